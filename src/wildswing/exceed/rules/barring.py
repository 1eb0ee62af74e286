"""Why a choice that a player would naturally try is not among the options, in the player's words.

Barred is what a question does not offer, so a reason never contradicts it; the numbers in a reason come from the
functions that make the options. Only what the asked seat knows is looked at.
"""

from collections.abc import Callable, Iterable
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.printer import at_range, guard
from wildswing.exceed.language.printer import pile as print_pile
from wildswing.exceed.rules import arena, piles
from wildswing.exceed.rules.book import BAN, DUTY, NO_EFFECT, LineFacts
from wildswing.exceed.rules.exceeding import cost_of
from wildswing.exceed.rules.handling import Handled, Thing, card_of, selection_of
from wildswing.exceed.rules.naming import KINDS, LIMITS, SORTS, price
from wildswing.exceed.rules.payment import FORCE, GAUGE_POINTS, most
from wildswing.exceed.rules.piles import seat_of
from wildswing.exceed.rules.quoting import instruction_told, line_told
from wildswing.exceed.rules.reading import passes_guard, range_to, reach, spaces_in_range
from wildswing.exceed.rules.setting import CARD, EX, WILD_SWING
from wildswing.exceed.rules.standing import side_text, standing
from wildswing.exceed.rules.steps import Instruction, Set, Shift
from wildswing.exceed.rules.supposing import price_of
from wildswing.exceed.rules.table import SPACES, Table
from wildswing.exceed.rules.triggers import is_used
from wildswing.exceed.rules.turn import BOOST, CHANGE, EXCEED, MOVE, RESHUFFLE, STRIKE_ACTION, TEXT, walking_cost
from wildswing.exceed.rules.zones import BOOSTS, DECK, GAUGE, HAND, TRANSFORMATIONS
from wildswing.kernel.ask import Ask, Value
from wildswing.texts import plural, say, text, translated

Barring = tuple[Value, str]
"""An option that is not there, in the form of the question's options, and why it is not."""

ALL_SPACES: Final = tuple(range(1, SPACES + 1))


def barred(ask: Ask, table: Table) -> list[Barring]:
    """Returns what a player would naturally try at a question and may not, each with the reason."""
    find = BARRED.get(ask.kind)
    return [] if find is None else find(table, ask)


def _missing(ask: Ask, wanted: Iterable[Value], why: Callable[[Value], str]) -> list[Barring]:
    return [(option, why(option)) for option in wanted if option not in ask.options]


def _name(table: Table, card: int) -> str:
    return say("“{name}”", name=table.book.cards[card].name)


def _cannot_pay(table: Table, seat: int, what: str, cost: n.Cost) -> str:
    able = _number(most(table, seat, cost.resource))
    to_pay = price(cost.amount, cost.resource)
    return say("{what} costs {price}, and you can pay {able}.", what=what, price=to_pay, able=able)


def _number(amount: int) -> str:
    return str(amount) if amount > 0 else say("none")


# --- Actions ---


def _actions(table: Table, ask: Ask) -> list[Barring]:
    """Every space, every card in hand, and every other action is either offered or explained."""
    seat = ask.seat
    actions = {line.number: line for line in _printed_actions(table, seat)}
    return [
        *_missing(ask, [(MOVE, space) for space in ALL_SPACES], lambda option: _no_walk(table, seat, option[1])),
        *_missing(
            ask,
            [(BOOST, card) for card in piles.distinct(table.sides[seat].hand)],
            lambda option: _no_boost(table, seat, option[1]),
        ),
        *_missing(ask, [STRIKE_ACTION], lambda _: say("A text gives you this action for anything but a strike.")),
        *_missing(ask, [CHANGE], lambda _: _no_change(table, seat)),
        *_missing(ask, [EXCEED], lambda _: _no_exceed(table, seat)),
        *_missing(ask, [RESHUFFLE], lambda _: say("You have had your one reshuffle of this match.")),
        *_missing(
            ask, [(TEXT, line) for line in actions], lambda option: _no_text_action(table, seat, actions[option[1]])
        ),
    ]


def _no_walk(table: Table, seat: int, space: int) -> str:
    other = table.book.names[1 - seat]
    if space == table.sides[seat].space:
        return say("You stand on space {space} already.", space=space)
    crowded = _no_room(table, seat, space)
    if crowded:
        return crowded
    passing = arena.passes(table, seat, space)
    past = _text_that(table, seat, BAN, lambda node: isinstance(node, n.Cannot) and node.ban is v.Ban.PASS)
    if passing and past:
        return say("Space {space} lies past {other}, and {past}.", space=space, other=other, past=past)
    extra = table.book.edition.passing_costs if passing else 0
    if extra:
        said = text("Space {space} costs {price}, {extra} of it for passing {other}, and you can pay {able}.")
    else:
        said = text("Space {space} costs {price}, and you can pay {able}.")
    cost = price(walking_cost(table, seat, space), FORCE)
    able = _number(most(table, seat, FORCE))
    return translated(said, space=space, price=cost, extra=extra, other=other, able=able)


def _no_room(table: Table, seat: int, space: int) -> str:
    """Says why a fighter could not stand on a space; nothing if it could."""
    mover, other = table.sides[seat], table.sides[1 - seat]
    if not arena.fits(mover, space):
        return say("You take up {width} spaces, which do not fit around space {space}.", width=mover.width, space=space)
    if arena.covers(other, space):
        return say("{other} stands on space {space}.", other=table.book.names[1 - seat], space=space)
    if abs(space - other.space) <= mover.width // 2 + other.width // 2:
        return say(
            "You take up {width} spaces, which do not fit around space {space} beside {other}.",
            width=mover.width,
            space=space,
            other=table.book.names[1 - seat],
        )
    return ""


def _text_that(table: Table, seat: int, key: str, says: Callable[[n.Effect], bool]) -> str:
    """Quotes the text in play that says something about a seat; nothing if there is none."""
    for one, owner, source in standing(table, seat, key):
        if says(one.node) and all(passes_guard(table, condition, owner, source) for condition in one.guards):
            line = table.book.lines[one.line]
            return _quoted(line.carrier, line_told(table.book, one.line, owner, seat))
    return ""


def _quoted(carrier: str, words: str) -> str:
    return say("“{carrier}” says: “{words}”", carrier=carrier, words=words.removesuffix("."))


def _says(table: Table, instruction: int, owner: int, seat: int) -> str:
    """Returns as a sentence what a text says to the seat that performs it."""
    words = instruction_told(table.book, instruction, owner, seat, seat).removesuffix(".")
    return say("“{carrier}” says: “{words}”.", carrier=table.book.carriers[instruction], words=words)


def _no_boost(table: Table, seat: int, card: int) -> str:
    boost = table.book.cards[card].boost
    if boost is None:
        return say("{card} has no boost.", card=_name(table, card))
    if boost.kind is v.BoostKind.TRANSFORMATION or boost.cost is None:  # a boost of another kind could be played free
        if not piles.can_transform(table, seat, card):
            return _transformed_already(table, card)
        return say(
            "“{boost}” is a transformation: it comes into play when {card} has hit, or by discarding a second one.",
            boost=boost.name,
            card=_name(table, card),
        )
    if boost.cost.resource is not v.Resource.FORCE:
        return _cannot_pay(table, seat, say("“{name}”", name=boost.name), boost.cost)
    others = most(table, seat, FORCE) - table.book.cards[card].force
    return say(
        "“{boost}” costs {price}, and your other cards can pay {able}.",
        boost=boost.name,
        price=price(boost.cost.amount, FORCE),
        able=_number(others),
    )


def _transformed_already(table: Table, card: int) -> str:
    boost = table.book.cards[card].boost
    name = table.book.cards[card].name if boost is None else boost.name
    return say("“{boost}” is among your transformations already.", boost=name)


def _no_change(table: Table, seat: int) -> str:
    least = price(max(1, table.book.edition.change_cards_minimum), FORCE)
    able = _number(most(table, seat, FORCE))
    return say("Change Cards takes at least {least}, and you can pay {able}.", least=least, able=able)


def _no_exceed(table: Table, seat: int) -> str:
    cost = cost_of(table, seat)
    if cost < 0:
        return say("{who} has no Exceed action.", who=table.book.names[seat])
    if table.sides[seat].exceeded:
        return say("You have exceeded already.")
    return _cannot_pay(table, seat, say("Exceed"), n.Cost(cost, v.Resource.GAUGE))


def _printed_actions(table: Table, seat: int) -> list[LineFacts]:
    """Returns the actions on a seat's texts in play, whether or not they can be taken now."""
    found = list(side_text(table, seat).actions)
    for boost in table.sides[seat].boosts + table.sides[seat].transformations:
        half = table.book.cards[boost.card].boost
        found += [] if half is None else half.text.actions
    return found


def _no_text_action(table: Table, seat: int, line: LineFacts) -> str:
    cost = None if line.action is None else line.action.cost
    if is_used(table, line, seat) and line.limit is not None:
        return translated(LIMITS[line.limit])
    if cost is not None and most(table, seat, cost.resource) < cost.amount:
        return _cannot_pay(table, seat, say("It"), cost)
    condition = "" if line.guard is None else guard(line.guard)
    return say("It cannot be done now: it says “{condition}”.", condition=condition)


# --- Setting an attack ---


def _sets(table: Table, ask: Ask) -> list[Barring]:
    """Every card in hand can be set alone and as a pair, or it is said why not; a wild swing likewise."""
    hand = table.sides[ask.seat].hand
    ways = [(how, card) for card in piles.distinct(hand) for how in (CARD, EX) if (HAND, card) not in ask.options]
    bound, takes_pairs = _bound(table, ask)

    def why(option: tuple[str, int]) -> str:
        how, card = option
        if how == EX and hand.count(card) == 1 and (takes_pairs or (CARD, card) in ask.options):
            return say("An EX attack takes two of a card, and you hold one {card}.", card=_name(table, card))
        return bound

    return _missing(ask, [*ways, WILD_SWING], why)


def _bound(table: Table, ask: Ask) -> tuple[str, bool]:
    """Says what binds a seat that sets, if anything does, and tells whether that is to set a pair."""
    step = table.agenda[-1]
    assert isinstance(step, Set)
    instruction = step.instruction
    effect = table.book.effects[instruction] if instruction != NO_EFFECT else None
    if isinstance(effect, n.Strike) and (effect.cards is not None or effect.ex):
        return _says(table, instruction, ask.seat, ask.seat), effect.ex
    if WILD_SWING not in ask.options:
        return say("You have to set {card}, since it was named.", card=_name(table, ask.options[0][1])), False
    if ask.options == (WILD_SWING,):
        said = _text_that(
            table, ask.seat, DUTY, lambda node: isinstance(node, n.Must) and node.duty is v.Duty.WILD_SWING
        )
        if said:
            return say("You have to wild swing, since {said}.", said=said), False
        return say("You have to wild swing."), False
    return "", False


# --- Paying ---


def _payments(table: Table, ask: Ask) -> list[Barring]:
    """Says which cards cannot pay, and for which amount an Ultra cannot."""
    resource, need, _, paid, _ = ask.about
    side = table.sides[ask.seat]
    in_hand = [(card, HAND) for card in piles.distinct(side.hand)]
    if resource == GAUGE_POINTS:
        reason = say("Gauge is paid from your gauge, not from your hand.")
        return [((card, 1, HAND), reason) for card, _ in in_hand]
    cards = in_hand + [(card, GAUGE) for card in piles.distinct(side.gauge)]
    amounts = [(card, amount, zone) for card, zone in cards for amount in range(1, table.book.cards[card].force + 1)]
    left = need - paid

    def why(option: tuple[int, int, str]) -> str:
        if option[1] > left:
            return say("Only {price} is still to pay.", price=price(left, resource))
        return say("For {price} of it your other cards could not pay the rest.", price=price(option[1], resource))

    return _missing(ask, amounts, why)


# --- What texts ask for ---


def _picks(table: Table, ask: Ask) -> list[Barring]:
    """Explains the other cards of the areas that a text takes cards from, as far as the seat sees them."""
    effect = table.book.effects[ask.about]
    assert isinstance(effect, Handled)
    step = table.agenda[-1]
    assert isinstance(step, Instruction)
    offered = {_looks(table, option) for option in ask.options}
    found: dict[object, Thing] = {}
    for whose, area in _areas(table, effect, step):
        for thing in _seen_in(table, whose, area, ask.seat):
            if _looks(table, thing) not in offered:
                found.setdefault(_looks(table, thing), thing)
    return [(thing, _no_pick(table, thing, effect, step)) for thing in found.values()]


def _looks(table: Table, thing: Thing) -> object:
    """Returns what makes a difference to whoever picks: of boosts the card and its space, not which of several."""
    boost = piles.in_play(table, thing[2]) if thing[0] == BOOSTS else None
    return thing if boost is None else (thing[1], boost.card, boost.space)


def _areas(table: Table, effect: Handled, step: Instruction) -> list[tuple[int, str]]:
    """Returns the areas that a text lets cards be picked from, each with whose it is."""
    selection = selection_of(effect)
    if not isinstance(selection, n.Cards):
        return []
    if not isinstance(selection.pile, n.Pile):
        result = table.result
        return [(result.rest_whose, result.rest_zone) if result.rest else (result.whose, result.zone)]
    where = selection.pile.where
    found = [
        (seat_of(zone.owner, step.owner), name.value)
        for zone in where
        if isinstance(zone, n.Zone)
        for name in zone.names
    ]
    return found + ([(0, BOOSTS), (1, BOOSTS)] if any(isinstance(one, v.Spot) for one in where) else [])


def _seen_in(table: Table, whose: int, area: str, seat: int) -> list[Thing]:
    """Returns what a seat knows to lie in an area; nobody looks through a deck."""
    side = table.sides[whose]
    if area in (BOOSTS, TRANSFORMATIONS):
        return [(BOOSTS, whose, one.serial) for one in (side.boosts if area == BOOSTS else side.transformations)]
    if area == DECK or not area:
        return []
    cards = side.seen_hand if area == HAND and whose != seat else piles.area(side, area)
    return [(area, whose, card) for card in piles.distinct(cards)]


def _no_pick(table: Table, thing: Thing, effect: Handled, step: Instruction) -> str:
    selection = selection_of(effect)
    card = card_of(table, thing)
    if not isinstance(selection, n.Cards) or not isinstance(selection.pile, n.Pile):
        return say("Only the cards that this text has just dealt with can be chosen.")
    pile = selection.pile
    owner = step.owner
    if not piles.fits(table, card, pile):
        return _unfit(table, card, pile)
    if v.Spot.YOURS in pile.where and thing[1] != owner:
        return say("It is {who}'s.", who=table.book.names[thing[1]])
    if v.Spot.OPPONENTS_SPACE in pile.where:
        return say("It does not lie on {who}'s space.", who=table.book.names[1 - owner])
    return _unusable(table, card, thing[0], effect, step)


def _unfit(table: Table, card: int, pile: n.Pile) -> str:
    """Says what in a description a card does not fit."""
    name = _name(table, card)
    if not any(piles.is_a(table, card, noun) for noun in pile.nouns):
        if v.Noun.BOOST in pile.nouns:
            return say("{card} has no boost that can be played.", card=name)
        return say(
            "Only {sorts} can be chosen, and {card} is {kind}.",
            sorts=_sorts(pile.nouns),
            card=name,
            kind=translated(KINDS[table.book.cards[card].kind]),
        )
    for adjective in pile.adjectives:
        if not piles.fits(table, card, n.Pile(pile.nouns, (adjective,))):
            match adjective:
                case v.Adjective.CONTINUOUS:
                    return say("The boost of {card} is not continuous.", card=name)
                case v.Adjective.NAMED:
                    return say("Only “{name}” can be chosen, since it was named.", name=table.result.name)
                case v.Adjective.SAME_NAMED:
                    return say("Only another {card} can be chosen.", card=_name(table, table.result.revealed[0]))
    assert pile.name is not None
    return say("Only “{name}” can be chosen.", name=pile.name.name)


def _sorts(nouns: tuple[v.Noun, ...]) -> str:
    said = translated(KINDS[nouns[0]])
    for noun in nouns[1:]:
        said = say("{one} or {other}", one=said, other=translated(SORTS[noun]))
    return said


def _unusable(table: Table, card: int, area: str, effect: Handled, step: Instruction) -> str:
    """Says why a card that fits the description cannot be used all the same."""
    cost = price_of(table, step.performer, card, area, extra=True) if isinstance(effect, n.ExtraAttack) else None
    if cost is not None:
        return say(
            "{card} costs {price}, which your other cards cannot pay.",
            card=_name(table, card),
            price=price(cost.amount, cost.resource),
        )
    if isinstance(effect, n.Move):
        return say("It lies on no space.")
    if isinstance(effect, n.Put) and v.ZoneName.TRANSFORMATIONS in effect.zone.names:
        return _transformed_already(table, card)
    if isinstance(effect, n.Show):
        return say("{card} is revealed already.", card=_name(table, card))
    return _says(table, step.number, step.owner, step.performer)


def _spaces(table: Table, ask: Ask) -> list[Barring]:
    """Explains the spaces that a text does not allow."""
    step = table.agenda[-1]
    assert isinstance(step, Instruction)
    return _missing(ask, ALL_SPACES, lambda space: _no_space(table, step, space))


def _no_space(table: Table, step: Instruction, space: int) -> str:
    effect = table.book.effects[step.number]
    owner = step.owner
    place = effect.by if isinstance(effect, n.Move) else effect.place if isinstance(effect, n.PlaceOn) else None
    crowded = _no_room(table, step.performer, space) if isinstance(effect, n.Move) else ""
    if crowded:
        return crowded
    match place:
        case v.SpaceName.AHEAD_IN_RANGE if space in spaces_in_range(table, owner):
            return say("Space {space} is in range, but not ahead.", space=space)
        case v.SpaceName.IN_RANGE | v.SpaceName.AHEAD_IN_RANGE:
            return _out_of_range(table, owner, space)
        case n.AtRange():
            far = arena.distance_to(table.sides[owner], space)
            return say(
                "Space {space} is at range {far}, and the text says “{words}”.",
                space=space,
                far=far,
                words=at_range(place),
            )
    return _says(table, step.number, step.owner, step.performer)


def _out_of_range(table: Table, owner: int, space: int) -> str:
    span = reach(table, owner)
    far = range_to(table, owner, space)
    if span is None:
        return say("The attack has no range.")
    low, high = span
    return say(
        "Space {space} is at range {far}, and the attack reaches range {span}.",
        space=space,
        far=far,
        span=low if low == high else f"{low}-{high}",
    )


def _shifts(table: Table, ask: Ask) -> list[Barring]:
    """Explains where a boost on a space is not moved; a trap that is played goes onto any space."""
    step = table.agenda[-1]
    if not isinstance(step, Shift):
        return []
    reason = plural(
        step.spaces,
        "It lies on space {here} and is moved {count} space from there.",
        "It lies on space {here} and is moved {count} spaces from there.",
        here=piles.space_of(table, step.serial),
    )
    return _missing(ask, ALL_SPACES, lambda _: reason)


def _choices(table: Table, ask: Ask) -> list[Barring]:
    """Explains the instructions of a choice that cannot be begun."""
    number: int = ask.about
    if isinstance(table.book.effects[number], n.May):
        number = table.book.children[number][0]
    offered = {option[0] for option in ask.options}
    missing = _not_offered(table, number, offered)
    step = table.agenda[-1]
    assert isinstance(step, Instruction)
    return [((one, 0), _no_beginning(table, step, one)) for one in missing]


def _not_offered(table: Table, number: int, offered: set[int]) -> list[int]:
    """Returns the parts of a choice that are not offered."""
    if number in offered:
        return []
    if isinstance(table.book.effects[number], n.Choice):
        return [one for child in table.book.children[number] for one in _not_offered(table, child, offered)]
    return [number]


def _no_beginning(table: Table, step: Instruction, number: int) -> str:
    effect = table.book.effects[number]
    if number in table.result.picked:
        return say("You have chosen it already.")
    while isinstance(effect, n.Sequence | n.Together):
        number = table.book.children[number][0]
        effect = table.book.effects[number]
    if isinstance(effect, n.Spend) and isinstance(effect.amount, int):
        return _cannot_pay(table, step.performer, say("It"), n.Cost(effect.amount, effect.resource))
    if isinstance(effect, n.Strike) and effect.ex:
        return say("You hold no two cards of the same name.")
    selection = effect.cards if isinstance(effect, n.Strike) else None
    if isinstance(effect, Handled):
        selection = selection_of(effect)
    if not isinstance(selection, n.Cards) or not isinstance(selection.pile, n.Pile) or step.performer != step.owner:
        return say("There is no card for it.")  # the words of the text mean another player by "you"
    cards = print_pile(selection.pile, "in")
    if isinstance(effect, n.ExtraAttack):
        return say("There is no {cards} that you can pay for.", cards=cards)
    return say("There is no {cards}.", cards=cards)


BARRED: Final[dict[str, Callable[[Table, Ask], list[Barring]]]] = {
    "action": _actions,
    "set": _sets,
    "pay": _payments,
    "pick": _picks,
    "space": _spaces,
    "trap": _shifts,
    "choose": _choices,
}
"""For each kind of question that can leave something out, what explains it."""
