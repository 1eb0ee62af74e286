"""German words for amounts, and for what is counted."""

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.german.cards import gender_of, quantity_of, quoted, sort, spot
from wildswing.exceed.language.german.nouns import (
    ACC,
    NOM,
    RESOURCES,
    SORTS,
    STATS,
    After,
    Gender,
    Noun,
    declined,
    owned,
    with_article,
)
from wildswing.exceed.language.german.persons import Voice

EACH = {Gender.HE: "jeden", Gender.SHE: "jede", Gender.IT: "jedes"}

TALLIES = {
    v.Tally.THEM: "jede davon",
    v.Tally.MOVED: "jedes bewegte Feld",
    v.Tally.RANGE: "jedes Feld Abstand",
    v.Tally.BETWEEN: "jedes Feld zwischen beiden Kämpfern",
}

MANY_OF = {
    v.Tally.THEM: "davon",
    v.Tally.MOVED: "bewegte Felder",
    v.Tally.RANGE: "Felder Abstand",
    v.Tally.BETWEEN: "Felder zwischen beiden Kämpfern",
}

MEASURES = {
    v.Measure.X: "X",
    v.Measure.DAMAGE: "der Schaden",
    v.Measure.DAMAGE_TAKEN: "der genommene Schaden",
    v.Measure.ARMOR_SPENT: "die verbrauchte Rüstung",
}

MADE = {v.Made.SPENT: "ausgegeben", v.Made.DISCARDED: "abgelegt", v.Made.REVEALED: "aufgedeckt"}


def things(amount: n.Amount, noun: Noun, voice: Voice) -> str:
    """Returns so many things: “2 Karten”, “bis zu 2 Karten”, “1 Karte für jede …”."""
    match amount:
        case n.Per(each, counting, at_most):
            one_of = noun.form(ACC, plural=each != 1 and bool(noun.plural))
            return f"{each} {one_of} {for_each(counting, voice)}{at_end(at_most)}"
        case int() | n.Between() | v.Measure.X:
            single = amount in (1, n.Between(0, 1)) or not noun.plural
            much = "beliebig viel" if amount == n.Between(0, None) and not noun.plural else quantity_of(amount)
            return f"{much} {noun.form(ACC, plural=not single)}"
    like = f"so viele {noun.plural}" if noun.plural else f"so viel {noun.singular}"
    return f"{like} wie {number(amount, voice)}"


def number(amount: n.Amount, voice: Voice) -> str:  # noqa: PLR0911 - a return for each sort
    """Returns an amount alone."""
    match amount:
        case int() | n.Between():
            return quantity_of(amount)
        case v.Measure():
            return MEASURES[amount]
        case n.Per(each, counting, at_most):
            return f"{each} {for_each(counting, voice)}{at_end(at_most)}"
        case n.SpacesBehind(who):
            return f"die Zahl der Felder hinter {voice.person(who).dative}"
        case n.Total(v.Who() as owner, stat, bonuses=v.Bonuses() as bonuses):
            return bonuses_on(stat, bonuses, voice.performed_by(v.Who.YOU), owner)
        case n.Total(None, stat):
            return with_article(_measured(stat), NOM) + " der Karte"
        case n.Total(owner, stat, printed):
            assert owner is not None
            return owned(_measured(stat), voice.person(owner), voice.actor, NOM, "gedruckt" if printed else "")
    raise AssertionError(f"no words for {amount!r}")


def _measured(stat: v.Stat | v.Resource) -> Noun:
    return STATS[stat] if isinstance(stat, v.Stat) else RESOURCES[stat]


def bonuses_on(stat: v.Stat | v.Resource, which: v.Bonuses, voice: Voice, owner: v.Who) -> str:
    """Returns the bonuses in a total."""
    several = Noun("", f"Boni auf {_measured(stat).singular}", Gender.THEY)
    adjective = "positiv" if which is v.Bonuses.POSITIVE else ""
    return owned(several, voice.person(owner), voice.actor, ACC, adjective)


def far(amount: n.Amount, voice: Voice) -> str:
    """Returns how far a movement goes."""
    match amount:
        case n.Between(0, None):
            return "beliebig weit"
        case int() | n.Between() | v.Measure.X | n.Per():
            return number(amount, voice)
        case n.SpacesBehind(who):
            return f"so weit wie Felder hinter {voice.person(who).dative}"
    return f"so weit wie {number(amount, voice)}"


def at_end(at_most: int | None) -> str:
    """Returns the upper end of what is counted."""
    return "" if at_most is None else f", höchstens {at_most}"


def for_each(what: n.Counted, voice: Voice) -> str:
    """Returns what is counted one by one."""
    if isinstance(what, n.Every):
        return f"für je {what.size} {_several(what, voice)}"
    return f"für {_each(what, voice)}"


def _each(what: n.Each, voice: Voice) -> str:  # noqa: PLR0911 - a return for each sort
    match what:
        case v.Tally():
            return TALLIES[what]
        case n.Pile():
            return f"{EACH[gender_of(what)]} {sort(what, ACC, voice, after=After.THE)}"
        case n.TokensAt(token, n.Spot(v.Lie.PASSED)):
            return f"jeden passierten Marker {quoted(token.name)}"
        case n.TokensAt(token, where):
            return f"jeden Marker {quoted(token.name)} {spot(where, voice)}"
        case n.TokensHeld(token):
            return f"jeden Marker {quoted(token.name)}"
        case n.SpentThisTurn(resource):
            noun = RESOURCES[resource]
            made = declined("ausgegeben", After.THE, noun.gender, ACC)
            return f"{EACH[noun.gender]} in diesem Zug {made} {noun.singular}"
    noun = SORTS[what.what] if isinstance(what.what, v.Noun) else RESOURCES[what.what]
    made = declined(MADE[what.made], After.THE, noun.gender, ACC)
    reaching = f" mit {voice.opponent.dative} in Reichweite" if what.reaching else ""
    return f"{EACH[noun.gender]} {made} {noun.form(ACC, after=After.THE)}{reaching}"


def _several(what: n.Every, voice: Voice) -> str:
    match what.of:
        case v.Tally() as tally:
            return MANY_OF[tally]
        case n.Pile() as pile:
            return sort(pile, ACC, voice, plural=what.size != 1)
        case n.TokensAt(token, where):
            return f"Marker {quoted(token.name)} {spot(where, voice)}"
        case n.TokensHeld(token):
            return f"Marker {quoted(token.name)}"
        case n.SpentThisTurn(resource):
            return f"in diesem Zug ausgegebene {RESOURCES[resource].singular}"
        case n.Result(sort_of, made):
            noun = SORTS[sort_of] if isinstance(sort_of, v.Noun) else RESOURCES[sort_of]
            several = bool(noun.plural) and what.size != 1
            ending = declined(MADE[made], After.NUMBER, noun.counted(several), ACC)
            return f"{ending} {noun.form(ACC, plural=several)}"
    raise AssertionError(f"no words for {what!r}")
