"""What happens in an Exceed match, each told in a sentence."""

# ruff: noqa: D102 (the docstring of each class says what its sentence tells)

from wildswing.kernel.event import Event

PARTS = tuple[tuple[int, str], ...]
"""What a total is made of: amounts, each with the name of what gives it."""


def some(count: int, noun: str) -> str:
    """Returns a number with its noun."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def listed(names: tuple[str, ...]) -> str:
    """Returns names as a sentence lists them."""
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def explained(parts: PARTS) -> str:
    """Returns a total and what it is made of: "8 = 5 Wild Throw + 2 Flame of corruption + 1 ability"."""
    number = sum([part[0] for part in parts])
    if len(parts) < 2:
        return str(number)
    said = [f"{abs(amount)} {name}" for amount, name in parts]
    signs = ["-" if amount < 0 else "+" for amount, _ in parts]
    first = f"-{said[0]}" if signs[0] == "-" else said[0]
    return f"{number} = {first}" + "".join([f" {sign} {one}" for sign, one in zip(signs[1:], said[1:], strict=True)])


class MatchBegan(Event, frozen=True):
    """EX-SETUP-12: the first player was chosen by chance."""

    first: int
    names: tuple[str, str]
    edition: str

    def sentence(self) -> str:
        return f"{self.names[0]} meets {self.names[1]} ({self.edition}); {self.names[self.first]} goes first."


class Mulliganed(Event, frozen=True):
    """EX-SETUP-07, EX-SETUP-08: the number is seen, the cards are not."""

    seat: int
    who: str
    count: int

    def sentence(self) -> str:
        return f"{self.who} exchanges {some(self.count, 'card')} of the opening hand."


class TurnBegan(Event, frozen=True):
    """A turn begins."""

    seat: int
    who: str
    number: int

    def sentence(self) -> str:
        return f"Turn {self.number}: {self.who}."


class ActionTaken(Event, frozen=True):
    """EX-ACT-01: an action was chosen."""

    seat: int
    who: str
    action: str

    def sentence(self) -> str:
        return f"{self.who}: {self.action}."


class CardsMoved(Event, frozen=True):
    """Cards went from one area to another; without names, their faces stay hidden."""

    seat: int
    who: str
    cards: tuple[str, ...]
    count: int
    source: str
    target: str

    def sentence(self) -> str:
        cards = listed(self.cards) if self.cards else some(self.count, "card")
        verb = "goes" if self.count == 1 else "go"
        origin = f" from the {self.source}" if self.source else ""
        return f"{cards} {verb}{origin} to {self.who}'s {self.target}."


class Drew(Event, frozen=True):
    """EX-ZONE-21: cards were drawn; their faces are told to their owner."""

    seat: int
    who: str
    count: int
    cards: tuple[str, ...] = ()

    def sentence(self) -> str:
        return f"{self.who} draws {listed(self.cards) if self.cards else some(self.count, 'card')}."


class Spent(Event, frozen=True):
    """A card was spent for force or gauge."""

    seat: int
    who: str
    card: str
    source: str
    worth: int
    resource: str

    def sentence(self) -> str:
        return f"{self.who} spends {self.card} from the {self.source} for {self.worth} {self.resource}."


class LifeChanged(Event, frozen=True):
    """A life changed otherwise than by damage."""

    seat: int
    who: str
    amount: int
    life: int
    reason: str

    def sentence(self) -> str:
        return f"{self.who} {self.reason} {abs(self.amount)} life and has {self.life}."


class Moved(Event, frozen=True):
    """A fighter moved."""

    seat: int
    who: str
    verb: str
    origin: int
    target: int
    passed: bool

    def sentence(self) -> str:
        if self.origin == self.target:
            return f"{self.who} stays on space {self.target} ({self.verb})."
        passing = ", past the opponent" if self.passed else ""
        return f"{self.who} moves from space {self.origin} to {self.target} ({self.verb}{passing})."


class Placed(Event, frozen=True):
    """Something was put on a space, or taken off the arena (space 0)."""

    seat: int
    what: str
    space: int

    def sentence(self) -> str:
        return f"{self.what} is now on space {self.space}." if self.space else f"{self.what} leaves the arena."


class BoostPlayed(Event, frozen=True):
    """EX-BOOST-14: the cost is paid, the effects are to come."""

    seat: int
    who: str
    boost: str
    card: str

    def sentence(self) -> str:
        return f"{self.who} plays the boost {self.boost} ({self.card})."


class BoostNegated(Event, frozen=True):
    """EX-BOOST-17: a boost does nothing."""

    seat: int
    boost: str

    def sentence(self) -> str:
        return f"{self.boost} is negated."


class Canceled(Event, frozen=True):
    """EX-CANCEL-01: 1 gauge buys another action."""

    seat: int
    who: str

    def sentence(self) -> str:
        return f"{self.who} cancels and takes another action."


class TextResolved(Event, frozen=True):
    """A line of a card or fighter is done."""

    seat: int
    who: str
    carrier: str
    text: str

    def sentence(self) -> str:
        return f"{self.carrier} — {self.text}"


class Named(Event, frozen=True):
    """A name was named."""

    seat: int
    who: str
    name: str

    def sentence(self) -> str:
        return f"{self.who} names {self.name}."


class Shown(Event, frozen=True):
    """Cards were shown; `where` says from which area."""

    seat: int
    who: str
    cards: tuple[str, ...]
    where: str

    def sentence(self) -> str:
        cards = listed(self.cards) if self.cards else "no cards"
        return f"{self.who} shows {cards} ({self.where})."


class StrikeBegan(Event, frozen=True):
    """EX-STRIKE-01: a strike was initiated."""

    attacker: int
    who: str

    def sentence(self) -> str:
        return f"{self.who} initiates a strike."


class AttackSet(Event, frozen=True):
    """EX-STRIKE-02: an attack was set; how it was set is seen, its face is not unless it lies face up."""

    seat: int
    who: str
    how: str
    card: str = ""

    def sentence(self) -> str:
        return f"{self.who} sets {self.how}{': ' + self.card if self.card else ''}."


class AttackRevealed(Event, frozen=True):
    """EX-REVEAL-01: an attack was turned face up."""

    seat: int
    who: str
    card: str
    ex: bool
    wild: bool

    def sentence(self) -> str:
        sorts = [word for word, said in (("EX", self.ex), ("a wild swing", self.wild)) if said]
        return f"{self.who} reveals {self.card}{' (' + ', '.join(sorts) + ')' if sorts else ''}."


class AttackInvalid(Event, frozen=True):
    """EX-REVEAL-11: an attack is discarded and replaced."""

    seat: int
    who: str
    card: str
    reason: str

    def sentence(self) -> str:
        return f"{self.who}'s {self.card} is invalid ({self.reason}) and replaced with a wild swing."


class Prioritized(Event, frozen=True):
    """EX-PRIO-01: speeds were compared."""

    active: int
    who: str
    speeds: tuple[PARTS, PARTS]
    names: tuple[str, str]

    def sentence(self) -> str:
        said = ", ".join(
            [f"{name} speed {explained(parts)}" for name, parts in zip(self.names, self.speeds, strict=True)]
        )
        return f"{said}: {self.who} goes first."


class AttackChecked(Event, frozen=True):
    """EX-ATK-05: an attack hit or missed."""

    seat: int
    who: str
    card: str
    hit: bool
    distance: int
    reach: str
    reason: str

    def sentence(self) -> str:
        result = "hits" if self.hit else "misses"
        return f"{self.who}'s {self.card} (range {self.reach}) {result} at range {self.distance}{self.reason}."


class AttackSkipped(Event, frozen=True):
    """EX-REACT-02: a stunned player does not attack."""

    seat: int
    who: str
    reason: str

    def sentence(self) -> str:
        return f"{self.who} does not attack: {self.reason}."


class Damaged(Event, frozen=True):
    """EX-DMG-01: damage was dealt."""

    seat: int
    who: str
    amount: int
    life: int
    power: PARTS
    armor: int
    guard: PARTS

    def sentence(self) -> str:
        power = f"power {explained(self.power)}"
        prevented = f", {self.armor} prevented by armor" if self.armor else ""
        return f"{self.who} takes {self.amount} damage ({power}{prevented}) and has {self.life} life."


class BecameStunned(Event, frozen=True):
    """EX-STUN-01: damage went above guard."""

    seat: int
    who: str
    damage: int
    guard: PARTS
    ignored: bool = False

    def sentence(self) -> str:
        guard = "the guard that is ignored" if self.ignored else f"guard {explained(self.guard)}"
        return f"{self.who} is stunned: {self.damage} damage is more than {guard}."


class AdvantageGained(Event, frozen=True):
    """EX-GLOS-01: a player takes the next turn."""

    seat: int
    who: str

    def sentence(self) -> str:
        return f"{self.who} gains advantage."


class StrikeEnded(Event, frozen=True):
    """EX-NEXT-01, EX-NEXT-02: whose turn is next."""

    next: int
    who: str
    advantage: bool

    def sentence(self) -> str:
        return f"The strike is over; {self.who} takes the next turn{' by advantage' if self.advantage else ''}."


class Flipped(Event, frozen=True):
    """EX-EXC-01, EX-EXC-04: a character card was turned over."""

    seat: int
    who: str
    exceeded: bool

    def sentence(self) -> str:
        return f"{self.who} {'exceeds' if self.exceeded else 'reverts'}."


class Reshuffled(Event, frozen=True):
    """EX-SHUF-02: the one Reshuffle is used."""

    seat: int
    who: str
    manual: bool
    deck: int

    def sentence(self) -> str:
        how = "by action" if self.manual else "since the deck is empty"
        return f"{self.who} reshuffles {how}; the deck has {some(self.deck, 'card')}."


class DeckShuffled(Event, frozen=True):
    """A text had a deck shuffled; EX-SHUF-09: the Reshuffle is not used up."""

    seat: int
    who: str

    def sentence(self) -> str:
        return f"{self.who} shuffles the deck."


class GameOver(Event, frozen=True):
    """Somebody has lost."""

    winner: int
    who: str
    reason: str

    def sentence(self) -> str:
        return f"{self.who} wins: {self.reason}."
