"""The canonical form: printing and reading are each other's inverse, and verbs agree with their subject."""

import pytest
from hypothesis import given, settings

from tests.exceed.language import trees
from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.printer import print_line, print_sheet
from wildswing.exceed.language.reading import read
from wildswing.exceed.roster import fighter_files

HEAD = "fighter Someone\nedition strive\nexceed costs 1 gauge\n\nbasic\n  "


def line_of(text: str) -> n.Line:
    sheet = read(f"{HEAD}{text}\n")
    assert isinstance(sheet, s.Fighter)
    return sheet.basic[0]


@pytest.mark.parametrize(("path", "text"), fighter_files(), ids=[path for path, _ in fighter_files()])
def test_the_files_of_the_roster_are_canonical(path: str, text: str) -> None:
    sheet = parse(text, path)
    assert print_sheet(sheet) == text
    assert parse(print_sheet(sheet), path) == sheet


@settings(max_examples=400, deadline=None, derandomize=True)
@given(trees.lines)
def test_any_line_reads_as_what_was_printed(line: n.Line) -> None:
    assert line_of(print_line(line)) == line


@pytest.mark.parametrize(
    ("free", "canonical"),
    [
        ("hit:   draw 1 ;draw 2.", "hit: draw 1; draw 2."),
        ("hit: draws 1.", "hit: draw 1."),
        ("hit: the opponent draw 1.", "hit: the opponent draws 1."),
        ("hit: the opponent may draws 1.", "hit: the opponent may draw 1."),
        ("hit: (draw 1).", "hit: draw 1."),
        ("hit: gain +1 power.", "hit: +1 power."),
        ("hit: the opponent gains +1 power.", "hit: the opponent gains +1 power."),
        ("hit: discard 1 cards from your hand.", "hit: discard 1 card from your hand."),
        ("hit: discard 2 card in your hand.", "hit: discard 2 cards from your hand."),
        ("hit: close 0-3.", "hit: close up to 3."),
        ("hit, if you has a ultra in your hand: draw 1.", "hit, if you have an ultra in your hand: draw 1."),
        ("hit: the opponent seals the opponent's hand.", "hit: the opponent seals their hand."),
    ],
)
def test_free_spelling_is_brought_into_the_canonical_form(free: str, canonical: str) -> None:
    assert print_line(line_of(free)) == canonical


def test_a_name_is_quoted_in_its_heading_only_if_a_sign_in_it_would_end_it() -> None:
    numbers = "  range 1, power 1, speed 1\n"
    sheet = read(f'{HEAD}draw 1.\n\nspecial "Roll (Twice)"\n{numbers}\nspecial Or... Shredded?\n{numbers}')
    assert [card.name for card in sheet.cards] == ["Roll (Twice)", "Or... Shredded?"]
    assert 'special "Roll (Twice)"\n' in print_sheet(sheet)
    assert "special Or... Shredded?\n" in print_sheet(sheet)


@pytest.mark.parametrize(
    "lines",
    [
        "",
        "difficulty easy\n",
        "style Waits; then runs, hits\ndifficulty hard\n",
        'style "Waits (long)"\ndifficulty medium\n',
        f"style {'x' * 80}\n",
    ],
)
def test_a_style_and_a_difficulty_may_stand_below_the_edition(lines: str) -> None:
    text = HEAD.replace("exceed", f"{lines}exceed") + "hit: draw 1.\n"
    assert print_sheet(parse(text)) == text


def test_a_style_and_a_difficulty_are_read_as_they_are_written() -> None:
    told = read(HEAD.replace("exceed", "style Waits; then runs\ndifficulty hard\nexceed") + "draw 1.\n")
    untold = read(f"{HEAD}draw 1.\n")
    assert isinstance(told, s.Fighter)
    assert isinstance(untold, s.Fighter)
    assert (told.style, told.difficulty) == ("Waits; then runs", v.Difficulty.HARD)
    assert (untold.style, untold.difficulty) == (None, None)


def test_comments_and_blank_lines_are_read_over() -> None:
    plain = read(f"{HEAD}draw 1.\n")
    assert read(f"# by hand\n\n{HEAD}# first\n\n  draw 1. # second\n   # third\n\n") == plain
