"""Fighters of recorded matches are read as they were meant, though lines of theirs are written otherwise today."""

import pytest

from wildswing.exceed.home.fighters import read_fighter
from wildswing.exceed.language.anew import parse_anew
from wildswing.exceed.language.formerly import FORMERLY
from wildswing.exceed.language.parser import parse

CHANGED = [(name, then, now) for name, lines in FORMERLY.items() for then, now in lines.items()]


@pytest.mark.parametrize(("name", "then", "now"), CHANGED)
def test_a_former_line_is_read_as_the_one_of_today(name: str, then: str, now: str) -> None:
    today = read_fighter(name)
    before = today.replace(now, then)
    assert before != today
    assert parse(before) == parse_anew(today)


def test_a_line_of_another_fighter_says_what_it_says_today() -> None:
    text = read_fighter("I-No")
    (then, now), *_ = FORMERLY["I-No"].items()
    other = text.replace("fighter I-No", "fighter Somebody").replace(now, then)
    assert parse(other) != parse(text.replace("fighter I-No", "fighter Somebody"))
