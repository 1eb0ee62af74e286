"""Pointing at a card tells what it would do, and a question that goes without saying says so."""

import pytest

from tests.exceed.stage import side, stage, stage_of
from tests.server.conftest import Log
from tests.server.people import Message, Table, Visitor
from tests.server.test_options import GAMBLER
from wildswing.exceed.game import EXCEED
from wildswing.kernel.ask import Ask
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.room.pages import WONDERED

pytestmark = pytest.mark.anyio

DUEL = {"game": "exceed", "fighters": ["Sol Badguy", "Ky Kiske"], "seed": "1"}


async def point(visitor: Visitor, card: str, owner: int = 0) -> Message:
    """Points at a card and returns what is told of it."""
    await visitor.say({"type": "point", "owner": owner, "card": card})
    return await visitor.hear_until("foretold", "refused")


async def test_pointing_at_a_card_tells_what_it_would_do(one_table: Table, log: Log) -> None:
    async with one_table.sit(await one_table.begin(**DUEL)) as visitor:
        table = await visitor.question()
        cross = await point(visitor, "Cross")
        theirs = await point(visitor, "Cross", owner=1)
    here, there = [one["space"] for one in table["view"]["sides"]]
    assert (cross["owner"], cross["card"]) == (0, "Cross")
    assert cross["forecast"]["spaces"] == [here - 2, here - 1, here + 1, here + 2]
    assert cross["forecast"]["why_missed"] == "out of range"
    assert theirs["forecast"]["spaces"] == [there - 2, there - 1, there + 1, there + 2]
    assert "number" not in cross
    assert log.lines == []


async def test_what_is_told_is_told_in_the_language_of_the_page(one_table: Table) -> None:
    seat = await one_table.begin(**DUEL)
    async with one_table.line(seat["match"]) as visitor:
        await visitor.say({"type": "hello", "token": seat["token"], "language": "de"})
        await visitor.question()
        assert (await point(visitor, "Cross"))["forecast"]["why_missed"] == "außer Reichweite"


@pytest.mark.parametrize(
    ("card", "owner", "reason"),
    [
        ("Excalibur", 0, "Nobody in this match has a card “Excalibur”."),
        ("Cross", 2, "There is no seat 2 in this match; seats are counted from 0."),
    ],
)
async def test_what_is_no_card_is_refused(one_table: Table, card: str, owner: int, reason: str) -> None:
    async with one_table.sit(await one_table.begin(**DUEL)) as visitor:
        await visitor.question()
        assert (await point(visitor, card, owner))["reason"] == reason


async def test_a_game_without_attacks_tells_nothing(one_table: Table) -> None:
    async with one_table.sit(await one_table.begin()) as visitor:
        await visitor.question()
        assert (await point(visitor, "Black 1"))["reason"] == "This game cannot say what a card would do."


async def test_nothing_is_told_before_the_cards_are_dealt(one_table: Table) -> None:
    seat = await one_table.begin(game="exceed", opponent="open", seed=None)
    async with one_table.sit(seat) as visitor:
        await visitor.hear_until("gathering")
        assert (await point(visitor, "Cross"))["reason"].startswith("The cards are not dealt yet")


@pytest.mark.parametrize("asked", [{"type": "point", "owner": 0, "card": "Cross"}, {"type": "ask take back"}])
async def test_whoever_asks_without_end_is_sent_away(one_table: Table, asked: Message) -> None:
    async with one_table.sit(await one_table.begin(**DUEL)) as visitor:
        await visitor.question()
        for _ in range(4 * WONDERED[0]):
            await visitor.say(asked)
        farewell = await visitor.hear_until("farewell")
    assert farewell["reason"].startswith("Your page is sending far too many messages")


async def test_a_payment_comes_with_its_cheapest_cards(one_table: Table) -> None:
    async with one_table.sit(await one_table.begin(**DUEL)) as visitor:
        question = (await visitor.question())["question"]
        while question["kind"] != "pay":
            assert question["bill"] is None
            walks = [at for at, option in enumerate(question["options"]) if option["about"].get("action") == "move"]
            await visitor.answer(question["question"], walks[0] if walks else 0)
            question = (await visitor.question())["question"]
    paying = question["bill"]
    assert (paying["resource"], paying["least"]) == ("force", paying["most"])
    assert sum([paying["cards"][place]["worth"] for place in paying["suggested"]]) >= paying["least"] > 0


# --- Questions with one answer ---


def goes_without_saying(ask: Ask) -> bool:
    return presenter_of(EXCEED).goes_without_saying(ask)


def test_a_payment_that_can_be_made_in_one_way_goes_without_saying() -> None:
    played = stage(side("Cross", space=3), side(space=9)).answer("Walk to space 4")
    assert (played.ask.kind, len(played.ask.options)) == ("pay", 1)
    assert goes_without_saying(played.ask)


def test_a_choice_is_asked() -> None:
    assert not goes_without_saying(stage(side("Cross"), side()).ask)


def test_an_attack_that_says_nothing_about_being_set_goes_without_saying() -> None:
    played = stage_of((GAMBLER, GAMBLER), side("Grasp"), side()).answer("Strike", "Grasp")
    assert (played.ask.kind, played.ask.options) == ("set text", (False,))
    assert goes_without_saying(played.ask)


def test_what_one_must_set_is_news() -> None:
    played = stage_of((GAMBLER, GAMBLER), side("Grasp", "Coin"), side()).answer("Action: strike with 1 random")
    assert (played.ask.kind, len(played.ask.options)) == ("set", 1)
    assert not goes_without_saying(played.ask)


def test_a_text_that_nobody_else_hears_of_is_news() -> None:
    assert not goes_without_saying(Ask(0, "set text", (True,), always=True))


@pytest.mark.parametrize(("opponent", "expected"), [("random", True), ("open", False)])
async def test_nobody_can_guess_from_a_quick_answer_that_there_was_no_choice(
    one_table: Table, opponent: str, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(presenter_of(EXCEED)), "goes_without_saying", lambda *_: True)
    async with one_table.sit(await one_table.begin(**DUEL, opponent=opponent)) as visitor:
        assert (await visitor.question())["question"]["goes_without_saying"] is expected
