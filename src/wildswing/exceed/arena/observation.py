"""What a seat of Exceed knows as a row of numbers, own things before the opponent's."""

from collections.abc import Callable
from typing import Any, Final

from wildswing.arenas.parts import Kept, Part, Parts, cut, kept, wipe
from wildswing.exceed.arena.actions import BLOCKS
from wildswing.exceed.arena.cards import (
    AREAS,
    COPIES,
    LYING_SIZE,
    PRINTED,
    PRINTED_SIZE,
    Lying,
    printed,
)
from wildswing.exceed.language.limits import WIDEST_ARENA
from wildswing.exceed.rules.book import NO_EFFECT, Book
from wildswing.exceed.rules.knowledge import covered_as_seen, hide, knows_attack
from wildswing.exceed.rules.payment import FORCE, GAUGE_POINTS
from wildswing.exceed.rules.questions import QUESTIONS
from wildswing.exceed.rules.questions.paying import PAYMENT
from wildswing.exceed.rules.reading import EX, is_ex
from wildswing.exceed.rules.slots import SLOTS, own_space, slots_of
from wildswing.exceed.rules.table import AT_MOST, NO_SPACE, NOBODY, InPlay, Laid, Side, Strike, Table
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import HIDDEN, NOTHING

PLACE_OF_QUESTION: Final = {kind: place for place, kind in enumerate(BLOCKS.kinds)}
PAYMENT_KIND: Final = PAYMENT.kind
DECK: Final = 30
"""About the size of a deck; counts of cards in a pile are given in parts of it."""
TOKENS: Final = 5
STATS: Final = ("power", "speed", "armor", "guard", "range")
HELD: Final = 3
FIGHTER_SIZE: Final = 11 + HELD
SPACES_SIZE: Final = 2 * WIDEST_ARENA + TOKENS
STRIKE_SIZE: Final = 7
ATTACK_SIZE: Final = 3 + len(STATS) + 7 + SLOTS
QUESTION_SIZE: Final = len(PLACE_OF_QUESTION) + 5 + 2 * (SLOTS + 1)
ASKERS: Final[dict[str, Callable[[Table, Ask], str]]] = {
    question.kind: question.asker for question in QUESTIONS if question.asker is not None
}
"""By question who names the card or fighter whose text asks."""

COURSE: Final = 0
FIGHTERS: Final = COURSE + 4
SPACES: Final = FIGHTERS + 2 * FIGHTER_SIZE
LYING: Final = SPACES + 2 * SPACES_SIZE
PRINTED_PLACE: Final = LYING + LYING_SIZE
STRIKE: Final = PRINTED_PLACE + PRINTED_SIZE
QUESTION: Final = STRIKE + STRIKE_SIZE + 2 * ATTACK_SIZE
"""Where each part begins."""


class _Fighter:
    """The numbers of one fighter as they were told last."""

    __slots__ = (
        "deck",
        "discard",
        "exceeded",
        "exchanged",
        "gauge",
        "hand",
        "held",
        "life",
        "reshuffled",
        "unseen",
        "wide",
        "x",
    )

    def __init__(self) -> None:
        self.life = 0
        self.exceeded = False
        self.reshuffled = False
        self.wide = False
        self.x = 0
        self.hand = 0
        self.deck = 0
        self.gauge = 0
        self.discard = 0
        self.exchanged = 0
        self.unseen = 0
        self.held: tuple[int, ...] = ()

    def write(self, row: Kept, first: int, side: Side, seat: int, hand: int, starting_life: int) -> None:
        """Writes the numbers that have changed."""
        if side.life != self.life:
            self.life = side.life
            row[first] = cut(side.life / starting_life)
        if side.exceeded != self.exceeded:
            self.exceeded = side.exceeded
            row[first + 1] = float(side.exceeded)
        if side.reshuffled != self.reshuffled:
            self.reshuffled = side.reshuffled
            row[first + 2] = float(side.reshuffled)
        if (side.width > 1) != self.wide:
            self.wide = side.width > 1
            row[first + 3] = float(self.wide)
        if side.x != self.x:
            self.x = side.x
            row[first + 4] = cut(side.x / 10)
        if side.held is not self.held:
            self.held = side.held
            for place, had in enumerate(side.held[:HELD]):
                row[first + 11 + place] = cut(had / 10)
        self._write_cards(row, first, side, seat, hand)

    def _write_cards(self, row: Kept, first: int, side: Side, seat: int, hand: int) -> None:
        if hand != self.hand:
            self.hand = hand
            row[first + 5] = cut(hand / 10)
        if len(side.deck) != self.deck:
            self.deck = len(side.deck)
            row[first + 6] = cut(self.deck / DECK)
        if len(side.gauge) != self.gauge:
            self.gauge = len(side.gauge)
            row[first + 7] = cut(self.gauge / 10)
        if len(side.discard) != self.discard:
            self.discard = len(side.discard)
            row[first + 8] = cut(self.discard / DECK)
        if side.exchanged != self.exchanged:
            self.exchanged = side.exchanged
            row[first + 9] = cut(side.exchanged / 7)
        unseen = sum([covered_as_seen(one, seat).count(HIDDEN) for one in side.under]) if side.under else 0
        if unseen != self.unseen:
            self.unseen = unseen
            row[first + 10] = cut(unseen / 10)


class _Standing:
    """What stands and lies on the spaces of one side."""

    __slots__ = ("boosts", "laid", "space", "tokens")

    def __init__(self) -> None:
        self.space = NO_SPACE
        self.boosts: tuple[InPlay, ...] = ()
        self.laid: tuple[Laid, ...] = ()
        self.tokens: tuple[int, ...] = ()

    def write(self, row: Kept, first: int, table: Table, seat: int, side: Side) -> None:
        """Writes what has changed."""
        if side.space != self.space:
            if self.space != NO_SPACE:
                row[first + own_space(table, seat, self.space) - 1] = 0.0
            row[first + own_space(table, seat, side.space) - 1] = 1.0
            self.space = side.space
        if side.boosts is not self.boosts or side.laid is not self.laid:
            self._write_cards(row, first + WIDEST_ARENA - 1, table, seat, side)
        if side.tokens is not self.tokens:
            for token, space in enumerate(side.tokens[:TOKENS]):
                row[first + 2 * WIDEST_ARENA + token] = own_space(table, seat, space) / WIDEST_ARENA
            self.tokens = side.tokens

    def _write_cards(self, row: Kept, first: int, table: Table, seat: int, side: Side) -> None:
        for space in _spaces_of(self.boosts, self.laid):
            row[first + own_space(table, seat, space)] = 0.0
        for space in _spaces_of(side.boosts, side.laid):
            at = first + own_space(table, seat, space)
            row[at] = cut(row[at] + 1 / COPIES)
        self.boosts = side.boosts
        self.laid = side.laid


def _spaces_of(boosts: tuple[InPlay, ...], laid: tuple[Laid, ...]) -> list[int]:
    return [boost.space for boost in boosts if boost.space != NO_SPACE] + [one.space for one in laid]


def _write_strike(row: Kept, table: Table, strike: Strike, seat: int) -> None:
    row[STRIKE] = 1.0
    row[STRIKE + 1] = float(strike.attacker == seat)
    row[STRIKE + 2] = float(strike.revealed)
    row[STRIKE + 3] = float(strike.active == seat)
    row[STRIKE + 4] = float(strike.active == 1 - seat)
    row[STRIKE + 5] = float(strike.advantage == seat)
    row[STRIKE + 6] = float(strike.advantage == 1 - seat)
    # A text may make an attack EX by what only its owner knows.
    known = hide(table, seat) if EX in table.book.qualities else table
    _write_attack(row, STRIKE + STRIKE_SIZE, known, strike, seat, seat)
    _write_attack(row, STRIKE + STRIKE_SIZE + ATTACK_SIZE, known, strike, 1 - seat, seat)


def _write_attack(row: Kept, first: int, known: Table, strike: Strike, who: int, seat: int) -> None:
    row[first] = cut(strike.damage[who] / 10)
    row[first + 1] = cut(strike.armor_used[who] / 10)
    row[first + 2] = float(strike.stunned[who])
    granted = [0] * len(STATS)
    for bonus in strike.bonuses:
        if bonus.seat == who and bonus.stat in STATS and bonus.change != AT_MOST:
            granted[STATS.index(bonus.stat)] += bonus.high
    first += 3
    for amount in granted:
        row[first] = cut(amount / 10)
        first += 1
    attack = strike.attacks[who]
    if attack is None:
        return
    row[first] = 1.0
    row[first + 1] = float(is_ex(known, who, attack))
    row[first + 2] = float(attack.wild)
    row[first + 3] = float(attack.face_up)
    row[first + 4] = float(attack.hit)
    row[first + 5] = float(attack.extra)
    if attack.card == NOTHING or knows_attack(attack, seat):
        found = slots_of(known.book).of_card.get(attack.face)
        if found is not None:
            row[first + 6] = float(found[0] != who)
            row[first + 7 + found[1]] = 1.0


class _Asked:
    """A question, and where it left other numbers than 0."""

    __slots__ = ("ask", "marks")

    def __init__(self) -> None:
        self.ask: Ask | None = None
        self.marks: list[int] = []

    def write(self, row: Kept, table: Table, seat: int) -> None:
        """Writes another question over the last one."""
        ask = ask_of(table, seat)
        if ask is self.ask:
            return
        self.ask = ask
        for place in self.marks:
            row[place] = 0.0
        self.marks = []
        if ask is None:
            return
        self._mark(row, QUESTION + PLACE_OF_QUESTION[ask.kind], 1.0)
        first = QUESTION + len(PLACE_OF_QUESTION)
        if ask.kind == PAYMENT_KIND:
            resource, need, least, paid, _ = ask.about
            self._mark(row, first, float(resource == FORCE))
            self._mark(row, first + 1, float(resource == GAUGE_POINTS))
            self._mark(row, first + 2, need / 10)
            self._mark(row, first + 3, least / 10)
            self._mark(row, first + 4, paid / 10)
            return
        asker = ASKERS.get(ask.kind)
        if asker is not None:
            self._mark_text(row, first + 5, table.book, seat, asker(table, ask))

    def _mark(self, row: Kept, place: int, value: float) -> None:
        row[place] = cut(value)
        self.marks.append(place)

    def _mark_text(self, row: Kept, first: int, book: Book, seat: int, name: str) -> None:
        """Puts a 1 at the slot of the card whose text asks; a fighter has the place behind the slots."""
        for owner in (0, 1):
            slot = slots_of(book).of_name[owner].get(name)
            if slot is None and book.fighters[owner].name == name:
                slot = SLOTS
            if slot is not None:
                self._mark(row, first + (owner != seat) * (SLOTS + 1) + slot, 1.0)


# --- All of it ---


class _Seen:
    """What a seat was told last."""

    __slots__ = ("actions", "asked", "fights", "lying", "number", "other", "others_space", "own", "own_space", "turn")

    def __init__(self, row: Kept, table: Table, seat: int) -> None:
        self.turn = NOBODY
        self.number = 0
        self.actions = 0
        self.own = _Fighter()
        self.other = _Fighter()
        self.own_space = _Standing()
        self.others_space = _Standing()
        self.lying = Lying(table.book, seat, LYING)
        self.fights = False
        self.asked = _Asked()
        row[COURSE + 1] = float(table.first == seat)
        row[PRINTED_PLACE:STRIKE] = kept(printed(table.book, seat))

    def write(self, row: Kept, table: Table, seat: int) -> None:
        """Writes what has changed."""
        if table.turn != self.turn:
            self.turn = table.turn
            row[COURSE] = float(table.turn == seat)
        if table.number != self.number:
            self.number = table.number
            row[COURSE + 2] = cut(table.number / 60)
        if table.actions != self.actions:
            self.actions = table.actions
            row[COURSE + 3] = cut(table.actions / 3)
        own, other = table.sides[seat], table.sides[1 - seat]
        life = table.book.edition.starting_life
        self.own.write(row, FIGHTERS, own, seat, len(own.hand), life)
        # What another has set aside in the mulligan still counts as its hand.
        hand = len(other.hand) + len(other.put_back)
        self.other.write(row, FIGHTERS + FIGHTER_SIZE, other, seat, hand, life)
        self.own_space.write(row, SPACES, table, seat, own)
        self.others_space.write(row, SPACES + SPACES_SIZE, table, seat, other)
        self.lying.write(row, table, seat)
        if self.fights:
            wipe(row, STRIKE, STRIKE_SIZE + 2 * ATTACK_SIZE)
        strike = table.strike
        self.fights = strike is not None
        if strike is not None:
            _write_strike(row, table, strike, seat)
        self.asked.write(row, table, seat)


def _change(row: Kept, table: Table, seat: int, last: Any) -> Any:
    table = _shown(table, seat)
    seen: _Seen = _Seen(row, table, seat) if last is None else last
    seen.write(row, table, seat)
    return seen


def _shown(table: Table, seat: int) -> Table:
    """Returns a table as it may be read: hidden if a match has more secrets than decks, hands and attacks."""
    book = table.book
    one, other = book.fighters
    blank = book.blanks[0] != NO_EFFECT or book.blanks[1] != NO_EFFECT
    return hide(table, seat) if blank or book.has_secrets or one.face_down or other.face_down else table


PARTS: Final = Parts(
    Part(
        4,
        None,
        "whether it is the own turn; whether the seat had the first; turns so far in parts of 60; further actions in",
        "parts of 3",
    ),
    Part(
        2 * FIGHTER_SIZE,
        None,
        "life in parts of what the edition starts with, exceeded, reshuffled, wide, X in parts of 10, cards in hand",
        f"(of 10), deck (of {DECK}), gauge (of 10) and discard pile (of {DECK}), cards exchanged in the mulligan",
        "(of 7), cards under boosts that the seat does not know (of 10), the first three tokens that lie on no space",
        "(of 10); then the opponent's",
    ),
    Part(
        2 * SPACES_SIZE,
        None,
        f"the own space, one of {WIDEST_ARENA} from the own end; own boosts and cards on each space, in parts of 2;",
        f"the spaces of the first five own tokens in parts of {WIDEST_ARENA}; then the opponent's",
    ),
    Part(
        LYING_SIZE,
        None,
        "for each own card by its slot, then for each of the opponent's, how many copies lie in the owner's",
        f"{', '.join(AREAS)}, and in an area of the other player, in parts of 2; of the opponent's hand only what has",
        "been seen",
    ),
    Part(
        PRINTED_SIZE,
        None,
        f"what is printed on each of these cards, which stays the same in a match: {', '.join(PRINTED)}; numbers of 10",
    ),
    Part(
        STRIKE_SIZE + 2 * ATTACK_SIZE,
        None,
        "a strike goes on, the seat is the attacker, attacks are revealed, the own attack is first, the opponent's is,",
        "own advantage, the opponent's; then for the own attack and for the opponent's damage, armor used (of 10),",
        f"stunned, granted {', '.join(STATS)} (of 10), set, EX, wild, face up, hit, extra, a card of the other",
        "player, and the slot of its card if that is known",
    ),
    Part(
        QUESTION_SIZE,
        None,
        f"the question to the seat ({', '.join(BLOCKS.kinds)}); of a payment force, gauge, what it needs, the least",
        "and what is paid (of 10); and whose text asks: by own slot, own fighter, the opponent's slot, its fighter",
    ),
    change=_change,
)
