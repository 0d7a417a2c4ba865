"""The table itself: which match is on it, which wait, and how one begins, goes on and ends.

At the start the last unfinished match is on the table again: start-up is recovery. Unless it was put aside on purpose,
or another game was played after it, it also goes on at once.
"""

import os
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from app.games.game import AnyGame, AnySetup, Way
from app.table.match.codes import new_code
from app.table.match.journal import Journal, Status
from app.table.match.match import AnyMatch, Match
from app.table.match.seats import Player
from app.table.ports import Clock
from app.table.scratch import Scratch
from app.table.store.notice import Notice
from app.table.store.schema import KeptMatch
from app.table.store.store import Store

_ASIDE = "put-aside"
"""Under this key the touch of the match that was put aside is kept: playing on touches it anew, and lifts that."""

Games = Mapping[tuple[str, Way], AnyGame]


class MatchSummary(Struct, frozen=True):
    """A match that waits, as the home screen lists it; `trouble` says why it cannot be played, or is empty."""

    id: int
    game: str
    way: Way
    players: tuple[Player, ...]
    code: int
    at_wall: float
    is_synced: bool
    trouble: str = ""

    @property
    def is_playable(self) -> bool:
        """Whether it can go on."""
        return not self.trouble


class NotPlayable(Exception):
    """A match whose game is unknown or whose moves no longer fit the rules was resumed: see `unfinished`."""


class Table:
    """One table: the store, the games it knows by name and way, and at most one match in play."""

    def __init__(self, store: Store, games: Games, clock: Clock, entropy: Callable[[int], bytes] = os.urandom) -> None:
        self.store = store
        self.games = games
        self.match: AnyMatch | None = None
        self.is_aside = True
        self._clock = clock
        self._entropy = entropy
        self._broken: dict[int, str] = {}
        self._go_on()

    def _go_on(self) -> None:
        """Put the match that was last on the table there again; one that cannot be played leaves a notice."""
        waiting = self.store.matches(Status.OPEN)
        if waiting:
            self.match = self._restored(waiting[0])
            touched = waiting[0].touched
            self.is_aside = touched != self.store.last_touch() or touched == self.store.get(_ASIDE, int, 0)

    @property
    def goes_on(self) -> bool:
        """Whether a match is in play: on the table, not over, and not put aside."""
        return self.match is not None and self.match.status is Status.OPEN and not self.is_aside

    @property
    def notices(self) -> tuple[Notice, ...]:
        """What the screen has to say about the data."""
        return self.store.notices

    def begin(self, game: AnyGame, players: Sequence[Player], setup: AnySetup, code: int | None = None) -> AnyMatch:
        """Begin a match; `code` deals the same cards again. A match in play stays unfinished and waits."""
        if code is None:
            code = new_code(self._entropy(16))
        self.match = Match.begun(game, players, setup, code, self.store, self._clock)
        self.is_aside = False
        return self.match

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """Return all matches that wait, the one last on the table first; those that cannot go on say why."""
        return tuple(self._summary(kept) for kept in self.store.matches(Status.OPEN))

    def stopped(self) -> tuple[MatchSummary, ...]:
        """Return all matches that were ended by agreement, the last one first: they can be looked at."""
        return tuple(self._summary(kept) for kept in self.store.matches(Status.STOPPED))

    def _summary(self, kept: KeptMatch) -> MatchSummary:
        header = kept.header
        trouble = self._broken.get(kept.id, "")
        if (header.game, header.way) not in self.games:
            trouble = f"the game {header.game} ({header.way.value}) is not known here"
        return MatchSummary(
            id=kept.id,
            game=header.game,
            way=header.way,
            players=header.players,
            code=header.code,
            at_wall=header.at_wall,
            is_synced=header.is_synced,
            trouble=trouble,
        )

    def resume(self, match_id: int) -> AnyMatch:
        """Put a match on the table at the turn where it was left; also a finished one, to look or take back.

        Raises KeyError for an unknown id and NotPlayable, with a notice, if it cannot go on.
        """
        if self.match is not None and self.match.id == match_id:
            match: AnyMatch | None = self.match
            is_touched = not self.is_aside
        else:
            match, is_touched = self._restored(self.store.match(match_id)), False
        if match is None:
            raise NotPlayable(f"match {match_id}: {self._broken[match_id]}")
        if not is_touched:
            self.store.touch(match_id)
        self.match, self.is_aside = match, False
        return match

    def look(self, match_id: int) -> AnyMatch:
        """Return a match to look at, beside the one on the table, which stays there; what it plays is kept nowhere.

        Raises KeyError for an unknown id and NotPlayable, with a notice, if it cannot be shown.
        """
        if self.match is not None and self.match.id == match_id:
            return self.match
        match = self._read(self.store.match(match_id), Scratch())
        if match is None:
            raise NotPlayable(f"match {match_id}: {self._broken[match_id]}")
        return match

    def put_aside(self) -> None:
        """Leave the match in play on purpose: it waits, and the next start does not go on with it."""
        if self.goes_on and self.match is not None:
            self.store.put(_ASIDE, self.store.match(self.match.id).touched)
            self.is_aside = True

    def stop(self) -> AnyMatch | None:
        """End the match in play by agreement and clear the table; returns it, for a last look."""
        match = self.match
        if match is not None:
            match.stop()
        self.match = None
        return match

    def leave(self) -> None:
        """Go home: the match stays unfinished, waits, and its clock stands still."""
        if self.match is not None and self.match.status is Status.OPEN:
            self.match.pause()
            self.put_aside()
        self.match = None

    def _restored(self, kept: KeptMatch) -> AnyMatch | None:
        match = self._read(kept, self.store)
        if match is not None and match.status is not kept.status:
            self.store.append(match.id, (), match.status, match.outcome())
        return match

    def _read(self, kept: KeptMatch, journal: Journal) -> AnyMatch | None:
        header = kept.header
        game = self.games.get((header.game, header.way))
        if game is None:
            self._not_playable(kept, f"the game {header.game} ({header.way.value}) is not known here")
            return None
        try:
            return Match.restored(kept.id, header, self.store.entries(kept.id), game, journal, self._clock)
        except OSError:
            raise  # the disk, not the match
        except Exception as error:  # a game may raise anything over moves of another version of itself
            self._not_playable(kept, f"its moves do not fit the rules: {error}")
            return None

    def _not_playable(self, kept: KeptMatch, why: str) -> None:
        self._broken[kept.id] = why
        self.store.notify(Notice("match-not-playable", {"match": kept.id, "game": kept.header.game, "why": why}))
