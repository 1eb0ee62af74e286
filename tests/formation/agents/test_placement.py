"""Where the cards of a hand go."""

from itertools import permutations

from tests.formation.duel import Duel, card
from wildswing.formation.agents.placement import Order, Planner, Post, likely_lines, post_of
from wildswing.formation.agents.prospects import Prospects
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.table import Table
from wildswing.formation.solver import BattleLine
from wildswing.kernel.chance import Stream


def in_formation(black: str = "Screen", white: str = "Wedge") -> Table:
    return Duel.in_formation(black, white).table


def with_front(table: Table) -> Table:
    """Lets both lay their lowest cards in front."""
    while table.phase == "front":
        FORMATION.answer(table, table.asks[0].seat, 0)
    return table


def foes_of(table: Table, seat: int, count: int) -> list[BattleLine]:
    stream = Stream(5)
    hidden = FORMATION.hide(table, seat)
    return likely_lines([FORMATION.imagine(hidden, seat, stream) for _ in range(count)], seat, stream)


def hopes(post: Post, foes: list[BattleLine], prospects: Prospects, order: Order) -> float:
    return Planner(post, foes, prospects).hopes(order)


def test_an_order_fills_the_open_spaces_and_carries_its_last_card() -> None:  # FO-F8, FO-F12, FO-F13
    table = in_formation()  # Screen is ... / RXW / XDX
    post = post_of(table, 0)
    line = post.line(post.hand)
    revealed = table.sides[0].grid[3]
    assert line.march.occupied == (0, 1, 2, 3, 5, 7)
    assert line.cards == [*post.hand[:3], revealed, *post.hand[3:6]]


def test_a_placement_under_way_is_planned_from_its_beginning() -> None:
    table = in_formation()
    before = post_of(table, 0)
    FORMATION.answer(table, 0, 3)
    after = post_of(table, 0)
    assert (after.hand, after.spaces, after.grid) == (before.hand, before.spaces, before.grid)


def test_an_imagined_opponent_stands_as_the_rules_allow() -> None:
    table = in_formation()
    for line in foes_of(table, 0, 5):
        assert line.march.occupied == (0, 1, 2, 3, 5, 6, 8)  # Wedge is 11R / 1X. / .X.
        assert line.cards[2] == table.sides[1].grid[2]
        assert len(set(line.cards)) == 7
        assert all(22 <= one < 44 for one in line.cards)


def test_in_the_back_the_cards_in_front_stay() -> None:  # FO-F11
    table = with_front(in_formation())
    for line in foes_of(table, 0, 5):
        assert line.cards[:5] == [one for one in table.sides[1].grid[:6] if one >= 0]


def test_of_few_cards_the_best_of_all_orders_is_found() -> None:
    table = with_front(in_formation())
    post, foes, prospects = post_of(table, 1), foes_of(table, 1, 8), Prospects(table, 1)
    plan = Planner(post, foes, prospects).plan(Stream(1))
    every = [hopes(post, foes, prospects, order) for order in permutations(post.hand)]
    assert hopes(post, foes, prospects, plan) == max(every)
    assert max(every) > min(every)


def test_of_many_cards_an_order_is_found_that_few_random_ones_beat() -> None:  # FO-A3
    table = in_formation()
    post, foes, prospects = post_of(table, 0), foes_of(table, 0, 8), Prospects(table, 0)
    plan = hopes(post, foes, prospects, Planner(post, foes, prospects).plan(Stream(1)))
    stream = Stream(2)
    random = [hopes(post, foes, prospects, stream.shuffled(post.hand)) for _ in range(100)]
    assert sum([one > plan for one in random]) < 5


def test_cards_laid_already_stay_where_they_are() -> None:
    table = in_formation()
    post, foes = post_of(table, 0), foes_of(table, 0, 4)
    laid = (post.hand[6], post.hand[2])
    plan = Planner(post, foes, Prospects(table, 0), laid).plan(Stream(1))
    assert plan[:2] == laid
    assert sorted(plan) == list(post.hand)


def test_the_worst_card_stays_behind_in_the_last_round() -> None:  # FO-T32
    deck = "r9 b9 r12 b12 r8 b8 r1 b7"
    table = Duel.in_formation("Slant", "Twin Towers", black_deck=deck).table
    plan = Planner(post_of(table, 0), foes_of(table, 0, 10), Prospects(table, 0)).plan(Stream(1))
    assert plan[-1] == card("Black", "r1")
