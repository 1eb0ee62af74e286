"""What happens in a game of Rise of the Exiled, each with the sentence that tells it."""

from wildswing.exiled.rules.naming import (
    begun,
    body,
    by_how_much,
    ending,
    listed,
    source,
    target,
    team_letter,
    weapon,
    zone,
)
from wildswing.kernel.event import Event
from wildswing.texts import plural, say, text, translated

THROWS = {
    "throw": (
        text("{name} throws the {weapon}."),
        text("{name} throws the {weapon}; it slides under {names}."),
    ),
    "block": (
        text("{name} throws the {weapon} down as a shield."),
        text("{name} throws the {weapon} down as a shield; it slides under {names}."),
    ),
    "ricochet": (
        text("{name} throws the {weapon} once more."),
        text("{name} throws the {weapon} once more; it slides under {names}."),
    ),
}
"""For each way to throw its sentence, and the one for a weapon that slides under something."""


class GameBegan(Event, frozen=True, tag="began"):
    """The characters are chosen; all their texts are public."""

    characters: tuple[str, ...]

    def sentence(self) -> str:
        """Tells who plays."""
        return say("{names} take the field.", names=listed(self.characters))


class Placed(Event, frozen=True, tag="placed"):
    """A card was laid on its starting place, or came back to the table."""

    body: int
    name: str
    x: int
    y: int
    angle: int

    def sentence(self) -> str:
        """Tells the card."""
        return begun(say("{name} takes a place.", name=body(self.name)))


class PhaseBegan(Event, frozen=True, tag="phase"):
    """An attack or a movement phase began."""

    round: int
    phase: str

    def sentence(self) -> str:
        """Calls the phase."""
        if self.phase == "attack":
            return say("Round {round}: attack!", round=self.round)
        return say("Round {round}: move!", round=self.round)


class Called(Event, frozen=True, tag="called"):
    """A hexed player called out whom the throw is meant for."""

    seat: int
    name: str
    target: str

    def sentence(self) -> str:
        """Tells the call."""
        return say("{name} calls out {target}.", name=self.name, target=self.target or say("nobody"))


class Threw(Event, frozen=True, tag="threw"):
    """A weapon was thrown and has landed; on a real table its place is not told."""

    landing: int
    seat: int
    body: int
    name: str
    weapon: str
    kind: str
    aim: tuple[int, int]
    place: tuple[int, int, int]
    """Where it lies, and how it is turned."""
    under: tuple[str, ...]

    def sentence(self) -> str:
        """Tells the throw."""
        said, slid = THROWS[self.kind]
        if self.under:
            return translated(slid, name=self.name, weapon=weapon(self.weapon), names=listed(self.under))
        return translated(said, name=self.name, weapon=weapon(self.weapon))


class TookStance(Event, frozen=True, tag="stance"):
    """A player stands on guard in place of a throw."""

    seat: int
    name: str
    ability: str

    def sentence(self) -> str:
        """Tells the stance."""
        return say("{name} uses {ability} and does not throw.", name=self.name, ability=self.ability)


class Overruled(Event, frozen=True, tag="overruled"):
    """The moderator struck out what a weapon touched."""

    name: str
    target: str

    def sentence(self) -> str:
        """Tells the decision."""
        return say(
            "The moderator overrules: the throw of {name} does not count against {target}.",
            name=self.name,
            target=target(self.target),
        )


class Corrected(Event, frozen=True, tag="corrected"):
    """The moderator set the hit points of a card."""

    body: int
    name: str
    life: int

    def sentence(self) -> str:
        """Tells the decision."""
        return plural(
            self.life,
            "The moderator sets {name} to {count} hit point.",
            "The moderator sets {name} to {count} hit points.",
            name=body(self.name),
        )


class TurnedEthereal(Event, frozen=True, tag="ethereal"):
    """Nothing touches a character in this phase."""

    seat: int
    name: str
    ability: str

    def sentence(self) -> str:
        """Tells the escape."""
        return say(
            "{name} uses {ability}: nothing touches them, and their own throw does nothing.",
            name=self.name,
            ability=self.ability,
        )


class Hit(Event, frozen=True, tag="hit"):
    """A source of damage took effect, or came to nothing."""

    landing: int
    part: int
    body: int
    target: str
    source: str
    where: str
    damage: int

    def sentence(self) -> str:
        """Tells the hit."""
        if self.where:
            said = text("{source} hits {target} ({where}) for {damage}.")
        else:
            said = text("{source} hits {target} for {damage}.")
        return begun(
            translated(
                said,
                source=source(self.source),
                target=body(self.target),
                where=zone(self.where),
                damage=self.damage,
            )
        )


class Missed(Event, frozen=True, tag="missed"):
    """A weapon does not touch what it was thrown at."""

    landing: int
    source: str
    target: str
    distance: int
    """In mm, from the weapon's art to the nearest hit zone."""
    why: tuple[str, ...]

    def sentence(self) -> str:
        """Tells the miss."""
        return begun(
            say(
                "{source} misses {target} {by_how_much}.",
                source=source(self.source),
                target=target(self.target),
                by_how_much=by_how_much(self.distance, self.why),
            )
        )


class ArmourBlocked(Event, frozen=True, tag="armour"):
    """Armour blocked what touched it in this phase."""

    body: int
    name: str
    left: int

    def sentence(self) -> str:
        """Tells the block and what remains."""
        if self.left:
            return say("{name}'s armour blocks; it can block {left} more.", name=body(self.name), left=self.left)
        return say("{name}'s armour blocks, and is discarded.", name=body(self.name))


class Shielded(Event, frozen=True, tag="shielded"):
    """A weapon lies over its own card as a shield."""

    body: int
    name: str
    reduced: int

    def sentence(self) -> str:
        """Tells the shield."""
        return say(
            "Each source against {name} does {reduced} less in this phase.",
            name=body(self.name),
            reduced=self.reduced,
        )


class Lost(Event, frozen=True, tag="lost"):
    """A character lost hit points, all at once."""

    body: int
    name: str
    damage: int
    healed: int
    life: int

    def sentence(self) -> str:
        """Tells the new hit points."""
        if self.healed:
            said = text("{name} loses {damage} and regains {healed}: {life} left.")
        else:
            said = text("{name} loses {damage}: {life} left.")
        return begun(translated(said, name=body(self.name), damage=self.damage, healed=self.healed, life=self.life))


class Healed(Event, frozen=True, tag="healed"):
    """A character got hit points back."""

    body: int
    name: str
    amount: int
    life: int

    def sentence(self) -> str:
        """Tells the new hit points."""
        return begun(
            say("{name} regains {amount}: {life} now.", name=body(self.name), amount=self.amount, life=self.life)
        )


class Hampered(Event, frozen=True, tag="hampered"):
    """A player throws worse the next time."""

    seat: int
    name: str
    how: str

    def sentence(self) -> str:
        """Tells how."""
        if self.how == "blind":
            return say("{name} makes the next attack throw with eyes closed.", name=self.name)
        return say("{name} makes the next attack throw with the other hand.", name=self.name)


class Reinforced(Event, frozen=True, tag="reinforced"):
    """Somebody called, and one character joins each side."""

    names: tuple[str, ...]

    def sentence(self) -> str:
        """Tells who joins."""
        return say("Reinforcements: {names} join.", names=listed(self.names))


class Fell(Event, frozen=True, tag="fell"):
    """A card left the table."""

    body: int
    name: str
    returns: int
    """After how many attack phases it comes back; 0 if never."""

    def sentence(self) -> str:
        """Tells the fall."""
        if self.returns:
            said = text("{name} is removed, to return after {returns} attack phases.")
        else:
            said = text("{name} is removed.")
        return begun(translated(said, name=body(self.name), returns=self.returns))


class Persisted(Event, frozen=True, tag="persisted"):
    """A fallen character stays for one more round."""

    body: int
    name: str

    def sentence(self) -> str:
        """Tells it."""
        return say("{name} has fallen and persists for one more round.", name=body(self.name))


class Rose(Event, frozen=True, tag="rose"):
    """A fallen character fights on for another player."""

    body: int
    name: str
    seat: int
    master: str
    life: int

    def sentence(self) -> str:
        """Tells it."""
        return say(
            "{name} rises again for {master} with {life} hit points.",
            name=body(self.name),
            master=self.master,
            life=self.life,
        )


class Pulled(Event, frozen=True, tag="pulled"):
    """A card was pulled over the table."""

    body: int
    name: str
    puller: str
    x: int
    y: int

    def sentence(self) -> str:
        """Tells the pull."""
        if self.name == self.puller:
            return say("{puller} is pulled to the target.", puller=self.puller)
        return say("{puller} pulls {name} closer.", puller=self.puller, name=body(self.name))


class Moved(Event, frozen=True, tag="moved"):
    """A card was slid over the table."""

    body: int
    name: str
    x: int
    y: int

    def sentence(self) -> str:
        """Tells the move."""
        return begun(say("{name} moves.", name=body(self.name)))


class WentThrough(Event, frozen=True, tag="tunnel"):
    """A card went into a tunnel and came out of the other."""

    body: int
    name: str
    x: int
    y: int

    def sentence(self) -> str:
        """Tells it."""
        return say("{name} comes out of the other tunnel.", name=body(self.name))


class VineGrew(Event, frozen=True, tag="vine"):
    """A vine was laid beside its owner."""

    body: int
    name: str
    x: int
    y: int

    def sentence(self) -> str:
        """Tells it."""
        return say("A vine grows beside {name}.", name=self.name)


class AbilityUsed(Event, frozen=True, tag="ability"):
    """A player used an ability in the movement phase."""

    seat: int
    name: str
    ability: str

    def sentence(self) -> str:
        """Tells the ability."""
        return say("{name} uses {ability}.", name=self.name, ability=self.ability)


class ChestOpened(Event, frozen=True, tag="chest"):
    """A chest was opened, and the item went to a player."""

    chest: int
    seat: int
    name: str
    item: str

    def sentence(self) -> str:
        """Tells the item."""
        return say("{name} opens a chest: {item}!", name=self.name, item=self.item)


class ItemUsed(Event, frozen=True, tag="item used"):
    """A player used an item."""

    seat: int
    name: str
    item: str
    target: str

    def sentence(self) -> str:
        """Tells the item."""
        if self.target:
            return say("{name} uses the {item} for {target}.", name=self.name, item=self.item, target=self.target)
        return say("{name} uses the {item}.", name=self.name, item=self.item)


class ItemPassed(Event, frozen=True, tag="item passed"):
    """An item went from one player to another."""

    name: str
    to: str
    item: str
    stolen: bool

    def sentence(self) -> str:
        """Tells the item."""
        if self.stolen:
            return say("{to} takes the {item} of {name}.", to=self.to, item=self.item, name=self.name)
        return say("{name} gives {to} the {item}.", name=self.name, to=self.to, item=self.item)


class GemstoneHit(Event, frozen=True, tag="gemstone"):
    """A gemstone was damaged."""

    team: int
    damage: int
    life: int

    def sentence(self) -> str:
        """Tells the hit points that remain."""
        return say(
            "The gemstone of Team {team} loses {damage}: {life} left.",
            team=team_letter(self.team),
            damage=self.damage,
            life=self.life,
        )


class GameOver(Event, frozen=True, tag="over"):
    """The game is over; a winner below 0 is nobody."""

    winner: int
    reason: str

    def sentence(self) -> str:
        """Tells the result."""
        reason = ending(self.reason)
        if self.winner >= 0:
            return say("Team {team} wins: {reason}.", team=team_letter(self.winner), reason=reason)
        return say("Nobody wins: {reason}.", reason=reason)
