"""Chapters 6 to 8 of the rulebook: scoring a round and ending the game."""

from typing import Final

from wildswing.formation.rules.cards import ACHIEVEMENTS
from wildswing.formation.rules.events import GameOver, RoundScored
from wildswing.formation.rules.steps import End, Score
from wildswing.formation.rules.table import Table
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import Step


def points(cards: tuple[int, ...]) -> int:
    """FO-P1, FO-P2: the achievements of cards, whatever bonus they fought with."""
    total = 0
    for card in cards:
        total += ACHIEVEMENTS[card]
    return total


def score(table: Table, step: Step, heard: Heard) -> None:
    """FO-P3, FO-P8: the round's score is noted and the piles leave the game (FO-P1)."""
    for side in table.sides:
        side.scores = (*side.scores, points(side.taken))
        side.spent = side.spent + side.taken
        side.taken = ()
    if heard is not None:
        black, white = table.sides
        heard.append(Told(RoundScored(table.round, (black.scores[-1], white.scores[-1]))))


def totals(table: Table) -> tuple[int, int]:
    """Returns the noted points of Black and White."""
    black, white = table.sides
    return sum(black.scores), sum(white.scores)


def leader(table: Table) -> int:
    """FO-P5: the higher total wins; FO-P6: on equal totals the second player of round 1."""
    black, white = totals(table)
    if black == white:
        return 1 - table.starter
    return 0 if black > white else 1


def end(table: Table, step: Step, heard: Heard) -> None:
    """The game is over."""
    table.phase = "over"
    if heard is not None:
        heard.append(Told(GameOver(leader(table), totals(table))))


RULES: Final[tuple[Does, ...]] = (
    Does(Score, score),
    Does(End, end),
)
"""What becomes of the steps of this chapter."""
