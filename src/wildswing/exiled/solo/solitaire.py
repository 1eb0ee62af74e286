"""What the solo games share as games of the kernel: one seat, and nothing hidden but chance."""

from typing import ClassVar, NamedTuple

from wildswing.exiled.solo.events import result_told
from wildswing.exiled.solo.session import PLAYING, WON, Session, Toss, character_in, total, weapon_in
from wildswing.exiled.solo.throws import Edges
from wildswing.exiled.solo.view import RingView, SoloView, SpotView, tosses
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import Game, Outcome, Setup
from wildswing.kernel.state import Record
from wildswing.texts import say


class Scene(NamedTuple):
    """What lies on the table of a solo game."""

    rounds: int
    """How many there are at the most."""
    edges: Edges
    target: SpotView
    stand: SpotView | None = None
    """Where the own card lies, if it lies on the table."""
    rings: tuple[RingView, ...] = ()
    needed: int = 0
    """The damage that wins."""


class Solitaire(Game[Session]):
    """A game for one player, with a score and a rank."""

    version: ClassVar[int] = 2
    seat_names: ClassVar[tuple[str, ...]] = ("Player",)
    records: ClassVar[tuple[type[Record], ...]] = (Session, Toss)
    card_fields: ClassVar[frozenset[str]] = frozenset()

    def scene(self, session: Session) -> Scene:
        """Returns what lies on the table."""
        raise NotImplementedError

    def view(self, state: Session, seat: int) -> SoloView:  # noqa: ARG002 - nothing is hidden
        """Lists what there is to see."""
        scene = self.scene(state)
        return SoloView(
            mode=self.name,
            character=character_in(state).name,
            weapon=weapon_in(state).name,
            skill=state.skill,
            start=state.start,
            lengths=state.lengths,
            moves=state.moves,
            rounds=scene.rounds,
            edges=scene.edges,
            target=scene.target,
            stand=scene.stand,
            rings=scene.rings,
            thrown=tosses(state),
            total=total(state),
            needed=scene.needed,
            phase=state.phase,
            score=self.score(state),
            rank=self.rank(state),
        )

    def score(self, session: Session) -> int:
        """Returns what counts in a list of the best results."""
        raise NotImplementedError

    def rank(self, session: Session) -> str:
        """Returns the rank reached."""
        raise NotImplementedError

    def heading(self, session: Session) -> str:  # noqa: ARG002 - a game that gives ranks reads it
        """Returns what heads the result: a rank, or nothing where a game is won or lost."""
        return ""

    def result(self, session: Session) -> str:
        """Tells how the game ended, in English: lists of results and recorded matches keep it."""
        raise NotImplementedError

    def seats(self, setup: Setup) -> tuple[str, ...]:  # noqa: ARG002 - every match has one
        """Returns the one seat."""
        return (say("Player"),)

    def hide(self, state: Session, seat: int) -> Session:
        """Blanks the chance; a spectator sees the same but has no question."""
        hidden = state.copy()
        hidden.chance = 0
        hidden.asks = tuple([ask for ask in state.asks if ask.seat == seat])
        return hidden

    def imagine(self, state: Session, seat: int, stream: Stream) -> Session:
        """Draws the chance anew."""
        imagined = self.hide(state, seat)
        imagined.chance = stream.fresh()
        self.run(imagined)
        return imagined

    def evaluate(self, state: Session, seat: int) -> float:  # noqa: ARG002 - there is one seat
        """Returns the score as it stands."""
        return float(self.score(state))

    def outcome(self, state: Session) -> Outcome | None:
        """Returns the score and the result when the game is over."""
        if state.phase == PLAYING:
            return None
        winners = (0,) if state.phase == WON else ()
        told = result_told(self.result(state))
        return Outcome(winners, (self.score(state),), 0, told, self.heading(state))
