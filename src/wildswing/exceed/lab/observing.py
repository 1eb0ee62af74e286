"""Watches what becomes of a fighter's texts in a game of Exceed."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from wildswing.exceed.game import EXCEED, endless
from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import NO_EFFECT, Book
from wildswing.exceed.rules.facts import LineFacts, TextFacts
from wildswing.exceed.rules.reading import applying
from wildswing.exceed.rules.setting import SWING
from wildswing.exceed.rules.steps import Choose, Damage, Do, Played, Priority, Range, Set
from wildswing.exceed.rules.table import Table
from wildswing.kernel import agenda
from wildswing.kernel.agenda import Do as Happens
from wildswing.kernel.agenda import Rules
from wildswing.kernel.ask import Value
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.event import Heard
from wildswing.kernel.question import Does, Question
from wildswing.kernel.state import Step

SEAT = 0
"""The seat of the fighter that is observed."""

LOOKS = (Priority, Range, Damage)
"""The steps before which standing texts are looked at: speed, then range and what the attack does, then damage."""


class Phrase(msgspec.Struct, frozen=True):
    """A part of a fighter's texts: what carries it, the whole line, and the words of this part."""

    carrier: str
    line: str
    words: str


class Texts:
    """What a fighter brings into a match: its own cards, its boosts, and every phrase of its lines."""

    def __init__(self, book: Book) -> None:
        own = [card for card in book.cards if card.owner == SEAT and card.kind is not v.Kind.NORMAL]
        self.cards = tuple([card.name for card in own])
        self.boosts = tuple([card.boost.name for card in own if card.boost is not None])
        halves = [card.attack for card in own] + [card.boost.text for card in own if card.boost is not None]
        fighter = book.fighters[SEAT]
        lines = _lines((*halves, fighter.basic, fighter.exceeded))
        self.phrases: dict[int, Phrase] = {}
        """By the number of an instruction."""
        for line in lines:
            for number in _simple_instructions(book, line.effect):
                self.phrases[number] = Phrase(line.carrier, line.text, book.told(number))


def _lines(texts: tuple[TextFacts, ...]) -> tuple[LineFacts, ...]:
    """Returns all lines once; those for both sides of a fighter stand in two texts."""
    return tuple({line.number: line for text in texts for line in text.lines}.values())


def _simple_instructions(book: Book, number: int) -> Iterator[int]:
    """Gives the instructions inside another that are not made of others."""
    children = [child for child in book.children[number] if child != NO_EFFECT]
    if not children:
        yield number
    for child in children:
        yield from _simple_instructions(book, child)
    effect = book.effects[number]
    if isinstance(effect, n.Grant):
        yield from _simple_instructions(book, book.lines[book.granted_line(effect)].effect)


class Observer:
    """Plays with rules that note which cards are set, which boosts are played, and which phrases come to pass."""

    def __init__(self, book: Book) -> None:
        self.set: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.done: Counter[int] = Counter()
        """How often each instruction was done, or stood while it was looked at."""
        rules = EXCEED.rules
        self.rules = Rules(
            *rules.parts,
            Does(Do, self._do),
            Does(Played, self._boost),
            *[Does(step, self._look_before(rules.steps[step])) for step in LOOKS],
            Question(Set, rules.questions[Set], self._set),
            Question(Choose, rules.questions[Choose], self._choose),
        )
        self._numbers = {id(node): number for number, node in enumerate(book.effects)}

    def answer(self, table: Table, seat: int, index: int) -> None:
        """Gives an answer and notes what it causes."""
        try:
            agenda.answer(self.rules, table, seat, index, None)
        except EndlessEffect:
            raise EndlessEffect(endless(table)) from None
        if self.rules.after is not None:
            self.rules.after(table)

    def _do(self, table: Table, step: Do, heard: Heard) -> None:
        self.done[step.number] += 1
        EXCEED.rules.steps[Do](table, step, heard)

    def _choose(self, table: Table, step: Step, choice: Value, heard: Heard) -> None:
        self.done[choice[0]] += 1
        EXCEED.rules.answers[Choose](table, step, choice, heard)

    def _boost(self, table: Table, step: Step, heard: Heard) -> None:
        boost = table.book.cards[table.playing[-1].card].boost
        if boost is not None and table.book.owners[table.playing[-1].card] == SEAT:
            self.played[boost.name] += 1
        EXCEED.rules.steps[Played](table, step, heard)

    def _set(self, table: Table, step: Set, choice: Value, heard: Heard) -> None:
        EXCEED.rules.answers[Set](table, step, choice, heard)
        attack = None if table.strike is None else table.strike.attacks[SEAT]
        if step.seat == SEAT and choice[0] != SWING and attack is not None:
            self.set[table.book.cards[attack.face].name] += 1

    def _look_before(self, do: Happens) -> Happens:
        def look(table: Table, step: Step, heard: Heard) -> None:
            for key in table.book.keys:
                for seat in (0, 1):
                    for node, owner, _ in applying(table, seat, key):
                        if owner == SEAT:
                            self.done[self._numbers[id(node)]] += 1
            do(table, step, heard)

        return look
