"""The quick answers with which imagined plays go on."""

from collections import Counter

import pytest

from tests.exceed.stage import side, stage
from wildswing.exceed.agents.chart import chart_of
from wildswing.exceed.agents.policy import Policy, cheapest, is_quiet, set_scores
from wildswing.exceed.agents.weights import learned_weights
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.kernel.chance import Stream


def policy(seed: int = 1) -> Policy:
    return Policy(learned_weights(), Stream(seed))


def test_a_play_settles_where_an_action_is_chosen() -> None:
    table = EXCEED.start(1, match_of("Merkava", "Ryu"))
    quick = policy()
    for _ in range(12):
        quick.settle(table)
        if not table.asks:
            break
        assert is_quiet(table)
        assert table.strike is None
        EXCEED.answer(table, table.asks[0].seat, 0)  # strikes, so that games end
    quick.settle(table)
    assert table.number > 5 or table.winner >= 0


def test_the_opponent_sets_as_it_is_told() -> None:
    table = stage(side("Grasp", space=4), side("Focus", "Sweep", space=5)).answer("Strike", "Grasp").table
    sweep = next(option for option in table.asks[0].options if table.book.cards[option[1]].name == "Sweep")
    lives = set()
    for seed in range(5):
        twin = table.copy()
        policy(seed).settle_strike(twin, 1, sweep)
        assert is_quiet(twin)
        assert sweep[1] not in twin.sides[1].hand
        lives.add(twin.sides[0].life)
    assert lives == {30 - 6}


def test_it_stops_before_attacks_are_set() -> None:
    table = stage(side("Grasp"), side("Focus")).answer("Strike").table
    policy().settle_until_set(table, 0)
    assert table.asks[0].kind == "set"
    assert table.strike is not None


def test_a_payment_takes_the_weakest_cards_and_no_more_than_it_must() -> None:
    played = stage(side("Sweep", "Grasp", space=3), side(space=8)).answer("Walk to space 4")
    ask = played.ask
    card, _, zone = ask.options[cheapest(played.table, ask)]
    assert (played.table.book.cards[card].name, zone) == ("Grasp", "hand")
    change = stage(side("Sweep", "Grasp", "Dive"), side()).answer("Change Cards")
    assert change.ask.kind == "pay"
    EXCEED.answer(change.table, 0, cheapest(change.table, change.ask))
    done = change.ask.options[cheapest(change.table, change.ask)]
    assert done[1] == 0


def test_the_weakest_card_is_discarded_at_the_hand_limit() -> None:
    hand = ("Grasp", "Sweep", "Sweep", "Dive", "Dive", "Cross", "Focus")
    table = stage(side(*hand), side()).answer("Prepare").table
    ask = table.asks[0]
    assert ask.kind == "hand limit"
    worth = chart_of(table.book).worth
    assert worth[ask.options[policy().reply(table, ask, True)]] == min([worth[card] for card in ask.options])


def test_attacks_that_hit_are_set_more_often() -> None:
    near = stage(side("Grasp", "Dive", space=4), side("Slash", space=5)).answer("Strike").table
    far = stage(side("Grasp", "Dive", space=1), side("Slash", space=9)).answer("Strike").table
    ask = near.asks[0]
    grasp = [near.book.cards[card].name for _, card in ask.options].index("Grasp")
    assert set_scores(near, ask)[grasp] > set_scores(far, far.asks[0])[grasp]
    quick = policy()
    drawn = Counter(quick.set_attack(near, ask) for _ in range(200))
    best = max(range(len(ask.options)), key=set_scores(near, ask).__getitem__)
    assert drawn.most_common(1)[0][0] == best
    assert len(drawn) > 1


def test_choices_are_tried_out_with_care() -> None:
    table = EXCEED.start(5, match_of("Linne", "Merkava"))
    quick = policy()
    seen = 0
    for _ in range(300):
        if not table.asks:
            break
        ask = table.asks[0]
        if ask.kind in {"choose", "space", "pick", "order", "how many", "cancel"} and len(ask.options) > 1:
            seen += 1
            before = table.copy()
            assert 0 <= quick.best(table, ask) < len(ask.options)
            assert table == before
        EXCEED.answer(table, ask.seat, 0 if is_quiet(table) else quick.reply(table, ask, False))
    assert seen


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_stream_plays_the_same(seed: int) -> None:
    tables = []
    for _ in range(2):
        table = stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5)).answer("Strike").table
        policy(seed).settle(table)
        tables.append(table)
    assert tables[0] == tables[1]
