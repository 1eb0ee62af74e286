"""The pages docs/rules-*.md tell where each statement is, and every statement that can be tested is."""

import pytest

from tools.rule_index import SHEETS, Sheet, page, places_in_tests

each_game = pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.package for sheet in SHEETS])


@each_game
def test_the_page_is_what_the_tool_writes(sheet: Sheet) -> None:
    assert sheet.page.read_text(encoding="utf-8") == page(sheet), "write it anew with `python -m tools.rule_index`"


@each_game
def test_every_statement_is_tested_or_said_not_to_be_testable(sheet: Sheet) -> None:
    tested = places_in_tests(sheet)
    stated = [f"{group}{number:{sheet.number}}" for group, (_, numbers) in sheet.chapters.items() for number in numbers]
    assert [rule for rule in stated if rule not in tested and rule not in sheet.untestable] == []
    assert [rule for rule in sheet.untestable if rule in tested] == []
