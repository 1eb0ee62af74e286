"""Boosts: how they are played, how long they stay, and how they are negated."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.events import BoostNegated, BoostPlayed, StrikeBegan

EDITIONS = ("standard", "undernight", "strive")
RYUS = ("Ryu", "Ryu")
NOTHING_SPECIAL = side()
PURIFIER = side("Grasp", "Cross", transformations=["Inquisition"])
"""Geoffrey with the transformation that negates boosts, and two cards to pay for it."""

BOOSTER = """\
fighter Booster
edition {edition}
exceed costs 1 gauge

special Count
  range 1, power 3, speed 5
  boost Tally (continuous)
    now: for each boost in play: draw 1.

special Vanish
  range 1, power 3, speed 5
  boost Smoke (continuous)
    now: discard 1 continuous boost in play.

special Hasten
  range 1, power 3, speed 5
  boost Charge (instant)
    now: strike; draw 1.

special Barter
  range 1, power 3, speed 5
  boost Haggle (continuous, 1 gauge)
    +1 power.
"""


def ryu_acts(one: SidePosition, edition: str = "standard", other: SidePosition = NOTHING_SPECIAL) -> Stage:
    return stage(one, other, RYUS, edition)


def booster_acts(one: SidePosition, edition: str = "standard", other: SidePosition = NOTHING_SPECIAL) -> Stage:
    text = BOOSTER.format(edition=edition)
    return stage_of((text, text), one, other, edition)


def being_played(played: Stage) -> tuple[str, ...]:
    """Returns the boosts that are shown but not done with."""
    return EXCEED.view(played.table, 1).playing


# --- From where, and in which order ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_is_played_from_hand(edition: str) -> None:
    """EX-BOOST-01: cards of other areas are not offered."""
    one = side("Grasp", "Grasp", gauge=["Sweep"], discard=["Spike"], deck=["Cross"])
    played = ryu_acts(one, edition)
    assert [label for label in played.labels if label.startswith("Boost")] == ["Boost Fierce (Grasp)"]
    played.answer("Boost Fierce")
    assert played.names(0, "hand") == ["Grasp", "Cross"]
    assert played.boosts(0) == ["Grasp"]


def test_an_effect_may_play_a_boost_from_gauge() -> None:
    """EX-BOOST-01: on her other side Linne plays a continuous boost from her gauge."""
    one = side("Cross", exceeded=True, gauge=["Grasp", "Assault"], deck=["Focus"])
    played = stage(one, NOTHING_SPECIAL, ("Linne", "Ryu")).answer("Action")
    played.answer("Advance 1")  # Respect, the boost of Grasp
    assert played.boosts(0) == ["Grasp"]
    assert played.names(0, "gauge") == ["Assault"]
    assert sorted(played.names(0, "hand")) == ["Cross", "Focus"]


def test_an_effect_may_play_a_boost_from_the_discard_pile() -> None:
    """EX-BOOST-01: Rein Blood lays a trap from Carmine's discard pile."""
    played = stage(side("Spin!", discard=["Twist!", "Grasp"]), NOTHING_SPECIAL, ("Carmine", "Ryu"))
    played.answer("Boost Rein Blood", "Space 5", "Retreat 2")
    assert played.boosts(0) == ["Twist!"]
    assert played.names(0, "discard") == ["Grasp", "Spin!"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cost_is_paid_before_the_boost_does_anything(edition: str) -> None:
    """EX-BOOST-02, EX-BOOST-14: pay, show the card, then its effects."""
    played = ryu_acts(side("Metsu Shoryuken", "Grasp"), edition).answer("Boost Lightning Reflexes")
    assert played.asked == (0, "pay")
    assert played.labels == ["Grasp from hand (1 Force)"]
    assert played.events(BoostPlayed) == []
    played.answer("Grasp")
    assert played.asked == (0, "choose")
    assert played.labels == ["Advance 2", "Retreat 2"]
    assert played.names(0, "discard") == ["Grasp"]
    assert len(played.events(BoostPlayed)) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_free_boost_is_in_play_while_its_effects_are_done(edition: str) -> None:
    """EX-BOOST-03: the card lies open, neither in hand nor discarded, while Area Shift is decided on."""
    played = stage(side("Cross"), NOTHING_SPECIAL, edition=edition).answer("Boost Area Shift")
    assert played.asked == (0, "choose")
    assert being_played(played) == ("Cross",)
    assert (played.names(0, "hand"), played.names(0, "discard")) == ([], [])


def test_a_boost_may_cost_gauge() -> None:
    """EX-BOOST-02: the kind of the cost is the card's; cards in hand do not pay it."""
    assert not booster_acts(side("Barter", "Grasp")).offers("Boost Haggle")
    played = booster_acts(side("Barter", gauge=["Grasp"])).answer("Boost Haggle")
    assert (played.boosts(0), played.names(0, "gauge")) == (["Barter"], [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_ultra_is_boosted_without_its_gauge_cost(edition: str) -> None:
    """EX-BOOST-04: Tyrant Rave costs two gauge as an attack, and none as a boost."""
    played = stage(side("Tyrant Rave"), NOTHING_SPECIAL, edition=edition).answer("Boost Flame of corruption")
    assert played.boosts(0) == ["Tyrant Rave"]
    kept = ryu_acts(side("Metsu Hadoken", "Cross", gauge=["Grasp", "Grasp", "Sweep"]), edition)
    kept.answer("Boost Way of the Warrior", "Cross")
    assert kept.boosts(0) == ["Metsu Hadoken"]
    assert kept.names(0, "gauge") == ["Grasp", "Grasp", "Sweep"]


# --- Instant and continuous ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_instant_boost_is_done_and_then_discarded(edition: str) -> None:
    """EX-BOOST-05, EX-BOOST-16: the card reaches the discard pile after its effects, not before."""
    played = ryu_acts(side("Cross", discard=["Focus"]), edition).answer("Boost Run")
    assert played.names(0, "discard") == ["Focus"]
    played.answer("Advance 2")
    assert played.spaces == (5, 7)
    assert played.names(0, "discard") == ["Focus", "Cross"]
    assert played.boosts(0) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reshuffle_in_the_middle_of_a_boost_leaves_its_card_out(edition: str) -> None:
    """EX-BOOST-16: Roar of the Spark draws from the new deck of three, and is discarded afterwards."""
    one = side("Sacred Edge", discard=["Grasp", "Cross", "Dive"], rest="sealed cards")
    played = stage(one, NOTHING_SPECIAL, ("Ky Kiske", "Sol Badguy"), edition).answer("Boost Roar of the Spark")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Grasp"]  # two, and one for the turn
    assert played.names(0, "discard") == ["Sacred Edge"]


@pytest.mark.parametrize(
    ("edition", "while_now"), [("standard", []), ("undernight", ["Flying Swallow"]), ("strive", ["Flying Swallow"])]
)
def test_when_a_continuous_boost_enters_the_boost_area(edition: str, while_now: list[str]) -> None:
    """EX-BOOST-06, EX-BOOST-07: after its "now" in one edition, before it in the others."""
    played = stage(side("Flying Swallow", "Grasp"), NOTHING_SPECIAL, ("Linne", "Ryu"), edition)
    played.answer("Boost Roll")
    assert played.asked == (0, "choose")
    assert played.boosts(0) == while_now
    played.answer("Advance 1")
    assert played.asked == (0, "set")
    assert played.boosts(0) == ["Flying Swallow"]


@pytest.mark.parametrize(("edition", "drawn"), [("standard", 1), ("undernight", 2), ("strive", 2)])
def test_a_now_that_counts_boosts_sees_itself_where_it_has_entered(edition: str, drawn: int) -> None:
    """EX-BOOST-06, EX-BOOST-07: beside one boost in play Tally counts one or two."""
    played = booster_acts(side("Count", boosts=["Vanish"]), edition).answer("Boost Tally")
    assert len(played.names(0, "hand")) == drawn + 1  # and one for the turn


@pytest.mark.parametrize(("edition", "left"), [("standard", ["Vanish"]), ("undernight", []), ("strive", [])])
def test_a_now_that_discards_a_boost_meets_itself_where_it_has_entered(edition: str, left: list[str]) -> None:
    """EX-BOOST-06, EX-BOOST-07: alone in play, Smoke discards itself, or finds nothing."""
    played = booster_acts(side("Vanish"), edition).answer("Boost Smoke")
    assert played.asked == (1, "action")
    assert played.boosts(0) == left


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_continuous_boost_works_until_cleanup(edition: str) -> None:
    """EX-BOOST-08: Fierce outlasts quiet turns, gives one strike +2 power, and is gone."""
    played = ryu_acts(side("Grasp", "Grasp", "Cross", space=6), edition, side("Dive", "Dive"))
    played.answer("Boost Fierce", "Prepare", "Prepare", "Prepare")
    assert played.boosts(0) == ["Grasp"]
    played.strike("Grasp", "Dive").answer("Push 1")
    assert played.lives == (30, 25)
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Grasp"]
    played.answer("Strike", "Dive", "Cross", "Do not")
    assert played.lives == (30, 22)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_continuous_boost_works_until_an_effect_removes_it(edition: str) -> None:
    """EX-BOOST-08: Tech takes Fierce out of play, and its power with it."""
    played = ryu_acts(side("Dive", "Grasp", space=6), edition, side("Grasp", "Sweep", boosts=["Grasp"]))
    played.answer("Boost Tech")
    assert played.boosts(1) == []
    assert played.names(1, "discard") == ["Grasp"]
    played.answer("Strike", "Grasp", "Wild Swing")
    played.answer("Push 1")
    assert played.lives[0] == 27


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_serves_its_controller_alone(edition: str) -> None:
    """EX-BOOST-08: the opponent's attack has no part in Fierce."""
    played = ryu_acts(side("Grasp", space=6), edition, side("Sweep", boosts=["Grasp"])).strike("Grasp", "Sweep")
    assert (played.total(0, "power"), played.total(1, "power")) == (3, 8)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_continuous_boost_may_have_a_now_and_a_lasting_part(edition: str) -> None:
    """EX-BOOST-09: Keep yourself alive draws two cards at once, and gives +2 armor later."""
    one = side("Night Raid Vortex", "Sweep", space=6)
    played = stage(one, side("Slash"), edition=edition).answer("Boost Keep yourself alive")
    assert len(played.names(0, "hand")) == 4  # Sweep, two, and one for the turn
    played.answer("Strike", "Slash", "Sweep")
    assert played.lives[0] == 28


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_number_of_continuous_boosts_may_be_in_play(edition: str) -> None:
    """EX-BOOST-10: beside six others Fierce is played, and all of them count."""
    boosts = ["Grasp", "Sweep", "Sweep", "Tatsumaki Senpukyaku", "Tatsumaki Senpukyaku", "Hadoken"]
    played = ryu_acts(side("Grasp", "Cross", space=6, boosts=boosts), edition, side("Dive")).answer("Boost Fierce")
    assert len(played.boosts(0)) == 7
    played.answer("Strike", "Dive", "Cross")
    assert played.lives[1] == 30 - (3 + 2 + 2 + 1 + 1 + 2)


# --- Boosts with a strike ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_instant_boost_with_a_strike_is_discarded_before_the_attack_is_set(edition: str) -> None:
    """EX-BOOST-11, EX-BOOST-15, EX-BOOST-16, EX-CHAR-46: Reading is done with when its strike begins."""
    played = stage(side("Dive", "Grasp"), side("Cross", "Spike"), ("Hyde Kido", "Ryu"), edition)
    played.answer("Boost Reading", "Spike")
    assert played.asked == (0, "set")
    assert being_played(played) == ()
    assert played.names(0, "discard") == ["Dive"]
    played.answer("Grasp")
    assert played.labels == ["Spike"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_strike_of_a_boost_may_reshuffle_its_card(edition: str) -> None:
    """EX-BOOST-15, EX-BOOST-16: lying in the discard pile already, Dive is the one card there is to swing."""
    played = stage(side("Dive", rest="sealed cards"), side("Sweep"), ("Hyde Kido", "Ryu"), edition)
    played.answer("Boost Reading", "Sweep", "Sweep")
    assert played.over is None
    assert played.lives == (24, 25)
    assert played.names(0, "gauge") == ["Dive"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_effects_of_a_boost_come_before_its_strike(edition: str) -> None:
    """EX-BOOST-11, EX-BOOST-15: what is written behind the strike is done before the attack is set."""
    played = booster_acts(side("Hasten", deck=["Grasp"]), edition).answer("Boost Charge")
    assert played.asked == (0, "set")
    assert played.labels == ["Grasp", "Wild Swing"]
    assert len(played.events(StrikeBegan)) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_continuous_boost_with_a_strike_works_in_it_and_leaves(edition: str) -> None:
    """EX-BOOST-11, EX-BOOST-19: Just Defense is in play before the attack is set, and discarded in that cleanup."""
    one = side("Sweep", "Spike", space=6)
    played = stage(one, side("Assault"), ("Hyde Kido", "Linne"), edition).answer("Boost Just Defense")
    assert played.asked == (0, "set")
    assert played.boosts(0) == ["Sweep"]
    played.answer("Spike", "Assault")
    assert played.lives[0] == 29  # 4 power against 3 armor
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Sweep", "Spike"]


# --- Negating ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_is_negated_after_its_cost_and_before_its_effects(edition: str) -> None:
    """EX-BOOST-14, EX-BOOST-17: when the opponent is asked, the force is spent and nothing has happened."""
    one = side("Metsu Shoryuken", "Cross", "Dive")
    played = stage(one, PURIFIER, ("Ryu", "Geoffrey"), edition).answer("Boost Lightning Reflexes", "Cross")
    assert played.asked == (1, "choose")
    assert being_played(played) == ("Metsu Shoryuken",)
    assert played.names(0, "discard") == ["Cross"]
    played.answer("Spend 2 force", "Cross", "Grasp")
    assert played.asked == (1, "action")
    assert played.spaces == (3, 7)
    assert played.names(0, "discard") == ["Cross", "Metsu Shoryuken"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_negated_boost_names_nothing_and_makes_no_strike(edition: str) -> None:
    """EX-BOOST-17, EX-BOOST-18, EX-CHAR-49: no card is named for Reading; its player draws at the end of the turn."""
    played = stage(side("Focus", deck=["Spike", "Sweep"]), PURIFIER, ("Ryu", "Geoffrey"), edition)
    played.answer("Boost Reading")
    assert played.asked == (1, "choose")
    played.answer("Spend 2 force", "Grasp", "Cross")
    assert played.asked == (1, "action")
    assert len(played.events(BoostNegated)) == 1
    assert played.events(StrikeBegan) == []
    assert played.names(0, "hand") == ["Spike"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_that_is_not_negated_goes_on(edition: str) -> None:
    """EX-BOOST-17: declining costs nothing, and only then the card is named."""
    played = stage(side("Focus"), PURIFIER, ("Ryu", "Geoffrey"), edition).answer("Boost Reading", "Do not")
    assert played.asked == (0, "name")
    assert len(played.names(1, "hand")) == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_negated_continuous_boost_never_enters_the_boost_area(edition: str) -> None:
    """EX-BOOST-17, EX-BOOST-18: Keep yourself alive draws nothing and is discarded; the turn's card is drawn."""
    one = side("Night Raid Vortex", deck=["Grasp", "Cross", "Dive"])
    played = stage(one, PURIFIER, ("Sol Badguy", "Geoffrey"), edition).answer("Boost Keep yourself alive")
    assert (played.asked, played.boosts(0)) == ((1, "choose"), [])
    played.answer("Spend 2 force", "Grasp", "Cross")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Night Raid Vortex"]
    assert played.names(0, "hand") == ["Grasp"]


@pytest.mark.parametrize(("answers", "gauge"), [(["Do not"], ["Spike"]), (["Spend 2 force", "Grasp", "Cross"], [])])
def test_a_negated_boost_was_not_played_by_the_text_that_plays_it(answers: list[str], gauge: list[str]) -> None:
    """EX-NOTION-PLAYED-03: what Secret Formula adds for a boost that was played from gauge is left out."""
    one = side(gauge=["Grasp"], deck=["Spike"], transformations=["Blood Frenzy"])
    played = stage(one, PURIFIER, ("Galdred", "Geoffrey"), "standard")
    played.answer(next(label for label in played.labels if label.startswith("Action")), *answers)
    assert played.names(0, "gauge") == gauge
    assert played.boosts(0) == ["Grasp"] * len(gauge)


def test_the_player_of_the_transformation_negates_no_boost_of_his_own() -> None:
    """EX-BOOST-17: it waits for the opponent's boosts."""
    one = side("Cross", "Grasp", "Dive", transformations=["Inquisition"])
    played = stage(one, NOTHING_SPECIAL, ("Geoffrey", "Ryu")).answer("Boost Run")
    assert played.asked == (0, "choose")
    assert played.offers("Advance 3")


# --- How long a boost lasts ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attacker", [0, 1])
def test_a_boost_lasts_to_the_end_of_the_next_strike_of_either_player(edition: str, attacker: int) -> None:
    """EX-BOOST-19: both players' boosts go, whoever began the strike."""
    sides = side("Grasp", boosts=["Spike"]), side("Grasp", boosts=["Sweep"])
    played = stage(*sides, RYUS, edition, turn=attacker).answer("Strike", "Grasp")
    assert (played.boosts(0), played.boosts(1)) == (["Spike"], ["Sweep"])
    played.answer("Grasp")
    assert (played.boosts(0), played.boosts(1)) == ([], [])
    assert played.names(0, "discard") == ["Spike", "Grasp"]


# --- When it is resolved ---

WATCHER = """\
fighter Watcher
edition standard
exceed costs 1 gauge

basic
  when you have played {what} boost: gain 1 life.

special Wait
  range 1, power 3, speed 5
  boost Still (continuous)
    now: draw 1.
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("what", "card", "life"),
    [("a", "Cross", 21), ("a", "Wait", 21), ("an instant", "Cross", 21), ("an instant", "Wait", 20)],
)
def test_what_waits_for_a_resolved_boost_reads_from_its_text_which_ones_count(
    edition: str, what: str, card: str, life: int
) -> None:
    """EX-BOOST-12, EX-BOOST-13, D-27: a text waits for any boost, or for instant ones only."""
    text = WATCHER.format(what=what)
    played = stage_of((text, text), side(card, life=20), side(), edition).answer(
        f"Boost {'Run' if card == 'Cross' else 'Still'}"
    )
    if card == "Cross":
        played.answer("Advance 0")
    assert played.lives[0] == life


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_waits_for_a_resolved_boost_comes_before_the_attack_is_set(edition: str) -> None:
    """EX-BOOST-11, EX-BOOST-15, EX-FAQ-11: a boost with a strike is resolved right before the strike begins."""
    text = WATCHER.format(what="an instant")
    played = stage_of((text, text), side("Focus", "Cross", life=20), side("Grasp"), edition)
    played.answer("Boost Reading", "Block")
    assert played.asked == (0, "set")
    assert played.lives[0] == 21


def test_a_negated_boost_is_never_resolved() -> None:
    """EX-BOOST-17, EX-CANCEL-01: nothing waits for it, and there is no cancel after it."""
    played = stage(side("Gun Flame", gauge=["Grasp"]), PURIFIER, ("Sol Badguy", "Geoffrey"), "strive")
    played.answer("Boost Rock you", "Spend 2 force", "Grasp", "Cross")
    assert played.events(BoostNegated) == [BoostNegated(0, "Rock you")]
    assert played.asked == (1, "action")
    assert played.names(0, "gauge") == ["Grasp"]
