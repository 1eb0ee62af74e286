"""Each measurement does what it is named after, and counts it."""

import pytest

from wildswing.formation.game import FORMATION
from wildswing.formation.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import NOTHING
from wildswing.lab.measurements import GAMES, GAMES_WITH_VIEWS, MEASUREMENTS, SOLVE, positions


def test_a_random_game_counts_its_decisions() -> None:
    play_game = MEASUREMENTS[GAMES](3)
    lengths = [play_game() for _ in range(20)]
    assert all(50 < length <= FORMATION.longest for length in lengths)
    assert len(set(lengths)) > 1


def test_looking_at_views_does_not_change_the_games() -> None:
    plain, looking = MEASUREMENTS[GAMES](3), MEASUREMENTS[GAMES_WITH_VIEWS](3)
    assert [plain() for _ in range(5)] == [looking() for _ in range(5)]


def test_the_positions_reach_from_the_first_choice_to_the_last_battle() -> None:
    found = positions(3)
    assert {table.phase for table, _ in found} == {"setup", "choose", "front", "back", "combat"}
    assert {table.round for table, _ in found} == {0, 1, 2, 3}
    assert all(table.asks[0] == ask for table, ask in found)


@pytest.mark.parametrize("name", sorted(set(MEASUREMENTS) - {GAMES, GAMES_WITH_VIEWS, SOLVE}))
def test_an_operation_is_done_once_on_every_position(name: str) -> None:
    assert MEASUREMENTS[name](3)() == len(positions(3))


def test_a_solve_takes_all_seven_battles_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[tuple[Table, Ask]] = []
    monkeypatch.setattr("wildswing.lab.measurements.margins", lambda table, ask: solved.append((table, ask)))
    assert MEASUREMENTS[SOLVE](3)() == len(solved)
    assert 6 < len(solved) <= 12  # four games of three rounds; where only one lead is possible nobody is asked
    for table, ask in solved:
        assert (table.battle, ask.kind) == (1, "offence")
        for side in table.sides:
            assert len([card for card in (*side.grid, side.spare) if card != NOTHING]) == 7
