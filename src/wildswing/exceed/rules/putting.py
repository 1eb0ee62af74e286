"""What becomes of a card or boost that a text means: where it is put, shown, kept, negated, shuffled."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules import piles
from wildswing.exceed.rules.events import DeckShuffled, Shown
from wildswing.exceed.rules.piles import seat_of
from wildswing.exceed.rules.reading import attack_of, spaces_in_range
from wildswing.exceed.rules.results import (
    afresh,
    left,
    less_rest,
    tallied,
    with_below,
    with_boosts,
    with_cards,
    with_forced,
)
from wildswing.exceed.rules.steps import Instruction, LayTrap
from wildswing.exceed.rules.table import ATTACK, NOTHING_SHOWN, InPlay, Playing, Table
from wildswing.exceed.rules.zones import (
    ALL_SEE,
    BOOSTS,
    DECK,
    DISCARD,
    GAUGE,
    HAND,
    ON_SPACE,
    SEALED,
    SEEN_BY,
    TRANSFORMATIONS,
    UNDER,
    cover,
    lay,
    lay_face_down,
    move,
    move_boost,
    move_from_under,
    new_serial,
    replace_boost,
    show_deck_card,
    show_hand_card,
    shuffle_deck,
    tell_move,
    to_bottom,
)
from wildswing.kernel.agenda import push
from wildswing.kernel.chance import shuffled
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.state import NOTHING

Thing = tuple[str, int, int]
"""A card where it lies: area, whose it is, and card; a boost in play is meant by its serial number instead."""

IS_MADE_TO_DISCARD: Final = v.Window.IS_MADE_TO_DISCARD.value

IN_STRIKE: Final = "attack"
BEING_PLAYED: Final = "playing"
"""Where a card is that lies in no area."""

AT_CLEANUP: Final = (GAUGE, SEALED, DISCARD)
"""Areas that an attack's card reaches in cleanup only; to others it leaves at once (EX-CARE-05)."""


def this(table: Table, owner: int, source: int) -> list[Thing]:
    """Returns where the card that carries a text is: none if it is gone, or if a fighter carries the text."""
    if source == NOTHING:
        return []
    if source == ATTACK:
        attack = attack_of(table, owner)
        return [(IN_STRIKE, owner, ATTACK)] if attack is not None and attack.card != NOTHING else []
    for playing in table.playing:
        if playing.serial == source and playing.card != NOTHING:
            return [(BEING_PLAYED, playing.seat, source)]
    for seat, side in enumerate(table.sides):
        if any(boost.serial == source for boost in side.boosts + side.transformations):
            return [(BOOSTS, seat, source)]
    return []


def is_bottom(selection: n.Selection) -> bool:
    """Tells whether the lowest card of a pile is meant, and not the topmost of its name."""
    return isinstance(selection, n.Top) and selection.bottom


def card_of(table: Table, thing: Thing) -> int:
    """Returns the card of a thing."""
    zone, seat, what = thing
    if zone == BOOSTS:
        boost = piles.in_play(table, what)
        return NOTHING if boost is None else boost.face
    if zone == ON_SPACE:
        laid = piles.laid_card(table, what)
        return NOTHING if laid is None else laid.card
    if zone == IN_STRIKE:
        attack = attack_of(table, seat)
        return NOTHING if attack is None else attack.card
    if zone == BEING_PLAYED:
        return next(playing.card for playing in table.playing if playing.serial == what)
    return what


def put(table: Table, thing: Thing, effect: n.Put, step: Instruction, heard: Heard) -> None:
    """Brings a card to an area: at once, or when its attack or boost is done with.

    EX-CHAR-16, EX-GLOS-10, EX-NOTION-OWNER-01.
    """
    zone = effect.zone
    name = zone.names[0].value
    area, whose, what = thing
    card = card_of(table, thing)
    seat = table.book.owners[card] if zone.owner is v.Who.EITHER else seat_of(zone.owner, step.owner)
    if name == SEALED and zone.owner is v.Who.EITHER:
        seat = step.performer  # EX-ZONE-12: with the player who performs the seal
    boosts: tuple[int, ...] = ()
    where = name
    if name == UNDER:
        _put_under(table, thing, step, heard)
        return
    if area == UNDER:
        move_from_under(table, card, step.source, name, seat, heard)
    elif name == BOOSTS and area in (BEING_PLAYED, BOOSTS) and effect.place is not None:
        push(table, LayTrap(whose, what))  # EX-NOTION-LAID-04
    elif area == IN_STRIKE:
        in_range = effect.place is v.SpaceName.IN_RANGE
        spaces = tuple(spaces_in_range(table, whose)) if in_range else ()
        boosts = _send_attack(table, whose, name, seat, spaces, effect.place is not None, heard)
    elif area == BEING_PLAYED and name == DISCARD and _is_instant(table, card):
        _discard_now(table, what, heard)
    elif area == BEING_PLAYED:
        table.playing = tuple([going_to(one, name, seat) if one.serial == what else one for one in table.playing])
    elif area == BOOSTS:
        card, where, seat = move_boost(table, what, name, seat, heard)
    elif effect.face_down:
        boosts = (lay_face_down(table, card, area, seat, heard),)
        card = table.book.blanks[seat]
    else:
        where, seat = move(table, card, area, whose, name, seat, heard, is_bottom(effect.cards))
    if effect.side is v.Side.BOTTOM and name == DECK and card in table.sides[seat].deck[:1]:
        to_bottom(table.sides[seat])
        table.result = with_below(table.result, NOTHING_SHOWN)
    old = table.result
    new = less_rest(with_cards(old, True, (*old.cards, card), where, seat), card)
    if name == DISCARD:
        forced = area == HAND and whose != step.owner and IS_MADE_TO_DISCARD in table.book.windows
        new = with_forced(tallied(new, discarded=(card,)), forced * (card,))  # EX-NOTION-DIVERT-02
    table.result = with_boosts(new, boosts) if boosts else new


def _put_under(table: Table, thing: Thing, step: Instruction, heard: Heard) -> None:
    """EX-NOTION-UNDER-01: the card goes under the boost that says so, if that is still there; "it" is nothing then."""
    area, whose, card = thing
    there = this(table, step.owner, step.source)
    if there:
        cover(table, card, area, whose, step.source, there[0][1], heard)
    table.result = with_cards(table.result, bool(there))


def _is_instant(table: Table, card: int) -> bool:
    half = table.book.cards[card].boost
    return half is not None and not half.stays


def _discard_now(table: Table, serial: int, heard: Heard) -> None:
    """EX-NOTION-ASIDE-07: an instant boost that says so is discarded before the rest of its text is done."""
    for playing in table.playing:
        if playing.serial == serial:
            gone = playing.copy()
            gone.card = NOTHING
            table.playing = tuple([gone if one is playing else one for one in table.playing])
            to, seat = lay(table, playing.card, DISCARD, table.book.owners[playing.card])
            if heard is not None:
                tell_move(table, (playing.card,), "", to, seat, False, heard)


def going_to(playing: Playing, destination: str, seat: int) -> Playing:
    """Returns a boost being played that will go to an area of a seat when it closes."""
    new = playing.copy()
    new.destination = destination
    new.to_seat = seat
    return new


def negate(table: Table) -> None:
    """EX-BOOST-17: the boost being played does nothing and is discarded (EX-BOOST-18, D-24)."""
    if table.playing:
        top = table.playing[-1]
        negated = going_to(top, DISCARD, table.book.owners[top.card])
        negated.negated = True
        table.playing = (*table.playing[:-1], negated)


def _send_attack(
    table: Table, striker: int, name: str, seat: int, spaces: tuple[int, ...], placed: bool, heard: Heard
) -> tuple[int, ...]:
    """Says where an attack's card goes; EX-CARE-05: to hand, deck or boosts it leaves play in mid-strike.

    As a trap it lies on one of some spaces, or on any if none are named.
    EX-CHAR-43, EX-CHAR-55.
    """
    attack = attack_of(table, striker)
    if attack is None:
        return ()
    if name in AT_CLEANUP:
        attack.destination = name
        attack.to_seat = seat
        return ()
    card = attack.card
    attack.card = attack.face = NOTHING
    serial = new_serial(table) if name in (BOOSTS, TRANSFORMATIONS) else NOTHING
    name, seat = lay(table, card, name, seat, serial)
    facts = table.book.cards[card].boost
    if name == BOOSTS and facts is not None and (placed or facts.kind is v.BoostKind.TRAP):
        push(table, LayTrap(seat, serial, *spaces))
    if heard is not None:
        tell_move(table, (card,), "", name, seat, False, heard)
    return () if serial == NOTHING else (serial,)


def show(
    table: Table, things: list[Thing], privately: bool, step: Instruction, heard: Heard, lowest: bool = False
) -> None:
    """Shows cards to both players, or lets the performer alone look at them; of a deck from its top, or the lowest.

    EX-SHUF-07.
    """
    performer = step.performer
    cards: list[int] = []
    zone, whose = (HAND, performer) if things else _area_shown(table, step)
    for at, thing in enumerate(things):
        zone, whose = thing[0], thing[1]
        card = card_of(table, thing)
        cards.append(card)
        side = table.sides[whose]
        if zone == DECK:
            place = len(side.deck) - 1 - at if lowest else at
            show_deck_card(side, place, SEEN_BY[performer] if privately else ALL_SEE)
        elif zone == HAND:
            one_by_one = len(things) == 1 and table.result.zone == HAND
            show_hand_card(side, card, cards.count(card) + (table.result.cards.count(card) if one_by_one else 0))
    old = afresh(table.result)
    before = old.cards if len(things) == 1 and old.zone == zone else ()
    table.result = with_cards(old, bool(cards), (*before, *cards), zone, whose)
    if zone == DECK:
        below = NOTHING_SHOWN if lowest else len(table.sides[whose].deck) - len(things)
        table.result = with_below(table.result, below)
    if not privately:
        cards.sort()  # laid open together: whoever comes back to the table cannot see in which order
        table.result = tallied(table.result, revealed=tuple(cards))
    if heard is not None and (cards or not privately):
        names = tuple([table.book.cards[card].name for card in cards])
        told = Shown(whose, table.book.names[whose], names, zone)
        heard.append(Told(told, (performer,) if privately and zone == DECK else ()))


def _area_shown(table: Table, step: Instruction) -> tuple[str, int]:
    """Returns the area in which nothing was found to show, and whose it is."""
    effect = table.book.effects[step.number]
    cards = effect.cards if isinstance(effect, n.Show) else None
    zone = cards.zone if isinstance(cards, n.Top) else cards
    if isinstance(zone, n.Zone):
        return zone.names[0].value, seat_of(zone.owner, step.owner)
    return HAND, step.performer


def sustain(table: Table, thing: Thing) -> None:
    """EX-GLOS-12: the boost is not discarded at the end of this strike (EX-CHAR-45)."""
    boost = piles.in_play(table, thing[2])
    if boost is not None:
        replace_boost(table, InPlay(boost.card, boost.serial, boost.space, boost.kept, True, boost.face))
    for playing in table.playing:
        if playing.serial == thing[2]:
            sustained = playing.copy()
            sustained.sustained = True
            table.playing = tuple([sustained if one is playing else one for one in table.playing])


def shuffle(table: Table, effect: n.ShuffleDeck, step: Instruction, heard: Heard) -> None:
    """Shuffles a deck by an instruction; EX-SHUF-09: this does not use up the Reshuffle.

    EX-NOTION-PILE-01: a discard pile is shuffled where it lies.
    """
    seat = seat_of(effect.zone.owner, step.owner)
    if v.ZoneName.DISCARD not in effect.zone.names:
        shuffle_deck_of(table, seat, heard)
        return
    side = table.sides[seat]
    side.discard, table.chance = shuffled(table.chance, side.discard)
    if heard is not None:
        heard.append(Told(DeckShuffled(seat, table.book.names[seat], DISCARD)))


def shuffle_deck_of(table: Table, seat: int, heard: Heard) -> None:
    """Shuffles a deck and says so (D-22)."""
    shuffle_deck(table, seat)
    if heard is not None:
        heard.append(Told(DeckShuffled(seat, table.book.names[seat])))


# --- Strikes ---


def defer_strike(table: Table, effect: n.Strike, step: Instruction, heard: Heard) -> None:
    """Notes a strike that begins when all open boosts have closed (EX-BOOST-11); within a strike there is no other.

    EX-CHAR-46, A-01.
    """
    table.result = left(table.result, did=table.strike is None)
    if table.strike is None and not table.deferred:
        table.deferred = (step.performer, step.number)
