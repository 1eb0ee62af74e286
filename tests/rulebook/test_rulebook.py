"""The rulebooks: they tell what the words of a game cite, cite nothing that is no rule, and can be read and printed."""

import re

import pytest

from tests.glossary.test_glossary import DOCS, RULES_PAGES
from wildswing.exceed.rulebook.pictures import arena
from wildswing.formation.rulebook.pictures import layout
from wildswing.formation.rules.naming import ICONS
from wildswing.glossary.words import glossary_of
from wildswing.kernel.registry import find_game
from wildswing.rulebook.facet import IDS, rulebook_of
from wildswing.rulebook.page import page_of, rendered


@pytest.mark.parametrize("game", RULES_PAGES)
def test_every_rule_behind_a_word_is_told(game: str) -> None:
    told = rulebook_of(find_game(game)).ids()
    assert {one for word in glossary_of(find_game(game)) for one in word.rules} <= told


@pytest.mark.parametrize("game", RULES_PAGES)
def test_every_kind_of_question_leads_to_a_statement_that_is_told(game: str) -> None:
    told = rulebook_of(find_game(game)).ids()
    questions = find_game(game).rules.said
    assert questions
    assert {kind: one.read for kind, one in questions.items() if one.read not in told} == {}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", RULES_PAGES)
def test_every_kind_of_question_has_its_place_on_the_page(game: str, language: str) -> None:
    places = re.findall(r'id="([^"]+)"', page_of(find_game(game), language, ""))
    asked = find_game(game).rules.said
    assert {kind: one.read for kind, one in asked.items() if places.count(one.read) != 1} == {}


@pytest.mark.parametrize("game", RULES_PAGES)
def test_nothing_is_cited_that_is_no_rule(game: str) -> None:
    known = set(re.findall(r"\b(?:EX|RX|FO)-[A-Z]+-?\d+\b", (DOCS / RULES_PAGES[game]).read_text(encoding="utf-8")))
    assert rulebook_of(find_game(game)).ids() <= known


@pytest.mark.parametrize("game", RULES_PAGES)
def test_a_german_reader_is_told_the_same(game: str) -> None:
    english, german = (rulebook_of(find_game(game)).text(language) for language in ("en", "de"))
    assert IDS.findall(german) == IDS.findall(english)
    assert re.findall(r"^#+ |^```\w*", german, re.MULTILINE) == re.findall(r"^#+ |^```\w*", english, re.MULTILINE)
    assert re.findall(r"^```\w+\n(.+)", german, re.MULTILINE) == re.findall(r"^```\w+\n(.+)", english, re.MULTILINE)
    assert german.count("|") == english.count("|")


@pytest.mark.parametrize("game", RULES_PAGES)
def test_a_page_has_a_place_for_every_rule_and_begins_with_a_sheet_for_the_table(game: str) -> None:
    page = page_of(find_game(game), "en", "")
    assert set(re.findall(r'id="([A-Z]{2}-[A-Z0-9-]+)"', page)) == rulebook_of(find_game(game)).ids()
    chapters = re.findall(r'<h2 id="([^"]+)"', page)
    assert chapters[0] == "at-a-glance"
    assert chapters[-1] == "house-rules"
    assert re.findall(r'<a href="#([^"]+)"', page.partition("<main>")[0]) == chapters
    assert page.count("<figure><svg") == page.count("<figure>") > 0
    assert not re.search(r"[{}`]|style=|\*\*|http(?!://www.w3.org/2000/svg)", page.partition("<main>")[2])


def test_marks_and_scripts_of_a_text_are_no_part_of_the_page() -> None:
    html, _ = rendered('A <script>alert("!")</script> & more. {EX-ACT-01 EX-ACT-02}', {})
    assert "<script" not in html
    assert re.findall(r'id="([^"]+)"', html) == ["EX-ACT-01", "EX-ACT-02"]
    assert html.startswith("<p>A &lt;script&gt;")


def test_an_arena_shows_who_stands_where_how_they_came_there_and_what_is_in_reach() -> None:
    drawn = arena("you 3 to 6, opponent 5, reach 1-2")
    assert drawn.count('class="space') == 9
    assert re.findall(r'class="space reached" x="(\d+)"', drawn) == [
        str(48 * (space - 1) + 2) for space in (4, 5, 7, 8)
    ]
    assert re.findall(r'<g class="([^"]+)"><circle cx="(\d+)"', drawn) == [
        ("you ghost", "120"),
        ("you", "264"),
        ("opponent", "216"),
    ]


def test_a_formation_shows_what_its_spaces_are() -> None:
    drawn = layout("1R.X2WD..")
    named = re.findall(r'class="middle"[^>]*>([^<]*)<', drawn)
    assert named == ["+1", ICONS["R"], "", "", "+2", ICONS["W"], ICONS["D"], "", ""]
    assert drawn.count("blank") == 1
