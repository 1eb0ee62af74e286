"""One game between agents: who is asked, what they see, when it is refused."""

from typing import ClassVar

import pytest

from tests.cli.tiny import TINY, Pair, Tiny
from wildswing.agents.random import RandomAgent
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.events import FirstPlayerFound
from wildswing.formation.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import IllegalAnswer, WildswingError
from wildswing.kernel.event import Told
from wildswing.kernel.game import AnyGame, Outcome
from wildswing.kernel.state import HIDDEN, State
from wildswing.lab.play_out import play_out


class Always:
    """Gives the same answer to everything."""

    name = "always"

    def __init__(self, index: int) -> None:
        self.index = index

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - as all agents do
        return self.index


class Watcher:
    """Plays at random and remembers what it was given."""

    name = "watcher"

    def __init__(self) -> None:
        self.seen: list[State] = []
        self.drawn: list[int] = []

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:  # noqa: ARG002 - as all agents do
        self.seen.append(hidden)
        self.drawn.append(stream.below(1000))
        return self.drawn[-1] % len(ask.options)


def test_each_seat_is_played_by_its_agent_until_the_game_is_over() -> None:
    played = play_out(TINY, [Always(1), Always(0)], seed=3)
    assert played.outcome == Outcome((1,), (47, 52), 0, "South wins.")
    assert played.answers == 2


def test_nothing_is_hidden_for_an_agent_that_does_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "hide", lambda *_: pytest.fail("the table was hidden"))
    assert play_out(TINY, [RandomAgent(), RandomAgent()], seed=3).answers == 2


def test_who_listens_hears_the_whole_game() -> None:
    heard: list[Told] = []
    play_out(TINY, [Always(1), Always(0)], seed=3, heard=heard)
    assert [told.event.sentence() for told in heard] == ["North keeps 47, South keeps 52."]
    begun: list[Told] = []
    play_out(FORMATION, [Watcher(), Watcher()], seed=3, heard=begun)
    assert isinstance(begun[0].event, FirstPlayerFound)  # this happens before the first question


def test_the_answers_of_both_are_counted() -> None:
    watchers = Watcher(), Watcher()
    played = play_out(FORMATION, watchers, seed=3)
    assert played.answers == len(watchers[0].seen) + len(watchers[1].seen)
    assert 50 < played.answers <= FORMATION.longest


def test_an_agent_sees_only_what_its_seat_may_know() -> None:
    watchers = Watcher(), Watcher()
    play_out(FORMATION, watchers, seed=3)
    for seat, watcher in enumerate(watchers):
        for hidden in watcher.seen:
            assert isinstance(hidden, Table)
            assert hidden.chance == 0
            assert set(hidden.sides[1 - seat].hand) <= {HIDDEN}
            assert [ask.seat for ask in hidden.asks] == [seat]


def test_each_seat_has_a_chance_of_its_own_that_follows_from_the_seed() -> None:
    watchers = Watcher(), Watcher()
    play_out(FORMATION, watchers, seed="7/4")
    for seat, watcher in enumerate(watchers):
        stream = Stream(f"7/4/{seat}")
        assert watcher.drawn == [stream.below(1000) for _ in watcher.drawn]


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play_out(FORMATION, [Watcher(), Watcher()], seed) for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_the_setup_is_played_with() -> None:
    with pytest.raises(WildswingError, match="line 1"):
        play_out(FORMATION, [Always(0), Always(0)], seed=1, setup={"layouts": "no layout\n"})


def test_an_illegal_answer_of_an_agent_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match=r"^2 does not answer “Which card do you keep"):
        play_out(TINY, [Always(2), Always(0)], seed=1)


class Short(Tiny):
    longest: ClassVar[int] = 1


class Undecided(Tiny):
    def outcome(self, state: Pair) -> Outcome | None:
        assert HIDDEN not in state.kept
        return None


def test_a_game_longer_than_it_says_is_stopped() -> None:
    with pytest.raises(WildswingError, match="seed “9” is not over after 1 answers, the most that tiny allows"):
        play_out(Short(), [Always(0), Always(0)], seed=9)


def test_a_game_that_ends_without_an_outcome_is_refused() -> None:
    with pytest.raises(WildswingError, match="seed “9” asks nobody and has no outcome"):
        play_out(Undecided(), [Always(0), Always(0)], seed=9)
