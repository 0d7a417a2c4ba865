"""The order: which wagons stand well, and when a train is complete (M8, M22, M29)."""

from app.games.locomotion.train import Colour, End, Train

Order = tuple[Colour, ...]
"""The colours from the locomotive outwards: two, three or four of them (M8)."""


def counts(train: Train, either_end: bool) -> bool:
    """Say whether the wagons are on an end that counts: behind, or with the switch on either (M22)."""
    return either_end or train.end is End.REAR


def well_placed(train: Train, order: Order, either_end: bool) -> int:
    """Return how many wagons have the place that the order asks for, whatever stands before them (M29)."""
    if not counts(train, either_end):
        return 0
    return sum(wagon is asked for wagon, asked in zip(train.wagons, order, strict=False))


def is_complete(train: Train, order: Order, either_end: bool) -> bool:
    """Say whether the whole order is coupled; wagons beyond it do not matter (M22)."""
    return train.wagons[: len(order)] == order and counts(train, either_end)
