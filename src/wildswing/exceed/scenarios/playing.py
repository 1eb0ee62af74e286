"""Plays a scenario, and tells what is not as it says."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from wildswing.exceed.game import EXCEED
from wildswing.exceed.position import set_up
from wildswing.exceed.rules.events import DeckShuffled, Mulliganed, Reshuffled
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.zones import without
from wildswing.exceed.scenarios.checking import Moment, begins, difference, labels_for, question, spellings
from wildswing.exceed.scenarios.script import Answers, Clause, Expectation, Scenario
from wildswing.exceed.scenarios.words import listed
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
    table = set_up(scenario.setup, scenario.position)
    told: list[Told] = []
    EXCEED.run(table, told)
    moment = Moment(table, told)
    answers = expectations = 0
    differences: list[Difference] = []
    expecting = False
    for step in scenario.steps:
        if isinstance(step, Expectation):
            expecting = True
            expectations += len(step.clauses)
            differences += _differences(moment, step)
            continue
        try:
            new = _answered(moment.table, step)
        except _Stuck as stuck:
            differences.append(Difference(step.line, stuck.expected, stuck.found, question(stuck.table)))
            break
        moment = Moment(new.table, new.told if expecting else moment.told + new.told)
        answers += len(step.labels)
        expecting = False
    return Report(scenario.title, answers, expectations, tuple(differences))


def _differences(moment: Moment, step: Expectation) -> Iterable[Difference]:
    for clause in step.clauses:
        found = difference(moment, clause)
        if found is not None:
            yield Difference(step.line, clause.said, found, question(moment.table))


def _answered(table: Table, step: Answers) -> Moment:
    """Returns the moment after some answers; the table before them stays as it is."""
    if not step.by_chance:
        return _give(table, step)
    wanted = "; ".join([clause.said for clause in step.by_chance])
    stuck = _Stuck(wanted, "", table)
    for number in range(TRIES):
        lucky = table.copy()
        lucky.chance = begin = start_of(f"scenario {number}")
        try:
            moment = _give(lucky, step)
        except _Stuck as error:
            stuck = error
            continue
        for clause in step.by_chance:
            _stack_shuffled_deck(moment, clause)
        found = [said for said in (difference(moment, clause) for clause in step.by_chance) if said is not None]
        if not found:
            return moment
        if moment.table.chance == begin:
            raise _Stuck(f"by chance {wanted}", f"{'; '.join(found)}, and chance has no part in it", moment.table)
        stuck = _Stuck(f"by chance {wanted}", f"{'; '.join(found)} in the last of {TRIES} tries", moment.table)
    raise stuck


def _give(table: Table, step: Answers) -> Moment:
    """Gives the answers one after the other, each on a copy, so that a refusal can tell what was asked."""
    told: list[Told] = []
    name = table.book.names[step.seat]
    for label in step.labels:
        index = _index(table, step.seat, label)
        after = table.copy()
        try:
            EXCEED.answer(after, step.seat, index, told)
        except WildswingError as error:
            raise _Stuck(f"{name} answers “{label}”", str(error), table) from None
        table = after
    return Moment(table, told)


def _index(table: Table, seat: int, given: str) -> int:
    """Returns the option with a label, or with the only label that begins so; equal labels mean the same.

    Where no label fits, those of cards are also tried with the names of their boosts.
    """
    labels = labels_for(table, seat)
    found = _fitting(labels, given) or _fitting([spellings(table, seat, label)[-1] for label in labels], given)
    if found and len({labels[at] for at in found}) == 1:
        return found[0]
    name = table.book.names[seat]
    if not labels:
        reason = f"{name} is not asked"
    elif found:
        reason = f"several answers begin so: {listed([labels[at] for at in found])}"
    else:
        reason = f"{name} is offered {listed(labels)}"
    raise _Stuck(f"{name} answers “{given}”", reason, table)


def _fitting(labels: Sequence[str], given: str) -> list[int]:
    """Returns the labels that are the given one, or else those that begin so, by their places."""
    exact = [at for at, label in enumerate(labels) if label.casefold() == given.casefold()]
    return exact or [at for at, label in enumerate(labels) if begins(label, given)]


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
