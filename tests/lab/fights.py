"""Results that nobody has played, for tests of what is made of them."""

from wildswing.lab.results import CardTally, Header, Result

Cards = dict[str, tuple[int, int, int]]
"""How often each card was set, hit and decided."""


def fight(
    a: str,
    b: str,
    number: int = 0,
    winner: str | None = None,
    first: str = "",
    turns: int = 10,
    scores: tuple[int, int] = (0, 0),
    cards: tuple[Cards, Cards] = ({}, {}),
    distances: tuple[tuple[int, ...], tuple[int, ...]] = ((), ()),
) -> Result:
    """Returns the result of a game."""
    one, other = [tuple([CardTally(name, *counts) for name, counts in side.items()]) for side in cards]
    return Result((a, b), number, winner, first or a, 5 * turns, scores, turns, (one, other), distances)


def series(a: str, b: str, wins: int, losses: int, draws: int = 0) -> list[Result]:
    """Returns so many games that a won, lost and drew against b."""
    winners = [a] * wins + [b] * losses + [None] * draws
    return [fight(a, b, number, winner, (a, b)[number % 2]) for number, winner in enumerate(winners)]


def matchups_of(*names: str) -> Header:
    """Returns the header of a matchup chart."""
    return Header(
        kind="matchups",
        program="0.1.0",
        game="exceed",
        rules=1,
        seed=7,
        entrants=names,
        agent="veteran",
        texts="0123",
    )


def ladder_of(*names: str) -> Header:
    """Returns the header of a ladder."""
    fighters = ("Ryu", "Sol Badguy")
    return Header(
        kind="ladder", program="0.1.0", game="exceed", rules=1, seed=7, entrants=names, fighters=fighters, texts="0123"
    )
