"""Matchups: fighters of Exceed meet each other, all played by the same agent, so that only the fighters differ.

No fighter meets itself: such games say nothing about balance, and how much the first turn is worth is seen in all
games, since the two of a pairing change seats after every game.
"""

from collections.abc import Collection, Mapping

import wildswing
from wildswing.agents.registry import make_agent
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import normals, setup_of
from wildswing.kernel.errors import WildswingError
from wildswing.lab.results import Header, Key
from wildswing.lab.tournament import Task, digest_of, task_of


class Matchups:
    """Who meets, given as texts by name, and who plays them all; the order of the names makes no difference.

    Everybody meets everybody, or only those whom `against` names.
    """

    def __init__(self, fighters: Mapping[str, str], agent: str, seed: int, against: Collection[str] = ()) -> None:
        if len(fighters) < 2:
            raise WildswingError("A chart needs 2 fighters or more; name some, or ask for --all.")
        make_agent(agent, EXCEED)
        self._texts = {name: fighters[name] for name in sorted(fighters)}
        self._agent = agent
        self.header = Header(
            kind="matchups",
            program=wildswing.__version__,
            game=EXCEED.name,
            rules=EXCEED.version,
            seed=seed,
            entrants=tuple(self._texts),
            against=tuple(sorted(against)),
            agent=agent,
            texts=digest_of([*self._texts.values(), *normals().values()]),
        )

    def task(self, key: Key) -> Task:
        """Returns a game of two fighters; a has the first seat in even games, the second in odd ones."""
        a, b, number = key
        seated = (a, b) if number % 2 == 0 else (b, a)
        setup = setup_of([self._texts[name] for name in seated])
        return task_of(self.header, key, setup, (self._agent, self._agent), counts_cards=True)
