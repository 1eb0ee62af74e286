"""Whatever is typed, a person gets a result or one clear sentence."""

import re
import subprocess
import sys
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

import wildswing as package
from tests.cli.conftest import Command, assert_refused
from wildswing.cli import command, saved
from wildswing.cli.main import BROKEN, INTERRUPTED, commands, main


def test_version(wildswing: Command) -> None:
    assert wildswing("--version").out == f"wildswing {package.__version__}\n"


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_help_lists_every_command(wildswing: Command, arguments: tuple[str, ...]) -> None:
    said = wildswing(*arguments)
    assert said.code == 0
    assert [command for command in commands() if f" {command} " not in said.out] == []


@pytest.mark.parametrize("command", commands())
def test_every_command_explains_itself(wildswing: Command, command: str) -> None:
    said = wildswing(command, "--help")
    assert said.code == 0
    assert said.out.startswith(f"Usage: wildswing {command}")


@pytest.mark.parametrize("command", commands())
def test_help_speaks_of_names_and_numbers_not_of_types(wildswing: Command, command: str) -> None:
    said = wildswing(command, "--help").out
    assert re.findall(r"\b(?:STR|INT|FLOAT|PATH\.\.\.|False|None)\b", said) == []


def test_help_says_what_an_option_takes(wildswing: Command) -> None:
    told = [wildswing(command, "--help").out for command in ("play", "bench", "serve", "matchups", "ladder")]
    options = ("--fighters NAME NAME ", "--seconds NUMBER ", "--database ADDRESS ", "--page FILE ", "--agents NAMES ")
    assert [option in said for option, said in zip(options, told, strict=True)] == [True] * 5


def test_help_loads_no_game_and_no_command() -> None:
    code = (
        "import sys; from wildswing.cli.main import main; main(['--help']); "
        "print([name for name in sys.modules if name.startswith('wildswing.') and name.endswith(('.game', '.rules'))"
        "or name.startswith(('wildswing.exceed.commands.', 'wildswing.agents', 'wildswing.lab', 'msgspec'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_commands_that_cannot_be_loaded_keep_no_others_away(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    own = entry_points(group=command.GROUP)
    torn = EntryPoint("a-torn-one", "there.is.no.such:COMMANDS", command.GROUP)
    monkeypatch.setattr(command, "entry_points", lambda **_: (torn, *own))
    assert {"fighters", "moderate"} <= set(command.added_commands())
    assert "The commands of “a-torn-one” are passed over" in caplog.text


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("pley",), ("“pley”", "did you mean “play”?")),
        (("--bogus",), ("“--bogus”", "games, show, play")),
        (("play", "chess"), ("“chess”", "formation")),
        (("play", "formaton"), ("“formaton”", "did you mean “formation”?")),
        (("show", "backgammon"), ("“backgammon”", "formation")),
        (("conformance", "chess"), ("“chess”", "formation")),
        (("play", "--against", "nobody"), ("nobody", "greedy")),
        (("play", "--agianst", "random"), ("--agianst", "--against", "wildswing play --help")),
        (("play", "formation", "now"), ("“now”", "wildswing play --help")),
        (("play", "--seed", "x"), ("“x” is not a whole number, which --seed needs.", "wildswing play --help")),
        (("play", "--seed", "1.5"), ("“1.5” is not a whole number, which --seed needs.",)),
        (("play", "--seed"), ("--seed needs something after it: deals the same cards again", "wildswing play --help")),
        (("play", "--seed", "1", "--seed", "2"), ("--seed is given twice; give it once.",)),
        (("play", "--bogus"), ("There is no option --bogus here.", "wildswing play --help")),
        (("conformance", "formation", "--seeds", "1.5"), ("“1.5” is not a whole number, which --seeds needs.",)),
        (("bench", "--seconds", "x"), ("“x” is not a number, which --seconds needs.", "wildswing bench --help")),
        (("bench", "--seconds", "inf"), ("“inf” is not a number, which --seconds needs.",)),
        (("bench", "web"), ("“web” is nothing that this command knows; choose from engine, start, page.",)),
        (("ladder", "exceed"), ("`wildswing ladder` needs --agents", "such as random,greedy")),
        (("play", "exceed", "--fighters"), ("--fighters needs two names or files after it, and there is none;",)),
        (
            ("play", "exceed", "--fighters", "Sol Badguy"),
            ("--fighters needs two names or files after it, and there is only “Sol Badguy”; name another,",),
        ),
        (
            ("play", "exceed", "--fighters", "Sol", "Badguy", "Ky", "Kiske"),
            ("“Ky Kiske” is more than this command takes; put a name of several words in quotation marks.",),
        ),
        (("play", "--seat", "green"), ("“green”", "black, white")),
        (("play", "--two", "--against", "random"), ("--two", "--against")),
        (("play", "--resume", "--seed", "3"), ("--resume",)),
        (("play", "--setup", "decks=none.txt"), ("decks=none.txt", "layouts")),
        (("play", "--setup", "layouts=none.txt"), ("none.txt", "No such file")),
        (("replay",), ("`wildswing replay` needs FILE: the match file, or a notation.", "wildswing replay --help")),
        (("replay", "none.match"), ("none.match", "No such file")),
        (("conformance", "formation", "--seeds", "0"), ("--seeds 0", "1 or more")),
        (("conformance", "formation", "--pairings", "all"), ("--pairings is for exceed", "formation")),
        (("conformance", "exceed", "--pairings", "0"), ("--pairings 0", "from 1 to", "“all”")),
        (("conformance", "exceed", "--pairings", "9999"), ("--pairings 9999", "from 1 to", "“all”")),
        (("conformance", "exceed", "--pairings", "some"), ("--pairings some", "from 1 to", "“all”")),
        (("conformance", "exceed", "--pairings", "2", "--fighters", "ryu", "linne"), ("--pairings and --fighters",)),
        (("conformance", "exceed", "--pairings", "2", "--setup", "edition=x"), ("--pairings and --setup",)),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    wildswing: Command, arguments: tuple[str, ...], words: tuple[str, ...], home: Path
) -> None:
    assert_refused(wildswing(*arguments), *words)
    assert not home.exists()


def test_a_mistake_of_ours_becomes_a_sentence(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved, "read", lambda *_: 1 // 0)
    said = wildswing("replay", __file__)
    assert said.code == BROKEN
    assert said.err == (
        "Wildswing made a mistake (ZeroDivisionError: integer division or modulo by zero). "
        "Set WILDSWING_DEBUG=1 to see the traceback.\n"
    )


def test_a_developer_sees_the_traceback(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved, "read", lambda *_: 1 // 0)
    monkeypatch.setenv("WILDSWING_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        wildswing("replay", __file__)


def test_interrupted_commands_say_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(saved, "read", interrupt)
    assert main(["replay", __file__]) == INTERRUPTED
    assert capsys.readouterr().err == "Interrupted.\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    shown = subprocess.Popen(
        [sys.executable, "-m", "wildswing", "show", "formation"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert shown.stdout is not None
    assert shown.stderr is not None
    shown.stdout.close()
    assert shown.stderr.read() == b""
    shown.stderr.close()
    assert shown.wait() != 0


def test_output_that_cannot_be_written_is_told_in_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "wildswing", "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "The output cannot be written (No space left on device).\n")
