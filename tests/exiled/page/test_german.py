"""A German page is given the abilities and weapons of Rise of the Exiled in German."""

import json
from importlib.resources import files

from wildswing.exiled.page.facts import character_facts
from wildswing.exiled.rules.characters import character_of, house_characters
from wildswing.exiled.rules.naming import WEAPONS, source, weapon
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

CHARACTERS = [character_of(text) for text in house_characters().values()]


def test_every_sentence_of_the_roster_has_a_german_one_and_no_other_has() -> None:
    german = json.loads(files("wildswing.exiled.roster").joinpath("de.json").read_text(encoding="utf-8"))
    abilities = [ability for character in CHARACTERS for ability in character.abilities]
    sentences = {line for one in abilities for line in (one.text, *one.clarifications, *one.house_clarifications)}
    assert set(german) == sentences
    assert not set(german) & set(german.values())


def test_a_page_is_given_abilities_in_its_own_language() -> None:
    gleem = next(one for one in CHARACTERS if one.name == "Gleem")
    with speaking(catalogue_of("de")):
        told = character_facts(gleem).abilities[0]
    assert (told.name, told.text) == ("Rooted", "Es bewegt sich nie, und nichts bewegt es.")
    assert character_facts(gleem).abilities[0].text == "It never moves, and nothing moves it."


def test_every_weapon_of_the_roster_has_a_german_name() -> None:
    names = {one.name for character in CHARACTERS for one in character.weapons}
    assert names == set(WEAPONS)
    with speaking(catalogue_of("de")):
        assert weapon("thorn pod") == "Dornenkapsel"
        assert source("the whip of Badon") == "Peitsche von Badon"
        assert weapon("spoon") == "spoon"
    assert source("the whip of Badon") == "the whip of Badon"
