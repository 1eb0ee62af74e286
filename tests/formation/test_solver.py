"""The solver against a slow search over the engine itself, and against rounds that can be worked out by hand."""

import pytest

from tests.formation.duel import Army, Duel
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.scoring import points
from wildswing.formation.rules.table import Table, offence
from wildswing.formation.solver import BattleLine, Outlook, lines_of, margins
from wildswing.kernel.chance import Stream

Seen = dict[tuple[object, ...], int]


def taken(table: Table) -> int:
    """Returns Black's margin in the piles of the round."""
    black, white = table.sides
    return points(black.taken) - points(white.taken)


def searched(table: Table, round_number: int, seen: Seen) -> int:
    """Returns Black's margin at the end of the round when both try every answer that the engine offers."""
    if table.round != round_number or table.phase != "combat":
        black, white = table.sides
        return black.scores[-1] - white.scores[-1]
    sides = tuple([(side.grid, side.spare, side.taken) for side in table.sides])
    key = (sides, table.battle, table.lead, table.reply)
    if key not in seen:
        ask = table.asks[0]
        found = [searched(after(table, index), round_number, seen) for index in range(len(ask.options))]
        seen[key] = max(found) if ask.seat == 0 else min(found)
    return seen[key]


def after(table: Table, index: int) -> Table:
    twin = table.copy()
    FORMATION.answer(twin, twin.asks[0].seat, index)
    return twin


def searched_margins(table: Table) -> list[int]:
    """Returns what `margins` should: for each answer the margin of the seat asked over the rest of the round."""
    ask = table.asks[0]
    seen: Seen = {}
    found = [searched(after(table, index), table.round, seen) for index in range(len(ask.options))]
    return [(margin - taken(table)) * (1 if ask.seat == 0 else -1) for margin in found]


def questions_of_combat(seed: int, from_battle: int) -> list[Table]:
    """Returns the tables of a random game at each question from a battle on."""
    table = FORMATION.start(seed)
    stream = Stream(f"solver test {seed}")
    found: list[Table] = []
    while table.asks:
        ask = table.asks[0]
        if table.phase == "combat" and table.battle >= from_battle:
            found.append(table.copy())
        FORMATION.answer(table, ask.seat, stream.below(len(ask.options)))
    return found


def test_late_positions_are_solved_as_the_search_finds() -> None:  # FO-A1
    kinds: dict[str, int] = {}
    formations: set[str] = set()
    for seed in range(60):
        for table in questions_of_combat(seed, from_battle=4):
            ask = table.asks[0]
            kinds[ask.kind] = kinds.get(ask.kind, 0) + 1
            formations.update([side.formation for side in table.sides])
            assert margins(table, ask) == searched_margins(table), (seed, table.round, table.battle, ask)
    assert set(kinds) == {"offence", "defence", "send"}
    assert min(kinds.values()) >= 10
    assert sum(kinds.values()) >= 400
    assert len(formations) == 18


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_rounds_are_solved_as_the_search_finds(seed: int) -> None:  # FO-A1
    for table in questions_of_combat(seed, from_battle=1):
        if table.battle <= 2:
            assert margins(table, table.asks[0]) == searched_margins(table)


def test_the_margin_is_that_of_the_best_lead() -> None:
    for table in questions_of_combat(5, from_battle=1):
        if table.asks[0].kind == "offence":
            outlook = Outlook(*lines_of(table))
            assert outlook.margin() == max(searched_margins(table))
            assert outlook.attacker.cards[0] // 22 == offence(table)


PLAIN = "..R/.../XX."
"""A formation without bonus or Wild, so that only what a test is about decides."""


def line(seat: str, army: Army, attacking: bool) -> BattleLine:
    side = army.side(seat, "sword", 3)
    return BattleLine(side.formation, side.grid, side.spare, attacking)


def leads(attacker: Army, defender: Army) -> list[int]:
    return Outlook(line("Black", attacker, True), line("White", defender, False)).leads()


def alone(card: str, formation: str = PLAIN) -> Army:
    return Army(formation, f"{card} - - / - - - / X X -")


def test_the_last_battle_takes_both_cards() -> None:  # FO-B13, FO-B15
    assert leads(alone("r9"), alone("r7")) == [3 + 2]
    assert leads(alone("r7"), alone("r9")) == [-2 - 3]
    assert leads(alone("r1"), alone("b9")) == [1 + 3]


def test_a_tie_leaves_each_its_own() -> None:  # FO-B26, FO-T14
    assert leads(alone("r7", "1.R/.../XX."), alone("r8")) == [2 - 3]


def test_a_zero_catches_a_twelve() -> None:  # FO-B11, FO-X4
    assert leads(alone("r12", "2.R/.../XX."), alone("b0")) == [-3]
    assert leads(alone("r0"), alone("b12")) == [3]


def test_the_colour_named_from_a_wild_space_is_a_choice() -> None:  # FO-T1
    assert leads(alone("r2", "W.R/.../XX."), alone("r9")) == [-1 - 3, 1 + 3]


def test_a_reply_from_a_wild_space_is_never_forced() -> None:  # FO-T3, FO-T4
    white = Army("..R/W../XX.", "b1 b2 - / r12 b4 - / X X -")
    black = Army(PLAIN, "r5 r0 - / r1 b5 - / X X -")
    duel = Duel.in_combat(black, white).attack("r5")
    assert len(duel.table.asks[0].options) == 2
    assert margins(duel.table, duel.table.asks[0]) == searched_margins(duel.table)
