"""Refereeing a real table: the moderator is asked, the program calls the phases and keeps the hit points."""

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from wildswing.cli.output import console, counted, to_type
from wildswing.cli.parting import is_played_out
from wildswing.cli.person import KEYS, Person
from wildswing.cli.saved import SavedMatch
from wildswing.cli.tables.scene import NoAnswer, Scene, scene_of
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.questions.reporting import REPORT
from wildswing.exiled.rules.setup import PEOPLE
from wildswing.exiled.rules.table import SPLASH, WHOLE_WEAPON
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.exiled.terminal.look import ExiledLook, character_list, letters_of
from wildswing.exiled.terminal.sight import Sight, exiled_view, sight_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.match import Match

BELL = "\a"
THROW = "Everybody throws: one, two, three!"
MOVE = "Everybody moves, up to one card length; abilities and items come first."
UNDO = "undo"

UNDO_KEY = ("undo, undo 3", "takes back the last entry, or the last three")
AHEAD_KEY = ("mace, nahtha, head", "gives several answers at once; a word that fits only one answer is enough")


class TakeBack(Exception):
    """The moderator takes entries back."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


def is_moderated(match: Match) -> bool:
    """Tells whether a match is played on a real table."""
    return match.game is EXILED and REAL_TABLE in match.setup.get("variants", "")


class ModeratorLook(ExiledLook):
    """Draws the characters with the people who play them; where the cards lie, the real table shows."""

    def table(self, scene: Scene) -> RenderableType:
        """Draws the round, the characters, and what follows from the last entry."""
        view = exiled_view(scene.view)
        where = {"over": "The game is over"}.get(view.phase, f"Round {view.round} · {view.phase}")
        letters = letters_of([player.character for player in view.players])
        people = [name.strip() for name in scene.setup.get(PEOPLE, "").split(",") if name.strip()]
        parts: list[RenderableType] = [Text(f" {where} ".center(60, "─"), "bold")]
        parts.append(character_list(sight_of(scene), letters, scene.seat, people))
        parts += [Text(f"Reported: {line}.", "cyan") for line in reported(sight_of(scene))]
        if scene.happened:
            told = Text("\n").join([self.words(event.sentence()) for event in scene.happened])
            parts.append(Panel(told, title="What just happened", title_align="left", border_style="dim"))
        return Group(*parts)

    def signs(self) -> tuple[tuple[str, str], ...]:
        """Has no map, and so no signs."""
        return ()


def reported(sight: Sight) -> list[str]:
    """Returns what was reported in this phase, in words."""
    view = sight.view
    lines: list[str] = []
    for contact in view.contacts:
        landing = view.landings[contact.landing]
        source = f"the {landing.weapon} of {view.players[landing.seat].character}"
        ends = {WHOLE_WEAPON: source, SPLASH: f"the splash of {source}"}
        words = ends.get(contact.part, f"end {contact.part + 1} of {source}")
        if contact.what in ("chest", "gemstone"):
            lines.append(f"{words} on {contact.what} {contact.at + 1}")
            continue
        body = view.bodies[contact.at]
        where = [sight.figure(body).zones[contact.zone].name] if contact.zone >= 0 else []
        where += ["a spike"] if contact.spiked else []
        where += ["the armour"] if contact.armoured else []
        lines.append(f"{words} on {body.name}" + (f" ({', '.join(where)})" if where else ""))
    return lines


class Moderator(Person):
    """The person beside the real table; may take entries back, and give several answers at once."""

    keys = (UNDO_KEY, AHEAD_KEY, *KEYS)

    def __init__(self, match: Match, screen: Console, ahead: list[str]) -> None:
        super().__init__(match, len(match.seat_names) - 1, screen)
        self.look = ModeratorLook()
        self.ahead = ahead
        """Answers typed to questions that were not asked yet."""

    def choose(self, ask: Ask, note: str = "") -> int:
        """Takes what was typed ahead, or asks."""
        if self.ahead:
            typed = self.ahead.pop(0)
            try:
                return self.look.answer(scene_of(self.match, self.seat, (), ask), ask, typed)
            except NoAnswer as refused:
                self.ahead.clear()
                note = f"{refused} What stood before it was entered; `{UNDO}` takes it back."
        return super().choose(ask, note)

    def _answer(self, scene: Scene, ask: Ask, typed: str) -> int:
        first, *rest = [part.strip() for part in typed.split(",")]
        answer = self.look.answer(scene, ask, first)
        self.ahead += rest
        return answer

    def _look_closer(self, scene: Scene, line: str) -> bool:
        word, _, rest = line.casefold().partition(" ")
        if word == UNDO:
            number = rest.strip() or "1"
            if number.isascii() and number.isdecimal() and len(number) < 6 and int(number) > 0:
                raise TakeBack(int(number))
            self.console.print(f"“{rest}” is no number of entries; type `{UNDO}` or `{UNDO} 2`.")
            return True
        return super()._look_closer(scene, line)


class Refereeing:
    """A match on a real table, from wherever it stands to its end."""

    def __init__(self, saved: SavedMatch, screen: Console, quiet: bool) -> None:
        self.saved = saved
        self.screen = screen
        self.quiet = quiet
        self.ahead: list[str] = []
        self.called = ""
        """What was called last: a round and its phase."""

    def play(self, note: str = "") -> None:
        """Asks until the match is over."""
        moderator = Moderator(self.saved.match, self.screen, self.ahead)
        while self.saved.match.asks:
            ask = self.saved.match.asks[0]
            note = "\n".join([line for line in (note, self._call(ask)) if line])
            try:
                index = moderator.choose(ask, note)
            except TakeBack as wish:
                note = self._take_back(wish.count)
                moderator = Moderator(self.saved.match, self.screen, self.ahead)
                continue
            note = ""
            moderator.decided(len(self.saved.match.told))
            self.saved.answer(ask.seat, index)
        moderator.show_end(alone=True)

    def _call(self, ask: Ask) -> str:
        """Returns what is to be called out before a question, and rings; each call is made once."""
        view = exiled_view(self.saved.match.view(ask.seat))
        if ask.kind == REPORT.kind and not view.contacts:
            call, words = f"{view.round} throw {len(view.landings)}", THROW
        elif view.phase == "movement":
            call, words = f"{view.round} move", MOVE
        else:
            return ""
        if call == self.called:
            return ""
        self.called = call
        if not self.quiet:
            self.screen.file.write(BELL)
        return words

    def _take_back(self, count: int) -> str:
        """Takes entries out of the match; returns what is told about it."""
        self.ahead.clear()
        given = self.saved.match.answers
        if not given:
            return "Nothing was entered yet, so nothing can be taken back."
        count = min(count, len(given))
        for _ in range(count):
            taken = _told(self.saved.match)
            self.saved.take_back()
        self.called = ""
        return f"Taken back: {taken}" if count == 1 else f"Taken back: the last {counted(count, 'answer')}."


def _told(match: Match) -> str:
    """Returns the last question of a match and its answer, in words."""
    last = match.answers[-1]
    before = Match(match.game, match.seed, match.setup)
    for given in match.answers[:-1]:
        before.answer(given.seat, given.answer)
    ask = next(ask for ask in before.asks if ask.seat == last.seat)
    wording = match.game.worded(before.state, ask)
    return f"{wording.prompt} {wording.labels[last.answer]}"


def take_up(saved: SavedMatch, quiet: bool = False) -> None:
    """Referees a match until it is over, or the moderator leaves; every entry is on disk at once."""
    saved.command = "moderate"
    screen = console()
    match = saved.match
    note = ""
    if match.answers:
        note = f"{match.game.title} on a real table goes on after {counted(len(match.answers), 'answer')}."
    refereeing = Refereeing(saved, screen, quiet)
    if not is_played_out(saved, screen, lambda: refereeing.play(note), lambda: None):  # nothing here is secret
        return
    outcome = saved.match.outcome
    if outcome is not None:
        screen.print(Text(outcome.sentence, "bold"))
    screen.print(f"{to_type('replay', saved.path)} tells the match again.", soft_wrap=True)
