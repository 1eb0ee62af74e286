"""Chapter 2 of the rulebook: game setup."""

import pytest

from tests.formation.duel import BOOK, Duel
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import BLACK, WHITE, deck_of
from wildswing.formation.rules.events import FirstPlayerFound, TypeChosen
from wildswing.formation.rules.setup import lay_out
from wildswing.kernel.chance import Stream, start_of

SEEDS = range(40)


def test_each_player_has_the_22_cards_of_one_back_shuffled() -> None:  # FO-S1
    decks = [lay_out(BOOK, start_of(seed)).sides for seed in SEEDS]
    for black, white in decks:
        assert sorted(black.deck) == list(deck_of(BLACK))
        assert sorted(white.deck) == list(deck_of(WHITE))
        assert tuple([card + 22 for card in black.deck]) != white.deck
    assert len({black.deck for black, _ in decks}) == len({white.deck for _, white in decks}) == len(SEEDS)
    # A fair shuffle brings most of the 22 cards to the top at least once in forty games.
    assert len({black.deck[0] for black, _ in decks}) > 12
    assert len({white.deck[0] for _, white in decks}) > 12


def test_one_player_gets_the_first_player_card_at_random_by_the_seed() -> None:  # FO-S2, FO-C4
    firsts = [FORMATION.start(seed).first for seed in SEEDS]
    assert firsts == [FORMATION.start(seed).first for seed in SEEDS]
    assert 8 < firsts.count(BLACK) < 32
    for first in ("Black", "White"):
        duel = Duel.from_start(first)
        (found,) = duel.heard("Spectator", FirstPlayerFound)
        assert found.sentence() == f"{first} takes the First Player Card."
        assert duel.table.first == duel.table.starter == found.seat


def test_no_round_and_no_battle_has_begun_while_types_are_chosen() -> None:  # FO-S3
    table = Duel.from_start("Black").table
    assert (table.round, table.phase, table.battle) == (0, "setup", 0)


@pytest.mark.parametrize(("first", "second"), [("Black", "White"), ("White", "Black")])
def test_the_second_player_chooses_a_type_first(first: str, second: str) -> None:  # FO-S3
    duel = Duel.from_start(first)
    assert duel.open == [(second, "type")]
    duel.says(second, "Bow")
    assert duel.open == [(first, "type")]
    duel.says(first, "Sword")
    assert (duel.side(first).type, duel.side(second).type) == ("sword", "bow")


@pytest.mark.parametrize("taken", ["Sword", "Shield", "Bow"])
def test_the_first_player_cannot_take_the_same_type(taken: str) -> None:  # FO-S4, FO-T25
    duel = Duel.from_start("Black")
    assert [label.partition(":")[0] for label in duel.offered("White")] == ["Sword", "Shield", "Bow"]
    duel.says("White", taken)
    left = [label.partition(":")[0] for label in duel.offered("Black")]
    assert left == [kind for kind in ("Sword", "Shield", "Bow") if kind != taken]


def test_the_type_stays_for_the_whole_game() -> None:  # FO-S5
    duel = Duel.from_start("White").says("Black", "Bow").says("White", "Shield")
    offered = []
    for _ in range(3):
        offered.append([label.partition(":")[0] for label in duel.offered("Black") + duel.offered("White")])
        duel.play_on(Stream(5), stop_at=("place",)).play_on(Stream(5), stop_at=("formation",))
    assert offered == [
        ["Skirmish", "Screen", "Wall", "Bastion"],
        ["Ambush", "Horns", "Ring", "Bulwark"],
        ["Last Quiver", "Arrow Storm", "Twin Towers", "Last Gate"],
    ]
    assert [event.type for event in duel.heard("Spectator", TypeChosen)] == ["bow", "shield"]


@pytest.mark.parametrize(("kind", "blanks"), [("sword", 2), ("shield", 2), ("bow", 3)])
def test_a_player_needs_two_blanks_or_three_with_the_bow(kind: str, blanks: int) -> None:  # FO-S6, FO-C7
    needed = {spaces.count("X") for type_, _, _, spaces in BOOK if type_ == kind}
    assert needed == {blanks}
