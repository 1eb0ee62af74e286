"""The ladder: agents meet each other, so that their strength can be compared.

In Exceed two fighters are drawn for each two games of a pairing, so that all sit in both seats equally often; in the
second game the agents have changed seats. All pairings of agents get the same fighters in the same order. Other games
are played with their usual setup.
"""

from collections.abc import Mapping, Sequence

import wildswing
from wildswing.agents.registry import make_agent
from wildswing.exceed.matches import setup_of
from wildswing.exceed.pairings import sampled_pairings
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.lab.results import Header, Key
from wildswing.lab.sides import check_two_sides
from wildswing.lab.tournament import Task, digest_of, seed_of


class Ladder:
    """Who meets, in which game; fighters, given as texts by name, are for Exceed. No order makes a difference."""

    def __init__(
        self, game: AnyGame, agents: Sequence[str], seed: int, fighters: Mapping[str, str] | None = None
    ) -> None:
        names = sorted(set(agents))
        if len(names) < 2:
            raise WildswingError("A ladder needs 2 agents or more; name them like --agents random,greedy.")
        for name in names:
            make_agent(name, game)
        drawn = dict(fighters or {})
        self._setups = _fights(drawn, seed) if drawn else (game.default_setup(),)
        check_two_sides(game, self._setups[0])
        self.header = Header(
            kind="ladder",
            program=wildswing.__version__,
            game=game.name,
            rules=game.version,
            seed=seed,
            entrants=tuple(names),
            fighters=tuple(sorted(drawn)),
            texts=digest_of([text for setup in self._setups for _, text in sorted(setup.items())]),
        )

    def task(self, key: Key) -> Task:
        """Returns a game of two agents; a has the first seat in even games, the second in odd ones."""
        a, b, number = key
        return Task(
            key=key,
            program=self.header.program,
            game=self.header.game,
            rules=self.header.rules,
            seed=seed_of(self.header, key),
            setup=dict(self._setups[number // 2 % len(self._setups)]),
            agents=(a, b),
            counts_cards=False,
        )


def _fights(fighters: Mapping[str, str], seed: int) -> tuple[Setup, ...]:
    """Returns every fighter in the first seat against every one in the second, in an order that mixes them well."""
    pairings = sampled_pairings(sorted(fighters), len(fighters) ** 2, f"ladder {seed}")
    return tuple([setup_of([fighters[one], fighters[other]]) for one, other in pairings])
