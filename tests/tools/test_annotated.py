"""Games that are told answer by answer."""

from tools.annotated import annotated


def test_every_answer_stands_in_its_turn_with_what_was_thought_of_it() -> None:
    told = annotated("Ryu", "Ken", "3", "novice").splitlines()
    assert told[-1] in {"Ryu wins.", "Ken Masters wins."}
    assert [line for line in told if line.startswith("Turn ")][:2] == ["Turn 1:", "Turn 2:"]
    answers = [line for line in told if line.startswith("- **")]
    assert any(": strike.** “" in line and "% of the simulated games" in line for line in answers)
    assert {line.removeprefix("- **").partition(":")[0] for line in answers} == {"Ryu", "Ken Masters"}
