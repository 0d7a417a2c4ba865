"""What the store has to say, as a key and values: `ui.screens.first.notice_words` makes sentences of them."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

NoticeKey = Literal[
    "database-restored",
    "database-salvaged",
    "database-started-empty",
    "database-before-update",
    "moves-missing",
    "more-missing",
    "settings-missing",
    "marks-damaged",
    "copy-damaged",
    "copy-failed",
    "odd-set-aside",
    "match-not-playable",
    "preference-refused",
    "kept-value-refused",
    "version-returned",
]


class Notice(Struct, frozen=True):
    """Something the screen says calmly: the key of a sentence and the values it names."""

    key: NoticeKey
    values: Mapping[str, str | int]
