"""Instructions about cards: which cards, and picked by whom.

Cards are picked and dealt with one at a time, so the order of discards is chosen by the way (EX-ZONE-09, EX-ZONE-10).
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules import piles
from wildswing.exceed.rules.payment import can_pay
from wildswing.exceed.rules.piles import seat_of
from wildswing.exceed.rules.putting import (
    IN_STRIKE,
    Thing,
    card_of,
    is_bottom,
    put,
    show,
    shuffle_deck_of,
    sustain,
    this,
)
from wildswing.exceed.rules.reading import amount, attack_of, is_barred, lies, raised, token_owner, would_reach
from wildswing.exceed.rules.results import left, less_rest, of_them, unforced, with_boosts, with_cards
from wildswing.exceed.rules.steps import Boost, ExtraAttack, HowMany, Instruction, MadeToDiscard, Pick, Shift, Space
from wildswing.exceed.rules.supposing import can_pay_for, would_be_ex
from wildswing.exceed.rules.table import ATTACK, NO_SPACE, NOTHING_SHOWN, Table
from wildswing.exceed.rules.zones import (
    ASIDE,
    BOOSTS,
    DECK,
    DISCARD,
    GAUGE,
    HAND,
    ON_SPACE,
    SEALED,
    TRANSFORMATIONS,
    UNDER,
    is_face_down,
    lay_on_space,
    lay_open,
    move_from_space,
    take,
    tell_move,
    unlearn,
)
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import below
from wildswing.kernel.event import Heard
from wildswing.kernel.state import NOTHING

UNSEEN_CARD: Final = -5
"""In a step: the top or bottom card of a deck, which nobody has seen."""

PICKING: Final = (n.Put, n.Play, n.Show)

NO_MORE: Final = ("", -1, NOTHING)
"""The answer that picks no further card."""

Handled = n.Put | n.Show | n.Play | n.Sustain | n.ExtraAttack | n.Origin | n.Move | n.PlaceOn | n.Remove
"""Instructions that do the same to each of some cards."""


# --- Which cards ---


def handle(table: Table, effect: Handled, step: Instruction, heard: Heard) -> None:
    """Deals with all cards that are meant, or lets the performer pick them one by one."""
    selection = selection_of(effect)
    spared = _spared(table, effect, selection, step) if table.book.eases_discards else 0
    if spared and isinstance(selection, n.Zone):
        number = max(0, len(meant(table, selection, step)) - spared)
        table.result = with_cards(table.result, False)
        if number:
            push(table, Pick(step.number, step.performer, step.owner, step.source, number, number, number))
        return
    if _is_ordered(table, effect, selection):
        number = len(meant(table, selection, step))
        table.result = with_cards(table.result, False)
        push(table, Pick(step.number, step.performer, step.owner, step.source, number, number, number))
        return
    if isinstance(selection, n.Cards):
        candidates = _candidates(table, effect, selection, step)
        low, high = _limits(table, selection.quantity, len(candidates), step, spared)
        table.result = with_cards(table.result, False) if isinstance(selection.pile, n.Pile) else of_them(table.result)
        if _is_random(selection) and low == high:
            _take_at_random(table, effect, step, high, heard)
        elif _is_random(selection):
            push(table, HowMany(step.number, step.performer, step.owner, step.source, low, high))
        elif high > 0 or silence_tells(table, step.number, step):
            _look_before_picking(table, selection, step)
            push(table, Pick(step.number, step.performer, step.owner, step.source, low, high, high))
        return
    things = meant(table, selection, step)
    if isinstance(effect, n.Show):
        show(table, things, effect.privately, step, heard, is_bottom(effect.cards))
        return
    table.result = left(table.result, did=bool(things))
    known = _known_to_go(table, effect, selection, step) if table.book.has_secrets else ()
    # Boosts are played one after the other, so the first is put on the agenda last.
    for thing in reversed(things) if isinstance(effect, n.Play) else things:
        _deal_with(table, effect, thing, step, heard)
    if known:
        table.sides[step.performer].seen_sealed += known
    _close(table, effect, step, heard)


def _known_to_go(table: Table, effect: Handled, selection: n.Selection | None, step: Instruction) -> tuple[int, ...]:
    """EX-NOTION-SECRET-03: returns what everybody knows of a hand that is sealed as a whole, face down."""
    whole = isinstance(selection, n.Zone) and selection.names == (v.ZoneName.HAND,)
    seals = isinstance(effect, n.Put) and v.ZoneName.SEALED in effect.zone.names
    return table.sides[step.performer].seen_hand if whole and seals else ()


def _look_before_picking(table: Table, selection: n.Cards, step: Instruction) -> None:
    """Whoever picks out of the opponent's hand sees it."""
    if isinstance(selection.pile, n.Pile):
        for where in selection.pile.where:
            if isinstance(where, n.Zone) and v.ZoneName.HAND in where.names:
                seat = seat_of(where.owner, step.owner)
                if seat != step.performer:
                    table.sides[seat].seen_hand = table.sides[seat].hand


def _is_ordered(table: Table, effect: Handled, selection: n.Selection | None) -> bool:
    """EX-ZONE-09, EX-ZONE-10: whoever discards a whole area chooses the order, if that can matter."""
    discards = isinstance(effect, n.Put) and v.ZoneName.DISCARD in effect.zone.names
    return table.book.orders_matter and discards and isinstance(selection, n.Zone)


def selection_of(effect: Handled) -> n.Selection | None:
    """Returns the words of an instruction that say which cards."""
    match effect:
        case n.Origin(place):
            return None if isinstance(place, int) else place
        case n.Move() | n.PlaceOn():
            return effect.what
        case n.Remove(_, quantity):
            return n.Cards(quantity, n.Pile((v.Noun.CARD,)))
    return effect.cards


def _candidates(table: Table, effect: Handled, selection: n.Selection | None, step: Instruction) -> list[Thing]:
    """Returns the cards among which a number is picked."""
    result = table.result
    if isinstance(effect, n.Remove):
        return laid_cards(table, effect, step.owner)
    if not isinstance(selection, n.Cards):
        return meant(table, selection, step)
    if not isinstance(selection.pile, n.Pile):
        if result.rest_zone:
            return _still_there(table, result.rest, result.rest_zone, result.rest_whose)
        return _still_there(table, result.cards, result.zone, result.whose)
    return [thing for thing in _fitting(table, selection.pile, step.owner) if _serves(table, effect, thing, step)]


def laid_cards(table: Table, effect: n.Remove, owner: int) -> list[Thing]:
    """Returns the cards on spaces that an instruction removes, or lets its player pick from."""
    seat = token_owner(table, owner, effect.token.name)
    spot = effect.spot
    return [
        (ON_SPACE, seat, one.serial)
        for one in table.sides[seat].laid
        if one.token == effect.token.name and (spot is None or lies(table, one.space, spot, owner))
    ]


def _serves(table: Table, effect: Handled, thing: Thing, step: Instruction) -> bool:
    """Tells whether an instruction can be done to a card that fits its description."""
    match effect:
        case n.ExtraAttack():
            # EX-CARE-10: an extra attack cannot be invalid, so only what can be paid for is played.
            return effect.free or can_pay_for(table, step.performer, thing[2], thing[0], extra=True)
        case n.Move():
            return piles.space_of(table, thing[2]) != NO_SPACE
        case n.Play():
            payable = effect.free or _can_pay_boost(table, thing, step.performer)
            return payable and not is_barred(table, thing[2], v.Ban.PLAYED, step.performer)
        case n.Put() if thing[0] == BOOSTS:
            return not is_barred(table, card_of(table, thing), v.Ban.DISCARDED, thing[1])
        case n.Put() if v.ZoneName.TRANSFORMATIONS in effect.zone.names:
            return piles.can_transform(table, seat_of(effect.zone.owner, step.owner), card_of(table, thing))
    return True


def _can_pay_boost(table: Table, thing: Thing, seat: int) -> bool:
    """EX-BOOST-02: the cost comes first, and a card in hand or gauge does not pay for itself."""
    zone, whose, card = thing
    boost = table.book.cards[card].boost
    own = whose == seat and zone in (HAND, GAUGE)
    return boost is None or can_pay(table, seat, boost.cost, card if own else NOTHING, zone)


def _things_in(table: Table, seat: int, name: str) -> list[Thing]:
    """Returns everything in an area of a seat."""
    side = table.sides[seat]
    if name in (BOOSTS, TRANSFORMATIONS):
        return [(BOOSTS, seat, one.serial) for one in (side.boosts if name == BOOSTS else side.transformations)]
    return [(name, seat, card) for card in piles.area(side, name)]


def _fitting(table: Table, pile: n.Pile, owner: int) -> list[Thing]:
    found: list[Thing] = []
    for where in pile.where:
        if isinstance(where, n.Zone):
            seat = seat_of(where.owner, owner)
            for name in where.names:
                things = _things_in(table, seat, name.value)
                found += [thing for thing in things if piles.fits(table, card_of(table, thing), pile, owner)]
    if v.Adjective.REACHING in pile.adjectives:
        found = [thing for thing in found if would_reach(table, card_of(table, thing), owner)]
    if any(isinstance(where, v.Spot) for where in pile.where):
        found += [(BOOSTS, seat, boost.serial) for seat, boost in piles.boosts_of(table, pile, owner)]
    return found


def _is_random(selection: n.Cards) -> bool:
    return isinstance(selection.pile, n.Pile) and v.Adjective.RANDOM in selection.pile.adjectives


def _limits(table: Table, quantity: n.Quantity, available: int, step: Instruction, spared: int = 0) -> tuple[int, int]:
    """Returns the least and the greatest number of cards; fewer if there are not enough, or if some are spared."""
    match quantity:
        case n.Between(low, high):
            return min(low, available), available if high is None else min(high, available)
        case n.AllBut(remaining):
            number = max(0, available - amount(table, remaining, step.owner, step.source))
            return number, number
        case v.Measure():
            quantity = amount(table, quantity, step.owner, step.source)
    quantity = max(0, quantity - spared)
    return min(quantity, available), min(quantity, available)


def _spared(table: Table, effect: Handled, selection: n.Selection | None, step: Instruction) -> int:
    """EX-NOTION-DISCARD-01: returns how many cards fewer a text of the opponent lets a player discard from a hand.

    EX-NOTION-DISCARD-02.
    """
    if not isinstance(effect, n.Put) or v.ZoneName.DISCARD not in effect.zone.names:
        return 0
    pile = selection.pile if isinstance(selection, n.Cards) else None
    wheres: tuple[n.Where, ...] = pile.where if isinstance(pile, n.Pile) else ()
    zones = [selection] if isinstance(selection, n.Zone) else [zone for zone in wheres if isinstance(zone, n.Zone)]
    hands = [seat_of(zone.owner, step.owner) for zone in zones if v.ZoneName.HAND in zone.names]
    others = [seat for seat in hands if seat != step.owner]
    return -raised(table, others[0], v.Effort.DISCARD.value) if others else 0


def meant(  # noqa: PLR0911 - a return for each way of meaning cards
    table: Table, selection: n.Selection | None, step: Instruction
) -> list[Thing]:
    """Returns cards that need no decision."""
    owner = step.owner
    result = table.result
    match selection:
        case v.Ref.THIS:
            return this(table, owner, step.source)
        case v.Ref.ATTACK:
            return this(table, owner, ATTACK)
        case v.Ref.OTHERS:
            return _others(table)
        case v.Ref.IT | v.Ref.THEM:
            if result.boosts:
                return [thing for serial in result.boosts for thing in this(table, owner, serial)]
            return _still_there(table, result.cards, result.zone, result.whose)
        case n.UNDER_THIS:
            return [(UNDER, owner, card) for card in piles.pile_under(table, step.source)]
        case n.Zone(who, names):
            seat = seat_of(who, owner)
            return [thing for name in names for thing in _things_in(table, seat, name.value)]
        case n.Top(count, pile, zone, bottom):
            seat = seat_of(zone.owner, owner)
            name = zone.names[0].value
            things = _things_in(table, seat, name)
            downwards = things if (name == DECK) is not bottom else things[::-1]
            return [thing for thing in downwards if piles.fits(table, card_of(table, thing), pile)][:count]
        case n.Named(words):
            return [(ASIDE, owner, card) for card in table.sides[owner].aside if table.book.cards[card].name == words]
    raise ValueError(f"{selection} needs a decision.")


def _others(table: Table) -> list[Thing]:
    """Returns those of "them" of which none has been picked: all of them if nothing was picked at all."""
    result = table.result
    if result.rest_zone:
        return _still_there(table, result.rest, result.rest_zone, result.rest_whose)
    return _still_there(table, result.cards, result.zone, result.whose)


def _still_there(table: Table, cards: tuple[int, ...], zone: str, whose: int) -> list[Thing]:
    """Returns the cards of an earlier instruction that still lie where it left them.

    EX-NOTION-IT-04: of a deck that was looked at, not the copies that lie deeper.
    """
    if not cards or not zone:
        return []
    there = list(piles.area(table.sides[whose], zone))
    if zone == DECK and table.result.below != NOTHING_SHOWN:
        shown = max(0, len(there) - table.result.below)
        there = [card for card, seen in zip(there[:shown], table.sides[whose].seen_deck, strict=False) if seen]
    found: list[Thing] = []
    for card in cards:
        if card in there:
            there.remove(card)
            found.append((zone, whose, card))
    return found


def has_cards(table: Table, effect: Handled | n.Strike, step: Instruction) -> bool:
    """Tells whether an instruction finds any of the cards it needs."""
    if isinstance(effect, n.Strike):
        pile = effect.cards.pile if isinstance(effect.cards, n.Cards) else None
        if effect.ex:
            hand = table.sides[step.performer].hand
            return len(set(hand)) < len(hand) or any(would_be_ex(table, step.performer, card) for card in hand)
        return not isinstance(pile, n.Pile) or bool(_fitting(table, pile, step.owner))
    selection = selection_of(effect)
    if selection is v.Ref.ATTACK:
        return bool(meant(table, selection, step))
    return not isinstance(selection, n.Cards) or bool(_candidates(table, effect, selection, step))


def silence_tells(table: Table, number: int, step: Instruction) -> bool:
    """Tells whether it could be seen from a silence what sort of cards somebody holds; who holds none hides nothing."""
    depends = table.book.depends_on_hidden.get(number)
    if depends is None:
        depends = table.book.depends_on_hidden[number] = _depends_on_hidden(table, number)
    return depends and _lies_unseen(table, table.book.effects[table.book.begins[number]], step)


def _lies_unseen(table: Table, effect: n.Effect, step: Instruction) -> bool:
    """Tells whether any card lies face down where an instruction looks for cards, or for what pays."""
    if not isinstance(effect, PICKING) or not isinstance(effect.cards, n.Cards):
        return bool(table.sides[step.performer].hand)
    pile = effect.cards.pile
    assert isinstance(pile, n.Pile)
    areas = piles.areas_of(pile, step.owner)
    return any(is_face_down(table, name, seat) and piles.area(table.sides[seat], name) for seat, name in areas)


def _depends_on_hidden(table: Table, number: int) -> bool:
    """Tells whether an instruction asks for a sort of cards that may be hidden: the same in the whole match."""
    effect = table.book.effects[table.book.begins[number]]
    if isinstance(effect, n.Spend):
        return effect.resource is v.Resource.FORCE  # an Ultra in hand gives more
    if isinstance(effect, n.ExtraAttack) or (isinstance(effect, n.Strike) and effect.ex):
        return True
    if not isinstance(effect, PICKING) or not isinstance(effect.cards, n.Cards):
        return False
    pile = effect.cards.pile
    if not isinstance(pile, n.Pile) or v.Adjective.RANDOM in pile.adjectives:
        return False
    hidden = {HAND, *[name for sides in table.book.secrets for names in sides for name in names]}
    is_hidden = any(isinstance(where, n.Zone) and not hidden.isdisjoint(where.names) for where in pile.where)
    narrow = (
        pile.nouns != (v.Noun.CARD,)
        or pile.name is not None
        or bool(
            {v.Adjective.NAMED, v.Adjective.OF_NAMED_RANGE, v.Adjective.REACHING, *piles.ALIKE} & {*pile.adjectives}
        )
    )
    return is_hidden and narrow


def needs_a_copy(table: Table, number: int, step: Instruction) -> bool:
    """EX-NOTION-COPY-04: tells whether a hand that holds anything needs a copy of the boost that is being played."""
    effect = table.book.effects[number]
    if not table.playing or not isinstance(effect, PICKING) or not isinstance(effect.cards, n.Cards):
        return False
    pile = effect.cards.pile
    if not isinstance(pile, n.Pile) or v.Adjective.SAME_NAMED not in pile.adjectives:
        return False
    return _lies_unseen(table, effect, step)


# --- Picking ---


def ask_pick(table: Table, step: Pick) -> Ask:
    """Asks for the next card; copies of a card are one option."""
    effect = table.book.effects[step.number]
    assert isinstance(effect, Handled)
    low = step.low
    candidates = _candidates(table, effect, selection_of(effect), step)
    if isinstance(effect, n.Show):
        for card in table.result.revealed:  # a card is shown once
            shown = next((thing for thing in candidates if card_of(table, thing) == card), None)
            if shown is not None:
                candidates.remove(shown)
    options = _told_apart(table, candidates) if step.high > 0 else []
    if _all_must_go(table, effect, step, candidates, options):
        return Ask(step.performer, "pick", tuple(options[:1]), step.number)
    if low <= 0 or not options:
        options.append(NO_MORE)
    # Of "them" everybody knows how many there are, and nobody else whether they are copies.
    several = len(candidates) > 1 or not _is_of_them(effect)
    hidden = several and any(is_face_down(table, thing[0], thing[1]) for thing in options)
    return Ask(
        step.performer, "pick", tuple(options), step.number, always=hidden or silence_tells(table, step.number, step)
    )


def _all_must_go(table: Table, effect: Handled, step: Pick, candidates: list[Thing], options: list[Thing]) -> bool:
    """Tells whether everything there is must be picked, in any order, so that there is nothing to decide.

    How many cards of a sort lie hidden is not told by a silence; how many a hand has, everybody sees.
    """
    if not candidates or step.low < len(candidates) or silence_tells(table, step.number, step):
        return False
    if not _is_of_them(effect) and any(thing[0] == DECK for thing in candidates):
        return False
    return len(options) == 1 or not _order_counts(table, effect, candidates)


def _order_counts(table: Table, effect: Handled, things: list[Thing]) -> bool:
    """Tells whether it can matter which of some cards is dealt with first: EX-ZONE-09, EX-ZONE-10."""
    if any(thing[0] == BOOSTS for thing in things):
        return True  # a boost that leaves play may have something to say about it
    if isinstance(effect, n.Show):
        return False
    if not isinstance(effect, n.Put):
        return True
    name = effect.zone.names[0].value
    if name == DECK:
        return effect.side is not v.Side.SHUFFLED
    return name not in (HAND, GAUGE, SEALED) and (name != DISCARD or table.book.orders_matter)


def _is_of_them(effect: Handled) -> bool:
    """Tells whether cards are picked out of those just dealt with: how many those are everybody knows."""
    selection = selection_of(effect)
    return isinstance(selection, n.Cards) and not isinstance(selection.pile, n.Pile)


def _told_apart(table: Table, things: list[Thing]) -> list[Thing]:
    """Returns one thing of each sort: copies of a card, or boosts that stand exactly alike, make no difference.

    EX-NOTION-BLANK-04.
    """
    found: dict[tuple[object, ...], Thing] = {}
    for thing in things:
        boost = piles.in_play(table, thing[2]) if thing[0] == BOOSTS else None
        alike: tuple[object, ...] = thing
        if boost is not None:
            under = len(piles.pile_under(table, boost.serial))
            alike = (thing[1], boost.face, boost.space, boost.kept, boost.sustained, under)
        laid = piles.laid_card(table, thing[2]) if thing[0] == ON_SPACE else None
        if laid is not None:
            alike = (thing[1], laid.card, laid.space)
        found.setdefault(alike, thing)
    # The order of a deck is nobody's to see.
    return sorted(found.values()) if any(thing[0] == DECK for thing in things) else list(found.values())


def pick(table: Table, step: Pick, thing: Value, heard: Heard) -> None:
    """Deals with the card, and asks for the next one while more may be picked."""
    effect = table.book.effects[step.number]
    assert isinstance(effect, Handled)
    low: int = step.low - 1
    high: int = step.high - 1
    if thing == NO_MORE:
        _note_shortfall(table, effect, step.total)
        _close(table, effect, step, heard)
        return
    if high > 0:
        push(table, Pick(step.number, step.performer, step.owner, step.source, low, high, step.total))
    _deal_with(table, effect, thing, step, heard)
    if high <= 0:
        _note_shortfall(table, effect, step.total)
        _close(table, effect, step, heard)


def _note_shortfall(table: Table, effect: Handled, found: int) -> None:
    """What could only be done to some of the cards that a text asks for was not done."""
    selection = selection_of(effect)
    if isinstance(selection, n.Cards) and isinstance(selection.quantity, int) and 0 < found < selection.quantity:
        table.result = left(table.result, did=False)


def _take_at_random(table: Table, effect: Handled, step: Instruction, number: int, heard: Heard) -> None:
    """EX-ZONE-10: random cards lie in the order in which they were taken."""
    selection = selection_of(effect)
    assert isinstance(selection, n.Cards)
    for _ in range(number):
        candidates = _candidates(table, effect, selection, step)
        at, table.chance = below(table.chance, len(candidates))
        _deal_with(table, effect, candidates[at], step, heard)
    _note_shortfall(table, effect, number)
    _close(table, effect, step, heard)


def ask_how_many(table: Table, step: HowMany) -> Ask:
    """Asks how many cards are drawn, or taken at random."""
    return Ask(step.performer, "how many", tuple(range(step.low, step.high + 1)), step.number)


def take_at_random(table: Table, effect: n.Effect, step: HowMany, number: int, heard: Heard) -> None:
    """Takes so many random cards."""
    assert isinstance(effect, Handled)
    _take_at_random(table, effect, step, number, heard)


# --- What becomes of them ---


def _deal_with(table: Table, effect: Handled, thing: Thing, step: Instruction, heard: Heard) -> None:
    """Does an instruction to one card."""
    area, seat, what = thing
    match effect:
        case n.Put():
            put(table, thing, effect, step, heard)
        case n.Show(_, privately):
            show(table, [thing], privately, step, heard)
        case n.Play(_, free):
            old = table.result
            played = with_boosts(with_cards(old, True, (*old.cards, what), area, seat), old.boosts)
            table.result = less_rest(played, what)
            # A card that nobody has seen is named on the agenda by its place alone.
            unseen = area == DECK and not isinstance(effect.cards, n.Cards)
            lowest = is_bottom(effect.cards)
            push(table, Boost(step.performer, UNSEEN_CARD if unseen else what, area, seat, free, False, lowest))
        case n.Sustain():
            sustain(table, thing)
        case n.ExtraAttack():
            table.result = left(table.result, did=True)
            giver = table.book.carriers[step.number]
            push(table, ExtraAttack(step.performer, what, area, effect.free, effect.damage, giver))
        case n.Origin():
            attack = attack_of(table, step.owner)
            if attack is not None:
                attack.origin = piles.space_of(table, what)
        case n.Move(_, spaces):
            assert isinstance(spaces, int)
            push(table, Shift(step.performer, what, spaces))
        case n.PlaceOn():
            table.result = with_cards(table.result, True, (card_of(table, thing),), area, seat)
            if area != IN_STRIKE:
                _lift(table, effect, thing, step, heard)
            push(table, Space(step.number, step.performer, step.owner, step.source))
        case n.Remove():
            card = move_from_space(table, what, DISCARD, seat, heard)
            table.result = with_cards(table.result, True, (*table.result.cards, card), DISCARD, seat)


def _lift(table: Table, effect: n.PlaceOn, thing: Thing, step: Instruction, heard: Heard) -> None:
    """Takes a card out of its area that goes onto a space, so that everybody sees which it is before the space."""
    area, seat, card = thing
    assert effect.token is not None
    take(table, card, area, seat)
    lay_open(table, card, area)
    if area == HAND:
        unlearn(table.sides[seat], card)
    lay_on_space(table, card, step.owner, NO_SPACE, effect.token.name)
    table.result = with_cards(table.result, True)
    if heard is not None:
        tell_move(table, (card,), area, ON_SPACE, seat, False, heard)


def _close(table: Table, effect: Handled, step: Instruction, heard: Heard) -> None:
    """EX-ZONE-06, EX-FAQ-13: a search of a deck, and cards put somewhere into it, end with a shuffle."""
    if not isinstance(effect, n.Put):
        return
    forced = table.result.forced
    if forced:  # EX-NOTION-FORCED-01, EX-NOTION-FORCED-02
        result = table.result = unforced(table.result)
        push(table, MadeToDiscard(1 - step.owner, forced, result.zone, result.whose))
    if effect.side is v.Side.SHUFFLED:
        shuffle_deck_of(table, seat_of(effect.zone.owner, step.owner), heard)
    elif isinstance(effect.cards, n.Cards) and isinstance(effect.cards.pile, n.Pile):
        for where in effect.cards.pile.where:
            if isinstance(where, n.Zone) and v.ZoneName.DECK in where.names:
                shuffle_deck_of(table, seat_of(where.owner, step.owner), heard)
