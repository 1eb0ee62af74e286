"""Play reports of Hyde Kido: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition


def against_linne(hyde: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(hyde, linne, fighters=("Hyde Kido", "Linne"), turn=turn)


# --- The fighter, basic ---


@pytest.mark.parametrize(("choice", "space"), [("Close 1", 4), ("Retreat 1", 2)])
def test_the_basic_action_steps_and_puts_a_card_into_gauge(choice: str, space: int) -> None:
    """EX-CHAR-03: no strike, so a card is drawn at the end of the turn."""
    played = against_linne(side("Dive", "Cross", deck=["Focus"]), side()).answer("Action")
    assert played.labels == ["Close 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert len(played.labels) == 2
    played.answer("Put 1 card")
    assert played.asked == (0, "pick")
    played.answer("Cross")
    assert played.names(0, "gauge") == ["Cross"]
    assert sorted(played.names(0, "hand")) == ["Dive", "Focus"]
    assert played.asked == (1, "action")


def test_the_basic_action_may_strike_face_up() -> None:
    """EX-CHAR-19: neither a wild swing nor an EX attack; the opponent sees it before setting."""
    played = against_linne(side("Cross", "Cross", "Dive", space=4), side("Grasp", space=7))
    played.answer("Action", "Close 1", "Strike face up")
    assert played.asked == (0, "set")
    assert played.labels == ["Cross", "Dive"]
    played.answer("Cross")
    assert played.asked == (1, "set")
    assert "Hyde Kido sets an attack face up: Cross." in played.sentences()
    played.answer("Grasp")
    assert damage(played) == [(1, 3, 3)]  # no bonus on the basic side
    assert played.names(0, "gauge") == ["Cross"]
    assert played.names(0, "hand") == ["Cross", "Dive"]
    assert played.turn == 1


def test_the_basic_action_with_an_empty_hand_is_a_step_only() -> None:
    played = against_linne(side(deck=["Dive"]), side()).answer("Action", "Retreat 1")
    assert played.spaces == (2, 7)
    assert played.asked == (1, "action")
    assert played.names(0, "hand") == ["Dive"]


def test_exceeding_costs_one_gauge() -> None:
    """EX-EXC-02, EX-EXC-03."""
    played = against_linne(side(gauge=["Grasp"], deck=["Dive"]), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert played.names(0, "discard") == ["Grasp"]
    assert played.names(0, "hand") == ["Dive"]
    assert played.asked == (1, "action")


# --- The fighter, exceeded ---


def test_the_exceeded_action_strikes_from_gauge_with_three_power_and_seals_the_card() -> None:
    """EX-CHAR-18, EX-ZONE-12: 1 gauge is paid; the attack lies face up and is sealed though it hit."""
    hyde = side("Dive", gauge=["Cross", "Focus", "Sweep"], exceeded=True, space=5)
    played = against_linne(hyde, side("Grasp")).answer("Action", "Focus")
    assert played.asked == (0, "set")
    assert sorted(played.labels) == ["Cross", "Sweep"]
    played.answer("Cross", "Grasp")
    assert "Hyde Kido sets an attack face up: Cross." in played.sentences()
    assert damage(played) == [(1, 6, 6)]
    assert played.names(0, "sealed") == ["Cross"]
    assert played.names(0, "gauge") == ["Sweep"]
    assert played.names(0, "discard") == ["Focus"]
    assert played.turn == 1


def test_the_exceeded_action_seals_a_card_that_missed_too() -> None:
    hyde = side(gauge=["Cross", "Focus"], exceeded=True)
    played = against_linne(hyde, side("Grasp")).answer("Action", "Focus", "Grasp")  # only the Cross is left to set
    assert checks(played)[-1] == "Cross (1-2) misses at 4"
    assert played.names(0, "sealed") == ["Cross"]


def test_the_exceeded_action_with_its_last_gauge_card_is_a_wild_swing() -> None:
    """EX-FAQ-22: it has the 3 power and is sealed as well."""
    hyde = side("Dive", gauge=["Focus"], exceeded=True, space=5, deck=["Cross"])
    played = against_linne(hyde, side("Grasp")).answer("Action")
    assert played.labels == ["Wild Swing"]
    played.answer("Wild Swing", "Grasp")
    assert damage(played) == [(1, 6, 6)]
    assert played.names(0, "sealed") == ["Cross"]


def test_the_exceeded_action_needs_a_gauge_card() -> None:
    played = against_linne(side("Dive", exceeded=True), side())
    assert not played.offers("Action")


def test_an_ordinary_strike_of_the_exceeded_side_has_no_bonus() -> None:
    hyde = side("Cross", gauge=["Focus"], exceeded=True, space=5)
    played = against_linne(hyde, side("Grasp")).strike("Cross", "Grasp")
    assert damage(played) == [(1, 3, 3)]
    assert played.names(0, "gauge") == ["Focus", "Cross"]


def test_downshift_puts_a_card_into_gauge_reverts_and_gives_another_action() -> None:
    """EX-EXC-04, EX-EXC-05, EX-CHAR-04."""
    played = against_linne(side("Dive", "Cross", exceeded=True), side()).answer("Downshift")
    assert played.asked == (0, "pick")
    played.answer("Dive")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (0, "action")
    assert not played.offers("Downshift")
    played.answer("Prepare")
    assert len(played.names(0, "hand")) == 3  # Cross, the Prepare, the end of the turn
    assert played.turn == 1


@pytest.mark.parametrize(("hand", "exceeded"), [([], True), (["Dive"], False)])
def test_downshift_needs_a_card_in_hand_and_the_exceeded_side(hand: list[str], exceeded: bool) -> None:
    assert not against_linne(side(*hand, exceeded=exceeded), side()).offers("Downshift")


# --- Gyro Vortex ---


def test_gyro_vortex_fills_the_gauge_and_is_sealed_on_a_hit() -> None:
    hyde = side("Gyro Vortex", gauge=["Cross", "Cross", "Dive"], space=4, deck=["Focus", "Sweep", "Block"])
    played = against_linne(hyde, side("Spike")).strike("Gyro Vortex", "Spike").answer("Dive")
    assert speeds(played) == (5, 3)
    assert played.lives == (30, 25)
    assert played.names(0, "gauge") == ["Focus", "Sweep", "Block"]
    assert played.names(0, "sealed") == ["Gyro Vortex"]
    assert played.names(0, "discard") == ["Dive", "Cross", "Cross"]


def test_gyro_vortex_is_discarded_after_a_miss() -> None:
    hyde = side("Gyro Vortex", gauge=["Cross", "Cross", "Dive"])
    played = against_linne(hyde, side("Grasp")).strike("Gyro Vortex", "Grasp").answer("Dive")
    assert checks(played)[-1] == "Gyro Vortex (1-3) misses at 4"
    assert played.names(0, "gauge") == []
    assert played.names(0, "sealed") == []
    assert played.names(0, "discard")[-1] == "Gyro Vortex"


def test_gyro_vortex_takes_what_a_short_deck_has() -> None:
    """EX-SHUF-08: no reshuffle for it."""
    hyde = side("Gyro Vortex", gauge=["Cross", "Cross", "Dive"], space=4, deck=["Focus", "Sweep"], rest="discard pile")
    played = against_linne(hyde, side("Spike")).strike("Gyro Vortex", "Spike").answer("Dive")
    assert played.names(0, "gauge") == ["Focus", "Sweep"]
    assert not played.sides[0].reshuffled


@pytest.mark.parametrize("exceeded", [False, True])
def test_void_red_exceeds_fills_the_gauge_and_gives_another_action(exceeded: bool) -> None:
    """No gauge is paid; exceeded already, the rest still happens."""
    played = against_linne(side("Gyro Vortex", exceeded=exceeded), side()).answer("Boost Void Red")
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Gyro Vortex"]
    assert played.names(0, "hand") == []
    assert played.asked == (0, "action")


# --- Dead Set Daze ---


@pytest.mark.parametrize(
    ("reply", "boosts", "power"), [("Grasp", [], 7), ("Cross", [], 6), ("Cross", ["Cross"], 7), ("Sky Fangs", [], 4)]
)
def test_dead_set_daze_hits_with_the_opponents_speed(reply: str, boosts: list[str], power: int) -> None:
    """The total counts: a Cross made EX by Superior has 7."""
    hyde = side("Dead Set Daze", gauge=["Dive"], space=5)
    played = against_linne(hyde, side(reply, space=7, boosts=boosts)).strike("Dead Set Daze", reply)
    assert speeds(played) == (2, power)
    assert damage(played)[-1][:2] == (1, power)
    assert len(played.names(0, "hand")) == 2
    assert played.names(0, "gauge") == ["Dead Set Daze"]


def test_dead_set_daze_against_block_hits_for_nothing_and_draws() -> None:
    """Speed 0 is power 0: EX-STUN-13, EX-CLEAN-06."""
    hyde = side("Dead Set Daze", gauge=["Dive"], space=3)
    played = against_linne(hyde, side("Block")).strike("Dead Set Daze", "Block")
    assert checks(played)[0] == "Dead Set Daze (1-4) hits at 4"
    assert played.lives == (30, 30)
    assert stunned(played) == []
    assert played.names(0, "gauge") == ["Dead Set Daze"]
    assert len(played.names(0, "hand")) == 2


def test_dead_set_daze_has_one_armor_and_guard_4() -> None:
    hyde = side("Dead Set Daze", gauge=["Dive"], space=3)
    played = against_linne(hyde, side("Dive")).strike("Dead Set Daze", "Dive")
    assert played.spaces == (3, 4)
    assert damage(played) == [(0, 5, 4), (1, 4, 4)]
    assert stunned(played) == [1]


def test_dead_set_daze_misses_at_range_5() -> None:
    played = against_linne(side("Dead Set Daze", gauge=["Dive"], space=2), side("Grasp")).strike(
        "Dead Set Daze", "Grasp"
    )
    assert checks(played)[-1] == "Dead Set Daze (1-4) misses at 5"
    assert played.names(0, "hand") == []


def test_indulgence_of_insulation_costs_one_force_and_strikes_with_power_and_speed() -> None:
    """EX-COMP-20, EX-BOOST-11: the force is paid first; it is in play for its own strike."""
    hyde = side("Dead Set Daze", "Cross", "Dive", space=5)
    played = against_linne(hyde, side("Grasp")).answer("Boost Indulgence of Insulation")
    assert played.asked == (0, "pay")
    played.answer("Dive from hand")
    assert played.asked == (0, "set")
    assert played.boosts(0) == ["Dead Set Daze"]
    played.answer("Cross", "Grasp")
    assert speeds(played) == (7, 7)
    assert damage(played) == [(1, 4, 4)]
    assert played.names(0, "discard") == ["Dive", "Dead Set Daze"]
    assert played.turn == 1


@pytest.mark.parametrize(("card", "boost"), [("Dead Set Daze", "Indulgence of Insulation"), ("Black Orbiter", "Reach")])
def test_a_boost_with_a_cost_cannot_pay_for_itself(card: str, boost: str) -> None:
    """EX-BOOST-02: one more card is needed, in hand or gauge."""
    assert not against_linne(side(card), side()).offers(f"Boost {boost}")
    assert against_linne(side(card, gauge=["Dive"]), side()).offers(f"Boost {boost}")


# --- Vacant Shift ---


@pytest.mark.parametrize(
    ("spaces", "choice", "ends", "cards"),
    [((4, 5), "Advance 2", 7, 1), ((8, 9), "Advance 2", 8, 0), ((4, 5), "Retreat 2", 2, 0)],
)
def test_vacant_shift_advances_or_retreats_and_draws_if_it_passed(
    spaces: tuple[int, int], choice: str, ends: int, cards: int
) -> None:
    hyde, linne = side("Vacant Shift", space=spaces[0]), side("Dive", space=spaces[1])
    played = against_linne(hyde, linne).strike("Vacant Shift", "Dive")
    assert played.asked == (0, "choose")
    assert len(played.labels) == 2
    played.answer(choice)
    assert speeds(played) == (6, 4)
    assert played.lives == (30, 25)
    assert played.spaces == (ends, spaces[1])
    assert len(played.names(0, "hand")) == cards


def test_vacant_shift_moves_after_a_miss_too() -> None:
    """Short of the opponent it draws nothing."""
    played = against_linne(side("Vacant Shift", space=2), side("Grasp", space=5)).strike("Vacant Shift", "Grasp")
    assert checks(played)[-1] == "Vacant Shift (1) misses at 3"
    played.answer("Advance 2")
    assert played.spaces == (4, 5)
    assert played.names(0, "hand") == []


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_double_jump_steps_and_gives_another_action(choice: str, space: int) -> None:
    played = against_linne(side("Vacant Shift"), side()).answer("Boost Double Jump")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (0, "action")
    assert played.names(0, "discard") == ["Vacant Shift"]


# --- Red-Clad Craver ---


@pytest.mark.parametrize(
    ("attack", "boosts", "space", "reach", "speed", "power"),
    [
        ("Red-Clad Craver", [], 6, "1", 5, 4),
        ("EX Red-Clad Craver", [], 5, "1-2", 8, 5),
        ("Red-Clad Craver", ["Cross"], 5, "1-2", 8, 5),
    ],
)
def test_red_clad_craver_is_faster_and_longer_when_ex(
    attack: str, boosts: list[str], space: int, reach: str, speed: int, power: int
) -> None:
    """EX gives 1 and the card 2 speed; Superior will do for being EX."""
    hyde = side("Red-Clad Craver", "Red-Clad Craver", space=space, boosts=boosts)
    played = against_linne(hyde, side("Spike")).strike(attack, "Spike")
    assert speeds(played) == (speed, 3)
    assert checks(played)[0] == f"Red-Clad Craver ({reach}) hits at {7 - space}"
    assert damage(played)[0] == (1, power, power)


def test_red_clad_craver_misses_at_range_2_unless_ex() -> None:
    played = against_linne(side("Red-Clad Craver", space=5), side("Grasp")).strike("Red-Clad Craver", "Grasp")
    assert checks(played)[-1] == "Red-Clad Craver (1) misses at 2"


def test_charged_attack_gives_two_power_to_who_stands_still() -> None:
    hyde = side("Cross", boosts=["Red-Clad Craver"], space=5)
    played = against_linne(hyde, side("Grasp")).strike("Cross", "Grasp")
    assert damage(played) == [(1, 5, 5)]
    assert played.boosts(0) == []
    assert played.names(0, "gauge") == ["Red-Clad Craver", "Cross"]  # Cross' retreat, after the hit, moved him


def test_charged_attack_goes_to_gauge_when_hyde_moves_before_the_hit() -> None:
    """The power goes with it: Assault closes 2 and hits for 4."""
    hyde = side("Assault", boosts=["Red-Clad Craver"], space=4)
    played = against_linne(hyde, side("Grasp")).strike("Assault", "Grasp")
    assert damage(played) == [(1, 4, 4)]
    assert played.names(0, "gauge") == ["Red-Clad Craver", "Assault"]


def test_charged_attack_goes_to_gauge_by_the_move_action() -> None:
    played = against_linne(side("Dive", boosts=["Red-Clad Craver"]), side()).answer("Move to space 4", "Dive")
    assert played.spaces == (4, 7)
    assert played.names(0, "gauge") == ["Red-Clad Craver"]


def test_charged_attack_stays_when_hyde_is_pushed() -> None:
    """Being pushed is not moving; without a move it is discarded in cleanup."""
    hyde = side("Spike", boosts=["Red-Clad Craver"], space=6)
    played = against_linne(hyde, side("Grasp")).strike("Spike", "Grasp").answer("Push 1")
    assert played.spaces == (5, 7)
    assert damage(played)[-1] == (1, 7, 7)
    assert played.names(0, "gauge") == ["Spike"]
    assert played.names(0, "discard") == ["Red-Clad Craver"]


def test_charged_attack_stays_when_a_move_is_stopped_at_once() -> None:
    """Cross' retreat at the edge moves nobody."""
    hyde = side("Cross", boosts=["Red-Clad Craver"], space=1)
    played = against_linne(hyde, side("Grasp", space=3)).strike("Cross", "Grasp")
    assert damage(played) == [(1, 5, 5)]
    assert played.names(0, "gauge") == ["Cross"]
    assert played.names(0, "discard") == ["Red-Clad Craver"]


# --- Black Orbiter ---


@pytest.mark.parametrize(
    ("space", "hits", "turn"), [(6, False, 1), (5, True, 1), (4, True, 0), (3, True, 1), (2, True, 1), (1, False, 1)]
)
def test_black_orbiter_takes_the_next_turn_from_range_4(space: int, hits: bool, turn: int) -> None:
    played = against_linne(side("Black Orbiter", space=space), side("Grasp", space=8)).strike("Black Orbiter", "Grasp")
    assert played.labels == ["Close 2", "Retreat 2"]
    played.answer("Close 2")
    assert played.lives == (30, 26 if hits else 30)
    assert played.turn == turn


@pytest.mark.parametrize(("choice", "space"), [("Close 2", 6), ("Retreat 2", 2)])
def test_black_orbiter_closes_or_retreats_two_after(choice: str, space: int) -> None:
    played = against_linne(side("Black Orbiter", space=4), side("Grasp", space=8)).strike("Black Orbiter", "Grasp")
    played.answer(choice)
    assert played.spaces == (space, 8)
    assert speeds(played) == (4, 7)


@pytest.mark.parametrize(("space", "hits"), [(5, True), (4, True), (3, False)])
def test_reach_costs_one_force_and_strikes_with_longer_range(space: int, hits: bool) -> None:
    hyde = side("Black Orbiter", "Cross", "Dive", space=space)
    played = against_linne(hyde, side("Grasp")).answer("Boost Reach", "Dive from hand")
    assert played.asked == (0, "set")
    played.answer("Cross", "Grasp")
    assert checks(played)[-1] == f"Cross (1-3) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.boosts(0) == []
    assert played.names(0, "discard")[:2] == ["Dive", "Black Orbiter"]


# --- Pale Bringer ---


@pytest.mark.parametrize(("attack", "stuns", "power"), [("Pale Bringer", False, 4), ("EX Pale Bringer", True, 5)])
def test_pale_bringer_ignores_guard_when_ex(attack: str, stuns: bool, power: int) -> None:
    """Sweep has guard 6."""
    hyde = side("Pale Bringer", "Pale Bringer", "Pale Bringer", space=3)
    played = against_linne(hyde, side("Sweep")).strike(attack, "Sweep")
    assert played.spaces == (6, 7)
    assert damage(played)[0] == (1, power, power)
    assert (1 in stunned(played)) is stuns


@pytest.mark.parametrize(("space", "ends", "life"), [(2, 5, 30), (3, 6, 26), (5, 6, 26)])
def test_pale_bringer_closes_three(space: int, ends: int, life: int) -> None:
    """From range 5 it stops at range 2 and misses; it never passes."""
    played = against_linne(side("Pale Bringer", space=space), side("Grasp")).strike("Pale Bringer", "Grasp")
    assert speeds(played) == (4, 7)
    assert played.spaces == (ends, 7)
    assert played.lives == (30, life)


@pytest.mark.parametrize(("space", "power", "turn", "gauge"), [(5, 4, 0, ["Pale Bringer", "Cross"]), (4, 0, 1, [])])
def test_power_attack_gives_power_the_next_turn_and_itself_to_gauge_on_a_hit(
    space: int, power: int, turn: int, gauge: list[str]
) -> None:
    played = against_linne(side("Cross", boosts=["Pale Bringer"], space=space), side("Grasp")).strike("Cross", "Grasp")
    assert damage(played) == ([(1, power, power)] if power else [])
    assert played.turn == turn
    assert played.names(0, "gauge") == gauge
    assert played.boosts(0) == []


# --- Shadow Scare ---


@pytest.mark.parametrize(
    ("spaces", "ends", "turn"), [((4, 6), 3, 0), ((4, 7), 5, 0), ((4, 8), 6, 1), ((3, 8), 6, 1), ((1, 2), 2, 0)]
)
def test_shadow_scare_pulls_two_and_takes_the_next_turn_at_range_1(
    spaces: tuple[int, int], ends: int, turn: int
) -> None:
    """The range is looked at after the pull; in the corner nobody moves, and range 1 is range 1."""
    reply = "Spike" if spaces == (1, 2) else "Grasp"
    hyde, linne = side("Shadow Scare", space=spaces[0]), side(reply, space=spaces[1])
    played = against_linne(hyde, linne).strike("Shadow Scare", reply)
    assert played.spaces == (spaces[0], ends)
    assert played.lives == (30, 26)
    assert played.turn == turn


def test_shadow_scare_beside_the_opponent_pulls_to_range_2() -> None:
    played = against_linne(side("Shadow Scare", space=4), side("Focus", space=5), turn=0)
    assert played.strike("Shadow Scare", "Focus").spaces == (4, 5)  # Focus stays
    assert played.turn == 0
    pulled = against_linne(side("Shadow Scare", space=4), side("Sweep", space=5)).strike("Shadow Scare", "Sweep")
    assert pulled.spaces == (4, 2)
    assert pulled.turn == 1


def test_shadow_scare_misses_at_range_6() -> None:
    played = against_linne(side("Shadow Scare", space=1), side("Grasp")).strike("Shadow Scare", "Grasp")
    assert speeds(played) == (3, 7)
    assert checks(played)[-1] == "Shadow Scare (1-5) misses at 6"
    assert played.spaces == (1, 7)


@pytest.mark.parametrize(("space", "ends"), [(3, 4), (4, 5), (6, 6)])
def test_overpower_gives_power_and_closes_one(space: int, ends: int) -> None:
    """From range 4 into the reach of a Sweep."""
    hyde = side("Sweep", boosts=["Shadow Scare"], space=space)
    played = against_linne(hyde, side("Focus", space=7)).strike("Sweep", "Focus")
    assert played.spaces == (ends, 7)
    assert damage(played)[0] == (1, 7, 5)
    assert played.boosts(0) == []


@pytest.mark.parametrize(
    ("card", "boost"),
    [("Red-Clad Craver", "Charged Attack"), ("Pale Bringer", "Power Attack"), ("Shadow Scare", "Overpower")],
)
def test_continuous_boosts_of_hyde_stay_in_play(card: str, boost: str) -> None:
    """Free, and not Cancelable even with gauge."""
    played = against_linne(side(card, gauge=["Dive"], deck=["Focus"]), side()).answer(f"Boost {boost} ({card})")
    assert played.boosts(0) == [card]
    assert played.names(0, "gauge") == ["Dive"]
    assert played.names(0, "hand") == ["Focus"]
    assert played.asked == (1, "action")
