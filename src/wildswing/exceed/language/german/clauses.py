"""German sentences, whose verb has its place: first in a request, second in a statement, last after “darfst”."""

from enum import Enum
from typing import Final

import msgspec

from wildswing.exceed.language.german.persons import Voice


class Order(Enum):
    """Where the verb of a sentence stands."""

    MAIN = "zieh 1 Karte; der Gegner zieht 1 Karte"
    INVERTED = "…, zieht der Gegner 1 Karte"
    """After a condition."""
    WITHOUT_SUBJECT = "zieht 1 Karte"
    """After a subject that was already said."""
    INFINITIVE = "1 Karte ziehen"


class Verb(msgspec.Struct, frozen=True):
    """A verb in the forms that texts need; the particle of a separable one stands at the end."""

    imperative: str
    third: str
    infinitive: str
    particle: str = ""


class Request(msgspec.Struct, frozen=True):
    """Something that the performer does; `after` is what stands behind everything else."""

    verb: Verb
    rest: str = ""
    after: str = ""

    def said(self, voice: Voice, order: Order) -> str:
        """Returns the request with its verb in place."""
        verb, actor = self.verb, voice.actor
        if order is Order.INFINITIVE:
            return _joined(self.rest, f"{verb.particle}{verb.infinitive}") + self.after
        rest = _joined(self.rest, verb.particle) + self.after
        if actor.is_reader:
            return _joined(verb.imperative, rest)
        subject = {Order.MAIN: (actor.nominative, verb.third), Order.INVERTED: (verb.third, actor.nominative)}
        return _joined(*subject.get(order, (verb.third,)), rest)


class Gain(msgspec.Struct, frozen=True):
    """What the performer has from now on; the reader needs no verb for it."""

    what: str
    third: str = "erhält"
    infinitive: str = "erhalten"

    def said(self, voice: Voice, order: Order) -> str:
        """Returns what is gained, with a verb where somebody else gains it."""
        if order is Order.INFINITIVE:
            return f"{self.what} {self.infinitive}"
        if voice.actor.is_reader:
            return self.what
        return Request(Verb("", self.third, self.infinitive), self.what).said(voice, order)


class Modal(msgspec.Struct, frozen=True):
    """What the performer can, must or may; the reader is addressed by “du”."""

    second: str
    third: str
    rest: str

    def said(self, voice: Voice, order: Order) -> str:
        """Returns the statement about the performer."""
        actor = voice.actor
        verb = actor.agreeing(self.second, self.third)
        if order is Order.INFINITIVE:
            return f"{self.rest} {CAPABLE[self.third]}"
        subject = {Order.MAIN: (actor.nominative, verb), Order.INVERTED: (verb, actor.nominative)}
        return _joined(*subject.get(order, (verb,)), self.rest)


CAPABLE: Final = {"kann": "können", "muss": "müssen", "darf": "dürfen"}


class Statement(msgspec.Struct, frozen=True):
    """A sentence about a thing; `made` is how somebody brings it about, where somebody may."""

    subject: str
    verb: str
    rest: str = ""
    made: str = ""

    def said(self, voice: Voice, order: Order) -> str:  # noqa: ARG002 - who performs does not matter
        """Returns the sentence."""
        if order is Order.INFINITIVE:
            return self.made
        parts = (self.verb, self.subject) if order is Order.INVERTED else (self.subject, self.verb)
        return _joined(*parts, self.rest)


Clause = Request | Gain | Modal | Statement


def _joined(*parts: str) -> str:
    return " ".join([part for part in parts if part])
