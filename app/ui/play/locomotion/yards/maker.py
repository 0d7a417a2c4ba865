"""A yard made by the device: so many rails, so difficult, lying so, from four words; the same words, the same yard."""

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from app.games.locomotion.yard.draft import LONGEST_TITLE
from app.games.locomotion.yard.file import NamedYard, Titles
from app.games.locomotion.yard.generator import LEAST_RAILS, Difficulty, Shape
from app.games.locomotion.yard.network import MOST_RAILS, Yard
from app.games.locomotion.yard.recipe import SEEDS, Recipe, recipe_of
from app.table.match.codes import from_words, in_two_lines, to_words
from app.ui.ink.geometry import Rect
from app.ui.ink.screen_profiles import Format
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.play.locomotion.look.yard_tile import YardPicture
from app.ui.play.locomotion.yards.own_yards import ask_name, players_words, rails_words, yard_shelf
from app.ui.screens.keyboard import KeyboardScreen
from app.ui.screens.number import NumberScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element, Look
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import StarLook

LONGEST_CODE = 31
USUAL_RAILS = 22


class MoreRails(Struct, frozen=True):
    """So many rails more, or fewer."""

    by: int


class AskRails(Struct, frozen=True):
    """Type how many rails."""


class Take(Struct, frozen=True):
    """Make it so difficult, or let it lie so."""

    value: Difficulty | Shape


class Another(Struct, frozen=True):
    """Make another one."""


class AskCode(Struct, frozen=True):
    """Type four words."""


class Keep(Struct, frozen=True):
    """Keep it among our own yards."""


@lru_cache(maxsize=8)
def yard_by(recipe: Recipe) -> Yard:
    """Return the yard of a recipe: always the same."""
    return recipe.yard()


class YardMakerScreen(Screen):
    """The recipe and its yard. `done` gets the yard to play on, once this screen is closed."""

    def __init__(self, ui: Ui, fits: Callable[[NamedYard], bool], done: Callable[[NamedYard], None]) -> None:
        super().__init__(ui)
        self.fits = fits
        self.done = done
        shape = Shape.LANDSCAPE if ui.wide > 1.0 else Shape.PORTRAIT
        self.recipe = Recipe(USUAL_RAILS, Difficulty.MEDIUM, shape, self._drawn())

    def _drawn(self) -> int:
        return self.ui.lots(SEEDS)

    @property
    def named(self) -> NamedYard:
        """The yard, called by the first two of its words."""
        words = to_words(self.recipe.code, self.ui.language.code).split("-")
        called = " ".join(words[:2])
        return NamedYard(f"made-{self.recipe.code}", Titles(called, called), yard_by(self.recipe))

    @property
    def star_look(self) -> StarLook:
        """The star takes a yard that is big enough."""
        return StarLook.ARMED if self.fits(self.named) else StarLook.NOT_YET

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the picture and what it follows from."""
        ui, theme, yard = self.ui, self.ui.theme, self.named.yard
        fits = self.star_look is StarLook.ARMED
        out = [*title(theme, frame, (ui.t("Make a yard"), ui.t("Make")), "yard"), help_key(frame), back_key(frame)]
        said = ui.t("Star: play on it") if fits else ui.t("too small (M6)")
        out += hint(theme, frame, said, is_gold=fits)
        picture, facts, column = _boxes(frame)
        out.append(YardPicture(bounds=picture, yard=yard))
        words = f"{rails_words(ui.language, yard)}, {players_words(ui.language, yard)}"
        out.append(Label(bounds=facts, wordings=words, colour=theme.text.second, floor=3.0))
        high = min(12.0 if frame.is_tall else 14.0, (column.h - 8.0) / 5)
        rows = column._replace(h=5 * high + 8.0).rows(5, 2.0)
        out += self._rails(rows[0]) + self._choices(rows[1], self._difficulties(), self.recipe.difficulty)
        out += self._choices(rows[2], self._shapes(frame), self.recipe.shape)
        return out + self._code(rows[3]) + self._acts(rows[4])

    def _rails(self, row: Rect) -> list[Element]:
        ui, rails = self.ui, self.recipe.rails
        less, rest = row.cut_left(12.0, 2.0)
        value, more = rest.cut_right(12.0, 2.0)
        return [
            Key(bounds=less, icon="minus", tap=MoreRails(-1), look=Look.OFF if rails <= LEAST_RAILS else Look.REST),
            Key(bounds=value, label=ui.n("one rail", "{count} rails", rails), tap=AskRails()),
            Key(bounds=more, icon="plus", tap=MoreRails(1), look=Look.OFF if rails >= MOST_RAILS else Look.REST),
        ]

    def _difficulties(self) -> list[tuple[Difficulty | Shape, str, str]]:
        t = self.ui.t
        words = {Difficulty.EASY: t("easy"), Difficulty.MEDIUM: t("usual"), Difficulty.HARD: t("hard")}
        return [(value, "", said) for value, said in words.items()]

    def _shapes(self, frame: Frame) -> list[tuple[Difficulty | Shape, str, str]]:
        t = self.ui.t
        words = {Shape.LANDSCAPE: t("wide"), Shape.PORTRAIT: t("tall")}
        has_icon = frame.format is not Format.TALL or frame.stage.w > 70
        return [(value, value.value if has_icon else "", said) for value, said in words.items()]

    @staticmethod
    def _choices(row: Rect, words: list[tuple[Difficulty | Shape, str, str]], chosen: object) -> list[Element]:
        places, beside = row.columns(len(words), 2.0), tuple(said for _, _, said in words)
        return [
            Key(bounds=place, icon=icon, label=said, beside=beside, tap=Take(value),
                look=Look.CHOSEN if value is chosen else Look.REST)
            for place, (value, icon, said) in zip(places, words, strict=True)
        ]  # fmt: skip

    def _code(self, row: Rect) -> list[Element]:
        words = to_words(self.recipe.code, self.ui.language.code)
        return [Key(bounds=row, icon="code", label=(words, in_two_lines(words)), role="small", tap=AskCode())]

    def _acts(self, row: Rect) -> list[Element]:
        ui = self.ui
        another, keep = row.columns(2, 2.0)
        return [
            Key(bounds=another, icon="again", label=(ui.t("Another one"), ui.t("Another")), tap=Another()),
            Key(bounds=keep, icon="plus", label=ui.t("Keep"), tap=Keep()),
        ]

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Change the recipe, keep the yard, or leave."""
        ui, recipe = self.ui, self.recipe
        match intent:
            case MoreRails(by):
                self._become(rails=min(max(recipe.rails + by, LEAST_RAILS), MOST_RAILS))
            case AskRails():
                ui.go(NumberScreen(ui, ui.t("How many rails?"), self._counted, least=LEAST_RAILS, most=MOST_RAILS,
                                   value=recipe.rails))  # fmt: skip
            case Take(Difficulty() as difficulty):
                self._become(difficulty=difficulty)
            case Take(Shape() as shape):
                self._become(shape=shape)
            case Another():
                self._become(seed=self._drawn())
            case AskCode():
                self._ask_code()
            case Keep():
                self._ask_keep()

    def _become(self, **changes: object) -> None:
        now = {field: getattr(self.recipe, field) for field in Recipe.__struct_fields__}
        self.recipe = Recipe(**{**now, **changes})

    def _counted(self, rails: int | None) -> None:
        if rails is not None:
            self._become(rails=rails)

    def _ask_code(self) -> None:
        ui = self.ui

        def refusal(text: str) -> str:
            return "" if from_words(text) is not None else ui.t("These are not the four words of a code.")

        def typed(text: str) -> None:
            code = from_words(text)
            if code is not None:
                self.recipe = recipe_of(code)

        words = to_words(self.recipe.code, ui.language.code)
        ui.go(KeyboardScreen(ui, ui.t("Type the four words"), words, typed, longest=LONGEST_CODE, refusal=refusal))

    def _ask_keep(self) -> None:
        ui, shelf, made = self.ui, yard_shelf(self.ui), self.named

        def called(name: str) -> None:
            shelf.put(NamedYard(shelf.free_id(), Titles(name, name), made.yard))
            ui.tell(ui.t("{name} is kept.", name=name), "yes")

        ask_name(ui, shelf.free_name(made.titles.en[:LONGEST_TITLE].strip().capitalize(), LONGEST_TITLE), called)

    def pressed(self) -> None:
        """Play on it."""
        if self.star_look is StarLook.NOT_YET:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(self.ui.t("This yard is too small for so many players. (M6)"), "no")
            return
        self.ui.back()
        self.done(self.named)


def _boxes(frame: Frame) -> tuple[Rect, Rect, Rect]:
    """Return the places of the picture, of a line below it, and of the keys."""
    if frame.is_tall:
        above, keys = frame.stage.cut_top(frame.stage.h - 71.0, 3.0)
    else:
        above, keys = frame.stage.cut_right(70.0 if frame.format is Format.LOW else 84.0, 4.0)
    picture, facts = above.cut_bottom(6.0, 2.0)
    return picture, facts, keys
