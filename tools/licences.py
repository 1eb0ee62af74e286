"""Lists the licences of all that Wildswing uses, and gathers those of what its page contains: `make licences`.

The page is given away with the package, so the licences of its typefaces and scripts go with it, in
web/public/licences.txt. All others are listed in docs/licences.md.
"""

import json
import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = ROOT / "docs" / "licences.md"
IN_THE_PAGE = ROOT / "web" / "public" / "licences.txt"

PARTS = ("@fontsource/barlow", "@fontsource/barlow-condensed", "clsx", "esm-env", "svelte", "uqr")
"""The packages of which something is in the page."""

LOCKS = {
    "runtime": "What everybody installs, and `[server]`",
    "extras": "What `[lab]` and `[arenas]` add",
    "dev": "What only those need who change Wildswing",
}

HEAD = """# Licences

For whoever gives Wildswing away. `make licences` writes this page from what is installed and pinned. Wildswing itself
is under the [MIT licence](../LICENSE); nothing below is part of its package but what the first table lists.
"""


def pinned(lock: str) -> dict[str, str]:
    """Returns the versions of the packages in a lock file; of several for one package, the first."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name, version in re.findall(r"^([\w-]+)==(\S+)", text, re.MULTILINE):
        found.setdefault(name, version)
    return found


def licence_of(package: str) -> str:
    """Returns what an installed package says of its licence."""
    try:
        told = metadata(package)
    except PackageNotFoundError:
        return "not installed here"
    if "License-Expression" in told:
        return str(told["License-Expression"])
    classified = [
        line.rsplit(" :: ", 1)[1]
        for line in told.get_all("Classifier", [])
        if line.startswith("License :: OSI Approved")
    ]
    stated = "".join(told.get_all("License") or []).strip()
    if stated and "\n" not in stated and len(stated) < 60:
        return stated
    return ", ".join(one for one in classified if one != "OSI Approved") or "see its package"


def of_node(name: str) -> dict[str, str]:
    """Returns what the lock file of the page says of a package."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found: dict[str, str] = lock["packages"][f"node_modules/{name}"]
    return found


def texts_in_the_page() -> str:
    """Returns the licences of all that is in the page, word by word."""
    parts = []
    for name in PARTS:
        folder = ROOT / "web" / "node_modules" / name
        (file,) = [one for one in folder.iterdir() if re.fullmatch(r"licen[cs]e(\.\w+)?", one.name.lower())]
        parts.append(f"{name} {of_node(name)['version']}\n\n{file.read_text(encoding='utf-8').strip()}\n")
    return f"\n{'=' * 80}\n\n".join(parts)


def table(rows: list[tuple[str, str, str]]) -> str:
    """Writes rows as Markdown."""
    head = "| package | version | licence |\n|---|---|---|\n"
    return head + "".join(f"| {name} | {version} | {licence} |\n" for name, version, licence in rows)


def page() -> str:
    """Returns the list of all licences."""
    inside = [(name, of_node(name)["version"], of_node(name)["license"]) for name in PARTS]
    found = [
        HEAD,
        "## In the page\n",
        "Their texts are in [licences.txt](../web/public/licences.txt), which the page carries.\n",
    ]
    found.append(table(inside))
    seen: set[str] = set()
    for lock, title in LOCKS.items():
        rows = [(name, version, licence_of(name)) for name, version in pinned(lock).items() if name not in seen]
        seen.update(pinned(lock))
        found += [f"## {title}\n", table(rows)]
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    kinds: dict[str, int] = {}
    for path, one in lock.items():
        if path:
            kinds[one.get("license", "see its package")] = kinds.get(one.get("license", "see its package"), 0) + 1
    found.append("## What builds the page\n")
    found.append("| licence | packages of web/package-lock.json |\n|---|---|\n")
    found[-1] += "".join(f"| {kind} | {count} |\n" for kind, count in sorted(kinds.items()))
    return "\n".join(found)


def main() -> None:
    """Writes both files."""
    LIST.write_text(page(), encoding="utf-8", newline="\n")
    IN_THE_PAGE.write_text(texts_in_the_page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
