"""The questions of Rise of the Exiled in a person's words."""

from typing import Any

from wildswing.exiled.attack import body_name, contact_name
from wildswing.exiled.book import BLIND_ENEMIES, STANCE
from wildswing.exiled.items import HEALTH, ITEMS, PROTECTION
from wildswing.exiled.judging import shown_figure, weapon_of
from wildswing.exiled.table import NOBODY, SPLASH, VINE, WHOLE_WEAPON, Table, character_of
from wildswing.exiled.variants import REAL_TABLE
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import Wording
from wildswing.kernel.space import Space
from wildswing.kernel.state import NOTHING

THROWING = (
    "All throw at the same time. Weapon art over an enemy's hit zone does damage: head 3, body 2, arm or leg 1; of one "
    "weapon only the best zone counts. The nearer you stand, the surer the throw."
)
MOVING = (
    "All move at the same time, up to one card length. The last player of a team may only come closer to the "
    "nearest enemy or stand still. Cards stop where they meet, and two inches from the edge of the table."
)
REPORTING = "Name every weapon that lies over something, one after the other; then say that all are reported."

RULES = {
    "place": "All choose their places on the team's front line hidden from the others, and show them together.",
    "join": "Reinforcements start on their team's front line.",
    "name": "You are hexed: only damage to the character you name counts, and without a name the throw is a miss.",
    "call": "The moderator calls when everybody acts.",
    "how": THROWING,
    "open": "A chest opens only for a throw that was meant for it, and only if no enemy weapon lies on it.",
    "aim": THROWING,
    "overrule": "The moderator may strike out what does not count.",
    "ethereal": "Nothing touches you in this phase, and your own throw does nothing either.",
    "spiked": "Your weapon lies over a spike, which costs one of your characters a hit point.",
    "ricochet": "Throw the weapon that hit once more, from the place of the enemy it struck, at another target.",
    "bounce": "The throw starts at the card of the struck enemy, and needs a new target.",
    "vote": "Everybody concerned names one; if the names differ, chance decides.",
    "reveal": "The chest is turned over; what it says is gained at once.",
    "receive": "An item may be used when you get it, or in a later movement phase.",
    "pull": "Pull what your weapon struck towards you, or yourself towards it; an ally must agree.",
    "consent": "An ally who was struck decides whether to be pulled.",
    "reel": "The pull goes in a straight line and stops at the first contact.",
    "deed": "Abilities with the movement icon and items are used before you move, and work from the next attack on.",
    "move": MOVING,
    "stood": "Who has not moved and was not pulled may throw better.",
    "stand": "Terrain works while a card lies on top of it.",
    "grow": "Instead of moving, the vine is laid beside its owner; it stays within four card lengths.",
    "creep": "Instead of moving, the vine slides up to one card length, within four card lengths of its owner.",
    "tunnel": "Whoever moves onto a tunnel comes out beside the other one.",
    "report": REPORTING,
    "report target": REPORTING,
    "report zone": "Only the best zone under a weapon counts. Spikes hurt the thrower, armour blocks.",
}

SIDES = ("ahead", "to the left", "behind", "to the right")
OUT_OF_TUNNEL = ("above", "to the left", "below", "to the right")


def wording(ask: Ask, table: Table) -> Wording:
    """Puts a question into words."""
    if isinstance(ask.options, Space):
        labels: tuple[str, ...] = ()
    else:
        labels = tuple([_label(ask, option, table) for option in ask.options])
    return Wording(_prompt(ask, table), RULES[ask.kind], labels)


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
            return f"Where does {body_name(table, at)} start?"
        case "join", (_, int(at)):
            return f"Where does {body_name(table, at)} join?"
        case "aim", (int(seat), int(number), int(at)):
            thrown = character_of(table, seat).weapons[number].name
            return f"Where do you throw the {thrown} from {body_name(table, at)}?"
        case "bounce", (int(seat), int(number), int(at)):
            thrown = character_of(table, seat).weapons[number].name
            return f"Where do you throw the {thrown} from the place of {body_name(table, at)}?"
        case "receive", (int(seat), int(item)):
            return f"{_name(table, seat)} gets the {ITEMS[item]}. Use it now?"
        case "reveal", (int(seat), int(at)):
            return f"What does {_name(table, seat)} find in chest {at + 1}?"
        case "consent", (int(seat), int(puller)):
            return f"Does {_name(table, seat)} agree to be pulled by {_name(table, puller)}?"
        case "reel", (int(seat), _):
            return f"How far does {_name(table, seat)} pull?"
        case "move" | "creep", (_, int(at)):
            return f"Where does {body_name(table, at)} move?"
        case "stood", (_, int(at)):
            return f"Has {body_name(table, at)} moved?"
        case "stand", (_, int(at)):
            return f"What does {body_name(table, at)} stand on?"
        case "tunnel", (_, int(at)):
            return f"At which side of the other tunnel does {body_name(table, at)} come out?"
        case "report target", (int(landing), int(part)):
            return f"What lies under {_source(table, landing, part)}?"
        case "report zone", ((int(landing), int(part)), int(at)):
            return f"Where does {_source(table, landing, part)} touch {body_name(table, at)}?"
    return {
        "name": "Whom do you call out?",
        "call": "Is everybody ready?",
        "how": "What do you do in this attack?",
        "open": "Is your throw meant for a chest?",
        "overrule": "Do all of these count?",
        "ethereal": "Do you turn ethereal?",
        "spiked": "Which of your characters does the spike hurt?",
        "ricochet": "Do you throw once more?",
        "vote": "Who shall have it?",
        "pull": "Do you pull?",
        "deed": "Do you use anything before you move?",
        "grow": "Where does the vine grow?",
        "report": "Which weapon lies over something?",
    }[ask.kind]


def _source(table: Table, landing: int, part: int) -> str:
    thrown = table.landings[landing]
    words = f"the {weapon_of(table, thrown).name} of {_name(table, thrown.seat)}"
    if thrown.kind == "ricochet":
        words = f"the second throw of {words}"
    if part == SPLASH:
        return f"the splash of {words}"
    return words if part == WHOLE_WEAPON else f"end {part + 1} of {words}"


def _label(ask: Ask, option: Any, table: Table) -> str:  # noqa: PLR0911, PLR0912 - one case for each kind
    match ask.kind, option:
        case "name", int(seat):
            return "nobody" if seat == NOBODY else _name(table, seat)
        case "vote", int(seat):
            return _name(table, seat)
        case "call", _:
            return "one, two, three: go!"
        case "how", (str(kind), int(at)):
            return _way(table, ask, kind, at)
        case "open", int(at):
            return "no, not for a chest" if at == NOTHING else f"for chest {at + 1}"
        case "overrule", int(at):
            return "yes, all count" if at == NOTHING else _contact_label(table, at)
        case "ethereal" | "consent", bool(agrees):
            return "yes" if agrees else "no"
        case "stood", bool(stood):
            return "it stood still" if stood else "it moved"
        case "spiked", int(at):
            return body_name(table, at)
        case "ricochet", (int(landing), int(at)):
            if landing == NOTHING:
                return "no more throw"
            return f"the {weapon_of(table, table.landings[landing]).name} from the place of {body_name(table, at)}"
        case "receive", (int(item), int(target)):
            return "keep it" if item == NOTHING else _use(table, item, target)
        case "reveal", int(item):
            return ITEMS[item]
        case "pull", (str(way), str(what), int(at)):
            return _pull_label(table, way, what, at)
        case "deed", _:
            return _deed(table, ask, option)
        case "stand", str(kind):
            return kind or "no terrain"
        case "grow", (int(side),):
            return "nowhere" if side == NOTHING else SIDES[side]
        case "tunnel", int(side):
            return OUT_OF_TUNNEL[side]
        case "report", (int(landing), int(part)):
            return "all are reported" if landing == NOTHING else _source(table, landing, part)
        case "report target", (str(what), int(at)):
            return contact_name(table, what, at)
        case "report zone", (int(zone), int(spiked), int(armoured)):
            return _zone_label(table, ask, zone, spiked, armoured)
        case "join" | "reel", _:
            return "done"
    raise ValueError(f"no label for {ask.kind}: {option!r}")


def _way(table: Table, ask: Ask, kind: str, at: int) -> str:
    if kind == "throw":
        from_vine = table.bodies[at].kind == VINE
        return f"throw from {body_name(table, at)}" if from_vine or _several(ask, kind) else "throw"
    if kind == "stance":
        ability = character_of(table, ask.about).ability(STANCE)
        return f"use {ability.name if ability is not None else kind} in place of a throw"
    shield = "throw the weapon onto the own card as a shield"
    return f"{shield}: {body_name(table, at)}" if _several(ask, kind) else shield


def _several(ask: Ask, kind: str) -> bool:
    return len([option for option in ask.options if option[0] == kind]) > 1


def _contact_label(table: Table, at: int) -> str:
    contact = table.contacts[at]
    target = contact_name(table, contact.what, contact.at)
    words = f"strike out {_source(table, contact.landing, contact.part)} on {target}"
    if contact.what == "body" and contact.zone != NOTHING:
        words += f" ({shown_figure(table, table.bodies[contact.at]).zones[contact.zone].name})"
    return words


def _use(table: Table, item: int, target: int) -> str:
    if item == HEALTH:
        return f"use the {ITEMS[item]} on {body_name(table, target)}"
    if item == PROTECTION:
        return f"use the {ITEMS[item]} for {_name(table, target)}"
    return f"use the {ITEMS[item]}"


def _pull_label(table: Table, way: str, what: str, at: int) -> str:
    if not way:
        return "no pull"
    target = contact_name(table, what, at)
    return f"pull {target} closer" if way == "pull" else f"go to {target}"


def _deed(table: Table, ask: Ask, option: tuple[Any, ...]) -> str:
    match option:
        case ("done",):
            return "nothing more"
        case ("use", int(item), int(target)):
            return _use(table, item, target)
        case ("give", int(item), int(seat)):
            return f"give {_name(table, seat)} the {ITEMS[item]}"
    ability = character_of(table, ask.about).ability(BLIND_ENEMIES)
    return f"use {ability.name if ability is not None else option[0]}"


def _zone_label(table: Table, ask: Ask, zone: int, spiked: int, armoured: int) -> str:
    (_, part), at = ask.about
    if part == SPLASH:
        where = "it reaches the character"
    else:
        where = "no hit zone" if zone == NOTHING else shown_figure(table, table.bodies[at]).zones[zone].name
    return f"{where}{', and a spike' if spiked else ''}{', and the armour' if armoured else ''}"
