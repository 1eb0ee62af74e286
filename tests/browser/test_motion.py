"""Whoever wants less motion sees none."""

import pytest

from tests.browser.players import Player, eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Visits
from tests.sampling import sampled

pytestmark = pytest.mark.browser

NOTE_MOTION = """
    window.moved = new Set();
    const isSeen = (durations) => durations.split(',').some((one) => parseFloat(one) > 0.01);
    const styleOf = ({ target, pseudoElement }) => getComputedStyle(target, pseudoElement || undefined);
    addEventListener('animationstart', (event) => {
        if (isSeen(styleOf(event).animationDuration)) moved.add(event.animationName);
    }, true);
    addEventListener('transitionrun', (event) => {
        if (isSeen(styleOf(event).transitionDuration)) moved.add(event.propertyName);
    }, true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const length = typeof options === 'number' ? options : options?.duration;
        if (length > 10 && Object.keys(frames).some((name) => name !== 'opacity')) moved.add('a script');
        return animate.call(this, frames, options);
    };
"""
"""Notes whatever begins to move for longer than a hundredth of a second, however soon it has come to its end.

What only fades in does not move."""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

MOST_STEPS = 3000
"""Steps up to a question after which it is given up."""


def is_shown(player: Player) -> bool:
    """Tells whether the page has shown all that happened, and asks what the table asks."""
    if not player.is_asked or player.panel.get_by_role("button", name="Skip").count():
        return False
    question = player.table["question"]
    return player.result.count() > 0 if question is None else player.reads(question)


def step_to_the_question(player: Player) -> None:
    """Has each event drawn before it asks for the next, however long drawing takes."""
    for _ in range(MOST_STEPS):
        player.page.evaluate(DRAWN)
        if is_shown(player):
            return
        player.page.keyboard.press("n")
    raise AssertionError("The page does not come to its question.")


def seen_moving(player: Player, title: str) -> set[str]:
    """Begins a game and plays some of it, step by step; returns all that moved."""
    player.page.add_init_script(NOTE_MOTION)
    player.begin(title, "greedy")
    # What an agent answers before the first question may be shown already, or not: only from here on it is by steps.
    player.set_pace("step")
    for _ in range(6):
        player.answer(eager(player.asked()["question"]))
        step_to_the_question(player)
    return set(player.page.evaluate("() => [...moved]"))


@pytest.mark.parametrize("title", sampled(["Exceed", "Formation"], 1, "games without motion"))
def test_nothing_moves_for_whoever_wants_less_motion(table: TableProcess, visits: Visits, title: str) -> None:
    assert seen_moving(visits.player(table, "deal 4"), title) == set()
    calm = visits.player(table, "deal 4")
    calm.page.emulate_media(reduced_motion="no-preference")
    assert seen_moving(calm, title)
