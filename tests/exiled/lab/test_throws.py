"""Throws that the clock is held against."""

from random import Random

from wildswing.exiled.lab.throws import all_twelve, full_table, judge_alone, lay, shifted, toss
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.judging import judge
from wildswing.exiled.rules.table import IN_PLAY, are_allies


def test_all_twelve_stand_on_the_table() -> None:
    table = full_table(all_twelve(), 3)
    assert table.phase == "attack"
    assert {one.name for one in table.book.characters} == set(house_characters())
    cards = [body for body in table.bodies if body.place == IN_PLAY]
    assert len(cards) == 14  # one of them is three
    assert len({(body.x, body.y) for body in cards}) == 14


def test_a_toss_is_aimed_at_an_enemy() -> None:
    table = full_table(all_twelve(), 3)
    random = Random(1)
    for seat in range(12):
        _, throw, landing = toss(table, seat, random)
        aimed = [body for body in table.bodies if (body.x, body.y) == (throw.aim_x, throw.aim_y)]
        assert not are_allies(table, seat, aimed[0].seat)
        assert landing.seat == seat
        assert table.bodies[landing.body].seat == seat


def test_throws_land_on_the_table_and_some_hit() -> None:
    table = full_table(all_twelve(), 3)
    random = Random(1)
    for number in range(60):
        one = toss(table, number % 12, random)
        assert lay(table, one.throw, one.landing) == number
    contacts = [contact for at in range(60) for contact in judge(table, at)]
    assert 8 < len({contact.landing for contact in contacts}) < 50


def test_a_throw_alone_is_judged_as_it_lands() -> None:
    table = shifted(full_table(all_twelve(), 3), 5)
    random = Random(1)
    found = [judge_alone(*toss(table, number % 12, random)) for number in range(60)]
    assert len(table.landings) == 1
    assert 8 < len([contacts for contacts in found if contacts]) < 50


def test_shifting_moves_all_cards_and_leaves_the_table_alone() -> None:
    table = full_table(all_twelve(), 3)
    twin = shifted(table, 7)
    assert [(body.x + 7, body.y) for body in table.bodies] == [(body.x, body.y) for body in twin.bodies]
