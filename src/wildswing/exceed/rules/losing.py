"""Drawing, reshuffling and losing (rulebook: reshuffle, end of the game)."""

from typing import Final

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.events import Drew, GameOver, Reshuffled
from wildswing.exceed.rules.reading import is_banned
from wildswing.exceed.rules.standing import called, waiting
from wildswing.exceed.rules.steps import CheckDefeat, Reshuffle, Triggers
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import HAND, draw_top, lay, shuffle_deck, take_from_deck
from wildswing.kernel.agenda import push
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.texts import Text, text

NO_DRAW: Final = v.Ban.DRAW
RESHUFFLED: Final = v.Deed.RESHUFFLED.value

NOTHING_TO_DRAW: Final = text("the deck is empty and the Reshuffle is used")
EMPTY_DECK: Final = text("the deck stays empty after the Reshuffle")
SECOND_RESHUFFLE: Final = text("a second reshuffle loses the game")
NO_LIFE: Final = text("no life left")


def lose(table: Table, seat: int, reason: Text, heard: Heard) -> None:
    """Ends the game at once: EX-ACT-27, EX-SHUF-11."""
    table.winner = 1 - seat
    table.ending = reason
    table.agenda = ()
    if heard is not None:
        names = table.book.names
        heard.append(Told(GameOver(1 - seat, names[1 - seat], names[seat], reason)))


def defeat(table: Table, seat: int, replaceable: bool, heard: Heard) -> None:
    """EX-SHUF-11: life 0 loses; EX-CARE-11: what replaces defeat by an attack comes first, and the strike goes on.

    EX-CHAR-26, EX-NOTION-SPEND-03: so it does if the last life was spent.
    """
    instead = called(table, seat, v.Window.WOULD_LOSE, v.Who.YOU) if replaceable else []
    if instead:
        push(table, Triggers(seat, tuple(instead)), CheckDefeat(seat))
    else:
        lose(table, seat, NO_LIFE, heard)


def draw(table: Table, seat: int, count: int, heard: Heard, from_bottom: bool = False) -> tuple[int, ...]:
    """Draws cards, unless a text forbids it (EX-NOTION-BAN-01); returns them."""
    if NO_DRAW in table.book.bans and is_banned(table, seat, NO_DRAW):
        return ()
    return deal(table, seat, count, heard, from_bottom)


def deal(table: Table, seat: int, count: int, heard: Heard, from_bottom: bool = False) -> tuple[int, ...]:
    """Draws cards, the deck may run out in the middle (EX-SHUF-13); returns them."""
    side = table.sides[seat]
    drawn: tuple[int, ...] = ()
    while len(drawn) < count and (side.deck or can_take_from_deck(table, seat, heard)):
        number = min(count - len(drawn), len(side.deck))
        cards = _from_bottom(table, seat, number) if from_bottom else draw_top(side, number, 1 - seat)
        drawn += cards
        if heard is not None:
            _tell(table, seat, cards, heard)
    side.drawn += drawn
    return drawn


def _from_bottom(table: Table, seat: int, number: int) -> tuple[int, ...]:
    """Draws cards from the bottom of a deck that has so many; returns them."""
    side = table.sides[seat]
    drawn: list[int] = []
    for _ in range(number):
        drawn.append(side.deck[-1])
        lay(table, side.deck[-1], HAND, seat, seen=take_from_deck(side, len(side.deck) - 1))
    return tuple(drawn)


def _tell(table: Table, seat: int, drawn: tuple[int, ...], heard: list[Told]) -> None:
    # EX-ZONE-21
    names = tuple(sorted([table.book.cards[card].name for card in drawn]))
    who = table.book.names[seat]
    heard.append(Told(Drew(seat, who, len(drawn), names), (seat,)))
    heard.append(Told(Drew(seat, who, len(drawn)), (1 - seat, -1)))


def can_take_from_deck(table: Table, seat: int, heard: Heard) -> bool:
    """Makes sure that a card can be drawn or swung: EX-SHUF-01 reshuffles an empty deck, EX-SHUF-03 loses (D-34)."""
    side = table.sides[seat]
    if side.deck:
        return True
    if side.reshuffled:
        lose(table, seat, NOTHING_TO_DRAW, heard)  # EX-SHUF-04, EX-SHUF-12
        return False
    reshuffle(table, seat, False, heard)
    if not side.deck:
        lose(table, seat, EMPTY_DECK, heard)
        return False
    return True


def reshuffle(table: Table, seat: int, manual: bool, heard: Heard) -> None:
    """EX-SHUF-02: uses the one Reshuffle: the discard pile is shuffled into the deck (EX-ACT-20, EX-ACT-21).

    EX-ZONE-13: sealed cards stay where they are.
    """
    side = table.sides[seat]
    side.reshuffled = True
    table.deeds = (*table.deeds, (seat, RESHUFFLED))
    side.deck += side.discard
    side.discard = ()
    shuffle_deck(table, seat)
    if heard is not None:
        heard.append(Told(Reshuffled(seat, table.book.names[seat], manual, len(side.deck))))


def reshuffle_by_action(table: Table, step: Reshuffle, heard: Heard) -> None:
    """Takes the Reshuffle early (EX-SHUF-14); EX-SHUF-06: as a second one it loses (EX-SHUF-10, EX-CHAR-09)."""
    seat = step.seat
    if table.sides[seat].reshuffled:
        lose(table, seat, SECOND_RESHUFFLE, heard)
        return
    push(table, *waiting(table, v.Window.RESHUFFLES_BY_ACTION, seat))
    reshuffle(table, seat, True, heard)


RULES: Final[tuple[Does, ...]] = (Does(Reshuffle, reshuffle_by_action),)
"""What becomes of the steps of this chapter."""
