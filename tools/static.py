"""Puts a table without a server together: `make static`.

The page comes from build/static/page, the wheels that Python in the browser needs from build/static/wheels. All is laid
into the package, from where `wildswing static` copies it.
"""

import json
import shutil
import subprocess
import zipfile
from hashlib import sha256
from html import escape
from importlib.metadata import entry_points
from pathlib import Path

import msgspec

import wildswing
from wildswing.kernel.registry import GROUP, find_game
from wildswing.rulebook.facet import Rulebook
from wildswing.rulebook.page import page_of, style
from wildswing.server.telling.offers import offer_of
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import LANGUAGES, catalogue_of

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
BUILD = ROOT / "build" / "static"
OUT = SOURCES / "wildswing" / "server" / "static"
WEB = ROOT / "web"

PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What a browser needs to run Python, of the package pyodide."""

LEFT_OUT = {"__pycache__", "arena", "arenas", "cli", "commands", "lab", "migrations", "terminal"}
"""Folders of the package that nobody needs inside a page."""

NO_SOURCES = ("wildswing/server/page/", "wildswing/server/static/")


def main() -> None:
    """Lays everything into the package."""
    BUILD.mkdir(parents=True, exist_ok=True)
    package = BUILD / "wildswing.zip"
    pack(package)
    wheels = sorted((BUILD / "wheels").glob("*.whl"))
    engine = BUILD / "engine.pack"
    subprocess.run(["node", WEB / "tools" / "engine.mjs", engine, package, *wheels], check=True)
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(BUILD / "page", OUT)
    for file in sorted((WEB / "static").iterdir()):
        shutil.copy(file, OUT)
    (OUT / "engine").mkdir()
    shutil.copy(engine, OUT / "engine")
    for name in PYTHON:
        shutil.copy(WEB / "node_modules" / "pyodide" / name, OUT / "engine")
    (OUT / "engine" / "licences.txt").write_text(licences(wheels), encoding="utf-8")
    write_games()
    write_service_worker()


def own_games() -> list[str]:
    """Returns the names of the games of this package."""
    found = [entry for entry in entry_points(group=GROUP) if entry.dist is not None and entry.dist.name == "wildswing"]
    return sorted(entry.name for entry in found)


def pack(file: Path) -> None:
    """Packs what of the package a page needs, with the games that are its own."""
    games = {entry.name: entry.value for entry in entry_points(group=GROUP) if entry.name in own_games()}
    points = "".join([f"[{GROUP}]\n", *[f"{name} = {value}\n" for name, value in sorted(games.items())]])
    about = f"wildswing-{wildswing.__version__}.dist-info"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted((SOURCES / "wildswing").rglob("*")):
            name = path.relative_to(SOURCES)
            if path.is_file() and not LEFT_OUT & set(name.parts) and not name.as_posix().startswith(NO_SOURCES):
                archive.write(path, name)
        archive.writestr(
            f"{about}/METADATA", f"Metadata-Version: 2.1\nName: wildswing\nVersion: {wildswing.__version__}\n"
        )
        archive.writestr(f"{about}/entry_points.txt", points)


def licences(wheels: list[Path]) -> str:
    """Returns under which licences the packages of the engine are given away, with their texts."""
    pyodide = json.loads((WEB / "node_modules" / "pyodide" / "package.json").read_text(encoding="utf-8"))
    about = (
        f"Pyodide {pyodide['version']} is under the {pyodide['license']}; its sources are at {pyodide['homepage']}. It "
        "contains CPython and its standard library, under the PSF-2.0 (https://docs.python.org/3/license.html).\n"
    )
    found = [about]
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            texts = [name for name in archive.namelist() if ".dist-info/" in name and "LICEN" in name.upper()]
            said = [archive.read(name).decode().strip() for name in texts if not name.endswith("/")]
        found.append("\n\n".join([f"{wheel.name.split('-cp314')[0].split('-py3')[0]}:", *said]) + "\n")
    return "\n".join(found)


def write_games() -> None:
    """Writes what can be played, which the page shows before the table is set, and the rules, in each language."""
    (OUT / "games").mkdir()
    (OUT / "rules").mkdir()
    (OUT / "rules" / "style.css").write_text(style(), encoding="utf-8")
    games = [find_game(name) for name in own_games()]
    for language in LANGUAGES:
        with speaking(catalogue_of(language)):
            offers = [offer_of(game) for game in games]
            back = f'<a class="back" href="../">{escape(say("Back to the table"))}</a>'
            (OUT / "games" / f"{language}.json").write_bytes(msgspec.json.encode(offers))
            for game in games:
                if game.facets.load("rulebook", Rulebook) is not None:
                    page = page_of(game, language, '<link rel="stylesheet" href="style.css">', back)
                    (OUT / "rules" / f"{game.name}.{language}.html").write_text(page, encoding="utf-8")


def write_service_worker() -> None:
    """Tells the service worker what there is to keep; whatever changes makes another version."""
    script = OUT / "service-worker.js"
    files = sorted(path for path in OUT.rglob("*") if path.is_file() and path != script)
    digest = sha256()
    for path in files:
        digest.update(path.relative_to(OUT).as_posix().encode() + path.read_bytes())
    names = ["./", *[path.relative_to(OUT).as_posix() for path in files]]
    text = script.read_text(encoding="utf-8").replace("{version}", digest.hexdigest()[:16])
    script.write_text(text.replace("['{files}']", json.dumps(names)), encoding="utf-8")


if __name__ == "__main__":
    main()
