"""The file of a tournament: it only grows, and takes back nothing but half a line."""

import re
from pathlib import Path

import msgspec
import pytest

from wildswing.kernel.errors import WildswingError
from wildswing.lab.results import CardTally, Header, Result, ResultFile, open_results, read_results

HEADER = Header(
    kind="matchups",
    program="1.2",
    game="exceed",
    rules=3,
    seed=7,
    entrants=("Ada", "Bob", "Cid"),
    agent="greedy",
    texts="abc",
)
SWUNG = CardTally("Swing", 3, 2, 1)


def result(number: int, a: str = "Ada", b: str = "Bob") -> Result:
    return Result((a, b), number, a, b, 90, (4, 0), 12, ((SWUNG,), ()))


def begin(path: Path, *results: Result) -> Path:
    with open_results(path, HEADER) as file:
        for one in results:
            file.append(one)
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "some.results"


def refused(path: Path, sentence: str, header: Header = HEADER) -> None:
    """The file is refused with a sentence and stays as it is."""
    before = path.read_bytes()
    with (
        pytest.raises(WildswingError, match="^" + re.escape(sentence.format(path=path))),
        open_results(path, header),
    ):
        pytest.fail("It was opened.")
    assert path.read_bytes() == before


def test_what_is_written_is_read_again(path: Path) -> None:
    begin(path, result(0), result(1))
    assert read_results(path) == (HEADER, [result(0), result(1)])


def test_a_line_is_on_disk_as_soon_as_it_is_appended(path: Path) -> None:
    with open_results(path, HEADER) as file:
        assert read_results(path) == (HEADER, [])
        file.append(result(0))
        assert read_results(path) == (HEADER, [result(0)])


def test_a_file_is_gone_on_with(path: Path) -> None:
    begin(path, result(0))
    with open_results(path, HEADER) as file:
        assert file.results == [result(0)]
        file.append(result(1))
        assert file.results == [result(0), result(1)]
    assert read_results(path)[1] == [result(0), result(1)]


def test_wherever_the_file_is_cut_off_only_the_half_line_is_lost(path: Path) -> None:
    whole = begin(path, result(0), result(1)).read_bytes()
    first, second, _ = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    for size in range(0, len(whole), 7):
        path.write_bytes(whole[:size])
        begin(path, result(2))
        kept = ([result(0)] if size >= second else []) + [result(2)]
        assert read_results(path) == (HEADER, kept)
        assert path.read_bytes().startswith(whole[: second if size >= second else first])


def test_half_a_line_is_passed_over_by_those_who_only_read(path: Path) -> None:
    whole = begin(path, result(0), result(1)).read_bytes()
    path.write_bytes(whole[:-5])
    assert read_results(path) == (HEADER, [result(0)])
    assert path.read_bytes() == whole[:-5]


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seed": 8}, "the seed 7, and 8 is asked for now; ask for the same to go on with it, or name another file."),
        ({"agent": "random"}, "the agent greedy, and random is asked for now;"),
        ({"entrants": ("Ada", "Bob")}, "the entrants Ada, Bob, Cid, and Ada, Bob is asked for now;"),
        ({"kind": "ladder"}, "a tournament of the kind matchups, and ladder is asked for now;"),
        ({"fighters": ("Dan",)}, "the fighters none, and Dan is asked for now;"),
        ({"game": "chess"}, "the game exceed, and chess is asked for now;"),
    ],
)
def test_another_tournament_is_told_by_what_differs(path: Path, changed: dict[str, str], sentence: str) -> None:
    begin(path, result(0))
    other = msgspec.structs.replace(HEADER, **changed)
    refused(path, "{path} holds a tournament with " + sentence, other)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        (
            {"program": "1.3"},
            "{path} was begun by Wildswing 1.2 with version 3 of the rules, and this is Wildswing 1.3",
        ),
        ({"rules": 4}, "{path} was begun by Wildswing 1.2 with version 3 of the rules, and this is Wildswing 1.2 with"),
        ({"texts": "abd"}, "{path} was begun with other card texts than there are now; name another file"),
    ],
)
def test_other_rules_or_texts_are_refused(path: Path, changed: dict[str, str], sentence: str) -> None:
    begin(path, result(0))
    refused(path, sentence, msgspec.structs.replace(HEADER, **changed))


@pytest.mark.parametrize("content", [b"Dear diary,\n", b"\xff\xfe\n", b"[1, 2]\n", b'{"wildswing": 1}\n', b"\n"])
def test_a_foreign_file_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    refused(path, "{path} is no file of results; name another file, or one that does not exist yet.")


def test_a_newer_file_is_refused(path: Path) -> None:
    path.write_bytes(b'{"results": 2}\n')
    refused(path, "{path} was written by a newer Wildswing (format 2, this one reads 1); upgrade Wildswing")


def test_a_damaged_header_is_refused(path: Path) -> None:
    path.write_bytes(b'{"results": 1, "kind": "race"}\n')
    refused(path, "{path}, line 1 was edited or damaged: ")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"nonsense", "it is not the result of a game"),
        (b"", "it is not the result of a game"),
        (msgspec.json.encode(result(0)), "it tells of the same game as line 2"),
        (msgspec.json.encode(result(1, "Bob", "Ada")), "such a game is not part of this tournament"),
        (msgspec.json.encode(result(1, "Ada", "Dan")), "such a game is not part of this tournament"),
        (msgspec.json.encode(result(-1)), "such a game is not part of this tournament"),
        (
            msgspec.json.encode(msgspec.structs.replace(result(1), winner="Cid")),
            "such a game is not part of this tournament",
        ),
    ],
)
def test_a_damaged_line_is_named(path: Path, line: bytes, reason: str) -> None:
    begin(path, result(0))
    path.write_bytes(path.read_bytes() + line + b"\n")
    refused(path, f"{{path}}, line 3 was edited or damaged: {reason}; remove that line to go on with the others")
    with pytest.raises(WildswingError, match=f"line 3 was edited or damaged: {reason}"):
        read_results(path)


def test_two_commands_cannot_write_to_one_file(path: Path) -> None:
    with open_results(path, HEADER):
        refused(path, "Another command is writing to {path}; wait until it has finished, or name another file.")
    begin(path, result(0))


def test_a_folder_that_does_not_exist_is_told(tmp_path: Path) -> None:
    with (
        pytest.raises(WildswingError, match=r"none/here cannot be written: No such file or directory\.$"),
        open_results(tmp_path / "none" / "here", HEADER),
    ):
        pytest.fail("It was opened.")
    with pytest.raises(WildswingError, match=r"none/here cannot be read: No such file or directory\.$"):
        read_results(tmp_path / "none" / "here")


def test_a_full_disk_is_told() -> None:
    full = Path("/dev/full")
    with full.open("ab", buffering=0) as device:
        file = ResultFile(device, full, [])
        with pytest.raises(WildswingError, match=r"^/dev/full cannot be written: No space left on device\.$"):
            file.append(result(0))
    assert file.results == []
