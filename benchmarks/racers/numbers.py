"""What every contestant shares: telling its numbers, and timing a small piece of work long enough."""

import json
import os
import time
from collections.abc import Callable


def tell(**numbers: float) -> None:
    """Print the numbers as the last line."""
    print(json.dumps(numbers), flush=True)


def tell_first_frame() -> None:
    """Print the processor time of this process until now, and the time since it was started."""
    cpu, now = time.process_time(), time.monotonic()
    tell(cpu=cpu, wall=now - float(os.environ["BEGAN"]))


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Repeat `work`, which returns how much it did, for `seconds` of processor time; how much per second."""
    work()
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent
