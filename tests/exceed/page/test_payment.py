"""The cheapest payment of Exceed: legal, with the fewest cards, and of those that matter least."""

from itertools import combinations

import pytest

from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.match import Match
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import Bill


def bill(played: Stage) -> Bill:
    """Returns the payment that the open question is a part of."""
    found = presenter_of(EXCEED).bill(played.ask, EXCEED.hide(played.table, played.ask.seat))
    assert found is not None
    return found


def suggested(found: Bill) -> list[tuple[str, str]]:
    return [(found.cards[place].card, found.cards[place].zone) for place in found.suggested]


def moving(*hand: str, gauge: tuple[str, ...] = (), to: int = 4) -> Stage:
    """Sol on space 3 pays for a move: in this edition as many Force as spaces."""
    return stage(side(*hand, space=3, gauge=gauge), side(space=9)).answer(f"Walk to space {to}")


def test_a_normal_is_paid_before_a_special_and_a_special_before_an_ultra() -> None:
    found = bill(moving("Tyrant Rave", "Gun Flame", "Cross"))
    assert suggested(found) == [("Cross", "hand")]
    assert [card.card for card in found.cards] == ["Cross", "Gun Flame", "Tyrant Rave"]
    assert (found.resource, found.least, found.most) == ("force", 1, 1)


def test_a_pair_stays_together() -> None:
    assert suggested(bill(moving("Cross", "Cross", "Gun Flame"))) == [("Gun Flame", "hand")]


def test_the_hand_pays_before_the_gauge() -> None:
    assert suggested(bill(moving("Gun Flame", gauge=("Cross",)))) == [("Gun Flame", "hand")]
    assert suggested(bill(moving("Tyrant Rave", gauge=("Cross",)))) == [("Cross", "gauge")]


def test_the_fewest_cards_are_taken() -> None:
    assert suggested(bill(moving("Tyrant Rave", "Gun Flame", "Cross", to=5))) == [("Tyrant Rave", "hand")]


def test_gauge_is_paid_from_the_gauge() -> None:
    played = stage(side("Cross", gauge=["Gun Flame", "Cross", "Grasp"]), side()).answer("Exceed")
    assert {card.zone for card in bill(played).cards} == {"gauge"}


def test_a_payment_of_ones_own_choice_suggests_as_little_as_is_allowed() -> None:
    found = bill(stage(side("Cross", "Tyrant Rave"), side()).answer("Change Cards"))
    assert (found.least, found.most, len(found.suggested)) == (found.least, 3, found.least)


def test_a_payment_says_what_it_is_for_and_asks_for_all_of_it_at_once() -> None:
    found = bill(moving("Cross", "Gun Flame", to=5))
    assert found.prompt == "Pay 2 Force: with which cards?"
    assert (found.goal, found.about) == ("Walk to space 5", {"action": "move", "space": 5})
    found = bill(stage(side("Cross", gauge=["Gun Flame", "Cross", "Grasp", "Focus"]), side()).answer("Exceed"))
    assert (found.goal, found.about) == ("Exceed", {"action": "exceed"})
    found = bill(stage(side("Cross", "Tyrant Rave"), side()).answer("Change Cards"))
    assert found.prompt == "Change Cards: which do you spend, to draw one for each Force?"
    assert (found.goal, found.about) == ("Change Cards", {"action": "change"})


def test_another_question_has_no_bill() -> None:
    played = stage(side("Cross"), side())
    assert presenter_of(EXCEED).bill(played.ask, EXCEED.hide(played.table, 0)) is None


@pytest.mark.parametrize("fighters", [("Sol Badguy", "Ky Kiske"), ("Ryu", "Hyde Kido")])
def test_what_is_suggested_is_legal_and_nothing_cheaper_is(fighters: tuple[str, str]) -> None:
    paid = 0
    for seed in range(4):
        match = Match(EXCEED, seed, match_of(*fighters))
        stream = Stream(f"payments {seed}")
        while match.outcome is None:
            ask = match.asks[0]
            found = presenter_of(EXCEED).bill(ask, match.game.hide(match.state, ask.seat))
            if found is not None and found.least:
                worths = [card.worth for card in found.cards]
                fewest = next(
                    size
                    for size in range(1, len(worths) + 1)
                    if any(sum(some) >= found.least for some in combinations(worths, size))
                )
                assert len(found.suggested) == fewest
                _pay(match, ask.seat, found)
                paid += 1
            else:
                match.answer(ask.seat, stream.below(len(ask.options)))
    assert paid >= 10


def _pay(match: Match, seat: int, found: Bill) -> None:
    """Pays as suggested, one answer after the other; each card gives as much as is still needed."""
    left = found.least
    for place in found.suggested:
        card = found.cards[place]
        worth = min(card.worth, left)
        left -= worth
        (ask,) = match.asks
        abouts = EXCEED.about(ask, match.game.hide(match.state, seat))
        match.answer(seat, abouts.index({"card": card.card, "zone": card.zone, "worth": worth}))
        if len(match.asks) == 0 or match.asks[0].kind != "pay":
            break  # what can only be paid in one way is paid without asking
    assert left == 0 or len(found.suggested) == len(found.cards)
