"""The finer points of building a yard: its name, points per rail, and the ways to begin anew."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from app.games.locomotion.yard.draft import YardDraft
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, title
from app.ui.play.locomotion.yards.own_yards import ask_name, rails_words, yard_shelf
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import HoldKey
from app.ui.widgets.list_row import ListRow


class AskName(Struct, frozen=True):
    """Give it a name."""


class AskPoints(Struct, frozen=True):
    """Choose how many points a rail has."""


class Clear(Struct, frozen=True):
    """Take all rails away."""


class ThrowAway(Struct, frozen=True):
    """Forget the draft."""


class EditorMoreScreen(Screen):
    """A page of answers; each holds at once. `changed` gets the new draft, `thrown_away` is called when it is gone."""

    def __init__(
        self, ui: Ui, draft: YardDraft, changed: Callable[[YardDraft], None], thrown_away: Callable[[], None]
    ) -> None:
        super().__init__(ui)
        self.draft = draft
        self._changed = changed
        self._thrown_away = thrown_away

    def scene(self, frame: Frame) -> list[Element]:
        """Return the rows and the keys that must be held."""
        ui = self.ui
        out = [*title(ui.theme, frame, ui.t("More")), help_key(frame), back_key(frame)]
        name, points, keys = _boxes(frame)
        out.append(ListRow(bounds=name, icon="letters", name=ui.t("Name"), value=self.draft.name, opens=True,
                           tap=AskName()))  # fmt: skip
        answer = next(each for each in self._answers() if each.value == self.draft.points_per_rail)
        out.append(ListRow(bounds=points, icon="yard", name=ui.t("Points on a rail"), value=str(answer.name),
                           note=answer.note, opens=True, tap=AskPoints()))  # fmt: skip
        clear, away = keys
        words = rails_words(ui.language, self.draft.yard)
        if self.draft.rails:
            out.append(HoldKey(bounds=clear, icon="erase", label=(ui.t("Take {rails} away: hold", rails=words),
                                                               ui.t("Clear: hold")), tap=Clear()))  # fmt: skip
        out.append(HoldKey(bounds=away, icon="bin", label=(ui.t("Throw the draft away: hold"),
                                                            ui.t("Away: hold")), tap=ThrowAway()))  # fmt: skip
        return out

    def _answers(self) -> list[Answer]:
        t = self.ui.t
        return [
            Answer(2, t("two"), t("one at each end")),
            Answer(3, t("three"), t("one in the middle too")),
        ]

    def meant(self, intent: object) -> None:
        """Ask, clear, throw away, or leave."""
        ui = self.ui
        match intent:
            case AskName():
                kept = yard_shelf(ui).by_id(self.draft.id)
                besides = kept.titles.en if kept is not None else ""
                ask_name(ui, self.draft.name, lambda name: self._become(name=name), besides=besides)
            case AskPoints():
                ui.go(ChoiceScreen(ui, ui.t("How many points has a rail?"), self._answers(),
                                   self.draft.points_per_rail, self._pointed))  # fmt: skip
            case Clear():
                self._become(rails=())
                ui.back()
            case ThrowAway():
                ui.back()
                self._thrown_away()

    def _pointed(self, points: int) -> None:
        self._become(points_per_rail=points)

    def _become(self, **changes: object) -> None:
        self.draft = replace(self.draft, **changes)
        self._changed(self.draft)


def _boxes(frame: Frame) -> tuple[Rect, Rect, tuple[Rect, Rect]]:
    """Return the places of two rows and of two keys; those that destroy are far from the star."""
    stage = frame.stage
    high = 13.0 if frame.format is Format.LOW else 16.0
    name, rest = stage.cut_top(high, 3.0)
    points, rest = rest.cut_top(high + 2.0, 5.0)
    if frame.is_tall:
        first, second = rest._replace(h=36.0).rows(2, 4.0)
        return name, points, (first, second)
    keys = rest._replace(h=16.0, w=min(rest.w, 116.0) if frame.format is Format.LARGE else rest.w - 18.0)
    clear, away = keys.columns(2, 3.0)
    return name, points, (clear, away)
