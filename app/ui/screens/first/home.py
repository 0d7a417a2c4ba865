"""The first screen: go on with the game on the table, or choose one; records, settings, sound."""

import dataclasses

from msgspec import Struct
from msgspec.structs import replace

from app.table.match.match import AnyMatch
from app.table.match.seats import Player
from app.table.preferences import table_key
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import KEY, Frame
from app.ui.kit.parts import help_key, hint
from app.ui.stage import places
from app.ui.stage.playable import Offer, games_of, offers_of, playable_of
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.stage.waiting import Waits, play_on, waits
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.label import Label
from app.ui.widgets.star import Star, StarLook
from app.ui.widgets.ticket import Ticket
from app.ui.widgets.tile import Tile

NEARER = 2.5  # mm that the words beside the star may come nearer to it where three keys stand before them
MORE = 26.0  # mm of the key to further games that wait


class Resume(Struct, frozen=True):
    """Go on with the game on the table."""


class Choose(Struct, frozen=True):
    """Begin a game by its number among those on offer."""

    index: int


class ShowWaiting(Struct, frozen=True):
    """Show all games that wait."""


class ShowRecords(Struct, frozen=True):
    """Open the records."""


class ShowSettings(Struct, frozen=True):
    """Open the settings."""


class Mute(Struct, frozen=True):
    """Silence, or sound again."""


class HomeScreen(Screen):
    """What the device shows when no game is being played: the game that waits, the newest of several, comes first."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self._waits: Waits | None = None

    def entered(self) -> None:
        """Look anew what waits."""
        self._waits = None
        super().entered()

    @property
    def star_look(self) -> StarLook:
        """Armed when it has something to go on with, or to play again."""
        return StarLook.ARMED if self._waiting().first or self._last() else StarLook.UNUSED

    def _last(self) -> tuple[Offer, tuple[Player, ...]] | None:
        """Return the game that was played last here, and who sat at it."""
        tables = self.ui.preferences.last_tables
        for key in reversed(list(tables)):
            for offer in offers_of(self.ui):
                if table_key(offer.name, offer.way) == key and tables[key].players:
                    return offer, tables[key].players
        return None

    def _waiting(self) -> Waits:
        if self._waits is None:
            self._waits = waits(self.ui)
        return self._waits

    def tick(self, now: float) -> None:  # noqa: ARG002 - news comes at any time
        """Tell what came up since the start: a copy is taken, and looked at, beside the game."""
        if self.ui.table.store.notices:
            self.ui.open(places.News())

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return wordmark, ticket, tiles and keys."""
        out = self._wordmark(frame) + self._keys(frame)
        top = 4.0 + 12.0 + 4.0
        body = Rect(frame.stage.x, top, frame.stage.w, frame.stage.bottom - top)
        if frame.is_tall and frame.hint is not None:  # a third key stands where it begins
            left = frame.hint.cut_left(KEY, 2.5)[1]
            frame = dataclasses.replace(frame, hint=left._replace(w=left.w + NEARER))
        waiting = self._waiting()
        if waiting.first is not None:
            ticket, body = body.cut_top(body.h * (0.2 if frame.is_tall else 0.32), 4.0)
            if waiting.others:
                ticket, more = ticket.cut_right(MORE, 4.0)
                out.append(self._more(more, waiting.others))
            out += self._ticket(ticket, waiting.first)
            out += hint(self.ui.theme, frame, (self.ui.t("Star: play on"), self.ui.t("play on")), is_gold=True)
        elif last := self._last():
            again = self.ui.t("Star: {game} again", game=last[0].title)
            out += hint(self.ui.theme, frame, (again, self.ui.t("again")), is_gold=True)
        return out + self._tiles(frame, body)

    def _wordmark(self, frame: Frame) -> list[Element]:
        theme = self.ui.theme
        mark = Rect(frame.stage.x + 1.0, 4.0, 13.0, 13.0)
        width = frame.stage.w - 14.0 - (18.0 if frame.is_tall else 48.0)
        name = Rect(mark.right + 3.0, 4.0, width, 13.0)
        return [
            Star(bounds=mark, look=StarLook.ARMED, is_bare=True),
            Label(bounds=name, wordings="tafelster", colour=theme.text.main, role="line_min", floor=5.0),
        ]

    def _keys(self, frame: Frame) -> list[Element]:
        icon = "mute" if self.ui.preferences.is_muted else "sound"
        keys = [("cup", ShowRecords()), ("sliders", ShowSettings()), (icon, Mute())]
        right = frame.stage.right
        places = [Rect(right - 12.0 - (2 - i) * 15.0, 4.0, 12.0, 12.0) for i in range(3)]
        if frame.is_tall:
            places[0] = frame.undo
            places[1] = frame.undo.moved(14.5, 0.0)
        return [help_key(frame), *(Key(bounds=p, icon=i, tap=t) for p, (i, t) in zip(places, keys, strict=True))]

    def _more(self, box: Rect, others: int) -> Element:
        """Lay the key to all the games that wait."""
        label = self.ui.n("{count} more", "{count} more", others)
        return Key(bounds=box, icon="pause" if box.h > 20.0 else "", label=label, tap=ShowWaiting())

    def _ticket(self, box: Rect, match: AnyMatch) -> list[Element]:
        ui = self.ui
        running = playable_of(ui, match.game.name, match.game.way)
        assert running is not None
        acting = match.acting[0] if match.acting else 0
        ticket = Ticket(
            bounds=box,
            figure=match.players[acting].figure,
            heading=(ui.t("Play on with {game}", game=running.title), ui.t("Play on")),
            progress=running.progress(ui.language, match),
            tap=Resume(),
        )
        out: list[Element] = [ticket]
        if box.w > 150 and box.h > 18:
            window = box.shrunk(2.0).cut_right(min(58.0, box.w * 0.3))[1]
            out = [replace(ticket, reserve=window.w + 4.0), running.drawing(Rect(*window).moved(0, -0.4))]
        return out

    def _tiles(self, frame: Frame, body: Rect) -> list[Element]:
        ui = self.ui
        games = [ways[0] for ways in games_of(ui)]
        is_wide = frame.is_tall or len(games) == 1
        places = body.rows(max(len(games), 2 if frame.is_tall else 1), 4.0)
        if not frame.is_tall:
            places = body.columns(len(games), 4.0)
        out: list[Element] = []
        for index, (offer, place) in enumerate(zip(games, places, strict=False)):
            words = ui.t("{least} to {most} players", least=offer.seats[0], most=offer.seats[-1])
            beside = tuple(game.title for game in games if game is not offer)
            tile = Tile(bounds=place, name=offer.title, beside=beside, players=words, is_wide=is_wide,
                        tap=Choose(index))  # fmt: skip
            out += [tile, offer.drawing(tile.window)]
        return out

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Open what was touched."""
        ui = self.ui
        match intent:
            case Resume():
                self.pressed()
            case Choose(index):
                ui.open(places.way_in(games_of(ui)[index]))
            case ShowRecords() | ShowWaiting():
                ui.open(places.Records())
            case ShowSettings():
                ui.open(places.Settings())
            case Mute():
                ui.prefer(replace(ui.preferences, is_muted=not ui.preferences.is_muted))

    def pressed(self) -> None:
        """Go on with the game that waits, or set up the last one again with the same players."""
        first = self._waiting().first
        if first is not None:
            play_on(self.ui, first.id)
        elif last := self._last():
            offer, players = last
            self.ui.go(offer.playable.setup(self.ui, players))

    def take_back(self) -> None:
        """Nothing to take back here."""
