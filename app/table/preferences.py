"""How this device likes to be: language, sound, light, motion, and what was played last.

Each field stands alone: a kept value that no longer makes sense falls back to its default, with a notice,
and takes no other field with it.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from app.errors import FileTrouble
from app.games.game import Way
from app.reading import typed
from app.table.match.seats import Player
from app.table.store.notice import Notice
from app.table.store.store import Store

_KEY = "preferences"

Sound = Annotated[int, Meta(ge=0, le=8)]
Brightness = Annotated[int, Meta(ge=1, le=8)]


class LastTable(Struct, frozen=True):
    """Who sat at a game last, and its options as JSON: only the game can read them."""

    players: tuple[Player, ...]
    options: str = "{}"


class Preferences(Struct, frozen=True):
    """All preferences; `lang` None means: not chosen yet. `touch` maps the panel to the picture, six numbers.

    `last_tables` is per game and way, by `table_key`; the one played last stands last.
    """

    lang: Literal["nl", "en"] | None = None
    sound: Sound = 5
    is_muted: bool = False
    brightness: Brightness = 8
    motion: Literal["full", "less"] = "full"
    text_size: Literal["normal", "large", "largest"] = "normal"
    facing: Literal["turn", "fixed"] = "turn"
    stand: Literal["flat", "tilted"] = "flat"
    touch: tuple[float, float, float, float, float, float] | None = None
    lesson_seen: bool = False
    last_tables: Mapping[str, LastTable] = field(default_factory=dict)


def table_key(game: str, way: Way) -> str:
    """Return the key of a game and way in `last_tables`."""
    return f"{game}/{way.value}"


def load(store: Store) -> Preferences:
    """Return the kept preferences; every field that is refused is its default, with a notice in the store."""
    raw = store.raw(_KEY)
    if raw is None:
        return Preferences()
    try:
        kept = typed.json(raw, _KEY, dict[str, msgspec.Raw])
    except FileTrouble as error:
        store.notify(_refused("all", error))
        return Preferences()
    values: dict[str, Any] = {}
    for each in msgspec.structs.fields(Preferences):
        if each.name in kept:
            try:
                values[each.name] = typed.json(kept[each.name], _KEY, each.type)
            except FileTrouble as error:
                store.notify(_refused(each.name, error))
    return Preferences(**values)


def save(store: Store, preferences: Preferences) -> None:
    """Keep all preferences; raises ValueError if one is out of bounds, and keeps the old ones then."""
    msgspec.convert(msgspec.to_builtins(preferences), Preferences)
    store.put(_KEY, preferences)


def _refused(name: str, error: Exception) -> Notice:
    return Notice("preference-refused", {"key": name, "why": str(error)})
