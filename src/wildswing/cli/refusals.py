"""What Cyclopts refuses, as a sentence to whoever typed it: what was given, what is needed, what to do."""

from difflib import get_close_matches
from typing import Final

from cyclopts import (
    ArgumentCollection,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from wildswing.cli.output import to_type

NUMBERS: Final = ("no", "one", "two", "three")
CLOSE: Final = 0.7
"""How alike two options are, of which one may be meant by the other."""

QUOTED: Final = "put a name of several words in quotation marks."


def refusal(error: CycloptsError) -> str:
    """Puts into one sentence what is wrong with a command line."""
    match error:
        case UnusedCliTokensError():
            return _too_much(error)
        case MissingArgumentError():
            return _too_little(error)
        case UnknownOptionError():
            return _unknown(error)
        case RepeatArgumentError():
            return f"{error.token.keyword} is given twice; give it once."
        case CoercionError():
            return _unfit(error)
    return _sentence(str(error))


def _sentence(words: str) -> str:
    words = " ".join(words.split())
    return words if words.endswith((".", "?", "!")) else f"{words}."


def _too_much(error: UnusedCliTokensError) -> str:
    unused = " ".join(error.unused_tokens or [])
    sentence = f"“{unused}” is more than this command takes"
    has_options = any(token.startswith("--") for token in error.root_input_tokens or [])
    return f"{sentence}; {QUOTED}" if has_options else f"{sentence}."


def _too_little(error: MissingArgumentError) -> str:
    argument = error.argument
    assert argument is not None  # or nothing could be missing
    if error.keyword is None:
        needed = argument.name if argument.index is not None else f"{argument.name} with something after it"
        return f"{to_type(*error.command_chain or ())} needs {needed}{_told(error)}"
    count, _ = argument.token_count()
    if count <= 1:
        return f"{error.keyword} needs something after it{_told(error)}"
    needed = f"{error.keyword} needs {NUMBERS[count] if count < len(NUMBERS) else count} names or files after it"
    given = " ".join([f"“{token}”" for token in error.tokens_so_far])
    more = f"and there is only {given}; name another, and {QUOTED}" if given else f"and there is none; {QUOTED}"
    return f"{needed}, {more}"


def _told(error: CycloptsError) -> str:
    """Returns what the help says of an argument, as the rest of a sentence."""
    if error.app is None or error.argument is None:
        return "."
    explained: ArgumentCollection = error.app.assemble_argument_collection(parse_docstring=True)
    said = next((one.parameter.help for one in explained if one.name == error.argument.name), None)
    return f": {_sentence(said[:1].lower() + said[1:])}" if said else "."


def _unknown(error: UnknownOptionError) -> str:
    given = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names if name.startswith("--")]
    near = get_close_matches(given.lstrip("-"), [name.lstrip("-") for name in known], 1, CLOSE)
    return f"There is no option {given} here" + (f"; did you mean --{near[0]}?" if near else ".")


def _unfit(error: CoercionError) -> str:
    """Says why a value is refused, by what its reader says or by the choices there are."""
    value = error.token.value if error.token is not None else ""
    name = (error.token and error.token.keyword) or "this command"
    choices = error.argument.get_choices() if error.argument is not None else None
    if choices:
        return f"“{value}” is nothing that {name} knows; choose from {', '.join(choices)}."
    if error.msg is not None:
        return f"{str(error.msg).rstrip('.')}, which {name} needs."
    return _sentence(str(error))
