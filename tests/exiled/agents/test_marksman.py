"""The agent for Rise of the Exiled that weighs its throws, its places and its deeds."""

from math import dist
from typing import Any

import pytest

from tests.exiled.tabletop import Tabletop
from wildswing.exiled.agents.marksman import LEVELS, MarksmanAgent
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.table import NOBODY
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import NOTHING
from wildswing.lab.play_out import play_out


def choice(table: Tabletop, name: str, level: str = "master") -> Any:
    """Returns what the agent answers to a player's open question."""
    ask = table.ask(name)
    hidden = EXILED.hide(table.table, ask.seat)
    return ask.options[MarksmanAgent(level).choose(EXILED, hidden, ask, Stream(1))]


def against_two(name: str, ally: str = "Evelynn", **scene: Any) -> Tabletop:
    """A character whose ally is gone, against Mandice and Badon."""
    return Tabletop([name, ally], ["Mandice", "Badon"], **scene).sets(ally, place="out")


def aim(table: Tabletop, name: str, level: str = "master") -> tuple[int, int]:
    x, y, power, sway = choice(table.starts("attack"), name, level)
    assert (power, sway) == (0, 0)
    return x, y


# --- Aims ---


def test_it_aims_between_body_and_head() -> None:
    """RX-A12: the card faces the thrower, so its head is nearer."""
    x, y = aim(Tabletop(["Gande"], ["Mandice"], places={"Gande": (0, -300), "Mandice": (0, 200)}), "Gande")
    assert abs(x) <= 10
    assert 175 < y < 200


def test_with_a_whip_it_aims_short() -> None:
    """RX-W4."""
    _, y = aim(Tabletop(["Badon"], ["Mandice"], places={"Badon": (0, -300), "Mandice": (0, 200)}), "Badon")
    assert y < 175


TWO_ENEMIES = {"Gande": (0, -250), "Mandice": (-150, 200), "Badon": (150, 200)}


def test_of_two_enemies_it_strikes_the_one_who_falls() -> None:
    for weak, strong in (("Mandice", "Badon"), ("Badon", "Mandice")):
        table = against_two("Gande", places=TWO_ENEMIES).sets(weak, life=1)
        spot = aim(table, "Gande")
        assert dist(spot, table.place(weak)) < 40 < dist(spot, table.place(strong))


def test_an_ally_does_not_throw_at_an_enemy_who_falls_anyway() -> None:
    places = {"Gande": (-60, 0), "Nahtha": (60, 0), "Mandice": (-70, 150), "Badon": (70, 150)}
    table = Tabletop(["Gande", "Nahtha"], ["Mandice", "Badon"], places=places, skills=["expert"])
    table.sets("Mandice", life=1).starts("attack")
    first, second = choice(table, "Gande"), choice(table, "Nahtha")
    assert dist(first[:2], table.place("Mandice")) < 40
    assert dist(second[:2], table.place("Badon")) < 40


def test_a_novice_too_aims_at_the_best_place() -> None:
    table = Tabletop(["Badon"], ["Mandice"], places={"Badon": (0, -300), "Mandice": (0, 200)})
    assert aim(table, "Badon", "novice")[1] < 175


def test_who_protected_is_cannot_fall_and_is_no_better_target() -> None:
    """RX-I24."""
    places = {**TWO_ENEMIES, "Evelynn": (500, 300)}
    table = Tabletop(["Gande", "Hedina", "Nahtha"], ["Mandice", "Badon", "Evelynn"], places=places)
    table.sets("Mandice", life=1).sets("Badon", life=2).sets("Evelynn", guards=(table.seat("Mandice"),))
    assert dist(aim(table, "Gande"), table.place("Badon")) < 40


def test_with_friendly_fire_it_spares_allies() -> None:
    """RX-V2: an ally stands beside the enemy."""
    places = {"Nahtha": (0, -200), "Gande": (-70, 200), "Mandice": (0, 200)}
    teams = ["Nahtha", "Gande"], ["Mandice", "Badon"]
    spared = aim(Tabletop(*teams, places=places, variants=["friendly fire"]), "Nahtha")
    careless = aim(Tabletop(*teams, places=places), "Nahtha")
    assert spared[0] > careless[0]


def test_who_is_hexed_names_whom_the_throw_is_for() -> None:
    """RX-I25."""
    table = against_two("Gande", places=TWO_ENEMIES).sets("Badon", life=1).sets("Gande", hexed=1).starts("attack")
    assert choice(table, "Gande") == table.seat("Badon")
    table.says("Gande", table.seat("Mandice"))
    assert dist(choice(table, "Gande")[:2], table.place("Mandice")) < 40


def test_who_is_hexed_names_another_before_a_ricochet() -> None:
    """RX-I25, RX-I23: the second throw comes from the place of Mandice, so Badon is named and aimed at."""
    table = against_two("Gande", places=TWO_ENEMIES).sets("Gande", hexed=1, ricochet=1)
    table.lands("Gande", on="Mandice", at=(0, 5)).attack({"name": "Mandice"}, until="ricochet")
    assert choice(table, "Gande") != (NOTHING, NOTHING)
    table.says("Gande", choice(table, "Gande"))
    assert choice(table, "Gande") == table.seat("Badon")
    table.says("Gande", table.seat("Badon"))
    assert dist(choice(table, "Gande")[:2], table.place("Badon")) < 40


def test_a_bonus_goes_to_whom_it_brings_down() -> None:
    """RX-I26: both body hits do equally much, and one of the two has 4 hit points left."""
    for weak in ("Mandice", "Badon"):
        table = Tabletop(["Nameless", "Gande"], ["Mandice", "Badon"]).sets("Nameless", tome=1).sets(weak, life=4)
        table.lands("Nameless", "star knife", on="Mandice", by=(0, 0)).lands(
            "Nameless", "shuriken", on="Badon", by=(0, 0)
        )
        table.attack(until="bonus")
        assert choice(table, "Nameless")[2] == table.at(weak)


def test_who_named_nobody_still_throws_somewhere() -> None:
    table = Tabletop(["Gande"], ["Mandice"]).sets("Gande", hexed=1).starts("attack").says("Gande", NOBODY)
    assert choice(table, "Gande") == (0, 0, 0, 0)


def test_a_gemstone_is_a_target() -> None:
    """RX-G4: nobody else can be hit."""
    table = Tabletop(["Gande"], ["Nahtha"], gemstones=10, gemstone_places=[(0, -400), (0, 100)])
    table.sets("Nahtha", place="waiting", wait=2)
    assert dist(aim(table, "Gande"), (0, 100)) < 30


def test_a_chest_within_easy_reach_is_opened() -> None:
    """RX-I3: named, and then aimed at; a far one is left alone."""
    near = [(0.0, -100.0, "Health Potion")]
    table = Tabletop(["Gande"], ["Mandice"], places={"Gande": (0, -300), "Mandice": (0, 500)}, chests=near)
    table.starts("attack")
    assert choice(table, "Gande") == 0
    table.says("Gande", 0)
    assert dist(choice(table, "Gande")[:2], (0, -100)) < 30
    far = [(800.0, 500.0, "Health Potion")]
    table = Tabletop(["Gande"], ["Mandice"], places={"Gande": (0, 0), "Mandice": (0, 200)}, chests=far)
    assert choice(table.starts("attack"), "Gande") == NOTHING


def test_a_horde_throws_from_its_best_place() -> None:
    """RX-ZH9."""
    places = {"Zombie Horde 1": (-300, -300), "Zombie Horde 2": (0, -100), "Zombie Horde 3": (300, -300)}
    table = Tabletop(["Zombie Horde"], ["Nahtha"], places={**places, "Nahtha": (0, 300)}).starts("attack")
    assert choice(table, "Zombie Horde") == ("throw", table.at("Zombie Horde 2"))


def test_a_vine_near_the_enemy_throws() -> None:
    """RX-GL4."""
    table = Tabletop(["Gleem"], ["Nahtha"], places={"Gleem": (0, -300), "Nahtha": (0, 300)}).grows("Gleem", (0, 0))
    assert choice(table.starts("attack"), "Gleem") == ("throw", table.at("the vine of Gleem"))


def test_a_ricochet_goes_to_another_enemy() -> None:
    """RX-I23."""
    table = against_two("Gande", places=TWO_ENEMIES).sets("Gande", ricochet=1)
    table.hits("Gande", "Mandice", "body").attack(until="ricochet")
    assert choice(table, "Gande")[1] == table.at("Mandice")
    table.says("Gande", choice(table, "Gande"))
    assert dist(choice(table, "Gande")[:2], table.place("Badon")) < 40


# --- Abilities ---


def test_a_stance_is_taken_by_who_would_fall() -> None:
    """RX-HE8."""
    close = {"Hedina": (0, 0), "Mandice": (-80, 150), "Badon": (80, 150)}
    table = against_two("Hedina", places=close).sets("Hedina", life=2).starts("attack")
    assert choice(table, "Hedina")[0] == "stance"
    far = {"Hedina": (0, -400), "Mandice": (-80, 400), "Badon": (80, 400)}
    table = against_two("Hedina", places=far).starts("attack")
    assert choice(table, "Hedina")[0] == "throw"


@pytest.mark.parametrize(
    ("zone", "life", "answer", "escapes"),
    [
        ("head", 7, "", True),
        ("left arm", 7, "", False),
        ("left arm", 1, "", True),
        ("head", 7, "head", False),
        ("head", 3, "left arm", True),
    ],
)
def test_nahtha_escapes_what_costs_her_more_than_her_throw_gains(
    zone: str, life: int, answer: str, escapes: bool
) -> None:
    """RX-NH3."""
    table = Tabletop(["Nahtha"], ["Gande"]).sets("Nahtha", life=life).hits("Gande", "Nahtha", zone)
    if answer:
        table.hits("Nahtha", "Gande", answer)
    assert choice(table.attack(until="ethereal"), "Nahtha") is escapes


def test_spikes_hurt_the_card_that_misses_it_least() -> None:
    """RX-HE6."""
    table = Tabletop(["Zombie Horde"], ["Hedina"]).sets("Zombie Horde 1", life=1).sets("Zombie Horde 2", life=2)
    table.lands("Zombie Horde", on="Hedina", at=(-22, 30)).attack(until="spiked")
    assert choice(table, "Zombie Horde") == table.at("Zombie Horde 3")


def test_the_sky_is_blotted_out_when_enemies_are_near() -> None:
    """RX-MC2."""
    near = {"Murder of Crows": (0, 0), "Mandice": (-80, 200), "Badon": (80, 200)}
    far = {"Murder of Crows": (0, -450), "Mandice": (-700, 450), "Badon": (700, 450)}
    for places, deed in ((near, ("blind",)), (far, ("done",))):
        table = against_two("Murder of Crows", places=places, begins="movement")
        assert choice(table.starts("movement"), "Murder of Crows") == deed


def test_a_struck_enemy_is_pulled_or_left_where_the_balance_is_best() -> None:
    """RX-GA1: alone and weak against two he pulls nobody nearer; with two against one he does."""
    places = {"Gande": (0, -300), "Mandice": (0, 300), "Badon": (120, 300)}
    table = against_two("Gande", places=places).sets("Gande", life=1)
    table.hits("Gande", "Mandice", "left arm").attack(until="pull")
    assert choice(table, "Gande")[0] == ""
    places = {"Gande": (0, -300), "Evelynn": (120, -300), "Mandice": (0, 300)}
    table = Tabletop(["Gande", "Evelynn"], ["Mandice", "Badon"], places=places).sets("Badon", place="out")
    table.hits("Gande", "Mandice", "left arm").attack(until="pull")
    assert choice(table, "Gande") == ("pull", "body", table.at("Mandice"))
    table.says("Gande", choice(table, "Gande"))
    assert choice(table, "Gande")[0] > 100


# --- Items ---


def test_a_health_potion_is_drunk_when_nothing_of_it_is_wasted() -> None:
    """RX-I20."""
    for life, deed in ((5, "use"), (6, "done")):
        table = Tabletop(["Gande"], ["Nahtha"], begins="movement").gives("Gande", "Health Potion")
        table.sets("Gande", life=life).starts("movement")
        assert choice(table, "Gande")[0] == deed


def test_a_health_potion_goes_to_an_ally_who_needs_it() -> None:
    """RX-I8."""
    table = Tabletop(["Gande", "Mandice"], ["Nahtha", "Badon"], begins="movement").gives("Gande", "Health Potion")
    table.sets("Mandice", life=1).starts("movement")
    assert choice(table, "Gande") == ("give", ITEMS.index("Health Potion"), table.seat("Mandice"))


def test_the_tome_waits_for_a_throw_that_hits() -> None:
    """RX-I26."""
    for y, deed in ((-50, "use"), (-450, "done")):
        places = {"Gande": (0, y), "Nahtha": (0, 200)}
        table = Tabletop(["Gande"], ["Nahtha"], places=places, begins="movement").gives("Gande", "Tome of the Exiled")
        assert choice(table.starts("movement"), "Gande")[0] == deed


def test_the_weakest_ally_is_protected() -> None:
    """RX-I24."""
    table = Tabletop(["Gande", "Mandice", "Hedina"], ["Nahtha", "Badon", "Evelynn"], begins="movement")
    table.gives("Gande", "Scroll of Divine Protection").sets("Hedina", life=3).starts("movement")
    assert choice(table, "Gande") == ("use", ITEMS.index("Scroll of Divine Protection"), table.seat("Hedina"))


def test_teammates_agree_on_who_gets_an_item() -> None:
    """RX-I6."""
    chests = [(0.0, 0.0, "Health Potion")]
    table = Tabletop(["Gande", "Mandice"], ["Nahtha", "Badon"], chests=chests)
    for name in ("Gande", "Mandice"):
        table.lands(name, at=(0, 0))
    table.attack({("Gande", "open"): 0, ("Mandice", "open"): 0}, until="vote")
    assert choice(table, "Gande") == choice(table, "Mandice") == table.seat("Gande")


# --- Moves ---


def moved(table: Tabletop, name: str) -> tuple[int, ...]:
    """Returns the move of the agent, once it has no more deeds to do."""
    table.starts("movement")
    while table.ask(name).kind == "deed":
        table.says(name, ("done",))
    way: tuple[int, ...] = choice(table, name)
    return way


def test_evelynn_stands_still_to_take_aim() -> None:
    """RX-EV1."""
    places = {"Evelynn": (0, -300), "Hedina": (300, -300), "Nahtha": (0, 300), "Badon": (300, 300)}
    table = Tabletop(["Evelynn", "Hedina"], ["Nahtha", "Badon"], places=places, begins="movement")
    assert moved(table, "Evelynn")[1] == 0


def test_it_leaves_the_swamp() -> None:
    """RX-L5."""
    places = {"Gande": (0, -300), "Mandice": (-400, -300), "Nahtha": (0, 300), "Badon": (300, 300)}
    teams = ["Gande", "Mandice"], ["Nahtha", "Badon"]
    table = Tabletop(*teams, places=places, terrain=[("swamp", 0, -300)], begins="movement")
    assert moved(table, "Gande")[1] > 0


def test_it_climbs_a_mountain_beside_it() -> None:
    """RX-L4."""
    places = {"Gande": (0, -300), "Mandice": (-400, -300), "Nahtha": (0, 300), "Badon": (300, 300)}
    teams = ["Gande", "Mandice"], ["Nahtha", "Badon"]
    table = Tabletop(*teams, places=places, terrain=[("mountain", -85, -300)], begins="movement")
    direction, distance = moved(table, "Gande")
    assert 45 <= direction <= 135
    assert distance == 88


def test_a_weak_card_keeps_away_while_its_enemy_is_strong() -> None:
    places = {"Gande": (0, 0), "Hedina": (-200, -50), "Nahtha": (0, 200), "Badon": (150, 200)}
    table = Tabletop(["Gande", "Hedina"], ["Nahtha", "Badon"], places=places, begins="movement").sets("Gande", life=1)
    direction, distance = moved(table, "Gande")
    assert 90 < direction < 270
    assert distance > 0


def test_whoever_is_bound_moves_only_as_allowed() -> None:
    """RX-M4."""
    places = {"Gande": (0, 300), "Nahtha": (0, -300)}
    table = Tabletop(["Gande"], ["Nahtha"], places=places, begins="movement").sets("Gande", life=1)
    direction, distance = moved(table, "Gande")
    assert distance == 0 or 91 <= direction <= 269


def test_a_vine_grows_towards_the_enemy_and_creeps_on() -> None:
    """RX-GL4."""
    places = {"Gleem": (0, -200), "Nahtha": (0, 300)}
    table = Tabletop(["Gleem"], ["Nahtha"], places=places, begins="movement")
    assert moved(table, "Gleem") == (0,)
    table = Tabletop(["Gleem"], ["Nahtha"], places=places, begins="movement").grows("Gleem", (0, -100))
    direction, distance = moved(table, "Gleem")
    assert min(direction % 360, -direction % 360) <= 30
    assert distance == 88


# --- The agent itself ---


def test_a_level_thinks_about_what_the_lower_ones_do_and_more() -> None:
    kinds = [set(plans) for plans in LEVELS.values()]
    assert kinds[0] < kinds[1] < kinds[2]
    assert [MarksmanAgent(level).name for level in LEVELS] == [f"marksman:{level}" for level in LEVELS]
    assert MarksmanAgent().name == "marksman:master"


def test_what_a_level_does_not_think_about_it_does_like_the_naive_agent() -> None:
    table = Tabletop(["Nahtha"], ["Gande"]).hits("Gande", "Nahtha", "head").attack(until="ethereal")
    assert choice(table, "Nahtha", "novice") is False
    assert choice(table, "Nahtha", "veteran") is True
    places = {"Evelynn": (0, -300), "Hedina": (300, -300), "Nahtha": (0, 300), "Badon": (300, 300)}
    table = Tabletop(["Evelynn", "Hedina"], ["Nahtha", "Badon"], places=places, begins="movement")
    table.starts("movement")
    assert choice(table, "Evelynn", "veteran") == (0, 88)


VARIANTS: list[dict[str, Any]] = [
    {"variants": ["blocking", "items at start"]},
    {"variants": ["friendly fire", "long pull", "collisions"]},
    {"chests": 6, "terrain": ["forest", "mountain", "swamp", "tunnel"]},
    {"gemstones": 5, "chests": 2},
    {"variants": ["moderator", "outlines"]},
    {"variants": ["real table"], "chests": 2, "terrain": ["swamp"]},
    {"arrives": [0, 1, 0, 1], "skills": ["hand"]},
]


@pytest.mark.parametrize("played", VARIANTS, ids=str)
def test_it_has_an_answer_to_everything_in_every_variant(played: dict[str, Any]) -> None:
    setup = setup_of([["Gleem", "Gande"], ["Nahtha", "Murder of Crows"]], rounds=3, **played)
    agents = [MarksmanAgent() for _ in EXILED.seats(setup)]
    assert play_out(EXILED, agents, 5, setup).answers > 20


def test_several_teams_can_play() -> None:
    setup = setup_of([["Hedina"], ["Badon"], ["Nameless"]], variants=["free for all"], rounds=4)
    assert play_out(EXILED, [MarksmanAgent() for _ in range(3)], 5, setup).answers > 10


def test_it_draws_nothing_by_chance() -> None:
    setup = setup_of([["Hedina"], ["Badon"]], rounds=6)
    games = [play_out(EXILED, [MarksmanAgent(), NaiveAgent()], 3, setup) for _ in range(2)]
    assert games[0] == games[1]


def test_a_table_of_another_game_is_refused() -> None:
    state = FORMATION.start(1)
    with pytest.raises(TypeError, match="not Table"):
        MarksmanAgent().choose(FORMATION, state, state.asks[0], Stream(1))
