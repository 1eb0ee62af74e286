"""A real table: the moderator reports what lies over what, one contact at a time."""

from typing import Final

from wildswing.exiled.rules.attack import body_name
from wildswing.exiled.rules.book import SPLASH as SPLASHES
from wildswing.exiled.rules.damage import start_life
from wildswing.exiled.rules.events import Corrected
from wildswing.exiled.rules.judging import shown_figure, weapon_of
from wildswing.exiled.rules.steps import Correct, Report, ReportTarget, ReportZone
from wildswing.exiled.rules.table import IN_PLAY, SPLASH, WHOLE_WEAPON, Contact, Table, alter_body, character_of
from wildswing.exiled.rules.together import moderator
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.state import NOTHING, Step

Source = tuple[int, int]
"""A landing, and the part of the weapon that counts."""

Target = tuple[str, int]

DONE: Source = (NOTHING, NOTHING)
CORRECTION: Final[Source] = (NOTHING - 1, NOTHING)
"""Instead of a weapon: the hit points on the table are not those of the program."""


def ask_report(table: Table, step: Report) -> Ask:
    """Asks for a weapon that lies over something, until all are reported."""
    sources = [source for source in sources_of(table, step.first) if targets_of(table, source)]
    corrected = [CORRECTION] if corrections(table) else []
    return Ask(moderator(table), "report", (DONE, *sources, *corrected), always=True)


def sources_of(table: Table, first: int) -> list[Source]:
    """Returns all that counts for itself: weapons, ends, splashes."""
    found: list[Source] = []
    for at in range(first, len(table.landings)):
        landing = table.landings[at]
        thrown = weapon_of(table, landing)
        if thrown.separate:
            found += [(at, part) for part, one in enumerate(thrown.parts) if one.harms]
        else:
            found.append((at, WHOLE_WEAPON))
        if character_of(table, landing.seat).ability(SPLASHES) is not None and landing.kind != "block":
            found.append((at, SPLASH))
    return found


def targets_of(table: Table, source: Source) -> list[Target]:
    """Returns what a source can lie over and has not been reported for it."""
    at, part = source
    landing = table.landings[at]
    if landing.kind == "block":
        targets: list[Target] = [("card", landing.body)]
    else:
        targets = [("body", index) for index, body in enumerate(table.bodies) if body.place == IN_PLAY]
        if part != SPLASH:
            targets += [("chest", index) for index, one in enumerate(table.chests) if one.inside != NOTHING]
        targets += [("gemstone", index) for index in range(len(table.gemstones))]
    told = {(contact.what, contact.at) for contact in table.contacts if (contact.landing, contact.part) == source}
    if part == SPLASH:  # RX-KK4: who is struck is not splashed.
        told |= {
            (contact.what, contact.at)
            for contact in table.contacts
            if contact.landing == at and (contact.zone != NOTHING or contact.what == "gemstone")
        }
    return [target for target in targets if target not in told]


def report(table: Table, step: Step, source: Source, heard: Heard) -> None:
    """Asks what the weapon lies over."""
    if source == CORRECTION:
        push(table, Correct(), step)
    elif source != DONE:
        push(table, ReportTarget(source), step)


def ask_correction(table: Table, step: Correct) -> Ask:
    """RX-V1: asks for a card and the hit points it has; whoever is left with none falls with the others."""
    return Ask(moderator(table), "correct", tuple(corrections(table)), always=True)


def corrections(table: Table) -> list[tuple[int, int]]:
    """Returns every card on the table with all the hit points that it could have instead of its own."""
    cards = [at for at, body in enumerate(table.bodies) if body.place == IN_PLAY]
    return [(at, life) for at in cards for life in range(start_life(table, at) + 1) if life != table.bodies[at].life]


def correct(table: Table, step: Correct, found: tuple[int, int], heard: Heard) -> None:
    """Sets the hit points."""
    at, life = found
    alter_body(table, at).life = life
    if heard is not None:
        heard.append(Told(Corrected(at, body_name(table, at), life)))


def ask_target(table: Table, step: ReportTarget) -> Ask:
    """Asks for the card under the weapon."""
    return Ask(moderator(table), "report target", tuple(targets_of(table, step.source)), step.source, always=True)


def report_target(table: Table, step: ReportTarget, target: Target, heard: Heard) -> None:
    """Asks for the zone if there are several."""
    if target[0] == "body":
        push(table, ReportZone(step.source, target[1]))
    else:
        _note(table, step.source, target, (NOTHING, 0, 0))


def ask_zone(table: Table, step: ReportZone) -> Ask:
    """Asks for the best zone under the weapon, and whether it touches spikes or armour."""
    body = table.bodies[step.at]
    figure = shown_figure(table, body)
    splash = step.source[1] == SPLASH
    zones = [NOTHING] if splash else [*range(len(figure.zones)), NOTHING]
    touched = [(0, 0)]
    if figure.spikes:
        touched.append((1, 0))
    if figure.armour and body.blocks > 0:
        touched.append((0, 1))
    options = [(zone, *extra) for extra in touched for zone in zones if splash or zone != NOTHING or extra != (0, 0)]
    return Ask(moderator(table), "report zone", tuple(options), (step.source, step.at), always=True)


def report_zone(table: Table, step: ReportZone, found: tuple[int, int, int], heard: Heard) -> None:
    """Notes the contact."""
    _note(table, step.source, ("body", step.at), found)


def _note(table: Table, source: Source, target: Target, found: tuple[int, int, int]) -> None:
    table.contacts = (*table.contacts, Contact(*source, *target, *found))
