"""Play reports of Byakuya: each card's attack and boost, his traps, and both sides; Linne is the opponent."""

from collections.abc import Sequence

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import BoostInPlay, SidePosition

PRINTED = """
    Become a Part of Me,    ultra,   2, 4 gauge, 1-3, 6, 5, 0, 0, Web Trap,    trap,       free,    no
    Endless Nightmare,      ultra,   2, 2 gauge,   1, 3, 4, 0, 0, Web Trap,    trap,       free,    no
    Caught You!,            special, 2, free,    1-4, 3, 8, 0, 0, Disrespect,  continuous, free,    no
    Minced?,                special, 4, free,      1, 3, 7, 0, 0, Menace,      continuous, free,    no
    How Shall I Cook You?,  special, 4, free,    1-2, 3, 5, 0, 0, Soul's Oath, continuous, free,    no
    I'll Plant It Somewhere Over Here, special, 2, free, 2-4, 3, 4, 0, 0, Chelicerata, instant, 3 force, no
    Or... Shredded?,        special, 4, free,    2-5, 4, 3, 0, 0, Predator,    continuous, free,    no
"""

FOUR = ["Cross", "Cross", "Dive", "Dive"]
EVERYWHERE = [f"Space {space}" for space in range(1, 10)]
PLANT = "I'll Plant It Somewhere Over Here"
COOK = "How Shall I Cook You?"


def against_linne(byakuya: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(byakuya, linne, fighters=("Byakuya", "Linne"), turn=turn)


def web(space: int) -> BoostInPlay:
    """Returns a Web Trap that lies on a space."""
    return BoostInPlay("Endless Nightmare", space)


def webs(played: Stage) -> list[int]:
    """Returns the spaces of Byakuya's boosts in play."""
    return [boost.space for boost in played.sides[0].boosts]


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Byakuya")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 36


# --- The fighter ---


@pytest.mark.parametrize(("space", "speed", "power", "left"), [(7, 8, 5, []), (6, 6, 3, [6])])
def test_the_basic_action_strikes_and_uses_up_a_trap_under_the_opponent(
    space: int, speed: int, power: int, left: list[int]
) -> None:
    """EX-CHAR-03, EX-CHAR-15: 2 power and 2 speed for a Web Trap in Linne's space."""
    played = against_linne(side("Cross", space=5, boosts=[web(space)]), side("Spike")).answer("Action")
    assert played.asked == (0, "set")
    played.answer("Cross", "Spike")
    assert speeds(played) == (speed, 3)
    assert damage(played) == [(1, power, power)]
    assert webs(played) == left


def test_an_ordinary_strike_leaves_the_trap_under_the_opponent() -> None:
    """EX-TRAP-03: it sustains itself."""
    played = against_linne(side("Cross", space=5, boosts=[web(7)]), side("Spike")).strike("Cross", "Spike")
    assert speeds(played) == (6, 3)
    assert damage(played) == [(1, 3, 3)]
    assert webs(played) == [7]


def test_one_of_two_traps_is_used_up() -> None:
    traps = [web(7), BoostInPlay("Become a Part of Me", 7)]
    played = against_linne(side("Cross", space=5, boosts=traps), side("Spike")).answer("Action", "Cross")
    assert played.asked[0] == 0
    assert len(played.labels) == 2
    played.answer(played.labels[0], "Spike")
    assert damage(played) == [(1, 5, 5)]
    assert webs(played) == [7]


def exceeded(*hand: str, boosts: Sequence[str] = ()) -> Stage:
    deck = ["Focus", "Sweep", "Grasp"]
    byakuya = side(*hand, gauge=["Dive", "Dive"], deck=deck, space=5, exceeded=True, boosts=boosts)
    return against_linne(byakuya, side("Spike")).answer("Action (2 gauge)")


def test_the_exceeded_action_draws_two_and_may_strike_with_an_ex_attack() -> None:
    """EX-CHAR-03: only pairs are on offer, and the attack has 1 power more than the 4 of an EX Cross."""
    played = exceeded("Cross", "Cross")
    assert sorted(played.names(0, "hand")) == ["Cross", "Cross", "Focus", "Sweep"]
    assert played.names(0, "gauge") == []
    played.answer("Strike")
    assert played.labels == ["EX Cross"]
    played.answer("EX Cross", "Spike")
    assert speeds(played) == (7, 3)
    assert damage(played) == [(1, 5, 5)]


def test_the_exceeded_action_need_not_strike() -> None:
    played = exceeded("Cross", "Cross").answer("Do not")
    assert sorted(played.names(0, "hand")) == ["Cross", "Cross", "Focus", "Grasp", "Sweep"]
    assert played.asked == (1, "action")
    played.strike("Spike", "Cross")
    assert damage(played)[0] == (1, 3, 3)


def test_the_exceeded_action_without_a_pair_cannot_strike() -> None:
    assert not exceeded("Cross").offers("Strike with")


def test_the_exceeded_action_strikes_with_any_card_that_a_boost_makes_ex() -> None:
    """A-11, EX-CHAR-03: with Superior in play every attack is EX, but a wild swing is not on offer."""
    played = exceeded("Assault", boosts=["Cross"]).answer("Strike")
    assert sorted(played.labels) == ["Assault", "Focus", "Sweep"]
    played.answer("Assault", "Spike")
    assert "Byakuya reveals Assault (EX)." in played.sentences()
    assert damage(played)[0] == (1, 6, 6)


def test_downshift_puts_a_card_into_gauge_reverts_and_gives_another_action() -> None:
    """EX-CHAR-04."""
    played = against_linne(side("Dive", "Cross", exceeded=True), side()).answer("Downshift", "Dive")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")


def test_exceeding_costs_one_gauge_and_does_nothing_else() -> None:
    """EX-EXC-02, EX-EXC-03."""
    assert not against_linne(side(), side()).offers("Exceed")
    played = against_linne(side(gauge=["Dive"], deck=["Grasp"]), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert played.names(0, "hand") == ["Grasp"]
    assert played.asked == (1, "action")


# --- Become a Part of Me ---


def become(reply: str, space: int = 4) -> Stage:
    played = against_linne(side("Become a Part of Me", gauge=FOUR, space=space), side(reply))
    return played.strike("Become a Part of Me", reply).answer("Dive", "Dive")


@pytest.mark.parametrize(
    ("choice", "ends"), [("Push 1", 8), ("Push 2", 9), ("Pull 1", 6), ("Pull 2", 5), ("Do not", 7)]
)
def test_become_a_part_of_me_may_move_the_opponent(choice: str, ends: int) -> None:
    played = become("Sweep")
    assert sorted(played.labels) == ["Do not", "Pull 1", "Pull 2", "Push 1", "Push 2"]
    played.answer(choice)
    assert played.spaces == (4, ends)
    played.answer("Do not")
    assert damage(played)[0] == (1, 6, 6)
    assert played.names(0, "gauge") == ["Become a Part of Me"]


@pytest.mark.parametrize(("space", "answers"), [(4, ["Do not"]), (3, [])])
def test_become_a_part_of_me_may_become_a_trap(space: int, answers: list[str]) -> None:
    """EX-CHAR-43: whether it hit or not; then it is neither in gauge nor discarded."""
    played = become("Block", space).answer(*answers, "Put this into your boosts")
    assert played.labels == EVERYWHERE
    played.answer("Space 6")
    assert webs(played) == [6]
    assert played.names(0, "gauge") == []
    assert "Become a Part of Me" not in played.names(0, "discard")


# --- Web Trap ---


@pytest.mark.parametrize("card", ["Become a Part of Me", "Endless Nightmare"])
def test_web_trap_is_laid_on_any_space(card: str) -> None:
    """EX-TRAP-02."""
    played = against_linne(side(card), side()).answer("Boost Web Trap")
    assert played.labels == EVERYWHERE
    played.answer("Space 7")
    assert webs(played) == [7]
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("choice", "ends"), [("Push 1", 6), ("Pull 1", 4), ("Gain advantage", 5)])
def test_web_trap_stops_a_fighter_who_moves_into_it(choice: str, ends: int) -> None:
    """EX-CHAR-15: a Dive that advances 3 is stopped after 1 space; Byakuya chooses."""
    played = against_linne(side("Focus", space=3, boosts=[web(5)]), side("Dive", space=6)).strike("Focus", "Dive")
    assert played.spaces == (3, 5)
    assert played.asked == (0, "choose")
    assert played.labels == ["Push 1", "Pull 1", "Gain advantage"]
    played.answer(choice)
    assert played.spaces == (3, ends)
    assert webs(played) == []
    assert played.names(0, "discard")[0] == "Endless Nightmare"


@pytest.mark.parametrize(("choice", "turn"), [("Push 1", 1), ("Gain advantage", 0)])
def test_web_trap_may_give_the_next_turn(choice: str, turn: int) -> None:
    played = against_linne(side("Block", space=1, boosts=[web(5)]), side("Dive", space=6)).strike("Block", "Dive")
    assert played.answer(choice).turn == turn


def test_web_trap_stops_byakuya_too() -> None:
    """His Cross would retreat 3."""
    played = against_linne(side("Cross", space=5, boosts=[web(4)]), side("Block")).strike("Cross", "Block")
    assert played.asked == (0, "choose")
    played.answer("Gain advantage")
    assert played.spaces == (4, 7)
    assert played.turn == 0


def test_web_trap_stops_a_push() -> None:
    played = against_linne(side("Grasp", space=6, boosts=[web(8)]), side("Spike")).strike("Grasp", "Spike")
    played.answer("Push 2")
    assert played.spaces == (6, 8)
    assert played.labels == ["Push 1", "Pull 1", "Gain advantage"]


def test_web_trap_does_nothing_outside_a_strike() -> None:
    played = against_linne(side(boosts=[web(8)]), side("Dive"), turn=1).answer("Move to space 8", "Dive")
    assert played.spaces == (3, 8)
    assert webs(played) == [8]


def test_web_trap_goes_if_byakuya_is_stunned() -> None:
    """EX-TRAP-04."""
    played = against_linne(side("Dive", space=6, boosts=[web(9)]), side("Grasp")).strike("Dive", "Grasp")
    played.answer("Push 1")
    assert stunned(played) == [0]
    assert webs(played) == []


# --- Endless Nightmare ---


def nightmare(reply: str, space: int = 6) -> Stage:
    byakuya = side("Endless Nightmare", gauge=["Dive", "Dive"], space=space)
    return against_linne(byakuya, side(reply)).strike("Endless Nightmare", reply)


def test_endless_nightmare_may_become_a_trap_and_take_the_next_turn() -> None:
    """It ignores the guard of the Sweep."""
    played = nightmare("Sweep")
    assert stunned(played) == [1]
    played.answer("Gain advantage, put this into your boosts")
    assert played.labels == EVERYWHERE
    played.answer("Space 1")
    assert webs(played) == [1]
    assert played.names(0, "gauge") == []
    assert played.turn == 0


def test_endless_nightmare_may_go_to_gauge() -> None:
    played = nightmare("Sweep").answer("Do not")
    assert damage(played) == [(1, 3, 3)]
    assert played.names(0, "gauge") == ["Endless Nightmare"]
    assert webs(played) == []
    assert played.turn == 1


def test_endless_nightmare_that_misses_becomes_no_trap() -> None:
    played = nightmare("Block", 5)
    assert checks(played)[0] == "Endless Nightmare (1) misses at 2"
    assert played.asked == (1, "action")
    assert "Endless Nightmare" in played.names(0, "discard")


# --- Caught You! ---


@pytest.mark.parametrize(("reply", "hits"), [("Assault", True), ("Cross", True), ("Dive", False), ("Block", False)])
def test_caught_you_hits_attacks_faster_than_four(reply: str, hits: bool) -> None:
    played = against_linne(side("Caught You!"), side(reply)).strike("Caught You!", reply)
    assert speeds(played)[0] == 8
    assert checks(played)[0] == f"Caught You! (1-4) {'hits' if hits else 'misses'} at 4"
    assert played.lives[1] == (27 if hits else 30)
    assert played.turn == (0 if hits else 1)


@pytest.mark.parametrize(("spaces", "ends"), [(0, 5), (1, 4), (3, 2)])
def test_disrespect_may_retreat_up_to_three(spaces: int, ends: int) -> None:
    played = against_linne(side("Caught You!", space=5), side()).answer("Boost Disrespect")
    assert played.labels == ["Retreat 0", "Retreat 1", "Retreat 2", "Retreat 3"]
    played.answer(f"Retreat {spaces}")
    assert played.spaces == (ends, 7)
    assert played.boosts(0) == ["Caught You!"]


def test_disrespect_draws_three_when_the_opponent_strikes() -> None:
    """Before Byakuya sets."""
    byakuya = side("Sweep", boosts=["Caught You!"], deck=["Dive", "Grasp", "Focus", "Spike"])
    played = against_linne(byakuya, side("Block"), turn=1).answer("Strike", "Block")
    assert played.asked == (0, "set")
    assert sorted(played.names(0, "hand")) == ["Dive", "Focus", "Grasp", "Sweep"]


def test_disrespect_draws_nothing_when_byakuya_strikes() -> None:
    byakuya = side("Sweep", boosts=["Caught You!"], deck=["Dive", "Grasp", "Focus"])
    played = against_linne(byakuya, side("Block")).strike("Sweep", "Block")
    assert played.names(0, "hand") == []


def test_disrespect_goes_at_the_start_of_byakuyas_turn() -> None:
    """EX-CHAR-51."""
    played = against_linne(side("Caught You!"), side()).answer("Boost Disrespect", "Retreat 0", "Prepare")
    assert played.asked == (0, "action")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Caught You!"]


# --- Minced? ---


def test_minced_advances_three_past_the_opponent() -> None:
    played = against_linne(side("Minced?", space=4), side("Spike", space=5)).strike("Minced?", "Spike")
    assert speeds(played) == (7, 3)
    assert played.spaces == (8, 5)
    assert played.lives[1] == 27


def test_minced_that_misses_stays() -> None:
    played = against_linne(side("Minced?", space=5), side("Block")).strike("Minced?", "Block")
    assert checks(played)[0] == "Minced? (1) misses at 2"
    assert played.spaces == (5, 7)


@pytest.mark.parametrize(("choice", "ends"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_menace_moves_one_and_draws_one(choice: str, ends: int) -> None:
    played = against_linne(side("Minced?", deck=["Dive", "Grasp"]), side()).answer("Boost Menace")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice, "Do not")
    assert played.spaces == (ends, 7)
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp"]
    assert played.boosts(0) == ["Minced?"]
    assert played.asked == (1, "action")


def test_menace_strikes_with_predator_in_play() -> None:
    byakuya = side("Minced?", "Cross", boosts=["Or... Shredded?"])
    played = against_linne(byakuya, side()).answer("Boost Menace", "Advance 1")
    assert played.asked == (0, "set")
    assert sorted(played.boosts(0)) == ["Minced?", "Or... Shredded?"]


def test_menace_may_play_predator_which_then_strikes() -> None:
    """EX-CHAR-44, EX-CHAR-46: each draws a card, and Menace counts though it is still being played."""
    byakuya = side("Minced?", "Or... Shredded?", space=4, deck=["Cross", "Dive", "Grasp"])
    played = against_linne(byakuya, side("Spike")).answer("Boost Menace", "Advance 1", "Play 1 boost")
    played.answer("Or... Shredded?")
    assert played.asked == (0, "set")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]
    assert sorted(played.boosts(0)) == ["Minced?", "Or... Shredded?"]
    played.answer("Cross", "Spike")
    assert damage(played) == [(1, 4, 4)]
    assert played.boosts(0) == []


# --- How Shall I Cook You? ---


def cook(*hand: str) -> Stage:
    return against_linne(side(COOK, *hand, space=5), side("Sweep")).strike(COOK, "Sweep")


def test_how_shall_i_cook_you_reveals_copies_for_power_and_a_pull_each() -> None:
    """The cards are shown and kept; Linne is pulled to 6, past Byakuya to 4, and past him again to 6 (EX-CARE-08)."""
    played = cook("Minced?", "Minced?", "Minced?", "Dive").answer("Minced?")
    assert not played.offers("Dive")
    played.answer("Minced?", "Minced?")
    assert shown(played) == 3 * [(0, ("Minced?",))]
    assert len(played.names(0, "hand")) == 3  # the Sweep has taken one of four
    assert damage(played)[0] == (1, 6, 6)
    assert played.spaces == (5, 6)


@pytest.mark.parametrize(("copies", "ends"), [(1, 6), (2, 4)])
def test_how_shall_i_cook_you_may_reveal_fewer_than_all_copies(copies: int, ends: int) -> None:
    """1 power and a pull of 1 for each of them."""
    played = cook("Minced?", "Minced?", "Minced?", "Dive").answer(*["Minced?"] * copies, "No more")
    assert damage(played)[0] == (1, 3 + copies, 3 + copies)
    assert shown(played) == copies * [(0, ("Minced?",))]
    assert played.spaces == (5, ends)


def test_how_shall_i_cook_you_may_reveal_nothing() -> None:
    played = cook("Minced?", "Dive").answer("No more")
    assert damage(played)[0] == (1, 3, 3)
    assert played.spaces == (5, 7)


def oath(attack: str, reply: str) -> Stage:
    """Strikes from range 3 with Soul's Oath in play."""
    return against_linne(side(attack, space=4, boosts=[COOK]), side(reply)).strike(attack, reply)


@pytest.mark.parametrize(
    ("choice", "spaces"), [("Advance 1", (5, 7)), ("Retreat 1", (3, 7)), ("Push 1", (4, 8)), ("Pull 1", (4, 6))]
)
def test_souls_oath_moves_one_and_is_sealed(choice: str, spaces: tuple[int, int]) -> None:
    played = oath("Sweep", "Block")
    assert played.labels == ["Advance 1", "Retreat 1", "Push 1", "Pull 1", "Do not"]
    played.answer(choice)
    assert played.spaces == spaces
    assert played.names(0, "sealed") == [COOK]
    assert played.boosts(0) == []
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("choice", "life", "boosts"), [("Spend 1 life", 29, [COOK]), ("Do not", 30, [])])
def test_souls_oath_may_stay_for_one_life(choice: str, life: int, boosts: list[str]) -> None:
    """EX-CHAR-27, EX-CHAR-45."""
    played = oath("Sweep", "Block").answer("Do not")
    assert played.labels == ["Spend 1 life", "Do not"]
    played.answer(choice)
    assert played.lives[0] == life
    assert played.boosts(0) == boosts


def test_souls_oath_is_played_as_a_continuous_boost() -> None:
    played = against_linne(side(COOK), side()).answer("Boost Soul's Oath")
    assert played.boosts(0) == [COOK]
    assert played.asked == (1, "action")


# --- I'll Plant It Somewhere Over Here ---


def plant(*hand: str, gauge: tuple[str, ...] = (), space: int = 4) -> Stage:
    byakuya = side(PLANT, *hand, gauge=gauge, space=space)
    return against_linne(byakuya, side("Sweep")).strike(PLANT, "Sweep")


@pytest.mark.parametrize(("choice", "ends"), [("Push 1", 8), ("Pull 1", 6)])
def test_ill_plant_it_moves_the_opponent(choice: str, ends: int) -> None:
    played = plant()
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice, "Do not")
    assert played.spaces == (4, ends)
    assert damage(played)[0] == (1, 3, 3)
    assert played.turn == 1


@pytest.mark.parametrize("zone", ["hand", "gauge"])
def test_ill_plant_it_may_lay_a_trap_and_take_the_next_turn(zone: str) -> None:
    """EX-CHAR-42, EX-CHAR-44: the ultra costs nothing as a boost, and stays as a trap does."""
    trap = "Endless Nightmare"
    played = plant("Dive", trap) if zone == "hand" else plant("Dive", gauge=("Grasp", trap))
    played.answer("Push 1", "Play 1 ultra", trap)
    assert played.labels == EVERYWHERE
    played.answer("Space 2")
    assert webs(played) == [2]
    assert trap not in played.names(0, zone)
    assert played.turn == 0


def test_ill_plant_it_lays_a_trap_after_a_miss_too() -> None:
    played = plant("Endless Nightmare", space=6)
    assert checks(played)[0] == f"{PLANT} (2-4) misses at 1"
    assert played.answer("Play 1 ultra", "Endless Nightmare", "Space 2").turn == 0


def test_chelicerata_costs_three_force_and_draws_seven() -> None:
    """The draw of the turn is one more, and one too many (EX-ACT-02)."""
    assert not against_linne(side(PLANT, "Dive", "Dive"), side()).offers("Boost Chelicerata")
    played = against_linne(side(PLANT, "Dive", "Dive", "Cross"), side()).answer(
        "Boost Chelicerata", "Dive", "Dive", "Cross"
    )
    assert len(played.names(0, "hand")) == 8
    assert played.asked == (0, "hand limit")
    assert sorted(played.names(0, "discard")) == ["Cross", "Dive", "Dive", PLANT]


# --- Or... Shredded? ---


@pytest.mark.parametrize(("attack", "speed", "power"), [("Or... Shredded?", 3, 4), ("EX Or... Shredded?", 5, 5)])
def test_or_shredded_is_faster_as_an_ex_attack_and_advances_two(attack: str, speed: int, power: int) -> None:
    played = against_linne(side("Or... Shredded?", "Or... Shredded?", space=5), side("Sweep")).strike(attack, "Sweep")
    assert speeds(played) == (speed, 2)
    assert damage(played)[0] == (1, power, power)
    assert played.spaces == (8, 7)


@pytest.mark.parametrize(("space", "hits"), [(6, False), (2, True), (1, False)])
def test_or_shredded_reaches_range_2_to_5(space: int, hits: bool) -> None:
    played = against_linne(side("Or... Shredded?", space=space), side("Block")).strike("Or... Shredded?", "Block")
    assert checks(played)[0] == f"Or... Shredded? (2-5) {'hits' if hits else 'misses'} at {7 - space}"


def test_predator_draws_one_and_gives_one_power() -> None:
    byakuya = side("Or... Shredded?", "Cross", space=5, deck=["Dive", "Grasp"])
    played = against_linne(byakuya, side("Spike")).answer("Boost Predator", "Do not")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Grasp"]
    played.strike("Spike", "Cross")
    assert damage(played) == [(1, 4, 4)]


def test_predator_strikes_with_menace_in_play() -> None:
    byakuya = side("Or... Shredded?", "Cross", boosts=["Minced?"])
    played = against_linne(byakuya, side()).answer("Boost Predator")
    assert played.asked == (0, "set")


def test_predator_may_play_menace_which_then_strikes() -> None:
    byakuya = side("Minced?", "Or... Shredded?", space=4, deck=["Cross", "Dive", "Grasp"])
    played = against_linne(byakuya, side("Spike")).answer("Boost Predator", "Play 1 boost")
    played.answer("Minced?", "Advance 1")
    assert played.asked == (0, "set")
    assert played.spaces == (5, 7)
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]
