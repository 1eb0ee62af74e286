"""What was found about a fighter, in careful sentences."""

from collections.abc import Sequence

from wildswing.lab.balance import Against, Balance, CardStory
from wildswing.lab.charts_words import counted, listed, percent, share_with_interval
from wildswing.lab.statistics import Estimate

NARROW = 0.2
"""An interval not wider than this says that a fair result is fair, not only that it may be."""

EXTREMES = 3
"""How many of the best and the worst pairings are named."""


def verdict_sentence(balance: Balance, agent: str) -> str:
    """Returns the one sentence that sums everything up; it never says more than the interval does."""
    rate = balance.win_rate
    if rate.low is None or rate.high is None or balance.verdict == "unsure":
        return f"Too few games to tell how strong {balance.fighter} is: it {_won(balance)}, {_rate(rate)}."
    said = {
        "wins": "is stronger than these opponents",
        "loses": "is weaker than these opponents",
        "even": "is fair on the whole" if rate.high - rate.low <= NARROW else "may be fair, and more games would tell",
    }[balance.verdict]
    return f"Played by {agent}, {balance.fighter} {said}: it wins {_rate(rate)}{_exceptions(balance)}."


def _won(balance: Balance) -> str:
    return f"won {balance.wins} of {counted(balance.games, 'game')}"


def _rate(rate: Estimate) -> str:
    return share_with_interval(rate) if rate.value is not None else "no rate known"


def _exceptions(balance: Balance) -> str:
    """Names the pairings that surely go against the whole."""
    beaten = [row.opponent for row in balance.against if row.verdict == "wins"]
    beaten_by = [row.opponent for row in reversed(balance.against) if row.verdict == "loses"]
    said = []
    if beaten and balance.verdict != "wins":
        said.append(f"surely beats {listed(beaten[:EXTREMES])}")
    if beaten_by and balance.verdict != "loses":
        said.append(f"surely loses to {listed(beaten_by[:EXTREMES])}")
    return f", but {' and '.join(said)}" if said else ""


def best(balance: Balance) -> tuple[Against, ...]:
    """Returns the pairings that go best."""
    return balance.against[:EXTREMES]


def worst(balance: Balance) -> tuple[Against, ...]:
    """Returns the pairings that go worst, the worst first, none of which is among the best."""
    return tuple(reversed(balance.against[EXTREMES:][-EXTREMES:]))


def reasons(balance: Balance) -> tuple[str, ...]:
    """Returns what its won and lost games have in common, as far as there are any."""
    said = (*_pairings(balance), *_endings(balance), *_cards(balance), *_turns(balance), *_hits(balance))
    return tuple([sentence for sentence in said if sentence])


def _pairings(balance: Balance) -> list[str]:
    return [
        f"{heading} against {listed([f'{row.opponent}, {share_with_interval(row.win_rate)}' for row in rows])}."
        for heading, rows in (("Best", best(balance)), ("Worst", worst(balance)))
        if rows
    ]


def _endings(balance: Balance) -> list[str]:
    ends = balance.endings
    won, lost = ends.won_by_damage + ends.won_by_cards, ends.lost_by_damage + ends.lost_by_cards
    left, left_to_others = balance.life_left_when_won.value, balance.life_left_to_winner_when_lost.value
    by_cards = f", in {ends.won_by_cards} of {won} games since the opponent runs out of cards" * bool(ends.won_by_cards)
    out_of_cards = f", in {ends.lost_by_cards} of {lost} games by running out of cards" * bool(ends.lost_by_cards)
    return [
        f"It wins by damage{by_cards}; it has {left:.0f} life left on average." if left is not None else "",
        (
            f"It loses by damage{out_of_cards}; the opponent has {left_to_others:.0f} life left on average."
            if left_to_others is not None
            else ""
        ),
    ]


def _cards(balance: Balance) -> list[str]:
    deciding = sorted([card for card in balance.cards if card.decided.value], key=lambda one: -(one.decided.value or 0))
    named = [f"{card.name} in {percent(card.decided.value)}" for card in deciding[:EXTREMES]]
    more = [card for card in balance.cards if card.telling and (card.sets_won or 0) > (card.sets_lost or 0)]
    less = [card for card in balance.cards if card.telling and (card.sets_won or 0) < (card.sets_lost or 0)]
    unused = [card.name for card in balance.cards if not card.sets_won and not card.sets_lost]
    return [
        f"Of its won games the last blow is {listed(named)}." if named else "",
        f"Set more often when it wins: {listed([_sets(card) for card in more])}." if more else "",
        f"Set more often when it loses: {listed([_sets(card) for card in less])}." if less else "",
        f"Never set as an attack: {listed(unused)}." if unused and balance.games else "",
    ]


def _sets(card: CardStory) -> str:
    return f"{card.name} ({card.sets_won:.2f} times in a won game, {card.sets_lost:.2f} in a lost one)"


def _turns(balance: Balance) -> list[str]:
    won, lost = balance.turns_won.value, balance.turns_lost.value
    first, second = balance.with_first_turn, balance.without_first_turn
    return [
        f"Won games last {won:.0f} turns, lost ones {lost:.0f}, on average." if won and lost else "",
        (
            f"It wins {_rate(first)} with the first turn and {_rate(second)} without."
            if first.value is not None and second.value is not None
            else ""
        ),
    ]


def _hits(balance: Balance) -> list[str]:
    return [
        f"Its hits land {_spots(balance.hits_at)}." if sum(balance.hits_at) else "",
        f"It is hit {_spots(balance.was_hit_at)}." if sum(balance.was_hit_at) else "",
    ]


def _spots(counts: Sequence[int]) -> str:
    total = sum(counts)
    often = sorted([at for at, count in enumerate(counts) if count], key=lambda at: (-counts[at], at))[:EXTREMES]
    return "at range " + listed([f"{at} ({percent(counts[at] / total)})" for at in often])
