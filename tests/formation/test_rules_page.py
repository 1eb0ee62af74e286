"""docs/rules-formation.md names code and tests that exist, and each test cites the statement it stands for."""

import importlib
import re

import pytest

from tools.citations import ROOT, cited_in_tests

PAGE = (ROOT / "docs/rules-formation.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (FO-[A-Z]\d+) \| [^|]+ \| `(\w+)\.(\w+)` \| `(\w+)\.(\w+)` \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("rule", "module", "name", "file", "test"), ROWS, ids=[row[0] for row in ROWS])
def test_a_row_of_the_page_is_true(rule: str, module: str, name: str, file: str, test: str) -> None:
    package = "wildswing.formation" if module == "game" else "wildswing.formation.rules"
    assert hasattr(importlib.import_module(f"{package}.{module}"), name)
    assert f"tests/formation/{file}.py::{test}" in cited_in_tests("formation")[rule]


def test_the_page_has_every_statement_but_those_of_the_solver() -> None:
    listed = [row[0] for row in ROWS]
    assert len(listed) == len(set(listed)) == 131
