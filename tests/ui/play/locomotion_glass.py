"""What is seen and touched in tests of Locomotion: the page, the bubble, the yard's pieces, touches by name."""

from locomotion_at_table import at
from stage_set import Stage

from app.ui.play.locomotion.both.page import Touch
from app.ui.play.locomotion.look.bubble import Bubble
from app.ui.play.locomotion.look.overlays import Blocker, CostDisc, SharpAngle, Trail
from app.ui.play.locomotion.look.pieces import PieceView
from app.ui.widgets.label import Label

FRAMES = (Blocker, SharpAngle)


def page(stage: Stage):
    """Return the page on top."""
    return stage.ui.screen.page


def state(stage: Stage):
    """Return the state of the match."""
    return stage.match.view(None)


def touch(stage: Stage, *names: str, of: str = "anchor") -> None:
    """Touch points by name."""
    for name in names:
        stage.robot.tap(Touch(at(name, of)))


def train(stage: Stage) -> str:
    """Return where the acting train stands, the locomotive first: "i3 g3"."""
    names = state(stage).yard.names
    return " ".join(names[point] for point in state(stage).train.points)


def shown(stage: Stage, kind: type) -> list:
    """Return the elements of a kind on the glass."""
    stage.robot.settle()
    return [element for element in stage.robot.scene if isinstance(element, kind)]


def bubble(stage: Stage) -> str:
    """Return what a refusal says, with its rule; empty without one."""
    return " ".join(f"{each.words} ({each.rule})" for each in shown(stage, Bubble))


def ghosts(stage: Stage) -> list[PieceView]:
    """Return the pieces of the plan."""
    return [piece for piece in shown(stage, PieceView) if piece.is_ghost]


def cost(stage: Stage) -> str:
    """Return the price of the plan; empty without one."""
    return "".join(each.words for each in shown(stage, CostDisc))


def frames(stage: Stage) -> int:
    """Return how many pieces are framed."""
    return len(shown(stage, Blocker))


def trails(stage: Stage) -> list[bool]:
    """Return for each way on the yard whether it is a past one."""
    return [trail.is_past for trail in shown(stage, Trail)]


def words(stage: Stage) -> list[str]:
    """Return the first wording of every label."""
    return [each.wordings if isinstance(each.wordings, str) else each.wordings[0] for each in shown(stage, Label)]


def said(stage: Stage) -> str:
    """Return what the notice says."""
    return stage.ui.notice.sentence if stage.ui.notice else ""
