"""The way in to a table that is inside the page: the same questions and lines as over a network, without one.

Nobody else can call, so nobody is counted and nobody has a name.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.registry import find_game
from wildswing.server.doors.explaining import explained
from wildswing.server.doors.statuses import STATUS_AT_MATCHES
from wildswing.server.doors.talking import Gone, Talk, sent_away, until_gone
from wildswing.server.keeping.shelf import ShelfLog
from wildswing.server.people.messages import Me, Played
from wildswing.server.people.played import Past, shown
from wildswing.server.protocol import (
    AnalysisWish,
    Failure,
    GameOffer,
    MatchStanding,
    MatchWish,
    MomentWish,
    NotationWish,
    PlayWish,
    PuzzleAnswer,
    StudyWish,
    TextWish,
    TreeWish,
    ValuesWish,
)
from wildswing.server.referee.analyses import Analysis
from wildswing.server.referee.lasting import LastingAnalyses
from wildswing.server.referee.referee import Referee
from wildswing.server.room.pages import Page
from wildswing.server.telling.offers import offers, with_results
from wildswing.server.telling.puzzles import judged, puzzle, shelves
from wildswing.server.telling.telling import watchable_of
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import catalogue_of

LOG = logging.getLogger(__name__)

T = TypeVar("T")

MOST_SHOWN = 50
"""Matches in the list of those that are over."""


LONGEST_NUMBER = 6
"""Digits of the number of a puzzle."""


class Nowhere(WildswingError):
    """What is asked for is not to be had at a table inside a page."""


class Look(msgspec.Struct, frozen=True):
    """From which decision on somebody looks at an analysis, and at which depth."""

    depth: int = 1
    since: int = 0


class Asked(msgspec.Struct, frozen=True):
    """A request: what stands in its address, the token of a seat, what it brings, and its language."""

    named: dict[str, str]
    query: dict[str, str]
    token: str
    body: str
    language: str

    def wish(self, kind: type[T]) -> T:
        """Reads what it brings."""
        with _readable():
            return msgspec.json.decode(self.body, type=kind)

    def look(self) -> Look:
        """Reads what its address says of an analysis."""
        with _readable():
            return msgspec.convert(self.query, type=Look, strict=False)


class Door:
    """Answers the page."""

    def __init__(self, referee: Referee, log: ShelfLog, analyses: LastingAnalyses) -> None:
        self._referee = referee
        self._log = log
        self._analyses = analyses
        self._routes: dict[tuple[str, str], Callable[[Asked], Awaitable[Any]]] = {
            ("GET", "/api/games"): self._games,
            ("GET", "/api/games/{game}/sheet"): self._sheet,
            ("GET", "/api/games/{game}/glossary"): self._glossary,
            ("POST", "/api/games/{game}/texts"): self._text,
            ("POST", "/api/matches"): self._begin,
            ("GET", "/api/matches/{match}"): self._standing,
            ("GET", "/api/matches/{match}/watch"): self._watchable,
            ("GET", "/api/matches/{match}/record"): self._record,
            ("GET", "/api/matches/{match}/notation"): self._notation,
            ("GET", "/api/matches/{match}/replay"): self._replay,
            ("GET", "/api/matches/{match}/turning-point"): self._turning_point,
            ("GET", "/api/matches/{match}/analysis"): self._analysis,
            ("POST", "/api/matches/{match}/analysis"): self._analyse,
            ("DELETE", "/api/matches/{match}/analysis"): self._stop_analysis,
            ("POST", "/api/matches/{match}/rematch"): self._rematch,
            ("POST", "/api/replays"): self._replay_of_notation,
            ("GET", "/api/puzzles"): self._puzzles,
            ("GET", "/api/puzzles/{game}/{number}"): self._puzzle,
            ("POST", "/api/puzzles/{game}/{number}"): self._solve,
            ("POST", "/api/studies"): self._study,
            ("POST", "/api/studies/moment"): self._moment,
            ("POST", "/api/studies/values"): self._values,
            ("DELETE", "/api/studies/values"): self._stop_values,
            ("POST", "/api/studies/notation"): self._study_notation,
            ("POST", "/api/studies/scenario"): self._scenario,
            ("POST", "/api/studies/match"): self._play_on,
            ("GET", "/api/me"): self._me,
            ("GET", "/api/me/history"): self._history,
        }

    async def ask(self, method: str, address: str, token: str, body: str, language: str) -> tuple[int, str]:
        """Answers a request with its status and a text: what was asked for, or why it is refused."""
        with speaking(catalogue_of(language)):
            try:
                found = await self._found(method, address, token, body, language)
            except WildswingError as error:
                LOG.warning("%s %s was refused: %s", method, address, error)
                status = 404 if isinstance(error, Nowhere) else STATUS_AT_MATCHES.get(type(error), 400)
                return status, _text(Failure(error.told))
            except Exception as error:
                LOG.exception("%s %s failed, since Wildswing made a mistake", method, address)
                said = say("Wildswing made a mistake ({mistake}); reload the page.", mistake=type(error).__name__)
                return 500, _text(Failure(said))
        return 200, found if isinstance(found, str) else _text(found)

    async def _found(self, method: str, address: str, token: str, body: str, language: str) -> Any:
        parts = urlsplit(address)
        for (wanted, pattern), answer in self._routes.items():
            named = _matched(pattern, parts.path) if wanted == method else None
            if named is not None:
                return await answer(Asked(named, dict(parse_qsl(parts.query)), token, body, language))
        raise Nowhere(say("This is not to be had at a table without a server."))

    # --- Games ---

    async def _games(self, _: Asked) -> list[GameOffer]:
        return with_results(offers(), await self._referee.best_results())

    async def _sheet(self, asked: Asked) -> Any:
        return self._referee.sheet(asked.named["game"], asked.query.get("name", ""))

    async def _glossary(self, asked: Asked) -> Any:
        with speaking(catalogue_of(asked.query.get("language", "en"))):
            return explained(find_game(asked.named["game"]))

    async def _text(self, asked: Asked) -> Any:
        return self._referee.read_text(asked.named["game"], asked.wish(TextWish))

    # --- Matches ---

    async def _begin(self, asked: Asked) -> Any:
        return await self._referee.begin(asked.wish(MatchWish))

    async def _standing(self, asked: Asked) -> MatchStanding:
        room, seat = await self._referee.find(asked.named["match"], asked.token)
        return MatchStanding(room.id, room.game.name, seat, room.outcome is not None)

    async def _watchable(self, asked: Asked) -> Any:
        return watchable_of(await self._referee.rooms.find(asked.named["match"]))

    async def _record(self, asked: Asked) -> str:
        return (await self._referee.record(asked.named["match"])).decode()

    async def _notation(self, asked: Asked) -> str:
        return await self._referee.notation(asked.named["match"])

    async def _replay(self, asked: Asked) -> Any:
        return await self._referee.replays.find(asked.named["match"], asked.language)

    async def _turning_point(self, asked: Asked) -> Any:
        searched = await self._analyses.turn(asked.named["match"])
        return await self._referee.replays.turning_point(asked.named["match"], asked.language, searched)

    async def _replay_of_notation(self, asked: Asked) -> str:
        return (await self._referee.replays.read(asked.wish(NotationWish).notation, asked.language)).decode()

    async def _rematch(self, asked: Asked) -> Any:
        room, seat = await self._referee.find(asked.named["match"], asked.token)
        return await self._referee.rematches.wish(room, seat, asked.token, "")

    # --- Analyses ---

    async def _analysis(self, asked: Asked) -> Analysis:
        look = asked.look()
        return await self._analyses.find(asked.named["match"], look.depth, look.since, asked.language)

    async def _analyse(self, asked: Asked) -> Analysis:
        depth = asked.wish(AnalysisWish).depth
        await self._analyses.begin(asked.named["match"], depth)
        return await self._analyses.find(asked.named["match"], depth, 0, asked.language)

    async def _stop_analysis(self, asked: Asked) -> Analysis:
        depth = asked.look().depth
        await self._analyses.stop(asked.named["match"], depth)
        return await self._analyses.find(asked.named["match"], depth, 0, asked.language)

    # --- Puzzles ---

    async def _puzzles(self, _: Asked) -> Any:
        return shelves()

    async def _puzzle(self, asked: Asked) -> Any:
        return puzzle(asked.named["game"], _number(asked))

    async def _solve(self, asked: Asked) -> Any:
        return judged(asked.named["game"], _number(asked), asked.wish(PuzzleAnswer))

    # --- Studies ---

    async def _study(self, asked: Asked) -> str:
        return (await self._referee.studies.open(asked.wish(StudyWish), asked.language)).decode()

    async def _moment(self, asked: Asked) -> str:
        return (await self._referee.studies.moment(asked.wish(MomentWish), asked.language)).decode()

    async def _values(self, asked: Asked) -> str:
        return (await self._referee.studies.values(asked.wish(ValuesWish), "", asked.language)).decode()

    async def _stop_values(self, asked: Asked) -> None:
        self._referee.studies.stop(asked.query.get("asker", ""), "")

    async def _study_notation(self, asked: Asked) -> str:
        return await self._referee.studies.notation(asked.wish(TreeWish), asked.language)

    async def _scenario(self, asked: Asked) -> str:
        return await self._referee.studies.scenario(asked.wish(MomentWish), asked.language)

    async def _play_on(self, asked: Asked) -> Any:
        return await self._referee.play_on(asked.wish(PlayWish), None, "", asked.language)

    # --- Whoever sits at the page ---

    async def _me(self, _: Asked) -> Me:
        return Me("", "nobody")

    async def _history(self, _: Asked) -> list[Played]:
        over = [kept for kept in await self._log.matches() if kept.outcome is not None]
        found: list[Played] = []
        for kept in sorted(over, key=lambda kept: kept.ended, reverse=True)[:MOST_SHOWN]:
            saved = kept.saved
            seat = next((seat for seat, keeper in enumerate(saved.seats) if not keeper.agent), 0)
            setup = msgspec.json.encode(saved.setup).decode()
            past = Past(saved.id, saved.game, setup, seat, saved.seats, kept.created, kept.ended, kept.outcome)
            found.append(shown(past))
        return found

    # --- Lines ---

    async def call(self, match_id: str, only_watches: bool, line: "Line") -> None:
        """Talks with the page about a match until either side ends it."""
        page = Page()
        talk = Talk(self._referee, page, line.hear, lambda _: None)

        async def listen() -> None:
            async with sent_away(match_id, page):
                await talk.hold(match_id, only_watches, lambda: None)

        async def send() -> None:
            while not page.is_served:
                for message in await page.next():
                    line.say(message.decode())

        await until_gone(page, send(), listen())
        line.end(page.closing_code)


class Line:
    """A line to the page: `say` tells it something, `end` says that nothing follows, with a code."""

    def __init__(self, say: Callable[[str], None], end: Callable[[int], None]) -> None:
        self.say = say
        self.end = end
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def tell(self, message: str) -> None:
        """Takes a message of the page."""
        self._heard.put_nowait(message)

    def hang_up(self) -> None:
        """Notes that the page has left."""
        self._heard.put_nowait(None)

    async def hear(self) -> str:
        """Waits for the next message of the page."""
        message = await self._heard.get()
        if message is None:
            raise Gone(1000)
        return message


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except msgspec.MsgspecError as error:
        raise WildswingError(say("This message cannot be read: {mistake}.", mistake=error)) from None


def _matched(pattern: str, path: str) -> dict[str, str] | None:
    """Returns what a path says in the places of a pattern, or None if it does not fit."""
    wanted, given = pattern.split("/"), path.split("/")
    if len(wanted) != len(given):
        return None
    named = {one[1:-1]: unquote(other) for one, other in zip(wanted, given, strict=True) if one.startswith("{")}
    fits = all(one == other or one.startswith("{") for one, other in zip(wanted, given, strict=True))
    return named if fits else None


def _number(asked: Asked) -> int:
    number = asked.named["number"]
    if not number.isascii() or not number.isdecimal() or len(number) > LONGEST_NUMBER:
        raise Nowhere(say("This is not to be had at a table without a server."))
    return int(number)


def _text(found: object) -> str:
    return msgspec.json.encode(found).decode()
