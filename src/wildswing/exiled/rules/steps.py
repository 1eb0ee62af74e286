"""What can remain to be done in a game of Rise of the Exiled: the steps of its agenda, and of its lanes."""

from typing import Any, ClassVar

from wildswing.kernel.state import SeatStep, Step, own_fields


class BodyStep(SeatStep):
    """A step about one card of a seat."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    __slots__ = own_fields(__init__, SeatStep)


# --- Setting up ---


class Begin(Step):
    """Tells who fights."""

    __slots__ = ()


class PlaceAll(Step):
    """All choose their places at once."""

    __slots__ = ()


class Place(BodyStep):
    """Asks where a card starts."""

    __slots__ = ()


class ShowPlaces(Step):
    """Lays all cards on the chosen places."""

    __slots__ = ()

    NAME: ClassVar[str] = "placed"


# --- The attack phase ---


class AttackPhase(Step):
    """Begins an attack phase."""

    __slots__ = ()


class Name(SeatStep):
    """Asks a hexed player for a name."""

    __slots__ = ()


class Call(Step):
    """Asks the moderator for the call."""

    __slots__ = ()


class ThrowAll(Step):
    """All throw at once."""

    __slots__ = ()


class How(SeatStep):
    """Asks a player what to do in the attack."""

    __slots__ = ()


class Open(SeatStep):
    """Asks for the chest that a throw is meant for."""

    __slots__ = ()


class Aim(SeatStep):
    """Asks where a weapon is thrown."""

    def __init__(self, seat: int, weapon: int) -> None:
        self.seat = seat
        self.weapon = weapon

    __slots__ = own_fields(__init__, SeatStep)


class Land(Step):
    """The weapons land."""

    __slots__ = ()


class Judge(Step):
    """Finds what the weapons lie over."""

    __slots__ = ()


class Overrule(Step):
    """Asks the moderator what does not count."""

    __slots__ = ()


class React(Step):
    """Opens the reactions."""

    __slots__ = ()


class TurnEthereal(Step):
    """All who can turn ethereal decide at once."""

    __slots__ = ()


class Ethereal(SeatStep):
    """Asks whether a player turns ethereal."""

    __slots__ = ()


class Turned(Step):
    """Shows who has turned ethereal."""

    __slots__ = ()


class Spike(SeatStep):
    """Lets spikes hurt a player for the landings from one on, but not for those over an excepted card."""

    def __init__(self, seat: int, first: int, excepted: int) -> None:
        self.seat = seat
        self.first = first
        self.excepted = excepted

    __slots__ = own_fields(__init__, SeatStep)


class Spiked(SeatStep):
    """Asks which card of a player the spikes hurt."""

    __slots__ = ()


class Bonuses(Step):
    """Gives out what adds to damage."""

    __slots__ = ()


class Bonus(SeatStep):
    """Asks which source a bonus goes to; it is for a landing, or for the whole attack."""

    def __init__(self, seat: int, landing: int, more: int) -> None:
        self.seat = seat
        self.landing = landing
        self.more = more

    __slots__ = own_fields(__init__, SeatStep)


class HarmAll(Step):
    """Applies all damage."""

    __slots__ = ()

    NAME: ClassVar[str] = "harm"


class Ricochets(Step):
    """Finds who may throw once more."""

    __slots__ = ()


class Ricochet(SeatStep):
    """Asks whether a player throws once more."""

    __slots__ = ()


class ThrowAgain(SeatStep):
    """Asks where a weapon is thrown once more; it has struck, by its landing, a card."""

    NAME: ClassVar[str] = "bounce"

    def __init__(self, seat: int, chosen: tuple[int, int]) -> None:
        self.seat = seat
        self.chosen = chosen

    __slots__ = own_fields(__init__, SeatStep)


class BounceHarm(Step):
    """Applies the damage of a weapon thrown once more, but not to the card it came from."""

    def __init__(self, first: int, struck: int) -> None:
        self.first = first
        self.struck = struck

    __slots__ = own_fields(__init__, Step)


class Fall(Step):
    """Takes the fallen off the table; in between it is the swamp that has felled them."""

    def __init__(self, where: str = "") -> None:
        self.where = where

    __slots__ = own_fields(__init__, Step)

    def values(self) -> tuple[Any, ...]:
        """Returns the fields; a fall after an attack says nothing of where."""
        return (self.where,) if self.where else ()


class Inherit(SeatStep):
    """Lets the heirs of a fallen player agree."""

    def __init__(self, seat: int, heirs: tuple[int, ...]) -> None:
        self.seat = seat
        self.heirs = heirs

    __slots__ = own_fields(__init__, SeatStep)


class TakeAll(SeatStep):
    """Hands the items of a fallen player over."""

    def __init__(self, seat: int, heir: int) -> None:
        self.seat = seat
        self.heir = heir

    __slots__ = own_fields(__init__, SeatStep)


class Agree(Step):
    """Lets players agree on one of them, for a purpose: what is taken, and whose or which."""

    def __init__(self, purpose: tuple[str, int], candidates: tuple[int, ...]) -> None:
        self.purpose = purpose
        self.candidates = candidates

    __slots__ = own_fields(__init__, Step)


class Vote(SeatStep):
    """Asks a player for a name."""

    def __init__(self, seat: int, candidates: tuple[int, ...]) -> None:
        self.seat = seat
        self.candidates = candidates

    __slots__ = own_fields(__init__, SeatStep)


class Agreed(Step):
    """Goes on with the one who was named."""

    def __init__(self, purpose: tuple[str, int], candidates: tuple[int, ...]) -> None:
        self.purpose = purpose
        self.candidates = candidates

    __slots__ = own_fields(__init__, Step)


class Chests(Step):
    """Finds the chests that were opened."""

    __slots__ = ()


class Take(Step):
    """Flips a chest for a player."""

    def __init__(self, chest: int, seat: int) -> None:
        self.chest = chest
        self.seat = seat

    __slots__ = own_fields(__init__, Step)


class Reveal(Step):
    """Asks what is in a real chest."""

    def __init__(self, chest: int, seat: int) -> None:
        self.chest = chest
        self.seat = seat

    __slots__ = own_fields(__init__, Step)


class Receive(SeatStep):
    """Asks whether an item is used at once."""

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    __slots__ = own_fields(__init__, SeatStep)


class Pulls(Step):
    """Finds who may pull."""

    __slots__ = ()


class Pulling(SeatStep):
    """Asks whom a player pulls."""

    __slots__ = ()

    NAME: ClassVar[str] = "pull"


class Consent(SeatStep):
    """Asks an ally who would be pulled."""

    def __init__(self, seat: int, puller: int, chosen: tuple[str, str, int]) -> None:
        self.seat = seat
        self.puller = puller
        self.chosen = chosen

    __slots__ = own_fields(__init__, SeatStep)


class Reel(SeatStep):
    """Asks how far a pull goes."""

    def __init__(self, seat: int, chosen: tuple[str, str, int]) -> None:
        self.seat = seat
        self.chosen = chosen

    __slots__ = own_fields(__init__, SeatStep)


class EndCheck(Step):
    """Ends the game if it is decided."""

    def __init__(self, phase: str) -> None:
        self.phase = phase

    __slots__ = own_fields(__init__, Step)


# --- A real table ---


class Report(Step):
    """Asks for a weapon that lies over something, of the landings from one on."""

    def __init__(self, first: int) -> None:
        self.first = first

    __slots__ = own_fields(__init__, Step)


class ReportTarget(Step):
    """Asks what lies under a part of a weapon."""

    def __init__(self, source: tuple[int, int]) -> None:
        self.source = source

    __slots__ = own_fields(__init__, Step)


class ReportZone(Step):
    """Asks for the zone of a card under a part of a weapon."""

    def __init__(self, source: tuple[int, int], at: int) -> None:
        self.source = source
        self.at = at

    __slots__ = own_fields(__init__, Step)


class Correct(Step):
    """Asks the moderator for the hit points that a card really has."""

    __slots__ = ()


# --- The movement phase ---


class MovementPhase(Step):
    """Begins a movement phase."""

    __slots__ = ()


class Summons(Step):
    """Finds whether anybody can call for help."""

    __slots__ = ()


class Summon(SeatStep):
    """Asks a side, or for all the moderator, whether help comes."""

    __slots__ = ()


class Summoned(Step):
    """Shows who has called."""

    __slots__ = ()


class Swamp(Step):
    """Hurts whoever stands in a swamp."""

    __slots__ = ()


class Arrive(Step):
    """Lets cards come, or come back."""

    __slots__ = ()


class Join(BodyStep):
    """Asks where a card that comes starts."""

    __slots__ = ()


class MoveAll(Step):
    """All decide on their moves at once."""

    __slots__ = ()


class Deed(SeatStep):
    """Asks what a player uses before moving."""

    __slots__ = ()


class Move(BodyStep):
    """Asks where a card moves."""

    __slots__ = ()


class Stand(BodyStep):
    """Asks on which terrain a card stands."""

    __slots__ = ()


class Grow(SeatStep):
    """Asks what a vine does."""

    __slots__ = ()


class ShowMoves(Step):
    """Moves all cards together."""

    __slots__ = ()

    NAME: ClassVar[str] = "moved"


class Tunnels(Step):
    """Finds who has come to a tunnel."""

    __slots__ = ()


class Tunnel(BodyStep):
    """Asks where a card comes out."""

    __slots__ = ()
