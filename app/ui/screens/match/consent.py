"""Taking back: at once where it is free, else the next player is asked and allows it with the star."""

from msgspec import Struct

from app.games.game import Move, Seat, clockwise
from app.table.match.match import AnyMatch
from app.table.match.seats import Player, Side
from app.table.match.take_back import Free, NeedsConsent, NothingToTakeBack
from app.ui.ink.geometry import Rect, around
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import head, help_key, hint, seat_edge
from app.ui.kit.table_sides import edge_of
from app.ui.stage.playable import playable_of
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Panel
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import StarLook

PATIENCE = 20  # seconds until no answer is a no


class Deny(Struct, frozen=True):
    """Do not allow it."""


def take_back(ui: Ui) -> None:
    """Take back the last move of a person: at once, or after whoever has to be asked allowed it.

    Bots are asked nothing, but what they did since goes back too, and nobody loses that by surprise.
    """
    match = ui.table.match
    seats = [] if match is None else _reach(match)
    wanted = NothingToTakeBack() if match is None or not seats else match.take_back()
    if match is None or isinstance(wanted, NothingToTakeBack):
        ui.play(Cue.REFUSE)
        ui.tell(ui.t("There is nothing to take back."), "info")
    elif len(seats) == 1 and not _has_to_be_asked(match, wanted):
        undo(ui, match)
    else:
        asked = _asked(match, seats[-1], wanted)
        ui.go(ConsentScreen(ui, match, NeedsConsent(asked, seats[-1]), tuple(seats)))


def _reach(match: AnyMatch) -> list[Seat]:
    """Return whose moves go back, the last first: all of bots, until one of a person; empty before anybody moved.

    Before anybody has moved nothing is undone: a bot does not play its first turn twice.
    """
    out: list[Seat] = []
    for entry in reversed(match.log):
        if not entry.taken_back and entry.seat is not None:
            out.append(entry.seat)
            if not match.players[entry.seat].bot:
                return out
    return []


def _has_to_be_asked(match: AnyMatch, wanted: Free | NeedsConsent) -> bool:
    """Tell whether one move needs an answer: of a person, or because it revealed or rolled something.

    A turn that only went on to a bot, which did nothing yet, goes back without a word.
    """
    if isinstance(wanted, Free):
        return False
    standing = [entry for entry in match.log if not entry.taken_back]
    is_seen = wanted.by in match.acting or not isinstance(standing[-1].move, Move)
    return is_seen or not match.players[wanted.asked].bot


def _asked(match: AnyMatch, by: Seat, wanted: Free | NeedsConsent) -> Seat:
    """Return the person who is asked: as the rules of taking back say, else the next person, among bots oneself."""
    if isinstance(wanted, NeedsConsent) and wanted.asked != by and not match.players[wanted.asked].bot:
        return wanted.asked
    others = (seat for seat in clockwise(by, len(match.players))[1:] if not match.players[seat].bot)
    return next(others, by)


def undo(ui: Ui, match: AnyMatch, count: int = 1) -> None:
    """Take back so many moves, all of them allowed, and let it be heard."""
    for _ in range(count):
        wanted = match.take_back()
        match.undo(wanted.asked if isinstance(wanted, NeedsConsent) else None)
    ui.play(Cue.TAKE_BACK)
    ui.redraw()


def last_move(ui: Ui, match: AnyMatch) -> str | None:
    """Return the sentence of what would be taken back, or None if it has none."""
    playable = playable_of(ui, match.game.name, match.game.way)
    if playable is None:
        return None
    said = (playable.sentence(ui.language, match, event) for event in match.undoable)
    return next((sentence for sentence in said if sentence), None)


class ConsentScreen(Screen):
    """Asks one seat; its star allows, its key does not, and time says no. `seats` are whose moves go back."""

    def __init__(self, ui: Ui, match: AnyMatch, wanted: NeedsConsent, seats: tuple[Seat, ...] = ()) -> None:
        super().__init__(ui)
        self.match = match
        self.wanted = wanted
        self.seats = seats or (wanted.by,)
        self.version = match.version
        self.until = ui.now + PATIENCE
        self.left = PATIENCE

    @property
    def asked(self) -> Player:
        """The player who is asked."""
        return self.match.players[self.wanted.asked]

    @property
    def side(self) -> Side:
        """The side of the player who is asked."""
        return self.asked.side

    @property
    def may_sleep(self) -> bool:
        """Somebody is waiting."""
        return False

    @property
    def star_look(self) -> StarLook:
        """The star allows it."""
        return StarLook.CONSENT

    @property
    def star_figure(self) -> str:
        """Whose star it is now."""
        return self.asked.figure

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the question, what it is about, the no and the time that is left."""
        ui = self.ui
        out: list[Element] = [help_key(frame)]
        out += hint(ui.theme, frame, (ui.t("Star: allow"), ui.t("allow")), is_gold=True)
        body, bottom = frame.stage.joined(head(frame)).cut_bottom(16.0 if frame.format is Format.LOW else 18.0, 4.0)
        out += self._question(frame, body)
        if self.side is not ui.facing:
            out += seat_edge(frame, edge_of(self.side, ui.facing))
        return out + self._answers(frame, bottom)

    def _question(self, frame: Frame, box: Rect) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        by = self.match.players[self.wanted.by]
        about = self._about()
        rest, clock = box.cut_top(2.0)[1].cut_bottom(3.4, 4.0)
        if frame.is_tall:
            top, words = rest.cut_top(min(30.0, rest.h * 0.3), 4.0)
            marker = around(top.centre, min(30.0, top.h))
            align = 0.5
        else:
            left, words = rest.cut_left(min(34.0, rest.h * 0.62), 6.0)
            marker, align = around(left.centre, left.w * 0.9), 0.0
        ask, quoted = words.cut_top(words.h * 0.55, 4.0)
        question: str | tuple[str, ...] = (
            ui.t("{asked}, may the last move of {name} be taken back?", asked=self.asked.name, name=by.name),
            ui.t("{asked}, take back the move of {name}?", asked=self.asked.name, name=by.name),
        )
        if self.wanted.asked == self.wanted.by:
            question = ui.t("{name}, do you take this back?", name=by.name)
        return [
            SeatMarker(bounds=marker, figure=self.asked.figure, look=SeatLook.TURN),
            Label(bounds=ask, wordings=question, colour=theme.text.main, role="line_min", align=align,
                  valign=1.0 - align, lines=3 if frame.is_tall else 2, floor=4.0),
            Label(bounds=quoted, wordings=about, colour=theme.text.second, align=align, lines=4,
                  valign=0.0, floor=3.4),
            *self._clock(clock),
        ]  # fmt: skip

    def _about(self) -> str:
        """Say what goes back: the one move in its words, or how many and whose."""
        ui = self.ui
        if len(self.seats) == 1:
            return ui.language.quote(last_move(ui, self.match) or ui.t("the last move"))
        whose = [
            ui.t("{count} of {name}", count=self.seats.count(seat), name=self.match.players[seat].name)
            for seat in dict.fromkeys(self.seats)
        ]
        return ui.t("{count} moves go back: {whose}.", count=len(self.seats), whose=ui.language.joined(whose))

    def _clock(self, box: Rect) -> list[Element]:
        """Lay a cell per second; they go out one by one, from the right."""
        theme = self.ui.theme
        return [
            Panel(
                bounds=cell,
                fill=theme.text.second if i < self.left else theme.night.deep,
                edge=theme.surface.edge,
                stroke=0.25,
                radius=0.9,
            )
            for i, cell in enumerate(box.columns(PATIENCE, 1.0))
        ]

    def _answers(self, frame: Frame, box: Rect) -> list[Element]:
        ui = self.ui
        no = box if frame.is_tall else box.cut_left(box.w * 0.5)[0]
        return [Key(bounds=no, icon="no", label=ui.t("No"), role="title", tap=Deny())]

    # ------------------------------------------------------------ answers

    def tick(self, now: float) -> None:
        """Let a second go; when all are gone, or the match went on without an answer, the answer is no."""
        if now >= self.until or self.match.version != self.version:
            self._closed()
            return
        self.ui.face(self.side)
        left = min(PATIENCE, int(self.until - now) + 1)
        if left != self.left:
            self.left = left
            self.ui.redraw()

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played."""
        return self.match

    def meant(self, intent: Intent) -> None:
        """Hear a no."""
        if isinstance(intent, Deny):
            self._closed()

    def _closed(self) -> None:
        self.ui.back()
        self.ui.tell(self.ui.t("Nothing was taken back."), "info")

    def pressed(self) -> None:
        """Allow it."""
        self.ui.back()
        undo(self.ui, self.match, len(self.seats))
        self.ui.face(self.ui.screen.side)

    def take_back(self) -> None:
        """Do nothing: a held star is no clear yes."""
