"""What holds for all characters: abilities, their limits, and how long a handicap lasts."""

import pytest

from tests.exiled.tabletop import Tabletop
from wildswing.exiled.rules.book import ICONS
from wildswing.exiled.rules.characters import house_characters, read_character

STANCE = "use Defensive Stance in place of a throw"


@pytest.mark.parametrize("name", sorted(house_characters()))
def test_every_character_has_an_ability_with_an_icon_and_a_text(name: str) -> None:
    """RX-CH1: at least one."""
    abilities = read_character(house_characters()[name], name).abilities
    assert abilities
    assert all(ability.icon in ICONS and ability.text for ability in abilities)


def test_a_return_does_not_refresh_limited_abilities() -> None:
    """RX-CH2: Hedina has used her stance twice, falls, comes back whole, and has it no more."""
    table = Tabletop(["Hedina"], ["Gande"], gemstones=10)
    for _ in range(2):
        table.attack({("Hedina", "how"): STANCE}).movement()
    table.sets("Hedina", life=1).hits("Gande", "Hedina", "body").attack()
    assert table.in_play == ["Gande"]
    table.movement().round().round()
    assert (table.in_play, table.life("Hedina")) == (["Hedina", "Gande"], 7)
    table.starts("attack")
    assert table.ask("Hedina").kind == "aim"


def test_the_other_hand_lasts_for_exactly_the_next_throw() -> None:
    """RX-CH3: half as much spread again, once."""
    table = Tabletop(["Hedina", "Badon"], ["Gande", "Evelynn"]).sets("Gande", off_hand=1).attack()
    assert table.landing("Gande").spread == 1500
    assert table.movement().attack().landing("Gande").spread == 1000


def test_whoever_does_not_throw_stays_blind_until_the_next_throw() -> None:
    """RX-CH4: a stance is no throw."""
    table = Tabletop(["Hedina", "Badon"], ["Gande", "Evelynn"]).sets("Hedina", blind=1, off_hand=1)
    table.attack({("Hedina", "how"): STANCE}).movement().attack()
    assert table.landing("Hedina").spread == 2600
    assert table.movement().attack().landing("Hedina").spread == 1000


def test_whoever_waits_to_return_stays_blind() -> None:
    """RX-CH4: the handicap waits with the player."""
    table = Tabletop(["Murder of Crows"], ["Gande"], gemstones=10).sets("Gande", life=1)
    table.hits("Murder of Crows", "Gande", "body").round().round().round().attack()
    assert table.landing("Gande").spread == 2000


def test_a_ricochet_keeps_the_state_of_its_throw_and_uses_up_no_new_one() -> None:
    """RX-CH4: thrown blind once, it bounces blind; blinded in the same phase, he bounces sharp and is blind later."""
    for blind, spread in ((1, 2000), (0, 1000)):
        table = Tabletop(["Gande", "Badon"], ["Hedina", "Murder of Crows"]).sets("Gande", blind=blind, ricochet=1)
        table.hits("Gande", "Hedina", "body").hits("Murder of Crows", "Gande", "body")
        table.attack({"ricochet": "the hook from the place of Hedina"})
        assert [one.spread for one in table.table.landings if one.seat == table.seat("Gande")] == [spread, spread]
        assert table.movement().attack().landing("Gande").spread == 2000
