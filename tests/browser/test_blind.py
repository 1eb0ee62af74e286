"""Whole games by ear: what is heard decides, and only keys are pressed."""

import re

import pytest

from tests.browser.listening import Listener
from tests.browser.players import Player, prompt_of
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser


def play_by_ear(listener: Listener) -> int:
    """Plays to the end, striking whenever that is heard among the answers; returns how many questions were heard."""
    questions = 0
    while (answers := listener.question()) is not None:
        assert answers, "A question was told without its answers."
        questions += 1
        label = "Strike" if "Strike" in answers else next(iter(answers))
        listener.answer(label, answers[label])
    return questions


def sentences(player: Player) -> list[str]:
    """Returns what the table told of events, in order."""
    return [event["sentence"] for table in player.messages("table") for event in table["events"]]


def assert_told_once(player: Player, listener: Listener) -> None:
    """Compares what was heard with what the table told: every event, in order, and none twice."""
    known = set(sentences(player))
    assert [line for line in listener.told if line in known] == sentences(player)


@pytest.mark.family("games by ear", 1)
def test_a_game_of_exceed_by_ear(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    listener = Listener(player)
    player.begin_from_home("Exceed", "greedy")
    assert play_by_ear(listener) > 10
    view, outcome = player.table["view"], player.table["outcome"]
    assert (listener.told[-1], listener.told.count(outcome["sentence"])) == ("The match is over.", 1)
    assert_told_once(player, listener)
    # What the page answers by itself, such as the further cards of a payment, is not asked.
    asked = iter([prompt_of(table["question"]) for table in player.messages("table") if table["question"]])
    told = [line.removeprefix("Question: ") for line in listener.told if line.startswith("Question: ")]
    assert all(prompt in asked for prompt in told)
    situation = listener.ask("i")
    for side in view["sides"]:
        line = next(one for one in situation if one.startswith(side["name"]))
        assert f"{side['life']} of {side['most_life']} life, space {side['space']}" in line
    assert view["sides"][outcome["winners"][0]]["name"] in outcome["sentence"]


@pytest.mark.family("games by ear", 1)
def test_a_game_of_formation_by_ear(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    listener = Listener(player)
    player.begin_from_home("Formation")
    assert play_by_ear(listener) > 20
    outcome = player.table["outcome"]
    assert (listener.told[-1], listener.told.count(outcome["sentence"])) == ("The match is over.", 1)
    assert_told_once(player, listener)
    situation = "\n".join(listener.ask("i"))
    assert [int(total) for total in re.findall(r"(\d+) points in all", situation)] == outcome["scores"]


def test_each_side_is_told_on_demand(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 4")
    listener = Listener(player)
    player.begin("Exceed")
    assert listener.question() is not None
    view, question = player.table["view"], player.table["question"]
    own, others = "\n".join(listener.ask("m")), "\n".join(listener.ask("o"))
    assert all(card in own for card in view["sides"][0]["hand"])
    assert f"hand {len(view['sides'][1]['hand'])}." in others
    again = listener.ask("r")
    assert again[0] == f"Question: {question['prompt']}"
    assert listener.ask("r") == again
    assert all(any(option["label"] in line for line in again) for option in question["options"])


def test_a_broken_line_is_told_and_nothing_that_happened_meanwhile_is_lost(
    own_table: TableProcess, visits: Visits
) -> None:
    visits.expect_complaint("WebSocket|ERR_")
    player = visits.player(own_table, "deal 4")
    listener = Listener(player)
    player.begin("Exceed")
    answers = listener.question()
    assert answers is not None
    own_table.kill()
    player.until("word of it", lambda: any("does not answer" in line for _, line in listener.heard))
    own_table.open()
    player.until("word of the line", lambda: "The table is back." in listener.told)
    label = next(iter(answers))
    listener.answer(label, answers[label])
    assert listener.question() is not None
    assert_told_once(player, listener)
