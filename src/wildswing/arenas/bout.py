"""One match for learning programs: what is asked of whom, which actions answer it, and who wins in the end."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from wildswing.arenas.encoding import Encoding, IllegalAction, Mask, Observation
from wildswing.arenas.facet import encoding_of
from wildswing.arenas.numbering import KeptMask, flags
from wildswing.arenas.parts import Sheet
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import Told, told_to
from wildswing.kernel.game import Outcome, Setup
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import SPECTATOR, State

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"

REFUSE = "refuse"
LOSE = "lose"
ON_ILLEGAL = (REFUSE, LOSE)
"""What becomes of an action that is not offered: it is refused with an error, or ends the match as a loss."""

Offered = tuple[Ask | None, dict[int, int]]
"""A question, and the actions that answer it with the indices of their options."""

NOTHING_OFFERED: Final[Offered] = (None, {})


def new_seed(rng: np.random.Generator) -> int:
    """Draws the seed of a match."""
    return int(rng.integers(2**62))


def rewards_of(outcome: Outcome | None, seats: int) -> list[float]:
    """Returns what each seat gets: 1 for a victory and -1 for a defeat of its team, 0 if nobody wins.

    Who plays alone gets the score.
    """
    if outcome is None:
        return [0.0] * seats
    if seats == 1:
        return [float(outcome.scores[0])]
    if not outcome.winners:
        return [0.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]


class Bout:
    """A match that is played by actions, again and again; call `begin` before anything else."""

    def __init__(
        self,
        game: str,
        setup: Setup,
        on_illegal: str = REFUSE,
        listens: bool = False,
        copy: bool = True,
        encoding: Encoding | None = None,
    ) -> None:
        if on_illegal not in ON_ILLEGAL:
            raise WildswingError(
                f"“{on_illegal}” is no way to treat an illegal action; choose {' or '.join(ON_ILLEGAL)}."
            )
        self.game = find_game(game)
        self.setup = setup
        self.encoding = encoding_of(game, setup) if encoding is None else encoding
        self._reads_truth = self.encoding.reads_truth
        self.seats = self.game.seats(setup)
        self.on_illegal = on_illegal
        self.listens = listens
        self.copy = copy
        """Whether observations and masks are copies, or arrays that the next ones of their seat are written into."""
        self.state: State
        self.told: list[Told] = []
        """What happened since the last answer, if anybody listens."""
        self.fault: int | None = None
        """The seat that lost by an illegal action."""
        self._offered: list[Offered] = [NOTHING_OFFERED] * len(self.seats)
        self._sheets: list[Sheet | None] = [None] * len(self.seats)
        self._masks: list[KeptMask | None] = [None] * len(self.seats)

    def begin(self, seed: int | str) -> None:
        """Deals a new match."""
        self.told = []
        self.fault = None
        for sheet in self._sheets:
            if sheet is not None:
                sheet.clear()
        self.state = self.game.start(seed, self.setup, self.told if self.listens else None)

    @property
    def asked(self) -> list[int]:
        """The seats that have an open question; none once the match is over."""
        return [] if self.fault is not None else [ask.seat for ask in self.state.asks]

    @property
    def turn(self) -> int:
        """The first seat that has an open question, or SPECTATOR once the match is over."""
        asks = self.state.asks
        return asks[0].seat if asks and self.fault is None else SPECTATOR

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.state.asks or self.fault is not None

    def offered(self, seat: int) -> dict[int, int]:
        """Returns the actions of a seat, with the indices of their options."""
        ask = ask_of(self.state, seat)
        if ask is None or self.fault is not None:
            return {}
        known = self._offered[seat]
        if known[0] is not ask:
            known = self._offered[seat] = (ask, self.encoding.offered(self.state, ask))
        return known[1]

    def take(self, seat: int, action: int) -> None:
        """Lets a seat take an action and runs to the next question."""
        index = self.offered(seat).get(action)
        if index is not None:
            self.answer(seat, index)
        else:
            self.refuse(seat, action)
            self.fault = seat

    def refuse(self, seat: int, action: int) -> None:
        """Raises the error for an action that is not offered, unless it is to lose the match."""
        if self.on_illegal == LOSE:
            return
        ask = ask_of(self.state, seat)
        if ask is None:
            raise IllegalAction(f"{self.seats[seat]} has no open question and cannot take action {action}.")
        self.encoding.index_of(self.state, ask, action)

    def answer(self, seat: int, index: int) -> None:
        """Gives the answer of a seat by the index of its option; agents, who know no actions, do so."""
        if self.listens:
            self.told = []
        self.game.answer(self.state, seat, index, self.told if self.listens else None)

    def write_into(self, row: Observation) -> None:
        """Has what a seat knows written into a row of an array, if only one seat looks in each match."""
        self._sheets = [self.encoding.sheet(row)] * len(self.seats)

    def look(self, seat: int) -> Observation:
        """Returns what a seat knows, in an array that the next look changes."""
        sheet = self._sheets[seat]
        if sheet is None:
            sheet = self._sheets[seat] = self.encoding.sheet()
        state = self.state
        sheet.write(state if self._reads_truth else self.game.hide(state, seat), seat)
        return sheet.numbers

    def observe(self, seat: int) -> Observation:
        """Returns what a seat knows."""
        numbers = self.look(seat)
        return numbers.copy() if self.copy else numbers

    def seen(self, seat: int, room: int = 0) -> dict[str, NDArray[Any]]:
        """Returns what a seat knows and may do, by the names that PettingZoo has for both."""
        return {OBSERVATION: self.observe(seat), MASK: self.mask(seat, room)}

    def mask(self, seat: int, room: int = 0) -> Mask:
        """Returns for each action 1 if a seat may take it, else 0, with room for further actions behind them."""
        if self.copy:
            return np.frombuffer(flags(self.offered(seat), self.encoding.actions + room), np.int8)
        mask = self._masks[seat]
        if mask is None:
            mask = self._masks[seat] = KeptMask(bytearray(self.encoding.actions + room))
        mask.write(self.offered(seat))
        return mask.numbers

    def rewards(self) -> list[float]:
        """Returns what each seat gets; who takes an illegal action gets -1, and the others 0."""
        if self.fault is not None:
            return [-1.0 if seat == self.fault else 0.0 for seat in range(len(self.seats))]
        return rewards_of(self.game.outcome(self.state), len(self.seats))

    def text(self) -> str:
        """Tells what everybody saw since the last answer, and who is asked what."""
        lines = [event.sentence() for event in told_to(SPECTATOR, self.told)]
        lines += [f"{self.seats[ask.seat]}: {self.game.worded(self.state, ask).prompt}" for ask in self.state.asks]
        return "\n".join(lines)
