"""What travels over a round that is told: a card into its line, and all that leaves a line that is cleaned up."""

from collections.abc import Sequence

from app.ui.ink.geometry import Rect
from app.ui.ink.motion import Span, eased
from app.ui.ink.theme import Times
from app.ui.play.lokus.look.person_card import PersonCard
from app.ui.play.lokus.look.piles import CleanUpCard
from app.ui.play.lokus.look.toilet_line import row_of
from app.ui.play.lokus.words.face import Face
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element

FULL_LINE = 0.6  # seconds that a full line can be seen before it is cleaned up
LEAVING = 6  # four people, the fifth that moves up, the clean-up card
MOVES_UP = 4


def clean_up_length(time: Times) -> float:
    """Return the seconds of a whole clean-up."""
    return FULL_LINE + (time.move + time.stagger * (LEAVING - 1)) / 1000


class Flights:
    """The journeys of one beat that began at `start`, in seconds."""

    def __init__(self, ui: Ui, start: float) -> None:
        self.ui = ui
        self.start = start

    def card(self, face: Face, start: Rect, end: Rect) -> PersonCard:
        """Return a card on its way into a line."""
        part = Span(self.start, self.ui.theme.time.move / 1000).part(self.ui.now)
        return PersonCard(bounds=self._between(start, end, part), face=face)

    def has_left(self, n: int) -> bool:
        """Tell whether the n-th of a clean-up is on its way or gone."""
        return self._part(n) > 0.0

    def clean_up(self, faces: Sequence[Face], row: Rect, pile: Rect) -> list[Element]:
        """Let the four go to the pile, the fifth move up, and one clean-up card come, one after the other."""
        door, places = row_of(row)
        ways = [*((place, pile) for place in places[:MOVES_UP]), (places[MOVES_UP], places[0]), (door, pile)]
        out: list[Element] = []
        for n, (start, end) in enumerate(ways):
            part = self._part(n)
            if part > 0.0 and (part < 1.0 or n == MOVES_UP):
                place = self._between(start, end, part)
                is_person = n < len(faces)
                out.append(PersonCard(bounds=place, face=faces[n]) if is_person else CleanUpCard(bounds=place))
        return out

    def _part(self, n: int) -> float:
        time = self.ui.theme.time
        return Span(self.start + FULL_LINE + n * time.stagger / 1000, time.move / 1000).part(self.ui.now)

    def _between(self, start: Rect, end: Rect, part: float) -> Rect:
        share = eased(self.ui.theme.ease["out"], part)
        return Rect(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
