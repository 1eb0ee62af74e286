"""German cards: every construction has a German form, and no English word is left on any card."""

import re

import pytest
from hypothesis import given, settings

from tests.exceed.language import trees
from tests.exceed.language.test_printer import line_of
from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language.german.persons import Voice, named
from wildswing.exceed.language.german.printer import PRINTER, print_line
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.reading import read, reader
from wildswing.exceed.language.reference import MADE_UP, constructions
from wildswing.exceed.language.tables import grammar
from wildswing.exceed.language.uses import EXAMPLE, Uses
from wildswing.exceed.language.words import FORMS
from wildswing.exceed.roster import fighter_files

SAME = frozenset({"an", "in"})
"""Words of the grammar that are German too."""

ENGLISH = {word for word in (*reader().words.values(), *FORMS, *FORMS.values()) if word.islower()} - SAME

QUOTED = re.compile("„[^“]*“")


def lines_of(sheet: s.Sheet) -> list[n.Line]:
    sides = (sheet.both_sides, sheet.basic, sheet.exceeded) if isinstance(sheet, s.Fighter) else ()
    halves = [half for card in sheet.cards for half in (card.lines, card.boost.lines if card.boost else ())]
    return [line for lines in (*sides, *halves) for line in lines]


def english_in(words: str) -> set[str]:
    """Returns the English words outside names; nouns have a capital in German and none in the grammar."""
    return set(re.findall(r"[^\W\d]+", QUOTED.sub("", words))) & ENGLISH


FILES = (*fighter_files(), (EXAMPLE, MADE_UP))


@pytest.mark.parametrize(("path", "text"), FILES, ids=[path for path, _ in FILES])
def test_no_english_word_is_left_on_a_card(path: str, text: str) -> None:
    for line in lines_of(parse(text, path) if path != EXAMPLE else read(text)):
        for said in (PRINTER.line(line), PRINTER.line_about(line, "Ryu", "Ken")):
            assert not english_in(said), said
            assert "  " not in said
            assert said.endswith(".")


def test_the_cards_that_were_printed_use_every_construction_of_the_grammar() -> None:
    uses = Uses(reader(), FILES)
    assert [name for _, name, _ in constructions(grammar()) if name not in uses.of_construction] == []


@settings(max_examples=400, deadline=None, derandomize=True)
@given(trees.lines)
def test_any_line_has_a_german_form(line: n.Line) -> None:
    for said in (PRINTER.line(line), PRINTER.line_about(line, "A", "B"), PRINTER.asked(line.effect, False)):
        assert not english_in(said), said


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("hit: push 2, gain advantage.", "Treffer: Stoß den Gegner um 2 und erhalte den Vorteil."),
        ("after: may advance 1-2 or retreat 1-2.", "Danach: Du darfst 1-2 vorrücken oder 1-2 zurückweichen."),
        ("hit: push 1-2 or pull 1-2.", "Treffer: Stoß oder zieh den Gegner um 1-2."),
        (
            "when you have set: may spend 1 gauge; if you did, your attack is critical.",
            "Wenn du gelegt hast: Du darfst 1 Energie ausgeben; falls du das tust, ist dein Angriff kritisch.",
        ),
        ("unless you initiated: +3 speed.", "Falls du den Schlag nicht begonnen hast: +3 Tempo."),
        ("before: close 3; unless you did, draw 1.", "Davor: Geh 3 heran; falls nicht, zieh 1 Karte."),
        (
            "before: advance 3; if it passed, cannot be hit.",
            "Davor: Rück 3 vor; falls ihr aneinander vorbeikommt, kannst du nicht getroffen werden.",
        ),
        (
            "hit: the opponent discards 1 random card from their hand.",
            "Treffer: Der Gegner legt 1 zufällige Karte von seiner Hand ab.",
        ),
        (
            "now: put 1 normal from your gauge into your hand; shuffle 2 normals into your deck.",
            "Jetzt: Nimm 1 Normalen aus deiner Energie auf deine Hand; misch 2 Normale in deinen Stapel.",
        ),
        (
            "for each normal in your sealed cards: +1 power.",
            "Für jeden Normalen unter deinen versiegelten Karten: +1 Wucht.",
        ),
        (
            "hit: play the top continuous boost of your discard pile for free.",
            "Treffer: Spiel den obersten dauernden Schub deiner Ablage kostenlos.",
        ),
        ("ignore armor, ignore guard.", "Ignoriere Rüstung und Deckung."),
        ("now: draw 1 or draw 2 or draw 3.", "Jetzt: Zieh 1-3 Karten."),
        (
            "hit: if at range 1, the opponent takes 2 damage; otherwise, the opponent draws 1.",
            "Treffer: Falls der Abstand 1 ist, nimmt der Gegner 2 Schaden; sonst zieht der Gegner 1 Karte.",
        ),
        (
            "hit: the opponent may discard 1 card from their hand; if they did, draw 1.",
            "Treffer: Der Gegner darf 1 Karte von seiner Hand ablegen; falls der Gegner das tut, zieh 1 Karte.",
        ),
    ],
)
def test_verbs_cases_and_genders_are_german(english: str, german: str) -> None:
    assert print_line(line_of(english)) == german


def test_somebody_else_is_told_the_names_of_both_players() -> None:
    line = line_of("hit: may put 1 card from your hand into your gauge; the opponent discards 1 card from their hand.")
    assert print_line(line, Voice(named("Chun-Li"), named("Ken"))) == (
        "Treffer: Chun-Li darf 1 Karte von der eigenen Hand in die eigene Energie legen; "
        "Ken legt 1 Karte von der eigenen Hand ab."
    )


def test_what_the_opponents_text_asks_for_is_said_to_whoever_does_it() -> None:
    line = line_of("hit: the opponent discards 1 card from their hand.")
    assert isinstance(line.effect, n.By)
    assert PRINTER.asked(line.effect.effect, False) == "leg 1 Karte von deiner Hand ab"
