"""What is in the box."""

import pytest

from wildswing.formation.rules.cards import (
    ACHIEVEMENTS,
    ALL_CARDS,
    BLACK,
    BLUE,
    COLOUR,
    RANK,
    RED,
    WHITE,
    card_of,
    deck_of,
    face,
    owner,
)

EXPECTED_RANKS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12)
EXPECTED_DOTS = {0: 0, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 12: 3}


def test_there_are_22_black_and_22_white_cards() -> None:  # FO-C1
    assert len(ALL_CARDS) == len(set(ALL_CARDS)) == 44
    assert [owner(card) for card in ALL_CARDS].count(BLACK) == 22
    assert [owner(card) for card in ALL_CARDS].count(WHITE) == 22


@pytest.mark.parametrize("seat", [BLACK, WHITE])
def test_each_deck_has_each_rank_once_in_red_and_once_in_blue(seat: int) -> None:  # FO-C2, FO-C3
    cards = deck_of(seat)
    assert {owner(card) for card in cards} == {seat}
    expected = [(colour, rank) for colour in (RED, BLUE) for rank in EXPECTED_RANKS]
    assert sorted([(COLOUR[card], RANK[card]) for card in cards]) == expected


def test_a_card_is_found_by_its_back_and_face() -> None:  # FO-C3
    assert face(card_of(BLACK, RED, 12)) == "red 12"
    assert face(card_of(WHITE, BLUE, 0)) == "blue 0"
    assert owner(card_of(BLACK, RED, 12)) == BLACK
    assert owner(card_of(WHITE, BLUE, 0)) == WHITE


@pytest.mark.parametrize(("rank", "dots"), EXPECTED_DOTS.items())
def test_achievements_follow_the_rank(rank: int, dots: int) -> None:  # FO-C9, FO-P9
    cards = [card_of(seat, colour, rank) for seat in (BLACK, WHITE) for colour in (RED, BLUE)]
    assert [ACHIEVEMENTS[card] for card in cards] == [dots] * 4


def test_each_colour_is_worth_19_each_deck_38_and_both_76() -> None:  # FO-C10
    for seat in (BLACK, WHITE):
        for colour in (RED, BLUE):
            assert sum([ACHIEVEMENTS[card] for card in deck_of(seat) if COLOUR[card] == colour]) == 19
        assert sum([ACHIEVEMENTS[card] for card in deck_of(seat)]) == 38
    assert sum(ACHIEVEMENTS) == 76
    assert round(sum(ACHIEVEMENTS) / 44, 3) == 1.727
    assert round(14 * sum(ACHIEVEMENTS) / 44, 1) == 24.2
