"""A text is bounded in all that costs time to read, and whatever is too much is told with its place."""

import pytest

from wildswing.exceed.language.anew import parse_anew
from wildswing.exceed.language.bounds import DEEPEST, LONGEST_LINE, LONGEST_TEXT, too_much
from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.sheets import Fighter
from wildswing.exceed.roster import fighter_files

HEAD = """fighter Test
edition strive
exceed costs 2 gauge

special Flare
  range 1-3, power 4, speed 5
"""


def complaint(text: str) -> str:
    """Returns what is said about a text."""
    with pytest.raises(FighterError) as caught:
        parse(text, "my.fighter")
    return str(caught.value)


def nested(depth: int) -> str:
    """Returns a fighter with a line of so many brackets within each other."""
    return f"{HEAD}  hit: {'(' * depth}push 2{')' * depth}.\n"


def test_a_text_has_a_bounded_length() -> None:
    said = (
        f"my.fighter, line 1, column 1: this text is too long for a fighter; write at most {LONGEST_TEXT} characters."
    )
    assert complaint(HEAD + "\n" * LONGEST_TEXT) == said


def test_a_line_has_a_bounded_length() -> None:
    line = "  hit: " + "if you did, " * (LONGEST_LINE // 12) + "push 2."
    assert complaint(f"{HEAD}{line}\n") == (
        f"my.fighter, line 7, column 1: this line is longer than {LONGEST_LINE} characters; make two of it."
    )


def test_a_line_of_the_greatest_length_is_read_however_deep_it_goes() -> None:
    line = "  hit: " + "if you did, " * ((LONGEST_LINE - 20) // 12) + "push 2."
    assert isinstance(parse(f"{HEAD}{line}\n"), Fighter)


def test_brackets_go_only_so_deep() -> None:
    assert isinstance(parse(nested(DEEPEST)), Fighter)
    assert complaint(nested(DEEPEST + 1)) == (
        f"my.fighter, line 7, column {8 + DEEPEST}: more than {DEEPEST} brackets stand within each other; open fewer."
    )


def test_a_number_of_any_length_is_refused_by_the_highest() -> None:
    assert complaint(f"{HEAD}  hit: push {'9' * 5000}.\n".replace("9" * 5000, "9" * 900)) == (
        "my.fighter, line 7, column 13: 999999999999… is too high; no number of a fighter is above 99."
    )


def test_a_fighter_has_few_cards_and_tokens() -> None:
    numbers = "  range 1, power 1, speed 1\n"
    many = "".join([f"\nspecial Flare {number} (9 copies)\n{numbers}" for number in range(11)])
    assert complaint(HEAD + many) == (
        "my.fighter, line 1, column 1: 101 cards of its own are too many for a fighter; write at most 99."
    )
    tokens = HEAD.replace("gauge\n", "gauge\ntoken Shade (10 copies)\n")
    assert complaint(tokens) == 'my.fighter, line 4, column 7: the token "Shade" has 10 copies; write 1 to 9.'


def test_the_roster_keeps_far_from_the_bounds() -> None:
    assert all(len(text) < LONGEST_TEXT / 2 for _, text in fighter_files())
    for path, text in fighter_files():
        assert not any(too_much(line) for line in text.splitlines())
        assert parse_anew(text, path) is not None
