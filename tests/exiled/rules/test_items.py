"""Items: chests and how they open, using, handing on, theft, and what each item does."""

from math import dist

import pytest

from tests.exiled.tabletop import Tabletop
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.events import Called, ChestOpened, Healed, ItemPassed, ItemUsed, Threw
from wildswing.exiled.rules.falling import heirs
from wildswing.exiled.rules.geometry import MM
from wildswing.exiled.rules.items import ITEMS, TEXTS
from wildswing.exiled.rules.setup import setup_of
from wildswing.kernel.chance import start_of
from wildswing.kernel.event import Told
from wildswing.kernel.match import Match

HEAD, BODY, LEG = (0, 29), (0, 5), (-7, -30)
"""Points on a card, in mm: 3, 2 and 1 damage."""

CHEST = (0, 0)
FOR_CHEST = "for chest 1"

PLACES = {
    "Hedina": (-300, -300, 0),
    "Evelynn": (300, -300, 0),
    "Gande": (-300, 300, 180),
    "Badon": (300, 300, 180),
}


def four(*, chest: str = "", begins: str = "attack", seed: int = 1, variants: tuple[str, ...] = ()) -> Tabletop:
    """Sets up Hedina and Evelynn against Gande and Badon, with a chest in the middle if its item is named."""
    chests = [(*CHEST, chest)] if chest else []
    teams = ["Hedina", "Evelynn"], ["Gande", "Badon"]
    return Tabletop(*teams, places=PLACES, chests=chests, begins=begins, seed=seed, variants=variants)


def against(one: str, other: str, begins: str = "attack") -> Tabletop:
    """Sets up two characters against Gande and Badon, who stand far apart."""
    table = Tabletop([one, other], ["Gande", "Badon"], begins=begins)
    return table.puts("Gande", PLACES["Gande"]).puts("Badon", PLACES["Badon"])


# --- Chests ---


def test_chests_hold_random_items_and_nobody_sees_them() -> None:
    """RX-I2: which items lie in the chests differs from deal to deal, all are different, and no view shows them."""
    setup = setup_of([["Hedina"], ["Gande"]], chests=3)
    dealt = [EXILED.deal(setup, start_of(seed)) for seed in range(20)]
    inside = [tuple([chest.inside for chest in table.chests]) for table in dealt]
    assert len(set(inside)) > 10
    for table, items in zip(dealt, inside, strict=True):
        assert sorted([*items, *table.box]) == list(range(7))
        assert EXILED.view(table, 0) == EXILED.view(dealt[0], 0)


def test_who_alone_hits_a_named_chest_gets_the_item_at_once() -> None:
    """RX-I4: Evelynn named the chest and her arrow lies on it; it opens in the same attack phase, for all to see."""
    table = four(chest="Vampyr Potion").lands("Evelynn", at=CHEST)
    table.attack({("Evelynn", "open"): FOR_CHEST})
    assert table.items("Evelynn") == ["Vampyr Potion"]
    assert [(event.name, event.item) for event in table.heard(ChestOpened, by="Gande")] == [
        ("Evelynn", "Vampyr Potion")
    ]
    assert [chest.closed for chest in table.view("Gande").chests] == [False]
    assert table.view("Gande").players[1].items == ("Vampyr Potion",)


def test_a_throw_not_meant_for_the_chest_does_not_open_it() -> None:
    """RX-I3: the chest must be named when the throw is chosen."""
    table = four(chest="Vampyr Potion").lands("Evelynn", at=CHEST).attack()
    assert table.items("Evelynn") == []
    assert [chest.closed for chest in table.view("Gande").chests] == [True]


def test_a_throw_that_misses_the_chest_does_not_open_it() -> None:
    """RX-I3: naming is not enough."""
    table = four(chest="Vampyr Potion").lands("Evelynn", at=(0, -30.5)).attack({("Evelynn", "open"): FOR_CHEST})
    assert table.items("Evelynn") == []
    # The hit area is 44 by 60 mm; half a millimetre farther up the tip lies on it.
    table = four(chest="Vampyr Potion").lands("Evelynn", at=(0, -29.5)).attack({("Evelynn", "open"): FOR_CHEST})
    assert table.items("Evelynn") == ["Vampyr Potion"]


def test_a_chest_throw_that_also_covers_an_enemy_still_hurts() -> None:
    """RX-I3: damage follows overlap alone."""
    table = four(chest="Vampyr Potion").puts("Gande", (0, 0, 180)).lands("Evelynn", on="Gande", at=BODY)
    table.attack({("Evelynn", "open"): FOR_CHEST})
    assert table.life("Gande") == 5
    assert table.items("Evelynn") == ["Vampyr Potion"]


def test_if_an_opponent_hits_it_too_nobody_gets_it() -> None:
    """RX-I5, RX-I3: an enemy weapon on the chest keeps it closed, whether the enemy named it or not."""
    for named in (True, False):
        table = four(chest="Vampyr Potion").lands("Evelynn", at=CHEST).lands("Gande", at=CHEST)
        by_gande = FOR_CHEST if named else "no, not for a chest"
        table.attack({("Evelynn", "open"): FOR_CHEST, ("Gande", "open"): by_gande})
        assert table.items("Evelynn") == table.items("Gande") == []
        assert [chest.closed for chest in table.view("Gande").chests] == [True]
        table.movement().lands("Gande", at=CHEST).attack({("Gande", "open"): FOR_CHEST})
        assert table.items("Gande") == ["Vampyr Potion"]


def test_teammates_who_both_hit_it_name_the_receiver() -> None:
    """RX-I6: both name Hedina before it is flipped, each hidden from the other; she gets it."""
    table = four(chest="Vampyr Potion").lands("Evelynn", at=CHEST).lands("Hedina", at=CHEST)
    table.attack({("Evelynn", "open"): FOR_CHEST, ("Hedina", "open"): FOR_CHEST}, until="vote")
    assert table.asked == [("Hedina", "vote"), ("Evelynn", "vote")]
    assert table.offered("Hedina") == ["Hedina", "Evelynn"]
    before = table.view("Evelynn")
    table.says("Hedina", "Hedina")
    assert table.view("Evelynn") == before
    assert table.heard(ChestOpened) == []
    table.says("Evelynn", "Hedina").plays()
    assert table.items("Hedina") == ["Vampyr Potion"]
    assert table.items("Evelynn") == []


def test_without_agreement_chance_names_the_receiver() -> None:
    """RX-I6, RX-I9: if the names differ one of those who hit it gets it, each in some games."""
    receivers = set()
    for seed in range(12):
        table = four(chest="Vampyr Potion", seed=seed).lands("Evelynn", at=CHEST).lands("Hedina", at=CHEST)
        table.attack(
            {
                ("Evelynn", "open"): FOR_CHEST,
                ("Hedina", "open"): FOR_CHEST,
                ("Hedina", "vote"): "Hedina",
                ("Evelynn", "vote"): "Evelynn",
            }
        )
        receivers |= {name for name in ("Hedina", "Evelynn") if table.items(name)}
        assert len(table.items("Hedina") + table.items("Evelynn")) == 1
    assert receivers == {"Hedina", "Evelynn"}


def test_a_teammate_who_did_not_name_the_chest_has_no_say() -> None:
    """RX-I3, RX-I6: Hedina's mace lies on the chest by accident; it goes to Evelynn without a question."""
    table = four(chest="Vampyr Potion").lands("Evelynn", at=CHEST).lands("Hedina", at=CHEST)
    table.attack({("Evelynn", "open"): FOR_CHEST})
    assert table.items("Evelynn") == ["Vampyr Potion"]


def test_who_falls_in_the_phase_opens_no_chest() -> None:
    """RX-I4: the fallen receive nothing; the chest stays closed."""
    table = four(chest="Vampyr Potion").sets("Evelynn", life=2).lands("Evelynn", at=CHEST)
    table.lands("Gande", on="Evelynn", at=BODY).attack({("Evelynn", "open"): FOR_CHEST})
    assert table.items("Evelynn") == []
    assert [chest.closed for chest in table.view("Gande").chests] == [True]


def test_an_ethereal_throw_opens_no_chest() -> None:
    """RX-NH3, RX-I4: her own throw does nothing, so the chest stays closed."""
    table = Tabletop(["Nahtha", "Evelynn"], ["Gande", "Badon"], chests=[(*CHEST, "Vampyr Potion")])
    table.lands("Nahtha", at=CHEST).lands("Gande", on="Nahtha", at=BODY)
    table.attack({("Nahtha", "open"): FOR_CHEST, "ethereal": "yes"})
    assert table.life("Nahtha") == 7
    assert table.items("Nahtha") == []


def test_an_open_chest_cannot_be_named_again() -> None:
    """RX-I1, RX-I4: a chest holds one item; once it is open, no throw can be meant for it."""
    table = four(chest="Vampyr Potion").lands("Evelynn", at=CHEST)
    table.attack({("Evelynn", "open"): FOR_CHEST}).movement().attack(until="aim")
    assert "open" not in [kind for _, kind in table.asked]
    table.plays()


# --- Using and handing on ---


def test_an_item_may_be_used_on_receipt() -> None:
    """RX-I7, RX-I1: the Health Potion from the chest is drunk at once and is gone."""
    table = four(chest="Health Potion").sets("Evelynn", life=3).lands("Evelynn", at=CHEST)
    table.attack({("Evelynn", "open"): FOR_CHEST, ("Evelynn", "receive"): "use the Health Potion on Evelynn"})
    assert table.life("Evelynn") == 5
    assert table.items("Evelynn") == []
    assert table.view("Gande").spent == ("Health Potion",)


def test_an_item_may_be_kept_for_a_later_movement_phase() -> None:
    """RX-I7, RX-I1: kept on receipt, used two phases later, once; then it is not offered again."""
    table = four(chest="Health Potion").sets("Evelynn", life=2).lands("Evelynn", at=CHEST)
    table.attack({("Evelynn", "open"): FOR_CHEST, ("Evelynn", "receive"): "keep it"}).movement()
    assert table.life("Evelynn") == 2
    table.attack().movement(answers={("Evelynn", "deed"): "use the Health Potion on Evelynn"})
    assert table.life("Evelynn") == 4
    assert [(event.name, event.item) for event in table.heard(ItemUsed)] == [("Evelynn", "Health Potion")]
    table.attack().movement(until="move")
    assert table.player("Evelynn").items == ()
    assert table.table.spent == (ITEMS.index("Health Potion"),)


def test_items_are_not_used_in_an_attack_phase() -> None:
    """RX-I7: who holds an item is asked for it only when all move."""
    table = four().gives("Evelynn", "Health Potion").sets("Evelynn", life=2).attack(until="aim")
    assert "deed" not in [kind for _, kind in table.asked]
    table.plays()
    assert table.items("Evelynn") == ["Health Potion"]
    table.movement(until="deed")
    assert table.offered("Evelynn") == [
        "nothing more",
        "use the Health Potion on Evelynn",
        "give Hedina the Health Potion",
    ]


def test_an_item_may_be_handed_to_a_teammate_when_moving() -> None:
    """RX-I8: Evelynn gives Hedina the potion, who may use it at once; no enemy is offered it."""
    table = four(begins="movement").gives("Evelynn", "Health Potion").sets("Hedina", life=4)
    table.movement(
        answers={
            ("Evelynn", "deed"): "give Hedina the Health Potion",
            ("Hedina", "receive"): "use the Health Potion on Hedina",
        }
    )
    assert table.life("Hedina") == 6
    assert table.items("Evelynn") == table.items("Hedina") == []
    assert [(event.name, event.to, event.stolen) for event in table.heard(ItemPassed)] == [("Evelynn", "Hedina", False)]


def test_an_item_handed_on_may_be_kept() -> None:
    """RX-I8: the teammate holds it from then on."""
    table = four(begins="movement").gives("Evelynn", "Tome of the Exiled")
    table.movement(
        answers={("Evelynn", "deed"): "give Hedina the Tome of the Exiled", ("Hedina", "receive"): "keep it"}
    )
    assert table.items("Hedina") == ["Tome of the Exiled"]
    assert table.items("Evelynn") == []


def test_several_items_may_be_used_in_one_phase_each_once() -> None:
    """RX-I1, RX-I7: after one is chosen the rest is offered, without the one chosen."""
    table = four(begins="movement").gives("Evelynn", "Vampyr Potion", "Tome of the Exiled").movement(until="deed")
    table.says("Evelynn", "use the Vampyr Potion")
    assert table.offered("Evelynn") == [
        "nothing more",
        "use the Tome of the Exiled",
        "give Hedina the Tome of the Exiled",
    ]
    table.says("Evelynn", "use the Tome of the Exiled").plays()
    assert (table.player("Evelynn").vampyr, table.player("Evelynn").tome) == (1, 1)
    assert table.items("Evelynn") == []


def test_a_teammate_out_of_the_game_is_given_nothing() -> None:
    """RX-I8: only who is in play can be given an item."""
    table = four(begins="movement").gives("Evelynn", "Vampyr Potion").sets("Hedina", place="out").movement(until="deed")
    assert table.offered("Evelynn") == ["nothing more", "use the Vampyr Potion"]


# --- Theft ---


def test_the_items_of_the_fallen_go_to_the_enemy_behind_the_last_hit() -> None:
    """RX-I9: Gande brings Evelynn to 0 and takes all she holds; he may use it at once."""
    table = four().gives("Evelynn", "Vampyr Potion", "Health Potion").sets("Evelynn", life=2).sets("Gande", life=4)
    table.lands("Gande", on="Evelynn", at=BODY)
    table.attack({("Gande", "receive"): ["use the Health Potion on Gande", "keep it"]})
    assert table.items("Evelynn") == []
    assert table.items("Gande") == ["Vampyr Potion"]
    assert table.life("Gande") == 6
    assert {(event.name, event.to, event.stolen) for event in table.heard(ItemPassed)} == {("Evelynn", "Gande", True)}


def test_several_who_took_part_agree_on_one() -> None:
    """RX-I9: Gande and Badon both hit Evelynn; both name Badon, who gets the item."""
    table = four().gives("Evelynn", "Vampyr Potion").sets("Evelynn", life=3)
    table.lands("Gande", on="Evelynn", at=BODY).lands("Badon", on="Evelynn", at=BODY)
    table.attack({("Gande", "vote"): "Badon", ("Badon", "vote"): "Badon"})
    assert table.items("Badon") == ["Vampyr Potion"]
    assert table.items("Gande") == []


def test_without_agreement_one_of_them_gets_it_by_chance() -> None:
    """RX-I9: if each names himself, chance decides between the two."""
    heirs = set()
    for seed in range(12):
        table = four(seed=seed).gives("Evelynn", "Vampyr Potion").sets("Evelynn", life=3)
        table.lands("Gande", on="Evelynn", at=BODY).lands("Badon", on="Evelynn", at=BODY)
        table.attack({("Gande", "vote"): "Gande", ("Badon", "vote"): "Badon"})
        heirs |= {name for name in ("Gande", "Badon", "Hedina") if table.items(name)}
    assert heirs == {"Gande", "Badon"}


def test_who_falls_in_the_same_phase_takes_nothing() -> None:
    """RX-I9: of two behind the last hit one falls too; the other takes the item without a vote."""
    table = four().gives("Evelynn", "Vampyr Potion").sets("Evelynn", life=3).sets("Gande", life=1)
    table.lands("Gande", on="Evelynn", at=BODY).lands("Badon", on="Evelynn", at=BODY)
    table.lands("Hedina", on="Gande", at=BODY).attack()
    assert table.items("Badon") == ["Vampyr Potion"]


def test_who_did_no_damage_took_no_part_in_the_last_hit() -> None:
    """RX-I9: of two who touched Evelynn, Badon did 0, as a spike does through a shield; Gande alone is her heir."""
    table = four().starts("attack")
    evelynn, gande, badon = table.at("Evelynn"), table.seat("Gande"), table.seat("Badon")
    table.table.harmed = ((evelynn, gande, 2), (evelynn, badon, 0))
    assert heirs(table.table, table.seat("Evelynn")) == (gande,)
    table.table.harmed = ((evelynn, gande, 2), (evelynn, badon, 1))
    assert heirs(table.table, table.seat("Evelynn")) == (gande, badon)


def test_items_of_one_whom_no_enemy_brought_down_are_lost() -> None:
    """RX-I9, RX-L5: the swamp takes nobody's items, and neither does a teammate."""
    table = Tabletop(
        ["Hedina", "Evelynn"], ["Gande", "Badon"], terrain=[("swamp", 300, -300)], places=PLACES, begins="movement"
    )
    table.gives("Evelynn", "Vampyr Potion").sets("Evelynn", life=2).movement()
    assert [table.items(name) for name in ("Hedina", "Evelynn", "Gande", "Badon")] == [[], [], [], []]
    assert table.view("Gande").spent == ("Vampyr Potion",)
    table = four(variants=("friendly fire",)).gives("Evelynn", "Vampyr Potion").sets("Evelynn", life=2)
    table.lands("Hedina", on="Evelynn", at=BODY).attack()
    assert table.items("Hedina") == []
    assert table.view("Gande").spent == ("Vampyr Potion",)


def test_a_stolen_item_is_no_help_in_the_phase_of_the_theft() -> None:
    """RX-I20: who falls cannot drink the potion, and nobody can hand it over before the next movement."""
    table = four().gives("Hedina", "Health Potion").sets("Evelynn", life=2).lands("Gande", on="Evelynn", at=BODY)
    table.attack()
    assert "Evelynn" not in table.in_play
    assert table.items("Hedina") == ["Health Potion"]


# --- Traps, and items from the start ---


def test_a_trap_acts_at_once_on_whoever_opened_it() -> None:
    """RX-I10, RX-I25: nobody is asked whether to keep the Hex Trap; Evelynn is hexed, and only she."""
    table = four(chest="Hex Trap").lands("Evelynn", at=CHEST).attack({("Evelynn", "open"): FOR_CHEST})
    assert [table.player(name).hexed for name in ("Hedina", "Evelynn", "Gande", "Badon")] == [0, 1, 0, 0]
    assert table.items("Evelynn") == []
    assert table.view("Gande").spent == ("Hex Trap",)


def test_everybody_may_start_with_an_item_that_is_no_trap() -> None:
    """RX-I11: with the option each player holds one item, all different, and the trap stays in the box or a chest."""
    seen = set()
    for seed in range(20):
        table = EXILED.deal(
            setup_of([["Hedina", "Badon"], ["Gande", "Evelynn"]], variants=["items at start"], chests=2), start_of(seed)
        )
        held = [ITEMS[item] for player in table.players for item in player.items]
        assert [len(player.items) for player in table.players] == [1, 1, 1, 1]
        assert len(set(held)) == 4
        assert "Hex Trap" not in held
        rest = [*[chest.inside for chest in table.chests], *table.box]
        assert sorted([*[ITEMS.index(item) for item in held], *rest]) == list(range(7))
        seen |= set(held)
    assert seen == {*ITEMS} - {"Hex Trap"}


def test_without_the_option_nobody_starts_with_an_item() -> None:
    """RX-I1, RX-I11: items come from chests."""
    match = Match(EXILED, 1, setup_of([["Hedina"], ["Gande"]], chests=7))
    assert [player.items for player in match.game.hide(match.state, 0).players] == [(), ()]


def test_potions_concern_the_user_and_scrolls_concern_others() -> None:
    """RX-I12: a potion is offered for oneself only, protection for teammates only."""
    table = four(begins="movement").gives("Evelynn", "Health Potion", "Scroll of Divine Protection")
    table.sets("Evelynn", life=1).sets("Hedina", life=1).movement(until="deed")
    assert [label for label in table.offered("Evelynn") if label.startswith("use")] == [
        "use the Health Potion on Evelynn",
        "use the Scroll of Divine Protection for Hedina",
    ]
    assert len(TEXTS) == len(ITEMS) == 7


# --- Health Potion ---


@pytest.mark.parametrize(("life", "after"), [(1, 3), (5, 7), (6, 7)])
def test_a_health_potion_gives_2_back_up_to_the_start(life: int, after: int) -> None:
    """RX-I20: 2 hit points, not above 7."""
    table = four(begins="movement").gives("Evelynn", "Health Potion").sets("Evelynn", life=life)
    table.movement(answers={("Evelynn", "deed"): "use the Health Potion on Evelynn"})
    assert table.life("Evelynn") == after
    assert [(event.name, event.amount, event.life) for event in table.heard(Healed)] == [
        ("Evelynn", after - life, after)
    ]


def test_a_health_potion_is_not_wasted_on_the_unhurt() -> None:
    """RX-I20: with 7 hit points there is nothing to regain."""
    table = four(begins="movement").gives("Evelynn", "Health Potion").movement(until="deed")
    assert table.offered("Evelynn") == ["nothing more", "give Hedina the Health Potion"]


def test_a_zombie_is_healed_up_to_3() -> None:
    """RX-I20, RX-ZH11: the potion heals one zombie, up to what a zombie starts with."""
    table = against("Zombie Horde", "Evelynn", begins="movement").gives("Zombie Horde", "Health Potion")
    table.sets("Zombie Horde 1", life=2).sets("Zombie Horde 3", life=1).movement(until="deed")
    assert table.offered("Zombie Horde")[1:3] == [
        "use the Health Potion on Zombie Horde 1",
        "use the Health Potion on Zombie Horde 3",
    ]
    table.says("Zombie Horde", "use the Health Potion on Zombie Horde 1").plays()
    assert [table.life(f"Zombie Horde {number}") for number in (1, 2, 3)] == [3, 3, 1]


def test_who_persists_cannot_be_healed() -> None:
    """RX-I20, RX-IR6: there is no way back from 0."""
    table = against("Intrusion of Roaches", "Evelynn").gives("Intrusion of Roaches", "Health Potion")
    table.sets("Intrusion of Roaches", life=2).lands("Gande", on="Intrusion of Roaches", at=BODY).attack()
    table.movement(until="deed")
    assert table.offered("Intrusion of Roaches") == ["nothing more", "give Evelynn the Health Potion"]


# --- Vampyr Potion ---


def test_a_vampyr_potion_heals_by_the_damage_of_the_next_successful_attack() -> None:
    """RX-I21, RX-I27: the miss in between does not spend it; the headshot heals 3, the one after nothing."""
    table = four(begins="movement").gives("Hedina", "Vampyr Potion").sets("Hedina", life=2)
    table.movement(answers={("Hedina", "deed"): "use the Vampyr Potion"}).attack().movement()
    assert table.life("Hedina") == 2
    table.lands("Hedina", on="Gande", at=HEAD).attack().movement()
    assert table.lives("Hedina", "Gande") == (5, 4)
    table.lands("Hedina", on="Badon", at=HEAD).attack()
    assert table.lives("Hedina", "Badon") == (5, 4)


def test_vampyr_healing_ends_at_the_start_value() -> None:
    """RX-I21: 6 and 3 make 7."""
    table = four().sets("Hedina", life=6, vampyr=1).lands("Hedina", on="Gande", at=HEAD).attack()
    assert table.life("Hedina") == 7


def test_all_damage_of_one_throw_heals() -> None:
    """RX-I21: the mace lies over two enemies; both hits heal."""
    table = four().sets("Hedina", life=1, vampyr=1).puts("Gande", (0, 300, 0)).puts("Badon", (64, 300, 0))
    table.lands("Hedina", on="Gande", at=(20, 5), by=(0, 0), turned=90).attack()
    assert table.lives("Gande", "Badon", "Hedina") == (5, 5, 5)


def test_all_whip_ends_heal() -> None:
    """RX-I21, RX-BA3: ends on a body and on both arms heal 4."""
    table = against("Nahtha", "Evelynn").sets("Badon", life=1, vampyr=1)
    table.lands("Badon", on="Evelynn", at=(0, -5), by=(0, 37)).attack()
    assert table.lives("Evelynn", "Badon") == (3, 5)


def test_a_splash_does_not_heal_nor_spend_the_potion() -> None:
    """RX-I21, RX-KK7: a splash is no primary attack."""
    table = against("Klim-Klam", "Evelynn").sets("Klim-Klam", life=3, vampyr=1)
    table.lands("Klim-Klam", on="Gande", at=(0, 48), by=(0, -22)).attack()
    assert table.lives("Gande", "Klim-Klam") == (6, 3)
    assert table.player("Klim-Klam").vampyr == 1


def test_the_shuriken_does_not_heal_but_the_star_knife_does() -> None:
    """RX-I21, RX-NA4: the knife is the primary weapon."""
    table = against("Nameless", "Evelynn").sets("Nameless", life=2, vampyr=1)
    table.lands("Nameless", "shuriken", on="Gande", at=HEAD).attack().movement()
    assert table.lives("Gande", "Nameless") == (4, 2)
    table.lands("Nameless", "star knife", on="Badon", at=(0, -2), by=(0, 0)).attack()
    assert table.lives("Badon", "Nameless") == (5, 4)


def test_a_vampyr_potion_is_not_drunk_from_a_vine() -> None:
    """RX-I21, RX-GL5: a vine is no character; a hit on it heals nobody."""
    table = Tabletop(["Gleem", "Evelynn"], ["Gande", "Badon"], places={"Gleem": (0, -300)}).grows("Gleem", (0, 0))
    table.sets("Gande", life=2, vampyr=1).lands("Gande", on="the vine of Gleem", at=(0, 0)).attack({"pull": "no pull"})
    assert table.lives("the vine of Gleem", "Gande") == (1, 2)
    assert table.player("Gande").vampyr == 1


def test_healing_and_damage_of_one_phase_are_netted_before_anybody_falls() -> None:
    """RX-I28: Evelynn with 2 takes 3 and heals 2: she stays with 1."""
    table = four().sets("Evelynn", life=2, vampyr=1).lands("Evelynn", on="Gande", at=BODY)
    table.lands("Gande", on="Evelynn", at=HEAD).attack({"pull": "no pull"})
    assert table.lives("Evelynn", "Gande") == (1, 5)
    assert "Evelynn" in table.in_play


# --- Scroll of Mass Confusion ---


def test_mass_confusion_makes_all_enemies_throw_with_the_other_hand_once() -> None:
    """RX-I22, RX-CH3: the next throw of every enemy strays half as far again; the one after does not."""
    table = four(begins="movement").gives("Evelynn", "Scroll of Mass Confusion")
    table.movement(answers={("Evelynn", "deed"): "use the Scroll of Mass Confusion"})
    assert [table.player(name).off_hand for name in ("Hedina", "Evelynn", "Gande", "Badon")] == [0, 0, 1, 1]
    table.attack()
    assert [table.landing(name).spread for name in ("Hedina", "Evelynn", "Gande", "Badon")] == [1000, 1000, 1500, 1500]
    table.movement().attack()
    assert table.landing("Gande").spread == 1000


def test_nameless_is_not_confused() -> None:
    """RX-I22, RX-NA5: who throws with both hands has no weaker one."""
    table = Tabletop(["Hedina", "Evelynn"], ["Nameless", "Badon"], begins="movement")
    table.gives("Evelynn", "Scroll of Mass Confusion")
    table.movement(answers={("Evelynn", "deed"): "use the Scroll of Mass Confusion"})
    assert [table.player(name).off_hand for name in ("Nameless", "Badon")] == [0, 1]


# --- Scroll of Ricochet ---

FROM_GANDE = "the arrow from the place of Gande"


def test_after_a_hit_the_same_weapon_may_be_thrown_once_more() -> None:
    """RX-I23: from the struck enemy's place at a new target; both take damage, and the scroll is spent."""
    table = four(begins="movement").gives("Evelynn", "Scroll of Ricochet")
    table.movement({"Evelynn": (90, 1)}, {("Evelynn", "deed"): "use the Scroll of Ricochet"})
    table.lands("Evelynn", on="Gande", at=BODY).bounces("Evelynn", on="Badon", at=HEAD)
    table.attack({"ricochet": FROM_GANDE})
    assert table.lives("Gande", "Badon") == (5, 4)
    again = [event for event in table.heard(Threw) if event.kind == "ricochet"]
    assert [(event.name, event.weapon) for event in again] == [("Evelynn", "arrow")]
    table.movement({"Evelynn": (270, 1)}).lands("Evelynn", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 3


def test_a_ricochet_starts_at_the_card_that_was_struck() -> None:
    """RX-I27: the plane of attack is the struck card's edge."""
    table = four().sets("Evelynn", ricochet=1).lands("Evelynn", on="Gande", at=BODY)
    table.bounces("Evelynn", on="Badon", at=BODY).attack({"ricochet": FROM_GANDE})
    assert [landing.body for landing in table.table.landings if landing.kind == "ricochet"] == [table.at("Gande")]


def test_a_ricochet_goes_as_surely_as_its_way_is_short() -> None:
    """RX-I27, RX-W1: let go far too late 60 mm from the struck card's edge, it lands near; Evelynn is 1000 mm away."""
    table = Tabletop(
        ["Evelynn", "Hedina"],
        ["Gande", "Badon"],
        places={"Evelynn": (0, -500, 0), "Hedina": (500, -500, 0), "Gande": (0, 400, 180), "Badon": (300, 400, 180)},
        skills=["hand"],
    )
    table.sets("Evelynn", ricochet=1).lands("Evelynn", on="Gande", at=BODY).attack(
        {"ricochet": FROM_GANDE}, until="bounce"
    )
    told: list[Told] = []
    EXILED.answer(table.table, table.seat("Evelynn"), table.ask("Evelynn").options.index((0, 504, 30, 0)), told)
    (thrown,) = [one.event for one in told if isinstance(one.event, Threw)]
    x, y, _ = thrown.place
    # Three standard errors of 10 + 0.085 * 60 mm too far, and a little chance; over 1000 mm they would be 285 mm.
    assert dist((0, 504 + 45), (x / MM, y / MM)) < 25


def test_a_ricochet_needs_a_new_target() -> None:
    """RX-I23: the extra throw does nothing to the enemy it starts from."""
    table = four().sets("Evelynn", ricochet=1).lands("Evelynn", on="Gande", at=BODY)
    table.bounces("Evelynn", on="Gande", at=HEAD).attack({"ricochet": FROM_GANDE})
    assert table.life("Gande") == 5


def test_a_ricochet_may_be_declined() -> None:
    """RX-I23: the extra throw is a choice, and the scroll is spent with the hit."""
    table = four().sets("Evelynn", ricochet=1).lands("Evelynn", on="Gande", at=BODY)
    table.attack({"ricochet": "no second throw"})
    assert len([event for event in table.heard(Threw) if event.name == "Evelynn"]) == 1
    assert table.player("Evelynn").ricochet == 0


def test_a_ricochet_waits_through_misses() -> None:
    """RX-I27: a miss does not spend the scroll."""
    table = four().sets("Evelynn", ricochet=1).attack().movement({"Evelynn": (90, 1)})
    assert table.player("Evelynn").ricochet == 1
    table.lands("Evelynn", on="Gande", at=BODY).bounces("Evelynn", on="Badon", at=LEG)
    table.attack({"ricochet": FROM_GANDE})
    assert table.lives("Gande", "Badon") == (5, 6)


def test_a_splash_sets_off_no_ricochet() -> None:
    """RX-I23: only the weapon itself does."""
    table = against("Klim-Klam", "Evelynn").sets("Klim-Klam", ricochet=1)
    table.lands("Klim-Klam", on="Gande", at=(0, 48), by=(0, -22)).attack()
    assert table.life("Gande") == 6
    assert table.player("Klim-Klam").ricochet == 1


def test_the_weapon_that_hit_is_thrown_again() -> None:
    """RX-I23, RX-NA6: a ricochet set off by the shuriken is thrown with the shuriken."""
    table = against("Nameless", "Evelynn").sets("Nameless", ricochet=1)
    table.lands("Nameless", "shuriken", on="Gande", at=HEAD).bounces("Nameless", on="Badon", at=HEAD)
    table.attack({"ricochet": "the shuriken from the place of Gande"})
    assert table.lives("Gande", "Badon") == (4, 4)
    assert [event.weapon for event in table.heard(Threw) if event.kind == "ricochet"] == ["shuriken"]


def test_a_ricochet_sets_off_no_other() -> None:
    """RX-I27: one extra throw, even if it hits."""
    table = four().sets("Evelynn", ricochet=1).lands("Evelynn", on="Gande", at=BODY)
    table.bounces("Evelynn", on="Badon", at=BODY).attack({"ricochet": [FROM_GANDE]})
    assert len([event for event in table.heard(Threw) if event.kind == "ricochet"]) == 1


def test_a_ricochet_keeps_the_state_of_the_throw_that_set_it_off() -> None:
    """RX-CH4: a blind throw that hits is thrown on blind, and blindness is over after it."""
    table = four().sets("Evelynn", ricochet=1, blind=1).lands("Evelynn", on="Gande", at=BODY)
    table.bounces("Evelynn", on="Badon", at=BODY).attack({"ricochet": FROM_GANDE})
    assert [landing.spread for landing in table.table.landings if landing.seat == table.seat("Evelynn")] == [2000, 2000]
    assert table.player("Evelynn").blind == 0


def test_a_ricochet_is_thrown_even_by_one_who_was_brought_to_0() -> None:
    """RX-I28: Evelynn and Gande strike each other; she falls, but her second throw still hurts Badon."""
    table = four().sets("Evelynn", ricochet=1, life=1).lands("Evelynn", on="Gande", at=BODY)
    table.lands("Gande", on="Evelynn", at=BODY).bounces("Evelynn", on="Badon", at=HEAD)
    table.attack({"ricochet": FROM_GANDE})
    assert table.lives("Gande", "Badon") == (5, 4)
    assert "Evelynn" not in table.in_play


def test_a_hit_that_does_no_damage_sets_off_no_ricochet() -> None:
    """RX-I23: a leg hit against a shield is no successful attack."""
    table = four(variants=("blocking",)).sets("Hedina", ricochet=1).lands("Gande", on="Gande", at=BODY)
    table.lands("Hedina", on="Gande", at=LEG)
    table.attack({("Gande", "how"): "throw the weapon onto your own card as a shield"})
    assert table.life("Gande") == 7
    assert table.player("Hedina").ricochet == 1


def test_a_hit_that_hurts_thanks_to_the_tome_sets_off_a_ricochet() -> None:
    """RX-I23, RX-I26: body 2 and Tome 2 against a stance of 2 do damage, so the attack was successful."""
    table = four().sets("Gande", ricochet=1, tome=1).lands("Gande", on="Hedina", at=BODY)
    table.bounces("Gande", on="Evelynn", at=BODY)
    table.attack(
        {
            ("Hedina", "how"): "use Defensive Stance in place of a throw",
            "ricochet": "the hook from the place of Hedina",
        }
    )
    assert table.lives("Hedina", "Evelynn") == (5, 5)


# --- Scroll of Divine Protection ---


def test_who_is_protected_keeps_1_and_the_rest_of_the_damage_is_lost() -> None:
    """RX-I24: Evelynn with 2 takes 5 and keeps 1; in the next phase she still cannot fall."""
    table = four(begins="movement").gives("Hedina", "Scroll of Divine Protection").sets("Evelynn", life=2)
    table.movement(answers={("Hedina", "deed"): "use the Scroll of Divine Protection for Evelynn"})
    table.lands("Gande", on="Evelynn", at=HEAD).lands("Badon", on="Evelynn", at=BODY).attack().movement()
    assert table.life("Evelynn") == 1
    table.lands("Gande", on="Evelynn", at=HEAD).attack()
    assert table.life("Evelynn") == 1
    assert "Evelynn" in table.in_play


def test_protection_is_for_an_ally_and_not_for_oneself() -> None:
    """RX-I24: the one who used it can fall; alone in a team one cannot use it at all."""
    table = four().sets("Hedina", guards=(1,), life=2).lands("Gande", on="Hedina", at=BODY).attack()
    assert "Hedina" not in table.in_play
    alone = Tabletop(["Hedina"], ["Gande"], begins="movement").gives("Hedina", "Scroll of Divine Protection")
    alone.movement(until="move")
    assert ("Hedina", "deed") not in alone.asked
    assert alone.items("Hedina") == ["Scroll of Divine Protection"]


def test_protection_ends_when_its_user_is_out_but_holds_through_that_phase() -> None:
    """RX-I24, RX-I28: Hedina falls; in that phase Evelynn keeps 1, in the next she falls."""
    table = four().sets("Hedina", guards=(1,), life=1).sets("Evelynn", life=1)
    table.lands("Gande", on="Hedina", at=BODY).lands("Badon", on="Evelynn", at=BODY).attack()
    assert table.in_play == ["Evelynn", "Gande", "Badon"]
    assert table.life("Evelynn") == 1
    table.movement().lands("Badon", on="Evelynn", at=BODY).attack()
    assert table.winners == ("Gande", "Badon")


def test_every_zombie_of_a_protected_horde_keeps_1() -> None:
    """RX-I24, RX-ZH7: headshots on two zombies leave both with 1."""
    table = against("Zombie Horde", "Evelynn").sets("Evelynn", guards=(0,))
    for number in (1, 2, 3):
        table.puts(f"Zombie Horde {number}", (number * 150 - 600, -300, 0))
    table.lands("Gande", on="Zombie Horde 1", at=(0, 26)).lands("Badon", on="Zombie Horde 3", at=(0, 26), by=(0, 37))
    table.attack()
    assert [table.life(f"Zombie Horde {number}") for number in (1, 2, 3)] == [1, 3, 1]


# --- Hex Trap ---


def test_a_hexed_player_names_a_character_before_each_attack_throw() -> None:
    """RX-I25: for the rest of the game, called out for all to hear, before anybody throws."""
    table = four().sets("Evelynn", hexed=1)
    for target in ("Gande", "Badon"):
        table.attack(until="name")
        assert table.asked == [("Evelynn", "name")]
        assert table.offered("Evelynn") == ["Hedina", "Gande", "Badon", "nobody"]
        table.says("Evelynn", target).plays().movement()
    assert [(event.name, event.target) for event in table.heard(Called, by="Gande")] == [
        ("Evelynn", "Gande"),
        ("Evelynn", "Badon"),
    ]


def test_damage_to_anybody_but_the_named_one_is_cancelled() -> None:
    """RX-I25: the arrow hits Gande; it counts if he was named and does nothing if Badon was."""
    for named, life in (("Gande", 5), ("Badon", 7)):
        table = four().sets("Evelynn", hexed=1).lands("Evelynn", on="Gande", at=BODY).attack({"name": named})
        assert table.life("Gande") == life


def test_without_a_name_the_throw_is_a_miss() -> None:
    """RX-I25: nobody is hurt, no chest opens."""
    table = four(chest="Vampyr Potion").puts("Gande", (0, 0, 180)).sets("Evelynn", hexed=1)
    table.lands("Evelynn", on="Gande", at=BODY).attack({"name": "nobody", ("Evelynn", "open"): FOR_CHEST})
    assert table.life("Gande") == 7
    assert table.items("Evelynn") == []


def test_a_hexed_splash_reaches_the_named_player_only() -> None:
    """RX-I25: a flask between two enemies splashes the one who was named."""
    table = against("Klim-Klam", "Evelynn").puts("Gande", (-45, 300, 0)).puts("Badon", (45, 300, 0))
    table.sets("Klim-Klam", hexed=1).lands("Klim-Klam", at=(0, 300), by=(0, -8)).attack({"name": "Badon"})
    assert table.lives("Gande", "Badon") == (7, 6)
    table = against("Klim-Klam", "Evelynn").puts("Gande", (-45, 300, 0)).puts("Badon", (45, 300, 0))
    table.lands("Klim-Klam", at=(0, 300), by=(0, -8)).attack()
    assert table.lives("Gande", "Badon") == (6, 6)


def test_naming_the_horde_names_all_its_zombies() -> None:
    """RX-I25: one weapon over two zombies hurts both if the Horde was named."""
    table = Tabletop(["Hedina", "Evelynn"], ["Zombie Horde", "Badon"]).sets("Hedina", hexed=1)
    table.puts("Zombie Horde 1", (0, 300, 0)).puts("Zombie Horde 2", (64, 300, 0)).puts("Zombie Horde 3", (400, 300, 0))
    table.lands("Hedina", on="Zombie Horde 1", at=(20, 5), by=(0, 0), turned=90).attack({"name": "Zombie Horde"})
    assert [table.life(f"Zombie Horde {number}") for number in (1, 2, 3)] == [2, 2, 3]


def hexed_bounce() -> Tabletop:
    """Evelynn is hexed, her arrow hits Gande whom she named, and she throws it once more from his place."""
    table = four().sets("Evelynn", hexed=1, ricochet=1).lands("Evelynn", on="Gande", at=BODY)
    table.bounces("Evelynn", on="Badon", at=HEAD).attack({"name": "Gande"}, until="ricochet")
    return table.says("Evelynn", FROM_GANDE)


def test_a_hexed_player_names_a_target_before_a_ricochet_too() -> None:
    """RX-I25, RX-I23: it is a throw of its own; the name is called out before the weapon flies."""
    for named, life in (("Badon", 4), ("Hedina", 7), ("nobody", 7)):
        table = hexed_bounce()
        assert table.asked == [("Evelynn", "name")]
        assert table.offered("Evelynn") == ["Hedina", "Gande", "Badon", "nobody"]
        assert len(table.heard(Threw)) == 4
        table.says("Evelynn", named).plays()
        assert table.lives("Gande", "Badon") == (5, life)
        assert [event.target for event in table.heard(Called)] == ["Gande", named.replace("nobody", "")]


def test_whom_a_ricochet_names_does_not_change_the_throw_before_it() -> None:
    """RX-I25, RX-GA1: Gande's hook struck Evelynn; that he names nobody for the second throw leaves him the pull."""
    table = four().sets("Gande", hexed=1, ricochet=1).lands("Gande", on="Evelynn", at=BODY)
    table.attack({"name": ["Evelynn", "nobody"], "ricochet": "the hook from the place of Evelynn"}, until="pull")
    assert table.offered("Gande") == ["no pull", "pull Evelynn closer", "go to Evelynn"]


def test_who_is_not_hexed_names_nobody_before_a_ricochet() -> None:
    """RX-I25: only the hex asks for a name."""
    table = four().sets("Evelynn", ricochet=1).lands("Evelynn", on="Gande", at=BODY)
    table.bounces("Evelynn", on="Badon", at=HEAD).attack({"ricochet": FROM_GANDE})
    assert ("Evelynn", "name") not in table.questions


def test_at_a_real_table_the_moderator_is_asked_for_the_name_before_the_second_throw() -> None:
    """RX-I25, RX-V1: then for what lies under it."""
    table = four(variants=("real table",)).sets("Evelynn", hexed=1, ricochet=1)
    table.attack(
        {
            "name": ["Gande", "Badon"],
            "report": ["the arrow of Evelynn", "all are reported", "the second throw of the arrow of Evelynn"],
            "report target": ["Gande", "Badon"],
            "report zone": ["body", "head"],
            "ricochet": FROM_GANDE,
        }
    )
    assert [kind for _, kind in table.questions].index("ricochet") + 1 == [
        at for at, (_, kind) in enumerate(table.questions) if kind == "name"
    ][1]
    assert table.lives("Gande", "Badon") == (5, 4)


# --- Tome of the Exiled ---


def test_the_tome_adds_2_to_the_next_attack() -> None:
    """RX-I26: a body hit does 4, the next one 2 again."""
    table = four(begins="movement").gives("Hedina", "Tome of the Exiled")
    table.movement(answers={("Hedina", "deed"): "use the Tome of the Exiled"})
    table.lands("Hedina", on="Gande", at=BODY).attack().movement()
    assert table.life("Gande") == 3
    table.lands("Hedina", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 1


def test_a_miss_wastes_the_tome() -> None:
    """RX-I26, RX-I27: it does not wait."""
    table = four().sets("Hedina", tome=1).attack().movement()
    table.lands("Hedina", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 5


def test_the_tome_counts_for_one_source_only() -> None:
    """RX-I26, RX-BA3: of the three ends over Evelynn one gets the bonus: 2 and 1 and 1 and 2."""
    table = against("Nahtha", "Evelynn").sets("Badon", tome=1)
    table.lands("Badon", on="Evelynn", at=(0, -5), by=(0, 37)).attack()
    assert table.life("Evelynn") == 7 - 6


def test_of_two_weapons_one_gets_the_tome() -> None:
    """RX-I26, RX-NA3: Nameless hits with both; together 2 more."""
    table = against("Nameless", "Evelynn").sets("Nameless", tome=1)
    table.lands("Nameless", "star knife", on="Gande", at=(0, -2), by=(0, 0))
    table.lands("Nameless", "shuriken", on="Badon", at=BODY, by=(0, 0)).attack()
    assert 14 - sum(table.lives("Gande", "Badon")) == 2 + 2 + 2


def test_a_splash_gets_no_tome() -> None:
    """RX-I26: it is no hit of the weapon, so the Tome is lost."""
    table = against("Klim-Klam", "Evelynn").sets("Klim-Klam", tome=1)
    table.lands("Klim-Klam", on="Gande", at=(0, 48), by=(0, -22)).attack()
    assert table.life("Gande") == 6
    assert table.player("Klim-Klam").tome == 0


def test_who_does_not_throw_keeps_the_tome() -> None:
    """RX-I26: a stance is no attack; the bonus waits for the next one."""
    table = four().sets("Hedina", tome=1)
    table.attack({("Hedina", "how"): "use Defensive Stance in place of a throw"}).movement()
    table.lands("Hedina", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 3


def test_who_throws_a_shield_keeps_the_tome() -> None:
    """RX-I26, RX-V4: a weapon over the own card is no attack either, and nothing is missed with it."""
    table = four(variants=("blocking",)).sets("Hedina", tome=1).lands("Hedina", on="Hedina", at=BODY)
    table.attack({("Hedina", "how"): "throw the weapon onto your own card as a shield"}).movement()
    table.lands("Hedina", on="Gande", at=BODY).attack()
    assert table.life("Gande") == 3
