"""A fighter is tried out: what never happened in its games is told, and who won."""

import pytest

from wildswing.exceed.lab.fighter_trial import Report, Tally, Trial, play_some, trial_of, try_fighter
from wildswing.exceed.lab.observing import Phrase
from wildswing.exceed.matches import fighter_text
from wildswing.kernel.errors import WildswingError

FENCER = """fighter Fencer
edition standard
exceed costs 9 gauge

basic
  when you have set: draw 1; if your life is at most 0, gain 1 life.
  if your life is at most 40: +1 power.
  if your life is at most 0: +9 power.

exceeded
  reveal: draw 2.

special Lunge (4 copies)
  range 1-9, power 30, speed 9
  boost En Garde (instant)
    now: may advance 1-2.

special Riposte (set aside)
  range 1-9, power 4, speed 5
  boost Feint (instant)
    now: draw 1.
"""

ENDLESS = """fighter Mirror
edition standard
exceed costs 2 gauge

basic
  when you advance: advance 1; retreat 1.
  when you retreat: retreat 1; advance 1.

exceeded
  +1 power.

special Lunge
  range 1-9, power 4, speed 5
  before: advance 1.
  boost En Garde (instant)
    now: advance 1.
"""


def tried(text: str, *opponents: str, games: int = 2, jobs: int = 1) -> Report:
    return try_fighter(Trial(text, opponents, games, seed=1), jobs, lambda _done, _of: None)


@pytest.fixture(scope="module")
def report() -> Report:
    return tried(FENCER, "Ryu", games=12)


def test_a_card_nobody_could_set_is_named(report: Report) -> None:
    assert (report.never_set, report.never_played) == (("Riposte",), ("Feint",))


def test_a_line_that_never_came_to_pass_is_named(report: Report) -> None:
    assert report.never_resolved == (
        Phrase("Feint", "now: draw 1.", "draw 1"),
        Phrase("Fencer", "if your life is at most 0: +9 power.", "+9 power"),
        Phrase("Fencer", "reveal: draw 2.", "draw 2"),
    )


def test_words_that_were_passed_by_are_named_apart_from_their_line(report: Report) -> None:
    line = "when you have set: draw 1; if your life is at most 0, gain 1 life."
    assert report.never_used == (Phrase("Fencer", line, "gain 1 life"),)


def test_only_games_of_one_who_looks_ahead_are_judged(report: Report) -> None:
    (row,) = report.against
    assert (report.games, row.opponent, row.games, report.complete) == (12, "Ryu", 6, True)
    assert row.wins == 6  # one attack of power 31 at any range, faster than anybody's
    assert report.win_rate.value == 1


def test_a_text_that_sets_itself_off_is_told_and_its_game_counts_for_nobody() -> None:
    report = tried(ENDLESS, "Ryu", games=4)
    assert any("“Mirror” keeps triggering itself" in said for said in report.loops)
    assert sum([row.games for row in report.against]) < 2


def test_a_loop_of_choices_is_told_before_it_takes_all_day() -> None:
    restless = (
        "fighter Restless\nedition standard\nexceed costs 1 gauge\n\nbasic\n  when you move: advance 1 or retreat 1.\n"
    )
    report = tried(restless, "Ryu", games=2)
    assert report.loops == (
        "“Restless” keeps triggering itself (“advance 1 or retreat 1”); limit that line to once a turn.",
    )
    assert report.answers_per_game is not None
    assert report.answers_per_game < 1000


def test_processes_change_nothing() -> None:
    one, two = [tried(FENCER, "Ryu", "Ky Kiske", games=4, jobs=jobs) for jobs in (1, 2)]
    assert one.against == two.against
    assert (one.never_set, one.never_used, one.answers_per_game) == (
        two.never_set,
        two.never_used,
        two.answers_per_game,
    )


def test_every_opponent_is_met_by_either_player() -> None:
    tally = play_some(Trial(FENCER, ("Ryu", "Ky Kiske"), 4, 1), range(4))
    assert (tally.games, tally.met) == (4, {"Ryu": 1, "Ky Kiske": 1})


def test_a_fighter_does_not_meet_itself() -> None:
    trials = [trial_of(fighter_text("Ryu"), 10, seed) for seed in range(6)]
    assert all(len(set(trial.opponents)) == 10 for trial in trials)
    assert not any("Ryu" in trial.opponents for trial in trials)
    assert len({trial.opponents for trial in trials}) > 1


def test_ctrl_c_keeps_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(trial: Trial, numbers: range) -> Tally:
        if numbers.start:
            raise KeyboardInterrupt
        return Tally(games=1, answers=7)

    monkeypatch.setattr("wildswing.exceed.lab.fighter_trial.play_some", interrupted)
    report = tried(FENCER, "Ryu", games=5)
    assert (report.games, report.complete, report.answers_per_game) == (1, False, 7)


def test_no_games_are_refused() -> None:
    with pytest.raises(WildswingError, match="1 game or more"):
        tried(FENCER, "Ryu", games=0)
