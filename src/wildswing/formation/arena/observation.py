"""What a seat of Formation knows as a row of numbers, own things before the other's."""

from typing import Any, Final

import numpy as np

from wildswing.arenas.parts import Kept, Part, Parts, cut, kept, wipe
from wildswing.formation.arena.actions import BLOCKS
from wildswing.formation.rules.cards import ACHIEVEMENTS, COLOUR, DECK_SIZE, RANK
from wildswing.formation.rules.layouts import ICONS, REINFORCEMENT, TYPES
from wildswing.formation.rules.questions import PLACE
from wildswing.formation.rules.table import EMPTY_GRID, Side, Table, offence
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import HIDDEN, NOTHING, SPECTATOR

PHASES: Final = ("setup", "choose", "front", "back", "combat", "over")
SPACES: Final = len(EMPTY_GRID)
ROUNDS: Final = 3
CARD_SIZE: Final = 6
GRID_SIZE: Final = (SPACES + 1) * CARD_SIZE
PLACE_OF_ICON: Final = {icon: place for place, icon in enumerate(ICONS)}
PLACE_OF_PHASE: Final = {phase: place for place, phase in enumerate(PHASES)}
PLACE_KIND: Final = PLACE.kind
PLACE_OF_QUESTION: Final = {kind: place for place, kind in enumerate(BLOCKS.kinds)}
NO_ROLE: Final = -1
"""The seat neither attacks nor defends."""

MOST_POINTS: Final = 30
"""About the most points of a round; totals are given in parts of it."""

COURSE_SIZE: Final = ROUNDS + len(PHASES) + 4
FORMATION_SIZE: Final = SPACES * len(ICONS)
POINTS_SIZE: Final = ROUNDS + 2
LEAD_SIZE: Final = SPACES + 3
QUESTION_SIZE: Final = len(PLACE_OF_QUESTION) + SPACES

COURSE: Final = 0
KINDS: Final = COURSE + COURSE_SIZE
FORMATIONS: Final = KINDS + 2 * len(TYPES)
GRIDS: Final = FORMATIONS + 2 * FORMATION_SIZE
CARDS: Final = GRIDS + 2 * GRID_SIZE
GONE: Final = CARDS + 2 * DECK_SIZE
POINTS: Final = GONE + 2 * DECK_SIZE
LEAD: Final = POINTS + 2 * POINTS_SIZE
QUESTION: Final = LEAD + LEAD_SIZE
"""Where each part begins."""

PHASE: Final = COURSE + ROUNDS
BATTLE: Final = PHASE + len(PHASES)
FIRST: Final = BATTLE + 1
ATTACKS: Final = BATTLE + 2
DEFENDS: Final = BATTLE + 3
"""Where the parts of the course begin, after the rounds."""


def _told(card: int) -> tuple[float, ...]:
    red = COLOUR[card] == 0
    return 1.0, 0.0, float(red), float(not red), RANK[card] / 12, ACHIEVEMENTS[card] / 3


TOLD: Final = [
    kept(np.array(told, np.float32))
    for told in (*map(_told, range(2 * DECK_SIZE)), (0.0,) * CARD_SIZE, (1.0, 1.0, 0.0, 0.0, 0.0, 0.0))
]
"""What is told of each card on a space, then of NOTHING and of HIDDEN, which count from the end."""


class _Half:
    """One player's half of the table, as it was told last."""

    __slots__ = ("formation", "grid", "own", "scores", "spare", "spent", "taken", "type")

    def __init__(self, own: bool) -> None:
        self.own = own
        self.type = ""
        self.formation = ""
        self.grid: tuple[int, ...] = EMPTY_GRID
        self.spare = NOTHING
        self.taken: tuple[int, ...] = ()
        self.spent: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = ()

    def write(self, row: Kept, side: Side, formation: str, seat: int) -> None:
        """Writes what has changed."""
        if side.type != self.type:
            self.type = side.type
            row[KINDS + (0 if self.own else len(TYPES)) + TYPES.index(side.type)] = 1.0
        if formation != self.formation:
            self._write_formation(row, formation)
        if side.grid is not self.grid or side.spare != self.spare:
            self._write_grid(row, side)
        if side.taken is not self.taken or side.scores is not self.scores or side.spent is not self.spent:
            self._write_piles(row, side, seat)

    def _write_formation(self, row: Kept, formation: str) -> None:
        first = FORMATIONS if self.own else FORMATIONS + FORMATION_SIZE
        wipe(row, first, FORMATION_SIZE)
        for icon in formation:
            row[first + PLACE_OF_ICON[icon]] = 1.0
            first += len(ICONS)
        self.formation = formation

    def _write_grid(self, row: Kept, side: Side) -> None:
        first = GRIDS if self.own else GRIDS + GRID_SIZE
        for space in range(SPACES):
            card = side.grid[space]
            if card != self.grid[space]:
                # FO-B6, FO-F10: the other's Reinforcement lies face down.
                face_down = not self.own and space in REINFORCEMENT and card != NOTHING
                _write_card(row, first + space * CARD_SIZE, HIDDEN if face_down else card)
        if side.spare != self.spare:
            face_down = not self.own and side.spare != NOTHING
            _write_card(row, first + SPACES * CARD_SIZE, HIDDEN if face_down else side.spare)
        self.grid = side.grid
        self.spare = side.spare

    def _write_piles(self, row: Kept, side: Side, seat: int) -> None:
        """Nothing that was seen is forgotten (FO-H1)."""
        if side.taken is not self.taken:
            _write_gone(row, self.taken, side.taken, seat)
        if side.spent is not self.spent:
            _write_gone(row, self.spent, side.spent, seat)
        first = POINTS if self.own else POINTS + POINTS_SIZE
        if side.scores is not self.scores:
            for number, score in enumerate(side.scores):
                row[first + number] = cut(score / MOST_POINTS)
        points = 0
        for card in side.taken:
            points += ACHIEVEMENTS[card]
        row[first + ROUNDS] = cut(points / MOST_POINTS)
        row[first + ROUNDS + 1] = cut(len(side.taken) / 14)
        self.taken = side.taken
        self.spent = side.spent
        self.scores = side.scores


def _write_card(row: Kept, first: int, card: int) -> None:
    row[first : first + CARD_SIZE] = TOLD[card]


def _write_gone(row: Kept, before: tuple[int, ...], now: tuple[int, ...], seat: int) -> None:
    """Marks what has come to a pile; what lay there before has its mark."""
    known = len(before)
    if now[:known] != before:
        known = 0
    for place in range(known, len(now)):
        card = now[place]
        row[GONE + (0 if card // DECK_SIZE == seat else DECK_SIZE) + card % DECK_SIZE] = 1.0


def _write_faces(row: Kept, first: int, before: tuple[int, ...], now: tuple[int, ...]) -> None:
    """Marks the cards that have come by their faces, and no longer those that have gone."""
    count = len(now)
    at = 0
    for card in before:
        if at < count and now[at] == card:
            at += 1
        else:
            row[first + card % DECK_SIZE] = 0.0
    for place in range(at, count):
        row[first + now[place] % DECK_SIZE] = 1.0


class _Seen:
    """What a seat was told last."""

    __slots__ = ("ask", "battle", "first", "hand", "lead", "other", "own", "phase", "role", "round", "sealed")

    def __init__(self) -> None:
        self.round = 0
        self.phase = ""
        self.battle = 0
        self.first = SPECTATOR
        self.role = NO_ROLE
        """Where it is said whether the seat attacks or defends, if it does."""
        self.own = _Half(True)
        self.other = _Half(False)
        self.hand: tuple[int, ...] = ()
        self.sealed: tuple[int, ...] = ()
        self.lead: tuple[int, ...] = ()
        self.ask: Ask | None = None

    def write(self, row: Kept, table: Table, seat: int) -> None:
        """Writes what has changed."""
        if (
            table.battle != self.battle
            or table.phase != self.phase
            or table.round != self.round
            or table.first != self.first
        ):
            self._write_course(row, table, seat)
        own, other = table.sides[seat], table.sides[1 - seat]
        # What the other chooses at the same time is not seen yet.
        choosing = table.phase == "choose" and len(table.lanes) > 0
        self.own.write(row, own, own.formation, seat)
        self.other.write(row, other, "" if choosing else other.formation, seat)
        if own.hand is not self.hand:
            _write_faces(row, CARDS, self.hand, own.hand)
            self.hand = own.hand
        if own.sealed is not self.sealed:
            _write_faces(row, CARDS + DECK_SIZE, self.sealed, own.sealed)
            self.sealed = own.sealed
        if table.lead is not self.lead:
            self._write_lead(row, table.lead)
        ask = ask_of(table, seat)
        if ask is not self.ask:
            self._write_question(row, ask)

    def _write_course(self, row: Kept, table: Table, seat: int) -> None:
        if table.round != self.round:
            if self.round:
                row[COURSE + self.round - 1] = 0.0
            row[COURSE + table.round - 1] = 1.0
            self.round = table.round
        if table.phase != self.phase:
            if self.phase:
                row[PHASE + PLACE_OF_PHASE[self.phase]] = 0.0
            row[PHASE + PLACE_OF_PHASE[table.phase]] = 1.0
            self.phase = table.phase
        if table.battle != self.battle:
            row[BATTLE] = cut(table.battle / 7)
            self.battle = table.battle
        if table.first != self.first:
            row[FIRST] = 1.0 if table.first == seat else 0.0
            self.first = table.first
        role = NO_ROLE
        if table.phase == "combat":
            role = ATTACKS if offence(table) == seat else DEFENDS
        if role != self.role:
            if self.role != NO_ROLE:
                row[self.role] = 0.0
            if role != NO_ROLE:
                row[role] = 1.0
            self.role = role

    def _write_lead(self, row: Kept, lead: tuple[int, ...]) -> None:
        if self.lead:
            row[LEAD + self.lead[0]] = 0.0
            row[LEAD + SPACES + self.lead[2]] = 0.0
            row[LEAD + SPACES + 2] = 0.0
        if lead:
            space, card, colour = lead
            row[LEAD + space] = 1.0
            row[LEAD + SPACES + colour] = 1.0
            row[LEAD + SPACES + 2] = RANK[card] / 12
        self.lead = lead

    def _write_question(self, row: Kept, ask: Ask | None) -> None:
        before = self.ask
        if before is not None:
            _mark_question(row, before, 0.0)
        if ask is not None:
            _mark_question(row, ask, 1.0)
        self.ask = ask


def _mark_question(row: Kept, ask: Ask, mark: float) -> None:
    row[QUESTION + PLACE_OF_QUESTION[ask.kind]] = mark
    if ask.kind == PLACE_KIND:
        row[QUESTION + len(PLACE_OF_QUESTION) + ask.about] = mark


def _change(row: Kept, table: Table, seat: int, last: Any) -> Any:
    seen: _Seen = _Seen() if last is None else last
    seen.write(row, table, seat)
    return seen


PARTS: Final = Parts(
    Part(
        COURSE_SIZE,
        None,
        "the round; the phase (setup, choose, front, back, combat, over); the battle in parts of 7; whether the seat",
        "has the First Player Card; whether it attacks; whether it defends",
    ),
    Part(2 * len(TYPES), None, "own type (sword, shield, bow), then the other's"),
    Part(
        2 * FORMATION_SIZE,
        None,
        f"own formation, space by space, one of {' '.join(ICONS)} each; then the other's",
    ),
    Part(
        2 * GRID_SIZE,
        None,
        "own nine spaces and the second card of a 2 Cards space, then the other's: card there, face down, red, blue,",
        "rank in parts of 12, worth in parts of 3",
    ),
    Part(2 * DECK_SIZE, None, "by face the cards in the own hand, then those sealed for the open spaces"),
    Part(
        2 * DECK_SIZE,
        None,
        "by face the cards with the own back that are gone, then those with the other's back",
    ),
    Part(
        2 * POINTS_SIZE,
        None,
        "own score of each finished round, points and cards taken in this one, then the other's; points in parts of",
        f"{MOST_POINTS}, cards in parts of 14",
    ),
    Part(LEAD_SIZE, None, "the space, red, blue and the rank of the card that attacks, once it is chosen"),
    Part(
        QUESTION_SIZE,
        None,
        f"the question to the seat ({', '.join(BLOCKS.kinds)}), and the space to be filled",
    ),
    change=_change,
)
