"""Where the bonus of a mountain or of the Tome goes: to the source that does most, and of equal ones as is chosen."""

from tests.exiled.tabletop import Tabletop
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.events import Hit
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

HEAD, BODY, LEG = (0, 29), (0, 5), (-7, -30)
"""Points on a card, in mm: 3, 2 and 1 damage."""

CENTRE = (0, 0)

PLACES = {
    "Nameless": (-300, -300, 0),
    "Evelynn": (300, -300, 0),
    "Hedina": (-300, 300, 180),
    "Gande": (300, 300, 180),
}

STANCE = "use Defensive Stance in place of a throw"
SHIELD = "throw the weapon onto your own card as a shield"


def both_hands(**more: object) -> Tabletop:
    """Sets up Nameless, who throws two weapons, and Evelynn against Hedina and Gande."""
    return Tabletop(["Nameless", "Evelynn"], ["Hedina", "Gande"], places=PLACES, **more)  # type: ignore[arg-type]


def strikes(table: Tabletop, knife: tuple[str, tuple[int, int]], shuriken: tuple[str, tuple[int, int]]) -> Tabletop:
    """Lets both weapons of Nameless land with their middle on points of cards."""
    table.lands("Nameless", "star knife", on=knife[0], at=knife[1], by=CENTRE)
    return table.lands("Nameless", "shuriken", on=shuriken[0], at=shuriken[1], by=CENTRE)


def lost(table: Tabletop, *names: str) -> tuple[int, ...]:
    """Returns how many hit points cards have lost."""
    return tuple([7 - life for life in table.lives(*names)])


def test_the_tome_goes_to_what_does_most_behind_a_stance() -> None:
    """RX-I26, RX-HE8: 3 against the stance would do 3 of 5, and 2 without one does all of 4: so Gande takes 4."""
    table = strikes(both_hands().sets("Nameless", tome=1), ("Hedina", HEAD), ("Gande", BODY))
    table.attack({("Hedina", "how"): STANCE})
    assert ("Nameless", "bonus") not in table.questions
    assert lost(table, "Hedina", "Gande") == (1, 4)


def test_the_tome_is_not_lost_in_a_swamp() -> None:
    """RX-I26, RX-L5: who stands in a swamp takes nothing, so the limb hit gets the bonus."""
    table = both_hands(terrain=[("swamp", *PLACES["Hedina"][:2])]).sets("Nameless", tome=1)
    strikes(table, ("Hedina", HEAD), ("Gande", LEG)).attack()
    assert lost(table, "Hedina", "Gande") == (0, 3)


def test_the_mountain_goes_past_a_forest() -> None:
    """RX-L3, RX-L4: one disk over two limbs; in the forest the bonus would do nothing."""
    table = Tabletop(
        ["Mandice", "Evelynn"],
        ["Hedina", "Gande"],
        places={"Mandice": (0, -300, 0), "Hedina": (-40, 300, 0), "Gande": (40, 300, 0)},
        terrain=[("mountain", 0, -300), ("forest", -40, 300)],
    )
    # The disk lies over the right arm of the one and the left arm of the other.
    table.lands("Mandice", at=(0, 301), by=CENTRE).attack()
    assert [event.damage for event in table.heard(Hit)] == [1, 2]
    assert lost(table, "Hedina", "Gande") == (1, 2)


def test_behind_a_shield_a_limb_hit_may_need_the_mountain() -> None:
    """RX-L4, RX-V4: 2 against a shield and 1 without do equally much, so the player chooses."""
    for chosen, damage in (("Hedina", (2, 1)), ("Gande", (1, 2))):
        table = Tabletop(
            ["Mandice", "Evelynn"],
            ["Hedina", "Gande"],
            places={"Mandice": (0, -300, 0), "Hedina": (-26, 300, 0), "Gande": (40, 300, 0)},
            terrain=[("mountain", 0, -300)],
            variants=["blocking"],
        )
        table.lands("Hedina", on="Hedina", at=BODY).lands("Mandice", at=(0, 304), by=CENTRE)
        table.attack({("Hedina", "how"): SHIELD}, until="bonus")
        assert table.offered("Mandice") == [
            "the disk of Mandice on Hedina (body)",
            "the disk of Mandice on Gande (left arm)",
        ]
        table.says("Mandice", table.offered("Mandice")[["Hedina", "Gande"].index(chosen)]).plays()
        assert lost(table, "Hedina", "Gande") == damage


def test_of_equal_hits_the_player_chooses_one_for_the_tome() -> None:
    """RX-I26: two body hits; the bonus goes where Nameless says, and to nobody else."""
    for chosen, damage in (("star knife", (4, 2)), ("shuriken", (2, 4))):
        table = strikes(both_hands().sets("Nameless", tome=1), ("Hedina", (0, 0)), ("Gande", BODY))
        table.attack(until="bonus")
        assert table.asked == [("Nameless", "bonus")]
        assert EXILED.worded(table.table, table.ask("Nameless")).prompt == (
            "To which hit of Nameless does the Tome add 2?"
        )
        assert table.offered("Nameless") == [
            "the star knife of Nameless on Hedina (body)",
            "the shuriken of Nameless on Gande (body)",
        ]
        assert table.lives("Hedina", "Gande") == (7, 7)
        table.says("Nameless", next(label for label in table.offered("Nameless") if chosen in label)).plays()
        assert lost(table, "Hedina", "Gande") == damage


def test_the_question_is_asked_in_german_too() -> None:
    """RX-I26: prompt, rule and labels are there in the other language."""
    table = strikes(both_hands().sets("Nameless", tome=1), ("Hedina", (0, 0)), ("Gande", BODY)).attack(until="bonus")
    with speaking(catalogue_of("de")):
        worded = EXILED.worded(table.table, table.ask("Nameless"))
    assert worded.prompt == "Welchem Treffer von Nameless fügt der Foliant 2 hinzu?"
    assert worded.labels[1].endswith("auf Gande (Körper)")


def test_a_choice_that_changes_nothing_is_not_asked() -> None:
    """RX-BA3, RX-I26: of two ends over one body it does not matter which; in a swamp nothing does."""
    table = Tabletop(["Badon"], ["Evelynn"]).sets("Badon", tome=1)
    table.lands("Badon", on="Evelynn", at=(0, -5), by=(0, 37)).attack()
    assert ("Badon", "bonus") not in table.questions
    swamps = (
        both_hands(terrain=[("swamp", *PLACES["Hedina"][:2])]).sets("Nameless", tome=1).puts("Gande", (-280, 320, 0))
    )
    strikes(swamps, ("Hedina", (0, 0)), ("Gande", BODY)).attack()
    assert ("Nameless", "bonus") not in swamps.questions
    assert lost(swamps, "Hedina", "Gande") == (0, 0)


def test_the_chosen_hit_also_heals() -> None:
    """RX-I21, RX-I26: both weapons hit one body; the Tome on the knife heals 4, on the shuriken 2."""
    for weapon, life in (("star knife", 5), ("shuriken", 3)):
        table = both_hands().sets("Nameless", tome=1, vampyr=1, life=1)
        strikes(table, ("Gande", (0, 0)), ("Gande", BODY)).attack(until="bonus")
        table.says("Nameless", f"the {weapon} of Nameless on Gande (body)").plays()
        assert table.lives("Nameless", "Gande") == (life, 1)


def test_the_tome_follows_the_mountain() -> None:
    """RX-L4, RX-I26: each limb hit gets 1 from the mountain, and the player chooses which gets the Tome."""
    table = both_hands(terrain=[("mountain", *PLACES["Nameless"][:2])]).sets("Nameless", tome=1)
    strikes(table, ("Hedina", LEG), ("Gande", LEG)).attack(until="bonus")
    table.says("Nameless", table.offered("Nameless")[1]).plays()
    assert lost(table, "Hedina", "Gande") == (2, 4)


def test_a_bonus_is_settled_after_the_reactions() -> None:
    """RX-NH3, RX-I26: a headshot that is escaped does nothing, so the other hit gets the Tome."""
    table = Tabletop(["Nameless", "Evelynn"], ["Nahtha", "Gande"]).sets("Nameless", tome=1)
    strikes(table, ("Nahtha", HEAD), ("Gande", LEG)).attack({"ethereal": True})
    assert lost(table, "Nahtha", "Gande") == (0, 3)


def test_at_a_real_table_the_moderator_is_told_whose_bonus_it_is() -> None:
    """RX-V1, RX-I26: the one who reports the hits reports the choice."""
    table = (
        both_hands(variants=["real table"])
        .sets("Nameless", tome=1)
        .attack(
            {
                "report": ["the star knife of Nameless", "the shuriken of Nameless", "all are reported"],
                "report target": ["Hedina", "Gande"],
                "report zone": ["body", "body"],
            },
            until="bonus",
        )
    )
    assert EXILED.worded(table.table, table.ask("Moderator")).prompt == "To which hit of Nameless does the Tome add 2?"
    table.says("Moderator", "the shuriken of Nameless on Gande (body)").plays()
    assert lost(table, "Hedina", "Gande") == (2, 4)
