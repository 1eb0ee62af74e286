"""As many pairs as possible of those who may meet: Edmonds' algorithm, which shrinks odd circles to one point."""

from collections import deque
from collections.abc import Callable, Sequence

FREE = -1


def can_all_be_paired(players: Sequence[str], may_meet: Callable[[str, str], bool]) -> bool:
    """Tells whether there is a way to pair everybody with somebody they may meet."""
    if len(players) % 2:
        return False
    edges = [
        [place for place, other in enumerate(players) if other != player and may_meet(player, other)]
        for player in players
    ]
    return FREE not in _Matching(edges).found()


class _Matching:
    """The search for a greatest matching in a graph of numbered points."""

    def __init__(self, edges: Sequence[Sequence[int]]) -> None:
        self._edges = edges
        self._mate = [FREE] * len(edges)
        self._parent = [FREE] * len(edges)
        self._base = list(range(len(edges)))

    def found(self) -> list[int]:
        """Returns the mate of each point, or FREE where there is none."""
        for point, near in enumerate(self._edges):
            if self._mate[point] == FREE:
                mate = next((other for other in near if self._mate[other] == FREE), FREE)
                if mate != FREE:
                    self._mate[point], self._mate[mate] = mate, point
        for point in range(len(self._edges)):
            if self._mate[point] == FREE:
                self._augment(self._path_from(point))
        return self._mate

    def _augment(self, end: int) -> None:
        """Exchanges what is and what is not matched along a path that ends at a free point."""
        while end != FREE:
            before = self._parent[end]
            following = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = following

    def _path_from(self, root: int) -> int:
        """Returns the free end of an alternating path, or FREE if there is none."""
        self._parent = [FREE] * len(self._edges)
        self._base = list(range(len(self._edges)))
        is_outer = [False] * len(self._edges)
        is_outer[root] = True
        waiting = deque([root])
        while waiting:
            point = waiting.popleft()
            for near in self._edges[point]:
                if self._base[point] == self._base[near] or self._mate[point] == near:
                    continue
                if near == root or (self._mate[near] != FREE and self._parent[self._mate[near]] != FREE):
                    for shrunk in self._shrink(point, near):
                        if not is_outer[shrunk]:
                            is_outer[shrunk] = True
                            waiting.append(shrunk)
                elif self._parent[near] == FREE:
                    self._parent[near] = point
                    if self._mate[near] == FREE:
                        return near
                    is_outer[self._mate[near]] = True
                    waiting.append(self._mate[near])
        return FREE

    def _shrink(self, one: int, other: int) -> list[int]:
        """Makes one point of the odd circle that an edge closes, and returns what is in it."""
        top = self._common(one, other)
        in_circle: set[int] = set()
        self._mark(one, top, other, in_circle)
        self._mark(other, top, one, in_circle)
        shrunk = [point for point in range(len(self._edges)) if self._base[point] in in_circle]
        for point in shrunk:
            self._base[point] = top
        return shrunk

    def _common(self, one: int, other: int) -> int:
        passed: set[int] = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._mate[one] == FREE:
                break
            one = self._parent[self._mate[one]]
        while (other := self._base[other]) not in passed:
            other = self._parent[self._mate[other]]
        return other

    def _mark(self, point: int, top: int, child: int, in_circle: set[int]) -> None:
        while self._base[point] != top:
            in_circle |= {self._base[point], self._base[self._mate[point]]}
            self._parent[point] = child
            child = self._mate[point]
            point = self._parent[self._mate[point]]
