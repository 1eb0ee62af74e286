"""A person plays in the terminal: a pipe stands in for the keyboard."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Command, Install, assert_refused, matches_in
from wildswing.cli import gathering, person
from wildswing.cli.saved import begin
from wildswing.formation.game import FORMATION, house_layouts
from wildswing.kernel.match import Match
from wildswing.kernel.record import Recorder, read
from wildswing.kernel.registry import find_game

FIRST_EVERY_TIME = "1\n" * 200


def recorded(path: Path) -> Recorder:
    return read(path.read_bytes(), find_game)


def test_a_whole_game_through_a_pipe(wildswing: Command, home: Path) -> None:
    said = wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed=FIRST_EVERY_TIME)
    assert (said.code, said.err) == (0, "")
    (path,) = matches_in(home)
    recorder = recorded(path)
    outcome = recorder.match.outcome
    assert outcome is not None
    assert outcome.sentence in said.out
    assert recorder.seats == ("person", "random")
    assert recorder.match.seed == 5
    assert all(given.answer == 0 for given in recorder.match.answers if given.seat == 0)
    assert f"wildswing replay {path}" in said.out
    assert "browser" not in said.out


def test_the_terminal_is_the_table_without_a_word(wildswing: Command) -> None:
    arguments = ("play", "--against", "random", "--seed", "5")
    said = wildswing(*arguments, typed="quit\n")
    assert said.out == wildswing(*arguments, "--terminal", typed="quit\n").out


def test_the_seat_is_chosen_by_name_or_number(wildswing: Command, home: Path) -> None:
    wildswing("play", "--terminal", "--against", "random", "--seat", "WHITE", typed="q\n")
    wildswing("play", "--terminal", "--against", "random", "--seat", "2", typed="q\n")
    assert [recorded(path).seats for path in matches_in(home)] == [("random", "person")] * 2


def test_the_same_seed_deals_the_same_cards(wildswing: Command) -> None:
    arguments = ("play", "--terminal", "--against", "random", "--seed", "11")
    assert wildswing(*arguments, typed="1\n1\nq\n").out == wildswing(*arguments, typed="1\n1\nq\n").out
    hands = {wildswing("play", "--terminal", "--against", "random", typed="1\nq\n").out for _ in range(4)}
    assert len(hands) > 1


def test_wrong_entries_are_asked_again(wildswing: Command, home: Path) -> None:
    typed = "0\n9\nred\n-1\n1.5\n²\n[bold]\n2\nquit\n"
    out = wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed=typed).out
    for entry in ("0", "9", "red", "-1", "1.5", "²", "[bold]"):
        assert f"“{entry}” is no answer; type a number from 1 to " in out
    (path,) = matches_in(home)
    assert [given.answer for given in recorded(path).match.answers if given.seat == 0] == [1]


def test_a_person_can_ask_for_help_rule_log_and_history(wildswing: Command) -> None:
    typed = "1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n?\nrule\nrules\nlog\nhistory\nq\n"
    out = wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed=typed).out
    help_, rule, rules, log, history = out.split("(? for help): ")[-6:-1]
    assert "draws the table again" in help_
    assert "»R7«" in help_
    assert "Black takes the First Player Card." not in help_
    assert " ".join(rule.split()).startswith("Attack with any card of your Vanguard")
    assert "Wedge" not in rule
    assert "0 beats 12, always." in rules
    assert "Wedge" in rules
    assert "takes the First Player Card." in log
    assert "Black draws " in log
    assert "White draws " not in log
    assert "Black's pile:" in history
    assert "Won by" in history


def test_history_is_shown_only_when_asked_for(wildswing: Command) -> None:  # FO-H1, FO-B16
    out = wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed=FIRST_EVERY_TIME).out
    assert "pile 2" in out
    assert "Black's pile:" not in out


@pytest.mark.parametrize("typed", ["view\nq\n", "\nq\n"])
def test_the_table_is_drawn_again(wildswing: Command, typed: str) -> None:
    out = wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed=typed).out
    assert out.count("Which type of formation will you use in this game?") == 2


@pytest.mark.parametrize("typed", ["1\n1\nquit\n", "1\n1\n"])
def test_who_leaves_can_go_on(wildswing: Command, home: Path, typed: str) -> None:
    left = wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed=typed)
    assert left.code == 0
    assert left.out.endswith("The match is saved. Go on with `wildswing play --resume`.\n")
    (path,) = matches_in(home)
    before = path.read_bytes()
    resumed = wildswing("play", "--terminal", "--resume", typed=FIRST_EVERY_TIME)
    assert resumed.code == 0
    assert path.read_bytes().startswith(before)
    assert recorded(path).match.outcome is not None
    assert matches_in(home) == [path]


def test_a_resumed_match_is_the_one_that_would_have_been(wildswing: Command, home: Path) -> None:
    arguments = ("play", "--terminal", "--against", "random", "--seed", "5")
    wildswing(*arguments, typed=FIRST_EVERY_TIME)
    wildswing(*arguments, typed="1\n" * 9)
    wildswing("play", "--resume", typed="1\n" * 7)
    wildswing("play", "--resume", typed=FIRST_EVERY_TIME)
    straight, broken_off = [path.read_bytes() for path in matches_in(home)]
    assert straight == broken_off


def test_a_resumed_match_shows_what_happened_last(wildswing: Command) -> None:
    left = wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed="1\n" * 10)
    resumed = wildswing("play", "--terminal", "--resume", typed="q\n")
    last_screen = left.out[left.out.rindex("─" * 80) :].split("(? for help)")[0]
    assert "What just happened" in last_screen
    note = "Formation against random goes on after 20 answers.\n"
    assert resumed.out.split("(? for help)")[0].replace(note, "") == last_screen


def screens(out: str) -> list[str]:
    """Returns what was drawn, without the frames, one text for each question."""
    return [" ".join(re.sub(r"[─│╭╮╰╯]", " ", screen).split()) for screen in out.split("(? for help)")]


def test_a_screen_tells_what_happened_since_the_last_decision(wildswing: Command) -> None:
    out = wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed="1\n" * 10).out
    first, choose, place, place_again, *_, battle = screens(out)[:-1]
    assert "Black takes the First Player Card." in first
    assert "Black draws red 2, red 3" in choose
    assert "First Player Card." not in choose
    assert "Black shows " in place
    assert "Black shows " in place_again  # nothing has happened since
    assert "Black draws " not in place
    assert "Black shows " not in battle
    assert re.search(r"Battle \d: |answers with", battle)


def test_the_person_is_asked_before_the_agents(wildswing: Command, home: Path) -> None:
    wildswing("play", "--terminal", "--against", "random", "--seat", "white", typed=FIRST_EVERY_TIME)
    match = recorded(matches_in(home)[0]).match
    again = Match(FORMATION, match.seed)
    for given in match.answers:
        if len(again.asks) > 1:
            assert given.seat == 1
        again.answer(given.seat, given.answer)


def test_resume_takes_the_match_that_was_played_last(wildswing: Command, home: Path) -> None:
    for seed in ("1", "2"):
        wildswing("play", "--terminal", "--against", "random", "--seed", seed, typed="q\n")
    wildswing("play", "--terminal", "--against", "random", "--seed", "3", typed=FIRST_EVERY_TIME)
    by_seed = {recorded(path).match.seed: path for path in matches_in(home)}
    wildswing("play", "--resume", by_seed[1], typed="1\n")
    wildswing("play", "--resume", typed=FIRST_EVERY_TIME)
    assert recorded(by_seed[1]).match.outcome is not None
    assert recorded(by_seed[2]).match.outcome is None


@pytest.mark.parametrize(
    ("arguments", "typed", "note"),
    [
        (("--against", "random"), "1\n1\nq\n", "Formation against random goes on after 4 answers.\nBlack, 1 to "),
        (("--two",), "\n1\n\nq\n", "Formation among 2 people goes on after 1 answer.\nBlack, 1 to "),
    ],
)
def test_resume_says_which_match_it_takes_up(
    wildswing: Command, arguments: tuple[str, ...], typed: str, note: str
) -> None:
    wildswing("play", *arguments, "--seed", "5", typed=typed)
    out = wildswing("play", "--resume", typed="\n\nq\n").out
    assert out.count(note) == 1
    assert out.count("goes on after") == 1


def test_who_named_a_file_is_told_to_name_it_again(wildswing: Command, home: Path, tmp_path: Path) -> None:
    path = saved_match(wildswing, home)
    said = wildswing("play", "--resume", path, typed="1\nq\n")
    assert said.out.endswith(f"The match is saved. Go on with `wildswing play --resume {path}`.\n")
    elsewhere = path.rename(tmp_path / "my match")
    said = wildswing("play", "--resume", elsewhere, typed="1\nq\n")
    assert said.out.endswith(f"The match is saved. Go on with `wildswing play --resume '{elsewhere}'`.\n")


def test_a_match_that_is_not_the_newest_is_named(
    wildswing: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(wildswing, home)

    def start_another(*_: object) -> int:
        begin(Match(FORMATION, 7), ("person", "random"))
        raise person.Leave

    monkeypatch.setattr(person.Person, "choose", start_another)
    said = wildswing("play", "--resume")
    assert said.out == f"The match is saved. Go on with `wildswing play --resume {path}`.\n"


def test_who_leaves_a_match_that_was_removed_is_told_so(
    wildswing: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(wildswing, home)

    def remove(*_: object) -> int:
        path.unlink()
        raise person.Leave

    monkeypatch.setattr(person.Person, "choose", remove)
    said = wildswing("play", "--resume")
    assert_refused(said, f"{path} was removed while you played", "Start a new one with `wildswing play`.")


def test_resume_where_the_folder_is_a_file(wildswing: Command, home: Path) -> None:
    home.write_text("in the way")
    assert_refused(wildswing("play", "--resume"), f"{home} is no folder", "set WILDSWING_HOME to a folder")
    home.unlink()
    home.mkdir()
    (home / "matches").write_text("in the way")
    assert_refused(wildswing("play", "--resume"), f"{home / 'matches'} is no folder")


def test_resume_without_a_match(wildswing: Command, home: Path) -> None:
    assert_refused(wildswing("play", "--resume"), "no unfinished match", "wildswing play")
    assert not home.exists()


def saved_match(wildswing: Command, home: Path, typed: str = "1\n1\n1\n") -> Path:
    wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed=typed)
    return matches_in(home)[-1]


def newer(content: bytes) -> bytes:
    return content.replace(b'{"wildswing":1', b'{"wildswing":99', 1)


def cut_off(content: bytes) -> bytes:
    return content[:-9]


def edited(content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    changed = msgspec.json.decode(lines[2], type=dict[str, object])
    changed["answer"] = 1 if changed["answer"] == 0 else 0
    return b"".join([*lines[:2], msgspec.json.encode(changed) + b"\n", *lines[3:]])


def empty(_: bytes) -> bytes:
    return b""


def no_match_file(_: bytes) -> bytes:
    return b"Dear diary\n"


def unknown_game(content: bytes) -> bytes:
    return content.replace(b'"game":"formation"', b'"game":"chess"', 1)


def newer_rules(content: bytes) -> bytes:
    return content.replace(b'"rules":1', b'"rules":7', 1)


def other_seed(content: bytes) -> bytes:
    return content.replace(b'"seed":5', b'"seed":6', 1)


BROKEN_FILES = [
    (newer, ("newer Wildswing", "upgrade")),
    (cut_off, ("cut off", "line")),
    (edited, ("line 3", "edited or damaged")),
    (empty, ("is empty",)),
    (no_match_file, ("is not a match file",)),
    (unknown_game, ("“chess”", "formation")),
    (newer_rules, ("rules version 7",)),
    (other_seed, ("line 1", "edited or damaged")),
]


@pytest.mark.parametrize(("break_it", "words"), BROKEN_FILES)
@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",), ("replay", "--verify")])
def test_a_broken_match_file_is_refused_and_left_alone(
    wildswing: Command,
    home: Path,
    tmp_path: Path,
    break_it: Callable[[bytes], bytes],
    words: tuple[str, ...],
    command: tuple[str, ...],
) -> None:
    path = saved_match(wildswing, home)
    broken = tmp_path / "broken.match"
    broken.write_bytes(break_it(path.read_bytes()))
    before = broken.read_bytes()
    assert_refused(wildswing(*command, broken, typed=FIRST_EVERY_TIME), *words)
    assert broken.read_bytes() == before
    assert matches_in(home) == [path]


def test_a_finished_match_is_not_taken_up(wildswing: Command, home: Path) -> None:
    path = saved_match(wildswing, home, FIRST_EVERY_TIME)
    before = path.read_bytes()
    assert_refused(wildswing("play", "--resume", path), "is finished", "wildswing replay")
    assert_refused(wildswing("play", "--resume"), "no unfinished match")
    assert path.read_bytes() == before


def test_a_broken_file_does_not_hide_an_older_match(wildswing: Command, home: Path) -> None:
    path = saved_match(wildswing, home)
    (home / "matches" / "zzz.match").write_bytes(cut_off(path.read_bytes()))
    resumed = wildswing("play", "--resume", typed="q\n")
    assert resumed.code == 0
    assert resumed.err.startswith("Skipped: ")
    assert "zzz.match is cut off" in resumed.err


def test_own_layouts_are_played_and_recorded(wildswing: Command, home: Path, tmp_path: Path) -> None:
    layouts = tmp_path / "mine.txt"
    layouts.write_text(house_layouts().replace("Wedge", "Chevron"), encoding="utf-8")
    wildswing("play", "--terminal", "--against", "random", "--setup", f"layouts={layouts}", typed="q\n")
    (path,) = matches_in(home)
    assert "Chevron" in recorded(path).match.setup["layouts"]


def test_a_layout_file_with_a_wrong_letter_is_refused(wildswing: Command, home: Path, tmp_path: Path) -> None:
    layouts = tmp_path / "mine.txt"
    layouts.write_text(house_layouts().replace("11R / 1X.", "1QR / 1X."), encoding="utf-8")
    number = 1 + house_layouts().splitlines().index("sword  1 Wedge        = 11R / 1X. / .X.  (house rule)")
    said = wildswing("play", "--setup", f"layouts={layouts}")
    assert_refused(said, f"line {number}", "“Q”", "Wedge")
    assert not home.exists()


def test_a_layout_file_that_is_no_text_is_refused(wildswing: Command, home: Path, tmp_path: Path) -> None:
    layouts = tmp_path / "mine.txt"
    layouts.write_bytes(b"\xff\xfe\x00")
    assert_refused(wildswing("play", "--setup", f"layouts={layouts}"), "UTF-8")
    assert not home.exists()


def test_an_agent_that_fails_leaves_a_saved_match(
    wildswing: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering.Gathering, "_think", lambda *_: 1 // 0)
    said = wildswing("play", "--terminal", "--against", "random", typed=FIRST_EVERY_TIME)
    (path,) = matches_in(home)
    assert said.code == 70
    assert "ZeroDivisionError" in said.err
    assert f"The match file is {path}. The match is saved. Go on with `wildswing play --resume`." in said.err
    assert "WILDSWING_DEBUG=1" in said.err
    assert recorded(path).match.outcome is None


def test_a_file_that_another_program_changes_is_not_written_to(
    wildswing: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(wildswing, home)
    lines: list[bytes] = []

    def meddle(*_: object) -> int:
        path.write_bytes(path.read_bytes() + b"{}\n")
        lines.append(path.read_bytes())
        return 0

    monkeypatch.setattr(person.Person, "choose", meddle)
    said = wildswing("play", "--terminal", "--resume")
    assert said.code == 2
    assert "was changed by another program" in said.err
    assert path.read_bytes() == lines[-1]


def test_a_folder_that_cannot_be_made_is_named(wildswing: Command, home: Path) -> None:
    home.write_text("in the way")
    assert_refused(wildswing("play", "--against", "random"), str(home), "WILDSWING_HOME")


def test_any_game_is_played_from_its_views_and_questions(wildswing: Command, install: Install, home: Path) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    said = wildswing("play", "tiny", "--terminal", "--against", "random", typed="rules\nhistory\n2\n")
    assert said.code == 0
    assert "1) the 31" in said.out
    assert "2) the 47" in said.out
    assert "face down, face down" in said.out
    assert "The higher card wins." in said.out
    assert "This game shows no history" in said.out
    assert "North keeps 47, South keeps " in said.out
    assert "South wins." in said.out
    assert [path.name.split("-")[0] for path in matches_in(home)] == ["tiny"]


def test_formation_is_what_is_played_when_nothing_is_named(wildswing: Command, home: Path) -> None:
    wildswing("play", "--terminal", "--against", "random", typed="q\n")
    (path,) = matches_in(home)
    assert recorded(path).match.game is FORMATION


@pytest.mark.parametrize("game", ["formation", "tiny"])
def test_a_fighter_plays_when_none_is_named(wildswing: Command, install: Install, home: Path, game: str) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    wildswing("play", game, "--terminal", typed="q\n")
    assert recorded(matches_in(home)[0]).seats == ("person", "fighter")


def test_a_file_that_is_removed_while_one_plays_is_told_once(
    wildswing: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(wildswing, home)

    def remove(*_: object) -> int:
        path.unlink()
        return 0

    monkeypatch.setattr(person.Person, "choose", remove)
    said = wildswing("play", "--terminal", "--resume")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert f"{path} was removed while you played" in said.err
    assert matches_in(home) == []
