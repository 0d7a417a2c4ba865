"""What the store has to say, as calm sentences: which copy was used, what was brought over, what was set aside."""

from app.table.recovery import Notice
from app.ui.language import Language


def notice_sentence(language: Language, notice: Notice) -> str:
    """Return one notice in the players' language; values from outside are quoted as they are."""
    values = notice.values
    if notice.key.startswith("database-"):
        return " ".join(part for part in _database(language, notice) if part)
    if notice.key == "version-returned":
        return language.t("Version {failed} did not start. {again} runs again, as before.", **values)
    sentences = {
        "match-not-playable": language.t("A game cannot be played on; it is kept."),
        "preference-refused": language.t("A setting made no sense and is back at its default."),
        "kept-value-refused": language.t("A setting made no sense and is back at its default."),
        "copy-failed": language.t("No safety copy could be made: is the card full or locked?"),
    }
    about = ": ".join(str(values[key]) for key in ("game", "key", "why") if values.get(key))
    return f"{sentences.get(notice.key, notice.key)} ({about})" if about else sentences.get(notice.key, notice.key)


def _database(language: Language, notice: Notice) -> tuple[str, ...]:
    t = language.t
    aside = _aside(language, notice)
    if notice.key == "database-restored":
        first = t("The games were damaged. The newest good copy is used: {copy}.", copy=notice.values["copy"])
        return first, _brought(language, notice), aside
    if notice.key == "database-salvaged":
        return t("The games were damaged and there was no good copy."), _brought(language, notice), aside
    if notice.key == "database-before-update":
        first = t("An update was taken back. The games are as they were before it.")
        return first, t("What came later is kept in {file}.", file=notice.values["newer"])
    return t("The games could not be read and there was no good copy, so the list of games is empty."), aside


def _brought(language: Language, notice: Notice) -> str:
    moves = int(notice.values.get("moves", 0) or 0)
    if not moves:
        return language.t("Look at the last turn: what came after the copy is missing.")
    return language.n("One later move was brought over.", "{count} later moves were brought over.", moves)


def _aside(language: Language, notice: Notice) -> str:
    damaged = notice.values.get("damaged", "")
    return language.t("The damaged file is kept: {file}.", file=damaged) if damaged else ""
