"""The movement phase: one card length, all at once, the last of a team only closer, contact and the border."""

from math import cos, dist, radians, sin

import pytest

from tests.exiled.tabletop import Millimetres, Tabletop
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.events import Moved
from wildswing.exiled.rules.geometry import CARD, MM, Polygon, bounds, crosses, gap, placed, touches
from wildswing.exiled.rules.movement import move_space, show_moves
from wildswing.exiled.rules.steps import ShowMoves
from wildswing.exiled.rules.table import alter_body
from wildswing.exiled.rules.throwing import Throw, land
from wildswing.kernel.chance import Stream, start_of
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.space import Space

FAR, LEFT, NEAR, RIGHT = 0, 90, 180, 270
"""Directions in degrees, counter-clockwise from the far side of the table."""

TEAMS = (["Hedina", "Evelynn"], ["Gande", "Badon"])
GRAIN = 0.01
"""The finest length on the table, in mm; rounding may cost so much."""

ASIDE = {"Evelynn": (-600, -400), "Badon": (600, 400)}
"""Where teammates stand out of the way."""


def four(places: dict[str, tuple[float, float]]) -> Tabletop:
    """Sets up two against two before a movement phase, so that nobody is the last of a team."""
    return Tabletop(*TEAMS, places={**ASIDE, **places}, begins="movement")


def duel(places: dict[str, tuple[float, float]]) -> Tabletop:
    """Sets up one against one before a movement phase."""
    return Tabletop(["Hedina"], ["Gande"], places=places, begins="movement")


def card(table: Tabletop, name: str) -> Polygon:
    body = table.body(name)
    return placed(CARD, body.x, body.y, body.angle)


def room(table: Tabletop, name: str) -> Space:
    """Returns the ways a player may move, once the player has no other question before."""
    if table.ask(name).kind == "deed":
        table.says(name, ("done",))
    ask = table.ask(name)
    assert ask.kind == "move"
    assert isinstance(ask.options, Space)
    return ask.options


def ahead(place: Millimetres, direction: float, distance: float) -> Millimetres:
    return place[0] - sin(radians(direction)) * distance, place[1] + cos(radians(direction)) * distance


# --- One card length ---


@pytest.mark.parametrize("direction", [0, 45, 90, 135, 180, 225, 270, 315, 17, 359])
def test_a_card_slides_up_to_one_card_length_any_way(direction: int) -> None:
    """RX-M2: 88 mm, straight or diagonal; what is less is allowed too."""
    for distance in (88, 1, 43):
        table = four({"Hedina": (0, -200), "Gande": (0, 400)})
        table.movement({"Hedina": (direction, distance)})
        assert table.place("Hedina") == pytest.approx(ahead((0, -200), direction, distance), abs=0.02)
        assert [event.name for event in table.heard(Moved)] == ["Hedina"]


def test_more_than_a_card_length_is_not_offered() -> None:
    """RX-M2: every direction is offered, but never more than 88 mm."""
    table = four({"Hedina": (0, -200)}).movement(until="move")
    space = room(table, "Hedina")
    assert space.axes == (("direction", 0, 359), ("distance", 0, 88))
    with pytest.raises(ValueError, match="distance 89 lies outside 0 to 88"):
        space.index((0, 89))
    with pytest.raises(IllegalAnswer, match=r"from 0 to 32039, of a point in the space of direction"):
        EXILED.answer(table.table, 0, len(space))


def test_moving_is_optional() -> None:
    """RX-M2: who does not move stays, and nothing is told of a move."""
    table = four({"Hedina": (0, -200)}).movement()
    assert table.place("Hedina") == (0, -200)
    assert table.heard(Moved) == []


def test_a_card_does_not_turn() -> None:
    """RX-M9: cards slide without turning."""
    table = four({}).puts("Hedina", (0, -200, 33)).movement({"Hedina": (LEFT, 88), "Badon": (RIGHT, 20)})
    assert (table.body("Hedina").angle, table.body("Badon").angle) == (330, 1800)
    assert table.place("Hedina") == (-88, -200)


# --- When ---


def test_movement_begins_after_damage_and_removals() -> None:
    """RX-M1: whoever fell in the attack is gone and is not asked; lost hit points are lost before anybody moves."""
    table = Tabletop(*TEAMS, places={**ASIDE, "Hedina": (0, -200), "Gande": (0, 200, 180)}).sets("Gande", life=2)
    table.lands("Hedina", on="Gande", at=(0, 10)).lands("Evelynn", on="Badon", at=(0, 10)).attack()
    assert table.life("Badon") == 5
    assert table.in_play == ["Hedina", "Evelynn", "Badon"]
    table.movement(until="move")
    assert [name for name, _ in table.asked] == ["Hedina", "Evelynn", "Badon"]


def test_nobody_is_offered_a_throw_in_the_movement_phase() -> None:
    """RX-M7: whatever is asked while all move, no throw is among it, and one for the attack before is refused."""
    table = Tabletop(*TEAMS, chests=[(300, 0, "Health Potion")], places=ASIDE).attack(until="aim")
    throw = table.ask("Hedina").options.index((0, 200, 0, 0))
    table.plays().movement(until="move")
    seen = dict(table.asked)
    assert set(seen.values()) == {"move"}
    before = EXILED.encode(table.table)
    with pytest.raises(IllegalAnswer, match=r"does not answer “Where does Hedina move\?”"):
        EXILED.answer(table.table, 0, throw)
    assert EXILED.encode(table.table) == before
    table.plays()
    table.lands("Hedina", on="Gande", at=(0, 10)).attack()
    assert table.life("Gande") == 5


def test_an_ability_used_while_moving_works_in_the_next_attack() -> None:
    """RX-M8, RX-MC2: Blot out the Sky blinds all enemies for the next attack throw, and for that one only."""
    table = Tabletop(["Murder of Crows", "Evelynn"], ["Gande", "Badon"], begins="movement")
    table.movement(answers={("Murder of Crows", "deed"): "use Blot out the Sky"})
    assert [table.player(name).blind for name in ("Evelynn", "Gande", "Badon")] == [0, 1, 1]
    table.attack()
    assert [table.landing(name).spread for name in ("Evelynn", "Gande", "Badon")] == [1000, 2000, 2000]
    assert [table.player(name).blind for name in ("Gande", "Badon")] == [0, 0]


# --- All at once ---


def test_moves_are_chosen_hidden_and_shown_together() -> None:
    """RX-M3: nobody sees or hears of a move before all have decided; then all cards move at once."""
    table = four({"Hedina": (0, -200), "Gande": (0, 200)}).movement(until="move")
    unseen = {name: table.view(name) for name in ("Gande", "Badon")}
    table.says("Hedina", (FAR, 50)).says("Evelynn", (RIGHT, 20)).says("Badon", (LEFT, 30))
    assert table.view("Gande") == unseen["Gande"]
    assert table.heard(Moved) == []
    assert EXILED.hide(table.table, table.seat("Gande")).sealed == ((), (), (), ())
    assert table.place("Hedina") == (0, -200)
    table.says("Gande", (LEFT, 10))
    assert [event.name for event in table.heard(Moved, by="Gande")] == ["Hedina", "Evelynn", "Gande", "Badon"]
    assert [table.place(name) for name in ("Hedina", "Evelynn", "Gande", "Badon")] == [
        (0, -150),
        (-580, -400),
        (-10, 200),
        (570, 400),
    ]


def test_the_order_of_the_answers_does_not_matter() -> None:
    """RX-M3: two who run into each other stop at the same place, whoever has decided first."""
    for order in (("Hedina", "Gande"), ("Gande", "Hedina")):
        table = four({"Hedina": (0, -100), "Gande": (0, 100)}).movement(until="move")
        table.says("Evelynn", (0, 0)).says("Badon", (0, 0))
        for name in order:
            table.says(name, (FAR if name == "Hedina" else NEAR, 88))
        assert table.place("Hedina") == pytest.approx((0, -44), abs=0.02)
        assert table.place("Gande") == pytest.approx((0, 44), abs=0.02)


# --- Contact ---


def test_a_card_stops_at_one_that_stands() -> None:
    """RX-M9: nobody may end over another character; the card stops where it touches."""
    table = four({"Hedina": (0, -150), "Gande": (0, 0)}).movement({"Hedina": (FAR, 88)})
    assert table.place("Hedina") == pytest.approx((0, -88), abs=0.02)
    assert table.place("Gande") == (0, 0)
    assert not crosses(card(table, "Hedina"), card(table, "Gande"))


def test_nobody_jumps_over_a_card() -> None:
    """RX-M9: a card that lies in the way stops the slide, though the end of the way would be free."""
    table = four({"Hedina": (0, -150)}).puts("Gande", (0, -90, 90)).puts("Badon", (300, 300))
    table.movement({"Hedina": (FAR, 88)})
    assert table.place("Hedina") == (0, -150)
    table = four({"Hedina": (0, 0), "Gande": (70, 0)}).movement({"Hedina": (RIGHT, 88)})
    assert table.place("Hedina") == pytest.approx((7, 0), abs=0.02)


def test_where_paths_meet_both_stop_at_first_contact() -> None:
    """RX-M9: from a gap of 100 mm each comes 50 mm; a third card goes its whole way."""
    table = four({"Hedina": (0, -94), "Gande": (0, 94)})
    table.movement({"Hedina": (FAR, 88), "Gande": (NEAR, 88), "Badon": (FAR, 88)})
    assert table.place("Hedina") == pytest.approx((0, -44), abs=0.02)
    assert table.place("Gande") == pytest.approx((0, 44), abs=0.02)
    assert table.place("Badon") == (600, 488)


def test_crossing_paths_stop_at_the_moment_of_contact() -> None:
    """RX-M9: cards that come to one place from two sides stop where they meet on the way, both short of the end."""
    table = four({"Hedina": (-70, -70), "Gande": (70, 70)})
    table.movement({"Hedina": (RIGHT, 88), "Gande": (NEAR, 88)})
    (x, y), (other_x, other_y) = table.place("Hedina"), table.place("Gande")
    assert (y, other_x) == (-70, 70)
    # After 52 mm the lower edge of Gande meets the upper edge of Hedina, who is under it after 77 mm.
    assert (x, other_y) == pytest.approx((-70 + 77, 70 - 77), abs=0.02)
    assert gap(card(table, "Hedina"), card(table, "Gande")) <= 2


def test_cards_may_follow_each_other() -> None:
    """RX-M9: a card behind another that moves the same way as fast is not stopped by it."""
    table = four({"Hedina": (0, -100), "Evelynn": (0, -200)}).movement({"Hedina": (FAR, 88), "Evelynn": (FAR, 88)})
    assert [table.place(name) for name in ("Hedina", "Evelynn")] == [(0, -12), (0, -112)]


def test_a_card_stops_at_a_vine() -> None:
    """RX-M9, RX-GL4: a vine is in the way like a character."""
    table = Tabletop(["Hedina", "Evelynn"], ["Gleem", "Badon"], begins="movement", places=ASIDE)
    table.puts("Gleem", (0, 300)).puts("Hedina", (0, -100)).grows("Gleem", (0, 0))
    table.movement({"Hedina": (FAR, 88)})
    assert table.place("Hedina") == pytest.approx((0, -88), abs=0.02)


def test_a_vine_that_may_not_move_keeps_its_place_from_others() -> None:
    """RX-M9, RX-GL4: a vine that would leave its reach stays, and nobody can slide to where it lies meanwhile."""
    table = Tabletop(["Hedina", "Evelynn"], ["Gleem", "Badon"], begins="movement", places=ASIDE)
    table.puts("Gleem", (0, 350)).puts("Hedina", (0, -90)).grows("Gleem", (0, 0))
    table.movement({"Hedina": (FAR, 88), "the vine of Gleem": (NEAR, 88)})
    assert table.place("the vine of Gleem") == (0, 0)
    assert table.place("Hedina") == pytest.approx((0, -88), abs=0.02)


def test_chests_and_terrain_are_no_obstacles() -> None:
    """RX-M9: only characters and vines stop a slide."""
    table = Tabletop(
        *TEAMS,
        places={**ASIDE, "Hedina": (0, -100)},
        chests=[(0, -20, "Health Potion")],
        terrain=[("forest", 0, 0)],
        begins="movement",
    ).movement({"Hedina": (FAR, 88)})
    assert table.place("Hedina") == (0, -12)


# --- The border ---


@pytest.mark.parametrize(
    ("direction", "place", "end"),
    [
        (LEFT, (-800, 0), (-900 + 51 + 31.5, 0)),
        (RIGHT, (800, 0), (900 - 51 - 31.5, 0)),
        (FAR, (0, 480), (0, 600 - 51 - 44)),
        (NEAR, (0, -480), (0, -600 + 51 + 44)),
    ],
)
def test_a_card_stays_two_inches_from_the_edge_when_moving(
    direction: int, place: Millimetres, end: Millimetres
) -> None:
    """RX-S8, RX-W11: the margin of 51 mm is a closed border, measured from the edge of the card."""
    table = four({"Hedina": place}).movement({"Hedina": (direction, 88)})
    assert table.place("Hedina") == pytest.approx(end, abs=0.02)


def test_a_turned_card_keeps_the_margin_with_its_corners() -> None:
    """RX-S8: of a card that lies askew the outermost corner counts."""
    table = four({}).puts("Hedina", (-790, 0, 45)).movement({"Hedina": (LEFT, 88)})
    left, _, _, _ = bounds(card(table, "Hedina"))
    assert left == pytest.approx((-900 + 51) * MM, abs=2)


def test_at_the_border_a_slide_ends_and_does_not_bend() -> None:
    """RX-S8: a diagonal slide stops where it reaches the border."""
    table = four({"Hedina": (-800, 0)}).movement({"Hedina": (45, 88)})
    x, y = table.place("Hedina")
    assert x == pytest.approx(-817.5, abs=0.02)
    assert y == pytest.approx(17.5, abs=0.05)


# --- The last of a team ---


def test_in_a_duel_both_may_only_come_closer_from_the_start() -> None:
    """RX-M4, RX-M5: only directions that lead towards the other are offered, and standing still."""
    table = duel({"Hedina": (0, -300), "Gande": (0, 300)}).movement(until="move")
    assert room(table, "Hedina").axes == (("direction", -89, 89), ("distance", 0, 88))
    assert room(table, "Gande").axes == (("direction", 91, 269), ("distance", 0, 88))
    with pytest.raises(ValueError, match="direction 180 lies outside -89 to 89"):
        room(table, "Hedina").index((NEAR, 10))
    table.plays()
    assert table.place("Hedina") == (0, -300)


@pytest.mark.parametrize("direction", range(-89, 90, 7))
def test_no_move_of_the_last_of_a_team_ends_farther_away(direction: int) -> None:
    """RX-M4: however far the slide goes, it ends before the enemy would be no closer than at the start."""
    for distance in (1, 30, 88):
        table = duel({"Hedina": (0, -60), "Gande": (0, 60)}).movement({"Hedina": (direction, distance)})
        assert dist(table.place("Hedina"), (0, 60)) < 120
        moved = dist(table.place("Hedina"), (0, -60))
        closest = min(distance, 2 * 120 * cos(radians(direction)))
        touching = gap(card(table, "Hedina"), card(table, "Gande")) <= 2
        assert touching or moved == pytest.approx(closest, abs=0.1)


def test_of_20_000_bound_moves_none_ends_farther_away() -> None:
    """RX-M4, RX-M6: both of a duel move at once from anywhere; whoever moved at all is nearer, to the last digit."""
    stream = Stream("bound moves")
    start = Tabletop(["Hedina"], ["Gande"], begins="movement").table
    wide, high = 75_000, 45_000
    farther: list[object] = []
    moves = stopped = 0
    while moves < 20_000:
        table = start.copy()
        x, y = stream.below(2 * wide) - wide, stream.below(2 * high) - high
        # Every other enemy lies near, where cards stop each other.
        far = (10_000, 60_000)[stream.below(2)]
        spots = (x, y), (x + stream.below(2 * far) - far, y + stream.below(2 * far) - far)
        for at, (card_x, card_y) in enumerate(spots):
            body = alter_body(table, at)
            body.x, body.y = max(-wide, min(wide, card_x)), max(-high, min(high, card_y))
            body.angle = stream.below(3600)
        before = table.bodies
        if touches(*[placed(CARD, one.x, one.y, one.angle) for one in before]):
            continue
        spaces = [move_space(table, at) for at in (0, 1)]
        chosen = [space[stream.below(len(space))] for space in spaces]
        table.sealed = tuple([(("move", at, *way),) for at, way in enumerate(chosen)])
        show_moves(table, ShowMoves(), None)
        for at, (one, then) in enumerate(zip(before, table.bodies, strict=True)):
            enemy = before[1 - at]
            was = (one.x - enemy.x) ** 2 + (one.y - enemy.y) ** 2
            now = (then.x - enemy.x) ** 2 + (then.y - enemy.y) ** 2
            moved = (one.x, one.y) != (then.x, then.y)
            if moved and now >= was:
                farther.append((chosen[at], now**0.5 - was**0.5))
            stopped += moved and now**0.5 > was**0.5 - 1
            moves += 1
    assert farther == []
    assert stopped > 100, "hardly any move went along the edge of what is allowed"


def test_who_has_a_teammate_in_play_may_go_anywhere() -> None:
    """RX-M4: the rule binds a team's last player only."""
    table = four({"Hedina": (0, -300), "Gande": (0, 300)}).movement({"Hedina": (NEAR, 50), "Gande": (FAR, 50)})
    assert [table.place(name) for name in ("Hedina", "Gande")] == [(0, -350), (0, 350)]


def test_the_last_of_a_team_is_bound_as_soon_as_the_others_are_gone() -> None:
    """RX-M4: after Evelynn has fallen Hedina may only come closer, while the other team may go anywhere."""
    table = Tabletop(*TEAMS, places={**ASIDE, "Hedina": (0, -200), "Gande": (0, 200)}).sets("Evelynn", life=1)
    table.lands("Badon", on="Evelynn", at=(0, 10)).attack().movement(until="move")
    assert "Evelynn" not in table.in_play
    assert room(table, "Hedina").axes[0] == ("direction", -89, 89)
    assert room(table, "Gande").axes[0] == ("direction", 0, 359)


def test_closer_means_closer_to_the_enemy_who_was_nearest() -> None:
    """RX-M6: with Gande ahead and Badon farther off to the right, the way to the right is not offered."""
    table = four({"Hedina": (0, -200), "Gande": (0, 100), "Badon": (301, -200)}).sets("Evelynn", place="out")
    table.movement(until="move")
    assert room(table, "Hedina").axes[0] == ("direction", -89, 89)
    table = four({"Hedina": (0, -200), "Gande": (0, 100), "Badon": (299, -200)}).sets("Evelynn", place="out")
    table.movement(until="move")
    assert room(table, "Hedina").axes[0] == ("direction", 270 - 89, 270 + 89)


def test_enemies_count_where_they_stood_before_anybody_moved() -> None:
    """RX-M6: Gande passes Hedina's side in the same phase; she still may go straight ahead, past him."""
    table = four({"Hedina": (0, 0), "Gande": (70, 70)}).sets("Evelynn", place="out")
    table.movement({"Gande": (NEAR, 88), "Hedina": (359, 88)})
    assert table.place("Gande") == (70, -18)
    assert dist(table.place("Hedina"), (70, 70)) < dist((0, 0), (70, 70))
    assert table.place("Hedina")[1] > 60
    assert dist(table.place("Hedina"), (70, -18)) > dist((0, 0), (70, 70))


def test_centres_are_measured() -> None:
    """RX-M6: a card that lies across is nearer with its edge, but the enemy whose centre is nearer counts."""
    table = four({"Hedina": (0, 0), "Gande": (0, 150)}).puts("Badon", (152, 0, 90)).sets("Evelynn", place="out")
    assert gap(card(table, "Hedina"), card(table, "Gande")) < gap(card(table, "Hedina"), card(table, "Badon"))
    table.movement(until="move")
    assert room(table, "Hedina").axes[0] == ("direction", -89, 89)


def test_a_vine_is_no_enemy_to_come_closer_to() -> None:
    """RX-M6, RX-GL5: a vine is an object; the nearest enemy is a character."""
    table = Tabletop(["Hedina"], ["Gleem"], begins="movement", places={"Hedina": (0, -200), "Gleem": (0, 200)})
    table.grows("Gleem", (150, -200)).movement(until="move")
    assert room(table, "Hedina").axes[0] == ("direction", -89, 89)


def test_every_zombie_of_a_lone_horde_is_bound_from_its_own_place() -> None:
    """RX-M10: players are counted, not cards: three zombies of one player all may only come closer, each by itself."""
    table = Tabletop(["Zombie Horde"], ["Gande"], begins="movement", places={"Gande": (0, 0)})
    table.puts("Zombie Horde 1", (0, -300)).puts("Zombie Horde 2", (-300, 0)).puts("Zombie Horde 3", (0, 300))
    table.movement(until="move")
    offered = []
    for _ in range(3):
        offered.append(room(table, "Zombie Horde").axes[0])
        table.says("Zombie Horde", (room(table, "Zombie Horde").axes[0][1] + 89, 10))
    assert offered == [("direction", -89, 89), ("direction", 181, 359), ("direction", 91, 269)]
    table.plays()
    places = [table.place(f"Zombie Horde {number}") for number in (1, 2, 3)]
    assert places == [(0, -290), (-290, 0), (0, 290)]


def test_a_horde_with_a_teammate_is_free() -> None:
    """RX-M10: the Horde's player is not the last of the team."""
    table = Tabletop(["Zombie Horde", "Evelynn"], ["Gande", "Badon"], begins="movement").movement(until="move")
    assert room(table, "Zombie Horde").axes[0] == ("direction", 0, 359)


def test_a_pull_is_no_move_and_is_not_bound() -> None:
    """RX-M10: Hedina, the last of her team, is pulled away from the enemy who is nearest."""
    table = Tabletop(*TEAMS, places={"Hedina": (0, -200), "Gande": (0, 200, 180), "Badon": (100, -200)})
    table.sets("Evelynn", place="out").lands("Gande", on="Hedina", at=(0, 10))
    table.attack({"pull": "pull Hedina closer", "reel": (100,)})
    assert table.place("Hedina") == (0, -100)


def test_a_move_closer_makes_the_next_throw_surer() -> None:
    """RX-M11: the weapon is released from the edge of the card, so the same luck strays less from nearer by."""
    table = duel({"Hedina": (0, -400), "Gande": (0, 300)})
    far = card(table, "Hedina")
    table.movement({"Hedina": (FAR, 88)})
    near = card(table, "Hedina")
    for seed in range(20):
        errors = []
        for origin in (far, near):
            landed, _ = land(Throw(origin, 0, 300 * MM, 0, 0, 1000), (), start_of(seed))
            errors.append((abs(landed.x), abs(landed.y - 300 * MM)))
        assert errors[1][0] < errors[0][0]
        assert errors[1][1] < errors[0][1]
