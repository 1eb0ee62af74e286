"""The attack phase: everybody throws at once, and the weapons land."""

from typing import Any, Final

from wildswing.exiled.rules.book import STANCE, STILL_WEAPON, THROW_FROM_VINE
from wildswing.exiled.rules.events import Called, Missed, Overruled, PhaseBegan, Shielded, Threw, TookStance
from wildswing.exiled.rules.geometry import MM
from wildswing.exiled.rules.judging import judge, weapon_of
from wildswing.exiled.rules.missing import miss_of
from wildswing.exiled.rules.naming import team_letter
from wildswing.exiled.rules.places import card_at
from wildswing.exiled.rules.steps import (
    Aim,
    AttackPhase,
    Call,
    Chests,
    EndCheck,
    Fall,
    HarmAll,
    How,
    Judge,
    Land,
    MovementPhase,
    Name,
    Open,
    Overrule,
    Pulls,
    React,
    Report,
    Ricochets,
    ThrowAll,
)
from wildswing.exiled.rules.table import (
    IN_PLAY,
    NOBODY,
    Landing,
    Table,
    alter_player,
    bodies_of,
    character_of,
    has,
    seal,
    stood_still,
    unseal,
    use_up,
    uses_left,
    vine_of,
)
from wildswing.exiled.rules.throwing import HAND, Landed, Throw, land_all, spread_of
from wildswing.exiled.rules.together import asked, at_once, moderator
from wildswing.exiled.rules.variants import BLOCKING, COLLISIONS, MODERATOR, REAL_TABLE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING, Step

MISS: int = 30
"""RX-W9: a hand's miss of timing and its sway count up to three standard errors, in tenths."""

BLOCK: int = 1
"""RX-V4: by how much a weapon thrown as a shield reduces each source."""


def begin_attack(table: Table, step: Step, heard: Heard) -> None:
    """RX-T1: rounds of attack and movement, beginning with an attack; the steps stand in the order of resolution."""
    table.round += 1
    table.phase = "attack"
    table.landings = ()
    table.contacts = ()
    table.shields = ()
    table.ethereal = ()
    table.pricked = ()
    table.bonuses = ()
    table.harmed = ()
    if heard is not None:
        heard.append(Told(PhaseBegan(table.round, "attack")))
    hexed = [seat for seat, player in enumerate(table.players) if player.hexed and bodies_of(table, seat)]
    calls: list[Step] = [Call()] if MODERATOR in table.variants else []
    push(
        table,
        *[Name(seat) for seat in hexed],
        *calls,
        ThrowAll(),
        Land(),
        Judge(),
        React(),
        HarmAll(),
        Ricochets(),
        Fall(),
        Chests(),
        Pulls(),
        EndCheck("attack"),
        MovementPhase(),
    )


# --- Declarations ---


def ask_name(table: Table, step: Name) -> Ask:
    """RX-I25: a hexed player names one character before the throw, or nobody."""
    seat = step.seat
    others = [other for other in range(len(table.players)) if other != seat and bodies_of(table, other)]
    return Ask(asked(table, seat), "name", (*others, NOBODY), seat)


def name(table: Table, step: Name, named: int, heard: Heard) -> None:
    """Calls the name out."""
    alter_player(table, step.seat).named = named
    if heard is not None:
        target = character_of(table, named).name if named != NOBODY else ""
        heard.append(Told(Called(step.seat, character_of(table, step.seat).name, target)))


def ask_call(table: Table, step: Step) -> Ask:
    """RX-V1: the moderator calls when to throw."""
    return Ask(moderator(table), "call", ("throw",), "attack", always=True)


def call(table: Table, step: Step, word: str, heard: Heard) -> None:
    """The call itself changes nothing."""


# --- The hidden choice ---


def lane_of_attack(table: Table, seat: int) -> tuple[Step, ...]:
    """Returns what a player decides in an attack phase."""
    return (How(seat),) if bodies_of(table, seat) else ()


def throw_all(table: Table, step: Step, heard: Heard) -> None:
    """RX-A1: all throw together, and nobody sees another throw before."""
    at_once(table, "attack", lane_of_attack)


def ask_how(table: Table, step: How) -> Ask:
    """Asks from where a player throws (RX-ZH9, RX-GL4), or whether the player does something else instead (RX-HE7)."""
    seat = step.seat
    own = bodies_of(table, seat)
    options: list[tuple[str, int]] = [("throw", at) for at in own]
    vine = vine_of(table, seat)
    if vine != NOTHING and table.bodies[vine].place == IN_PLAY and _may(table, seat, THROW_FROM_VINE):
        options.append(("throw", vine))
    if uses_left(table, seat, STANCE) > 0:
        options += [("stance", at) for at in own if has(table, table.bodies[at], STANCE)]
    if BLOCKING in table.variants:
        options += [("block", at) for at in own]
    return Ask(asked(table, seat), "how", tuple(options), seat)


def _may(table: Table, seat: int, does: str) -> bool:
    return character_of(table, seat).ability(does) is not None


def how(table: Table, step: How, chosen: tuple[str, int], heard: Heard) -> None:
    """Asks on for a chest and for the aim of each weapon."""
    seat = step.seat
    seal(table, seat, chosen)
    kind, at = chosen
    if kind != "throw":
        return
    closed = [index for index, chest in enumerate(table.chests) if chest.inside != NOTHING]
    to_open: list[Step] = [Open(seat)] if closed else []
    aims: list[Step] = [Aim(seat, weapon) for weapon in weapons_thrown(table, seat, at)]
    push(table, *to_open, *([] if REAL_TABLE in table.variants else aims))


def weapons_thrown(table: Table, seat: int, at: int) -> list[int]:
    """RX-A7, RX-NA2, RX-MA3: all weapons thrown by default, or the one for which the thrower has stood still."""
    character = character_of(table, seat)
    still = character.ability(STILL_WEAPON)
    if still is not None and stood_still(table.bodies[at]):
        return [number for number, weapon in enumerate(character.weapons) if weapon.name == still.weapon]
    return [number for number, weapon in enumerate(character.weapons) if weapon.thrown]


def ask_open(table: Table, step: Open) -> Ask:
    """RX-I3: a chest is opened only by a throw that was meant for it."""
    closed = [index for index, chest in enumerate(table.chests) if chest.inside != NOTHING]
    return Ask(asked(table, step.seat), "open", (NOTHING, *closed), step.seat)


def open_chest(table: Table, step: Open, chest: int, heard: Heard) -> None:
    """Keeps the chest to the throw."""
    seal(table, step.seat, ("open", chest))


def aim_space(table: Table, seat: int) -> Space:
    """Returns where a player may aim, in mm, and how a hand may miss, in tenths of the standard errors.

    Every point of the table is allowed (RX-A2), and the plane of attack follows from it (RX-A4, RX-A5).
    """
    left, bottom, right, top = table.edges
    miss = MISS if table.players[seat].skill == HAND else 0
    return Space(
        ("x", left // MM, right // MM), ("y", bottom // MM, top // MM), ("power", -miss, miss), ("sway", -miss, miss)
    )


def ask_aim(table: Table, step: Aim) -> Ask:
    """Asks where a weapon is thrown, and how."""
    seat = step.seat
    return Ask(seat, "aim", aim_space(table, seat), (seat, step.weapon, table.sealed[seat][0][1]))


def aim(table: Table, step: Aim, point: tuple[int, ...], heard: Heard) -> None:
    """Keeps the throw until all have thrown."""
    seal(table, step.seat, ("aim", step.weapon, *point))


# --- Landing ---


def land_weapons(table: Table, step: Step, heard: Heard) -> None:
    """RX-A1: shows all throws together; the weapons land."""
    landings: list[Landing] = []
    throws: list[Throw] = []
    for seat in range(len(table.players)):
        if table.sealed[seat]:
            for landing, throw in _thrown(table, seat, table.sealed[seat], heard):
                landings.append(landing)
                throws.append(throw)
    unseal(table)
    if REAL_TABLE in table.variants:
        table.landings = tuple(landings)
        push(table, Report(0))
        return
    cards = [at for at, body in enumerate(table.bodies) if body.place == IN_PLAY]
    shapes = tuple([card_at(table, at) for at in cards])
    landed, table.chance = land_all(tuple(throws), shapes, table.chance, COLLISIONS in table.variants)
    lay_weapons(table, [settled(one, spot, cards) for one, spot in zip(landings, landed, strict=True)], heard)


def settled(landing: Landing, spot: Landed, cards: list[int]) -> Landing:
    """Returns a thrown weapon where it landed."""
    return Landing(
        landing.seat,
        landing.body,
        landing.weapon,
        landing.kind,
        landing.chest,
        landing.aim_x,
        landing.aim_y,
        spot.x,
        spot.y,
        spot.angle,
        tuple([cards[at] for at in spot.under]),
        landing.spread,
        landing.named,
        landing.timing,
        landing.sway,
    )


def _thrown(table: Table, seat: int, chosen: tuple[Any, ...], heard: Heard) -> list[tuple[Landing, Throw]]:
    """Returns what a player throws, not yet landed (RX-NA7)."""
    kind, at = chosen[0]
    if kind == "stance":
        _take_stance(table, seat, at, heard)
        return []
    player = table.players[seat]
    chest = next((one[1] for one in chosen[1:] if one[0] == "open"), NOTHING)
    body = table.bodies[at]
    aims = {one[1]: one[2:] for one in chosen[1:] if one[0] == "aim"}
    found: list[tuple[Landing, Throw]] = []
    for number in weapons_thrown(table, seat, at)[: 1 if kind == "block" else None]:
        weapon = character_of(table, seat).weapons[number]
        spread = spread_of(player.skill, bool(player.blind), bool(player.off_hand), weapon.factor)
        if number in aims:
            x, y, power, sway = aims[number]
            x, y = x * MM, y * MM
        else:  # as a shield onto the own card, or on a real table
            x, y, power, sway = body.x, body.y, 0, 0
        landing = Landing(seat, at, number, kind, chest, x, y, x, y, 0, (), spread, player.named, power, sway)
        found.append((landing, Throw(card_at(table, at), x, y, power, sway, spread, weapon.along)))
    # RX-CH3, RX-CH4: blindness and the other hand last for this throw.
    altered = alter_player(table, seat)
    altered.blind = altered.off_hand = 0
    return found


def _take_stance(table: Table, seat: int, at: int, heard: Heard) -> None:
    """RX-HE8: in place of a throw, each source does less."""
    ability = character_of(table, seat).ability(STANCE)
    assert ability is not None
    use_up(table, seat, STANCE)
    table.shields = (*table.shields, (at, ability.amount))
    if heard is not None:
        heard.append(Told(TookStance(seat, character_of(table, seat).name, ability.name)))


def lay_weapons(table: Table, landings: list[Landing], heard: Heard) -> None:
    """Lays weapons on the table and tells where."""
    for landing in landings:
        table.landings = (*table.landings, landing)
        if heard is not None:
            heard.append(Told(_threw(table, len(table.landings) - 1)))


def _threw(table: Table, at: int) -> Threw:
    landing = table.landings[at]
    return Threw(
        at,
        landing.seat,
        landing.body,
        character_of(table, landing.seat).name,
        weapon_of(table, landing).name,
        landing.kind,
        (landing.aim_x, landing.aim_y),
        (landing.x, landing.y, landing.angle),
        tuple([character_of(table, table.bodies[body].card).name for body in landing.under]),
    )


# --- Judging ---


def judge_all(table: Table, step: Step, heard: Heard) -> None:
    """RX-A8 to RX-A15: finds all that the weapons lie over; a real table's moderator has reported it."""
    if REAL_TABLE not in table.variants:
        table.contacts = tuple([contact for at in range(len(table.landings)) for contact in judge(table, at)])
        tell_misses(table, 0, heard)
        if MODERATOR in table.variants and table.contacts:
            push(table, Overrule())
            return
    raise_shields(table, heard)


def tell_misses(table: Table, first: int, heard: Heard) -> None:
    """Tells of the landings from `first` on which missed what they were meant for, by how much, and why."""
    if heard is None:
        return
    for at in range(first, len(table.landings)):
        miss = miss_of(table, at)
        if miss is not None:
            (what, target), far, why = miss
            landing = table.landings[at]
            source = f"the {weapon_of(table, landing).name} of {character_of(table, landing.seat).name}"
            heard.append(Told(Missed(at, source, contact_name(table, what, target), far, why)))


def raise_shields(table: Table, heard: Heard) -> None:
    """RX-V4: a weapon over the own card reduces each source."""
    for contact in table.contacts:
        if contact.what == "card":
            table.shields = (*table.shields, (contact.at, BLOCK))
    if heard is not None:
        for at, reduced in table.shields:
            heard.append(Told(Shielded(at, body_name(table, at), reduced)))


def body_name(table: Table, at: int) -> str:
    """Returns what a card on the table is called; one of several of a kind has a number."""
    body = table.bodies[at]
    name_ = character_of(table, body.card).name
    if body.kind == "vine":
        return f"the vine of {name_}"
    if body.kind == "risen":
        return f"{name_} (risen)"
    alike = [index for index, other in enumerate(table.bodies) if other.card == body.card and other.kind == "own"]
    return name_ if len(alike) == 1 else f"{name_} {alike.index(at) + 1}"


def ask_overrule(table: Table, step: Step) -> Ask:
    """RX-V1: the moderator may overrule what a weapon touches."""
    return Ask(moderator(table), "overrule", (NOTHING, *range(len(table.contacts))), always=True)


def overrule(table: Table, step: Step, at: int, heard: Heard) -> None:
    """Strikes a contact out, and asks again until all stand."""
    if at == NOTHING:
        raise_shields(table, heard)
        return
    contact = table.contacts[at]
    if heard is not None:
        thrower = character_of(table, table.landings[contact.landing].seat).name
        heard.append(Told(Overruled(thrower, contact_name(table, contact.what, contact.at))))
    table.contacts = table.contacts[:at] + table.contacts[at + 1 :]
    push(table, Overrule())


def contact_name(table: Table, what: str, at: int) -> str:
    """Returns what lies under a weapon, in words."""
    if what == "chest":
        return f"chest {at + 1}"
    if what == "gemstone":
        return f"the gemstone of Team {team_letter(table.gemstones[at].team)}"
    return body_name(table, at)


RULES: Final[tuple[Does, ...]] = (
    Does(AttackPhase, begin_attack),
    Does(ThrowAll, throw_all),
    Does(Land, land_weapons),
    Does(Judge, judge_all),
)
"""What becomes of the steps of this chapter."""
