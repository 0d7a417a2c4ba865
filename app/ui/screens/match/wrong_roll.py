"""A face was touched wrongly: touch the one the die showed. What was played since stays, if it still fits."""

from collections.abc import Callable

from msgspec import Struct

from app.table.match.match import AnyMatch
from app.table.match.put_right import WrongRoll
from app.ui.ink.geometry import Rect
from app.ui.kit.frame import Frame
from app.ui.kit.parts import back_key, help_key, title
from app.ui.screens.match.consent import take_back
from app.ui.screens.match.roll_page import face_grid
from app.ui.stage.screen import Screen
from app.ui.stage.ui import Ui
from app.ui.widgets.die_face import DieFace
from app.ui.widgets.element import Element, Intent
from app.ui.widgets.key import Key
from app.ui.widgets.star import StarLook

KEY = 14.0  # mm


class RightFace(Struct, frozen=True):
    """The die showed this face."""

    face: int


class TakeRollBack(Struct, frozen=True):
    """The roll itself was a mistake: it is taken back as any other act."""


class WrongRollScreen(Screen):
    """`done` gets the right face. While nothing was played since, the roll itself can be taken back instead."""

    def __init__(self, ui: Ui, match: AnyMatch, wrong: WrongRoll, done: Callable[[int], None]) -> None:
        super().__init__(ui)
        self.match = match
        self.wrong = wrong
        self.done = done

    @property
    def star_look(self) -> StarLook:
        """The star leaves the face as it is."""
        return StarLook.ARMED

    @property
    def may_sleep(self) -> bool:
        """Never dark in a game."""
        return False

    def scene(self, frame: Frame) -> list[Element]:
        """Return the question, the faces with the entered one framed, and the other way out."""
        ui = self.ui
        name, face = self.match.players[self.wrong.seat].name, self.wrong.face
        asked = (
            ui.t("{name} rolled {face}. What did the die show?", name=name, face=face),
            ui.t("What did the die show?"),
        )
        out = [*title(ui.theme, frame, asked), help_key(frame), back_key(frame)]
        box = frame.stage
        if self.wrong.is_last:
            box, low = frame.stage.cut_bottom(KEY, 3.0)
            wide = min(low.w, 90.0)
            place = Rect(low.x, low.y, wide, low.h)
            out.append(Key(bounds=place, icon="undo", label=ui.t("Take the roll back"), tap=TakeRollBack()))
        faces = face_grid(box, self.wrong.faces, 2 if frame.is_tall else 3, 34.0)
        return out + [
            DieFace(bounds=place, face=n, tap=RightFace(n), is_chosen=n == face) for n, place in enumerate(faces, 1)
        ]

    @property
    def rules_of(self) -> AnyMatch | None:
        """The game that is played."""
        return self.match

    def meant(self, intent: Intent) -> None:
        """Take the face, or leave."""
        match intent:
            case RightFace(face):
                self.ui.back()
                if face != self.wrong.face:
                    self.done(face)
            case TakeRollBack():
                self.ui.back()
                take_back(self.ui)

    def pressed(self) -> None:
        """Leave it as it is."""
        self.ui.back()
