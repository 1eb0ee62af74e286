"""Plays a scenario, and tells what is not as it says."""

from collections.abc import Iterable
from typing import Final

import msgspec

from wildswing.exceed.duel import Duel, NotOffered
from wildswing.exceed.rules.events import DeckShuffled, Mulliganed, Reshuffled
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import without
from wildswing.exceed.scenarios.checking import Moment, difference, question
from wildswing.exceed.scenarios.script import Answers, Clause, Expectation, Scenario
from wildswing.kernel.chance import start_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import Told

TRIES: Final = 5000
"""How often chance is asked for what a scenario says it brings."""


class Difference(msgspec.Struct, frozen=True):
    """Something that is not as the scenario says."""

    line: int
    expected: str
    found: str
    asked: str
    """What was asked at that moment."""


class Report(msgspec.Struct, frozen=True):
    """What came of a scenario."""

    title: str
    line: int
    """Where it begins in its file."""
    answers: int
    """How many answers were given."""
    expectations: int
    """How many things were looked at."""
    differences: tuple[Difference, ...]


class _Stuck(Exception):
    """An answer that cannot be given, or chance that does not fall as it is said to, and the table at that moment."""

    def __init__(self, expected: str, found: str, table: Table) -> None:
        super().__init__(found)
        self.expected = expected
        self.found = found
        self.table = table


def play(scenario: Scenario) -> Report:
    """Plays the answers one by one; what cannot be answered ends it, what is only different does not."""
    duel = Duel.of(scenario.setup, scenario.position)
    before = answers = expectations = 0
    differences: list[Difference] = []
    expecting = False
    for step in scenario.steps:
        if isinstance(step, Expectation):
            expecting = True
            expectations += len(step.clauses)
            differences += _differences(Moment(duel, before), step)
            continue
        before = len(duel.told) if expecting else before
        expecting = False
        try:
            duel = answered(duel, step)
        except _Stuck as stuck:
            differences.append(Difference(step.line, stuck.expected, stuck.found, question(stuck.table)))
            break
        answers += len(step.labels)
    return Report(scenario.title, scenario.line, answers, expectations, tuple(differences))


def _differences(moment: Moment, step: Expectation) -> Iterable[Difference]:
    for clause in step.clauses:
        found = difference(moment, clause)
        if found is not None:
            yield Difference(step.line, clause.said, found, question(moment.table))


def answered(duel: Duel, step: Answers) -> Duel:
    """Returns the duel after some answers; the one before them stays as it is."""
    if not step.by_chance:
        return _give(duel, step)
    wanted = "; ".join([clause.said for clause in step.by_chance])
    stuck = _Stuck(wanted, "", duel.table)
    for number in range(TRIES):
        lucky = duel.copy()
        lucky.table.chance = begin = start_of(f"scenario {number}")
        try:
            moment = Moment(_give(lucky, step), len(lucky.told))
        except _Stuck as error:
            stuck = error
            continue
        for clause in step.by_chance:
            _stack_shuffled_deck(moment, clause)
        found = [said for said in (difference(moment, clause) for clause in step.by_chance) if said is not None]
        if not found:
            return moment.duel
        if moment.table.chance == begin:
            raise _Stuck(f"by chance {wanted}", f"{'; '.join(found)}, and chance has no part in it", moment.table)
        stuck = _Stuck(f"by chance {wanted}", f"{'; '.join(found)} in the last of {TRIES} tries", moment.table)
    raise stuck


def _give(duel: Duel, step: Answers) -> Duel:
    """Gives the answers one after the other, each on a copy, so that a refusal can tell what was asked."""
    for label in step.labels:
        after = duel.copy()
        try:
            after.answer(label, seat=step.seat)
        except NotOffered as refused:
            raise _Stuck(f"{refused.who} answers “{label}”", refused.reason, duel.table) from None
        except WildswingError as error:
            raise _Stuck(f"“{label}” is answered", str(error), duel.table) from None
        duel = after
    return duel


def _stack_shuffled_deck(moment: Moment, clause: Clause) -> None:
    """Puts cards on top of a deck that was shuffled just now: every order of cards nobody has seen is as likely."""
    if clause.key != "deck" or clause.seat is None or not isinstance(clause.given, tuple):
        return
    side = moment.table.sides[clause.seat]
    if any(side.seen_deck) or not _was_shuffled(moment.told, clause.seat):
        return
    book = moment.table.book
    top: list[int] = []
    rest = side.deck
    for name in clause.given:
        card = next((card for card in rest if book.cards[card].name == name), None)
        if card is None:
            return
        top.append(card)
        rest = without(rest, card)
    side.deck = (*top, *rest)


def _was_shuffled(told: list[Told], seat: int) -> bool:
    for one in told:
        match one.event:
            case Mulliganed(seat=whose, count=0):
                pass
            case Reshuffled(seat=whose) | DeckShuffled(seat=whose) | Mulliganed(seat=whose):
                if whose == seat:
                    return True
    return False
