"""A pick can be taken back until something hidden is revealed."""

from pathlib import Path
from random import Random

import pytest

from tests.server.people import Message, Table, Visitor, on_both, open_table
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.event import Told
from wildswing.kernel.match import Given, Match
from wildswing.kernel.registry import find_game
from wildswing.server.room.taking_back import Pick

pytestmark = pytest.mark.anyio

TAKE_BACK = {"type": "take back"}


async def begin(table: Table) -> tuple[Message, Message]:
    """A match of Exceed between two people at one screen."""
    seat = await table.begin(game="exceed", opponent=None, seats=[0, 1], seed="6")
    (other,) = seat["others"]
    return seat, {"match": seat["match"], **other}


def option_of(question: Message, start: str) -> int:
    """Returns the option whose label starts so."""
    return next(index for index, option in enumerate(question["options"]) if option["label"].startswith(start))


async def to_the_first_action(*visitors: Visitor) -> tuple[Visitor, Visitor, Message]:
    """Keeps both hands, and returns who acts first, who does not, and the first table with an action."""
    for visitor in visitors:
        question = (await visitor.question())["question"]
        assert question["kind"] == "mulligan"
        assert (await visitor.answer(question["question"], option_of(question, "Keep")))["type"] == "accepted"
    first, second = reversed(visitors)  # who has the first turn follows from the seed
    table = await first.question()
    assert table["question"]["kind"] == "action"
    while not any(event["event"] == "TurnBegan" for event in (await second.hear_until("table"))["events"]):
        pass
    return first, second, table


@on_both
async def test_an_action_is_taken_back_before_it_is_paid_and_both_are_told(table: Table) -> None:
    seat, other = await begin(table)
    async with table.sit(seat) as one, table.sit(other) as two:
        acting, waiting, before = await to_the_first_action(one, two)
        assert not await acting.may_take_back()
        question = before["question"]
        await acting.answer(question["question"], option_of(question, "Walk"))
        paying = await acting.question()
        assert paying["question"]["kind"] == "pay"
        assert await acting.may_take_back()
        assert (await waiting.hear_until("table"))["events"]
        await acting.say(TAKE_BACK)
        kinds = [event["event"] for event in (await acting.hear_until("welcome"))["log"]]
        assert kinds[-1] == "TurnBegan"
        again = await acting.hear_until("table")
        assert (again["question"], again["view"]) == (question, before["view"])
        assert not await acting.may_take_back()
        assert [event["event"] for event in (await waiting.hear_until("welcome"))["log"]] == kinds
        assert (await waiting.hear_until("table"))["view"]["sides"][0]["space"] == before["view"]["sides"][0]["space"]
        await acting.answer(question["question"], option_of(question, "Prepare"))
        await acting.hear_until("table")
        assert not await acting.may_take_back()  # a card was drawn


@on_both
async def test_an_answer_that_has_shown_something_stands(table: Table) -> None:
    seat, other = await begin(table)
    async with table.sit(seat) as one, table.sit(other) as two:
        acting, waiting, before = await to_the_first_action(one, two)
        question = before["question"]
        await acting.answer(question["question"], option_of(question, "Prepare"))
        for visitor in (acting, waiting):
            await visitor.say(TAKE_BACK)
            refusal = await visitor.hear_until("refused")
            assert refusal["reason"] == (
                "Nothing can be taken back: an answer that has revealed anything to anyone stands."
            )
        room, _ = await table.referee.find(seat["match"], seat["token"])
        assert len(room.match.answers) == 3


async def test_what_was_taken_back_does_not_count_after_a_restart(database: Path) -> None:
    async with open_table(database) as table:
        seat, other = await begin(table)
        async with table.sit(seat) as one, table.sit(other) as two:
            acting, _, before = await to_the_first_action(one, two)
            question = before["question"]
            await acting.answer(question["question"], option_of(question, "Walk"))
            await acting.question()
            await acting.say(TAKE_BACK)
            await acting.hear_until("welcome")
            await acting.hear_until("table")
            await acting.answer(question["question"], option_of(question, "Prepare"))
        room, _ = await table.referee.find(seat["match"], seat["token"])
        answers, told, written = room.match.answers, room.match.told, room.written
    assert (len(answers), written) == (3, 5)
    async with open_table(database) as table:
        room, _ = await table.referee.find(seat["match"], seat["token"])
        assert (room.match.answers, room.match.told, room.written) == (answers, told, written)


# --- What an answer tells ---


def played(name: str, seed: int) -> list[tuple[str, str, Pick, list[Told]]]:
    """Plays a match at random, and returns the kind, the option, the pick and the events of each answer."""
    match, chance = Match(find_game(name), str(seed)), Random(seed)
    picks = []
    while match.outcome is None and len(match.answers) < 150:
        ask = chance.choice(match.asks)
        index = chance.randrange(len(ask.options))
        before = match.state
        caused = list(match.answer(ask.seat, index))
        pick = Pick(match.game, len(match.seat_names), before, Given(ask.seat, index), match.state, caused)
        picks.append((ask.kind, str(ask.options[index]), pick, caused))
    return picks


def test_drawing_and_paying_by_hand_tell_something_and_a_face_down_attack_does_not() -> None:
    found = [one for seed in range(3) for one in played("exceed", seed)]
    drawn = [pick for _, _, pick, caused in found if any("draw" in one.event.sentence() for one in caused)]
    assert drawn
    assert not any(pick.has_told_nothing for pick in drawn)
    by_hand = [pick for kind, option, pick, _ in found if kind == "pay" and "hand" in option]
    assert by_hand
    assert not any(pick.has_told_nothing for pick in by_hand)
    alone = [
        pick
        for kind, option, pick, caused in found
        if kind == "set" and "card" in option and [type(one.event).__name__ for one in caused] == ["AttackSet"]
    ]
    assert alone
    assert all(pick.has_told_nothing for pick in alone)


@pytest.mark.parametrize("name", ["formation", "exiled"])
def test_some_answers_tell_nothing_in_every_game(name: str) -> None:
    found = played(name, 1)
    told = {pick.has_told_nothing for _, _, pick, _ in found}
    assert told == {True, False}


def test_a_pick_is_judged_from_what_a_seat_knows() -> None:
    """The same pick in another world of the opponent is judged alike."""
    match = Match(find_game("exceed"), "6")
    ask = match.asks[0]
    assert ask_of(match.state, ask.seat) is not None
    before = match.state
    caused = list(match.answer(ask.seat, 0))
    pick = Pick(match.game, 2, before, Given(ask.seat, 0), match.state, caused)
    assert pick.has_told_nothing is (not caused)
