"""What the files say, number by number, beside what is printed on the cards."""

import csv

import pytest

from tests.exceed.cards import numbers
from tests.exceed.cards.numbers import NORMAL_ATTACKS, NORMAL_BOOSTS, OTHER_NAMES
from tests.exceed.cards.numbers_blazblue import BLAZBLUE
from tests.exceed.cards.numbers_earlier import EARLIER
from tests.exceed.cards.numbers_fan_work import FAN_WORK
from tests.exceed.cards.numbers_guests import GUESTS
from tests.exceed.cards.numbers_middle import MIDDLE
from tests.exceed.cards.numbers_piles import PILES
from tests.exceed.cards.numbers_red_horizon import RED_HORIZON
from tests.exceed.cards.numbers_sealed import SEALERS
from tests.exceed.cards.numbers_seventh_cross import SEVENTH_CROSS
from tests.exceed.cards.numbers_spenders import SPENDERS
from tests.exceed.cards.numbers_street_fighter import STREET_FIGHTER
from tests.exceed.cards.numbers_strive import STRIVE
from tests.exceed.cards.numbers_tokens import TOKENS
from tests.exceed.cards.numbers_under_night import UNDER_NIGHT, UNDER_NIGHT_SHEETS
from tests.exceed.stage import side, stage
from wildswing.exceed.language.nodes import Cost
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.rules.book import Book
from wildswing.exceed.rules.facts import CardFacts

Row = list[str]

FIGHTERS = {**numbers.FIGHTERS, **UNDER_NIGHT}
SHEETS = {**numbers.SHEETS, **UNDER_NIGHT_SHEETS}


def rows(table: str) -> list[Row]:
    """Splits a table into its cells; a name that contains a comma is quoted."""
    lines = [line.strip() for line in table.splitlines() if line.strip()]
    return [[cell.strip() for cell in row] for row in csv.reader(lines, skipinitialspace=True)]


def normals_of(edition: str) -> list[Row]:
    names = OTHER_NAMES.get(edition, {})
    pairs = zip(rows(NORMAL_ATTACKS), rows(NORMAL_BOOSTS[edition]), strict=True)
    return [[names.get(name, name), *attack, *boost] for (name, *attack), boost in pairs]


def book_of(fighter: str) -> Book:
    return stage(side(), side(), fighters=(fighter, fighter)).table.book


def row_of(card: CardFacts) -> Row:
    """Writes what the book says of a card as a row of the table."""
    numbers = card.numbers
    low, high = numbers.range or ("-", "-")
    boost = card.boost
    assert boost is not None
    return [
        card.name,
        card.kind.value,
        str(card.copies),
        price(card.cost),
        str(low) if low == high else f"{low}-{high}",
        "-" if numbers.power is None else str(numbers.power),
        str(numbers.speed),
        str(numbers.armor),
        str(numbers.guard),
        boost.name,
        boost.kind.value,
        price(boost.cost),
        "yes" if boost.cancelable else "no",
    ]


def price(cost: Cost | None) -> str:
    return "free" if cost is None else f"{cost.amount} {cost.resource.value}"


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_each_card_of_a_fighter_has_its_printed_numbers(fighter: str) -> None:
    """EX-COMP-09, EX-COMP-10, EX-COMP-11, EX-COMP-12: cost, range, power, speed, armor, guard, and the boost half."""
    cards = [row_of(card) for card in book_of(fighter).cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(FIGHTERS[fighter]))


@pytest.mark.parametrize(
    ("fighter", "deck", "table"),
    [
        (name, *row)
        for season in (
            STRIVE,
            GUESTS,
            EARLIER,
            MIDDLE,
            SPENDERS,
            RED_HORIZON,
            STREET_FIGHTER,
            BLAZBLUE,
            TOKENS,
            SEVENTH_CROSS,
            PILES,
            SEALERS,
            FAN_WORK,
        )
        for name, row in season.items()
    ],
)
def test_each_card_and_the_deck_are_as_printed(fighter: str, deck: int, table: str) -> None:
    """An attack that is printed on a fighter has no boost, and is no card of the deck."""
    book = book_of(fighter)
    own = [book.cards[number] for number in book.all_cards[0]]
    cards = [card for card in own if card.kind is not Kind.NORMAL and card.boost is not None]
    assert sorted([row_of(card) for card in cards]) == sorted(rows(table))
    assert len(book.decks[0]) - len(book.sealed[0]) == deck


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_each_fighter_plays_with_the_normals_of_its_edition(fighter: str) -> None:
    """EX-COMP-08: eight Normals; the attack halves are the same everywhere, the boost halves are not."""
    edition, _, _ = SHEETS[fighter]
    cards = [row_of(card) for card in book_of(fighter).cards if card.owner == 0 and card.kind is Kind.NORMAL]
    assert sorted(cards) == sorted(normals_of(edition))


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_the_starting_deck_has_the_listed_number_of_cards(fighter: str) -> None:
    edition, _, cards = SHEETS[fighter]
    book = book_of(fighter)
    assert len(book.decks[0]) == len(book.decks[1]) == cards
    assert sum([int(row[2]) for row in rows(FIGHTERS[fighter]) + normals_of(edition)]) == cards


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_the_price_of_exceeding_is_the_printed_one(fighter: str) -> None:
    """EX-EXC-02: offered with that much gauge, and not with one card less; EX-CHAR-07: or never."""
    _, gauge, _ = SHEETS[fighter]
    cards = ["Grasp", "Grasp", "Cross", "Cross"][:gauge]
    enough = stage(side(gauge=cards), side(), fighters=(fighter, fighter))
    short = stage(side(gauge=cards[1:]), side(), fighters=(fighter, fighter))
    assert enough.offers("Exceed") is (gauge is not None)
    assert not short.offers("Exceed")
