"""Preferences: kept as they are, and one bad value never takes the others with it."""

import pytest
from msgspec.structs import replace
from table_toys import HandClock, players

from app.games.game import Way
from app.table import preferences
from app.table.preferences import LastTable, Preferences
from app.table.store.store import Store


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path, HandClock()) as store:
        yield store


def test_the_first_run_has_defaults_and_no_language(store):
    assert preferences.load(store) == Preferences()
    assert preferences.load(store).lang is None


def test_all_preferences_come_back(store):
    wanted = Preferences(
        lang="nl",
        sound=0,
        is_muted=True,
        brightness=1,
        motion="less",
        text_size="largest",
        facing="fixed",
        stand="tilted",
        touch=(1.0, 0.0, 0.5, 0.0, 1.0, -0.5),
        lesson_seen=True,
        last_tables={preferences.table_key("toy", Way.SCREEN): LastTable(players(2), '{"cards":8}')},
    )
    preferences.save(store, wanted)
    assert preferences.load(store) == wanted


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("sound", 9),
        ("sound", "loud"),
        ("brightness", 0),
        ("lang", "fr"),
        ("motion", None),
        ("touch", [1, 2]),
        ("last_tables", {"toy": 1}),
    ],
)
def test_a_bad_value_falls_back_alone_with_a_notice(store, field, value):
    store.put("preferences", {"is_muted": True, "stand": "tilted", field: value})
    found = preferences.load(store)
    assert found == replace(Preferences(), is_muted=True, stand="tilted")
    assert [(notice.key, notice.values["key"]) for notice in store.notices] == [("preference-refused", field)]


def test_values_of_another_version_are_passed_over(store):
    store.put("preferences", {"is_muted": True, "smell": "roses"})
    assert preferences.load(store) == Preferences(is_muted=True)
    assert store.notices == ()


def test_something_else_entirely_falls_back_as_a_whole(store):
    store.put("preferences", [1, 2])
    assert preferences.load(store) == Preferences()
    assert [notice.values["key"] for notice in store.notices] == ["all"]


def test_out_of_bounds_is_not_kept(store):
    preferences.save(store, Preferences(sound=3))
    with pytest.raises(ValueError, match="sound"):
        preferences.save(store, Preferences(sound=99))
    assert preferences.load(store).sound == 3
