"""Remembered players: names that can be told apart, ids that are never given twice."""

import pytest
from table_toys import HandClock

from app.table.profiles import Profiles
from app.table.store.store import Store


@pytest.fixture
def profiles(tmp_path):
    with Store.open(tmp_path, HandClock()) as store:
        yield Profiles(store)


def test_players_are_remembered(tmp_path):
    with Store.open(tmp_path, HandClock()) as store:
        anna = Profiles(store).add("Anna", "moon", (2, 29))
    with Store.open(tmp_path, HandClock()) as store:
        assert Profiles(store).all() == (anna,)
        assert Profiles(store).get(anna.id) == anna


def test_names_are_tidied(profiles):
    assert profiles.add("  Jan  Piet ", "moon").name == "Jan Piet"
    assert profiles.add("Zoe\u0308", "leaf").name == "Zo\u00eb"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("Wilhelminaa", "name-too-long"),
        ("a\u0007b", "name-unprintable"),
        ("ANNA", "name-taken"),
    ],
)
def test_other_names_are_refused(profiles, name, key):
    profiles.add("Anna", "moon")
    assert profiles.refusal(name).key == key
    with pytest.raises(ValueError, match=key):
        profiles.add(name, "leaf")


def test_a_profile_may_keep_its_own_name(profiles):
    anna = profiles.add("anna", "moon")
    assert profiles.rename(anna.id, "Anna").name == "Anna"
    ben = profiles.add("Ben", "leaf")
    with pytest.raises(ValueError, match="name-taken"):
        profiles.rename(ben.id, "Anna")


def test_figure_and_birthday_change(profiles):
    anna = profiles.add("Anna", "moon")
    profiles.set_figure(anna.id, "boat")
    profiles.set_birthday(anna.id, (12, 31))
    assert profiles.get(anna.id) == type(anna)(anna.id, "Anna", "boat", (12, 31))
    assert profiles.set_birthday(anna.id, None).birthday is None


def test_unknown_figures_dates_and_ids_are_bugs(profiles):
    anna = profiles.add("Anna", "moon")
    with pytest.raises(ValueError, match="'cow'"):
        profiles.set_figure(anna.id, "cow")
    with pytest.raises(ValueError, match="day is out of range"):
        profiles.set_birthday(anna.id, (2, 30))
    with pytest.raises(KeyError):
        profiles.rename(99, "Ben")


def test_a_deleted_id_is_never_given_again(profiles):
    anna = profiles.add("Anna", "moon")
    profiles.delete(anna.id)
    assert profiles.all() == ()
    assert profiles.add("Anna", "moon").id != anna.id
