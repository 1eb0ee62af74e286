"""What pages and bots ask of people and their matches, and what they are told."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wildswing.server.basics.terms import Terms
from wildswing.server.protocol import LongText, Phrase, ShortText, Standing

Password = Annotated[str, Meta(min_length=1, max_length=1000)]


# --- Asked ---


class GuestWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: ShortText


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password: of a new account, or of one that is there."""

    name: ShortText
    password: Password


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password, and the code of its second factor if it has one."""

    name: ShortText
    password: Password
    code: ShortText = ""


class PasswordWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password that somebody has, and the one that is wished for."""

    old: Password
    new: Password


class ResetWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password for whoever has a `reset_code`, and the code of the second factor if there is one."""

    name: ShortText
    reset_code: ShortText
    password: Password
    code: ShortText = ""


class FactorWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret that an app was given, and the code that it shows; the password tells whose account it is."""

    password: Password
    secret: Annotated[str, Meta(pattern="^[A-Z2-7]{32}$")]
    code: ShortText


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What signing in takes, of somebody who is signed in; a guest has nothing to show."""

    password: Annotated[str, Meta(max_length=1000)] = ""
    code: ShortText = ""


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person calls a bot."""

    label: ShortText


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody has to say of whoever has a seat of a match."""

    match: ShortText
    seat: Annotated[int, Meta(ge=0, le=100)]
    words: Annotated[str, Meta(min_length=1, max_length=1000)]


class SayWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says at a match: one of the phrases, or words of their own."""

    phrase: Phrase = ""
    words: ShortText = ""


class OrderWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody with a role orders, with its details."""

    order: ShortText
    details: dict[str, ShortText] = {}


class QuickWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game that somebody wants to play with whoever comes on the same terms, and what is brought to it.

    That is something by its name, or the `text` of a thing of the own making.
    """

    game: ShortText
    terms: Terms = Terms()
    brings: ShortText = ""
    text: LongText = ""


class NameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody by the name of an account."""

    name: ShortText


class BlockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom somebody wants nothing of: an account by its name, or whoever has a seat at a match of one's own."""

    name: ShortText = ""
    match: ShortText = ""
    seat: int = 0


class ChallengeWish(QuickWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Whom somebody wants to play with, and what."""

    name: ShortText


# --- Told ---


class BlockedGuest(msgspec.Struct, frozen=True):
    """A guest whom somebody blocks: the name of now, and the sign by which the guest is blocked no more."""

    name: str
    sign: str


class Tied(msgspec.Struct, frozen=True):
    """The names of those whom a person follows, who follow the person, and whom the person blocks."""

    follows: tuple[str, ...]
    followed_by: tuple[str, ...]
    blocks: tuple[str, ...]
    blocked_guests: tuple[BlockedGuest, ...] = ()


class Me(msgspec.Struct, frozen=True):
    """Who calls; somebody without a name is nobody."""

    name: str
    kind: Literal["nobody", "guest", "account"]
    is_bot: bool = False
    role: str = ""
    """What lets somebody keep order here, if anything does."""


class Account(msgspec.Struct, frozen=True):
    """What the owner of an account may know of it: since when it is there, and what it asks for at a sign-in."""

    name: str
    created: str
    has_second_factor: bool
    recovery_codes: int
    """How many are left."""


class OpenSession(msgspec.Struct, frozen=True):
    """A browser in which somebody is signed in: which one, and the day on which it was last used."""

    id: str
    label: str
    used: str
    is_this: bool


class NewFactor(msgspec.Struct, frozen=True):
    """A secret for an app, in letters and as the address that an app reads."""

    secret: str
    address: str


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes that each take the place of the app once; they are shown this once."""

    codes: tuple[str, ...]


class Bot(msgspec.Struct, frozen=True):
    """A bot of a person."""

    id: str
    label: str
    created: str


class NewBot(msgspec.Struct, frozen=True):
    """A bot that was just made; its token is shown this once."""

    id: str
    label: str
    created: str
    token: str


class Waiting(msgspec.Struct, frozen=True):
    """A match in the lobby: who waits in it, for which seats, since when, and a `notice` if there is one.

    `brings` is what comes to each seat, `fan_made` what of it is of somebody's own making, and `faces` what a page
    draws for each of those, as in a match that can be watched.
    """

    match: str
    game: str
    title: str
    host: str
    seats: tuple[str, ...]
    open: tuple[int, ...]
    terms: Terms
    since: str
    is_mine: bool
    notice: str = ""
    brings: tuple[str, ...] = ()
    fan_made: tuple[str, ...] = ()
    faces: dict[str, Any] = {}
    rated: bool = False
    """Whether the match counts for the ratings if somebody with an account joins."""
    edition: str = ""
    """By which edition of the rules is played, if that was said."""
    account: str = ""
    """The account of whoever waits, if there is one."""
    is_followed: bool = False
    """Whether whoever asks follows that account."""


class Challenge(msgspec.Struct, frozen=True):
    """A match in which somebody waits for the person who asks alone, and for how many seconds yet."""

    table: Waiting
    left: int


class Running(msgspec.Struct, frozen=True):
    """A match from the lobby that is played now, as whoever watches it sees it: who plays what, and how far they are.

    `standings` are those of the seats, in a game in which they can be compared; `watching` counts the pages that do.
    """

    match: str
    game: str
    title: str
    seats: tuple[str, ...]
    people: tuple[str, ...]
    brings: tuple[str, ...]
    standings: tuple[Standing, ...]
    moment: str
    watching: int
    faces: dict[str, Any] = {}
    accounts: tuple[str, ...] = ()
    """The account at each seat, empty where there is none."""
    is_followed: bool = False
    """Whether whoever asks follows one of them."""


class Played(msgspec.Struct, frozen=True):
    """A match of a person: who sat at it, and how it ended if it did.

    `people` has the name of whoever had each seat: a person, or an agent. `faces` is what a page draws for whatever of
    somebody's own making was brought.
    """

    match: str
    game: str
    title: str
    seat: int
    seats: tuple[str, ...]
    people: tuple[str, ...]
    created: str
    ended: str = ""
    result: Literal["", "won", "lost", "drawn"] = ""
    rank: str = ""
    """What heads the result of a game that is neither won nor lost."""
    faces: dict[str, Any] = {}
    gained: int | None = None
    """What it did to the rating of the person; nothing if it was not rated."""
    accounts: tuple[str, ...] = ()
    """The account at each seat, empty where there is none."""


class Rated(msgspec.Struct, frozen=True):
    """How strong somebody is known to be: a rating, and by how much it may well be wrong.

    It is `provisional` until enough matches were played against enough different opponents.
    """

    rating: int
    deviation: int
    matches: int
    provisional: bool


class Ranked(Rated, frozen=True):
    """A line of a list of the best: a person, or a machine of the table by its name."""

    name: str
    is_machine: bool
    is_me: bool = False


class Leaderboard(msgspec.Struct, frozen=True):
    """The best in a game, or with one of the things that are `brought` to it, the best first.

    `brings` are the things with which anybody is rated.
    """

    game: str
    title: str
    brought: str
    brings: tuple[str, ...]
    lines: tuple[Ranked, ...]


class Reached(msgspec.Struct, frozen=True):
    """What a rating was at a time."""

    at: str
    rating: int


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of an account: the ratings by game, and the matches that were public or rated.

    The rest is what it is to whoever asks.
    """

    name: str
    since: str
    """The day on which it was made."""
    ratings: dict[str, Rated]
    matches: tuple[Played, ...]
    courses: dict[str, tuple[Reached, ...]] = {}
    """By game, the rating of the last 90 days: what it was before them, and after each match that changed it.

    The last 500 changes are told.
    """
    is_me: bool = False
    is_followed: bool = False
    follows_me: bool = False
    is_blocked: bool = False


class RatingChange(msgspec.Struct, frozen=True):
    """What a match has done to the rating of whoever has a seat."""

    seat: int
    before: int
    after: int


class SaidLine(msgspec.Struct, frozen=True):
    """Something that was said at a match, by whom and when."""

    id: str
    at: str
    seat: int
    name: str
    phrase: Phrase
    words: str


class Talked(msgspec.Struct, frozen=True):
    """What the holder of a seat has heard and said, and whether all there follow each other, and so may write."""

    lines: tuple[SaidLine, ...]
    may_write: bool


class Report(msgspec.Struct, frozen=True):
    """A report that nobody has closed: who is meant, at which match, and what was said.

    `person` names even a guest in an order; `talk` is what had been said at the match.
    """

    id: str
    at: str
    match: str
    seat: int
    name: str
    person: str
    words: str
    talk: tuple[SaidLine, ...] = ()
    state: Literal["running", "over", "deleted"] = "deleted"
    """What became of the match."""


class Noted(msgspec.Struct, frozen=True):
    """Something that was ordered: when, by whom, what, and its details."""

    at: str
    who: str
    what: str
    details: dict[str, str]


class Ordered(msgspec.Struct, frozen=True):
    """What became of an order."""

    said: str


class OwnMatch(msgspec.Struct, frozen=True):
    """A match of a person, and where its file is once it is over."""

    match: str
    game: str
    seat: int
    created: str
    ended: str
    file: str


class OwnWords(msgspec.Struct, frozen=True):
    """Something that a person said at a match: one of the phrases, or words of the own."""

    match: str
    seat: int
    at: str
    phrase: Phrase
    words: str


class OwnReport(msgspec.Struct, frozen=True):
    """What a person has reported of somebody else, by the name that was shown then."""

    match: str
    seat: int
    at: str
    name: str
    words: str


class OwnChallenge(msgspec.Struct, frozen=True):
    """A challenge that a person has sent to somebody, or had from somebody, until it is forgotten."""

    match: str
    name: str
    is_mine: bool
    expires: str
    answered: str


class OwnTournament(msgspec.Struct, frozen=True):
    """A tournament that a person has opened or entered, and what the person brings to it."""

    tournament: str
    name: str
    game: str
    created: str
    is_host: bool
    is_entrant: bool
    brings: str


class Export(msgspec.Struct, frozen=True):
    """All that is kept of a person."""

    name: str
    kind: Literal["guest", "account"]
    created: str
    has_second_factor: bool
    sessions: tuple[OpenSession, ...]
    bots: tuple[Bot, ...]
    matches: tuple[OwnMatch, ...]
    ratings: dict[str, Rated]
    """By game."""
    ties: Tied
    said: tuple[OwnWords, ...]
    reports: tuple[OwnReport, ...]
    """Those that the person has written."""
    challenges: tuple[OwnChallenge, ...]
    tournaments: tuple[OwnTournament, ...]
    role: str
    """Empty for whoever has none."""
    muted_until: str
    """Empty unless the person may not speak."""
    muted_why: str
