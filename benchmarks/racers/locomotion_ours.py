"""Solves a whole corpus of Locomotion starts in one process and tells the most memory it took."""

import resource
import sys

from benchmarks.locomotion import corpus, solved
from benchmarks.racers.numbers import tell

for puzzle in corpus(int(sys.argv[1])):
    solved(puzzle)
tell(megabytes=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
