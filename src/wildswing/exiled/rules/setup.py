"""Setting up the game: teams, characters, and where everybody starts."""

from collections.abc import Sequence
from math import ceil, cos, pi, sin
from typing import Final

import msgspec

from wildswing.exiled.rules.book import ARMOUR, VINE, Book
from wildswing.exiled.rules.characters import book_of, house_characters
from wildswing.exiled.rules.events import GameBegan, Placed
from wildswing.exiled.rules.geometry import MM, toward
from wildswing.exiled.rules.items import ITEMS, TRAPS
from wildswing.exiled.rules.naming import listed, team_letter, terrain
from wildswing.exiled.rules.places import MARGIN
from wildswing.exiled.rules.steps import AttackPhase, Begin, Place, PlaceAll, ShowPlaces
from wildswing.exiled.rules.table import (
    IN_PLAY,
    LATE,
    OUT,
    OWN,
    WHEN_CALLED,
    Body,
    Chest,
    Gemstone,
    Player,
    Table,
    Terrain,
    alter_body,
    seal,
    unseal,
)
from wildswing.exiled.rules.table import VINE as VINE_KIND
from wildswing.exiled.rules.terrain import KINDS, TUNNEL
from wildswing.exiled.rules.throwing import SPREADS
from wildswing.exiled.rules.together import at_once
from wildswing.exiled.rules.variants import BALANCE, FACTIONS, FREE_FOR_ALL, ITEMS_AT_START, REAL_TABLE, VARIANTS
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import shuffled
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.game import Setup
from wildswing.kernel.question import Does
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING, Step
from wildswing.texts import say, text, translated

MOST_SEATS: Final = 12
NEAREST, FARTHEST = 610, 914
"""RX-S6: opposing sides are this far apart, in mm."""
DISTANCE: Final = 760

HALF_CARD: Final = 44
TABLE: Final = (1800, 1200)
"""RX-W11: the usual table; a larger one is taken when the teams need it."""
SECTION: Final = 240
"""The width of a player's part of the team's strip; RX-S7: neighbours in it are always nearer than two feet."""
CELL: Final = 100
"""The width for each card of a player who has several."""
DEPTH: Final = 77
"""How far behind the front line a card may start, if two sides at the back are still three feet apart at most."""
ROUNDS: Final = 50
"""A game that is not decided by then has no winner; the rulebook knows no such end, but a program needs one."""
PEOPLE: Final = "people"
"""Where a setup says who sits at a real table; the rules do not read it."""
CALLED: Final = "called"
"""In place of a round of arrival: whenever a side calls."""
GEMSTONE_LIFE: Final = (5, 10, 20)
"""RX-G1: least, usual and most hit points."""


class SetupError(WildswingError):
    """A game cannot be set up like this."""


class Plan(msgspec.Struct, frozen=True):
    """What a setup says, read and checked."""

    texts: tuple[str, ...]
    teams: tuple[int, ...]
    skills: tuple[str, ...]
    arrives: tuple[int, ...]
    variants: tuple[str, ...]
    distance: int
    chests: int
    terrain: tuple[str, ...]
    gemstones: int
    rounds: int


# --- Writing a setup ---


def setup_of(
    teams: Sequence[Sequence[str]],
    *,
    skills: Sequence[str] = (),
    variants: Sequence[str] = (),
    arrives: Sequence[int | str] = (),
    distance: int = DISTANCE,
    chests: int = 0,
    terrain: Sequence[str] = (),
    gemstones: int = 0,
    rounds: int = ROUNDS,
    texts: dict[str, str] | None = None,
) -> Setup:
    """Returns the setup of a match of teams of characters, named as in the house roster or in other texts.

    Skills and rounds of arrival are given by seat, team after team; one skill serves all. Who is “called” arrives when
    a side calls.
    """
    known = {**house_characters(), **(texts or {})}
    names = [name for team in teams for name in team]
    found = [_found(name, known) for name in names]
    all_skills = list(skills) * len(names) if len(skills) == 1 else list(skills) or ["average"] * len(names)
    setup = {
        "teams": " ".join([str(number) for number, team in enumerate(teams, 1) for _ in team]),
        "skills": " ".join(all_skills),
        "arrives": " ".join([str(round_) for round_ in arrives] or ["0"] * len(names)),
        "variants": ", ".join(variants),
        "distance": str(distance),
        "chests": str(chests),
        "terrain": ", ".join(terrain),
        "gemstones": str(gemstones),
        "rounds": str(rounds),
        **{f"character {seat}": known[name] for seat, name in enumerate(found, 1)},
    }
    read_setup(setup)
    return setup


def _found(name: str, known: dict[str, str]) -> str:
    wanted = name.strip().lower()
    fits = [one for one in known if one.lower() == wanted] or [one for one in known if wanted and wanted in one.lower()]
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise SetupError(say("“{name}” fits {names}; name one of them.", name=name, names=listed(tuple(sorted(fits)))))
    raise SetupError(
        say("There is no character “{name}”; choose from {names}.", name=name, names=", ".join(sorted(known)))
    )


# --- Reading a setup ---


def read_setup(setup: Setup) -> Plan:
    """Reads what a match is played with; what the rules do not allow is refused with the reason (RX-S12, RX-V7)."""
    teams = _numbers(setup, "teams")
    seats = len(teams)
    if not 2 <= seats <= MOST_SEATS:
        raise SetupError(say("There are {count} players; 2 to {most} can play.", count=seats, most=MOST_SEATS))
    missing = [seat for seat in range(1, seats + 1) if f"character {seat}" not in setup]
    if missing:
        raise SetupError(say("Player {number} has no character; give one to everybody.", number=missing[0]))
    texts = tuple([setup[f"character {seat}"] for seat in range(1, seats + 1)])
    variants = _listed(setup, "variants", VARIANTS)
    plan = Plan(
        texts=texts,
        teams=tuple([team - 1 for team in teams]),
        skills=_per_seat(setup, "skills", seats, "average"),
        arrives=tuple([_arrival(text) for text in _per_seat(setup, "arrives", seats, "0")]),
        variants=tuple(sorted(variants)),
        distance=_number("distance", setup.get("distance", str(DISTANCE))),
        chests=_number("chests", setup.get("chests", "0")),
        terrain=tuple(_listed(setup, "terrain", KINDS)),
        gemstones=_number("gemstones", setup.get("gemstones", "0")),
        rounds=_number("rounds", setup.get("rounds", str(ROUNDS))),
    )
    book = book_of(texts)
    _check_teams(plan)
    _check_characters(plan, book)
    _check_table(plan)
    return plan


def _check_teams(plan: Plan) -> None:
    """RX-S1: two or more teams of equal size; they stand in the order of their numbers."""
    seats = len(plan.teams)
    count = max(plan.teams) + 1
    sizes = [plan.teams.count(team) for team in range(count)]
    if list(plan.teams) != sorted(plan.teams) or min(plan.teams) < 0 or 0 in sizes:
        raise SetupError(say("Teams are numbered 1, 2, 3 and so on, and the players sit team by team; give them so."))
    if count < 2:
        raise SetupError(say("There is only one team; two or more are needed."))
    first = [[plan.arrives[seat] for seat in range(seats) if plan.teams[seat] == team] for team in range(count)]
    if len({tuple(sorted(rounds)) for rounds in first}) > 1:
        told = f" {say('against')} ".join([str(size) for size in sizes])
        if len(set(sizes)) == 1:
            said = text("The teams are uneven ({sizes}); all need the same number of players at every time.")
        else:
            said = text("The teams are uneven ({sizes}); all need the same number of players.")
        raise SetupError(translated(said, sizes=told))
    if any(all(rounds) for rounds in first):
        raise SetupError(say("A team has nobody from the start; at least one player of each must arrive in round 0."))
    if FREE_FOR_ALL in plan.variants and count != seats:
        raise SetupError(say("In a free-for-all everybody is a team of one; give every player their own team."))
    for skill in plan.skills:
        if skill not in SPREADS:
            raise SetupError(
                say("There is no skill “{skill}”; choose from {skills}.", skill=skill, skills=", ".join(SPREADS))
            )


def _check_characters(plan: Plan, book: Book) -> None:
    # RX-S2
    names = [character.name for character in book.characters]
    for name in names:
        if names.count(name) > 1:
            raise SetupError(say("{name} was chosen twice; each character can be taken only once.", name=name))  # RX-S3
    if FACTIONS in plan.variants:  # RX-V3
        for team in set(plan.teams):
            factions = {one.faction for one, its in zip(book.characters, plan.teams, strict=True) if its == team}
            if len(factions) > 1:
                raise SetupError(
                    say(
                        "Team {team} mixes {factions}; with factions a team keeps to one.",
                        team=team_letter(team),
                        factions=listed(tuple(sorted(factions))),
                    )
                )


def _check_table(plan: Plan) -> None:
    if not NEAREST <= plan.distance <= FARTHEST:
        raise SetupError(
            say(
                "The sides are {distance} mm apart; choose {nearest} to {farthest}.",
                distance=plan.distance,
                nearest=NEAREST,
                farthest=FARTHEST,
            )
        )
    needed = plan.chests + (len(plan.teams) if ITEMS_AT_START in plan.variants else 0)
    if ITEMS_AT_START in plan.variants and len(plan.teams) > len(ITEMS) - len(TRAPS):
        raise SetupError(
            say(
                "Only {count} items are no traps; with more players nobody starts with one.",
                count=len(ITEMS) - len(TRAPS),
            )
        )
    if needed > len(ITEMS):
        raise SetupError(
            say("{needed} items are needed and there are {count}; take fewer chests.", needed=needed, count=len(ITEMS))
        )
    for kind in plan.terrain:
        if plan.terrain.count(kind) > 1:
            raise SetupError(
                say(
                    "The {kind} was named twice; name each terrain once (a tunnel brings both its cards).",
                    kind=terrain(kind),
                )
            )
    if not 1 <= plan.rounds <= ROUNDS:
        raise SetupError(say("{rounds} rounds cannot be played; choose 1 to {most}.", rounds=plan.rounds, most=ROUNDS))
    least, _, most = GEMSTONE_LIFE
    if plan.gemstones and not least <= plan.gemstones <= most:
        raise SetupError(
            say(
                "Gemstones with {count} hit points are not allowed; choose {least} to {most}.",
                count=plan.gemstones,
                least=least,
                most=most,
            )
        )
    if plan.gemstones and max(plan.teams) != 1:
        raise SetupError(say("Capture the Gemstone is for two teams; choose two, or play without gemstones."))  # RX-G8


def _numbers(setup: Setup, key: str) -> list[int]:
    return [_number(key, text) for text in setup.get(key, "").split()]


def _number(key: str, given: str) -> int:
    if given.isascii() and given.isdecimal() and len(given) < 6:
        return int(given)
    raise SetupError(say("“{given}” under “{key}” is not a whole number from 0 to 99999.", given=given, key=key))


def _arrival(given: str) -> int:
    return WHEN_CALLED if given == CALLED else _number("arrives", given)


def _per_seat(setup: Setup, key: str, seats: int, default: str) -> tuple[str, ...]:
    given = tuple(setup.get(key, "").split()) or (default,) * seats
    if len(given) != seats:
        raise SetupError(
            say(
                "“{key}” has {count} entries for {players} players; give one for each.",
                key=key,
                count=len(given),
                players=seats,
            )
        )
    return given


def _listed(setup: Setup, key: str, known: Sequence[str]) -> list[str]:
    given = [text.strip() for text in setup.get(key, "").split(",") if text.strip()]
    for one in given:
        if one not in known:
            raise SetupError(
                say(
                    "There is no “{name}” under “{key}”; choose from {known}.",
                    name=one,
                    key=key,
                    known=", ".join(known),
                )
            )
    return given


# --- Laying out the table ---


def lay_out(setup: Setup, chance: int) -> Table:
    """RX-S4 to S7, S13: everybody gets the character's cards and a part of the team's strip (RX-I11)."""
    plan = read_setup(setup)
    book = book_of(plan.texts)
    seats = len(plan.teams)
    items, chance = shuffled(chance, range(len(ITEMS)))
    given: list[tuple[int, ...]] = [()] * seats
    if ITEMS_AT_START in plan.variants:
        harmless = [item for item in items if item not in TRAPS]
        given = [(item,) for item in harmless[:seats]]
        items = tuple([item for item in items if item not in harmless[:seats]])
    radius = _radius(plan, book)
    bodies = [body for seat in range(seats) for body in _bodies(plan, book, seat, radius)]
    bodies += [_vine(plan, book, seat) for seat in range(seats) if book.characters[seat].ability(VINE) is not None]
    across, up = _size(plan, bodies)
    players = tuple([_player(plan, book, seat, given[seat]) for seat in range(seats)])
    ground = _ground(plan, across * MM // 2, radius)
    agenda: tuple[Step, ...] = (Begin(), PlaceAll(), ShowPlaces(), AttackPhase())
    return Table(
        chance,
        agenda[::-1],
        (),
        plan.texts,
        plan.variants,
        (-across * MM // 2, -up * MM // 2, across * MM // 2, up * MM // 2),
        players,
        tuple(bodies),
        tuple([Chest(x, y, item) for (x, y), item in zip(ground[: plan.chests], items, strict=False)]),
        items[plan.chests :],
        (),
        tuple([Terrain(kind, x, y) for (x, y), kind in zip(ground[plan.chests :], _cards(plan), strict=True)]),
        _gemstones(plan, book, radius),
        0,
        plan.rounds,
        "setup",
        ((),) * seats,
        (),
        (),
        (),
        (),
        (),
        (),
        (),
        NOTHING,
        book,
    )


def _player(plan: Plan, book: Book, seat: int, items: tuple[int, ...]) -> Player:
    uses = tuple([ability.uses for ability in book.characters[seat].abilities])
    return Player(plan.teams[seat], plan.skills[seat], plan.arrives[seat], uses, items, 0, 0, 0, NOTHING, 0, 0, 0, ())


def _width(book: Book, seat: int) -> int:
    """Returns how wide a player's part of the strip is."""
    bodies = book.characters[seat].bodies
    return SECTION if bodies == 1 else CELL * bodies


def _line(plan: Plan, team: int) -> list[int]:
    """RX-S7: returns the seats of a team from left to right; reinforcements leave no gap between the others."""
    members = [seat for seat in range(len(plan.teams)) if plan.teams[seat] == team]
    return sorted(members, key=lambda seat: ROUNDS + 1 if plan.arrives[seat] == WHEN_CALLED else plan.arrives[seat])


def _strip(plan: Plan, book: Book, team: int) -> int:
    return sum([_width(book, seat) for seat in _line(plan, team)])


def _radius(plan: Plan, book: Book) -> int:
    """RX-S13: how far the front lines lie from the middle, so that neighbouring strips keep their distance."""
    teams = max(plan.teams) + 1
    half = max([_strip(plan, book, team) for team in range(teams)]) / 2
    return ceil((plan.distance / 2 + half * cos(pi / teams)) / sin(pi / teams) - 1e-6)


def _at(plan: Plan, team: int, along: int, back: int, radius: int) -> tuple[int, int, int]:
    """Returns the place and angle of a card in a team's strip: so far to the right, and behind the front line."""
    teams = max(plan.teams) + 1
    angle = 3600 * team // teams
    ahead_x, ahead_y = toward(angle, -(radius + HALF_CARD + back) * MM)
    right_x, right_y = toward(angle - 900, along * MM)
    return ahead_x + right_x, ahead_y + right_y, angle


def _bodies(plan: Plan, book: Book, seat: int, radius: int) -> list[Body]:
    """Returns the cards of a player, each in the middle of its part of the front line (RX-MA4)."""
    character = book.characters[seat]
    team = plan.teams[seat]
    line = _line(plan, team)
    before = sum([_width(book, other) for other in line[: line.index(seat)]])
    cell = _width(book, seat) // character.bodies
    left = before - _strip(plan, book, team) // 2
    armour = character.ability(ARMOUR)
    life = character.balanced_life if BALANCE in plan.variants else character.life
    place = LATE if plan.arrives[seat] else IN_PLAY
    bodies: list[Body] = []
    for number in range(character.bodies):
        x, y, angle = _at(plan, team, left + cell * number + cell // 2, 0, radius)
        blocks = armour.uses if armour is not None else 0
        bodies.append(Body(seat, seat, OWN, place, x, y, angle, x, y, life, blocks, 0, 0, 0, 0, ""))
    return bodies


def _vine(plan: Plan, book: Book, seat: int) -> Body:
    teams = max(plan.teams) + 1
    return Body(seat, seat, VINE_KIND, OUT, 0, 0, 3600 * plan.teams[seat] // teams, 0, 0, 0, 0, 0, 0, 0, 0, "")


def _size(plan: Plan, bodies: Sequence[Body]) -> tuple[int, int]:
    """RX-W11: the usual table, or one that leaves everybody the margin behind the strip."""
    room = (HALF_CARD + DEPTH + SECTION // 2 + MARGIN) if max(plan.teams) > 1 else (DEPTH + HALF_CARD + MARGIN)
    far_x = max([abs(body.x) for body in bodies]) // MM + max(room, SECTION // 2 + MARGIN + CELL)
    far_y = max([abs(body.y) for body in bodies]) // MM + room
    return max(TABLE[0], 2 * (far_x + 1)), max(TABLE[1], 2 * (far_y + 1))


def _cards(plan: Plan) -> list[str]:
    """Returns the terrain cards; there are two of a tunnel."""
    return [kind for kind in plan.terrain for _ in range(2 if kind == TUNNEL else 1)]


def _ground(plan: Plan, half_width: int, radius: int) -> list[tuple[int, int]]:
    """RX-I2, RX-L1: chests and terrain lie evenly spread between the teams."""
    count = plan.chests + len(_cards(plan))
    if not count:
        return []
    if max(plan.teams) == 1:
        step = 2 * half_width // (count + 1)
        spots = [(step * (number + 1) - half_width, 0) for number in range(count)]
    else:
        spots = [toward(3600 * number // count, radius * MM // 2) for number in range(count)]
    # Chests and terrain take turns along the line.
    chests = [spots[number * count // plan.chests] for number in range(plan.chests)] if plan.chests else []
    return chests + [spot for spot in spots if spot not in chests]


def _gemstones(plan: Plan, book: Book, radius: int) -> tuple[Gemstone, ...]:
    """RX-G1: one at the right end of each team's strip."""
    if not plan.gemstones:
        return ()
    found: list[Gemstone] = []
    for team in (0, 1):
        x, y, _ = _at(plan, team, _strip(plan, book, team) // 2 + HALF_CARD, 0, radius)
        found.append(Gemstone(team, x, y, plan.gemstones))
    return tuple(found)


# --- The first steps ---


def begin(table: Table, step: Step, heard: Heard) -> None:
    """RX-S9: everything on the reference cards is public."""
    if heard is not None:
        heard.append(Told(GameBegan(tuple([one.name for one in table.book.characters]))))


def lane_of_places(table: Table, seat: int) -> tuple[Step, ...]:
    """Returns the questions where a player's cards start."""
    return tuple(
        [
            Place(seat, at)
            for at, body in enumerate(table.bodies)
            if body.seat == seat and body.place == IN_PLAY and body.kind == OWN
        ]
    )


def place_all(table: Table, step: Step, heard: Heard) -> None:
    """RX-S5, RX-S13: all choose their places hidden; on a real table the people do it."""
    if REAL_TABLE not in table.variants:
        at_once(table, "setup", lane_of_places)


def room_to_place(table: Table, at: int) -> Space:
    """Returns how far a card may start from the middle of its part of the front line, in mm."""
    bodies = table.book.characters[table.bodies[at].card].bodies
    side = ((SECTION if bodies == 1 else CELL) - 64) // 2
    return Space(("right", -side, side), ("back", 0, _depth(table, at)))


def _depth(table: Table, at: int) -> int:
    """RX-S6: two teams who both start at the back may not be too far apart; on a ring all are anyway."""
    if max([player.team for player in table.players]) > 1:
        return DEPTH
    middle = (table.edges[1] + table.edges[3]) // 2
    front = abs(table.bodies[at].y - middle) // MM - HALF_CARD
    return min(DEPTH, FARTHEST // 2 - front)


def ask_place(table: Table, step: Place) -> Ask:
    """Asks where one card starts."""
    return Ask(step.seat, "place", room_to_place(table, step.at), step.at)


def place(table: Table, step: Place, spot: tuple[int, int], heard: Heard) -> None:
    """Keeps the place until all have chosen."""
    seal(table, step.seat, (step.at, *spot))


def shifted(body: Body, right: int, back: int) -> tuple[int, int]:
    """Returns the place that lies so many mm to the right of a card and behind it."""
    right_x, right_y = toward(body.angle - 900, right * MM)
    back_x, back_y = toward(body.angle + 1800, back * MM)
    return body.x + right_x + back_x, body.y + right_y + back_y


def show_places(table: Table, step: Step, heard: Heard) -> None:
    """Lays the cards where their players want them."""
    chosen = [place for seat in table.sealed for place in seat]
    unseal(table)
    for at, right, back in chosen:
        body = alter_body(table, at)
        body.x, body.y = body.home_x, body.home_y = shifted(body, right, back)
        if heard is not None:
            name = table.book.characters[body.card].name
            heard.append(Told(Placed(at, name, body.x, body.y, body.angle)))


RULES: Final[tuple[Does, ...]] = (
    Does(Begin, begin),
    Does(PlaceAll, place_all),
    Does(ShowPlaces, show_places),
)
"""What becomes of the steps of this chapter."""
