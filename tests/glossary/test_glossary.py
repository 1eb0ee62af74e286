"""Every word of the games has its rule, and every rule that is cited is one of the rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.exceed.language.test_german import lines_of
from wildswing.exceed.language.german.printer import print_line as german_line
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.words import SMALL, first_form, stem
from wildswing.exceed.roster import fighter_files
from wildswing.exiled.books import LAST_PAGE
from wildswing.glossary.words import glossary_of
from wildswing.kernel.registry import find_game, shelf
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

DOCS = Path(__file__).parents[2] / "docs"

RULES_PAGES = {
    "exceed": "rules-exceed.md",
    "exiled": "rules-exiled.md",
    "formation": "rules-formation.md",
    "ghost-bride": "rules-exiled.md",
    "target-practice": "rules-exiled.md",
}

EVERYDAY = frozenset(
    {"between", "bottom", "copy", "end", "free", "gain", "happened", "last", "leave", "less", "look", "more", "name"}
    | {"number", "once", "opponent", "play", "put", "skip", "start", "stop", "take", "top"}
    | {
        "behind",
        "different",
        "exactly",
        "go",
        "made",
        "maximum",
        "next",
        "owner's",
        "positive",
        "swap",
        "time",
        "turn",
        "unpaid",
    }
)
"""Words of card texts that mean in the game what they mean anywhere."""

EVERYDAY_GERMAN = frozenset(
    {"Beginn", "Besitzers", "Bezahlung", "Ende", "Exemplar", "Exemplare", "Gegner", "Gegners"}
) | {
    "Handlimit",
    "Platz",
    "Spiel",
    "Startfelder",
    "Weg",
    "Zahl",
}


def _lines() -> Iterator[str]:
    """Yields the texts of all fighters; in their files these are the indented sentences."""
    for _, file in fighter_files():
        yield from [line for line in file.splitlines() if line.startswith(" ") and line.endswith(".")]


def _pattern(words: list[str]) -> re.Pattern[str]:
    """Finds words as the page does: the longest first, one with a colon only where it opens a part of a text."""
    plain = sorted([word.removesuffix(":") for word in words], key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, plain))})(?!\w)", re.IGNORECASE)


def test_every_game_has_a_glossary() -> None:
    assert set(shelf().games) == set(RULES_PAGES)
    assert all(len(glossary_of(find_game(game))) > 20 for game in RULES_PAGES)


def test_every_word_of_all_card_texts_is_explained_or_an_everyday_word() -> None:
    found = _pattern([word for told in glossary_of(find_game("exceed")) for word in told.words])
    unexplained = set()
    for line in _lines():
        rest = found.sub(" ", re.sub(r'"[^"]*"', " ", line))
        unexplained |= {stem(first_form(word.lower())) for word in re.findall(r"[A-Za-z][\w'-]*", rest)}
    assert len(list(_lines())) > 1000
    assert unexplained - SMALL - EVERYDAY == set()


def test_every_noun_of_all_german_card_texts_is_explained_or_an_everyday_word() -> None:
    with speaking(catalogue_of("de")):
        found = _pattern([word for told in glossary_of(find_game("exceed")) for word in told.words])
    unexplained: set[str] = set()
    for path, file in fighter_files():
        for line in lines_of(parse(file, path)):
            rest = found.sub(" ", re.sub("„[^“]*“", " ", german_line(line)))
            unexplained |= set(re.findall(r"(?<=[a-zäöüß,] )[A-ZÄÖÜ]\w+", rest))
    assert unexplained - EVERYDAY_GERMAN == set()


@pytest.mark.parametrize("game", RULES_PAGES)
def test_every_rule_that_is_cited_stands_on_the_rules_page(game: str) -> None:
    page = (DOCS / RULES_PAGES[game]).read_text(encoding="utf-8")
    known = set(re.findall(r"\b(?:EX|RX|FO)-[A-Z]+-?\d+\b", page))
    for told in glossary_of(find_game(game)):
        assert told.rules, told.name
        assert set(told.rules) <= known, told.name


@pytest.mark.parametrize("game", RULES_PAGES)
def test_pages_are_given_where_the_contents_of_a_rulebook_name_them(game: str) -> None:
    places = [place for told in glossary_of(find_game(game)) for place in told.places]
    assert all(place.chapter and place.book for place in places)
    named = {place.page for place in places} - {0}
    assert bool(named) == (game not in ("exceed", "formation"))
    assert all(4 <= page <= LAST_PAGE for page in named)


@pytest.mark.parametrize("game", RULES_PAGES)
def test_no_two_entries_are_found_by_the_same_word(game: str) -> None:
    for language in ("en", "de"):
        with speaking(catalogue_of(language)):
            words = [word for told in glossary_of(find_game(game)) for word in told.words]
        assert len(words) == len(set(words)), sorted({word for word in words if words.count(word) > 1})


@pytest.mark.parametrize("game", RULES_PAGES)
def test_a_german_reader_finds_english_words_too(game: str) -> None:
    english = {word for told in glossary_of(find_game(game)) for word in told.words}
    with speaking(catalogue_of("de")):
        german = glossary_of(find_game(game))
    assert english < {word for told in german for word in told.words}
    assert not {told.rule for told in german} & {told.rule for told in glossary_of(find_game(game))}
    assert [told.name for told in german] == sorted([told.name for told in german], key=str.casefold)


def test_an_entry_has_its_rule_and_its_chapter_in_each_book() -> None:
    close = next(told for told in glossary_of(find_game("exceed")) if told.name == "Close")
    assert close.words == ("close", "closes", "closed")
    assert close.rules == ("EX-MOVE-07", "EX-MOVE-08", "EX-MOVE-09", "EX-MOVE-10")
    assert [place.chapter for place in close.places] == ["Close"] * 3
    spike = next(told for told in glossary_of(find_game("exiled")) if told.name == "Spike")
    assert [(place.chapter, place.page) for place in spike.places] == [("Coalition", 17)]


def test_numbers_of_an_entry_are_those_of_the_rules() -> None:
    for language, arena in (("en", "a line of 9 spaces. Fighters begin on 3 and 7,"), ("de", "von 9 Feldern")):
        with speaking(catalogue_of(language)):
            told = {one.words[0]: one.rule for one in glossary_of(find_game("exceed"))}
        assert arena in told["space"]
        assert "30" in told["life"]
