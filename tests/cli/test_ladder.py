"""`wildswing ladder`, with real processes, interrupts and kills."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, Install, assert_refused
from tests.conftest import Start
from wildswing.lab.results import Result, read_results

DICE = ("dice", "--agents", "random,greedy", "--games", "12")


def found(wildswing: Command, *arguments: str | Path) -> dict[str, Any]:
    said = wildswing("ladder", *arguments, "--json")
    assert (said.code, said.err) == (0, "")
    report: dict[str, Any] = json.loads(said.out)
    return report


def by_key(path: Path) -> list[Result]:
    return sorted(read_results(path)[1], key=lambda result: result.key)


@pytest.fixture
def dice(install: Install) -> None:
    install("dice", "tests.lab.dice:DICE")


@pytest.mark.usefixtures("dice")
def test_the_number_of_jobs_changes_nothing(wildswing: Command, tmp_path: Path) -> None:
    alone = found(wildswing, *DICE, "--jobs", "1", "--out", tmp_path / "alone")
    together = found(wildswing, *DICE, "--jobs", "2", "--out", tmp_path / "together")
    assert alone == together
    assert (alone["asked"], alone["games"], alone["complete"]) == (12, 12, True)
    assert by_key(tmp_path / "alone") == by_key(tmp_path / "together")
    assert found(wildswing, *DICE, "--jobs", "1", "--seed", "2") != alone


@pytest.mark.usefixtures("dice")
def test_the_same_command_plays_nothing_twice_and_more_games_go_on(wildswing: Command, tmp_path: Path) -> None:
    file = tmp_path / "dice.results"
    arguments = (*DICE, "--jobs", "1", "--out", file)
    first = found(wildswing, *arguments)
    content = file.read_bytes()
    assert found(wildswing, *arguments) == first
    assert file.read_bytes() == content
    more = found(wildswing, *arguments[:4], "20", *arguments[5:])
    assert more["games"] == 20
    assert file.read_bytes().startswith(content)


@pytest.mark.usefixtures("dice")
def test_the_table_is_for_people(wildswing: Command) -> None:
    said = wildswing("ladder", *DICE, "--jobs", "1")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("dice: 12 games, seed 1\n")
    rows = [line.split() for line in said.out.splitlines()]
    assert ["agent", "rating", "95", "%", "wins", "1", "2"] in rows
    best, other = [row for row in rows if row[:1] in (["1"], ["2"])]
    assert {best[1], other[1]} == {"random", "greedy"}
    assert int(best[2]) + int(other[2]) == 3000
    assert (best[3], best[7], other[-1]) == ("±", "·", "·")
    assert int(best[5]) == int(best[8])
    assert int(best[5]) + int(other[5]) == 100
    assert re.search(r"^First player wins \d+ % \(95 %: \d+ to \d+ %\)\.$", said.out, re.MULTILINE)


def test_fighters_are_drawn_for_exceed(wildswing: Command) -> None:
    arguments = ("--agents", "random, greedy", "--games", "2", "--jobs", "1", "--fighters", "Ryu", "Ky Kiske")
    report = found(wildswing, "exceed", *arguments)
    assert report["header"]["fighters"] == ["Ky Kiske", "Ryu"]
    assert report["games"] == 2
    assert report["turns_per_game"] > 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("formation",), ("--agents",)),
        (("formaton", "--agents", "random,greedy"), ("“formaton”", "did you mean “formation”?")),
        (("formation", "--agents", "random"), ("At least 2 agents", "--agents random,greedy")),
        (("formation", "--agents", "random,nobody"), ("nobody", "greedy")),
        (("formation", "--agents", "random,greedy", "--games", "1"), ("2 games or more", "--games")),
        (("formation", "--agents", "random,greedy", "--jobs", "0"), ("0 processes", "--jobs")),
        (("formation", "--agents", "random,greedy", "--fighters", "Ryu"), ("--fighters is for exceed", "leave it out")),
        (("exceed", "--agents", "random,greedy", "--fighters", "Ruy"), ("no fighter “Ruy”", "did you mean Ryu?")),
        (("ghost-bride", "--agents", "random,greedy"), ("1 seat", "for two")),
        (("formation", "--agents", "random,greedy", "--csv", "none/here.csv"), ("no folder none", "make it first")),
        (("formation", "--agents", "random,greedy", "--picture", "here.txt"), ("here.txt", ".svg or .png")),
    ],
)
def test_bad_input_is_refused_with_one_sentence(
    wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(wildswing("ladder", *arguments), *words)


@pytest.mark.usefixtures("dice")
def test_results_of_another_tournament_stay_as_they_are(wildswing: Command, tmp_path: Path) -> None:
    file = tmp_path / "dice.results"
    found(wildswing, *DICE, "--jobs", "1", "--out", file)
    content = file.read_bytes()
    assert_refused(
        wildswing("ladder", *DICE, "--jobs", "1", "--out", file, "--seed", "2"),
        f"{file} holds a tournament with the seed 1, and 2 is asked for now",
        "name another file",
    )
    assert file.read_bytes() == content


def slow_ladder(start: Start, file: Path, games: str) -> subprocess.Popen[str]:
    """Starts a ladder in a process of its own and waits until some results are kept."""
    code = "import sys; from wildswing.cli.main import main; sys.exit(main(sys.argv[1:]))"
    options = ("--agents", "random,greedy", "--jobs", "2", "--json", "--games", games, "--out", str(file))
    process = start(
        [sys.executable, "-c", code, "ladder", "slow-dice", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 5):
        time.sleep(0.02)
    return process


@pytest.fixture
def slow(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install("slow-dice", "tests.lab.dice:SLOW_DICE")
    monkeypatch.setenv("MARKS", str(tmp_path / "marks"))


@pytest.mark.usefixtures("slow")
def test_an_interrupt_keeps_what_is_done_and_says_how_to_go_on(
    wildswing: Command, start: Start, tmp_path: Path
) -> None:
    file = tmp_path / "dice.results"
    process = slow_ladder(start, file, "1000000")
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the command and all its processes
    out, err = process.communicate(timeout=60)  # ends when no process holds the pipes any more
    games = len(read_results(file)[1])
    assert process.returncode == 130
    assert 4 <= games < 1000
    assert json.loads(out)["games"] in (games, games - 1)  # Ctrl-C may come while one is written
    kept = f" of 1000000 games, all kept in {file}; the same command goes on from there."
    assert re.fullmatch(rf"(?:Playing: .+\n)*Stopped after \d+{re.escape(kept)}\n", err)


@pytest.mark.usefixtures("slow")
def test_a_command_that_was_killed_goes_on_where_it_was(wildswing: Command, start: Start, tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    process = slow_ladder(start, broken, "40")
    process.kill()
    process.communicate(timeout=60)
    kept = broken.read_bytes()
    broken.write_bytes(kept[:-7])  # as if the last line had not been written to its end
    arguments = ("slow-dice", "--agents", "random,greedy", "--jobs", "2", "--games", "40", "--out")
    report = found(wildswing, *arguments, broken)
    assert report["games"] == 40
    assert broken.read_bytes().startswith(kept[: kept[:-7].rindex(b"\n") + 1])
    assert found(wildswing, *arguments, whole) == report
    assert by_key(broken) == by_key(whole)


def test_nothing_is_kept_unless_a_file_is_named(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("wildswing.lab.runners.play_game", interrupt)
    said = wildswing("ladder", "formation", "--agents", "random,greedy", "--jobs", "1")
    assert (said.code, said.out) == (130, "formation: stopped after 0 of 100 games, seed 1\n")
    assert said.err == "Stopped after 0 of 100 games; nothing was kept, since no file was named with --out.\n"
