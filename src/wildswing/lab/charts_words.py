"""How figures are put into words."""

from collections.abc import Sequence

from wildswing.lab.statistics import Estimate


def percent(share: float | None) -> str:
    """Returns “62 %”."""
    return "?" if share is None else f"{100 * share:.0f} %"


def interval(rate: Estimate) -> str:
    """Returns “48 to 74 %”."""
    if rate.low is None or rate.high is None:
        return "unknown"
    return f"{100 * rate.low:.0f} to {100 * rate.high:.0f} %"


def share_with_interval(rate: Estimate) -> str:
    """Returns “62 % (48 to 74 %)”."""
    return f"{percent(rate.value)} ({interval(rate)})"


def counted(number: int, noun: str) -> str:
    """Returns “1 game”, “1,200 games”."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def listed(names: Sequence[str]) -> str:
    """Returns names as a sentence lists them."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
