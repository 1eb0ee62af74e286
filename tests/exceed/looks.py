"""Writes how all shipped fighters are drawn, for the tests of the page: python -m tests.exceed.looks."""

from pathlib import Path

import msgspec

from wildswing.exceed.appearance import appearance_of
from wildswing.exceed.matches import roster, sheet_of

FILE = Path(__file__).parents[2] / "web" / "tests" / "looks.ts"


def text() -> str:
    """Returns the file."""
    lines = [
        f"    {msgspec.json.encode(name).decode()}: {msgspec.json.encode(appearance_of(sheet_of(file))).decode()},"
        for name, file in roster().items()
    ]
    return "\n".join(
        [
            "/** How all shipped fighters are drawn; written by tests/exceed/looks.py. */",
            "",
            "import type { Appearance } from '../src/rig/look';",
            "",
            "export const LOOKS = {",
            *lines,
            "} satisfies Record<string, Appearance>;",
            "",
        ]
    )


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
