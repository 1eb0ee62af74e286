"""Structs that several threads read for the first time at once, each time in a fresh process."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel.slowly import SECONDS

ROOT = Path(__file__).parents[2]

TOGETHER = f"""
import sys, threading, time
import tests.kernel.slowly

{{before}}

def read_late(number):
    time.sleep(number * {SECONDS / 2})
    sys.stdout.write(str({{reading}}) + "\\n")

readers = [threading.Thread(target=read_late, args=(number,)) for number in range(16)]
[reader.start() for reader in readers]
[reader.join() for reader in readers]
"""

CHARACTERS = (
    """
from wildswing.exiled.rules.characters import house_characters, read_character
texts = list(house_characters().values())
""",
    'read_character(texts[number % len(texts)], "a file").life > 0',
)

ANY_STRUCTS = (
    """
import msgspec
from wildswing.kernel.structs import make_all_ready

class Twig(msgspec.Struct):
    leaves: int

class Branch(msgspec.Struct):
    twigs: list[Twig]

class Bough(msgspec.Struct):
    branches: list[Branch]

class Unreadable(msgspec.Struct):
    never: list[int] | tuple[int, ...]

make_all_ready()
""",
    'msgspec.convert({"branches": [{"twigs": [{"leaves": number}]}]}, Bough).branches[0].twigs[0].leaves == number',
)


@pytest.mark.parametrize(("before", "reading"), [CHARACTERS, ANY_STRUCTS], ids=["characters", "any structs"])
def test_threads_read_a_struct_for_the_first_time_together(before: str, reading: str) -> None:
    program = TOGETHER.format(before=before, reading=reading)
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True"] * 16
    assert "worked out in a thread" not in done.stderr
