"""Exceed as a game of the kernel."""

from typing import ClassVar

from wildswing.exceed import position
from wildswing.exceed.evaluation import evaluate
from wildswing.exceed.matches import default_setup
from wildswing.exceed.rules import (
    attack,
    boosts,
    cleanup,
    damage,
    exceeding,
    instructions,
    knowledge,
    losing,
    movement,
    reveal,
    setting,
    setup,
    triggers,
    turn,
)
from wildswing.exceed.rules.book import names_of
from wildswing.exceed.rules.events import AttackChecked, GameOver, TakenOff
from wildswing.exceed.rules.facts import SEEN
from wildswing.exceed.rules.questions import QUESTIONS
from wildswing.exceed.rules.steps import Choose, Do, Pick, Triggers
from wildswing.exceed.rules.table import (
    NOBODY,
    Attack,
    Granted,
    InPlay,
    Laid,
    Playing,
    Result,
    Side,
    Strike,
    Table,
    Under,
)
from wildswing.exceed.rules.view import ExceedView, view
from wildswing.kernel.agenda import Rules
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Event
from wildswing.kernel.facets import Facets
from wildswing.kernel.game import Game, Outcome, Setup
from wildswing.kernel.question import After
from wildswing.kernel.state import Record
from wildswing.texts import Text, say, text

DEALS = 20
"""So often at most the hidden cards are dealt until somebody is asked what is asked now."""

RULES = Rules(
    *setup.RULES,
    *turn.RULES,
    *exceeding.RULES,
    *losing.RULES,
    *boosts.RULES,
    *setting.RULES,
    *reveal.RULES,
    *attack.RULES,
    *damage.RULES,
    *cleanup.RULES,
    *triggers.RULES,
    *instructions.RULES,
    *movement.RULES,
    *QUESTIONS,
    After(knowledge.look_on),
)


class Exceed(Game[Table]):
    """Two fighters, nine spaces, hidden attacks."""

    name: ClassVar[str] = "exceed"
    title: ClassVar[str] = "Exceed"
    summary: ClassVar[str] = text("Two fighters on nine spaces set attacks face down; the faster one goes first.")
    version: ClassVar[int] = 6
    facets: ClassVar[Facets] = Facets(
        agents="wildswing.exceed.agents.facet:AGENTS",
        arena="wildswing.exceed.arena.facet:ARENA",
        bench="wildswing.exceed.lab.bench:BENCH",
        benchmark="wildswing.exceed.lab.benchmark:BENCHMARK",
        glossary="wildswing.exceed.glossary:EXCEED",
        lab="wildswing.exceed.lab.card_tally:LAB",
        look="wildswing.exceed.terminal.look:ExceedLook",
        notation="wildswing.exceed.notation:NOTATION",
        page="wildswing.exceed.page.presenter:ExceedPresenter",
        puzzles="wildswing.exceed.puzzles:PUZZLES",
        rulebook="wildswing.exceed.rulebook:RULEBOOK",
        setups="wildswing.exceed.terminal.setups:SETUPS",
        study="wildswing.exceed.study:STUDY",
    )
    seat_names: ClassVar[tuple[str, ...]] = ("First seat", "Second seat")
    longest: ClassVar[int] = 3000
    rules: ClassVar[Rules] = RULES
    records: ClassVar[tuple[type[Record], ...]] = (
        Table,
        Side,
        Strike,
        Attack,
        Granted,
        Playing,
        InPlay,
        Under,
        Laid,
        Result,
    )
    card_fields: ClassVar[frozenset[str]] = frozenset(
        {
            "deck",
            "hand",
            "gauge",
            "discard",
            "sealed",
            "overdrive",
            "aside",
            "put_back",
            "card",
            "copy_card",
            "covered",
        }
    )
    face_down: ClassVar[frozenset[str]] = frozenset({"deck", "covered"})
    passing: ClassVar[tuple[type[Event], ...]] = (AttackChecked, TakenOff)
    in_hand: ClassVar[frozenset[str]] = frozenset({"hand", "put_back"})

    def default_setup(self) -> Setup:
        """Returns a match of two fighters that suit beginners."""
        return default_setup()

    def seats(self, setup_: Setup) -> tuple[str, ...]:
        """Returns the names of the fighters."""
        return names_of(setup.texts_of(setup_))

    def deal(self, setup_: Setup, chance: int) -> Table:
        """Lays out the table, or sets up the position with which the match begins."""
        return position.dealt(setup_, chance) if position.KEY in setup_ else setup.lay_out(setup_, chance)

    def view(self, state: Table, seat: int) -> ExceedView:
        """Lists what a seat sees."""
        return view(state, seat)

    def hide(self, state: Table, seat: int) -> Table:
        """Blanks what a seat cannot know."""
        return knowledge.hide(state, seat)

    def imagine(self, state: Table, seat: int, stream: Stream) -> Table:
        """Deals anew what a seat cannot know."""
        imagined = knowledge.imagine(state, seat, stream)
        # What the seat is asked is the same in every world that it can imagine.
        if not imagined.lanes and imagined.asks and SEEN not in imagined.book.keys:
            return imagined
        for _ in range(DEALS):
            waiting = imagined.agenda
            self.run(imagined)
            if imagined.agenda == waiting:
                return imagined
            # Here nobody is asked, as between two cards that are alike; but the seat knows that somebody is.
            imagined = knowledge.imagine(state, seat, stream)
        self.run(imagined)
        return imagined

    def learned(self, state: Table, seat: int) -> frozenset[int]:
        """Returns the hidden cards whose place a seat knows."""
        return knowledge.learned(state, seat)

    def endless(self, state: Table, said: str) -> str:  # noqa: ARG002 - the text says more than the steps do
        """Names the text that never ends."""
        return endless(state)

    def evaluate(self, state: Table, seat: int) -> float:
        """Guesses a seat's lead in points of life."""
        return evaluate(state, seat)

    def outcome(self, state: Table) -> Outcome | None:
        """Returns the winner when the game is over."""
        if state.winner == NOBODY:
            return None
        lives = (state.sides[0].life, state.sides[1].life)
        names = state.book.names
        told = GameOver(state.winner, names[state.winner], names[1 - state.winner], Text(state.ending))
        return Outcome((state.winner,), lives, state.first, told.sentence())


def endless(table: Table) -> str:
    """Says which text goes on for ever, from what was being done when it was stopped."""
    numbers = [step.number for step in table.agenda if isinstance(step, Do | Choose | Pick)]
    calls = [step.calls[0][0] for step in table.agenda if isinstance(step, Triggers)]
    if numbers:
        name, words = table.book.carriers[numbers[-1]], table.book.told(numbers[-1])
    elif calls:
        line = table.book.lines[calls[-1]]
        name, words = line.carrier, line.text
    else:
        return say("A text keeps triggering itself; look for lines that cause what they wait for.")
    return say("“{name}” keeps triggering itself (“{words}”); limit that line to once a turn.", name=name, words=words)


EXCEED = Exceed()
