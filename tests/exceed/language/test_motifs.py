"""The motif of an attack follows from its program, unless its card has a word for it."""

import pytest

from wildswing.exceed.language import FighterError, parse, print_sheet
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.motifs import WHEN, motif_of
from wildswing.exceed.roster import fighter_files

FILE = "fighter Test\nedition strive\nexceed costs 2 gauge\ntoken Shade\n\n{kind} Try\n  {numbers}\n"


def card(numbers: str, *lines: str, kind: str = "special") -> s.Card:
    """Returns a card with these numbers and lines."""
    text = FILE.format(kind=kind, numbers=numbers) + "".join([f"  {line}\n" for line in lines])
    return parse(text).cards[0]


PLAIN = "range 1, power 3, speed 5"


@pytest.mark.parametrize(
    ("numbers", "lines", "motif"),
    [
        ("range -, power -, speed 0", (), v.Motif.BLOCK),
        ("range 1, power -, speed 0", ("when you are hit: draw 1.",), v.Motif.BLOCK),
        (PLAIN, ('hit: put "Shade" on your space.',), v.Motif.SUMMON),
        (PLAIN, ("when you are hit: draw 1.",), v.Motif.COUNTER),
        (PLAIN, ("after, if you were hit: draw 1.",), v.Motif.COUNTER),
        (PLAIN, ("cannot be stunned.",), v.Motif.COUNTER),
        (PLAIN, ("before: advance 1; if it passed, cannot be hit.",), v.Motif.DIVE),
        (PLAIN, ("before: close up to 3.",), v.Motif.DIVE),
        (PLAIN, ("before: cannot be hit.",), v.Motif.TELEPORT),
        (PLAIN, ("hit: pull 2.",), v.Motif.GRAB),
        ("range 1-2, power 3, speed 5", ("hit: pull 2.",), v.Motif.THRUST),
        ("range 2-5, power 6, speed 5", (), v.Motif.BEAM),
        ("range 2-5, power 5, speed 5", (), v.Motif.PROJECTILE),
        ("range 3, power 5, speed 5", (), v.Motif.PROJECTILE),
        (PLAIN, ("unless you initiated: +2 speed.",), v.Motif.RISING),
        ("range 1, power 3, speed 5, armor 2", (), v.Motif.BURST),
        (PLAIN, ("cannot be pushed or pulled.",), v.Motif.BURST),
        (PLAIN, ("before: close 2.",), v.Motif.CHARGE),
        ("range 1-3, power 3, speed 5", (), v.Motif.SWEEP),
        (PLAIN, ("after: retreat 1.",), v.Motif.SLASH),
        ("range 1, power 3, speed 4", (), v.Motif.SLASH),
        (PLAIN, (), v.Motif.THRUST),
    ],
)
def test_a_motif_follows_from_the_program(numbers: str, lines: tuple[str, ...], motif: v.Motif) -> None:
    assert motif_of(card(numbers, *lines)) is motif


def test_an_ultra_is_drawn_greater() -> None:
    assert motif_of(card("range 2-5, power 4, speed 5", kind="ultra")) is v.Motif.BEAM
    assert motif_of(card("range 1, power 6, speed 5", kind="ultra")) is v.Motif.BURST


def test_a_word_on_the_card_comes_before_its_program() -> None:
    told = card(PLAIN, "motif beam", "before: close 2.")
    assert motif_of(told) is v.Motif.BEAM
    text = FILE.format(kind="special", numbers=PLAIN) + "  motif beam\n  before: close 2.\n"
    assert print_sheet(parse(text)) == text


def test_an_unknown_motif_is_told_with_its_place() -> None:
    with pytest.raises(FighterError, match=r'line 8, column 9: no motif is called "beem"; .* Did you mean "beam"\?'):
        card(PLAIN, "motif beem")


def test_every_motif_has_its_rule_and_is_seen_in_the_roster() -> None:
    shown = {motif_of(card) for path, text in fighter_files() for card in parse(text, path).cards}
    assert set(WHEN) == shown == set(v.Motif)
