"""Hints: what a master would answer, to whoever plays against agents alone."""

import pytest

from tests.server.people import Table

pytestmark = pytest.mark.anyio

ASK = {"type": "ask hint"}


async def test_a_hint_names_an_answer_and_says_why(table: Table) -> None:
    seat = await table.begin(game="formation", opponent="random", seed="5")
    async with table.sit(seat) as visitor:
        question = (await visitor.question())["question"]
        await visitor.say(ASK)
        hint = await visitor.hear_until("hint", "refused")
        assert hint["type"] == "hint"
        assert hint["question"] == question["question"]
        assert question["options"][hint["option"]]["label"]
        assert hint["sentence"]
        for one in hint["considered"]:
            assert question["options"][one["option"]]["label"] == one["label"]
            assert 0 <= one["value"] <= 1
            assert 0 <= one["weight"] <= 1
        verdict = await visitor.answer(question["question"], hint["option"])
        assert verdict["type"] == "accepted"


async def test_a_hint_is_in_the_language_of_the_page(table: Table) -> None:
    seat = await table.begin(game="exceed", opponent="random", seed="6")
    async with table.line(seat["match"]) as visitor:
        await visitor.say({"type": "hello", "token": seat["token"], "language": "de"})
        await visitor.question()
        await visitor.say(ASK)
        sentence = (await visitor.hear_until("hint"))["sentence"]
    assert "durchgespielten Partien" in sentence or "Faustregel" in sentence or "gemischt" in sentence


async def test_against_people_there_are_no_hints(table: Table) -> None:
    seat = await table.begin(game="exceed", opponent=None, seats=[0, 1])
    async with table.sit(seat) as visitor:
        await visitor.question()
        await visitor.say(ASK)
        refusal = await visitor.hear_until("refused")
        assert refusal["reason"] == "Other people play in this match, so there are no hints."


async def test_a_hint_needs_a_question(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wildswing.server.machines.hints.ask_of", lambda *_: None)
    seat = await table.begin(game="formation", opponent="random", seed="5")
    async with table.sit(seat) as visitor:
        await visitor.question()
        await visitor.say(ASK)
        refusal = await visitor.hear_until("refused")
        assert refusal["reason"] == "You are not asked anything now, so there is nothing to hint at."
