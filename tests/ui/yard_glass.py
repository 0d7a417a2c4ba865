"""What is seen, touched and kept in tests of the yards of Locomotion."""

from stage_set import Stage

from app.games.locomotion.yard.lattice import place_named
from app.prints.locomotion.shelf import YardShelf
from app.ui.play.locomotion.yards.editor_view import Dot
from app.ui.widgets.label import Label


def shelf(stage: Stage) -> YardShelf:
    """Return the shelf of our own yards."""
    return YardShelf(stage.ui.table.store)


def words(stage: Stage) -> list:
    """Return the wordings of every label."""
    return [element.wordings for element in stage.robot.scene if isinstance(element, Label)]


def touch(stage: Stage, line: str) -> None:
    """Touch the dots by name, one after the other."""
    for name in line.split():
        stage.robot.tap(Dot(place_named(name)))
