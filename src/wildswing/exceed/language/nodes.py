"""What the lines of a fighter say, as a small algebra of frozen nodes; the engine walks them and nothing else.

A node never names its performer: it is the player whose line it is, the player whose attack it is in a line about each
attack, and the opponent inside `By`. The source is the card or side that holds the line. What the instruction before
left is asked for by `Fact`, `Result` and `Ref`. Positions in the file are kept where a later complaint needs them and
never count in comparisons.
"""

from dataclasses import dataclass, field

from wildswing.exceed.language import vocabulary as v


@dataclass(frozen=True, slots=True)
class At:
    """A place in a file, counted from 1."""

    line: int
    column: int


NOWHERE = At(0, 0)

# --- Which cards ---


@dataclass(frozen=True, slots=True)
class Named:
    """A card, boost or token by its quoted name."""

    name: str
    at: At = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Zone:
    """Areas of one player; as a selection, all cards in them."""

    owner: v.Who
    names: tuple[v.ZoneName, ...]


DISCARD_PILE = Zone(v.Who.EITHER, (v.ZoneName.DISCARD,))
"""The discard pile of each card's owner (EX-ZONE-19)."""

SEALED_CARDS = Zone(v.Who.EITHER, (v.ZoneName.SEALED,))
"""The sealed cards of the player who performs the seal, whoever owns the card (EX-ZONE-12)."""

Where = Zone | v.Spot


@dataclass(frozen=True, slots=True)
class Pile:
    """A description of cards without a number: `continuous boost in play`."""

    nouns: tuple[v.Noun, ...]
    adjectives: tuple[v.Adjective, ...] = ()
    name: Named | None = None
    where: tuple[Where, ...] = ()


@dataclass(frozen=True, slots=True)
class Between:
    """A number that the performer picks: `1-2`, `up to 3` (from 0), `any number` (no upper end)."""

    low: int
    high: int | None


@dataclass(frozen=True, slots=True)
class AllBut:
    """As many as leave this number behind."""

    left: int


Quantity = int | Between | AllBut


@dataclass(frozen=True, slots=True)
class Cards:
    """A number of cards out of a description, or out of those of the instruction before."""

    quantity: Quantity
    pile: Pile | v.Ref


@dataclass(frozen=True, slots=True)
class Top:
    """The topmost fitting cards of an ordered area, or the lowest one (`bottom`)."""

    count: int
    pile: Pile
    zone: Zone
    bottom: bool = False


Selection = v.Ref | Named | Zone | Cards | Top

# --- Amounts ---


@dataclass(frozen=True, slots=True)
class Result:
    """What an earlier instruction or payment left: `force spent`, `card discarded`, `ultra spent`.

    `reaching` leaves the cards whose printed range the opponent is in.
    """

    what: v.Resource | v.Noun
    made: v.Made
    reaching: bool = False


@dataclass(frozen=True, slots=True)
class Every:
    """Each full group of so many cards."""

    size: int
    pile: Pile


Counted = Result | Pile | Every | v.Tally


@dataclass(frozen=True, slots=True)
class Total:
    """A number of an attack, or (owner None) of the card just dealt with: `the opponent's printed speed`; or a life."""

    owner: v.Who | None
    stat: v.Stat | v.Resource
    printed: bool = False


@dataclass(frozen=True, slots=True)
class Per:
    """A number for each thing counted, with an upper end if written."""

    each: int
    counted: Counted
    at_most: int | None = None


Amount = int | Between | v.Measure | Total | Per


# --- Conditions ---


@dataclass(frozen=True, slots=True)
class Both:
    """All of the conditions hold."""

    conditions: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one of the conditions holds."""

    conditions: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class Did:
    """A player did this in the current strike or turn."""

    who: v.Who
    deed: v.Deed


@dataclass(frozen=True, slots=True)
class Stands:
    """A player is in this status."""

    who: v.Who
    status: v.Status


@dataclass(frozen=True, slots=True)
class StandsOn:
    """A player stands on one of these spaces."""

    who: v.Who
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TokenPast:
    """A token lies on the far side of a player, seen from the other one."""

    token: Named
    who: v.Who


@dataclass(frozen=True, slots=True)
class AttackIs:
    """The attack of a player has a quality, is of a sort, or came from an area."""

    owner: v.Who
    what: v.Quality | tuple[v.Noun, ...] | Zone


@dataclass(frozen=True, slots=True)
class AttackHit:
    """The attack of a player hit."""

    owner: v.Who


@dataclass(frozen=True, slots=True)
class TokenIs:
    """A token is in play, or is on a space without a fighter."""

    token: Named
    on_free_space: bool


@dataclass(frozen=True, slots=True)
class TokenWith:
    """A token lies where a player's fighter stands."""

    token: Named
    who: v.Who


@dataclass(frozen=True, slots=True)
class AtRange:
    """Any range to the opponent, from where the owner's attack comes from, lies between these numbers."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Holds:
    """A player has at least so many such cards, or at most so many; 0 means none."""

    who: v.Who
    count: int
    pile: Pile
    at_most: bool = False


@dataclass(frozen=True, slots=True)
class HoldsMore:
    """A player has more such cards than the other one has."""

    who: v.Who
    pile: Pile


@dataclass(frozen=True, slots=True)
class MovedFar:
    """A player's fighter has moved at least so many spaces in this turn before the strike, whoever moved it."""

    who: v.Who
    spaces: int


@dataclass(frozen=True, slots=True)
class Compare:
    """A number compares with another in this way."""

    left: Total | v.Measure
    how: v.Comparison
    right: int | Total


Condition = (
    Both
    | AnyOf
    | v.Fact
    | Did
    | Stands
    | StandsOn
    | TokenPast
    | AttackIs
    | AttackHit
    | TokenIs
    | TokenWith
    | AtRange
    | Holds
    | HoldsMore
    | MovedFar
    | Compare
)


@dataclass(frozen=True, slots=True)
class Guard:
    """The `if` or `unless` before an instruction or a whole line; tested once, when its turn comes."""

    condition: Condition
    unless: bool = False


Place = v.SpaceName | Named | AtRange


# --- How instructions are put together ---


@dataclass(frozen=True, slots=True)
class Sequence:
    """One after the other; each leaves a result that the next may ask for."""

    steps: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class Together:
    """In one breath: nothing asks about the result of a single part."""

    steps: tuple["Effect", ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """The performer picks one, or as many different ones as `count` says, one after the other."""

    options: tuple["Effect", ...]
    count: int = 1


@dataclass(frozen=True, slots=True)
class May:
    """The performer does it or leaves it."""

    effect: "Effect"


@dataclass(frozen=True, slots=True)
class By:
    """The opponent performs and decides."""

    effect: "Effect"


@dataclass(frozen=True, slots=True)
class If:
    """One instruction if the guard lets it pass, else the other."""

    guard: Guard
    then: "Effect"
    otherwise: "Effect | None" = None


@dataclass(frozen=True, slots=True)
class ForEach:
    """The whole instruction once for each thing counted."""

    counted: Counted
    effect: "Effect"


# --- What instructions do ---


@dataclass(frozen=True, slots=True)
class Move:
    """Moves a fighter step by step, seen from a token if one is named, or a card that lies on a space (`what`)."""

    verb: v.Verb
    by: Amount | Place
    what: Selection | None = None
    origin: Named | None = None


@dataclass(frozen=True, slots=True)
class PlaceOn:
    """Puts tokens or both fighters (`what` None) on a space without moving them there."""

    what: Selection | None
    place: Place


@dataclass(frozen=True, slots=True)
class Origin:
    """Range is measured from there: a token, a boost on a space, or a space by its number."""

    place: Selection | int


@dataclass(frozen=True, slots=True)
class Modify:
    """Changes a total: standing if the line has no trigger, else granted for the strike."""

    stat: v.Stat
    change: v.Change
    amount: Amount | tuple[int, int] = 0


@dataclass(frozen=True, slots=True)
class Raise:
    """Each movement or draw of these sorts that a text asks for is so much more."""

    more: int
    efforts: tuple[v.Effort, ...]


@dataclass(frozen=True, slots=True)
class SetX:
    """Fixes X: on the boost that carries the text for as long as it is in play, else for the strike."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Put:
    """Brings cards from where they are to an area; discarding and sealing are the same with a fixed area.

    A trap may have to lie on a certain space (`place`).
    """

    cards: Selection
    zone: Zone
    side: v.Side = v.Side.INTO
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """Draws cards, which may reshuffle or lose; `to`: as many as are missing for a hand of this size."""

    amount: Amount
    bottom: bool = False
    to: bool = False


@dataclass(frozen=True, slots=True)
class Show:
    """Shows cards to both players, or to the performer alone."""

    cards: Selection
    privately: bool = False


@dataclass(frozen=True, slots=True)
class ShuffleDeck:
    """Shuffles an area."""

    zone: Zone


@dataclass(frozen=True, slots=True)
class NameOne:
    """Names a card of a sort; `named` later means that name."""

    noun: v.Noun


@dataclass(frozen=True, slots=True)
class Spend:
    """Pays, by the one payment procedure; None is all that there is."""

    amount: Amount | None
    resource: v.Resource


@dataclass(frozen=True, slots=True)
class Damage:
    """The performer takes damage."""

    amount: Amount
    nonlethal: bool = False


@dataclass(frozen=True, slots=True)
class Life:
    """The performer gains life, or has it set."""

    amount: Amount
    becomes: bool = False


@dataclass(frozen=True, slots=True)
class Strike:
    """A strike begins when all open boosts have closed; with any attack, with certain cards, or with any EX attack."""

    cards: Selection | None = None
    face_up: bool = False
    opponent_sets_first: bool = False
    ex: bool = False


@dataclass(frozen=True, slots=True)
class ExtraAttack:
    """One more attack within the strike."""

    cards: Selection


@dataclass(frozen=True, slots=True)
class SetAttack:
    """Setting a card from an unusual area, as one more way of setting."""

    cards: Selection
    zone: Zone


@dataclass(frozen=True, slots=True)
class Play:
    """Plays cards as boosts."""

    cards: Selection
    free: bool = False


@dataclass(frozen=True, slots=True)
class Sustain:
    """Boosts stay through this cleanup."""

    cards: Selection


@dataclass(frozen=True, slots=True)
class Remove:
    """Takes a token out of the arena."""

    token: Named


@dataclass(frozen=True, slots=True)
class Become:
    """An attack takes a quality."""

    owner: v.Who
    quality: v.Quality


@dataclass(frozen=True, slots=True)
class Cannot:
    """A prohibition; `at` narrows being hit to attacks from that range."""

    ban: v.Ban
    token: Named | None = None
    at: AtRange | None = None


@dataclass(frozen=True, slots=True)
class Must:
    """An obligation."""

    duty: v.Duty


@dataclass(frozen=True, slots=True)
class Costs:
    """The card that carries the text costs this instead, or this much less."""

    amount: int
    resource: v.Resource
    less: bool = False


@dataclass(frozen=True, slots=True)
class Cheaper:
    """Every payment of a resource is this much less."""

    resource: v.Resource
    less: int


@dataclass(frozen=True, slots=True)
class Occupy:
    """The fighter is this many spaces wide from now on."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Grant:
    """Text as a value: gained by the performer for a while, or attached to an attack (`attack`)."""

    text: "Line"
    until: v.Until | None = None
    attack: v.Who | None = None


Effect = (
    Sequence
    | Together
    | Choice
    | May
    | By
    | If
    | ForEach
    | Move
    | PlaceOn
    | Origin
    | Modify
    | Raise
    | SetX
    | Put
    | Draw
    | Show
    | ShuffleDeck
    | NameOne
    | Spend
    | Damage
    | Life
    | Strike
    | ExtraAttack
    | SetAttack
    | Play
    | Sustain
    | Remove
    | v.Simple
    | Become
    | Cannot
    | Must
    | Costs
    | Cheaper
    | Occupy
    | Grant
)


# --- Lines ---


@dataclass(frozen=True, slots=True)
class Trigger:
    """A window and whose it is; in a `would` window the line is done instead of what would happen."""

    window: v.Window
    who: v.Who = v.Who.YOU


@dataclass(frozen=True, slots=True)
class Cost:
    """A price in force or gauge."""

    amount: int
    resource: v.Resource


@dataclass(frozen=True, slots=True)
class Action:
    """An action that the text offers, with its name and price if any."""

    name: str | None = None
    cost: Cost | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One trigger, or none for a standing text, with what happens."""

    trigger: Trigger | Action | None
    effect: Effect
    guard: Guard | None = None
    limit: v.Limit | None = None
    at: At = field(default=NOWHERE, compare=False, repr=False)
