"""What texts read: conditions, amounts, and the totals of attacks.

A total is computed when it is asked for, from what is in play (EX-PRIO-03). Its layers, in order: the printed number or
what replaces it, the sum of all bonuses, bonuses multiplied, another number in the total's place; "-" stays "-" (D-20).
"""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules import piles
from wildswing.exceed.rules.arena import covers, distance, distance_to, meet, ranges, ranges_to
from wildswing.exceed.rules.book import INSTEAD, ORIGIN, QUALITY, RAISE, Standing
from wildswing.exceed.rules.piles import seat_of
from wildswing.exceed.rules.standing import standing
from wildswing.exceed.rules.table import NO_SPACE, NOBODY, STEP, STRIKE, Attack, Table
from wildswing.kernel.state import NOTHING

SETTLING: Final = 8
"""How often totals that read each other are computed again before they count as settled."""

Part = tuple[int, int, str]
"""A part of a total: the amount (for range: to the minimum), to the maximum, and the name of what gives it."""

Guess = dict[tuple[int, str], list[int]]
"""Totals being settled: for each the value assumed so far, and whether something has read it."""


# --- Conditions ---


def passes_guard(table: Table, guard: n.Guard | None, owner: int, source: int, guess: Guess | None = None) -> bool:
    """Tells whether an `if` or `unless` lets its text pass now; EX-COND-03: looked at once."""
    return guard is None or holds(table, guard.condition, owner, source, guess) is not guard.unless


def holds(  # noqa: PLR0911, PLR0912 - one list of cases, a return for each
    table: Table, condition: n.Condition, owner: int, source: int, guess: Guess | None = None
) -> bool:
    """Tells whether a condition of an owner's text is true now."""
    match condition:
        case v.Fact():
            return _fact(table, condition, owner, source, guess)
        case n.AtRange(low, high):
            return meet((low, high), ranges_of(table, owner, guess))
        case n.Did(who, deed):
            return did(table, seat_of(who, owner), deed)
        case n.AttackIs(who, what):
            return attack_is(table, seat_of(who, owner), what, guess)
        case n.AttackHit(who):
            attack = attack_of(table, seat_of(who, owner))
            return attack is not None and attack.hit
        case n.Stands(who, status):
            return _stands(table, seat_of(who, owner), status, guess)
        case n.Holds(who, count, pile, at_most):
            found = len(piles.cards_of(table, pile, owner, seat_of(who, owner)))
            return found <= count if at_most or count == 0 else found >= count
        case n.HoldsMore(who, pile):
            # Seen from the other player, the same words mean the other's cards.
            own, others = [len(piles.cards_of(table, pile, seat, seat_of(who, seat))) for seat in (owner, 1 - owner)]
            return own > others
        case n.MovedFar(who, spaces):
            return table.deeds.count((seat_of(who, owner), STEP)) >= spaces
        case n.Compare(left, how, right):
            return _compare(amount(table, left, owner, source, guess), how, amount(table, right, owner, source, guess))
        case n.Both(conditions):
            return all(holds(table, one, owner, source, guess) for one in conditions)
        case n.AnyOf(conditions):
            return any(holds(table, one, owner, source, guess) for one in conditions)
        case n.TokenIs(token, on_free_space):
            space = token_space(table, owner, token.name)
            return space != NO_SPACE and not (on_free_space and any(covers(side, space) for side in table.sides))
        case n.TokenWith(token, who):
            return covers(table.sides[seat_of(who, owner)], token_space(table, owner, token.name))
        case n.StandsOn(who, spaces):
            return any(covers(table.sides[seat_of(who, owner)], space) for space in spaces)
        case n.TokenPast(token, who):
            return _is_past(table, seat_of(who, owner), token_space(table, owner, token.name))
    raise ValueError(f"No rule reads the condition {condition}.")


def _fact(  # noqa: PLR0911 - a return for each fact
    table: Table, fact: v.Fact, owner: int, source: int, guess: Guess | None
) -> bool:
    result = table.result
    match fact:
        case v.Fact.YOU_DID | v.Fact.THEY_DID:
            return result.did
        case v.Fact.PASSED:
            return result.passed
        case v.Fact.STRIKE_NOW:
            return table.strike is not None
        case v.Fact.STRIKE_LAST_TURN:
            return any(deed == STRIKE for _, deed in table.last_turn)
        case v.Fact.STRIKE_THIS_TURN:
            return any(deed == STRIKE for _, deed in table.deeds)
        case v.Fact.SPACE_BETWEEN:
            one, other = sorted([side.space for side in table.sides])
            return one < piles.space_of(table, source) < other
        case v.Fact.SPACE_AHEAD:
            return piles.space_of(table, source) in spaces_in_range(table, owner, ahead=True, guess=guess)


def did(table: Table, seat: int, deed: v.Deed) -> bool:
    """Tells whether a seat did something in this strike or turn."""
    strike = table.strike
    if deed is v.Deed.INITIATED:  # EX-CHAR-60
        return strike is not None and strike.attacker == seat
    if (seat, deed.value) in table.deeds:
        return True
    return strike is not None and (seat, deed.value) in strike.deeds


def attack_of(table: Table, seat: int) -> Attack | None:
    """Returns a seat's attack in the strike that is going on."""
    return None if table.strike is None else table.strike.attacks[seat]


def attack_is(  # noqa: PLR0911 - a return for each sort of question
    table: Table, seat: int, what: v.Quality | tuple[v.Noun, ...] | n.Zone, guess: Guess | None = None
) -> bool:
    """Tells whether a seat's attack has a quality, is of a sort, or came from an area."""
    attack = attack_of(table, seat)
    if attack is None:
        return False
    match what:
        case v.Quality.EX:
            return is_ex(table, seat, attack, guess)
        case v.Quality.CRITICAL:
            return _is_marked(table, seat, what)
        case v.Quality.NONLETHAL:
            return _is_marked(table, seat, what) or is_made(table, seat, what, guess)
        case v.Quality.WILD_SWING:
            return attack.wild
        case v.Quality.FACE_UP:
            return attack.early
        case v.Quality.HITS:
            return attack.sure or is_made(table, seat, what, guess)
        case v.Quality.INVALID:
            return is_made(table, seat, what, guess)
        case n.Zone(_, names):
            return attack.zone in names
    return attack.face >= 0 and table.book.cards[attack.face].kind.value in [noun.value for noun in what]


def _is_marked(table: Table, seat: int, quality: v.Quality) -> bool:
    """Tells whether the ledger of the strike has a quality of a seat's attack, which outlives its card."""
    return table.strike is not None and (seat, quality.value) in table.strike.deeds


def is_ex(table: Table, seat: int, attack: Attack, guess: Guess | None = None) -> bool:
    """Tells whether an attack is EX, as a pair or by a text; A-11: being EX is a state, so it counts once."""
    if attack.ex:
        return True
    key = (seat, v.Quality.EX.value)
    if guess is None and table.book.settles:
        guess = {}
    if guess is not None:
        if key in guess:
            return False  # a text that asks for EX to give EX gives none
        guess[key] = [0, 0]
    found = is_made(table, seat, v.Quality.EX, guess)
    if guess is not None:
        del guess[key]
    return found


def is_made(table: Table, seat: int, quality: v.Quality, guess: Guess | None = None) -> bool:
    """Tells whether a standing text gives a quality to a seat's attack."""
    for one, owner, source in standing(table, seat, QUALITY):
        node = one.node
        if isinstance(node, n.Become) and node.quality is quality and _applies(table, one, owner, source, guess):
            return True
    return False


def _stands(table: Table, seat: int, status: v.Status, guess: Guess | None) -> bool:
    side = table.sides[seat]
    match status:
        case v.Status.EXCEEDED:
            return side.exceeded
        case v.Status.STUNNED:
            return table.strike is not None and table.strike.stunned[seat]
        case v.Status.IN_RANGE:
            return is_reached(table, 1 - seat, guess)


def _is_past(table: Table, seat: int, space: int) -> bool:
    """Tells whether a space lies on the far side of a fighter, seen from the other one."""
    if space == NO_SPACE:
        return False
    here = table.sides[seat].space
    there = table.sides[1 - seat].space
    return min(there, space) < here < max(there, space)


def _compare(one: int, how: v.Comparison, other: int) -> bool:
    match how:
        case v.Comparison.AT_MOST:
            return one <= other
        case v.Comparison.LESS:
            return one < other


def token_space(table: Table, owner: int, name: str) -> int:
    """Returns where a token lies."""
    seat = token_owner(table, owner, name)
    return table.sides[seat].tokens[table.book.fighters[seat].tokens.index(name)]


def token_owner(table: Table, user: int, name: str) -> int:
    """Returns whose token a text means: a card in the hands of the opponent still speaks of its fighter's own."""
    return user if name in table.book.fighters[user].tokens else 1 - user


# --- Amounts ---


def amount(  # noqa: PLR0911 - a return for each sort of amount
    table: Table, what: n.Amount, owner: int, source: int, guess: Guess | None = None
) -> int:
    """Returns a number that needs no decision."""
    match what:
        case int():
            return what
        case v.Measure.X:
            return piles.kept(table, source) if source > NOTHING else table.sides[owner].x
        case v.Measure.DAMAGE:
            return 0 if table.strike is None else table.strike.damage[1 - owner]
        case v.Measure.DAMAGE_TAKEN:
            return 0 if table.strike is None else table.strike.damage[owner]
        case v.Measure.ARMOR_SPENT:
            return 0 if table.strike is None else table.strike.armor_used[owner]
        case n.Total():
            return total_of(table, what, owner, guess)
        case n.Per(each, counted, at_most):
            number = each * count(table, counted, owner, guess)
            return number if at_most is None else min(number, at_most)
    raise ValueError(f"{what} is a decision, not an amount.")


def count(  # noqa: PLR0911 - a return for each sort of thing
    table: Table, counted: n.Counted, owner: int, guess: Guess | None = None
) -> int:
    """Returns how many things a text counts."""
    if isinstance(counted, n.Pile):
        return len(piles.cards_of(table, counted, owner))
    if isinstance(counted, n.Every):
        return len(piles.cards_of(table, counted.pile, owner)) // counted.size
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


def _tallied(table: Table, tally: v.Tally, owner: int, guess: Guess | None) -> int:
    match tally:
        case v.Tally.THEM:
            return len(table.result.cards)
        case v.Tally.MOVED:
            return table.result.moved
        case v.Tally.RANGE:
            return ranges_of(table, owner, guess)[0]


def _reaches(table: Table, card: int, owner: int, guess: Guess | None) -> bool:
    """Tells whether any space of the opponent is within the range printed on a card."""
    printed = table.book.cards[card].numbers.range
    if printed is None:
        return False
    x = table.sides[owner].x
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
        return 0 if attack is None else printed_number(table, attack.face, what.stat, table.sides[seat].x, seat, guess)
    if what.stat is v.Stat.ARMOR:
        return armor_left(table, seat, guess)  # EX-CARE-04
    return total(table, seat, what.stat, guess)


# --- Totals ---


def printed_number(table: Table, face: int, stat: str, x: int, seat: int = NOBODY, guess: Guess | None = None) -> int:
    """Returns a number printed on a card; "-" and an attack that has left play give 0 (EX-CHAR-40).

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
        return sum([part[0] for part in parts(table, seat, stat)])
    key = (seat, stat)
    if guess is None:
        guess = {}
    elif key in guess:
        guess[key][1] = 1
        return guess[key][0]
    assumed = [0, 0]
    guess[key] = assumed
    for _ in range(SETTLING):
        found = sum([part[0] for part in parts(table, seat, stat, guess)])
        settled = assumed[1] == 0 or found == assumed[0]
        assumed[0] = found
        if settled:
            break
    del guess[key]
    return assumed[0]


def parts(table: Table, seat: int, stat: str, guess: Guess | None = None) -> list[Part]:
    """Returns what a total is made of, so that it can explain itself; what replaces it is its only part."""
    found = _layers(table, seat, stat, guess)
    key = INSTEAD.get(stat, "")
    if found and key in table.book.keys:
        for one, owner, source in standing(table, seat, key):
            node = one.node
            if isinstance(node, n.Modify) and _applies(table, one, owner, source, guess):
                number = _before_replacing(table, node.amount, owner, source, guess)  # type: ignore[arg-type] # no range
                return [(number, number, table.book.lines[one.line].carrier)]
    return found


def _before_replacing(table: Table, what: n.Amount, owner: int, source: int, guess: Guess | None) -> int:
    """Returns an amount in which totals of the owner's attack count as they would without being replaced."""
    if isinstance(what, n.Total) and what.owner is v.Who.YOU and isinstance(what.stat, v.Stat) and not what.printed:
        return sum([part[0] for part in _layers(table, owner, what.stat, guess)])
    return amount(table, what, owner, source, guess)


def _layers(  # noqa: PLR0912 - the layers of a total, one after the other
    table: Table, seat: int, stat: str, guess: Guess | None
) -> list[Part]:
    # EX-PRIO-03
    attack = attack_of(table, seat)
    if attack is None:
        return []
    face = attack.face
    # EX-CARE-05: with the attack gone its power and speed are 0; armor and guard keep their bonuses.
    if face < 0 and stat in ("power", "speed"):
        return []
    found: list[Part] = []
    if face >= 0 and stat != "range":
        printed = printed_number(table, face, stat, table.sides[seat].x, seat, guess)
        found.append((printed, printed, table.book.cards[face].name))
    printed_parts = len(found)
    factors: list[tuple[int, str]] = []
    if stat != "range" and is_ex(table, seat, attack, guess):
        found.append((1, 1, "EX"))  # EX-STRIKE-07
    for one, owner, source in standing(table, seat, stat):
        node = one.node
        if one.fixed is not None:
            found.append((one.fixed[0], one.fixed[1], table.book.lines[one.line].carrier))
        elif isinstance(node, n.Modify) and _applies(table, one, owner, source, guess):
            often = times(table, one, owner, guess)
            giver = table.book.lines[one.line].carrier
            if node.change in (v.Change.ADD, v.Change.SUBTRACT) and often:
                low, high = _added(table, node, often, owner, source, guess)
                found.append((low, high, giver))
            elif node.change is v.Change.PRINTED:
                number = amount(table, node.amount, owner, source, guess)  # type: ignore[arg-type] # not a range bonus
                if not printed_parts:
                    continue  # with the attack gone there is nothing printed to replace
                found[0] = (number, number, giver)
            elif node.change is v.Change.MULTIPLY and isinstance(node.amount, int):
                factors.append((node.amount, giver))
    strike = table.strike
    if strike is not None and strike.bonuses:
        for bonus in strike.bonuses:
            if bonus[0] == seat and bonus[1] == stat and bonus[6] is attack.extra:
                if bonus[2] == v.Change.ADD:
                    found.append((bonus[3], bonus[4], bonus[5]))
                elif bonus[2] == v.Change.MULTIPLY:
                    factors.append((bonus[3], bonus[5]))
    if factors:
        factor, giver = max(factors)  # several do not multiply each other
        more = (factor - 1) * sum([part[0] for part in found[printed_parts:]])
        found.append((more, more, giver))
    return found


def _added(table: Table, node: n.Modify, often: int, owner: int, source: int, guess: Guess | None) -> tuple[int, int]:
    # EX-CHAR-59
    change = node.amount
    if isinstance(change, tuple):
        return change[0] * often, change[1] * often
    number = amount(table, change, owner, source, guess) * often
    if node.change is v.Change.SUBTRACT:
        number = -number
    return number, number


def _applies(table: Table, one: Standing, owner: int, source: int, guess: Guess | None) -> bool:
    return all(passes_guard(table, guard, owner, source, guess) for guard in one.guards)


def applying(table: Table, seat: int, key: str) -> list[tuple[n.Effect, int, int]]:
    """Returns the standing texts of one sort about a seat whose guards hold, each with its owner and card."""
    return [
        (one.node, owner, source)
        for one, owner, source in standing(table, seat, key)
        if not one.guards or _applies(table, one, owner, source, None)
    ]


def times(table: Table, one: Standing, owner: int, guess: Guess | None = None) -> int:
    """Returns how often a standing text counts."""
    return 1 if one.each is None else count(table, one.each, owner, guess)


def raised(table: Table, seat: int, effort: str) -> int:
    """Returns how much more each movement or draw of one sort is that a text asks a seat for."""
    found = 0
    for node, _, _ in applying(table, seat, RAISE):
        if isinstance(node, n.Raise) and effort in node.efforts:
            found += node.more
    return found


def ignores(table: Table, seat: int, stat: str) -> bool:
    """Tells whether a seat's attack ignores the opponent's armor or guard: EX-DMG-07, EX-STUN-11."""
    for node, _, _ in applying(table, seat, stat):
        if isinstance(node, n.Modify) and node.change is v.Change.IGNORE:
            return True
    strike = table.strike
    attack = attack_of(table, seat)
    return (
        strike is not None
        and attack is not None
        and any(
            bonus[0] == seat and bonus[1] == stat and bonus[2] == v.Change.IGNORE and bonus[6] is attack.extra
            for bonus in strike.bonuses
        )
    )


def armor_left(table: Table, seat: int, guess: Guess | None = None) -> int:
    """Returns the armor that can still prevent damage; EX-DMG-02: each point prevents one damage once."""
    used = 0 if table.strike is None else table.strike.armor_used[seat]
    return max(0, max(0, total(table, seat, "armor", guess)) - used)


def reach(table: Table, seat: int, guess: Guess | None = None) -> tuple[int, int] | None:
    """Returns the lowest and highest range at which a seat's attack hits; EX-COMP-14: None is "-" (D-28).

    EX-FAQ-20, EX-CHAR-41.
    """
    attack = attack_of(table, seat)
    if attack is None or attack.face < 0:
        return None
    printed = table.book.cards[attack.face].numbers.range
    if printed is None:
        return None
    guess = {} if guess is None else guess
    low, high = [_bound(table, seat, bound, guess) for bound in printed]
    key = (seat, "range")
    if key not in guess:
        guess[key] = [0, 0]
        for more_low, more_high, _ in parts(table, seat, "range", guess):
            low += more_low  # EX-FAQ-19
            high += more_high
        del guess[key]
    return low, high


def _bound(table: Table, seat: int, bound: int | v.Measure | v.Stat, guess: Guess | None) -> int:
    if isinstance(bound, int):
        return bound
    return total(table, seat, bound, guess) if isinstance(bound, v.Stat) else table.sides[seat].x


def origin_of(table: Table, seat: int, guess: Guess | None = None) -> int:
    """Returns the space that a seat's attack is measured from; EX-ATK-04: normally NO_SPACE, the fighter itself.

    EX-CHAR-14.
    """
    attack = attack_of(table, seat)
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
            and _applies(table, one, owner, source, guess)
        ):
            found = node.place if isinstance(node.place, int) else token_space(table, owner, node.place.name)
    del guess[key]
    return found


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
