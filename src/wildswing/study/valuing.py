"""What every answer to a question is worth to the seat that is asked, by search with only what that seat knows.

```python
from wildswing.kernel.chance import Stream
from wildswing.study.valuing import value_answers

values = value_answers(game, game.hide(state, ask.seat), ask, depth=1, stream=Stream("any text"))
values.best              # how likely the seat wins if it answers best, from 0 to 1
values.thoughts          # every answer that was valued, best first: index, value, weight, looks, doubt
values.lost_by(index)    # how much less likely the seat wins after this answer; never below 0
values.gap               # how far the next answer lies behind the best; 0 where answers are mixed
```

The hidden form is all that is asked for, so that the truth cannot have a say. The same position, depth and chance
give the same values on any machine.
"""

from collections.abc import Sequence

import msgspec

from wildswing.agents.thoughts import Thought
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.space import Space
from wildswing.kernel.state import State
from wildswing.study.comparing import compare, gap
from wildswing.study.facet import study_of

WORLDS = 24
"""In so many worlds an answer that the thinker passed over is compared with the best, at the usual depth."""


class Values(msgspec.Struct, frozen=True):
    """What answers to a question are worth; nothing of a question that was answered by a rule of thumb."""

    thoughts: tuple[Thought, ...]
    """The answers that were valued, best first."""

    plays: int
    """How many plays were imagined."""

    @property
    def is_known(self) -> bool:
        """Whether anything was found out."""
        return bool(self.thoughts)

    @property
    def best(self) -> float:
        """How likely the seat wins if it answers best: by the answer to give, or by the mix of answers."""
        return sum([one.weight * one.value for one in self.thoughts])

    @property
    def stake(self) -> float:
        """How much better the best answer is than any, on average."""
        return max(0.0, self.best - sum([one.value for one in self.thoughts]) / len(self.thoughts))

    @property
    def gap(self) -> float:
        """How far the next answer lies behind the best; 0 where several are mixed."""
        if len(self.thoughts) < 2 or sum([one.weight > 0 for one in self.thoughts]) > 1:
            return 0.0
        return max(0.0, self.best - max([one.value for one in self.thoughts if not one.weight]))

    def of(self, index: int) -> Thought | None:
        """Returns what is known of an answer."""
        return next((one for one in self.thoughts if one.index == index), None)

    def lost_by(self, index: int) -> float:
        """Returns how much less likely the seat wins after an answer that was valued, than after the best.

        What the search itself would give, now and then at least, loses nothing.
        """
        thought = self.of(index)
        if thought is None:
            raise ValueError(f"answer {index} was not valued; name it in `also`")
        return 0.0 if thought.weight else max(0.0, self.best - thought.value)


NOTHING_KNOWN = Values((), 0)


def is_choice(ask: Ask) -> bool:
    """Tells whether there is more than one answer to a question."""
    return isinstance(ask.options, Space) or len(ask.fresh()) > 1


def value_answers(
    game: AnyGame, hidden: State, ask: Ask, depth: int, stream: Stream, also: Sequence[int] = ()
) -> Values:
    """Values the answers to a question, at least those named in `also`, given what its seat knows.

    The thinker of a game may pass over answers that are clearly worse, or mere repeats of others. Those in `also` are
    then compared with the best in the same worlds, and are worth as much less than it as they did worse.
    """
    if not is_choice(ask):
        return NOTHING_KNOWN
    found = study_of(game).thinker(depth).think(game, hidden, ask, stream)
    if not any(one.looks for one in found.thoughts):
        return NOTHING_KNOWN
    values = Values(found.thoughts, found.plays)
    missing = [index for index in dict.fromkeys(also) if values.of(index) is None]
    if not missing:
        return values
    best, worlds = values.thoughts[0], WORLDS * depth
    measured, *others = compare(game, hidden, ask, [best.index, *missing], worlds, stream)
    added: list[Thought] = []
    for index, seen in zip(missing, others, strict=True):
        behind, doubt = gap(measured, seen)
        worth = min(1.0, max(0.0, best.value - behind))
        added.append(Thought(index, worth, 0.0, len(seen), doubt))
    return Values((*values.thoughts, *added), values.plays + worlds * (1 + len(missing)))
