"""Setting attacks: who sets first, the three ways of setting, and what the others see of it."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.events import AttackRevealed
from wildswing.exceed.rules.reading import reach
from wildswing.exceed.rules.view import AttackView

EDITIONS = ("standard", "undernight", "strive")
FIGHTERS = {"standard": ("Ryu", "Ryu"), "undernight": ("Hyde", "Linne"), "strive": ("Sol", "Ky")}

STUDENT = """\
fighter Student
edition standard
exceed costs 1 gauge

both sides
  before you set: draw 1.

special Nudge
  range 1, power 1, speed 1
"""

CHALLENGER = STUDENT.replace("Student", "Challenger").replace("you set:", "you set, if you initiated:")


def seen(played: Stage, owner: int, seat: int) -> AttackView:
    """Returns what a seat sees of an attack that has been set."""
    strike = EXCEED.view(played.table, seat).strike
    assert strike is not None
    attack = strike.attacks[owner]
    assert attack is not None
    return attack


def revealed(played: Stage) -> list[tuple[int, str, bool, bool]]:
    """Returns the attacks turned up so far: seat, card, whether EX, whether a wild swing."""
    events = played.events(AttackRevealed)
    return [(event.seat, event.card, event.ex, event.wild) for event in events]


# --- Attacker and defender ---


@pytest.mark.parametrize(
    ("edition", "hand", "gauge", "way"),
    [
        ("standard", "Shoryuken", (), "Strike"),
        ("standard", "Shoryuken", (), "Boost Overhead"),
        ("undernight", "Sweep", (), "Strike"),
        ("undernight", "Sweep", (), "Boost Just Defense"),
        ("strive", "Sweep", (), "Strike"),
        ("strive", "Sweep", ("Grasp", "Focus", "Dive"), "Exceed"),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_whoever_begins_the_strike_is_the_attacker(
    edition: str, hand: str, gauge: tuple[str, ...], way: str, turn: int
) -> None:
    """EX-STRIKE-01, EX-STRIKE-02: by an action, a boost or exceeding; the attacker sets first."""
    fighter = FIGHTERS[edition][0]
    held = side(hand, "Cross", gauge=gauge)
    played = stage(held, held, (fighter, fighter), edition, turn).answer(way)
    while played.asked == (turn, "pay"):
        played.answer(played.labels[0])
    assert played.asked == (turn, "set")
    assert played.answer("Cross").asked == (1 - turn, "set")
    strike = EXCEED.view(played.table, turn).strike
    assert strike is not None
    assert strike.attacker == turn


@pytest.mark.parametrize(("turn", "lives"), [(0, (24, 25)), (1, (26, 27))])
def test_texts_know_who_is_the_attacker(turn: int, lives: tuple[int, int]) -> None:
    """EX-STRIKE-01: Volcanic Viper has 5 power for the attacker, and 3 power and 2 armor for the defender."""
    attacks = ("Volcanic Viper", "Sweep")
    played = stage(side(attacks[0], space=6), side(attacks[1], space=7), turn=turn)
    assert played.strike(attacks[turn], attacks[1 - turn]).lives == lives


# --- Face down ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_attacks_lie_face_down(edition: str) -> None:
    """EX-STRIKE-02, EX-STRIKE-05: the opponent sees that one card was set, not which; its player knows it."""
    sides = side("Grasp", "Cross"), side("Grasp", "Cross")
    grasp, cross = [stage(*sides, FIGHTERS[edition], edition).answer("Strike", attack) for attack in ("Grasp", "Cross")]
    for onlooker in (1, -1):
        assert EXCEED.view(grasp.table, onlooker) == EXCEED.view(cross.table, onlooker)
    assert (seen(grasp, 0, 0).card, seen(grasp, 0, 1).card, seen(grasp, 0, 1).face_up) == ("Grasp", "", False)
    assert [told.event.sentence() for told in grasp.told if "Grasp" in told.event.sentence()] == []


def test_the_defender_does_not_see_the_attack_when_choosing() -> None:
    """EX-STRIKE-02: the defender chooses among all ways of setting while nothing has been turned up."""
    played = stage(side("Grasp"), side("Grasp", "Cross")).answer("Strike", "Grasp")
    assert played.labels == ["Grasp", "Cross", "Wild Swing"]
    assert revealed(played) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wild_swing_is_unseen_by_both_players(edition: str) -> None:
    """EX-STRIKE-08: the top card of the deck becomes the attack, and not even its player has looked at it."""
    decks = [["Grasp", "Cross", "Dive"], ["Cross", "Grasp", "Dive"]]
    one, other = [
        stage(side("Dive", deck=deck), side("Dive"), FIGHTERS[edition], edition).answer("Strike", "Wild Swing")
        for deck in decks
    ]
    for onlooker in (0, 1, -1):
        assert EXCEED.view(one.table, onlooker) == EXCEED.view(other.table, onlooker)
    assert (seen(one, 0, 0).card, seen(one, 0, 0).wild) == ("", True)
    assert one.names(0, "deck")[:2] == ["Cross", "Dive"]
    assert revealed(one.answer("Dive"))[0] == (0, "Grasp", False, True)


# --- Before and after setting ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("turn", [0, 1])
def test_what_is_done_when_striking_is_done_before_that_player_sets(edition: str, turn: int) -> None:
    """EX-STRIKE-03: the card drawn then can be set; the other player's own window comes after the first has set."""
    sides = side("Cross", deck=["Grasp"]), side("Cross", deck=["Dive"])
    played = stage_of((STUDENT, STUDENT), *sides, edition, turn).answer("Strike")
    drawn = ("Grasp", "Dive")
    assert played.asked == (turn, "set")
    assert played.offers(drawn[turn])
    assert played.names(1 - turn, "hand") == ["Cross"]
    played.answer("Cross")
    assert played.asked == (1 - turn, "set")
    assert played.offers(drawn[1 - turn])


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_done_when_initiating_is_done_by_the_attacker_alone(edition: str) -> None:
    """EX-STRIKE-04: before the attack is set, and not for the defender."""
    sides = side("Cross", deck=["Grasp"]), side("Cross", deck=["Dive"])
    played = stage_of((CHALLENGER, CHALLENGER), *sides, edition).answer("Strike")
    assert played.labels == ["Grasp", "Cross", "Wild Swing"]
    assert played.answer("Cross").labels == ["Cross", "Wild Swing"]


@pytest.mark.parametrize("turn", [0, 1])
def test_what_is_done_after_setting_comes_before_the_other_sets(turn: int) -> None:
    """EX-STRIKE-02, EX-CHAR-01: each Ryu may mark the attack as critical once it lies there."""
    held = side("Grasp", "Cross", gauge=["Dive"])
    played = stage(held, held, ("Ryu", "Ryu"), turn=turn).answer("Strike", "Cross")
    assert played.asked == (turn, "choose")
    assert played.answer("Spend 1 gauge").asked == (1 - turn, "set")
    assert seen(played, turn, 1 - turn).critical
    assert played.answer("Cross").asked == (1 - turn, "choose")


# --- The three ways ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_players_have_the_same_three_ways_of_setting(edition: str) -> None:
    """EX-STRIKE-05, EX-STRIKE-06, EX-STRIKE-08, EX-STRIKE-09: one card, two of a name, or the top of the deck."""
    held = side("Grasp", "Grasp", "Cross")
    played = stage(held, held, FIGHTERS[edition], edition).answer("Strike")
    ways = ["Grasp", "EX Grasp", "Cross", "Wild Swing"]
    assert played.labels == ways
    assert played.answer("Cross").labels == ways


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("attack", "left"),
    [("Grasp", ["Grasp", "Cross"]), ("EX Grasp", ["Cross"]), ("Wild Swing", ["Grasp"] * 2 + ["Cross"])],
)
def test_the_set_cards_leave_the_hand(edition: str, attack: str, left: list[str]) -> None:
    """EX-STRIKE-05, EX-STRIKE-06, EX-STRIKE-12: one card, two cards, or none."""
    played = stage(side("Grasp", "Grasp", "Cross"), side("Cross"), FIGHTERS[edition], edition).answer("Strike", attack)
    assert played.names(0, "hand") == left
    assert len(EXCEED.view(played.table, 1).sides[0].hand) == len(left)


def struck_a_block(attack: str, edition: str) -> Stage:
    """An attack has hit a Block, whose player is asked for force; all totals can be read."""
    held = side("Cross", "Cross", "Sweep", "Sweep", "Focus", "Focus", space=6)
    return stage(held, side("Block", "Grasp", "Dive"), FIGHTERS[edition], edition).strike(attack, "Block")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attack", ["Cross", "Sweep", "Focus"])
def test_an_ex_attack_has_one_more_of_everything_but_range(edition: str, attack: str) -> None:
    """EX-STRIKE-07: speed, power, guard and armor rise by 1 each, the range does not change."""
    plain, ex = struck_a_block(attack, edition), struck_a_block(f"EX {attack}", edition)
    rise = [ex.total(0, stat) - plain.total(0, stat) for stat in ("speed", "power", "guard", "armor")]
    assert rise == [1, 1, 1, 1]
    assert reach(ex.table, 0) == reach(plain.table, 0)


@pytest.mark.parametrize(("reply", "lives"), [("Grasp", (30, 27)), ("EX Grasp", (26, 30))])
def test_an_ex_attack_goes_before_the_same_attack(reply: str, lives: tuple[int, int]) -> None:
    """EX-STRIKE-07, EX-STRIKE-09: the defender's EX Grasp is faster by 1, hits for 1 more and stuns."""
    played = stage(side("Grasp", space=6), side("Grasp", "Grasp", space=7)).strike("Grasp", reply)
    assert played.answer("Push 1").lives == lives


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_cards_of_different_names_are_no_ex_attack(edition: str) -> None:
    """EX-STRIKE-06: the pair has one name."""
    played = stage(side("Grasp", "Cross"), side("Grasp"), FIGHTERS[edition], edition).answer("Strike")
    assert played.labels == ["Grasp", "Cross", "Wild Swing"]


# --- Wild swings ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wild_swing_may_be_chosen_with_cards_in_hand(edition: str) -> None:
    """EX-STRIKE-10, EX-STRIKE-08: by the attacker and by the defender; the hands stay as they are."""
    held = side("Sweep", deck=["Block"])
    played = stage(held, held, FIGHTERS[edition], edition).strike("Wild Swing", "Wild Swing")
    assert revealed(played) == [(0, "Block", False, True), (1, "Block", False, True)]
    assert (played.names(0, "hand"), played.names(1, "hand")) == (["Sweep"], ["Sweep"])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("turn", [0, 1])
def test_an_empty_hand_forces_a_wild_swing(edition: str, turn: int) -> None:
    """EX-STRIKE-10, EX-FAQ-03: there is nothing to choose, as attacker or as defender."""
    played = stage(side(deck=["Block"]), side("Grasp"), FIGHTERS[edition], edition, turn).answer("Strike")
    assert played.asked == (1, "set")
    played.answer("Grasp")
    assert (0, "Block", False, True) in revealed(played)


# --- What can be set, and what a set card is no longer ---


@pytest.mark.parametrize(
    ("edition", "ultra"), [("standard", "Metsu Hadoken"), ("undernight", "Gyro Vortex"), ("strive", "Tyrant Rave")]
)
def test_a_card_that_cannot_be_paid_may_be_set(edition: str, ultra: str) -> None:
    """EX-STRIKE-11, EX-FAQ-24: it is offered without any gauge, and becomes invalid at the reveal."""
    held = side(ultra, ultra, "Grasp", deck=["Block"])
    played = stage(held, side("Block"), FIGHTERS[edition], edition).answer("Strike")
    assert played.offers(ultra)
    assert played.offers(f"EX {ultra}")
    played.answer(ultra, "Block")
    assert revealed(played) == [(0, ultra, False, False), (1, "Block", False, False), (0, "Block", False, True)]


def said_of_unpayable(played: Stage) -> dict[str, str]:
    """Returns what is said of the attacks that a list names last, by their names."""
    wording = EXCEED.worded(played.table, played.ask)
    assert wording.order == tuple(sorted(wording.order, key=lambda place: "wild swing" in wording.labels[place]))
    named = [wording.labels[place].partition(" (") for place in wording.last]
    return {name: said.removesuffix(")") for name, _, said in named}


@pytest.mark.parametrize(
    ("gauge", "last"), [([], ["Metsu Hadoken", "EX Metsu Hadoken"]), (["Cross", "Dive", "Spike"], [])]
)
def test_an_attack_that_cannot_be_paid_is_listed_last_with_what_becomes_of_it(
    gauge: list[str], last: list[str]
) -> None:
    """EX-STRIKE-11: also after the wild swing, which it would become."""
    held = side("Metsu Hadoken", "Metsu Hadoken", "Grasp", gauge=gauge)
    played = stage(held, side("Block"), ("Ryu", "Ryu")).answer("Strike")
    said = "costs 3 Gauge, which you cannot pay: becomes a wild swing"
    assert said_of_unpayable(played) == dict.fromkeys(last, said)


@pytest.mark.parametrize(
    ("hand", "last"),
    [
        (["Drill Arm"], {"Drill Arm"}),
        (["Drill Arm", "Drill Arm"], {"EX Drill Arm"}),
        (["Drill Arm", "Drill Arm", "Grasp"], set()),
    ],
)
def test_an_attack_that_could_only_pay_with_itself_is_listed_last(hand: list[str], last: set[str]) -> None:
    """EX-STRIKE-12: Drill Arm costs 1 force, which the card itself is worth."""
    played = stage(side(*hand), side("Block"), ("Tinker Knight", "Ryu")).answer("Strike")
    assert set(said_of_unpayable(played)) == last


@pytest.mark.parametrize(("hand", "last"), [([], set()), (["Grasp"], {"Haoh Gadouken"})])
def test_an_attack_that_a_text_makes_free_is_not_listed_last(hand: list[str], last: set[str]) -> None:
    """EX-STRIKE-11, EX-STRIKE-12: Haoh Gadouken costs nothing when no other card is in hand."""
    played = stage(side("Haoh Gadouken", *hand), side("Block"), ("Dan", "Ryu")).answer("Strike")
    assert set(said_of_unpayable(played)) == last


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attack", ["Drill Arm", "EX Drill Arm"])
def test_a_set_card_cannot_be_spent_for_force(edition: str, attack: str) -> None:
    """EX-STRIKE-11, EX-STRIKE-12: Drill Arm costs 1 force; it cannot pay for itself, nor can its second copy."""
    held = side("Drill Arm", "Drill Arm", "Grasp", deck=["Block"])
    alone = side("Drill Arm", *["Drill Arm"] * attack.startswith("EX"), deck=["Block"])
    fighters = ("Tinker Knight", "Ryu")
    assert stage(held, side("Block"), fighters, edition).strike(attack, "Block").asked == (0, "pay")
    played = stage(alone, side("Block"), fighters, edition).answer("Strike")
    label = f"{attack} (costs 1 Force, which you cannot pay: becomes a wild swing)"
    assert label in played.labels  # EX-STRIKE-11
    assert revealed(played.answer(label, "Block"))[-1] == (0, "Block", False, True)


@pytest.mark.parametrize(("hand", "life"), [((), 25), (("Grasp",), 30)])
def test_a_set_card_does_not_count_as_a_card_in_hand(hand: tuple[str, ...], life: int) -> None:
    """EX-STRIKE-12: Haoh Gadouken costs nothing with an empty hand, and 3 gauge with one card more."""
    attack = "Haoh Gadouken"
    played = stage(side(attack, *hand, deck=["Block"]), side("Block"), ("Dan", "Ryu")).strike(attack, "Block")
    assert played.lives == (30, life)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_normal_that_must_be_set_may_be_set_as_an_ex_attack(edition: str) -> None:
    """EX-CARE-13: Reading has named a Normal of which the defender holds two."""
    held = side("Focus", "Grasp")
    played = stage(held, side("Sweep", "Sweep", "Dive"), ("Tinker Knight", "Ryu"), edition)
    played.answer("Boost Reading", "Sweep", "Grasp")
    assert (played.asked, played.labels) == ((1, "set"), ["Sweep", "EX Sweep"])
