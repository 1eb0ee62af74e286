"""Play reports of Nagoriyuki: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.events import AttackInvalid, DeckShuffled

THREE = ["Cross", "Cross", "Dive"]
FOUR = ["Cross", "Cross", "Dive", "Dive"]


def against_ky(nago: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(nago, ky, fighters=("Nagoriyuki", "Ky Kiske"), turn=turn)


def invalid(played: Stage) -> list[str]:
    """Returns the attacks that were invalid."""
    return [event.card for event in played.events(AttackInvalid) if isinstance(event, AttackInvalid)]


# --- The fighter ---


def test_nagoriyuki_has_no_exceed_action() -> None:
    """EX-CHAR-07."""
    assert not against_ky(side(gauge=[*FOUR, "Sweep", "Sweep"]), side()).offers("Exceed")


def test_the_reshuffle_action_exceeds_at_the_end_of_the_turn() -> None:
    """EX-CHAR-06: not before, and for nothing."""
    played = against_ky(side(gauge=["Dive"], discard=["Cross"]), side()).answer("Reshuffle")
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.asked == (1, "action")


def test_a_reshuffle_by_an_empty_deck_exceeds_too() -> None:
    """The Prepare draws the last card, the end of the turn reshuffles."""
    played = against_ky(side(deck=["Cross"], rest="discard pile"), side()).answer("Prepare")
    assert played.sides[0].reshuffled
    assert played.sides[0].exceeded


def test_a_reshuffle_in_the_opponents_turn_exceeds_at_its_end() -> None:
    """EX-CHAR-06: until then the Special drawn for is not invalid, and the basic side's cleanup draws."""
    nago = side("Kamuriyuki", space=6, deck=["Cross"], discard=["Sweep", "Sweep", "Focus"], rest="sealed cards")
    played = against_ky(nago, side("Block"), turn=1).strike("Block", "Kamuriyuki")
    assert (played.sides[0].reshuffled, played.sides[0].exceeded) == (True, False)
    assert played.asked == (0, "pick")
    played.answer("Cross", "Focus")
    assert sorted(played.names(0, "hand")) == ["Sweep", "Sweep"]
    assert played.sides[0].exceeded
    assert played.asked == (0, "action")  # Kamuriyuki has taken the next turn


def test_without_a_reshuffle_the_side_stays() -> None:
    played = against_ky(side(), side()).answer("Prepare", "Prepare")
    assert not played.sides[0].exceeded


def test_a_special_of_the_basic_side_draws_four_and_discards_two_in_cleanup() -> None:
    nago = side("Zarameyuki", "Block", deck=["Cross", "Dive", "Sweep", "Focus", "Grasp"])
    played = against_ky(nago, side("Block")).strike("Zarameyuki", "Block")
    played.answer("Do not")  # Zarameyuki's own after
    assert played.asked == (0, "pick")
    assert sorted(played.labels) == ["Block", "Cross", "Dive", "Focus", "Sweep"]
    played.answer("Block", "Dive")
    assert sorted(played.names(0, "hand")) == ["Cross", "Focus", "Sweep"]
    assert played.names(0, "discard") == ["Block", "Dive"]
    assert played.names(0, "gauge") == ["Zarameyuki"]


@pytest.mark.parametrize(("card", "gauge"), [("Cross", []), ("Wasureyuki", THREE)])
def test_normals_and_ultras_of_the_basic_side_draw_nothing(card: str, gauge: list[str]) -> None:
    nago = side(card, space=6, gauge=[name for name in gauge if name != card])
    played = against_ky(nago, side("Block")).strike(card, "Block")
    while played.asked[1] in ("pay", "pick"):
        played.answer(played.labels[0])
    assert len(played.names(0, "hand")) == (1 if gauge else 0)
    assert played.asked == (1, "action")


def test_specials_of_the_exceeded_side_are_invalid() -> None:
    """EX-CHAR-54, EX-REVEAL-11: swung until something else comes."""
    nago = side("Kamuriyuki", space=5, deck=["Zarameyuki", "Kirioroshi", "Cross"], exceeded=True)
    played = against_ky(nago, side("Dust")).strike("Kamuriyuki", "Dust")
    assert invalid(played) == ["Kamuriyuki", "Zarameyuki", "Kirioroshi"]
    assert played.names(0, "discard") == ["Kamuriyuki", "Zarameyuki", "Kirioroshi"]
    assert checks(played)[0] == "Cross (1-2) hits at 2"


def test_an_invalid_pair_is_discarded_whole() -> None:
    """EX-REVEAL-02, EX-REVEAL-15: what replaces it is not EX."""
    nago = side("Kamuriyuki", "Kamuriyuki", space=5, deck=["Cross"], exceeded=True)
    played = against_ky(nago, side("Dust")).strike("EX Kamuriyuki", "Dust")
    assert played.names(0, "discard") == ["Kamuriyuki", "Kamuriyuki"]
    assert speeds(played) == (6, 3)


def test_ultras_of_the_exceeded_side_are_valid() -> None:
    nago = side("Wasureyuki", space=5, gauge=THREE, exceeded=True)
    played = against_ky(nago, side("Dust")).strike("Wasureyuki", "Dust").answer("Dive")
    assert invalid(played) == []


def test_a_normal_of_the_exceeded_side_has_one_power_more_and_hurts_its_user() -> None:
    """EX-CHAR-28: in cleanup; the 2 armor of Focus is lost first. It deals 4 + 1, less 2 armor."""
    played = against_ky(side("Focus", space=5, exceeded=True), side("Block")).strike("Focus", "Block")
    assert damage(played) == [(1, 5, 3), (0, 2, 2)]
    assert played.lives == (28, 27)


def test_the_damage_of_the_exceeded_side_does_not_kill() -> None:
    played = against_ky(side("Cross", life=2, exceeded=True), side("Grasp")).strike("Cross", "Grasp")
    assert played.lives == (1, 30)
    assert played.over is None


@pytest.mark.parametrize(("card", "hurt"), [("Cross", 2), ("Wasureyuki", 0)])
def test_only_normals_hurt_their_user(card: str, hurt: int) -> None:
    nago = side(card, gauge=["Dive", "Dive", "Sweep"], exceeded=True)
    played = against_ky(nago, side("Block")).strike(card, "Block")
    while played.asked[1] == "pay":
        played.answer(played.labels[0])
    assert played.lives[0] == 30 - hurt


# --- Wasureyuki ---


def test_wasureyuki_takes_a_card_back_from_the_discard_pile() -> None:
    """EX-ZONE-19: what was paid for it is there too."""
    nago = side("Wasureyuki", space=5, gauge=THREE, discard=["Sweep", "Focus"])
    played = against_ky(nago, side("Dust")).strike("Wasureyuki", "Dust").answer("Dive")
    assert played.asked == (0, "pick")
    assert sorted(played.labels) == ["Cross", "Dive", "Focus", "Sweep"]
    played.answer("Sweep")
    assert played.names(0, "hand") == ["Sweep"]
    assert speeds(played) == (6, 3)
    assert damage(played) == [(1, 5, 5)]
    assert played.names(0, "gauge") == ["Wasureyuki"]


def test_wasureyuki_takes_nothing_when_it_misses() -> None:
    played = against_ky(side("Wasureyuki", gauge=THREE), side("Block")).strike("Wasureyuki", "Block").answer("Dive")
    assert checks(played)[0] == "Wasureyuki (1-2) misses at 4"
    assert played.asked == (1, "action")
    assert played.names(0, "hand") == []


@pytest.mark.parametrize("picks", [[], ["Cross"], ["Cross", "Dive", "Focus"]])
def test_nightless_puts_up_to_three_cards_into_gauge(picks: list[str]) -> None:
    nago = side("Wasureyuki", "Cross", "Dive", "Focus", "Sweep", deck=["Block"])
    played = against_ky(nago, side()).answer("Boost Nightless", *picks)
    if len(picks) < 3:
        assert played.offers("No more")
        played.answer("No more")
    assert played.names(0, "gauge") == picks
    if picks:
        assert played.asked == (0, "cancel")
        played.answer("Do not cancel")
    assert len(played.names(0, "hand")) == 5 - len(picks)
    assert played.names(0, "discard") == ["Wasureyuki"]


# --- Zansetsu ---


def test_zansetsu_of_the_exceeded_side_has_six_power_draws_two_and_reverts() -> None:
    """EX-CHAR-05: in mid-strike; the cleanup of the basic side asks for a Special, which it is not."""
    nago = side("Zansetsu", gauge=FOUR, deck=["Sweep", "Focus"], exceeded=True)
    played = against_ky(nago, side("Block")).strike("Zansetsu", "Block").answer("Dive", "Dive")
    assert damage(played) == [(1, 6, 4)]
    assert not played.sides[0].exceeded
    assert sorted(played.names(0, "hand")) == ["Focus", "Sweep"]
    assert played.lives == (30, 26)


def test_zansetsu_of_the_basic_side_hits_for_nothing() -> None:
    played = against_ky(side("Zansetsu", gauge=FOUR), side("Block")).strike("Zansetsu", "Block").answer("Dive", "Dive")
    assert checks(played)[0] == "Zansetsu (3-6) hits at 4"
    assert played.lives == (30, 30)
    assert played.names(0, "gauge") == ["Zansetsu"]
    assert played.names(0, "hand") == []


@pytest.mark.parametrize(("space", "hits"), [(1, True), (4, True), (5, False)])
def test_zansetsu_reaches_range_3_to_6(space: int, hits: bool) -> None:
    played = against_ky(side("Zansetsu", gauge=FOUR, space=space), side("Block")).strike("Zansetsu", "Block")
    played.answer("Dive", "Dive")
    assert checks(played)[0] == f"Zansetsu (3-6) {'hits' if hits else 'misses'} at {7 - space}"


@pytest.mark.parametrize(("space", "turn"), [(4, 0), (3, 1)])
def test_crawl_reaches_one_farther_and_takes_the_next_turn_on_a_hit(space: int, turn: int) -> None:
    played = against_ky(side("Cross", space=space, boosts=["Zansetsu"]), side("Block")).strike("Cross", "Block")
    assert checks(played)[0] == f"Cross (1-3) {'hits' if turn == 0 else 'misses'} at {7 - space}"
    assert played.turn == turn
    assert played.boosts(0) == []


# --- Kamuriyuki ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(3, 6, True), (2, 5, False), (6, 6, True)])
def test_kamuriyuki_closes_three_and_takes_the_next_turn(space: int, ends: int, hits: bool) -> None:
    """The next turn is his whether it hits or not."""
    played = against_ky(side("Kamuriyuki", space=space), side("Block")).strike("Kamuriyuki", "Block")
    assert played.spaces == (ends, 7)
    assert checks(played)[0] == f"Kamuriyuki (1) {'hits' if hits else 'misses'} at {7 - ends}"
    assert damage(played) == ([(1, 4, 2)] if hits else [])
    played.answer(played.labels[0], played.labels[0])  # the two discards of the cleanup
    assert played.turn == 0


def test_what_do_you_fight_for_takes_a_card_back() -> None:
    """It is not in the discard pile itself yet."""
    played = against_ky(side("Kamuriyuki", discard=["Sweep", "Focus"]), side()).answer("Boost What do you fight for?")
    assert sorted(played.labels) == ["Focus", "Sweep"]
    played.answer("Focus")
    assert "Focus" in played.names(0, "hand")
    assert played.names(0, "discard") == ["Sweep", "Kamuriyuki"]


# --- Kirioroshi ---


@pytest.mark.parametrize(
    ("answers", "dealt"), [(["Spend 2 force", "Cross", "Dive"], (1, 7, 7)), (["Do not"], (1, 4, 2))]
)
def test_kirioroshi_buys_three_power_and_no_armor(answers: list[str], dealt: tuple[int, int, int]) -> None:
    """EX-CHAR-36: 2 force before the range check, against a Focus with 2 armor."""
    nago = side("Kirioroshi", "Cross", "Dive", space=5)
    played = against_ky(nago, side("Focus")).strike("Kirioroshi", "Focus")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer(*answers)
    assert damage(played)[0] == dealt


def test_kirioroshi_asks_before_the_range_is_checked() -> None:
    played = against_ky(side("Kirioroshi", "Cross", "Dive"), side("Block")).strike("Kirioroshi", "Block")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer("Do not")
    assert checks(played)[0] == "Kirioroshi (1-2) misses at 4"


def test_kirioroshi_with_too_little_force_is_not_offered_the_bonus() -> None:
    played = against_ky(side("Kirioroshi", "Cross", space=5), side("Focus")).strike("Kirioroshi", "Focus")
    assert played.labels == ["Do not"]


@pytest.mark.parametrize(("setting", "told"), [("Cross", "an attack face up"), ("EX Cross", "an EX attack face up")])
def test_honour_strikes_face_up_with_power_and_armor(setting: str, told: str) -> None:
    """EX-CHAR-19: any attack, and Ky sees it before he sets."""
    nago = side("Kirioroshi", "Cross", "Cross", space=5)
    played = against_ky(nago, side("Dust")).answer("Boost Honour")
    assert played.asked == (0, "set")
    assert played.labels == ["Cross", "EX Cross", "Wild Swing"]
    played.answer(setting)
    assert played.sentences()[-1] == f"Nagoriyuki sets {told}: Cross."
    assert played.asked == (1, "set")
    played.answer("Dust")
    assert played.lives == (30, 26 if setting == "Cross" else 25)


def test_honour_lets_a_wild_swing_be_seen_too() -> None:
    nago = side("Kirioroshi", "Cross", space=5, deck=["Slash"])
    played = against_ky(nago, side("Grasp")).answer("Boost Honour", "Wild Swing")
    assert played.sentences()[-1] == "Nagoriyuki sets a wild swing face up: Slash."
    assert played.asked == (1, "set")


def test_honour_has_one_armor() -> None:
    played = against_ky(side("Dust", space=6, boosts=["Kirioroshi"]), side("Grasp")).strike("Dust", "Grasp")
    played.answer("Push 1")
    assert damage(played)[0] == (0, 3, 2)
    assert damage(played)[1] == (1, 6, 6)


# --- Bloodsucking Universe ---


def test_bloodsucking_universe_ignores_guard_and_shuffles_two_discards_away() -> None:
    nago = side(
        "Bloodsucking Universe", space=6, deck=["Grasp"] * 2, discard=["Sweep", "Dive", "Focus"], rest="sealed cards"
    )
    played = against_ky(nago, side("Sweep")).strike("Bloodsucking Universe", "Sweep")
    assert played.asked == (0, "pick")
    assert sorted(played.labels) == ["Dive", "Focus", "Sweep"]
    played.answer("Sweep", "Focus")
    assert stunned(played) == [1]
    assert played.lives == (30, 26)
    dealt = played.names(0, "hand") + played.names(0, "deck")
    assert sorted(dealt) == ["Focus", "Grasp", "Grasp", "Sweep"]
    assert played.names(0, "discard") == ["Dive"]


def test_bloodsucking_universe_that_misses_leaves_the_discard_pile() -> None:
    nago = side("Bloodsucking Universe", deck=["Cross", "Focus", "Grasp", "Block"], discard=["Sweep", "Dive"])
    played = against_ky(nago, side("Sweep")).strike("Bloodsucking Universe", "Sweep")
    assert sorted(played.labels) == ["Block", "Cross", "Focus", "Grasp"]  # the discards of the cleanup
    assert played.names(0, "discard") == ["Sweep", "Dive"]


def test_bloodsucking_universe_with_an_empty_discard_pile_shuffles_nothing() -> None:
    played = against_ky(side("Bloodsucking Universe", space=6), side("Sweep")).strike("Bloodsucking Universe", "Sweep")
    assert played.asked == (0, "pick")  # the discards of the cleanup
    assert played.events(DeckShuffled) == []


@pytest.mark.parametrize(
    ("answers", "boosts"), [(["Spend 1 force", "Dive", "Ky Kiske's Holy Orders"], []), (["Do not"], ["Vapor Thrust"])]
)
def test_disciplined_may_buy_a_boost_out_of_play(answers: list[str], boosts: list[str]) -> None:
    nago = side("Bloodsucking Universe", "Dive", "Cross")
    played = against_ky(nago, side(boosts=["Vapor Thrust"])).answer("Boost Disciplined")
    assert played.labels == ["Spend 1 force", "Do not"]
    played.answer(*answers)
    assert played.boosts(1) == boosts
    assert played.boosts(0) == ["Bloodsucking Universe"]


def test_disciplined_that_was_paid_for_discards_even_itself() -> None:
    """D-01: it lies in the boost area already."""
    played = against_ky(side("Bloodsucking Universe", "Dive"), side()).answer("Boost Disciplined")
    played.answer("Spend 1 force", "Dive")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Dive", "Bloodsucking Universe"]


def test_disciplined_gives_one_speed() -> None:
    played = against_ky(side("Cross", space=5, boosts=["Bloodsucking Universe"]), side("Dust")).strike("Cross", "Dust")
    assert speeds(played) == (7, 3)


# --- Shizuriyuki ---


@pytest.mark.parametrize(
    ("answers", "power", "drawn"), [(["Spend 2 force", "Cross", "Dive"], 6, 6), (["Do not"], 3, 4)]
)
def test_shizuriyuki_buys_three_power_and_two_cards_on_a_hit(answers: list[str], power: int, drawn: int) -> None:
    """EX-CHAR-36; with 4 cards of the cleanup."""
    nago = side("Shizuriyuki", "Cross", "Dive", space=4)
    played = against_ky(nago, side("Block")).strike("Shizuriyuki", "Block")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer(*answers)
    assert damage(played) == [(1, power, power - 2)]
    assert len(played.names(0, "hand")) == drawn + (2 if answers == ["Do not"] else 0)


def test_shizuriyuki_asks_nothing_when_it_misses() -> None:
    played = against_ky(side("Shizuriyuki", "Cross", "Dive"), side("Block")).strike("Shizuriyuki", "Block")
    assert checks(played)[0] == "Shizuriyuki (1-3) misses at 4"
    assert played.asked == (0, "pick")


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 5), ("Retreat 2", 1)])
def test_fukyo_steps_two_draws_two_and_discards_one(choice: str, space: int) -> None:
    played = against_ky(side("Shizuriyuki", "Focus", deck=["Cross", "Dive", "Sweep"]), side()).answer("Boost Fukyo")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert sorted(played.labels) == ["Cross", "Dive", "Focus"]
    played.answer("Focus")
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Sweep"]
    assert played.names(0, "discard") == ["Focus", "Shizuriyuki"]


# --- Zarameyuki ---


@pytest.mark.parametrize(
    ("answers", "space", "hurt"), [(["Spend 2 force", "Cross", "Dive"], 3, [(0, 4, 1)]), (["Do not"], 1, [])]
)
def test_zarameyuki_buys_armor_and_comes_near(answers: list[str], space: int, hurt: list[tuple[int, int, int]]) -> None:
    """EX-CHAR-36: after its own attack, before Ky's Focus of power 4 and range 1-2."""
    nago = side("Zarameyuki", "Cross", "Dive", space=1)
    played = against_ky(nago, side("Focus", space=5)).strike("Zarameyuki", "Focus")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer(*answers)
    assert played.spaces == (space, 5)
    assert damage(played) == [(1, 5, 3), *hurt]


@pytest.mark.parametrize(("space", "hits"), [(2, True), (5, True), (6, False)])
def test_zarameyuki_reaches_range_2_to_5(space: int, hits: bool) -> None:
    played = against_ky(side("Zarameyuki", space=space), side("Block")).strike("Zarameyuki", "Block").answer("Do not")
    assert checks(played)[0] == f"Zarameyuki (2-5) {'hits' if hits else 'misses'} at {7 - space}"


@pytest.mark.parametrize(("space", "hits"), [(3, True), (2, False)])
def test_drawing_stance_reaches_two_farther_is_slower_and_draws_on_a_hit(space: int, hits: bool) -> None:
    nago = side("Cross", space=space, boosts=["Zarameyuki"])
    played = against_ky(nago, side("Block")).strike("Cross", "Block")
    assert speeds(played) == (4, 0)
    assert checks(played)[0] == f"Cross (1-4) {'hits' if hits else 'misses'} at {7 - space}"
    assert len(played.names(0, "hand")) == (1 if hits else 0)
