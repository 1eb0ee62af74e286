"""Agents that do not answer as they should, for workers to run."""

import os
import time
from pathlib import Path
from typing import Any

from wildswing.server.machines.thinkers import think


def die(*_: object) -> int:
    """Takes the worker down with it."""
    os._exit(1)


def stumble(*_: object) -> int:
    raise KeyError("a card that nobody may know of")


def answer_wildly(*_: object) -> int:
    return 99


def think_until(go_on: Path, *given: Any) -> int:
    """Blocks its worker until there is a file."""
    while not go_on.exists():
        time.sleep(0.01)
    return think(*given)
