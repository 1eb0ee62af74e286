"""Games come from packages: an installed one can be played, and a broken one never stops the others."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wildswing.kernel import WildswingError, find_game
from wildswing.kernel.registry import GROUP, Broken, Shelf, shelf

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "three_duels"

PLAY_IT = """
from wildswing.kernel import Stream, find_game
from wildswing.kernel.conformance import assert_conforms
from wildswing.kernel.match import Match
from wildswing.kernel.registry import shelf

print({"formation", "three-duels"} <= set(shelf().games), shelf().broken)
game = find_game("three-duels")
print(type(game).__module__, assert_conforms(game, 2).seeds)
match, stream = Match(game, 1), Stream(1)
while match.asks:
    ask = match.asks[0]
    match.answer(ask.seat, stream.below(len(ask.options)))
print(match.outcome.scores, match.outcome.sentence)
"""


def python(*arguments: str, path: Path | None = None) -> str:
    """Returns what a fresh Python prints, with a folder of packages before all others."""
    paths = [str(path)] if path else []
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_example_game_can_be_installed_and_played(tmp_path: Path) -> None:
    # Built from a copy, since a build leaves its own files beside the sources.
    copy = shutil.copytree(EXAMPLE, tmp_path / "three_duels")
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    python(*install, "--no-deps", "--no-build-isolation", "--target", str(tmp_path / "site"), str(copy))
    shown = python("-c", PLAY_IT, path=tmp_path / "site").splitlines()
    assert shown[0] == "True {}"
    assert shown[1] == "three_duels.game 2"
    assert shown[2] == "(2, 4) South wins 2 to 4."


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose packages count as installed."""
    monkeypatch.syspath_prepend(tmp_path)
    shelf.cache_clear()
    yield tmp_path
    shelf.cache_clear()
    for module in tmp_path.glob("*.py"):
        sys.modules.pop(module.stem, None)


def add_package(site: Path, package: str, entry: str, code: str) -> None:
    """Installs a package with one module of the same name and one entry point."""
    (site / f"{package}.py").write_text(code, encoding="utf-8")
    facts = site / f"{package}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text(f"[{GROUP}]\n{entry}\n", encoding="utf-8")


GOOD_GAME = """
from docs.examples.three_duels.three_duels.game import ThreeDuels


class Named(ThreeDuels):
    name = "{name}"


GAME = Named()
"""


def refusal(name: str) -> str:
    with pytest.raises(WildswingError) as refused:
        find_game(name)
    return str(refused.value)


def only_broken(known: Shelf) -> Broken:
    assert len(known.broken) == 1
    return next(iter(known.broken.values()))


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import a_package_that_nobody_has", "ModuleNotFoundError: No module named 'a_package_that_nobody_has'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("raise ValueError('two\\nlines')", "ValueError: two lines"),
        ("GAME = 'a string'", "crashing:GAME is no Game object"),
        (
            GOOD_GAME.format(name="crash") + "\nNamed.title = Named.longest = property(lambda self: self.nowhere)\n",
            "it does not say its title, longest",
        ),
        (GOOD_GAME.format(name="another"), "it calls itself “another”"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_listed_with_the_reason(site: Path, code: str, reason: str) -> None:
    add_package(site, "crashing", "crash = crashing:GAME", code)
    add_package(site, "working", "works = working:GAME", GOOD_GAME.format(name="works"))
    known = shelf()
    assert {"formation", "works"} <= set(known.games)
    assert known.broken == {"crash": Broken("crash", "crashing", reason)}
    sentence = f"The game “crash” from the package crashing cannot be loaded ({reason}); mend or uninstall crashing."
    assert known.broken["crash"].sentence() == sentence
    assert refusal("crash") == sentence
    assert find_game("works").name == "works"


def test_a_missing_object_is_a_reason_too(site: Path) -> None:
    add_package(site, "hollow", "hollow = hollow:GAME", "")
    assert only_broken(shelf()).reason == "AttributeError: module 'hollow' has no attribute 'GAME'"


def test_a_name_belongs_to_the_game_of_this_package_first(site: Path) -> None:
    add_package(site, "a_rival", "formation = a_rival:GAME", GOOD_GAME.format(name="formation"))
    assert type(find_game("formation")).__module__ == "wildswing.formation.game"
    broken = only_broken(shelf())
    assert (broken.name, broken.package, broken.reason) == ("formation", "a_rival", "another game has this name")


def test_of_two_strangers_with_one_name_one_can_be_played_and_the_other_is_listed(site: Path) -> None:
    for package in ("first_one", "second_one"):
        add_package(site, package, f"twin = {package}:GAME", GOOD_GAME.format(name="twin"))
    assert type(find_game("twin")).__module__ == "first_one"
    assert only_broken(shelf()).package == "second_one"


def test_two_broken_games_with_one_name_are_both_listed(site: Path) -> None:
    for package in ("first_one", "second_one"):
        add_package(site, package, f"twin = {package}:GAME", "1 / 0")
    assert {broken.package for broken in shelf().broken.values()} == {"first_one", "second_one"}


def test_an_unknown_game_is_refused_with_what_there_is(site: Path) -> None:
    add_package(site, "working", "works = working:GAME", GOOD_GAME.format(name="works"))
    assert refusal("formatoin") == "There is no game called “formatoin”; did you mean “formation”?"
    assert refusal("zzz") == f"There is no game called “zzz”; there is {', '.join(sorted(shelf().games))}."
    assert "works" in shelf().games
