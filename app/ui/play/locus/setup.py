"""Sets up a game of Locus beside the box: rounds, who starts, who deals, which sheet, how the picture turns."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from app.games.game import Seat
from app.games.locus import course
from app.games.locus.box_refusals import setup_refusal
from app.games.locus.box_state import Dealing
from app.table.codes import from_words, to_words
from app.table.seats import Player, next_birthdays
from app.ui.frame import NOWHERE, Frame
from app.ui.parts import Back, Help, back_key, help_key, hint, title
from app.ui.play.locus.draft import LOTS, BoxDraft
from app.ui.play.locus.log_words import refusal_sentence
from app.ui.playable import Playable
from app.ui.screen import Screen
from app.ui.screens import doors
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.screens.lying import ask_lying, lying
from app.ui.screens.number import NumberScreen
from app.ui.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.star import StarLook

MOST_CARDS = 200


class AskRounds(Struct, frozen=True):
    """Choose the round length."""


class AskFirst(Struct, frozen=True):
    """Choose who starts."""


class AskCards(Struct, frozen=True):
    """Choose who deals, and what there is to deal."""


class AskSheet(Struct, frozen=True):
    """Choose whose sheets are used."""


class AskTurning(Struct, frozen=True):
    """Choose how the picture turns."""


class BoxSetupScreen(Screen):
    """All answers on one page, each with the value it has; the star begins."""

    def __init__(self, ui: Ui, playable: Playable, players: tuple[Player, ...]) -> None:
        super().__init__(ui)
        self.playable = playable
        self.players = players
        self.draft = BoxDraft.remembered_from(ui.last_table(playable.game))
        born = next_birthdays(self._birthdays(), ui.today())
        self.by_birthday = born
        self.draft = replace(self.draft, first=born[0] if len(born) == 1 else LOTS)

    def _birthdays(self) -> list[tuple[Seat, tuple[int, int] | None]]:
        known = {profile.id: profile.birthday for profile in self.ui.profiles.all()}
        return [(Seat(i), known.get(p.profile) if p.profile is not None else None) for i, p in enumerate(self.players)]

    @property
    def star_look(self) -> StarLook:
        """Always armed: what is missing is asked."""
        return StarLook.ARMED

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the rows."""
        ui = self.ui
        heading = (ui.t("Locus beside the box"), "Locus")
        out = [*title(ui.theme, frame, heading), help_key(frame), back_key(frame)]
        out += hint(ui.theme, frame, ui.t("Star: begin"), is_gold=True)
        rows = self._rows()
        height = min(19.0 if frame.is_tall else 17.0, (frame.stage.h - 2.0 * (len(rows) - 1)) / len(rows))
        for index, row in enumerate(rows):
            place = frame.stage.moved(0, index * (height + 2.0))._replace(h=height)
            out.append(replace(row, bounds=place, note=row.note if height > 11.4 else ""))
        return out

    def _rows(self) -> list[ListRow]:
        ui, draft = self.ui, self.draft
        solo = len(self.players) == 1
        rows = []
        if not solo:
            rows.append(ListRow(bounds=NOWHERE, icon="again", name=ui.t("Rounds"), value=self._rounds_value(),
                                note=self._length_note(draft.circuit), opens=True, tap=AskRounds()))  # fmt: skip
            rows.append(self._first_row())
        rows += [
            ListRow(bounds=NOWHERE, icon="cards", name=ui.t("Cards"), value=self._cards_value(),
                    note=self._cards_note(), opens=True, tap=AskCards()),
            ListRow(bounds=NOWHERE, icon="log", name=ui.t("Sheets"), opens=True, tap=AskSheet(),
                    value=ui.t("house sheet") if draft.has_house_sheet else ui.t("from the box")),
            ListRow(bounds=NOWHERE, icon="screen", name=ui.t("Screen"), value=lying(ui), opens=True,
                    tap=AskTurning()),
        ]  # fmt: skip
        return rows

    def _first_row(self) -> ListRow:
        ui, first = self.ui, self.draft.first
        if first == LOTS:
            return ListRow(bounds=NOWHERE, icon="die", name=ui.t("Starts"), value=ui.t("by lot"), opens=True,
                           note=ui.t("The next birthday starts, says the rulebook."), tap=AskFirst())  # fmt: skip
        player = self.players[first]
        note = ui.t("has the next birthday") if first in self.by_birthday else ""
        return ListRow(bounds=NOWHERE, figure=player.figure, is_gold=True, name=ui.t("Starts"),
                       value=player.name, note=note, opens=True, tap=AskFirst())  # fmt: skip

    def _rounds_value(self) -> str:
        count = course.rounds(len(self.players)) or 0
        return self.ui.n("one round", "{count} rounds", count)

    def _length_note(self, circuit: bool) -> str:
        seats = len(self.players)
        picks = course.picks_per_player(seats, circuit) or 0
        return self.ui.t(
            "{picks} cards each, about {minutes} minutes", picks=picks, minutes=course.minutes(seats, circuit) or 0
        )

    def _cards_value(self) -> str:
        ui, draft = self.ui, self.draft
        if draft.dealing is Dealing.DEVICE:
            return ui.t("the screen deals")
        return ui.t("from the box")

    def _cards_note(self) -> str:
        ui, draft = self.ui, self.draft
        if draft.dealing is Dealing.DEVICE:
            if draft.code is None:
                return ui.t("house deck, shuffled anew")
            return ui.t("code {code}", code=to_words(draft.code, ui.language.code))
        if not draft.is_counted:
            return ui.t("how many is asked once")
        if draft.deck_size is None:
            return ui.t("not counted")
        return ui.n("one card", "{count} cards", draft.deck_size)

    # ------------------------------------------------------------ questions

    def tapped(self, intent: object) -> None:
        """Ask what was touched."""
        match intent:
            case AskRounds():
                self._ask_rounds()
            case AskFirst():
                self._ask_first()
            case AskCards():
                self._ask_cards()
            case AskSheet():
                self._ask_sheet()
            case AskTurning():
                ask_lying(self.ui)
            case Back():
                self.ui.back()
            case Help():
                doors.open_rules(self.ui, None)

    def _ask(self, question: str, answers: list[Answer], chosen: object, field: str) -> None:
        def done(value: object) -> None:
            self.draft = replace(self.draft, **{field: value})

        self.ui.go(ChoiceScreen(self.ui, question, answers, chosen, done))

    def _ask_rounds(self) -> None:
        ui = self.ui
        short = Answer(False, ui.t("A round is one reveal"), self._length_note(False))
        circuit = Answer(True, ui.t("A round goes all the way round"), self._length_note(True))
        self._ask(ui.t("How long is a round?"), [short, circuit], self.draft.circuit, "circuit")

    def _ask_first(self) -> None:
        ui = self.ui
        answers = [
            Answer(i, p.name, ui.t("has the next birthday") if i in self.by_birthday else "", figure=p.figure)
            for i, p in enumerate(self.players)
        ]
        answers.append(Answer(LOTS, ui.t("Draw lots"), "", icon="die"))
        self._ask(ui.t("Who starts with the star?"), answers, self.draft.first, "first")

    def _ask_cards(self) -> None:
        ui = self.ui
        answers = [
            Answer("box", ui.t("Cards from the box"), ui.t("you deal, the device counts"), icon="cards"),
            Answer("new", ui.t("The screen deals"), ui.t("house deck, shuffled anew"), icon="screen"),
            Answer("code", ui.t("The screen deals a code again"), ui.t("same words, same cards"), icon="code"),
        ]
        now = "box" if self.draft.dealing is Dealing.BOX else ("new" if self.draft.code is None else "code")
        ui.go(ChoiceScreen(ui, ui.t("Where do the cards come from?"), answers, now, self._cards_chosen))

    def _cards_chosen(self, value: str) -> None:
        if value == "box":
            self.draft = replace(self.draft, dealing=Dealing.BOX, code=None)
            self._ask_deck_size(lambda: None)
        elif value == "new":
            self.draft = replace(self.draft, dealing=Dealing.DEVICE, code=None)
        else:
            self._ask_code()

    def _ask_code(self) -> None:
        def done(text: str) -> None:
            code = from_words(text)
            if code is None:
                self.ui.tell(self.ui.t("These are not four code words: {text}", text=text), "no")
            else:
                self.draft = replace(self.draft, dealing=Dealing.DEVICE, code=code)

        code = "" if self.draft.code is None else to_words(self.draft.code, self.ui.language.code)
        doors.open_keyboard(self.ui, self.ui.t("Which four words?"), code, done, longest=31)

    def _ask_deck_size(self, then: Callable[[], None]) -> None:
        def done(cards: int | None) -> None:
            self.draft = replace(self.draft, deck_size=cards, is_counted=True)
            then()

        least = course.least_cards(len(self.players))
        question = self.ui.t("How many cards are in the box?")
        self.ui.go(
            NumberScreen(self.ui, question, done, least=least, most=MOST_CARDS, value=self.draft.deck_size,
                         unknown=self.ui.t("I do not know"))
        )  # fmt: skip

    def _ask_sheet(self) -> None:
        ui = self.ui
        answers = [
            Answer(False, ui.t("Sheets from the box"), ui.t("at the end you enter five totals each")),
            Answer(True, ui.t("House sheet"), ui.t("at the end you tap rows, blocks and ends")),
        ]
        self._ask(ui.t("Which sheets do you draw on?"), answers, self.draft.has_house_sheet, "has_house_sheet")

    # ------------------------------------------------------------ beginning

    def pressed(self) -> None:
        """Begin, or ask what is still missing."""
        if self.draft.is_ready:
            self._begin()
        else:
            self._ask_deck_size(self._begin)

    def _keep(self) -> None:
        self.ui.remember_table(self.playable.game, self.players, self.draft.remembered())

    def _begin(self) -> None:
        ui = self.ui
        first = self.draft.first
        if not 0 <= first < len(self.players):
            pool = self.by_birthday or tuple(Seat(i) for i in range(len(self.players)))
            first = pool[ui.lots(len(pool))]
        setup = self.draft.setup(self.players, Seat(first))
        refusal = setup_refusal(setup)
        if refusal is not None:
            ui.tell(refusal_sentence(ui.language, refusal, self.players), "no")
            return
        self._keep()
        ui.table.begin(self.playable.game, self.players, setup, self.draft.code)
        ui.home(self.playable.play(ui))
