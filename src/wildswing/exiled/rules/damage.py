"""Damage: what every source does, and all of it applied at once."""

from typing import Final

from wildswing.exiled.rules.attack import body_name
from wildswing.exiled.rules.book import BLIND_STRUCK, ETHEREAL, INFECT, PULL, SPIKES, STILL_DAMAGE
from wildswing.exiled.rules.book import SPLASH as SPLASHES
from wildswing.exiled.rules.book import VINE as GROWS
from wildswing.exiled.rules.events import (
    ArmourBlocked,
    GemstoneHit,
    Hampered,
    Hit,
    Lost,
    TurnedEthereal,
)
from wildswing.exiled.rules.judging import shown_figure, weapon_of
from wildswing.exiled.rules.steps import Bonuses, Ethereal, HarmAll, React, Spike, Spiked, Turned, TurnEthereal
from wildswing.exiled.rules.table import (
    NOBODY,
    RISEN,
    SPLASH,
    VINE,
    Contact,
    Gemstone,
    Landing,
    Table,
    alter_body,
    alter_player,
    are_allies,
    bodies_of,
    character_of,
    seal,
    stood_still,
    unseal,
    use_up,
    uses_left,
)
from wildswing.exiled.rules.terrain import FOREST, SWAMP, in_forest
from wildswing.exiled.rules.together import asked, at_once
from wildswing.exiled.rules.variants import BALANCE, FRIENDLY_FIRE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step, own_fields

VINE_DAMAGE = 1
"""RX-GL4: every source does this much to a vine."""
GEMSTONE_DAMAGE = 1
"""RX-G4: every source does exactly this much to a gemstone."""

RISES_WITH = {RISEN: INFECT, VINE: GROWS}
"""By kind of card the ability that says how many hit points it begins with."""


class Harm:
    """One source of damage against one card."""

    def __init__(self, seat: int, body: int, amount: int, contact: Contact) -> None:
        self.seat = seat
        """Who deals it."""
        self.body = body
        self.amount = amount
        self.contact = contact

    __slots__ = own_fields(__init__, object)


# --- Reactions ---


def react(table: Table, step: Step, heard: Heard) -> None:
    """Opens the reactions to what has landed: who may turn ethereal, whom spikes cost, and where a bonus goes."""
    spikes: list[Step] = [Spike(seat, 0, NOTHING) for seat in range(len(table.players))]
    push(table, TurnEthereal(), Turned(), *spikes, Bonuses())


def lane_of_reaction(table: Table, seat: int) -> tuple[Step, ...]:
    """RX-NH3: who has the ability is asked after the landing if anything enemy lies over the card."""
    return (Ethereal(seat),) if is_touched(table, seat) and uses_left(table, seat, ETHEREAL) > 0 else ()


def is_touched(table: Table, seat: int) -> bool:
    """Tells whether an enemy source, or the answer of enemy spikes, threatens a player."""
    return any(_threatens(table, contact, seat) for contact in table.contacts)


def _threatens(table: Table, contact: Contact, seat: int) -> bool:
    if contact.what != "body":
        return False
    thrower = table.landings[contact.landing].seat
    owner = table.bodies[contact.at].seat
    if are_allies(table, thrower, owner) and FRIENDLY_FIRE not in table.variants:
        return False
    return owner == seat or (thrower == seat and bool(contact.spiked))


def turn_ethereal(table: Table, step: Step, heard: Heard) -> None:
    """All who may react decide at once."""
    at_once(table, "reaction", lane_of_reaction)


def ask_ethereal(table: Table, step: Ethereal) -> Ask:
    """Asks whether a player wants to escape."""
    return Ask(asked(table, step.seat), "ethereal", (False, True), step.seat)


def ethereal(table: Table, step: Ethereal, wants: bool, heard: Heard) -> None:
    """Keeps the decision until all have decided."""
    if wants:
        seal(table, step.seat, True)


def turned_ethereal(table: Table, step: Step, heard: Heard) -> None:
    """RX-NH2, RX-NH3: nothing touches whoever is ethereal in this phase."""
    table.phase = "attack"
    for seat in range(len(table.players)):
        if table.sealed[seat]:
            use_up(table, seat, ETHEREAL)
            table.ethereal = (*table.ethereal, seat)
            ability = character_of(table, seat).ability(ETHEREAL)
            if heard is not None and ability is not None:
                heard.append(Told(TurnedEthereal(seat, character_of(table, seat).name, ability.name)))
    unseal(table)


# --- Spikes ---


def spiked_landings(table: Table, seat: int, first: int, excepted: int) -> list[Contact]:
    """RX-HE2, RX-HE4: returns for each throw of a player and each spiked enemy under it one contact.

    Counted are the landings from `first` on; RX-I23: not over an excepted card.
    """
    found: dict[tuple[int, int], Contact] = {}
    for contact in table.contacts:
        landing = table.landings[contact.landing]
        if contact.what != "body" or not contact.spiked or landing.seat != seat or seat in table.ethereal:
            continue
        if contact.landing < first or contact.at == excepted:
            continue
        body = table.bodies[contact.at]
        enemy = not are_allies(table, seat, body.seat) or FRIENDLY_FIRE in table.variants
        if enemy and body.seat not in table.ethereal:
            found.setdefault((contact.landing, contact.at), contact)
    return list(found.values())


def spike(table: Table, step: Spike, heard: Heard) -> None:
    """Asks a player with several cards which of them the spikes hurt."""
    landings = spiked_landings(table, step.seat, step.first, step.excepted)
    push(table, *[Spiked(step.seat) for _ in landings])


def ask_spiked(table: Table, step: Spiked) -> Ask:
    """RX-HE6, RX-ZH6: the player chooses which card takes the damage."""
    return Ask(asked(table, step.seat), "spiked", tuple(bodies_of(table, step.seat)), step.seat)


def spiked(table: Table, step: Step, at: int, heard: Heard) -> None:
    """Keeps the choice for the moment in which all damage is applied."""
    table.pricked = (*table.pricked, at)


# --- What every source does ---


def counts(table: Table, contact: Contact) -> bool:
    """Tells whether a contact with a card may hurt at all: an enemy's, not escaped, not a miss (RX-V2)."""
    landing = table.landings[contact.landing]
    body = table.bodies[contact.at]
    if is_a_miss(table, landing) or body.seat in table.ethereal:
        return False
    if are_allies(table, landing.seat, body.seat):
        if FRIENDLY_FIRE not in table.variants:  # RX-A16
            return False
        if landing.seat != body.seat and character_of(table, landing.seat).ability(PULL) is not None:  # RX-GA5
            return False
    return True


def is_a_miss(table: Table, landing: Landing) -> bool:
    """RX-NH3, RX-I25, RX-E10: tells whether a throw does not count, whatever it lies over."""
    return landing.seat in table.ethereal or landing.named == NOBODY


def is_blocked(contact: Contact) -> bool:
    """RX-IR1: a source that touches armour is blocked; only armour that can still block is ever touched."""
    return bool(contact.armoured)


def strikes(table: Table, contact: Contact) -> bool:
    """Tells whether a source reaches a hit zone with its effects: neither blocked nor escaped.

    RX-HE3, RX-IR5, RX-L7.
    """
    reaches = contact.zone != NOTHING or contact.part == SPLASH
    return contact.what == "body" and reaches and counts(table, contact) and not is_blocked(contact)


def harms(table: Table, first: int, excepted: int) -> list[Harm]:
    """Returns what every source of the landings from `first` on does; RX-I23: not to an excepted card."""
    harmful = blows(table, first, excepted)
    for harm in harmful:
        harm.amount = reduced(table, harm.body, harm.amount)
    return harmful


def blows(table: Table, first: int, excepted: int) -> list[Harm]:
    """Returns what every source would do if nothing reduced it (RX-NA3)."""
    struck = [
        contact
        for contact in table.contacts
        if contact.landing >= first and contact.what == "body" and contact.at != excepted and strikes(table, contact)
    ]
    harmful = [Harm(table.landings[one.landing].seat, one.at, _printed(table, one), one) for one in struck]
    harmful = [harm for harm in harmful if _is_meant(table, harm)]
    _add_aim(table, harmful)
    for landing, part, body, more in table.bonuses:
        for harm in harmful:
            if (harm.contact.landing, harm.contact.part, harm.body) == (landing, part, body):
                harm.amount += more
    return harmful


def _is_meant(table: Table, harm: Harm) -> bool:
    """RX-I25: of a hexed player's damage only that against the one named counts."""
    named = table.landings[harm.contact.landing].named
    return named == NOTHING or table.bodies[harm.body].seat == named


def _printed(table: Table, contact: Contact) -> int:
    """RX-A12: returns what the zone counts, before anything adds to it (RX-A20)."""
    body = table.bodies[contact.at]
    if body.kind == VINE:
        return VINE_DAMAGE
    if contact.part == SPLASH:
        ability = character_of(table, table.landings[contact.landing].seat).ability(SPLASHES)
        return ability.amount if ability is not None else 0
    return shown_figure(table, body).zones[contact.zone].value


def takes_bonus(table: Table, harm: Harm) -> bool:
    """RX-EV5, RX-L4, RX-I26: tells whether anything adds to a source; a ricochet, a splash and a vine get nothing."""
    landing = table.landings[harm.contact.landing]
    return harm.contact.part != SPLASH and landing.kind == "throw" and table.bodies[harm.body].kind != VINE


def _add_aim(table: Table, harmful: list[Harm]) -> None:
    """RX-EV1, RX-EV5: a throw made after standing still does more to each enemy, once to each (RX-EV2)."""
    aimed: set[tuple[int, int]] = set()
    for harm in harmful:
        landing = table.landings[harm.contact.landing]
        still = character_of(table, harm.seat).ability(STILL_DAMAGE)
        if still is not None and takes_bonus(table, harm) and stood_still(table.bodies[landing.body]):
            if (harm.contact.landing, harm.body) not in aimed:
                harm.amount += still.amount
            aimed.add((harm.contact.landing, harm.body))


def reduced(table: Table, at: int, amount: int) -> int:
    """RX-L5: nothing in a swamp; else less by shields, not below 0 (RX-V4, RX-HE8), and then by a forest (RX-L3)."""
    return 0 if table.bodies[at].terrain == SWAMP else sheltered(table, at, amount)


def sheltered(table: Table, at: int, amount: int) -> int:
    """Returns what is left of a source against a card behind its shields and in a forest."""
    for body, less in table.shields:
        if body == at:
            amount = max(0, amount - less)
    return in_forest(amount) if table.bodies[at].terrain == FOREST else amount


# --- All at once ---


def harm_all(table: Table, step: Step, heard: Heard) -> None:
    """RX-A14, RX-A17: all sources count, and all damage is applied at once; then healing, then blindness."""
    harm_by(table, 0, NOTHING, heard)


def harm_by(table: Table, first: int, excepted: int, heard: Heard) -> None:
    """Lets the landings from `first` on take effect; RX-I23: not on an excepted card."""
    found = harms(table, first, excepted)
    losses = _spike_losses(table, first, excepted, heard)
    apply(table, found, losses, heard)
    blind_struck(table, first, heard)
    hit_gemstones(table, first, heard)


def spend(table: Table, heard: Heard) -> None:
    """Uses up what lasts for a whole attack phase with all its throws."""
    use_armour(table, heard)
    _forget_attack_items(table)


def _spike_losses(table: Table, first: int, excepted: int, heard: Heard) -> list[tuple[int, int, int]]:
    """Returns whom the spikes cost how much: a card, who has the spikes, and the damage."""
    found: list[tuple[int, int, int]] = []
    seats = range(len(table.players))
    contacts = [contact for seat in seats for contact in spiked_landings(table, seat, first, excepted)]
    pricked, table.pricked = table.pricked, ()
    for at, contact in zip(pricked, contacts, strict=True):
        spikes = table.bodies[contact.at]
        ability = character_of(table, spikes.card).ability(SPIKES)
        amount = sheltered(table, at, ability.amount if ability is not None else 0)
        found.append((at, spikes.seat, amount))
        if heard is not None:
            source = f"a spike of {body_name(table, contact.at)}"
            told = Hit(contact.landing, contact.part, at, body_name(table, at), source, "", amount)
            heard.append(Told(told))
    return found


def apply(table: Table, found: list[Harm], losses: list[tuple[int, int, int]], heard: Heard) -> None:
    """Takes off all damage at once, with the healing of the same phase (RX-I28)."""
    total: dict[int, int] = {}
    healed = _vampyr(table, found)
    for harm in found:
        _tell_hit(table, harm, heard)
        if harm.amount > 0:
            losses = [*losses, (harm.body, harm.seat, harm.amount)]
    for at, seat, amount in losses:
        total[at] = total.get(at, 0) + amount
        table.harmed = (*table.harmed, (at, seat, amount))
    for at in sorted({*total, *healed}):
        lose(table, at, total.get(at, 0), healed.get(at, 0), heard)


def lose(table: Table, at: int, damage: int, healed: int, heard: Heard) -> None:
    """Changes the hit points of a card; RX-I24: one that is protected keeps at least 1, RX-IR6: 0 is not healed.

    RX-ZH7.
    """
    body = alter_body(table, at)
    if body.persists == 0:
        least = 1 if is_protected(table, body.seat) and body.life > 0 and body.kind != VINE else 0
        body.life = max(least, min(start_life(table, at), body.life - damage + healed))
    if heard is not None:
        heard.append(Told(Lost(at, body_name(table, at), damage, healed, body.life)))


def is_protected(table: Table, seat: int) -> bool:
    """RX-I24: tells whether somebody who is in the game protects a player."""
    return any(seat in player.guards and bodies_of(table, other) for other, player in enumerate(table.players))


def start_life(table: Table, at: int) -> int:
    """RX-S10: returns the hit points a card started with, above which nothing heals."""
    body = table.bodies[at]
    grown = RISES_WITH.get(body.kind)
    character = character_of(table, body.seat)
    ability = character.ability(grown) if grown is not None else None
    if ability is not None:
        return ability.amount
    return character.balanced_life if BALANCE in table.variants else character.life


def _vampyr(table: Table, found: list[Harm]) -> dict[int, int]:
    """RX-I21: the next primary attack that does damage heals its thrower by as much (RX-KK7)."""
    healed: dict[int, int] = {}
    for seat, player in enumerate(table.players):
        if not player.vampyr:
            continue
        primary = [
            harm
            for harm in found
            if harm.seat == seat
            and harm.contact.part != SPLASH
            and weapon_of(table, table.landings[harm.contact.landing]).primary
            and table.bodies[harm.body].kind != VINE
        ]
        amount = sum([harm.amount for harm in primary])
        if amount > 0:
            at = thrower_of(table, primary[0])
            healed[at] = healed.get(at, 0) + amount
            alter_player(table, seat).vampyr = 0
    return healed


def thrower_of(table: Table, harm: Harm) -> int:
    """Returns the character behind a throw: the one it was thrown from, or the owner of the vine."""
    at = table.landings[harm.contact.landing].body
    own = bodies_of(table, harm.seat)
    return at if at in own else own[0]


def _tell_hit(table: Table, harm: Harm, heard: Heard) -> None:
    if heard is None:
        return
    contact = harm.contact
    source = weapon_of(table, table.landings[contact.landing]).name
    where = shown_figure(table, table.bodies[harm.body]).zones[contact.zone].name if contact.zone >= 0 else "splash"
    owner = character_of(table, harm.seat).name
    told = Hit(
        contact.landing,
        contact.part,
        harm.body,
        body_name(table, harm.body),
        f"the {source} of {owner}",
        where,
        harm.amount,
    )
    heard.append(Told(told))


def blind_struck(table: Table, first: int, heard: Heard) -> None:
    """RX-MC1: whoever is hit anywhere throws blind the next time; RX-MC4: not if blocked or escaped."""
    for contact in table.contacts:
        landing = table.landings[contact.landing]
        body = table.bodies[contact.at] if contact.what == "body" else None
        if body is None or body.kind == VINE or contact.landing < first or not strikes(table, contact):
            continue
        if character_of(table, landing.seat).ability(BLIND_STRUCK) is not None:
            hamper(table, body.seat, "blind", heard)


def hamper(table: Table, seat: int, how: str, heard: Heard) -> None:
    """RX-MC3: lets a player throw blind or with the other hand the next time; twice is no worse."""
    player = alter_player(table, seat)
    if how == "blind":
        player.blind = 1
    else:
        player.off_hand = 1
    if heard is not None:
        heard.append(Told(Hampered(seat, character_of(table, seat).name, how)))


def use_armour(table: Table, heard: Heard) -> None:
    """RX-IR2, RX-IR3: all blocks of a phase use up one; RX-IR8: a phase without any uses none."""
    used = {
        contact.at
        for contact in table.contacts
        if contact.what == "body" and counts(table, contact) and is_blocked(contact)
    }
    for at in sorted(used):
        body = alter_body(table, at)
        body.blocks -= 1
        if heard is not None:
            heard.append(Told(ArmourBlocked(at, body_name(table, at), body.blocks)))


def hit_gemstones(table: Table, first: int, heard: Heard) -> None:
    """RX-G4, RX-G5, RX-G7: every throw does 1 to the other team's gemstone, however many of its ends lie on it.

    RX-EV4.
    """
    sources = {
        (contact.landing, contact.at)
        for contact in table.contacts
        if contact.what == "gemstone" and contact.landing >= first
    }
    for at, gemstone in enumerate(table.gemstones):
        hits = [
            landing
            for landing, index in sources
            if index == at and table.players[table.landings[landing].seat].team != gemstone.team
        ]
        hits = [one for one in hits if not is_a_miss(table, table.landings[one])]
        if hits:
            damage = GEMSTONE_DAMAGE * len(hits)
            left = max(0, gemstone.life - damage)
            changed = Gemstone(gemstone.team, gemstone.x, gemstone.y, left)
            table.gemstones = (*table.gemstones[:at], changed, *table.gemstones[at + 1 :])
            if heard is not None:
                heard.append(Told(GemstoneHit(gemstone.team, damage, left)))


def _forget_attack_items(table: Table) -> None:
    """RX-I26, RX-I27: the Tome is spent by the attack, hit or miss; a shield is none."""
    throwers = {landing.seat for landing in table.landings if landing.kind != "block"}
    for seat in sorted(throwers):
        if table.players[seat].tome:
            alter_player(table, seat).tome = 0


RULES: Final[tuple[Does, ...]] = (
    Does(React, react),
    Does(TurnEthereal, turn_ethereal),
    Does(Turned, turned_ethereal),
    Does(Spike, spike),
    Does(HarmAll, harm_all),
)
"""What becomes of the steps of this chapter."""
