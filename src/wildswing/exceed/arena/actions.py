"""The actions of Exceed: one number for every answer, whoever fights."""

from typing import Final

from wildswing.arenas.blocks import Axis, Block, Blocks, counted
from wildswing.exceed.language.limits import WIDEST_ARENA
from wildswing.exceed.rules.questions.texts import AREAS
from wildswing.exceed.rules.slots import SLOTS
from wildswing.exceed.rules.zones import GAUGE, HAND

FIGHTER_LINES: Final = 6
ALTERNATIVES: Final = 10
PRINTED_ATTACKS: Final = 4
MOST: Final = 40
"""The greatest amount that can be named, of life or of cards."""

POSITIONS: Final = 64

OWN_CARD = counted("an own card by its slot, 1 to 24", "own card", SLOTS)
OTHERS_CARD = counted("a card of the opponent by its slot, 1 to 24", "the opponent's card", SLOTS)
SPACE = counted(f"a space, 1 to {WIDEST_ARENA} from the own end", "space", WIDEST_ARENA)
NO_OR_SPACE = Axis(f"no space, or space 1 to {WIDEST_ARENA} from the own end", ("no space", *SPACE.words))
AMOUNT = Axis(f"0 to {MOST}", tuple([str(amount) for amount in range(MOST + 1)]))
ONE_OR_TWO = Axis("1 or 2", ("1", "2"))
NO_OR_YES = Axis("no or yes", ("no", "yes"))
LINE = counted(f"1 to {FIGHTER_LINES}", "line", FIGHTER_LINES)

BLOCKS: Final = Blocks(
    Block("mulligan: keep", "keeps the hand as it is now"),
    Block("mulligan: card", "sets {} aside", (OWN_CARD,)),
    Block("action: strike", "strikes"),
    Block("action: prepare", "prepares"),
    Block("action: change", "changes cards"),
    Block("action: exceed", "exceeds"),
    Block("action: reshuffle", "reshuffles"),
    Block("action: move", "moves to {}", (SPACE,)),
    Block("action: boost", "plays the boost of {}", (OWN_CARD,)),
    Block("action: fighter", "takes the action of the own fighter's {}", (LINE,)),
    Block("action: text", "takes the action that the boost of {} offers", (OWN_CARD,)),
    Block("pay: done", "spends nothing more"),
    Block("pay: copy", "discards the second card of the EX attack"),
    Block("pay: card", "spends {} from the {} for {}", (OWN_CARD, Axis("hand or gauge", (HAND, GAUGE)), ONE_OR_TWO)),
    Block("set: swing", "makes a wild swing"),
    Block("set: random", "sets a card at random"),
    Block("set: hand", "sets {} from the hand", (OWN_CARD,)),
    Block("set: EX", "sets {} as an EX attack", (OWN_CARD,)),
    Block("set: boosts", "sets {} from the boosts in play", (OWN_CARD,)),
    Block("set: gauge", "sets {} from the gauge", (OWN_CARD,)),
    Block("set: discard pile", "sets {} from the discard pile", (OWN_CARD,)),
    Block("set: sealed cards", "sets {} from the sealed cards", (OWN_CARD,)),
    Block("set: set aside", "sets {} that was set aside", (OWN_CARD,)),
    Block("set: printed", "sets the own fighter's printed {}", (counted("1 to 4", "attack", PRINTED_ATTACKS),)),
    Block("second", "sets {} as the second card of the EX attack", (OWN_CARD,)),
    Block("set text", "uses the text of the attack just set: {}", (NO_OR_YES,)),
    Block("accept", "pays for the wild swing: {}", (NO_OR_YES,)),
    Block("cancel", "cancels: {}", (NO_OR_YES,)),
    Block("transform", "keeps the attack as a transformation: {}", (NO_OR_YES,)),
    Block("hand limit", "discards {}", (OWN_CARD,)),
    Block("overdrive", "discards {} from the overdrive area", (OWN_CARD,)),
    Block("discard boost", "discards the boost of {} first", (OWN_CARD,)),
    Block("order: fighter", "does {} of the own fighter next", (LINE,)),
    Block("order: attack", "does the attack's line of {} next", (OWN_CARD,)),
    Block("order: boost", "does the boost's line of {} next", (OWN_CARD,)),
    Block("choose: none", "does none of it"),
    Block("choose", "does {}, {} far", (
        counted(f"1 to {ALTERNATIVES}", "alternative", ALTERNATIVES),
        counted(f"0 to {WIDEST_ARENA} spaces, 0 if it is no movement", "spaces:", WIDEST_ARENA + 1, 0),
    )),
    Block("space", "takes {}", (NO_OR_SPACE,)),
    Block("trap", "lays it on {}", (NO_OR_SPACE,)),
    Block("life", "spends {} life", (AMOUNT,)),
    Block("how many", "takes {} cards, drawn or at random", (AMOUNT,)),
    Block("name", "names {}", (OTHERS_CARD,)),
    Block("pick: no more", "picks no more"),
    Block("pick: own", "picks {} from the own {}", (OWN_CARD, Axis(", ".join(AREAS), AREAS))),
    Block("pick: theirs", "picks {} from the opponent's {}", (OTHERS_CARD, Axis(", ".join(AREAS), AREAS))),
    positions=POSITIONS,
)  # fmt: skip

FIRST: Final = BLOCKS.first
