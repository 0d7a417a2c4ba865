"""Says calmly that something outside the program is wrong, what to do about it, and lets the star try again.

Shown when there may be no table yet: it uses words, tokens and the frame, and no store.
"""

from collections.abc import Callable

from app.errors import Trouble
from app.table.match.seats import Side
from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, head, hint
from app.ui.stage.net import held
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.star import StarLook
from app.ui.words.trouble_words import said


class TroubleScreen(Screen):
    """One trouble. `retry` does again what went wrong, and goes on by itself if it works now."""

    def __init__(self, ui: Ui, trouble: Trouble, retry: Callable[[], None]) -> None:
        super().__init__(ui)
        self.trouble = trouble
        self.retry = retry
        self.times = 0

    @property
    def star_look(self) -> StarLook:
        """The star tries again."""
        return StarLook.ARMED

    @property
    def side(self) -> Side:
        """Nobody sits down yet."""
        return Side.NEAR

    @property
    def can_leave(self) -> bool:
        """Tell whether there is a screen behind the one that this stands for."""
        return len(self.ui.stack) > 2

    def entered(self) -> None:
        """Stay as the picture is."""

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return what is wrong, what to do, and the fine print for who repairs it."""
        ui, theme = self.ui, self.ui.theme
        again = (ui.t("Star: try again"), ui.t("try again"))
        out = hint(theme, frame, again, is_gold=True)
        if self.can_leave:
            out.append(back_key(frame))
        body = frame.stage.joined(head(frame))
        box, inner = body, body.shrunk(6.0, 5.0)
        out.append(Panel(bounds=box, fill=theme.surface.tray))
        out.append(Panel(bounds=Rect(box.x, box.y, 1.4, box.h), fill=theme.signal.warn, radius=0.7))
        return out + self._words(inner, is_tall=frame.is_tall)

    def _words(self, box: Rect, *, is_tall: bool) -> list[Element]:
        ui, theme = self.ui, self.ui.theme
        what, remedy = said(ui.language, self.trouble)
        if is_tall:
            icon, box = box.cut_top(18.0, 4.0)
        else:
            icon, box = box.cut_left(18.0, 5.0)
            icon = icon._replace(h=18.0)
            box = around(box.centre, box.w, min(box.h, 72.0))
            icon = icon._replace(y=box.y)
        first, rest = box.cut_top(box.h * 0.36, 3.0)
        second, fine = rest.cut_top(rest.h * 0.42, 3.0)
        still = ui.n("Tried once more: it is still so.", "Tried {count} times more: it is still so.", self.times)
        if self.times:
            fine, below = fine.cut_bottom(9.0, 1.0)
        out: list[Element] = [
            Icon(bounds=around(icon.centre, 16.0), name="warn", colour=theme.signal.warn),
            Label(bounds=first, wordings=what, colour=theme.text.main, role="title", lines=3, floor=4.2,
                  valign=0.0),
            Label(bounds=second, wordings=remedy, colour=theme.text.main, lines=3, floor=3.4, valign=0.0),
            Label(bounds=fine, wordings=self.trouble.what, colour=theme.text.second, role="fine", lines=5, floor=2.5,
                  valign=0.0),
        ]  # fmt: skip
        if self.times:
            out.append(Label(bounds=below, wordings=still, colour=theme.signal.warn, role="small", lines=2, floor=2.5))
        return out

    # ------------------------------------------------------------ doing

    def leave(self) -> None:
        """Leave, as the held star does."""
        self.take_back()

    def pressed(self) -> None:
        """Try again; what is wrong now is shown."""
        held(self.ui, self.retry, self._again)

    def _again(self, ui: Ui, trouble: Trouble) -> None:
        self.trouble = trouble
        self.times += 1
        ui.play(Cue.REFUSE)
        ui.redraw()

    def take_back(self) -> None:
        """Leave what cannot be shown, if there is something behind it."""
        if self.can_leave:
            del self.ui.stack[-2]
            self.ui.back()
