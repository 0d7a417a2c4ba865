"""Which face of a die counts: one that is new since it was asked for, after half a second of peace. Pure: no port.

asked      |--------------------------------------|
die    lies 4 | handled | rolling | lies 2 ........|
told       |  HANDLED     ROLLING        0.5 s     2
"""

from app.table.ports import DieFace, DieMotion, DieMoved, DieSignal

PEACE = 0.5
"""Seconds a face must lie: dice tell faces while they still rock, or are carried about."""


class RollWatch:
    """Follows one die, which may leave and come back, and answers at most one question at a time."""

    def __init__(self) -> None:
        self._question: int | None = None
        self._asked_faces = 0
        self._faces: int | None = None  # None while no die is there
        self._life = ""
        self._known: int | None = None  # the newest roll that is not an answer; None: not told yet
        self._lying: tuple[int, int, float] | None = None  # face, roll, since when

    @property
    def faces(self) -> int | None:
        """How many faces the die has; None while none is there."""
        return self._faces

    # ------------------------------------------------------------ the table

    def ask(self, question: int, faces: int) -> None:
        """Await a roll that is not there yet."""
        self._skip()
        self._question, self._asked_faces = question, faces

    def cancel(self) -> None:
        """Await nothing."""
        self._skip()
        self._question = None

    # ------------------------------------------------------------ the die

    def greets(self, life: str, faces: int) -> None:
        """Meet a die. Of one that began a new life nobody knows when it was rolled: its first face answers nothing."""
        if life != self._life:
            self._known = None
        self._life, self._faces, self._lying = life, faces, None

    def leaves(self) -> None:
        """Lose the die; what it showed last did not count yet."""
        self._faces = self._lying = None

    def rests(self) -> tuple[DieSignal, ...]:
        """Hear that it was not rolled in this life."""
        self._known, self._lying = 0, None
        return self._moved(DieMotion.STILL)

    def moves(self, motion: DieMotion) -> tuple[DieSignal, ...]:
        """Hear that it shows no face now."""
        self._lying = None
        if self._known is None:
            self._known = -1  # it moves while we look on: the next face is a new one
        return self._moved(motion)

    def lies(self, face: int, roll: int, now: float) -> tuple[DieSignal, ...]:
        """Hear which face lies up, after which roll of its life."""
        if self._lying is not None and self._lying[:2] == (face, roll):
            return ()
        self._lying = None
        if self._known is None or roll == self._known or not self._fits(face):
            self._known = roll
            return self._moved(DieMotion.STILL)
        self._lying = (face, roll, now)
        return ()

    def tick(self, now: float) -> tuple[DieSignal, ...]:
        """Let time pass; return the answer when it is certain."""
        if self._question is None or self._lying is None or now < self._lying[2] + PEACE:
            return ()
        answer = DieFace(self._question, self._lying[0])
        self.cancel()
        return (answer,)

    # ------------------------------------------------------------ inside

    def _fits(self, face: int) -> bool:
        return self._question is not None and self._faces == self._asked_faces and face <= self._asked_faces

    def _skip(self) -> None:
        """Take what lies there for a roll that was not asked for."""
        if self._lying is not None:
            self._known, self._lying = self._lying[1], None

    def _moved(self, motion: DieMotion) -> tuple[DieSignal, ...]:
        return () if self._question is None else (DieMoved(self._question, motion),)
