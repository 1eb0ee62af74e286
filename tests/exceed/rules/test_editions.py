"""Differences between the rulebooks, the switches that name them, and matches across editions (D-01 to D-34)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language import parse
from wildswing.exceed.language.sheets import NORMALS
from wildswing.exceed.matches import match_of, normals
from wildswing.exceed.position import BoostInPlay
from wildswing.exceed.rules.editions import EDITIONS, SWITCHES, UnknownEdition, edition_named
from wildswing.exceed.rules.events import BecameStunned, Drew, Moved, StrikeBegan

every_edition = pytest.mark.parametrize("edition", EDITIONS)

RYUS = ("Ryu", "Ryu")

CLERK = """fighter Clerk
edition standard
exceed costs 2 gauge

basic
  action "Use": play 1 boost from your hand.

special Ledger
  range 1-9, power 0, speed 9
  hit: the opponent takes 5 nonlethal damage.
  boost Count (continuous)
    now, if you have a boost in play: draw 2.

special Discount
  range 1-9, power 3, speed 9
  after: the opponent gains -3 guard.
  boost Saving (continuous)
    force costs are 1 less.
    now: may spend 1 force; if you did, draw 2.

special Overwork
  range 1-9, power 1, speed 9
  hit: take 5 damage.
  after: draw 2.
  boost Summons (continuous)
    +2 power.
    now: strike.

special Burnout
  range 1-9, power 1, speed 9
  before: take 5 damage.
  before: draw 2.

special Audit
  range 1-9, power 1, speed 9, guard 9
  end of the strike, if the opponent has a boost in play: draw 2.
  boost Stamp (instant, cancelable)
    now: draw 1.

special Desk
  range 1-9, power 1, speed 1, guard 4
  cleanup: draw 1.
  boost Fine (instant)
    now: the opponent takes 3 damage; strike.

special Bribe (1 gauge)
  range 1-9, power 1, speed 9
  boost Long Desk (continuous)
    +0~9 range, +9 power.

special Watched
  range 1-9, power 1, speed 9
  after, if the opponent is stunned: draw 2.

ultra Favour (1 force)
  range 1-9, power 1, speed 9
"""
CLERKS = (CLERK, CLERK)


def clerks(attack: str, reply: str, edition: str, life: int = 0, other: tuple[str, ...] = ()) -> Stage:
    """Two neighbouring clerks strike."""
    one, two = side(attack, space=4), side(reply, space=5, life=life, boosts=other)
    return stage_of(CLERKS, one, two, edition).strike(attack, reply)


def stunned(played: Stage) -> list[int]:
    """Returns who became stunned, in order."""
    return [event.seat for event in played.events(BecameStunned)]


def drew(played: Stage, seat: int) -> list[int]:
    """Returns how many cards a seat drew, draw by draw."""
    return [event.count for event in played.events(Drew) if event.seat == seat and event.cards]


def by_edition(standard: object, undernight: object, strive: object, **switched: object) -> pytest.MarkDecorator:
    """Gives a test what it expects in each edition, and with a switch: `strive__passing_costs__2=…`."""
    cases = [("standard", standard), ("undernight", undernight), ("strive", strive)]
    for written, expected in switched.items():
        edition, switch, value = written.split("__")
        cases.append((f"{edition}, {switch}={value}", expected))
    return pytest.mark.parametrize(("edition", "expected"), cases)


# --- Editions by name ---

DEFAULTS = {
    "spaces": (9, 9, 9),
    "starting_space": (3, 3, 3),
    "starting_life": (30, 30, 30),
    "first_hand": (5, 5, 5),
    "second_hand": (6, 6, 6),
    "hand_limit": (7, 7, 7),
    "walking_is_advancing": (False, False, True),
    "closing_is_advancing": (False, True, True),
    "passing_costs": (1, 1, 1),
    "boost_enters_before_now": (False, True, True),
    "nonlethal_counts_in_full": (False, True, True),
    "stun_checked_after_attack": (True, False, False),
    "stun_ends_own_attack": (True, False, False),
    "second_reshuffle_offered": (False, True, True),
    "hand_checked_after_strike": (False, False, False),
    "strike_ends_in_cleanup": (True, False, False),
    "damage_counts_over_turn": (True, False, False),
    "change_cards_minimum": (1, 1, 1),
    "normal_copies": (2, 2, 2),
}
"""Each switch in each edition: what the rulebook says, or the ruling where it is silent or contradicts itself."""


@pytest.mark.parametrize("switch", DEFAULTS)
def test_the_switches_of_each_edition_follow_the_rulings(switch: str) -> None:
    """D-01, D-02, D-04 to D-08, D-14, D-16, D-18, D-32, D-33: the editions in the order of their rulebooks."""
    assert tuple([getattr(EDITIONS[name], switch) for name in ("standard", "undernight", "strive")]) == DEFAULTS[switch]


def test_every_switch_is_listed_here() -> None:
    """A new switch needs a line above and a test below."""
    assert sorted(SWITCHES) == sorted(DEFAULTS)


@pytest.mark.parametrize("switch", DEFAULTS)
def test_a_switch_is_set_by_its_name(switch: str) -> None:
    """Written behind the name of an edition, a switch changes itself and nothing else."""
    old = getattr(EDITIONS["undernight"], switch)
    new = not old if isinstance(old, bool) else old - 1
    written = ("yes" if new else "no") if isinstance(old, bool) else str(new)
    edition = edition_named(f"undernight, {switch}={written}")
    changed = [one for one in SWITCHES if getattr(edition, one) != getattr(EDITIONS["undernight"], one)]
    assert (getattr(edition, switch), changed, edition.name) == (new, [switch], "undernight")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("modern", "There is no edition “modern”"),
        ("strive, sparkle=yes", "“sparkle” is not a switch of an edition"),
        ("strive, passing_costs=many", "The switch “passing_costs” takes a number, not “many”."),
        ("strive, spaces=7", "The switch “spaces” takes 8 to 11, not 7."),
        ("strive, spaces=12", "The switch “spaces” takes 8 to 11, not 12."),
        ("strive, closing_is_advancing=2", "The switch “closing_is_advancing” takes yes or no, not “2”."),
    ],
)
def test_an_edition_that_cannot_be_is_refused(text: str, said: str) -> None:
    """The sentence says what was written and what was expected."""
    with pytest.raises(UnknownEdition, match=said):
        match_of("Ryu", "Ryu", text)


@pytest.mark.parametrize(
    ("one", "other", "edition"),
    [
        ("Ryu", "Ryu", "standard"),
        ("Ryu", "Hyde Kido", "undernight"),
        ("Linne", "Ryu", "undernight"),
        ("Linne", "Hyde Kido", "undernight"),
        ("Sol Badguy", "Hyde Kido", "strive"),
        ("Ryu", "Ky Kiske", "strive"),
    ],
)
def test_a_mixed_match_is_played_by_the_newest_edition(one: str, other: str, edition: str) -> None:
    """Cross-edition matches: strive before undernight before standard, unless another is asked for."""
    assert match_of(one, other)["edition"] == edition
    assert match_of(one, other, "standard")["edition"] == "standard"


# --- What stays with the card ---


@every_edition
def test_each_fighter_brings_the_normals_of_its_own_edition(edition: str) -> None:
    """Cross-edition matches: Ryu holds Assault with Backstep, Sol holds Slash with Dash, whatever the match."""
    assert stage(side("Assault"), side("Slash"), ("Ryu", "Sol Badguy"), edition).offers("Boost Backstep (Assault)")
    assert stage(side(), side("Slash"), ("Ryu", "Sol Badguy"), edition, turn=1).offers("Boost Dash (Slash)")


@every_edition
def test_the_cost_of_a_boost_stays_with_the_card(edition: str) -> None:
    """D-03: Way of the Warrior costs 1 force in every match, and Sol's boosts cost nothing."""
    dear = stage(side("Metsu Hadoken", "Dive"), side(), ("Ryu", "Sol Badguy"), edition).answer("Boost Way")
    assert (dear.asked, dear.answer("Dive").names(0, "discard")) == ((0, "pay"), ["Dive"])
    assert not stage(side("Metsu Hadoken"), side(), ("Ryu", "Sol Badguy"), edition).offers("Boost Way")
    assert stage(side("Gun Flame"), side(), ("Sol Badguy", "Ryu"), edition).answer("Boost Rock").turn == 1


@every_edition
def test_the_cancel_icon_stays_with_the_card(edition: str) -> None:
    """D-11: a Cancelable boost opens the window in every match; a boost without the icon never does."""
    sol = stage(side("Slash", gauge=["Dive"]), side(), ("Sol Badguy", "Ryu"), edition).answer("Boost Dash")
    assert sol.asked == (0, "cancel")
    ryu = stage(side("Assault", gauge=["Dive"]), side(), RYUS, edition).answer("Boost Backstep", "Retreat 1")
    assert ryu.asked == (1, "action")


@every_edition
def test_only_the_boost_action_opens_the_cancel(edition: str) -> None:
    """D-11: the same cancelable boost played by a text gives no second action."""
    action = stage_of(CLERKS, side("Audit", gauge=["Dive"]), side(), edition).answer("Boost Stamp")
    assert action.asked == (0, "cancel")
    text = stage_of(CLERKS, side("Audit", gauge=["Dive"]), side(), edition).answer("Use", "Audit")
    assert text.asked == (1, "action")


@every_edition
def test_a_trap_stays_a_trap(edition: str) -> None:
    """D-10: in every match Dissolve goes onto any space, fighters on it or not."""
    played = stage(side("Twist!"), side(), ("Carmine", "Ryu"), edition).answer("Boost Dissolve")
    assert played.labels == [f"Space {space}" for space in range(1, 10)]
    assert played.answer("Space 7").sides[0].boosts[0].space == 7


@every_edition
@pytest.mark.parametrize(("reply", "boosts"), [("Block", ["Twist!"]), ("Sweep", [])])
def test_a_trap_sustains_itself_unless_its_player_is_stunned(edition: str, reply: str, boosts: list[str]) -> None:
    """D-10: after the strike the trap lies where it lay, or is discarded after a stun."""
    one = side("Grasp", space=4, boosts=[BoostInPlay("Twist!", 9)])
    played = stage(one, side(reply, space=5), ("Carmine", "Ryu"), edition).strike("Grasp", reply).answer("Push 1")
    assert (played.boosts(0), stunned(played)) == (boosts, [] if boosts else [0])


@every_edition
def test_downshift_stays_with_the_fighter(edition: str) -> None:
    """D-09: Hyde leaves Exceed by an action in every match; Sol and Ryu have no such action."""
    played = stage(side("Cross", exceeded=True), side(), ("Hyde Kido", "Ryu"), edition).answer("Downshift")
    assert (played.sides[0].exceeded, played.names(0, "gauge"), played.asked) == (False, ["Cross"], (0, "action"))
    for name in ("Sol Badguy", "Ryu"):
        assert not stage(side("Cross", exceeded=True), side(), (name, "Ryu"), edition).offers("Downshift")


# --- Boosts and damage ---


@by_edition([1], [2, 1], [2, 1], standard__boost_enters_before_now__yes=[2, 1], strive__boost_enters_before_now__no=[1])
def test_a_boost_enters_before_or_after_its_now(edition: str, expected: list[int]) -> None:
    """D-01: a Now that asks for a boost in play finds its own card in the newer editions only."""
    assert drew(stage_of(CLERKS, side("Ledger"), side(), edition).answer("Boost Count"), 0) == expected


@by_edition(
    [1], [2, 1], [2, 1], standard__boost_enters_before_now__yes=[2, 1], undernight__boost_enters_before_now__no=[1]
)
def test_the_lasting_part_is_active_during_now_or_not(edition: str, expected: list[int]) -> None:
    """D-01: a boost that saves 1 force pays for its own Now in the newer editions only."""
    played = stage_of(CLERKS, side("Discount"), side(), edition).answer("Boost Saving")
    if played.asked == (0, "choose"):
        played.answer("Spend 1 force" if played.offers("Spend 1 force") else "Do not")
    assert drew(played, 0) == expected


@every_edition
def test_a_boost_with_a_strike_is_in_play_before_it(edition: str) -> None:
    """D-01: in all editions it lies in the boost area when the attack is set, and helps it: 1 + 2 power."""
    played = stage_of(CLERKS, side("Overwork", "Bribe", "Watched", space=4), side("Desk", space=5), edition)
    played.answer("Boost Summons")
    assert (played.asked, played.boosts(0)) == ((0, "set"), ["Overwork"])
    assert played.answer("Watched", "Desk").lives[1] == 27


@by_edition([], [1], [1], standard__nonlethal_counts_in_full__yes=[1], strive__nonlethal_counts_in_full__no=[])
def test_nonlethal_damage_counts_in_full_or_not(edition: str, expected: list[int]) -> None:
    """D-02: 5 nonlethal damage at 3 life and a guard of 4 leave 1 life; all 5 or only 2 count for the stun."""
    played = clerks("Ledger", "Desk", edition, life=3)
    assert (played.lives[1], [seat for seat in stunned(played) if seat == 1]) == (1, expected)


@every_edition
@pytest.mark.parametrize(
    ("waits_for", "boost", "drawn"),
    [
        ("a boost", "Fine", [3]),
        ("a boost", "Summons", [3]),
        ("an instant boost", "Fine", [3]),
        ("an instant boost", "Summons", []),
    ],
)
def test_what_waits_for_a_resolved_boost_comes_before_its_strike(
    edition: str, waits_for: str, boost: str, drawn: list[int]
) -> None:
    """D-27, EX-FAQ-11: it happens before the attack is set; which boosts count is for the waiting text to say."""
    text = CLERK.replace('action "Use": play 1 boost from your hand.', f"when you have played {waits_for}: draw 3.")
    played = stage_of((text, text), side("Desk", "Overwork", "Block"), side("Dive"), edition).answer(f"Boost {boost}")
    assert (played.asked, drew(played, 0)) == ((0, "set"), drawn)


# --- Moving ---


@by_edition((4, 2), (4, 2), (4, 2), undernight__passing_costs__2=(5, 3), standard__passing_costs__0=(3, 1))
def test_passing_costs_one_more_force(edition: str, expected: tuple[int, int]) -> None:
    """D-04: from 6 over an opponent on 3 to 2, and from one side of the opponent to the other."""
    hand = ("Dive", "Dive", "Cross", "Cross", "Block", "Block")
    move = edition_named(edition).move_action
    far = stage(side(*hand, space=6), side(space=3), RYUS, edition)
    near = stage(side(*hand, space=4), side(space=3), RYUS, edition)
    assert far.offers(f"{move} to space 2 ({expected[0]} Force)")
    assert near.offers(f"{move} to space 2 ({expected[1]} Force)")


@by_edition("Move", "Move", "Walk")
def test_the_action_of_moving_goes_somewhere(edition: str, expected: str) -> None:
    """D-12: it is called Move or Walk, and one's own space and the opponent's are no places to go to."""
    played = stage(side("Dive", "Cross", "Block", "Sweep", space=5), side(space=6), RYUS, edition)
    spaces = [label.split()[3] for label in played.labels if label.startswith(f"{expected} to space")]
    assert spaces == ["1", "2", "3", "4", "7", "8", "9"]


@by_edition(
    ("move", "move"),
    ("move", "move"),
    ("advance", "retreat"),
    standard__walking_is_advancing__yes=("advance", "retreat"),
    strive__walking_is_advancing__no=("move", "move"),
)
def test_walking_is_advancing_or_not(edition: str, expected: tuple[str, str]) -> None:
    """D-33: the steps of a Walk are an advance, also past the opponent, or a retreat; those of a Move are neither."""
    verbs = []
    for space in (7, 4):
        move = edition_named(edition).move_action
        played = stage(side("Metsu Hadoken", space=5), side(space=6), RYUS, edition)
        played.answer(f"{move} to space {space}", "Metsu Hadoken")
        (moved,) = played.events(Moved)
        assert isinstance(moved, Moved)
        assert moved.target == space
        verbs.append(moved.verb)
    assert tuple(verbs) == expected


SCOUT = """fighter Scout
edition standard
exceed costs 2 gauge

basic
  when you advance: draw 3.
  when you retreat: draw 4.

special Creep
  range 1, power 1, speed 1
  boost Slide (instant)
    now: close 2.
"""


@by_edition([1], [3, 1], [3, 1], standard__closing_is_advancing__yes=[3, 1], strive__closing_is_advancing__no=[1])
def test_closing_is_advancing_or_not(edition: str, expected: list[int]) -> None:
    """D-32: what waits for an advance sees a close in the newer editions only."""
    assert drew(stage_of((SCOUT, SCOUT), side("Creep"), side(), edition).answer("Boost Slide"), 0) == expected


@by_edition(
    ([1], [1]),
    ([1], [1]),
    ([3, 1], [4, 1]),
    undernight__walking_is_advancing__yes=([3, 1], [4, 1]),
    strive__walking_is_advancing__no=([1], [1]),
)
def test_what_waits_for_an_advance_sees_a_walk_or_not(edition: str, expected: tuple[list[int], list[int]]) -> None:
    """D-33: a Walk to the other side of the opponent is one advance, a Walk away from the opponent a retreat."""
    move = edition_named(edition).move_action
    start = [stage_of((SCOUT, SCOUT), side("Dive", "Cross", space=5), side(space=6), edition) for _ in range(2)]
    past, away = start[0].answer(f"{move} to space 7", "Cross", "Dive"), start[1].answer(f"{move} to space 4", "Dive")
    assert (drew(past, 0), drew(away, 0)) == expected


# --- Being stunned ---


@by_edition([1], [], [], standard__stun_checked_after_attack__no=[], undernight__stun_checked_after_attack__yes=[1])
def test_stun_is_checked_once_more_after_the_attack(edition: str, expected: list[int]) -> None:
    """D-05: 3 damage do not exceed a guard of 4; guard lost after that stuns only where it is compared again."""
    played = clerks("Discount", "Desk", edition)
    assert (stunned(played), played.lives[0]) == ([*expected] or [0], 30 if expected else 29)


@every_edition
def test_stun_is_marked_at_once(edition: str) -> None:
    """D-05: a line after the attack already finds the opponent stunned in every edition."""
    assert drew(clerks("Watched", "Dive", edition), 0) == [2]


@by_edition([], [2], [2], standard__stun_ends_own_attack__no=[2], strive__stun_ends_own_attack__yes=[])
def test_a_player_stunned_in_their_own_attack(edition: str, expected: list[int]) -> None:
    """D-06: 5 damage to oneself on the hit stun; only in standard that takes the after lines away."""
    played = clerks("Overwork", "Block", edition)
    assert (stunned(played), drew(played, 0)) == ([0], expected)


@by_edition([], [2], [2], standard__stun_ends_own_attack__no=[2], strive__stun_ends_own_attack__yes=[])
def test_a_player_stunned_by_their_own_before_line(edition: str, expected: list[int]) -> None:
    """D-06: the before line that follows a stun of oneself is done in the newer editions only."""
    played = clerks("Burnout", "Block", edition).answer("Burnout: before: take 5 damage")
    assert (stunned(played), drew(played, 0)) == ([0], expected)


@every_edition
def test_cleanup_is_done_although_stunned(edition: str) -> None:
    """D-15: the stunned player's cleanup line draws a card in every edition."""
    played = clerks("Sweep", "Desk", edition)
    assert (stunned(played), drew(played, 1)) == ([1], [1])


@every_edition
@pytest.mark.parametrize("turn", [0, 1])
def test_the_slower_player_loses_the_attack(edition: str, turn: int) -> None:
    """D-17: whether attacker or defender, a stunned reactive player does not attack."""
    played = stage(side("Grasp", space=4), side("Dive", space=5), RYUS, edition, turn=turn).answer("Strike")
    played.answer(*(("Grasp", "Dive") if turn == 0 else ("Dive", "Grasp")), "Push 1")
    assert played.lives == (30, 27)


@by_edition([1], [0], [0], standard__damage_counts_over_turn__no=[0], strive__damage_counts_over_turn__yes=[1])
def test_damage_counts_for_the_strike_or_for_the_turn(edition: str, expected: list[int]) -> None:
    """EX-DMG-05, EX-DMG-06, D-16: 3 damage before the strike and 3 in it exceed a guard of 4 if the whole turn counts.

    A Desk that is not stunned replies, and stuns the attacker, who has no guard.
    """
    played = stage_of(CLERKS, side("Desk", "Cross", space=4), side("Desk", space=5), edition)
    played.answer("Boost Fine", "Cross", "Desk")
    assert (played.lives[1], stunned(played)) == (24, expected)


@every_edition
@pytest.mark.parametrize("switch", ["", ", damage_counts_over_turn=yes, stun_checked_after_attack=yes"])
def test_a_miss_stuns_nobody_whatever_was_suffered_before(edition: str, switch: str) -> None:
    """D-16, EX-STUN-13: 3 damage before the strike, then a faster Grasp from afar; the slower player attacks."""
    one, other = side("Desk", "Grasp", space=2), side("Desk", space=8, boosts=["Discount"])
    played = stage_of((CLERK, CLERK.replace("guard 4", "guard 0")), one, other, edition + switch)
    played.answer("Boost Fine", "Grasp", "Desk")
    assert (played.lives, stunned(played)) == ((29, 27), [0])


# --- Reshuffle, hand limit, end of the strike ---


@by_edition(False, True, True, standard__second_reshuffle_offered__yes=True, strive__second_reshuffle_offered__no=False)
def test_a_second_reshuffle_is_offered_or_not(edition: str, expected: bool) -> None:
    """D-07: where the action can be taken again, it loses the game at once."""
    played = stage(side(reshuffled=True), side(), RYUS, edition)
    assert played.offers("Reshuffle") is expected
    if expected:
        assert played.answer("Reshuffle").over == (1, "a second reshuffle loses the game")


NINE = ["Dive", "Dive", "Cross", "Cross", "Block", "Block", "Sweep", "Sweep", "Focus", "Grasp"]


@by_edition(
    (1, "action"),
    (1, "action"),
    (1, "action"),
    standard__hand_checked_after_strike__yes=(0, "hand limit"),
    undernight__hand_checked_after_strike__yes=(0, "hand limit"),
    strive__hand_checked_after_strike__yes=(0, "hand limit"),
)
def test_the_hand_is_checked_after_a_strike_or_not(edition: str, expected: tuple[int, str]) -> None:
    """D-08: nine cards are kept after a strike, unless the switch asks for the check."""
    played = stage(side(*NINE), side("Dive"), RYUS, edition).strike("Grasp", "Dive")
    assert (played.asked, len(played.names(0, "hand"))) == (expected, 9)


def test_the_hand_check_after_a_strike_discards_down_to_the_limit() -> None:
    """D-08: with the switch, the player whose turn ends discards two of nine; the other player none."""
    edition = "standard, hand_checked_after_strike=yes"
    played = stage(side(*NINE), side(*NINE), RYUS, edition).strike("Grasp", "Dive").answer("Dive", "Cross")
    assert (len(played.names(0, "hand")), len(played.names(1, "hand")), played.turn) == (7, 9, 1)


@every_edition
def test_the_hand_limit_is_7(edition: str) -> None:
    """D-30: without another word on the fighter, a turn without a strike ends with 7 cards in hand."""
    played = stage(side(*NINE[:7]), side(), RYUS, edition).answer("Prepare")
    assert (played.asked, len(played.names(0, "hand"))) == ((0, "hand limit"), 9)
    assert len(played.answer("Dive", "Cross").names(0, "hand")) == 7


@by_edition([2], [], [], standard__strike_ends_in_cleanup__no=[], undernight__strike_ends_in_cleanup__yes=[2])
def test_the_end_of_the_strike_closes_each_cleanup_or_both(edition: str, expected: list[int]) -> None:
    """D-14: the attacker's line finds the defender's boost only if it comes before the defender's cleanup."""
    assert drew(clerks("Audit", "Block", edition, other=("Ledger",)), 0) == expected


@every_edition
def test_the_defenders_end_of_the_strike_comes_after_the_attackers_cleanup(edition: str) -> None:
    """D-14: the attacker's boosts are gone by then in every edition."""
    one = side("Block", space=4, boosts=["Ledger"])
    played = stage_of(CLERKS, one, side("Audit", space=5), edition).strike("Block", "Audit")
    assert drew(played, 1) == []


@by_edition(1, 1, 1, undernight__change_cards_minimum__0=0, strive__change_cards_minimum__2=2)
def test_changing_cards_takes_some_force(edition: str, expected: int) -> None:
    """D-18: at least 1 force is spent; with the switch none may be, or more must be."""
    assert stage(side(), side(), RYUS, edition).offers("Change Cards") is (expected == 0)
    assert stage(side("Dive"), side(), RYUS, edition).offers("Change Cards") is (expected < 2)
    played = stage(side("Dive", "Cross", "Block"), side(), RYUS, edition).answer("Change Cards")
    for card in ("Dive", "Cross")[:expected]:
        assert not played.offers("That is all")
        played.answer(card)
    assert played.offers("That is all")
    played.answer("That is all")
    assert (drew(played, 0), played.turn) == ([expected, 1] if expected else [1], 1)


# --- Rulings that leave no difference ---


@every_edition
@pytest.mark.parametrize(("attack", "gauge", "discard"), [("Bribe", ["Dive"], ["Dive"]), ("Favour", [], ["Cross"])])
def test_any_attack_with_a_cost_is_paid_for(edition: str, attack: str, gauge: list[str], discard: list[str]) -> None:
    """D-19: a Special that costs gauge and an Ultra that costs force follow the one rule."""
    one = side(attack, "Cross", space=4, gauge=gauge)
    played = stage_of(CLERKS, one, side("Block", space=5), edition).strike(attack, "Block")
    if attack == "Favour":
        played.answer("Cross")
    assert (played.names(0, "discard"), played.names(0, "gauge")) == (discard, [attack])


@every_edition
@pytest.mark.parametrize("attack", ["Bribe", "Favour"])
def test_any_attack_whose_cost_cannot_be_paid_is_invalid(edition: str, attack: str) -> None:
    """D-19: without gauge, or without a card for force, it is replaced."""
    one = side(attack, space=4, deck=["Watched"])
    played = stage_of(CLERKS, one, side("Block", space=5), edition).strike(attack, "Block")
    assert (played.names(0, "discard"), played.names(0, "gauge")) == ([attack], ["Watched"])


@every_edition
def test_block_cannot_hit_whatever_is_added(edition: str) -> None:
    """D-20: +9 range and +9 power do not turn "-" into a number."""
    one = side("Block", space=4, boosts=["Bribe"])
    played = stage_of(CLERKS, one, side("Desk", space=5), edition).strike("Block", "Desk")
    assert played.lives == (30, 30)


@every_edition
def test_who_discards_orders_the_cards(edition: str) -> None:
    """D-21: the opponent, made to discard two cards, picks them and their order."""
    one = side("Cheap Shot", space=4, gauge=["Dive"], boosts=["At the Ready"])
    other = side("Dive", "Cross", "Block", "Sweep", space=5)
    played = stage(one, other, ("Happy Chaos", "Ryu"), edition)
    played.answer("Strike", "Cheap Shot", "Do not use it", "Dive")
    while played.asked[0] == 0:
        played.answer(
            "Do not" if played.offers("Do not") else "Push 1" if played.offers("Push 1") else played.labels[0]
        )
    assert played.asked == (1, "pick")
    assert played.answer("Sweep", "Cross").names(1, "discard") == ["Sweep", "Cross", "Dive"]


@every_edition
def test_the_top_cards_of_an_empty_deck_are_none(edition: str) -> None:
    """D-22: Gyro Vortex hits with an empty deck: nothing goes to gauge, nothing is reshuffled, nobody loses."""
    one = side("Gyro Vortex", space=4, gauge=["Dive", "Dive", "Cross"], rest="discard pile")
    played = stage(one, side("Block", space=5), ("Hyde Kido", "Ryu"), edition).strike("Gyro Vortex", "Block")
    while played.asked == (0, "pay"):
        played.answer(played.labels[0])
    assert (played.names(0, "gauge"), played.sides[0].reshuffled, played.over) == ([], False, None)
    assert played.names(0, "sealed") == ["Gyro Vortex"]


@every_edition
def test_shuffling_by_a_text_is_no_reshuffle(edition: str) -> None:
    """D-22: Secret Technique searches and shuffles; the one Reshuffle is still there."""
    played = stage(side("Legendary Taunt", "Cross"), side(), ("Dan Hibiki", "Ryu"), edition)
    played.answer("Boost Secret Technique", "Koryuken", "Cross", "Do not")
    assert (played.turn, played.sides[0].reshuffled) == (1, False)
    assert "Koryuken" in played.names(0, "hand")


@every_edition
def test_a_card_of_the_opponent_goes_to_its_owner(edition: str) -> None:
    """D-23: Happy Chaos would take a sealed card of Ryu's into his hand; it goes to Ryu's discard pile."""
    one = side("Cheap Shot", sealed=["the opponent's Shoryuken"])
    played = stage(one, side(), ("Happy Chaos", "Ryu"), edition).answer("Boost Super Focus")
    while played.asked[0] == 0:
        played.answer("Shoryuken" if played.offers("Shoryuken") else "Do not cancel")
    assert (played.names(0, "sealed"), played.names(1, "discard")) == ([], ["Shoryuken"])
    assert "Shoryuken" not in played.names(0, "hand")


def purified(card: str, edition: str, *answers: str) -> Stage:
    """Geoffrey negates a boost of Ryu's."""
    other = side("Grasp", "Cross", transformations=["Inquisition"])
    played = stage(side(card, "Dive"), other, ("Ryu", "Geoffrey"), edition).answer(f"Boost {answers[0]}", *answers[1:])
    return played.answer("Spend 2 force", "Grasp", "Cross")


@every_edition
def test_a_negated_continuous_boost_never_enters(edition: str) -> None:
    """D-24: negated, Swift is discarded and the boost area stays empty; this is no cancel, and the turn ends."""
    played = purified("Tatsumaki Senpukyaku", edition, "Swift")
    assert (played.boosts(0), played.names(0, "discard"), played.turn) == ([], ["Tatsumaki Senpukyaku"], 1)


@every_edition
def test_a_negated_boost_makes_no_strike(edition: str) -> None:
    """D-24: negated, Overhead begins no strike, and its player draws for the turn."""
    played = purified("Shoryuken", edition, "Overhead")
    assert (played.events(StrikeBegan), played.turn, len(played.names(0, "hand"))) == ([], 1, 2)


@every_edition
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_is_known_before_cards_are_drawn(edition: str, seed: int) -> None:
    """D-25: the player who goes first has drawn 5 cards, the other 6."""
    table = EXCEED.start(seed, match_of("Ryu", "Ryu", edition))
    assert (len(table.sides[table.first].hand), len(table.sides[1 - table.first].hand)) == (5, 6)


@every_edition
def test_tokens_and_cards_set_aside_are_out_of_reach(edition: str) -> None:
    """D-29: with Eddie in the arena there is still no boost to discard, and Eddie stays."""
    one, other = side("Dive"), side(tokens=[("Eddie", 5)])
    played = stage(one, other, ("Ky Kiske", "Zato-1"), edition).answer("Boost Ukemi")
    assert (played.asked, played.sides[1].tokens) == ((1, "action"), (5,))


WINDOWS = CLERK.replace('action "Use": play 1 boost from your hand.', "{line}")


@every_edition
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("before you set: draw 1.", [["Desk", "Watched", "Wild Swing"], ["Desk", "Watched", "Wild Swing"]]),
        ("when you have set: draw 1.", [["Desk", "Wild Swing"], ["Desk", "Wild Swing"]]),
    ],
)
def test_there_is_a_window_before_and_one_after_setting(edition: str, line: str, offered: list[list[str]]) -> None:
    """D-31: a card drawn before setting may be set, one drawn after it not; both before the other player sets."""
    text = WINDOWS.format(line=line)
    played = stage_of((text, text), side("Desk", deck=["Watched"]), side("Desk", deck=["Watched"]), edition)
    played.answer("Strike")
    seen = [played.labels]
    assert drew(played, 0) == ([1] if line.startswith("before") else [])
    played.answer("Desk")
    seen.append(played.labels)
    assert (seen, drew(played, 0), played.asked) == (offered, [1], (1, "set"))


@every_edition
@pytest.mark.parametrize(("action", "found"), [("Reshuffle", True), ("Prepare", False)])
def test_only_the_action_is_a_manual_reshuffle(edition: str, action: str, found: bool) -> None:
    """D-34, EX-CHAR-09: Hazama's card set aside comes by the action, not when an empty deck is reshuffled."""
    played = stage(side(rest="discard pile"), side(), ("Hazama", "Ryu"), edition).answer(action)
    assert played.sides[0].reshuffled
    assert ("Hungry Darkness of 1000 Souls" in played.names(0, "hand")) is found


@every_edition
def test_each_edition_has_as_many_normals_as_totals_of_decks_are_reckoned_with(edition: str) -> None:
    """EX-COMP-08."""
    assert len(parse(normals()[edition]).cards) == NORMALS
