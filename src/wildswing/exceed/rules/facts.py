"""What is printed on cards and fighters, line by line, sorted by when it is looked at."""

from collections.abc import Iterator
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.printer import print_line
from wildswing.exceed.language.walk import walk
from wildswing.exceed.rules.editions import Edition

BAN: Final = "ban"
DUTY: Final = "duty"
QUALITY: Final = "quality"
COST: Final = "cost"
CHEAPER: Final = "cheaper"
ORIGIN: Final = "origin"
SET_FROM: Final = "set from"
SET_BESIDE: Final = "set beside"
OTHER_PRICE: Final = "other price"
FREE_FORCE: Final = "free force"
SECRET: Final = "secret"
SEEN: Final = "seen"
RAISE: Final = "raise"
EXCHANGE: Final = "exchange"
SPARE: Final = "spare"
MILL: Final = "mill"
STRIDE: Final = "stride"
NO_HAND_LIMIT: Final = "no hand limit"
BOOST_FROM: Final = "boost from"
REPEAT: Final = "repeat"
DIVERT: Final = "divert"
X: Final = "X"
"""The keys under which standing texts are found; changes of totals are found under their stat."""

INSTEAD: Final = {
    "power": "instead of power",
    "speed": "instead of speed",
    "armor": "instead of armor",
    "guard": "instead of guard",
}
"""The keys of texts that put another number in a total's place."""


class Standing:
    """One thing that is true as long as its text is in play and its guards hold."""

    __slots__ = ("at_most", "each", "fixed", "guards", "line", "named", "node")

    def __init__(self, node: n.Effect, guards: tuple[n.Guard, ...], rate: n.ForEach | None, line: int) -> None:
        self.node = node
        self.guards = guards
        self.each = each = None if rate is None else rate.counted
        """Counted once for each of these, if written."""
        self.at_most = None if rate is None else rate.at_most
        """Counted no more often than this, if written."""
        self.line = line
        self.named = any(part is v.Adjective.NAMED for part in walk(guards))
        """Whether a guard asks for what was named when the text was gained."""
        self.fixed = _fixed(node) if each is None and not guards else None
        """A bonus that is always the same: to the minimum and to the maximum of a range, else twice the same."""


Standings = dict[str, tuple[Standing, ...]]


class LineFacts:
    """A line with its number, and the name of what carries it."""

    __slots__ = (
        "action",
        "carrier",
        "commutes",
        "effect",
        "for_opponent",
        "guard",
        "leaves",
        "limit",
        "node",
        "number",
        "price",
        "standing",
        "text",
        "window",
    )

    def __init__(self, number: int, line: n.Line, carrier: str, effect: int) -> None:
        trigger = line.trigger
        self.number = number
        self.node = line
        self.text = print_line(line)
        self.carrier = carrier
        """The boost, card or fighter on which it is printed."""
        self.effect = effect
        """The number of its instruction."""
        self.guard = line.guard
        self.limit = line.limit
        self.window = (trigger.window.value, trigger.who.value) if isinstance(trigger, n.Trigger) else None
        self.action = trigger if isinstance(trigger, n.Action) else None
        self.price = _leading_price(line.effect)
        """The gauge that must be spent before anything else in it happens, so that without it there is no choice."""
        self.commutes = line.guard is None and all(_commutes(part) for part in walk(line.effect))
        """Whether it gives the same result before or after other lines like it."""
        self.leaves = any(isinstance(part, n.Put) for part in walk(line.effect))
        """Whether it may take its own card out of play."""
        self.standing: Standings = {}
        """What it says about its owner, if it has no trigger."""
        self.for_opponent: Standings = {}
        """What it says about its owner's opponent."""


NO_STANDINGS: Final[tuple[Standing, ...]] = ()

NO_LINES: Final[tuple[LineFacts, ...]] = ()


class TextFacts:
    """All lines of one half of a card or one side of a fighter, sorted by when they are looked at."""

    __slots__ = ("actions", "for_opponent", "lines", "name", "standing", "windows")

    def __init__(self, name: str, lines: tuple[LineFacts, ...]) -> None:
        self.name = name
        self.lines = lines
        self.actions = tuple([line for line in lines if line.action is not None])
        self.windows: dict[tuple[str, str], tuple[LineFacts, ...]] = {}
        self.standing: Standings = {}
        self.for_opponent: Standings = {}
        for line in lines:
            if line.window is not None:
                self.windows[line.window] = (*self.windows.get(line.window, ()), line)
            for key, found in line.standing.items():
                self.standing[key] = self.standing.get(key, ()) + found
            for key, found in line.for_opponent.items():
                self.for_opponent[key] = self.for_opponent.get(key, ()) + found


class BoostFacts:
    """The lower half of a card."""

    __slots__ = ("cancelable", "cost", "kind", "name", "stays", "text")

    def __init__(self, boost: s.Boost, text: TextFacts) -> None:
        self.name = boost.name
        self.kind = boost.kind
        self.cost = boost.cost
        self.cancelable = boost.cancelable
        self.text = text
        self.stays = boost.kind is not v.BoostKind.INSTANT
        """Whether it stays in play: EX-COMP-17, EX-COMP-18, EX-TRAP-01."""


NO_BOOSTS: Final = (v.BoostKind.TRANSFORMATION, v.BoostKind.OVERLOAD)
"""EX-NOTION-ASIDE-02, EX-NOTION-SECOND-02: what is printed in the place of a boost, and never played as one."""

FORCE_OF: Final = {v.Kind.ULTRA: 2, v.Kind.ASIDE: 0}
"""EX-FORCE-02, EX-FORCE-03: the most force that a card gives, if it is not 1."""


class CardFacts:
    """What is printed on a card; its copies share it, and its number.

    EX-COMP-06: the upper half is for a strike, the lower one for a boost; each has a text of its own.
    """

    __slots__ = ("attack", "boost", "copies", "cost", "force", "kind", "lunge", "name", "numbers", "owner", "sheet")

    def __init__(self, owner: int, sheet: s.Card, copies: int, attack: TextFacts, boost: BoostFacts | None) -> None:
        # EX-FORCE-02
        self.owner = owner
        self.sheet = sheet
        self.copies = copies
        """How many of it its owner has."""
        self.name = sheet.name
        self.kind = sheet.kind
        self.numbers = sheet.numbers
        self.cost = sheet.cost
        self.attack = attack
        self.boost = boost
        self.force = FORCE_OF.get(sheet.kind, 1)
        """EX-FORCE-02, EX-FORCE-03: the most force it gives."""
        self.lunge = _lunge(sheet)
        """How far its attack carries the fighter forward before the range check, as a guess needs it."""


class FighterFacts:
    """What is printed on a fighter; EX-COMP-02: a name, the texts of two sides, and the price of exceeding."""

    __slots__ = (
        "basic",
        "card_tokens",
        "exceed",
        "exceeded",
        "face_down",
        "hand_limit",
        "more_starting_cards",
        "most_life",
        "name",
        "overdrive",
        "sheet",
        "starting_life",
        "token_starts",
        "tokens",
    )

    def __init__(self, sheet: s.Fighter, basic: TextFacts, exceeded: TextFacts, edition: Edition) -> None:
        self.sheet = sheet
        self.name = sheet.name
        self.basic = basic
        self.exceeded = exceeded
        self.exceed = sheet.exceed
        self.starting_life = edition.starting_life if sheet.starting_life is None else sheet.starting_life
        self.most_life = max(self.starting_life, edition.starting_life)
        """EX-SETUP-11: who starts with less than others can still gain as much as they."""
        self.hand_limit = edition.hand_limit if sheet.hand_limit is None else sheet.hand_limit
        self.more_starting_cards = sheet.more_starting_cards
        """EX-CHAR-24: another hand limit, and more cards in the opening hand."""
        self.overdrive = (v.Window.OVERDRIVE.value, v.Who.YOU.value) in exceeded.windows
        """EX-CHAR-08: whether the gauge paid for exceeding goes to an overdrive area."""
        named = {part.token for part in walk(sheet) if isinstance(part, n.PlaceOn) and part.token is not None}
        self.card_tokens = frozenset([token.name for token in named])
        """The tokens that are cards: they have no number of their own."""
        lying = [token for token in sheet.tokens if token.name not in self.card_tokens and not token.set_aside]
        tokens = [token for token in lying for _ in range(token.copies)]
        self.tokens = tuple([token.name for token in tokens])
        """The names of all tokens, of several equal ones as often as there are."""
        self.token_starts = tuple([token.starts for token in tokens])
        """How far ahead of the fighter each starts; None if it starts out of play."""
        self.face_down = tuple([at for at, token in enumerate(tokens) if token.face_down])
        """The tokens that the opponent cannot tell apart, by their places in the list."""


def _fixed(node: n.Effect) -> tuple[int, int] | None:
    if not isinstance(node, n.Modify) or node.change is not v.Change.ADD:
        return None
    if isinstance(node.amount, tuple):
        return node.amount
    return (node.amount, node.amount) if isinstance(node.amount, int) else None


def _lunge(card: s.Card) -> int:
    """Returns the spaces by which an attack's own "before" lines advance or close."""
    found = 0
    for line in card.lines:
        if isinstance(line.trigger, n.Trigger) and line.trigger.window is v.Window.BEFORE:
            moves = [part for part in walk(line.effect) if isinstance(part, n.Move)]
            found += sum([move.by for move in moves if isinstance(move.by, int) and move.verb in FORWARD])
    return found


FORWARD: Final = (v.Verb.ADVANCE, v.Verb.CLOSE)

PAID: Final = n.Guard(v.Fact.YOU_DID)


def _leading_price(effect: n.Effect) -> int:
    """Returns what a line costs that begins with "may spend N gauge" and does nothing else without it."""
    first, *rest = effect.steps if isinstance(effect, n.Sequence) else (effect,)
    if any(not isinstance(step, n.If) or step.guard != PAID or step.otherwise is not None for step in rest):
        return 0
    if isinstance(first, n.May) and isinstance(first.effect, n.Spend):
        spend = first.effect
        if spend.resource is v.Resource.GAUGE and isinstance(spend.amount, int):
            return spend.amount
    return 0


TO_GAUGE: Final = n.Put(v.Ref.THIS, n.Zone(v.Who.YOU, (v.ZoneName.GAUGE,)))


def _commutes(part: object) -> bool:
    """Tells whether a part of an instruction only adds something that nothing beside it reads."""
    match part:
        case n.Modify(_, v.Change.ADD, int() | (int(), int())) | n.Draw(int(), to=False) | v.Simple.ADVANTAGE:
            return True
        case n.Put():
            return part == TO_GAUGE
        case n.Sequence() | n.Together():
            return True
    return not isinstance(part, n.Effect)


def said_by(
    effect: n.Effect, guards: tuple[n.Guard, ...], each: n.ForEach | None, for_opponent: bool, line: int
) -> Iterator[tuple[bool, Standing]]:
    """Takes a standing text apart into the single things it says."""
    match effect:
        case n.Sequence(steps) | n.Together(steps):
            for step in steps:
                yield from said_by(step, guards, each, for_opponent, line)
        case n.By(inner):
            yield from said_by(inner, guards, each, True, line)
        case n.May(n.Raise() | n.Stride()):
            yield for_opponent, Standing(effect, guards, each, line)
        case n.May(inner):
            yield from said_by(inner, guards, each, for_opponent, line)
        case n.If(guard, then, None):
            yield from said_by(then, (*guards, guard), each, for_opponent, line)
        case n.ForEach(_, inner):
            yield from said_by(inner, guards, effect, for_opponent, line)
        case n.Become(owner):
            yield owner is v.Who.OPPONENT, Standing(effect, guards, each, line)
        case _:
            yield for_opponent, Standing(effect, guards, each, line)


def key_of(node: n.Effect) -> str:  # noqa: PLR0911, PLR0912 - a return for each key
    """Returns under which key a standing text is found."""
    match node:
        case n.Modify(stat, v.Change.REPLACE):
            return INSTEAD[stat.value]
        case n.Modify(stat):
            return stat.value
        case n.Cannot():
            return BAN
        case n.Must():
            return DUTY
        case n.Become():
            return QUALITY
        case n.Costs():
            return COST
        case n.Cheaper():
            return CHEAPER
        case n.Origin():
            return ORIGIN
        case n.SetAttack():
            return SET_FROM
        case n.Stride() | n.May(n.Stride()):
            return STRIDE
        case n.SetBeside():
            return SET_BESIDE
        case n.Secret():
            return SECRET
        case n.Raise() | n.May():
            return RAISE
        case n.Exchange():
            return EXCHANGE
        case n.OtherPrice():
            return OTHER_PRICE
        case n.FreeForce():
            return FREE_FORCE
        case n.Show():
            return SEEN
        case n.Spare():
            return SPARE
        case n.Mill():
            return MILL
        case n.NoHandLimit():
            return NO_HAND_LIMIT
        case n.BoostFrom():
            return BOOST_FROM
        case n.Repeat():
            return REPEAT
        case n.Divert():
            return DIVERT
        case v.Simple():
            return node.value
        case n.SetX():
            return X
    raise ValueError(f"{node} cannot stand without a trigger.")
