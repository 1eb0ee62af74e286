"""Runs the program with a clock that somebody moves: `python -m tools.chaos.skewed FILE …`.

The file has by how many seconds the clock is wrong. What measures how long something takes is not touched, as on a
machine whose date is set.
"""

import datetime
import sys
import time
from pathlib import Path
from types import ModuleType

import msgspec.toml  # noqa: F401 - which needs the true module, and keeps it

TRUE_TIME = time.time
TRUE_DATETIME = datetime.datetime


def main(offset: Path, arguments: list[str]) -> int:
    """Moves the clock before anything else looks at it."""

    def skew() -> float:
        return float(offset.read_text() or 0)

    class Skewed(TRUE_DATETIME):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> TRUE_DATETIME:
            return TRUE_DATETIME.now(tz) + datetime.timedelta(seconds=skew())

    time.time = lambda: TRUE_TIME() + skew()
    calendar = ModuleType("datetime")
    vars(calendar).update(vars(datetime), datetime=Skewed)
    sys.modules["datetime"] = calendar
    from wildswing.__main__ import main as program  # noqa: PLC0415 - nothing of it may have seen the true clock

    sys.argv = ["wildswing", *arguments]
    return program()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
