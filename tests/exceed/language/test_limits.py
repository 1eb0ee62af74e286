"""What a file may spell and nobody could do: refused when it is read, with one sentence at the place."""

import pytest

from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.language.parser import parse
from wildswing.exceed.matches import setup_of
from wildswing.exceed.rules.setup import lay_out

GOOD = """fighter Test
edition standard
starting life 30
exceed costs 2 gauge
token Shade

basic
  hit: draw 1.

special Gun Flame
  range 1-3, power 4, speed 5
  hit: gain advantage.
  boost Rock You (continuous)
    hit: +1 power.

printed attack Claw
  range 1, power 1, speed 1
"""


def complaint(old: str, new: str) -> str:
    """Returns what is said about the good file after one change."""
    assert GOOD.count(old) == 1
    with pytest.raises(FighterError) as caught:
        parse(GOOD.replace(old, new), "my.fighter")
    return str(caught.value).removeprefix("my.fighter, ")


UP_TO = 'only movements, payments and cards can be "up to" a number; write a choice with "or" instead.'
STRIKE = (
    "a strike is with 1 card of your hand, gauge, discard pile or sealed cards, "
    "the top card of your deck, or a printed attack."
)
BY_NAME = "an attack that is set by its name is a printed attack, and is set face up."
AGAIN = "another attack is made with a card from your hand or gauge."
MOMENT = 'this happens at a moment; let its line begin with a trigger such as "hit:".'
NEEDS_TRIGGER = 'this happens at a moment, so its line needs a trigger; begin it with "hit:", for example.'
FOREIGN_DECK = "nobody picks out of the opponent's deck; name its top cards."
FROM_THE_TOP = 'cards of a deck are shown from the top; write "reveal the top 2 cards of your deck".'
LASTING = 'this is no lasting quality; begin the line with a trigger such as "when you have set:".'
NO_NUMBER = 'the maximum range is no number here; write one, such as "at range 3".'
ON_A_SPACE = 'a card is put on any space, or on one that it reaches; write "put this on a space in range".'
AS_A_TOKEN = 'cards are put on spaces as tokens; write "on any space as", and the name of the token.'
RAISED = "movements and draws are more while a text is in play; let the line stand without a trigger."
REPLACED = "a number is replaced while a text is in play; let the line stand without a trigger."
BARRED = "a token bars the way for as long as a text is in play; let the line stand without a trigger."
ONE_AREA = 'a top or bottom card is that of one area; name one, or join two instructions with "or".'
DO = '"do {} of" stands before {} instructions joined with "or"; let it be at least 2, and leave some out.'


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hit: draw up to 2.", UP_TO),
        ("hit: discard the top card of your deck/gauge.", ONE_AREA),
        ("hit: put the top 2 specials of your deck/discard pile into your hand.", ONE_AREA),
        ("hit: discard the bottom card of the opponent's gauge/discard pile.", ONE_AREA),
        ("hit: spend all life.", "nobody spends all life; write a number."),
        ("attack from space 12.", "the arena has no space 12; write 1 to 11."),
        ("hit: for each 0 cards in your hand: draw 1.", "groups of 0 cards cannot be counted; write at least 1."),
        ("hit: put this on your space.", ON_A_SPACE),
        ("hit: push to range 2-3.", 'a movement leads to one range; write "push to range 2".'),
        ('hit: put "Shade" at maximum range.', NO_NUMBER),
        ("cannot be hit at maximum range.", NO_NUMBER),
        ("if at maximum range from the opponent: +1 power.", NO_NUMBER),
        (
            "multiply the opponent's power bonuses by 2.",
            'everybody multiplies their own; write "multiply your power bonuses".',
        ),
        (
            "hit: strike face up with an EX attack.",
            'a strike is face up with any attack or with certain cards; write "strike face up".',
        ),
        (
            "hit, if your attack is a named card: draw 1.",
            'the named card is asked for when the line is done; write "…: if your attack is a named card, …".',
        ),
        ("hit: +1 to each draw.", RAISED),
        ("hit: your power is 5.", REPLACED),
        ("hit: gain [hit: your power is 5] this turn.", REPLACED),
        ('hit: the opponent cannot move past "Shade".', BARRED),
        ("hit: take 1-2 damage.", UP_TO),
        ("hit: the opponent takes up to 2 nonlethal damage.", UP_TO),
        ("hit: gain up to 2 life.", UP_TO),
        ("hit: your life is 1-2.", UP_TO),
        ("hit: X is up to 2.", UP_TO),
        ("your printed power is 1-2.", UP_TO),
        ("hit: may (draw 1; draw up to 2).", UP_TO),
        ("hit: strike with 1 card from your deck.", STRIKE),
        ("hit: strike with 2 cards from your hand.", STRIKE),
        ("hit: strike with 1 card from the opponent's hand.", STRIKE),
        ("hit: strike with this.", STRIKE),
        ('hit: strike with "Gun Flame".', STRIKE),
        ('may set "Gun Flame" face up.', BY_NAME),
        ('may set "Claw".', BY_NAME),
        ("hit: attack with 1 card from your discard pile.", AGAIN),
        ("hit: attack with 2 cards from your hand.", AGAIN),
        ("hit: attack with the top card of your deck.", AGAIN),
        ("hit: play this.", 'a card cannot play itself; write "put this into your boosts".'),
        ("hit: reveal 1 card from the opponent's deck.", FOREIGN_DECK),
        ("hit: put 1 card from the opponent's deck into your hand.", FOREIGN_DECK),
        ("hit: discard 1 card from the opponent's hand/deck.", FOREIGN_DECK),
        (
            "hit: the opponent draws 1; put 1 card from the opponent's deck into your hand.",
            FOREIGN_DECK,
        ),
        ("hit: look at 2 cards from your deck.", FROM_THE_TOP),
        ("hit: reveal 1 special from your hand/deck.", FROM_THE_TOP),
        (
            "hit: your printed power is 2.",
            "a number is replaced while a text is in play; let the line stand without a trigger.",
        ),
        (
            "hit: your power is your speed.",
            "a number is replaced while a text is in play; let the line stand without a trigger.",
        ),
        (
            "hit: your attack is invalid.",
            "an attack is invalid while a text is in play; let the line stand without a trigger.",
        ),
        (
            "hit: your attack may go unpaid.",
            "an attack may go unpaid while a text is in play; let the line stand without a trigger.",
        ),
        ("hit: do 2 of draw 1 or draw 2.", DO.format(2, 2)),
        ("hit: do 3 of draw 1 or draw 2.", DO.format(3, 2)),
        ("hit: do 0 of draw 1 or draw 2.", DO.format(0, 2)),
        ("hit: may (draw 1; do 2 of draw 1).", DO.format(2, 1)),
        ("lose all armor.", MOMENT),
        ("turn your attack face up.", LASTING),
        (
            'hit: "Shade" cannot be removed.',
            "a token is kept for as long as a text is in play; let the line stand without a trigger.",
        ),
        ("hit: put 1 boost in play on any space.", AS_A_TOKEN),
        ("hit: take up 2 spaces.", "a fighter is 1 or 3 spaces wide."),
        ("hit: strike with the top 2 cards of your deck.", STRIKE),
        ("hit: strike with the top card of the opponent's deck.", STRIKE),
        ("hit: play your attack.", "your attack can be put into an area, and nothing else; name other cards."),
        (
            "hit: push 2 but not past you.",
            'only a pull can be "but not past", and "close" never passes; write "push 2".',
        ),
        ("draw 1.", NEEDS_TRIGGER),
        ("if at range 2: +1 power, push 1.", NEEDS_TRIGGER),
        ("hit: gain [draw 1] this turn.", NEEDS_TRIGGER),
    ],
)
def test_a_line_that_nobody_could_do_is_refused_where_it_stands(line: str, said: str) -> None:
    place, _, sentence = complaint("hit: gain advantage.", line).partition(": ")
    assert sentence == said
    assert place.startswith("line 12, ")


@pytest.mark.parametrize(
    "line",
    [
        "hit: strike.",
        "hit: strike with 1 card from your hand/gauge.",
        'may set "Claw" face up.',
        "hit: strike with 1 special from your discard pile.",
        "hit: strike with 1 random card from your sealed cards.",
        'hit: strike face up with "Claw".',
        "hit: attack with 1 special from your gauge.",
        "hit: discard up to 2 cards from your hand.",
        "hit: may spend up to 2 force; push up to 2.",
        "hit: reveal the top 2 cards of the opponent's deck.",
        "hit: put 1 card from your deck into your hand.",
        "hit: the opponent may put 1 card from their deck into their hand.",
        "your printed power is 2.",
        "hit: multiply your power bonuses by 2.",
        "multiply your power bonuses by 2.",
        "your power is your speed, your speed is your power.",
        "your attack is invalid.",
        "the opponent's attack hits.",
        "hit: do 2 of draw 1 or push 1 or pull 1.",
        "hit: do 1 of draw 1 or push 1.",
        "hit: strike face up.",
        "hit: lose all armor.",
        "your attack is EX.",
        "hit: your attack is critical.",
        '"Shade" cannot be removed.',
        "hit: put both fighters on their starting spaces; take up 1 space.",
        "hit: take up 3 spaces.",
        'hit: move to "Shade"; put "Shade" on any space.',
    ],
)
def test_what_is_close_to_a_limit_and_can_be_done_is_read(line: str) -> None:
    sheet = parse(GOOD.replace("hit: gain advantage.", line))
    assert len(sheet.cards[0].lines) == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "  hit: draw 1.",
            "  action (1 life): draw 1.",
            "line 8, column 3: an action cannot cost life; costs are paid in force or gauge.",
        ),
        (
            "special Gun Flame",
            "special Gun Flame (1 life)",
            'line 10, column 9: "Gun Flame" has a cost in life; costs are paid in force or gauge.',
        ),
        (
            "(continuous)",
            "(continuous, 2 life)",
            'line 10, column 9: "Gun Flame" has a cost in life; costs are paid in force or gauge.',
        ),
        ("life 30", "life 0", "line 1, column 1: a starting life of 0 makes no game; write at least 1."),
        ("life 30", "life 100", "line 3, column 15: 100 is too high; no number of a fighter is above 99."),
        ("1-3", "3-1", 'line 10, column 9: "Gun Flame" has the range 3-1, which is empty; write 1-3.'),
        ("power 4", "power 100", "line 11, column 20: 100 is too high; no number of a fighter is above 99."),
        (
            "special Gun Flame",
            "special Gun Flame (100000000 copies)",
            "line 10, column 20: 100000000 is too high; no number of a fighter is above 99.",
        ),
        (
            "special Gun Flame",
            f"special Gun Flame ({'9' * 50} copies)",
            "line 10, column 20: 999999999999… is too high; no number of a fighter is above 99.",
        ),
        (
            "special Gun Flame",
            "special Gun Flame (10 copies)",
            'line 10, column 9: "Gun Flame" has 10 copies; write 1 to 9.',
        ),
        ("life 30", "life 30\nmaximum hand 0", "line 1, column 1: a maximum hand of 0 makes no game; write 1 to 20."),
        ("life 30", "life 30\nmaximum hand 21", "line 1, column 1: a maximum hand of 21 makes no game; write 1 to 20."),
        (
            "life 30",
            "life 30\nstarting hand 6 more",
            "line 1, column 1: a starting hand of 6 more would empty the deck; write at most 5.",
        ),
        (
            "hit: gain advantage.",
            "if your attack is EX and your power is less than 5: your attack is EX.",
            (
                'line 10, column 9: the numbers of "Gun Flame" read each other in a circle: power reads power; '
                "let one of them be a plain number."
            ),
        ),
    ],
)
def test_a_cost_or_number_that_makes_no_sense_is_refused(old: str, new: str, said: str) -> None:
    assert complaint(old, new) == said


@pytest.mark.parametrize(("old", "new"), [("life 30", "life 1"), ("life 30", "life 99"), ("power 4", "power 99")])
def test_the_outermost_numbers_are_read(old: str, new: str) -> None:
    assert parse(GOOD.replace(old, new)).cards[0].name == "Gun Flame"


def test_a_file_of_normals_holds_normals_only() -> None:
    with pytest.raises(FighterError) as caught:
        parse("normals of standard\n\nspecial Grasp\n  range 1, power 3, speed 7\n")
    assert caught.value.sentence == '"Grasp" is a special; a file of Normals holds Normals only.'


def test_a_card_with_the_name_of_a_normal_is_refused_when_a_match_is_laid_out() -> None:
    with pytest.raises(FighterError) as caught:
        lay_out(setup_of((GOOD.replace("Gun Flame", "Grasp"), GOOD)), 0)
    assert caught.value.sentence == (
        '"Grasp" is the name of a Normal, which is in the deck too; give the card another name.'
    )
