"""Fighters that are kept as they were read: they are used, and they say the same as when they are read again."""

from pathlib import Path

import pytest

from wildswing.exceed.language import kept
from wildswing.exceed.language.anew import parse_anew
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.walk import walk
from wildswing.exceed.roster import fighter_files

PATH, TEXT = fighter_files()[0]


@pytest.fixture(autouse=True)
def _forget() -> object:
    kept._sheets.cache_clear()
    yield
    kept._sheets.cache_clear()


def test_every_fighter_is_kept_and_says_what_its_text_says() -> None:
    for path, text in fighter_files():
        found = kept.kept_sheet(text)
        assert found is not None, f"run make setup: {path} was read by an older language, or has changed"
        # Places in the file do not count when sheets are compared, but are among what is walked over.
        assert list(walk(found)) == list(walk(parse_anew(text))), path


def test_a_text_that_is_not_kept_is_read() -> None:
    changed = TEXT.replace("\n", "\n# a remark\n", 1)
    assert kept.kept_sheet(changed) is None
    assert parse(changed) == parse(TEXT)


@pytest.mark.parametrize("written", [None, b"", b"sheets of another language"])
def test_sheets_that_do_not_fit_are_left_alone(
    written: bytes | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if written is not None:
        (tmp_path / "roster.sheets").write_bytes(written)
    monkeypatch.setattr(kept, "_ROSTER", tmp_path)
    assert kept.kept_sheet(TEXT) is None
    assert parse(TEXT) == parse_anew(TEXT)


def test_a_changed_language_makes_kept_sheets_old(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "grammar.lark").write_text("a: b", encoding="utf-8")
    monkeypatch.setattr(kept, "_ROSTER", tmp_path)
    monkeypatch.setattr(kept, "_LANGUAGE", tmp_path)
    kept.keep_sheets(tmp_path, [(TEXT, parse_anew(TEXT))])
    assert kept.kept_sheet(TEXT) == parse_anew(TEXT)
    kept._sheets.cache_clear()
    (tmp_path / "grammar.lark").write_text("a: c", encoding="utf-8")
    assert kept.kept_sheet(TEXT) is None
