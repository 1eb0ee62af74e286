"""Tokens that lie on no space: numbers that players have."""

import pytest

from tests.exceed.rules.test_words import blow, fighter, play, trick
from tests.exceed.stage import Stage, side
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.language.parser import parse
from wildswing.exceed.position import ImpossiblePosition
from wildswing.exceed.rules.events import TokensChanged
from wildswing.kernel.chance import Stream

RAGE = "Rage (5 copies, set aside)"


def raging(*lines: str, has: int = 0, other: int = 0, says: tuple[str, ...] = ()) -> Stage:
    """Returns a match in which a boost of these lines was played by a player who has so much Rage."""
    text = fighter(blow(), trick(*lines), says=says, token=RAGE)
    one = side("Trick", life=10, tokens=[("Rage", has)])
    return play(text, one, side("Block", tokens=[("Rage", other)])).answer("Boost Trickery")


def rage(played: Stage) -> tuple[int, int]:
    """Returns the Rage of both players."""
    return played.sides[0].held[0], played.sides[1].held[0]


@pytest.mark.parametrize(
    ("line", "has", "rests", "did"),
    [
        ('gain 2 "Rage"', 0, 2, True),
        ('gain 2 "Rage"', 3, 5, True),
        ('gain 2 "Rage"', 4, 5, False),
        ('gain 2 "Rage"', 5, 5, False),
        ('spend 2 "Rage"', 3, 1, True),
        ('spend 2 "Rage"', 2, 0, True),
        ('spend 2 "Rage"', 1, 1, False),
        ('spend all "Rage"', 3, 0, True),
        ('spend all "Rage"', 0, 0, False),
    ],
)
def test_a_number_of_it_is_gained_and_spent(line: str, has: int, rests: int, did: bool) -> None:
    """EX-NOTION-HELD-02, EX-NOTION-HELD-03."""
    played = raging(f"now: {line}; if you did, gain 5 life.", has=has)
    assert (rage(played), played.lives[0]) == ((rests, 0), 15 if did else 10)


def test_either_player_can_have_it() -> None:
    """EX-NOTION-HELD-02: what is counted is what the player has whose text it is."""
    played = raging('now: the opponent gains 2 "Rage"; for each "Rage": gain 1 life.', has=1, other=1)
    assert (rage(played), played.lives[0]) == ((1, 3), 11)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('you have 3 "Rage"', (False, True, True)),
        ('you have at most 3 "Rage"', (True, True, False)),
        ('you have less than 3 "Rage"', (True, False, False)),
        ('you have more than 3 "Rage"', (False, False, True)),
        ('you have exactly 3 "Rage"', (False, True, False)),
        ('the opponent has at least 3 "Rage"', (False, False, False)),
    ],
)
def test_it_is_compared(condition: str, holds: tuple[bool, ...]) -> None:
    """EX-NOTION-HELD-01."""
    found = [raging(f"now, if {condition}: gain 5 life.", has=has, other=2).lives[0] == 15 for has in (2, 3, 4)]
    assert tuple(found) == holds


def test_a_standing_text_counts_it_at_every_moment() -> None:
    """EX-NOTION-HELD-01: two full groups of 2, and a third once there is more."""
    text = fighter(blow('hit: gain 1 "Rage".'), says=('for each 2 "Rage": +1 power.',), token=RAGE)
    played = play(text, side("Blow", tokens=[("Rage", 3)]), side("Block", space=4)).strike("Blow", "Block")
    assert played.total(0, "power") == 4


def test_what_nobody_can_spend_is_not_offered() -> None:
    """EX-NOTION-HELD-03: without enough of it, the choice is none."""
    able = raging('now: may spend 3 "Rage"; if you did, gain 5 life.', has=3)
    assert able.labels_for(0) == ('Spend 3 "Rage"', "Do not")
    assert rage(able.answer("Spend 3")) == (0, 0)
    assert raging('now: may spend 3 "Rage"; if you did, gain 5 life.', has=2).asked == (1, "action")
    assert raging('now: may spend all "Rage"; if you did, gain 5 life.').asked == (1, "action")


def test_everybody_sees_it_and_it_lies_on_no_space() -> None:
    """EX-NOTION-HELD-01: it starts at none, and is told as it changes."""
    played = raging('now: gain 2 "Rage".', has=1, other=4)
    assert [(one.amount, one.number, one.sentence()) for one in played.events(TokensChanged)] == [
        (2, 3, "Tester 1 gains 2 Rage and has 3.")
    ]
    for seat in (0, 1, -1):
        view = EXCEED.view(played.table, seat)
        assert [one.held for one in view.sides] == [(("Rage", 3),), (("Rage", 4),)]
        assert [one.tokens for one in view.sides] == [(), ()]
        assert EXCEED.imagine(played.table, seat, Stream("held")).sides[1].held == (4,)
    assert play(fighter(token=RAGE), side()).sides[0].held == (0,)
    assert EXCEED.view(play(fighter(token=RAGE), side()).table, 0).sides[0].held == ()


def test_a_position_has_no_more_of_it_than_there_are() -> None:
    """EX-NOTION-HELD-02."""
    with pytest.raises(ImpossiblePosition, match="cannot have 6 “Rage”; there are 5"):
        play(fighter(token=RAGE), side(tokens=[("Rage", 6)]))


@pytest.mark.parametrize(
    ("token", "line", "said"),
    [
        ("Rage (set aside, face down)", "hit: draw 1.", "lies on no space; give it copies alone."),
        ("Rage (100 copies, set aside)", "hit: draw 1.", "100 is too high"),
        (RAGE, 'hit: put "Rage" on any space.', 'no token of this file is called "Rage"'),
        ("Rage (5 copies)", 'hit: gain 1 "Rage".', 'no token that is set aside of this file is called "Rage"'),
        (RAGE, 'hit: gain up to 2 "Rage".', 'only movements, payments and cards can be "up to" a number'),
        (RAGE, 'gain 1 "Rage".', "this happens at a moment"),
    ],
)
def test_what_such_a_token_cannot_do_is_refused(token: str, line: str, said: str) -> None:
    """EX-NOTION-HELD-01."""
    with pytest.raises(FighterError) as caught:
        parse(fighter(blow(line), token=token))
    assert said in str(caught.value)
