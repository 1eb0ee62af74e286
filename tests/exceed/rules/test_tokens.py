"""Tokens that start in play, move, come in copies and are measured from; and what else came with them."""

import pytest

from tests.exceed.rules.test_texts import PLAIN, attack, boost, fighter, struck
from tests.exceed.stage import Stage, side, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import setup_of
from wildswing.exceed.rules.setup import lay_out
from wildswing.kernel.state import SPECTATOR

TOK = "Tok"
SPIKES = "Spike (3 copies)"
SPIKE = "Spike"


def played(line: str, token: str, *spaces: int, at: int = 4, other: int = 7, life: int = 30) -> Stage:
    """Returns a game in which an instant boost with a line has just been played."""
    name = token.partition(" (")[0]
    one = side("Trick", space=at, life=life, tokens=[(name, space) for space in spaces])
    game = stage_of((fighter(boost(line), token=token), PLAIN), one, side(space=other), "standard")
    return game.answer("Boost Trickery")


@pytest.mark.parametrize(("seat", "space"), [(0, 5), (1, 5)])
def test_a_token_starts_ahead_of_its_fighter(seat: int, space: int) -> None:  # EX-NOTION-TOKEN-01
    text = fighter(token=f"{TOK} (starting at range 2)\ntoken Other")
    texts = (text, PLAIN) if seat == 0 else (PLAIN, text)
    assert lay_out(setup_of(texts, "standard"), 0).sides[seat].tokens == (space, 0)


def test_equal_tokens_lie_in_the_same_order_however_they_came_there() -> None:  # EX-NOTION-TOKEN-03
    line = f'now: put "{SPIKE}" on any space; put "{SPIKE}" on any space.'
    ways = [("Space 2", "One", "Space 8"), ("Space 8", "One", "Space 2")]
    one, other = [played(line, SPIKES).answer(*way).sides[0].tokens for way in ways]
    assert one == other
    assert sorted(one) == [0, 2, 8]


def test_a_token_may_be_put_by_moving_one_in_play() -> None:  # EX-NOTION-TOKEN-03
    game = played(f'now: put "{SPIKE}" on any space.', SPIKES, 2, 6)
    assert sorted(game.answer("The one on space 6", "Space 6").sides[0].tokens) == [0, 2, 6]
    game = played(f'now: put "{SPIKE}" on any space.', SPIKES, 2, 6)
    assert "Space 2" not in game.answer("The one on space 6").labels


def test_everybody_sees_which_of_equal_tokens_was_picked() -> None:  # EX-NOTION-TOKEN-15
    game = played(f'now: put "{SPIKE}" on any space.', SPIKES, 2, 6)
    there, new = [game.copy().answer(pick).table for pick in ("The one on space 6", "One")]
    for seat in (1, SPECTATOR):
        assert EXCEED.view(there, seat).pending[0].endswith(", the one on space 6")
        assert EXCEED.view(new, seat).pending[0].endswith(", one that is out of play")


@pytest.mark.parametrize(
    ("spot", "spaces", "life"),
    [
        ("in play", (9,), 12),
        ("in play", (), 10),
        ("past the opponent", (8,), 12),
        ("past the opponent", (7,), 10),
        ("past you", (2,), 12),
        ("between both fighters", (5,), 12),
        ("between both fighters", (4, 7, 9), 10),
        ("in your space", (4,), 12),
        ("in the opponent's space", (4, 7), 12),
        ("on a free space", (4, 7), 10),
        ("on a free space", (4, 5), 12),
        ("at range 1 from the opponent", (6,), 12),
        ("at range 1 from the opponent", (7, 5), 10),
        ("at range 2-3 from you", (1, 4), 12),
        ("at range 2-3 from you", (8,), 10),
    ],
)
def test_how_a_token_lies(spot: str, spaces: tuple[int, ...], life: int) -> None:
    """EX-NOTION-TOKEN-02, EX-NOTION-TOKEN-05: any one of them will do, seen from space 4 with the opponent on 7."""
    game = played(f'now: if "{SPIKE}" is {spot}, gain 2 life.', SPIKES, *spaces, life=10)
    assert game.lives[0] == life


@pytest.mark.parametrize(("token", "end"), [(6, 6), (9, 8), (2, 8), (7, 8), (4, 8)])
def test_a_movement_not_past_a_token_ends_on_it(token: int, end: int) -> None:
    """EX-NOTION-TOKEN-08: from 4 past the opponent on 7 to 8 else; a token under a fighter stops nobody."""
    assert played(f'now: advance 3 but not past "{TOK}".', TOK, token).spaces[0] == end


@pytest.mark.parametrize(("space", "life"), [(4, 10), (5, 12), (6, 12), (8, 12), (9, 12)])
def test_what_lies_under_a_wide_opponent_is_passed_too(space: int, life: int) -> None:
    """EX-NOTION-TOKEN-07: from 4 to 5, and over the opponent on 6 to 8 to 9."""
    text = fighter(boost(f'now: advance 2; for each "{SPIKE}" passed: gain 2 life.'), token=SPIKES)
    game = stage_of((text, PLAIN), side("Trick", space=4, life=10, tokens=[(SPIKE, space)]), side(space=7), "standard")
    game.sides[1].width = 3
    game.answer("Boost Trickery")
    assert (game.spaces[0], game.lives[0]) == (9, life)


@pytest.mark.parametrize(("token", "life"), [(9, 12), (5, 12), (8, 10), ((), 10)])
def test_a_range_is_measured_from_a_token(token: int | tuple[int, ...], life: int) -> None:  # EX-NOTION-TOKEN-09
    spaces = token if isinstance(token, tuple) else (token,)
    assert played(f'now: if at range 2 from "{TOK}", gain 2 life.', TOK, *spaces, life=10).lives[0] == life


@pytest.mark.parametrize(("gauge", "space", "offered"), [(2, 5, True), (2, 4, False), (3, 4, True), (1, 5, False)])
def test_exceeding_costs_less_on_a_space(gauge: int, space: int, offered: bool) -> None:  # EX-NOTION-TOKEN-12
    text = PLAIN.replace("exceed costs 2 gauge", "exceed costs 3 gauge, 1 less on space 5")
    one = side("Dive", space=space, gauge=["Cross", "Cross", "Sweep"][:gauge])
    labels = stage_of((text, PLAIN), one, side(), "standard").labels
    assert any(label.startswith("Exceed") for label in labels) is offered


def test_before_the_opponents_attack_that_player_decides() -> None:
    """EX-NOTION-BEFORE-01: whose attack it is may let it miss, and keeps the card."""
    text = fighter(
        says=("before the opponent's attack: may (your attack cannot hit; put your attack into your gauge).",)
    )
    for answer, life, gauge in (("Your attack", 30, ["Grasp"]), ("Do not", 27, ["Grasp"])):
        game = stage_of((text, PLAIN), side("Block", space=6), side("Grasp", space=7), "standard", turn=1)
        game = game.strike("Grasp", "Block").answer(answer)
        game = game if life == 30 else game.answer("Push 1")
        assert (game.lives[0] >= 30, game.names(1, "gauge")) == (life == 30, gauge)


@pytest.mark.parametrize(("own", "others", "life"), [(2, 6, 28), (6, 2, 30)])
def test_before_the_opponents_attack_a_token_is_the_other_players(own: int, others: int, life: int) -> None:
    """EX-NOTION-BEFORE-02: both have the token; the attacker, on 6, suffers for that of the defender alone."""
    text = fighter(
        says=(f'before the opponent\'s attack, if "{TOK}" is in your space: take 2 nonlethal damage.',), token=TOK
    )
    one = side("Sweep", space=6, tokens=[(TOK, own)])
    other = side("Block", space=9, tokens=[(TOK, others)])
    assert struck(text, text, one, other, "Sweep", "Block").lives[0] == life


@pytest.mark.parametrize(("spaces", "lives"), [((5,), (30, 30)), ((6,), (30, 28))])
def test_an_attack_that_cannot_hit_misses_while_a_text_says_so(spaces: tuple[int, ...], lives: tuple[int, int]) -> None:
    """EX-NOTION-MISS-01."""
    text = fighter(attack(f'unless "{TOK}" is in the opponent\'s space: your attack cannot hit.'), token=TOK)
    one = side("Blow", space=3, tokens=[(TOK, space) for space in spaces])
    assert struck(text, PLAIN, one, side("Sweep", space=6), "Blow", "Sweep").lives[1] == lives[1]


def test_a_movement_of_no_space_is_not_made_longer() -> None:  # EX-NOTION-RAISE-01
    says = ("may +1 to each advance/close.",)
    text = fighter(boost("now: advance 0; advance 1."), says=says)
    game = stage_of((text, PLAIN), side("Trick", space=3), side(space=8), "standard").answer("Boost Trickery")
    assert game.labels == ["Advance 1", "Advance 2"]
    assert game.answer("Advance 2").spaces[0] == 5


def test_everybody_sees_all_copies_of_a_token() -> None:  # EX-NOTION-TOKEN-02
    game = played("now: draw 1.", SPIKES, 2, 6)
    tokens = EXCEED.view(game.table, 1).sides[0].tokens
    assert tokens == ((SPIKE, 6), (SPIKE, 2), (SPIKE, 0))
