"""Play reports of Vatista: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

THREE = ["Sweep", "Sweep", "Focus"]


def against_linne(vatista: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(vatista, linne, fighters=("Vatista", "Linne"), turn=turn)


# --- The fighter ---


@pytest.mark.parametrize(("action", "space", "drawn"), [("Action", 8, 2), ("Strike", 7, 1)])
def test_the_basic_action_pushes_and_draws_one_more(action: str, space: int, drawn: int) -> None:
    """EX-CHAR-03: Lumen Stella pushes 1 and draws 1."""
    played = against_linne(side("Lumen Stella"), side("Block", space=6)).answer(action, "Lumen Stella", "Block")
    assert played.spaces == (3, space)
    assert len(played.names(0, "hand")) == drawn


def test_the_basic_action_does_not_move_vatista_farther() -> None:
    played = against_linne(side("Cross", space=5), side("Block")).answer("Action", "Cross", "Block")
    assert played.spaces == (2, 7)


def test_the_basic_action_ends_with_the_turn() -> None:
    vatista = side("Lumen Stella", "Lumen Stella", deck=["Dive", "Cross", "Sweep", "Focus"])
    played = against_linne(vatista, side("Block", "Block", space=6)).answer("Action", "Lumen Stella", "Block")
    while played.asked[1] == "pay":
        played.answer("That is all")
    played.answer("Prepare", "Strike", "Lumen Stella", "Block")
    while played.asked[1] == "pay":
        played.answer("That is all")
    assert len(played.names(0, "hand")) == 3


@pytest.mark.parametrize(
    ("attack", "space", "spaces", "drawn"), [("Lumen Stella", 3, (3, 9), 3), ("Cross", 7, (2, 8), 0)]
)
def test_the_exceeded_action_moves_pushes_and_draws_two_more(
    attack: str, space: int, spaces: tuple[int, int], drawn: int
) -> None:
    vatista = side(attack, gauge=["Dive", "Dive"], space=space, exceeded=True)
    linne = side("Block", space=6 if attack == "Lumen Stella" else 8)
    played = against_linne(vatista, linne).answer("Action (2 gauge)", attack, "Block")
    assert played.spaces == spaces
    assert len(played.names(0, "hand")) == drawn


def test_the_exceeded_action_costs_two_gauge_and_downshift_a_card() -> None:
    played = against_linne(side("Dive", gauge=["Cross"], exceeded=True), side())
    assert not played.offers("Action (2 gauge)")
    played.answer("Downshift")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Cross", "Dive"]
    assert played.asked == (0, "action")


# --- Zahhishio ---


def test_zahhishio_puts_the_hand_into_gauge_and_pushes() -> None:
    vatista = side("Zahhishio", "Dive", "Grasp", gauge=["Sweep", "Sweep"], space=4)
    played = against_linne(vatista, side("Block", space=5)).strike("Zahhishio", "Block")
    assert played.names(0, "hand") == []
    assert sorted(played.names(0, "gauge")) == ["Dive", "Grasp", "Zahhishio"]
    assert damage(played) == [(1, 2, 0)]
    assert played.spaces == (4, 8)
    assert played.turn == 0


def test_curse_commandment_strikes_from_gauge_with_three_power() -> None:
    """EX-CHAR-18."""
    played = against_linne(side("Zahhishio", "Dive", gauge=["Cross", "Grasp"], space=5), side("Block"))
    played.answer("Boost Curse Commandment")
    assert sorted(played.labels) == ["Cross from gauge", "Grasp from gauge"] or played.asked == (0, "set")
    played.answer(next(label for label in played.labels if label.startswith("Cross")), "Block")
    assert damage(played) == [(1, 6, 4)]
    assert played.names(0, "hand") == ["Dive"]


# --- Transvoranse ---


def test_transvoranse_ignores_guard_advances_and_draws() -> None:
    played = against_linne(side("Transvoranse", gauge=["Dive"], space=5, deck=["Cross"]), side("Sweep"))
    played.strike("Transvoranse", "Sweep")
    assert damage(played) == [(1, 4, 4)]
    assert stunned(played) == [1]
    assert played.spaces == (8, 7)
    assert played.names(0, "hand") == ["Cross"]


@pytest.mark.parametrize(
    ("card", "boost", "speed", "power"),
    [("Transvoranse", "Charged Attack", 6, 5), ("Armabellum", "Crimson Wings", 7, 3)],
)
def test_boosts_that_a_move_ends_give_power_or_speed(card: str, boost: str, speed: int, power: int) -> None:
    played = against_linne(side(card, "Cross", space=5), side("Block")).answer(f"Boost {boost}")
    assert played.boosts(0) == [card]
    played.strike("Block", "Cross")
    assert speeds(played) == (speed, 0)
    assert damage(played) == [(1, power, power - 2)]
    assert played.names(0, "gauge")[0] == card  # the retreat of the Cross


@pytest.mark.parametrize("card", ["Transvoranse", "Armabellum", "Ruber Angelus"])
def test_boosts_that_a_move_ends_go_to_gauge_outside_a_strike_too(card: str) -> None:
    played = against_linne(side("Dive", boosts=[card]), side()).answer("Move to space 2", "Dive")
    assert played.names(0, "gauge") == [card]
    assert played.boosts(0) == []


# --- Lateus Orbis ---


def test_lateus_orbis_spends_everything_for_power_and_lets_the_opponent_buy_armor() -> None:
    """EX-CHAR-36: a special and an ultra in hand are worth 3; Linne spends 2 of her cards."""
    vatista = side("Lateus Orbis", "Mikoruseo", "Zahhishio", gauge=[*THREE, "Dive"])
    played = against_linne(vatista, side("Spike", "Cross", "Dive", "Grasp")).strike("Lateus Orbis", "Spike")
    played.answer("Focus", "Sweep", "Sweep")
    while played.asked == (0, "pay"):
        assert "That is all" not in played.labels
        played.answer(
            next(label for label in played.labels if "2 Force" in label) if played.offers("Zah") else played.labels[0]
        )
    assert played.asked == (1, "pay")
    played.answer("Cross", "Dive", "That is all")
    assert damage(played)[0] == (1, 10, 8)
    assert played.names(0, "hand") == []
    assert played.names(0, "gauge") == ["Lateus Orbis"]
    assert played.names(1, "hand") == ["Grasp"]


def test_lateus_orbis_with_nothing_to_spend_has_its_power() -> None:
    played = against_linne(side("Lateus Orbis", gauge=THREE), side("Spike")).strike("Lateus Orbis", "Spike")
    played.answer("Focus")
    assert damage(played)[0] == (1, 6, 6)


@pytest.mark.parametrize("spent", [0, 2])
def test_autonomic_nerve_turns_gauge_into_power(spent: int) -> None:
    played = against_linne(side("Lateus Orbis", "Cross", gauge=["Dive"] * 2, space=5), side("Block"))
    played.answer("Boost Autonomic Nerve").strike("Block", "Cross")
    played.answer(*["Dive"] * spent)
    if spent < 2:
        played.answer("That is all")
    assert damage(played) == [(1, 3 + spent, 1 + spent)]
    assert "Lateus Orbis" in played.names(0, "gauge")


# --- Armabellum ---


@pytest.mark.parametrize(
    ("puts", "choice", "space"), [(["Dive", "Cross", "Grasp"], "Close 1", 5), ([], "Retreat 1", 3)]
)
def test_armabellum_turns_cards_into_gauge_and_power(puts: list[str], choice: str, space: int) -> None:
    vatista = side("Armabellum", "Dive", "Cross", "Grasp", "Spike", gauge=["Sweep"], space=4)
    played = against_linne(vatista, side("Block")).strike("Armabellum", "Block")
    played.answer(*puts)
    if len(puts) < 3:
        played.answer("No more")
    power = 2 + len(puts)
    assert played.labels == ["Close 1", "Retreat 1"]
    played.answer(choice)
    assert damage(played) == [(1, power, power - 2)]
    assert played.names(0, "gauge") == [*puts, "Armabellum"]
    assert played.spaces == (space, 7)


# --- Ruber Angelus ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 4", 8), ("Do not", 4)])
def test_ruber_angelus_pushes_two_and_may_advance_four(choice: str, space: int) -> None:
    vatista = side("Ruber Angelus", gauge=["Sweep", "Sweep"], space=4)
    played = against_linne(vatista, side("Block", space=5)).strike("Ruber Angelus", "Block").answer(choice)
    assert damage(played) == [(1, 6, 4)]
    assert played.spaces == (9 if choice == "Advance 4" else space, 7)


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 6)])
def test_restriction_shifts_the_opponent_with_a_hit(choice: str, space: int) -> None:
    played = against_linne(side("Ruber Angelus", "Spike", space=5), side("Block")).answer("Boost Restriction")
    played.strike("Block", "Spike")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces == (5, space)
    assert played.boosts(0) == []


# --- Mikoruseo ---


@pytest.mark.parametrize(("space", "hand"), [(3, ["Dive"]), (5, [])])
def test_mikoruseo_draws_after_a_hit_and_stuns_nobody(space: int, hand: list[str]) -> None:
    played = against_linne(side("Mikoruseo", space=space, deck=["Dive"]), side("Grasp")).strike("Mikoruseo", "Grasp")
    assert (" hits " in next(check for check in checks(played) if check.startswith("Mik"))) is bool(hand)
    assert stunned(played) == []
    assert played.names(0, "hand") == hand


def test_swift_attack_speeds_and_takes_the_next_turn() -> None:
    played = against_linne(side("Mikoruseo", "Cross", space=5), side("Block")).answer("Boost Swift Attack")
    played.strike("Block", "Cross")
    assert speeds(played) == (7, 0)
    assert played.names(0, "gauge") == ["Mikoruseo", "Cross"]
    assert played.turn == 0


# --- Lumen Stella ---


def test_lumen_stella_pushes_and_draws() -> None:
    played = against_linne(side("Lumen Stella", space=4, deck=["Dive"]), side("Block")).strike("Lumen Stella", "Block")
    assert damage(played) == [(1, 5, 3)]
    assert played.spaces == (4, 8)
    assert played.names(0, "hand") == ["Dive"]


@pytest.mark.parametrize(("choice", "space"), [("Advance X", 6), ("Retreat X", 1)])
def test_instant_flight_moves_by_the_power_of_the_top_card(choice: str, space: int) -> None:
    played = against_linne(side("Lumen Stella", "Sweep", "Dive", deck=["Focus", "Cross"]), side("Block"))
    played.answer("Boost Instant Flight", "Dive").strike("Block", "Sweep")
    assert played.labels == ["Advance X", "Retreat X"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "deck")[0] == "Cross"
