"""Every card and space that is not offered has a reason."""

import pytest

from tests.formation.duel import Army, Duel, seat_of, short
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.questions import NOWHERE, STAYS_IN_HAND, WAITS_BEHIND
from wildswing.formation.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import NOTHING

PLAIN = "..R/.../XX."


def reasons(duel: Duel, seat: str) -> dict[str | int, str]:
    """Returns the reasons at a seat's question from what it knows, by the card, or by the space where none is meant."""
    found = FORMATION.barred(duel.ask(seat), FORMATION.hide(duel.table, seat_of(seat)))
    return {space if card == NOTHING else short(card): reason for space, card, reason in found}


def test_the_offence_attacks_from_its_vanguard_while_it_can() -> None:
    wedge = Army("Wedge", "r3 b9 r7 / b4 X b5 / r6 X r1", hand="b12")
    duel = Duel.in_combat(wedge, Army("Wall", "b3 b2 r2 / r8 b8 r4 / X r5 X"))
    behind = "You attack from your Vanguard while it has a card."
    assert WAITS_BEHIND == "No card fights from the Reinforcement: it advances when a space before it is free."
    assert STAYS_IN_HAND == "The card left in your hand takes no part in this round."
    assert reasons(duel, "Black") == {
        "b4": behind,
        "b5": behind,
        "r6": WAITS_BEHIND,
        "r1": WAITS_BEHIND,
        "b12": STAYS_IN_HAND,
    }


def test_both_cards_of_a_2_cards_space_wait() -> None:
    duel = Duel.in_combat(
        Army("Last Quiver", "X - X / r3 - r8 / r1 X b1+b2", hand="b12"),  # X.X / WR1 / .XD
        Army(PLAIN, "r1 b1 - / r2 b2 - / X X r3"),
        kinds=("bow", "shield"),
    )
    assert reasons(duel, "Black") == {"r1": WAITS_BEHIND, "b1": WAITS_BEHIND, "b2": WAITS_BEHIND, "b12": STAYS_IN_HAND}


def test_the_defence_answers_from_its_rearguard_and_follows() -> None:
    wall = Army("Wall", "b3 b2 r2 / r8 b8 r4 / X r5 X", hand="b12")
    duel = Duel.in_combat(Army("Wedge", "r3 b9 r7 / b4 X b5 / r6 X r1"), wall).attack("r3")
    before = "You answer from your Rearguard while it has a card."
    assert reasons(duel, "White") == {
        "b3": before,
        "b2": before,
        "r2": before,
        "b8": "Red was led and your Rearguard has red: only red, or a card on a Wild space, may answer.",
        "r5": WAITS_BEHIND,
        "b12": STAYS_IN_HAND,
    }


def test_a_row_is_named_though_its_left_space_is_empty() -> None:
    duel = Duel.in_combat(Army(PLAIN, "b9 r1 - / r2 - - / X X -"), Army(PLAIN, "r3 - - / - b3 b4 / X X -")).attack("b9")
    assert reasons(duel, "White")["r3"] == "You answer from your Rearguard while it has a card."


def test_a_vanguard_that_answers_follows_too() -> None:
    duel = Duel.in_combat(
        Army(PLAIN, "b9 r1 - / r2 b2 - / X X -"), Army(PLAIN, "r3 b3 b4 / - - - / X X r1", hand="b12")
    ).attack("b9")
    assert reasons(duel, "White")["r3"] == (
        "Blue was led and your Vanguard has blue: only blue, or a card on a Wild space, may answer."
    )


def test_spaces_that_are_not_to_be_filled_now() -> None:
    duel = Duel.in_formation("Wedge", "Wall")  # 11R / 1X. / .X.
    later = "The Reinforcement is filled when both front rows lie open."
    filled = "A card already lies here."
    assert reasons(duel, "Black") == {
        1: "The spaces are filled in order: Vanguard left comes first.",
        2: filled,
        3: "The spaces are filled in order: Vanguard left comes first.",
        4: "A Blank never holds a card.",
        5: "The spaces are filled in order: Vanguard left comes first.",
        6: later,
        7: "A Blank never holds a card.",
        8: later,
    }
    hand = duel.hand("Black").split()
    duel.places("Black", hand[0])
    assert reasons(duel, "Black")[0] == filled
    assert reasons(duel, "Black")[5] == "The spaces are filled in order: Vanguard middle comes first."


def test_spaces_that_are_not_to_be_filled_in_the_back_phase() -> None:  # FO-F10, FO-F12
    duel = Duel.in_formation("Slant", "Arrow Storm")  # R2. / X.. / X.. and 1.X / RXW / D.X
    for seat, front in (("Black", 4), ("White", 3)):
        for _ in range(front):
            duel.places(seat, duel.hand(seat).split()[0])
    assert duel.table.phase == "back"
    filled, blank = "A card already lies here.", "A Blank never holds a card."
    black = dict.fromkeys((0, 1, 2, 4, 5), filled) | {3: blank, 6: blank}
    assert reasons(duel, "Black") == black | {8: "The spaces are filled in order: Reinforcement middle comes first."}
    white = dict.fromkeys((0, 1, 3, 5), filled) | {2: blank, 4: blank, 8: blank}
    waits = white | {7: "The spaces are filled in order: Reinforcement left comes first."}
    assert reasons(duel, "White") == waits
    duel.places("White", duel.hand("White").split()[0])
    assert reasons(duel, "White") == waits  # the second of the 2 Cards goes on the same space
    duel.places("White", duel.hand("White").split()[0])
    assert reasons(duel, "White") == white | {6: filled}
    duel.places("Black", duel.hand("Black").split()[0])
    assert reasons(duel, "Black") == black | {7: filled}


@pytest.mark.parametrize("seed", range(6))
def test_every_question_of_random_games(seed: int) -> None:
    stream = Stream(f"barred {seed}")
    duel = Duel.from_start(seed=seed)
    kinds: set[str] = set()
    while duel.table.asks:
        for ask in duel.table.asks:
            kinds |= _explained(duel.table, ask, stream)
        duel.play_on_once(stream)
    assert kinds == {"place", "offence", "defence"}


def _explained(table: Table, ask: Ask, stream: Stream) -> set[str]:
    """Checks the reasons at a question; returns its kind if it has any."""
    hidden = FORMATION.hide(table, ask.seat)
    found = FORMATION.barred(ask, hidden)
    imagined = FORMATION.imagine(table, ask.seat, stream)
    assert found == FORMATION.barred(ask, imagined), "a reason depends on hidden cards"
    side = table.sides[ask.seat]
    if ask.kind == "place":
        assert {space for space, _, _ in found} == set(range(9)) - {ask.about}
    elif ask.kind in {"offence", "defence"}:
        there = [(space, card) for space, card in enumerate(side.grid) if card != NOTHING]
        there += [(NOWHERE, card) for card in side.hand]
        there += [(side.formation.index("D"), side.spare)] if side.spare != NOTHING else []
        told = [(option[0], option[1]) for option in ask.options] + [(space, card) for space, card, _ in found]
        assert set(told) == set(there)
        assert len(found) + len({option[0] for option in ask.options}) == len(there)
    return {ask.kind} if found else set()
