"""Few packages are enough for the terminal; whatever else is missing is named with the command that adds it."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import wildswing
from tests.test_tooling import PROJECT, pins
from wildswing.kernel.packages import MissingPackage, needed

CORE = pins("core")


START = """
import sys
for module in sys.argv.pop(1).split():
    sys.modules[module] = None
from wildswing.cli.main import main
sys.exit(main())
"""


@cache
def beyond_the_core() -> list[str]:
    """Returns what an installation for the terminal alone does not have; to ask every package takes a second."""
    return sorted(
        module
        for module, packages in packages_distributions().items()
        if not {re.sub(r"[._]", "-", package.lower()) for package in packages} & {*CORE, "wildswing"}
    )


def run(
    home: Path, *arguments: str, typed: str = "", hidden: Sequence[str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs a command where only the packages of the core are installed."""
    sources = str(Path(wildswing.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": sources, "WILDSWING_HOME": str(home), "COLUMNS": "200"}
    command = [sys.executable, "-c", START, " ".join(beyond_the_core() if hidden is None else hidden), *arguments]
    return subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=False)


def test_the_core_is_part_of_what_everybody_gets() -> None:
    assert set(PROJECT["dependency-groups"]["core"]) <= set(PROJECT["project"]["dependencies"])
    assert len(CORE) < 15
    assert {"numpy", "litestar", "uvicorn", "sqlalchemy", "altair"} <= {*beyond_the_core()}


def test_the_page_about_installing_names_the_core_the_extras_and_the_wheel() -> None:
    text = (Path(__file__).parents[1] / "docs" / "install.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^pip install (\".+)$", text, re.MULTILINE)
    assert shlex.split(line) == PROJECT["dependency-groups"]["core"]
    extras = re.findall(r"pip install \"wildswing\[(\w+)\]\"", text)
    assert extras == [*PROJECT["project"]["optional-dependencies"]]
    assert set(re.findall(r"wildswing-([\d.]+)-py3", text)) == {wildswing.__version__}


@pytest.mark.parametrize(
    ("library", "private"),
    [("uvicorn", "uvicorn.protocols."), ("h11", "import h11"), ("lark", "Lark._load_from_dict")],
)
def test_a_library_whose_private_parts_are_used_has_an_upper_bound(library: str, private: str) -> None:
    sources = Path(wildswing.__file__).parent.rglob("*.py")
    assert any(private in source.read_text(encoding="utf-8") for source in sources)
    (asked,) = [one for one in PROJECT["project"]["dependencies"] if re.match(rf"{library}\b", one)]
    assert re.fullmatch(rf"{library}>=[\d.]+,<[\d.]+", asked)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("games",), "Formation"),
        (("show", "Ryu"), "Ryu"),
        (("fighters", "--edition", "strive"), "Sol Badguy"),
        (("play", "formation", "--terminal", "--against", "novice"), "The match is saved."),
        (("play", "exceed", "--terminal", "--fighters", "Ryu", "Sagat"), "The match is saved."),
        (("play", "ghost-bride", "--terminal"), "The match is saved."),
        (("simulate", "formation", "--a", "greedy", "--b", "random", "--games", "2", "--jobs", "1"), "greedy"),
        (("scenario", "Ryu"), "Ryu"),
    ],
)
def test_the_core_is_enough(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = run(tmp_path, *arguments, typed="quit\n")
    assert done.returncode == 0
    assert [line for line in done.stderr.splitlines() if not line.startswith("Playing: ")] == []
    assert words in done.stdout


@pytest.mark.parametrize("command", ["play", "serve"])
def test_the_table_in_the_browser_says_what_it_needs_and_offers_the_terminal(tmp_path: Path, command: str) -> None:
    done = run(tmp_path, command, "--port", "0")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(
        r"The table in the browser needs \w+, which is not installed; run: pip install wildswing "
        r"\(or play here: `\S+ play --terminal`\)\n",
        done.stderr,
    )


def test_another_database_says_what_it_needs(tmp_path: Path) -> None:
    done = run(tmp_path, "serve", "--port", "0", "--database", "postgresql://me@127.0.0.1:1/mine", hidden=["asyncpg"])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        'A PostgreSQL database needs asyncpg, which is not installed; run: pip install "wildswing[server]"\n'
    )


def test_what_belongs_to_an_extra_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(MissingPackage) as caught, needed("Charts need", "lab"):
        import altair  # noqa: F401, PLC0415 - which is hidden
    assert str(caught.value) == 'Charts need altair, which is not installed; run: pip install "wildswing[lab]"'


@pytest.mark.parametrize(
    ("prefix", "command"),
    [
        ("/home/me/.local/share/pipx/venvs/wildswing", "pipx runpip wildswing install"),
        ("/home/me/.local/share/pipx/venvs/wildswing-next", "pipx runpip wildswing-next install"),
        (
            "/home/J Doe/.local/share/uv/tools/wildswing",
            'uv pip install --python "/home/J Doe/.local/share/uv/tools/wildswing"',
        ),
        ("/usr", "pip install"),
    ],
)
def test_an_installation_of_pipx_or_uv_is_told_their_commands(
    prefix: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", prefix)
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(MissingPackage) as caught, needed("Charts need", "lab"):
        import altair  # noqa: F401, PLC0415 - which is hidden
    assert str(caught.value).endswith(f'; run: {command} "wildswing[lab]"')


def test_a_module_of_ours_that_is_missing_is_a_mistake_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError), needed("Charts need", "lab"):
        __import__("wildswing.no_such_module")
