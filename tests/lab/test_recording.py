"""Files of decisions: what they hold is what was played, whatever interrupts them."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from wildswing.arenas.bout import Bout
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Match
from wildswing.kernel.registry import find_game
from wildswing.lab import recording
from wildswing.lab.dataset import COLUMNS, KEY, Header
from wildswing.lab.recording import record_duel, record_matches
from wildswing.lab.simulate import Duel, play_duel

PAGE = Path(__file__).parents[2] / "docs" / "data.md"


def duel_of(name: str, a: str = "random", b: str = "random", games: int = 6) -> Duel:
    return Duel(name, a, b, games, seed=7, setup=find_game(name).default_setup())


def unseen(done: int, of: int) -> None:
    """Nobody looks at the progress."""


def rows_of(file: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return rows


@pytest.mark.parametrize("name", ["formation", "exceed", "exiled"])
def test_a_program_that_takes_the_same_actions_sees_the_same(name: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    duel = duel_of(name, games=2)
    record_duel(duel, file, 1, unseen)
    rows = rows_of(file)
    for number in (0, 1):
        bout = Bout(name, duel.setup)
        bout.begin(duel.seed_of(number))
        own = [row for row in rows if row["match"] == number]
        assert [row["decision"] for row in own] == list(range(len(own)))
        for row in own:
            assert row["seat"] == bout.asked[0]
            assert row["observation"] == bout.observe(row["seat"]).tolist()
            assert row["offered"] == bout.mask(row["seat"]).nonzero()[0].tolist()
            assert row["action"] in row["offered"]
            bout.answer(row["seat"], row["answer"])
        assert bout.over
        assert [row["outcome"] for row in own] == [bout.rewards()[row["seat"]] for row in own]


def test_the_games_are_those_of_a_simulation_without_a_file(tmp_path: Path) -> None:
    duel = duel_of("formation", "greedy", games=5)
    kept, plain = record_duel(duel, tmp_path / "games.parquet", 1, unseen), play_duel(duel, 1, unseen)
    assert msgspec.structs.replace(kept, seconds=1, games_per_second=1) == msgspec.structs.replace(
        plain, seconds=1, games_per_second=1
    )
    rows = rows_of(tmp_path / "games.parquet")
    assert {(row["match"], row["seat"]): row["agent"] for row in rows} == {
        (match, seat): "greedy" if seat == match % 2 else "random" for match in range(5) for seat in (0, 1)
    }


def test_an_agent_that_thinks_says_what_each_action_is_worth(tmp_path: Path) -> None:
    record_duel(duel_of("formation", "solver:1", games=1), tmp_path / "games.parquet", 1, unseen)
    rows = rows_of(tmp_path / "games.parquet")
    assert all(row["values"] is None for row in rows if row["agent"] == "random")
    told = [row for row in rows if row["values"] is not None]
    assert {row["agent"] for row in told} == {"solver:1"}
    assert all(len(row["values"]) == len(row["offered"]) for row in told)
    assert all(0 <= value <= 1 for row in told for value in row["values"] if value is not None)
    assert any(len(set(row["values"])) > 1 for row in told)


def test_what_was_cut_off_goes_on_to_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, cut = tmp_path / "whole.parquet", tmp_path / "cut.parquet"
    duel = duel_of("formation", games=10)
    report = record_duel(duel, whole, 1, unseen)
    played: list[int] = []
    record_one = recording._record_one

    def counted(duel: Duel, number: int) -> Any:
        if len(played) == 5:
            played.append(-1)
            raise KeyboardInterrupt
        played.append(number)
        return record_one(duel, number)

    monkeypatch.setattr(recording, "_record_one", counted)
    stopped = record_duel(duel, cut, 1, unseen)
    assert (stopped.games, stopped.complete, cut.exists()) == (4, False, False)
    again = record_duel(duel, cut, 1, unseen)
    assert played == [0, 1, 2, 3, 4, -1, 4, 5, 6, 7, 8, 9]
    assert (again.games, again.wins_a, again.margin) == (10, report.wins_a, report.margin)
    assert cut.read_bytes() == whole.read_bytes()
    assert list(tmp_path.iterdir()) == [whole, cut] or list(tmp_path.iterdir()) == [cut, whole]


def test_other_games_do_not_get_into_a_file_that_was_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.parquet"
    with monkeypatch.context() as patch:
        patch.setattr(recording, "_record_one", _interrupted)
        record_duel(duel_of("formation"), file, 1, unseen)
    with pytest.raises(WildswingError, match=r"games\.parquet\.parts was begun with other games"):
        record_duel(duel_of("formation", "greedy"), file, 1, unseen)
    record_duel(duel_of("formation"), file, 1, unseen)
    with pytest.raises(WildswingError, match=r"games\.parquet is there already and was left as it is"):
        record_duel(duel_of("formation"), file, 1, unseen)


def _interrupted(duel: Duel, number: int) -> Any:
    raise KeyboardInterrupt


def test_a_damaged_part_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.parquet"
    with monkeypatch.context() as patch:
        patch.setattr(recording, "_record_one", _interrupted)
        record_duel(duel_of("formation"), file, 1, unseen)
    (tmp_path / "games.parquet.parts" / "000000.parquet").write_bytes(b"PAR1 and no more")
    with pytest.raises(WildswingError, match=r"000000\.parquet was damaged; remove it"):
        record_duel(duel_of("formation"), file, 1, unseen)


def test_the_file_says_what_it_holds(tmp_path: Path) -> None:
    record_duel(duel_of("formation", games=1), tmp_path / "games.parquet", 1, unseen)
    schema = pq.read_schema(tmp_path / "games.parquet")
    header = msgspec.json.decode(schema.metadata[KEY], type=Header)
    assert (header.game, header.actions, header.observation, header.format) == ("formation", 80, 390, 1)
    assert header.source == {"a": "random", "b": "random", "seed": 7, "games": 1}


def test_matches_that_were_played_become_decisions(tmp_path: Path) -> None:
    game = find_game("formation")
    over, open_still = Match(game, "one"), Match(game, "two")
    while over.asks:
        over.answer(over.asks[0].seat, 0)
    open_still.answer(open_still.asks[0].seat, 1)
    assert record_matches([over, open_still], tmp_path / "games.parquet") == len(over.answers) + 1
    rows = rows_of(tmp_path / "games.parquet")
    assert [(row["seat"], row["answer"]) for row in rows if row["match"] == 0] == [
        (given.seat, given.answer) for given in over.answers
    ]
    assert over.outcome is not None
    assert {row["seat"] for row in rows if row["match"] == 0 and row["outcome"] == 1} == set(over.outcome.winners)
    assert [(row["seed"], row["answer"], row["outcome"], row["agent"]) for row in rows if row["match"] == 1] == [
        ("two", 1, None, None)
    ]


def test_matches_of_two_games_are_refused(tmp_path: Path) -> None:
    matches = [Match(find_game(name), 1) for name in ("formation", "exceed")]
    with pytest.raises(WildswingError, match="has one game"):
        record_matches(matches, tmp_path / "games.parquet")


def test_the_page_lists_every_column() -> None:
    listed = re.findall(r"^\| `(\w+)` \| ([\w<> ]+) \|", PAGE.read_text(), re.MULTILINE)
    assert listed == [(field.name, _kind(field.type)) for field in COLUMNS]


def _kind(kind: pa.DataType) -> str:
    if pa.types.is_dictionary(kind):
        return _kind(kind.value_type)
    if pa.types.is_list(kind):
        return f"list of {_kind(kind.value_type)}"
    return {"float": "float32"}.get(str(kind), str(kind))
