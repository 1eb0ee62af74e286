"""The attack halves of the Normals do in all editions what tests/scenarios/normals tells of them."""

import re

import pytest

from tests.exceed.scenarios.plays import ROOT, all_played

ATTACKS = ROOT / "tests" / "scenarios" / "normals" / "attacks.scenario"


@pytest.mark.parametrize(
    "words",
    [{"Ryu": "Hyde Kido"}, {"Ryu": "Ky Kiske", "Assault": "Slash", "Spike": "Dust"}],
    ids=["undernight", "strive"],
)
def test_attacks_come_out_the_same(words: dict[str, str]) -> None:
    told = re.sub(r"\b(Ryu|Assault|Spike)\b", lambda word: words.get(word[0], word[0]), ATTACKS.read_text("utf-8"))
    reports = all_played(told)
    assert len(reports) == 40
    assert [report.differences for report in reports if report.differences] == []
