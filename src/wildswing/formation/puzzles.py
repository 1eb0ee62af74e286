"""Puzzles of Formation: what a decision is about, and in which matches they are looked for."""

from typing import Final

from wildswing.formation.agents.solver import SolverAgent
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.questions import DEFENCE, FORMATION_CARD, OFFENCE, PLACE, SEND
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import State
from wildswing.study.puzzles.facet import Puzzles
from wildswing.texts import text

DEALS: Final = 4
"""So many deals a player solves for a decision."""

DEALS_TO_EXPLAIN: Final = 16

THEMES: Final = {
    OFFENCE.kind: text("Attack"),
    DEFENCE.kind: text("Defend"),
    SEND.kind: text("Send a card forward"),
    PLACE.kind: text("Line up"),
    FORMATION_CARD.kind: text("Choose a formation"),
}


def theme(table: State, ask: Ask, best: int) -> str:
    """Says what a decision is about: what is asked."""
    return ask.kind if ask.kind in THEMES else ""


PUZZLES = Puzzles(
    file="wildswing.formation:puzzles.jsonl",
    themes=THEMES,
    is_fit=lambda _, ask: ask.kind in THEMES,
    theme=theme,
    setups=lambda _: FORMATION.default_setup(),
    glancer=lambda: SolverAgent(DEALS),
    explainer=lambda: SolverAgent(DEALS_TO_EXPLAIN),
)
