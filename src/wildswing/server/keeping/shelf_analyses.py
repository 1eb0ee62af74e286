"""The analyses of matches on a shelf of plain texts: a text for each match and depth.

A page that is closed takes its table with it, so the shelf also says which analyses are to go on.
"""

from collections.abc import Callable

import msgspec

from wildswing.server.keeping.shelf import Shelf
from wildswing.server.keeping.troubles import Overtaken
from wildswing.study.analysis import Decision

ANALYSIS = "analysis/"
"""What the names of texts begin with."""


class KeptAnalysis(msgspec.Struct, frozen=True, omit_defaults=True):
    """An analysis on the shelf: what was judged, of how many decisions, and whether it is to go on."""

    of: int = 0
    decisions: tuple[Decision, ...] = ()
    is_wanted: bool = False


NOTHING = KeptAnalysis()


class ShelfAnalyses:
    """Analyses on a shelf; several pages of one browser may write to it."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def read(self, match_id: str, depth: int) -> tuple[list[Decision], int]:
        """Returns the decisions that were judged, in order, and how many there are in all; 0 before the first."""
        kept, _ = await self._found(match_id, depth)
        return list(kept.decisions), kept.of

    async def add(self, match_id: str, depth: int, place: int, of: int, decision: Decision) -> None:
        """Keeps the next decision, unless another page was faster."""

        def added(kept: KeptAnalysis) -> KeptAnalysis:
            if len(kept.decisions) != place:
                raise Overtaken("Another page of this browser has judged the decision meanwhile.")
            return msgspec.structs.replace(kept, of=of, decisions=(*kept.decisions, decision))

        await self._change(match_id, depth, added)

    async def forget(self, match_id: str, depth: int) -> None:
        """Throws away what was judged."""
        await self._change(match_id, depth, lambda kept: KeptAnalysis(is_wanted=kept.is_wanted))

    async def want(self, match_id: str, depth: int, is_wanted: bool) -> None:
        """Notes whether an analysis is to go on."""
        await self._change(match_id, depth, lambda kept: msgspec.structs.replace(kept, is_wanted=is_wanted))

    async def is_wanted(self, match_id: str, depth: int) -> bool:
        """Tells whether an analysis is to go on."""
        kept, _ = await self._found(match_id, depth)
        return kept.is_wanted and (not kept.of or len(kept.decisions) < kept.of)

    async def _found(self, match_id: str, depth: int) -> tuple[KeptAnalysis, str | None]:
        text = await self._shelf.read(_name(match_id, depth))
        if text is None:
            return NOTHING, None
        try:
            return msgspec.json.decode(text, type=KeptAnalysis), text
        except msgspec.MsgspecError:
            return NOTHING, text  # which another release has written; it is made anew

    async def _change(self, match_id: str, depth: int, change: Callable[[KeptAnalysis], KeptAnalysis]) -> None:
        """Changes what is kept, however often another page is faster."""
        while True:
            kept, before = await self._found(match_id, depth)
            after = msgspec.json.encode(change(kept)).decode()
            if after == before or await self._shelf.swap(_name(match_id, depth), before, after):
                return


def _name(match_id: str, depth: int) -> str:
    return f"{ANALYSIS}{match_id}/{depth}"
