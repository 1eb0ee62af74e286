"""The questions in a person's words."""

import pytest

from tests.formation.duel import Army, Duel, card
from wildswing.formation.game import FORMATION
from wildswing.kernel.ask import Ask

B4, R12 = card("Black", "b4"), card("Black", "r12")

ASKS = [
    (
        Ask(0, "type", ("sword", "shield", "bow")),
        "Which type of formation will you use in this game?",
        (
            "Sword: rank bonuses in front",
            "Shield: bonuses and Wild in the middle",
            "Bow: two cards in one reserve space",
        ),
    ),
    (
        Ask(0, "formation", (("Wedge", "11R1X..X."), ("Spearhead", ".2.R.X..X"))),
        "Which formation for this round?",
        ("Wedge: 11R / 1X. / .X.", "Spearhead: .2. / R.X / ..X"),
    ),
    (
        Ask(0, "place", (B4, R12), 8),
        "Which card goes on Reinforcement right?",
        ("blue 4", "red 12"),
    ),
    (
        Ask(0, "offence", ((0, B4, 0), (0, B4, 1), (2, R12, 0))),
        "Which card attacks?",
        (
            "blue 4 as red from Vanguard left",
            "blue 4 from Vanguard left",
            "red 12 from Vanguard right",
        ),
    ),
    (
        Ask(0, "defence", ((4, B4), (1, R12))),
        "Which card answers?",
        ("blue 4 from Rearguard middle", "red 12 from Vanguard middle"),
    ),
    (Ask(0, "send", (B4, R12)), "Which card advances from your 2 Cards space?", ("blue 4", "red 12")),
]


@pytest.mark.parametrize(("ask", "prompt", "labels"), ASKS, ids=[ask.kind for ask, _, _ in ASKS])
def test_a_question_in_words(ask: Ask, prompt: str, labels: tuple[str, ...]) -> None:
    said = FORMATION.wording(ask, FORMATION.start(1))
    assert said.prompt == prompt
    assert said.labels == labels


def test_every_kind_of_question_is_put_into_words() -> None:
    assert {ask.kind for ask, _, _ in ASKS} == set(FORMATION.rules.said)


def test_every_kind_of_question_has_the_rule_behind_it() -> None:
    rules = [FORMATION.wording(ask, FORMATION.start(1)).rule for ask, _, _ in ASKS]
    assert len(set(rules)) == len(ASKS)
    assert all(rule.endswith(".") and len(rule) > 80 for rule in rules)


def test_labels_at_the_table_are_all_different() -> None:
    duel = Duel.in_combat(
        Army("W.R/.../XX.", "b4 r1 b1 / - - - / X X -"), Army("..R/W../XX.", "b1 - - / r3 b9 - / X X -")
    )
    for seat in ("Black", "White"):
        assert len(set(duel.offered(seat))) == len(duel.ask(seat).options) > 1
        if seat == "Black":
            duel.attack("r1")
