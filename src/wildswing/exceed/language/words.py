"""The forms of words: verbs agree with their subject, nouns with their number."""

from typing import Final

FORMS: Final = {
    "a": "an",
    "advance": "advances",
    "attack": "attacks",
    "boost": "boosts",
    "cancel": "cancels",
    "card": "cards",
    "close": "closes",
    "copy": "copies",
    "cost": "costs",
    "discard": "discards",
    "double": "doubles",
    "draw": "draws",
    "enter": "enters",
    "exceed": "exceeds",
    "fighter": "fighters",
    "gain": "gains",
    "have": "has",
    "ignore": "ignores",
    "is": "are",
    "keep": "keeps",
    "look": "looks",
    "lose": "loses",
    "measure": "measures",
    "miss": "misses",
    "move": "moves",
    "name": "names",
    "negate": "negates",
    "normal": "normals",
    "occupy": "occupies",
    "place": "places",
    "play": "plays",
    "pull": "pulls",
    "push": "pushes",
    "put": "puts",
    "remove": "removes",
    "reshuffle": "reshuffles",
    "resolve": "resolves",
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
    "swing": "swings",
    "take": "takes",
    "transformation": "transformations",
    "turn": "turns",
    "ultra": "ultras",
    "was": "were",
}
"""Each word with a second form: verbs by subject (`you draw`, `the opponent draws`), nouns by number, `a` by vowel."""

_FIRST: Final = {second: first for first, second in FORMS.items()}


def first_form(word: str) -> str:
    """Returns the form under which the grammar knows a word: `draw` for `draws`."""
    return _FIRST.get(word, word)


def second_form(word: str) -> str:
    """Returns the other form of a word, if it has one: `draws` for `draw`."""
    return FORMS.get(word, word)
