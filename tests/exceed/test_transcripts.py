"""Whole matches go as their golden transcripts tell."""

import pytest

from tests.exceed.transcripts import FOLDER, MATCHES, transcript


@pytest.mark.parametrize("name", MATCHES)
def test_a_seeded_match_goes_as_before(name: str) -> None:
    # After a change on purpose: python -m tests.exceed.transcripts
    one, other, edition, seed = MATCHES[name]
    assert transcript(one, other, edition, seed) == FOLDER.joinpath(name).read_text(encoding="utf-8")


def test_every_kept_transcript_is_checked() -> None:
    assert {file.name for file in FOLDER.glob("exceed-*.txt")} == set(MATCHES)
