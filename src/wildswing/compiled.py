"""The compiled build of a checkout, which the commands that people play with use if there is one.

Nothing else is imported here: the command line of whichever build it becomes is loaded afterwards.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

COMMANDS = ("play", "serve")
"""Where a person waits for the machine; whoever measures says which build it is."""

ASSETS = "assets"
"""A folder of the page whose files are named after what is in them."""


def use_compiled(arguments: list[str]) -> None:
    """Goes over to the compiled build for some commands, and says so, unless somebody has named another one."""
    here = Path(__file__).resolve().parents[1]
    named = [Path(folder).resolve() for folder in os.environ.get("PYTHONPATH", "").split(os.pathsep) if folder]
    if arguments[:1] == [] or arguments[0] not in COMMANDS or here in named:
        return
    build = build_beside(here)
    if build is None or not has_modules(build):
        return
    if not is_same(here, build):
        sys.stderr.write(f"The compiled build in {build} is of other sources and left alone; `make fast` renews it.\n")
        return
    sys.stderr.write(f"The compiled build in {build} is used.\n")
    sys.path.insert(0, str(build))
    for name in [name for name in sys.modules if name.partition(".")[0] == "wildswing"]:
        del sys.modules[name]


def build_beside(here: Path) -> Path | None:
    """Returns where the build of the checkout lies whose sources are in a folder, if it has one."""
    build = here.parent / "build/fast"
    return build if here.name == "src" and (build / "wildswing").is_dir() else None


def has_modules(build: Path) -> bool:
    """Tells whether this Python can load what was compiled."""
    return any(build.glob(f"*__mypyc{EXTENSION_SUFFIXES[0]}"))


def is_same(plain: Path, build: Path) -> bool:
    """Tells whether a build was made from the files at hand; it keeps them beside its modules."""
    for folder, inner, files in os.walk(plain / "wildswing"):
        inner[:] = [name for name in inner if name not in {"__pycache__", ASSETS}]
        twins = build / Path(folder).relative_to(plain)
        for name in files:
            twin = twins / name
            if not twin.is_file() or twin.read_bytes() != Path(folder, name).read_bytes():
                return False
    return True
