"""What a search remembers, and how it chooses by it."""

import pytest

from wildswing.agents.search.knots import Choices, Knot, Mixing
from wildswing.kernel.chance import Stream


def remembered(**fates: tuple[int, float, int]) -> Choices:
    """Returns choices whose options were looked at so often, with so much value in all, of so many chances."""
    choices = Choices()
    for option, (looks, total, offered) in fates.items():
        [fate] = choices.offer([option])
        for _ in range(looks):
            choices.note(fate, total / looks)
        fate.offered = offered
    return choices


def picked(choices: Choices, *options: str, all_first: bool = False) -> str:
    fates = [choices.fates[option] for option in options]
    return options[choices.pick(fates, all_first)]


def test_of_options_tried_alike_the_better_one_is_tried_again() -> None:
    assert picked(remembered(good=(50, 40.0, 100), bad=(50, 10.0, 100)), "good", "bad") == "good"


def test_of_equal_options_the_one_tried_less_is_tried_again() -> None:
    assert (
        picked(remembered(often=(50, 25.0, 60), seldom=(10, 5.0, 60), other=(5, 5.0, 60)), "often", "seldom")
        == "seldom"
    )


def test_an_option_that_was_seldom_offered_is_not_held_to_be_neglected() -> None:
    # Both were tried ten times; the rare one each time it could be, the common one in a tenth of its chances.
    choices = remembered(rare=(10, 5.0, 10), common=(10, 5.0, 100), other=(5, 5.0, 60))
    assert picked(choices, "rare", "common") == "common"


def test_at_the_root_everything_is_tried_once_first() -> None:
    choices = remembered(good=(50, 50.0, 60), untried=(0, 0.0, 1), bad=(50, 0.0, 60))
    assert picked(choices, "good", "untried", all_first=True) == "untried"
    assert picked(choices, "good", "untried", all_first=False) == "good"


def test_options_are_remembered_by_what_they_say_in_whatever_order_they_come() -> None:
    choices = Choices()
    one, two = choices.offer(["one", "two"])
    three, again = choices.offer(["three", "one"])
    assert again is one
    assert [one.offered, two.offered, three.offered] == [2, 1, 1]


def test_what_did_better_is_given_more_often() -> None:
    choices = Choices()
    stream = Stream(1)
    for _ in range(400):
        mixing = Mixing(choices, choices.offer(["good", "bad"]), stream)
        mixing.note((0.8, 0.3)[mixing.drawn])
    last = Mixing(choices, choices.offer(["good", "bad"]), stream)
    assert last.mix[0] > 0.95
    assert last.chances[1] == pytest.approx(0.15 / 2, abs=0.05)
    good, bad = choices.fates.values()
    assert good.share > 10 * bad.share
    assert bad.looks > 10  # it goes on being tried


def test_later_mixes_count_more() -> None:
    choices = Choices()
    stream = Stream(1)
    shares: list[float] = []
    for _ in range(3):
        before = sum([fate.share for fate in choices.fates.values()])
        Mixing(choices, choices.offer(["one", "two"]), stream).note(0.5)
        shares.append(sum([fate.share for fate in choices.fates.values()]) - before)
    assert shares == pytest.approx([1, 2, 3])


def test_a_secret_choice_begins_with_what_seems_sensible() -> None:
    choices = Choices()
    choices.favour("sensible")
    assert Mixing(choices, choices.offer(["odd", "sensible"]), Stream(1)).mix == [0, 1]


def test_the_same_news_lead_to_the_same_knot_and_others_elsewhere() -> None:
    root = Knot()
    assert root.branch("news") is root.branch("news")
    assert root.branch("news") is not root.branch("other")
    assert root.question("act") is root.question("act")
    assert root.question("act") is not root.question("pay")
