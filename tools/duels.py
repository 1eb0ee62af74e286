"""Measures one agent of Exceed against another, with fighters drawn by a seed from all there are.

python -m tools.duels veteran fighter --games 200 --seed 7

Every deal is played twice, with the agents in exchanged seats. All follows from the seed, whatever the number of jobs.
"""

import argparse
import sys
from contextlib import closing
from functools import partial

from wildswing.agents.agent import chooser
from wildswing.agents.registry import make_agent
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.kernel.chance import Stream
from wildswing.lab.errands import work_off
from wildswing.lab.statistics import share


def play_some(agents: tuple[str, str], seed: str, numbers: range) -> list[bool]:
    """Plays some games, and tells of each whether the first agent won."""
    return [is_won(agents, seed, number) for number in numbers]


def is_won(agents: tuple[str, str], seed: str, number: int) -> bool:
    """Plays one game, and tells whether the first agent won."""
    deal, first = divmod(number, 2)
    one, other = Stream(f"{seed}/{deal}/fighters").shuffled(sorted(roster()))[:2]
    table = EXCEED.start(f"{seed}/{deal}", match_of(one, other))
    choosers = [chooser(make_agent(agents[seat != first], EXCEED), EXCEED) for seat in range(2)]
    streams = [Stream(f"{seed}/{number}/{seat}") for seat in range(2)]
    while table.asks:
        ask = table.asks[0]
        EXCEED.answer(table, ask.seat, choosers[ask.seat](table, ask, streams[ask.seat]))
    return table.winner == first


def told(won: int, games: int) -> str:
    """Returns how many games were won, with the interval of the share."""
    found = share(won, games)
    return f"{won} of {games} won ({found.value:.1%}, {found.low:.1%} to {found.high:.1%})"


def main() -> None:
    """Plays the games and prints what came of them, as they end."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    wanted = parser.parse_args()
    outcomes: list[bool] = []
    play = partial(play_some, (wanted.first, wanted.second), wanted.seed)
    with closing(work_off(play, wanted.games, wanted.jobs)) as done:
        for some in done:
            outcomes += some
            sys.stderr.write(f"\r{told(sum(outcomes), len(outcomes))}")
    sys.stderr.write("\n")
    sys.stdout.write(f"{wanted.first} against {wanted.second}: {told(sum(outcomes), len(outcomes))}\n")


if __name__ == "__main__":
    main()
