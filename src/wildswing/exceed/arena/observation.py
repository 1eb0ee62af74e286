"""What a seat of Exceed knows as a row of numbers, own things before the opponent's."""

from typing import Final

from wildswing.arenas.parts import Part, Parts, Row
from wildswing.exceed.arena.actions import BLOCKS
from wildswing.exceed.arena.cards import (
    AREAS,
    COPIES,
    LYING_SIZE,
    PRINTED,
    PRINTED_SIZE,
    write_lying,
    write_printed,
)
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.editions import WIDEST_ARENA
from wildswing.exceed.rules.payment import FORCE, GAUGE_POINTS
from wildswing.exceed.rules.questions.paying import PAYMENT
from wildswing.exceed.rules.reading import is_ex
from wildswing.exceed.rules.slots import SLOTS, own_space, slots_of
from wildswing.exceed.rules.table import AT_MOST, NO_SPACE, Strike, Table
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.state import HIDDEN

QUESTIONS: Final = BLOCKS.kinds
DECK: Final = 30
"""About the size of a deck; counts of cards in a pile are given in parts of it."""
TOKENS: Final = 5
STATS: Final = ("power", "speed", "armor", "guard", "range")
FIGHTER_SIZE: Final = 11
SPACES_SIZE: Final = 2 * WIDEST_ARENA + TOKENS
STRIKE_SIZE: Final = 7
ATTACK_SIZE: Final = 3 + len(STATS) + 7 + SLOTS


def _course(row: Row, table: Table, seat: int) -> None:
    row[:] = table.turn == seat, table.first == seat, table.number / 60, table.actions / 3


def _fighters(row: Row, table: Table, seat: int) -> None:
    for owner, side in enumerate(table.sides):
        first = (owner != seat) * FIGHTER_SIZE
        row[first : first + FIGHTER_SIZE] = (
            side.life / table.book.edition.starting_life,
            side.exceeded,
            side.reshuffled,
            side.width > 1,
            side.x / 10,
            len(side.hand) / 10,
            len(side.deck) / DECK,
            len(side.gauge) / 10,
            len(side.discard) / DECK,
            side.exchanged / 7,
            sum([one.covered.count(HIDDEN) for one in side.under]) / 10,
        )


def _spaces(row: Row, table: Table, seat: int) -> None:
    for owner, side in enumerate(table.sides):
        first = (owner != seat) * SPACES_SIZE
        row[first + own_space(table, seat, side.space) - 1] = 1
        for boost in side.boosts:
            if boost.space != NO_SPACE:
                row[first + WIDEST_ARENA + own_space(table, seat, boost.space) - 1] += 1 / COPIES
        for laid in side.laid:
            row[first + WIDEST_ARENA + own_space(table, seat, laid.space) - 1] += 1 / COPIES
        for token, space in enumerate(side.tokens[:TOKENS]):
            row[first + 2 * WIDEST_ARENA + token] = own_space(table, seat, space) / WIDEST_ARENA


def _strike(row: Row, table: Table, seat: int) -> None:
    strike = table.strike
    if strike is None:
        return
    row[:STRIKE_SIZE] = (
        1,
        strike.attacker == seat,
        strike.revealed,
        strike.active == seat,
        strike.active == 1 - seat,
        strike.advantage == seat,
        strike.advantage == 1 - seat,
    )
    for who in (0, 1):
        first = STRIKE_SIZE + (who != seat) * ATTACK_SIZE
        _attack(row[first : first + ATTACK_SIZE], table, strike, who)


def _attack(row: Row, table: Table, strike: Strike, who: int) -> None:
    row[:3] = strike.damage[who] / 10, strike.armor_used[who] / 10, strike.stunned[who]
    for bonus in strike.bonuses:
        if bonus.seat == who and bonus.stat in STATS and bonus.change != AT_MOST:
            row[3 + STATS.index(bonus.stat)] += bonus.high / 10
    attack = strike.attacks[who]
    if attack is not None:
        first = 3 + len(STATS)
        ex = is_ex(table, who, attack)
        whose, slot = slots_of(table.book).of_card.get(attack.face, (who, None))
        row[first : first + 7] = 1, ex, attack.wild, attack.face_up, attack.hit, attack.extra, whose != who
        if slot is not None:
            row[first + 7 + slot] = 1


def _question(row: Row, table: Table, seat: int) -> None:
    ask = ask_of(table, seat)
    if ask is None:
        return
    row[QUESTIONS.index(ask.kind)] = 1
    first = len(QUESTIONS)
    question = EXCEED.question(ask)
    if question is PAYMENT:
        resource, need, least, paid, _ = ask.about
        row[first : first + 5] = resource == FORCE, resource == GAUGE_POINTS, need / 10, least / 10, paid / 10
    elif question.asker is not None:
        _asking_text(row[first + 5 :], table.book, seat, question.asker(table, ask))


def _asking_text(row: Row, book: Book, seat: int, name: str) -> None:
    """Puts a 1 at the slot of the card whose text asks; a fighter has the place behind the slots."""
    for owner in (0, 1):
        slot = slots_of(book).of_name[owner].get(name)
        if slot is None and book.fighters[owner].name == name:
            slot = SLOTS
        if slot is not None:
            row[(owner != seat) * (SLOTS + 1) + slot] = 1


PARTS: Final = Parts(
    Part(
        4,
        _course,
        "whether it is the own turn; whether the seat had the first; turns so far in parts of 60; further actions in",
        "parts of 3",
    ),
    Part(
        2 * FIGHTER_SIZE,
        _fighters,
        "life in parts of what the edition starts with, exceeded, reshuffled, wide, X in parts of 10, cards in hand",
        f"(of 10), deck (of {DECK}), gauge (of 10) and discard pile (of {DECK}), cards exchanged in the mulligan",
        "(of 7), cards under boosts that the seat does not know (of 10); then the opponent's",
    ),
    Part(
        2 * SPACES_SIZE,
        _spaces,
        f"the own space, one of {WIDEST_ARENA} from the own end; own boosts and cards on each space, in parts of 2;",
        f"the spaces of the first five own tokens in parts of {WIDEST_ARENA}; then the opponent's",
    ),
    Part(
        LYING_SIZE,
        write_lying,
        "for each own card by its slot, then for each of the opponent's, how many copies lie in the owner's",
        f"{', '.join(AREAS)}, and in an area of the other player, in parts of 2; of the opponent's hand only what has",
        "been seen",
    ),
    Part(
        PRINTED_SIZE,
        write_printed,
        f"what is printed on each of these cards, which stays the same in a match: {', '.join(PRINTED)}; numbers of 10",
    ),
    Part(
        STRIKE_SIZE + 2 * ATTACK_SIZE,
        _strike,
        "a strike goes on, the seat is the attacker, attacks are revealed, the own attack is first, the opponent's is,",
        "own advantage, the opponent's; then for the own attack and for the opponent's damage, armor used (of 10),",
        f"stunned, granted {', '.join(STATS)} (of 10), set, EX, wild, face up, hit, extra, a card of the other",
        "player, and the slot of its card if that is known",
    ),
    Part(
        len(QUESTIONS) + 5 + 2 * (SLOTS + 1),
        _question,
        f"the question to the seat ({', '.join(QUESTIONS)}); of a payment force, gauge, what it needs, the least and",
        "what is paid (of 10); and whose text asks: by own slot, own fighter, the opponent's slot, its fighter",
    ),
)
