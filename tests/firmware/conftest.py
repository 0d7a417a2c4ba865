"""The firmware lies where it is copied from; its tests find it there, and the bench of the link beside them."""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS.parent / "hardware" / "die"), str(TESTS / "firmware_bridge")]
