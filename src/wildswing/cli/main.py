"""The command `wildswing`; each subcommand lives in a module that is loaded when it is called."""

import os
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from errno import EDQUOT, EFBIG, EIO, ENOSPC
from functools import lru_cache

from cyclopts import App, CycloptsError

import wildswing
from wildswing.cli.command import added_commands
from wildswing.cli.helping import PlainHelp
from wildswing.cli.output import complain, to_type
from wildswing.cli.refusals import refusal
from wildswing.kernel.errors import WildswingError

REFUSED = 2
BROKEN = 70
"""The exit code for a mistake of ours, as sysexits.h has it."""
INTERRUPTED = 130
PIPE_CLOSED = 141

NO_ROOM = (EDQUOT, EFBIG, EIO, ENOSPC)
"""What the system says when standard output takes no more."""

COMMANDS = {
    "games": "List the installed games.",
    "show": "Say what a game is and show its cards.",
    "play": "Play a game in the browser, or in the terminal.",
    "serve": "Host a table for others.",
    "static": "Write a table without a server, as files for any web server.",
    "rules": "Read the rules of a game, or write them as a page to print.",
    "people": "Help the people of a table that you host.",
    "backup": "Copy all that a table has into a file.",
    "restore": "Put a backup into an empty database.",
    "scores": "List the best results of games for one player.",
    "replay": "Show or verify a recorded match.",
    "notation": "Write a match down in words, or read it back.",
    "analyse": "Say what each answer of a match was worth.",
    "puzzle": "Find the best answer in a position out of a match.",
    "simulate": "Let two agents play many games.",
    "dataset": "Put the decisions of recorded matches into a file for learning programs.",
    "ladder": "Let agents meet each other, and rate how strong they are.",
    "benchmark": "Measure an agent in the same matches as everybody else.",
    "tournament": "Let agents play a tournament, round by round.",
    "conformance": "Check that a game keeps the promises of every game.",
    "bench": "Measure how fast the engine is.",
}

app = App(
    name="wildswing",
    help="An open table for card-fighting games.",
    version=f"wildswing {wildswing.__version__}",
    # Our sentences have no marks, and reading Markdown takes longer than the rest of the help.
    help_format="plaintext",
    help_formatter=PlainHelp(),
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
for order, (command, text) in enumerate(COMMANDS.items()):
    app.command(f"wildswing.cli.{command}:{command}", help=text, help_format="markdown", sort_key=order)


@lru_cache(maxsize=1)
def commands() -> tuple[str, ...]:
    """Adds the commands that packages bring for a game, and returns the names of all; no name is given twice."""
    names = list(COMMANDS)
    for name, one in added_commands().items():
        if name not in names:
            app.command(one.function, name=name, help=one.sentence, help_format="markdown", sort_key=len(names))
            names.append(name)
    return tuple(names)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code; whatever goes wrong becomes one sentence."""
    _never_choke_on_letters()
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        _refuse_unknown_command(tokens)
        result = app(tokens, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        complain(f"{refusal(error)} See {to_type(*_command_in(tokens), '--help')}.")
        return REFUSED
    except WildswingError as error:
        complain(str(error))
        return REFUSED
    except KeyboardInterrupt as interrupt:
        complain(" ".join(["Interrupted.", *_notes(interrupt)]))
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return PIPE_CLOSED
    except Exception as error:
        if os.environ.get("WILDSWING_DEBUG") == "1":
            raise
        return _explain(error)
    return result if isinstance(result, int) else 0


def _explain(error: Exception) -> int:
    """Tells of an error that nobody expected, and returns the exit code."""
    if isinstance(error, OSError) and error.errno in NO_ROOM and error.filename is None:
        _give_up_output()
        complain(" ".join([f"The output cannot be written ({error.strerror}).", *_notes(error)]))
        return REFUSED
    mistake = f"Wildswing made a mistake ({type(error).__name__}: {error})."
    complain(" ".join([mistake, *_notes(error), "Set WILDSWING_DEBUG=1 to see the traceback."]))
    return BROKEN


def _notes(error: BaseException) -> list[str]:
    return getattr(error, "__notes__", [])


def _give_up_output() -> None:
    """Keeps Python from trying to write the rest when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _never_choke_on_letters() -> None:
    """Lets a terminal that knows few letters show a “?” instead of ending the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _refuse_unknown_command(tokens: list[str]) -> None:
    """Names the commands there are, without loading them all as Cyclopts would."""
    if tokens[:1] and tokens[0] in (*COMMANDS, *app.version_flags):
        return
    known = commands()
    if not tokens or tokens[0] in (*known, *app.help_flags):
        return
    near = get_close_matches(tokens[0], known, n=1)
    hint = f"did you mean “{near[0]}”?" if near else f"there is {', '.join(known)}."
    raise WildswingError(f"There is no command “{tokens[0]}”; {hint}")


def _command_in(tokens: list[str]) -> list[str]:
    return tokens[:1] if tokens[:1] and tokens[0] in commands() else []
