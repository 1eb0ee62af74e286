"""Every fighter comes with scenarios that show what each card does, and they come out as they say."""

from functools import cache
from pathlib import Path

import pytest

from tools.citations import titled
from wildswing.exceed.duel import Duel
from wildswing.exceed.language.vocabulary import BoostKind, Kind
from wildswing.exceed.matches import roster, sheet_of
from wildswing.exceed.roster import scenario_files
from wildswing.exceed.rules.events import AttackRevealed, BoostPlayed, Flipped
from wildswing.exceed.scenarios import Answers, Expectation, Scenario, play, scenarios_of
from wildswing.exceed.scenarios.playing import answered

each_fighter = pytest.mark.parametrize("name", sorted(roster()))

read = cache(scenarios_of)


def titles() -> dict[str, tuple[str, str]]:
    """Returns every title with its fighter, without reading more of the files, by what the test is called."""
    files = scenario_files()
    return {
        f"{Path(files[text][0]).stem}: {title}": (name, title)
        for name, text in sorted(roster().items())
        for title, _ in titled(files[text][1])
    }


TITLES = titles()


@cache
def duels(name: str) -> list[tuple[Scenario, Duel]]:
    """Plays what is answered in each scenario of a fighter."""
    return [(scenario, _played(scenario)) for scenario in read(name)]


def _played(scenario: Scenario) -> Duel:
    duel = Duel.of(scenario.setup, scenario.position)
    for step in scenario.steps:
        if isinstance(step, Answers):
            duel = answered(duel, step)
    return duel


def test_every_fighter_has_scenarios_and_nobody_else() -> None:
    assert set(scenario_files()) == set(roster().values())


@pytest.mark.parametrize(("name", "title"), TITLES.values(), ids=TITLES)
def test_scenario_comes_out_as_it_says(name: str, title: str) -> None:
    told = [scenario for scenario in read(name) if scenario.title == title]
    assert told != []
    for scenario in told:
        report = play(scenario)
        assert report.differences == ()
        assert report.expectations > 0
        assert isinstance(scenario.steps[-1], Expectation), "what the last answer brings is not looked at"


@each_fighter
def test_titles_are_told_apart(name: str) -> None:
    files = scenario_files()
    found = [title for title, _ in titled(files[roster()[name]][1])]
    assert len(found) == len(set(found))


@each_fighter
def test_every_attack_is_shown(name: str) -> None:
    revealed = {event.card for _, duel in duels(name) for event in duel.events(AttackRevealed)}
    cards = sheet_of(roster()[name]).cards
    assert {card.name for card in cards if card.kind is not Kind.ASIDE} - revealed == set()


@each_fighter
def test_every_boost_is_shown(name: str) -> None:
    shown = {event.card for _, duel in duels(name) for event in duel.events(BoostPlayed)}
    for scenario, _ in duels(name):
        for side in scenario.position.sides:
            shown |= {boost.card for boost in side.boosts} | set(side.transformations)
    boosted = {card.name: card.boost for card in sheet_of(roster()[name]).cards if card.boost}
    played = {card for card, boost in boosted.items() if boost.kind is not BoostKind.OVERLOAD}  # which nobody plays
    assert {card for card in played if not {card, boosted[card].name} & shown} == set()


@each_fighter
def test_both_sides_are_shown(name: str) -> None:
    """Most fighters have an exceeded side; it is turned up, or up from the beginning."""
    ups = [any(side.exceeded for side in scenario.position.sides) for scenario, _ in duels(name)]
    turned = [bool(duel.events(Flipped)) for _, duel in duels(name)]
    assert True in turned
    assert [up for up in ups if not up] != []
