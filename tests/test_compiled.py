"""The commands that people play with use the compiled build of a checkout, if it is of the same sources."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import wildswing.compiled

START = "import sys; sys.path.insert(0, sys.argv.pop(1)); from wildswing.__main__ import main; sys.exit(main())"

COMMAND_LINE = "def main():\n    print(__file__)\n    return 7\n"
"""Says from which build it is."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a compiled build, of which nothing but the start is real."""
    package = tmp_path / "src/wildswing"
    (package / "cli").mkdir(parents=True)
    for name in ("__init__.py", "__main__.py", "compiled.py"):
        shutil.copy(Path(wildswing.compiled.__file__).with_name(name), package)
    (package / "cli/__init__.py").touch()
    (package / "cli/main.py").write_text(COMMAND_LINE)
    shutil.copytree(package, tmp_path / "build/fast/wildswing")
    (tmp_path / f"build/fast/wildswing__mypyc{EXTENSION_SUFFIXES[0]}").touch()
    return tmp_path


def started(checkout: Path, *arguments: str, path: str = "") -> tuple[str, str]:
    """Returns from which build a command came, and what it said of that."""
    done = subprocess.run(
        [sys.executable, "-c", START, str(checkout / "src"), *arguments],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 7, done.stderr
    return str(Path(done.stdout.strip()).relative_to(checkout)), done.stderr


@pytest.mark.parametrize("command", ["play", "serve"])
def test_whoever_plays_is_given_the_compiled_build(checkout: Path, command: str) -> None:
    where, said = started(checkout, command, "--port", "0")
    assert where == "build/fast/wildswing/cli/main.py"
    assert said == f"The compiled build in {checkout}/build/fast is used.\n"


def test_a_build_of_other_sources_is_left_alone_with_the_way_to_renew_it(checkout: Path) -> None:
    with (checkout / "src/wildswing/cli/main.py").open("a") as source:
        source.write("# changed\n")
    where, said = started(checkout, "serve")
    assert where == "src/wildswing/cli/main.py"
    assert said == (
        f"The compiled build in {checkout}/build/fast is of other sources and left alone; `make fast` renews it.\n"
    )


@pytest.mark.parametrize("arguments", [(), ("simulate", "formation"), ("--help",)])
def test_other_commands_stay_with_what_was_called(checkout: Path, arguments: tuple[str, ...]) -> None:
    assert started(checkout, *arguments) == ("src/wildswing/cli/main.py", "")


def test_whoever_names_the_sources_gets_them(checkout: Path) -> None:
    assert started(checkout, "serve", path=str(checkout / "src")) == ("src/wildswing/cli/main.py", "")


def test_a_build_for_another_python_is_no_build(checkout: Path) -> None:
    (checkout / f"build/fast/wildswing__mypyc{EXTENSION_SUFFIXES[0]}").unlink()
    assert started(checkout, "play") == ("src/wildswing/cli/main.py", "")


def test_a_checkout_without_a_build_is_played_as_it_is(checkout: Path) -> None:
    shutil.rmtree(checkout / "build")
    assert started(checkout, "play") == ("src/wildswing/cli/main.py", "")
