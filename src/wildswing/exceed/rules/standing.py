"""Finds the texts in play: those that stand, and those that a window calls for.

EX-EXC-01: only the ability of the side that is up counts. EX-ZONE-16: boosts apply to their controller. An attack's own
text counts from the reveal on. EX-FAQ-21: in an extra attack only the attack's own text counts, and what it gained.
"""

from typing import Final

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules.book import Places
from wildswing.exceed.rules.facts import (
    INSTEAD,
    NO_LINES,
    NO_STANDINGS,
    ORIGIN,
    QUALITY,
    REPEAT,
    LineFacts,
    Standing,
    TextFacts,
)
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
    """Returns the text of the side of a fighter that is up; EX-COMP-02: it is always active."""
    fighter = table.book.fighters[seat]
    return fighter.exceeded if table.sides[seat].exceeded else fighter.basic


def is_covered(table: Table, owner: int, number: int) -> bool:
    """EX-EXC-01: tells whether a line is printed only on the side of a fighter that is not up."""
    fighter = table.book.fighters[owner]
    down = fighter.basic if table.sides[owner].exceeded else fighter.exceeded
    line = table.book.lines[number]
    return line in down.lines and line not in side_text(table, owner).lines


def attack_text(table: Table, seat: int) -> TextFacts | None:
    """Returns the text of a seat's attack, once it can be seen; EX-COMP-06: that of the upper half."""
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
    places = book.stands.get(key)
    if places is not None:
        _say(table, seat, places, key in ATTACK_KEYS, found)
    if key in book.stands_for_opponent:
        strike = table.strike
        attack = None if strike is None else strike.attacks[seat]
        if attack is None or not attack.extra or key not in ATTACK_KEYS or attack_text(table, seat) is None:
            _say(table, 1 - seat, book.stands_for_opponent[key], False, found)
    return found


def _say(table: Table, owner: int, places: Places[Standing], of_attack: bool, found: list[Found]) -> None:
    """Adds what the texts of a seat say that are in play now; an extra attack says alone what is said of an attack."""
    if places.attacks or of_attack:
        strike = table.strike
        attack = None if strike is None else strike.attacks[owner]
        if attack is not None and attack.face >= 0 and strike is not None and (strike.revealed or attack.face_up):
            for one in places.attacks.get(attack.face, NO_STANDINGS):
                found.append((one, owner, ATTACK))
            if attack.extra and of_attack:
                return
    side = table.sides[owner]
    for one in places.sides[2 * owner + side.exceeded]:
        found.append((one, owner, NOTHING))
    if places.boosts:
        for boost in side.boosts + side.transformations:
            for one in places.boosts.get(boost.face, NO_STANDINGS):
                found.append((one, owner, boost.serial))
    if table.granted:
        for granted in table.granted:
            if granted.owner == owner:
                for one in places.lines.get(granted.line, NO_STANDINGS):
                    found.append((one, owner, granted.source))


def called(table: Table, seat: int, window: str, who: str) -> list[Called]:
    """Returns the lines of a seat's texts that wait for a window."""
    places = table.book.calls.get((window, who))
    return [] if places is None else called_from(table, seat, window, places)


def called_from(table: Table, seat: int, window: str, places: Places[LineFacts]) -> list[Called]:
    """Returns the lines of a seat's texts that wait for a window, from all places where such lines are."""
    found: list[Called] = []
    strike = table.strike
    attack = None if strike is None else strike.attacks[seat]
    # What an attack says about being set may be a secret, and is then asked for in `setting.ask_set_text`.
    if attack is not None and attack.face >= 0 and (window != SET or not table.book.secret_texts[seat]):
        for line in places.attacks.get(attack.face, NO_LINES):
            found.append((line.number, seat, ATTACK))
        if attack.extra and window in ATTACK_WINDOWS:
            return found + _gained(table, seat, places)
    side = table.sides[seat]
    if places.boosts:
        for boost in side.boosts + side.transformations:
            for line in places.boosts.get(boost.face, NO_LINES):
                found.append((line.number, seat, boost.serial))
    for line in places.sides[2 * seat + side.exceeded]:
        found.append((line.number, seat, NOTHING))
    if table.granted:
        for granted in table.granted:
            if granted.owner == seat and granted.line in places.lines:
                found.append((granted.line, seat, granted.source))
    if window == NEXT_TURN_END:
        # EX-NOTION-NEXT-01: not in the turn in which the boost came into play.
        found = [call for call in found if (seat, f"{ENTERED}{call[2]}") not in table.deeds]
    return found


def _gained(table: Table, seat: int, places: Places[LineFacts]) -> list[Called]:
    """EX-NOTION-EXTRA-01: what a seat's attack gained for the strike is done in each of its attacks."""
    return [
        (granted.line, seat, ATTACK)
        for granted in table.granted
        if granted.owner == seat and granted.source == ATTACK and granted.line in places.lines
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
