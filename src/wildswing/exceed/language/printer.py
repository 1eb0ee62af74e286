"""Prints nodes in the canonical form: what the roster's files look like, and what people read on cards."""

# ruff: noqa: PLR0911, PLR0912 (each function is one list of cases, a return for each)

from collections.abc import Callable
from enum import IntEnum
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.looks import print_look
from wildswing.exceed.language.words import second_form

YOU = v.Who.YOU
OPPONENT = v.Who.OPPONENT

SINGLE = frozenset({1, n.AllBut(1), n.Between(0, 1)})
"""Quantities after which a noun stands in its first form."""


TOWARDS = (v.Verb.ADVANCE, v.Verb.CLOSE, v.Verb.PULL)
"""Movements that lead to a token, and not away from it."""


class Level(IntEnum):
    """How tightly parts of an instruction hold together; a looser part stands in parentheses."""

    SEQUENCE = 0
    CHAIN = 1
    STEP = 2
    CHOICE = 3
    OPTION = 4


def print_sheet(sheet: s.Sheet) -> str:
    """Returns the canonical text of a file."""
    blocks = [f"normals of {sheet.edition}\n"] if isinstance(sheet, s.Normals) else _fighter_head(sheet)
    return "\n".join([*blocks, *[print_card(card) for card in sheet.cards]])


def _fighter_head(fighter: s.Fighter) -> list[str]:
    head = [f"fighter {name(fighter.name)}", f"edition {fighter.edition}"]
    if fighter.style is not None:
        head.append(f"style {name(fighter.style)}")
    if fighter.look is not None:
        head.append(f"look {print_look(fighter.look)}")
    if fighter.difficulty is not None:
        head.append(f"difficulty {fighter.difficulty}")
    if fighter.starting_life is not None:
        head.append(f"starting life {fighter.starting_life}")
    if fighter.hand_limit is not None:
        head.append(f"maximum hand {fighter.hand_limit}")
    if fighter.more_starting_cards:
        head.append(f"starting hand {fighter.more_starting_cards} more")
    head.append(print_exceed(fighter.exceed))
    if fighter.deck is not None:
        head.append(f"deck of {fighter.deck.cards} cards")
    head += [print_token(token) for token in fighter.tokens]
    blocks = ["\n".join(head) + "\n"]
    sides = [("both sides", fighter.both_sides), ("basic", fighter.basic), ("exceeded", fighter.exceeded)]
    blocks += ["\n".join([side, *_indented(lines, 2)]) + "\n" for side, lines in sides if lines]
    return blocks


def print_token(token: s.Token) -> str:
    """Returns the line about a token."""
    marks = [f"{token.copies} copies"] if token.copies > 1 else []
    marks += ["face down"] if token.face_down else []
    marks += ["set aside"] if token.set_aside else []
    marks += [] if token.starts is None else [f"starting at range {token.starts}"]
    return f"token {name(token.name)}{_marks(marks)}"


def print_exceed(exceed: s.ExceedCost | None) -> str:
    """Returns the line about the exceed action."""
    if exceed is None:
        return "no exceed action"
    return ", ".join([f"exceed costs {exceed.gauge} gauge", *[_discount(one) for one in exceed.discounts]])


def _discount(discount: s.Discount) -> str:
    where = f"on space {discount.per}" if isinstance(discount.per, int) else f"for each {pile(discount.per, 'in')}"
    return f"{discount.less} less {where}"


def print_card(card: s.Card) -> str:
    """Returns the canonical text of a card."""
    if card.kind is v.Kind.ASIDE and card.boost:
        return "\n".join([f"{card.kind} {name(card.name)}", *_boost_half(card.boost)]) + "\n"
    marks = [_cost(card.cost)] if card.cost else []
    if card.copies != s.usual_copies(card.kind):
        marks.append(f"{card.copies} {'copy' if card.copies == 1 else 'copies'}")
    if card.set_aside:
        marks.append("set aside")
    if card.sealed:
        marks.append(f"{card.sealed} sealed")
    text = [f"{card.kind} {name(card.name)}{_marks(marks)}", f"  {_numbers(card.numbers)}"]
    text += [f"  motif {card.motif}"] if card.motif else []
    text += _indented(card.lines, 2)
    if card.boost:
        text += _boost_half(card.boost)
    return "\n".join(text) + "\n"


def _boost_half(boost: s.Boost) -> list[str]:
    marks = [boost.kind.value, *([_cost(boost.cost)] if boost.cost else [])]
    marks += ["cancelable"] if boost.cancelable else []
    return [f"  boost {name(boost.name)}{_marks(marks)}", *_indented(boost.lines, 4)]


def name(words: str) -> str:
    """Returns a name as a heading holds it: quoted only if it contains a sign that would end it."""
    return f'"{words}"' if any(sign in words for sign in "()#") or words != words.strip() else words


def _marks(marks: list[str]) -> str:
    return f" ({', '.join(marks)})" if marks else ""


def _cost(cost: n.Cost) -> str:
    return f"{cost.amount} {cost.resource}"


def _indented(lines: tuple[n.Line, ...], by: int) -> list[str]:
    return [" " * by + print_line(line) for line in lines]


def _numbers(numbers: s.Numbers) -> str:
    low, high = numbers.range or ("-", "-")
    parts = [f"range {low}" if low == high else f"range {low}-{high}"]
    parts += [f"power {'-' if numbers.power is None else numbers.power}", f"speed {numbers.speed}"]
    parts += [f"armor {numbers.armor}"] if numbers.armor else []
    parts += [f"guard {numbers.guard}"] if numbers.guard else []
    return ", ".join(parts)


# --- Lines ---


def print_line(line: n.Line) -> str:
    """Returns a line with its full stop."""
    return text(line) + "."


def text(line: n.Line) -> str:
    """Returns a line as it stands in square brackets."""
    parts = [trigger(line.trigger)] if line.trigger else []
    parts += [line.limit.value] if line.limit else []
    parts += [guard(line.guard)] if line.guard else []
    head = ", ".join(parts)
    body = effect(line.effect, Level.SEQUENCE, YOU)
    return f"{head}: {body}" if head else body


def trigger(what: n.Trigger | n.Action) -> str:
    """Returns when a line is done."""
    if isinstance(what, n.Action):
        quoted = f' "{what.name}"' if what.name else ""
        by = "" if what.who is YOU else f"{whose(what.who)} "
        return f"{by}action{quoted}{_marks([_cost(what.cost)] if what.cost else [])}"
    window, who = what.window, what.who
    match window:
        case v.Window.TURN_START:
            return f"start of {whose(who)} turn"
        case v.Window.TURN_END:
            return "end of each turn" if who is v.Who.EITHER else "end of your turn"
        case v.Window.NEXT_TURN_END:
            return "end of your next turn"
        case v.Window.STRIKE_END:
            return "end of the strike"
        case v.Window.ABOUT_TO_SET:
            return f"before {who} {conjugated('set', who)}"
        case v.Window.ENTERS:
            return f"when a fighter {window}"
        case v.Window.LEAVES:
            return f"when this {window}"
        case v.Window.INVALID:
            return f"when {whose(who)} {window}"
        case v.Window.IS_HIT | v.Window.IS_STUNNED | v.Window.IS_MADE_TO_DISCARD:
            return f"when {subject_is(who)} {window.removeprefix('is ')}"
        case v.Window.PASSES:
            return f"when {who} {conjugated('move', who)} past {other(who)}"
        case v.Window.SWINGS:
            return f"when {who} wild {conjugated('swing', who)}"
        case v.Window.WOULD_LOSE | v.Window.WOULD_DRAW:
            return f"when {who} {window}"
        case (
            v.Window.SET
            | v.Window.EXCEEDS
            | v.Window.CANCELS
            | v.Window.MOVES
            | v.Window.MOVES_BY_ACTION
            | v.Window.ADVANCES
            | v.Window.RETREATS
            | v.Window.RESHUFFLES_BY_ACTION
            | v.Window.PLAYS_BOOST
            | v.Window.HAS_PLAYED_BOOST
            | v.Window.HAS_PLAYED_INSTANT
            | v.Window.HAS_PLAYED_CONTINUOUS
            | v.Window.ACTS
            | v.Window.PREPARES
            | v.Window.CHANGES
            | v.Window.SPENDS_FORCE
            | v.Window.SPENDS_GAUGE
            | v.Window.SPENDS_LIFE
            | v.Window.SEALS
            | v.Window.GAINS_ADVANTAGE
        ):
            verb, _, rest = window.partition(" ")
            return f"when {who} {conjugated(verb, who)} {rest}".rstrip()
        case _:
            attacks = {v.Who.EITHER: " each attack", OPPONENT: " the opponent's attack"}
            return f"{window}{attacks.get(who, '')}"


def guard(what: n.Guard) -> str:
    """Returns an `if` or `unless` with its condition."""
    return f"{'unless' if what.unless else 'if'} {condition(what.condition)}"


def conjugated(verb: str, who: v.Who) -> str:
    """Returns the verb as it follows its subject."""
    return verb if who is YOU else second_form(verb)


def subject_is(who: v.Who) -> str:
    """Returns `you are` or `the opponent is`."""
    return "you are" if who is YOU else f"{who} is"


def other(who: v.Who) -> v.Who:
    """Returns the other player."""
    return OPPONENT if who is YOU else YOU


def whose(who: v.Who, by: v.Who = YOU) -> str:
    """Returns the possessive of a player, as said in an instruction that `by` performs."""
    if who is YOU:
        return "your"
    return "their" if by is OPPONENT else "the opponent's"


# --- Instructions ---


def effect(what: n.Effect, level: Level, by: v.Who) -> str:
    """Returns an instruction performed by a player, in parentheses if it holds together less than its place asks."""
    own, said = _structure(what, by) or (Level.OPTION, instruction(what, by))
    return said if own >= level else f"({said})"


def _structure(what: n.Effect, by: v.Who) -> tuple[Level, str] | None:
    match what:
        case n.Sequence(steps):
            return Level.SEQUENCE, "; ".join([_item(step, by) for step in steps])
        case n.Together(steps):
            parts = [effect(step, Level.STEP, by) for step in steps[:-1]]
            last = Level.STEP if isinstance(steps[-1], n.Together) else Level.CHAIN
            return Level.CHAIN, ", ".join([*parts, effect(steps[-1], last, by)])
        case n.If(_, _, otherwise):
            return Level.CHAIN if otherwise is None else Level.SEQUENCE, _conditional(what, by)
        case n.ForEach(counting, body, at_most):
            return Level.CHAIN, f"for each {counted(counting)}{_end(at_most)}: {effect(body, Level.CHAIN, by)}"
        case n.May(body):
            return Level.STEP, f"may {effect(body, Level.CHOICE, YOU if by is YOU else v.Who.EITHER)}"
        case n.InTurns(body):
            return Level.STEP, f"both in turns {effect(body, Level.STEP, YOU)}"
        case n.By(n.May(body)):
            return Level.STEP, f"the opponent may {effect(body, Level.CHOICE, v.Who.EITHER)}"
        case n.By(body):
            return Level.STEP, f"the opponent {effect(body, Level.CHOICE, OPPONENT)}"
        case n.Choice(options, count):
            said = " or ".join([effect(option, Level.OPTION, by) for option in options])
            return (Level.CHOICE, said) if count == 1 else (Level.STEP, f"do {count} of {said}")
    return None


def _item(step: n.Effect, by: v.Who) -> str:
    """Returns a part of a sequence; a conditional with `otherwise` needs no parentheses there."""
    return _conditional(step, by) if isinstance(step, n.If) else effect(step, Level.CHAIN, by)


def _conditional(what: n.If, by: v.Who) -> str:
    said = f"{guard(what.guard)}, {effect(what.then, Level.CHAIN, by)}"
    if what.otherwise is None:
        return said
    return f"{said}; otherwise, {_item(what.otherwise, by)}"


def instruction(what: n.Effect, by: v.Who) -> str:
    """Returns a single instruction; the verb agrees with the performer."""

    def verb(word: str) -> str:
        return second_form(word) if by is OPPONENT else word

    # After "may" the verb stays in its first form, but what is theirs stays theirs.
    their = OPPONENT if by is v.Who.EITHER else by
    for printed in (_movement, _numbers_change, _attack, _card_move):
        said = printed(what, verb, their)
        if said is not None:
            return said
    return _rule(what, verb, their)


Verb = Callable[[str], str]


def _movement(what: n.Effect, verb: Verb, by: v.Who) -> str | None:
    match what:
        case n.Move(v.Verb.PULL_SHORT, amount) if not isinstance(amount, v.SpaceName | n.Named | n.AtRange):
            return f"{verb('pull')} {number(amount, by)} but not past {by}"
        case n.Move(v.Verb.MOVE, int() | n.Between() as spaces, cards):
            moved = f" {selection(cards, by)}" if cards is not None else ""
            return f"{verb('move')}{moved} {number(spaces)} {'space' if spaces in SINGLE else 'spaces'}"
        case n.Move(way, amount, None, token) if not isinstance(amount, v.SpaceName | n.Named | n.AtRange):
            seen = "" if token is None else f" {'to' if way in TOWARDS else 'from'} {quoted(token)}"
            end = "" if what.stop is None else f" but not past {quoted(what.stop)}"
            return f"{verb(way)} {number(amount, by)}{seen}{end}"
        case n.Move(way, n.AtRange(away)):
            return f"{verb(way)} to range {away}"
        case n.Move(way, v.SpaceName() | n.Named() as where, cards):
            moved = f" {selection(cards, by)}" if cards is not None else ""
            return f"{verb(way)}{moved} to {place(where, by)}"
        case n.Swap(_, (one, another)):
            return f"{verb('swap')} {area(one, by)} with {area(another, by)}"
        case n.Swap(token):
            return f"{verb('swap')} with {quoted(token) if token else other(by)}"
        case n.PlaceOn(cards, n.AtRange() as reach):
            return f"{verb('put')} {_placed(cards, by)} {at_range(reach)}"
        case n.PlaceOn(cards, where):
            as_token = f" as {quoted(what.token)}" if what.token else ""
            return f"{verb('put')} {_placed(cards, by)} on {place(where, by)}{as_token}"
        case n.Origin(int(space)):
            return f"{verb('attack')} from space {space}"
        case n.Origin(cards) if not isinstance(cards, int):
            return f"{verb('attack')} from {selection(cards, by)}"
        case n.Remove(token, quantity, where):
            some = "" if quantity == 1 else f"{number(quantity)} "
            return f"{verb('remove')} {some}{quoted(token)}{f' {spot(where, by)}' if where else ''}"
        case n.Occupy(spaces):
            return f"{verb('take')} up {spaces} {'space' if spaces == 1 else 'spaces'}"
    return None


def _placed(cards: n.Selection | None, by: v.Who) -> str:
    return "both fighters" if cards is None else selection(cards, by)


def _numbers_change(what: n.Effect, verb: Verb, by: v.Who) -> str | None:
    gain = "" if by is YOU else f"{verb('gain')} "
    match what:
        case n.Modify(_, v.Change.ADD, (int(low), int(high))):
            return f"{gain}{low:+d}~{high} range"
        case n.Modify(stat, v.Change.ADD, int(amount)):
            return f"{gain}{amount:+d} {stat}"
        case n.Modify(stat, v.Change.ADD):
            return f"{gain}+X {stat}"
        case n.Modify(stat, v.Change.SUBTRACT):
            return f"{gain}-X {stat}"
        case n.Modify(stat, v.Change.PRINTED | v.Change.REPLACE as change, amount) if not isinstance(amount, tuple):
            return f"your {'printed ' if change is v.Change.PRINTED else ''}{stat} is {number(amount, by)}"
        case n.Modify(stat, v.Change.MULTIPLY, times):
            return f"{verb('multiply')} your {stat} bonuses by {times}"
        case n.Modify(stat, v.Change.MULTIPLY_POSITIVE, times):
            return f"{verb('multiply')} your positive {stat} bonuses by {times}"
        case n.Modify(stat, v.Change.LOSE):
            return f"{verb('lose')} all {stat}"
        case n.Modify(stat):
            return f"{verb('ignore')} {stat}"
        case n.Raise(more, efforts):
            return f"{gain}{more:+d} to each {'/'.join(efforts)}"
        case n.SetX(amount, True):
            return f"X is {number(amount, by)} more"
        case n.SetX(amount):
            return f"X is {number(amount, by)}"
        case n.Life(amount, True):
            return f"your life is {number(amount, by)}"
        case n.Life(amount):
            return f"{verb('gain')} {number(amount, by)} life"
        case n.Damage(amount, nonlethal):
            return f"{verb('take')} {number(amount, by)} {'nonlethal ' if nonlethal else ''}damage"
        case n.Spend(amount, resource):
            return f"{verb('spend')} {'all' if amount is None else number(amount, by)} {resource}"
        case n.Collect(amount, token, spends):
            often = "all" if amount is None else number(amount, by)
            return f"{verb('spend' if spends else 'gain')} {often} {quoted(token)}"
        case n.OtherPrice(amount, resource):
            return f"{verb('spend')} {number(amount, by)} {resource} for this"
        case n.FreeForce(amount):
            return f"change cards with {amount} more force"
        case n.Exchange(amount, resource, instead, of):
            return f"{verb('spend')} {number(amount, by)} {resource} for {instead} {of}"
        case n.Mill(cards):
            return f"damage discards {cards} cards of your deck"
        case n.Spare(life, left):
            return f"attacks {'leave' if left else 'take at most'} {life} life"
    return None


def _attack(what: n.Effect, verb: Verb, by: v.Who) -> str | None:
    match what:
        case n.Become(owner, v.Quality.FACE_UP):
            return f"{verb('turn')} {whose(owner, by)} attack face up"
        case n.Become(owner, v.Quality.HITS):
            return f"{whose(owner, by)} attack hits"
        case n.Become(owner, v.Quality.MISSES):
            return f"{whose(owner, by)} attack cannot hit"
        case n.Become(owner, v.Quality.UNPAID):
            return f"{whose(owner, by)} attack may go unpaid"
        case n.Become(owner, quality):
            return f"{whose(owner, by)} attack is {quality}"
        case n.Borrow(owner, cards):
            return f"{whose(owner, by)} attack gains the triggers of {selection(cards, by)}"
        case n.Repeat(more, printed):
            which = "the printed triggers of your attack" if printed else "your triggers"
            return f"{verb('do')} {which} {more} more {'time' if more == 1 else 'times'}"
        case n.Grant(line, _, v.Who() as owner):
            return f"{whose(owner, by)} attack gains [{text(line)}]"
        case n.Grant(line, until):
            return f"{verb('gain')} [{text(line)}] {until}"
        case n.Strike(_, _, True):
            return f"{verb('strike')} after the opponent sets"
        case n.Strike(cards, face_up):
            weapon = " with an EX attack" if what.ex else f" with {selection(cards, by)}" if cards is not None else ""
            return f"{verb('strike')}{' face up' if face_up else ''}{weapon}"
        case n.ExtraAttack(cards, free, damage):
            price = " for free" if free else ""
            most = "" if damage is None else f" for at most {damage} damage"
            return f"{verb('attack')} with {selection(cards, by)}{price}{most}"
        case n.SetAttack(v.Ref.THIS, n.Zone() as zone):
            return f"{verb('set')} this from {area(zone, by)}"
        case n.SetAttack(cards, _, face_up):
            return f"{verb('set')} {selection(cards, by)}{' face up' if face_up else ''}"
        case n.Secret(zone):
            return f"{area(zone, by)} are face down"
        case n.SetBeside(noun):
            return f"{verb('set')} this with {article(noun)} {noun}"
    return None


def _card_move(what: n.Effect, verb: Verb, by: v.Who) -> str | None:
    match what:
        case n.Draw(amount, to=True):
            return f"{verb('draw')} to {number(amount, by)} {'card' if amount == 1 else 'cards'}"
        case n.Draw(n.Between(0, None) as amount, bottom=False):
            return f"{verb('draw')} {number(amount, by)} cards"
        case n.Draw(amount, bottom):
            return f"{verb('draw')} {number(amount, by)}{' from the bottom' if bottom else ''}"
        case n.Put(cards, n.DISCARD_PILE):
            return f"{verb('discard')} {selection(cards, by)}"
        case n.Put(cards, n.SEALED_CARDS):
            return f"{verb('seal')} {selection(cards, by)}"
        case n.Put(cards, n.OWNERS_HAND):
            return f"{verb('put')} {selection(cards, by)} into its owner's hand"
        case n.Put(cards, n.UNDER_THIS):
            return f"{verb('put')} {selection(cards, by)} under this"
        case n.Put(cards, zone, v.Side.SHUFFLED):
            return f"{verb('shuffle')} {selection(cards, by)} into {area(zone, by)}"
        case n.Put(cards, zone, side):
            where = f"{side} {area(zone, by)}" if what.place is None else f"on {place(what.place, by)}"
            return f"{verb('put')} {selection(cards, by)}{' face down' if what.face_down else ''} {where}"
        case n.Divert(sort):
            return f"{verb('seal')} discarded {pile(sort, '', by, plural=True)}"
        case n.ShuffleDeck(zone):
            return f"{verb('shuffle')} {area(zone, by)}"
        case n.Show(cards, True):
            return f"{verb('look')} at {selection(cards, by)}"
        case n.Show(cards):
            return f"{verb('reveal')} {selection(cards, by)}"
        case n.NameOne(noun):
            return f"{verb('name')} {article(noun)} {noun}"
        case n.Play(cards, free):
            return f"{verb('play')} {selection(cards, by)}{' for free' if free else ''}"
        case n.BoostFrom(zone):
            return f"{verb('boost')} from {area(zone, by)}"
        case n.Sustain(cards):
            return f"{verb('sustain')} {selection(cards, by)}"
    return None


def _rule(what: n.Effect, verb: Verb, by: v.Who) -> str:
    match what:
        case n.Cannot(v.Ban.REMOVED, n.Named() as token):
            return f"{quoted(token)} cannot be removed"
        case n.Cannot(v.Ban.DISCARDED | v.Ban.PLAYED as ban):
            return f"this cannot {ban}"
        case n.Cannot(v.Ban.MOVED):
            return "cannot be pushed or pulled"
        case n.Cannot(v.Ban.PASS, token):
            return f"cannot move past {quoted(token) if token else other(by)}"
        case n.Cannot(ban, _, reach):
            return f"cannot {ban}{f' {at_range(reach)}' if reach else ''}"
        case n.Stride(spaces):
            return f"{verb('stop')} after {spaces} {'space' if spaces == 1 else 'spaces'}"
        case n.NoHandLimit():
            return "no maximum hand"
        case n.Must(duty):
            return f"must {duty}"
        case n.Costs(amount, resource, less):
            return f"this costs {amount} {resource}{' less' if less else ''}"
        case n.Cheaper(resource, less):
            return f"{resource} costs are {less} less"
        case v.Simple():
            first, _, rest = what.partition(" ")
            return f"{verb(first)} {rest}".rstrip()
        case _:
            raise AssertionError(f"no words for {what!r}")


# --- Cards and places ---


def article(words: str) -> str:
    """Returns `a` or `an`, as the first letter asks."""
    return "an" if words[0] in "aeiou" else "a"


def quoted(what: n.Named) -> str:
    """Returns a reference to a name."""
    return f'"{what.name}"'


def place(where: n.Place, by: v.Who = YOU) -> str:
    """Returns a space."""
    match where:
        case n.Named():
            return quoted(where)
        case n.AtRange():
            return at_range(where)
        case v.SpaceName.OPPONENTS:
            return f"{whose(OPPONENT, by)} space"
    return where.value


def at_range(reach: n.AtRange) -> str:
    """Returns a distance or several."""
    if reach.counted is not None:
        return f"at range {number(reach.counted)}"
    said = f"at range {reach.low}" if reach.low == reach.high else f"at range {reach.low}-{reach.high}"
    source = reach.source
    if source is None:
        return said
    return f"{said} from {quoted(source) if isinstance(source, n.Named) else source}"


def spot(where: n.Spot, by: v.Who = YOU) -> str:
    """Returns how something lies."""
    if where.distance is not None:
        return at_range(where.distance)
    match where.lie:
        case v.Lie.WITH:
            return f"in {whose(where.who, by)} space"
        case v.Lie.PAST:
            return f"past {where.who}"
    return where.lie.value


def selection(cards: n.Selection, by: v.Who) -> str:
    """Returns which cards an instruction takes."""
    match cards:
        case n.Named():
            return quoted(cards)
        case n.UNDER_THIS:
            return "the cards under this"
        case n.Zone():
            return area(cards, by)
        case n.Cards(quantity, v.Ref()):
            return f"{_quantity(quantity)} of them"
        case n.Cards(quantity, n.Pile() as sort):
            return f"{_quantity(quantity)} {pile(sort, 'from', by, plural=quantity not in SINGLE)}"
        case n.Top(1, sort, zone, True):
            return f"the bottom {pile(sort, 'from', by)} of {area(zone, by)}"
        case n.Top(count, sort, zone):
            number_of = "" if count == 1 else f"{count} "
            return f"the top {number_of}{pile(sort, 'from', by, plural=count != 1)} of {area(zone, by)}"
        case v.Ref():
            return cards.value
        case _:
            raise AssertionError(f"no words for {cards!r}")


def _quantity(quantity: n.Quantity) -> str:
    if isinstance(quantity, n.AllBut):
        return f"all but {number(quantity.left)}" if quantity.left else "all"
    return number(quantity)


def pile(what: n.Pile, word: str, by: v.Who = YOU, *, plural: bool = False) -> str:
    """Returns a description of cards; `word` says whether they are taken `from` an area or counted `in` it."""
    several = plural and v.Adjective.SAME_NAMED not in what.adjectives
    nouns = "/".join([second_form(noun) if several else noun.value for noun in what.nouns])
    copied = [adjective for adjective in what.adjectives if adjective in _COPIES]
    alike = [adjective for adjective in what.adjectives if adjective in _ALIKE]
    after = (v.Adjective.SAME_NAMED, *alike, *copied)
    parts = [adjective.value for adjective in what.adjectives if adjective not in after]
    if v.Adjective.SAME_NAMED in what.adjectives:
        parts.append(f"{'copies' if plural else 'copy'} of {article(nouns)}")
    parts.append(copied[0].replace("copy", "copies" if plural else "copy") if copied else nouns)
    parts += [quoted(what.name)] if what.name else []
    parts += [adjective.value for adjective in alike]
    parts += [f"{word} {area(where, by)}" if isinstance(where, n.Zone) else where.value for where in what.where]
    return " ".join(parts)


_COPIES: Final = (v.Adjective.COPY_OF_IT, v.Adjective.COPY_OF_YOURS, v.Adjective.COPY_OF_THEIRS)
"""Descriptions of cards that need no noun."""

_ALIKE: Final = tuple([adjective for adjective in v.Adjective if adjective.startswith("with")])
"""Descriptions of cards that stand behind the noun."""


def area(zone: n.Zone, by: v.Who = YOU) -> str:
    """Returns the areas of a player."""
    return f"{whose(zone.owner, by)} {'/'.join([_AREA_NAMES.get(name, name) for name in zone.names])}"


_AREA_NAMES: Final = {v.ZoneName.ASIDE: "set aside cards"}
"""What areas are called that have another name in a text than on the table."""


# --- Amounts and conditions ---


def number(amount: n.Amount, by: v.Who = YOU) -> str:
    """Returns an amount."""
    match amount:
        case n.Between(0, None):
            return "any number of"
        case n.Between(0, high):
            return f"up to {high}"
        case n.Between(low, high):
            return f"{low}-{high}"
        case n.Per(each, counting, at_most):
            return f"{each} for each {counted(counting)}{_end(at_most)}"
        case n.SpacesBehind(who):
            return f"the spaces behind {who}"
        case n.Total(v.Who() as owner, stat, bonuses=v.Bonuses() as bonuses):
            return f"{whose(owner, by)} {'positive ' if bonuses is v.Bonuses.POSITIVE else ''}{stat} bonuses"
        case n.Total(owner, stat, printed):
            possessive = "its" if owner is None else whose(owner, by)
            return f"{possessive} {'printed ' if printed else ''}{stat}"
        case _:
            return str(amount)


def _end(at_most: int | None) -> str:
    return "" if at_most is None else f" but at most {at_most}"


def counted(what: n.Counted) -> str:
    """Returns what is counted one by one."""
    if isinstance(what, n.SpentThisTurn):
        return f"{what.resource} spent this turn"
    if isinstance(what, n.Pile):
        return pile(what, "in")
    if isinstance(what, n.Every):
        of = pile(what.of, "in", plural=what.size != 1) if isinstance(what.of, n.Pile) else counted(what.of)
        return f"{what.size} {of}"
    if isinstance(what, n.TokensAt):
        return f"{quoted(what.token)} {spot(what.spot)}"
    if isinstance(what, n.TokensHeld):
        return quoted(what.token)
    if isinstance(what, v.Tally):
        return what.value
    return f"{what.what} {what.made}{' with the opponent in range' if what.reaching else ''}"


def condition(what: n.Condition) -> str:
    """Returns a condition."""
    match what:
        case n.Both(conditions):
            return " and ".join([condition(part) for part in conditions])
        case n.AnyOf(conditions):
            return " or ".join([condition(part) for part in conditions])
        case n.Did(who, v.Deed.WAS_HIT):
            return f"{who} {'were' if who is YOU else 'was'} hit"
        case n.Did(who, v.Deed.PASSED):
            return f"{who} passed {other(who)}"
        case n.Did(who, deed):
            return f"{who} {deed}"
        case n.Stands(who, status):
            return f"{subject_is(who)} {status}"
        case n.StandsOn(who, spaces):
            return f"{subject_is(who)} on space {'/'.join([str(space) for space in spaces])}"
        case n.ItIs(sort):
            said = pile(sort, "in")
            return f"it is {article(said)} {said}"
        case n.AtRange():
            return at_range(what)
        case n.Compare(left, how, right):
            several = isinstance(left, n.SpacesBehind) or (isinstance(left, n.Total) and left.bonuses)
            return f"{number(left)} {'are' if several else 'is'} {how} {number(right)}"
        case n.Lies(thing, where):
            return f"{quoted(thing) if isinstance(thing, n.Named) else 'this space'} is {spot(where)}"
        case n.HoldsTokens(who, count, token, how):
            compared = "" if how is None else f"{how} "
            return f"{who} {conjugated('have', who)} {compared}{count} {quoted(token)}"
        case n.HoldsMore(who, sort):
            return f"{who} {conjugated('have', who)} more {pile(sort, 'in', who, plural=True)} than {other(who)}"
        case n.MovedFar(who, spaces, within, by_anybody):
            moment = "this strike" if within else "before the strike"
            moved = "moved" if not by_anybody else f"{'were' if who is YOU else 'was'} moved"
            return f"{who} {moved} {spaces} {'space' if spaces == 1 else 'spaces'} {moment}"
        case n.DidSpend(resource, in_strike):
            return f"you spent {resource}{' this strike' if in_strike else ''}"
        case n.Holds(who, count, sort, v.Comparison() as how):
            return f"{who} {conjugated('have', who)} {how} {count} {pile(sort, 'in', who, plural=count != 1)}"
        case n.Holds(who, count, sort):
            cards = pile(sort, "in", who, plural=count != 1)
            said = {0: "no", 1: article(cards)}.get(count, str(count))
            return f"{who} {conjugated('have', who)} {said} {cards}"
        case v.Fact():
            return what.value
        case _:
            return _attack_condition(what)


def _attack_condition(what: n.AttackIs | n.AttackHit) -> str:
    match what:
        case n.AttackHit(owner):
            return f"{whose(owner)} attack hit"
        case n.AttackIs(owner, v.Quality.FACE_UP):
            return f"{whose(owner)} attack was face up before the reveal"
        case n.AttackIs(owner, v.Quality() as quality):
            return f"{whose(owner)} attack is {quality}"
        case n.AttackIs(owner, n.Zone() as zone):
            return f"{whose(owner)} attack is from {area(zone)}"
    assert isinstance(what.what, n.Pile)
    sort = pile(what.what, "in")
    return f"{whose(what.owner)} attack is {article(sort)} {sort}"
