"""Every reason for which the table itself does not allow something, whatever is played at it."""

from typing import Literal

from app.games import game

MatchReason = Literal["match-stopped", "no-roll-awaited"]
"""Of a match; each has a sentence on the screen."""

NameReason = Literal["name-empty", "name-too-long", "name-unprintable", "name-taken"]
"""Of a name that a player wants to be remembered under."""

MatchRefusal = game.Refusal[MatchReason]
NameRefusal = game.Refusal[NameReason]
