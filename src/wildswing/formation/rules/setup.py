"""Chapter 2 of the rulebook: game setup."""

from typing import Final

from wildswing.formation.rules.cards import BLACK, WHITE, deck_of
from wildswing.formation.rules.events import FirstPlayerFound, TypeChosen
from wildswing.formation.rules.layouts import ROUNDS, TYPES, Book
from wildswing.formation.rules.steps import End, FirstPlayer, Round, Type
from wildswing.formation.rules.table import EMPTY_GRID, Side, Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import below, shuffled
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step


def lay_out(book: Book, chance: int) -> Table:
    """FO-S1, FO-S2: both decks shuffled, the First Player Card given at random."""
    black, chance = shuffled(chance, deck_of(BLACK))
    white, chance = shuffled(chance, deck_of(WHITE))
    first, chance = below(chance, 2)
    # FO-S3: the second player chooses a type first.
    to_do: tuple[Step, ...] = (FirstPlayer(), Type(1 - first), Type(first))
    rounds = tuple([Round(number) for number in ROUNDS])
    agenda = (*to_do, *rounds, End())
    sides = (_side(black), _side(white))
    return Table(chance, agenda[::-1], (), book, sides, first, first, 0, "setup", 0, (), (), ())


def _side(deck: tuple[int, ...]) -> Side:
    return Side("", "", deck, (), (), EMPTY_GRID, NOTHING, (), (), ())


def tell_first_player(table: Table, step: Step, heard: Heard) -> None:
    """FO-C4: shows who has the First Player Card."""
    if heard is not None:
        heard.append(Told(FirstPlayerFound(table.first)))


def ask_type(table: Table, step: Type) -> Ask:
    """FO-S4: there is one set of cards for each type, so the two types differ."""
    seat = step.seat
    other = table.sides[1 - seat].type
    return Ask(seat, "type", tuple([kind for kind in TYPES if kind != other]))


def choose_type(table: Table, step: Type, kind: str, heard: Heard) -> None:
    """FO-S5: the type is fixed for the whole game."""
    table.sides[step.seat].type = kind
    if heard is not None:
        heard.append(Told(TypeChosen(step.seat, kind)))


RULES: Final[tuple[Does, ...]] = (Does(FirstPlayer, tell_first_player),)
"""What becomes of the steps of this chapter."""
