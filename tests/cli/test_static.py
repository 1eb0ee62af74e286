"""`wildswing static` writes a folder, and leaves alone what is not its own."""

import json
from pathlib import Path

import pytest

import wildswing.server
from wildswing.cli.main import main


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that carries a small table."""
    package = tmp_path / "package"
    (package / "static" / "engine").mkdir(parents=True)
    (package / "static" / "index.html").write_text("the page")
    (package / "static" / "service-worker.js").write_text("the list")
    (package / "static" / "engine" / "engine.zip").write_text("the engine")
    monkeypatch.setattr(wildswing.server, "__file__", str(package / "__init__.py"))
    return package


def test_it_writes_all_files_and_says_how_to_try_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "table"
    assert main(["static", str(folder)]) == 0
    assert (folder / "engine" / "engine.zip").read_text() == "the engine"
    said = capsys.readouterr().out
    assert "3 files" in said
    assert f"python -m http.server --directory {folder} 8000" in said


def test_programs_read_what_was_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["static", str(tmp_path / "table"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"folder": str(tmp_path / "table"), "files": 3, "bytes": 26}


def test_an_earlier_table_makes_place_with_all_its_files(tmp_path: Path) -> None:
    folder = tmp_path / "table"
    assert main(["static", str(folder)]) == 0
    (folder / "assets-of-before.js").write_text("")
    assert main(["static", str(folder)]) == 0
    assert not (folder / "assets-of-before.js").exists()


@pytest.mark.parametrize("name", ["diary.txt", "index.html"])
def test_a_folder_with_other_files_is_left_alone(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / name).write_text("mine")
    assert main(["static", str(folder)]) == 2
    assert capsys.readouterr().err == (
        f"{folder} has other files in it, which are left alone; name a folder that is empty or new.\n"
    )
    assert [path.name for path in folder.iterdir()] == [name]


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "table").write_text("")
    assert main(["static", str(tmp_path / "table")]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'table'} is a file; name a folder that is empty or new.\n"


def test_where_it_was_not_built_it_says_how(built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (built / "static" / "service-worker.js").unlink()
    assert main(["static", str(tmp_path / "table")]) == 2
    assert "build it in a checkout: make static" in capsys.readouterr().err
    assert not (tmp_path / "table").exists()
