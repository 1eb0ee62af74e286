"""The tables of the grammar that are kept ready: they are used, and they say the same as new ones."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from wildswing.exceed.language import tables
from wildswing.exceed.roster import fighter_files


@cache
def new_tables() -> tables.Tables:
    """Makes the tables of the grammar, which takes seconds, once for all that compare."""
    return tables.make_tables()


@pytest.fixture
def count_making(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Returns how often tables were made since the test began; only the first time they really are."""
    made: list[tables.Tables] = []
    new = new_tables()

    def counted() -> tables.Tables:
        made.append(new)
        return new

    monkeypatch.setattr(tables, "make_tables", counted)
    return lambda: len(made)


def test_the_tables_that_make_wrote_are_those_of_the_grammar(count_making: Callable[[], int]) -> None:
    tables.ready_tables()
    assert count_making() == 0, "run make setup: the tables of the grammar are missing or of an older grammar"


def test_kept_tables_read_every_fighter_as_new_ones_do() -> None:
    kept, new = tables.ready_tables(), new_tables()
    assert kept.words == new.words
    as_kept, as_new = kept.parser(), new.parser()
    for path, text in fighter_files():
        assert as_kept.parse(text) == as_new.parse(text), path


@pytest.mark.parametrize("kept", [None, b"", b"tables of another grammar"])
def test_tables_that_do_not_fit_are_made_anew(
    kept: bytes | None, count_making: Callable[[], int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "grammar.lark").write_text(tables.grammar(), encoding="utf-8")
    if kept is not None:
        (tmp_path / "grammar.tables").write_bytes(kept)
    monkeypatch.setattr(tables, "_FOLDER", tmp_path)
    assert tables.ready_tables().words
    assert count_making() == 1


def test_a_changed_grammar_makes_kept_tables_old(
    count_making: Callable[[], int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "grammar.lark").write_text(tables.grammar(), encoding="utf-8")
    tables.keep_tables(tmp_path)
    monkeypatch.setattr(tables, "_FOLDER", tmp_path)
    tables.ready_tables()
    assert count_making() == 1  # those that were kept
    (tmp_path / "grammar.lark").write_text(tables.grammar() + "// changed\n", encoding="utf-8")
    tables.ready_tables()
    assert count_making() == 2
