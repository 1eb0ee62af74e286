"""A duel: a position of two fighters that is played on answer by answer, and what can be seen of it.

>>> duel = Duel(side("Wild Throw", space=4, boosts=["Tyrant Rave"]), side("Dust", space=5))
>>> duel.strike("Wild Throw", against="Dust").lives
(30, 23)
>>> duel.explained(0, "power")
'7 = 5 Wild Throw + 2 Flame of corruption'
>>> duel.stunned(1), duel.spaces
(True, (4, 3))
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import DEFAULT_FIGHTERS, match_of
from wildswing.exceed.position import OPPONENTS, BoostInPlay, Position, SidePosition, boost_name, set_up
from wildswing.exceed.rules.damage import explain
from wildswing.exceed.rules.events import (
    PARTS,
    AdvantageGained,
    AttackChecked,
    BecameStunned,
    Damaged,
    Prioritized,
    StrikeBegan,
    explained,
)
from wildswing.exceed.rules.reading import attack_of, total
from wildswing.exceed.rules.table import NOBODY, Side, Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import Event, Told
from wildswing.kernel.game import Setup
from wildswing.kernel.match import Given

Kind = TypeVar("Kind", bound=Event)

AFTER_A_STRIKE: Final = ("power", "speed", "guard")
"""The totals that a strike tells of, so that they are known when it is over."""


class NotOffered(WildswingError):
    """An answer that no open question offers, and why."""

    def __init__(self, who: str, label: str, reason: str) -> None:
        super().__init__(f"{who} cannot answer “{label}”: {reason}.")
        self.who = who
        self.label = label
        self.reason = reason


class NoTotal(WildswingError):
    """A total of an attack that is not revealed, or of which the last strike has told nothing."""


def side(
    *hand: str,
    space: int = 0,
    life: int = 0,
    deck: Sequence[str] = (),
    gauge: Sequence[str] = (),
    discard: Sequence[str] = (),
    sealed: Sequence[str] = (),
    boosts: Iterable[str | BoostInPlay] = (),
    transformations: Sequence[str] = (),
    overdrive: Sequence[str] = (),
    tokens: Sequence[tuple[str, int]] | None = None,
    exceeded: bool = False,
    reshuffled: bool = False,
    rest: str = "deck",
    width: int = 1,
) -> SidePosition:
    """Returns one player's part of a position: the cards in hand, and anything else that matters."""
    return SidePosition(
        space=space,
        life=life,
        hand=hand,
        deck=tuple(deck),
        gauge=tuple(gauge),
        discard=tuple(discard),
        sealed=tuple(sealed),
        boosts=tuple([boost if isinstance(boost, BoostInPlay) else BoostInPlay(boost) for boost in boosts]),
        transformations=tuple(transformations),
        overdrive=tuple(overdrive),
        tokens=None if tokens is None else tuple(tokens),
        exceeded=exceeded,
        reshuffled=reshuffled,
        rest=rest,
        width=width,
    )


class Duel:
    """A position that is played on; seat 0 is the first side, and stands left unless it is said otherwise."""

    def __init__(
        self,
        one: SidePosition,
        other: SidePosition,
        fighters: tuple[str, str] = DEFAULT_FIGHTERS,
        edition: str | None = None,
        turn: int = 0,
        struck_last_turn: bool = False,
        seed: int | str = 0,
    ) -> None:
        self._begin(match_of(*fighters, edition), Position((one, other), turn, struck_last_turn, seed))

    @classmethod
    def of(cls, setup: Setup, position: Position) -> "Duel":
        """Returns the duel of any setup and position, also of fighters that are not in the roster."""
        duel = cls.__new__(cls)
        duel._begin(setup, position)
        return duel

    def _begin(self, setup: Setup, position: Position) -> None:
        self.table: Table = set_up(setup, position)
        self.told: list[Told] = []
        EXCEED.run(self.table, self.told)

    def copy(self) -> "Duel":
        """Returns a duel that can go on without this one."""
        duel = Duel.__new__(Duel)
        duel.table = self.table.copy()
        duel.told = list(self.told)
        return duel

    # --- What is asked ---

    @property
    def ask(self) -> Ask:
        """The open question; where both are asked at the same time, it is said whose."""
        (ask,) = self.table.asks
        return ask

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and the kind of question."""
        return self.ask.seat, self.ask.kind

    @property
    def labels(self) -> list[str]:
        """The labels of the options of the open question."""
        return list(EXCEED.worded(self.table, self.ask).labels)

    def prompt(self, seat: int) -> str | None:
        """Returns the question that is open for a seat, if there is one."""
        return next((EXCEED.worded(self.table, ask).prompt for ask in self.table.asks if ask.seat == seat), None)

    def labels_for(self, seat: int) -> tuple[str, ...]:
        """Returns the labels that a seat is offered."""
        return next((EXCEED.worded(self.table, ask).labels for ask in self.table.asks if ask.seat == seat), ())

    def offers(self, label: str) -> bool:
        """Tells whether an option has this label, or begins with it."""
        return any(begins(one, label) for one in self.labels)

    def answer(self, *labels: str, seat: int | None = None) -> "Duel":
        """Gives answers, each by its label or by an unmistakable beginning of it."""
        for label in labels:
            given = self.found(label, seat)
            EXCEED.answer(self.table, given.seat, given.answer, self.told)
        return self

    def found(self, label: str, seat: int | None = None) -> Given:
        """Returns the answer that is called so."""
        who = self._asked_seat(label) if seat is None else seat
        return Given(who, self._option(who, label))

    def strike(self, attack: str, against: str) -> "Duel":
        """Takes the Strike action and sets both attacks: "Grasp", "EX Grasp", "Wild Swing"."""
        return self.answer("Strike", attack, against)

    def _asked_seat(self, label: str) -> int:
        if len(self.table.asks) == 1:
            return self.ask.seat
        reason = "both are asked, so say who answers" if self.table.asks else "nobody is asked"
        raise NotOffered("nobody", label, reason)

    def _option(self, seat: int, given: str) -> int:
        """Returns the option with a label, or with the only label that begins so; equal labels mean the same.

        Where no label fits, those of cards are also tried with the names of their boosts.
        """
        labels = self.labels_for(seat)
        found = _fitting(labels, given)
        found = found or _fitting([spellings(self.table, seat, label)[-1] for label in labels], given)
        if found and len({labels[at] for at in found}) == 1:
            return found[0]
        name = self.table.book.names[seat]
        if not labels:
            reason = f"{name} is not asked"
        elif found:
            reason = f"several answers begin so: {', '.join([labels[at] for at in found])}"
        else:
            reason = f"{name} is offered {', '.join(labels)}"
        raise NotOffered(name, given, reason)

    # --- What can be seen ---

    @property
    def sides(self) -> tuple[Side, ...]:
        """Both players' parts of the table."""
        return self.table.sides

    @property
    def spaces(self) -> tuple[int, int]:
        """Where the fighters stand."""
        return self.sides[0].space, self.sides[1].space

    @property
    def lives(self) -> tuple[int, int]:
        """What life is left."""
        return self.sides[0].life, self.sides[1].life

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.table.turn

    @property
    def over(self) -> tuple[int, str] | None:
        """Who has won and why, once the game is over."""
        return None if self.table.winner == NOBODY else (self.table.winner, self.table.ending)

    def names(self, seat: int, area: str) -> list[str]:
        """Returns the names of the cards in an area: hand, deck, gauge, discard, sealed, overdrive."""
        cards: tuple[int, ...] = getattr(self.sides[seat], area)
        return [self.table.book.cards[card].name for card in cards]

    def boosts(self, seat: int) -> list[str]:
        """Returns the names of the cards whose boosts are in play."""
        return [self.table.book.cards[boost.card].name for boost in self.sides[seat].boosts]

    # --- What a strike comes to: as it is now, or, when it is over, as it was told ---

    @property
    def struck(self) -> bool:
        """Whether there is a strike, or has been one."""
        return bool(self.events(StrikeBegan))

    def total(self, seat: int, stat: str) -> int:
        """Returns a total of a seat's attack: power, speed, armor, guard."""
        if self.table.strike is not None:
            return total(self.table, seat, stat)
        return sum([part[0] for part in self._parts(seat, stat)])

    def explained(self, seat: int, stat: str) -> str:
        """Returns a total with what it is made of: `7 = 5 Wild Throw + 2 Flame of corruption`."""
        return explained(self._parts(seat, stat))

    def damage(self, seat: int) -> int:
        """Returns how much damage a seat has taken in the strike."""
        if self.table.strike is not None:
            return self.table.strike.damage[seat]
        return sum([one.amount for one in self._in_strike(Damaged) if one.seat == seat])

    def stunned(self, seat: int) -> bool:
        """Tells whether a seat was stunned in the strike."""
        if self.table.strike is not None:
            return self.table.strike.stunned[seat]
        return any(one.seat == seat for one in self._in_strike(BecameStunned))

    def hit(self, seat: int) -> bool:
        """Tells whether a seat's attack hit in the strike."""
        return any(one.seat == seat and one.hit for one in self._in_strike(AttackChecked))

    def advantage(self, seat: int) -> bool:
        """Tells whether a seat has gained advantage in the strike."""
        gained = self._in_strike(AdvantageGained)
        return bool(gained) and gained[-1].seat == seat

    def _parts(self, seat: int, stat: str) -> PARTS:
        strike = self.table.strike
        if strike is not None and strike.revealed and attack_of(self.table, seat) is not None:
            return explain(self.table, seat, stat)
        found = [] if strike is not None or stat not in AFTER_A_STRIKE else self._told_parts(seat, stat)
        if not found:
            raise NoTotal(f"{self.table.book.names[seat]} has no revealed attack, so there is no {stat}.")
        return found[-1]

    def _told_parts(self, seat: int, stat: str) -> list[PARTS]:
        """Returns what a total was made of, each time that the last strike told it."""
        if stat == "speed":
            return [one.speeds[seat] for one in self._in_strike(Prioritized)]
        damaged = self._in_strike(Damaged)
        if stat == "guard":
            return [one.guard for one in damaged if one.seat == seat]
        attacks = {one.card for one in self._in_strike(AttackChecked) if one.seat == seat}
        return [one.power for one in damaged if one.seat != seat and one.power and one.power[0][1] in attacks]

    def _in_strike(self, kind: type[Kind]) -> list[Kind]:
        """Returns the events of a kind since the last strike began."""
        begun = [at for at, told in enumerate(self.told) if isinstance(told.event, StrikeBegan)]
        told = self.told[begun[-1] :] if begun else []
        return [one.event for one in told if isinstance(one.event, kind)]

    # --- What was told ---

    def events(self, kind: type[Kind]) -> list[Kind]:
        """Returns all events of a kind so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]

    def sentences(self) -> list[str]:
        """Returns what has been told so far, to anybody."""
        return [told.event.sentence() for told in self.told]


def begins(label: str, given: str) -> bool:
    """Tells whether a label is the given one, or begins with it; capital letters do not matter."""
    return label.casefold().startswith(given.casefold())


def _fitting(labels: Sequence[str], given: str) -> list[int]:
    """Returns the labels that are the given one, or else those that begin so, by their places."""
    exact = [at for at, label in enumerate(labels) if label.casefold() == given.casefold()]
    return exact or [at for at, label in enumerate(labels) if begins(label, given)]


def spellings(table: Table, seat: int, label: str) -> tuple[str, ...]:
    """Returns a label as it is, and, if it names cards, with the names of their boosts instead."""
    others_first = label.startswith(OPPONENTS)
    boosts: dict[str, str] = {}
    for owner in (seat, 1 - seat) if others_first else (1 - seat, seat):
        cards = [table.book.cards[card] for card in table.book.all_cards[owner]]
        boosts |= {card.name: boost_name(card) for card in cards if card.boost is not None}
    names = "|".join([re.escape(name) for name in sorted(boosts, key=len, reverse=True)])
    other = re.sub(rf"(?<!\w)(?:{names})(?!\w)", lambda found: boosts[found[0]], label)
    return (label,) if other == label else (label, other)
