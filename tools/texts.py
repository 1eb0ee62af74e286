"""Keeps the catalogues of other languages in step with the texts in the code.

`.venv/bin/python tools/texts.py` lists texts that a catalogue lacks, entries that nobody uses, and whatever else would
keep a text from being said in another language. With `add` it reads a JSON object from its input, English texts with
their German, and merges it into the catalogue.

In Python the texts are the literals given to `say`, `plural` and `text` of `wildswing.texts`, on the page those given
to `t`, `plural` and `text` of `lib/texts.svelte`. There `t` also says the entries of a table whose texts are marked
with `text`, which is a constant in capitals: `t(LABELS[key])`.
"""

import ast
import fcntl
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from wildswing.texts.plurals import rules_of

ROOT = Path(__file__).parents[1]
CATALOGUES = ROOT / "src" / "wildswing" / "texts"

ARGUMENTS = {"say": (0,), "t": (0,), "text": (0,), "plural": (1, 2)}
"""Which arguments of each function are texts."""

MANY = 2
"""Which argument of `plural` catalogues know: the text for many things."""

MODULE = "wildswing.texts"
PAGE_MODULE = re.compile(r"import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['\"][^'\"]*texts\.svelte['\"]")

STRING = re.compile(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"|`((?:[^`\\]|\\.)*)`", re.DOTALL)
ESCAPE = re.compile(r"\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|(.))", re.DOTALL)
TABLE_ENTRY = re.compile(r"\s*[A-Z][A-Z_]*[.\[][^'\"`?+]*")
GAP = re.compile(r"\{(\w+)\}")


Entry = str | dict[str, str]
"""A text in another language, or the forms of one that counts things."""


@dataclass(frozen=True)
class Found:
    """A text in the code, or what is wrong with a place where one should be."""

    place: str
    text: str = ""
    mistake: str = ""
    counts: bool = False
    """Whether it stands for many things, and has other forms for other numbers."""


# --- Python ---


def in_python(source: str, name: str) -> Iterator[Found]:
    """Finds the texts of a Python module."""
    tree = ast.parse(source)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == MODULE]
    known = {one.asname or one.name: one.name for node in imports for one in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            function = known.get(node.func.id, "")
            if function in ARGUMENTS:
                yield from _in_call(node, function, f"{name}:{node.lineno}")


def _in_call(call: ast.Call, function: str, place: str) -> Iterator[Found]:
    given = {one.arg for one in call.keywords} | ({"count"} if function == "plural" else set())
    for at in ARGUMENTS[function]:
        argument = call.args[at] if at < len(call.args) else None
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            yield Found(place, mistake=f"{function} takes a plain literal")
            continue
        if function != "plural" or at == MANY:
            yield Found(place, argument.value, counts=function == "plural")
        unknown = gaps(argument.value) - given
        if unknown and function != "text" and None not in given:
            yield Found(place, mistake=f"{argument.value!r} is given no {', '.join(sorted(unknown))}")


# --- The page ---


def in_page(source: str, name: str) -> Iterator[Found]:
    """Finds the texts of a TypeScript module or Svelte component."""
    imported = [one.strip() for group in PAGE_MODULE.findall(source) for one in group.split(",")]
    known = [function for function in ("t", "text", "plural") if function in imported]
    if not known:
        return
    for call in re.finditer(rf"(?<![\w.$])({'|'.join(known)})\(", source):
        function = call.group(1)
        place = f"{name}:{source.count(chr(10), 0, call.start()) + 1}"
        given = list(_arguments(source, call.end(), max(ARGUMENTS[function]) + 1))
        for at in ARGUMENTS[function]:
            said = _literal(given[at]) if at < len(given) else None
            if said is None and function == "t" and TABLE_ENTRY.fullmatch(given[at]):
                continue
            if said is None:
                yield Found(place, mistake=f"{function} takes a plain literal")
            elif function != "plural" or at == MANY:
                yield Found(place, said, counts=function == "plural")


def _arguments(source: str, start: int, most: int) -> Iterator[str]:
    """Splits the arguments of a call at its own commas."""
    depth, begin, at, found = 0, start, start, 0
    while at < len(source) and found < most:
        string = STRING.match(source, at)
        sign = source[at]
        if string is not None:
            at = string.end()
            continue
        if depth == 0 and sign in ",)":
            yield source[begin:at]
            found, begin = found + 1, at + 1
            if sign == ")":
                return
        depth += (sign in "([{") - (sign in ")]}")
        at += 1


def _literal(argument: str) -> str | None:
    """Returns the text of a literal, or of literals joined with +; None for anything else."""
    rest, parts = argument.strip(), []
    while (string := STRING.match(rest)) is not None:
        single, double, template = string.groups()
        if template is not None and "${" in template:
            return None
        parts.append(_unescaped(next(one for one in (single, double, template) if one is not None)))
        rest = rest[string.end() :].strip()
        if not rest:
            return "".join(parts)
        if not rest.startswith("+"):
            return None
        rest = rest[1:].strip()
    return None


def _unescaped(text: str) -> str:
    def sign(escape: re.Match[str]) -> str:
        braced, short, plain = escape.groups()
        if plain is not None:
            return {"n": "\n", "t": "\t", "\n": ""}.get(plain, plain)
        return chr(int(braced or short, 16))

    return ESCAPE.sub(sign, text)


# --- Catalogues ---


def gaps(text: str) -> set[str]:
    """Returns the names in braces."""
    return set(GAP.findall(text))


def in_tree(root: Path = ROOT) -> list[Found]:
    """Finds the texts of the whole project."""
    python = sorted((root / "src" / "wildswing").rglob("*.py"))
    page = sorted(path for path in (root / "web" / "src").rglob("*") if path.suffix in {".ts", ".svelte"})
    found: list[Found] = []
    for path in python:
        if path.parent.name != "texts":
            found += in_python(path.read_text(encoding="utf-8"), str(path.relative_to(root)))
    for path in page:
        found += in_page(path.read_text(encoding="utf-8"), str(path.relative_to(root)))
    return found


def forms(language: str) -> set[str]:
    """Returns the names of the forms that numbers ask for in a language."""
    return {*rules_of(language), "other"}


def mistakes(found: Iterable[Found], catalogue: dict[str, Entry], language: str) -> list[str]:
    """Lists what is wrong between the texts of the code and a catalogue."""
    found = list(found)
    used = {one.text: one.place for one in reversed(found) if not one.mistake}
    counted = {one.text for one in found if one.counts}
    wanted = forms(language)
    listed = [f"{one.place}: {one.mistake}" for one in found if one.mistake]
    listed += [f"{place}: not in {language}.json: {text!r}" for text, place in used.items() if text not in catalogue]
    listed += [f"{language}.json: nobody uses {text!r}" for text in catalogue if text not in used]
    listed += [
        f"{one.place}: say it in other words, since elsewhere it counts things: {one.text!r}"
        for one in found
        if one.text in counted and not one.counts
    ]
    for text, entry in catalogue.items():
        if text in used and (text in counted) == isinstance(entry, str):
            listed.append(f"{language}.json: has forms if and only if it counts things: {text!r}")
        elif isinstance(entry, str):
            if gaps(text) != gaps(entry):
                listed.append(f"{language}.json: the names in braces differ: {text!r} and {entry!r}")
        else:
            listed += [f"{language}.json: {text!r} lacks the form {one!r}" for one in wanted - entry.keys()]
            listed += [f"{language}.json: {text!r} needs no form {one!r}" for one in entry.keys() - wanted]
            listed += [
                f"{language}.json: the names in braces differ: {text!r} and {form!r}"
                for form in entry.values()
                if gaps(text) - {"count"} != gaps(form) - {"count"}
            ]
    return sorted(set(listed))


def add(entries: dict[str, Entry], path: Path) -> None:
    """Merges entries into a catalogue, also while somebody else does the same."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        merged = json.loads(path.read_text(encoding="utf-8")) | entries
        content = json.dumps(merged, ensure_ascii=False, indent=2, sort_keys=True)
        fresh = path.with_suffix(".fresh")
        fresh.write_text(content + "\n", encoding="utf-8")
        fresh.replace(path)
    finally:
        os.close(folder)


def main(arguments: list[str]) -> int:
    """Checks the catalogues, or adds to the German one."""
    if arguments == ["add"]:
        entries = json.load(sys.stdin)
        if not isinstance(entries, dict) or not all(isinstance(one, str | dict) for one in entries.values()):
            sys.exit(
                'Give a JSON object of English texts with their German: {"Resign": "Aufgeben", '
                '"{count} cards": {"one": "{count} Karte", "other": "{count} Karten"}}'
            )
        add(entries, CATALOGUES / "de.json")
        return 0
    if arguments not in ([], ["check"]):
        sys.exit("Use `.venv/bin/python tools/texts.py`, or `… tools/texts.py add` with a JSON object as input.")
    found = in_tree()
    listed: list[str] = []
    for path in sorted(CATALOGUES.glob("*.json")):
        listed += mistakes(found, json.loads(path.read_text(encoding="utf-8")), path.stem)
    sys.stdout.writelines(f"{line}\n" for line in listed)
    return 1 if listed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
