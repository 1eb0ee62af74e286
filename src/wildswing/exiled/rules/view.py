"""What a seat sees of a game of Rise of the Exiled: all but closed chests and the hidden choices of others."""

from typing import Any

import msgspec

from wildswing.exiled.rules import naming
from wildswing.exiled.rules.attack import body_name
from wildswing.exiled.rules.damage import start_life
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.judging import weapon_of
from wildswing.exiled.rules.table import Body, Contact, Landing, Player, Table, character_of
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.state import NOTHING


class BodyView(msgspec.Struct, frozen=True):
    """A character card or a vine."""

    seat: int
    name: str
    character: str
    """Whose card it is."""
    kind: str
    place: str
    x: int
    y: int
    angle: int
    life: int
    most: int
    blocks: int
    persists: bool
    stood: bool
    pulled: bool
    wait: int
    terrain: str


class PlayerView(msgspec.Struct, frozen=True):
    """A player with everything that lies beside the reference card."""

    seat: int
    team: int
    character: str
    skill: str
    arrives: int
    uses: tuple[int, ...]
    items: tuple[str, ...]
    blind: bool
    off_hand: bool
    hexed: bool
    named: int
    vampyr: bool
    ricochet: bool
    tome: bool
    guards: tuple[int, ...]


class LandingView(msgspec.Struct, frozen=True):
    """A weapon on the table."""

    seat: int
    body: int
    weapon: str
    kind: str
    chest: int
    aim: tuple[int, int]
    x: int
    y: int
    angle: int
    under: tuple[int, ...]
    named: int
    timing: int
    sway: int


class ContactView(msgspec.Struct, frozen=True):
    """What a weapon lies over."""

    landing: int
    part: int
    what: str
    at: int
    zone: int
    spiked: bool
    armoured: bool


class ChestView(msgspec.Struct, frozen=True):
    """A chest; its item is told when it is opened."""

    x: int
    y: int
    closed: bool


class TerrainView(msgspec.Struct, frozen=True):
    """A terrain card."""

    kind: str
    x: int
    y: int


class GemstoneView(msgspec.Struct, frozen=True):
    """A gemstone."""

    team: int
    x: int
    y: int
    life: int


class ExiledView(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    round: int
    last_round: int
    phase: str
    variants: tuple[str, ...]
    edges: tuple[int, int, int, int]
    players: tuple[PlayerView, ...]
    bodies: tuple[BodyView, ...]
    landings: tuple[LandingView, ...]
    contacts: tuple[ContactView, ...]
    shields: tuple[tuple[int, int], ...]
    ethereal: tuple[int, ...]
    bonuses: tuple[tuple[int, int, int, int], ...]
    """A landing, its part and the card under it, and what a mountain or an item adds to that hit."""
    chests: tuple[ChestView, ...]
    terrain: tuple[TerrainView, ...]
    gemstones: tuple[GemstoneView, ...]
    spent: tuple[str, ...]
    chosen: tuple[Any, ...]
    """What the seat itself has chosen and the others do not see yet; on a real table what everybody has."""
    pending: tuple[Any, ...]
    """What remains to be done, the next step last."""
    winner: int


def view(table: Table, seat: int) -> ExiledView:
    """Lists what a seat sees."""
    return ExiledView(
        round=table.round,
        last_round=table.last_round,
        phase=table.phase,
        variants=table.variants,
        edges=table.edges,
        players=tuple([_player(table, number, player) for number, player in enumerate(table.players)]),
        bodies=tuple([_body(table, at, body) for at, body in enumerate(table.bodies)]),
        landings=tuple([_landing(table, landing) for landing in table.landings]),
        contacts=tuple([_contact(contact) for contact in table.contacts]),
        shields=table.shields,
        ethereal=table.ethereal,
        bonuses=table.bonuses,
        chests=tuple([ChestView(one.x, one.y, one.inside != NOTHING) for one in table.chests]),
        terrain=tuple([TerrainView(one.kind, one.x, one.y) for one in table.terrain]),
        gemstones=tuple([GemstoneView(one.team, one.x, one.y, one.life) for one in table.gemstones]),
        spent=tuple([ITEMS[item] for item in table.spent]),
        chosen=_chosen(table, seat),
        pending=tuple([step.written() for step in table.agenda]),
        winner=table.winner,
    )


def _chosen(table: Table, seat: int) -> tuple[Any, ...]:
    if REAL_TABLE in table.variants:
        return table.sealed
    return table.sealed[seat] if 0 <= seat < len(table.sealed) else ()


def _player(table: Table, seat: int, player: Player) -> PlayerView:
    return PlayerView(
        seat=seat,
        team=player.team,
        character=character_of(table, seat).name,
        skill=player.skill,
        arrives=player.arrives,
        uses=player.uses,
        items=tuple([ITEMS[item] for item in player.items]),
        blind=bool(player.blind),
        off_hand=bool(player.off_hand),
        hexed=bool(player.hexed),
        named=player.named,
        vampyr=bool(player.vampyr),
        ricochet=bool(player.ricochet),
        tome=bool(player.tome),
        guards=player.guards,
    )


def _body(table: Table, at: int, body: Body) -> BodyView:
    # RX-A19
    return BodyView(
        seat=body.seat,
        name=naming.body(body_name(table, at)),
        character=character_of(table, body.card).name,
        kind=body.kind,
        place=body.place,
        x=body.x,
        y=body.y,
        angle=body.angle,
        life=body.life,
        most=start_life(table, at),
        blocks=body.blocks,
        persists=bool(body.persists),
        stood=bool(body.stood),
        pulled=bool(body.pulled),
        wait=body.wait,
        terrain=body.terrain,
    )


def _landing(table: Table, landing: Landing) -> LandingView:
    return LandingView(
        seat=landing.seat,
        body=landing.body,
        weapon=weapon_of(table, landing).name,
        kind=landing.kind,
        chest=landing.chest,
        aim=(landing.aim_x, landing.aim_y),
        x=landing.x,
        y=landing.y,
        angle=landing.angle,
        under=landing.under,
        named=landing.named,
        timing=landing.timing,
        sway=landing.sway,
    )


def _contact(contact: Contact) -> ContactView:
    return ContactView(
        landing=contact.landing,
        part=contact.part,
        what=contact.what,
        at=contact.at,
        zone=contact.zone,
        spiked=bool(contact.spiked),
        armoured=bool(contact.armoured),
    )
