"""The questions of setting up and of the turn."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.printers import said_guard
from wildswing.exceed.rules import arena, exceeding, piles, setup, turn
from wildswing.exceed.rules.exceeding import cost_of
from wildswing.exceed.rules.facts import BAN, LineFacts
from wildswing.exceed.rules.naming import LIMITS, price
from wildswing.exceed.rules.payment import FORCE, most
from wildswing.exceed.rules.piles import is_a
from wildswing.exceed.rules.questions.common import (
    Barring,
    all_spaces,
    amount_said,
    boost_name,
    cannot_pay,
    capitalized,
    card_in,
    card_name,
    card_or_none,
    done_to_a_card,
    missing,
    no_room,
    numbered_card,
    numbered_line,
    quoted_card,
    slot_of,
    text_that,
    transformed_already,
)
from wildswing.exceed.rules.quoting import instruction_said, line_said
from wildswing.exceed.rules.slots import BOOST_HALF, FIGHTER, own_space
from wildswing.exceed.rules.standing import side_text
from wildswing.exceed.rules.steps import Act, HandLimit, Mulligan, Overdrive
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.triggers import is_used
from wildswing.exceed.rules.turn import BOOST, CHANGE, EXCEED, MOVE, RESHUFFLE, STRIKE_ACTION, TEXT, walking_cost
from wildswing.exceed.rules.zones import HAND, OVERDRIVE
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Numbered, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import plural, say, text, translated

# --- The mulligan ---


def _mulligan_prompt(table: Table, ask: Ask) -> str:
    count = len(table.sides[ask.seat].put_back)
    if count:
        return say("Which cards of your opening hand do you exchange ({count} so far)?", count=count)
    return say("Which cards of your opening hand do you exchange?")


def _mulligan_number(table: Table, ask: Ask, card: Value) -> Numbered:
    return ("mulligan: keep",) if card == NOTHING else ("mulligan: card", slot_of(table, ask.seat, card))


MULLIGAN: Final = Question(
    Mulligan,
    setup.ask_mulligan,
    setup.set_aside,
    prompt=_mulligan_prompt,
    rule=text("You draw as many cards as you set aside; then those are shuffled into the deck."),
    read="EX-SETUP-07",
    advice=text("Before the first turn you may exchange cards once. If nothing speaks against your hand, keep it."),
    label=card_or_none(text("Keep the rest")),
    verb=done_to_a_card(text("Exchange")),
    about=card_in(HAND),
    number=_mulligan_number,
)


# --- An action ---


def _action_label(table: Table, ask: Ask, option: Value) -> str:  # noqa: PLR0911 - a return for each action
    kind, what = option
    match kind:
        case "strike":
            return say("Strike")
        case "prepare":
            return say("Prepare")
        case "change":
            return say("Change Cards")
        case "exceed":
            return say("Exceed ({cost} Gauge)", cost=cost_of(table, ask.seat))
        case "reshuffle":
            return _reshuffle(table, ask.seat)
        case "boost":
            return _boost_action(table, what)
        case "move":
            return _move(table, ask.seat, what)
    line: LineFacts = table.book.lines[what]
    if line.action is not None and line.action.name:
        return f"{line.action.name}: {instruction_said(table.book, line.effect, ask.seat, ask.seat)}"
    return capitalized(line_said(table.book, what, _owner(table, ask.seat, what), ask.seat))


def _owner(table: Table, seat: int, number: int) -> int:
    """Returns the player whose text offers an action to a seat: mostly its own, maybe a boost of the opponent."""
    return next((owner for line, owner, _ in turn.offered_actions(table, seat) if line == number), seat)


def _action_verb(table: Table, ask: Ask, option: Value) -> str:
    kind, what = option
    if kind != BOOST:
        return ""
    return say("Transform") if is_a(table, what, v.Noun.TRANSFORMATION) else say("Boost")


def _boost_action(table: Table, card: int) -> str:
    boost, name = boost_name(table, card), card_name(table, card)
    if is_a(table, card, v.Noun.TRANSFORMATION):  # EX-CHAR-10
        return say("Boost {boost} ({card}, by discarding a second one)", boost=boost, card=name)
    return say("Boost {boost} ({card})", boost=boost, card=name)


def _move(table: Table, seat: int, space: int) -> str:
    cost = walking_cost(table, seat, space)
    if table.book.edition.move_action == "Walk":
        return say("Walk to space {space} ({cost} Force)", space=space, cost=cost)
    return say("Move to space {space} ({cost} Force)", space=space, cost=cost)


def _reshuffle(table: Table, seat: int) -> str:
    if table.sides[seat].reshuffled:
        return say("Reshuffle (a second one loses the game)")
    return say("Reshuffle (your only one)")


def _actions_barred(table: Table, ask: Ask) -> list[Barring]:
    """Every space, every card in hand, and every other action is either offered or explained."""
    seat = ask.seat
    actions = {line.number: (line, source) for line, source in _printed_actions(table, seat)}
    return [
        *missing(ask, [(MOVE, space) for space in all_spaces(table)], lambda option: _no_walk(table, seat, option[1])),
        *missing(
            ask,
            [(BOOST, card) for card in piles.distinct(table.sides[seat].hand)],
            lambda option: _forbidden(table, seat, v.Ban.BOOST) or _no_boost(table, seat, option[1]),
        ),
        *missing(ask, [STRIKE_ACTION], lambda _: say("A card text gives you this action, for anything but a strike.")),
        *missing(ask, [CHANGE], lambda _: _no_change(table, seat)),
        *missing(ask, [EXCEED], lambda _: _no_exceed(table, seat)),
        *missing(ask, [RESHUFFLE], lambda _: say("You have used your one reshuffle of this match.")),
        *missing(
            ask, [(TEXT, line) for line in actions], lambda option: _no_text_action(table, seat, *actions[option[1]])
        ),
    ]


def _forbidden(table: Table, seat: int, ban: v.Ban) -> str:
    """Quotes the text in force that forbids something to a seat; nothing if none does."""
    said = text_that(table, seat, BAN, lambda node: isinstance(node, n.Cannot) and node.ban is ban and not node.token)
    return said and f"{said}."


def _no_walk(table: Table, seat: int, space: int) -> str:
    other = table.book.names[1 - seat]
    if space == table.sides[seat].space:
        return say("You stand on space {space} already.", space=space)
    crowded = no_room(table, seat, space) or _forbidden(table, seat, v.Ban.MOVE)
    if crowded:
        return crowded
    passing = arena.passes(table, seat, space)
    past = _passing_forbidden(table, seat) if passing else ""
    if past:
        return say("Space {space} lies past {other}, and {past}.", space=space, other=other, past=past)
    extra = table.book.edition.passing_costs if passing else 0
    if extra:
        said = text("Space {space} costs {price}, {extra} of it for passing {other}, and you can pay {able}.")
    else:
        said = text("Space {space} costs {price}, and you can pay {able}.")
    cost = price(walking_cost(table, seat, space), FORCE)
    able = amount_said(most(table, seat, FORCE))
    return translated(said, space=space, price=cost, extra=extra, other=other, able=able)


def _passing_forbidden(table: Table, seat: int) -> str:
    return text_that(table, seat, BAN, lambda node: isinstance(node, n.Cannot) and node.ban is v.Ban.PASS)


def _no_boost(table: Table, seat: int, card: int) -> str:
    boost = table.book.cards[card].boost
    if boost is None:
        return say("{card} has no boost.", card=quoted_card(table, card))
    if boost.kind is v.BoostKind.OVERLOAD:
        return say("“{boost}” is no boost: it makes a normal an EX attack when both are set.", boost=boost.name)
    if boost.kind is v.BoostKind.TRANSFORMATION or boost.cost is None:  # a boost of another kind could be played free
        return _no_transformation(table, seat, card, boost.name)
    if boost.cost.resource is not v.Resource.FORCE:
        return cannot_pay(table, seat, say("“{name}”", name=boost.name), boost.cost)
    others = most(table, seat, FORCE) - table.book.cards[card].force
    return say(
        "“{boost}” costs {price}, and your other cards can pay {able}.",
        boost=boost.name,
        price=price(boost.cost.amount, FORCE),
        able=amount_said(others),
    )


def _no_transformation(table: Table, seat: int, card: int, name: str) -> str:
    if not piles.can_transform(table, seat, card):
        return transformed_already(table, card)
    return say(
        "“{boost}” is a transformation: it comes into play when {card} has hit, or by discarding a second one.",
        boost=name,
        card=quoted_card(table, card),
    )


def _no_change(table: Table, seat: int) -> str:
    least = price(max(1, table.book.edition.change_cards_minimum), FORCE)
    able = amount_said(most(table, seat, FORCE))
    return say("Change Cards takes at least {least}, and you can pay {able}.", least=least, able=able)


def _no_exceed(table: Table, seat: int) -> str:
    cost = cost_of(table, seat)
    if cost < 0:
        return say("{who} has no Exceed action.", who=table.book.names[seat])
    if table.sides[seat].exceeded:
        return say("You have already exceeded.")
    forbidden = _forbidden(table, seat, v.Ban.EXCEED)
    if forbidden:
        return forbidden
    return cannot_pay(table, seat, say("Exceed"), n.Cost(cost, v.Resource.GAUGE))


def _printed_actions(table: Table, seat: int) -> list[tuple[LineFacts, int]]:
    """Returns the actions on a seat's texts in play and what "this" means there, whether or not they can be taken."""
    found = [(line, NOTHING) for line in side_text(table, seat).actions]
    for boost in table.sides[seat].boosts + table.sides[seat].transformations:
        half = table.book.cards[boost.face].boost
        found += [] if half is None else [(line, boost.serial) for line in half.text.actions]
    return found


def _no_text_action(table: Table, seat: int, line: LineFacts, source: int) -> str:
    cost = None if line.action is None else line.action.cost
    if is_used(table, line, seat, source) and line.limit is not None:
        return translated(LIMITS[line.limit])
    if cost is not None and most(table, seat, cost.resource) < cost.amount:
        return cannot_pay(table, seat, say("It"), cost)
    condition = "" if line.guard is None else said_guard(line.guard)
    return say("It cannot be done now: it says “{condition}”.", condition=condition)


def _action_about(table: Table, ask: Ask, option: Value) -> About:
    kind, what = option
    if kind == BOOST:
        return {"action": kind, "card": card_name(table, what), "zone": HAND}
    if kind == MOVE:
        return {"action": kind, "space": what, "cost": walking_cost(table, ask.seat, what)}
    if kind == TEXT:
        line = table.book.lines[what]
        return {
            "action": kind,
            "carrier": line.carrier,
            "text": line_said(table.book, what, _owner(table, ask.seat, what), ask.seat),
        }
    return {"action": kind}


def _action_number(table: Table, ask: Ask, option: Value) -> Numbered:
    kind, what = option
    if kind == MOVE:
        return "action: move", own_space(table, ask.seat, what) - 1
    if kind == BOOST:
        return "action: boost", slot_of(table, ask.seat, what)
    if kind == TEXT:
        return numbered_line(table, ask.seat, what, {FIGHTER: "action: fighter", BOOST_HALF: "action: text"})
    return (f"action: {kind}",)


ACTION: Final = Question(
    Act,
    turn.ask_action,
    turn.choose_action,
    kind="action",
    prompt=text("Your turn: choose an action."),
    rule=text("One action; without a strike you draw a card at the end."),
    read="EX-ACT-01",
    quiet=True,
    sort=lambda action: action[0],
    label=_action_label,
    verb=_action_verb,
    barred=_actions_barred,
    topic=lambda _table, _ask: {"turn": True},
    about=_action_about,
    number=_action_number,
)


# --- The start and the end of a turn ---


def _hand_limit_prompt(table: Table, ask: Ask) -> str:
    count = len(table.sides[ask.seat].hand) - turn.hand_limit(table, ask.seat)
    return plural(
        count,
        "You hold too many cards: discard one.",
        "You hold too many cards: discard one ({count} must go).",
    )


HAND_LIMIT: Final = Question(
    HandLimit,
    turn.ask_hand_limit,
    turn.discard_down,
    prompt=_hand_limit_prompt,
    rule=text("At the end of a turn without a strike you discard down to your hand limit."),
    read="EX-ACT-03",
    label=card_or_none(text("Keep all")),
    verb=done_to_a_card(text("Discard")),
    about=card_in(HAND),
    number=numbered_card,
)

OVERDRIVE_CARD: Final = Question(
    Overdrive,
    exceeding.ask_overdrive,
    exceeding.discard_overdrive,
    prompt=text("Which card is discarded from your overdrive?"),
    rule=text("At the start of your turn one card leaves the overdrive area; when it is empty you revert."),
    read="EX-GLOS-19",
    label=card_or_none(text("None")),
    about=card_in(OVERDRIVE),
    number=numbered_card,
)

QUESTIONS: Final[tuple[Question, ...]] = (MULLIGAN, ACTION, HAND_LIMIT, OVERDRIVE_CARD)
