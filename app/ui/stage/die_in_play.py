"""The die on the cable as a page sees it: asked once for each roll, and what it has told since.

It outlives the page: a face that comes while help lies over the roll is still there afterwards.
"""

from collections.abc import Hashable

from app.table.ports import Die, DieFace, DieMotion, DieMoved, DieSignal


class DieInPlay:
    """What the die does for the roll that is awaited. `face` is its proposal."""

    def __init__(self, die: Die) -> None:
        self._die = die
        self._key: Hashable = None
        self._faces = 0
        self._question = 0
        self.motion = DieMotion.STILL
        self.face: int | None = None

    def is_ready(self, faces: int) -> bool:
        """Tell whether a die with so many faces is there now."""
        return self._die.is_ready(faces)

    def await_roll(self, key: Hashable, faces: int) -> None:
        """Ask for the roll that `key` names; asked again for the same one, nothing happens."""
        if key != self._key:
            self._key, self._faces = key, faces
            self.roll_again()

    def roll_again(self) -> None:
        """Ask anew for the same roll, and drop what was proposed."""
        self._question += 1
        self.motion, self.face = DieMotion.STILL, None
        self._die.ask(self._question, self._faces)

    def forget(self) -> None:
        """Await nothing."""
        if self._key is not None:
            self._key, self.face = None, None
            self._die.cancel()

    def hear(self, signal: DieSignal) -> bool:
        """Take what the die tells; false if it answers a question of yesterday."""
        if self._key is None or signal.question != self._question:
            return False
        match signal:
            case DieMoved(motion=motion):
                self.motion = motion
            case DieFace(face=face):
                self.face = face
        return True
