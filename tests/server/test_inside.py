"""A table inside the page: the same messages and requests, with a shelf of texts for a disk."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from wildswing.formation.game import FORMATION
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game
from wildswing.server.hosting.in_page import TableInPage, open_table
from wildswing.server.hosting.rehearsal import rehearse
from wildswing.server.machines.judging import judged
from wildswing.study.puzzles.file import shipped_puzzles

pytestmark = pytest.mark.anyio

Message = dict[str, Any]

PATIENCE = 60

UNWANTED = (
    "aiosqlite alembic argon2 babel cyclopts h11 litestar markdown_it numpy rich sqlalchemy uvicorn websockets "
    "wildswing.arenas wildswing.cli wildswing.lab"
)


class Texts:
    """A shelf of texts in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def read(self, name: str) -> str | None:
        return self.kept.get(name)

    async def swap(self, name: str, before: str | None, after: str) -> bool:
        if self.kept.get(name) != before:
            return False
        self.kept[name] = after
        return True

    async def names(self, beginning: str) -> list[str]:
        return [name for name in self.kept if name.startswith(beginning)]


class Guest:
    """Somebody at a line of a page."""

    def __init__(self, table: TableInPage, number: int) -> None:
        self._table = table
        self._number = number
        self.heard: asyncio.Queue[Message] = asyncio.Queue()

    def say(self, **message: object) -> None:
        self._table.tell(self._number, msgspec.json.encode(message).decode())

    async def hear(self, *kinds: str) -> Message:
        async with asyncio.timeout(PATIENCE):
            while (message := await self.heard.get())["type"] not in kinds:
                pass
            return message

    async def asked(self) -> Message:
        """Waits until this seat is asked something, or the match is over."""
        while (table := await self.hear("table"))["question"] is None and table["outcome"] is None:
            pass
        return table

    async def play(self, answers: int) -> Message:
        table = await self.asked()
        for _ in range(answers):
            if table["outcome"] is not None:
                break
            self.say(type="answer", question=table["question"]["question"], option=0)
            table = await self.asked()
        return table


@asynccontextmanager
async def seated(table: TableInPage, seat: Message, number: int = 1) -> AsyncIterator[Guest]:
    guest = Guest(table, number)

    def told(text: str) -> None:
        guest.heard.put_nowait(msgspec.json.decode(text))

    def ended(code: int) -> None:
        guest.heard.put_nowait({"type": "end", "code": code})

    table.call(number, seat["match"], False, told, ended)
    guest.say(type="hello", token=seat["token"], entropy="5" * 64)
    yield guest
    table.hang_up(number)
    await guest.hear("end")


async def ask(
    table: TableInPage, method: str, address: str, body: Message | None = None, token: str = "", language: str = "en"
) -> tuple[int, Any]:
    status, text = await table.ask(method, address, token, msgspec.json.encode(body).decode(), language)
    return status, text if address.endswith(("record", "notation")) and status == 200 else msgspec.json.decode(text)


async def begin(table: TableInPage, **wish: object) -> Message:
    status, seat = await ask(table, "POST", "/api/matches", {"game": "formation", "opponent": "random", **wish})
    assert status == 200, seat
    found: Message = seat
    return found


@pytest.fixture
def shelf() -> Texts:
    return Texts()


def test_it_needs_none_of_what_a_server_is_made_of() -> None:
    program = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name in {UNWANTED.split()!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
import asyncio
from wildswing.server.hosting.in_page import open_table

class Empty:
    async def names(self, beginning):
        return []

async def main():
    print(await open_table(Empty()).ask("GET", "/api/games", "", "", "de"))

asyncio.run(main())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout[:5], done.stderr) == ("(200,", "")


async def test_a_match_is_played_whole_listed_and_replayed(shelf: Texts) -> None:
    table = open_table(shelf)
    seat = await begin(table)
    async with seated(table, seat) as guest:
        end = await guest.play(answers=10_000)
    assert end["outcome"] is not None
    status, [played] = await ask(table, "GET", "/api/me/history")
    assert (status, played["match"], played["people"][1 - played["seat"]]) == (200, seat["match"], "random (computer)")
    assert played["result"] in {"won", "lost", "drawn"}
    status, replay = await ask(table, "GET", f"/api/matches/{seat['match']}/replay", language="de")
    assert status == 200
    assert len(replay["frames"]) > 10
    status, file = await ask(table, "GET", f"/api/matches/{seat['match']}/record")
    assert read(file.encode(), find_game, "the file").match.outcome is not None
    status, notation = await ask(table, "GET", f"/api/matches/{seat['match']}/notation")
    status, told = await ask(table, "POST", "/api/replays", {"notation": notation})
    assert (status, len(told["frames"])) == (200, len(replay["frames"]))
    status, study = await ask(table, "POST", "/api/studies", {"match": seat["match"]})
    assert (status, study["replay"]["frames"]) == (200, told["frames"])
    place = {"match": seat["match"], "answers": 5}
    status, moment = await ask(table, "POST", "/api/studies/moment", place)
    asked = moment["asked"][0]["seat"]
    status, values = await ask(table, "POST", "/api/studies/values", {**place, "seat": asked, "asker": "page"})
    assert (status, values["seat"]) == (200, asked)
    tried = [{"on": 5, "seat": asked, "answer": 0}]
    status, written = await ask(table, "POST", "/api/studies/notation", {"match": seat["match"], "tried": tried})
    assert (status, written.startswith("[Notation")) == (200, True)
    status, branch = await ask(table, "POST", "/api/studies/match", {**place, "opponent": "random"})
    assert (status, branch["match"] != seat["match"]) == (200, True)


async def test_a_match_goes_on_after_the_page_was_closed(shelf: Texts) -> None:
    seat = await begin(table := open_table(shelf))
    async with seated(table, seat) as guest:
        before = await guest.play(answers=3)
    again = open_table(shelf)
    status, standing = await ask(again, "GET", f"/api/matches/{seat['match']}", token=seat["token"])
    assert (status, standing["finished"]) == (200, False)
    async with seated(again, seat) as guest:
        assert (await guest.asked())["question"] == before["question"]


async def test_two_pages_of_one_browser_play_one_match(shelf: Texts) -> None:
    one, other = open_table(shelf), open_table(shelf)
    seat = await begin(one, seed="7")
    async with seated(one, seat) as here, seated(other, seat) as there:
        first = await here.asked()
        await there.asked()
        here.say(type="answer", question=first["question"]["question"], option=0)
        assert (await here.hear("accepted", "refused"))["type"] == "accepted"
        there.say(type="answer", question=first["question"]["question"], option=1)
        assert (await there.hear("accepted", "refused"))["type"] == "refused"
    kept = msgspec.json.decode(shelf.kept[f"match/{seat['match']}"])
    assert [entry["option"] for entry in kept["saved"]["entries"] if entry["seat"] == seat["seat"]] == [0]


async def test_a_rematch_is_another_match_on_the_shelf(shelf: Texts) -> None:
    table = open_table(shelf)
    seat = await begin(table)
    async with seated(table, seat) as guest:
        await guest.hear("table")
        guest.say(type="resign")
        while (await guest.hear("table"))["outcome"] is None:
            pass
    status, wish = await ask(table, "POST", f"/api/matches/{seat['match']}/rematch", token=seat["token"])
    assert status == 200
    assert wish["seat"]["match"] != seat["match"]
    async with seated(open_table(shelf), wish["seat"]) as guest:
        assert (await guest.asked())["question"] is not None


async def test_results_of_games_for_one_player_are_kept(shelf: Texts) -> None:
    table = open_table(shelf)
    _, seat = await ask(table, "POST", "/api/matches", {"game": "target-practice"})
    async with seated(table, seat) as guest:
        end = await guest.asked()
        while end["outcome"] is None:
            question = end["question"]
            option = (question["space"][0]["high"] if question["space"] else len(question["options"])) // 2
            guest.say(type="answer", question=question["question"], option=option)
            end = await guest.asked()
    _, offers = await ask(open_table(shelf), "GET", "/api/games")
    best = next(offer for offer in offers if offer["name"] == "target-practice")["choices"]["best"]
    assert best[0]["results"][0]["score"] == end["outcome"]["scores"][0]


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "sentence"),
    [
        ("GET", "/api/lobby", "{}", 404, "This is not to be had at a table without a server."),
        ("DELETE", "/api/games", "{}", 404, "This is not to be had at a table without a server."),
        ("GET", "/api/matches/none", "{}", 404, "There is no match “none” at this table; start a new one."),
        ("POST", "/api/matches", "{", 400, "This message cannot be read: Input data was truncated."),
        ("GET", "/api/games/chess/sheet?name=rook", "{}", 400, "There is no game called “chess”; there is "),
    ],
)
async def test_what_cannot_be_had_is_refused(
    shelf: Texts, method: str, address: str, body: str, status: int, sentence: str
) -> None:
    found, text = await open_table(shelf).ask(method, address, "", body, "en")
    assert found == status
    assert msgspec.json.decode(text)["error"].startswith(sentence)


class Bench:
    """Judges decisions beside the table, each when it is let."""

    def __init__(self, lets: int) -> None:
        self._lets = asyncio.Semaphore(lets)
        self.told: list[str] = []

    async def __call__(self, case: str) -> str:
        self.told.append(case)
        await asyncio.sleep(0)  # as whoever is asked far away, it never answers at once
        await self._lets.acquire()
        return judged(case)

    def let(self, more: int) -> None:
        for _ in range(more):
            self._lets.release()


async def given_up(table: TableInPage, answers: int = 3) -> Message:
    """Plays a match that is over after a few answers."""
    seat = await begin(table, game="exceed", opponent="random")
    async with seated(table, seat) as guest:
        await guest.play(answers)
        guest.say(type="resign")
        while (await guest.hear("table"))["outcome"] is None:
            pass
    return seat


async def analysis(table: TableInPage, seat: Message, method: str = "GET", query: str = "", **more: Any) -> Message:
    address = f"/api/matches/{seat['match']}/analysis{query}"
    status, found = await ask(table, method, address, {} if method == "POST" else None, **more)
    assert status == 200, found
    told: Message = found
    return told


async def looked_at(table: TableInPage, seat: Message, decisions: int) -> Message:
    """Waits until so many decisions have been judged."""
    async with asyncio.timeout(PATIENCE):
        while (found := await analysis(table, seat))["done"] < decisions:
            await asyncio.sleep(0.01)
    return found


async def ended(table: TableInPage, seat: Message) -> Message:
    """Waits until nothing more is judged."""
    async with asyncio.timeout(PATIENCE):
        while (found := await analysis(table, seat))["running"]:
            await asyncio.sleep(0.01)
    return found


async def test_a_match_is_analysed_beside_the_table_and_kept(shelf: Texts) -> None:
    bench = Bench(lets=1000)
    table = open_table(shelf, bench)
    seat = await given_up(table)
    before = await analysis(table, seat)
    assert (before["done"], before["of"], before["running"]) == (0, 0, False)
    await analysis(table, seat, "POST")
    whole = await ended(table, seat)
    assert whole["done"] == whole["of"] == len(bench.told) > 3
    assert whole["judged"][0]["considered"][0]["label"]
    assert whole["summary"]["players"][0]["accuracy"] is not None
    last = await analysis(table, seat, query=f"?since={whole['done'] - 1}", language="de")
    assert [one["number"] for one in last["judged"]] == [whole["judged"][-1]["number"]]
    again = open_table(shelf, Bench(lets=0))
    assert await analysis(again, seat) == whole
    assert await analysis(again, seat, "POST") == whole  # nothing is judged again
    _, point = await ask(again, "GET", f"/api/matches/{seat['match']}/turning-point")
    assert point["searched"]


async def test_an_analysis_goes_on_at_the_next_table_unless_it_was_stopped(shelf: Texts) -> None:
    bench = Bench(lets=2)
    table = open_table(shelf, bench)
    seat = await given_up(table)
    await analysis(table, seat, "POST")
    assert (await looked_at(table, seat, decisions=2))["running"]
    later = Bench(lets=1)
    reloaded = open_table(shelf, later)  # and nobody ever hears of the first again
    assert (await analysis(reloaded, seat))["running"]
    await looked_at(reloaded, seat, decisions=3)
    assert (await analysis(reloaded, seat, "DELETE"))["done"] == 3
    later.let(1)
    assert (await ended(reloaded, seat))["done"] == 4  # the one that was under way
    last = Bench(lets=1000)
    stopped = open_table(shelf, last)
    assert not (await analysis(stopped, seat))["running"]
    await analysis(stopped, seat, "POST")
    whole = await ended(stopped, seat)
    assert whole["done"] == whole["of"] == 4 + len(last.told)


async def test_a_match_is_played_while_another_is_analysed(shelf: Texts) -> None:
    bench = Bench(lets=0)
    table = open_table(shelf, bench)
    seat = await given_up(table)
    await analysis(table, seat, "POST")
    other = await given_up(table)
    assert (await analysis(table, other))["done"] == 0
    found = await analysis(table, seat)
    assert (found["running"], found["done"], len(bench.told)) == (True, 0, 1)
    bench.let(1000)
    assert (await ended(table, seat))["done"] == len(bench.told)


async def test_two_pages_that_analyse_one_match_lose_nothing(shelf: Texts) -> None:
    one, other = open_table(shelf, Bench(lets=1000)), open_table(shelf, Bench(lets=1000))
    seat = await given_up(one)
    await asyncio.gather(analysis(one, seat, "POST"), analysis(other, seat, "POST"))
    whole, same = await ended(one, seat), await ended(other, seat)
    assert whole == same
    assert whole["done"] == whole["of"]
    numbers = [decision["number"] for decision in whole["judged"]]
    assert numbers == sorted(set(numbers))


async def test_an_analysis_that_fails_is_begun_again_only_when_it_is_asked_for(
    shelf: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def failing(case: str) -> str:
        asked.append(case)
        raise RuntimeError("no memory")

    table = open_table(shelf, failing)
    seat = await given_up(table)
    await analysis(table, seat, "POST")
    assert (await ended(table, seat))["done"] == 0
    assert not (await analysis(table, seat))["running"]
    assert len(asked) == 1
    assert f"The analysis of match {seat['match']} cannot go on" in caplog.text


async def test_what_another_release_has_written_of_an_analysis_is_made_anew(shelf: Texts) -> None:
    table = open_table(shelf)
    seat = await given_up(table)
    shelf.kept[f"analysis/{seat['match']}/1"] = '{"of": "many"}'
    assert (await analysis(table, seat))["done"] == 0
    await analysis(table, seat, "POST")
    whole = await ended(table, seat)
    assert whole["done"] == whole["of"] > 0


async def test_what_cannot_be_analysed_is_refused(shelf: Texts) -> None:
    table = open_table(shelf)
    seat = await begin(table)
    address = f"/api/matches/{seat['match']}/analysis"
    status, refused = await ask(table, "POST", address, {})
    assert (status, "not over yet" in refused["error"]) == (409, True)
    over = f"/api/matches/{(await given_up(table, answers=1))['match']}/analysis"
    for query in ("?depth=0", "?depth=5", "?depth=deep", "?since=-1"):
        assert (await ask(table, "GET", over + query))[0] == 400
    assert (await ask(table, "POST", over, {"depth": 9}))[0] == 400
    assert (await ask(table, "DELETE", "/api/matches/none/analysis"))[0] == 404
    assert not [name for name in shelf.kept if name.startswith("analysis/")]


async def test_puzzles_are_listed_shown_and_judged(shelf: Texts) -> None:
    table = open_table(shelf)
    _, shelves = await ask(table, "GET", "/api/puzzles")
    assert "formation" in [one["game"] for one in shelves]
    puzzle = shipped_puzzles(FORMATION)[0]
    _, shown = await ask(table, "GET", "/api/puzzles/formation/1")
    assert len(shown["table"]["question"]["options"]) == len(puzzle.values)
    _, verdict = await ask(table, "POST", "/api/puzzles/formation/1", body={"answer": puzzle.solutions[0]})
    assert verdict["solved"]
    for nonsense in ("x", "1" * 5000, "²"):
        status, _ = await table.ask("GET", f"/api/puzzles/formation/{nonsense}", "", "", "en")
        assert status == 404


async def test_a_match_that_cannot_be_read_is_named_and_hides_no_other(shelf: Texts) -> None:
    table = open_table(shelf)
    seat = await begin(table)
    shelf.kept["match/torn"] = "{"
    status, refused = await ask(table, "GET", "/api/matches/torn/watch")
    assert (status, "“torn” cannot be played again" in refused["error"]) == (409, True)
    status, found = await ask(table, "GET", f"/api/matches/{seat['match']}/watch")
    assert (status, found["game"]) == (200, "formation")
    assert await ask(table, "GET", "/api/me/history") == (200, [])


async def test_every_game_of_ours_is_rehearsed() -> None:
    ours = {"exceed", "exiled", "formation", "ghost-bride", "target-practice"}
    assert ours <= set(await rehearse("de"))
