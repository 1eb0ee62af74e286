"""What was edited, cut off or written by another Wildswing is refused in one sentence."""

import pytest

from tests.notation.playing import played
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import roster, setup_of
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION, Formation
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import BrokenRecord
from wildswing.kernel.facets import Facets
from wildswing.kernel.fairness import NO_ENTROPY, commit
from wildswing.kernel.game import Wording
from wildswing.kernel.record import Recorder
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import State
from wildswing.notation.matches import notate, read_notation
from wildswing.notation.words import Vocabulary

WHOLE = notate(Recorder(played(FORMATION, 3), ("person", "random")))
"""A whole match of Formation, won by White, with battle 2 in a line of its own."""

EXCEED_MATCH = notate(Recorder(played(EXCEED, 5, most=8), ("person", "random")))
EXILED_MATCH = notate(Recorder(played(EXILED, 3, most=8), ["person"] * 4))


def line_of(text: str, part: str) -> int:
    """Returns the number of the first line that has a part."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def refusal(text: str) -> str:
    with pytest.raises(BrokenRecord) as refused:
        read_notation(text, find_game, "it")
    sentence = str(refused.value)
    assert sentence.startswith("it, line ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def edited(old: str, new: str, text: str = WHOLE) -> str:
    """Returns why a text is refused in which something was replaced."""
    assert old in text
    return refusal(text.replace(old, new, 1))


def test_an_answer_that_is_not_possible_is_named_with_those_that_are() -> None:
    sentence = edited("4. White: red 0", "4. White: red 12")
    assert sentence.startswith(f"it, line {line_of(WHOLE, '4. White')}: “red 12” does not fit; White can answer “")
    assert "“red 0”" in sentence


def test_a_point_that_is_not_possible_is_named_with_what_is() -> None:
    at = EXILED_MATCH.index("start ")
    sentence = refusal(f"{EXILED_MATCH[:at]}start 9999 {EXILED_MATCH[at + 6 :]}")
    assert "can answer start right (" in sentence
    assert ", back (0 to 77)." in sentence


def test_of_many_answers_some_are_named() -> None:
    sentence = edited("keep", "wait", EXCEED_MATCH)
    assert "can answer “keep”, “exchange " in sentence
    many = [str(number) for number in range(30)]
    assert Vocabulary(Many()).possible(State(0, (), ()), Ask(0, "many", many)).endswith("“19” and 10 more")


def test_an_answer_of_somebody_who_is_not_asked_is_refused() -> None:
    sentence = edited("2. White: red 12", "2. Black: red 12")
    assert sentence.endswith(": Black is asked nothing here, so “red 12” does not fit; White answers.")


def test_an_unknown_seat_is_refused() -> None:
    assert "there is no seat “Green”; there is Black, White." in edited("2. White:", "2. Green:")


def test_a_line_that_was_taken_out_is_missed() -> None:
    at = line_of(WHOLE, "2. White")
    assert edited("2. White: red 12\n", "").startswith(f"it, line {at}: Black is asked nothing here")


def test_a_number_that_does_not_fit_is_refused() -> None:
    assert "this is turn 2, not 3: a line is missing or was added." in edited("2. White", "3. White")


def test_a_match_that_was_cut_off_is_refused() -> None:
    before = WHOLE[: WHOLE.index("20. ")]
    assert "the notation is cut off" in refusal(before)
    assert "the match is not over here, but “= White” follows; lines are missing." in refusal(f"{before}= White\n")


def test_answers_after_the_end_are_refused() -> None:
    assert "the match is over, but “red 1” follows." in edited("\n= White", "\nWhite: red 1\n= White")


def test_another_result_is_refused() -> None:
    assert "the result is not “Black” but “White”." in edited("\n= White", "\n= Black")
    sentence = edited('[Result "White"]', '[Result "Black"]')
    assert sentence == f"it, line {line_of(WHOLE, '[Result')}: the match ends with the result “White”."


def test_a_variation_that_does_not_fit_is_refused() -> None:
    assert "“green 1” does not fit" in edited("White: sword", "White: sword (White: bow (White: green 1))")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('[Notation "1"]', '[Notation "2"]', "line 1: it is written in format 2 of the notation, and this Wildswing"),
        ('[Rules "6"]', '[Rules "3"]', "line 3: it was played with rules version 3 of exceed, and this Wildswing"),
        ('[Rules "6"]', '[Rules "four"]', "line 3: [Rules] needs a whole number."),
        ('[Rules "6"]', "[Rules]", "line 3: [Rules] needs one value."),
        ('[Game "exceed"]\n', "", "line 1: the head lacks the tag [Game]."),
        ('[Game "exceed"]', '[Game "exced"]', "line 2: There is no game called “exced”; did you mean “exceed”?"),
        ('[edition "strive"]\n', "", "line 1: its setup lacks edition."),
        ('[edition "strive"]', '[edition "strife"]', "There is no edition “strife”"),
        ('[fighter 1 "Sol Badguy" #', '[fighter 1 "Sol Goodguy" #', "this Wildswing has no text called “Sol Goodguy”."),
        ('[fighter 1 "Sol Badguy" #', '[fighter 1 "Sol Badguy" #0', "the text of “Sol Badguy” is another one in this"),
        ('[Seat "Ky Kiske" "random"]', "", "the seats of this match are Sol Badguy, Ky Kiske, each in a tag"),
        ('[Seat "Ky Kiske" "random"]', '[Seat "Ky Kiske"]', "the seats of this match are Sol Badguy, Ky Kiske"),
        ('[Seed "5"]', '[Seed "5"]\n[Seed "6"]', "the tag [Seed] stands there twice."),
        ('[edition "strive"]', '[edition "strive"]\n[edition "standard"]', "the tag [edition] stands there twice."),
        ('[Seed "5"]', '[Seed "five"]', "[Seed] needs a whole number."),
        ('[Seed "5"]\n', "", "line 1: the head lacks the tag [Seed]."),
    ],
)
def test_a_head_that_does_not_fit_is_refused(old: str, new: str, sentence: str) -> None:
    assert sentence in edited(old, new, EXCEED_MATCH)


def test_another_seed_does_not_fit() -> None:
    assert "does not fit; " in edited('[Seed "3"]', '[Seed "4"]')


def test_a_text_that_was_edited_is_refused() -> None:
    own = roster()["Potemkin"].replace("fighter Potemkin", "fighter Potemkin the Second")
    match = played(EXCEED, 1, setup_of([own, roster()["Ky Kiske"]]), most=20)
    text = notate(Recorder(match, ("person", "random")))
    assert "it does not fit its digest." in edited("|fighter Potemkin the", "|fighter Potemkin The", text)


def test_shuffles_that_do_not_fit_are_refused() -> None:
    shuffle = commit("5" * 64, "m", FORMATION, FORMATION.default_setup(), ("a" * 64, NO_ENTROPY))
    match = played(FORMATION, shuffle.seed, most=5)
    text = notate(Recorder(match, ("person", "random"), fairness=shuffle))
    assert "the seed does not follow from the secret" in edited("a" * 64, "b" * 64, text)
    assert "the secret does not fit the commitment" in edited("5" * 64, "4" * 64, text)
    assert "there are 1 entropies for 2 seats" in edited(f'[Entropy "{"a" * 64}"]\n', "", text)


class Many(Formation):
    """A game that asks with labels."""

    facets = Facets()

    def worded(self, state: State, ask: Ask) -> Wording:  # noqa: ARG002 - of a Game
        return Wording("", "", tuple(ask.options))
