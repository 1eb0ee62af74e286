"""Every lesson played to its last goal, by somebody who does what the guide says."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.players import Player
from tests.browser.tables import Message, TableProcess
from tests.browser.test_exiled import drag_throw, enemy_of, given
from tests.browser.test_first_game import coach, learn, lessons
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

MOST_ANSWERS = 60
"""Nobody needs more of them for a lesson."""


FAR = 5
"""So far away few attacks reach."""


class Lesson(NamedTuple):
    """A lesson, its goals in their order, and what it says when all are reached."""

    name: str
    goals: list[str]
    end: str


LESSONS = [
    Lesson("Your first game", ["Move", "Boost", "Strike", "Gauge"], "You know all you need for a fight."),
    Lesson("Range and speed", ["Reach", "Speed", "Miss", "Stun"], "Range first, then speed, then guard"),
    Lesson("Boosts and cancels", ["Boost", "Boosted strike", "Gauge", "Cancel"], "A boost, a cancel and a strike"),
    Lesson("Gauge, EX and exceeding", ["Earn", "EX", "Exceed"], "Gauge buys Ultras, cancels"),
    Lesson("One round of Formation", ["Lay", "Lead", "Follow", "Win", "Advance"], "That is all of it."),
    Lesson("Throw, move, take cover", ["Throw", "Hit", "Move", "Ability"], "That is a whole round"),
]


# --- What is seen of the guide ---


def ticked(player: Player, lesson: Lesson) -> list[str]:
    """Returns the goals that are ticked off, in their order."""
    told = coach(player, lesson.name).get_by_role("listitem").all_text_contents()
    assert len(told) == len(lesson.goals)
    return [goal for goal, text in zip(lesson.goals, told, strict=True) if goal in text and "(done)" in text]


def wanted(player: Player, lesson: Lesson) -> str:
    """Returns the goal that is to be reached now."""
    now = (coach(player, lesson.name).locator("[aria-current=step]").text_content() or "").split("(")[0]
    return next(goal for goal in reversed(lesson.goals) if now.endswith(goal))


# --- Somebody who does what it says ---


class Fight(NamedTuple):
    """What somebody sees of a match of Exceed who is asked there."""

    table: Message
    cards: dict[str, Message]

    @property
    def own(self) -> Message:
        side: Message = self.table["view"]["sides"][0]
        return side

    @property
    def options(self) -> list[Message]:
        found: list[Message] = self.table["question"]["options"]
        return found

    def place(self, accepts: Callable[[Message], bool]) -> int | None:
        """Returns the first option of which something is true."""
        return next((at for at, option in enumerate(self.options) if accepts(option["about"])), None)

    def action(self, name: str) -> int | None:
        return self.place(lambda about: about.get("action") == name)

    def reaching(self, distance: int) -> list[str]:
        """Returns the cards in hand that hit at a distance and cost nothing, the fastest first."""
        known = [self.cards[name] for name in self.own["hand"]]
        found = [one for one in known if not one["cost"] and one["range"] and _within(distance, one["range"])]
        return [one["name"] for one in sorted(found, key=lambda one: -one["speed"])]

    def away(self) -> int | None:
        """Returns the cheapest way out of reach."""
        there = self.table["view"]["sides"][1]["space"]
        ways = [(at, option["about"]) for at, option in enumerate(self.options) if option["about"].get("space")]
        far = [(about["cost"], at) for at, about in ways if abs(there - about["space"]) >= FAR]
        return min(far)[1] if far else None

    def nearer(self) -> int | None:
        """Returns the cheapest way to where most attacks hit."""
        there = self.table["view"]["sides"][1]["space"]
        ways = [(at, option["about"]) for at, option in enumerate(self.options) if option["about"].get("space")]
        best = max(
            ways, key=lambda way: (len(self.reaching(abs(there - way[1]["space"]))), -way[1]["cost"]), default=None
        )
        return best and best[0]


def _within(distance: int, reach: list[int]) -> bool:
    return reach[0] <= distance <= reach[1]


def act(fight: Fight, goal: str) -> int | None:
    """Returns the action that leads to a goal of Exceed, if there is any but to draw cards."""
    distance = fight.table["view"]["distance"]
    strike = fight.action("strike")
    if goal == "Move" or (goal == "Gauge" and fight.own["gauge"]):
        return fight.nearer()
    if goal == "EX":
        return strike if len(set(fight.own["hand"])) < len(fight.own["hand"]) else None
    chosen = None
    if goal == "Boost" or (goal == "Boosted strike" and not fight.own["boosts"]):
        return fight.action("boost")
    if goal == "Cancel" and fight.own["gauge"]:
        return fight.place(
            lambda about: about.get("action") == "boost" and fight.cards[about["card"]]["boost"]["cancelable"]
        )
    if goal == "Exceed":
        chosen = fight.action("exceed")
    elif goal == "Miss" and distance < FAR:
        chosen = fight.away()
    if chosen is not None:
        return chosen
    return strike if goal in {"Miss", "Boosted strike"} or fight.reaching(distance) else fight.nearer()


def fight_on(player: Player, goal: str) -> None:
    """Answers a question of Exceed towards a goal."""
    catalog = player.messages("welcome")[-1]["catalog"]
    fight = Fight(player.table, {card["name"]: card for one in catalog["fighters"] for card in one["cards"]})
    question = fight.table["question"]
    if question["bill"]:
        if goal == "Gauge" and any(one["zone"] == "gauge" for one in question["bill"]["cards"]):
            pay_from_gauge(player)
        else:
            player.answer(0)
        return
    chosen: int | None = 0
    if question["kind"] == "action":
        chosen = act(fight, goal)
        if chosen is None:
            chosen = fight.action("prepare")
    elif question["kind"] == "set":
        chosen = next(
            (at for card in fight.reaching(fight.table["view"]["distance"]) if (at := attack(fight, card)) is not None),
            0,
        )
        if goal == "EX" and (pair := fight.place(lambda about: about.get("how") == "EX")) is not None:
            chosen = pair
    elif question["kind"] == "cancel":
        chosen = next(at for at, option in enumerate(question["options"]) if option["label"] != "Do not cancel")
    player.answer(chosen or 0)


def attack(fight: Fight, card: str) -> int | None:
    return fight.place(lambda about: about.get("how") == "card" and about["card"] == card)


def pay_from_gauge(player: Player) -> None:
    """Has cards of the gauge pay in place of those that are ticked."""
    bill = player.table["question"]["bill"]
    hand = player.page.get_by_role("region", name="Your hand")
    for _ in bill["suggested"]:
        if hand.get_by_role("button", pressed=True).count():
            hand.get_by_role("button", pressed=True).first.click()
    boxes = player.panel.get_by_role("checkbox")
    for place in range(min(bill["least"], boxes.count())):
        boxes.nth(place).check()
    for one in hand.get_by_role("button", name=re.compile("^Pay with")).all():
        if player.payment.is_enabled():
            break
        one.click()
    player.payment.click()


def lay_or_battle(player: Player, _: str) -> None:
    """Answers a question of Formation."""
    if player.table["question"]["kind"] == "place":
        player.lay_cards()
    else:
        player.answer(len(player.table["question"]["options"]) - 1)


def throw_or_move(player: Player, goal: str) -> None:
    """Answers a question of Rise of the Exiled towards a goal."""
    question = player.table["question"]
    if question["kind"] == "aim":
        enemy = enemy_of(player.table)
        drag_throw(player, enemy["x"], enemy["y"])
    elif question["options"]:
        player.answer(len(question["options"]) - 1 if goal == "Ability" else 0)
    elif question["kind"] == "move":
        for key in ("Shift+ArrowRight", "Enter"):
            player.page.keyboard.press(key)
    else:
        player.panel.get_by_role("button", name="Take this place").click()
    given(player, question)


ANSWERS = {"exceed": fight_on, "formation": lay_or_battle, "exiled": throw_or_move}


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.name for lesson in LESSONS])
def test_every_goal_is_reached_by_doing_what_is_said(table: TableProcess, visits: Visits, lesson: Lesson) -> None:
    player = learn(visits, table, lesson.name, viewport={"width": 1280, "height": 800})
    answer = ANSWERS[player.messages("welcome")[-1]["game"]]
    guide = coach(player, lesson.name)
    is_reloaded = False
    for _ in range(MOST_ANSWERS):
        reached = ticked(player, lesson)
        if reached == lesson.goals:
            break
        assert player.table["outcome"] is None, f"over, and only {reached} are reached"
        if reached and not is_reloaded:
            player.page.reload()
            player.asked()
            assert ticked(player, lesson) == reached
            is_reloaded = True
        answer(player, wanted(player, lesson))
        player.asked()
    assert ticked(player, lesson) == lesson.goals
    if player.table["outcome"] is None:
        expect(guide.get_by_role("status")).to_contain_text(lesson.end)
    known = lessons(player)
    expect(known.get_by_text("Lessons that you know (1)")).to_be_visible()
    expect(known.get_by_role("button", name=lesson.name)).to_be_hidden()
