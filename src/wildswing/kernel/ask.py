"""A question to one seat with a short list of answers."""

from collections.abc import Sequence
from typing import Any

from wildswing.kernel.space import Space

Value = Any
"""What an option stands for in the rules: an int, a string or a tuple of them."""


class Ask:
    """One open question: who is asked, what kind of choice it is, what it is about, what may be answered.

    An answer is the index of an option; where there are too many to list, the options are a `Space`. A question with
    one option is answered without asking, unless it must `always` be asked: a reaction from hidden cards is, so that
    silence does not show that there is none. `repeats` lists options that only give, in another order, picks that an
    earlier option already gives; an agent that tries the others has tried everything.
    """

    __slots__ = ("about", "always", "kind", "options", "repeats", "seat")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Sequence[Value],
        about: Value = None,
        repeats: tuple[int, ...] = (),
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.repeats = repeats
        self.always = always

    @property
    def count(self) -> int:
        """How many answers there are; of a space, more than `len` can say on some machines."""
        return self.options.size if isinstance(self.options, Space) else len(self.options)

    def fresh(self) -> list[int]:
        """Returns the answers worth trying: all of them, less the mere repeats."""
        if not self.repeats or len(self.repeats) == len(self.options):
            return list(range(len(self.options)))
        return [index for index in range(len(self.options)) if index not in self.repeats]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ask)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.options == other.options
            and self.about == other.about
            and self.repeats == other.repeats
            and self.always == other.always
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.options, self.about, self.repeats, self.always))

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.kind}, {self.options!r})"
