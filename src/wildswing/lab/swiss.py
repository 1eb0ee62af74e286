"""A Swiss tournament of agents: paired and placed by the same rules as one among people."""

from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Final

import msgspec

from wildswing.kernel.errors import WildswingError
from wildswing.lab.errands import Progress
from wildswing.lab.ladder import Ladder
from wildswing.lab.results import Key, Result, Results
from wildswing.lab.tournament import Runner, Task
from wildswing.pairing.meetings import DRAWN, LOST, WON, Meeting
from wildswing.pairing.standings import Standing, standings
from wildswing.pairing.swiss import pair, usual_rounds

KIND: Final = "swiss"


class Swiss(msgspec.Struct, frozen=True):
    """What came of a tournament: who met whom in each round, and how it stands; `complete` unless it was stopped."""

    game: str
    seed: int
    games: int
    rounds: tuple[tuple[Meeting, ...], ...]
    standings: tuple[Standing, ...]
    complete: bool


def rounds_for(agents: Sequence[str], rounds: int) -> int:
    """Returns how many rounds are played: so many, or as many as are usual; nobody meets the same agent twice."""
    most = len(agents) - 1 + len(agents) % 2
    if rounds > most:
        raise WildswingError(f"{len(agents)} agents have {most} rounds without meeting again; ask for at most so many.")
    return rounds or usual_rounds(len(agents))


def play_swiss(
    ladder: Ladder, agents: Sequence[str], rounds: int, games: int, kept: Results, runner: Runner, progress: Progress
) -> Swiss:
    """Plays round after round; a meeting is so many games, and won by whoever wins more of them."""
    if games < 2 or games % 2:
        raise WildswingError("A meeting needs an even number of games, one in each seat; ask for them with --games.")
    header = ladder.header
    played: list[tuple[Meeting, ...]] = []
    done = {result.key: result for result in kept.results}
    total = rounds * (len(agents) // 2) * games
    complete = True
    for _ in range(rounds):
        meetings = pair(agents, played)
        keys = [key for one in meetings if not one.is_bye for key in _keys(one, games)]
        try:
            _play(ladder, keys, done, kept, runner, progress, total)
        except KeyboardInterrupt:
            complete = False
            break
        played.append(tuple([one if one.is_bye else _settled(one, games, done) for one in meetings]))
    table = standings(agents, [meeting for one in played for meeting in one])
    return Swiss(header.game, header.seed, games, tuple(played), tuple(table), complete)


def _play(
    ladder: Ladder,
    keys: Sequence[Key],
    done: dict[Key, Result],
    kept: Results,
    runner: Runner,
    progress: Progress,
    total: int,
) -> None:
    """Plays the games of a round that are not kept yet."""
    left = [ladder.task(key) for key in keys if key not in done]

    def more() -> Sequence[Task]:
        tasks = left[:]
        left.clear()
        return tasks

    progress(len(done), total)
    with closing(runner(more)) as results:
        for result in results:
            kept.append(result)
            done[result.key] = result
            progress(len(done), total)


def _keys(meeting: Meeting, games: int) -> list[Key]:
    """Returns the games of a meeting; in the file of results a pair stands in the order of the alphabet."""
    first, second = sorted([meeting.one, meeting.other])
    return [(first, second, game) for game in range(games)]


def _settled(meeting: Meeting, games: int, done: Mapping[Key, Result]) -> Meeting:
    winners = [done[key].winner for key in _keys(meeting, games)]
    ahead = winners.count(meeting.one) - winners.count(meeting.other)
    return msgspec.structs.replace(meeting, share=WON if ahead > 0 else LOST if ahead < 0 else DRAWN)
