"""Prints lines and instructions in German, from the same nodes as the canonical form."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.german.amounts import at_end, for_each, number
from wildswing.exceed.language.german.cards import at_distance, sort
from wildswing.exceed.language.german.clauses import Modal, Order, Request, Verb
from wildswing.exceed.language.german.conditions import guard
from wildswing.exceed.language.german.headings import LIMITS, heading
from wildswing.exceed.language.german.instructions import IGNORE, instruction
from wildswing.exceed.language.german.nouns import NOM, STATS
from wildswing.exceed.language.german.persons import BOTH, PRINTED, READER, RIVAL, Voice, named
from wildswing.exceed.language.printer import Level
from wildswing.exceed.language.printers import Printer


def print_line(line: n.Line, voice: Voice = PRINTED) -> str:
    """Returns a line with its full stop."""
    return text(line, voice) + "."


def text(line: n.Line, voice: Voice) -> str:
    """Returns a line as it stands in square brackets."""
    parts = [heading(line.trigger, voice)] if line.trigger else []
    parts += [LIMITS[line.limit]] if line.limit else []
    parts += [guard(line.guard, voice)] if line.guard else []
    body = capitalized(effect(line.effect, voice))
    return f"{capitalized(', '.join(parts))}: {body}" if parts else body


def capitalized(words: str) -> str:
    """Returns words with a capital at the start."""
    return words[:1].upper() + words[1:]


def effect(what: n.Effect, voice: Voice, order: Order = Order.MAIN, level: Level = Level.SEQUENCE) -> str:
    """Returns an instruction, in parentheses if it holds together less than its place asks."""
    own, said = _structure(what, voice, order)
    if own >= level:
        return said
    return f"({_structure(what, voice, _next(order))[1]})"


def _structure(  # noqa: PLR0911 - a return for each sort
    what: n.Effect, voice: Voice, order: Order
) -> tuple[Level, str]:
    match what:
        case n.Sequence(steps):
            return Level.SEQUENCE, _sequence(steps, voice, order)
        case n.Together(steps):
            return Level.CHAIN, _together(steps, voice, order)
        case n.If(_, _, otherwise):
            return Level.CHAIN if otherwise is None else Level.SEQUENCE, _conditional(what, voice)
        case n.ForEach(counting, body, at_most):
            often = for_each(counting, voice) + at_end(at_most)
            return Level.CHAIN, f"{often}: {effect(body, voice, level=Level.CHAIN)}"
        case n.May(body):
            return Level.STEP, _may(body, voice, order)
        case n.InTurns(body):
            inner = body.effect if isinstance(body, n.May) else body
            start = "dürfen beide" if order is Order.INVERTED else "beide dürfen"
            return Level.STEP, f"{start} abwechselnd {_infinitive(inner, Voice(BOTH, voice.opponent))}"
        case n.By(body):
            return Level.STEP, _by_opponent(body, voice.performed_by(v.Who.OPPONENT), order)
        case n.Choice(options, 1):
            return Level.CHOICE, _choice(options, voice, order)
        case n.Choice(options, count):
            return Level.STEP, f"wähl {count}: {_choice(options, voice, Order.MAIN)}"
    return Level.OPTION, instruction(what, voice, text).said(voice, order)


def _sequence(steps: tuple[n.Effect, ...], voice: Voice, order: Order) -> str:
    first, *others = steps
    return "; ".join([_item(first, voice, order), *[_item(step, voice, _next(order)) for step in others]])


def _next(order: Order) -> Order:
    """Returns the order of what follows: only the first sentence stands after a condition."""
    return Order.MAIN if order is Order.INVERTED else order


def _item(step: n.Effect, voice: Voice, order: Order = Order.MAIN) -> str:
    """Returns a part of a sequence; a conditional with “sonst” needs no parentheses there."""
    return _conditional(step, voice) if isinstance(step, n.If) else effect(step, voice, order, Level.CHAIN)


def _together(steps: tuple[n.Effect, ...], voice: Voice, order: Order) -> str:
    orders = [order] + [_next(order)] * (len(steps) - 1)
    parts = [effect(step, voice, one, Level.STEP) for step, one in zip(steps[:-1], orders, strict=False)]
    last = steps[-1]
    end = effect(last, voice, orders[-1], Level.STEP if isinstance(last, n.Together) else Level.CHAIN)
    clauses = [instruction(step, voice, text) for step in steps if not _is_structure(step)]
    requested = len(clauses) == len(steps) and all(isinstance(one, Request) for one in clauses)
    if all(isinstance(one, Request) and one.verb == IGNORE for one in clauses) and requested:
        ignored = [STATS[step.stat].singular for step in steps if isinstance(step, n.Modify)]
        return Request(IGNORE, " und ".join(ignored)).said(voice, order)
    if isinstance(last, n.If):
        return f"{', '.join(parts)}, und {end}"
    if requested or order is Order.INFINITIVE:
        return f"{', '.join(parts)} und {end}"
    return ", ".join([*parts, end])


STRUCTURES = n.Sequence | n.Together | n.If | n.ForEach | n.May | n.InTurns | n.By | n.Choice


def _is_structure(what: n.Effect) -> bool:
    return isinstance(what, STRUCTURES)


def _conditional(what: n.If, voice: Voice) -> str:
    said = f"{guard(what.guard, voice)}, {effect(what.then, voice, Order.INVERTED, Level.CHAIN)}"
    if what.otherwise is None:
        return said
    comma = "," if isinstance(what.otherwise, n.If) else ""
    return f"{said}; sonst{comma} {_item(what.otherwise, voice, Order.INVERTED)}"


def _may(body: n.Effect, voice: Voice, order: Order) -> str:
    return Modal("darfst", "darf", _infinitive(body, voice)).said(voice, order)


def _infinitive(what: n.Effect, voice: Voice) -> str:
    """Returns what stands after “darfst”: with its verbs last, or, where that cannot be said, in parentheses."""
    if not _has_infinitive(what, voice):
        return f"dies tun: ({effect(what, voice)})"
    if isinstance(what, n.Sequence):
        return " und dann ".join([effect(step, voice, Order.INFINITIVE, Level.CHAIN) for step in what.steps])
    return effect(what, voice, Order.INFINITIVE, Level.CHAIN)


def _has_infinitive(what: n.Effect, voice: Voice) -> bool:
    match what:
        case n.Sequence(steps) | n.Together(steps) | n.Choice(steps, 1):
            return all(_has_infinitive(step, voice) for step in steps)
        case n.May() | n.InTurns() | n.By() | n.If() | n.ForEach() | n.Choice():
            return False
    return bool(instruction(what, voice, text).said(voice, Order.INFINITIVE))


def _by_opponent(body: n.Effect, voice: Voice, order: Order) -> str:
    """Returns what the opponent does; the subject is said once."""
    order = Order.INVERTED if order is Order.INVERTED else Order.MAIN
    if isinstance(body, n.May):
        return _may(body.effect, voice, order)
    if not _is_structure(body):
        return instruction(body, voice, text).said(voice, order)
    actor = voice.actor
    if actor.is_reader:
        return effect(body, voice, order, Level.CHOICE)
    if order is Order.INVERTED and isinstance(body, n.Choice):
        return _choice(body.options, voice, order)
    return f"{actor.nominative} {effect(body, voice, Order.WITHOUT_SUBJECT, Level.CHOICE)}"


def _choice(options: tuple[n.Effect, ...], voice: Voice, order: Order) -> str:
    parts: list[str] = []
    waiting = list(options)
    while waiting:
        now = order if not parts else _later(order)
        shared = _push_or_pull(waiting[:2], voice, now)
        option, count = _span(waiting)
        parts.append(shared or effect(option, voice, now, Level.OPTION))
        waiting = waiting[2 if shared else count :]
    return " oder ".join(parts)


def _later(order: Order) -> Order:
    """Returns the order of a further option, whose subject was said with the first one."""
    return order if order is Order.INFINITIVE else Order.WITHOUT_SUBJECT


def _span(options: Sequence[n.Effect]) -> tuple[n.Effect, int]:
    """Returns the first option, with those that differ from it by one more card each: “1-3 Karten”."""
    first, low = options[0], _cards_of(options[0])
    count = 1
    while low and count < len(options) and options[count] == _with_cards(first, low + count):
        count += 1
    return (first if count == 1 else _with_cards(first, n.Between(low, low + count - 1))), count


def _cards_of(what: n.Effect) -> int:
    match what:
        case n.Draw(int(many)) | n.Put(n.Cards(int(many))):
            return many
    return 0


def _with_cards(what: n.Effect, many: int | n.Between) -> n.Effect:
    if isinstance(what, n.Draw):
        return replace(what, amount=many)
    assert isinstance(what, n.Put)
    assert isinstance(what.cards, n.Cards)
    return replace(what, cards=replace(what.cards, quantity=many))


def _push_or_pull(options: Sequence[n.Effect], voice: Voice, order: Order) -> str:
    """Returns a push and a pull as far as each other in one sentence."""
    match options:
        case [n.Move(v.Verb.PUSH, way, None, None, None), n.Move(v.Verb.PULL, as_far, None, None, None)] if (
            way == as_far and isinstance(way, int | n.Between | v.Measure)
        ):
            return Request(PUSH_OR_PULL, f"{voice.other.accusative} um {number(way, voice)}").said(voice, order)
    return ""


PUSH_OR_PULL: Final = Verb("stoß oder zieh", "stößt oder zieht", "stoßen oder heranziehen")


# --- As others are told ---


def _line_about(line: n.Line, you: str, opponent: str) -> str:
    return print_line(line, Voice(named(you), named(opponent)))


def _asked(what: n.Effect, of_own_text: bool) -> str:
    """Returns an instruction to whoever performs it; in the opponent's text, “you” is the opponent."""
    return effect(what, PRINTED if of_own_text else Voice(RIVAL, READER, v.Who.OPPONENT))


PRINTER: Final = Printer(
    line=print_line,
    line_about=_line_about,
    asked=_asked,
    guard=lambda what: guard(what, PRINTED),
    cards=lambda what: sort(what, NOM, PRINTED),
    distance=lambda reach: at_distance(reach, PRINTED),
)
