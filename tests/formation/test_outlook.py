"""What a page says an answer would win: what the rules then do, and nothing that the seat cannot see."""

from tests.formation.duel import Army, Duel, seat_of
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.combat import TIE
from wildswing.kernel.chance import Stream, start_of
from wildswing.kernel.question import About

PLAIN = ".R./.../X.X"


def told(duel: Duel, seat: str) -> list[About]:
    """Returns what the page of a seat knows of its answers."""
    ask = duel.ask(seat)
    return list(FORMATION.about(ask, FORMATION.hide(duel.table, seat_of(seat))))


def counts(abouts: list[About]) -> list[tuple[object, object, object]]:
    return [(about["wins"], about["ties"], about["answers"]) for about in abouts]


def test_an_answer_says_who_would_win() -> None:  # FO-B12, FO-B13, FO-B14
    duel = Duel.in_combat(
        Army(PLAIN, "r5 - - / b1 b2 - / X b3 X"),
        Army(PLAIN, "b1 - - / r4 r5 r9 / X - X"),
    )
    duel.attack("r5")
    assert counts(told(duel, "White")) == [(0, 0, 1), (0, 1, 1), (1, 0, 1)]


def test_an_attack_counts_the_answers_that_it_beats() -> None:  # FO-B7, FO-B11
    duel = Duel.in_combat(
        Army(PLAIN, "r5 b12 r9 / b1 - - / X - X"),
        Army(PLAIN, "b1 - - / r4 r5 b0 / X - X"),
    )
    # A red attack must be followed by a red card; the blue 12 falls to the only blue card, the 0.
    assert counts(told(duel, "Black")) == [(1, 1, 2), (0, 0, 1), (2, 0, 2)]


def test_what_is_said_comes_true_whatever_lies_face_down() -> None:
    table = FORMATION.start("9", FORMATION.default_setup())
    stream = Stream(start_of(4))
    decided = 0
    while asks := table.asks:
        ask = asks[0]
        abouts = FORMATION.about(ask, FORMATION.hide(table, ask.seat))
        imagined = FORMATION.imagine(table, ask.seat, stream)
        assert abouts == FORMATION.about(ask, FORMATION.hide(imagined, ask.seat))
        fought = len(table.fought)
        FORMATION.answer(table, ask.seat, 0)
        if ask.kind == "defence":
            decided += 1
            winner = table.fought[fought][-1]
            assert abouts[0]["wins"] == (winner == ask.seat)
            assert abouts[0]["ties"] == (winner == TIE)
    assert decided > 3
