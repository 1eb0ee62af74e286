"""Gathers what the site of the documentation is made of into build/docs, where MkDocs finds it (mkdocs.yml).

The pages are those of docs/. To them come a gallery of all fighters, drawn by the rig of the page, a reference made of
the docstrings, and every file outside docs/ that a page links to, so that each link of the site leads somewhere. The
table without a server that `make static` leaves in build/table becomes the page “Try it”.

`python -m tools.docs_site` is a part of `make docs`.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import Final

import msgspec

from tools.fighter_pages import page_of
from wildswing.exceed.appearance import appearance_of
from wildswing.exceed.language.sheets import Fighter
from wildswing.exceed.matches import roster, sheet_of
from wildswing.exceed.roster import SEASONS, season_of

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
STAGE: Final = ROOT / "build" / "docs"
STATIC: Final = ROOT / "build" / "table"
SITE: Final = ROOT / "tools" / "site"
"""The first page and the look of the site."""

ELSEWHERE: Final = "files"
"""The folder of the site for what does not stand in docs/."""

LINK: Final = re.compile(r"(!?\[(?:[^\]\[]|\[[^\]]*\])*\]\()([^)\s]+)(\))")

REFERENCE: Final = {
    "duel": ("Duels", ["wildswing.exceed.duel", "wildswing.exceed.position"]),
    "matches": ("Matches", ["wildswing.kernel.match", "wildswing.kernel.record", "wildswing.kernel.registry"]),
    "games": (
        "Games",
        ["wildswing.kernel.game", "wildswing.kernel.state", "wildswing.kernel.agenda", "wildswing.kernel.ask"],
    ),
    "agents": ("Agents", ["wildswing.agents.facet", "wildswing.agents.registry", "wildswing.agents.levels"]),
    "arenas": ("Arenas", ["wildswing.arenas.pettingzoo", "wildswing.arenas.gymnasium", "wildswing.arenas.openspiel"]),
    "lab": ("Laboratory", ["wildswing.lab.simulate", "wildswing.lab.ladder", "wildswing.lab.ratings"]),
}
"""The pages of the reference: by file, the title and the modules."""


def gather(stage: Path = STAGE) -> None:
    """Writes everything that the site is made of into a folder of its own."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(DOCS, stage, ignore=shutil.ignore_patterns("*.md"))
    shutil.copytree(SITE, stage, dirs_exist_ok=True)
    waiting = sorted(DOCS.rglob("*.md")) + [ROOT / name for name in ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")]
    placed: set[Path] = set()
    while waiting:
        file = waiting.pop()
        if file in placed:
            continue
        placed.add(file)
        place = stage / _place(file)
        place.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".md":
            text, linked = relinked(file)
            place.write_text(text, encoding="utf-8")
            waiting += linked
        elif DOCS not in file.parents:
            shutil.copyfile(file, place)
    (stage / "gallery.md").write_text(gallery(), encoding="utf-8")
    (stage / "try.md").write_text(_try(stage), encoding="utf-8")
    for name, (title, modules) in REFERENCE.items():
        page = stage / "reference" / f"{name}.md"
        page.parent.mkdir(exist_ok=True)
        page.write_text("\n\n".join([f"# {title}", *[f"::: {module}" for module in modules]]) + "\n", encoding="utf-8")


def _place(file: Path) -> PurePosixPath:
    """Returns where a file of the repository stands on the site."""
    inside = file.relative_to(ROOT)
    if inside.parts[0] == "docs":
        return PurePosixPath(*inside.parts[1:])
    return PurePosixPath(ELSEWHERE, *inside.parts)


def relinked(file: Path) -> tuple[str, list[Path]]:
    """Returns a page with its links as they are on the site, and the files outside docs/ that they lead to."""
    linked: list[Path] = []

    def said(found: re.Match[str]) -> str:
        target, _, anchor = found[2].partition("#")
        if not target or "://" in target or target.startswith("mailto:"):
            return found[0]
        aim = Path(os.path.normpath(file.parent / target))
        aim = aim / "README.md" if aim.is_dir() else aim
        if not aim.is_file():
            sys.exit(f"{file.relative_to(ROOT)} links to {target}, which is not there; correct the link.")
        linked.append(aim)
        way = os.path.relpath(_place(aim), _place(file).parent)
        return f"{found[1]}{way}{f'#{anchor}' if anchor else ''}{found[3]}"

    return LINK.sub(said, file.read_text(encoding="utf-8")), linked


def gallery() -> str:
    """Returns a page with the picture of every fighter, by season."""
    parts = ["# Gallery", "All fighters, as the table draws them; a picture leads to the fighter's cards."]
    for season in SEASONS.values():
        parts += [f"## {season}", '<div class="gallery" markdown>']
        fighters = [sheet_of(text) for text in roster().values() if season_of(text) == season]
        parts += [f"[![]({_picture(one)}){one.name}](fighters/{page_of(one)})" for one in fighters]
        parts.append("</div>")
    return "\n\n".join(parts) + "\n"


def _picture(fighter: Fighter) -> str:
    return f"pictures/gallery/{page_of(fighter).removesuffix('.md')}.svg"


def draw(stage: Path = STAGE) -> None:
    """Has the rig of the page draw every fighter."""
    folder = stage / "pictures" / "gallery"
    folder.mkdir(parents=True)
    sheets = [sheet_of(text) for text in roster().values()]
    looks = {page_of(one).removesuffix(".md"): appearance_of(one) for one in sheets}
    listed = ROOT / "build" / "gallery" / "looks.json"
    listed.parent.mkdir(parents=True, exist_ok=True)
    listed.write_bytes(msgspec.json.encode(looks))
    subprocess.run(["node", "gallery.mjs", str(listed), str(folder)], cwd=ROOT / "web", check=True)


def _try(stage: Path) -> str:
    """Returns the page with the table that needs no server."""
    shutil.copytree(STATIC, stage / "table")
    return (
        "# Try it\n\nThe whole table, in your browser alone; [open it by itself](table/index.html) on a phone.\n\n"
        '<iframe class="table" src="table/index.html" title="Wildswing"></iframe>\n'
    )


def main() -> None:
    """Gathers and draws all that `mkdocs build` needs."""
    if not (STATIC / "index.html").is_file():
        sys.exit("There is no table to try in build/table yet; build it with: make static")
    gather()
    draw()


if __name__ == "__main__":
    main()
