"""Setting attacks (rulebook: initiating a strike)."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import NO_EFFECT, SETS
from wildswing.exceed.rules.events import AttackSet, StrikeBegan
from wildswing.exceed.rules.facts import DUTY, SET_FROM
from wildswing.exceed.rules.losing import can_take_from_deck
from wildswing.exceed.rules.payment import discard_copy
from wildswing.exceed.rules.piles import area, distinct, fits, is_a
from wildswing.exceed.rules.reading import applying, passes_guard
from wildswing.exceed.rules.results import names_in
from wildswing.exceed.rules.standing import SET
from wildswing.exceed.rules.steps import BeginStrike, Do, Reveal, Second, Set, SetText, Swing, Triggers, Window
from wildswing.exceed.rules.supposing import would_be_ex
from wildswing.exceed.rules.table import ATTACK, NOBODY, STRIKE, Attack, Strike, Table
from wildswing.exceed.rules.triggers import begin_line
from wildswing.exceed.rules.zones import (
    ALL_SEE,
    BOOSTS,
    DECK,
    DISCARD,
    HAND,
    PRINTED,
    SEEN_BY,
    is_face_down,
    lay,
    lay_open,
    take,
    take_boost,
    take_from_deck,
    tell_move,
    unlearn,
)
from wildswing.kernel.agenda import push, push_all
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import below
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

ABOUT_TO_SET: Final = v.Window.ABOUT_TO_SET.value
SWINGS: Final = v.Window.SWINGS.value

MUST_SWING: Final = v.Duty.WILD_SWING

CARD: Final = "card"
EX: Final = "EX"
SWING: Final = "swing"
RANDOM: Final = "random"

WILD_SWING: Final = (SWING, NOTHING)
"""EX-STRIKE-08: the answer that lets the top card of the deck be the attack."""


def begin_strike(table: Table, step: BeginStrike, heard: Heard) -> None:
    """EX-STRIKE-01, EX-STRIKE-02: the attacker sets first, then the defender.

    EX-ACT-24: when both are set they are revealed, and resolved from there on.
    """
    attacker = step.attacker
    instruction = step.instruction
    strike = Strike(attacker)
    if table.book.edition.damage_counts_over_turn:
        strike.damage, strike.armor_used = table.carried
    table.strike = strike
    table.deeds = (*table.deeds, (attacker, STRIKE))
    for side in table.sides:
        side.x = 0
    if heard is not None:
        heard.append(Told(StrikeBegan(attacker, table.book.names[attacker])))
    order = (1 - attacker, attacker) if _opponent_sets_first(table, instruction) else (attacker, 1 - attacker)
    steps: list[Step] = []
    windows = table.book.windows
    for seat in order:
        if ABOUT_TO_SET in windows:
            steps.append(Window(ABOUT_TO_SET, seat))  # EX-STRIKE-03, EX-STRIKE-04
        steps.append(Set(seat, instruction if seat == attacker else NO_EFFECT))
        if table.book.secret_texts[seat]:
            steps.append(SetText(seat))
        if SET in windows:
            steps.append(Window(SET, seat))
    steps.append(Reveal())
    push_all(table, steps)


def _opponent_sets_first(table: Table, instruction: int) -> bool:
    # EX-CHAR-20
    effect = table.book.effects[instruction] if instruction != NO_EFFECT else None
    return isinstance(effect, n.Strike) and effect.opponent_sets_first


def ask_set(table: Table, step: Set) -> Ask:
    """Asks how a seat sets: one card, two of a name, or a wild swing (EX-STRIKE-05, 06, 08, 09)."""
    seat = step.seat
    instruction = step.instruction
    effect = table.book.effects[instruction] if instruction != NO_EFFECT else None
    if isinstance(effect, n.Strike) and (effect.cards is not None or effect.ex):
        options = _with_certain_cards(table, effect, seat)
    else:
        options = _free_to_set(table, seat)
    face_up = isinstance(effect, n.Strike) and effect.face_up
    hidden = bool(table.sides[seat].hand) or any(_is_secret(table, how, seat) for how, _ in options)
    return Ask(seat, "set", tuple(options), face_up, always=hidden)


def _is_secret(table: Table, name: str, seat: int) -> bool:
    """Tells whether only its player knows the cards of an area; what a deck holds not even that player does."""
    return name != DECK and is_face_down(table, name, seat)


def _with_certain_cards(table: Table, effect: n.Strike, seat: int) -> list[tuple[str, int]]:
    """Returns the ways of setting when a text says with what; EX-FAQ-22: with none of it, a wild swing.

    EX-EXC-09, EX-CHAR-18.
    """
    options: list[tuple[str, int]] = []
    if isinstance(effect.cards, n.Named):
        return [(PRINTED, table.book.printed[seat, effect.cards.name])]
    if isinstance(effect.cards, n.Top):
        return [(DECK, card) for card in table.sides[seat].deck[:1]] or [WILD_SWING]
    if isinstance(effect.cards, n.Cards) and isinstance(effect.cards.pile, n.Pile):
        pile = effect.cards.pile
        zones = [where for where in pile.where if isinstance(where, n.Zone)]
        for name in [name.value for zone in zones for name in zone.names]:
            options += [(name, card) for card in distinct(area(table.sides[seat], name)) if fits(table, card, pile)]
        if options and v.Adjective.RANDOM in pile.adjectives:
            return [(RANDOM, NOTHING)]
    elif effect.ex:
        # A pair, or any card that a text makes EX.
        ways = _from_hand(table, table.sides[seat].hand)
        options = [(how, card) for how, card in ways if how == EX or would_be_ex(table, seat, card)]
    return options or [WILD_SWING]


def _from_hand(table: Table, hand: tuple[int, ...], cards: tuple[int, ...] = ()) -> list[tuple[str, int]]:
    """Returns the ways of setting from a hand, or only with some cards of it."""
    options: list[tuple[str, int]] = []
    before = NOTHING
    for card in cards or hand:
        if card == before:  # copies in a hand lie side by side
            continue
        before = card
        options.append((CARD, card))
        if hand.count(card) > 1 or (table.book.seconds and seconds_for(table, card, hand)):
            options.append((EX, card))  # EX-STRIKE-06
    return options


def seconds_for(table: Table, card: int, hand: list[int] | tuple[int, ...]) -> list[int]:
    """Returns the cards that make another card of the same hand an EX attack: a copy, or one whose text says so."""
    found = [card] if hand.count(card) > 1 else []
    if table.book.seconds:
        # EX-NOTION-SECOND-01
        others = [other for other in distinct(hand) if table.book.seconds.get(other)]
        found += [other for other in others if is_a(table, card, table.book.seconds[other])]
    return found


def _free_to_set(table: Table, seat: int) -> list[tuple[str, int]]:
    """EX-STRIKE-10: a wild swing may always be chosen, and is forced with an empty hand (EX-FAQ-03, EX-STRIKE-09)."""
    strike = table.strike
    hand = table.sides[seat].hand
    duties = [duty for duty in strike.duties if duty.seat == seat] if strike is not None and strike.duties else []
    for duty in duties:
        # EX-FAQ-27: a duty to set the named card is looked at before a duty to wild swing.
        if duty.duty == v.Duty.SET_NAMED:
            named = tuple([card for card in hand if table.book.cards[card].name in names_in(duty.name)])
            if named:
                return _from_hand(table, hand, named)
    for duty in duties:
        if duty.duty == MUST_SWING:
            return [WILD_SWING]
    for node, _, _ in applying(table, seat, DUTY) if DUTY in table.book.keys else ():
        if isinstance(node, n.Must) and node.duty is MUST_SWING:
            return [WILD_SWING]  # EX-EXMP-77
    options = _from_hand(table, hand)
    if SET_FROM in table.book.keys:
        options += _from_boosts(table, seat) + _from_elsewhere(table, seat)
    options.append(WILD_SWING)
    return options


def _from_boosts(table: Table, seat: int) -> list[tuple[str, int]]:
    """Returns the boosts in play whose text lets them be set as an attack."""
    return [
        (BOOSTS, boost.serial)
        for boost in table.sides[seat].boosts
        if SET_FROM in table.book.cards[boost.face].attack.standing
    ]


def _from_elsewhere(table: Table, seat: int) -> list[tuple[str, int]]:
    """EX-NOTION-SECRET-02: returns the cards of other areas that a text of the fighter lets be set.

    EX-NOTION-SECRET-07: and the printed attacks.
    """
    found: list[tuple[str, int]] = []
    for node, _, _ in applying(table, seat, SET_FROM):
        if not isinstance(node, n.SetAttack):
            continue
        if isinstance(node.cards, n.Named):
            found.append((PRINTED, table.book.printed[seat, node.cards.name]))
        elif node.zone is not None and isinstance(node.cards, n.Cards) and isinstance(node.cards.pile, n.Pile):
            for name in [name.value for name in node.zone.names]:
                cards = [card for card in distinct(area(table.sides[seat], name)) if fits(table, card, node.cards.pile)]
                found += [(name, card) for card in cards]
    return found


def _lies_open(table: Table, seat: int, name: str) -> bool:
    """EX-NOTION-SECRET-06: tells whether the text that lets cards of an area be set says that they are set face up."""
    nodes = [node for node, _, _ in applying(table, seat, SET_FROM)]
    opened = [node.zone for node in nodes if isinstance(node, n.SetAttack) and node.face_up]
    return any(name == PRINTED if zone is None else name in zone.names for zone in opened)


def choose_set(table: Table, step: Set, choice: Value, heard: Heard) -> None:
    """Sets the attack; EX-STRIKE-12: its cards are no longer in hand (EX-EXC-10, EX-CHAR-21)."""
    seat = step.seat
    how: str = choice[0]
    card: int = choice[1]
    instruction = step.instruction
    effect = table.book.effects[instruction] if instruction != NO_EFFECT else None
    is_open = SET_FROM in table.book.keys and _lies_open(table, seat, how)
    face_up = is_open or (isinstance(effect, n.Strike) and effect.face_up)
    if how == RANDOM:
        how, card = _at_random(table, seat, instruction)
    if how == SWING:
        # EX-FAQ-22: a swing in place of certain cards lies face down like any other.
        up = face_up and isinstance(effect, n.Strike) and effect.cards is None
        if SWINGS in table.book.windows:
            push(table, Window(SWINGS, seat), Swing(seat, up))
        else:
            swing_now(table, Swing(seat, up), heard)
        return
    if how == BOOSTS:
        boost, _ = take_boost(table, card)
        set_attack(
            table,
            seat,
            Attack(boost.card, boost.card, BOOSTS, face_up=True, early=True, seen=ALL_SEE, lay_on=boost.space),
        )
        face_up = True
    elif how == PRINTED:
        set_attack(table, seat, Attack(NOTHING, card, PRINTED, face_up=face_up, early=face_up))
    elif how == EX and table.book.seconds:
        _set_cards(table, seat, card, HAND, False, face_up)
        attack = None if table.strike is None else table.strike.attacks[seat]
        if attack is not None:
            attack.ex = True
        push(table, Second(seat))
    else:
        _set_cards(table, seat, card, HAND if how in (CARD, EX) else how, how == EX, face_up)
    if heard is not None:
        said = "an EX attack" if how == EX else "an attack"
        attack = table.strike.attacks[seat] if table.strike is not None else None
        name = table.book.cards[attack.face].name if attack is not None and face_up else ""
        heard.append(Told(AttackSet(seat, table.book.names[seat], said + (" face up" if face_up else ""), name)))


def swing_now(table: Table, step: Swing, heard: Heard) -> None:
    """EX-NOTION-SWING-01: takes the card when what waits for the swing is done, so that it may be another card."""
    if swing(table, step.seat, heard):
        _set_swing(table, step.seat, step.face_up, heard)


def _set_swing(table: Table, seat: int, face_up: bool, heard: Heard) -> None:
    """Leaves a wild swing face down, or turns it up as a text asks (EX-CHAR-19)."""
    attack = None if table.strike is None else table.strike.attacks[seat]
    if attack is None:
        return
    attack.face_up = attack.early = face_up
    if face_up:
        lay_open(table, attack.card, attack.zone)
    if heard is not None:
        name = table.book.cards[attack.face].name if face_up else ""
        said = "a wild swing face up" if face_up else "a wild swing"
        heard.append(Told(AttackSet(seat, table.book.names[seat], said, name)))


def take_out(table: Table, attack: Attack, seat: int, heard: Heard) -> int:
    """Takes the card of an attack out of the strike to be replaced, and returns it; its second card is discarded."""
    discard_copy(table, seat, heard)
    card = attack.card
    attack.card = NOTHING
    return card


def swing_again(table: Table, seat: int, heard: Heard) -> None:
    """EX-NOTION-SWING-03: a wild swing takes the place of an attack, which goes where a text sends it or is discarded.

    Nothing that waits for setting happens again.
    """
    attack = None if table.strike is None else table.strike.attacks[seat]
    if attack is None:
        return
    card = take_out(table, attack, seat, heard)
    if card != NOTHING:
        to, whose = attack.destination or DISCARD, table.book.owners[card]
        to, whose = lay(table, card, to, whose if attack.to_seat == NOBODY else attack.to_seat)
        if heard is not None:
            tell_move(table, (card,), "", to, whose, False, heard)
    swing_now(table, Swing(seat, False), heard)


def _at_random(table: Table, seat: int, instruction: int) -> tuple[str, int]:
    """Takes a random card of those that a text lets be set."""
    effect = table.book.effects[instruction]
    if not isinstance(effect, n.Strike) or not isinstance(effect.cards, n.Cards):
        raise ValueError(f"{effect} sets no random card.")
    zone = next(where for where in effect.cards.pile.where if isinstance(where, n.Zone))  # type: ignore[union-attr] # a pile
    name = zone.names[0].value
    cards = [card for card in area(table.sides[seat], name) if fits(table, card, effect.cards.pile)]  # type: ignore[arg-type] # as above
    at, table.chance = below(table.chance, len(cards))
    return name, cards[at]


def _set_cards(table: Table, seat: int, card: int, zone: str, ex: bool, face_up: bool) -> None:
    take(table, card, zone, seat)
    if ex:
        take(table, card, zone, seat)
    if face_up and _is_secret(table, zone, seat):
        for _ in range(2 if ex else 1):
            unlearn(table.sides[seat], card, zone)
            lay_open(table, card, HAND)
    copy_card = card if ex else NOTHING
    seen = SEEN_BY[seat] if is_face_down(table, zone, seat) and not face_up else ALL_SEE
    set_attack(table, seat, Attack(card, card, zone, copy_card, ex, face_up=face_up, early=face_up, seen=seen))


def ask_second(table: Table, step: Second) -> Ask:
    """Asks for the second card of an EX attack, even if there is one, so that no pause tells the hand."""
    attack = None if table.strike is None else table.strike.attacks[step.seat]
    hand = table.sides[step.seat].hand
    options = [] if attack is None else seconds_for(table, attack.card, (*hand, attack.card))
    return Ask(step.seat, "second", tuple(options) or (NOTHING,), always=True)


def choose_second(table: Table, step: Second, card: Value, heard: Heard) -> None:
    """Lays the second card below the first, which is the attack."""
    seat = step.seat
    attack = None if table.strike is None else table.strike.attacks[seat]
    if attack is None or card == NOTHING:
        return
    take(table, card, HAND, seat)
    attack.copy_card = card
    if attack.face_up:
        unlearn(table.sides[seat], card)
        lay_open(table, card, HAND)


def ask_set_text(table: Table, step: SetText) -> Ask:
    """Asks whether a player uses what the attack just set says about that, whether or not it says anything."""
    seat = step.seat
    attack = None if table.strike is None else table.strike.attacks[seat]
    if attack is None or attack.face_up:
        return Ask(seat, "set text", (True,))
    lines = () if attack.wild else table.book.cards[attack.face].attack.windows.get(SETS, ())
    ready = [line for line in lines if passes_guard(table, line.guard, seat, ATTACK)]
    if not ready:
        return Ask(seat, "set text", (False,), always=True)
    must = any(_offer_in(table, line.effect) == NO_EFFECT for line in ready)
    return Ask(seat, "set text", (True,) if must else (False, True), always=True)


def _offer_in(table: Table, effect: int) -> int:
    """Returns the instruction that a line lets its player do, or NO_EFFECT if nothing in it is optional."""
    if isinstance(table.book.effects[effect], n.May):
        return table.book.children[effect][0]
    inner = [_offer_in(table, child) for child in table.book.children[effect] if child != NO_EFFECT]
    return max(inner, default=NO_EFFECT)


def use_set_text(table: Table, step: SetText, uses: Value, heard: Heard) -> None:
    """Does the lines of the attack that wait for its being set; if it lies face down they are not told."""
    seat = step.seat
    attack = None if table.strike is None else table.strike.attacks[seat]
    if attack is None:
        return
    lines = table.book.cards[attack.face].attack.windows.get(SETS, ())
    if attack.face_up and lines:
        push(table, Triggers(seat, tuple([(line.number, seat, ATTACK) for line in lines])))
    elif uses:
        for line in reversed(lines):
            offer = _offer_in(table, line.effect)
            if offer == NO_EFFECT:
                begin_line(table, line.number, seat, ATTACK, None)
            elif passes_guard(table, line.guard, seat, ATTACK):
                push(table, Do(offer, seat, seat, ATTACK))  # saying yes once is enough


def set_attack(table: Table, seat: int, attack: Attack) -> None:
    """Lets a seat have an attack in the strike."""
    strike = table.strike
    if strike is not None:
        strike.put(seat, attack)


def swing(table: Table, seat: int, heard: Heard) -> bool:
    """EX-STRIKE-08: the top card of the deck becomes the attack, unseen; EX-SHUF-01: an empty deck reshuffles first.

    EX-CHAR-47.
    """
    if not can_take_from_deck(table, seat, heard):
        return False
    side = table.sides[seat]
    card = side.deck[0]
    set_attack(table, seat, Attack(card, card, DECK, wild=True, seen=take_from_deck(side, 0)))
    return True


RULES: Final[tuple[Does, ...]] = (Does(BeginStrike, begin_strike), Does(Swing, swing_now))
"""What becomes of the steps of this chapter."""
