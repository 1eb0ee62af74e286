"""What is sent to a seat holds nothing that the seat cannot know."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Visitor, answers_on_disk, last_option, open_table
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.table import Table as ExceedTable
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match, replay
from wildswing.kernel.state import State
from wildswing.server.doors import talking
from wildswing.server.protocol import Situation, ToPage, Welcome
from wildswing.server.room.entries import Entry
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.server.telling.telling import tell_everyone, welcome

SEAT, OTHER = 0, 1


def secrets_of(state: ExceedTable) -> set[str]:
    """Returns cards that only the other fighter has and that all lie where SEAT has never seen them."""
    cards = state.book.cards
    side, own = state.sides[OTHER], state.sides[SEAT]
    attack = None if state.strike is None else state.strike.attacks[OTHER]
    hidden = {*side.hand, *side.deck, *side.put_back}
    if attack is not None and not attack.face_up:
        hidden.add(attack.card)
    open_cards = {*side.gauge, *side.discard, *side.sealed, *side.overdrive, *own.gauge, *own.sealed}
    open_cards |= {boost.card for boost in side.boosts + side.transformations + own.boosts}
    known = EXCEED.learned(state, SEAT) | open_cards
    theirs = {cards[card].name for card in state.book.all_cards[SEAT]}
    return {cards[card].name for card in hidden - known if card >= 0} - theirs


async def play_badly(visitor: Visitor) -> None:
    """Plays to the end, and gives an illegal answer to each question first."""
    table = await visitor.question()
    while (question := table["question"]) is not None:
        refusal = await visitor.answer(question["question"], 99)
        assert refusal["type"] == "refused"
        await visitor.answer(question["question"], last_option(question))
        table = await visitor.question()


def without_unseen(message: Message) -> Message:
    """Returns a message without the list of all cards that are seen nowhere, which is the same whatever is hidden."""
    if message["type"] != "table":
        return message
    sides = [{**side, "unseen": []} for side in message["view"]["sides"]]
    return {**message, "view": {**message["view"], "sides": sides}}


@pytest.mark.anyio
@pytest.mark.parametrize("seed", ["1", "2"])
async def test_captured_frames_of_exceed_hold_no_hidden_card(
    database: Path, log: Log, monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    """Every frame is laid beside the true state it shows, and searched for the names of hidden cards."""
    monkeypatch.setattr(talking, "PATIENCE", (1000, 0.0))
    async with open_table(database) as table:
        seat = await table.begin(game="exceed", opponent="greedy", seed=seed)
        async with table.sit(seat) as visitor:
            await play_badly(visitor)
    answers = answers_on_disk(database, seat["match"])
    states = [replay(EXCEED, seed, EXCEED.default_setup(), answers[:count]) for count in range(len(answers) + 1)]
    views = [msgspec.json.decode(msgspec.json.encode(match.view(SEAT))) for match in states]
    kinds: Counter[str] = Counter()
    at = 0
    guarded = 0
    seen: set[str] = set()
    for frame in visitor.frames[1:]:  # the first welcomes with all cards of both decks, which everybody knows
        message: Message = msgspec.json.decode(frame)
        kinds[message["type"]] += 1
        if message["type"] == "table":
            at = next(place for place in range(at, len(views)) if views[place] == message["view"])
        state = states[at].state
        assert isinstance(state, ExceedTable)
        # What was told in the open before may be told of again; what was never seen may not.
        seen |= {card.name for card in state.book.cards} - secrets_of(state)
        secret = secrets_of(state) - seen
        guarded += len(secret)
        said = json.dumps(without_unseen(message), ensure_ascii=False)
        assert [name for name in secret if f'"{name}"' in said or f" {name}" in said] == []
    assert min(kinds["table"], kinds["refused"], kinds["accepted"]) > 5
    assert guarded > 20
    assert len(log.lines) == kinds["refused"]
    assert [name for name in seen if name in log.getvalue()] == []
    assert seat["token"] not in log.getvalue()


class Copied(Page):
    """A page that keeps what it is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[ToPage] = []

    def send(self, message: ToPage) -> None:
        self.sent.append(message)


def room_of(match: Match, state: State) -> Room:
    """Returns a room in which a state is the true one."""
    other = Match(match.game, match.seed, match.setup)
    other.answers = list(match.answers)
    other.told = []
    other.state = state
    return Room("x", other, [Keeper(), Keeper()])


def sent_to(match: Match, seat: int, state: State) -> bytes:
    """Returns what a seat would be sent if a state were the true one, and how an illegal answer would be refused."""
    room = room_of(match, state)
    page = Copied()
    welcome(room, seat, page, 0)
    with pytest.raises(IllegalAnswer) as refusal:
        room.match.tried(seat, 99)
    return msgspec.json.encode([*page.sent, str(refusal.value)])


@pytest.mark.parametrize("game", [EXCEED, FORMATION])
def test_the_same_is_sent_whatever_the_hidden_cards_are(game: AnyGame) -> None:
    """At every question the hidden cards are dealt anew, and the messages to the seat stay the same to the letter."""
    stream = Stream(3)
    match = Match(game, "4")
    compared = 0
    while match.asks and compared < 120:
        for seat in (SEAT, OTHER):
            for world in [game.imagine(match.state, seat, stream) for _ in range(2)]:
                assert sent_to(match, seat, world) == sent_to(match, seat, match.state)
                compared += 1
        ask = match.asks[stream.below(len(match.asks))]
        match.answer(ask.seat, stream.below(len(ask.options)))
    assert compared > 30


@pytest.mark.parametrize("game", [EXCEED, FORMATION])
def test_nothing_at_all_is_sent_while_another_seat_seals_its_answer(game: AnyGame) -> None:
    """Whatever the other seat chooses, and however often it is asked: no message comes, and no number is used up."""
    stream = Stream(5)
    match = Match(game, "4")
    sealed = 0
    while match.asks and sealed < 60:
        asks = [ask for ask in match.asks if ask.seat == OTHER] or list(match.asks)
        ask = asks[stream.below(len(asks))]
        if ask.seat == OTHER and match.state.lanes and any(other.seat == SEAT for other in match.asks):
            for index in range(len(ask.options)):
                room = room_of(match, match.state)
                page = Copied()
                welcome(room, SEAT, page, 0)
                room.take(Entry(OTHER, index))
                tell_everyone(room)
                assert [type(message) for message in page.sent] == [Welcome, Situation]
                assert room.seats[SEAT].number == 2
                sealed += 1
        match.answer(ask.seat, stream.below(len(ask.options)))
    assert sealed >= 5
