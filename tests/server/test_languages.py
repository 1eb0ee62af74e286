"""A request is answered in the language its browser wishes for."""

import pytest

from tests.server.people import Table
from wildswing.server.doors.languages import wished

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr, de;q=0.4, en;q=0.8", "en"),
        ("DE-ch", "de"),
        ("de;q=0", "en"),
        ("de;q=much", "en"),
        ("fr", "en"),
        ("", "en"),
        ("*", "en"),
        (";q=,;,,", "en"),
        ("fr," * 50 + "de", "en"),
    ],
)
def test_the_most_wished_for_language_that_is_known_is_spoken(header: str, language: str) -> None:
    assert wished(header) == language


@pytest.mark.parametrize(
    ("method", "path", "sentence"),
    [
        ("GET", "/api/games/exceed/sheet?name=Nobody", "Es gibt keinen Kämpfer „Nobody“; am nächsten kommen"),
        ("GET", "/api/nothing", "Unter /api/nothing ist nichts; die Seite des Tisches ist unter /."),
        ("PUT", "/api/games", "/api/games kann man nicht mit PUT fragen."),
        ("GET", "/api/games/formation/sheet?name=Bow", "Formation hat kein Blatt zu „Bow“"),
    ],
)
async def test_a_refusal_is_said_in_the_language_of_the_request(
    one_table: Table, method: str, path: str, sentence: str
) -> None:
    german = await one_table.ask(method, path, headers={"Accept-Language": "de"})
    assert sentence in german.json()["error"]
    english = await one_table.ask(method, path)
    assert english.json()["error"] != german.json()["error"]


async def test_offers_are_described_in_the_language_of_the_request(one_table: Table) -> None:
    offers = (await one_table.ask("GET", "/api/games", headers={"Accept-Language": "de"})).json()
    formation = next(offer for offer in offers if offer["name"] == "formation")
    assert formation["seats"] == ["Schwarz", "Weiß"]
    assert formation["summary"].startswith("Zwei stellen je Runde sieben Karten auf")


async def test_each_page_hears_and_is_refused_in_its_own_language(table: Table) -> None:
    seat = await table.begin(seed="5")
    prompts: dict[str, str] = {}
    for language in ("de", "en"):
        async with table.line(seat["match"]) as visitor:
            await visitor.say({"type": "hello", "token": seat["token"], "language": language})
            question = (await visitor.question())["question"]
            prompts[language] = question["prompt"]
            await visitor.say({"type": "answer", "question": question["question"], "option": 99})
            refused = await visitor.hear_until("refused")
            assert ("ist keine Antwort auf" in refused["reason"]) == (language == "de")
    assert prompts == {
        "de": "Welchen Formationstyp nimmst du in diesem Spiel?",
        "en": "Which type of formation will you use in this game?",
    }
