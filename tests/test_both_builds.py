"""The compiled package plays what the plain one plays: whole matches, drawn anew every day."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.both_builds import tales
from tests.sampling import IS_COMPILED, draw

ROOT = Path(__file__).parents[1]


@pytest.mark.skipif(not IS_COMPILED, reason="only the compiled package has another to be compared with")
def test_matches_go_as_on_the_plain_package() -> None:
    seed = draw("both builds")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, "-m", "tests.both_builds", seed]
    plain = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert tales(seed) == plain.stdout.splitlines()
