"""Sets up any position that people could set up on a table, and says why another one cannot be."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

import msgspec

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.arena import fits, high_end, low_end
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.facts import CardFacts
from wildswing.exceed.rules.setup import lay_out
from wildswing.exceed.rules.steps import Act, Mulligans, Redraw, Turn
from wildswing.exceed.rules.table import NO_SPACE, NOBODY, STRIKE, InPlay, Laid, Side, Table
from wildswing.exceed.rules.zones import DISCARD, SEALED, new_serial, without
from wildswing.kernel.agenda import push
from wildswing.kernel.chance import start_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import Setup
from wildswing.kernel.structs import make_ready

KEY: Final = "position"
"""Where the setup of a match has the position with which it begins, if it does not begin with the deal."""

DECK: Final = "deck"

REST: Final = (DECK, DISCARD, SEALED)
"""Where the cards can lie that a position does not mention."""


OPPONENTS: Final = "the opponent's "
"""Written before the name of a card in an area that can hold cards of both players (EX-ZONE-18)."""


WIDTHS: Final = (1, 3)
"""How many spaces a fighter can occupy."""

DEEDS: Final = (v.Deed.CANCELED.value,)
"""What a player can have done this turn before the action with which a position begins."""


IN_PLAY: Final = ("boosts", "transformations")
"""Where a boost is what lies there, whichever of several cards it stands on."""


class ImpossiblePosition(WildswingError):
    """A position that no table could show; it knows whose part of it is wrong, and which."""

    def __init__(self, sentence: str, seat: int, part: str) -> None:
        super().__init__(sentence)
        self.seat = seat
        self.part = part


class BoostInPlay(msgspec.Struct, frozen=True):
    """A boost in play, by its own name or by that of its card."""

    card: str
    space: int = NO_SPACE
    kept: int = 0


class SidePosition(msgspec.Struct, frozen=True):
    """One player's part of a position; what is not mentioned is as at the start."""

    space: int = 0
    """0 for the starting space."""
    life: int = 0
    """0 for the starting life."""
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """The top of the deck, topmost first."""
    gauge: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    """The latest card last, which is on top."""
    sealed: tuple[str, ...] = ()
    boosts: tuple[BoostInPlay, ...] = ()
    transformations: tuple[str, ...] = ()
    overdrive: tuple[str, ...] = ()
    tokens: tuple[tuple[str, int], ...] | None = None
    """Those in play, with their spaces; None for those that start there. One that is a card is called by the card, and
    one that lies on no space has a number in the place of a space."""
    exceeded: bool = False
    reshuffled: bool = False
    rest: str = DECK
    """Where all other cards are: below the mentioned ones in the deck, in the discard pile, or sealed."""
    width: int = 1
    deeds: tuple[str, ...] = ()
    """What the player has done this turn already."""


START: Final = SidePosition()


class Position(msgspec.Struct, frozen=True):
    """A position at the beginning of an action, or just before the mulligan."""

    sides: tuple[SidePosition, SidePosition] = (START, START)
    turn: int = 0
    struck_last_turn: bool = False
    seed: int | str = 0
    before_mulligan: bool = False


make_ready(Position)


def written(position: Position) -> str:
    """Returns a position as the setup of a match has it."""
    return msgspec.json.encode(position).decode()


def dealt(setup: Setup, chance: int) -> Table:
    """Returns the table of a match that begins with the position in its setup."""
    try:
        position = msgspec.json.decode(setup[KEY], type=Position)
    except msgspec.MsgspecError as error:
        raise WildswingError(f"The position of this match cannot be read: {error}.") from None
    return set_up(setup, position, chance)


def set_up(setup: Setup, position: Position, chance: int | None = None) -> Table:
    """Returns the table of a position, with the turn player to choose an action, or both to change their hands."""
    table = lay_out(setup, start_of(position.seed) if chance is None else chance)
    tops = [_set_up_side(table, seat, part) for seat, part in enumerate(position.sides)]
    for seat, part in enumerate(position.sides):
        _put_rest(table, seat, tops[seat], part.rest)
    one, other = table.sides
    if low_end(one) <= high_end(other) and low_end(other) <= high_end(one):
        raise ImpossiblePosition(
            f"{table.book.names[0]} and {table.book.names[1]} cannot both stand on space {one.space}; "
            "give one of them another space.",
            1,
            "space",
        )
    if position.turn not in (0, 1):
        raise ImpossiblePosition(f"The turn belongs to seat 0 or 1, not {position.turn}.", NOBODY, "turn")
    table.first = table.turn = position.turn
    if position.before_mulligan:
        if position.struck_last_turn or any(part.deeds for part in position.sides):
            raise ImpossiblePosition(
                "Before the mulligan nothing can have happened yet.", NOBODY, "before the mulligan"
            )
        first, second = position.turn, 1 - position.turn
        table.agenda = ()
        push(table, Mulligans(), Redraw(first), Redraw(second), Turn(first))
        return table
    table.number = 1
    table.last_turn = ((1 - position.turn, STRIKE),) if position.struck_last_turn else ()
    table.deeds = tuple([(seat, deed) for seat, part in enumerate(position.sides) for deed in part.deeds])
    table.agenda = (Act(position.turn),)
    return table


def _set_up_side(table: Table, seat: int, part: SidePosition) -> tuple[int, ...]:
    """Sets up everything of a side but the rest of its cards; returns the cards for the top of the deck."""
    side = table.sides[seat]
    book = table.book
    side.space = _space(book, seat, book.names[seat], part.space or side.space, "space")
    side.life = _life(book, seat, part.life or side.life)
    side.width = _width(book, seat, part.width)
    side.exceeded = part.exceeded
    side.reshuffled = part.reshuffled
    if part.tokens is not None:
        lying = [one for one in part.tokens if one[0] not in book.held and not _is_card(book, seat, one[0])]
        side.tokens = _token_spaces(book, seat, tuple(lying))
        side.held = _held(book, seat, dict(part.tokens))
    if not fits(table, side, side.space):
        raise ImpossiblePosition(
            f"{book.names[seat]} occupies {side.width} spaces and has no room around space {side.space}.", seat, "space"
        )
    return _deal(table, seat, side, part)


def _held(book: Book, seat: int, tokens: dict[str, int]) -> tuple[int, ...]:
    """Returns how many a side has of each token that lies on no space."""
    for name, most in book.held.items():
        if not 0 <= tokens.get(name, 0) <= most:
            sentence = f"{book.names[seat]} cannot have {tokens[name]} “{name}”; there are {most}."
            raise ImpossiblePosition(sentence, seat, "tokens")
    return tuple([tokens.get(name, 0) for name in book.held])


def _is_card(book: Book, seat: int, name: str) -> bool:
    """Tells whether a name is that of a card which lies as a token, and not of a token of its own."""
    fighter = book.fighters[seat]
    return bool(fighter.card_tokens) and name not in fighter.tokens


def _space(book: Book, seat: int, who: str, space: int, part: str) -> int:
    if not 1 <= space <= book.spaces:
        raise ImpossiblePosition(
            f"{who} cannot stand on space {space}; the arena has the spaces 1 to {book.spaces}.", seat, part
        )
    return space


def _life(book: Book, seat: int, life: int) -> int:
    most = book.fighters[seat].most_life
    if not 1 <= life <= most:
        raise ImpossiblePosition(f"{book.names[seat]} cannot have {life} life; write 1 to {most}.", seat, "life")
    return life


def _width(book: Book, seat: int, width: int) -> int:
    if width not in WIDTHS:
        raise ImpossiblePosition(f"{book.names[seat]} cannot occupy {width} spaces, but 1 or 3.", seat, "width")
    return width


def _token_spaces(book: Book, seat: int, tokens: tuple[tuple[str, int], ...]) -> tuple[int, ...]:
    known = book.fighters[seat].tokens
    for token, space in tokens:
        if token not in known:
            raise ImpossiblePosition(
                f"{book.names[seat]} has no token “{token}”{_nearest(token, known)}", seat, "tokens"
            )
        _space(book, seat, token, space, "tokens")
    spaces = {name: sorted([space for token, space in tokens if token == name]) for name in known}
    for name, lying in spaces.items():
        if len(lying) > known.count(name) or len(set(lying)) < len(lying):
            raise ImpossiblePosition(
                f"{book.names[seat]} has “{name}” {known.count(name)} times, each on a space of its own.",
                seat,
                "tokens",
            )
    return tuple([spaces[name].pop() if spaces[name] else NO_SPACE for name in known])


def _deal(table: Table, seat: int, side: Side, part: SidePosition) -> tuple[int, ...]:
    """Deals the mentioned cards to their areas, from both players' cards."""
    cards = _Cards(table, seat)
    if part.sealed:
        side.deck += side.sealed
        side.sealed = ()
    side.hand = tuple(sorted(cards.own(part.hand, "hand")))
    top = cards.own(part.deck, "deck")
    side.discard = cards.own(part.discard, "discard")
    side.gauge = cards.any(part.gauge, "gauge")
    side.overdrive = cards.any(part.overdrive, "overdrive")
    side.boosts = tuple([_in_play(table, seat, cards, boost) for boost in part.boosts])
    side.transformations = tuple([_transformed(table, seat, cards, name) for name in part.transformations])
    side.sealed += cards.any(part.sealed, "sealed")
    side.laid = tuple(
        [_laid(table, seat, cards, *one) for one in part.tokens or () if _is_card(table.book, seat, one[0])]
    )
    return top


def _in_play(table: Table, seat: int, cards: "_Cards", boost: BoostInPlay) -> InPlay:
    (card,) = cards.any((boost.card,), "boosts")
    facts = table.book.cards[card].boost
    kind = None if facts is None else facts.kind
    if kind not in (v.BoostKind.CONTINUOUS, v.BoostKind.TRAP):
        raise ImpossiblePosition(f"{boost.card} is no continuous boost, so it cannot lie in play.", seat, "boosts")
    if boost.space != NO_SPACE:
        _space(table.book, seat, boost.card, boost.space, "boosts")
    elif kind is v.BoostKind.TRAP:
        raise ImpossiblePosition(f"{boost.card} is a trap, so it lies on a space; say on which.", seat, "boosts")
    return InPlay(card, new_serial(table), boost.space, boost.kept)


def _laid(table: Table, seat: int, cards: "_Cards", name: str, space: int) -> Laid:
    (card,) = cards.own((name,), "tokens")
    _space(table.book, seat, name, space, "tokens")
    return Laid(card, new_serial(table), space, min(table.book.fighters[seat].card_tokens))


def _transformed(table: Table, seat: int, cards: "_Cards", name: str) -> InPlay:
    (card,) = cards.any((name,), "transformations")
    facts = table.book.cards[card].boost
    if facts is None or facts.kind is not v.BoostKind.TRANSFORMATION:
        raise ImpossiblePosition(f"{name} is no transformation.", seat, "transformations")
    return InPlay(card, new_serial(table))


def _put_rest(table: Table, seat: int, top: tuple[int, ...], where: str) -> None:
    """Puts the cards that nobody mentions where they belong."""
    if where not in REST:
        raise ImpossiblePosition(f"The rest of the cards can be in {', '.join(REST)}, not in “{where}”.", seat, "rest")
    side = table.sides[seat]
    rest = side.deck
    side.deck = top + rest if where == DECK else top
    if where == DISCARD:
        side.discard = rest + side.discard
    elif where == SEALED:
        side.sealed = side.sealed + rest


class _Cards:
    """The cards of both players, taken one by one; a card that is not there any more is refused."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def own(self, names: Iterable[str], part: str) -> tuple[int, ...]:
        return tuple([self._take(name, (self.seat,), part) for name in names])

    def any(self, names: Iterable[str], part: str) -> tuple[int, ...]:
        """Takes cards of one's own, or, where there are none of that name or it is said, of the opponent."""
        both = (self.seat, 1 - self.seat)
        return tuple(
            [
                self._take(name.removeprefix(OPPONENTS), both[1:] if name.startswith(OPPONENTS) else both, part)
                for name in names
            ]
        )

    def _take(self, name: str, owners: tuple[int, ...], part: str) -> int:
        book = self.table.book
        meant = cards_called(book, owners, name)
        if len(meant) > 1 and part not in IN_PLAY:
            raise ImpossiblePosition(several(book, name, meant), self.seat, part)
        for card in meant:
            side = self.table.sides[book.owners[card]]
            if card in side.deck:
                side.deck = without(side.deck, card)
                return card
            if card in side.sealed and card in book.sealed[book.owners[card]]:
                side.sealed = without(side.sealed, card)
                return card
            if card in side.aside:
                side.aside = without(side.aside, card)
                return card
        raise ImpossiblePosition(self._refusal(name, owners, meant), self.seat, part)

    def _refusal(self, name: str, owners: tuple[int, ...], meant: list[int]) -> str:
        book = self.table.book
        if meant:
            owner = book.owners[meant[0]]
            copies = len([card for card in book.decks[owner] + book.aside[owner] if card in meant])
            return f"{book.names[owner]} has only {copies} of “{name}”, and all of them have been mentioned already."
        known = names_known(book, owners)
        whose = book.names[self.seat] if len(owners) > 1 else book.names[owners[0]]
        return f"{whose} has no card “{name}”{_nearest(name, known)}"


def cards_called(book: Book, owners: Iterable[int], name: str) -> list[int]:
    """Returns the cards of the first of some seats that have a name, or, if there are none, whose boost has it."""
    for name_of in (_card_name, boost_name):
        for owner in owners:
            found = [card for card in book.all_cards[owner] if name_of(book.cards[card]) == name]
            if found:
                return found
    return []


def several(book: Book, name: str, cards: list[int]) -> str:
    """Says that a name is that of the boost of several cards."""
    *most, last = [book.cards[card].name for card in cards]
    return f"“{name}” is the boost of several cards; write {', '.join(most)} or {last}."


def names_known(book: Book, owners: Iterable[int]) -> list[str]:
    """Returns the names by which the cards of some seats can be called."""
    cards = [book.cards[card] for owner in owners for card in book.all_cards[owner]]
    return [name for card in cards for name in (card.name, boost_name(card)) if name]


def _card_name(card: CardFacts) -> str:
    return card.name


def boost_name(card: CardFacts) -> str:
    """Returns the name of a card's boost, or nothing if it has none."""
    return "" if card.boost is None else card.boost.name


def _nearest(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), 1, 0.5)
    return f"; did you mean {near[0]}?" if near else "."
