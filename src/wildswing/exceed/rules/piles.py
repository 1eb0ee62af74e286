"""Which cards a description in a text means."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.arena import covers
from wildswing.exceed.rules.facts import NO_BOOSTS
from wildswing.exceed.rules.results import names_in
from wildswing.exceed.rules.table import NO_SPACE, NOBODY, InPlay, Laid, Side, Table
from wildswing.kernel.state import NOTHING

OPPONENT: Final = v.Who.OPPONENT
BOTH_SEATS: Final = (0, 1)
A_CARD: Final = v.Noun.CARD
A_BOOST: Final = v.Noun.BOOST
A_TRANSFORMATION: Final = v.Noun.TRANSFORMATION
ANY_CARD: Final = (A_CARD,)
CONTINUOUS: Final = v.Adjective.CONTINUOUS
DIFFERENT: Final = v.Adjective.DIFFERENT
EITHER: Final = v.Who.EITHER
TRANSFORMATION: Final = v.BoostKind.TRANSFORMATION
CONTINUOUS_KINDS: Final = (v.BoostKind.CONTINUOUS, v.BoostKind.TRAP)
COPIES: Final = (v.Adjective.COPY_OF_IT, v.Adjective.COPY_OF_YOURS, v.Adjective.COPY_OF_THEIRS)


ALIKE: Final = {
    v.Adjective.OF_ITS_POWER: v.Stat.POWER,
    v.Adjective.OF_ITS_SPEED: v.Stat.SPEED,
    v.Adjective.OF_ITS_ARMOR: v.Stat.ARMOR,
    v.Adjective.OF_ITS_GUARD: v.Stat.GUARD,
}
"""The number that a card shares with the one just dealt with."""


def area(side: Side, name: str) -> tuple[int, ...]:  # noqa: PLR0911 - a return for each area
    """Returns the cards of one of a player's areas; EX-ZONE-14: those that a fighter brings are kept apart.

    EX-NOTION-OVERDRIVE-01.
    """
    if name == "hand":
        return side.hand
    if name == "gauge":
        return side.gauge
    if name == "discard pile":
        return side.discard
    if name == "deck":
        return side.deck
    if name == "sealed cards":
        return side.sealed
    if name == "boosts":
        return tuple([boost.face for boost in side.boosts])
    if name == "transformations":
        return tuple([one.card for one in side.transformations])
    if name == "overdrive":
        return side.overdrive
    if name == "set aside":
        return side.aside
    if name == "under a boost":
        return tuple([card for one in side.under for card in one.covered])
    if name == "on a space":
        return tuple([one.card for one in side.laid])
    raise ValueError(f"There is no area “{name}”.")


def cards_of(table: Table, pile: n.Pile, owner: int, holder: int = NOBODY) -> list[int]:
    """Returns the cards that fit a description; a holder narrows boosts in play to those of that seat."""
    found: list[int] = []
    spots = [where for where in pile.where if isinstance(where, v.Spot)]
    for seat, name in areas_of(pile, owner):
        found += area(table.sides[seat], name)
    if spots:
        found += [boost.face for _, boost in _boosts(table, spots, owner, holder)]
    if pile.nouns == ANY_CARD and not pile.adjectives and pile.name is None:
        return found
    found = [card for card in found if fits(table, card, pile, owner)]
    if DIFFERENT in pile.adjectives:
        return list({table.book.cards[card].name: card for card in found}.values())  # EX-NOTION-DIFFERENT-01
    return found


def areas_of(pile: n.Pile, owner: int) -> list[tuple[int, str]]:
    """Returns the areas in which a description looks for cards, each with whose it is."""
    found: list[tuple[int, str]] = []
    for where in pile.where:
        if isinstance(where, n.Zone):
            seats = BOTH_SEATS if where.owner is EITHER else (seat_of(where.owner, owner),)
            found += [(seat, name) for seat in seats for name in where.names]
    return found


def boosts_being_played(table: Table, pile: n.Pile, seat: int) -> int:
    """EX-NOTION-PLAYED-04: counts the boosts of a name that a seat is playing, which are not in play yet (D-01)."""
    if pile.name is None or A_BOOST not in pile.nouns or v.Spot.IN_PLAY not in pile.where:
        return 0
    waiting = [one for one in table.playing if one.seat == seat and one.card != NOTHING and not one.negated]
    return sum([in_play(table, one.serial) is None and fits(table, one.card, pile) for one in waiting])


def boosts_of(table: Table, pile: n.Pile, owner: int) -> list[tuple[int, InPlay]]:
    """Returns the boosts in play that fit a description, each with its controller.

    EX-COMP-26: neither tokens nor cards that lie aside are among them, so no text for boosts touches these.
    """
    spots = [where for where in pile.where if isinstance(where, v.Spot)]
    return [found for found in _boosts(table, spots, owner, NOBODY) if fits(table, found[1].face, pile, owner)]


def _boosts(table: Table, spots: list[v.Spot], owner: int, holder: int) -> list[tuple[int, InPlay]]:
    """Returns the boosts in play at all of some spots, each with its controller."""
    found: list[tuple[int, InPlay]] = []
    other = table.sides[1 - owner]
    for seat in BOTH_SEATS:
        if (v.Spot.YOURS in spots and seat != owner) or holder not in (NOBODY, seat):
            continue
        for boost in table.sides[seat].boosts:
            if v.Spot.OPPONENTS_SPACE in spots and not (boost.space != NO_SPACE and covers(other, boost.space)):
                continue
            found.append((seat, boost))
    return found


def seat_of(who: v.Who, owner: int) -> int:
    """Returns the seat that a text of an owner means by "you" or "the opponent"."""
    return 1 - owner if who is OPPONENT else owner


def fits(  # noqa: PLR0911, PLR0912 - a return for each adjective
    table: Table, card: int, pile: n.Pile, owner: int = NOBODY
) -> bool:
    """Tells whether a card is of the sort that a description in a text of an owner asks for."""
    facts = table.book.cards[card]
    boost = facts.boost
    for noun in pile.nouns:
        if is_a(table, card, noun):
            break
    else:
        return False
    for adjective in pile.adjectives:
        if adjective is CONTINUOUS and (boost is None or not is_continuous(boost.kind)):
            return False
        if adjective is v.Adjective.FACE_DOWN and card not in table.book.blanks:
            return False
        if adjective is v.Adjective.NAMED and facts.name not in names_in(table.result.name):
            return False
        if adjective is v.Adjective.OF_NAMED_RANGE and not _has_range(facts.numbers.range, table.result.name):
            return False
        if adjective in ALIKE and not _is_alike(table, card, ALIKE[adjective]):
            return False
        if adjective is v.Adjective.SAME_NAMED:
            models = table.result.revealed[:1]
            if models and facts.name != table.book.cards[models[0]].name:
                return False
            if not models and table.playing and not _is_copy_of_boost(table, card, table.playing[-1].card):
                return False
        if adjective in COPIES and not _is_copy(table, facts.name, adjective, owner):
            return False
    if pile.name is None:
        return True
    of_boosts = A_BOOST in pile.nouns
    return (boost is not None and boost.name == pile.name.name) if of_boosts else facts.name == pile.name.name


def _is_copy_of_boost(table: Table, card: int, played: int) -> bool:
    """EX-NOTION-COPY-01: tells whether a card is a copy of the boost being played, or its like among other Normals."""
    one, other = table.book.cards[card], table.book.cards[played]
    if is_a(table, card, v.Noun.NORMAL) and is_a(table, played, v.Noun.NORMAL):
        return one.numbers.speed == other.numbers.speed
    return one.name == other.name


def _is_copy(table: Table, name: str, adjective: v.Adjective, owner: int) -> bool:
    """EX-NOTION-COPY-02, EX-NOTION-COPY-03: tells whether a name is that of an attack, or of the first of "them"."""
    cards = table.book.cards
    if adjective is v.Adjective.COPY_OF_IT:
        meant = table.result.revealed or table.result.cards
        return bool(meant) and cards[meant[0]].name == name
    strike = table.strike
    attack = None if strike is None else strike.attacks[owner if adjective is v.Adjective.COPY_OF_YOURS else 1 - owner]
    return attack is not None and attack.face >= 0 and cards[attack.face].name == name


def _is_alike(table: Table, card: int, stat: v.Stat) -> bool:
    """EX-NOTION-ALIKE-01: tells whether a card has a printed number of the card just dealt with, and is another one.

    EX-NOTION-ALIKE-02: of several, that of any.
    """
    result = table.result
    models = result.revealed or result.cards
    if not models:
        return False
    if card in models and result.rest_zone and area(table.sides[result.rest_whose], result.rest_zone).count(card) == 1:
        return False
    cards = table.book.cards
    number = getattr(cards[card].numbers, stat.value)
    return any(getattr(cards[it].numbers, stat.value) == number for it in models)


def _has_range(printed: tuple[object, object] | None, named: str) -> bool:
    """EX-NOTION-NAMING-02: tells whether a printed range includes the one that was named."""
    if printed is None:
        return named == "-"
    low, high = printed
    if named.isdigit() and isinstance(low, int) and isinstance(high, int):
        return low <= int(named) <= high
    return named == "X" and not (isinstance(low, int) and isinstance(high, int))


def is_continuous(kind: v.BoostKind) -> bool:
    """Tells whether a boost is a continuous one; EX-TRAP-01: a trap is."""
    return kind in CONTINUOUS_KINDS


def is_a(table: Table, card: int, noun: v.Noun | v.Resource) -> bool:
    """Tells whether a card is of a sort; EX-COMP-07: a Normal, a Special or an Ultra, by what is printed.

    EX-NOTION-ASIDE-02: a transformation is no boost, nor an overload.
    """
    facts = table.book.cards[card]
    if noun is A_CARD:
        return True
    if noun is A_BOOST:
        return facts.boost is not None and facts.boost.kind not in NO_BOOSTS
    if noun is A_TRANSFORMATION:
        return facts.boost is not None and facts.boost.kind is TRANSFORMATION
    kind: str = facts.kind
    return kind == noun


def pile_under(table: Table, serial: int) -> tuple[int, ...]:
    """Returns the cards under a boost, in the order they came."""
    for side in table.sides:
        for one in side.under:
            if one.serial == serial:
                return one.covered
    return ()


def laid_card(table: Table, serial: int) -> Laid | None:
    """Returns a card on a space by its serial number."""
    return next((one for side in table.sides for one in side.laid if one.serial == serial), None)


def can_transform(table: Table, seat: int, card: int) -> bool:
    """EX-CHAR-10: tells whether a card can join a seat's transformations, where there is one of a name at most."""
    return is_a(table, card, A_TRANSFORMATION) and card not in area(table.sides[seat], "transformations")


def distinct(cards: list[int] | tuple[int, ...]) -> tuple[int, ...]:
    """Returns each card once: copies make no difference to a choice."""
    return tuple(dict.fromkeys(cards))


def in_play(table: Table, serial: int) -> InPlay | None:
    """Returns a boost or transformation in play by its serial number."""
    for side in table.sides:
        for one in side.boosts + side.transformations:
            if one.serial == serial:
                return one
    return None


def space_of(table: Table, serial: int) -> int:
    """Returns the space on which a boost lies."""
    found = in_play(table, serial)
    return NO_SPACE if found is None else found.space


def kept(table: Table, serial: int) -> int:
    """Returns the X of a boost in play, or being played."""
    found = in_play(table, serial)
    if found is not None:
        return found.kept
    return next((playing.kept for playing in table.playing if playing.serial == serial), 0)
