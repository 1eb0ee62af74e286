"""Questions say what cannot be chosen, in the words of the options, and why."""

import pytest

from tests.exceed.stage import side, stage
from tests.server.people import Message, Table, Visitor, play_on
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.rules.table import Table as ExceedTable
from wildswing.formation.game import FORMATION
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import About, Barred


def without_cost(about: About) -> About:
    return {key: value for key, value in about.items() if key != "cost"}


def told_at(ask: Ask, table: ExceedTable) -> tuple[list[About], tuple[Barred, ...]]:
    """Returns what the options of a question mean, and what is barred, as the asked seat is told."""
    hidden = EXCEED.hide(table, ask.seat)
    return [without_cost(about) for about in EXCEED.about(ask, hidden)], presenter_of(EXCEED).barred(ask, hidden)


def is_well_told(ask: Ask, table: ExceedTable) -> bool:
    """Tells whether nothing barred looks like an option or like something else that is barred."""
    offered, barred = told_at(ask, table)
    abouts = [one.about for one in barred]
    return not any(about in offered or "cost" in about or abouts.count(about) > 1 for about in abouts)


@pytest.mark.parametrize("fighter", sorted(roster()))
def test_what_is_barred_never_looks_like_an_option(fighter: str) -> None:
    table = EXCEED.start(fighter, match_of(fighter, "Carmine", "standard"))
    stream = Stream(fighter)
    while table.asks:
        assert all(is_well_told(ask, table) for ask in table.asks)
        ask = table.asks[0]
        EXCEED.answer(table, ask.seat, stream.below(len(ask.options)))


def test_cards_of_one_name_are_explained_once() -> None:
    """A gauge may hold the opponent's card of the same name."""
    ultras = ["Hahahaha! Be Devoured!", "You Shit! This is the END!"]
    played = stage(side(gauge=ultras, exceeded=True), side(), ("Carmine", "Carmine"))
    book = played.table.book
    grasps = [next(card for card in deck if book.cards[card].name == "Grasp") for deck in book.decks]
    assert len(set(grasps)) == 2
    played.sides[0].gauge += tuple(grasps)
    played.answer("Action, if you have an ultra")
    _, barred = told_at(played.ask, played.table)
    reason = "Only an ultra can be chosen, and “Grasp” is a normal."
    assert barred == (Barred({"card": "Grasp", "zone": "gauge", "seat": 0}, reason, "Choose"),)


def test_games_that_explain_nothing_bar_nothing() -> None:
    table = FORMATION.start(1, FORMATION.default_setup())
    assert Presenter().barred(table.asks[0], table) == ()


def asking(visitor: Visitor) -> list[Message]:
    """Returns the tables that asked a page something."""
    return [message for message in visitor.messages if message["type"] == "table" and message["question"]]


def spaces_told(question: Message) -> list[int]:
    """Returns the spaces that the move action is offered or barred for."""
    told = [*question["options"], *question["barred"]]
    return sorted(one["about"]["space"] for one in told if one["about"].get("action") == "move")


@pytest.mark.anyio
async def test_a_page_is_told_why_it_cannot_move_or_boost(table: Table) -> None:
    async with table.sit(await table.begin(game="exceed")) as visitor:
        await play_on(visitor, answers=60)
    actions = [told["question"] for told in asking(visitor) if told["question"]["kind"] == "action"]
    assert actions
    for question in actions:
        assert spaces_told(question) == list(range(1, 10))
        for one in question["barred"]:
            assert sorted(one) == (["about", "reason", "verb"] if "card" in one["about"] else ["about", "reason"])


@pytest.mark.anyio
async def test_a_page_is_told_which_cards_may_not_fight(table: Table) -> None:
    async with table.sit(await table.begin(game="formation")) as visitor:
        await play_on(visitor)
    tables = asking(visitor)
    explained = {told["question"]["kind"] for told in tables if told["question"]["barred"]}
    assert explained == {"place", "offence", "defence"}
    for told in tables:
        if told["question"]["kind"] in {"offence", "defence"}:
            own = told["view"]["sides"][told["view"]["seat"]]
            abouts = [one["about"] for one in (*told["question"]["options"], *told["question"]["barred"])]
            assert {about["card"] for about in abouts} == {
                card for card in (*own["grid"], own["spare"], *own["hand"]) if card >= 0
            }
