"""Play reports of Hazama: each card's attack and boost, and both sides of the fighter; Ryu is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

CARDS = """
    Hungry Darkness of 1000 Souls,       ultra, 1, 4 gauge,  1, 4, 4, 0, 4, Burst,                 instant,    free, no
    Serpent's Infernal Rapture,          ultra, 2, 4 gauge,  1, 7, 8, 0, 0, Check out my snake!,   instant,    free, no
    Eternal Coils of the Dragon Serpent, ultra, 2, 3 gauge,2-4, 3, 6, 0, 0, Having fun yet?,       instant,    free, no
    Falling Fang,                      special, 2, 1 force,2-3, 3, 6, 0, 0, Shadow Serpent,        instant,    free, no
    Hungry Coils,                      special, 2,    free,2-3, 3, 5, 0, 0, Serpent's Benediction, continuous, free, no
    Venom Sword,                       special, 2,    free,1-4, 4, 4, 0, 0, Serpent's Redemption,  continuous, free, no
    Devouring Fang,                    special, 2, 1 force,1-2, 6, 4, 0, 0, Bloody Fangs,          continuous, free, no
    Rising Fang,                       special, 2, 1 force,1-2, 4, 2, 2, 3, Vengeful Viper,        continuous, free, no
"""

ASTRAL = "Hungry Darkness of 1000 Souls"
THREE = ["Cross", "Cross", "Dive"]
SIX = ["Grasp", "Grasp", "Spike", "Spike", "Sweep", "Focus"]
FOUR = ["Cross", "Cross", "Dive", "Dive"]


def against_ryu(hazama: SidePosition, ryu: SidePosition, turn: int = 0) -> Stage:
    return stage(hazama, ryu, fighters=("Hazama", "Ryu"), turn=turn)


def strikes(hazama: SidePosition, attack: str, reply: str, *hand: str, ryu: int = 7) -> Stage:
    """Sets both attacks of a strike by Hazama, without an Ouroboros; Ryu has more cards in hand."""
    return against_ryu(hazama, side(reply, *hand, space=ryu)).answer("Strike", attack, "Do not", reply)


# --- The fighter ---


def test_each_card_has_its_printed_numbers() -> None:
    cards = [row_of(card) for card in book_of("Hazama").cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(CARDS))


def test_the_set_aside_card_is_not_in_the_starting_deck() -> None:
    """EX-CHAR-09."""
    book = book_of("Hazama")
    assert len(book.decks[0]) == 30
    assert ASTRAL not in [book.cards[card].name for card in book.decks[0]]


def test_the_reshuffle_action_puts_the_set_aside_card_on_top() -> None:
    """EX-CHAR-09: so the draw of the turn is this card."""
    played = against_ryu(side(deck=["Sweep"], discard=FOUR), side()).answer("Reshuffle")
    assert played.names(0, "hand") == [ASTRAL]
    assert played.asked == (1, "action")


def test_an_automatic_reshuffle_leaves_it_aside() -> None:
    """EX-CHAR-09, EX-SHUF-10."""
    played = against_ryu(side(rest="discard pile"), side()).answer("Prepare")
    assert played.sides[0].reshuffled
    assert ASTRAL not in played.names(0, "hand") + played.names(0, "deck")
    assert len(played.names(0, "hand") + played.names(0, "deck")) == 30


def test_exceeding_costs_four_gauge_that_become_the_overdrive() -> None:
    """EX-CHAR-08, EX-EXC-02."""
    assert not against_ryu(side(gauge=THREE), side()).offers("Exceed")
    played = against_ryu(side(gauge=FOUR, deck=["Focus"]), side()).answer("Exceed", "Cross", "Cross")
    assert played.sides[0].exceeded
    assert sorted(played.names(0, "overdrive")) == FOUR
    assert played.names(0, "gauge") == played.names(0, "discard") == []
    assert played.names(0, "hand") == ["Focus"]


@pytest.mark.parametrize(("before", "after"), [((20, 10), (21, 9)), ((30, 1), (30, 1))])
def test_each_overdrive_card_takes_a_life_that_cannot_be_the_last(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    """EX-CHAR-08, EX-CHAR-28: nonlethal for Ryu; Hazama gains no more than he had at the start."""
    played = against_ryu(side(gauge=FOUR, life=before[0]), side(life=before[1])).answer("Exceed", "Cross", "Cross")
    played.answer("Prepare", "Dive")
    assert played.lives == after
    assert played.names(0, "discard") == ["Dive"]
    assert sorted(played.names(0, "overdrive")) == THREE
    assert played.asked == (0, "action")


def test_with_the_last_overdrive_card_hazama_reverts() -> None:
    """EX-CHAR-08, EX-CHAR-05: after its effect."""
    hazama = SidePosition(life=20, exceeded=True, overdrive=("Dive",))
    played = against_ryu(hazama, side(), turn=1).answer("Prepare")
    assert played.names(0, "overdrive") == []
    assert not played.sides[0].exceeded
    assert played.lives == (21, 29)


def ouroboros(token: str, space: str, at: int = 5) -> Stage:
    """Returns a strike in which Hazama has paid for a token, before Ryu sets."""
    played = against_ryu(side("Cross", "Dive", space=at), side("Block")).answer("Strike", "Cross")
    return played.answer("Spend 1 force", "Dive from hand", f'Put "{token} Ouroboros"', space)


@pytest.mark.parametrize(("token", "ends"), [("True", 6), ("False", 5)])
def test_only_the_true_ouroboros_moves_hazama_at_reveal(token: str, ends: int) -> None:
    """EX-CHAR-13, EX-CHAR-36: 1 force; the token goes off at reveal, before the attacks."""
    played = ouroboros(token, "Space 6")
    assert played.names(0, "discard") == ["Dive"]
    assert played.asked == (1, "set")
    played.answer("Block")
    assert checks(played)[0] == f"Cross (1-2) hits at {7 - ends}"
    assert played.spaces == (ends - 3, 7)
    assert played.sides[0].tokens == (0, 0)


def test_an_ouroboros_lies_at_range_1_on_either_side() -> None:
    played = against_ryu(side("Cross", "Dive", space=5), side()).answer("Strike", "Cross")
    assert played.labels == ["Spend 1 force", "Do not"]
    played.answer("Spend 1 force", "Dive from hand", 'Put "True')
    assert played.labels == ["Space 4", "Space 6"]


def test_a_true_ouroboros_in_ryus_space_moves_nobody() -> None:
    played = ouroboros("True", "Space 7", at=6).answer("Block")
    assert checks(played)[0] == "Cross (1-2) hits at 1"
    assert played.sides[0].tokens == (0, 0)


def test_ryu_does_not_see_which_ouroboros_it_is() -> None:
    """EX-CHAR-13: it lies face down."""
    true, false = ouroboros("True", "Space 6").table, ouroboros("False", "Space 6").table
    assert EXCEED.view(true, 1) == EXCEED.view(false, 1)
    assert EXCEED.view(true, 0) != EXCEED.view(false, 0)


def test_there_is_no_ouroboros_when_ryu_strikes() -> None:
    """EX-CHAR-60."""
    played = against_ryu(side("Cross", "Dive"), side("Block"), turn=1).strike("Block", "Cross")
    assert "Spend 1 force" not in played.labels
    assert played.turn == 0


@pytest.mark.parametrize(("first", "true"), [("False", "Space 5"), ("True", "Space 5"), ("False", "Space 3")])
def test_exceeded_hazama_places_both_within_two_spaces(first: str, true: str) -> None:
    """EX-CHAR-13: in either order, for 1 force; range 0 is his own space, from where the true one moves nobody."""
    hazama = side("Cross", "Dive", space=3, exceeded=True)
    played = against_ryu(hazama, side("Block")).answer("Strike", "Cross", "Spend 1 force", "Dive from hand")
    played.answer(f'Put "{first}')
    for space in ("Space 2", true) if first == "False" else (true, "Space 2"):
        assert played.labels == [f"Space {at}" for at in (1, 2, 3, 4, 5)]
        played.answer(space)
    played.answer("Block")
    assert checks(played)[0] == f"Cross (1-2) {'hits at 2' if true == 'Space 5' else 'misses at 4'}"


# --- Hungry Darkness of 1000 Souls ---


@pytest.mark.parametrize(("hand", "power"), [([], 4), (["Dive", "Focus"], 6)])
def test_hungry_darkness_eats_the_hand_and_ignores_guard(hand: list[str], power: int) -> None:
    """4 power and 1 for each card, against the Sweep's guard 6; a draw for each card."""
    hazama = side(ASTRAL, gauge=FOUR, space=6, deck=["Grasp", "Spike"])
    played = strikes(hazama, ASTRAL, "Sweep", *hand).answer("Cross", "Cross")
    played.answer(*hand[:1])
    for _ in hand:
        assert played.labels == ["Draw 1", "Do not"]
        played.answer("Draw 1")
    assert damage(played) == [(1, power, power)]
    assert stunned(played) == [1]
    assert sorted(played.names(1, "discard")) == sorted(["Sweep", *hand])
    assert sorted(played.names(0, "hand")) == ["Grasp", "Spike"][: len(hand)]
    assert played.names(0, "gauge") == [ASTRAL]


def test_burst_draws_two_seals_itself_and_goes_on() -> None:
    """EX-CHAR-16, EX-CHAR-22: the one draw of the turn comes after the other action."""
    played = against_ryu(side(ASTRAL, deck=["Grasp", "Spike", "Sweep", "Focus"]), side()).answer("Boost Burst")
    assert sorted(played.names(0, "hand")) == ["Grasp", "Spike"]
    assert played.names(0, "sealed") == [ASTRAL]
    assert played.asked == (0, "action")
    played.answer("Prepare")
    assert sorted(played.names(0, "hand")) == ["Focus", "Grasp", "Spike", "Sweep"]
    assert played.asked == (1, "action")


# --- Serpent's Infernal Rapture ---


def test_infernal_rapture_is_faster_than_a_grasp() -> None:
    hazama = side("Serpent's Infernal Rapture", gauge=FOUR, space=6)
    played = strikes(hazama, "Serpent's Infernal Rapture", "Grasp").answer("Cross", "Cross")
    assert speeds(played) == (8, 7)
    assert played.lives == (30, 23)
    assert sorted(played.names(0, "discard")) == FOUR


def test_check_out_my_snake_draws_three_and_strikes() -> None:
    """EX-CHAR-46, A-01: it is discarded before the attack is set."""
    hazama = side("Serpent's Infernal Rapture", deck=["Grasp", "Spike", "Sweep", "Focus"])
    played = against_ryu(hazama, side()).answer("Boost Check out my snake!")
    assert played.asked == (0, "set")
    assert played.labels == ["Grasp", "Spike", "Sweep", "Wild Swing"]
    assert played.names(0, "discard") == ["Serpent's Infernal Rapture"]


# --- Eternal Coils of the Dragon Serpent ---


@pytest.mark.parametrize(("paid", "power", "space"), [([], 3, 7), (["Dive"], 4, 1), (["Dive", "Grasp"], 5, 9)])
def test_eternal_coils_pull_eight_for_each_force(paid: list[str], power: int, space: int) -> None:
    """EX-CHAR-36, EX-MOVE-13: each pull goes past Hazama on 5, to the edge."""
    hazama = side("Eternal Coils of the Dragon Serpent", "Dive", "Grasp", gauge=THREE, space=5)
    played = strikes(hazama, "Eternal Coils", "Assault").answer("Dive")
    played.answer(*[f"{card} from hand" for card in paid])
    if len(paid) < 2:
        played.answer("That is all")
    assert damage(played) == [(1, power, power)]
    assert played.spaces == (5, space)


def test_eternal_coils_take_no_more_than_five_force() -> None:
    hazama = side("Eternal Coils of the Dragon Serpent", *SIX, gauge=THREE, space=5)
    played = strikes(hazama, "Eternal Coils", "Assault").answer("Dive")
    played.answer(*[f"{card} from hand" for card in SIX[:5]])
    assert damage(played) == [(1, 8, 8)]
    assert played.names(0, "hand") == SIX[5:]


@pytest.mark.parametrize(("choice", "asked"), [("Strike", (0, "set")), ("Do not", (1, "action"))])
def test_having_fun_yet_takes_a_random_card_for_each_force(choice: str, asked: tuple[int, str]) -> None:
    hazama = side("Eternal Coils of the Dragon Serpent", "Cross", "Dive", "Grasp")
    played = against_ryu(hazama, side("Spike", "Sweep", "Focus")).answer("Boost Having fun yet?", "Cross", "Dive")
    played.answer("That is all")
    assert len(played.names(1, "hand")) == 1
    assert len(played.names(1, "discard")) == 2
    assert played.labels == ["Strike", "Do not"]
    assert played.answer(choice).asked == asked


# --- Falling Fang ---


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Do not", 7)])
def test_falling_fang_gains_advantage_and_may_push(choice: str, space: int) -> None:
    """EX-CHAR-38: for 1 force."""
    played = strikes(side("Falling Fang", "Dive", space=5), "Falling Fang", "Assault").answer("Dive from hand")
    assert played.labels == ["Push 1", "Do not"]
    played.answer(choice)
    assert speeds(played) == (6, 5)
    assert played.spaces == (5, space)
    assert played.lives == (30, 27)
    assert played.asked == (0, "action")


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Advance 2", 5), ("Retreat 1", 2), ("Retreat 2", 1)])
def test_shadow_serpent_moves_up_to_two_and_draws(choice: str, space: int) -> None:
    played = against_ryu(side("Falling Fang", deck=["Grasp", "Spike"]), side()).answer("Boost Shadow Serpent")
    assert played.labels == ["Advance 1", "Advance 2", "Retreat 1", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Grasp", "Spike"]
    assert played.names(0, "discard") == ["Falling Fang"]


# --- Hungry Coils ---


@pytest.mark.parametrize(("at", "space", "life", "hand"), [(5, 2, 27, 1), (3, 7, 30, 2)])
def test_hungry_coils_pull_four_and_gain_advantage_even_in_a_miss(at: int, space: int, life: int, hand: int) -> None:
    """From 7 over 6, 4, 3 to 2, past Hazama on 5; a hit also takes a card."""
    played = strikes(side("Hungry Coils", space=at), "Hungry Coils", "Grasp", "Sweep", "Focus")
    assert played.spaces[1] == space
    assert played.lives[1] == life
    assert len(played.names(1, "hand")) == hand
    assert played.turn == 0


def test_serpents_benediction_may_strike_after_ryu_has_set() -> None:
    """EX-CHAR-20: Hazama still initiates, and his Ouroboros costs nothing with 1 force less."""
    played = against_ryu(side("Hungry Coils", "Cross", space=5), side("Spike")).answer("Boost Serpent's Benediction")
    assert played.labels == ["Strike after the opponent sets", "Do not"]
    played.answer("Strike after")
    assert played.asked == (1, "set")
    played.answer("Spike")
    assert played.asked == (0, "set")
    played.answer("Cross", "Spend 1 force", 'Put "True', "Space 6")
    assert checks(played)[0] == "Cross (1-2) hits at 1"
    assert played.names(0, "discard") == ["Hungry Coils"]


def test_serpents_benediction_without_the_strike_stays_and_makes_force_cheaper() -> None:
    """EX-CHAR-39: a walk of 2 spaces for 1 force."""
    played = against_ryu(side("Hungry Coils", "Cross"), side()).answer("Boost Serpent's Benediction", "Do not")
    assert played.boosts(0) == ["Hungry Coils"]
    played.answer("Prepare")
    assert played.offers("Move to space 5")
    before = len(played.names(0, "hand"))
    played.answer("Move to space 5", "Cross from hand")
    assert played.spaces == (5, 7)
    assert len(played.names(0, "hand")) == before  # one paid, one drawn


# --- Venom Sword ---


@pytest.mark.parametrize(("spaces", "ends"), [((3, 4), 7), ((3, 7), 7), ((5, 6), 9), ((6, 8), 9)])
def test_venom_sword_pushes_to_range_4_and_draws(spaces: tuple[int, int], ends: int) -> None:
    played = strikes(side("Venom Sword", space=spaces[0], deck=["Grasp"]), "Venom Sword", "Spike", ryu=spaces[1])
    assert speeds(played) == (4, 3)
    assert played.spaces == (spaces[0], ends)
    assert played.lives[1] == 26
    assert played.names(0, "hand") == ["Grasp"]


def test_venom_sword_that_misses_still_draws() -> None:
    played = strikes(side("Venom Sword", space=2, deck=["Grasp"]), "Venom Sword", "Block")
    assert checks(played)[0] == "Venom Sword (1-4) misses at 5"
    assert played.names(0, "hand") == ["Grasp"]


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 5), ("Retreat 2", 1)])
def test_serpents_redemption_moves_two_and_makes_force_cheaper(choice: str, space: int) -> None:
    """EX-CHAR-39: the Falling Fang then costs nothing."""
    hazama = side("Venom Sword", "Falling Fang", deck=["Grasp"])
    played = against_ryu(hazama, side("Spike")).answer("Boost Serpent's Redemption")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    played.answer("Strike", "Spike", "Falling Fang")
    assert played.names(0, "hand") == ["Grasp"]
    assert checks(played)[0] == f"Falling Fang (2-3) {'hits' if space == 5 else 'misses'} at {7 - space}"


# --- Devouring Fang ---


def test_devouring_fang_ignores_armor() -> None:
    """EX-DMG-07: 6 damage against a Focus with 2 armor and guard 5. EX-CHAR-38: for 1 force."""
    played = strikes(side("Devouring Fang", "Dive", space=5), "Devouring Fang", "Focus").answer("Dive from hand")
    assert damage(played) == [(1, 6, 6)]
    assert stunned(played) == [1]
    assert played.names(0, "discard") == ["Dive"]


@pytest.mark.parametrize(("attack", "stuns", "drawn"), [("Spike", [], 0), ("Dive", [1], 2)])
def test_bloody_fangs_draw_one_now_and_two_after_stunning(attack: str, stuns: list[int], drawn: int) -> None:
    """An Assault of 4 against guard 4, or none."""
    hazama = side("Devouring Fang", "Assault", space=5, deck=["Grasp", "Focus", "Sweep", "Cross"])
    played = against_ryu(hazama, side(attack)).answer("Boost Bloody Fangs")
    assert sorted(played.names(0, "hand")) == ["Assault", "Focus", "Grasp"]
    assert played.boosts(0) == ["Devouring Fang"]
    played.strike(attack, "Assault")
    assert stunned(played) == stuns
    assert len(played.names(0, "hand")) == 2 + drawn


# --- Rising Fang ---


@pytest.mark.parametrize(("turn", "life"), [(0, 30), (1, 28)])
def test_rising_fang_has_more_armor_when_hazama_strikes(turn: int, life: int) -> None:
    """An Assault of 4 against 4 armor, or 2."""
    hazama = side("Rising Fang", "Dive", space=6)
    played = against_ryu(hazama, side("Assault"), turn=turn).answer("Strike")
    played.answer(
        *(["Rising Fang", "Do not", "Assault"] if turn == 0 else ["Assault", "Rising Fang"]), "Dive from hand"
    )
    assert speeds(played) == (2, 5)
    assert played.lives == (life, 26)
    assert played.spaces == (6, 8)


@pytest.mark.parametrize(("space", "ends"), [(4, 5), (5, 6), (6, 6)])
def test_rising_fang_closes_one_first_and_pushes_one(space: int, ends: int) -> None:
    played = strikes(side("Rising Fang", "Dive", space=space), "Rising Fang", "Block").answer("Dive from hand")
    assert checks(played)[0] == f"Rising Fang (1-2) hits at {7 - ends}"
    assert played.spaces == (ends, 8)


def test_rising_fang_loses_its_armor_with_the_hit() -> None:
    """The slower Focus, which is not pushed, then deals all of its 4."""
    played = strikes(side("Rising Fang", "Dive", space=6), "Rising Fang", "Focus").answer("Dive from hand")
    assert damage(played) == [(1, 4, 2), (0, 4, 4)]
    assert played.spaces == (6, 7)


@pytest.mark.parametrize(("choice", "boosts", "power"), [("Play", ["Grasp"], 7), ("Do not", [], 5)])
def test_vengeful_viper_plays_and_sustains_the_top_continuous_boost(choice: str, boosts: list[str], power: int) -> None:
    """EX-CHAR-42, EX-CHAR-45: the Dive above it is an instant; Fierce adds its 2 power to the same hit."""
    hazama = side("Spike", space=5, boosts=["Rising Fang"], discard=["Devouring Fang", "Grasp", "Dive"])
    played = strikes(hazama, "Spike", "Block")
    assert len(played.labels) == 2
    played.answer(choice)
    assert damage(played) == [(1, power, power)]
    assert played.boosts(0) == boosts
    assert "Rising Fang" in played.names(0, "discard")
