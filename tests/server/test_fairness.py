"""Fair shuffles over the wire: the commitment, then the entropy of every seat, then cards, and the secret last."""

import asyncio
import signal
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from tests.server.conftest import Log
from tests.server.people import Message, Table, Visitor, bearer, open_table, play_on
from tests.server.test_killed import free_port, process
from wildswing.kernel.fairness import NO_ENTROPY, FairShuffle, commitment_of
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game
from wildswing.server.keeping.sql_tables import MATCHES
from wildswing.server.keeping.storage import Storage, url_of

pytestmark = pytest.mark.anyio

OWN, OTHER, THIRD = "a" * 64, "b" * 64, "c" * 64


async def begin(table: Table, **wish: Any) -> Message:
    """Begins a match whose cards nobody chooses."""
    return await table.begin(**{"seed": None, **wish})


async def arrive(visitor: Visitor, seat: Message, entropy: str | None = OWN) -> Message:
    """Says hello, and returns the first answer."""
    added = {} if entropy is None else {"entropy": entropy}
    await visitor.say({"type": "hello", "token": seat["token"], **added})
    return await visitor.hear()


def beside(seat: Message) -> Message:
    """Returns the other seat of the same screen."""
    (other,) = seat["others"]
    return {"match": seat["match"], **other}


async def join(table: Table, seat: Message) -> Message:
    body = {"invitation": seat["invitation"]}
    guest: Message = (await table.ask("POST", f"/api/matches/{seat['match']}/seats", json=body)).json()
    return guest


def on_disk(database: Path, match: str) -> tuple[str, str]:
    """Returns the seed of a match of a closed table, and what it follows from."""
    with closing(sqlite3.connect(database)) as log:
        seed, fairness = log.execute("SELECT seed, fairness FROM matches WHERE id = ?", [match]).fetchone()
        return seed, fairness


async def shuffle_of(table: Table, seat: Message) -> FairShuffle:
    room, _ = await table.referee.find(seat["match"], seat["token"])
    assert room.fairness is not None
    return room.fairness


# --- Before the first card ---


async def test_the_commitment_comes_before_any_card_is_dealt(database: Path) -> None:
    async with open_table(database) as table:
        seat = await begin(table)
        room, _ = await table.referee.find(seat["match"], seat["token"])
        shuffle = await shuffle_of(table, seat)
        assert room.undealt is not None
        assert seat["commitment"] == commitment_of(shuffle.secret, seat["match"], shuffle.digest)
        assert shuffle.entropies == ("", NO_ENTROPY)
        standing = await table.ask("GET", f"/api/matches/{seat['match']}", headers=bearer(seat))
        assert standing.json() == {"match": seat["match"], "game": "formation", "seat": 0, "finished": False}
    seed, kept = on_disk(database, seat["match"])
    assert seed == ""
    assert seat["commitment"] in kept


async def test_every_match_has_a_secret_of_its_own(one_table: Table) -> None:
    seats = [await begin(one_table) for _ in range(2)]
    one, other = [await shuffle_of(one_table, seat) for seat in seats]
    assert one.secret != other.secret
    assert one.commitment != other.commitment


async def test_the_hello_of_the_only_person_deals_at_once(one_table: Table) -> None:
    seat = await begin(one_table)
    async with one_table.line(seat["match"]) as visitor:
        welcome = await arrive(visitor, seat)
        assert welcome["type"] == "welcome"
        assert welcome["fairness"]["commitment"] == seat["commitment"]
        assert welcome["fairness"]["match"] == seat["match"]
        assert welcome["fairness"]["entropies"] == [OWN, NO_ENTROPY]
        assert (await visitor.hear())["events"]
    room, _ = await one_table.referee.find(seat["match"], seat["token"])
    assert room.match.seed == (await shuffle_of(one_table, seat)).seed


async def test_who_adds_no_entropy_adds_the_known_one(one_table: Table) -> None:
    seat = await begin(one_table)
    async with one_table.line(seat["match"]) as visitor:
        assert (await arrive(visitor, seat, None))["fairness"]["entropies"] == [NO_ENTROPY, NO_ENTROPY]


async def test_the_entropy_of_the_first_hello_counts(one_table: Table) -> None:
    seat = await begin(one_table, opponent=None, seats=[0, 1])
    async with one_table.line(seat["match"]) as one, one_table.line(seat["match"]) as again:
        assert (await arrive(one, seat))["fairness"]["entropies"] == [OWN, ""]
        assert (await arrive(again, seat, OTHER))["fairness"]["entropies"] == [OWN, ""]
        async with one_table.line(seat["match"]) as beside_it:
            welcome = await arrive(beside_it, beside(seat), THIRD)
            assert welcome["fairness"]["entropies"] == [OWN, THIRD]
            assert (await arrive_again(one_table, seat, OTHER))["fairness"]["entropies"] == [OWN, THIRD]
            assert [(await page.hear_until("welcome"))["seat"] for page in (one, again)] == [0, 0]


async def arrive_again(table: Table, seat: Message, entropy: str) -> Message:
    async with table.line(seat["match"]) as visitor:
        return await arrive(visitor, seat, entropy)


@pytest.mark.parametrize("entropy", ["", "a" * 63, "a" * 65, "A" * 64, "x" * 64, "a" * 64 + "\n", 5])
async def test_entropy_that_is_none_is_refused(one_table: Table, entropy: object) -> None:
    seat = await begin(one_table)
    async with one_table.line(seat["match"]) as visitor:
        await visitor.say({"type": "hello", "token": seat["token"], "entropy": entropy})
        assert "`$.entropy`" in await visitor.farewell()
    assert (await shuffle_of(one_table, seat)).entropies == ("", NO_ENTROPY)


async def test_the_cards_wait_for_everybody_who_is_invited(one_table: Table) -> None:
    seat = await begin(one_table, opponent="open", seat=1)
    async with one_table.line(seat["match"]) as host:
        waiting = await arrive(host, seat, OTHER)
        assert waiting["type"] == "gathering"
        assert (waiting["number"], waiting["seat"], waiting["seats"]) == (1, 1, ["Black", "White"])
        assert (waiting["open"], waiting["fairness"]["entropies"]) == ([0], ["", OTHER])
        refused = await host.answer(1, 0)
        assert refused["reason"] == "The cards are not dealt yet; wait until everybody has come to the table."
        guest = await join(one_table, seat)
        assert guest["commitment"] == seat["commitment"]
        joined = await host.hear()
        assert (joined["type"], joined["open"], joined["fairness"]["entropies"]) == ("gathering", [], ["", OTHER])
        async with one_table.line(seat["match"]) as visitor:
            welcome = await arrive(visitor, guest, OWN)
            assert (welcome["type"], welcome["seat"]) == ("welcome", 0)
            # By seat, and not in the order in which they came.
            assert welcome["fairness"]["entropies"] == [OWN, OTHER]
            dealt = await host.hear()
            assert (dealt["type"], dealt["number"], dealt["seat"]) == ("welcome", 4, 1)
            assert dealt["fairness"] == welcome["fairness"]
            assert dealt["log"] == []
            ends = await asyncio.gather(play_on(host), play_on(visitor))
    assert ends[0]["outcome"]["secret"] == ends[1]["outcome"]["secret"] == (await shuffle_of(one_table, seat)).secret


async def test_nothing_can_be_taken_back_or_recorded_before_the_deal(one_table: Table) -> None:
    seat = await begin(one_table)
    async with one_table.line(seat["match"]) as visitor:
        await arrive(visitor, seat)
        await visitor.say({"type": "take back"})
        assert "Nothing can be taken back" in (await visitor.hear_until("refused"))["reason"]
    answer = await one_table.ask("GET", f"/api/matches/{seat['match']}/record", headers=bearer(seat))
    assert answer.status_code == 409


# --- While the match runs, and after it ---


async def test_nothing_tells_the_secret_or_the_seed_before_the_end(one_table: Table, log: Log) -> None:
    seat = await begin(one_table, game="exceed", opponent="random")
    path = f"/api/matches/{seat['match']}"
    told = [str(seat)]
    async with one_table.line(seat["match"]) as visitor:
        await arrive(visitor, seat)
        for number in range(1, 5):
            asked = await visitor.question()
            assert asked["question"]["question"] == number
            await visitor.answer(number, 99)
            await visitor.answer(number, 0)
            told += [(await one_table.ask("GET", path + more, headers=bearer(seat))).text for more in ("", "/record")]
        end = await play_on(visitor)
    shuffle = await shuffle_of(one_table, seat)
    *before, last = visitor.frames
    room, _ = await one_table.referee.find(seat["match"], seat["token"])
    assert room.match.seed == shuffle.seed
    for hidden in (shuffle.secret, shuffle.seed, str(room.match.state.chance)):
        assert [frame for frame in (*before, *told, log.getvalue()) if hidden in frame] == []
    assert end["outcome"]["secret"] == shuffle.secret
    assert shuffle.secret in last


async def test_anybody_at_the_table_can_check_the_match_afterwards(one_table: Table) -> None:
    seat = await begin(one_table)
    async with one_table.line(seat["match"]) as visitor:
        promise = (await arrive(visitor, seat))["fairness"]
        secret = (await play_on(visitor))["outcome"]["secret"]
    lines = ("wildswing commitment 1", seat["match"], promise["digest"], secret)
    assert sha256("\n".join(lines).encode()).hexdigest() == seat["commitment"]
    response = await one_table.ask("GET", f"/api/matches/{seat['match']}/record", headers=bearer(seat))
    assert response.status_code == 200
    recorder = read(response.content, find_game)
    assert recorder.seats == ("person", "random")
    assert recorder.fairness == FairShuffle(**{**promise, "entropies": (OWN, NO_ENTROPY)}, secret=secret)
    assert recorder.match.outcome is not None
    assert recorder.match.outcome.sentence == visitor.messages[-1]["outcome"]["sentence"]


async def test_the_match_file_is_for_everybody_after_the_end(one_table: Table) -> None:
    seat = await begin(one_table)
    path = f"/api/matches/{seat['match']}/record"
    async with one_table.line(seat["match"]) as visitor:
        await arrive(visitor, seat)
        early = await one_table.ask("GET", path, headers=bearer(seat))
        assert early.status_code == 409
        assert early.json()["error"] == (
            "The match file reveals all cards and shuffles, so ask for it when the match is over."
        )
        await play_on(visitor)
    assert (await one_table.ask("GET", path)).status_code == 200


async def test_a_seed_that_was_wished_for_makes_no_commitment(one_table: Table) -> None:
    seat = await one_table.begin(seed="5")
    assert "commitment" not in seat
    async with one_table.line(seat["match"]) as visitor:
        assert (await arrive(visitor, seat))["fairness"] is None
        assert (await play_on(visitor))["outcome"]["secret"] == ""
    response = await one_table.ask("GET", f"/api/matches/{seat['match']}/record", headers=bearer(seat))
    assert read(response.content, find_game).fairness is None


async def test_an_answer_that_is_taken_back_leaves_the_shuffle_as_it_was(one_table: Table) -> None:
    choices = {"teams": [["Hedina"], ["Nahtha"]], "variants": ["real table"]}
    seat = await begin(one_table, game="exiled", seat=2, choices=choices)
    async with one_table.line(seat["match"]) as visitor:
        promise = (await arrive(visitor, seat))["fairness"]
        await visitor.question()
        await visitor.answer(1, 0)
        await visitor.say({"type": "take back"})
        assert (await visitor.hear_until("welcome"))["fairness"] == promise


# --- Nothing is lost ---


async def test_a_table_killed_before_the_deal_keeps_its_word(database: Path) -> None:
    port = free_port()
    table = Table(f"http://127.0.0.1:{port}")
    with process(port, url_of(database)) as server:
        seat = await begin(table, opponent=None, seats=[0, 1])
        async with table.line(seat["match"]) as visitor:
            before = await arrive(visitor, seat)
            server.send_signal(signal.SIGKILL)
    seed, kept = on_disk(database, seat["match"])
    assert seed == ""
    async with open_table(database) as again, again.line(seat["match"]) as one, again.line(seat["match"]) as other:
        assert (await shuffle_of(again, seat)).secret in kept
        await arrive(one, seat, THIRD)
        welcome = await arrive(other, beside(seat), OTHER)
        assert welcome["type"] == "welcome"
        assert welcome["fairness"] == {**before["fairness"], "entropies": [OWN, OTHER]}
        assert welcome["fairness"]["commitment"] == seat["commitment"]
        shuffle = await shuffle_of(again, seat)
    assert on_disk(database, seat["match"])[0] == shuffle.seed


async def test_a_match_taken_up_from_the_log_has_the_same_secret(database: Path) -> None:
    async with open_table(database) as table:
        seat = await begin(table)
        async with table.line(seat["match"]) as visitor:
            before = await arrive(visitor, seat)
            await play_on(visitor, answers=3)
        shuffle = await shuffle_of(table, seat)
    async with open_table(database) as table, table.sit(seat) as visitor:
        assert (await visitor.hear())["fairness"] == before["fairness"]
        assert (await play_on(visitor))["outcome"]["secret"] == shuffle.secret


async def test_entropy_that_cannot_be_written_down_deals_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OSError("disk")

    seat = await begin(table)
    with monkeypatch.context() as broken:
        broken.setattr(Storage, "_write_down", fail)
        async with table.line(seat["match"]) as visitor:
            assert (await arrive(visitor, seat))["type"] == "farewell"
    assert (await shuffle_of(table, seat)).entropies == ("", NO_ENTROPY)
    async with table.line(seat["match"]) as visitor:
        assert (await arrive(visitor, seat, OTHER))["fairness"]["entropies"] == [OTHER, NO_ENTROPY]


CHOSEN = (
    "Whoever started this match chose how its cards fall, and may know all of them in advance; nothing proves that "
    "its shuffles are fair."
)


@pytest.mark.parametrize(("seed", "notice"), [("5", CHOSEN), (None, "")])
async def test_everybody_who_is_invited_is_told_that_the_seed_was_chosen(
    one_table: Table, seed: str | None, notice: str
) -> None:
    host = await one_table.begin(opponent="open", seed=seed)
    assert host.get("notice", "") == notice
    before = (await one_table.ask("GET", f"/api/matches/{host['match']}/watch")).json()
    assert before["notice"] == notice
    path, wish = f"/api/matches/{host['match']}/seats", {"invitation": host["invitation"]}
    key = {"Idempotency-Key": "a" * 32}
    for _ in range(2):
        guest = (await one_table.ask("POST", path, json=wish, headers=key)).json()
        assert guest.get("notice", "") == notice
    async with one_table.sit(host) as first, one_table.sit(guest) as second, one_table.watch(host["match"]) as third:
        for visitor in (first, second, third):
            assert (await visitor.hear_until("welcome"))["notice"] == notice
    german = await one_table.ask("GET", f"/api/matches/{host['match']}/watch", headers={"Accept-Language": "de"})
    assert german.json()["notice"].startswith("Wer diese Partie begonnen hat" if notice else "")


@pytest.mark.parametrize("wish", [{"opponent": "random"}, {"opponent": None, "seats": [0, 1]}])
async def test_whoever_invites_nobody_is_told_nothing_of_the_own_seed(one_table: Table, wish: Message) -> None:
    seat = await one_table.begin(seed="5", **wish)
    assert "notice" not in seat
    async with one_table.sit(seat) as visitor:
        assert (await visitor.hear_until("welcome"))["notice"] == ""


async def test_the_lobby_tells_it_too_should_such_a_match_ever_wait_there(one_table: Table) -> None:
    for seed, notice in (("5", CHOSEN), (None, "")):
        host = await one_table.begin(opponent="open", seed=seed)
        listed = update(MATCHES).where(MATCHES.c.id == host["match"]).values(listed="9999")
        await one_table.referee.storage.write(listed)
        waiting = (await one_table.ask("GET", "/api/lobby")).json()
        assert [one["notice"] for one in waiting if one["match"] == host["match"]] == [notice]
