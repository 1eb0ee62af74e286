"""What the words mean: the nodes that an engine is given."""

import pytest

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.reading import read

YOU, OPPONENT = v.Who.YOU, v.Who.OPPONENT
HAND = n.Zone(YOU, (v.ZoneName.HAND,))
ONE_FROM_HAND = n.Cards(1, n.Pile((v.Noun.CARD,), where=(HAND,)))


def line_of(text: str) -> n.Line:
    sheet = read(f"fighter Someone\nedition strive\nexceed costs 1 gauge\n\nbasic\n  {text}\n")
    assert isinstance(sheet, s.Fighter)
    return sheet.basic[0]


def effect_of(text: str) -> n.Effect:
    return line_of(f"hit: {text}.").effect


def draw(number: int) -> n.Draw:
    return n.Draw(number)


def test_semicolons_come_last_then_commas_then_or() -> None:
    assert effect_of("draw 1, draw 2 or draw 3; draw 4") == n.Sequence(
        (n.Together((draw(1), n.Choice((draw(2), draw(3))))), draw(4))
    )


def test_may_and_the_opponent_govern_a_whole_choice() -> None:
    assert effect_of("may draw 1 or draw 2") == n.May(n.Choice((draw(1), draw(2))))
    assert effect_of("the opponent may draw 1 or draw 2") == n.By(n.May(n.Choice((draw(1), draw(2)))))


def test_parentheses_make_one_of_several() -> None:
    assert effect_of("(draw 1; draw 2) or draw 3") == n.Choice((n.Sequence((draw(1), draw(2))), draw(3)))


def test_a_condition_governs_what_follows_up_to_the_next_semicolon() -> None:
    guard = n.Guard(v.Fact.YOU_DID)
    assert effect_of("if you did, draw 1, draw 2; draw 3") == n.Sequence(
        (n.If(guard, n.Together((draw(1), draw(2)))), draw(3))
    )


def test_otherwise_belongs_to_the_condition_right_before_it() -> None:
    first, second = n.Guard(v.Fact.YOU_DID), n.Guard(v.Fact.PASSED, unless=True)
    assert effect_of(
        "if you did, draw 1; otherwise, unless it passed, draw 2; otherwise, draw 3; draw 4"
    ) == n.Sequence((n.If(first, draw(1), n.If(second, draw(2), draw(3))), draw(4)))


def test_a_guard_of_a_line_covers_the_whole_line() -> None:
    line = line_of("after, if your attack hit and at range 1-2: draw 1; draw 2.")
    assert line == n.Line(
        n.Trigger(v.Window.AFTER),
        n.Sequence((draw(1), draw(2))),
        n.Guard(n.Both((n.AttackHit(YOU), n.AtRange(1, 2)))),
    )


def test_a_line_without_trigger_stands() -> None:
    assert line_of("unless you initiated: -2 speed.") == n.Line(
        None, n.Modify(v.Stat.SPEED, v.Change.ADD, -2), n.Guard(n.Did(YOU, v.Deed.INITIATED), unless=True)
    )


def test_an_action_has_a_name_a_price_and_a_condition() -> None:
    line = line_of('action "Shift" (2 gauge), if you have a card in your hand: revert.')
    assert line.trigger == n.Action("Shift", n.Cost(2, v.Resource.GAUGE))
    assert line.guard == n.Guard(n.Holds(YOU, 1, n.Pile((v.Noun.CARD,), where=(HAND,))))
    assert line.effect is v.Simple.REVERT


def test_a_text_in_brackets_is_a_line_of_its_own() -> None:
    assert effect_of("gain [when you have set: your attack gains [cleanup: seal this]] this turn") == n.Grant(
        n.Line(
            n.Trigger(v.Window.SET),
            n.Grant(n.Line(n.Trigger(v.Window.CLEANUP), n.Put(v.Ref.THIS, n.SEALED_CARDS)), attack=YOU),
        ),
        v.Until.TURN,
    )


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("advance up to 3", n.Move(v.Verb.ADVANCE, n.Between(0, 3))),
        ("push 1-2", n.Move(v.Verb.PUSH, n.Between(1, 2))),
        ('push 1 from "Eddie"', n.Move(v.Verb.PUSH, 1, origin=n.Named("Eddie"))),
        ("push to maximum range", n.Move(v.Verb.PUSH, v.SpaceName.MAXIMUM_RANGE)),
        ("move to any space", n.Move(v.Verb.MOVE, v.SpaceName.ANY)),
        ("+0~1 range", n.Modify(v.Stat.RANGE, v.Change.ADD, (0, 1))),
        ("+X power", n.Modify(v.Stat.POWER, v.Change.ADD, v.Measure.X)),
        ("the opponent gains -1 guard", n.By(n.Modify(v.Stat.GUARD, v.Change.ADD, -1))),
        ("X is its power", n.SetX(n.Total(None, v.Stat.POWER))),
        ("put 1 card from your hand into your gauge", n.Put(ONE_FROM_HAND, n.Zone(YOU, (v.ZoneName.GAUGE,)))),
        ("discard 1 card from your hand", n.Put(ONE_FROM_HAND, n.DISCARD_PILE)),
        ("the opponent reveals their hand", n.By(n.Show(n.Zone(OPPONENT, (v.ZoneName.HAND,))))),
        ("look at your deck", n.Show(n.Zone(YOU, (v.ZoneName.DECK,)), privately=True)),
        ("spend any number of force", n.Spend(n.Between(0, None), v.Resource.FORCE)),
        ("the opponent takes 2 nonlethal damage", n.By(n.Damage(2, nonlethal=True))),
        ("strike after the opponent sets", n.Strike(opponent_sets_first=True)),
        ("cannot be hit at range 4-9", n.Cannot(v.Ban.HIT, at=n.AtRange(4, 9))),
        ("the opponent cannot move past you", n.By(n.Cannot(v.Ban.PASS))),
        ('"Eddie" cannot be removed', n.Cannot(v.Ban.REMOVED, n.Named("Eddie"))),
        ("the opponent must wild swing", n.By(n.Must(v.Duty.WILD_SWING))),
        ("your attack hits", n.Become(YOU, v.Quality.HITS)),
        ("the opponent's attack is invalid", n.Become(OPPONENT, v.Quality.INVALID)),
        ("multiply your speed bonuses by 10", n.Modify(v.Stat.SPEED, v.Change.MULTIPLY, 10)),
        ("your power is your speed", n.Modify(v.Stat.POWER, v.Change.REPLACE, n.Total(YOU, v.Stat.SPEED))),
        ("your life is 4", n.Life(4, becomes=True)),
        ("stop it", v.Simple.STOP),
        ("take up 3 spaces", n.Occupy(3)),
        ("strike face up", n.Strike(face_up=True)),
        ("take another action but no strike", v.Simple.ANOTHER_BUT_STRIKE),
        ("attack with 1 card from your hand", n.ExtraAttack(ONE_FROM_HAND)),
        ("attack with 1 card from your hand for free", n.ExtraAttack(ONE_FROM_HAND, free=True)),
        ("attack with 1 card from your hand for at most 2 damage", n.ExtraAttack(ONE_FROM_HAND, damage=2)),
        ('gain 2 "Rage"', n.Collect(2, n.Named("Rage"))),
        ('the opponent spends all "Rage"', n.By(n.Collect(None, n.Named("Rage"), spends=True))),
        ("the opponent gains -1 to each draw/prepare", n.By(n.Raise(-1, (v.Effort.DRAW, v.Effort.PREPARE)))),
        (
            "set 1 card from your hand face up",
            n.SetAttack(ONE_FROM_HAND, n.Zone(YOU, (v.ZoneName.HAND,)), face_up=True),
        ),
        ('attack from "Eddie"', n.Origin(n.Named("Eddie"))),
        ('put "Eddie" on any space', n.PlaceOn(n.Named("Eddie"), v.SpaceName.ANY)),
        ("do 2 of draw 1 or draw 2 or draw 3", n.Choice((draw(1), draw(2), draw(3)), 2)),
        ("do 2 of (draw 1 or draw 2 or draw 3)", n.Choice((draw(1), draw(2), draw(3)), 2)),
        ("do 1 of draw 1 or draw 2", n.Choice((draw(1), draw(2)))),
        (
            "discard the bottom card of your discard pile",
            n.Put(
                n.Top(1, n.Pile((v.Noun.CARD,)), n.Zone(YOU, (v.ZoneName.DISCARD,)), bottom=True),
                n.DISCARD_PILE,
            ),
        ),
        (
            "reveal 2 copies of a card from your hand",
            n.Show(n.Cards(2, n.Pile((v.Noun.CARD,), (v.Adjective.SAME_NAMED,), where=(HAND,)))),
        ),
        (
            "for each card spent with the opponent in range: draw 1",
            n.ForEach(n.Result(v.Noun.CARD, v.Made.SPENT, reaching=True), draw(1)),
        ),
        ("force costs are 1 less", n.Cheaper(v.Resource.FORCE, 1)),
        (
            "for each ultra spent: draw 1",
            n.ForEach(n.Result(v.Noun.ULTRA, v.Made.SPENT), draw(1)),
        ),
        (
            "play the top 2 cards of your deck, sustain them",
            n.Together(
                (
                    n.Play(n.Top(2, n.Pile((v.Noun.CARD,)), n.Zone(YOU, (v.ZoneName.DECK,)))),
                    n.Sustain(v.Ref.THEM),
                )
            ),
        ),
        (
            "play 1 ultra from your hand/gauge",
            n.Play(n.Cards(1, n.Pile((v.Noun.ULTRA,), where=(n.Zone(YOU, (v.ZoneName.HAND, v.ZoneName.GAUGE)),)))),
        ),
    ],
)
def test_an_instruction_becomes_its_node(text: str, node: n.Effect) -> None:
    assert effect_of(text) == node


@pytest.mark.parametrize(
    ("head", "trigger"),
    [
        ("before each attack", n.Trigger(v.Window.BEFORE, v.Who.EITHER)),
        ("after each attack", n.Trigger(v.Window.AFTER, v.Who.EITHER)),
        ("end of your turn", n.Trigger(v.Window.TURN_END)),
        ("end of each turn", n.Trigger(v.Window.TURN_END, v.Who.EITHER)),
        ("when your attack is invalid", n.Trigger(v.Window.INVALID)),
        ("when the opponent's attack is invalid", n.Trigger(v.Window.INVALID, OPPONENT)),
        ("start of your turn", n.Trigger(v.Window.TURN_START)),
        ("before you set", n.Trigger(v.Window.ABOUT_TO_SET)),
        ("end of the strike", n.Trigger(v.Window.STRIKE_END)),
        ("when you have set", n.Trigger(v.Window.SET)),
        ("when the opponent has set", n.Trigger(v.Window.SET, OPPONENT)),
        ("when you are hit", n.Trigger(v.Window.IS_HIT)),
        ("when the opponent plays a boost", n.Trigger(v.Window.PLAYS_BOOST, OPPONENT)),
        ("when you have played an instant boost", n.Trigger(v.Window.HAS_PLAYED_INSTANT)),
        ("when you have played a continuous boost", n.Trigger(v.Window.HAS_PLAYED_CONTINUOUS)),
        ("when you would lose", n.Trigger(v.Window.WOULD_LOSE)),
        ("when you gain advantage", n.Trigger(v.Window.GAINS_ADVANTAGE)),
        ("when the opponent gains advantage", n.Trigger(v.Window.GAINS_ADVANTAGE, OPPONENT)),
        ("when you are made to discard", n.Trigger(v.Window.IS_MADE_TO_DISCARD)),
        ("when the opponent is made to discard", n.Trigger(v.Window.IS_MADE_TO_DISCARD, OPPONENT)),
        ("when a fighter moves into this space", n.Trigger(v.Window.ENTERS, v.Who.EITHER)),
    ],
)
def test_a_head_becomes_its_trigger(head: str, trigger: n.Trigger) -> None:
    assert line_of(f"{head}: draw 1.").trigger == trigger
    assert line_of(f"{head}, once a turn: draw 1.").limit is v.Limit.TURN


def test_a_card_keeps_its_numbers_marks_and_place() -> None:
    sheet = read(
        "normals of strive\n\nnormal Odd (3 force, 4 copies)\n  range 2-power, power -, speed X, guard 3\n"
        "  draw 1.\n  boost Even (trap, 1 force, cancelable)\n    draw 2.\n"
    )
    (card,) = sheet.cards
    assert card == s.Card(
        v.Kind.NORMAL,
        "Odd",
        s.Numbers((2, v.Stat.POWER), None, v.Measure.X, 0, 3),
        (n.Line(None, draw(1)),),
        s.Boost("Even", v.BoostKind.TRAP, n.Cost(1, v.Resource.FORCE), True, (n.Line(None, draw(2)),)),
        cost=n.Cost(3, v.Resource.FORCE),
        copies=4,
    )
    assert card.boost
    assert [card.at, card.lines[0].at, card.boost.at] == [n.At(3, 8), n.At(5, 3), n.At(6, 9)]
