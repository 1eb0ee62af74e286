"""What waits for a player to be made to discard, what lies aside for it, and a Prepare action of another size."""

import pytest

from tests.exceed.rules.test_words import blow, fighter, play, trick
from tests.exceed.stage import Stage, side
from wildswing.exceed.game import EXCEED
from wildswing.exceed.position import BoostInPlay, SidePosition
from wildswing.exceed.rules.reading import attack_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import HIDDEN

WAITS = "when the opponent is made to discard: gain 1 life."


def tricked(says: str, *lines: str, one: SidePosition | None = None, other: SidePosition | None = None) -> Stage:
    """Returns a match in which a boost of these lines was played."""
    text = fighter(blow(), trick(*lines), says=(says,))
    return play(text, one or side("Trick", life=10), other or side("Cross", "Dive")).answer("Boost Trickery")


@pytest.mark.parametrize(
    ("line", "times"),
    [
        ("the opponent discards 1 random card from their hand", 1),
        ("the opponent discards 2 random cards from their hand", 1),
        ("the opponent discards their hand", 1),
        ("the opponent discards all but 1 card from their hand", 1),
        ("discard 1 card from the opponent's hand", 1),
        ("the opponent reveals their hand; discard 1 of them", 1),
        (
            "the opponent discards 1 random card from their hand; the opponent discards 1 random card from their hand",
            2,
        ),
        ("discard the top card of the opponent's deck", 0),
        ("put 1 random card from the opponent's hand into your gauge", 0),
        ("seal 1 random card from the opponent's hand", 0),
        ("the opponent discards 1 card from their gauge", 0),
        ("discard 1 card from your hand", 0),
        ("the opponent draws 1", 0),
    ],
)
def test_a_text_that_makes_the_opponent_discard_from_the_hand_is_one_event(line: str, times: int) -> None:
    """EX-NOTION-FORCED-01, EX-NOTION-FORCED-02: once for all cards of an instruction."""
    played = tricked(
        WAITS, f"now: {line}.", one=side("Trick", "Grasp", life=10), other=side("Cross", "Dive", gauge=["Spike"])
    )
    while played.ask.kind == "pick":
        EXCEED.answer(played.table, played.ask.seat, 0)
    assert played.lives[0] == 10 + times


def test_an_empty_hand_has_nothing_to_discard() -> None:
    """EX-NOTION-FORCED-01."""
    played = tricked(WAITS, "now: the opponent discards 1 random card from their hand.", other=side())
    assert played.lives[0] == 10


def test_whoever_is_made_to_discard_can_wait_for_it_too() -> None:
    """EX-NOTION-FORCED-01: one's own text makes nobody discard (EX-NOTION-FORCED-02)."""
    hurt = fighter(
        blow(), trick("now: discard 1 card from your hand."), says=("when you are made to discard: draw 2.",)
    )
    rob = fighter(blow(), trick("now: the opponent discards 1 random card from their hand.", name="Theft"))
    played = play(rob, side("Theft"), side("Trick", "Dive"), hurt).answer("Boost Theftery")
    assert len(played.sides[1].hand) == 3
    own = play(hurt, side("Trick", "Dive"), side()).answer("Boost Trickery")
    assert len(own.sides[0].hand) == 1  # the card of the turn


def test_payments_and_the_maximum_hand_make_nobody_discard() -> None:
    """EX-NOTION-FORCED-02."""
    text = fighter(blow(), says=(WAITS,))
    played = play(text, side(life=10), side("Cross", "Dive")).answer("Prepare", "Change Cards", "Cross", "That is all")
    assert played.lives[0] == 10
    full = play(text, side(life=10), side(*["Cross", "Dive", "Spike", "Sweep"] * 2)).answer("Prepare", "Prepare")
    full.answer("Cross", "Dive", "Spike")
    assert (full.lives[0], len(full.sides[1].hand)) == (10, 7)


def test_them_are_all_cards_of_the_discard_and_the_line_goes_on_with_its_own() -> None:
    """EX-NOTION-FORCED-01: the boost still counts what it has discarded itself."""
    says = "when the opponent is made to discard: for each of them: gain 1 life."
    line = "now: the opponent discards their hand; for each card discarded: draw 1."
    played = tricked(says, line, other=side("Cross", "Dive", "Spike"))
    assert (played.lives[0], len(played.sides[0].hand)) == (13, 4)


def test_a_card_that_is_sealed_instead_was_discarded_all_the_same() -> None:
    """EX-NOTION-FORCED-01, EX-NOTION-DIVERT-02: it can be taken from where it lies."""
    says = "when the opponent is made to discard: may put 1 of them into your gauge."
    text = fighter(blow(), trick("now: the opponent discards their hand."), says=(says,))
    sealing = fighter(blow(), says=("seal discarded cards.",))
    played = play(text, side("Trick"), side("Cross"), sealing).answer("Boost Trickery", "Put 1 of them")
    assert (played.names(0, "gauge"), played.names(1, "sealed")) == (["Cross"], [])


ALIKE = (
    "when the opponent is made to discard: may reveal 1 card with its speed from your hand; if you did, gain 5 life."
)


@pytest.mark.parametrize(
    ("held", "life"), [(("Cross",), 15), (("Dive",), 15), (("Spike",), 10), (("Spike", "Dive"), 15)]
)
def test_a_card_is_alike_if_any_of_the_discarded_ones_is(held: tuple[str, ...], life: int) -> None:
    """EX-NOTION-ALIKE-02; EX-NOTION-ALIKE-01: by the printed number."""
    played = tricked(ALIKE, "now: the opponent discards their hand.", one=side("Trick", *held, life=10))
    able = life > 10
    assert played.offers("Reveal 1 card") is able
    played.answer("Reveal 1 card", held[-1]) if able else played.answer("Do not")
    assert played.lives[0] == life


def test_nobody_is_told_by_a_silence_that_no_card_is_alike() -> None:
    """EX-NOTION-ALIKE-01: with no such card there is one answer, and the question is asked."""
    played = tricked(ALIKE, "now: the opponent discards their hand.", one=side("Trick", "Spike", life=10))
    assert (played.asked, played.labels_for(0)) == ((0, "choose"), ("Do not",))


def test_an_empty_hand_is_asked_for_no_card() -> None:
    """EX-NOTION-ALIKE-01, EX-ZONE-04: everybody sees that it holds none, so a silence tells nothing."""
    played = tricked(ALIKE, "now: the opponent discards their hand.", one=side("Trick", life=10))
    assert (played.asked, played.lives[0]) == ((1, "action"), 10)


def test_a_line_for_once_a_turn_is_used_up_when_it_is_called_for() -> None:
    """EX-NOTION-ONCE-02: what was left the first time is not offered again this turn, but is the next."""
    says = "when the opponent is made to discard, once a turn: may gain 5 life."
    once = "the opponent discards 1 random card from their hand"
    text = fighter(blow(), trick(f"now: {once}; {once}."), says=(says,))
    played = play(text, side("Trick", "Trick", life=10), side("Cross", "Dive", "Spike"))
    played.answer("Boost Trickery", "Do not")
    assert (played.asked, played.lives[0]) == ((1, "action"), 10)
    played.answer("Prepare", "Boost Trickery", "Gain 5 life")
    assert played.lives[0] == 15


def test_each_copy_of_a_boost_has_its_own_line_for_once_a_turn() -> None:
    """EX-NOTION-ONCE-03: two actions of two copies, and no third."""
    text = fighter(blow(), trick("action, once a turn: gain 5 life; take another action.", kind="continuous"))
    played = play(text, side(life=10, boosts=["Trick", "Trick"]), side())
    played.answer("Action", "Action")
    assert (played.lives[0], played.offers("Action")) == (20, False)


# --- Cards of the opponent, set aside ---

TAKES = "when the opponent is made to discard: put 1 of them into your set aside cards."
SETS = "may set 1 card from your set aside cards face up."


def wonder(*more: str, other: SidePosition | None = None) -> Stage:
    """Returns a match in which seat 0 has set a card of seat 1 aside, and it is the turn of seat 1."""
    text = fighter(
        blow(), trick("now: the opponent discards 1 random card from their hand."), says=(TAKES, SETS, *more)
    )
    return play(text, side("Trick"), other or side("Cross", deck=["Dive", "Block"])).answer("Boost Trickery")


def test_a_card_of_the_opponent_can_be_set_aside_and_lies_open() -> None:
    """EX-NOTION-ASIDE-08, EX-ZONE-18."""
    played = wonder()
    assert (played.names(0, "aside"), played.names(1, "discard")) == (["Cross"], [])
    for seat in (0, 1, -1):
        assert EXCEED.view(played.table, seat).sides[0].set_aside == ("Cross",)
        assert EXCEED.imagine(played.table, seat, Stream("aside")).sides[0].aside == played.sides[0].aside


def test_it_lies_open_even_where_cards_that_are_set_aside_do_not() -> None:
    """EX-NOTION-ASIDE-08, EX-NOTION-SECRET-01, EX-CHAR-57."""
    secret = "your set aside cards are face down."
    lays = "action: put 1 card from your hand into your set aside cards."
    played = wonder(secret, lays).answer("Prepare")
    played.answer("Action")
    assert len(played.sides[0].aside) == 2
    hidden = EXCEED.hide(played.table, 1).sides[0].aside
    assert hidden == (played.table.sides[0].aside[0], HIDDEN)
    assert EXCEED.view(played.table, 1).sides[0].set_aside == ("Cross", "")
    worlds = [EXCEED.imagine(played.table, 1, Stream(seed)).sides[0].aside for seed in range(20)]
    assert {world[0] for world in worlds} == {hidden[0]}
    assert len({world[1] for world in worlds}) > 3


def test_it_goes_back_to_its_owner() -> None:
    """EX-NOTION-ASIDE-08, EX-ZONE-19."""
    played = wonder("action: discard your set aside cards.").answer("Prepare", "Action")
    assert (played.names(0, "aside"), played.names(1, "discard")[-1:]) == ([], ["Cross"])


def test_it_is_set_face_up_and_is_its_setters_attack() -> None:
    """EX-NOTION-SECRET-06: everybody knows it before the reveal; a hit puts it into the gauge of whoever set it."""
    played = wonder("if your attack is from your set aside cards: +2 power.").answer("Prepare", "Strike", "Cross, set")
    attack = attack_of(played.table, 0)
    assert attack is not None
    assert (attack.face_up, attack.early, played.table.book.owners[attack.card]) == (True, True, 1)
    assert played.names(0, "aside") == []
    played.sides[0].space = 6
    played.answer("Block")
    while played.asked[1] == "pay":
        played.answer("That is all")
    assert played.damage(1) == 3
    assert played.names(0, "gauge") == ["Cross"]


def test_a_card_that_is_set_without_those_words_lies_face_down() -> None:
    """EX-NOTION-SECRET-06, EX-NOTION-SECRET-02: everybody saw which card it is all the same."""
    text = fighter(
        blow(),
        trick("now: the opponent discards 1 random card from their hand."),
        says=(TAKES, "may set 1 card from your set aside cards."),
    )
    played = play(text, side("Trick"), side("Cross", deck=["Dive", "Block"])).answer("Boost Trickery")
    attack = attack_of(played.answer("Prepare", "Strike", "Cross, set").table, 0)
    assert attack is not None
    assert not attack.face_up


# --- Preparing ---


@pytest.mark.parametrize(("more", "drawn"), [(-1, 0), (-2, 0), (1, 2), (2, 3)])
def test_the_prepare_action_may_draw_more_or_fewer_cards(more: int, drawn: int) -> None:
    """EX-NOTION-PREPARE-01: the card of the turn comes besides."""
    own = fighter(blow(), says=(f"{more:+d} to each prepare.",))
    assert len(play(own, side()).answer("Prepare").sides[0].hand) == drawn + 1
    theirs = fighter(blow(), says=(f"the opponent gains {more:+d} to each prepare.",))
    played = play(theirs, side(), side()).answer("Prepare", "Prepare")
    assert (len(played.sides[0].hand), len(played.sides[1].hand)) == (2, drawn + 1)


def test_what_waits_for_preparing_is_done_without_a_card_too() -> None:
    """EX-NOTION-PREPARE-01, EX-NOTION-ACT-01; a text's draw is as it was."""
    text = fighter(blow(), says=("-1 to each prepare.", "when you prepare: draw 2."))
    assert len(play(text, side()).answer("Prepare").sides[0].hand) == 3


def test_several_texts_about_preparing_add_up_and_end_with_their_boosts() -> None:
    """EX-NOTION-PREPARE-01."""
    text = fighter(blow(), trick("+1 to each prepare.", kind="continuous"))
    both = [BoostInPlay("Trick"), BoostInPlay("Trick")]
    assert len(play(text, side(boosts=both)).answer("Prepare").sides[0].hand) == 4
    assert len(play(text, side()).answer("Prepare").sides[0].hand) == 2


def test_an_empty_deck_is_not_asked_for_a_card_that_nobody_draws() -> None:
    """EX-NOTION-PREPARE-01, EX-SHUF-03."""
    text = fighter(blow(), says=("-1 to each prepare.", "skip the turn draw."))
    played = play(text, side(reshuffled=True))
    played.sides[0].discard += played.sides[0].deck
    played.sides[0].deck = ()
    assert EXCEED.outcome(played.answer("Prepare").table) is None


def test_the_opponent_may_look_for_a_card_in_their_own_deck() -> None:
    """EX-ZONE-06: nobody else sees which one it is."""
    text = fighter(blow(), trick("now: the opponent may put 1 card from their deck into their hand."))
    played = play(text, side("Trick"), side("Block")).answer("Boost Trickery", "Put 1 card", "Dive")
    assert sorted(played.names(1, "hand")) == ["Block", "Dive"]
    assert EXCEED.view(played.table, 0).sides[1].hand == ("", "")
    assert played.sides[1].seen_deck == ()
