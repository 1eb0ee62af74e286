"""What is told, to whom and in which words."""

import pytest

from tests.formation.duel import Duel, card
from wildswing.formation.game import FORMATION
from wildswing.formation.rules import events as told
from wildswing.formation.rules.events import Decided, GameOver, Led
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import EVERYONE, Event, Heard

BLACK_R3, BLACK_B9, WHITE_R8 = card("Black", "r3"), card("Black", "b9"), card("White", "r8")
GRID = (BLACK_R3, -2, BLACK_B9, -2, card("Black", "b0"), -2)

ALL_EVENTS = {kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}

SENTENCES: list[tuple[Event, str]] = [
    (told.FirstPlayerFound(1), "White takes the First Player Card."),
    (told.TypeChosen(0, "bow"), "Black fights with the bow for the whole game."),
    (told.RoundBegan(2, 1, 6), "Round 2: both draw 6; White has the first offence."),
    (told.Drew(0, (BLACK_R3, BLACK_B9)), "Black draws red 3, blue 9."),
    (
        told.FormationShown(1, "Wall", ".R.111X.X", WHITE_R8),
        "White shows Wall, with red 8 on its Reveal space.",
    ),
    (
        told.Laid(0, (6, 8), (BLACK_R3, BLACK_B9)),
        "Black lays red 3 on Reinforcement left, blue 9 on Reinforcement right.",
    ),
    (told.FrontTurnedUp(0, GRID), "Black turns up Vanguard red 3, blue 9; Rearguard blue 0."),
    (told.BackLaid(), "Both Reinforcements lie face down."),
    (Led(4, 0, 1, BLACK_B9, 1), "Battle 4: Black attacks with blue 9 from Vanguard middle."),
    (Led(4, 0, 1, BLACK_B9, 0), "Battle 4: Black attacks with blue 9 as red from Vanguard middle."),
    (told.Answered(1, 3, WHITE_R8), "White answers with red 8 from Rearguard left."),
    (Decided(1, (BLACK_R3, WHITE_R8), 0, True, (3, 8)), "White takes both cards (3 against 8)."),
    (Decided(-1, (BLACK_R3, WHITE_R8), 0, True, (8, 8)), "A tie (8 against 8): both take their own cards back."),
    (told.Kept(0, BLACK_R3, BLACK_B9), "Black sends red 3 forward and keeps blue 9 back."),
    (told.Advanced(0, BLACK_R3, 6, 3), "Black: red 3 advances to Rearguard left."),
    (told.RoundScored(2, (13, 11)), "Round 2: Black scores 13, White 11."),
    (GameOver(0, (40, 35)), "Black wins 40 to 35."),
    (GameOver(1, (35, 40)), "White wins 40 to 35."),
    (GameOver(1, (37, 37)), "White wins 37 to 37, as the second player of round 1."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_tells_itself(event: Event, sentence: str) -> None:
    assert event.sentence() == sentence


def test_every_kind_of_event_has_a_tested_sentence() -> None:
    assert {type(event) for event, _ in SENTENCES} == ALL_EVENTS


@pytest.mark.parametrize(
    ("attacker", "colour", "defender", "strengths", "same_colour", "said"),
    [
        ("r12", 0, "b0", (14, 0), False, "0 beats 12"),
        ("r0", 0, "r12", (0, 12), True, "0 beats 12"),
        ("b4", 0, "b9", (4, 9), False, "red was led"),
        ("r4", 1, "r9", (4, 9), False, "blue was led"),
        ("r4", 0, "r9", (6, 10), True, "6 against 10"),
    ],
)
def test_the_reason_of_a_battle(
    attacker: str, colour: int, defender: str, strengths: tuple[int, int], same_colour: bool, said: str
) -> None:  # FO-B11, FO-B12, FO-B13
    cards = (card("Black", attacker), card("White", defender))
    assert Decided(0, cards, colour, same_colour, strengths).reason() == said


def test_secrets_are_told_to_their_owner_and_the_rest_to_everyone() -> None:
    secrets = (told.Drew, told.Laid, told.Kept)
    kinds = set()
    for seed in range(8):
        for one in Duel.from_start(seed=seed).play_on(Stream(seed)).told:
            kinds.add(type(one.event))
            if isinstance(one.event, secrets):
                assert one.audience == (one.event.seat,)
            else:
                assert one.audience == EVERYONE
    assert kinds == ALL_EVENTS


def test_nothing_is_told_while_both_choose_or_place() -> None:  # FO-F3, FO-F8, FO-F10
    duel = Duel.from_start().says("White", "Bow").says("Black", "Sword")
    for step in ("formation", "place", "place"):
        kind = duel.open[0][1]
        assert kind == step
        count = len(duel.told)
        phase = duel.table.phase
        while len(duel.open) == 2 and duel.table.phase == phase:
            duel.says("Black", duel.offered("Black")[0])
        while duel.open == [("White", kind)] and duel.table.phase == phase:
            assert len(duel.told) == count
            duel.says("White", duel.offered("White")[0])
        assert len(duel.told) > count


def test_listening_changes_nothing() -> None:
    ends = []
    listeners: list[Heard] = [[], None]
    for heard in listeners:
        table = FORMATION.start(3, heard=heard)
        stream = Stream(3)
        while table.asks:
            ask = table.asks[0]
            FORMATION.answer(table, ask.seat, stream.below(len(ask.options)), heard)
        ends.append(table)
    assert ends[0] == ends[1]
