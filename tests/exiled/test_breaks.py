"""The rules of Rise of the Exiled that tools/break_rules.py breaks by hand are still where its data file says."""

import pytest

from tools.break_rules import ROOT, TESTS, Break, citing, read_breaks

BREAKS = read_breaks(ROOT / "tools/breaks/exiled.toml")


@pytest.mark.parametrize("rule_break", BREAKS, ids=[f"{at} {one.rule}" for at, one in enumerate(BREAKS)])
def test_a_break_finds_its_text_once_and_changes_it(rule_break: Break) -> None:
    assert rule_break.fits(ROOT / "src")
    assert rule_break.new != rule_break.old


def test_every_break_cites_rules_that_tests_cite() -> None:
    rules = {rule for one in BREAKS for rule in one.rules}
    assert [rule for rule in sorted(rules) if not citing([rule], TESTS["exiled"])] == []


def test_a_break_is_written_once() -> None:
    assert len({(one.file, one.old, one.new) for one in BREAKS}) == len(BREAKS)


def test_the_breaks_cover_all_characters() -> None:
    assert len(BREAKS) >= 150
    chapters = {rule.rstrip("0123456789") for one in BREAKS for rule in one.rules}
    assert chapters >= {f"RX-{name}" for name in ("T", "A", "HE", "KK", "MA", "IR", "MC", "GL", "GA", "NA", "EV")}
    assert chapters >= {f"RX-{name}" for name in ("ZH", "NH", "BA", "CH", "E")}
