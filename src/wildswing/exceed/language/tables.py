"""The tables of the grammar: making them takes longer than reading a whole roster, so they are made once and kept.

`make` writes them beside the grammar, and a package carries them. Where they are missing, or were made from another
grammar or by another Lark, they are made in passing.
"""

import pickle
import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import lark
from lark import Lark
from lark.grammar import Rule
from lark.indenter import Indenter
from lark.lexer import PatternRE, PatternStr, TerminalDef

from wildswing.exceed.language.words import FORMS

_FOLDER: Final = files("wildswing.exceed.language")
_KEPT: Final = "grammar.tables"


class Layout(Indenter):
    """Turns indentation into tokens."""

    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012 (the base class declares a plain list)
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012 (as above)
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


class Tables(NamedTuple):
    """A parser as plain data."""

    words: dict[str, str]
    """The words of the grammar by the names of their terminals."""
    rules: dict[str, Any]
    """What Lark keeps of the parser."""
    shared: dict[int, Any]
    """What several of the rules refer to by number."""

    def parser(self) -> Lark:
        """Returns the parser itself."""
        # Lark's public way of loading takes no layout.
        parser: Lark = Lark._load_from_dict(self.rules, self.shared, postlex=Layout())  # type: ignore[no-untyped-call]
        return parser


def grammar() -> str:
    """Returns the grammar of fighter files."""
    return (_FOLDER / "grammar.lark").read_text(encoding="utf-8")


def ready_tables() -> Tables:
    """Returns the tables that are kept, or makes them where those are missing or not of this grammar."""
    try:
        kept = (_FOLDER / _KEPT).read_bytes()
    except OSError:
        return make_tables()
    origin = _origin()
    return Tables(*pickle.loads(kept[len(origin) :])) if kept.startswith(origin) else make_tables()


def make_tables() -> Tables:
    """Makes the tables from the grammar."""
    words: dict[str, str] = {}

    def make_word(terminal: TerminalDef) -> TerminalDef:
        """Lets a word end where letters end, and come in both of its forms."""
        if isinstance(terminal.pattern, PatternStr):
            word = terminal.pattern.value
            words[terminal.name] = word
            if word[0].isalpha():
                forms = "|".join(re.escape(form) for form in (word, FORMS.get(word)) if form)
                terminal.pattern = PatternRE(rf"(?:{forms})(?![\w'])")
        return terminal

    parser = Lark(
        grammar(),
        parser="lalr",
        lexer="contextual",
        postlex=Layout(),
        propagate_positions=True,
        edit_terminals=make_word,
    )
    rules, shared = parser.memo_serialize([TerminalDef, Rule])
    rules["options"] = {
        name: value for name, value in rules["options"].items() if name not in {"edit_terminals", "postlex"}
    }
    return Tables(words, rules, shared)


def _origin() -> bytes:
    """Returns what the tables follow from, in short: it stands before them."""
    return sha256(repr((grammar(), FORMS, lark.__version__)).encode()).digest()


def keep_tables(folder: Path) -> None:
    """Writes the tables into a folder, for `ready_tables`."""
    (folder / _KEPT).write_bytes(_origin() + pickle.dumps(tuple(make_tables())))
