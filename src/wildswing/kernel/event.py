"""What happened, told to those who may know it."""

from collections.abc import Iterable

import msgspec

EVERYONE: tuple[int, ...] = ()
"""The audience of an event that all seats and spectators may see."""


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=True):
    """One thing that happened; each game has a class for each kind."""

    def sentence(self) -> str:
        """Tells the event to a person."""
        raise NotImplementedError


class Told:
    """An event with the seats that are told it."""

    __slots__ = ("audience", "event")

    def __init__(self, event: Event, audience: tuple[int, ...] = EVERYONE) -> None:
        self.event = event
        self.audience = audience

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self.event == other.event and self.audience == other.audience

    def __hash__(self) -> int:
        return hash((self.event, self.audience))

    def __repr__(self) -> str:
        return f"Told({self.event!r}, {self.audience})"


Heard = list[Told] | None
"""Where events are gathered, or None when nobody listens; then no event is even made."""


def told_to(seat: int, told: Iterable[Told]) -> list[Event]:
    """Returns the events that a seat, or a spectator, was told, in order."""
    return [one.event for one in told if one.audience == EVERYONE or seat in one.audience]
