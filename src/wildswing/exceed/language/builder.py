"""Builds nodes from the tree of the grammar: a table says what each construction becomes."""

from collections.abc import Callable
from collections.abc import Sequence as Several
from enum import StrEnum
from typing import Any, Final, TypeVar

from lark import Token, Transformer, v_args
from lark.tree import Meta

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.bounds import HIGHEST
from wildswing.exceed.language.errors import Mistake, listed, nearest
from wildswing.exceed.language.look_reader import read_look
from wildswing.exceed.language.marks import boost_from, card_aside_from, card_from, token_from
from wildswing.exceed.language.words import first_form

T = TypeVar("T")

LONGEST_STYLE: Final = 80
"""Characters of the longest style."""

LONGEST_SHOWN: Final = 12
"""Digits of a number that are shown to whoever wrote it."""


class _Otherwise:
    """An `otherwise` that waits for its `if`."""

    def __init__(self, effect: n.Effect) -> None:
        self.effect = effect


class _Chain:
    """Steps joined by commas, while the tree is built: parentheses keep their own."""

    def __init__(self, steps: tuple[n.Effect, ...]) -> None:
        self.steps = steps


def _closed(chain: n.Effect | _Chain) -> n.Effect:
    return n.Together(chain.steps) if isinstance(chain, _Chain) else chain


def _joined(first: n.Effect, rest: n.Effect | _Chain) -> _Chain:
    return _Chain((first, *(rest.steps if isinstance(rest, _Chain) else (rest,))))


def _with_otherwise(conditional: n.If, effect: n.Effect) -> n.If:
    """Gives an `otherwise` to the last conditional of a row that has none."""
    inner = conditional.otherwise
    last = _with_otherwise(inner, effect) if isinstance(inner, n.If) else effect
    return n.If(conditional.guard, conditional.then, last)


def _only(kind: type[T], parts: Several[object]) -> T | None:
    return next((part for part in parts if isinstance(part, kind)), None)


def _all(kind: type[T], parts: Several[object]) -> tuple[T, ...]:
    return tuple([part for part in parts if isinstance(part, kind)])


def _card(kind: v.Kind, name: n.Named, *parts: Any) -> s.Card:
    marks: tuple[object, ...] = _only(tuple, parts) or ()
    stats: list[Any] = _only(list, parts) or []
    return card_from(kind, name, marks, stats, _all(n.Line, parts), _only(s.Boost, parts), _only(v.Motif, parts))


def _action(*parts: object) -> n.Action:
    name = _only(n.Named, parts)
    return n.Action(name.name if name else None, _only(n.Cost, parts), _only(v.Who, parts) or v.Who.YOU)


def _do_some(count: int, choice: n.Effect) -> n.Effect:
    """Lets several of a choice be done; a single instruction is a choice of one."""
    if count == 1:
        return choice
    return n.Choice(choice.options if isinstance(choice, n.Choice) and choice.count == 1 else (choice,), count)


def _range_bonus(sign: Token) -> n.Modify:
    low, high = sign.split("~")
    return n.Modify(v.Stat.RANGE, v.Change.ADD, (int(low), int(high)))


def _sort(*parts: object) -> n.Pile:
    return n.Pile(_all(v.Noun, parts), _all(v.Adjective, parts), _only(n.Named, parts))


def _attack_with(cards: n.Selection, *parts: object) -> n.ExtraAttack:
    return n.ExtraAttack(cards, free="for free" in parts, damage=_only(int, parts))


def _first_forms(words: Several[str]) -> str:
    return " ".join([first_form(word) for word in words])


def _move_to(*parts: Any) -> n.Move:
    *token, place = parts
    return n.Move(v.Verb.MOVE, place, *token)


def _move_spaces(*parts: Any) -> n.Move:
    *what, count = parts
    return n.Move(v.Verb.MOVE, count, *what)


def _remove(*parts: Any) -> n.Remove:
    count = next((part for part in parts if isinstance(part, int | n.Between)), 1)
    token = next(part for part in parts if isinstance(part, n.Named))
    return n.Remove(token, count, _only(n.Spot, parts))


def _pile(sort: n.Pile, *where: n.Where | v.Adjective) -> n.Pile:
    places = tuple([one for one in where if not isinstance(one, v.Adjective)])
    return n.Pile(sort.nouns, sort.adjectives + _all(v.Adjective, where), sort.name, places)


def _for_each(counted: n.Counted, *parts: Any) -> n.ForEach:
    *most, chain = parts
    return n.ForEach(counted, _closed(chain), *most)


BOOSTS: Final = n.Zone(v.Who.YOU, (v.ZoneName.BOOSTS,))

_SPACES: Final = {v.Lie.IN_RANGE: v.SpaceName.IN_RANGE, v.Lie.AHEAD: v.SpaceName.AHEAD_IN_RANGE}
_FREE_SPACES: Final = {v.Lie.IN_RANGE: v.SpaceName.FREE_IN_RANGE, v.Lie.AHEAD: v.SpaceName.FREE_AHEAD}

CONSTANTS: Final[dict[str, StrEnum]] = {
    "you": v.Who.YOU,
    "opponent": v.Who.OPPONENT,
    "your": v.Who.YOU,
    "opponents": v.Who.OPPONENT,
    "their": v.Who.OPPONENT,
    "normal_kind": v.Kind.NORMAL,
    "special_kind": v.Kind.SPECIAL,
    "ultra_kind": v.Kind.ULTRA,
    "printed_kind": v.Kind.PRINTED,
    "once_a_strike": v.Limit.STRIKE,
    "once_a_turn": v.Limit.TURN,
    "once_a_game": v.Limit.GAME,
    "has_set": v.Window.SET,
    "moves_by_action": v.Window.MOVES_BY_ACTION,
    "swings": v.Window.SWINGS,
    "reshuffles_by_action": v.Window.RESHUFFLES_BY_ACTION,
    "plays_boost": v.Window.PLAYS_BOOST,
    "has_acted": v.Window.ACTS,
    "changes_cards": v.Window.CHANGES,
    "seals": v.Window.SEALS,
    "would_lose": v.Window.WOULD_LOSE,
    "would_draw": v.Window.WOULD_DRAW,
    "stop": v.Simple.STOP,
    "hit_again": v.Simple.HIT_AGAIN,
    "this_is_sustained": v.Fact.SUSTAINED,
    "gain_advantage": v.Simple.ADVANTAGE,
    "another_action": v.Simple.ANOTHER_ACTION,
    "another_but_strike": v.Simple.ANOTHER_BUT_STRIKE,
    "exceed": v.Simple.EXCEED,
    "exceed_paid": v.Simple.EXCEED_PAID,
    "revert": v.Simple.REVERT,
    "skip_draw": v.Simple.SKIP_DRAW,
    "swing_again": v.Simple.SWING,
    "ban_stunned": v.Ban.STUNNED,
    "ban_moved": v.Ban.MOVED,
    "ban_hit": v.Ban.HIT,
    "ban_move": v.Ban.MOVE,
    "ban_draw": v.Ban.DRAW,
    "ban_boost": v.Ban.BOOST,
    "ban_exceed": v.Ban.EXCEED,
    "ex": v.Quality.EX,
    "critical": v.Quality.CRITICAL,
    "invalid": v.Quality.INVALID,
    "nonlethal": v.Quality.NONLETHAL,
    "this_strike": v.Until.STRIKE,
    "this_turn": v.Until.TURN,
    "until_next_turn": v.Until.NEXT_TURN,
    "until_next_end": v.Until.NEXT_TURN_END,
    "this_game": v.Until.GAME,
    "any_space": v.SpaceName.ANY,
    "maximum_range": v.SpaceName.MAXIMUM_RANGE,
    "value_x": v.Measure.X,
    "x": v.Measure.X,
    "each_of_them": v.Tally.THEM,
    "space_moved": v.Tally.MOVED,
    "space_between": v.Tally.RANGE,
    "free_space_between": v.Tally.BETWEEN,
    "damage_dealt": v.Measure.DAMAGE,
    "damage_taken": v.Measure.DAMAGE_TAKEN,
    "armor_spent": v.Measure.ARMOR_SPENT,
    "this": v.Ref.THIS,
    "it": v.Ref.IT,
    "them": v.Ref.THEM,
    "the_others": v.Ref.OTHERS,
    "own_attack": v.Ref.ATTACK,
    "in_play": v.Spot.IN_PLAY,
    "in_opponents_space": v.Spot.OPPONENTS_SPACE,
    "of_yours": v.Spot.YOURS,
    "with_named_range": v.Adjective.OF_NAMED_RANGE,
    "reaching": v.Adjective.REACHING,
    "hand": v.ZoneName.HAND,
    "gauge": v.ZoneName.GAUGE,
    "deck_zone": v.ZoneName.DECK,
    "discard_pile": v.ZoneName.DISCARD,
    "aside_cards": v.ZoneName.ASIDE,
    "sealed_cards": v.ZoneName.SEALED,
    "overdrive_cards": v.ZoneName.OVERDRIVE,
    "boosts": v.ZoneName.BOOSTS,
    "transformations": v.ZoneName.TRANSFORMATIONS,
    "strike_now": v.Fact.STRIKE_NOW,
    "you_did": v.Fact.YOU_DID,
    "they_did": v.Fact.THEY_DID,
    "initiated": v.Deed.INITIATED,
    "was_hit": v.Deed.WAS_HIT,
    "moved": v.Deed.MOVED,
    "canceled": v.Deed.CANCELED,
    "reshuffled_this_turn": v.Deed.RESHUFFLED,
    "drew": v.Deed.DREW,
    "stunned": v.Status.STUNNED,
    "is_exceeded": v.Status.EXCEEDED,
    "in_range": v.Status.IN_RANGE,
    "at_most": v.Comparison.AT_MOST,
    "at_least": v.Comparison.AT_LEAST,
    "less_than": v.Comparison.LESS,
    "more_than": v.Comparison.MORE,
    "exactly": v.Comparison.EXACTLY,
}
"""The constructions without a variable part."""

PLAYED: Final = {
    None: v.Window.HAS_PLAYED_BOOST,
    v.BoostKind.INSTANT: v.Window.HAS_PLAYED_INSTANT,
    v.BoostKind.CONTINUOUS: v.Window.HAS_PLAYED_CONTINUOUS,
}
"""The events of having played a boost, of a kind if it is said."""

HAPPENED: Final = {"this": v.Fact.STRIKE_THIS_TURN, "last": v.Fact.STRIKE_LAST_TURN}
"""The turns in which a strike may have happened."""

MAKERS: Final[dict[str, Callable[..., object]]] = {
    # Words.
    "window": lambda word: v.Window(first_form(word)),
    "move_verb": lambda word: v.Verb(first_form(word)),
    "effort": lambda word: v.Effort(first_form(word)),
    "resource": v.Resource,
    "stat": v.Stat,
    "adjective": lambda *words: v.Adjective(" ".join(words)),
    "made": v.Made,
    "noun": lambda word: v.Noun(first_form(word)),
    "boost_kind": lambda word: v.BoostKind(first_form(word)),
    "suffered": lambda *words: v.Window(f"is {_first_forms(words)}"),
    "act": lambda *words: v.Window(_first_forms(words)),
    "harm": lambda *words: len(words) > 1,
    "motion": lambda *words: len(words) > 1,
    "which": HAPPENED.get,
    "outcome": lambda word: v.Fact(f"it {first_form(word)}"),
    # Files and cards.
    "normals": lambda edition, *cards: s.Normals(edition, cards),
    "level": v.Difficulty,
    "difficulty": lambda level: {"difficulty": level},
    "starting_life": lambda life: {"starting_life": life},
    "hand_limit": lambda cards: {"hand_limit": cards},
    "starting_hand": lambda cards: {"more_starting_cards": cards},
    "exceed_cost": lambda gauge, *discounts: {"exceed": s.ExceedCost(gauge, discounts)},
    "discount_per": s.Discount,
    "discount_on": s.Discount,
    "no_exceed_action": lambda: {"exceed": None},
    "token": lambda name, marks=(): token_from(name, marks),
    "both_sides": lambda: "both_sides",
    "basic_side": lambda: "basic",
    "exceeded_side": lambda: "exceeded",
    "marks": lambda *marks: marks,
    "cost": n.Cost,
    "set_aside": lambda: "set aside",
    "starts_sealed": s.Sealed,
    "face_down": lambda: "face down",
    "starting_at": lambda ahead: n.AtRange(ahead, ahead),
    "cancelable": lambda: "cancelable",
    "one_range": lambda bound: (bound, bound),
    "span_range": lambda low, high: (low, high),
    "nothing": lambda: None,
    "value_stat": lambda stat=v.Stat.RANGE: stat,
    "range_value": lambda value: (v.Stat.RANGE, value),
    "stat_value": lambda stat, value: (stat, value),
    "stats": lambda *values: list(values),
    "card": _card,
    "card_aside": card_aside_from,
    "boost": lambda name, marks, *lines: boost_from(name, marks, lines),
    # Triggers and guards.
    "your_window": n.Trigger,
    "before_each": lambda: n.Trigger(v.Window.BEFORE, v.Who.EITHER),
    "before_theirs": lambda: n.Trigger(v.Window.BEFORE, v.Who.OPPONENT),
    "after_each": lambda: n.Trigger(v.Window.AFTER, v.Who.EITHER),
    "turn_start": lambda who: n.Trigger(v.Window.TURN_START, who),
    "turn_end": lambda: n.Trigger(v.Window.TURN_END),
    "next_turn_end": lambda: n.Trigger(v.Window.NEXT_TURN_END),
    "each_turn_end": lambda: n.Trigger(v.Window.TURN_END, v.Who.EITHER),
    "strike_end": lambda: n.Trigger(v.Window.STRIKE_END),
    "about_to_set": lambda who: n.Trigger(v.Window.ABOUT_TO_SET, who),
    "action": _action,
    "played": v.BoostKind,
    "has_played": lambda kind=None: PLAYED[kind],
    "player_event": lambda who, window: n.Trigger(window, who),
    "passes": lambda _other: v.Window.PASSES,
    "spends": lambda resource: v.Window(f"spend {resource}"),
    "attack_is_invalid": lambda who: n.Trigger(v.Window.INVALID, who),
    "space_entered": lambda: n.Trigger(v.Window.ENTERS, v.Who.EITHER),
    "leaves_play": lambda: n.Trigger(v.Window.LEAVES),
    "if_guard": n.Guard,
    "unless_guard": lambda condition: n.Guard(condition, unless=True),
    # How instructions are put together.
    "otherwise": lambda chain: _Otherwise(_closed(chain)),
    "together": _joined,
    "item": _closed,
    "conditional": lambda guard, chain: n.If(guard, _closed(chain)),
    "for_each": _for_each,
    "may": n.May,
    "do_some": _do_some,
    "by_opponent": n.By,
    "opponent_may": lambda effect: n.By(n.May(effect)),
    "in_turns": lambda effect: n.InTurns(n.May(effect)),
    "choice": lambda *options: options[0] if len(options) == 1 else n.Choice(options),
    # Movement.
    "move": n.Move,
    "move_from": lambda verb, amount, token: n.Move(verb, amount, origin=token),
    "move_to": _move_to,
    "move_spaces": _move_spaces,
    "swap": lambda *parts: n.Swap(
        next((part for part in parts if isinstance(part, n.Named)), None),
        tuple([part for part in parts if isinstance(part, n.Zone)]),
    ),
    "put_on": lambda cards, place, token=None: (
        n.Put(cards, BOOSTS, place=place) if cards is v.Ref.THIS and token is None else n.PlaceOn(cards, place, token)
    ),
    "put_fighters": lambda: n.PlaceOn(None, v.SpaceName.STARTING),
    "remove": _remove,
    "take_up": n.Occupy,
    # Numbers.
    "bonus": lambda sign, stat: n.Modify(stat, v.Change.ADD, int(sign)),
    "bonus_x": lambda stat: n.Modify(stat, v.Change.ADD, v.Measure.X),
    "malus_x": lambda stat: n.Modify(stat, v.Change.SUBTRACT, v.Measure.X),
    "range_bonus": _range_bonus,
    "raised": lambda sign, *efforts: n.Raise(int(sign), efforts),
    "lose_all": lambda stat: n.Modify(stat, v.Change.LOSE),
    "ignore": lambda stat: n.Modify(stat, v.Change.IGNORE),
    "total_is": lambda stat, amount: n.Modify(stat, v.Change.REPLACE, amount),
    "printed_is": lambda stat, amount: n.Modify(stat, v.Change.PRINTED, amount),
    "x_is": n.SetX,
    "x_more": lambda more: n.SetX(more, more=True),
    "gain_life": n.Life,
    "life_is": lambda amount: n.Life(amount, becomes=True),
    "take_damage": n.Damage,
    "attacks_take": n.Spare,
    "attacks_leave": lambda life: n.Spare(life, left=True),
    "damage_discards": n.Mill,
    "stop_after": n.Stride,
    "no_hand_limit": n.NoHandLimit,
    "spend": n.Spend,
    "gain_tokens": n.Collect,
    "spend_tokens": lambda amount, token: n.Collect(amount, token, spends=True),
    "spend_all_tokens": lambda token: n.Collect(None, token, spends=True),
    "exchange": n.Exchange,
    "other_price": n.OtherPrice,
    "free_force": n.FreeForce,
    "spend_all": lambda resource: n.Spend(None, resource),
    # Attacks, texts, rules.
    "attack_becomes": n.Become,
    "turn_face_up": lambda owner: n.Become(owner, v.Quality.FACE_UP),
    "attack_hits": lambda owner: n.Become(owner, v.Quality.HITS),
    "attack_misses": lambda owner: n.Become(owner, v.Quality.MISSES),
    "attack_unpaid": lambda owner: n.Become(owner, v.Quality.UNPAID),
    "attack_gains": lambda owner, text: n.Grant(text, attack=owner),
    "attack_borrows": n.Borrow,
    "repeat_all": n.Repeat,
    "repeat_printed": lambda more: n.Repeat(more, printed=True),
    "gain_text": n.Grant,
    "struck_face_up": lambda: "face up",
    "struck_with": n.Strike,
    "struck_with_ex": lambda: n.Strike(ex=True),
    "struck_after": lambda: n.Strike(opponent_sets_first=True),
    "for_free": lambda: "for free",
    "attack_with": _attack_with,
    "attack_from": n.Origin,
    "attack_from_space": n.Origin,
    "set_from": lambda zone: n.SetAttack(v.Ref.THIS, zone),
    "set_some": lambda cards, *openly: n.SetAttack(
        cards, None if isinstance(cards, n.Named) else cards.pile.where[0], face_up=bool(openly)
    ),
    "set_beside": n.SetBeside,
    "secret_area": n.Secret,
    "cannot": lambda ban: n.Cannot(ban) if isinstance(ban, v.Ban) else ban,
    "ban_pass": lambda other: n.Cannot(v.Ban.PASS, other if isinstance(other, n.Named) else None),
    "ban_hit_counted": lambda rate: n.Cannot(v.Ban.HIT, at=n.AtRange(0, 0, counted=rate)),
    "token_stays": lambda token: n.Cannot(v.Ban.REMOVED, token),
    "this_stays": lambda: n.Cannot(v.Ban.DISCARDED),
    "this_is_barred": lambda: n.Cannot(v.Ban.PLAYED),
    "must_swing": lambda: n.Must(v.Duty.WILD_SWING),
    "must_set_named": lambda: n.Must(v.Duty.SET_NAMED),
    "this_costs": n.Costs,
    "this_costs_less": lambda amount, resource: n.Costs(amount, resource, less=True),
    "cheaper": n.Cheaper,
    # Cards on the move.
    "draw": n.Draw,
    "draw_any": lambda: n.Draw(n.Between(0, None)),
    "draw_bottom": lambda amount: n.Draw(amount, bottom=True),
    "draw_to": lambda amount: n.Draw(amount, to=True),
    "discard": lambda cards: n.Put(cards, n.DISCARD_PILE),
    "seal": lambda cards: n.Put(cards, n.SEALED_CARDS),
    "seal_discarded": n.Divert,
    "laid_face_down": lambda: True,
    "put_into": lambda cards, *rest: n.Put(cards, rest[-1], face_down=len(rest) > 1),
    "put_into_owners_hand": lambda cards: n.Put(cards, n.OWNERS_HAND),
    "put_on_top": lambda cards, zone: n.Put(cards, zone, v.Side.TOP),
    "put_under": lambda cards: n.Put(cards, n.UNDER_THIS),
    "cards_under": lambda: n.UNDER_THIS,
    "put_on_bottom": lambda cards, zone: n.Put(cards, zone, v.Side.BOTTOM),
    "shuffle_into": lambda cards, zone: n.Put(cards, zone, v.Side.SHUFFLED),
    "shuffle": n.ShuffleDeck,
    "reveal": n.Show,
    "look_at": lambda cards: n.Show(cards, privately=True),
    "name_a": n.NameOne,
    "name_range": lambda: n.NameOne(v.Stat.RANGE),
    "play": lambda cards, *free: n.Play(cards, free=bool(free)),
    "boost_from": n.BoostFrom,
    "sustain": n.Sustain,
    # Which cards.
    "some_of_them": lambda quantity: n.Cards(quantity, v.Ref.THEM),
    "some_cards": n.Cards,
    "top_card": lambda sort, zone: n.Top(1, sort, zone),
    "top_cards": n.Top,
    "bottom_card": lambda sort, zone: n.Top(1, sort, zone, bottom=True),
    "sort": _sort,
    "copies_of": lambda *parts: _sort(*parts, v.Adjective.SAME_NAMED),
    "copies_of_it": lambda: _sort(v.Noun.CARD, v.Adjective.COPY_OF_IT),
    "copies_of_attack": lambda who: _sort(
        v.Noun.CARD, v.Adjective.COPY_OF_YOURS if who is v.Who.YOU else v.Adjective.COPY_OF_THEIRS
    ),
    "with_its": lambda stat: v.Adjective(f"with its {stat}"),
    "pile": _pile,
    "zone": lambda owner, *names: n.Zone(owner, names),
    # Amounts.
    "span": n.Between,
    "up_to": lambda high: n.Between(0, high),
    "any_number": lambda: n.Between(0, None),
    "all_there_are": lambda: n.AllBut(0),
    "all_but": n.AllBut,
    "per": n.Per,
    "owner_total": n.Total,
    "owner_printed": lambda owner, stat: n.Total(owner, stat, printed=True),
    "its_total": lambda stat: n.Total(None, stat),
    "all_bonuses": lambda owner, stat: n.Total(owner, stat, bonuses=v.Bonuses.ALL),
    "positive_bonuses": lambda owner, stat: n.Total(owner, stat, bonuses=v.Bonuses.POSITIVE),
    "spaces_behind": n.SpacesBehind,
    "life_total": lambda owner: n.Total(owner, v.Resource.LIFE),
    "resource_spent": lambda resource: n.Result(resource, v.Made.SPENT),
    "spent_this_turn": n.SpentThisTurn,
    "cards_made": n.Result,
    "every": n.Every,
    "cards_reaching": lambda noun, made: n.Result(noun, made, reaching=True),
    "one_reach": lambda number: n.AtRange(number, number),
    "span_reach": n.AtRange,
    # Where things lie.
    "a_space": lambda spot: _SPACES[spot.lie],
    "free_space": lambda spot: _FREE_SPACES[spot.lie],
    "players_space": lambda who: v.SpaceName.YOURS if who is v.Who.YOU else v.SpaceName.OPPONENTS,
    "spot_in_range": lambda: n.Spot(v.Lie.IN_RANGE),
    "spot_ahead": lambda: n.Spot(v.Lie.AHEAD),
    "spot_in_play": lambda: n.Spot(v.Lie.IN_PLAY),
    "spot_with": lambda who: n.Spot(v.Lie.WITH, who),
    "spot_free": lambda: n.Spot(v.Lie.FREE),
    "spot_past": lambda who: n.Spot(v.Lie.PAST, who),
    "spot_passed": lambda: n.Spot(v.Lie.PASSED),
    "spot_between": lambda: n.Spot(v.Lie.BETWEEN),
    "spot_covers": lambda: n.Spot(v.Lie.COVERS),
    "tokens_at": n.TokensAt,
    "tokens_held": n.TokensHeld,
    "token_lies": n.Lies,
    "this_lies": lambda spot: n.Lies(v.Ref.THIS, spot),
    # Conditions.
    "both": lambda *conditions: n.Both(conditions),
    "any_of": lambda *conditions: n.AnyOf(conditions),
    "did": n.Did,
    "passed": lambda _other: v.Deed.PASSED,
    "stands": n.Stands,
    "stands_on": lambda who, *spaces: n.StandsOn(who, spaces),
    "it_is": n.ItIs,
    "holds_one": lambda who, pile: n.Holds(who, 1, pile),
    "holds_none": lambda who, pile: n.Holds(who, 0, pile),
    "holds_many": n.Holds,
    "holds_compared": lambda who, how, count, pile: n.Holds(who, count, pile, how),
    "holds_tokens": lambda who, *rest: n.HoldsTokens(who, *rest[-2:], *rest[:-2]),
    "holds_more": lambda who, pile, _other: n.HoldsMore(who, pile),
    "moved_far": lambda who, by_anybody, spaces, within: n.MovedFar(who, spaces, within, by_anybody),
    "before_the_strike": lambda: False,
    "in_this_strike": lambda: True,
    "attack_hit": n.AttackHit,
    "attack_is": n.AttackIs,
    "attack_is_a": n.AttackIs,
    "attack_is_swing": lambda owner: n.AttackIs(owner, v.Quality.WILD_SWING),
    "attack_is_from": n.AttackIs,
    "attack_was_face_up": lambda owner: n.AttackIs(owner, v.Quality.FACE_UP),
    "compare": n.Compare,
}
"""What the other constructions become, from their parts; one with a single part and no entry is that part."""


def place_of(part: Meta | Token) -> n.At:
    """Returns where a part of the text begins."""
    return n.At(part.line or 0, part.column or 0)


def _number(token: Token) -> int:
    if len(token.lstrip("0")) > len(str(HIGHEST)):
        shown = token if len(token) <= LONGEST_SHOWN else f"{token[:LONGEST_SHOWN]}…"
        raise Mistake(place_of(token), f"{shown} is too high; no number of a fighter is above {HIGHEST}.")
    return int(token)


def _numbered(extent: n.AtRange | v.SpaceName | v.Fact, meta: Meta) -> n.AtRange:
    if not isinstance(extent, n.AtRange):
        raise Mistake(place_of(meta), 'the maximum range is no number here; write one, such as "at range 3".')
    return extent


@v_args(meta=True, inline=True)
class Builder(Transformer[Token, Any]):
    """Turns a tree into a `Sheet`, from the leaves up; methods are for what needs its place in the file."""

    def __default__(self, data: str, children: list[Any], meta: Meta) -> Any:
        if data in CONSTANTS:
            return CONSTANTS[data]
        if data in MAKERS:
            return MAKERS[data](*children)
        (only,) = children
        return only

    def __default_token__(self, token: Token) -> Any:
        match token.type:
            case "INT":
                return _number(token)
            case "STRING":
                return n.Named(token[1:-1], place_of(token))
            case "NAME" | "PHRASES":
                return n.Named(token.strip(), place_of(token))
        return token

    def fighter(self, _meta: Meta, name: n.Named, edition: v.Edition, *parts: Any) -> s.Fighter:
        """Gathers the facts, sides and cards."""
        facts: dict[str, Any] = {key: value for part in parts if isinstance(part, dict) for key, value in part.items()}
        for side, at, lines in [part for part in parts if isinstance(part, tuple)]:
            if side in facts:
                raise Mistake(at, f'"{side.replace("_", " ")}" stands twice; write its lines under one heading.')
            facts[side] = lines
        return s.Fighter(name.name, edition, tokens=_all(s.Token, parts), cards=_all(s.Card, parts), **facts)

    def edition_name(self, _meta: Meta, name: n.Named) -> v.Edition:
        """Finds an edition by its name."""
        known = [edition.value for edition in v.Edition]
        if name.name not in known:
            quoted = listed([f'"{edition}"' for edition in known])
            raise Mistake(name.at, f'no edition is called "{name.name}"; write {quoted}.{nearest(name.name, known)}')
        return v.Edition(name.name)

    def style(self, _meta: Meta, words: n.Named) -> dict[str, object]:
        """Keeps a style that fits into a line of a table."""
        if not 1 <= len(words.name) <= LONGEST_STYLE:
            raise Mistake(
                words.at, f"a style is one line of 1 to {LONGEST_STYLE} characters, and this has {len(words.name)}."
            )
        return {"style": words.name}

    def look(self, _meta: Meta, phrases: n.Named) -> dict[str, object]:
        """Reads the phrases of a look."""
        return {"look": read_look(phrases)}

    def motif(self, _meta: Meta, name: n.Named) -> v.Motif:
        """Finds a motif by its name."""
        known = [motif.value for motif in v.Motif]
        if name.name not in known:
            raise Mistake(
                name.at, f'no motif is called "{name.name}"; write {listed(known)}.{nearest(name.name, known)}'
            )
        return v.Motif(name.name)

    def deck_total(self, meta: Meta, cards: int) -> dict[str, object]:
        """Keeps the total with its place."""
        return {"deck": s.DeckTotal(cards, place_of(meta))}

    def side(self, meta: Meta, name: str, *lines: n.Line) -> tuple[str, n.At, tuple[n.Line, ...]]:
        """Keeps a side with its place."""
        return name, place_of(meta), lines

    def move_not_past(self, meta: Meta, verb: v.Verb, amount: n.Amount, barrier: v.Who | n.Named) -> n.Move:
        """Makes a movement that ends on a token, or a pull that stops beside the puller.

        Movements of one's own have words of their own for stopping beside the opponent.
        """
        if isinstance(barrier, n.Named):
            return n.Move(verb, amount, stop=barrier)
        if verb is not v.Verb.PULL:
            raise Mistake(
                place_of(meta), f'only a pull can be "but not past", and "close" never passes; write "{verb} 2".'
            )
        return n.Move(v.Verb.PULL_SHORT, amount)

    def move_to_range(self, meta: Meta, verb: v.Verb, extent: n.AtRange | v.SpaceName) -> n.Move:
        """Makes a movement that ends at one range."""
        if isinstance(extent, n.AtRange) and extent.low != extent.high:
            raise Mistake(place_of(meta), f'a movement leads to one range; write "{verb} to range {extent.low}".')
        return n.Move(verb, extent)

    def put_at_range(self, meta: Meta, cards: n.Selection, extent: n.AtRange | v.SpaceName) -> n.PlaceOn:
        """Puts a token at a certain range."""
        return n.PlaceOn(cards, _numbered(extent, meta))

    def distance(
        self, meta: Meta, extent: n.AtRange | v.SpaceName, source: v.Who | n.Named | None = None
    ) -> n.AtRange | v.Fact:
        """Makes a distance; the maximum range is always that of one's own attack."""
        if source is None and not isinstance(extent, n.AtRange):
            return v.Fact.MAXIMUM_RANGE
        reach = _numbered(extent, meta)
        return n.AtRange(reach.low, reach.high, source)

    def spot_near(self, meta: Meta, distance: n.AtRange | v.Fact) -> n.Spot:
        """Makes a place at a certain range."""
        return n.Spot(v.Lie.NEAR, distance=_numbered(distance, meta))

    def ban_hit_at(self, meta: Meta, distance: n.AtRange | v.Fact) -> n.Cannot:
        """Makes a ban on being hit from a certain range."""
        return n.Cannot(v.Ban.HIT, at=_numbered(distance, meta))

    def you_spent(self, meta: Meta, resource: v.Resource, in_strike: bool | None = None) -> n.DidSpend:
        """Makes a condition about the payment just made, or about all of this strike."""
        if in_strike is False:
            raise Mistake(place_of(meta), f'nobody remembers that; write "you spent {resource} this strike".')
        return n.DidSpend(resource, in_strike=bool(in_strike))

    def multiply(self, meta: Meta, bonuses: n.Total, times: int) -> n.Modify:
        """Multiplies the performer's own bonuses."""
        if bonuses.owner is not v.Who.YOU:
            raise Mistake(
                place_of(meta), f'everybody multiplies their own; write "multiply your {bonuses.stat} bonuses".'
            )
        change = v.Change.MULTIPLY if bonuses.bonuses is v.Bonuses.ALL else v.Change.MULTIPLY_POSITIVE
        return n.Modify(v.Stat(bonuses.stat), change, times)

    def strike(self, meta: Meta, *parts: n.Strike | str) -> n.Strike:
        """Makes a strike; face up is one with any attack or with certain cards."""
        weapon = _only(n.Strike, parts) or n.Strike()
        if "face up" not in parts:
            return weapon
        if weapon.ex or weapon.opponent_sets_first:
            raise Mistake(
                place_of(meta), 'a strike is face up with any attack or with certain cards; write "strike face up".'
            )
        return n.Strike(weapon.cards, face_up=True)

    def standing(self, meta: Meta, effect: n.Effect) -> n.Line:
        """Makes a line without trigger."""
        return n.Line(None, effect, at=place_of(meta))

    def standing_if(self, meta: Meta, guard: n.Guard, effect: n.Effect) -> n.Line:
        """Makes a line without trigger that stands under a condition."""
        return n.Line(None, effect, guard, at=place_of(meta))

    def triggered(self, meta: Meta, trigger: n.Trigger | n.Action, *parts: Any) -> n.Line:
        """Makes a line with a trigger."""
        *heads, effect = parts
        return n.Line(trigger, effect, _only(n.Guard, heads), _only(v.Limit, heads), at=place_of(meta))

    def sequence(self, meta: Meta, *items: Any) -> n.Effect:
        """Makes a sequence, in which each `otherwise` finds its `if`."""
        steps: list[n.Effect] = []
        for item in items:
            last = steps[-1] if steps else None
            if not isinstance(item, _Otherwise):
                steps.append(item)
            elif isinstance(last, n.If):
                steps[-1] = _with_otherwise(last, item.effect)
            else:
                raise Mistake(place_of(meta), '"otherwise" needs an "if" or "unless" right before it.')
        return steps[0] if len(steps) == 1 else n.Sequence(tuple(steps))
