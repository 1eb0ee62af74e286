"""A mistake in a fighter file: one sentence with the place, what was given, what was expected and a suggestion."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wildswing.exceed.language.advice import Advice, all_advice
from wildswing.exceed.language.bounds import MOST_LINES
from wildswing.exceed.language.errors import FighterError, lines_of
from wildswing.exceed.language.mending import MOST_LINES_ANEW, MOST_READINGS
from wildswing.exceed.language.nodes import At
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.reading import read
from wildswing.exceed.language.sheets import Sheet
from wildswing.exceed.roster import fighter_files

GOOD = """fighter Test
edition strive
exceed costs 2 gauge
deck of 18 cards
token Shade

basic
  hit: draw 1.

special Gun Flame
  range 1-3, power 4, speed 5
  hit: gain advantage.
  boost Rock You (continuous, cancelable)
    hit: +1 power, draw 1.
"""


def complaint(old: str, new: str) -> str:
    """Returns what is said about the good file after one change."""
    assert GOOD.count(old) == 1
    with pytest.raises(FighterError) as caught:
        parse(GOOD.replace(old, new), "my.fighter")
    return str(caught.value)


def mistake_in(text: str) -> FighterError | None:
    """Returns what is wrong with a text, if anything."""
    try:
        parse(text, "my.fighter")
    except FighterError as error:
        return error
    return None


def test_the_good_file_is_good() -> None:
    assert parse(GOOD, "my.fighter").cards[0].name == "Gun Flame"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "draw 1.\n\n",
            "retreet 2.\n\n",
            (
                'line 8, column 8: "retreet" was not expected here; expected an instruction such as "draw 1". '
                'Did you mean "retreat"?'
            ),
        ),
        (
            "hit: draw",
            "hti: draw",
            (
                'line 8, column 3: "hti" was not expected here; expected a trigger such as "hit:" or an instruction '
                'such as "draw 1". Did you mean "hit"?'
            ),
        ),
        (
            "edition strive",
            "edition striv",
            (
                'line 2, column 9: no edition is called "striv"; write "standard", "undernight" or "strive". '
                'Did you mean "strive"?'
            ),
        ),
        (
            "draw 1.\n\n",
            "if you initated, draw 1.\n\n",
            (
                'line 8, column 15: "initated" was not expected here; expected "initiated", "is", "did", "have", '
                '"spent", "passed", "was", "moved" or one of 3 other words. Did you mean "initiated"?'
            ),
        ),
        (
            "special Gun",
            "specail Gun",
            (
                'line 10, column 1: "specail" was not expected here; expected "special", "exceeded", "deck", '
                '"ultra", "basic", "set", "both", the end of the file or one of 3 other words. Did you mean "special"?'
            ),
        ),
        (
            "draw 1.\n\n",
            "xyzzy.\n\n",
            'line 8, column 8: "xyzzy" was not expected here; expected an instruction such as "draw 1".',
        ),
        (
            "draw 1.\n\n",
            "discard.\n\n",
            'line 8, column 15: "." was not expected here; expected cards such as "1 card from your hand".',
        ),
    ],
)
def test_a_wrong_word_is_named_with_what_was_expected_and_the_nearest_word(old: str, new: str, said: str) -> None:
    assert complaint(old, new) == f"my.fighter, {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "draw 1.\n\n",
            "draw.\n\n",
            'line 8, column 12: "." was not expected here; expected an amount such as "2" or "up to 3" or "to".',
        ),
        (
            "speed 5",
            "speed",
            (
                'line 11, column 28: the end of the line was not expected here; expected "power", '
                '"range", "speed", "-", "guard", "armor", "X" or a number.'
            ),
        ),
        (
            "2 gauge",
            "gauge",
            'line 3, column 14: "gauge" was not expected here; expected a number.',
        ),
        (
            "1-3, power 4, speed 5",
            "1-3, speed 5",
            'line 10, column 9: the special "Gun Flame" has no power; write it in its first line.',
        ),
        (
            "power 4, speed 5",
            "power 4, power 5",
            'line 10, column 9: the special "Gun Flame" has two values for power; keep one.',
        ),
        (
            "speed 5",
            "speed power",
            (
                'line 10, column 9: the special "Gun Flame" has another number for speed; only power can be the range, '
                "and an end of the range any other number."
            ),
        ),
        (
            "1-3, power",
            "1-range, power",
            (
                'line 10, column 9: the special "Gun Flame" has another number for range; only power can be the range, '
                "and an end of the range any other number."
            ),
        ),
        (
            "speed 5",
            "speed -",
            'line 10, column 9: the special "Gun Flame" has "-" for speed; only range and power can be "-".',
        ),
    ],
)
def test_a_missing_or_doubled_number_is_named(old: str, new: str, said: str) -> None:
    assert complaint(old, new) == f"my.fighter, {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "draw 1.\n\n",
            "draw 1\n\n",
            "line 8, column 14: a line of a text ends with a full stop.",
        ),
        (
            "  hit: gain advantage.",
            "hit: gain advantage.",
            'line 12, column 1: a line with "hit" stands under a card or a side: indent it by 2 spaces, or by 4.',
        ),
        (
            "  hit: gain advantage.",
            "   hit: gain advantage.",
            "line 12, column 4: this line is indented more than the line above, which takes no lines of its own.",
        ),
        (
            "  hit: gain advantage.",
            " hit: gain advantage.",
            "line 12, column 2: the indentation of this line (1) fits no line above it; use 2 or 4 spaces.",
        ),
        ("  hit: gain advantage.", "\thit: gain advantage.", "line 12, column 1: a tab stands here; use spaces."),
        ("special Gun Flame", 'special "Gun Flame', "line 10, column 9: a quotation mark is not closed in this line."),
        (
            "    hit: +1 power, draw 1.\n",
            "",
            (
                "line 13, column 42: the end of the file was not expected here; expected a line indented by two more "
                "spaces."
            ),
        ),
        (
            "hit: gain advantage",
            "hit: draw 1; otherwise, draw 2",
            'line 12, column 8: "otherwise" needs an "if" or "unless" right before it.',
        ),
        (
            "\n\nspecial",
            "\n\nbasic\n  hit: draw 1.\n\nspecial",
            'line 10, column 1: "basic" stands twice; write its lines under one heading.',
        ),
    ],
)
def test_layout_and_order_are_explained(old: str, new: str, said: str) -> None:
    assert complaint(old, new) == f"my.fighter, {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "fighter Test",
            "Fighter Test",
            'line 1, column 1: "Fighter" was not expected here; words of the language are ',
        ),
        ("  hit: gain", "  Hit: gain", 'words of the language are written small: "hit".'),
        ("fighter Test", "fighter: Test", 'line 1, column 8: ":" was not expected here; no colon stands in this line'),
        ("range 1-3", "range: 1-3", 'line 11, column 8: ":" was not expected here; no colon stands in this line'),
        ("basic\n", "basic:\n", 'line 7, column 6: ":" was not expected here; no colon stands in this line'),
        ("hit: gain advantage", "hit: remove Shade", 'with nothing before them: "Shade".'),
        ("hit: gain advantage", "hit: remove a Shade", 'with nothing before them: "Shade".'),
        (
            "token Shade\n",
            "starting life 20\n",
            "a file begins with these lines, those that it has in this order: fighter",
        ),
        (" (continuous, cancelable)", "", 'a boost has its kind behind its name: "boost Spark (instant)".'),
    ],
)
def test_habits_are_told_apart_from_wrong_words(old: str, new: str, said: str) -> None:
    assert said in complaint(old, new)


def test_a_colon_where_a_trigger_is_meant_is_not_forbidden() -> None:
    assert "no colon" not in complaint("hit: gain advantage", "hit: if you initiated: gain advantage")


@pytest.mark.parametrize(
    ("new", "said"),
    [
        (
            "edition strive\ndifficulty tough\n",
            'line 3, column 12: "tough" was not expected here; expected "medium", "hard" or "easy".',
        ),
        (
            "edition strive\ndifficulty meddium\n",
            (
                'line 3, column 12: "meddium" was not expected here; expected "medium", "hard" or "easy". '
                'Did you mean "medium"?'
            ),
        ),
        (
            "edition strive\nstyle\n",
            (
                "line 3, column 6: the end of the line was not expected here; "
                "expected a name in quotation marks or a name."
            ),
        ),
        (
            'edition strive\nstyle ""\n',
            "line 3, column 7: a style is one line of 1 to 80 characters, and this has 0.",
        ),
        (
            f"edition strive\nstyle {'x' * 81}\n",
            "line 3, column 7: a style is one line of 1 to 80 characters, and this has 81.",
        ),
    ],
)
def test_a_style_or_difficulty_that_helps_nobody_is_refused(new: str, said: str) -> None:
    assert complaint("edition strive\n", new) == f"my.fighter, {said}"


def test_an_empty_file_is_asked_for_its_first_word() -> None:
    with pytest.raises(FighterError) as caught:
        parse("", "empty.fighter")
    said = 'line 1, column 1: the end of the file was not expected here; expected "fighter" or "normals".'
    assert str(caught.value) == f"empty.fighter, {said}"
    assert (caught.value.source, caught.value.at) == ("empty.fighter", At(1, 1))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "special Gun Flame",
            "special Gun Flame (continuous)",
            (
                'line 10, column 9: "continuous" is no mark for an attack or stands twice; it takes a cost, a number '
                'of copies, "set aside" and "1 sealed".'
            ),
        ),
        (
            "(continuous, cancelable)",
            "(continuous, 3 copies)",
            (
                'line 13, column 9: "3 copies" is no mark for a boost or stands twice; it takes its kind, a cost and '
                '"cancelable".'
            ),
        ),
        (
            "(continuous, cancelable)",
            "(cancelable)",
            (
                'line 13, column 9: the boost "Rock You" has no kind; write one of "instant", "continuous", "trap", '
                '"transformation", "overload" in its brackets.'
            ),
        ),
        (
            "token Shade",
            "token Shade (2 gauge)",
            (
                'line 5, column 7: "2 gauge" is no mark for a token or stands twice; '
                'it takes "face down", a number of copies, "starting at range 0" and "set aside".'
            ),
        ),
    ],
)
def test_a_mark_in_the_wrong_place_is_refused(old: str, new: str, said: str) -> None:
    assert complaint(old, new) == f"my.fighter, {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "hit: gain advantage",
            "now: gain advantage",
            'line 12, column 3: "now" belongs to boosts; an attack has "before", "hit", "after" and "cleanup".',
        ),
        (
            "hit: draw 1.\n\n",
            "now: draw 1.\n\n",
            'line 8, column 3: "now" belongs to boosts; an attack has "before", "hit", "after" and "cleanup".',
        ),
        (
            "continuous",
            "instant",
            'line 14, column 5: an instant boost is done at once: begin its line with "now:".',
        ),
        (
            "hit: draw 1.\n\n",
            "overdrive: draw 1.\n\n",
            'line 8, column 3: "overdrive" belongs to the exceeded side.',
        ),
        (
            "special Gun",
            "normal Gun",
            (
                'line 10, column 8: "Gun Flame" is a Normal; the edition brings its Normals, so leave it out of the '
                "fighter."
            ),
        ),
    ],
)
def test_a_line_or_card_in_the_wrong_place_is_refused(old: str, new: str, said: str) -> None:
    assert complaint(old, new) == f"my.fighter, {said}"


def test_a_duplicate_card_is_refused() -> None:
    with pytest.raises(FighterError) as caught:
        parse(f"{GOOD}\nspecial Gun Flame\n  range 1, power 1, speed 1\n", "my.fighter")
    said = '"Gun Flame" is already in line 10; write a card once and mark it with its copies.'
    assert caught.value.sentence == said
    assert caught.value.at == At(16, 9)


def test_a_duplicate_token_is_refused() -> None:
    assert complaint("token Shade", "token Shade\ntoken Shade") == (
        'my.fighter, line 6, column 7: "Shade" is already in line 5; give each token a name of its own.'
    )


def test_cards_that_differ_from_the_total_of_the_file_are_counted() -> None:
    assert complaint("of 18", "of 30") == (
        "my.fighter, line 4, column 1: the deck is said to have 30 cards, but the file has 2 and the Normals are 16, "
        "so 18; mend the copies or the total."
    )


def test_cards_set_aside_and_printed_attacks_are_not_in_the_deck() -> None:
    numbers = "  range 1, power 1, speed 1\n"
    more = f"\nultra Star (1 copy, set aside)\n{numbers}\nprinted attack Claw\n{numbers}"
    assert len(parse(GOOD + more).cards) == 3


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            'hit: play 1 boost "Rock Yuo" from your hand',
            'line 12, column 21: no boost of this file is called "Rock Yuo". Did you mean "Rock You"?',
        ),
        (
            'hit: reveal 1 card "Gun Flam" from your hand',
            'line 12, column 22: no card of this file is called "Gun Flam". Did you mean "Gun Flame"?',
        ),
        ('hit: strike face up with "Rock You"', 'line 12, column 28: no card of this file is called "Rock You".'),
        (
            'hit: put "Shad" on any space',
            'line 12, column 12: no token of this file is called "Shad". Did you mean "Shade"?',
        ),
        ('if "Gun Flame" is in play: draw 1', 'line 12, column 6: no token of this file is called "Gun Flame".'),
        (
            'hit: gain [after: remove "Eddie"] this turn',
            'line 12, column 28: no token of this file is called "Eddie".',
        ),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest_known_one(line: str, said: str) -> None:
    assert f"my.fighter, {said}" in complaint("hit: gain advantage", line).splitlines()


@pytest.mark.parametrize(
    ("old", "new", "circle"),
    [
        ("hit: gain advantage", "if your power is less than 5: +1 power", "power reads power"),
        ("power 4, speed 5\n", "power X, speed 5\n  before: X is your power.\n", "power reads X reads power"),
        (
            "hit: gain advantage",
            "if your speed is less than 5: +1 power.\n  if your power is less than 5: +1 speed",
            "power reads speed reads power",
        ),
        (
            "    hit: +1 power, draw 1.\n",
            "    your printed guard is your guard.\n",
            "guard reads guard",
        ),
        (
            "hit: gain advantage",
            "your power is your speed.\n  if your power is less than 5: +1 speed",
            "power reads power",
        ),
        ("hit: gain advantage", "if your power is less than 5: your power is 5", "power reads power"),
    ],
)
def test_totals_that_read_each_other_in_a_circle_are_refused(old: str, new: str, circle: str) -> None:
    assert complaint(old, new) == (
        f'my.fighter, line 10, column 9: the numbers of "Gun Flame" read each other in a circle: {circle}; '
        "let one of them be a plain number."
    )


@pytest.mark.parametrize(
    "line",
    [
        "if your power is less than 5: +1 speed",
        "your power is your speed, your speed is your power",
        "your power is your power",
        "if the opponent's power is less than 5: +1 power",
        "if your printed power is less than 4: +1 power",
        "hit, if your power is less than 5: +1 power",
        "after: X is your power; push X",
    ],
)
def test_a_total_may_read_what_does_not_read_it_back(line: str) -> None:
    sheet = parse(GOOD.replace("hit: gain advantage", line))
    assert len(sheet.cards[0].lines) == 1


def test_the_x_of_an_attack_is_not_that_of_its_boost() -> None:
    said = '"Rock You" reads X, but no line says what X is; write "X is …" in a line of it.'
    with pytest.raises(FighterError) as caught:
        parse(GOOD.replace("hit: gain advantage", "hit: X is 2; +X power").replace("+1 power, draw 1", "+X power"))
    assert caught.value.sentence == said
    assert caught.value.at == At(13, 9)


def test_an_x_that_nothing_sets_is_refused() -> None:
    said = '"Gun Flame" reads X, but no line says what X is; write "X is …" in a line of it.'
    assert complaint("power 4", "power X") == f"my.fighter, line 10, column 9: {said}"


def test_every_mistake_of_a_file_is_told_at_once_in_the_order_of_the_lines() -> None:
    text = (
        GOOD.replace("edition strive", "edition striv")
        .replace("hit: draw 1.\n\n", "hit: draw 1.\n  hit: pusch 1.\n\nultra Star (2 gauge\n  range 1, power 1\n\n")
        .replace("hit: gain advantage", 'now: put "Shade" on your space')
        .replace("+1 power, draw 1", "+1 powr")
    )
    error = mistake_in(text)
    assert error is not None
    assert [(one.at.line, one.sentence.split(";")[0]) for one in error.mistakes] == [
        (2, 'no edition is called "striv"'),
        (9, '"pusch" was not expected here'),
        (11, "the end of the line was not expected here"),
        (16, '"now" belongs to boosts'),
        (18, '"powr" was not expected here'),
    ]
    assert str(error).splitlines()[1].startswith("my.fighter, line 9, column 8: ")
    assert (error.at, error.sentence) == (error.mistakes[0].at, error.mistakes[0].sentence)


def test_lines_and_headings_that_cannot_be_read_give_no_false_alarm_elsewhere() -> None:
    """The wrong line was to set X and the wrong heading had the name, so neither is missed."""
    wrong_line = GOOD.replace("hit: gain advantage", "before: X iss 2.\n  hit: +X power")
    wrong_name = GOOD.replace("token Shade", "token Shade (").replace("gain advantage", 'put "Shade" on your space')
    for text, line in ((wrong_line, 12), (wrong_name, 5)):
        error = mistake_in(text)
        assert error is not None
        assert [one.at.line for one in error.mistakes] == [line]


def test_misspelt_headings_and_wrong_depths_do_not_hide_the_lines_below() -> None:
    text = GOOD.replace("basic", "basik").replace("special Gun", "specal Gun").replace("  hit: gain", "   hit: gian")
    error = mistake_in(text.replace("boost Rock", "bost Rock"))
    assert error is not None
    assert [(one.at.line, one.at.column) for one in error.mistakes] == [(7, 1), (10, 1), (12, 9), (13, 3)]


def test_however_many_mistakes_there_are_all_are_told() -> None:
    error = mistake_in(GOOD.replace("  hit: draw 1.\n\n", "  hit: drow 1.\n" * 60 + '  hit: set aside "Shade".\n'))
    assert error is not None
    assert [one.at.line for one in error.mistakes] == [*range(8, 69)]
    assert len(str(error).splitlines()) == 61


@pytest.mark.parametrize(
    "card",
    [
        "special {}\n",
        "special {}\n  range 1, power 1, power 1\n",
        "special {}\n  range 1, power 1, speed 1\n     hit: draw 1.\n",
        "special {}\n  range 1, power 1, speed 1\n  boost {} (instant)\n",
        "basic\n  hit: draw 1.\n",
    ],
)
def test_what_is_wrong_with_the_order_or_depth_of_every_card_is_told_at_once(card: str) -> None:
    above = GOOD.partition("special")[0].replace("deck of 18 cards\n", "")
    error = mistake_in(above + "".join([card.replace("{}", f"Card {number}") for number in range(70)]))
    assert error is not None
    lines = [one.at.line for one in error.mistakes]
    assert lines == sorted(lines)
    assert {(line - above.count("\n") - 2) // card.count("\n") for line in lines} >= {*range(68)}


def test_all_that_is_wrong_with_a_line_that_can_be_read_is_told() -> None:
    starts = GOOD.replace("exceed costs", "starting life 0\nmaximum hand 90\nstarting hand 9 more\nexceed costs")
    error = mistake_in(starts)
    assert error is not None
    assert [(one.at.line, one.sentence.split(";")[0]) for one in error.mistakes] == [
        (1, "a maximum hand of 90 makes no game"),
        (1, "a starting hand of 9 more would empty the deck"),
        (1, "a starting life of 0 makes no game"),
    ]


def test_many_lines_that_are_too_deep_are_told_at_once() -> None:
    card = "special {}\n  range 1, power 1, speed 1\n     hit: draw 1.\n"
    error = mistake_in(GOOD.replace("18 cards", "28 cards") + "".join([card.format(name) for name in "BCDEF"]))
    assert error is not None
    assert [one.at.line for one in error.mistakes] == [17, 20, 23, 26, 29]
    error = mistake_in(
        GOOD + "".join([card.format(name).replace("     hit", "    hit: draw 1.\n     hit") for name in "BC"])
    )
    assert error is not None
    assert [one.at.line for one in error.mistakes if one.at.line > 4] == [17, 18, 21, 22]


def test_what_cannot_be_read_hides_no_other_unknown_name_or_x() -> None:
    text = GOOD.replace("token Shade", "token Shade (").replace("hit: gain advantage", "hit: gian advantage")
    text = text.replace(
        "hit: draw 1.\n\n", 'hit: put "Shade" on your space.\n  hit: put "Gun Flam" into your hand.\n\n'
    )
    error = mistake_in(text.replace("power 4", "power X"))
    assert error is not None
    assert [(one.at.line, one.sentence[:14]) for one in error.mistakes] == [
        (5, "the end of the"),
        (9, "no card of thi"),
        (11, '"Gun Flame" re'),
        (13, '"gian" was not'),
    ]


def test_no_more_copies_start_sealed_than_the_deck_has() -> None:
    said = 'the deck has 2 copies of "Gun Flame", and no more of them start sealed.'
    assert complaint("special Gun Flame", "special Gun Flame (3 sealed)") == f"my.fighter, line 10, column 9: {said}"


@pytest.mark.parametrize(
    "line", ["  hit: draw 1.\n", "     hit: draw 1.\n", "  hit: drow 1.\n", "x\n", "special A\n", "   basic\n  x\n"]
)
def test_a_text_of_many_lines_is_not_read_without_end(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    readings: list[str] = []

    def counted(text: str) -> Sheet:
        readings.append(text)
        return read(text)

    monkeypatch.setattr("wildswing.exceed.language.mending.read", counted)
    error = mistake_in(GOOD.replace("edition strive", "edition striv") + line * (2000 // len(line)))
    assert error is not None
    assert len(readings) <= 2 * MOST_LINES + MOST_READINGS
    assert sum([len(lines_of(text)) for text in readings]) <= 2 * MOST_LINES_ANEW + MOST_READINGS * MOST_LINES


def test_a_comment_may_hold_anything() -> None:
    assert mistake_in(GOOD.replace("basic\n", f"basic\n  # {'(' * 50}{'x' * 1500}\n")) is None


def test_a_name_where_none_belongs_is_not_said_to_be_open() -> None:
    assert complaint("hit: gain advantage", 'hit: draw "Shade"') == (
        'my.fighter, line 12, column 13: "Shade" was not expected here; expected an amount such as "2" or "up to 3" '
        'or "to".'
    )


def test_at_most_eight_things_are_expected_and_the_likely_ones_come_first() -> None:
    said = complaint("hit: gain advantage", "hit: put this into your gorge")
    expected = said.partition("expected here; expected ")[2]
    assert expected.startswith('"gauge"')
    assert expected.count('"') <= 2 * 9  # eight, and the one that was probably meant
    assert "other words" in expected or expected.count(",") < 8


@pytest.mark.parametrize("one", all_advice(), ids=lambda one: one.words[0])
def test_what_a_designer_would_write_is_answered_by_a_line_that_can_be_read(one: Advice) -> None:
    in_a_boost = one.write.startswith("now:") or "X" in one.write
    old = "hit: +1 power, draw 1." if in_a_boost else "hit: gain advantage."
    more = "\n    now: X is 0." if "X" in one.write else ""
    assert (
        mistake_in(GOOD.replace("Shade", "Seal").replace("Gun Flame", "Flare").replace(old, one.write + more)) is None
    )


@pytest.mark.parametrize(
    ("line", "word", "said"),
    [
        ("hit: deal 3 damage", "deal", "for damage beside that of the attack, write for example: "),
        ("hit: draw a card", "a", "for cards from the deck, write for example: hit: draw 2."),
        ("hit: push them 2", "them", "for an opponent further away, write for example: hit: push 2."),
        ("before: swap places with the opponent", "places", "for fighters that change places, write for example: "),
        ("hit: heal 3", "heal", "for life that comes back, write for example: hit: gain 2 life."),
        ("hit: take a card from your gauge", "a", "for a card that goes elsewhere, write for example: "),
        (
            'if your attack is "Flare": +1 power',
            "Flare",
            "for an attack that is a certain card, write for example: hit, if ",
        ),
        ("if your attack is called Flare: +1 power", "called", "for an attack that is a certain card, write for "),
        ("hit: put 1 counter on this", "counter", "for a number that grows while a boost is in play, write for "),
        ("when you end your turn: draw 1", "end", "for what happens when a turn ends, write for example: "),
        ("your attacks gain +1 power", "+", "for a bonus, in a continuous boost for the next strike, write for "),
        ("the opponent's attacks have -1 speed", "have", "for a number of the opponent's attack, write for example: "),
        (
            "hit: if you have 3 or more cards in your hand, draw 1",
            "or",
            "for a number with one end, write for example: ",
        ),
        (
            "once per turn, draw 1",
            "once",
            "for something once a turn, a strike or a game, write for example: when you ",
        ),
        ("after: if this didn't hit, draw 1", "didn't", "for an attack that does not hit, write for example: after, "),
        ("end of your turn, draw 1", "draw", "a trigger ends with a colon, not with a comma."),
        ("if range 1: +1 power", "range", "for how far away the opponent is, write for example: if at range 1-2: "),
        ("hit: 50% chance to draw 1", "50", "for luck, write for example: hit: reveal the top card of your deck; "),
        ("hit: the opponent loses their exceed", "their", "for a fighter who is exceeded no more, write for example: "),
        ("hit: the opponent skips their turn", "their", "for a turn more than the opponent, write for example: "),
    ],
)
def test_the_words_of_designers_are_answered_by_what_to_write(line: str, word: str, said: str) -> None:
    found = complaint("hit: gain advantage", line)
    assert f'"{word}" was not expected here; {said}' in found


def test_a_price_of_x_is_answered_by_how_a_player_chooses_one() -> None:
    said = "for a price that a player chooses, write for example: before: spend any number of force; "
    assert said in complaint("special Gun Flame", "special Gun Flame (X force)")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hit: the opponent discards 1 random card", "random card"),
        ("hit, if you have 3 specials: draw 1", "special"),
        ("hit: for each card: draw 1", "card"),
        ("hit: gain [hit: discard 1 card] this turn", "card"),
    ],
)
def test_cards_of_no_area_are_refused(line: str, words: str) -> None:
    said = f'"{words}" lies nowhere; write where it is: "{words} from your hand", for example.'
    assert complaint("hit: gain advantage", line).count(said) == 1


def test_the_other_side_is_headed_exceeded() -> None:
    found = mistake_in(GOOD + "\nexceed\n  +1 power.\n")
    assert found is not None
    assert 'the other side of a fighter is headed "exceeded".' in str(found)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    text=st.sampled_from([text for _, text in fighter_files()]),
    cut=st.floats(0, 1),
    length=st.integers(0, 12),
    put=st.sampled_from(
        ["", "\n", " ", "\t", '"', "(", ")", "[", "]", ".", ";", "draw", "X", "7", "é", "#", "\n      "]
    ),
)
def test_any_damage_to_a_file_is_read_or_explained_within_the_file(
    text: str, cut: float, length: int, put: str
) -> None:
    start = int(cut * len(text))
    damaged = text[:start] + put + text[start + length :]
    error = mistake_in(damaged)
    lines = damaged.splitlines()
    for mistake in error.mistakes if error else ():
        assert 1 <= mistake.at.line <= len(lines)
        assert 1 <= mistake.at.column <= len(lines[mistake.at.line - 1]) + 1
        assert mistake.sentence.endswith((".", '"?', '."'))
