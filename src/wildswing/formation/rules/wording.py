"""The questions of Formation in a person's words."""

from wildswing.formation.rules.naming import face, face_as, space_name
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import Wording
from wildswing.texts import say, text, translated

TYPE_LABELS = {
    "sword": text("Sword: rank bonuses in front"),
    "shield": text("Shield: bonuses and Wild in the middle"),
    "bow": text("Bow: two cards in one reserve space"),
}

RULES = {
    "type": text(
        "The type stays for the whole game, and the two players' types differ. The second player chooses first."
    ),
    "formation": text(
        "You have seen your hand. Both choose secretly one of two Formation Cards for this round, then show them. "
        "Rank +1 and +2 raise the rank of the card that fights from that space, Wild lets it count as either colour, "
        "a Blank is never used, Reveal takes the top card of your deck face up, 2 Cards takes two."
    ),
    "place": text(
        "Both fill Vanguard and Rearguard at once, turn them up together, then fill the Reinforcement face down. "
        "The offence attacks from the Vanguard, the defence answers from the Rearguard. One card stays in your hand "
        "for the next round."
    ),
    "offence": text(
        "Attack with any card of your Vanguard, or of your Rearguard if the Vanguard is empty. The defence must follow "
        "your colour if it can. Another colour loses to yours; in the same colour the higher rank wins; 0 always "
        "beats 12. From a Wild space you name the colour."
    ),
    "defence": text(
        "Answer from your Rearguard, or from your Vanguard if the Rearguard is empty. Follow the colour that was led "
        "if a card of that row has it; a card on a Wild space is always allowed and counts as that colour."
    ),
    "send": text("One of the two cards on your 2 Cards space advances and is turned up; the other stays for later."),
}


PROMPTS = {
    "type": text("Which type of formation will you use in this game?"),
    "formation": text("Which formation for this round?"),
    "offence": text("Which card attacks?"),
    "defence": text("Which card answers?"),
    "send": text("Which card advances from your 2 Cards space?"),
}


def wording(ask: Ask) -> Wording:
    """Puts a question into words."""
    return Wording(
        _prompt(ask), translated(RULES[ask.kind]), tuple([_label(ask.kind, option) for option in ask.options])
    )


def _prompt(ask: Ask) -> str:
    if ask.kind == "place":
        return say("Which card goes on {space}?", space=space_name(ask.about))
    return translated(PROMPTS[ask.kind])


def _label(kind: str, option: object) -> str:
    match kind, option:
        case "type", str(name):
            return translated(TYPE_LABELS[name])
        case "formation", (str(name), str(spaces)):
            return f"{name}: {spaces[:3]} / {spaces[3:6]} / {spaces[6:]}"
        case "offence", (int(space), int(card), int(colour)):
            return say("{card} from {space}", card=face_as(card, colour), space=space_name(space))
        case "defence", (int(space), int(card)):
            return say("{card} from {space}", card=face(card), space=space_name(space))
        case "place" | "send", int(card):
            return face(card)
    raise ValueError(f"no label for {kind}: {option!r}")
