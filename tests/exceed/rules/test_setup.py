"""Setting up a match and the mulligan (EX-SETUP)."""

from collections import Counter

import pytest

from tests.exceed.stage import side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.matches import match_of, normals
from wildswing.exceed.rules.book import book_of
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import Drew, MatchBegan, Mulliganed
from wildswing.exceed.rules.setup import KEEP
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.view import UNSEEN
from wildswing.kernel.event import Told

HEALER = """fighter Healer
edition standard
exceed costs 2 gauge

special Rest
  range 1, power 1, speed 1
  boost Breathe (instant)
    now: gain 5 life.
"""


NORMALS = normals()["standard"]

MATCHES = {edition: match_of("Sol Badguy", "Ky Kiske", edition) for edition in EDITIONS}


def began(seed: int = 1, edition: str = "strive", told: list[Told] | None = None) -> Table:
    """Sets up a match of Sol and Ky, up to the mulligan."""
    return EXCEED.start(seed, MATCHES[edition], told)


def mulligan(table: Table, seat: int, *cards: int, told: list[Told] | None = None) -> None:
    """Lets a seat set cards aside, then keep the rest."""
    for card in (*cards, KEEP):
        (ask,) = [ask for ask in table.asks if ask.seat == seat]
        assert ask.kind == "mulligan"
        EXCEED.answer(table, seat, ask.options.index(card), told)


# --- Before the first turn ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_attack_cards_are_shuffled_to_form_the_deck(edition: str) -> None:
    """EX-SETUP-01: deck and hand together are all attack cards, in an order that chance has made."""
    orders = set()
    for seed in range(3):
        table = began(seed, edition)
        for seat, side_ in enumerate(table.sides):
            assert Counter(side_.deck + side_.hand) == Counter(table.book.decks[seat])
            orders.add(side_.deck)
    assert len(orders) == 6
    assert all(list(deck) != sorted(deck) for deck in orders)


def test_extra_card_is_set_aside() -> None:
    """EX-SETUP-01: a card that starts outside the deck is in neither deck nor hand."""
    table = EXCEED.start(1, match_of("Hazama", "Ryu"))
    names = [table.book.cards[card].name for card in table.sides[0].deck + table.sides[0].hand]
    assert len(names) == 30
    assert "Hungry Darkness of 1000 Souls" not in names
    assert EXCEED.view(table, 0).sides[0].set_aside == ("Hungry Darkness of 1000 Souls",)


@pytest.mark.parametrize("edition", EDITIONS)
def test_fighters_start_on_spaces_3_and_7(edition: str) -> None:
    """EX-SETUP-02: so the first distance is 4."""
    seen = EXCEED.view(began(edition=edition), -1)
    assert (seen.sides[0].space, seen.sides[1].space, seen.distance) == (3, 7, 4)


@pytest.mark.parametrize("edition", EDITIONS)
def test_fighters_start_with_their_first_side_up(edition: str) -> None:
    """EX-SETUP-03: nobody has exceeded yet."""
    assert [one.exceeded for one in EXCEED.view(began(edition=edition), -1).sides] == [False, False]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_first_player_draws_5_cards_and_the_second_6(edition: str, seed: int) -> None:
    """EX-SETUP-05, EX-SETUP-06: and nobody else sees more than the number."""
    table = began(seed, edition)
    hands = [one.hand for one in EXCEED.view(table, -1).sides]
    assert hands[table.first] == (UNSEEN,) * 5
    assert hands[1 - table.first] == (UNSEEN,) * 6


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_starts_at_30_life(edition: str) -> None:
    """EX-SETUP-10: and an effect may change it, as a fighter with 15 shows."""
    assert [one.life for one in EXCEED.view(began(edition=edition), -1).sides] == [30, 30]
    small = EXCEED.start(1, match_of("Tinker Knight", "Ryu", edition))
    assert small.sides[0].life == 15


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("life", "then"), [(20, 25), (27, 30), (30, 30)])
def test_life_never_rises_above_30(edition: str, life: int, then: int) -> None:
    """EX-SETUP-11: what is gained above it is lost."""
    played = stage_of((HEALER, HEALER), side("Rest", life=life), side(), edition).answer("Boost Breathe")
    assert played.lives[0] == then


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_player_is_chosen_by_chance(edition: str) -> None:
    """EX-SETUP-12: over many seeds both seats go first about as often; the first one takes the first turn."""
    firsts = Counter([began(seed, edition).first for seed in range(40)])
    assert min(firsts[0], firsts[1]) >= 10
    table = began(2, edition)
    mulligan(table, 0)
    mulligan(table, 1)
    assert [(ask.seat, ask.kind) for ask in table.asks] == [(table.first, "action")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_first_player_is_known_before_hands_are_drawn(edition: str) -> None:
    """EX-SETUP-13, EX-SETUP-14, D-25: where the choice is listed last, hands of 5 and 6 need it first all the same."""
    told: list[Told] = []
    table = began(edition=edition, told=told)
    kinds = [type(one.event) for one in told]
    assert kinds.index(MatchBegan) < kinds.index(Drew)
    drawn = [one.event for one in told if isinstance(one.event, Drew) and -1 in one.audience]
    assert drawn == [
        Drew(seat, table.book.names[seat], 5 + at) for at, seat in enumerate((table.first, 1 - table.first))
    ]


# --- The mulligan ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_mulligan_draws_as_many_cards_from_the_top_and_shuffles_the_others_in_afterwards(edition: str) -> None:
    """EX-SETUP-07: so none of the cards set aside can be drawn again."""
    table = began(5, edition)
    seat = table.first
    hand, deck = table.sides[seat].hand, table.sides[seat].deck
    mulligan(table, seat, *hand)
    mulligan(table, 1 - seat)
    assert Counter(table.sides[seat].hand) == Counter(deck[:5])
    assert Counter(table.sides[seat].deck) == Counter(deck[5:] + hand)


def test_mulligan_shuffles_the_deck() -> None:
    """EX-SETUP-07: the cards that were left lie in a new order, those put back are somewhere among them."""
    table = began(5)
    seat = table.first
    hand, deck = table.sides[seat].hand, table.sides[seat].deck
    mulligan(table, seat, hand[0])
    mulligan(table, 1 - seat)
    assert table.sides[seat].deck not in ((*deck[1:], hand[0]), (hand[0], *deck[1:]))


def test_deck_is_not_shuffled_without_a_mulligan() -> None:
    """EX-SETUP-07, EX-SETUP-09: a player who sets nothing aside keeps hand and deck as they are."""
    table = began(5)
    before = [(one.hand, one.deck) for one in table.sides]
    mulligan(table, 0)
    mulligan(table, 1)
    assert [(one.hand, one.deck) for one in table.sides] == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_mulliganed_cards_are_not_shown(edition: str) -> None:
    """EX-SETUP-08: others learn the number once both have chosen, and never the cards."""
    told: list[Told] = []
    table = began(5, edition)
    hand = table.sides[0].hand
    before = EXCEED.view(table, 1)
    mulligan(table, 0, *hand[:2], told=told)
    assert EXCEED.view(table, 1) == before
    assert EXCEED.view(table, 0).sides[0].put_back == tuple(table.book.cards[card].name for card in hand[:2])
    mulligan(table, 1, told=told)
    seen = EXCEED.view(table, 1).sides[0]
    assert seen.hand == (UNSEEN,) * len(hand)
    assert seen.deck == (UNSEEN,) * len(table.sides[0].deck)
    names = {table.book.cards[card].name for card in hand[:2]}
    heard = [one.event.sentence() for one in told if not one.audience or 1 in one.audience]
    assert not any(name in sentence for name in names for sentence in heard)


def test_mulligan_may_take_any_number_of_cards() -> None:
    """EX-SETUP-07, EX-SETUP-09: none and all, at the same time for both players."""
    told: list[Told] = []
    table = began(5)
    assert [ask.seat for ask in table.asks] == [0, 1]
    mulligan(table, 1, *table.sides[1].hand, told=told)
    number = table.sides[1].put_back
    mulligan(table, 0, told=told)
    counts = {one.event.seat: one.event.count for one in told if isinstance(one.event, Mulliganed)}
    assert counts == {0: 0, 1: len(number)}


def test_mulligan_happens_once() -> None:
    """EX-SETUP-09: after it the first turn begins; the hands have their first sizes again."""
    table = began(5)
    sizes = [len(one.hand) for one in table.sides]
    mulligan(table, 0, table.sides[0].hand[0])
    mulligan(table, 1, table.sides[1].hand[0])
    assert [ask.kind for ask in table.asks] == ["action"]
    assert [len(one.hand) for one in table.sides] == sizes


# --- The hand limit ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("held", "discards"), [(5, 0), (6, 1), (8, 3)])
def test_hand_limit_is_7(edition: str, held: int, discards: int) -> None:
    """EX-SETUP-15: Prepare and the draw of the turn make two cards more; those above 7 are discarded."""
    hand = ["Grasp", "Grasp", "Cross", "Cross", "Dive", "Dive", "Sweep", "Sweep"][:held]
    played = stage(side(*hand), side(), edition=edition).answer("Prepare")
    for _ in range(discards):
        assert played.asked == (0, "hand limit")
        played.answer(played.labels[0])
    assert played.asked == (1, "action")
    assert len(played.sides[0].hand) == 7
    assert len(played.names(0, "discard")) == discards


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ((NORMALS, NORMALS), "the fighter file, line 1, column 1: this is a file of Normals; a fighter's file"),
        ((HEALER, HEALER), "the file of Normals, line 1, column 1: this is a fighter's file; a file of Normals"),
    ],
)
def test_a_match_takes_a_fighter_and_their_normals_each_in_its_place(texts: tuple[str, str], said: str) -> None:
    """EX-SETUP-01: files that were exchanged are refused with a word about which is needed."""
    with pytest.raises(FighterError) as caught:
        book_of(("standard", *texts, HEALER, NORMALS))
    assert str(caught.value).startswith(said)
