"""The questions of Rise of the Exiled in a person's words."""

from typing import Any

from wildswing.exiled.rules import attack
from wildswing.exiled.rules.book import BLIND_ENEMIES, STANCE
from wildswing.exiled.rules.items import HEALTH, ITEMS, PROTECTION
from wildswing.exiled.rules.judging import shown_figure, weapon_of
from wildswing.exiled.rules.naming import body, target, terrain, zone
from wildswing.exiled.rules.table import NOBODY, SPLASH, VINE, WHOLE_WEAPON, Contact, Table, character_of
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import Wording
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text, translated

THROWING = text(
    "All throw at the same time. Weapon art over an enemy's hit zone does damage: head 3, body 2, arm or leg 1; of one "
    "weapon only the best zone counts. The nearer you stand, the surer the throw."
)
MOVING = text(
    "All move at the same time, up to one card length. The last player of a team may only come closer to the "
    "nearest enemy or stand still. Cards stop where they meet, and two inches from the edge of the table."
)
REPORTING = text("Name every weapon that lies over something, one after the other; then say that all are reported.")

RULES = {
    "place": text("All choose their places on the team's front line hidden from the others, and show them together."),
    "join": text("Reinforcements start on their team's front line."),
    "summon": text("If any side calls, one more character joins each side, on its team's front line, before all move."),
    "name": text(
        "You are hexed: only damage to the character you name counts, and without a name the throw is a miss."
    ),
    "call": text("The moderator calls when everybody acts."),
    "how": THROWING,
    "open": text("A chest opens only for a throw that was meant for it, and only if no enemy weapon lies on it."),
    "aim": THROWING,
    "overrule": text("The moderator may strike out what does not count."),
    "ethereal": text("Nothing touches you in this phase, and your own throw does nothing either."),
    "spiked": text("Your weapon lies over a spike, which costs one of your characters a hit point."),
    "bonus": text(
        "A mountain adds 1 to one hit of every throw, the Tome adds 2 to one hit of the attack: to the one that does "
        "most after shields and terrain. Of hits that do equally much you choose one."
    ),
    "ricochet": text("Throw the weapon that hit once more, from the place of the enemy it struck, at another target."),
    "bounce": text("The throw starts at the card of the struck enemy, and needs a new target."),
    "vote": text("Everybody concerned names one; if the names differ, chance decides."),
    "reveal": text("The chest is turned over; what it says is gained at once."),
    "receive": text("An item may be used when you get it, or in a later movement phase."),
    "pull": text("Pull what your weapon struck towards you, or yourself towards it; an ally must agree."),
    "consent": text("An ally who was struck decides whether to be pulled."),
    "reel": text("The pull goes in a straight line and stops at the first contact."),
    "deed": text(
        "Abilities with the movement icon and items are used before you move, and work from the next attack on."
    ),
    "move": MOVING,
    "stood": text("Who has not moved and was not pulled may throw better."),
    "stand": text("Terrain works while a card lies on top of it."),
    "grow": text("Instead of moving, the vine is laid beside its owner; it stays within four card lengths."),
    "creep": text("Instead of moving, the vine slides up to one card length, within four card lengths of its owner."),
    "tunnel": text("Whoever moves onto a tunnel comes out beside the other one."),
    "report": REPORTING,
    "report target": REPORTING,
    "report zone": text("Only the best zone under a weapon counts. Spikes hurt the thrower, armour blocks."),
}

PROMPTS = {
    "summon": text("Do reinforcements join now?"),
    "name": text("Whom do you call out?"),
    "call": text("Is everybody ready?"),
    "how": text("What do you do in this attack?"),
    "open": text("Is your throw meant for a chest?"),
    "overrule": text("Do all of these count?"),
    "ethereal": text("Do you turn ethereal?"),
    "spiked": text("Which of your characters does the spike hurt?"),
    "ricochet": text("Do you throw once more?"),
    "vote": text("Who shall have it?"),
    "pull": text("Do you pull?"),
    "deed": text("Do you use anything before you move?"),
    "grow": text("Where does the vine grow?"),
    "report": text("Which weapon lies over something?"),
}

SIDES = (text("ahead"), text("to the left"), text("behind"), text("to the right"))
OUT_OF_TUNNEL = (text("above"), text("to the left"), text("below"), text("to the right"))


def wording(ask: Ask, table: Table) -> Wording:
    """Puts a question into words."""
    if isinstance(ask.options, Space):
        labels: tuple[str, ...] = ()
    else:
        labels = tuple([_label(ask, option, table) for option in ask.options])
    return Wording(_prompt(ask, table), translated(RULES[ask.kind]), labels)


def body_name(table: Table, at: int) -> str:
    """Names a card on the table."""
    return body(attack.body_name(table, at))


def contact_name(table: Table, what: str, at: int) -> str:
    """Names what lies under a weapon."""
    return target(attack.contact_name(table, what, at))


def _name(table: Table, seat: int) -> str:
    return character_of(table, seat).name


def _prompt(ask: Ask, table: Table) -> str:
    prompt = _asked(ask, table)
    if REAL_TABLE in table.variants and isinstance(ask.about, int):
        return f"{_name(table, ask.about)}: {prompt}"
    return prompt


def _asked(ask: Ask, table: Table) -> str:  # noqa: PLR0911, PLR0912 - one case for each kind of question
    match ask.kind, ask.about:
        case "place", int(at):
            return say("Where does {name} start?", name=body_name(table, at))
        case "join", (_, int(at)):
            return say("Where does {name} join?", name=body_name(table, at))
        case "aim", (int(seat), int(number), int(at)):
            thrown = character_of(table, seat).weapons[number].name
            return say("Where do you throw the {weapon} from {name}?", weapon=thrown, name=body_name(table, at))
        case "bounce", (int(seat), int(number), int(at)):
            thrown = character_of(table, seat).weapons[number].name
            return say(
                "Where do you throw the {weapon} from the place of {name}?", weapon=thrown, name=body_name(table, at)
            )
        case "bonus", (int(seat), int(landing), int(more)):
            if landing == NOTHING:
                return say("To which hit of {name} does the Tome add {more}?", name=_name(table, seat), more=more)
            return say("To which hit of {name} does the mountain add {more}?", name=_name(table, seat), more=more)
        case "receive", (int(seat), int(item)):
            return say("{name} gets the {item}. Use it now?", name=_name(table, seat), item=ITEMS[item])
        case "reveal", (int(seat), int(at)):
            return say("What does {name} find in chest {number}?", name=_name(table, seat), number=at + 1)
        case "consent", (int(seat), int(puller)):
            return say(
                "Does {name} agree to be pulled by {puller}?", name=_name(table, seat), puller=_name(table, puller)
            )
        case "reel", (int(seat), _):
            return say("How far does {name} pull?", name=_name(table, seat))
        case "move" | "creep", (_, int(at)):
            return say("Where does {name} move?", name=body_name(table, at))
        case "stood", (_, int(at)):
            return say("Has {name} moved?", name=body_name(table, at))
        case "stand", (_, int(at)):
            return say("What does {name} stand on?", name=body_name(table, at))
        case "tunnel", (_, int(at)):
            return say("At which side of the other tunnel does {name} come out?", name=body_name(table, at))
        case "report target", (int(landing), int(part)):
            return say("What lies under {source}?", source=_source(table, landing, part))
        case "report zone", ((int(landing), int(part)), int(at)):
            return say(
                "Where does {source} touch {name}?", source=_source(table, landing, part), name=body_name(table, at)
            )
    return translated(PROMPTS[ask.kind])


def _source(table: Table, landing: int, part: int) -> str:
    thrown = table.landings[landing]
    words = say("the {weapon} of {who}", weapon=weapon_of(table, thrown).name, who=_name(table, thrown.seat))
    if thrown.kind == "ricochet":
        words = say("the second throw of {weapon}", weapon=words)
    if part == SPLASH:
        return say("the splash of {weapon}", weapon=words)
    return words if part == WHOLE_WEAPON else say("end {number} of {weapon}", number=part + 1, weapon=words)


def _label(ask: Ask, option: Any, table: Table) -> str:  # noqa: PLR0911, PLR0912 - one case for each kind
    match ask.kind, option:
        case "name", int(seat):
            return say("nobody") if seat == NOBODY else _name(table, seat)
        case "vote", int(seat):
            return _name(table, seat)
        case "call", _:
            return say("one, two, three: go!")
        case "how", (str(kind), int(at)):
            return _way(table, ask, kind, at)
        case "open", int(at):
            return say("no, not for a chest") if at == NOTHING else say("for chest {number}", number=at + 1)
        case "overrule", int(at):
            return say("yes, all count") if at == NOTHING else _contact_label(table, at)
        case "ethereal" | "consent" | "summon", bool(agrees):
            return say("yes") if agrees else say("no")
        case "stood", bool(stood):
            return say("it stood still") if stood else say("it moved")
        case "spiked", int(at):
            return body_name(table, at)
        case "bonus", _:
            return _hit_label(table, option)
        case "ricochet", (int(landing), int(at)):
            if landing == NOTHING:
                return say("no more throw")
            return say(
                "the {weapon} from the place of {name}",
                weapon=weapon_of(table, table.landings[landing]).name,
                name=body_name(table, at),
            )
        case "receive", (int(item), int(whom)):
            return say("keep it") if item == NOTHING else _use(table, item, whom)
        case "reveal", int(item):
            return ITEMS[item]
        case "pull", (str(way), str(what), int(at)):
            return _pull_label(table, way, what, at)
        case "deed", _:
            return _deed(table, ask, option)
        case "stand", str(kind):
            return terrain(kind) if kind else say("no terrain")
        case "grow", (int(side),):
            return say("nowhere") if side == NOTHING else translated(SIDES[side])
        case "tunnel", int(side):
            return translated(OUT_OF_TUNNEL[side])
        case "report", (int(landing), int(part)):
            return say("all are reported") if landing == NOTHING else _source(table, landing, part)
        case "report target", (str(what), int(at)):
            return contact_name(table, what, at)
        case "report zone", (int(number), int(spiked), int(armoured)):
            return _zone_label(table, ask, number, spiked, armoured)
        case "join" | "reel" | "bounce", _:
            return say("done")
    raise ValueError(f"no label for {ask.kind}: {option!r}")


def _way(table: Table, ask: Ask, kind: str, at: int) -> str:
    if kind == "throw":
        from_vine = table.bodies[at].kind == VINE
        if from_vine or _several(ask, kind):
            return say("throw from {name}", name=body_name(table, at))
        return say("throw")
    if kind == "stance":
        ability = character_of(table, ask.about).ability(STANCE)
        return say("use {ability} in place of a throw", ability=ability.name if ability is not None else kind)
    if _several(ask, kind):
        return say("throw the weapon onto the own card as a shield: {name}", name=body_name(table, at))
    return say("throw the weapon onto the own card as a shield")


def _several(ask: Ask, kind: str) -> bool:
    return len([option for option in ask.options if option[0] == kind]) > 1


def _contact_label(table: Table, at: int) -> str:
    contact = table.contacts[at]
    words = say(
        "strike out {source} on {target}",
        source=_source(table, contact.landing, contact.part),
        target=contact_name(table, contact.what, contact.at),
    )
    return f"{words} ({_zone_of(table, contact)})" if contact.what == "body" and contact.zone != NOTHING else words


def _zone_of(table: Table, contact: Contact) -> str:
    return zone(shown_figure(table, table.bodies[contact.at]).zones[contact.zone].name)


def _hit_label(table: Table, source: tuple[int, int, int]) -> str:
    hit = next(one for one in table.contacts if one.what == "body" and (one.landing, one.part, one.at) == source)
    return say(
        "{source} on {target} ({where})",
        source=_source(table, hit.landing, WHOLE_WEAPON),
        target=body_name(table, hit.at),
        where=_zone_of(table, hit),
    )


def _use(table: Table, item: int, whom: int) -> str:
    if item == HEALTH:
        return say("use the {item} on {name}", item=ITEMS[item], name=body_name(table, whom))
    if item == PROTECTION:
        return say("use the {item} for {name}", item=ITEMS[item], name=_name(table, whom))
    return say("use the {item}", item=ITEMS[item])


def _pull_label(table: Table, way: str, what: str, at: int) -> str:
    if not way:
        return say("no pull")
    name = contact_name(table, what, at)
    return say("pull {name} closer", name=name) if way == "pull" else say("go to {name}", name=name)


def _deed(table: Table, ask: Ask, option: tuple[Any, ...]) -> str:
    match option:
        case ("done",):
            return say("nothing more")
        case ("use", int(item), int(whom)):
            return _use(table, item, whom)
        case ("give", int(item), int(seat)):
            return say("give {name} the {item}", name=_name(table, seat), item=ITEMS[item])
    ability = character_of(table, ask.about).ability(BLIND_ENEMIES)
    return say("use {ability}", ability=ability.name if ability is not None else option[0])


def _zone_label(table: Table, ask: Ask, number: int, spiked: int, armoured: int) -> str:
    (_, part), at = ask.about
    if part == SPLASH:
        where = say("it reaches the character")
    elif number == NOTHING:
        where = say("no hit zone")
    else:
        where = zone(shown_figure(table, table.bodies[at]).zones[number].name)
    if spiked:
        where = say("{where}, and a spike", where=where)
    return say("{where}, and the armour", where=where) if armoured else where
