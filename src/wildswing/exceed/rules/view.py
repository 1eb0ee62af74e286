"""What a seat of an Exceed match sees, listed piece by piece."""

import msgspec

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.arena import distance
from wildswing.exceed.rules.damage import explain
from wildswing.exceed.rules.events import PARTS
from wildswing.exceed.rules.facts import QUALITY
from wildswing.exceed.rules.knowledge import (
    cards_left,
    covered_as_seen,
    hide,
    knows_attack,
    knows_deck_card,
    left_over,
)
from wildswing.exceed.rules.pending import pending
from wildswing.exceed.rules.piles import pile_under
from wildswing.exceed.rules.present import PresentView, present
from wildswing.exceed.rules.quoting import line_said
from wildswing.exceed.rules.reading import armor_left, attack_is, attack_of, is_ex, reach
from wildswing.exceed.rules.results import names_in
from wildswing.exceed.rules.table import Attack, InPlay, Side, Strike, Table
from wildswing.exceed.rules.tokens import spaces_of_tokens
from wildswing.exceed.rules.zones import ASIDE, HAND, SEALED, is_face_down
from wildswing.kernel.state import HIDDEN, NOTHING

UNSEEN = ""
"""Stands for the name of a card that lies face down."""


class BoostView(msgspec.Struct, frozen=True):
    """A boost or transformation in play."""

    boost: str
    card: str
    space: int
    kept: int
    sustained: bool
    face_down: bool
    """Whether a card lies there with its back up: its player knows which, for the others it is UNSEEN."""
    under: int = 0
    """How many cards lie under it."""


class GainedView(msgspec.Struct, frozen=True):
    """EX-NOTION-UNTIL-03: a text that a player has gained for a while."""

    carrier: str
    """What gave it: a card, a boost or the fighter."""
    text: str
    """The words for the viewer, in the language that is spoken."""


class LaidView(msgspec.Struct, frozen=True):
    """A card that lies on a space as a token."""

    card: str
    token: str
    space: int


class TotalView(msgspec.Struct, frozen=True):
    """A total, and what it is made of."""

    stat: str
    value: int
    parts: PARTS


class AttackView(msgspec.Struct, frozen=True):
    """An attack in a strike; how it was set is seen at once, its face and its totals when it is face up."""

    card: str
    ex: bool
    """Whether it is EX, as a pair or by a text, as far as the viewer knows."""
    pair: bool
    """Whether a second card of its name lies with it."""
    wild: bool
    face_up: bool
    critical: bool
    hit: bool
    reach: tuple[int, int] | None
    totals: tuple[TotalView, ...]
    armor_left: int
    goes_to: str
    """EX-NOTION-UNTIL-04: the area to which a text sends it after the strike, if one does."""


class StrikeView(msgspec.Struct, frozen=True):
    """A strike that is going on."""

    attacker: int
    revealed: bool
    active: int
    attacks: tuple[AttackView | None, AttackView | None]
    damage: tuple[int, int]
    stunned: tuple[bool, bool]
    advantage: int


class SideView(msgspec.Struct, frozen=True):
    """One player's fighter and cards."""

    name: str
    fighter: str
    life: int
    most_life: int
    space: int
    width: int
    exceeded: bool
    reshuffled: bool
    hand: tuple[str, ...]
    """The names of one's own cards; for the opponent's, those that are surely there, the others UNSEEN."""
    hand_or_set: tuple[str, ...]
    """While the opponent's attack lies face down: cards known to be in the hand, unless one of them was set."""
    unseen: tuple[str, ...]
    """The names of its owner's cards that the viewer sees nowhere: hand, deck, or an attack that lies face down."""
    deck: tuple[str, ...]
    """From the top: names of cards that are known to lie there, the others UNSEEN."""
    gauge: tuple[str, ...]
    discard: tuple[str, ...]
    """The latest card last, which is on top."""
    sealed: tuple[str, ...]
    """Another player's that lie face down: those that are surely there, the others UNSEEN."""
    overdrive: tuple[str, ...]
    set_aside: tuple[str, ...]
    put_back: tuple[str, ...]
    """Cards set aside in the mulligan, seen by their owner alone."""
    present: tuple[PresentView, ...]
    """What one's own hand would count otherwise than printed, as an attack now."""
    boosts: tuple[BoostView, ...]
    transformations: tuple[BoostView, ...]
    tokens: tuple[tuple[str, int], ...]
    """Names and spaces; another player's face-down tokens are UNSEEN."""
    x: int
    exchanged: int
    """How many cards of the opening hand were exchanged."""
    drawn: tuple[str, ...]
    """Cards drawn since the last action was chosen, in order; another player's are UNSEEN."""
    under: tuple[str, ...]
    """Cards under boosts, in the order of these; those that the viewer has not seen are UNSEEN."""
    laid: tuple[LaidView, ...]
    """Cards that lie on spaces as tokens; these are among the tokens too."""
    gained: tuple[GainedView, ...]
    """Texts that are in force for this strike, this turn or longer."""
    held: tuple[tuple[str, int], ...]
    """Tokens that lie on no space, each with how many the player has; those of which there are none are left out."""


class ExceedView(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    seat: int
    edition: str
    first: int
    turn: int
    number: int
    distance: int
    spaces: int
    """How many the arena has."""
    sides: tuple[SideView, SideView]
    strike: StrikeView | None
    playing: tuple[str, ...]
    opened: tuple[str, ...]
    """Cards that were laid open since the last action was chosen, in order."""
    named: tuple[str, ...]
    """Names that texts in force mean by "the named card"."""
    pending: tuple[str, ...]
    """What remains to be done, the next thing first, in words for people."""
    canceled: tuple[bool, bool]
    winner: int
    ending: str


def view(table: Table, seat: int) -> ExceedView:
    """Lists what a seat, or a spectator, may see."""
    names = table.book.cards
    hidden = hide(table, seat)
    left = left_over(hidden)
    return ExceedView(
        seat=seat,
        edition=table.book.edition.name,
        first=table.first,
        turn=table.turn,
        number=table.number,
        distance=distance(table),
        spaces=table.book.spaces,
        sides=(_side(table, hidden, left, 0, seat), _side(table, hidden, left, 1, seat)),
        strike=None if table.strike is None else _strike(table, table.strike, seat),
        playing=tuple([names[one.card].name for one in table.playing if one.card != NOTHING]),
        opened=_names(table, table.opened),
        named=tuple(
            [one for name in (table.result.name, *[text.name for text in table.granted]) for one in names_in(name)]
        ),
        pending=pending(table, seat),
        canceled=((0, v.Deed.CANCELED) in table.deeds, (1, v.Deed.CANCELED) in table.deeds),
        winner=table.winner,
        ending=table.ending,
    )


def _names(table: Table, cards: tuple[int, ...]) -> tuple[str, ...]:
    if not cards:
        return ()
    names = table.book.card_names
    return tuple([names[card] if card >= 0 else UNSEEN for card in cards])


def _side(table: Table, hidden: Table, left: list[int], owner: int, seat: int) -> SideView:
    # EX-ZONE-08
    # EX-ZONE-20
    side = table.sides[owner]
    fighter = table.book.fighters[owner]
    hand, hand_or_set = (_names(table, side.hand), ()) if owner == seat else _other_hand(table, owner, seat)
    return SideView(
        name=table.book.names[owner],
        fighter=fighter.name,
        life=side.life,
        most_life=fighter.most_life,
        space=side.space,
        width=side.width,
        exceeded=side.exceeded,
        reshuffled=side.reshuffled,
        hand=hand,
        hand_or_set=hand_or_set,
        unseen=_names(table, tuple(cards_left(hidden, owner, left))),
        deck=_deck(table, side, seat),
        gauge=_names(table, side.gauge),
        discard=_names(table, side.discard),
        sealed=_names(table, side.sealed)
        if owner == seat or not is_face_down(table, SEALED, owner)
        else _other_sealed(table, hidden, owner, seat),
        overdrive=_names(table, side.overdrive),
        set_aside=_names(table, side.aside)
        if owner == seat or not is_face_down(table, ASIDE, owner)
        else _names(table, hidden.sides[owner].aside),
        put_back=_names(table, side.put_back) if owner == seat else (),
        present=present(hidden, owner) if owner == seat else (),
        boosts=_in_play(table, side.boosts, owner == seat),
        transformations=_in_play(table, side.transformations, owner == seat),
        tokens=_tokens(table, owner, seat),
        x=side.x,
        exchanged=side.exchanged,
        drawn=_names(table, side.drawn) if owner == seat else (UNSEEN,) * len(side.drawn),
        laid=tuple([LaidView(table.book.cards[one.card].name, one.token, one.space) for one in side.laid]),
        under=_names(table, tuple([card for one in side.under for card in covered_as_seen(one, seat)])),
        gained=tuple(
            [
                GainedView(table.book.lines[one.line].carrier, line_said(table.book, one.line, owner, seat))
                for one in table.granted
                if one.owner == owner
            ]
        ),
        held=tuple([(name, had) for name, had in zip(table.book.held, side.held, strict=True) if had]),
    )


def _deck(table: Table, side: Side, seat: int) -> tuple[str, ...]:
    """Returns a deck, with the cards that a seat knows in it."""
    if not side.seen_deck:
        return (UNSEEN,) * len(side.deck)
    names = table.book.card_names
    return tuple([names[card] if knows_deck_card(side, at, seat) else UNSEEN for at, card in enumerate(side.deck)])


def _other_hand(table: Table, owner: int, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns another player's hand, what is surely in it and then blanks; and what is there if it was not set.

    EX-ZONE-03, EX-FAQ-01, EX-ZONE-04.
    """
    side = table.sides[owner]
    count = len(side.hand) + len(side.put_back)
    sure, doubtful = _sure(_names(table, side.seen_hand), _set_face_down(table, owner, seat, HAND))
    return (*sure, *[UNSEEN] * (count - len(sure))), doubtful


def _other_sealed(table: Table, hidden: Table, owner: int, seat: int) -> tuple[str, ...]:
    """EX-NOTION-SECRET-03: returns another player's face-down sealed cards, what is surely there and then blanks."""
    side = hidden.sides[owner]
    known = _names(table, tuple([card for card in side.sealed if card != HIDDEN]) + side.seen_sealed)
    sure, _ = _sure(known, _set_face_down(table, owner, seat, SEALED))
    return (*sure, *[UNSEEN] * (len(side.sealed) - len(sure)))


def _sure(known: tuple[str, ...], most_set: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns which of the cards known in an area are surely there, and which are unless they were set."""
    doubtful = [name for at, name in enumerate(known) if known[:at].count(name) < most_set]
    sure = [name for at, name in enumerate(known) if known[:at].count(name) >= most_set]
    return tuple(sorted(sure)), tuple(sorted(doubtful))


def _set_face_down(table: Table, owner: int, seat: int, zone: str) -> int:
    """Returns how many cards of an area lie as an attack that a seat cannot see: two if it is EX."""
    attack = attack_of(table, owner)
    if attack is None or attack.card == NOTHING or attack.zone != zone or knows_attack(attack, seat):
        return 0
    return 1 if attack.copy_card == NOTHING else 2


def _tokens(table: Table, owner: int, seat: int) -> tuple[tuple[str, int], ...]:
    """Returns a player's tokens, those that are cards last."""
    side = table.sides[owner]
    names = table.book.fighters[owner].tokens
    own = tuple(zip(names, side.tokens, strict=True)) if owner == seat else _other_tokens(table, owner)
    return own + tuple([(one.token, one.space) for one in side.laid])


def _other_tokens(table: Table, owner: int) -> tuple[tuple[str, int], ...]:
    """Returns another player's tokens; those that lie face down have no name."""
    fighter = table.book.fighters[owner]
    if not fighter.tokens:
        return ()
    spaces = spaces_of_tokens(table, owner)
    return tuple([(UNSEEN if at in fighter.face_down else name, spaces[at]) for at, name in enumerate(fighter.tokens)])


def _in_play(table: Table, boosts: tuple[InPlay, ...], own: bool) -> tuple[BoostView, ...]:
    found: list[BoostView] = []
    for one in boosts:
        facts = table.book.cards[one.face]
        name = facts.name if facts.boost is None else facts.boost.name
        card = UNSEEN if one.is_blank and not own else table.book.cards[one.card].name
        under = len(pile_under(table, one.serial))
        found.append(BoostView(name, card, one.space, one.kept, one.sustained, one.is_blank, under))
    return tuple(found)


def _strike(table: Table, strike: Strike, seat: int) -> StrikeView:
    one, other = strike.attacks
    return StrikeView(
        attacker=strike.attacker,
        revealed=strike.revealed,
        active=strike.active,
        attacks=(_attack(table, 0, one, seat), _attack(table, 1, other, seat)),
        damage=strike.damage,
        stunned=(strike.stunned[0], strike.stunned[1]),
        advantage=strike.advantage,
    )


def _attack(table: Table, owner: int, attack: Attack | None, seat: int) -> AttackView | None:
    if attack is None:
        return None
    seen = attack.face >= 0 and knows_attack(attack, seat)
    revealed = table.strike is not None and table.strike.revealed
    stats = ("power", "speed", "armor", "guard") if revealed else ()
    parts = [(stat, explain(table, owner, stat)) for stat in stats]
    return AttackView(
        card=table.book.cards[attack.face].name if seen else UNSEEN,
        ex=_is_ex(table, owner, attack, seat),
        pair=attack.copy_card != NOTHING,
        wild=attack.wild,
        face_up=attack.face_up,
        critical=attack_is(table, owner, v.Quality.CRITICAL),
        hit=attack.hit,
        reach=reach(table, owner) if revealed else None,
        totals=tuple([TotalView(stat, sum([part[0] for part in found]), found) for stat, found in parts]),
        armor_left=armor_left(table, owner) if revealed else 0,
        goes_to=attack.destination,
    )


def _is_ex(table: Table, owner: int, attack: Attack, seat: int) -> bool:
    """Tells whether an attack is EX; before the reveal texts are read with nothing but what the seat knows."""
    if attack.ex or QUALITY not in table.book.keys:
        return attack.ex
    revealed = table.strike is not None and table.strike.revealed
    return is_ex(table if revealed else hide(table, seat), owner, attack)
