"""What the general words of the language do, shown by fighters made up for it."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds
from tests.exceed.stage import Stage, side, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.position import BoostInPlay, SidePosition
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import AttackInvalid
from wildswing.kernel.chance import Stream

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def fighter(*cards: str, says: tuple[str, ...] = (), token: str = "") -> str:
    """Returns a fighter by its cards and by what both of its sides say."""
    head = "fighter Tester\nedition standard\nexceed costs 2 gauge\n" + (f"token {token}\n" if token else "")
    sides = "\nboth sides\n" + "".join([f"  {line}\n" for line in says]) if says else ""
    return head + sides + "".join([f"\n{card}" for card in cards or (blow(),)])


def blow(*lines: str, stats: str = "range 1-9, power 2, speed 4", name: str = "Blow") -> str:
    """Returns an attack by its lines."""
    return f"special {name}\n  {stats}\n" + "".join([f"  {line}\n" for line in lines])


def trick(*lines: str, kind: str = "instant", name: str = "Trick") -> str:
    """Returns a boost by its lines; it is called as its card with "ery" behind."""
    boost = f"  boost {name}ery ({kind})\n" + "".join([f"    {line}\n" for line in lines])
    return blow(stats="range 1, power 1, speed 9", name=name) + boost


PLAIN = fighter()


def play(text: str, one: SidePosition, other: SidePosition | None = None, against: str = PLAIN) -> Stage:
    return stage_of((text, against), one, side("Block") if other is None else other, "standard")


def struck(*lines: str, stats: str = "range 1-9, power 2, speed 4", reply: str = "Block", space: int = 3) -> Stage:
    """Returns a strike with an attack of these lines."""
    return play(fighter(blow(*lines, stats=stats)), side("Blow", space=space), side(reply)).strike("Blow", reply)


# --- Totals ---


@pytest.mark.parametrize(
    ("lines", "power"),
    [
        (("+1 power.", "multiply your power bonuses by 2."), 4),
        (("+2 power.", "multiply your power bonuses by 2.", "multiply your power bonuses by 3."), 8),
        (("-1 power.", "multiply your power bonuses by 2."), 0),
        (("+2 power.", "multiply your power bonuses by 0."), 2),
        (("multiply your power bonuses by 9.",), 2),
        (("hit: multiply your power bonuses by 2; +3 power.",), 8),
        (("+5 speed.", "multiply your speed bonuses by 2."), 2),
    ],
)
def test_bonuses_are_multiplied_and_the_largest_factor_counts(lines: tuple[str, ...], power: int) -> None:
    """The printed number is no bonus; bonuses that come later are multiplied too."""
    assert damage(struck(*lines))[0][1] == power


@pytest.mark.parametrize(
    ("lines", "power", "speed"),
    [
        (("your power is 7.",), 7, 4),
        (("your power is 7.", "+3 power."), 7, 4),
        (("your power is your speed.",), 4, 4),
        (("your power is your speed, your speed is your power.",), 4, 2),
        (("your power is your speed, your speed is your power.", "+5 power."), 4, 7),
        (("your speed is the opponent's speed.",), 2, 0),
        (("your power is your printed speed.", "+5 speed."), 4, 9),
        (("unless you initiated: your power is 7.",), 2, 4),
    ],
)
def test_a_number_takes_the_place_of_a_whole_total(lines: tuple[str, ...], power: int, speed: int) -> None:
    """Own totals in it count as they would without any replacing."""
    played = struck(*lines)
    assert speeds(played)[0] == speed
    assert damage(played)[0][1] == power


@pytest.mark.parametrize(("stat", "power"), [("power", 1), ("speed", 3)])
def test_a_number_that_is_lost_is_gone_but_for_what_comes_later(stat: str, power: int) -> None:
    assert damage(struck(f"hit: lose all {stat}; +1 power."))[0][1] == power


def test_a_power_that_is_none_stays_none() -> None:
    """D-20: "-" is no number that could be replaced."""
    played = struck("your power is 7.", stats="range 1-9, power -, speed 4")
    assert checks(played)[0] == "Blow (1-9) hits at 4"
    assert played.lives == (30, 30)


# --- Range ---


def test_an_attack_that_hits_is_not_asked_for_its_range() -> None:
    assert checks(struck("your attack hits.", stats="range 1, power 2, speed 4"))[0] == "Blow (1) hits at 4"
    assert checks(struck("before: your attack hits.", stats="range 1, power 2, speed 4"))[0] == "Blow (1) hits at 4"


DASH = "range -, power 2, speed 4"


def test_an_attack_without_a_range_hits_only_by_its_own_text() -> None:
    """EX-COMP-14, EX-NOTION-REACH-01, EX-NOTION-REACH-02: what others say of it counts for nothing, nor more range."""
    assert checks(struck("if you initiated: your attack hits.", stats=DASH))[0] == "Blow (-) hits at 4"
    assert checks(struck("unless you initiated: your attack hits.", stats=DASH))[0] == "Blow (-) misses at 4"
    helped = fighter(blow("+0~9 range.", stats=DASH), says=("your attack hits.",))
    assert checks(play(helped, side("Blow"), side("Block")).strike("Blow", "Block"))[0] == "Blow (-) misses at 4"


def test_being_safe_comes_before_an_attack_without_a_range() -> None:
    """EX-NOTION-REACH-02."""
    safe = fighter(blow("your attack hits.", stats=DASH), says=("cannot be hit at range 4.",))
    played = stage_of((safe, safe), side("Blow"), side("Block"), "standard").strike("Blow", "Block")
    assert checks(played)[0] == "Blow (-) misses at 4"


def test_being_safe_comes_before_an_attack_that_hits() -> None:
    text = fighter(blow("your attack hits."), says=("cannot be hit at range 4.",))
    played = stage_of((text, text), side("Blow"), side("Block"), "standard").strike("Blow", "Block")
    assert checks(played)[0] == "Blow (1-9) misses at 4"


def test_the_opponents_attack_can_be_made_to_hit() -> None:
    played = struck("the opponent's attack hits.", reply="Grasp")
    assert checks(played)[0] == "Grasp (1) hits at 4"


@pytest.mark.parametrize(
    ("line", "stats", "check", "power"),
    [
        ("if the opponent is in range: +1 power.", "range 1-4, power 2, speed 4", "Blow (1-4) hits at 4", 3),
        (
            "unless the opponent is in range: your attack hits, +1 power.",
            "range 1, power 2, speed 4",
            "Blow (1) hits at 4",
            3,
        ),
        ("if you are in range: +1 power.", "range 1-4, power 2, speed 9", "Blow (1-4) hits at 4", 2),
        ("if the opponent is in range: +0~1 range.", "range 1-4, power 2, speed 4", "Blow (1-5) hits at 4", 2),
        ("if the opponent is in range: +1 power.", "range 1-power, power 4, speed 4", "Blow (1-5) hits at 4", 5),
    ],
)
def test_being_in_range_is_a_condition(line: str, stats: str, check: str, power: int) -> None:
    """The reach as it is now, without what itself depends on the answer; the opponent's Grasp reaches 1."""
    played = struck(line, stats=stats, reply="Block" if "you are" not in line else "Grasp")
    assert check in checks(played)
    assert (1, power) in [(seat, dealt) for seat, dealt, _ in damage(played)]


def test_an_origin_that_depends_on_the_range_does_not_move() -> None:
    text = fighter(
        blow('if the opponent is in range: attack from "Tok".', stats="range 4, power 2, speed 4"), token="Tok"
    )
    played = play(text, side("Blow", tokens=[("Tok", 5)])).strike("Blow", "Block")
    assert checks(played)[0] == "Blow (4) misses at 2"


# --- Invalid attacks ---


def test_a_text_makes_the_opponents_attack_invalid() -> None:
    """EX-CHAR-54: the Grasp is replaced, and so is the Cross; a Special is let pass."""
    text = fighter(
        trick("if the opponent's attack is a normal: the opponent's attack is invalid.", kind="continuous"), blow()
    )
    one = side("Blow", boosts=[BoostInPlay("Trick")])
    played = play(text, one, side("Grasp", deck=["Cross", "Blow"])).strike("Blow", "Grasp")
    gone = [event.card for event in played.events(AttackInvalid)]
    assert gone == ["Grasp", "Cross"]
    assert played.names(1, "discard") == ["Grasp", "Cross", "Blow"]  # the Special is stunned, and misses
    assert checks(played)[0] == "Blow (1-9) hits at 4"


@pytest.mark.parametrize(("whose", "drawn"), [("your", (0, 1)), ("the opponent's", (1, 0))])
def test_what_waits_for_an_invalid_attack_is_done_for_each(whose: str, drawn: tuple[int, int]) -> None:
    """Seat 1 sets an Ultra that nobody pays for."""
    big = "ultra Big (3 gauge)\n  range 1, power 1, speed 1\n"
    texts = (
        fighter(blow(), says=(f"when {whose} attack is invalid: draw 1.",)),
        fighter(big, says=("when your attack is invalid: draw 1.",) if whose == "your" else ()),
    )
    played = stage_of(texts, side("Blow"), side("Big", deck=["Dive", "Block"]), "standard").strike("Blow", "Big")
    assert (len(played.names(0, "hand")), len(played.names(1, "hand"))) == drawn


# --- X ---


def test_each_boost_has_an_x_of_its_own() -> None:
    """One was played when the opponent had 20 life, the other at 5; the attack's X is a third one."""
    text = fighter(
        trick("+X speed.", "now: X is the opponent's life.", kind="continuous"),
        blow("before: X is 3.", stats="range 1-9, power X, speed 0"),
    )
    played = play(text, side("Trick", "Trick", "Blow"), side("Block", life=20)).answer("Boost Trickery")
    played.answer("Prepare")
    played.sides[1].life = 5
    played.answer("Boost Trickery", "Strike", "Block", "Blow", "That is all")
    assert speeds(played) == (25, 0)
    assert damage(played)[0][1] == 3


@every_edition
def test_a_boost_knows_its_x_while_it_is_being_played(edition: str) -> None:
    """D-01: in play already or not."""
    text = fighter(trick("now: X is your life; push X.", kind="continuous"))
    played = stage_of((text, PLAIN), side("Trick", life=2), side(), edition).answer("Boost Trickery")
    assert played.spaces == (3, 9)


# --- Turns and actions ---


@every_edition
@pytest.mark.parametrize(("whose", "lives"), [("each", (11, 12)), ("your", (11, 11))])
def test_the_end_of_each_turn_is_that_of_both_players(edition: str, whose: str, lives: tuple[int, int]) -> None:
    """The line's owner is "you" whoever's turn it is."""
    text = fighter(says=(f"end of {whose} turn: gain 1 life.",))
    played = stage_of((text, PLAIN), side(life=10), side(), edition).answer("Prepare")
    assert played.lives[0] == lives[0]
    played.answer("Prepare")
    assert played.lives[0] == lives[1]


@pytest.mark.parametrize(("turn", "life"), [(0, 11), (1, 10)])
def test_a_strike_of_this_turn_is_remembered_until_its_end(turn: int, life: int) -> None:
    text = fighter(blow(), says=("end of each turn, if a strike happened this turn: gain 1 life.",))
    played = stage_of((text, PLAIN), side("Blow", life=10), side("Block"), "standard", turn=turn)
    played.answer(*(["Strike", "Blow", "Block"] if turn == 0 else ["Prepare"]))
    assert played.lives[0] == life


def test_another_action_but_no_strike_gives_the_opponent_nothing() -> None:
    """It is nobody's turn but the player's, and within a strike there are no actions."""
    text = fighter(blow("hit: take another action but no strike."))
    played = play(text, side("Blow")).strike("Blow", "Block")
    assert played.asked == (1, "action")
    played.answer("Prepare")
    assert played.offers("Strike")


# --- What was done ---


@pytest.mark.parametrize(
    ("space", "line", "drawn"),
    [
        (7, "hit: push 2; unless you did, draw 1.", 0),
        (8, "hit: push 2; unless you did, draw 1.", 1),
        (9, "hit: push 2; unless you did, draw 1.", 1),
        (8, "hit: push 2; if you did, draw 1.", 0),
        (7, "hit: push 2; if you did, draw 1.", 1),
        (7, "hit: X is 0; push X; if you did, draw 1.", 0),
    ],
)
def test_a_movement_that_is_cut_short_was_not_done(space: int, line: str, drawn: int) -> None:
    """EX-MOVE-03."""
    played = play(fighter(blow(line)), side("Blow"), side("Block", space=space)).strike("Blow", "Block")
    assert len(played.names(0, "hand")) == drawn


def test_several_things_of_a_choice_are_each_done_once() -> None:
    played = struck("hit: do 2 of draw 1 or gain 3 life or +4 power or gain advantage.")
    played.answer("+4 power")
    assert played.labels == ["Draw 1", "Gain 3 life", "Gain advantage"]
    played.answer("Gain advantage")
    assert damage(played)[0][1] == 6
    assert played.turn == 0


def test_several_things_may_be_left_alone_together() -> None:
    played = struck("hit: may (do 2 of draw 1 or gain 3 life or +4 power).")
    assert played.labels == ["Do 2 of draw 1 or gain 3 life or +4 power", "Do not"]
    played.answer("Do 2 of")
    assert played.labels == ["Draw 1", "Gain 3 life", "+4 power"]


def test_each_time_all_of_a_choice_are_offered_anew() -> None:
    text = fighter(blow("hit: spend 2 force; for each force spent: do 2 of draw 1 or push 1 or pull 1."))
    played = play(text, side("Blow", "Dive", "Cross")).strike("Blow", "Block").answer("Dive", "Cross")
    played.answer("Draw 1", "Push 1")
    assert played.labels == ["Draw 1", "Push 1", "Pull 1"]


def test_what_cannot_be_done_is_not_among_several() -> None:
    """With nothing to discard, the rest is done without a question."""
    played = struck("hit: do 2 of discard 1 card from your hand or draw 1 or push 1.")
    assert played.labels == ["Draw 1", "Push 1"]
    played.answer("Push 1")
    assert len(played.names(0, "hand")) == 1
    assert played.spaces == (3, 8)


# --- Stopping, spaces, cards ---


def test_what_is_stopped_is_the_movement_and_not_the_boost_around_it() -> None:
    """EX-CHAR-15: the boost goes on with its next instruction."""
    snare = trick("when a fighter moves into this space: stop it.", kind="trap", name="Snare")
    run = fighter(trick("now: advance 3; draw 2."))
    one, other = side("Trick"), side(boosts=[BoostInPlay("Snare", space=4)])
    played = stage_of((run, fighter(snare)), one, other, "standard").answer("Boost Trickery")
    assert played.spaces == (4, 7)
    assert len(played.names(0, "hand")) == 3


def test_what_is_stopped_is_a_boost_that_another_boost_plays() -> None:
    """EX-BOOST-17: the inner one does nothing, the outer one goes on."""
    outer = trick("now: play 1 boost from your gauge; draw 2.")
    inner = trick("now: gain 5 life.", name="Inner")
    stopper = fighter(says=("when the opponent plays a boost: may spend 1 force; if you did, stop it.",))
    one, other = side("Trick", gauge=["Inner"], life=10), side("Dive")
    played = stage_of((fighter(outer, inner), stopper), one, other, "standard").answer("Boost Trickery", "Do not")
    played.answer("Spend 1 force", "Dive")
    assert played.lives[0] == 10
    assert sorted(played.names(0, "discard")) == ["Inner", "Trick"]
    assert len(played.names(0, "hand")) == 3


@pytest.mark.parametrize(("space", "wide", "power"), [(9, False, 3), (8, False, 2), (8, True, 3), (1, False, 3)])
def test_a_fighter_stands_on_all_of_its_spaces(space: int, wide: bool, power: int) -> None:
    text = fighter(blow("hit, if the opponent is on space 1/9: +1 power."))
    big = fighter(says=('action "Grow": take up 3 spaces.',))
    played = stage_of((text, big), side("Blow", space=4), side("Block", space=space), "standard", turn=1)
    played.answer("Grow" if wide else "Prepare").strike("Blow", "Block").answer("That is all")
    assert damage(played)[0][1] == power


@pytest.mark.parametrize(("token", "power"), [(8, 3), (7, 2), (5, 2), (2, 2)])
def test_a_token_is_past_the_opponent_on_the_far_side(token: int, power: int) -> None:
    text = fighter(blow('hit, if "Tok" is past the opponent: +1 power.'), token="Tok")
    played = play(text, side("Blow", tokens=[("Tok", token)])).strike("Blow", "Block")
    assert damage(played)[0][1] == power


def test_copies_of_a_card_have_one_name() -> None:
    text = fighter(blow("hit: reveal any number of copies of a card from your hand; for each card revealed: +1 power."))
    played = play(text, side("Blow", "Dive", "Dive", "Cross")).strike("Blow", "Block")
    assert [label.partition(" (")[0] for label in played.labels] == ["Cross", "Dive", "No more"]
    played.answer("Dive")
    assert [label.partition(" (")[0] for label in played.labels] == ["Dive", "No more"]
    played.answer("Dive")
    assert damage(played)[0][1] == 4


@pytest.mark.parametrize(("end", "card"), [("bottom", "Sweep"), ("top", "Focus")])
def test_the_ends_of_a_discard_pile(end: str, card: str) -> None:
    """EX-ZONE-07: the latest card is on top."""
    text = fighter(blow(f"hit: put the {end} card of your discard pile into your hand."))
    played = play(text, side("Blow", discard=["Sweep", "Dive", "Focus"])).strike("Blow", "Block")
    assert played.names(0, "hand") == [card]


def test_the_bottom_card_of_a_deck() -> None:
    text = fighter(trick("now: put the bottom card of your deck into your gauge."))
    played = play(text, side("Trick", deck=["Dive", "Cross", "Sweep"], rest="discard pile")).answer("Boost Trickery")
    assert played.names(0, "gauge") == ["Sweep"]


# --- Striking face up ---


def face_up(answer: str) -> Stage:
    text = fighter(trick("now: strike face up."), blow())
    one = side("Trick", "Blow", "Blow", deck=["Dive"])
    return play(text, one, side("Grasp")).answer("Boost Trickery", answer)


@pytest.mark.parametrize(
    ("answer", "card", "ex"), [("Blow", "Blow", False), ("EX Blow", "Blow", True), ("Wild Swing", "Dive", False)]
)
def test_whatever_is_set_face_up_is_seen_by_all(answer: str, card: str, ex: bool) -> None:
    """EX-CHAR-19."""
    played = face_up(answer)
    for seat in (0, 1, -1):
        strike = EXCEED.view(played.table, seat).strike
        assert strike is not None
        attack = strike.attacks[0]
        assert attack is not None
        assert (attack.card, attack.face_up, attack.ex, attack.wild) == (card, True, ex, answer == "Wild Swing")
    assert EXCEED.imagine(played.table, 1, Stream(1)).strike == played.table.strike


def test_a_pair_set_face_up_is_no_longer_looked_for_in_the_hand() -> None:
    """The opponent had seen both cards; nothing is known to be in hand any more."""
    text = fighter(trick("now: reveal your hand; strike face up."), blow())
    played = play(text, side("Trick", "Blow", "Blow"), side("Grasp")).answer("Boost Trickery")
    assert played.names(0, "seen_hand") == ["Blow", "Blow"]
    played.answer("EX Blow")
    assert played.names(0, "seen_hand") == []


def test_a_text_about_being_set_is_done_once_for_an_attack_set_face_up() -> None:
    text = fighter(trick("now: strike face up."), blow("when you have set: draw 1."))
    played = play(text, side("Trick", "Blow"), side("Grasp")).answer("Boost Trickery", "Blow")
    assert len(played.names(0, "hand")) == 1
    assert played.asked == (1, "set")


def test_an_attack_that_its_text_turns_up_is_not_asked_again() -> None:
    text = fighter(blow("when you have set: may turn your attack face up."))
    played = play(text, side("Blow"), side("Grasp")).answer("Strike", "Blow", "Use it")
    assert played.asked == (1, "set")
