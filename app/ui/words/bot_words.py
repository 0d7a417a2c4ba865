"""What bots are called: a name by level, and how well they play."""

from app.ui.words.language import Language, mark

NAMES = {"easy": mark("Rookie"), "middle": mark("Regular"), "strong": mark("Master")}
WORDS = {"easy": mark("plays for fun"), "middle": mark("plays well"), "strong": mark("plays to win")}


def level_name(language: Language, level: str) -> str:
    """Return the name of a bot of a level, short enough for the line."""
    return language.t(NAMES[level])


def level_word(language: Language, level: str) -> str:
    """Return in a few words how a level plays."""
    return language.t(WORDS[level])
