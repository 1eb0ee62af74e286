"""Play reports of Tinker Knight: each card's attack and boost, and both sides of the fighter; Ryu is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

CARDS = """
    Mech Charge,   ultra, 2, 3 gauge,  1, 3, 3, 0, 4, Upgrade,            continuous, 2 force, no
    Bomb Bounce,   ultra, 2, 3 gauge,1-3, 6, 2, 0, 0, Within My Reach,    continuous, free,    no
    Flail,       special, 2,    free,  1, 3, 6, 0, 0, Armor Plating,      continuous, 4 force, no
    Mobile Gear, special, 2,    free,  1, 3, 5, 0, 0, Force Feedback,     continuous, 4 force, no
    Wrench Toss, special, 2,    free,1-3, 2, 4, 0, 0, Pocket Fuel,        continuous, 4 force, no
    Drill Arm,   special, 2, 1 force,  1, 4, 3, 0, 3, Turbocharger,       continuous, 4 force, no
    Missiles,    special, 2,    free,1-3, 4, 2, 1, 5, Arcing Projectiles, continuous, 4 force, no
"""

THREE = ["Cross", "Cross", "Dive"]
SIX = ["Cross", "Cross", "Dive", "Dive", "Focus", "Focus"]


def against_ryu(tinker: SidePosition, ryu: SidePosition, turn: int = 0) -> Stage:
    return stage(tinker, ryu, fighters=("Tinker Knight", "Ryu"), turn=turn)


def tank(*hand: str, space: int = 3) -> SidePosition:
    """Returns an exceeded Tinker Knight, three spaces wide around a space."""
    return SidePosition(hand=hand, space=space, width=3, exceeded=True)


# --- The fighter ---


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Tinker Knight")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(CARDS))
    assert len(book.decks[0]) == 30


def test_tinker_knight_starts_with_15_life() -> None:
    """EX-CHAR-26."""
    assert against_ryu(side(), side()).lives == (15, 30)


def test_there_is_no_exceed_action() -> None:
    """EX-CHAR-07."""
    assert not against_ryu(side(gauge=SIX), side()).offers("Exceed")


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(("gauge", "life"), [(SIX[:1], 4), (SIX[:3], 12), (SIX[:5], 20), (SIX, 20)])
def test_defeat_is_replaced_by_exceeding(gauge: list[str], life: int, turn: int) -> None:
    """EX-CHAR-26, EX-CHAR-06, EX-CARE-11: 4 life for each gauge card but no more than 20; the gauge stays."""
    played = against_ryu(side("Flail", space=5, life=1, gauge=gauge), side("Cross"), turn=turn)
    played.strike(*(["Flail", "Cross"] if turn == 0 else ["Cross", "Flail"]))
    assert played.over is None
    assert played.sides[0].exceeded
    assert played.lives[0] == life
    assert played.names(0, "gauge") == gauge


@pytest.mark.parametrize("turn", [0, 1])
def test_then_both_stand_on_their_starting_spaces_and_he_is_wide(turn: int) -> None:
    """EX-CHAR-35: at the end of the turn, whosever it is."""
    played = against_ryu(side("Flail", space=8, life=1, gauge=THREE), side("Cross", space=6), turn=turn)
    played.strike(*(["Flail", "Cross"] if turn == 0 else ["Cross", "Flail"]))
    assert played.spaces == (3, 7)
    assert played.sides[0].width == 3


def test_without_gauge_he_loses_after_all() -> None:
    """EX-CARE-11: 0 life is no life."""
    played = against_ryu(side("Flail", space=5, life=1), side("Cross")).strike("Flail", "Cross")
    assert played.over == (1, "no life left")


def test_the_strike_goes_on_with_his_attack() -> None:
    """EX-CARE-11: 3 damage do not stun the Missiles, which are performed by an exceeded Tinker Knight."""
    played = against_ryu(side("Missiles", "Dive", "Focus", space=5, life=2, gauge=THREE), side("Assault"))
    played.strike("Missiles", "Assault")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer("Do not", "Push 1")
    assert played.lives == (12, 26)
    assert played.spaces == (3, 7)


def test_an_exceeded_tinker_knight_loses() -> None:
    """EX-CHAR-26: only the basic side replaces defeat."""
    tinker = side("Flail", space=5, life=1, gauge=THREE, exceeded=True)
    played = against_ryu(tinker, side("Sweep"), turn=1).strike("Sweep", "Flail")
    assert played.over is not None
    assert played.over[0] == 1


def test_damage_above_zero_replaces_nothing() -> None:
    played = against_ryu(side("Flail", space=5, life=4, gauge=THREE), side("Cross")).strike("Flail", "Cross")
    assert not played.sides[0].exceeded
    assert played.lives[0] == 1
    assert played.sides[0].width == 1


@pytest.mark.parametrize(("space", "hits"), [(5, True), (6, False)])
def test_range_is_counted_to_the_nearest_space_of_the_tank(space: int, hits: bool) -> None:
    """EX-CHAR-35, EX-CARE-09: on 2 to 4, so that 5 is range 1 and 6 is range 2."""
    played = against_ryu(tank("Block"), side("Grasp", space=space), turn=1).strike("Grasp", "Block")
    assert checks(played)[0] == f"Grasp (1) {'hits' if hits else 'misses'} at {space - 4}"


def test_walking_past_the_tank_is_one_step_and_one_force_more() -> None:
    """EX-CHAR-35, EX-CARE-09: from 5 to 1; the spaces under the tank are not offered."""
    played = against_ryu(tank(), side("Cross", "Dive", "Sweep", space=5), turn=1)
    moves = [label for label in played.labels if label.startswith("Move")]
    assert moves[0] == "Move to space 1 (2 Force)"
    assert moves[1] == "Move to space 6 (1 Force)"


def test_the_tank_stays_inside_the_arena() -> None:
    """EX-CHAR-35: its middle goes no farther than space 2."""
    played = against_ryu(tank("Cross", "Dive", "Sweep"), side())
    assert played.offers("Move to space 2 (1 Force)")
    assert not played.offers("Move to space 1")


# --- Mech Charge ---


@pytest.mark.parametrize(("exceeded", "power", "guards"), [(False, 3, 4), (True, 7, 6)])
def test_mech_charge_pushes_three_and_closes_four(exceeded: bool, power: int, guards: int) -> None:
    """4 power and 2 guard more once exceeded; an Assault of 4 came first."""
    tinker = side("Mech Charge", gauge=THREE, space=3, exceeded=exceeded)
    played = against_ryu(tinker, side("Assault", space=4)).strike("Mech Charge", "Assault").answer("Dive")
    assert speeds(played) == (3, 5)
    assert guard(played, 0) == guards
    assert played.spaces == (6, 7)
    assert damage(played) == [(0, 4, 4), (1, power, power)]


def test_mech_charge_from_afar_misses() -> None:
    """To the edge, and 4 spaces after it."""
    played = against_ryu(side("Mech Charge", gauge=THREE), side("Block")).strike("Mech Charge", "Block").answer("Dive")
    assert played.spaces == (7, 9)
    assert checks(played)[0] == "Mech Charge (1) misses at 2"


def test_upgrade_costs_two_force_and_gives_power_and_guard() -> None:
    tinker = side("Mech Charge", "Spike", "Dive", "Focus", space=5)
    played = against_ryu(tinker, side("Cross")).answer("Boost Upgrade", "Dive from hand", "Focus from hand")
    assert played.boosts(0) == ["Mech Charge"]
    played.strike("Cross", "Spike")
    assert guard(played, 0) == 6
    assert played.boosts(0) == []


def test_upgrade_adds_four_power() -> None:
    played = against_ryu(side("Spike", space=5, boosts=["Mech Charge"]), side("Block")).strike("Spike", "Block")
    assert damage(played) == [(1, 9, 9)]


# --- Bomb Bounce ---


@pytest.mark.parametrize(("exceeded", "stuns"), [(False, [0]), (True, [1])])
def test_bomb_bounce_ignores_guard_once_exceeded(exceeded: bool, stuns: list[int]) -> None:
    """6 damage against guard 9, with Defend: basic, the Sweep then comes and stuns; armor is always ignored."""
    tinker = side("Bomb Bounce", gauge=THREE, space=4, exceeded=exceeded)
    played = against_ryu(tinker, side("Sweep", boosts=["Spike"])).strike("Bomb Bounce", "Sweep").answer("Dive")
    assert damage(played)[0] == (1, 6, 6)
    assert stunned(played) == stuns


@pytest.mark.parametrize(("exceeded", "stuns"), [(False, [0]), (True, [1])])
def test_bomb_bounce_cannot_be_stunned_once_exceeded(exceeded: bool, stuns: list[int]) -> None:
    """EX-CHAR-30: an Assault of 4 against guard 0 comes first."""
    tinker = side("Bomb Bounce", gauge=THREE, space=6, exceeded=exceeded)
    played = against_ryu(tinker, side("Assault")).strike("Bomb Bounce", "Assault").answer("Dive")
    assert stunned(played) == stuns
    assert played.lives == (11, 24 if exceeded else 30)


@pytest.mark.parametrize(
    ("choice", "boost", "gauge"), [("Flail (hand)", "Flail", ["Missiles"]), ("Missiles (gauge)", "Missiles", [])]
)
def test_within_my_reach_plays_another_boost_for_free(choice: str, boost: str, gauge: list[str]) -> None:
    """EX-CHAR-44, EX-CHAR-42: a continuous one from hand or gauge; then it is discarded."""
    played = against_ryu(side("Bomb Bounce", "Flail", "Cross", gauge=["Missiles"]), side()).answer(
        "Boost Within My Reach"
    )
    assert played.labels == ["Flail (hand)", "Missiles (gauge)"]
    played.answer(choice)
    assert played.boosts(0) == [boost]
    assert played.names(0, "discard") == ["Bomb Bounce"]
    assert played.names(0, "gauge") == gauge


def test_within_my_reach_of_the_exceeded_stays() -> None:
    """It ignores the guard of a Sweep and keeps him from being stunned."""
    tinker = side("Bomb Bounce", "Assault", "Flail", space=6, exceeded=True)
    played = against_ryu(tinker, side("Sweep")).answer("Boost Within My Reach")
    assert played.boosts(0) == ["Bomb Bounce"]
    assert played.asked == (1, "action")
    played.strike("Sweep", "Assault")
    assert stunned(played) == [1]


def test_within_my_reach_cannot_be_stunned() -> None:
    """EX-CHAR-30."""
    tinker = side("Sweep", space=6, boosts=["Bomb Bounce"], exceeded=True)
    played = against_ryu(tinker, side("Assault", boosts=["Grasp", "Grasp"]), turn=1).strike("Assault", "Sweep")
    assert damage(played)[0] == (0, 8, 8)
    assert stunned(played) == [1]


# --- Flail ---


def test_flail_draws_and_advances_two() -> None:
    played = against_ryu(side("Flail", space=6, deck=["Sweep"]), side("Block")).strike("Flail", "Block")
    played.answer("Flail: hit: draw 1.")
    assert played.names(0, "hand") == ["Sweep"]
    assert played.spaces == (9, 7)
    assert played.lives == (15, 29)


def test_exceeded_flail_pushes_three() -> None:
    played = against_ryu(side("Flail", space=5, exceeded=True, deck=["Sweep"]), side("Block", space=6))
    played.strike("Flail", "Block").answer("Flail: hit: draw 1.")
    assert played.names(0, "hand") == ["Sweep"]
    assert played.spaces == (7, 9)


def test_exceeded_flail_has_armor_and_guard() -> None:
    """A Grasp of 3 comes first."""
    played = against_ryu(side("Flail", space=6, exceeded=True), side("Grasp")).strike("Flail", "Grasp").answer("Push 1")
    assert damage(played)[0] == (0, 3, 0)
    assert guard(played, 0) == 3


def test_armor_plating_costs_four_force_and_holds() -> None:
    """EX-FORCE-03: an Ultra may pay 2 of them; 3 armor and 3 guard, and a push of 3 with each hit."""
    tinker = side("Flail", "Spike", "Mech Charge", "Mech Charge", space=5)
    played = against_ryu(tinker, side("Cross")).answer("Boost Armor Plating")
    played.answer("Mech Charge from hand (2 Force)", "Mech Charge from hand (2 Force)")
    assert played.boosts(0) == ["Flail"]
    played.strike("Cross", "Spike")
    assert damage(played) == [(0, 3, 0)]
    assert guard(played, 0) == 7


def test_armor_plating_pushes_three_with_a_hit() -> None:
    played = against_ryu(side("Spike", space=3, boosts=["Flail"]), side("Block", space=5)).strike("Spike", "Block")
    assert played.spaces == (3, 8)
    assert played.lives == (15, 25)


# --- Mobile Gear ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(3, 6, True), (6, 9, False), (4, 8, True), (5, 9, False)])
def test_mobile_gear_advances_three(space: int, ends: int, hits: bool) -> None:
    played = against_ryu(side("Mobile Gear", space=space), side("Spike")).strike("Mobile Gear", "Spike")
    assert played.spaces == (ends, 7)
    assert played.lives[1] == (27 if hits else 30)


@pytest.mark.parametrize("boosted", [False, True])
def test_exceeded_or_fed_mobile_gear_hits_whom_it_passed(boosted: bool) -> None:
    """Exceeded, or with Force Feedback in play: 2 power and 5 guard more, and range does not matter."""
    tinker = side("Mobile Gear", space=6, exceeded=not boosted, boosts=["Mobile Gear"] if boosted else [])
    played = against_ryu(tinker, side("Spike")).strike("Mobile Gear", "Spike")
    assert checks(played)[0] == "Mobile Gear (1) hits at 2"
    assert damage(played)[0] == (1, 5, 5)


def test_exceeded_mobile_gear_that_passed_nobody_needs_its_range() -> None:
    played = against_ryu(side("Mobile Gear", space=2, exceeded=True), side("Block")).strike("Mobile Gear", "Block")
    assert checks(played)[0] == "Mobile Gear (1) misses at 2"


@pytest.mark.parametrize("boosted", [False, True])
def test_exceeded_or_fed_mobile_gear_has_five_guard(boosted: bool) -> None:
    tinker = side("Mobile Gear", space=5, exceeded=not boosted, boosts=["Mobile Gear"] if boosted else [])
    played = against_ryu(tinker, side("Cross")).strike("Mobile Gear", "Cross")
    assert guard(played, 0) == 5
    assert 0 not in stunned(played)


# --- Wrench Toss ---


def test_wrench_toss_pushes_one() -> None:
    played = against_ryu(side("Wrench Toss", space=4), side("Spike")).strike("Wrench Toss", "Spike")
    assert speeds(played) == (4, 3)
    assert played.spaces == (4, 8)
    assert damage(played) == [(1, 2, 2)]


def test_exceeded_wrench_toss_advances_two_and_is_better() -> None:
    """2 power and 2 speed more."""
    played = against_ryu(side("Wrench Toss", space=2, exceeded=True), side("Spike")).strike("Wrench Toss", "Spike")
    assert speeds(played) == (6, 3)
    assert checks(played)[0] == "Wrench Toss (1-3) hits at 3"
    assert damage(played)[0] == (1, 4, 4)
    assert played.spaces == (4, 8)


def test_pocket_fuel_does_the_same_for_any_attack() -> None:
    played = against_ryu(side("Spike", space=2, boosts=["Wrench Toss"]), side("Block")).strike("Spike", "Block")
    assert speeds(played) == (5, 0)
    assert checks(played)[0] == "Spike (2-3) hits at 3"
    assert damage(played) == [(1, 7, 7)]
    assert played.spaces == (4, 7)


# --- Drill Arm ---


@pytest.mark.parametrize(("spaces", "power"), [((6, 7), 4), ((8, 9), 6), ((2, 1), 6)])
def test_drill_arm_has_two_power_more_at_the_edge(spaces: tuple[int, int], power: int) -> None:
    """EX-CHAR-38: for 1 force."""
    tinker = side("Drill Arm", "Dive", space=spaces[0])
    played = against_ryu(tinker, side("Block", space=spaces[1])).strike("Drill Arm", "Block").answer("Dive from hand")
    assert damage(played) == [(1, power, power - 2)]
    assert played.names(0, "discard") == ["Dive"]


@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize(("space", "hits"), [(4, True), (3, False)])
def test_exceeded_or_charged_drill_arm_reaches_range_3(boosted: bool, space: int, hits: bool) -> None:
    """EX-CHAR-41: exceeded, or with the Turbocharger in play; 3 power more."""
    tinker = side("Drill Arm", "Dive", space=space, exceeded=not boosted, boosts=["Drill Arm"] if boosted else [])
    played = against_ryu(tinker, side("Block")).strike("Drill Arm", "Block").answer("Dive from hand")
    assert checks(played)[0] == f"Drill Arm (1-3) {'hits' if hits else 'misses'} at {7 - space}"
    assert damage(played) == ([(1, 7, 5)] if hits else [])


# --- Missiles ---


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Push 2", 9), ("Pull 1", 6), ("Pull 2", 5)])
def test_missiles_move_ryu_afterwards(choice: str, space: int) -> None:
    """Even if they missed."""
    played = against_ryu(side("Missiles", space=3), side("Block")).strike("Missiles", "Block")
    assert checks(played)[0] == "Missiles (1-3) misses at 4"
    assert played.labels == ["Push 1", "Push 2", "Pull 1", "Pull 2"]
    assert played.answer(choice).spaces == (3, space)


@pytest.mark.parametrize(
    ("attack", "reach", "damages"), [("Missiles", "2-5", [(1, 6, 4)]), ("Spike", "3-5", [(1, 7, 7)])]
)
def test_exceeded_missiles_or_arcing_projectiles_may_fly_farther(
    attack: str, reach: str, damages: list[tuple[int, int, int]]
) -> None:
    """EX-CHAR-36, EX-CHAR-41: 1~2 range and 2 power for 2 force; the boost gives them to a Spike."""
    exceeded = attack == "Missiles"
    tinker = side(attack, "Dive", "Focus", space=2, exceeded=exceeded, boosts=[] if exceeded else ["Missiles"])
    played = against_ryu(tinker, side("Block")).strike(attack, "Block")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer("Spend 2 force", "Dive from hand", "Focus from hand")
    assert checks(played)[0] == f"{attack} ({reach}) hits at 5"
    assert damage(played) == damages


def test_exceeded_missiles_need_not_fly_farther() -> None:
    tinker = side("Missiles", "Dive", "Focus", space=2, exceeded=True)
    played = against_ryu(tinker, side("Block")).strike("Missiles", "Block").answer("Do not")
    assert checks(played)[0] == "Missiles (1-3) misses at 5"
    assert sorted(played.names(0, "hand")) == ["Dive", "Focus"]


def test_basic_missiles_are_not_asked_for_force() -> None:
    played = against_ryu(side("Missiles", "Dive", "Focus", space=4), side("Assault")).strike("Missiles", "Assault")
    assert played.asked == (0, "choose")
    assert not played.offers("Spend")
    assert played.lives[1] == 26
