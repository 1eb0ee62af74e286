"""Fighters nobody would print keep the promises of every game: what each seat sees, knows and may imagine."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tests.sampling import sampled
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import setup_of
from wildswing.exceed.rules.arena import high_end, low_end
from wildswing.exceed.rules.table import Table
from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance import assert_conforms
from wildswing.kernel.conformance.places import cards

PEEPER = """fighter Peeper
edition standard
exceed costs 1 gauge
token Eye (face down)
token Glass (face down)

basic
  when you have set: may spend 1 force; if you did, put "Eye" at range 0-2 or put "Glass" at range 0-2.
  end of your turn, if you drew for the turn: look at the top card of your deck.

exceeded
  action, once a turn: look at the top 3 cards of your deck; put 1 of them into your hand; discard 2 of them; strike.
  when you would draw for the turn: may draw 1 from the bottom.
  reveal: remove "Eye"; remove "Glass".

special Stare (3 copies)
  range 1-3, power 3, speed 5
  when you have set, if you initiated: may turn your attack face up.
  hit: the opponent reveals 2 cards from their hand; for each card revealed: +1 power.
  boost Rummage (instant)
    now: discard 1 card from the opponent's hand; reveal 3 cards from your hand/gauge.

special Blink
  range 0-2, power 4, speed 4
  attack from "Eye".
  hit: push 1-2 from "Eye".
  after: put this on top of your deck, look at the top 2 cards of your deck.
  boost Foresight (continuous)
    if your attack is EX: your attack is EX.
    now: X is your life; sustain this; strike with 1 card from your gauge.
    hit: put this into the opponent's gauge.
    hit: +2 power.

ultra Second Sight (2 gauge)
  range 1-9, power 2, speed 6
  before: may attack with 1 card from your hand.
  boost Gamble (instant)
    now: play the top 2 cards of your deck, sustain them.
"""

GIANT = """fighter Giant
edition undernight
starting life 20
exceed costs 1 gauge

both sides
  when you exceed: take up 3 spaces.

exceeded
  action (1 gauge): draw 2; may strike with an EX attack.
  cleanup, if you were hit: revert; take up 1 space.

special Stomp
  range 1-2, power 5, speed 3, guard 5
  before: advance 2; unless you did, draw 1.
  hit: discard up to 2 random cards from your hand; for each card discarded: +1 power.
  boost Pitfall (trap)
    when a fighter moves into this space: stop it; discard this; push 1 or pull 1.

special Boulder
  range 2-6, power 4, speed 2, armor 2
  when you are hit: seal 1 card from your hand; if you did, +2 armor.
  boost Rubble (trap)
    when a fighter moves into this space: take 1 nonlethal damage.

ultra Landslide (1 gauge)
  range 1-9, power X, speed 4
  before: discard the top card of your deck; X is its power.
  after: shuffle your discard pile into your deck.
  boost Tremor (continuous, 1 force)
    -1 speed, +1 power.
    now: the opponent discards 1 random card from their hand; play 1 boost from your hand/gauge for free.
    cleanup: may sustain this.
"""

THIEF = """fighter Thief
edition strive
exceed costs 2 gauge

basic
  when the opponent plays a boost: take another action.
  end of your turn, once a turn: may strike.

exceeded
  when you would draw for the turn: gain 1 life.
  when you have set: name a card; gain [if the opponent's attack is a named card: cannot be hit] this strike.

special Pickpocket (3 copies)
  range 1, power 3, speed 7
  hit: put the top card of the opponent's deck into your gauge, the opponent seals this.
  boost Borrow (instant, cancelable)
    now: play 1 boost from the opponent's discard pile; if you did, draw 1.

special Swap
  range 1-4, power 3, speed 5
  after: the opponent may put 1 card from their hand on top of their deck; if they did, take 1 damage.
  boost Wager (continuous, cancelable)
    now: discard your boosts; name a special; the opponent discards 1 named card from their hand.
    now: the opponent reveals 1 random card from their hand.
    when you have set: your attack gains [hit: put 1 card from your deck into your hand].

ultra Vault (2 gauge)
  range 1-2, power 6, speed 3
  may set this from your boosts.
  hit: shuffle your hand into your deck; draw 3.
  boost Cellar (trap)
    before, if this space is ahead in range: +1 power, put this into your gauge.
"""

ODD = {"Peeper": PEEPER, "Giant": GIANT, "Thief": THIEF}
EDITIONS = ("standard", "undernight, second_reshuffle_offered=no", "strive, second_reshuffle_offered=no")
PAIRS = list(combinations_with_replacement(ODD, 2))


@pytest.mark.parametrize(("at", "pair"), sampled(list(enumerate(PAIRS)), 2, "odd fighters in the kit"))
def test_odd_fighters_conform(at: int, pair: tuple[str, str]) -> None:
    """The kit plays a match and compares at every moment what is seen, known and imagined."""
    one, other = pair
    assert_conforms(EXCEED, 1, setup_of((ODD[one], ODD[other]), EDITIONS[at % len(EDITIONS)]))


def _imagined_alike(table: Table, stream: Stream) -> None:
    """Whoever looks, and deals anew what is hidden, knows no more than before."""
    seat = stream.below(3) - 1
    world = EXCEED.imagine(table, seat, stream)
    assert EXCEED.hide(world, seat) == EXCEED.hide(table, seat)
    assert EXCEED.view(world, seat) == EXCEED.view(table, seat)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("pair", PAIRS)
def test_odd_fighters_lose_no_card_and_keep_their_secrets_and_places(pair: tuple[str, str], edition: str) -> None:
    one, other = pair
    for seed in sampled(range(3), 1, f"seeds of {pair} by {edition}"):
        table = EXCEED.start(seed, setup_of((ODD[one], ODD[other]), edition))
        dealt = Counter(cards(EXCEED, table))
        stream = Stream(seed)
        while table.asks:
            ask = table.asks[0]
            EXCEED.answer(table, ask.seat, stream.below(len(ask.options)))
            assert Counter(cards(EXCEED, table)) == dealt
            _imagined_alike(table, stream)
            low, high = sorted(table.sides, key=low_end)
            assert 1 <= low_end(low) <= high_end(low) < low_end(high) <= high_end(high) <= table.book.spaces
        assert table.winner in (0, 1)
