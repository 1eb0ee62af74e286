"""What texts read: conditions, amounts, and the totals of attacks.

A total is computed when it is asked for, from what is in play (EX-PRIO-03). Its layers, in order: the printed number or
what replaces it, the sum of all bonuses, bonuses multiplied, another number in the total's place; "-" stays "-" (D-20).
"""

from collections.abc import Callable
from typing import Any, Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules import piles
from wildswing.exceed.rules.arena import (
    body,
    covers,
    distance,
    distance_to,
    is_between,
    is_beyond,
    meet,
    ranges,
    ranges_to,
)
from wildswing.exceed.rules.book import STEPS, THEIRS
from wildswing.exceed.rules.facts import BAN, INSTEAD, ORIGIN, QUALITY, RAISE, STRIDE, Standing, X
from wildswing.exceed.rules.piles import seat_of
from wildswing.exceed.rules.standing import standing
from wildswing.exceed.rules.table import (
    ATTACK,
    EXTRA_MISSES,
    NO_SPACE,
    NOBODY,
    SPENT,
    STRIKE,
    Attack,
    Result,
    Strike,
    Table,
)
from wildswing.kernel.state import NOTHING

NO_LIMIT: Final = 99
"""Farther than anybody moves."""

NEVER: Final = 99
"""A distance that no two spaces have."""

SETTLING: Final = 8
"""How often totals that read each other are computed again before they count as settled."""

Part = tuple[int, int, str]
"""A part of a total: the amount (for range: to the minimum), to the maximum, and the name of what gives it."""

Factor = tuple[int, bool, str]
"""What multiplies bonuses: by how much, whether those below 0 too, and the name of what gives it."""

ADDS: Final = (v.Change.ADD, v.Change.SUBTRACT)
MULTIPLIES: Final = (v.Change.MULTIPLY, v.Change.MULTIPLY_POSITIVE)

EX: Final = v.Quality.EX
CRITICAL: Final = v.Quality.CRITICAL
HITS: Final = v.Quality.HITS
MISSES: Final = v.Quality.MISSES
WILD_SWING: Final = v.Quality.WILD_SWING
FACE_UP: Final = v.Quality.FACE_UP
REACHING: Final = v.Adjective.REACHING
ADD: Final = v.Change.ADD

MARKED: Final = (CRITICAL, v.Quality.NONLETHAL, MISSES)
"""Qualities that an instruction writes into the ledger of the strike."""

Guess = dict[tuple[int, str], list[int]]
"""Totals being settled: for each the value assumed so far, and whether something has read it."""

Reader = Callable[[Table, Any, int, int, Guess | None], bool]
"""Tells whether a condition of an owner's text, with what "this" means in it, is true now."""


# --- Conditions ---


def passes_guard(table: Table, guard: n.Guard | None, owner: int, source: int, guess: Guess | None = None) -> bool:
    """Tells whether an `if` or `unless` lets its text pass now; EX-COND-03: looked at once."""
    if guard is None:
        return True
    condition = guard.condition
    return READERS[type(condition)](table, condition, owner, source, guess) is not guard.unless


def holds(table: Table, condition: n.Condition, owner: int, source: int, guess: Guess | None = None) -> bool:
    """Tells whether a condition of an owner's text is true now."""
    return READERS[type(condition)](table, condition, owner, source, guess)


def _is_at_range(table: Table, condition: n.AtRange, owner: int, source: int, guess: Guess | None) -> bool:
    if condition.source is not None:
        return _opponent_is_at(table, condition, owner)
    return meet(span_of(table, condition, owner), ranges_of(table, owner, guess))


def _did(table: Table, condition: n.Did, owner: int, source: int, guess: Guess | None) -> bool:
    return did(table, seat_of(condition.who, owner), condition.deed)


def _attack_is(table: Table, condition: n.AttackIs, owner: int, source: int, guess: Guess | None) -> bool:
    seat = seat_of(condition.owner, owner)
    what = condition.what
    if not isinstance(what, n.Pile):
        return attack_is(table, seat, what, guess)
    attack = attack_of(table, seat)  # EX-NOTION-IT-02
    return attack is not None and attack.face >= 0 and piles.fits(table, attack.face, what, owner)


def _attack_hit(table: Table, condition: n.AttackHit, owner: int, source: int, guess: Guess | None) -> bool:
    attack = attack_of(table, seat_of(condition.owner, owner))
    return attack is not None and attack.hit


def _stands_so(table: Table, condition: n.Stands, owner: int, source: int, guess: Guess | None) -> bool:
    return _stands(table, seat_of(condition.who, owner), condition.status, guess)


def _holds_cards(table: Table, condition: n.Holds, owner: int, source: int, guess: Guess | None) -> bool:
    seat = seat_of(condition.who, owner)
    found = len(cards_of(table, condition.pile, owner, seat)) + piles.boosts_being_played(table, condition.pile, seat)
    if condition.how is not None:
        return _compare(found, condition.how, condition.count)
    return found == 0 if condition.count == 0 else found >= condition.count


def _holds_more(table: Table, condition: n.HoldsMore, owner: int, source: int, guess: Guess | None) -> bool:
    # Seen from the other player, the same words mean the other's cards.
    own, others = [
        len(piles.cards_of(table, condition.pile, seat, seat_of(condition.who, seat))) for seat in (owner, 1 - owner)
    ]
    return own > others


def _holds_tokens(table: Table, condition: n.HoldsTokens, owner: int, source: int, guess: Guess | None) -> bool:
    had = held_by(table, seat_of(condition.who, owner), condition.token.name)
    how = condition.how
    return _compare(had, v.Comparison.AT_LEAST if how is None else how, condition.count)


def _moved_far(table: Table, condition: n.MovedFar, owner: int, source: int, guess: Guess | None) -> bool:
    ledger = table.deeds if not condition.within else () if table.strike is None else table.strike.deeds
    return ledger.count((seat_of(condition.who, owner), STEPS[condition.by_anybody])) >= condition.spaces


def _did_spend(table: Table, condition: n.DidSpend, owner: int, source: int, guess: Guess | None) -> bool:
    if condition.in_strike:  # EX-NOTION-SPENT-02
        return table.strike is not None and (owner, SPENT[condition.resource]) in table.strike.deeds
    return _spent(table, condition.resource) > 0


def _compares(table: Table, condition: n.Compare, owner: int, source: int, guess: Guess | None) -> bool:
    if _is_printed_x(table, condition.left, owner) or _is_printed_x(table, condition.right, owner):
        return False  # EX-NOTION-X-02
    left = amount(table, condition.left, owner, source, guess)
    return _compare(left, condition.how, amount(table, condition.right, owner, source, guess))


def _is_printed_x(table: Table, what: n.Amount, owner: int) -> bool:
    """Tells whether a text asks for what is printed on an attack, and that is X."""
    if not isinstance(what, n.Total) or not what.printed or what.owner is None:
        return False
    attack = attack_of(table, seat_of(what.owner, owner))
    if attack is None or attack.face < 0:
        return False
    return getattr(table.book.cards[attack.face].numbers, what.stat.value, None) is v.Measure.X


def _it_is(table: Table, condition: n.ItIs, owner: int, source: int, guess: Guess | None) -> bool:
    it = _it(table)
    return it != NOTHING and piles.fits(table, it, condition.sort, owner)


def _both(table: Table, condition: n.Both, owner: int, source: int, guess: Guess | None) -> bool:
    return all(holds(table, one, owner, source, guess) for one in condition.conditions)


def _any_of(table: Table, condition: n.AnyOf, owner: int, source: int, guess: Guess | None) -> bool:
    return any(holds(table, one, owner, source, guess) for one in condition.conditions)


def _lies_so(table: Table, condition: n.Lies, owner: int, source: int, guess: Guess | None) -> bool:
    what = condition.what
    if isinstance(what, n.Named):
        spaces = token_spaces(table, owner, what.name)
        return any(lies(table, space, condition.spot, owner, guess) for space in spaces)
    return lies(table, piles.space_of(table, source), condition.spot, owner, guess)


def _stands_on(table: Table, condition: n.StandsOn, owner: int, source: int, guess: Guess | None) -> bool:
    return any(covers(table.sides[seat_of(condition.who, owner)], space) for space in condition.spaces)


def _spent(table: Table, resource: v.Resource) -> int:
    """Returns how much of a resource the last payment took; EX-NOTION-SPEND-06."""
    result = table.result
    if resource is v.Resource.FORCE:
        return result.force_spent
    return result.gauge_spent if resource is v.Resource.GAUGE else result.life_spent


def _fact(  # noqa: PLR0911 - a return for each fact
    table: Table, fact: v.Fact, owner: int, source: int, guess: Guess | None
) -> bool:
    result = table.result
    match fact:
        case v.Fact.YOU_DID | v.Fact.THEY_DID:
            return result.did
        case v.Fact.PASSED:
            return result.passed
        case v.Fact.HIT:  # EX-NOTION-EXTRA-06
            return result.hit
        case v.Fact.STRIKE_NOW:
            return table.strike is not None
        case v.Fact.STRIKE_LAST_TURN:
            return any(deed == STRIKE for _, deed in table.last_turn)
        case v.Fact.STRIKE_THIS_TURN:
            return any(deed == STRIKE for _, deed in table.deeds)
        case v.Fact.SUSTAINED:
            boost = piles.in_play(table, source)
            return boost is not None and boost.sustained
        case v.Fact.MAXIMUM_RANGE:  # EX-NOTION-RANGE-01
            span = reach(table, owner, guess)
            return span is not None and meet((span[1], span[1]), ranges_of(table, owner, guess))


def _it(table: Table) -> int:
    """EX-NOTION-IT-01: returns the card that the instruction before dealt with, or NOTHING."""
    result = table.result
    if result.boosts:
        boost = piles.in_play(table, result.boosts[0])
        return NOTHING if boost is None else boost.face
    return result.cards[0] if result.cards else NOTHING


def did(table: Table, seat: int, deed: v.Deed) -> bool:
    """Tells whether a seat did something in this strike or turn."""
    strike = table.strike
    if deed is v.Deed.INITIATED:  # EX-CHAR-60
        return strike is not None and strike.attacker == seat
    if (seat, deed) in table.deeds:
        return True
    return strike is not None and (seat, deed) in strike.deeds


def attack_of(table: Table, seat: int) -> Attack | None:
    """Returns a seat's attack in the strike that is going on."""
    return None if table.strike is None else table.strike.attacks[seat]


def attack_is(  # noqa: PLR0911 - a return for each sort of question
    table: Table, seat: int, what: v.Quality | n.Zone, guess: Guess | None = None
) -> bool:
    """Tells whether a seat's attack has a quality, or came from an area."""
    strike = table.strike
    attack = None if strike is None else strike.attacks[seat]
    if attack is None:
        return False
    if not isinstance(what, str):
        return attack.zone in what.names
    if what is EX:
        return is_ex(table, seat, attack, guess)
    if what is WILD_SWING:
        return attack.wild
    if what is FACE_UP:
        return attack.early
    if what is HITS and attack.sure:
        return True
    # EX-NOTION-MISS-01: said of the attack of that moment alone
    mark = EXTRA_MISSES if what is MISSES and attack.extra else what
    if what in MARKED and _is_marked(table, seat, mark):
        return True
    if what not in table.book.qualities:
        return False
    return _is_made_apart(table, seat, what, guess) if what is CRITICAL else is_made(table, seat, what, guess)


def _is_marked(table: Table, seat: int, quality: str) -> bool:
    """Tells whether the ledger of the strike has a quality of a seat's attack, which outlives its card."""
    return table.strike is not None and (seat, quality) in table.strike.deeds


def is_ex(table: Table, seat: int, attack: Attack, guess: Guess | None = None) -> bool:
    """Tells whether an attack is EX, as a pair or by a text; A-11: being EX is a state, so it counts once."""
    return attack.ex or (EX in table.book.qualities and _is_made_apart(table, seat, EX, guess))


def _is_made_apart(table: Table, seat: int, quality: v.Quality, guess: Guess | None) -> bool:
    """Tells whether a standing text gives a quality; one that asks for the quality to give it gives none."""
    if not standing(table, seat, QUALITY):
        return False
    key = (seat, quality)
    if guess is None and table.book.settles:
        guess = {}
    if guess is not None:
        if key in guess:
            return False
        guess[key] = [0, 0]
    found = is_made(table, seat, quality, guess)
    if guess is not None:
        del guess[key]
    return found


def is_made(table: Table, seat: int, quality: v.Quality, guess: Guess | None = None) -> bool:
    """Tells whether a standing text gives a quality to a seat's attack (EX-NOTION-INVALID-03)."""
    for one, owner, source in standing(table, seat, QUALITY):
        node = one.node
        if isinstance(node, n.Become) and node.quality is quality and applies(table, one, owner, source, guess):
            return True
    return False


def hits_by_its_own_text(table: Table, seat: int) -> bool:
    """Tells whether what stands on a seat's attack says that it hits."""
    return any(
        isinstance(node, n.Become) and node.quality is v.Quality.HITS and (owner, source) == (seat, ATTACK)
        for node, owner, source in applying(table, seat, QUALITY)
    )


def _stands(table: Table, seat: int, status: v.Status, guess: Guess | None) -> bool:
    side = table.sides[seat]
    match status:
        case v.Status.EXCEEDED:
            return side.exceeded
        case v.Status.STUNNED:
            return table.strike is not None and table.strike.stunned[seat]
        case v.Status.IN_RANGE:
            return is_reached(table, 1 - seat, guess)


def _compare(one: int, how: v.Comparison, other: int) -> bool:
    match how:
        case v.Comparison.AT_MOST:
            return one <= other
        case v.Comparison.AT_LEAST:
            return one >= other
        case v.Comparison.LESS:
            return one < other
        case v.Comparison.MORE:
            return one > other
        case v.Comparison.EXACTLY:
            return one == other


# --- Where things lie ---


def lies(  # noqa: PLR0911 - a return for each way of lying
    table: Table, space: int, spot: n.Spot, owner: int, guess: Guess | None = None
) -> bool:
    """EX-NOTION-TOKEN-05: tells whether something on a space lies so; what is not in play lies nowhere."""
    if space == NO_SPACE:
        return False
    match spot.lie:
        case v.Lie.IN_PLAY:
            return True
        case v.Lie.WITH:
            return covers(table.sides[seat_of(spot.who, owner)], space)
        case v.Lie.FREE:
            return not any(covers(side, space) for side in table.sides)
        case v.Lie.PAST:
            seat = seat_of(spot.who, owner)
            return is_beyond(table.sides[seat], table.sides[1 - seat], space)
        case v.Lie.PASSED:
            return space in table.result.spaces
        case v.Lie.BETWEEN:
            return is_between(space, body(table.sides[0]), body(table.sides[1]))
        case v.Lie.COVERS:
            other = 1 - owner
            origin = origin_of(table, other, guess)
            there = body(table.sides[other]) if origin == NO_SPACE else (origin, origin)
            return is_between(space, body(table.sides[owner]), there)
        case v.Lie.IN_RANGE:
            return space in spaces_in_range(table, owner, guess=guess)
        case v.Lie.AHEAD:
            return space in spaces_in_range(table, owner, ahead=True, guess=guess)
    distance = spot.distance
    if distance is None:
        return False
    low, high = span_of(table, distance, owner)
    return low <= _away(table, distance, owner, space) <= high


def span_of(table: Table, distance: n.AtRange, owner: int) -> tuple[int, int]:
    """Returns the ranges that a text names, or counts at this moment (EX-NOTION-RANGE-05)."""
    if distance.counted is None:
        return distance.low, distance.high
    counted = amount(table, distance.counted, owner, NOTHING)
    return counted, counted


def _away(table: Table, distance: n.AtRange, owner: int, space: int) -> int:
    """Returns how far a space is from the player or token that a distance is measured from."""
    source = distance.source
    if isinstance(source, n.Named):
        return min([abs(one - space) for one in token_spaces(table, owner, source.name)], default=NEVER)
    return distance_to(table.sides[seat_of(source or v.Who.YOU, owner)], space)


def _opponent_is_at(table: Table, distance: n.AtRange, owner: int) -> bool:
    """EX-NOTION-TOKEN-09: tells whether the opponent is so far from the player, or from a token of theirs."""
    source = distance.source
    if not isinstance(source, n.Named):
        return meet(span_of(table, distance, owner), ranges(table, owner))
    there = table.sides[1 - owner]
    spaces = token_spaces(table, owner, source.name)
    span = span_of(table, distance, owner)
    return any(meet(span, ranges_to(there, space, space)) for space in spaces)


def token_space(table: Table, owner: int, name: str) -> int:
    """Returns where a token lies."""
    seat = token_owner(table, owner, name)
    if name.removeprefix(THEIRS) in table.book.fighters[seat].card_tokens:
        return next(iter(token_spaces(table, owner, name)), NO_SPACE)
    return table.sides[seat].tokens[table.book.fighters[seat].tokens.index(name.removeprefix(THEIRS))]


def token_spaces(table: Table, owner: int, name: str) -> list[int]:
    """Returns where the tokens of a name lie that are in play (EX-NOTION-TOKEN-02)."""
    seat = token_owner(table, owner, name)
    name = name.removeprefix(THEIRS)
    if name in table.book.fighters[seat].card_tokens:  # EX-NOTION-LAID-02
        return [one.space for one in table.sides[seat].laid if one.token == name and one.space != NO_SPACE]
    lying = zip(table.book.fighters[seat].tokens, table.sides[seat].tokens, strict=True)
    return [space for token, space in lying if token == name and space != NO_SPACE]


def held_by(table: Table, seat: int, name: str) -> int:
    """EX-NOTION-HELD-01: returns how many a seat has of a token that lies on no space."""
    return table.sides[seat].held[list(table.book.held).index(name)]


def token_owner(table: Table, user: int, name: str) -> int:
    """Returns whose token a text means: a card in the hands of the opponent still speaks of its fighter's own.

    EX-NOTION-BEFORE-02: if both players have such a token, a line that the opponent does names it as the opponent's.
    """
    if name.startswith(THEIRS):
        return 1 - user
    fighter = table.book.fighters[user]
    return user if name in fighter.tokens or name in fighter.card_tokens else 1 - user


# --- Amounts ---


def amount(  # noqa: PLR0911 - a return for each sort of amount
    table: Table, what: n.Amount, owner: int, source: int, guess: Guess | None = None
) -> int:
    """Returns a number that needs no decision."""
    match what:
        case int():
            return what
        case v.Measure.X:
            return piles.kept(table, source) if source > NOTHING else x_of(table, owner, guess)
        case v.Measure.DAMAGE:
            return 0 if table.strike is None else table.strike.damage[1 - owner]
        case v.Measure.DAMAGE_TAKEN:
            return 0 if table.strike is None else table.strike.damage[owner]
        case v.Measure.ARMOR_SPENT:
            return 0 if table.strike is None else table.strike.armor_used[owner]
        case n.Total():
            return total_of(table, what, owner, guess)
        case n.SpacesBehind(who):
            return _spaces_behind(table, seat_of(who, owner))
        case n.Per(each, counted, at_most):
            number = each * count(table, counted, owner, guess)
            return number if at_most is None else min(number, at_most)
    raise ValueError(f"{what} is a decision, not an amount.")


def _spaces_behind(table: Table, seat: int) -> int:
    """EX-NOTION-RANGE-02: the spaces beyond a fighter, seen from the other one."""
    side = table.sides[seat]
    half = side.width // 2
    return (side.space - 1 if side.space < table.sides[1 - seat].space else table.book.spaces - side.space) - half


def x_of(table: Table, seat: int, guess: Guess | None = None) -> int:
    """Returns the X of a fighter and its attack; EX-NOTION-X-01: an attack may say what it is at any moment."""
    if X in table.book.keys:
        for one, owner, source in standing(table, seat, X):
            if isinstance(one.node, n.SetX) and applies(table, one, owner, source, guess):
                return max(0, amount(table, one.node.amount, owner, source, guess))
    return table.sides[seat].x


def count(  # noqa: PLR0911 - a return for each sort of thing
    table: Table, counted: n.Counted, owner: int, guess: Guess | None = None
) -> int:
    """Returns how many things a text counts."""
    if isinstance(counted, n.Pile):
        return len(cards_of(table, counted, owner))
    if isinstance(counted, n.Every):
        return count(table, counted.of, owner, guess) // counted.size
    if isinstance(counted, n.TokensAt):
        spaces = token_spaces(table, owner, counted.token.name)
        return len([space for space in spaces if lies(table, space, counted.spot, owner, guess)])
    if isinstance(counted, n.TokensHeld):
        return held_by(table, owner, counted.token.name)
    if isinstance(counted, n.SpentThisTurn):  # EX-NOTION-SPENT-01
        return table.deeds.count((owner, SPENT[counted.resource]))
    result = table.result
    if isinstance(counted, v.Tally):
        return _tallied(table, counted, owner, guess)
    match counted.what, counted.made:
        case v.Resource.FORCE, _:
            return result.force_spent
        case v.Resource.GAUGE, _:
            return result.gauge_spent
        case v.Resource.LIFE, _:
            return result.life_spent
        case _, v.Made.SPENT:
            attack = attack_of(table, owner)
            # A line that spends nothing itself means what was spent for the attack.
            cards = result.spent or (() if attack is None else attack.paid)
        case _, v.Made.DISCARDED:
            cards = result.discarded
        case _, v.Made.REVEALED:
            cards = result.revealed
    return len(
        [
            card
            for card in cards
            if piles.is_a(table, card, counted.what) and (not counted.reaching or _reaches(table, card, owner, guess))
        ]
    )


def cards_of(table: Table, pile: n.Pile, owner: int, holder: int = NOBODY) -> list[int]:
    """Returns the cards that a description means, those that would not reach the opponent left out if it says so."""
    cards = piles.cards_of(table, pile, owner, holder)
    if REACHING not in pile.adjectives:
        return cards
    return [card for card in cards if would_reach(table, card, owner)]


def would_reach(table: Table, card: int, seat: int) -> bool:
    """EX-NOTION-REACH-03: tells whether the opponent is in range of a card, with what stands for it as an attack.

    What a strike has given to another attack does not count.
    """
    twin = table.copy()
    strike = Strike(table.turn)
    strike.put(seat, Attack(card, card, "", face_up=True))
    twin.strike = strike
    twin.granted = tuple([text for text in twin.granted if text.source != ATTACK])
    return is_reached(twin, seat)


def _tallied(table: Table, tally: v.Tally, owner: int, guess: Guess | None) -> int:
    match tally:
        case v.Tally.THEM:
            return len(table.result.cards) or len(table.result.spaces)
        case v.Tally.MOVED:
            return table.result.moved
        case v.Tally.RANGE:
            return ranges_of(table, owner, guess)[0]
        case v.Tally.BETWEEN:  # EX-NOTION-RANGE-03
            return max(0, distance(table) - 1)


def _reaches(table: Table, card: int, owner: int, guess: Guess | None) -> bool:
    """Tells whether any space of the opponent is within the range printed on a card."""
    printed = table.book.cards[card].numbers.range
    if printed is None:
        return False
    x = x_of(table, owner, guess)
    low, high = [
        printed_number(table, card, bound, x) if isinstance(bound, v.Stat) else _value(bound, x) for bound in printed
    ]
    return meet((low, high), ranges_of(table, owner, guess))


def total_of(table: Table, what: n.Total, owner: int, guess: Guess | None = None) -> int:
    """Returns a number of an attack, of the card just dealt with, or a life."""
    if what.owner is None:
        cards = table.result.cards
        return 0 if not cards else printed_number(table, cards[0], what.stat, 0)
    seat = seat_of(what.owner, owner)
    if what.stat is v.Resource.LIFE:
        return table.sides[seat].life
    if what.printed:
        attack = attack_of(table, seat)
        return 0 if attack is None else printed_number(table, attack.face, what.stat, x_of(table, seat), seat, guess)
    if what.bonuses is not None:
        return _sum_of_bonuses(table, seat, what.stat, what.bonuses is v.Bonuses.POSITIVE, guess)
    if what.stat is v.Stat.ARMOR:
        return armor_left(table, seat, guess)  # EX-CARE-04
    return total(table, seat, what.stat, guess)


# --- Totals ---


def printed_number(table: Table, face: int, stat: str, x: int, seat: int = NOBODY, guess: Guess | None = None) -> int:
    """EX-COMP-09: returns a number printed on a card; "-" and an attack that has left play give 0 (EX-CHAR-40).

    EX-COMP-11, EX-COMP-12: so do armor and guard that are not printed.
    A power that is the range is the nearest one: of a seat's attack, or between the fighters.
    """
    if face < 0:
        return 0
    numbers = table.book.cards[face].numbers
    if stat == "power":
        if numbers.power is v.Stat.RANGE:
            return distance(table) if seat == NOBODY else ranges_of(table, seat, guess)[0]
        return _value(numbers.power, x)
    if stat == "speed":
        return _value(numbers.speed, x)
    return numbers.armor if stat == "armor" else numbers.guard


def _value(printed: int | v.Measure | v.Stat | None, x: int) -> int:
    if printed is None:
        return 0
    return printed if isinstance(printed, int) else x


def total(table: Table, seat: int, stat: str, guess: Guess | None = None) -> int:
    """Returns the power, speed, armor or guard of a seat's attack as it is now.

    EX-CARE-01: bonuses whose conditions read totals are settled together until nothing changes. A-08: a total may be
    negative; whoever uses armor or guard takes at least 0.
    """
    if not table.book.settles:
        return _sum(parts(table, seat, stat))
    key = (seat, stat)
    if guess is None:
        guess = {}
    elif key in guess:
        guess[key][1] = 1
        return guess[key][0]
    assumed = [0, 0]
    guess[key] = assumed
    for _ in range(SETTLING):
        found = _sum(parts(table, seat, stat, guess))
        settled = assumed[1] == 0 or found == assumed[0]
        assumed[0] = found
        if settled:
            break
    del guess[key]
    return assumed[0]


def _sum(of: list[Part]) -> int:
    found = 0
    for part in of:
        found += part[0]
    return found


def parts(table: Table, seat: int, stat: str, guess: Guess | None = None) -> list[Part]:
    """Returns what a total is made of, so that it can explain itself; what replaces it is its only part."""
    found = _layers(table, seat, stat, guess)
    key = INSTEAD.get(stat, "")
    if found and key in table.book.keys:
        for one, owner, source in standing(table, seat, key):
            node = one.node
            if isinstance(node, n.Modify) and applies(table, one, owner, source, guess):
                number = _before_replacing(table, node.amount, owner, source, guess)  # type: ignore[arg-type] # no range
                return [(number, number, table.book.lines[one.line].carrier)]
    return found


def _before_replacing(table: Table, what: n.Amount, owner: int, source: int, guess: Guess | None) -> int:
    """Returns an amount in which totals of the owner's attack count as they would without being replaced."""
    if isinstance(what, n.Total) and what.owner is v.Who.YOU and isinstance(what.stat, v.Stat) and not what.printed:
        return _sum(_layers(table, owner, what.stat, guess))
    return amount(table, what, owner, source, guess)


def _sum_of_bonuses(table: Table, seat: int, stat: str, positive: bool, guess: Guess | None) -> int:
    """EX-NOTION-BONUSES-02: the sum of the bonuses in a total, or of those above 0, before anything multiplies them.

    EX-NOTION-BONUSES-03.
    """
    key = (seat, f"{stat} bonuses")
    guess = {} if guess is None else guess
    if key in guess:
        return 0  # a bonus that asks for bonuses to be there is none of those
    guess[key] = [0, 0]
    attack = attack_of(table, seat)
    bonuses = [] if attack is None else _bonuses(table, seat, stat, attack, guess)[0]
    del guess[key]
    return sum([max(0, part[0]) if positive else part[0] for part in bonuses])


def _layers(table: Table, seat: int, stat: str, guess: Guess | None) -> list[Part]:
    """EX-COMP-28: power, armor and guard are those of a seat's attack, and without one there are none.

    EX-PRIO-03.
    """
    strike = table.strike
    attack = None if strike is None else strike.attacks[seat]
    if attack is None:
        return []
    face = attack.face
    # EX-CARE-05: with the attack gone its power and speed are 0; armor and guard keep their bonuses.
    if face < 0 and stat in ("power", "speed"):
        return []
    bonuses, factors = _bonuses(table, seat, stat, attack, guess)
    if factors:
        # EX-NOTION-BONUSES-01: several do not multiply each other.
        factor, all_of_them, giver = max(factors)
        more = (factor - 1) * sum([part[0] if all_of_them else max(0, part[0]) for part in bonuses])
        bonuses.append((more, more, giver))
    if face < 0 or stat == "range":
        return bonuses
    x = x_of(table, seat, guess) if X in table.book.keys else table.sides[seat].x
    printed = printed_number(table, face, stat, x, seat, guess)
    part = (printed, printed, table.book.cards[face].name)
    return [_reprinted(table, seat, stat, part, guess) if table.book.reprints else part, *bonuses]


def _reprinted(table: Table, seat: int, stat: str, printed: Part, guess: Guess | None) -> Part:
    """Returns what is printed on an attack, or what a text puts in its place."""
    found = printed
    for one, owner, source in standing(table, seat, stat):
        node = one.node
        if isinstance(node, n.Modify) and node.change is v.Change.PRINTED and applies(table, one, owner, source, guess):
            number = amount(table, node.amount, owner, source, guess)  # type: ignore[arg-type] # not a range bonus
            found = (number, number, table.book.lines[one.line].carrier)
    return found


def _bonuses(
    table: Table, seat: int, stat: str, attack: Attack, guess: Guess | None
) -> tuple[list[Part], list[Factor]]:
    """Returns the bonuses in a total of a seat's attack, and what multiplies them."""
    found: list[Part] = []
    factors: list[Factor] = []
    if stat != "range" and (attack.ex or is_ex(table, seat, attack, guess)):
        found.append((1, 1, "EX"))  # EX-STRIKE-07
    for one, owner, source in standing(table, seat, stat):
        node = one.node
        if one.fixed is not None:
            found.append((one.fixed[0], one.fixed[1], table.book.lines[one.line].carrier))
        elif isinstance(node, n.Modify) and applies(table, one, owner, source, guess):
            often = times(table, one, owner, guess)
            giver = table.book.lines[one.line].carrier
            if node.change in ADDS and often:
                low, high = _added(table, node, often, owner, source, guess)
                found.append((low, high, giver))
            elif node.change in MULTIPLIES and isinstance(node.amount, int):
                factors.append((node.amount, node.change is v.Change.MULTIPLY, giver))
    strike = table.strike
    if strike is not None and strike.bonuses:
        for bonus in strike.bonuses:
            if bonus.seat == seat and bonus.stat == stat and bonus.extra is attack.extra:
                if bonus.change == ADD:
                    found.append((bonus.low, bonus.high, bonus.giver))
                elif bonus.change in MULTIPLIES:
                    factors.append((bonus.low, bonus.change == v.Change.MULTIPLY, bonus.giver))
    return found, factors


def _added(table: Table, node: n.Modify, often: int, owner: int, source: int, guess: Guess | None) -> tuple[int, int]:
    # EX-CHAR-59
    change = node.amount
    if isinstance(change, tuple):
        return change[0] * often, change[1] * often
    number = amount(table, change, owner, source, guess) * often
    if node.change is v.Change.SUBTRACT:
        number = -number
    return number, number


def applies(table: Table, one: Standing, owner: int, source: int, guess: Guess | None = None) -> bool:
    """Tells whether the guards of a standing text let it pass now."""
    if not one.named:
        for guard in one.guards:
            condition = guard.condition
            if READERS[type(condition)](table, condition, owner, source, guess) is guard.unless:
                return False
        return True
    # EX-NOTION-NAMES-02: a text that was gained means what was named then.
    before = table.result
    gained = [text for text in table.granted if (text.line, text.owner, text.source) == (one.line, owner, source)]
    table.result = Result(name="\n".join([text.name for text in gained if text.name]))
    found = all(passes_guard(table, guard, owner, source, guess) for guard in one.guards)
    table.result = before
    return found


def applying(table: Table, seat: int, key: str) -> list[tuple[n.Effect, int, int]]:
    """Returns the standing texts of one sort about a seat whose guards hold, each with its owner and card."""
    found: list[tuple[n.Effect, int, int]] = []
    if key in table.book.keys:
        for one, owner, source in standing(table, seat, key):
            if not one.guards or applies(table, one, owner, source, None):
                found.append((one.node, owner, source))
    return found


def is_barred(table: Table, card: int, ban: v.Ban, owner: int) -> bool:
    """EX-NOTION-ASIDE-04, EX-NOTION-ASIDE-06: tells whether a boost says that it cannot be played, or discarded."""
    half = table.book.cards[card].boost
    if ban not in table.book.bans or half is None:
        return False
    return any(
        isinstance(one.node, n.Cannot) and one.node.ban is ban and applies(table, one, owner, NOTHING, None)
        for one in half.text.standing.get(BAN, ())
    )


def is_banned(table: Table, seat: int, ban: v.Ban, by: int = NOBODY) -> bool:
    """Tells whether a standing or granted text forbids something to a seat: any text, or one of a certain player's."""
    if ban not in table.book.bans:
        return False
    for node, owner, _ in applying(table, seat, BAN):
        if isinstance(node, n.Cannot) and node.ban is ban and node.token is None and by in (NOBODY, owner):
            return True
    strike = table.strike
    if strike is None or not strike.bans:
        return False
    return any(one.seat == seat and one.ban == ban and by in (NOBODY, one.owner) for one in strike.bans)


def times(table: Table, one: Standing, owner: int, guess: Guess | None = None) -> int:
    """Returns how often a standing text counts."""
    if one.each is None:
        return 1
    often = count(table, one.each, owner, guess)
    return often if one.at_most is None else min(often, one.at_most)  # EX-NOTION-EACH-01


def stride(table: Table, seat: int, optional: bool) -> int:
    """Returns how far a seat can move itself at once, or may stop (EX-CHAR-34, EX-NOTION-STRIDE-01), or NO_LIMIT."""
    if STRIDE not in table.book.keys:
        return NO_LIMIT
    return min(
        [
            node.spaces
            for found, _, _ in applying(table, seat, STRIDE)
            for node in [found.effect if isinstance(found, n.May) else found]
            if isinstance(node, n.Stride) and isinstance(found, n.May) is optional
        ],
        default=NO_LIMIT,
    )


def raised(table: Table, seat: int, effort: str) -> int:
    """Returns how much more each movement or draw of one sort is that a text asks a seat for."""
    found = 0
    for node, _, _ in applying(table, seat, RAISE):
        if isinstance(node, n.Raise) and effort in node.efforts:
            found += node.more
    return found


def may_raise(table: Table, seat: int, effort: str) -> int:
    """EX-NOTION-RAISE-01: returns how much more a movement of one sort may be, if its performer likes."""
    found = 0
    for node, _, _ in applying(table, seat, RAISE):
        if isinstance(node, n.May) and isinstance(node.effect, n.Raise) and effort in node.effect.efforts:
            found += node.effect.more
    return found


def ignores(table: Table, seat: int, stat: str) -> bool:
    """Tells whether a seat's attack ignores the opponent's armor or guard: EX-DMG-07, EX-STUN-11."""
    if stat not in table.book.ignored:
        return False
    for node, _, _ in applying(table, seat, stat):
        if isinstance(node, n.Modify) and node.change is v.Change.IGNORE:
            return True
    strike = table.strike
    attack = attack_of(table, seat)
    return (
        strike is not None
        and attack is not None
        and any(
            bonus.seat == seat
            and bonus.stat == stat
            and bonus.change == v.Change.IGNORE
            and bonus.extra is attack.extra
            for bonus in strike.bonuses
        )
    )


def armor_left(table: Table, seat: int, guess: Guess | None = None) -> int:
    """Returns the armor that can still prevent damage; EX-DMG-02: each point prevents one damage once."""
    used = 0 if table.strike is None else table.strike.armor_used[seat]
    return max(0, max(0, total(table, seat, "armor", guess)) - used)


def reach(table: Table, seat: int, guess: Guess | None = None) -> tuple[int, int] | None:
    """Returns the lowest and highest range at which a seat's attack hits; EX-COMP-14: None is "-" (D-28).

    EX-FAQ-20, EX-CHAR-41, EX-NOTION-RANGE-06.
    """
    attack = attack_of(table, seat)
    if attack is None or attack.face < 0:
        return None
    printed = table.book.cards[attack.face].numbers.range
    if printed is None:
        return None
    guess = {} if guess is None else guess
    low = _bound(table, seat, printed[0], guess)
    high = _bound(table, seat, printed[1], guess)
    key = (seat, "range")
    if key not in guess:
        guess[key] = [0, 0]
        for more_low, more_high, _ in parts(table, seat, "range", guess):
            low += more_low  # EX-FAQ-19
            high += more_high
        del guess[key]
    return max(0, low), max(0, high)


def _bound(table: Table, seat: int, bound: int | v.Measure | v.Stat, guess: Guess | None) -> int:
    if isinstance(bound, int):
        return bound
    return total(table, seat, bound, guess) if isinstance(bound, v.Stat) else x_of(table, seat, guess)


def origin_of(table: Table, seat: int, guess: Guess | None = None) -> int:
    """Returns the space that a seat's attack is measured from; EX-ATK-04: normally NO_SPACE, the fighter itself.

    EX-CHAR-14.
    """
    strike = table.strike
    attack = None if strike is None else strike.attacks[seat]
    if attack is not None and attack.origin != NO_SPACE:
        return attack.origin
    if ORIGIN not in table.book.keys:
        return NO_SPACE
    key = (seat, ORIGIN)
    guess = {} if guess is None else guess
    if key in guess:
        return NO_SPACE  # a text that asks for range to move the origin moves nothing
    guess[key] = [0, 0]
    found = NO_SPACE
    for one, owner, source in standing(table, seat, ORIGIN):
        node = one.node
        if (
            found == NO_SPACE
            and isinstance(node, n.Origin)
            and isinstance(node.place, n.Named | int)
            and applies(table, one, owner, source, guess)
        ):
            found = node.place if isinstance(node.place, int) else token_space(table, owner, node.place.name)
    del guess[key]
    return found


def comes_from_nowhere(table: Table, seat: int) -> bool:
    """EX-NOTION-TOKEN-13: tells whether a seat's attack would come from a token that is not in play."""
    if ORIGIN not in table.book.keys or origin_of(table, seat) != NO_SPACE:
        return False
    places = [node.place for node, _, _ in applying(table, seat, ORIGIN) if isinstance(node, n.Origin)]
    return any(isinstance(place, n.Named) for place in places)


def ranges_of(table: Table, seat: int, guess: Guess | None = None) -> tuple[int, int]:
    """EX-ATK-04, EX-CARE-09: the nearest and the farthest range to the opponent from where a seat's attack comes from.

    Without an attack it is measured from the fighter.
    """
    origin = origin_of(table, seat, guess)
    return ranges(table, seat) if origin == NO_SPACE else ranges_to(table.sides[1 - seat], origin, origin)


def is_reached(table: Table, seat: int, guess: Guess | None = None) -> bool:
    """Tells whether any space of the opponent is in range of a seat's attack."""
    span = reach(table, seat, guess)
    return span is not None and meet(span, ranges_of(table, seat, guess))


def range_to(table: Table, seat: int, space: int, guess: Guess | None = None) -> int:
    """Returns the range from where a seat's attack comes from to a space."""
    origin = origin_of(table, seat, guess)
    return distance_to(table.sides[seat], space) if origin == NO_SPACE else abs(space - origin)


def spaces_in_range(table: Table, seat: int, ahead: bool = False, guess: Guess | None = None) -> list[int]:
    """Returns the spaces that a seat's attack reaches; ahead: only those in the direction of the opponent.

    Both are seen from where the attack comes from, and that space itself is no step away from the opponent.
    """
    span = reach(table, seat, guess)
    if span is None:
        return []
    spaces = [
        space for space in range(1, table.book.spaces + 1) if span[0] <= range_to(table, seat, space, guess) <= span[1]
    ]
    if not ahead:
        return spaces
    here = origin_of(table, seat, guess) or table.sides[seat].space
    there = table.sides[1 - seat].space
    return [space for space in spaces if space == here or (space - here) * (there - here) > 0]


READERS: Final[dict[type, Reader]] = {
    v.Fact: _fact,
    n.AtRange: _is_at_range,
    n.Did: _did,
    n.AttackIs: _attack_is,
    n.AttackHit: _attack_hit,
    n.Stands: _stands_so,
    n.Holds: _holds_cards,
    n.HoldsMore: _holds_more,
    n.HoldsTokens: _holds_tokens,
    n.MovedFar: _moved_far,
    n.DidSpend: _did_spend,
    n.Compare: _compares,
    n.ItIs: _it_is,
    n.Both: _both,
    n.AnyOf: _any_of,
    n.Lies: _lies_so,
    n.StandsOn: _stands_on,
}
"""What reads each sort of condition."""
