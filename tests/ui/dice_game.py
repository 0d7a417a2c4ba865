"""A tiny game with a die, and its screens: everybody throws in turn, the highest sum wins after some rounds."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import (
    Chance,
    Game,
    IllegalMove,
    Move,
    Over,
    Refusal,
    Result,
    Roll,
    Rolled,
    Scoreboard,
    ScoreLine,
    Seat,
    Setup,
    Step,
    Turn,
    Waiting,
    Way,
    places,
)
from app.table.match.match import Match
from app.ui.kit.frame import Frame
from app.ui.screens.match.match_screen import MatchScreen
from app.ui.screens.match.page import Page
from app.ui.stage.playable import Demo, Playable
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.words.language import Language


class Options(Struct, frozen=True):
    """How often everybody throws, the faces of the die, and whether one seat throws until the end."""

    rounds: int = 2
    faces: int = 6
    is_long: bool = False


class Throw(Move, frozen=True):
    """Take the die."""


class Thrown(Struct, frozen=True, tag=True):
    """A die came to rest."""

    seat: Seat
    face: int
    source: str


class State(Struct, frozen=True):
    """The sums, how many throws are left, and who throws."""

    options: Options
    sums: tuple[int, ...]
    left: int
    current: Seat
    is_rolling: bool = False


def start(setup: Setup[Options]) -> State:
    return State(setup.options, (0,) * setup.seats, setup.seats * setup.options.rounds, setup.first)


def turn(state: State) -> Turn:
    if state.is_rolling:
        return Chance(Roll(state.current, state.options.faces))
    return Waiting((state.current,)) if state.left else Over(Result(places(state.sums)))


def refusal(state: State, move: Any) -> Refusal | None:
    if isinstance(move, Rolled):
        is_face = state.is_rolling and 1 <= move.face <= state.options.faces
        return None if is_face else Refusal("D1", "face")
    is_now = isinstance(move, Throw) and state.left and not state.is_rolling and move.seat == state.current
    return None if is_now else Refusal("D2", "not_now")


def legal(state: State, seat: Seat) -> Iterator[Throw]:
    return (move for move in (Throw(seat),) if refusal(state, move) is None)


def play(state: State, move: Any) -> Step[State, Thrown]:
    if refused := refusal(state, move):
        raise IllegalMove(move, refused)
    if isinstance(move, Throw):
        return Step(replace(state, is_rolling=True))
    seat = state.current
    sums = (*state.sums[:seat], state.sums[seat] + move.face, *state.sums[seat + 1 :])
    after = seat if state.options.is_long else Seat((seat + 1) % len(sums))
    return Step(State(state.options, sums, state.left - 1, after), (Thrown(seat, move.face, move.source),))


def score(state: State) -> Scoreboard:
    return Scoreboard((ScoreLine("sum", state.sums),), state.sums)


DICE = Game(
    name="dice",
    way=Way.SCREEN,
    seats=range(1, 5),
    moves=Throw,
    options=Options,
    start=start,
    turn=turn,
    legal=legal,
    refusal=refusal,
    play=play,
    score=score,
    view=lambda state, _seat: state,
)

# ---------------------------------------------------------------- screens


class ThrowPage(Page):
    """The star takes the die."""

    def scene(self, frame: Frame) -> list[Element]:
        """Return one word."""
        return [Label(bounds=frame.stage, wordings="dice", colour=self.ui.theme.text.main)]

    def pressed(self) -> None:
        """Take the die."""
        match = self.ui.table.match
        assert match is not None
        if match.acting:
            self.submit(Throw(match.acting[0]))


class DiceScreen(MatchScreen):
    """A match of dice."""

    def page_of(self, _state: State) -> Page:
        """Return the one page there is."""
        return ThrowPage(self.ui, self.submit)

    def explain(self, refused: Refusal) -> str:
        """Say why not."""
        return refused.key


def sentence(_language: Language, match: Match, event: Thrown) -> str:
    """Say a throw with where it came from."""
    return f"{match.players[event.seat].name}: {event.face} ({event.source})"


PLAYABLE = Playable(
    game=DICE,
    title="Dice",
    drawing=lambda box: Panel(bounds=box),
    setup=DiceScreen,  # nobody sets it up in these tests
    play=DiceScreen,
    progress=lambda _language, _match: ("dice",),
    sentence=sentence,
    moment=lambda _language, _match: "",
    rules=lambda _language: (),
    demo=Demo(prepare=lambda _robot: (), act=lambda _robot, _luck, _n: None),
)
