"""Whatever a game says to a person goes through the catalogue, and German has all of it."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

import pytest

from tests.exiled.test_conformance import with_variant
from tests.sampling import sampled
from wildswing.agents.random import RandomAgent
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import fighter_text, setup_of
from wildswing.exceed.rules.events import TextResolved
from wildswing.exceed.rules.quoting import instruction_told, line_told
from wildswing.exceed.rules.table import Table as ExceedTable
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.setup import setup_of as exiled_setup
from wildswing.exiled.rules.table import Table as ExiledTable
from wildswing.exiled.rules.variants import VARIANTS
from wildswing.exiled.solo.ghost_bride import GHOST_BRIDE
from wildswing.exiled.solo.session import Session, character_in
from wildswing.exiled.solo.target_practice import RANKS, TARGET_PRACTICE
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.table import Table as FormationTable
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import told_to
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match
from wildswing.kernel.state import SPECTATOR, State
from wildswing.server.presenting.presenters import presenter_of
from wildswing.texts import Catalogue, speaking
from wildswing.texts.catalogues import catalogue_of

GERMAN = catalogue_of("de")

MARKED = re.compile("«[^«»]*»")

Said = Callable[[], list[str]]

Entry = TypeVar("Entry")


class Marks(Mapping[str, str]):
    """The texts of a language in which every text stands between marks."""

    def __getitem__(self, text: str) -> str:
        return f"«{text}»"

    def __iter__(self) -> Iterator[str]:
        raise NotImplementedError

    def __len__(self) -> int:
        return 1


class Noted(Mapping[str, Entry]):
    """Entries of a catalogue, which notes what it was asked for."""

    def __init__(self, entries: Mapping[str, Entry], asked: set[str]) -> None:
        self.entries = entries
        self.asked = asked

    def __getitem__(self, text: str) -> Entry:
        self.asked.add(text)
        return self.entries[text]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)


MARKS = Catalogue(Marks(), {}, GERMAN.form)


def fighters(one: str, other: str, edition: str | None = None) -> Setup:
    return setup_of([fighter_text(one), fighter_text(other)], edition)


GAMES: dict[str, tuple[AnyGame, Setup | None]] = {
    "exceed": (EXCEED, None),
    "exceed standard": (EXCEED, fighters("Ryu", "Ken Masters", "standard")),
    "exceed tokens": (EXCEED, fighters("Tinker Knight", "Faust")),
    "exceed overdrive": (EXCEED, fighters("Hazama", "Carmine")),
    "exceed traps": (EXCEED, fighters("Happy Chaos", "Zato-1")),
    "formation": (FORMATION, None),
    "ghost-bride": (GHOST_BRIDE, None),
    "target-practice": (TARGET_PRACTICE, None),
    "exiled": (EXILED, exiled_setup([["Gande", "Zombie Horde"], ["Nameless", "Badon"]], chests=4, rounds=3)),
    "exiled terrain": (
        EXILED,
        exiled_setup([["Gleem"], ["Mandice"]], rounds=3, chests=2, terrain=["swamp", "tunnel"], gemstones=5),
    ),
    **{f"exiled {variant}": (EXILED, with_variant(variant)) for variant in VARIANTS},
}

SEEDS = sampled(range(2), 1, "games that are said")


def said_in(match: Match) -> Iterator[Said]:
    """Returns all that is told of a match, each as something that says it in the language then spoken."""
    agent, stream = RandomAgent(), Stream(f"{match.seed} said")
    heard = 0
    while True:
        told, heard = match.told[heard:], len(match.told)
        for seat in (*range(len(match.seat_names)), SPECTATOR):
            for event in told_to(seat, told):
                if not isinstance(event, TextResolved):  # quotes a card
                    yield lambda event=event: [event.sentence()]  # type: ignore[misc] # mypy infers no lambda's default
        if not match.asks:
            break
        for ask in match.asks:
            yield question(match, ask.seat)
        ask = match.asks[0]
        hidden = match.game.hide(match.state, ask.seat)
        match.answer(ask.seat, agent.choose(match.game, hidden, ask, stream))
    yield lambda: [match.outcome.sentence if match.outcome else ""]
    yield lambda: [match.game.refusal(match.state, 0, "x")]


def question(match: Match, seat: int) -> Said:
    """Returns what says the words of a question, and why other things may not be chosen."""
    ask = next(ask for ask in match.asks if ask.seat == seat)
    hidden = match.game.hide(match.state, seat)

    def said() -> list[str]:
        wording = match.game.wording(ask, hidden)
        barred = presenter_of(match.game).barred(ask, hidden)
        return [wording.prompt, wording.rule, wording.advice, *wording.labels, *[one.reason for one in barred]]

    return said


def names_in(state: State) -> set[str]:
    """Returns the names and the words of cards, which are the same in every language."""
    if isinstance(state, ExceedTable):
        book = state.book
        seats = ((0, 0), (0, 1), (1, 0), (1, 1))
        told = [
            instruction_told(book, number, owner, reader, reader)
            for number in range(len(book.effects))
            for owner, reader in seats
        ]
        boosts = [card.boost.name for card in book.cards if card.boost is not None]
        actions = [line.action.name or "" for line in book.lines if line.action is not None]
        lines = [line_told(book, line.number, owner, reader) for line in book.lines for owner, reader in seats]
        found = {
            *book.names,
            *[card.name for card in book.cards],
            *boosts,
            *book.carriers,
            *lines,
            *told,
            *actions,
            "EX",
        }
        return found | {words[:1].upper() + words[1:] for words in found}
    if isinstance(state, FormationTable):
        return {word for card in state.book for word in (card[2], card[3][:3], card[3][3:6], card[3][6:])}
    characters = state.book.characters if isinstance(state, ExiledTable) else ()
    if isinstance(state, Session):
        characters = (character_in(state),)
    weapons = [weapon.name for one in characters for weapon in one.weapons]
    abilities = [ability.name for one in characters for ability in one.abilities]
    return {*[one.name for one in characters], *weapons, *abilities, *ITEMS, *[rank for _, rank in RANKS]}


def unsaid(words: str, names: list[str]) -> str:
    """Returns what neither came out of the catalogue nor is a name."""
    while MARKED.search(words):
        words = MARKED.sub("", words)
    for name in names:
        words = words.replace(name, "")
    return words if any(sign.isalpha() for sign in words) else ""


def said_with(catalogue: Catalogue, said: Said) -> list[str]:
    with speaking(catalogue):
        return said()


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_comes_out_of_the_catalogue_which_german_has_all_of(name: str) -> None:
    game, setup = GAMES[name]
    for seed in SEEDS:
        match = Match(game, seed, setup)
        names = sorted(names_in(match.state), key=len, reverse=True)
        for said in said_in(match):
            assert [words for words in said_with(MARKS, said) if unsaid(words, names)] == []
            asked: set[str] = set()
            noted = Catalogue(Noted(GERMAN.said, asked), Noted(GERMAN.counted, asked), GERMAN.form)
            german = said_with(noted, said)
            assert asked - GERMAN.said.keys() - GERMAN.counted.keys() == set()
            if any(GERMAN.said.get(text) != text for text in asked):
                assert german != said()


def test_what_is_recorded_is_the_same_in_every_language() -> None:
    for game, setup in GAMES.values():
        with speaking(GERMAN):
            german = Match(game, 1, setup)
            for _ in said_in(german):
                pass
        english = Match(game, 1, setup)
        for given in german.answers:
            english.answer(given.seat, given.answer)
        assert english.told == german.told
        assert game.encode(english.state) == game.encode(german.state)
