"""What coins may buy, as a question: each with its price and what comes of it (L26 to L28)."""

from collections.abc import Callable

from app.games.game import AnyRefusal, Seat
from app.games.locus.screen.moves import BuyLoose, ScreenMove
from app.games.locus.screen.queue import second_loose_lapses
from app.games.locus.screen.state import Phase, State
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage.ui import Ui


def spending(
    ui: Ui, state: State, seat: Seat, refusal: Callable[[ScreenMove], AnyRefusal | None], done: Callable[[str], None]
) -> ChoiceScreen:
    """Return the question; `done` gets loose, discard, recolour, leftover or hint."""
    note = ui.t("only one fits: the other is lost") if second_loose_lapses(state) else ui.t("anywhere they may lie")
    can = refusal(BuyLoose(seat)) is None
    answers = [Answer("loose", ui.t("Two loose squares: 2 coins"), note if can else ui.t("not now"), icon="coin")]
    if state.hand is not None:
        away = ui.t("Put the card away: 2 coins for you")
        answers.append(Answer("discard", away, ui.t("its own coin is lost"), icon="close"))
        recolour = ui.t("Another colour: 1 coin")
        answers.append(Answer("recolour", recolour, ui.t("touch another zone's tab"), icon="brush"))
    if state.phase is Phase.LEFTOVER:
        draw = ui.t("Draw the leftover: 3 coins")
        answers.append(Answer("leftover", draw, ui.t("in another colour: 4 coins"), icon="cards"))
    answers.append(Answer("hint", ui.t("A hint"), ui.t("asked again, it says more"), icon="info"))
    question = ui.n("You have one coin", "You have {count} coins", state.papers[seat].balance)
    return ChoiceScreen(ui, question, answers, None, done)
