"""A person at the page, who reads the table by roles and labels and answers with its controls."""

import json
import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.tables import PATIENCE, SMALLEST, Message, play_ahead

expect.set_options(timeout=PATIENCE * 1000)

Choice = Callable[[Message], int]
"""Chooses one of the options of a question."""

TAKE_A_SEAT = """async ([wish, title]) => {
    const headers = { 'Content-Type': 'application/json' };
    const said = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(wish) });
    const seat = { ...(await said.json()), game: wish.game, title, began: Date.now(), wish };
    const held = JSON.parse(localStorage.getItem('wildswing.seats') ?? '[]');
    localStorage.setItem('wildswing.seats', JSON.stringify([seat, ...held]));
    return seat;
}"""

ALONE = ("The Ghost Bride", "Target Practice")
"""Games for one person, behind the form of Rise of the Exiled."""

NAME = """(one) => one.ariaLabel ?? [...one.childNodes].filter((part) => part.ariaHidden !== 'true')
    .map((part) => part.textContent).join(' ').replace(/\\s+/g, ' ').trim()"""
"""The name of a control, but for the key that gives it."""

GIVE = f"""(label) => {{
    const name = {NAME};
    const says = (one) => name(one) === label || name(one).endsWith(`: ${{label}}`);
    const all = (place) => [...document.querySelectorAll(place)];
    const found = [...all('#question [role=group] button'), ...all('main button')]
        .find((one) => !one.disabled && one.ariaDisabled !== 'true' && says(one));
    found?.click();
    return found !== undefined;
}}"""
"""Answers with the first control on the screen that says so, in one call: a list that opens over the table is dear."""

ASKED = f"""() => {{
    const panel = document.querySelector('section[aria-label="Your question"]');
    const shown = (kind) =>
        [...(panel?.querySelectorAll(kind) ?? [])].filter((one) => one.checkVisibility()).map({NAME});
    return [shown('h2'), shown('button')];
}}"""
"""The words of the open question and the names of its buttons, in one call: a table is asked for them many times."""


class Player:
    """One page at a table, with all that went over its lines."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        """What the table said, letter by letter."""
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self._called_at = (0, 0)
        """How much had been heard and said when the present line was opened."""
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        self._called_at = (len(self.heard), len(self.said))
        line.on("framereceived", lambda frame: self._hear(str(frame)))
        line.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        self.heard.append(json.loads(frame))

    # --- What went over the line ---

    def messages(self, kind: str) -> list[Message]:
        """Returns what the table said of a kind, in order."""
        return [message for message in self.heard if message["type"] == kind]

    @property
    def table(self) -> Message:
        """The latest table over the present line."""
        self.until("a table", lambda: any(message["type"] == "table" for message in self._news))
        return self.messages("table")[-1]

    @property
    def _news(self) -> list[Message]:
        return self.heard[self._called_at[0] :]

    @property
    def given(self) -> list[Message]:
        """All answers that were given."""
        return [message for message in self.said if message["type"] == "answer"]

    @property
    def answered(self) -> int:
        """The number of the last question that was answered over the present line, since anything was taken back."""
        answered = 0
        for message in self.said[self._called_at[1] :]:
            if message["type"] == "answer":
                answered = max(answered, message["question"])
            elif message["type"] == "take back":
                answered = 0
        return answered

    @property
    def match(self) -> str:
        """The match at which it sits."""
        name: str = self.messages("welcome")[-1]["match"]
        return name

    def until(self, what: str, holds: Callable[[], bool]) -> None:
        """Waits until something holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"Waited {PATIENCE} s in vain: {what}"
            self.page.wait_for_timeout(25)

    # --- What the page shows ---

    @property
    def panel(self) -> Locator:
        """Where questions stand, looked for in a way that does not ask every line of a drawing for its role."""
        return self.page.locator('section[aria-label="Your question"]')

    @property
    def prompt(self) -> Locator:
        """The words of the open question."""
        return self.panel.get_by_role("heading", level=2)

    @property
    def answers(self) -> Locator:
        """The buttons in the ribbon that answer the open question: all that are neither cards nor places."""
        return self.panel.get_by_role("group").get_by_role("button", disabled=False)

    @property
    def whole_list(self) -> Locator:
        """The list of all answers, which is opened."""
        found = self.page.locator('dialog[aria-label="All answers"]')
        if not found.is_visible():
            self.panel.get_by_role("button", name=re.compile(r"^All \d+ answers$")).click()
        return found

    @property
    def labels(self) -> list[str]:
        """What the list of all answers says, in its order."""
        buttons = self.whole_list.get_by_role("group").get_by_role("button", disabled=False)
        found = [" ".join(text.split()) for text in buttons.locator("> span").all_text_contents()]
        self.page.keyboard.press("Escape")
        return found

    @property
    def payment(self) -> Locator:
        """The button that pays with the cards that are ticked."""
        return self.panel.get_by_role("button", name="Pay ")

    @property
    def lost(self) -> Locator:
        """The notice that the line to the table is broken."""
        return self.page.get_by_role("status").filter(has_text="The table does not answer")

    @property
    def log(self) -> Locator:
        """The lines of the log, which is opened."""
        if not self.page.get_by_role("list", name="What happened so far").is_visible():
            self.page.get_by_role("button", name="Log", exact=True).click()
        return self.page.get_by_role("list", name="What happened so far").get_by_role("listitem")

    @property
    def result(self) -> Locator:
        """What is shown at the end."""
        return self.page.get_by_role("region", name="Result")

    @property
    def verdict(self) -> Locator:
        """The word for the end."""
        return self.result.get_by_role("heading", level=2)

    def side(self, name: str) -> Locator:
        """Returns where the life and the piles of an Exceed fighter are."""
        return self.page.get_by_role("region", name=name, exact=True)

    def life(self, name: str) -> int:
        """Reads the life of an Exceed fighter."""
        text = " ".join((self.side(name).text_content() or "").split())
        found = re.search(r"(\d+) ?/ ?\d+ life", text)
        assert found, f"No life in: {text}"
        return int(found[1])

    def listed(self, place: int) -> Locator:
        """Returns the button that gives an answer: in the ribbon, or in the list of all answers, which is opened."""
        label = self.table["question"]["options"][place]["label"]
        ribbon = self.panel.get_by_role("group").get_by_role("button", name=label, exact=True, disabled=False)
        if ribbon.count():
            return ribbon.first
        return self.whole_list.get_by_role("group").get_by_role("button", name=label, exact=True, disabled=False).first

    def pictured(self, place: int) -> Locator:
        """Returns the control in the picture of the table that gives an answer: a card, a space, a formation."""
        option = self.table["question"]["options"][place]
        label, about = option["label"], option["about"]
        shown = self.page.get_by_role("main")
        if about.get("zone") == "hand":
            # The button says in short what it does before it says what it answers.
            answers = re.compile(rf": {re.escape(label)}$")
            return shown.get_by_role("article", name=about["card"], exact=True).get_by_role("button", name=answers)
        if "formation" in about:
            return shown.get_by_role("button", name=about["formation"], exact=True)
        # A space says what it is before it says what it answers.
        return shown.get_by_role("button", name=label, exact="card" in about)

    # --- What a person does ---

    def open_menu(self) -> Locator:
        """Opens what is set for a table, with the ways away from it."""
        self.page.get_by_role("button", name="Table and settings").click()
        return self.page.get_by_role("dialog", name="Table and settings")

    def set_pace(self, pace: str) -> None:
        """Chooses how fast events are shown."""
        self.open_menu().get_by_label("Pace of play").select_option(pace)
        self.page.keyboard.press("Escape")

    def go_home(self) -> None:
        """Opens the page where matches are chosen."""
        self.page.goto("/")
        expect(self.page.get_by_role("form", name="Exceed")).to_be_visible()

    def form(self, title: str) -> Locator:
        """Opens the form of a game from home."""
        self.go_home()
        if title in ALONE:
            self.page.get_by_role("link", name="Rise of the Exiled").click()
        if title != "Exceed":
            self.page.get_by_role("link", name=title).click()
        return self.page.get_by_role("form", name=title)

    def form_against(self, title: str, opponent: str) -> Locator:
        """Opens the form of a game, and says there who plays against."""
        form = self.form(title)
        if title == "Exceed":
            form.get_by_role("button", name="More choices").click()
            sheet = self.page.get_by_role("dialog", name="More choices")
            sheet.get_by_label("Played by").select_option(opponent)
            self.page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
        else:
            form.get_by_label("Played by").select_option(opponent)
        return form

    def begin(self, title: str, opponent: str = "random", answers: int = 0, until: str = "") -> Message:
        """Takes the first seat of a new match, and returns its question after so many eager answers, at a kind of it.

        The page comes only then, and past home: all that it has to show on the way is dear.
        """
        wish: Message = {"game": title.lower(), "seats": [0], "opponent": ["", opponent]}
        if title == "Exceed":
            wish["fighters"] = ["Sol Badguy", "Ky Kiske"]
        seat = self.hold_a_seat(wish, title)
        if answers or until:
            address = self.page.url.removesuffix(SMALLEST)
            play_ahead(address, seat, eager, lambda one: one["question"] > answers and until in {"", one["kind"]})
        lines = len(self.messages("welcome"))
        self.page.goto(f"/#match={seat['match']}/{seat['seat']}")
        self.until("a seat", lambda: len(self.messages("welcome")) > lines)
        return self.asked()

    def hold_a_seat(self, wish: Message, title: str) -> Message:
        """Begins a match as home does, and keeps the seat where the page will look for it."""
        self.page.goto(SMALLEST)
        seat: Message = self.page.evaluate(TAKE_A_SEAT, [wish, title])
        return seat

    def begin_from_home(self, title: str, opponent: str = "random") -> Message:
        """Starts a match by the form at home, and returns the first question."""
        form = self.form_against(title, opponent)
        lines = len(self.messages("welcome"))
        form.get_by_role("button", name=f"Play {title}").click()
        self.until("a seat", lambda: len(self.messages("welcome")) > lines)
        return self.asked()

    def asked(self) -> Message:
        """Waits for a question, or for the end; returns the table, which the page shows."""
        self.until("the page shows a question, or the end", lambda: self.is_shown)
        return self.table

    @property
    def is_shown(self) -> bool:
        """Tells whether the page shows what the table asks; what it answers by itself may pass before it is seen."""
        question = self.table["question"]
        if not self.is_asked:
            return False
        if question is None:
            return self.result.is_visible()
        prompts, buttons = self.page.evaluate(ASKED)
        if prompts != [self._words(question)]:
            return False
        count = len(question["options"])
        if question["bill"]:
            return any(button.startswith("Pay ") for button in buttons)
        return count < 2 or f"All {count} answers" in buttons

    def reads(self, question: Message) -> bool:
        """Tells whether the page has the words of a question."""
        prompts: list[str] = self.page.evaluate(ASKED)[0]
        return prompts == [self._words(question)]

    @staticmethod
    def _is_laid(question: Message) -> bool:
        """Tells whether Formation asks for a card, and the page for all cards that it will ask for."""
        return question["kind"] == "place" and not question["space"]

    def _words(self, question: Message) -> str:
        return " ".join(("Lay your cards" if self._is_laid(question) else prompt_of(question)).split())

    @property
    def is_asked(self) -> bool:
        """Tells whether the table has asked what was not answered yet, also by the page itself, or ended the match."""
        table = self.table
        question = table["question"]
        return table["outcome"] is not None or (
            question is not None and question["question"] > self.answered and not question["goes_without_saying"]
        )

    def answer(self, place: int, touch: bool = False) -> None:
        """Answers by a control of the page, in sight if there is one; a payment is made as it is suggested.

        It is pressed without pointing at it, which is dear and the subject of few tests; they click `listed` and
        `pictured`, or touch.
        """
        question = self.table["question"]
        label = " ".join(question["options"][place]["label"].split())
        if touch:
            (self.payment if question["bill"] else self.listed(place)).tap()
        elif question["bill"]:
            self.payment.click()
        elif self._is_laid(question) or not self.page.evaluate(GIVE, label):
            self.listed(place).click()

    def lay_cards(self) -> None:
        """Lays cards of the hand on all open spaces of Formation, one after the other, and is done."""
        before = len(self.given)
        done = self.page.get_by_role("button", name="Done", exact=True)
        laid = 0
        while not done.is_enabled():
            self.page.get_by_role("region", name="Your hand").get_by_role("button").first.dblclick()
            laid += 1
        done.click()
        self.until("all cards to be given", lambda: len(self.given) == before + laid)

    def play_on(self, choose: Choice, answers: int = 1000) -> Message:
        """Answers so many questions, or to the end; returns the table after that."""
        table = self.asked()
        for _ in range(answers):
            if table["outcome"] is not None:
                break
            self.answer(choose(table["question"]))
            table = self.asked()
        return table

    def resign(self) -> None:
        """Ends the match, and waits for the result."""
        self.open_menu().get_by_role("button", name="Resign").click()
        self.page.get_by_role("dialog", name="Do you want to resign?").get_by_role("button", name="Resign").click()
        expect(self.result).to_be_visible()

    def play_until(self, kind: str, choose: Choice) -> Message:
        """Answers until a question of a kind is asked."""
        table = self.asked()
        while table["question"]["kind"] != kind:
            self.answer(choose(table["question"]))
            table = self.asked()
        return table


def invite(host: Player, guest: Player, title: str) -> None:
    """Lets two people sit down at one match."""
    form = host.form_against(title, "open")
    form.get_by_role("button", name=f"Play {title}", exact=True).click()
    link = host.page.get_by_label("Link for White").or_(host.page.get_by_label("Link for Ky Kiske"))
    guest.page.goto(link.input_value())
    guest.page.get_by_role("button", name="Take the seat").click()
    for player in (host, guest):
        player.until("a seat", lambda player=player: bool(player.messages("welcome")))  # type: ignore[misc] # bound now


def come_to_rest(page: Page) -> None:
    """Waits for the fonts, and brings all that moves or fades to its end; one movement may set off another."""
    page.evaluate(
        """async () => {
            const ends = (one) => one.effect.getComputedTiming().endTime < Infinity && one.playState !== 'finished';
            await document.fonts.ready;
            let moving = [];
            do {
                moving.forEach((one) => one.finish());
                await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
                moving = document.getAnimations().filter(ends);
            } while (moving.length);
        }"""
    )


def prompt_of(question: Message) -> str:
    """Returns what a page asks; for a payment, that is all of it at once."""
    prompt: str = (question["bill"] or question)["prompt"]
    return prompt


def eager(question: Message) -> int:
    """Strikes whenever possible, with a card from the hand; a game is short then."""
    for place, option in enumerate(question["options"]):
        if option["about"].get("action") == "strike" or option["about"].get("how") == "card":
            return place
    return 0
