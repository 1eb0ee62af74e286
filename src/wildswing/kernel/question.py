"""What a game says of its steps: what one does, or all there is to say of a question."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard
from wildswing.kernel.state import Step, name_of
from wildswing.texts import Text, translated

# A game's functions take its own kind of state and step, which the types cannot say for all games at once.
About = dict[str, str | int | bool]
"""What a question or an option means to a picture, in plain words and numbers."""

Numbered = tuple[Any, ...]
"""What an option means to a learning program: the name of a block of actions, and its place on each axis there."""

NO_WORDS: Final = Text("")


@dataclass(frozen=True, slots=True)
class Does:
    """A step that just happens."""

    step: type[Step]
    do: Callable[[Any, Any, Heard], None]


@dataclass(frozen=True, slots=True)
class After:
    """What is done to a state of a match whenever its steps have run."""

    do: Callable[[Any], None]


@dataclass(frozen=True, slots=True)
class Due:
    """What a payment still asks for: at least so much of a resource, and at most so much."""

    resource: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Question:
    """One question, whole: how it is asked and answered, worded, barred, pictured and numbered.

    Everything after `answer` is given the hidden state of the seat that is asked.
    """

    step: type[Step]
    ask: Callable[[Any, Any], Ask]
    answer: Callable[[Any, Any, Value, Heard], None]
    kind: str = ""
    """The kind of its `Ask`, if that is not the name of the step."""
    prompt: Text | Callable[[Any, Ask], str] = NO_WORDS
    """What is asked."""
    rule: Text | Callable[[Any, Ask], str] = NO_WORDS
    """The rule behind it."""
    read: str = ""
    """The statement where a rulebook tells of it, by its id; nothing in a game without a rulebook."""
    advice: Text = NO_WORDS
    """How somebody answers it who meets it for the first time; nothing where the prompt says enough."""
    label: Callable[[Any, Ask, Value], str] | None = None
    """An option in a few words."""
    verb: Callable[[Any, Ask, Value], str] | None = None
    """What a button on the thing itself says; nothing where an option is no thing, or its label is short enough."""
    last: Callable[[Any, Ask, Value], bool] | None = None
    """Whether an option is hardly meant, so that a list names it after all others."""
    sort: Callable[[Value], str] | None = None
    """What sort of answer an option is, where a list keeps the sorts together."""
    typed: str = ""
    """How an answer out of a space is put into words, as the screens of the game call it."""
    news: Callable[[Ask], bool] | None = None
    """Whether being asked tells its player something even where there is one answer."""
    quiet: bool = False
    """Whether nothing is under way when it is asked, so that an imagined play may end there."""
    sealed: Callable[[Ask], bool] | None = None
    """Whether others see only that it was answered; wherever several seats are asked at once, they do."""
    asker: Callable[[Any, Ask], str] | None = None
    """Whose text asks it, where one does."""
    due: Callable[[Ask], Due] | None = None
    """What is still to be paid, where the question is a part of a payment."""
    barred: Callable[[Any, Ask], list[Any]] | None = None
    """What a player would naturally try and may not, each with the reason."""
    topic: Callable[[Any, Ask], About] | None = None
    """What the question as a whole means to a picture."""
    about: Callable[[Any, Ask, Value], About] | None = None
    """What an option means to a picture."""
    number: Callable[[Any, Ask, Value], Numbered] | None = None
    """What an option means to a learning program; where the arena has no room for that, it has no action of its own."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", self.kind or name_of(self.step))

    def prompted(self, state: Any, ask: Ask) -> str:
        """Returns what is asked, in the language of whoever reads it."""
        return self.prompt(state, ask) if callable(self.prompt) else translated(self.prompt)

    def ruled(self, state: Any, ask: Ask) -> str:
        """Returns the rule behind it, in the language of whoever reads it."""
        return self.rule(state, ask) if callable(self.rule) else translated(self.rule)

    def advised(self) -> str:
        """Returns how somebody answers it who meets it for the first time, in the language of whoever reads it."""
        return translated(self.advice) if self.advice else ""

    def labelled(self, state: Any, ask: Ask, option: Value) -> str:
        """Returns an option in a few words."""
        return str(option) if self.label is None else self.label(state, ask, option)

    def on_the_thing(self, state: Any, ask: Ask, option: Value) -> str:
        """Returns what a button on the thing says that an option is about."""
        return "" if self.verb is None else self.verb(state, ask, option)


def told_apart(labels: list[str]) -> tuple[str, ...]:
    """Numbers labels that are the same, such as those of two cards with one name."""
    return tuple(
        [
            f"{label} ({labels[: at + 1].count(label)})" if labels.count(label) > 1 else label
            for at, label in enumerate(labels)
        ]
    )
