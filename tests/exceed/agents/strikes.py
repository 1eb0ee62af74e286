"""Strikes that came up in seeded games: real hands, laid open, of which only the order of the decks is unknown."""

from wildswing.agents.random import RandomAgent
from wildswing.exceed.agents.policy import Policy
from wildswing.exceed.agents.strike import StrikeGame
from wildswing.exceed.agents.weights import learned_weights
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules.setting import CARD
from wildswing.exceed.rules.table import Table
from wildswing.kernel.chance import Stream

FIGHTERS = ("Sol Badguy", "Ky Kiske", "Baiken", "Potemkin", "Hyde Kido", "Linne", "Merkava", "Ryu")


def strikes_of(game: int) -> list[Table]:
    """Returns the tables of a game of random agents at which an attacker had to set face down."""
    names = FIGHTERS[game % len(FIGHTERS)], FIGHTERS[(game * 3 + 1) % len(FIGHTERS)]
    table = EXCEED.start(f"strikes {game}", match_of(*names))
    stream = Stream(game)
    found: list[Table] = []
    while table.asks:
        ask = table.asks[0]
        if ask.kind == "set" and table.strike is not None and table.strike.attacker == ask.seat and not ask.about:
            found.append(table.copy())
        EXCEED.answer(table, ask.seat, RandomAgent().choose(EXCEED, table, ask, stream))
    return found


def singles(table: Table) -> list[int]:
    """Returns the ways of setting one card face down, by their places in the question."""
    return [index for index, (how, _) in enumerate(table.asks[0].options) if how == CARD]


def open_game(table: Table, seed: str, worlds: int, options: list[int]) -> StrikeGame:
    """Returns a strike between two open hands, each pair of attacks resolved once for each order of the decks."""
    game = shuffled_game(table, seed, worlds, options)
    plays = len(options) * len(game.holders) * worlds
    assert game.look(lambda done: done < plays) == plays
    return game


def shuffled_game(table: Table, seed: str, worlds: int, options: list[int]) -> StrikeGame:
    """Returns a strike between two open hands in some orders of the decks, at which nobody has looked."""
    stream = Stream(seed)
    shuffled: list[Table] = []
    for _ in range(worlds):
        world = table.copy()
        world.chance = stream.fresh()
        for side in world.sides:
            side.deck = stream.shuffled(side.deck)
        shuffled.append(world)
    game = StrikeGame(shuffled, False, table.asks[0], Policy(learned_weights(), stream), options)
    game.columns = [tuple([way for way in columns if way[0] == CARD]) for columns in game.columns]
    game.holders = {way: game.holders[way] for way in game.columns[0]}
    return game


def matrix_of(game: StrikeGame) -> list[list[float]]:
    """Returns what the attacker gains by each pair of attacks."""
    return game.gains()


def defended(table: Table) -> Table | None:
    """Returns the table after the attacker has set one card, if the defender sets at once."""
    after = table.copy()
    EXCEED.answer(after, table.asks[0].seat, singles(table)[0])
    ask = after.asks[0]
    return after if ask.kind == "set" and ask.seat != table.asks[0].seat else None


def mix_of(game: StrikeGame) -> list[float]:
    """Returns how often the agent sets each card."""
    return list(game.verdict().mix)


def with_full_hands(table: Table) -> Table:
    """Returns the table with both hands filled from the decks to eight different cards."""
    full = table.copy()
    for side in full.sides:
        for card in sorted(set(side.deck) - set(side.hand)):
            if len(set(side.hand)) < 8:
                deck = list(side.deck)
                deck.remove(card)
                side.deck = tuple(deck)
                side.hand = tuple(sorted((*side.hand, card)))
    EXCEED.run(full)
    return full
