"""Which puzzles a person has tried at the terminal, and how many in a row were solved."""

from datetime import date, timedelta

import msgspec

from wildswing.home.folder import home_folder
from wildswing.home.writing import writing
from wildswing.kernel.errors import WildswingError

FILE = "puzzles.json"


class Tried(msgspec.Struct, frozen=True):
    """What a person has tried; a puzzle counts for the streak when it is tried for the first time."""

    puzzles: tuple[str, ...] = ()
    """Their ids, in the order in which they were tried."""
    streak: int = 0
    """How many in a row were solved, up to now."""
    longest: int = 0
    days: int = 0
    """On how many days in a row the puzzle of the day was solved."""
    last_day: date | None = None
    """The last of these days."""

    def after(self, puzzle: str, is_solved: bool) -> "Tried":
        """Returns what is kept after a puzzle; trying one again changes nothing."""
        if puzzle in self.puzzles:
            return self
        streak = self.streak + 1 if is_solved else 0
        puzzles = (*self.puzzles, puzzle)
        return msgspec.structs.replace(self, puzzles=puzzles, streak=streak, longest=max(streak, self.longest))

    def after_daily(self, day: date) -> "Tried":
        """Returns what is kept after the puzzle of a day was solved."""
        if day == self.last_day:
            return self
        days = self.days + 1 if self.last_day == day - timedelta(days=1) else 1
        return msgspec.structs.replace(self, days=days, last_day=day)


def read_tried() -> Tried:
    """Returns what was kept."""
    file = home_folder() / FILE
    try:
        return msgspec.json.decode(file.read_bytes(), type=Tried)
    except FileNotFoundError:
        return Tried()
    except (msgspec.MsgspecError, OSError):
        raise WildswingError(f"{file} cannot be read; remove it, and the puzzles are counted anew.") from None


def keep_tried(tried: Tried) -> None:
    """Keeps it, whole or not at all."""
    file = home_folder() / FILE
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_suffix(".new")
        beside.write_bytes(msgspec.json.encode(tried) + b"\n")
        beside.replace(file)
