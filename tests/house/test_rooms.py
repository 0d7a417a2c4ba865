"""The rooms of each game: words and look below, what both ways share above, each way on top; nobody else knows a game.

Games are found by looking, so that a new one is held to it at once.
"""

import pytest

from tests.house.figures import ROOT, imports

ROOMS = ("words", "look", "both")
"""The lower rooms of a game on the screen, from below; `box`, `screen` and rooms of a game's own lie above them."""

GAMES = sorted(path.name for path in (ROOT / "app/games").iterdir() if (path / "__init__.py").exists())
OWN = ("app.games", "app.prints", "app.ui.play")
"""The floors on which a game has a folder."""


def room(module: str, game: str) -> str:
    """Return the room of a module in the screens of a game, or nothing."""
    prefix = f"app.ui.play.{game}."
    return module.removeprefix(prefix).partition(".")[0] if module.startswith(prefix) else ""


def height(name: str) -> int:
    """Return how high a room lies."""
    return ROOMS.index(name) if name in ROOMS else len(ROOMS)


@pytest.mark.parametrize("game", GAMES)
def test_no_room_of_a_game_looks_up(game):
    arrows = ((a, b) for a, others in imports().items() for b in others if room(a, game) and room(b, game))
    assert [(a, b) for a, b in arrows if height(room(b, game)) > height(room(a, game))] == []


@pytest.mark.parametrize("game", GAMES)
def test_beside_the_box_and_on_the_screen_do_not_know_each_other(game):
    arrows = ((a, b) for a, others in imports().items() for b in others)
    assert [(a, b) for a, b in arrows if {room(a, game), room(b, game)} == {"box", "screen"}] == []


@pytest.mark.parametrize("game", GAMES)
def test_nobody_knows_a_game_but_itself(game):
    """Not the kit, the widgets, the paper, the stage, nor another game; a command may print a game's sheet."""
    inside = tuple(f"{floor}.{game}" for floor in OWN)
    arrows = ((a, b) for a, others in imports().items() for b in others)
    known = {(a, b) for a, b in arrows if b.startswith(inside) and not a.startswith(inside)}
    assert {a for a, _ in known} <= {"app.commands"}
