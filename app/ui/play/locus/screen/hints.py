"""Hints in three grades: in which zone, with which card, and exactly where. They are thought of off the picture."""

from queue import SimpleQueue

from app.games.locus.bot.advice import Hint
from app.games.locus.screen.state import State
from app.ui.play.locus.screen.bots import hinted
from app.ui.play.locus.words.log import card_words, zone_word
from app.ui.play.locus.words.turn import spoken_move
from app.ui.stage.ui import Ui

PLACE = 3
"""The grade that shows the place."""


class Hints:
    """The hints of one moment: each time one is asked for, it says more."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self._grade = 0
        self._found: SimpleQueue[tuple[int, Hint | None]] = SimpleQueue()

    def ask(self, view: State) -> None:
        """Think of a hint for the acting seat, one grade further than the last."""
        self._grade = grade = self._grade + 1
        self.ui.tell(self.ui.t("Let me think"), "info")
        thought = self.ui.thinker.think(lambda: hinted(view, view.current))
        thought.add_done_callback(lambda done: self._found.put((grade, done.result())))

    def told(self, state: State) -> Hint | None:
        """Say what was thought of; return a hint whose place is to be shown."""
        if self._found.empty():
            return None
        grade, found = self._found.get()
        if found is None:
            return None
        grade = min(PLACE, grade + (found.card is None or state.hand is not None) * (grade > 1))
        self.ui.tell(self._sentence(grade, found, is_picking=state.hand is None and not state.owed), "info")
        return found if grade == PLACE and found.zone is not None else None

    def _sentence(self, grade: int, found: Hint, *, is_picking: bool) -> str:
        ui = self.ui
        if found.zone is None:
            return spoken_move(ui.language, found.move)
        zone = zone_word(ui.language, found.zone)
        if grade == 1:
            return ui.t("Hint: look at {zone}.", zone=zone)
        if grade < PLACE and found.card is not None:
            return ui.t("Hint: {card}.", card=card_words(ui.language, found.card))
        if is_picking and found.card is not None:
            return ui.t("Hint: {card}, in {zone}.", card=card_words(ui.language, found.card), zone=zone)
        return ui.t("Hint: here, in {zone}.", zone=zone)
