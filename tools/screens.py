"""The screens of the page at the sizes they are drawn for, and how each is reached."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Error

from tests.browser.players import Player, come_to_rest, eager
from tests.browser.tables import PATIENCE, Message, TableProcess
from tests.browser.test_replay import play_out
from tests.browser.visits import Lodgings, Visits

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "color_scheme": "dark"}
LOW: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark"}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "color_scheme": "dark"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "color_scheme": "dark",
    "has_touch": True,
    "is_mobile": True,
}
SMALL_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}

MOST_STEPS = 60
DRAWN = """() => [...document.querySelectorAll('.cell button > span:empty')].every((one) =>
    one.getBoundingClientRect().top >= one.closest('.roster').getBoundingClientRect().bottom)"""
QUALITY = 60


class At(NamedTuple):
    """Somebody who goes to a screen, and the table with it."""

    player: Player
    table: TableProcess

    def sit_down(self, game: str, opponent: str = "greedy") -> None:
        """Takes a seat in a new match, whatever the home page looks like."""
        wish = {"game": game, "opponent": opponent, "seed": "deal 11"}
        seat: Message = httpx.post(f"{self.table.address}/api/matches", json=wish, timeout=PATIENCE).json()
        held = json.dumps([{**seat, "game": game, "title": game.capitalize(), "began": 0}])
        self.player.page.goto("/")
        self.player.page.evaluate("held => localStorage.setItem('wildswing.seats', held)", held)
        self.player.page.goto(f"/#match={seat['match']}/{seat['seat']}")
        self.player.until("a question", lambda: bool(self.player.messages("table")) and self.player.is_asked)

    def go_to(self, address: str) -> None:
        """Opens an address."""
        self.player.page.goto(address)
        self.player.page.wait_for_load_state("networkidle")

    def press(self, name: str) -> None:
        """Presses the first button with words."""
        self.player.page.get_by_role("button", name=re.compile(name)).first.click()


def patient(question: Message) -> int:
    """Draws cards as long as that can be done, so that the hand is full."""
    for place, option in enumerate(question["options"]):
        if option["about"].get("action") == "prepare":
            return place
    return eager(question)


def home(at: At) -> None:
    """Shows where matches are chosen, with everybody in sight drawn."""
    at.go_to("/")
    at.player.page.wait_for_function(DRAWN)


@contextmanager
def someone(table: TableProcess, name: str) -> Iterator[httpx.Client]:
    """Somebody else with a name at the table."""
    with httpx.Client(base_url=table.address, timeout=PATIENCE) as guest:
        guest.post("/api/guests", json={"name": name}).raise_for_status()
        yield guest


def wait_for_somebody(guest: httpx.Client, wish: Message) -> Message:
    """Opens a table and waits there."""
    seat: Message = guest.post("/api/matches", json={"opponent": "open", **wish}).json()
    return seat


WISHES: list[tuple[str, Message]] = [
    ("Yui", {"game": "exceed", "brings": "May", "terms": {"clock": {"minutes": 10, "increment": 5}}}),
    ("Oyelaran", {"game": "exceed", "brings": "Potemkin"}),
    ("Marek", {"game": "formation"}),
    ("Tova", {"game": "exceed", "brings": "Zato-1", "terms": {"clock": {"minutes": 25, "increment": 0}}}),
]


def lobby(at: At) -> None:
    """Shows tables that wait, and a match that is played."""
    for name, wish in WISHES:
        with someone(at.table, name) as guest:
            seat = wait_for_somebody(guest, {**wish, "listed": True})
    with someone(at.table, "Sana") as guest:
        guest.post(f"/api/lobby/{seat['match']}/seats?brings=Ramlethal%20Valentine").raise_for_status()
    at.go_to("/#online")
    at.player.page.get_by_role("listitem").first.wait_for()


def invitation(at: At) -> None:
    """Shows what somebody sees who is sent a link."""
    name, wish = WISHES[0]
    with someone(at.table, name) as guest:
        seat = wait_for_somebody(guest, wish)
    at.go_to(f"/#join={seat['match']}/{seat['invitation']}")
    at.player.page.get_by_role("textbox").wait_for()


def profile(at: At) -> None:
    """Shows what somebody has played."""
    own = at.player.page.request
    own.post("/api/guests", data={"name": "Yui"})
    for place, fighter in enumerate(["Sol Badguy", "Sol Badguy", "May", "Sol Badguy", "Faust", "May"]):
        wish = {"game": "exceed", "opponent": "random", "fighters": [fighter, "Ky Kiske"], "seed": f"deal {place}"}
        play_out(at.table, own.post("/api/matches", data=wish).json())
    at.go_to("/#history")
    at.player.page.get_by_role("listitem").first.wait_for()


def turn(at: At) -> None:
    """Shows a turn in the middle of a match, with all that can be done."""
    at.sit_down("exceed")
    at.player.play_on(patient, 5)
    at.player.play_until("action", patient)


def set_attack(at: At) -> None:
    """Shows a hand of which an attack is chosen."""
    at.sit_down("exceed")
    at.player.play_on(patient, 3)
    at.player.play_until("set", eager)


def strike(at: At) -> None:
    """Shows a strike at the moment when a fighter is hurt."""
    set_attack(at)
    at.player.set_pace("step")
    at.player.answer(eager(at.player.table["question"]))
    for _ in range(MOST_STEPS):
        if at.player.page.get_by_role("region", name="Just now").get_by_text("damage").count():
            break
        at.press("^Next")


def payment(at: At) -> None:
    """Shows what is paid with."""
    at.sit_down("exceed")
    for _ in range(MOST_STEPS):
        question = at.player.asked()["question"]
        if question is None or question["bill"]:
            break
        costly = [place for place, option in enumerate(question["options"]) if "Force)" in option["label"]]
        at.player.answer(costly[0] if costly else eager(question))


def tracker(at: At) -> None:
    """Shows what the other side may have."""
    turn(at)
    at.press("^Their cards$")


def log(at: At) -> None:
    """Shows what happened so far."""
    at.sit_down("exceed")
    at.player.play_on(eager, 6)
    at.player.play_until("action", eager)
    at.press("^Log$")


def cards(at: At) -> None:
    """Shows all cards of a fighter."""
    turn(at)
    at.press("abilities and all cards")


def result(at: At) -> None:
    """Shows the end of a match."""
    at.sit_down("exceed", "random")
    at.player.play_on(eager)


def study(at: At) -> None:
    """Shows a match again."""
    result(at)
    at.go_to(f"/#replay={at.player.match}")
    at.player.page.get_by_role("slider").wait_for()
    for _ in range(20):
        at.player.page.keyboard.press("ArrowRight")


def board(at: At) -> None:
    """Shows a moment on the study board, with a line that was tried and what the engine thinks."""
    study(at)
    at.go_to(f"/#study={at.player.match}/20")
    page = at.player.page
    page.get_by_role("region", name="What happens").wait_for()
    at.press("^All .* answers$")
    page.get_by_role("dialog").get_by_role("button").nth(-1).click()
    page.get_by_label("Answer 21 of").wait_for()
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    if at.player.page.viewport_size == DESK["viewport"]:
        at.press("^Switch on$")
        page.get_by_text("of 100 by the best answer").wait_for()


def formation(at: At) -> None:
    """Shows a battle in the middle of a round."""
    at.sit_down("formation")
    at.player.play_until("offence", eager)


def exiled(at: At) -> None:
    """Shows the moment before a throw."""
    at.sit_down("exiled", "naive")
    at.press("^Take this place$")
    at.player.play_until("aim", eager)


Screen = tuple[str, Callable[[At], None], dict[str, Any]]
"""What it is called, how it is reached, and how large it is."""

SCREENS: list[Screen] = [
    ("select-desktop", home, DESK),
    ("home-phone", home, PHONE),
    ("lobby-desktop", lobby, DESK),
    ("lobby-phone", lobby, PHONE),
    ("invite-phone", invitation, PHONE),
    ("profile-desktop", profile, DESK),
    ("profile-phone", profile, PHONE),
    ("match-desktop", turn, DESK),
    ("match-phone", turn, PHONE),
    ("set-attack-desktop", set_attack, DESK),
    ("set-attack-720", set_attack, LOW),
    ("set-attack-tablet", set_attack, TABLET),
    ("set-attack-phone", set_attack, PHONE),
    ("set-attack-small-phone", set_attack, SMALL_PHONE),
    ("strike-desktop", strike, DESK),
    ("payment-desktop", payment, DESK),
    ("tracker-desktop", tracker, DESK),
    ("log-drawer-phone", log, PHONE),
    ("cards", cards, DESK),
    ("result-desktop", result, DESK),
    ("result-phone", result, PHONE),
    ("study-desktop", study, DESK),
    ("study-phone", study, PHONE),
    ("board-desktop", board, DESK),
    ("board-phone", board, PHONE),
    ("formation-desktop", formation, DESK),
    ("formation-phone", formation, PHONE),
    ("exiled-desktop", exiled, DESK),
    ("exiled-phone", exiled, PHONE),
]


def take(browser: Browser, table: TableProcess, screens: list[Screen], folder: Path, ending: str) -> list[str]:
    """Writes one file for each screen, and returns what kept any from being reached."""
    folder.mkdir(parents=True, exist_ok=True)
    failures: list[str] = []
    for name, show, look in screens:
        visits = Visits(Lodgings(browser))
        at = At(visits.player(table, None, **look), table)
        try:
            show(at)
        except (AssertionError, IndexError, Error) as error:
            failures.append(f"{name}: {str(error).splitlines()[0]}")
        at.player.page.mouse.move(0, 0)
        come_to_rest(at.player.page)
        quality: dict[str, Any] = {"quality": QUALITY} if ending == "jpg" else {}
        at.player.page.screenshot(path=folder / f"{name}.{ending}", animations="disabled", **quality)
        visits.end()
    return failures
