"""A second reading of a round of Lokus, written from the rulebook without looking at the first: lists and loops.

Cards are pairs (number, colour by its letter); everything is changed in place.
"""

LADDER = "rygboa"  # red, yellow, green, blue, orange, gray: low to high

Pair = tuple[int, str]


class Table:
    """Two toilets, a deck to count, and in front of every player a pile and clean-up cards."""

    def __init__(self, players: int, starters: list[Pair], four_are_rolls: bool) -> None:
        self.left, self.right = [], []
        if starters:
            self.left.append(starters[0])
            self.right.append(starters[1])
        self.deck = 72 - 11 * players - len(starters)
        self.piles: list[list[object]] = [[] for _ in range(players)]
        self.clean = [0] * players
        self.away: list[Pair] = []
        self.four_are_rolls = four_are_rolls

    def round(self, played: list[Pair], wants_right: tuple[bool, bool]) -> tuple[int, int]:
        """Play a round; return who was lowest and who was highest."""
        order = sorted(played, key=lambda pair: f"{pair[0]:02}{LADDER.index(pair[1])}")
        lowest, highest = played.index(order[0]), played.index(order[-1])
        self.place(lowest, order[0], wants_right[0])
        self.place(highest, order[-1], wants_right[1])
        for player, pair in enumerate(played):
            if player not in (lowest, highest):
                self.piles[player].append(pair)
        return lowest, highest

    def place(self, player: int, pair: Pair, wants_right: bool) -> None:
        """Place one card, or pay."""
        fits_left, fits_right = self.fits(self.left, pair), self.fits(self.right, pair)
        if not fits_left and not fits_right:
            self.piles[player].append(pair)
            if self.deck:
                self.deck -= 1
                self.piles[player].append("from the deck")
            else:
                self.piles[player].append("virtual")
            return
        line = self.right if fits_right and (wants_right or not fits_left) else self.left
        line.append(pair)
        if len(line) == 5:
            first_four = line[:4]
            del line[:4]
            self.clean[player] += 1
            if self.four_are_rolls:
                self.piles[player].extend(first_four)
            else:
                self.away.extend(first_four)

    @staticmethod
    def fits(line: list[Pair], pair: Pair) -> bool:
        """Say whether nobody in the line has the number or the colour."""
        for number, colour in line:
            if number == pair[0]:
                return False
            if colour == pair[1]:
                return False
        return True

    def seen(self) -> tuple[object, ...]:
        """Return what can be compared: lines, piles, virtual rolls, clean-ups, deck, cards set aside."""
        return (
            (tuple(self.left), tuple(self.right)),
            [len(pile) for pile in self.piles],
            [pile.count("virtual") for pile in self.piles],
            self.clean,
            self.deck,
            len(self.away),
        )
