"""What the first game of Locus says, step by step: short enough for two lines on a small panel."""

from app.ui.words.language import mark

LESSON_WORDS = {
    "star": mark("You are Anna and you have the star. It ends a turn. Press it to begin."),
    "card": mark("A card's colour says where you draw. Take the yellow one: it brings a coin too."),
    "bold": mark("A first shape covers a bold square; only red may begin anywhere. Touch here, beside one."),
    "turn": mark("Turn the shape, then move it left: onto the bold square and the wheel."),
    "draw": mark("It may lie there. The star draws it; before that nothing counts."),
    "joker": mark("The wheel is a joker: one square in any zone. Go to red, to the double; then the star."),
    "chain": mark("A bonus from a bonus! Two yellow squares: touch the coin, then the star."),
    "done": mark("Now you have three coins. Your turn is done: the star lets Ben play."),
    "leftover": mark("Ben drew too. One card is over: for three coins you draw it as well. Touch it."),
    "ends": mark("Green grows from the middle to the ends. Touch the coin, then the star."),
    "pass": mark("A coin again. The star passes to Ben: now Ben chooses first."),
    "second": mark("Round two. Ben has chosen. Take the red card."),
    "lowest": mark("Grey frame: your lowest zone, it counts twice. One coin, and you may draw there."),
    "row": mark("These three squares fill a row: eight points. Touch here, then the star."),
    "rest": mark("So it goes on for eight rounds. Press the star: they are played for you."),
    "count": mark("Now the zones are counted, one by one. The star opens the next row, until the grey boxes."),
    "end": mark("Your lowest zone counts twice, coins count nothing. You won! Star: a game of your own."),
}
