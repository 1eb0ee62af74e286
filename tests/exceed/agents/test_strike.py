"""The strike as a matrix game: what it is made of, and how close to equilibrium its mixes are."""

import pytest

from tests.exceed.agents.strikes import defended, matrix_of, mix_of, open_game, singles, strikes_of, with_full_hands
from tests.exceed.stage import Stage, side, stage
from wildswing.agents.equilibrium import exploitability
from wildswing.exceed.agents.decks import Tops
from wildswing.exceed.agents.policy import Policy
from wildswing.exceed.agents.strike import AS_SET, FULL_ROUNDS, StrikeGame, columns_of, put_set, seen_of, strike_in
from wildswing.exceed.agents.weights import learned_weights
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.setting import CARD, EX, WILD_SWING
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import SEEN_BY, show_deck_card
from wildswing.kernel.chance import Stream

MOST_EXPLOITABLE = 0.02
"""How much the best answers to both mixes may gain, as a share of the payoffs' range."""

WEIGHTS = learned_weights()


def named(table: Table, seat: int, name: str) -> int:
    return next(n for n, card in enumerate(table.book.cards) if card.name == name and card.owner == seat)


def look_at(played: Stage, seed: int = 1, worlds: int = 6, plays: int = 300) -> StrikeGame:
    """Returns a strike as the seat that has to set sees it."""
    stream = Stream(seed)
    ask = played.ask
    hidden = EXCEED.hide(played.table, ask.seat)
    game = strike_in(hidden, ask, Policy(WEIGHTS, stream), stream, ask.fresh(), worlds)
    assert game.look(lambda done: done < plays) >= plays
    return game


def test_the_opponent_may_set_any_card_two_alike_or_swing() -> None:
    played = stage(side("Grasp"), side("Focus", "Dive", "Dive")).answer("Strike")
    focus, dive = (named(played.table, 1, name) for name in ("Focus", "Dive"))
    ways = columns_of(played.table, False, 0)
    assert sorted(ways) == sorted([(CARD, focus), (CARD, dive), (EX, dive), WILD_SWING])


def test_what_lies_face_down_may_be_any_card_that_was_held() -> None:
    played = stage(side("Grasp", "Focus", "Focus"), side("Dive")).answer("Strike", "Grasp")
    grasp, focus = (named(played.table, 0, name) for name in ("Grasp", "Focus"))
    assert columns_of(played.table, False, 1) == ((CARD, grasp), (CARD, focus))
    assert columns_of(played.table, True, 1) == (AS_SET,)
    pair = stage(side("Grasp", "Focus", "Focus"), side("Dive")).answer("Strike", "EX Focus")
    assert columns_of(pair.table, False, 1) == ((EX, focus),)
    swing = stage(side("Grasp"), side("Dive")).answer("Strike", "Wild Swing")
    assert columns_of(swing.table, False, 1) == (AS_SET,)


def test_an_attack_is_exchanged_for_another_card_of_the_hand() -> None:
    table = stage(side("Grasp", "Focus", "Focus"), side("Dive")).answer("Strike", "Grasp").table
    grasp, focus = (named(table, 0, name) for name in ("Grasp", "Focus"))
    put_set(table, 0, (CARD, focus))
    assert table.strike is not None
    attack = table.strike.attacks[0]
    assert attack is not None
    assert (attack.card, attack.face, table.sides[0].hand) == (focus, focus, tuple(sorted((grasp, focus))))
    put_set(table, 0, AS_SET)
    assert attack.card == focus


def test_only_how_many_cards_were_set_is_seen() -> None:
    assert seen_of((CARD, 3), False) == seen_of((CARD, 4), False) != seen_of((EX, 3), False)
    assert seen_of((CARD, 3), True) != seen_of((CARD, 4), True)
    assert seen_of(WILD_SWING, False) == WILD_SWING


def test_looking_changes_no_world() -> None:
    game = look_at(stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5)).answer("Strike"))
    before = [world.copy() for world in game.worlds]
    game.look(lambda done: done < 50)
    assert game.worlds == before


def test_a_blow_that_ends_the_game_is_set() -> None:
    played = stage(side("Grasp", "Dive", space=4), side(space=5, life=2)).answer("Strike")
    verdict = look_at(played).verdict()
    assert played.ask.options[verdict.mix.index(max(verdict.mix))] == (CARD, named(played.table, 0, "Grasp"))
    assert sum(verdict.mix) == pytest.approx(1)
    assert verdict.value == pytest.approx(max(verdict.values), abs=0.01)


def test_a_known_attack_is_answered_by_the_best_card_alone() -> None:
    played = stage(side("Sweep", space=4), side("Grasp", "Sweep", space=5)).answer("Strike", "Sweep")
    assert played.table.strike is not None
    attack = played.table.strike.attacks[0]
    assert attack is not None
    attack.face_up = True
    game = look_at(played)
    assert game.columns == [(AS_SET,)] * 6
    assert max(game.verdict().mix) == pytest.approx(1)


def test_a_plain_verdict_takes_every_set_of_the_opponent_as_equally_likely() -> None:
    game = look_at(stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5)).answer("Strike"))
    verdict = game.plain_verdict()
    gains = dict(zip(game.holders, game.gains()[0], strict=True))
    means = [sum([gains[way] for way in ways]) / len(ways) for ways in game.columns]
    assert verdict.values[0] == pytest.approx(sum(means) / len(means))
    assert max(verdict.mix) == verdict.mix[verdict.values.index(max(verdict.values))] == 1.0


def test_the_same_seed_gives_the_same_verdict() -> None:
    played = stage(side("Grasp", "Sweep", "Focus", space=4), side("Focus", "Dive", space=5)).answer("Strike")
    assert look_at(played).verdict().values == look_at(played).verdict().values
    assert look_at(played).verdict().values != look_at(played, seed=2).verdict().values


def test_every_card_of_an_unknown_deck_comes_to_lie_on_top_in_its_turn() -> None:
    table = stage(side("Grasp", space=4), side("Focus", space=5)).table
    tops = Tops(table)
    for seat in range(2):
        deck = table.sides[seat].deck
        worlds = [table.copy() for _ in deck]
        for number, world in enumerate(worlds):
            tops.put(world, number)
        assert seat or sorted([world.sides[0].deck[0] for world in worlds]) == sorted(deck)
        assert len({world.sides[seat].deck[0] for world in worlds}) == len(set(deck))
        assert all(sorted(world.sides[seat].deck) == sorted(deck) for world in worlds)


def test_a_deck_of_which_something_is_known_keeps_its_order() -> None:
    table = stage(side("Grasp", space=4), side("Focus", space=5)).table
    show_deck_card(table.sides[0], 0, SEEN_BY[0])
    before = table.sides[0].deck
    for number in range(5):
        Tops(table).put(table, number)
        assert table.sides[0].deck == before


def test_looks_go_to_the_pairs_that_are_least_sure() -> None:
    """Grasp against Focus always ends alike; a wild swing is whatever lies on top."""
    game = look_at(stage(side("Grasp", "Sweep", space=4), side("Focus", "Dive", space=5)).answer("Strike"), plays=800)
    swing = game.rows.index(WILD_SWING)
    by_row = [sum([met.looks for (row, _), met in game.met.items() if row == at]) for at in range(len(game.options))]
    assert by_row[swing] == max(by_row) > 1.5 * min(by_row)
    assert min([met.looks for (row, _), met in game.met.items() if row < len(game.options)]) >= FULL_ROUNDS


def test_mixes_for_real_hands_are_close_to_equilibrium() -> None:
    """In strikes of 2x2 to 8x8 single cards, all else known, the best answers to both mixes gain next to nothing."""
    gains: list[float] = []
    sizes: list[tuple[int, int]] = []
    tables = [table for game in range(20) for table in strikes_of(game)]
    for table in [*tables, *[with_full_hands(table) for table in tables[:4]]]:
        after = defended(table)
        size = len(singles(table)), len(set(table.sides[1 - table.asks[0].seat].hand))
        if after is None or not (min(size) >= 2 and max(size) <= 8):
            continue
        attacker = open_game(table, "decks", 1, singles(table))
        payoffs = matrix_of(attacker)
        span = max(map(max, payoffs)) - min(map(min, payoffs))
        defender = open_game(after, "decks", 1, singles(after))
        gains.append(exploitability(payoffs, mix_of(attacker), mix_of(defender)) / span if span else 0.0)
        sizes.append(size)
    assert len(gains) >= 30
    assert {(2, 2), (8, 8)} <= set(sizes)
    assert max(gains) < MOST_EXPLOITABLE
    assert sum(gains) / len(gains) < MOST_EXPLOITABLE / 5
