"""German nouns with what agrees with them: articles, possessives and adjectives in four cases."""

from enum import Enum
from typing import Final

import msgspec

from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.german.persons import Person


class Case(Enum):
    """What a noun is in its sentence."""

    NOMINATIVE = 0
    ACCUSATIVE = 1
    DATIVE = 2
    GENITIVE = 3


NOM, ACC, DAT, GEN = Case


class Gender(Enum):
    """The gender of one thing, or several things of any gender."""

    HE = 0
    SHE = 1
    IT = 2
    THEY = 3


HE, SHE, IT, THEY = Gender


class After(Enum):
    """What stands before an adjective, and gives it its ending."""

    NUMBER = "1, ein, kein, dein"
    THE = "der, jeder, alle"


ARTICLES: Final = {
    HE: ("der", "den", "dem", "des"),
    SHE: ("die", "die", "der", "der"),
    IT: ("das", "das", "dem", "des"),
    THEY: ("die", "die", "den", "der"),
}

ENDINGS: Final = {
    HE: ("", "en", "em", "es"),
    SHE: ("e", "e", "er", "er"),
    IT: ("", "", "em", "es"),
    THEY: ("e", "e", "en", "er"),
}
"""The endings of “ein”, “kein” and “dein”."""

ADJECTIVES: Final = {
    (After.NUMBER, HE): ("er", "en", "en", "en"),
    (After.NUMBER, SHE): ("e", "e", "en", "en"),
    (After.NUMBER, IT): ("es", "es", "en", "en"),
    (After.NUMBER, THEY): ("e", "e", "en", "er"),
    (After.THE, HE): ("e", "en", "en", "en"),
    (After.THE, SHE): ("e", "e", "en", "en"),
    (After.THE, IT): ("e", "e", "en", "en"),
    (After.THE, THEY): ("en", "en", "en", "en"),
}


class Noun(msgspec.Struct, frozen=True):
    """A noun; one that ends like an adjective (`Normale`) has only its stem."""

    singular: str
    plural: str
    gender: Gender
    adjectival: bool = False
    genitive: str = ""

    def form(self, case: Case, *, plural: bool = False, after: After = After.NUMBER) -> str:
        """Returns the noun in a case."""
        if self.adjectival:
            return self.singular + ADJECTIVES[after, THEY if plural else self.gender][case.value]
        if plural:
            return self.plural if case is not DAT or self.plural[-1] in "ns" else f"{self.plural}n"
        return (self.genitive or self.singular) if case is GEN else self.singular

    def counted(self, plural: bool) -> Gender:
        """Returns its gender, or that of several things."""
        return THEY if plural or not self.singular else self.gender


CARD: Final = Noun("Karte", "Karten", SHE)
BOOST: Final = Noun("Schub", "Schübe", HE, genitive="Schubs")
SPACE: Final = Noun("Feld", "Felder", IT, genitive="Felds")
ATTACK: Final = Noun("Angriff", "Angriffe", HE, genitive="Angriffs")
TURN: Final = Noun("Zug", "Züge", HE, genitive="Zugs")
LIFE: Final = Noun("Leben", "Leben", IT, genitive="Lebens")

SORTS: Final = {
    v.Noun.CARD: CARD,
    v.Noun.NORMAL: Noun("Normal", "Normal", HE, adjectival=True),
    v.Noun.SPECIAL: Noun("Special", "Specials", IT, genitive="Specials"),
    v.Noun.ULTRA: Noun("Ultra", "Ultras", IT, genitive="Ultras"),
    v.Noun.BOOST: BOOST,
    v.Noun.TRANSFORMATION: Noun("Verwandlung", "Verwandlungen", SHE),
}

STATS: Final = {
    v.Stat.RANGE: Noun("Reichweite", "Reichweiten", SHE),
    v.Stat.POWER: Noun("Wucht", "", SHE),
    v.Stat.SPEED: Noun("Tempo", "", IT, genitive="Tempos"),
    v.Stat.ARMOR: Noun("Rüstung", "", SHE),
    v.Stat.GUARD: Noun("Deckung", "", SHE),
}

RESOURCES: Final = {
    v.Resource.FORCE: Noun("Kraft", "", SHE),
    v.Resource.GAUGE: Noun("Energie", "", SHE),
    v.Resource.LIFE: LIFE,
}

AREAS: Final = {
    v.ZoneName.HAND: Noun("Hand", "", SHE),
    v.ZoneName.GAUGE: Noun("Energie", "", SHE),
    v.ZoneName.DECK: Noun("Stapel", "", HE, genitive="Stapels"),
    v.ZoneName.DISCARD: Noun("Ablage", "", SHE),
    v.ZoneName.OVERDRIVE: Noun("Overdrive", "", HE, genitive="Overdrives"),
    v.ZoneName.SEALED: Noun("", "versiegelten Karten", THEY),
    v.ZoneName.ASIDE: Noun("", "beiseitegelegten Karten", THEY),
    v.ZoneName.BOOSTS: Noun("", "Schübe", THEY),
    v.ZoneName.TRANSFORMATIONS: Noun("", "Verwandlungen", THEY),
    v.ZoneName.UNDER: Noun("", "daruntergelegten Karten", THEY),
}


def with_article(noun: Noun, case: Case, *, plural: bool = False, adjective: str = "") -> str:
    """Returns a noun with “der”, “die” or “das”."""
    plural = plural or not noun.singular
    gender = noun.counted(plural)
    added = [declined(adjective, After.THE, gender, case)] if adjective else []
    return " ".join([ARTICLES[gender][case.value], *added, noun.form(case, plural=plural, after=After.THE)])


def declined(adjective: str, after: After, gender: Gender, case: Case) -> str:
    """Returns an adjective with its ending."""
    return adjective + ADJECTIVES[after, gender][case.value]


def one(noun: Noun, case: Case, word: str = "ein") -> str:
    """Returns a noun with “ein” or “kein”."""
    return f"{word}{ENDINGS[noun.gender][case.value]} {noun.form(case)}"


def owned(noun: Noun, owner: Person, actor: Person, case: Case, adjective: str = "") -> str:
    """Returns a player's thing: “deine Hand”, “seine Hand” of who acts, “die Hand des Gegners” of anybody else."""
    if owner != actor and not owner.is_reader:
        return f"{with_article(noun, case, adjective=adjective)} {owner.genitive}"
    gender = noun.counted(plural=False)
    if owner.own == "eigen":
        before, after = [ARTICLES[gender][case.value], declined("eigen", After.THE, gender, case)], After.THE
    else:
        before, after = [owner.own + ENDINGS[gender][case.value]], After.THE if gender is THEY else After.NUMBER
    if adjective:
        before.append(declined(adjective, after, gender, case))
    return " ".join([*before, noun.form(case, plural=gender is THEY, after=After.THE)])
