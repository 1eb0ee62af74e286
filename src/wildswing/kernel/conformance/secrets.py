"""Checks of the fields that a game declares to be face down or in hand.

Nothing is taken from `hide` or `imagine` here: two cards that an observer may not look at change places, and
the observer must not notice.
"""

from collections.abc import Iterable

from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance.places import Path, places, with_swapped
from wildswing.kernel.conformance.report import Notes
from wildswing.kernel.conformance.tale import Tale
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State

SWAPS = 2
"""Swaps of cards in hand that are tried for each owner at each moment."""

Cards = dict[Path, int]
Swap = tuple[Path, Path]


def secrets(tale: Tale, notes: Notes, stream: Stream) -> None:
    """Swaps declared cards at every moment, for everybody who may not look at them."""
    game = tale.game
    for field in sorted((game.face_down | game.in_hand) - game.card_fields):
        notes.find("secrets", tale.where(0), f"a field declared face down or in hand is not in card_fields: {field}")
    for answers, state in enumerate(tale.states):
        cards = places(game, state)
        for swap in _swaps_in_piles(game, cards, stream):
            _unnoticed(tale, notes, answers, swap, tale.observers)
        for owner in tale.seats:
            others = [seat for seat in tale.observers if seat != owner]
            for swap in _swaps_with_hand(game, cards, owner, stream):
                _unnoticed(tale, notes, answers, swap, others)


def _swaps_in_piles(game: AnyGame, cards: Cards, stream: Stream) -> list[Swap]:
    """Chooses two different cards of each face-down pile."""
    piles: dict[Path, list[Path]] = {}
    for path in cards:
        if not game.face_down.isdisjoint(path):
            piles.setdefault(path[:-1], []).append(path)
    return [swap for pile in piles.values() for swap in _swap(cards, pile, pile, stream)]


def _swaps_with_hand(game: AnyGame, cards: Cards, owner: int, stream: Stream) -> list[Swap]:
    """Chooses cards in an owner's hand, each with another card that nobody else may look at."""
    in_hand = [path for path in cards if not game.in_hand.isdisjoint(path) and _owner(path) == owner]
    # The position in the pile itself is left out; a pile without any other is common, and nobody may look at it either.
    piled = [path for path in cards if not game.face_down.isdisjoint(path) and _owner(path[:-1]) in {owner, None}]
    return [swap for _ in range(SWAPS) for swap in _swap(cards, in_hand, in_hand + piled, stream)]


def _swap(cards: Cards, ones: list[Path], others: list[Path], stream: Stream) -> list[Swap]:
    """Chooses a place and another one with a different card, if there is any."""
    if not ones:
        return []
    one = ones[stream.below(len(ones))]
    different = [path for path in others if cards[path] != cards[one]]
    return [(one, different[stream.below(len(different))])] if different else []


def _owner(path: Path) -> int | None:
    return next((step for step in path if isinstance(step, int)), None)


def _unnoticed(tale: Tale, notes: Notes, answers: int, swap: Swap, observers: Iterable[int]) -> None:
    """Whoever may not look at either of two cards sees and knows the same when they change places."""
    game = tale.game
    true = tale.states[answers]
    where = tale.where(answers)
    cards = places(game, true)
    both = {cards[swap[0]], cards[swap[1]]}
    with notes.trying("secrets", where):
        swapped = with_swapped(game, true, *swap)
        _ask_again(game, true, swapped)
        for seat in observers:
            # What a seat was shown it may recognise.
            if not both.isdisjoint(game.learned(true, seat)):
                continue
            seen, known = tale.seen(swapped, seat), tale.known(swapped, seat)
            at = where.of(seat)
            fields = " and ".join(sorted((game.face_down | game.in_hand) & {*swap[0], *swap[1]}))
            notes.same("secrets", at, tale.seen(true, seat), seen, f"what is in {fields} shows")
            notes.same("secrets", at, tale.known(true, seat), known, f"the hidden state keeps {fields}")


def _ask_again(game: AnyGame, true: State, other: State) -> None:
    """Opens the questions of another state; running it might leave out one that the true state asks."""
    steps = [other.lanes[ask.seat][-1] if other.lanes else other.agenda[-1] for ask in true.asks]
    other.asks = tuple([game.rules.questions[type(step)](other, step) for step in steps])
