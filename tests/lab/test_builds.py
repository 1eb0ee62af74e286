"""Which builds there are, and workers that are what they should be."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import wildswing.kernel.agenda
from wildswing.lab.bench_worker import Hello
from wildswing.lab.builds import COMPILED, HERE, PLAIN, find_builds, why_not, worker
from wildswing.lab.measurements import GAMES
from wildswing.lab.subjects import SUBJECTS
from wildswing.lab.tally import Missing, Tally

IS_PLAIN = (wildswing.kernel.agenda.__file__ or "").endswith(".py")


def put(folder: Path, text: str, name: str = "rules.py") -> None:
    """Writes one file of a package."""
    (folder / "wildswing").mkdir(parents=True, exist_ok=True)
    (folder / "wildswing" / name).write_text(text)


def test_a_checkout_holds_both_builds(tmp_path: Path) -> None:
    put(tmp_path / "src", "a = 1")
    put(tmp_path / "build/fast", "a = 1")
    expected = {PLAIN: tmp_path / "src", COMPILED: tmp_path / "build/fast"}
    assert find_builds(tmp_path / "src") == expected
    assert find_builds(tmp_path / "build/fast") == expected


def test_a_missing_build_is_named_with_the_way_to_get_it(tmp_path: Path) -> None:
    put(tmp_path / "src", "a = 1")
    reason = "The compiled build is not measured: it is not built yet; `make fast` builds it."
    assert find_builds(tmp_path / "src") == {PLAIN: tmp_path / "src", COMPILED: Missing(COMPILED, reason)}


@pytest.mark.parametrize("name", ["rules.py", "ryu.fighter"])
@pytest.mark.parametrize("old", ["a = 2", None])
def test_a_build_of_other_sources_is_not_measured(tmp_path: Path, name: str, old: str | None) -> None:
    put(tmp_path / "src", "a = 1", name)
    put(tmp_path / "build/fast", "" if old is None else old, name)
    if old is None:
        (tmp_path / "build/fast/wildswing" / name).unlink()
    found = find_builds(tmp_path / "src")[COMPILED]
    assert isinstance(found, Missing)
    assert "built from other sources" in found.reason
    assert "`make fast`" in found.reason


def test_an_installed_package_is_whatever_it_turns_out_to_be(tmp_path: Path) -> None:
    put(tmp_path / "site-packages", "a = 1")
    assert find_builds(tmp_path / "site-packages") == {
        PLAIN: tmp_path / "site-packages",
        COMPILED: tmp_path / "site-packages",
    }


def greeting(home: str, *compiled: str) -> Any:
    return SimpleNamespace(hello=Hello(home, compiled), last_words=lambda: "no words")


def test_a_worker_must_be_the_build_it_stands_for() -> None:
    plain, compiled = greeting("/here"), greeting("/here", "wildswing.kernel.agenda")
    assert why_not(PLAIN, Path("/here"), plain) is None
    assert why_not(COMPILED, Path("/here"), compiled) is None
    wrong = [why_not(PLAIN, Path("/here"), compiled), why_not(COMPILED, Path("/here"), plain)]
    assert [missing and missing.reason for missing in wrong] == [
        "The plain build is not measured: the package at hand is compiled; a checkout has both after `make fast`.",
        "The compiled build is not measured: the package at hand is plain; a checkout has both after `make fast`.",
    ]


def test_a_worker_must_have_loaded_the_package_it_was_told_to() -> None:
    wrong = why_not(PLAIN, Path("/here"), greeting("/elsewhere"))
    assert wrong is not None
    assert "loads the package from another folder" in wrong.reason


def test_a_worker_measures_in_a_process_of_its_own() -> None:
    with worker(HERE) as process:
        assert why_not(PLAIN if IS_PLAIN else COMPILED, HERE, process) is None
        for seed in (3, 4):
            tally = process.measure(SUBJECTS[-1].name, GAMES, 0, seed)
            assert isinstance(tally, Tally)
            assert (tally.games, tally.steps) == (1, SUBJECTS[-1].open(GAMES, seed)())


def test_a_worker_that_does_not_start_is_told_with_its_last_words(tmp_path: Path) -> None:
    put(tmp_path, "a = 1")
    (tmp_path / "wildswing/__init__.py").write_text("raise ImportError('half a package')\n")
    with worker(tmp_path) as process:
        assert why_not(PLAIN, tmp_path, process) == Missing(
            PLAIN, "The plain build is not measured: it does not start (ImportError: half a package)."
        )
        assert process.measure("Formation", GAMES, 0, 1) == (
            "Formation, random games, is not measured: its process ended (ImportError: half a package)."
        )


def test_a_worker_that_dies_while_it_measures_is_told_with_how_it_ended(tmp_path: Path) -> None:
    (tmp_path / "fragile.py").write_text(
        "import os\nfrom wildswing.lab.bench_worker import main\nmain(lambda *_: os._exit(9))\n"
    )
    with worker(HERE, "fragile", tmp_path) as process:
        assert process.measure("Formation", GAMES, 0, 1) == (
            "Formation, random games, is not measured: its process ended (exit code 9)."
        )
