"""The Swiss system: each round those meet who have as many points as each other, and have not met before.

The rules, in this order:

1. With an odd number, the lowest placed of those who had no bye yet has one, as far as all others can be paired.
2. Nobody meets the same opponent twice, as long as there is any other way to pair all. If there is none, those meet
   again who have met least often.
3. From the top of the standings down, each gets the first of these opponents with whom all who are left can still be
   paired: in the own score group the first of its lower half, then those below, then those above up to the own
   place; then, floating down, the groups that follow, from their best placed on.
4. Whoever has had the first seat less often gets it; among equals whoever did not have it last; then the two higher
   places have it in turns, round by round.
"""

from collections.abc import Sequence

from wildswing.kernel.errors import WildswingError
from wildswing.pairing.matching import can_all_be_paired
from wildswing.pairing.meetings import Meeting, bye_of
from wildswing.pairing.standings import standings

Round = Sequence[Meeting]


def usual_rounds(players: int) -> int:
    """Returns in how many rounds only one can have won all matches."""
    return max(1, (players - 1).bit_length())


def pair(players: Sequence[str], rounds: Sequence[Round], here: Sequence[str] | None = None) -> list[Meeting]:
    """Returns the next round; `players` are all in the order of their entries, `here` those who play on."""
    playing = set(players if here is None else here)
    if len(playing) < 2:
        raise WildswingError("A round needs 2 players or more.")
    played = [meeting for one in rounds for meeting in one]
    placed = [line for line in standings(players, played) if line.player in playing]
    points = {line.player: line.points for line in placed}
    order = [line.player for line in placed]
    met = _times_met(played)
    most = _fewest_repeats(order, met, _byes(played))
    byes = _bye(order, _byes(played), met, most)
    left = [player for player in order if player not in byes]
    meetings: list[Meeting] = []
    while left:
        one, others = left[0], left[1:]
        other = next(
            other for other in _wanted(others, points, points[one]) if _may_go_on(one, other, others, met, most)
        )
        left = [player for player in others if player != other]
        meetings.append(_seated(one, other, rounds))
    return meetings + [bye_of(player) for player in byes]


def _wanted(others: Sequence[str], points: dict[str, float], own: float) -> list[str]:
    """Returns the opponents of the highest place that is left, the most fitting first."""
    group = [player for player in others if points[player] == own]
    lower = (len(group) + 1) // 2 - 1 if group else 0
    below = [player for player in others if points[player] != own]
    return [*group[lower:], *reversed(group[:lower]), *below]


def _may_go_on(one: str, other: str, others: Sequence[str], met: dict[frozenset[str], int], most: int) -> bool:
    if met.get(frozenset((one, other)), 0) > most:
        return False
    return _can_be_paired([player for player in others if player != other], met, most)


def _can_be_paired(players: Sequence[str], met: dict[frozenset[str], int], most: int) -> bool:
    return can_all_be_paired(players, lambda one, other: met.get(frozenset((one, other)), 0) <= most)


def _bye(order: Sequence[str], had: set[str], met: dict[frozenset[str], int], most: int) -> list[str]:
    if len(order) % 2 == 0:
        return []
    candidates = [player for player in reversed(order) if player not in had] or list(reversed(order))
    return [next(one for one in candidates if _can_be_paired([other for other in order if other != one], met, most))]


def _fewest_repeats(order: Sequence[str], met: dict[frozenset[str], int], had: set[str]) -> int:
    """Returns how often two may have met before who meet now: never, unless nothing else is possible."""
    most = 0
    while True:
        if len(order) % 2 == 0:
            if _can_be_paired(order, met, most):
                return most
        else:
            free = [player for player in order if player not in had] or order
            if any(_can_be_paired([other for other in order if other != one], met, most) for one in free):
                return most
        most += 1


def _times_met(played: Sequence[Meeting]) -> dict[frozenset[str], int]:
    met: dict[frozenset[str], int] = {}
    for meeting in played:
        pair_of = frozenset((meeting.one, meeting.other))
        met[pair_of] = met.get(pair_of, 0) + 1
    return met


def _byes(played: Sequence[Meeting]) -> set[str]:
    return {meeting.one for meeting in played if meeting.is_bye}


def _seated(one: str, other: str, rounds: Sequence[Round]) -> Meeting:
    """Gives the first seat to whoever has had it less often, or did not have it last."""
    first, second = _firsts(one, rounds), _firsts(other, rounds)
    one_goes = (sum(first), first[::-1]) < (sum(second), second[::-1])
    is_even = (sum(first), first[::-1]) == (sum(second), second[::-1])
    if one_goes or (is_even and len(rounds) % 2 == 0):
        return Meeting(one, other)
    return Meeting(other, one)


def _firsts(player: str, rounds: Sequence[Round]) -> list[int]:
    """Returns 1 for each match in which somebody had the first seat, and -1 for each other."""
    played = [meeting for one in rounds for meeting in one if not meeting.is_bye]
    return [1 if meeting.one == player else -1 for meeting in played if player in {meeting.one, meeting.other}]
