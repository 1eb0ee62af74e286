"""Match files: read back whole, and refused with a sentence that says what is wrong and what is left."""

from typing import ClassVar

import msgspec
import pytest

from docs.examples.three_duels.three_duels.game import THREE_DUELS, ThreeDuels
from wildswing.formation.game import FORMATION
from wildswing.kernel import BrokenRecord, Given, Match, WildswingError, replay
from wildswing.kernel.ended import Ended
from wildswing.kernel.game import AnyGame
from wildswing.kernel.plain import decode, encode
from wildswing.kernel.record import FORMAT, Recorder, read, write
from wildswing.kernel.state import Record, fields_of, own_fields

SEATS = ("person", "random")
ANSWERS = [Given(1, 0), Given(0, 3), Given(1, 2), Given(0, 1), Given(1, 2)]


def find(name: str) -> AnyGame:
    if name != THREE_DUELS.name:
        raise WildswingError(f"There is no game called “{name}”; there is three-duels.")
    return THREE_DUELS


def match_file() -> bytes:
    return write(replay(THREE_DUELS, 11, {}, ANSWERS), SEATS)


def with_line(number: int, **changes: object) -> bytes:
    """Returns the file with fields of a line, counted from 1, changed."""
    lines = match_file().splitlines(keepends=True)
    fields = msgspec.json.decode(lines[number - 1])
    lines[number - 1] = msgspec.json.encode(fields | changes) + b"\n"
    return b"".join(lines)


def refusal(content: bytes) -> str:
    with pytest.raises(WildswingError) as refused:
        read(content, find, "games/one.match")
    return str(refused.value)


def test_a_match_comes_back_from_its_file() -> None:
    match = replay(THREE_DUELS, 11, {}, ANSWERS)
    recorder = read(write(match, SEATS), find)
    assert recorder.match.state == match.state
    assert recorder.match.asks == match.asks
    assert recorder.match.told == match.told
    assert recorder.match.answers == ANSWERS
    assert recorder.seats == SEATS


def test_a_file_has_a_line_for_the_setup_and_one_for_each_answer() -> None:
    lines = [msgspec.json.decode(line) for line in match_file().splitlines()]
    assert {name: lines[0][name] for name in ("wildswing", "game", "rules", "seed", "setup", "seats")} == {
        "wildswing": FORMAT,
        "game": "three-duels",
        "rules": 1,
        "seed": 11,
        "setup": {},
        "seats": list(SEATS),
    }
    assert [(line["seat"], line["answer"]) for line in lines[1:]] == [(given.seat, given.answer) for given in ANSWERS]


def test_a_recorder_goes_on_where_the_file_ends() -> None:
    whole = match_file()
    cut = b"".join(whole.splitlines(keepends=True)[:4])
    recorder = read(cut, find)
    rest = [recorder.answer(given.seat, given.answer) for given in ANSWERS[3:]]
    assert cut + b"".join(rest) == whole


def test_lines_written_one_by_one_make_the_same_file() -> None:
    recorder = Recorder(Match(THREE_DUELS, 11), SEATS)
    lines = [recorder.header(), *[recorder.answer(given.seat, given.answer) for given in ANSWERS]]
    assert b"".join(lines) == match_file()


def test_an_illegal_answer_writes_no_line_and_spoils_nothing() -> None:
    recorder = read(match_file(), find)
    check = recorder.check
    with pytest.raises(WildswingError):
        recorder.answer(0, 99)
    assert recorder.check == check
    assert recorder.match.answers == ANSWERS


def test_an_empty_file_is_refused() -> None:
    assert refusal(b"") == "games/one.match is empty; a match file starts with a line that names its game."


def test_a_file_that_is_cut_off_says_what_is_left() -> None:
    cut = match_file()[:-9]
    expected = (
        "games/one.match is cut off in the middle of line 6; remove that line to keep what is before it: 4 answers."
    )
    assert refusal(cut) == expected
    kept = cut[: cut.rindex(b"\n") + 1]
    assert read(kept, find).match.answers == ANSWERS[:4]


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n",
        b"hello\n",
        b"[1, 2]\n",
        b'{"seed": 3}\n',
        b'{"wildswing": 0}\n',
        b"\n",
    ],
)
def test_what_is_no_match_file_is_refused(content: bytes) -> None:
    expected = "games/one.match is not a match file: its first line does not name a game and a seed."
    assert refusal(content) == expected


def test_a_file_that_is_cut_off_in_its_first_line_is_told_from_one_of_another_kind() -> None:
    expected = "games/one.match is cut off or damaged in its first line, so nothing of the match can be read."
    assert refusal(b'{"wildswing":1,"ga') == expected


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        (4, {"answer": 1}),
        (4, {"answer": 99}),
        (4, {"answer": "1"}),
        (4, {"seat": 0}),
        (4, {"seat": 5}),
        (4, {"check": "0123456789abcdef"}),
        (4, {"note": "a field that nobody wrote"}),
    ],
)
def test_an_edited_answer_is_noticed_at_its_line(line: int, changes: dict[str, object]) -> None:
    assert refusal(with_line(line, **changes)) == (
        "games/one.match, line 4 does not follow from the lines before it: the file was edited or damaged there; "
        "what is before it is intact: 2 answers."
    )


def test_white_space_and_other_line_ends_are_noticed() -> None:
    lines = match_file().splitlines(keepends=True)
    assert "line 3 does not follow" in refusal(b"".join([*lines[:2], b" " + lines[2], *lines[3:]]))
    assert "line 1 was edited" in refusal(match_file().replace(b"\n", b"\r\n"))


def test_a_removed_and_a_repeated_line_are_noticed() -> None:
    lines = match_file().splitlines(keepends=True)
    assert "line 3 does not follow" in refusal(b"".join(lines[:2] + lines[3:]))
    assert "line 4 does not follow" in refusal(b"".join([*lines[:3], lines[2], *lines[3:]]))
    assert "line 3 does not follow" in refusal(b"".join([*lines[:2], b"\n", *lines[2:]]))


@pytest.mark.parametrize(
    "changes",
    [
        {"note": "new"},
        {"seed": 12},
        {"seats": ["person", "person"]},
        {"program": "9.9"},
        {"check": ""},
        {"setup": {"a": "b"}},
    ],
)
def test_an_edited_header_is_noticed(changes: dict[str, object]) -> None:
    expected = "games/one.match, line 1 was edited or damaged: its check does not fit what it says."
    assert refusal(with_line(1, **changes)) == expected


@pytest.mark.parametrize("changes", [{"seed": None}, {"rules": "1"}, {"setup": []}, {"seats": 2}])
def test_a_damaged_header_says_which_field(changes: dict[str, object]) -> None:
    message = refusal(with_line(1, **changes))
    assert message.startswith("games/one.match, line 1 was edited or damaged: ")
    assert f"$.{next(iter(changes))}" in message


def test_a_newer_format_asks_for_an_upgrade() -> None:
    assert refusal(with_line(1, wildswing=FORMAT + 1)) == (
        f"games/one.match was written by a newer Wildswing (format {FORMAT + 1}, this one reads {FORMAT}); "
        "upgrade Wildswing to open it."
    )


class OlderDuels(ThreeDuels):
    """The game as it was before its rules changed."""

    version = 0


class NewerDuels(ThreeDuels):
    """The game as it will be."""

    version = 2


@pytest.mark.parametrize("game", [OlderDuels(), NewerDuels()])
def test_other_rules_name_the_version_to_open_the_file_with(game: AnyGame) -> None:
    content = Recorder(Match(game, 11), SEATS, program="4.5").header()
    assert refusal(content) == (
        f"games/one.match was played with rules version {game.version} of three-duels, and this Wildswing plays "
        "version 1; open it with the Wildswing that wrote it (4.5)."
    )


def test_an_unknown_game_is_named() -> None:
    assert refusal(with_line(1, game="four-duels")) == (
        "games/one.match is a match of “four-duels”, which cannot be played here: "
        "There is no game called “four-duels”; there is three-duels."
    )


def test_every_refusal_of_a_file_is_a_broken_record() -> None:
    for content in (b"", b"x", b"x\n", with_line(1, seed=12), with_line(2, answer=2)):
        with pytest.raises(BrokenRecord):
            read(content, find)


def test_a_setup_that_lost_a_text_is_refused() -> None:
    lines = write(Match(FORMATION, 11), SEATS).splitlines(keepends=True)
    fields = msgspec.json.decode(lines[0]) | {"setup": {}}
    with pytest.raises(BrokenRecord) as refused:
        read(msgspec.json.encode(fields) + b"\n", lambda _: FORMATION, "games/one.match")
    assert str(refused.value) == ("games/one.match, line 1 was edited or damaged: its setup lacks layouts.")


def test_a_match_that_ended_early_says_by_whom_and_how() -> None:
    content = write(replay(THREE_DUELS, 11, {}, ANSWERS[:2]), SEATS, ended=Ended(1, "resigned"))
    recorder = read(content, find)
    assert recorder.ended == Ended(1, "resigned")
    assert recorder.ended.sentence(("One", "Other")) == "Other resigned."
    assert recorder.match.answers == ANSWERS[:2]
    assert "line 1 was edited" in refusal(content.replace(b'"how":"resigned"', b'"how":"time"'))


def test_a_seat_that_does_not_exist_cannot_have_ended_it() -> None:
    content = write(replay(THREE_DUELS, 11, {}, ANSWERS), SEATS, ended=Ended(2, "time"))
    assert refusal(content) == "games/one.match, line 1 was edited or damaged: there is no seat 2 to end it."


def test_a_file_of_a_match_that_ended_by_its_rules_says_nothing_of_it() -> None:
    assert b"ended" not in match_file()
    assert read(match_file(), find).ended is None


class _Grown(Record):
    """A record that has a field more than those that were saved before."""

    FIELDS: ClassVar[tuple[str, ...]] = ("old", "new")
    __slots__ = FIELDS

    def __init__(self, old: int, new: int = 7) -> None:
        self.old = old
        self.new = new


def test_a_saved_record_may_lack_a_last_field_that_has_a_default() -> None:
    assert decode(b'{"is":"_Grown","old":1}', (_Grown,), {}) == _Grown(1)
    for saved in (b'{"is":"_Grown","new":1}', b'{"is":"_Grown","old":1,"other":2}'):
        with pytest.raises(BrokenRecord):
            decode(saved, (_Grown,), {})


class _Counted(Record):
    """A record with something that follows from its fields."""

    DERIVED: ClassVar[tuple[str, ...]] = ("total",)

    def __init__(self, one: int, other: int, total: int = 0) -> None:
        self.one = one
        self.other = other
        self.total = total or one + other

    __slots__ = own_fields(__init__, Record)


class _Further(_Counted):
    """The same with one more field."""

    def __init__(self, one: int, other: int, third: int, total: int = 0) -> None:
        super().__init__(one, other, total)
        self.third = third

    __slots__ = own_fields(__init__, _Counted)


def test_the_fields_of_a_record_are_what_its_constructor_takes_but_for_what_follows_from_them() -> None:
    assert (fields_of(_Counted), fields_of(_Further)) == (("one", "other"), ("one", "other", "third"))
    assert (_Further.__slots__, _Further(1, 2, 3).values()) == (("third",), (1, 2, 3))
    assert _Counted(1, 2, total=9) == _Counted(1, 2)
    assert encode(_Counted(1, 2, total=9)) == b'{"is":"_Counted","one":1,"other":2}'


def test_a_record_has_no_room_for_what_its_constructor_does_not_take() -> None:
    with pytest.raises(AttributeError):
        _Counted(1, 2).fourth = 4  # type: ignore[attr-defined] # as a constructor does that is being written
