"""What the pages of a game beside the box share: its state, and what is said at the head when nobody is asked."""

from app.games.lokus.box.state import State
from app.ui.kit.frame import Frame
from app.ui.kit.parts import head, hint
from app.ui.play.lokus.both.page import LokusPage
from app.ui.widgets.element import Element
from app.ui.widgets.label import Label

SET = 34.0  # mm for "Set 1" at the head


class BoxPage(LokusPage):
    """A page of a game beside the box. Nothing is secret there: the device knows what it was told."""

    @property
    def state(self) -> State:
        """The game as the device knows it."""
        state: State = self.match.state
        return state

    @property
    def totals(self) -> tuple[int, ...]:
        """Minus points of the sets that are scored."""
        return tuple(total or 0 for total in self.match.score().totals)

    def headline(self, frame: Frame, words: str | tuple[str, ...], note: str | tuple[str, ...] = "") -> list[Element]:
        """Return what the page is about, large; at the right what is worth knowing besides."""
        theme, box = self.ui.theme, head(frame)
        out: list[Element] = []
        if note:
            box, right = box.cut_right(box.w - SET, 3.0)
            out.append(Label(bounds=right, wordings=note, colour=theme.text.second, align=1.0, floor=3.4, lines=2))
        return [*out, Label(bounds=box, wordings=words, colour=theme.text.main, role="line_min", floor=4.2)]

    def star_words(self, frame: Frame, words: str | tuple[str, ...], *, is_gold: bool = True) -> list[Element]:
        """Say beside the star what it does now: in gold if it does something."""
        return hint(self.ui.theme, frame, words, is_gold=is_gold)

    def leader_words(self) -> tuple[str, ...]:
        """Say who is closest to zero so far; nothing before the first set is scored."""
        ui, totals = self.ui, self.totals
        if not self.state.sets:
            return ()
        best = min(totals)
        names = [self.name(seat) for seat, total in enumerate(totals) if total == best]
        said = ui.language.number(-best)
        if len(names) == len(totals):
            return (ui.t("all at {points}", points=said),)
        return (
            ui.t("closest to zero: {names} {points}", names=ui.language.joined(names), points=said),
            ui.t("closest: {names} {points}", names=ui.language.joined(names), points=said),
            ui.t("closest to zero: {points}", points=said),
        )
