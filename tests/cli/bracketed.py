"""A game whose every word looks like the markup or the emoji codes of the library that draws tables."""

from typing import Any, ClassVar

from tests.cli.tiny import Pair, Show, Tiny
from wildswing.kernel import Ask, Does, Event, Heard, Outcome, Rules, Step, Told, Wording


class Happened(Event, frozen=True, tag="bracketed"):
    def sentence(self) -> str:
        return "Happened [/h] :bomb:"


def show(state: Pair, step: Step, heard: Heard) -> None:
    if heard is not None:
        heard.append(Told(Happened()))


class Bracketed(Tiny):
    name: ClassVar[str] = "bracketed"
    title: ClassVar[str] = "Title [/t] :bomb:"
    summary: ClassVar[str] = "Summary [/s] :bomb:"
    seat_names: ClassVar[tuple[str, ...]] = ("North [/n]", "South [/s]")
    rules: ClassVar[Rules] = Rules(*Tiny.rules.parts, Does(Show, show))

    def wording(self, ask: Ask, hidden: Any) -> Wording:  # noqa: ARG002 - the question says it all
        return Wording("Prompt [/p] :bomb:", "Rule [/r] :bomb:", tuple([f"[/{card}]" for card in ask.options]))

    def outcome(self, state: Pair) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.winners, outcome.scores, outcome.first, "Ended [/e] :bomb:")


BRACKETED = Bracketed()
