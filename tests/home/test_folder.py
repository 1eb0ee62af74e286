"""A person's own files lie where the platform keeps data, or where they say."""

from pathlib import Path

import pytest

from wildswing.home.folder import fighters_folder, matches_folder, table_file


def test_files_lie_in_the_data_folder_unless_another_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WILDSWING_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert matches_folder() == Path("/data/wildswing/matches")
    assert fighters_folder() == Path("/data/wildswing/fighters")
    monkeypatch.setenv("WILDSWING_HOME", "/elsewhere")
    assert (matches_folder(), table_file()) == (Path("/elsewhere/matches"), Path("/elsewhere/table.sqlite"))
