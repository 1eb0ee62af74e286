"""Which form of a text a number of things asks for.

The rules are those of CLDR, in its words: `i mod 10 in 2..4 and i mod 100 not in 12..14`. Things are counted in whole
numbers, so whatever a rule asks about decimals is 0. `plurals.toml` has those of all languages; `tools/plurals.py`
writes it.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

import msgspec

CONDITION = re.compile(r"(?P<what>[a-z])(?: mod (?P<by>\d+))?(?P<negated> not)? in (?P<among>[\d.,]+)")


def form_in(language: str) -> Callable[[int], str]:
    """Returns what names the form that a number asks for in a language, by its code."""
    return form_of(rules_of(language))


def rules_of(language: str) -> Mapping[str, str]:
    """Returns when a language asks for each form but “other”."""
    return _all_rules()[language]


def form_of(rules: Mapping[str, str]) -> Callable[[int], str]:
    """Returns what names the form that a number asks for.

    >>> polish = {"one": "i in 1 and v in 0", "few": "v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14"}
    >>> [form_of(polish)(count) for count in (1, 2, 12, 22)]
    ['one', 'few', 'other', 'few']
    """
    return cache(lambda count: next((form for form, rule in rules.items() if _holds(rule, count)), "other"))


@cache
def _all_rules() -> dict[str, dict[str, str]]:
    content = files("wildswing.texts").joinpath("plurals.toml").read_bytes()
    return msgspec.toml.decode(content, type=dict[str, dict[str, str]])


def _holds(rule: str, count: int) -> bool:
    return any(all(_is_met(condition, count) for condition in way.split(" and ")) for way in rule.split(" or "))


def _is_met(condition: str, count: int) -> bool:
    found = CONDITION.fullmatch(condition)
    assert found is not None, condition  # or the rule is not one of CLDR
    number = abs(count) if found["what"] in "ni" else 0
    if found["by"]:
        number %= int(found["by"])
    return any(_is_within(number, part) for part in found["among"].split(",")) != bool(found["negated"])


def _is_within(number: int, part: str) -> bool:
    low, _, high = part.partition("..")
    return int(low) <= number <= int(high or low)
