"""What a game in which one rule is broken would get wrong, and nothing else shows: mostly who knows which card."""

from collections import Counter

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import CardsMoved, Drew, Shown
from wildswing.exceed.rules.reading import attack_of
from wildswing.exceed.rules.view import UNSEEN
from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance.places import cards
from wildswing.kernel.event import told_to
from wildswing.kernel.state import HIDDEN

RYUS = ("Ryu", "Ryu")
every_edition = pytest.mark.parametrize("edition", EDITIONS)

KEEPER = """fighter Keeper
edition standard
exceed costs 2 gauge

special Stash
  range 1, power 1, speed 9
  boost Tuck (instant)
    now: put 1 card from your hand on top of your deck.

special Riffle
  range 1, power 1, speed 9
  boost Cut (instant)
    now: look at the top 2 cards of your deck; shuffle your deck.

special Deal
  range 1, power 1, speed 9
  boost Hand Out (instant)
    now: draw 1; may draw 1.

special Rags
  range 1, power 1, speed 9
  boost Holes (continuous)
    -3 armor.

special Peep
  range 1, power 1, speed 9
  boost Glance (instant)
    now: look at the top card of your deck.

special Fetch
  range 1, power 1, speed 9
  boost Carry (instant)
    now: put 1 card from your gauge into your hand.
"""
KEEPERS = (KEEPER, KEEPER)

COLLECTOR = """fighter Collector
edition standard
exceed costs 2 gauge

basic
  when you have played a boost: put the top card of your discard pile into your gauge.

special Trick
  range 1, power 1, speed 9
  boost Sleight (instant)
    now: draw 1.
"""

RESTLESS = """fighter Restless
edition standard
exceed costs 2 gauge

basic
  end of your turn, once a turn: strike.

special Blow
  range 1-2, power 4, speed 5

special Tap
  range 1-2, power 1, speed 5
  ignore guard.
  before: the opponent takes 3 damage; the opponent gains +2 armor.
"""


def known_hand(hand: tuple[str, ...], *deck: str) -> Stage:
    """Returns a game in which seat 0 has seen the hand of seat 1, by naming a card that is not there."""
    one, other = side("Block", "Block", deck=["Dive", "Dive"]), side(*hand, deck=deck)
    return stage_of(KEEPERS, one, other).answer("Boost Parry", "Sweep", "No more")


def other_hand(played: Stage) -> list[str]:
    """Returns the hand of seat 1 as seat 0 sees it."""
    return sorted(EXCEED.view(played.table, 0).sides[1].hand)


# --- The order of a strike and of a boost ---


@every_edition
def test_reactive_player_moves_only_after_the_whole_active_attack(edition: str) -> None:
    """EX-ATK-01: Cross finds nobody in range, because the slower Dive has not advanced yet."""
    played = stage(side("Cross"), side("Dive"), RYUS, edition).strike("Cross", "Dive")
    assert (played.lives, played.spaces) == ((30, 30), (1, 4))


@pytest.mark.parametrize("edition", ["standard", "undernight"])
def test_instant_boost_is_not_yet_discarded_when_it_counts_as_resolved(edition: str) -> None:
    """EX-BOOST-15, EX-BOOST-16, EX-FAQ-14: what waits for the resolution still finds the old top of the pile."""
    one = side("Trick", discard=["Grasp"])
    played = stage_of((COLLECTOR, COLLECTOR), one, side(), edition).answer("Boost Sleight")
    assert (played.names(0, "gauge"), played.names(0, "discard")) == (["Grasp"], ["Trick"])


def test_copies_of_a_boost_that_stand_alike_are_one_choice_when_boosts_are_discarded() -> None:
    """EX-CLEAN-04: the order is asked because Collector reads the top of the pile, and two Rags lie in it alike."""
    text = COLLECTOR + KEEPER[KEEPER.index("\nspecial Rags") : KEEPER.index("\nspecial Peep")]
    one = side("Grasp", boosts=["Rags", "Grasp", "Rags"])
    played = stage_of((text, KEEPER), one, side("Block"), "standard").strike("Grasp", "Block")
    assert (played.asked, played.labels) == ((0, "discard boost"), ["Holes", "Fierce"])
    played.answer("Holes")
    assert (played.labels, played.names(0, "discard")) == (["Fierce", "Holes"], ["Rags"])


# --- Damage of a turn and of a hit ---


@pytest.mark.parametrize(("edition", "lives"), [("standard", (26, 24)), ("undernight", (22, 26)), ("strive", (22, 26))])
def test_second_strike_of_a_turn_meets_armor_and_guard_as_the_first_left_them(
    edition: str, lives: tuple[int, int]
) -> None:
    """EX-DMG-05, EX-DMG-06: where the turn counts, 2 damage and then 4 exceed the guard of Focus, its armor gone."""
    one, other = side("Blow", "Blow", space=6), side("Focus", "Focus")
    played = stage_of((RESTLESS, KEEPER), one, other, edition).strike("Blow", "Focus").answer("Blow", "Focus")
    assert played.lives == lives


@every_edition
def test_hit_without_damage_does_not_stun_a_player_hurt_before(edition: str) -> None:
    """EX-STUN-13: Tap ignores guard, but armor prevents its damage, so the 1 damage taken earlier stuns nobody."""
    played = stage_of((RESTLESS, KEEPER), side("Tap", space=6), side("Focus"), edition).strike("Tap", "Focus")
    assert played.lives == (26, 29)


@every_edition
def test_armor_below_zero_adds_no_damage(edition: str) -> None:
    """A-08, EX-DMG-02: 3 armor less than none still takes 4 damage from a power of 4."""
    one, other = side("Blow", space=6), side("Sweep", boosts=["Rags"])
    assert stage_of((RESTLESS, KEEPER), one, other, edition).strike("Blow", "Sweep").lives[1] == 26


# --- Force ---


@every_edition
def test_ultra_gives_its_full_force_where_less_could_not_be_made_up(edition: str) -> None:
    """EX-FORCE-03, EX-FORCE-04: alone in hand, it cannot count as 1 towards a cost of 2."""
    action = f"{EDITIONS[edition].move_action} to space 5"
    played = stage(side("Metsu Hadoken"), side(), RYUS, edition).answer(action)
    assert played.labels == ["Metsu Hadoken from hand (2 Force)"]


# --- What the opponent knows of a hand ---


def test_card_that_leaves_a_known_hand_openly_is_no_longer_expected_there() -> None:
    """EX-ZONE-03: of a hand that was shown, the discarded card is gone and the drawn one unknown."""
    played = known_hand(("Grasp", "Cross"), "Spike").answer("Prepare").answer("Boost Parry", "Grasp", "Grasp")
    assert other_hand(played) == [UNSEEN, UNSEEN, "Cross"]


def test_nothing_is_certain_of_a_known_hand_after_a_card_left_it_unseen() -> None:
    """EX-ZONE-03: which card went back to the deck, and whether the draw brought it back, nobody else can tell."""
    played = known_hand(("Grasp", "Cross", "Stash")).answer("Boost Tuck", "Grasp")
    assert sorted(played.names(1, "hand")) == ["Cross", "Grasp"]
    assert other_hand(played) == [UNSEEN, UNSEEN]


def test_card_spent_from_a_known_hand_is_no_longer_expected_there() -> None:
    """EX-ZONE-03, EX-FORCE-05: Grasp pays for a move in the open."""
    played = known_hand(("Grasp", "Cross"), "Spike").answer("Move to space 8", "Grasp")
    assert other_hand(played) == [UNSEEN, "Cross"]


def test_card_boosted_from_a_known_hand_is_no_longer_expected_there() -> None:
    """EX-ZONE-03, EX-ZONE-16: Grasp lies in the boost area now."""
    played = known_hand(("Grasp", "Cross"), "Spike").answer("Boost Fierce")
    assert other_hand(played) == [UNSEEN, "Cross"]


def test_card_revealed_as_an_attack_is_no_longer_expected_in_a_known_hand() -> None:
    """EX-ZONE-03, EX-REVEAL-01: Cross was set from the hand that had been shown."""
    played = known_hand(("Grasp", "Cross")).strike("Cross", "Block")
    assert other_hand(played) == ["Grasp"]


def test_card_that_came_into_a_hand_from_an_open_area_is_known_there() -> None:
    """EX-ZONE-02, EX-ZONE-03: the gauge lies open, so everybody saw Dive leave it for the hand."""
    played = stage_of(KEEPERS, side("Fetch", "Grasp", gauge=["Dive"], deck=["Sweep"]), side()).answer("Boost Carry")
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp", "Sweep"]
    assert sorted(EXCEED.view(played.table, 1).sides[0].hand) == [UNSEEN, UNSEEN, "Dive"]


def test_card_just_drawn_is_seen_by_its_player_alone() -> None:
    """EX-ZONE-03, EX-ZONE-21: others know that one was drawn this turn."""
    played = stage_of(KEEPERS, side("Deal", deck=["Grasp"]), side()).answer("Boost Hand Out")
    assert [EXCEED.view(played.table, seat).sides[0].drawn for seat in (0, 1)] == [("Grasp",), (UNSEEN,)]
    assert EXCEED.hide(played.table, 1).sides[0].drawn == (HIDDEN,)


def test_card_drawn_is_not_among_those_laid_open_this_turn() -> None:
    """EX-ZONE-02, EX-ZONE-03: the boost that was played is, for whoever looks."""
    played = stage_of(KEEPERS, side("Deal", deck=["Grasp"]), side()).answer("Boost Hand Out")
    assert [EXCEED.view(played.table, seat).opened for seat in (0, 1, -1)] == [("Deal",)] * 3


def test_card_drawn_is_named_to_its_player_alone() -> None:
    """EX-ZONE-03, EX-ZONE-21: the opponent and onlookers are told the number."""
    played = stage_of(KEEPERS, side("Deal", deck=["Grasp"]), side()).answer("Boost Hand Out")
    draws = [[one for one in told_to(seat, played.told) if isinstance(one, Drew)] for seat in (0, 1, -1)]
    assert [[(one.count, one.cards) for one in found] for found in draws] == [[(1, ("Grasp",))], [(1, ())], [(1, ())]]


def test_card_put_face_down_on_a_deck_is_named_to_its_player_alone() -> None:
    """EX-ZONE-03: the opponent is told that a card went, not which."""
    played = stage_of(KEEPERS, side("Stash", "Grasp"), side()).answer("Boost Tuck")
    moves = [[one for one in told_to(seat, played.told) if isinstance(one, CardsMoved)] for seat in (0, 1, -1)]
    assert [[one.cards for one in found if one.target == "deck"] for found in moves] == [[("Grasp",)], [()], [()]]


# --- What is known of a deck ---


def test_shuffle_makes_the_order_of_a_deck_unknown() -> None:
    """EX-ZONE-05, EX-ZONE-06: the cards that were looked at may be anywhere."""
    played = stage_of(KEEPERS, side("Riffle", deck=["Grasp"]), side()).answer("Boost Cut")
    assert set(EXCEED.view(played.table, 0).sides[0].deck) == {UNSEEN}


def test_the_card_below_one_that_was_looked_at_and_drawn_is_unknown() -> None:
    """EX-ZONE-05: only the card that was looked at was seen, and it is in hand now."""
    played = stage_of(KEEPERS, side("Peep", deck=["Grasp", "Dive"]), side()).answer("Boost Glance")
    assert "Grasp" in played.names(0, "hand")
    assert set(EXCEED.view(played.table, 0).sides[0].deck) == {UNSEEN}


def test_card_looked_at_is_named_to_its_player_alone() -> None:
    """EX-ZONE-05: others are told nothing of its face."""
    played = stage_of(KEEPERS, side("Peep", deck=["Grasp"]), side()).answer("Boost Glance")
    shown = [[one for one in told_to(seat, played.told) if isinstance(one, Shown)] for seat in (0, 1, -1)]
    assert [[one.cards for one in found] for found in shown] == [[("Grasp",)], [], []]


# --- What is blanked out, and dealt anew ---


@pytest.mark.parametrize("seat", [0, 1])
def test_player_gets_the_table_without_the_other_hand_the_decks_and_the_chance(seat: int) -> None:
    """EX-ZONE-03, EX-ZONE-05: blank cards stand for them; the own hand stays."""
    played = stage(side("Grasp", "Cross"), side("Dive", "Sweep"), RYUS, seed=5)
    hidden = EXCEED.hide(played.table, seat)
    assert hidden.sides[seat].hand == played.sides[seat].hand
    assert hidden.sides[1 - seat].hand == (HIDDEN, HIDDEN)
    assert {card for one in hidden.sides for card in one.deck} == {HIDDEN}
    assert hidden.chance == 0 != played.table.chance


def test_cards_being_set_aside_in_the_mulligan_still_look_like_a_whole_hand() -> None:
    """EX-SETUP-08: the other player gets a table with as many blank cards as before."""
    table = EXCEED.start(1, match_of(*RYUS))
    before = len(table.sides[1].hand)
    EXCEED.answer(table, 1, 1)
    hidden = EXCEED.hide(table, 0).sides[1]
    assert len(table.sides[1].put_back) == 1
    assert (hidden.hand, hidden.put_back) == ((HIDDEN,) * before, ())


def test_cards_that_a_player_has_set_aside_in_the_mulligan_are_not_imagined_elsewhere() -> None:
    """EX-SETUP-07: they are neither in the own deck nor in the hand."""
    table = EXCEED.start(1, match_of(*RYUS))
    EXCEED.answer(table, 1, 1)
    for seed in range(8):
        imagined = EXCEED.imagine(table, 1, Stream(seed))
        assert imagined.sides[1].put_back == table.sides[1].put_back != ()
        assert Counter(cards(EXCEED, imagined)) == Counter(cards(EXCEED, table))


def test_player_who_lacks_the_named_card_is_not_imagined_to_have_set_it() -> None:
    """EX-CARE-13, EX-ZONE-03: Reading showed a hand without Sweep, so the face-down attack is another card."""
    one, other = side("Focus", "Block"), side("Grasp", "Cross", gauge=["Dive"])
    played = stage(one, other, RYUS, "standard").answer("Boost Reading", "Sweep", "Block", "Grasp")
    assert played.asked == (1, "choose")
    for seed in range(8):
        attack = attack_of(EXCEED.imagine(played.table, 0, Stream(seed)), 1)
        assert attack is not None
        assert played.table.book.cards[attack.card].name in ("Grasp", "Cross")


def test_cards_that_are_known_or_lie_open_keep_their_places_when_the_rest_is_imagined() -> None:
    """EX-ZONE-02, EX-ZONE-03: an imagined hand holds what was shown, and no card is there twice."""
    hand = ("Grasp", "Cross")
    other = side(*hand, gauge=["Dive"], discard=["Sweep", "Sweep"], boosts=["Spike"], sealed=["Focus"])
    played = stage_of(KEEPERS, side("Block"), other).answer("Boost Parry", "Block", "No more")
    for seed in range(8):
        imagined = EXCEED.imagine(played.table, 0, Stream(seed))
        assert sorted(played.table.book.cards[card].name for card in imagined.sides[1].hand) == sorted(hand)
        assert Counter(cards(EXCEED, imagined)) == Counter(cards(EXCEED, played.table))


@pytest.mark.parametrize(("hand", "space"), [(("Metsu Hadoken",), 5), (("Metsu Hadoken", "Grasp", "Dive"), 7)])
def test_imagined_hand_has_no_more_ultras_than_it_needs_for_a_payment(hand: tuple[str, ...], space: int) -> None:
    """EX-FORCE-03, EX-ZONE-03: with one force more to pay than there are cards, one of them must be an Ultra."""
    played = stage(side(*hand), side(space=9), RYUS, "standard").answer(f"Move to space {space}")
    worlds = [EXCEED.imagine(played.table, 1, Stream(seed)) for seed in range(30)]
    facts = played.table.book.cards
    ultras = [sum([facts[card].force - 1 for card in world.sides[0].hand]) for world in worlds]
    assert min(ultras) == 1
    assert ultras.count(1) > 20


@pytest.mark.parametrize("seat", [0, 1])
def test_no_card_is_there_twice_when_a_strike_is_imagined(seat: int) -> None:
    """EX-STRIKE-12, EX-ZONE-03: the attack is out of the hand, whether the player who imagines knows it or not."""
    played = stage(side("Grasp", "Grasp", "Dive"), side("Cross"), RYUS, "standard").answer("Strike", "EX Grasp")
    for seed in range(8):
        imagined = EXCEED.imagine(played.table, seat, Stream(seed))
        assert Counter(cards(EXCEED, imagined)) == Counter(cards(EXCEED, played.table))
