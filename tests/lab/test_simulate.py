"""What a simulation adds up, in one process; processes are tested with the command."""

from collections.abc import Callable

import pytest

from tests.cli.party import PARTY, Party
from tests.cli.tiny import TINY, Pair, Tiny
from tests.lab.test_play_out import Always
from wildswing.agents.agent import Agent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Outcome, Setup
from wildswing.kernel.state import HIDDEN
from wildswing.lab.simulate import Duel, Report, Standing, play_duel, play_one
from wildswing.lab.statistics import Estimate, mean, share

LOW_AGAINST_HIGH = Duel("tiny", "low", "high", games=5, seed=7, setup={})
"""Low (A) keeps 31 at seat 0 and 52 at seat 1; high (B) keeps 68 at seat 1 and 47 at seat 0."""


def seat(monkeypatch: pytest.MonkeyPatch, game: AnyGame = TINY) -> None:
    """Makes a game and two agents known to the simulation."""

    def make_agent(text: str, asked_for: AnyGame) -> Agent:
        assert asked_for is game
        return Always({"low": 0, "high": 1, "wrong": 9}[text])

    monkeypatch.setattr("wildswing.lab.simulate.make_agent", make_agent)
    monkeypatch.setattr("wildswing.lab.simulate.find_game", {"tiny": game}.__getitem__)


def unseen(done: int, of: int) -> None:
    """Nobody looks at the progress."""


def test_a_sits_at_the_first_seat_in_every_other_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch)
    assert play_one(LOW_AGAINST_HIGH, 0) == Standing(1, 0, 1, 0, 31 - 68, 37 * 37, 2)
    assert play_one(LOW_AGAINST_HIGH, 1) == Standing(1, 1, 0, 0, 52 - 47, 5 * 5, 2)
    assert play_one(LOW_AGAINST_HIGH, 2) == play_one(LOW_AGAINST_HIGH, 0)


def test_the_games_are_played_with_the_setup_of_the_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, PARTY)
    duel = Duel("tiny", "low", "low", games=1, seed=7, setup={"guests": "Cid Ada"})
    assert play_one(duel, 0) == Standing(1, 1, 0, 1, ord("C") - ord("A"), 4, 2)


def test_the_setup_says_whether_two_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, PARTY)
    with pytest.raises(WildswingError, match=r"^Party has 3 seats, and a simulation needs a game for two: A and B"):
        play_duel(Duel("tiny", "low", "low", games=1, seed=7, setup={"guests": "Cid Ada Bob"}), 1, unseen)


class Pairs(Party):
    """A party of two teams: those who sit at even seats, and those at odd ones."""

    def teams(self, setup: Setup) -> tuple[int, ...]:
        return tuple([place % 2 for place, _ in enumerate(self.seats(setup))])

    def outcome(self, state: Pair) -> Outcome | None:
        single = super().outcome(state)
        if single is None:
            return None
        first = single.winners[0] % 2
        return Outcome((first, first + 2), single.scores, 1, "A team wins.")


def test_all_seats_of_a_team_have_the_same_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Pairs())
    duel = Duel("tiny", "low", "high", games=2, seed=7, setup={"guests": "Ab Cd Ef Gh"})
    letters = [ord(letter) for letter in "AdEh"], [ord(letter) for letter in "bCfG"]
    margins = [sum(kept[::2]) - sum(kept[1::2]) for kept in letters]
    assert play_one(duel, 0) == Standing(1, 0, 1, 1, margins[0], margins[0] ** 2, 4)
    # A has the odd seats now, and its lowest cards; the highest card is that of an even seat.
    assert play_one(duel, 1) == Standing(1, 0, 1, 0, -margins[1], margins[1] ** 2, 4)


def test_drawn_setups_take_turns_and_each_serves_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, PARTY)
    drawn = ({"guests": "Ab Cd"}, {"guests": "Ef Gh"})
    duel = Duel("tiny", "low", "high", games=6, seed=7, setup={"guests": "Yz Yz"}, drawn=drawn)
    assert [duel.setup_of(number)["guests"] for number in range(5)] == ["Ab Cd", "Ab Cd", "Ef Gh", "Ef Gh", "Ab Cd"]
    assert play_one(duel, 2).margin == ord("E") - ord("h")
    assert play_one(duel, 3).margin == ord("G") - ord("f")


def test_a_game_of_three_teams_cannot_be_a_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    class Threes(Pairs):
        def teams(self, setup: Setup) -> tuple[int, ...]:
            return tuple([place % 3 for place, _ in enumerate(self.seats(setup))])

    seat(monkeypatch, Threes())
    with pytest.raises(WildswingError, match=r"^Party has 3 teams, and a simulation needs a game for two: A and B"):
        play_duel(Duel("tiny", "low", "low", games=1, seed=7, setup={"guests": "Ab Cd Ef Gh"}), 1, unseen)


def test_standings_add_up_field_by_field() -> None:
    assert Standing(1, 2, 3, 4, 5, 6, 7) + Standing(10, 20, 30, 40, 50, 60, 70) == Standing(11, 22, 33, 44, 55, 66, 77)


def test_the_report_follows_from_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch)
    clock = iter([100.0, 102.0])
    monkeypatch.setattr("wildswing.lab.simulate.perf_counter", lambda: next(clock))
    assert play_duel(LOW_AGAINST_HIGH, 1, unseen) == Report(
        game="tiny",
        a="low",
        b="high",
        seed=7,
        asked=5,
        games=5,
        complete=True,
        wins_a=2,
        wins_b=3,
        draws=0,
        win_rate_a=share(2, 5),
        win_rate_b=share(3, 5),
        first_player_share=share(0, 5),
        margin=mean(5, -3 * 37 + 2 * 5, 3 * 37 * 37 + 2 * 5 * 5),
        answers_per_game=2.0,
        seconds=2.0,
        games_per_second=2.5,
    )


class Ending(Tiny):
    """Always ends the same way, whatever was kept."""

    def __init__(self, end: Outcome) -> None:
        self.end = end

    def outcome(self, state: Pair) -> Outcome | None:
        return None if HIDDEN in state.kept else self.end


def test_a_game_that_both_win_is_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Ending(Outcome((0, 1), (5, 5), 1, "All win.")))
    report = play_duel(LOW_AGAINST_HIGH, 1, unseen)
    assert (report.wins_a, report.wins_b, report.draws) == (0, 0, 5)
    assert report.first_player_share == share(0, 5)


def test_the_share_of_the_first_player_has_nothing_to_do_with_a_and_b(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Ending(Outcome((0,), (1, 0), 0, "The first player, North, wins.")))
    report = play_duel(LOW_AGAINST_HIGH, 1, unseen)
    assert (report.wins_a, report.wins_b, report.first_player_share) == (3, 2, share(5, 5))


def test_progress_counts_finished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch)
    told: list[tuple[int, int]] = []
    play_duel(LOW_AGAINST_HIGH, 1, lambda done, of: told.append((done, of)))
    assert told == [(1, 5), (2, 5), (3, 5), (4, 5), (5, 5)]


def interrupt_after(games: int) -> Callable[[int, int], None]:
    def progress(done: int, of: int) -> None:
        assert of == LOW_AGAINST_HIGH.games
        if done == games:
            raise KeyboardInterrupt

    return progress


def test_an_interrupt_leaves_the_finished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch)
    report = play_duel(LOW_AGAINST_HIGH, 1, interrupt_after(3))
    assert (report.complete, report.asked, report.games, report.wins_a, report.wins_b) == (False, 5, 3, 1, 2)
    assert report.margin == mean(3, -2 * 37 + 5, 2 * 37 * 37 + 5 * 5)


def test_an_interrupt_after_the_last_game_comes_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch)
    assert play_duel(LOW_AGAINST_HIGH, 1, interrupt_after(5)).complete


def test_an_interrupt_before_the_first_game_leaves_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(duel: Duel, number: int) -> Standing:
        raise KeyboardInterrupt

    seat(monkeypatch)
    monkeypatch.setattr("wildswing.lab.simulate.play_one", interrupted)
    report = play_duel(LOW_AGAINST_HIGH, 1, unseen)
    nothing = Estimate(None, None, None)
    assert (report.complete, report.games, report.answers_per_game) == (False, 0, None)
    assert report.win_rate_a == report.win_rate_b == report.first_player_share == report.margin == nothing


def test_a_mistake_of_an_agent_is_told_in_its_own_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch)
    with pytest.raises(WildswingError, match=r"^9 does not answer “Which card do you keep"):
        play_duel(Duel("tiny", "wrong", "low", games=2, seed=7, setup={}), 1, unseen)


class Faulty(Tiny):
    def outcome(self, state: Pair) -> Outcome | None:
        raise ValueError(f"out of glue with {state.kept}")


def test_a_fault_in_a_game_is_told_with_the_seed_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seat(monkeypatch, Faulty())
    with pytest.raises(WildswingError, match=r"^The game with seed “7/0” stopped with ValueError: out of glue with "):
        play_duel(LOW_AGAINST_HIGH, 1, unseen)
