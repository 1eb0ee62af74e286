"""The tool that keeps catalogues and code in step finds every text, and every mistake."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools.texts import ROOT, Entry, Found, add, in_page, in_python, main, mistakes

IMPORT = "from wildswing.texts import plural, say, text, translated\n"
PAGE_IMPORT = "import { t, plural, text } from '../lib/texts.svelte';\n"


def texts(found: list[Found]) -> list[str]:
    return [one.text for one in found if not one.mistake]


def faults(found: list[Found]) -> list[str]:
    return [one.mistake for one in found if one.mistake]


def test_python_texts_are_the_literals_of_say_plural_and_text() -> None:
    source = IMPORT + (
        'say("{who} resigns.", who=name)\n'
        'plural(many(1, "no"), "{count} card", "{count} " "cards")\n'
        'LABELS = {"a": text("{number} left")}\n'
        'translated(LABELS["a"])\n'
        'other.say("not ours")\n'
    )
    found = list(in_python(source, "a.py"))
    assert set(texts(found)) == {"{who} resigns.", "{count} cards", "{number} left"}
    assert [one.text for one in found if one.counts] == ["{count} cards"]
    assert faults(found) == []
    assert found[0].place == "a.py:2"


def test_a_function_of_the_same_name_from_elsewhere_says_nothing() -> None:
    assert list(in_python('from elsewhere import say\nsay("hello")\n', "a.py")) == []


@pytest.mark.parametrize("argument", ['f"{who} resigns."', "sentence", '"a" if x else "b"', ""])
def test_a_python_text_that_is_no_literal_is_a_mistake(argument: str) -> None:
    assert faults(list(in_python(f"{IMPORT}say({argument})", "a.py"))) == ["say takes a plain literal"]


def test_a_python_text_whose_values_are_not_given_is_a_mistake() -> None:
    source = IMPORT + 'say("{who} has {what}", who=1)\nsay("{who}", **values)\nplural(2, "{count} {of}", "{count}")\n'
    assert faults(list(in_python(source, "a.py"))) == [
        "'{who} has {what}' is given no what",
        "'{count} {of}' is given no of",
    ]


def test_page_texts_are_the_literals_of_t_plural_and_text() -> None:
    source = PAGE_IMPORT + (
        "<p title={t('Don\\'t')}>don't {t(\"Say \\u201chi\\u201d\")}</p>\n"
        "{plural(count(a, ')'), '{count} card', `{count} cards`, { of: t('deck') })}\n"
        "const LONG = text(\n    'one ' +\n        'two',\n);\n"
        "t(LABELS[key(a)].title);\n"
        "const at = set('no text'); it.t('nor this');\n"
    )
    found = list(in_page(source, "A.svelte"))
    assert set(texts(found)) == {"Don't", "Say “hi”", "{count} cards", "deck", "one two"}
    assert [one.text for one in found if one.counts] == ["{count} cards"]
    assert faults(found) == []
    assert found[0].place == "A.svelte:2"


@pytest.mark.parametrize("argument", ["`${who} resigns`", "name", "'a' + name", "is ? 'a' : 'b'"])
def test_a_page_text_that_is_no_literal_is_a_mistake(argument: str) -> None:
    assert faults(list(in_page(f"{PAGE_IMPORT}t({argument});", "a.ts"))) == ["t takes a plain literal"]


def test_a_page_module_that_imports_no_texts_has_none() -> None:
    assert list(in_page("export function t(text: string) { return t('x'); }", "texts.svelte.ts")) == []


def test_the_check_lists_what_is_missing_unused_and_unlike() -> None:
    found = [
        Found("a.py:1", "{who} wins"),
        Found("a.py:2", "Draw"),
        Found("b.py:1", mistake="say takes a plain literal"),
    ]
    assert mistakes(found, {"{who} wins": "{wer} gewinnt", "Old": "Alt"}, "de") == [
        "a.py:2: not in de.json: 'Draw'",
        "b.py:1: say takes a plain literal",
        "de.json: nobody uses 'Old'",
        "de.json: the names in braces differ: '{who} wins' and '{wer} gewinnt'",
    ]
    assert mistakes(found[:2], {"{who} wins": "{who} gewinnt", "Draw": "Unentschieden"}, "de") == []


def test_the_check_wants_the_forms_that_a_language_has() -> None:
    cards = Found("a.py:1", "{count} cards of {who}", counts=True)
    german = {"one": "Karte von {who}", "other": "{count} Karten von {who}"}
    assert mistakes([cards], {cards.text: german}, "de") == []
    assert mistakes([cards], {cards.text: german | {"few": "Karten"}}, "de") == [
        "de.json: '{count} cards of {who}' needs no form 'few'",
        "de.json: the names in braces differ: '{count} cards of {who}' and 'Karten'",
    ]
    assert mistakes([cards], {cards.text: german}, "pl") == [
        "pl.json: '{count} cards of {who}' lacks the form 'few'",
        "pl.json: '{count} cards of {who}' lacks the form 'many'",
    ]


def test_a_text_has_forms_if_and_only_if_it_counts_things() -> None:
    cards, draw = Found("a.py:1", "{count} cards", counts=True), Found("a.py:2", "Draw")
    wrong = "de.json: has forms if and only if it counts things: "
    entries: dict[str, Entry] = {"{count} cards": "{count} Karten", "Draw": {"one": "Zug", "other": "Züge"}}
    assert mistakes([cards, draw], entries, "de") == [f"{wrong}'Draw'", f"{wrong}'{{count}} cards'"]
    both = [cards, Found("b.py:1", "{count} cards")]
    forms: dict[str, Entry] = {"{count} cards": {"one": "{count} Karte", "other": "{count} Karten"}}
    assert mistakes(both, forms, "de") == [
        "b.py:1: say it in other words, since elsewhere it counts things: '{count} cards'"
    ]


def test_entries_are_merged_in_order(tmp_path: Path) -> None:
    catalogue = tmp_path / "de.json"
    catalogue.write_text('{"b": "B", "c": "C"}', encoding="utf-8")
    add({"c": "Ç", "a": "A"}, catalogue)
    assert catalogue.read_text(encoding="utf-8") == '{\n  "a": "A",\n  "b": "B",\n  "c": "Ç"\n}\n'
    assert list(tmp_path.iterdir()) == [catalogue]


def test_entries_added_at_the_same_time_are_all_kept(tmp_path: Path) -> None:
    catalogue = tmp_path / "de.json"
    catalogue.write_text("{}", encoding="utf-8")
    script = (
        "import sys; from pathlib import Path; from tools.texts import add\n"
        "for number in range(20): add({f'{sys.argv[1]}{number}': 'x'}, Path(sys.argv[2]))"
    )
    workers = [subprocess.Popen([sys.executable, "-c", script, name, str(catalogue)], cwd=ROOT) for name in "abc"]
    assert [worker.wait(30) for worker in workers] == [0, 0, 0]
    assert len(json.loads(catalogue.read_text(encoding="utf-8"))) == 60


def test_an_unknown_command_is_refused_with_what_there_is() -> None:
    with pytest.raises(SystemExit, match=r"tools/texts\.py add"):
        main(["sort"])


def test_the_catalogues_have_every_text() -> None:
    assert main([]) == 0
