"""The forms of words: verbs agree with their subject, nouns with their number, and both have further forms."""

from typing import Final

FORMS: Final = {
    "a": "an",
    "advance": "advances",
    "attack": "attacks",
    "boost": "boosts",
    "cancel": "cancels",
    "card": "cards",
    "change": "changes",
    "close": "closes",
    "copy": "copies",
    "cost": "costs",
    "discard": "discards",
    "draw": "draws",
    "exceed": "exceeds",
    "fighter": "fighters",
    "gain": "gains",
    "have": "has",
    "hit": "hits",
    "ignore": "ignores",
    "is": "are",
    "leave": "leaves",
    "look": "looks",
    "lose": "loses",
    "move": "moves",
    "multiply": "multiplies",
    "name": "names",
    "normal": "normals",
    "play": "plays",
    "prepare": "prepares",
    "pull": "pulls",
    "push": "pushes",
    "put": "puts",
    "remove": "removes",
    "reshuffle": "reshuffles",
    "retreat": "retreats",
    "reveal": "reveals",
    "revert": "reverts",
    "seal": "seals",
    "set": "sets",
    "shuffle": "shuffles",
    "side": "sides",
    "skip": "skips",
    "space": "spaces",
    "special": "specials",
    "spend": "spends",
    "stop": "stops",
    "strike": "strikes",
    "sustain": "sustains",
    "swap": "swaps",
    "swing": "swings",
    "take": "takes",
    "time": "times",
    "transformation": "transformations",
    "trigger": "triggers",
    "turn": "turns",
    "ultra": "ultras",
    "was": "were",
}
"""Each word with a second form: verbs by subject (`you draw`, `the opponent draws`), nouns by number, `a` by vowel."""

STEMS: Final = {
    "be": "is",
    "canceled": "cancel",
    "cancelable": "cancel",
    "did": "do",
    "discarded": "discard",
    "drew": "draw",
    "exceeded": "exceed",
    "its": "it",
    "moved": "move",
    "named": "name",
    "normals": "normal",
    "opponent's": "opponent",
    "played": "play",
    "pulled": "pull",
    "pushed": "push",
    "removed": "remove",
    "reshuffled": "reshuffle",
    "revealed": "reveal",
    "sealed": "seal",
    "spent": "spend",
    "starting": "start",
    "sustained": "sustain",
    "taken": "take",
    "their": "they",
    "them": "they",
    "was": "is",
    "your": "you",
    "yours": "you",
}
"""Forms that the grammar knows by themselves, each with the word it is a form of."""

SMALL: Final = frozenset(
    {
        "a",
        "all",
        "and",
        "another",
        "any",
        "as",
        "at",
        "both",
        "but",
        "by",
        "cannot",
        "do",
        "each",
        "for",
        "from",
        "have",
    }
    | {
        "if",
        "in",
        "into",
        "is",
        "it",
        "least",
        "may",
        "most",
        "must",
        "no",
        "not",
        "of",
        "on",
        "or",
        "otherwise",
        "others",
    }
    | {"than", "the", "they", "this", "to", "under", "unless", "until", "up", "when", "with", "would", "you"}
)
"""The words that any English sentence is made with; the others name things of the game."""

_FIRST: Final = {second: first for first, second in FORMS.items()}


def first_form(word: str) -> str:
    """Returns the form under which the grammar knows a word: `draw` for `draws`."""
    return _FIRST.get(word, word)


def stem(word: str) -> str:
    """Returns the word that a word of the grammar is a form of: `discard` for `discarded`."""
    return STEMS.get(word, word)


def second_form(word: str) -> str:
    """Returns the other form of a word, if it has one: `draws` for `draw`."""
    return FORMS.get(word, word)
