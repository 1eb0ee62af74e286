"""Where the analyses of matches are kept: decision by decision, for each depth."""

from typing import Protocol

from wildswing.study.analysis import Decision


class KeptAnalyses(Protocol):
    """Analyses as far as they are; whatever returns is durable."""

    async def read(self, match_id: str, depth: int) -> tuple[list[Decision], int]:
        """Returns the decisions that were judged, in order, and how many there are in all; 0 before the first."""

    async def add(self, match_id: str, depth: int, place: int, of: int, decision: Decision) -> None:
        """Keeps the next decision, unless somebody else was faster."""

    async def forget(self, match_id: str, depth: int) -> None:
        """Throws an analysis away."""
