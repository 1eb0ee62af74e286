"""What holds in every match, whatever the players do: random matches with random variants."""

from collections.abc import Iterator
from typing import Any

import pytest

from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.damage import start_life
from wildswing.exiled.rules.geometry import CARD, MM, bounds, placed, rectangle, touches
from wildswing.exiled.rules.judging import shown_figure
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.table import SPLASH, VINE, Body, Chest, Gemstone, Landing, Table, Terrain
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream, start_of
from wildswing.kernel.conformance.places import cards
from wildswing.kernel.game import Setup
from wildswing.kernel.match import Match, replay
from wildswing.kernel.space import Space
from wildswing.kernel.state import fields_of

ALL = list(house_characters())

MIXED = ("friendly fire", "blocking", "moderator", "outlines", "collisions", "balance", "long pull")
"""Variants that can be combined with any others."""

RIM = 2
"""In 1/100 mm."""
ALL_BUT_THE_RIM = rectangle(-3150 + RIM, -4400 + RIM, 3150 - RIM, 4400 - RIM)

THROWING = {"how", "open", "aim", "bounce"}
MARGIN = 51 * MM

MORE_BY_THROW = 1 + 1
"""What standing still and a mountain may add to a source."""
MORE_BY_TOME = 2


def random_setup(stream: Stream, real_table: bool = False) -> Setup:
    """Returns a short match of random characters with random variants."""
    names = stream.shuffled(ALL)
    count = (2, 2, 2, 3, 4)[stream.below(5)]
    size = 1 + stream.below(3)
    teams = [list(names[team * size : (team + 1) * size]) for team in range(count)]
    variants = [one for one in MIXED if stream.below(4) == 0] + (["real table"] if real_table else [])
    return setup_of(
        teams,
        variants=variants,
        skills=[("expert", "average", "hand")[stream.below(3)]],
        chests=stream.below(6),
        terrain=[kind for kind in ("forest", "mountain", "swamp", "tunnel") if stream.below(2)],
        gemstones=5 if count == 2 and stream.below(4) == 0 else 0,
        arrives=[0, *[stream.below(3)] * (size - 1)] * count if size > 1 and stream.below(3) == 0 else (),
        rounds=4,
    )


def answer_to(ask: Ask, table: Table, stream: Stream) -> int:
    """Returns a random answer; most throws are aimed at an enemy."""
    if ask.kind in {"aim", "bounce"} and stream.below(5):
        team = table.players[ask.seat].team
        foes = [body for body in table.bodies if body.place == "in play" and table.players[body.seat].team != team]
        if foes:
            foe = foes[stream.below(len(foes))]
            assert isinstance(ask.options, Space)
            return ask.options.index((foe.x // MM, foe.y // MM, 0, 0))
    return stream.below(len(ask.options))


def states(setup: Setup, seed: int) -> Iterator[Table]:
    """Plays a random match and gives all its states."""
    stream = Stream(f"answers {seed}")
    table = EXILED.start(seed, setup)
    yield table
    while EXILED.outcome(table) is None:
        table = table.copy()
        ask = table.asks[stream.below(len(table.asks))]
        EXILED.answer(table, ask.seat, answer_to(ask, table, stream))
        yield table


def on_table(table: Table) -> list[Body]:
    return [body for body in table.bodies if body.place == "in play"]


def where(table: Table) -> list[tuple[int, int, str]]:
    return [(body.x, body.y, body.place) for body in table.bodies]


@pytest.mark.parametrize("seed", range(24))
def test_a_random_match_stays_within_the_rules(seed: int) -> None:
    """RX-A18, RX-S10, RX-M7, RX-M9, RX-S8, RX-I1: hit points, phases, places and items of every state."""
    setup = random_setup(Stream(f"setup {seed}"), real_table=seed % 6 == 5)
    before: list[tuple[int, int, str]] = []
    for table in states(setup, seed):
        for at, body in enumerate(table.bodies):
            if body.place == "in play":
                assert 0 <= body.life <= start_life(table, at)
        if table.phase == "movement":
            assert not {ask.kind for ask in table.asks} & THROWING
        assert cards(EXILED, table) == list(range(7))
        if "real table" not in table.variants and where(table) != before:
            before = where(table)
            assert_nothing_overlaps(table)
            assert_within_the_border(table)


def assert_nothing_overlaps(table: Table) -> None:
    """RX-M9: no character or vine lies over another, but for what rounding of places to 0.01 mm may cost."""
    shapes = [placed(ALL_BUT_THE_RIM, body.x, body.y, body.angle) for body in on_table(table)]
    for at, one in enumerate(shapes):
        assert not [other for other in shapes[:at] if touches(one, other)]


def assert_within_the_border(table: Table) -> None:
    """RX-S8: every card keeps 2 inches from the edge of the table."""
    left, bottom, right, top = table.edges
    for body in on_table(table):
        own_left, own_bottom, own_right, own_top = bounds(placed(CARD, body.x, body.y, body.angle))
        assert own_left >= left + MARGIN
        assert own_bottom >= bottom + MARGIN
        assert own_right <= right - MARGIN
        assert own_top <= top - MARGIN


# --- Damage ---


def most_damage(table: Table, at: int) -> int:
    """Returns what the weapons and spikes of an attack phase can do to a card at most."""
    found = 0
    body = table.bodies[at]
    throwers = set()
    for contact in table.contacts:
        if contact.what != "body":
            continue
        thrower = table.landings[contact.landing].seat
        if thrower == body.seat:
            found += contact.spiked
        if contact.at == at:
            zones = shown_figure(table, body).zones
            found += 1 if contact.part == SPLASH or contact.zone < 0 else zones[contact.zone].value + MORE_BY_THROW
            throwers.add(thrower)
    return found + MORE_BY_TOME * len([seat for seat in throwers if table.players[seat].tome])


@pytest.mark.parametrize("seed", range(16))
def test_damage_never_exceeds_what_the_sources_allow(seed: int) -> None:
    """RX-A12, RX-A13, RX-A14: what an attack costs a card is covered by what lies over it and by spikes."""
    setup = {**random_setup(Stream(f"damage {seed}")), "arrives": ""}
    begun: Table | None = None
    before: Table | None = None
    for table in states(setup, seed):
        if begun is None or table.round != begun.round:
            begun = table
        if before is not None and before.phase in {"attack", "reaction", "agreement"} and table.phase == "movement":
            _compare_lives(begun, table)
        before = table


def _compare_lives(begun: Table, after: Table) -> None:
    for at, (was, now) in enumerate(zip(begun.bodies, after.bodies, strict=True)):
        if was.place == "in play" and now.kind == was.kind and now.terrain != "swamp":
            judged = after.copy()
            judged.players = begun.players
            judged.bodies = begun.bodies
            assert was.life - now.life <= most_damage(judged, at)
            if was.kind == VINE and now.place == "in play":
                assert was.life - now.life <= len([one for one in after.contacts if one.at == at])


def test_without_any_contact_nobody_is_hurt() -> None:
    """RX-A8: all throw at the corner of the table; after three rounds everybody is whole."""
    setup = setup_of([["Klim-Klam", "Badon"], ["Hedina", "Nameless"]], rounds=3)
    table = EXILED.start(1, setup)
    while EXILED.outcome(table) is None:
        EXILED.answer(table, table.asks[0].seat, 0)
    assert [body.life for body in table.bodies] == [7, 7, 7, 7]


# --- Moving the whole table ---


def moved_table(table: Table, dx: int, dy: int) -> Table:
    """Returns a table with its edges and everything on it so many mm aside."""
    x, y = dx * MM, dy * MM
    twin = table.copy()
    left, bottom, right, top = table.edges
    twin.edges = (left + x, bottom + y, right + x, top + y)
    bodies = [body.copy() for body in table.bodies]
    for body in bodies:
        if body.kind != VINE or body.place != "out" or (body.x, body.y) != (0, 0):
            body.x, body.y = body.x + x, body.y + y
        if body.kind != VINE:
            body.home_x, body.home_y = body.home_x + x, body.home_y + y
    twin.bodies = tuple(bodies)
    twin.chests = tuple([Chest(one.x + x, one.y + y, one.inside) for one in table.chests])
    twin.terrain = tuple([Terrain(one.kind, one.x + x, one.y + y) for one in table.terrain])
    twin.gemstones = tuple([Gemstone(one.team, one.x + x, one.y + y, one.life) for one in table.gemstones])
    twin.landings = tuple([_moved_landing(one, x, y) for one in table.landings])
    twin.sealed = tuple([tuple([_moved_choice(one, dx, dy) for one in chosen]) for chosen in table.sealed])
    return twin


def _moved_landing(landing: Landing, x: int, y: int) -> Landing:
    fields = {field: getattr(landing, field) for field in fields_of(Landing)}
    for field, by in (("aim_x", x), ("aim_y", y), ("x", x), ("y", y)):
        fields[field] += by
    return Landing(**fields)


def _moved_choice(chosen: Any, dx: int, dy: int) -> Any:
    if isinstance(chosen, tuple) and chosen[0] == "aim":
        return (*chosen[:2], chosen[2] + dx, chosen[3] + dy, *chosen[4:])
    return chosen


@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-777, 1234), (5000, -5000)])
@pytest.mark.parametrize("seed", range(4))
def test_moving_the_whole_table_changes_nothing(seed: int, dx: int, dy: int) -> None:
    """RX-W8: all that counts is where things are to each other; the same answers lead to the same table, moved."""
    setup = random_setup(Stream(f"moved {seed}"))
    stream = Stream(f"moved answers {seed}")
    here = EXILED.deal(setup, start_of(seed))
    there = moved_table(here, dx, dy)
    EXILED.run(here)
    EXILED.run(there)
    while EXILED.outcome(here) is None:
        assert EXILED.encode(moved_table(here, dx, dy)) == EXILED.encode(there)
        ask = here.asks[stream.below(len(here.asks))]
        answer = answer_to(ask, here, stream)
        EXILED.answer(here, ask.seat, answer)
        EXILED.answer(there, ask.seat, answer)
    assert EXILED.outcome(here) == EXILED.outcome(there)
    assert EXILED.encode(moved_table(here, dx, dy)) == EXILED.encode(there)


# --- Replays ---


@pytest.mark.parametrize("seed", range(6))
def test_a_replay_agrees_bit_for_bit(seed: int) -> None:
    """RX-W7: random numbers come from the match alone; the same answers give the same states and the same events."""
    setup = random_setup(Stream(f"replay {seed}"))
    stream = Stream(f"replay answers {seed}")
    match = Match(EXILED, seed, setup)
    saved: list[bytes] = []
    while match.outcome is None:
        assert isinstance(match.state, Table)
        saved.append(EXILED.encode(match.state))
        ask = match.asks[stream.below(len(match.asks))]
        match.answer(ask.seat, answer_to(ask, match.state, stream))
    again = Match(EXILED, seed, setup)
    for given, text in zip(match.answers, saved, strict=True):
        assert again.game.encode(again.state) == text
        again.answer(given.seat, given.answer)
    assert again.told == match.told
    assert replay(EXILED, seed, setup, match.answers).outcome == match.outcome
    half = len(saved) // 2
    resumed = EXILED.decode(saved[half])
    for given in match.answers[half:]:
        EXILED.answer(resumed, given.seat, given.answer)
    assert EXILED.encode(resumed) == again.game.encode(again.state)


# --- Secrets ---


def with_other_secrets(table: Table, seat: int, stream: Stream) -> Table:
    """Returns a table that differs in all that a seat may not know: chests, box, chance, and sealed choices."""
    other = table.copy()
    other.chance = stream.fresh()
    closed = [one.inside for one in table.chests if one.inside >= 0]
    hidden = list(stream.shuffled([*closed, *table.box]))
    other.chests = tuple([Chest(one.x, one.y, hidden.pop() if one.inside >= 0 else one.inside) for one in table.chests])
    other.box = tuple(hidden)
    if table.lanes:
        other.sealed = tuple([chosen if at == seat else () for at, chosen in enumerate(table.sealed)])
    return other


def after_others(table: Table, seat: int, stream: Stream) -> list[Table]:
    """Returns the table after one of the others has decided something, where all decide at once."""
    found: list[Table] = []
    for ask in table.asks if len(table.asks) > 1 else ():
        if ask.seat != seat:
            later = table.copy()
            EXILED.answer(later, ask.seat, answer_to(ask, later, stream))
            assert later.lanes
            found.append(later)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_a_view_leaks_neither_chests_nor_sealed_choices(seed: int) -> None:
    """RX-I2, RX-A1, RX-M3: a seat sees and knows the same, whatever lies in the chests and others have chosen."""
    setup = {**random_setup(Stream(f"secrets {seed}")), "chests": "4"}
    stream = Stream(f"secrets {seed}")
    seen = 0
    for table in states(setup, seed):
        if stream.below(4):
            continue
        for seat in range(len(table.players)):
            other = with_other_secrets(table, seat, stream)
            assert EXILED.view(table, seat) == EXILED.view(other, seat)
            assert EXILED.hide(table, seat).values() == EXILED.hide(other, seat).values()
            for later in after_others(table, seat, stream):
                assert EXILED.view(table, seat) == EXILED.view(later, seat)
                assert EXILED.hide(table, seat).values() == EXILED.hide(later, seat).values()
            own = [ask for ask in table.asks if ask.seat == seat]
            assert [EXILED.worded(table, ask) for ask in own] == [EXILED.worded(other, ask) for ask in own]
            seen += any(chosen for at, chosen in enumerate(table.sealed) if at != seat)
    assert seen > 0
