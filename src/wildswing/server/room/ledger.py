"""What keeps a match in order: the answers of each seat, and one change at a time."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence

from wildswing.kernel.match import Given


class Ledger:
    """The answers of each seat, brought up to date when somebody asks for them."""

    def __init__(self) -> None:
        self._answers: Sequence[Given] = ()
        self._read = 0
        self._by_seat: defaultdict[int, list[int]] = defaultdict(list)

    def answers_of(self, seat: int, answers: Sequence[Given]) -> Sequence[int]:
        """Returns those of a seat; a list only grows, and another one is read from its beginning."""
        if answers is not self._answers:
            self._answers, self._read = answers, 0
            self._by_seat.clear()
        for given in answers[self._read :]:
            self._by_seat[given.seat].append(given.answer)
        self._read = len(answers)
        return self._by_seat[seat]


class Turns(asyncio.Lock):
    """Lets one after the other in, and counts those who are in or wait."""

    def __init__(self) -> None:
        super().__init__()
        self.under_way = 0

    async def acquire(self) -> bool:  # type: ignore[override] # which the types call a literal
        """Waits for one's turn."""
        self.under_way += 1
        try:
            return await super().acquire()
        except BaseException:
            self.under_way -= 1
            raise

    def release(self) -> None:
        """Lets the next one in."""
        super().release()
        self.under_way -= 1
