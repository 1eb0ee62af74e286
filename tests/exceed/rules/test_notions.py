"""What general words do that fighters brought beyond the rulebooks, shown by fighters made up for it."""

import pytest

from tests.exceed.rules.test_words import PLAIN, blow, fighter, play, trick
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.language.parser import parse
from wildswing.exceed.position import BoostInPlay
from wildswing.exceed.rules.reading import attack_of
from wildswing.kernel.chance import Stream

BLOCK = side("Block", deck=["Dive"] * 2)


@pytest.mark.parametrize(
    ("said", "hands"),
    [
        ("at least 2 cards", {2, 3}),
        ("at most 2 cards", {0, 1, 2}),
        ("more than 2 cards", {3}),
        ("less than 2 cards", {0, 1}),
        ("exactly 2 cards", {2}),
        ("2 cards", {2, 3}),
        ("no cards", {0}),
    ],
)
def test_cards_are_compared_with_a_number(said: str, hands: set[int]) -> None:
    text = fighter(blow(f"if you have {said} in your hand: +5 power."))
    strikes = {
        cards: play(text, side("Blow", *["Dive", "Dive", "Cross"][:cards])).strike("Blow", "Block")
        for cards in range(4)
    }
    assert {cards for cards, strike in strikes.items() if strike.total(0, "power") == 7} == hands


@pytest.mark.parametrize(("life", "found"), [(4, 2), (5, 7), (6, 2)])
def test_a_life_can_be_compared_exactly(life: int, found: int) -> None:
    text = fighter(blow("if your life is exactly 5: +5 power."))
    assert play(text, side("Blow", life=life)).strike("Blow", "Block").total(0, "power") == found


# --- How long a text lasts ---


def gained(until: str) -> Stage:
    text = fighter(trick(f"now: gain [+3 power] {until}."), blow())
    one = side("Trick", "Blow", "Blow", deck=["Dive"] * 2)
    return play(text, one, side("Block", "Block", deck=["Dive", "Cross"])).answer("Boost Trickery")


@pytest.mark.parametrize(
    ("until", "found"),
    [
        ("this turn", (2, 2, 2)),
        ("until your next turn", (5, 2, 2)),
        ("until the end of your next turn", (5, 5, 2)),
        ("this game", (5, 5, 5)),
    ],
)
def test_a_text_lasts_into_the_turns_it_says(until: str, found: tuple[int, int, int]) -> None:
    """EX-NOTION-UNTIL-02: in the opponent's turn, in the next own one, and in the opponent's after it."""
    first = gained(until).answer("Strike", "Block", "Blow")
    second = gained(until).answer("Prepare", "Strike", "Blow", "Block")
    third = gained(until).answer("Prepare", "Prepare", "Strike", "Block", "Blow")
    assert (first.total(0, "power"), second.total(0, "power"), third.total(0, "power")) == found


def test_your_next_turn_is_that_of_the_player_whose_text_says_so() -> None:
    """EX-NOTION-UNTIL-01: the opponent is held through their own turn, and free in the one after."""
    text = fighter(trick("now: the opponent gains [cannot move] until your next turn."), blow())
    held = play(text, side("Trick", deck=["Dive"] * 2), side("Cross", deck=["Dive"] * 2)).answer("Boost Trickery")
    assert not held.offers("Move to space 6")
    held.answer("Prepare", "Prepare")
    assert held.offers("Move to space 6")


@pytest.mark.parametrize("kind", ["instant", "continuous"])
@pytest.mark.parametrize("attack", ["Grasp", "Cross"])
def test_each_text_that_was_gained_means_the_name_it_was_gained_with(kind: str, attack: str) -> None:
    """EX-NOTION-NAMES-02: of two copies one has named a Grasp and the other a Cross."""
    gain = "gain [if the opponent's attack is a named card: +3 power] this turn"
    gain += "; gain [hit: if the opponent's attack is a named card, draw 1] this turn"
    text = fighter(blow(), trick(f"now: name a card; {gain}; take another action.", kind=kind))
    played = play(text, side("Trick", "Trick", "Blow", deck=["Dive", "Spike"]), side(attack))
    played.answer("Boost Trickery", "Grasp", "Boost Trickery", "Cross").strike("Blow", attack)
    assert (played.total(0, "power"), played.names(0, "hand")) == (2 + 3, ["Dive"])


def test_a_line_for_once_a_game_is_done_once() -> None:
    """EX-NOTION-ONCE-01: by each player who has it."""
    text = fighter(blow(), says=("action, once a game: draw 2.",))
    played = play(text, side(deck=["Dive"] * 2), side(), against=text)
    assert played.offers("Action")
    played.answer("Action")
    assert played.offers("Action")
    played.answer("Prepare")
    assert not played.offers("Action")
    played.answer("Prepare", "Prepare")
    assert not played.offers("Action")


# --- Bans ---


def test_whoever_cannot_draw_draws_for_nothing() -> None:
    """EX-NOTION-BAN-01: not for the turn, not by an action, not by a text; the deck stays, and nobody loses."""
    text = fighter(blow("hit: the opponent draws 2."), trick("now: gain [the opponent cannot draw] this game."))
    other = side("Block", "Dive", deck=[])
    held = play(text, side("Trick", "Blow", deck=["Dive", "Dive", "Cross"]), other).answer("Boost Trickery")
    assert sorted(held.names(1, "hand")) == ["Block", "Dive"]
    held.answer("Prepare")
    assert sorted(held.names(1, "hand")) == ["Block", "Dive"]
    assert held.over is None
    held.answer("Strike", "Blow", "Block")
    assert held.names(1, "hand") == ["Dive"]


def test_whoever_cannot_boost_plays_no_boost() -> None:
    """EX-NOTION-BAN-02: neither as an action nor by a text."""
    text = fighter(
        trick("now: draw 1."),
        blow(),
        says=("action: gain [cannot boost] this turn; play 1 boost from your hand; take another action.",),
    )
    played = play(text, side("Trick", "Blow", deck=["Dive"] * 2))
    assert played.offers("Boost Trickery")
    played.answer("Action")
    assert not played.offers("Boost Trickery")
    assert sorted(played.names(0, "hand")) == ["Blow", "Trick"]


@pytest.mark.parametrize(("ban", "exceeds"), [("cannot exceed", False), ("cannot boost", True)])
def test_whoever_cannot_exceed_is_not_turned_over(ban: str, exceeds: bool) -> None:
    """EX-NOTION-BAN-03: neither by the action nor by a text."""
    text = fighter(blow(f"hit: gain [{ban}] this game; exceed; if you did, draw 1."))
    one = side("Blow", gauge=["Dive", "Dive", "Cross", "Cross"], deck=["Sweep"] * 2)
    played = play(text, one).strike("Blow", "Block")
    assert played.sides[0].exceeded is exceeds
    banned = play(fighter(blow(), says=(f"{ban}.",)), one)
    assert banned.offers("Exceed") is exceeds


# --- Places ---


@pytest.mark.parametrize("line", ["before: swap with the opponent.", "before: the opponent swaps with you."])
def test_fighters_that_swap_stand_where_the_other_stood(line: str) -> None:
    """EX-NOTION-SWAP-01: nobody has moved, so nothing that waits for it comes, and a ban on moving does not matter."""
    text = fighter(blow(line, "if you are on space 6: +4 power."), says=("cannot move.", "when you move: draw 1."))
    played = play(text, side("Blow", space=3, deck=["Dive"] * 2), side("Block", space=6)).strike("Blow", "Block")
    assert played.spaces == (6, 3)
    assert played.total(0, "power") == 6
    assert played.names(0, "hand") == []


# --- Numbers ---


def test_an_attack_may_say_what_x_is_at_any_moment() -> None:
    """EX-NOTION-X-01: the card drawn before the range check counts."""
    text = fighter(blow("X is 1 for each card in your hand.", "before: draw 1.", stats="range X, power X, speed 4"))
    played = play(text, side("Blow", "Dive", "Dive", "Cross", deck=["Cross"]), BLOCK).strike("Blow", "Block")
    assert played.hit(0)
    assert played.total(0, "power") == 4


def test_only_an_attack_has_an_x_that_changes() -> None:
    with pytest.raises(FighterError, match="needs a trigger"):
        parse(fighter(trick("X is your life.", kind="continuous")))


@pytest.mark.parametrize(("line", "found"), [("for each card in your hand but at most 1: +2 power.", 4)])
def test_a_rate_has_an_upper_end(line: str, found: int) -> None:
    """EX-NOTION-EACH-01: standing, and done at a moment."""
    hand = side("Blow", "Dive", "Dive", "Cross")
    assert play(fighter(blow(line)), hand).strike("Blow", "Block").total(0, "power") == found
    assert play(fighter(blow(f"hit: {line}")), hand).strike("Blow", "Block").total(0, "power") == found


def test_the_bonuses_of_an_ex_attack_are_positive_and_a_malus_is_not_counted() -> None:
    """EX-NOTION-BONUSES-01, EX-NOTION-BONUSES-02: +1 of EX and +2 are doubled, -3 is not."""
    text = fighter(
        blow(
            "+2 power.",
            "-3 power.",
            "multiply your positive power bonuses by 2.",
            "if your positive power bonuses are exactly 3: +4 speed.",
            "if your power bonuses are exactly 0: +5 speed.",
        )
    )
    played = play(text, side("Blow", "Blow")).strike("EX Blow", "Block")
    assert played.total(0, "power") == 2 + 3 - 3 + 3
    assert played.total(0, "speed") == 4 + 1 + 4 + 5


def test_force_spent_this_turn_counts_each_payment_of_its_player_alone() -> None:
    """EX-NOTION-SPENT-01: a boost's price and a text's, and the opponent's payment is not among them."""
    text = fighter(
        blow("hit: for each force spent this turn: +1 power."),
        trick("now: spend 2 force; strike.").replace("(instant)", "(instant, 1 force)"),
    )
    one = side("Trick", "Blow", "Dive", "Cross", "Spike")
    played = play(text, one, side("Block", "Dive")).answer("Boost Trickery", "Dive", "Cross", "Spike", "Blow", "Block")
    played.answer("Dive")
    assert played.total(0, "power") == 5


# --- Cards ---


def test_without_a_card_it_is_nothing() -> None:
    """EX-NOTION-IT-01."""
    text = fighter(
        blow("hit: reveal the top normal of your discard pile; if it is a card, +1 power; otherwise, +2 power.")
    )
    assert play(text, side("Blow")).strike("Blow", "Block").total(0, "power") == 4
    assert play(text, side("Blow", discard=["Dive"])).strike("Blow", "Block").total(0, "power") == 3


LOOK = "now: look at the top 2 cards of your deck; put 1 of them into your hand; "


@pytest.mark.parametrize(
    ("line", "deck", "gone"),
    [
        (LOOK + "draw 1; discard the others.", ["Dive", "Cross", "Spike", "Cross"], []),
        (LOOK + "draw 1; discard the others.", ["Cross", "Dive", "Cross", "Spike"], []),
        (LOOK + "discard the others.", ["Cross", "Dive", "Cross", "Spike"], ["Cross"]),
        (LOOK + "shuffle your deck; discard the others.", ["Dive", "Cross", "Spike", "Cross"], []),
        (
            f"now: look at the top 3 cards of your deck; {LOOK.removeprefix('now: ')}draw 1; discard the others.",
            ["Dive", "Cross", "Cross", "Spike"],
            [],
        ),
    ],
)
def test_the_others_are_cards_that_were_looked_at_and_not_their_copies(
    line: str, deck: list[str], gone: list[str]
) -> None:
    """EX-NOTION-IT-04: a card that was drawn meanwhile is not discarded in the shape of another."""
    played = play(fighter(trick(line), blow()), side("Trick", deck=deck, rest="sealed cards"), BLOCK)
    played.answer("Boost Trickery", "Dive")
    assert [name for name in played.names(0, "discard") if name != "Trick"] == gone


def test_a_card_on_the_bottom_of_a_deck_is_known_to_whoever_put_it_there() -> None:
    """EX-NOTION-BOTTOM-01: it came unseen out of a hand, so the opponent does not know it."""
    text = fighter(trick("now: put 1 card from your hand on the bottom of your deck."), blow())
    played = play(text, side("Trick", "Cross", "Dive", deck=["Spike", "Sweep"]), BLOCK)
    played.answer("Boost Trickery", "Cross")
    table = played.table
    assert table.book.cards[table.sides[0].deck[-1]].name == "Cross"
    assert EXCEED.imagine(table, 0, Stream(1)).sides[0].deck[-1] == table.sides[0].deck[-1]
    assert table.sides[0].seen_deck[-1] == 1


def test_a_shuffled_discard_pile_keeps_its_cards() -> None:
    """EX-NOTION-PILE-01."""
    pile = ["Dive", "Cross", "Spike", "Sweep", "Focus"]
    text = fighter(trick("now: shuffle your discard pile."), blow())
    played = play(text, side("Trick", discard=pile)).answer("Boost Trickery")
    found = played.names(0, "discard")
    assert found[-1] == "Trick"
    assert sorted(found[:-1]) == sorted(pile)
    assert found[:-1] != pile


@pytest.mark.parametrize(
    ("named", "offered"), [("1", ["Grasp", "Cross"]), ("3", ["Spike"]), ("X", ["Blow"]), ("-", ["Block"]), ("9", [])]
)
def test_a_card_has_each_range_that_is_printed_on_it(named: str, offered: list[str]) -> None:
    """EX-NOTION-NAMING-01, EX-NOTION-NAMING-02."""
    text = fighter(
        trick("now: name a range; the opponent discards 1 card with the named range from their hand."), blow()
    )
    other = fighter(blow("X is your life.", stats="range X, power 2, speed 4"))
    hand = side("Grasp", "Cross", "Spike", "Block", "Blow")
    played = play(text, side("Trick"), hand, against=other).answer("Boost Trickery", named)
    found = [label for label in played.labels_for(1) if label != "No more"]
    assert sorted([label.split(" (")[0] for label in found]) == sorted(offered)


# --- Places ---


@pytest.mark.parametrize(
    ("line", "spaces", "found"),
    [
        ("hit, if at maximum range: +5 power.", (1, 4), 7),
        ("hit, if at maximum range: +5 power.", (1, 3), 2),
        ("hit, if the spaces behind the opponent are at least 3: +5 power.", (3, 6), 7),
        ("hit, if the spaces behind the opponent are at least 3: +5 power.", (4, 7), 2),
        ("hit, if the spaces behind you are exactly 2: +5 power.", (7, 6), 7),
        ("for each space between both fighters: +1 power.", (3, 6), 4),
        ("for each space between both fighters: +1 power.", (3, 4), 2),
    ],
)
def test_texts_ask_where_the_fighters_stand(line: str, spaces: tuple[int, int], found: int) -> None:
    """EX-NOTION-RANGE-01, EX-NOTION-RANGE-02, EX-NOTION-RANGE-03."""
    text = fighter(blow(line, stats="range 1-3, power 2, speed 4"))
    one, other = spaces
    played = play(text, side("Blow", space=one), side("Block", space=other)).strike("Blow", "Block")
    assert played.total(0, "power") == found


def test_a_movement_of_so_many_spaces_goes_either_way() -> None:
    """EX-NOTION-TOKEN-10: the opponent's space is no step."""
    text = fighter(trick("now: move 2 spaces."), blow())
    played = play(text, side("Trick", space=4), side(space=5)).answer("Boost Trickery")
    assert played.labels_for(0) == ("Space 2", "Space 7")


def test_a_push_of_no_space_moves_nobody() -> None:
    """EX-NOTION-MOVE-02."""
    text = fighter(blow("before: push 2.", "hit, if the opponent was moved 1 space this strike: +5 power."))
    found = [
        play(text, side("Blow", space=3), side("Block", space=space)).strike("Blow", "Block").total(0, "power")
        for space in (5, 9)
    ]
    assert found == [7, 2]


def test_who_moved_so_many_spaces_went_them_in_one_strike_without_being_pushed() -> None:
    """EX-NOTION-MOVE-02: two steps of one's own count together, and those of a push do not."""
    line = "hit, if you moved 2 spaces this strike: +5 power."
    walks = fighter(blow("before: retreat 1; advance 1.", line))
    assert play(walks, side("Blow", space=3), side("Block", space=5)).strike("Blow", "Block").total(0, "power") == 7
    once = fighter(blow("before: advance 1; the opponent pushes 2.", line))
    assert play(once, side("Blow", space=5), side("Block", space=7)).strike("Blow", "Block").total(0, "power") == 2


def test_moving_by_action_is_waited_for_once_and_a_text_is_no_action() -> None:
    """EX-NOTION-MOVE-01."""
    text = fighter(trick("now: advance 1."), blow(), says=("when you move by action: gain 1 life.",))
    one = side("Trick", "Dive", life=20, space=3)
    assert play(text, one).answer("Move to space 4", "Dive").lives[0] == 21
    assert play(text, one).answer("Boost Trickery").lives[0] == 20


def test_the_end_of_your_next_turn_is_not_that_of_the_turn_it_is_played_in() -> None:
    """EX-NOTION-NEXT-01: nor the end of the opponent's turn; a boost that lay there before goes with the first end."""
    text = fighter(trick("end of your next turn: put this into your gauge.", kind="continuous"), blow())
    played = play(text, side("Trick", deck=["Dive"] * 2), side(deck=["Dive"] * 2)).answer("Boost Trickery")
    assert played.boosts(0) == ["Trick"]
    played.answer("Prepare")
    assert played.boosts(0) == ["Trick"]
    played.answer("Prepare")
    assert (played.boosts(0), played.names(0, "gauge")) == ([], ["Trick"])
    there = play(text, side(boosts=[BoostInPlay("Trick")]), against=PLAIN).answer("Prepare")
    assert there.names(0, "gauge") == ["Trick"]


# --- Discards of the opponent's texts ---


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("the opponent discards 2 random cards from their hand", 2),
        ("the opponent discards 1 random card from their hand", 3),
        ("the opponent discards their hand", 1),
        ("discard 2 cards from the opponent's hand", 2),
        ("the opponent discards up to 2 cards from their hand", 1),
        ("the opponent discards all but 1 card from their hand", 1),
    ],
)
def test_a_text_of_the_opponent_discards_fewer_cards(line: str, left: int) -> None:
    """EX-NOTION-DISCARD-01: unless a number may be chosen, or the cards that stay are counted."""
    careful = fighter(blow("-1 to each discard.", stats="range 1, power 1, speed 9"))
    other = side("Blow", "Dive", "Cross", "Spike")
    struck = play(fighter(blow(f"hit: {line}.")), side("Blow"), other, against=careful).strike("Blow", "Blow")
    while struck.ask.kind == "pick":
        struck.answer(struck.labels[0])
    assert len(struck.sides[1].hand) == left


def test_own_texts_and_payments_discard_as_ever() -> None:
    """EX-NOTION-DISCARD-01."""
    careful = fighter(blow("-1 to each discard.", "hit: discard 2 random cards from your hand."))
    struck = play(careful, side("Blow", "Dive", "Cross", "Spike")).strike("Blow", "Block")
    assert len(struck.sides[0].hand) == 1


# --- The second card of an EX attack ---


OVERLOADED = fighter(trick("may set this with a normal.", kind="overload"))


def test_a_pair_of_two_cards_is_imagined_as_one_that_could_be_set() -> None:
    """EX-NOTION-SECOND-01: the opponent knows that two cards lie there, and one may be of another name."""
    played = play(OVERLOADED, side("Dive", "Trick", deck=["Cross"])).answer("Strike", "EX Dive", "Trick")
    table = played.table
    attack = attack_of(table, 0)
    assert attack is not None
    table.sides[0].seen_hand = tuple(sorted([attack.card, attack.copy_card]))
    stream = Stream("seconds")
    for _ in range(20):
        imagined = attack_of(EXCEED.imagine(table, 1, stream), 0)
        assert imagined is not None
        assert (imagined.card, imagined.copy_card) == (attack.card, attack.copy_card)


def test_a_pair_of_two_cards_is_an_ex_attack() -> None:
    """EX-NOTION-SECOND-01, EX-CHAR-12: it has the bonuses of a pair of one name."""
    alone = play(OVERLOADED, side("Dive", "Trick"), BLOCK).answer("Strike", "Dive", "Block")
    pair = play(OVERLOADED, side("Dive", "Trick"), BLOCK).answer("Strike", "EX Dive", "Trick", "Block")
    assert [pair.total(0, stat) - alone.total(0, stat) for stat in ("power", "speed")] == [1, 1]


def test_the_second_card_is_asked_for_even_if_there_is_one() -> None:
    """EX-NOTION-SECOND-01: a pause of another length would tell the hand."""
    played = play(OVERLOADED, side("Dive", "Dive", "Cross")).answer("Strike", "EX Dive")
    assert (played.asked, played.labels) == ((0, "second"), ["Dive"])


def test_a_trait_stays_in_play_for_good() -> None:
    """EX-CHAR-58: neither a text that discards boosts nor the end of a strike takes it away."""
    one = side("Cross", space=6, boosts=["Tornado"], transformations=["Trait: Tactics"])
    played = stage(one, side("Dive", "Block", space=7), ("The Beheaded", "Ryu"), turn=1).answer("Boost Tech")
    assert played.boosts(0) == []
    played.strike("Cross", against="Block")
    cards = played.table.book.cards
    assert [cards[trait.card].name for trait in played.sides[0].transformations] == ["Trait: Tactics"]


def test_an_overload_is_no_boost() -> None:
    """EX-NOTION-SECOND-02: it is not among the boosts that a text plays."""
    text = fighter(
        trick("may set this with a normal.", kind="overload"),
        trick("now: may play 1 boost from your hand for free.", name="Plan"),
    )
    played = play(text, side("Plan", "Trick")).answer("Boost Planery")
    assert not played.offers("Play")


# --- Moments ---


def test_a_text_may_wait_for_its_player_to_prepare() -> None:  # EX-NOTION-ACT-01
    text = fighter(says=("when you prepare: gain 2 life.",))
    lives = {
        action: play(text, side("Cross", life=10, deck=["Dive"] * 2)).answer(action).lives[0]
        for action in ("Prepare", "Reshuffle")
    }
    assert lives == {"Prepare": 12, "Reshuffle": 10}


def test_boosts_that_leave_play_together_leave_in_the_order_that_is_chosen() -> None:
    """EX-ZONE-09: each may have something to say about it."""
    text = fighter(
        trick("now: put 2 cards from your boosts into your hand."),
        trick("+1 power.", kind="continuous", name="Plan"),
        trick("when this leaves play: draw 1.", kind="continuous", name="Last"),
    )
    one = side("Trick", boosts=[BoostInPlay("Plan"), BoostInPlay("Last")])
    asked = play(text, one).answer("Boost Trickery")
    assert (asked.asked[1], len(asked.labels)) == ("pick", 2)


def test_an_attack_that_is_not_there_is_measured_from_nowhere() -> None:
    """EX-ATK-04: outside a strike the words say nothing, and the rest of the line is done."""
    text = fighter(trick("now: attack from space 5; gain 2 life."))
    assert play(text, side("Trick", life=10)).answer("Boost Trickery").lives[0] == 12
