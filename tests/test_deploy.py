"""The files for hosts say only what the table understands; nothing here can start a container."""

import re
import shlex
from pathlib import Path
from typing import Any

import yaml

from wildswing.cli.main import COMMANDS
from wildswing.server.basics.settings import BESIDE, LIMITS, WORDS, variable_of

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"

KNOWN = {
    *[variable_of(name) for name in (*LIMITS, *WORDS, *BESIDE, "settings", "home")],
    "WILDSWING_COMPILE",  # for whoever builds
    "WILDSWING_SITE",  # for the proxy
}


def compose() -> dict[str, Any]:
    services: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return services


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text()


def test_every_variable_is_a_setting() -> None:
    for name in ("Containerfile", "compose.yaml", "Caddyfile", "wildswing.service"):
        assert set(re.findall(r"WILDSWING_[A-Z_]+", text_of(name))) <= KNOWN, name


def test_what_is_started_is_a_command() -> None:
    started = re.findall(r'^CMD \["wildswing", "(\w+)"\]$', text_of("Containerfile"), re.MULTILINE)
    started += [
        shlex.split(line)[1] for line in re.findall(r"^ExecStart=(.*)$", text_of("wildswing.service"), re.MULTILINE)
    ]
    assert started == ["serve", "serve"]
    assert set(started) <= set(COMMANDS)


def test_matches_may_go_on_for_as_long_as_they_are_promised() -> None:
    drained = int(re.findall(r"WILDSWING_DRAIN=(\d+)", text_of("Containerfile"))[0])
    assert int(compose()["table"]["stop_grace_period"].removesuffix("s")) > drained
    unit = text_of("wildswing.service")
    stopped, waits = re.findall(r"TimeoutStopSec=(\d+)", unit)[0], re.findall(r"WILDSWING_DRAIN=(\d+)", unit)[0]
    assert int(stopped) > int(waits)


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    services = compose()
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    assert services["table"]["environment"]["WILDSWING_HOST"] == "127.0.0.1"
    assert services["table"]["network_mode"] == "service:proxy"


def test_no_secret_stands_in_a_file() -> None:
    services = compose()
    assert services["table"]["environment"]["WILDSWING_DATABASE"] == "postgresql://wildswing@database/wildswing"
    for name in ("table", "database"):
        told = services[name]["environment"]
        assert [variable for variable in told if re.search(r"PASSWORD$|TOKEN$", variable)] == []
    assert "secrets" in (ROOT / ".dockerignore").read_text().splitlines()
    assert "/secrets/" in (ROOT / ".gitignore").read_text().splitlines()


def test_what_is_copied_is_there() -> None:
    assert compose()["proxy"]["volumes"][0].startswith("./Caddyfile:")
    for lock in re.findall(r"requirements/[\w.]+", text_of("Containerfile")):
        assert (ROOT / lock).is_file()


def test_whatever_a_compiled_wheel_is_made_of_is_made_first() -> None:
    made, _, packed = text_of("Containerfile").partition("WILDSWING_COMPILE=fast")
    assert "-m pip wheel" in packed
    goals = re.findall(r"^RUN make (.*) \\$", made, re.MULTILINE)[0].split()
    needs = {"setup-dev": "$(DEV)", "setup": "$(TABLES)", "page": "$(PAGE)"}  # mypyc, the tables, the page
    assert goals == list(needs)
    makefile = (ROOT / "Makefile").read_text()
    for goal, need in needs.items():
        assert re.search(rf"^{goal}: .*{re.escape(need)}", makefile, re.MULTILINE), goal
    assert re.search(r"^mypy==", (ROOT / "requirements" / "dev.lock").read_text(), re.MULTILINE)
