"""People and bots at one table of Locus on this screen, and the clock turned by hand to watch them."""

import dataclasses
from concurrent.futures import Future

from msgspec.structs import replace

from app.games.game import Seat, Way
from app.games.locus.screen.moves import Discard, Done, Pick
from app.games.locus.screen.state import Phase
from app.ui.play.locus.both.draft import ScreenDraft
from app.ui.stage.playable import offered

CODE = 123_456_789
BEAT = 1 / 60


def simple(view, seat, level, luck):
    """Advise like a bot that puts every card away; in a window it is done."""
    if view.phase is Phase.PICKING:
        return (Pick(seat, view.untaken[0].id), Discard(seat), Done(seat))
    return (Discard(seat), Done(seat)) if view.hand is not None else (Done(seat),)


class SlowThinker:
    """Thinks only when a test lets it: jobs wait in `asked` with their futures."""

    def __init__(self):
        self.asked = []

    def think(self, job):
        future = Future()
        self.asked.append((job, future))
        return future

    def answer(self, which=-1):
        job, future = self.asked[which]
        future.set_result(job())

    def close(self):
        self.asked.clear()


def sit(stage, *levels, sides=(), advise=simple):
    """Begin a match whose seats are people where the level is empty, and show it."""
    if advise is not None:
        offer(stage, advise)
    people = stage.players(len(levels), *sides)
    players = tuple(replace(player, bot=level) for player, level in zip(people, levels, strict=True))
    setup = ScreenDraft().setup(players, Seat(0))
    whole = stage.playable("locus", Way.SCREEN)
    stage.ui.table.begin(whole.game, players, setup, CODE)
    stage.ui.home(whole.play(stage.ui))
    stage.shell.beat((), ())


def offer(stage, advise):
    """Offer the whole game with other bots."""
    whole = stage.playable("locus", Way.SCREEN)
    other = dataclasses.replace(whole, advise=advise)
    stage.ui.covers = tuple(offered(other) if offer.playable is whole else offer for offer in stage.ui.covers)


def moves(stage):
    """Return the kinds of the moves that stand, and their seats."""
    standing = [entry.move for entry in stage.match.log if not entry.taken_back and hasattr(entry.move, "seat")]
    return [(move.seat, type(move).__name__) for move in standing]


def turn(stage, seat=0):
    """Play a person's turn by its moves: the card is put away."""
    for move in simple(stage.match.view(Seat(seat)), Seat(seat), "", 0):
        stage.ui.screen.submit(move)


def watched(stage, seconds):
    """Let time pass; return the moments at which the match changed."""
    clock, version, changed = stage.clock, stage.match.version, []
    for _ in range(round(seconds / BEAT)):
        stage.shell.beat((), ())
        if stage.match.version != version:
            version = stage.match.version
            changed.append(clock.now())
        clock.turn(BEAT)
    return changed


TURN = ["Pick", "Discard", "Done"]
