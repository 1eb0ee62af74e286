"""Lines of the roster that are written otherwise today.

A recorded match holds the texts of its fighters, as they were then. So that it can be told again, a line whose words
have changed since, or what they mean, is read as it is written now; for the fighter alone that had it.
"""

from typing import Final

FORMERLY: Final = {
    "I-No": {
        "before, if you initiated and you moved 2 spaces before the strike: +2 power.": (
            "before, if you initiated and you were moved 2 spaces before the strike: +2 power."
        ),
    },
    "Linne": {
        "now: name a card; gain [cannot be hit by the named card] this turn; strike.": (
            "now: name a card; gain [if the opponent's attack is a named card: cannot be hit] this turn; strike."
        ),
    },
    "Londrekia Light": {
        "after: may put this into your boosts on a space in range.": "after: may put this on a space in range.",
    },
}
"""By fighter, what a line said, and what it says today."""


def in_todays_words(text: str) -> str:
    """Returns a fighter's text with the lines of its day as they are written today."""
    heading = text.partition("\n")[0]
    for then, now in FORMERLY.get(heading.removeprefix("fighter "), {}).items():
        text = text.replace(f" {then}\n", f" {now}\n")
    return text
