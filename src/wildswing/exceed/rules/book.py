"""What a match is played with, read once and shared by all its states: fighters, cards, and numbered lines.

States name cards, lines and instructions by their numbers in the book, so that they stay plain data.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, Generic, TypeVar

import msgspec

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.errors import FighterError, Mistake
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.printer import Level
from wildswing.exceed.language.printer import effect as print_effect
from wildswing.exceed.language.walk import walk
from wildswing.exceed.rules.editions import Edition, edition_named
from wildswing.exceed.rules.facts import (
    BAN,
    CHEAPER,
    COST,
    EXCHANGE,
    NO_BOOSTS,
    QUALITY,
    SECRET,
    SET_BESIDE,
    BoostFacts,
    CardFacts,
    FighterFacts,
    LineFacts,
    TextFacts,
    key_of,
    said_by,
)

NO_EFFECT: Final = -1
"""The number of an instruction that is not there."""

BLANK: Final = s.Card(
    v.Kind.ASIDE,
    "Face-down card",
    s.Numbers(range=None, power=None, speed=0),
    boost=s.Boost("Face-down boost", v.BoostKind.CONTINUOUS, None, False, ()),
)
"""The back of a card as a boost in play."""

THEIRS: Final = "the opponent's "
"""Stands before the name of a token that both players have, where a line means the one of the opponent."""

Payment = tuple[int, int, str]
"""A card, what it is spent for, and the area it comes from."""

T = TypeVar("T")

K = TypeVar("K")


class Places(Generic[T]):
    """All places of a match where something of one sort is printed, so that nobody looks for it where it cannot be."""

    __slots__ = ("attacks", "boosts", "lines", "sides")

    def __init__(self) -> None:
        self.attacks: dict[int, tuple[T, ...]] = {}
        self.boosts: dict[int, tuple[T, ...]] = {}
        """By the number of the card."""
        self.sides: list[tuple[T, ...]] = [(), (), (), ()]
        """For each seat the first side of its fighter and the exceeded one."""
        self.lines: dict[int, tuple[T, ...]] = {}
        """By the number of the line, for texts that are granted."""


class Waits:
    """The lines of a match that wait for a window: their player's own, the opponent's, and either player's."""

    __slots__ = ("either", "opponent", "you")

    def __init__(self, calls: "dict[tuple[str, str], Places[LineFacts]]", window: str) -> None:
        self.you = calls.get((window, v.Who.YOU.value))
        self.opponent = calls.get((window, v.Who.OPPONENT.value))
        self.either = calls.get((window, v.Who.EITHER.value))


NOBODY_WAITS: Final = Waits({}, "")

MOVEMENTS: Final = (v.Window.MOVES, v.Window.PASSES, v.Window.ADVANCES, v.Window.RETREATS)
"""Windows that a movement opens."""

BETWEEN_STRIKES: Final = (v.Window.NOW, v.Window.TURN_START, v.Window.TURN_END, v.Window.NEXT_TURN_END)
"""Windows that open in no strike, but for the first if a boost is played in one."""


class Book:
    """Both fighters of a match with all their cards.

    Numbers run through the cards of seat 0, then those of seat 1, then the attacks printed on fighters. Copies of a
    card share its number: nobody can tell them apart.
    """

    def __init__(self, texts: tuple[str, ...]) -> None:
        edition, *files = texts
        self.edition: Edition = edition_named(edition)
        self.spaces: int = self.edition.spaces
        """EX-COMP-23: the arena is a line of so many spaces, numbered from 1."""
        self.starting_spaces: tuple[int, int] = self.edition.starting_spaces
        """Where each seat's fighter begins."""
        self.effects: list[n.Effect] = []
        self.children: list[tuple[int, ...]] = []
        """For each instruction the numbers of those inside it."""
        self.begins: list[int] = []
        self.ends: list[int] = []
        """For each instruction the number of the first and the last that it does: its own, unless it is several."""
        self.depends_on_hidden: dict[int, bool] = {}
        """What `handling.silence_tells` has found out about instructions."""
        self.carriers: list[str] = []
        """For each instruction the name of the card, boost or fighter that carries it."""
        self.lines: list[LineFacts] = []
        self.cards: list[CardFacts] = []
        """What is printed on each card, by its number."""
        self._line_numbers: dict[int, int] = {}
        self._told: dict[int, str] = {}
        sheets = [(_fighter(files[0], 0), _normals(files[1], 0)), (_fighter(files[2], 1), _normals(files[3], 1))]
        one, other = [{token.name for token in fighter.tokens} for fighter, _ in sheets]
        self.held = {token.name: token.copies for fighter, _ in sheets for token in fighter.tokens if token.set_aside}
        """The tokens that lie on no space, each with the most that a player can have of it (EX-NOTION-HELD-01)."""
        self._shared_tokens = one & other
        """The names of tokens that both players have."""
        facts = [self._cards_of(seat, fighter, normals) for seat, (fighter, normals) in enumerate(sheets)]
        self.fighters = tuple([self._fighter_facts(fighter) for fighter, _ in sheets])
        self.secret_texts = tuple(
            [any(_is_secret(line) for card in cards for line in card.attack.windows.get(SETS, ())) for cards in facts]
        )
        """For each seat whether some attack has a text for when it has been set, which no pause may tell."""
        self.names = names_of(texts)
        """What the fighters are called where both are spoken of."""
        self._number_cards(facts)
        self.blanks = tuple([self._blank(seat, fighter) for seat, (fighter, _) in enumerate(sheets)])
        """For each seat the back of a card as a boost (EX-NOTION-BLANK-01), or NO_EFFECT if none is ever laid."""
        self._find_payments()
        self._find_texts()
        self._find_what_texts_ask(list(walk(tuple(sheets))))
        self._find_kinds_of_cards()

    def _number_cards(self, facts: list[list[CardFacts]]) -> None:
        """Gives every card and printed attack of both seats its number, and deals the cards to where they start."""
        self.cards += [card for cards in facts for card in cards if card.kind is not v.Kind.PRINTED]
        self.decks = (self._copies(0, aside=False), self._copies(1, aside=False))
        """The cards of each starting deck, with those that start sealed."""
        self.sealed = (self._sealed(0), self._sealed(1))
        """Those of them that start sealed."""
        self.aside = (self._copies(0, aside=True), self._copies(1, aside=True))
        """The cards of each seat that start outside the deck."""
        started_with = self.decks[0] + self.aside[0] + self.decks[1] + self.aside[1]
        self.copies = [started_with.count(card) for card in range(len(self.cards))]
        """How many of each card its seat starts with, in the deck or aside, by the card's number."""
        self.all_cards = (self._kinds(0), self._kinds(1))
        """The cards of each seat, one number each."""
        self.printed: dict[tuple[int, str], int] = {}
        """The attacks printed on a fighter, by seat and name; they are no cards."""
        for card in [card for cards in facts for card in cards if card.kind is v.Kind.PRINTED]:
            self.printed[card.owner, card.name] = len(self.cards)
            self.cards.append(card)

    def _find_payments(self) -> None:
        """Finds whose each card is, what it is called, and how it pays."""
        self.owners = tuple([card.owner for card in self.cards])
        self.card_names = tuple([card.name for card in self.cards])
        self.from_hand = [_payments(number, card.force, "hand") for number, card in enumerate(self.cards)]
        self.from_gauge = [_payments(number, card.force, "gauge") for number, card in enumerate(self.cards)]
        self.as_gauge = [_payments(number, 1, "gauge") for number in range(len(self.cards))]
        """The ways to pay with each card: force out of a hand or a gauge, and gauge."""

    def _find_texts(self) -> None:
        """Finds where texts stand or wait, and by which keys."""
        self.calls = self._places(lambda text: text.windows)
        """Where the lines are that wait for a window, by the window and whose it is."""
        self.windows = {window: Waits(self.calls, window) for window, _ in self.calls}
        """The windows that some text of this match waits for."""
        if v.Window.GAINS_ADVANTAGE.value in self.windows:
            for line in self.lines:  # what waits for advantage may read what others of its moment change
                line.commutes = line.commutes and v.Simple.ADVANTAGE not in walk(self.effects[line.effect])
        self.settles = any(
            isinstance(part, n.Total | n.AttackIs) or part in (v.Lie.AHEAD, v.Lie.IN_RANGE, v.Fact.MAXIMUM_RANGE)
            for line in self.lines
            for found in (*line.standing.values(), *line.for_opponent.values())
            for one in found
            for part in walk((one.guards, one.node))
        )
        """Whether some standing text of this match reads what such texts change, so that it must be settled."""
        self.keys = frozenset([key for line in self.lines for key in (*line.standing, *line.for_opponent)])
        """The keys under which some text of this match stands."""
        self.stands = self._places(lambda text: text.standing)
        self.stands_for_opponent = self._places(lambda text: text.for_opponent)
        """By each key where the texts stand that say something about their owner, or about the owner's opponent."""
        self.plain_prices = self.keys.isdisjoint((COST, CHEAPER, EXCHANGE))
        """Whether every cost of an attack is paid as it is printed, by what it is printed in."""
        self.qualities = frozenset(
            [
                one.node.quality
                for line in self.lines
                for one in (*line.standing.get(QUALITY, ()), *line.for_opponent.get(QUALITY, ()))
                if isinstance(one.node, n.Become)
            ]
        )
        """The qualities that some text of this match gives to attacks while it stands."""
        self.hears_movement = not self.windows.keys().isdisjoint(MOVEMENTS)
        """Whether some text of this match waits for a movement."""
        self.has_secrets = SECRET in self.keys
        self.offers_to_opponent = any(
            line.action is not None and line.action.who is v.Who.OPPONENT for line in self.lines
        )
        """Whether some text of this match offers an action to its player's opponent."""
        self.once_a_game = any(line.limit is v.Limit.GAME for line in self.lines)
        """Whether a line can be done once in the whole game."""
        self.turns_over = any(
            part in (v.Simple.EXCEED, v.Simple.REVERT)
            for line in self.lines
            if line.window is not None and line.window[0] not in BETWEEN_STRIKES
            for part in walk(self.effects[line.effect])
        )
        """Whether some text of this match turns a fighter over in mid-strike."""

    def _find_what_texts_ask(self, parts: list[Any]) -> None:
        """Finds which of all that can be asked or done is written anywhere in this match."""
        far = [part for part in parts if isinstance(part, n.MovedFar)]
        self.steps_before = frozenset([STEPS[part.by_anybody] for part in far if not part.within])
        """The sorts of steps before a strike that texts ask for."""
        self.steps_within = frozenset([STEPS[part.by_anybody] for part in far if part.within])
        """The sorts of steps in a strike that texts ask for."""
        self.traces = any(part is v.Lie.PASSED for part in parts)
        """Whether a text asks what the last movement has passed."""
        self.deeds = frozenset([part for part in parts if isinstance(part, v.Deed)])
        """The deeds that some text of this match asks about."""
        self.counts_spending = any(isinstance(part, n.SpentThisTurn) for part in parts)
        """Whether a text asks how much a player has spent in a turn."""
        self.recalls_spending = any(isinstance(part, n.DidSpend) and part.in_strike for part in parts)
        """Whether a text asks what a player has spent in a strike."""
        self.ignored = frozenset(
            [part.stat for part in parts if isinstance(part, n.Modify) and part.change is v.Change.IGNORE]
        )
        """The stats that some text of this match lets an attack ignore: armor and guard."""
        self.reprints = any(isinstance(part, n.Modify) and part.change is v.Change.PRINTED for part in parts)
        """Whether a text puts another number in the place of a printed one."""
        self.bans = frozenset([part.ban for part in parts if isinstance(part, n.Cannot)])
        """What some text of this match forbids."""
        self.plays_boosts = any(isinstance(part, n.Play) for part in parts)
        """Whether some text of this match plays a boost, which may happen in mid-strike."""
        self.drawn_as_them = frozenset(
            [
                first
                for effect, children in zip(self.effects, self.children, strict=True)
                if isinstance(effect, n.Sequence)
                for before, second in pairwise(children)
                for first in (before, *self.children[before])
                if isinstance(self.effects[first], n.Draw) and _means_them(self.effects[second])
            ]
        )
        """The draws whose cards the next instruction means by "them"."""
        self.eases_discards = any(isinstance(part, n.Raise) and v.Effort.DISCARD in part.efforts for part in parts)
        """Whether some text of this match changes how many cards the opponent's texts let a player discard."""
        self.orders_matter = any(isinstance(part, n.Top) and v.ZoneName.DISCARD in part.zone.names for part in parts)
        """Whether some text looks at the top of a discard pile, so that the order of discards counts."""

    def _find_kinds_of_cards(self) -> None:
        """Finds which cards are of a sort that the rules ask for at once."""
        self.free_boosts = frozenset(
            [number for number, card in enumerate(self.cards) if _is_free_boost(card) and v.Ban.BOOST not in self.bans]
        )
        """The cards with which the Boost action can be taken at any time: it costs nothing, and no text bars it."""
        self.transforms = any(
            card.boost is not None and card.boost.kind is v.BoostKind.TRANSFORMATION for card in self.cards
        )
        """Whether some card of this match can become a transformation."""
        self.boosts_offer = any(card.boost is not None and card.boost.text.actions for card in self.cards)
        """Whether some boost of this match offers an action."""
        self.kept_out = frozenset([number for number, card in enumerate(self.cards) if card.kind is v.Kind.ASIDE])
        """The cards that never are in a hand, deck, gauge or discard pile."""
        self.seconds = {
            number: one.node.noun
            for number, card in enumerate(self.cards)
            if card.boost is not None
            for one in card.boost.text.standing.get(SET_BESIDE, ())
            if isinstance(one.node, n.SetBeside)
        }
        """EX-CHAR-12, EX-NOTION-SECOND-01: the cards that can be the second of an EX attack, with the first's sort."""
        self.secrets = tuple([(_secrets(fighter.basic), _secrets(fighter.exceeded)) for fighter in self.fighters])
        """For each seat the areas whose cards lie face down, on the first side and on the exceeded one."""

    def _places(self, sort: Callable[[TextFacts], dict[K, tuple[T, ...]]]) -> dict[K, Places[T]]:
        """Returns by each key of the texts of a match all places where something of it is printed."""
        found: dict[K, Places[T]] = {}
        for number, card in enumerate(self.cards):
            for key, said in sort(card.attack).items():
                found.setdefault(key, Places()).attacks[number] = said
            for key, said in {} if card.boost is None else sort(card.boost.text).items():
                found.setdefault(key, Places()).boosts[number] = said
        for place, text in enumerate([side for one in self.fighters for side in (one.basic, one.exceeded)]):
            for key, said in sort(text).items():
                found.setdefault(key, Places()).sides[place] = said
        for line in self.lines:
            for key, said in sort(TextFacts(line.carrier, (line,))).items():
                found.setdefault(key, Places()).lines[line.number] = said
        return found

    def _cards_of(self, seat: int, fighter: s.Fighter, normals: s.Normals) -> list[CardFacts]:
        taken = [card.name for card in normals.cards]
        for card in fighter.cards:
            if card.name in taken:
                sentence = (
                    f'"{card.name}" is the name of a Normal, which is in the deck too; give the card another name.'
                )
                raise FighterError("the fighter file", Mistake(card.at, sentence))
        return [self._card_facts(seat, card) for card in (*fighter.cards, *normals.cards)]

    def _card_facts(self, seat: int, card: s.Card) -> CardFacts:
        boost = card.boost
        half = None if boost is None else BoostFacts(boost, self._text(boost.name, boost.lines))
        copies = self.edition.normal_copies if card.kind is v.Kind.NORMAL else card.copies
        return CardFacts(seat, card, copies, self._text(card.name, card.lines), half)

    def _blank(self, seat: int, fighter: s.Fighter) -> int:
        """Adds what a card of a seat is that lies face down among its boosts, if some text lays one there."""
        if not any(isinstance(part, n.Put) and part.face_down for part in walk(fighter)):
            return NO_EFFECT
        self.cards.append(self._card_facts(seat, BLANK))
        return len(self.cards) - 1

    def _kinds(self, seat: int) -> tuple[int, ...]:
        return tuple([number for number, card in enumerate(self.cards) if card.owner == seat])

    def _copies(self, seat: int, aside: bool) -> tuple[int, ...]:
        """Returns the cards of a seat that start in the deck, or aside, each as often as it has copies.

        EX-COMP-25: what lies aside is in no area that a rule draws, discards or spends from.
        """
        kinds = [number for number in self._kinds(seat) if self.cards[number].sheet.set_aside is aside]
        return tuple([number for number in kinds for _ in range(self.cards[number].copies)])

    def _sealed(self, seat: int) -> tuple[int, ...]:
        """EX-NOTION-SEAL-01: returns the cards of a seat that start sealed, each as often as it does."""
        return tuple([number for number in self._kinds(seat) for _ in range(self.cards[number].sheet.sealed)])

    def _fighter_facts(self, sheet: s.Fighter) -> FighterFacts:
        both = self._lines(sheet.name, sheet.both_sides)
        basic = both + self._lines(sheet.name, sheet.basic)
        exceeded = both + self._lines(sheet.name, sheet.exceeded)
        return FighterFacts(sheet, TextFacts(sheet.name, basic), TextFacts(sheet.name, exceeded), self.edition)

    def _text(self, name: str, lines: tuple[n.Line, ...]) -> TextFacts:
        return TextFacts(name, self._lines(name, lines))

    def _lines(self, carrier: str, lines: tuple[n.Line, ...]) -> tuple[LineFacts, ...]:
        return tuple([self._line(carrier, line) for line in lines])

    def _line(self, carrier: str, line: n.Line) -> LineFacts:
        trigger = line.trigger
        if self._shared_tokens and isinstance(trigger, n.Trigger) and trigger == BEFORE_THEIRS:
            line = _with_their(line, self._shared_tokens)
        effect = self._effect(carrier, line.effect)
        facts = LineFacts(len(self.lines), line, carrier, effect)
        self.lines.append(facts)
        self._line_numbers[id(line)] = facts.number
        if line.trigger is None:
            guards = () if line.guard is None else (line.guard,)
            for for_opponent, standing in said_by(line.effect, guards, None, False, facts.number):
                sorted_by = facts.for_opponent if for_opponent else facts.standing
                key = key_of(standing.node)
                sorted_by[key] = (*sorted_by.get(key, ()), standing)
        return facts

    def _effect(self, carrier: str, effect: n.Effect) -> int:
        """Numbers an instruction and those inside it."""
        children = tuple([self._effect(carrier, child) for child in _inner(effect)])
        if isinstance(effect, n.Together):
            children = self._own_damage_last(children)
        if isinstance(effect, n.Grant):
            self._line(carrier, effect.text)
        if isinstance(effect, n.If) and effect.otherwise is None:
            children += (NO_EFFECT,)
        several = isinstance(effect, n.Sequence | n.Together)
        self.begins.append(self.begins[children[0]] if several else len(self.effects))
        self.ends.append(self.ends[children[-1]] if several else len(self.effects))
        self.effects.append(effect)
        self.children.append(children)
        self.carriers.append(carrier)
        return len(self.effects) - 1

    def _own_damage_last(self, children: tuple[int, ...]) -> tuple[int, ...]:
        """A-05: if one effect damages both players, the player whose effect it is takes damage last."""
        own = [child for child in children if isinstance(self.effects[child], n.Damage)]
        return tuple([child for child in children if child not in own] + own)

    def granted_line(self, grant: n.Grant) -> int:
        """Returns the number of a line that an instruction grants."""
        return self._line_numbers[id(grant.text)]

    def told(self, effect: int) -> str:
        """Returns the words of an instruction, said to whoever performs it, seen from the player whose text it is."""
        told = self._told.get(effect)
        if told is None:
            told = self._told[effect] = print_effect(self.effects[effect], Level.SEQUENCE, v.Who.YOU)
        return told


@lru_cache(maxsize=128)
def _fighter(text: str, _seat: int) -> s.Fighter:
    """Reads a fighter's text, once for each seat: lines are told apart by being other objects."""
    sheet = parse(text, "the fighter file")
    if not isinstance(sheet, s.Fighter):
        raise FighterError(
            "the fighter file", Mistake(n.At(1, 1), "this is a file of Normals; a fighter's file is needed here.")
        )
    return sheet


def names_of(texts: tuple[str, ...]) -> tuple[str, str]:
    """Returns what the fighters of a match are called where both are spoken of, from its texts."""
    first, second = _fighter(texts[1], 0).name, _fighter(texts[3], 1).name
    return (first, second) if first != second else (f"{first} 1", f"{second} 2")


@lru_cache(maxsize=16)
def _normals(text: str, _seat: int) -> s.Normals:
    """Reads the text of Normals, once for each seat, as with fighters."""
    sheet = parse(text, "the file of Normals")
    if not isinstance(sheet, s.Normals):
        raise FighterError(
            "the file of Normals", Mistake(n.At(1, 1), "this is a fighter's file; a file of Normals is needed here.")
        )
    return sheet


BEFORE_THEIRS: Final = n.Trigger(v.Window.BEFORE, v.Who.OPPONENT)


def _with_their(part: Any, names: set[str]) -> Any:
    """EX-NOTION-BEFORE-02: returns a part of a line in which some tokens are those of the opponent."""
    if isinstance(part, n.Named):
        return n.Named(THEIRS + part.name, part.at) if part.name in names else part
    if isinstance(part, tuple):
        return tuple([_with_their(one, names) for one in part])
    if isinstance(part, n.Line):
        return replace(part, guard=_with_their(part.guard, names), effect=_with_their(part.effect, names))
    if isinstance(part, msgspec.Struct):
        fields = {field: _with_their(getattr(part, field), names) for field in part.__struct_fields__}
        return msgspec.structs.replace(part, **fields)
    return part


def _is_secret(line: LineFacts) -> bool:
    """Tells whether a text for when its attack has been set can be that of a face-down one."""
    condition = None if line.guard is None else line.guard.condition
    from_elsewhere = isinstance(condition, n.AttackIs) and isinstance(condition.what, n.Zone)
    return not from_elsewhere


def _payments(card: int, worth: int, zone: str) -> tuple[Payment, ...]:
    """Returns the ways to pay with a card that gives at most so much, the least first."""
    return tuple([(card, value, zone) for value in range(1, worth + 1)])


def _is_free_boost(card: CardFacts) -> bool:
    """Tells whether a card has a boost to be played that costs nothing, and no text of its own that bars it."""
    boost = card.boost
    return boost is not None and boost.kind not in NO_BOOSTS and boost.cost is None and BAN not in boost.text.standing


STEPS: Final = ("own step", "step")
"""What the ledgers call a space that a fighter moved itself, or that anybody moved it."""

SETS: Final = (v.Window.SET.value, v.Who.YOU.value)


def _means_them(effect: n.Effect) -> bool:
    parts = list(walk(effect))
    return v.Ref.THEM in parts or v.Tally.THEM in parts


def _inner(effect: n.Effect) -> tuple[n.Effect, ...]:
    """Returns the instructions inside an instruction, in order."""
    match effect:
        case n.Sequence(steps) | n.Together(steps):
            return steps
        case n.Choice(options):
            return options
        case n.May(inner) | n.By(inner) | n.InTurns(inner) | n.ForEach(_, inner):
            return (inner,)
        case n.If(_, then, otherwise):
            return (then,) if otherwise is None else (then, otherwise)
    return ()


def _secrets(text: TextFacts) -> tuple[str, ...]:
    """Returns the areas that a side says lie face down (EX-CHAR-57, EX-NOTION-SECRET-01)."""
    found = [one.node for one in text.standing.get(SECRET, ())]
    return tuple([name.value for node in found if isinstance(node, n.Secret) for name in node.zone.names])


@lru_cache(maxsize=256)
def book_of(texts: tuple[str, ...]) -> Book:
    """Reads the texts of a match, once."""
    return Book(texts)
