"""Texts are said in the language that is spoken."""

import asyncio

import pytest

from wildswing.texts import ENGLISH, plural, retold, say, speaking, text, translated
from wildswing.texts.catalogues import LANGUAGES, catalogue, catalogue_of

CARDS = {"one": "{count} Karte", "other": "{count} Karten"}
GERMAN = catalogue("de", {"{who} wins.": "{who} gewinnt.", "{count} cards": CARDS})

KARTY = {"one": "{who}: karta", "few": "{who}: {count} karty", "many": "{who}: {count} kart", "other": "{who}: karty"}
POLISH = catalogue("pl", {"{who}: {count} cards": KARTY})


def test_a_text_is_english_unless_a_language_is_spoken() -> None:
    assert say("{who} wins.", who="Ann") == "Ann wins."
    with speaking(GERMAN):
        assert say("{who} wins.", who="Ann") == "Ann gewinnt."
    assert say("{who} wins.", who="Ann") == "Ann wins."


def test_a_text_that_the_catalogue_lacks_stays_english() -> None:
    with speaking(GERMAN):
        assert say("Draw.") == "Draw."


def test_one_thing_and_many_things_have_texts_of_their_own() -> None:
    with speaking(GERMAN):
        said = [plural(count, "{count} card", "{count} cards") for count in (0, 1, 2)]
    assert said == ["0 Karten", "1 Karte", "2 Karten"]


def test_a_language_has_its_own_forms_for_numbers() -> None:
    with speaking(POLISH):
        said = [plural(count, "{who}: {count} card", "{who}: {count} cards", who="Ann") for count in (1, 2, 5, 22, 112)]
    assert said == ["Ann: karta", "Ann: 2 karty", "Ann: 5 kart", "Ann: 22 karty", "Ann: 112 kart"]


def test_a_text_for_many_that_the_catalogue_lacks_stays_english() -> None:
    with speaking(POLISH):
        assert [plural(count, "{count} day", "{count} days") for count in (1, 2)] == ["1 day", "2 days"]


def test_a_marked_text_is_said_when_it_is_read() -> None:
    marked = text("{who} wins.")
    with speaking(GERMAN):
        assert translated(marked, who="Ann") == "Ann gewinnt."
    assert translated(marked, who="Ann") == "Ann wins."


def test_the_language_is_given_back_after_an_error() -> None:
    with pytest.raises(KeyError), speaking(GERMAN):
        say("{who} wins.")
    assert say("{who} wins.", who="Ann") == "Ann wins."


def test_tasks_speak_for_themselves() -> None:
    heard: list[str] = []

    async def speak() -> None:
        with speaking(GERMAN):
            await asyncio.sleep(0)
            heard.append(say("{who} wins.", who="German"))

    async def both() -> None:
        speaker = asyncio.create_task(speak())
        await asyncio.sleep(0)
        heard.append(say("{who} wins.", who="English"))
        await speaker

    asyncio.run(both())
    assert sorted(heard) == ["English wins.", "German gewinnt."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_catalogue(language: str) -> None:
    found = catalogue_of(language)
    assert (len(found.said) == 0) == (language == "en")
    assert (len(found.counted) == 0) == (language == "en")


def test_an_unknown_language_is_english() -> None:
    assert catalogue_of("../tlh") is ENGLISH


def test_words_kept_as_data_are_retold_by_the_text_that_made_them() -> None:
    texts = (text("Strike"), text("{what} hits {who}."), text("{who} wins."))
    with speaking(GERMAN):
        assert retold("the axe of Ann wins.", *texts) == "the axe of Ann gewinnt."
        assert retold("Ann (2) hits Bob.", *texts) == "Ann (2) hits Bob."
        assert retold("Ann resigns.", *texts) == "Ann resigns."
    with speaking(catalogue("de", {"{what} hits {who}.": "{who} wird von {what} getroffen."})):
        assert retold("Ann hits Bob.", *texts) == "Bob wird von Ann getroffen."
