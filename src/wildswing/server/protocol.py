"""What pages and the server say to each other; docs/protocol.md tells it with a real exchange."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wildswing.kernel.ended import How
from wildswing.kernel.event import EVERYONE
from wildswing.kernel.fairness import NO_ENTROPY
from wildswing.server.basics.terms import Terms
from wildswing.study.trees import Remark, Try

LONGEST_MESSAGE = 4096
"""Characters of the longest message a page may send; every legal one is far shorter."""

ANY = "any"
"""Stands for whatever the shuffles draw, where somebody brings nothing of the own choice."""

OPEN = "open"
"""Stands where an agent would, for a seat that is left to somebody who is invited."""

MOST_SEATS = 64
"""Seats that a wish can name."""

MOST_CHOICES = 100
"""Entries of each list, and of the whole, in what is chosen for a match."""

Count = Annotated[int, Meta(ge=0, le=2**31)]
Place = Annotated[int, Meta(ge=0, le=2**53 - 1)]
"""The index of an option; further than this a browser does not count exactly."""
ShortText = Annotated[str, Meta(max_length=200)]
LongText = Annotated[str, Meta(max_length=12_000)]
"""A thing of somebody's own making, such as a fighter's text; each game says itself how long one may be."""
Entropy = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""256 bits that a page has drawn, as hexadecimal digits."""

Plain = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | ShortText
Row = Annotated[tuple[Plain, ...], Meta(max_length=MOST_CHOICES)]
Chosen = Plain | Annotated[tuple[Plain | Row, ...], Meta(max_length=MOST_CHOICES)]
"""One thing that is chosen for a match: a word, a number, a yes or no, a list of them, or such lists by team."""

About = dict[str, str | int | bool]
"""What an option means to a picture: a card and where it lies, a space, an action."""

# What each game fills with structs of its own; the types of the page are made from these marks.
View = Annotated[msgspec.Struct, Meta(extra={"by_game": "view"})]
ToldEvent = Annotated[dict[str, Any], Meta(extra={"by_game": "event"})]
"""The fields of an event of the game and those of a `Telling`, in one."""
Catalog = Annotated[Any, Meta(extra={"by_game": "catalog"})]
Choices = Annotated[Any, Meta(extra={"by_game": "choices"})]
Forecast = Annotated[Any, Meta(extra={"by_game": "forecast"})]


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is told of an event besides its own fields; in a replay, to whom, if not to all."""

    event: str
    sentence: str
    audience: tuple[int, ...] = EVERYONE


# --- A page asks over HTTP ---


class MatchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match a person wants to play; what is left out is chosen by the game.

    `seats` are those that people at one screen take, where `seat` would name a single one. `opponent` is who has all
    others, or who has each seat: an agent, or OPEN for somebody who is invited. Whoever likes may join a match that is
    `listed` in the lobby. In a game in which everybody brings something, such as a fighter, `brings` names what comes
    to the own seats, or ANY; whoever joins brings the own. A name may be that of a thing of the caller's own making,
    whose text is one of the `texts`.
    """

    game: ShortText
    opponent: ShortText | Annotated[tuple[ShortText, ...], Meta(max_length=MOST_SEATS)] | None = None
    fighters: tuple[ShortText, ShortText] | None = None
    edition: ShortText | None = None
    seat: Count | None = None
    seats: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=MOST_SEATS)] | None = None
    choices: Annotated[dict[ShortText, Chosen], Meta(max_length=MOST_CHOICES)] = {}
    seed: ShortText | None = None
    terms: Terms = Terms()
    listed: bool = False
    brings: ShortText = ""
    texts: Annotated[tuple[LongText, ...], Meta(max_length=2)] = ()


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody who joins brings: something by its name, or the `text` of a thing of the own making.

    Whoever `agrees` plays against such things.
    """

    brings: ShortText = ""
    text: LongText = ""
    agrees: bool = False


class NextWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says to another match: what whoever lost brings to the next of a series, or that it is given up."""

    brings: ShortText = ""
    gives_up: bool = False


class SeatWish(JoinWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The wish of somebody who is invited: a certain seat, or the first that is open, and what is brought to it."""

    invitation: ShortText
    seat: Count | None = None


class TextWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing of somebody's own making that shall be read, and what its file is called in what is said about it."""

    text: LongText
    file: ShortText = "this text"


class NotationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notation that somebody wants to see as a replay."""

    notation: Annotated[str, Meta(max_length=65_536)]


DEEPEST = 4
"""So many times as long as usual a match is looked at here at most."""


class AnalysisWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a match is looked at that somebody wants to have analysed: so many times as long as usual."""

    depth: Annotated[int, Meta(ge=1, le=DEEPEST)] = 1


class BranchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where a match that is over is to be played on: after how many answers, at which seat, and against whom."""

    answers: Count
    opponent: ShortText
    seat: Count = 0


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody takes for the best answer of a puzzle: the index of an option."""

    answer: Place


class PuzzleTheme(msgspec.Struct, frozen=True):
    """What puzzles are about, by a word and for people."""

    name: str
    title: str


class PuzzleTitle(msgspec.Struct, frozen=True):
    """A puzzle in the list of a game; its number is its place there, from 1."""

    id: str
    theme: str
    rating: int


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of a game, easiest first, and the number of the one that everybody gets on a day."""

    game: str
    title: str
    themes: tuple[PuzzleTheme, ...]
    puzzles: tuple[PuzzleTitle, ...]
    day: str
    daily: int


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """How an answer to a puzzle was judged: how likely the seat wins after it and after the best, in percent.

    An answer that is as good as the best solves the puzzle. `best` is what the best is called.
    """

    solved: bool
    worth: int
    most: int
    given: str
    best: str
    why: str


class StudyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants to study: a match of this table that is over, by its id, or a text.

    The text is a notation, a match file, or scenarios of a game, of which `number` chooses one.
    """

    match: ShortText = ""
    text: Annotated[str, Meta(max_length=65_536)] = ""
    number: Count = 0


Tried = tuple[Count, Place]
"""An answer that is tried: a seat, and the index of its option."""


class MomentWish(StudyWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A moment of a study: after so many answers of the match, and `then` those that were tried in place of the rest.

    The frames of the answers from the place `since` of these on are wished for.
    """

    answers: Count = 0
    then: Annotated[tuple[Tried, ...], Meta(max_length=5000)] = ()
    since: Count = 0


class ValuesWish(MomentWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question of a moment whose answers are to be valued: that of a seat, so many times as long as usual.

    Whoever asks has a name of its own making; what the same one asked before is thought about no longer.
    """

    seat: Count
    asker: ShortText
    depth: Annotated[int, Meta(ge=1, le=DEEPEST)] = 1


class PlayWish(MomentWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A moment of a study from which somebody wants to play on, at which seat, and against whom."""

    opponent: ShortText
    seat: Count = 0


class TreeWish(StudyWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A study with all that was tried in it, and remarked on the match itself, to be written down."""

    tried: Annotated[tuple[Try, ...], Meta(max_length=5000)] = ()
    remarks: Annotated[tuple[Remark, ...], Meta(max_length=5000)] = ()


class GameOffer(msgspec.Struct, frozen=True):
    """A game that can be played, its usual seats, who plays against, what can be chosen for it, and what draws it.

    The picture is the address of an ES module; a game without one is drawn by the page, or told in words.
    """

    name: str
    title: str
    summary: str
    seats: tuple[str, ...]
    opponents: tuple[str, ...]
    choices: Choices
    picture: str | None = None


class SeatToken(msgspec.Struct, frozen=True):
    """A seat, and what opens it."""

    seat: int
    token: str


class GuestSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in a match; whoever has the token has the seat.

    `others` are further seats of the same screen, and the invitation opens the seats that nobody has yet. The
    commitment binds the table to a secret before any of them adds entropy; where there is none, the `notice` says so to
    people who play with each other.
    """

    match: str
    seat: int
    token: str
    others: tuple[SeatToken, ...] = ()
    invitation: str = ""
    commitment: str = ""
    notice: str = ""


class Watchable(msgspec.Struct, frozen=True):
    """What everybody who has the link may know of a match before joining or watching it, or its replay.

    `brings` is what comes to each seat, where everybody brings something: ANY if it is drawn, and nothing if whoever
    takes the seat says it; those of somebody's own making are named in `fan_made`, and whoever joins has to agree to
    them; `faces` is what a page draws for each. The `notice` is what they should know, if there is anything.
    """

    match: str
    game: str
    title: str
    seats: tuple[str, ...]
    people: tuple[str, ...]
    finished: bool
    notice: str = ""
    open: tuple[int, ...] = ()
    brings: tuple[str, ...] = ()
    terms: Terms = Terms()
    is_fair: bool = False
    fan_made: tuple[str, ...] = ()
    faces: dict[str, Any] = {}
    rated: bool = False
    """Whether the match counts for the ratings, if all who still come have accounts."""
    edition: str = ""
    """By which edition of the rules is played, if that was said."""


class Standing(msgspec.Struct, frozen=True):
    """What a seat has left of what it began with, such as life."""

    left: int
    most: int


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
    """The first message: the token of the seat, the number of the last message this page has, and its language.

    Whoever only watches has no token.
    The entropy of the first hello at a seat is part of what the cards are dealt by.
    """

    token: ShortText = ""
    seen: Count = 0
    entropy: Entropy = NO_ENTROPY
    language: ShortText = "en"


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The index of an option of the seat's question with this number."""

    question: Count
    option: Place


class Point(msgspec.Struct, frozen=True, tag="point", forbid_unknown_fields=True):
    """Asks what a card of somebody would do if it were played now."""

    owner: Count
    card: ShortText


class TakeBack(msgspec.Struct, frozen=True, tag="take back", forbid_unknown_fields=True):
    """The seat's last answer shall not count, as long as it has told nobody anything."""


class AskTakeBack(msgspec.Struct, frozen=True, tag="ask take back", forbid_unknown_fields=True):
    """Asks whether the seat's last answer can be taken back now."""


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """The seat gives up."""


class AskHint(msgspec.Struct, frozen=True, tag="ask hint", forbid_unknown_fields=True):
    """What would a master answer to the seat's question?"""


class DraftPick(msgspec.Struct, frozen=True, tag="draft", forbid_unknown_fields=True):
    """What whoever is next bans or chooses, by name; ANY chooses what the shuffles draw."""

    name: ShortText


FromPage = Hello | Answer | Resign | TakeBack | AskTakeBack | AskHint | Point | DraftPick


# --- The server says ---


class Promise(msgspec.Struct, frozen=True):
    """What the shuffles of a match follow from but for the secret; no entropy is empty once cards are dealt."""

    match: str
    digest: str
    commitment: str
    entropies: tuple[str, ...]


class Draft(msgspec.Struct, frozen=True):
    """What is to be done before the cards are dealt: who bans or chooses now, and among what."""

    seat: int
    what: Literal["ban", "choose"]
    names: tuple[str, ...]


class SeriesScore(msgspec.Struct, frozen=True):
    """How a series stands: which match it is, best of how many, who has won how many, and what is banned in it.

    `winner` has it once somebody has; `forfeited` tells that the other one gave it up. `chooses` is who lost the match,
    and may bring one of `names` to the next.
    """

    number: int
    best_of: int
    wins: tuple[int, ...]
    banned: tuple[str, ...] = ()
    winner: int | None = None
    forfeited: bool = False
    chooses: int | None = None
    names: tuple[str, ...] = ()


class Gathering(msgspec.Struct, frozen=True, tag="gathering"):
    """A match whose cards wait until every seat has added its entropy; `people` names those who have come.

    Where people ban and choose first, `draft` says what is next.
    """

    number: int
    match: str
    game: str
    title: str
    seat: int
    seats: tuple[str, ...]
    open: tuple[int, ...]
    people: tuple[str, ...]
    fairness: Promise
    series: SeriesScore | None = None
    draft: Draft | None = None


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """What stays the same in a match, and the log of what this seat was told before.

    The `notice` is what everybody at it should know, if there is anything.
    """

    number: int
    match: str
    game: str
    title: str
    seat: int
    seats: tuple[str, ...]
    catalog: Catalog
    log: tuple[ToldEvent, ...]
    fairness: Promise | None
    notice: str = ""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One possible answer: its label, what it means to a picture, and what a button in the picture says."""

    label: str
    about: About
    verb: str = ""


class Barred(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player would naturally try at a question and may not, as an option would mean and say it, and why not."""

    about: About
    reason: str
    verb: str = ""


class Axis(msgspec.Struct, frozen=True):
    """One coordinate of a point that answers a question: what it is called, its lowest and its highest value."""

    name: str
    low: int
    high: int


class PayingCard(msgspec.Struct, frozen=True):
    """A card that can pay: where it lies, and the most that it gives."""

    card: str
    zone: str
    worth: int


class Bill(msgspec.Struct, frozen=True):
    """A payment that this and further questions ask for, one card at a time: how much of what must and may be paid.

    The cards that matter least come first; `suggested` are the places of the cheapest that suffice. The `prompt` asks
    for all of it at once. The `goal` says what is paid for where no card does, and `about` what that is to a picture.
    """

    resource: str
    least: int
    most: int
    cards: tuple[PayingCard, ...]
    suggested: tuple[int, ...]
    prompt: str
    goal: str
    about: About


class Question(msgspec.Struct, frozen=True):
    """The question a seat is to answer; it is the so-manieth that this seat was asked, and is about something itself.

    Where the answers are the points of a space, there are axes and no options. A page may give the only answer to a
    question that `goes_without_saying` by itself.
    """

    question: int
    kind: str
    prompt: str
    rule: str
    about: About
    options: tuple[Option, ...]
    space: tuple[Axis, ...]
    barred: tuple[Barred, ...]
    bill: Bill | None = None
    goes_without_saying: bool = False
    advice: str = ""
    """How somebody answers it who meets it for the first time."""
    read: str = ""
    """The place in the rulebook of the game that tells of it."""


class Rematch(msgspec.Struct, frozen=True, omit_defaults=True):
    """The seats that want to play again after the end, and the match in which all do, once there is one.

    In a series whoever lost may say what comes to the seat then (`brings`); one who does not go on is its `forfeit`.
    """

    wishes: tuple[int, ...] = ()
    match: str = ""
    brings: str = ""
    forfeit: int | None = None


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a person: the milliseconds that are left, None while that would tell a secret, and if it runs."""

    seat: int
    left: int | None
    runs: bool


class Away(msgspec.Struct, frozen=True):
    """A person who stays away: in so many milliseconds an agent takes the seat, or the match is forfeit."""

    seat: int
    left: int
    then: Literal["agent", "forfeit"]


class Ending(msgspec.Struct, frozen=True):
    """How the match ended: by the rules, or before, since somebody resigned, had no time left, or stayed away.

    The secret of its shuffles is empty if no commitment to one was made. A rank heads the result of a game for one
    player that is not won or lost; in any other such game, not to win is to lose.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sentence: str
    secret: str
    how: How | Literal["rules"] = "rules"
    rank: str = ""


class Situation(msgspec.Struct, frozen=True, tag="table"):
    """The table as a seat sees it now, what happened since the last one, and what the seat is asked.

    It is `secret` while nobody else may look at it; `open` are the seats that nobody has yet. `people` has the name of
    the person at each seat, if it is known, and `accounts` that of the account, if there is one.
    A hint can be had where `hints` says so.
    `watching` counts those who only watch, and `rematch` tells who wants to play again. `clocks` are those of people,
    `away` are people whom others wait for, and `stand_ins` the seats where an agent plays for a person.
    """

    number: int
    view: View
    secret: bool
    events: tuple[ToldEvent, ...]
    question: Question | None
    thinking: tuple[int, ...]
    open: tuple[int, ...]
    people: tuple[str, ...]
    hints: bool
    outcome: Ending | None
    watching: int = 0
    rematch: Rematch = Rematch()
    clocks: tuple[SeatClock, ...] = ()
    away: tuple[Away, ...] = ()
    stand_ins: tuple[int, ...] = ()
    series: SeriesScore | None = None
    accounts: tuple[str, ...] = ()


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The answer to a question is on disk."""

    number: int
    question: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """An answer changed nothing; 0 stands for a message that names no question."""

    number: int
    question: int
    reason: str


class Consideration(msgspec.Struct, frozen=True):
    """An answer that a master has considered: how likely it leads to a win, and how often it would be given."""

    option: int
    label: str
    value: float
    weight: float


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a master would answer to a question, and why; it has no number, since it changes nothing."""

    question: int
    option: int
    sentence: str
    considered: tuple[Consideration, ...]


class Waits(msgspec.Struct, frozen=True, tag="waits"):
    """An agent waits before it thinks, for others or for the budget of an address, for about so many milliseconds.

    With none left it thinks now. It has no number, since it changes nothing.
    """

    seat: int
    why: Literal["turn", "budget"]
    left: int


class Foretold(msgspec.Struct, frozen=True, tag="foretold"):
    """What a card of somebody would do if it were played now; it has no number, since it changes nothing."""

    owner: int
    card: str
    forecast: Forecast


class LastAnswer(msgspec.Struct, frozen=True, tag="last answer"):
    """Whether the seat's last answer can be taken back now; it has no number, since it changes nothing."""

    take_back: bool


class Farewell(msgspec.Struct, frozen=True, tag="farewell"):
    """The last message before the server closes the line; calling again at once would not help."""

    reason: str


Phrase = Literal[
    "",
    "hello",
    "good luck",
    "one moment",
    "nice move",
    "well played",
    "close one",
    "oops",
    "thanks",
    "sorry",
    "good game",
    "again?",
    "bye",
    "applause",
    "laughter",
    "surprise",
    "thought",
]
"""What everybody may say, each reader in the own language; the last four are pictures. Nothing is none of them."""


class Said(msgspec.Struct, frozen=True, tag="said"):
    """What somebody at a seat has said: a phrase, or words of their own; it has no number, since it changes nothing."""

    id: str
    seat: int
    phrase: Phrase
    words: str


ToPage = Gathering | Welcome | Situation | Accepted | Refused | Foretold | LastAnswer | Hint | Waits | Said | Farewell

_read_message: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


def read_message(text: str) -> FromPage:
    """Reads what a page sent; what is no message is refused with msgspec's error, which names the mistake."""
    return _read_message.decode(text)
