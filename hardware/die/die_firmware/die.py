"""The die: what the hand does becomes a face, lights and frames. Everything it touches comes from its board."""

from die_firmware import lights, luck, motion, settings, wire

PROTOCOL = 1
FACES = 6
HEARTBEAT = 500  # milliseconds
BUSY, IDLE = 5, 20  # milliseconds between rounds
STUCK_AFTER = 30000
"""Milliseconds of rolling without an end: nobody presses so long, the switch is broken."""


class Die:
    """One die on one board. `run` never returns."""

    def __init__(self, board, trigger: str = settings.TRIGGER) -> None:
        self.board = board
        self.is_thrown = trigger == "shake"
        self.motion = motion.Motion(
            settings.SHAKES[trigger],
            settings.SLOTS[trigger],
            settings.SHAKE_WINDOW,
            settings.STILL[trigger],
        )
        self.ears = wire.Ears()
        self.life = "%02x%02x" % tuple(board.entropy(2))
        self.doing = "resting"
        self.lying = "resting"  # what it said when it last lay still
        self.face = 0
        self.rolls = 0
        self.fault = ""
        self._sequence = 0
        self._beat = 0
        self._began = 0

    def run(self) -> None:
        """Go round for ever; a mistake in here is told to the table, and the board starts anew."""
        try:
            self.start()
            while True:
                self.round()
                self.board.rest(IDLE if self.doing in ("resting", "settled") else BUSY)
        except Exception as error:
            self.say("fault", "program")
            self.board.fall(error)

    def start(self) -> None:
        """End what an earlier life left half-said, and say hello."""
        self.board.start()
        self.board.write(b"\n")
        self.greet()

    def round(self) -> None:
        """Hear, feel, tell, shine: once."""
        now = self.board.now()
        for word in self.ears.hear(self.board.read()):
            self._answer(word)
        change = self.motion.update(now, *self._felt())
        if change is not None:
            self._began = now
            self._feel(change)
        if self.doing == "rolling" and now - self._began > STUCK_AFTER:
            self._break("sensor")
        if now - self._beat >= HEARTBEAT:
            self._beat = now
            self.say("alive", self.rolls)
        self.board.light(self._pattern(now))

    # ------------------------------------------------------------ saying

    def say(self, *words: object) -> None:
        """Send one frame."""
        self.board.write(self._frame(*words))

    def greet(self) -> None:
        """Say who this is."""
        self.say("hello", PROTOCOL, settings.FIRMWARE, FACES, self.board.name(), self.life)
        if self.fault:
            self.say("fault", self.fault)

    def tell(self) -> None:
        """Say what it does. The face goes out twice with one number: it is the frame that must arrive."""
        if self.doing == "settled":
            self.board.write(self._frame("settled", self.face, self.rolls) * 2)
        else:
            self.say(self.doing)

    def _frame(self, *words: object) -> bytes:
        out = wire.frame(self._sequence, *words)
        self._sequence = (self._sequence + 1) % 256
        return out

    def _answer(self, word: str) -> None:
        if word == "who":
            self.greet()
        elif word == "ask":
            self.tell()

    # ------------------------------------------------------------ feeling

    def _felt(self) -> tuple:
        """Return the jerks since the last round, and whether it lies flat, as a die that is pressed always does.

        A button jerks for as long as it is down: an edge alone may be a spark from a sleeve, a finger is longer.
        """
        edges, is_closed = self.board.edges(), self.board.is_closed()
        return (edges, is_closed) if self.is_thrown else (int(is_closed), True)

    def _feel(self, change: str) -> None:
        if change == motion.LANDED:
            self._land()
        elif change == motion.BACK:
            self.doing = self.lying
        else:
            self.doing = change
            if change == motion.COCKED:
                self.lying = change
        self.tell()

    def _land(self) -> None:
        try:
            self.face = luck.roll(FACES, self.board.entropy)
        except luck.Stuck:
            self.doing = self.lying = "cocked"
            self._break("luck")
            return
        self.rolls += 1
        self.doing = self.lying = "settled"

    def _break(self, fault: str) -> None:
        if self.fault != fault:
            self.fault = fault
            self.say("fault", fault)

    def _pattern(self, now: int) -> tuple:
        if now - self._began > settings.DARK_AFTER and self.doing in ("resting", "settled", "cocked"):
            return lights.DARK
        return lights.pattern(self.doing, self.face, now, bool(self.fault))
