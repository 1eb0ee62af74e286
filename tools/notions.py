"""What the notions that fighters bring beyond the rulebooks mean: statements of our own, in the order of their ids.

A notion is a word; its statements are EX-NOTION-WORD-01 and on, and stand in docs/rules-exceed.md with code and tests.
"""

from typing import Final

NOTIONS: Final[dict[str, tuple[str, ...]]] = {
    "owner": ("A card put into its owner's hand goes to the player whose deck it is from, wherever it lies.",),
    "overdrive": (
        "The overdrive is an area of cards that texts can count and take cards from.",
        "A fighter whose overdrive is emptied by the text of an overdrive discard reverts right after that text.",
        "A fighter in overdrive whose area is empty as its turn begins reverts at once.",
        "Cards that lie there before the fighter has exceeded stay; none is discarded as its turn begins.",
    ),
    "action": (
        "An action that a text offers to the opponent is taken by the opponent, in their own turn, and by nobody else.",
        "Whoever takes such an action pays its price; its text still speaks from the side of the player whose it is.",
    ),
    "aside": (
        "A card “set aside” has a boost half alone, is in no deck, and only texts about such cards use it.",
        "As a transformation it stays for the rest of the game; texts that discard or count boosts pass it by.",
        "A text may let the Boost action be taken with cards of another area, at the price of the boost.",
        "A boost that cannot be played is offered neither by the Boost action nor by a text while that holds.",
        "Such a card never is in a hand, deck, gauge or discard pile: where it would go there, it is sealed.",
        "A boost that cannot be discarded is not among those that a text lets a player put away.",
        "An instant boost that discards itself is in the discard pile before the rest of its text is done.",
        "A text may set cards of the opponent aside: they lie open there, and are discarded to their owner's pile.",
    ),
    "reach": (
        "An attack without a range hits if its own standing text says that it hits, at any range.",
        "More range, or a text elsewhere, does not make it hit, and whoever cannot be hit is missed by it.",
        "A card has the opponent in range if it would reach them as an attack made now, with what stands for it.",
    ),
    "drawn": (
        "Right after a draw, “them” are the cards drawn, also after a reshuffle in the middle of it.",
        "Only the player who drew them sees them.",
        "Any number of cards are at most those of the deck, and of the discard pile while the Reshuffle is left.",
    ),
    "ban": (
        "Whoever cannot draw draws no card, for the turn, by an action or by a text, and loses nothing by it.",
        "Whoever cannot boost takes no Boost action and plays no boost by a text; a boost in play stays.",
        "Whoever cannot exceed takes no Exceed action, and a text does not turn their fighter over either.",
    ),
    "bonuses": (
        "Multiplying positive bonuses leaves those below 0 as they are; of several factors the highest counts alone.",
        "Bonuses are their sum, EX among them, before anything multiplies them; positive ones are those above 0.",
        "What a text of the opponent gives is a bonus of the attack to which it is given.",
    ),
    "bottom": ("A card put on the bottom of a deck lies below all others, known there to those who knew it.",),
    "each": ("A rate with an upper end counts no more than that, however many things there are.",),
    "it": (
        "“If it is” a sort of card asks about the card of the instruction before; without one the answer is no.",
        "An attack with a name is asked for as it is now; what replaced it has a name of its own.",
        "When all of “them” have been picked one after the other, none is left to pick until a text brings more.",
        "Of cards of a deck that were looked at, “them” and “the others” are those that still lie there, not copies.",
    ),
    "move": (
        "What waits for moving by action comes once the Move action has moved the fighter; a text's movement is none.",
        "Who moved so many spaces went them itself; who was moved so many may have been pushed or pulled as well.",
    ),
    "naming": (
        "A range is named from 0 to 9, or as X or -.",
        "A card has the named range if its printed range includes it; one with an open end has X, one without has -.",
    ),
    "next": ("“End of your next turn” passes over the turn in which the boost came into play.",),
    "once": (
        "A line for once a game is done once by each player who has it, whatever becomes of its card.",
        "A line for once a strike, turn or game is used up when it is called for, also if what it offers is left.",
        "Two copies of a boost in play each have their line for once a strike or turn.",
    ),
    "range": (
        "At maximum range some space of the opponent is as far away as the attack reaches.",
        "The spaces behind a fighter are those between it and the end of the arena, away from the other one.",
        "Spaces between both fighters are those that neither of them stands on.",
        "A pull to a range goes past the puller if the opponent is nearer, to that range on the other side.",
        "A range that is a count is looked at whenever it matters; at 0, an attack from beside is not at it.",
        "No range of an attack is below 0, however much a text takes from it.",
    ),
    "seen": (
        "A text may let its player know the top of their own deck for as long as it is in play; nobody else does.",
    ),
    "blank": (
        "A card laid face down among the boosts is a continuous boost without a name or text; it was not played.",
        "Only its player knows which card it is.",
        "When it leaves play it is that card again, seen by all unless it goes where cards lie hidden.",
        "Face-down boosts of a player are alike: where one of them is picked, it is the one that came first.",
    ),
    "divert": (
        "A discarded card that a text seals does not enter its player's discard pile, whoever discarded it and why.",
        "For the text that discarded it, such a card was discarded.",
    ),
    "different": ("Of cards that are different, those of one name count once.",),
    "secret": (
        "Cards of an area that a side says lie face down are known to their player alone.",
        "A text may let the cards of an area be set, as one more way of setting; face-down ones stay hidden.",
        "A card that everybody saw being sealed, or knew in a hand that was sealed whole, is still known face down.",
        "A card of the opponent among face-down sealed cards lies open.",
        "Sealed cards that lie open on one side of a fighter are still known when it is turned to one that hides them.",
        "The text that lets cards of an area be set may say face up: such an attack is known from then on.",
        "A text may let a printed attack be set so, by its name, whenever its player is free to set; it is never EX.",
    ),
    "discard": (
        "A text may let its player discard fewer cards from hand by a text of the opponent that says how many, or all.",
        "A card that is put elsewhere than into a discard pile is not discarded.",
    ),
    "second": (
        "The second card of an EX attack is a copy of the first, or a card whose text lets it be set with one.",
        "An overload is no boost: nobody plays it.",
    ),
    "spent": (
        "What is spent this turn counts for the player who spent it, whatever for and in whoever's turn.",
        "Gauge spent this strike is what its player paid as gauge since the strike began, not what it gave as force.",
    ),
    "swap": (
        "To swap with the opponent puts each fighter where the other stood, if there is room; nobody moves by it.",
        "Two areas that are swapped exchange their cards in their order, and what is known of each goes along.",
    ),
    "until": (
        "“Your next turn” is that of the player whose text says so, also if the opponent gains the other text.",
        "Until your next turn ends as that turn begins, until the end of it as it ends; this game never ends.",
        "Everybody sees which texts each player has gained for a while.",
        "Everybody sees to which area a text sends an attack after the strike, as soon as it says so.",
    ),
    "x": (
        "An attack may say what X is without a trigger; X is then what that comes to at any moment.",
        "A printed X is no number: it is neither exactly another nor more or less, whatever X comes to.",
    ),
    "names": (
        "If a line names several cards, “named” means each of them.",
        "A text that was gained means by the named card what its line had named when it was gained.",
    ),
    "played": (
        "“When you have played a continuous boost” waits for no instant one; a trap is a continuous boost.",
        "They come after the effects of the boost, and before it is discarded.",
        "A boost that was negated was not played: neither for those nor for “if you did” of the text that plays it.",
        "A boost asked for by its name is in play for whoever is playing it, also before it enters their boosts.",
    ),
    "pay": (
        "A text may let life be spent in place of force or gauge, or force in place of gauge, in every such payment.",
        "Life spent in place of force may be the last, which loses.",
        "Life spent in place of gauge leaves at least 1.",
        "Where force stands for gauge, cards of hand and gauge pay what they give as force, an Ultra 1 or 2.",
        "A text may let its card be paid for in another way than its cost; life so spent leaves at least 1.",
        "Force had for nothing is taken, or left, with the other force of Change Cards, before a card is drawn.",
    ),
    "spend": (
        "What waits for force, gauge or life to be spent is done once, after the whole payment; gauge can pay force.",
        "In a line that waits for life to be spent, the life spent is all that the payment took.",
        "Who spends the last life is saved by what replaces defeat, as after an attack.",
        "To exceed for its cost is to pay what the Exceed action would cost now; who cannot pay does not exceed.",
        "A text that adds to X adds to what X is now; a boost or transformation keeps its X until it leaves play.",
        "Cards of the gauge that give force are gauge spent too, for a text that asks about the payment just made.",
    ),
    "advantage": (
        "What waits for a player to gain advantage is done at once, each time, also if that player has it already.",
    ),
    "forced": (
        "A player is made to discard by a text of the opponent, from the hand: once for all cards of an instruction.",
        "Paying, the maximum hand and a text of one's own make nobody discard, nor does a text about another area.",
    ),
    "prepare": (
        "More or less to each prepare changes the draw of that action, down to none; what waits for it is done still.",
    ),
    "act": (
        "What waits for somebody to prepare is done once the card is drawn.",
        "What waits for somebody to change cards is done once the cards are drawn.",
        "What waits for an action is done after any but Strike, unless a strike or another action follows from it.",
    ),
    "stride": (
        "A limit of movement counts for the Move action, advances, closes and retreats; not for pushes and pulls.",
        "Who may stop after so many spaces is asked at each longer advance, close or retreat: so far, or all the way.",
    ),
    "hand": ("Who has no maximum hand discards nothing at the end of a turn.",),
    "mill": (
        "Where damage discards cards, that many for each point behind armor; it takes no life and stuns nobody.",
        "With too few cards in the deck, those that are there; nothing is reshuffled.",
    ),
    "past": ("What waits for a player to move past is done after the whole movement; being pushed or pulled is none.",),
    "copy": (
        "Where nothing was revealed, a copy of a card has the name of the boost being played, and a Normal its speed.",
        "A copy of an attack is a card of the same name, in the areas that the text names; the attack is none itself.",
        "A copy of it is a card of the name of the card just shown, that card included.",
        "Whether a hand holds a copy of the boost being played is asked unless it is empty: no silence tells it.",
    ),
    "spare": (
        "Where attacks take at most so much life, none deals more damage than that after armor; other damage may.",
        "Where attacks leave so much life, none takes life below that; other damage and spending do.",
        "Damage that did not take life for such a text counts for being stunned as nonlethal damage does.",
    ),
    "invalid": (
        "An invalid attack that a text of that moment puts into gauge, or seals, is not discarded.",
        "An attack that may go unpaid is paid for or declared invalid when its cost is due, as a wild swing is.",
        "An attack “is invalid” where a text makes it so; a refusal or a lack of means does not.",
    ),
    "extra": (
        "What an attack has gained to do before, on a hit or after is done in an extra attack of its player too.",
        "An extra attack for free costs nothing, so that a card that nobody could pay for may attack too.",
        "An extra attack for at most so much damage deals no more than that, before armor meets it.",
        "An extra attack that hit may become a transformation, as others may in cleanup, before it is put away.",
        "What an extra attack was given ends with it: neither the main attack nor a further one has it.",
        "“If it hit” asks about the extra attack that was just made; without one the answer is no.",
    ),
    "seal": (
        "Copies of a card that start sealed are in no deck; a position that names sealed cards names all of them.",
        "What waits for a card to be sealed is done at once, for each card, with the player whose sealed card it is.",
    ),
    "alike": (
        "A card with a number of another has the same number printed, and is another card, maybe a copy.",
        "Where several cards are meant, a card with the number of any of them will do.",
    ),
    "skip": ("A text may skip the draw of each turn while it is in play; without it the draw is back.",),
    "swing": (
        "What waits for a wild swing is done when the swing is chosen, before its card is taken from the deck.",
        "A swing that replaces an invalid attack is taken at once.",
        "A text may let a wild swing take the place of an attack, unseen; what waits for setting is not done again.",
    ),
    "trigger": (
        "An attack that gains a card's triggers, or what replaces it, has its before, hit and after lines this strike.",
        "Triggers done more times are all before, hit and after lines of that player's attack, boosts and fighter.",
        "Another of the hit triggers is any that does not itself do another; with none, nothing happens.",
        "Printed triggers done more times are those of the attack's own text, not what it has gained.",
    ),
    "turns": ("What both may do in turns the opponent may do first, then each as long as the other just did it.",),
    "before": (
        "A line before the opponent's attack is done by the player whose attack it is, who is “you” in it.",
        "A token that such a line names is that of the player whose line it is, also if both have one of the name.",
    ),
    "miss": (
        "An attack that cannot hit misses at every range; said at a moment, of that attack alone, main or extra.",
    ),
    "pile": ("A discard pile is shuffled where it lies, and stays a discard pile that everybody sees.",),
    "raise": (
        "A movement that may be longer is offered with its own length and with more; one of no space stays none.",
    ),
    "start": (
        "A line for the start of the opponent's turn is done by the player whose text it is, after the turn player's.",
    ),
    "under": (
        "A card put under a boost lies face down there, known to those who knew it before and to nobody else.",
        "Each boost has its own cards under it, also beside a copy; who puts them into the hand sees them then.",
        "What is under a boost is there until the lines about its leaving are done; what is left is discarded.",
        "Only cards of the player whose boost it is lie under it; a card of the opponent is discarded instead.",
    ),
    "laid": (
        "A card put on a space as a token lies open there, any number on one space; its own texts do not count.",
        "A text that names the token means every card that lies as one, and counts each.",
        "To remove a token that is a card is to discard the card, which is “it” for what follows.",
        "A boost may be put on a space when it is played; it is a boost like others there, and no trap.",
    ),
    "held": (
        "A token that is set aside lies on no space: each player has a number of it, 0 at first, which everybody sees.",
        "Either player can gain it, whoever's text names it, and each has at most as many as it has copies.",
        "To spend more of it than one has spends none; to gain more than there are gains the rest. Neither was done.",
    ),
    "token": (
        "A token that starts at a range begins so many spaces ahead of its fighter; others begin out of play.",
        "Of several equal tokens each has a space of its own; a text that names them means any one that is in play.",
        "To put one of several is to take one that is out of play, or any other; never do two lie on one space.",
        "A token moves either way, and no fighter bars it; one that is not in play does not move.",
        "What is not in play lies nowhere: it is neither past, nor between, nor in range, nor at any range.",
        "Which of several tokens is removed its player chooses; those that a movement passed go in that order.",
        "A movement passes the spaces that it enters or leaps over, and not the one on which it began.",
        "A movement that goes not past a token ends where it lies, unless a fighter stands there.",
        "A range can be measured from a token: to the opponent, or to where the opponent's attack comes from.",
        "A fighter that moves a number of spaces goes either way, and does not count the opponent's space.",
        "To swap with a token is to move to its space, if there is room; it then lies where the fighter was.",
        "The Exceed action costs less while the fighter stands on the space that its discount names.",
        "An attack from a token that is not in play comes from nowhere, and misses.",
        "To move to a token in the opponent's space is to move next to the opponent, on one's own side.",
        "Everybody sees at once which of several equal tokens a player has picked to put or to move.",
        "A face-down token that leaves the arena is seen by all as it goes.",
        "What lies between both fighters, or past one of them, lies on no space on which they stand.",
    ),
}
"""The statements of each notion."""


def notion_chapters() -> dict[str, tuple[str, tuple[int, ...]]]:
    """Returns for each notion the group of its ids, with its title and its numbers."""
    return {
        f"EX-NOTION-{word.upper()}-": (f"Notion: {word}", tuple(range(1, len(said) + 1)))
        for word, said in NOTIONS.items()
    }


def notion_statements() -> dict[str, str]:
    """Returns every statement of a notion by its id."""
    return {
        f"EX-NOTION-{word.upper()}-{number:02}": statement
        for word, said in NOTIONS.items()
        for number, statement in enumerate(said, 1)
    }
