"""A look line: phrases in controlled English, told back in one order, and explained where they are wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wildswing.exceed.language import FighterError, parse, print_sheet
from wildswing.exceed.language import look_words as w
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language.looks import Guise, Look, print_look

HEAD = "fighter Test\nedition strive\nlook {look}\nexceed costs 2 gauge\n\nbasic\n  hit: draw 1.\n"


def read(look: str) -> Look:
    """Returns what a look line says."""
    sheet = parse(HEAD.format(look=look), "my.fighter")
    assert isinstance(sheet, s.Fighter)
    assert sheet.look
    return sheet.look


def complaint(look: str) -> str:
    """Returns what is said about a look line, without the file and the line."""
    with pytest.raises(FighterError) as caught:
        read(look)
    return str(caught.value).removeprefix("my.fighter, line 3, ")


def test_a_look_is_read_phrase_by_phrase() -> None:
    look = read(
        "tall slim woman, brown skin, floor length blond hair, red witch hat, white torn gi, shorts, steel katana, "
        "crow, colours gold and navy; exceeded halo, fire aura"
    )
    assert (look.height, look.mass, look.person) == ("tall", "slim", "woman")
    assert look.colours == ("gold", "navy")
    assert look.guise == Guise(
        skin="brown",
        hair=("floor length", "blond"),
        head=(("witch hat", "red"),),
        wear=(("torn gi", "white"),),
        legs=(("shorts", None),),
        weapon=("katana", "steel"),
        companions=(("crow", None),),
    )
    assert look.exceeded == Guise(head=(("halo", None),), aura="fire")


def test_a_build_alone_is_a_look() -> None:
    assert read("giant") == Look("giant")
    assert read("stout boy") == Look("boy", mass="stout")


def test_a_look_is_told_back_in_one_order() -> None:
    mixed = "short man, crow, colours red and white, fists, belt, horns,  no  hair;exceeded dark aura, wings"
    told = "short man, no hair, horns, belt, fists, crow, colours red and white; exceeded wings, dark aura"
    assert print_look(read(mixed)) == told
    assert f"\nlook {told}\n" in print_sheet(parse(HEAD.format(look=mixed)))
    assert print_look(read(told)) == told


def coloured(things: tuple[str, ...]) -> st.SearchStrategy[tuple[str, str | None]]:
    """Returns things, each with a colour if it may have one."""
    return st.sampled_from(things).flatmap(
        lambda thing: st.tuples(
            st.just(thing), st.none() if thing in w.UNCOLOURED else st.none() | st.sampled_from(w.COLOURS)
        )
    )


def several(things: tuple[str, ...]) -> st.SearchStrategy[tuple[tuple[str, str | None], ...]]:
    """Returns some different things."""
    return st.lists(coloured(things), max_size=3, unique_by=lambda one: one[0]).map(tuple)


HAIR = st.tuples(st.sampled_from(w.HAIRS[:-1]), st.sampled_from(w.COLOURS)) | st.just(("no", None))
GUISES = st.builds(
    Guise,
    st.none() | st.sampled_from(w.SKINS),
    st.none() | HAIR,
    several(w.HEADS),
    several(w.WEARS),
    several(w.LEGS),
    st.none() | coloured(w.WEAPONS),
    several(w.COMPANIONS),
    st.none() | st.sampled_from(w.AURAS),
)
LOOKS = st.builds(
    Look,
    st.sampled_from(w.PERSONS),
    st.none() | st.sampled_from(w.HEIGHTS),
    st.none() | st.sampled_from(w.MASSES),
    GUISES,
    st.none() | st.lists(st.sampled_from(w.COLOURS), min_size=2, max_size=2, unique=True).map(tuple),
)


@given(LOOKS)
def test_every_look_is_read_as_it_is_printed(look: Look) -> None:
    assert read(print_look(look)) == look


def test_every_word_stands_for_one_thing() -> None:
    things = [*w.HEADS, *w.WEARS, *w.LEGS, *w.WEAPONS, *w.COMPANIONS]
    assert len(set(things)) == len(things)
    for thing in things:
        assert print_look(read(f"man, {thing}")) == f"man, {thing}"


@pytest.mark.parametrize(
    ("look", "said"),
    [
        ("giant, red kape", 'column 17: no part of a look is called "kape". Did you mean "cape"?'),
        ("giant, rde cape", 'column 13: no colour is called "rde". Did you mean "red"?'),
        ("giant, ash cape, katanna", 'column 23: no part of a look is called "katanna". Did you mean "katana"?'),
        ("giant, ashe skin", 'column 13: no skin is called "ashe"; write light, tan, brown'),
        ("giant, spikey red hair", "column 13: hair is a style and a colour"),
        ("giant, spikey red hair", 'Did you mean "spiky"?'),
        ("giant, hair", "column 13: hair is a style and a colour"),
        ("giant, spiky rad hair", 'column 19: no colour is called "rad". Did you mean "red"?'),
        ("giant, fyre aura", 'Did you mean "fire"?'),
        ("red cape, giant", 'column 6: a look begins with a build such as "tall slim woman", and "red cape" is none'),
        ("giantt", 'Did you mean "giant"?'),
        ("tal giant", 'column 6: "tal" stands there, which is no word for a build'),
        ("tal giant", 'Did you mean "tall"?'),
        ("slim tall giant", 'column 11: "tall" stands twice, or in the wrong order'),
        ("giant, tall woman", 'column 13: "tall woman" is a build, which stands once'),
        ("giant, cape, red cape", 'column 19: "cape" stands twice; keep one.'),
        ("giant, katana, rapier", 'column 21: "rapier" is a second weapon; a look has one.'),
        ("giant, red barefoot", 'column 13: "barefoot" takes no colour of its own; write it alone.'),
        ("giant, colours red", "column 13: the colours of a look are two"),
        ("giant, colours red and rde", 'column 29: no colour is called "rde".'),
        ("giant, colours red and red", 'column 29: "red" stands twice; a look has two different colours.'),
        ("giant, colours red and tan, colours tan and red", "column 34: a look has two colours"),
        ("giant,, cape", "column 12: a phrase is missing here"),
        ("giant; wings", 'column 13: after ";" a look says what changes'),
        ("giant; exceeded", 'column 13: after ";" a look says what changes'),
        ("giant; exceeded wings; cape", 'column 29: a look has one ";"'),
        ("giant, wings; exceeded wings", 'column 29: "wings" is part of the look on either side'),
        ("giant; exceeded wngs", 'column 22: no part of a look is called "wngs". Did you mean "wings"?'),
        ("giant, " + ", ".join(w.HEADS[:25]), "a look has at most 24 phrases on either side"),
    ],
)
def test_a_mistake_in_a_look_is_told_with_its_place(look: str, said: str) -> None:
    assert said in complaint(look)


def test_an_empty_look_is_asked_for_its_words() -> None:
    with pytest.raises(FighterError, match=r'expected a look such as "tall slim woman, red cape"\.'):
        parse(HEAD.replace(" {look}", ""))
