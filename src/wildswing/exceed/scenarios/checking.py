"""Compares what must be true with the table."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final

import msgspec

from wildswing.exceed.duel import Duel, NoTotal, begins, spellings
from wildswing.exceed.game import EXCEED
from wildswing.exceed.position import DEEDS, IN_PLAY, OPPONENTS, boost_name
from wildswing.exceed.rules.arena import distance
from wildswing.exceed.rules.piles import area
from wildswing.exceed.rules.reading import attack_of, reach
from wildswing.exceed.rules.table import NOBODY, Table
from wildswing.exceed.rules.zones import DISCARD, SEALED, UNDER
from wildswing.exceed.scenarios.clauses import AREAS, FLAGS, NUMBERS, OTHERS, TOTALS, UNSEEN, as_in_play
from wildswing.exceed.scenarios.script import Clause
from wildswing.exceed.scenarios.words import NONE, listed
from wildswing.kernel.event import Told, told_to
from wildswing.kernel.state import NOTHING, SPECTATOR

NO_ATTACK: Final = "no revealed attack"

ZONES: Final = {"discard": DISCARD, "sealed": SEALED, "under": UNDER}
"""What areas are called on the table, where a scenario shortens it."""


OF_A_SIDE: Final = ("exceeded", "reshuffled")
OF_AN_ATTACK: Final = {"critical": "critical", "EX": "ex", "wild swing": "wild", "hit": "hit"}
"""Where a view holds what a scenario calls by these words."""


WHEN_OVER: Final = {"stunned": Duel.stunned, "hit": Duel.hit, "advantage": Duel.advantage}
"""What can be asked of a strike when it is over."""


class Moment(msgspec.Struct, frozen=True):
    """A duel at some point, and how much had been told before the answers that led to it."""

    duel: Duel
    before: int

    @property
    def table(self) -> Table:
        """The table of the duel."""
        return self.duel.table

    @property
    def told(self) -> list[Told]:
        """What the answers that led here told."""
        return self.duel.told[self.before :]


def difference(moment: Moment, clause: Clause) -> str | None:
    """Returns what is found instead of what must be true, or None if it is true."""
    return CHECKS[clause.key](moment, clause, NOBODY if clause.seat is None else clause.seat)


def question(table: Table) -> str:
    """Says who is asked what, or that the game is over."""
    outcome = EXCEED.outcome(table)
    if outcome is not None:
        return f"The game is over: {outcome.sentence}"
    asked = [f"{table.book.names[ask.seat]} is asked “{EXCEED.worded(table, ask).prompt}”" for ask in table.asks]
    return " and ".join(asked)


# --- Numbers and flags ---


def _number(moment: Moment, clause: Clause, seat: int) -> str | None:
    of_strike = clause.key == "damage"
    if of_strike and not moment.duel.struck:
        return "no strike"
    found = moment.duel.damage(seat) if of_strike else getattr(moment.table.sides[seat], clause.key)
    return None if found == clause.given else f"{clause.key} {found}"


def _total(moment: Moment, clause: Clause, seat: int) -> str | None:
    """Compares a total and, if that is written too, what it is made of."""
    try:
        found = moment.duel.explained(seat, clause.key)
    except NoTotal:
        return NO_ATTACK
    number, parts = _taken_apart(found)
    given_number, given_parts = _taken_apart(str(clause.given))
    same = number == given_number and (not given_parts or parts == given_parts)
    return None if same else f"{clause.key} {found}"


def _taken_apart(total: str) -> tuple[str, list[str]]:
    """Returns the number of a total, and its parts in an order of their own: `8 = 5 Wild Throw + 3 Fierce`."""
    number, _, parts = total.partition(" = ")
    return number, sorted(re.split(r" (?=[+-] )", f"+ {parts}")) if parts else []


def _range(moment: Moment, clause: Clause, seat: int) -> str | None:
    if not _is_revealed(moment.table, seat):
        return NO_ATTACK
    low, high = reach(moment.table, seat) or ("-", "-")
    found = str(low) if low == high else f"{low}-{high}"
    return None if found == clause.given else f"range {found}"


def _is_revealed(table: Table, seat: int) -> bool:
    return table.strike is not None and table.strike.revealed and attack_of(table, seat) is not None


def _flag(moment: Moment, clause: Clause, seat: int) -> str | None:
    found = _is(moment.duel, seat, clause.key)
    return _negatable(found, clause, clause.key)


def _negatable(found: bool, clause: Clause, said: str) -> str | None:
    return None if found is not clause.negated else f"{'' if found else 'not '}{said}"


def _is(duel: Duel, seat: int, flag: str) -> bool:
    """Tells whether a flag is true, as a spectator sees it."""
    table = duel.table
    if flag in DEEDS:
        return (seat, flag) in table.deeds
    view = EXCEED.view(table, SPECTATOR)
    if flag in OF_A_SIDE:
        return bool(getattr(view.sides[seat], flag))
    strike = view.strike
    if strike is None:
        return flag in WHEN_OVER and WHEN_OVER[flag](duel, seat)
    of_strike = {
        "stunned": strike.stunned[seat],
        "advantage": strike.advantage == seat,
        "active": strike.active == seat,
    }
    if flag in of_strike:
        return of_strike[flag]
    return bool(getattr(strike.attacks[seat], OF_AN_ATTACK[flag], False))


# --- Cards ---


def _area(moment: Moment, clause: Clause, seat: int) -> str | None:
    table = moment.table
    if clause.viewer is None:
        cards = area(table.sides[seat], ZONES.get(clause.key, clause.key))
        return _listed(clause, [_card(table, seat, card) for card in cards])
    seen: tuple[str, ...] = getattr(EXCEED.view(table, clause.viewer).sides[seat], clause.key)
    return _listed(clause, [name or UNSEEN for name in seen])


def _card(table: Table, seat: int, card: int) -> str:
    return _card_and_boost(table, seat, card)[0]


def _in_play(moment: Moment, clause: Clause, seat: int) -> str | None:
    side = moment.table.sides[seat]
    open_names = Counter(_names(clause))
    found: list[str] = []
    for one in side.boosts if clause.key == "boosts" else side.transformations:
        card, boost = [as_in_play(name, one.space, one.kept) for name in _card_and_boost(moment.table, seat, one.card)]
        named = boost if open_names[boost] > 0 and open_names[card] <= 0 else card
        open_names[named] -= 1
        found.append(named)
    return _listed(clause, found)


def _card_and_boost(table: Table, seat: int, card: int) -> tuple[str, str]:
    whose = "" if table.book.owners[card] == seat else OPPONENTS
    facts = table.book.cards[card]
    return whose + facts.name, whose + boost_name(facts)


def _tokens(moment: Moment, clause: Clause, seat: int) -> str | None:
    tokens = zip(moment.table.book.fighters[seat].tokens, moment.table.sides[seat].tokens, strict=True)
    cards = [(moment.table.book.cards[one.card].name, one.space) for one in moment.table.sides[seat].laid]
    held = zip(moment.table.book.held, moment.table.sides[seat].held, strict=True)
    found = [as_in_play(name, space, 0) for name, space in (*tokens, *cards) if space]
    return _listed(clause, found + [as_in_play(name, 0, had) for name, had in held if had])


def _listed(clause: Clause, found: list[str]) -> str | None:
    """Compares cards with a number of them, or with their names: a deck from its top, a discard pile in its order."""
    if isinstance(clause.given, int):
        return None if len(found) == clause.given else f"{clause.key} {len(found)} ({listed(found)})"
    given = list(clause.given)
    if clause.partly:
        missing = Counter(given) - Counter(found)
        wrong = any(name in found for name in given) if clause.negated else bool(missing)
        return f"{clause.key} {listed(found)}" if wrong else None
    if clause.key == "deck" and given:
        found = found[: len(given)]
    elif given[:1] == [OTHERS]:
        found = [OTHERS, *found[-len(given[1:]) :]]
    elif clause.key not in ("deck", "discard"):
        found, given = sorted(found), sorted(given)
    return None if found == given else f"{clause.key} {listed(found)}"


def _attack(moment: Moment, clause: Clause, seat: int) -> str | None:
    table = moment.table
    attack = attack_of(table, seat)
    if attack is None or attack.face == NOTHING:
        found = NONE
    elif clause.viewer is None:
        found = _card(table, seat, attack.face)
    else:
        strike = EXCEED.view(table, clause.viewer).strike
        seen = None if strike is None else strike.attacks[seat]
        found = UNSEEN if seen is None or not seen.card else seen.card
    return None if found == clause.given else f"attack {found}"


# --- Questions and sentences ---


def _asked(moment: Moment, clause: Clause, seat: int) -> str | None:
    prompt = moment.duel.prompt(seat)
    found = prompt is not None and begins(prompt, str(clause.given))
    said = "not asked" if prompt is None else f"asked “{prompt}”"
    return None if found is not clause.negated else said


def _offered(moment: Moment, clause: Clause, seat: int) -> str | None:
    given = _names(clause)
    labels = moment.duel.labels_for(seat)
    ways = [spellings(moment.table, seat, label) for label in labels]
    wrong = [name for name in given if any(_begins_some_way(way, name) for way in ways) is clause.negated]
    return _offer(labels) if wrong else None


def _offered_only(moment: Moment, clause: Clause, seat: int) -> str | None:
    given = _names(clause)
    labels = moment.duel.labels_for(seat)
    ways = [spellings(moment.table, seat, label) for label in labels]
    fit = len(labels) == len(given) and all(any(_begins_some_way(way, name) for name in given) for way in ways)
    return None if fit else _offer(labels)


def _begins_some_way(ways: Iterable[str], given: str) -> bool:
    return any(begins(way, given) for way in ways)


def _names(clause: Clause) -> tuple[str, ...]:
    return clause.given if isinstance(clause.given, tuple) else ()


def _offer(labels: Iterable[str]) -> str:
    return f"offered {listed(labels)}"


def _told(moment: Moment, clause: Clause, seat: int) -> str | None:
    """Looks for a sentence, or a part of one, among those that the answers since the last expectation told."""
    sentences = _sentences(moment, seat)
    given = str(clause.given)
    found = [sentence for sentence in sentences if given in sentence]
    if bool(found) is not clause.negated:
        return None
    near = found or get_close_matches(given, sentences, 1, 0.4)
    return f"told “{near[0]}”" if near else "nothing like it"


def _told_in_order(moment: Moment, clause: Clause, seat: int) -> str | None:
    """Looks for sentences that were told one after the other, whatever was told between them."""
    rest = iter(_sentences(moment, seat))
    before = "the last expectation"
    for given in _names(clause):
        if not any(given in sentence for sentence in rest):
            return f"“{given}” is not told after {before}"
        before = f"“{given}”"
    return None


def _sentences(moment: Moment, seat: int) -> list[str]:
    events = [one.event for one in moment.told] if seat == NOBODY else told_to(seat, moment.told)
    return [event.sentence() for event in events]


# --- Of the table ---


def _turn(moment: Moment, clause: Clause, seat: int) -> str | None:
    table = moment.table
    return None if table.turn == clause.given else f"turn {table.book.names[table.turn]}"


def _winner(moment: Moment, clause: Clause, seat: int) -> str | None:
    table = moment.table
    name = "nobody" if table.winner == NOBODY else table.book.names[table.winner]
    return None if table.winner == clause.given else f"winner {name}"


def _distance(moment: Moment, clause: Clause, seat: int) -> str | None:
    found = distance(moment.table)
    return None if found == clause.given else f"distance {found}"


def _strike(moment: Moment, clause: Clause, seat: int) -> str | None:
    return _negatable(moment.table.strike is not None, clause, "strike")


Check = Callable[[Moment, Clause, int], str | None]

CHECKS: Final[dict[str, Check]] = {
    **dict.fromkeys(AREAS, _area),
    **dict.fromkeys(IN_PLAY, _in_play),
    **dict.fromkeys(NUMBERS, _number),
    **dict.fromkeys(TOTALS, _total),
    **dict.fromkeys(FLAGS, _flag),
    "tokens": _tokens,
    "range": _range,
    "attack": _attack,
    "asked": _asked,
    "offered": _offered,
    "offered only": _offered_only,
    "told": _told,
    "told in order": _told_in_order,
    "turn": _turn,
    "winner": _winner,
    "distance": _distance,
    "strike": _strike,
}
"""How each thing that can be expected is compared."""
