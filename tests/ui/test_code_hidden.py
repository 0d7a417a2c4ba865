"""The code of a match that hides something is told nowhere while it is open; every scene is watched by the walk."""

import io

import pytest
from scenes import SCENES
from secrets_told import codes_told
from stage_set import composed, staged

from app.table.match.codes import to_words
from app.table.store.export import export_jsonl
from app.ui.ink.screen_profiles import PROFILES
from app.ui.kit.frame import frame_of
from app.ui.stage import places

OPEN = ("queue-hand-4", "whole-market-3", "picking-device-2")


def told(stage):
    """Return what a tall and a wide panel tell."""
    frames = [frame_of(PROFILES[panel]) for panel in ("1280x800", "720x1280")]
    return [each for frame in frames for each in codes_told(stage, composed(stage.ui.screen, frame))]


@pytest.mark.parametrize("place", [places.Pause(), places.Log(), places.Records(), None])
@pytest.mark.parametrize("name", OPEN)
def test_no_place_in_an_open_match_tells_its_code(name, place):
    with staged() as stage:
        SCENES[name](stage)
        stage.ui.home() if place is None else stage.ui.open(place)
        assert told(stage) == []


@pytest.mark.parametrize("name", OPEN)
def test_no_export_of_an_open_match_tells_its_code(name):
    with staged() as stage:
        SCENES[name](stage)
        lines, match = io.StringIO(), stage.match
        games = {(offer.name, offer.way): offer.playable.game for offer in stage.ui.covers}
        export_jsonl(stage.ui.table.store, games, match.id, lines)
        assert str(match.code) not in lines.getvalue()


def test_when_the_match_is_over_its_code_is_told():
    """Then the same cards can be dealt again; a game that hides nothing tells it at any time."""
    with staged() as stage:
        SCENES["queue-hand-4"](stage)
        match = stage.match
        assert match.told_code is None
        match.stop()
        assert match.told_code == match.code
    with staged() as stage:
        SCENES["lbox-pause"](stage)
        assert stage.match.told_code == stage.match.code
        frame = frame_of(PROFILES["1280x800"])
        assert to_words(stage.match.code, "en") in repr(composed(stage.ui.screen, frame))
