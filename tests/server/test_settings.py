"""What a host may tune: by an option first, then by the environment, within reason."""

from pathlib import Path

import pytest

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.settings import (
    BESIDE,
    LIMITS,
    USUAL,
    WORDS,
    Settings,
    settings_of,
    variable_of,
    with_file,
)

ROOT = Path(__file__).parents[2]


def test_an_option_goes_before_the_environment_and_the_environment_before_what_is_usual() -> None:
    environment = {"WILDSWING_THINKERS": "5", "WILDSWING_ROOMS": "60", "WILDSWING_LINES": ""}
    assert settings_of({"thinkers": 2, "rooms": None}, environment) == Settings(thinkers=2, rooms=60)
    assert settings_of({}, {}) == USUAL


@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.parametrize("said", ["-1", "many", "2.5", "²", "1" * 5000])
def test_what_is_no_number_of_it_is_refused_with_where_it_stands(name: str, said: str) -> None:
    least, most = LIMITS[name]
    with pytest.raises(WildswingError, match=f"for {variable_of(name)}; say a whole number from {least} to {most}"):
        settings_of({}, {variable_of(name): said})
    with pytest.raises(WildswingError, match=f"for --{name.replace('_', '-')}; say"):
        settings_of({name: most + 1}, {variable_of(name): "1"})


def test_a_table_without_workers_is_none() -> None:
    with pytest.raises(WildswingError, match="“0” is no number for --workers"):
        settings_of({"workers": 0}, {})


def test_the_log_is_written_in_one_of_two_ways() -> None:
    assert settings_of({}, {"WILDSWING_LOG": "json"}).log == "json"
    with pytest.raises(WildswingError, match="“xml” is no way to write the log for --log; say text or json"):
        settings_of({"log": "xml"}, {})


def test_the_archive_is_a_folder_by_an_option_the_environment_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text('archive = "/srv/old"\n')
    assert settings_of({}, with_file(file, {})).archive == "/srv/old"
    assert settings_of({}, with_file(file, {"WILDSWING_ARCHIVE": "/srv/older"})).archive == "/srv/older"
    assert settings_of({"archive": "/srv/oldest"}, with_file(file, {})).archive == "/srv/oldest"
    assert USUAL.archive == ""


def test_a_secret_comes_from_a_file_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("hush\n")
    assert settings_of({}, {"WILDSWING_METRICS_TOKEN_FILE": str(file)}).metrics_token == "hush"
    file.write_text("")
    with pytest.raises(WildswingError, match="should have one line with the token in it"):
        settings_of({}, {"WILDSWING_METRICS_TOKEN_FILE": str(file)})


def test_a_file_says_all_that_the_environment_can_and_the_environment_goes_before_it(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text('workers = 2\nlines = 90\nlog = "json"\nhost = "127.0.0.1"\n')
    found = with_file(None, {"WILDSWING_SETTINGS": str(file), "WILDSWING_LINES": "80"})
    assert settings_of({"workers": 3}, found) == Settings(workers=3, lines=80, log="json")
    assert found["WILDSWING_HOST"] == "127.0.0.1"
    assert with_file(file, {})["WILDSWING_LINES"] == "90"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("liens = 5", "has a setting “liens”, which there is not; there is abandoned_days"),
        ("lines = [5]", "has no number and no text for “lines”"),
        ("lines = true", "has no number and no text for “lines”"),
        ("lines", "since they are no TOML"),
        (None, "cannot be read: No such file"),
    ],
)
def test_a_file_with_a_mistake_is_refused(tmp_path: Path, text: str | None, words: str) -> None:
    file = tmp_path / "table.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(WildswingError, match=words):
        with_file(file, {})


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "host.md").read_text()
    for name in (*LIMITS, *WORDS):
        what = {"log": "WAY", "archive": "FOLDER"}.get(name, "NUMBER")
        usual = getattr(USUAL, name)
        assert (
            f"| `--{name.replace('_', '-')} {what}` | `{variable_of(name)}` | {'none' if usual == '' else usual} |"
            in text
        )
    for name in BESIDE:
        assert f"`{variable_of(name)}`" in text
