"""What needs care in play: totals, orders, stun, armor, attacks that leave, wide fighters, defeat (EX-CARE)."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.language import FighterError
from wildswing.exceed.matches import roster
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import AttackInvalid, AttackRevealed, BecameStunned, Damaged, Drew

every_edition = pytest.mark.parametrize("edition", EDITIONS)

RYUS = ("Ryu", "Ryu")


def fighter(*cards: str, sides: str = "", name: str = "Tester") -> str:
    """Returns the text of a fighter with some cards."""
    return "\n\n".join([f"fighter {name}\nedition standard\nexceed costs 2 gauge", sides.strip("\n"), *cards]) + "\n"


def card(name: str, numbers: str, *lines: str, boost: tuple[str, ...] = ()) -> str:
    """Returns the text of a special, with a boost half of some lines if there are any."""
    kind = name if name.startswith("ultra ") else f"special {name}"
    half = ["  boost Boosted " + name.removeprefix("ultra ").partition(" (")[0] + " (continuous)"] if boost else []
    return "\n".join([kind, *[f"  {line}" for line in (numbers, *lines)], *half, *[f"    {line}" for line in boost]])


def damages(played: Stage, seat: int) -> list[int]:
    """Returns the damage that a seat took, portion by portion."""
    return [event.amount for event in played.events(Damaged) if event.seat == seat]


def stunned(played: Stage) -> list[int]:
    """Returns who became stunned, in order."""
    return [event.seat for event in played.events(BecameStunned)]


# --- EX-CARE-01: totals that read totals ---

CHAIN = ("unless your power is less than 6: +3 speed.", "unless your armor is less than 1: +2 power.", "+1 armor.")
PAUSE = "hit: may draw 1."
"""A question in the middle of the strike, so that totals can be looked at."""


def chained(lines: tuple[str, ...], reply: str = "Assault") -> Stage:
    """A slow attack of 4 power whose boost has lines that depend on one another, against a reply of speed 5."""
    text = fighter(card("Jab", "range 1, power 4, speed 3", PAUSE, boost=lines))
    return stage_of((text, text), side("Jab", space=4, boosts=["Jab"]), side(reply, space=5)).strike("Jab", reply)


@pytest.mark.parametrize("lines", [CHAIN, CHAIN[::-1], (CHAIN[1], CHAIN[0], CHAIN[2])])
def test_bonuses_that_read_totals_are_settled_in_any_order(lines: tuple[str, ...]) -> None:
    """EX-CARE-01: armor gives power, power gives speed; speed 6 goes first, however the lines are listed."""
    played = chained(lines)
    assert played.asked == (0, "choose")
    assert [played.total(0, stat) for stat in ("power", "speed", "armor")] == [6, 6, 1]


def test_a_bonus_just_short_of_its_condition_is_not_given() -> None:
    """EX-CARE-01: 5 power is not 6, so the speed stays 3 and Assault goes first."""
    played = chained(("unless your power is less than 6: +3 speed.", "+1 power."), "Block")
    assert played.total(0, "speed") == 3
    assert chained(("unless your power is less than 6: +3 speed.", "+1 power.")).lives == (26, 30)


def across(first: str, second: str, powers: tuple[int, int] = (4, 4)) -> Stage:
    """Two fighters whose attacks have one line each about totals of both; the first is asked in mid-strike."""
    texts = [
        fighter(card("Jab", f"range 1, power {power}, speed 5", PAUSE, line), name=f"Tester {power}{at}")
        for at, (power, line) in enumerate(zip(powers, (first, second), strict=True))
    ]
    return stage_of((texts[0], texts[1]), side("Jab", space=4), side("Jab", space=5)).strike("Jab", "Jab")


def test_totals_of_both_fighters_are_settled_together() -> None:
    """EX-CARE-01: the second fighter's power makes the first one faster, and that raises the second one's guard."""
    played = across(
        "unless the opponent's power is less than 4: +2 speed.", "unless the opponent's speed is less than 7: +3 guard."
    )
    assert (played.total(0, "speed"), played.total(1, "guard"), played.total(0, "guard")) == (7, 3, 0)


def test_totals_that_read_each_other_come_to_rest() -> None:
    """EX-CARE-01: 5 power gives the other fighter 2 more, whose 6 then give 2 more in return."""
    line = "unless the opponent's power is less than 5: +2 power."
    played = across(line, line, (5, 4))
    assert (played.total(0, "power"), played.total(1, "power")) == (7, 6)


def test_an_attack_that_is_ex_by_a_total_is_settled_too() -> None:
    """EX-CARE-01: each attack is EX while the other's power is high; both come to rest as EX."""
    line = "unless the opponent's power is less than 4: your attack is EX."
    played = across(line, line)
    assert [played.total(seat, stat) for seat in (0, 1) for stat in ("power", "speed")] == [5, 6, 5, 6]


def test_an_attack_that_is_ex_by_its_own_power_is_refused() -> None:
    """EX-CARE-01: being EX changes the power that it would be read from; such a circle is refused with the file."""
    text = fighter(card("Jab", "range 1, power 4, speed 5", "unless your power is less than 5: your attack is EX."))
    with pytest.raises(FighterError, match="read each other in a circle"):
        stage_of((text, text), side("Jab", space=4), side("Block", space=5))


def test_a_bonus_that_reads_an_ex_total_counts_the_ex() -> None:
    """EX-CARE-01: the 1 power of an EX attack lifts a total over the number that a bonus asks for."""
    text = fighter(card("Jab", "range 1, power 4, speed 5", PAUSE, "unless your power is less than 5: +2 speed."))
    played = stage_of((text, text), side("Jab", "Jab", space=4), side("Block", space=5)).strike("EX Jab", "Block")
    assert (played.total(0, "power"), played.total(0, "speed")) == (5, 8)


# --- EX-CARE-02: the order of simultaneous triggers ---

STEPS = fighter(
    card("Lunge", "range 1-3, power 2, speed 9", "before: close 2.", "before, if at range 1: +3 power."),
    card("Wait", "range 1-3, power 2, speed 9", "before, if at range 1: +3 power.", "before, if at range 2: close 1."),
)


def lunging(attack: str, apart: int) -> Stage:
    """An attack with conditions on range, against Focus."""
    return stage_of((STEPS, STEPS), side(attack, space=3), side("Focus", space=3 + apart)).strike(attack, "Focus")


@pytest.mark.parametrize(("first", "life"), [("Lunge: before: close", 27), ("Lunge: before, if", 30)])
def test_a_condition_is_tested_when_its_line_is_done(first: str, life: int) -> None:
    """EX-CARE-02: put last, the bonus finds its range; chosen while its condition is false, it is wasted."""
    played = lunging("Lunge", 3)
    assert (played.asked, len(played.labels)) == ((0, "order"), 2)
    assert played.answer(first).lives[1] == life


def test_lines_of_which_none_can_be_done_are_passed_over() -> None:
    """EX-CARE-02: at range 3 neither condition holds, so nothing is asked and nobody moves."""
    played = lunging("Wait", 3)
    assert (played.asked, played.spaces, played.lives) == ((1, "action"), (3, 6), (30, 30))


def test_a_line_that_becomes_possible_is_still_done() -> None:
    """EX-CARE-02: at range 2 the close can be done first, and makes the bonus possible."""
    played = lunging("Wait", 2)
    assert played.asked == (0, "order")
    assert played.answer("Wait: before, if at range 2").lives[1] == 27


def test_what_becomes_false_before_its_turn_is_not_done() -> None:
    """EX-CARE-02: the range fitted when the timing began, but not after the push that was chosen first."""
    text = fighter(card("Shove", "range 1-3, power 2, speed 9", "hit: push 1.", "hit, if at range 1: +3 power."))
    played = stage_of((text, text), side("Shove", space=4), side("Sweep", space=5)).strike("Shove", "Sweep")
    assert played.answer("Shove: hit: push 1").lives[1] == 28


# --- EX-CARE-03, EX-CARE-04: the stun total and the armor pool ---

PORTIONS = fighter(
    card("Sting", "range 1-9, power 2, speed 9", "after: the opponent takes 2 damage."),
    card("Hex", "range 1-9, power 0, speed 9", "hit: the opponent takes 4 nonlethal damage."),
    card("Stand", "range 1-9, power 1, speed 1, guard 3"),
    card("Shell", "range 1-9, power 1, speed 1, armor 3, guard 9", "after, unless your armor is less than 2: draw 2."),
    card("Mirror", "range 1-9, power 0, speed 1, armor 4, guard 9", "before: X is your armor; +X power."),
    card(
        "Probe",
        "range 1-9, power 3, speed 9",
        "hit: the opponent takes 1 damage.",
        "after: X is the opponent's armor; push X.",
    ),
)


def portions(attack: str, reply: str, edition: str = "standard", life: int = 0, apart: int = 1) -> Stage:
    """An attack that deals damage in portions."""
    one, other = side(attack, space=3), side(reply, space=3 + apart, life=life)
    return stage_of((PORTIONS, PORTIONS), one, other, edition).strike(attack, reply)


@every_edition
def test_damage_of_attack_and_effect_counts_together(edition: str) -> None:
    """EX-CARE-03: 2 by the attack and 2 by its effect are more than a guard of 3, so there is no reply."""
    played = portions("Sting", "Stand", edition)
    assert (played.lives, stunned(played)) == ((30, 26), [1])


@pytest.mark.parametrize(("edition", "who"), [("standard", []), ("undernight", [1]), ("strive", [1])])
def test_nonlethal_damage_that_life_did_not_lose_counts(edition: str, who: list[int]) -> None:
    """EX-CARE-03: of 4 nonlethal damage 1 life is lost; only the newer rulebooks count all 4 against a guard of 3."""
    played = portions("Hex", "Stand", edition, life=2)
    assert (played.lives[1], [seat for seat in stunned(played) if seat == 1]) == (1, who)


@every_edition
def test_effect_damage_uses_armor_up(edition: str) -> None:
    """EX-CARE-04: 1 of the 3 armor holds the effect off, and the attack of 3 power meets the other 2."""
    assert damages(portions("Probe", "Shell", edition), 1) == [0, 1]


@every_edition
@pytest.mark.parametrize(("attack", "drawn"), [("Sting", 0), ("Stand", 1)])
def test_a_text_that_reads_armor_reads_what_is_left(edition: str, attack: str, drawn: int) -> None:
    """EX-CARE-04: after 4 damage no armor is left, after 1 damage 2 are."""
    played = portions(attack, "Shell", edition)
    draws = [event for event in played.events(Drew) if event.seat == 1 and event.cards]
    assert len(draws) == drawn


def test_a_number_taken_from_armor_is_what_is_left() -> None:
    """EX-CARE-04: Sting has used all 4 armor up, so Mirror adds nothing; against Stand it adds 3."""
    assert portions("Sting", "Mirror").lives[0] == 30
    assert portions("Stand", "Mirror").lives[0] == 27


def test_a_number_taken_from_the_opponents_armor_is_what_is_left() -> None:
    """EX-CARE-04: 1 and 3 damage leave nothing of 3 armor and 2 of 6, so the push differs."""
    assert portions("Probe", "Shell").spaces == (3, 4)
    text = PORTIONS.replace("armor 3, guard 9", "armor 6, guard 9")
    played = stage_of((text, text), side("Probe", space=3), side("Shell", space=4)).strike("Probe", "Shell")
    assert played.spaces == (3, 6)


# --- EX-CARE-05: an attack that leaves play in mid-strike ---

LEAVING = fighter(
    card("Gone", "range 1, power 2, speed 9, armor 3, guard 8", "after: put this into your hand.", "after: draw 3."),
    card("Back", "range 1, power 6, speed 9", "hit: put this on top of your deck."),
    card("Gaze", "range 1, power 0, speed 1, guard 9", "before: X is the opponent's speed; +X power."),
    card("Weigh", "range 1, power 0, speed 1, guard 9", "before: X is the opponent's power; +X power."),
    card("Pillar", "range 1, power 1, speed 1", boost=("+1 armor.", "+2 speed.", "+2 power.", "after: draw 1.")),
)


def leaving(attack: str, reply: str, *answers: str, boosts: tuple[str, ...] = ()) -> Stage:
    """An attack that leaves play before the reply."""
    played = stage_of((LEAVING, LEAVING), side(attack, space=4, boosts=boosts), side(reply, space=5))
    return played.strike(attack, reply).answer(*answers)


def test_an_attack_that_left_takes_armor_and_guard_along() -> None:
    """EX-CARE-05: Sweep's 6 meet no armor and stun at once."""
    played = leaving("Gone", "Sweep", "Gone: after: put this into your hand")
    assert (damages(played, 0), stunned(played)) == ([6], [0])


def test_an_attack_that_stays_keeps_them_until_it_goes() -> None:
    """EX-CARE-05: with the other line done first, three cards are drawn before the card leaves."""
    played = leaving("Gone", "Block", "Gone: after: draw 3")
    assert len(played.names(0, "hand")) == 4


def test_the_waiting_lines_of_an_attack_that_left_vanish() -> None:
    """EX-CARE-05: back in hand, the attack draws no cards any more, and goes to no gauge although it hit."""
    played = leaving("Gone", "Block", "Gone: after: put this into your hand")
    assert (played.names(0, "hand"), played.names(0, "gauge")) == (["Gone"], [])


def test_boosts_go_on_without_their_attack() -> None:
    """EX-CARE-05: the boost's armor holds 1 of 4 off, and its line is done after the attack has gone."""
    played = leaving("Gone", "Focus", "Gone: after: put this into your hand", boosts=("Pillar",))
    assert (damages(played, 0), len(played.names(0, "hand"))) == ([3], 2)


@pytest.mark.parametrize("reader", ["Gaze", "Weigh"])
@pytest.mark.parametrize("boosts", [(), ("Pillar",)])
def test_power_and_speed_of_an_attack_that_left_are_0(reader: str, boosts: tuple[str, ...]) -> None:
    """EX-CARE-05: a reply that copies speed or power finds 0, whatever boosts add."""
    played = leaving("Gone", reader, "Gone: after: put this into your hand", boosts=boosts)
    assert played.lives[0] == 30


def test_an_attack_that_left_on_its_hit_deals_nothing() -> None:
    """EX-CARE-05: its power is 0 when damage is dealt; the card lies on the deck and not in the gauge."""
    played = leaving("Back", "Block")
    assert (played.lives, played.names(0, "deck")[0], played.names(0, "gauge")) == ((30, 30), "Back", [])


# --- EX-CARE-06, EX-CARE-07: wild swings with a cost, invalid attacks ---


@every_edition
@pytest.mark.parametrize(("answer", "discard"), [("Pay", []), ("Swing again", ["Haoh Gadouken"])])
def test_a_swing_whose_cost_is_reduced_to_0_may_be_declined(edition: str, answer: str, discard: list[str]) -> None:
    """EX-CARE-06: with an empty hand the Ultra costs nothing, and its player is still asked."""
    one = side(space=5, deck=["Haoh Gadouken", "Gadouken"])
    played = stage(one, side("Block"), ("Dan Hibiki", "Ryu"), edition).answer("Strike", "Block")
    assert (played.asked, played.labels) == ((0, "accept"), ["Pay", "Swing again"])
    assert played.answer(answer).names(0, "discard") == discard


@every_edition
def test_a_swing_that_cannot_be_paid_is_invalid_without_a_question(edition: str) -> None:
    """EX-CARE-06: with a card in hand the same Ultra costs 3 gauge, and is replaced at once."""
    one = side("Focus", space=5, deck=["Haoh Gadouken", "Gadouken"])
    played = stage(one, side("Block"), ("Dan Hibiki", "Ryu"), edition).strike("Wild Swing", "Block")
    assert (played.names(0, "discard"), played.asked[1]) == (["Haoh Gadouken"], "choose")


@every_edition
def test_an_invalid_ex_attack_is_replaced_without_ex(edition: str) -> None:
    """EX-CARE-07: both copies are discarded, and the swung Donkey Kick has its printed numbers."""
    one = side("Metsu Shoryuken", "Metsu Shoryuken", space=4, deck=["Donkey Kick"])
    played = stage(one, side("Focus", space=5), RYUS, edition).strike("EX Metsu Shoryuken", "Focus")
    assert played.names(0, "discard") == ["Metsu Shoryuken", "Metsu Shoryuken"]
    assert damages(played, 1) == [4]


@every_edition
def test_what_was_paid_for_critical_stays_paid_and_carries_over(edition: str) -> None:
    """EX-CARE-07: the gauge spent at setting is gone, and the swung Hadoken is critical: speed 4 + 2."""
    one = side("Metsu Shoryuken", space=4, gauge=["Dive"], deck=["Hadoken"])
    played = stage(one, side("Assault"), RYUS, edition).answer("Strike", "Metsu Shoryuken", "Spend 1 gauge", "Assault")
    assert played.names(0, "discard") == ["Dive", "Metsu Shoryuken"]
    assert (played.asked, played.total(0, "speed")) == ((0, "choose"), 6)


MARKED = fighter(
    card("ultra Shown (9 gauge)", "range 1-9, power 1, speed 9"),
    card(
        "Herald",
        "range 1-9, power 1, speed 9",
        "if your attack was face up before the reveal: +2 power.",
        "if your attack is from your gauge: +4 power.",
        "if your attack is EX: +8 power.",
    ),
    sides='basic\n  action "Show": strike face up with 1 card from your hand.\n'
    '  action "Spend": strike face up with 1 card from your gauge.\n'
    "  when you have set: may spend 1 force; if you did, +16 power.",
)


@pytest.mark.parametrize(("action", "zone"), [("Show", "hand"), ("Spend", "gauge")])
def test_how_and_where_an_invalid_attack_was_set_is_lost(action: str, zone: str) -> None:
    """EX-CARE-07: the replacement was neither face up before the reveal nor set from gauge: power 1."""
    hand, gauge = (("Shown",), ()) if zone == "hand" else ((), ("Shown",))
    one = side(*hand, space=4, gauge=gauge, deck=["Herald"])
    played = stage_of((MARKED, MARKED), one, side("Cross", space=5)).answer(action)
    while played.asked[1] != "action" or played.asked[0] == 0:
        played.answer("Do not" if played.asked[1] == "choose" else "Shown" if played.asked[0] == 0 else "Cross")
    assert len(played.events(AttackInvalid)) == 1
    assert played.lives[1] == 29


def test_a_bonus_paid_for_at_setting_stays() -> None:
    """EX-CARE-07: 1 force spent for 16 power at setting still helps the replacement."""
    one = side("Shown", "Dive", space=4, deck=["Herald"])
    played = stage_of((MARKED, MARKED), one, side("Cross", space=5)).answer("Strike", "Shown", "Spend 1 force", "Dive")
    played.answer("Cross")
    assert (played.names(0, "discard"), played.lives[1]) == (["Dive", "Shown"], 13)


def test_the_replacement_is_not_set_again() -> None:
    """EX-CARE-07: nobody is asked for the payment at setting a second time."""
    one = side("Shown", "Dive", space=4, deck=["Herald"])
    played = stage_of((MARKED, MARKED), one, side("Cross", space=5)).answer("Strike", "Shown", "Do not", "Cross")
    shown = [event.card for event in played.events(AttackRevealed)]
    assert (shown, played.asked) == (["Shown", "Cross", "Herald"], (1, "action"))


# --- EX-CARE-08, EX-CARE-09: pulls and wide fighters ---


@every_edition
@pytest.mark.parametrize(
    ("spaces", "pull", "after"),
    [((3, 4), "Pull 1", (3, 2)), ((3, 4), "Pull 2", (3, 1)), ((2, 3), "Pull 2", (2, 1)), ((1, 2), "Pull 2", (1, 2))],
)
def test_a_pull_goes_past_as_far_as_there_is_room(
    edition: str, spaces: tuple[int, int], pull: str, after: tuple[int, int]
) -> None:
    """EX-CARE-08: the puller's space is skipped; from the corner nothing moves."""
    played = stage(side("Grasp", space=spaces[0]), side("Block", space=spaces[1]), RYUS, edition)
    assert played.strike("Grasp", "Block").answer(pull).spaces == after


WIDE = fighter(
    card("Poke", "range 1-2, power 3, speed 9", "after: may draw 1."),
    card("Reach", "range 3, power 3, speed 9", "after: may draw 1."),
    card("Roll", "range 1, power 3, speed 9", "before: advance 3.", "after: may draw 1."),
    sides='basic\n  action "Grow": take up 3 spaces; take another action.',
)


def grown(*hand: str, space: int = 7, other: int = 3, edition: str = "standard") -> Stage:
    """Seat 1 stands on three spaces, and seat 0 is to act."""
    deck = ["Block"] * 2
    one, two = side(*hand, space=other, deck=deck), side("Focus", space=space, deck=deck)
    return stage_of((WIDE, WIDE), one, two, edition, turn=1).answer("Grow", "Prepare")


@every_edition
@pytest.mark.parametrize(
    ("other", "attack", "hit"),
    [
        (3, "Reach", True),
        (4, "Reach", True),
        (5, "Reach", True),
        (2, "Reach", False),
        (4, "Poke", True),
        (3, "Poke", False),
    ],
)
def test_any_space_of_a_wide_fighter_in_range_is_hit(edition: str, other: int, attack: str, hit: bool) -> None:
    """EX-CARE-09: a fighter on spaces 6 to 8 is at ranges 3 to 5 of space 3, and at 1 to 3 of space 5."""
    played = grown(attack, other=other, edition=edition).strike(attack, "Focus")
    assert played.lives[1] == (29 if hit else 30)


@pytest.mark.parametrize(("at", "life"), [("0-2", 27), ("3", 30), ("5", 30), ("6-9", 27)])
def test_any_space_of_a_wide_fighter_is_enough_for_a_dodge(at: str, life: int) -> None:
    """EX-CARE-09: on 6 to 8 a fighter is at ranges 3 to 5 of space 3."""
    dodge = card("Ward", "range -, power -, speed 1, guard 9", f"cannot be hit at range {at}.")
    texts = (WIDE, fighter(dodge))
    played = stage_of(texts, side("Reach", space=3), side("Ward", space=7, width=3)).strike("Reach", "Ward")
    while played.asked[1] == "choose":
        played.answer("Do not")
    assert played.lives[1] == life


@pytest.mark.parametrize(("seat", "power"), [(0, 6), (1, 3)])
def test_a_range_condition_looks_at_the_spaces_of_the_other_fighter(seat: int, power: int) -> None:
    """EX-CARE-09: the fighter on 6 to 8 is at ranges 1 to 3 of space 5, which is at range 1 of its near edge."""
    text = fighter(card("Gauge", "range 1-9, power 3, speed 9", "if at range 2: +3 power.", "after: may draw 1."))
    played = stage_of(
        (text, text), side("Gauge", "Focus", space=5), side("Gauge", "Focus", space=7, width=3), turn=seat
    )
    played.strike("Gauge", "Focus")
    assert (played.asked, played.total(seat, "power")) == ((seat, "choose"), power)


def test_a_power_that_is_the_range_is_the_nearest_one_from_where_the_attack_comes_from() -> None:
    """EX-CARE-09, EX-ATK-04: from space 5 a fighter on 7 to 9 is 2 away, wherever the attacker stands."""
    text = fighter(card("Measure", "range 1-9, power range, speed 9", "attack from space 5.", "after: may draw 1."))
    played = stage_of((text, text), side("Measure", space=1), side("Focus", space=8, width=3))
    assert played.strike("Measure", "Focus").total(0, "power") == 2


@every_edition
def test_passing_a_wide_fighter_costs_one_more_force(edition: str) -> None:
    """EX-CARE-09: from 5 over a fighter on 6 to 8 to space 9 is one step and 1 force for passing."""
    played = grown("Dive", "Cross", other=5, edition=edition)
    move = EDITIONS[edition].move_action
    assert played.offers(f"{move} to space 9 (2 Force)")
    assert not any(played.offers(f"{move} to space {space}") for space in (6, 7, 8))


def test_an_advance_skips_all_spaces_of_a_wide_fighter() -> None:
    """EX-CARE-09: advancing 3 from 3 goes to 4, to 5, and over 6 to 8 to 9; next to the fighter, Roll hits."""
    played = grown("Roll", other=3).strike("Roll", "Focus")
    assert (played.spaces, played.lives[1]) == ((9, 7), 29)


@every_edition
def test_a_wide_fighter_passes_for_one_more_force(edition: str) -> None:
    """EX-CARE-09: on 1 to 3, one step leads next to the opponent on 5 and one step to 6 to 8; passing costs 1 more."""
    hand = ("Dive", "Cross", "Sweep", "Spike", "Block")
    played = stage_of((WIDE, WIDE), side(*hand, space=2), side(space=5), edition).answer("Grow")
    move = EDITIONS[edition].move_action
    assert played.offers(f"{move} to space 7 (3 Force)")
    assert played.answer(f"{move} to space 7", "Dive", "Cross", "Sweep").spaces == (7, 5)


def test_a_wide_fighter_needs_room_beyond() -> None:
    """EX-CARE-09: with the opponent on 8 there is no room for three spaces behind, so passing is not offered."""
    played = stage_of((WIDE, WIDE), side("Dive", "Cross", "Sweep", "Spike", space=3), side(space=8)).answer("Grow")
    assert played.labels == [label for label in played.labels if "space 9" not in label and "space 7" not in label]
    assert played.offers("Move to space 6 (3 Force)")
    assert not played.offers("Move to space 1")


# --- EX-CARE-10: extra attacks ---


EXTRA = fighter(
    card(
        "Opener",
        "range 1-9, power 1, speed 9",
        "before: +1 power; attack with 1 card from your hand; may draw 1.",
        boost=("+1 power.", "before: draw 2.", "hit: +4 power."),
    ),
    card("Second", "range 1-3, power 3, speed 1"),
    card("Toll (1 gauge)", "range 1-9, power 3, speed 1"),
)


def again(
    *extra: str, edition: str = "standard", gauge: tuple[str, ...] = (), boosts: tuple[str, ...] = (), apart: int = 3
) -> Stage:
    """Opener has been set against a Spike, which has a guard of 4, and attacks again before it resolves itself."""
    one = side("Opener", *extra, space=2, gauge=gauge, boosts=boosts)
    return stage_of((EXTRA, EXTRA), one, side("Spike", space=2 + apart), edition).strike("Opener", "Spike")


@every_edition
def test_an_extra_attack_ignores_the_bonuses_of_the_main_one(edition: str) -> None:
    """EX-CARE-10: neither the power gained before it nor a boost counts; 3 power deal 3."""
    played = again("Second", edition=edition, boosts=("Opener",)).answer("Opener: before", "Second")
    assert damages(played, 1) == [3]


@pytest.mark.parametrize(("apart", "gauge", "discard"), [(3, ["Second"], []), (4, [], ["Second"])])
def test_an_extra_attack_goes_away_at_once(apart: int, gauge: list[str], discard: list[str]) -> None:
    """EX-CARE-10: while the main attack still goes on, an extra attack that hit lies in the gauge."""
    played = again("Second", apart=apart).answer("Second")
    assert (played.asked, played.names(0, "gauge"), played.names(0, "discard")) == ((0, "choose"), gauge, discard)


def test_an_extra_attack_that_cannot_be_paid_is_not_played() -> None:
    """EX-CARE-10: it cannot become invalid and be replaced; so only what can be paid for is offered."""
    assert again("Second", "Toll").labels == ["Second"]


def test_the_cost_of_an_extra_attack_is_paid() -> None:
    """EX-CARE-10: 1 gauge is spent, and the attack itself takes its place."""
    played = again("Second", "Toll", gauge=("Dive",)).answer("Toll")
    assert (played.names(0, "discard"), played.names(0, "gauge")) == (["Dive"], ["Toll"])
    assert played.events(AttackInvalid) == []


@every_edition
def test_damage_of_an_extra_attack_counts_for_stun(edition: str) -> None:
    """EX-CARE-10, EX-CARE-03: 3 by the extra attack and 2 by the main one are more than a guard of 4."""
    played = again("Second", edition=edition).answer("Second")
    assert stunned(played) == []
    played.answer("Do not")
    assert (damages(played, 1), stunned(played), played.lives) == ([3, 2], [1], (30, 25))


# --- EX-CARE-11: defeat replaced ---


def tinkering(attack: str, reply: str, gauge: tuple[str, ...], edition: str = "standard") -> Stage:
    """Ryu strikes a Tinker Knight who has 1 life left, from the next space."""
    one, other = side(attack, space=5), side(reply, space=6, life=1, gauge=gauge)
    return stage(one, other, ("Ryu", "Tinker Knight"), edition).strike(attack, reply)


@every_edition
def test_what_replaces_defeat_comes_first_and_the_strike_goes_on(edition: str) -> None:
    """EX-CARE-11: at 0 life he exceeds with 4 life for each gauge card, and his unstunned reply still comes.

    Sweep has a guard of 6, and Shoryuken deals 4, so the reply of 6 power follows in the same strike.
    """
    played = tinkering("Shoryuken", "Sweep", ("Block", "Dive"), edition)
    assert played.over is None
    assert (played.lives, played.sides[1].exceeded) == ((24, 8), True)


@every_edition
def test_after_the_strike_he_stands_wide_on_his_starting_space(edition: str) -> None:
    """EX-CARE-11, EX-CARE-09: the strike was begun by the opponent, so its cleanup places both anew."""
    played = tinkering("Shoryuken", "Sweep", ("Block", "Dive"), edition)
    assert (played.spaces, played.sides[1].width) == ((3, 7), 3)


@every_edition
@pytest.mark.parametrize(("gauge", "life"), [(1, 4), (5, 20), (6, 20)])
def test_the_new_life_is_counted_from_gauge(edition: str, gauge: int, life: int) -> None:
    """EX-CARE-11: 4 life for each card in the gauge, but at most 20."""
    cards = ("Block", "Block", "Dive", "Dive", "Cross", "Cross")
    assert tinkering("Shoryuken", "Sweep", cards[:gauge], edition).lives[1] == life


@every_edition
def test_a_replaced_defeat_that_leaves_no_life_is_a_defeat(edition: str) -> None:
    """EX-CARE-11: without a card in the gauge his new life is 0, and 0 loses at once."""
    assert tinkering("Shoryuken", "Sweep", (), edition).over == (0, "no life left")


@every_edition
def test_in_his_own_turn_he_grows_at_its_end(edition: str) -> None:
    """EX-CARE-11, EX-CARE-09: defeated in a strike of his own, he is placed when the turn ends."""
    one, other = side("Shoryuken", space=5), side("Sweep", space=6, life=1, gauge=["Block", "Dive"])
    played = stage(one, other, ("Ryu", "Tinker Knight"), edition, turn=1).strike("Sweep", "Shoryuken")
    assert (played.lives, played.turn, played.spaces, played.sides[1].width) == ((24, 8), 0, (3, 7), 3)


@every_edition
def test_a_defeat_is_replaced_only_once(edition: str) -> None:
    """EX-CARE-11: exceeded, nothing replaces his defeat any more."""
    one, other = side("Shoryuken", space=5), side("Sweep", space=6, life=1, exceeded=True, gauge=["Block"])
    played = stage(one, other, ("Ryu", "Tinker Knight"), edition).strike("Shoryuken", "Sweep")
    assert played.over == (0, "no life left")


VENOM = fighter(
    card("Venom", "range 1-9, power 0, speed 9", "hit: the opponent takes 5 damage."),
    card("Recoil", "range 1-9, power 3, speed 9", "hit: take 5 damage."),
    name="Viper",
)


@every_edition
def test_damage_by_an_effect_gives_the_replacement_no_chance(edition: str) -> None:
    """EX-CARE-11: his card replaces defeat by an attack, so 5 damage by an effect end the game."""
    other = side("Sweep", space=6, life=1, gauge=["Block"])
    texts = (VENOM, roster()["Tinker Knight"])
    played = stage_of(texts, side("Venom", space=5), other, edition).strike("Venom", "Sweep")
    assert played.over == (0, "no life left")


@every_edition
def test_damage_by_ones_own_effect_ends_the_game_at_once(edition: str) -> None:
    """EX-CARE-11: who takes the last of their life by their own effect loses before the attack deals damage."""
    played = stage_of((VENOM, VENOM), side("Recoil", space=5, life=5), side("Sweep", space=6), edition)
    played.strike("Recoil", "Sweep")
    assert (played.over, played.lives) == ((1, "no life left"), (0, 30))


# --- EX-CARE-12, EX-CARE-13 ---

COSTLY = fighter(
    card("ultra Gem (2 gauge)", "range 1-9, power 1, speed 9"), card("Toll (2 force)", "range 1-9, power 1, speed 9")
)
COPY = "Discard the second card of the EX attack now"


@pytest.mark.parametrize(
    ("answers", "discard"),
    [
        ((COPY, "Dive", "Cross"), ["Gem", "Dive", "Cross"]),
        (("Dive", COPY, "Cross"), ["Dive", "Gem", "Cross"]),
        (("Cross", "Dive"), ["Cross", "Dive", "Gem"]),
    ],
)
def test_the_player_orders_the_ex_copy_and_the_payment(answers: tuple[str, ...], discard: list[str]) -> None:
    """EX-CARE-12: the second card of an EX attack goes before, between or after the cards that pay for it."""
    one = side("Gem", "Gem", space=4, gauge=["Dive", "Cross", "Spike"])
    played = stage_of((COSTLY, COSTLY), one, side("Block", space=5)).strike("EX Gem", "Block").answer(*answers)
    assert (played.names(0, "discard"), played.names(0, "gauge")) == (discard, ["Spike", "Gem"])


@pytest.mark.parametrize(
    ("answers", "discard"),
    [((COPY, "Dive", "Cross"), ["Toll", "Dive", "Cross"]), (("Dive", "Cross"), ["Dive", "Cross", "Toll"])],
)
def test_the_same_holds_for_a_cost_in_force(answers: tuple[str, ...], discard: list[str]) -> None:
    """EX-CARE-12: cards from hand and the copy are ordered by their player as well."""
    one = side("Toll", "Toll", "Dive", "Cross", space=4)
    played = stage_of((COSTLY, COSTLY), one, side("Block", space=5)).strike("EX Toll", "Block").answer(*answers)
    assert played.names(0, "discard") == discard


def test_the_copy_of_an_attack_without_cost_is_simply_discarded() -> None:
    """EX-CARE-12: there is nothing to order, so nothing is asked."""
    played = stage(side("Sweep", "Sweep", space=4), side("Block", space=5), RYUS, "standard").strike(
        "EX Sweep", "Block"
    )
    assert (played.asked, played.names(0, "discard"), played.names(0, "gauge")) == ((1, "action"), ["Sweep"], ["Sweep"])


@every_edition
@pytest.mark.parametrize(("held", "offered"), [(2, ["Sweep", "EX Sweep"]), (1, ["Sweep"])])
def test_a_forced_normal_may_be_made_ex(edition: str, held: int, offered: list[str]) -> None:
    """EX-CARE-13: who must set the named Normal may set a second copy with it."""
    played = stage_of((VENOM, VENOM), side("Focus", "Block"), side("Dive", *["Sweep"] * held), edition)
    assert played.answer("Boost Reading", "Sweep", "Block").labels == offered
