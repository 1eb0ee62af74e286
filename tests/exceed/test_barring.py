"""Whatever is not offered has a reason, in words that tell no secret."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.position import BoostInPlay
from wildswing.exceed.rules.editions import EDITIONS
from wildswing.exceed.rules.payment import FORCE, most
from wildswing.exceed.rules.putting import card_of
from wildswing.exceed.rules.table import Table
from wildswing.exceed.rules.turn import walking_cost
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.chance import Stream

TESTER = """
fighter Tester
edition strive
exceed costs 2 gauge
token Flag

basic
  action (1 gauge): draw 1.
  action, once a turn: take another action.
  action, if you have a card in your gauge: draw 2.
  action: strike with 1 normal from your hand.
  action "Throw": discard 1 ultra/normal from your hand.
  action "Play": play 1 continuous boost from your hand.
  action "Show": reveal 2 cards from your hand; discard 1 of them.
  action "Find": discard 1 boost of yours in the opponent's space.
  action "Steal": discard 1 special from the opponent's hand.
  action "Prove": reveal 1 card "Bare" from your hand.
  action "Drag": move 1 boost of yours 2 spaces.
  action "Choose": may spend 2 gauge or spend 40 life or discard 1 ultra from your hand or strike with an EX attack.
  action "Offer": the opponent may discard 1 ultra from their hand.
  action "Hurry": take another action but no strike.
  action "Both": do 2 of draw 1 or discard 1 card from your hand or spend 1 life.
  action "Plant": put "Flag" at range 1-2.

special Wall
  range 1, power 1, speed 1
  boost Fence (continuous)
    the opponent cannot move past you.

special Trip (3 copies)
  range 1-2, power 1, speed 9
  after: put "Flag" on a space in range.
  boost Post (trap)
    +1 power.

special Snare
  range 1, power 1, speed 1
  boost Pit (trap)
    +1 power.

special Leap
  range 1-4, power 1, speed 9
  after: move to a space ahead in range.
  boost Springs (instant)
    now: draw 1.

special Bare
  range 1, power 1, speed 1

special Dear
  range 1-9, power 1, speed 9
  before: may attack with 1 card from your hand.
  boost Dear Boost (instant, 2 gauge)
    now: draw 1.

ultra Big (3 gauge)
  range 1, power 1, speed 1
  boost Big Boost (instant, 3 force)
    now: draw 1.
"""


def duel(*hand: str, other: tuple[str, ...] = (), gauge: tuple[str, ...] = ()) -> Stage:
    """Two of the fighter above, of whom the first is to act."""
    return stage_of((TESTER, TESTER), side(*hand, space=4, gauge=gauge), side(*other, space=6))


def reasons(played: Stage) -> dict[object, str]:
    """Returns the reasons at the open question, from what the asked seat knows, by the words of each choice."""
    ask = played.ask
    hidden = EXCEED.hide(played.table, ask.seat)
    return {_worded(hidden, ask, option): reason for option, reason in EXCEED.barred(ask, hidden)}


def _worded(table: Table, ask: Ask, option: Value) -> object:  # noqa: PLR0911 - a return for each sort of choice
    """Names the card or text of an option."""
    book = table.book
    match ask.kind, option:
        case "action", ("boost", card):
            return f"boost {book.cards[card].name}"
        case "action", ("text", line):
            return book.lines[line].text
        case "action", ("move", space):
            return space
        case "action", (action, _):
            return action
        case "set", (how, card):
            return "swing" if card < 0 else f"{how} {book.cards[card].name}"
        case "pay", (card, amount, zone):
            return f"{book.cards[card].name} from {zone} for {amount}"
        case "pick", (zone, seat, _):
            return f"{book.cards[card_of(table, option)].name} in {zone} of {seat}"
        case "choose", (number, _):
            return book.told(number)
    return option


# --- Actions ---


def test_spaces_that_the_move_action_does_not_reach() -> None:
    said = reasons(stage(side("Grasp", "Cross", space=3), side(space=5)))
    assert said[3] == "You stand on space 3 already."
    assert said[5] == "Ky Kiske stands on space 5."
    assert said[6] == "Space 6 costs 3 Force, 1 of it for passing Ky Kiske, and you can pay 2."
    assert said[9] == "Space 9 costs 6 Force, 1 of it for passing Ky Kiske, and you can pay 2."
    assert not {1, 2, 4} & set(said)


def test_without_cards_nothing_can_be_paid() -> None:
    said = reasons(stage(side(space=3), side(space=5)))
    assert said[1] == "Space 1 costs 2 Force, and you can pay none."
    assert said["change"] == "Change Cards takes at least 1 Force, and you can pay none."


def test_what_a_text_takes_off_the_price_counts_as_paid() -> None:
    played = stage(side("Grasp", space=3, boosts=["Venom Sword"]), side(space=9), ("Hazama", "Ryu"))
    assert reasons(played)[6] == "Space 6 costs 3 Force, and you can pay 2."


def test_a_text_that_forbids_passing_is_quoted() -> None:
    played = stage_of((TESTER, TESTER), side("Grasp", "Big", space=4), side(space=5, boosts=["Wall"]))
    assert reasons(played)[6] == "Space 6 lies past Tester 2, and “Fence” says: “Tester 1 cannot move past Tester 2”."


@pytest.mark.parametrize(
    ("ban", "what"), [("boost", "boost Leap"), ("exceed", "exceed"), ("move", 1)], ids=["boost", "exceed", "move"]
)
def test_a_text_that_forbids_an_action_is_quoted(ban: str, what: int | str) -> None:
    bound = TESTER.replace("  action (1 gauge): draw 1.", f"  cannot {ban}.\n  action (1 gauge): draw 1.")
    held = side("Grasp", "Big", "Leap", space=4, gauge=["Dive", "Dive"])
    said = reasons(stage_of((bound, TESTER), held, side(space=6)))
    assert said[what] == f"“Tester” says: “cannot {ban}”."


def test_a_wide_fighter_needs_room() -> None:
    played = stage(side("Mech Charge", space=5), side(space=9), ("Tinker Knight", "Ryu"))
    played.sides[0].width = 3
    said = reasons(played)
    assert said[1] == "You take up 3 spaces, which do not fit around space 1."
    assert said[8] == "You take up 3 spaces, which do not fit around space 8 next to Ryu."


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("Bare", "“Bare” has no boost."),
        ("Dear", "“Dear Boost” costs 2 Gauge, and you can pay 1."),
        ("Big", "“Big Boost” costs 3 Force, and your other cards can pay 2."),
    ],
)
def test_boosts_that_cannot_be_played(card: str, reason: str) -> None:
    said = reasons(duel(card, "Grasp", gauge=("Grasp",)))
    assert said[f"boost {card}"] == reason
    assert "boost Grasp" not in said


def test_a_transformation_is_no_boost_to_play() -> None:
    played = stage(side("Inquisition"), side(), ("Geoffrey", "Ryu"))
    assert reasons(played)["boost Inquisition"] == (
        "“Compulsive Purification” is a transformation: "
        "it comes into play when “Inquisition” has hit, or by discarding a second one."
    )


def test_a_transformation_that_is_there_is_no_boost_to_play() -> None:
    """EX-CHAR-10."""
    played = stage(side("Inquisition", transformations=["Inquisition"]), side(), ("Geoffrey", "Ryu"))
    said = "“Compulsive Purification” is among your transformations already."
    assert reasons(played)["boost Inquisition"] == said
    oath = side("Crusader's Oath", "Inquisition", "Bastion Stance", transformations=["Inquisition"])
    played = stage(oath, side(), ("Geoffrey", "Ryu")).answer("Boost Solemn Oath", "Spend 5 life")
    assert said in reasons(played).values()


@pytest.mark.parametrize(
    ("fighter", "exceeded", "reason"),
    [
        ("Sol Badguy", False, "Exceed costs 3 Gauge, and you can pay 2."),
        ("Sol Badguy", True, "You have already exceeded."),
        ("Tinker Knight", False, "Tinker Knight has no Exceed action."),
    ],
)
def test_exceeding_that_is_not_possible(fighter: str, exceeded: bool, reason: str) -> None:
    played = stage(side(gauge=["Grasp", "Cross"], exceeded=exceeded), side(), (fighter, "Ryu"))
    assert reasons(played)["exceed"] == reason


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_reshuffle_of_a_match(edition: str) -> None:
    said = reasons(stage(side("Grasp", reshuffled=True), side(), edition=edition))
    expected = "You have used your one reshuffle of this match." if edition == "standard" else None
    assert said.get("reshuffle") == expected


def test_actions_of_texts_that_cannot_be_taken() -> None:
    said = reasons(duel("Grasp").answer("Action, once a turn"))
    assert said["action (1 gauge): draw 1."] == "It costs 1 Gauge, and you can pay none."
    assert said["action, once a turn: take another action."] == "It can be done once a turn, and you have done it."
    assert said["action, if you have a card in your gauge: draw 2."] == (
        "It cannot be done now: it says “if you have a card in your gauge”."
    )


def test_a_further_action_without_a_strike() -> None:
    said = reasons(duel("Grasp").answer("Hurry"))
    assert said["strike"] == "A card text gives you this action, for anything but a strike."


def test_what_can_be_done_needs_no_reason() -> None:
    one = side("Grasp", "Cross", "Dive", space=3, gauge=["Slash", "Slash", "Sweep"])
    assert set(reasons(stage(one, side(space=9)))) == {3, 9}


# --- Setting ---


def test_an_ex_attack_takes_two_copies() -> None:
    played = stage(side("Grasp", "Grasp", "Cross"), side("Dive")).answer("Strike")
    assert reasons(played) == {"EX Cross": "An EX attack takes two of a card, and you hold one “Cross”."}


def test_a_duty_to_wild_swing_is_quoted() -> None:
    played = stage(side("Grasp", boosts=["Focus"]), side("Dive", "Dive")).answer("Strike", "Grasp")
    said = "You have to wild swing, since “Scramble” says: “if Sol Badguy initiated: Ky Kiske must wild swing”."
    assert played.asked == (1, "set")
    assert reasons(played) == {"card Dive": said, "EX Dive": said}


def test_a_duty_to_set_the_named_card() -> None:
    played = stage(side("Dive", "Grasp"), side("Cross", "Grasp", "Grasp"), ("Hyde Kido", "Linne"), "undernight")
    played.answer("Boost Reading", "Cross", "Grasp")
    said = "You have to set “Cross”, since it was named."
    assert reasons(played) == {
        "card Grasp": said,
        "EX Grasp": said,
        "EX Cross": "An EX attack takes two of a card, and you hold one “Cross”.",
        "swing": said,
    }


def test_a_text_says_with_what_to_strike() -> None:
    played = duel("Bare", "Grasp").answer("Action: strike with 1 normal")
    said = "“Tester” says: “strike with 1 normal from your hand”."
    assert played.labels == ["Grasp"]
    assert reasons(played) == {"card Bare": said, "EX Bare": said, "swing": said}


def test_a_text_asks_for_an_ex_attack() -> None:
    played = duel("Bare", "Bare", "Grasp").answer("Choose", "Strike with an EX attack")
    said = "“Tester” says: “strike with an EX attack”."
    assert reasons(played) == {
        "card Bare": said,
        "card Grasp": said,
        "EX Grasp": "An EX attack takes two of a card, and you hold one “Grasp”.",
        "swing": said,
    }


# --- Paying ---


def test_gauge_is_not_paid_from_hand() -> None:
    played = stage(side("Grasp", gauge=["Cross", "Dive", "Slash", "Dust"]), side()).answer("Exceed")
    assert reasons(played) == {"Grasp from hand for 1": "Gauge is paid from your gauge, not from your hand."}


def test_an_ultra_pays_no_more_than_is_needed() -> None:
    played = duel("Big", "Grasp").answer("Walk to space 3")
    assert reasons(played) == {"Big from hand for 2": "Only 1 Force is still to pay."}


def test_an_ultra_pays_enough_for_the_rest() -> None:
    played = duel("Big", "Grasp").answer("Walk to space 1")
    assert reasons(played) == {"Big from hand for 1": "If it pays 1 Force, your other cards cannot pay the rest."}


# --- Picking ---


def test_cards_of_another_sort() -> None:
    played = duel("Big", "Grasp", "Bare").answer("Throw")
    assert reasons(played) == {
        "Bare in hand of 0": "Only an ultra or normal can be chosen, and “Bare” is a special.",
    }


def test_cards_without_such_a_boost() -> None:
    played = duel("Bare", "Leap", "Wall", "Trip").answer("Play")
    assert reasons(played) == {
        "Bare in hand of 0": "“Bare” has no boost that can be played.",
        "Leap in hand of 0": "The boost of “Leap” is not continuous.",
    }


def test_cards_that_were_not_named() -> None:
    played = stage(side("Block"), side("Grasp", "Cross", "Cross")).answer("Boost Parry", "Grasp")
    assert played.asked == (1, "pick")
    assert reasons(played) == {"Cross in hand of 1": "Only “Grasp” can be chosen, since it was named."}


def test_cards_of_another_name() -> None:
    played = duel("Grasp", "Bare").answer("Prove")
    assert reasons(played) == {"Grasp in hand of 0": "Only “Bare” can be chosen."}


def test_boosts_of_the_other_fighter_and_on_other_spaces() -> None:
    traps = [BoostInPlay("Trip", 6), BoostInPlay("Trip", 6), BoostInPlay("Snare", 6), BoostInPlay("Trip", 5)]
    other = side(space=6, boosts=[BoostInPlay("Trip", 6)])
    played = stage_of((TESTER, TESTER), side(space=4, boosts=traps), other).answer("Find")
    assert played.labels == ["Tester 1's Post", "Tester 1's Pit"]
    assert reasons(played) == {
        "Trip in boosts of 0": "It does not lie on Tester 2's space.",
        "Trip in boosts of 1": "It is Tester 2's.",
    }


def test_cards_of_a_hand_that_has_been_looked_at() -> None:
    played = duel(other=("Bare", "Wall", "Grasp")).answer("Steal")
    assert reasons(played) == {
        "Grasp in hand of 1": "Only a special can be chosen, and “Grasp” is a normal.",
    }


def test_cards_that_the_text_has_not_dealt_with() -> None:
    played = duel("Bare", "Grasp", "Wall").answer("Show", "Bare", "Grasp")
    assert played.labels == ["Bare", "Grasp"]
    assert reasons(played) == {
        "Wall in hand of 0": "Only the cards that this text has just dealt with can be chosen.",
    }


def test_a_card_is_revealed_once() -> None:
    played = duel("Bare", "Grasp", "Wall").answer("Show", "Bare")
    assert reasons(played) == {"Bare in hand of 0": "“Bare” is revealed already."}


def test_only_cards_of_the_name_that_was_revealed() -> None:
    one = side("How Shall I Cook You?", "Minced?", "Minced?", "Grasp", space=4)
    played = stage(one, side("Focus", space=5), ("Byakuya", "Ryu")).strike("How Shall I Cook You?", "Focus")
    assert reasons(played) == {}
    played.answer("Minced?")
    assert reasons(played) == {"Grasp in hand of 0": "Only another “Minced?” can be chosen."}


def test_an_extra_attack_is_one_that_can_be_paid_for() -> None:
    played = duel("Dear", "Big", "Bare", "Wall", other=("Focus",)).strike("Dear", "Focus").answer("Attack")
    assert reasons(played) == {"Big in hand of 0": "“Big” costs 3 Gauge, which your other cards cannot pay."}


def test_only_a_boost_on_a_space_is_moved() -> None:
    one = side(space=4, boosts=[BoostInPlay("Trip", 6), BoostInPlay("Trip", 5), "Wall"])
    other = side(space=6, boosts=["Wall"])
    played = stage_of((TESTER, TESTER), one, other).answer("Drag")
    assert reasons(played) == {
        "Wall in boosts of 0": "It lies on no space.",
        "Wall in boosts of 1": "It is Tester 2's.",
    }


# --- Spaces ---


def test_spaces_out_of_range_of_the_attack() -> None:
    played = duel("Trip", other=("Focus",)).strike("Trip", "Focus")
    assert played.labels == ["Space 2", "Space 3", "Space 5", "Space 6"]
    assert reasons(played) == {
        space: f"Space {space} is at range {far}, and the attack reaches range 1-2."
        for space, far in ((1, 3), (4, 0), (7, 3), (8, 4), (9, 5))
    }


def test_spaces_that_are_not_ahead_or_not_free() -> None:
    played = duel("Leap", other=("Focus",)).strike("Leap", "Focus")
    assert played.labels == ["Space 5", "Space 7", "Space 8"]
    behind = {space: f"Space {space} is in range, but not ahead." for space in (1, 2, 3)}
    assert reasons(played) == behind | {
        4: "Space 4 is at range 0, and the attack reaches range 1-4.",
        6: "Tester 2 stands on space 6.",
        9: "Space 9 is at range 5, and the attack reaches range 1-4.",
    }


def test_spaces_at_another_range() -> None:
    played = duel().answer("Plant")
    assert reasons(played)[9] == "Space 9 is at range 5, and the text says “at range 1-2”."
    assert set(reasons(played)) == {1, 4, 7, 8, 9}


def test_a_text_that_moves_to_any_space_needs_a_free_one() -> None:
    one = side("Inviolable Judgment", "Grasp", space=4)
    played = stage(one, side(space=6), ("Geoffrey", "Ryu")).answer("Boost Holy Wings", "Grasp")
    assert reasons(played) == {6: "Ryu stands on space 6."}


def test_a_trap_is_moved_so_many_spaces() -> None:
    one = side(space=4, boosts=[BoostInPlay("Trip", 5)])
    played = stage_of((TESTER, TESTER), one, side()).answer("Drag")
    assert played.labels == ["Space 3", "Space 7"]
    assert set(reasons(played).values()) == {"It lies on space 5 and is moved 2 spaces from there."}
    assert set(reasons(played)) == {1, 2, 4, 5, 6, 8, 9}


# --- Choices ---


def test_instructions_that_cannot_be_begun() -> None:
    played = duel("Grasp", "Bare", gauge=("Grasp",)).answer("Choose")
    assert reasons(played) == {
        "spend 2 gauge": "It costs 2 Gauge, and you can pay 1.",
        "discard 1 ultra from your hand": "There is no ultra in your hand.",
        "strike with an EX attack": "You hold no two cards with the same name.",
    }


def test_life_bars_nobody_from_spending_it() -> None:
    """EX-CHAR-27: with less than is asked for one spends what is left, and loses."""
    assert "Spend 40 life" in duel("Grasp", "Bare").answer("Choose").labels


def test_what_has_been_chosen_already() -> None:
    played = duel("Grasp").answer("Both", "Draw 1")
    assert reasons(played) == {"draw 1": "You have already chosen it."}


def test_an_extra_attack_that_nothing_can_pay_for() -> None:
    played = duel("Dear", "Big", other=("Focus",)).strike("Dear", "Focus")
    assert list(reasons(played).values()) == ["There is no card in your hand that you can pay for."]


def test_a_choice_that_a_text_gives_to_the_opponent() -> None:
    played = duel(other=("Grasp",)).answer("Offer")
    assert played.asked == (1, "choose")
    assert list(reasons(played).values()) == ["There is no card for it."]


# --- Every question of whole matches ---

PAIRINGS = (
    ("Sol Badguy", "Ky Kiske", "strive"),
    ("Linne", "Hyde Kido", "undernight"),
    ("Geoffrey", "Hazama", "standard"),
    ("Byakuya", "Carmine", "standard"),
    ("Tinker Knight", "Zato-1", "standard"),
    ("Faust", "Dan Hibiki", "standard"),
    ("Happy Chaos", "Phonon", "standard"),
)


@pytest.mark.parametrize(("one", "other", "edition"), PAIRINGS)
def test_every_question_of_random_matches(one: str, other: str, edition: str) -> None:
    stream = Stream(f"{one} against {other}")
    explained: set[str] = set()
    for seed in range(3):
        table = EXCEED.start(f"{one} {other} {seed}", match_of(one, other, edition))
        while table.asks:
            for ask in table.asks:
                explained |= _explained(table, ask, stream)
            ask = table.asks[0]
            EXCEED.answer(table, ask.seat, stream.below(len(ask.options)))
    assert {"action", "set", "pay"} <= explained


def _explained(table: Table, ask: Ask, stream: Stream) -> set[str]:
    """Checks the reasons at a question; returns its kind if it has any."""
    seat = ask.seat
    hidden = EXCEED.hide(table, seat)
    found = EXCEED.barred(ask, hidden)
    assert found == EXCEED.barred(ask, EXCEED.imagine(table, seat, stream)), (
        "a reason depends on what the seat cannot know"
    )
    options = [option for option, _ in found]
    assert not set(options) & set(ask.options)
    assert len(set(options)) == len(options)
    assert [reason for _, reason in found if reason[0].islower() or not reason.endswith(".")] == []
    if ask.kind == "action":
        _every_action_is_told(table, ask, dict(found))
    return {ask.kind} if found else set()


def _every_action_is_told(table: Table, ask: Ask, found: dict[Value, str]) -> None:
    seat = ask.seat
    told = {*ask.options, *found}
    wanted = {("move", space) for space in range(1, table.book.spaces + 1)} | {
        ("boost", card) for card in table.sides[seat].hand
    }
    wanted |= {(action, 0) for action in ("strike", "prepare", "change", "exceed", "reshuffle")}
    assert wanted <= told
    able = most(table, seat, FORCE)
    for (action, space), reason in found.items():
        if action == "move" and "Force" in reason:
            cost = walking_cost(table, seat, space)
            assert cost > able
            assert f" {cost} Force" in reason
