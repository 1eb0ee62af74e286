"""Questions that the rulebooks answer (EX-FAQ)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import (
    AttackChecked,
    AttackInvalid,
    AttackRevealed,
    BecameStunned,
    BoostPlayed,
    Damaged,
    DeckShuffled,
    Flipped,
    Moved,
    Reshuffled,
    Spent,
    StrikeBegan,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)

RYUS = ("Ryu", "Ryu")

ASKER = """fighter Asker
edition standard
no exceed action

special One Payment
  range 1-9, power 2, speed 9
  hit: may spend 1 force; if you did, +1 power.

special Three Payments
  range 1-9, power 2, speed 9
  hit: spend up to 3 force; for each force spent: +1 power.

special Two Hits
  range 1, power 2, speed 9
  hit: push 1.
  hit, if at range 1: +3 power.

special Tidy Up
  range 1, power 2, speed 9
  cleanup: draw 1.

special Weak Venom
  range 1-9, power 0, speed 9
  hit: the opponent takes 5 nonlethal damage.
  boost Long Arm (continuous)
    +1~2 range.

special Small Bite
  range 1-9, power 0, speed 9
  hit: gain 2 life.
  boost Long Shot (instant)
    now: strike.

special Bargain
  range 1-9, power 1, speed 9
  boost Bold Word (instant)
    now: name a normal; gain [when you have set: the opponent must set the named card] this turn; strike.

special Quick Search
  range 1, power 1, speed 1
  boost Library (instant)
    now: put 1 special from your deck into your hand.

ultra Finish (2 gauge)
  range 1-9, power 6, speed 9

ultra Other Coin (3 gauge)
  range 1-9, power 6, speed 9
  this costs 1 force.
"""
ASKERS = (ASKER, ASKER)


def askers(
    *hand: str,
    edition: str = "standard",
    reply: str = "Focus",
    apart: int = 1,
    life: int = 0,
    boosts: tuple[str, ...] = (),
) -> Stage:
    """Two of a fighter with cards to ask about, some spaces apart; the opponent holds one card."""
    one = side(*hand, space=3, boosts=boosts)
    return stage_of(ASKERS, one, side(reply, space=3 + apart, life=life), edition)


def kinds(played: Stage, *wanted: type) -> list[type]:
    """Returns the sorts of the events of some sorts, in the order in which they were told."""
    return [type(told.event) for told in played.told if isinstance(told.event, wanted)]


def has_hit(played: Stage) -> bool:
    """Tells whether the first attack of the strike hit."""
    checked = played.events(AttackChecked)[0]
    assert isinstance(checked, AttackChecked)
    return checked.hit


@every_edition
def test_the_number_of_cards_in_a_hand_is_open(edition: str) -> None:
    """EX-FAQ-01: the opponent sees how many cards one holds, but not which."""
    played = stage(side("Grasp", "Cross", "Dive"), side("Block"), RYUS, edition)
    assert EXCEED.view(played.table, 1).sides[0].hand == ("", "", "")


def swung_ultra(edition: str, *gauge: str) -> Stage:
    """An Ultra that costs 2 gauge has been swung, with Bargain below it."""
    one = side(space=4, deck=["Finish", "Bargain"], gauge=gauge)
    return stage_of(ASKERS, one, side("Focus", space=5), edition).answer("Strike", "Focus")


@every_edition
def test_a_swung_ultra_is_paid_for_and_used(edition: str) -> None:
    """EX-FAQ-02: its player may pay the whole cost, and then the Ultra is the attack (6 power against 2 armor)."""
    played = swung_ultra(edition, "Dive", "Spike", "Cross")
    assert (played.asked, played.labels) == ((0, "accept"), ["Pay", "Swing again"])
    played.answer("Pay", "Dive", "Cross")
    assert played.lives == (26, 26)
    assert played.names(0, "gauge") == ["Spike", "Finish"]


@every_edition
def test_a_swung_ultra_may_be_declined(edition: str) -> None:
    """EX-FAQ-02: declined, it is discarded unpaid and another card is swung."""
    played = swung_ultra(edition, "Dive", "Spike").answer("Swing again")
    assert played.names(0, "discard") == ["Finish"]
    assert played.names(0, "gauge") == ["Dive", "Spike", "Bargain"]


@every_edition
def test_a_swung_ultra_that_cannot_be_paid_is_invalid(edition: str) -> None:
    """EX-FAQ-02: without enough gauge nothing is asked, and another card is swung."""
    played = swung_ultra(edition, "Dive")
    assert played.names(0, "discard") == ["Finish"]
    assert played.names(0, "gauge") == ["Dive", "Bargain"]


@every_edition
def test_an_empty_hand_swings(edition: str) -> None:
    """EX-FAQ-03: without cards in hand an attack can only be a wild swing, for either player."""
    played = stage(side(deck=["Block"]), side(deck=["Sweep"]), RYUS, edition).answer("Strike")
    shown = [(event.card, event.wild) for event in played.events(AttackRevealed)]
    assert shown == [("Block", True), ("Sweep", True)]


def negating(*hand: str, edition: str) -> Stage:
    """Ryu boosts against Geoffrey, who holds two cards and may negate boosts."""
    other = side("Grasp", "Cross", transformations=["Inquisition"])
    return stage(side(*hand, deck=["Sweep"]), other, ("Ryu", "Geoffrey"), edition)


@every_edition
def test_negating_comes_after_costs_and_before_decisions(edition: str) -> None:
    """EX-FAQ-04: with its force already spent, the boost is negated before its player decides anything."""
    played = negating("Metsu Shoryuken", "Dive", edition=edition).answer("Boost Lightning Reflexes", "Dive")
    assert played.asked[0] == 1
    assert played.names(0, "discard") == ["Dive"]
    played.answer("Spend 2 force", "Grasp", "Cross")
    assert played.names(0, "discard") == ["Dive", "Metsu Shoryuken"]
    assert (played.spaces, played.events(StrikeBegan)) == ((3, 7), [])


@every_edition
def test_the_booster_of_a_negated_boost_draws(edition: str) -> None:
    """EX-FAQ-04: no strike has happened, so the turn ends with a draw."""
    played = negating("Block", edition=edition).answer("Boost Parry", "Spend 2 force", "Grasp", "Cross")
    assert (played.turn, played.names(0, "hand")) == (1, ["Sweep"])


@every_edition
def test_a_payment_for_an_effect_is_made_once(edition: str) -> None:
    """EX-FAQ-05: "spend 1 force" buys its effect once, however much force is at hand."""
    played = askers("One Payment", "Block", "Cross", edition=edition).strike("One Payment", "Focus")
    played.answer("Spend 1 force", "Block")
    assert (played.asked, played.lives, played.names(0, "hand")) == ((1, "action"), (26, 29), ["Cross"])


@every_edition
def test_a_payment_up_to_a_number_is_made_for_each(edition: str) -> None:
    """EX-FAQ-05: "up to 3 force" buys its effect for each force, and no more than three times."""
    played = askers("Three Payments", "Block", "Cross", "Dive", "Sweep", edition=edition)
    played.strike("Three Payments", "Focus").answer("Block", "Cross", "Dive")
    assert (played.asked, played.lives, played.names(0, "hand")) == ((1, "action"), (26, 27), ["Sweep"])


def test_an_ultra_from_hand_is_paid_the_other_way() -> None:
    """EX-FAQ-06: what a text lets pay instead of gauge must be paid; there is no question whether."""
    played = askers("Other Coin", "Block").strike("Other Coin", "Focus")
    assert played.labels == ["Block from hand (1 Force)"]
    played.answer("Block")
    assert played.names(0, "gauge") == ["Other Coin"]


@pytest.mark.parametrize(("answer", "discard"), [("Swing again", ["Other Coin"]), ("Pay", ["Block"])])
def test_a_swung_ultra_paid_the_other_way_may_be_refused(answer: str, discard: list[str]) -> None:
    """EX-FAQ-06: after a wild swing the other way of paying may be refused."""
    one = side("Block", space=3, deck=["Other Coin", "Bargain"])
    played = stage_of(ASKERS, one, side("Focus", space=4)).strike("Wild Swing", "Focus").answer(answer)
    if answer == "Pay":
        played.answer("Block")
    assert played.names(0, "discard") == discard


@every_edition
def test_the_cost_of_an_ex_ultra_is_paid_once(edition: str) -> None:
    """EX-FAQ-07: 2 of 3 gauge pay for an EX Ultra, which deals 6 + 1 less the armor of 2."""
    one = side("Finish", "Finish", space=4, gauge=["Dive", "Spike", "Sweep"])
    played = stage_of(ASKERS, one, side("Focus", space=5), edition).strike("EX Finish", "Focus")
    played.answer("Discard the second", "Dive", "Spike")
    assert (played.names(0, "gauge"), played.lives[1]) == (["Sweep", "Finish"], 25)


@pytest.mark.parametrize(("first", "lives"), [("Two Hits: hit: push 1", (30, 30)), ("Two Hits: hit, if", (30, 27))])
def test_both_hit_lines_are_done_in_the_order_chosen(first: str, lives: tuple[int, int]) -> None:
    """EX-FAQ-08: both lines resolve; their player's order decides whether the range still fits the second."""
    played = askers("Two Hits", reply="Block").strike("Two Hits", "Block")
    assert (played.asked, len(played.labels)) == ((0, "order"), 2)
    played.answer(first)
    assert (played.lives, played.spaces) == (lives, (3, 5))


@every_edition
def test_a_fast_player_can_be_stunned_later(edition: str) -> None:
    """EX-FAQ-09: Grasp goes first, and Sweep, which it did not stun, stuns its player."""
    played = stage(side("Grasp", space=4), side("Sweep", space=5), RYUS, edition)
    played.strike("Grasp", "Sweep").answer("Push 1")
    (stunned,) = played.events(BecameStunned)
    assert isinstance(stunned, BecameStunned)
    assert (stunned.seat, played.lives) == (0, (24, 27))


@every_edition
def test_a_player_stunned_later_still_does_cleanup_lines(edition: str) -> None:
    """EX-FAQ-10: the fast attack's cleanup draws a card although its player has been stunned since."""
    played = askers("Tidy Up", reply="Sweep", edition=edition).strike("Tidy Up", "Sweep")
    assert len(played.events(BecameStunned)) == 1
    assert len(played.names(0, "hand")) == 1


@every_edition
@pytest.mark.parametrize(("boost", "answers", "zone"), [("Reading", ["Sweep"], "discard"), ("Overhead", [], "boosts")])
def test_a_boost_with_a_strike_is_resolved_before_it(edition: str, boost: str, answers: list[str], zone: str) -> None:
    """EX-FAQ-11, D-27: when the attack is set, an instant boost is discarded and a continuous one lies in play."""
    played = stage(side("Focus", "Shoryuken", "Block"), side("Dive"), RYUS, edition).answer(f"Boost {boost}", *answers)
    assert played.asked == (0, "set")
    card = "Focus" if boost == "Reading" else "Shoryuken"
    assert (played.names(0, "discard") if zone == "discard" else played.boosts(0)) == [card]
    assert played.table.playing == ()


@every_edition
@pytest.mark.parametrize(("eddie", "hit"), [(5, False), (6, True), (8, True), (9, False)])
def test_safety_at_a_range_is_measured_from_the_origin(edition: str, eddie: int, hit: bool) -> None:
    """EX-FAQ-12: Elusive Flash cannot be hit at range 2, counted from Eddie and not from Zato."""
    one = side("Leap", space=5, tokens=[("Eddie", eddie)])
    other = side("Elusive Flash", space=7, gauge=["Block"])
    played = stage(one, other, ("Zato-1", "Linne"), edition).strike("Leap", "Elusive Flash")
    assert has_hit(played) is hit


@every_edition
def test_a_deck_search_ends_with_a_shuffle(edition: str) -> None:
    """EX-FAQ-13: after a card was searched out, the deck is shuffled, whether or not the text says so."""
    played = askers("Quick Search", edition=edition)
    before = played.names(0, "deck")
    played.answer("Boost Library", "Tidy Up")
    assert "Tidy Up" in played.names(0, "hand")
    assert len(played.events(DeckShuffled)) == 1
    before.remove("Tidy Up")
    assert played.names(0, "deck") != before[1:]


@every_edition
def test_costs_play_effects_discard_strike_in_this_order(edition: str) -> None:
    """EX-FAQ-14: a boost is paid for, played, does its effects, is discarded, and then its strike begins."""
    played = stage(side("Metsu Shoryuken", "Dive", "Block"), side("Dive"), RYUS, edition)
    played.answer("Boost Lightning Reflexes", "Dive", "Advance 2")
    assert kinds(played, Spent, BoostPlayed, Moved, StrikeBegan) == [Spent, BoostPlayed, Moved, StrikeBegan]
    assert (played.asked, played.names(0, "discard")) == ((0, "set"), ["Dive", "Metsu Shoryuken"])


@every_edition
def test_swinging_without_deck_and_reshuffle_loses(edition: str) -> None:
    """EX-FAQ-15: a wild swing from an empty deck loses once the Reshuffle is used."""
    played = stage(side(rest="discard pile", reshuffled=True), side("Dive"), RYUS, edition).answer("Strike")
    assert played.over == (1, "the deck is empty and the Reshuffle is used")


@every_edition
@pytest.mark.parametrize(("life", "after"), [(27, 25), (29, 26), (30, 26)])
def test_life_does_not_exceed_its_maximum(edition: str, life: int, after: int) -> None:
    """EX-FAQ-16: 2 life gained from 29 or 30 leaves 30, from which Focus takes 4."""
    one = side("Small Bite", space=3, life=life)
    played = stage_of(ASKERS, one, side("Focus", space=4), edition).strike("Small Bite", "Focus")
    assert played.lives[0] == after


def test_nonlethal_damage_takes_what_it_can() -> None:
    """EX-FAQ-17: by the standard rules 5 nonlethal damage to a player with 3 life is 2 damage, and 1 life is left."""
    played = askers("Weak Venom", reply="Dive", life=3).strike("Weak Venom", "Dive")
    damages = [event.amount for event in played.events(Damaged) if event.seat == 1]
    assert (played.lives[1], damages[0]) == (1, 2)


@every_edition
def test_a_spent_card_of_the_opponent_goes_home(edition: str) -> None:
    """EX-FAQ-18, D-23: a card of the opponent's in one's gauge pays, and goes to its owner's discard pile."""
    played = stage(side(gauge=["the opponent's Grasp"]), side(), RYUS, edition).answer(
        f"{EDITIONS[edition].move_action} to space 4"
    )
    assert (played.spaces[0], played.names(0, "discard"), played.names(1, "discard")) == (4, [], ["Grasp"])


@every_edition
def test_a_boost_of_the_opponent_in_play_goes_home(edition: str) -> None:
    """EX-FAQ-18: a card may lie among the boosts of the other player, and is discarded to its owner's pile."""
    played = stage(side("Snip Snip Snip", space=6), side("Focus"), ("Faust", "Ryu"), edition)
    played.strike("Snip Snip Snip", "Focus")
    assert (played.boosts(1), played.names(0, "gauge")) == (["Snip Snip Snip"], [])
    played = stage(side("Focus"), side("Focus", boosts=["the opponent's Snip Snip Snip"]), ("Faust", "Ryu"), edition)
    played.strike("Focus", "Focus")
    assert (played.names(0, "discard"), played.names(1, "discard")) == (["Focus", "Snip Snip Snip"], ["Focus"])


@every_edition
@pytest.mark.parametrize("apart", range(1, 7))
@pytest.mark.parametrize(("attack", "reach"), [("Sweep", (2, 5)), ("Grasp", (2, 3))])
def test_added_range_moves_both_ends(edition: str, apart: int, attack: str, reach: tuple[int, int]) -> None:
    """EX-FAQ-19, EX-FAQ-20, D-28: with +1~2 Sweep's 1-3 becomes 2-5, and Grasp's 1 counts as 1-1 and becomes 2-3."""
    played = askers(attack, edition=edition, reply="Block", apart=apart, boosts=("Weak Venom",)).strike(attack, "Block")
    assert has_hit(played) is (reach[0] <= apart <= reach[1])


@every_edition
def test_boosts_do_not_help_an_extra_attack(edition: str) -> None:
    """EX-FAQ-21, D-28: Fierce adds its 2 power to the attack that was set alone, not to the attack that follows."""
    one = side("Legendary Taunt", "Gadouken", space=4, gauge=["Block"] * 2, boosts=["Grasp"])
    played = stage(one, side("Sweep", space=6), ("Dan Hibiki", "Ryu"), edition).answer("Strike")
    played.answer("Legendary Taunt", "Do not", "Sweep", "Advance 0", "Do not", "Attack with", "Gadouken")
    assert played.lives[1] == 26


@every_edition
def test_striking_from_an_empty_gauge_swings(edition: str) -> None:
    """EX-FAQ-22, D-28: the gauge is spent for the action itself, so Hyde's strike from gauge becomes a wild swing."""
    played = stage(side("Cross", exceeded=True, gauge=["Dive"]), side("Block"), ("Hyde Kido", "Linne"), edition)
    played.answer("Action (1 gauge)")
    assert (played.asked, played.labels) == ((0, "set"), ["Wild Swing"])


def test_a_cancel_leaves_the_boost_as_it_is() -> None:
    """EX-FAQ-23: Dash has advanced 3 before the Cancel; the new action starts from there."""
    played = stage(side("Slash", gauge=["Dust"]), side()).answer("Boost Dash", "Cancel")
    assert (played.asked, played.spaces, played.names(0, "discard")) == ((0, "action"), (6, 7), ["Slash", "Dust"])


@every_edition
def test_an_ultra_that_cannot_be_paid_may_be_set(edition: str) -> None:
    """EX-FAQ-24: at the reveal it is discarded and replaced with the top card of the deck."""
    one = side("Metsu Shoryuken", space=4, deck=["Donkey Kick"])
    played = stage(one, side("Focus", space=5), RYUS, edition).strike("Metsu Shoryuken", "Focus")
    (invalid,) = played.events(AttackInvalid)
    assert isinstance(invalid, AttackInvalid)
    assert (invalid.card, played.names(0, "discard"), played.names(0, "gauge")) == (
        "Metsu Shoryuken",
        ["Metsu Shoryuken"],
        ["Donkey Kick"],
    )


@every_edition
def test_the_top_of_an_empty_deck_does_nothing(edition: str) -> None:
    """EX-FAQ-25, D-22: Faust plays no card from an empty deck and goes on to strike; only the swing then reshuffles."""
    played = stage(side("Focus", rest="discard pile"), side("Block"), ("Faust", "Ryu"), edition)
    played.answer("Action: play the top card")
    assert (played.asked, played.events(Reshuffled), played.events(BoostPlayed)) == ((0, "set"), [], [])
    played.answer("Wild Swing")
    assert len(played.events(Reshuffled)) == 1


@every_edition
def test_a_fighter_without_exceed_action_is_offered_none(edition: str) -> None:
    """EX-FAQ-26: however much gauge there is, the action is not among the options."""
    gauge = ["Block", "Block", "Dive", "Dive", "Cross", "Cross"]
    assert not stage_of(ASKERS, side(gauge=gauge), side(), edition).offers("Exceed")
    assert stage(side(gauge=gauge), side(), RYUS, edition).offers("Exceed")


@pytest.mark.parametrize("name", ["Leo Whitefang", "Nagoriyuki"])
def test_leo_and_nagoriyuki_cannot_take_the_exceed_action(name: str) -> None:
    """EX-FAQ-26: with the same gauge Ky can."""
    gauge = ["Block", "Block", "Dive", "Dive", "Cross", "Cross"]
    assert not stage(side(gauge=gauge), side(), (name, "Ky Kiske")).offers("Exceed")
    assert stage(side(gauge=gauge), side(), ("Ky Kiske", name)).offers("Exceed")


@pytest.mark.parametrize(("held", "offered"), [(("Sweep", "Block"), ["Sweep"]), (("Block", "Dive"), ["Wild Swing"])])
def test_the_named_normal_is_looked_at_before_the_forced_swing(held: tuple[str, ...], offered: list[str]) -> None:
    """EX-FAQ-27: who holds the named Normal sets it in spite of Scramble; who does not must swing."""
    one = side("Bargain", "Block", boosts=["Focus"])
    scrambling = ASKER.replace("edition standard", "edition strive")
    played = stage_of((scrambling, scrambling), one, side(*held)).answer("Boost Bold Word", "Sweep", "Block")
    assert (played.asked, played.labels) == ((1, "set"), offered)


def test_a_text_that_has_happened_makes_the_opponent_swing() -> None:
    """EX-STRIKE-10, EX-EXMP-77: told when one has set, it binds as a text that lies in play does."""
    says = "both sides\n  when you have set: the opponent must wild swing.\n"
    setter = ASKER.replace("no exceed action\n", f"no exceed action\n\n{says}")
    played = stage_of((setter, ASKER), side("Grasp"), side("Block", deck=["Focus"]), "standard")
    played.answer("Strike", "Grasp")
    assert (played.asked, played.labels) == ((1, "set"), ["Wild Swing"])


def chaos(*hand: str) -> Stage:
    """Happy Chaos has just exceeded."""
    one = side(*hand, space=5, gauge=["Cross", "Dive", "Slash"], sealed=["Gun Down"])
    played = stage(one, side("Focus", space=7), ("Happy Chaos", "Ky Kiske"))
    return played.answer("Exceed", "Cross", "Dive")


def test_happy_chaos_exceeds_into_a_known_attack() -> None:
    """EX-FAQ-28: the attack printed on the Exceed side is set face up, and the opponent sets knowing it."""
    played = chaos()
    strike = EXCEED.view(played.table, 1).strike
    assert strike is not None
    attack = strike.attacks[0]
    assert attack is not None
    assert (attack.card, attack.face_up, played.asked) == ("Deus Ex Machina", True, (1, "set"))


def test_the_printed_attack_leaves_no_card_and_chaos_flips_back() -> None:
    """EX-FAQ-28: it hits (4 power against 2 armor), nothing of it goes to gauge or discard, and he reverts."""
    played = chaos().answer("Focus")
    assert played.lives == (26, 28)
    assert (played.names(0, "gauge"), played.names(0, "discard")) == ([], ["Cross", "Dive", "Slash"])
    assert [event.exceeded for event in played.events(Flipped)] == [True, False]


def fausts(attack: str, reply: str, boost: str) -> Stage:
    """Faust with one of his boosts in play strikes Ky, three spaces away."""
    one = side(attack, space=4, boosts=[boost])
    return stage(one, side(reply, space=7), ("Faust", "Ky Kiske")).strike(attack, reply)


@pytest.mark.parametrize(("attack", "reply", "lives"), [("Grasp", "Sweep", (21, 30)), ("Block", "Sweep", (26, 27))])
def test_the_bomb_hurts_the_active_player(attack: str, reply: str, lives: tuple[int, int]) -> None:
    """EX-FAQ-29, EX-FAQ-30, EX-CHAR-56: the active player takes 3 after the attack; then the bomb is gone."""
    played = fausts(attack, reply, "Mix Mix Mix")
    assert (played.lives, played.boosts(0)) == (lives, [])


@pytest.mark.parametrize(("attack", "reply", "spaces"), [("Grasp", "Block", (5, 7)), ("Block", "Grasp", (4, 6))])
def test_only_the_active_player_slips_on_the_banana(attack: str, reply: str, spaces: tuple[int, int]) -> None:
    """EX-FAQ-29, EX-FAQ-30: the active player alone advances 1 before the attack."""
    played = fausts(attack, reply, "Thrust")
    assert (played.spaces, played.boosts(0)) == (spaces, [])


def test_the_now_part_is_done_by_whoever_plays_the_boost() -> None:
    """EX-FAQ-29: playing the bomb draws 2 cards for Faust, before the draw of the turn."""
    played = stage(side("Mix Mix Mix"), side(), ("Faust", "Ky Kiske")).answer("Boost Bomb")
    assert (len(played.names(0, "hand")), len(played.names(1, "hand")), played.boosts(0)) == (3, 0, ["Mix Mix Mix"])
