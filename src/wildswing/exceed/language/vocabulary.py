"""The closed lists of words that nodes are made of; the value of each member is the word itself."""

from enum import StrEnum


class Who(StrEnum):
    """A player, seen from the one whose text it is; EITHER is a text about whoever's attack or turn it is."""

    YOU = "you"
    OPPONENT = "the opponent"
    EITHER = "either"


class Difficulty(StrEnum):
    """How much a fighter asks of the person who plays it."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Motif(StrEnum):
    """What the picture of an attack shows."""

    BLOCK = "block"
    SUMMON = "summon"
    TRAP = "trap"
    COUNTER = "counter"
    DIVE = "dive"
    TELEPORT = "teleport"
    GRAB = "grab"
    BEAM = "beam"
    PROJECTILE = "projectile"
    RISING = "rising"
    BURST = "burst"
    CHARGE = "charge"
    SWEEP = "sweep"
    SLASH = "slash"
    THRUST = "thrust"


class Stat(StrEnum):
    """A number of an attack; each has a total made of layers."""

    RANGE = "range"
    POWER = "power"
    SPEED = "speed"
    ARMOR = "armor"
    GUARD = "guard"


class Resource(StrEnum):
    """What can be spent."""

    FORCE = "force"
    GAUGE = "gauge"
    LIFE = "life"


class Noun(StrEnum):
    """A sort of card."""

    CARD = "card"
    NORMAL = "normal"
    SPECIAL = "special"
    ULTRA = "ultra"
    BOOST = "boost"
    TRANSFORMATION = "transformation"


class Adjective(StrEnum):
    """A narrower choice among cards."""

    RANDOM = "random"
    CONTINUOUS = "continuous"
    SAME_NAMED = "same-named"
    COPY_OF_IT = "copy of it"
    COPY_OF_YOURS = "copy of your attack"
    COPY_OF_THEIRS = "copy of the opponent's attack"
    NAMED = "named"
    DIFFERENT = "different"
    FACE_DOWN = "face down"
    OF_NAMED_RANGE = "with the named range"
    OF_ITS_POWER = "with its power"
    OF_ITS_SPEED = "with its speed"
    OF_ITS_ARMOR = "with its armor"
    OF_ITS_GUARD = "with its guard"
    REACHING = "with the opponent in range"


class ZoneName(StrEnum):
    """An area of cards."""

    HAND = "hand"
    GAUGE = "gauge"
    DECK = "deck"
    DISCARD = "discard pile"
    SEALED = "sealed cards"
    ASIDE = "set aside"
    BOOSTS = "boosts"
    TRANSFORMATIONS = "transformations"
    OVERDRIVE = "overdrive"
    UNDER = "under a boost"


class Spot(StrEnum):
    """Where boosts in play are looked for."""

    IN_PLAY = "in play"
    OPPONENTS_SPACE = "in the opponent's space"
    YOURS = "of yours"


class Ref(StrEnum):
    """Words that point at cards: the one that carries the text, the attack, or those of the instruction before."""

    THIS = "this"
    IT = "it"
    THEM = "them"
    OTHERS = "the others"
    ATTACK = "your attack"


class Lie(StrEnum):
    """How a token, or a boost on a space, lies: with whom, and seen from where."""

    IN_PLAY = "in play"
    IN_RANGE = "in range"
    AHEAD = "ahead in range"
    WITH = "in the space"
    FREE = "on a free space"
    PAST = "past"
    PASSED = "passed"
    BETWEEN = "between both fighters"
    COVERS = "between you and the opponent's attack"
    NEAR = "at range"


class Made(StrEnum):
    """What an earlier instruction or payment did with the cards or points now counted."""

    SPENT = "spent"
    DISCARDED = "discarded"
    REVEALED = "revealed"


class Tally(StrEnum):
    """What can be counted apart from cards of a sort: what the instruction before leaves, and the range."""

    THEM = "of them"
    MOVED = "space moved"
    RANGE = "space to the opponent"
    BETWEEN = "space between both fighters"


class Measure(StrEnum):
    """A number that is neither written nor a total."""

    X = "X"
    DAMAGE = "the damage"
    DAMAGE_TAKEN = "the damage taken"
    ARMOR_SPENT = "the armor spent"


class Fact(StrEnum):
    """A condition about the instruction before, or about strikes."""

    YOU_DID = "you did"
    THEY_DID = "they did"
    PASSED = "it passed"
    HIT = "it hit"
    SUSTAINED = "this is sustained"
    STRIKE_NOW = "a strike is on"
    STRIKE_LAST_TURN = "a strike happened last turn"
    STRIKE_THIS_TURN = "a strike happened this turn"
    MAXIMUM_RANGE = "at maximum range"


class Deed(StrEnum):
    """What a player may have done, as the ledgers of strike and turn record it."""

    INITIATED = "initiated"
    WAS_HIT = "was hit"
    PASSED = "passed"
    MOVED = "moved this strike"
    CANCELED = "canceled this turn"
    RESHUFFLED = "reshuffled this turn"
    DREW = "drew for the turn"


class Status(StrEnum):
    """How a player stands."""

    STUNNED = "stunned"
    EXCEEDED = "exceeded"
    IN_RANGE = "in range"


class Quality(StrEnum):
    """What an attack may be."""

    EX = "EX"
    CRITICAL = "critical"
    FACE_UP = "face up before the reveal"
    INVALID = "invalid"
    NONLETHAL = "nonlethal"
    WILD_SWING = "a wild swing"
    HITS = "hits"
    MISSES = "cannot hit"
    UNPAID = "may go unpaid"


class Comparison(StrEnum):
    """How two numbers are compared."""

    AT_MOST = "at most"
    AT_LEAST = "at least"
    LESS = "less than"
    MORE = "more than"
    EXACTLY = "exactly"


class SpaceName(StrEnum):
    """A space without a number."""

    ANY = "any space"
    IN_RANGE = "a space in range"
    AHEAD_IN_RANGE = "a space ahead in range"
    FREE_IN_RANGE = "a free space in range"
    FREE_AHEAD = "a free space ahead in range"
    YOURS = "your space"
    OPPONENTS = "the opponent's space"
    MAXIMUM_RANGE = "maximum range"
    STARTING = "their starting spaces"


class Verb(StrEnum):
    """A way of moving."""

    ADVANCE = "advance"
    CLOSE = "close"
    RETREAT = "retreat"
    PUSH = "push"
    PULL = "pull"
    PULL_SHORT = "pull but not past"
    MOVE = "move"


class Effort(StrEnum):
    """An instruction whose number a text can raise."""

    ADVANCE = "advance"
    CLOSE = "close"
    RETREAT = "retreat"
    PUSH = "push"
    PULL = "pull"
    DRAW = "draw"
    DISCARD = "discard"
    PREPARE = "prepare"


class Bonuses(StrEnum):
    """Which bonuses in a total are meant."""

    ALL = "bonuses"
    POSITIVE = "positive bonuses"


class Change(StrEnum):
    """The layer of a total that an instruction touches."""

    ADD = "add"
    SUBTRACT = "subtract"
    PRINTED = "printed"
    MULTIPLY = "multiply"
    MULTIPLY_POSITIVE = "multiply positive"
    REPLACE = "replace"
    LOSE = "lose"
    IGNORE = "ignore"


class Side(StrEnum):
    """How cards enter an area."""

    INTO = "into"
    TOP = "on top of"
    BOTTOM = "on the bottom of"
    SHUFFLED = "shuffled into"


class Simple(StrEnum):
    """An instruction without any variable part."""

    ADVANTAGE = "gain advantage"
    EXCEED = "exceed"
    EXCEED_PAID = "exceed for its cost"
    REVERT = "revert"
    STOP = "stop it"
    ANOTHER_ACTION = "take another action"
    ANOTHER_BUT_STRIKE = "take another action but no strike"
    SKIP_DRAW = "skip the turn draw"
    HIT_AGAIN = "do another of your hit triggers"
    SWING = "wild swing"


class Ban(StrEnum):
    """What the performer, or a token, cannot do or suffer."""

    STUNNED = "be stunned"
    MOVED = "be pushed or pulled"
    HIT = "be hit"
    MOVE = "move"
    PASS = "move past"
    DRAW = "draw"
    BOOST = "boost"
    EXCEED = "exceed"
    REMOVED = "be removed"
    DISCARDED = "be discarded"
    PLAYED = "be played"


class Duty(StrEnum):
    """What the performer must do when setting, if able."""

    WILD_SWING = "wild swing"
    SET_NAMED = "set the named card"


class Until(StrEnum):
    """How long a granted text lasts."""

    STRIKE = "this strike"
    TURN = "this turn"
    NEXT_TURN = "until your next turn"
    NEXT_TURN_END = "until the end of your next turn"
    GAME = "this game"


class Window(StrEnum):
    """A moment at which texts are looked at."""

    BEFORE = "before"
    HIT = "hit"
    AFTER = "after"
    CLEANUP = "cleanup"
    NOW = "now"
    REVEAL = "reveal"
    OVERDRIVE = "overdrive"
    TURN_START = "start of turn"
    TURN_END = "end of turn"
    NEXT_TURN_END = "end of next turn"
    STRIKE_END = "end of strike"
    ABOUT_TO_SET = "set"
    SET = "have set"
    INVALID = "attack is invalid"
    IS_HIT = "is hit"
    IS_STUNNED = "is stunned"
    IS_MADE_TO_DISCARD = "is made to discard"
    EXCEEDS = "exceed"
    CANCELS = "cancel"
    MOVES = "move"
    MOVES_BY_ACTION = "move by action"
    ADVANCES = "advance"
    RETREATS = "retreat"
    SWINGS = "wild swing"
    RESHUFFLES_BY_ACTION = "reshuffle by action"
    PLAYS_BOOST = "play a boost"
    HAS_PLAYED_BOOST = "have played a boost"
    HAS_PLAYED_INSTANT = "have played an instant boost"
    HAS_PLAYED_CONTINUOUS = "have played a continuous boost"
    PASSES = "move past"
    ACTS = "have taken an action"
    PREPARES = "prepare"
    CHANGES = "change cards"
    SPENDS_FORCE = "spend force"
    SPENDS_GAUGE = "spend gauge"
    SPENDS_LIFE = "spend life"
    SEALS = "seal a card"
    GAINS_ADVANTAGE = "gain advantage"
    WOULD_LOSE = "would lose"
    WOULD_DRAW = "would draw for the turn"
    ENTERS = "moves into this space"
    LEAVES = "leaves play"


class Limit(StrEnum):
    """How often a line may be done."""

    STRIKE = "once a strike"
    TURN = "once a turn"
    GAME = "once a game"


class Edition(StrEnum):
    """A rulebook."""

    STANDARD = "standard"
    UNDERNIGHT = "undernight"
    STRIVE = "strive"


class Kind(StrEnum):
    """What an attack is."""

    NORMAL = "normal"
    SPECIAL = "special"
    ULTRA = "ultra"
    PRINTED = "printed attack"
    ASIDE = "set aside"
    """No attack: a card with a boost half alone, which never is in the deck."""


class BoostKind(StrEnum):
    """How a boost half is used."""

    INSTANT = "instant"
    CONTINUOUS = "continuous"
    TRAP = "trap"
    TRANSFORMATION = "transformation"
    OVERLOAD = "overload"
