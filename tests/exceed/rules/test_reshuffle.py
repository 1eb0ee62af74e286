"""Reshuffling and losing (EX-SHUF)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import Reshuffled
from wildswing.exceed.rules.losing import EMPTY_DECK, NO_LIFE, NOTHING_TO_DRAW, SECOND_RESHUFFLE

RYUS = ("Ryu", "Ryu")
LOSING_SECOND = "Reshuffle (a second one loses the game)"

DIGGER = """fighter Digger
edition standard
exceed costs 2 gauge

special Spade
  range 1, power 1, speed 9
  boost Peer (instant)
    now: look at the top 2 cards of your deck.

special Bucket
  range 1, power 1, speed 9
  boost Collect (instant)
    now: put the top card of your deck into your gauge.

special Sieve
  range 1, power 1, speed 9
  boost Waste (instant)
    now: discard the top card of your deck.

special Lever
  range 1, power 1, speed 9
  boost Luck (instant)
    now: play the top card of your deck.

special Drain
  range 1, power 1, speed 9
  boost Spill (instant)
    now: discard the top card of the opponent's deck; advance 1.

special Lamp
  range 1, power 1, speed 9
  boost Shine (instant)
    now: reveal the top card of the opponent's deck; advance 1.

special Crate
  range 1, power 1, speed 9
  boost Refill (instant)
    now: shuffle your discard pile into your deck.

special Map
  range 1, power 1, speed 9
  boost Plan (instant)
    now: draw 3.

special Cart
  range 1, power 1, speed 9
  boost Stir (instant)
    now: shuffle your deck.

ultra Quarry (3 gauge)
  range 1, power 1, speed 9
  boost Rest (instant)
    now: gain 1 life.
"""
DIGGERS = (DIGGER, DIGGER)


def out_of_cards(*hand: str, discard: tuple[str, ...] = (), reshuffled: bool = False) -> SidePosition:
    """A player with an empty deck; the cards that nobody mentions are sealed."""
    return side(*hand, discard=discard, reshuffled=reshuffled, rest="sealed cards")


def reshuffles(played: Stage) -> int:
    return len(played.events(Reshuffled))


# --- An empty deck ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_draw_from_an_empty_deck_reshuffles_the_discard_pile_and_goes_on(edition: str) -> None:
    """EX-SHUF-01: the new deck gives the card, and the Reshuffle is used."""
    played = stage(out_of_cards(discard=("Grasp", "Cross", "Dive")), side(), RYUS, edition).answer("Prepare")
    assert len(played.sides[0].hand) == 2
    assert len(played.sides[0].deck) == 1
    assert played.names(0, "discard") == []
    assert played.sides[0].reshuffled
    assert played.over is None


def test_reshuffled_deck_has_an_order_made_by_chance() -> None:
    """EX-SHUF-01: the discard pile does not just turn over."""
    decks = {
        tuple(stage(side(rest="discard pile"), side(), RYUS, seed=seed).answer("Prepare").names(0, "deck"))
        for seed in range(3)
    }
    assert len(decks) == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_wild_swing_from_an_empty_deck_reshuffles_and_goes_on(edition: str) -> None:
    """EX-SHUF-01: the top card of the new deck is the attack."""
    one = out_of_cards("Grasp", discard=("Cross",))
    played = stage(one, side("Block"), RYUS, edition).strike("Wild Swing", "Block")
    assert "Ryu 1 reveals Cross (a wild swing)." in played.sentences()
    assert played.sides[0].reshuffled


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_are_drawn_one_at_a_time(edition: str) -> None:
    """EX-SHUF-13: the deck gives what it has, then the reshuffle comes, then the rest is drawn."""
    one = side("Map", deck=["Grasp"], discard=["Cross", "Dive", "Spike"], rest="sealed cards")
    played = stage_of(DIGGERS, one, side(), edition).answer("Boost Plan")
    assert "Grasp" in played.names(0, "hand")
    assert len(played.sides[0].hand) == 4
    assert played.events(Reshuffled) == [Reshuffled(0, "Digger 1", False, 3)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_loss_comes_at_the_card_that_cannot_be_drawn(edition: str) -> None:
    """EX-SHUF-13: two of three cards have been drawn by then."""
    one = side("Map", deck=["Grasp", "Cross"], reshuffled=True, rest="sealed cards")
    played = stage_of(DIGGERS, one, side(), edition).answer("Boost Plan")
    assert sorted(played.names(0, "hand")) == ["Cross", "Grasp"]
    assert played.over == (1, NOTHING_TO_DRAW)


@pytest.mark.parametrize("edition", EDITIONS)
def test_last_card_of_the_deck_is_drawn_without_a_reshuffle(edition: str) -> None:
    """EX-SHUF-01: an empty deck by itself does nothing; the next draw is what counts."""
    one = side(deck=["Grasp", "Cross"], discard=["Dive"], reshuffled=True, rest="sealed cards")
    played = stage(one, side(), RYUS, edition).answer("Prepare")
    assert played.sides[0].deck == ()
    assert played.over is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_empty_deck_and_empty_discard_pile_lose(edition: str) -> None:
    """EX-SHUF-01, A-06: the Reshuffle brings no card, so the draw cannot be made."""
    played = stage(out_of_cards(), side(), RYUS, edition).answer("Prepare")
    assert played.over == (1, EMPTY_DECK)


# --- One Reshuffle a game ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_draw_with_the_reshuffle_used_and_the_deck_empty_loses(edition: str) -> None:
    """EX-SHUF-03, EX-SHUF-04, D-07: at once, though the discard pile has cards."""
    played = stage(out_of_cards(discard=("Grasp",), reshuffled=True), side(), RYUS, edition).answer("Prepare")
    assert played.over == (1, NOTHING_TO_DRAW)
    assert played.names(0, "discard") == ["Grasp"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_wild_swing_with_the_reshuffle_used_and_the_deck_empty_loses(edition: str) -> None:
    """EX-SHUF-03, EX-SHUF-12: before the defender sets."""
    one = out_of_cards("Grasp", discard=("Cross",), reshuffled=True)
    played = stage(one, side("Block"), RYUS, edition).answer("Strike", "Wild Swing")
    assert played.over == (1, NOTHING_TO_DRAW)


@pytest.mark.parametrize("edition", EDITIONS)
def test_defenders_wild_swing_with_nothing_to_swing_loses(edition: str) -> None:
    """EX-SHUF-12: whoever swings."""
    other = out_of_cards(discard=("Cross",), reshuffled=True)
    played = stage(side("Block"), other, RYUS, edition).answer("Strike", "Block")
    assert played.over == (0, NOTHING_TO_DRAW)


@pytest.mark.parametrize("edition", EDITIONS)
def test_replacement_wild_swing_with_nothing_to_swing_loses(edition: str) -> None:
    """EX-SHUF-12: an Ultra that cannot be paid for is replaced from the deck, which is empty."""
    one = out_of_cards("Metsu Hadoken", reshuffled=True)
    played = stage(one, side("Block"), RYUS, edition).strike("Metsu Hadoken", "Block")
    assert played.over == (1, NOTHING_TO_DRAW)
    assert played.names(0, "discard") == ["Metsu Hadoken"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_replacement_wild_swing_reshuffles_the_attack_it_replaces(edition: str) -> None:
    """EX-SHUF-01: with the Reshuffle unused the discarded Ultra and a Cross are the new deck."""
    one = out_of_cards("Metsu Hadoken", discard=("Cross",))
    played = stage(one, side("Block"), RYUS, edition).strike("Metsu Hadoken", "Block")
    assert "Ryu 1 reveals Cross (a wild swing)." in played.sentences()
    assert reshuffles(played) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_automatic_reshuffle_uses_up_the_one_of_the_game(edition: str) -> None:
    """EX-SHUF-02, EX-SHUF-03: the second time the deck runs out, its player loses."""
    played = stage(out_of_cards(discard=("Grasp", "Cross")), side(), RYUS, edition)
    played.answer("Prepare", "Prepare")
    assert reshuffles(played) == 1
    assert played.over is None
    played.answer("Prepare")
    assert played.over == (1, NOTHING_TO_DRAW)


@pytest.mark.parametrize("edition", EDITIONS)
def test_reshuffle_action_takes_the_one_reshuffle_early(edition: str) -> None:
    """EX-SHUF-02, EX-SHUF-04, EX-SHUF-14: when the deck runs out afterwards, there is none left."""
    one = side(deck=["Grasp"], discard=["Cross"], rest="sealed cards")
    played = stage(one, side(), RYUS, edition).answer("Reshuffle")
    assert played.sides[0].reshuffled
    assert sorted(played.names(0, "deck") + played.names(0, "hand")) == ["Cross", "Grasp"]
    assert played.names(0, "discard") == []
    played.answer("Prepare", "Prepare")
    assert played.over == (1, NOTHING_TO_DRAW)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_has_a_reshuffle(edition: str) -> None:
    """EX-SHUF-02: one player's Reshuffle does not use up the other's."""
    played = stage(side(), side(), RYUS, edition).answer("Reshuffle")
    assert not played.sides[1].reshuffled
    played.answer("Reshuffle")
    assert played.over is None
    assert reshuffles(played) == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_reshuffle_action_with_an_empty_discard_pile_is_allowed(edition: str) -> None:
    """EX-SHUF-14, A-16: the deck is shuffled and the Reshuffle used up."""
    played = stage(side(), side(), RYUS, edition)
    before = played.names(0, "deck")
    played.answer("Reshuffle")
    assert played.sides[0].reshuffled
    assert played.names(0, "deck") != before[1:]


def test_second_reshuffle_action_is_not_offered_in_standard() -> None:
    """EX-SHUF-05, D-07: there is no second one to take."""
    played = stage(side(reshuffled=True), side(), RYUS, "standard")
    assert not played.offers("Reshuffle")


@pytest.mark.parametrize("edition", ["undernight", "strive"])
def test_second_reshuffle_action_is_offered_elsewhere_and_loses(edition: str) -> None:
    """EX-SHUF-04, EX-SHUF-06, D-07: the label warns of it."""
    played = stage(side(reshuffled=True, discard=["Grasp"]), side(), RYUS, edition).answer(LOSING_SECOND)
    assert played.over == (1, SECOND_RESHUFFLE)


@pytest.mark.parametrize("edition", ["undernight", "strive"])
def test_manual_reshuffle_after_an_automatic_one_loses(edition: str) -> None:
    """EX-SHUF-04, EX-SHUF-06: in any combination."""
    played = stage(out_of_cards(discard=("Grasp", "Cross", "Dive")), side(), RYUS, edition)
    played.answer("Prepare", "Prepare", LOSING_SECOND)
    assert played.over == (1, SECOND_RESHUFFLE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_automatic_reshuffle_is_no_manual_one(edition: str) -> None:
    """EX-SHUF-10, D-34: Hazama's extra card comes by the action alone, whatever the edition calls it."""
    extra = "Hungry Darkness of 1000 Souls"
    drawn = stage(side(rest="discard pile"), side(), ("Hazama", "Ryu"), edition).answer("Prepare")
    taken = stage(side(rest="discard pile"), side(), ("Hazama", "Ryu"), edition).answer("Reshuffle")
    assert drawn.sides[0].reshuffled
    assert extra not in drawn.names(0, "hand") + drawn.names(0, "deck")
    assert taken.names(0, "hand") == [extra]


# --- What is no draw ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "boost"), [("Spade", "Peer"), ("Bucket", "Collect"), ("Sieve", "Waste"), ("Lever", "Luck")]
)
def test_use_of_the_top_of_an_empty_deck_fails_without_a_reshuffle(edition: str, card: str, boost: str) -> None:
    """EX-SHUF-07, EX-SHUF-08, D-22: nothing is looked at, boosted, discarded or turned into Gauge."""
    one = out_of_cards(card, discard=("Grasp", "Cross"))
    played = stage_of(DIGGERS, one, side(), edition).answer(f"Boost {boost}")
    # The draw at the end of the turn reshuffles, when the boost has joined the discard pile.
    assert played.events(Reshuffled) == [Reshuffled(0, "Digger 1", False, 3)]
    assert played.names(0, "gauge") == []
    assert played.boosts(0) == []
    assert len(played.sides[0].deck) == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "boost"), [("Drain", "Spill"), ("Lamp", "Shine")])
def test_use_of_the_opponents_empty_deck_fails_in_that_part_alone(edition: str, card: str, boost: str) -> None:
    """EX-SHUF-08, D-22: the rest of the effect is done, and the opponent keeps the Reshuffle."""
    other = out_of_cards(discard=("Grasp",))
    played = stage_of(DIGGERS, side(card), other, edition).answer(f"Boost {boost}")
    assert played.spaces == (4, 7)
    assert not played.sides[1].reshuffled
    assert played.names(1, "discard") == ["Grasp"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("card", "boost"), [("Crate", "Refill"), ("Cart", "Stir")])
def test_shuffle_by_an_effect_does_not_use_up_the_reshuffle(edition: str, card: str, boost: str) -> None:
    """EX-SHUF-09, D-22: and the Reshuffle action is still there afterwards."""
    one = side(card, discard=["Grasp"])
    played = stage_of(DIGGERS, one, side(), edition, seed=2)
    before = played.names(0, "deck")
    played.answer(f"Boost {boost}")
    assert not played.sides[0].reshuffled
    assert played.names(0, "deck") != before[1:]
    assert played.names(0, "discard") == ([card] if card == "Crate" else ["Grasp", card])
    played.answer("Prepare", "Reshuffle")
    assert played.over is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_shuffle_by_an_effect_after_the_reshuffle_does_not_lose(edition: str) -> None:
    """EX-SHUF-09: it is no second one."""
    one = side("Crate", discard=["Grasp"], reshuffled=True)
    played = stage_of(DIGGERS, one, side(), edition).answer("Boost Refill")
    assert played.over is None


# --- Life ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("life", "over"), [(3, (0, NO_LIFE)), (4, None)])
def test_life_0_loses(edition: str, life: int, over: tuple[int, str] | None) -> None:
    """EX-SHUF-11: at once, before the other attack."""
    played = stage(side("Cross", space=4), side("Dive", space=5, life=life), RYUS, edition).strike("Cross", "Dive")
    assert played.over == over
    assert played.lives == (30, life - 3)
