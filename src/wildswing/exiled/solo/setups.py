"""What a solo game is played with."""

import msgspec

from wildswing.exiled.rules.book import Character
from wildswing.exiled.rules.characters import character_of, house_characters
from wildswing.exiled.rules.setup import SetupError
from wildswing.exiled.rules.throwing import SPREADS
from wildswing.kernel.game import Setup
from wildswing.texts import say


def ghost_bride_setup(level: str = "normal", skill: str = "average") -> Setup:
    """Returns the setup of a level and a skill, with the bride herself and what is thrown at her."""
    return {"character": house_characters()["Nahtha"], "weapon": "scythe", "level": level, "skill": skill}


def target_practice_setup(skill: str = "average") -> Setup:
    """Returns the setup of a skill, with the one who practises."""
    return {"character": house_characters()["Nameless"], "weapon": "shuriken", "skill": skill}


class Plan(msgspec.Struct, frozen=True):
    """What every solo setup says, read and checked."""

    text: str
    weapon: int
    skill: str


def read_plan(setup: Setup) -> Plan:
    """Reads the character, the weapon and the skill; what cannot be played is refused with the reason."""
    if "character" not in setup:
        raise SetupError(say("The setup has no character; give the text of one."))
    text = setup["character"]
    character = character_of(text)
    return Plan(text, _weapon(character, setup.get("weapon", "")), chosen(setup, "skill", tuple(SPREADS), "average"))


def _weapon(character: Character, name: str) -> int:
    names = [weapon.name for weapon in character.weapons]
    if name in names:
        return names.index(name)
    raise SetupError(
        say(
            "{character} has no weapon “{name}”; choose from {names}.",
            character=character.name,
            name=name,
            names=", ".join(names),
        )
    )


def chosen(setup: Setup, key: str, known: tuple[str, ...], default: str) -> str:
    """Returns one of some words that stands under a key."""
    word = setup.get(key, default)
    if word in known:
        return word
    raise SetupError(
        say("There is no {key} “{word}”; choose from {known}.", key=key, word=word, known=", ".join(known))
    )
