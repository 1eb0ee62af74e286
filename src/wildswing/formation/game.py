"""Formation as a game of the kernel."""

from functools import lru_cache
from importlib.resources import files
from typing import ClassVar

from wildswing.formation.evaluation import evaluate
from wildswing.formation.rules import combat, formation_phase, knowledge, scoring, setup
from wildswing.formation.rules.cards import BLACK, SEAT_NAMES, WHITE
from wildswing.formation.rules.events import GameOver
from wildswing.formation.rules.layouts import Book, read_book
from wildswing.formation.rules.naming import seat_name
from wildswing.formation.rules.questions import QUESTIONS
from wildswing.formation.rules.table import Side, Table
from wildswing.formation.rules.view import FormationView, view
from wildswing.kernel.agenda import Rules
from wildswing.kernel.chance import Stream
from wildswing.kernel.facets import Facets
from wildswing.kernel.game import Game, Outcome, Setup
from wildswing.kernel.state import Record
from wildswing.texts import text

RULES = Rules(
    *setup.RULES,
    *formation_phase.RULES,
    *combat.RULES,
    *scoring.RULES,
    *QUESTIONS,
)

_read_book = lru_cache(maxsize=16)(read_book)


@lru_cache(maxsize=1)
def house_layouts() -> str:
    """Returns the text of the layout file that comes with the game."""
    return files("wildswing.formation").joinpath("layouts.txt").read_text(encoding="utf-8")


class Formation(Game[Table]):
    """Two players, three rounds, seven battles in each."""

    name: ClassVar[str] = "formation"
    title: ClassVar[str] = "Formation"
    summary: ClassVar[str] = text(
        "Two players line up seven cards a round and win the other's high cards with low ones."
    )
    version: ClassVar[int] = 1
    facets: ClassVar[Facets] = Facets(
        agents="wildswing.formation.agents.facet:AGENTS",
        arena="wildswing.formation.arena.facet:ARENA",
        bench="wildswing.formation.lab.bench:BENCH",
        benchmark="wildswing.formation.lab.benchmark:BENCHMARK",
        glossary="wildswing.formation.glossary:FORMATION",
        look="wildswing.formation.terminal.look:FormationLook",
        notation="wildswing.formation.notation:NOTATION",
        page="wildswing.formation.page.presenter:FormationPresenter",
        puzzles="wildswing.formation.puzzles:PUZZLES",
        rulebook="wildswing.formation.rulebook:RULEBOOK",
        study="wildswing.formation.study:STUDY",
    )
    seat_names: ClassVar[tuple[str, ...]] = SEAT_NAMES
    longest: ClassVar[int] = 2 + 3 * (2 + 12 + 14 + 7)
    rules: ClassVar[Rules] = RULES
    records: ClassVar[tuple[type[Record], ...]] = (Table, Side)
    card_fields: ClassVar[frozenset[str]] = frozenset({"deck", "hand", "sealed", "grid", "spare", "taken", "spent"})
    face_down: ClassVar[frozenset[str]] = frozenset({"deck"})
    in_hand: ClassVar[frozenset[str]] = frozenset({"hand", "sealed"})

    def default_setup(self) -> Setup:
        """Returns the house layouts."""
        return {"layouts": house_layouts()}

    def seats(self, setup: Setup) -> tuple[str, ...]:  # noqa: ARG002 - every match has the same
        """Returns the colours of the decks."""
        return seat_name(BLACK), seat_name(WHITE)

    def book(self, setup: Setup) -> Book:
        """Returns the Formation Cards of a setup."""
        return _read_book(setup["layouts"])

    def deal(self, setup_: Setup, chance: int) -> Table:
        """Lays out the table."""
        return setup.lay_out(self.book(setup_), chance)

    def view(self, state: Table, seat: int) -> FormationView:
        """Lists what a seat sees."""
        return view(state, seat)

    def hide(self, state: Table, seat: int) -> Table:
        """Blanks what a seat cannot know."""
        return knowledge.hide(state, seat)

    def imagine(self, state: Table, seat: int, stream: Stream) -> Table:
        """Deals anew what a seat cannot know."""
        imagined = knowledge.imagine(state, seat, stream)
        # What the seat is asked is the same in every world that it can imagine.
        if imagined.lanes or not imagined.asks:
            self.run(imagined)
        return imagined

    def evaluate(self, state: Table, seat: int) -> float:
        """Guesses a seat's final margin in points."""
        return evaluate(state, seat)

    def outcome(self, state: Table) -> Outcome | None:
        """Returns the winner and the totals when the game is over."""
        if state.phase != "over":
            return None
        winner = scoring.leader(state)
        totals = scoring.totals(state)
        return Outcome((winner,), totals, state.starter, GameOver(winner, totals).sentence())


FORMATION = Formation()
