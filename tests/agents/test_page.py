"""The page about agents tells what is true."""

import re
from pathlib import Path

import pytest

from wildswing.agents.prospects import CARRIED

PAGE = (Path(__file__).parents[2] / "docs" / "agents.md").read_text(encoding="utf-8")


def test_the_agent_shown_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    shown = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None
    exec(compile(shown[1], "docs/agents.md", "exec"), {})
    assert re.fullmatch(r"(Black|White) wins \d+ to \d+\.\n", capsys.readouterr().out)


def test_the_values_of_a_carried_card_are_as_told() -> None:
    assert f"{CARRIED[1]:.1f} points (rank 1) to +{CARRIED[12]:.0f} points (rank 12)" in PAGE.replace("\n", " ")
