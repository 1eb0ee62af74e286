"""German words for cards and where they lie."""

from collections.abc import Sequence
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.german.nouns import (
    ACC,
    AREAS,
    ATTACK,
    CARD,
    DAT,
    GEN,
    NOM,
    SORTS,
    SPACE,
    THEY,
    After,
    Case,
    Gender,
    Noun,
    declined,
    owned,
    with_article,
)
from wildswing.exceed.language.german.persons import Voice

OUT_OF: Final = {v.ZoneName.HAND: "von", v.ZoneName.SEALED: "von", v.ZoneName.ASIDE: "von"} | {
    v.ZoneName.BOOSTS: "von",
    v.ZoneName.TRANSFORMATIONS: "von",
}
"""What stands before an area that cards are taken from; before the others “aus”."""

WITHIN: Final = {v.ZoneName.HAND: "auf", v.ZoneName.SEALED: "unter", v.ZoneName.ASIDE: "unter"} | {
    v.ZoneName.BOOSTS: "unter",
    v.ZoneName.TRANSFORMATIONS: "unter",
}
"""What stands before an area in which cards are counted; before the others “in”."""

INTO: Final = {v.ZoneName.HAND: ("auf", ACC), v.ZoneName.DISCARD: ("auf", ACC), v.ZoneName.SEALED: ("zu", DAT)} | {
    v.ZoneName.ASIDE: ("zu", DAT),
    v.ZoneName.BOOSTS: ("zu", DAT),
    v.ZoneName.TRANSFORMATIONS: ("zu", DAT),
}
"""What stands before an area that cards come to, and its case; before the others “in”."""

ADJECTIVES: Final = {
    v.Adjective.RANDOM: "zufällig",
    v.Adjective.CONTINUOUS: "dauernd",
    v.Adjective.NAMED: "genannt",
    v.Adjective.DIFFERENT: "verschieden",
    v.Adjective.FACE_DOWN: "verdeckt",
    v.Adjective.SAME_NAMED: "gleichnamig",
}
"""The descriptions that stand before a noun."""

BEHIND: Final = {
    v.Adjective.OF_NAMED_RANGE: "mit der genannten Reichweite",
    v.Adjective.OF_ITS_POWER: "mit gleicher Wucht",
    v.Adjective.OF_ITS_SPEED: "mit gleichem Tempo",
    v.Adjective.OF_ITS_ARMOR: "mit gleicher Rüstung",
    v.Adjective.OF_ITS_GUARD: "mit gleicher Deckung",
}
"""The descriptions that stand behind it, apart from those that speak of a player."""

COPY: Final = Noun("Exemplar", "Exemplare", Gender.IT, genitive="Exemplars")


def quoted(name: str) -> str:
    """Returns a name in quotation marks."""
    return f"„{name}“"


# --- Areas ---


def area(zone: n.Zone, case: Case, voice: Voice) -> str:
    """Returns the areas of a player."""
    return " und ".join([_area(name, zone.owner, case, voice) for name in zone.names])


def _area(name: v.ZoneName, owner: v.Who, case: Case, voice: Voice) -> str:
    return owned(AREAS[name], voice.person(owner), voice.actor, case)


def out_of(zone: n.Zone, voice: Voice) -> str:
    """Returns from where cards are taken."""
    return _each_area(zone, voice, OUT_OF, "aus")


def within(zone: n.Zone, voice: Voice) -> str:
    """Returns where cards are counted."""
    return _each_area(zone, voice, WITHIN, "in")


def _each_area(zone: n.Zone, voice: Voice, words: dict[v.ZoneName, str], usual: str) -> str:
    """Returns areas after their words, which are said once if they and the possessives are the same."""
    said: list[str] = []
    last = ""
    for name in zone.names:
        word, where = words.get(name, usual), _area(name, zone.owner, DAT, voice)
        head, _, rest = where.partition(" ")
        said.append(rest if f"{word} {head}" == last and voice.person(zone.owner).is_reader else f"{word} {where}")
        last = f"{word} {head}"
    return " oder ".join(said)


def into(zone: n.Zone, voice: Voice) -> str:
    """Returns where cards come to."""
    word, case = INTO.get(zone.names[0], ("in", ACC))
    return f"{word} {area(zone, case, voice)}"


# --- Cards ---


def sort(
    what: n.Pile,
    case: Case,
    voice: Voice,
    *,
    plural: bool = False,
    after: After = After.NUMBER,
    from_area: bool = False,
) -> str:
    """Returns a description of cards, without the word or number before it."""
    return f"{' '.join(_described(what, case, voice, plural, after, from_area))}".strip()


def gender_of(what: n.Pile, plural: bool = False) -> Gender:
    """Returns the gender of the cards that are described."""
    return _noun(what).counted(plural)


def _noun(what: n.Pile) -> Noun:
    return COPY if any(one in what.adjectives for one in _COPIES) else SORTS[what.nouns[0]]


def _described(what: n.Pile, case: Case, voice: Voice, plural: bool, after: After, from_area: bool) -> Sequence[str]:
    gender = gender_of(what, plural)
    parts = [declined(word, after, gender, case) for one, word in ADJECTIVES.items() if one in what.adjectives]
    copied = [one for one in what.adjectives if one in _COPIES]
    nouns = [COPY] if copied else [SORTS[noun] for noun in what.nouns]
    parts.append(" oder ".join([noun.form(case, plural=plural, after=after) for noun in nouns]))
    parts += [_copy_of(one, voice) for one in copied]
    parts += [quoted(what.name.name)] if what.name else []
    parts += [word for one, word in BEHIND.items() if one in what.adjectives]
    parts += [f"mit {voice.opponent.dative} in Reichweite"] if v.Adjective.REACHING in what.adjectives else []
    parts += [_lying(where, voice, from_area) for where in what.where]
    return parts


_COPIES: Final = (v.Adjective.COPY_OF_IT, v.Adjective.COPY_OF_YOURS, v.Adjective.COPY_OF_THEIRS)


def _copy_of(which: v.Adjective, voice: Voice) -> str:
    if which is v.Adjective.COPY_OF_IT:
        return "davon"
    owner = voice.you if which is v.Adjective.COPY_OF_YOURS else voice.opponent
    return owned(ATTACK, owner, voice.actor, GEN)


def _lying(where: n.Where, voice: Voice, from_area: bool) -> str:
    match where:
        case n.Zone():
            return out_of(where, voice) if from_area else within(where, voice)
        case v.Spot.IN_PLAY:
            return "im Spiel"
        case v.Spot.OPPONENTS_SPACE:
            return f"auf {owned(SPACE, voice.opponent, voice.actor, DAT)}"
    return f"von {voice.you.dative}"


SINGLE: Final = frozenset({1, n.AllBut(1), n.Between(0, 1)})
"""Quantities after which a noun stands in the singular."""


def selection(cards: n.Selection, case: Case, voice: Voice) -> str:  # noqa: PLR0911 - a return for each sort
    """Returns which cards an instruction takes."""
    match cards:
        case n.Named(name):
            return quoted(name)
        case n.UNDER_THIS:
            return f"{with_article(CARD, case, plural=True)} unter dieser Karte"
        case n.Zone():
            return area(cards, case, voice)
        case n.Cards(n.AllBut(0), v.Ref()):
            return "alle" if case is not DAT else "allen"
        case n.Cards(quantity, v.Ref()):
            return f"{quantity_of(quantity)} davon"
        case n.Cards(n.AllBut(0), n.Pile() as what):
            every = "allen" if case is DAT else "alle"
            return f"{every} {sort(what, case, voice, plural=True, after=After.THE, from_area=True)}"
        case n.Cards(quantity, n.Pile() as what):
            return f"{quantity_of(quantity)} {sort(what, case, voice, plural=quantity not in SINGLE, from_area=True)}"
        case n.Top(count, what, zone, bottom):
            gender = gender_of(what, count != 1)
            end = declined("unterst" if bottom else "oberst", After.THE, gender, case)
            number = "" if count == 1 else f"{count} "
            cards_there = sort(what, case, voice, plural=count != 1, after=After.THE, from_area=True)
            return f"{_article(gender, case)} {end} {number}{cards_there} {area(zone, GEN, voice)}"
        case v.Ref():
            return _pointed_at(cards, case, voice)
    raise AssertionError(f"no words for {cards!r}")


def _article(gender: Gender, case: Case) -> str:
    return with_article(Noun("x", "x", gender), case, plural=gender is THEY).split(" ")[0]


def _pointed_at(ref: v.Ref, case: Case, voice: Voice) -> str:
    match ref:
        case v.Ref.THIS:
            return {NOM: "diese Karte", ACC: "diese Karte"}.get(case, "dieser Karte")
        case v.Ref.IT:
            return with_article(CARD, case)
        case v.Ref.THEM:
            return "ihnen" if case is DAT else "sie"
        case v.Ref.OTHERS:
            return "den anderen" if case is DAT else "die anderen"
    return owned(ATTACK, voice.you, voice.actor, case)


def quantity_of(quantity: n.Quantity) -> str:
    """Returns how many cards."""
    match quantity:
        case n.AllBut(left):
            return f"alle bis auf {left}"
        case n.Between(0, None):
            return "beliebig viele"
        case n.Between(0, high):
            return f"bis zu {high}"
        case n.Between(low, high):
            return f"{low}-{high}"
    return str(quantity)


# --- Spaces ---


def place(where: n.Place, voice: Voice) -> str:
    """Returns a space as the aim of a movement."""
    match where:
        case n.Named(name):
            return f"auf {quoted(name)}"
        case n.AtRange():
            return f"auf Abstand {span(where)}"
        case v.SpaceName.YOURS:
            return f"auf {owned(SPACE, voice.you, voice.actor, ACC)}"
        case v.SpaceName.OPPONENTS:
            return f"auf {owned(SPACE, voice.opponent, voice.actor, ACC)}"
    return PLACES[where].format(you=voice.you.dative)


PLACES: Final = {
    v.SpaceName.ANY: "auf ein beliebiges Feld",
    v.SpaceName.IN_RANGE: "auf ein Feld in Reichweite",
    v.SpaceName.AHEAD_IN_RANGE: "auf ein Feld vor {you} in Reichweite",
    v.SpaceName.FREE_IN_RANGE: "auf ein freies Feld in Reichweite",
    v.SpaceName.FREE_AHEAD: "auf ein freies Feld vor {you} in Reichweite",
    v.SpaceName.MAXIMUM_RANGE: "auf größte Reichweite",
    v.SpaceName.STARTING: "auf ihre Startfelder",
}


def span(reach: n.AtRange) -> str:
    """Returns the numbers of a distance."""
    return str(reach.low) if reach.low == reach.high else f"{reach.low}-{reach.high}"


def spot(where: n.Spot, voice: Voice) -> str:
    """Returns how something lies."""
    if where.distance is not None:
        return at_distance(where.distance, voice)
    person = voice.person(where.who)
    match where.lie:
        case v.Lie.WITH:
            return f"auf {owned(SPACE, person, voice.actor, DAT)}"
        case v.Lie.PAST:
            return f"hinter {person.dative}"
    return LIES[where.lie].format(you=voice.you.dative, opponent=owned(ATTACK, voice.opponent, voice.you, DAT))


LIES: Final = {
    v.Lie.IN_PLAY: "im Spiel",
    v.Lie.IN_RANGE: "in Reichweite",
    v.Lie.AHEAD: "vor {you} in Reichweite",
    v.Lie.FREE: "auf einem freien Feld",
    v.Lie.PASSED: "auf dem Weg",
    v.Lie.BETWEEN: "zwischen beiden Kämpfern",
    v.Lie.COVERS: "zwischen {you} und {opponent}",
}


def at_distance(reach: n.AtRange, voice: Voice, numbers: str = "") -> str:
    """Returns a distance or several, as where something lies."""
    return f"im Abstand {numbers or span(reach)}{_seen_from(reach, voice)}"


def _seen_from(reach: n.AtRange, voice: Voice) -> str:
    match reach.source:
        case None:
            return ""
        case n.Named(name):
            return f" zu {quoted(name)}"
    return f" {voice.person(reach.source).to}"
