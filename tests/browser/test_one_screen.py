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

CUT_WORDS = """() => [...document.querySelectorAll('#hand footer button')].flatMap((one) => {
    const word = [...one.childNodes].find((part) => part.nodeType === Node.TEXT_NODE && part.data.trim());
    const said = document.createRange();
    said.selectNodeContents(word);
    const [box, within] = [said.getBoundingClientRect(), one.getBoundingClientRect()];
    return box.left < within.left || box.right > within.right ? [word.data.trim()] : [];
})"""
"""The controls of cards that are narrower than their words."""

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

HIDDEN_FACES = """() => {
    const sheet = document.querySelector('.payment').getBoundingClientRect();
    return [...document.querySelectorAll('.fighter')].map((one) => one.getBoundingClientRect())
        .filter(({ top, height }) => top + height * 0.25 > sheet.top || height < 100)
        .map(({ top, height }) => `${top} and ${height} behind ${sheet.top}`);
}"""
"""The fighters whose faces lie behind a payment."""

CROPPED = """() => [...document.querySelectorAll('.payment .slots svg')].flatMap((one) => {
    const { width, height } = one.viewBox.baseVal;
    const box = one.getBoundingClientRect();
    const shown = (width / height) / (box.width / box.height);
    return shown < 0.85 || shown > 1.3 ? [`${shown}`] : [];
})"""
"""How much of a picture's height or width is in sight, where a good part is not."""

PHONE_WIDTH = 600

FIGURE = 140
"""How high a fighter is at least, in pixels, where a match has not all of the window."""

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


WANTED: Message = {"prompt": "With which cards?", "goal": "", "about": {}}
"""What is asked for at once, for a card."""


def paying(names: list[str]) -> Message:
    """Asks for a payment."""
    cards = [{"card": name, "zone": "hand", "worth": 1} for name in names]
    bill = {"resource": "force", "least": 2, "most": 2, "cards": cards, "suggested": [0, 1], **WANTED}
    return {"kind": "pay", "options": [_about(name, "Spend") for name in names], "bill": bill}


def walking(names: list[str]) -> Message:
    """Asks for a payment by hand, for a move."""
    return _for_a_move(paying(names))


def walking_with_all(names: list[str]) -> Message:
    """Asks for a payment by hand and gauge, for a move."""
    return _for_a_move(paying_of_all(names))


def _for_a_move(asked: Message) -> Message:
    return {**asked, "bill": {**asked["bill"], "goal": "Walk to space 7", "about": {"action": "move", "space": 7}}}


def paying_of_all(names: list[str]) -> Message:
    """Asks for a payment by hand and gauge, for an EX attack whose second card may go first."""
    cards = [{"card": name, "zone": zone, "worth": 1} for zone in ("hand", "gauge") for name in names]
    bill = {"resource": "force", "least": 4, "most": 4, "cards": cards, "suggested": [0, 1, 2, len(names)], **WANTED}
    second = {"label": "Discard the second card", "about": {"copy": True}}
    return {"kind": "pay", "options": [*[_about(name, "Spend") for name in names], second], "bill": bill}


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

    def play(self, place: int) -> str:
        """Has a card of the first fighter being played, and returns its name."""
        name: str = self.welcome["catalog"]["fighters"][0]["cards"][place]["name"]
        self.table["view"]["playing"] = [name]
        return name

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


def begin_unguided(player: Player) -> MadeUpTable:
    """Begins the same game, and goes on without its guide."""
    made_up = begin_the_lesson(player)
    player.page.get_by_role("button", name="Play without the guide").click()
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
    made_up = begin_unguided(player)
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
    made_up.show(12, ask=acting)
    expect(page.locator("#hand article")).to_have_count(12)
    assert page.evaluate(CUT_WORDS) == []
    made_up.show(5, ask=paying)
    expect(page.locator("#hand article")).to_have_count(5)
    come_to_rest(page)
    if width > PHONE_WIDTH:
        assert page.evaluate(HIDDEN_FACES) == [], "fighters behind the payment"
        assert page.evaluate(CROPPED) == []


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
    if width > PHONE_WIDTH:
        made_up.show(6, boosts=3, ask=paying)
        player.page.get_by_role("list", name="The cost").wait_for()
        come_to_rest(player.page)
        assert player.page.evaluate(PLACES) == places


ROWS = """() => {
    const cards = [...document.querySelectorAll('#hand li')].map((one) => one.getBoundingClientRect());
    const rows = Map.groupBy(cards, ({ top }) => Math.round(top));
    return [...rows.values()].map((row) => [row.length, Math.round(row[0].left + row.at(-1).right)]);
}"""
"""How many cards each row of a hand has, and twice the middle of it."""


def test_the_rows_of_a_hand_stand_in_the_middle_of_a_tablet(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, viewport={"width": 820, "height": 1180})
    made_up = begin_the_lesson(player)
    for cards, rows in [(3, [3]), (5, [3, 2]), (6, [3, 3]), (7, [4, 3])]:
        made_up.show(cards, ask=acting)
        expect(player.page.locator("#hand article")).to_have_count(cards)
        come_to_rest(player.page)
        assert player.page.evaluate(ROWS) == [[count, 820] for count in rows]


def test_a_fighter_is_large_enough_beside_a_column(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, viewport={"width": 1280, "height": 720})
    made_up = begin_unguided(player)
    made_up.show(6, boosts=0, ask=acting)
    player.page.get_by_role("button", name="Their cards", exact=True).click()
    come_to_rest(player.page)
    for fighter in player.page.locator(".fighter").all():
        box = fighter.bounding_box()
        assert box is not None
        assert box["height"] > FIGURE


UNDER_THE_HUD = """() => {
    const { bottom } = document.querySelector('.stage > .hud').getBoundingClientRect();
    return [...document.querySelectorAll('.fighter svg')].map((one) => one.getBoundingClientRect().top)
        .filter((top) => top < bottom - 4).map((top) => `${top} above ${bottom}`);
}"""
"""The figures that reach into what stands over the stage."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_heads_stay_below_the_counts_on_a_phone(table: TableProcess, visits: Visits, width: int, height: int) -> None:
    player = visits.player(table, viewport={"width": width, "height": height})
    made_up = begin_unguided(player)
    for ask in (acting, setting, paying):
        made_up.show(6, boosts=0, ask=ask)
        come_to_rest(player.page)
        assert player.page.evaluate(UNDER_THE_HUD) == [], ask.__name__


UNSEEN_IN_PAYMENT = """() => {
    const hud = document.querySelector('.stage > .hud').getBoundingClientRect();
    const ticker = document.querySelector('.ticker').getBoundingClientRect();
    const sheet = document.querySelector('.payment');
    const named = '.played > *, .played h3, .goal strong, .eyebrow, .slots li';
    const parts = sheet.querySelectorAll(`${named}, label, button, summary`);
    const shown = [...parts].filter((one) =>
        one.checkVisibility() && getComputedStyle(one).clipPath !== 'inset(50%)');
    const scrolled = [sheet, ...sheet.querySelectorAll('*')].filter((one) =>
        /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1);
    const unseen = shown.filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top < hud.bottom - 12 || bottom > ticker.top + 12 || left < 0 || right > innerWidth
            || !sheet.contains(at);
    });
    return [...unseen, ...scrolled].map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`);
}"""
"""The parts of a payment that lie behind something or outside the stage, or that scroll."""


@pytest.mark.parametrize(("width", "height", "most"), sampled(SIZES, 1, "sizes of a payment"))
def test_a_payment_shows_its_card_and_all_its_choices(
    table: TableProcess, visits: Visits, width: int, height: int, most: int
) -> None:
    player = visits.player(table, viewport={"width": width, "height": height})
    page = player.page
    made_up = begin_unguided(player)
    name = made_up.play(2)
    sheet = page.locator(".payment")
    for ask in (paying, paying_of_all):
        made_up.show(min(most, 6), boosts=0, ask=ask)
        expect(sheet.get_by_role("article", name=name)).to_be_visible()
        expect(sheet.get_by_role("checkbox")).to_have_count(0 if ask is paying else min(most, 6))
        come_to_rest(page)
        assert page.evaluate(UNSEEN_IN_PAYMENT) == [], ask.__name__
        assert page.evaluate(UNSEEN_PARTS) == [], ask.__name__
    expect(sheet.get_by_role("button", name="First discard the second card of the EX attack")).to_be_visible()


@pytest.mark.parametrize(("width", "height", "most"), sampled(SIZES, 1, "sizes of a payment for a move"))
def test_a_payment_shows_the_move_that_it_is_for(
    table: TableProcess, visits: Visits, width: int, height: int, most: int
) -> None:
    player = visits.player(table, viewport={"width": width, "height": height})
    page = player.page
    made_up = begin_unguided(player)
    sheet = page.locator(".payment")
    for ask in (walking, walking_with_all):
        made_up.show(min(most, 6), boosts=0, ask=ask)
        expect(sheet.get_by_role("checkbox")).to_have_count(0 if ask is walking else min(most, 6))
        expect(sheet.get_by_text("Walk to space 7")).to_be_visible()
        expect(sheet.get_by_text(re.compile("^[1-9] → 7$"))).to_be_visible()
        come_to_rest(page)
        assert page.evaluate(UNSEEN_IN_PAYMENT) == [], ask.__name__
        assert page.evaluate(UNSEEN_PARTS) == [], ask.__name__
        if ask is walking:
            assert page.evaluate(HIDDEN_FACES) == []


OVERLAID_FACTS = """() => [...document.querySelectorAll('.hud .facts')].flatMap((row) => {
    const facts = [...row.children].filter((one) => one.checkVisibility());
    const boxes = facts.map((one) => one.getBoundingClientRect());
    const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const { left, right } = row.getBoundingClientRect();
    return facts.filter((_, at) => boxes[at].left < left - 1 || boxes[at].right > right + 1
        || boxes.some((box, other) => other !== at && meets(box, boxes[at]))).map((one) => one.textContent.trim());
})"""
"""What is told beside a fighter's life that lies over something else there, or outside its row."""


@pytest.mark.parametrize(("width", "height", "most"), sampled(SIZES, 1, "sizes of a fighter's facts"))
def test_nothing_told_of_a_fighter_covers_the_counts_of_its_piles(
    table: TableProcess, visits: Visits, width: int, height: int, most: int
) -> None:
    player = visits.player(table, viewport={"width": width, "height": height})
    made_up = begin_the_lesson(player)
    for exceeded in (False, True):
        for side in made_up.table["view"]["sides"]:
            side.update(gauge=["Cross", "Focus", "Grasp"], exceeded=exceeded)
        made_up.show(min(most, 6), boosts=0, ask=acting)
        expect(player.page.get_by_text("Exceeded" if exceeded else "Exceed ready", exact=True)).to_have_count(2)
        come_to_rest(player.page)
        assert player.page.evaluate(OVERLAID_FACTS) == []


RESULT = """() => {
    const sheet = document.querySelector('.ending');
    const places = sheet.querySelectorAll('.facts, .facts > *, .ways .button');
    const outside = [...places].filter((one) => one.checkVisibility()).filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    });
    const facts = sheet.querySelector('.facts');
    const rows = Map.groupBy(sheet.querySelectorAll('.ways .small > *'), (one) => one.getBoundingClientRect().top);
    return {
        outside: outside.map((one) => one.textContent.trim()),
        scrolls: facts.scrollHeight > facts.clientHeight + 1,
        rows: [...rows.values()].map((row) => row.length),
    };
}"""
"""What of a result is out of sight, whether its facts scroll, and how many of its ways stand beside each other."""


def test_a_result_fits_before_and_after_its_analysis(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table)
    page = player.page
    player.begin("Exceed", answers=12, until="action")
    player.resign()
    page.get_by_role("button", name="Analyse").wait_for()
    for analysed in (False, True):
        if analysed:
            page.get_by_role("button", name="Analyse").click()
            page.get_by_role("row", name="Accuracy").wait_for(timeout=120_000)
        for width, height, _ in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            come_to_rest(page)
            found = page.evaluate(RESULT)
            assert found["outside"] == [], f"{width}x{height}"
            assert not found["scrolls"], f"{width}x{height}"
            # On a phone the way back to the table has a corner of its own.
            assert sorted(found["rows"]) == ([1, 3] if width < 960 else [4]), f"{width}x{height}"
