"""Questions in a person's words."""

from collections.abc import Callable

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import LineFacts
from wildswing.exceed.rules.exceeding import cost_of
from wildswing.exceed.rules.forecast import unpaid_cost
from wildswing.exceed.rules.handling import NO_MORE, card_of
from wildswing.exceed.rules.instructions import PASS
from wildswing.exceed.rules.naming import MOVEMENTS, area, price, resource
from wildswing.exceed.rules.payment import COPY, DONE, FOR_ATTACK, FOR_CARDS, FOR_TEXT
from wildswing.exceed.rules.piles import in_play, is_a
from wildswing.exceed.rules.quoting import asked_for, line_told
from wildswing.exceed.rules.steps import Pick
from wildswing.exceed.rules.table import NO_SPACE, Table
from wildswing.exceed.rules.triggers import NO_LINE
from wildswing.exceed.rules.turn import walking_cost
from wildswing.exceed.rules.zones import BOOSTS
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.game import Wording
from wildswing.kernel.state import NOTHING
from wildswing.texts import Text, plural, say, text, translated

Labeler = Callable[[Table, Ask, Value], str]
Prompter = Callable[[Table, Ask], str]


def wording(ask: Ask, table: Table) -> Wording:
    """Puts a question into words, from what the seat that is asked knows."""
    prompt, rule, labeler = WORDINGS[ask.kind]
    labels = _told_apart([labeler(table, ask, option) for option in ask.options])
    return Wording(prompt(table, ask), translated(rule), labels, _last(table, ask))


def _last(table: Table, ask: Ask) -> tuple[int, ...]:
    """Returns the attacks that would be replaced by a wild swing."""
    if ask.kind != "set":
        return ()
    return tuple([place for place, option in enumerate(ask.options) if unpaid_cost(table, ask, option) is not None])


def _told_apart(labels: list[str]) -> tuple[str, ...]:
    """Numbers labels that are the same, such as those of two boosts with one name."""
    return tuple(
        [
            f"{label} ({labels[: at + 1].count(label)})" if labels.count(label) > 1 else label
            for at, label in enumerate(labels)
        ]
    )


def _name(table: Table, card: int) -> str:
    return table.book.cards[card].name


def _boost_name(table: Table, card: int) -> str:
    boost = table.book.cards[card].boost
    return _name(table, card) if boost is None else boost.name


def _action(table: Table, ask: Ask, option: Value) -> str:  # noqa: PLR0911 - a return for each action
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
        return f"{line.action.name}: {table.book.told(line.effect)}"
    return _capitalized(line.text)


def _boost_action(table: Table, card: int) -> str:
    boost, name = _boost_name(table, card), _name(table, card)
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


def _card_or_none(nothing: Text) -> Labeler:
    return lambda table, _ask, card: translated(nothing) if card == NOTHING else _name(table, card)


def _payment_prompt(table: Table, ask: Ask) -> str:
    name, need, least, paid, purpose = ask.about
    if least == need:
        to_pay = price(need - paid, name)
        if purpose == FOR_ATTACK:
            return say("Spend {price} for your attack: which card next?", price=to_pay)
        return say("Spend {price}: which card next?", price=to_pay)
    what = resource(name)
    if purpose == FOR_CARDS:
        return say(
            "Change Cards: spend {what}, and draw a card for each ({paid} so far). Which card next?",
            what=what,
            paid=paid,
        )
    asked = say("Spend {what} ({paid} so far): which card next?", what=what, paid=paid)
    if not purpose.startswith(FOR_TEXT):
        return asked
    number, owner = [int(part) for part in purpose.removeprefix(FOR_TEXT).split()]
    words = line_told(table.book, _line_of(table, number), owner, ask.seat)
    return f"{table.book.carriers[number]}: {words} {asked}"


def _line_of(table: Table, effect: int) -> int:
    """Returns the line that an instruction stands in: the first whose instruction comes after it in the book."""
    lines = [line for line in table.book.lines if line.effect >= effect]
    return min(lines, key=lambda line: line.effect).number


def _payment(table: Table, ask: Ask, option: Value) -> str:
    if option == DONE:
        return say("That is all")
    if option == COPY:
        return say("Discard the second card of the EX attack now")
    card, value, zone = option
    is_own = table.book.owners[card] == ask.seat
    whose = text("{card} from {zone} ({worth})") if is_own else text("the opponent's {card} from {zone} ({worth})")
    return translated(whose, card=_name(table, card), zone=area(zone), worth=price(value, ask.about[0]))


def _set(table: Table, ask: Ask, option: Value) -> str:
    """Names an attack, and says what becomes of one that cannot be paid (EX-STRIKE-11)."""
    name = _attack(table, option)
    cost = unpaid_cost(table, ask, option)
    if cost is None:
        return name
    return say(
        "{attack} (costs {price}, which you cannot pay: becomes a wild swing)",
        attack=name,
        price=price(cost.amount, cost.resource),
    )


def _attack(table: Table, option: Value) -> str:
    how, card = option
    match how:
        case "swing":
            return say("Wild Swing")
        case "EX":
            return f"EX {_name(table, card)}"
        case "random":
            return say("A random card")
        case "boosts":
            boost = in_play(table, card)
            if boost is None:
                return ""
            return say("{card} from your boosts (space {space})", card=_name(table, boost.card), space=boost.space)
    return _name(table, card)


def _yes_no(yes: Text, no: Text) -> Labeler:
    return lambda _table, _ask, option: translated(yes if option else no)


def _order(table: Table, ask: Ask, option: Value) -> str:
    if option == NO_LINE:
        return say("Nothing")
    number, owner, _ = option
    return f"{table.book.lines[number].carrier}: {line_told(table.book, number, owner, ask.seat)}"


def _choice(table: Table, ask: Ask, option: Value) -> str:
    if option == PASS:
        return say("Do not")
    number, spaces = option
    effect = table.book.effects[number]
    if isinstance(effect, n.Move) and isinstance(effect.by, n.Between):
        return _capitalized(f"{translated(MOVEMENTS[effect.verb])} {spaces}")
    return _capitalized(asked_for(table, number, ask.seat))


def _capitalized(words: str) -> str:
    return words[:1].upper() + words[1:]


def _always(question: Text) -> Prompter:
    """Returns a prompt that is the same for everybody."""
    return lambda _table, _ask: translated(question)


def _text_prompt(question: Text) -> Prompter:
    """Returns a prompt that says which text asks, and what it says."""
    return lambda table, ask: _said_by_text(table, ask, translated(question))


def _said_by_text(table: Table, ask: Ask, question: str) -> str:
    return f"{table.book.carriers[ask.about]}: {asked_for(table, ask.about, ask.seat)}. {question}"


def _pick_prompt(table: Table, ask: Ask) -> str:
    """Says of several cards that must be picked which one this is."""
    step = table.agenda[-1]
    assert isinstance(step, Pick)
    if step.low == step.high and step.total > 1:
        at = step.total - step.high + 1
        return _said_by_text(table, ask, say("Which card ({at} of {total})?", at=at, total=step.total))
    return _said_by_text(table, ask, say("Which card?"))


def _choice_prompt(table: Table, ask: Ask) -> str:
    """Says of several instructions that must be chosen which one this is."""
    effect = table.book.effects[ask.about]
    if isinstance(effect, n.Choice) and effect.count > 1:
        at = len(table.result.picked) + 1
        return _said_by_text(table, ask, say("Which ({at} of {total})?", at=at, total=effect.count))
    return _said_by_text(table, ask, say("Which?"))


def _hand_limit_prompt(table: Table, ask: Ask) -> str:
    count = len(table.sides[ask.seat].hand) - table.book.fighters[ask.seat].hand_limit
    return plural(
        count,
        "You hold too many cards: discard one.",
        "You hold too many cards: discard one ({count} must go).",
    )


def _mulligan_prompt(table: Table, ask: Ask) -> str:
    count = len(table.sides[ask.seat].put_back)
    if count:
        return say("Which cards of your opening hand do you exchange ({count} so far)?", count=count)
    return say("Which cards of your opening hand do you exchange?")


def _picked(table: Table, ask: Ask, option: Value) -> str:
    if option == NO_MORE:
        return say("No more")
    zone, seat, _ = option
    card = card_of(table, option)
    if zone == BOOSTS:
        return say("{who}'s {boost}", who=table.book.names[seat], boost=_boost_name(table, card))
    zones = {other[0] for other in ask.options}
    return f"{_name(table, card)} ({area(zone)})" if len(zones) > 1 else _name(table, card)


def _space(table: Table, ask: Ask, option: Value) -> str:
    return say("No space") if option == NO_SPACE else say("Space {space}", space=option)


def _boost(table: Table, ask: Ask, option: Value) -> str:
    boost = in_play(table, option)
    return say("None") if boost is None else _boost_name(table, boost.card)


def _plain(table: Table, ask: Ask, option: Value) -> str:
    return str(option)


def _life(table: Table, ask: Ask, option: Value) -> str:
    """Returns an amount of life; EX-CHAR-27: who spends the last of it has lost."""
    if option == table.sides[ask.seat].life:
        return say("{amount} (your last, and you lose)", amount=option)
    return str(option)


def _set_prompt(table: Table, ask: Ask) -> str:
    return say("Set your attack face up.") if ask.about else say("Set your attack.")


WORDINGS: dict[str, tuple[Prompter, Text, Labeler]] = {
    "mulligan": (
        _mulligan_prompt,
        text("You draw as many cards as you set aside; then those are shuffled into the deck."),
        _card_or_none(text("Keep the rest")),
    ),
    "action": (
        _always(text("Your turn: choose an action.")),
        text("One action; without a strike you draw a card at the end."),
        _action,
    ),
    "hand limit": (
        _hand_limit_prompt,
        text("At the end of a turn without a strike you discard down to your hand limit."),
        _card_or_none(text("Keep all")),
    ),
    "pay": (
        _payment_prompt,
        text("Each card gives 1 Force, an Ultra 1 or 2; only cards in your gauge give Gauge. No more than is needed."),
        _payment,
    ),
    "trap": (_always(text("Onto which space does the trap go?")), text("A trap lies on any one space."), _space),
    "overdrive": (
        _always(text("Which card is discarded from your overdrive?")),
        text("At the start of your turn one card leaves the overdrive area; when it is empty you revert."),
        _card_or_none(text("None")),
    ),
    "transform": (
        _always(text("Keep this attack as a transformation?")),
        text("An attack that hit may become a transformation."),
        _yes_no(text("Transform"), text("Do not transform")),
    ),
    "cancel": (
        _always(text("Cancel for 1 Gauge, and take another action?")),
        text("After a Boost action with a Cancelable boost."),
        _yes_no(text("Cancel"), text("Do not cancel")),
    ),
    "set": (_set_prompt, text("One card, two of the same name as an EX attack, or the top card of your deck."), _set),
    "set text": (
        _always(text("Use what your attack says about being set?")),
        text("You are asked whatever you have set, so that nobody can guess it."),
        _yes_no(text("Use it"), text("Do not use it")),
    ),
    "accept": (
        _always(text("Your wild swing has a cost: pay it, or swing again?")),
        text("A wild swing with a cost may be declared invalid."),
        _yes_no(text("Pay"), text("Swing again")),
    ),
    "discard boost": (
        _always(text("Which boost is discarded next?")),
        text("In cleanup, boosts that nothing sustains are discarded; you choose the order."),
        _boost,
    ),
    "order": (
        _always(text("Which effect comes next?")),
        text("You choose the order of effects with the same trigger."),
        _order,
    ),
    "choose": (_choice_prompt, text("A text gives you this choice."), _choice),
    "space": (_text_prompt(text("Which space?")), text("A text gives you this choice."), _space),
    "life": (_always(text("How much life do you spend?")), text("Whoever has no life left has lost."), _life),
    "name": (_always(text("Name a card of your opponent.")), text("A text gives you this choice."), _plain),
    "pick": (_pick_prompt, text("A text gives you this choice."), _picked),
    "how many": (_text_prompt(text("How many?")), text("A text gives you this choice."), _plain),
}
"""For each kind of question: what is asked, the rule behind it, and how its options are called."""
