"""Those who watch see what everybody may see, and change nothing."""

import asyncio

import msgspec
import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, Visitor, open_table, play_on
from tests.server.test_secrets import Copied, room_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.events import Drew
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import told_to
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.state import SPECTATOR, State
from wildswing.server.referee import gallery
from wildswing.server.room.entries import Entry
from wildswing.server.telling.telling import tell_everyone, welcome


def sent_to_watchers(match: Match, state: State) -> bytes:
    """Returns what those who watch would be sent if a state were the true one."""
    page = Copied()
    welcome(room_of(match, state), SPECTATOR, page, 0)
    return msgspec.json.encode(page.sent)


@pytest.mark.anyio
@pytest.mark.parametrize("game", [EXCEED, FORMATION, EXILED])
async def test_those_who_watch_are_sent_the_same_whatever_the_hidden_cards_are(game: AnyGame) -> None:
    """At every question all that is hidden is dealt anew, from what any seat knows; no letter changes."""
    stream = Stream(3)
    match = Match(game, "4")
    compared = 0
    differed = 0
    while match.asks and compared < 60:
        truth = sent_to_watchers(match, match.state)
        for world in [game.imagine(match.state, SPECTATOR, stream) for _ in range(2)]:
            assert sent_to_watchers(match, world) == truth
            compared += 1
            differed += game.view(world, 0) != game.view(match.state, 0)
        ask = match.asks[stream.below(len(match.asks))]
        match.answer(ask.seat, stream.below(len(ask.options)))
    assert compared > 30
    assert differed > 10 or game is EXILED


@pytest.mark.anyio
@pytest.mark.parametrize("game", [EXCEED, FORMATION, EXILED])
async def test_those_who_watch_know_nothing_that_a_player_does_not(game: AnyGame) -> None:
    """At every question all that a seat does not know is dealt anew, and no letter changes: no delay is needed."""
    stream = Stream(7)
    match = Match(game, "4")
    compared = 0
    while match.asks and compared < 60:
        truth = sent_to_watchers(match, match.state)
        for seat in range(len(match.seat_names)):
            assert sent_to_watchers(match, game.imagine(match.state, seat, stream)) == truth, seat
            compared += 1
        ask = match.asks[stream.below(len(match.asks))]
        match.answer(ask.seat, stream.below(len(ask.options)))
    assert compared > 30
    watched = told_to(SPECTATOR, match.told)
    for seat in range(len(match.seat_names)):
        heard = told_to(seat, match.told)
        fuller = [event for event in heard if not any(event is other for other in watched)]
        missed = [event for event in watched if not any(event is other for other in heard)]
        # Of the own cards a seat is told which, where others are told how many.
        assert all(isinstance(event, Drew) and event.seat == seat for event in missed)
        assert len([event for event in fuller if isinstance(event, Drew)]) == len(missed)


@pytest.mark.anyio
@pytest.mark.parametrize("game", [EXCEED, FORMATION])
async def test_nothing_is_sent_to_those_who_watch_while_seats_answer_in_secret(game: AnyGame) -> None:
    stream = Stream(5)
    match = Match(game, "4")
    sealed = 0
    while match.asks and sealed < 20:
        ask = match.asks[stream.below(len(match.asks))]
        if len(match.asks) > 1:
            room = room_of(match, match.state)
            page = Copied()
            welcome(room, SPECTATOR, page, 0)
            before = len(page.sent)
            room.take(Entry(ask.seat, 0))
            tell_everyone(room)
            assert len(page.sent) == before
            sealed += 1
        match.answer(ask.seat, stream.below(len(ask.options)))
    assert sealed >= 5


async def counted(visitor: Visitor, watching: int) -> Message:
    """Waits for a table that tells how many watch."""
    while (table := await visitor.hear_until("table"))["watching"] != watching:
        pass
    return table


@pytest.mark.anyio
async def test_a_match_is_watched_from_its_beginning_to_its_end(one_table: Table) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as player, one_table.watch(seat["match"]) as watcher:
        greeting = await watcher.hear()
        assert (greeting["type"], greeting["seat"]) == ("welcome", SPECTATOR)
        await play_on(player)
        table = await watcher.question()
        room = await one_table.agents_rest(seat)
    assert table["outcome"]["winners"] == list(room.outcome.winners) if room.outcome else False
    told = [event["sentence"] for part in watcher.messages for event in part.get("log", []) + part.get("events", [])]
    assert told == [event.sentence() for event in told_to(SPECTATOR, room.match.told)]
    tables = [message for message in watcher.messages if message["type"] == "table"]
    assert len(tables) > 10
    assert all(one["question"] is None and one["secret"] is False for one in tables)
    assert all(one["view"]["seat"] == SPECTATOR for one in tables)


@pytest.mark.anyio
async def test_everybody_is_told_how_many_watch(one_table: Table) -> None:
    seat = await one_table.begin()
    async with one_table.sit(seat) as player:
        assert (await player.question())["watching"] == 0
        async with one_table.watch(seat["match"]) as one, one_table.watch(seat["match"]) as other:
            for page in (player, one, other):
                await counted(page, 2)
        await counted(player, 0)


@pytest.mark.anyio
async def test_whatever_somebody_who_watches_sends_changes_nothing(one_table: Table) -> None:
    seat = await one_table.begin()
    async with one_table.sit(seat) as player, one_table.watch(seat["match"], language="de") as watcher:
        question = (await player.question())["question"]["question"]
        await watcher.hear_until("table")
        for message in (
            {"type": "answer", "question": question, "option": 0},
            {"type": "point", "owner": 0, "card": "Grasp"},
        ):
            await watcher.say(message)
            refusal = await watcher.hear_until("refused")
            assert refusal["reason"] == "Du schaust nur zu; spielen können die, die an der Partie sitzen."
        room = await one_table.agents_rest(seat)
        assert room.answers_of(0) == []
        assert (await player.answer(question, 0))["type"] == "accepted"


@pytest.mark.anyio
async def test_a_match_without_cards_yet_is_waited_for(one_table: Table) -> None:
    """Somebody who watches adds no entropy and holds up nobody."""
    seat = await one_table.begin(seed=None)
    async with one_table.watch(seat["match"]) as watcher:
        gathering = await watcher.hear()
        assert (gathering["type"], gathering["seat"]) == ("gathering", SPECTATOR)
        assert gathering["fairness"]["entropies"][0] == ""
        async with one_table.sit(seat) as player:
            await player.question()
            assert (await watcher.hear_until("welcome"))["seat"] == SPECTATOR


@pytest.mark.anyio
async def test_a_full_gallery_takes_nobody_else(one_table: Table, monkeypatch: pytest.MonkeyPatch, log: Log) -> None:
    monkeypatch.setattr(gallery, "MOST_WATCHING", 1)
    seat = await one_table.begin()
    async with one_table.watch(seat["match"]) as first:
        await first.hear()
        async with one_table.watch(seat["match"]) as second:
            reason = await second.farewell()
    assert reason == "1 pages are already watching this match; try again when one has left."
    assert len(log.lines) == 1


@pytest.mark.anyio
async def test_a_page_that_watches_and_comes_back_hears_what_it_missed(one_table: Table) -> None:
    seat = await one_table.begin(seed="6")
    async with one_table.sit(seat) as player:
        async with one_table.watch(seat["match"]) as watcher:
            seen = (await watcher.hear_until("table"))["number"]
        await play_on(player, answers=3)
        room = await one_table.agents_rest(seat)
        async with one_table.watch(seat["match"], seen=seen) as back:
            greeting, table = await back.hear(), await back.hear()
        happened = [event.sentence() for event in told_to(SPECTATOR, room.match.told)]
        assert table["events"]
        assert [event["sentence"] for event in greeting["log"] + table["events"]] == happened
        assert table["number"] > seen


@pytest.mark.anyio
async def test_links_that_lead_nowhere_say_so(one_table: Table, log: Log) -> None:
    sentence = "There is no match “nowhere” at this table; start a new one."
    async with one_table.watch("nowhere") as lost:
        assert await lost.farewell() == sentence
    response = await one_table.ask("GET", "/api/matches/nowhere/watch")
    assert (response.status_code, response.json()) == (404, {"error": sentence})
    assert len(log.lines) == 2


@pytest.mark.anyio
async def test_what_is_known_of_a_match_before_it_is_watched(one_table: Table) -> None:
    seat = await one_table.begin(seed="6")
    path = f"/api/matches/{seat['match']}/watch"
    known = (await one_table.ask("GET", path)).json()
    assert known == {
        "match": seat["match"],
        "game": "formation",
        "title": "Formation",
        "seats": ["Black", "White"],
        "people": ["", ""],
        "finished": False,
        "notice": "",
        "brings": [],
        "fan_made": [],
        "faces": {},
        "is_fair": False,
        "open": [],
        "terms": {},
        "rated": False,
        "edition": "",
    }
    async with one_table.sit(seat) as player:
        await play_on(player)
    assert (await one_table.ask("GET", path)).json()["finished"] is True


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["postgresql"])
async def test_a_match_is_watched_at_another_worker(url: str) -> None:
    async with open_table(url) as one, open_table(url) as other:
        seat = await one.begin(seed="6")
        async with one.sit(seat) as player, other.watch(seat["match"]) as watcher:
            await watcher.hear_until("table")
            await play_on(player, answers=4)
            room = await one.agents_rest(seat)
            happened = [event.sentence() for event in told_to(SPECTATOR, room.match.told)]
            async with asyncio.timeout(20):
                while (told := heard(watcher)) != happened[: len(told)] or len(told) < len(happened):
                    await watcher.hear()


def heard(visitor: Visitor) -> list[str]:
    parts = [message.get("log", []) + message.get("events", []) for message in visitor.messages]
    return [event["sentence"] for part in parts for event in part]
