"""Why an answer in Formation is the better one, in words: by the margins of the rounds that were solved for it."""

from collections.abc import Mapping
from typing import NamedTuple

from wildswing.agents.thoughts import amount
from wildswing.formation.agents.prospects import CARRIED
from wildswing.formation.rules.cards import RANK
from wildswing.formation.rules.naming import face
from wildswing.formation.rules.questions import TYPE_LABELS
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, translated


class Fate(NamedTuple):
    """What came of an answer in the imagined deals: the sum of the hopes, and the margin of the round in each."""

    hopes: float
    margins: tuple[int, ...]
    kept: int = NOTHING
    """The card that is kept for the next round, if there is one and it is settled by the answer."""


def why(best: Fate, best_label: str, other: Fate, other_label: str, is_open: bool) -> str:
    """Compares an answer with the next best by what the rest of the round brings, and by the cards that are kept."""
    words: dict[str, object] = {
        "best": best_label,
        "next": other_label,
        "more": _signed(_mean(best)),
        "less": _signed(_mean(other)),
    }
    if is_open:
        return say(
            "All cards lie open: with best play the rest of the round brings {more} points after “{best}” and {less} "
            "after “{next}”.",
            **words,
        )
    told = say(
        "In {deals} imagined deals the rest of the round brings {more} points on average after “{best}”, which wins "
        "it in {won} of them, and {less} after “{next}”, which wins it in {others}.",
        **words,
        deals=len(best.margins),
        won=_won(best),
        others=_won(other),
    )
    if best.kept == other.kept:
        return told
    kept = say(
        "“{best}” keeps {card} for the next round, which is worth {more} points, and “{next}” {another}, worth {less}.",
        **{**words, "more": _signed(CARRIED[RANK[best.kept]]), "less": _signed(CARRIED[RANK[other.kept]])},
        card=face(best.kept),
        another=face(other.kept),
    )
    return f"{told} {kept}"


def why_type(best: str, balance: Mapping[str, float], error: float) -> str:
    """Says what the types were worth, since nothing is dealt yet that could be compared."""
    told = [f"{translated(TYPE_LABELS[kind]).partition(':')[0]} {_signed(worth)}" for kind, worth in balance.items()]
    return say(
        "“{best}” is worth most: where rounds with random deals were solved, the types brought so many points a round "
        "beside each other: {told}, each give or take {error}.",
        best=best,
        told=", ".join(told),
        error=amount(error),
    )


def _mean(fate: Fate) -> float:
    return sum(fate.margins) / len(fate.margins)


def _won(fate: Fate) -> int:
    return len([margin for margin in fate.margins if margin > 0])


def _signed(number: float) -> str:
    sign = "" if f"{abs(number):.1f}" == "0.0" else "+" if number > 0 else "-"
    return f"{sign}{amount(abs(number))}"
