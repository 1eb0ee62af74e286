"""What is not offered at a question of Exceed, as a page needs it."""

from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.server.protocol import About, Barred


def about_barred(ask: Ask, hidden: Table) -> tuple[Barred, ...]:
    """Returns what is not offered and why, but for what a picture cannot tell from an option or from each other."""
    question = EXCEED.question(ask)
    tell = question.about
    assert tell is not None
    offered = [_without_price(about) for about in EXCEED.about(ask, hidden)]
    found: list[Barred] = []
    for option, reason in EXCEED.barred(ask, hidden):
        about = _without_price(tell(hidden, ask, option))
        if about not in offered:
            offered.append(about)
            found.append(Barred(about, reason, question.on_the_thing(hidden, ask, option)))
    return tuple(found)


PRICE = frozenset({"cost", "unpaid"})


def _without_price(about: About) -> About:
    """Returns what an option means but for its price, which what is not offered has not."""
    return about if PRICE.isdisjoint(about) else {key: value for key, value in about.items() if key not in PRICE}
