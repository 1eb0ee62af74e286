"""Tasks for two processes, in a module that another process reads in no time."""

import os
import time
from collections.abc import Callable

Stop = Callable[[], bool]


def whereabouts(stop: Stop) -> int:
    """Returns the process it is done in."""
    return os.getpid()


def mortal(home: int, stop: Stop) -> int:
    """Dies anywhere but at home."""
    if os.getpid() != home:
        os._exit(1)
    return home


def faulty(stop: Stop) -> int:
    """Fails anywhere."""
    raise ZeroDivisionError


def patient(stop: Stop) -> int:
    """Waits until it is stopped."""
    while not stop():
        pass
    return os.getpid()


def sleepy(stop: Stop) -> str:
    """Takes too long, and does not listen."""
    time.sleep(1)
    return "at last"
