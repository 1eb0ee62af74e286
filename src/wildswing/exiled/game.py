"""Rise of the Exiled as a game of the kernel."""

from typing import ClassVar

from wildswing.exiled.evaluation import evaluate
from wildswing.exiled.rules import (
    agreement,
    attack,
    bonuses,
    damage,
    falling,
    knowledge,
    movement,
    pulling,
    ricochet,
    setup,
    summons,
    using,
)
from wildswing.exiled.rules.characters import book_of
from wildswing.exiled.rules.naming import team_letter
from wildswing.exiled.rules.questions import QUESTIONS
from wildswing.exiled.rules.table import (
    Body,
    Chest,
    Contact,
    Gemstone,
    Landing,
    Player,
    Table,
    Terrain,
    bodies_of,
)
from wildswing.exiled.rules.variants import MODERATOR, REAL_TABLE
from wildswing.exiled.rules.view import ExiledView, view
from wildswing.kernel.agenda import Rules
from wildswing.kernel.chance import Stream
from wildswing.kernel.facets import Facets
from wildswing.kernel.game import Game, Outcome, Setup
from wildswing.kernel.state import NOTHING, Record
from wildswing.texts import say, text

RULES = Rules(
    *setup.RULES,
    *attack.RULES,
    *damage.RULES,
    *bonuses.RULES,
    *ricochet.RULES,
    *falling.RULES,
    *agreement.RULES,
    *using.RULES,
    *pulling.RULES,
    *movement.RULES,
    *summons.RULES,
    *QUESTIONS,
)

DEFAULT_TEAMS = (("Hedina", "Evelynn"), ("Nahtha", "Murder of Crows"))

ANSWERS_PER_ROUND = 60
"""No player gives more answers than this in a round."""


class Exiled(Game[Table]):
    """Teams throw cards at each other's cards."""

    name: ClassVar[str] = "exiled"
    title: ClassVar[str] = "Rise of the Exiled"
    summary: ClassVar[str] = text("Teams of two to twelve throw weapon cards at each other's characters, all at once.")
    version: ClassVar[int] = 2
    facets: ClassVar[Facets] = Facets(
        agents="wildswing.exiled.agents.facet:AGENTS",
        arena="wildswing.exiled.arena.facet:ARENA",
        bench="wildswing.exiled.lab.bench:BENCH",
        benchmark="wildswing.exiled.lab.benchmark:BENCHMARK",
        glossary="wildswing.exiled.glossary:EXILED",
        look="wildswing.exiled.terminal.look:ExiledLook",
        notation="wildswing.exiled.notation:NOTATION",
        page="wildswing.exiled.page.presenter:ExiledPresenter",
        puzzles="wildswing.exiled.puzzles:PUZZLES",
        rulebook="wildswing.exiled.rulebook:RULEBOOK",
        setups="wildswing.exiled.terminal.setups:SETUPS",
        study="wildswing.exiled.study:STUDY",
    )
    seat_names: ClassVar[tuple[str, ...]] = tuple([f"Player {seat + 1}" for seat in range(setup.MOST_SEATS + 1)])
    longest: ClassVar[int] = setup.ROUNDS * (setup.MOST_SEATS + 1) * ANSWERS_PER_ROUND
    may_end_without_winner: ClassVar[bool] = True
    rules: ClassVar[Rules] = RULES
    records: ClassVar[tuple[type[Record], ...]] = (
        Table,
        Body,
        Player,
        Landing,
        Contact,
        Chest,
        Terrain,
        Gemstone,
    )
    card_fields: ClassVar[frozenset[str]] = frozenset({"inside", "box", "items", "spent"})
    face_down: ClassVar[frozenset[str]] = frozenset({"inside", "box"})

    def default_setup(self) -> Setup:
        """Returns two against two, all of average skill."""
        return setup.setup_of(DEFAULT_TEAMS)

    def seats(self, setup_: Setup) -> tuple[str, ...]:
        """Returns the names of the characters, and the moderator if there is one."""
        plan = setup.read_setup(setup_)
        names = tuple([one.name for one in book_of(plan.texts).characters])
        moderated = MODERATOR in plan.variants or REAL_TABLE in plan.variants
        return (*names, say("Moderator")) if moderated else names

    def teams(self, setup_: Setup) -> tuple[int, ...]:
        """Returns the team of each player; a moderator is of none of them."""
        teams = setup.read_setup(setup_).teams
        return (*teams, *range(max(teams) + 1, max(teams) + 1 + len(self.seats(setup_)) - len(teams)))

    def deal(self, setup_: Setup, chance: int) -> Table:
        """Lays out the table."""
        return setup.lay_out(setup_, chance)

    def view(self, state: Table, seat: int) -> ExiledView:
        """Lists what a seat sees."""
        return view(state, seat)

    def hide(self, state: Table, seat: int) -> Table:
        """Blanks what a seat cannot know."""
        return knowledge.hide(state, seat)

    def imagine(self, state: Table, seat: int, stream: Stream) -> Table:
        """Deals anew what a seat cannot know."""
        imagined = knowledge.imagine(state, seat, stream)
        self.run(imagined)
        return imagined

    def evaluate(self, state: Table, seat: int) -> float:
        """Compares the hit points of the teams."""
        return evaluate(state, seat)

    def outcome(self, state: Table) -> Outcome | None:
        """Returns who won when the game is over."""
        if state.phase != "over":
            return None
        winners = tuple([seat for seat, player in enumerate(state.players) if player.team == state.winner])
        scores = tuple(
            [sum([state.bodies[at].life for at in bodies_of(state, seat)]) for seat in range(len(state.players))]
        )
        won = say("Nobody wins.") if state.winner == NOTHING else _won(state.winner)
        return Outcome(winners, scores, 0, won)


def _won(team: int) -> str:
    return say("Team {team} wins.", team=team_letter(team))


EXILED = Exiled()
