"""The rules of Exceed that tools/break_rules.py breaks by hand are still where its data file says."""

import pytest

from tools.break_rules import ROOT, TESTS, Break, citing, read_breaks

BREAKS = read_breaks(ROOT / "tools/breaks/exceed.toml")


@pytest.mark.parametrize("rule_break", BREAKS, ids=[f"{at} {one.rule}" for at, one in enumerate(BREAKS)])
def test_a_break_finds_its_text_once_and_changes_it(rule_break: Break) -> None:
    assert rule_break.fits(ROOT / "src")
    assert rule_break.new != rule_break.old


def test_every_break_cites_rules_that_tests_cite() -> None:
    rules = {rule for one in BREAKS for rule in one.rules}
    assert [rule for rule in sorted(rules) if not citing([rule], TESTS["exceed"])] == []


def test_a_break_is_written_once() -> None:
    assert len({(one.file, one.old, one.new) for one in BREAKS}) == len(BREAKS)


def test_the_breaks_cover_all_chapters_of_the_rules() -> None:
    assert len(BREAKS) >= 100
    chapters = {rule.split("-")[1] for one in BREAKS for rule in one.rules if rule.startswith("EX-")}
    assert chapters >= {"SETUP", "ZONE", "ACT", "FORCE", "GAUGE", "BOOST", "TRAP", "CANCEL", "MOVE", "STRIKE", "REVEAL"}
    assert chapters >= {"PRIO", "ATK", "TRIG", "COND", "DMG", "STUN", "REACT", "CLEAN", "NEXT", "SHUF", "EXC", "CARE"}
