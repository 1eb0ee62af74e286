"""Paying with another resource, what waits for spending, and limits of what attacks take."""

import pytest

from tests.exceed.cards.report import damage
from tests.exceed.rules.test_words import blow, fighter, play, trick
from tests.exceed.stage import Stage, side
from wildswing.exceed.game import EXCEED
from wildswing.exceed.page.payment import bill_of
from wildswing.exceed.rules.losing import NO_LIFE
from wildswing.kernel.chance import Stream

COSTLY = "ultra Blast (2 gauge)\n  range 1-9, power 5, speed 5\n"
LABOUR = trick("now: draw 1.", kind="instant, 2 force", name="Labour")


def payer(
    *says: str, hand: tuple[str, ...] = ("Labour",), life: int = 30, gauge: tuple[str, ...] = (), deck: str = "Dive"
) -> Stage:
    return play(fighter(LABOUR, COSTLY, says=says), side(*hand, life=life, gauge=gauge, deck=(deck,)))


# --- Paying with another resource ---


def test_life_pays_force_one_at_a_time_and_mixed_with_cards() -> None:
    """EX-NOTION-PAY-01."""
    played = payer("may spend 2 life for 1 force.", hand=("Labour", "Grasp"), life=9).answer("Boost Labourery")
    assert played.labels == ["Grasp from hand (1 Force)", "2 Life (1 Force)"]
    played.answer("2 Life (1 Force)").answer("Grasp from hand (1 Force)")
    assert (played.lives[0], played.names(0, "discard")) == (7, ["Grasp", "Labour"])


def test_force_that_life_has_paid_counts_as_spent() -> None:
    """EX-NOTION-PAY-01."""
    draws = trick("now: may spend up to 2 force; for each force spent: draw 1.")
    text = fighter(draws, says=("may spend 3 life for 1 force.",))
    played = play(text, side("Trick", life=9)).answer(
        "Boost Trickery", "Spend up to 2 force", *["3 Life (1 Force)"] * 2
    )
    assert (played.lives[0], len(played.names(0, "hand"))) == (3, 2 + 1)


def test_of_several_exchanges_the_cheapest_counts() -> None:
    """EX-NOTION-PAY-01."""
    played = payer("may spend 3 life for 1 force.", "may spend 1 life for 1 force.", life=9)
    played.answer("Boost Labourery")
    assert (played.lives[0], len(played.names(0, "hand"))) == (7, 2)


@pytest.mark.parametrize(("life", "offered"), [(2, True), (1, False)])
def test_the_last_life_may_pay_force_and_loses(life: int, offered: bool) -> None:
    """EX-NOTION-PAY-02."""
    played = payer("may spend 1 life for 1 force.", life=life)
    assert ("Boost Labourery" in " ".join(played.labels)) is offered
    if offered:
        played.answer("Boost Labourery")
        assert (played.over, played.lives[0]) == ((1, NO_LIFE), 0)


@pytest.mark.parametrize(("life", "left"), [(5, 1), (4, 4)])
def test_life_for_gauge_leaves_one(life: int, left: int) -> None:
    """EX-NOTION-PAY-03: with too little the attack is invalid."""
    played = payer("may spend 2 life for 1 gauge.", hand=("Blast",), life=life, deck="Block")
    played.strike("Blast", "Block")
    assert (played.lives[0], played.over) == (left, None)
    assert ("Blast" in played.names(0, "discard")) is (life == 4)


def test_force_pays_gauge_and_an_ultra_gives_two() -> None:
    """EX-NOTION-PAY-04."""
    played = payer("may spend 1 force for 1 gauge.", hand=("Blast", "Blast", "Grasp"), gauge=("Cross",))
    played.strike("Blast", "Block")
    assert played.labels == [
        "Blast from hand (1 Gauge)",
        "Blast from hand (2 Gauge)",
        "Grasp from hand (1 Gauge)",
        "Cross from gauge (1 Gauge)",
    ]
    played.answer("Blast from hand (2 Gauge)")
    assert (played.names(0, "gauge"), played.names(0, "hand")) == (["Cross", "Blast"], ["Grasp"])


def test_a_page_offers_life_last_and_an_imagined_hand_need_not_pay_what_life_can() -> None:
    """EX-NOTION-PAY-01."""
    played = payer("may spend 1 life for 1 force.", hand=("Labour", "Grasp"), life=9).answer("Boost Labourery")
    bill = bill_of(played.table.asks[0], EXCEED.hide(played.table, 0))
    assert bill is not None
    assert [(card.card, card.zone, card.worth) for card in bill.cards] == [
        ("Grasp", "hand", 1),
        ("1 Life", "life", 1),
        ("1 Life", "life", 1),
    ]
    twin = EXCEED.imagine(EXCEED.hide(played.table, 1), 1, Stream(3))
    assert len(twin.sides[0].hand) == 1


# --- What waits for spending ---


@pytest.mark.parametrize(
    ("waits", "drawn"), [("when you spend gauge", 1), ("when you spend force", 1), ("when you spend life", 0)]
)
def test_spending_is_noticed_once_a_payment(waits: str, drawn: int) -> None:
    """EX-NOTION-SPEND-01: cards of the gauge are gauge spent, whatever they pay for."""
    played = payer(f"{waits}: draw 1.", gauge=("Cross", "Cross")).answer("Boost Labourery")
    assert len(played.names(0, "hand")) == 2 + drawn  # 1 of the boost, 1 of the turn


def test_a_payment_from_hand_alone_spends_no_gauge() -> None:
    """EX-NOTION-SPEND-01."""
    played = payer("when you spend gauge: draw 1.", hand=("Labour", "Grasp", "Grasp")).answer("Boost Labourery")
    played.answer("Grasp from hand (1 Force)", "Grasp from hand (1 Force)")
    assert len(played.names(0, "hand")) == 2


def test_life_spent_counts_all_that_one_payment_took() -> None:
    """EX-NOTION-SPEND-02."""
    says = ("may spend 2 life for 1 force.", "when you spend life: for each life spent: draw 1.")
    played = payer(*says, life=9).answer("Boost Labourery")
    assert (played.lives[0], len(played.names(0, "hand"))) == (5, 4 + 2)


def test_life_spent_by_a_text_is_noticed() -> None:
    """EX-NOTION-SPEND-02."""
    bleed = trick("now: spend 3 life; draw 1.", name="Bleed")
    says = ("when you spend life: for each life spent: draw 1.",)
    played = play(fighter(bleed, says=says), side("Bleed")).answer("Boost Bleedery")
    assert (played.lives[0], len(played.names(0, "hand"))) == (27, 3 + 1 + 1)


@pytest.mark.parametrize(("gauge", "over"), [(2, None), (1, (1, NO_LIFE))])
def test_who_spends_the_last_life_may_exceed_for_its_cost(gauge: int, over: tuple[int, str] | None) -> None:
    """EX-NOTION-SPEND-03, EX-NOTION-SPEND-04: who cannot pay loses."""
    bleed = trick("now: spend 3 life.", name="Bleed")
    says = ("when you would lose: exceed for its cost.", "when you exceed: your life is 4.")
    played = play(fighter(bleed, says=says), side("Bleed", life=2, gauge=("Cross",) * gauge)).answer("Boost Bleedery")
    assert played.over == over
    assert (played.lives[0], played.table.sides[0].exceeded, len(played.names(0, "gauge"))) == (
        (4, True, 0) if over is None else (0, False, 1)
    )


def test_x_grows_and_stays_on_its_boost() -> None:
    """EX-NOTION-SPEND-05."""
    bleed = trick("now: spend 2 life; take another action.", name="Bleed")
    heart = trick(
        "when you spend life: for each life spent: X is 1 more.", "+X power.", kind="continuous", name="Heart"
    )
    played = play(fighter(bleed, heart, blow()), side("Bleed", "Bleed", "Heart", "Blow"), side("Grasp"))
    played.answer("Boost Heartery").answer("Prepare").answer("Boost Bleedery").answer("Boost Bleedery")
    played.strike("Blow", "Grasp")
    assert damage(played)[0][1] == 2 + 4


# --- What attacks take ---


@pytest.mark.parametrize(
    ("says", "life", "left", "stunned"),
    [
        ("attacks take at most 3 life.", 30, 27, True),
        ("attacks take at most 9 life.", 30, 24, True),
        ("attacks take at most 0 life.", 30, 30, False),
        ("attacks leave 28 life.", 30, 28, True),
        ("attacks leave 1 life.", 30, 24, True),
        ("attacks leave 20 life.", 15, 15, False),
        ("attacks leave 1 life.", 1, 1, False),
    ],
)
def test_attacks_take_no_more_than_a_text_allows(says: str, life: int, left: int, stunned: bool) -> None:
    """EX-NOTION-SPARE-01, EX-NOTION-SPARE-02, EX-NOTION-SPARE-03: in `standard` what was not lost does not stun."""
    spared = fighter(blow(says, stats="range 1, power 1, speed 1"))
    struck = fighter(blow(stats="range 1-9, power 6, speed 8", name="Slam"))
    played = play(struck, side("Slam"), side("Blow", life=life), against=spared).strike("Slam", "Blow")
    assert (played.lives[1], played.over) == (left, None)
    assert played.stunned(1) is stunned


def test_other_damage_and_spending_are_not_spared() -> None:
    """EX-NOTION-SPARE-01, EX-NOTION-SPARE-02."""
    spared = fighter(blow("attacks leave 29 life.", "attacks take at most 1 life.", "before: spend 4 life."))
    hurting = fighter(blow("hit: the opponent takes 7 damage.", stats="range 1-9, power 6, speed 8", name="Slam"))
    played = play(hurting, side("Slam"), side("Blow"), against=spared).strike("Slam", "Blow")
    assert played.lives[1] == 23


# --- Limits ---


@pytest.mark.parametrize(
    ("says", "verb", "space"),
    [
        ("stop after 2 spaces.", "advance 3", 5),
        ("stop after 2 spaces.", "close 2", 5),
        ("stop after 1 space.", "retreat 2", 2),
    ],
)
def test_own_movements_go_no_farther_than_a_text_allows(says: str, verb: str, space: int) -> None:
    """EX-CHAR-34, EX-NOTION-STRIDE-01."""
    played = play(fighter(trick(f"now: {verb}."), says=(says,)), side("Trick")).answer("Boost Trickery")
    assert played.spaces[0] == space


def test_pushes_and_pulls_know_no_limit() -> None:
    """EX-NOTION-STRIDE-01."""
    limited = fighter(says=("stop after 1 space.",))
    played = play(fighter(trick("now: pull 3.")), side("Trick"), against=limited).answer("Boost Trickery")
    assert played.spaces[1] == 4


def test_who_may_stop_short_is_asked_for_each_longer_movement() -> None:
    """EX-NOTION-STRIDE-02."""
    says = ("may stop after 2 spaces.",)
    played = play(fighter(trick("now: advance 3; retreat 2."), says=says), side("Trick")).answer("Boost Trickery")
    assert played.labels == ["Advance 2", "Advance 3"]
    assert played.answer("Advance 2").spaces[0] == 3


def test_damage_by_a_text_discards_cards_too() -> None:
    """EX-NOTION-MILL-01: and two such texts discard no more than one."""
    sting = fighter(trick("now: the opponent takes 2 damage."))
    milled = fighter(says=("damage discards 2 cards of your deck.", "damage discards 2 cards of your deck."))
    played = play(sting, side("Trick"), against=milled)
    deck = len(played.sides[1].deck)
    played.answer("Boost Trickery")
    assert (played.lives[1], deck - len(played.sides[1].deck), len(played.names(1, "discard"))) == (30, 4, 4)


@pytest.mark.parametrize(("gauge", "hand"), [(("Cross",), 2 + 1 + 1 + 1), ((), 2 - 1 + 1 + 1)])
def test_gauge_spent_is_known_when_cards_are_changed(gauge: tuple[str, ...], hand: int) -> None:
    """EX-NOTION-ACT-02, EX-NOTION-SPEND-06."""
    says = ("when you change cards, if you spent gauge: draw 1.",)
    played = payer(*says, hand=("Labour", "Grasp"), gauge=gauge).answer("Change Cards")
    played.answer("Cross from gauge" if gauge else "Grasp from hand", "That is all")
    assert len(played.names(0, "hand")) == hand
