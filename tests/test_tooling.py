"""The Makefile, the lock files and the compiled build keep their promises."""

import importlib
import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPILED: list[str] = PROJECT["tool"]["wildswing"]["compiled"]
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))


def pins(lock: str) -> set[str]:
    """Returns the names of the packages that a lock file pins with hashes."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    return set(re.findall(r"^([\w-]+)==[^\\\n]+ \\\n    --hash=sha256:", text, re.MULTILINE))


def names(requirements: list[object]) -> set[str]:
    """Returns the package names of requirements, spelled as lock files spell them."""
    found = (re.match(r"[\w.-]+", entry) for entry in requirements if isinstance(entry, str))
    return {match[0].lower().replace("_", "-") for match in found if match}


def run_make(*arguments: str) -> str:
    """Returns what make prints, whatever make runs these tests."""
    environment = {name: text for name, text in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(["make", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.stdout


def test_help_lists_every_public_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = " ".join(re.findall(r"^\.PHONY: (.+)$", makefile, re.MULTILINE))
    listed = re.findall(r"^  make (\S+) +\S.*$", run_make("help"), re.MULTILINE)
    assert listed == phony.split()


def test_a_step_says_what_it_does_and_ends_as_its_command_does() -> None:
    command = ["sh", "tools/step.sh", "Adding up", "sh", "-c", "echo $((1 + 1)); exit 3"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, sorted(done.stdout.split("\n"))) == (3, ["", "2", "Adding up"])


def test_packages_of_the_page_that_cannot_be_fetched_are_told_with_the_reason(tmp_path: Path) -> None:
    npm = tmp_path / "npm"
    npm.write_text(
        '#!/bin/sh\necho "added 0 packages"\ncase "$*" in *silent*) ;; *) echo "no network" >&2 ;; esac\nexit 1\n'
    )
    npm.chmod(0o755)
    command = run_make("--dry-run", "--always-make", "web/node_modules/.stamp")
    step = next(part for part in re.findall(r"tools/step\.sh [^@]+?(?=\ntouch)", command))
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(step, shell=True, cwd=ROOT, env={"PATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "added" not in done.stdout
    assert (
        done.stderr == "no network\nnpm could not install the packages of web/package-lock.json, and says above why.\n"
    )


def test_lock_files_name_no_host_and_no_path() -> None:
    assert [lock.stem for lock in LOCKS] == ["core", "dev", "docs", "extras", "peers", "runtime", "static"]
    for lock in LOCKS:
        text = lock.read_text(encoding="utf-8")
        assert re.findall(r".*(?:://|--index|--find-links|\bfile:| @ |/).*", text) == []


def test_every_requirement_is_pinned_with_hashes() -> None:
    groups, extras = PROJECT["dependency-groups"], PROJECT["project"]["optional-dependencies"]
    assert names(groups["core"]) <= pins("core") < pins("runtime")
    needed = PROJECT["project"]["dependencies"] + extras["server"]
    assert names(needed) | names(groups["build"]) <= pins("runtime")
    assert names(extras["lab"]) | names(extras["arenas"]) <= pins("extras")
    assert names(groups["dev"]) | names(groups["build"]) <= pins("dev")
    assert names(groups["peers"]) <= pins("peers")


def test_version_is_the_same_in_package_and_project() -> None:
    assert importlib.import_module("wildswing").__version__ == PROJECT["project"]["version"]


@pytest.mark.parametrize("path", COMPILED)
def test_hot_module_exists_and_is_built_as_expected(path: str) -> None:
    assert (ROOT / path).is_file()
    expected = os.environ.get("WILDSWING_EXPECT")
    if expected is None:
        pytest.skip("WILDSWING_EXPECT says which build is under test; `make test` sets it")
    module = importlib.import_module(".".join(Path(path).with_suffix("").parts[1:]))
    assert module.__file__ is not None
    is_compiled = module.__file__.endswith(tuple(EXTENSION_SUFFIXES))
    assert is_compiled == {"compiled": True, "plain": False}[expected]


def test_makefile_reads_the_hot_modules_as_written() -> None:
    database = run_make("--print-data-base", "--question", "help")
    hot = re.search(r"^HOT := ?(.*)$", database, re.MULTILINE)
    assert hot is not None
    assert hot[1].split() == COMPILED


def test_the_tests_hear_ctrl_c_although_whoever_started_them_ignores_it() -> None:
    """As `nohup make test` does, and many a machine that tests by itself."""
    pressed = "tests/cli/test_terminal.py::test_ctrl_c_at_a_pipe"
    kept = {name: text for name, text in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", pressed]
    deaf = ["sh", "-c", 'trap "" INT; exec "$@"', "sh"]
    done = subprocess.run([*deaf, *command], cwd=ROOT, env=kept, capture_output=True, text=True, check=False)
    assert "1 passed" in done.stdout, done.stdout
