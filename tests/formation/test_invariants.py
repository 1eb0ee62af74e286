"""What holds in every position of every game, under seeded random play."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.formation.duel import BOOK, Army, Duel
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import ACHIEVEMENTS, ALL_CARDS, deck_of
from wildswing.formation.rules.layouts import LAYOUTS
from wildswing.formation.rules.table import Side, Table
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import NOTHING

GAMES = 300


def positions(seed: int) -> Iterator[Table]:
    """Plays a random game and stops at each of its questions and at its end; the table goes on changing."""
    stream = Stream(seed)
    table = FORMATION.start(seed)
    while table.asks:
        yield table
        ask = table.asks[stream.below(len(table.asks))]
        FORMATION.answer(table, ask.seat, stream.below(len(ask.options)))
    yield table


@cache
def finished(seed: int) -> Table:
    """Returns the end of a random game."""
    *_, table = positions(seed)
    return table


def held(side: Side) -> list[int]:
    return [number for number in (*side.grid, side.spare) if number != NOTHING]


def assert_packed(side: Side) -> None:
    """The packing lemma: the cards of a column stand on its first spaces that are no Blanks."""
    layout = LAYOUTS[side.formation]
    for column in range(3):
        spaces = [space for space in (column, column + 3, column + 6) if not layout.blank[space]]
        filled = [side.grid[space] != NOTHING for space in spaces]
        assert filled == sorted(filled, reverse=True)
    assert all(side.grid[space] == NOTHING for space in range(9) if layout.blank[space])
    if side.spare != NOTHING:
        assert side.grid[layout.double] != NOTHING


def test_columns_stay_packed_and_someone_can_always_fight() -> None:  # FO-B6, FO-B23, FO-T9, FO-T10
    rear_offences = front_defences = 0
    for seed in range(GAMES):
        for table in positions(seed):
            if table.phase != "combat" or table.asks[0].kind == "send":
                continue
            for side in table.sides:
                assert_packed(side)
                front = [space for space in range(3) if side.grid[space] != NOTHING]
                if held(side) and not front:
                    # An empty Vanguard: all columns that have cards begin with a Blank.
                    columns = {space % 3 for space in range(9) if side.grid[space] != NOTHING}
                    assert all(LAYOUTS[side.formation].blank[column] for column in columns)
                assert not held(side) or any(side.grid[space] != NOTHING for space in range(6))
            (ask,) = table.asks
            spaces = {option[0] for option in ask.options}
            assert len({space // 3 for space in spaces}) == 1
            assert max(spaces) < 6
            rear_offences += ask.kind == "offence" and min(spaces) >= 3
            front_defences += ask.kind == "defence" and max(spaces) < 3
    assert rear_offences > 0
    assert front_defences > 0


def test_seven_battles_a_round_in_which_every_placed_card_fights_once() -> None:  # FO-A5, FO-F17, FO-P7
    for seed in range(GAMES):
        placed: list[int] = []
        begun = 0
        for table in positions(seed):
            if table.phase == "combat" and table.battle == 1 and table.round > begun and not table.lead:
                # The first question of a round's combat; it is asked unless the offence has one card in front.
                begun = table.round
                assert [len(held(side)) for side in table.sides] == [7, 7]
                placed += [*held(table.sides[0]), *held(table.sides[1])]
        battles = table.fought
        assert [battle[:2] for battle in battles] == [(turn, number) for turn in (1, 2, 3) for number in range(1, 8)]
        fought = [number for battle in battles for number in (battle[4], battle[7])]
        assert len(set(fought)) == len(fought) == 42
        assert set(placed) <= set(fought)


def test_round_scores_sum_to_the_achievements_of_the_fourteen_cards() -> None:  # FO-A5, FO-P1
    for seed in range(GAMES):
        table = finished(seed)
        for number in (1, 2, 3):
            fought = [card for battle in table.fought if battle[0] == number for card in (battle[4], battle[7])]
            noted = sum([side.scores[number - 1] for side in table.sides])
            assert noted == sum([ACHIEVEMENTS[card] for card in fought])


def test_all_scores_sum_to_76_less_the_two_unused_cards() -> None:  # FO-F18, FO-C10
    for seed in range(GAMES):
        black, white = finished(seed).sides
        (unused,), (other,) = black.hand, white.hand
        assert sum(black.scores) + sum(white.scores) == 76 - ACHIEVEMENTS[unused] - ACHIEVEMENTS[other]


def test_decks_and_hands_have_their_sizes() -> None:  # FO-A5, FO-F1, FO-F13, FO-F16
    left_in_deck: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}
    for seed in range(40):
        for table in positions(seed):
            for side in table.sides:
                in_hand = len(side.hand) + len(side.sealed)
                if table.phase in {"choose", "front"}:
                    assert in_hand == 7
                if table.phase in {"combat", "over"}:
                    assert in_hand == 1
                    left_in_deck[table.round].add(len(side.deck))
    assert left_in_deck == {1: {14}, 2: {7}, 3: {0}}


def test_no_card_is_lost_or_doubled() -> None:  # FO-C1, FO-C3, FO-P8
    for seed in range(40):
        for table in positions(seed):
            everything = []
            for seat, side in enumerate(table.sides):
                own = [*side.deck, *side.hand, *side.sealed, *held(side)]
                assert set(own) <= set(deck_of(seat))
                everything += [*own, *side.taken, *side.spent]
            assert sorted(everything) == list(ALL_CARDS)


def test_the_offence_has_the_edge() -> None:  # FO-A6
    won: Counter[str] = Counter()
    for seed in range(GAMES):
        for battle in finished(seed).fought:
            won["tie" if battle[8] < 0 else "offence" if battle[8] == battle[2] else "defence"] += 1
    assert sum(won.values()) == 21 * GAMES
    assert won["offence"] > won["defence"] > won["tie"] > 0


ROUNDS = [(black, white) for black in BOOK for white in BOOK if black[1] == white[1] and black[0] != white[0]]


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(st.sampled_from(ROUNDS), st.randoms(use_true_random=False), st.integers(0, 10_000))
def test_every_pair_of_formations_fights_seven_battles(pair, deals, seed) -> None:  # type: ignore[no-untyped-def]
    # FO-B10, FO-F17, FO-R1
    black, white = pair
    armies = []
    for _, _, name, spaces in pair:
        cards = [f"{colour}{rank}" for colour in "rb" for rank in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12)]
        deals.shuffle(cards)
        cells = ["X" if icon == "X" else cards.pop() + ("+" + cards.pop() if icon == "D" else "") for icon in spaces]
        armies.append(Army(name, " ".join(cells)))
    duel = Duel.in_combat(armies[0], armies[1], kinds=(black[0], white[0])).play_on(Stream(seed))
    battles = duel.view("Spectator").fought
    assert [battle.battle for battle in battles] == [1, 2, 3, 4, 5, 6, 7]
    assert len({card for battle in battles for card in (battle.card, battle.reply)}) == 14


@pytest.mark.parametrize(
    ("kinds", "names", "orders"),
    [
        (("sword", "shield"), ("Wedge", "Wall"), 1),
        (("bow", "shield"), ("Screen", "Wall"), 3),
    ],
)
def test_used_cards_and_the_two_cards_order_tell_a_position(
    kinds: tuple[str, str], names: tuple[str, str], orders: int
) -> None:  # FO-A1
    cards = {
        "Wedge": "r3 b9 r7 / b4 X b5 / r6 X r1",
        "Wall": "b3 b2 r2 / r8 b8 r4 / X r5 X",
        "Screen": "r3 b9 r7 / b4 X b5 / X r6+b1 X",
    }
    duel = Duel.in_combat(Army(names[0], cards[names[0]]), Army(names[1], cards[names[1]]), kinds=kinds)
    seen: dict[tuple[object, ...], object] = {}
    between: set[tuple[object, ...]] = set()
    waiting = [duel.table]
    while waiting:
        table = waiting.pop()
        (ask,) = table.asks
        for index in range(len(ask.options)):
            after = table.copy()
            FORMATION.answer(after, ask.seat, index)
            if after.phase == "over":
                continue
            left = tuple([frozenset(held(side)) for side in after.sides])
            order = tuple([(side.spare, side.grid[7]) for side in after.sides if side.type == "bow"])
            key = (left, order, after.lead, after.reply)
            grids = tuple([side.grid for side in after.sides])
            if key not in seen:
                waiting.append(after)
            assert seen.setdefault(key, grids) == grids
            if not after.lead:
                between.add((left, order))
    assert len({left for left, _ in between}) <= 3432
    assert len(between) <= 3432 * orders
