"""What pages and the server say to each other; docs/protocol.md tells it with a real exchange."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

LONGEST_MESSAGE = 4096
"""Characters of the longest message a page may send; every legal one is far shorter."""

Count = Annotated[int, Meta(ge=0, le=2**31)]
ShortText = Annotated[str, Meta(max_length=200)]

About = dict[str, str | int | bool]
"""What an option means to a picture: a card and where it lies, a space, an action."""


# --- A page asks over HTTP ---


class MatchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match a person wants to play; what is left out is chosen by the game."""

    game: ShortText
    opponent: ShortText
    fighters: tuple[ShortText, ShortText] | None = None
    edition: ShortText | None = None
    seat: Count = 0
    seed: ShortText | None = None


class GameOffer(msgspec.Struct, frozen=True):
    """A game that can be played, who plays against, and what can be chosen for it."""

    name: str
    title: str
    summary: str
    opponents: tuple[str, ...]
    choices: Any


class GuestSeat(msgspec.Struct, frozen=True):
    """A seat in a new match; whoever has the token has the seat."""

    match: str
    seat: int
    token: str


class MatchStanding(msgspec.Struct, frozen=True):
    """What the holder of a seat may ask of a match without sitting down."""

    match: str
    game: str
    seat: int
    finished: bool


class Failure(msgspec.Struct, frozen=True):
    """Why a request was refused, in one sentence."""

    error: str


# --- A page says over the websocket ---


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the token of the seat, and the number of the last message this page has."""

    token: ShortText
    seen: Count = 0


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The index of an option of the seat's question with this number."""

    question: Count
    option: Count


FromPage = Hello | Answer


# --- The server says ---


Telling = dict[str, Any]
"""An event as its kind, its fields and its sentence."""


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """What stays the same in a match, and the log of what this seat was told before."""

    number: int
    match: str
    game: str
    title: str
    seat: int
    seats: tuple[str, ...]
    catalog: Any
    log: tuple[Telling, ...]


class Option(msgspec.Struct, frozen=True):
    """One possible answer: its label, and what it means to a picture."""

    label: str
    about: About


class Barred(msgspec.Struct, frozen=True):
    """What a player would naturally try at a question and may not, as an option would mean it, and why not."""

    about: About
    reason: str


class Question(msgspec.Struct, frozen=True):
    """The question a seat is to answer; it is the so-manieth that this seat was asked."""

    question: int
    kind: str
    prompt: str
    rule: str
    options: tuple[Option, ...]
    barred: tuple[Barred, ...]


class Ending(msgspec.Struct, frozen=True):
    """How the match ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sentence: str


class Table(msgspec.Struct, frozen=True, tag="table"):
    """The table as a seat sees it now, what happened since the last one, and what the seat is asked."""

    number: int
    view: msgspec.Struct
    events: tuple[Telling, ...]
    question: Question | None
    thinking: tuple[int, ...]
    outcome: Ending | None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The answer to a question is on disk."""

    number: int
    question: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """An answer changed nothing; 0 stands for a message that names no question."""

    number: int
    question: int
    reason: str


class Farewell(msgspec.Struct, frozen=True, tag="farewell"):
    """The last message before the server closes the line; calling again at once would not help."""

    reason: str


ToPage = Welcome | Table | Accepted | Refused | Farewell

_read_message: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)
_read_wish = msgspec.json.Decoder(MatchWish)


def read_message(text: str) -> FromPage:
    """Reads what a page sent; what is no message is refused with msgspec's error, which names the mistake."""
    return _read_message.decode(text)


def read_wish(body: bytes) -> MatchWish:
    """Reads the match a person wants."""
    return _read_wish.decode(body)
