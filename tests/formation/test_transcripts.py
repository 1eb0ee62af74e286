"""Whole games go as their golden transcripts tell."""

import pytest

from tests.formation.transcripts import FOLDER, SEEDS, transcript


@pytest.mark.parametrize(("name", "seed"), SEEDS.items())
def test_a_seeded_game_goes_as_before(name: str, seed: int) -> None:
    # After a change on purpose: python -m tests.formation.transcripts
    assert transcript(seed) == FOLDER.joinpath(name).read_text(encoding="utf-8")


def test_every_kept_transcript_is_checked() -> None:
    assert {file.name for file in FOLDER.glob("formation-*.txt")} == set(SEEDS)
