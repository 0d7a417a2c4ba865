"""Type a short text, such as a name or a code of four words, on keys large enough for the table."""

from collections.abc import Callable

from app.reading.names import tidy
from app.table.match.seats import LONGEST_NAME
from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.keyboard import Erase, Shift, ShowKeys, Type, is_wide, keyboard, spelt
from app.ui.kit.parts import back_key, head, help_key, hint, title
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label
from app.ui.widgets.panel import Icon
from app.ui.widgets.star import StarLook
from app.ui.widgets.text_field import TextField

TALLEST_KEY = 15.0


class KeyboardScreen(Screen):
    """A text of at most `longest` signs. `refusal` says in one sentence why a text cannot be had, or "".

    The star is done, a held star takes back the last key. Texts as short as a name begin with a capital.
    """

    def __init__(
        self,
        ui: Ui,
        title: str,
        text: str,
        done: Callable[[str], None],
        *,
        longest: int,
        figure: str = "",
        refusal: Callable[[str], str] = lambda _text: "",
    ) -> None:
        super().__init__(ui)
        self.title, self.figure, self.longest = title, figure, longest
        self.text = text
        self.page = "letters"
        self._done, self._refusal = done, refusal
        self._shift: bool | None = None  # None: as the text wants it
        self._before: list[str] = []

    @property
    def star_look(self) -> StarLook:
        """Armed for a text that can be had."""
        return StarLook.ARMED if self._is_good else StarLook.NOT_YET

    @property
    def _is_good(self) -> bool:
        return bool(tidy(self.text)) and not self._refusal(tidy(self.text))

    @property
    def is_capital(self) -> bool:
        """The next letter is a capital: asked for, or the first of a name."""
        if self._shift is not None:
            return self._shift
        return self.longest <= LONGEST_NAME and (not self.text or self.text[-1] in " -")

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return title or reason, field, keys."""
        ui, text = self.ui, tidy(self.text)
        reason = self._refusal(text) if text else ""
        out = self._reason(frame, reason) if reason else title(ui.theme, frame, self.title)
        said = ui.t("Star: done") if self._is_good else "" if reason else ui.t("Type first")
        out += [help_key(frame), back_key(frame), *hint(ui.theme, frame, said, is_gold=self._is_good)]
        field, keys = self._boxes(frame)
        long, most = len(self.text), self.longest
        out.append(
            TextField(
                bounds=field,
                text=self.text,
                count=(ui.t("{count} of {most}", count=long, most=most), f"{long}/{most}"),
                figure=self.figure,
                is_refused=bool(reason),
            )
        )
        return out + keyboard(
            keys,
            self.page,
            is_capital=self.is_capital,
            has_room=len(self.text) < self.longest,
            can_erase=bool(self.text),
            space=ui.t("space"),
        )

    def _reason(self, frame: Frame, reason: str) -> list[Element]:
        theme = self.ui.theme
        icon, words = head(frame).cut_left(9.0, 3.0)
        return [
            Icon(bounds=around(icon.centre, 8.0), name="no", colour=theme.signal.no),
            Label(bounds=words, wordings=reason, colour=theme.signal.no, lines=2, floor=3.4),
        ]

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect]:
        rows = 4 if is_wide(frame.stage) else 7
        high = min(16.0, frame.stage.h - rows * 10.3 - (rows - 1) * 2.0 - 2.5)
        field, keys = frame.stage.cut_top(high, 2.5)
        most = rows * TALLEST_KEY + (rows - 1) * 2.0
        return field, Rect(keys.x, keys.y, keys.w, min(keys.h, most))

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Type, erase, turn a page, or leave."""
        match intent:
            case Type(sign):
                self._type(spelt(sign, is_capital=self.is_capital))
            case Erase():
                self._become(self.text[:-1])
            case Shift():
                self._shift = not self.is_capital
            case ShowKeys(page):
                self.page = page

    def _type(self, letters: str) -> None:
        if len(self.text) + len(letters) > self.longest:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("There is room for {most} letters.", most=self.longest), "info")
            return
        self._become(self.text + letters)
        if self.page == "accents":
            self.page = "letters"  # one accent, and on with the word

    def _become(self, text: str) -> None:
        if text != self.text:
            self._before.append(self.text)
        self.text, self._shift = text, None

    def pressed(self) -> None:
        """Take the text and close."""
        if not self._is_good:
            self.ui.play(Cue.REFUSE)
            return
        self.ui.back()
        self._done(tidy(self.text))

    def take_back(self) -> None:
        """Take back the last key; with none left, leave."""
        if self._before:
            self.text, self._shift = self._before.pop(), None
        else:
            self.ui.back()
