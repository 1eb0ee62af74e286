"""The movement phase: abilities and items, then everybody moves at once."""

from typing import Any, Final

from wildswing.exiled.rules.attack import body_name
from wildswing.exiled.rules.book import BLIND_ENEMIES, ROOTED
from wildswing.exiled.rules.book import VINE as GROWS
from wildswing.exiled.rules.damage import hamper, lose, start_life
from wildswing.exiled.rules.events import AbilityUsed, Moved, PhaseBegan, Placed, VineGrew, WentThrough
from wildswing.exiled.rules.geometry import CARD, MM, Point, heading, length, toward, turned
from wildswing.exiled.rules.places import is_free, nearest_free
from wildswing.exiled.rules.pulling import vine_in_reach
from wildswing.exiled.rules.setup import room_to_place, shifted
from wildswing.exiled.rules.sliding import NO_SHIFT, slide_all
from wildswing.exiled.rules.steps import (
    Arrive,
    AttackPhase,
    Call,
    Deed,
    EndCheck,
    Fall,
    Grow,
    Join,
    Move,
    MoveAll,
    MovementPhase,
    ShowMoves,
    Stand,
    Summons,
    Swamp,
    Tunnel,
    Tunnels,
)
from wildswing.exiled.rules.table import (
    IN_PLAY,
    LATE,
    VINE,
    WAITING,
    Body,
    Table,
    alter_body,
    are_allies,
    bodies_of,
    character_of,
    has,
    seal,
    team_members,
    unseal,
    use_up,
    uses_left,
    vine_of,
)
from wildswing.exiled.rules.terrain import SWAMP, SWAMP_DAMAGE, TUNNEL, settle_terrain, terrain_at
from wildswing.exiled.rules.together import asked, at_once
from wildswing.exiled.rules.using import give_item, use_item, uses_of
from wildswing.exiled.rules.variants import MODERATOR, REAL_TABLE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING, Step

CARD_LENGTH = 88
"""RX-M2: the longest move, in mm."""

SIDES = 4
"""A vine grows, and a tunnel lets out, at one of the four sides of a card."""


def begin_movement(table: Table, step: Step, heard: Heard) -> None:
    """RX-M1: the phase in order: who calls for help, the swamp, who comes or comes back, then all move at once."""
    table.phase = "movement"
    table.harmed = ()
    table.shields = ()
    table.ethereal = ()
    if heard is not None:
        heard.append(Told(PhaseBegan(table.round, "movement")))
    calls: list[Step] = [Call()] if MODERATOR in table.variants else []
    push(
        table,
        Summons(),
        Swamp(),
        Fall("swamp"),
        Arrive(),
        EndCheck("swamp"),
        *calls,
        MoveAll(),
        ShowMoves(),
        Tunnels(),
        AttackPhase(),
    )


# --- Arrivals ---


def arrive(table: Table, step: Step, heard: Heard) -> None:
    """RX-V6, RX-G2: reinforcements come at the start of a movement phase, and the fallen return."""
    late = [at for at, body in enumerate(table.bodies) if body.place == LATE and _arrives(table, body)]
    push(table, *[Join(table.bodies[at].seat, at) for at in late])
    for at, body in enumerate(table.bodies):
        if body.place == WAITING:
            _wait(table, at, heard)


def _arrives(table: Table, body: Body) -> bool:
    return table.players[body.seat].arrives == table.round


def _wait(table: Table, at: int, heard: Heard) -> None:
    """RX-G2: counts the attack phases a fallen character waits through, beginning with the one after its fall."""
    body = alter_body(table, at)
    body.wait -= 1
    if body.wait >= 0:
        return
    body.place = IN_PLAY
    body.wait = 0
    body.life = start_life(table, at)
    enter(table, at, (body.home_x, body.home_y), heard)


def enter(table: Table, at: int, spot: Point, heard: Heard) -> None:
    """Lays a card on a place, or on the nearest one that is free."""
    body = alter_body(table, at)
    body.place = IN_PLAY
    if REAL_TABLE not in table.variants:
        body.x, body.y = nearest_free(table, at, spot)
    settle_terrain(table)
    if heard is not None:
        heard.append(Told(Placed(at, body_name(table, at), body.x, body.y, body.angle)))


def ask_join(table: Table, step: Join) -> Ask:
    """Asks where a reinforcement starts on the team's line."""
    if REAL_TABLE in table.variants:
        return Ask(asked(table, step.seat), "join", ((0, 0),), (step.seat, step.at))
    return Ask(step.seat, "join", room_to_place(table, step.at), (step.seat, step.at))


def join(table: Table, step: Join, spot: Point, heard: Heard) -> None:
    """Brings the reinforcement in."""
    at = step.at
    enter(table, at, shifted(table.bodies[at], *spot), heard)


# --- The swamp ---


def swamp(table: Table, step: Step, heard: Heard) -> None:
    """RX-L5: before moving, everybody in a swamp takes 2 damage."""
    for at, body in enumerate(table.bodies):
        if body.place == IN_PLAY and body.terrain == SWAMP:
            lose(table, at, SWAMP_DAMAGE, 0, heard)


# --- The hidden choice ---


def lane_of_movement(table: Table, seat: int) -> tuple[Step, ...]:
    """Returns what a player decides in a movement phase: deeds first, then a move of every card (RX-M7, RX-S11)."""
    bodies = bodies_of(table, seat)
    if not bodies:
        return ()
    steps: list[Step] = [Deed(seat)]
    for at in bodies:
        if has(table, table.bodies[at], ROOTED):
            steps += [Grow(seat)] if character_of(table, seat).ability(GROWS) is not None else []
        else:
            steps.append(Move(seat, at))
        if REAL_TABLE in table.variants and table.terrain:
            steps.append(Stand(seat, at))
    return tuple(steps)


def move_all(table: Table, step: Step, heard: Heard) -> None:
    """RX-M3: all decide hidden and move together."""
    at_once(table, "movement", lane_of_movement)


def ask_deed(table: Table, step: Deed) -> Ask:
    """RX-K11, RX-I7, RX-I8: asks for abilities with the movement icon and for items, one at a time."""
    seat = step.seat
    done = table.sealed[seat]
    options: list[tuple[Any, ...]] = [("done",)]
    if uses_left(table, seat, BLIND_ENEMIES) > 0 and ("blind",) not in done:
        options.append(("blind",))
    held = list(table.players[seat].items)
    for deed in done:
        if deed[0] in ("use", "give"):
            held.remove(deed[1])
    allies = [other for other in range(len(table.players)) if other != seat and are_allies(table, seat, other)]
    for item in held:
        options += [("use", *use) for use in uses_of(table, seat, item)]
        options += [("give", item, other) for other in allies if bodies_of(table, other)]
    return Ask(asked(table, seat), "deed", tuple(options), seat)


def deed(table: Table, step: Deed, chosen: tuple[Any, ...], heard: Heard) -> None:
    """Keeps a deed, and asks for another until the player is done."""
    if chosen != ("done",):
        seal(table, step.seat, chosen)
        push(table, step)


def is_bound(table: Table, seat: int) -> bool:
    """RX-M4, RX-M5, RX-M10, RX-V5: a team's last player may only come closer; RX-G8: not where the fallen return."""
    return not table.gemstones and len(team_members(table, table.players[seat].team)) == 1


def nearest_enemy(table: Table, at: int) -> Point:
    """RX-M6: returns the way to the nearest enemy, between centres."""
    body = table.bodies[at]
    enemies = [
        (other.x - body.x, other.y - body.y)
        for other in table.bodies
        if other.place == IN_PLAY and other.kind != VINE and not are_allies(table, body.seat, other.seat)
    ]
    return min(enemies, key=lambda way: way[0] * way[0] + way[1] * way[1])


def move_space(table: Table, at: int) -> Space:
    """Returns where a card may move: a direction in degrees, counter-clockwise from the far side, and mm.

    Whoever is bound chooses among the directions that lead closer to the nearest enemy.
    """
    if not is_bound(table, table.bodies[at].seat):
        return Space(("direction", 0, 359), ("distance", 0, CARD_LENGTH))
    ahead = heading(*nearest_enemy(table, at)) // 10
    return Space(("direction", ahead - 89, ahead + 89), ("distance", 0, CARD_LENGTH))


def ask_move(table: Table, step: Move) -> Ask:
    """RX-M2: asks for a slide of up to one card length, any way."""
    seat = step.seat
    if REAL_TABLE in table.variants:
        return Ask(asked(table, seat), "stood", (False, True), (seat, step.at))
    return Ask(seat, "move", move_space(table, step.at), (seat, step.at))


def move(table: Table, step: Move, way: Any, heard: Heard) -> None:
    """Keeps the move until all have decided."""
    seal(table, step.seat, ("move", step.at, *(way if isinstance(way, tuple) else (way,))))


def ask_stand(table: Table, step: Stand) -> Ask:
    """Asks on a real table which terrain a card stands on."""
    kinds = dict.fromkeys(["", *[card.kind for card in table.terrain if card.kind != TUNNEL]])
    return Ask(asked(table, step.seat), "stand", tuple(kinds), (step.seat, step.at))


def stand(table: Table, step: Stand, kind: str, heard: Heard) -> None:
    """Notes the terrain."""
    alter_body(table, step.at).terrain = kind


def ask_grow(table: Table, step: Grow) -> Ask:
    """RX-GL4: instead of moving, a vine is laid beside its owner or slides on."""
    seat = step.seat
    at = vine_of(table, seat)
    vine = table.bodies[at]
    if REAL_TABLE in table.variants:
        grown = vine.place == IN_PLAY
        return Ask(asked(table, seat), "grow", ((NOTHING,),) if grown else ((NOTHING,), (0,)), seat)
    if vine.place == IN_PLAY:
        return Ask(seat, "creep", move_space(table, at), (seat, at))
    free = [side for side in range(SIDES) if is_free(table, at, beside(table, seat, side))]
    return Ask(seat, "grow", ((NOTHING,), *[(side,) for side in free]), seat)


def beside(table: Table, seat: int, side: int) -> Point:
    """Returns where a card lies that touches a player's card at one side: ahead, left, behind or right."""
    owner = table.bodies[bodies_of(table, seat)[0]]
    return next_to(owner.x, owner.y, owner.angle, side)


def next_to(x: int, y: int, angle: int, side: int) -> Point:
    """Returns the centre of a card turned alike that touches another at one side."""
    width, height = -CARD[0][0] * 2 + 1, -CARD[0][1] * 2 + 1
    dx, dy = toward(angle + 900 * side, height if side % 2 == 0 else width)
    return x + dx, y + dy


def grow(table: Table, step: Grow, chosen: tuple[int, ...], heard: Heard) -> None:
    """Keeps what the vine does."""
    if len(chosen) == 2:
        seal(table, step.seat, ("move", vine_of(table, step.seat), *chosen))
    elif chosen[0] != NOTHING:
        seal(table, step.seat, ("grow", chosen[0]))


# --- All at once ---


def show_moves(table: Table, step: Step, heard: Heard) -> None:
    """RX-M3, RX-M8: shows all deeds in the order of the seats, then slides all cards together."""
    chosen = table.sealed
    unseal(table)
    shifts: dict[int, Point] = {}
    stood: dict[int, bool] = {}
    for seat, done in enumerate(chosen):
        for one in done:
            if one[0] == "move" and REAL_TABLE in table.variants:
                stood[one[1]] = one[2]
            elif one[0] == "move":
                way = shift_of(table, one[1], one[2] * 10, one[3] * MM)
                if _keeps_in_reach(table, one[1], way):
                    shifts[one[1]] = way
            elif one[0] == "grow":
                _grow_vine(table, seat, one[1], heard)
            else:
                _do(table, seat, one, heard)
    before = table.bodies
    slide_closer(table, shifts)
    for at, body in enumerate(table.bodies):
        if body.place != IN_PLAY or body.kind == VINE:
            continue
        unmoved = (body.x, body.y) == (before[at].x, before[at].y)
        alter_body(table, at).stood = int(stood.get(at, unmoved))
    _tell_moves(table, before, heard)
    settle_terrain(table)


def shift_of(table: Table, at: int, direction: int, distance: int) -> Point:
    """Returns the shift of a move; RX-M4: whoever is bound stops before being no closer than at the start."""
    shift = toward(direction, distance)
    if distance and is_bound(table, table.bodies[at].seat):
        way = nearest_enemy(table, at)
        if not comes_closer(shift, way):
            # On the circle round the enemy through the own place; what is rounded there is left out bit by bit.
            distance = min(distance, max(0, 2 * (shift[0] * way[0] + shift[1] * way[1]) // length(*shift)))
            shift = toward(direction, distance)
            while distance and not comes_closer(shift, way):
                distance -= 1
                shift = toward(direction, distance)
    return shift


def comes_closer(shift: Point, way: Point) -> bool:
    """Tells exactly whether a shift ends nearer to where a way leads."""
    return shift[0] * shift[0] + shift[1] * shift[1] < 2 * (shift[0] * way[0] + shift[1] * way[1])


def slide_closer(table: Table, shifts: dict[int, Point]) -> None:
    """RX-M4: slides cards; whoever is bound and would, stopped on the way, lie a hair farther off stays instead."""
    ways = {at: nearest_enemy(table, at) for at in shifts if is_bound(table, table.bodies[at].seat)}
    while True:
        after = table.copy()
        slide_all(after, shifts)
        astray = [at for at in shifts if at in ways and not _has_come_closer(table, after, at, ways[at])]
        if not astray:
            table.bodies = after.bodies
            return
        shifts = {at: shift for at, shift in shifts.items() if at not in astray}


def _has_come_closer(before: Table, after: Table, at: int, way: Point) -> bool:
    """Tells whether a card lies nearer to where a way leads, or where it lay."""
    made = after.bodies[at].x - before.bodies[at].x, after.bodies[at].y - before.bodies[at].y
    return made == NO_SHIFT or comes_closer(made, way)


def _keeps_in_reach(table: Table, at: int, shift: Point) -> bool:
    """RX-GL4: a vine that would leave its reach stays where it is; its owner is rooted, so it is known before."""
    if table.bodies[at].kind != VINE:
        return True
    after = table.copy()
    vine = alter_body(after, at)
    vine.x += shift[0]
    vine.y += shift[1]
    return vine_in_reach(after, at)


def _do(table: Table, seat: int, chosen: tuple[Any, ...], heard: Heard) -> None:
    if chosen[0] == "use":
        if chosen[1] in table.players[seat].items:
            use_item(table, seat, (chosen[1], chosen[2]), heard)
    elif chosen[0] == "give":
        give_item(table, seat, chosen[1], chosen[2], heard)
    else:
        _blind_enemies(table, seat, heard)


def _blind_enemies(table: Table, seat: int, heard: Heard) -> None:
    """RX-MC2, RX-MC4: all enemies throw blind in the next attack phase."""
    use_up(table, seat, BLIND_ENEMIES)
    ability = character_of(table, seat).ability(BLIND_ENEMIES)
    if heard is not None and ability is not None:
        heard.append(Told(AbilityUsed(seat, character_of(table, seat).name, ability.name)))
    for other in range(len(table.players)):
        if not are_allies(table, seat, other) and bodies_of(table, other):
            hamper(table, other, "blind", heard)


def _grow_vine(table: Table, seat: int, side: int, heard: Heard) -> None:
    """RX-GL4: lays the vine beside its owner with all its hit points."""
    at = vine_of(table, seat)
    ability = character_of(table, seat).ability(GROWS)
    vine = alter_body(table, at)
    vine.place = IN_PLAY
    vine.life = ability.amount if ability is not None else 0
    if REAL_TABLE not in table.variants:
        vine.x, vine.y = beside(table, seat, side)
    if heard is not None:
        heard.append(Told(VineGrew(at, character_of(table, seat).name, vine.x, vine.y)))


def _tell_moves(table: Table, before: tuple[Body, ...], heard: Heard) -> None:
    if heard is None:
        return
    for at, (body, was) in enumerate(zip(table.bodies, before, strict=True)):
        if (body.x, body.y) != (was.x, was.y):
            heard.append(Told(Moved(at, body_name(table, at), body.x, body.y)))


# --- Tunnels ---


def tunnels(table: Table, step: Step, heard: Heard) -> None:
    """RX-L6: whoever moved onto a tunnel travels at once; who has not moved does not."""
    if REAL_TABLE in table.variants:
        return
    inside = [at for at, body in enumerate(table.bodies) if body.place == IN_PLAY and body.terrain == TUNNEL]
    push(table, *[Tunnel(table.bodies[at].seat, at) for at in inside if not table.bodies[at].stood])


def exits(table: Table, at: int) -> list[int]:
    """Returns the sides of the other tunnel at which a card may come out."""
    other = _other_tunnel(table, at)
    return [side for side in range(SIDES) if is_free(table, at, out_of(table, at, other, side))]


def _other_tunnel(table: Table, at: int) -> int:
    here = terrain_at(table, table.bodies[at])
    return next((index for index, card in enumerate(table.terrain) if card.kind == TUNNEL and index != here), here)


def out_of(table: Table, at: int, tunnel: int, side: int) -> Point:
    """Returns where a card lies that touches a side of a tunnel card, turned as it is."""
    card = table.terrain[tunnel]
    corners = turned(CARD, table.bodies[at].angle)
    half_width = max([x for x, _ in corners])
    half_height = max([y for _, y in corners])
    reach_x = -CARD[0][0] + half_width + 1
    reach_y = -CARD[0][1] + half_height + 1
    dx, dy = ((0, reach_y), (-reach_x, 0), (0, -reach_y), (reach_x, 0))[side]
    return card.x + dx, card.y + dy


def ask_tunnel(table: Table, step: Tunnel) -> Ask:
    """Asks at which side the card comes out; where no side is free it stays."""
    free = exits(table, step.at)
    return Ask(step.seat, "tunnel", tuple(free) or (NOTHING,), (step.seat, step.at))


def tunnel(table: Table, step: Tunnel, side: int, heard: Heard) -> None:
    """Puts the card beside the other tunnel, which it does not enter again in this phase."""
    if side == NOTHING:
        return
    at = step.at
    spot = out_of(table, at, _other_tunnel(table, at), side)
    body = alter_body(table, at)
    body.x, body.y = spot
    settle_terrain(table)
    if heard is not None:
        heard.append(Told(WentThrough(at, body_name(table, at), body.x, body.y)))


RULES: Final[tuple[Does, ...]] = (
    Does(MovementPhase, begin_movement),
    Does(Arrive, arrive),
    Does(Swamp, swamp),
    Does(MoveAll, move_all),
    Does(ShowMoves, show_moves),
    Does(Tunnels, tunnels),
)
"""What becomes of the steps of this chapter."""
