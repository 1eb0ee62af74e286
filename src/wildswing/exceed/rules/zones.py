"""Moving cards between areas, and what each seat learns and forgets by it (rulebook: the play areas).

EX-ZONE-01: both players have the same areas. What a seat knows of cards that lie hidden moves along with them, and is
lost by shuffling.
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.events import CardsMoved
from wildswing.exceed.rules.facts import DIVERT
from wildswing.exceed.rules.piles import area, fits, pile_under
from wildswing.exceed.rules.reading import applying
from wildswing.exceed.rules.steps import Sealed, Triggers, Uncover
from wildswing.exceed.rules.table import ENTERED, InPlay, Laid, Side, Table, Under
from wildswing.kernel.agenda import push
from wildswing.kernel.chance import shuffled
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.state import NOTHING

HAND: Final = "hand"
GAUGE: Final = "gauge"
DECK: Final = "deck"
DISCARD: Final = "discard pile"
SEALED: Final = "sealed cards"
BOOSTS: Final = "boosts"
TRANSFORMATIONS: Final = "transformations"
OVERDRIVE: Final = "overdrive"
ASIDE: Final = "set aside"
UNDER: Final = "under a boost"
ON_SPACE: Final = "on a space"
PRINTED: Final = "printed"
"""Where an attack comes from that is printed on a fighter: it lies in no area."""

FOREIGN_CARDS: Final = (GAUGE, BOOSTS, SEALED, TRANSFORMATIONS, OVERDRIVE, ASIDE)
"""EX-ZONE-18, EX-NOTION-ASIDE-08: the only areas of a player that can hold a card of the opponent."""

IN_PLAY: Final = (BOOSTS, TRANSFORMATIONS, ASIDE)
"""The areas that a card without an attack can lie in, apart from the sealed cards."""

FACE_DOWN: Final = (HAND, DECK, UNDER)
"""EX-ZONE-02: every other area is open."""

SEEN_BY: Final = (1, 2)
"""The mark of each seat among those who know a card."""

ALL_SEE: Final = 3

NEXT_TURN_END: Final = v.Window.NEXT_TURN_END.value
SEALS: Final = v.Window.SEALS.value
LEAVES: Final = (v.Window.LEAVES.value, v.Who.YOU.value)


def without(cards: tuple[int, ...], card: int, last: bool = False) -> tuple[int, ...]:
    """Returns cards less the first, or the last, copy of one."""
    at = len(cards) - 1 - cards[::-1].index(card) if last else cards.index(card)
    return cards[:at] + cards[at + 1 :]


def is_face_down(table: Table, name: str, seat: int) -> bool:
    """EX-ZONE-02, EX-CHAR-17, EX-NOTION-SECRET-01: tells whether the cards of an area lie hidden from the opponent."""
    if name in FACE_DOWN:
        return True
    return table.book.has_secrets and name in table.book.secrets[seat][table.sides[seat].exceeded]


# --- Taking and laying ---


def take(table: Table, card: int, name: str, seat: int, lowest: bool = False) -> int:
    """Takes the topmost copy of a card out of an area, or the lowest one, and returns who knew it there.

    The top of a deck is its first card, that of an open pile the one laid last (EX-ZONE-07).
    """
    side = table.sides[seat]
    if name == HAND:
        at = side.hand.index(card)
        side.hand = side.hand[:at] + side.hand[at + 1 :]
        return SEEN_BY[seat]
    if name == DECK:
        deck = side.deck
        return take_from_deck(side, len(deck) - 1 - deck[::-1].index(card) if lowest else deck.index(card))
    _fill_open_area(side, name, without(area(side, name), card, last=not lowest))
    return SEEN_BY[seat] if table.book.owners[card] == seat and is_face_down(table, name, seat) else ALL_SEE


def is_diverted(table: Table, card: int, seat: int) -> bool:
    """EX-NOTION-DIVERT-01: tells whether a text seals a card that would enter a seat's discard pile."""
    if DIVERT not in table.book.keys:
        return False
    nodes = [(node, owner) for node, owner, _ in applying(table, seat, DIVERT)]
    return any(isinstance(node, n.Divert) and fits(table, card, node.sort, owner) for node, owner in nodes)


def lay_face_down(table: Table, card: int, name: str, seat: int, heard: Heard) -> int:
    """EX-NOTION-BLANK-01: lays a card among a player's boosts without showing it; returns its serial number there."""
    take(table, card, name, seat)
    side = table.sides[seat]
    forget(side, name)
    serial = new_serial(table)
    side.boosts = (*side.boosts, InPlay(card, serial, face=table.book.blanks[seat]))
    if heard is not None:
        tell_move(table, (card,), name, BOOSTS, seat, True, heard)
    return serial


def exchange(table: Table, seat: int, one: str, other: str, heard: Heard) -> None:
    """EX-NOTION-SWAP-02: two areas of a player exchange their cards, in their order, and what is known of them."""
    moved = [(_emptied(table, seat, name), name, to) for name, to in ((one, other), (other, one))]
    for cards, name, to in moved:
        hidden = is_face_down(table, name, seat)
        for card, seen in reversed(cards) if to == DECK else cards:
            where, whose = lay(table, card, to, seat, seen=seen | SEEN_BY[seat])
            if hidden and not is_face_down(table, where, whose):
                lay_open(table, card, HAND)
        if heard is not None and cards:
            kept = tuple([card for card, _ in cards])
            tell_move(table, kept, name, to, seat, hidden and is_face_down(table, to, seat), heard)


def _emptied(table: Table, seat: int, name: str) -> list[tuple[int, int]]:
    """Takes all cards out of an area, the topmost of a deck first; returns them with who knew each."""
    side = table.sides[seat]
    known = list(side.seen_sealed) if name == SEALED else []
    cards = area(side, name)
    found: list[tuple[int, int]] = []
    for card in cards:
        seen = take_from_deck(side, 0) if name == DECK else take(table, card, name, seat, lowest=True)
        if card in known:
            known.remove(card)
            seen = ALL_SEE
        found.append((card, seen))
    forget(side, name)
    return found


def take_from_deck(side: Side, at: int) -> int:
    """Takes the card at a place of a deck out of it, and returns who knew it."""
    side.deck = side.deck[:at] + side.deck[at + 1 :]
    seen = side.seen_deck
    if at >= len(seen):
        return 0
    side.seen_deck = seen[:at] + seen[at + 1 :]
    return seen[at]


def draw_top(side: Side, number: int, other: int) -> tuple[int, ...]:
    """Takes cards from the top of a deck into the hand, and returns them; what the other seat knew it still knows."""
    cards, seen = side.deck[:number], side.seen_deck
    side.deck = side.deck[number:]
    side.hand = tuple(sorted(side.hand + cards))
    if seen:
        side.seen_deck = seen[number:]
        known = [card for card, who in zip(cards, seen, strict=False) if who & SEEN_BY[other]]
        if known:
            side.seen_hand = tuple(sorted((*side.seen_hand, *known)))
    return cards


def lay(  # noqa: PLR0912 - a branch for each area
    table: Table, card: int, name: str, seat: int, serial: int = -1, seen: int = ALL_SEE
) -> tuple[str, int]:
    """Lays a card that lies nowhere into an area, and returns the area and whose it is; `seen` says who knows the card.

    EX-ZONE-19: a card of the opponent that would enter another area than those of EX-ZONE-18 goes to its owner's
    discard pile.
    EX-ZONE-11, EX-ZONE-02.
    """
    book = table.book
    owner = book.owners[card]
    if name == DISCARD and DIVERT in book.keys and is_diverted(table, card, seat):
        name = SEALED
    if card in book.kept_out and name not in IN_PLAY:
        name, seat = SEALED, owner  # EX-NOTION-ASIDE-05
    if owner != seat and name not in FOREIGN_CARDS:
        name, seat = SEALED if is_diverted(table, card, owner) else DISCARD, owner
    side = table.sides[seat]
    if name == DISCARD:
        side.discard = (*side.discard, card)
    elif name == GAUGE:
        side.gauge = (*side.gauge, card)
    elif name == HAND:
        side.hand = tuple(sorted((*side.hand, card)))
        if seen & SEEN_BY[1 - seat]:
            side.seen_hand = tuple(sorted((*side.seen_hand, card)))
    elif name == DECK:
        side.deck = (card, *side.deck)
        side.seen_deck = (seen, *side.seen_deck)
    elif name == BOOSTS:
        serial = new_serial(table) if serial < 0 else serial
        side.boosts = (*side.boosts, InPlay(card, serial))
        if NEXT_TURN_END in book.windows:
            table.deeds = (*table.deeds, (seat, f"{ENTERED}{serial}"))  # EX-NOTION-NEXT-01
    elif name == TRANSFORMATIONS:
        side.transformations = (*side.transformations, InPlay(card, new_serial(table) if serial < 0 else serial))
    else:
        _fill_open_area(side, name, (*area(side, name), card))
        if name == SEALED:
            _note_sealed(table, card, seat, seen)
    return name, seat


def _note_sealed(table: Table, card: int, seat: int, seen: int) -> None:
    """Notes a sealed card that lies face down and is known (EX-NOTION-SECRET-03), and does what waits for it."""
    side = table.sides[seat]
    if seen & SEEN_BY[1 - seat] and table.book.owners[card] == seat and is_face_down(table, SEALED, seat):
        side.seen_sealed = tuple(sorted((*side.seen_sealed, card)))
    if SEALS in table.book.windows:
        push(table, Sealed(seat, card))  # EX-NOTION-SEAL-02


def to_bottom(side: Side) -> None:
    """EX-NOTION-BOTTOM-01: the card on top of a deck goes below all others, known to those who knew it."""
    top, *rest = side.deck
    seen, *marks = side.seen_deck + (0,) * (len(side.deck) - len(side.seen_deck))
    side.deck = (*rest, top)
    side.seen_deck = (*marks, seen)


def lay_open(table: Table, card: int, origin: str) -> None:
    """Notes a card that everybody sees from now on, once: one that comes from an open area was seen before."""
    if origin in FACE_DOWN:
        table.opened = (*table.opened, card)


def _fill_open_area(side: Side, name: str, cards: tuple[int, ...]) -> None:
    """Lets an area whose cards lie open and are not in play hold these cards."""
    if name == GAUGE:
        side.gauge = cards
    elif name == DISCARD:
        side.discard = cards
    elif name == SEALED:
        side.sealed = cards
    elif name == OVERDRIVE:
        side.overdrive = cards
    elif name == ASIDE:
        side.aside = cards
    else:
        raise ValueError(f"There is no open area “{name}” of cards that are not in play.")


def new_serial(table: Table) -> int:
    """Returns a serial number that no boost has had."""
    table.serials += 1
    return table.serials


def move(
    table: Table, card: int, name: str, seat: int, to: str, to_seat: int, heard: Heard, lowest: bool = False
) -> tuple[str, int]:
    """Moves the topmost copy of a card, or the lowest one, from an area to another; tells and returns where it went."""
    seen = take(table, card, name, seat, lowest) | SEEN_BY[to_seat]
    hidden, hides = is_face_down(table, name, seat), is_face_down(table, to, to_seat)
    if hidden and hides and to != name:
        forget(table.sides[seat], name)  # it leaves unseen, so the rest cannot be told any more
    else:
        unlearn(table.sides[seat], card, name)
    to, to_seat = lay(table, card, to, to_seat, seen=seen)
    hides = is_face_down(table, to, to_seat)
    if not hides:
        lay_open(table, card, HAND if hidden else name)
    if heard is not None:
        tell_move(table, (card,), name, to, to_seat, hidden and hides, heard)
    return to, to_seat


def take_boost(table: Table, serial: int) -> tuple[InPlay, int]:
    """Takes a boost or transformation out of play, with what waits for that; returns it, and whose it was."""
    for seat, side in enumerate(table.sides):
        for boost in side.boosts:
            if boost.serial == serial:
                side.boosts = tuple([one for one in side.boosts if one is not boost])
                _call_for_leaving(table, boost, seat)
                return boost, seat
        for boost in side.transformations:
            if boost.serial == serial:
                side.transformations = tuple([one for one in side.transformations if one is not boost])
                uncover(table, serial, seat)
                return boost, seat
    raise ValueError(f"No boost in play has the serial number {serial}.")


def _call_for_leaving(table: Table, boost: InPlay, seat: int) -> None:
    """Calls for what a boost says about leaving play, wherever it goes; that is for the owner of its card.

    EX-NOTION-UNDER-03: what lies under it is there until that is done.
    """
    half = table.book.cards[boost.face].boost
    owner = table.book.owners[boost.face]
    lines = () if half is None else half.text.windows.get(LEAVES, ())
    source = boost.serial if uncover(table, boost.serial, seat) else NOTHING
    if lines:
        push(table, Triggers(owner, tuple([(line.number, owner, source) for line in lines])))


# --- On spaces ---


def lay_on_space(table: Table, card: int, seat: int, space: int, token: str) -> None:
    """EX-NOTION-LAID-01: lays a card that lies nowhere open on a space, as a token."""
    side = table.sides[seat]
    side.laid = (*side.laid, Laid(card, new_serial(table), space, token))


def move_from_space(table: Table, serial: int, to: str, to_seat: int, heard: Heard) -> int:
    """EX-NOTION-LAID-03: moves a card from its space to an area, and tells it; returns the card."""
    for side in table.sides:
        for one in side.laid:
            if one.serial == serial:
                side.laid = tuple([other for other in side.laid if other is not one])
                to, to_seat = lay(table, one.card, to, to_seat)
                if heard is not None:
                    tell_move(table, (one.card,), ON_SPACE, to, to_seat, False, heard)
                return one.card
    raise ValueError(f"No card on a space has the serial number {serial}.")


# --- Under boosts ---


def cover(table: Table, card: int, name: str, seat: int, serial: int, to_seat: int, heard: Heard) -> None:
    """EX-NOTION-UNDER-01: puts a card face down under a boost; whoever knew it knows it there.

    EX-NOTION-UNDER-04.
    """
    seen = take(table, card, name, seat)
    if name == HAND:
        table.sides[seat].seen_hand = ()  # it leaves unseen, so the rest cannot be told any more
    if table.book.owners[card] != to_seat:
        to, to_seat = lay(table, card, DISCARD, to_seat)
        lay_open(table, card, name)
        if heard is not None:
            tell_move(table, (card,), name, to, to_seat, False, heard)
        return
    side = table.sides[to_seat]
    there = next((one for one in side.under if one.serial == serial), Under(serial, (), ()))
    more = Under(serial, (*there.covered, card), (*there.seen, seen))
    side.under = (*[one for one in side.under if one.serial != serial], more)
    if heard is not None:
        _tell_unseen(table, card, seen, name, UNDER, to_seat, heard)


def take_under(table: Table, card: int, serial: int) -> int:
    """Takes a card from under a boost, and returns who knew it there."""
    for side in table.sides:
        for one in side.under:
            if one.serial == serial:
                at = one.covered.index(card)
                left = Under(serial, one.covered[:at] + one.covered[at + 1 :], one.seen[:at] + one.seen[at + 1 :])
                others = [other for other in side.under if other is not one]
                side.under = (*others, left) if left.covered else tuple(others)
                return one.seen[at]
    raise ValueError(f"Nothing lies under a boost with the serial number {serial}.")


def move_from_under(table: Table, card: int, serial: int, to: str, to_seat: int, heard: Heard) -> None:
    """EX-NOTION-UNDER-02: moves a card from under a boost to an area; in a hand only its owner sees it."""
    seen = take_under(table, card, serial) | (SEEN_BY[to_seat] if to == HAND else 0)
    to, to_seat = lay(table, card, to, to_seat, seen=seen)
    if not is_face_down(table, to, to_seat):
        seen = ALL_SEE
        lay_open(table, card, UNDER)
    if heard is not None:
        _tell_unseen(table, card, seen, UNDER, to, to_seat, heard)


def uncover(table: Table, serial: int, seat: int) -> bool:
    """EX-NOTION-UNDER-03: what is left under a boost that has gone is discarded; tells whether anything lies there."""
    if not pile_under(table, serial):
        return False
    push(table, Uncover(seat, serial))
    return True


def discard_covered(table: Table, step: Uncover, heard: Heard) -> None:
    """Discards the cards that are left."""
    for card in pile_under(table, step.serial):
        move_from_under(table, card, step.serial, DISCARD, table.book.owners[card], heard)


def _tell_unseen(table: Table, card: int, seen: int, name: str, to: str, seat: int, heard: list[Told]) -> None:
    """Tells that a card went face down: its name to those who know it."""
    book = table.book
    knowing = tuple([one for one, mark in enumerate(SEEN_BY) if seen & mark])
    said = CardsMoved(seat, book.names[seat], (book.cards[card].name,), 1, name, to)
    blank = CardsMoved(seat, book.names[seat], (), 1, name, to)
    if seen == ALL_SEE:
        heard.append(Told(said))
        return
    if knowing:
        heard.append(Told(said, knowing))
    heard.append(Told(blank, tuple([one for one in (0, 1, -1) if one not in knowing])))


def move_boost(table: Table, serial: int, to: str, to_seat: int, heard: Heard) -> tuple[int, str, int]:
    """Moves a boost out of play to an area, and tells it; returns its card and where that went."""
    boost, whose = take_boost(table, serial)
    seen = SEEN_BY[whose] | SEEN_BY[to_seat] if boost.is_blank else ALL_SEE
    if to == DISCARD and is_diverted(table, boost.face, to_seat):
        to = SEALED
    to, to_seat = lay(table, boost.card, to, to_seat, seen=seen)  # EX-NOTION-BLANK-03
    secret = boost.is_blank and is_face_down(table, to, to_seat)
    if boost.is_blank and not secret:
        lay_open(table, boost.card, HAND)
    if heard is not None:
        tell_move(table, (boost.card,), BOOSTS, to, to_seat, secret, heard)
    return boost.card, to, to_seat


def replace_boost(table: Table, changed: InPlay) -> None:
    """Replaces the record of a boost or transformation in play."""
    for side in table.sides:
        side.boosts = tuple([changed if one.serial == changed.serial else one for one in side.boosts])
        side.transformations = tuple([changed if one.serial == changed.serial else one for one in side.transformations])


def tell_move(
    table: Table, cards: tuple[int, ...], name: str, to: str, seat: int, secret: bool, heard: list[Told]
) -> None:
    """Tells where cards went: their faces to their owner alone if they stay hidden."""
    names = tuple([table.book.cards[card].name for card in cards])
    who = table.book.names[seat]
    if secret:
        heard.append(Told(CardsMoved(seat, who, names, len(cards), name, to), (seat,)))
        heard.append(Told(CardsMoved(seat, who, (), len(cards), name, to), (1 - seat, -1)))
    else:
        heard.append(Told(CardsMoved(seat, who, names, len(cards), name, to)))


# --- What seats know ---


def unlearn(side: Side, card: int, name: str = HAND) -> None:
    """A card leaves an area, or an attack set from it, openly: if the opponent knew of one like it, it was that one."""
    if name == HAND and card in side.seen_hand:
        side.seen_hand = without(side.seen_hand, card)
    elif name == SEALED and card in side.seen_sealed:
        side.seen_sealed = without(side.seen_sealed, card)


def learn_sealed(table: Table, seat: int) -> None:
    """EX-NOTION-SECRET-05: sealed cards that lie open on one side of a fighter are still known when it is turned."""
    if table.book.has_secrets and len([1 for names in table.book.secrets[seat] if SEALED in names]) == 1:
        side = table.sides[seat]
        side.seen_sealed = tuple(sorted([card for card in side.sealed if table.book.owners[card] == seat]))


def forget(side: Side, name: str) -> None:
    """What is known of an area is not known any more."""
    if name == HAND:
        side.seen_hand = ()
    elif name == SEALED:
        side.seen_sealed = ()


def show_hand_card(side: Side, card: int, copies: int) -> None:
    """The opponent sees a card of a hand, and from now on knows of as many copies as it was shown together."""
    if side.seen_hand.count(card) < copies:
        side.seen_hand = tuple(sorted((*side.seen_hand, card)))


def show_deck_card(side: Side, at: int, seen: int) -> None:
    """Somebody sees the card at a place of a deck."""
    marks = side.seen_deck + (0,) * (at + 1 - len(side.seen_deck))
    side.seen_deck = (*marks[:at], marks[at] | seen, *marks[at + 1 :])


def shuffle_deck(table: Table, seat: int) -> None:
    """Shuffles a deck; what was known of its order is known no more (EX-ZONE-05)."""
    side = table.sides[seat]
    side.seen_deck = ()
    side.deck, table.chance = shuffled(table.chance, side.deck)
