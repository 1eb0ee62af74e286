"""docs/rules-exceed.md tells where each statement is, and every statement that can be tested is."""

from tools.rule_index import CHAPTERS, PAGE, UNTESTABLE, page, places_in_tests


def test_the_page_is_what_the_tool_writes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "write it anew with `python -m tools.rule_index`"


def test_every_statement_is_tested_or_said_not_to_be_testable() -> None:
    tested = places_in_tests()
    stated = [f"EX-{group}-{number:02}" for group, (_, count) in CHAPTERS.items() for number in range(1, count + 1)]
    assert [rule for rule in stated if rule not in tested and rule not in UNTESTABLE] == []
    assert [rule for rule in UNTESTABLE if rule in tested] == []
