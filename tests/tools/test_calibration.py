"""The tool that compares what an agent says of its chances with what comes of them."""

from pathlib import Path

import pytest

from tools.calibration import (
    OUTLOOK,
    Decision,
    Kept,
    OutlookAgent,
    Tenth,
    chart,
    drifts,
    gather,
    play,
    read,
    report,
    tenths,
)
from wildswing.exceed.agents.policy import is_quiet
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.kernel.chance import Stream


def kept(number: int, winner: int, *decisions: tuple[int, str, float, float]) -> Kept:
    return Kept(number, ("Ryu", "Ken"), winner, tuple([Decision(*one) for one in decisions]))


def test_what_is_said_is_compared_with_who_won() -> None:
    games = [kept(number, int(number % 4 == 0), (0, "set: card", 0.75, 0.75)) for number in range(40)]
    [tenth] = tenths(games, 1)
    assert (tenth.decisions, tenth.said, tenth.won) == (40, 0.75, 0.75)
    assert tenth.holds
    [wrong] = tenths([kept(number, 1, (0, "set: card", 0.75, 0.75)) for number in range(40)], 1)
    assert not wrong.holds


def test_at_most_two_decisions_of_a_game_count() -> None:
    game = kept(0, 0, *[(0, "pay", 0.05 + step / 10, 0.5) for step in range(10)])
    assert sum([one.decisions for one in tenths([game], 1)]) == 2
    assert tenths([game], 1) == tenths([game], 1)


def test_a_seat_drifts_from_its_answer_to_its_next_decision_and_to_the_end() -> None:
    game = kept(0, 1, (0, "action: strike", 0.6, 0.6), (1, "set: card", 0.3, 0.4), (0, "set: card", 0.5, 0.45))
    found = {drift.kind: drift for drift in drifts([game])}
    assert found["action: strike"].mean == pytest.approx(-0.1)
    assert found["set: card"].answers == 2
    assert found["set: card"].mean == pytest.approx(((1 - 0.4) + (0 - 0.45)) / 2)


def test_a_small_tenth_may_be_off_by_chance() -> None:
    assert Tenth(4, 0.6, 0.25, 0.05, 0.7).holds
    assert not Tenth(400, 0.6, 0.5, 0.45, 0.55).holds
    assert Tenth(40000, 0.6, 0.58, 0.575, 0.585).holds


def test_games_are_kept_and_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = gather("greedy", 3, 1, 1, file)
    with file.open("ab") as out:
        out.write(b'{"number": 1, "figh')
    both = gather("greedy", 3, 2, 1, file)
    assert [game.number for game in both] == [0, 1]
    assert both[0] == first[0]
    assert read(file) == both


def test_the_outlook_says_of_each_action_what_some_deals_are_worth() -> None:
    game = play(OUTLOOK, 3, 0)
    assert game == play(OUTLOOK, 3, 0)
    assert {one.kind.partition(":")[0] for one in game.decisions} == {"action"}
    said = [one.before for one in game.decisions if one.seat == game.winner]
    assert said[-1] > 0.5 > min([one.before for one in game.decisions if one.seat != game.winner])
    table = EXCEED.start("calibration 3/0", match_of(*game.fighters))
    while not is_quiet(table):
        EXCEED.answer(table, table.asks[0].seat, len(table.asks[0].options) - 1)
    table.sides[table.asks[0].seat].life = 1
    [ask] = table.asks
    assert OutlookAgent().think(EXCEED, EXCEED.hide(table, ask.seat), ask, Stream(1)).thoughts[0].value < 0.2


def test_the_figures_are_told_and_drawn() -> None:
    games = [kept(0, 0, (0, "pay", 0.62, 0.6)), kept(1, 1, (0, "pay", 0.62, 0.6))]
    told = report("search:20", 1, games)
    assert "2 games of search:20 against itself, seed 1" in told
    assert "62.0%  50.0%" in told
    assert "pay" in told
    assert chart(tenths(games, 1), "two games").startswith(b"<svg")
    [drift] = drifts(games)
    assert drift.mean == pytest.approx(-0.1)
    assert drift.reach == pytest.approx(0.98, abs=0.01)
