"""`wildswing rules`: the rulebook in a terminal, and as a page."""

from pathlib import Path

from tests.cli.conftest import Command, assert_refused


def test_the_rules_are_read_in_a_terminal(wildswing: Command) -> None:
    said = wildswing("rules", "formation")
    assert said.code == 0
    assert "The dots on a card are its points" in " ".join(said.out.split())
    assert "FO-" not in said.out


def test_the_rules_are_written_as_one_file_that_loads_nothing(wildswing: Command, tmp_path: Path) -> None:
    said = wildswing("rules", "exceed", "--page", tmp_path / "rules.html")
    assert said.out.startswith(f"The rules are in {tmp_path / 'rules.html'};")
    page = (tmp_path / "rules.html").read_text(encoding="utf-8")
    assert "@media print" in page
    assert 'href="/' not in page
    assert_refused(wildswing("rules", "exceed", "--page", tmp_path / "no" / "rules.html"), "rules.html")
    assert_refused(wildswing("rules", "chess"), "chess")
