"""German conditions: clauses after “falls”, whose verb stands last."""

from typing import Final

import msgspec

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.german.amounts import number
from wildswing.exceed.language.german.cards import at_distance, gender_of, out_of, quoted, sort, span, spot
from wildswing.exceed.language.german.nouns import ACC, ATTACK, ENDINGS, NOM, RESOURCES, After, owned
from wildswing.exceed.language.german.persons import Voice


class Clause(msgspec.Struct, frozen=True):
    """A clause up to where “nicht” would stand, and the rest; `denied` is its opposite where “nicht” does not do."""

    start: str
    end: str
    denied: str = ""


def guard(what: n.Guard, voice: Voice) -> str:
    """Returns a condition with its “falls”."""
    said = _clauses(what.condition, voice)
    if not what.unless:
        return f"falls {said}"
    clause = what.condition if isinstance(what.condition, n.Both | n.AnyOf) else _clause(what.condition, voice)
    if not isinstance(clause, Clause) or clause.denied == ALWAYS_EXCEPT:
        return f"außer wenn {said}"
    return f"falls {clause.denied or f'{clause.start} nicht {clause.end}'.strip()}"


ALWAYS_EXCEPT: Final = "außer wenn"
"""Marks a clause that has no opposite of its own."""


def _clauses(what: n.Condition, voice: Voice) -> str:
    if isinstance(what, n.Both | n.AnyOf):
        word = " und " if isinstance(what, n.Both) else " oder "
        return word.join([_clauses(part, voice) for part in what.conditions])
    clause = _clause(what, voice)
    return f"{clause.start} {clause.end}".strip()


def _clause(what: n.Condition, voice: Voice) -> Clause:  # noqa: PLR0911 - a return for each sort
    match what:
        case v.Fact():
            return _fact(what, voice)
        case n.AttackIs() | n.AttackHit():
            return _of_attack(what, voice)
        case n.Did() | n.MovedFar() | n.DidSpend():
            return _of_deed(what, voice)
        case n.Holds() | n.HoldsMore() | n.HoldsTokens():
            return _of_holding(what, voice)
        case n.Stands(who, status):
            person = voice.person(who)
            return Clause(person.nominative, f"{STATUS[status]} {person.agreeing('bist', 'ist')}")
        case n.StandsOn(who, spaces):
            person = voice.person(who)
            fields = " oder ".join([str(space) for space in spaces])
            return Clause(person.nominative, f"auf Feld {fields} {person.agreeing('stehst', 'steht')}")
        case n.ItIs(what_sort):
            return _is_a("die Karte", what_sort, voice)
        case n.AtRange():
            return _at_range(what, voice)
        case n.Compare(left, how, right):
            several = isinstance(left, n.Total) and left.bonuses
            start, verb = number(left, voice), "sind" if several else "ist"
            ends = [f"{COMPARED[one]} {number(right, voice)} {verb}" for one in (how, OPPOSITES.get(how, how))]
            return Clause(start, ends[0], "" if how not in OPPOSITES else f"{start} {ends[1]}")
        case n.Lies(v.Ref(), n.Spot(v.Lie.WITH, who)):
            person = voice.person(who)
            return Clause(person.nominative, f"auf diesem Feld {person.agreeing('stehst', 'steht')}")
        case n.Lies(thing, where):
            name = quoted(thing.name) if isinstance(thing, n.Named) else "dieses Feld"
            verb = "ist" if where.lie is v.Lie.IN_PLAY else "liegt"
            return Clause(name, f"{spot(where, voice)} {verb}")
    raise AssertionError(f"no words for {what!r}")


STATUS: Final = {v.Status.STUNNED: "betäubt", v.Status.EXCEEDED: "im Exceed", v.Status.IN_RANGE: "in Reichweite"}

COMPARED: Final = {
    v.Comparison.AT_MOST: "höchstens",
    v.Comparison.AT_LEAST: "mindestens",
    v.Comparison.LESS: "kleiner als",
    v.Comparison.MORE: "größer als",
    v.Comparison.EXACTLY: "genau",
}

OPPOSITES: Final = {
    v.Comparison.AT_MOST: v.Comparison.MORE,
    v.Comparison.AT_LEAST: v.Comparison.LESS,
    v.Comparison.LESS: v.Comparison.AT_LEAST,
    v.Comparison.MORE: v.Comparison.AT_MOST,
}

COUNTED: Final = COMPARED | {v.Comparison.LESS: "weniger als", v.Comparison.MORE: "mehr als"}


def _fact(what: v.Fact, voice: Voice) -> Clause:
    you, opponent = voice.you, voice.opponent
    match what:
        case v.Fact.YOU_DID:
            return Clause(you.nominative, f"das {you.agreeing('tust', 'tut')}", "nicht")
        case v.Fact.THEY_DID:
            return Clause(opponent.nominative, f"das {opponent.agreeing('tust', 'tut')}", "nicht")
        case v.Fact.PASSED:
            both = ("ihr", "vorbeikommt") if you.is_reader or opponent.is_reader else ("beide", "vorbeikommen")
            return Clause(both[0], f"aneinander {both[1]}")
        case v.Fact.MAXIMUM_RANGE:
            return Clause(opponent.nominative, f"auf größter Reichweite {opponent.agreeing('bist', 'ist')}")
    return FACTS[what]


FACTS: Final = {
    v.Fact.HIT: Clause("das", "trifft"),
    v.Fact.SUSTAINED: Clause("diese Karte", "gehalten wird"),
    v.Fact.STRIKE_NOW: Clause("gerade", "ein Schlag läuft", "gerade kein Schlag läuft"),
    v.Fact.STRIKE_LAST_TURN: Clause("es im letzten Zug", "einen Schlag gab", "es im letzten Zug keinen Schlag gab"),
    v.Fact.STRIKE_THIS_TURN: Clause("es in diesem Zug", "einen Schlag gab", "es in diesem Zug keinen Schlag gab"),
}


def _at_range(what: n.AtRange, voice: Voice) -> Clause:
    numbers = span(what) if what.counted is None else number(what.counted, voice)
    _, _, source = at_distance(what, voice, "X").partition("X")
    return Clause(f"der Abstand{source}", f"{numbers} ist")


def _of_deed(what: n.Did | n.MovedFar | n.DidSpend, voice: Voice) -> Clause:
    if isinstance(what, n.DidSpend):
        when = " in diesem Schlag" if what.in_strike else ""
        has = voice.you.agreeing("hast", "hat")
        resource = RESOURCES[what.resource]
        no = f"kein{ENDINGS[resource.gender][ACC.value]} {resource.singular}"
        start = f"{voice.you.nominative}{when}"
        return Clause(start, f"{resource.singular} ausgegeben {has}", f"{start} {no} ausgegeben {has}")
    person = voice.person(what.who)
    has, self = person.agreeing("hast", "hat"), person.agreeing("dich", "sich")
    if isinstance(what, n.MovedFar):
        when = "in diesem Schlag" if what.within else "vor dem Schlag"
        spaces = f"{what.spaces} {'Feld' if what.spaces == 1 else 'Felder'}"
        if what.by_anybody:
            return Clause(f"{person.nominative} {when}", f"{spaces} bewegt {person.agreeing('wurdest', 'wurde')}")
        return Clause(f"{person.nominative} {self} {when}", f"{spaces} bewegt {has}")
    other = voice.you if what.who is v.Who.OPPONENT else voice.opponent
    ends = {
        v.Deed.INITIATED: ("den Schlag", f"begonnen {has}"),
        v.Deed.WAS_HIT: ("", f"getroffen {person.agreeing('wurdest', 'wurde')}"),
        v.Deed.PASSED: ("", f"{other.at} vorbeigegangen {person.agreeing('bist', 'ist')}"),
        v.Deed.MOVED: (f"{self} in diesem Schlag", f"bewegt {has}"),
        v.Deed.CANCELED: ("in diesem Zug", f"abgebrochen {has}"),
        v.Deed.RESHUFFLED: ("in diesem Zug", f"neu gemischt {has}"),
        v.Deed.DREW: ("für den Zug", f"gezogen {has}"),
    }
    start, end = ends[what.deed]
    return Clause(f"{person.nominative} {start}".strip(), end)


def _of_holding(what: n.Holds | n.HoldsMore | n.HoldsTokens, voice: Voice) -> Clause:
    person = voice.person(what.who)
    has = person.agreeing("hast", "hat")
    # What the player has is said as by the player: “seine Hand”.
    own = voice.performed_by(what.who)
    match what:
        case n.HoldsMore(_, pile):
            than = own.other.nominative
            return Clause(
                person.nominative, f"mehr {sort(pile, ACC, own, plural=True)} {has} als {than}", ALWAYS_EXCEPT
            )
        case n.HoldsTokens(_, count, token, how):
            compared = "" if how is None else f"{COUNTED[how]} "
            return Clause(person.nominative, f"{compared}{count} {quoted(token.name)} {has}", ALWAYS_EXCEPT)
    few = {0: "kein", 1: "ein"}.get(what.count, "")
    plural = what.count > 1 or (what.count == 0 and what.how is not None)
    cards = sort(what.pile, ACC, own, plural=plural)
    if what.how is not None:
        said = f"{COUNTED[what.how]} {what.count} {sort(what.pile, ACC, own, plural=what.count != 1)}"
        return Clause(person.nominative, f"{said} {has}", ALWAYS_EXCEPT)
    if not few:
        return Clause(person.nominative, f"{what.count} {cards} {has}", ALWAYS_EXCEPT)
    ending = ENDINGS[gender_of(what.pile)][ACC.value]
    denied = f"{person.nominative} kein{ending} {cards} {has}" if what.count else ALWAYS_EXCEPT
    return Clause(person.nominative, f"{few}{ending} {cards} {has}", denied)


def _of_attack(what: n.AttackIs | n.AttackHit, voice: Voice) -> Clause:
    attack = owned(ATTACK, voice.person(what.owner), voice.you, NOM)
    match what:
        case n.AttackHit():
            return Clause(attack, "getroffen hat")
        case n.AttackIs(_, v.Quality.FACE_UP):
            return Clause(attack, "vor dem Aufdecken offen lag")
        case n.AttackIs(_, v.Quality.WILD_SWING):
            return Clause(attack, "ein blinder Schlag ist", f"{attack} kein blinder Schlag ist")
        case n.AttackIs(_, v.Quality() as quality):
            return Clause(attack, f"{QUALITIES[quality]} ist")
        case n.AttackIs(_, n.Zone() as zone):
            return Clause(attack, f"{out_of(zone, voice)} kommt")
    assert isinstance(what.what, n.Pile)
    return _is_a(attack, what.what, voice)


def _is_a(thing: str, pile: n.Pile, voice: Voice) -> Clause:
    if v.Adjective.NAMED in pile.adjectives:
        return Clause(thing, f"die {sort(pile, NOM, voice, after=After.THE)} ist")
    cards, ending = sort(pile, NOM, voice), ENDINGS[gender_of(pile)][NOM.value]
    return Clause(thing, f"ein{ending} {cards} ist", f"{thing} kein{ending} {cards} ist")


QUALITIES: Final = {
    v.Quality.EX: "EX",
    v.Quality.CRITICAL: "kritisch",
    v.Quality.INVALID: "ungültig",
    v.Quality.NONLETHAL: "nicht tödlich",
}
"""What an attack may be, as an adjective."""
