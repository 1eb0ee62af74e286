"""Questions in a person's words."""

from collections.abc import Callable

from wildswing.exceed.book import LineFacts
from wildswing.exceed.exceeding import cost_of
from wildswing.exceed.handling import NO_MORE, card_of
from wildswing.exceed.instructions import PASS
from wildswing.exceed.language import nodes as n
from wildswing.exceed.payment import COPY, DONE, FOR_ATTACK, FOR_CARDS, FOR_TEXT, most
from wildswing.exceed.piles import in_play
from wildswing.exceed.table import NO_SPACE, Table
from wildswing.exceed.triggers import NO_LINE
from wildswing.exceed.turn import walking_cost
from wildswing.exceed.zones import BOOSTS
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.game import Wording
from wildswing.kernel.state import NOTHING

Labeler = Callable[[Table, Ask, Value], str]


def wording(ask: Ask, table: Table) -> Wording:
    """Puts a question into words, from what the seat that is asked knows."""
    prompt, rule, labeler = WORDINGS[ask.kind]
    said = prompt if isinstance(prompt, str) else prompt(table, ask)
    return Wording(said, rule, _told_apart([labeler(table, ask, option) for option in ask.options]))


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
            return "Strike"
        case "prepare":
            return "Prepare"
        case "change":
            return "Change Cards"
        case "exceed":
            return f"Exceed ({cost_of(table, ask.seat)} Gauge)"
        case "reshuffle":
            return _reshuffle(table, ask.seat)
        case "boost":
            return f"Boost {_boost_name(table, what)} ({_name(table, what)})"
        case "move":
            cost = walking_cost(table, ask.seat, what)
            return f"{table.book.edition.move_action} to space {what} ({cost} Force)"
    line: LineFacts = table.book.lines[what]
    if line.action is not None and line.action.name:
        return f"{line.action.name}: {table.book.told(line.effect)}"
    return line.text[:1].upper() + line.text[1:]


def _reshuffle(table: Table, seat: int) -> str:
    return "Reshuffle (a second one loses the game)" if table.sides[seat].reshuffled else "Reshuffle (your only one)"


def _card_or_none(nothing: str) -> Labeler:
    return lambda table, _ask, card: nothing if card == NOTHING else _name(table, card)


def _payment_prompt(table: Table, ask: Ask) -> str:
    resource, need, least, paid, purpose = ask.about
    what = resource.capitalize()
    if least == need:
        for_what = " for your attack" if purpose == FOR_ATTACK else ""
        return f"Spend {need - paid} {what}{for_what}: which card next?"
    if purpose == FOR_CARDS:
        return f"Change Cards: spend {what}, and draw a card for each ({paid} so far). Which card next?"
    number = purpose.removeprefix(FOR_TEXT)
    text = f"{table.book.carriers[int(number)]}: {_line_of(table, int(number))} " if number.isdigit() else ""
    return f"{text}Spend {what} ({paid} so far): which card next?"


def _line_of(table: Table, effect: int) -> str:
    """Returns the line that an instruction stands in: the first whose instruction comes after it in the book."""
    lines = [line for line in table.book.lines if line.effect >= effect]
    return min(lines, key=lambda line: line.effect).text


def _payment(table: Table, ask: Ask, option: Value) -> str:
    if option == DONE:
        return "That is all"
    if option == COPY:
        return "Discard the second card of the EX attack now"
    card, value, zone = option
    whose = "" if table.book.owners[card] == ask.seat else "the opponent's "
    return f"{whose}{_name(table, card)} from {zone} ({value} {ask.about[0].capitalize()})"


def _set(table: Table, ask: Ask, option: Value) -> str:
    how, card = option
    match how:
        case "swing":
            return "Wild Swing"
        case "EX":
            return f"EX {_name(table, card)}{_unpaid(table, ask.seat, card)}"
        case "random":
            return "A random card"
        case "boosts":
            boost = in_play(table, card)
            return "" if boost is None else f"{_name(table, boost.card)} from your boosts (space {boost.space})"
    return f"{_name(table, card)}{_unpaid(table, ask.seat, card)}"


def _unpaid(table: Table, seat: int, card: int) -> str:
    """Says that an attack would be invalid, EX-STRIKE-11."""
    cost = table.book.cards[card].cost
    if cost is None or most(table, seat, cost.resource) >= cost.amount:
        return ""
    return f" (costs {cost.amount} {cost.resource.capitalize()}, which you cannot pay)"


def _yes_no(yes: str, no: str) -> Labeler:
    return lambda _table, _ask, option: yes if option else no


def _order(table: Table, ask: Ask, option: Value) -> str:
    if option == NO_LINE:
        return "Nothing"
    line = table.book.lines[option[0]]
    return f"{line.carrier}: {line.text}"


def _choice(table: Table, ask: Ask, option: Value) -> str:
    if option == PASS:
        return "Do not"
    number, spaces = option
    effect = table.book.effects[number]
    if isinstance(effect, n.Move) and isinstance(effect.by, n.Between):
        return f"{effect.verb.capitalize()} {spaces}"
    words = table.book.told(number)
    return words[:1].upper() + words[1:]


def _text_prompt(question: str) -> Callable[[Table, Ask], str]:
    """Returns a prompt that says which text asks, and what it says."""
    return lambda table, ask: f"{table.book.carriers[ask.about]}: {table.book.told(ask.about)}. {question}"


def _mulligan_prompt(table: Table, ask: Ask) -> str:
    count = len(table.sides[ask.seat].put_back)
    so_far = f" ({count} so far)" if count else ""
    return f"Which cards of your opening hand do you exchange{so_far}?"


def _picked(table: Table, ask: Ask, option: Value) -> str:
    if option == NO_MORE:
        return "No more"
    zone, seat, _ = option
    card = card_of(table, option)
    if zone == BOOSTS:
        return f"{table.book.names[seat]}'s {_boost_name(table, card)}"
    zones = {other[0] for other in ask.options}
    return f"{_name(table, card)} ({zone})" if len(zones) > 1 else _name(table, card)


def _space(table: Table, ask: Ask, option: Value) -> str:
    return "No space" if option == NO_SPACE else f"Space {option}"


def _boost(table: Table, ask: Ask, option: Value) -> str:
    boost = in_play(table, option)
    return "None" if boost is None else _boost_name(table, boost.card)


def _plain(table: Table, ask: Ask, option: Value) -> str:
    return str(option)


def _set_prompt(table: Table, ask: Ask) -> str:
    return "Set your attack face up." if ask.about else "Set your attack."


WORDINGS: dict[str, tuple[str | Callable[[Table, Ask], str], str, Labeler]] = {
    "mulligan": (
        _mulligan_prompt,
        "You draw as many cards as you set aside; then those are shuffled into the deck.",
        _card_or_none("Keep the rest"),
    ),
    "action": ("Your turn: choose an action.", "One action; without a strike you draw a card at the end.", _action),
    "hand limit": (
        "You hold too many cards: discard one.",
        "At the end of a turn without a strike you discard down to your hand limit.",
        _card_or_none("Keep all"),
    ),
    "pay": (
        _payment_prompt,
        "Each card gives 1 Force, an Ultra 1 or 2; only cards in your gauge give Gauge. No more than is needed.",
        _payment,
    ),
    "trap": ("Onto which space does the trap go?", "A trap lies on any one space.", _space),
    "overdrive": (
        "Which card is discarded from your overdrive?",
        "At the start of your turn one card leaves the overdrive area; when it is empty you revert.",
        _card_or_none("None"),
    ),
    "transform": (
        "Keep this attack as a transformation?",
        "An attack that hit may become a transformation.",
        _yes_no("Transform", "Do not transform"),
    ),
    "cancel": (
        "Cancel for 1 Gauge, and take another action?",
        "After a Boost action with a Cancelable boost.",
        _yes_no("Cancel", "Do not cancel"),
    ),
    "set": (_set_prompt, "One card, two of the same name as an EX attack, or the top card of your deck.", _set),
    "set text": (
        "Use what your attack says about being set?",
        "You are asked whatever you have set, so that nobody can guess it.",
        _yes_no("Use it", "Do not use it"),
    ),
    "accept": (
        "Your wild swing has a cost: pay it, or swing again?",
        "A wild swing with a cost may be declared invalid.",
        _yes_no("Pay", "Swing again"),
    ),
    "discard boost": (
        "Which boost is discarded next?",
        "In cleanup, boosts that nothing sustains are discarded; you choose the order.",
        _boost,
    ),
    "order": ("Which effect comes next?", "You choose the order of effects with the same trigger.", _order),
    "choose": (_text_prompt("Which?"), "A text gives you this choice.", _choice),
    "space": (_text_prompt("Which space?"), "A text gives you this choice.", _space),
    "life": ("How much life do you spend?", "A text gives you this choice.", _plain),
    "name": ("Name a card of your opponent.", "A text gives you this choice.", _plain),
    "pick": (_text_prompt("Which card?"), "A text gives you this choice.", _picked),
    "how many": (_text_prompt("How many?"), "A text gives you this choice.", _plain),
}
"""For each kind of question: what is asked, the rule behind it, and how its options are called."""
