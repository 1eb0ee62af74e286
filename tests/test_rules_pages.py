"""The pages docs/rules-*.md tell where each statement is, and every statement that can be tested is."""

import pytest

from tools.citations import ROOT, cited_in_code, cited_in_tests, definitions
from tools.rule_index import EXCEED, SHEETS, Sheet, page

EXAMPLES = {f"EX-EXMP-{number:02}" for number in range(1, 78)}
"""The worked examples, which are the scenario files in tests/scenarios."""

each_game = pytest.mark.parametrize("sheet", SHEETS, ids=[sheet.package for sheet in SHEETS])


@each_game
def test_the_page_is_what_the_tool_writes(sheet: Sheet) -> None:
    assert sheet.page.read_text(encoding="utf-8") == page(sheet), "write it anew with `python -m tools.rule_index`"


@each_game
def test_every_statement_is_tested_or_said_not_to_be_testable(sheet: Sheet) -> None:
    tested = cited_in_tests(sheet.package)
    excused = {*sheet.untestable, *sheet.unused}
    assert [rule for rule in sheet.stated if rule not in tested and rule not in excused] == []
    assert [rule for rule in sorted(excused) if rule in tested] == []


@each_game
def test_code_and_tests_cite_statements_that_there_are(sheet: Sheet) -> None:
    cited = set(cited_in_code(sheet.package)) | set(cited_in_tests(sheet.package))
    assert sorted([rule for rule in cited - set(sheet.stated) - EXAMPLES if rule[:2] not in ("A-", "D-")]) == []


def test_an_explanation_is_no_code() -> None:
    files = (ROOT / "src/wildswing/exceed/glossary").glob("*.py")
    explained = {f"{file.stem}.{name}" for file in files for name, _ in definitions(file)}
    assert explained
    assert explained.isdisjoint([place for places in cited_in_code("exceed").values() for place in places])


def test_every_statement_of_exceed_has_code_or_follows_from_one_that_has() -> None:
    code = cited_in_code("exceed")
    excused = {*EXCEED.untestable, *EXCEED.unused}
    assert [rule for rule in EXCEED.stated if rule not in {*code, *EXCEED.follows, *excused}] == []
    assert [rule for rule in sorted({*EXCEED.follows, *excused}) if rule in code] == []
    sources = {source for said in EXCEED.follows.values() for source in said.split(", ")}
    assert [rule for rule in sorted(sources) if rule not in code] == []
