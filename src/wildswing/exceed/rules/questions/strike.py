"""The questions of a strike."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules import cleanup, piles, reveal, setting
from wildswing.exceed.rules.book import DUTY, NO_EFFECT
from wildswing.exceed.rules.forecast import unpaid_cost
from wildswing.exceed.rules.naming import price
from wildswing.exceed.rules.piles import in_play
from wildswing.exceed.rules.questions.common import (
    Barring,
    boost_name,
    card_name,
    in_play_about,
    missing,
    quoted_card,
    says,
    text_that,
    yes_about,
    yes_or_no,
)
from wildswing.exceed.rules.setting import CARD, EX, RANDOM, SWING, WILD_SWING
from wildswing.exceed.rules.steps import Accept, DiscardBoosts, Set, SetText, Transform
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import BOOSTS, HAND, PRINTED
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Question
from wildswing.texts import say, text

# --- Setting ---


def _set_prompt(table: Table, ask: Ask) -> str:
    return say("Set your attack face up.") if ask.about else say("Set your attack.")


def _set_label(table: Table, ask: Ask, option: Value) -> str:
    """Names an attack, and says what becomes of one that cannot be paid (EX-STRIKE-11)."""
    name = _attack_label(table, option)
    cost = unpaid_cost(table, ask, option)
    if cost is None:
        return name
    return say(
        "{attack} (costs {price}, which you cannot pay: becomes a wild swing)",
        attack=name,
        price=price(cost.amount, cost.resource),
    )


def _attack_label(table: Table, option: Value) -> str:
    how, card = option
    match how:
        case "swing":
            return say("Wild Swing")
        case "EX":
            return f"EX {card_name(table, card)}"
        case "random":
            return say("A random card")
        case "boosts":
            boost = in_play(table, card)
            if boost is None:
                return ""
            return say("{card} from your boosts (space {space})", card=card_name(table, boost.card), space=boost.space)
    return card_name(table, card)


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
    # What is not offered may be a card that is not there to be set.
    is_unpaid = option in ask.options and unpaid_cost(table, ask, option) is not None
    return {**about, "unpaid": True} if is_unpaid else about


def _attack_about(table: Table, option: Value) -> About:
    how, what = option
    if how in {SWING, RANDOM}:
        return {"how": how}
    if how == BOOSTS:
        return {"how": how, **in_play_about(table, what)}
    if how == PRINTED:
        return {"how": how, "card": card_name(table, what)}
    return {"how": how, "card": card_name(table, what), "zone": HAND if how in {CARD, EX} else how}


def _is_unpaid(table: Table, ask: Ask, option: Value) -> bool:
    """Tells whether an attack would be replaced by a wild swing."""
    return unpaid_cost(table, ask, option) is not None


SET: Final = Question(
    Set,
    setting.ask_set,
    setting.choose_set,
    prompt=_set_prompt,
    rule=text("One card, two of the same name as an EX attack, or the top card of your deck."),
    label=_set_label,
    last=_is_unpaid,
    barred=_sets_barred,
    about=_set_about,
)

SET_TEXT: Final = Question(
    SetText,
    setting.ask_set_text,
    setting.use_set_text,
    prompt=text("Use what your attack says about being set?"),
    rule=text("You are asked whatever you have set, so that nobody can guess it."),
    label=yes_or_no(text("Use it"), text("Do not use it")),
    about=yes_about,
)


# --- The reveal and the cleanup ---


ACCEPT: Final = Question(
    Accept,
    reveal.ask_accept,
    reveal.choose_accept,
    prompt=text("Your wild swing has a cost: pay it, or swing again?"),
    rule=text("A wild swing with a cost may be declared invalid."),
    label=yes_or_no(text("Pay"), text("Swing again")),
    about=yes_about,
)

TRANSFORM: Final = Question(
    Transform,
    cleanup.ask_transform,
    cleanup.choose_transform,
    prompt=text("Keep this attack as a transformation?"),
    rule=text("An attack that hit may become a transformation."),
    label=yes_or_no(text("Transform"), text("Do not transform")),
    about=yes_about,
)


def _boost_label(table: Table, ask: Ask, option: Value) -> str:
    boost = in_play(table, option)
    return say("None") if boost is None else boost_name(table, boost.card)


DISCARD_BOOST: Final = Question(
    DiscardBoosts,
    cleanup.ask_boost_to_discard,
    cleanup.discard_boost,
    kind="discard boost",
    prompt=text("Which boost is discarded next?"),
    rule=text("In cleanup, boosts that nothing sustains are discarded; you choose the order."),
    label=_boost_label,
    about=lambda table, _ask, serial: in_play_about(table, serial),
)

QUESTIONS: Final = (SET, SET_TEXT, ACCEPT, TRANSFORM, DISCARD_BOOST)
