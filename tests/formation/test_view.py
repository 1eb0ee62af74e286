"""Who knows what, item by item, through what a seat sees, hears and is asked."""

import msgspec
import pytest

from tests.formation.duel import SPACES, Army, Duel, card, faces
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import SEAT_NAMES, deck_of
from wildswing.formation.rules.events import Advanced, Drew, FormationShown, FrontTurnedUp, Kept, Laid, Led
from wildswing.formation.rules.knowledge import unseen
from wildswing.formation.rules.view import FormationView, SideView
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import told_to
from wildswing.kernel.state import HIDDEN, NOTHING, SPECTATOR

BLACK_DECK = "r1 r2 r3 r4 r5 r6 r7 b12"
WHITE_DECK = "b1 b2 b3 b4 b5 b6 b7 r12"
OTHERS = {"Black": ("White", "Spectator"), "White": ("Black", "Spectator")}


def knowledge(duel: Duel, seat: str) -> tuple[FormationView, object, list[object]]:
    """Returns all that a seat can tell a position by: its view, its question and what it was told."""
    number = SEAT_NAMES.index(seat) if seat in SEAT_NAMES else SPECTATOR
    return duel.view(seat), ask_of(duel.table, number), list(told_to(number, duel.told))


def skirmish_against_wall() -> Duel:
    """Skirmish is 1R. / 1X. / XDX and Wall is .R. / 111 / X.X."""
    return Duel.in_formation("Skirmish", "Wall", BLACK_DECK, WHITE_DECK)


def in_battle() -> Duel:
    duel = skirmish_against_wall().places("Black", "r1 r2 r3 r4").places("White", "b1 b2 b3 b4 b5")
    return duel.places("Black", "r5 r7").places("White", "b6")


def test_a_view_lists_nothing_but_what_may_be_seen() -> None:  # FO-B16, FO-P4
    side = {"type", "formation", "grid", "spare", "hand", "sealed", "deck", "taken", "scores"}
    assert set(SideView.__struct_fields__) == side
    view = in_battle().view("Black")
    for half in view.sides:
        assert type(half.deck) is int
        assert type(half.taken) is int
    assert view.sides[0].spare == card("Black", "r7")


# Own hand and carried card


@pytest.mark.parametrize("owner", SEAT_NAMES)
def test_a_hand_is_known_to_its_owner_and_only_counted_by_others(owner: str) -> None:  # FO-F13
    duel = skirmish_against_wall()
    own = {"Black": "r1 r2 r3 r4 r5 r6 r7", "White": "b1 b2 b3 b4 b5 b6 b7"}[owner]
    assert duel.hand(owner) == own
    for other in OTHERS[owner]:
        assert duel.hand(owner, seen_by=other) == "? ? ? ? ? ? ?"
        assert all(event.seat != SEAT_NAMES.index(owner) for event in duel.heard(other, Drew))
    duel = in_battle()
    carried = {"Black": "r6", "White": "b7"}[owner]
    assert duel.hand(owner) == carried
    for other in OTHERS[owner]:
        assert duel.hand(owner, seen_by=other) == "?"


# Deck


@pytest.mark.parametrize("seat", ["Black", "White", "Spectator"])
def test_nobody_knows_the_order_of_a_deck(seat: str) -> None:
    duel = in_battle()
    before = knowledge(duel, seat)
    for side in duel.table.sides:
        side.deck = side.deck[::-1]
    assert knowledge(duel, seat) == before
    assert [side.deck for side in duel.view(seat).sides] == [14, 14]


def test_what_is_left_in_a_deck_can_be_worked_out() -> None:  # FO-H1
    # The own deck: the 22 cards less those the owner holds, has placed and has seen fight.
    duel = in_battle()
    hidden = FORMATION.hide(duel.table, 0)
    assert hidden.sides[0].deck == (HIDDEN,) * 14
    assert sorted(unseen(hidden, 0)) == sorted(duel.side("Black").deck)


# Chosen formation


@pytest.mark.parametrize(("owner", "name"), [("Black", "Spearhead"), ("White", "Screen")])
def test_a_chosen_formation_is_known_to_others_after_both_have_chosen(owner: str, name: str) -> None:  # FO-F3
    duel = Duel.from_start().says("White", "Bow").says("Black", "Sword")
    before = [knowledge(duel, other) for other in OTHERS[owner]]
    duel.says(owner, name)
    assert duel.view(owner).sides[SEAT_NAMES.index(owner)].formation == SPACES[name]
    assert [knowledge(duel, other) for other in OTHERS[owner]] == before
    other = OTHERS[owner][0]
    duel.says(other, duel.offered(other)[0])
    for seat in ("Black", "White", "Spectator"):
        assert duel.view(seat).sides[SEAT_NAMES.index(owner)].formation == SPACES[name]


def test_last_rounds_formation_is_gone_while_the_next_is_chosen() -> None:  # FO-F3
    duel = in_battle().play_on(Stream(2), stop_at=("formation",))
    for seat in ("Black", "White", "Spectator"):
        assert [side.formation for side in duel.view(seat).sides] == ["", ""]
        assert {cell for side in duel.view(seat).sides for cell in side.grid} == {NOTHING}
    duel.says("Black", "Horns")
    assert duel.view("Black").sides[0].formation == SPACES["Horns"]
    assert duel.view("White").sides[0].formation == duel.view("Spectator").sides[0].formation == ""


# Reveal card


@pytest.mark.parametrize("seat", ["Black", "White", "Spectator"])
def test_the_reveal_cards_are_seen_by_all(seat: str) -> None:  # FO-F6
    duel = skirmish_against_wall()
    assert duel.rows("Black", seen_by=seat) == "- b12 - / - X - / X - X"
    assert duel.rows("White", seen_by=seat) == "- r12 - / - - - / X - X"
    assert [faces([event.revealed]) for event in duel.heard(seat, FormationShown)] == ["b12", "r12"]


# Vanguard and Rearguard


@pytest.mark.parametrize(
    ("owner", "cards", "rest"), [("Black", "r1 r2 r3 r4", "b1 b2 b3 b4 b5"), ("White", "b1 b2 b3 b4 b5", "r1 r2 r3 r4")]
)
def test_front_cards_are_sealed_until_the_common_reveal(owner: str, cards: str, rest: str) -> None:
    # FO-F8, FO-F9
    duel = skirmish_against_wall()
    before = [knowledge(duel, other) for other in OTHERS[owner]]
    for at, text in enumerate(cards.split(), 1):
        duel.places(owner, text)
        assert faces(duel.view(owner).sides[SEAT_NAMES.index(owner)].sealed) == " ".join(cards.split()[:at])
        assert [knowledge(duel, other) for other in OTHERS[owner]] == before
    duel.places(OTHERS[owner][0], rest)
    for seat in ("Black", "White", "Spectator"):
        assert duel.rows("Black", seen_by=seat) == "r1 b12 r2 / r3 X r4 / X - X"
        assert duel.rows("White", seen_by=seat) == "b1 r12 b2 / b3 b4 b5 / X - X"
        assert len(duel.heard(seat, FrontTurnedUp)) == 2


# Reinforcement


def test_reserves_are_known_to_their_owner_alone_until_they_advance() -> None:  # FO-F10, FO-F14, FO-B19
    duel = skirmish_against_wall().places("Black", "r1 r2 r3 r4").places("White", "b1 b2 b3 b4 b5")
    before = [knowledge(duel, other) for other in OTHERS["White"]]
    duel.places("White", "b6")
    assert [knowledge(duel, other) for other in OTHERS["White"]] == before
    duel.places("Black", "r5 r7")
    assert duel.rows("White") == "b1 r12 b2 / b3 b4 b5 / X b6 X"
    assert [faces(event.cards) for event in duel.heard("White", Laid)] == ["b6"]
    for other in OTHERS["White"]:
        assert duel.rows("White", seen_by=other) == "b1 r12 b2 / b3 b4 b5 / X ? X"
        assert [event.seat for event in duel.heard(other, Laid)] == [0] * (other == "Black")
    duel.attack("r1").answer("b4")
    for other in OTHERS["White"]:
        assert duel.rows("White", seen_by=other) == "b1 r12 b2 / b3 b6 b5 / X - X"
        assert [faces([event.card]) for event in duel.heard(other, Advanced) if event.seat == 1] == ["b6"]


# The 2 Cards space


@pytest.mark.parametrize("other", ["White", "Spectator"])
def test_which_of_two_cards_was_kept_is_seen_only_when_it_advances(other: str) -> None:  # FO-B24
    duel = in_battle()
    assert duel.rows("Black") == "r1 b12 r2 / r3 X r4 / X r5+r7 X"
    assert duel.rows("Black", seen_by=other) == "r1 b12 r2 / r3 X r4 / X ?+? X"
    duel.attack("b12").answer("b3").send("r7")
    assert duel.rows("Black") == "r1 r7 r2 / r3 X r4 / X r5 X"
    assert duel.rows("Black", seen_by=other) == "r1 r7 r2 / r3 X r4 / X ? X"
    assert [faces([event.stays]) for event in duel.heard("Black", Kept)] == ["r5"]
    assert duel.heard(other, Kept) == []


# Taken pile


@pytest.mark.parametrize("seat", ["Black", "White", "Spectator"])
def test_a_taken_pile_shows_its_size_and_nothing_else(seat: str) -> None:  # FO-B16, FO-T31
    duel = in_battle().attack("b12").answer("b3").send("r7").attack("r12").answer("r3")
    assert (len(duel.pile("Black")), len(duel.pile("White"))) == (2, 2)
    before = knowledge(duel, seat)
    for side in duel.table.sides:
        side.taken = side.taken[::-1]
    assert knowledge(duel, seat) == before
    assert [side.taken for side in duel.view(seat).sides] == [2, 2]
    assert duel.view(seat).totals == (0, 0)
    sides = duel.view(seat).sides
    shown = {*sides[0].grid, *sides[1].grid, *sides[0].hand, *sides[1].hand}
    assert not shown & {*duel.side("Black").taken, *duel.side("White").taken}


# Scores and history


@pytest.mark.parametrize("seat", ["Black", "White", "Spectator"])
def test_scores_of_finished_rounds_are_seen_by_all(seat: str) -> None:  # FO-P4
    duel = in_battle().play_on(Stream(3), stop_at=("formation",))
    scores = tuple([side.scores for side in duel.table.sides])
    assert tuple([side.scores for side in duel.view(seat).sides]) == scores
    assert [len(noted) for noted in scores] == [1, 1]


@pytest.mark.parametrize("seat", ["Black", "White", "Spectator"])
def test_the_history_holds_what_a_perfect_memory_would(seat: str) -> None:  # FO-H1
    duel = in_battle().play_on(Stream(3), stop_at=("formation",))
    battles = duel.view(seat).fought
    assert [(battle.round, battle.battle) for battle in battles] == [(1, number) for number in range(1, 8)]
    led = duel.heard(seat, Led)
    assert [(battle.offence, battle.space, battle.card, battle.colour) for battle in battles] == [
        (event.seat, event.space, event.card, event.colour) for event in led
    ]
    # The piles can be rebuilt from it.
    piles: list[set[int]] = [set(), set()]
    for battle in battles:
        if battle.winner < 0:
            piles[battle.offence].add(battle.card)
            piles[1 - battle.offence].add(battle.reply)
        else:
            piles[battle.winner] |= {battle.card, battle.reply}
    assert piles == [set(side.spent) for side in duel.table.sides]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_an_agent_gets_no_hidden_card(seat: int) -> None:  # FO-H1
    duel = in_battle()
    hidden = FORMATION.hide(duel.table, seat)
    for owner, side in enumerate(hidden.sides):
        assert set(side.deck) == {HIDDEN}
        if owner != seat:
            assert set(side.hand) == {HIDDEN}
            assert {side.grid[space] for space in (6, 7, 8)} == {HIDDEN, NOTHING}
            assert side.spare == (HIDDEN if owner == 0 else NOTHING)
        else:
            assert (side.hand, side.grid, side.spare) == (
                duel.table.sides[owner].hand,
                duel.table.sides[owner].grid,
                duel.table.sides[owner].spare,
            )
    assert hidden.chance == 0
    view = FORMATION.view(duel.table, seat)
    assert msgspec.json.encode(FORMATION.view(hidden, seat)) == msgspec.json.encode(view)


def test_a_hidden_reserve_may_be_any_card_that_has_not_been_seen() -> None:  # FO-H2
    duel = in_battle().attack("r1").answer("b4")
    # White, 22 cards: fought b4; face up b1 r12 b2 / b3 b6 b5; so hand and deck hold the other fifteen.
    seen = {card("White", text) for text in ["b4", "b1", "r12", "b2", "b3", "b6", "b5"]}
    unknown = sorted(set(deck_of(1)) - seen)
    assert unseen(FORMATION.hide(duel.table, 0), 1) == unknown
    hands = set()
    for seed in range(200):
        imagined = FORMATION.imagine(duel.table, 0, Stream(seed))
        hands |= set(imagined.sides[1].hand)
        assert sorted(imagined.sides[1].hand + imagined.sides[1].deck) == unknown
        assert imagined.sides[0].hand == duel.side("Black").hand
    assert sorted(hands) == unknown


def test_in_round_three_only_the_reserves_and_the_unused_card_are_unknown() -> None:  # FO-H2
    duel = Duel.in_combat(
        Army("Arrow Storm", "r3 b9 X / r7 X b4 / r1+b8 b2 X", hand="b12"),
        Army("Last Gate", "r3 b9 b1 / X r6 b4 / r1 X b8", hand="r12"),
        kinds=("bow", "shield"),
    )
    black = {card("Black", text) for text in ["r1", "b8", "b2", "b12"]}
    white = {card("White", text) for text in ["r1", "b8", "r12"]}
    assert set(unseen(FORMATION.hide(duel.table, 1), 0)) == black
    assert set(unseen(FORMATION.hide(duel.table, 0), 1)) == white
    dealt = set()
    for seed in range(120):
        side = FORMATION.imagine(duel.table, 1, Stream(seed)).sides[0]
        assert {side.grid[6], side.spare, side.grid[7], *side.hand} == black
        assert side.grid[6] < side.spare
        dealt.add((side.grid[6], side.spare, side.grid[7], side.hand))
    assert len(dealt) == 4 * 3  # one of four stays in hand, one of the other three stands alone
