"""A match is one screen: nothing scrolls but the tray of a hand that is too large for it."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.players import Player, come_to_rest
from tests.browser.tables import Message, TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

SIZES = [(1440, 900, 9), (1280, 720, 9), (820, 1180, 9), (390, 844, 8), (360, 640, 6)]
"""Width and height of a window, and how many cards it shows whole."""

HANDS = [1, 6, 8, 9, 12]

UNSEEN_PARTS = """() => {
    const within = (part, { left, top, right, bottom }) =>
        part.left >= left - 0.5 && part.top >= top - 0.5 && part.right <= right + 0.5 && part.bottom <= bottom + 0.5;
    const uncovered = (card, { left, top, width, height }) =>
        card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    return [...document.querySelectorAll('#hand article')].flatMap((card) => {
        card.scrollIntoView({ block: 'nearest' });
        const face = card.getBoundingClientRect();
        const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        return [...card.querySelectorAll('h3, dl div:not(.none) dd, .range b, footer button')]
            .map((part) => [part, part.getBoundingClientRect()])
            .filter(([, place]) => !within(place, face) || !within(place, screen) || !uncovered(card, place))
            .map(([part]) => `${card.ariaLabel}: ${part.textContent.trim()}`);
    });
}"""
"""The parts of cards that leave their card or the window, or are covered; a tray is scrolled to each card."""

CUT_LINES = """() => [...document.querySelectorAll('#hand li')].flatMap((one) => {
    Object.assign(one.style, { rotate: '0deg', transition: 'none' });
    const found = [...one.querySelectorAll('.text, .lines')].filter((text) => {
        const { bottom } = text.getBoundingClientRect();
        const all = document.createRange();
        all.selectNodeContents(text);
        return [...all.getClientRects()].some((line) => line.top < bottom - 2 && line.bottom > bottom + 3);
    });
    Object.assign(one.style, { rotate: '', transition: '' });
    return found.map((text) => text.textContent.trim());
})"""
"""The texts that end in the middle of a line."""

TRAY = """() => {
    const tray = document.querySelector('#hand ul');
    tray.scrollTop = 0;
    const end = tray.getBoundingClientRect().bottom;
    const cut = [...tray.children].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top + 10 < end && end + 10 < bottom;
    });
    return { scrolls: tray.scrollHeight > tray.clientHeight + 1, cut: cut.length };
}"""

TWICE = """() => {
    const said = new Map();
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const at = texts.currentNode.parentElement;
        const { width, height } = at.getBoundingClientRect();
        if (at.closest('#hand') || width < 2 || height < 2 || !at.checkVisibility()) continue;
        const block = at.closest('p, li, h2, dd');
        if (block) said.set(block, block.innerText.trim());
    }
    const sentences = [...said.values()].flatMap((text) => text.match(/[^.!?]+[.!?]/g) ?? []).map((one) => one.trim());
    return sentences.filter((one, place) => one.includes(' ') && sentences.indexOf(one) !== place);
}"""

COVERED_FIGHTERS = """() => {
    const lowest = document.querySelector('.point form').getBoundingClientRect().top;
    return [...document.querySelectorAll('.fighter')].map((one) => one.getBoundingClientRect())
        .filter(({ bottom, height }) => bottom > lowest || height < 100).map(({ bottom }) => `${bottom} > ${lowest}`);
}"""

PHONE_WIDTH = 600

PLACES = """() => ['.ticker', '#question', '#hand', '#board'].map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width, height];
})"""


Asking = Callable[[list[str]], Message]
"""A question about the cards of a hand."""


def _about(name: str, verb: str, **more: str) -> Message:
    return {"label": f"{verb} {name}", "about": {"card": name, "zone": "hand", **more}, "verb": verb}


def setting(names: list[str]) -> Message:
    """Asks for an attack."""
    attacks = [_about(name, verb, how=how) for name in names for how, verb in (("card", "Attack"), ("EX", "EX"))]
    swing = {"label": "Wild Swing", "about": {"how": "swing"}}
    return {"kind": "set", "about": {"attack": True}, "options": [*attacks, swing]}


def acting(names: list[str]) -> Message:
    """Asks for the action of a turn."""
    strike = {"label": "Strike", "about": {"action": "strike"}}
    boosts = [_about(name, "Boost", action="boost") for name in names]
    return {"kind": "action", "about": {"turn": True}, "options": [strike, *boosts]}


def exchanging(names: list[str]) -> Message:
    """Asks for cards of the opening hand."""
    keep = {"label": "Keep the rest", "about": {"none": True}}
    return {"kind": "mulligan", "options": [keep, *[_about(name, "Exchange") for name in names]]}


def paying(names: list[str]) -> Message:
    """Asks for a payment."""
    cards = [{"card": name, "zone": "hand", "worth": 1} for name in names]
    bill = {"resource": "force", "least": 2, "most": 2, "cards": cards, "suggested": [0, 1]}
    return {"kind": "pay", "options": [_about(name, "Spend") for name in names], "bill": bill}


class MadeUpTable:
    """A real page at a real table, which is shown a hand and boosts that the table did not deal."""

    def __init__(self, page: Page) -> None:
        self.line: WebSocketRoute | None = None
        self.welcome: Message = {}
        self.table: Message = {}
        page.route_web_socket("**/*", self._stand_between)

    def _stand_between(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        server.on_message(lambda message: self._pass_on(line, str(message)))

    def _pass_on(self, line: WebSocketRoute, message: str) -> None:
        heard = json.loads(message)
        if heard["type"] == "welcome":
            self.welcome = heard
        elif heard["type"] == "table":
            self.table = heard
        line.send(message)

    def show(self, cards: int, boosts: int = 3, watching: int = 0, ask: Asking | None = None) -> None:
        """Shows a question with so many different cards, so many boosts on each side, and who watches."""
        assert self.line is not None
        fighters = self.welcome["catalog"]["fighters"]
        names = [card["name"] for card in fighters[0]["cards"]][:cards]
        assert len(names) == cards
        sides = []
        for side, fighter in zip(self.table["view"]["sides"], fighters, strict=True):
            boosted = [card for card in fighter["cards"] if card["boost"]][:boosts]
            in_play = [
                {"card": card["name"], "boost": card["boost"]["name"], "space": 0, "kept": 0, "sustained": False}
                for card in boosted
            ]
            sides.append({**side, "boosts": in_play})
        sides[0]["hand"] = names
        question = {**self._question(), **(ask or setting)(names)}
        view = {**self.table["view"], "sides": sides}
        shown = {**self.table, "events": [], "view": view, "question": question, "watching": watching}
        self.line.send(json.dumps(shown))

    def advise(self) -> None:
        """Gives a hint for the open question."""
        assert self.line is not None
        considered = [{"option": place, "label": f"Card {place}", "value": 0.5, "weight": 0.5} for place in range(2)]
        hint = {"type": "hint", "question": self.table["question"]["question"], "option": 0}
        self.line.send(json.dumps({**hint, "sentence": "The first card is best.", "considered": considered}))

    def _question(self) -> dict[str, Any]:
        question: dict[str, Any] = self.table["question"]
        return {**question, "prompt": "Set your attack.", "barred": [], "space": [], "bill": None}


def begin_the_lesson(player: Player) -> MadeUpTable:
    """Begins the guided game, with somebody between the page and the table."""
    made_up = MadeUpTable(player.page)
    player.page.goto("/")
    player.page.get_by_role("button", name="Learn to play").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Your first game").click()
    player.page.get_by_role("region", name="Your first game").wait_for()
    player.page.get_by_role("region", name="Your hand").wait_for()
    return made_up


@pytest.mark.parametrize(("width", "height", "most"), sampled(SIZES, 1, "sizes of one screen"))
def test_every_card_can_be_set_without_scrolling(
    table: TableProcess, visits: Visits, width: int, height: int, most: int
) -> None:
    player = visits.player(table, viewport={"width": width, "height": height})
    page = player.page
    made_up = begin_the_lesson(player)
    for cards in HANDS:
        made_up.show(cards)
        page.wait_for_function("count => document.querySelectorAll('#hand article').length === count", arg=cards)
        come_to_rest(page)
        seen = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
        assert seen == [height, width], f"{cards} cards"
        assert page.get_by_role("region", name="Your first game").is_visible()
        tray = page.evaluate(TRAY)
        if cards <= most:
            assert page.evaluate(UNSEEN_PARTS) == [], f"{cards} cards"
            assert page.evaluate(CUT_LINES) == [], f"{cards} cards"
            assert not tray["scrolls"], f"{cards} cards"
        elif tray["scrolls"]:
            assert tray["cut"], f"{cards} cards: the last row looks whole"
        for card in page.locator("#hand .lift").all():
            card.focus()
            assert card.evaluate(
                """card => {
                    const { left, top, width, height } = card.getBoundingClientRect();
                    return card.closest('li').contains(document.elementFromPoint(left + width / 2, top + height / 2));
                }"""
            ), card.text_content()


@pytest.mark.parametrize(("width", "height", "most"), sampled(SIZES, 1, "sizes with controls on the cards"))
def test_what_cards_may_do_stands_on_them_whole(
    table: TableProcess, visits: Visits, width: int, height: int, most: int
) -> None:
    """Also where the lower half of each card is shown, and while cards of the hand pay."""
    player = visits.player(table, viewport={"width": width, "height": height})
    page = player.page
    made_up = begin_the_lesson(player)
    page.get_by_role("button", name="Play without the guide").click()
    for ask, cards in [(acting, most - 1), (acting, most), (exchanging, 5), (exchanging, most), (paying, 5)]:
        made_up.show(cards, ask=ask)
        verb = ask([""])["options"][-1]["verb"]
        page.wait_for_function("count => document.querySelectorAll('#hand article').length === count", arg=cards)
        if ask is not paying:
            controls = page.locator("#hand footer").get_by_role("button", name=re.compile(f"^{verb}"))
            expect(controls).to_have_count(cards)
        come_to_rest(page)
        where = f"{ask.__name__} with {cards} cards"
        assert page.evaluate(UNSEEN_PARTS) == [], where
        assert page.evaluate(CUT_LINES) == [], where
        assert page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]") == [
            height,
            width,
        ], where
    if width > PHONE_WIDTH:
        assert page.evaluate(COVERED_FIGHTERS) == [], "fighters behind the payment"


@pytest.mark.parametrize(("width", "height"), sampled([(1280, 720), (390, 844)], 1, "sizes where nothing jumps"))
def test_nothing_jumps_and_nothing_is_said_twice(table: TableProcess, visits: Visits, width: int, height: int) -> None:
    player = visits.player(table, viewport={"width": width, "height": height})
    made_up = begin_the_lesson(player)
    made_up.show(6, boosts=0)
    player.page.get_by_role("button", name="All 13 answers").wait_for()
    places = player.page.evaluate(PLACES)
    made_up.show(6, boosts=3)
    player.page.get_by_role("list", name="Boosts at the left").wait_for()
    come_to_rest(player.page)
    assert player.page.evaluate(PLACES) == places
    assert player.page.evaluate(TWICE) == []
    player.page.locator("#hand .lift").first.focus()
    assert player.page.evaluate(PLACES) == places
    made_up.show(6, boosts=3, watching=2)
    player.page.get_by_text("2 people watching").wait_for()
    assert player.page.evaluate(PLACES) == places
    made_up.advise()
    player.page.get_by_role("region", name="Hint").wait_for()
    assert player.page.evaluate(PLACES) == places
