"""Fair shuffles: what is committed to binds, what is added counts, and what was changed is named."""

from hashlib import sha256
from itertools import permutations
from typing import Any

import msgspec
import pytest

from docs.examples.three_duels.three_duels.game import THREE_DUELS, ThreeDuels
from wildswing.kernel import BrokenRecord, Given, Match, replay
from wildswing.kernel.fairness import NO_ENTROPY, FairShuffle, check, commit, commitment_of, digest_of, is_hexadecimal
from wildswing.kernel.record import Recorder, read, write

SECRET, OTHER_SECRET = "5" * 64, "6" * 64
OWN, OTHER = "a" * 64, "b" * 64
ANSWERS = [Given(1, 0), Given(0, 3), Given(1, 2), Given(0, 1), Given(1, 2)]


def settled() -> FairShuffle:
    return commit(SECRET, "m", THREE_DUELS, {}, ("", "")).with_entropy(0, OWN).with_entropy(1, OTHER)


def refusal(shuffle: FairShuffle, seed: int | str) -> str:
    with pytest.raises(BrokenRecord) as refused:
        check(shuffle, THREE_DUELS, {}, seed)
    return str(refused.value)


def changed(**values: Any) -> FairShuffle:
    return msgspec.structs.replace(settled(), **values)


# --- The hashes ---


def test_anybody_can_compute_the_hashes_from_the_documented_lines() -> None:
    shuffle = settled()
    digest = sha256(b'wildswing setup 1\n["three-duels",1,{}]').hexdigest()
    commitment = sha256(f"wildswing commitment 1\nm\n{digest}\n{SECRET}".encode()).hexdigest()
    seed = sha256(f"wildswing seed 1\n{commitment}\n{SECRET}\n{OWN}\n{OTHER}".encode()).hexdigest()
    assert (shuffle.digest, shuffle.commitment, shuffle.seed) == (digest, commitment, seed)


class NewerDuels(ThreeDuels):
    version = 2


class OtherDuels(ThreeDuels):
    name = "other-duels"


def test_the_commitment_binds_the_secret_the_match_and_what_is_played() -> None:
    commitments = [
        commit(secret, match, game, setup, ()).commitment
        for secret, match, game, setup in (
            (SECRET, "m", THREE_DUELS, {}),
            (OTHER_SECRET, "m", THREE_DUELS, {}),
            (SECRET, "n", THREE_DUELS, {}),
            (SECRET, "m", NewerDuels(), {}),
            (SECRET, "m", OtherDuels(), {}),
            (SECRET, "m", THREE_DUELS, {"a": "b"}),
            (SECRET, "m", THREE_DUELS, {"a": "c"}),
        )
    ]
    assert len(set(commitments)) == len(commitments)
    assert all(is_hexadecimal(commitment) for commitment in commitments)


def test_the_commitment_is_there_before_any_entropy_and_does_not_depend_on_it() -> None:
    before = commit(SECRET, "m", THREE_DUELS, {}, ("", ""))
    assert before.commitment == settled().commitment
    assert SECRET not in before.commitment


def test_the_order_in_which_a_setup_lists_its_texts_does_not_count() -> None:
    assert digest_of(THREE_DUELS, {"a": "1", "b": "2"}) == digest_of(THREE_DUELS, {"b": "2", "a": "1"})


def test_every_value_changes_the_seed_and_so_does_the_order_of_the_seats() -> None:
    base = commit(SECRET, "m", THREE_DUELS, {}, ("", "", ""))
    orders = [msgspec.structs.replace(base, entropies=order).seed for order in permutations((OWN, OTHER, NO_ENTROPY))]
    others = [
        settled().seed,
        changed(secret=OTHER_SECRET).seed,
        changed(commitment=OTHER).seed,
        changed(entropies=(OWN, OWN)).seed,
    ]
    seeds = orders + others
    assert len(set(seeds)) == 10


# --- Entropy ---


def test_the_shuffle_is_settled_when_the_last_seat_has_added_its_entropy() -> None:
    shuffle = commit(SECRET, "m", THREE_DUELS, {}, ("", NO_ENTROPY, ""))
    assert not shuffle.is_settled
    shuffle = shuffle.with_entropy(2, OTHER)
    assert not shuffle.is_settled
    shuffle = shuffle.with_entropy(0, OWN)
    assert shuffle.is_settled
    assert shuffle.entropies == (OWN, NO_ENTROPY, OTHER)


def test_what_a_seat_has_added_stays() -> None:
    shuffle = commit(SECRET, "m", THREE_DUELS, {}, ("", "")).with_entropy(0, OWN).with_entropy(0, OTHER)
    assert shuffle.entropies == (OWN, "")


@pytest.mark.parametrize("value", ["", "a" * 63, "a" * 65, "A" * 64, "g" * 64, "a" * 64 + "\n"])
def test_what_are_no_256_bits(value: str) -> None:
    assert not is_hexadecimal(value)


# --- Checking ---


def test_what_fits_together_is_not_refused() -> None:
    check(settled(), THREE_DUELS, {}, settled().seed)


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"secret": OTHER_SECRET}, "the secret does not fit the commitment to this match"),
        ({"commitment": OTHER}, "the secret does not fit the commitment to this match"),
        ({"match": "n"}, "the secret does not fit the commitment to this match"),
        ({"digest": OTHER}, "the setup is not the one that the commitment was made for"),
        ({"entropies": (OTHER, OTHER)}, "the seed does not follow from the secret and the entropy of the seats"),
        ({"entropies": (OWN, NO_ENTROPY)}, "the seed does not follow from the secret and the entropy of the seats"),
        ({"entropies": (OTHER, OWN)}, "the seed does not follow from the secret and the entropy of the seats"),
        ({"entropies": (OWN,)}, "there are 1 entropies for 2 seats"),
        ({"entropies": (OWN, "")}, "the entropy of seat 1 is not 64 hexadecimal digits"),
        ({"secret": "x"}, "the secret is not 64 hexadecimal digits"),
        ({"commitment": ""}, "the commitment is not 64 hexadecimal digits"),
    ],
)
def test_what_was_changed_is_named(values: dict[str, Any], words: str) -> None:
    assert refusal(changed(**values), settled().seed) == words


def test_another_seed_is_refused() -> None:
    assert refusal(settled(), OTHER) == "the seed does not follow from the secret and the entropy of the seats"
    assert refusal(settled(), 11) == "the seed does not follow from the secret and the entropy of the seats"


def test_a_secret_with_a_commitment_of_its_own_deals_other_cards() -> None:
    """Whoever exchanges the secret must exchange the commitment, which everybody has seen."""
    forged = changed(secret=OTHER_SECRET, commitment=commitment_of(OTHER_SECRET, "m", settled().digest))
    check(forged, THREE_DUELS, {}, forged.seed)
    assert forged.commitment != settled().commitment
    assert forged.seed != settled().seed


# --- In a match file ---


def match_file() -> bytes:
    shuffle = settled()
    return write(replay(THREE_DUELS, shuffle.seed, {}, ANSWERS), ("person", "person"), shuffle)


def read_file(content: bytes) -> Recorder:
    return read(content, lambda _: THREE_DUELS, "games/one.match")


def sealed_anew(seed: str, shuffle: FairShuffle) -> bytes:
    """Returns the file as somebody would write it who knows how checks are made."""
    recorder = Recorder(Match(THREE_DUELS, seed), ("person", "person"), fairness=shuffle)
    return recorder.header() + b"".join([recorder.answer(given.seat, given.answer) for given in ANSWERS])


def test_a_file_keeps_how_its_shuffles_were_settled() -> None:
    recorder = read_file(match_file())
    assert recorder.fairness == settled()
    assert recorder.match.answers == ANSWERS
    assert sealed_anew(settled().seed, settled()) == match_file()


def test_a_file_without_a_commitment_says_nothing_of_it() -> None:
    content = write(replay(THREE_DUELS, 11, {}, ANSWERS), ("person", "person"))
    assert b"fairness" not in content
    assert read_file(content).fairness is None


@pytest.mark.parametrize(
    ("seed", "values", "words"),
    [
        (settled().seed, {"secret": OTHER_SECRET}, "the secret does not fit the commitment to this match"),
        (settled().seed, {"commitment": OTHER}, "the secret does not fit the commitment to this match"),
        (settled().seed, {"match": "n"}, "the secret does not fit the commitment to this match"),
        (settled().seed, {"entropies": (OWN, OWN)}, "the seed does not follow from the secret and the entropy of"),
        (OTHER, {}, "the seed does not follow from the secret and the entropy of the seats"),
    ],
)
def test_a_file_whose_checks_were_made_anew_is_refused_too(seed: str, values: dict[str, Any], words: str) -> None:
    with pytest.raises(BrokenRecord) as refused:
        read_file(sealed_anew(seed, changed(**values)))
    assert str(refused.value).startswith(f"games/one.match, line 1 was edited or damaged: {words}")


def test_an_answer_that_was_changed_is_named_by_its_line() -> None:
    lines = match_file().splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"answer":2', b'"answer":1')
    with pytest.raises(BrokenRecord, match="line 4 does not follow"):
        read_file(b"".join(lines))
    with pytest.raises(BrokenRecord, match="line 1 was edited"):
        read_file(match_file().replace(b'"fairness":{', b'"fairness":{"note":1,'))
