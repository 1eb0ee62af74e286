"""What the texts of made-up fighters mean where it is easy to mistake: every line is one that a file may hold."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.matches import fighter_text, setup_of
from wildswing.exceed.position import BoostInPlay, SidePosition
from wildswing.exceed.rules.arena import high_end, low_end
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.events import CardsMoved, Damaged, DeckShuffled, Named, Placed, Shown, StrikeBegan, TakenOff
from wildswing.exceed.rules.reading import attack_is
from wildswing.exceed.rules.setup import lay_out
from wildswing.exceed.rules.steps import Space
from wildswing.exceed.rules.table import NO_SPACE, Table
from wildswing.exceed.rules.view import UNSEEN
from wildswing.kernel import plain
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect
from wildswing.kernel.event import told_to
from wildswing.kernel.state import HIDDEN

every_edition = pytest.mark.parametrize("edition", EDITIONS)

WHO_LOOK = (0, 1, -1)
"""Both seats and a spectator."""

NOTE = "special Note\n  range 1, power 1, speed 1\n"


def boost(*lines: str, kind: str = "instant", name: str = "Trick") -> str:
    """Returns a card by the lines of its boost, which has the name of the card and "ery"."""
    return f"special {name}\n  range 1, power 1, speed 9\n  boost {name}ery ({kind})\n" + _indented(lines, 4)


def attack(*lines: str, stats: str = "range 1-9, power 2, speed 9", name: str = "Blow") -> str:
    """Returns a card by its numbers and the lines of its attack."""
    return f"special {name}\n  {stats}\n" + _indented(lines, 2)


def _indented(lines: tuple[str, ...], spaces: int) -> str:
    return "".join([f"{' ' * spaces}{line}\n" for line in lines])


def fighter(*cards: str, says: tuple[str, ...] = (), token: str = "") -> str:
    """Returns a fighter by its own cards and the lines that its sides say."""
    head = "fighter Tester\nedition standard\nexceed costs 2 gauge\n" + (f"token {token}\n" if token else "")
    return head + ("\nboth sides\n" + _indented(says, 2) if says else "") + "\n" + "\n".join(cards or (NOTE,))


PLAIN = fighter()


def boosted(*lines: str, one: SidePosition, other: SidePosition | None = None, edition: str = "standard") -> Stage:
    """Returns a game in which seat 0 has just played an instant boost with these lines, from the card Trick."""
    played = stage_of((fighter(boost(*lines)), PLAIN), one, side() if other is None else other, edition)
    return played.answer("Boost Trickery")


def struck(one: str, other: str, first: SidePosition, second: SidePosition, *attacks: str) -> Stage:
    """Returns a game of two fighters' texts after seat 0 has struck."""
    return stage_of((one, other), first, second, "standard").strike(*attacks)


# --- "may", "if you did", and what is done instead ---


@pytest.mark.parametrize(
    ("answer", "life", "drawn"), [("Take 2 damage", 28, ["Cross", "Dive", "Grasp"]), ("Do not", 30, ["Grasp"])]
)
def test_damage_that_was_taken_by_choice_counts_as_done(answer: str, life: int, drawn: list[str]) -> None:
    one = side("Trick", deck=["Grasp", "Cross", "Dive"])
    played = boosted("now: may take 2 damage; if you did, draw 2.", one=one).answer(answer)
    assert (played.lives[0], sorted(played.names(0, "hand"))) == (life, drawn)


@pytest.mark.parametrize(
    "text",
    [
        "now: may retreat 1; if you did, draw 2.",
        "now: may advance 1 or retreat 1; if you did, draw 2.",
        "now: may retreat 1-2; if you did, draw 2.",
        "now: may (draw 0; retreat 1); if you did, draw 2.",
        "now: advance 1 or retreat 1; if you did, draw 2.",
    ],
)
@pytest.mark.parametrize(("space", "ends"), [(1, 1), (3, 2)])
def test_what_follows_a_chosen_movement_follows_also_if_nobody_moves(text: str, space: int, ends: int) -> None:
    played = boosted(text, one=side("Trick", space=space))
    played.answer(next(label for label in played.labels if "etreat 1" in label))
    assert (played.spaces[0], len(played.names(0, "hand"))) == (ends, 3)


@pytest.mark.parametrize(
    "text", ["now: may retreat 0-2; if you did, draw 2.", "now: advance 1 or retreat 0-2; if you did, draw 2."]
)
@pytest.mark.parametrize(("space", "ends", "drawn"), [(1, 1, 0), (2, 1, 2), (4, 2, 2)])
def test_a_chosen_movement_that_may_be_none_is_done_if_somebody_moves(
    text: str, space: int, ends: int, drawn: int
) -> None:
    """EX-MOVE-03: at the edge nobody can tell a retreat of 2 from one of 0, and both leave the same."""
    played = boosted(text, one=side("Trick", space=space)).answer("Retreat 2")
    assert (played.spaces[0], len(played.names(0, "hand"))) == (ends, drawn + 1)


def test_what_follows_a_movement_that_was_not_chosen_does_not_follow() -> None:
    text = "now: may advance 1 or retreat 1; if you did, draw 2."
    played = boosted(text, one=side("Trick", space=1)).answer("Do not")
    assert len(played.names(0, "hand")) == 1


@pytest.mark.parametrize("text", ["now: retreat 1; if you did, draw 2.", "now: retreat 0-1; if you did, draw 2."])
def test_a_movement_without_a_choice_is_done_if_all_of_it_is(text: str) -> None:
    played = boosted(text, one=side("Trick", space=1))
    if played.asked == (0, "choose"):
        played.answer("Retreat 1")
    assert len(played.names(0, "hand")) == 1


@pytest.mark.parametrize("chosen", [1, 2, 3])
@pytest.mark.parametrize(("span", "space", "drawn"), [("1-3", 2, 2), ("1-3", 1, 0), ("2-3", 2, 0), ("0-3", 2, 2)])
def test_a_chosen_length_is_done_with_the_least_that_was_asked_for(
    chosen: int, span: str, space: int, drawn: int
) -> None:
    """EX-MOVE-03: at most one space lies behind the fighter whatever was chosen, and others see no more than that."""
    if str(chosen) < span[0]:
        return
    played = boosted(f"now: retreat {span}; if you did, draw 2.", one=side("Trick", space=space))
    played.answer(f"Retreat {chosen}")
    assert (played.spaces[0], len(played.names(0, "hand"))) == (1, drawn + 1)


@pytest.mark.parametrize(("answer", "life", "hand"), [("Gain 1 life", 6, 1), ("Do not", 5, 2)])
def test_the_life_that_untainted_gives_comes_instead_of_the_draw(answer: str, life: int, hand: int) -> None:
    played = stage(side(life=5, transformations=["Bastion Stance"]), side(), ("Geoffrey", "Ryu")).answer("Prepare")
    assert played.asked == (0, "choose")
    played.answer(answer)
    assert (played.lives[0], len(played.names(0, "hand"))) == (life, hand)


def test_untainted_does_not_touch_the_draw_of_a_fighter_with_more_life() -> None:
    played = stage(side(life=6, transformations=["Bastion Stance"]), side(), ("Geoffrey", "Ryu")).answer("Prepare")
    assert (played.asked, played.lives[0], len(played.names(0, "hand"))) == ((1, "action"), 6, 2)


@every_edition
def test_what_must_be_done_instead_of_the_draw_replaces_it(edition: str) -> None:
    """EX-CHAR-25."""
    saint = fighter(says=("when you would draw for the turn: gain 1 life.",))
    played = stage_of((saint, PLAIN), side(life=10), side(), edition).answer("Prepare")
    assert (played.asked, played.lives[0], len(played.names(0, "hand"))) == ((1, "action"), 11, 1)


@every_edition
def test_what_would_be_done_instead_of_the_draw_only_in_need_leaves_the_draw_alone(edition: str) -> None:
    """EX-ACT-02: with more than 5 life the card is drawn."""
    saint = fighter(says=("when you would draw for the turn, if your life is at most 5: gain 1 life.",))
    played = stage_of((saint, PLAIN), side(life=6), side(), edition).answer("Prepare")
    assert (played.asked, played.lives[0], len(played.names(0, "hand"))) == ((1, "action"), 6, 2)


def test_what_follows_an_optional_price_is_done_without_it() -> None:
    """An empty gauge pays for nothing, but "draw 1" stands on its own."""
    text = fighter(attack("hit: may spend 1 gauge; draw 1."))
    played = struck(text, PLAIN, side("Blow", deck=["Dive"]), side("Block"), "Blow", "Block")
    assert played.names(0, "hand") == ["Dive"]


@pytest.mark.parametrize(
    ("answer", "gauge", "life"), [("Spend 1 gauge", ["Blow"], 25), ("Do not", ["Cross", "Blow"], 28)]
)
def test_an_effect_is_bought_with_gauge(answer: str, gauge: list[str], life: int) -> None:
    """EX-CHAR-37: once, and with no card in hand."""
    text = fighter(attack("hit: may spend 1 gauge; if you did, +3 power."))
    held = side("Blow", "Dive", gauge=["Cross"])
    played = struck(text, PLAIN, held, side("Sweep"), "Blow", "Sweep").answer(answer)
    assert (played.names(0, "gauge"), played.names(0, "hand"), played.lives[1]) == (gauge, ["Dive"], life)
    poor = struck(text, PLAIN, side("Blow", "Dive"), side("Sweep"), "Blow", "Sweep")
    assert (poor.asked, poor.lives[1]) == ((1, "action"), 28)


@every_edition
def test_a_boost_can_be_played_in_the_middle_of_another(edition: str) -> None:
    """EX-CHAR-44: with all that it does, before the first is discarded, and the turn has one draw."""
    one = side("Trick", "Cross", "Focus", space=3, deck=["Grasp", "Dive"])
    played = boosted("now: may play 1 boost from your hand; retreat 1.", one=one, edition=edition)
    played.answer("Play 1 boost", "Cross", "Advance 2")
    assert (played.spaces[0], played.names(0, "discard"), played.asked) == (4, ["Cross", "Trick"], (1, "action"))
    assert sorted(played.names(0, "hand")) == ["Focus", "Grasp"]


@pytest.mark.parametrize(("hand", "drawn"), [((), 0), (("Grasp",), 2)])
def test_a_boost_that_cannot_be_paid_for_was_not_played(hand: tuple[str, ...], drawn: int) -> None:
    dear = boost("+1 power.", kind="continuous, 1 force", name="Dear")
    trick = boost("now: play 1 continuous boost from your gauge; if you did, draw 2.")
    one = side("Trick", *hand, gauge=["Dear"], deck=["Spike", "Spike", "Sweep", "Sweep"])
    played = stage_of((fighter(trick, dear), PLAIN), one, side(), "standard").answer("Boost Trickery", *hand)
    bought = drawn > 0
    assert (played.boosts(0), played.names(0, "gauge")) == ((["Dear"], []) if bought else ([], ["Dear"]))
    assert len(played.names(0, "hand")) == drawn + 1


@pytest.mark.parametrize("cost", ["1 force", "1 gauge"])
def test_a_boost_that_only_its_own_card_could_pay_for_is_no_choice(cost: str) -> None:
    """EX-BOOST-02: the cost comes first, and a card in gauge does not pay for itself."""
    dear = boost("+1 power.", kind=f"continuous, {cost}", name="Dear")
    trick = boost("now: play 1 continuous boost from your gauge or draw 2.")
    one = side("Trick", gauge=["Dear"])
    played = stage_of((fighter(trick, dear), PLAIN), one, side(), "standard").answer("Boost Trickery")
    assert (played.asked, played.names(0, "gauge"), len(played.names(0, "hand"))) == ((1, "action"), ["Dear"], 3)


def test_a_boost_of_the_opponent_that_cannot_be_paid_for_goes_back_to_them() -> None:
    """EX-BOOST-02: without its cost it is not played, so it lies in the gauge it came from."""
    thief = fighter(boost("now: play 1 continuous boost from the opponent's gauge."))
    other = side(gauge=["Dear"])
    dear = fighter(boost("+1 power.", kind="continuous, 1 gauge", name="Dear"))
    played = stage_of((thief, dear), side("Trick"), other, "standard").answer("Boost Trickery")
    assert (played.names(1, "gauge"), played.names(0, "gauge"), played.boosts(0)) == (["Dear"], [], [])


def test_a_choice_of_which_nothing_can_be_done_is_passed_over() -> None:
    """EX-TRIG-09: what follows it is done all the same."""
    text = "now: discard 1 card from your hand or discard 1 card from your gauge; gain 2 life."
    played = boosted(text, one=side("Trick", life=10))
    assert (played.asked, played.lives[0]) == ((1, "action"), 12)


def test_a_token_that_was_placed_counts_as_done() -> None:
    """EX-CHAR-13: the space was asked for in between."""
    text = fighter(boost('now: put "Tok" on any space; if you did, gain 2 life.'), token="Tok")
    played = stage_of((text, PLAIN), side("Trick", life=10), side(), "standard").answer("Boost Trickery", "Space 9")
    assert (played.sides[0].tokens, played.lives[0]) == ((9,), 12)


def test_a_question_about_cards_quotes_the_text_that_asks() -> None:
    played = boosted("now: draw 1; discard 1 card from your hand.", one=side("Trick", "Grasp", "Dive"))
    assert EXCEED.worded(played.table, played.ask).prompt.startswith("Trickery: discard 1 card from your hand.")


# --- Limits ---


def test_a_line_once_a_turn_is_not_done_again_after_the_strike_of_the_turn() -> None:
    """EX-ACT-02: what happens at the end belongs to the turn in which the strike was."""
    says = ("when you move, once a turn: gain 2 life.", "end of your turn: retreat 1.")
    text = fighter(attack("before: advance 1."), says=says)
    played = struck(text, PLAIN, side("Blow", life=10), side("Block"), "Blow", "Block")
    assert (played.spaces[0], played.lives[0], played.turn) == (3, 12, 1)


def test_a_line_once_a_strike_is_done_once_a_turn_outside_a_strike() -> None:
    says = ("when you move, once a strike: gain 2 life.", 'action "Hop": advance 1; take another action.')
    played = stage_of((fighter(says=says), PLAIN), side(life=10), side(), "standard").answer("Hop", "Hop")
    assert (played.spaces[0], played.lives[0]) == (5, 12)


# --- "them" and "1 of them" ---


def test_the_rest_of_the_cards_looked_at_is_discarded_and_a_copy_in_hand_stays() -> None:
    one = side("Trick", "Grasp", deck=["Grasp", "Cross", "Dive", "Sweep"])
    text = "now: look at the top 3 cards of your deck; put 1 of them into your hand; discard 2 of them."
    played = boosted(text, one=one)
    assert sorted(played.labels) == ["Cross", "Dive", "Grasp"]
    played.answer("Grasp")  # the other two must go, in any order
    assert sorted(played.names(0, "hand")) == ["Grasp", "Grasp", "Sweep"]
    assert sorted(played.names(0, "discard")) == ["Cross", "Dive", "Trick"]


def test_whoever_sees_a_question_about_unseen_cards_knows_that_they_are_not_alike() -> None:
    text = "now: look at the top 3 cards of your deck; put 3 of them on top of your deck."
    played = boosted(text, one=side("Trick", deck=["Dive", "Sweep", "Cross"])).answer("Dive")
    waiting = played.table.agenda
    for seed in range(200):
        world = EXCEED.imagine(played.table, -1, Stream(seed))
        assert world.agenda == waiting
        assert len(world.asks[0].options) == 2


def test_cards_are_revealed_out_of_two_areas() -> None:
    one = side("Trick", "Grasp", "Cross", gauge=["Grasp", "Dive"], deck=["Spike", "Spike", "Sweep", "Sweep"])
    played = boosted("now: reveal 3 cards from your hand/gauge; for each card revealed: draw 1.", one=one)
    assert sorted(played.labels) == ["Cross (hand)", "Dive (gauge)", "Grasp (gauge)", "Grasp (hand)"]
    played.answer("Grasp (hand)", "Dive (gauge)")
    assert sorted(played.labels) == ["Cross (hand)", "Grasp (gauge)"]
    played.answer("Grasp (gauge)")
    shown = [name for event in played.events(Shown) for name in event.cards]
    assert sorted(shown) == ["Dive", "Grasp", "Grasp"]
    assert len(played.names(0, "hand")) == 2 + 3 + 1


def test_cards_revealed_one_after_the_other_are_dealt_with_together() -> None:
    """EX-ZONE-15: both cards that were shown go into the gauge, the third stays in hand."""
    played = boosted(
        "now: reveal 2 cards from your hand; put them into your gauge.", one=side("Trick", "Grasp", "Dive", "Cross")
    )
    played.answer("Cross", "Grasp")
    assert sorted(played.names(0, "gauge")) == ["Cross", "Grasp"]
    assert "Dive" in played.names(0, "hand")


def test_all_own_boosts_in_play_are_discarded() -> None:
    one = side("Trick", boosts=["Grasp", "Sweep"])
    played = boosted("now: discard your boosts.", one=one, other=side(boosts=["Grasp"]))
    while played.asked == (0, "pick"):
        EXCEED.answer(played.table, 0, 0)
    assert (played.boosts(0), sorted(played.names(0, "discard"))) == ([], ["Grasp", "Sweep", "Trick"])
    assert played.boosts(1) == ["Grasp"]


# --- Where "this" goes ---


@every_edition
def test_a_boost_goes_into_the_gauge_of_the_opponent(edition: str) -> None:
    played = boosted("now: put this into the opponent's gauge.", one=side("Trick"), edition=edition)
    assert (played.names(1, "gauge"), played.names(0, "gauge"), played.names(0, "discard")) == (["Trick"], [], [])


@pytest.mark.parametrize("text", ["hit: put this into the opponent's gauge.", "hit: the opponent seals this."])
def test_an_attack_that_hits_leaves_to_where_its_text_sends_it(text: str) -> None:
    played = struck(fighter(attack(text)), PLAIN, side("Blow"), side("Block"), "Blow", "Block")
    assert [played.names(0, area) for area in ("gauge", "discard")] == [[], []]
    assert "Blow" in played.names(1, "gauge") + played.names(1, "sealed")


@every_edition
def test_a_boost_that_the_opponent_seals_is_among_the_sealed_cards(edition: str) -> None:
    played = boosted("now: the opponent seals this.", one=side("Trick"), edition=edition)
    assert (played.names(1, "sealed"), played.names(0, "discard")) == (["Trick"], [])


@every_edition
def test_a_number_is_kept_on_a_boost_before_or_after_it_enters(edition: str) -> None:
    muse = fighter(boost("your printed power is X.", "now: X is your life.", kind="continuous"))
    played = stage_of((muse, PLAIN), side("Trick", "Grasp", life=12, space=6), side("Block"), edition)
    played.answer("Boost Trickery")
    assert [one.kept for one in played.sides[0].boosts] == [12]
    played.answer("Prepare").strike("Grasp", "Block")
    assert played.total(0, "power") == 12


@every_edition
def test_a_boost_that_sustains_itself_outlives_a_strike(edition: str) -> None:
    rock = fighter(boost("+1 guard.", "now: sustain this.", kind="continuous"))
    played = stage_of((rock, PLAIN), side("Trick", "Grasp"), side("Grasp"), edition).answer("Boost Trickery")
    assert [one.sustained for one in played.sides[0].boosts] == [True]
    played.answer("Prepare").strike("Grasp", "Grasp")
    assert played.boosts(0) == ["Trick"]


@pytest.mark.parametrize(("first", "life"), [("+2 power", 23), ("put this into your gauge", 25)])
def test_the_order_is_asked_when_one_line_takes_the_card_of_another_away(first: str, life: int) -> None:
    """EX-TRIG-11: the line of a card that has gone is not done any more."""
    text = fighter(boost("hit: put this into your gauge.", "hit: +2 power.", kind="continuous"))
    one = side("Spike", space=5, boosts=["Trick"])
    played = stage_of((text, PLAIN), one, side("Sweep"), "standard").strike("Spike", "Sweep")
    assert played.asked == (0, "order")
    played.answer(f"Trickery: hit: {first}")
    assert (played.lives[1], played.names(0, "gauge")) == (life, ["Trick", "Spike"])


@every_edition
def test_this_in_a_line_that_a_boost_grants_is_the_boost(edition: str) -> None:
    """EX-ZONE-15: it goes into the gauge in the strike, before the attack that hit."""
    text = fighter(boost("now: gain [after: put this into your gauge] this turn; strike.", kind="continuous"))
    played = stage_of((text, PLAIN), side("Trick", "Grasp", space=6), side("Block"), edition)
    played.answer("Boost Trickery", "Grasp", "Block").answer("Push 1")
    assert (played.names(0, "gauge"), played.names(0, "discard")) == (["Trick", "Grasp"], [])


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_everybody_sees_where_an_attack_goes(seat: int) -> None:
    """EX-NOTION-UNTIL-04."""
    text = fighter(says=("before: may put your attack into your gauge; draw 1 or close 1.",))
    begun = stage_of((text, PLAIN), side("Grasp", space=4), side("Block"), "strive").answer("Strike", "Grasp", "Block")
    sent, kept = begun.copy().answer("Put your attack"), begun.answer("Do not")
    for game, area in ((sent, "gauge"), (kept, "")):
        strike = EXCEED.view(game.table, seat).strike
        assert strike is not None
        assert strike.attacks[0] is not None
        assert strike.attacks[0].goes_to == area


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_everybody_sees_what_was_gained_as_long_as_it_lasts(seat: int) -> None:
    """EX-NOTION-UNTIL-03."""
    text = fighter(boost("now: may gain [after: draw 1] this turn; strike."))
    begun = stage_of((text, PLAIN), side("Trick", "Grasp", space=6), side("Block"), "strive").answer("Boost Trickery")
    gained = begun.copy().answer("Gain")
    refused = begun.answer("Do not")
    (line,) = EXCEED.view(gained.table, seat).sides[0].gained
    assert (line.carrier, line.text) == ("Trickery", "after: draw 1.")
    assert EXCEED.view(refused.table, seat).sides[0].gained == EXCEED.view(gained.table, seat).sides[1].gained == ()
    assert EXCEED.view(gained.answer("Grasp", "Block", "Push 1").table, seat).sides[0].gained == ()


# --- Movement and places ---


SNARE = boost("when a fighter moves into this space: stop it.", kind="trap", name="Snare")


@pytest.mark.parametrize(("trap", "space", "drawn"), [(5, 5, 3), (9, 6, 1)])
def test_a_movement_that_a_trap_stops_fell_short(trap: int, space: int, drawn: int) -> None:
    run = fighter(boost("now: advance 3; unless you did, draw 2."))
    one, other = side("Trick"), side(space=8, boosts=[BoostInPlay("Snare", trap)])
    played = stage_of((run, fighter(SNARE)), one, other, "standard").answer("Boost Trickery")
    assert (played.spaces[0], len(played.names(0, "hand"))) == (space, drawn)


def test_the_order_of_several_traps_on_one_space_is_asked() -> None:
    spring = boost("when a fighter moves into this space: pull 1 or push 1.", kind="trap", name="Spring")
    run = fighter(boost("now: advance 1."))
    traps = [BoostInPlay("Snare", 4), BoostInPlay("Spring", 4)]
    played = stage_of((run, fighter(SNARE, spring)), side("Trick"), side(boosts=traps), "standard")
    played.answer("Boost Trickery")
    assert played.asked == (1, "order")
    assert [label.partition(":")[0] for label in played.labels] == ["Snareery", "Springery"]


@pytest.mark.parametrize(
    ("here", "answers", "there"), [(5, ["Space 3"], 3), (5, ["Space 7"], 7), (2, [], 4), (9, [], 7)]
)
def test_a_trap_is_shifted_to_either_side_within_the_arena(here: int, answers: list[str], there: int) -> None:
    """EX-CHAR-15: the boost that lies on no space stays where it is, so nobody is asked which one moves."""
    text = fighter(SNARE, boost("now: move 1 boost of yours 2 spaces."))
    one = side("Trick", boosts=["Grasp", BoostInPlay("Snare", here)])
    played = stage_of((text, PLAIN), one, side(), "standard").answer("Boost Trickery")
    assert played.asked == ((0, "trap") if answers else (1, "action"))
    played.answer(*answers)
    assert (played.turn, [one.space for one in played.sides[0].boosts]) == (1, [NO_SPACE, there])


TOK = "Tok"


@pytest.mark.parametrize(
    ("token", "answer", "space"), [(7, "Push 1", 4), (7, "Push 2", 2), (3, "Push 1", 6), (3, "Push 2", 7)]
)
def test_a_push_of_a_chosen_length_leads_away_from_the_origin(token: int, answer: str, space: int) -> None:
    """From a token behind the opponent the push leads towards, and past, the attacker on space 3."""
    text = fighter(
        attack('attack from "Tok".', 'hit: push 1-2 from "Tok".', stats="range 2, power 1, speed 9"),
        token=TOK,
    )
    one = side("Blow", space=3, tokens=[(TOK, token)])
    played = struck(text, PLAIN, one, side("Block", space=5), "Blow", "Block").answer(answer)
    assert played.spaces == (3, space)


@pytest.mark.parametrize(("tokens", "life"), [((), 30), (((TOK, 9),), 30), (((TOK, 7),), 29)])
def test_an_attack_from_a_token_that_is_not_in_play_misses(tokens: tuple[tuple[str, int], ...], life: int) -> None:
    """EX-NOTION-TOKEN-13: the fighter itself would reach the opponent."""
    text = fighter(attack('attack from "Tok".', stats="range 2, power 3, speed 9"), token=TOK)
    one = side("Blow", space=3, tokens=tokens)
    assert struck(text, PLAIN, one, side("Block", space=5), "Blow", "Block").lives[1] == life


@pytest.mark.parametrize(("token", "life"), [(9, 29), (8, 30)])
def test_an_attack_takes_its_origin_from_a_token_at_the_moment_the_text_says(token: int, life: int) -> None:
    """EX-CHAR-14, EX-ATK-05: before the range check it moves to the token, 2 or 1 away from the opponent."""
    text = fighter(attack('before: attack from "Tok".', stats="range 2, power 3, speed 9"), token=TOK)
    one = side("Blow", space=3, tokens=[(TOK, token)])
    assert struck(text, PLAIN, one, side("Block"), "Blow", "Block").lives[1] == life


@pytest.mark.parametrize(("tokens", "life"), [((), 30), (((TOK, 2),), 27), (((TOK, 5),), 30)])
def test_a_token_that_is_not_in_play_is_past_nobody(tokens: tuple[tuple[str, int], ...], life: int) -> None:
    """EX-CHAR-13: seen from space 7, only a token on a space beyond 3 is past the opponent there."""
    text = fighter(attack('hit, if "Tok" is past the opponent: +3 power.'), token=TOK)
    one = side("Blow", space=7, tokens=tokens)
    assert struck(text, PLAIN, one, side("Block", space=3), "Blow", "Block").lives[1] == life


def test_a_space_in_range_may_be_any_up_to_both_edges_of_the_arena() -> None:
    """EX-COMP-23, EX-CHAR-13: a range of 4 reaches from the middle to spaces 1 and 9."""
    stats = "range 3-4, power 2, speed 9"
    text = fighter(attack('after: put "Tok" on a space in range.', stats=stats), token=TOK)
    played = struck(text, PLAIN, side("Blow", space=5), side("Block", space=8), "Blow", "Block")
    assert played.labels == ["Space 1", "Space 2", "Space 8", "Space 9"]


@pytest.mark.parametrize("text", ["cannot be hit at range 0.", "before: cannot be hit at range 0."])
@pytest.mark.parametrize(("token", "life"), [(5, 30), (4, 28)])
def test_range_0_is_a_range_like_any_other(text: str, token: int, life: int) -> None:
    """A token in the opponent's space makes the range 0; one space beside it the ban does not help."""
    reach = fighter(attack('attack from "Tok".', stats="range 0-1, power 2, speed 1"), token=TOK)
    dodge = fighter(attack(text, stats="range -, power -, speed 5, guard 9"))
    one = side("Blow", space=3, tokens=[(TOK, token)])
    assert struck(reach, dodge, one, side("Blow", space=5), "Blow", "Blow").lives[1] == life


@pytest.mark.parametrize(
    ("here", "there", "middle"), [(4, 9, 4), (1, 7, 2), (9, 3, 8), (6, 7, 5), (2, 1, 3), (5, 7, 5), (4, 3, 5)]
)
def test_a_fighter_that_grows_finds_room_inside_the_arena_and_beside_the_opponent(
    here: int, there: int, middle: int
) -> None:
    played = boosted("now: take up 3 spaces.", one=side("Trick", space=here), other=side(space=there))
    assert (played.spaces, played.sides[0].width) == ((middle, there), 3)


@pytest.mark.parametrize("there", range(1, 10))
def test_a_fighter_that_grows_never_stands_in_the_opponent(there: int) -> None:
    """Not even where there is no room between the opponent and the edge."""
    for here in [space for space in range(1, 10) if space != there]:
        played = boosted("now: take up 3 spaces.", one=side("Trick", space=here), other=side(space=there))
        low, high = sorted(played.sides, key=low_end)
        assert 1 <= low_end(low) <= high_end(low) < low_end(high) <= high_end(high) <= 9, (here, there)


@pytest.mark.parametrize(("here", "middle"), [(5, 6), (6, 6), (8, 8), (1, 6)])
def test_a_fighter_that_grows_beside_a_wide_one_keeps_clear_of_all_its_spaces(here: int, middle: int) -> None:
    """EX-CARE-09: next to spaces 2 to 4 the nearest room for three is on 5 to 7; left of them there is none."""
    giant = fighter(says=('action "Grow": take up 3 spaces; skip the turn draw.',))
    played = stage_of((giant, giant), side(space=3), side(space=here), "standard").answer("Grow", "Grow")
    assert played.spaces == (3, middle)


# --- Life and damage ---


def test_a_life_that_becomes_0_loses() -> None:
    played = boosted("now: your life is 0.", one=side("Trick"))
    assert played.over is not None
    assert (played.over[0], played.lives[0]) == (1, 0)


def test_only_defeat_by_an_attack_is_replaced() -> None:
    """EX-CARE-11, EX-SHUF-11: a life that becomes 0 by a text loses, whatever would have come instead."""
    phoenix = fighter(boost("now: your life is 0."), says=("when you would lose: gain 5 life.",))
    played = stage_of((phoenix, PLAIN), side("Trick"), side(), "standard").answer("Boost Trickery")
    assert (played.over is not None, played.lives[0]) == (True, 0)


def test_a_power_below_0_heals_nobody() -> None:
    text = fighter(attack("-6 power.", "ignore armor."))
    assert struck(text, PLAIN, side("Blow"), side("Block", life=20), "Blow", "Block").lives == (30, 20)


def test_damage_below_0_adds_no_armor() -> None:
    """The guard of -6 deals nothing, and the 3 of Cross are taken in full."""
    text = fighter(attack("-6 guard.", "before: take your guard damage.", stats="range 9, power 2, speed 9"))
    played = struck(text, PLAIN, side("Blow", space=6), side("Cross"), "Blow", "Cross")
    assert played.lives == (27, 30)


# --- Actions, turns and strikes ---


def test_an_action_once_a_turn_is_offered_once() -> None:
    quick = fighter(says=("action, once a turn: take another action.",))
    played = stage_of((quick, PLAIN), side(), side(), "standard")
    played.answer("Action, once a turn")
    assert played.asked == (0, "action")
    assert not played.offers("Action, once a turn")
    played.answer("Prepare", "Prepare")
    assert played.offers("Action, once a turn")


@every_edition
def test_a_strike_at_the_end_of_a_turn_does_not_end_the_turn_twice(edition: str) -> None:
    late = fighter(says=("end of your turn: strike.",))
    played = stage_of((late, PLAIN), side("Grasp", "Grasp"), side("Grasp"), edition).answer("Prepare")
    assert played.asked == (0, "set")
    played.answer("Grasp", "Grasp")
    assert (played.asked, len(played.events(StrikeBegan))) == ((1, "action"), 1)


def test_nobody_gets_another_action_in_the_turn_of_the_opponent() -> None:
    envy = fighter(says=("when the opponent plays a boost: take another action.",))
    played = stage_of((PLAIN, envy), side("Sweep"), side(), "standard").answer("Boost Light")
    assert played.asked == (1, "action")
    played.answer("Prepare")
    assert played.asked == (0, "action")


@pytest.mark.parametrize("words", ["takes another action", "takes another action but no strike"])
def test_another_action_for_the_opponent_is_none_for_the_player_of_the_turn(words: str) -> None:
    """EX-CHAR-22, EX-ACT-01: it would have to be taken in the own turn."""
    played = boosted(f"now: the opponent {words}.", one=side("Trick"))
    assert (played.asked, played.offers("Strike")) == ((1, "action"), True)


def test_a_standing_duty_to_set_a_card_that_nobody_named_binds_nobody() -> None:
    stern = fighter(boost("the opponent must set the named card.", kind="continuous"))
    played = stage_of((stern, PLAIN), side("Grasp", boosts=["Trick"]), side("Grasp", "Cross"), "standard")
    played.answer("Strike", "Grasp")
    assert played.labels == ["Grasp", "Cross", "Wild Swing"]


def test_a_strike_with_a_card_from_the_gauge_takes_it_out_of_the_gauge() -> None:
    """Its copy in hand stays there, and everybody knows what was set, since the gauge lies open."""
    one = side("Trick", "Grasp", gauge=["Grasp"])
    played = boosted("now: strike with 1 card from your gauge.", one=one, other=side("Block"))
    if played.asked == (0, "set"):
        played.answer("Grasp")
    assert (played.asked, played.names(0, "hand"), played.names(0, "gauge")) == ((1, "set"), ["Grasp"], [])
    for seat in WHO_LOOK:
        assert known_attack(played, 0, seat) == "Grasp"


def test_a_strike_with_a_card_from_hand_is_known_to_its_owner_alone() -> None:
    played = stage(side("Grasp"), side("Block"), ("Ryu", "Ryu")).answer("Strike", "Grasp")
    assert [known_attack(played, 0, seat) for seat in WHO_LOOK] == ["Grasp", UNSEEN, UNSEEN]


def known_attack(played: Stage, owner: int, seat: int) -> str:
    """Returns an attack as a seat sees it."""
    strike = EXCEED.view(played.table, seat).strike
    assert strike is not None
    seen = strike.attacks[owner]
    assert seen is not None
    return seen.card


@pytest.mark.parametrize("seed", range(4))
def test_a_strike_with_a_random_card_asks_nothing(seed: int) -> None:
    text = fighter(boost("now: strike with 1 random card from your gauge."))
    one = side("Trick", gauge=["Grasp", "Cross", "Dive"])
    played = stage_of((text, PLAIN), one, side("Block"), "standard", seed=seed).answer("Boost Trickery")
    assert (played.asked, len(played.names(0, "gauge"))) == ((1, "set"), 2)


def test_chance_picks_different_cards_for_a_strike() -> None:
    text = fighter(boost("now: strike with 1 random card from your gauge."))
    one = side("Trick", gauge=["Grasp", "Cross", "Dive"])
    games = [stage_of((text, PLAIN), one, side("Block"), "standard", seed=seed) for seed in range(12)]
    assert {known_attack(played.answer("Boost Trickery"), 0, 0) for played in games} == {"Grasp", "Cross", "Dive"}


def test_the_text_of_a_face_up_attack_counts_before_the_reveal() -> None:
    """EX-CHAR-19: its bonus is there while the defender has yet to set."""
    text = fighter(boost("now: strike face up."), attack("+3 power."))
    played = stage_of((text, PLAIN), side("Trick", "Blow"), side("Block"), "standard")
    played.answer("Boost Trickery", "Blow")
    assert (played.asked, played.total(0, "power")) == ((1, "set"), 5)


# --- An attack that is played again ---


def again(*lines: str, extra: tuple[str, ...] = (), says: tuple[str, ...] = ()) -> str:
    """Returns a fighter whose Blow, of power 2, plays Jab, of power 1, before it strikes itself."""
    jab = attack(*extra, stats="range 1-9, power 1, speed 1", name="Jab")
    return fighter(attack(*lines, "before: attack with 1 card from your hand."), jab, says=says)


def struck_twice(text: str, other: SidePosition, reply: str, one: SidePosition | None = None) -> Stage:
    played = struck(
        text,
        fighter(attack(stats="range -, power -, speed 0, armor 1, guard 9", name="Shell")),
        side("Blow", "Jab") if one is None else one,
        other,
        "Blow",
        reply,
    )
    while played.asked == (0, "order"):
        EXCEED.answer(played.table, 0, 0)
    if played.asked == (0, "pick"):
        played.answer("Jab")
    return played


def dealt(played: Stage) -> list[int]:
    """Returns the damage of each attack so far."""
    return [event.amount for event in played.events(Damaged)]


def test_what_an_extra_attack_grants_itself_counts_for_it_alone() -> None:
    """Jab deals 1 and 4 more less the armor of 1, Blow its own 2."""
    played = struck_twice(again(extra=("hit: +4 power.",)), side("Shell"), "Shell")
    assert dealt(played) == [4, 2]


def test_what_the_main_attack_grants_does_not_serve_the_extra_one() -> None:
    """Jab is held off by the armor, which Blow ignores."""
    played = struck_twice(again(says=("when you have set: ignore armor, +3 power.",)), side("Shell"), "Shell")
    assert dealt(played) == [0, 5]


def test_the_traps_of_a_player_work_during_an_extra_attack() -> None:
    snare = boost("when a fighter moves into this space: draw 2.", kind="trap", name="Snare")
    text = again(extra=("hit: push 1.",)) + "\n" + snare
    one = side("Blow", "Jab", boosts=[BoostInPlay("Snare", 8)], deck=["Dive", "Dive"])
    played = struck_twice(text, side("Shell", space=7), "Shell", one)
    assert (played.spaces[1], played.names(0, "hand")) == (8, ["Dive", "Dive"])


# --- EX ---


@pytest.mark.parametrize(("attacks", "power"), [("Grasp", 3), ("EX Grasp", 4)])
def test_a_text_that_asks_for_ex_to_give_ex_gives_nothing_by_itself(attacks: str, power: int) -> None:
    text = fighter(boost("if your attack is EX: your attack is EX.", kind="continuous"))
    one = side("Grasp", "Grasp", space=6, boosts=["Trick"])
    played = struck(text, PLAIN, one, side("Block"), attacks, "Block")
    assert played.total(0, "power") == power
    assert attack_is(played.table, 0, v.Quality.EX) is (power == 4)


def test_without_a_strike_there_is_no_attack_to_become_ex() -> None:
    """EX-STRIKE-06: the attack of the next turn has its own power, since it is no pair."""
    played = boosted("now: your attack is EX.", one=side("Trick", "Grasp", space=6), other=side("Block"))
    assert played.answer("Prepare").strike("Grasp", "Block").total(0, "power") == 3


# --- Effects without end ---


def test_an_effect_that_never_ends_is_named_with_its_text() -> None:
    text = fighter(boost("now: advance 1."), says=("when you advance: retreat 1.", "when you retreat: advance 1."))
    with pytest.raises(EndlessEffect) as caught:
        stage_of((text, PLAIN), side("Trick"), side(), "standard").answer("Boost Trickery")
    said = str(caught.value)
    assert said.startswith("“Tester” keeps triggering itself (“")
    assert said.endswith("”); limit that line to once a turn.")


# --- What is told ---


def test_a_name_is_told_with_the_player_who_named_it() -> None:
    played = stage_of((PLAIN, PLAIN), side(), side("Block"), "standard", turn=1).answer("Boost Parry", "Sweep")
    assert played.events(Named) == [Named(1, "Tester 2", "Sweep")]


@pytest.mark.parametrize(
    ("text", "name"),
    [("discard 1 card from your hand", "Grasp"), ("put 1 card from your gauge into your hand", "Dive")],
)
def test_a_card_that_lay_open_before_or_after_is_named_to_everybody(text: str, name: str) -> None:
    """EX-ZONE-02, EX-ZONE-07: an open area tells which card has come or gone."""
    played = boosted(f"now: {text}.", one=side("Trick", "Grasp", gauge=["Dive"]))
    if played.asked == (0, "pick"):
        played.answer(name)
    for seat in WHO_LOOK:
        moved = [event.cards for event in told_to(seat, played.told) if isinstance(event, CardsMoved)]
        assert (name,) in moved


def test_a_search_that_finds_nothing_to_take_ends_with_a_shuffle_too() -> None:
    """EX-ZONE-06: the deck was looked through, whatever came of it."""
    played = boosted("now: put up to 1 card from your deck into your hand.", one=side("Trick")).answer("No more")
    assert played.events(DeckShuffled) == [DeckShuffled(0, "Tester 1")]


def test_the_second_card_of_an_ex_attack_is_seen_to_go_to_the_discard_pile() -> None:
    """EX-REVEAL-02: everybody is told."""
    played = stage_of((PLAIN, PLAIN), side("Grasp", "Grasp"), side("Block"), "standard").strike("EX Grasp", "Block")
    for seat in WHO_LOOK:
        moved = [event for event in told_to(seat, played.told) if isinstance(event, CardsMoved)]
        assert [event.cards for event in moved if event.target == "discard pile"] == [("Grasp",), ("Grasp",)]


def test_the_player_whose_deck_it_is_shuffles_a_card_into_it() -> None:
    """EX-FAQ-13: the opponent performs it, and their deck loses its order."""
    one, other = side("Trick", deck=["Sweep", "Dive"]), side("Grasp", "Cross")
    played = boosted("now: the opponent shuffles 1 card from their hand into their deck.", one=one, other=other)
    played.answer("Cross")
    assert played.events(DeckShuffled) == [DeckShuffled(1, "Tester 2")]
    assert (played.names(1, "hand"), played.names(0, "deck")[:1]) == (["Grasp"], ["Dive"])


# --- What is known of texts and tokens ---


def hidden(table: Table, seat: int) -> object:
    """Returns all that a seat can know, in a form that can be compared."""
    return plain.to_plain(EXCEED.hide(table, seat))


def snake(exceeded: bool = False) -> Stage:
    """Returns a strike of Hazama in which he has just paid for his tokens."""
    one = side("Grasp", "Cross", space=4, exceeded=exceeded)
    played = stage(one, side("Block"), ("Hazama", "Ryu"), "standard")
    played.answer("Strike", "Grasp", "Spend 1 force", "Cross")
    return played


@pytest.mark.parametrize("seat", [1, -1])
@pytest.mark.parametrize("space", [(), ("Space 5",)])
def test_which_face_down_token_was_placed_is_told_to_nobody_else(seat: int, space: tuple[str, ...]) -> None:
    """EX-CHAR-13: neither once it lies there, nor while its space is being chosen."""
    one, other = [snake().answer(f'Put "{name} Ouroboros"', *space) for name in ("True", "False")]
    assert EXCEED.view(one.table, seat) == EXCEED.view(other.table, seat)
    assert hidden(one.table, seat) == hidden(other.table, seat)
    assert told_to(seat, one.told) == told_to(seat, other.told)
    assert {name for name, _ in EXCEED.view(one.table, seat).sides[0].tokens} == {UNSEEN}


def test_the_token_that_others_see_about_to_be_placed_has_no_name() -> None:
    """EX-CHAR-13: what remains to be done names it to its owner alone."""
    played = snake().answer('Put "True Ouroboros"')
    assert [EXCEED.view(played.table, seat).pending[0] for seat in (0, 1)] == [
        'Hazama: put "True Ouroboros" at range 1 (Hazama)',
        "Hazama: put a face-down token at range 1 (Hazama)",
    ]


def test_an_opponent_imagines_either_token_about_to_be_placed() -> None:
    """EX-CHAR-13: both are possible to everybody but their owner."""
    played = snake().answer('Put "True Ouroboros"')
    steps = [EXCEED.imagine(played.table, 1, Stream(seed)).agenda[-1] for seed in range(12)]
    assert {played.table.book.told(step.number) for step in steps if isinstance(step, Space)} == {
        'put "True Ouroboros" at range 1',
        'put "False Ouroboros" at range 1',
    }
    assert EXCEED.imagine(played.table, 0, Stream(1)).agenda == played.table.agenda


def two_tokens(first: str, *spaces: str) -> Stage:
    """Returns a strike of Hazama in which he has placed both tokens, on spaces 5 and 6, one of them first."""
    return snake(exceeded=True).answer(f'Put "{first} Ouroboros"', *(spaces or ("Space 5", "Space 6")))


@pytest.mark.parametrize("seat", [1, -1])
def test_which_of_two_face_down_tokens_was_placed_first_is_told_to_nobody_else(seat: int) -> None:
    """EX-CHAR-13: the owner picks the order, so it tells nothing."""
    one, other = [two_tokens(first, "Space 5") for first in ("True", "False")]
    assert EXCEED.view(one.table, seat) == EXCEED.view(other.table, seat)
    assert hidden(one.table, seat) == hidden(other.table, seat)
    assert told_to(seat, one.told) == told_to(seat, other.told)


def test_two_face_down_tokens_are_told_apart_by_their_owner_alone() -> None:
    """EX-CHAR-13: to the others both lie there without a name."""
    one, other = [two_tokens(first) for first in ("True", "False")]
    assert [EXCEED.view(game.table, 0).sides[0].tokens for game in (one, other)] == [
        (("True Ouroboros", 5), ("False Ouroboros", 6)),
        (("True Ouroboros", 6), ("False Ouroboros", 5)),
    ]
    for seat in (1, -1):
        assert EXCEED.view(one.table, seat) == EXCEED.view(other.table, seat)
        assert hidden(one.table, seat) == hidden(other.table, seat)
        assert {event.what for event in told_to(seat, one.told) if isinstance(event, Placed)} == {"A face-down token"}
        assert told_to(seat, one.told) == told_to(seat, other.told)


@pytest.mark.parametrize("name", ["True", "False"])
def test_a_face_down_token_that_goes_is_seen_by_all(name: str) -> None:
    """EX-NOTION-TOKEN-16: at the reveal the one that was placed goes, whichever it was."""
    played = snake().answer(f'Put "{name} Ouroboros"', "Space 5")
    assert [event for event in told_to(1, played.told) if isinstance(event, TakenOff)] == []
    played.answer("Block")
    assert [event.what for event in told_to(1, played.told) if isinstance(event, TakenOff)] == [f"{name} Ouroboros"]


def test_an_opponent_imagines_face_down_tokens_both_ways() -> None:
    """EX-CHAR-13: the true one can be on either space."""
    played = two_tokens("True")
    worlds = [EXCEED.imagine(played.table, 1, Stream(seed)).sides[0].tokens for seed in range(12)]
    assert set(worlds) == {(5, 6), (6, 5)}
    assert EXCEED.imagine(played.table, 0, Stream(1)).sides[0].tokens == (5, 6)


@pytest.mark.parametrize(
    ("hand", "labels"), [(("Dive", "Cross"), ["Do not"]), (("Dive", "Dive"), ["Strike with an EX attack", "Do not"])]
)
def test_byakuya_is_asked_about_an_ex_strike_with_and_without_a_pair(hand: tuple[str, ...], labels: list[str]) -> None:
    """A question that is left out would tell that no pair is there."""
    one = side(*hand, exceeded=True, gauge=["Grasp", "Grasp"], deck=["Spike", "Sweep"])
    played = stage(one, side(), ("Byakuya", "Ryu")).answer("Action (2 gauge)")
    while played.asked == (0, "pay"):
        EXCEED.answer(played.table, 0, 0)
    assert (played.asked, played.labels) == ((0, "choose"), labels)


@pytest.mark.parametrize(
    ("sets", "labels"),
    [
        ("Steady Aim", ["Do not use it", "Use it"]),
        ("Grasp", ["Do not use it"]),
        ("EX Fire", ["Do not use it"]),
        ("Wild Swing", ["Do not use it"]),
    ],
)
def test_happy_chaos_is_asked_about_the_text_of_his_attack_whatever_it_is(sets: str, labels: list[str]) -> None:
    """Steady Aim may be turned face up; the pause for it would tell it from the others."""
    one = side("Grasp", "Fire", "Fire", "Steady Aim", gauge=["Cross"], deck=["Steady Aim"])
    played = stage(one, side("Block"), ("Happy Chaos", "Ryu")).answer("Strike", sets)
    assert (played.asked, played.labels) == ((0, "set text"), labels)


def test_steady_aim_is_turned_face_up_by_its_text() -> None:
    one = side("Steady Aim", gauge=["Cross"])
    played = stage(one, side("Block"), ("Happy Chaos", "Ryu")).answer("Strike", "Steady Aim", "Use it")
    played.answer(*[label for label in played.labels if label.startswith("Turn")])
    assert (played.asked, known_attack(played, 0, 1)) == ((1, "set"), "Steady Aim")


def excited(second: str) -> Stage:
    """Returns a strike of Faust in which the first of two top cards asks him something, and the second waits."""
    deck = ["W-W-What Could This Be?", second, "Block"]
    one = side("W-W-What Could This Be?", space=4, gauge=["Grasp", "Cross"], deck=deck)
    played = stage(one, side("Block"), ("Faust", "Ryu")).strike("W-W-What Could This Be?", "Block")
    while played.asked == (0, "pay"):
        EXCEED.answer(played.table, 0, 0)
    assert played.labels == ["Advance 2", "Retreat 2"]
    return played


@pytest.mark.parametrize("seat", WHO_LOOK)
def test_the_second_card_that_faust_plays_unseen_is_known_to_nobody_before(seat: int) -> None:
    one, other = excited("Love"), excited("Thrust")
    assert set(EXCEED.view(one.table, seat).sides[0].deck) == {UNSEEN}
    assert set(EXCEED.hide(one.table, seat).sides[0].deck) == {HIDDEN}
    assert EXCEED.view(one.table, seat) == EXCEED.view(other.table, seat)
    assert hidden(one.table, seat) == hidden(other.table, seat)


def test_the_second_card_that_faust_plays_is_the_one_that_lay_there() -> None:
    """The boost of the first draws a card, so the next top card is played."""
    played = excited("Love").answer("Advance 2")
    assert "Love" in played.names(0, "hand")


@pytest.mark.parametrize("seed", range(8))
def test_the_pair_of_an_ex_attack_out_of_a_known_hand_is_imagined_there(seed: int) -> None:
    """Parry has shown a hand with one pair; the cards for which it has no room any more are what was set."""
    hand = ("Grasp", "Grasp", "Cross", "Dive")
    played = stage_of((PLAIN, PLAIN), side("Block"), side(*hand), "standard")
    played.answer("Boost Parry", "Sweep", "No more", "Strike", "EX Grasp")
    world = EXCEED.imagine(played.table, 0, Stream(seed))
    names = sorted([world.book.cards[card].name for card in world.sides[1].hand])
    assert (imagined_attack(world, 1), names) == ("Grasp", ["Cross", "Dive"])


def imagined_attack(world: Table, owner: int) -> str:
    """Returns what an attack is in an imagined world."""
    assert world.strike is not None
    attack = world.strike.attacks[owner]
    assert attack is not None
    return world.book.cards[attack.card].name


@pytest.mark.parametrize("seed", range(4))
def test_a_card_looked_at_that_has_swung_since_is_no_longer_on_the_deck(seed: int) -> None:
    """Of two cards looked at the first is the attack now; whoever imagines the rest knows no more than before."""
    one = side("Trick", deck=["Grasp", "Cross", "Dive"])
    text = fighter(boost("now: look at the top 2 cards of your deck; strike."))
    played = stage_of((text, PLAIN), one, side("Block"), "standard").answer("Boost Trickery", "Wild Swing")
    for seat in WHO_LOOK:
        world = EXCEED.imagine(played.table, seat, Stream(seed))
        assert hidden(world, seat) == hidden(played.table, seat)


def test_card_drawn_from_below_those_looked_at_is_known_to_nobody_else() -> None:
    """EX-ZONE-05, EX-ZONE-21: the card next to the one that was looked at is drawn, and that one stays known."""
    one = side("Trick", deck=["Grasp", "Dive"], rest="discard pile")
    played = boosted("now: look at the top card of your deck; draw 1 from the bottom; take another action.", one=one)
    assert (played.names(0, "hand"), EXCEED.view(played.table, 0).sides[0].deck) == (["Dive"], ("Grasp",))
    assert [EXCEED.view(played.table, seat).sides[0].hand for seat in (1, -1)] == [(UNSEEN,), (UNSEEN,)]


def test_a_known_card_is_imagined_as_the_attack_no_more_often_than_any_other_in_hand() -> None:
    """EX-ZONE-03: Parry has shown one of three cards, so in a third of all worlds it is the one that was set."""
    other = side("Grasp", deck=["Spike", "Dive"])
    played = stage_of((PLAIN, PLAIN), side("Block"), other, "standard").answer("Boost Parry", "Sweep", "No more")
    played.answer("Prepare", "Prepare", "Strike", "Spike")
    worlds = [EXCEED.imagine(played.table, 0, Stream(seed)) for seed in range(90)]
    assert 20 < [imagined_attack(world, 1) for world in worlds].count("Grasp") < 40


def test_whoever_picks_out_of_a_hand_has_seen_it() -> None:
    """EX-ZONE-03: the effect shows the hand, and what stays in it is known from then on."""
    other = side("Grasp", "Dive", "Cross")
    played = boosted("now: discard 1 card from the opponent's hand.", one=side("Trick"), other=other)
    assert sorted(played.labels) == ["Cross", "Dive", "Grasp"]
    played.answer("Dive")
    assert sorted(EXCEED.view(played.table, 0).sides[1].hand) == ["Cross", "Grasp"]


def looked() -> Stage:
    """Returns a game in which seat 0 has looked at three cards and kept one, and may discard one of the others."""
    text = "now: look at the top 3 cards of your deck; put 1 of them into your gauge; discard up to 1 of them."
    return boosted(text, one=side("Trick", deck=["Grasp", "Cross", "Dive"])).answer("Cross")


def test_the_rest_of_the_cards_looked_at_stays_hidden_from_others() -> None:
    """EX-ZONE-05: one of them lies open in the gauge; of the others only their player knows which they are."""
    played = looked()
    assert [EXCEED.hide(played.table, seat).result.rest for seat in (1, -1)] == [(HIDDEN, HIDDEN)] * 2
    assert EXCEED.hide(played.table, 0).result.rest == played.table.result.rest


@pytest.mark.parametrize("seed", range(4))
def test_others_imagine_cards_of_the_deck_as_those_that_were_looked_at(seed: int) -> None:
    """EX-ZONE-05: so that the game can be played on in the imagined world."""
    world = EXCEED.imagine(looked().table, 1, Stream(seed))
    assert world.result.rest == world.sides[0].deck[:2]
    EXCEED.answer(world, 0, 0)
    assert world.asks[0].seat == 1


# --- A card in the hands of the other player ---


def test_a_card_of_zato_in_the_hands_of_the_opponent_places_his_eddie() -> None:
    thief = fighter(boost("now: play 1 boost from the opponent's discard pile."))
    zato = fighter_text("Zato-1")
    other = side(discard=["Invite Hell"])
    played = stage_of((thief, zato), side("Trick"), other, "standard").answer("Boost Trickery")
    if played.asked == (0, "pick"):
        played.answer("Invite Hell")
    played.answer("Space 9")
    assert (played.sides[1].tokens, played.names(1, "discard")) == ((9,), ["Invite Hell"])


# --- Cards just drawn, several names, boosts of a kind ---

DRAW_AND_PUT = "now: draw 2; put 1 of them into your gauge."


def test_them_after_a_draw_are_the_cards_drawn() -> None:
    """EX-NOTION-DRAWN-01: also those drawn after a reshuffle; what was in hand before is not offered."""
    one = side("Trick", "Block", deck=["Grasp"], discard=["Cross"], rest="sealed cards")
    played = boosted(DRAW_AND_PUT, one=one)
    assert sorted(played.labels) == ["Cross", "Grasp"]
    played.answer("Cross")
    assert (played.names(0, "hand"), played.names(0, "gauge")) == (["Grasp", "Block"], ["Cross"])


def test_cards_just_drawn_are_hidden_from_the_others() -> None:
    """EX-NOTION-DRAWN-02."""
    table = boosted(DRAW_AND_PUT, one=side("Trick", deck=["Grasp", "Cross"])).table
    assert sorted(table.result.rest) == sorted(table.sides[0].hand)
    assert [EXCEED.hide(table, seat).result.rest for seat in (1, -1)] == [(HIDDEN, HIDDEN)] * 2
    imagined = EXCEED.imagine(table, 1, Stream("cards just drawn"))
    assert sorted(imagined.result.rest) == sorted(imagined.sides[0].hand)


@pytest.mark.parametrize(("reshuffled", "most"), [(False, 3), (True, 2)])
def test_any_number_of_cards_are_those_that_can_be_drawn(reshuffled: bool, most: int) -> None:
    """EX-NOTION-DRAWN-03: those of the discard pile too, unless the Reshuffle is used."""
    one = side("Trick", deck=["Grasp", "Dive"], discard=["Cross"], rest="sealed cards", reshuffled=reshuffled)
    drawn = ["Dive", "Grasp"] if reshuffled else ["Dive", "Grasp", "Trick"]  # with the draw of the turn
    played = boosted("now: draw any number of cards.", one=one)
    assert played.labels == [str(number) for number in range(most + 1)]
    assert sorted(played.answer("2").names(0, "hand")) == drawn


def test_copies_that_start_sealed_are_in_no_deck() -> None:  # EX-NOTION-SEAL-01
    text = fighter(attack().replace("special Blow", "special Blow (3 copies, 1 sealed)"))
    table = lay_out(setup_of((text, PLAIN), "standard"), 0)
    blow = next(card for card in table.book.decks[0] if table.book.cards[card].name == "Blow")
    assert (table.sides[0].sealed, table.sides[0].deck.count(blow)) == ((blow,), 2)
    assert not table.sides[1].sealed


@pytest.mark.parametrize(
    ("sealed", "hand"), [(["Jab"], ["Jab"]), (["Assault"], ["Assault"]), (["Cross"], []), ([], [])]
)
def test_what_waits_for_a_sealed_card_can_ask_for_its_number(sealed: list[str], hand: list[str]) -> None:
    """EX-NOTION-SEAL-02, EX-NOTION-ALIKE-01: Assault is sealed, of speed 5; a copy counts, the card itself does not."""
    says = ("when you seal a card: put 1 card with its speed from your sealed cards into your hand.",)
    trick = boost("now: seal 1 card from your hand.")
    text = fighter(trick, attack(stats="range 1, power 1, speed 5", name="Jab"), says=says)
    one = side("Trick", "Assault", deck=["Grasp"], sealed=sealed)
    played = stage_of((text, PLAIN), one, side(), "standard").answer("Boost Trickery")
    assert sorted(played.names(0, "hand")) == sorted([*hand, "Grasp"])


@pytest.mark.parametrize(("line", "gauge"), [("put this into your gauge", ["Blow"]), ("draw 1", [])])
def test_an_invalid_attack_goes_where_a_text_of_that_moment_says(line: str, gauge: list[str]) -> None:
    """EX-NOTION-INVALID-01."""
    text = fighter(attack("your attack is invalid.", f"when your attack is invalid: {line}."))
    played = struck(
        text, PLAIN, side("Blow", deck=["Block", "Block"], space=1), side("Block", space=9), "Blow", "Block"
    )
    assert [name for name in played.names(0, "gauge") if name == "Blow"] == gauge
    assert ("Blow" in played.names(0, "discard")) is not bool(gauge)


def test_all_names_that_a_line_has_named_are_meant_by_named() -> None:
    """EX-NOTION-NAMES-01: every copy goes; nothing is told of the hand before both are named."""
    line = "now: name a card; name a card; the opponent discards all named cards from their hand."
    played = boosted(line, one=side("Trick"), other=side("Grasp", "Grasp", "Dive", "Block")).answer("Grasp")
    assert played.asked == (0, "name")
    assert sorted(played.names(1, "hand")) == ["Block", "Dive", "Grasp", "Grasp"]
    played.answer("Dive", "Grasp", "Grasp")
    assert played.labels == ["Dive"]
    played.answer("Dive")
    assert (played.names(1, "hand"), played.names(1, "discard")) == (["Block"], ["Grasp", "Grasp", "Dive"])


@every_edition
@pytest.mark.parametrize(
    ("kind", "event", "drawn"),
    [
        ("continuous", "a continuous boost", 1),
        ("continuous", "an instant boost", 0),
        ("trap", "a continuous boost", 1),
        ("instant", "a continuous boost", 0),
        ("instant", "an instant boost", 1),
        ("instant", "a boost", 1),
    ],
)
def test_a_boost_of_a_kind_is_waited_for(edition: str, kind: str, event: str, drawn: int) -> None:
    """EX-NOTION-PLAYED-01: a trap is a continuous boost (EX-TRAP-01)."""
    trick = boost("now: take another action.", kind=kind)
    keen = fighter(trick, says=(f"when you have played {event}: draw 1.",))
    played = stage_of((keen, PLAIN), side("Trick"), side(), edition).answer("Boost Trickery")
    if kind == "trap":
        played.answer("Space 5")
    assert len(played.names(0, "hand")) == drawn


@every_edition
def test_what_waits_for_a_played_boost_comes_after_its_now(edition: str) -> None:
    """EX-NOTION-PLAYED-02, EX-BOOST-15: and a strike that it begins takes the place of another action."""
    trick = boost("now: draw 1; take another action.", kind="continuous")
    keen = fighter(trick, says=("when you have played a continuous boost: may strike.",))
    played = stage_of((keen, PLAIN), side("Trick", deck=["Grasp"]), side("Block"), edition).answer("Boost Trickery")
    assert (played.names(0, "hand"), played.labels) == (["Grasp"], ["Strike", "Do not"])
    assert played.answer("Strike").labels == ["Grasp", "Wild Swing"]
    played.answer("Grasp", "Block")
    assert played.turn == 1


def test_a_text_that_stands_makes_an_attack_critical() -> None:
    """EX-CHAR-01: for as long as it is in play."""
    keen = fighter(
        attack("if your attack is critical: +3 power."), says=("if you are exceeded: your attack is critical.",)
    )
    for exceeded, life in ((True, 25), (False, 28)):
        played = struck(keen, PLAIN, side("Blow", exceeded=exceeded), side("Cross"), "Blow", "Cross")
        assert played.lives[1] == life
