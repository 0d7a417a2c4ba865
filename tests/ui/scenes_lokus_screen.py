"""Every screen of a game of Lokus on this screen, by name, reached by legal moves."""

from collections.abc import Callable
from typing import Any

from lokus_whole_table import Until, begin, mixed, play_to, tell_to, whole
from stage_set import Put, Stage

from app.games.game import Seat
from app.games.lokus.events import CardBlocked, CardPlaced, Role
from app.games.lokus.screen.moves import CardsRevealed
from app.games.lokus.screen.state import Options, Phase
from app.games.lokus.standing import Edition
from app.ui.kit.parts import Undo
from app.ui.play.lokus.both.intents import CallSeat, PickCard, PickLine, ShowOverview, ShowSeen
from app.ui.play.lokus.screen import setup as screen_setup
from app.ui.play.lokus.telling.beats import Asking, Cleaning, Placing, Turned
from app.ui.play.lokus.telling.flights import FULL_LINE
from app.ui.play.lokus.telling.page import TellingPage
from app.ui.screens.match.log import Select, TurnOver
from app.ui.stage import places

AID = Options(seen_aid=True, tie_rolls=True)
GERMAN = Options(edition=Edition.GERMAN)


def _setup(seats: int, *intents: Any) -> Put:
    def act(stage: Stage) -> None:
        stage.remember(seats)
        stage.ui.go(whole(stage).setup(stage.ui, stage.players(seats)))
        for intent in intents:
            stage.ui.screen.tapped(intent)

    return act


def _at(
    phase: Phase, seats: int = 3, until: Until = lambda _state: True, *, do: tuple[Any, ...] = (), **wishes: Any
) -> Put:
    """Play to a phase, show the table, and do things there: intents, or functions of the screen."""

    def act(stage: Stage) -> None:
        stage.likes(motion="less")
        begin(stage, seats, **wishes)
        play_to(stage, phase, until, mixed)
        stage.ui.go(whole(stage).play(stage.ui))
        for wish in do:
            _let_alone(stage)
            screen = stage.ui.screen
            if callable(wish):
                wish(screen)
            else:
                screen.tapped(wish)

    return act


def _told(seats: int, wanted: Callable[[TellingPage], bool], *, do: tuple[Any, ...] = (), **wishes: Any) -> Put:
    """Play on the screen until it tells what is wanted."""

    def act(stage: Stage) -> None:
        stage.likes(motion="less")
        begin(stage, seats, **wishes)
        stage.ui.go(whole(stage).play(stage.ui))
        tell_to(stage, wanted)
        for intent in do:
            stage.ui.screen.tapped(intent)

    return act


def _let_alone(stage: Stage) -> None:
    """Let the star alone for so long that a press opens the hand of whoever was handed the screen (K19)."""
    stage.shell.beat((), ())
    stage.clock.turn(3.0)
    stage.shell.beat((), ())


def _moving(seats: int, wanted: Callable[[TellingPage], bool], *after: float) -> Put:
    """Play on the screen until it tells what is wanted, and look while it still moves, some seconds later."""

    def act(stage: Stage) -> None:
        _told(seats, lambda _page: True)(stage)
        tell_to(stage, lambda page: page.is_over)
        stage.likes(motion="full")
        tell_to(stage, wanted)
        for seconds in after:
            stage.clock.turn(seconds)
            stage.ui.screen.tick(stage.ui.now)

    return act


def _open(screen: Any) -> None:
    """Let the one who is asked take the screen, and open the hand."""
    screen.ui.clock.turn(screen.ui.theme.time.hand_over / 1000)
    screen.pressed()


def _pick(n: int) -> Callable[[Any], None]:
    return lambda screen: screen.tapped(PickCard(screen.page.cards[n]))


def _is(kind: type, role: Role | None = None) -> Callable[[TellingPage], bool]:
    def wanted(page: TellingPage) -> bool:
        beat = page.beat
        return isinstance(beat, kind) and (
            role is None or getattr(beat, "named", None) is None or beat.named.role is role
        )

    return wanted


def _blocked(page: TellingPage) -> bool:
    return isinstance(page.beat, Placing) and isinstance(page.beat.how, CardBlocked)


def _forced(page: TellingPage) -> bool:
    """Tell of a card that only one line accepts, well into a set."""
    beat = page.beat
    return isinstance(beat, Placing) and isinstance(beat.how, CardPlaced) and not beat.how.is_chosen


def _tied(page: TellingPage) -> bool:
    return isinstance(page.beat, Placing | Asking) and bool(page.beat.named.tied)


def _both(page: TellingPage) -> bool:
    """Tell of a line that is blocked by colour and by number."""
    beat = page.beat
    return isinstance(beat, Placing) and any(b is not None and len(b.people) == 2 for b in beat.how.blocks)


def _fifth(page: TellingPage) -> bool:
    """Ask for a line while one of them has four people."""
    return isinstance(page.beat, Asking) and any(len(people) == 4 for people in page.beat.before.lines)


def _is_bot(page: TellingPage) -> bool:
    """Tell of a bot that chooses a line."""
    return isinstance(page.beat, Asking) and page.beat.named.seat == 1


def _over(page: TellingPage) -> bool:
    return page.is_over


def _round(n: int) -> Until:
    return lambda state: state.round == n


def _log(seats: int, until: Until, *, is_over: bool = False, is_pictured: bool = True) -> Put:
    """Open the log, with the picture or without, at the last round that was turned up."""

    def act(stage: Stage) -> None:
        begin(stage, seats)
        play_to(stage, Phase.OVER if is_over else Phase.SHOWN, until, mixed)
        if is_over:
            stage.ui.table.leave()
        stage.ui.open(places.Log(stage.ui.table.look(stage.ui.records.all()[0].match) if is_over else None))
        screen = stage.ui.screen
        turned = [e.n for e in screen.match.log if any(isinstance(event, CardsRevealed) for event in e.events)]
        told = [at for at, line in enumerate(screen._lines()) if line.n in turned and not line.is_heading]
        screen.tapped(Select(told[-20] if is_over else told[-1]))
        screen.tapped(TurnOver(is_pictured))

    return act


LOKUS_SCREEN: dict[str, Put] = {
    "queue-setup-2": _setup(2),
    "queue-setup-4": _setup(4),
    "queue-setup-seen": _setup(4, screen_setup.AskSeen()),
    "queue-handover-2": _at(Phase.CHOOSING, 2),
    "queue-handover-4": _at(Phase.CHOOSING, 4, lambda s: s.round == 5 and s.locked[0]),
    "queue-handover-6": _at(Phase.CHOOSING, 6, lambda s: s.round == 8 and s.locked[0] and s.locked[1]),
    "queue-handover-again": _at(Phase.CHOOSING, 4, lambda s: s.locked[0], do=(CallSeat(Seat(0)),)),
    "queue-handover-seen": _at(Phase.CHOOSING, 5, _round(6), do=(ShowSeen(),), options=AID),
    "queue-hand-2": _at(Phase.CHOOSING, 2, do=(_open,)),
    "queue-hand-4": _at(Phase.CHOOSING, 4, do=(_open, _pick(3))),
    "queue-hand-6": _at(Phase.CHOOSING, 6, _round(3), do=(_open, _pick(5))),
    "queue-hand-late": _at(Phase.CHOOSING, 5, _round(9), do=(_open, _pick(0))),
    "queue-hand-locked": _at(Phase.CHOOSING, 3, lambda s: s.locked[0], do=(CallSeat(Seat(0)), _open)),
    "queue-hand-seen": _at(Phase.CHOOSING, 6, _round(4), do=(_open, ShowSeen()), options=AID),
    "queue-hand-aid": _at(Phase.CHOOSING, 4, _round(4), do=(_open,), options=AID),
    "queue-handover-redo": _at(Phase.CHOOSING, 6, lambda s: s.locked[2], do=(Undo(),)),
    "queue-hand-redo": _at(Phase.CHOOSING, 6, lambda s: s.locked[2], do=(Undo(), _open)),
    "queue-shown-redo": _at(Phase.CHOOSING, 5, _round(2), do=(Undo(),)),
    "queue-handover-bots": _at(Phase.CHOOSING, 4, lambda s: s.locked[0], bots=("", "easy", "middle", "strong")),
    "queue-ask-bot": _told(2, _is_bot, bots=("", "easy")),
    "queue-armed-2": _at(Phase.ARMED, 2, _round(2)),
    "queue-armed-6": _at(Phase.ARMED, 6, _round(5)),
    "queue-armed-last": _at(Phase.ARMED, 4, _round(11)),
    "queue-turned-3": _told(3, _is(Turned)),
    "queue-turned-6": _told(6, _is(Turned)),
    "queue-turning": _moving(6, _is(Turned), 0.25),
    "queue-cleaning-flight": _moving(4, _is(Cleaning), FULL_LINE, 0.4),
    "queue-ask": _told(4, _is(Asking, Role.LOWEST)),
    "queue-ask-chosen": _told(5, _is(Asking, Role.HIGHEST), do=(PickLine(1),)),
    "queue-ask-fifth": _told(3, _fifth),
    "queue-hand-overview": _at(Phase.CHOOSING, 4, do=(_open, _pick(3), ShowOverview())),
    "queue-hand-aid-overview": _at(Phase.CHOOSING, 6, _round(6), do=(_open, ShowOverview()), options=AID),
    "queue-tied-4": _told(4, _tied),
    "queue-tied-6": _told(6, _tied),
    "queue-forced": _told(4, _forced),
    "queue-both": _told(5, _both),
    "queue-blocked-2": _told(2, _blocked),
    "queue-blocked-6": _told(6, _blocked),
    "queue-cleaning-2": _told(2, _is(Cleaning)),
    "queue-cleaning-5": _told(5, _is(Cleaning)),
    "queue-cleaning-german": _told(4, _is(Cleaning), options=GERMAN),
    "queue-shown-3": _told(3, _over),
    "queue-shown-6": _told(6, _over),
    "queue-scored-6": _at(Phase.SCORED, 6, lambda s: len(s.sets) == 3),
    "queue-log-3": _log(3, _round(6)),
    "queue-log-6": _log(6, _round(8)),
    "queue-log-list": _log(4, _round(5), is_pictured=False),
    "queue-log-over-2": _log(2, lambda _state: True, is_over=True),
    "queue-log-over-6": _log(6, lambda _state: True, is_over=True),
    "queue-result-6": _at(Phase.OVER, 6),
}
"""All of them; a new screen is one line."""
