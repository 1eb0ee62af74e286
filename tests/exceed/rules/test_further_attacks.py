"""Attacks that follow one another in a strike, and what waits for advantage."""

import pytest

from tests.exceed.rules.test_words import PLAIN, blow, fighter, play, trick
from tests.exceed.stage import Stage, side
from wildswing.exceed.rules.events import Damaged

JAB = blow("hit: +4 power.", stats="range 1-9, power 1, speed 1", name="Jab")
POKE = blow(stats="range 1-9, power 3, speed 1", name="Poke")
SHELL = fighter(blow(stats="range -, power -, speed 0, armor 2, guard 9", name="Shell"))
BARE = fighter(blow(stats="range -, power -, speed 0, guard 9", name="Shell"))


def dealt(played: Stage) -> list[int]:
    """Returns the damage of each attack so far."""
    return [event.amount for event in played.events(Damaged)]


def following(*lines: str, cards: tuple[str, ...] = (JAB, POKE), hand: tuple[str, ...] = ("Jab", "Poke")) -> Stage:
    """Returns a strike with an attack of these lines, against an attack that neither hits nor shields."""
    return play(fighter(blow(*lines), *cards), side("Blow", *hand), side("Shell"), BARE).strike("Blow", "Shell")


@pytest.mark.parametrize(("how", "offered"), [("", {"Jab"}), (" for free", {"Jab", "Storm"})])
def test_an_attack_for_free_is_made_whatever_it_costs(how: str, offered: set[str]) -> None:
    """EX-NOTION-EXTRA-02, EX-CARE-10."""
    storm = blow(stats="range 1-9, power 9, speed 1", name="Storm (3 gauge)")
    played = following(f"after: attack with 1 card from your hand{how}.", cards=(JAB, storm), hand=("Jab", "Storm"))
    assert set(played.labels_for(0)) == offered
    if how:
        assert dealt(played.answer("Storm")) == [2, 9]
        assert played.names(0, "gauge") == ["Storm", "Blow"]


@pytest.mark.parametrize(("most", "damage"), [(1, 1), (4, 4), (5, 5), (9, 5), (0, 0)])
def test_the_damage_of_a_further_attack_has_an_upper_end(most: int, damage: int) -> None:
    """EX-NOTION-EXTRA-03: what Jab has gained counts, up to there."""
    played = following(f"after: attack with 1 card from your hand for at most {most} damage.").answer("Jab")
    assert dealt(played) == [2, damage]


def test_armor_meets_what_is_left_of_the_damage() -> None:
    """EX-NOTION-EXTRA-03: 2 of Blow against 2 armor, which is used up; then 1 of Jab, and with more armor nothing."""
    text = fighter(blow("after: attack with 1 card from your hand for at most 1 damage.", "ignore armor."), JAB)
    played = play(text, side("Blow", "Jab"), side("Shell"), SHELL).strike("Blow", "Shell").answer("Jab")
    assert dealt(played) == [2, 0]
    assert played.lives == (30, 28)


def test_the_main_attack_knows_no_upper_end() -> None:
    """EX-NOTION-EXTRA-03, EX-NOTION-EXTRA-05: the attack before which it was made deals all of its damage."""
    played = following("before: attack with 1 card from your hand for at most 1 damage.").answer("Jab")
    assert dealt(played) == [1, 2]


def test_what_a_further_attack_was_given_ends_with_it() -> None:
    """EX-NOTION-EXTRA-05: Poke is no stronger for what Jab has gained, and its damage has no end."""
    line = "attack with 1 card from your hand"
    played = following(f"after: {line} for at most 2 damage; {line}.").answer("Jab", "Poke")
    assert dealt(played) == [2, 2, 3]


def test_whether_the_further_attack_hit_can_be_asked() -> None:
    """EX-NOTION-EXTRA-06: Jab hits, Short does not, and without an attack nothing has hit."""
    short = blow(stats="range 1, power 1, speed 1", name="Short")
    line = "after: may attack with 1 card from your hand; if it hit, gain 5 life; unless it hit, gain 1 life."

    def life(*answers: str) -> int:
        text = fighter(blow(line), JAB, short)
        played = play(text, side("Blow", "Jab", "Short", life=10), side("Shell"), BARE).strike("Blow", "Shell")
        return played.answer(*answers).lives[0]

    assert (life("Attack", "Jab"), life("Attack", "Short"), life("Do not")) == (15, 11, 11)


def test_only_the_attack_just_made_is_asked_about() -> None:
    """EX-NOTION-EXTRA-06: a card that was dealt with since hides it."""
    line = "after: attack with 1 card from your hand; discard 1 card from your hand; if it hit, gain 5 life."
    text = fighter(blow(line), JAB)
    played = play(text, side("Blow", "Jab", "Dive", life=10), side("Shell"), BARE).strike("Blow", "Shell")
    assert played.answer("Jab").lives[0] == 10


FORM = trick("+1 power.", kind="transformation", name="Form")


@pytest.mark.parametrize(("answer", "lies"), [("Transform", (["Blow"], ["Form"])), ("Do not", (["Form", "Blow"], []))])
def test_a_further_attack_that_hit_may_become_a_transformation(answer: str, lies: tuple[list[str], list[str]]) -> None:
    """EX-NOTION-EXTRA-04, EX-CHAR-10."""
    text = fighter(blow("after: attack with 1 card from your hand."), FORM)
    played = play(text, side("Blow", "Form", space=6), side("Shell"), BARE).strike("Blow", "Shell")
    played.answer("Form", answer)
    transformed = [played.table.book.cards[one.card].name for one in played.sides[0].transformations]
    assert (played.names(0, "gauge"), transformed) == lies


def test_a_further_attack_that_missed_does_not() -> None:
    """EX-NOTION-EXTRA-04."""
    text = fighter(blow("after: attack with 1 card from your hand."), FORM)
    played = play(text, side("Blow", "Form"), side("Shell"), BARE).strike("Blow", "Shell").answer("Form")
    assert (played.names(0, "discard"), played.table.strike) == (["Form"], None)


# --- Advantage ---


@pytest.mark.parametrize(
    ("says", "gains", "hand"),
    [
        ("when you gain advantage: draw 1.", "gain advantage; gain advantage", 2),
        ("when you gain advantage, once a strike: draw 1.", "gain advantage; gain advantage", 1),
        ("when you gain advantage: draw 1.", "the opponent gains advantage", 0),
        ("when the opponent gains advantage: draw 1.", "the opponent gains advantage", 1),
        ("when the opponent gains advantage: draw 1.", "gain advantage", 0),
    ],
)
def test_gaining_advantage_is_waited_for(says: str, gains: str, hand: int) -> None:
    """EX-NOTION-ADVANTAGE-01."""
    played = play(fighter(blow(f"hit: {gains}."), says=(says,)), side("Blow")).strike("Blow", "Block")
    assert len(played.sides[0].hand) == hand


def test_it_is_done_at_once() -> None:
    """EX-NOTION-ADVANTAGE-01: the power is there when the attack deals its damage."""
    text = fighter(blow("hit: gain advantage."), says=("when you gain advantage: +3 power.",))
    assert dealt(play(text, side("Blow"), side("Shell"), BARE).strike("Blow", "Shell")) == [5]


def test_nobody_gains_advantage_outside_a_strike() -> None:
    """EX-NOTION-ADVANTAGE-01, EX-NEXT-03."""
    text = fighter(blow(), trick("now: gain advantage."), says=("when you gain advantage: gain 5 life.",))
    assert play(text, side("Trick", life=10)).answer("Boost Trickery").lives[0] == 10


def test_the_order_is_asked_for_where_something_waits_for_advantage() -> None:
    """EX-TRIG-10: with 1 card in hand the power is there, with 2 it is not."""
    waits = "when you gain advantage, if you have at most 1 card in your hand: +3 power."
    text = fighter(blow("hit: gain advantage.", "hit: draw 1."), says=(waits,))

    def power(first: str) -> int:
        played = play(text, side("Blow", "Dive"), side("Shell"), BARE).strike("Blow", "Shell")
        return dealt(played.answer(first))[0]

    assert (power("Blow: hit: gain advantage"), power("Blow: hit: draw 1")) == (5, 2)
    calm = play(fighter(blow("hit: gain advantage.", "hit: draw 1.")), side("Blow"), side("Block"), PLAIN)
    assert calm.strike("Blow", "Block").table.strike is None
