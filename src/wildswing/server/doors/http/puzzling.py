"""Puzzles: which there are, a position to look at, and what an answer to it is worth."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody

from wildswing.server.doors.http.bodies import Strict
from wildswing.server.doors.http.compressed import COMPRESSED
from wildswing.server.doors.http.known import Asked, allow
from wildswing.server.protocol import PuzzleAnswer, PuzzleShelf, PuzzleVerdict
from wildswing.server.telling.puzzles import PuzzlePosition, judged, puzzle, shelves

PATH = "/api/puzzles/{game:str}/{number:int}"


@get("/api/puzzles", middleware=COMPRESSED)
async def puzzles(request: Asked) -> list[PuzzleShelf]:
    """Lists the puzzles of all games, with the one of today."""
    allow(request, "puzzle")
    return await asyncio.to_thread(shelves)


@get(PATH, middleware=COMPRESSED)
async def position(request: Asked, game: FromPath[str], number: FromPath[int]) -> PuzzlePosition:
    """Shows a puzzle as its seat sees it."""
    allow(request, "puzzle")
    return await asyncio.to_thread(puzzle, game, number)


@post(PATH, dto=Strict[PuzzleAnswer], return_dto=None, status_code=200)
async def solve(
    request: Asked, game: FromPath[str], number: FromPath[int], data: JSONBody[PuzzleAnswer]
) -> PuzzleVerdict:
    """Judges an answer to a puzzle."""
    allow(request, "puzzle")
    return await asyncio.to_thread(judged, game, number, data)


HANDLERS = [puzzles, position, solve]
