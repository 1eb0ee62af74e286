"""What a match is played with, read once and shared by all its states: characters, weapons and abilities.

Lengths are in 1/100 mm and angles in 1/10 degree. The rules ask for an ability by its hook, never for a name.
"""

from typing import Final

from wildswing.exiled.rules.geometry import Polygon
from wildswing.kernel.state import own_fields

HEAD: Final = "head"
BODY: Final = "body"
ZONES: Final = (HEAD, BODY, "left arm", "right arm", "left leg", "right leg")
"""All zones a figure may have; roots and the like are legs."""

MOVEMENT: Final = "movement"
ATTACK: Final = "attack"
ANYTIME: Final = "anytime"
PASSIVE: Final = "passive"
REACTIVE: Final = "reactive"
ICONS: Final = (MOVEMENT, ATTACK, ANYTIME, PASSIVE, REACTIVE)
"""RX-K11: when an ability works."""

SPIKES: Final = "spikes"
"""An enemy weapon over a drawn spike costs its thrower `amount`."""
STANCE: Final = "stance"
"""`uses` times a game, in place of a throw: each source of damage is `amount` smaller."""
SPLASH: Final = "splash"
"""Enemies within `length` of a thrown weapon that did not hit them lose `amount`."""
STILL_WEAPON: Final = "still-weapon"
"""Who has stood still throws `weapon`."""
STILL_DAMAGE: Final = "still-damage"
"""Who has stood still deals `amount` more."""
ARMOUR: Final = "armour"
"""Drawn armour blocks what touches it, in `uses` attack phases."""
PERSIST: Final = "persist"
"""Who falls stays for one more round."""
BLIND_STRUCK: Final = "blind-struck"
"""Whoever is hit throws blind the next time."""
BLIND_ENEMIES: Final = "blind-enemies"
"""`uses` times a game, all enemies throw blind the next time."""
ROOTED: Final = "rooted"
"""Never moves and is never moved."""
VINE: Final = "vine"
"""Grows a card with `amount` hit points that keeps within `length`."""
THROW_FROM_VINE: Final = "throw-from-vine"
"""May throw from the vine's place."""
PULL: Final = "pull"
"""A hit pulls the struck one, or the thrower, by at most `length`."""
BOTH_HANDS: Final = "both-hands"
"""Throws all weapons at once and has no weaker hand."""
ENDS: Final = "ends"
"""Each harming part of the weapon counts by itself."""
INFECT: Final = "infect"
"""Who falls by it rises on its side with `amount` hit points and with its `risen_values`."""
NOT_INFECTED: Final = "not-infected"
"""Never rises for an enemy."""
ETHEREAL: Final = "ethereal"
"""`uses` times a game, nothing touches it in a phase, and its own throw does nothing either."""


CHARACTER_PARTS: Final = ("faction", "cards", "hit zones", "weapon", "weapon art")
ABILITY_PARTS: Final = ("name", "icon", "text")
"""What may be a house rule: “cards” is how many it begins with, “weapon art” the shapes on the weapon cards."""


class Zone:
    """A part of a figure that can be hit, and the damage a hit there does."""

    def __init__(self, name: str, value: int, shape: Polygon) -> None:
        self.name: Final = name
        self.value: Final = value
        self.shape: Final = shape

    __slots__ = own_fields(__init__, object)


class ZoneValues:
    """The damage of a hit on head, body and limbs (RX-A12)."""

    def __init__(self, head: int, body: int, limb: int) -> None:
        self.head: Final = head
        self.body: Final = body
        self.limb: Final = limb

    __slots__ = own_fields(__init__, object)

    def of(self, zone: str) -> int:
        """Returns the damage of a hit on the zone of this name."""
        if zone == HEAD:
            return self.head
        return self.body if zone == BODY else self.limb


class Figure:
    """What is drawn on a card that can be hit."""

    def __init__(
        self, zones: tuple[Zone, ...], spikes: tuple[Polygon, ...] = (), armour: tuple[Polygon, ...] = ()
    ) -> None:
        self.zones: Final = zones
        self.spikes: Final = spikes
        self.armour: Final = armour

    __slots__ = own_fields(__init__, object)


class Part:
    """A convex piece of a weapon's art."""

    def __init__(self, shape: Polygon, harms: bool) -> None:
        self.shape: Final = shape
        self.harms: Final = harms

    __slots__ = own_fields(__init__, object)


class Weapon:
    """A clear card with the art of a weapon."""

    def __init__(
        self,
        name: str,
        parts: tuple[Part, ...],
        primary: bool,
        thrown: bool,
        separate: bool,
        factor: int,
        along: int,
    ) -> None:
        self.name: Final = name
        self.parts: Final = parts
        self.primary: Final = primary
        """Whether a throw with it is a primary attack."""
        self.thrown: Final = thrown
        """Whether it is thrown unless an ability says otherwise."""
        self.separate: Final = separate
        """Whether each harming part is a source of its own."""
        self.factor: Final = factor
        """By how many percent its throw spreads."""
        self.along: Final = along
        """How far it turns out of the throw's direction; 0 if it may lie at any angle."""

    __slots__ = own_fields(__init__, object)


class Ability:
    """A text on the reference card, with the hook by which the rules know it."""

    def __init__(
        self,
        name: str,
        icon: str,
        text: str,
        clarifications: tuple[str, ...],
        does: str,
        amount: int = 0,
        length: int = 0,
        uses: int = 0,
        weapon: str = "",
        house: tuple[str, ...] = (),
        house_clarifications: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.icon: Final = icon
        self.text: Final = text
        self.clarifications: Final = clarifications
        self.house: Final = house
        """What of it is a house rule, since no rulebook gives it: some of ABILITY_PARTS."""
        self.house_clarifications: Final = house_clarifications
        """Those that are house rules; they come after the others."""
        self.does: Final = does
        self.amount: Final = amount
        self.length: Final = length
        self.uses: Final = uses
        """How often in a game; 0 without limit."""
        self.weapon: Final = weapon

    __slots__ = own_fields(__init__, object)


class Character:
    """A character with all its cards."""

    __slots__ = (
        "_by_hook",
        "abilities",
        "balanced_life",
        "bodies",
        "faction",
        "figure",
        "house",
        "life",
        "name",
        "risen_values",
        "vine",
        "weapons",
    )

    def __init__(
        self,
        name: str,
        faction: str,
        life: int,
        balanced_life: int,
        bodies: int,
        figure: Figure,
        risen_values: ZoneValues,
        vine: Figure | None,
        weapons: tuple[Weapon, ...],
        abilities: tuple[Ability, ...],
        house: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.faction: Final = faction
        self.house: Final = house
        """What of it is a house rule, since no rulebook gives it: some of CHARACTER_PARTS."""
        self.life: Final = life
        """The hit points of each body."""
        self.balanced_life: Final = balanced_life
        """The same in a match that evens out strong and weak characters."""
        self.bodies: Final = bodies
        """How many cards it begins with."""
        self.figure: Final = figure
        self.risen_values: Final = risen_values
        """What the zones of a card count that has risen on its side: the same as its own."""
        self.vine: Final = vine
        self.weapons: Final = weapons
        self.abilities: Final = abilities
        self._by_hook: Final = {ability.does: ability for ability in abilities}

    def ability(self, does: str) -> Ability | None:
        """Returns the ability with this hook, if the character has one."""
        return self._by_hook.get(does)


class Book:
    """The characters of a match, by seat."""

    __slots__ = ("_risen", "characters")

    def __init__(self, characters: tuple[Character, ...]) -> None:
        self.characters: Final = characters
        self._risen: Final = {
            (seat, by): _risen(fallen.figure, infecting.risen_values)
            for by, infecting in enumerate(characters)
            if infecting.ability(INFECT) is not None
            for seat, fallen in enumerate(characters)
        }

    def risen(self, seat: int, by: int) -> Figure:
        """Returns the figure on the card of a seat after it has risen on the side of another."""
        return self._risen[seat, by]


def _risen(figure: Figure, values: ZoneValues) -> Figure:
    """RX-ZH12: the printed zones with other values, and neither spikes nor armour (RX-ZH4)."""
    return Figure(tuple([Zone(zone.name, values.of(zone.name), zone.shape) for zone in figure.zones]))
