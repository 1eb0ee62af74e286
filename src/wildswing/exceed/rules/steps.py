"""What can remain to be done in a match of Exceed: the steps of its agenda, and of its lanes."""

from typing import Any, ClassVar

from wildswing.exceed.rules.table import Result
from wildswing.kernel.state import SeatStep, Step, own_fields

# --- Setting up ---


class Begin(Step):
    """Begins the match."""

    __slots__ = ()


class Mulligans(Step):
    """Both may set cards aside at once."""

    __slots__ = ()


class Mulligan(SeatStep):
    """Asks a seat for the next card to set aside."""

    __slots__ = ()


class Redraw(SeatStep):
    """Draws for the cards set aside."""

    __slots__ = ()


# --- The turn ---


class Turn(SeatStep):
    """Begins a turn."""

    __slots__ = ()


class OpenTurn(SeatStep):
    """Goes on with a turn when all that waited for its start is done."""

    __slots__ = ()


class Act(SeatStep):
    """Asks for an action."""

    __slots__ = ()


class Walk(SeatStep):
    """Moves a fighter to a space that was paid for."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    __slots__ = own_fields(__init__, SeatStep)


class Change(SeatStep):
    """Draws for the force spent."""

    __slots__ = ()


class Exceed(SeatStep):
    """Turns a fighter over."""

    __slots__ = ()


class Reshuffle(SeatStep):
    """Takes the Reshuffle as an action."""

    __slots__ = ()


class Acted(SeatStep):
    """Does what waits for an action to be taken."""

    __slots__ = ()


class ActionOver(SeatStep):
    """Ends an action."""

    __slots__ = ()


class TurnDraw(SeatStep):
    """Draws for the turn, unless a text has replaced it."""

    def __init__(self, seat: int, replaced: bool) -> None:
        self.seat = seat
        self.replaced = replaced

    __slots__ = own_fields(__init__, SeatStep)


class HandLimit(SeatStep):
    """Asks for a card too many."""

    __slots__ = ()


class TurnOver(Step):
    """Ends the turn; somebody is next, maybe after a strike."""

    def __init__(self, following: int, struck: bool) -> None:
        self.following = following
        self.struck = struck

    __slots__ = own_fields(__init__, Step)


class NextTurn(SeatStep):
    """Begins the turn of whoever is next."""

    __slots__ = ()


class Overdrive(SeatStep):
    """Asks for the card that leaves the overdrive area."""

    __slots__ = ()


class OverdriveOver(SeatStep):
    """Reverts a fighter without overdrive."""

    __slots__ = ()


# --- Boosts ---


class Boost(SeatStep):
    """Begins to play a boost."""

    def __init__(self, seat: int, card: int, zone: str, whose: int, free: bool, action: bool, lowest: bool) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone
        self.whose = whose
        """Whose area it is played from."""
        self.free = free
        """Without paying for it."""
        self.action = action
        """By the Boost action."""
        self.lowest = lowest
        """The lowest copy in the area."""

    __slots__ = own_fields(__init__, SeatStep)


class SecondCopy(SeatStep):
    """Transforms with two copies of a card."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    __slots__ = own_fields(__init__, SeatStep)


class Sealed(SeatStep):
    """Does what waits for a card to be sealed."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    __slots__ = own_fields(__init__, SeatStep)


class MadeToDiscard(SeatStep):
    """Does what waits for a player to be made to discard cards from the hand."""

    def __init__(self, seat: int, cards: tuple[int, ...], zone: str, whose: int) -> None:
        self.seat = seat
        self.cards = cards
        self.zone = zone
        self.whose = whose
        """Where the cards lie now."""

    __slots__ = own_fields(__init__, SeatStep)


class Uncover(SeatStep):
    """Discards what is left under a boost that has left play."""

    def __init__(self, seat: int, serial: int) -> None:
        self.seat = seat
        self.serial = serial

    __slots__ = own_fields(__init__, SeatStep)


class Played(SeatStep):
    """Shows a boost that is paid for."""

    __slots__ = ()


class Perform(SeatStep):
    """Performs a boost."""

    __slots__ = ()


class Enter(SeatStep):
    """Brings a continuous boost into play."""

    __slots__ = ()


class LayTrap(SeatStep):
    """Asks for the space of a trap, one of some if any are given."""

    __slots__ = ("serial", "spaces")

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "serial", "spaces")

    def __init__(self, seat: int, serial: int, *spaces: int) -> None:
        self.seat = seat
        self.serial = serial
        self.spaces = spaces

    def values(self) -> tuple[Any, ...]:
        """Returns the fields, the spaces one by one."""
        return (self.seat, self.serial, *self.spaces)


class Shift(SeatStep):
    """Asks where a boost on a space is moved."""

    def __init__(self, seat: int, serial: int, spaces: int) -> None:
        self.seat = seat
        self.serial = serial
        self.spaces = spaces

    __slots__ = own_fields(__init__, SeatStep)


class CloseBoost(SeatStep):
    """Ends the playing of a boost."""

    __slots__ = ()


class Cancel(SeatStep):
    """Asks whether to cancel."""

    __slots__ = ()


class CancelPaid(SeatStep):
    """Lets the turn go on after a cancel."""

    __slots__ = ()

    NAME: ClassVar[str] = "canceled"


# --- The strike ---


class BeginStrike(Step):
    """Begins a strike, maybe by an instruction."""

    NAME: ClassVar[str] = "strike"

    def __init__(self, attacker: int, instruction: int) -> None:
        self.attacker = attacker
        self.instruction = instruction

    __slots__ = own_fields(__init__, Step)


class Set(SeatStep):
    """Asks how a seat sets its attack, maybe by an instruction."""

    def __init__(self, seat: int, instruction: int) -> None:
        self.seat = seat
        self.instruction = instruction

    __slots__ = own_fields(__init__, SeatStep)


class Swing(SeatStep):
    """Takes the top card of the deck as a wild swing, maybe face up."""

    def __init__(self, seat: int, face_up: bool) -> None:
        self.seat = seat
        self.face_up = face_up

    __slots__ = own_fields(__init__, SeatStep)


class SetText(SeatStep):
    """Asks whether a seat uses what its attack says of being set."""

    __slots__ = ()


class Second(SeatStep):
    """Asks for the second card of an EX attack."""

    __slots__ = ()


class Reveal(Step):
    """Turns both attacks up."""

    __slots__ = ()


class Cost(SeatStep):
    """Demands what an attack costs."""

    __slots__ = ()


class Accept(SeatStep):
    """Asks whether a wild swing is paid for, or whether an attack is in the other way that its text allows."""

    def __init__(self, seat: int, otherwise: bool = False) -> None:
        self.seat = seat
        self.otherwise = otherwise

    __slots__ = own_fields(__init__, SeatStep)


class Replace(SeatStep):
    """Replaces an invalid attack."""

    __slots__ = ()


class Priority(Step):
    """Compares the speeds."""

    __slots__ = ()


class BeginAttack(SeatStep):
    """Begins an attack."""

    __slots__ = ()

    NAME: ClassVar[str] = "attack"


class Range(SeatStep):
    """Checks the range."""

    __slots__ = ()


class Damage(SeatStep):
    """Deals the damage of an attack."""

    __slots__ = ()


class EndAttack(SeatStep):
    """Ends an attack, before which the other had suffered so much damage."""

    def __init__(self, seat: int, before: int) -> None:
        self.seat = seat
        self.before = before

    __slots__ = own_fields(__init__, SeatStep)


class ExtraAttack(SeatStep):
    """Begins an extra attack with a card of an area."""

    def __init__(
        self, seat: int, card: int, zone: str, free: bool = False, most: int | None = None, giver: str = ""
    ) -> None:
        self.seat = seat
        self.card = card
        self.zone = zone
        self.free = free
        """Whether its cost is not paid."""
        self.most = most
        """The most damage it deals, if a text says so."""
        self.giver = giver
        """What carries that text."""

    __slots__ = own_fields(__init__, SeatStep)


class EndExtra(SeatStep):
    """Ends an extra attack."""

    __slots__ = ()


class CheckDefeat(SeatStep):
    """Ends the game if nothing has saved a seat."""

    __slots__ = ()


class Cleanup(SeatStep):
    """Cleans up after a strike."""

    __slots__ = ()


class Transform(SeatStep):
    """Asks whether an attack stays as a transformation."""

    __slots__ = ()


class DiscardBoosts(SeatStep):
    """Asks for the next boost to discard."""

    __slots__ = ()


class PutAttackAway(SeatStep):
    """Puts the card of an attack away."""

    __slots__ = ()


class StrikeOver(Step):
    """Ends the strike."""

    __slots__ = ()


# --- Texts ---


class Window(Step):
    """Does all lines that wait for what a seat does or suffers."""

    def __init__(self, window: str, seat: int) -> None:
        self.window = window
        self.seat = seat

    __slots__ = own_fields(__init__, Step)


class AttackWindow(Step):
    """Does the lines of a seat's attack; of lines known already only what has joined them."""

    def __init__(self, window: str, seat: int, known: tuple[tuple[int, int, int], ...] = ()) -> None:
        self.window = window
        self.seat = seat
        self.known = known

    __slots__ = own_fields(__init__, Step)

    def values(self) -> tuple[Any, ...]:
        """Returns the fields; a window that opens knows of no lines."""
        return (self.window, self.seat, self.known) if self.known else (self.window, self.seat)


class Triggers(SeatStep):
    """Asks which of some lines is done next, in a window of an attack if one is named."""

    def __init__(self, seat: int, calls: tuple[tuple[int, int, int], ...], window: str = "") -> None:
        self.seat = seat
        self.calls = calls
        self.window = window

    __slots__ = own_fields(__init__, SeatStep)

    def values(self) -> tuple[Any, ...]:
        """Returns the fields; outside an attack there is no window."""
        return (self.seat, self.calls, self.window) if self.window else (self.seat, self.calls)


class Line(Step):
    """Does a line, of an owner and on a source."""

    def __init__(self, number: int, owner: int, source: int) -> None:
        self.number = number
        self.owner = owner
        self.source = source

    __slots__ = own_fields(__init__, Step)


class RestoreResult(Step):
    """Gives a line that was interrupted its results back."""

    NAME: ClassVar[str] = "result"

    def __init__(self, result: Result) -> None:
        self.result = result

    __slots__ = own_fields(__init__, Step)


class Instruction(Step):
    """A step about an instruction: its number, who performs it, whose text it is, and what "this" means in it."""

    def __init__(self, number: int, performer: int, owner: int, source: int) -> None:
        self.number = number
        self.performer = performer
        self.owner = owner
        self.source = source

    __slots__ = own_fields(__init__, Step)


class Do(Instruction):
    """Does an instruction."""

    __slots__ = ()


class Choose(Instruction):
    """Asks which instruction is done."""

    __slots__ = ()


class Space(Instruction):
    """Asks for a space."""

    __slots__ = ()


class Counted(Instruction):
    """An instruction with a lower and an upper end."""

    def __init__(self, number: int, performer: int, owner: int, source: int, low: int, high: int) -> None:
        self.number = number
        self.performer = performer
        self.owner = owner
        self.source = source
        self.low = low
        self.high = high

    __slots__ = own_fields(__init__, Instruction)


class Token(Counted):
    """Asks for one of several equal tokens: so many more at least and at most."""

    __slots__ = ()


class Name(Instruction):
    """Asks for the name of a card."""

    __slots__ = ()


class Pick(Instruction):
    """Asks for the next card: so many at least and at most, of so many in all."""

    def __init__(self, number: int, performer: int, owner: int, source: int, low: int, high: int, total: int) -> None:
        self.number = number
        self.performer = performer
        self.owner = owner
        self.source = source
        self.low = low
        self.high = high
        self.total = total

    __slots__ = own_fields(__init__, Instruction)


class HowMany(Counted):
    """Asks how many random cards are taken."""

    __slots__ = ()


class PassOn(Instruction):
    """Lets the other player do the same, if the performer did."""

    __slots__ = ()


class Chosen(SeatStep):
    """Counts a chosen movement as done."""

    __slots__ = ()


class Life(SeatStep):
    """Asks how much life is spent."""

    def __init__(self, seat: int, least: int, most: int) -> None:
        self.seat = seat
        self.least = least
        self.most = most

    __slots__ = own_fields(__init__, SeatStep)


class Pay(SeatStep):
    """Asks for the next card of a payment."""

    def __init__(
        self,
        seat: int,
        resource: str,
        need: int,
        least: int,
        paid: int,
        purpose: str,
        last: tuple[int, int, str],
        of_gauge: int = 0,
        of_life: int = 0,
        of_nothing: int = 0,
    ) -> None:
        self.seat = seat
        self.resource = resource
        self.need = need
        """The most that is paid."""
        self.least = least
        self.paid = paid
        """So far."""
        self.purpose = purpose
        self.last = last
        """The payment before, or DONE."""
        self.of_gauge = of_gauge
        self.of_life = of_life
        """How many cards of the gauge and how much life it has taken so far, whatever they were spent for."""
        self.of_nothing = of_nothing
        """How much of it so far was had for nothing."""

    __slots__ = own_fields(__init__, SeatStep)


class Moving(SeatStep):
    """Goes on with a movement."""

    def __init__(
        self, verb: str, seat: int, direction: int, remaining: int, moved: int, enough: int, origin: int, passed: bool
    ) -> None:
        self.verb = verb
        self.seat = seat
        self.direction = direction
        self.remaining = remaining
        """Spaces left."""
        self.moved = moved
        """Spaces gone."""
        self.enough = enough
        """Spaces after which it counts as done."""
        self.origin = origin
        """Where it began; NO_SPACE after an interruption, from where it goes on."""
        self.passed = passed

    __slots__ = own_fields(__init__, SeatStep)
