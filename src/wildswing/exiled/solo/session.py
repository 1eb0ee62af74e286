"""A game for one player as plain data: how far the target is, and what was thrown at it."""

from typing import Final

from wildswing.exiled.rules.book import Character, Weapon
from wildswing.exiled.rules.characters import character_of
from wildswing.kernel.state import Record, State, Step, own_fields

PLAYING: Final = "playing"
WON: Final = "won"
LOST: Final = "lost"

LENGTH: Final = 8_800
"""A card length, in 1/100 mm."""


class Toss(Record):
    """A throw, where its weapon lies, and what it was worth."""

    def __init__(
        self, lengths: int, aim_x: int, aim_y: int, x: int, y: int, angle: int, under: int, where: str, worth: int
    ) -> None:
        self.lengths = lengths
        """How many card lengths away the target was."""
        self.aim_x = aim_x
        self.aim_y = aim_y
        self.x = x
        self.y = y
        self.angle = angle
        self.under = under
        """1 if it slid under the target's card."""
        self.where = where
        """The best zone or ring it lies over, or nothing."""
        self.worth = worth
        """Its damage or its points."""

    __slots__ = own_fields(__init__, Record)


class Session(State):
    """A solo game at some moment; throws are never changed, so that copies share them."""

    def __init__(
        self,
        chance: int,
        agenda: tuple[Step, ...],
        lanes: tuple[tuple[Step, ...], ...],
        text: str,
        weapon: int,
        skill: str,
        start: int,
        lengths: int,
        moves: int,
        thrown: tuple[Toss, ...],
        phase: str,
    ) -> None:
        super().__init__(chance, agenda, lanes)
        self.text = text
        """The character's text."""
        self.weapon = weapon
        """The weapon thrown, by its number among the character's."""
        self.skill = skill
        self.start = start
        """How many card lengths away the target was at the start."""
        self.lengths = lengths
        """How many card lengths away it is now."""
        self.moves = moves
        """How often the player has moved instead of throwing."""
        self.thrown = thrown
        self.phase = phase
        """PLAYING, WON or LOST."""

    __slots__ = own_fields(__init__, State)

    def copy(self) -> "Session":
        """Returns an independent copy."""
        twin = Session(
            self.chance,
            self.agenda,
            self.lanes,
            self.text,
            self.weapon,
            self.skill,
            self.start,
            self.lengths,
            self.moves,
            self.thrown,
            self.phase,
        )
        twin.asks = self.asks
        return twin


def character_in(session: Session) -> Character:
    """Returns the character of a session."""
    return character_of(session.text)


def weapon_in(session: Session) -> Weapon:
    """Returns the weapon of a session."""
    return character_in(session).weapons[session.weapon]


def total(session: Session) -> int:
    """Returns the damage or the points of all throws."""
    return sum([toss.worth for toss in session.thrown])
