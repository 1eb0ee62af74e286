"""Force and gauge: what cards are worth, who picks them, and where they go."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.position import SidePosition

EDITIONS = ("standard", "undernight", "strive")
RYUS = ("Ryu", "Ryu")
NOTHING_SPECIAL = side()

THREE_FORCE_ACTION = """\
fighter Payer
edition {edition}
exceed costs 1 gauge

basic
  action "Toll" (3 force): draw 1.

ultra Big Blow (1 gauge)
  range 1, power 6, speed 4
  boost Deep Breath (instant, 1 force)
    now: take another action.

special Small Blow
  range 1, power 3, speed 4
  boost Bribe (instant, 1 force)
    now: spend up to 2 force; for each force spent: draw 1.

special Long Blow
  range 1-9, power 3, speed 4
"""


def ryu_acts(one: SidePosition, edition: str = "standard", other: SidePosition = NOTHING_SPECIAL) -> Stage:
    return stage(one, other, RYUS, edition)


def payer_acts(one: SidePosition, edition: str = "standard") -> Stage:
    text = THREE_FORCE_ACTION.format(edition=edition)
    return stage_of((text, text), one, NOTHING_SPECIAL, edition)


# --- Force ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_force_is_made_of_cards_in_hand_and_gauge(edition: str) -> None:
    """EX-FORCE-01, EX-GAUGE-04: any mix pays, a card at a time."""
    played = payer_acts(side("Grasp", "Cross", gauge=["Dive", "Sweep"]), edition).answer("Toll")
    assert played.labels == [
        "Grasp from hand (1 Force)",
        "Cross from hand (1 Force)",
        "Dive from gauge (1 Force)",
        "Sweep from gauge (1 Force)",
    ]
    played.answer("Dive", "Grasp", "Sweep")
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == []
    assert "Cross" in played.names(0, "hand")
    assert played.names(0, "discard") == ["Dive", "Grasp", "Sweep"]


@pytest.mark.parametrize(
    ("hand", "gauge", "able"),
    [
        (("Grasp", "Cross", "Dive"), (), True),
        (("Grasp", "Cross"), ("Dive",), True),
        ((), ("Grasp", "Cross", "Dive"), True),
        (("Big Blow", "Grasp"), (), True),
        (("Grasp",), ("Big Blow",), True),
        (("Grasp", "Small Blow"), (), False),
        (("Big Blow",), (), False),
    ],
)
def test_what_costs_more_force_than_there_is_is_not_offered(
    hand: tuple[str, ...], gauge: tuple[str, ...], able: bool
) -> None:
    """EX-FORCE-01, EX-FORCE-02, EX-FORCE-03: Normals and Specials count 1, Ultras 2, in hand and gauge together."""
    assert payer_acts(side(*hand, gauge=gauge)).offers("Toll") == able


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_normal_or_special_gives_one_force(edition: str) -> None:
    """EX-FORCE-02: neither is ever worth more, however much is needed."""
    played = ryu_acts(side("Grasp", "Hadoken", gauge=["Shoryuken"]), edition).answer("Change Cards")
    assert played.labels == [
        "Hadoken from hand (1 Force)",
        "Grasp from hand (1 Force)",
        "Shoryuken from gauge (1 Force)",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("area", ["hand", "gauge"])
def test_an_ultra_gives_one_or_two_force(edition: str, area: str) -> None:
    """EX-FORCE-03: its player says how much; with 1 of 3 paid two are still missing."""
    position = side("Grasp", "Cross", "Big Blow") if area == "hand" else side("Grasp", "Cross", gauge=["Big Blow"])
    played = payer_acts(position, edition).answer("Toll")
    assert played.offers(f"Big Blow from {area} (1 Force)")
    assert played.offers(f"Big Blow from {area} (2 Force)")
    whole = payer_acts(position, edition).answer("Toll", f"Big Blow from {area} (2 Force)", "Cross")
    assert whole.asked == (1, "action")
    assert whole.names(0, "discard") == ["Big Blow", "Cross"]
    half = payer_acts(position, edition).answer("Toll", f"Big Blow from {area} (1 Force)", "Cross")
    assert half.asked == (0, "pay")
    half.answer("Grasp")
    assert half.names(0, "discard") == ["Big Blow", "Cross", "Grasp"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ultra_counts_as_one_towards_a_cost_of_one(edition: str) -> None:
    """EX-FORCE-04: it may pay, for 1, and no second card can be spent."""
    word = "Walk" if edition == "strive" else "Move"
    played = ryu_acts(side("Metsu Hadoken", "Grasp"), edition).answer(f"{word} to space 4")
    assert played.labels == ["Metsu Hadoken from hand (1 Force)", "Grasp from hand (1 Force)"]
    played.answer("Metsu Hadoken")
    assert played.asked == (1, "action")
    assert played.names(0, "discard") == ["Metsu Hadoken"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_still_needed_limits_an_ultra(edition: str) -> None:
    """EX-FORCE-04: with 2 of 3 paid it gives 1 only."""
    played = payer_acts(side("Grasp", "Cross", "Big Blow"), edition).answer("Toll", "Grasp", "Cross")
    assert played.labels == ["Big Blow from hand (1 Force)"]


def test_an_ultra_that_is_needed_in_full_gives_two() -> None:
    """EX-FORCE-03: with no other card for the rest of the cost, 1 would leave the payment open."""
    played = payer_acts(side("Grasp", "Big Blow")).answer("Toll")
    assert played.labels == ["Big Blow from hand (2 Force)", "Grasp from hand (1 Force)"]


def test_up_to_a_number_stops_at_that_number() -> None:
    """EX-FORCE-04: of "up to 2 force" two are taken, with cards to spare."""
    played = payer_acts(side("Small Blow", "Grasp", "Cross", "Dive", "Sweep")).answer("Boost Bribe", "Grasp")
    assert played.offers("That is all")
    played.answer("Cross", "Dive")
    assert played.asked == (1, "action")
    assert played.names(0, "discard") == ["Grasp", "Cross", "Dive", "Small Blow"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [("Grasp", "Cross", "Dive"), ("Dive", "Grasp", "Cross")])
def test_cards_spent_for_force_lie_in_the_discard_pile_in_the_order_chosen(
    edition: str, order: tuple[str, ...]
) -> None:
    """EX-FORCE-05: one after the other, the last on top; the order is a decision."""
    played = payer_acts(side("Grasp", "Cross", "Sweep", gauge=["Dive"], discard=["Focus"]), edition).answer(
        "Toll", *order
    )
    assert played.names(0, "discard") == ["Focus", *order]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_of_the_opponent_in_gauge_makes_force_too(edition: str) -> None:
    """EX-FORCE-01, EX-FORCE-05: it counts for the spender, and goes to its owner's discard pile."""
    word = "Walk" if edition == "strive" else "Move"
    played = ryu_acts(side(gauge=["the opponent's Grasp"]), edition).answer(f"{word} to space 4")
    assert played.spaces == (4, 7)
    assert (played.names(0, "discard"), played.names(1, "discard")) == ([], ["Grasp"])


@pytest.mark.parametrize("edition", ["standard", "undernight"])
@pytest.mark.parametrize(
    ("one", "action"),
    [
        (side("Metsu Hadoken", "Grasp"), "Boost Way of the Warrior"),
        (side("Grasp"), "Move to space 4"),
        (side("Grasp"), "Change Cards"),
    ],
    ids=["boost", "movement", "other effects"],
)
def test_force_pays_for_boosts_movement_and_other_effects(one: SidePosition, action: str, edition: str) -> None:
    """EX-FORCE-06: each of them asks for a card, and discards it."""
    played = ryu_acts(one, edition).answer(action)
    assert played.asked == (0, "pay")
    played.answer("Grasp")
    assert played.asked == (1, "action")
    assert played.names(0, "discard") == ["Grasp"]


def test_force_pays_for_walking_and_for_block_but_for_no_boost_of_this_edition() -> None:
    """EX-FORCE-07: a boost of a strive fighter asks for nothing; a Walk and Block do."""
    hand = ("Block", "Grasp", "Cross", "Gun Flame")
    assert stage(side(*hand), side()).answer("Walk to space 4").asked == (0, "pay")
    assert stage(side(*hand), side()).answer("Boost Rock you").asked == (1, "action")
    blocked = stage(side(*hand, space=6), side("Sweep"), turn=1).strike("Sweep", "Block")
    assert blocked.asked == (0, "pay")
    blocked.answer("Grasp", "That is all")
    assert blocked.lives == (28, 30)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_force_is_kept_for_the_next_payment(edition: str) -> None:
    """EX-FORCE-08: an Ultra that paid a cost of 1 leaves nothing behind for the Toll of the same turn."""
    hand = ("Big Blow", "Big Blow", "Grasp", "Cross", "Dive")
    played = payer_acts(side(*hand), edition).answer("Boost Deep Breath", "Big Blow", "Toll", "Grasp", "Cross")
    assert played.labels == ["Dive from hand (1 Force)"]


def test_the_cost_of_a_boost_is_not_counted_by_its_effect() -> None:
    """EX-FORCE-08: "for each force spent" draws for the effect's own payment alone."""
    played = payer_acts(side("Small Blow", "Grasp", "Cross")).answer("Boost Bribe", "Grasp", "Cross")
    assert len(played.names(0, "hand")) == 2  # one drawn by the effect, one for the turn


# --- Gauge ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_attack_that_hit_enters_gauge_in_cleanup(edition: str) -> None:
    """EX-GAUGE-01: not when it hits, but at the end of the strike; one that did not hit is discarded."""
    played = ryu_acts(side("Grasp", space=6), edition, side("Dive")).strike("Grasp", "Dive")
    assert played.asked == (0, "choose")
    assert played.names(0, "gauge") == []
    played.answer("Push 1")
    assert (played.names(0, "gauge"), played.names(0, "discard")) == (["Grasp"], [])
    assert (played.names(1, "gauge"), played.names(1, "discard")) == ([], ["Dive"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_attacks_that_hit_enter_gauge(edition: str) -> None:
    """EX-GAUGE-01: the attacker's and the defender's, each to its player's gauge."""
    played = ryu_acts(side("Grasp", space=6), edition, side("Sweep")).strike("Grasp", "Sweep").answer("Push 1")
    assert (played.names(0, "gauge"), played.names(1, "gauge")) == (["Grasp"], ["Sweep"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_gauge_card_is_worth_one_gauge(edition: str) -> None:
    """EX-GAUGE-02: an Ultra too, so one of them does not pay an Exceed cost of 2."""
    assert not ryu_acts(side(gauge=["Metsu Hadoken"]), edition).offers("Exceed")
    played = ryu_acts(side(gauge=["Metsu Hadoken", "Grasp", "Cross"]), edition).answer("Exceed")
    assert played.labels == [
        "Metsu Hadoken from gauge (1 Gauge)",
        "Grasp from gauge (1 Gauge)",
        "Cross from gauge (1 Gauge)",
    ]
    played.answer("Metsu Hadoken", "Cross")
    assert played.names(0, "gauge") == ["Grasp"]
    assert played.sides[0].exceeded


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", [("Cross", "Grasp"), ("Grasp", "Dive"), ("Dive", "Cross")])
def test_the_spender_picks_the_gauge_cards_and_their_order(edition: str, order: tuple[str, str]) -> None:
    """EX-GAUGE-03: which two of three leave, and which of them lies on top."""
    played = ryu_acts(side(gauge=["Grasp", "Cross", "Dive"]), edition).answer("Exceed", *order)
    assert played.names(0, "discard") == list(order)
    assert set(played.names(0, "gauge")) == {"Grasp", "Cross", "Dive"} - set(order)


@pytest.mark.parametrize("edition", EDITIONS)
def test_gauge_pays_for_exceeding(edition: str) -> None:
    """EX-GAUGE-04: exactly the cost leaves the gauge."""
    played = ryu_acts(side("Focus", gauge=["Grasp", "Grasp", "Cross"]), edition).answer("Exceed", "Grasp", "Grasp")
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == ["Cross"]
    assert "Focus" in played.names(0, "hand")


@pytest.mark.parametrize("edition", EDITIONS)
def test_gauge_pays_for_an_ultra(edition: str) -> None:
    """EX-GAUGE-04: two of three gauge cards for Tyrant Rave, which then does its 3 damage."""
    one = side("Tyrant Rave", "Focus", space=6, gauge=["Grasp", "Cross", "Dive"])
    played = stage(one, side("Dive"), edition=edition).strike("Tyrant Rave", "Dive").answer("Dive", "Grasp")
    assert played.names(0, "discard") == ["Dive", "Grasp"]
    assert played.names(0, "gauge") == ["Cross", "Tyrant Rave"]
    assert played.lives == (30, 27)


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_in_hand_are_no_gauge(edition: str) -> None:
    """EX-GAUGE-05: a full hand pays neither for exceeding nor for an Ultra, which is replaced."""
    one = side("Tyrant Rave", "Grasp", "Grasp", "Cross", "Cross", "Slash", gauge=["Dive"], deck=["Sweep"])
    played = stage(one, side("Grasp"), edition=edition)
    assert not played.offers("Exceed")
    played.strike("Tyrant Rave", "Grasp")
    assert played.names(0, "discard") == ["Tyrant Rave", "Sweep"]
    assert (len(played.names(0, "hand")), played.names(0, "gauge")) == (5, ["Dive"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_gauge_cost_offers_no_card_in_hand(edition: str) -> None:
    """EX-GAUGE-05: only the cards in gauge can be picked."""
    played = ryu_acts(side("Sweep", "Metsu Hadoken", gauge=["Grasp", "Cross", "Dive"]), edition).answer("Exceed")
    assert [label.split(" from ")[1] for label in played.labels] == ["gauge (1 Gauge)"] * 3
