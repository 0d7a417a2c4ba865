"""What children of the tests work at."""

import os
import signal


def echoed(request, tell, _keep_going):
    """Tell twice and answer."""
    tell(b"one")
    tell(b"two")
    return request[::-1]


def killed(_request, tell, _keep_going):
    """Die of a signal, as when memory runs out."""
    tell(b"before")
    os.kill(os.getpid(), signal.SIGKILL)


def greedy(_request, _tell, _keep_going):
    """Take more memory than is allowed."""
    return bytes(1 << 31)


def wrong(_request, _tell, _keep_going):
    """Hold a bug."""
    raise ValueError("a bug")


def endless(_request, tell, keep_going):
    """Work until told to stop."""
    tell(b"begun")
    while keep_going():
        pass
    return b"stopped"
