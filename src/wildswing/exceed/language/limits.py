"""Refuses what the grammar can say and nobody can do, when a file is loaded."""

from collections.abc import Iterator
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.errors import Mistake
from wildswing.exceed.language.walk import walk

OWN_CARDS: Final = (v.ZoneName.HAND, v.ZoneName.GAUGE, v.ZoneName.DISCARD, v.ZoneName.SEALED)
"""The areas out of which an attack can be set by an instruction."""

PLACED: Final = (v.ZoneName.HAND, v.ZoneName.GAUGE, v.ZoneName.DISCARD)
"""The areas out of which a card can be picked to lie on a space."""

TOP_OF_DECK: Final = n.Top(1, n.Pile((v.Noun.CARD,)), n.Zone(v.Who.YOU, (v.ZoneName.DECK,)))

OWN_BOOSTS: Final = n.Zone(v.Who.YOU, (v.ZoneName.BOOSTS,))

SWAPPED: Final = frozenset({v.ZoneName.DECK, v.ZoneName.DISCARD, v.ZoneName.SEALED})
"""The areas that can exchange their cards."""

WIDTHS: Final = (1, 3)

WIDEST_ARENA: Final = 11
"""The most spaces of any edition, and what arrays for agents hold; those of the rulebooks have nine (EX-COMP-23)."""

EXCHANGED: Final = (
    (v.Resource.LIFE, v.Resource.FORCE),
    (v.Resource.LIFE, v.Resource.GAUGE),
    (v.Resource.FORCE, v.Resource.GAUGE),
)
"""What can be spent in place of what."""

LASTING: Final = (
    v.Quality.CRITICAL,
    v.Quality.EX,
    v.Quality.HITS,
    v.Quality.MISSES,
    v.Quality.INVALID,
    v.Quality.NONLETHAL,
    v.Quality.UNPAID,
)
"""What an attack can be for as long as a text is in play."""


def impossible(sheet: s.Sheet) -> Iterator[Mistake]:
    """Yields a `Mistake` for each line that asks for the impossible."""
    for part in walk(sheet):
        if isinstance(part, n.Line):
            for sentence in _complaints(part, sheet):
                yield Mistake(part.at, sentence)
    for card in sheet.cards:
        costs = [card.cost, card.boost.cost if card.boost else None]
        if any(cost is not None and cost.resource is v.Resource.LIFE for cost in costs):
            yield Mistake(card.at, f'"{card.name}" has a cost in life; costs are paid in force or gauge.')


def _complaints(line: n.Line, sheet: s.Sheet) -> Iterator[str]:  # noqa: PLR0912 - a case for each complaint
    standing = line.trigger is None
    if isinstance(line.trigger, n.Action) and line.trigger.cost and line.trigger.cost.resource is v.Resource.LIFE:
        yield "an action cannot cost life; costs are paid in force or gauge."
    if not standing and v.Adjective.NAMED in walk(line.guard):
        yield 'the named card is asked for when the line is done; write "…: if your attack is a named card, …".'
    theirs = [part for by in walk(line.effect, n.Line) if isinstance(by, n.By) for part in walk(by.effect)]
    for part in walk(line.effect, n.Line):  # a text that is gained is a line of its own
        yield from _misplaced(part, standing)
        yield from _unpiled(part)
        yield from _unset(part, sheet)
        match part:
            case (
                n.Draw(n.Between(_, int()))
                | n.Damage(n.Between())
                | n.Life(n.Between())
                | n.Collect(n.Between())
                | n.SetX(n.Between())
                | n.Modify(_, _, n.Between())
            ):
                yield 'only movements, payments and cards can be "up to" a number; write a choice with "or" instead.'
            case n.ExtraAttack(cards) if not _is_own(cards, (v.ZoneName.HAND, v.ZoneName.GAUGE)):
                yield "another attack is made with a card from your hand or gauge."
            case n.Play(v.Ref.ATTACK) | n.Show(v.Ref.ATTACK) | n.Sustain(v.Ref.ATTACK) | n.Origin(v.Ref.ATTACK):
                yield "your attack can be put into an area, and nothing else; name other cards."
            case n.Play(v.Ref.THIS):
                yield 'a card cannot play itself; write "put this into your boosts".'
            case n.Show(n.Cards(_, n.Pile(where=where))) | n.Put(n.Cards(_, n.Pile(where=where))) if _foreign(
                where
            ) and not any(part is one for one in theirs):
                yield "nobody picks out of the opponent's deck; name its top cards."
            case n.Show(n.Cards(_, n.Pile(where=where))) if _zones(where, v.ZoneName.DECK):
                yield 'cards of a deck are shown from the top; write "reveal the top 2 cards of your deck".'
            case n.Modify(_, v.Change.PRINTED | v.Change.REPLACE) if not standing:
                yield "a number is replaced while a text is in play; let the line stand without a trigger."
            case n.Spend(None, v.Resource.LIFE):
                yield "nobody spends all life; write a number."
            case n.Exchange(amount, given, instead, of) if (
                not isinstance(amount, int) or amount < 1 or instead != 1 or (given, of) not in EXCHANGED
            ):
                yield 'life is spent for force or gauge, and force for gauge; write "may spend 2 life for 1 gauge".'
            case n.Divert() | n.Exchange() | n.FreeForce() | n.Spare() | n.Mill() | n.Stride() | n.NoHandLimit() if (
                not standing
            ):
                yield "this holds while a text is in play; let the line stand without a trigger."
            case n.Top(_, _, zone) if len(zone.names) > 1:
                yield 'a top or bottom card is that of one area; name one, or join two instructions with "or".'
            case n.Put(_, zone, v.Side.BOTTOM) if zone.names != (v.ZoneName.DECK,):
                yield 'only a deck has a bottom to put cards on; write "on the bottom of your deck".'
            case n.Every(0):
                yield "groups of 0 cards cannot be counted; write at least 1."
            case n.Raise() if not standing:
                yield "movements and draws are more while a text is in play; let the line stand without a trigger."
            case n.Modify(_, v.Change.LOSE) if standing:
                yield 'this happens at a moment; let its line begin with a trigger such as "hit:".'
            case n.Become(_, v.Quality.INVALID) if not standing:
                yield "an attack is invalid while a text is in play; let the line stand without a trigger."
            case n.Become(_, v.Quality.UNPAID) if not standing:
                yield "an attack may go unpaid while a text is in play; let the line stand without a trigger."
            case n.Become(_, quality) if standing and quality not in LASTING:
                yield 'this is no lasting quality; begin the line with a trigger such as "when you have set:".'
            case n.Choice(options, count) if count != 1 and not 1 < count < len(options):
                among = f'"do {count} of" stands before {len(options)} instructions joined with "or"'
                yield f"{among}; let it be at least 2, and leave some out."


def _misplaced(part: object, standing: bool) -> Iterator[str]:
    """Yields what is wrong about spaces, and what lies or stands on them."""
    match part:
        case n.Put(v.Ref.THIS | v.Ref.ATTACK | n.UNDER_THIS, n.UNDER_THIS):
            yield "a boost covers other cards; name cards of an area."
        case (
            n.Play(n.UNDER_THIS)
            | n.Show(n.UNDER_THIS)
            | n.Sustain(n.UNDER_THIS)
            | n.Origin(n.UNDER_THIS)
            | n.Borrow(_, n.UNDER_THIS)
        ):
            yield "what lies under a boost can be put into an area, and nothing else; name other cards."
        case n.Origin(int(space)) if not 1 <= space <= WIDEST_ARENA:
            yield f"the arena has no space {space}; write 1 to {WIDEST_ARENA}."
        case n.Put(_, place=place) if place not in (None, v.SpaceName.IN_RANGE, v.SpaceName.ANY):
            yield 'a card is put on any space, or on one that it reaches; write "put this on a space in range".'
        case n.Cannot(v.Ban.PASS, n.Named()) if not standing:
            yield "a token bars the way for as long as a text is in play; let the line stand without a trigger."
        case n.Cannot(v.Ban.REMOVED) if not standing:
            yield "a token is kept for as long as a text is in play; let the line stand without a trigger."
        case n.Move(_, by, n.Cards()) if not isinstance(by, int):
            yield "a boost is moved by a certain number of spaces; write one."
        case n.PlaceOn(what, _, n.Named()) if not _is_one_card(what):
            yield 'one card at a time becomes a token; write "put 1 card from your hand on any space as …".'
        case n.PlaceOn(what, _, None) if what is not None and not isinstance(what, n.Named):
            yield 'cards are put on spaces as tokens; write "on any space as", and the name of the token.'
        case n.Occupy(spaces) if spaces not in WIDTHS:
            yield "a fighter is 1 or 3 spaces wide."


def _is_one_card(cards: n.Selection | None) -> bool:
    """Tells whether a single card of one's own is meant."""
    if isinstance(cards, n.Top):
        return cards.count == 1 and cards.zone.owner is v.Who.YOU
    return cards in (v.Ref.THIS, v.Ref.IT) or (isinstance(cards, n.Cards) and _is_own(cards, PLACED))


def _unpiled(part: object) -> Iterator[str]:
    """Yields what is wrong about cards that change areas in unusual ways."""
    match part:
        case n.Put(cards, zone, face_down=True) if zone != OWN_BOOSTS or not _is_from(cards, v.ZoneName.HAND):
            yield 'only cards from your hand are laid face down, and only "into your boosts".'
        case n.Cards(_, n.Pile(adjectives=adjectives)) if v.Adjective.DIFFERENT in adjectives:
            yield 'different cards are counted, not picked; write "for each different card in …".'
        case n.Divert(sort) if not set(sort.adjectives) <= {v.Adjective.FACE_DOWN}:
            yield 'what is sealed when it is discarded is told by its sort alone; write "seal discarded cards".'
        case n.ShuffleDeck(zone) if zone.names not in ((v.ZoneName.DECK,), (v.ZoneName.DISCARD,)):
            yield "a deck or a discard pile is shuffled; name one of them."
        case n.Swap(_, zones) if zones and not _can_swap(zones):
            yield "your deck, discard pile and sealed cards are swapped with one another; name two of them."


def _unset(part: object, sheet: s.Sheet) -> Iterator[str]:
    """Yields what is wrong about attacks that are set."""
    match part:
        case n.Strike(cards) if not _can_be_set(cards, sheet):
            yield (
                "a strike is with 1 card of your hand, gauge, discard pile or sealed cards, "
                "the top card of your deck, or a printed attack."
            )
        case n.SetAttack(n.Named() as cards, _, face_up) if not face_up or not _can_be_set(cards, sheet):
            yield "an attack that is set by its name is a printed attack, and is set face up."


def _can_be_set(cards: n.Selection | None, sheet: s.Sheet) -> bool:
    if isinstance(cards, n.Named):
        return cards.name in [card.name for card in sheet.cards if card.kind is v.Kind.PRINTED]
    return cards is None or cards == TOP_OF_DECK or _is_own(cards, OWN_CARDS)


def _can_swap(zones: tuple[n.Zone, ...]) -> bool:
    """Tells whether two areas can exchange their cards: two piles of one's own that everybody can count."""
    names = [name for zone in zones for name in zone.names]
    own = all(zone.owner is v.Who.YOU for zone in zones)
    return own and len(names) == len({*names}) == len(zones) == 2 and SWAPPED.issuperset(names)


def _is_from(cards: n.Selection, name: v.ZoneName) -> bool:
    """Tells whether cards are picked from one of one's own areas."""
    where = cards.pile.where if isinstance(cards, n.Cards) and isinstance(cards.pile, n.Pile) else ()
    return where == (n.Zone(v.Who.YOU, (name,)),)


def _is_own(cards: n.Selection, areas: tuple[v.ZoneName, ...]) -> bool:
    """Tells whether cards are picked one at a time from one's own areas of these sorts."""
    if not isinstance(cards, n.Cards) or not isinstance(cards.pile, n.Pile) or cards.quantity != 1:
        return False
    zones = [where for where in cards.pile.where if isinstance(where, n.Zone)]
    return bool(zones) and all(zone.owner is v.Who.YOU and all(name in areas for name in zone.names) for zone in zones)


def _zones(where: tuple[n.Where, ...], name: v.ZoneName) -> list[n.Zone]:
    return [zone for zone in where if isinstance(zone, n.Zone) and name in zone.names]


def _foreign(where: tuple[n.Where, ...]) -> bool:
    return any(zone.owner is v.Who.OPPONENT for zone in _zones(where, v.ZoneName.DECK))
