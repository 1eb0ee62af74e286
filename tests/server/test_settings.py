"""What a host may tune: by an option first, then by the environment, within reason."""

from pathlib import Path

import pytest

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.settings import MOST, USUAL, Settings, settings_of

ROOT = Path(__file__).parents[2]


def test_an_option_goes_before_the_environment_and_the_environment_before_what_is_usual() -> None:
    environment = {"WILDSWING_THINKERS": "5", "WILDSWING_ROOMS": "60", "WILDSWING_LINES": ""}
    assert settings_of({"thinkers": 2, "rooms": None}, environment) == Settings(thinkers=2, rooms=60)
    assert settings_of({}, {}) == USUAL


@pytest.mark.parametrize("name", Settings.__struct_fields__)
@pytest.mark.parametrize("said", ["0", "-1", "many", "2.5", "²", "1" * 5000])
def test_what_is_no_number_of_it_is_refused_with_where_it_stands(name: str, said: str) -> None:
    variable = f"WILDSWING_{name.upper()}"
    with pytest.raises(WildswingError, match=f"for {variable}; say a whole number from 1 to {MOST[name]}"):
        settings_of({}, {variable: said})
    with pytest.raises(WildswingError, match=f"for --{name}; say"):
        settings_of({name: MOST[name] + 1}, {variable: "1"})


def test_every_setting_is_documented() -> None:
    text = (ROOT / "docs" / "host.md").read_text()
    for name in Settings.__struct_fields__:
        assert f"| `--{name} NUMBER` | `WILDSWING_{name.upper()}` | {getattr(USUAL, name)} |" in text
