"""A match that is over, or a text, is studied: played on for both sides, valued, written down, and played from."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.people import Table
from tests.server.test_replays import finished
from wildswing.agents.thoughts import Thought
from wildswing.exceed.scenarios.writing import standing
from wildswing.kernel.match import Match, replay
from wildswing.kernel.record import Recorder
from wildswing.kernel.registry import find_game
from wildswing.notation.matches import notate, read_notation
from wildswing.server.referee import boards
from wildswing.study import trees
from wildswing.study.valuing import Values

pytestmark = pytest.mark.anyio

SCENARIO = """
scenario Focus against Dive
fighters Sol Badguy against Ky Kiske
set up Sol Badguy: space 3; hand Focus; deck Grasp
set up Ky Kiske: space 7; hand Dive

Sol Badguy: Strike; Focus
"""


async def _ask(table: Table, path: str, body: Any, status: int = 200) -> Any:
    response = await table.ask("POST", f"/api/studies{path}", json=body)
    assert response.status_code == status, response.text
    return response.text if path in ("/notation", "/scenario") and status == 200 else response.json()


async def _text(table: Table, game: str, answers: int) -> tuple[str, Match]:
    """Returns the notation of a match that goes on."""
    match = Match(find_game(game), "studied")
    for _ in range(answers):
        ask = match.asks[0]
        match.answer(ask.seat, ask.count // 3)
    return notate(Recorder(match, ["person" for _ in match.seat_names])), match


@pytest.mark.parametrize("game", ["exceed", "formation", "exiled"])
async def test_a_path_gives_the_same_view_as_playing_by_hand(one_table: Table, game: str) -> None:
    text, match = await _text(one_table, game, 12)
    study = await _ask(one_table, "", {"text": text})
    assert (study["replay"]["outcome"], len(study["replay"]["frames"]), len(study["said"])) == (None, 13, 12)
    by_hand = replay(match.game, match.seed, match.setup, match.answers[:5])
    then = []
    for _ in range(4):
        ask = by_hand.asks[-1]
        then.append([ask.seat, ask.count - 1])
        by_hand.answer(ask.seat, ask.count - 1)
    found = await _ask(one_table, "/moment", {"text": text, "answers": 5, "then": then})
    assert [frame["seat"] for frame in found["frames"]] == [seat for seat, _ in then]
    assert [one["seat"] for one in found["asked"]] == [ask.seat for ask in by_hand.asks]
    last = await _ask(one_table, "/moment", {"text": text, "answers": 5, "then": then, "since": 3})
    assert last["frames"] == found["frames"][3:]
    whole = await _ask(one_table, "/moment", {"text": text, "answers": 0, "then": _all(by_hand)})
    view: Any = None
    opened = (await _ask(one_table, "", {"text": text}))["replay"]["frames"][0]
    for frame in (opened, *whole["frames"]):
        view = _changed(view, frame["view"])
    assert view == msgspec.json.decode(msgspec.json.encode(by_hand.view(-1)))
    own = _changed(view, whole["frames"][-1]["secrets"][1])
    assert own == msgspec.json.decode(msgspec.json.encode(by_hand.view(1)))


def _all(match: Match) -> list[list[int]]:
    return [[given.seat, given.answer] for given in match.answers]


def _changed(before: Any, change: Any) -> Any:
    """Does what the page does with a change."""
    if isinstance(change, list):
        return change[0]
    if not change:
        return before
    if isinstance(before, list):
        return [_changed(one, change.get(str(at), {})) for at, one in enumerate(before)]
    return {**before, **{key: _changed(before.get(key), one) for key, one in change.items()}}


async def test_what_was_tried_is_written_down_and_read_again(one_table: Table) -> None:
    match = (await finished(one_table))["match"]
    study = await _ask(one_table, "", {"match": match})
    answers = len(study["said"])
    assert study["replay"]["match"] == match
    first = await _ask(one_table, "/moment", {"match": match, "answers": 10})
    seat, question = first["asked"][0]["seat"], first["asked"][0]["question"]
    main = (await one_table.referee.rooms.find(match)).match.answers[10]
    others = [index for index in range(len(question["options"])) if index != main.answer][:2]
    tried = [{"on": 10, "seat": seat, "answer": index} for index in others]
    then = [[seat, others[0]]]
    deeper = await _ask(one_table, "/moment", {"match": match, "answers": 10, "then": then})
    next_seat = deeper["asked"][0]["seat"]
    tried.append({"on": answers + 1, "seat": next_seat, "answer": 0, "mark": "!?", "comment": "Why not?"})
    written = await _ask(one_table, "/notation", {"match": match, "tried": tried})
    assert written.count("(") >= len(others)
    again = await _ask(one_table, "", {"text": written})
    assert again["said"] == study["said"]
    assert sorted([one["on"], one["seat"], one["answer"]] for one in again["tried"] if one["on"] == 10) == sorted(
        [10, seat, index] for index in others
    )
    (deep,) = [one for one in again["tried"] if one["on"] != 10]
    assert (deep["mark"], deep["comment"], deep["seat"]) == ("!?", "Why not?", next_seat)
    once_more = await _ask(one_table, "/notation", {"text": written, "tried": again["tried"]})
    assert once_more == written


async def test_what_is_remarked_on_the_match_stands_in_place_of_what_was_there(one_table: Table) -> None:
    text, _ = await _text(one_table, "formation", 6)
    remarks = [{"number": 2, "comment": "Rather\nbold."}, {"number": 5, "comment": "So } it is."}]
    written = await _ask(one_table, "/notation", {"text": text, "remarks": remarks})
    again = await _ask(one_table, "", {"text": written})
    assert [one.get("comment", "") for one in again["said"]] == ["", "Rather bold.", "", "", "So } it is.", ""]
    less = {"text": written, "remarks": [{"number": 2, "comment": " "}]}
    last = await _ask(one_table, "", {"text": await _ask(one_table, "/notation", less)})
    assert [one.get("comment", "") for one in last["said"]] == ["", "", "", "", "So } it is.", ""]
    response = await one_table.ask(
        "POST", "/api/studies/notation", json={"text": text, "remarks": [{"number": 7, "comment": "?"}]}
    )
    assert "There is no answer 7 to remark on." in response.text


async def test_what_is_tried_after_the_last_answer_goes_on_with_the_match(one_table: Table) -> None:
    text, match = await _text(one_table, "formation", 8)
    further = replay(match.game, match.seed, match.setup, match.answers)
    seats = []
    for _ in range(2):
        seats.append(further.asks[0].seat)
        further.answer(seats[-1], 1)
    tried = [{"on": 8 + at, "seat": seat, "answer": 1} for at, seat in enumerate(seats)]
    written = await _ask(one_table, "/notation", {"text": text, "tried": tried})
    assert read_notation(written, find_game).recorder.match.answers == further.answers


async def test_a_scenario_is_studied_and_a_moment_of_it_written_as_one(one_table: Table) -> None:
    study = await _ask(one_table, "", {"text": SCENARIO})
    assert (study["titles"], study["suffix"], len(study["said"])) == (["Focus against Dive"], "scenario", 2)
    moment = await _ask(one_table, "/moment", {"text": SCENARIO, "answers": 2})
    (asked,) = moment["asked"]
    labels = [option["label"] for option in asked["question"]["options"]]
    assert (asked["seat"], "Dive" in labels) == (1, True)
    then = [[1, labels.index("Dive")]]
    struck = await _ask(one_table, "/moment", {"text": SCENARIO, "answers": 2, "then": then})
    assert struck["frames"][-1]["view"]
    written = await _ask(one_table, "/scenario", {"text": SCENARIO, "answers": 2, "then": then})
    by_hand, again = [
        boards._played(boards._read(text, 0), count, more)
        for text, count, more in ((SCENARIO, 2, ((1, then[0][1]),)), (written, 0, ()))
    ]
    assert standing(again.state) == standing(by_hand.state)  # type: ignore[arg-type]
    whole = await _ask(
        one_table, "/notation", {"text": SCENARIO, "tried": [{"on": 2, "seat": 1, "answer": then[0][1]}]}
    )
    assert standing(read_notation(whole, find_game).recorder.match.state) == standing(by_hand.state)  # type: ignore[arg-type]


async def test_a_match_of_others_that_goes_on_is_refused(one_table: Table) -> None:
    running = (await one_table.begin())["match"]
    for path in ("", "/moment", "/notation", "/scenario"):
        refused = await _ask(one_table, path, {"match": running}, 409)
        assert "not over yet" in refused["error"]
    values = {"match": running, "seat": 0, "asker": "a"}
    assert "not over yet" in (await _ask(one_table, "/values", values, 409))["error"]
    play = {"match": running, "opponent": "random"}
    assert "not over yet" in (await _ask(one_table, "/match", play, 409))["error"]


async def test_what_cannot_be_studied_is_refused_in_a_sentence(
    one_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, match = await _text(one_table, "formation", 6)
    for path, body, words in (
        ("", {}, "Name a match to study"),
        ("", {"match": "x", "text": "y"}, "Name a match to study"),
        ("", {"text": "spoons"}, "line 1"),
        ("", {"text": "[Notation"}, "line 1"),
        ("", {"text": "{}"}, "not a match file"),
        ("", {"text": "fighters ../secret.fighter against Ryu"}, "no file can be read here"),
        ("/moment", {"text": text, "answers": 7}, "This match has 6 answers"),
        ("/moment", {"text": text, "answers": 6, "then": [[0, 99]]}, "does not answer"),
        ("/moment", {"text": text, "answers": 6, "then": [[7, 0]]}, "no open question"),
        ("/moment", {"text": text, "answers": -1}, "cannot be read"),
        ("/scenario", {"text": text, "answers": 6}, "has no scenarios"),
        ("/notation", {"text": text, "tried": [{"on": 9, "seat": 0, "answer": 0}]}, "is not there"),
        ("/notation", {"text": text, "tried": [{"on": 6, "seat": 0, "answer": 0, "mark": "x"}]}, "no mark"),
    ):
        assert words in (await _ask(one_table, path, body, 400))["error"], body
    monkeypatch.setattr(trees, "MOST", 3)
    huge = [{"on": 6, "seat": match.asks[0].seat, "answer": 0}] * 4
    assert "has room for 3 answers" in (await _ask(one_table, "/notation", {"text": text, "tried": huge}, 400))["error"]
    deep = {"text": text, "answers": 6, "then": [[0, 0]] * 4}
    assert "has room for 3" in (await _ask(one_table, "/moment", deep, 400))["error"]


async def test_answers_are_valued_by_what_the_seat_knows(one_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    def quick(_game: Any, hidden: Any, ask: Any, depth: int, _stream: Any) -> Values:
        seen.append((hidden, ask.seat, depth))
        return Values((Thought(1, 0.6, 0.7, 9), Thought(0, 0.5, 0.3, 9)), 100)

    monkeypatch.setattr(boards, "value_answers", quick)
    text, match = await _text(one_table, "exceed", 9)
    seat = match.asks[0].seat
    found = await _ask(one_table, "/values", {"text": text, "answers": 9, "seat": seat, "asker": "a", "depth": 2})
    assert seen == [(match.game.hide(match.state, seat), seat, 2)]
    assert [(one["option"], one["weight"]) for one in found["considered"]] == [(1, 0.7), (0, 0.3)]
    assert found["considered"][0]["label"]
    refused = {"text": text, "answers": 9, "seat": 1 - seat, "asker": "a"}
    assert "nothing to value" in (await _ask(one_table, "/values", refused, 400))["error"]


async def test_what_is_no_longer_wanted_is_not_thought_about(one_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    text, match = await _text(one_table, "formation", 6)
    gate, thought = asyncio.Event(), []
    retell = one_table.referee.thinkers.retell

    async def slowly(function: Any, *arguments: Any) -> Any:
        thought.append(arguments[1].asker)
        await gate.wait()
        return await retell(lambda: b"{}")

    monkeypatch.setattr(one_table.referee.thinkers, "retell", slowly)
    wish = {"text": text, "answers": 6, "seat": match.asks[0].seat}
    asking = [asyncio.create_task(_ask(one_table, "/values", {**wish, "asker": "busy"}))]
    while not thought:
        await asyncio.sleep(0.01)
    asking += [
        asyncio.create_task(_ask(one_table, "/values", {**wish, "asker": asker}, 409)) for asker in ("gone", "left")
    ]
    while len(one_table.referee.studies._jobs) < 3:
        await asyncio.sleep(0.01)
    for asker in ("gone", "left"):
        assert (await one_table.ask("DELETE", f"/api/studies/values?asker={asker}")).status_code == 204
    gate.set()
    assert [("error" in one) for one in await asyncio.gather(*asking)] == [False, True, True]
    assert thought == ["busy"]


async def test_a_study_is_played_on_against_a_level(one_table: Table) -> None:
    for text in (SCENARIO, (await _text(one_table, "formation", 6))[0]):
        moment = {"text": text, "answers": 1}
        then = [[(await _ask(one_table, "/moment", moment))["asked"][0]["seat"], 1]]
        seat = await _ask(one_table, "/match", {**moment, "then": then, "opponent": "random", "seat": 1}, 201)
        room = await one_table.referee.rooms.find(seat["match"])
        assert seat["seat"] == 1
        assert [[one.seat, one.answer] for one in room.match.answers[1:2]] == then
        async with one_table.sit(seat) as visitor:
            await visitor.question()
