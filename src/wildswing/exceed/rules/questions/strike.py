"""The questions of a strike."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules import cleanup, piles, reveal, setting
from wildswing.exceed.rules.book import NO_EFFECT
from wildswing.exceed.rules.facts import DUTY
from wildswing.exceed.rules.forecast import unpaid_cost
from wildswing.exceed.rules.naming import price
from wildswing.exceed.rules.piles import in_play
from wildswing.exceed.rules.questions.common import (
    Barring,
    boost_name,
    card_name,
    done_to_a_card,
    in_play_about,
    missing,
    numbered_amount,
    quoted_card,
    says,
    slot_of,
    slot_of_boost,
    text_that,
    yes_about,
    yes_or_no,
)
from wildswing.exceed.rules.reading import attack_of
from wildswing.exceed.rules.setting import CARD, EX, RANDOM, SWING, WILD_SWING
from wildswing.exceed.rules.steps import Accept, DiscardBoosts, Second, Set, SetText, Transform
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import BOOSTS, HAND, PRINTED
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Numbered, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text

# --- Setting ---


def _set_prompt(table: Table, ask: Ask) -> str:
    return say("Set your attack face up.") if ask.about else say("Set your attack.")


def _set_label(table: Table, ask: Ask, option: Value) -> str:
    """Names an attack, and says what becomes of one that cannot be paid (EX-STRIKE-11)."""
    name = attack_label(table, option)
    cost = unpaid_cost(table, ask, option)
    if cost is None:
        return name
    return say(
        "{attack} (costs {price}, which you cannot pay: becomes a wild swing)",
        attack=name,
        price=price(cost.amount, cost.resource),
    )


def attack_label(table: Table, option: Value) -> str:  # noqa: PLR0911 - a return for each way of setting
    """Names a way of setting."""
    how, card = option
    match how:
        case "swing":
            return say("Wild Swing")
        case "EX":
            return f"EX {card_name(table, card)}"
        case "random":
            return say("A random card")
        case "set aside":
            return say("{card}, set aside", card=card_name(table, card))
        case "boosts":
            boost = in_play(table, card)
            if boost is None:
                return ""
            return say("{card} from your boosts (space {space})", card=card_name(table, boost.card), space=boost.space)
    return card_name(table, card)


def _set_verb(table: Table, ask: Ask, option: Value) -> str:
    how, _ = option
    if how in {SWING, RANDOM}:
        return ""
    attack = say("EX") if how == EX else say("Attack")
    if _would_be_unpaid(table, ask, option):
        return say("{attack}: becomes a wild swing", attack=attack)
    return attack


def _would_be_unpaid(table: Table, ask: Ask, option: Value) -> bool:
    """Tells whether an attack that is offered would be replaced by a wild swing; any other may be in no hand."""
    return option in ask.options and unpaid_cost(table, ask, option) is not None


def _sets_barred(table: Table, ask: Ask) -> list[Barring]:
    """Every card in hand can be set alone and as a pair, or it is said why not; a wild swing likewise."""
    hand = table.sides[ask.seat].hand
    ways = [(how, card) for card in piles.distinct(hand) for how in (CARD, EX) if (HAND, card) not in ask.options]
    bound, takes_pairs = _bound(table, ask)

    def why(option: tuple[str, int]) -> str:
        how, card = option
        if how == EX and hand.count(card) == 1 and (takes_pairs or (CARD, card) in ask.options):
            return say("An EX attack takes two of a card, and you hold one {card}.", card=quoted_card(table, card))
        return bound

    return missing(ask, [*ways, WILD_SWING], why)


def _bound(table: Table, ask: Ask) -> tuple[str, bool]:
    """Says what binds a seat that sets, if anything does, and tells whether that is to set a pair."""
    step = table.agenda[-1]
    assert isinstance(step, Set)
    instruction = step.instruction
    effect = table.book.effects[instruction] if instruction != NO_EFFECT else None
    if isinstance(effect, n.Strike) and (effect.cards is not None or effect.ex):
        return says(table, instruction, ask.seat, ask.seat), effect.ex
    if WILD_SWING not in ask.options:
        return say("You have to set {card}, since it was named.", card=quoted_card(table, ask.options[0][1])), False
    if ask.options == (WILD_SWING,):
        said = text_that(
            table, ask.seat, DUTY, lambda node: isinstance(node, n.Must) and node.duty is v.Duty.WILD_SWING
        )
        if said:
            return say("You have to wild swing, since {said}.", said=said), False
        return say("You have to wild swing."), False
    return "", False


def _set_about(table: Table, ask: Ask, option: Value) -> About:
    about = _attack_about(table, option)
    return {**about, "unpaid": True} if _would_be_unpaid(table, ask, option) else about


def _attack_about(table: Table, option: Value) -> About:
    how, what = option
    if how in {SWING, RANDOM}:
        return {"how": how}
    if how == BOOSTS:
        return {"how": how, **in_play_about(table, what)}
    if how == PRINTED:
        return {"how": how, "card": card_name(table, what)}
    return {"how": how, "card": card_name(table, what), "zone": HAND if how in {CARD, EX} else how}


def _set_number(table: Table, ask: Ask, option: Value) -> Numbered:
    how, what = option
    if how == PRINTED:
        printed = [number for (owner, _), number in table.book.printed.items() if owner == ask.seat]
        return "set: printed", printed.index(what)
    if how == BOOSTS:
        return "set: boosts", slot_of_boost(table, ask.seat, what)
    if what == NOTHING:
        return (f"set: {how}",)
    return f"set: {HAND if how == CARD else how}", slot_of(table, ask.seat, what)


SET: Final = Question(
    Set,
    setting.ask_set,
    setting.choose_set,
    prompt=_set_prompt,
    rule=text("One card, two of the same name as an EX attack, or the top card of your deck."),
    read="EX-STRIKE-05",
    advice=text("Choose the attack to set face down. Nobody sees it until both are revealed."),
    label=_set_label,
    verb=_set_verb,
    last=_would_be_unpaid,
    news=lambda _ask: True,  # what one must set, and why
    sealed=lambda ask: not ask.about,
    barred=_sets_barred,
    topic=lambda _table, _ask: {"attack": True},
    about=_set_about,
    number=_set_number,
)

SECOND: Final = Question(
    Second,
    setting.ask_second,
    setting.choose_second,
    prompt=text("Which card makes your attack EX?"),
    rule=text("An EX attack takes a second card: a copy of the first, or one whose text says so."),
    read="EX-STRIKE-06",
    label=lambda table, _ask, card: card_name(table, card),
    about=lambda table, _ask, card: {"card": card_name(table, card), "zone": HAND},
    number=lambda table, ask, card: ("second", slot_of(table, ask.seat, card)),
)

SET_TEXT: Final = Question(
    SetText,
    setting.ask_set_text,
    setting.use_set_text,
    prompt=text("Use what your attack does when it is set?"),
    rule=text("You are asked whatever you have set, so that nobody can guess it."),
    read="EX-STRIKE-09",
    label=yes_or_no(text("Use it"), text("Do not use it")),
    news=lambda ask: bool(ask.options[0]),  # nothing else tells that a text on an attack face down is used
    about=yes_about,
    number=numbered_amount,
)


# --- The reveal and the cleanup ---


def _accept_prompt(table: Table, ask: Ask) -> str:
    if ask.about:
        return say("Pay for your attack as its text allows, in place of its cost?")
    attack = attack_of(table, ask.seat)
    if attack is not None and not attack.wild:
        return say("Your attack has a cost: pay it, or make a wild swing instead?")
    return say("Your wild swing has a cost: pay it, or swing again?")


def _accept_label(table: Table, ask: Ask, option: Value) -> str:
    if ask.about:
        amount, resource = ask.about
        return say("Pay {price}", price=price(amount, resource)) if option else say("Do not pay so")
    return say("Pay") if option else say("Swing again")


ACCEPT: Final = Question(
    Accept,
    reveal.ask_accept,
    reveal.choose_accept,
    prompt=_accept_prompt,
    rule=text("A wild swing with a cost may be declared invalid, and so may an attack of which a text says so."),
    read="EX-REVEAL-08",
    label=_accept_label,
    about=yes_about,
    number=numbered_amount,
)

TRANSFORM: Final = Question(
    Transform,
    cleanup.ask_transform,
    cleanup.choose_transform,
    prompt=text("Keep this attack as a transformation?"),
    rule=text("An attack that hit may become a transformation."),
    read="EX-CLEAN-06",
    label=yes_or_no(text("Transform"), text("Do not transform")),
    about=yes_about,
    number=numbered_amount,
)


def _boost_label(table: Table, ask: Ask, option: Value) -> str:
    boost = in_play(table, option)
    return say("None") if boost is None else boost_name(table, boost.face)


DISCARD_BOOST: Final = Question(
    DiscardBoosts,
    cleanup.ask_boost_to_discard,
    cleanup.discard_boost,
    kind="discard boost",
    prompt=text("Which boost is discarded next?"),
    rule=text("In cleanup, boosts that nothing sustains are discarded; you choose the order."),
    read="EX-CLEAN-04",
    label=_boost_label,
    verb=done_to_a_card(text("Discard")),
    about=lambda table, _ask, serial: in_play_about(table, serial),
    number=lambda table, ask, serial: ("discard boost", slot_of_boost(table, ask.seat, serial)),
)

QUESTIONS: Final[tuple[Question, ...]] = (SET, SECOND, SET_TEXT, ACCEPT, TRANSFORM, DISCARD_BOOST)
