"""A match that is written down is read back as the same match."""

import pytest

from tests.notation.playing import GAMES, any_match, played
from tests.sampling import sampled
from wildswing.exceed import notation as exceed
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import frame_of, match_of, roster, setup_of
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.setup import setup_of as setup_of_teams
from wildswing.formation.game import FORMATION
from wildswing.kernel.ask import Ask
from wildswing.kernel.ended import Ended
from wildswing.kernel.fairness import NO_ENTROPY, commit
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.record import Recorder, read, write
from wildswing.kernel.registry import find_game
from wildswing.notation.matches import notate, read_notation
from wildswing.notation.words import Vocabulary, told_apart
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of


def people(match: Match) -> tuple[str, ...]:
    return ("person", *["random"] * (len(match.seat_names) - 1))


def notated(match: Match) -> str:
    return notate(Recorder(match, people(match)), "2026.11.17")


def moves(text: str) -> list[str]:
    """Returns the lines after the head."""
    return text.partition("\n\n")[2].splitlines()


def assert_same_again(content: bytes) -> str:
    """Writes the match of a file down and reads it back, to the same file byte by byte."""
    text = notate(read(content, find_game))
    fight = read_notation(text, find_game)
    assert fight.content == content
    assert fight.text == text
    return text


@pytest.mark.parametrize("seed", sampled(range(1000), 6, "matches in notation"))
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_any_match_is_the_same_again(game: AnyGame, seed: int) -> None:
    match = any_match(game, seed)
    assert_same_again(write(match, people(match)))


def answered(game: AnyGame, seed: int, *words: str) -> Match:
    """Plays a match by the words of its notation."""
    match = Match(game, seed)
    for word in words:
        say_it(match, word)
    return match


def say_it(match: Match, word: str) -> None:
    """Gives the answer that is called so, for whoever is asked first and can say it."""
    vocabulary = Vocabulary(match.game)
    found = [(ask.seat, vocabulary.index(match.state, ask, word)) for ask in match.asks]
    seat, index = next((seat, index) for seat, index in found if index is not None)
    match.answer(seat, index)


def test_an_action_or_a_strike_of_exceed_is_a_line() -> None:
    match = answered(EXCEED, 5, "keep", "keep", "prepare", "strike", "wild swing", "wild swing")
    assert moves(notated(match))[:3] == [
        "0. Sol Badguy: keep / Ky Kiske: keep",
        "1. Ky Kiske: prepare",
        "2. Sol Badguy: strike, wild swing / Ky Kiske: wild swing",
    ]


def test_payments_stand_with_what_they_are_for() -> None:
    match = answered(EXCEED, 5, "keep", "keep", "move 6")
    vocabulary = Vocabulary(EXCEED)
    word = vocabulary.word(match.state, match.asks[0], 0)
    assert word.startswith("pay ")
    match.answer(match.asks[0].seat, 0)
    assert moves(notated(match))[1] == f"1. Ky Kiske: move 6, {word}"


def test_every_action_of_exceed_begins_a_line_and_nothing_else_of_its_turn_does() -> None:
    table = EXCEED.start(5)
    assert exceed.place(table, Ask(0, "action", ()), (table.number, 2)) == (table.number, 3)
    assert exceed.place(table, Ask(0, "pay", ()), (table.number, 2)) == (table.number, 2)


def test_long_instructions_are_shortened_to_words() -> None:
    assert exceed.shortened("draw 1 (or 2), then: push.") == "draw 1 or 2 then push"
    assert (
        exceed.shortened("the opponent discards 1 random card from their hand")
        == "the opponent discards 1 random card from…"
    )


def test_places_and_throws_of_exiled_are_two_numbers() -> None:
    match = answered(EXILED, 3, "start 0 5", "start 1 6", "start -2 7", "start 3 8", "throw", "throw at 400 -12")
    assert moves(notated(match))[:6] == [
        "0. Hedina: start 0 5",
        "    Evelynn: start 1 6",
        "    Nahtha: start -2 7",
        "    Murder of Crows: start 3 8",
        "1. Hedina: throw, throw at 400 -12",
        "*",
    ]


def test_every_entry_of_a_moderator_is_a_line() -> None:
    setup = setup_of_teams([["Hedina"], ["Nahtha"]], variants=["moderator", "real table"])
    match = Match(EXILED, 1, setup)
    for word in (
        "go",
        "throw",
        "the mace of Hedina",
        "Nahtha",
        "head",
        "set hit points",
        "Nahtha 2",
        "all are reported",
    ):
        say_it(match, word)
    assert moves(notated(match))[:4] == [
        "1. Moderator: go, throw",
        "    Moderator: the mace of Hedina, Nahtha, head",
        "    Moderator: set hit points, Nahtha 2",
        "    Moderator: all are reported",
    ]


def test_a_turn_of_formation_is_a_battle() -> None:
    lines = moves(notated(played(FORMATION, 3)))
    assert lines[0] == "0. White: sword / Black: bow"
    numbers = [int(line.partition(".")[0]) for line in lines if line[0].isdigit()]
    assert numbers == sorted(set(numbers))
    assert {1, 8, 15, 20} < set(numbers) <= set(range(22))


def test_fighters_of_the_roster_are_named_and_others_are_given_whole() -> None:
    own = roster()["Potemkin"].replace("fighter Potemkin", "fighter Potemkin the Second")
    match = played(EXCEED, 1, setup_of([own, roster()["Ky Kiske"]]), most=20)
    text = assert_same_again(write(match, people(match)))
    assert '[fighter 2 "Ky Kiske" #' in text
    assert "\n|fighter Potemkin the Second\n" in text
    assert '[normals 1 "Normals of strive" #' in text


def test_two_of_one_name_are_numbered() -> None:
    assert told_apart(["Slash", "Dive", "Slash"]) == ["Slash #1", "Dive", "Slash #2"]
    assert told_apart(["Slash", "Slash #1", "Slash"]) == ["Slash #1", "Slash #1 #2", "Slash #3"]
    match = played(EXCEED, 2, match_of("Ky Kiske", "Ky Kiske"))
    assert_same_again(write(match, people(match)))


@pytest.mark.parametrize("seed", ["kitchen table", "5", '"', ""])
def test_a_seed_may_be_a_word(seed: str) -> None:
    match = played(FORMATION, seed, most=10)
    assert_same_again(write(match, people(match)))


def test_who_gave_up_is_the_result() -> None:
    match = played(FORMATION, 4, most=10)
    text = assert_same_again(write(match, people(match), ended=Ended(1, "resigned")))
    assert text.endswith("\n= White resigned\n")


def test_a_fair_shuffle_is_told_and_checked() -> None:
    setup = match_of("Ky Kiske", "Potemkin")
    shuffle = commit("5" * 64, "m", EXCEED, setup, ("a" * 64, NO_ENTROPY))
    match = played(EXCEED, shuffle.seed, setup, most=10)
    text = assert_same_again(write(match, people(match), shuffle))
    assert f'[Commitment "{shuffle.commitment}"]' in text


def test_a_fair_shuffle_keeps_what_was_open_when_it_was_committed() -> None:
    texts = [roster()["Ky Kiske"], roster()["Potemkin"]]
    shuffle = commit("5" * 64, "m", EXCEED, frame_of(["", texts[1]]), ("a" * 64, NO_ENTROPY), is_frame=True)
    match = played(EXCEED, shuffle.seed, setup_of(texts), most=10)
    assert '[Frame "fighter 1" ""]' in assert_same_again(write(match, people(match), shuffle))


REMARKED = """
{Before the first answer.} 0. White: bow!? {why not} (White: sword {sharper} / Black: shield!) (White: shield)
    / Black: SHIELD?? ; to the end of the line, with a } brace
*
"""


LAST_LINE = (
    "0. White: bow!? {why not} (0. White: sword {sharper} / Black: shield!) (0. White: shield) / Black: shield?? "
    "; to the end of the line, with a } brace"
)


def test_comments_marks_and_variations_are_kept() -> None:
    head = notated(Match(FORMATION, 3)).partition("\n\n")[0]
    fight = read_notation(head + REMARKED, find_game)
    assert moves(fight.text) == [
        "{Before the first answer.}",
        LAST_LINE,
        "",
        "*",
    ]
    assert read_notation(fight.text, find_game).text == fight.text
    assert len(fight.recorder.match.answers) == 2


def test_words_are_the_same_whatever_language_is_spoken() -> None:
    match = played(EXCEED, 5)
    english = notated(match)
    with speaking(catalogue_of("de")):
        assert notated(match) == english
        assert read_notation(english, find_game).text == english
