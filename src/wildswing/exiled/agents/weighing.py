"""What an agent for Rise of the Exiled has weighed: answers with what each is worth, in hit points or near it."""

from wildswing.kernel.ask import Value

Weighed = dict[Value, float]
"""By answer what it is worth; of equals the first is given."""


def best_of(weighed: Weighed) -> Value:
    """Returns the answer that is worth most."""
    return max(weighed, key=weighed.__getitem__)
