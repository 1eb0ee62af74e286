"""Tournaments: what a game comes to, and that each is played and counted once."""

from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import msgspec
import pytest

import wildswing
from tests.lab.dice import DICE
from tests.lab.test_play_out import Always
from wildswing.agents.agent import Agent
from wildswing.agents.random import RandomAgent
from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab.card_tally import CardListener
from wildswing.exceed.matches import match_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.lab.play_out import play_out
from wildswing.lab.results import Header, Key, Result, Results, open_results, read_results
from wildswing.lab.tournament import Task, digest_of, play_game, play_tournament, seed_of

HEADER = Header(
    kind="ladder",
    program=wildswing.__version__,
    game="dice",
    rules=1,
    seed=7,
    entrants=("high", "low", "random"),
    texts="",
)


class Match:
    """Three agents meet at dice."""

    header = HEADER

    def task(self, key: Key) -> Task:
        return Task(key, wildswing.__version__, "dice", 1, seed_of(HEADER, key), {}, key[:2], counts_cards=False)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the game and its agents known."""

    def make_agent(text: str, game: AnyGame) -> Agent:
        assert game is DICE
        return Always({"low": 0, "high": 1, "random": 0}[text])

    monkeypatch.setattr("wildswing.lab.tournament.make_agent", make_agent)
    monkeypatch.setattr("wildswing.lab.tournament.find_game", {"dice": DICE}.__getitem__)


def here(more: Callable[[], Sequence[Task]]) -> Generator[Result]:
    while tasks := more():
        for task in tasks:
            yield play_game(task)


def unseen(done: int, of: int) -> None:
    """Nobody looks at the progress."""


@pytest.mark.usefixtures("dice")
def test_a_has_the_first_seat_in_even_games_and_the_second_in_odd_ones() -> None:
    for number in range(6):
        task = Match().task(("high", "low", number))
        hands = DICE.start(task.seed).hands
        seat = number % 2
        mine, theirs = hands[seat][1], hands[1 - seat][0]
        result = play_game(task)
        assert result.scores == (mine, theirs)
        assert result.winner == ("high" if mine > theirs else "low" if mine < theirs else None)
        assert result.first == ("high" if hands[0][0] % 2 == seat else "low")
        assert (result.key, result.answers, result.turns) == (("high", "low", number), 2, 0)


@pytest.mark.usefixtures("dice")
def test_every_game_has_a_seed_of_its_own() -> None:
    keys: list[Key] = [("high", "low", 0), ("high", "low", 1), ("high", "random", 0)]
    assert [seed_of(HEADER, key) for key in keys] == ["7/high/low/0", "7/high/low/1", "7/high/random/0"]


@pytest.mark.parametrize("number", [0, 1])
def test_the_cards_of_a_fight_are_counted_for_their_fighters(number: int) -> None:
    """In both games Sol has the first seat, so that they are the same but for who is called a."""
    pair = ("Sol Badguy", "Ky Kiske") if number == 0 else ("Ky Kiske", "Sol Badguy")
    setup = dict(match_of("Sol Badguy", "Ky Kiske"))
    task = Task((*pair, number), wildswing.__version__, "exceed", EXCEED.version, "5", setup, ("random",) * 2, True)
    result = play_game(task)
    listener = CardListener()
    played = play_out(EXCEED, [RandomAgent(), RandomAgent()], "5", setup, listener.heard)
    seats = (0, 1) if number == 0 else (1, 0)
    assert listener.cards()[0] != listener.cards()[1]
    assert result.cards == tuple([listener.cards()[seat] for seat in seats])
    assert result.winner == ("Sol Badguy", "Ky Kiske")[played.outcome.winners[0]]
    assert result.first == ("Sol Badguy", "Ky Kiske")[played.outcome.first]
    assert result.scores == tuple([played.outcome.scores[seat] for seat in seats])
    assert result.answers == played.answers
    assert 5 < result.turns < result.answers
    assert play_game(msgspec.structs.replace(task, counts_cards=False)).cards == ((), ())


@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize("changed", [{"program": "0.0"}, {"rules": 9}])
def test_a_process_with_another_version_refuses_to_play(changed: dict[str, str]) -> None:
    task = msgspec.structs.replace(Match().task(("high", "low", 0)), **changed)
    with pytest.raises(WildswingError, match=r"^Games of Wildswing .*; install the same on all machines\.$"):
        play_game(task)


@pytest.mark.usefixtures("dice")
def test_the_results_are_kept_as_they_come() -> None:
    kept = Results()
    told: list[tuple[int, int]] = []
    assert play_tournament(Match(), 4, kept, here, lambda done, of: told.append((done, of)))
    assert told == [(done, 12) for done in range(13)]
    assert len({result.key for result in kept.results}) == len(kept.results) == 12
    assert {result.winner for result in kept.results} > {"high", "low"}


@pytest.mark.usefixtures("dice")
def test_a_result_that_is_brought_twice_counts_once(tmp_path: Path) -> None:
    def twice(more: Callable[[], Sequence[Task]]) -> Generator[Result]:
        for result in here(more):
            yield result
            yield result

    once = Results()
    play_tournament(Match(), 4, once, here, unseen)
    with open_results(tmp_path / "dice", HEADER) as kept:
        play_tournament(Match(), 4, kept, twice, unseen)
    assert read_results(tmp_path / "dice")[1] == once.results


def interrupted(games: int) -> Callable[[int, int], None]:
    def progress(done: int, of: int) -> None:
        assert of == 60
        if done == games:
            raise KeyboardInterrupt

    return progress


@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize("games", [1, 17, 59])
def test_an_interrupt_keeps_what_is_done_and_the_rest_comes_to_the_same(tmp_path: Path, games: int) -> None:
    whole = Results()
    assert play_tournament(Match(), 20, whole, here, unseen)
    path = tmp_path / "dice"
    with open_results(path, HEADER) as kept:
        assert not play_tournament(Match(), 20, kept, here, interrupted(games))
    assert len(read_results(path)[1]) == games
    told: list[int] = []
    with open_results(path, HEADER) as kept:
        assert play_tournament(Match(), 20, kept, here, lambda done, _: told.append(done))
    assert told == list(range(games, 61))
    assert read_results(path)[1] == whole.results


@pytest.mark.usefixtures("dice")
def test_an_interrupt_after_the_last_game_comes_too_late() -> None:
    assert play_tournament(Match(), 20, Results(), here, interrupted(60))


@pytest.mark.usefixtures("dice")
def test_nothing_is_played_when_everything_was() -> None:
    kept = Results()
    play_tournament(Match(), 20, kept, here, unseen)

    def idle(more: Callable[[], Sequence[Task]]) -> Generator[Result]:
        assert more() == []
        yield from ()

    told: list[tuple[int, int]] = []
    assert play_tournament(Match(), 6, kept, idle, lambda done, of: told.append((done, of)))
    assert told == [(18, 18)]


def test_texts_are_told_apart() -> None:
    assert digest_of(["ab", "c"]) == digest_of(["ab", "c"])
    assert len({digest_of(texts) for texts in (["ab", "c"], ["a", "bc"], ["abc"], ["c", "ab"], ["ab", "d"])}) == 5
