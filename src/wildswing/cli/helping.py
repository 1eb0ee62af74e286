"""How commands explain themselves: what an option takes is told in plain English, not by a type of Python."""

import re
from typing import Any, Final

WORDS: Final = {"STR": "NAME", "INT": "NUMBER", "FLOAT": "NUMBER", "PATH": "FILE"}


def plain_words(metavar: str | None) -> str | None:
    """Returns what an option takes as a person would call it."""
    return metavar and re.sub(r"\w+", lambda word: WORDS.get(word[0], word[0]), metavar)


class PlainHelp:
    """Draws the help of Cyclopts in plain words, and tells no default of a switch; what draws is loaded when it is."""

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        """Draws one panel."""
        entries = [
            entry.copy(metavar=plain_words(entry.metavar), default=None if entry.default == "False" else entry.default)
            for entry in panel.entries
        ]
        self._formatter()(console, options, panel.copy(entries=entries))

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        """Draws the line that shows how a command is called."""
        self._formatter().render_usage(console, options, usage)

    def _formatter(self) -> Any:
        from cyclopts.help.formatters import DefaultFormatter  # noqa: PLC0415 - see the class

        return DefaultFormatter()
