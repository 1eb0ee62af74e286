"""What stands before the colon of a German line: when it is done."""

from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.german.cards import quoted
from wildswing.exceed.language.german.nouns import ATTACK, DAT, GEN, NOM, RESOURCES, TURN, owned
from wildswing.exceed.language.german.persons import Person, Voice

WINDOWS: Final = {
    v.Window.BEFORE: "Davor",
    v.Window.HIT: "Treffer",
    v.Window.AFTER: "Danach",
    v.Window.CLEANUP: "Aufräumen",
    v.Window.NOW: "Jetzt",
    v.Window.REVEAL: "Aufdecken",
    v.Window.OVERDRIVE: "Overdrive",
    v.Window.STRIKE_END: "Am Ende des Schlags",
    v.Window.ENTERS: "Wenn ein Kämpfer auf dieses Feld kommt",
    v.Window.LEAVES: "Wenn diese Karte das Spiel verlässt",
}
"""Moments that belong to whoever has the text."""

EACH_ATTACK: Final = {v.Window.BEFORE: "Vor", v.Window.AFTER: "Nach", v.Window.HIT: "Bei Treffer von"}

DEEDS: Final = {
    v.Window.SET: ("gelegt hast", "gelegt hat"),
    v.Window.IS_HIT: ("getroffen wirst", "getroffen wird"),
    v.Window.IS_STUNNED: ("betäubt wirst", "betäubt wird"),
    v.Window.IS_MADE_TO_DISCARD: ("ablegen musst", "ablegen muss"),
    v.Window.EXCEEDS: ("ins Exceed gehst", "ins Exceed geht"),
    v.Window.CANCELS: ("abbrichst", "abbricht"),
    v.Window.MOVES: ("dich bewegst", "sich bewegt"),
    v.Window.MOVES_BY_ACTION: ("durch eine Aktion gehst", "durch eine Aktion geht"),
    v.Window.ADVANCES: ("vorrückst", "vorrückt"),
    v.Window.RETREATS: ("zurückweichst", "zurückweicht"),
    v.Window.SWINGS: ("blind schlägst", "blind schlägt"),
    v.Window.RESHUFFLES_BY_ACTION: ("durch eine Aktion neu mischst", "durch eine Aktion neu mischt"),
    v.Window.PLAYS_BOOST: ("einen Schub spielst", "einen Schub spielt"),
    v.Window.HAS_PLAYED_BOOST: ("einen Schub gespielt hast", "einen Schub gespielt hat"),
    v.Window.HAS_PLAYED_INSTANT: ("einen sofortigen Schub gespielt hast", "einen sofortigen Schub gespielt hat"),
    v.Window.HAS_PLAYED_CONTINUOUS: ("einen dauernden Schub gespielt hast", "einen dauernden Schub gespielt hat"),
    v.Window.ACTS: ("eine Aktion getan hast", "eine Aktion getan hat"),
    v.Window.PREPARES: ("dich vorbereitest", "sich vorbereitet"),
    v.Window.CHANGES: ("Karten tauschst", "Karten tauscht"),
    v.Window.SPENDS_FORCE: ("Kraft ausgibst", "Kraft ausgibt"),
    v.Window.SPENDS_GAUGE: ("Energie ausgibst", "Energie ausgibt"),
    v.Window.SPENDS_LIFE: ("Leben ausgibst", "Leben ausgibt"),
    v.Window.SEALS: ("eine Karte versiegelst", "eine Karte versiegelt"),
    v.Window.GAINS_ADVANTAGE: ("den Vorteil erhältst", "den Vorteil erhält"),
    v.Window.WOULD_LOSE: ("verlieren würdest", "verlieren würde"),
    v.Window.WOULD_DRAW: ("für den Zug ziehen würdest", "für den Zug ziehen würde"),
}
"""What a player does or suffers, after “wenn du” and “wenn der Gegner”."""

LIMITS: Final = {
    v.Limit.STRIKE: "einmal je Schlag",
    v.Limit.TURN: "einmal je Zug",
    v.Limit.GAME: "einmal je Partie",
}


def heading(what: n.Trigger | n.Action, voice: Voice) -> str:  # noqa: PLR0911 - a return for each sort
    """Returns when a line is done."""
    if isinstance(what, n.Action):
        return _action(what, voice)
    window, person = what.window, voice.person(what.who)
    match window:
        case v.Window.TURN_START:
            return f"Zu Beginn {_of_turn(person, voice)}"
        case v.Window.TURN_END:
            return "Am Ende jedes Zugs" if what.who is v.Who.EITHER else f"Am Ende {_of_turn(person, voice)}"
        case v.Window.NEXT_TURN_END:
            return f"Am Ende {_of_turn(person, voice, 'nächst')}"
        case v.Window.ABOUT_TO_SET:
            return f"Bevor {person.nominative} {person.agreeing('legst', 'legt')}"
        case v.Window.INVALID:
            return f"Wenn {owned(ATTACK, person, voice.you, NOM)} ungültig ist"
        case v.Window.PASSES:
            other = voice.you if what.who is v.Who.OPPONENT else voice.opponent
            return f"Wenn {person.nominative} {other.at} {person.agreeing('vorbeigehst', 'vorbeigeht')}"
    if window in (v.Window.ENTERS, v.Window.LEAVES, v.Window.STRIKE_END):
        return WINDOWS[window]
    if window in DEEDS:
        return f"Wenn {person.nominative} {person.agreeing(*DEEDS[window])}"
    if what.who is v.Who.EITHER:
        return f"{EACH_ATTACK[window]} jedem Angriff"
    if what.who is v.Who.OPPONENT:
        return f"{EACH_ATTACK[window]} {owned(ATTACK, person, voice.you, DAT)}"
    return WINDOWS[window]


def _of_turn(person: Person, voice: Voice, adjective: str = "") -> str:
    return owned(TURN, person, voice.you, GEN, adjective)


def _action(what: n.Action, voice: Voice) -> str:
    by = "" if what.who is v.Who.YOU else f" {voice.person(what.who).genitive}"
    name = f" {quoted(what.name)}" if what.name else ""
    cost = f" ({price(what.cost)})" if what.cost else ""
    return f"Aktion{by}{name}{cost}"


def price(cost: n.Cost) -> str:
    """Returns a price."""
    return f"{cost.amount} {RESOURCES[cost.resource].singular}"
