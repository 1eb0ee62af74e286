"""Play reports of Ken: each card's attack and boost, and both sides of the fighter; Ryu is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

THREE = ["Cross", "Cross", "Dive"]
FOUR = ["Cross", "Cross", "Dive", "Dive"]


def against_ryu(ken: SidePosition, ryu: SidePosition, turn: int = 0) -> Stage:
    return stage(ken, ryu, fighters=("Ken Masters", "Ryu"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("space", "ends"), [(3, 4), (6, 6)])
def test_the_basic_action_closes_one_and_draws(space: int, ends: int) -> None:
    """EX-CHAR-03: beside Ryu the close moves nobody; the turn ends with its own draw."""
    played = against_ryu(side(space=space, deck=["Dive", "Cross"]), side()).answer("Action")
    assert played.spaces == (ends, 7)
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]
    assert played.asked == (1, "action")


def test_the_exceeded_action_may_strike_afterwards() -> None:
    """EX-CHAR-03: with the strike there is no draw at the end of the turn."""
    ken = side("Cross", space=4, deck=["Dive", "Sweep"], exceeded=True)
    played = against_ryu(ken, side("Grasp")).answer("Action")
    assert played.labels == ["Strike", "Do not"]
    assert played.spaces == (5, 7)
    played.answer("Strike")
    assert played.asked == (0, "set")
    played.answer("Cross", "Grasp")
    assert checks(played) == ["Grasp (1) misses at 2", "Cross (1-2) hits at 2"]
    assert played.names(0, "hand") == ["Dive"]
    assert played.turn == 1


@pytest.mark.parametrize(("space", "ends"), [(3, 4), (6, 6)])
def test_the_exceeded_action_without_the_strike_ends_the_turn(space: int, ends: int) -> None:
    ken = side(space=space, deck=["Dive", "Sweep"], exceeded=True)
    played = against_ryu(ken, side()).answer("Action", "Do not")
    assert played.spaces == (ends, 7)
    assert sorted(played.names(0, "hand")) == ["Dive", "Sweep"]
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("choice", "space"), [("Close 1", 4), ("Close 2", 5), ("Do not", 3)])
def test_exceeding_draws_and_may_close(choice: str, space: int) -> None:
    """EX-CHAR-02, EX-EXC-02: 3 gauge; then the draw of the turn."""
    played = against_ryu(side(gauge=THREE, deck=["Focus", "Sweep"]), side()).answer("Exceed", "Dive")
    assert played.sides[0].exceeded
    assert played.names(0, "discard") == ["Dive", "Cross", "Cross"]
    assert played.names(0, "hand") == ["Focus"]
    assert played.labels == ["Close 1", "Close 2", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Focus", "Sweep"]
    assert played.turn == 1


@pytest.mark.parametrize("exceeded", [False, True])
def test_one_gauge_makes_the_attack_critical(exceeded: bool) -> None:
    """EX-CHAR-01: offered after setting on both sides of the card; a Hadoken then has 2 power more."""
    ken = side("Hadoken", gauge=["Dive", "Cross"], exceeded=exceeded)
    played = against_ryu(ken, side("Focus")).answer("Strike", "Hadoken")
    assert played.asked == (0, "choose")
    assert played.labels == ["Spend 1 gauge", "Do not"]
    played.answer("Spend 1 gauge", "Dive", "Focus", "Do not")
    assert damage(played)[0] == (1, 6, 4)
    assert played.names(0, "discard") == ["Dive"]
    assert played.names(0, "gauge") == ["Cross", "Hadoken"]


# --- Shinryuken ---


@pytest.mark.parametrize(("turn", "power"), [(0, 11), (1, 7)])
def test_shinryuken_has_four_power_more_when_ken_strikes(turn: int, power: int) -> None:
    played = against_ryu(side("Shinryuken", gauge=FOUR, space=6), side("Spike"), turn=turn).answer("Strike")
    if turn == 0:
        played.answer("Shinryuken", "Do not", "Spike")
    else:
        played.answer("Spike", "Shinryuken", "Do not")
    played.answer("Dive", "Dive")
    assert speeds(played) == (6, 3)
    assert damage(played) == [(1, power, power)]
    assert stunned(played) == [1]
    assert played.names(0, "gauge") == ["Shinryuken"]


def test_shinryuken_misses_at_range_2() -> None:
    played = against_ryu(side("Shinryuken", gauge=FOUR, space=5), side("Block")).answer("Strike", "Shinryuken")
    played.answer("Do not", "Block", "Dive", "Dive")
    assert checks(played)[0] == "Shinryuken (1) misses at 2"
    assert played.names(0, "discard")[-1] == "Shinryuken"


@pytest.mark.parametrize(("space", "ends"), [(2, 5), (6, 6)])
def test_rushdown_style_costs_one_force_closes_three_and_strikes(space: int, ends: int) -> None:
    """A-01: it is discarded before the attack is set."""
    played = against_ryu(side("Shinryuken", "Cross", "Dive", space=space), side("Grasp"))
    played.answer("Boost Rushdown Style", "Dive from hand")
    assert played.spaces == (ends, 7)
    assert played.names(0, "discard") == ["Dive", "Shinryuken"]
    assert played.asked == (0, "set")
    played.answer("Cross", "Grasp")
    assert checks(played)[0] == f"Grasp (1) {'hits' if ends == 6 else 'misses'} at {7 - ends}"


def test_rushdown_style_cannot_pay_for_itself() -> None:
    """EX-BOOST-02."""
    assert not against_ryu(side("Shinryuken"), side()).offers("Boost Rushdown Style")


# --- Guren Senpukyaku ---


@pytest.mark.parametrize(("spaces", "ends", "power"), [((3, 7), 5, 8), ((5, 7), 8, 5), ((6, 7), 9, 5), ((8, 9), 8, 8)])
def test_guren_senpukyaku_has_three_power_more_unless_it_passes(spaces: tuple[int, int], ends: int, power: int) -> None:
    """Advance 2 first; with no space behind Ryu nobody is passed."""
    ken = side("Guren Senpukyaku", gauge=THREE, space=spaces[0])
    played = against_ryu(ken, side("Spike", space=spaces[1])).answer("Strike", "Guren Senpukyaku", "Do not", "Spike")
    played.answer("Dive")
    assert speeds(played) == (4, 3)
    assert played.spaces == (ends, spaces[1])
    assert damage(played) == [(1, power, power)]


def test_guren_senpukyaku_has_guard_four() -> None:
    ken = side("Guren Senpukyaku", gauge=THREE, space=6)
    played = against_ryu(ken, side("Assault")).answer("Strike", "Guren Senpukyaku", "Do not", "Assault", "Dive")
    assert damage(played) == [(0, 4, 4), (1, 5, 5)]
    assert stunned(played) == [1]


def test_true_master_costs_one_force_and_gives_power_and_speed() -> None:
    ken = side("Guren Senpukyaku", "Cross", "Dive", space=5)
    played = against_ryu(ken, side("Spike")).answer("Boost True Master", "Dive from hand")
    assert played.boosts(0) == ["Guren Senpukyaku"]
    assert played.asked == (1, "action")
    played.strike("Spike", "Cross")
    assert speeds(played) == (8, 3)
    assert damage(played) == [(1, 5, 5)]
    assert played.boosts(0) == []


# --- Axe Kick ---


@pytest.mark.parametrize(("critical", "speed"), [("Spend 1 gauge", 6), ("Do not", 4)])
def test_axe_kick_is_faster_when_critical(critical: str, speed: int) -> None:
    played = against_ryu(side("Axe Kick", gauge=["Dive"], space=5), side("Spike")).answer("Strike", "Axe Kick")
    played.answer(critical, "Spike")
    assert speeds(played) == (speed, 3)
    assert played.spaces == (6, 7)
    assert played.lives == (30, 25)


def test_axe_kick_ignores_armor() -> None:
    """EX-DMG-07: the Focus keeps its 2 armor and prevents nothing. EX-MOVE-07: beside Ryu the close moves nobody."""
    played = against_ryu(side("Axe Kick", space=6), side("Focus")).strike("Axe Kick", "Focus")
    assert played.spaces == (6, 7)
    assert damage(played)[0] == (1, 5, 5)
    assert 1 not in stunned(played)


def test_axe_kick_from_range_3_misses() -> None:
    played = against_ryu(side("Axe Kick", space=4), side("Block")).strike("Axe Kick", "Block")
    assert checks(played)[0] == "Axe Kick (1) misses at 2"


def test_ki_charge_goes_to_gauge() -> None:
    played = against_ryu(side("Axe Kick", deck=["Dive"]), side()).answer("Boost Ki Charge")
    assert played.names(0, "gauge") == ["Axe Kick"]
    assert played.names(0, "discard") == []
    assert played.asked == (1, "action")


# --- Knee Bash ---


@pytest.mark.parametrize(("turn", "reach"), [(0, "1-3"), (1, "1-2")])
def test_knee_bash_reaches_farther_when_ken_strikes(turn: int, reach: str) -> None:
    played = against_ryu(side("Knee Bash", space=4), side("Block"), turn=turn).answer("Strike")
    played.answer(*(["Knee Bash", "Block"] if turn == 0 else ["Block", "Knee Bash"]))
    assert checks(played)[0] == f"Knee Bash ({reach}) {'hits' if turn == 0 else 'misses'} at 3"


@pytest.mark.parametrize(
    ("critical", "space", "ends"), [("Spend 1 gauge", 3, 5), ("Do not", 3, 3), ("Spend 1 gauge", 6, 6)]
)
def test_knee_bash_closes_two_when_critical(critical: str, space: int, ends: int) -> None:
    played = against_ryu(side("Knee Bash", gauge=["Dive"], space=space), side("Block")).answer("Strike", "Knee Bash")
    played.answer(critical, "Block")
    assert played.spaces == (ends, 7)
    assert played.lives == (30, 30 if ends == 3 else 27)


def test_custom_combo_draws_two() -> None:
    ken = side("Knee Bash", deck=["Dive", "Sweep", "Focus"])
    played = against_ryu(ken, side()).answer("Boost Custom Combo")
    assert sorted(played.names(0, "hand")) == ["Dive", "Focus", "Sweep"]
    assert played.boosts(0) == ["Knee Bash"]


@pytest.mark.parametrize(("space", "turn"), [(5, 0), (3, 1)])
def test_custom_combo_takes_the_next_turn_on_a_hit(space: int, turn: int) -> None:
    played = against_ryu(side("Cross", space=space, boosts=["Knee Bash"]), side("Spike")).strike("Cross", "Spike")
    assert checks(played)[0] == f"Cross (1-2) {'hits' if turn == 0 else 'misses'} at {7 - space}"
    assert played.turn == turn


# --- Tatsumaki Senpukyaku ---


@pytest.mark.parametrize(("space", "ends", "stuns"), [(5, 8, [1]), (4, 6, [])])
def test_tatsumaki_senpukyaku_ignores_guard_when_it_passes(space: int, ends: int, stuns: list[int]) -> None:
    """EX-STUN-11: 5 damage against the Sweep's guard 6."""
    played = against_ryu(side("Tatsumaki Senpukyaku", space=space), side("Sweep")).strike(
        "Tatsumaki Senpukyaku", "Sweep"
    )
    assert speeds(played) == (3, 2)
    assert played.spaces == (ends, 7)
    assert played.lives[1] == 25
    assert stunned(played)[:1] == (stuns or [0])


def test_quick_attack_strikes_with_one_speed_more() -> None:
    ken = side("Tatsumaki Senpukyaku", "Cross", space=5)
    played = against_ryu(ken, side("Grasp")).answer("Boost Quick Attack")
    assert played.asked == (0, "set")
    assert played.boosts(0) == ["Tatsumaki Senpukyaku"]
    played.answer("Cross", "Grasp")
    assert speeds(played) == (7, 7)
    assert played.names(0, "discard") == ["Tatsumaki Senpukyaku"]


# --- Hadoken ---


@pytest.mark.parametrize(("space", "hits"), [(1, True), (4, True), (5, False)])
def test_hadoken_reaches_range_3_to_6(space: int, hits: bool) -> None:
    played = against_ryu(side("Hadoken", space=space), side("Block")).strike("Hadoken", "Block")
    assert checks(played)[0] == f"Hadoken (3-6) {'hits' if hits else 'misses'} at {7 - space}"


def test_hadoken_may_go_on_top_of_the_deck_for_the_top_discard() -> None:
    """EX-CHAR-55, EX-CARE-05: the attack is gone, so the discard on top goes to gauge in its place."""
    played = against_ryu(side("Hadoken", discard=["Sweep", "Dive"]), side("Spike")).strike("Hadoken", "Spike")
    assert len(played.labels) == 2
    played.answer("Put this on top of your deck")
    assert played.names(0, "gauge") == ["Dive"]
    assert played.names(0, "discard") == ["Sweep"]
    assert played.names(0, "deck")[0] == "Hadoken"


def test_hadoken_may_stay_and_goes_to_gauge() -> None:
    played = against_ryu(side("Hadoken", discard=["Dive"]), side("Spike")).strike("Hadoken", "Spike").answer("Do not")
    assert played.names(0, "gauge") == ["Hadoken"]
    assert played.names(0, "discard") == ["Dive"]


def test_hadoken_that_missed_does_not_come_back() -> None:
    played = against_ryu(side("Hadoken", space=5), side("Block")).strike("Hadoken", "Block")
    assert played.names(0, "discard") == ["Hadoken"]


def test_overpower_strikes_with_one_power_more() -> None:
    played = against_ryu(side("Hadoken", "Cross", space=5), side("Spike")).answer("Boost Overpower", "Cross", "Spike")
    assert damage(played) == [(1, 4, 4)]
    assert played.names(0, "discard") == ["Hadoken"]


# --- Shoryuken ---


@pytest.mark.parametrize(("turn", "speed"), [(0, 7), (1, 5)])
def test_shoryuken_is_faster_when_ken_strikes(turn: int, speed: int) -> None:
    played = against_ryu(side("Shoryuken", space=6), side("Spike"), turn=turn).answer("Strike")
    played.answer(*(["Shoryuken", "Spike"] if turn == 0 else ["Spike", "Shoryuken"]))
    assert speeds(played) == (speed, 3)
    assert played.lives == (30, 26)


@pytest.mark.parametrize(
    ("critical", "space", "ends"), [("Spend 1 gauge", 4, 5), ("Spend 1 gauge", 6, 6), ("Do not", 4, 4)]
)
def test_shoryuken_closes_one_when_critical(critical: str, space: int, ends: int) -> None:
    played = against_ryu(side("Shoryuken", gauge=["Dive"], space=space), side("Block")).answer("Strike", "Shoryuken")
    played.answer(critical, "Block")
    assert played.spaces == (ends, 7)
    assert checks(played)[0] == f"Shoryuken (1) {'hits' if ends == 6 else 'misses'} at {7 - ends}"


def test_shoryuken_has_guard_four() -> None:
    played = against_ryu(side("Shoryuken", space=6), side("Assault"), turn=1).strike("Assault", "Shoryuken")
    assert speeds(played) == (5, 5)  # a tie goes to Ryu, who strikes
    assert damage(played) == [(0, 4, 4), (1, 4, 4)]


def test_burning_passion_draws_one_and_gives_one_speed() -> None:
    played = against_ryu(side("Shoryuken", "Cross", space=5, deck=["Dive", "Sweep"]), side("Spike"))
    played.answer("Boost Burning Passion")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Sweep"]
    played.strike("Spike", "Cross")
    assert speeds(played) == (7, 3)
    assert played.boosts(0) == []
