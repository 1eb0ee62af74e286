import pytest

from tests.arenas.walking import questions_of
from wildswing.arenas.facet import encoding_of
from wildswing.exceed.arena.actions import BLOCKS, FIRST
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules import slots as exceed_slots
from wildswing.exceed.rules.slots import SLOTS, own_space, slots_of
from wildswing.exceed.rules.table import InPlay, Table
from wildswing.exceed.rules.turn import BOOST, MOVE, STRIKE_ACTION
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import NOTHING

PAIRS = (("Sol Badguy", "Ky Kiske"), ("Ryu", "Ken Masters"))


def options_by_action(table: Table, ask: Ask) -> dict[int, object]:
    offered = encoding_of("exceed").offered(table, ask)
    return {action: ask.options[index] for action, index in offered.items()}


@pytest.mark.parametrize("pair", PAIRS)
def test_an_action_means_the_same_in_every_match(pair: tuple[str, str]) -> None:
    encoding = encoding_of("exceed")
    kinds = set()
    for seed in range(3):
        for state, ask, _ in questions_of(EXCEED, encoding, f"meaning {seed}", match_of(*pair)):
            assert isinstance(state, Table)
            own = state.book.all_cards[ask.seat]
            kinds.add(ask.kind)
            for action, option in options_by_action(state, ask).items():
                if ask.kind == "action" and option == STRIKE_ACTION:
                    assert action == FIRST["action: strike"]
                elif ask.kind == "action" and option[0] == BOOST:  # type: ignore[index] # options of actions are pairs
                    assert option == (BOOST, own[action - FIRST["action: boost"]])
                elif ask.kind == "action" and option[0] == MOVE:  # type: ignore[index] # options of actions are pairs
                    assert option == (MOVE, own_space(state, ask.seat, action - FIRST["action: move"] + 1))
                elif ask.kind == "hand limit":
                    assert option == own[action - FIRST["hand limit"]]
                elif ask.kind == "set" and action in range(FIRST["set: EX"], FIRST["set: EX"] + SLOTS):
                    assert option == ("EX", own[action - FIRST["set: EX"]])
                elif ask.kind == "pay" and action >= FIRST["pay: card"]:
                    slot, rest = divmod(action - FIRST["pay: card"], 4)
                    assert option == (own[slot], 1 + rest % 2, ("hand", "gauge")[rest // 2])
    assert {"action", "pay", "set"} <= kinds


def test_spaces_are_counted_from_the_own_end() -> None:
    nine, eight = EXCEED.start(1), EXCEED.start(1, match_of("Ryu", "Ky Kiske", "strive, spaces=8"))
    assert [own_space(nine, 0, space) for space in (0, 1, 9)] == [0, 1, 9]
    assert [own_space(nine, 1, space) for space in (0, 1, 9)] == [0, 9, 1]
    assert [own_space(eight, 1, space) for space in (0, 1, 8)] == [0, 8, 1]


def test_actions_are_told_in_words() -> None:
    assert BLOCKS.meaning(FIRST["action: strike"]) == "action: strikes"
    assert BLOCKS.meaning(FIRST["set: EX"] + 2) == "set: sets own card 3 as an EX attack"
    assert BLOCKS.meaning(FIRST["pay: card"] + 7) == "pay: spends own card 2 from the gauge for 2"


def test_every_card_of_a_match_has_a_slot_of_its_own() -> None:
    table = EXCEED.start(1)
    slots = slots_of(table.book).of_card
    assert [slots[card] for card in table.book.all_cards[1]] == [
        (1, slot) for slot in range(len(table.book.all_cards[1]))
    ]
    assert len(set(slots.values())) == len(slots)


def test_two_boosts_of_one_card_are_told_apart_by_positions() -> None:
    """The first takes the card's own number, the second a numbered position."""
    table = EXCEED.start(1)
    card = table.book.all_cards[0][0]
    table.sides[0].boosts = (InPlay(card, 1, 3), InPlay(card, 2, 5))
    ask = Ask(0, "discard boost", (1, 2))
    assert encoding_of("exceed").offered(table, ask) == {FIRST["discard boost"]: 0, FIRST["otherwise"]: 1}


def test_rare_answers_have_numbers_too() -> None:
    table = EXCEED.start(1)
    other, own = table.book.all_cards
    rare = Ask(1, "set", (("random", NOTHING), ("discard pile", own[2]), ("sealed cards", own[2]), ("gauge", other[0])))
    assert encoding_of("exceed").offered(table, rare) == {
        FIRST["set: random"]: 0,
        FIRST["set: discard pile"] + 2: 1,
        FIRST["set: sealed cards"] + 2: 2,
        FIRST["otherwise"]: 3,
    }
    assert encoding_of("exceed").offered(table, Ask(1, "overdrive", (own[5],))) == {FIRST["overdrive"] + 5: 0}
    amounts = Ask(1, "how many", (0, 40, 41))
    first = FIRST["how many"]
    assert encoding_of("exceed").offered(table, amounts) == {first: 0, first + 40: 1, FIRST["otherwise"]: 2}


def test_attacks_printed_on_a_fighter_have_numbers() -> None:
    table = EXCEED.start(1, match_of("Ryu", "Happy Chaos"))
    printed = [number for (owner, _), number in table.book.printed.items() if owner == 1]
    ask = Ask(1, "set", tuple([("printed", number) for number in printed]))
    assert encoding_of("exceed").offered(table, ask) == {FIRST["set: printed"] + at: at for at in range(len(printed))}
    assert printed


def test_a_question_that_nobody_foresaw_is_answered_by_positions() -> None:
    ask = Ask(0, "riddle", ("a", "b", "c"))
    first = FIRST["otherwise"]
    assert encoding_of("exceed").offered(EXCEED.start(1), ask) == {first: 0, first + 1: 1, first + 2: 2}


def test_a_fighter_with_more_cards_than_slots_is_played_by_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exceed_slots, "SLOTS", 4)
    exceed_slots.slots_of.cache_clear()
    loose = 0
    for _, ask, offered in questions_of(EXCEED, encoding_of("exceed"), "many cards", match_of("Ryu", "Ken Masters")):
        assert sorted(offered.values()) == list(range(len(ask.options)))
        loose += sum([action >= FIRST["otherwise"] for action in offered])
    exceed_slots.slots_of.cache_clear()
    assert loose > 20
