"""The Ghost Bride: a character comes closer after every throw, and has to be stopped in time."""

from typing import ClassVar, Final

from wildswing.exiled.rules.geometry import CARD, Polygon, placed, rectangle
from wildswing.exiled.rules.judging import best_zone, standing
from wildswing.exiled.rules.missing import gap_between
from wildswing.exiled.solo.events import CameCloser, SoloBegan, SoloOver
from wildswing.exiled.solo.session import (
    LENGTH,
    LOST,
    PLAYING,
    WON,
    Session,
    character_in,
    total,
)
from wildswing.exiled.solo.setups import chosen, ghost_bride_setup, read_plan
from wildswing.exiled.solo.solitaire import Scene, Solitaire
from wildswing.exiled.solo.throws import NOT_HIT, Aimed, Edges, aim_space, art_of, note, throw_from, throw_prompt
from wildswing.exiled.solo.view import SpotView
from wildswing.kernel.agenda import Rules, push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.facets import Facets
from wildswing.kernel.game import Setup
from wildswing.kernel.question import Does, Question
from wildswing.kernel.state import NOTHING, Step
from wildswing.texts import say, text

LEVELS: Final = {"easy": 6, "normal": 5, "hard": 4}
"""RX-GB1: how many card lengths she starts from the edge of the table, between it and the centre of her card."""

NEEDED: Final = 7
"""RX-GB5: the damage that wins."""

UNNEEDED: Final = 3
"""What a throw that was not needed adds to the score: so much that to win earlier is always better."""

EDGES: Final[Edges] = (-45_000, 0, 45_000, 66_000)
"""The table; the player stands behind its lower edge."""

BEHIND_THE_EDGE: Final[Polygon] = rectangle(-45_000, -20_000, 45_000, 0)

FACING: Final = 1800
"""She looks at the player."""


# --- The rules ---


class Begin(Step):
    """Tells how far away she is."""


class Throw(Step):
    """Asks for a throw."""


class Approach(Step):
    """Lets her come closer."""


def begin(session: Session, step: Step, heard: Heard) -> None:
    """RX-GB1: tells how far away she is."""
    if heard is not None:
        heard.append(Told(SoloBegan(character_in(session).name, session.lengths)))


def ask_throw(session: Session, step: Step) -> Ask:
    """RX-GB2: asks for the next throw."""
    return Ask(0, "aim", aim_space(session, EDGES), session.lengths)


def throw(session: Session, step: Step, point: tuple[int, ...], heard: Heard) -> None:
    """RX-GB2, RX-GB3: throws over the edge of the table; the best zone under the weapon counts (RX-GB7)."""
    figure = character_in(session).figure
    x, y = place_of(session)
    landed = throw_from(session, BEHIND_THE_EDGE, point, (placed(CARD, x, y, FACING),))
    found, beside = NOT_HIT, 0
    if not landed.under:
        art, bride = art_of(session, landed), standing(figure, x, y, FACING)
        zone = best_zone(art, bride, False)
        found = NOT_HIT if zone == NOTHING else (figure.zones[zone].name, figure.zones[zone].value)
        beside = gap_between([part.shape for part in art], [zone.shape for zone in bride.zones])
    aimed = Aimed(character_in(session).name, BEHIND_THE_EDGE, "damage")
    note(session, point, landed, found, beside, aimed, heard)
    push(session, Approach())


def place_of(session: Session) -> tuple[int, int]:
    """Returns where the centre of her card lies; once she is there she stays on the table."""
    return 0, max(session.lengths * LENGTH, -CARD[0][1])


def approach(session: Session, step: Step, heard: Heard) -> None:
    """RX-GB4, RX-GB5, RX-GB6, RX-E13: she comes closer unless she is beaten; when she is there, the game is lost."""
    if total(session) >= NEEDED:
        _end(session, WON, heard)
        return
    session.lengths -= 1
    if heard is not None:
        heard.append(Told(CameCloser(character_in(session).name, session.lengths)))
    if session.lengths == 0:
        _end(session, LOST, heard)
    else:
        push(session, Throw())


def _end(session: Session, phase: str, heard: Heard) -> None:
    session.phase = phase
    if heard is not None:
        heard.append(Told(SoloOver(GHOST_BRIDE.score(session), GHOST_BRIDE.rank(session), GHOST_BRIDE.result(session))))


def _rule(session: Session, ask: Ask) -> str:
    return say(
        "Throw from behind the edge of the table. Head 3, body 2, arm 1; only the best zone counts. After every throw "
        "she comes a card length closer. {needed} damage before she reaches you win.",
        needed=NEEDED,
    )


def _throw_prompt(session: Session, ask: Ask) -> str:
    return throw_prompt(session, character_in(session).name)


RULES = Rules(
    Does(Begin, begin),
    Question(Throw, ask_throw, throw, kind="aim", prompt=_throw_prompt, rule=_rule, read="RX-GB1"),
    Does(Approach, approach),
)


class GhostBride(Solitaire):
    """One player against a character that comes closer."""

    name: ClassVar[str] = "ghost-bride"
    title: ClassVar[str] = "The Ghost Bride"
    summary: ClassVar[str] = text("Alone against a ghost that comes closer after every throw of the scythe.")
    longest: ClassVar[int] = max(LEVELS.values())
    facets: ClassVar[Facets] = Facets(
        arena="wildswing.exiled.arena.facet:SOLO",
        glossary="wildswing.exiled.glossary:EXILED",
        look="wildswing.exiled.terminal.solo:SoloLook",
        notation="wildswing.exiled.notation:SOLO",
        page="wildswing.exiled.page.solo:GHOST_BRIDE_PRESENTER",
        rulebook="wildswing.exiled.rulebook:RULEBOOK",
        setups="wildswing.exiled.terminal.setups:GHOST_BRIDE",
    )
    rules: ClassVar[Rules] = RULES
    may_end_without_winner: ClassVar[bool] = True

    def default_setup(self) -> Setup:
        """Returns the normal level with average skill."""
        return ghost_bride_setup()

    def deal(self, setup: Setup, chance: int) -> Session:
        """RX-GB1: puts her as far away as the level says."""
        plan = read_plan(setup)
        lengths = LEVELS[chosen(setup, "level", tuple(LEVELS), "normal")]
        agenda: tuple[Step, ...] = (Throw(), Begin())
        return Session(chance, agenda, (), plan.text, plan.weapon, plan.skill, lengths, lengths, 0, (), PLAYING)

    def scene(self, session: Session) -> Scene:
        """Returns her, who comes closer."""
        x, y = place_of(session)
        return Scene(session.start, EDGES, SpotView(x, y, FACING), needed=NEEDED)

    def score(self, session: Session) -> int:
        """Returns the damage, and for a win something for every throw that was not needed."""
        spared = session.start - len(session.thrown) if session.phase == WON else 0
        return total(session) + UNNEEDED * spared

    def rank(self, session: Session) -> str:
        """Returns whether the game was won; there are no other ranks."""
        return "" if session.phase == PLAYING else session.phase

    def result(self, session: Session) -> str:
        """Tells how the game ended."""
        name, damage = character_in(session).name, total(session)
        if session.phase == WON:
            throws = "1 throw" if len(session.thrown) == 1 else f"{len(session.thrown)} throws"
            return f"You win: {name} has taken {damage} damage in {throws}; score {self.score(session)}."
        return f"You lose: {name} reaches you after {damage} of {NEEDED} damage; score {self.score(session)}."


GHOST_BRIDE = GhostBride()
