"""Who plays a match, settled as people do it at a table: by bans, by choosing, or by a draw."""

from collections.abc import Callable, Container, Sequence

from rich.columns import Columns
from rich.console import Console

from wildswing.cli.facet import Draft, Setups
from wildswing.cli.options import Options, with_option
from wildswing.cli.output import capitalized
from wildswing.cli.person import LEAVING, Leave, read_line
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import offering

ANY = "any"
"""Stands for one who is drawn."""

LIST = "list"


def draft_of(game: AnyGame) -> Draft | None:
    """Returns whom players can choose in a game, if they can choose anybody."""
    setups = game.facets.load("setups", Setups)
    return None if setups is None else setups.draft


def game_of_choices() -> str:
    """Returns the first game in which players can choose somebody."""
    return next(game.name for game, setups in offering("setups", Setups) if setups.draft is not None)


def settled(game: AnyGame, options: Options, seed: int) -> Options:
    """Returns options that name somebody for every “any”, drawn by the seed."""
    draft = draft_of(game)
    named = None if draft is None else options.given().get(draft.option)
    if draft is None or named is None or ANY not in named:
        return options
    stream = Stream(f"{ANY} {seed}")
    names = tuple([drawn(draft, (), stream) if name == ANY else name for name in named])
    return with_option(options, draft.option, names)


def drawn(draft: Draft, banned: Container[str], stream: Stream) -> str:
    """Draws one who is not banned."""
    return stream.shuffled([name for name in draft.names() if name not in banned])[0]


class Drafting:
    """Two players who ban and choose; what a machine bans and chooses is drawn."""

    def __init__(
        self, draft: Draft, players: Sequence[str], machines: Container[int], stream: Stream, screen: Console
    ) -> None:
        self._draft = draft
        self._players = players
        self._machines = machines
        self._stream = stream
        self._screen = screen
        self.banned: list[str] = []
        self.picks = list(draft.usual)
        """Whom each plays, by name or by file."""

    def named_in(self, options: Options) -> tuple[str, ...] | None:
        """Returns whom the options name."""
        named: tuple[str, ...] | None = options.given().get(self._draft.option)
        return named

    def noted_in(self, options: Options) -> Options:
        """Returns the options with whom both have chosen."""
        return with_option(options, self._draft.option, tuple(self.picks))

    def begin(self, named: tuple[str, ...] | None, bans: int) -> None:
        """Lets both ban in turns, and then choose, unless they were named; who is first is drawn."""
        if named is not None:
            if bans:
                raise WildswingError(
                    f"--{self._draft.option} says who is played, and --bans lets both choose; leave out one of them."
                )
            self.picks = list(named)
            return
        first = self._stream.below(2)
        order = (first, 1 - first)
        what = "ban and choose" if bans else "choose"
        self._say(f"{self._players[first]} may {what} first, by lot.")
        for _ in range(bans):
            for player in order:
                self._ban(player)
        for player in order:
            self._choose(player, "")

    def choose_anew(self, loser: int) -> None:
        """Lets whoever lost choose for the next match; the winner stays."""
        stays = self._draft.whole_name(self.picks[1 - loser])
        self._say(f"{self._players[loser]} lost and may choose for the next match; {stays} stays.")
        self._choose(loser, self.picks[loser])

    def _ban(self, player: int) -> None:
        if player in self._machines:
            name = drawn(self._draft, self.banned, self._stream)
        else:
            name = self._ask(player, f"ban somebody (a name, {LIST} or quit)", self._named)
        self.banned.append(name)
        self._say(f"Nobody plays {name}.")

    def _choose(self, player: int, before: str) -> None:
        if player in self._machines:
            self.picks[player] = drawn(self._draft, self.banned, self._stream)
        else:
            keeps = f"; Enter keeps {self._draft.whole_name(before)}" if before else ""
            request = f"choose (a name or a file, {ANY}, {LIST} or quit{keeps})"
            self.picks[player] = self._ask(player, request, lambda typed: self._picked(typed or before))
        self._say(f"{self._players[player]}: {self._draft.whole_name(self.picks[player])}.")

    def _ask(self, player: int, request: str, read: Callable[[str], str]) -> str:
        while True:
            typed = read_line(self._screen, capitalized(f"{self._players[player]}, {request}: "))
            if typed.casefold() in LEAVING:
                raise Leave
            if typed.casefold() == LIST:
                self._screen.print(Columns([name for name in self._draft.names() if name not in self.banned]))
                continue
            try:
                return read(typed)
            except WildswingError as error:
                self._say(str(error))

    def _picked(self, typed: str) -> str:
        """Returns a name or a file that may be played."""
        if typed.casefold() == ANY:
            return drawn(self._draft, self.banned, self._stream)
        self._named(typed)
        return typed

    def _named(self, typed: str) -> str:
        if not typed:
            raise WildswingError(f"Type a name, or a part that fits one; {LIST} shows all.")
        name = self._draft.whole_name(typed)
        if name in self.banned:
            raise WildswingError(f"{name} is banned in this series; choose somebody else.")
        return name

    def _say(self, sentence: str) -> None:
        self._screen.print(capitalized(sentence), soft_wrap=True)
