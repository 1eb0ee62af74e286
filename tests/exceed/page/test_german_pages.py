"""A German page is given German cards, questions and news; a match stays the same in every language."""

import json
from importlib.resources import files

import msgspec

from tests.exceed.stage import side, stage
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import roster, sheet_of
from wildswing.exceed.rules.events import TextResolved
from wildswing.kernel.ask import Ask
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.telling.telling import telling_of
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

GERMAN = catalogue_of("de")


def test_every_fighter_of_the_roster_has_a_german_style_and_no_other_has_one() -> None:
    styles = json.loads(files("wildswing.exceed.roster").joinpath("de.json").read_text(encoding="utf-8"))
    assert set(styles) == {sheet_of(text).style for text in roster().values()}
    english = presenter_of(EXCEED).choices(EXCEED).fighters
    with speaking(GERMAN):
        german = presenter_of(EXCEED).choices(EXCEED).fighters
    assert [styles[one.style] for one in english] == [one.style for one in german]


def test_a_page_gets_the_cards_in_its_own_language_whoever_came_before() -> None:
    sheets = []
    for language in ("en", "de", "en"):
        with speaking(catalogue_of(language)):
            sheets.append(presenter_of(EXCEED).sheet(EXCEED, "Ryu"))
    assert sheets[0] == sheets[2]
    assert sheets[0].basic == ("action: advance 1 or retreat 1.",)
    assert sheets[1].basic == ("Aktion: Rück 1 vor oder weich 1 zurück.",)


def test_the_catalog_of_a_match_is_kept_for_each_language() -> None:
    table = stage(side("Grasp"), side(), ("Ryu", "Linne")).table
    catalogs = []
    for language in ("en", "de", "en"):
        with speaking(catalogue_of(language)):
            catalogs.append(presenter_of(EXCEED).catalog(table, {}))
    assert catalogs[0] == catalogs[2]
    assert catalogs[1].fighters[0].both_sides[0].startswith("Wenn du gelegt hast: Du darfst 1 Energie ausgeben;")


def test_a_text_that_is_done_is_told_in_the_language_of_each_page_and_kept_in_english() -> None:
    played = stage(side("Grasp", space=6), side("Dive"), ("Ryu", "Linne")).strike("Grasp", "Dive")
    told = next(event for event in played.events(TextResolved) if event.carrier == "Grasp")
    assert told.sentence() == "Ryu: Grasp — hit: push 1-2 or pull 1-2."
    with speaking(GERMAN):
        assert told.sentence() == "Ryu: Grasp — Treffer: Ryu stößt oder zieht Linne um 1-2."
        assert telling_of(told)["text"] == "hit: push 1-2 or pull 1-2."


def test_questions_quote_cards_in_the_language_of_the_page() -> None:
    table = stage(side("Grasp", space=6), side("Dive"), ("Ryu", "Linne")).strike("Grasp", "Dive").table
    ask: Ask = table.asks[0]
    english = EXCEED.wording(ask, table)
    with speaking(GERMAN):
        german = EXCEED.wording(ask, table)
    assert english.prompt == "Grasp: push 1-2 or pull 1-2. Which?"
    assert german.prompt == "Grasp: stoß oder zieh den Gegner um 1-2. Was davon?"
    assert msgspec.to_builtins(english) != msgspec.to_builtins(german)
