"""Who may think next: addresses in turns, and the matches of an address in turns.

A thought that may take seconds is dear. Dear thoughts never take all places if there are several, so a quick one finds
a place at once, and they draw on a budget of their address.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from wildswing.server.basics.settings import USUAL
from wildswing.server.basics.timepiece import Alarm, Timepiece
from wildswing.server.machines.budgets import Budgets

THOUGHT = (300.0, 0.25)
"""Seconds of dear thinking that an address has: so many at once, and then so many a second."""

FIRST_GUESS = 2.0
"""Seconds that a dear thought is believed to take until some were measured."""


class Ticket:
    """A place in the line of those that wait to think."""

    def __init__(self, address: str, match: str, is_dear: bool) -> None:
        self.address = address
        self.match = match
        self.is_dear = is_dear
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when it is this one's turn."""


class Prospect(msgspec.Struct, frozen=True):
    """For what somebody waits, the others or the own budget, and for about how many seconds."""

    why: Literal["turn", "budget"]
    seconds: float


class Rota:
    """The line of those that wait to think."""

    def __init__(
        self,
        budget: tuple[float, float] | None = None,
        timepiece: Timepiece | None = None,
        at_once: int = USUAL.thinkers,
    ) -> None:
        self._at_once = at_once
        self._dear_at_once = max(1, at_once - 1)
        self._timepiece = timepiece or Timepiece()
        self._budgets = None if budget is None else Budgets(*budget, clock=self._timepiece.now)
        self._waiting: dict[str, dict[str, list[Ticket]]] = {}
        """By address, and then by match; in both, whose turn comes first stands first."""
        self._thinking: set[Ticket] = set()
        self._pace = FIRST_GUESS
        """Seconds that dear thoughts take, of late."""
        self._alarm: Alarm | None = None

    def best_off(self, addresses: Sequence[str]) -> str:
        """Returns which of several addresses may have somebody think first."""
        return min(addresses, key=lambda address: 0.0 if self._budgets is None else self._budgets.wait(address))

    def join(self, address: str, match: str, is_dear: bool) -> Ticket:
        """Lets somebody wait for a turn, which may come at once."""
        ticket = Ticket(address, match, is_dear)
        self._line_up(ticket)
        self._call()
        return ticket

    def move(self, ticket: Ticket, address: str) -> None:
        """Has somebody who waits wait at the cost of another address."""
        if ticket.address != address and not ticket.called.done():
            self._drop(ticket)
            ticket.address = address
            self._line_up(ticket)
            self._call()

    def leave(self, ticket: Ticket, seconds: float = 0.0) -> None:
        """Lets somebody go who has thought for so long, or does not want to any more."""
        if ticket in self._thinking:
            self._thinking.discard(ticket)
            if ticket.is_dear:
                self._pace += (seconds - self._pace) / 4
                if self._budgets is not None:
                    self._budgets.spend(ticket.address, seconds)
        else:
            self._drop(ticket)
        self._call()

    def prospect(self, ticket: Ticket) -> Prospect:
        """Returns for what somebody waits, and for about how long."""
        owed = self._owed(ticket)
        if owed:
            return Prospect("budget", owed)
        own = list(self._waiting.get(ticket.address, {}))
        before = own.index(ticket.match) if ticket.match in own else 0
        others = [len(lines) for address, lines in self._waiting.items() if address != ticket.address]
        ahead = before + sum([min(count, before + 1) for count in others]) + 1
        return Prospect("turn", ahead * self._pace / self._dear_at_once)

    def close(self) -> None:
        """Lets everybody go who waits."""
        waiting, self._waiting = self._waiting, {}
        for ticket in [ticket for lines in waiting.values() for tickets in lines.values() for ticket in tickets]:
            ticket.called.set_result(None)
        self._set_alarm()

    def _line_up(self, ticket: Ticket) -> None:
        self._waiting.setdefault(ticket.address, {}).setdefault(ticket.match, []).append(ticket)

    def _drop(self, ticket: Ticket) -> None:
        lines = self._waiting.get(ticket.address, {})
        tickets = lines.get(ticket.match, [])
        if ticket in tickets:
            tickets.remove(ticket)
        if not tickets:
            lines.pop(ticket.match, None)
        if not lines:
            self._waiting.pop(ticket.address, None)

    def _call(self) -> None:
        """Gives the free places to those whose turn it is."""
        while (ticket := next(self._ready(), None)) is not None:
            self._drop(ticket)
            self._send_back(ticket)
            self._thinking.add(ticket)
            ticket.called.set_result(None)
        self._set_alarm()

    def _ready(self) -> Iterator[Ticket]:
        """Returns those that may think now, whose turn it is first."""
        if len(self._thinking) >= self._at_once:
            return
        has_room_for_dear = len([ticket for ticket in self._thinking if ticket.is_dear]) < self._dear_at_once
        for lines in self._waiting.values():
            for tickets in lines.values():
                for ticket in tickets:
                    if not ticket.is_dear or (has_room_for_dear and not self._owed(ticket)):
                        yield ticket

    def _send_back(self, ticket: Ticket) -> None:
        """Puts an address, and a match of it, behind all others, if more of it wait."""
        lines = self._waiting.pop(ticket.address, None)
        if lines is not None:
            self._waiting[ticket.address] = lines
            tickets = lines.pop(ticket.match, None)
            if tickets is not None:
                lines[ticket.match] = tickets

    def _owed(self, ticket: Ticket) -> float:
        """Returns in how many seconds its address has something left for a ticket again."""
        return self._budgets.wait(ticket.address) if ticket.is_dear and self._budgets is not None else 0.0

    def _set_alarm(self) -> None:
        """Has itself called when the first of those that wait for their budget may go on."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waits = [
            owed for lines in self._waiting.values() for [first, *_] in lines.values() if (owed := self._owed(first))
        ]
        if waits:
            self._alarm = self._timepiece.call_in(min(waits), self._call)
