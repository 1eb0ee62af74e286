"""A strike is shown once, large and in order; whoever wants less motion sees the same."""

import re

import pytest
from playwright.sync_api import Locator

from tests.browser.players import Player, come_to_rest, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits

pytestmark = pytest.mark.browser

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

WATCH_WHAT_IS_COVERED = """() => {
    window.changes = [];
    const note = (all) => window.changes.push(...all.map(({ target }) => target.parentElement?.outerHTML.slice(0, 90)));
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    for (const id of ['board', 'hand']) new MutationObserver(note).observe(document.getElementById(id), all);
}"""

# What these change, every line of every figure is laid out anew for, in the middle of a movement.
INHERITED = """() => {
    const { width, height } = document.querySelector('[aria-label="Strike"]').getBoundingClientRect();
    const own = (one) => getComputedStyle(document.querySelector(one));
    return [width, height, own('.place path').pointerEvents, own('#hand article path').pointerEvents,
        own('.place path').getPropertyValue('--w')];
}"""

SIZES = """() => ['#board', '#question', '#hand'].map((part) => {
    const { width, height } = document.querySelector(part).getBoundingClientRect();
    return [width, height];
})"""

MEETING = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const [card, tab] = [box('[aria-label="Strike"] .foe .card'), box('.stage > .tab')];
    return Math.min(card.right - tab.left, tab.bottom - card.top, card.bottom - tab.top);
}"""
"""How many pixels of a card that lies face down lie under the tab of what they may have."""

MARKED = """() => [...document.querySelectorAll('[aria-label="Strike"] .range')].map((one) =>
    [...one.querySelectorAll('i')].findIndex((mark) => mark.classList.contains('now')) + 1)"""
"""The range that each card marks as the present one."""

MOST_SHOTS = 60
"""Shots of a strike after which it is given up."""

STILL = 4
"""Looks in a row at which a shot is the same, after which nothing more comes."""


def stage(player: Player) -> Locator:
    """Returns the strike over the stage."""
    return player.page.get_by_role("region", name="Strike", exact=True)


def facts_of(player: Player) -> list[str]:
    """Returns what the strike shows large at this moment."""
    words = " ".join((stage(player).inner_text() if stage(player).count() else "").split())
    cards = [name for name in stage(player).get_by_role("heading").all_text_contents() if name]
    found = [f"open: {' against '.join(sorted(cards))}"] if len(cards) > 1 else []
    if "first" in words.lower():
        found.append("speeds")
    found += [f"damage {amount}" for amount in re.findall("\N{MINUS SIGN}(\\d+)", words)]
    # The track below names its shots too; the first is that a card was set.
    return found + ["stunned"] * ("STUNNED" in words.upper().split("SET")[0])


def see_a_strike(player: Player) -> list[str]:
    """Plays until a strike and steps through it; returns what was seen, each when it was new."""
    player.begin("Exceed", "greedy", answers=3, until="set")
    player.page.evaluate("localStorage.setItem('wildswing.pace', 'step')")
    player.page.reload()
    player.answer(eager(player.asked()["question"]))
    seen: list[str] = []
    for _ in range(MOST_SHOTS):
        _wait_for_all_of_it(player)
        seen += [fact for fact in facts_of(player) if fact not in seen]
        if not stage(player).count() and "stunned" in seen:
            return seen
        player.page.keyboard.press("n")
    raise AssertionError(f"The strike does not end: {seen}")


def test_a_strike_is_shown_in_order_with_or_without_motion(table: TableProcess, visits: Visits) -> None:
    still = see_a_strike(visits.player(table, "deal 1"))
    kinds = [fact.split()[0].strip(":") for fact in still]
    order = [kinds.index(kind) for kind in ("open", "speeds", "damage", "stunned")]
    assert order == sorted(order), still
    moving = visits.player(table, "deal 1")
    moving.page.emulate_media(reduced_motion="no-preference")
    assert see_a_strike(moving) == still


def test_a_strike_can_be_skipped_and_looked_back_at(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1")
    player.begin("Exceed", "greedy", until="set")
    player.page.evaluate("localStorage.setItem('wildswing.pace', 'step')")
    player.page.reload()
    range_ = player.asked()["view"]["distance"]
    player.answer(eager(player.asked()["question"]))
    player.until("both cards are open", lambda: stage(player).get_by_role("heading").count() == 2 or _step(player))
    player.until("the range on both cards", lambda: player.page.evaluate(MARKED) == [range_, range_])
    player.page.keyboard.press("Escape")
    track = stage(player).get_by_role("list", name="Shots of the strike").get_by_role("button")
    player.until("the strike is skipped", lambda: not track.count())
    player.page.evaluate("localStorage.setItem('wildswing.pace', 'none')")
    player.page.reload()
    player.play_until("action", eager)
    player.page.get_by_role("button", name="The last strike").click()
    track.filter(has_text="Speed").click()
    assert "Faster: first".lower() in stage(player).inner_text().lower()
    stage(player).get_by_role("button", name="Why?").click()
    assert "speed" in stage(player).inner_text()
    player.page.keyboard.press("Escape")
    assert not stage(player).count()


def _step(player: Player) -> bool:
    player.page.keyboard.press("n")
    _wait_for_all_of_it(player)
    return False


def _wait_for_all_of_it(player: Player) -> None:
    """Waits until a shot is whole: cards, numbers and words come one after the other, so that no picture is late."""
    before, same = None, 0
    while same < STILL:
        come_to_rest(player.page)
        now = stage(player).inner_text() if stage(player).count() else ""
        before, same = now, same + 1 if now == before else 0
        player.page.wait_for_timeout(40)


def test_what_a_strike_covers_rests_until_it_is_seen_again(table: TableProcess, visits: Visits) -> None:
    player = visits.player(table, "deal 1", viewport={"width": 390, "height": 844})
    player.begin("Exceed", "greedy", answers=3, until="set")
    player.page.evaluate("localStorage.setItem('wildswing.pace', 'step')")
    player.page.reload()
    question = player.asked()["question"]
    come_to_rest(player.page)
    sizes = player.page.evaluate(SIZES)
    assert player.page.evaluate(MEETING) < 1
    player.answer(eager(question))
    player.until("figures are drawn", lambda: bool(player.page.locator(".place path").count()))
    player.page.evaluate(DRAWN)
    assert player.page.evaluate(SIZES) == sizes
    set_face_down = player.page.evaluate(INHERITED)
    player.until("both cards are open", lambda: stage(player).get_by_role("heading").count() == 2 or _step(player))
    player.page.evaluate(DRAWN)
    assert player.page.evaluate(INHERITED) == set_face_down
    player.page.evaluate(WATCH_WHAT_IS_COVERED)
    step = stage(player).locator("[aria-current=step]")
    while step.inner_text().upper() != "END":
        assert player.page.evaluate("window.changes") == []
        player.page.keyboard.press("n")
        player.page.evaluate(DRAWN)
    player.until("what was covered to be as it is now", lambda: player.page.evaluate("window.changes.length > 0"))
