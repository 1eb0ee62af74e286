"""Each measurement does what it is named after, and counts it."""

from typing import Any

import pytest

from wildswing.exceed.lab.bench import COPY_IN_STRIKE, STRIKES_SAMPLE
from wildswing.exceed.matches import fighter_text
from wildswing.exiled.game import EXILED
from wildswing.exiled.lab.bench import JUDGE_ALONE, JUDGE_MANY, THROWS
from wildswing.formation.lab.bench import SOLVE
from wildswing.formation.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import NOTHING
from wildswing.lab.measurements import (
    AMONG_MANY,
    AT_A_TABLE,
    GAMES,
    GAMES_WITH_VIEWS,
    NAIVE_GAMES,
    PLAYOUTS,
    SEARCHES,
    THROUGH_ARENAS,
    TREE_SEARCH,
    WHOLE_GAMES,
    Subject,
)
from wildswing.lab.positions import SAMPLE, positions
from wildswing.lab.subjects import SUBJECTS, subject_named
from wildswing.server.room.pages import Page

*DUELS, FORMATION_MATCH = [subject for subject in SUBJECTS if subject.game is not EXILED]
BATTLE, FULL_TABLE = [subject for subject in SUBJECTS if subject.game is EXILED]
PLAYED = [subject for subject in SUBJECTS if GAMES in subject.measurements]
EACH = pytest.mark.parametrize("subject", PLAYED, ids=[subject.name for subject in PLAYED])
EACH_DUEL = pytest.mark.parametrize("subject", DUELS, ids=[subject.name for subject in DUELS])


def positions_of(subject: Subject, seed: int, games: int = SAMPLE) -> list[tuple[Any, Ask]]:
    return [*positions(subject.game, subject.setup(), seed, games)]


def test_a_match_is_found_by_its_name() -> None:
    assert [subject_named(subject.name) for subject in SUBJECTS] == list(SUBJECTS)


def test_the_matches_of_exceed_are_of_three_editions_and_the_fighters_they_are_named_after() -> None:
    setups = [subject.setup() for subject in DUELS]
    assert [setup["edition"] for setup in setups] == ["strive", "undernight", "standard"]
    names = [("Sol Badguy", "Ky Kiske"), ("Hyde Kido", "Linne"), ("Ryu", "Ryu")]
    texts = [(setup["fighter 1"], setup["fighter 2"]) for setup in setups]
    assert texts == [(fighter_text(one), fighter_text(other)) for one, other in names]


def test_a_match_of_each_game_is_searched_and_played_through_every_arena() -> None:
    for_agents = {*THROUGH_ARENAS, AMONG_MANY, PLAYOUTS, TREE_SEARCH}
    found = [subject.game.name for subject in SUBJECTS if for_agents <= set(subject.measurements)]
    assert found == ["exceed", "exiled", "formation"]


@EACH
def test_a_random_game_counts_its_decisions(subject: Subject) -> None:
    play_game = subject.open(GAMES, 3)
    lengths = [play_game() for _ in range(4)]
    assert all(20 < length <= subject.game.longest for length in lengths)
    assert len(set(lengths)) > 1


def test_looking_at_views_does_not_change_the_games() -> None:
    plain, looking = FORMATION_MATCH.open(GAMES, 3), FORMATION_MATCH.open(GAMES_WITH_VIEWS, 3)
    assert [plain() for _ in range(5)] == [looking() for _ in range(5)]


def test_the_positions_reach_from_the_first_choice_to_the_last_battle() -> None:
    found = positions_of(FORMATION_MATCH, 3)
    assert {table.phase for table, _ in found} == {"setup", "choose", "front", "back", "combat"}
    assert {table.round for table, _ in found} == {0, 1, 2, 3}
    assert all(table.asks[0] == ask for table, ask in found)


@EACH_DUEL
def test_the_positions_of_a_duel_are_in_turns_and_in_strikes_too(subject: Subject) -> None:
    found = positions_of(subject, 3)
    assert {"mulligan", "action", "set", "pay"} <= {ask.kind for _, ask in found}
    assert {table.strike is None for table, _ in found} == {True, False}
    assert any(side.boosts for table, _ in found for side in table.sides)


@EACH_DUEL
def test_a_copy_in_a_strike_copies_set_attacks(subject: Subject) -> None:
    strikes = [table.strike for table, _ in positions_of(subject, 3, STRIKES_SAMPLE) if table.strike is not None]
    assert subject.open(COPY_IN_STRIKE, 3)() == len(strikes) > 50
    assert any(None not in strike.attacks for strike in strikes)


@pytest.mark.parametrize(
    ("subject", "name"),
    [
        pytest.param(subject, name, id=f"{subject.name}, {name}")
        for subject in SUBJECTS
        for name in sorted(
            set(subject.measurements)
            - {*WHOLE_GAMES, *SEARCHES, AMONG_MANY, AT_A_TABLE, COPY_IN_STRIKE, SOLVE, JUDGE_MANY, JUDGE_ALONE}
        )
    ],
)
def test_an_operation_is_done_once_on_every_position(subject: Subject, name: str) -> None:
    assert subject.open(name, 3)() == len(positions_of(subject, 3))


def test_a_solve_takes_all_seven_battles_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[tuple[Table, Ask]] = []
    monkeypatch.setattr("wildswing.formation.lab.bench.margins", lambda table, ask: solved.append((table, ask)))
    assert FORMATION_MATCH.open(SOLVE, 3)() == len(solved)
    assert 6 < len(solved) <= 12  # four games of three rounds; where only one lead is possible nobody is asked
    for table, ask in solved:
        assert (table.battle, ask.kind) == (1, "offence")
        for side in table.sides:
            assert len([card for card in (*side.grid, side.spare) if card != NOTHING]) == 7


@pytest.mark.parametrize("subject", [DUELS[0], FORMATION_MATCH], ids=["exceed", "formation"])
def test_at_a_table_every_answer_is_told_to_both_seats(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Page] = []
    send = Page.send

    def heard(page: Page, message: Any) -> None:
        told.append(page)
        send(page, message)

    monkeypatch.setattr(Page, "send", heard)
    answers = subject.open(AT_A_TABLE, 3)()
    assert 20 < answers <= subject.game.longest
    assert len(set(told)) == 2
    assert len(told) > answers


def test_naive_agents_play_three_against_three_to_the_end() -> None:
    assert len(EXILED.seats(BATTLE.setup())) == 6
    play_game = BATTLE.open(NAIVE_GAMES, 3)
    lengths = [play_game() for _ in range(4)]
    assert all(40 < length < 500 for length in lengths)
    assert len(set(lengths)) > 1


@pytest.mark.parametrize("name", [JUDGE_MANY, JUDGE_ALONE])
def test_throws_are_judged_among_twelve_characters(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[tuple[Any, ...]] = []
    function = {JUDGE_MANY: "judge", JUDGE_ALONE: "judge_alone"}[name]
    monkeypatch.setattr(f"wildswing.exiled.lab.bench.{function}", lambda *thing: judged.append(thing))
    assert FULL_TABLE.open(name, 3)() == len(judged) == THROWS
    assert len(judged[0][0].players) == 12
    tables = len({id(thing[0]) for thing in judged})
    assert tables == (1 if name == JUDGE_MANY else THROWS)
