"""The page of a matchup chart: one file that needs nothing else, with the numbers that follow from the results."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import barriers
from tests.browser.visits import open_browser
from tests.lab.fights import fight, matchups_of, series
from wildswing.exceed.lab.matchup_page import page_of, write_page, write_picture
from wildswing.kernel.errors import WildswingError
from wildswing.lab.charts_page import html_of
from wildswing.lab.results import Result

ODD = "Eve </script><img src=x>"
NAMES = ("Ada", "Bob", ODD)
LARGEST = 3_000_000
"""Bytes, so that a page can be sent around."""


def some_results() -> list[Result]:
    """Ada surely beats Bob; the others have met too seldom to say anything."""
    return [
        *series("Ada", "Bob", 45, 15),
        *series("Ada", ODD, 2, 2),
        fight("Bob", ODD, 0, ODD, turns=31, cards=({"Jab": (3, 2, 0)}, {"Claw": (2, 2, 1), "Bite": (1, 0, 0)})),
    ]


class Elements(HTMLParser):
    """Gathers the elements of a page, and the text of its table cells and list items."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.rows: list[list[str]] = []
        self.scripts: list[str] = []
        self.points: list[str] = []
        self._within = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._within = tag
        if tag == "tr":
            self.rows.append([])
        if tag in {"td", "th"}:
            self.rows[-1].append("")
        if tag == "li":
            self.points.append("")

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - the signature of the parser
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within in {"td", "th"}:
            self.rows[-1][-1] += data
        elif self._within == "li":
            self.points[-1] += data
        elif self._within == "script":
            self.scripts.append(data)


@pytest.fixture(scope="module")
def text() -> str:
    return html_of(page_of(matchups_of(*NAMES), some_results()))


@pytest.fixture(scope="module")
def elements(text: str) -> Elements:
    return Elements(text)


def test_nothing_is_loaded_from_anywhere(elements: Elements) -> None:
    addresses = [
        (tag, name, value) for tag, has in elements.tags for name, value in has.items() if name in {"src", "href"}
    ]
    assert all(name == "href" and value is not None and value.startswith("#") for _, name, value in addresses)
    assert [tag for tag, _ in elements.tags if tag in {"link", "img", "iframe", "object"}] == []
    policies = [has["content"] for tag, has in elements.tags if has.get("http-equiv") == "Content-Security-Policy"]
    assert [policy.split(";")[0] for policy in policies if policy] == ["default-src 'none'"]


def test_a_name_cannot_end_a_script_or_begin_an_element(text: str, elements: Elements) -> None:
    assert "<img src=x>" not in text
    assert len(elements.scripts) >= 4
    specs = json.loads(elements.scripts[0])
    assert set(specs) == {"win-rates", "strengths", "first-turn", "lengths", "cards"}
    assert ODD in json.dumps(specs)


def test_every_chart_has_its_numbers_as_a_table(elements: Elements) -> None:
    sections = [has["id"] for tag, has in elements.tags if tag == "section"]
    assert sections == ["win-rates", "strengths", "first-turn", "lengths", "cards"]
    rates = ["Ada", "", "75 % (63 to 84 %), 60", "50 % (15 to 85 %), 4", "73 % (62 to 83 %), 64"]
    assert rates in _in_order(elements.rows)
    assert ["Claw", "0.40", "100 %", "34 to 100 %", "20 %", "2", "2", "1"] in elements.rows
    assert ["all games", "65", "51 %", "39 to 63 %"] in elements.rows


def _in_order(rows: list[list[str]]) -> list[list[str]]:
    """Returns the rows of win rates with the columns by name, since the strongest comes first on the page."""
    head = next(row for row in rows if len(row) == 5 and row[-1] == "all others")
    order = [0, *[head.index(name) for name in NAMES], 4]
    return [[row[at] for at in order] for row in rows if len(row) == 5]


def test_the_summary_says_what_is_sure_and_what_is_not(elements: Elements) -> None:
    said = elements.points
    assert said[0] == "3 fighters met in 65 games, 22 for each pairing on average, all played by the agent veteran."
    assert said[1] == "Surely above average: Ada, 73 % (62 to 83 %); surely below: Bob, 25 % (16 to 37 %)."
    assert said[2] == "The most uneven pairing: Ada beats Bob in 45 of 60 games, 75 % (63 to 84 %)."
    assert said[3].startswith("Of 3 pairings, 1 is surely uneven, 0 may be even, and 2 have too few games to tell")
    assert said[5] == "Half of the games last at most 10 turns, nine of ten at most 10."


def test_nobody_stands_out_in_even_games() -> None:
    said = page_of(matchups_of("Ada", "Bob"), series("Ada", "Bob", 30, 30)).summary
    assert said[1] == "No fighter is surely above or below average: every overall interval holds one half."
    assert [sentence for sentence in said if "most uneven" in sentence] == []


def test_a_page_without_games_says_so() -> None:
    page = page_of(matchups_of("Ada", "Bob"), [])
    assert page.summary == ("No game is finished yet.",)
    assert "no games" in str(page.sections[0].tables)


def test_cards_that_were_never_set_are_listed_too() -> None:
    page = page_of(matchups_of("Ryu", "Sol Badguy"), [fight("Ryu", "Sol Badguy", cards=({"Hadoken": (1, 1, 0)}, {}))])
    ryu, sol = [{row[0]: row[5] for row in table.rows} for table in page.sections[-1].tables]
    assert (ryu["Hadoken"], ryu["Shoryuken"], ryu["Grasp"], sol["Gun Flame"]) == ("1", "0", "0", "0")


@pytest.mark.parametrize(("name", "begins"), [("chart.svg", b"<svg"), ("chart.png", b"\x89PNG")])
def test_the_heat_map_is_a_picture_too(name: str, begins: bytes, tmp_path: Path) -> None:
    write_picture(matchups_of("Ada", "Bob"), series("Ada", "Bob", 45, 15), tmp_path / name)
    content = (tmp_path / name).read_bytes()
    assert content.startswith(begins)
    if name.endswith(".svg"):
        assert {"75", "25", "Ada", "Bob"} <= set(re.findall(r">([^<]+)</text>", content.decode()))


def test_a_picture_of_another_sort_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WildswingError, match=r"chart\.jpg is no picture that can be drawn; .* \.svg or \.png"):
        write_picture(matchups_of("Ada", "Bob"), [], tmp_path / "chart.jpg")


def test_a_page_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(WildswingError, match="cannot be written"):
        write_page(matchups_of(*NAMES), some_results(), tmp_path / "nowhere" / "page.html")


# --- In a browser without a network ---


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def page(browser: Browser, text: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    file = tmp_path_factory.mktemp("pages") / "page.html"
    file.write_text(text, encoding="utf-8")
    assert file.stat().st_size < LARGEST
    context = browser.new_context(offline=True, color_scheme="light")
    opened = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.on("console", lambda message: complaints.append(message.text))
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.goto(file.as_uri())
    expect(opened.locator("html[data-drawn]")).to_have_count(1, timeout=60_000)
    yield opened
    context.close()
    assert (asked, complaints) == ([file.as_uri()], [])


@pytest.mark.browser
def test_the_charts_are_drawn_without_a_network(page: Page) -> None:
    expect(page.locator(".chart svg")).to_have_count(5)
    # Three against two others each, and three against all.
    expect(page.locator("#win-rates-chart .mark-rect.role-mark path")).to_have_count(9)
    numbers = page.locator("#win-rates-chart .mark-text.role-mark text").all_text_contents()
    assert sorted(numbers) == sorted(["75", "25", "50?", "50?", "0?", "100?", "73", "25", "60?", "·", "·", "·"])
    expect(page.locator("#strengths-chart .mark-symbol path")).to_have_count(3)
    expect(page.locator("#lengths-chart .mark-rect.role-mark path").first).to_be_visible()


@pytest.mark.browser
def test_another_fighter_shows_other_cards(page: Page) -> None:
    chart = page.locator("#cards-chart")
    page.get_by_role("combobox").select_option(ODD)
    expect(chart.get_by_text("Claw", exact=True)).to_be_visible()
    page.get_by_role("combobox").select_option("Bob")
    expect(chart.get_by_text("Claw", exact=True)).to_have_count(0)
    expect(chart.get_by_text("Jab", exact=True)).to_be_visible()


@pytest.mark.browser
def test_light_becomes_dark(page: Page) -> None:
    label = page.locator("#strengths-chart .role-axis-label text").first
    before = label.get_attribute("fill")
    page.get_by_role("button", name="Dark or light").click()
    expect(page.locator("html[data-drawn='dark']")).to_have_count(1)
    assert label.get_attribute("fill") != before
    page.get_by_role("button", name="Dark or light").click()
    expect(page.locator("html[data-drawn='light']")).to_have_count(1)
    assert label.get_attribute("fill") == before


@pytest.mark.browser
@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_keeps_people_out(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    assert barriers(page) == []
    page.get_by_text("The numbers as a table").first.click()
    assert barriers(page) == []
    page.get_by_text("The numbers as a table").first.click()
