"""The form that a number of things asks for, in every language."""

import pytest
from babel import Locale

from tools.plurals import FILE, rules, written
from wildswing.texts.plurals import form_in, rules_of

COUNTS = [*range(205), 1000, 1_000_000, 2_000_001, -1]


@pytest.mark.parametrize("language", ["ar", "br", "cy", "de", "fr", "ga", "gv", "ja", "lt", "lv", "pl", "ru", "sl"])
def test_the_forms_are_those_that_cldr_names(language: str) -> None:
    expected = Locale.parse(language).plural_form
    found = form_in(language)
    assert [found(count) for count in COUNTS] == [expected(count) for count in COUNTS]


def test_a_language_without_plurals_has_one_form() -> None:
    assert rules_of("ja") == {}
    assert form_in("ja")(1) == "other"


def test_the_file_has_the_rules_of_all_languages() -> None:
    assert FILE.read_text(encoding="utf-8") == written(rules())
