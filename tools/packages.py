"""Builds the packages that are given away, and tries each in an environment of its own: `make wheel`.

The wheels are built from the source package, so it is tried with them. Each trial has the pinned packages, an empty
folder, and no Node.js, make or checkout on its path.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import time
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

SCRIPTS = "Scripts" if os.name == "nt" else "bin"

NEEDED = ("SYSTEMROOT", "TMP", "TEMP", "TMPDIR", "LANG")
"""Variables that the system itself may need."""

EVERY = 10.0
"""Seconds between two lines while something is under way."""

READY = """
import sys
from wildswing.exceed import roster
from wildswing.exceed.language import kept, tables
from wildswing.exceed.rules import turn
tables.make_tables = lambda: sys.exit("The tables of the grammar are not in the package.")
tables.ready_tables()
missing = [path for path, text in roster.fighter_files() if kept.kept_sheet(text) is None]
if missing:
    sys.exit(f"{len(missing)} fighters are not in the package as they were read.")
print(turn.__file__)
"""


class Failed(Exception):
    """A package does not do what it should."""


@dataclass(frozen=True)
class Environment:
    """A fresh environment, and an empty folder in which its commands run."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.folder / SCRIPTS / "python"

    def surroundings(self) -> dict[str, str]:
        """Returns the variables of a command: nothing of the checkout, and nothing but this environment on the path."""
        return {
            **{name: os.environ[name] for name in NEEDED if name in os.environ},
            "PATH": str(self.folder / SCRIPTS),
            "HOME": str(self.folder),
            "WILDSWING_HOME": str(self.folder / "home"),
        }

    def run(self, *command: str | Path, typed: str = "", code: int = 0) -> str:
        """Runs a command of this environment and returns what it said."""
        done = subprocess.run(
            [self.folder / SCRIPTS / command[0], *command[1:]],
            cwd=self.folder,
            env=self.surroundings(),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != code:
            raise Failed(f"{' '.join(map(str, command))} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    @contextmanager
    def table(self) -> Iterator[str]:
        """Opens the table in the browser and gives its address."""
        process = subprocess.Popen(
            [self.folder / SCRIPTS / "wildswing", "play", "--no-open", "--port", "0"],
            cwd=self.folder,
            env=self.surroundings(),
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            address = re.search(r"http://\S+", said)
            if address is None:
                raise Failed(f"The table did not open: {said}")
            yield address[0]
        finally:
            process.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGINT)
            process.communicate()


def say(line: str) -> None:
    """Tells a person who waits, or a file that is read meanwhile."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


@contextmanager
def doing(what: str) -> Iterator[None]:
    """Says what is under way, and now and then that it still is."""
    start = time.monotonic()
    say(what)
    done = Event()

    def tell() -> None:
        while not done.wait(EVERY):
            say(f"  … {time.monotonic() - start:.0f} s")

    teller = Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()


def build(kind: str, source: Path, **how: str) -> Path:
    """Builds a source package or a wheel of a source tree and returns its file."""
    before = set(DIST.glob("*"))
    command = [sys.executable, "-m", "build", "--no-isolation", f"--{kind}", "--outdir", str(DIST), str(source)]
    done = subprocess.run(
        command, env={**os.environ, **how}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    made = set(DIST.glob("*")) - before
    if done.returncode or len(made) != 1:
        raise Failed(f"{' '.join(command)} did not work: {done.stdout[-3000:]}")
    return made.pop()


@contextmanager
def environment(lock: str) -> Iterator[Environment]:
    """Makes a fresh environment with the packages of a lock file."""
    with TemporaryDirectory(prefix="wildswing-") as folder:
        venv.create(folder, with_pip=True)
        fresh = Environment(Path(folder))
        pip(fresh, "--no-deps", "--require-hashes", "-r", ROOT / "requirements" / f"{lock}.lock")
        yield fresh


def pip(fresh: Environment, *arguments: str | Path) -> None:
    """Installs into an environment, from the index that is set up on this machine."""
    command = [fresh.python, "-m", "pip", "install", "-qq", "--no-compile", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, cwd=fresh.folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"pip install {' '.join(map(str, arguments))}: {done.stderr}")


def play_in_terminal(fresh: Environment) -> None:
    """Plays without a browser."""
    if fresh.run("wildswing", "--version") != f"wildswing {VERSION}\n":
        raise Failed("The command is of another version.")
    games = [game["name"] for game in json.loads(fresh.run("wildswing", "games", "--json"))["games"]]
    if not {"exceed", "exiled", "formation", "ghost-bride", "target-practice"} <= {*games}:
        raise Failed(f"Games are missing; there are only {games}.")
    left = fresh.run("wildswing", "play", "exceed", "--terminal", "--fighters", "Ryu", "Sagat", typed="quit\n")
    if "The match is saved." not in left:
        raise Failed(f"A match cannot be played in the terminal: {left}")


def play_in_browser(fresh: Environment) -> None:
    """Opens the table, loads what its page names, and begins a match."""
    with fresh.table() as address:
        page = fetch(address).decode()
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        if not parts or not all(fetch(address + part) for part in parts):
            raise Failed("The page is not in the package.")
        seat = json.loads(fetch(f"{address}/api/matches", {"game": "exceed", "opponent": "novice"}))
        if not seat["match"]:
            raise Failed("No match can be begun.")


def fetch(address: str, body: object = None) -> bytes:
    """Returns what a table answers."""
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, content, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        found: bytes = answer.read()
        return found


def try_whole(wheel: Path, is_compiled: bool) -> None:
    """Tries a wheel as `pip install` leaves it."""
    with environment("runtime") as fresh:
        pip(fresh, "--no-index", wheel)  # finds every package that it asks for among the pinned ones
        fresh.run("python", "-m", "pip", "check")
        turn = Path(fresh.run("python", "-c", READY).strip())
        if (turn.suffix != ".py") != is_compiled:
            raise Failed(f"{wheel.name} has {turn.name}, which is not what it should have.")
        play_in_terminal(fresh)
        play_in_browser(fresh)


def try_core(wheel: Path) -> None:
    """Tries a wheel with the few packages of the terminal."""
    with environment("core") as fresh:
        pip(fresh, "--no-deps", "--no-index", wheel)
        play_in_terminal(fresh)
        said = fresh.run("wildswing", "play", code=2)
        if "which is not installed; run: pip install wildswing" not in said:
            raise Failed(f"What is missing is not named: {said}")


def main() -> int:
    """Builds and tries; an argument says how the hot modules are compiled, fast or light."""
    how = sys.argv[1] if len(sys.argv) > 1 else "fast"
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("wildswing-*"):
        old.unlink()
    try:
        with TemporaryDirectory(prefix="wildswing-") as folder:
            with doing("Building the source package"):
                sdist = build("sdist", ROOT)
            with tarfile.open(sdist) as packed:
                packed.extractall(folder, filter="data")
            source = Path(folder) / f"wildswing-{VERSION}"
            with doing("Building the plain wheel from it"):
                plain = build("wheel", source)
            with doing("Building the compiled wheel from it (some minutes)"):
                compiled = build("wheel", source, WILDSWING_COMPILE=how)
        with doing("Trying the plain wheel: terminal, browser"):
            try_whole(plain, is_compiled=False)
        with doing("Trying the compiled wheel: terminal, browser"):
            try_whole(compiled, is_compiled=True)
        with doing("Trying the plain wheel with the packages of the terminal alone"):
            try_core(plain)
    except Failed as failure:
        sys.stderr.write(f"{failure}\n")
        return 1
    for made in (sdist, plain, compiled):
        say(f"dist/{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    say(f"Tried with Python {sys.version.split()[0]} on {sys.platform}; other versions and systems are untested here.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
