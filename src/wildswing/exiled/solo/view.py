"""What the player of a solo game sees: everything but the chance to come."""

import msgspec

from wildswing.exiled.solo.session import Session, Toss


class TossView(msgspec.Struct, frozen=True):
    """A throw and where its weapon lies."""

    lengths: int
    aim: tuple[int, int]
    x: int
    y: int
    angle: int
    under: bool
    where: str
    worth: int


class RingView(msgspec.Struct, frozen=True):
    """A ring of a target."""

    radius: int
    worth: int


class SpotView(msgspec.Struct, frozen=True):
    """Where a card lies."""

    x: int
    y: int
    angle: int


class SoloView(msgspec.Struct, frozen=True):
    """A solo game as its player sees it."""

    mode: str
    """The name of the game."""
    character: str
    weapon: str
    skill: str
    start: int
    """How many card lengths away the target was at the start."""
    lengths: int
    """How many card lengths away it is now."""
    moves: int
    rounds: int
    """How many throws and moves there can be in all."""
    edges: tuple[int, int, int, int]
    target: SpotView
    stand: SpotView | None
    """The player's own card; without one the player throws over the lower edge of the table."""
    rings: tuple[RingView, ...]
    """The rings of the target, best first; without any the target is the character."""
    thrown: tuple[TossView, ...]
    total: int
    """The damage or points of all throws."""
    needed: int
    """The damage that wins, or 0."""
    phase: str
    score: int
    rank: str
    """The rank that was reached; nothing before the end."""


def tosses(session: Session) -> tuple[TossView, ...]:
    """Lists the throws."""
    return tuple([_toss(toss) for toss in session.thrown])


def _toss(toss: Toss) -> TossView:
    return TossView(
        lengths=toss.lengths,
        aim=(toss.aim_x, toss.aim_y),
        x=toss.x,
        y=toss.y,
        angle=toss.angle,
        under=bool(toss.under),
        where=toss.where,
        worth=toss.worth,
    )
