"""Writes the reference page of the language.

Run it with `python -m wildswing.exceed.language.reference > docs/fighter-language.md`. Every construction comes from
the grammar and every example from the roster, so the page cannot drift from either.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Final

from wildswing.exceed.language.advice import all_advice
from wildswing.exceed.language.look_words import CHAPTERS
from wildswing.exceed.language.motifs import WHEN
from wildswing.exceed.language.reading import Reader, reader
from wildswing.exceed.language.tables import grammar
from wildswing.exceed.language.uses import EXAMPLE, Use, Uses, cards_of, shortest
from wildswing.exceed.language.words import FORMS, SMALL, STEMS, stem
from wildswing.exceed.roster import fighter_files

_CHAPTERS: Final = {
    "The file": (
        "fighter",
        "normals",
        "name",
        "edition",
        "edition_name",
        "style",
        "look",
        "difficulty",
        "level",
        "life",
        "hand_limit",
        "starting_hand",
        "exceed_cost",
        "discount",
        "deck",
        "token",
        "side",
        "side_name",
    ),
    "A card": (
        "card",
        "kind",
        "boost",
        "marks",
        "mark",
        "boost_kind",
        "cost",
        "stats",
        "stat_value",
        "motif",
        "range",
        "dash",
        "value",
    ),
    "A line": ("line", "text", "limit", "guard"),
    "Triggers": ("trigger", "window", "subject", "event", "suffered", "act", "played"),
    "How instructions are put together": ("effect", "item", "chain", "step", "choice", "option"),
    "Instructions": (
        "instruction",
        "harm",
        "move_verb",
        "effort",
        "ban",
        "free",
        "openly",
        "weapon",
        "quality",
        "duration",
        "place",
        "reach",
    ),
    "Where things lie": ("spot", "reached", "distance", "extent", "thing"),
    "Amounts": (
        "amount",
        "measure",
        "x",
        "count",
        "rate",
        "total",
        "bonuses",
        "counted",
        "each",
        "made",
        "resource",
        "stat",
    ),
    "Cards and areas": (
        "cards",
        "some_cards",
        "quantity",
        "pile",
        "sort",
        "adjective",
        "noun",
        "where",
        "zone",
        "whose",
        "zone_name",
    ),
    "Conditions": ("condition", "term", "deed", "motion", "moment", "which", "outcome", "status", "how"),
}
"""The rules of the grammar, in the order in which a person meets them."""

MADE_UP: Final = """fighter Example
edition standard
exceed costs 3 gauge, 1 less on space 5
token Rage (9 copies, set aside)

basic
  when you are hit: gain 1 "Rage".
  for each "Rage": +1 power.
  hit, if you have 3 "Rage": spend 2 "Rage"; draw 1.
  end of your turn: spend all "Rage".
  if your power is less than 6 or you have 3 cards in your gauge: +1 speed.
  attacks take at most 8 life.
  hit: the opponent takes 2 damage; gain [after: draw 1] this strike.
  action: strike with 1 card from your hand.
  before the opponent's attack: may retreat 1.
  before you set: may spend 1 force; if you did, +1 power.
  end of the strike: draw 1.
  end of your turn, if you reshuffled this turn: exceed; shuffle your deck.
  when you advance: draw 1.
  when you have played a boost: draw 1.
  when you have played a continuous boost: draw 1.
  hit: draw 2; discard all normals from your hand.
  when you retreat, once a turn: draw 1.
  when you move by action, once a game: gain [+1 power] until your next turn.
  action, if the spaces behind you are more than 2: gain [+1 speed] until the end of your next turn.
  when you exceed: gain [the opponent cannot draw, the opponent cannot boost, the opponent cannot exceed] this game.
  before: swap with the opponent.
  action, if you have exactly 7 cards in your hand: gain [+1 guard] this game.

special Example Lunge
  range 1-X, power 3, speed 4
  motif charge
  before: X is 1 for each card in your hand.
"""
"""Examples of what fits the language but no card of the roster needs yet."""

_HIDDEN: Final = {"_NL", "_INDENT", "_DEDENT"}
_SIGNS: Final = {
    "INT": "NUMBER",
    "STRING": '"NAME"',
    "NAME": "NAME",
    "PHRASES": "PHRASE, …",
    "SIGNED": "+NUMBER",
    "SIGNED_RANGE": "+NUMBER~NUMBER",
}
_WORD: Final = re.compile(r'"[^"]+"|\w+|[()*+?|]')

_LOOKS: Final = """## Looks

`look <build>, <phrase>, …, colours <a> and <b>; exceeded <phrase>, …` says how the fighter is drawn. Every part but the
build may be left out: two colours are then made from the name, and nobody holds a weapon that was not said.

- A build is a height and a mass, if any, and a person: `giant`, `tall woman`, `short stout man`.
- `brown skin`, `spiky red hair`, `no hair`, `fire aura`; an aura mostly belongs to the exceeded side.
- Everything else is a thing with its colour: `white torn gi`, `red headband`, `katana`, `crow`. Without a colour it has
  one of the fighter's two. There is one weapon; of the rest, as much as you like.
- After `exceeded` stands what the exceeded side adds, or has otherwise.
"""

_MOTIFS: Final = """## Motifs

The picture of an attack shows its fighter in a pose with one bold mark. It follows from the program of the card, by the
first of these rules that fits; `motif <word>` below the numbers of a card chooses another.
"""

_ADVICE: Final = """## What to write instead

Words that people reach for and this language says otherwise; `N` is any number, `"NAME"` any name. A file with such
words is answered with the same lines, which name a token `Seal` and a card `Flare`.
"""

Construction = tuple[str, str, str]
"""The rule it belongs to, its own name, and how it is written."""


def constructions(written: str) -> list[Construction]:
    """Returns every way of saying something, in the order of the grammar."""
    found: list[Construction] = []
    rule = ""
    for line in written.splitlines():
        start = re.match(r"!?([a-z_]+):", line)
        if start:
            rule = start.group(1)
        if rule == "start" or not (start or line.startswith("    |")):
            continue
        body, _, alias = re.sub(r"^(!?[a-z_]+:|    \|)", "", line).partition("->")
        found.append((rule, alias.strip() or rule, _written(body)))
    return found


def _written(body: str) -> str:
    """Returns an expansion as a person would write it: words as they are, parts in capitals or angle brackets."""
    said: list[str] = []
    for part in _WORD.findall(body):
        if part in _HIDDEN:
            continue
        if part in {"?", "*", "+"} and said:
            said[-1] += {"?": " (or nothing)", "*": " …", "+": " …"}[part]
        elif part[0] == '"':
            said.append(part[1:-1])
        else:
            said.append(_SIGNS.get(part, part if part in "()|" else f"<{part.replace('_', ' ')}>"))
    return " ".join(said)


def page() -> str:
    """Returns the whole page."""
    ready = reader()
    uses = Uses(ready, (*fighter_files(), (EXAMPLE, MADE_UP)))
    all_constructions = constructions(grammar())
    parts = [_opening(ready, uses, all_constructions)]
    for chapter, rules in _CHAPTERS.items():
        rows = [row for row in all_constructions if row[0] in rules]
        parts.append(f"## {chapter}\n\n" + _table(rows, uses))
    parts += [_advice(), _looks(), _motifs(), _words(ready, uses)]
    return "\n".join(parts)


def words_of(ready: Reader) -> list[str]:
    """Returns the words of the language, without signs and without their further forms."""
    return sorted({stem(word) for word in ready.words.values() if word[0].isalpha()})


def single(rows: Iterable[Construction], uses: Uses) -> list[Construction]:
    """Returns the constructions that a single card of the roster needs."""
    return [row for row in rows if cards_of(uses.of_construction[row[1]]) == 1]


def _opening(ready: Reader, uses: Uses, rows: list[Construction]) -> str:
    alone = single(rows, uses)
    count = Counter([rule for rule, _, _ in rows])
    words = words_of(ready)
    small = len([word for word in words if word in SMALL])
    lonely = [word for word in words if cards_of(uses.of_word[word]) == 1]
    listed = "\n".join([f"- `{written}` ({_where(uses.of_construction[name][0])})" for _, name, written in alone])
    return f"""# The language of fighter files

For people who write a fighter. A fighter is one text file in controlled English; what a player reads on the card is
what the engine runs. This page is made from the grammar and the roster by
`python -m wildswing.exceed.language.reference > docs/fighter-language.md`.

- A name ends at its line or bracket; every reference to a name is quoted. A name that contains a bracket is quoted too.
- Lines under a heading are indented by two spaces, lines of a boost by four. One line is one trigger and ends with a
  full stop. A line without a trigger stands for as long as its source is in play.
- `;` puts instructions one after the other, `,` joins them in one breath, `or` is a choice between single instructions;
  parentheses make one of several. `if …,`, `unless …,` and `for each …:` govern what follows up to the next `;`, and
  `otherwise,` belongs to the condition right before it.
- `you` is the player whose text it is; in a line for `before each attack`, `after each attack` or
  `before the opponent's attack` it is the player whose attack it is. Verbs agree: `draw 1`, `the opponent draws 1`.
  `this` is the card with the text; `it` and `them` are the cards or tokens of the instruction before, and after
  `1 of them` the next `1 of them` is another, and `the others` are those not picked. `stop it` stops what the line
  interrupts: a movement, or a boost that is being played, which then does nothing and is discarded.
- Each instruction leaves a result: `if you did`, `if they did`, `if it passed`, after a further attack `if it hit`,
  `for each card discarded`, and the last movement or payment `for each space moved` or `for each force spent`. What
  could only be done in part was not done: `push 2; unless you did, …`; but a movement that was chosen, by `may` or
  among several, was done wherever it led, and one whose length was chosen was done with the least that the text asks
  for, `advance 0-3` with one space. `may` makes an instruction optional; to pay is `may spend 1 force; if you did, …`.
  Life is spent down to 0, which loses; whoever has less than a text asks for spends what is left.
- `the damage` is what the opponent has taken in this strike, `the damage taken` what you have.
  `were moved 2 spaces before the strike` counts the spaces of the turn in which the strike began, whoever moved the
  fighter, and `moved 2 spaces this strike` those of the strike that the fighter went itself.
- `X` belongs to the attack until the strike is over, and in the text of a boost to that boost while it is in play.
- `your attack hits` leaves the range out of account, on an attack without a range only if it stands there itself;
  `cannot be hit` comes before it. An attack that `is invalid` is replaced when it is revealed. `your power is …` puts a
  number in the place of the whole total, and totals in it are taken before anything is replaced, so that two can be
  exchanged. `the opponent cannot be stunned` is about your attacks; other damage stuns as ever.
- A token may have copies and start in play: `token Spike (5 copies)`, `token Hole (starting at range 0)`. A text that
  names it means any one in play, and asks which where that matters. `push 1 from "Hole"` and `pull 1 to "Hole"` look
  from the token, or from the performer while it is out of play; `passed` are the spaces that the last movement went
  through. One that is `set aside` lies on no space: `token Rage (9 copies, set aside)` is a number that each player
  has, 0 to 9, and that everybody sees. `gain 1 "Rage"`, `spend 3 "Rage"; if you did, …`, `for each "Rage"` and
  `if you have at least 4 "Rage"` are about it.
- `seal` lays a card face up among the sealed cards of the player who does it, whoever's card it was. There it pays for
  nothing and no reshuffle takes it back; only a text that names `your sealed cards` does, such as `shuffle your sealed
  cards into your deck`. It takes whatever `discard` takes, this card included: `after: seal this`.
- `set aside` cards start beside the deck, and only texts that name them, or `your set aside cards`, bring them in.
  `put … under this` lays cards face down below a boost, where nobody looks at them; what is there when the boost leaves
  play, and no line of it takes, is discarded. `put … on any space as "Rod"` makes a card a token of that name.
- Cards of an area that `are face down` are known to their player alone; a side says so. Without a trigger,
  `look at the top card of your deck` lets a player know it at every moment. A card is `with the opponent in range` if
  it would reach them as an attack made now. `-1 to each discard` is about what texts of the opponent ask for,
  `-1 to each prepare` about the card of that action. A player is `made to discard` by a text of the opponent, from the
  hand; `them` are all cards of that discard then.
- A bonus in a line with a trigger is given for the strike. `gain […] this turn` keeps a whole line for later, and
  `your attack gains […]` attaches one to the attack.
- In a `would` line the instruction is done instead of what would happen; behind `may`, only if taken.
- `style`, `look` and `difficulty` help people to choose a fighter and may be left out; the rules do not read them, nor
  the `motif` of a card.
- A card has 2 copies unless its marks say otherwise. `deck of N cards` counts the 16 Normals and lets the file check
  itself.
- Words stand here in their first form; a verb agrees with its subject, a noun with its number, `a` with the next word.
- A comment begins with `#`. Printing a file drops comments, keeps everything else, and gives the canonical form.

The language has {len(words)} words, all forms of a word counted as one: {len(words) - small} of the game, and
{small} small words of English such as `a`, `of`, `if` and `you`. It has {len(rows)} constructions; among these
are {count["instruction"]} instructions, {count["trigger"] + count["event"]} triggers and {count["term"]} conditions.
In the roster of {len(fighter_files())} files, {len(lonely)} words and {len(alone)} constructions serve a single card or
side so far. A construction with 0 cards completes the language and waits for its first card.

The words for a single one: {", ".join(lonely)}.

The constructions for a single one:

{listed}
"""


def _table(rows: list[Construction], uses: Uses) -> str:
    lines = ["| construction | example | cards |", "|---|---|---|"]
    for _, name, written in rows:
        found = uses.of_construction[name]
        lines.append(f"| `{_cell(written)}` | `{_cell(shortest(found).line)}` | {cards_of(found)} |")
    return "\n".join(lines) + "\n"


def _advice() -> str:
    rows = [f"| {', '.join(one.words)} | {one.after} | `{_cell(one.write)}` |" for one in all_advice()]
    return "\n".join([_ADVICE, "| instead of | for | write |", "|---|---|---|", *rows]) + "\n"


def _looks() -> str:
    rows = [f"| {sort} | {', '.join(words)} |" for sort, words in CHAPTERS.items()]
    return "\n".join([_LOOKS, "| what | words |", "|---|---|", *rows]) + "\n"


def _motifs() -> str:
    rows = [f"| {motif} | {when} |" for motif, when in WHEN.items()]
    return "\n".join([_MOTIFS, "| motif | when |", "|---|---|", *rows]) + "\n"


def _words(ready: Reader, uses: Uses) -> str:
    lines = ["## Words", "", "| word | example | cards |", "|---|---|---|"]
    for word in words_of(ready):
        found = uses.of_word[word]
        lines.append(f"| {', '.join(_forms(word))} | `{_cell(shortest(found).line)}` | {cards_of(found)} |")
    return "\n".join(lines) + "\n"


def _forms(word: str) -> list[str]:
    """Returns a word and its forms."""
    known = [word, *[form for form, of in STEMS.items() if of == word]]
    return list(dict.fromkeys([form for one in known for form in (one, FORMS.get(one)) if form]))


def _where(use: Use) -> str:
    return f"{use.file.rsplit('/', 1)[-1].removesuffix('.fighter')}, {use.heading}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    sys.stdout.write(page())
