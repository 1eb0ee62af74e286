"""Play reports of the Normals: the attack halves in all three editions, the boost halves of each."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, shown, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

STANDARD = "Ryu"
UNDERNIGHT = "Hyde Kido"
STRIVE = "Ky Kiske"

in_all_editions = pytest.mark.parametrize("fighter", [STANDARD, UNDERNIGHT, STRIVE])


def mirror(fighter: str, one: SidePosition, other: SidePosition, turn: int = 0) -> Stage:
    return stage(one, other, fighters=(fighter, fighter), turn=turn)


def assault(fighter: str) -> str:
    return "Slash" if fighter == STRIVE else "Assault"


def spike(fighter: str) -> str:
    return "Dust" if fighter == STRIVE else "Spike"


# --- Grasp ---


@in_all_editions
@pytest.mark.parametrize(
    ("choice", "space", "life"), [("Push 1", 6, 25), ("Push 2", 7, 25), ("Pull 1", 3, 30), ("Pull 2", 2, 25)]
)
def test_grasp_pushes_or_pulls_one_or_two(fighter: str, choice: str, space: int, life: int) -> None:
    """EX-MOVE-12, EX-MOVE-13: one of the four must be picked; the Spike that follows meets the new range."""
    slow = spike(fighter)
    played = mirror(fighter, side("Grasp", space=4), side(slow, space=5)).strike("Grasp", slow)
    assert played.asked == (0, "choose")
    assert played.labels == ["Push 1", "Push 2", "Pull 1", "Pull 2"]
    played.answer(choice)
    assert played.spaces == (4, space)
    assert played.lives == (life, 27)
    assert speeds(played) == (7, 3)
    assert played.names(0, "gauge") == ["Grasp"]
    assert played.turn == 1


@in_all_editions
def test_grasp_misses_at_range_2_and_moves_nobody(fighter: str) -> None:
    played = mirror(fighter, side("Grasp", space=4), side("Grasp", space=6)).strike("Grasp", "Grasp")
    assert checks(played) == ["Grasp (1) misses at 2"] * 2
    assert (played.spaces, played.lives) == ((4, 6), (30, 30))
    assert played.names(0, "discard") == ["Grasp"]


# --- Cross ---


@in_all_editions
@pytest.mark.parametrize(
    ("spaces", "ends", "lives", "zone"),
    [
        ((5, 6), 2, (30, 27), "gauge"),
        ((5, 7), 2, (30, 27), "gauge"),
        ((5, 8), 2, (30, 30), "discard"),
        ((3, 4), 1, (25, 27), "gauge"),
    ],
)
def test_cross_retreats_three_whether_it_hit_or_not(
    fighter: str, spaces: tuple[int, int], ends: int, lives: tuple[int, int], zone: str
) -> None:
    """EX-MOVE-02, EX-ATK-07: out of reach of the Spike, unless the edge stops it at range 3."""
    slow = spike(fighter)
    played = mirror(fighter, side("Cross", space=spaces[0]), side(slow, space=spaces[1])).strike("Cross", slow)
    assert speeds(played) == (6, 3)
    assert played.spaces == (ends, spaces[1])
    assert played.lives == lives
    assert played.names(0, zone) == ["Cross"]


# --- Assault, Slash ---


@in_all_editions
@pytest.mark.parametrize(
    ("starts", "ends", "lives", "turn"),
    [(5, 5, (30, 26), 0), (4, 5, (30, 26), 0), (3, 5, (30, 26), 0), (2, 4, (25, 30), 1)],
)
def test_assault_closes_two_and_takes_the_next_turn_on_a_hit(
    fighter: str, starts: int, ends: int, lives: tuple[int, int], turn: int
) -> None:
    """EX-MOVE-09, EX-NEXT-02: no advantage without a hit."""
    fast, slow = assault(fighter), spike(fighter)
    played = mirror(fighter, side(fast, space=starts), side(slow, space=6)).strike(fast, slow)
    assert speeds(played) == (5, 3)
    assert played.spaces == (ends, 6)
    assert played.lives == lives
    assert played.turn == turn
    assert played.names(0, "gauge" if turn == 0 else "discard") == [fast]


# --- Dive ---


@in_all_editions
@pytest.mark.parametrize(
    ("spaces", "ends", "lives"),
    [
        ((3, 7), 6, (26, 27)),
        ((4, 7), 8, (30, 27)),
        ((4, 6), 8, (30, 30)),
        ((8, 9), 8, (26, 27)),
    ],
)
def test_dive_cannot_be_hit_once_it_has_passed(
    fighter: str, spaces: tuple[int, int], ends: int, lives: tuple[int, int]
) -> None:
    """EX-MOVE-04, EX-MOVE-06: short of the opponent, just past, well past, and against the edge."""
    played = mirror(fighter, side("Dive", space=spaces[0]), side("Focus", space=spaces[1])).strike("Dive", "Focus")
    assert speeds(played) == (4, 1)
    assert played.spaces == (ends, spaces[1])
    assert played.lives == lives
    assert len(played.names(1, "hand")) == 1  # Focus draws, hit or not


# --- Spike, Dust ---


@in_all_editions
@pytest.mark.parametrize("space", [2, 3])
def test_spike_goes_through_armor_and_guard(fighter: str, space: int) -> None:
    """EX-DMG-07, EX-STUN-11, EX-ATK-10: Focus has armor 2 and guard 5, and neither counts."""
    low = spike(fighter)
    played = mirror(fighter, side(low, space=space), side("Focus", space=5)).strike(low, "Focus")
    assert speeds(played) == (3, 1)
    assert played.lives == (30, 25)
    assert stunned(played) == [1]
    assert played.names(0, "gauge") == [low]
    assert played.names(1, "discard") == ["Focus"]


@in_all_editions
@pytest.mark.parametrize(("space", "life"), [(4, 26), (1, 30)])
def test_spike_misses_at_range_1_and_4(fighter: str, space: int, life: int) -> None:
    low = spike(fighter)
    played = mirror(fighter, side(low, space=space), side("Focus", space=5)).strike(low, "Focus")
    assert played.lives == (life, 30)
    assert stunned(played) == []
    assert played.names(0, "discard") == [low]


@in_all_editions
def test_spike_holds_out_four_damage(fighter: str) -> None:
    """EX-STUN-01: damage equal to guard 4 does not stun, so the Spike still comes."""
    low, fast = spike(fighter), assault(fighter)
    played = mirror(fighter, side(low, space=4), side(fast, space=5)).strike(low, fast)
    assert (guard(played, 0), stunned(played)) == (4, [])
    assert checks(played)[-1] == f"{low} (2-3) misses at 1"


# --- Sweep ---


@in_all_editions
@pytest.mark.parametrize("space", [4, 3, 2])
def test_sweep_takes_a_card_from_the_hand(fighter: str, space: int) -> None:
    held = side("Focus", "Grasp", "Cross", space=5)
    played = mirror(fighter, side("Sweep", space=space), held).strike("Sweep", "Focus")
    assert speeds(played) == (2, 1)
    assert damage(played)[0] == (1, 6, 4)
    assert len(played.names(1, "discard")) == (2 if space == 2 else 1)  # at range 3 Focus misses and is discarded
    assert played.names(1, "discard")[0] in ("Grasp", "Cross")
    assert len(played.names(1, "hand")) == 2  # one lost, one drawn by Focus
    assert played.names(0, "gauge") == ["Sweep"]


@in_all_editions
def test_sweep_at_range_4_takes_nothing(fighter: str) -> None:
    played = mirror(fighter, side("Sweep", space=1), side("Focus", "Grasp", space=5)).strike("Sweep", "Focus")
    assert played.lives == (30, 30)
    assert "Grasp" in played.names(1, "hand")
    assert played.names(0, "discard") == ["Sweep"]


@in_all_editions
def test_sweep_hits_an_empty_hand_for_damage_alone(fighter: str) -> None:
    played = mirror(fighter, side("Sweep", space=4), side("Focus", space=5)).strike("Sweep", "Focus")
    assert played.lives == (26, 26)
    assert played.names(1, "discard") == []


@in_all_editions
@pytest.mark.parametrize(("reply", "stuns"), [("Sweep", False), ("EX Sweep", True)])
def test_sweep_holds_out_six_damage(fighter: str, reply: str, stuns: bool) -> None:
    """EX-STUN-01: guard 6 against 6, then against the 7 of an EX Sweep, which is also the faster one."""
    played = mirror(fighter, side("Sweep", space=4), side("Sweep", "Sweep", space=5)).strike("Sweep", reply)
    assert (0 in stunned(played)) is stuns


# --- Focus ---


@in_all_editions
@pytest.mark.parametrize("choice", ["Push 2", "Pull 2"])
def test_focus_stays_where_it_is_and_draws(fighter: str, choice: str) -> None:
    """EX-EXMP-16, EX-EXMP-19: the Grasp hits but moves nobody."""
    played = mirror(fighter, side("Focus", space=4, deck=["Dive"]), side("Grasp", space=5)).strike("Focus", "Grasp")
    played.answer(choice)
    assert played.spaces == (4, 5)
    assert played.lives == (29, 26)
    assert played.names(0, "hand") == ["Dive"]
    assert played.names(0, "gauge") == ["Focus"]


@in_all_editions
@pytest.mark.parametrize(("space", "life"), [(4, 28), (3, 28), (2, 30)])
def test_focus_reaches_range_1_and_2_and_draws_in_any_case(fighter: str, space: int, life: int) -> None:
    """Block holds off 2 of its 4."""
    played = mirror(fighter, side("Focus", space=space, deck=["Dive"]), side("Block", space=5)).strike("Focus", "Block")
    assert speeds(played) == (1, 0)
    assert played.lives == (30, life)
    assert played.names(0, "hand") == ["Dive"]
    assert played.names(0, "discard" if life == 30 else "gauge") == ["Focus"]


@in_all_editions
def test_focus_holds_out_seven_power(fighter: str) -> None:
    """EX-EXMP-01, EX-EXMP-02: 5 damage is not more than guard 5, so it hits back and draws."""
    played = mirror(fighter, side("Focus", space=4), side("Sweep", "Sweep", space=5)).strike("Focus", "EX Sweep")
    assert damage(played) == [(0, 7, 5), (1, 4, 3)]
    assert len(played.names(0, "hand")) == 1


@pytest.mark.parametrize(
    ("fighter", "attack", "boost"),
    [
        (STANDARD, "Sweep", "Grasp"),
        (UNDERNIGHT, "Sweep", "Red-Clad Craver"),
        (STRIVE, "EX Sweep", "Ride the Lightning"),
    ],
)
def test_focus_stunned_by_eight_power_draws_nothing(fighter: str, attack: str, boost: str) -> None:
    """EX-EXMP-03, EX-REACT-02: 6 damage is more than guard 5."""
    strong = side("Sweep", "Sweep", space=5, boosts=[boost])
    played = mirror(fighter, side("Focus", space=4), strong).strike("Focus", attack)
    assert damage(played) == [(0, 8, 6)]
    assert stunned(played) == [0]
    assert played.names(0, "hand") == []
    assert played.names(0, "discard") == ["Focus"]


# --- Block ---


@in_all_editions
def test_block_spends_no_force_and_goes_to_gauge(fighter: str) -> None:
    """Armor 2 and guard 3 against power 4: 2 damage, not stunned; it never hits."""
    fast = assault(fighter)
    played = mirror(fighter, side("Block", "Grasp", space=4), side(fast, space=5)).strike("Block", fast)
    assert played.asked == (0, "pay")
    assert played.labels == ["That is all", "Grasp from hand (1 Force)"]
    played.answer("That is all")
    assert played.lives == (28, 30)
    assert checks(played)[-1] == "Block (-) misses at 1"
    assert played.names(0, "gauge") == ["Block"]
    assert played.names(0, "hand") == ["Grasp"]


@in_all_editions
def test_block_gets_two_armor_for_each_force(fighter: str) -> None:
    held = side("Block", "Dive", "Cross", "Focus", space=4)
    played = mirror(fighter, held, side("Sweep", "Sweep", space=5)).strike("Block", "EX Sweep")
    one, other = played.names(0, "hand")  # the Sweep has taken one of the three
    assert played.labels == ["That is all", f"{one} from hand (1 Force)", f"{other} from hand (1 Force)"]
    assert played.total(0, "armor") == 2
    played.answer(other, one)
    assert damage(played) == [(0, 7, 1)]
    assert played.lives == (29, 30)
    assert played.names(0, "discard")[1:] == [other, one]
    assert played.names(0, "gauge") == ["Block"]


def test_block_takes_force_from_gauge_too() -> None:
    """EX-FORCE-01, EX-FORCE-03: an Ultra gives 1 or 2."""
    held = side("Block", space=4, gauge=["Sacred Edge"])
    played = mirror(STRIVE, held, side("Slash", space=5)).strike("Block", "Slash")
    ultra = [f"Sacred Edge from gauge ({force} Force)" for force in (1, 2)]
    assert played.labels == ["That is all", *ultra]
    played.answer(ultra[0])
    assert played.lives == (30, 30)
    assert played.names(0, "gauge") == ["Block"]


@in_all_editions
def test_a_stunned_block_is_discarded(fighter: str) -> None:
    """EX-REACT-02, EX-CLEAN-06: Sweep's 6 less 2 armor is more than guard 3; its hit effect takes the card first."""
    played = mirror(fighter, side("Block", "Grasp", space=4), side("Sweep", space=5)).strike("Block", "Sweep")
    assert played.lives == (26, 30)
    assert stunned(played) == [0]
    assert played.names(0, "discard") == ["Grasp", "Block"]
    assert played.names(0, "gauge") == []


@in_all_editions
def test_force_does_not_help_block_against_an_attack_that_ignores_armor(fighter: str) -> None:
    """EX-DMG-07."""
    low = spike(fighter)
    played = mirror(fighter, side("Block", "Grasp", space=3), side(low, space=5)).strike("Block", low)
    played.answer("Grasp from hand")
    assert played.lives == (25, 30)
    assert played.names(0, "discard") == ["Grasp", "Block"]


@in_all_editions
def test_block_that_is_not_hit_asks_nothing_and_goes_to_gauge(fighter: str) -> None:
    played = mirror(fighter, side("Block", "Dive", space=2), side("Grasp", space=5)).strike("Block", "Grasp")
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == ["Block"]
    assert played.names(0, "hand") == ["Dive"]


# --- Boosts that simply lie in play ---


@pytest.mark.parametrize(
    ("fighter", "card", "boost"),
    [
        (STANDARD, "Grasp", "Fierce"),
        (STANDARD, "Spike", "Defend"),
        (STANDARD, "Sweep", "Light"),
        (UNDERNIGHT, "Cross", "Superior"),
        (STRIVE, "Dust", "Faultless Defense"),
        (STRIVE, "Sweep", "Badass"),
        (STRIVE, "Focus", "Scramble"),
    ],
)
def test_a_continuous_boost_stays_in_play_and_the_turn_passes(fighter: str, card: str, boost: str) -> None:
    """EX-ACT-02, EX-ACT-22, EX-ACT-23: no cost, one card drawn at the end of the turn."""
    played = mirror(fighter, side(card, deck=["Block"]), side()).answer(f"Boost {boost} ({card})")
    assert played.boosts(0) == [card]
    assert played.names(0, "hand") == ["Block"]
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("card", "boost"), [("Dust", "Faultless Defense"), ("Sweep", "Badass"), ("Focus", "Scramble")])
def test_a_cancelable_boost_of_strive_can_be_canceled(card: str, boost: str) -> None:
    """EX-CANCEL-01, EX-CANCEL-02: 1 gauge for another action; the boost stays. Without gauge nothing is asked."""
    played = mirror(STRIVE, side(card, gauge=["Dive"]), side()).answer(f"Boost {boost}")
    assert played.labels == ["Do not cancel", "Cancel"]
    played.answer("Cancel", "Do not")  # Ky's ability: he does not move
    assert played.asked == (0, "action")
    assert played.boosts(0) == [card]
    assert played.names(0, "discard") == ["Dive"]


# --- Boost halves of standard ---


def test_fierce_gives_two_power_for_one_strike() -> None:
    """EX-CLEAN-04: it is discarded in cleanup."""
    played = mirror(STANDARD, side("Cross", boosts=["Grasp"], space=4), side("Spike", space=6)).strike("Cross", "Spike")
    assert damage(played) == [(1, 5, 5)]
    assert stunned(played) == [1]
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Grasp"]


@pytest.mark.parametrize(("choice", "space"), [("Advance 0", 5), ("Advance 1", 6), ("Advance 2", 8), ("Advance 3", 9)])
def test_run_advances_up_to_three(choice: str, space: int) -> None:
    """EX-EXMP-70, EX-MOVE-17: then it is discarded."""
    played = mirror(STANDARD, side("Cross", space=5, deck=["Dive"]), side()).answer("Boost Run")
    assert played.labels == ["Advance 0", "Advance 1", "Advance 2", "Advance 3"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "discard") == ["Cross"]
    assert played.names(0, "hand") == ["Dive"]
    assert played.turn == 1


@pytest.mark.parametrize("spaces", range(5))
def test_backstep_retreats_up_to_four(spaces: int) -> None:
    played = mirror(STANDARD, side("Assault", space=5), side()).answer("Boost Backstep")
    assert played.labels == [f"Retreat {number}" for number in range(5)]
    played.answer(f"Retreat {spaces}")
    assert played.spaces == (5 - spaces, 7)
    assert played.names(0, "discard") == ["Assault"]
    assert played.turn == 1


def test_tech_discards_a_continuous_boost_of_either_player() -> None:
    """The picker must take one; the cards go to their owners' discard piles."""
    one, other = side("Dive", boosts=["Grasp"]), side(boosts=["Sweep"])
    played = mirror(STANDARD, one, other).answer("Boost Tech")
    assert played.labels == ["Ryu 1's Fierce", "Ryu 2's Light"]
    played.answer("Ryu 2's Light")
    assert (played.boosts(0), played.boosts(1)) == (["Grasp"], [])
    assert played.names(0, "discard") == ["Dive"]
    assert played.names(1, "discard") == ["Sweep"]
    assert played.turn == 1


def test_tech_without_a_boost_in_play_does_nothing() -> None:
    played = mirror(STANDARD, side("Dive"), side()).answer("Boost Tech")
    assert played.asked == (1, "action")
    assert played.names(0, "discard") == ["Dive"]


def test_defend_gives_armor_and_guard() -> None:
    """Armor 0 + 1 and guard 4 + 3 on a Spike: 5 of a Donkey Kick's 6 come through and do not stun."""
    one, other = side("Donkey Kick", space=4), side("Spike", boosts=["Spike"], space=5)
    played = mirror(STANDARD, one, other).strike("Donkey Kick", "Spike")
    assert damage(played) == [(1, 6, 5), (0, 5, 5)]
    assert played.lives == (25, 25)
    assert guard(played, 1) == 7
    assert 1 not in stunned(played)
    assert played.boosts(1) == []


def test_spike_without_defend_is_stunned_by_the_same_kick() -> None:
    one, other = side("Donkey Kick", space=4), side("Spike", space=5)
    played = mirror(STANDARD, one, other).strike("Donkey Kick", "Spike")
    assert (played.lives, stunned(played)) == ((30, 24), [1])


def test_light_gives_two_speed() -> None:
    """EX-EXMP-71: Assault with 7 goes before Cross with 6."""
    one = side("Assault", boosts=["Sweep"], space=4)
    played = mirror(STANDARD, one, side("Cross", space=5)).strike("Assault", "Cross")
    assert speeds(played) == (7, 6)
    assert checks(played) == ["Assault (1) hits at 1"]
    assert played.boosts(0) == []


def read(fighter: str, card: str, held: SidePosition, named: str) -> Stage:
    """Plays Reading, names a Normal, and sets a Sweep."""
    played = mirror(fighter, side(card, "Sweep"), held).answer("Boost Reading", named, "Sweep")
    if played.asked == (0, "order"):
        played.answer("Reading")  # beside it stands Ryu's offer of a critical
    return played


@pytest.mark.parametrize(("fighter", "card"), [(STANDARD, "Focus"), (UNDERNIGHT, "Dive")])
def test_reading_names_a_normal_and_is_discarded_before_the_attack_is_set(fighter: str, card: str) -> None:
    """A-01, EX-BOOST-11."""
    played = mirror(fighter, side(card, "Sweep"), side()).answer("Boost Reading")
    assert played.labels == ["Grasp", "Cross", "Assault", "Dive", "Spike", "Sweep", "Focus", "Block"]
    played.answer("Grasp")
    assert played.asked == (0, "set")
    assert played.names(0, "discard") == [card]


@pytest.mark.parametrize(("fighter", "card"), [(STANDARD, "Focus"), (UNDERNIGHT, "Dive")])
def test_reading_makes_the_opponent_set_the_named_normal(fighter: str, card: str) -> None:
    """EX-CARE-13: an EX attack of it will do too."""
    played = read(fighter, card, side("Grasp", "Grasp", "Cross"), "Grasp")
    assert played.asked == (1, "set")
    assert played.labels == ["Grasp", "EX Grasp"]
    played.answer("EX Grasp")
    assert played.turn == 1
    assert shown(played) == []


@pytest.mark.parametrize(("fighter", "card"), [(STANDARD, "Focus"), (UNDERNIGHT, "Dive")])
def test_reading_a_normal_that_is_not_held_shows_the_hand(fighter: str, card: str) -> None:
    played = read(fighter, card, side("Cross", "Block"), "Grasp")
    assert shown(played) == [(1, ("Cross", "Block"))]
    assert played.labels == ["Cross", "Block", "Wild Swing"]


@pytest.mark.parametrize("fighter", [STANDARD, STRIVE])
def test_parry_takes_one_copy_of_the_named_card(fighter: str) -> None:
    held = side("Cross", "Cross", "Dive")
    played = mirror(fighter, side("Block", deck=["Grasp"]), held).answer("Boost Parry")
    assert played.asked == (0, "name")
    assert len(played.labels) == 15
    played.answer("Cross")
    assert played.asked == (1, "pick")
    assert played.labels == ["Cross"]
    played.answer("Cross")
    assert played.names(1, "hand") == ["Cross", "Dive"]
    assert played.names(1, "discard") == ["Cross"]
    assert played.names(0, "discard") == ["Block"]
    assert played.names(0, "hand") == ["Grasp"]
    assert shown(played) == []
    assert played.asked == (1, "action")


@pytest.mark.parametrize("fighter", [STANDARD, STRIVE])
def test_parry_naming_a_card_that_is_not_held_shows_the_hand(fighter: str) -> None:
    """Parry is not Cancelable, even with gauge."""
    played = mirror(fighter, side("Block", gauge=["Dive"]), side("Cross", "Dive")).answer("Boost Parry", "Sweep")
    assert played.labels == ["No more"]  # asked all the same, so that nothing is told by who is asked
    played.answer("No more")
    assert shown(played) == [(1, ("Cross", "Dive"))]
    assert played.names(1, "hand") == ["Cross", "Dive"]
    assert played.asked == (1, "action")


# --- Boost halves of undernight ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 0", 3), ("Advance 1", 4), ("Advance 2", 5), ("Advance 3", 6)])
def test_respect_advances_now_and_draws_two_at_the_start_of_the_next_turn(choice: str, space: int) -> None:
    """EX-BOOST-09: if it is still in play then, it is discarded for the cards."""
    one = side("Grasp", deck=["Cross", "Dive", "Focus", "Sweep"])
    played = mirror(UNDERNIGHT, one, side()).answer("Boost Respect")
    assert played.labels == ["Advance 0", "Advance 1", "Advance 2", "Advance 3"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.boosts(0) == ["Grasp"]
    assert played.names(0, "hand") == ["Cross"]
    played.answer("Prepare")
    assert played.asked == (0, "action")
    assert played.names(0, "hand") == ["Cross", "Dive", "Focus"]
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Grasp"]


def test_respect_is_lost_in_a_strike() -> None:
    """EX-BOOST-19: the opponent strikes first, so nothing is drawn."""
    one = side("Grasp", deck=["Cross", "Sweep"])
    played = mirror(UNDERNIGHT, one, side("Dive")).answer("Boost Respect", "Advance 0")
    played.strike("Dive", "Wild Swing")
    assert played.asked == (0, "action")
    assert played.names(0, "hand") == ["Cross"]
    assert "Grasp" in played.names(0, "discard")


@pytest.mark.parametrize(("fighter", "card"), [(UNDERNIGHT, "Cross"), (STRIVE, "Sweep")])
def test_superior_and_badass_make_an_attack_ex(fighter: str, card: str) -> None:
    """EX-STRIKE-07, A-11: +1 to the four numbers with one card, and not twice with two."""
    for attack, hand in (("Focus", ["Focus"]), ("EX Focus", ["Focus", "Focus"])):
        played = mirror(fighter, side(*hand, boosts=[card], space=4), side("Grasp", space=5)).strike(attack, "Grasp")
        assert [played.total(0, stat) for stat in ("power", "speed", "armor", "guard")] == [5, 2, 3, 6]
        played.answer("Push 2")
        assert speeds(played) == (2, 7)
        assert played.lives == (30, 25)
        assert played.boosts(0) == []


@pytest.mark.parametrize(("choice", "space"), [("Close 3", 6), ("Retreat 3", 1)])
def test_air_dash_closes_or_retreats_three(choice: str, space: int) -> None:
    """EX-EXMP-73, EX-MOVE-09: a close stops beside the opponent, a retreat at the edge."""
    played = mirror(UNDERNIGHT, side("Assault", space=4), side()).answer("Boost Air Dash")
    assert played.labels == ["Close 3", "Retreat 3"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "discard") == ["Assault"]
    assert played.turn == 1


@pytest.mark.parametrize(("choice", "space"), [("Close 1", 4), ("Retreat 1", 2)])
def test_mixup_steps_strikes_and_draws_after_setting(choice: str, space: int) -> None:
    """EX-BOOST-11, EX-ACT-03: the card is drawn once the attack is set; no draw ends the turn."""
    one = side("Spike", "Sweep", deck=["Dive", "Cross"])
    played = mirror(UNDERNIGHT, one, side("Block")).answer("Boost Mixup")
    assert played.labels == ["Close 1", "Retreat 1"]
    played.answer(choice)
    assert played.asked == (0, "set")
    assert played.labels == ["Sweep", "Wild Swing"]
    assert played.names(0, "discard") == ["Spike"]
    played.answer("Sweep")
    assert played.asked == (1, "set")
    assert played.names(0, "hand") == ["Dive"]
    played.answer("Block")
    assert played.spaces == (space, 7)
    assert played.names(0, "hand") == ["Dive"]
    assert played.turn == 1


def test_just_defense_strikes_with_three_armor_and_loses_all_armor_after() -> None:
    """EX-BOOST-07, EX-BOOST-11, EX-CLEAN-04: it protects in its own strike, and is discarded in the cleanup."""
    one = side("Sweep", "Focus", space=4)
    played = mirror(UNDERNIGHT, one, side("Sweep", "Sweep", space=5)).answer("Boost Just Defense", "Focus", "EX Sweep")
    assert damage(played)[0] == (0, 7, 2)
    assert played.asked[1] == "order"
    played.answer("Just Defense")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Sweep"]
    assert played.turn == 1


def test_just_defense_protects_no_more_after_its_own_attack() -> None:
    one = side("Sweep", "Cross", space=4)
    other = side("Shadow Scare", space=5)
    played = mirror(UNDERNIGHT, one, other).answer("Boost Just Defense", "Cross", "Shadow Scare")
    assert played.total(0, "armor") == 3
    played.answer("Cross")  # it retreats; then the armor goes
    assert checks(played)[-1] == "Shadow Scare (1-5) hits at 4"
    assert damage(played)[-1] == (0, 4, 4)


def test_veil_off_exceeds_for_free_and_goes_to_gauge() -> None:
    played = mirror(UNDERNIGHT, side("Focus", deck=["Dive"]), side()).answer("Boost Veil Off")
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Focus"]
    assert played.names(0, "discard") == []
    assert played.names(0, "hand") == ["Dive"]
    assert played.asked == (1, "action")


def test_veil_off_of_an_exceeded_fighter_only_fills_the_gauge() -> None:
    played = mirror(UNDERNIGHT, side("Focus", exceeded=True), side()).answer("Boost Veil Off")
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Focus"]


def test_tech_hit_discards_a_boost_and_strikes() -> None:
    """A-01: it lies in the discard pile before the attack is set."""
    one, other = side("Block", "Sweep", boosts=["Cross"]), side("Focus", boosts=["Grasp"])
    played = mirror(UNDERNIGHT, one, other).answer("Boost Tech Hit")
    assert played.labels == ["Hyde Kido 1's Superior", "Hyde Kido 2's Respect"]
    played.answer("Hyde Kido 2's Respect")
    assert played.boosts(1) == []
    assert played.asked == (0, "set")
    assert played.names(0, "discard") == ["Block"]
    played.answer("Sweep", "Focus")
    assert speeds(played) == (3, 1)
    assert played.turn == 1


def test_tech_hit_strikes_without_a_boost_to_discard() -> None:
    played = mirror(UNDERNIGHT, side("Block", "Sweep"), side()).answer("Boost Tech Hit")
    assert played.asked == (0, "set")


# --- Boost halves of strive ---


def test_lets_rock_draws_now_and_joins_the_gauge_on_a_hit() -> None:
    """EX-EXMP-76: +1 power in the hit that sends it there; it is not Cancelable."""
    one = side("Grasp", "Cross", space=4, deck=["Dive", "Focus"], gauge=["Sweep"])
    played = mirror(STRIVE, one, side(space=6)).answer("Boost Let's Rock!")
    assert played.asked == (1, "action")
    assert played.names(0, "hand") == ["Cross", "Dive", "Focus"]
    played.answer("Prepare")
    played.strike("Cross", "Wild Swing")
    assert damage(played)[0] == (1, 4, 4)
    assert sorted(played.names(0, "gauge")) == ["Cross", "Grasp", "Sweep"]
    assert played.boosts(0) == []


def test_lets_rock_is_discarded_after_a_miss() -> None:
    played = mirror(STRIVE, side("Cross", boosts=["Grasp"]), side("Grasp")).strike("Cross", "Grasp")
    assert played.names(0, "gauge") == []
    assert played.names(0, "discard") == ["Grasp", "Cross"]


@pytest.mark.parametrize(
    ("spaces", "choice", "ends", "zone"),
    [
        ((4, 5), "Push 2", 7, "discard"),
        ((4, 8), "Push 2", 9, "discard"),
        ((4, 7), "Pull 2", 5, "discard"),
        ((4, 6), "Pull 2", 3, "gauge"),
        ((1, 2), "Pull 2", 2, "discard"),
    ],
)
def test_area_shift_joins_the_gauge_only_if_the_pull_went_past(
    spaces: tuple[int, int], choice: str, ends: int, zone: str
) -> None:
    """EX-EXMP-31, EX-EXMP-32, EX-EXMP-33; in the corner there is no room to pull anybody past (EX-CARE-08)."""
    played = mirror(STRIVE, side("Cross", space=spaces[0]), side(space=spaces[1])).answer("Boost Area Shift")
    assert len(played.labels) == 2
    played.answer(choice)
    if zone == "gauge":
        played.answer("Do not cancel")  # EX-CANCEL-07: the card it has just gained could pay
    assert played.spaces == (spaces[0], ends)
    assert played.names(0, zone) == ["Cross"]
    assert played.turn == 1


@pytest.mark.parametrize(("start", "space"), [(3, 6), (5, 9), (6, 9)])
def test_dash_advances_three(start: int, space: int) -> None:
    """EX-EXMP-75: short of the opponent, past, and as far as the edge; then the Cancel is offered."""
    played = mirror(STRIVE, side("Slash", space=start, gauge=["Dive"]), side()).answer("Boost Dash")
    assert played.asked == (0, "cancel")
    assert played.spaces == (space, 7)
    assert played.names(0, "discard") == ["Slash"]
    played.answer("Do not cancel")
    assert played.turn == 1


def test_ukemi_discards_a_continuous_boost_and_can_be_canceled() -> None:
    one, other = side("Dive", boosts=["Sweep"], gauge=["Grasp"]), side(boosts=["Dust"])
    played = mirror(STRIVE, one, other).answer("Boost Ukemi")
    assert played.labels == ["Ky Kiske 1's Badass", "Ky Kiske 2's Faultless Defense"]
    played.answer("Ky Kiske 2's")
    assert played.names(1, "discard") == ["Dust"]
    assert played.boosts(0) == ["Sweep"]
    assert played.asked == (0, "cancel")


def test_faultless_defense_gives_four_guard() -> None:
    """EX-STUN-01: Dust's guard 4 + 4 holds out Dive's 5; the boost is discarded in cleanup."""
    played = mirror(STRIVE, side("Dust", boosts=["Dust"], space=4), side("Dive", space=7)).strike("Dust", "Dive")
    assert (guard(played, 0), stunned(played)) == (8, [])
    assert played.names(0, "discard") == ["Dust", "Dust"]


def test_faultless_defense_goes_to_gauge_at_the_start_of_the_next_turn() -> None:
    played = mirror(STRIVE, side("Dust"), side()).answer("Boost Faultless Defense", "Prepare")
    assert played.asked == (0, "action")
    assert played.boosts(0) == []
    assert played.names(0, "gauge") == ["Dust"]


def test_scramble_forces_a_wild_swing_on_the_defender() -> None:
    """EX-EXMP-77: the defender holds cards but may set none."""
    one, other = side("Cross", boosts=["Focus"]), side("Grasp", "Dive", deck=["Sweep"])
    played = mirror(STRIVE, one, other).answer("Strike", "Cross")
    assert played.asked == (1, "set")
    assert played.labels == ["Wild Swing"]
    played.answer("Wild Swing")
    assert played.names(1, "hand") == ["Grasp", "Dive"]
    assert checks(played)[-1] == "Sweep (1-3) misses at 6"
    assert played.boosts(0) == []


def test_scramble_does_nothing_when_the_opponent_strikes() -> None:
    one, other = side("Cross", boosts=["Focus"]), side("Grasp")
    played = mirror(STRIVE, one, other, turn=1).answer("Strike")
    assert played.labels == ["Grasp", "Wild Swing"]
    played.answer("Grasp")
    assert played.asked == (0, "set")
    assert played.labels == ["Cross", "Wild Swing"]
