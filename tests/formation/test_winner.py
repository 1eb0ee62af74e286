"""Who wins a battle, and who may answer, as tables."""

from itertools import product

import pytest

from tests.formation.duel import Army, Duel, card, short
from wildswing.formation.rules.cards import BLUE, COLOUR_NAMES, RANK, RED, SEAT_NAMES, deck_of
from wildswing.formation.rules.combat import defenders, winner
from wildswing.formation.rules.events import Answered
from wildswing.formation.rules.layouts import LAYOUTS
from wildswing.kernel.agenda import ask_of

# Card, icon of its space and, from a Wild space, the named colour; then the defender; then who wins.
VECTORS = [
    ("r3", ".", "", "r8", ".", "Def"),
    ("r3", ".", "", "b8", ".", "Off"),
    ("b12", ".", "", "r0", ".", "Def"),
    ("b12", "2", "", "r0", ".", "Def"),
    ("r0", ".", "", "b12", ".", "Off"),
    ("r0", ".", "", "r12", "1", "Off"),
    ("r7", ".", "", "r7", ".", "tie"),
    ("r7", "1", "", "r7", ".", "Off"),
    ("r8", "1", "", "r9", ".", "tie"),
    ("r9", "2", "", "r12", ".", "Def"),
    ("r12", "1", "", "r12", "2", "Def"),
    ("b4", "W", "red", "r3", ".", "Off"),
    ("b4", "W", "red", "b9", ".", "Off"),
    ("r5", ".", "", "b6", "W", "Def"),
    ("r0", "2", "", "r1", ".", "Off"),
    ("r0", ".", "", "r0", ".", "tie"),
    ("r0", ".", "", "b0", ".", "Off"),
    ("b9", ".", "", "b9", "1", "Def"),
    ("r5", ".", "", "b5", "W", "tie"),
    ("r12", "W", "blue", "r0", ".", "Def"),
    ("r4", "W", "blue", "r6", "W", "Def"),
    # Further cases of the rulings.
    ("r12", "1", "", "r12", ".", "Off"),  # FO-T14
    ("r0", ".", "", "r12", ".", "Off"),  # FO-T19
    ("r12", ".", "", "r0", "2", "Def"),  # FO-X4 with the bonus on the 0
    ("b12", ".", "", "b0", "W", "Def"),
    ("b7", ".", "", "r7", ".", "Off"),  # FO-T16
    ("b4", "W", "blue", "b9", ".", "Def"),
    ("r5", "W", "blue", "r5", "W", "tie"),  # FO-T15, FO-T34
]
Vector = tuple[str, str, str, str, str, str]


@pytest.mark.parametrize("vector", VECTORS, ids=" ".join)
def test_winner_of_a_vector(vector: Vector) -> None:
    # FO-B11, FO-B12, FO-B13, FO-B14, FO-T11, FO-T12, FO-T14, FO-T15, FO-T16, FO-T19, FO-T34
    attacker, space, named, defender, reply_space, result = vector
    attacking = Army(f"{space}.R/.../XX.", f"{attacker} - - / - - - / X X -").side("Black", "sword", 3)
    defending = Army(f"..R/{reply_space}../XX.", f"- - - / {defender} - - / X X -").side("White", "shield", 3)
    off, reply = card("Black", attacker), card("White", defender)
    lead = COLOUR_NAMES.index(named) if named else "rb".index(attacker[0])
    ours, theirs = LAYOUTS[attacking.formation], LAYOUTS[defending.formation]
    follows = lead in theirs.colours[3][reply]
    decided = winner(off, reply, follows, ours.strength[0][off], theirs.strength[3][reply])
    assert decided == {"Off": 1, "Def": -1, "tie": 0}[result]


@pytest.mark.parametrize("offence", SEAT_NAMES)
@pytest.mark.parametrize("vector", VECTORS, ids=" ".join)
def test_vector_played_at_the_table(vector: Vector, offence: str) -> None:
    # FO-B11, FO-B12, FO-B13, FO-B14, FO-B15, FO-B26, FO-T1, FO-T2, FO-T11, FO-T14, FO-T15, FO-T16, FO-T19, FO-T34
    attacker, space, named, defender, reply_space, result = vector
    # The 2s are bystanders: one gives the offence a choice, the other stands outside the defender's row.
    attacking = Army(f"{space}.R/.../X.X", f"{attacker} - r2 / - - - / X - X")
    defending = Army(f"..R/{reply_space}../X.X", f"r2 - - / {defender} - - / X - X")
    armies = (attacking, defending) if offence == "Black" else (defending, attacking)
    duel = Duel.in_combat(*armies, offence=offence).attack(attacker, named).answer(defender)
    defence = "White" if offence == "Black" else "Black"
    assert duel.won_by == {"Off": offence, "Def": defence, "tie": "nobody"}[result]
    battle = duel.view("Spectator").fought[0]
    assert short(battle.card) == attacker
    assert short(battle.reply) == defender


@pytest.mark.parametrize(
    ("result", "attacker", "black", "white"),
    [
        ("Off", "r9", ["Black red 9", "White red 8"], []),
        ("Def", "r3", [], ["Black red 3", "White red 8"]),
        ("tie", "r8", ["Black red 8"], ["White red 8"]),
    ],
)
def test_the_winner_takes_both_and_in_a_tie_each_the_own_card(
    result: str, attacker: str, black: list[str], white: list[str]
) -> None:  # FO-B15, FO-B26
    duel = Duel.in_combat(
        Army("..R/.../X.X", f"{attacker} b1 b2 / - - - / X - X"),
        Army("..R/.../X.X", "r1 b1 - / r8 - - / X - X"),
    )
    duel.attack(attacker).answer("r8")
    assert duel.won_by == {"Off": "Black", "Def": "White", "tie": "nobody"}[result]
    assert (duel.pile("Black"), duel.pile("White")) == (black, white)


def test_winner_agrees_with_the_reference_for_all_pairs_of_cards() -> None:
    # FO-B11, FO-B12, FO-B13, FO-B14, FO-X4, FO-T13
    checked = 0
    for off, reply in product(deck_of(0), deck_of(1)):
        for off_bonus, reply_bonus, follows in product((0, 1, 2), (0, 1, 2), (True, False)):
            attack, defence = RANK[off] + off_bonus, RANK[reply] + reply_bonus
            if (RANK[off], RANK[reply]) in {(0, 12), (12, 0)}:
                expected = 1 if RANK[off] == 0 else -1
            elif not follows:
                expected = 1
            else:
                expected = (attack > defence) - (attack < defence)
            assert winner(off, reply, follows, attack, defence) == expected
            checked += 1
    assert checked == 22 * 22 * 18


def test_no_other_card_becomes_a_12_or_a_0_by_its_bonus() -> None:  # FO-T13
    for number in deck_of(0):
        reached = {RANK[number] + bonus for bonus in (0, 1, 2)}
        assert (12 in reached or 13 in reached or 14 in reached) == (RANK[number] == 12)
        assert (0 in reached) == (RANK[number] == 0)
    # 9 + 2 is the most that another card reaches; it neither loses to a 0 nor acts as a 12.
    nine, zero = card("Black", "r9"), card("White", "r0")
    assert winner(nine, zero, True, 11, 0) == 1
    assert winner(zero, nine, True, 0, 11) == -1


# The row that answers a lead with its Wild spaces, and the cards that may be chosen.
FOLLOW = [
    ("red", "r2 b9 -", "...", "r2"),
    ("red", "b9 b1 -", "...", "b9 b1"),
    ("red", "r2 b9 -", "W..", "r2 b9"),
    ("red", "b2 r5 b9", "W..", "b2 r5"),
    ("blue", "r2 b9 -", "...", "b9"),
    ("blue", "r2 r5 b9", "W..", "r2 b9"),
    ("blue", "b2 r5 r9", "W..", "b2 r5 r9"),
    ("red", "r1 r2 r3", "...", "r1 r2 r3"),
    ("red", "r1 b2 b3", "2.1", "r1"),
]


def answers(duel: Duel, seat: str) -> str:
    """Returns the cards that the open lead may be answered with, or the one that had to answer it."""
    ask = ask_of(duel.table, SEAT_NAMES.index(seat))
    if ask is None or ask.kind != "defence":
        return short(duel.heard("Spectator", Answered)[0].card)
    return " ".join([short(option[1]) for option in ask.options])


@pytest.mark.parametrize("row", ["Rearguard", "Vanguard"])
@pytest.mark.parametrize(("lead", "cards", "icons", "allowed"), FOLLOW)
def test_who_may_answer(row: str, lead: str, cards: str, icons: str, allowed: str) -> None:
    # FO-B7, FO-B9, FO-X6, FO-T2, FO-T3, FO-T4
    if row == "Rearguard":
        defending = Army(f"..R/{icons}/XX.", f"r0 - - / {cards} / X X -")
    else:
        defending = Army(f"{icons}/..R/XX.", f"{cards} / - - - / X X -")
    side = defending.side("White", "shield", 3)
    colour = RED if lead == "red" else BLUE
    assert " ".join([short(side.grid[space]) for space in defenders(side, colour)]) == allowed
    count = len([held for held in side.grid if held >= 0])
    attackers = {2: "r7 b7 - / - - -", 3: "r7 b7 r4 / - - -", 4: "r7 b7 r4 / b4 - -"}[count]
    duel = Duel.in_combat(Army("..R/.../XX.", f"{attackers} / X X -"), defending)
    duel.attack("r7" if lead == "red" else "b7")
    assert answers(duel, "White") == allowed
