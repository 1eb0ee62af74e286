"""What an attack would do now: told before, and as it then happens."""

from collections.abc import Iterator, Sequence

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules.events import (
    PARTS,
    AttackChecked,
    AttackRevealed,
    AttackSet,
    BecameStunned,
    Damaged,
    Prioritized,
    StrikeBegan,
)
from wildswing.exceed.rules.forecast import Forecast, Meeting, forecast, unpaid_cost
from wildswing.exceed.rules.setting import CARD, EX
from wildswing.exceed.rules.supposing import can_pay_for
from wildswing.exceed.rules.table import Strike, Table
from wildswing.exceed.rules.turn import STRIKE_ACTION
from wildswing.exceed.rules.zones import HAND
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Event
from wildswing.kernel.match import Match

PLAIN = """
fighter Plain
edition strive
exceed costs 2 gauge

special Poke
  range 2-3, power 4, speed 5

special Wall
  range 1, power 2, speed 2, armor 1, guard 3

special Leap
  range 1, power 3, speed 6
  before: close 2.
  boost Sharp Eyes (continuous)
    +0~1 range, +2 speed, +1 power.
"""


def plain(*hand: str, **more: object) -> Stage:
    """Two plain fighters on spaces 3 and 7; the second holds a Wall and a Poke."""
    one = side(*hand, space=3, **more)  # type: ignore[arg-type] # what `side` takes
    return stage_of((PLAIN, PLAIN), one, side("Wall", "Poke", space=7))


def told(played: Stage, name: str, seat: int = 0, owner: int = 0) -> Forecast:
    """Returns what a card would do, from what a seat knows."""
    cards = played.table.book.cards
    card = next(at for at, facts in enumerate(cards) if facts.name == name and facts.owner == owner)
    return forecast(EXCEED.hide(played.table, seat), seat, owner, card)


def started(table: Table) -> Table:
    """Returns a table on which a strike has begun and nothing is set."""
    twin = table.copy()
    twin.strike = Strike(0)
    return twin


def met(found: Forecast, name: str) -> Meeting:
    """Returns how an attack fares against a card."""
    (meeting,) = [one for one in found.meetings if one.card == name]
    return meeting


# --- Spaces ---


def test_an_attack_hits_the_spaces_in_its_range_on_both_sides() -> None:
    found = told(plain("Poke"), "Poke")
    assert (found.reach, found.spaces) == ((2, 3), (1, 5, 6))
    assert found.why_missed == "out of range"


def test_an_opponent_in_range_is_hit() -> None:
    played = stage_of((PLAIN, PLAIN), side("Poke", space=4), side(space=7))
    assert told(played, "Poke").why_missed == ""


@pytest.mark.parametrize(("space", "why"), [(5, ""), (6, ""), (7, ""), (8, "out of range")])
def test_any_space_of_a_wide_opponent_is_hit(space: int, why: str) -> None:
    """EX-CARE-09: range 2-3 from space 3; the opponent stands on the spaces beside its own too."""
    played = stage_of((PLAIN, PLAIN), side("Poke", space=3), side(space=space, width=3))
    assert (told(played, "Poke").why_missed, told(played, "Poke").spaces) == (why, (1, 5, 6))


def test_a_boost_in_play_counts() -> None:
    found = told(plain("Poke", boosts=["Leap"]), "Poke")
    assert (found.reach, found.spaces, found.why_missed) == ((2, 4), (1, 5, 6, 7), "")
    assert found.speed == ((5, "Poke"), (2, "Sharp Eyes"))
    assert found.power == ((4, "Poke"), (1, "Sharp Eyes"))


def test_a_card_of_the_opponent_is_measured_from_the_opponent() -> None:
    assert told(plain("Poke"), "Poke", owner=1).spaces == (4, 5, 9)


def test_texts_that_come_before_the_range_check_are_named() -> None:
    assert told(plain("Leap"), "Leap").before == ("before: close 2.",)


def test_an_attack_without_range_and_power_hits_nothing() -> None:
    found = told(stage(side("Block"), side()), "Block")
    assert (found.reach, found.spaces, found.power) == (None, (), ())


def test_a_cost_that_cannot_be_paid_is_told() -> None:
    poor = stage(side("Tyrant Rave", "Cross", gauge=["Cross"]), side())
    rich = stage(side("Tyrant Rave", gauge=["Cross", "Grasp"]), side())
    assert [told(poor, name).is_unpaid for name in ("Tyrant Rave", "Cross")] == [True, False]
    assert not told(rich, "Tyrant Rave").is_unpaid


@pytest.mark.parametrize(
    ("hand", "pair", "expected"),
    [
        (("Toll",), False, False),
        (("Toll", "Toll"), False, True),
        (("Toll", "Toll"), True, False),
        (("Toll", "Toll", "Poke"), True, True),
    ],
)
def test_an_attack_does_not_pay_for_itself(hand: tuple[str, ...], pair: bool, expected: bool) -> None:
    """EX-STRIKE-11, EX-STRIKE-12: its cards have left the hand when it is revealed."""
    dear = PLAIN + "\nspecial Toll (1 force)\n  range 1, power 3, speed 3\n"
    table = stage_of((dear, PLAIN), side(*hand, space=3), side("Wall", space=7)).table
    card = next(card for card in table.sides[0].hand if table.book.cards[card].name == "Toll")
    assert can_pay_for(table, 0, card, HAND, pair) is expected
    ask = Ask(0, "set", ())
    assert (unpaid_cost(started(table), ask, (EX if pair else CARD, card)) is None) is expected


# --- Meetings ---


def test_an_unknown_attack_may_be_any_card_that_is_seen_nowhere() -> None:
    found = told(plain("Poke"), "Poke")
    assert not found.is_met
    assert sum([one.copies for one in found.meetings]) == len(plain().sides[1].deck) + 2
    assert (met(found, "Wall").is_first, met(found, "Leap").is_first) == (True, False)


def test_in_a_tie_the_attacker_is_first() -> None:
    played = plain("Poke")
    assert met(told(played, "Poke"), "Poke").is_first
    assert not met(told(played, "Poke", owner=1), "Poke").is_first


def test_power_above_armor_and_guard_stuns() -> None:
    found = told(plain("Poke"), "Poke")
    assert (met(found, "Wall").stuns, met(found, "Leap").stuns) == (False, True)  # 4 is not more than 1 + 3
    sharp = told(plain("Poke", boosts=["Leap"]), "Poke")
    assert met(sharp, "Wall").stuns


def test_the_least_power_that_stuns_is_above_armor_and_guard() -> None:
    played = plain("Poke", "Wall")
    assert (told(played, "Wall").stunned_by, told(played, "Poke").stunned_by) == (5, 1)
    assert met(told(played, "Wall"), "Poke").is_stunned is False


def test_an_attack_that_is_known_is_the_only_one_that_is_met() -> None:
    played = plain("Poke", "Leap").answer("Strike", "Poke")
    seen = told(played, "Wall", seat=0, owner=1)  # one knows one's own attack
    assert (seen.is_met, [one.card for one in seen.meetings]) == (True, ["Poke"])
    unseen = told(played, "Wall", seat=1, owner=1)
    assert not unseen.is_met
    assert len(unseen.meetings) > 1


def test_a_card_of_the_opponent_meets_the_cards_in_hand() -> None:
    found = told(plain("Poke", "Leap"), "Wall", owner=1)
    assert {one.card for one in found.meetings} == {"Poke", "Leap"}


# --- Whole games ---

GAMES = (
    (("Sol Badguy", "Ky Kiske"), 1),
    (("Ryu", "Hyde Kido"), 2),
    (("Linne", "Potemkin"), 3),
    (("Leo Whitefang", "Waldstein"), 4),
)

QUIET = (AttackSet, AttackRevealed)
"""What happens between setting and comparing speeds if nothing intervenes."""


def chosen(ask: Ask, stream: Stream) -> int:
    """Chooses at random, but strikes whenever it can, with single cards from hand."""
    wanted = [
        at
        for at, option in enumerate(ask.options)
        if (ask.kind == "action" and option == STRIKE_ACTION) or (ask.kind == "set" and option[0] == CARD)
    ]
    return wanted[stream.below(len(wanted))] if wanted else stream.below(len(ask.options))


def strikes(fighters: tuple[str, str], seed: int) -> Iterator[tuple[list[Forecast], Sequence[Event]]]:
    """Plays a game; returns for each strike with cards from both hands what was foreseen and what followed."""
    match = Match(EXCEED, seed, match_of(*fighters))
    stream = Stream(f"forecasts {seed}")
    foreseen: dict[int, Forecast] = {}
    began = 0
    while match.outcome is None:
        ask = match.asks[0]
        answer = chosen(ask, stream)
        if ask.kind == "set":
            how, card = ask.options[answer]
            if how == CARD:
                foreseen[ask.seat] = forecast(match.game.hide(match.state, ask.seat), ask.seat, ask.seat, card)
        before = len(match.told)
        match.answer(ask.seat, answer)
        for at, one in enumerate(match.told[before:]):
            if isinstance(one.event, StrikeBegan):
                began = before + at
                foreseen = {}
        events = [one.event for one in match.told[began + 1 :]]
        if len(foreseen) == 2 and any(isinstance(event, Prioritized) for event in events):
            yield [foreseen[0], foreseen[1]], events
            foreseen = {}


def summed(parts: PARTS) -> int:
    return sum([part[0] for part in parts])


def test_what_is_foreseen_happens_unless_a_text_intervenes() -> None:
    compared = checked = dealt = 0
    games = [(fighters, 10 * seed + more) for fighters, seed in GAMES for more in range(4)]
    for foreseen, events in [found for fighters, seed in games for found in strikes(fighters, seed)]:
        at = next(place for place, event in enumerate(events) if isinstance(event, Prioritized))
        priority = events[at]
        assert isinstance(priority, Prioritized)
        if not all(isinstance(event, QUIET) for event in events[:at]):
            continue
        meetings = [met(foreseen[seat], foreseen[1 - seat].card) for seat in (0, 1)]
        assert [one.speed for one in meetings] == [summed(parts) for parts in priority.speeds]
        assert [one.is_first for one in meetings] == [priority.active == 0, priority.active == 1]
        compared += 1
        first = priority.active
        check, damage, stun = [*events[at + 1 : at + 4], priority, priority, priority][:3]
        if not isinstance(check, AttackChecked):
            continue
        assert check.hit is (foreseen[first].why_missed == "")
        checked += 1
        if isinstance(damage, Damaged):
            assert summed(damage.power) == meetings[first].power
            assert meetings[first].stuns is isinstance(stun, BecameStunned)
            assert meetings[1 - first].is_stunned is meetings[first].stuns
            dealt += 1
    assert compared >= 40
    assert checked >= 25
    assert dealt >= 5


@pytest.mark.parametrize(("fighters", "seed"), GAMES)
def test_a_forecast_knows_nothing_that_its_seat_does_not(fighters: tuple[str, str], seed: int) -> None:
    match = Match(EXCEED, seed, match_of(*fighters))
    stream = Stream(f"worlds {seed}")
    for _ in range(60):
        if match.outcome is not None:
            break
        for seat in (0, 1):
            hidden = match.game.hide(match.state, seat)
            owner = stream.below(2)
            cards = hidden.book.all_cards[owner]
            card = cards[stream.below(len(cards))]
            before = forecast(hidden, seat, owner, card)
            world = EXCEED.imagine(hidden, seat, stream)
            assert forecast(EXCEED.hide(world, seat), seat, owner, card) == before
            assert ask_of(match.state, seat) == ask_of(hidden, seat)
        ask = match.asks[0]
        match.answer(ask.seat, stream.below(len(ask.options)))
