"""A person who does not see the page: hears what its live regions say, and presses keys."""

import re

from playwright.sync_api import Page

from tests.browser.players import Player

LISTEN = """() => {
    window.heard = [];
    const hear = (node) => {
        const region = node.parentElement?.closest('[aria-live], [role=alert], [role=status]');
        if (!region || node.nodeType === Node.COMMENT_NODE) return;
        const text = node.textContent.replace(/\\s+/g, ' ').trim();
        if (text) window.heard.push([region.getAttribute('aria-live') ?? region.getAttribute('role'), text]);
    };
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) hear(node);
    }).observe(document, { childList: true, subtree: true });
}"""
"""Writes down what is added to a live region, as a screen reader does."""

ANSWER = re.compile(r"(?P<digit>\d): (?P<label>.*)\.|Without a digit: (?P<other>.*)\.")

LISTED = "A lists them; there a digit answers."

MANY = 150
"""As often as this nobody presses Tab to find an answer."""


class Listener:
    """Ears and a keyboard at a page."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.page: Page = player.page
        self.page.add_init_script(f"({LISTEN})()")
        self._asked_from = 0

    @property
    def heard(self) -> list[tuple[str, str]]:
        """How each line was said, politely or at once, and the line."""
        return [(how, line) for how, line in self.page.evaluate("window.heard")]

    @property
    def told(self) -> list[str]:
        """What was said by itself, in order."""
        return [line for how, line in self.heard if how == "polite"]

    def press(self, key: str) -> None:
        """Presses a key."""
        self.page.keyboard.press(key)

    def ask(self, key: str) -> list[str]:
        """Presses a key that has something said, and returns it."""
        before = len(self.heard)
        self.press(key)
        self._player.until("an answer", lambda: len(self.heard) > before)
        return [line for how, line in self.heard[before:] if how == "assertive"]

    def question(self) -> dict[str, str] | None:
        """Waits for the next question; returns the answers with their keys, or nothing when the match is over."""
        self._player.until("a question, or the end", lambda: self._question_at() is not None or self._is_over)
        at = self._question_at()
        if at is None:
            return None
        self._asked_from = at + 1
        if "Enter pays with what is ticked." in self.told[at:]:
            return {"Pay": "Enter"}
        said = [match for line in self.told[at + 1 :] if (match := ANSWER.fullmatch(line))]
        return {match["label"] or match["other"]: match["digit"] or "" for match in said}

    def answer(self, label: str, key: str) -> None:
        """Gives an answer by its digit, or by going to it with Tab, in the list of all answers if that was told."""
        in_list = LISTED in self.told[self._asked_from :]
        if in_list:
            self.press("a")
        if key:
            self.press(key)
            return
        if not in_list:
            self.press("q")
        passed = [self.focused]
        while passed[-1] != label:
            assert len(passed) < MANY, f"No way with Tab to {label}: {passed}"
            self.press("Tab")
            passed.append(self.focused)
        self.press("Enter")

    @property
    def focused(self) -> str:
        """What the thing that has the focus is called."""
        name: str = self.page.evaluate(
            """() => {
                const name = document.activeElement.cloneNode(true);
                name.querySelectorAll('[aria-hidden=true]').forEach((one) => one.remove());
                return name.textContent.replace(/\\s+/g, ' ').trim();
            }"""
        )
        return name

    @property
    def _is_over(self) -> bool:
        return "The match is over." in self.told

    def _question_at(self) -> int | None:
        """Finds the first question after the last one, with all its answers."""
        told = self.told
        for at in range(self._asked_from, len(told)):
            if told[at].startswith("Question: ") and not told[at + 1 :]:
                return None
            if told[at].startswith("Question: "):
                return at
        return None
