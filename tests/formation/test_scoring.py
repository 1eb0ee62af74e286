"""Chapters 6 to 8 of the rulebook: scoring, the next round and the end."""

import pytest

from tests.formation.duel import Army, Duel, faces, short
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import ACHIEVEMENTS
from wildswing.formation.rules.events import GameOver, RoundScored
from wildswing.formation.rules.scoring import points
from wildswing.kernel.chance import Stream

PLAIN = "..R/.../XX."


def last_battle(black: str, white: str, scores: tuple[tuple[int, ...], tuple[int, ...]], first: str) -> Duel:
    """Plays the last battle of the game, one card each, with the scores noted so far."""
    return Duel.in_combat(
        Army(PLAIN, f"{black} - - / - - - / X X -", scores=scores[0]),
        Army(PLAIN, f"{white} - - / - - - / X X -", scores=scores[1]),
        offence=first,
    )


def test_the_round_score_is_the_achievements_of_own_and_captured_cards() -> None:  # FO-P1, FO-P9
    # Black wins 9 (3) against 5 (2), White wins 7 (2) against 4 (1), and a 12 (3) and a 0 (0) go to the 0.
    duel = Duel.in_combat(
        Army(PLAIN, "r9 b12 - / r4 - - / X X -"),
        Army(PLAIN, "r7 r0 - / r5 - - / X X -"),
    )
    duel.attack("r9").answer("r5").attack("r7").answer("r4").attack("b12").answer("r0")
    (scored,) = duel.heard("Spectator", RoundScored)
    assert scored.scores == (3 + 2, 2 + 1 + 3 + 0)
    assert duel.view("Black").totals == (5, 6)


def test_a_tied_card_scores_for_its_owner() -> None:  # FO-B26, FO-P1
    duel = last_battle("r8", "r8", ((0, 0), (0, 0)), "Black")
    assert duel.heard("Spectator", RoundScored)[0].scores == (3, 3)


def test_a_bonus_does_not_change_the_achievements() -> None:  # FO-P2
    # A 4 on Rank +2 fights as a 6, which would be worth 2, but scores as a 4.
    duel = Duel.in_combat(Army("2.R/.../XX.", "r4 - - / - - - / X X -"), Army(PLAIN, "r1 - - / - - - / X X -"))
    assert duel.heard("Spectator", RoundScored)[0].scores == (1 + 1, 0)


def test_used_cards_leave_the_game() -> None:  # FO-P3, FO-P8
    duel = Duel.from_start().play_on(Stream(4), stop_at=("place",)).play_on(Stream(4), stop_at=("formation",))
    assert duel.table.round == 2
    for seat in ("Black", "White"):
        side = duel.side(seat)
        assert side.taken == ()
        assert duel.view(seat).sides[0].taken == duel.view(seat).sides[1].taken == 0
    fought = {card for battle in duel.view("Black").fought for card in (battle.card, battle.reply)}
    assert len(fought) == 14
    assert fought == {*duel.side("Black").spent, *duel.side("White").spent}
    for side in duel.table.sides:
        assert not fought & {*side.deck, *side.hand, *side.grid}


def test_taken_cards_never_come_back_into_a_deck_or_hand() -> None:  # FO-P8
    duel = Duel.from_start(seed=9)
    stream = Stream(9)
    used: set[int] = set()
    while duel.table.asks:
        duel.play_on_once(stream)
        for side in duel.table.sides:
            used |= {*side.taken, *side.spent}
        for side in duel.table.sides:
            assert not used & {*side.deck, *side.hand, *side.sealed, *side.grid, side.spare}
    assert len(used) == 42


def test_scores_of_finished_rounds_are_open_and_their_cards_are_not() -> None:  # FO-P4, FO-T31
    duel = Duel.from_start().play_on(Stream(4), stop_at=("place",)).play_on(Stream(4), stop_at=("formation",))
    noted = duel.heard("Spectator", RoundScored)[0].scores
    for seat in ("Black", "White", "Spectator"):
        view = duel.view(seat)
        assert (view.sides[0].scores, view.sides[1].scores) == ((noted[0],), (noted[1],))
        assert view.totals == noted
        assert {type(side.taken) for side in view.sides} == {int}
    # In the middle of round 2 the pile of the running round does not show in the score.
    duel.play_on(Stream(5), stop_at=("place",)).play_on(Stream(5), stop_at=("offence",))
    while not any(points(side.taken) for side in duel.table.sides):
        duel.play_on_once(Stream(6))
    assert duel.table.round == 2
    assert duel.view("Black").totals == noted


@pytest.mark.parametrize(("scores", "winner"), [(((9, 9), (9, 5)), 0), (((9, 5), (9, 9)), 1)])
@pytest.mark.parametrize("first", ["Black", "White"])
def test_the_highest_total_wins(
    scores: tuple[tuple[int, ...], tuple[int, ...]], winner: int, first: str
) -> None:  # FO-P5
    duel = last_battle("r8", "r8", scores, first)
    outcome = FORMATION.outcome(duel.table)
    assert outcome is not None
    assert outcome.winners == (winner,)
    assert outcome.scores == (sum(scores[0]) + 3, sum(scores[1]) + 3)
    assert duel.heard("Spectator", GameOver)[0].winner == winner


@pytest.mark.parametrize(("first", "winner"), [("Black", 1), ("White", 0)])
def test_on_equal_totals_the_second_player_of_round_one_wins(first: str, winner: int) -> None:  # FO-P6
    duel = last_battle("r8", "r8", ((7, 8), (8, 7)), first)
    outcome = FORMATION.outcome(duel.table)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((winner,), (18, 18))
    name = ("Black", "White")[winner]
    expected = f"{name} wins 18 to 18, as the second player of round 1."
    assert duel.heard("Spectator", GameOver)[0].sentence() == expected
    assert outcome.sentence == expected


def test_there_is_no_early_end_even_if_the_result_is_certain() -> None:  # FO-P7
    duel = Duel.in_combat(
        Army(PLAIN, "r9 b1 b2 / r4 - - / X X -", scores=(24, 24)),
        Army(PLAIN, "r7 r1 r2 / r5 - - / X X -", scores=(0, 0)),
    )
    for left in (3, 2):
        assert FORMATION.outcome(duel.table) is None
        assert duel.table.asks
        before = len(duel.view("Black").fought)
        while len(duel.view("Black").fought) == before:
            duel.play_on_once(Stream(left))
    duel.play_on(Stream(1))
    assert [battle.battle for battle in duel.view("Black").fought] == [4, 5, 6, 7]
    assert FORMATION.outcome(duel.table) is not None


def test_a_decided_game_still_has_its_third_round() -> None:  # FO-P7, FO-R1
    duel = Duel.in_combat(
        Army(PLAIN, "r9 - - / - - - / X X -", scores=(45,)),
        Army(PLAIN, "r8 - - / - - - / X X -", scores=(0,)),
        round_number=2,
    )
    assert duel.view("Black").totals == (51, 0)
    duel.play_on(Stream(1))
    third = [battle.battle for battle in duel.view("Black").fought if battle.round == 3]
    assert third == [1, 2, 3, 4, 5, 6, 7]


def test_the_unused_card_scores_nothing() -> None:  # FO-T32, FO-F16
    duel = Duel.in_combat(
        Army(PLAIN, "r1 - - / - - - / X X -", hand="b12"), Army(PLAIN, "r2 - - / - - - / X X -", hand="r9")
    )
    assert (duel.hand("Black"), duel.hand("White")) == ("b12", "r9")
    assert duel.view("Black").totals == (0, 2)


def test_after_the_end_nothing_is_asked() -> None:  # FO-R1
    duel = last_battle("r8", "r7", ((1, 1), (1, 1)), "Black")
    assert duel.open == []
    assert duel.view("Black").phase == "over"


def test_the_next_round_draws_from_the_deck_and_keeps_the_carried_card() -> None:  # FO-P8, FO-F1, FO-R2
    duel = Duel.in_combat(
        Army(PLAIN, "r9 - - / - - - / X X -", hand="b12", deck="r1 r2 r3 r4 r5 r6 b1"),
        Army(PLAIN, "r8 - - / - - - / X X -", hand="b0", deck="b1 b2 b3 b4 b5 b6 r1"),
        round_number=2,
    )
    assert (duel.table.round, duel.table.first) == (3, 1)
    assert (duel.hand("Black"), duel.hand("White")) == ("r1 r2 r3 r4 r5 r6 b12", "b0 b1 b2 b3 b4 b5 b6")
    assert (faces(duel.side("Black").deck), faces(duel.side("White").deck)) == ("b1", "r1")
    assert duel.view("Black").sides[0].scores == (ACHIEVEMENTS[9] * 2,)
    assert short(duel.side("Black").spent[-1]) == "r8"
