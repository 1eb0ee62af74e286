"""Play reports of Dan: each card's attack and boost, and both sides of the fighter; Ryu is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, shown, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.agents.chart import chart_of
from wildswing.exceed.agents.outlook import usable_cards
from wildswing.exceed.evaluation import evaluate
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.forecast import forecast

CARDS = """
    Haoh Gadouken,       ultra, 2, 3 gauge,1-4, 7, 1, 0, 0, Saikyo Power,     continuous, free,    no
    Legendary Taunt,     ultra, 2, 2 gauge,  -, 0, 4, 1, 5, Secret Technique, instant,    free,    no
    Shisso Buraiken,     ultra, 2, 3 gauge,  1, 7, 5, 0, 0, Lucky!,           instant,    free,    no
    Dankukyaku,        special, 2,    free,1-2, 3, 6, 0, 0, Saikyo Leap,      instant,    1 force, no
    Gadouken,          special, 2,    free,1-4, 4, 4, 0, 0, Saikyo Vision,    instant,    1 force, no
    Koryuken,          special, 2,    free,1-2, 0, 6, 0, 0, Saikyo Glory,     continuous, free,    no
    Saikyo Haraigoshi, special, 2,    free,  1, 2, 7, 0, 0, Peek,             instant,    free,    no
"""

TWO = ["Block", "Block"]
THREE = ["Cross", "Cross", "Dive"]


def against_ryu(dan: SidePosition, ryu: SidePosition, turn: int = 0) -> Stage:
    return stage(dan, ryu, fighters=("Dan Hibiki", "Ryu"), turn=turn)


# --- The fighter ---


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Dan Hibiki")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(CARDS))
    assert len(book.decks[0]) == 30


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(
    ("attack", "critical", "speed", "power"),
    [
        ("Wild Swing", "Spend 1 gauge", 6, 5),
        ("Wild Swing", "Do not", 5, 4),
        ("Assault", "Spend 1 gauge", 5, 4),
        ("Assault", "Do not", 5, 4),
    ],
)
def test_only_a_critical_wild_swing_is_better(
    exceeded: bool, attack: str, critical: str, speed: int, power: int
) -> None:
    """EX-CHAR-01, EX-CHAR-47: 1 power and 1 speed more, on both sides of the card."""
    dan = side("Assault", gauge=["Dive"], deck=["Assault"], space=5, exceeded=exceeded)
    played = against_ryu(dan, side("Spike")).answer("Strike", attack)
    assert played.labels == ["Spend 1 gauge", "Do not"]
    played.answer(critical, "Spike")
    assert speeds(played) == (speed, 3)
    assert damage(played) == [(1, power, power)]
    assert played.names(0, "discard") == (["Dive"] if critical == "Spend 1 gauge" else [])


def test_exceeding_costs_two_gauge() -> None:
    """EX-EXC-02, EX-EXC-03: the draw of that turn is already from either end."""
    assert not against_ryu(side(gauge=TWO[1:]), side()).offers("Exceed")
    played = against_ryu(side(gauge=TWO), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert played.names(0, "discard") == TWO
    assert played.labels == ["Draw 1 from the bottom", "Do not"]


@pytest.mark.parametrize(("choice", "drawn"), [("Draw 1 from the bottom", "Grasp"), ("Do not", "Focus")])
def test_exceeded_dan_draws_for_the_turn_from_either_end(choice: str, drawn: str) -> None:
    """EX-CHAR-25: only that draw; the one of Prepare is from the top."""
    dan = side(deck=["Sweep", "Focus", "Grasp"], exceeded=True, rest="discard pile")
    played = against_ryu(dan, side()).answer("Prepare", choice)
    assert sorted(played.names(0, "hand")) == sorted(["Sweep", drawn])


@pytest.mark.parametrize("draw", ["Draw 1 from the bottom", "Do not"])
def test_exceeded_dan_may_discard_a_card_after_the_draw_of_the_turn(draw: str) -> None:
    """EX-CHAR-51: from whichever end he drew."""
    played = against_ryu(side("Cross", deck=["Sweep", "Focus"], exceeded=True), side()).answer("Prepare", draw)
    assert played.asked == (0, "choose")
    assert played.labels == ["Discard 1 card from your hand", "Do not"]
    played.answer("Discard", "Cross")
    assert played.names(0, "discard") == ["Cross"]
    assert played.asked == (1, "action")


def test_exceeded_dan_need_not_discard() -> None:
    played = against_ryu(side("Cross", deck=["Sweep", "Focus"], exceeded=True), side())
    played.answer("Prepare", "Do not", "Do not")
    assert sorted(played.names(0, "hand")) == ["Cross", "Focus", "Sweep"]
    assert played.asked == (1, "action")


def test_after_a_strike_there_is_no_draw_and_no_discard() -> None:
    played = against_ryu(side("Spike", "Cross", exceeded=True), side("Block")).strike("Spike", "Block")
    assert played.names(0, "hand") == ["Cross"]
    assert played.asked == (1, "action")


# --- Haoh Gadouken ---


@pytest.mark.parametrize(("hand", "paid"), [([], 0), (["Sweep"], 3)])
def test_haoh_gadouken_is_free_with_an_empty_hand(hand: list[str], paid: int) -> None:
    """EX-CHAR-39."""
    dan = side("Haoh Gadouken", *hand, gauge=["Cross", "Cross", "Dive"])
    played = against_ryu(dan, side("Spike")).answer("Strike", "Haoh Gadouken", "Do not", "Spike")
    if paid:
        assert played.asked == (0, "pay")
        played.answer("Dive")
    assert len(played.names(0, "discard")) == paid
    assert played.lives == (30, 23)


@pytest.mark.parametrize(("space", "life"), [(6, 24), (5, 30), (4, 30)])
def test_attacks_at_range_2_to_5_do_not_hit_haoh_gadouken(space: int, life: int) -> None:
    """EX-CHAR-31: a Sweep of range 1-3, faster than it."""
    played = against_ryu(side("Haoh Gadouken", space=space), side("Sweep")).strike("Haoh Gadouken", "Sweep")
    assert speeds(played) == (1, 2)
    assert played.lives[0] == life
    assert played.lives[1] == (30 if space == 6 else 23)


@pytest.mark.parametrize(("hand", "power"), [([], 9), (["Sweep"], 5)])
def test_saikyo_power_adds_four_power_with_an_empty_hand(hand: list[str], power: int) -> None:
    dan = side("Spike", *hand, space=5, boosts=["Haoh Gadouken"])
    played = against_ryu(dan, side("Focus")).strike("Spike", "Focus")
    assert damage(played) == [(1, power, power)]
    assert played.names(0, "discard") == ["Haoh Gadouken"]


# --- Legendary Taunt ---


def taunt(*hand: str, deck: list[str] | None = None) -> Stage:
    """Returns a strike with the Taunt against a Focus, asked for the advance."""
    dan = side("Legendary Taunt", *hand, gauge=TWO, space=3, deck=deck or [])
    return against_ryu(dan, side("Focus")).answer("Strike", "Legendary Taunt", "Do not", "Focus")


@pytest.mark.parametrize(("choice", "space"), [("Advance 0", 3), ("Advance 1", 4), ("Advance 2", 5), ("Advance 3", 6)])
def test_legendary_taunt_advances_and_may_draw(choice: str, space: int) -> None:
    """The Taunt itself hits nobody; its 1 armor meets the Focus."""
    played = taunt(deck=["Sweep"])
    assert played.labels == ["Advance 0", "Advance 1", "Advance 2", "Advance 3"]
    played.answer(choice, "Draw 1", "Do not")
    assert played.names(0, "hand") == ["Sweep"]
    assert played.spaces == (space, 7)
    assert played.lives == (27 if space >= 5 else 30, 30)
    assert played.names(0, "discard") == [*TWO, "Legendary Taunt"]


def test_legendary_taunt_attacks_with_a_further_card() -> None:
    """EX-CHAR-48, EX-CARE-10: it goes to gauge at once when it has hit; the Taunt missed."""
    played = taunt("Grasp").answer("Advance 3", "Do not", "Attack")
    assert played.labels == ["Grasp"]
    played.answer("Grasp", "Push 2")
    assert checks(played)[0] == "Grasp (1) hits at 1"
    assert damage(played) == [(1, 3, 1), (0, 4, 3)]
    assert played.names(0, "gauge") == ["Grasp"]
    assert played.names(0, "discard")[-1] == "Legendary Taunt"


def test_the_further_attack_must_be_payable() -> None:
    """EX-CARE-10: both gauge cards are spent on the Taunt."""
    played = taunt("Gadouken", "Shisso Buraiken").answer("Advance 0", "Do not", "Attack")
    assert played.labels == ["Gadouken"]


def test_the_further_attack_costs_what_its_text_makes_of_its_cost() -> None:
    """EX-CARE-10, EX-CHAR-39: as the last card in hand Shisso Buraiken is free, though no gauge is left."""
    played = taunt("Shisso Buraiken").answer("Advance 1", "Do not", "Attack")
    while played.asked[1] == "pick":
        played.answer("Shisso Buraiken")
    assert "Shisso Buraiken" in played.names(0, "gauge")
    assert (1, 7) in [one[:2] for one in damage(played)]


def test_secret_technique_finds_a_card_and_keeps_one() -> None:
    played = against_ryu(side("Legendary Taunt", "Cross", "Dive"), side()).answer("Boost Secret Technique")
    assert played.offers("Gadouken")
    played.answer("Gadouken", "Cross", "Dive")
    assert played.names(0, "hand") == ["Gadouken"]
    assert played.labels == ["Skip the turn draw", "Do not"]
    played.answer("Skip the turn draw")
    assert played.names(0, "hand") == ["Gadouken"]
    assert played.names(0, "discard") == ["Cross", "Dive", "Legendary Taunt"]
    assert played.asked == (1, "action")


def test_secret_technique_shuffles_the_deck_and_leaves_the_draw() -> None:
    """EX-SHUF-09: the shuffle is not the reshuffle."""
    played = against_ryu(side("Legendary Taunt"), side())
    before = played.names(0, "deck")
    before.remove("Gadouken")
    played.answer("Boost Secret Technique", "Gadouken")
    assert played.names(0, "deck") != before
    assert sorted(played.names(0, "deck")) == sorted(before)
    played.answer("Do not")
    assert len(played.names(0, "hand")) == 2
    assert not played.sides[0].reshuffled


# --- Shisso Buraiken ---


@pytest.mark.parametrize(("hand", "paid"), [([], 0), (["Sweep"], 3)])
def test_shisso_buraiken_is_free_with_an_empty_hand(hand: list[str], paid: int) -> None:
    """EX-CHAR-39; it closes 2 and gains advantage."""
    dan = side("Shisso Buraiken", *hand, gauge=THREE, space=4)
    played = against_ryu(dan, side("Spike")).answer("Strike", "Shisso Buraiken", "Do not", "Spike")
    if paid:
        played.answer("Dive")
    assert len(played.names(0, "discard")) == paid
    assert speeds(played) == (5, 3)
    assert played.spaces == (6, 7)
    assert played.lives == (30, 23)
    assert played.turn == 0


@pytest.mark.parametrize(
    ("hand", "label"),
    [
        ([], "Shisso Buraiken"),
        (["Sweep"], "Shisso Buraiken (costs 3 Gauge, which you cannot pay: becomes a wild swing)"),
    ],
)
def test_what_shisso_buraiken_costs_is_said_as_it_stands(hand: list[str], label: str) -> None:
    """EX-CHAR-39, EX-STRIKE-11: its own card does not count among the hand that it would leave."""
    played = against_ryu(side("Shisso Buraiken", *hand), side("Spike")).answer("Strike")
    assert label in played.labels


def test_a_free_shisso_buraiken_counts_for_agents_and_forecasts() -> None:
    """EX-CHAR-39: what costs nothing is a threat without gauge, unless another card is held."""
    free = against_ryu(side("Shisso Buraiken", space=6), side("Spike", space=7)).table
    dear = against_ryu(side("Shisso Buraiken", "Block", space=6), side("Spike", space=7)).table
    card = free.sides[0].hand[0]
    assert [usable_cards(table, 0, chart_of(table.book)) == [card] for table in (free, dear)] == [True, False]
    assert [forecast(EXCEED.hide(table, 0), 0, 0, card).is_unpaid for table in (free, dear)] == [False, True]
    assert evaluate(free, 0) > evaluate(dear, 0)


def test_shisso_buraiken_that_misses_gains_nothing() -> None:
    played = against_ryu(side("Shisso Buraiken", space=3), side("Block")).strike("Shisso Buraiken", "Block")
    assert checks(played)[0] == "Shisso Buraiken (1) misses at 2"
    assert played.turn == 1


@pytest.mark.parametrize(("choice", "hand"), [("Skip the turn draw", ["Dive"]), ("Do not", ["Dive", "Sweep"])])
def test_lucky_puts_a_card_on_top_and_may_skip_the_draw(choice: str, hand: list[str]) -> None:
    """EX-CHAR-25: so that it is there for a wild swing."""
    played = against_ryu(side("Shisso Buraiken", "Sweep", "Dive"), side()).answer("Boost Lucky!")
    assert played.labels == ["Dive", "Sweep"]
    played.answer("Sweep")
    assert played.names(0, "deck")[0] == "Sweep"
    played.answer(choice)
    assert sorted(played.names(0, "hand")) == hand
    assert played.asked == (1, "action")


# --- Dankukyaku ---


@pytest.mark.parametrize(("space", "ends", "life"), [(3, 6, 27), (2, 5, 27), (6, 9, 30), (4, 8, 30)])
def test_dankukyaku_does_not_hit_when_it_passes(space: int, ends: int, life: int) -> None:
    played = against_ryu(side("Dankukyaku", space=space), side("Assault")).strike("Dankukyaku", "Assault")
    assert speeds(played) == (6, 5)
    assert played.spaces[0] == ends
    assert played.lives[1] == life


def test_dankukyaku_puts_a_card_on_top_of_the_deck() -> None:
    """Whether it hit or not."""
    played = against_ryu(side("Dankukyaku", "Sweep", "Dive", space=6), side("Spike")).strike("Dankukyaku", "Spike")
    assert played.labels == ["Dive", "Sweep"]
    played.answer("Dive")
    assert played.names(0, "deck")[0] == "Dive"
    assert played.names(0, "hand") == ["Sweep"]


@pytest.mark.parametrize(("choice", "space"), [("Advance 3", 9), ("Retreat 3", 2)])
def test_saikyo_leap_moves_three_and_gains_gauge(choice: str, space: int) -> None:
    dan = side("Dankukyaku", "Sweep", "Dive", "Focus", space=5)
    played = against_ryu(dan, side()).answer("Boost Saikyo Leap", "Sweep from hand")
    assert played.labels == ["Advance 3", "Retreat 3"]
    played.answer(choice)
    assert played.labels == ["Dive", "Focus"]
    played.answer("Focus")
    assert played.spaces == (space, 7)
    assert played.names(0, "gauge") == ["Focus"]
    assert played.names(0, "discard") == ["Sweep", "Dankukyaku"]


# --- Gadouken ---


def test_gadouken_may_go_on_top_of_the_deck_for_a_card_from_hand() -> None:
    """EX-CHAR-55, EX-CARE-05: the attack is gone, so it is the other card that becomes gauge."""
    played = against_ryu(side("Gadouken", "Sweep", "Dive"), side("Assault")).strike("Gadouken", "Assault")
    assert len(played.labels) == 2
    played.answer("Put this on top of your deck", "Dive")
    assert played.names(0, "deck")[0] == "Gadouken"
    assert played.names(0, "gauge") == ["Dive"]
    assert played.names(0, "hand") == ["Sweep"]


def test_gadouken_may_stay_and_goes_to_gauge() -> None:
    played = against_ryu(side("Gadouken", "Dive"), side("Spike")).strike("Gadouken", "Spike").answer("Do not")
    assert played.names(0, "gauge") == ["Gadouken"]
    assert played.names(0, "hand") == ["Dive"]


def test_gadouken_that_missed_does_not_come_back() -> None:
    played = against_ryu(side("Gadouken", "Dive", space=2), side("Block")).strike("Gadouken", "Block")
    assert checks(played)[0] == "Gadouken (1-4) misses at 5"
    assert played.names(0, "discard") == ["Gadouken"]


def test_saikyo_vision_shows_ryus_hand_and_strikes() -> None:
    """EX-CHAR-46: any number of own cards is discarded first."""
    dan = side("Gadouken", "Sweep", "Dive", "Focus")
    played = against_ryu(dan, side("Spike", "Grasp")).answer("Boost Saikyo Vision", "Sweep from hand")
    assert [(seat, sorted(cards)) for seat, cards in shown(played)] == [(1, ["Grasp", "Spike"])]
    played.answer("Dive", "No more")
    assert played.names(0, "discard") == ["Sweep", "Dive", "Gadouken"]
    assert played.asked == (0, "set")
    assert played.labels == ["Focus", "Wild Swing"]


# --- Koryuken ---


@pytest.mark.parametrize(("top", "power"), [("Sweep", 6), ("Block", 0), ("Haoh Gadouken", 7)])
def test_koryuken_has_the_power_of_the_top_card(top: str, power: int) -> None:
    """EX-CHAR-40: which is discarded."""
    played = against_ryu(side("Koryuken", space=5, deck=[top]), side("Spike")).strike("Koryuken", "Spike")
    assert speeds(played) == (6, 3)
    assert damage(played)[0] == (1, power, power)
    assert played.names(0, "discard")[0] == top


def test_koryuken_that_misses_discards_nothing() -> None:
    played = against_ryu(side("Koryuken", space=4, deck=["Sweep"]), side("Block")).strike("Koryuken", "Block")
    assert played.names(0, "discard") == ["Koryuken"]


@pytest.mark.parametrize(("choice", "boosts"), [("Sustain this", ["Koryuken"]), ("Do not", [])])
def test_saikyo_glory_makes_the_attack_critical_and_may_stay(choice: str, boosts: list[str]) -> None:
    """EX-CHAR-45: a wild Assault has 1 power and 1 speed more; no gauge is asked for."""
    dan = side(gauge=["Dive"], deck=["Assault"], space=5, boosts=["Koryuken"])
    played = against_ryu(dan, side("Spike")).answer("Strike", "Saikyo Glory")
    assert played.asked == (1, "set")
    played.answer("Spike")
    assert speeds(played) == (6, 3)
    assert played.labels == ["Sustain this", "Do not"]
    assert played.answer(choice).boosts(0) == boosts


def test_saikyo_glory_of_a_stunned_dan_goes() -> None:
    played = against_ryu(side("Dive", space=5, boosts=["Koryuken"]), side("Cross")).strike("Dive", "Cross")
    assert stunned(played) == [0]
    assert played.boosts(0) == []
    assert sorted(played.names(0, "discard")) == ["Dive", "Koryuken"]


# --- Saikyo Haraigoshi ---


@pytest.mark.parametrize(("number", "power", "space"), [("0", 2, 7), ("1", 3, 5), ("2", 4, 7), ("3", 5, 5)])
def test_saikyo_haraigoshi_discards_up_to_three_at_random(number: str, power: int, space: int) -> None:
    """1 power and a pull of 1 each: past Dan, back again, and so on."""
    dan = side("Saikyo Haraigoshi", "Sweep", "Dive", "Focus", "Cross", space=6)
    played = against_ryu(dan, side("Assault")).strike("Saikyo Haraigoshi", "Assault")
    assert played.labels == ["0", "1", "2", "3"]
    played.answer(number)
    assert damage(played) == [(1, power, power)]
    assert len(played.names(0, "hand")) == 4 - int(number)
    assert played.spaces == (6, space)


@pytest.mark.parametrize(("choice", "gauge", "asked"), [("Strike", [], (0, "set")), ("Put", ["Sweep"], (1, "action"))])
def test_peek_strikes_or_makes_the_top_card_gauge(choice: str, gauge: list[str], asked: tuple[int, str]) -> None:
    played = against_ryu(side("Saikyo Haraigoshi", "Dive", deck=["Sweep", "Focus"]), side()).answer("Boost Peek")
    assert played.labels == ["Strike", "Put it into your gauge"]
    played.answer(choice)
    assert played.names(0, "gauge") == gauge
    assert played.asked == asked
    assert played.names(0, "discard") == ["Saikyo Haraigoshi"]
