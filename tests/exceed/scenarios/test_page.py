"""docs/scenarios.md tells what is true."""

import re

import pytest

from tests.exceed.scenarios.plays import ROOT, all_played, played
from wildswing.exceed.commands.scenario import Played, lines
from wildswing.exceed.position import DEEDS, REST
from wildswing.exceed.scenarios.clauses import FLAGS, OF_A_SEAT, OF_THE_TABLE
from wildswing.exceed.scenarios.playing import TRIES
from wildswing.exceed.scenarios.reader import PARTS, WORDS

PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES: list[str] = re.findall(r"```scenario\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.splitlines()[0].removeprefix("scenario "))
def test_the_examples_come_out_as_they_say(text: str) -> None:
    for report in all_played(text):
        assert report.differences == ()
        assert report.expectations > 0


def test_a_difference_is_told_as_shown() -> None:
    report = played(EXAMPLES[0].replace("life 27", "life 28"))
    shown = re.search(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None
    assert shown[1].splitlines() == lines(Played("my.scenario", "differs", (report,)))


@pytest.mark.parametrize("word", sorted({*WORDS, *PARTS, *OF_A_SEAT, *OF_THE_TABLE, *FLAGS, *DEEDS}))
def test_every_word_is_on_the_page(word: str) -> None:
    assert re.search(rf"`(not |expect )?{word}\b", PAGE)


def test_there_is_a_word_for_each_place_of_the_rest() -> None:
    assert len(re.findall(r"`rest \w+`", PAGE)) == len(REST)


def test_the_number_of_tries_is_as_told() -> None:
    assert f"looked for in {TRIES} tries" in PAGE
