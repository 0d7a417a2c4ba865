"""The die: what the hand does becomes a face, lights and frames. Everything it touches comes from its board."""

from die_firmware import cell, lights, luck, motion, settings, wire

PROTOCOL = 1
FACES = 6
HEARTBEAT = 500  # milliseconds
CELL_EVERY = 60000
CELL_LOOK = 5000
BUSY, IDLE = 5, 20  # milliseconds between rounds
STUCK_AFTER = 30000
"""Milliseconds of rolling without an end: nobody shakes so long, the switch is broken."""


class Die:
    """One die on one board. `run` never returns."""

    def __init__(self, board, trigger: str = settings.TRIGGER, has_cell: bool = settings.HAS_CELL) -> None:
        self.board = board
        self.has_cell = has_cell
        self.is_thrown = trigger == "shake"
        self.motion = motion.Motion(
            settings.SHAKES[trigger], settings.SHAKE_WINDOW, settings.STILL[trigger], self.is_thrown
        )
        self.ears = wire.Ears()
        self.life = "%02x%02x" % tuple(board.entropy(2))
        self.doing = "resting"
        self.lying = "resting"  # what it said when it last lay still
        self.face = 0
        self.rolls = 0
        self.fault = ""
        self.percent = None
        self._sequence = 0
        self._beat = 0
        self._cell_told = -CELL_EVERY
        self._cell_seen = -CELL_LOOK
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
        is_flat = self.board.is_closed() == self.is_thrown  # a button is closed while it is pressed
        change = self.motion.update(now, self.board.edges(), is_flat)
        if change is not None:
            self._began = now
            self._feel(change)
        if self.doing == "rolling" and now - self._began > STUCK_AFTER:
            self._break("sensor")
        if now - self._beat >= HEARTBEAT:
            self._beat = now
            self.say("alive", self.rolls)
        if self.has_cell:
            self._watch_cell(now)
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
            self._cell_told = self.board.now() - CELL_EVERY
        elif word == "ask":
            self.tell()

    # ------------------------------------------------------------ feeling

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

    def _watch_cell(self, now: int) -> None:
        """Measure while the cable is out, tell while it is in: the cable hides the cell."""
        if now - self._cell_seen >= CELL_LOOK:
            self._cell_seen = now
            millivolts = self.board.cell()
            if millivolts is not None:
                self.percent = cell.percent(millivolts)
        if self.percent is not None and now - self._cell_told >= CELL_EVERY:
            self._cell_told = now
            self.say("battery", self.percent)

    def _pattern(self, now: int) -> tuple:
        if now - self._began > settings.DARK_AFTER and self.doing in ("resting", "settled", "cocked"):
            return lights.DARK
        return lights.pattern(self.doing, self.face, now, bool(self.fault))
