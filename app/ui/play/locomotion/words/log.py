"""What happened in a game of Locomotion, in sentences, both ways."""

from collections.abc import Sequence
from typing import Any

from app.games.game import Seat, Way
from app.games.locomotion.box.moves import (
    Act,
    CountingBegan,
    DieRolled,
    GameEnded,
    LocomotivesDrawn,
    NextGameBegan,
    OrderCompleted,
    OrderDrawn,
    PlacedEntered,
    PointsSpent,
    RolledOff,
    RollOffTied,
    RoundBegan,
    RunBegan,
    RunEnded,
    SpeedLaid,
    StandingsTold,
    StarterFound,
    StopNoted,
    TrappedNoted,
    TurnDone,
)
from app.games.locomotion.course import Ending
from app.games.locomotion.screen.moves import (
    Coupled,
    LocomotivePlaced,
    Piece,
    PlacingDone,
    Stepped,
    StoppedDead,
    TrappedPassed,
    Uncoupled,
    WagonPlaced,
)
from app.games.locomotion.train import Colour
from app.table.match.match import AnyMatch
from app.ui.play.locomotion.words.shared import colour_word, made
from app.ui.words.language import Language, mark

ENDINGS = {
    Ending.ORDER: mark("the order is complete"),
    Ending.TRAPPED: mark("everyone is trapped"),
    Ending.ROUNDS: mark("the rounds are over"),
    Ending.AGREEMENT: mark("everyone agreed to stop"),
}
SOURCES = {"die": mark("die"), "typed": mark("typed"), "screen": mark("screen"), "corrected": mark("corrected")}


def heading(language: Language, _match: AnyMatch, event: Any) -> str | None:
    """Return what the lines after this event stand under, or None if they go on as before."""
    match event:
        case RoundBegan(number):
            return language.t("round {round}", round=number)
        case NextGameBegan(game):
            return language.t("Game {game}", game=game)
        case RunBegan(seat):
            return language.t("Run of {name}", name=_match.players[seat].name)
        case _:
            return None


def sentence(language: Language, match: AnyMatch, event: Any) -> str | None:
    """Say what happened; None for events that say nothing new at the table."""
    return _Words(language, match).said(event)


class _Words:
    """The sentences of one match in one language."""

    def __init__(self, language: Language, match: AnyMatch) -> None:
        self.t, self.n, self.language, self.match = language.t, language.n, language, match

    def _name(self, seat: Seat) -> str:
        return self.match.players[seat].name

    def _colours(self, colours: Sequence[Colour]) -> str:
        return self.language.joined([colour_word(self.language, colour) for colour in colours])

    def _order(self, colours: Sequence[Colour]) -> str:
        return ", ".join(colour_word(self.language, colour) for colour in colours)

    def said(self, event: Any) -> str | None:
        """Return the sentence of one event."""
        return self._before(event) or self._in_turn(event) or self._at_end(event)

    def _before(self, event: Any) -> str | None:  # noqa: PLR0911  one case per event
        t = self.t
        match event:
            case LocomotivePlaced(seat, colour):
                return t("{name} placed the {colour} locomotive", name=self._name(seat), colour=self._order([colour]))
            case WagonPlaced(seat, colour):
                return t("{name} placed a {colour} wagon", name=self._name(seat), colour=self._order([colour]))
            case PlacingDone(seat):
                return t("{name} has placed everything", name=self._name(seat))
            case LocomotivesDrawn(colours):
                drawn = [f"{self._name(Seat(seat))} {self._order([colour])}" for seat, colour in enumerate(colours)]
                return t("Locomotives drawn: {drawn}", drawn=", ".join(drawn))
            case OrderDrawn(order):
                return t("The order: {order}", order=self._order(order))
            case RolledOff(seat, face, source):
                return t("{name} rolled {face} for the start ({source})", name=self._name(seat), face=face,
                         source=self.language.t(SOURCES[source]))  # fmt: skip
            case RollOffTied(seats):
                return t("Equal: {names} roll again", names=self.language.joined([self._name(s) for s in seats]))
            case StarterFound(seat):
                return t("{name} starts", name=self._name(seat))
            case _:
                return None

    def _in_turn(self, event: Any) -> str | None:  # noqa: C901, PLR0911, PLR0912  one case per event
        t, n = self.t, self.n
        match event:
            case DieRolled(seat, face, source):
                return t("{name} rolled {face} ({source})", name=self._name(seat), face=face,
                         source=self.language.t(SOURCES[source]))  # fmt: skip
            case SpeedLaid(seat, speed):
                return t("{name} laid speed {speed}", name=self._name(seat), speed=speed)
            case Stepped(seat):
                return self._spent(seat, Act.STEP, 1)
            case Coupled(seat, _, _, colours):
                return t("{name} coupled {colours}", name=self._name(seat), colours=self._colours(colours))
            case Uncoupled(seat, _, _, colours):
                return t("{name} left {colours} behind", name=self._name(seat), colours=self._colours(colours))
            case PointsSpent(seat, act, count):
                return self._spent(seat, act, count)
            case TurnDone(seat, lost):
                if not lost:
                    return t("{name} is done", name=self._name(seat))
                return n("{name} is done, one point unspent", "{name} is done, {count} points unspent", lost,
                         name=self._name(seat))  # fmt: skip
            case StoppedDead(seat, lost, blockers):
                return self._stopped(seat, lost, blockers)
            case StopNoted(seat, lost):
                return self._stopped(seat, lost or 0, ())
            case TrappedPassed(seat, blockers):
                who = self._pieces(blockers)
                return t("{name} is trapped by {pieces} and skipped", name=self._name(seat), pieces=who)
            case TrappedNoted(seat):
                return t("{name} is trapped and skipped", name=self._name(seat))
            case _:
                return None

    def _at_end(self, event: Any) -> str | None:  # noqa: PLR0911  one case per event
        t = self.t
        match event:
            case OrderCompleted(seat):
                return t("{name} has the whole order", name=self._name(seat))
            case RunEnded(seat, steps, couplings, has_given_up):
                name, run = self._name(seat), made(self.language, steps, couplings)
                if has_given_up:
                    return t("{name} gave up after {steps} and {couplings}", name=name, **run)
                if self.match.setup.options.steps_only:
                    return t("{name}: {steps}, {couplings} free", name=name, **run)
                return t("{name}: {total} in all, {steps} and {couplings}", name=name, total=steps + couplings, **run)
            case CountingBegan(ending):
                return t("The game is over: {why}", why=t(ENDINGS[ending]))
            case PlacedEntered(seat, wagons):
                return self.n("{name}: one wagon in its place", "{name}: {count} wagons in their place", wagons,
                              name=self._name(seat))  # fmt: skip
            case GameEnded(_, _, points) if self.match.game.way is Way.BOX:  # why was said when counting began
                return t("Points: {points}", points=self._scores(points))
            case GameEnded(ending, _, points):
                return t("The game is over: {why}. Points: {points}", why=t(ENDINGS[ending]),
                         points=self._scores(points))  # fmt: skip
            case StandingsTold(game, scores):
                return t("After game {game}: {scores}", game=game, scores=self._scores(scores))
            case _:
                return None

    def _scores(self, scores: Sequence[int]) -> str:
        return ", ".join(f"{self._name(Seat(seat))} {points}" for seat, points in enumerate(scores))

    def _spent(self, seat: Seat, act: Act, count: int) -> str:
        name = self._name(seat)
        match act:
            case Act.STEP:
                return self.n("{name} drove one step", "{name} drove {count} steps", count, name=name)
            case Act.COUPLE:
                return self.t("{name} coupled", name=name)
            case Act.UNCOUPLE:
                return self.t("{name} uncoupled", name=name)

    def _stopped(self, seat: Seat, lost: int, blockers: Sequence[Piece]) -> str:
        name = self._name(seat)
        if blockers:
            return self.t("{name} stopped dead before {pieces}, {lost} unspent", name=name,
                          pieces=self._pieces(blockers), lost=lost)  # fmt: skip
        return self.t("{name} stopped dead, {lost} unspent", name=name, lost=lost)

    def _pieces(self, pieces: Sequence[Piece]) -> str:
        return self.language.joined([self._piece(piece) for piece in pieces])

    def _piece(self, piece: Piece) -> str:
        colour = colour_word(self.language, piece.colour)
        if piece.is_locomotive:
            return self.t("the {colour} locomotive", colour=colour)
        return self.t("a {colour} wagon", colour=colour)


def progress(language: Language, match: AnyMatch) -> tuple[str, ...]:
    """Say whose turn it is and how far the game is: first long, then short."""
    state = match.view(None)
    name = match.players[state.current].name
    if state.options.variant.value == "solo":
        return (language.t("{name} is driving", name=name), name)
    return (language.t("{name}'s turn, round {round}", name=name, round=state.round), name)
