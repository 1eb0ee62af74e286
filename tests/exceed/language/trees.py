"""Lines made by chance: every node the printer can be asked to print."""

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.builder import BOOSTS

small = st.integers(0, 9)
players = st.sampled_from([v.Who.YOU, v.Who.OPPONENT])
stats = st.sampled_from([v.Stat.POWER, v.Stat.SPEED, v.Stat.ARMOR, v.Stat.GUARD])
names = st.text(st.sampled_from("abc XYZ.,;:!?'()#-+/0"), min_size=1, max_size=8)
named = names.map(n.Named)
zones = st.builds(
    n.Zone,
    players,
    st.lists(
        st.sampled_from([one for one in v.ZoneName if one is not v.ZoneName.UNDER]), min_size=1, max_size=2, unique=True
    ).map(tuple),
)
nouns = st.lists(st.sampled_from(v.Noun), min_size=1, max_size=2, unique=True).map(tuple)
sorts = st.builds(
    n.Pile,
    nouns,
    st.lists(
        st.sampled_from([v.Adjective.RANDOM, v.Adjective.CONTINUOUS, v.Adjective.NAMED]), max_size=2, unique=True
    ).flatmap(lambda found: st.sampled_from([tuple(found), (*found, v.Adjective.SAME_NAMED)])),
    st.none() | named,
)
piles = st.builds(
    lambda sort, where: n.Pile(sort.nouns, sort.adjectives, sort.name, where),
    sorts,
    st.lists(zones | st.sampled_from(v.Spot), max_size=2).map(tuple),
)
between = st.one_of(
    st.just(n.Between(0, None)),
    st.builds(n.Between, st.just(0), small),
    st.builds(n.Between, st.integers(1, 9), small),
)
quantities = small | between | st.builds(n.AllBut, small | st.just(v.Measure.X))
some_cards = st.builds(n.Cards, quantities, piles)
selections: SearchStrategy[n.Selection] = st.one_of(
    st.sampled_from(v.Ref),
    named,
    zones,
    st.just(n.UNDER_THIS),
    some_cards,
    st.builds(n.Cards, quantities, st.just(v.Ref.THEM)),
    st.builds(n.Top, st.integers(1, 9), sorts, zones),
    st.builds(n.Top, st.just(1), sorts, zones, st.just(True)),
)
totals = st.one_of(
    st.builds(n.Total, players, stats, st.booleans()),
    st.builds(n.Total, st.none(), stats),
    st.builds(n.Total, players, st.just(v.Resource.LIFE)),
    st.builds(n.Total, players, stats, bonuses=st.sampled_from(v.Bonuses)),
)
reaches = st.builds(n.AtRange, small, small)
distances = st.builds(n.AtRange, small, small, st.none() | players | named)
spots = st.one_of(
    st.sampled_from([lie for lie in v.Lie if lie not in (v.Lie.WITH, v.Lie.PAST, v.Lie.NEAR)]).map(n.Spot),
    st.builds(n.Spot, st.sampled_from([v.Lie.WITH, v.Lie.PAST]), players),
    distances.map(lambda distance: n.Spot(v.Lie.NEAR, distance=distance)),
)
things: SearchStrategy[n.Each] = st.one_of(
    piles,
    st.builds(n.TokensAt, named, spots),
    st.sampled_from(v.Tally),
    st.builds(n.SpentThisTurn, st.sampled_from(v.Resource)),
    st.builds(n.Result, st.sampled_from(v.Resource), st.just(v.Made.SPENT)),
    st.builds(n.Result, st.sampled_from(v.Noun), st.sampled_from(v.Made), st.booleans()),
)
counted: SearchStrategy[n.Counted] = things | st.builds(n.Every, small, things)
measures = st.sampled_from(v.Measure) | totals | st.builds(n.SpacesBehind, players)
amounts: SearchStrategy[n.Amount] = small | between | measures
rates: SearchStrategy[n.Amount] = amounts | st.builds(n.Per, small, counted, st.none() | small)
spaces = st.sampled_from(
    [space for space in v.SpaceName if space not in (v.SpaceName.MAXIMUM_RANGE, v.SpaceName.STARTING)]
)
verbs = st.sampled_from([verb for verb in v.Verb if verb not in (v.Verb.MOVE, v.Verb.PULL_SHORT)])

GIVEN = (v.Quality.HITS, v.Quality.MISSES, v.Quality.UNPAID)
"""Qualities that a text gives to an attack and none asks about."""

terms: SearchStrategy[n.Condition] = st.one_of(
    st.sampled_from(v.Fact),
    st.builds(n.Did, players, st.sampled_from(v.Deed)),
    st.builds(n.Stands, players, st.sampled_from(v.Status)),
    st.builds(n.StandsOn, players, st.lists(small, min_size=1, max_size=2).map(tuple)),
    st.builds(
        n.AttackIs,
        players,
        sorts | zones | st.sampled_from([one for one in v.Quality if one not in GIVEN]),
    ),
    st.builds(n.AttackHit, players),
    st.builds(n.Lies, named | st.just(v.Ref.THIS), spots),
    distances,
    st.builds(n.Holds, players, small, piles, st.none() | st.sampled_from(v.Comparison)),
    st.builds(n.ItIs, sorts),
    st.builds(n.MovedFar, players, small, st.booleans(), st.booleans()),
    st.builds(n.HoldsMore, players, piles),
    st.builds(n.Compare, measures, st.sampled_from(v.Comparison), small | totals),
)
some_terms = st.lists(terms, min_size=2, max_size=3).map(tuple)
conditions: SearchStrategy[n.Condition] = terms | st.builds(n.Both, some_terms) | st.builds(n.AnyOf, some_terms)
guards = st.builds(n.Guard, conditions, st.booleans())

instructions: SearchStrategy[n.Effect] = st.one_of(
    st.builds(n.Move, verbs, amounts, origin=st.none() | named),
    st.builds(n.Move, verbs, st.just(v.SpaceName.MAXIMUM_RANGE)),
    st.builds(lambda verb, away: n.Move(verb, n.AtRange(away, away)), verbs, small),
    st.builds(n.Move, st.just(v.Verb.PULL_SHORT), amounts),
    st.builds(n.Move, verbs, amounts, stop=named),
    st.builds(n.Move, st.just(v.Verb.MOVE), spaces | named, st.none() | named),
    st.builds(n.Move, st.just(v.Verb.MOVE), small | between, st.none() | named | some_cards),
    st.builds(n.Swap, st.none() | named),
    st.builds(n.PlaceOn, selections.filter(lambda what: what is not v.Ref.THIS), spaces | named),
    st.builds(n.PlaceOn, selections, reaches),
    st.builds(n.PlaceOn, selections, spaces | named, named),
    st.just(n.PlaceOn(None, v.SpaceName.STARTING)),
    st.builds(n.Origin, selections | small),
    st.builds(n.Modify, stats, st.just(v.Change.ADD), st.integers(-9, 9) | st.just(v.Measure.X)),
    st.builds(
        n.Modify, st.just(v.Stat.RANGE), st.just(v.Change.ADD), st.tuples(st.integers(-9, 9), st.integers(-9, 9))
    ),
    st.builds(n.Modify, stats, st.just(v.Change.REPLACE), amounts),
    st.builds(n.Modify, stats, st.just(v.Change.PRINTED), rates),
    st.builds(n.Modify, stats, st.just(v.Change.SUBTRACT), st.just(v.Measure.X)),
    st.builds(n.Modify, stats, st.sampled_from([v.Change.MULTIPLY, v.Change.MULTIPLY_POSITIVE]), small),
    st.builds(n.Raise, st.integers(-9, 9), st.lists(st.sampled_from(v.Effort), min_size=1, max_size=3).map(tuple)),
    st.builds(n.Modify, stats, st.sampled_from([v.Change.LOSE, v.Change.IGNORE])),
    st.builds(n.SetX, rates),
    st.builds(n.Put, selections, zones, st.sampled_from(v.Side)),
    st.builds(n.Put, selections, st.just(n.UNDER_THIS)),
    st.builds(n.Put, st.just(v.Ref.THIS), st.just(BOOSTS), st.just(v.Side.INTO), spaces | named),
    st.builds(n.Put, selections, st.sampled_from([n.DISCARD_PILE, n.SEALED_CARDS])),
    st.builds(n.Draw, amounts, st.booleans()),
    st.builds(n.Draw, small | st.just(v.Measure.X), to=st.just(True)),
    st.builds(n.Show, selections, st.booleans()),
    st.builds(n.ShuffleDeck, zones),
    st.builds(n.NameOne, st.sampled_from(v.Noun) | st.just(v.Stat.RANGE)),
    st.builds(n.Spend, amounts | st.none(), st.sampled_from(v.Resource)),
    st.builds(n.Collect, amounts, named, st.booleans()),
    st.builds(n.Collect, st.none(), named, st.just(True)),
    st.builds(n.Damage, amounts, st.booleans()),
    st.builds(n.Life, amounts),
    st.builds(n.Life, rates, st.just(True)),
    st.builds(n.Strike, selections, st.booleans()),
    st.sampled_from([n.Strike(), n.Strike(face_up=True), n.Strike(opponent_sets_first=True), n.Strike(ex=True)]),
    st.builds(n.ExtraAttack, selections, st.booleans(), st.none() | small),
    st.builds(n.SetAttack, st.just(v.Ref.THIS), zones),
    st.builds(n.Play, selections, st.booleans()),
    st.builds(n.Sustain, selections),
    st.builds(n.Remove, named, st.integers(1, 9) | between, st.none() | spots),
    st.sampled_from(v.Simple),
    st.builds(
        n.Become, players, st.sampled_from([quality for quality in v.Quality if quality is not v.Quality.WILD_SWING])
    ),
    st.builds(n.Cannot, st.sampled_from([ban for ban in v.Ban if ban is not v.Ban.REMOVED])),
    st.builds(n.Cannot, st.just(v.Ban.HIT), at=distances),
    st.builds(n.Cannot, st.sampled_from([v.Ban.REMOVED, v.Ban.PASS]), named),
    st.builds(n.Must, st.sampled_from(v.Duty)),
    st.builds(n.Costs, small, st.sampled_from(v.Resource), st.booleans()),
    st.builds(n.Cheaper, st.sampled_from(v.Resource), small),
    st.builds(n.Occupy, small),
    st.builds(n.Stride, small),
)

triggers: SearchStrategy[n.Trigger | n.Action] = st.one_of(
    st.builds(
        n.Trigger,
        st.sampled_from(
            [
                v.Window.BEFORE,
                v.Window.HIT,
                v.Window.AFTER,
                v.Window.CLEANUP,
                v.Window.NOW,
                v.Window.REVEAL,
                v.Window.OVERDRIVE,
            ]
        ),
    ),
    st.builds(n.Trigger, st.sampled_from([v.Window.BEFORE, v.Window.AFTER]), st.just(v.Who.EITHER)),
    st.just(n.Trigger(v.Window.BEFORE, v.Who.OPPONENT)),
    st.builds(
        n.Trigger,
        st.sampled_from(
            [
                v.Window.SET,
                v.Window.ABOUT_TO_SET,
                v.Window.INVALID,
                v.Window.IS_HIT,
                v.Window.IS_STUNNED,
                v.Window.EXCEEDS,
                v.Window.CANCELS,
                v.Window.MOVES,
                v.Window.ADVANCES,
                v.Window.RETREATS,
                v.Window.PREPARES,
                v.Window.RESHUFFLES_BY_ACTION,
                v.Window.PLAYS_BOOST,
                v.Window.HAS_PLAYED_BOOST,
                v.Window.HAS_PLAYED_INSTANT,
                v.Window.HAS_PLAYED_CONTINUOUS,
                v.Window.WOULD_LOSE,
                v.Window.WOULD_DRAW,
            ]
        ),
        players,
    ),
    st.sampled_from(
        [
            n.Trigger(v.Window.TURN_START),
            n.Trigger(v.Window.TURN_START, v.Who.OPPONENT),
            n.Trigger(v.Window.TURN_END),
            n.Trigger(v.Window.NEXT_TURN_END),
            n.Trigger(v.Window.TURN_END, v.Who.EITHER),
            n.Trigger(v.Window.STRIKE_END),
            n.Trigger(v.Window.ENTERS, v.Who.EITHER),
            n.Trigger(v.Window.LEAVES),
        ]
    ),
    st.builds(n.Action, st.none() | names, st.none() | st.builds(n.Cost, small, st.sampled_from(v.Resource)), players),
)


def lines_of(effects: SearchStrategy[n.Effect]) -> SearchStrategy[n.Line]:
    """Returns lines that hold such an effect."""
    standing = st.builds(n.Line, st.none(), effects, st.none() | guards)
    return standing | st.builds(n.Line, triggers, effects, st.none() | guards, st.none() | st.sampled_from(v.Limit))


def _larger(inner: SearchStrategy[n.Effect]) -> SearchStrategy[n.Effect]:
    several = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        st.builds(n.Sequence, several),
        st.builds(n.Together, several),
        st.builds(n.Choice, several, st.integers(1, 3)),
        st.builds(n.May, inner),
        st.builds(n.By, inner),
        st.builds(n.If, guards, inner, st.none() | inner),
        st.builds(n.ForEach, counted, inner, st.none() | small),
        st.builds(n.Grant, lines_of(inner), st.sampled_from(v.Until)),
        st.builds(n.Grant, lines_of(inner), attack=players),
    )


effects = st.recursive(instructions, _larger, max_leaves=6)
lines = lines_of(effects)
