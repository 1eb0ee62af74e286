"""What each seat cannot know: blanked out, or dealt anew."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import NO_EFFECT
from wildswing.exceed.rules.facts import SEEN
from wildswing.exceed.rules.payment import by_force, of_life
from wildswing.exceed.rules.piles import area
from wildswing.exceed.rules.reading import applying, attack_of
from wildswing.exceed.rules.results import names_in, seen_as
from wildswing.exceed.rules.setting import seconds_for
from wildswing.exceed.rules.steps import Mulligan, Pay, RestoreResult
from wildswing.exceed.rules.table import Attack, InPlay, Result, Side, Table, Under
from wildswing.exceed.rules.tokens import blur_tokens, exchange_tokens
from wildswing.exceed.rules.zones import ALL_SEE, ASIDE, DECK, HAND, SEALED, SEEN_BY, is_face_down, show_deck_card
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import HIDDEN, NOTHING, Step

UNKNOWN: Final = 2
"""Room behind the cards for HIDDEN and NOTHING, which count from the end."""


def knows_deck_card(side: Side, at: int, seat: int) -> bool:
    """Tells whether a seat knows the card at a place of a deck."""
    return seat >= 0 and at < len(side.seen_deck) and bool(side.seen_deck[at] & SEEN_BY[seat])


def knows_attack(attack: Attack, seat: int) -> bool:
    """Tells whether a seat knows the face of an attack: a wild swing not even its owner does before the reveal."""
    return attack.face_up or attack.seen == ALL_SEE or (seat >= 0 and bool(attack.seen & SEEN_BY[seat]))


def look_on(table: Table) -> None:
    """EX-NOTION-SEEN-01: lets each seat know the top of its deck for as long as a text lets it look there."""
    if SEEN not in table.book.keys:
        return
    for seat, side in enumerate(table.sides):
        for node, _, _ in applying(table, seat, SEEN):
            if isinstance(node, n.Show) and isinstance(node.cards, n.Top):
                for at in range(min(node.cards.count, len(side.deck))):
                    if not knows_deck_card(side, at, seat):
                        show_deck_card(side, at, SEEN_BY[seat])


def learned(table: Table, seat: int) -> frozenset[int]:
    """Returns the cards of decks, and of the other hand, that a seat knows all the same."""
    known: set[int] = set()
    for owner, side in enumerate(table.sides):
        if owner != seat:
            known.update(side.seen_hand + side.seen_sealed)
        known.update([card for at, card in enumerate(side.deck) if knows_deck_card(side, at, seat)])
        known.update([card for one in side.under for card in covered_as_seen(one, seat) if card != HIDDEN])
    return frozenset(known)


def hide(table: Table, seat: int) -> Table:
    """Returns a copy with every card the seat cannot know blank, and the chance too.

    What the seat knows of the other hand stays listed in `seen_hand`, and of sealed cards in `seen_sealed`: whether one
    of those cards has been set as the attack cannot be seen.
    """
    hidden = table.copy()
    hidden.chance = 0
    for owner, side in enumerate(hidden.sides):
        _hide_side(side, owner, seat)
        _hide_covered(side, seat)
        if table.book.has_secrets and owner != seat:
            _hide_areas(table, side, owner)
        if owner != seat and table.book.blanks[owner] != NO_EFFECT:
            side.boosts = _with_backs(side.boosts, [HIDDEN] * len(side.boosts))
        attack = attack_of(hidden, owner) if hidden.strike is not None else None
        if attack is not None and attack.card != NOTHING and not knows_attack(attack, seat):
            attack.card = attack.face = HIDDEN
            attack.copy_card = NOTHING if attack.copy_card == NOTHING else HIDDEN
    hidden.result = _blanked(table, table.result, seat)
    for at, step in enumerate(table.agenda):
        if isinstance(step, RestoreResult):
            _replace_step(hidden, at, RestoreResult(_blanked(table, step.result, seat)))
    for owner in (0, 1):
        if owner != seat and table.book.fighters[owner].face_down:
            blur_tokens(hidden, owner)
    if hidden.lanes:
        # What another seat has set aside so far is undone: its lane stands at its start.
        lanes = [lane if owner == seat else (Mulligan(owner),) for owner, lane in enumerate(hidden.lanes)]
        hidden.lanes = tuple(lanes)
    hidden.asks = tuple([ask for ask in table.asks if ask.seat == seat])
    return hidden


def _hide_side(side: Side, owner: int, seat: int) -> None:
    # EX-SETUP-08
    deck = side.deck
    if side.seen_deck:
        side.deck = tuple([card if knows_deck_card(side, at, seat) else HIDDEN for at, card in enumerate(deck)])
    else:
        side.deck = (HIDDEN,) * len(deck)
    if owner != seat:
        side.hand = (HIDDEN,) * (len(side.hand) + len(side.put_back))
        side.put_back = ()
        side.drawn = (HIDDEN,) * len(side.drawn)


def _hide_covered(side: Side, seat: int) -> None:
    """EX-NOTION-UNDER-01: blanks what lies under boosts, but for what the seat knew before."""
    if side.under:
        side.under = tuple([Under(one.serial, covered_as_seen(one, seat), one.seen) for one in side.under])


def covered_as_seen(pile: Under, seat: int) -> tuple[int, ...]:
    """Returns the cards under a boost with those blank that a seat does not know."""
    mark = SEEN_BY[seat] if seat >= 0 else ALL_SEE
    marked = zip(pile.covered, pile.seen, strict=True)
    return tuple([card if seen & mark == mark else HIDDEN for card, seen in marked])


def _hide_areas(table: Table, side: Side, owner: int) -> None:
    """EX-NOTION-SECRET-01, EX-NOTION-SECRET-04: blanks an owner's cards in the areas that a side says lie face down."""
    if is_face_down(table, ASIDE, owner):
        side.aside = _turned_down(table, side.aside, owner)
    if is_face_down(table, SEALED, owner):
        side.sealed = _turned_down(table, side.sealed, owner)


def _turned_down(table: Table, cards: tuple[int, ...], owner: int) -> tuple[int, ...]:
    """EX-NOTION-ASIDE-08: returns cards that lie face down, with only those of the other player still seen."""
    theirs = [card for card in cards if card != HIDDEN and table.book.owners[card] != owner]
    return (*theirs, *[HIDDEN] * (len(cards) - len(theirs)))


def _with_backs(boosts: tuple[InPlay, ...], cards: list[int]) -> tuple[InPlay, ...]:
    """EX-NOTION-BLANK-02: returns boosts in play with other cards for those that lie face down."""
    return tuple(
        [
            InPlay(cards.pop(), one.serial, one.space, one.kept, one.sustained, one.face) if one.is_blank else one
            for one in boosts
        ]
    )


def _blanked(table: Table, result: Result, seat: int) -> Result:
    """Returns a result without cards that the seat cannot see where they lie."""
    if not result.cards and not result.rest:
        return result
    cards = _seen_cards(table, result.cards, result.zone, result.whose, seat)
    rest = _seen_cards(table, result.rest, result.rest_zone, result.rest_whose, seat)
    return result if cards == result.cards and rest == result.rest else seen_as(result, cards, rest)


def _seen_cards(table: Table, cards: tuple[int, ...], zone: str, whose: int, seat: int) -> tuple[int, ...]:
    """Returns cards in an area with those blank that a seat cannot see there (EX-NOTION-DRAWN-02)."""
    if not zone or not is_face_down(table, zone, whose) or (zone != DECK and whose == seat):
        return cards
    known = _known_top(table.sides[whose], seat) if zone == DECK else ()
    return tuple([card if card in known else HIDDEN for card in cards])


def _known_top(side: Side, seat: int) -> tuple[int, ...]:
    """Returns the cards that a seat knows on top of a deck."""
    number = 0
    while number < len(side.deck) and knows_deck_card(side, number, seat):
        number += 1
    return side.deck[:number]


def _replace_step(table: Table, at: int, step: Step) -> None:
    table.agenda = (*table.agenda[:at], step, *table.agenda[at + 1 :])


def imagine(table: Table, seat: int, stream: Stream) -> Table:
    """Returns a copy with the hidden cards dealt anew, from those that the seat sees nowhere."""
    imagined = hide(table, seat)
    imagined.chance = stream.fresh()
    # What is dealt to an owner's blanks are its own cards, so the other's are still the same.
    left = left_over(imagined)
    for owner in (0, 1):
        _deal_hidden(imagined, owner, seat, cards_left(imagined, owner, left), stream)
    imagined.result = _filled(imagined, imagined.result, seat)
    for at, step in enumerate(imagined.agenda):
        if isinstance(step, RestoreResult):
            _replace_step(imagined, at, RestoreResult(_filled(imagined, step.result, seat)))
    return imagined


def unseen(table: Table, owner: int) -> list[int]:
    """Returns the cards of an owner that can be seen nowhere on a hidden table."""
    return cards_left(table, owner, left_over(table))


def cards_left(table: Table, owner: int, left: list[int]) -> list[int]:
    """Returns the cards of an owner, each as often as it is left."""
    found: list[int] = []
    for card in table.book.all_cards[owner]:
        for _ in range(left[card]):
            found.append(card)
    return found


def left_over(table: Table) -> list[int]:
    """Returns how many of each card can be seen nowhere on a hidden table."""
    left = table.book.copies + [0] * UNKNOWN
    for side in table.sides:
        _take_off(left, side.hand)
        if side.seen_deck:
            _take_off(left, side.deck)
        _take_off(left, side.gauge)
        _take_off(left, side.discard)
        _take_off(left, side.sealed)
        _take_off(left, side.overdrive)
        _take_off(left, side.aside)
        _take_off(left, side.put_back)
        for one in side.boosts:
            left[one.card] -= 1
        for one in side.transformations:
            left[one.card] -= 1
        for pile in side.under:
            _take_off(left, pile.covered)
        for laid in side.laid:
            left[laid.card] -= 1
    for playing in table.playing:
        left[playing.card] -= 1
    strike = table.strike
    if strike is not None:
        for attack in (*strike.attacks, *strike.waiting):
            if attack is not None:
                left[attack.card] -= 1
                left[attack.copy_card] -= 1
    return left


def _take_off(left: list[int], cards: tuple[int, ...]) -> None:
    for card in cards:
        left[card] -= 1


def _deal_hidden(table: Table, owner: int, seat: int, cards: list[int], stream: Stream) -> None:
    """Deals the unseen cards of an owner to its blank places."""
    side = table.sides[owner]
    stream.shuffle(cards)
    known: list[int] = []
    known_sealed: list[int] = []
    if owner != seat:
        for card in side.seen_hand:
            cards.remove(card)
            known.append(card)
        for card in side.seen_sealed if HIDDEN in side.sealed or _is_from_sealed(table, owner) else ():
            cards.remove(card)
            known_sealed.append(card)
    attack = attack_of(table, owner) if table.strike is not None else None
    blanks = len(side.hand) if HIDDEN in side.hand else 0
    if attack is not None and attack.card == HIDDEN and attack.zone == HAND:
        _deal_attack(table, owner, attack, known, cards, blanks, stream)
    if blanks:
        side.hand = tuple(sorted(_deal_hand(table, owner, known, cards, blanks)))
    if attack is not None and attack.card == HIDDEN:
        if attack.zone == SEALED:
            known_sealed = _deal_from_sealed(side, known_sealed, cards, stream)
        attack.card = attack.face = cards.pop()
    _deal_areas(side, known_sealed, cards)
    if side.seen_deck:
        side.deck = tuple([cards.pop() if card == HIDDEN else card for card in side.deck])
    else:
        cards.reverse()
        side.deck = tuple(cards[: len(side.deck)])
    if owner != seat:
        # What was drawn when is past; any cards will do.
        side.drawn = table.book.decks[owner][: len(side.drawn)]
        if table.book.fighters[owner].face_down:
            exchange_tokens(table, owner, stream)


def _deal_areas(side: Side, known_sealed: list[int], cards: list[int]) -> None:
    """Deals the cards of areas that lie face down for some fighters."""
    if HIDDEN in side.sealed:
        known_sealed += [cards.pop() for _ in range(side.sealed.count(HIDDEN) - len(known_sealed))]
        side.sealed = tuple([known_sealed.pop() if card == HIDDEN else card for card in side.sealed])
    if any(boost.card == HIDDEN for boost in side.boosts):
        side.boosts = _with_backs(side.boosts, cards)
    if HIDDEN in side.aside:
        side.aside = tuple([cards.pop() if card == HIDDEN else card for card in side.aside])
    if side.under:
        side.under = tuple(
            [
                Under(one.serial, tuple([cards.pop() if card == HIDDEN else card for card in one.covered]), one.seen)
                for one in side.under
            ]
        )


def _is_from_sealed(table: Table, owner: int) -> bool:
    """Tells whether an attack that was set from the sealed cards lies face down."""
    attack = attack_of(table, owner)
    return attack is not None and attack.card == HIDDEN and attack.zone == SEALED


def _deal_from_sealed(side: Side, known: list[int], cards: list[int], stream: Stream) -> list[int]:
    """Lays on top what was set from the sealed cards, known there or not; returns what is known of the rest."""
    known = list(stream.shuffled(known))
    if stream.below(side.sealed.count(HIDDEN) + 1) < len(known):
        cards.append(known.pop())
    return known


def _deal_hand(table: Table, owner: int, known: list[int], cards: list[int], size: int) -> list[int]:
    """Deals a hand that can pay for what its owner has begun to pay."""
    left = len(cards) + len(known) - size
    hand = [*known, *cards[left:][::-1]]
    del cards[left:]
    due = [step for step in table.agenda if isinstance(step, Pay) and step.seat == owner]
    if not due:
        return hand
    facts = table.book.cards
    missing = _force_needed(table, owner, due) - sum([facts[card].force for card in hand])
    for at in range(len(known), size):
        strong = [card for card in cards if facts[card].force > facts[hand[at]].force]
        if missing <= 0 or not strong:
            break
        missing -= facts[strong[0]].force - facts[hand[at]].force
        cards.remove(strong[0])
        cards.insert(0, hand[at])
        hand[at] = strong[0]
    return hand


def _force_needed(table: Table, owner: int, due: list[Pay]) -> int:
    """Returns the force that a seat still owes by its payments, beyond what its gauge and its life give."""
    owed = [
        step.least - step.paid - of_life(table, owner, step.resource)
        for step in due
        if by_force(table, owner, step.resource)
    ]
    return max(owed, default=0) - sum([table.book.cards[card].force for card in table.sides[owner].gauge])


def _deal_attack(
    table: Table, owner: int, attack: Attack, known: list[int], cards: list[int], hand: int, stream: Stream
) -> None:
    """Deals a face-down attack from hand: one of the cards that may be there, two alike if two were set."""
    strike = table.strike
    duties = () if strike is None else strike.duties
    forced = [duty.name for duty in duties if duty.seat == owner and duty.duty == v.Duty.SET_NAMED]
    copies = 1 if attack.copy_card == NOTHING else 2
    # Known cards for which the hand has no room any more are what was set.
    held = known + cards[: hand + copies - len(known)] if len(known) <= hand else known
    both = known + cards
    for card in [*stream.shuffled(held), *cards]:
        if forced and table.book.cards[card].name not in names_in(forced[0]):
            continue
        for second in seconds_for(table, card, both) if copies == 2 else [NOTHING]:
            chosen = [card] if second == NOTHING else [card, second]
            from_known = [one for one in set(chosen) for _ in range(min(known.count(one), chosen.count(one)))]
            if len(known) - len(from_known) <= hand:
                for one in chosen:
                    (known if one in known else cards).remove(one)
                attack.card = attack.face = card
                attack.copy_card = second
                return
    raise ValueError("No card can be the attack that was set.")


def _filled(table: Table, result: Result, seat: int) -> Result:
    """Puts imagined cards into a result: those looked at lie on top of a deck, those taken are in a hand."""
    if HIDDEN not in result.cards and HIDDEN not in result.rest:
        return result
    return seen_as(
        result,
        _filled_cards(table, result.cards, result.zone, result.whose, seat),
        _filled_cards(table, result.rest, result.rest_zone, result.rest_whose, seat),
    )


def _filled_cards(table: Table, cards: tuple[int, ...], zone: str, whose: int, seat: int) -> tuple[int, ...]:
    if HIDDEN not in cards:
        return cards
    side = table.sides[whose]
    known = _known_top(side, seat) if zone == DECK else ()
    # Cards that have gone elsewhere since count for nothing any more, so any will do for them.
    likely = (side.deck[len(known) :] if zone == DECK else area(side, zone)) + table.book.decks[whose]
    unknown = [card for card in likely if card not in known]
    return tuple([unknown.pop(0) if card == HIDDEN else card for card in cards])
