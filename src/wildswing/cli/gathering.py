"""A match with its people and machines around one terminal."""

from collections.abc import Mapping

from rich.console import Console

from wildswing.agents.agent import Agent
from wildswing.cli.hints import thinking
from wildswing.cli.person import Person, wipe
from wildswing.cli.saved import SavedMatch
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.match import Match

PERSON = "person"
"""What a match file calls a seat that a person plays."""


class Gathering:
    """Asks each seat in turn until the match is over; seats without an agent are people at this terminal."""

    def __init__(self, saved: SavedMatch, agents: Mapping[int, Agent], console: Console) -> None:
        self.saved = saved
        self.agents = agents
        self.console = console
        match = saved.match
        seats = range(len(match.seat_names))
        self.people = {seat: Person(match, seat, console) for seat in seats if seat not in agents}
        self._catch_up(match)
        self.looking: int | None = None
        """Who sits before the screen, if it is not just the one person there is."""
        if len(self.people) == 1:
            self.looking = next(iter(self.people))

    def _catch_up(self, match: Match) -> None:
        """Finds where in what was told each person's last decision lies, by playing the answers again."""
        again = Match(match.game, match.seed, match.setup)
        for given in match.answers:
            if given.seat in self.people:
                self.people[given.seat].decided(len(again.told))
            again.answer(given.seat, given.answer)

    def play(self, note: str = "") -> None:
        """Plays to the end; a person who leaves raises Leave. The note stands under the first question."""
        match = self.saved.match
        while match.asks:
            ask = self._next_ask(match.asks)
            if ask.seat in self.agents:
                index = self._think(match, ask)
            else:
                self._hand_over(ask.seat)
                index = self.people[ask.seat].choose(ask, note)
                note = ""
                self.people[ask.seat].decided(len(match.told))
            self.saved.answer(ask.seat, index)
        self._show_end()

    def _next_ask(self, asks: tuple[Ask, ...]) -> Ask:
        """Of several open questions takes that of the person at the screen, then of another, then of an agent."""
        return min(asks, key=lambda ask: (ask.seat != self.looking, ask.seat in self.agents, ask.seat))

    def _think(self, match: Match, ask: Ask) -> int:
        """Lets an agent choose; its chance depends on the seed and the number of its answers alone."""
        number = len([given for given in match.answers if given.seat == ask.seat])
        stream = Stream(f"agent {match.seed} {ask.seat} {number}")
        hidden = match.game.hide(match.state, ask.seat)
        agent = self.agents[ask.seat]
        with thinking(self.console, f"{match.seat_names[ask.seat]} ({agent.name}) is thinking…"):
            return agent.choose(match.game, hidden, ask, stream)

    def _hand_over(self, seat: int) -> None:
        """Hides one person's cards before the next person looks."""
        if seat == self.looking:
            return
        names = self.saved.match.seat_names
        wipe(self.console)
        others = " and ".join([names[other] for other in self.people if other != seat])
        verb = "is" if len(self.people) == 2 else "are"
        self.people[seat].wait_for_enter(f"{names[seat]}, press Enter when {others} {verb} not looking: ")
        self.looking = seat

    def cover(self) -> None:
        """Hides the cards of several people who leave."""
        if len(self.people) > 1:
            wipe(self.console)

    def _show_end(self) -> None:
        self.cover()
        for person in list(self.people.values())[:1]:
            person.show_end(alone=len(self.people) == 1)
