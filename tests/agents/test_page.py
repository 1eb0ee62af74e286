"""The page about agents tells what is true."""

import re
from pathlib import Path

import pytest

from wildswing.agents.registry import opponent_names
from wildswing.exceed.game import EXCEED
from wildswing.exiled.game import EXILED
from wildswing.formation.agents.prospects import CARRIED
from wildswing.formation.game import FORMATION

PAGE = (Path(__file__).parents[2] / "docs" / "agents.md").read_text(encoding="utf-8")


EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def said_by(words: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Runs the one example that has these words in it, and returns what it prints."""
    [shown] = [example for example in EXAMPLES if words in example]
    exec(compile(shown, "docs/agents.md", "exec"), {})
    return capsys.readouterr().out


def test_the_agent_shown_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.fullmatch(r"(Black|White) wins \d+ to \d+\.\n", said_by("class FirstOption", capsys))


def test_an_agent_can_be_asked_what_it_thinks_as_shown(capsys: pytest.CaptureFixture[str]) -> None:
    sentence, *options = said_by("agent.think", capsys).splitlines()
    assert re.fullmatch(r"“.+” wins \d+ % of the simulated games; the next best, “.+”, wins \d+ %\.", sentence)
    found = [re.fullmatch(r"option ([012]): \d+% won, looked at (\d+) times", option) for option in options]
    assert {one[1] for one in found if one} == {"0", "1", "2"}
    assert sum([int(one[2]) for one in found if one]) == 200


def test_every_level_and_every_agent_is_described() -> None:
    names = {name for game in (EXCEED, EXILED, FORMATION) for name in opponent_names(game)}
    assert [name for name in names if f"| `{name}` |" not in PAGE] == []


def test_the_values_of_a_carried_card_are_as_told() -> None:
    assert f"{CARRIED[1]:.1f} points (rank 1) to +{CARRIED[12]:.0f} points (rank 12)" in PAGE.replace("\n", " ")
