"""Calibrating a printed sheet once: its numbers zone by zone with large keys, and a picture of what is printed."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from app.games.locus.own_sheet import FEWEST_CARDS, MOST_CARDS, MOST_COINS, OwnSheet
from app.games.locus.zones import ZONES, Zone
from app.prints.locus.shelf import Begun
from app.ui.kit.frame import Frame
from app.ui.kit.keypad import Digit, Erase
from app.ui.play.locus.sheets.calibrate_view import (
    AskCards,
    AskCoins,
    AskName,
    Insert,
    Remove,
    Show,
    Take,
    ThrowAway,
    view,
)
from app.ui.play.locus.sheets.measuring import WHOLE, Measuring, measured
from app.ui.play.locus.sheets.own_sheets import ask_name, shelf
from app.ui.play.locus.words.refusal import refusal_sentence
from app.ui.play.locus.words.zone import zone_word
from app.ui.screens.number import NumberScreen
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.star import StarLook


class Stand(Struct, frozen=True):
    """The sheet as it is, and where the finger is; kept for taking back."""

    sheet: OwnSheet
    work: Measuring


class CalibrateScreen(Screen):
    """Five zones and the whole sheet as tabs. What is entered is kept at once, so leaving loses nothing.

    `begun` says which sheet it becomes; `done` gets the sheet once it is kept.
    """

    def __init__(self, ui: Ui, begun: Begun, done: Callable[[OwnSheet], None]) -> None:
        super().__init__(ui)
        self.of, self.sheet = begun.of, begun.sheet
        self._done = done
        self._before: list[Stand] = []
        self.work = Measuring.of(self.sheet.scales)
        self.work = self.work.shown(next((n for n in range(WHOLE) if self._is_bare(n)), WHOLE))

    def _is_bare(self, place: int) -> bool:
        """Tell whether a zone has no numbers yet; the 0 of purple is no number."""
        return len(self.work.scales.of(ZONES[place])) <= (1 if ZONES[place] is Zone.PURPLE else 0)

    # ------------------------------------------------------------ what is the matter

    def trouble(self) -> str:
        """Say what keeps the sheet from being kept, or ""."""
        language = self.ui.language
        bare = next((zone for zone in ZONES if self._is_bare(zone.place)), None)
        if bare is not None:
            zone = zone_word(language, bare)
            return language.t("{zone} has no numbers yet.", zone=zone.capitalize())
        refusal = self.work.refusal
        return "" if refusal is None else refusal_sentence(language, refusal, ())

    def zone_trouble(self) -> str:
        """Say what is wrong with the zone in front; not while a number is being typed."""
        refusal = self.work.refusal
        if refusal is None or not self.work.is_fresh or self.work.zone is None:
            return ""
        is_here = refusal.values.get("zone") == self.work.zone.value and not self._is_bare(self.work.tab)
        return refusal_sentence(self.ui.language, refusal, ()) if is_here else ""

    @property
    def star_look(self) -> StarLook:
        """Armed when there is a next thing."""
        if self.work.tab == WHOLE:
            return StarLook.NOT_YET if self.trouble() else StarLook.ARMED
        is_stuck = self.work.number is None and self._is_bare(self.work.tab)
        return StarLook.NOT_YET if is_stuck or self.zone_trouble() else StarLook.ARMED

    def star_says(self) -> str:
        """Say what the star does."""
        t = self.ui.t
        if self.star_look is StarLook.NOT_YET:
            return t("Enter the numbers") if self.work.tab < WHOLE else t("Not all is there")
        if self.work.tab == WHOLE:
            return t("Star: keep the sheet")
        if self.work.number is not None:
            return t("Star: next number")
        following = self.work.tab + 1
        if following == WHOLE:
            return t("Star: the whole sheet")
        return t("Star: on to {zone}", zone=zone_word(self.ui.language, ZONES[following]))

    # ------------------------------------------------------------ scene and doing

    def scene(self, frame: Frame) -> list[Element]:
        """Return tabs, numbers, keypad; or the whole sheet."""
        return view(self, frame)

    def meant(self, intent: object) -> None:
        """Type, choose a number or a tab, name the sheet, count coins and cards, or leave."""
        match intent:
            case Digit() | Erase() | Show() | Take() | Insert() | Remove():
                self._become(self._worked(intent))
            case AskName():
                ask_name(self.ui, self.sheet.name, lambda name: self._change(name=name), besides=self.of)
            case AskCoins():
                self._ask_coins()
            case AskCards():
                self._ask_cards()
            case ThrowAway():
                shelf(self.ui).begin(None)
                self.ui.back()

    def _worked(self, intent: Digit | Erase | Show | Take | Insert | Remove) -> Measuring | None:
        """Return the numbers after an intent; None is refused."""
        work = self.work
        match intent:
            case Show(tab):
                return work.shown(tab)
            case Take(at):
                return work.chosen(at)
            case Insert():
                return work.inserted()
            case Remove():
                return work.removed() if work.allows(None) else None
            case _:
                return work.typing(intent)

    def _become(self, work: Measuring | None) -> None:
        """Go on with the numbers as they are now; None is refused."""
        if work is None:
            self.ui.play(Cue.REFUSE)
            return
        if work == self.work:
            return
        self._before.append(Stand(self.sheet, self.work))
        if work.tab != self.work.tab:
            self.ui.layout += 1
        self.work = work
        self._keep()

    def _change(self, **changes: object) -> None:
        self._before.append(Stand(self.sheet, self.work))
        self.sheet = replace(self.sheet, **changes)
        self._keep()

    def _keep(self) -> None:
        """Remember how far this has come, if that is more than the store knows."""
        sheet = measured(self.sheet, self.work)
        if sheet != self.sheet or shelf(self.ui).begun != Begun(self.of, sheet):
            self.sheet = sheet
            shelf(self.ui).begin(Begun(self.of, sheet))

    def _ask_coins(self) -> None:
        def counted(coins: int | None) -> None:
            self._change(coins=coins)

        question = self.ui.t("How many coins can the sheet hold?")
        self.ui.go(NumberScreen(self.ui, question, counted, least=1, most=MOST_COINS, value=self.sheet.coins))

    def _ask_cards(self) -> None:
        def counted(cards: int | None) -> None:
            self._change(cards=cards)

        ui, least = self.ui, FEWEST_CARDS
        question, unknown = ui.t("How many cards are in the box?"), ui.t("I do not know")
        now = self.sheet.cards
        ui.go(NumberScreen(ui, question, counted, least=least, most=MOST_CARDS, value=now, unknown=unknown))

    # ------------------------------------------------------------ the star

    def pressed(self) -> None:
        """Go to the next number, the next zone, or keep the sheet."""
        if self.star_look is StarLook.NOT_YET:
            self.ui.play(Cue.REFUSE)
            if self.trouble():
                self.ui.tell(self.zone_trouble() or self.trouble(), "info")
        elif self.work.tab == WHOLE:
            self._finish()
        else:
            self._become(self.work.after())

    def _finish(self) -> None:
        ui, sheet = self.ui, measured(self.sheet, self.work)
        shelf(ui).put(sheet, self.of)
        shelf(ui).begin(None)
        ui.back()
        self._done(sheet)

    def take_back(self) -> None:
        """Take back the last thing done; with none left, leave."""
        if not self._before:
            self.ui.back()
            return
        last = self._before.pop()
        if last.work.tab != self.work.tab:
            self.ui.layout += 1
        self.sheet, self.work = last.sheet, last.work
        self._keep()
