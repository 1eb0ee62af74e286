"""Play reports of Leo Whitefang: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition

THREE = ["Cross", "Cross", "Dive"]
FOUR = ["Cross", "Cross", "Dive", "Dive"]


def against_ky(leo: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(leo, ky, fighters=("Leo Whitefang", "Ky Kiske"), turn=turn)


# --- The fighter ---


def test_leo_has_no_exceed_action() -> None:
    """EX-CHAR-07: with any gauge."""
    assert not against_ky(side(gauge=[*FOUR, "Sweep", "Sweep"]), side()).offers("Exceed")


@pytest.mark.parametrize(("reply", "exceeded"), [("Dive", True), ("Sweep", False)])
def test_leo_exceeds_after_stunning_the_opponent(reply: str, exceeded: bool) -> None:
    """EX-CHAR-06: Slash deals 4, which stuns a Dive (guard 0) and not a Sweep (guard 6)."""
    played = against_ky(side("Slash", space=6), side(reply)).strike("Slash", reply)
    assert stunned(played)[:1] == ([1] if exceeded else [0])
    assert played.sides[0].exceeded is exceeded


def test_leo_exceeds_when_he_stuns_as_the_defender_too() -> None:
    played = against_ky(side("Slash", space=6), side("Dive"), turn=1).strike("Dive", "Slash")
    assert played.sides[0].exceeded


@pytest.mark.parametrize(("exceeded", "more"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("turn", [0, 1])
def test_a_wild_swing_of_the_exceeded_side_has_one_power_and_speed_more(exceeded: bool, more: int, turn: int) -> None:
    played = against_ky(side("Sweep", space=5, deck=["Cross"], exceeded=exceeded), side("Dust"), turn=turn)
    played.answer("Strike", *(["Wild Swing", "Dust"] if turn == 0 else ["Dust", "Wild Swing"]))
    assert speeds(played) == (6 + more, 3)
    assert damage(played) == [(1, 3 + more, 3 + more)]


def test_an_attack_from_hand_has_no_bonus_on_the_exceeded_side() -> None:
    played = against_ky(side("Cross", space=5, exceeded=True), side("Dust")).strike("Cross", "Dust")
    assert speeds(played) == (6, 3)
    assert damage(played) == [(1, 3, 3)]


def test_a_replacement_counts_as_a_wild_swing() -> None:
    """A-03: Leidenschaft cannot be paid; the Cross that replaces it has the bonus."""
    leo = side("Leidenschaft des Dirigenten", space=5, deck=["Cross"], exceeded=True)
    played = against_ky(leo, side("Dust")).strike("Leidenschaft des Dirigenten", "Dust")
    assert speeds(played) == (7, 3)


def test_leo_who_exceeds_in_mid_strike_has_the_bonus_for_the_rest_of_it() -> None:
    """EX-EXC-01: Gestober, swung, passes Ky and exceeds; then it hits."""
    leo = side("Sweep", space=6, deck=["Zweites Kaltes Gestober"])
    played = against_ky(leo, side("Block")).strike("Wild Swing", "Block")
    assert played.sides[0].exceeded
    assert damage(played)[0] == (1, 4, 2)


def test_leo_reverts_at_the_end_of_a_turn_without_a_strike() -> None:
    """EX-CHAR-05."""
    played = against_ky(side(exceeded=True), side()).answer("Prepare")
    assert not played.sides[0].exceeded
    assert played.asked == (1, "action")


def test_leo_stays_exceeded_through_a_turn_with_a_strike() -> None:
    played = against_ky(side("Cross", exceeded=True), side("Grasp")).strike("Cross", "Grasp")
    assert played.sides[0].exceeded
    assert played.turn == 1


def test_leo_does_not_revert_at_the_end_of_the_opponents_turn() -> None:
    played = against_ky(side(exceeded=True), side(), turn=1).answer("Prepare")
    assert played.sides[0].exceeded
    assert played.asked == (0, "action")


def test_leo_stays_exceeded_when_the_opponent_strikes() -> None:
    played = against_ky(side("Grasp", exceeded=True), side("Grasp"), turn=1).strike("Grasp", "Grasp")
    assert played.sides[0].exceeded


# --- Stahlwirbel ---


@pytest.mark.parametrize(("exceeded", "speed"), [(False, 1), (True, 10)])
def test_stahlwirbel_multiplies_its_speed_bonuses_by_ten_when_exceeded(exceeded: bool, speed: int) -> None:
    """Hellfire's +1 speed; speed 0 is printed and is not multiplied."""
    leo = side("Stahlwirbel", gauge=FOUR, boosts=["Zweites Kaltes Gestober"], exceeded=exceeded)
    played = against_ky(leo, side("Dust")).strike("Stahlwirbel", "Dust").answer("Dive", "Dive")
    assert speeds(played) == (speed, 3)
    assert damage(played) == [(1, 7, 7)]


def test_stahlwirbel_multiplies_the_bonus_of_an_ex_attack() -> None:
    """EX-STRIKE-07."""
    leo = side("Stahlwirbel", "Stahlwirbel", gauge=FOUR, exceeded=True)
    played = against_ky(leo, side("Dust")).strike("EX Stahlwirbel", "Dust").answer("Dive", "Dive")
    while played.asked == (0, "pay"):
        played.answer(played.labels[-1])
    assert speeds(played) == (10, 3)


@pytest.mark.parametrize(("space", "hits"), [(1, True), (7, True), (8, False)])
def test_stahlwirbel_reaches_range_2_to_8(space: int, hits: bool) -> None:
    leo = side("Stahlwirbel", gauge=FOUR, space=space)
    played = against_ky(leo, side("Block", space=9)).strike("Stahlwirbel", "Block").answer("Dive", "Dive")
    assert f"Stahlwirbel (2-8) {'hits' if hits else 'misses'} at {9 - space}" in checks(played)


def test_stahlwirbel_draws_a_card_when_it_cannot_be_paid() -> None:
    """EX-CHAR-54: before it is replaced, so the Dive is drawn and the Cross swung."""
    leo = side("Stahlwirbel", space=5, deck=["Dive", "Cross"])
    played = against_ky(leo, side("Dust")).strike("Stahlwirbel", "Dust")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert played.names(0, "hand") == ["Dive"]
    assert played.names(0, "discard") == ["Stahlwirbel"]


@pytest.mark.parametrize(("answers", "hand"), [(["Swing again"], ["Slash"]), (["Pay", "Dive", "Dive"], [])])
def test_a_stahlwirbel_that_is_swung_and_declined_draws_too(answers: list[str], hand: list[str]) -> None:
    leo = side(space=5, gauge=FOUR, deck=["Stahlwirbel", "Slash", "Grasp"])
    played = against_ky(leo, side("Dust")).answer("Strike", "Dust", *answers)
    assert played.names(0, "hand") == hand


def test_bared_fangs_strikes_and_makes_a_wild_swing_faster() -> None:
    leo = side("Stahlwirbel", "Cross", space=5, deck=["Slash"])
    played = against_ky(leo, side("Dust")).answer("Boost Bared Fangs")
    assert played.asked == (0, "set")
    played.answer("Wild Swing", "Dust")
    assert speeds(played) == (7, 3)


def test_bared_fangs_gives_nothing_to_an_attack_from_hand() -> None:
    leo = side("Cross", space=5, boosts=["Stahlwirbel"])
    assert speeds(against_ky(leo, side("Dust")).strike("Cross", "Dust")) == (6, 3)


# --- Leidenschaft des Dirigenten ---


@pytest.mark.parametrize(("space", "reply", "hurt"), [(5, "Cross", 0), (6, "Cross", 3)])
def test_leidenschaft_dodges_attacks_at_range_2(space: int, reply: str, hurt: int) -> None:
    """EX-CHAR-31; unhurt, Leo hits for 6."""
    leo = side("Leidenschaft des Dirigenten", gauge=THREE, space=space)
    played = against_ky(leo, side(reply)).strike("Leidenschaft des Dirigenten", reply).answer("Dive")
    assert speeds(played) == (0, 6)
    assert played.lives[0] == 30 - hurt
    assert stunned(played) == ([0] if hurt else [])


def test_leidenschaft_hits_for_six() -> None:
    leo = side("Leidenschaft des Dirigenten", gauge=THREE, space=6)
    played = against_ky(leo, side("Block")).strike("Leidenschaft des Dirigenten", "Block").answer("Dive")
    assert damage(played) == [(1, 6, 4)]
    assert played.names(0, "gauge") == ["Leidenschaft des Dirigenten"]


def test_roar_of_the_lion_strikes_and_makes_a_wild_swing_stronger() -> None:
    leo = side("Leidenschaft des Dirigenten", "Cross", space=5, deck=["Cross"])
    played = against_ky(leo, side("Dust")).answer("Boost Roar of the Lion", "Wild Swing", "Dust")
    assert damage(played) == [(1, 5, 5)]


def test_roar_of_the_lion_gives_nothing_to_an_attack_from_hand() -> None:
    leo = side("Cross", space=5, boosts=["Leidenschaft des Dirigenten"])
    assert damage(against_ky(leo, side("Dust")).strike("Cross", "Dust")) == [(1, 3, 3)]


# --- Zweites Kaltes Gestober ---


@pytest.mark.parametrize(("space", "ends", "exceeded"), [(5, 8, True), (6, 9, True), (4, 6, False)])
def test_gestober_exceeds_when_it_passes(space: int, ends: int, exceeded: bool) -> None:
    """EX-CHAR-06; either way it hits and takes the next turn. Ky's Sweep is not stunned."""
    played = against_ky(side("Zweites Kaltes Gestober", space=space), side("Sweep"))
    played.strike("Zweites Kaltes Gestober", "Sweep")
    assert played.spaces == (ends, 7)
    assert damage(played)[0] == (1, 3, 3)
    assert played.sides[0].exceeded is exceeded
    assert played.turn == 0


@pytest.mark.parametrize(("card", "space"), [("Zweites Kaltes Gestober", 2), ("Blitzschlag", 3)])
def test_gestober_and_blitzschlag_that_miss_leave_the_next_turn_to_the_opponent(card: str, space: int) -> None:
    played = against_ky(side(card, space=space), side("Block")).strike(card, "Block")
    assert "misses" in checks(played)[0]
    assert played.turn == 1


def test_hellfire_shows_leos_hand_and_gives_power_and_speed() -> None:
    leo = side("Zweites Kaltes Gestober", "Cross", "Dive", space=5)
    played = against_ky(leo, side("Dust")).answer("Boost Hellfire")
    assert shown(played) == [(0, ("Cross", "Dive"))]
    assert played.asked == (1, "action")
    played.strike("Dust", "Cross")
    assert speeds(played) == (7, 3)
    assert damage(played) == [(1, 4, 4)]


# --- Blitzschlag ---


@pytest.mark.parametrize(("wild", "speed"), [(True, 6), (False, 5)])
def test_blitzschlag_doubles_its_speed_bonuses_as_a_wild_swing(wild: bool, speed: int) -> None:
    """Hellfire gives 1, counted twice when swung; Leo is not exceeded."""
    leo = side("Cross" if wild else "Blitzschlag", space=4, boosts=["Zweites Kaltes Gestober"], deck=["Blitzschlag"])
    played = against_ky(leo, side("Dust")).strike("Wild Swing" if wild else "Blitzschlag", "Dust")
    assert speeds(played) == (speed, 3)
    assert damage(played) == [(1, 6, 6)]
    assert played.turn == 0


def test_blitzschlag_counts_every_speed_bonus_twice() -> None:
    """Exceeded, Leo's wild swing has +1 speed of his own: (1 + 1) counted twice."""
    leo = side(space=4, boosts=["Zweites Kaltes Gestober"], deck=["Blitzschlag"], exceeded=True)
    assert speeds(against_ky(leo, side("Dust")).answer("Strike", "Dust")) == (8, 3)


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Advance 2", 5), ("Retreat 1", 2), ("Retreat 2", 1)])
def test_pride_steps_one_or_two(choice: str, space: int) -> None:
    played = against_ky(side("Blitzschlag"), side()).answer("Boost Pride")
    assert played.labels == ["Advance 1", "Advance 2", "Retreat 1", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "discard") == ["Blitzschlag"]


# --- Eisensturm and Gravierte Wurde ---


@pytest.mark.parametrize(("card", "space", "ends"), [("Eisensturm", 5, 6), ("Gravierte Wurde", 4, 6)])
@pytest.mark.parametrize("exceeded", [False, True])
def test_both_close_in_afterwards_and_exceeded_draw_and_revert(
    card: str, space: int, ends: int, exceeded: bool
) -> None:
    """EX-CHAR-05: in cleanup, after the strike's own effects."""
    leo = side(card, space=space, deck=["Dive"], exceeded=exceeded)
    played = against_ky(leo, side("Block")).strike(card, "Block")
    if not exceeded:
        played.answer(f"{card}: after")  # before the ability, which finds nobody stunned
    assert played.spaces == (ends, 7)
    assert damage(played) == [(1, 5, 3)]
    assert not played.sides[0].exceeded
    assert played.names(0, "hand") == (["Dive"] if exceeded else [])


@pytest.mark.parametrize(
    ("card", "space", "ends"),
    [("Eisensturm", 3, 4), ("Eisensturm", 6, 6), ("Gravierte Wurde", 1, 3), ("Gravierte Wurde", 6, 6)],
)
def test_how_near_both_come(card: str, space: int, ends: int) -> None:
    """EX-MOVE-07: a close never passes; on a miss too."""
    played = against_ky(side(card, space=space, exceeded=True), side("Block")).strike(card, "Block")
    assert played.spaces == (ends, 7)


def test_leo_who_exceeds_by_stunning_with_eisensturm_reverts_at_once() -> None:
    """The cleanup sees the side that is up then."""
    played = against_ky(side("Eisensturm", space=6, deck=["Dive"]), side("Dust")).strike("Eisensturm", "Dust")
    assert stunned(played) == [1]
    played.answer("Leo Whitefang: after")
    assert not played.sides[0].exceeded
    assert played.names(0, "hand") == ["Dive"]


def test_eisensturm_has_one_armor_and_guard_four() -> None:
    played = against_ky(side("Eisensturm", space=6), side("Dire Eclat")).strike("Eisensturm", "Dire Eclat")
    assert damage(played)[0] == (0, 5, 4)
    assert 0 not in stunned(played)


@pytest.mark.parametrize(("answer", "top"), [("Put 1 card", "Sweep"), ("Do not", "Focus")])
def test_stolz_draws_two_and_may_put_one_back(answer: str, top: str) -> None:
    leo = side("Eisensturm", "Sweep", deck=["Dive", "Cross", "Focus", "Block"])
    played = against_ky(leo, side()).answer("Boost Stolz")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Sweep"]
    played.answer(answer)
    if answer != "Do not":
        played.answer("Sweep")
    assert played.asked == (1, "action")
    assert top in played.names(0, "hand")  # the draw of the turn
    assert len(played.names(0, "hand")) == (3 if answer != "Do not" else 4)


@pytest.mark.parametrize("exceeded", [False, True])
def test_brynhildr_stance_exceeds_goes_to_gauge_and_gives_another_action(exceeded: bool) -> None:
    """EX-CHAR-06; the turn has no strike so far, and Leo is exceeded in the next action."""
    played = against_ky(side("Gravierte Wurde", exceeded=exceeded), side()).answer("Boost Brynhildr Stance")
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Gravierte Wurde"]
    assert played.asked == (0, "action")
    played.answer("Prepare")
    assert not played.sides[0].exceeded


@pytest.mark.parametrize(("space", "hits"), [(1, True), (5, True), (6, False)])
def test_gravierte_wurde_reaches_range_2_to_6(space: int, hits: bool) -> None:
    played = against_ky(side("Gravierte Wurde", space=space), side("Block")).strike("Gravierte Wurde", "Block")
    assert checks(played)[0] == f"Gravierte Wurde (2-6) {'hits' if hits else 'misses'} at {7 - space}"


# --- Kahn Schild ---


@pytest.mark.parametrize(("exceeded", "speed", "through"), [(False, 1, 4), (True, -1, 2)])
def test_kahn_schild_is_slower_and_armored_when_exceeded(exceeded: bool, speed: int, through: int) -> None:
    """A-08: a speed may be negative."""
    played = against_ky(side("Kahn Schild", space=6, exceeded=exceeded), side("Slash")).strike("Kahn Schild", "Slash")
    assert speeds(played) == (speed, 5)
    assert damage(played)[0] == (0, 4, through)
    assert played.labels == ["Close 1", "Close 2", "Do not"]


@pytest.mark.parametrize(("choice", "space", "hit"), [("Close 1", 5, True), ("Close 2", 6, True), ("Do not", 4, False)])
def test_kahn_schild_may_close_when_leo_was_hit(choice: str, space: int, hit: bool) -> None:
    """Ky's Stun Edge hits from range 3; then Leo comes near."""
    played = against_ky(side("Kahn Schild", space=4), side("Stun Edge")).strike("Kahn Schild", "Stun Edge")
    played.answer("Advance 0")
    assert played.labels == ["Close 1", "Close 2", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.lives == (27, 27 if hit else 30)


def test_kahn_schild_does_not_move_unhurt() -> None:
    played = against_ky(side("Kahn Schild", space=5), side("Block")).strike("Kahn Schild", "Block")
    assert played.spaces == (5, 7)


def test_hail_to_the_king_draws_two_and_keeps_leo_from_being_stunned() -> None:
    """EX-CHAR-30: a Cross has no guard, and Leo is still there for his attack."""
    leo = side("Kahn Schild", "Cross", space=6, deck=["Dive", "Sweep", "Focus"])
    played = against_ky(leo, side("Grasp")).answer("Boost Hail to the King")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Focus", "Sweep"]
    played.strike("Grasp", "Cross").answer("Push 1")
    assert 0 not in stunned(played)
    assert checks(played) == ["Grasp (1) hits at 1", "Cross (1-2) hits at 2"]
