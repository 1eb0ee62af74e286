"""Play reports of Linne: each card's attack and boost, and both sides of the fighter; Hyde Kido is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition


def against_hyde(linne: SidePosition, hyde: SidePosition, turn: int = 0, struck_last_turn: bool = False) -> Stage:
    return stage(linne, hyde, fighters=("Linne", "Hyde Kido"), turn=turn, struck_last_turn=struck_last_turn)


# --- The fighter, basic ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_the_basic_action_draws_two_gives_one_and_steps(choice: str, space: int) -> None:
    """EX-CHAR-03: the cards come before the step."""
    played = against_hyde(side(deck=["Dive", "Cross", "Focus"]), side(deck=["Block"])).answer("Action")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]
    assert played.names(1, "hand") == ["Block"]
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Focus"]
    assert played.names(1, "hand") == ["Block"]
    assert played.asked == (1, "action")


def test_exceeding_costs_one_gauge() -> None:
    played = against_hyde(side(gauge=["Dive"], deck=["Cross"]), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert played.names(0, "discard") == ["Dive"]
    assert played.names(0, "hand") == ["Cross"]
    assert played.asked == (1, "action")


# --- The fighter, exceeded ---


def test_the_exceeded_action_plays_a_continuous_boost_from_gauge_with_one_power() -> None:
    """EX-CHAR-42: only the continuous ones; the strike it makes has 1 power more."""
    linne = side("Cross", gauge=["Sky Fangs", "Dive", "Moon Gyre"], exceeded=True, space=5)
    played = against_hyde(linne, side("Grasp")).answer("Action")
    assert played.asked == (0, "pick")
    assert sorted(played.labels) == ["Moon Gyre", "Sky Fangs"]
    played.answer("Sky Fangs")
    assert played.asked == (0, "set")
    assert played.boosts(0) == ["Sky Fangs"]
    played.answer("Cross", "Grasp")
    assert damage(played) == [(1, 5, 5)]  # 3 of the Cross, 1 of Overcome, 1 of the ability
    assert played.names(0, "discard") == ["Sky Fangs"]
    assert played.names(0, "gauge") == ["Dive", "Moon Gyre", "Cross"]
    assert played.turn == 0  # Overcome's hit


def test_the_exceeded_action_with_a_normal_ends_the_turn_with_a_card() -> None:
    """Respect makes no strike; the next turn's strike has no bonus."""
    linne = side("Cross", gauge=["Grasp"], exceeded=True, deck=["Dive"])
    played = against_hyde(linne, side("Grasp")).answer("Action", "Advance 2")
    assert played.boosts(0) == ["Grasp"]
    assert played.asked == (1, "action")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive"]
    played.answer("Prepare").strike("Cross", "Grasp")
    assert damage(played) == [(1, 3, 3)]


@pytest.mark.parametrize(
    ("gauge", "offered"), [(["Sky Fangs"], True), (["Cross"], True), (["Dive"], False), ([], False)]
)
def test_the_exceeded_action_needs_a_continuous_boost_in_gauge(gauge: list[str], offered: bool) -> None:
    """Dive's Reading is instant."""
    assert against_hyde(side(gauge=gauge, exceeded=True), side()).offers("Action") is offered


def test_an_ordinary_strike_of_the_exceeded_side_has_no_bonus() -> None:
    played = against_hyde(side("Cross", exceeded=True, space=5), side("Grasp")).strike("Cross", "Grasp")
    assert damage(played) == [(1, 3, 3)]


def test_downshift_puts_a_card_into_gauge_reverts_and_gives_another_action() -> None:
    """EX-EXC-04, EX-EXC-05, EX-CHAR-04: the basic action is there at once."""
    played = against_hyde(side("Dive", "Cross", exceeded=True), side()).answer("Downshift", "Cross")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Cross"]
    assert played.asked == (0, "action")
    played.answer("Action", "Retreat 1")
    assert len(played.names(0, "hand")) == 4
    assert played.turn == 1


@pytest.mark.parametrize(("hand", "exceeded"), [([], True), (["Dive"], False)])
def test_downshift_needs_a_card_in_hand_and_the_exceeded_side(hand: list[str], exceeded: bool) -> None:
    assert not against_hyde(side(*hand, exceeded=exceeded), side()).offers("Downshift")


# --- Boosts that strike ---

STRIKING = [
    ("Divine Blaze", "Culling (Demise Razor)"),
    ("The Diviner", "Concentration (Deep Focus)"),
    ("Elusive Flash", "Resistance (Sheer Wall)"),
    ("Moon Gyre", "Vanish (Transcend)"),
    ("Sky Fangs", "Overcome (Godlike)"),
]


@pytest.mark.parametrize(("card", "boost"), STRIKING)
@pytest.mark.parametrize(("space", "turn"), [(5, 0), (3, 1)])
def test_a_boost_of_linne_strikes_at_once_and_takes_the_next_turn_on_a_hit(
    card: str, boost: str, space: int, turn: int
) -> None:
    """EX-BOOST-11, EX-CLEAN-04, EX-ACT-03: free, in play for its own strike, discarded in its cleanup; nobody draws."""
    played = against_hyde(side(card, "Cross", space=space), side("Grasp")).answer(f"Boost {boost} ({card})")
    assert played.asked == (0, "set")
    assert played.labels == ["Cross", "Wild Swing"]
    assert played.boosts(0) == [card]
    played.answer("Cross", "Grasp")
    assert checks(played)[-1].startswith("Cross (1-2) hits" if turn == 0 else "Cross (1-2) misses")
    assert played.turn == turn
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ([card] if turn == 0 else [card, "Cross"])
    assert played.names(0, "hand") == []


# --- Divine Blaze ---


@pytest.mark.parametrize(("struck", "power"), [(False, 3), (True, 7)])
def test_divine_blaze_hits_harder_if_a_strike_happened_last_turn(struck: bool, power: int) -> None:
    linne = side("Divine Blaze", gauge=["Cross", "Cross", "Dive"], space=4)
    played = against_hyde(linne, side("Sweep", space=5), struck_last_turn=struck).strike("Divine Blaze", "Sweep")
    played.answer("Dive")
    assert speeds(played) == (6, 2)
    assert damage(played)[0] == (1, power, power)
    assert played.spaces == (4, 8)
    assert played.turn == 0
    assert played.names(0, "gauge") == ["Divine Blaze"]


@pytest.mark.parametrize(("hydes_turn", "power"), [(("Strike", "Grasp", "Block"), 7), (("Prepare",), 3)])
def test_divine_blaze_looks_at_the_opponents_turn_before(hydes_turn: tuple[str, ...], power: int) -> None:
    linne = side("Divine Blaze", "Block", gauge=["Cross", "Cross", "Dive", "Block"], space=5)
    played = against_hyde(linne, side("Grasp", "Grasp"), turn=1).answer(*hydes_turn)
    played.strike("Divine Blaze", "Grasp").answer("Dive", "Cross", "Cross")
    assert damage(played) == [(1, power, power)]


def test_divine_blaze_misses_at_range_3() -> None:
    linne = side("Divine Blaze", gauge=["Cross", "Cross", "Dive"], space=4)
    played = against_hyde(linne, side("Grasp")).strike("Divine Blaze", "Grasp").answer("Dive")
    assert checks(played)[-1] == "Divine Blaze (1-2) misses at 3"
    assert (played.spaces, played.turn) == ((4, 7), 1)


@pytest.mark.parametrize(("space", "cards"), [(5, 1), (3, 2)])
def test_culling_takes_a_card_on_a_hit(space: int, cards: int) -> None:
    linne = side("Divine Blaze", "Cross", space=space)
    played = against_hyde(linne, side("Grasp", "Dive", "Focus")).answer("Boost Culling", "Cross", "Grasp")
    assert len(played.names(1, "hand")) == cards


# --- The Diviner ---


@pytest.mark.parametrize(
    ("mine", "theirs", "speed", "reach"),
    [
        ([], [], 3, "2-3"),
        (["Cross"], [], 5, "2-4"),
        (["Grasp"], ["Grasp"], 5, "2-5"),
        ([], ["Grasp", "Cross"], 5, "2-5"),
    ],
)
def test_the_diviner_is_faster_and_longer_for_each_boost_in_play(
    mine: list[str], theirs: list[str], speed: int, reach: str
) -> None:
    """Both players' boosts count; Superior, being EX, gives 1 more speed."""
    linne = side("The Diviner", gauge=["Dive", "Dive"], boosts=mine, space=4)
    played = against_hyde(linne, side("Sweep", boosts=theirs)).strike("The Diviner", "Sweep")
    assert speeds(played)[0] == speed
    assert checks(played)[0] == f"The Diviner ({reach}) hits at 3"
    assert stunned(played)[0] == 1  # guard 6 is ignored


def test_the_diviner_reaches_range_4_with_a_boost_in_play() -> None:
    linne = side("The Diviner", gauge=["Dive", "Dive"])
    without = against_hyde(linne, side("Focus")).strike("The Diviner", "Focus")
    with_one = against_hyde(linne, side("Focus", boosts=["Grasp"])).strike("The Diviner", "Focus")
    assert (without.lives, with_one.lives) == ((30, 30), (30, 26))


def test_concentration_costs_speed_and_ignores_guard() -> None:
    """A Moon Gyre with 5 - 1 speed stuns a Sweep with guard 6."""
    linne = side("The Diviner", "Moon Gyre", space=6)
    played = against_hyde(linne, side("Sweep")).answer("Boost Concentration", "Moon Gyre", "Sweep")
    assert speeds(played) == (4, 2)
    assert played.lives == (30, 27)
    assert stunned(played) == [1]


# --- Elusive Flash ---


@pytest.mark.parametrize(("space", "lives"), [(5, (30, 26)), (6, (24, 26)), (4, (24, 30))])
def test_elusive_flash_cannot_be_hit_at_range_2(space: int, lives: tuple[int, int]) -> None:
    """Sweep's guard 6 holds out; at range 1 and 3 it hits back."""
    linne = side("Elusive Flash", gauge=["Dive"], space=space)
    played = against_hyde(linne, side("Sweep")).strike("Elusive Flash", "Sweep")
    assert speeds(played) == (4, 2)
    assert played.lives == lives


def test_elusive_flash_is_safe_at_range_2_from_a_faster_attack_too() -> None:
    linne = side("Elusive Flash", gauge=["Dive"], space=5)
    played = against_hyde(linne, side("Cross")).strike("Elusive Flash", "Cross")
    assert checks(played)[0] == "Cross (1-2) misses at 2"


def test_resistance_gives_armor_and_guard() -> None:
    """An Assault with Charged Attack's power deals 6 - 1, and guard 4 + 3 holds out; a Spike misses beside it."""
    linne = side("Elusive Flash", "Spike", space=6)
    hyde = side("Assault", boosts=["Red-Clad Craver"])
    played = against_hyde(linne, hyde).answer("Boost Resistance", "Spike", "Assault")
    assert damage(played) == [(0, 6, 5)]
    assert guard(played, 0) == 7
    assert stunned(played) == []
    assert played.turn == 1


# --- Flying Swallow ---


@pytest.mark.parametrize(
    ("spaces", "choice", "ends", "life", "cards"),
    [
        ((4, 7), "Advance 3", 8, 25, 0),
        ((3, 7), "Advance 3", 6, 25, 0),
        ((5, 6), "Advance 3", 9, 30, 0),
        ((5, 6), "Do not", 9, 27, 1),
        ((2, 7), "Do not", 5, 30, 1),
    ],
)
def test_flying_swallow_advances_before_or_after(
    spaces: tuple[int, int], choice: str, ends: int, life: int, cards: int
) -> None:
    """Before, with 2 power; or after, with a card."""
    reply = "Spike" if spaces == (5, 6) else "Grasp"
    linne, hyde = side("Flying Swallow", space=spaces[0]), side(reply, space=spaces[1])
    played = against_hyde(linne, hyde).strike("Flying Swallow", reply)
    assert len(played.labels) == 2
    played.answer(choice)
    assert speeds(played)[0] == 4
    assert played.spaces == (ends, spaces[1])
    assert played.lives[1] == life
    assert len(played.names(0, "hand")) == cards


def test_flying_swallow_that_could_not_move_before_draws_after() -> None:
    """Beside an opponent at the edge the advance moves nobody, but the power is there."""
    played = against_hyde(side("Flying Swallow", space=8), side("Spike", space=9)).strike("Flying Swallow", "Spike")
    played.answer("Advance 3")
    assert played.spaces == (8, 9)
    assert played.lives == (30, 25)
    assert len(played.names(0, "hand")) == 1


def test_flying_swallow_that_was_only_pushed_still_goes_after() -> None:
    """Being pushed is not moving oneself; Hyde's Grasp is too weak for the Sheer Wall of guard 3."""
    linne = side("Elusive Flash", "Flying Swallow", space=5)
    played = against_hyde(linne, side("Grasp", space=6)).answer("Boost Resistance", "Flying Swallow", "Grasp", "Push 1")
    played.answer("Do not")
    assert played.spaces == (8, 6)
    assert len(played.names(0, "hand")) == 1


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 5), ("Retreat 1", 3)])
def test_roll_steps_then_strikes_and_takes_the_next_turn_on_a_hit(choice: str, space: int) -> None:
    linne = side("Flying Swallow", "Cross", space=4)
    played = against_hyde(linne, side("Grasp")).answer("Boost Roll")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.asked == (0, "set")
    assert played.spaces == (space, 7)
    assert played.boosts(0) == ["Flying Swallow"]
    played.answer("Cross", "Grasp")
    assert played.lives == (30, 27 if space == 5 else 30)
    assert played.turn == (0 if space == 5 else 1)
    assert played.boosts(0) == []


# --- Moon Gyre ---


@pytest.mark.parametrize(("turn", "speed"), [(0, 5), (1, 7)])
def test_moon_gyre_is_faster_when_linne_defends(turn: int, speed: int) -> None:
    played = against_hyde(side("Moon Gyre", space=5), side("Sweep"), turn=turn)
    played.answer("Strike", *(("Moon Gyre", "Sweep") if turn == 0 else ("Sweep", "Moon Gyre")))
    assert speeds(played) == (speed, 2)
    assert damage(played)[0] == (1, 3, 3)
    assert played.spaces == (8, 7)
    assert played.names(0, "gauge") == ["Moon Gyre"]


def test_moon_gyre_advances_two_after_a_miss() -> None:
    played = against_hyde(side("Moon Gyre", space=4), side("Grasp")).strike("Moon Gyre", "Grasp")
    assert checks(played)[-1] == "Moon Gyre (1-2) misses at 3"
    assert played.spaces == (6, 7)


@pytest.mark.parametrize(("space", "ends"), [(4, 5), (6, 6)])
def test_vanish_closes_one_before_the_attack(space: int, ends: int) -> None:
    """From range 3 into the reach of a Focus."""
    linne = side("Moon Gyre", "Focus", space=space)
    played = against_hyde(linne, side("Block")).answer("Boost Vanish", "Focus", "Block")
    assert played.spaces == (ends, 7)
    assert played.lives == (30, 28)
    assert played.turn == 0


# --- Sky Fangs ---


@pytest.mark.parametrize(("space", "hits"), [(6, False), (5, True), (3, True), (2, False)])
def test_sky_fangs_reaches_range_3_to_5_and_closes_three(space: int, hits: bool) -> None:
    played = against_hyde(side("Sky Fangs", space=space), side("Grasp", space=8)).strike("Sky Fangs", "Grasp")
    assert speeds(played) == (4, 7)
    assert played.lives == (30, 27 if hits else 30)
    assert played.spaces == (min(space + 3, 7), 8)


def test_sky_fangs_has_three_armor_before_its_attack() -> None:
    played = against_hyde(side("Sky Fangs", space=5), side("Vacant Shift", space=6)).strike("Sky Fangs", "Vacant Shift")
    assert damage(played) == [(0, 5, 2)]


def test_sky_fangs_has_no_armor_after_its_attack() -> None:
    """It closes in, and Sweep's 6 come through."""
    played = against_hyde(side("Sky Fangs", space=4), side("Sweep")).strike("Sky Fangs", "Sweep")
    assert damage(played) == [(1, 3, 3), (0, 6, 6)]
    assert played.spaces == (6, 7)


def test_overcome_gives_one_power() -> None:
    linne = side("Sky Fangs", "Cross", space=5)
    played = against_hyde(linne, side("Grasp")).answer("Boost Overcome", "Cross", "Grasp")
    assert damage(played) == [(1, 4, 4)]


# --- Tenacious Mist ---


@pytest.mark.parametrize(("reply", "power", "through"), [("Sweep", 6, 2), ("Focus", 4, 2)])
def test_tenacious_mist_gains_armor_for_the_damage_it_dealt(reply: str, power: int, through: int) -> None:
    """4 damage to a Sweep are 4 armor; Focus' own armor leaves 2 damage, so 2 armor."""
    played = against_hyde(side("Tenacious Mist", space=6), side(reply)).strike("Tenacious Mist", reply)
    assert speeds(played)[0] == 5
    assert damage(played)[-1] == (0, power, through)


def test_tenacious_mist_that_misses_gains_no_armor() -> None:
    played = against_hyde(side("Tenacious Mist", space=5), side("Sweep")).strike("Tenacious Mist", "Sweep")
    assert checks(played)[0] == "Tenacious Mist (1) misses at 2"
    assert damage(played) == [(0, 6, 6)]


@pytest.mark.parametrize(("named", "lives", "turn"), [("Sweep", (30, 27), 0), ("Focus", (24, 27), 0)])
def test_sidestep_cannot_be_hit_by_the_named_card(named: str, lives: tuple[int, int], turn: int) -> None:
    linne = side("Tenacious Mist", "Moon Gyre", space=5)
    played = against_hyde(linne, side("Sweep", "Focus")).answer("Boost Sidestep")
    assert played.asked == (0, "name")
    assert len(played.labels) == 15
    played.answer(named)
    assert played.asked == (0, "set")
    played.answer("Moon Gyre", "Sweep")
    assert played.lives == lives
    assert played.turn == turn
    assert played.boosts(0) == []


def test_sidestep_that_misses_gives_no_advantage() -> None:
    played = against_hyde(side("Tenacious Mist", "Cross"), side("Grasp")).answer(
        "Boost Sidestep", "Sweep", "Cross", "Grasp"
    )
    assert played.lives == (30, 30)
    assert played.turn == 1
