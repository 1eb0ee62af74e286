"""The best results of games for one player: at one's own table they are in one's own list."""

import asyncio
from datetime import date
from typing import Protocol

from wildswing.home.scores import Score, keep, read_scores, score_of
from wildswing.kernel.match import Match


class Scores(Protocol):
    """Where results are kept."""

    async def keep(self, match_id: str, match: Match) -> None:
        """Keeps the result of a finished match for one player."""

    async def all(self) -> list[Score]:
        """Returns all results that are kept."""


class OwnScores:
    """The list of a person, which the terminal has too."""

    async def keep(self, match_id: str, match: Match) -> None:  # noqa: ARG002 - a person's list has no names of matches
        """Adds a result to the file."""
        await asyncio.to_thread(keep, score_of(match, date.today()))

    async def all(self) -> list[Score]:
        """Returns all results in the file."""
        return list((await asyncio.to_thread(read_scores)).kept)
