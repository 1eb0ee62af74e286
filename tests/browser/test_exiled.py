"""Rise of the Exiled in a real browser: throws by mouse and by keys, moves, solo games, and the moderator's page."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.listening import Listener
from tests.browser.players import Player, come_to_rest
from tests.browser.tables import Message, TableProcess
from tests.browser.test_blind import sentences
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

TITLE = "Rise of the Exiled"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
MM = 100


def form_of(player: Player) -> Locator:
    return player.form(TITLE)


def begin(player: Player, seats: tuple[str, str] = ("here", "random"), rounds: str = "2") -> Message:
    """Starts a duel of a few rounds from home, and returns the first question."""
    form = form_of(player)
    form.get_by_label("Players in each").select_option("1")
    for character, who in zip(("Hedina", "Nahtha"), seats, strict=True):
        form.get_by_label(f"Who plays {character}").select_option(who)
    form.get_by_text("Skill, variants").click()
    form.get_by_label("Rounds").select_option(rounds)
    lines = len(player.messages("welcome"))
    form.get_by_role("button", name=f"Play {TITLE}").click()
    player.until("a seat", lambda: len(player.messages("welcome")) > lines)
    return player.table


def point_of(question: Message, option: int) -> dict[str, int]:
    """Returns the point that stands behind an answer to a question with a space."""
    point: dict[str, int] = {}
    for axis in reversed(question["space"]):
        option, place = divmod(option, axis["high"] - axis["low"] + 1)
        point[axis["name"]] = axis["low"] + place
    return point


def given(player: Player, question: Message) -> dict[str, int]:
    """Waits until a question is answered, and returns the point."""
    player.until("the answer", lambda: player.answered >= question["question"])
    answers = [one for one in player.said if one["type"] == "answer" and one["question"] == question["question"]]
    return point_of(question, answers[-1]["option"])


def pixel(page: Page, x: int, y: int) -> tuple[float, float]:
    """Returns where a point of the table is on the page, for a seat whose team is the first and looks to the right."""
    found: list[float] = page.locator("svg.field").evaluate(
        "(field, [x, y]) => { const at = new DOMPoint(y, x).matrixTransform(field.getScreenCTM());"
        " return [at.x, at.y]; }",
        [x, y],
    )
    return found[0], found[1]


def enemy_of(table: Message) -> Message:
    body: Message = next(one for one in table["view"]["bodies"] if one["seat"] == 1 and one["place"] == "in play")
    return body


def drag_throw(player: Player, x: int, y: int) -> dict[str, int]:
    """Aims with the mouse, holds it, and lets go."""
    question = player.table["question"]
    mouse = player.page.mouse
    mouse.move(*pixel(player.page, x + 50 * MM, y))
    mouse.down()
    mouse.move(*pixel(player.page, x, y), steps=4)
    player.page.wait_for_timeout(450)
    mouse.up()
    return given(player, question)


def drag_card(player: Player, dx: int, dy: int) -> dict[str, int]:
    """Takes the own card with the mouse, drags it, and has it lie there."""
    table = player.table
    body = table["view"]["bodies"][table["question"]["about"]["body"]]
    mouse = player.page.mouse
    mouse.move(*pixel(player.page, body["x"], body["y"]))
    mouse.down()
    mouse.move(*pixel(player.page, body["x"] + dx, body["y"] + dy), steps=4)
    mouse.up()
    player.panel.get_by_role("button", name="Move there").click()
    return given(player, table["question"])


def place(player: Player) -> None:
    player.asked()
    player.panel.get_by_role("button", name="Take this place").click()


def to_the_aim(player: Player) -> Message:
    """Takes a place and goes on to the first throw."""
    place(player)
    while (table := player.asked())["question"]["kind"] != "aim":
        player.answer(0)
    return table


def play_on(player: Player) -> tuple[Message, set[str]]:
    """Plays to the end with the mouse; returns the end, and the kinds of questions that were asked."""
    seen: set[str] = set()
    while question := (table := player.asked())["question"]:
        seen.add(question["kind"])
        if question["kind"] == "place":
            place(player)
        elif question["kind"] == "aim":
            enemy = enemy_of(table)
            drag_throw(player, enemy["x"], enemy["y"])
        elif question["kind"] == "move":
            drag_card(player, 0, 40 * MM)
        else:
            player.answer(0)
    return table, seen


def hit_points(player: Player, team: str, name: str) -> int:
    """Reads the hit points in the panel of a team."""
    row = player.page.get_by_role("region", name=f"Team {team}").get_by_role("listitem").filter(has_text=name).first
    return int((row.locator(".life b").first.text_content() or "").split("/")[0])


def test_a_whole_game(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player)
    end, seen = play_on(player)
    assert seen >= {"place", "aim", "move"}
    assert end["outcome"] is not None
    expect(player.result).to_contain_text(end["outcome"]["sentence"])
    for body, team in zip(end["view"]["bodies"], "AB", strict=True):
        if body["place"] == "in play":
            assert hit_points(player, team, body["name"]) == body["life"]
    assert [message for message in player.heard if message["type"] in {"refused", "farewell"}] == []


@pytest.mark.parametrize("width", [1280, 1440])
def test_the_question_and_its_controls_stand_in_one_row(table: TableProcess, visits: Visits, width: int) -> None:
    player = visits.player(table, "deal 4", viewport={"width": width, "height": 720})
    begin(player)
    to_the_aim(player)
    controls = [player.panel.get_by_role("button", name=name) for name in ("Start the throw", "Nahtha", "The rule")]
    boxes = [one.bounding_box() for one in (player.prompt, *controls)]
    middles = [box["y"] + box["height"] / 2 for box in boxes if box is not None]
    assert len(middles) == len(boxes)
    assert max(middles) - min(middles) <= 4


def test_a_throw_with_the_mouse_goes_where_it_was_let_go(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player)
    enemy = enemy_of(to_the_aim(player))
    point = drag_throw(player, enemy["x"] + 10 * MM, enemy["y"])
    assert abs(point["x"] - enemy["x"] // MM - 10) <= 2
    assert abs(point["y"] - enemy["y"] // MM) <= 2
    assert abs(point["power"]) <= 30
    assert abs(point["sway"]) <= 30


def test_a_short_press_only_takes_aim(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player)
    before = to_the_aim(player)
    enemy = enemy_of(before)
    player.page.mouse.click(*pixel(player.page, enemy["x"], enemy["y"] - 100 * MM))
    expect(player.panel.get_by_role("status")).to_contain_text("short")
    assert player.answered == before["question"]["question"] - 1


def test_a_throw_with_the_keys_alone(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player)
    place(player)
    player.asked()
    player.page.keyboard.press("1")
    question = to_the_aim_by_keys(player)
    enemy = enemy_of(player.table)
    keys = player.page.keyboard
    keys.press("1")
    expect(player.panel.get_by_role("status")).to_contain_text("At Nahtha · hit")
    for key in ("ArrowRight", "Shift+ArrowDown", "Enter"):
        keys.press(key)
    expect(player.panel.get_by_role("button", name="Let go!")).to_be_visible()
    keys.press("Enter")
    point = given(player, question)
    # The aim is 8 mm towards the head of a card that looks this way.
    assert (point["x"], point["y"]) == (round(enemy["x"] / MM) + 25, round((enemy["y"] - 8 * MM) / MM) + 4)
    assert point["sway"] == 0
    assert -30 <= point["power"] <= 30


def test_a_whole_game_with_the_keys_alone_and_everything_said(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    listener = Listener(player)
    begin(player)
    keys = player.page.keyboard
    seen: set[str] = set()
    while question := player.asked()["question"]:
        seen.add(question["kind"])
        # The focus waits at the question, and the page has said it.
        expect(player.panel).to_be_focused()
        pressed = {"place": ("Enter",), "move": ("Shift+ArrowRight", "Enter"), "aim": ("1", "ArrowUp", "Enter")}
        for key in pressed.get(question["kind"], ("1",)):
            keys.press(key)
        if question["kind"] == "aim":
            expect(player.panel.get_by_role("status")).to_contain_text("Nahtha: 4 mm left · hit")
            keys.press("Enter")
        given(player, question)
    assert seen >= {"place", "aim", "move"}
    told = "\n".join([*listener.ask("i"), *listener.told])
    missing = [one for one in sentences(player) if one not in told]
    assert missing == []


def to_the_aim_by_keys(player: Player) -> Message:
    while (question := player.asked()["question"])["kind"] != "aim":
        player.page.keyboard.press("1")
    found: Message = question
    return found


def test_the_keys_move_a_card_and_leave_it_there(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player)
    to_the_aim(player)
    player.panel.get_by_role("button", name="Quick throw").click()
    while (question := player.asked()["question"])["kind"] != "move":
        player.answer(0)
    for key in ("Shift+ArrowRight", "ArrowRight", "Enter"):
        player.page.keyboard.press(key)
    assert given(player, question) == {"direction": 0, "distance": 29}


def test_a_card_stays(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player)
    to_the_aim(player)
    player.panel.get_by_role("button", name="Quick throw").click()
    while (question := player.asked()["question"])["kind"] != "move":
        player.answer(0)
    player.panel.get_by_role("button", name="Stay").click()
    assert given(player, question)["distance"] == 0


def test_without_the_hand_the_ring_is_left_out(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    form = form_of(player)
    form.get_by_text("Skill, variants").click()
    form.get_by_label("Throw by hand").uncheck()
    form.get_by_role("button", name=f"Play {TITLE}").click()
    question = to_the_aim(player)["question"]
    assert [axis["high"] for axis in question["space"][2:]] == [0, 0]
    expect(player.panel.get_by_role("button", name="Quick throw")).to_have_count(0)
    player.panel.get_by_role("button", name="Throw", exact=True).click()
    assert given(player, question)["power"] == 0


def test_a_click_on_a_character_tells_all_about_it(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player)
    to_the_aim(player)
    player.page.get_by_role("region", name="Team B").get_by_role("button", name="Nahtha").click()
    sheet = player.page.get_by_role("dialog", name="Nahtha")
    expect(sheet).to_contain_text("Ethereal")
    expect(sheet.get_by_text("House rule: hit zones, weapon art")).to_be_visible()
    expect(sheet.get_by_text("House rule: name, moment, text")).to_be_visible()
    ours = sheet.get_by_role("listitem").filter(has_text="House rule")
    expect(ours.filter(has_text="before any damage is dealt")).to_have_count(1)
    expect(ours.filter(has_text="blindness or a pull")).to_have_count(0)
    assert barriers(player.page) == []


def test_two_people_at_one_screen(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player, ("here", "here"), "1")
    for name in ("Hedina", "Nahtha"):
        player.page.get_by_role("button", name=f"I am {name}").click()
        expect(player.prompt).to_have_text(f"Where does {name} start?")
        player.panel.get_by_role("button", name="Take this place").click()
    weapons = player.page.locator("svg.field .weapon")
    # Whoever has the screen keeps it as long as there is something to choose.
    expect(player.prompt).to_contain_text("from Nahtha?")
    player.panel.get_by_role("button", name="Quick throw").click()
    player.page.get_by_role("button", name="I am Hedina").click()
    player.panel.get_by_role("button", name="throw", exact=True).click()
    expect(player.prompt).to_contain_text("from Hedina?")
    # What the other has thrown is not shown before both have.
    expect(weapons).to_have_count(0)
    player.panel.get_by_role("button", name="Quick throw").click()
    # Who is asked next depends on how the weapons landed.
    passed_on = player.page.get_by_role("button", name="I am")
    expect(passed_on.or_(weapons.first)).to_be_visible()
    if passed_on.count():
        passed_on.click()
    expect(weapons).to_have_count(2)


def test_a_solo_game_and_its_best_results(own_table: TableProcess, visits: Visits) -> None:
    player = visits.player(own_table, "deal 1", **DESK)
    form = player.form("The Ghost Bride")
    expect(form).to_contain_text("Nobody has played this yet.")
    form.get_by_label("Level").select_option("easy")
    form.get_by_role("button", name="Play The Ghost Bride").click()
    throws = 0
    while (end := player.asked())["question"]:
        throws += 1
        assert end["view"]["lengths"] == 7 - throws
        if throws == 1:
            drag_throw(player, 0, end["view"]["target"]["y"])
        else:
            player.panel.get_by_role("button", name="Quick throw").click()
            given(player, end["question"])
    assert throws == len(end["view"]["thrown"])
    expect(player.page.get_by_role("list", name="Throws").get_by_role("listitem")).to_have_count(throws)
    player.result.get_by_role("button", name="Other games").click()
    player.form("The Ghost Bride").get_by_label("Level").select_option("easy")
    best = player.page.get_by_role("region", name="Best results of The Ghost Bride").get_by_role("listitem")
    expect(best).to_have_count(1)
    expect(best).to_contain_text(end["outcome"]["sentence"])


def test_target_practice(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    form = player.form("Target Practice")
    form.get_by_role("button", name="Play Target Practice").click()
    while question := (end := player.asked())["question"]:
        if question["kind"] == "round":
            player.answer(len(question["options"]) - 1)
        else:
            player.panel.get_by_role("button", name="Quick throw").click()
            given(player, question)
    assert end["view"]["moves"] == 3
    expect(player.result).to_contain_text(end["view"]["rank"])


def test_a_practice_throw_shows_where_it_would_land(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **DESK)
    begin(player)
    before = to_the_aim(player)
    player.panel.get_by_role("button", name="Practice throw").click()
    player.panel.get_by_role("button", name="Quick throw").click()
    expect(player.panel.get_by_role("status")).to_contain_text("Practice:")
    expect(player.page.locator("svg.field .tried").first).to_be_visible()
    assert player.answered == before["question"]["question"] - 1


# --- The moderator's page ---


def moderates(player: Player, size: str) -> None:
    form = form_of(player)
    form.get_by_label("Players in each").select_option(size)
    form.get_by_role("button", name="Moderate a real table").tap()
    tap(player, "Everything is in place")


def tap(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).tap()


def test_a_moderator_reports_hits_and_corrects(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **PHONE)
    moderates(player, "1")
    assert barriers(player.page) == []
    tap(player, "One, two, three: throw!")
    page = player.page
    page.get_by_label("What lies under the mace of Hedina").select_option(label="Nahtha")
    page.get_by_label("Best zone under the mace of Hedina").select_option(label="head (3)")
    page.get_by_label("What lies under the scythe of Nahtha").select_option(label="Hedina")
    page.get_by_role("listitem").filter(has_text="the scythe").get_by_role("button", name="Void this throw").tap()
    assert barriers(page) == []
    tap(player, "All are reported")
    page.get_by_role("button", name="no", exact=True).tap()
    expect(page.get_by_role("heading", name="Who moved?")).to_be_visible()
    assert hit_points(player, "A", "Hedina") == 7
    assert hit_points(player, "B", "Nahtha") == 4
    tap(player, "All have moved")
    tap(player, "One, two, three: throw!")
    tap(player, "Set hit points")
    page.get_by_label("Card").select_option(label="Nahtha (4)")
    tap(player, "6")
    expect(page.get_by_role("heading", name="What do the weapons lie over?")).to_be_visible()
    assert hit_points(player, "B", "Nahtha") == 6
    page.get_by_role("button", name="Undo the last entry").tap()
    expect(page.get_by_role("heading", name="Whose hit points")).to_be_visible()
    assert hit_points(player, "B", "Nahtha") == 4
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_round_of_six_takes_few_screens(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", **PHONE)
    moderates(player, "3")
    screens = 0
    title = player.page.locator("#question h2")
    while player.table["view"]["round"] == 1:
        shown = title.text_content()
        player.page.locator("#question .next").tap()
        screens += 1
        player.until("the next screen", lambda shown=shown: title.all_text_contents() not in ([], [shown]))  # type: ignore[misc] # bound now
        expect(player.page.locator("#question .next")).to_be_visible()
    assert screens <= 8


def test_nothing_bars_the_way(table: TableProcess, visits: Visits) -> None:
    """axe-core finds nothing wrong, in light and in dark, and a phone needs no scrolling sideways."""
    player = visits.player(table, "deal 1", **PHONE)
    form = form_of(player)
    form.get_by_text("Skill, variants").click()
    assert_no_barriers(player, "home")
    begin(player)
    asked: set[str] = set()
    while question := (now := player.asked())["question"]:
        if question["kind"] not in asked:
            asked.add(question["kind"])
            assert_no_barriers(player, question["kind"])
        if question["kind"] == "place":
            player.panel.get_by_role("button", name="Take this place").tap()
        elif question["kind"] == "aim":
            player.panel.get_by_role("button", name="Quick throw").tap()
            given(player, question)
        elif question["kind"] == "move":
            player.panel.get_by_role("button", name="Stay").tap()
            given(player, question)
        else:
            player.answer(0, touch=True)
    assert now["outcome"]
    assert_no_barriers(player, "the end")


def assert_no_barriers(player: Player, where: str) -> None:
    come_to_rest(player.page)
    for scheme in ("light", "dark"):
        player.page.emulate_media(color_scheme=scheme)
        assert barriers(player.page) == [], f"{where}, {scheme}"
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390, where


NAMES_OUTSIDE = """() => {
    const { left, right } = document.querySelector('.field').getBoundingClientRect();
    return [...document.querySelectorAll('.labels .plate')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
    }).map((one) => one.nextElementSibling.textContent);
}"""


NAMES_COVERED = """() => {
    const said = document.querySelector('.aim .plate').getBoundingClientRect();
    return [...document.querySelectorAll('.labels .plate')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < said.right && box.right > said.left && box.top < said.bottom && box.bottom > said.top;
    }).map((one) => one.nextElementSibling.textContent);
}"""
"""The names behind the chance of a throw."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_names_on_a_phone_end_within_the_table_and_are_not_covered(
    table: TableProcess, visits: Visits, width: int, height: int
) -> None:
    player = visits.player(table, viewport={"width": width, "height": height})
    seat = player.hold_a_seat({"game": "exiled", "opponent": "naive", "seed": "deal 11"}, "Exiled")
    player.page.goto(f"/#match={seat['match']}/{seat['seat']}")
    to_the_aim(player)
    come_to_rest(player.page)
    assert player.page.evaluate(NAMES_OUTSIDE) == []
    assert player.page.evaluate(NAMES_COVERED) == []
