"""Whatever the schema allows, and much that it does not, is answered as the schema says, and never by a mistake."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.sampling import draw, examples, sampled
from tests.server.people import PATIENCE, Table, open_table
from tests.server.test_people import CHEAP
from wildswing.server.doors.http import known
from wildswing.server.keeping.storage import url_of
from wildswing.server.people import passwords
from wildswing.server.referee import referee

pytestmark = pytest.mark.anyio

MANY = (100_000, 100_000.0)

EXAMPLES = examples(10)
"""Requests to each address, and as many with something wrong in them."""

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture
async def patient(monkeypatch: pytest.MonkeyPatch, database: Any) -> AsyncIterator[Table]:
    """A table at which one caller may ask as much as it likes."""
    monkeypatch.setattr(referee, "NEW_MATCHES", MANY)
    monkeypatch.setattr(known, "AT_ONCE_AND_THEN", dict.fromkeys(known.AT_ONCE_AND_THEN, MANY))
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    async with open_table(url_of(database)) as opened:
        yield opened


def ask_everything(table: Table, schema: dict[str, Any], headers: dict[str, str]) -> dict[str, set[int]]:
    """Asks every address by chance; returns with which statuses each has answered."""
    operations: list[Any] = [found.ok() for found in schemathesis.openapi.from_dict(schema).get_all_operations()]  # type: ignore[union-attr] # all of it is valid
    return {
        operation.label: {status for mode in _modes(operation) for status in ask_often(table, operation, mode, headers)}
        for operation in operations
    }


def _modes(operation: Any) -> list[GenerationMode]:
    """Nothing is wrong with any text in an address, so only what comes along can be."""
    return list(GenerationMode) if list(operation.body) else [GenerationMode.POSITIVE]


def ask_often(table: Table, operation: Any, mode: GenerationMode, headers: dict[str, str]) -> set[int]:
    """Asks one address, rightly or wrongly."""
    heard: set[int] = set()

    @seed(draw("requests"))
    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        response = case.call(base_url=table.address, headers=headers, timeout=PATIENCE)
        heard.add(response.status_code)
        case.validate_response(response, checks=CHECKS)
        assert response.status_code >= 400 or mode is not GenerationMode.NEGATIVE

    try:
        ask()
    except BaseExceptionGroup as failures:  # which would end the loop of the table too
        raise AssertionError("\n".join(map(str, failures.exceptions))) from None
    return heard


@pytest.mark.parametrize("who", sampled(["nobody", "bot"], 1, "who asks"))
async def test_every_answer_is_one_that_the_schema_tells_of(patient: Table, who: str) -> None:
    schema = (await patient.ask("GET", "/api/schema")).json()
    headers = {}
    if who == "bot":
        guest = await patient.ask("POST", "/api/guests", json={"name": "Ann"})
        cookie = {"Cookie": guest.headers["Set-Cookie"].split(";")[0]}
        bot = await patient.ask("POST", "/api/me/bots", json={"label": "Robo"}, headers=cookie)
        headers = {"Authorization": f"Bearer {bot.json()['token']}"}
    statuses = await asyncio.to_thread(ask_everything, patient, schema, headers)
    assert statuses["GET /api/lobby"] == {200}
    assert statuses["GET /api/me/matches"] == ({200} if who == "bot" else {401})
    assert 400 in statuses["POST /api/matches"]
    assert 404 in statuses["POST /api/lobby/{match_id}/seats"]


async def test_the_schema_describes_what_is_read(one_table: Table) -> None:
    answer = await one_table.ask("GET", "/api/schema")
    assert answer.headers["Content-Type"].startswith("application/json")
    schema = answer.json()
    wish = schema["components"]["schemas"]["MatchWish"]
    assert wish["additionalProperties"] is False
    assert wish["properties"]["listed"] == {"type": "boolean", "default": False}
    begin = schema["paths"]["/api/matches"]["post"]
    assert begin["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/MatchWish")
    assert begin["description"].startswith("Starts a match")
    assert set(begin["responses"]) >= {"201", "400", "429"}
    described = {path for path in schema["paths"] if path.startswith("/api/")}
    assert described >= {"/api/me", "/api/lobby", "/api/quick", "/api/matches/{match_id}/return", "/api/me/bots"}
    assert (await one_table.ask("GET", "/api/schema/openapi.json")).json() == schema
