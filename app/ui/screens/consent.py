"""Taking back: at once where it is free, else the next player is asked and allows it with the star."""

from msgspec import Struct

from app.games.game import Seat
from app.table.match import Match
from app.table.seats import Player, Side
from app.table.take_back import Free, NeedsConsent, NothingToTakeBack, TakeBack
from app.ui.frame import Frame
from app.ui.geometry import Rect, around
from app.ui.parts import Help, head, help_key, hint
from app.ui.screen import Screen
from app.ui.screen_profiles import Format
from app.ui.screens import doors
from app.ui.sound import Cue
from app.ui.trouble_words import tried
from app.ui.ui import Ui
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
    """Take back the last move: at once, or after the player who has to be asked allowed it."""
    match = ui.table.match
    wanted = NothingToTakeBack() if match is None else _past_bots(match)
    if match is None or isinstance(wanted, NothingToTakeBack):
        ui.play(Cue.REFUSE)
        ui.tell(ui.t("There is nothing to take back."), "info")
    elif isinstance(wanted, Free):
        undo(ui, match)
    elif match.players[wanted.asked].bot:
        undo(ui, match, wanted.asked)
    else:
        ui.go(ConsentScreen(ui, match, wanted))


def _past_bots(match: Match) -> TakeBack:
    """Take back what bots did since the last person moved: nobody has to be asked for that.

    Before anybody has moved nothing is undone: a bot does not play its first turn twice.
    """
    played = (e.seat for e in match.log if not e.taken_back and e.seat is not None)
    if not any(not match.players[seat].bot for seat in played):
        return NothingToTakeBack()
    wanted = match.take_back()
    while not isinstance(wanted, NothingToTakeBack) and match.players[_mover(wanted)].bot:
        match.undo(wanted.asked if isinstance(wanted, NeedsConsent) else None)
        wanted = match.take_back()
    return wanted


def _mover(wanted: Free | NeedsConsent) -> Seat:
    return wanted.seat if isinstance(wanted, Free) else wanted.by


def undo(ui: Ui, match: Match, consent: Seat | None = None) -> None:
    """Take back, and let it be heard."""
    if tried(ui, lambda: match.undo(consent)):
        ui.play(Cue.TAKE_BACK)
        ui.redraw()


def last_move(ui: Ui, match: Match) -> str | None:
    """Return the sentence of what would be taken back, or None if it has none."""
    playable = doors.playable_of(ui, match.game)
    if playable is None:
        return None
    said = (playable.sentence(ui.language, match, event) for event in match.undoable)
    return next((sentence for sentence in said if sentence), None)


class ConsentScreen(Screen):
    """Asks one seat; its star allows, its key does not, and time says no."""

    def __init__(self, ui: Ui, match: Match, wanted: NeedsConsent) -> None:
        super().__init__(ui)
        self.match = match
        self.wanted = wanted
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
        return out + self._answers(frame, bottom)

    def _question(self, frame: Frame, box: Rect) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        by = self.match.players[self.wanted.by]
        about = last_move(ui, self.match) or ui.t("the last move")
        rest, clock = box.cut_top(2.0)[1].cut_bottom(3.4, 4.0)
        if frame.is_tall:
            top, words = rest.cut_top(min(30.0, rest.h * 0.3), 4.0)
            marker = around(top.centre, min(30.0, top.h))
            align = 0.5
        else:
            left, words = rest.cut_left(min(34.0, rest.h * 0.62), 6.0)
            marker, align = around(left.centre, left.w * 0.9), 0.0
        ask, quoted = words.cut_top(words.h * 0.55, 4.0)
        question = (
            ui.t("{asked}, may the last move of {name} be taken back?", asked=self.asked.name, name=by.name),
            ui.t("{asked}, take back the move of {name}?", asked=self.asked.name, name=by.name),
        )
        return [
            SeatMarker(bounds=marker, figure=self.asked.figure, look=SeatLook.TURN),
            Label(bounds=ask, wordings=question, colour=theme.text.main, role="line_min", align=align,
                  valign=1.0 - align, lines=3 if frame.is_tall else 2, floor=4.0),
            Label(bounds=quoted, wordings=ui.language.quote(about), colour=theme.text.second, align=align, lines=4,
                  valign=0.0, floor=3.4),
            *self._clock(clock),
        ]  # fmt: skip

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

    def tapped(self, intent: Intent) -> None:
        """Hear a no, or a question about the rules."""
        match intent:
            case Deny():
                self._closed()
            case Help():
                doors.open_rules(self.ui, self.match)

    def _closed(self) -> None:
        self.ui.back()
        self.ui.tell(self.ui.t("Nothing was taken back."), "info")

    def pressed(self) -> None:
        """Allow it."""
        self.ui.back()
        undo(self.ui, self.match, self.wanted.asked)
        self.ui.face(self.ui.screen.side)

    def take_back(self) -> None:
        """Do nothing: a held star is no clear yes."""
