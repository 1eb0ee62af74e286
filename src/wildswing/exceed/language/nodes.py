"""What the lines of a fighter say, as a small algebra of frozen nodes; the engine walks them and nothing else.

A node never names its performer: it is the player whose line it is, the player whose attack it is in a line about each
attack, and the opponent inside `By`. The source is the card or side that holds the line. What the instruction before
left is asked for by `Fact`, `Result` and `Ref`. Positions in the file are kept where a later complaint needs them and
never count in comparisons.

Nodes are structs, which are made far more quickly than dataclasses when the program starts; only a node that keeps its
position is a dataclass, since a struct cannot leave a field out of comparisons.
"""

from dataclasses import dataclass, field

import msgspec

from wildswing.exceed.language import vocabulary as v


class At(msgspec.Struct, frozen=True):
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


class Zone(msgspec.Struct, frozen=True):
    """Areas of one player; as a selection, all cards in them."""

    owner: v.Who
    names: tuple[v.ZoneName, ...]


DISCARD_PILE = Zone(v.Who.EITHER, (v.ZoneName.DISCARD,))
"""The discard pile of each card's owner (EX-ZONE-19)."""

SEALED_CARDS = Zone(v.Who.EITHER, (v.ZoneName.SEALED,))
"""The sealed cards of the player who performs the seal, whoever owns the card (EX-ZONE-12)."""

OWNERS_HAND = Zone(v.Who.EITHER, (v.ZoneName.HAND,))
"""The hand of each card's owner."""

UNDER_THIS = Zone(v.Who.YOU, (v.ZoneName.UNDER,))
"""The cards under the boost that carries the text."""

Where = Zone | v.Spot


class Pile(msgspec.Struct, frozen=True):
    """A description of cards without a number: `continuous boost in play`."""

    nouns: tuple[v.Noun, ...]
    adjectives: tuple[v.Adjective, ...] = ()
    name: Named | None = None
    where: tuple[Where, ...] = ()


class Between(msgspec.Struct, frozen=True):
    """A number that the performer picks: `1-2`, `up to 3` (from 0), `any number` (no upper end)."""

    low: int
    high: int | None


class AllBut(msgspec.Struct, frozen=True):
    """As many as leave this number behind."""

    left: int | v.Measure


Quantity = int | Between | AllBut | v.Measure


class Cards(msgspec.Struct, frozen=True):
    """A number of cards out of a description, or out of those of the instruction before."""

    quantity: Quantity
    pile: Pile | v.Ref


class Top(msgspec.Struct, frozen=True):
    """The topmost fitting cards of an ordered area, or the lowest one (`bottom`)."""

    count: int
    pile: Pile
    zone: Zone
    bottom: bool = False


Selection = v.Ref | Named | Zone | Cards | Top

# --- Where things lie ---


class AtRange(msgspec.Struct, frozen=True):
    """Ranges between these numbers: from a player, from a token, or from where the owner's attack comes from."""

    low: int
    high: int
    source: v.Who | Named | None = None
    counted: "Per | None" = None
    """A range that is counted at each moment, in place of the numbers."""


class Spot(msgspec.Struct, frozen=True):
    """A way of lying on a space: with or past a player, or at a distance."""

    lie: v.Lie
    who: v.Who = v.Who.YOU
    distance: AtRange | None = None


# --- Amounts ---


class Result(msgspec.Struct, frozen=True):
    """What an earlier instruction or payment left: `force spent`, `card discarded`, `ultra spent`.

    `reaching` leaves the cards whose printed range the opponent is in.
    """

    what: v.Resource | v.Noun
    made: v.Made
    reaching: bool = False


class Every(msgspec.Struct, frozen=True):
    """Each full group of so many things."""

    size: int
    of: "Pile | Result | SpentThisTurn | TokensAt | TokensHeld | v.Tally"


class TokensAt(msgspec.Struct, frozen=True):
    """Tokens of a name that lie somewhere: `"Spike" between both fighters`."""

    token: Named
    spot: Spot


class TokensHeld(msgspec.Struct, frozen=True):
    """What a player has of a token that lies on no space."""

    token: Named


class SpentThisTurn(msgspec.Struct, frozen=True):
    """What a player has spent of a resource since the turn began, whatever for."""

    resource: v.Resource


Each = Pile | Result | SpentThisTurn | TokensAt | TokensHeld | v.Tally
Counted = Each | Every


class Total(msgspec.Struct, frozen=True):
    """A number of an attack, or (owner None) of the card just dealt with: `the opponent's printed speed`; or a life.

    `bonuses` means those in the total alone, before they are multiplied.
    """

    owner: v.Who | None
    stat: v.Stat | v.Resource
    printed: bool = False
    bonuses: v.Bonuses | None = None


class SpacesBehind(msgspec.Struct, frozen=True):
    """The spaces from a player's fighter to the end of the arena, away from the other one."""

    who: v.Who


class Per(msgspec.Struct, frozen=True):
    """A number for each thing counted, with an upper end if written."""

    each: int
    counted: Counted
    at_most: int | None = None


Amount = int | Between | v.Measure | Total | SpacesBehind | Per


# --- Conditions ---


class Both(msgspec.Struct, frozen=True):
    """All of the conditions hold."""

    conditions: tuple["Condition", ...]


class AnyOf(msgspec.Struct, frozen=True):
    """At least one of the conditions holds."""

    conditions: tuple["Condition", ...]


class Did(msgspec.Struct, frozen=True):
    """A player did this in the current strike or turn."""

    who: v.Who
    deed: v.Deed


class Stands(msgspec.Struct, frozen=True):
    """A player is in this status."""

    who: v.Who
    status: v.Status


class StandsOn(msgspec.Struct, frozen=True):
    """A player stands on one of these spaces."""

    who: v.Who
    spaces: tuple[int, ...]


class AttackIs(msgspec.Struct, frozen=True):
    """The attack of a player has a quality, is of a sort, or came from an area."""

    owner: v.Who
    what: v.Quality | Pile | Zone


class AttackHit(msgspec.Struct, frozen=True):
    """The attack of a player hit."""

    owner: v.Who


class Lies(msgspec.Struct, frozen=True):
    """A token, any one of several equal ones, or the card with the text (`this`) lies so."""

    what: Named | v.Ref
    spot: Spot


class Holds(msgspec.Struct, frozen=True):
    """A player has so many such cards: at least as many if nothing else is written, and 0 means none."""

    who: v.Who
    count: int
    pile: Pile
    how: v.Comparison | None = None


class HoldsMore(msgspec.Struct, frozen=True):
    """A player has more such cards than the other one has."""

    who: v.Who
    pile: Pile


class HoldsTokens(msgspec.Struct, frozen=True):
    """A player has so many of a token that lies on no space: at least as many if nothing else is written."""

    who: v.Who
    count: int
    token: Named
    how: v.Comparison | None = None


class MovedFar(msgspec.Struct, frozen=True):
    """A player has moved at least so many spaces, this turn before the strike or in it; `by_anybody`: or was moved."""

    who: v.Who
    spaces: int
    within: bool = False
    by_anybody: bool = False


class DidSpend(msgspec.Struct, frozen=True):
    """The payment that was just made, or any in this strike, took some of a resource."""

    resource: v.Resource
    in_strike: bool = False


class ItIs(msgspec.Struct, frozen=True):
    """The first card of the instruction before is of a sort."""

    sort: Pile


class Compare(msgspec.Struct, frozen=True):
    """A number compares with another in this way."""

    left: Total | SpacesBehind | v.Measure
    how: v.Comparison
    right: int | Total


Condition = (
    Both
    | AnyOf
    | v.Fact
    | Did
    | Stands
    | StandsOn
    | AttackIs
    | AttackHit
    | Lies
    | AtRange
    | Holds
    | HoldsMore
    | HoldsTokens
    | MovedFar
    | DidSpend
    | Compare
    | ItIs
)


class Guard(msgspec.Struct, frozen=True):
    """The `if` or `unless` before an instruction or a whole line; tested once, when its turn comes."""

    condition: Condition
    unless: bool = False


Place = v.SpaceName | Named | AtRange


# --- How instructions are put together ---


class Sequence(msgspec.Struct, frozen=True):
    """One after the other; each leaves a result that the next may ask for."""

    steps: tuple["Effect", ...]


class Together(msgspec.Struct, frozen=True):
    """In one breath: nothing asks about the result of a single part."""

    steps: tuple["Effect", ...]


class Choice(msgspec.Struct, frozen=True):
    """The performer picks one, or as many different ones as `count` says, one after the other."""

    options: tuple["Effect", ...]
    count: int = 1


class May(msgspec.Struct, frozen=True):
    """The performer does it or leaves it."""

    effect: "Effect"


class By(msgspec.Struct, frozen=True):
    """The opponent performs and decides."""

    effect: "Effect"


class InTurns(msgspec.Struct, frozen=True):
    """The opponent may do it, then the performer, and so on as long as the one before did; each speaks of their own."""

    effect: "Effect"


class If(msgspec.Struct, frozen=True):
    """One instruction if the guard lets it pass, else the other."""

    guard: Guard
    then: "Effect"
    otherwise: "Effect | None" = None


class ForEach(msgspec.Struct, frozen=True):
    """The whole instruction once for each thing counted, with an upper end if written."""

    counted: Counted
    effect: "Effect"
    at_most: int | None = None


# --- What instructions do ---


class Move(msgspec.Struct, frozen=True):
    """Moves a fighter step by step, or a token or card that lies on a space (`what`).

    A fighter's movement may be seen from a token (`origin`), or end where a token lies (`stop`).
    """

    verb: v.Verb
    by: Amount | Place
    what: Selection | None = None
    origin: Named | None = None
    stop: Named | None = None


class Swap(msgspec.Struct, frozen=True):
    """The performer and a token exchange their spaces, which moves the performer; without a token both fighters do.

    Two areas exchange their cards.
    """

    token: Named | None = None
    zones: tuple[Zone, ...] = ()


class PlaceOn(msgspec.Struct, frozen=True):
    """Puts tokens or both fighters (`what` None) on a space without moving them there; or a card `as` a token."""

    what: Selection | None
    place: Place
    token: Named | None = None


class Origin(msgspec.Struct, frozen=True):
    """Range is measured from there: a token, a boost on a space, or a space by its number."""

    place: Selection | int


class Modify(msgspec.Struct, frozen=True):
    """Changes a total: standing if the line has no trigger, else granted for the strike."""

    stat: v.Stat
    change: v.Change
    amount: Amount | tuple[int, int] = 0


class Raise(msgspec.Struct, frozen=True):
    """Each movement or draw of these sorts that a text asks for is so much more.

    A discard is one that a text of the opponent asks for, a preparation the draw of the Prepare action.
    """

    more: int
    efforts: tuple[v.Effort, ...]


class SetX(msgspec.Struct, frozen=True):
    """Fixes X, or adds to it: on the boost that carries the text for as long as it is in play, else for the strike.

    On an attack it can stand without a trigger: X is then what the amount is at any moment.
    """

    amount: Amount
    more: bool = False


class Put(msgspec.Struct, frozen=True):
    """Brings cards from where they are to an area; discarding and sealing are the same with a fixed area.

    A trap may have to lie on a certain space (`place`).
    """

    cards: Selection
    zone: Zone
    side: v.Side = v.Side.INTO
    place: Place | None = None
    face_down: bool = False


class Divert(msgspec.Struct, frozen=True):
    """Cards of a sort that would enter a player's discard pile are sealed instead."""

    sort: Pile


class Draw(msgspec.Struct, frozen=True):
    """Draws cards, which may reshuffle or lose; `to`: as many as are missing for a hand of this size."""

    amount: Amount
    bottom: bool = False
    to: bool = False


class Show(msgspec.Struct, frozen=True):
    """Shows cards to both players, or to the performer alone."""

    cards: Selection
    privately: bool = False


class ShuffleDeck(msgspec.Struct, frozen=True):
    """Shuffles an area."""

    zone: Zone


class NameOne(msgspec.Struct, frozen=True):
    """Names a card of a sort, or a range; `named` later means that name."""

    noun: v.Noun | v.Stat


class Spend(msgspec.Struct, frozen=True):
    """Pays, by the one payment procedure; None is all that there is."""

    amount: Amount | None
    resource: v.Resource


class Collect(msgspec.Struct, frozen=True):
    """The performer gains so many of a token that lies on no space, or spends them; None is all that there are."""

    amount: Amount | None
    token: Named
    spends: bool = False


class Exchange(msgspec.Struct, frozen=True):
    """So much of one resource may be spent in place of another (`instead` of it, one at a time)."""

    amount: Amount
    resource: v.Resource
    instead: int
    of: v.Resource


class OtherPrice(msgspec.Struct, frozen=True):
    """The card with the text may be paid for with this in place of its whole cost."""

    amount: Amount
    resource: v.Resource


class FreeForce(msgspec.Struct, frozen=True):
    """Changing cards may take so much force for which nothing is spent."""

    amount: int


class Spare(msgspec.Struct, frozen=True):
    """An attack takes no more life than this, or leaves at least this much (`left`)."""

    life: int
    left: bool = False


class Mill(msgspec.Struct, frozen=True):
    """Each damage discards so many cards of the performer's deck instead of taking life."""

    cards: int


class Stride(msgspec.Struct, frozen=True):
    """No advance, close, retreat or Move action of the performer goes farther; inside `May`, it may end there."""

    spaces: int


class NoHandLimit(msgspec.Struct, frozen=True):
    """The performer keeps any number of cards at the end of a turn."""


class Damage(msgspec.Struct, frozen=True):
    """The performer takes damage."""

    amount: Amount
    nonlethal: bool = False


class Life(msgspec.Struct, frozen=True):
    """The performer gains life, or has it set."""

    amount: Amount
    becomes: bool = False


class Strike(msgspec.Struct, frozen=True):
    """A strike begins when all open boosts have closed; with any attack, with certain cards, or with any EX attack."""

    cards: Selection | None = None
    face_up: bool = False
    opponent_sets_first: bool = False
    ex: bool = False


class ExtraAttack(msgspec.Struct, frozen=True):
    """One more attack within the strike, whose cost may be left out (`free`) and whose damage may have an upper end."""

    cards: Selection
    free: bool = False
    damage: int | None = None


class Secret(msgspec.Struct, frozen=True):
    """The cards of an area lie face down: the opponent does not know them."""

    zone: Zone


class SetAttack(msgspec.Struct, frozen=True):
    """Setting the card with the text, or any of some cards, from an unusual area, as one more way of setting.

    A printed attack lies in no area.
    """

    cards: Selection
    zone: Zone | None
    face_up: bool = False


class SetBeside(msgspec.Struct, frozen=True):
    """The card with the text may be the second card of an EX attack whose first is of a sort."""

    noun: v.Noun


class Play(msgspec.Struct, frozen=True):
    """Plays cards as boosts."""

    cards: Selection
    free: bool = False


class BoostFrom(msgspec.Struct, frozen=True):
    """The Boost action may be taken with cards of another area."""

    zone: Zone


class Borrow(msgspec.Struct, frozen=True):
    """An attack gains the before, hit and after lines of cards for this strike."""

    owner: v.Who
    cards: Selection


class Repeat(msgspec.Struct, frozen=True):
    """Each before, hit and after line of the performer, or (`printed`) of the attack's own text, is done more often."""

    more: int
    printed: bool = False


class Sustain(msgspec.Struct, frozen=True):
    """Boosts stay through this cleanup."""

    cards: Selection


class Remove(msgspec.Struct, frozen=True):
    """Takes a token, or several equal ones, out of the arena: any, or those that lie so."""

    token: Named
    quantity: int | Between = 1
    spot: Spot | None = None


class Become(msgspec.Struct, frozen=True):
    """An attack takes a quality."""

    owner: v.Who
    quality: v.Quality


class Cannot(msgspec.Struct, frozen=True):
    """A prohibition; `at` narrows being hit to attacks from that range."""

    ban: v.Ban
    token: Named | None = None
    at: AtRange | None = None


class Must(msgspec.Struct, frozen=True):
    """An obligation."""

    duty: v.Duty


class Costs(msgspec.Struct, frozen=True):
    """The card that carries the text costs this instead, or this much less."""

    amount: int
    resource: v.Resource
    less: bool = False


class Cheaper(msgspec.Struct, frozen=True):
    """Every payment of a resource is this much less."""

    resource: v.Resource
    less: int


class Occupy(msgspec.Struct, frozen=True):
    """The fighter is this many spaces wide from now on."""

    spaces: int


class Grant(msgspec.Struct, frozen=True):
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
    | InTurns
    | If
    | ForEach
    | Move
    | Swap
    | PlaceOn
    | Origin
    | Modify
    | Raise
    | SetX
    | Put
    | Divert
    | Draw
    | Show
    | ShuffleDeck
    | NameOne
    | Spend
    | Collect
    | Exchange
    | OtherPrice
    | FreeForce
    | Spare
    | Mill
    | Stride
    | NoHandLimit
    | Damage
    | Life
    | Strike
    | ExtraAttack
    | Secret
    | SetAttack
    | SetBeside
    | Play
    | BoostFrom
    | Borrow
    | Repeat
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


class Trigger(msgspec.Struct, frozen=True):
    """A window and whose it is; in a `would` window the line is done instead of what would happen."""

    window: v.Window
    who: v.Who = v.Who.YOU


class Cost(msgspec.Struct, frozen=True):
    """A price in force or gauge."""

    amount: int
    resource: v.Resource


class Action(msgspec.Struct, frozen=True):
    """An action that the text offers, to its player or to the opponent, with its name and price if any."""

    name: str | None = None
    cost: Cost | None = None
    who: v.Who = v.Who.YOU


@dataclass(frozen=True, slots=True)
class Line:
    """One trigger, or none for a standing text, with what happens."""

    trigger: Trigger | Action | None
    effect: Effect
    guard: Guard | None = None
    limit: v.Limit | None = None
    at: At = field(default=NOWHERE, compare=False, repr=False)
