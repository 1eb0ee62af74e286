"""Target Practice: six rounds to throw at a target or to come closer, and a rank for the points."""

from typing import ClassVar, Final

from wildswing.exiled.rules.geometry import CARD, MM, distance_to, placed
from wildswing.exiled.rules.naming import weapon
from wildswing.exiled.rules.throwing import Landed
from wildswing.exiled.solo.events import TARGET, THE_TARGET, CameCloser, SoloBegan, SoloOver
from wildswing.exiled.solo.session import LENGTH, PLAYING, WON, Session, character_in, total, weapon_in
from wildswing.exiled.solo.setups import read_plan, target_practice_setup
from wildswing.exiled.solo.solitaire import Scene, Solitaire
from wildswing.exiled.solo.throws import NOT_HIT, Aimed, Edges, Found, aim_space, art_of, note, throw_from, throw_prompt
from wildswing.exiled.solo.view import RingView, SpotView
from wildswing.kernel.agenda import Rules, push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.facets import Facets
from wildswing.kernel.game import Setup
from wildswing.kernel.question import Does, Question
from wildswing.kernel.state import Step
from wildswing.texts import say, text, translated

START: Final = 4
"""RX-TP1, RX-TP6: card lengths from the edge of the own card to the centre of the target."""

ROUNDS: Final = 6
"""RX-TP2."""

MOST_MOVES: Final = 3
"""RX-TP6: one more would lay the cards on each other."""

RINGS: Final = (
    (5 * MM, 10, "bull's-eye"),
    (12 * MM, 5, "second ring"),
    (20 * MM, 3, "third ring"),
    (30 * MM, 1, "rim"),
)
"""RX-TP5: radius, points and name, best first."""

RANKS: Final = (
    (30, "Dread of Death"),
    (20, "Grand Master Assassin"),
    (15, "Sensei"),
    (10, "Adept"),
    (5, "Apprentice"),
    (0, "Recruit"),
)
"""RX-TP4: the points from which a rank is reached, best first."""

EDGES: Final[Edges] = (-45_000, -52_800, 45_000, 22_000)
"""The table; the target lies at its origin."""

THROW_OR_MOVE: Final = ("throw", "move")


# --- The rules ---


class Begin(Step):
    """Tells how far away the target is."""


class Round(Step):
    """Asks whether to throw or to move."""


class Throw(Step):
    """Asks for a throw."""


class Next(Step):
    """Goes on with the next round."""


def begin(session: Session, step: Step, heard: Heard) -> None:
    """RX-TP1: tells how far away the target is."""
    if heard is not None:
        heard.append(Told(SoloBegan(TARGET, session.lengths)))


def rounds_played(session: Session) -> int:
    """Returns how many of the rounds are over."""
    return session.moves + len(session.thrown)


def ask_round(session: Session, step: Step) -> Ask:
    """RX-TP2, RX-TP6: asks whether to throw or to move; without another move left there is nothing to ask."""
    options = THROW_OR_MOVE if session.moves < MOST_MOVES else THROW_OR_MOVE[:1]
    return Ask(0, "round", options, rounds_played(session) + 1)


def play_round(session: Session, step: Step, chosen: str, heard: Heard) -> None:
    """RX-TP2: moves one length forward, or asks where to throw."""
    if chosen == "throw":
        push(session, Throw(), Next())
        return
    session.moves += 1
    session.lengths -= 1
    if heard is not None:
        heard.append(Told(CameCloser(character_in(session).name, session.lengths)))
    push(session, Next())


def ask_throw(session: Session, step: Step) -> Ask:
    """Asks for a throw."""
    return Ask(0, "aim", aim_space(session, EDGES), session.lengths)


def throw(session: Session, step: Step, point: tuple[int, ...], heard: Heard) -> None:
    """RX-TP3: throws over the edge of the own card; the best ring touched counts."""
    x, y = stand_of(session)
    # The target is no character card, so nothing slides under it.
    origin = placed(CARD, x, y, 0)
    landed = throw_from(session, origin, point, ())
    beside = max(0, _from_the_middle(session, landed) - RINGS[-1][0])
    note(session, point, landed, ring_under(session, landed), beside, Aimed(THE_TARGET, origin, "points"), heard)


def stand_of(session: Session) -> tuple[int, int]:
    """RX-TP6: returns where the own card lies: its front edge as far from the centre of the target as counted."""
    return 0, -session.lengths * LENGTH + CARD[0][1]


def ring_under(session: Session, landed: Landed) -> Found:
    """RX-TP3, RX-TP5: returns the best ring that the art touches, and its points."""
    nearest = _from_the_middle(session, landed)
    for radius, worth, name in RINGS:
        if nearest <= radius:
            return name, worth
    return NOT_HIT


def _from_the_middle(session: Session, landed: Landed) -> int:
    return min([distance_to(outline.shape, 0, 0) for outline in art_of(session, landed)])


def next_round(session: Session, step: Step, heard: Heard) -> None:
    """RX-TP2: goes on until all rounds are played."""
    if rounds_played(session) < ROUNDS:
        push(session, Round())
        return
    session.phase = WON
    if heard is not None:
        game = TARGET_PRACTICE
        heard.append(Told(SoloOver(game.score(session), game.rank(session), game.result(session))))


def _round_label(session: Session, ask: Ask, option: Value) -> str:
    if option == "throw":
        return say("throw the {weapon}", weapon=weapon(weapon_in(session).name))
    return say("come one card length closer")


def _round_prompt(session: Session, ask: Ask) -> str:
    return say("Round {round} of {rounds}: what do you do?", round=ask.about, rounds=ROUNDS)


def _rule(session: Session, ask: Ask) -> str:
    return say(
        "{rounds} rounds: in each you throw, or come one card length closer, at most {moves} times. A throw scores "
        "the best ring its art touches: 10, 5, 3 or 1.",
        rounds=ROUNDS,
        moves=MOST_MOVES,
    )


def _throw_prompt(session: Session, ask: Ask) -> str:
    return throw_prompt(session, translated(TARGET))


RULES = Rules(
    Does(Begin, begin),
    Question(
        Round,
        ask_round,
        play_round,
        prompt=_round_prompt,
        rule=_rule,
        read="RX-TP1",
        label=_round_label,
        about=lambda _session, _ask, option: {"action": option},
        number=lambda _session, _ask, option: ("round", THROW_OR_MOVE.index(option)),
    ),
    Question(Throw, ask_throw, throw, kind="aim", prompt=_throw_prompt, rule=_rule, read="RX-TP2"),
    Does(Next, next_round),
)


class TargetPractice(Solitaire):
    """One player and a target."""

    name: ClassVar[str] = "target-practice"
    title: ClassVar[str] = "Target Practice"
    summary: ClassVar[str] = text("You, a shuriken and a target: six rounds, and a rank for your points.")
    longest: ClassVar[int] = 2 * ROUNDS
    facets: ClassVar[Facets] = Facets(
        arena="wildswing.exiled.arena.facet:SOLO",
        glossary="wildswing.exiled.glossary:EXILED",
        look="wildswing.exiled.terminal.solo:SoloLook",
        notation="wildswing.exiled.notation:SOLO",
        page="wildswing.exiled.page.solo:TARGET_PRACTICE_PRESENTER",
        rulebook="wildswing.exiled.rulebook:RULEBOOK",
        setups="wildswing.exiled.terminal.setups:TARGET_PRACTICE",
    )
    rules: ClassVar[Rules] = RULES

    def default_setup(self) -> Setup:
        """Returns average skill."""
        return target_practice_setup()

    def deal(self, setup: Setup, chance: int) -> Session:
        """RX-TP1: puts the target in its place."""
        plan = read_plan(setup)
        agenda: tuple[Step, ...] = (Round(), Begin())
        return Session(chance, agenda, (), plan.text, plan.weapon, plan.skill, START, START, 0, (), PLAYING)

    def scene(self, session: Session) -> Scene:
        """Returns the target with its rings, and where the own card lies."""
        rings = tuple([RingView(radius, worth) for radius, worth, _ in RINGS])
        return Scene(ROUNDS, EDGES, SpotView(0, 0, 0), SpotView(*stand_of(session), 0), rings)

    def score(self, session: Session) -> int:
        """Returns the points."""
        return total(session)

    def rank(self, session: Session) -> str:
        """RX-TP4: returns the rank for the points."""
        if session.phase == PLAYING:
            return ""
        return next(rank for points, rank in RANKS if total(session) >= points)

    def heading(self, session: Session) -> str:
        """RX-TP4: returns the rank."""
        return self.rank(session)

    def result(self, session: Session) -> str:
        """Tells how the game ended."""
        points = "1 point" if total(session) == 1 else f"{total(session)} points"
        return f"{points[0].upper()}{points[1:]}: your rank is {self.rank(session)}."


TARGET_PRACTICE = TargetPractice()
