"""What pages ask of tournaments, and what they are told."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wildswing.server.basics.terms import Clock, Terms
from wildswing.server.protocol import ShortText

MOST_ROUNDS = 15


class TournamentWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament that somebody wants to hold: so many rounds, or as many as are usual, and how long one may take."""

    name: ShortText
    game: ShortText
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    minutes: Annotated[int, Meta(ge=10, le=360)] = 90
    clock: Clock = Clock(20, 10)
    edition: ShortText = ""


class EntryWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall take part: whoever asks, with something by its name, or a machine of a level, for the host."""

    brings: ShortText = ""
    machine: ShortText = ""


class Contestant(msgspec.Struct, frozen=True):
    """Somebody who takes part. `here` tells who has checked in, `gone` who is not paired any more."""

    name: str
    is_machine: bool
    brings: str
    here: bool
    gone: bool
    is_me: bool


class Placed(msgspec.Struct, frozen=True):
    """A line of the standings; who is equal in all that counts still stands in an order."""

    place: int
    name: str
    is_machine: bool
    is_me: bool
    points: float
    buchholz: float
    sonneborn_berger: float
    played: int
    gone: bool


class Met(msgspec.Struct, frozen=True):
    """Two who meet, by their seats, or one who has a bye; the points of both once there are any."""

    one: str
    other: str
    points: tuple[float, float] | None
    match: str
    is_mine: bool


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament in the list; 0 `rounds` are as many as are usual."""

    id: str
    name: str
    game: str
    title: str
    host: str
    phase: Literal["open", "running", "over", "called off"]
    opened: str
    """When its host has opened it."""
    players: int
    round: int
    rounds: int
    terms: Terms
    is_mine: bool
    """Whether whoever asks takes part, or holds it."""


class TournamentTold(TournamentLine, frozen=True):
    """All that everybody may know of a tournament; `match` is where whoever asks plays now."""

    minutes: int
    edition: str
    is_host: bool
    entrants: tuple[Contestant, ...]
    standings: tuple[Placed, ...]
    meetings: tuple[tuple[Met, ...], ...]
    match: str
    is_over: bool
