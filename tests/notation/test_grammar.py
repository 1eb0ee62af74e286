"""Sheets are written and read; whatever somebody remarks comes back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wildswing.kernel.errors import BrokenRecord
from wildswing.notation.grammar import DEEPEST, read_sheet
from wildswing.notation.printing import is_bare, written
from wildswing.notation.sheet import GOES_ON, MARKS, Branch, Move, Sheet, Tag

LETTERS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=12)
TRICKY = st.sampled_from(
    ["1.", "12. strike", "a, b", "EX Slash", " x", "x ", "*", "=", '"', "\\", "a  b", "Who? #2", "…"]
)
WORDS = LETTERS | TRICKY
COMMENTS = LETTERS.map(lambda said: " ".join(said.replace("}", "").split())) | st.just("a } brace")


def moves_of(remarks: st.SearchStrategy[str | Branch]) -> st.SearchStrategy[Move]:
    numbers = st.none() | st.integers(0, 10**9 - 1)
    return st.builds(
        lambda seat, word, mark, said, number: Move(seat, word, mark, tuple(said), number, number is not None),
        WORDS,
        WORDS,
        st.sampled_from(["", *MARKS]),
        st.lists(remarks, max_size=3),
        numbers,
    )


def branches_of(remarks: st.SearchStrategy[str | Branch]) -> st.SearchStrategy[Branch]:
    return st.builds(
        lambda moves, before: Branch(tuple(moves), tuple(before)),
        st.lists(moves_of(remarks), max_size=4),
        st.lists(COMMENTS, max_size=2),
    )


BRANCHES = branches_of(st.recursive(COMMENTS, branches_of, max_leaves=6))
OWN = st.builds(
    lambda name, values: Tag(name, tuple(values)),
    st.sampled_from(["Notation", "Seat", "Seed word", "Annotator"]),
    st.lists(LETTERS, max_size=2),
)
SETUP = st.builds(
    lambda name, value: Tag(name, (value,), is_setup=True),
    st.sampled_from(["fighter 1", "edition", "Key", "a]", "x #5", ""]) | LETTERS,
    LETTERS,
)
WHOLE = st.builds(
    lambda text: Tag("layouts", (), "0f" * 8, text, is_setup=True),
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=40),
)
SHEETS = st.builds(
    lambda tags, main, result: Sheet(tuple(tags), main, result),
    st.lists(OWN | SETUP | WHOLE, min_size=1, max_size=5),
    BRANCHES,
    st.just(GOES_ON) | WORDS.filter(lambda word: word != GOES_ON),
)


def bare(sheet: Sheet) -> Sheet:
    """Returns a sheet without the lines in which its parts stand."""
    tags = [Tag(tag.name, tag.values, tag.digest, tag.block, tag.is_setup) for tag in sheet.tags]
    return Sheet(tuple(tags), without_lines(sheet.main), sheet.result)


def without_lines(branch: Branch) -> Branch:
    return Branch(
        tuple(
            [
                Move(
                    move.seat,
                    move.word,
                    move.mark,
                    tuple([one if isinstance(one, str) else without_lines(one) for one in move.remarks]),
                    move.number,
                    move.breaks,
                )
                for move in branch.moves
            ]
        ),
        branch.remarks,
    )


@settings(max_examples=200, deadline=None, derandomize=True)
@given(SHEETS)
def test_any_sheet_is_read_as_it_was_written(sheet: Sheet) -> None:
    assert bare(read_sheet(written(sheet), "it")) == sheet


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(st.sampled_from('[]Aa1 "#|\n{};()!?*=:,/.\\'), max_size=60))
def test_any_text_is_a_sheet_or_refused_with_its_name(text: str) -> None:
    try:
        read_sheet(f"[A]\n{text}", "it")
    except BrokenRecord as error:
        said = str(error)
    else:
        return
    assert said.startswith("it, line ")
    assert said.endswith(".")


def test_lines_of_windows_and_the_mark_of_an_editor_are_read_too() -> None:
    sheet = Sheet((Tag("layouts", (), "0f", "a\nb", is_setup=True),), Branch((Move("A", "x"),)), GOES_ON)
    text = written(sheet)
    assert bare(read_sheet("\ufeff" + text.replace("\n", "\r\n"), "it")) == sheet


@pytest.mark.parametrize("word", ["strike", "EX Slash", "3", "#2", "C. Viper", "-82 -163"])
def test_plain_words_need_no_quotation_marks(word: str) -> None:
    assert is_bare(word)


MISTAKES = {
    "": 'is no notation: it does not begin with a line like [Notation "1"]',
    "hello": "is no notation",
    "[A]\n\nX: a": "line 3: the notation is cut off",
    "[A]\n\nX: a {so": "line 3: the comment that begins here has no end",
    "[A]\n\nX: a (X: b\n*": "line 4: a variation is not closed by a “)”",
    "[A]\n\nX: a)\n*": "line 3: a “)” closes no variation",
    "[A]\n\n(X: a)\n*": "line 3: a variation stands before any answer",
    "[A]\n\nX: a !!!\n*": "line 3: the mark !!! does not follow an answer",
    "[A]\n\nX: a! ?\n*": "line 3: the mark ? does not follow an answer",
    "[A]\n\n\na\n*": "line 4: it is not said whose answer “a” is",
    '[A]\n\nX: "a\n*': "line 3: the quotation mark is not closed",
    "[A]\n\nX: a [b]\n*": "line 3: “[” means nothing here",
    "[A]\n\nX: a\n=": "line 4: it is not said who won",
    "[A]\n\nX: a\n* X: b": "line 4: there is something after the end",
    "[A": "line 1: this tag is not closed by a “]”",
    "[A\n|text": "line 1: this tag is not closed by a “]”",
    "[]\n*": "line 1: this tag has no name",
    '[A "b" c]\n*': "line 1: this is no tag",
    '[A "\\x"]\n*': 'line 1: "\\x" cannot be read',
    "[A]\nX: a" + "(X: b" * (DEEPEST + 1): "line 2: more than 50 variations stand in one another",
}


@pytest.mark.parametrize(("text", "sentence"), MISTAKES.items())
def test_a_mistake_is_named_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(BrokenRecord, match=r"^it") as refused:
        read_sheet(text, "it")
    assert sentence in str(refused.value)
