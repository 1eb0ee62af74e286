"""docs/notation.md shows a real match, and what it says of the words is so."""

import re

from tests.notation.example import PAGE, shown
from wildswing.exceed.notation import WORDS
from wildswing.kernel.registry import find_game
from wildswing.notation.matches import read_notation
from wildswing.notation.printing import RESERVED

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_example_is_a_whole_match() -> None:
    fight = read_notation(shown(TEXT), find_game, "docs/notation.md")
    assert fight.text == shown(TEXT), "play it anew with: python -m tests.notation.example"
    assert fight.recorder.match.outcome is not None


def test_the_signs_that_end_a_word_are_those_of_the_grammar() -> None:
    signs = re.search(r"one of the signs `([^`]+)`", TEXT)
    assert signs is not None
    assert sorted(signs[1].split()) == sorted(RESERVED)


def test_every_question_of_exceed_has_its_words() -> None:
    assert set(find_game("exceed").rules.said) == set(WORDS)
