"""The frozen benchmark: its matches stay, its seal breaks with the rules, and a line goes into the table."""

from pathlib import Path

import msgspec
import pytest

from wildswing.agents.greedy import GreedyAgent
from wildswing.cli.main import main
from wildswing.kernel import WildswingError, find_game
from wildswing.lab import benchmark
from wildswing.lab.benchmark import Benchmark, benchmark_of, benchmarked, run, seal_of
from wildswing.lab.own_agents import agent_for

DOCS = Path(__file__).parents[2] / "docs" / "benchmark.md"

OWN = """
class First:
    def choose(self, game, hidden, ask, stream):
        return 0

class Mute:
    pass

def broken():
    raise ValueError("no weights")
"""


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets chance be the opponent, who plays at once."""
    monkeypatch.setattr(benchmark, "OPPONENT", "random")


def quiet(_done: int, _of: int) -> None:
    pass


@pytest.mark.parametrize("name", ["exceed", "exiled", "formation"])
def test_the_rules_are_those_that_it_was_frozen_with(name: str) -> None:
    game = find_game(name)
    part = benchmark_of(game)
    assert seal_of(game, part.setups()) == part.seal


def test_the_seal_breaks_when_a_game_goes_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("formation")
    part = benchmark_of(game)
    sealed = Benchmark(lambda: part.setups()[:2], part.seal)
    assert seal_of(game, sealed.setups()) != part.seal
    monkeypatch.setattr(benchmark, "benchmark_of", lambda _: sealed)
    with pytest.raises(WildswingError, match=r"are not those that benchmark 1 was frozen with"):
        run("formation", "random", 1, quiet)


def test_all_games_are_in_it_and_others_are_refused() -> None:
    assert set(benchmarked()) == {"exceed", "exiled", "formation"}
    with pytest.raises(WildswingError, match="Target Practice is not in the benchmark; there is "):
        run("target-practice", "random", 1, quiet)
    with pytest.raises(WildswingError, match="0 processes cannot play"):
        run("formation", "random", 0, quiet)


@pytest.mark.usefixtures("easy")
def test_every_setup_is_played_twice_from_each_side(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    line = run("formation", f"{file}:First", 1, quiet)
    assert (line.games, line.complete) == (80, True)
    assert line == run("formation", f"{file}:First", 1, quiet)
    assert line.wins != run("formation", "random", 1, quiet).wins


def test_an_agent_of_ones_own_out_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    game = find_game("formation")
    assert agent_for(f"{file}:First", game).choose(game, None, None, None) == 0  # type: ignore[arg-type]
    assert isinstance(agent_for("greedy", game), GreedyAgent)
    for text, said in (
        (f"{file}:Nobody", "has nothing called “Nobody” that makes an agent."),
        (f"{file}:Mute", "makes something that cannot choose"),
        (f"{file}:broken", "makes no agent (ValueError: no weights)."),
        (f"{tmp_path}/gone.py:First", "There is no Python file"),
        (str(file), "name the one that makes an agent: "),
    ):
        with pytest.raises(WildswingError) as refused:
            agent_for(text, game)
        assert said in str(refused.value)


@pytest.mark.usefixtures("easy")
def test_a_line_goes_into_the_table_instead_of_the_older_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "benchmark.md"
    page.write_text("before\n\n| benchmark 1 | Exceed | Formation |\n|---|---|---|\n| `random` | 1 | 2 |\n\nafter\n")
    assert main(["benchmark", "random", "--game", "formation", "--jobs", "1", "--table", str(page)]) == 0
    before, head, _, row, after = [line for line in page.read_text().splitlines() if line]
    assert (before, after) == ("before", "after")
    assert head == "| benchmark 1 | Exceed | Formation |"
    assert row.startswith("| `random` |  | ")
    assert " of 80: " in row
    capsys.readouterr()
    assert main(["benchmark", "random", "--game", "formation", "--jobs", "1", "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["lines"][0]["games"] == 80
    page.write_text("nothing")
    assert main(["benchmark", "random", "--game", "formation", "--jobs", "1", "--table", str(page)]) == 2
    assert "has no table that begins with “| benchmark 1 |”" in capsys.readouterr().err


def test_a_table_that_cannot_take_the_line_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wildswing.cli.benchmark.run", lambda *_: pytest.fail("a game was played"))
    assert main(["benchmark", "random", "--table", str(tmp_path / "gone.md")]) == 2
    assert "gone.md cannot be read" in capsys.readouterr().err


@pytest.mark.usefixtures("easy")
def test_an_agent_that_answers_what_is_not_offered_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN.replace("return 0", "return 999"))
    with pytest.raises(WildswingError, match=r"mine\.py:First gave an answer that is not offered: 999 does not answer"):
        run("formation", f"{file}:First", 1, quiet)


def test_the_page_has_the_table() -> None:
    assert "\n| benchmark 1 | Exceed | Rise of the Exiled | Formation |\n" in DOCS.read_text(encoding="utf-8")
