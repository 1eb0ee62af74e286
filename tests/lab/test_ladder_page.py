"""The page of a ladder: who is stronger, and how sure that is."""

import re
from pathlib import Path

from tests.lab.fights import ladder_of, series
from wildswing.lab.charts_page import html_of
from wildswing.lab.ladder_page import page_of, write_page, write_picture

RESULTS = [
    *series("greedy", "random", 50, 10),
    *series("greedy", "veteran", 20, 20),
    *series("random", "veteran", 0, 4),
]
HEADER = ladder_of("greedy", "random", "veteran")


def test_the_steps_of_the_ladder_are_told_with_what_is_sure() -> None:
    page = page_of(HEADER, RESULTS)
    assert page.title == "Strength ladder of Exceed"
    assert page.subtitle == "3 agents · 2 fighters · 104 games · seed 7"
    assert page.summary[:4] == (
        "From the strongest down: veteran, greedy and random.",
        "veteran wins 20 of 40 games against greedy, 50 % (35 to 65 %): perhaps no stronger.",
        "greedy wins 50 of 60 games against random, 83 % (72 to 91 %): surely stronger.",
        "They met in 104 games, with Ryu and Sol Badguy in turn, and changed seats after every game.",
    )


def test_a_step_that_nobody_has_played_is_told() -> None:
    page = page_of(HEADER, series("greedy", "random", 5, 1))
    assert "greedy and veteran have not met yet." in page.summary
    assert page_of(HEADER, []).summary == ("No game is finished yet.",)


def test_the_order_is_that_of_the_ratings() -> None:
    strengths, rates, *_ = page_of(HEADER, RESULTS).sections
    assert [row[0] for row in strengths.tables[0].rows] == ["veteran", "greedy", "random"]
    assert rates.tables[0].head == ("row", "veteran", "greedy", "random", "all others")
    assert rates.tables[0].rows[2][1:] == (
        "0 % (0 to 49 %), 4",
        "17 % (9 to 28 %), 60",
        "",
        "16 % (9 to 26 %), 64",
    )


def test_page_and_picture_are_written(tmp_path: Path) -> None:
    write_page(HEADER, RESULTS, tmp_path / "ladder.html")
    write_picture(HEADER, RESULTS, tmp_path / "ladder.svg")
    assert (tmp_path / "ladder.html").read_text(encoding="utf-8") == html_of(page_of(HEADER, RESULTS))
    words = re.findall(r">([^<]+)</text>", (tmp_path / "ladder.svg").read_text(encoding="utf-8"))
    assert {"veteran", "greedy", "random", "How strong the agents of Exceed are: 104 games"} <= set(words)
