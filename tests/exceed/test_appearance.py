"""What a picture of a fighter is drawn from: the look of the file, and something sensible for what it leaves open."""

from tests.exceed import looks
from wildswing.exceed.appearance import Appearance, Outfit, appearance_of
from wildswing.exceed.matches import roster, sheet_of

FILE = "fighter {name}\nedition strive\n{look}exceed costs 2 gauge"


def appearance(look: str, name: str = "Test") -> Appearance:
    """Returns the appearance of a fighter with this look line."""
    return appearance_of(sheet_of(FILE.format(name=name, look=f"look {look}\n" if look else "")))


def test_a_fighter_without_a_look_is_an_athletic_man_with_empty_hands() -> None:
    told = appearance("")
    outfit = Outfit("light", ("short", "brown"), (), (), (), ("fists", None), (), None)
    assert told == Appearance("man", None, "athletic", told.colours, outfit, outfit)


def test_colours_that_were_not_said_follow_from_the_name() -> None:
    drawn = [appearance("giant", name).colours for name in ("Anna", "Anna", "Bert", "Cleo", "Dora", "Emil")]
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) > 3
    assert all(one != other for one, other in drawn)
    assert appearance("giant, colours ash and blood").colours == ("ash", "blood")


def test_the_exceeded_side_adds_and_changes() -> None:
    told = appearance(
        "girl, red cape, belt, staff, crow; exceeded tan skin, white cape, horns, gold wand, wings, fire aura"
    )
    assert told.basic.wear == (("cape", "red"), ("belt", None))
    assert told.exceeded == Outfit(
        "tan",
        ("short", "brown"),
        (("horns", None),),
        (("cape", "white"), ("belt", None)),
        (),
        ("wand", "gold"),
        (("crow", None), ("wings", None)),
        "fire",
    )


def test_each_shipped_fighter_looks_like_no_other() -> None:
    drawn = [appearance_of(sheet_of(text)) for text in roster().values()]
    assert len({(look.person, look.height, look.mass, look.basic) for look in drawn}) == len(roster())


def test_the_page_is_tested_with_the_looks_of_all_fighters() -> None:
    assert looks.FILE.read_text(encoding="utf-8") == looks.text(), "write it anew: python -m tests.exceed.looks"
