"""Who sits where: players tap their side of the table. The last players of this game sit there already."""

from msgspec import Struct

from app.table.match.seats import FIGURES, Player, Side
from app.ui.ink.geometry import Rect, around
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, hint, title
from app.ui.kit.table_sides import on_map
from app.ui.screens.choice import Answer, ChoiceScreen
from app.ui.stage import places
from app.ui.stage.playable import Playable
from app.ui.stage.screen import Screen
from app.ui.stage.sound import Cue
from app.ui.stage.ui import Ui
from app.ui.widgets.element import Element
from app.ui.widgets.key import Key
from app.ui.widgets.list_row import ListRow
from app.ui.widgets.seat_card import SeatCard
from app.ui.widgets.seat_marker import SeatLook, SeatMarker
from app.ui.widgets.star import StarLook
from app.ui.widgets.table_map import TableMap
from app.ui.words.bot_words import level_name, level_word

CHAIRS = (Side.NEAR, Side.LEFT, Side.FAR, Side.FAR, Side.RIGHT, Side.NEAR)
"""The sides of the six chairs, clockwise from the left of the near side."""

RIVALS_SIT = (2, 3, 4, 1, 5, 0)
"""Where the device sits down first: across the table."""

MARKER = 12.0
ROW, NARROW, TOLD = 10.0, 46.0, 80.0  # mm: the lowest row of a player, the narrowest, the one that tells a level
CARD = 25.0  # mm: the narrowest card, where there is no room for a row


class SitDown(Struct, frozen=True):
    """Take a free chair."""

    chair: int


class AddRival(Struct, frozen=True):
    """Let the device play a free chair."""


class Edit(Struct, frozen=True):
    """Change who sits on a chair."""

    chair: int


class SeatsScreen(Screen):
    """The seat map. Chairs are numbered as in CHAIRS; playing order is clockwise."""

    def __init__(self, ui: Ui, playable: Playable) -> None:
        super().__init__(ui)
        self.playable = playable
        self.chairs: list[Player | None] = [None] * len(CHAIRS)
        last = ui.last_table(playable.game)
        for player in last.players if last else ():
            self._place(player)

    def _place(self, player: Player) -> None:
        free = [i for i, side in enumerate(CHAIRS) if self.chairs[i] is None]
        own = [i for i in free if CHAIRS[i] is player.side]
        if free:
            self.chairs[(own or free)[0]] = player

    @property
    def players(self) -> tuple[Player, ...]:
        """The seated players, clockwise."""
        return tuple(player for player in self.chairs if player is not None)

    @property
    def star_look(self) -> StarLook:
        """Armed when the game can be played by these."""
        return StarLook.NOT_YET if self._trouble() else StarLook.ARMED

    def _trouble(self) -> tuple[str, ...]:
        """Return why the game cannot begin, and shorter; empty if it can."""
        seats, count = self.playable.game.seats, len(self.players)
        if all(player.bot for player in self.players):
            return (self.ui.t("Tap your side of the table."),)
        if count < seats[0]:
            return (self.ui.n("One more player is needed.", "{count} more players are needed.", seats[0] - count),)
        if count > seats[-1]:
            most = seats[-1]
            long = self.ui.t("{game} is for {most} players at most.", game=self.playable.title, most=most)
            return long, self.ui.n("At most one player.", "At most {count} players.", most)
        return ()

    # ------------------------------------------------------------ scene

    def scene(self, frame: Frame) -> list[Element]:
        """Return the map, the list and what the star does."""
        ui = self.ui
        out = [*title(ui.theme, frame, ui.t("Who sits where?")), help_key(frame), back_key(frame)]
        trouble = self._trouble()
        said = trouble or (ui.n("Star: one player", "Star: {count} players", len(self.players)),)
        out += hint(ui.theme, frame, said, is_gold=not trouble)
        table, people = self._boxes(frame)
        out += self._map(frame, table)
        if self.playable.levels and None in self.chairs:
            people, key = people.cut_bottom(12.0, 2.5)
            out.append(
                Key(bounds=key, icon="plus", label=(ui.t("The device plays too"), ui.t("Device")), tap=AddRival())
            )
        return out + self._list(people)

    @staticmethod
    def _boxes(frame: Frame) -> tuple[Rect, Rect]:
        stage = frame.stage
        if frame.is_tall:
            side = min(stage.w, stage.h * 0.52)
            top, below = stage.cut_top(side, 4.0)
            return around(top.centre, side), below
        side = min(stage.h, stage.w * 0.5)
        left, right = stage.cut_left(side + 2.0, 6.0)
        return around(left.centre, side), right

    def _map(self, frame: Frame, box: Rect) -> list[Element]:
        """Lay the table as it stands in the room: a chair is where its side is, however the picture is turned."""
        w, h = frame.profile.mm
        out: list[Element] = [TableMap(bounds=box.shrunk(MARKER + 1.0), wide=w / h)]
        for chair, (u, v) in enumerate(_spots(MARKER / 2 / box.w)):
            place = around(on_map(u, v, box, self.ui.facing), MARKER)
            player = self.chairs[chair]
            if player is None:
                out.append(SeatMarker(bounds=place, look=SeatLook.FREE, tap=SitDown(chair)))
            else:
                out.append(SeatMarker(bounds=place, figure=player.figure, tap=Edit(chair)))
        return out

    def _list(self, box: Rect) -> list[Element]:
        seated = [(i, p) for i, p in enumerate(self.chairs) if p is not None]
        if not seated:
            return []
        if len(seated) * (ROW + 2.0) - 2.0 <= box.h:
            places = _grid(box, len(seated), 1, 14.0)
        elif box.w >= 2 * NARROW:
            places = _grid(box, len(seated), 2, 14.0)
        else:
            places = _grid(box, len(seated), 3 if box.w >= 3 * CARD else 2, 20.0)
        return [self._seated(place, *each) for place, each in zip(places, seated, strict=True)]

    def _seated(self, place: Rect, chair: int, player: Player) -> Element:
        """Return a row for a player, or a card where a row would be too narrow."""
        figure, name, tap = player.figure, player.name, Edit(chair)
        if place.w < NARROW:
            return SeatCard(bounds=place, figure=figure, name=name, tap=tap)
        level = level_word(self.ui.language, player.bot) if player.bot and place.w >= TOLD else ""
        return ListRow(bounds=place, figure=figure, name=name, value=level, opens=True, tap=tap)

    # ------------------------------------------------------------ doing

    def meant(self, intent: object) -> None:
        """Seat, change or leave."""
        match intent:
            case SitDown(chair):
                self.chairs[chair] = self._newcomer(CHAIRS[chair])
                self.ui.play(Cue.PLACE)
            case AddRival():
                chair = next(i for i in RIVALS_SIT if self.chairs[i] is None)
                self.chairs[chair] = self._rival(CHAIRS[chair], self.playable.levels[0])
                self._ask_level(chair)
            case Edit(chair):
                self._edit(chair)

    def _newcomer(self, side: Side) -> Player:
        """Seat the known player who is not here yet, or a new one with the first free figure."""
        here = {player.profile for player in self.players}
        figures = {player.figure for player in self.players}
        for profile in self.ui.profiles.all():
            if profile.id not in here:
                figure = profile.figure if profile.figure not in figures else _free(figures)
                return Player(profile.name, figure, side, profile.id)
        names = {player.name for player in self.players}
        number = next(n for n in range(1, 8) if self.ui.t("Player {n}", n=n) not in names)
        return Player(self.ui.t("Player {n}", n=number), _free(figures), side)

    def _edit(self, chair: int) -> None:
        player = self.chairs[chair]
        if player is None:
            return
        if player.bot:
            self._ask_level(chair)
            return
        others = tuple(p for i, p in enumerate(self.chairs) if p is not None and i != chair)

        def done(changed: Player | None) -> None:
            self.chairs[chair] = changed

        self.ui.open(places.PlayerAsked(player, others, done))

    def _rival(self, side: Side, level: str) -> Player:
        """Return a bot for a chair, named by its level, with the first free figure."""
        names = {player.name for player in self.players}
        word = level_name(self.ui.language, level)
        name = next(n for n in (word, *(f"{word} {i}" for i in range(2, 8))) if n not in names)
        taken = {player.figure for player in self.players}
        figure = next(figure for figure in reversed(FIGURES) if figure not in taken)
        return Player(name, figure, side, bot=level)

    def _ask_level(self, chair: int) -> None:
        ui, now = self.ui, self.chairs[chair]
        assert now is not None
        answers = [
            Answer(level, level_name(ui.language, level), level_word(ui.language, level), icon="person")
            for level in self.playable.levels
        ]
        answers.append(Answer("", ui.t("Leave the chair free"), icon="close"))

        def done(level: str) -> None:
            self.chairs[chair] = None
            self.chairs[chair] = self._rival(now.side, level) if level else None

        ui.go(ChoiceScreen(ui, ui.t("How well shall the device play?"), answers, now.bot, done))

    def pressed(self) -> None:
        """Go on to what this game asks."""
        trouble = self._trouble()
        if trouble:
            self.ui.play(Cue.REFUSE)
            self.ui.tell(trouble[0], "info")
        else:
            self.ui.go(self.playable.setup(self.ui, self.players))


def _spots(rim: float) -> tuple[tuple[float, float], ...]:
    """Return where the chairs of CHAIRS stand on the table, 0 to 1; `rim` is the outermost place a marker has."""
    low, high, first, second = rim, 1.0 - rim, 0.32, 0.68
    return (first, high), (low, 0.5), (first, low), (second, low), (high, 0.5), (second, high)


def _free(taken: set[str]) -> str:
    return next(figure for figure in FIGURES if figure not in taken)


def _grid(box: Rect, count: int, columns: int, highest: float) -> list[Rect]:
    """Cut places out of a box, as high as it allows, in the order of reading."""
    rows = -(-count // columns)
    height = min(highest, (box.h - 2.0 * (rows - 1)) / rows)
    return [
        place._replace(y=box.y + row * (height + 2.0), h=height)
        for row in range(rows)
        for place in box.columns(columns, 2.0)
    ][:count]
