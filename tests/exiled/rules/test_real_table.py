"""A real table: what the moderator reports has the results that the same contacts have on a virtual table."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.exiled.tabletop import Answers, Tabletop
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.events import Corrected
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.reporting import CORRECTION, ask_report
from wildswing.exiled.rules.steps import Report
from wildswing.exiled.rules.table import LATE, Contact
from wildswing.kernel.chance import Stream

HEAD, BODY, LEG = (0, 29), (0, 5), (-7, -30)

TEAMS = (["Hedina", "Evelynn"], ["Gande", "Badon"])


def real(*teams: Sequence[str], variants: Sequence[str] = (), **options: Any) -> Tabletop:
    return Tabletop(*teams, variants=[*variants, "real table"], **options)


def reported(contacts: Sequence[Contact]) -> dict[str | tuple[str, str], Any]:
    """Returns what a moderator answers who sees these contacts on a table."""
    return {
        "report": [(one.landing, one.part) for one in contacts],
        "report target": [(one.what, one.at) for one in contacts],
        "report zone": [(one.zone, one.spiked, one.armoured) for one in contacts if one.what == "body"],
    }


def results(table: Tabletop) -> dict[str, Any]:
    """Returns what an attack phase has changed, but for the places of cards and weapons."""
    bodies = [(body.seat, body.kind, body.place, body.life, body.blocks, body.persists) for body in table.table.bodies]
    players = [
        (one.blind, one.off_hand, one.uses, one.items, one.hexed, one.vampyr, one.ricochet, one.tome)
        for one in table.table.players
    ]
    return {
        "bodies": bodies,
        "players": players,
        "gemstones": [one.life for one in table.table.gemstones],
        "chests": [one.inside for one in table.table.chests],
        "harmed": sorted(table.table.harmed),
        "over": (table.is_over, table.table.winner),
    }


def assert_alike(virtual: Tabletop, on_table: Tabletop, answers: Answers | None = None) -> None:
    """Plays an attack on a virtual table, reports its contacts on a real one, and compares what both lead to."""
    virtual.attack(answers)
    on_table.attack({**(answers or {}), **reported(virtual.table.contacts)})
    assert results(on_table) == results(virtual)


# --- What is asked ---


def test_the_moderator_answers_for_everybody_and_nobody_aims() -> None:
    """RX-V1: all questions go to the seat without a character; where a weapon lands is not asked."""
    table = real(*TEAMS).attack(until="report")
    assert table.seats[-1] == "Moderator"
    assert table.asked == [("Moderator", "report")]
    assert table.offered("Moderator") == [
        "all are reported",
        "the mace of Hedina",
        "the arrow of Evelynn",
        "the hook of Gande",
        "end 1 of the whip of Badon",
        "end 2 of the whip of Badon",
        "end 3 of the whip of Badon",
        "set hit points",
    ]


def test_a_reported_headshot_does_3() -> None:
    """RX-A12, RX-V1: the weapon, the card under it and the best zone are told one after the other."""
    table = real(*TEAMS).attack(until="report")
    table.says("Moderator", "the mace of Hedina")
    assert table.offered("Moderator") == ["Hedina", "Evelynn", "Gande", "Badon"]
    table.says("Moderator", "Gande")
    assert table.offered("Moderator") == ["head", "body", "left arm", "right arm", "left leg", "right leg"]
    table.says("Moderator", "head").plays()
    assert table.life("Gande") == 4


def test_nothing_reported_means_that_all_have_missed() -> None:
    """RX-A8: only what is reported counts."""
    table = real(*TEAMS).attack()
    assert table.lives("Hedina", "Evelynn", "Gande", "Badon") == (7, 7, 7, 7)


def test_the_moderator_sets_hit_points() -> None:
    """RX-V1, RX-A18: what lies on the table counts; whoever is left with nothing falls with the others."""
    table = real(*TEAMS).attack(until="report")
    table.says("Moderator", "set hit points")
    assert "Gande: 7" not in table.offered("Moderator")
    table.says("Moderator", "Gande: 4")
    assert table.life("Gande") == 4
    assert [(one.name, one.life) for one in table.heard(Corrected, by="Hedina")] == [("Gande", 4)]
    table.says("Moderator", "set hit points").says("Moderator", "Badon: 0").plays()
    assert "Badon" not in table.in_play


def test_hit_points_are_not_asked_for_while_no_card_lies_on_the_table() -> None:
    """RX-V1: everybody may have fallen or be yet to come, and a question without an answer would end the match."""
    table = real(*TEAMS).attack(until="report")
    assert CORRECTION in ask_report(table.table, Report(0)).options
    for name in (*TEAMS[0], *TEAMS[1]):
        table.sets(name, place=LATE)
    assert CORRECTION not in ask_report(table.table, Report(0)).options


def test_spikes_and_armour_are_asked_for() -> None:
    """RX-HE2, RX-IR1: where a card has spikes or armour, the moderator says whether the weapon touches them."""
    table = real(["Hedina", "Intrusion of Roaches"], ["Gande", "Badon"]).attack(until="report")
    table.says("Moderator", "the hook of Gande").says("Moderator", "Hedina")
    assert "no hit zone, and a spike" in table.offered("Moderator")
    table.says("Moderator", "left leg, and a spike")
    table.says("Moderator", "end 1 of the whip of Badon").says("Moderator", "Intrusion of Roaches")
    table.says("Moderator", "body, and the armour").plays()
    assert table.lives("Hedina", "Gande", "Intrusion of Roaches") == (6, 6, 7)
    assert table.body("Intrusion of Roaches").blocks == 2


def test_a_weapon_is_reported_once_for_each_card_under_it() -> None:
    """RX-A13, RX-A15: of one card only the best zone counts, so it is not offered twice."""
    table = real(*TEAMS).attack(until="report")
    table.says("Moderator", "the mace of Hedina").says("Moderator", "Gande").says("Moderator", "body")
    table.says("Moderator", "the mace of Hedina")
    assert table.offered("Moderator") == ["Hedina", "Evelynn", "Badon"]
    table.says("Moderator", "Badon").says("Moderator", "left leg").plays()
    assert table.lives("Gande", "Badon") == (5, 6)


def test_who_is_struck_by_the_flask_is_not_splashed() -> None:
    """RX-KK4: the splash can be reported for the others only."""
    table = real(["Klim-Klam", "Evelynn"], ["Gande", "Badon"]).attack(until="report")
    table.says("Moderator", "the flask of Klim-Klam").says("Moderator", "Gande").says("Moderator", "body")
    table.says("Moderator", "the splash of the flask of Klim-Klam")
    assert table.offered("Moderator") == ["Klim-Klam", "Evelynn", "Badon"]
    table.says("Moderator", "Badon").plays()
    assert table.lives("Gande", "Badon") == (5, 6)


def test_the_moderator_says_who_has_moved() -> None:
    """RX-EV1, RX-M2: who stood still may use it: Evelynn takes aim, after a move she does not."""
    for said, life in (("it stood still", 4), ("it moved", 5)):
        table = real(*TEAMS, begins="movement").movement(until="stood")
        assert table.asked == [("Moderator", "stood")]
        table.plays({("Evelynn", "stood"): said})
        table.attack({"report": (1, -1), "report target": ("body", table.at("Gande")), "report zone": (1, 0, 0)})
        assert table.life("Gande") == life


def test_the_moderator_says_who_stands_on_which_terrain() -> None:
    """RX-L2, RX-L3: told after the moves, and valid until the next."""
    table = real(*TEAMS, terrain=[("forest", 0, 0), ("swamp", 300, 0)], begins="movement").movement(until="stand")
    table.plays({("Gande", "stand"): "forest", ("Badon", "stand"): "swamp"})
    head = {"report": [(0, -1), (1, -1)], "report target": [("body", 2), ("body", 3)], "report zone": [(0, 0, 0)] * 2}
    table.attack({**head})
    assert table.lives("Gande", "Badon") == (5, 7)
    table.movement(until="stood")
    assert table.life("Badon") == 5


def test_people_place_and_pull_the_cards_themselves() -> None:
    """RX-GA1, RX-S5: nobody is asked for places or distances; who was pulled has not stood still."""
    table = real(*TEAMS, begins="movement").movement(answers={("Evelynn", "stood"): "it stood still"})
    table.attack(
        {
            "report": (2, -1),
            "report target": ("body", table.at("Evelynn")),
            "report zone": (1, 0, 0),
            "pull": "pull Evelynn closer",
        }
    )
    assert table.life("Evelynn") == 5
    assert table.body("Evelynn").stood == 0


def test_a_vine_is_grown_by_word() -> None:
    """RX-GL4: the moderator says that the vine lies on the table; from then on it can be hit."""
    table = real(["Gleem", "Evelynn"], ["Gande", "Badon"], begins="movement").movement(answers={"grow": (0,)})
    assert table.life("the vine of Gleem") == 2
    contact = {"report": (2, -1), "report target": ("body", table.at("the vine of Gleem")), "report zone": (0, 0, 0)}
    table.attack({**contact, "pull": "no pull"})
    assert table.life("the vine of Gleem") == 1


# --- The same results ---


def test_the_same_contacts_have_the_same_results_in_a_plain_attack() -> None:
    """RX-A14, RX-A15, RX-V1: four hits at once."""
    places = {"Hedina": (-300, -300, 0), "Evelynn": (300, -300, 0), "Gande": (-300, 300, 0), "Badon": (300, 300, 0)}
    virtual = Tabletop(*TEAMS, places=places)
    virtual.lands("Hedina", on="Gande", at=HEAD).lands("Evelynn", on="Gande", at=LEG)
    virtual.lands("Badon", on="Evelynn", at=(0, -5), by=(0, 37)).lands("Gande", on="Hedina", at=BODY)
    assert_alike(virtual, real(*TEAMS), {"pull": "no pull"})
    assert virtual.lives("Gande", "Evelynn", "Hedina") == (3, 3, 5)


def test_the_same_contacts_have_the_same_results_behind_a_shield() -> None:
    """RX-V4, RX-V1: a shield is reported like a hit."""
    virtual = Tabletop(*TEAMS, variants=["blocking"]).lands("Gande", on="Gande", at=BODY)
    virtual.lands("Hedina", on="Gande", at=HEAD)
    shield = "throw the weapon onto your own card as a shield"
    virtual.attack({("Gande", "how"): shield})
    table = real(*TEAMS, variants=["blocking"])
    table.attack({"how": ["throw", "throw", shield], **reported(virtual.table.contacts)})
    assert results(table) == results(virtual)
    assert table.life("Gande") == 5


def test_the_same_contacts_have_the_same_results_on_chests_and_gemstones() -> None:
    """RX-I4, RX-G4, RX-V1: what lies on a chest or a gemstone is reported too."""
    options: dict[str, Any] = {
        "gemstones": 10,
        "gemstone_places": [(0, -100), (0, 100)],
        "chests": [(500, 0, "Hex Trap")],
    }
    virtual = Tabletop(*TEAMS, **options).lands("Hedina", at=(500, 0)).lands("Evelynn", at=(0, 100))
    virtual.attack({("Hedina", "open"): "for chest 1"})
    table = real(*TEAMS, **options)
    table.attack({"open": "for chest 1", "reveal": "Hex Trap", **reported(virtual.table.contacts)})
    assert results(table) == results(virtual)
    assert [one.life for one in table.table.gemstones] == [10, 9]
    assert table.player("Hedina").hexed == 1


def test_the_moderator_says_what_a_chest_held() -> None:
    """RX-I4, RX-V1: the card on the real table counts, whatever the program thought; no item is there twice."""
    virtual = Tabletop(*TEAMS, chests=[(500, 0, "Hex Trap")]).lands("Hedina", at=(500, 0))
    virtual.attack({("Hedina", "open"): "for chest 1"})
    table = real(*TEAMS, chests=[(500, 0, "Hex Trap")])
    found = {"reveal": "Tome of the Exiled", "receive": "keep it"}
    table.attack({"open": "for chest 1", **found, **reported(virtual.table.contacts)})
    assert table.player("Hedina").hexed == 0
    assert [ITEMS[item] for item in table.player("Hedina").items] == ["Tome of the Exiled"]
    assert sorted([*table.player("Hedina").items, *table.table.box]) == list(range(len(ITEMS)))


def test_the_same_contacts_have_the_same_results_with_a_ricochet() -> None:
    """RX-I23, RX-V1: the extra throw is reported after the others."""
    virtual = Tabletop(*TEAMS).sets("Evelynn", ricochet=1).lands("Evelynn", on="Gande", at=BODY)
    virtual.bounces("Evelynn", on="Badon", at=HEAD)
    virtual.attack({"ricochet": "the arrow from the place of Gande"})
    table = real(*TEAMS).sets("Evelynn", ricochet=1)
    told = reported(virtual.table.contacts)
    first, second = told["report"]
    told["report"] = [first, "all are reported", second]
    assert virtual.table.contacts[0].landing < virtual.table.contacts[1].landing
    table.attack({"ricochet": "the arrow from the place of Gande", **told})
    assert results(table) == results(virtual)
    assert table.lives("Gande", "Badon") == (5, 4)


@pytest.mark.parametrize("seed", range(40))
def test_the_same_contacts_have_the_same_results_wherever_weapons_land(seed: int) -> None:
    """RX-A8 to RX-A18, RX-V1: random characters, random landings on random cards, some of the variants."""
    stream = Stream(f"real table {seed}")
    names = stream.shuffled(list(house_characters()))[:4]
    teams = names[:2], names[2:]
    variants = [one for one in ("friendly fire", "outlines", "balance") if stream.below(3) == 0]
    virtual, on_table = Tabletop(*teams, variants=variants), real(*teams, variants=variants)
    cards = virtual.in_play
    for at, card in enumerate(cards):
        place = ((at % 4) * 70 - 105, -100 if at < len(cards) // 2 else 100, stream.below(360))
        life = 1 + stream.below(virtual.life(card))
        for table in (virtual, on_table):
            table.puts(card, place).sets(card, life=life)
    for name in names:
        for weapon in virtual.table.book.characters[virtual.seat(name)].weapons:
            if weapon.thrown:
                spot = (stream.below(60) - 30, stream.below(80) - 40)
                target = cards[stream.below(len(cards))]
                virtual.lands(name, weapon.name, on=target, at=spot, by=(0, 0), turned=stream.below(360))
    assert_alike(virtual, on_table)
