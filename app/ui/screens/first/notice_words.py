"""What the store has to say, as calm sentences: what was used, brought over and set aside, and what is missing."""

from collections.abc import Callable, Mapping

from app.games.game import Way
from app.table.store.notice import Notice, NoticeKey
from app.ui.screens.first.record_lines import day_words, game_title
from app.ui.screens.match.log_lines import clock_words
from app.ui.stage.ui import Ui


def notice_sentence(ui: Ui, notice: Notice) -> str:
    """Return one notice in the players' language; values from outside are quoted as they are."""
    return SENTENCES[notice.key](ui, notice)


def _joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)


def _about(sentence: str, notice: Notice) -> str:
    about = ": ".join(str(notice.values[key]) for key in ("game", "key", "why") if notice.values.get(key))
    return f"{sentence} ({about})" if about else sentence


def _restored(ui: Ui, notice: Notice) -> str:
    first = ui.t("The games were damaged. The newest good copy is used: {copy}.", copy=notice.values["copy"])
    return _joined(first, _brought(ui, notice), _lost(ui, notice), _aside(ui, notice))


def _salvaged(ui: Ui, notice: Notice) -> str:
    first = ui.t("The games were damaged and there was no good copy.")
    return _joined(first, _brought(ui, notice), _lost(ui, notice), _aside(ui, notice))


def _empty(ui: Ui, notice: Notice) -> str:
    first = ui.t("The games could not be read and there was no good copy, so the list of games is empty.")
    return _joined(first, _aside(ui, notice))


def _before_update(ui: Ui, notice: Notice) -> str:
    first = ui.t("An update was taken back. The games are as they were before it.")
    return _joined(first, ui.t("What came later is kept in {file}.", file=notice.values["newer"]))


def _brought(ui: Ui, notice: Notice) -> str:
    moves = int(notice.values.get("moves", 0))
    return ui.n("One later move was brought over.", "{count} later moves were brought over.", moves) if moves else ""


def _lost(ui: Ui, notice: Notice) -> str:
    """Say how much is missing in all; each game that lacks something has a notice of its own."""
    lost = int(notice.values.get("lost", 0))
    if lost:
        return ui.n("One move is missing.", "{count} moves are missing.", lost)
    return ui.t("No move is missing.") if notice.values.get("sure") else ""


def _aside(ui: Ui, notice: Notice) -> str:
    damaged = notice.values.get("damaged", "")
    return ui.t("The damaged file is kept: {file}.", file=damaged) if damaged else ""


def _moves_missing(ui: Ui, notice: Notice) -> str:
    """Name the game, when it began, the last move that is there, and how many are missing after it."""
    lost, turn, game = int(notice.values["lost"]), notice.values["turn"], _game(ui, notice)
    if not turn:
        return ui.n(
            "{game}: one move is missing, from the beginning.",
            "{game}: {count} moves are missing, from the beginning.",
            lost, game=game,
        )  # fmt: skip
    return ui.n(
        "{game}: one move is missing, after move {turn}.",
        "{game}: {count} moves are missing, after move {turn}.",
        lost, game=game, turn=turn,
    )  # fmt: skip


def _game(ui: Ui, notice: Notice) -> str:
    number, wall = notice.values["match"], int(notice.values["at_wall"])
    name, way = str(notice.values["game"]), str(notice.values["way"])
    if way not in {each.value for each in Way}:
        return ui.t("A game, the device's number {number}", number=number)
    title, _ = game_title(ui, name, Way(way))
    if not wall:
        return ui.t("{game}, the device's number {number}", game=title, number=number)
    return ui.t("{game} of {day}, {time}", game=title, day=day_words(ui, wall), time=clock_words(wall))


def _more_missing(ui: Ui, notice: Notice) -> str:
    return ui.n("One more game lacks moves.", "{count} more games lack moves.", int(notice.values["count"]))


def _settings_missing(ui: Ui, notice: Notice) -> str:
    return ui.n(
        "The last change of players, settings or own things is missing.",
        "The last {count} changes of players, settings or own things are missing.",
        int(notice.values["count"]),
    )


def _marks_damaged(ui: Ui, notice: Notice) -> str:
    del notice
    first = ui.t("The note of the last moves was damaged, so the device cannot tell whether moves are missing.")
    return _joined(first, ui.t("Look at the last turn."))


def _copy_damaged(ui: Ui, notice: Notice) -> str:
    first = ui.t("A safety copy was damaged and is set aside: {file}.", file=notice.values["aside"])
    return _joined(first, ui.t("A new one takes its place."))


def _copy_failed(ui: Ui, notice: Notice) -> str:
    return _about(ui.t("No safety copy could be made: is the card full or locked?"), notice)


def _odd(ui: Ui, notice: Notice) -> str:
    return ui.t("Something lay in the place of a file and was set aside: {names}.", names=notice.values["names"])


def _not_playable(ui: Ui, notice: Notice) -> str:
    return _about(ui.t("A game cannot be played on; it is kept."), notice)


def _refused(ui: Ui, notice: Notice) -> str:
    return _about(ui.t("A setting made no sense and is back at its default."), notice)


def _returned(ui: Ui, notice: Notice) -> str:
    return ui.t("Version {failed} did not start. {again} runs again, as before.", **notice.values)


SENTENCES: Mapping[NoticeKey, Callable[[Ui, Notice], str]] = {
    "database-restored": _restored,
    "database-salvaged": _salvaged,
    "database-started-empty": _empty,
    "database-before-update": _before_update,
    "moves-missing": _moves_missing,
    "more-missing": _more_missing,
    "settings-missing": _settings_missing,
    "marks-damaged": _marks_damaged,
    "copy-damaged": _copy_damaged,
    "copy-failed": _copy_failed,
    "odd-set-aside": _odd,
    "match-not-playable": _not_playable,
    "preference-refused": _refused,
    "kept-value-refused": _refused,
    "version-returned": _returned,
}
"""How each notice is said."""
