"""Teams, characters, the table and where everybody starts; and every setup that is refused."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import pytest

from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.events import Placed
from wildswing.exiled.rules.geometry import CARD, MM, Polygon, bounds, gap, length, placed, touches, toward
from wildswing.exiled.rules.setup import SetupError, read_setup, setup_of
from wildswing.exiled.rules.table import Body, Table
from wildswing.kernel.chance import Stream, start_of
from wildswing.kernel.game import Setup
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space

ALL = tuple(house_characters())
HALF_CARD = 44 * MM
MARGIN = 51 * MM
TWO_FEET, THREE_FEET = 610, 914


def dealt(setup: Setup) -> Table:
    return EXILED.deal(setup, start_of(1))


def card(body: Body) -> Polygon:
    return placed(CARD, body.x, body.y, body.angle)


def put(setup: Setup, places: Mapping[int, tuple[int, int]], seed: int = 1) -> Table:
    """Starts a match with the cards so far to the right and back; the others stay in the middle of the front."""
    match = Match(EXILED, seed, setup)
    while match.asks and match.asks[0].kind == "place":
        ask = match.asks[0]
        assert isinstance(ask.options, Space)
        match.answer(ask.seat, ask.options.index(places.get(ask.about, (0, 0))))
    assert isinstance(match.state, Table)
    return match.state


def everywhere(setup: Setup, seed: int) -> Table:
    """Starts a match in which everybody chooses one of the four corners of the room, at random."""
    match = Match(EXILED, seed, setup)
    stream = Stream(f"places {seed}")
    while match.asks[0].kind == "place":
        space = match.asks[0].options
        assert isinstance(space, Space)
        corner = tuple([(low, high)[stream.below(2)] for _, low, high in space.axes])
        match.answer(match.asks[0].seat, space.index(corner))
    assert isinstance(match.state, Table)
    return match.state


def sides_apart(table: Table) -> list[int]:
    """Returns in mm how far the nearest cards of each two neighbouring teams are from each other."""
    teams = max([player.team for player in table.players]) + 1
    cards = [
        [card(body) for body in table.bodies if body.kind == "own" and table.players[body.seat].team == team]
        for team in range(teams)
    ]
    return [
        min([gap(one, other) for one in cards[team] for other in cards[(team + 1) % teams]]) // MM
        for team in range(teams)
    ]


def split(count: int, names: Sequence[str] = ALL) -> list[list[str]]:
    """Deals characters to so many equal teams."""
    size = len(names) // count
    return [list(names[team * size : (team + 1) * size]) for team in range(count)]


# --- Teams and characters ---


def test_two_or_more_teams_of_equal_size_play() -> None:
    """RX-S1: two teams of six, three of four, four of three, six of two and twelve of one all can play."""
    for count in (2, 3, 4, 6, 12):
        table = dealt(setup_of(split(count)))
        assert [player.team for player in table.players] == [seat * count // 12 for seat in range(12)]


def test_any_of_the_twelve_may_be_picked_whatever_the_faction() -> None:
    """RX-S2: a team of four factions plays; nobody has to stay with the own faction."""
    table = dealt(
        setup_of([["Hedina", "Gleem", "Gande", "Badon"], ["Mandice", "Murder of Crows", "Evelynn", "Nahtha"]])
    )
    assert len({character.faction for character in table.book.characters[:4]}) == 4
    assert len(ALL) == 12


def test_no_character_is_taken_twice() -> None:
    """RX-S3: the same character in two teams, or twice in one, is refused."""
    refused = "Gande was chosen twice; each character can be taken only once."
    for teams in ([["Gande"], ["Gande"]], [["Gande", "gande "], ["Hedina", "Badon"]]):
        with pytest.raises(SetupError) as error:
            setup_of(teams)
        assert str(error.value) == refused


def test_everybody_gets_all_cards_of_the_character() -> None:
    """RX-S4, RX-S12: one card, three for the Horde, a vine that is not yet grown, and every weapon."""
    table = dealt(setup_of([["Gleem", "Zombie Horde"], ["Nameless", "Mandice"]]))
    assert [(body.seat, body.kind, body.place) for body in table.bodies] == [
        (0, "own", "in play"),
        (1, "own", "in play"),
        (1, "own", "in play"),
        (1, "own", "in play"),
        (2, "own", "in play"),
        (3, "own", "in play"),
        (0, "vine", "out"),
    ]
    weapons = [[weapon.name for weapon in character.weapons] for character in table.book.characters]
    assert weapons == [["thorn pod"], ["bone club"], ["star knife", "shuriken"], ["disk", "great disk"]]


def test_everybody_starts_with_seven_hit_points_unless_the_card_says_otherwise() -> None:
    """RX-S10: 7 for all, but a zombie has 3."""
    table = dealt(setup_of(split(2)))
    lives = {table.book.characters[body.card].name: body.life for body in table.bodies if body.kind == "own"}
    assert lives == {**dict.fromkeys(ALL, 7), "Zombie Horde": 3}


def test_an_ability_overrides_the_general_rules() -> None:
    """RX-S11: a rooted character is not asked to move, though everybody may move."""
    match = Match(EXILED, 1, setup_of([["Gleem", "Gande"], ["Evelynn", "Hedina"]], rounds=3))
    asked: set[tuple[int, str]] = set()
    while match.outcome is None:
        ask = match.asks[0]
        asked.add((ask.seat, ask.kind))
        match.answer(ask.seat, 0)
    assert (1, "move") in asked
    assert (0, "grow") in asked
    assert (0, "move") not in asked


def test_all_reference_texts_are_public() -> None:
    """RX-S9: what any seat knows of the table holds the whole text of every character."""
    table = put(setup_of([["Hedina", "Evelynn"], ["Nahtha", "Murder of Crows"]]), {})
    texts = house_characters()
    names = ("Hedina", "Evelynn", "Nahtha", "Murder of Crows")
    for seat in range(4):
        assert EXILED.hide(table, seat).texts == tuple([texts[name] for name in names])
    assert all(ability.text for character in table.book.characters for ability in character.abilities)


# --- Where everybody starts ---


def test_sides_are_760_mm_apart_unless_another_distance_is_chosen() -> None:
    """RX-S6: the front lines are 760 mm apart by default, and 2 to 3 feet by choice."""
    teams = [["Hedina", "Evelynn"], ["Nahtha", "Murder of Crows"]]
    assert sides_apart(put(setup_of(teams), {})) == [760, 760]
    assert sides_apart(put(setup_of(teams, distance=610), {})) == [610, 610]
    assert sides_apart(put(setup_of(teams, distance=914), {})) == [914, 914]


@pytest.mark.parametrize("distance", [610, 760, 800, 837, 914])
def test_two_sides_never_start_more_than_three_feet_apart(distance: int) -> None:
    """RX-S6: wherever the players start, the sides are 2 to 3 feet apart, even if all stand at the back."""
    table = put(setup_of([["Hedina"], ["Nahtha"]], distance=distance), {})
    match = Match(EXILED, 1, setup_of([["Hedina"], ["Nahtha"]], distance=distance))
    space = match.asks[0].options
    assert isinstance(space, Space)
    _, (name, nearest, farthest) = space.axes
    assert (name, nearest) == ("back", 0)
    assert farthest == min(77, (THREE_FEET - distance) // 2)
    back = put(setup_of([["Hedina"], ["Nahtha"]], distance=distance), {0: (0, farthest), 1: (0, farthest)})
    assert distance <= sides_apart(table)[0] <= distance + 1
    assert sides_apart(table)[0] + 2 * farthest == sides_apart(back)[0] <= THREE_FEET


def test_a_player_may_start_right_or_left_of_the_middle_and_behind_the_line() -> None:
    """RX-S13: a place is chosen as mm to the right and back, as the player looks at the enemy."""
    setup = setup_of([["Hedina"], ["Nahtha"]])
    table = put(setup, {0: (30, 10), 1: (30, 20)})
    assert [(body.x, body.y, body.angle) for body in table.bodies] == [
        (30 * MM, -(380 + 44 + 10) * MM, 0),
        (-30 * MM, (380 + 44 + 20) * MM, 1800),
    ]
    assert [(body.home_x, body.home_y) for body in table.bodies] == [(body.x, body.y) for body in table.bodies]


def test_start_places_are_chosen_hidden_and_shown_together() -> None:
    """RX-S13: nobody is told or sees a place before the last one is chosen, and then all are told at once."""
    match = Match(EXILED, 1, setup_of([["Hedina"], ["Nahtha"], ["Gande"]]))
    assert [(ask.seat, ask.kind) for ask in match.asks] == [(0, "place"), (1, "place"), (2, "place")]
    unseen = [match.view(seat) for seat in range(3)]
    for seat in (2, 0):
        match.answer(seat, 5)
        assert not [told for told in match.told if isinstance(told.event, Placed)]
        assert match.view(1) == unseen[1]
        assert match.game.hide(match.state, 1).sealed == ((), (), ())
    match.answer(1, 5)
    placed_now = [told.event for told in match.told if isinstance(told.event, Placed)]
    assert [event.name for event in placed_now] == ["Hedina", "Nahtha", "Gande"]
    for seat in range(3):
        assert [event for event in match.told_to(seat) if isinstance(event, Placed)] == placed_now


def test_teammates_start_side_by_side_within_two_feet() -> None:
    """RX-S5, RX-S7: in every team, wherever the players start, nobody is more than 2 feet from the nearest ally."""
    for count in (2, 3, 4, 6):
        for seed in range(4):
            table = everywhere(setup_of(split(count)), seed)
            own = [body for body in table.bodies if body.kind == "own"]
            for body in own:
                team = table.players[body.seat].team
                allies = [one for one in own if one.seat != body.seat and table.players[one.seat].team == team]
                assert min([gap(card(body), card(one)) for one in allies]) <= TWO_FEET * MM


def test_no_gap_is_kept_for_those_who_come_later() -> None:
    """RX-S7: reinforcements stand in no one's way; who starts is next to the others who start."""
    teams = [["Hedina", "Evelynn", "Mandice", "Gande"], ["Nahtha", "Badon", "Nameless", "Klim-Klam"]]
    setup = setup_of(teams, arrives=[0, 1, 2, 0] * 2)
    table = put(setup, {0: (-88, 0), 3: (88, 0), 4: (-88, 0), 7: (88, 0)})
    for one, other in ((0, 3), (4, 7)):
        assert gap(card(table.bodies[one]), card(table.bodies[other])) <= TWO_FEET * MM
    assert [body.place for body in table.bodies] == ["in play", "late", "late", "in play"] * 2


def test_zombies_start_within_two_feet_of_each_other() -> None:
    """RX-ZH8: three zombies, each with 3 hit points, stand near each other in one part of the strip."""
    for seed in range(4):
        table = everywhere(setup_of([["Zombie Horde"], ["Gande"]]), seed)
        zombies = table.bodies[:3]
        assert [body.life for body in zombies] == [3, 3, 3]
        assert all(gap(card(one), card(other)) <= TWO_FEET * MM for one in zombies for other in zombies)


@pytest.mark.parametrize("count", [2, 3, 4, 6, 12])
def test_cards_never_start_over_each_other_nor_too_near_the_edge(count: int) -> None:
    """RX-S8, RX-W11: every card starts 2 inches or more from the edge of the table, and free of the others."""
    for seed in range(3):
        table = everywhere(
            setup_of(split(count), distance=(610, 760, 914)[seed], gemstones=10 if count == 2 else 0), seed
        )
        left, bottom, right, top = table.edges
        cards = [card(body) for body in table.bodies if body.kind == "own"]
        for shape in cards:
            own_left, own_bottom, own_right, own_top = bounds(shape)
            assert own_left >= left + MARGIN
            assert own_bottom >= bottom + MARGIN
            assert own_right <= right - MARGIN
            assert own_top <= top - MARGIN
        assert not [1 for at, one in enumerate(cards) for other in cards[:at] if touches(one, other)]


def test_the_table_is_1800_by_1200_mm_and_larger_only_if_needed() -> None:
    """RX-W11: two against two have the usual table, six against six a wider one, four teams of three a larger one."""
    usual = (-900 * MM, -600 * MM, 900 * MM, 600 * MM)
    assert dealt(setup_of([["Hedina", "Evelynn"], ["Nahtha", "Badon"]])).edges == usual
    wide = dealt(setup_of(split(2))).edges
    assert wide[2] - wide[0] > 1800 * MM
    assert wide[3] - wide[1] == 1200 * MM
    large = dealt(setup_of(split(4))).edges
    assert large[2] - large[0] > 1800 * MM
    assert large[3] - large[1] > 1200 * MM


@pytest.mark.parametrize(("count", "size"), [(3, 1), (3, 3), (4, 2), (6, 1), (11, 1)])
@pytest.mark.parametrize("distance", [610, 760, 914])
def test_three_or_more_teams_stand_on_a_ring_and_neighbours_keep_the_distance(
    count: int, size: int, distance: int
) -> None:
    """RX-S13: teams look to the middle of a ring; where neighbours come nearest, they are as far apart as S6 says."""
    names = [name for name in ALL if name != "Zombie Horde"][: count * size]
    setup = setup_of(split(count, names), distance=distance)
    table = put(setup, {size - 1: (88, 0), size: (-88, 0)})
    assert sorted({body.angle for body in table.bodies}) == [3600 * team // count for team in range(count)]
    assert distance <= sides_apart(table)[0] <= distance + 3
    for seed in range(3):
        assert min(sides_apart(everywhere(setup, seed))) >= distance
    for body in put(setup, {}).bodies[size // 2 :: size]:
        if body.kind == "own" and size % 2:
            ahead_x, ahead_y = toward(body.angle, length(body.x, body.y))
            assert length(body.x + ahead_x, body.y + ahead_y) <= 2 * MM


def test_in_a_free_for_all_all_stand_on_a_ring() -> None:
    """RX-S13, RX-V5: three players, each a team of one, stand on the corners of a triangle of equal sides."""
    table = put(setup_of([["Hedina"], ["Gande"], ["Badon"]], variants=["free for all"]), {})
    sides = [
        length(one.x - other.x, one.y - other.y) // MM
        for one, other in zip(table.bodies, table.bodies[1:] + table.bodies[:1], strict=True)
    ]
    assert max(sides) - min(sides) <= 1


def lying_cards(table: Table) -> list[tuple[int, int]]:
    """Returns where chests and terrain lie."""
    return [(one.x, one.y) for one in table.chests] + [(one.x, one.y) for one in table.terrain]


def test_chests_and_terrain_lie_evenly_spread_between_the_teams() -> None:
    """RX-I2, RX-L1: chests and terrain take turns on the middle line, all equally far from each other."""
    table = dealt(setup_of([["Hedina"], ["Gande"]], chests=3, terrain=["forest", "swamp", "mountain"]))
    lying = sorted(lying_cards(table))
    apart = {right[0] - left[0] for left, right in pairwise(lying)}
    assert {y for _, y in lying} == {0}
    assert len(apart) == 1
    assert apart.pop() == 1800 * MM // 7
    assert sorted([chest.x for chest in table.chests]) == [lying[at][0] for at in (0, 2, 4)]
    assert [one.kind for one in table.terrain] == ["forest", "swamp", "mountain"]


def test_on_a_ring_chests_lie_round_the_middle() -> None:
    """RX-I2, RX-L1: with three teams, four cards lie halfway to the front lines, a quarter of a turn apart."""
    table = dealt(setup_of([["Hedina"], ["Gande"], ["Badon"]], chests=2, terrain=["tunnel"]))
    lying = lying_cards(table)
    radius = length(*lying[0])
    assert all(abs(length(x, y) - radius) <= 1 for x, y in lying)
    assert sorted(lying) == sorted([(0, radius), (-radius, 0), (0, -radius), (radius, 0)])
    fronts = length(table.bodies[0].x, table.bodies[0].y) - HALF_CARD
    assert abs(2 * radius - fronts) <= MM


# --- What is refused ---

DUEL: Setup = setup_of([["Hedina"], ["Gande"]])
THREE = [["Hedina"], ["Gande"], ["Badon"]]
TWELVE = (
    "Badon, Evelynn, Gande, Gleem, Hedina, Intrusion of Roaches, Klim-Klam, Mandice, Murder of Crows, Nahtha, "
    "Nameless, Zombie Horde"
)
VARIANTS = (
    "friendly fire, factions, blocking, free for all, moderator, items at start, outlines, collisions, balance, "
    "long pull, real table"
)


def refusal(**changes: str) -> str:
    """Returns the sentence with which a duel with some changes is refused."""
    with pytest.raises(SetupError) as error:
        read_setup({**DUEL, **changes})
    return str(error.value)


def told(teams: Sequence[Sequence[str]], **options: object) -> str:
    """Returns the sentence with which a match is refused."""
    with pytest.raises(SetupError) as error:
        setup_of(teams, **options)  # type: ignore[arg-type] # each test gives its own options
    return str(error.value)


def test_uneven_teams_are_refused() -> None:
    """RX-S1: two against one cannot play."""
    assert told([["Hedina", "Evelynn"], ["Gande"]]) == (
        "The teams are uneven (2 against 1); all need the same number of players."
    )
    assert told([["Hedina"], ["Gande"], ["Badon", "Nahtha"]]) == (
        "The teams are uneven (1 against 1 against 2); all need the same number of players."
    )


def test_sides_that_are_uneven_for_some_time_are_refused() -> None:
    """RX-S1, RX-V6: reinforcements come to all sides in the same round."""
    assert told([["Hedina", "Evelynn"], ["Gande", "Badon"]], arrives=[0, 0, 0, 2]) == (
        "The teams are uneven (2 against 2); all need the same number of players at every time."
    )


def test_one_team_alone_is_refused() -> None:
    """RX-S1: two teams or more are needed."""
    assert told([["Hedina", "Evelynn"]]) == "There is only one team; two or more are needed."


def test_one_player_and_thirteen_are_refused() -> None:
    """RX-S1, RX-S2: 2 to 12 can play."""
    assert told([["Hedina"]]) == "There are 1 players; 2 to 12 can play."
    assert refusal(teams=" ".join(["1"] * 7 + ["2"] * 6)) == "There are 13 players; 2 to 12 can play."
    assert refusal(teams="") == "There are 0 players; 2 to 12 can play."


def test_teams_out_of_order_are_refused() -> None:
    """RX-S5: teammates sit side by side, team after team, and no number is left out."""
    refused = "Teams are numbered 1, 2, 3 and so on, and the players sit team by team; give them so."
    assert [refusal(teams=teams) for teams in ("2 1", "1 3", "0 1", "2 2")] == [refused] * 4
    assert refusal(teams="one two") == "“one” under “teams” is not a whole number from 0 to 99999."


def test_a_player_without_a_character_is_refused() -> None:
    """RX-S4, RX-S12: everybody needs all cards of a character."""
    without = {key: text for key, text in DUEL.items() if key != "character 2"}
    with pytest.raises(SetupError) as error:
        read_setup(without)
    assert str(error.value) == "Player 2 has no character; give one to everybody."


def test_an_unknown_character_is_refused_with_all_names() -> None:
    """RX-S2: only the twelve can be picked; part of a name is enough if it fits one of them."""
    assert told([["Hedina"], ["Kheima"]]) == f"There is no character “Kheima”; choose from {TWELVE}."
    assert told([["Hedina"], [""]]) == f"There is no character “”; choose from {TWELVE}."
    assert told([["Hedina"], ["na"]]).startswith("“na” fits Hedina, Nahtha and Nameless")
    assert EXILED.seats(setup_of([["hedina"], ["crows"]])) == ("Hedina", "Murder of Crows")


def test_an_unknown_variant_is_refused_with_all_names() -> None:
    """RX-V7: variants are combined by their names."""
    assert told([["Hedina"], ["Gande"]], variants=["blocking", "no mercy"]) == (
        f"There is no “no mercy” under “variants”; choose from {VARIANTS}."
    )


def test_an_unknown_terrain_is_refused_and_one_named_twice() -> None:
    """RX-L1: there is one card of each terrain, and two of the tunnel, which one word names."""
    assert told([["Hedina"], ["Gande"]], terrain=["sea"]) == (
        "There is no “sea” under “terrain”; choose from forest, mountain, swamp, tunnel."
    )
    assert told([["Hedina"], ["Gande"]], terrain=["forest", "swamp", "forest"]) == (
        "The forest was named twice; name each terrain once (a tunnel brings both its cards)."
    )


def test_an_unknown_skill_is_refused() -> None:
    """RX-W3, RX-W9: four skills are known."""
    assert told([["Hedina"], ["Gande"]], skills=["expert", "master"]) == (
        "There is no skill “master”; choose from expert, average, beginner, hand."
    )


def test_entries_for_more_or_fewer_players_are_refused() -> None:
    """RX-V6: what is given by player is given for each."""
    assert told([["Hedina"], ["Gande"]], skills=["hand", "hand", "hand"]) == (
        "“skills” has 3 entries for 2 players; give one for each."
    )
    assert told([["Hedina"], ["Gande"]], arrives=[0]) == "“arrives” has 1 entries for 2 players; give one for each."


def test_a_distance_below_two_feet_or_above_three_is_refused() -> None:
    """RX-S6: 610 to 914 mm."""
    assert told([["Hedina"], ["Gande"]], distance=609) == "The sides are 609 mm apart; choose 610 to 914."
    assert told([["Hedina"], ["Gande"]], distance=915) == "The sides are 915 mm apart; choose 610 to 914."


def test_numbers_that_are_none_are_refused() -> None:
    """RX-S6: a length is a whole number of mm."""
    assert refusal(distance="far") == "“far” under “distance” is not a whole number from 0 to 99999."
    assert refusal(chests="-1") == "“-1” under “chests” is not a whole number from 0 to 99999."
    assert refusal(rounds="1000000") == "“1000000” under “rounds” is not a whole number from 0 to 99999."
    assert refusal(gemstones="1.5") == "“1.5” under “gemstones” is not a whole number from 0 to 99999."
    assert refusal(arrives="0 ٣") == "“٣” under “arrives” is not a whole number from 0 to 99999."


def test_more_items_than_there_are_cannot_be_taken() -> None:
    """RX-I2, RX-I11: seven items go into chests and to players; a trap is given to nobody."""
    assert told([["Hedina"], ["Gande"]], chests=8) == "8 items are needed and there are 7; take fewer chests."
    assert told([["Hedina"], ["Gande"]], chests=6, variants=["items at start"]) == (
        "8 items are needed and there are 7; take fewer chests."
    )
    for count in (7, 8, 12):
        assert told([[name] for name in ALL[:count]], variants=["items at start"]) == (
            "Only 6 items are no traps; with more players nobody starts with one."
        )


def test_a_team_of_several_in_a_free_for_all_is_refused() -> None:
    """RX-V5: everybody is a team of one."""
    assert told([["Hedina", "Badon"], ["Gande", "Nahtha"]], variants=["free for all"]) == (
        "In a free-for-all everybody is a team of one; give every player their own team."
    )


def test_mixed_factions_are_refused_where_factions_fight() -> None:
    """RX-V3: a team keeps to one faction."""
    assert told([["Hedina", "Mandice"], ["Gande", "Nahtha"]], variants=["factions"]) == (
        "Team B mixes Netherwalkers and Order of 1000 Doors; with factions a team keeps to one."
    )


def test_a_team_without_anybody_from_the_start_is_refused() -> None:
    """RX-V6: reinforcements join a side that is there."""
    assert told([["Hedina"], ["Gande"]], arrives=[1, 1]) == (
        "A team has nobody from the start; at least one player of each must arrive in round 0."
    )


def test_gemstones_with_too_few_or_too_many_hit_points_are_refused() -> None:
    """RX-G1: 5 to 20."""
    for life in (4, 21):
        assert told([["Hedina"], ["Gande"]], gemstones=life) == (
            f"Gemstones with {life} hit points are not allowed; choose 5 to 20."
        )
    for life in (5, 20):
        assert read_setup(setup_of([["Hedina"], ["Gande"]], gemstones=life)).gemstones == life


def test_gemstones_of_three_teams_are_refused() -> None:
    """RX-G8: two teams only."""
    assert told(THREE, gemstones=10) == "Capture the Gemstone is for two teams; choose two, or play without gemstones."


def test_too_few_or_too_many_rounds_are_refused() -> None:
    """RX-T1: a match has at least one round; a program needs an end."""
    assert told([["Hedina"], ["Gande"]], rounds=0) == "0 rounds cannot be played; choose 1 to 50."
    assert told([["Hedina"], ["Gande"]], rounds=51) == "51 rounds cannot be played; choose 1 to 50."


def test_a_match_is_refused_before_anything_is_dealt() -> None:
    """RX-S3: a setup that was written by hand is checked like any other."""
    with pytest.raises(SetupError, match="Hedina was chosen twice"):
        Match(EXILED, 1, {**DUEL, "character 2": DUEL["character 1"]})
