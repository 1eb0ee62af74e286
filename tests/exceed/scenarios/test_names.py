"""A card is called by its own name or its boost's, wherever a scenario names cards."""

import pytest

from tests.exceed.scenarios.plays import differing, played
from wildswing.exceed.scenarios import ScenarioError

HEAD = "fighters Hazama against Ryu\nedition standard\n"
SETH = "fighters Seth against Byakuya\n"


@pytest.mark.parametrize("area", ["hand", "deck", "gauge", "discard", "sealed", "overdrive"])
@pytest.mark.parametrize(
    ("written", "expected"), [("Shadow Serpent", "Falling Fang"), ("Falling Fang", "Shadow Serpent")]
)
def test_a_boost_stands_for_its_card_in_every_area(area: str, written: str, expected: str) -> None:
    assert differing(f"{HEAD}set up Hazama: {area} {written}\nexpect Hazama: {area} {expected}") == []
    assert differing(f"{HEAD}set up Hazama: {area} {written}\nexpect Hazama: {area} with {expected}") == []


def test_a_boost_of_the_opponent_stands_for_their_card() -> None:
    text = f"{HEAD}set up Ryu: gauge the opponent's Shadow Serpent, Burst\n"
    assert differing(text + "expect Ryu: gauge Falling Fang, Hungry Darkness of 1000 Souls") == []
    assert differing(text + "expect Ryu: gauge the opponent's Shadow Serpent, the opponent's Burst") == []


def test_a_transformation_is_called_by_either_name() -> None:
    head = "fighters Geoffrey against Ryu\n"
    text = "set up Geoffrey: transformations Untainted\nexpect Geoffrey: transformations "
    assert differing(f"{head}{text}Bastion Stance") == []
    assert differing(f"{head}{text}Untainted") == []


def test_what_is_found_is_told_by_the_names_of_cards() -> None:
    text = f"{HEAD}set up Hazama: hand Shadow Serpent\nexpect Hazama: hand Bloody Fangs"
    assert differing(text) == [("Hazama: hand Bloody Fangs", "hand Falling Fang")]


STRIKE = f"{HEAD}set up Hazama: space 4; hand Shadow Serpent, Shadow Serpent, Bloody Fangs; gauge Grasp\n"


def test_a_boost_stands_for_its_card_in_answers_and_offers() -> None:
    text = (
        f"{STRIKE}set up Ryu: space 7; hand Grasp\n"
        "Hazama: Strike\n"
        "expect Hazama: offered Shadow Serpent, EX Shadow Serpent, Bloody Fangs; not offered Vengeful Viper\n"
        "expect Hazama: offered only Shadow, EX Shadow Serpent, Bloody, Wild Swing\n"
        "Hazama: EX Shadow Serpent; Do not\n"
        "expect Hazama: attack Shadow Serpent\n"
        "Ryu: Grasp\n"
        "expect Hazama: offered Bloody Fangs from hand\n"
        "Hazama: Bloody Fangs from hand\n"
        "expect Hazama: discard Bloody Fangs, Shadow Serpent"
    )
    assert differing(text) == []
    assert differing(f"{STRIKE}Hazama: Strike\nexpect Hazama: not offered Shadow Serpent") != []


def test_a_label_as_it_is_shown_comes_first() -> None:
    assert differing(f"{STRIKE}Hazama: Boost Shadow Serpent; Advance 1\nexpect Hazama: space 5") == []


def test_chance_may_bring_a_card_by_the_name_of_its_boost() -> None:
    text = f"{HEAD}set up Hazama: hand Grasp\nHazama: Reshuffle\nby chance Hazama: deck Shadow Serpent\n"
    report = played(f"{text}expect Hazama: deck Falling Fang")
    assert report.differences == ()


# --- Names that several cards have ---


@pytest.mark.parametrize("area", ["hand", "gauge", "deck", "discard", "sealed"])
def test_a_boost_of_several_cards_is_refused_with_their_names(area: str) -> None:
    sentence = "“Stitched Segment” is the boost of several cards; write Abyssal Geometry or Distant Frontier."
    for text in (f"set up Seth: {area} Stitched Segment", f"expect Seth: {area} Stitched Segment"):
        with pytest.raises(ScenarioError, match=f"line 2: {sentence}"):
            played(SETH + text)


def test_an_answer_that_means_several_cards_is_refused_with_their_labels() -> None:
    text = f"{SETH}set up Seth: hand Abyssal Geometry, Distant Frontier; gauge Grasp, Grasp, Cross\n"
    ((_, found),) = differing(f"{text}Seth: Strike; Stitched Segment")
    assert found == "several answers begin so: Abyssal Geometry, Distant Frontier"


@pytest.mark.parametrize("card", ["Endless Nightmare", "Become a Part of Me"])
def test_in_play_a_boost_of_several_cards_stands_for_any_of_them(card: str) -> None:
    text = f"{SETH}set up Byakuya: boosts {card} on 5\n"
    assert differing(f"{text}expect Byakuya: boosts Web Trap on 5") == []
    assert differing(f"{text}expect Byakuya: boosts {card} on 5") == []
    assert differing(f"{text}expect Byakuya: boosts Web Trap on 6") == [
        ("Byakuya: boosts Web Trap on 6", f"boosts {card} on 5")
    ]


def test_two_boosts_of_one_name_are_two() -> None:
    text = f"{SETH}set up Byakuya: boosts Endless Nightmare on 5, Become a Part of Me on 5\n"
    assert differing(f"{text}expect Byakuya: boosts Web Trap on 5, Web Trap on 5") == []
    assert differing(f"{text}expect Byakuya: boosts Web Trap on 5, Become a Part of Me on 5") == []
    assert differing(f"{text}expect Byakuya: boosts Web Trap on 5") != []


def test_a_name_that_is_nearly_a_boosts_is_guessed() -> None:
    with pytest.raises(ScenarioError, match="did you mean Shadow Serpent"):
        played(f"{HEAD}set up Hazama: hand Shadow Serpint")
    with pytest.raises(ScenarioError, match="did you mean “Shadow Serpent”"):
        played(f"{HEAD}expect Hazama: hand Shadow Serpint")
