"""Pictures of the arena for the rulebook: `you 3 to 6, opponent 5, reach 1-3`."""

import re

from wildswing.exceed.rules.editions import EDITIONS

SPACES = EDITIONS["standard"].spaces
STEP = 48
GROUND = 64
FIGHTER = re.compile(r"(you|opponent) (\d)(?: to (\d))?")
REACH = re.compile(r"reach (\d)-(\d)")


def arena(position: str) -> str:
    """Draws the line of spaces with both fighters, where they came from, and how far an attack of yours reaches."""
    stand = {who: (int(place), int(to or place)) for who, place, to in FIGHTER.findall(position)}
    reach = REACH.search(position)
    near, far = (int(reach[1]), int(reach[2])) if reach else (1, 0)
    at = stand["you"][1]
    spaces = [_space(space, near <= abs(space - at) <= far) for space in range(1, SPACES + 1)]
    figures = [_figure(who, *places) for who, places in stand.items()]
    width = STEP * SPACES + 4
    return (
        f'<svg viewBox="-2 -4 {width} {GROUND + 26}" width="{width}" aria-hidden="true">'
        f"{''.join([*spaces, *figures])}</svg>"
    )


def _middle(space: int) -> int:
    return STEP * space - STEP // 2


def _space(space: int, reached: bool) -> str:
    look = "space reached" if reached else "space"
    return (
        f'<rect class="{look}" x="{STEP * (space - 1) + 2}" y="{GROUND}" width="{STEP - 4}" height="16" rx="3"/>'
        f'<text class="middle" x="{_middle(space)}" y="{GROUND + 12}">{space}</text>'
    )


def _figure(who: str, begun: int, ended: int) -> str:
    drawn = _body(who, ended, "")
    if begun == ended:
        return drawn
    x, to = _middle(begun), _middle(ended)
    return _body(who, begun, " ghost") + drawn + f'<path class="way" d="M{x} 24 Q{(x + to) // 2} -18 {to} 24"/>'


def _body(who: str, space: int, faint: str) -> str:
    x = _middle(space)
    return (
        f'<g class="{who}{faint}"><circle cx="{x}" cy="30" r="8"/>'
        f'<path d="M{x - 12} {GROUND - 3} L{x - 8} 40 L{x + 8} 40 L{x + 12} {GROUND - 3} Z"/></g>'
        f'<text class="on" x="{x}" y="{GROUND - 9}">{who[0].upper()}</text>'
    )
