"""Play reports of Waldstein: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.events import AttackInvalid

TWO = ["Cross", "Dive"]
FOUR = ["Grasp", "Grasp", "Dive", "Dive"]


def against_linne(waldstein: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(waldstein, linne, fighters=("Waldstein", "Linne"), turn=turn)


def strike(played: Stage, attack: str, reply: str, action: str = "Strike") -> Stage:
    """Strikes with Waldstein, who is asked about the text of any attack, since Verderben has one."""
    return played.answer(action, attack, "Do not use it", reply)


# --- The fighter ---


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 6)])
def test_the_basic_action_strikes_and_pushes_or_pulls_on_a_hit(choice: str, space: int) -> None:
    """EX-CHAR-03."""
    played = against_linne(side("Cross", space=5), side("Spike")).answer("Action")
    assert played.asked == (0, "set")
    played.answer("Cross", "Do not use it", "Spike")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces[1] == space
    assert damage(played)[0] == (1, 3, 3)


def test_the_basic_action_pushes_nobody_on_a_miss() -> None:
    played = strike(against_linne(side("Cross"), side("Block")), "Cross", "Block", action="Action")
    assert played.spaces == (1, 7)  # the Cross retreats
    assert played.turn == 1


def test_an_ordinary_strike_pushes_nobody() -> None:
    played = strike(against_linne(side("Cross", space=5), side("Spike")), "Cross", "Spike")
    assert played.spaces[1] == 7
    assert damage(played) == [(1, 3, 3)]


@pytest.mark.parametrize(("space", "stays"), [(5, "hits"), (3, "misses")])
def test_the_exceeded_action_gives_power_and_guard_and_seals_the_card(space: int, stays: str) -> None:
    """EX-CHAR-16: for 1 gauge; sealed whether it hits or not."""
    waldstein = side("Cross", space=space, gauge=["Dive"], exceeded=True)
    played = against_linne(waldstein, side("Spike")).answer("Action (1 gauge)")
    assert played.asked == (0, "set")
    assert played.names(0, "discard") == ["Dive"]
    played.answer("Cross", "Do not use it", "Spike")
    assert checks(played)[0] == f"Cross (1-2) {stays} at {7 - space}"
    assert damage(played) == ([(1, 5, 5)] if stays == "hits" else [])
    assert played.names(0, "sealed") == ["Cross"]
    assert played.names(0, "gauge") == []


def test_the_exceeded_action_gives_two_guard() -> None:
    waldstein = side("Sturmangriff", space=6, gauge=["Dive"], exceeded=True)
    played = strike(against_linne(waldstein, side("Assault")), "Sturmangriff", "Assault", action="Action (1 gauge)")
    assert guard(played, 0) == 4
    assert damage(played)[0] == (0, 4, 3)
    assert stunned(played) == []


def test_the_exceeded_action_needs_a_gauge_card_and_downshift_a_card_in_hand() -> None:
    assert not against_linne(side("Dive", exceeded=True), side()).offers("Action (1 gauge)")
    assert not against_linne(side(gauge=["Dive"], exceeded=True), side()).offers("Downshift")


def test_downshift_puts_a_card_into_gauge_reverts_and_gives_another_action() -> None:
    """EX-CHAR-04."""
    played = against_linne(side("Dive", "Cross", exceeded=True), side()).answer("Downshift", "Dive")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.names(0, "hand") == ["Cross"]
    assert played.asked == (0, "action")


# --- Katastrophe ---


@pytest.mark.parametrize(("space", "ends"), [(6, 9), (8, 1)])
def test_katastrophe_pushes_to_the_end_of_the_arena(space: int, ends: int) -> None:
    waldstein = side("Katastrophe", gauge=TWO, space=space)
    played = strike(against_linne(waldstein, side("Spike")), "Katastrophe", "Spike").answer("Dive")
    assert speeds(played) == (5, 3)
    assert played.spaces == (space, ends)
    assert played.lives == (30, 23)


@pytest.mark.parametrize(("card", "space"), [("Katastrophe", 4), ("Werfen Erschlagen", 3)])
def test_both_do_nothing_to_the_opponent_when_they_miss(card: str, space: int) -> None:
    played = strike(against_linne(side(card, gauge=TWO, space=space), side("Block", "Dive", "Cross")), card, "Block")
    played.answer("Dive")
    assert "misses" in checks(played)[0]
    assert played.spaces == (space, 7)
    assert sorted(played.names(1, "hand")) == ["Cross", "Dive"]


@pytest.mark.parametrize("held", [0, 1, 3])
def test_hecatoncheir_draws_as_many_cards_as_are_held(held: int) -> None:
    """Itself not counted; then comes the draw of the turn."""
    played = against_linne(side("Katastrophe", *["Cross", "Dive", "Sweep"][:held]), side()).answer("Boost Hecatoncheir")
    assert len(played.names(0, "hand")) == 2 * held + 1
    assert played.names(0, "discard") == ["Katastrophe"]


# --- Werfen Erschlagen ---


@pytest.mark.parametrize(("held", "left"), [(["Dive"], 0), (["Dive", "Cross", "Grasp", "Focus", "Block"], 1)])
def test_werfen_erschlagen_ignores_armor_and_takes_four_random_cards(held: list[str], left: int) -> None:
    waldstein = side("Werfen Erschlagen", gauge=TWO, space=5)
    played = strike(against_linne(waldstein, side("Focus", *held)), "Werfen Erschlagen", "Focus").answer("Dive")
    assert damage(played)[0] == (1, 4, 4)
    assert len(played.names(1, "hand")) == left + 1  # Focus draws one when it is done
    assert len(played.names(1, "discard")) == min(4, len(held))


def test_the_destroyers_give_normals_range_and_power() -> None:
    """+2~2: a Cross no longer reaches its neighbour; a hit leaves the boost to be discarded."""
    waldstein = side("Cross", space=3, boosts=["Werfen Erschlagen"])
    played = strike(against_linne(waldstein, side("Block")), "Cross", "Block")
    assert checks(played)[0] == "Cross (3-4) hits at 4"
    assert damage(played) == [(1, 5, 3)]
    assert played.names(0, "discard") == ["Werfen Erschlagen"]


def test_the_destroyers_come_back_after_a_miss() -> None:
    waldstein = side("Cross", space=5, boosts=["Werfen Erschlagen"])
    played = strike(against_linne(waldstein, side("Block")), "Cross", "Block")
    played.answer("Cross: after")
    assert checks(played)[0] == "Cross (3-4) misses at 2"
    assert played.boosts(0) == []
    assert played.names(0, "hand") == ["Werfen Erschlagen"]


def test_the_destroyers_give_specials_nothing() -> None:
    waldstein = side("Eisen Nagel", space=5, boosts=["Werfen Erschlagen"])
    played = strike(against_linne(waldstein, side("Block")), "Eisen Nagel", "Block")
    assert checks(played)[0] == "Eisen Nagel (2-4) hits at 2"
    played.answer("Push 1")
    assert damage(played) == [(1, 6, 4)]


# --- Verderben ---


def set_verderben(answer: str, turn: int = 0, linne: SidePosition | None = None) -> Stage:
    """Returns a strike in which Waldstein has set Verderben, and used its text or not."""
    waldstein = side("Verderben", gauge=FOUR, space=4, deck=["Cross"])
    played = against_linne(waldstein, side("Assault") if linne is None else linne, turn=turn).answer("Strike")
    if turn:
        played.answer("Assault")
    return played.answer("Verderben", answer)


def test_verderben_may_be_turned_face_up() -> None:
    """EX-CHAR-19: Linne sees it before she sets."""
    played = set_verderben("Use it")
    assert "Waldstein reveals Verderben." in played.sentences()
    assert played.asked == (1, "set")
    played.answer("Assault", "Dive", "Dive")
    assert speeds(played) == (1, 5)
    assert checks(played) == ["Assault (1) hits at 1", "Verderben (3-4) misses at 1"]
    assert damage(played) == [(0, 4, 0)]


def test_verderben_reaches_range_3_to_4_and_cannot_be_stunned() -> None:
    """EX-CHAR-30: a Sweep deals 6 less 4 armor against guard 0."""
    played = set_verderben("Use it", linne=side("Sweep")).answer("Sweep", "Dive", "Dive")
    assert checks(played) == ["Sweep (1-3) hits at 3", "Verderben (3-4) hits at 3"]
    assert damage(played) == [(0, 6, 2), (1, 10, 10)]
    assert 0 not in stunned(played)


def test_verderben_face_down_is_invalid() -> None:
    """EX-CHAR-54: nothing is paid for it."""
    played = set_verderben("Do not use it").answer("Assault")
    events = [event.card for event in played.events(AttackInvalid) if isinstance(event, AttackInvalid)]
    assert events == ["Verderben"]
    assert played.names(0, "discard")[0] == "Verderben"
    assert played.names(0, "gauge")[:4] == FOUR
    assert speeds(played) == (6, 5)  # the Cross that replaces it


def test_verderben_of_the_defender_may_be_turned_face_up_too() -> None:
    played = set_verderben("Use it", turn=1)
    played.answer("Dive", "Dive")
    assert speeds(played) == (1, 5)


def test_a_swung_verderben_is_invalid() -> None:
    waldstein = side(gauge=FOUR, space=5, deck=["Verderben", "Cross"])
    played = against_linne(waldstein, side("Spike")).answer("Strike")
    assert played.labels == ["Do not use it"]  # asked of any attack, so that nothing is told by a pause
    played.answer("Do not use it", "Spike")
    assert played.names(0, "discard")[0] == "Verderben"
    assert checks(played)[0] == "Cross (1-2) hits at 2"


def test_waldstein_is_asked_about_the_text_of_any_attack() -> None:
    played = against_linne(side("Cross"), side("Spike")).answer("Strike", "Cross")
    assert played.asked == (0, "set text")
    assert played.labels == ["Do not use it"]


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Advance 2", 5), ("Do not", 3)])
def test_maximize_power_advances_and_goes_to_gauge_at_the_next_turn(choice: str, space: int) -> None:
    """1 force; 4 armor until then."""
    played = against_linne(side("Verderben", "Dive"), side("Grasp")).answer("Boost Maximize Power", "Dive")
    assert played.labels == ["Advance 1", "Advance 2", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.boosts(0) == ["Verderben"]
    played.answer("Prepare")
    assert played.boosts(0) == []
    assert played.names(0, "gauge") == ["Verderben"]
    assert played.asked == (0, "action")


def test_maximize_power_has_four_armor() -> None:
    waldstein = side("Grasp", space=4, boosts=["Verderben"])
    played = strike(against_linne(waldstein, side("Sweep")), "Grasp", "Sweep")
    assert damage(played) == [(0, 6, 2)]


# --- The Specials ---


def test_wirbelwind_pushes_three_and_follows() -> None:
    played = strike(against_linne(side("Wirbelwind", space=4), side("Spike", space=5)), "Wirbelwind", "Spike")
    assert speeds(played) == (4, 3)
    assert played.spaces == (6, 8)
    assert damage(played) == [(1, 6, 6)]


@pytest.mark.parametrize(("space", "hurt"), [(3, 0), (4, 3)])
def test_wirbelwind_dodges_attacks_from_range_4_on(space: int, hurt: int) -> None:
    """EX-CHAR-31: Sky Fangs reaches 3-5 and has power 3, less 1 armor."""
    linne = side("Sky Fangs", boosts=["Assault"])
    played = against_linne(side("Wirbelwind", space=space), side("Sky Fangs"), turn=1)
    assert linne.hand == ("Sky Fangs",)
    played.answer("Strike", "Sky Fangs", "Wirbelwind", "Do not use it")
    assert checks(played)[0] == f"Sky Fangs (3-5) {'hits' if hurt else 'misses'} at {7 - space}"
    assert played.lives[0] == 30 - max(0, hurt - 1)


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Push 2", 9)])
def test_blowback_pushes_a_neighbour_and_strikes(choice: str, space: int) -> None:
    played = against_linne(side("Wirbelwind", "Cross", space=6), side("Grasp")).answer("Boost Blowback")
    assert played.labels == ["Push 1", "Push 2"]
    played.answer(choice)
    assert played.spaces == (6, space)
    assert played.asked == (0, "set")
    assert played.names(0, "discard") == ["Wirbelwind"]


def test_blowback_farther_away_does_nothing() -> None:
    played = against_linne(side("Wirbelwind", "Cross", space=5), side("Grasp")).answer("Boost Blowback")
    assert played.spaces == (5, 7)
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("reply", "turn"), [("Spike", 0), ("Sweep", 1)])
def test_eisen_nagel_takes_the_next_turn_if_it_stuns(reply: str, turn: int) -> None:
    """6 damage: more than the guard of a Spike (4), not than that of a Sweep (6)."""
    played = strike(against_linne(side("Eisen Nagel", space=3), side(reply)), "Eisen Nagel", reply)
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer("Push 1")
    assert played.spaces == (3, 8)
    assert (1 in stunned(played)) is (turn == 0)
    assert played.turn == turn


def test_flex_strikes_with_armor_and_guard() -> None:
    played = against_linne(side("Eisen Nagel", "Spike", space=6), side("Assault")).answer("Boost Flex", "Spike")
    played.answer("Do not use it", "Assault")
    assert guard(played, 0) == 5
    assert damage(played)[0] == (0, 4, 3)
    assert played.names(0, "discard")[0] == "Eisen Nagel"


@pytest.mark.parametrize(("choice", "space"), [("Push 3", 9), ("Pull 3", 3)])
def test_sturmangriff_closes_four_and_throws(choice: str, space: int) -> None:
    """From 3 to 6 beside Linne; pulled 3, she passes him: EX-MOVE-13."""
    played = strike(against_linne(side("Sturmangriff", space=2), side("Block", space=7)), "Sturmangriff", "Block")
    assert played.spaces == (6, 7)
    assert played.labels == ["Push 3", "Pull 3"]
    played.answer(choice)
    assert played.spaces == (6, space)
    assert damage(played) == [(1, 5, 3)]


@pytest.mark.parametrize(("space", "ends"), [(1, 5), (6, 6)])
def test_sturmangriff_closes_no_farther_than_four_and_never_passes(space: int, ends: int) -> None:
    """EX-MOVE-07."""
    played = strike(against_linne(side("Sturmangriff", space=space), side("Block")), "Sturmangriff", "Block")
    assert played.spaces == (ends, 7)


def test_face_me_draws_two_and_makes_the_next_turn_a_strike() -> None:
    """EX-CHAR-51: no other action; +2 speed and +2 armor in it."""
    waldstein = side("Sturmangriff", "Spike", space=6, deck=["Dive", "Focus", "Sweep"])
    played = against_linne(waldstein, side("Assault")).answer("Boost Face Me!")
    assert sorted(played.names(0, "hand")) == ["Dive", "Focus", "Spike", "Sweep"]
    played.answer("Prepare")
    assert played.asked == (0, "set")
    played.answer("Spike", "Do not use it", "Assault")
    assert speeds(played) == (5, 5)
    assert damage(played)[-1][2] == 2
    assert played.boosts(0) == []


def test_face_me_gives_nothing_in_a_strike_of_the_opponent() -> None:
    played = against_linne(side("Spike", space=6, boosts=["Sturmangriff"]), side("Assault"), turn=1)
    played.answer("Strike", "Assault", "Spike", "Do not use it")
    assert speeds(played) == (3, 5)
    assert damage(played)[0] == (0, 4, 4)
    assert played.boosts(0) == []


def test_two_face_me_count_both() -> None:
    waldstein = side("Spike", space=5, boosts=["Sturmangriff", "Sturmangriff"])
    played = against_linne(waldstein, side("Assault"), turn=1).answer("Prepare")
    assert played.asked == (0, "set")
    played.answer("Spike", "Do not use it", "Assault")
    assert speeds(played) == (7, 5)


@pytest.mark.parametrize(("spaces", "ends", "power"), [((2, 3), 7, 6), ((2, 4), 6, 4), ((1, 4), 6, 4), ((1, 5), 5, 0)])
def test_ferzen_volf_pushes_a_neighbour_away_first_and_hits_harder(
    spaces: tuple[int, int], ends: int, power: int
) -> None:
    """Range 1-3: a neighbour is pushed 2 before and 2 by the hit; at range 4 it misses."""
    one, other = spaces
    played = strike(against_linne(side("Ferzen Volf", space=one), side("Block", space=other)), "Ferzen Volf", "Block")
    assert played.spaces == (one, ends)
    assert damage(played) == ([(1, power, power - 2)] if power else [])


def test_ferzen_volf_cannot_be_moved() -> None:
    """EX-CHAR-32."""
    played = strike(against_linne(side("Ferzen Volf", space=6), side("Grasp")), "Ferzen Volf", "Grasp")
    played.answer("Push 2")
    assert played.spaces[0] == 6


def test_reach_costs_one_force_and_strikes_one_farther() -> None:
    """EX-CHAR-46."""
    waldstein = side("Ferzen Volf", "Cross", "Dive", space=4)
    played = against_linne(waldstein, side("Block")).answer("Boost Reach", "Dive from hand")
    assert played.asked == (0, "set")
    played.answer("Cross", "Do not use it", "Block")
    assert checks(played)[0] == "Cross (1-3) hits at 3"
    assert played.boosts(0) == []
