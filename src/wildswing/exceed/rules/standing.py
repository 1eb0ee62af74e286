"""Finds the texts in play: those that stand, and those that a window calls for.

EX-EXC-01: only the ability of the side that is up counts. EX-ZONE-16: boosts apply to their controller. An attack's own
text counts from the reveal on. EX-FAQ-21: in an extra attack only the attack's own text counts, and what it gained.
"""

from typing import Final

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import INSTEAD, NO_LINES, NO_STANDINGS, ORIGIN, QUALITY, REPEAT, Standing, TextFacts
from wildswing.exceed.rules.steps import Uncover, Window
from wildswing.exceed.rules.table import ATTACK, ENTERED, Table
from wildswing.kernel.state import NOTHING, Step

Found = tuple[Standing, int, int]
"""A standing text, whose it is, and what "this" means in it."""

Called = tuple[int, int, int]
"""A line that a window calls for: its number, whose it is, and what "this" means in it."""


ATTACK_KEYS: Final = ("power", "speed", "range", "armor", "guard", QUALITY, ORIGIN, REPEAT, *INSTEAD.values())
ATTACK_WINDOWS: Final = (v.Window.BEFORE, v.Window.HIT, v.Window.AFTER)
"""What an extra attack takes from its own text alone."""


SET: Final = v.Window.SET.value
NEXT_TURN_END: Final = v.Window.NEXT_TURN_END.value

AGAIN: Final = "again"
"""Stands for the window in which one line of several is done once more."""


def waiting(table: Table, window: str, seat: int) -> tuple[Step, ...]:
    """Returns the step that opens a window for a seat, or none if no text of the match waits for it."""
    return (Window(window, seat),) if window in table.book.windows else ()


def side_text(table: Table, seat: int) -> TextFacts:
    """Returns the text of the side of a fighter that is up."""
    fighter = table.book.fighters[seat]
    return fighter.exceeded if table.sides[seat].exceeded else fighter.basic


def is_covered(table: Table, owner: int, number: int) -> bool:
    """EX-EXC-01: tells whether a line is printed only on the side of a fighter that is not up."""
    fighter = table.book.fighters[owner]
    down = fighter.basic if table.sides[owner].exceeded else fighter.exceeded
    line = table.book.lines[number]
    return line in down.lines and line not in side_text(table, owner).lines


def attack_text(table: Table, seat: int) -> TextFacts | None:
    """Returns the text of a seat's attack, once it can be seen."""
    strike = table.strike
    if strike is None:
        return None
    attack = strike.attacks[seat]
    if attack is None or attack.face < 0 or not (strike.revealed or attack.face_up):
        return None
    return table.book.cards[attack.face].attack


def standing(table: Table, seat: int, key: str) -> list[Found]:
    """Returns everything of one sort that is said about a seat, its guards not yet looked at (EX-ZONE-16)."""
    found: list[Found] = []
    book = table.book
    if key not in book.keys:
        return found
    strike = table.strike
    attack = None if strike is None else strike.attacks[seat]
    if attack is not None and attack.face >= 0 and strike is not None and (strike.revealed or attack.face_up):
        for one in book.cards[attack.face].attack.standing.get(key, NO_STANDINGS):
            found.append((one, seat, ATTACK))
        if attack.extra and key in ATTACK_KEYS:
            return found
    side = table.sides[seat]
    fighter = book.fighters[seat]
    up = fighter.exceeded if side.exceeded else fighter.basic
    for one in up.standing.get(key, NO_STANDINGS):
        found.append((one, seat, NOTHING))
    if side.boosts or side.transformations or table.granted:
        _in_play(table, seat, key, False, found)
    if key in book.keys_for_opponent:
        _about_opponent(table, 1 - seat, key, found)
    return found


def _about_opponent(table: Table, owner: int, key: str, found: list[Found]) -> None:
    """Adds what all texts of a seat say about its opponent."""
    text = attack_text(table, owner)
    if text is not None:
        for one in text.for_opponent.get(key, NO_STANDINGS):
            found.append((one, owner, ATTACK))
    for one in side_text(table, owner).for_opponent.get(key, NO_STANDINGS):
        found.append((one, owner, NOTHING))
    _in_play(table, owner, key, True, found)


def _in_play(table: Table, owner: int, key: str, for_opponent: bool, found: list[Found]) -> None:
    """Adds what boosts, transformations and granted texts of a seat say."""
    side = table.sides[owner]
    cards = table.book.cards
    for boosts in (side.boosts, side.transformations):
        for boost in boosts:
            half = cards[boost.face].boost
            if half is not None:
                sorted_by = half.text.for_opponent if for_opponent else half.text.standing
                for one in sorted_by.get(key, NO_STANDINGS):
                    found.append((one, owner, boost.serial))
    for granted in table.granted:
        if granted.owner == owner:
            line = table.book.lines[granted.line]
            sorted_by = line.for_opponent if for_opponent else line.standing
            for one in sorted_by.get(key, NO_STANDINGS):
                found.append((one, owner, granted.source))


def called(table: Table, seat: int, window: str, who: str) -> list[Called]:
    """Returns the lines of a seat's texts that wait for a window."""
    key = (window, who)
    found: list[Called] = []
    book = table.book
    if key not in book.calls:
        return found
    strike = table.strike
    attack = None if strike is None else strike.attacks[seat]
    # What an attack says about being set may be a secret, and is then asked for in `setting.ask_set_text`.
    if attack is not None and attack.face >= 0 and (window != SET or not book.secret_texts[seat]):
        for line in book.cards[attack.face].attack.windows.get(key, NO_LINES):
            found.append((line.number, seat, ATTACK))
        if attack.extra and window in ATTACK_WINDOWS:
            return found + _gained(table, seat, key)
    side = table.sides[seat]
    for boosts in (side.boosts, side.transformations):
        for boost in boosts:
            half = book.cards[boost.face].boost
            if half is not None:
                for line in half.text.windows.get(key, NO_LINES):
                    found.append((line.number, seat, boost.serial))
    fighter = book.fighters[seat]
    up = fighter.exceeded if side.exceeded else fighter.basic
    for line in up.windows.get(key, NO_LINES):
        found.append((line.number, seat, NOTHING))
    for granted in table.granted:
        if granted.owner == seat and book.lines[granted.line].window == key:
            found.append((granted.line, seat, granted.source))
    if window == NEXT_TURN_END:
        # EX-NOTION-NEXT-01: not in the turn in which the boost came into play.
        found = [call for call in found if (seat, f"{ENTERED}{call[2]}") not in table.deeds]
    return found


def _gained(table: Table, seat: int, key: tuple[str, str]) -> list[Called]:
    """EX-NOTION-EXTRA-01: what a seat's attack gained for the strike is done in each of its attacks."""
    lines = table.book.lines
    return [
        (granted.line, seat, ATTACK)
        for granted in table.granted
        if granted.owner == seat and granted.source == ATTACK and lines[granted.line].window == key
    ]


def is_in_play(table: Table, owner: int, source: int) -> bool:
    """Tells whether what carries a line is still there: an attack or boost that has left play takes its lines along."""
    if source == NOTHING:
        return True
    if source == ATTACK:
        attack = None if table.strike is None else table.strike.attacks[owner]
        return attack is not None and attack.face != NOTHING
    for side in table.sides:
        for boost in side.boosts + side.transformations:
            if boost.serial == source:
                return True
    if any(playing.serial == source for playing in table.playing):
        return True
    if any(isinstance(step, Uncover) and step.serial == source for step in table.agenda):
        return True  # EX-NOTION-UNDER-03
    return any(granted.source == source for granted in table.granted)
