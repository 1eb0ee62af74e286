"""The password of a database comes from the environment or a file, never from a command line."""

from pathlib import Path

import pytest

from wildswing.kernel.errors import WildswingError
from wildswing.server.keeping.addresses import ADDRESS, PASSWORD, PASSWORD_FILE, database_of
from wildswing.server.keeping.storage import url_of

NAMED = "postgresql://ann@db.example:5433/table"
WHOLE = "postgresql://ann:p%40ss%2Fword@db.example:5433/table"


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    file = tmp_path / "secret"
    file.write_text("p@ss/word\n")
    return file


def test_without_a_word_it_is_the_file_of_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path))
    assert database_of(None, {}) == url_of(tmp_path / "table.sqlite")


def test_the_environment_has_the_address_unless_one_is_named() -> None:
    assert database_of(None, {ADDRESS: WHOLE}) == WHOLE
    assert database_of("sqlite:///here", {ADDRESS: WHOLE}) == "sqlite:///here"


@pytest.mark.parametrize("named", [True, False])
def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path, named: bool) -> None:
    address = url_of(tmp_path / "missing" / "a.db")
    with pytest.raises(WildswingError, match=r"There is no folder .*missing for the database a\.db; make it first"):
        database_of(address if named else None, {} if named else {ADDRESS: address})
    (tmp_path / "missing").mkdir()
    assert database_of(address, {}) == address


@pytest.mark.parametrize("named", [NAMED, None])
def test_a_password_comes_from_a_variable_or_a_file(named: str | None, secret: Path) -> None:
    address = {} if named else {ADDRESS: NAMED}
    assert database_of(named, address) == NAMED
    assert database_of(named, {**address, PASSWORD: "p@ss/word"}) == WHOLE
    assert database_of(named, {**address, PASSWORD: "another", PASSWORD_FILE: str(secret)}) == WHOLE
    assert database_of("sqlite:///here", {**address, PASSWORD: "p@ss/word"}) == "sqlite:///here"


@pytest.mark.parametrize(
    "address",
    [WHOLE, "postgresql://ann:hush@db", "postgresql://db/table?user=ann&password=hush", "postgresql://ann:hush@[/x"],
)
def test_a_password_on_the_command_line_is_refused_and_not_repeated(address: str) -> None:
    with pytest.raises(WildswingError, match="Everybody on this machine could read the password") as refused:
        database_of(address, {})
    assert PASSWORD_FILE in str(refused.value)
    assert not any(secret in str(refused.value) for secret in ("hush", "p%40ss", "p@ss"))


@pytest.mark.parametrize(
    ("content", "words"), [(b"", "should have one line"), (b"a\nb", "should have one line"), (b"\xff", "is no text")]
)
def test_a_file_without_a_password_is_refused(secret: Path, content: bytes, words: str) -> None:
    secret.write_bytes(content)
    with pytest.raises(WildswingError, match=words):
        database_of(NAMED, {PASSWORD_FILE: str(secret)})


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(WildswingError, match="nowhere, which WILDSWING_DATABASE_PASSWORD_FILE names, cannot be read"):
        database_of(NAMED, {PASSWORD_FILE: str(tmp_path / "nowhere")})
