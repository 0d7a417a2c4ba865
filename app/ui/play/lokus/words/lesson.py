"""What the first game of Lokus says, step by step: short enough for two lines on a small panel."""

from app.ui.words.language import mark

LESSON_WORDS = {
    "open": mark("You are Anna. Everyone chooses a card in secret. The star opens your hand: press it."),
    "lowest": mark("Eleven cards, low to high. Touch the red 1; the star locks it and hides your hand."),
    "turn": mark("Ben and Cor have chosen too. The star turns all cards up together."),
    "order": mark("Lowest goes first, then highest. All others stay outside. Press the star."),
    "line": mark("Your 1 is the lowest: into line! Touch line 1, then the star."),
    "between": mark("Cor, the highest, joined you. Ben is in between: his card becomes a roll. Go on."),
    "second": mark("Rolls cost points. Round two: open your hand, lock the orange 3."),
    "again": mark("Everyone has chosen. Turn the cards up."),
    "tie": mark("Three times 3! Then the colour decides. Press the star."),
    "ladder": mark("The ladder goes from red to gray: Ben's green is lowest. Now the highest."),
    "blocked": mark("Line 1 has a 3, so Cor's gray 3 must go to line 2. You get a roll. Go on."),
    "third": mark("In a line no number and no colour stands twice. Open your hand, lock the gray 12."),
    "high": mark("Turn the cards up, and go on to the lowest."),
    "first": mark("Ben is lowest and brings gray into line 1. Now your 12, the highest."),
    "nowhere": mark("Gray stands in both lines: no room! That costs two rolls, one from the deck. Go on."),
    "fourth": mark("Four people stand in line 1. Open your hand, lock the orange 5."),
    "mine": mark("Turn the cards up, and go on: the lowest is yours."),
    "fifth": mark("A fifth card cleans the line up. Touch line 1, then the star."),
    "clean": mark("The four become your rolls, but a clean-up card is yours. Press the star."),
    "set": mark("After eleven rounds rolls are counted. Clean-ups take off one or two; three take off all."),
    "end": mark("After three sets whoever is closest to zero wins. Star: a game of your own."),
}
