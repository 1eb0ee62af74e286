"""A moderator referees a real table: a pipe stands in for the keyboard beside it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused, matches_in
from wildswing.exiled.rules.table import Table
from wildswing.exiled.terminal.moderating import THROW
from wildswing.kernel.match import Match
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game

DUEL = ("moderate", "--teams", "Evelynn / Klim-Klam", "--seed", "3")
FOUR = ("moderate", "--teams", "Hedina, Klim-Klam / Nahtha, Badon", "--seed", "3")
HEDINA, KLIM_KLAM, NAHTHA, BADON = range(4)


def played(home: Path) -> Match:
    (path,) = matches_in(home)
    return read(path.read_bytes(), find_game).match


def life(home: Path) -> list[int]:
    table = played(home).state
    assert isinstance(table, Table)
    return [body.life for body in table.bodies]


def last_screen(out: str) -> str:
    return out[out.rindex(" · ") :]


def test_reported_hits_cost_hit_points(wildswing: Command, home: Path) -> None:
    typed = "throw\nmace\nnahtha\nhead\nend 1\nklim\nbody\nend 2\nklim\nleft leg\nall\nno\nquit\n"
    said = wildswing(*FOUR, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert life(home) == [7, 4, 4, 7]
    shown = " ".join(said.out.split())
    assert "Reported: the mace of Hedina on Nahtha (head)." in shown
    assert "Reported: end 2 of the whip of Badon on Klim-Klam (left leg)." in shown
    assert "Nahtha loses 3: 4 left." in shown
    assert "Team B N Nahtha ♥ 4/7 Ethereal 2" in shown


def test_several_answers_on_one_line(wildswing: Command, home: Path) -> None:
    wildswing(*FOUR, typed="throw\nmace, nahtha, head\nend 1, klim, body, end 2, klim, left leg, all\nno\nquit\n")
    assert life(home) == [7, 4, 4, 7]


def test_a_line_that_goes_wrong_keeps_what_was_right(wildswing: Command, home: Path) -> None:
    said = wildswing(*FOUR, typed="throw\nmace, nahtha, tail, all\nbody\nall\nno\nquit\n")
    shown = " ".join(said.out.split())
    assert "“tail” fits no single answer" in shown
    assert "What stood before it was entered; `undo` takes it back." in shown
    assert life(home) == [7, 7, 5, 7]


def test_spikes_armour_and_abilities_follow_from_the_reports(wildswing: Command, home: Path) -> None:
    typed = "throw\nscythe, hedina, body spike\nall\nno\nquit\n"
    wildswing(*FOUR, typed=typed)
    assert life(home) == [5, 7, 6, 7]
    table = played(home).state
    assert isinstance(table, Table)
    assert table.phase == "movement"


def test_uses_are_counted_and_escapes_asked(wildswing: Command, home: Path) -> None:
    said = wildswing(*FOUR, typed="stance\nscythe, hedina, head\nflask, nahtha, head\nall\nyes\nquit\n")
    assert life(home) == [7, 7, 7, 7]
    shown = " ".join(last_screen(said.out).split())
    assert "H Hedina ♥ 7/7 Defensive Stance 1" in shown
    assert "N Nahtha ♥ 7/7 Ethereal 1" in shown


def test_phases_are_called_with_a_bell(wildswing: Command) -> None:
    typed = "all\nmoved\nmoved\nall\nquit\n"
    out = wildswing(*DUEL, typed=typed).out
    assert "Round 1: attack!" in out
    assert out.count(THROW) == 2
    assert out.count("Everybody moves") == 2
    assert out.count("\a") == 4
    assert "\a" not in wildswing(*DUEL, "--quiet", typed=typed).out


def test_a_stand_still_bonus_is_kept_in_view(wildswing: Command, home: Path) -> None:
    """RX-EV1: who stood still does 1 more."""
    wildswing(*DUEL, typed="all\nstood\nmoved\narrow, klim, body\nall\nquit\n")
    assert life(home) == [7, 4]


def test_a_whole_game_ends_with_the_result(wildswing: Command, home: Path) -> None:
    attack = "arrow, klim, head, all\n"
    said = wildswing(*DUEL, typed=f"{attack}moved\nmoved\n" * 2 + attack)
    outcome = played(home).outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert "Klim-Klam is removed." in said.out
    assert "Team A wins." in said.out
    assert f"wildswing replay {matches_in(home)[0]}" in said.out


def test_people_are_named_beside_their_characters(wildswing: Command) -> None:
    shown = wildswing(*FOUR, "--people", "Anna, Ben / Cleo, Dan", typed="quit\n").out
    assert "Hedina (Anna)" in shown
    assert "Badon (Dan)" in shown
    assert_refused(wildswing(*FOUR, "--people", "Anna"), "1 people are named for 4 characters")


# --- Taking back ---


def test_undo_takes_back_the_last_entry(wildswing: Command, home: Path) -> None:
    said = wildswing(*FOUR, typed="throw\nmace\nnahtha\nhead\nundo\nbody\nall\nno\nquit\n")
    assert "Taken back: Where does the mace of Hedina touch Nahtha? head" in " ".join(said.out.split())
    assert life(home) == [7, 7, 5, 7]


def test_undo_brings_back_hit_points(wildswing: Command, home: Path) -> None:
    said = wildswing(*DUEL, typed="arrow, klim, head, all\nundo 2\nquit\n")
    assert "Taken back: the last 2 answers." in said.out
    assert life(home) == [7, 7]
    assert "♥ 4/7" in said.out
    match = played(home)
    assert [ask.kind for ask in match.asks] == ["report zone"]


def test_undo_is_on_disk_at_once(wildswing: Command, home: Path) -> None:
    wildswing(*DUEL, typed="arrow, klim\n")
    before = matches_in(home)[0].read_bytes()
    wildswing("moderate", "--resume", typed="head\nundo\n")
    assert matches_in(home)[0].read_bytes() == before


def test_undo_at_the_start_changes_nothing(wildswing: Command, home: Path) -> None:
    said = wildswing(*DUEL, typed="undo\nundo x\nundo 0\nundo 99\nquit\n")
    assert "Nothing was entered yet, so nothing can be taken back." in said.out
    assert "“x” is no number of entries; type `undo` or `undo 2`." in said.out
    assert played(home).answers == []


def test_everything_can_be_undone(wildswing: Command, home: Path) -> None:
    wildswing(*DUEL, typed="arrow, klim, head, all\nmoved\nundo 99\nquit\n")
    assert played(home).answers == []


# --- Going on ---


def test_resume_goes_on_where_it_stood(wildswing: Command, home: Path) -> None:
    left = wildswing(*FOUR, typed="throw\nmace, nahtha, head, all\nno\n")
    assert left.out.endswith("Go on with `wildswing moderate --resume`.\n")
    resumed = wildswing("moderate", "--resume", typed="moved\nquit\n")
    assert "Rise of the Exiled on a real table goes on after 6 answers." in resumed.out
    assert "♥ 4/7" in resumed.out
    assert len(played(home).answers) == 7
    by_play = wildswing("play", "--resume", typed="moved\nquit\n")
    assert "goes on after 7 answers" in by_play.out
    named = wildswing("moderate", "--resume", matches_in(home)[0], typed="quit\n")
    assert "goes on after 8 answers" in named.out


def test_resume_passes_other_matches_over(wildswing: Command, home: Path) -> None:
    wildswing(*DUEL, typed="quit\n")
    wildswing("play", "--terminal", "--against", "random", typed="q\n")
    assert "Everybody throws" in wildswing("moderate", "--resume", typed="quit\n").out
    (other,) = [path for path in matches_in(home) if path.name.startswith("formation")]
    assert_refused(wildswing("moderate", "--resume", other), "is no game on a real table")
    assert_refused(
        wildswing("moderate", "--resume", "--quiet", "--seed", "3"), "--resume goes on with a game as it was"
    )


def test_resume_without_a_game(wildswing: Command) -> None:
    assert_refused(wildswing("moderate", "--resume"), "no unfinished match", "wildswing moderate")


def test_a_killed_process_has_lost_nothing(home: Path, wildswing: Command) -> None:
    command = [sys.executable, "-m", "wildswing", *DUEL]
    environment = {**os.environ, "WILDSWING_HOME": str(home)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("arrow, klim, head, all\n")
        process.stdin.flush()
        for line in process.stdout:
            if "Klim-Klam loses 3: 4 left." in line:
                break
        process.send_signal(signal.SIGKILL)
    assert life(home) == [7, 4]
    assert "♥ 4/7" in wildswing("moderate", "--resume", typed="quit\n").out


# --- Setting up ---


def test_without_teams_the_people_are_asked(wildswing: Command, home: Path) -> None:
    typed = "Hedina\n\n\nHedina / Nahtha\nAnna, Ben\nblocking\nquit\n"
    said = wildswing("moderate", typed=typed)
    assert "“Hedina” are no teams" in said.out
    assert "Hedina (Anna)" in said.out
    match = played(home)
    assert match.setup["people"] == "Anna, Ben"
    assert match.setup["variants"] == "blocking, real table"
    assert match.seat_names == ("Hedina", "Nahtha", "Moderator")


@pytest.mark.parametrize("typed", ["quit\n", "Hedina / Nahtha\nq\n", ""])
def test_who_leaves_while_setting_up_leaves_nothing(wildswing: Command, home: Path, typed: str) -> None:
    assert wildswing("moderate", typed=typed).code == 0
    assert not home.exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--teams", "Hedina"), "are no teams"),
        (("--teams", "Hedina / Nahtha", "--skill", "expert"), "--skill is for throws of the program"),
        (("--teams", "Hedina / Nahtha", "--level", "easy"), "There is no option --level here"),
        (("--teams", "Hedina / Nahtha", "--variants", "chaos"), "There is no variant “chaos”"),
    ],
)
def test_what_cannot_be_refereed_is_refused(wildswing: Command, arguments: tuple[str, ...], words: str) -> None:
    assert_refused(wildswing("moderate", *arguments), words)


def test_help_names_undo(wildswing: Command) -> None:
    out = wildswing(*DUEL, typed="?\nrule\nquit\n").out
    assert "takes back the last entry" in out
    assert "H7*" not in out
    assert "Name every weapon that lies over something" in " ".join(out.split())
