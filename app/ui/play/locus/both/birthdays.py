"""Whose birthday comes next, as far as the remembered players tell: who starts with the star (L5)."""

from collections.abc import Sequence

from app.games.game import Seat
from app.table.match.seats import Player, next_birthdays
from app.ui.stage.ui import Ui


def by_birthday(ui: Ui, players: Sequence[Player]) -> tuple[Seat, ...]:
    """Return the seats whose birthday comes next: one, several on the same day, or none that is known."""
    known = {profile.id: profile.birthday for profile in ui.profiles.all()}
    days = [(Seat(i), known.get(p.profile) if p.profile is not None else None) for i, p in enumerate(players)]
    return next_birthdays(days, ui.today())
