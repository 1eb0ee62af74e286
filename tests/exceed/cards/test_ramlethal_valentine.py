"""Play reports of Ramlethal: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Mortobato,     ultra,   2, 3 gauge, 1-2, 4, 7, 0, 0, Necessary Discrepancy, instant,    free, no
    Calvados,      ultra,   2, 1 gauge, 1-5, 4, 1, 1, 5, Diva of Despair,       continuous, free, yes
    Dauro,         special, 2, free,    1,   2, 6, 0, 0, Lucifero,              instant,    free, no
    Bajoneto,      special, 2, free,    2-4, 3, 5, 0, 0, Brigadier Sword,       continuous, free, yes
    Erarlumo,      special, 2, free,    1,   3, 5, 0, 0, Delayed Explosion,     continuous, free, no
    Agresa Ordono, special, 2, free,    1-4, 4, 3, 0, 3, Efficient,             continuous, free, no
    Sabrobato,     special, 2, free,    1-2, 4, 2, 0, 5, Impose,                instant,    free, yes
"""


def against_ky(ramlethal: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(ramlethal, ky, fighters=("Ramlethal Valentine", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Ramlethal Valentine")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


def strike(played: Stage, attack: str, reply: str) -> Stage:
    """Strikes with Ramlethal, who spends nothing when she has set."""
    return played.answer("Strike", attack, "Do not", reply)


def answers(played: Stage, attack: str, reply: str) -> Stage:
    """Lets Ky strike; Ramlethal spends nothing when she has set."""
    return played.strike(attack, reply).answer("Do not")


# --- The fighter ---


@pytest.mark.parametrize(("exceeded", "power"), [(False, 3), (True, 4)])
def test_two_force_reach_one_farther(exceeded: bool, power: int) -> None:
    ramlethal = side("Cross", "Dive", "Grasp", space=4, exceeded=exceeded)
    played = against_ky(ramlethal, side("Block")).answer("Strike", "Cross")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer("Spend 2 force", "Dive", "Grasp", "Block")
    assert checks(played)[0] == "Cross (1-3) hits at 3"
    assert damage(played) == [(1, power, power - 2)]
    assert played.names(0, "hand") == []


def test_one_card_is_not_enough_and_nothing_is_given_for_nothing() -> None:
    played = against_ky(side("Cross", "Dive", space=4), side("Block")).answer("Strike", "Cross")
    assert played.labels == ["Do not"]
    played.answer("Do not", "Block")
    assert checks(played)[0] == "Cross (1-2) misses at 3"


def test_exceeding_draws_three() -> None:
    """EX-CHAR-06: three, and one for the turn."""
    assert not against_ky(side(gauge=["Dive", "Dive"]), side()).offers("Exceed")
    ramlethal = side(gauge=["Dive", "Dive", "Grasp"], deck=["Dust", "Sweep", "Focus", "Slash", "Cross"])
    played = against_ky(ramlethal, side()).answer("Exceed", "Grasp")
    assert played.sides[0].exceeded
    assert sorted(played.names(0, "hand")) == ["Dust", "Focus", "Slash", "Sweep"]


# --- Mortobato ---


@pytest.mark.parametrize(("space", "hits"), [(5, True), (4, False)])
def test_mortobato_is_fast_and_plain(space: int, hits: bool) -> None:
    ramlethal = side("Mortobato", space=space, gauge=["Dive", "Dive", "Grasp"])
    played = strike(against_ky(ramlethal, side("Grasp")), "Mortobato", "Grasp").answer("Grasp")
    assert speeds(played) == (7, 7)
    assert checks(played)[0] == f"Mortobato (1-2) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.lives[1] == (26 if hits else 30)


def test_necessary_discrepancy_takes_the_gauge_to_hand_and_another_action() -> None:
    played = against_ky(side("Mortobato", "Cross", gauge=["Dive", "Sweep"]), side()).answer("Boost Necessary")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Sweep"]
    assert played.names(0, "gauge") == []
    assert played.asked == (0, "action")
    assert played.names(0, "discard") == ["Mortobato"]


# --- Calvados ---


def test_calvados_pushes_two_and_gives_a_striker_gauge_from_the_discards() -> None:
    ramlethal = side("Calvados", space=2, gauge=["Dive"], discard=["Sweep", "Cross"])
    played = strike(against_ky(ramlethal, side("Block")), "Calvados", "Block")
    assert checks(played)[0] == "Calvados (1-5) hits at 5"
    assert played.spaces == (2, 9)
    assert played.labels == ["Sweep", "Cross", "Dive"]
    played.answer("Sweep")
    assert played.names(0, "gauge") == ["Sweep", "Calvados"]
    assert damage(played) == [(1, 4, 2)]


def test_calvados_gives_a_defender_nothing() -> None:
    ramlethal = side("Calvados", space=2, gauge=["Dive"], discard=["Sweep"])
    played = answers(against_ky(ramlethal, side("Block"), turn=1), "Block", "Calvados")
    assert played.names(0, "gauge") == ["Calvados"]
    assert played.spaces == (2, 9)


@pytest.mark.parametrize(("space", "ends"), [(6, 9), (5, 7)])
def test_diva_of_despair_pushes_at_range_1(space: int, ends: int) -> None:
    played = against_ky(side("Calvados", space=space, gauge=["Dive"]), side()).answer("Boost Diva of Despair")
    assert played.spaces == (space, ends)
    assert played.asked == (0, "cancel")


@pytest.mark.parametrize(("space", "zone"), [(5, "gauge"), (4, "discard")])
def test_diva_of_despair_goes_to_gauge_with_a_hit(space: int, zone: str) -> None:
    played = strike(against_ky(side("Cross", space=space, boosts=["Calvados"]), side("Block")), "Cross", "Block")
    assert sorted(played.names(0, zone)) == ["Calvados", "Cross"]


# --- Dauro ---


@pytest.mark.parametrize(("space", "spaces", "hits"), [(4, (6, 8), True), (3, (5, 7), False)])
def test_dauro_closes_two_and_pushes_one(space: int, spaces: tuple[int, int], hits: bool) -> None:
    played = strike(against_ky(side("Dauro", space=space), side("Block")), "Dauro", "Block")
    assert played.spaces == spaces
    assert speeds(played) == (6, 0)
    assert damage(played) == ([(1, 2, 0)] if hits else [])


def test_lucifero_takes_a_special_back_and_strikes() -> None:
    played = against_ky(side("Dauro", discard=["Sweep", "Bajoneto", "Sabrobato", "Calvados"]), side("Block"))
    played.answer("Boost Lucifero")
    assert played.labels == ["Bajoneto", "Sabrobato"]
    played.answer("Sabrobato")
    assert played.names(0, "hand") == ["Sabrobato"]
    assert played.asked == (0, "set")
    assert "Dauro" in played.names(0, "discard")


def test_lucifero_strikes_without_a_special_to_take() -> None:
    played = against_ky(side("Dauro", "Cross", discard=["Sweep"]), side("Block")).answer("Boost Lucifero")
    assert played.asked == (0, "set")


# --- Bajoneto ---


@pytest.mark.parametrize(("space", "ends", "power"), [(7, 9, 3), (8, 9, 5), (9, 9, 5)])
def test_bajoneto_is_stronger_if_it_cannot_push_two(space: int, ends: int, power: int) -> None:
    """Then it closes 2 and takes the next turn."""
    played = strike(against_ky(side("Bajoneto", space=space - 3), side("Block", space=space)), "Bajoneto", "Block")
    assert damage(played) == [(1, power, power - 2)]
    assert played.spaces == (space - 1, ends)
    assert played.turn == 0


def test_bajoneto_takes_the_next_turn_even_without_a_hit() -> None:
    played = strike(against_ky(side("Bajoneto", space=6), side("Block")), "Bajoneto", "Block")
    assert checks(played)[0] == "Bajoneto (2-4) misses at 1"
    assert played.turn == 0


def test_brigadier_sword_reaches_farther_and_goes_to_gauge_with_a_hit() -> None:
    played = against_ky(side("Bajoneto", "Cross", space=4, gauge=["Dive"]), side("Block")).answer("Boost Brigadier")
    assert played.asked == (0, "cancel")
    answers(played.answer("Do not"), "Block", "Cross")
    assert checks(played)[0] == "Cross (1-3) hits at 3"
    assert sorted(played.names(0, "gauge")) == ["Bajoneto", "Cross", "Dive"]


# --- Erarlumo ---


def test_erarlumo_draws_two_and_puts_a_card_into_gauge() -> None:
    played = strike(against_ky(side("Erarlumo", space=4, deck=["Dust", "Sweep"]), side("Block")), "Erarlumo", "Block")
    assert played.spaces == (6, 7)
    assert sorted(played.labels) == ["Dust", "Sweep"]
    played.answer("Sweep")
    assert played.names(0, "gauge") == ["Sweep", "Erarlumo"]
    assert played.names(0, "hand") == ["Dust"]
    assert damage(played) == [(1, 3, 1)]


def test_delayed_explosion_draws_two() -> None:
    played = against_ky(side("Erarlumo", deck=["Dust", "Sweep", "Grasp"], gauge=["Dive"]), side())
    played.answer("Boost Delayed Explosion")
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp", "Sweep"]  # one for the turn
    assert played.asked == (1, "action")
    assert played.boosts(0) == ["Erarlumo"]


@pytest.mark.parametrize(("space", "ends", "power"), [(7, 8, 3), (9, 9, 5)])
def test_delayed_explosion_pushes_or_hits_harder(space: int, ends: int, power: int) -> None:
    ramlethal = side("Cross", space=space - 2, boosts=["Erarlumo"])
    played = strike(against_ky(ramlethal, side("Block", space=space)), "Cross", "Block")
    assert played.spaces[1] == ends
    assert damage(played) == [(1, power, power - 2)]


# --- Agresa Ordono ---


@pytest.mark.parametrize(("choice", "space"), [("Close 1", 4), ("Retreat 1", 2)])
def test_agresa_ordono_moves_and_fills_the_gauge(choice: str, space: int) -> None:
    ramlethal = side("Agresa Ordono", deck=["Dust"])
    played = strike(against_ky(ramlethal, side("Block")), "Agresa Ordono", "Block")
    assert played.labels == ["Close 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "gauge") == ["Dust", "Agresa Ordono"]
    assert damage(played) == [(1, 4, 2)]


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_efficient_draws_two_for_each_force(paid: int) -> None:
    ramlethal = side("Agresa Ordono", "Dive", "Cross", deck=["Dust", "Sweep", "Grasp", "Slash", "Focus"])
    played = against_ky(ramlethal, side()).answer("Boost Efficient")
    for card in ["Dive", "Cross"][:paid]:
        played.answer(f"{card} from hand")
    if paid < 2:
        played.answer("That is all")
    assert len(played.names(0, "hand")) == 2 - paid + 2 * paid + 1  # one for the turn
    assert played.boosts(0) == ["Agresa Ordono"]


def test_efficient_gives_guard() -> None:
    played = strike(against_ky(side("Slash", space=5, boosts=["Agresa Ordono"]), side("Cross")), "Slash", "Cross")
    assert guard(played, 0) == 4
    assert stunned(played) == []


# --- Sabrobato ---


@pytest.mark.parametrize(("space", "ends", "power", "hand"), [(7, 8, 4, []), (9, 9, 6, ["Dust"])])
def test_sabrobato_hits_harder_and_draws_at_the_edge(space: int, ends: int, power: int, hand: list[str]) -> None:
    ramlethal = side("Sabrobato", space=space - 2, deck=["Dust"])
    played = strike(against_ky(ramlethal, side("Block", space=space)), "Sabrobato", "Block")
    assert played.spaces[1] == ends
    assert damage(played) == [(1, power, power - 2)]
    assert played.names(0, "hand") == hand


def test_impose_closes_and_draws_two() -> None:
    played = against_ky(side("Sabrobato", gauge=["Dive"], deck=["Dust", "Sweep"]), side()).answer("Boost Impose")
    assert played.spaces == (4, 7)
    assert sorted(played.names(0, "hand")) == ["Dust", "Sweep"]
    assert played.names(0, "discard") == ["Sabrobato"]
    assert played.asked == (0, "cancel")
