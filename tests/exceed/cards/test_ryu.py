"""Play reports of Ryu: each card's attack and boost, and both sides of the fighter; a second Ryu is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition


def mirror(one: SidePosition, other: SidePosition, turn: int = 0) -> Stage:
    return stage(one, other, fighters=("Ryu", "Ryu"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
@pytest.mark.parametrize(("exceeded", "hand"), [(False, ["Dive"]), (True, ["Cross", "Dive"])])
def test_the_action_steps_and_the_exceeded_one_draws_too(
    choice: str, space: int, exceeded: bool, hand: list[str]
) -> None:
    """EX-CHAR-03: then the turn ends with its own draw."""
    played = mirror(side(deck=["Dive", "Cross"], exceeded=exceeded), side()).answer("Action")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == hand
    assert played.asked == (1, "action")


@pytest.mark.parametrize("exceeded", [False, True])
def test_one_gauge_makes_the_attack_critical(exceeded: bool) -> None:
    """EX-CHAR-01: asked right after setting, before the opponent sets; a Hadoken then has 2 speed more."""
    one = side("Hadoken", gauge=["Dive", "Cross"], exceeded=exceeded)
    played = mirror(one, side("Grasp")).answer("Strike", "Hadoken")
    assert played.asked == (0, "choose")
    assert played.labels == ["Spend 1 gauge", "Do not"]
    played.answer("Spend 1 gauge", "Dive")
    assert played.asked == (1, "set")
    assert played.names(0, "gauge") == ["Cross"]
    assert played.names(0, "discard") == ["Dive"]
    played.answer("Grasp")
    assert speeds(played) == (6, 7)


def test_the_defender_may_be_critical_too() -> None:
    other = side("Hadoken", gauge=["Dive"])
    played = mirror(side("Grasp"), other).answer("Strike", "Grasp", "Hadoken")
    assert played.asked == (1, "choose")
    played.answer("Spend 1 gauge")
    assert speeds(played) == (7, 6)
    assert played.names(1, "discard") == ["Dive"]


def test_without_gauge_or_by_choice_the_attack_is_not_critical() -> None:
    without = mirror(side("Hadoken"), side("Grasp")).strike("Hadoken", "Grasp")
    by_choice = mirror(side("Hadoken", gauge=["Dive"]), side("Grasp")).answer("Strike", "Hadoken", "Do not", "Grasp")
    assert speeds(without) == speeds(by_choice) == (4, 7)
    assert by_choice.names(0, "gauge") == ["Dive"]


def test_critical_carries_over_to_a_replacement() -> None:
    """EX-CARE-07: a Metsu Hadoken that cannot be paid is replaced by a Hadoken, which is critical."""
    one = side("Metsu Hadoken", gauge=["Dive"], deck=["Hadoken"])
    played = mirror(one, side("Grasp")).answer("Strike", "Metsu Hadoken", "Spend 1 gauge", "Grasp")
    assert speeds(played) == (6, 7)


def test_exceeding_costs_two_gauge() -> None:
    """EX-EXC-02, EX-EXC-03."""
    played = mirror(side(gauge=["Dive", "Cross"], deck=["Focus"]), side()).answer("Exceed", "Dive")
    assert played.sides[0].exceeded
    assert played.names(0, "discard") == ["Dive", "Cross"]
    assert played.names(0, "hand") == ["Focus"]
    assert played.asked == (1, "action")


# --- Metsu Hadoken ---


@pytest.mark.parametrize(
    ("choice", "space"), [("Advance 1", 5), ("Advance 2", 6), ("Retreat 1", 3), ("Retreat 2", 2), ("Do not", 4)]
)
def test_metsu_hadoken_may_step_up_to_two_after(choice: str, space: int) -> None:
    one = side("Metsu Hadoken", gauge=["Cross", "Cross", "Dive"], space=4)
    played = mirror(one, side("Spike")).answer("Strike", "Metsu Hadoken", "Do not", "Spike", "Dive")
    assert played.labels == ["Advance 1", "Advance 2", "Retreat 1", "Retreat 2", "Do not"]
    played.answer(choice)
    assert speeds(played) == (5, 3)
    assert played.spaces == (space, 7)
    assert played.lives == (30, 23)
    assert stunned(played) == [1]
    assert played.names(0, "gauge") == ["Metsu Hadoken"]


@pytest.mark.parametrize(("space", "hits"), [(7, False), (6, True), (4, True), (3, False)])
def test_metsu_hadoken_reaches_range_3_to_5(space: int, hits: bool) -> None:
    one = side("Metsu Hadoken", gauge=["Cross", "Cross", "Dive"], space=space)
    played = mirror(one, side("Grasp", space=9)).answer("Strike", "Metsu Hadoken", "Do not", "Grasp", "Dive")
    assert f"Metsu Hadoken (3-5) {'hits' if hits else 'misses'} at {9 - space}" in checks(played)
    played.answer("Do not")
    assert played.lives == (30, 23 if hits else 30)


def test_way_of_the_warrior_costs_one_force_and_gives_power_and_speed() -> None:
    """EX-FORCE-04: the force is paid first; an Ultra in hand pays it as 1."""
    one = side("Metsu Hadoken", "Metsu Hadoken", "Cross", space=5)
    played = mirror(one, side("Spike")).answer("Boost Way of the Warrior")
    assert played.asked == (0, "pay")
    assert played.labels == ["Metsu Hadoken from hand (1 Force)", "Cross from hand (1 Force)"]
    played.answer("Metsu Hadoken")
    assert played.boosts(0) == ["Metsu Hadoken"]
    assert played.asked == (1, "action")
    played.strike("Spike", "Cross")
    assert speeds(played) == (8, 3)
    assert damage(played) == [(1, 5, 5)]
    assert played.boosts(0) == []


@pytest.mark.parametrize(
    ("card", "boost"), [("Metsu Hadoken", "Way of the Warrior"), ("Metsu Shoryuken", "Lightning Reflexes")]
)
def test_a_boost_with_a_cost_cannot_pay_for_itself(card: str, boost: str) -> None:
    """EX-BOOST-02: the Ultra's own 2 Force do not count."""
    assert not mirror(side(card), side()).offers(f"Boost {boost}")
    assert mirror(side(card, gauge=["Dive"]), side()).offers(f"Boost {boost}")


# --- Metsu Shoryuken ---


@pytest.mark.parametrize(("turn", "speed"), [(0, 5), (1, 8)])
def test_metsu_shoryuken_is_faster_when_ryu_defends(turn: int, speed: int) -> None:
    one = side("Metsu Shoryuken", gauge=["Cross", "Cross", "Dive", "Dive"], space=6)
    played = mirror(one, side("Spike"), turn=turn).answer("Strike")
    if turn == 0:
        played.answer("Metsu Shoryuken", "Do not", "Spike")
    else:
        played.answer("Spike", "Metsu Shoryuken", "Do not")
    played.answer("Dive", "Dive")
    assert speeds(played) == (speed, 3)
    assert played.lives == (30, 23)
    assert played.names(0, "gauge") == ["Metsu Shoryuken"]


def test_metsu_shoryuken_misses_at_range_2() -> None:
    one = side("Metsu Shoryuken", gauge=["Cross", "Cross", "Dive", "Dive"], space=5)
    played = mirror(one, side("Grasp")).answer("Strike", "Metsu Shoryuken", "Do not", "Grasp", "Dive", "Dive")
    assert checks(played)[-1] == "Metsu Shoryuken (1) misses at 2"


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 5), ("Retreat 2", 1)])
def test_lightning_reflexes_costs_one_force_steps_two_and_strikes(choice: str, space: int) -> None:
    """A-01: it is discarded before the attack is set."""
    one = side("Metsu Shoryuken", "Cross", "Dive")
    played = mirror(one, side("Grasp")).answer("Boost Lightning Reflexes", "Dive from hand")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert played.asked == (0, "set")
    assert played.spaces == (space, 7)
    assert played.names(0, "discard") == ["Dive", "Metsu Shoryuken"]
    played.answer("Cross", "Grasp")
    assert played.lives == (30, 27 if space == 5 else 30)
    assert played.turn == 1


# --- Donkey Kick ---


@pytest.mark.parametrize(("spaces", "ends"), [((4, 5), 7), ((5, 7), 9), ((6, 8), 9)])
def test_donkey_kick_pushes_two_and_takes_the_next_turn(spaces: tuple[int, int], ends: int) -> None:
    played = mirror(side("Donkey Kick", space=spaces[0]), side("Spike", space=spaces[1])).strike("Donkey Kick", "Spike")
    assert speeds(played) == (4, 3)
    assert played.spaces == (spaces[0], ends)
    assert played.lives == (30, 24)
    assert stunned(played) == [1]
    assert played.turn == 0


def test_donkey_kick_misses_at_range_3() -> None:
    played = mirror(side("Donkey Kick", space=4), side("Grasp")).strike("Donkey Kick", "Grasp")
    assert checks(played)[-1] == "Donkey Kick (1-2) misses at 3"
    assert played.spaces == (4, 7)
    assert played.turn == 1


def test_ki_charge_goes_to_gauge() -> None:
    played = mirror(side("Donkey Kick", deck=["Dive"]), side()).answer("Boost Ki Charge")
    assert played.names(0, "gauge") == ["Donkey Kick"]
    assert played.names(0, "discard") == []
    assert played.names(0, "hand") == ["Dive"]
    assert played.asked == (1, "action")


# --- One Inch Punch ---


@pytest.mark.parametrize(("critical", "through"), [("Spend 1 gauge", 2), ("Do not", 4)])
def test_one_inch_punch_has_two_armor_when_critical(critical: str, through: int) -> None:
    one = side("One Inch Punch", gauge=["Dive"], space=6)
    played = mirror(one, side("Assault")).answer("Strike", "One Inch Punch", critical, "Assault")
    assert speeds(played) == (3, 5)
    assert damage(played) == [(0, 4, through), (1, 5, 5)]
    assert played.spaces == (6, 9)  # pushed 3, but for the edge


def test_one_inch_punch_ignores_armor_and_pushes_three() -> None:
    """Focus loses all 5, but stays."""
    played = mirror(side("One Inch Punch", space=4), side("Focus", space=5)).strike("One Inch Punch", "Focus")
    assert damage(played)[0] == (1, 5, 5)
    assert played.spaces == (4, 5)
    pushed = mirror(side("One Inch Punch", space=4), side("Sweep", space=5)).strike("One Inch Punch", "Sweep")
    assert pushed.spaces == (4, 8)


def test_one_inch_punch_misses_at_range_2() -> None:
    played = mirror(side("One Inch Punch", space=5), side("Grasp")).strike("One Inch Punch", "Grasp")
    assert checks(played)[-1] == "One Inch Punch (1) misses at 2"
    assert played.spaces == (5, 7)


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_quick_step_steps_and_gives_another_action(choice: str, space: int) -> None:
    """EX-CHAR-22: the turn draws once."""
    played = mirror(side("One Inch Punch", deck=["Dive", "Cross"]), side()).answer("Boost Quick Step")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (0, "action")
    assert played.names(0, "discard") == ["One Inch Punch"]
    played.answer("Prepare")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]


# --- Tatsumaki Senpukyaku ---


@pytest.mark.parametrize(
    ("spaces", "ends", "life", "turn"),
    [
        ((5, 7), 8, 25, 0),
        ((6, 7), 9, 25, 0),
        ((4, 7), 6, 25, 1),
        ((3, 7), 5, 25, 1),
        ((8, 9), 8, 25, 1),
        ((2, 7), 4, 30, 1),
    ],
)
def test_tatsumaki_takes_the_next_turn_if_it_passed(spaces: tuple[int, int], ends: int, life: int, turn: int) -> None:
    one = side("Tatsumaki Senpukyaku", space=spaces[0])
    played = mirror(one, side("Sweep", space=spaces[1])).strike("Tatsumaki Senpukyaku", "Sweep")
    assert speeds(played) == (3, 2)
    assert played.spaces == (ends, spaces[1])
    assert played.lives[1] == life
    assert played.turn == turn


def test_tatsumaki_that_passes_but_does_not_hit_gives_no_advantage() -> None:
    """A Dive has passed Ryu before, so it cannot be hit."""
    played = mirror(side("Tatsumaki Senpukyaku", space=5), side("Dive")).strike("Tatsumaki Senpukyaku", "Dive")
    assert played.spaces == (2, 3)
    assert checks(played)[-1] == "Tatsumaki Senpukyaku (1-2) misses at 1"
    assert played.turn == 1


def test_swift_gives_power_and_speed() -> None:
    played = mirror(side("Cross", boosts=["Tatsumaki Senpukyaku"], space=5), side("Grasp")).strike("Cross", "Grasp")
    assert speeds(played) == (7, 7)
    assert damage(played) == [(1, 4, 4)]
    assert played.boosts(0) == []


# --- Hadoken ---


def test_hadoken_may_return_to_the_deck_for_the_top_discard() -> None:
    """EX-CHAR-55: instead of going to gauge itself."""
    one = side("Hadoken", discard=["Dive", "Cross"], deck=["Focus"])
    played = mirror(one, side("Grasp")).strike("Hadoken", "Grasp")
    assert played.asked == (0, "choose")
    assert len(played.labels) == 2
    played.answer("Put this")
    assert played.lives == (30, 26)
    assert played.names(0, "deck")[:2] == ["Hadoken", "Focus"]
    assert played.names(0, "gauge") == ["Cross"]
    assert played.names(0, "discard") == ["Dive"]


def test_hadoken_that_stays_goes_to_gauge() -> None:
    played = mirror(side("Hadoken", discard=["Cross"]), side("Grasp")).strike("Hadoken", "Grasp").answer("Do not")
    assert played.names(0, "gauge") == ["Hadoken"]
    assert played.names(0, "discard") == ["Cross"]


def test_hadoken_returns_without_a_discard_too() -> None:
    played = mirror(side("Hadoken"), side("Grasp")).strike("Hadoken", "Grasp").answer("Put this")
    assert played.names(0, "deck")[0] == "Hadoken"
    assert played.names(0, "gauge") == []


def test_an_ex_hadoken_finds_its_own_copy_in_the_discard_pile() -> None:
    """EX-REVEAL-02."""
    one = side("Hadoken", "Hadoken", discard=["Cross"])
    played = mirror(one, side("Grasp")).strike("EX Hadoken", "Grasp").answer("Put this")
    assert played.names(0, "gauge") == ["Hadoken"]
    assert played.names(0, "deck")[0] == "Hadoken"
    assert played.names(0, "discard") == ["Cross"]


@pytest.mark.parametrize(("space", "hits"), [(6, False), (5, True), (2, True), (1, False)])
def test_hadoken_reaches_range_3_to_6_and_offers_nothing_after_a_miss(space: int, hits: bool) -> None:
    played = mirror(side("Hadoken", space=space), side("Grasp", space=8)).strike("Hadoken", "Grasp")
    assert checks(played)[-1] == f"Hadoken (3-6) {'hits' if hits else 'misses'} at {8 - space}"
    assert (played.asked == (0, "choose")) is hits
    assert played.names(0, "discard") == ([] if hits else ["Hadoken"])


def test_defensive_gives_power_and_armor() -> None:
    one = side("Sweep", boosts=["Hadoken"], space=6)
    played = mirror(one, side("Assault")).strike("Sweep", "Assault")
    assert damage(played) == [(0, 4, 3), (1, 8, 8)]
    assert played.boosts(0) == []


# --- Shoryuken ---


@pytest.mark.parametrize(("turn", "speed"), [(0, 5), (1, 7)])
def test_shoryuken_is_faster_when_ryu_defends(turn: int, speed: int) -> None:
    played = mirror(side("Shoryuken", space=6), side("Spike"), turn=turn)
    played.answer("Strike", *(("Shoryuken", "Spike") if turn == 0 else ("Spike", "Shoryuken")))
    assert speeds(played) == (speed, 3)
    assert played.lives == (30, 26)
    assert played.names(0, "gauge") == ["Shoryuken"]


@pytest.mark.parametrize(
    ("critical", "space", "ends", "life"),
    [("Spend 1 gauge", 5, 6, 26), ("Do not", 5, 5, 30), ("Spend 1 gauge", 4, 5, 30), ("Spend 1 gauge", 6, 6, 26)],
)
def test_shoryuken_closes_one_when_critical(critical: str, space: int, ends: int, life: int) -> None:
    """From range 2 it then hits, from range 3 it does not; beside the opponent it stays."""
    one = side("Shoryuken", gauge=["Dive"], space=space)
    played = mirror(one, side("Sweep")).answer("Strike", "Shoryuken", critical, "Sweep")
    assert played.spaces == (ends, 7)
    assert played.lives[1] == life


def test_overhead_strikes_ignores_armor_and_goes_to_gauge_on_a_hit() -> None:
    """Cross' 3 come through Focus' armor."""
    one = side("Shoryuken", "Cross", space=5)
    played = mirror(one, side("Focus")).answer("Boost Overhead")
    assert played.asked == (0, "set")
    assert played.boosts(0) == ["Shoryuken"]
    played.answer("Cross", "Focus")
    assert damage(played)[0] == (1, 3, 3)
    assert played.names(0, "gauge") == ["Shoryuken", "Cross"]
    assert played.turn == 1


def test_overhead_is_discarded_after_a_miss() -> None:
    played = mirror(side("Shoryuken", "Cross"), side("Grasp")).answer("Boost Overhead", "Cross", "Grasp")
    assert played.names(0, "gauge") == []
    assert played.names(0, "discard") == ["Shoryuken", "Cross"]


@pytest.mark.parametrize(("card", "boost"), [("Tatsumaki Senpukyaku", "Swift"), ("Hadoken", "Defensive")])
def test_plain_continuous_boosts_of_ryu_stay_in_play(card: str, boost: str) -> None:
    played = mirror(side(card, deck=["Dive"]), side()).answer(f"Boost {boost} ({card})")
    assert played.boosts(0) == [card]
    assert played.names(0, "hand") == ["Dive"]
    assert played.asked == (1, "action")
