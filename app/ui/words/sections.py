"""The rules of a game as help shows them: sections, and paragraphs that know which rules they explain."""

from msgspec import Struct


class Paragraph(Struct, frozen=True):
    """One paragraph of the rules and the ids it explains."""

    text: str
    rules: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """One section of the rules as the help screen shows them."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
