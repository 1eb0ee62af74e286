"""The ladder: agents meet each other, so that their strength can be compared.

A game may be played in several setups, such as with two drawn fighters, which take turns: each serves two games of a
pairing, and in the second the agents have changed seats. All pairings of agents get the same setups in the same order.
"""

from collections.abc import Sequence

import wildswing
from wildswing.agents.registry import make_agent
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.results import Header, Key
from wildswing.lab.sides import check_two_sides
from wildswing.lab.tournament import Task, digest_of, task_of


class Ladder:
    """Who meets, in which game and in which setups, with the names of whoever is drawn for them."""

    def __init__(
        self, game: AnyGame, agents: Sequence[str], seed: int, setups: Sequence[Setup] = (), drawn: Sequence[str] = ()
    ) -> None:
        names = sorted(set(agents))
        if len(names) < 2:
            raise WildswingError("At least 2 agents are needed; name them like --agents random,greedy.")
        for name in names:
            make_agent(name, game)
        self._setups = tuple(setups) or (game.default_setup(),)
        check_two_sides(game, self._setups[0])
        self.header = Header(
            kind="ladder",
            program=wildswing.__version__,
            game=game.name,
            rules=game.version,
            seed=seed,
            entrants=tuple(names),
            fighters=tuple(drawn),
            texts=digest_of([text for setup in self._setups for _, text in sorted(setup.items())]),
        )

    def task(self, key: Key) -> Task:
        """Returns a game of two agents; a has the first seat in even games, the second in odd ones."""
        a, b, number = key
        setup = self._setups[number // 2 % len(self._setups)]
        return task_of(self.header, key, setup, (a, b), counts_cards=False)
