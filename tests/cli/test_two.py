"""Two people at one terminal see nothing of each other's cards."""

import re
from pathlib import Path

from tests.cli.conftest import Command, Install, matches_in
from wildswing.cli.saved import read_match
from wildswing.kernel.event import EVERYONE
from wildswing.kernel.match import Match

ARGUMENTS = ("play", "--terminal", "--two", "--seed", "5")


def turns(out: str) -> list[tuple[str, str]]:
    """Returns who sat at the screen and all that was printed meanwhile."""
    parts = re.split(r"(Black|White), press Enter when (?:White|Black) is not looking: ", out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def first_screen(turn: tuple[str, str]) -> str:
    return turn[1].split("(? for help)")[0]


def prompts(out: str) -> list[str]:
    """Returns what was asked, one for each line that was typed."""
    return re.findall(r"^\w+, press Enter|^Which .*\?$", out, re.MULTILINE)


def test_the_screen_is_handed_over_whenever_the_other_is_asked(wildswing: Command, home: Path) -> None:
    said = wildswing(*ARGUMENTS, typed="1\n" * 400)
    assert said.code == 0
    (path,) = matches_in(home)
    recorder = read_match(path)
    assert recorder.seats == ("person", "person")
    assert recorder.match.outcome is not None
    seats = [given.seat for given in recorder.match.answers]
    changes = [seat for before, seat in zip([None, *seats], seats, strict=False) if seat != before]
    assert [who for who, _ in turns(said.out)] == [("Black", "White")[seat] for seat in changes]


def test_who_sits_at_the_screen_goes_on_as_long_as_there_is_a_question(wildswing: Command, home: Path) -> None:
    wildswing(*ARGUMENTS, typed="1\n" * 400)
    match = read_match(matches_in(home)[0]).match
    again = Match(match.game, match.seed)
    looking = None
    both_asked = 0
    for given in match.answers:
        if looking in [ask.seat for ask in again.asks]:
            assert given.seat == looking
            both_asked += len(again.asks) > 1 and looking == 1
        looking = given.seat
        again.answer(given.seat, given.answer)
    assert both_asked > 0


def test_nobody_reads_what_only_the_other_was_told(wildswing: Command, home: Path) -> None:
    out = wildswing(*ARGUMENTS, typed="log\n" + "1\n" * 400).out
    match = read_match(matches_in(home)[0]).match
    secrets = {seat: [told.event.sentence() for told in match.told if told.audience == (seat,)] for seat in (0, 1)}
    assert len(secrets[0]) >= 6
    assert all(told.audience in (EVERYONE, (0,), (1,)) for told in match.told)
    for who, screen in turns(out):
        words = " ".join(re.sub(r"[│╭╮╰╯]", " ", screen).split())
        other = 1 - ("Black", "White").index(who)
        assert [secret for secret in secrets[other] if secret in words] == []


def test_a_screen_is_the_same_whatever_the_other_sealed(wildswing: Command) -> None:
    first_answers = wildswing(*ARGUMENTS, typed="1\n" * 30).out
    asked = prompts(first_answers)
    for question in ("Which formation", "Which card goes on Vanguard", "Which card goes on Reinforcement"):
        at = next(index for index, text in enumerate(asked) if text.startswith(question))
        turn = asked[:at].count("Black, press Enter") + asked[:at].count("White, press Enter")
        typed = ["1"] * 30
        typed[at] = "2"
        other_answer = wildswing(*ARGUMENTS, typed="\n".join(typed)).out
        sealed, hidden = turns(first_answers)[turn - 1], turns(first_answers)[turn]
        assert turns(other_answer)[turn - 1][0] == sealed[0] != hidden[0]
        assert first_screen(turns(other_answer)[turn]) == first_screen(hidden)


def test_the_result_is_shown_as_a_spectator_sees_it(wildswing: Command) -> None:
    end = wildswing(*ARGUMENTS, typed="1\n" * 400).out.rsplit("─" * 80, 1)[1]
    assert "(you)" not in end
    assert "Hand " not in end
    assert re.search(r"(Black|White) wins \d+ to \d+", end)


def test_sealed_answers_in_any_game(wildswing: Command, install: Install) -> None:
    install("tiny", "tests.cli.tiny:TINY")
    out = wildswing("play", "tiny", "--terminal", "--two", typed="\n2\n\n2\n").out
    north, south = re.split(r"(?:North|South), press Enter when (?:North|South) is not looking: ", out)[1:]
    assert "52" not in north
    assert "68" not in north
    before_the_end = south.split("(? for help)")[0]
    assert "31" not in before_the_end
    assert "47" not in before_the_end
    assert "North keeps 47, South keeps 68." in south
