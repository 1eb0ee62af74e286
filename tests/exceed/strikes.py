"""Writes strikes as the table tells them, for the tests of the page: python -m tests.exceed.strikes."""

from pathlib import Path
from typing import Any

import msgspec

from wildswing.exceed import Duel, side
from wildswing.kernel.event import Event

FILE = Path(__file__).parents[2] / "web" / "tests" / "strikes.ts"


def stun() -> Duel:
    """The slower is stunned by a throw that pulls."""
    sol = side("Wild Throw", space=4, boosts=["Tyrant Rave"])
    duel = Duel(sol, side("Dust", space=5), fighters=("Sol Badguy", "Ky Kiske"))
    duel.strike("Wild Throw", against="Dust")
    return duel


def block() -> Duel:
    """The guard of a block holds, and nobody answers."""
    duel = Duel(side("Slash", space=4), side("Block", space=5), fighters=("Sol Badguy", "Ky Kiske"))
    duel.strike("Slash", against="Block")
    return duel


def miss() -> Duel:
    """Both are too far away."""
    duel = Duel(side("Grasp", space=1), side("Dust", space=9), fighters=("Sol Badguy", "Ky Kiske"))
    duel.strike("Grasp", against="Dust")
    return duel


def knockout() -> Duel:
    """The last life is struck away."""
    duel = Duel(side("Slash", space=4), side("Dust", space=5, life=1), fighters=("Sol Badguy", "Ky Kiske"))
    duel.strike("Slash", against="Dust")
    return duel


STRIKES = {"STUN": stun, "BLOCK": block, "MISS": miss, "KNOCKOUT": knockout}


def told(event: Event) -> dict[str, Any]:
    """Returns an event as it goes over the line."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    return {**fields, "sentence": event.sentence()}


def text() -> str:
    """Returns the file."""
    blocks = []
    for name, play in STRIKES.items():
        events = [f"    {msgspec.json.encode(told(event)).decode()}," for event in play().events(Event)]
        blocks += [f"/** {play.__doc__} */", f"export const {name}: ExceedEvent[] = [", *events, "];", ""]
    return "\n".join(
        [
            "/** Strikes as the table tells them; written by tests/exceed/strikes.py. */",
            "",
            "import type { ExceedEvent } from '../src/games/exceed/wire';",
            "",
            *blocks,
        ]
    )


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
