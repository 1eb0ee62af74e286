"""Play reports of Zato-1: each card's attack and boost, Eddie, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.table import NO_SPACE

PRINTED = """
    Sun Void,      ultra,   2, 2 gauge, 0-1, 3, 7, 0, 0, Let me carve your way, continuous, free, no
    Amorphous,     ultra,   2, 4 gauge,   3, 6, 1, 2, 0, Feel a Fear,           continuous, free, no
    Pierce,        special, 2, free,      1, 3, 6, 0, 0, Still in the Dark,     continuous, free, yes
    Leap,          special, 2, free,    1-3, 4, 5, 0, 0, Vanish into Dark,      continuous, free, no
    Invite Hell,   special, 2, free,    2-5, 3, 4, 0, 0, Negative Edge,         instant,    free, yes
    That's a lot!, special, 2, free,    2-4, 5, 3, 0, 4, Break the law,         continuous, free, no
    Damned Fang,   special, 2, free,      1, 4, 3, 0, 0, Drunkard Shade,        continuous, free, yes
    Oppose,        special, 2, free,    0-1, 0, 2, 2, 5, Fly By Night,          instant,    free, yes
"""

EVERYWHERE = [f"Space {space}" for space in range(1, 10)]


def against_ky(zato: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(zato, ky, fighters=("Zato-1", "Ky Kiske"), turn=turn)


def at(space: int) -> list[tuple[str, int]]:
    """Returns the tokens of a position with Eddie on a space."""
    return [("Eddie", space)]


def eddie(played: Stage) -> int:
    """Returns where Eddie is."""
    (space,) = played.sides[0].tokens
    return space


def in_turn(played: Stage) -> Stage:
    """Does lines that wait for the same moment in the order in which they are listed."""
    while played.asked[1] == "order":
        played.answer(played.labels[0])
    return played


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Zato-1")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 32


# --- The fighter ---


@pytest.mark.parametrize(
    ("exceeded", "spaces"), [(False, ["Space 1", "Space 2", "Space 6", "Space 7"]), (True, EVERYWHERE)]
)
def test_after_a_normal_eddie_may_be_placed(exceeded: bool, spaces: list[str]) -> None:
    """EX-CHAR-13: in range of the attack, or anywhere once exceeded; it need not hit."""
    played = against_ky(side("Dust", space=4, exceeded=exceeded), side("Block", space=9)).strike("Dust", "Block")
    assert len(played.labels) == 2
    played.answer("Put")
    assert played.labels == spaces
    played.answer("Space 6")
    assert eddie(played) == 6


def test_eddie_need_not_be_placed() -> None:
    played = against_ky(side("Dust", tokens=at(2)), side("Block")).strike("Dust", "Block").answer("Do not")
    assert eddie(played) == 2


def test_a_block_has_no_range_to_place_eddie_in() -> None:
    played = in_turn(against_ky(side("Block"), side("Dust")).strike("Block", "Dust"))
    assert not played.offers("Space")
    assert eddie(played) == NO_SPACE


def test_after_a_special_eddie_is_not_placed() -> None:
    played = against_ky(side("Damned Fang"), side("Block")).strike("Damned Fang", "Block")
    assert played.asked == (1, "action")
    assert eddie(played) == NO_SPACE


def test_a_stunned_zato_does_not_place_eddie() -> None:
    played = against_ky(side("Dive", space=4), side("Cross", space=5)).strike("Dive", "Cross")
    assert stunned(played) == [0]
    assert eddie(played) == NO_SPACE


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_special_comes_from_eddie_who_then_leaves(exceeded: bool) -> None:
    """EX-CHAR-14: and Zato has the next turn if it hits."""
    zato = side("Damned Fang", tokens=at(8), exceeded=exceeded)
    played = in_turn(against_ky(zato, side("Sweep")).strike("Damned Fang", "Sweep"))
    assert checks(played)[0] == "Damned Fang (1) hits at 1"
    assert played.lives[1] == 26
    assert eddie(played) == NO_SPACE
    assert played.turn == 0


def test_a_special_from_eddie_that_misses_costs_eddie_and_gives_no_advantage() -> None:
    """Zato himself is beside Ky, but the attack comes from afar."""
    played = against_ky(side("Damned Fang", space=6, tokens=at(1)), side("Block")).strike("Damned Fang", "Block")
    assert checks(played)[0] == "Damned Fang (1) misses at 6"
    assert eddie(played) == NO_SPACE
    assert played.turn == 1


def test_without_eddie_a_special_comes_from_zato_and_gives_no_advantage() -> None:
    played = in_turn(against_ky(side("Damned Fang", space=6), side("Sweep")).strike("Damned Fang", "Sweep"))
    assert checks(played)[0] == "Damned Fang (1) hits at 1"
    assert played.turn == 1


def test_a_normal_comes_from_zato_and_leaves_eddie_where_he_is() -> None:
    played = against_ky(side("Grasp", tokens=at(8)), side("Block")).strike("Grasp", "Block").answer("Do not")
    assert checks(played)[0] == "Grasp (1) misses at 4"
    assert eddie(played) == 8
    assert played.turn == 1


def test_exceeding_costs_two_gauge_and_does_nothing_else() -> None:
    """EX-EXC-02, EX-EXC-03."""
    assert not against_ky(side(gauge=["Dive"]), side()).offers("Exceed")
    played = against_ky(side(gauge=["Dive", "Dive"], deck=["Grasp"]), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert played.names(0, "hand") == ["Grasp"]
    assert played.asked == (1, "action")


# --- Sun Void ---


@pytest.mark.parametrize(("space", "hits"), [(5, False), (6, True), (7, True), (8, True)])
def test_sun_void_reaches_eddies_space_and_keeps_him(space: int, hits: bool) -> None:
    zato = side("Sun Void", gauge=["Dive", "Dive"], tokens=at(space))
    played = against_ky(zato, side("Dust")).strike("Sun Void", "Dust")
    assert checks(played)[0] == f"Sun Void (0-1) {'hits' if hits else 'misses'} at {abs(7 - space)}"
    assert eddie(played) == space
    assert played.turn == (0 if hits else 1)


def test_sun_void_keeps_eddie_for_that_strike_only() -> None:
    zato = side("Sun Void", "Damned Fang", gauge=["Dive", "Dive"], tokens=at(7))
    played = against_ky(zato, side("Dust", "Block")).strike("Sun Void", "Dust").strike("Damned Fang", "Block")
    assert eddie(played) == NO_SPACE


def test_let_me_carve_your_way_gives_one_power() -> None:
    played = against_ky(side("Sun Void", "Cross", space=5), side("Dust")).answer("Boost Let me carve", "Do not")
    assert played.boosts(0) == ["Sun Void"]
    played.strike("Dust", "Cross")
    assert damage(played) == [(1, 4, 4)]


def test_let_me_carve_your_way_may_take_back_two_specials() -> None:
    zato = side("Sun Void", "Dive", "Cross", discard=["Pierce", "Leap", "Grasp", "Oppose"], deck=["Focus"])
    played = against_ky(zato, side()).answer("Boost Let me carve", "Spend 2 force", "Dive", "Cross")
    assert sorted(played.labels) == ["Leap", "Oppose", "Pierce"]
    played.answer("Leap", "Oppose")
    assert sorted(played.names(0, "hand")) == ["Focus", "Leap", "Oppose"]
    assert played.boosts(0) == ["Sun Void"]


def test_let_me_carve_your_way_may_be_left_unpaid() -> None:
    zato = side("Sun Void", "Dive", "Cross", discard=["Pierce", "Leap"], deck=["Focus"])
    played = against_ky(zato, side()).answer("Boost Let me carve", "Do not")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Focus"]
    assert played.names(0, "discard") == ["Pierce", "Leap"]


# --- Amorphous ---


def amorphous(space: int, reply: str) -> Stage:
    zato = side("Amorphous", gauge=["Dive", "Dive", "Cross", "Cross"], space=space, deck=["Leap", "Oppose", "Pierce"])
    return in_turn(against_ky(zato, side(reply)).strike("Amorphous", reply).answer("Dive", "Dive"))


def test_amorphous_cannot_be_stunned_and_draws_three() -> None:
    """EX-CHAR-30: the Sweep deals 6 less 2, against guard 0."""
    played = amorphous(4, "Sweep")
    assert damage(played) == [(0, 6, 4), (1, 6, 6)]
    assert stunned(played) == []
    assert sorted(played.names(0, "hand")) == ["Leap", "Oppose", "Pierce"]


def test_amorphous_that_misses_draws_too() -> None:
    played = amorphous(5, "Block")
    assert checks(played)[0] == "Amorphous (3) misses at 2"
    assert len(played.names(0, "hand")) == 3


@pytest.mark.parametrize(("tokens", "power"), [([], 3), (at(5), 3), (at(7), 3), (at(8), 6), (at(9), 6), (at(4), 3)])
def test_feel_a_fear_strikes_and_hits_harder_with_ky_in_between(tokens: list[tuple[str, int]], power: int) -> None:
    """Zato stands on 5 and Ky on 7; Eddie must be beyond Ky."""
    played = against_ky(side("Amorphous", "Cross", space=5, tokens=tokens), side("Dust")).answer("Boost Feel a Fear")
    assert played.asked == (0, "set")
    in_turn(played.answer("Cross", "Dust"))
    assert damage(played) == [(1, power, power)]


# --- Pierce ---


def pierce(reply: str) -> Stage:
    zato = side("Pierce", space=6, deck=["Leap", "Oppose", "Dive"])
    return in_turn(against_ky(zato, side(reply)).strike("Pierce", reply))


@pytest.mark.parametrize(("choice", "ends"), [("Push 1", 8), ("Pull 1", 5)])
def test_pierce_moves_the_opponent_one_space(choice: str, ends: int) -> None:
    """A pull from beside Zato goes past him; the Sweep's guard holds, so nothing is drawn."""
    played = pierce("Sweep")
    assert played.labels == ["Push 1", "Pull 1"]
    in_turn(played.answer(choice))
    assert played.spaces == (6, ends)
    assert damage(played)[0] == (1, 3, 3)
    assert played.names(0, "hand") == []


def test_pierce_draws_two_if_the_opponent_is_stunned() -> None:
    played = in_turn(pierce("Dive").answer("Push 1"))
    assert stunned(played) == [1]
    assert sorted(played.names(0, "hand")) == ["Leap", "Oppose"]


@pytest.mark.parametrize(("choice", "ends"), [("Push 1", 8), ("Do not", 7)])
def test_still_in_the_dark_may_push_and_gives_one_power(choice: str, ends: int) -> None:
    played = against_ky(side("Pierce", "Cross", space=6), side("Block")).answer("Boost Still in the Dark")
    assert played.labels == ["Push 1", "Do not"]
    played.answer(choice)
    assert played.spaces == (6, ends)
    assert played.boosts(0) == ["Pierce"]
    in_turn(played.strike("Block", "Cross"))
    assert damage(played) == [(1, 4, 2)]


# --- Leap ---


@pytest.mark.parametrize(("tokens", "ends"), [(at(9), 6), (at(8), 6), (at(5), 8), ([], 8)])
def test_leap_pushes_away_from_where_it_came_and_draws(tokens: list[tuple[str, int]], ends: int) -> None:
    """EX-CHAR-14: from Eddie behind Ky he is pushed towards Zato."""
    zato = side("Leap", space=4, tokens=tokens, deck=["Dive"])
    played = in_turn(against_ky(zato, side("Dust")).strike("Leap", "Dust"))
    assert played.spaces == (4, ends)
    assert damage(played)[0] == (1, 4, 4)
    assert played.names(0, "hand") == ["Dive"]


def test_leap_that_misses_does_nothing() -> None:
    played = against_ky(side("Leap", space=3, deck=["Dive"]), side("Block")).strike("Leap", "Block")
    assert checks(played)[0] == "Leap (1-3) misses at 4"
    assert played.names(0, "hand") == []


@pytest.mark.parametrize(("choice", "ends"), [("Advance 2", 8), ("Retreat 2", 3)])
def test_vanish_into_dark_leaves_eddie_and_moves_two(choice: str, ends: int) -> None:
    zato = side("Leap", "Cross", space=5, tokens=at(9))
    played = against_ky(zato, side("Focus")).answer("Boost Vanish into Dark")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert eddie(played) == 5
    assert played.spaces == (ends, 7)
    played.strike("Focus", "Cross")
    assert speeds(played) == (7, 1)


# --- Invite Hell ---


def test_invite_hell_calls_eddie_back_and_hits_harder() -> None:
    """Measured from Zato's space then; Eddie was on Ky's, out of the attack's reach."""
    zato = side("Invite Hell", tokens=at(7), deck=["Dive"])
    played = in_turn(against_ky(zato, side("Dust")).strike("Invite Hell", "Dust"))
    assert checks(played)[0] == "Invite Hell (2-5) hits at 4"
    assert damage(played) == [(1, 5, 5)]
    assert played.names(0, "hand") == ["Dive"]
    assert eddie(played) == NO_SPACE
    assert played.turn == 0


def test_invite_hell_without_eddie_has_its_printed_power() -> None:
    played = in_turn(against_ky(side("Invite Hell", deck=["Dive"]), side("Dust")).strike("Invite Hell", "Dust"))
    assert damage(played) == [(1, 3, 3)]
    assert played.names(0, "hand") == ["Dive"]
    assert eddie(played) == NO_SPACE
    assert played.turn == 1


@pytest.mark.parametrize("tokens", [[], at(3)])
def test_negative_edge_places_eddie_anywhere(tokens: list[tuple[str, int]]) -> None:
    played = against_ky(side("Invite Hell", tokens=tokens), side()).answer("Boost Negative Edge")
    assert played.labels == EVERYWHERE
    played.answer("Space 7")
    assert eddie(played) == 7
    assert played.names(0, "discard") == ["Invite Hell"]
    assert played.asked == (1, "action")


# --- That's a lot! ---


@pytest.mark.parametrize(("choice", "ends"), [("Advance 0", 5), ("Advance 1", 6), ("Advance 2", 8)])
def test_thats_a_lot_may_advance_one_or_two(choice: str, ends: int) -> None:
    played = in_turn(against_ky(side("That's a lot!", space=5), side("Sweep")).strike("That's a lot!", "Sweep"))
    assert damage(played)[0] == (1, 5, 5)
    assert played.labels == ["Advance 0", "Advance 1", "Advance 2"]
    played.answer(choice)
    assert played.spaces == (ends, 7)


def test_thats_a_lot_has_guard_four() -> None:
    played = against_ky(side("That's a lot!", space=5), side("Cross")).strike("That's a lot!", "Cross")
    assert guard(played, 0) == 4
    assert 0 not in stunned(played)


@pytest.mark.parametrize(("choice", "ends"), [("Advance 1", 6), ("Advance 2", 8), ("Retreat 1", 4), ("Retreat 2", 3)])
def test_break_the_law_may_strike_for_one_force_and_moves_after(choice: str, ends: int) -> None:
    played = against_ky(side("That's a lot!", "Damned Fang", "Dive", space=5), side("Block"))
    played.answer("Boost Break the law", "Spend 1 force", "Dive from hand")
    assert played.asked == (0, "set")
    assert played.boosts(0) == ["That's a lot!"]
    in_turn(played.answer("Damned Fang", "Block"))
    assert played.labels == ["Advance 1", "Advance 2", "Retreat 1", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (ends, 7)
    assert played.boosts(0) == []


def test_break_the_law_may_wait() -> None:
    played = against_ky(side("That's a lot!", "Dive"), side()).answer("Boost Break the law", "Do not")
    assert played.boosts(0) == ["That's a lot!"]
    assert played.asked == (1, "action")


# --- Damned Fang ---


def test_damned_fang_ignores_guard_pulls_two_and_draws_two() -> None:
    zato = side("Damned Fang", space=6, deck=["Dive", "Grasp"])
    played = in_turn(against_ky(zato, side("Sweep")).strike("Damned Fang", "Sweep"))
    assert damage(played) == [(1, 4, 4)]
    assert stunned(played) == [1]
    assert played.spaces == (6, 4)
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp"]


@pytest.mark.parametrize(("space", "hits"), [(4, True), (3, False), (2, False)])
def test_drunkard_shade_makes_attacks_from_range_4_miss(space: int, hits: bool) -> None:
    """EX-CHAR-31."""
    played = against_ky(side("Damned Fang", "Focus", space=space), side("Stun Edge")).answer("Boost Drunkard Shade")
    played.strike("Stun Edge", "Focus")
    assert checks(played)[0] == f"Stun Edge (2-6) {'hits' if hits else 'misses'} at {7 - space}"


def test_drunkard_shade_goes_to_gauge_at_the_start_of_zatos_turn() -> None:
    """EX-CHAR-51."""
    played = against_ky(side("Damned Fang"), side()).answer("Boost Drunkard Shade", "Prepare")
    assert played.asked == (0, "action")
    assert played.boosts(0) == []
    assert played.names(0, "gauge") == ["Damned Fang"]


# --- Oppose ---


def test_oppose_answers_from_eddie_who_stays() -> None:
    """The Cross hits Zato and brings Ky to Eddie's space: 3 power now, and the next turn."""
    played = against_ky(side("Oppose", space=5, tokens=at(9)), side("Cross")).strike("Oppose", "Cross")
    assert checks(played) == ["Cross (1-2) hits at 2", "Oppose (0-1) hits at 0"]
    assert damage(played) == [(0, 3, 1), (1, 3, 3)]
    assert eddie(played) == 9
    assert played.turn == 0


def test_oppose_has_no_power_if_zato_was_not_hit() -> None:
    played = against_ky(side("Oppose", space=6), side("Focus")).strike("Oppose", "Focus")
    assert speeds(played) == (2, 1)
    assert damage(played) == [(1, 0, 0), (0, 4, 2)]


@pytest.mark.parametrize(("choice", "ends"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_fly_by_night_moves_one_and_may_fill_the_gauge(choice: str, ends: int) -> None:
    played = against_ky(side("Oppose", "Dive", "Cross"), side()).answer("Boost Fly By Night")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (ends, 7)
    played.answer("Put 1 card", "Dive", "Do not")
    assert played.names(0, "gauge") == ["Dive"]
    assert played.names(0, "discard") == ["Oppose"]


def test_fly_by_night_may_keep_the_hand() -> None:
    played = against_ky(side("Oppose", "Dive", deck=["Cross"]), side()).answer("Boost Fly By Night", "Advance 1")
    played.answer("Do not")
    assert played.names(0, "gauge") == []
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]
