"""The play areas, and who may see what (EX-ZONE)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import DeckShuffled
from wildswing.exceed.rules.view import UNSEEN, SideView

RYUS = ("Ryu", "Ryu")
EVERYBODY = (0, 1, -1)

HANDLER = """fighter Handler
edition standard
exceed costs 2 gauge

special Search
  range 1, power 1, speed 9
  hit: the opponent discards 2 cards from their hand.
  boost Fetch (instant)
    now: put 1 card from your deck into your hand.

special Peek
  range 1, power 1, speed 9
  hit: the opponent discards their hand.
  boost Glance (instant)
    now: look at the top 2 cards of your deck.

special Lock
  range 1, power 1, speed 9
  boost Seal Away (instant)
    now: seal 1 card from the opponent's discard pile; the opponent seals 1 card from their gauge.

special Borrow
  range 1, power 1, speed 9
  boost Take Over (instant)
    now: put 1 card from the opponent's gauge into your gauge.

special Burden
  range 1, power 1, speed 9
  after: put this into the opponent's boosts, sustain it.
  boost Weight (continuous)
    -1 power.

special Steal
  range 1, power 1, speed 9
  boost Grab (instant)
    now: put 1 card from the opponent's gauge into your hand.

special Bury
  range 1, power 1, speed 9
  boost Dig (instant)
    now: put 1 card from the opponent's gauge on top of your deck.

special Toss
  range 1, power 1, speed 9
  boost Litter (instant)
    now: put 1 card from the opponent's gauge into your discard pile.

special Recall
  range 1, power 1, speed 9
  boost Memory (instant)
    now: put the top card of your discard pile into your hand.

special Root
  range 1, power 1, speed 9
  boost Dredge (instant)
    now: put the bottom card of your discard pile into your gauge; put the bottom card of your deck into your gauge.

special Wait
  range 1, power 1, speed 9
  boost Echo (instant)
    now: play the bottom boost of your discard pile.

special Hum
  range 1, power 1, speed 9
  boost Lull (instant)
    now: draw 1.
"""
HANDLERS = (HANDLER, HANDLER)


def seen(played: Stage, seat: int, whose: int) -> SideView:
    """Returns a player's side as a seat sees it."""
    return EXCEED.view(played.table, seat).sides[whose]


# --- Open and hidden areas ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("owner", [0, 1])
def test_both_players_have_the_same_areas_all_open_but_hand_and_deck(edition: str, owner: int) -> None:
    """EX-ZONE-01, EX-ZONE-02: everybody sees the faces in Gauge, Boost area, discard pile and sealed area."""
    full = side("Grasp", deck=["Cross"], gauge=["Dive"], discard=["Sweep", "Spike"], sealed=["Block"], boosts=["Grasp"])
    sides = (full, side()) if owner == 0 else (side(), full)
    played = stage(*sides, RYUS, edition)
    for seat in EVERYBODY:
        shown = seen(played, seat, owner)
        assert (shown.gauge, shown.discard, shown.sealed) == (("Dive",), ("Sweep", "Spike"), ("Block",))
        assert [boost.card for boost in shown.boosts] == ["Grasp"]
        assert shown.hand == (("Grasp",) if seat == owner else (UNSEEN,))
        assert shown.deck == (UNSEEN,) * 24


@pytest.mark.parametrize("edition", EDITIONS)
def test_hand_is_seen_by_its_player_alone_its_size_by_everybody(edition: str) -> None:
    """EX-ZONE-03, EX-ZONE-04: others see so many blank cards."""
    played = stage(side("Grasp", "Cross", "Dive"), side("Sweep"), RYUS, edition)
    assert sorted(seen(played, 0, 0).hand) == ["Cross", "Dive", "Grasp"]
    assert seen(played, 1, 0).hand == seen(played, -1, 0).hand == (UNSEEN,) * 3
    assert seen(played, 0, 1).hand == (UNSEEN,)


@pytest.mark.parametrize("edition", EDITIONS)
def test_hand_is_seen_when_an_effect_reveals_it(edition: str) -> None:
    """EX-ZONE-03: a Parry that names a card the opponent does not hold makes them show their hand."""
    played = stage(side("Block"), side("Grasp", "Cross"), RYUS, edition).answer("Boost Parry", "Sweep", "No more")
    assert sorted(seen(played, 0, 1).hand) == ["Cross", "Grasp"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_looks_through_a_deck(edition: str) -> None:
    """EX-ZONE-05: not even its player, who sees a card only when it is drawn."""
    played = stage(side(deck=["Grasp", "Cross"]), side(), RYUS, edition)
    for seat in EVERYBODY:
        assert seen(played, seat, 0).deck == (UNSEEN,) * 30
    played.answer("Prepare")
    assert sorted(seen(played, 0, 0).hand) == ["Cross", "Grasp"]
    assert seen(played, 1, 0).hand == (UNSEEN,) * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_player_who_looks_at_the_deck_by_an_effect_sees_those_cards_alone(edition: str) -> None:
    """EX-ZONE-05: nobody else sees them."""
    one = side("Peek", deck=["Grasp", "Cross", "Dive"])
    played = stage_of(HANDLERS, one, side(), edition).answer("Boost Glance")
    assert seen(played, 0, 0).hand == ("Grasp",)
    assert seen(played, 0, 0).deck[:2] == ("Cross", UNSEEN)
    assert set(seen(played, 1, 0).deck) == set(seen(played, -1, 0).deck) == {UNSEEN}


@pytest.mark.parametrize("edition", ["standard", "undernight"])
def test_deck_is_shuffled_after_a_search(edition: str) -> None:
    """EX-ZONE-06: the text that lets its player search need not say so."""
    played = stage_of(HANDLERS, side("Search"), side(), edition, seed=3)
    before = played.names(0, "deck")
    before.remove("Block")
    played.answer("Boost Fetch", "Block")
    assert played.events(DeckShuffled) == [DeckShuffled(0, "Handler 1")]
    assert "Block" in played.names(0, "hand")
    assert played.names(0, "deck") != before[1:]


@pytest.mark.parametrize("edition", EDITIONS)
def test_either_player_may_look_through_either_discard_pile(edition: str) -> None:
    """EX-ZONE-08: whole and in order, for players and onlookers."""
    played = stage(side(discard=["Grasp", "Dive"]), side(discard=["Cross", "Sweep"]), RYUS, edition)
    for seat in EVERYBODY:
        assert seen(played, seat, 0).discard == ("Grasp", "Dive")
        assert seen(played, seat, 1).discard == ("Cross", "Sweep")


@pytest.mark.parametrize("edition", EDITIONS)
def test_life_totals_are_open(edition: str) -> None:
    """EX-ZONE-20: each player has a life track that everybody sees."""
    played = stage(side(life=12), side(life=29), RYUS, edition)
    assert [(seen(played, seat, 0).life, seen(played, seat, 1).life) for seat in EVERYBODY] == [(12, 29)] * 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_drawn_cards_go_to_the_hand_of_the_player_who_draws(edition: str) -> None:
    """EX-ZONE-21: Linne's action draws 2 for her and 1 for her opponent, each from their own deck."""
    one, other = side(deck=["Grasp", "Cross", "Sweep"]), side(deck=["Dive"])
    played = stage(one, other, ("Linne", "Ryu"), edition).answer("Action", "Advance 1")
    assert sorted(played.names(0, "hand")) == ["Cross", "Grasp", "Sweep"]
    assert played.names(1, "hand") == ["Dive"]


# --- The discard pile ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_latest_discard_lies_on_top(edition: str) -> None:
    """EX-ZONE-07, EX-ZONE-11: cards lie in the order in which they came; a text finds the latest on top."""
    one = side("Recall", "Grasp", "Cross", discard=["Dive"])
    played = stage_of(HANDLERS, one, side(), edition)
    played.answer("Change Cards", "Cross from hand", "Grasp from hand", "That is all")
    assert played.names(0, "discard") == ["Dive", "Cross", "Grasp"]
    played.answer("Prepare", "Boost Memory")
    assert played.names(0, "discard") == ["Dive", "Cross", "Recall"]


def test_top_card_goes_and_its_copy_below_stays() -> None:
    """EX-ZONE-07: of two copies the one laid last is the top card."""
    one = side("Recall", discard=["Dive", "Cross", "Dive"])
    played = stage_of(HANDLERS, one, side()).answer("Boost Memory")
    assert played.names(0, "discard") == ["Dive", "Cross", "Recall"]
    assert "Dive" in played.names(0, "hand")


def test_bottom_card_goes_and_its_copy_above_stays() -> None:
    """EX-ZONE-07: of two copies the one laid first is the bottom card; in a deck the last one is."""
    one = side(
        "Root", discard=["Dive", "Cross", "Dive"], deck=["Sweep", "Grasp", "Cross", "Sweep"], rest="sealed cards"
    )
    played = stage_of(HANDLERS, one, side()).answer("Boost Dredge")
    assert played.names(0, "discard") == ["Cross", "Dive", "Root"]
    assert played.names(0, "gauge") == ["Dive", "Sweep"]
    assert played.names(0, "deck") + played.names(0, "hand") == ["Grasp", "Cross", "Sweep"]


def test_bottom_boost_is_played_and_its_copy_above_stays() -> None:
    """EX-ZONE-07: what is played comes from the bottom and goes on top."""
    one = side("Wait", discard=["Hum", "Cross", "Hum", "Dive"], deck=["Sweep", "Grasp"])
    played = stage_of(HANDLERS, one, side()).answer("Boost Echo")
    assert played.names(0, "discard")[:3] == ["Cross", "Hum", "Dive"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("first", "second"), [("Grasp", "Cross"), ("Cross", "Grasp")])
def test_player_chooses_the_order_of_cards_discarded_at_once(edition: str, first: str, second: str) -> None:
    """EX-ZONE-09, EX-ZONE-10, D-21: here two cards above the hand limit."""
    hand = ("Grasp", "Cross", "Dive", "Dive", "Sweep", "Sweep", "Spike")
    played = stage(side(*hand), side(), RYUS, edition).answer("Prepare", first, second)
    assert played.names(0, "discard") == [first, second]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("first", "second"), [("Grasp", "Cross"), ("Cross", "Grasp")])
def test_player_who_is_made_to_discard_chooses_the_order(edition: str, first: str, second: str) -> None:
    """EX-ZONE-10, D-21: the player whose cards they are performs the discard."""
    other = side("Grasp", "Cross", "Focus", "Dive", space=4)
    played = stage_of(HANDLERS, side("Search"), other, edition).strike("Search", "Focus")
    assert played.asked == (1, "pick")
    played.answer(first, second)
    assert played.names(1, "discard") == [first, second]


@pytest.mark.parametrize("edition", EDITIONS)
def test_order_of_a_whole_hand_discarded_at_once_is_chosen_too(edition: str) -> None:
    """EX-ZONE-09, EX-ZONE-10, D-21: a text of this match looks at the top of a discard pile."""
    other = side("Grasp", "Cross", "Focus", space=4)
    played = stage_of(HANDLERS, side("Peek"), other, edition).strike("Peek", "Focus")
    assert played.asked == (1, "pick")
    assert sorted(played.labels) == ["Cross", "Grasp"]
    played.answer("Grasp")  # with one card left there is nothing to choose
    assert played.names(1, "discard") == ["Grasp", "Cross"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("first", "second"), [("Fierce", "Light"), ("Light", "Fierce")])
def test_order_of_boosts_discarded_in_cleanup_is_chosen(edition: str, first: str, second: str) -> None:
    """EX-ZONE-09, EX-ZONE-10: the player whose boosts they are decides which one comes to lie on top."""
    one = side("Block", boosts=["Grasp", "Sweep"])
    played = stage(one, side("Block"), RYUS, edition).strike("Block", "Block")
    played.answer(first)
    names = {"Fierce": "Grasp", "Light": "Sweep"}
    assert played.names(0, "discard") == [names[first], names[second]]


# --- Sealed cards ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_sealed_card_goes_to_the_player_who_performs_the_seal(edition: str) -> None:
    """EX-ZONE-12: whoever owns it, and face up for everybody."""
    other = side(discard=["Grasp"], gauge=["Cross"])
    played = stage_of(HANDLERS, side("Lock"), other, edition).answer("Boost Seal Away")
    for seat in EVERYBODY:
        assert seen(played, seat, 0).sealed == ("Grasp",)
        assert seen(played, seat, 1).sealed == ("Cross",)


@pytest.mark.parametrize("edition", EDITIONS)
def test_sealed_card_pays_for_nothing_and_is_not_reshuffled(edition: str) -> None:
    """EX-ZONE-13: it stays until an effect says otherwise."""
    played = stage(side(deck=["Cross"], sealed=["Grasp"], rest="discard pile"), side(), RYUS, edition)
    assert not played.offers("Change Cards")
    played.answer("Reshuffle")
    assert played.names(0, "sealed") == ["Grasp"]
    assert (played.names(0, "deck") + played.names(0, "hand")).count("Grasp") == 1


def test_sealed_card_leaves_by_an_effect() -> None:
    """EX-ZONE-13: Happy Chaos takes one back into his hand."""
    one = side("Cheap Shot", sealed=["Fire"], deck=["Grasp"])
    played = stage(one, side(), ("Happy Chaos", "Ryu")).answer("Boost Super Focus")
    assert played.names(0, "sealed") == []
    assert "Fire" in played.names(0, "hand")


# --- Areas made by a fighter ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_area_made_by_a_fighter_is_kept_apart(edition: str) -> None:
    """EX-ZONE-14: a transformation is no boost in play, stays through cleanup and is seen by everybody."""
    one = side("Block", transformations=["Inquisition"], boosts=["Grasp"])
    played = stage(one, side("Block"), ("Geoffrey", "Ryu"), edition).strike("Block", "Block")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Grasp"]
    assert [card.card for card in seen(played, 1, 0).transformations] == ["Inquisition"]


def test_effect_on_boosts_does_not_find_a_transformation() -> None:
    """EX-ZONE-14: a Tech with nothing else to discard discards nothing."""
    played = stage(side("Dive"), side(transformations=["Inquisition"]), ("Ryu", "Geoffrey")).answer("Boost Tech")
    while played.asked[1] == "choose":
        played.answer("Do not")
    assert [card.card for card in seen(played, 0, 1).transformations] == ["Inquisition"]
    assert played.names(1, "discard") == []


# --- Gauge and Boost area ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_attack_that_hit_becomes_gauge(edition: str) -> None:
    """EX-ZONE-15: and the one that missed does not."""
    played = stage(side("Cross", space=4), side("Dive", space=5), RYUS, edition).strike("Cross", "Dive")
    assert (played.names(0, "gauge"), played.names(0, "discard")) == (["Cross"], [])
    assert (played.names(1, "gauge"), played.names(1, "discard")) == ([], ["Dive"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_boost_in_play_applies_to_its_controller(edition: str) -> None:
    """EX-ZONE-16: Fierce makes its own player's attack stronger, not the other one."""
    one, other = side("Spike", space=4, boosts=["Grasp"]), side("Focus", space=6)
    played = stage(one, other, RYUS, edition).strike("Spike", "Focus")
    assert played.lives == (30, 23)
    mirrored = stage(side("Spike", space=4), side("Focus", space=6, boosts=["Grasp"]), RYUS, edition)
    assert mirrored.strike("Spike", "Focus").lives == (30, 25)


@pytest.mark.parametrize("edition", EDITIONS)
def test_boost_of_the_opponent_in_ones_area_applies_to_its_controller(edition: str) -> None:
    """EX-ZONE-16: who owns the card does not matter."""
    one, other = side("Spike", space=4, boosts=["the opponent's Grasp"]), side("Block", space=6)
    played = stage(one, other, RYUS, edition).strike("Spike", "Block")
    assert played.lives == (30, 23)


@pytest.mark.parametrize("edition", EDITIONS)
def test_continuous_boosts_pile_up(edition: str) -> None:
    """EX-ZONE-17: there is no limit, and all of them count."""
    boosts = ["Grasp", "Grasp", "Metsu Hadoken", "Tatsumaki Senpukyaku", "Sweep", "Sweep", "Hadoken", "Hadoken"]
    played = stage(side("Assault", "Cross", space=4, boosts=boosts), side("Block", space=5), RYUS, edition)
    played.answer("Boost Run", "Advance 0")
    assert len(played.boosts(0)) == 8
    played = stage(side("Assault", space=4, boosts=boosts), side("Block", space=5), RYUS, edition)
    played.strike("Assault", "Block")
    assert played.lives == (30, 30 - (4 + 2 + 2 + 2 + 1 + 2 + 2 - 2))


# --- Cards of the opponent ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_gauge_can_hold_a_card_of_the_opponent(edition: str) -> None:
    """EX-ZONE-18, D-23: it is spent like any other, and then goes to its owner's discard pile."""
    played = stage_of(HANDLERS, side("Borrow"), side(gauge=["Grasp"]), edition).answer("Boost Take Over")
    assert played.names(0, "gauge") == ["Grasp"]
    assert played.names(1, "gauge") == []
    spent = stage(side(gauge=["the opponent's Grasp", "Dive"]), side(), RYUS, edition)
    spent.answer("Exceed", "the opponent's Grasp from gauge")
    assert spent.names(0, "discard") == ["Dive"]
    assert spent.names(1, "discard") == ["Grasp"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_boost_area_can_hold_a_card_of_the_opponent(edition: str) -> None:
    """EX-ZONE-18, EX-ZONE-19, D-23: it stays while sustained; discarded, it goes to its owner's pile."""
    one, other = side("Burden", "Block", space=4), side("Focus", "Spike", space=5)
    played = stage_of(HANDLERS, one, other, edition).strike("Burden", "Focus")
    assert played.boosts(1) == ["Burden"]
    played.strike("Spike", "Block")
    assert played.boosts(1) == []
    assert played.names(0, "discard") == ["Burden"]
    assert "Burden" not in played.names(1, "discard")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "boost"), [("Steal", "Grab"), ("Bury", "Dig"), ("Toss", "Litter")])
def test_card_of_the_opponent_cannot_enter_hand_deck_or_discard_pile(edition: str, card: str, boost: str) -> None:
    """EX-ZONE-18, EX-ZONE-19, D-23: it goes to its owner's discard pile instead."""
    other = side(gauge=["Grasp"], deck=["Dive"])
    played = stage_of(HANDLERS, side(card, deck=["Cross", "Sweep"]), other, edition).answer(f"Boost {boost}")
    assert played.names(1, "discard") == ["Grasp"]
    assert played.names(0, "hand") == ["Cross"]
    assert played.names(0, "deck")[0] == "Sweep"
    assert played.names(0, "discard") == [card]
