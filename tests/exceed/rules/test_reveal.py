"""The reveal: costs of attacks, invalid attacks and what replaces them, and decks that run out."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.events import AttackRevealed, Reshuffled

EDITIONS = ("standard", "undernight", "strive")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("swung", [True, False])
def test_what_waits_for_the_reveal_is_done_before_costs_are_paid(edition: str, swung: bool) -> None:
    """EX-REVEAL-01, EX-REVEAL-03: Hazama stands where his chain leads when he is asked to pay for Falling Fang."""
    hazama = side("Falling Fang", "Grasp", "Grasp", deck=["Falling Fang"], tokens=[("True Ouroboros", 4)])
    played = stage(hazama, side("Sweep"), ("Hazama", "Ryu"), edition).answer("Strike")
    played.answer("Wild Swing" if swung else "Falling Fang", "Do not", "Sweep")
    assert (played.asked, played.spaces[0]) == ((0, "accept" if swung else "pay"), 4)


GAMBLER = """\
fighter Gambler
edition standard
exceed costs 1 gauge

basic
  action "Study": draw 3.
  action "Teach": the opponent draws 3.

exceeded
  before you set: draw 1.
  when you have set: gain 1 life.
  if your attack is a wild swing: +2 power.

ultra Big Bet (3 gauge)
  range 1-9, power 6, speed 5
  boost Double or Nothing (continuous)
    your attack is EX.

ultra Loan (2 gauge)
  range 1-9, power 5, speed 5
  if you have a boost in play: this costs 2 force.

special Small Bet (2 force)
  range 1-9, power 4, speed 5

special Penny (1 force)
  range 1-9, power 2, speed 5
  boost Discount (continuous)
    gauge costs are 2 less.

special Deposit
  range 1-9, power 1, speed 9
  hit: put the top card of your deck into your gauge.
"""

NO_DUEL = side("Block")
"""An opponent whose Block holds off 2 damage and does nothing else."""


def gamble(one: SidePosition, other: SidePosition = NO_DUEL, edition: str = "standard", turn: int = 0) -> Stage:
    return stage_of((GAMBLER, GAMBLER), one, other, edition, turn)


def revealed(played: Stage, seat: int | None = None) -> list[str]:
    """Returns the attacks turned up so far, of one seat or of both."""
    events = played.events(AttackRevealed)
    return [event.card for event in events if seat in (None, event.seat)]


def open_attacks(played: Stage, seat: int) -> list[str]:
    """Returns the attacks that a seat can read at the moment."""
    strike = EXCEED.view(played.table, seat).strike
    assert strike is not None
    return [attack.card for attack in strike.attacks if attack is not None and attack.card]


# --- Turning up ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("turn", [0, 1])
def test_both_attacks_are_turned_up_at_the_same_time(edition: str, turn: int) -> None:
    """EX-REVEAL-01: not before the defender has set, and both before the first cost is paid."""
    held = side("Penny", "Grasp", "Cross")
    played = gamble(held, held, edition, turn).answer("Strike", "Penny")
    assert open_attacks(played, 1 - turn) == []
    played.answer("Penny")
    assert played.asked == (turn, "pay")
    assert open_attacks(played, 0) == open_attacks(played, 1) == ["Penny", "Penny"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_card_of_an_ex_attack_is_discarded_and_the_attack_stays_ex(edition: str) -> None:
    """EX-REVEAL-02: it lies in its owner's discard pile while the attack is made with the bonus."""
    played = gamble(side("Sweep", "Sweep"), side("Block", "Grasp", "Cross", space=5), edition)
    played.strike("EX Sweep", "Block")
    assert played.asked == (1, "pay")
    assert (played.names(0, "discard"), played.total(0, "power")) == (["Sweep"], 7)
    played.answer("That is all")
    assert (played.names(0, "gauge"), played.names(0, "discard")) == (["Sweep"], ["Sweep"])
    assert played.lives == (30, 25)


# --- Costs ---


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("attack", "held", "paid"),
    [
        ("Small Bet", side("Small Bet", "Grasp", gauge=["Cross", "Dive"]), ["Grasp from hand", "Cross from gauge"]),
        ("Loan", side("Loan", "Sweep", gauge=["Grasp", "Cross", "Dive"]), ["Grasp from gauge", "Cross from gauge"]),
    ],
)
def test_a_cost_is_paid_at_once_at_the_reveal(edition: str, attack: str, held: SidePosition, paid: list[str]) -> None:
    """EX-REVEAL-03, EX-REVEAL-04, EX-REVEAL-05, EX-CHAR-38: a Force Special and an Ultra, before anything else."""
    played = gamble(held, side("Assault", space=5), edition).strike(attack, "Assault")
    assert (played.asked, played.spaces, played.lives) == ((0, "pay"), (3, 5), (30, 30))
    played.answer(*paid)
    assert played.names(0, "discard") == ["Grasp", "Cross"]
    assert played.names(0, "gauge") == ["Dive", attack]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("attack", "hand", "gauge"),
    [
        ("Big Bet", ("Grasp", "Cross", "Dive"), ("Sweep", "Sweep")),
        ("Small Bet", ("Grasp",), ()),
        ("Small Bet", (), ("Grasp",)),
    ],
)
def test_an_attack_that_cannot_be_paid_is_invalid(
    edition: str, attack: str, hand: tuple[str, ...], gauge: tuple[str, ...]
) -> None:
    """EX-REVEAL-06, EX-REVEAL-11, EX-GAUGE-05: discarded and replaced with a wild swing; nothing is spent."""
    played = gamble(side(attack, *hand, gauge=gauge, deck=["Block"]), NO_DUEL, edition).strike(attack, "Block")
    assert revealed(played, 0) == [attack, "Block"]
    assert played.names(0, "discard") == [attack]
    assert played.names(0, "hand") == list(hand)
    assert played.names(0, "gauge") == [*gauge, "Block"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("attack", "held", "labels"),
    [
        (
            "Loan",
            side("Loan", gauge=["Grasp", "Cross", "Dive"]),
            ["Grasp from gauge (1 Gauge)", "Cross from gauge (1 Gauge)", "Dive from gauge (1 Gauge)"],
        ),
        (
            "Small Bet",
            side("Small Bet", "Grasp", "Cross", "Dive"),
            ["Grasp from hand (1 Force)", "Cross from hand (1 Force)", "Dive from hand (1 Force)"],
        ),
    ],
)
def test_an_attack_from_hand_that_can_be_paid_must_be_paid(
    edition: str, attack: str, held: SidePosition, labels: list[str]
) -> None:
    """EX-REVEAL-07: tricky case 7, the choice is with which cards, not whether."""
    played = gamble(held, NO_DUEL, edition).strike(attack, "Block")
    assert (played.asked, played.labels) == ((0, "pay"), labels)
    assert played.answer(labels[0]).labels == labels[1:]


# --- Wild swings with a cost ---

SWINGS = [("Loan", ["Grasp", "Cross"]), ("Small Bet", ["Grasp", "Cross"]), ("Penny", ["Grasp"])]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("attack", "price"), SWINGS)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_wild_swing_with_a_cost_may_be_paid(edition: str, attack: str, price: list[str], seat: int) -> None:
    """EX-REVEAL-08, EX-FAQ-02: tricky case 6; paid, the attack is made."""
    swinger = side(gauge=["Grasp", "Cross", "Dive"], deck=[attack])
    sides = (swinger, NO_DUEL) if seat == 0 else (NO_DUEL, swinger)
    played = gamble(*sides, edition, seat).answer("Strike", "Block")
    assert (played.asked, played.labels) == ((seat, "accept"), ["Pay", "Swing again"])
    played.answer("Pay", *price)
    assert played.names(seat, "discard") == price
    assert played.names(seat, "gauge")[-1] == attack


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attack", [swing[0] for swing in SWINGS])
def test_a_wild_swing_with_a_cost_may_be_declared_invalid(edition: str, attack: str) -> None:
    """EX-REVEAL-08, EX-REVEAL-11, EX-FAQ-02: refused, it is discarded and replaced; nothing is spent."""
    played = gamble(side(gauge=["Grasp", "Cross"], deck=[attack, "Sweep"]), NO_DUEL, edition)
    played.answer("Strike", "Block", "Swing again")
    assert revealed(played, 0) == [attack, "Sweep"]
    assert played.names(0, "discard") == [attack, "Sweep"]
    assert played.names(0, "gauge") == ["Grasp", "Cross"]


def test_a_wild_swing_that_cannot_be_paid_is_invalid_without_a_question() -> None:
    """EX-REVEAL-06, EX-CARE-06: a question comes only for a cost that can be paid."""
    played = gamble(side(gauge=["Grasp"], deck=["Loan", "Small Bet", "Penny"])).answer("Strike", "Block")
    assert revealed(played, 0) == ["Loan", "Small Bet", "Penny"]
    assert played.asked == (0, "accept")


def test_a_wild_swing_forced_by_scramble_may_be_refused_too() -> None:
    """EX-REVEAL-08, EX-EXMP-77: tricky case 6; Ky has to swing, but not to pay for Sacred Edge."""
    forced = side("Grasp", gauge=["Cross", "Slash", "Dive", "Sweep"], deck=["Sacred Edge", "Block"])
    played = stage(side("Cross", boosts=["Focus"]), forced).answer("Strike", "Cross")
    assert (played.asked, played.labels) == ((1, "set"), ["Wild Swing"])
    played.answer("Wild Swing")
    assert (played.asked, played.labels) == ((1, "accept"), ["Pay", "Swing again"])
    assert revealed(played.answer("Swing again"), 1) == ["Sacred Edge", "Block"]


def test_a_cost_that_has_fallen_to_nothing_may_still_be_refused_after_a_wild_swing() -> None:
    """EX-CARE-06: with no card in hand Haoh Gadouken costs nothing, and Dan may swing again all the same."""
    for answer, attacks in (("Pay", ["Haoh Gadouken"]), ("Swing again", ["Haoh Gadouken", "Block"])):
        played = stage(side(deck=["Haoh Gadouken", "Block"]), NO_DUEL, ("Dan", "Ryu")).answer("Strike", "Block")
        assert played.labels == ["Pay", "Swing again"]
        assert revealed(played.answer(answer), 0) == attacks


# --- Costs of EX attacks ---


COPY = "Discard the second card of the EX attack now"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("attack", "hand", "gauge", "power"),
    [
        ("Big Bet", (), ("Grasp", "Cross", "Dive"), 7),
        ("Loan", (), ("Grasp", "Cross"), 6),
        ("Small Bet", ("Grasp", "Cross"), (), 5),
    ],
)
@pytest.mark.parametrize("spare", [(), ("Sweep",)])
def test_the_cost_of_an_ex_attack_is_paid_once(
    edition: str, attack: str, hand: tuple[str, ...], gauge: tuple[str, ...], power: int, spare: tuple[str, ...]
) -> None:
    """EX-REVEAL-02, EX-REVEAL-09, EX-REVEAL-10, EX-FAQ-07: tricky case 2; the single cost is enough, and is all."""
    held = side(attack, attack, *hand, gauge=[*gauge, *spare])
    played = gamble(held, NO_DUEL, edition).strike(f"EX {attack}", "Block")
    for card in (COPY, *hand, *gauge):
        if played.asked == (0, "pay"):
            played.answer(card)
    assert played.names(0, "discard") == [attack, *hand, *gauge]
    assert played.names(0, "gauge") == [*spare, attack]
    assert played.lives == (30, 30 - (power - 2))


@pytest.mark.parametrize(
    ("answers", "pile"),
    [
        ((COPY, "Grasp", "Cross"), ["Loan", "Grasp", "Cross"]),
        (("Grasp", COPY, "Cross"), ["Grasp", "Loan", "Cross"]),
        (("Cross", "Grasp", COPY), ["Cross", "Grasp", "Loan"]),
    ],
)
def test_the_player_orders_the_second_card_and_the_payment(answers: tuple[str, ...], pile: list[str]) -> None:
    """EX-CARE-12: the copy may be discarded before, between or after the cards that pay."""
    played = gamble(side("Loan", "Loan", gauge=["Grasp", "Cross"])).strike("EX Loan", "Block")
    for answer in answers:
        if played.asked == (0, "pay"):
            played.answer(answer)
    assert played.names(0, "discard") == pile


# --- Replacements ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_replacing_goes_on_until_an_attack_is_valid(edition: str) -> None:
    """EX-REVEAL-12, EX-REVEAL-11: every invalid attack is discarded in its turn."""
    played = gamble(side("Big Bet", deck=["Loan", "Small Bet", "Big Bet", "Sweep"]), NO_DUEL, edition)
    played.strike("Big Bet", "Block")
    assert revealed(played, 0) == ["Big Bet", "Loan", "Small Bet", "Big Bet", "Sweep"]
    assert played.names(0, "discard") == ["Big Bet", "Loan", "Small Bet", "Big Bet", "Sweep"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_replacement_that_can_be_paid_may_be_refused(edition: str) -> None:
    """EX-REVEAL-14, EX-REVEAL-08: tricky case 6, a replacement is a wild swing itself."""
    played = gamble(side("Big Bet", gauge=["Grasp", "Cross"], deck=["Loan", "Penny", "Sweep"]), NO_DUEL, edition)
    played.strike("Big Bet", "Block")
    assert (played.asked, played.labels) == ((0, "accept"), ["Pay", "Swing again"])
    assert played.answer("Swing again").asked == (0, "accept")
    assert revealed(played.answer("Swing again"), 0) == ["Big Bet", "Loan", "Penny", "Sweep"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_setting_is_not_done_again_for_a_replacement(edition: str) -> None:
    """EX-REVEAL-13, EX-REVEAL-14: tricky case 8; the texts about setting happen once, the swing is a wild one."""
    held = side("Big Bet", life=20, deck=["Grasp", "Loan", "Spike"], exceeded=True)
    played = gamble(held, side("Block", space=6), edition).strike("Big Bet", "Block")
    assert revealed(played, 0) == ["Big Bet", "Loan", "Spike"]
    assert played.names(0, "hand") == ["Grasp"]
    assert played.lives == (21, 23)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_unpaid_ex_attack_is_replaced_by_one_that_is_not_ex(edition: str) -> None:
    """EX-REVEAL-02, EX-REVEAL-11, EX-REVEAL-15: tricky case 3; both cards are discarded, one wild swing follows."""
    played = gamble(side("Big Bet", "Big Bet", deck=["Spike"]), side("Block", space=6), edition)
    played.strike("EX Big Bet", "Block")
    assert played.names(0, "discard") == ["Big Bet", "Big Bet"]
    assert played.names(0, "gauge") == ["Spike"]
    assert played.lives == (30, 25)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attack", ["Small Bet", "EX Small Bet"])
def test_a_boost_that_makes_attacks_ex_counts_for_the_replacement(edition: str, attack: str) -> None:
    """EX-REVEAL-15: Double or Nothing gives Spike its 1 power, once."""
    boosted = side("Small Bet", "Small Bet", deck=["Spike"], boosts=["Big Bet"])
    played = gamble(boosted, side("Block", space=6), edition).strike(attack, "Block")
    assert revealed(played, 0) == ["Small Bet", "Spike"]
    assert played.lives == (30, 24)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_paid_when_setting_carries_over_to_the_replacement(edition: str) -> None:
    """EX-CARE-07, EX-REVEAL-13: Ryu pays once for a critical attack; Hadoken, swung for it, is critical."""
    held = side("Metsu Hadoken", gauge=["Grasp", "Cross"], deck=["Hadoken"])
    played = stage(held, side("Block", "Grasp"), ("Ryu", "Tinker Knight"), edition)
    played.answer("Strike", "Metsu Hadoken", "Spend 1 gauge", "Grasp", "Block")
    assert played.asked == (1, "pay")
    assert (played.total(0, "speed"), played.names(0, "gauge")) == (6, ["Cross"])


@pytest.mark.parametrize("turn", [0, 1])
def test_the_attacker_pays_and_replaces_before_the_defender(turn: int) -> None:
    """EX-REVEAL-11, EX-REVEAL-12: (A-02) all replacements of one player come before those of the other."""
    held = side("Big Bet", deck=["Loan", "Block"])
    played = gamble(held, held, turn=turn).strike("Big Bet", "Big Bet")
    events = played.events(AttackRevealed)
    assert [event.seat for event in events] == [turn, 1 - turn, turn, turn, 1 - turn, 1 - turn]


# --- Paying in another way ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_another_way_of_paying_obliges_a_player_who_set_from_hand(edition: str) -> None:
    """EX-REVEAL-16, EX-FAQ-06: with a boost in play Loan costs 2 force, so it is paid without any gauge."""
    played = gamble(side("Loan", "Grasp", "Cross", boosts=["Big Bet"]), NO_DUEL, edition).strike("Loan", "Block")
    assert (played.asked, played.labels) == (
        (0, "pay"),
        ["Grasp from hand (1 Force)", "Cross from hand (1 Force)"],
    )
    assert revealed(played.answer("Grasp", "Cross"), 0) == ["Loan"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_cheaper_cost_obliges_a_player_who_set_from_hand(edition: str) -> None:
    """EX-REVEAL-07, EX-REVEAL-16: Discount takes 2 gauge off, so 1 gauge pays for Big Bet."""
    held = side("Big Bet", gauge=["Grasp"], boosts=["Penny"])
    played = gamble(held, NO_DUEL, edition).strike("Big Bet", "Block")
    assert revealed(played, 0) == ["Big Bet"]
    assert played.names(0, "gauge") == ["Big Bet"]
    assert played.names(0, "discard")[0] == "Grasp"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("attack", "boost"), [("Loan", "Big Bet"), ("Loan", "Penny"), ("Big Bet", "Penny")])
def test_another_way_of_paying_may_be_refused_after_a_wild_swing(edition: str, attack: str, boost: str) -> None:
    """EX-REVEAL-17, EX-FAQ-06: the attack is then invalid."""
    held = side("Grasp", "Cross", gauge=["Dive"], deck=[attack, "Sweep"], boosts=[boost])
    played = gamble(held, NO_DUEL, edition).strike("Wild Swing", "Block")
    assert (played.asked, played.labels) == ((0, "accept"), ["Pay", "Swing again"])
    assert revealed(played.answer("Swing again"), 0) == [attack, "Sweep"]


# --- What a card is worth ---


def test_an_ultra_pays_a_cost_of_one_force_as_one() -> None:
    """EX-FORCE-03, EX-FORCE-04: tricky case 30; it counts as 1, and no second card is asked for."""
    played = gamble(side("Penny", "Big Bet", "Loan")).strike("Penny", "Block")
    assert played.labels == ["Big Bet from hand (1 Force)", "Loan from hand (1 Force)"]
    played.answer("Big Bet")
    assert played.names(0, "hand") == ["Loan"]
    assert played.names(0, "discard") == ["Big Bet"]


def test_an_ultra_in_gauge_gives_one_gauge() -> None:
    """EX-GAUGE-02: tricky case 31; three gauge are three cards."""
    short = gamble(side("Big Bet", gauge=["Loan", "Loan"], deck=["Block"])).strike("Big Bet", "Block")
    assert revealed(short, 0) == ["Big Bet", "Block"]
    enough = gamble(side("Big Bet", gauge=["Loan", "Loan", "Big Bet"])).strike("Big Bet", "Block")
    assert enough.labels == ["Loan from gauge (1 Gauge)", "Big Bet from gauge (1 Gauge)"]


def test_an_ultra_in_gauge_gives_one_or_two_force() -> None:
    """EX-FORCE-03, EX-FORCE-01: tricky case 31; as 1 only while the rest can still be paid."""
    alone = gamble(side("Small Bet", gauge=["Loan"])).strike("Small Bet", "Block")
    assert (revealed(alone, 0), alone.names(0, "discard")) == (["Small Bet"], ["Loan"])
    played = gamble(side("Small Bet", "Grasp", "Cross", gauge=["Loan"])).strike("Small Bet", "Block")
    hand = ["Grasp from hand (1 Force)", "Cross from hand (1 Force)"]
    assert played.labels == [*hand, "Loan from gauge (1 Force)", "Loan from gauge (2 Force)"]
    assert played.answer("Grasp").labels == [hand[1], "Loan from gauge (1 Force)"]


# --- A deck that runs out ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_invalid_attack_is_part_of_the_deck_that_replaces_it(edition: str) -> None:
    """EX-REVEAL-11, EX-REVEAL-14, EX-SHUF-01: tricky case 4; it is discarded first, and may come up again."""
    attacks = []
    for seed in range(8):
        one = side("Big Bet", discard=["Grasp"], rest="sealed cards")
        played = stage_of((GAMBLER, GAMBLER), one, NO_DUEL, edition, seed=seed).strike("Big Bet", "Block")
        (reshuffled,) = played.events(Reshuffled)
        assert isinstance(reshuffled, Reshuffled)
        assert (reshuffled.seat, reshuffled.deck) == (0, 2)
        attacks.append(tuple(revealed(played, 0)))
    assert set(attacks) == {("Big Bet", "Grasp"), ("Big Bet", "Big Bet", "Grasp")}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_an_invalid_attack_without_deck_and_reshuffle_loses(edition: str, seat: int) -> None:
    """EX-REVEAL-14, EX-SHUF-03, EX-SHUF-04, EX-SHUF-12: tricky case 5; at once, and the strike does not go on."""
    empty = side("Big Bet", discard=["Grasp"], reshuffled=True, rest="sealed cards")
    sides = (empty, side("Deposit")) if seat == 0 else (side("Deposit"), empty)
    played = gamble(*sides, edition).strike(*[("Big Bet", "Deposit")[seat], ("Deposit", "Big Bet")[seat]])
    assert played.over == (1 - seat, "the deck is empty and the Reshuffle is used")
    assert played.lives == (30, 30)


def test_a_lone_invalid_attack_comes_up_once_more_and_then_loses() -> None:
    """EX-REVEAL-12, EX-REVEAL-14, EX-SHUF-02: the one Reshuffle brings the same card, which cannot be paid either."""
    played = gamble(side("Big Bet", rest="sealed cards")).strike("Big Bet", "Block")
    assert revealed(played, 0) == ["Big Bet", "Big Bet"]
    assert played.over == (1, "the deck is empty and the Reshuffle is used")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("action", "seat"), [("Study", 0), ("Teach", 1)])
def test_a_draw_in_the_middle_of_which_the_deck_runs_out(edition: str, action: str, seat: int) -> None:
    """EX-SHUF-01, EX-SHUF-13: tricky case 39; 1 card, the Reshuffle, 2 more."""
    low = side(deck=["Dive"], discard=["Grasp", "Grasp", "Cross", "Cross"], rest="sealed cards")
    sides = (low, side()) if seat == 0 else (side(), low)
    played = gamble(*sides, edition).answer(f"{action}:")
    drawn = 4 if seat == 0 else 3
    assert len(played.names(seat, "hand")) == drawn
    assert "Dive" in played.names(seat, "hand")
    assert len(played.names(seat, "deck")) == 5 - drawn
    assert played.sides[seat].reshuffled


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("action", "seat"), [("Study", 0), ("Teach", 1)])
def test_a_draw_that_cannot_be_finished_loses(edition: str, action: str, seat: int) -> None:
    """EX-SHUF-03, EX-SHUF-13: tricky case 39; 1 card, then the loss, also in the opponent's turn."""
    low = side(deck=["Dive"], discard=["Grasp", "Grasp"], reshuffled=True, rest="sealed cards")
    sides = (low, side()) if seat == 0 else (side(), low)
    played = gamble(*sides, edition).answer(f"{action}:")
    assert played.names(seat, "hand") == ["Dive"]
    assert played.over == (1 - seat, "the deck is empty and the Reshuffle is used")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reshuffled", [False, True])
def test_the_top_card_of_an_empty_deck_is_no_card(edition: str, reshuffled: bool) -> None:
    """EX-SHUF-07, EX-SHUF-08, EX-FAQ-25: tricky case 40; nothing happens, no reshuffle and no loss."""
    empty = side("Deposit", discard=["Grasp"], reshuffled=reshuffled, rest="sealed cards")
    played = gamble(empty, side("Cross"), edition).strike("Deposit", "Cross")
    assert played.names(0, "gauge") == ["Deposit"]
    assert played.names(0, "discard") == ["Grasp"]
    assert (played.over, played.sides[0].reshuffled) == (None, reshuffled)
    assert played.lives == (30, 29)
