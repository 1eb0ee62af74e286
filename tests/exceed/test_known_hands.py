"""What is seen of a hand, and of cards laid open, is what is there, while an attack lies face down too."""

from collections import Counter

import pytest

from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.pairings import sampled_pairings
from wildswing.exceed.rules.forecast import forecast
from wildswing.exceed.rules.piles import area
from wildswing.exceed.rules.reading import attack_of
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.view import UNSEEN, SideView
from wildswing.exceed.rules.zones import ASIDE, DECK, SEALED, is_face_down
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import NOTHING, SPECTATOR


def seen(played: Stage) -> SideView:
    """Returns how seat 1 sees the side of seat 0."""
    return EXCEED.view(played.table, 1).sides[0]


def with_known_hand(*hand: str) -> Stage:
    """Seat 0 is about to strike, and seat 1 knows its whole hand."""
    played = stage(side(*hand), side("Block"))
    played.sides[0].seen_hand = played.sides[0].hand
    return played.answer("Strike")


def test_a_known_card_is_in_hand_or_set_while_an_attack_lies_face_down() -> None:  # EX-ZONE-02
    played = with_known_hand("Grasp", "Dive")
    assert (seen(played).hand, seen(played).hand_or_set) == (("Dive", "Grasp"), ())
    played.answer("Grasp")
    assert (seen(played).hand, seen(played).hand_or_set) == ((UNSEEN,), ("Dive", "Grasp"))
    played.answer("Block")
    assert (seen(played).hand, seen(played).hand_or_set) == (("Dive",), ())


def test_a_second_copy_is_surely_in_hand_unless_both_were_set() -> None:
    once = with_known_hand("Dive", "Dive", "Grasp").answer("Dive")
    assert (seen(once).hand, seen(once).hand_or_set) == (("Dive", UNSEEN), ("Dive", "Grasp"))
    pair = with_known_hand("Dive", "Dive", "Grasp").answer("EX Dive")
    assert (seen(pair).hand, seen(pair).hand_or_set) == ((UNSEEN,), ("Dive", "Dive", "Grasp"))


def test_a_wild_swing_leaves_no_doubt() -> None:
    played = with_known_hand("Dive", "Grasp").answer("Wild Swing")
    assert (seen(played).hand, seen(played).hand_or_set) == (("Dive", "Grasp"), ())


def test_cards_laid_open_together_lie_in_no_order() -> None:
    """Whoever comes back to the table sees them in the hand, where no order is seen."""
    four = ("Grasp", "Cross", "Dive", "Sweep")
    ways = [
        stage(side("Napalm Stream", deck=deck), side(), ("Remiliss", "Ryu")).answer("Boost Engineered Destruction")
        for deck in (four, four[::-1])
    ]
    one, other = [EXCEED.hide(way.table, SPECTATOR) for way in ways]
    shown = [[line for line in way.sentences() if "shows" in line] for way in ways]
    assert (one.result, shown[0]) == (other.result, shown[1])
    assert shown[0] == ["Remiliss shows Grasp, Cross, Dive and Sweep (deck)."]


@pytest.mark.parametrize(("one", "other"), sampled_pairings(sorted(roster()), 10, "known hands"))
def test_what_is_told_of_a_hand_is_true(one: str, other: str) -> None:
    stream = Stream(f"known hands {one} {other}")
    table = EXCEED.start(f"{one} {other}", match_of(one, other, "strive, second_reshuffle_offered=no"))
    for _ in range(250):
        if not table.asks:
            break
        for seat in (0, 1, SPECTATOR):
            for owner in (0, 1):
                _assert_true(table, seat, owner)
        ask = table.asks[stream.below(len(table.asks))]
        EXCEED.answer(table, ask.seat, stream.below(len(ask.options)))


def _assert_true(table: Table, seat: int, owner: int) -> None:
    told = EXCEED.view(table, seat).sides[owner]
    cards = table.sides[owner].hand + (() if owner == seat else table.sides[owner].put_back)
    hand = Counter([table.book.cards[card].name for card in cards])
    named = Counter([name for name in told.hand if name != UNSEEN])
    assert len(told.hand) == len(cards)
    assert not named - hand
    attack = attack_of(table, owner)
    below = () if attack is None else (attack.card, attack.copy_card)
    hand.update([table.book.cards[card].name for card in below if card != NOTHING])
    assert not named + Counter(told.hand_or_set) - hand
    piles = [name for name in (DECK, SEALED, ASIDE) if is_face_down(table, name, owner)]
    cards = tuple([card for name in piles for card in area(table.sides[owner], name)])
    hidden = Counter([table.book.cards[card].name for card in cards]) + hand
    assert not Counter(told.unseen) - hidden


def test_what_may_be_in_a_hand_is_the_same_whatever_is_there() -> None:
    stream = Stream("what may be in a hand")
    table = EXCEED.start("what may be", match_of("Sol Badguy", "Ky Kiske"))
    others = 0
    for _ in range(120):
        if not table.asks:
            break
        for seat in (0, 1, SPECTATOR):
            world = EXCEED.imagine(table, seat, stream)
            owner = 0 if seat == 1 else 1
            others += world.sides[owner].hand != table.sides[owner].hand
            assert EXCEED.view(world, seat).sides == EXCEED.view(table, seat).sides
            card = table.book.decks[1 - owner][0]
            known, imagined = EXCEED.hide(table, seat), EXCEED.hide(world, seat)
            assert forecast(imagined, seat, 1 - owner, card) == forecast(known, seat, 1 - owner, card)
        ask = table.asks[stream.below(len(table.asks))]
        EXCEED.answer(table, ask.seat, stream.below(len(ask.options)))
    assert others > 100


def test_what_is_seen_nowhere_is_all_but_what_lies_open() -> None:
    played = stage(side("Dive", "Grasp", gauge=["Block"], discard=["Dive"]), side("Block"))
    told = seen(played)
    assert len(told.unseen) == len(told.hand) + len(told.deck)
    assert Counter(told.unseen)["Dive"] == 1
    assert Counter(told.unseen)["Grasp"] == 2


def test_a_boost_that_is_played_and_discarded_was_laid_open_once() -> None:
    played = stage(side("Tri-Furket", "Dive"), side("Block"), ("Hilda", "Ryu"), "undernight").answer(
        "Boost The Darkness"
    )
    assert played.names(0, "discard") == ["Tri-Furket"]
    assert sorted(EXCEED.view(played.table, 1).opened) == ["Block", "Dive", "Tri-Furket"]


def test_an_attack_is_laid_open_once_and_an_ex_attack_shows_both_cards() -> None:
    played = stage(side("Dive", "Dive", space=3), side("Block", space=4)).answer("Strike", "EX Dive", "Block")
    assert Counter(EXCEED.view(played.table, 0).opened) == {"Dive": 2, "Block": 1}


def test_a_card_of_the_hand_that_pays_is_laid_open() -> None:
    """EX-FORCE-05: it lies in the discard pile, for everybody to see."""
    played = stage(side("Dive", "Grasp", space=3), side("Block")).answer("Walk to space 2", "Grasp")
    assert played.names(0, "discard") == ["Grasp"]
    assert EXCEED.view(played.table, 1).opened == ("Grasp",)


def test_a_card_that_lay_open_before_is_not_laid_open_again() -> None:
    played = stage(side("Dive", space=3, gauge=["Grasp"]), side("Block")).answer("Walk to space 2", "Grasp from gauge")
    assert played.names(0, "discard") == ["Grasp"]
    assert EXCEED.view(played.table, 1).opened == ()
