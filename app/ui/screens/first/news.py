"""What the device has to say at the start: one page per notice, kept until the star says it was read."""

from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import hint, title
from app.ui.screens.first.notice_words import notice_sentence
from app.ui.stage.screen import Screen
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon, Panel
from app.ui.widgets.star import StarLook


class NewsScreen(Screen):
    """Shows the oldest unread notice of the store."""

    @property
    def star_look(self) -> StarLook:
        """The star reads on."""
        return StarLook.ARMED

    def scene(self, frame: Frame) -> list[Element]:
        """Return the notice."""
        ui, theme = self.ui, self.ui.theme
        notices = ui.table.store.notices
        note = ui.t("{number} of {count}", number=1, count=len(notices)) if len(notices) > 1 else ""
        out = title(theme, frame, ui.t("About your games"), note=note)
        out += hint(theme, frame, (ui.t("Star: read, go on"), ui.t("go on")), is_gold=True)
        box = frame.stage
        out.append(Panel(bounds=box, fill=theme.surface.tray))
        out.append(Panel(bounds=Rect(box.x, box.y, 1.4, box.h), fill=theme.signal.warn, radius=0.7))
        icon, words = box.shrunk(5.0, 4.0).cut_top(12.0, 3.0)
        out.append(Icon(bounds=around(icon.centre, 11.0)._replace(x=icon.x), name="warn", colour=theme.signal.warn))
        if notices:
            said = notice_sentence(ui, notices[0])
            out.append(Label(bounds=words, wordings=said, colour=theme.text.main, lines=12, floor=3.0, valign=0.0))
        return out

    def pressed(self) -> None:
        """Go on to the next notice, or to the first screen."""
        self.ui.table.store.dismiss(self.ui.table.store.notices[:1])
        if not self.ui.table.store.notices:
            self.ui.back()
        self.ui.redraw()

    def take_back(self) -> None:
        """Read them first."""
