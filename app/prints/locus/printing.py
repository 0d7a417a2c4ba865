"""Prints a sheet as PDF: the house sheet with its squares, an own sheet as a score card; A5, or two on A4."""

import enum

from msgspec import Struct

from app.games.locus.own_sheet import OwnSheet
from app.games.locus.sheet import Sheet
from app.paper.inks import Ink
from app.paper.pen import Pen
from app.paper.words import Words
from app.prints.locus.house_page import house_page
from app.prints.locus.inks import inks
from app.prints.locus.parts import TALL, WIDE, Desk
from app.prints.locus.score_card import score_card

A4_WIDE = 297.0


class Paper(enum.Enum):
    """What is in the printer: A5 upright, or A4 lying down for two sheets beside each other."""

    A5 = "a5"
    A4 = "a4"


class Order(Struct, frozen=True):
    """How to print."""

    paper: Paper = Paper.A5
    ink: Ink = Ink.COLOUR


def printed(sheet: Sheet | OwnSheet, order: Order, words: Words) -> bytes:
    """Return a PDF of one page."""
    is_double = order.paper is Paper.A4
    title = sheet.title if isinstance(sheet, Sheet) else sheet.name
    pen = Pen(A4_WIDE if is_double else WIDE, TALL, f"Locus: {title}")
    desk = Desk(pen, inks(order.ink), words)
    half = A4_WIDE / 2
    for left in ((half - WIDE) / 2, half + (half - WIDE) / 2) if is_double else (0.0,):
        pen.move(left, 0.0)
        if isinstance(sheet, Sheet):
            house_page(desk, sheet)
        else:
            score_card(desk, sheet)
    if is_double:
        pen.move(half, 0.0)
        pen.line([(0.0, 4.0), (0.0, TALL - 4.0)], desk.inks.faint, 0.2, dash=2.0)
    return pen.content()
