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
from wildswing.exceed.language.errors import Mistake, listed, nearest
from wildswing.exceed.language.look_reader import read_look
from wildswing.exceed.language.marks import boost_from, card_from, token_from
from wildswing.exceed.language.words import first_form

T = TypeVar("T")

LONGEST_STYLE: Final = 80
"""Characters of the longest style."""


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


def _action(*parts: n.Named | n.Cost) -> n.Action:
    name = _only(n.Named, parts)
    return n.Action(name.name if name else None, _only(n.Cost, parts))


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
    "has_set": v.Window.SET,
    "is_hit": v.Window.IS_HIT,
    "is_stunned": v.Window.IS_STUNNED,
    "exceeds": v.Window.EXCEEDS,
    "cancels": v.Window.CANCELS,
    "moves": v.Window.MOVES,
    "advances": v.Window.ADVANCES,
    "retreats": v.Window.RETREATS,
    "reshuffles_by_action": v.Window.RESHUFFLES_BY_ACTION,
    "plays_boost": v.Window.PLAYS_BOOST,
    "has_played_boost": v.Window.HAS_PLAYED_BOOST,
    "has_played_instant": v.Window.HAS_PLAYED_INSTANT,
    "would_lose": v.Window.WOULD_LOSE,
    "would_draw": v.Window.WOULD_DRAW,
    "stop": v.Simple.STOP,
    "gain_advantage": v.Simple.ADVANTAGE,
    "another_action": v.Simple.ANOTHER_ACTION,
    "another_but_strike": v.Simple.ANOTHER_BUT_STRIKE,
    "exceed": v.Simple.EXCEED,
    "revert": v.Simple.REVERT,
    "skip_draw": v.Simple.SKIP_DRAW,
    "ban_stunned": v.Ban.STUNNED,
    "ban_moved": v.Ban.MOVED,
    "ban_hit": v.Ban.HIT,
    "ban_move": v.Ban.MOVE,
    "ban_hit_by_named": v.Ban.HIT_BY_NAMED,
    "ex": v.Quality.EX,
    "critical": v.Quality.CRITICAL,
    "invalid": v.Quality.INVALID,
    "nonlethal": v.Quality.NONLETHAL,
    "this_strike": v.Until.STRIKE,
    "this_turn": v.Until.TURN,
    "any_space": v.SpaceName.ANY,
    "space_in_range": v.SpaceName.IN_RANGE,
    "space_ahead": v.SpaceName.AHEAD_IN_RANGE,
    "your_space": v.SpaceName.YOURS,
    "starting_spaces": v.SpaceName.STARTING,
    "bound_x": v.Measure.X,
    "value_x": v.Measure.X,
    "x": v.Measure.X,
    "each_of_them": v.Tally.THEM,
    "space_moved": v.Tally.MOVED,
    "space_between": v.Tally.RANGE,
    "value_range": v.Stat.RANGE,
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
    "hand": v.ZoneName.HAND,
    "gauge": v.ZoneName.GAUGE,
    "deck_zone": v.ZoneName.DECK,
    "discard_pile": v.ZoneName.DISCARD,
    "sealed_cards": v.ZoneName.SEALED,
    "boosts": v.ZoneName.BOOSTS,
    "transformations": v.ZoneName.TRANSFORMATIONS,
    "this_space_ahead": v.Fact.SPACE_AHEAD,
    "this_space_between": v.Fact.SPACE_BETWEEN,
    "strike_now": v.Fact.STRIKE_NOW,
    "strike_last_turn": v.Fact.STRIKE_LAST_TURN,
    "strike_this_turn": v.Fact.STRIKE_THIS_TURN,
    "you_did": v.Fact.YOU_DID,
    "they_did": v.Fact.THEY_DID,
    "it_passed": v.Fact.PASSED,
    "initiated": v.Deed.INITIATED,
    "was_hit": v.Deed.WAS_HIT,
    "moved": v.Deed.MOVED,
    "canceled": v.Deed.CANCELED,
    "reshuffled_this_turn": v.Deed.RESHUFFLED,
    "drew": v.Deed.DREW,
    "stunned": v.Status.STUNNED,
    "is_exceeded": v.Status.EXCEEDED,
    "in_range": v.Status.IN_RANGE,
}
"""The constructions without a variable part."""

MAKERS: Final[dict[str, Callable[..., object]]] = {
    # Words.
    "window": lambda word: v.Window(first_form(word)),
    "move_verb": lambda word: v.Verb(first_form(word)),
    "effort": lambda word: v.Effort(first_form(word)),
    "resource": v.Resource,
    "stat": v.Stat,
    "adjective": v.Adjective,
    "made": v.Made,
    "noun": lambda word: v.Noun(first_form(word)),
    "boost_kind": lambda word: v.BoostKind(first_form(word)),
    # Files and cards.
    "normals": lambda edition, *cards: s.Normals(edition, cards),
    "level": v.Difficulty,
    "difficulty": lambda level: {"difficulty": level},
    "starting_life": lambda life: {"starting_life": life},
    "hand_limit": lambda cards: {"hand_limit": cards},
    "starting_hand": lambda cards: {"more_starting_cards": cards},
    "exceed_cost": lambda gauge: {"exceed": s.ExceedCost(gauge)},
    "exceed_discount": lambda gauge, less, per: {"exceed": s.ExceedCost(gauge, less, per)},
    "no_exceed_action": lambda: {"exceed": None},
    "token": lambda name, marks=(): token_from(name, marks),
    "both_sides": lambda: "both_sides",
    "basic_side": lambda: "basic",
    "exceeded_side": lambda: "exceeded",
    "marks": lambda *marks: marks,
    "cost": n.Cost,
    "set_aside": lambda: "set aside",
    "face_down": lambda: "face down",
    "cancelable": lambda: "cancelable",
    "no_range": lambda: None,
    "one_range": lambda bound: (bound, bound),
    "span_range": lambda low, high: (low, high),
    "nothing": lambda: None,
    "range_value": lambda value: (v.Stat.RANGE, value),
    "stat_value": lambda stat, value: (stat, value),
    "stats": lambda *values: list(values),
    "card": _card,
    "boost": lambda name, marks, *lines: boost_from(name, marks, lines),
    # Triggers and guards.
    "your_window": n.Trigger,
    "before_each": lambda: n.Trigger(v.Window.BEFORE, v.Who.EITHER),
    "after_each": lambda: n.Trigger(v.Window.AFTER, v.Who.EITHER),
    "turn_start": lambda: n.Trigger(v.Window.TURN_START),
    "turn_end": lambda: n.Trigger(v.Window.TURN_END),
    "each_turn_end": lambda: n.Trigger(v.Window.TURN_END, v.Who.EITHER),
    "strike_end": lambda: n.Trigger(v.Window.STRIKE_END),
    "about_to_set": lambda who: n.Trigger(v.Window.ABOUT_TO_SET, who),
    "action": _action,
    "player_event": lambda who, window: n.Trigger(window, who),
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
    "for_each": lambda counted, chain: n.ForEach(counted, _closed(chain)),
    "may": n.May,
    "do_some": _do_some,
    "by_opponent": n.By,
    "opponent_may": lambda effect: n.By(n.May(effect)),
    "choice": lambda *options: options[0] if len(options) == 1 else n.Choice(options),
    # Movement.
    "move": n.Move,
    "move_from": lambda verb, amount, token: n.Move(verb, amount, origin=token),
    "move_to_maximum": lambda verb: n.Move(verb, v.SpaceName.MAXIMUM_RANGE),
    "move_to_range": lambda verb, away: n.Move(verb, n.AtRange(away, away)),
    "move_to": lambda place: n.Move(v.Verb.MOVE, place),
    "move_card": lambda cards, spaces: n.Move(v.Verb.MOVE, spaces, cards),
    "put_on": n.PlaceOn,
    "put_at_range": n.PlaceOn,
    "put_fighters": lambda place: n.PlaceOn(None, place),
    "remove": n.Remove,
    "take_up": n.Occupy,
    # Numbers.
    "bonus": lambda sign, stat: n.Modify(stat, v.Change.ADD, int(sign)),
    "bonus_x": lambda stat: n.Modify(stat, v.Change.ADD, v.Measure.X),
    "malus_x": lambda stat: n.Modify(stat, v.Change.SUBTRACT, v.Measure.X),
    "range_bonus": _range_bonus,
    "raised": lambda sign, *efforts: n.Raise(int(sign), efforts),
    "lose_all": lambda stat: n.Modify(stat, v.Change.LOSE),
    "ignore": lambda stat: n.Modify(stat, v.Change.IGNORE),
    "multiply": lambda stat, times: n.Modify(stat, v.Change.MULTIPLY, times),
    "total_is": lambda stat, amount: n.Modify(stat, v.Change.REPLACE, amount),
    "printed_is": lambda stat, amount: n.Modify(stat, v.Change.PRINTED, amount),
    "x_is": n.SetX,
    "gain_life": n.Life,
    "life_is": lambda amount: n.Life(amount, becomes=True),
    "take_damage": n.Damage,
    "take_nonlethal": lambda amount: n.Damage(amount, nonlethal=True),
    "spend": n.Spend,
    "spend_all": lambda resource: n.Spend(None, resource),
    # Attacks, texts, rules.
    "attack_becomes": n.Become,
    "turn_face_up": lambda owner: n.Become(owner, v.Quality.FACE_UP),
    "attack_hits": lambda owner: n.Become(owner, v.Quality.HITS),
    "attack_gains": lambda owner, text: n.Grant(text, attack=owner),
    "gain_text": n.Grant,
    "strike": n.Strike,
    "strike_with": n.Strike,
    "strike_with_ex": lambda: n.Strike(ex=True),
    "strike_any_face_up": lambda: n.Strike(face_up=True),
    "strike_face_up": lambda cards: n.Strike(cards, face_up=True),
    "strike_after": lambda: n.Strike(opponent_sets_first=True),
    "attack_with": n.ExtraAttack,
    "attack_from": n.Origin,
    "attack_from_space": n.Origin,
    "set_from": lambda zone: n.SetAttack(v.Ref.THIS, zone),
    "cannot": lambda ban: ban if isinstance(ban, n.Cannot) else n.Cannot(ban),
    "ban_hit_at": lambda reach: n.Cannot(v.Ban.HIT, at=reach),
    "ban_pass": lambda _other: v.Ban.PASS,
    "ban_pass_token": lambda token: n.Cannot(v.Ban.PASS, token),
    "token_stays": lambda token: n.Cannot(v.Ban.REMOVED, token),
    "must_swing": lambda: n.Must(v.Duty.WILD_SWING),
    "must_set_named": lambda: n.Must(v.Duty.SET_NAMED),
    "this_costs": n.Costs,
    "this_costs_less": lambda amount, resource: n.Costs(amount, resource, less=True),
    "cheaper": n.Cheaper,
    # Cards on the move.
    "draw": n.Draw,
    "draw_bottom": lambda amount: n.Draw(amount, bottom=True),
    "draw_to": lambda amount: n.Draw(amount, to=True),
    "discard": lambda cards: n.Put(cards, n.DISCARD_PILE),
    "seal": lambda cards: n.Put(cards, n.SEALED_CARDS),
    "put_into": n.Put,
    "put_into_on": lambda cards, zone, place: n.Put(cards, zone, place=place),
    "put_on_top": lambda cards, zone: n.Put(cards, zone, v.Side.TOP),
    "shuffle_into": lambda cards, zone: n.Put(cards, zone, v.Side.SHUFFLED),
    "shuffle": n.ShuffleDeck,
    "reveal": n.Show,
    "look_at": lambda cards: n.Show(cards, privately=True),
    "name_a": n.NameOne,
    "play": n.Play,
    "play_free": lambda cards: n.Play(cards, free=True),
    "sustain": n.Sustain,
    # Which cards.
    "some_of_them": lambda quantity: n.Cards(quantity, v.Ref.THEM),
    "some_cards": n.Cards,
    "top_card": lambda sort, zone: n.Top(1, sort, zone),
    "top_cards": n.Top,
    "bottom_card": lambda sort, zone: n.Top(1, sort, zone, bottom=True),
    "sort": _sort,
    "copies_of": lambda *parts: _sort(*parts, v.Adjective.SAME_NAMED),
    "pile": lambda sort, *where: n.Pile(sort.nouns, sort.adjectives, sort.name, where),
    "zone": lambda owner, *names: n.Zone(owner, names),
    # Amounts.
    "span": n.Between,
    "up_to": lambda high: n.Between(0, high),
    "any_number": lambda: n.Between(0, None),
    "all_but": n.AllBut,
    "per": n.Per,
    "owner_total": n.Total,
    "owner_printed": lambda owner, stat: n.Total(owner, stat, printed=True),
    "its_total": lambda stat: n.Total(None, stat),
    "life_total": lambda owner: n.Total(owner, v.Resource.LIFE),
    "resource_spent": lambda resource: n.Result(resource, v.Made.SPENT),
    "cards_made": n.Result,
    "every": n.Every,
    "cards_reaching": lambda noun, made: n.Result(noun, made, reaching=True),
    "one_reach": lambda number: n.AtRange(number, number),
    "span_reach": n.AtRange,
    # Conditions.
    "both": lambda *conditions: n.Both(conditions),
    "any_of": lambda *conditions: n.AnyOf(conditions),
    "did": n.Did,
    "passed": lambda _other: v.Deed.PASSED,
    "stands": n.Stands,
    "stands_on": lambda who, *spaces: n.StandsOn(who, spaces),
    "token_past": n.TokenPast,
    "holds_one": lambda who, pile: n.Holds(who, 1, pile),
    "holds_none": lambda who, pile: n.Holds(who, 0, pile),
    "holds_many": n.Holds,
    "holds_at_most": lambda who, count, pile: n.Holds(who, count, pile, at_most=True),
    "holds_more": lambda who, pile, _other: n.HoldsMore(who, pile),
    "moved_far": n.MovedFar,
    "attack_hit": n.AttackHit,
    "attack_is": n.AttackIs,
    "attack_is_a": lambda owner, *nouns: n.AttackIs(owner, nouns),
    "attack_is_swing": lambda owner: n.AttackIs(owner, v.Quality.WILD_SWING),
    "attack_is_from": n.AttackIs,
    "attack_was_face_up": lambda owner: n.AttackIs(owner, v.Quality.FACE_UP),
    "token_in_play": lambda token: n.TokenIs(token, on_free_space=False),
    "token_on_free_space": lambda token: n.TokenIs(token, on_free_space=True),
    "token_with": n.TokenWith,
    "compare": lambda left, comparison: n.Compare(left, *comparison),
    "at_most": lambda amount: (v.Comparison.AT_MOST, amount),
    "less_than": lambda amount: (v.Comparison.LESS, amount),
}
"""What the other constructions become, from their parts; one with a single part and no entry is that part."""


def place_of(part: Meta | Token) -> n.At:
    """Returns where a part of the text begins."""
    return n.At(part.line or 0, part.column or 0)


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
                return int(token)
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

    def pull_not_past(self, meta: Meta, verb: v.Verb, amount: n.Amount, _puller: v.Who) -> n.Move:
        """Makes a pull that stops beside the puller; the other movements have words of their own for that."""
        if verb is not v.Verb.PULL:
            raise Mistake(
                place_of(meta), f'only a pull can be "but not past", and "close" never passes; write "{verb} 2".'
            )
        return n.Move(v.Verb.PULL_SHORT, amount)

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
