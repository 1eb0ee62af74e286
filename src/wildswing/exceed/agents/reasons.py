"""Why an answer is the better one, in words: each number is what the search has found."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from wildswing.agents.thoughts import amount, percent
from wildswing.exceed.agents.ahead import Ahead
from wildswing.exceed.agents.outlook import FEATURES
from wildswing.exceed.agents.strike import StrikeGame
from wildswing.exceed.rules.questions.strike import attack_label
from wildswing.exceed.rules.setting import CARD, EX
from wildswing.exceed.rules.table import Table
from wildswing.kernel.ask import Value
from wildswing.texts import Text, say, text, translated

SPOKEN_OF: Final = 2
"""Of so many attacks, and of so many things that set two answers apart, a reason speaks at most."""

SLIGHT: Final = 0.15
"""What makes out less than this share of all that speaks for an answer is not spoken of."""


class Tally(NamedTuple):
    """How an attack fares against those that the opponent may set: which it gets the better of, and which beat it."""

    met: int
    won: int
    worst: Value | None
    """The attack against which most life is lost beside what the opponent loses, if there is one at all."""


# --- In a strike ---


def why_in_strike(game: StrikeGame, rows: Sequence[int]) -> str:
    """Says how the attacks of some rows fare against those that the opponent may set."""
    told = [row for row in rows if any(met == row for met, _ in game.met)][:SPOKEN_OF]
    attacks = attacks_of(game)
    if len(attacks) < 2:
        return " ".join([_exchange(game, row) for row in told])
    return " ".join([_fares(game, row, attacks, at) for at, row in enumerate(told)])


def attacks_of(game: StrikeGame) -> list[Value]:
    """Returns the attacks of a hand that the opponent may set: pairs, if he has set a pair, otherwise single cards."""
    singles = [way for way in game.holders if way[0] == CARD]
    return singles or [way for way in game.holders if way[0] == EX]


def tally(game: StrikeGame, row: int, attacks: Sequence[Value]) -> Tally:
    """Counts by the life that is lost on average, as far as the attacks were looked at."""
    leads = {way: game.met[row, way].lead for way in attacks if (row, way) in game.met}
    worst = min(leads, key=leads.__getitem__, default=None)
    won = len([lead for lead in leads.values() if lead > 0])
    return Tally(len(leads), won, worst if worst is not None and leads[worst] < 0 else None)


def _fares(game: StrikeGame, row: int, attacks: Sequence[Value], place: int) -> str:
    world, seat = game.worlds[0], game.ask.seat
    found = tally(game, row, attacks)
    words: dict[str, object] = {
        "attack": attack_label(world, game.rows[row]),
        "won": found.won,
        "count": found.met,
        "name": world.book.names[1 - seat],
        "foe": "" if found.worst is None else attack_label(world, found.worst),
    }
    if place:
        if found.worst is None:
            return say("“{attack}” gets the better of {won}, and loses to none.", **words)
        return say("“{attack}” gets the better of {won}, and loses most to “{foe}”.", **words)
    if found.met < len(_may_set(world, 1 - seat, attacks)):
        return say("“{attack}” gets the better of {won} of the {count} attacks of {name} that were looked at.", **words)
    if found.worst is None:
        return say(
            "“{attack}” gets the better of {won} of the {count} attacks that {name} may set, and loses to none.",
            **words,
        )
    return say(
        "“{attack}” gets the better of {won} of the {count} attacks that {name} may set, and loses most to “{foe}”.",
        **words,
    )


def _may_set(world: Table, other: int, attacks: Sequence[Value]) -> set[int]:
    """Returns the cards that the opponent may have in hand, or had when he set what lies face down."""
    side = world.sides[other]
    attack = None if world.strike is None else world.strike.attacks[other]
    cards = {*side.hand, *side.deck, *([] if attack is None else [attack.card])}
    return cards if attacks[0][0] == CARD else {card for _, card in attacks}


def _exchange(game: StrikeGame, row: int) -> str:
    """Says what comes of an attack on average where nothing is to be counted: the opponent's is known, or a swing."""
    met = [meeting for (one, _), meeting in game.met.items() if one == row]
    looks = sum([meeting.looks for meeting in met])
    return say(
        "“{attack}” costs the opponent {dealt} life on average, and you {taken}.",
        attack=attack_label(game.worlds[0], game.rows[row]),
        dealt=amount(sum([meeting.looks * meeting.dealt for meeting in met]) / looks),
        taken=amount(sum([meeting.looks * meeting.taken for meeting in met]) / looks),
    )


# --- In the open ---


def why_ahead(ahead: Ahead, best: int, other: int, label: str) -> str:
    """Says why an answer is better than another: by the strike that one of them leads to, or by where both lead."""
    assert ahead.outcomes is not None
    if best in ahead.games:
        return _in_strike_after(ahead.games[best])
    outcomes, others = ahead.outcomes[best], ahead.outcomes[other]
    if outcomes.won:
        share = percent(outcomes.won / ahead.looks[best])
        return say("It wins the match at once in {share} of the plays looked at.", share=share)
    if other in ahead.games:
        return _in_strike_after(ahead.games[other])
    if not outcomes.features or not others.features:
        return ""
    return why_beside(outcomes.means(), others.means(), ahead.policy.weights, label)


def _in_strike_after(game: StrikeGame) -> str:
    """Says how the attack fares that would be set most often."""
    mix = game.verdict().mix
    return say("In the strike: {why}", why=why_in_strike(game, [mix.index(max(mix))]))


class Thing(NamedTuple):
    """What a person calls some features together; the first of them, so many times, is the number that is told."""

    words: Text
    features: tuple[str, ...]
    times: float = 1.0


THINGS: Final = (
    Thing(text("life ({amount})"), ("life", "fear", "brink"), 10.0),
    Thing(text("cards in hand ({amount})"), ("hand", "bare")),
    Thing(text("gauge ({amount})"), ("gauge", "rich")),
    Thing(text("Force ({amount})"), ("force", "ultra")),
    Thing(text("having exceeded ({share} of the plays)"), ("exceeded",)),
    Thing(text("the way to exceeding ({share} of it)"), ("progress", "may exceed")),
    Thing(text("pairs in hand ({amount})"), ("pairs",)),
    Thing(text("boosts in play ({amount})"), ("boosts",)),
    Thing(text("the last deck ({share} of it)"), ("thin", "shuffled")),
    Thing(text("spaces to retreat to ({amount})"), ("room",)),
    Thing(text("attacks that reach ({share} of the hand)"), ("reach",)),
    Thing(text("the best attack (gains {amount} life)"), ("threat", "threat first"), 5.0),
    Thing(text("the best defence (saves {amount} life)"), ("answer",), 5.0),
    Thing(text("an attack that can finish ({share} of the plays)"), ("kill", "kill first")),
    Thing(text("turns ({amount})"), ("tempo",), 0.5),
)


def why_beside(better: Sequence[float], other: Sequence[float], weights: Sequence[float], label: str) -> str:
    """Says by what an answer leaves a seat better off than another: by the means of all features after both."""
    apart = dict(zip(FEATURES, [one - two for one, two in zip(better, other, strict=True)], strict=True))
    weighed = dict(zip(FEATURES, weights, strict=True))
    speaks = {thing: sum([weighed[name] * apart[name] for name in thing.features]) for thing in THINGS}
    total = sum([lead for lead in speaks.values() if lead > 0])
    told: list[str] = []
    for thing in sorted(THINGS, key=speaks.__getitem__, reverse=True)[:SPOKEN_OF]:
        number = thing.times * apart[thing.features[0]]
        if speaks[thing] > SLIGHT * total and number >= 0.05:
            told.append(translated(thing.words, amount=amount(number), share=percent(number)))
    if not told:
        return ""
    things = told[0] if len(told) == 1 else say("{names} and {last}", names=told[0], last=told[1])
    return say(
        "It leaves you better off than “{label}” by {things}, measured against the opponent.",
        label=label,
        things=things,
    )
