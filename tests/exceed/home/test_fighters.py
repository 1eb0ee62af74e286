"""A person's own fighters are found beside those of the package."""

from pathlib import Path

import pytest

from wildswing.exceed.home.fighters import gather, read_file
from wildswing.exceed.matches import UnknownFighter, fighter_text, normals, roster
from wildswing.home.folder import fighters_folder
from wildswing.kernel.errors import WildswingError

SUN = fighter_text("Sol Badguy").replace("fighter Sol Badguy", "fighter Sun Goodboy")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path))
    fighters_folder().mkdir()
    return fighters_folder()


def test_without_files_of_ones_own_there_is_the_roster(folder: Path) -> None:
    folder.rmdir()
    found = gather()
    assert (found.texts, found.own, found.passed_over) == (roster(), {}, ())


def test_a_file_in_the_folder_is_found_by_name(folder: Path) -> None:
    file = folder / "mine.fighter"
    file.write_text(SUN)
    found = gather()
    assert found.own == {"Sun Goodboy": file}
    assert (found.text("sun"), found.text("Ky")) == (SUN, fighter_text("Ky Kiske"))


def test_a_misspelt_name_is_offered_ones_own_too(folder: Path) -> None:
    (folder / "mine.fighter").write_text(SUN)
    with pytest.raises(UnknownFighter, match="did you mean Sun Goodboy"):
        gather().text("Sun Godboy")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"fighter Sun\nedition strive\n", "mine.fighter, line 2, column 15"),
        (b"\xff\xfe", "is no text file in UTF-8"),
        (fighter_text("Ryu").encode(), "there is another fighter called “Ryu”"),
        (normals()["strive"].encode(), "mine.fighter, line 1, column 1: this is a file of Normals"),
    ],
    ids=["mistake", "no text", "taken name", "normals"],
)
def test_a_file_that_cannot_be_played_is_passed_over(folder: Path, content: bytes, sentence: str) -> None:
    (folder / "mine.fighter").write_bytes(content)
    (folder / "sun.fighter").write_text(SUN)
    found = gather()
    assert list(found.own) == ["Sun Goodboy"]
    (reason,) = found.passed_over
    assert sentence in reason


def test_who_asks_for_a_fighter_that_was_passed_over_is_told_why(folder: Path) -> None:
    (folder / "mine.fighter").write_text(SUN.replace("edition strive", "edition strife"))
    with pytest.raises(UnknownFighter, match=r"no fighter “Sun Goodboy”.*Skipped: .*mine\.fighter, line 2, column 9"):
        gather().text("Sun Goodboy")


@pytest.mark.parametrize("name", ["Bogus", "a"])
def test_a_name_that_is_nobodys_is_answered_with_a_few_and_how_to_list_all(folder: Path, name: str) -> None:
    with pytest.raises(UnknownFighter) as refused:
        gather().text(name)
    sentence = str(refused.value)
    assert sentence.endswith("`wildswing fighters` lists all.")
    assert len([one for one in roster() if one in sentence]) == 5


def test_two_files_with_one_name_give_one_fighter(folder: Path) -> None:
    (folder / "a.fighter").write_text(SUN)
    (folder / "b.fighter").write_text(SUN.replace("power 5", "power 6"))
    found = gather()
    assert found.texts["Sun Goodboy"] == SUN
    assert "b.fighter: there is another fighter called “Sun Goodboy”" in found.passed_over[0]


def test_a_byte_order_mark_is_no_part_of_the_text(folder: Path) -> None:
    file = folder / "mine.fighter"
    file.write_bytes(b"\xef\xbb\xbf" + SUN.encode())
    assert read_file(file)[1] == SUN


def test_a_file_that_cannot_be_read_is_named(folder: Path) -> None:
    with pytest.raises(WildswingError, match=r"nobody\.fighter cannot be read: No such file"):
        read_file(folder / "nobody.fighter")
