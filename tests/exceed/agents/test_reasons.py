"""What the mind says of its answers is what the engine makes of them."""

import re

from tests.exceed.stage import Stage, side, stage
from wildswing.agents.search.budget import Budget
from wildswing.agents.thoughts import Thoughts
from wildswing.exceed.agents.mind import ExceedMind
from wildswing.exceed.agents.outlook import FEATURES
from wildswing.exceed.agents.reasons import why_beside
from wildswing.exceed.game import EXCEED
from wildswing.kernel.chance import Stream
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

OWN = ("Grasp", "Sweep", "Cross")


def thoughts_at(played: Stage, plays: int = 600) -> Thoughts:
    ask = played.ask
    return ExceedMind(Budget(plays)).think(EXCEED, EXCEED.hide(played.table, ask.seat), ask, Stream(1))


def struck(*theirs: str) -> Stage:
    return stage(side(*OWN, space=4), side(*theirs, space=6)).answer("Strike")


def lead_of(own: str, other: str) -> int:
    """Plays a pair of attacks on the engine, all that is asked then being answered by the first option."""
    played = struck(other, "Focus", "Dive").answer(own)
    played.answer(next(label for label in played.labels if label.partition(" (costs")[0] == other))
    while played.table.asks[0].kind != "action":
        EXCEED.answer(played.table, played.table.asks[0].seat, 0)
    return played.sides[0].life - played.sides[1].life


def test_the_attacks_that_are_beaten_are_counted_as_the_engine_plays_them() -> None:
    played = struck("Focus", "Dive", "Sweep")
    thoughts = thoughts_at(played)
    found = re.search(
        r"“Cross” gets the better of (\d+) of the (\d+) attacks that Ky Kiske may set, and loses most to “(.+?)”\.",
        thoughts.reason,
    )
    assert found is not None
    cards = played.table.book.cards
    theirs = sorted({cards[card].name for card in (*played.sides[1].hand, *played.sides[1].deck)})
    leads = {name: lead_of("Cross", name) for name in theirs}
    assert int(found[1]) == len([lead for lead in leads.values() if lead > 0])
    assert int(found[2]) == len(theirs)
    assert found[3] == min(leads, key=leads.__getitem__)
    assert thoughts.sentence.endswith(thoughts.reason)


def test_an_attack_that_reaches_nothing_beats_nothing() -> None:
    played = stage(side("Grasp", "Grasp", space=1), side("Focus", "Dive", space=9)).answer("Strike")
    thoughts = thoughts_at(played)
    assert "“Grasp” gets the better of 0" in thoughts.reason


def test_against_a_wild_swing_the_life_that_is_lost_is_told() -> None:
    played = struck("Focus", "Dive").answer("Wild Swing")
    found = re.match(
        r"“(.+?)” costs the opponent ([\d.]+) life on average, and you ([\d.]+)\.", thoughts_at(played).reason
    )
    assert found is not None
    with speaking(catalogue_of("de")):
        german = thoughts_at(played).reason
    name, dealt, taken = (found[1], *[found[at].replace(".", ",") for at in (2, 3)])
    assert german.startswith(f"„{name}“ kostet den Gegner im Mittel {dealt} Leben und dich {taken}.")


def test_who_does_not_strike_is_told_what_is_better_off() -> None:
    """Prepare draws a card and keeps the pair that the boost would break."""
    played = stage(side("Grasp", "Grasp", space=1), side("Focus", "Dive", space=9))
    thoughts = thoughts_at(played, 300)
    assert played.labels[thoughts.choice] == "Prepare"
    next_best = played.labels[thoughts.thoughts[1].index]
    after = [after_action(played, label) for label in ("Prepare", next_best)]
    assert next_best.startswith("Boost")
    assert f"better off than “{next_best}” by cards in hand ({after[0] - after[1]})" in thoughts.reason


def after_action(played: Stage, label: str) -> int:
    """Returns how many cards more than the opponent the first seat has at the next action."""
    table = EXCEED.imagine(played.table, 0, Stream(3))
    EXCEED.answer(table, 0, played.labels.index(label))
    while table.asks[0].kind != "action":
        EXCEED.answer(table, table.asks[0].seat, 0)
    return len(table.sides[0].hand) - len(table.sides[1].hand)


def test_a_blow_that_ends_the_game_is_the_reason_to_strike() -> None:
    thoughts = thoughts_at(stage(side("Grasp", "Dive", space=4), side("Focus", "Dive", "Cross", space=5, life=2)))
    assert re.match(r"In the strike: “\w+” gets the better of \d+ of the \d+ attacks", thoughts.reason)


def test_what_speaks_most_for_an_answer_comes_first_and_what_hardly_does_not_at_all() -> None:
    none = [0.0] * len(FEATURES)
    better = [{"life": 0.3, "hand": 2.0, "gauge": 0.1}.get(name, 0.0) for name in FEATURES]
    weights = [{"life": 1.0, "hand": 0.1, "gauge": 0.1}.get(name, 0.0) for name in FEATURES]
    told = why_beside(better, none, weights, "Prepare")
    assert told == (
        "It leaves you better off than “Prepare” by life (3) and cards in hand (2), measured against the opponent."
    )
    assert why_beside(none, better, weights, "Prepare") == ""


def test_thinking_aloud_changes_no_choice() -> None:
    for played in (struck("Focus", "Dive"), stage(side(*OWN, space=4), side("Focus", "Dive", space=6))):
        ask = played.ask
        hidden = EXCEED.hide(played.table, ask.seat)
        for seed in range(4):
            mind = ExceedMind(Budget(60))
            assert (
                mind.choose(EXCEED, hidden, ask, Stream(seed)) == mind.think(EXCEED, hidden, ask, Stream(seed)).choice
            )
