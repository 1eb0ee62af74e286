"""A table for tests: characters at chosen places, and weapons that land where the test says.

Lengths are in mm and angles in degrees, as a person would measure them. Places on a card are told in its own frame:
the origin at its centre, x to the right, y towards the head.

    table = Tabletop(["Hedina"], ["Gande"], places={"Gande": (0, 400, 180)})
    table.lands("Hedina", on="Gande", at=(0, 29)).attack()
    assert table.life("Gande") == 4
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

import msgspec

from wildswing.exiled.game import EXILED, RULES
from wildswing.exiled.rules import attack, judging, ricochet
from wildswing.exiled.rules.book import Weapon
from wildswing.exiled.rules.events import Threw
from wildswing.exiled.rules.geometry import MM, Point, placed
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.judging import judge
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.steps import AttackPhase, Land, MovementPhase, ThrowAgain
from wildswing.exiled.rules.table import (
    Body,
    Chest,
    Gemstone,
    Landing,
    Player,
    Table,
    Terrain,
    alter_body,
    alter_player,
    character_of,
)
from wildswing.exiled.rules.terrain import settle_terrain
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.exiled.rules.view import ExiledView
from wildswing.kernel import agenda
from wildswing.kernel.agenda import Rules, push
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import start_of
from wildswing.kernel.event import Event, Heard, Told, told_to
from wildswing.kernel.question import Does, Question
from wildswing.kernel.space import Space
from wildswing.kernel.state import Step, fields_of

Millimetres = tuple[float, float]
Place = tuple[float, float] | tuple[float, float, float]
"""Where a card lies, and how it is turned if it lies otherwise than its team faces."""

Answers = Mapping[Any, Any]
"""An option or its label by kind of question, or by name and kind; a list holds one answer after the other."""

E = TypeVar("E", bound=Event)

APPROACHES: dict[str, tuple[Millimetres, float]] = {
    "head": ((0, 27), 180),
    "body": ((0, 0), 0),
    "left arm": ((-17, 1), -90),
    "right arm": ((17, 1), 90),
    "left leg": ((-9, -30), -90),
    "right leg": ((9, -30), 90),
}
"""A point in each zone of every figure, and how a weapon is turned whose tip reaches no better zone there.

Wide weapons may touch spikes, and the mandibles reach the body beside a right leg.
"""

FAR_AWAY = 10_000 * MM
"""Where weapons land that a test says nothing about: off the table."""


class Spot:
    """Where a weapon is to land."""

    def __init__(
        self, weapon: str, on: str, at: Millimetres, turned: float, by: Millimetres | None, under: tuple[str, ...]
    ) -> None:
        self.weapon = weapon
        self.on = on
        self.at = at
        self.turned = turned
        self.by = by
        self.under = under


class Tabletop:
    """A running match, what was told so far, and short names for what the players do."""

    def __init__(
        self,
        *teams: Sequence[str],
        places: Mapping[str, Place] | None = None,
        variants: Sequence[str] = (),
        skills: Sequence[str] = (),
        arrives: Sequence[int | str] = (),
        chests: Sequence[tuple[float, float, str]] = (),
        terrain: Sequence[tuple[str, float, float]] = (),
        gemstones: int = 0,
        gemstone_places: Sequence[Millimetres] = (),
        rounds: int = 50,
        texts: dict[str, str] | None = None,
        begins: str = "attack",
        by_chance: bool = False,
        seed: int = 1,
    ) -> None:
        """Sets up a match before its first attack, or before a movement phase.

        Cards without a place stand in the middle of their part of the front line. Chests are places with the item
        inside, terrain is kinds with places (two tunnels). Weapons land as the test says, or else `by_chance`.
        """
        setup = setup_of(
            teams,
            skills=skills,
            variants=variants,
            arrives=arrives,
            chests=len(chests),
            terrain=list(dict.fromkeys([kind for kind, _, _ in terrain])),
            gemstones=gemstones,
            rounds=rounds,
            texts=texts,
        )
        self.table: Table = EXILED.deal(setup, start_of(seed))
        self.told: list[Told] = []
        self.questions: list[tuple[str, str]] = []
        """Who was asked what kind of question so far, those not counted that had one answer only."""
        self.seats = EXILED.seats(setup)
        self._spots: dict[str, list[Spot]] = {}
        self._bounces: dict[str, Spot] = {}
        self._by_chance = by_chance
        self._rules = self._directed()
        inside = [ITEMS.index(item) for _, _, item in chests]
        self.table.chests = tuple(
            [Chest(_cent(x), _cent(y), item) for (x, y, _), item in zip(chests, inside, strict=True)]
        )
        self.table.box = tuple([item for item in range(len(ITEMS)) if item not in inside])
        self.table.terrain = tuple([Terrain(kind, _cent(x), _cent(y)) for kind, x, y in terrain])
        if gemstone_places:
            self.table.gemstones = tuple(
                [Gemstone(team, _cent(x), _cent(y), gemstones) for team, (x, y) in enumerate(gemstone_places)]
            )
        for name, place in (places or {}).items():
            self.puts(name, place)
        settle_terrain(self.table)
        self.table.agenda = (AttackPhase() if begins == "attack" else MovementPhase(),)
        self.table.phase = begins
        self._run()

    def _directed(self) -> Rules:
        """Returns the rules with landings of the test's choice, and with a pause before each phase."""
        return Rules(
            *RULES.parts,
            Does(Land, self._land),
            Does(AttackPhase, _pause),
            Does(MovementPhase, _pause),
            Question(Pause, _ask_pause, _go_on),
            Question(ThrowAgain, RULES.questions[ThrowAgain], self._bounce),
        )

    # Setting the scene

    def puts(self, name: str, place: Place) -> "Tabletop":
        """Lays a card somewhere, as if it had started there."""
        body = alter_body(self.table, self.at(name))
        body.x = body.home_x = _cent(place[0])
        body.y = body.home_y = _cent(place[1])
        if len(place) == 3:
            body.angle = round(place[2] * 10) % 3600
        settle_terrain(self.table)
        return self

    def sets(self, name: str, **fields: Any) -> "Tabletop":
        """Changes what is noted of a card (`life=2`, `stood=1`) or of its player (`blind=1`, `tome=1`)."""
        at = self.at(name)
        for field, value in fields.items():
            if field in fields_of(Body):
                setattr(alter_body(self.table, at), field, value)
            else:
                assert field in fields_of(Player), f"neither a card nor a player has {field}"
                setattr(alter_player(self.table, self.table.bodies[at].seat), field, value)
        return self

    def gives(self, name: str, *items: str) -> "Tabletop":
        """Hands items out of the box to a player."""
        for item in items:
            number = ITEMS.index(item)
            assert number in self.table.box, f"the {item} is not in the box"
            self.table.box = tuple([one for one in self.table.box if one != number])
            player = alter_player(self.table, self.seat(name))
            player.items = (*player.items, number)
        return self

    def grows(self, name: str, place: Place) -> "Tabletop":
        """Lays the vine of a character somewhere, with all its hit points."""
        vine = f"the vine of {name}"
        ability = character_of(self.table, self.seat(name)).ability("vine")
        assert ability is not None
        self.sets(vine, place="in play", life=ability.amount)
        return self.puts(vine, place)

    def lands(
        self,
        name: str,
        weapon: str = "",
        *,
        on: str = "",
        at: Millimetres = (0, 0),
        turned: float = 0,
        by: Millimetres | None = None,
        under: tuple[str, ...] = (),
    ) -> "Tabletop":
        """Says where a weapon of the next attack lands; weapons of which nothing is said miss everything.

        `at` is the point of the card `on` (of the table, if no card is named) that a point of the weapon covers:
        the point `by` of the weapon's card, or else its tip, the highest point of its art. The weapon's card is
        `turned` against the other one. The weapon slides `under` the cards named.
        """
        self._spots.setdefault(name, []).append(Spot(weapon, on, at, turned, by, under))
        return self

    def hits(self, name: str, target: str, zone: str, weapon: str = "") -> "Tabletop":
        """Says that a weapon of the next attack lands with its tip on a zone, and on no better one."""
        at, turned = APPROACHES[zone]
        return self.lands(name, weapon, on=target, at=at, turned=turned)

    def bounces(
        self,
        name: str,
        *,
        on: str = "",
        at: Millimetres = (0, 0),
        turned: float = 0,
        by: Millimetres | None = None,
    ) -> "Tabletop":
        """Says where the extra throw of a ricochet lands, like `lands`."""
        self._bounces[name] = Spot("", on, at, turned, by, ())
        return self

    # What the players do

    def starts(self, phase: str) -> "Tabletop":
        """Begins an attack or a movement phase; then the first questions are open."""
        assert self.pause == f"{phase} phase", f"it is not the time for {phase}: {self.asked}"
        self._answer(self.table.asks[0], 0)
        return self

    def attack(self, answers: Answers | None = None, until: str = "") -> "Tabletop":
        """Plays an attack phase up to its end, or until a question of a kind is open; see `plays`."""
        return self.starts("attack").plays(answers, until)

    def movement(
        self,
        moves: Mapping[str, Millimetres] | None = None,
        answers: Answers | None = None,
        until: str = "",
    ) -> "Tabletop":
        """Plays a movement phase, with a direction and a distance for each card that moves; see `plays`."""
        given: dict[str | tuple[str, str], Any] = dict(answers or {})
        for name, way in (moves or {}).items():
            kind = "creep" if name.startswith("the vine") else "move"
            given[name, kind] = tuple([round(part) for part in way])
        return self.starts("movement").plays(given, until)

    def round(self, moves: Mapping[str, Millimetres] | None = None) -> "Tabletop":
        """Plays an attack phase with the landings given and then a movement phase."""
        return self.attack().movement(moves)

    def plays(self, answers: Answers | None = None, until: str = "") -> "Tabletop":
        """Goes on to the next phase, or until a question of a kind is open.

        A question without an answer gets its first option, or the point nearest to 0: players do nothing special.
        Every answer given has to be asked for.
        """
        left = {key: list(given) if isinstance(given, list) else [given] for key, given in (answers or {}).items()}
        while self.table.asks and not self.pause:
            ask = next((one for one in self.table.asks if one.kind != until), None)
            if ask is None:
                break
            self._answer(ask, self._choice(ask, left))
        unasked = {key: given for key, given in left.items() if given}
        assert not unasked, f"nobody was asked for {unasked}; open are {self.asked}"
        assert not until or until in [ask.kind for ask in self.table.asks], f"nobody was asked “{until}”"
        if not until:
            assert not self._spots, f"{list(self._spots)} did not throw what was to land"
            assert not self._bounces, f"{list(self._bounces)} did not throw what was to land"
        return self

    def says(self, name: str, answer: Any) -> "Tabletop":
        """Answers the open question of a player by option or label."""
        ask = self.ask(name)
        self._answer(ask, self._index(ask, answer))
        return self

    def _choice(self, ask: Ask, left: dict[str | tuple[str, str], list[Any]]) -> int:
        keys: list[str | tuple[str, str]] = [(name, ask.kind) for name in self._names_of(ask)]
        for key in (*keys, ask.kind):
            if left.get(key):
                return self._index(ask, left[key].pop(0))
        if isinstance(ask.options, Space):
            return ask.options.index(tuple([min(max(low, 0), high) for _, low, high in ask.options.axes]))
        return 0

    def _names_of(self, ask: Ask) -> list[str]:
        """Returns whom a question concerns: a card that moves, and the player asked."""
        names = [self.seats[ask.seat]]
        if ask.kind in {"move", "creep", "stood", "stand", "tunnel", "join"}:
            names.insert(0, attack.body_name(self.table, ask.about[1]))
        return names

    def _index(self, ask: Ask, answer: Any) -> int:
        if isinstance(ask.options, Space):
            return ask.options.index(tuple([round(part) for part in answer]))
        labels = EXILED.worded(self.table, ask).labels
        fits = [at for at, option in enumerate(ask.options) if option == answer and type(option) is type(answer)]
        fits = fits or [at for at, label in enumerate(labels) if label == answer]
        assert len(fits) == 1, f"{self.seats[ask.seat]} is offered {labels} ({ask.options!r}), not {answer!r}"
        return fits[0]

    def _answer(self, ask: Ask, index: int) -> None:
        if ask.kind != "pause":
            self.questions.append((self.seats[ask.seat], ask.kind))
        agenda.answer(self._rules, self.table, ask.seat, index, self.told)

    def _run(self) -> None:
        agenda.run(self._rules, self.table, self.told)

    # Landings in place of chance

    def _land(self, table: Table, step: Step, heard: Heard) -> None:
        told: list[Told] = []
        attack.land_weapons(table, step, told)
        if REAL_TABLE not in table.variants and not self._by_chance:
            table.landings = tuple([self._settled(landing, self._spot_of(landing)) for landing in table.landings])
        if heard is not None:
            heard += [self._corrected(one) for one in told]

    def _spot_of(self, landing: Landing) -> Spot | None:
        name = self.seats[landing.seat]
        weapon = judging.weapon_of(self.table, landing).name
        spots = self._spots.get(name, [])
        spot = next((one for one in spots if one.weapon in {"", weapon}), None)
        if spot is not None:
            spots.remove(spot)
            if not spots:
                del self._spots[name]
        return spot

    def _bounce(self, table: Table, step: ThrowAgain, point: Any, heard: Heard) -> None:
        told: list[Told] = []
        ricochet.bounce(table, step, point, told)
        first = len(table.landings) - 1
        spot = self._bounces.pop(self.seats[table.landings[first].seat], None)
        table.landings = (*table.landings[:first], self._settled(table.landings[first], spot))
        before = [contact for contact in table.contacts if contact.landing < first]
        table.contacts = (*before, *judge(table, first))
        if heard is not None:
            heard += [self._corrected(one) for one in told]

    def _settled(self, landing: Landing, spot: Spot | None) -> Landing:
        found = Landing(*[getattr(landing, field) for field in fields_of(Landing)])
        found.x, found.y, found.angle, found.under = FAR_AWAY, FAR_AWAY, 0, ()
        if spot is not None:
            x, y, angle = 0, 0, 0
            if spot.on:
                card = self.body(spot.on)
                x, y, angle = card.x, card.y, card.angle
            found.angle = (angle + round(spot.turned * 10)) % 3600
            covered = _placed(spot.at, x, y, angle)
            by = _placed(spot.by or tip(judging.weapon_of(self.table, landing)), 0, 0, found.angle)
            found.x, found.y = covered[0] - by[0], covered[1] - by[1]
            found.under = tuple([self.at(name) for name in spot.under])
        return found

    def _corrected(self, told: Told) -> Told:
        """Returns what is told of a throw with the place where the weapon lies now."""
        event = told.event
        if not isinstance(event, Threw):
            return told
        landing = self.table.landings[event.landing]
        under = tuple([attack.body_name(self.table, at) for at in landing.under])
        place = (landing.x, landing.y, landing.angle)
        return Told(msgspec.structs.replace(event, place=place, under=under), told.audience)

    # What is asked

    @property
    def pause(self) -> str:
        """The phase that is about to begin, or nothing in the middle of one."""
        return next((ask.about for ask in self.table.asks if ask.kind == "pause"), "")

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what kind of question now."""
        return [(self.seats[ask.seat], ask.kind) for ask in self.table.asks]

    def ask(self, name: str) -> Ask:
        """Returns the open question of a player."""
        ask = agenda.ask_of(self.table, self.seat(name))
        assert ask is not None, f"{name} is not asked; open are {self.asked}"
        return ask

    def offered(self, name: str) -> list[str]:
        """Returns the labels of a player's open question."""
        return list(EXILED.worded(self.table, self.ask(name)).labels)

    # What can be seen

    def seat(self, name: str) -> int:
        """Returns the seat that plays a character from the start."""
        return self.seats.index(name)

    def at(self, name: str) -> int:
        """Returns the number of a card: Hedina, Zombie Horde 2, the vine of Gleem, Gande (risen)."""
        names = [attack.body_name(self.table, at) for at in range(len(self.table.bodies))]
        if name in names:
            return names.index(name)
        cards = [at for at, body in enumerate(self.table.bodies) if self.seats[body.card] == name]
        assert len(cards) == 1, f"{name} is none of {names}"
        return cards[0]

    def body(self, name: str) -> Body:
        """Returns a card on the table."""
        return self.table.bodies[self.at(name)]

    def player(self, name: str) -> Player:
        """Returns the player who took a character."""
        return self.table.players[self.seat(name)]

    def life(self, name: str) -> int:
        """Returns the hit points of a card."""
        return self.body(name).life

    def lives(self, *names: str) -> tuple[int, ...]:
        """Returns the hit points of cards."""
        return tuple([self.life(name) for name in names])

    def place(self, name: str) -> Millimetres:
        """Returns where the centre of a card lies."""
        body = self.body(name)
        return body.x / MM, body.y / MM

    @property
    def in_play(self) -> list[str]:
        """The cards on the table."""
        return [
            attack.body_name(self.table, at) for at, body in enumerate(self.table.bodies) if body.place == "in play"
        ]

    def items(self, name: str) -> list[str]:
        """Returns the items a player holds."""
        return [ITEMS[item] for item in self.player(name).items]

    def landing(self, name: str, weapon: str = "") -> Landing:
        """Returns the weapon that a player threw in this attack phase."""
        found = [one for one in self.table.landings if self.seats[one.seat] == name]
        return next(one for one in found if weapon in {"", judging.weapon_of(self.table, one).name})

    def thrown(self, name: str) -> list[str]:
        """Returns the weapons that a player threw in this attack phase."""
        return [judging.weapon_of(self.table, one).name for one in self.table.landings if self.seats[one.seat] == name]

    def view(self, name: str) -> ExiledView:
        """Returns the table as a player sees it."""
        return EXILED.view(self.table, self.seat(name))

    def heard(self, kind: type[E], by: str = "") -> list[E]:
        """Returns what was told of one kind of event, to a player or (if none is named) to everybody there is."""
        events = told_to(self.seat(by), self.told) if by else [told.event for told in self.told]
        return [event for event in events if isinstance(event, kind)]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.table.phase == "over"

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won a game that is over; nobody if the tuple is empty."""
        outcome = EXILED.outcome(self.table)
        assert outcome is not None, "the game is not over"
        return tuple([self.seats[seat] for seat in outcome.winners])


def tip(weapon: Weapon) -> Millimetres:
    """Returns the highest point of a weapon's harming art, in mm in the frame of its card."""
    parts = [part.shape for part in weapon.parts if part.harms]
    highest = max(parts, key=lambda shape: max([y for _, y in shape]))
    top = max([y for _, y in highest])
    across = [x for x, y in highest if y == top]
    return (min(across) + max(across)) / 2 / MM, top / MM


def _cent(mm: float) -> int:
    return round(mm * MM)


def _placed(point: Millimetres, x: int, y: int, angle: int) -> Point:
    return placed(((_cent(point[0]), _cent(point[1])),), x, y, angle)[0]


class Pause(Step):
    """Waits before a phase."""

    FIELDS: ClassVar[tuple[str, ...]] = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase = phase


def _pause(table: Table, step: Step, heard: Heard) -> None:
    push(table, Pause(step.name))


def _ask_pause(table: Table, step: Pause) -> Ask:
    return Ask(0, "pause", ("go on",), step.phase, always=True)


def _go_on(table: Table, step: Pause, answer: Any, heard: Heard) -> None:
    """Before a phase everything can be looked at; then it begins."""
    begins = RULES.steps[AttackPhase if step.phase == "attack phase" else MovementPhase]
    begins(table, step, heard)
