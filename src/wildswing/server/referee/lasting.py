"""Analyses at a table that is gone with its page: what was asked for goes on when somebody looks at it again."""

from wildswing.server.keeping.shelf_analyses import ShelfAnalyses
from wildswing.server.referee.analyses import Analyses, Analysis
from wildswing.study.summary import Turn

HERE = ""
"""The one address of a table that has nobody else."""


class LastingAnalyses:
    """Analyses, and what the shelf says of which are to go on."""

    def __init__(self, analyses: Analyses, kept: ShelfAnalyses) -> None:
        self._analyses = analyses
        self._kept = kept
        self._taken_up: set[tuple[str, int]] = set()
        """Those that were begun at this table: one that fails is begun again only if somebody asks for it."""

    async def find(self, match_id: str, depth: int, since: int, language: str) -> Analysis:
        """Returns how far an analysis is; one that was cut off goes on."""
        if (match_id, depth) not in self._taken_up and await self._kept.is_wanted(match_id, depth):
            await self.begin(match_id, depth)
        return await self._analyses.find(match_id, depth, since, language)

    async def turn(self, match_id: str) -> Turn | None:
        """Returns where a match turned, by its analysis; nothing if there is none."""
        return await self._analyses.turn(match_id)

    async def begin(self, match_id: str, depth: int) -> None:
        """Has a match analysed, from where that was left off."""
        await self._analyses.begin(match_id, depth, HERE)
        self._taken_up.add((match_id, depth))
        await self._kept.want(match_id, depth, is_wanted=True)

    async def stop(self, match_id: str, depth: int) -> None:
        """Stops an analysis; what was judged stays."""
        self._analyses.stop(match_id, depth, HERE)
        if await self._kept.is_wanted(match_id, depth):
            await self._kept.want(match_id, depth, is_wanted=False)
