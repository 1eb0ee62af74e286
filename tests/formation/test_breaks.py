"""The rules that tools/break_rules.py breaks by hand are still where its data file says."""

import pytest

from tools.break_rules import ROOT, Break, read_breaks

BREAKS = read_breaks(ROOT / "tools/breaks/formation.toml")


@pytest.mark.parametrize("rule_break", BREAKS, ids=[f"{at} {one.rule}" for at, one in enumerate(BREAKS)])
def test_a_break_finds_its_text_once_and_changes_it(rule_break: Break) -> None:
    assert rule_break.fits(ROOT / "src")
    assert rule_break.new != rule_break.old


def test_the_breaks_cover_all_chapters_of_the_rules() -> None:
    assert len(BREAKS) >= 40
    assert {one.rule[3] for one in BREAKS} >= set("BCFHLPRSTX")
