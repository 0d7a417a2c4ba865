"""A roll is awaited: the die on the cable proposes a face, a face is touched, or the screen rolls. For any game."""

from collections.abc import Callable

from msgspec import Struct

from app.games.game import ChanceMove, Roll, Rolled
from app.table.match.match import AnyMatch
from app.table.ports import DieMotion
from app.ui.ink.geometry import Rect, around
from app.ui.ink.motion import Span
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint, turn_line
from app.ui.screens.match.page import Page
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon
from app.ui.words.language import mark

GAP = 3.0
SHARE = 0.56  # of the stage for what a game shows beside the faces

Beside = Callable[[Rect], list[Element]]
"""What a game keeps in sight while a roll is awaited: its board, in a box."""

ASKED = {
    DieMotion.STILL: (mark("Roll the die, or touch what yours shows"),),
    DieMotion.HANDLED: (mark("Roll the die, or touch what yours shows"),),
    DieMotion.ROLLING: (mark("The die is rolling…"),),
    DieMotion.COCKED: (
        mark("The die lies askew: roll again, or touch what it shows"),
        mark("The die lies askew: roll again"),
    ),
}
"""What is said while the die on the cable is there and shows no face yet, in full and shorter."""


class TypeFace(Struct, frozen=True):
    """The real die shows this face."""

    face: int


class TakeFace(Struct, frozen=True):
    """The face that is proposed counts."""


class RollAgain(Struct, frozen=True):
    """The roll of the die on the cable does not count."""


class RollPage(Page):
    """A key for every face; the log keeps where the face came from.

    What is touched counts at once, the star lets the screen roll. What the die on the cable shows is a proposal:
    the star takes it, another face corrects it, a key asks for another roll. For a bot nobody needs to do anything:
    without a die on the cable the screen rolls after a moment.
    """

    def __init__(
        self, ui: Ui, match: AnyMatch, submit: Callable[[ChanceMove], bool], beside: Beside | None = None
    ) -> None:
        super().__init__(ui, submit)
        self.beside = beside
        assert isinstance(match.awaiting, Roll)
        self.match = match
        self.roll: Roll = match.awaiting
        self.corrected: int | None = None
        self._is_there = False
        self._is_lost = False
        self._shown: int | None = None
        self._moment = Span(ui.now, ui.theme.time.reveal / 1000)

    @property
    def proposal(self) -> Rolled | None:
        """The face that counts when the star is pressed; None: the screen rolls."""
        if self.ui.die.face is None:
            return None
        return Rolled(self.ui.die.face, "die") if self.corrected is None else Rolled(self.corrected, "typed")

    def asks(self) -> tuple[str, ...]:
        """Ask for the roll, long and short."""
        return (self.ui.t("Roll your die and touch what it shows"),)

    @property
    def purpose(self) -> tuple[str, ...]:
        """What is rolled for, long and short; a game that rolls for more than one thing says more."""
        return (self.ui.t("rolls"), "")

    @property
    def is_for_bot(self) -> bool:
        """The device plays for the seat that rolls."""
        return bool(self.match.players[self.roll.seat].bot)

    def tick(self, now: float) -> None:
        """Ask the die once, and notice it coming, leaving and showing a face; roll for a bot that has none."""
        die = self.ui.die
        die.await_roll((self.match.id, self.match.version), self.roll.faces)
        is_there = die.is_ready(self.roll.faces)
        if is_there != self._is_there:
            self._is_lost = not is_there
            self._is_there = is_there
            self.ui.redraw()
        if die.face != self._shown:
            self._shown = die.face
            if die.face is not None:
                self.ui.play(Cue.PLACE)
            self.ui.redraw()
        if self.is_for_bot and not is_there and self._moment.is_over(now):
            self.pressed()

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the faces, or the one that is proposed."""
        ui, theme = self.ui, self.ui.theme
        player = self.match.players[self.roll.seat]
        out = turn_line(ui, frame, player, self.purpose, points_to=player.side)
        stage = frame.stage
        if self.beside is not None:
            cut = stage.cut_top(stage.h * SHARE, GAP) if frame.is_tall else stage.cut_left(stage.w * SHARE, 2 * GAP)
            board, stage = cut
            out += self.beside(board)
        is_narrow = frame.is_tall or self.beside is not None
        asked, keys = stage.cut_top(17.0 if is_narrow else 12.0, GAP)
        proposal = self.proposal
        out += self._said(asked, proposal, lines=3 if is_narrow else 2)
        words = self._star_words(proposal)
        if frame.far_line is None:
            out += hint(theme, frame, words, is_gold=True)
        else:
            keys, below = keys.cut_bottom(9.0, 2.0)
            out.append(Label(bounds=below, wordings=words, colour=theme.gold.star, align=1.0))
        return out + (self._faces(keys, frame) if proposal is None else self._proposed(keys, frame, proposal))

    def _said(self, box: Rect, proposal: Rolled | None, *, lines: int) -> list[Element]:
        """Return the sentence above, with the sign of the die while it is there, or of its loss."""
        ui, theme = self.ui, self.ui.theme
        colour = theme.text.main
        if proposal is not None:
            icon, words = self._proposal_words(proposal)
        elif self._is_there:
            icon, words = "die", self._asked(ui.die.motion)
        elif self._is_lost:
            long = ui.t("The die on the cable is gone. It comes back by itself; until then, touch what it shows.")
            icon, words = "plug", (long, ui.t("The die on the cable is gone. Touch what it shows."))
            colour = theme.signal.warn
        else:
            icon, words = "", self._to_roll()
        out: list[Element] = []
        if icon:
            place, box = box.cut_left(9.0, GAP)
            out.append(Icon(bounds=around(place.centre, 8.4), name=icon, colour=colour))
        return [*out, Label(bounds=box, wordings=words, colour=colour, lines=lines, floor=3.4)]

    def _to_roll(self) -> tuple[str, ...]:
        """Return who rolls without a die on the cable: a player, or the screen for a bot."""
        if self.is_for_bot:
            return (self.ui.t("The screen rolls for {name}", name=self.match.players[self.roll.seat].name),)
        return self.asks()

    def _asked(self, motion: DieMotion) -> tuple[str, ...]:
        """Return what is said while the die on the cable shows no face: for a bot somebody else rolls it."""
        if self.is_for_bot and motion in (DieMotion.STILL, DieMotion.HANDLED):
            return (self.ui.t("Roll the die for {name}", name=self.match.players[self.roll.seat].name),)
        return tuple(map(self.ui.t, ASKED[motion]))

    def _proposal_words(self, proposal: Rolled) -> tuple[str, tuple[str, ...]]:
        ui, face = self.ui, proposal.face
        if proposal.source == "die":
            long = ui.t("The die shows {face}. Not so? Touch the right face.", face=face)
            return "die", (long, ui.t("The die shows {face}", face=face))
        return "touch", (ui.t("Put right by hand: {face}", face=face),)

    def _star_words(self, proposal: Rolled | None) -> str | tuple[str, ...]:
        if proposal is None:
            return self.ui.t("Star: the screen rolls"), self.ui.t("Star rolls")
        return self.ui.t("Star: take the {face}", face=proposal.face)

    def _faces(self, box: Rect, frame: Frame) -> list[Element]:
        is_narrow = frame.is_tall == (self.beside is None)
        places = face_grid(box, self.roll.faces, 2 if is_narrow else 3, 34.0)
        return [DieFace(bounds=place, face=face, tap=TypeFace(face)) for face, place in enumerate(places, 1)]

    def _proposed(self, box: Rect, frame: Frame, proposal: Rolled) -> list[Element]:
        """Return the face large, all faces small to put it right, and the key for another roll.

        +------+  1 2 3        TALL: the large face on top
        | face |  4 5 6
        +------+  [again]
        """
        if frame.is_tall:
            large, rest = box.cut_top(min(box.h * 0.42, 60.0), 2 * GAP)
        else:
            box = around(box.centre, min(box.w, 140.0), box.h)
            large, rest = box.cut_left(min(box.w * 0.44, box.h + 12.0), 2 * GAP)
        rest, again = rest.cut_bottom(14.0, GAP)
        side = min(large.w, large.h, 58.0)
        shown = DieFace(bounds=around(large.centre, side), face=proposal.face, tap=TakeFace())
        small = [
            DieFace(bounds=place, face=face, tap=TypeFace(face), is_chosen=face == proposal.face)
            for face, place in enumerate(face_grid(rest, self.roll.faces, 3, 22.0), 1)
        ]
        again = around(again.centre, min(again.w, 60.0), again.h)
        return [shown, *small, Key(bounds=again, icon="again", label=self.ui.t("Roll again"), tap=RollAgain())]

    # ------------------------------------------------------------ doing

    def tapped(self, intent: object) -> None:
        """Take the face that was touched, or put the proposal right with it."""
        match intent:
            case TypeFace(face) if self.ui.die.face is not None:
                self.corrected = None if face == self.ui.die.face else face
                self.ui.redraw()
            case TypeFace(face):
                self.submit(Rolled(face, "typed"))
            case TakeFace():
                self.pressed()
            case RollAgain():
                self.corrected = None
                self.ui.die.roll_again()
                self.ui.redraw()

    def pressed(self) -> None:
        """Take what is proposed, or let the screen roll."""
        self.submit(self.proposal or self.match.luck())


def face_grid(box: Rect, count: int, columns: int, most: float) -> list[Rect]:
    """Return squares in rows, centred in a box."""
    rows = -(-count // columns)
    side = min((box.w - GAP * (columns - 1)) / columns, (box.h - GAP * (rows - 1)) / rows, most)
    left = box.x + (box.w - columns * side - (columns - 1) * GAP) / 2
    return [
        Rect(left + (n % columns) * (side + GAP), box.y + (n // columns) * (side + GAP), side, side)
        for n in range(count)
    ]
