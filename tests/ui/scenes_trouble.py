"""Every screen that tells of something outside the games that is wrong, or was, by name."""

from stage_set import Put, Stage

from app import errors
from app.table.store.notice import Notice
from app.ui.screens.device.trouble import TroubleScreen
from app.ui.screens.first.news import NewsScreen
from app.ui.stage import places

TROUBLES = {
    "busy": errors.StoreBusy("/var/lib/tafelster is used by another tafelster.", "Stop the other one."),
    "locked": errors.StoreLocked("Another program uses the database in /var/lib/tafelster.", "Close it."),
    "full": errors.StoreFull("No room is left in /var/lib/tafelster.", "Make room."),
    "newer": errors.StoreNewer("/var/lib/tafelster/tafelster.db was written by a newer version (7).", "Update."),
    "store": errors.StoreTrouble("/var/lib/tafelster cannot be read: Permission denied.", "Check the owner."),
    "config": errors.ConfigTrouble("/etc/tafelster.toml: star.button_pin = 99 is no pin.", "Choose 2 to 27."),
}

DAMAGE: dict[str, str | int] = {
    "damaged": "tafelster-damaged-1.db",
    "why": "malformed",
    "moves": 0,
    "lost": 2,
    "copy": "backups/tafelster-000012.db",
}
MISSING: dict[str, str | int] = {
    "match": 12,
    "game": "locomotion",
    "way": "screen",
    "at_wall": 1_790_000_000,
    "turn": 137,
    "lost": 12,
}


def _trouble(name: str, times: int = 0) -> Put:
    def act(stage: Stage) -> None:
        def fail() -> None:
            raise TROUBLES[name]

        stage.ui.go(TroubleScreen(stage.ui, TROUBLES[name], fail))
        for _ in range(times):
            stage.ui.screen.pressed()

    return act


def _undrawn(stage: Stage) -> None:
    """Stand where a list should be that cannot be read; behind it is a screen to go back to."""
    stage.ui.open(places.Records())
    _trouble("store")(stage)


def _news(*notices: Notice) -> Put:
    def act(stage: Stage) -> None:
        for notice in notices:
            stage.ui.table.store.notify(notice)
        stage.ui.go(NewsScreen(stage.ui))

    return act


TROUBLE: dict[str, Put] = {
    **{f"trouble-{name}": _trouble(name) for name in TROUBLES},
    "trouble-undrawn": _undrawn,
    "trouble-again": _trouble("full", 3),
    "news-restored": _news(Notice("database-restored", {**DAMAGE, "moves": 3}), Notice("copy-failed", {})),
    "news-missing": _news(
        Notice("moves-missing", MISSING), Notice("moves-missing", {**MISSING, "match": 13}), Notice("marks-damaged", {})
    ),
    "news-missing-whole": _news(Notice("moves-missing", {**MISSING, "at_wall": 0, "turn": 0})),
    "news-missing-unknown": _news(Notice("moves-missing", {**MISSING, "game": "", "way": "", "lost": 1})),
    "news-missing-more": _news(Notice("more-missing", {"count": 21})),
    "news-settings": _news(Notice("settings-missing", {"count": 3})),
    "news-marks": _news(Notice("marks-damaged", {})),
    "news-copy": _news(Notice("copy-damaged", {"copy": "c", "aside": "aside-1.tafelster-000012.db", "why": "w"})),
    "news-odd": _news(Notice("odd-set-aside", {"names": "tafelster.db-wal, backups, proven, returned", "asides": ""})),
    "news-salvaged": _news(Notice("database-salvaged", {**DAMAGE, "moves": 14})),
    "news-empty": _news(Notice("database-started-empty", DAMAGE)),
    "news-before-update": _news(Notice("database-before-update", {"newer": "tafelster.newer-1.db", "lost": 2})),
    "news-setting": _news(Notice("preference-refused", {"key": "brightness", "why": "not a number"})),
}
"""All of them; a new screen is one line."""
