"""What happens in a game of Rise of the Exiled, each with the sentence that tells it."""

from wildswing.kernel.event import Event


def _listed(words: tuple[str, ...]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _begun(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


class GameBegan(Event, frozen=True, tag="began"):
    """The characters are chosen; all their texts are public."""

    characters: tuple[str, ...]

    def sentence(self) -> str:
        """Tells who plays."""
        return f"{_listed(self.characters)} take the field."


class Placed(Event, frozen=True, tag="placed"):
    """A card was laid on its starting place, or came back to the table."""

    body: int
    name: str
    x: int
    y: int
    angle: int

    def sentence(self) -> str:
        """Tells the card."""
        return _begun(f"{self.name} takes a place.")


class PhaseBegan(Event, frozen=True, tag="phase"):
    """An attack or a movement phase began."""

    round: int
    phase: str

    def sentence(self) -> str:
        """Calls the phase."""
        return f"Round {self.round}: {'attack' if self.phase == 'attack' else 'move'}!"


class Called(Event, frozen=True, tag="called"):
    """A hexed player called out whom the throw is meant for."""

    seat: int
    name: str
    target: str

    def sentence(self) -> str:
        """Tells the call."""
        return f"{self.name} calls out {self.target or 'nobody'}."


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
        slid = f"; it slides under {_listed(self.under)}" if self.under else ""
        if self.kind == "block":
            return f"{self.name} throws the {self.weapon} down as a shield{slid}."
        again = " once more" if self.kind == "ricochet" else ""
        return f"{self.name} throws the {self.weapon}{again}{slid}."


class TookStance(Event, frozen=True, tag="stance"):
    """A player stands on guard in place of a throw."""

    seat: int
    name: str
    ability: str

    def sentence(self) -> str:
        """Tells the stance."""
        return f"{self.name} uses {self.ability} and does not throw."


class Overruled(Event, frozen=True, tag="overruled"):
    """The moderator struck out what a weapon touched."""

    name: str
    target: str

    def sentence(self) -> str:
        """Tells the decision."""
        return f"The moderator overrules: the throw of {self.name} does not count against {self.target}."


class TurnedEthereal(Event, frozen=True, tag="ethereal"):
    """Nothing touches a character in this phase."""

    seat: int
    name: str
    ability: str

    def sentence(self) -> str:
        """Tells the escape."""
        return f"{self.name} uses {self.ability}: nothing touches, and the own throw does nothing."


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
        where = f" ({self.where})" if self.where else ""
        return _begun(f"{self.source} hits {self.target}{where} for {self.damage}.")


class ArmourBlocked(Event, frozen=True, tag="armour"):
    """Armour blocked what touched it in this phase."""

    body: int
    name: str
    left: int

    def sentence(self) -> str:
        """Tells the block and what remains."""
        left = f"it can block {self.left} more" if self.left else "it is discarded"
        return f"The armour of {self.name} blocks; {left}."


class Shielded(Event, frozen=True, tag="shielded"):
    """A weapon lies over its own card as a shield."""

    body: int
    name: str
    reduced: int

    def sentence(self) -> str:
        """Tells the shield."""
        return f"Each source against {self.name} does {self.reduced} less in this phase."


class Lost(Event, frozen=True, tag="lost"):
    """A character lost hit points, all at once."""

    body: int
    name: str
    damage: int
    healed: int
    life: int

    def sentence(self) -> str:
        """Tells the new hit points."""
        healed = f" and regains {self.healed}" if self.healed else ""
        return _begun(f"{self.name} loses {self.damage}{healed}: {self.life} left.")


class Healed(Event, frozen=True, tag="healed"):
    """A character got hit points back."""

    body: int
    name: str
    amount: int
    life: int

    def sentence(self) -> str:
        """Tells the new hit points."""
        return _begun(f"{self.name} regains {self.amount}: {self.life} now.")


class Hampered(Event, frozen=True, tag="hampered"):
    """A player throws worse the next time."""

    seat: int
    name: str
    how: str

    def sentence(self) -> str:
        """Tells how."""
        told = "with eyes closed" if self.how == "blind" else "with the other hand"
        return f"{self.name} makes the next attack throw {told}."


class Fell(Event, frozen=True, tag="fell"):
    """A card left the table."""

    body: int
    name: str
    returns: int
    """After how many attack phases it comes back; 0 if never."""

    def sentence(self) -> str:
        """Tells the fall."""
        back = f", to return after {self.returns} attack phases" if self.returns else ""
        return _begun(f"{self.name} is removed{back}.")


class Persisted(Event, frozen=True, tag="persisted"):
    """A fallen character stays for one more round."""

    body: int
    name: str

    def sentence(self) -> str:
        """Tells it."""
        return f"{self.name} has fallen and persists for one more round."


class Rose(Event, frozen=True, tag="rose"):
    """A fallen character fights on for another player."""

    body: int
    name: str
    seat: int
    master: str
    life: int

    def sentence(self) -> str:
        """Tells it."""
        return f"{self.name} rises again for {self.master} with {self.life} hit points."


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
            return f"{self.puller} is pulled to the target."
        return f"{self.puller} pulls {self.name} closer."


class Moved(Event, frozen=True, tag="moved"):
    """A card was slid over the table."""

    body: int
    name: str
    x: int
    y: int

    def sentence(self) -> str:
        """Tells the move."""
        return _begun(f"{self.name} moves.")


class WentThrough(Event, frozen=True, tag="tunnel"):
    """A card went into a tunnel and came out of the other."""

    body: int
    name: str
    x: int
    y: int

    def sentence(self) -> str:
        """Tells it."""
        return f"{self.name} comes out of the other tunnel."


class VineGrew(Event, frozen=True, tag="vine"):
    """A vine was laid beside its owner."""

    body: int
    name: str
    x: int
    y: int

    def sentence(self) -> str:
        """Tells it."""
        return f"A vine grows beside {self.name}."


class AbilityUsed(Event, frozen=True, tag="ability"):
    """A player used an ability in the movement phase."""

    seat: int
    name: str
    ability: str

    def sentence(self) -> str:
        """Tells the ability."""
        return f"{self.name} uses {self.ability}."


class ChestOpened(Event, frozen=True, tag="chest"):
    """A chest was opened, and the item went to a player."""

    chest: int
    seat: int
    name: str
    item: str

    def sentence(self) -> str:
        """Tells the item."""
        return f"{self.name} opens a chest: {self.item}!"


class ItemUsed(Event, frozen=True, tag="item used"):
    """A player used an item."""

    seat: int
    name: str
    item: str
    target: str

    def sentence(self) -> str:
        """Tells the item."""
        return f"{self.name} uses the {self.item}{f' for {self.target}' if self.target else ''}."


class ItemPassed(Event, frozen=True, tag="item passed"):
    """An item went from one player to another."""

    name: str
    to: str
    item: str
    stolen: bool

    def sentence(self) -> str:
        """Tells the item."""
        if self.stolen:
            return f"{self.to} takes the {self.item} of {self.name}."
        return f"{self.name} gives {self.to} the {self.item}."


class GemstoneHit(Event, frozen=True, tag="gemstone"):
    """A gemstone was damaged."""

    team: int
    damage: int
    life: int

    def sentence(self) -> str:
        """Tells the hit points that remain."""
        return f"The gemstone of team {self.team + 1} loses {self.damage}: {self.life} left."


class GameOver(Event, frozen=True, tag="over"):
    """The game is over; a winner below 0 is nobody."""

    winner: int
    reason: str

    def sentence(self) -> str:
        """Tells the result."""
        won = f"Team {self.winner + 1} wins" if self.winner >= 0 else "Nobody wins"
        return f"{won}: {self.reason}."
