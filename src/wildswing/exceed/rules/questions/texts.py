"""The questions that texts ask."""

from dataclasses import replace
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.printers import said_cards, said_distance
from wildswing.exceed.rules import arena, handling, instructions, piles, placing, triggers
from wildswing.exceed.rules.handling import NO_MORE, Handled, selection_of
from wildswing.exceed.rules.instructions import PASS
from wildswing.exceed.rules.naming import KINDS, MOVEMENTS, SORTS, area, price
from wildswing.exceed.rules.piles import seat_of
from wildswing.exceed.rules.placing import taken_token
from wildswing.exceed.rules.putting import Thing, card_of
from wildswing.exceed.rules.questions.common import (
    NONE,
    Barring,
    all_spaces,
    amount_about,
    boost_name,
    cannot_pay,
    capitalized,
    card_name,
    carrier,
    done_to_a_card,
    in_play_about,
    missing,
    no_room,
    numbered_amount,
    numbered_line,
    numbered_space,
    quoted_card,
    said_by_text,
    says,
    slot_of,
    slot_of_boost,
    space_about,
    space_label,
    text_prompt,
    transformed_already,
)
from wildswing.exceed.rules.quoting import asked_for, line_said
from wildswing.exceed.rules.reading import range_to, reach, spaces_in_range, token_spaces
from wildswing.exceed.rules.results import names_in
from wildswing.exceed.rules.slots import ATTACK_HALF, BOOST_HALF, FIGHTER, alternatives, slots_of
from wildswing.exceed.rules.steps import Choose, HowMany, Instruction, Name, Pick, Space, Token, Triggers
from wildswing.exceed.rules.supposing import price_of
from wildswing.exceed.rules.table import NO_SPACE, Table
from wildswing.exceed.rules.triggers import NO_LINE
from wildswing.exceed.rules.zones import (
    BOOSTS,
    DECK,
    DISCARD,
    GAUGE,
    HAND,
    ON_SPACE,
    SEALED,
    TRANSFORMATIONS,
    is_face_down,
)
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Numbered, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text, translated

# --- The order of lines ---


def _order_label(table: Table, ask: Ask, option: Value) -> str:
    if option == NO_LINE:
        return say("Nothing")
    number, owner, source = option
    carrier_name = table.book.lines[number].carrier
    boost = piles.in_play(table, source)
    copies = [one for one in ask.options if one[:2] == option[:2]]
    if len(copies) > 1 and boost is not None and boost.space != NO_SPACE:
        carrier_name = say("{card} on space {space}", card=carrier_name, space=boost.space)
    return f"{carrier_name}: {line_said(table.book, number, owner, ask.seat)}"


def _order_about(table: Table, ask: Ask, option: Value) -> About:
    if option == NO_LINE:
        return NONE
    number, owner, _ = option
    return {
        "carrier": table.book.lines[number].carrier,
        "text": line_said(table.book, number, owner, ask.seat),
    }


def _order_number(table: Table, ask: Ask, call: Value) -> Numbered:
    blocks = {FIGHTER: "order: fighter", ATTACK_HALF: "order: attack", BOOST_HALF: "order: boost"}
    return numbered_line(table, ask.seat, call[0], blocks)


ORDER: Final = Question(
    Triggers,
    triggers.ask_order,
    triggers.choose_order,
    kind="order",
    prompt=text("Which effect comes next?"),
    rule=text("You choose the order of effects with the same trigger."),
    read="EX-TRIG-09",
    advice=text("Several of your effects happen at the same time. Choose the one that comes first."),
    label=_order_label,
    about=_order_about,
    number=_order_number,
)


# --- A choice of instructions ---


def _choice_prompt(table: Table, ask: Ask) -> str:
    """Says of several instructions that must be chosen which one this is."""
    effect = table.book.effects[ask.about]
    if isinstance(effect, n.Choice) and effect.count > 1:
        at = len(table.result.picked) + 1
        return said_by_text(table, ask, say("Which ({at} of {total})?", at=at, total=effect.count))
    return said_by_text(table, ask, say("Which?"))


def _choice_label(table: Table, ask: Ask, option: Value) -> str:
    if option == PASS:
        return say("Do not")
    number, spaces = option
    effect = table.book.effects[number]
    if isinstance(effect, n.Move) and instructions.offers_lengths(effect, spaces):
        return capitalized(f"{translated(MOVEMENTS[effect.verb])} {spaces}")
    return capitalized(asked_for(table, number, ask.seat))


def _choices_barred(table: Table, ask: Ask) -> list[Barring]:
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
        return say("You have already chosen it.")
    while isinstance(effect, n.Sequence | n.Together):
        number = table.book.children[number][0]
        effect = table.book.effects[number]
    if isinstance(effect, n.Spend) and isinstance(effect.amount, int):
        return cannot_pay(table, step.performer, say("It"), n.Cost(effect.amount, effect.resource))
    if isinstance(effect, n.Strike) and effect.ex:
        return say("You hold no two cards with the same name.")
    selection = effect.cards if isinstance(effect, n.Strike) else None
    if isinstance(effect, Handled):
        selection = selection_of(effect)
    if not isinstance(selection, n.Cards) or not isinstance(selection.pile, n.Pile) or step.performer != step.owner:
        return say("There is no card for it.")  # the words of the text mean another player by "you"
    cards = said_cards(selection.pile)
    if isinstance(effect, n.ExtraAttack) and not effect.free:
        return say("There is no {cards} that you can pay for.", cards=cards)
    return say("There is no {cards}.", cards=cards)


def _choice_about(table: Table, ask: Ask, option: Value) -> About:
    if option == PASS:
        return NONE
    number, spaces = option
    told: About = {"carrier": table.book.carriers[number], "text": asked_for(table, number, ask.seat)}
    return {**told, "amount": spaces} if spaces else told


def _choice_number(table: Table, ask: Ask, option: Value) -> Numbered:
    if option == PASS:
        return ("choose: none",)
    number, spaces = option
    places = alternatives(table.book, ask.about)
    return "choose", places.index(number) if number in places else NOTHING, spaces


CHOICE: Final = Question(
    Choose,
    instructions.ask_choice,
    instructions.choose,
    prompt=_choice_prompt,
    rule=text("A text gives you this choice."),
    read="EX-COMP-01",
    asker=carrier,
    label=_choice_label,
    barred=_choices_barred,
    about=_choice_about,
    number=_choice_number,
)


# --- A space ---


def _spaces_barred(table: Table, ask: Ask) -> list[Barring]:
    """Explains the spaces that a text does not allow."""
    step = table.agenda[-1]
    assert isinstance(step, Instruction)
    if isinstance(step, Token):
        return []
    return missing(ask, all_spaces(table), lambda space: _no_space(table, step, space))


def _no_space(  # noqa: PLR0911 - a return for each reason
    table: Table, step: Instruction, space: int
) -> str:
    effect = table.book.effects[step.number]
    owner = step.owner
    assert isinstance(effect, n.Move | n.PlaceOn)
    place = placing.place_of(effect)
    crowded = no_room(table, step.performer, space) if effect.what is None else ""
    if crowded:
        return crowded
    if isinstance(effect.what, n.Named) and _lies_there(table, effect.what.name, step, space):
        return say("Another {token} lies on space {space}.", token=effect.what.name, space=space)
    match place:
        case v.SpaceName.AHEAD_IN_RANGE | v.SpaceName.FREE_AHEAD if _is_behind(table, owner, space):
            return say("Space {space} is in range, but not ahead.", space=space)
        case v.SpaceName.FREE_IN_RANGE | v.SpaceName.FREE_AHEAD if space in spaces_in_range(table, owner):
            return say("A fighter stands on space {space}.", space=space)
        case v.SpaceName.IN_RANGE | v.SpaceName.AHEAD_IN_RANGE | v.SpaceName.FREE_IN_RANGE | v.SpaceName.FREE_AHEAD:
            return _out_of_range(table, owner, space)
        case n.AtRange():
            far = arena.distance_to(table.sides[owner], space)
            return say(
                "Space {space} is at range {far}, and the text says “{words}”.",
                space=space,
                far=far,
                words=said_distance(place),
            )
    return says(table, step.number, step.owner, step.performer)


def _lies_there(table: Table, name: str, step: Instruction, space: int) -> bool:
    """Tells whether another of several equal tokens lies on a space."""
    return space in token_spaces(table, step.owner, name) and space != taken_token(table, name, step)


def _is_behind(table: Table, owner: int, space: int) -> bool:
    """Tells whether a space is in range, and not ahead."""
    return space in spaces_in_range(table, owner) and space not in spaces_in_range(table, owner, ahead=True)


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


def _space_prompt(table: Table, ask: Ask) -> str:
    """Asks for a space, or for one of several equal tokens by its space."""
    asks_for_token = isinstance(table.agenda[-1], Token)
    return said_by_text(table, ask, say("Which token?") if asks_for_token else say("Which space?"))


def _space_label(table: Table, ask: Ask, option: Value) -> str:
    if not isinstance(table.agenda[-1], Token):
        return space_label(table, ask, option)
    if option != NO_SPACE:
        return say("The one on space {space}", space=option)
    removing = isinstance(table.book.effects[ask.about], n.Remove)
    return say("No more") if removing else say("One that is out of play")


SPACE: Final = Question(
    Space,
    placing.ask_space,
    placing.choose_space,
    prompt=_space_prompt,
    rule=text("A text gives you this choice."),
    read="EX-COMP-01",
    asker=carrier,
    label=_space_label,
    barred=_spaces_barred,
    about=space_about,
    number=numbered_space,
)

TOKEN: Final = replace(SPACE, step=Token, ask=placing.ask_token, answer=placing.choose_token)


# --- Cards ---


def _pick_prompt(table: Table, ask: Ask) -> str:
    """Says of several cards that must be picked which one this is."""
    step = table.agenda[-1]
    assert isinstance(step, Pick)
    if step.low == step.high and step.total > 1:
        at = step.total - step.high + 1
        return said_by_text(table, ask, say("Which card ({at} of {total})?", at=at, total=step.total))
    return said_by_text(table, ask, say("Which card?"))


def _pick_label(table: Table, ask: Ask, option: Value) -> str:
    if option == NO_MORE:
        return say("No more")
    zone, seat, _ = option
    card = card_of(table, option)
    laid = piles.laid_card(table, option[2]) if zone == ON_SPACE else None
    if laid is not None:
        return say("{card} on space {space}", card=card_name(table, card), space=laid.space)
    if zone == BOOSTS:
        return say("{who}'s {boost}", who=table.book.names[seat], boost=boost_name(table, card))
    zones = {other[0] for other in ask.options}
    return f"{card_name(table, card)} ({area(zone)})" if len(zones) > 1 else card_name(table, card)


def _picks_barred(table: Table, ask: Ask) -> list[Barring]:
    """Explains the other cards of the areas that a text takes cards from, as far as the seat sees them."""
    effect = table.book.effects[ask.about]
    assert isinstance(effect, Handled)
    step = table.agenda[-1]
    assert isinstance(step, Instruction)
    offered = {_looks(table, option) for option in ask.options}
    found: dict[object, Thing] = {}
    for whose, zone in _areas(table, effect, step):
        for thing in _seen_in(table, whose, zone, ask.seat):
            if _looks(table, thing) not in offered:
                found.setdefault(_looks(table, thing), thing)
    return [(thing, _no_pick(table, thing, effect, step)) for thing in found.values()]


def _looks(table: Table, thing: Thing) -> object:
    """Returns what makes a difference to whoever picks: of boosts the card and its space, not which of several."""
    boost = piles.in_play(table, thing[2]) if thing[0] == BOOSTS else None
    return thing if boost is None else (thing[1], boost.face, boost.space)


def _areas(table: Table, effect: Handled, step: Instruction) -> list[tuple[int, str]]:
    """Returns the areas that a text lets cards be picked from, each with whose it is."""
    selection = selection_of(effect)
    if not isinstance(selection, n.Cards):
        return []
    if not isinstance(selection.pile, n.Pile):
        result = table.result
        return [(result.rest_whose, result.rest_zone) if result.rest_zone else (result.whose, result.zone)]
    where = selection.pile.where
    found = [
        (seat_of(zone.owner, step.owner), name.value)
        for zone in where
        if isinstance(zone, n.Zone)
        for name in zone.names
    ]
    return found + ([(0, BOOSTS), (1, BOOSTS)] if any(isinstance(one, v.Spot) for one in where) else [])


def _seen_in(table: Table, whose: int, zone: str, seat: int) -> list[Thing]:
    """Returns what a seat knows to lie in an area; nobody looks through a deck."""
    side = table.sides[whose]
    if zone in (BOOSTS, TRANSFORMATIONS):
        return [(BOOSTS, whose, one.serial) for one in (side.boosts if zone == BOOSTS else side.transformations)]
    if zone == DECK or not zone:
        return []
    cards = piles.area(side, zone)
    if whose != seat and is_face_down(table, zone, whose):
        cards = side.seen_hand if zone == HAND else side.seen_sealed if zone == SEALED else ()
    return [(zone, whose, card) for card in piles.distinct(cards)]


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
    name = quoted_card(table, card)
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
                    return say(
                        "Only “{name}” can be chosen, since it was named.",
                        name="”, “".join(names_in(table.result.name)),
                    )
                case v.Adjective.SAME_NAMED:
                    return say("Only another {card} can be chosen.", card=quoted_card(table, table.result.revealed[0]))
    assert pile.name is not None
    return say("Only “{name}” can be chosen.", name=pile.name.name)


def _sorts(nouns: tuple[v.Noun, ...]) -> str:
    said = translated(KINDS[nouns[0]])
    for noun in nouns[1:]:
        said = say("{one} or {other}", one=said, other=translated(SORTS[noun]))
    return said


def _unusable(table: Table, card: int, zone: str, effect: Handled, step: Instruction) -> str:
    """Says why a card that fits the description cannot be used all the same."""
    cost = price_of(table, step.performer, card, zone, extra=True) if isinstance(effect, n.ExtraAttack) else None
    if cost is not None:
        return say(
            "{card} costs {price}, which your other cards cannot pay.",
            card=quoted_card(table, card),
            price=price(cost.amount, cost.resource),
        )
    if isinstance(effect, n.Move):
        return say("It lies on no space.")
    if isinstance(effect, n.Put) and v.ZoneName.TRANSFORMATIONS in effect.zone.names:
        return transformed_already(table, card)
    if isinstance(effect, n.Show):
        return say("{card} is revealed already.", card=quoted_card(table, card))
    return says(table, step.number, step.owner, step.performer)


def _pick_about(table: Table, ask: Ask, option: Value) -> About:
    if option == NO_MORE:
        return NONE
    zone, seat, what = option
    if zone == BOOSTS:
        return {**in_play_about(table, what), "seat": seat}
    laid = piles.laid_card(table, what) if zone == ON_SPACE else None
    if laid is not None:
        return {"card": card_name(table, laid.card), "zone": zone, "seat": seat, "space": laid.space}
    return {"card": card_name(table, card_of(table, option)), "zone": zone, "seat": seat}


AREAS: Final = (HAND, GAUGE, DISCARD, DECK, BOOSTS, SEALED)
"""The areas out of which cards are picked; transformations count as boosts."""


def _pick_number(table: Table, ask: Ask, option: Value) -> Numbered:
    if option == NO_MORE:
        return ("pick: no more",)
    zone, whose, what = option
    slot = slot_of_boost(table, whose, what) if zone == BOOSTS else slot_of(table, whose, card_of(table, option))
    block = "pick: own" if whose == ask.seat else "pick: theirs"
    return block, slot, AREAS.index(zone) if zone in AREAS else NOTHING


PICK: Final = Question(
    Pick,
    handling.ask_pick,
    handling.pick,
    prompt=_pick_prompt,
    rule=text("A text gives you this choice."),
    read="EX-COMP-01",
    asker=carrier,
    label=_pick_label,
    verb=done_to_a_card(text("Choose"), NO_MORE),
    barred=_picks_barred,
    about=_pick_about,
    number=_pick_number,
)

HOW_MANY: Final = Question(
    HowMany,
    handling.ask_how_many,
    instructions.choose_how_many,
    prompt=text_prompt(text("How many?")),
    rule=text("A text gives you this choice."),
    read="EX-COMP-01",
    asker=carrier,
    about=amount_about,
    number=numbered_amount,
)


def _name_number(table: Table, ask: Ask, name: Value) -> Numbered:
    return "name", slots_of(table.book).of_name[1 - ask.seat].get(name, NOTHING)


NAME: Final = Question(
    Name,
    instructions.ask_name,
    instructions.choose_name,
    prompt=text("Name a card of your opponent."),
    rule=text("A text gives you this choice."),
    read="EX-COMP-01",
    about=lambda _table, _ask, name: {"name": name},
    number=_name_number,
)

QUESTIONS: Final[tuple[Question, ...]] = (ORDER, CHOICE, SPACE, TOKEN, PICK, HOW_MANY, NAME)
