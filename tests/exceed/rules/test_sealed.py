"""What lies sealed, and who knows it."""

import pytest

from tests.exceed.rules.test_words import PLAIN, blow, fighter, play, trick
from tests.exceed.stage import Stage, side, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.language.parser import parse
from wildswing.exceed.position import BoostInPlay, SidePosition
from wildswing.exceed.rules.reading import attack_of
from wildswing.exceed.rules.view import UNSEEN
from wildswing.kernel.chance import Stream
from wildswing.kernel.state import HIDDEN, SPECTATOR

SECRET = "your sealed cards are face down."
WORLDS = 40


def secretive(*lines: str, kind: str = "instant") -> str:
    """Returns a fighter with a secret sealed area and a boost of these lines."""
    return fighter(blow(), trick(*lines, kind=kind), says=(SECRET,))


def seen(played: Stage, seat: int = 1) -> tuple[str, ...]:
    """Returns how a seat sees the sealed cards of seat 0."""
    return EXCEED.view(played.table, seat).sides[0].sealed


def imagined(played: Stage, seat: int = 1) -> list[tuple[str, ...]]:
    """Returns what a seat imagines to be the sealed cards of seat 0, in many worlds."""
    stream = Stream("sealed")
    names = played.table.book.cards
    worlds = [EXCEED.imagine(played.table, seat, stream) for _ in range(WORLDS)]
    return [tuple(sorted([names[card].name for card in world.sides[0].sealed])) for world in worlds]


def test_what_is_sealed_unseen_only_its_player_knows() -> None:
    """EX-NOTION-SECRET-01, EX-CHAR-17."""
    played = play(secretive("now: seal 1 card from your hand."), side("Trick", "Cross", "Dive"))
    played.answer("Boost Trickery", "Cross")
    assert played.names(0, "sealed") == ["Cross"]
    assert (seen(played, 0), seen(played, 1), seen(played, SPECTATOR)) == (("Cross",), (UNSEEN,), (UNSEEN,))
    assert EXCEED.hide(played.table, 1).sides[0].sealed == (HIDDEN,)
    assert len(set(imagined(played))) > 5
    assert set(imagined(played, 0)) == {("Cross",)}
    assert "Cross" in EXCEED.view(played.table, 1).sides[0].unseen


def test_what_was_seen_to_be_sealed_is_still_known() -> None:
    """EX-NOTION-SECRET-03."""
    text = secretive("now: seal the top card of your discard pile; seal 1 card from your hand; seal this.")
    played = play(text, side("Trick", "Cross", "Dive", discard=["Spike"])).answer("Boost Trickery", "Cross")
    assert played.names(0, "sealed") == ["Spike", "Cross", "Trick"]
    assert seen(played) == ("Spike", "Trick", UNSEEN)
    assert all({"Spike", "Trick"} <= set(world) for world in imagined(played))
    assert any("Cross" not in world for world in imagined(played))


@pytest.mark.parametrize(("lines", "known"), [("seal your hand", True), ("seal 1 card from your hand", False)])
def test_a_known_hand_is_known_when_all_of_it_is_sealed(lines: str, known: bool) -> None:
    """EX-NOTION-SECRET-03: of a part of it nobody else can tell which it is."""
    played = play(secretive(f"now: {lines}."), side("Trick", "Cross", "Dive"))
    played.sides[0].seen_hand = played.sides[0].hand
    played.answer("Boost Trickery", *([] if known else ["Cross"]))
    assert seen(played) == (("Cross", "Dive") if known else (UNSEEN,))
    assert played.sides[0].seen_hand == ()


def from_the_grave(*open_cards: str) -> Stage:
    """Seat 0 has sealed Cross and Dive, some of them known, and strikes with Cross."""
    text = secretive("now: strike with 1 card from your sealed cards.")
    played = play(text, side("Trick", sealed=["Cross", "Dive"]))
    cards = played.table.book.cards
    played.sides[0].seen_sealed = tuple([card for card in played.sides[0].sealed if cards[card].name in open_cards])
    return played.answer("Boost Trickery", "Cross")


def imagined_attacks(played: Stage) -> set[str]:
    """Returns what seat 1 imagines the attack of seat 0 to be."""
    stream = Stream("attack")
    found: set[str] = set()
    for _ in range(WORLDS):
        attack = attack_of(EXCEED.imagine(played.table, 1, stream), 0)
        assert attack is not None
        found.add(played.table.book.cards[attack.face].name)
    return found


def test_an_attack_set_from_there_may_be_any_card_that_lay_there() -> None:
    """EX-NOTION-SECRET-02: whoever knows both cards knows that it is one of them."""
    both = from_the_grave("Cross", "Dive")
    assert seen(both) == (UNSEEN,)
    assert imagined_attacks(both) == {"Cross", "Dive"}
    one = imagined_attacks(from_the_grave("Dive"))
    assert "Dive" in one
    assert len(one) > 3
    none = from_the_grave()
    assert len(imagined_attacks(none)) > 5
    assert seen(both.answer("Block")) == ("Dive",)


def test_a_single_sort_of_card_there_is_asked_for_all_the_same() -> None:
    """A silence would tell that both cards are alike."""
    text = secretive("now: strike with 1 card from your sealed cards.")
    played = play(text, side("Trick", sealed=["Cross", "Cross"])).answer("Boost Trickery")
    assert played.labels_for(0) == ("Cross",)


def test_a_card_of_the_opponent_lies_open() -> None:
    """EX-NOTION-SECRET-04."""
    text = secretive("now: seal the top card of the opponent's discard pile; seal 1 card from your hand.")
    played = play(text, side("Trick", "Cross", "Dive"), side("Block", discard=["Focus"]))
    played.answer("Boost Trickery", "Cross")
    assert seen(played) == ("Focus", UNSEEN)
    assert all("Focus" in world for world in imagined(played))
    assert EXCEED.view(played.table, 0).sides[1].unseen.count("Focus") == 1


def test_what_lay_open_is_known_when_the_fighter_is_turned() -> None:
    """EX-NOTION-SECRET-05."""
    text = fighter(trick("now: exceed; seal 1 card from your hand."), says=(SECRET,)).replace("both sides", "exceeded")
    played = play(text, side("Trick", "Cross", "Dive", sealed=["Spike"]))
    assert seen(played) == ("Spike",)
    assert seen(played.answer("Boost Trickery", "Cross")) == ("Spike", UNSEEN)


# --- Swapped ---


def swapped(line: str, one: SidePosition, *says: str) -> Stage:
    return stage_of((fighter(trick(f"now: {line}."), says=says or (SECRET,)), PLAIN), one, side("Block"), "standard")


def test_two_areas_exchange_their_cards_in_their_order() -> None:
    """EX-NOTION-SWAP-02."""
    one = side("Trick", deck=["Cross", "Dive"], sealed=["Spike", "Focus", "Focus"], rest="discard pile")
    played = swapped("swap your deck with your sealed cards; gain [cannot draw] this turn", one)
    played.answer("Boost Trickery")
    assert played.names(0, "sealed") == ["Cross", "Dive"]
    assert played.names(0, "deck") == ["Spike", "Focus", "Focus"]
    assert seen(played) == (UNSEEN, UNSEEN)
    assert EXCEED.view(played.table, 0).sides[0].deck == ("Spike", "Focus", "Focus")


@pytest.mark.parametrize("shuffled", [True, False])
def test_what_is_known_goes_along_until_it_is_shuffled(shuffled: bool) -> None:
    """EX-NOTION-SWAP-02."""
    more = "; shuffle your deck" if shuffled else ""
    one = side("Trick", deck=["Cross", "Dive"], sealed=["Spike", "Focus"], rest="discard pile")
    line = (
        f"reveal the top card of your deck; swap your deck with your sealed cards{more}; gain [cannot draw] this turn"
    )
    played = swapped(line, one)
    side_ = played.sides[0]
    side_.seen_sealed = side_.sealed[:1]
    played.answer("Boost Trickery")
    assert seen(played) == ("Cross", UNSEEN)
    assert EXCEED.view(played.table, 1).sides[0].deck == ((UNSEEN, UNSEEN) if shuffled else ("Spike", UNSEEN))


def test_what_comes_to_lie_open_was_seen() -> None:
    """EX-NOTION-SWAP-02: an open area has no secrets."""
    one = side("Trick", deck=["Cross", "Dive"], discard=["Spike"], rest="sealed cards")
    played = swapped("swap your deck with your discard pile; gain [cannot draw] this turn", one, "+1 power.")
    played.answer("Boost Trickery")
    assert played.names(0, "discard") == ["Cross", "Dive", "Trick"]
    assert EXCEED.view(played.table, 1).sides[0].deck == ("Spike",)
    assert set(EXCEED.view(played.table, 1).opened) >= {"Cross", "Dive"}


@pytest.mark.parametrize(
    "line",
    [
        "swap your hand with your deck",
        "swap your deck with your deck",
        "swap the opponent's deck with your sealed cards",
        "swap your deck/discard pile with your sealed cards",
    ],
)
def test_only_two_piles_of_ones_own_are_swapped(line: str) -> None:
    with pytest.raises(FighterError, match="are swapped with one another"):
        parse(fighter(trick(f"now: {line}.")))


# --- Face down among the boosts ---

LAYING = "now: put up to 2 cards from your hand face down into your boosts."


def laid(*cards: str, says: tuple[str, ...] = (), deck: tuple[str, ...] = ("Sweep", "Focus")) -> Stage:
    """Seat 0 has laid cards face down, and it is the turn of seat 1."""
    text = fighter(blow(), trick(LAYING), says=says)
    played = play(text, side("Trick", *cards, "Blow", deck=deck), side("Block", "Dive"))
    return played.answer("Boost Trickery", *cards, *(["No more"] if len(cards) < 2 else []))


def test_a_card_that_lies_face_down_is_a_boost_without_a_text() -> None:
    """EX-NOTION-BLANK-01: Fierce would be two power."""
    played = laid("Grasp", "Spike", says=("for each continuous boost of yours: +1 speed.",))
    struck = played.answer("Strike", "Block", "Blow")
    assert (struck.total(0, "power"), struck.total(0, "speed"), struck.total(0, "armor")) == (2, 6, 0)


def test_only_its_player_knows_what_lies_face_down() -> None:
    """EX-NOTION-BLANK-02."""
    played = laid("Grasp", "Spike")
    own, theirs = [EXCEED.view(played.table, seat).sides[0].boosts for seat in (0, 1)]
    assert [(one.card, one.face_down) for one in own] == [("Grasp", True), ("Spike", True)]
    assert [(one.card, one.face_down) for one in theirs] == [(UNSEEN, True), (UNSEEN, True)]
    assert [one.card for one in EXCEED.hide(played.table, 1).sides[0].boosts] == [HIDDEN, HIDDEN]
    stream = Stream("below")
    worlds = [EXCEED.imagine(played.table, 1, stream) for _ in range(WORLDS)]
    assert len({world.sides[0].boosts[0].card for world in worlds}) > 5
    known = [EXCEED.imagine(played.table, 0, stream) for _ in range(5)]
    assert {world.sides[0].boosts for world in known} == {played.sides[0].boosts}
    assert {"Grasp", "Spike"} <= set(EXCEED.view(played.table, 1).sides[0].unseen)


def test_a_known_hand_is_not_known_once_a_card_of_it_lies_face_down() -> None:
    """EX-NOTION-BLANK-02."""
    text = fighter(blow(), trick(LAYING))
    played = play(text, side("Trick", "Grasp", "Spike"))
    played.sides[0].seen_hand = played.sides[0].hand
    played.answer("Boost Trickery", "Grasp", "No more")
    assert EXCEED.view(played.table, 1).sides[0].hand == (UNSEEN, UNSEEN)


@pytest.mark.parametrize(
    ("says", "discard", "sealed"),
    [
        ((), ["Grasp", "Trick"], []),
        (("seal discarded face down boosts.",), ["Trick"], ["Grasp"]),
        (("seal discarded cards.",), [], ["Grasp", "Trick"]),
    ],
)
def test_a_card_that_leaves_is_itself_again(says: tuple[str, ...], discard: list[str], sealed: list[str]) -> None:
    """EX-NOTION-BLANK-03, EX-NOTION-DIVERT-01."""
    played = laid("Grasp", says=says).answer("Boost Tech")
    assert sorted(played.names(0, "discard")) == discard
    assert sorted(played.names(0, "sealed")) == sealed
    assert "Grasp" in EXCEED.view(played.table, 1).opened


def test_a_card_that_goes_back_to_hand_stays_unknown() -> None:
    """EX-NOTION-BLANK-03."""
    text = fighter(blow("hit: put 1 boost of yours into its owner's hand."), trick(LAYING))
    played = play(text, side("Trick", "Grasp", "Blow", deck=["Sweep"]), side("Block"))
    played.answer("Boost Trickery", "Grasp", "No more", "Strike", "Block", "Blow")
    assert played.names(0, "hand") == ["Grasp", "Sweep"]
    assert EXCEED.view(played.table, 1).sides[0].hand == (UNSEEN, UNSEEN)


def test_face_down_boosts_are_alike() -> None:
    """EX-NOTION-BLANK-04: whoever picks one picks that which came first."""
    played = laid("Grasp", "Spike").answer("Boost Tech")
    assert played.names(0, "discard") == ["Trick", "Grasp"]


def test_a_sustained_card_stays_face_down() -> None:
    text = fighter(blow("hit: sustain your boosts."), trick(LAYING))
    played = play(text, side("Trick", "Grasp", "Blow", deck=["Sweep"]), side("Block"))
    played.answer("Boost Trickery", "Grasp", "No more", "Strike", "Block", "Blow")
    (boost,) = EXCEED.view(played.table, 1).sides[0].boosts
    assert (boost.card, boost.face_down) == (UNSEEN, True)


# --- Sealed instead of discarded ---

DIVERTING = "seal discarded cards."


def test_whatever_would_be_discarded_is_sealed() -> None:
    """EX-NOTION-DIVERT-01: costs, attacks that missed, boosts, cards of the deck, and by a text of the opponent."""
    hit = blow("hit: the opponent discards 1 card from their hand.")
    text = fighter(trick("now: discard the top card of your deck; spend 1 force; strike."), says=(DIVERTING,))
    one = side("Trick", "Cross", "Dive", "Spike", deck=["Sweep"], space=1)
    played = play(text, one, side("Blow", space=9), against=fighter(hit))
    played.answer("Boost Trickery", "Cross from hand", "Dive", "Blow")
    assert played.names(0, "discard") == []
    assert played.names(0, "sealed") == ["Sweep", "Cross", "Trick", "Spike", "Dive"]


def test_what_was_sealed_instead_was_discarded_for_its_text() -> None:
    """EX-NOTION-DIVERT-02."""
    line = "now: discard 1 card from your hand; if you did, draw 1; for each card discarded: gain 1 life."
    text = fighter(trick(line), says=(DIVERTING,))
    played = play(text, side("Trick", "Cross", deck=["Sweep", "Focus"], life=20)).answer("Boost Trickery")
    assert (played.names(0, "sealed"), played.names(0, "hand")) == (["Cross", "Trick"], ["Sweep", "Focus"])
    assert played.sides[0].life == 21


def test_cards_go_to_the_sealed_cards_of_their_owner() -> None:
    """EX-NOTION-DIVERT-01: the text is about its player's discard pile, whoever puts a card there."""
    text = fighter(trick("now: discard 1 continuous boost in play."), says=(DIVERTING,))
    theirs = side("Block", boosts=[BoostInPlay("Grasp")])
    played = play(text, side("Trick", "Dive"), theirs).answer("Boost Trickery")
    assert (played.names(1, "discard"), played.names(0, "sealed")) == (["Grasp"], ["Trick"])


def test_a_player_without_discards_has_nothing_to_reshuffle() -> None:
    """EX-NOTION-DIVERT-01: the game goes on or ends as with any empty deck and discard pile."""
    played = play(fighter(says=(DIVERTING,)), side("Blow", deck=["Cross"], rest="sealed cards"))
    played.answer("Prepare")
    assert played.table.winner == 1


@pytest.mark.parametrize(("sealed", "speed"), [([], 4), (["Cross", "Cross"], 5), (["Cross", "Dive", "Blow"], 6)])
def test_different_cards_are_counted_once_each(sealed: list[str], speed: int) -> None:
    """EX-NOTION-DIFFERENT-01."""
    text = fighter(blow("for each different normal in your sealed cards: +1 speed."))
    assert play(text, side("Blow", sealed=sealed)).strike("Blow", "Block").total(0, "speed") == speed


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("now: put 1 card from your gauge face down into your boosts.", "only cards from your hand are laid face down"),
        ("now: put 1 card from your hand face down into your gauge.", "only cards from your hand are laid face down"),
        ("now: discard 2 different cards from your hand.", "different cards are counted"),
        ("now: seal discarded cards.", "this holds while a text is in play"),
        ("now: gain [seal discarded random cards] this turn.", "told by its sort alone"),
    ],
)
def test_what_cannot_be_said(line: str, complaint: str) -> None:
    with pytest.raises(FighterError, match=complaint):
        parse(fighter(trick(line)))
