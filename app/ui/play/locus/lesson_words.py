"""What the first game of Locus says, step by step: at most 25 words each."""

from app.ui.language import mark

LESSON_WORDS = {
    "star": mark("You are Anna, and the star is yours. Pressing it ends your turn. Now it begins the game: press it."),
    "card": mark("Three cards lie open. The colour says where you draw. Take the yellow one: it brings a coin too."),
    "bold": mark("You begin on a bold square; only red may begin anywhere. Touch the square with the ring."),
    "turn": mark("Turn the shape. Then move it to the left, onto the bold square and the wheel."),
    "draw": mark("There it may lie. The star draws it; until then nothing counts."),
    "joker": mark("The wheel is a joker: one square, in any zone. Go to red, touch the domino, press the star."),
    "chain": mark(
        "A bonus sets off a bonus: a chain. The domino fills two yellow squares. Touch the coin, then the star."
    ),
    "done": mark("You have three coins now, and your turn is done. Press the star: then Ben plays."),
    "leftover": mark("Ben drew too. One card is left over. For three coins you draw it as well: touch it."),
    "ends": mark("In green you grow from the middle to the ends. Touch the coin, then the star."),
    "pass": mark("A coin again! Press the star: it passes to Ben, and he may choose first."),
    "second": mark("Round two. Ben has chosen. Take the red card."),
    "lowest": mark(
        "The grey frame is your lowest zone: it counts twice. For one coin you may draw there. Touch yellow."
    ),
    "row": mark("Three squares fill this row: eight points. Touch it, then the star."),
    "rest": mark("So it goes on for eight rounds. Press the star, and the other rounds are played for you."),
    "end": mark(
        "Your lowest zone was added once more; coins count nothing. You won! Press the star for a game of your own."
    ),
}
