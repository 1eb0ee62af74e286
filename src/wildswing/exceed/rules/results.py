"""What an instruction leaves for those after it."""

from wildswing.exceed.rules.table import NOBODY, Result


def left(old: Result, did: bool, passed: bool = False, name: str = "") -> Result:
    """Returns the result of an instruction that is not about cards; what the line has done with cards stays."""
    new = old.copy()
    new.did = did
    new.passed = passed
    new.name = name or old.name
    return new


def names_in(named: str) -> list[str]:
    """Returns the names that a line has named, each written on a line of its own."""
    return named.split("\n") if named else []


def named(old: Result, name: str) -> Result:
    """Returns the result of naming one more card: "named" means any of those named (EX-NOTION-NAMES-01)."""
    return left(old, did=True, name="\n".join([*names_in(old.name), name]))


def done(old: Result) -> Result:
    """Returns the result of an instruction that counts as done, whatever came of it."""
    new = old.copy()
    new.did = True
    return new


def with_cards(
    old: Result,
    did: bool,
    cards: tuple[int, ...] = (),
    zone: str = "",
    whose: int = NOBODY,
) -> Result:
    """Returns the result of an instruction about cards: "it" and "them" mean these from now on."""
    new = left(old, did)
    new.cards = cards
    new.zone = zone
    new.whose = whose
    new.boosts = ()
    new.spaces = ()
    new.hit = False
    return new


def of_them(old: Result) -> Result:
    """Returns the result with which some of "them" are picked: all of them are the rest, and none is picked yet."""
    new = with_cards(old, False)
    if not old.rest_zone:
        new.rest = old.cards
        new.rest_zone = old.zone
        new.rest_whose = old.whose
    return new


def afresh(old: Result) -> Result:
    """Returns a result in which no card is left of "them" any more, once all of them have been picked.

    EX-NOTION-IT-03.
    """
    if old.rest or not old.rest_zone:
        return old
    new = old.copy()
    new.rest_zone = ""
    new.rest_whose = NOBODY
    return new


def less_rest(old: Result, card: int) -> Result:
    """Returns a result with one card less among the rest."""
    if card not in old.rest:
        return old
    new = old.copy()
    at = old.rest.index(card)
    new.rest = old.rest[:at] + old.rest[at + 1 :]
    return new


def with_below(old: Result, below: int) -> Result:
    """Returns a result that remembers how many cards of a deck lie below those that were shown."""
    new = old.copy()
    new.below = below
    return new


def with_boosts(old: Result, boosts: tuple[int, ...]) -> Result:
    """Returns a result in which "it" and "them" mean boosts in play."""
    new = old.copy()
    new.boosts = boosts
    return new


def after_moving(old: Result, did: bool, passed: bool, moved: int) -> Result:
    """Returns the result of a movement, which remembers how many spaces it went."""
    new = old.copy()
    new.did = did
    new.passed = passed
    new.moved = moved
    return new


def with_spaces(old: Result, did: bool, spaces: tuple[int, ...]) -> Result:
    """Returns the result of an instruction about tokens: "them" means those that were on these spaces."""
    new = with_cards(old, did)
    new.spaces = spaces
    return new


def with_path(old: Result, spaces: tuple[int, ...]) -> Result:
    """Returns a result that remembers which spaces the last movement passed."""
    new = old.copy()
    new.spaces = spaces
    return new


def with_picked(old: Result, picked: tuple[int, ...]) -> Result:
    """Returns a result that remembers which instructions of a choice of several have been picked."""
    new = old.copy()
    new.picked = picked
    return new


def unspent(old: Result) -> Result:
    """Returns the result before a payment: what an earlier one of the line has spent counts no more."""
    new = left(old, False)
    new.force_spent = new.gauge_spent = new.life_spent = 0
    new.spent = ()
    return new


def paid_for(old: Result, resource: str, value: int, cards: tuple[int, ...]) -> Result:
    """Returns the result after a payment."""
    new = old.copy()
    new.did = True
    new.passed = False
    if resource == "force":
        new.force_spent += value
    elif resource == "gauge":
        new.gauge_spent += value
    else:
        new.life_spent += value
    new.spent += cards
    return new


def with_life(old: Result, spent: int) -> Result:
    """Returns the result after a payment that took so much life in place of something else."""
    new = old.copy()
    new.life_spent = spent
    return new


def with_gauge(old: Result, spent: int) -> Result:
    """Returns the result after a payment that took so many cards of the gauge for force."""
    new = old.copy()
    new.gauge_spent = spent
    return new


def tallied(old: Result, discarded: tuple[int, ...] = (), revealed: tuple[int, ...] = ()) -> Result:
    """Returns a result with more cards that the line has discarded or revealed."""
    new = old.copy()
    new.discarded += discarded
    new.revealed += revealed
    return new


def with_hit(old: Result, hit: bool) -> Result:
    """Returns the result of an extra attack."""
    new = left(old, did=True)
    new.hit = hit
    return new


def with_forced(old: Result, cards: tuple[int, ...]) -> Result:
    """Returns a result with more cards that the instruction has made the other player discard."""
    new = old.copy()
    new.forced += cards
    return new


def unforced(old: Result) -> Result:
    """Returns the result of an instruction that is over: it makes nobody discard any more."""
    new = old.copy()
    new.forced = ()
    return new


def about(old: Result, cards: tuple[int, ...], zone: str, whose: int) -> Result:
    """Returns the result with which a line begins that waits for something to happen to cards: "it", or "them"."""
    new = tallied(with_cards(old, True, cards, zone, whose), revealed=cards)
    new.rest = cards
    new.rest_zone = zone
    new.rest_whose = whose
    return new


def seen_as(old: Result, cards: tuple[int, ...], rest: tuple[int, ...]) -> Result:
    """Returns a result with other faces for its cards: blank, or imagined."""
    new = old.copy()
    new.cards = cards
    new.rest = rest
    return new
