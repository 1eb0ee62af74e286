"""Counts how the cards of both sides fare in a game of Exceed, from what the game tells."""

from collections import Counter

from wildswing.exceed.rules.events import (
    AttackChecked,
    AttackInvalid,
    AttackRevealed,
    Damaged,
    GameOver,
    LifeChanged,
    Prioritized,
    StrikeEnded,
    TextResolved,
    TurnBegan,
)
from wildswing.exceed.rules.losing import NO_LIFE
from wildswing.kernel.event import Event, Told
from wildswing.lab.facet import Lab, Listener
from wildswing.lab.results import CardTally

Card = tuple[int, str]
"""An attack by the seat that plays it and its name."""


class CardListener(Listener):
    """Listens to a game: hand `heard` to every answer, and ask for the tallies when the game is over.

    An attack counts as set once it is turned face up, be it chosen, a pair, a wild swing, one in the place of an
    invalid one, or a further attack in the same strike. It decides the game if its hit or its text takes the last
    life.
    """

    def turns(self) -> int:
        """Returns how many turns there were."""
        return len([told for told in self.heard if isinstance(told.event, TurnBegan)])

    def cards(self) -> tuple[tuple[CardTally, ...], tuple[CardTally, ...]]:
        """Returns the tallies of each seat's attacks, by name."""
        ledger = _read(self.heard)
        return _tallies(ledger, 0), _tallies(ledger, 1)

    def distances(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Returns for each seat how many of its hits landed at distance 0, 1, 2 and so on."""
        ledger = _read(self.heard)
        return _up_to_last(ledger.distances[0]), _up_to_last(ledger.distances[1])


def _tallies(ledger: "_Ledger", seat: int) -> tuple[CardTally, ...]:
    names = sorted([name for its, name in ledger.set if its == seat])
    keys = [(seat, name) for name in names]
    return tuple([CardTally(key[1], ledger.set[key], ledger.hits[key], int(ledger.decided == key)) for key in keys])


def _up_to_last(counts: Counter[int]) -> tuple[int, ...]:
    return tuple([counts[distance] for distance in range(max(counts, default=-1) + 1)])


def _read(heard: list[Told]) -> "_Ledger":
    ledger = _Ledger()
    for told in heard:
        ledger.note(told.event)
    return ledger


class _Ledger:
    """What has been counted so far, and what of the strike at hand is needed to count on."""

    def __init__(self) -> None:
        self.set: Counter[Card] = Counter()
        self.hits: Counter[Card] = Counter()
        self.distances: tuple[Counter[int], Counter[int]] = (Counter(), Counter())
        self.decided: Card | None = None
        self._last_life: list[Card | None] = [None, None]
        """By seat: the attack that has taken its last life."""
        self._forget_strike()

    def _forget_strike(self) -> None:
        self._attacks: set[Card] = set()
        self._face_up = ["", ""]
        self._revealed = False
        self._checked: AttackChecked | None = None
        self._text: TextResolved | None = None

    def note(self, event: Event) -> None:
        """Takes the next event."""
        match event:
            case StrikeEnded():
                self._forget_strike()
            case AttackRevealed():
                self._reveal(event.seat, event.card)
            case AttackInvalid():
                self._face_up[event.seat] = ""
            case Prioritized():
                self._revealed = True
            case TextResolved():
                self._text = event
            case AttackChecked():
                self._check(event)
            case Damaged():
                self._last_life[event.seat] = None if event.life else self._taken_by(event)
            case LifeChanged():
                self._last_life[event.seat] = None
            case GameOver(reason=reason) if reason == NO_LIFE:
                self.decided = self._last_life[1 - event.winner]

    def _reveal(self, seat: int, name: str) -> None:
        """Counts an attack; one that a text has turned up early is told again when both are revealed."""
        if self._revealed or self._face_up[seat] != name:
            self.set[seat, name] += 1
        self._face_up[seat] = name
        self._attacks.add((seat, name))

    def _check(self, event: AttackChecked) -> None:
        self._checked = event
        if event.hit:
            self.hits[event.seat, event.card] += 1
            self.distances[event.seat][event.distance] += 1

    def _taken_by(self, damage: Damaged) -> Card | None:
        """Returns the attack whose hit or text did this damage, if an attack did it."""
        striker = 1 - damage.seat
        checked = self._checked
        hit = (striker, checked.card) if checked is not None and checked.hit and checked.seat == striker else None
        giver = (striker, damage.power[0][1])
        text = self._text
        if hit == giver or text is None or text.carrier != giver[1]:
            return hit
        return giver if text.seat == striker and giver in self._attacks else None


LAB = Lab(CardListener)
