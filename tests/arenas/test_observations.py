"""What observations say of positions that are known."""

import numpy as np

from tests.exceed.stage import side, stage
from wildswing.arenas.facet import encoding_of
from wildswing.arenas.parts import Parts
from wildswing.exceed.arena.observation import PARTS as EXCEED_PARTS
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules.slots import SLOTS
from wildswing.exceed.rules.table import AT_MOST, Attack, Bonus, InPlay, Strike, Under
from wildswing.exiled.arena.observation import BODY_SIZE
from wildswing.exiled.arena.observation import PARTS as EXILED_PARTS
from wildswing.exiled.game import EXILED
from wildswing.formation.arena.observation import PARTS as FORMATION_PARTS
from wildswing.formation.game import FORMATION
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State


def parts_of(parts: Parts, game: AnyGame, state: State, seat: int) -> list[list[float]]:
    """Returns the numbers of each part of an observation."""
    row = encoding_of(game.name).observe(game.hide(state, seat), seat)
    ends = np.cumsum([part.size for part in parts.parts])
    return [[round(float(value), 3) for value in part] for part in np.split(row, ends[:-1])]


def test_both_fighters_see_themselves_on_space_3_and_their_own_hand() -> None:
    table = EXCEED.start(1)
    for seat in (0, 1):
        _, fighters, spaces, cards, *_ = parts_of(EXCEED_PARTS, EXCEED, table, seat)
        assert fighters[0] == fighters[14] == 1.0
        assert fighters[5] == len(table.sides[seat].hand) / 10
        assert spaces.index(1.0) == 2
        assert spaces[len(spaces) // 2 :].index(1.0) == 6
        held = np.array(cards).reshape(2 * SLOTS, 10)[:, 0]
        own = table.book.all_cards[seat]
        assert held[: len(own)].tolist() == [table.sides[seat].hand.count(card) / 2 for card in own]
        assert not held[SLOTS:].any()


def test_what_is_printed_on_the_cards_is_told_by_slot() -> None:
    table = EXCEED.start(1, match_of("Sol Badguy", "Ky Kiske"))
    names = [table.book.cards[card].name for card in table.book.all_cards[0]]
    for seat, first in ((0, 0), (1, SLOTS)):
        printed = np.array(parts_of(EXCEED_PARTS, EXCEED, table, seat)[4]).reshape(2 * SLOTS, 8)
        assert printed[first + names.index("Gun Flame")].tolist() == [0.1, 0.3, 0.4, 0.5, 0.0, 0.0, 0.0, 0.0]
        assert printed[first + names.index("Tyrant Rave")].tolist() == [0.1, 0.2, 0.3, 0.7, 0.0, 0.0, 0.2, 1.0]
        assert not printed[first + len(names) : first + SLOTS].any()


def test_cards_are_counted_where_they_lie_and_unknown_ones_nowhere() -> None:
    table = EXCEED.start(1)
    mine, theirs = table.sides
    own, other = table.book.all_cards
    mine.gauge = (own[0], own[0], other[1])
    theirs.seen_hand = (other[2],)
    theirs.boosts = (InPlay(own[3], 1),)
    lying = np.array(parts_of(EXCEED_PARTS, EXCEED, table, 0)[3]).reshape(2, SLOTS, 10)
    assert lying[0, 0, 1] == 1.0
    assert lying[1, 1, 9] == 0.5
    assert lying[1, 2, 0] == 0.5
    assert lying[0, 3, 9] == 0.5
    assert lying[1].sum() == 1.0


def test_an_attack_is_seen_once_it_is_face_up() -> None:
    table = EXCEED.start(1)
    card = table.book.all_cards[1][4]
    table.strike = Strike(1, (None, Attack(card, card, "hand", seen=2)))
    hidden = parts_of(EXCEED_PARTS, EXCEED, table, 0)[5]
    table.strike = Strike(1, (None, Attack(card, card, "hand", face_up=True, seen=3)))
    shown = parts_of(EXCEED_PARTS, EXCEED, table, 0)[5]
    slots = 7 + 39 + 15
    assert hidden[:2] == shown[:2] == [1.0, 0.0]
    assert hidden[slots - 7] == 1.0
    assert 1.0 not in hidden[slots:]
    assert shown[slots:].index(1.0) == 4


def test_an_attack_with_a_card_of_the_other_player_is_told_apart() -> None:
    table = EXCEED.start(1)
    own, other = [table.book.all_cards[owner][4] for owner in (0, 1)]
    slots = 7 + 15
    for card, borrowed in ((own, 0.0), (other, 1.0)):
        table.strike = Strike(0, (Attack(card, card, "set aside", face_up=True, seen=3), None))
        strike = parts_of(EXCEED_PARTS, EXCEED, table, 0)[5]
        assert strike[slots - 1] == borrowed
        assert strike[slots : slots + SLOTS].index(1.0) == 4


def test_the_limit_of_a_further_attack_is_no_power() -> None:
    table = EXCEED.start(1)
    bonuses = (Bonus(0, "power", "add", 2, 2, "Fierce", False), Bonus(0, "power", AT_MOST, 1, 1, "Zsolt", True))
    table.strike = Strike(0, bonuses=bonuses)
    assert parts_of(EXCEED_PARTS, EXCEED, table, 0)[5][10] == 0.2


def test_tokens_that_lie_on_no_space_are_told_as_numbers() -> None:
    """EX-NOTION-HELD-01."""
    table = EXCEED.start(1)
    table.sides[0].held, table.sides[1].held = (3,), (0, 2, 1, 9)
    for seat, told in ((0, [0.3, 0.0, 0.0, 0.0, 0.2, 0.1]), (1, [0.0, 0.2, 0.1, 0.3, 0.0, 0.0])):
        numbers = parts_of(EXCEED_PARTS, EXCEED, table, seat)[1]
        assert numbers[11:14] + numbers[25:28] == told


def test_cards_under_boosts_are_counted_for_whoever_does_not_know_them() -> None:
    """EX-NOTION-UNDER-01: a card of the opponent's hand that went there is known to the opponent alone."""
    table = EXCEED.start(1)
    own, other = [table.book.all_cards[owner] for owner in (0, 1)]
    table.sides[0].under = (Under(1, (own[0], own[1]), (0, 1)),)
    table.sides[1].under = (Under(2, (other[0], other[1], other[2]), (2, 3, 0)), Under(3, (other[3],), (0,)))
    counts = [parts_of(EXCEED_PARTS, EXCEED, table, seat)[1] for seat in (0, 1)]
    assert [(one[10], one[24]) for one in counts] == [(0.1, 0.3), (0.2, 0.2)]


def test_an_attack_that_a_boost_makes_ex_is_seen_as_ex() -> None:
    """A-11: whether two cards or a boost make it EX."""
    for boosts, ex in ([], 0.0), (["Badass"], 1.0):
        table = stage(side("Grasp", "Dive", boosts=boosts), side("Sweep")).answer("Strike", "Grasp").table
        own, other = [parts_of(EXCEED_PARTS, EXCEED, table, seat)[5] for seat in (0, 1)]
        assert own[15:17] == other[54:56] == [1.0, ex]


def test_what_a_payment_needs_is_told() -> None:
    table = EXCEED.start("pay")
    while table.asks[0].kind != "action":
        EXCEED.answer(table, table.asks[0].seat, 0)
    ask = table.asks[0]
    EXCEED.answer(table, ask.seat, ask.options.index(("change", 0)))
    question = parts_of(EXCEED_PARTS, EXCEED, table, ask.seat)[6]
    assert question[:3] == [0.0, 0.0, 1.0]
    assert question[20:22] == [1.0, 0.0]
    assert 1.0 not in parts_of(EXCEED_PARTS, EXCEED, table, 1 - ask.seat)[6]


def test_formation_shows_the_own_hand_and_counts_the_rest() -> None:
    table = FORMATION.start(1)
    while table.phase != "front":
        FORMATION.answer(table, table.asks[0].seat, 0)
    course, types, _, grids, own, gone, *_, question = parts_of(FORMATION_PARTS, FORMATION, table, 1)
    assert course[:9] == [1, 0, 0, 0, 0, 1, 0, 0, 0]
    assert types.count(1.0) == 2
    assert [card for card in range(22) if own[card]] == [card - 22 for card in table.sides[1].hand]
    assert grids[::6].count(1.0) == 2  # each side has revealed one card
    assert not any(gone)
    assert question[2] == 1.0


def test_of_two_teams_each_sees_itself_at_the_near_side() -> None:
    table = EXILED.start(1)
    for seat in range(4):
        bodies = np.array(parts_of(EXILED_PARTS, EXILED, table, seat)[1]).reshape(-1, BODY_SIZE)
        there = bodies[bodies[:, 0] == 1]
        assert len(there) == len(table.bodies)
        assert there[0, 1] == 1.0
        allies = there[:, 3] == 0
        assert (there[allies, 9] < 0).all()
        assert (there[~allies, 9] > 0).all()
