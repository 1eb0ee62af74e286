"""Checks what a grammar cannot: names, counts, where lines may stand, totals that read each other in a circle."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.bounds import HIGHEST
from wildswing.exceed.language.errors import Mistake, nearest
from wildswing.exceed.language.limits import impossible
from wildswing.exceed.language.printer import pile
from wildswing.exceed.language.walk import walk

MOST_COPIES: Final = 9
"""Of one card, or of one token in the arena; the most of the roster are 6."""

LARGEST_HAND: Final = 20
"""The highest maximum of a hand; the highest of the roster is 9."""

MOST_MORE_CARDS: Final = 5
"""More cards than others start with; the most of the roster are 2."""

LONGEST_NAME: Final = 60
"""Characters of a name; a longer one has no room on a card, nor on a small screen."""

NORMALS_IN_A_DECK: Final = s.NORMALS * s.NORMAL_COPIES
"""With which the total of a fighter's file is reckoned."""


def complaints(sheet: s.Sheet, unread_names: str = "", unread_lines: str = "") -> Iterator[Mistake]:
    """Yields everything that is wrong, and nothing that may only seem so since headings or lines could not be read."""
    twice = list(_once(sheet.cards, "write a card once and mark it with its copies"))
    yield from twice
    if isinstance(sheet, s.Fighter):
        yield from _once(sheet.tokens, "give each token a name of its own")
        unsealed = list(_sealed_copies(sheet))
        yield from unsealed
        if not (twice or unsealed or unread_names):
            yield from _deck_total(sheet)
    yield from _names_are_short(sheet)
    yield from _sorts_of_cards(sheet)
    yield from _lines_where_they_belong(sheet)
    yield from _names_known(sheet, unread_names)
    yield from _standing_lines_stand(sheet)
    yield from _cards_lie_somewhere(sheet)
    yield from _numbers_make_sense(sheet)
    yield from impossible(sheet)
    sides = _side_lines(sheet)
    for card in sheet.cards:
        if not re.search(r"\b(X|printed)\b", unread_lines, re.IGNORECASE):
            yield from _x_is_set(card, sides)
        yield from _no_circle(card, sides, _boost_lines(sheet))


def _side_lines(sheet: s.Sheet) -> tuple[n.Line, ...]:
    return sheet.both_sides + sheet.basic + sheet.exceeded if isinstance(sheet, s.Fighter) else ()


def _boost_lines(sheet: s.Sheet) -> tuple[n.Line, ...]:
    return tuple([line for card in sheet.cards if card.boost for line in card.boost.lines])


def _once(things: Iterable[s.Card | s.Token], remedy: str) -> Iterator[Mistake]:
    lines: dict[str, int] = {}
    for thing in things:
        if thing.name in lines:
            yield Mistake(thing.at, f'"{thing.name}" is already in line {lines[thing.name]}; {remedy}.')
        lines[thing.name] = thing.at.line


def _names_are_short(sheet: s.Sheet) -> Iterator[Mistake]:
    fighter = [(n.At(1, 1), sheet.name)] if isinstance(sheet, s.Fighter) else []
    tokens = [(token.at, token.name) for token in sheet.tokens] if isinstance(sheet, s.Fighter) else []
    cards = [(card.at, name) for card in sheet.cards for name in (card.name, card.boost.name if card.boost else "")]
    for at, name in fighter + tokens + cards:
        if len(name) > LONGEST_NAME:
            yield Mistake(
                at, f'"{name[:LONGEST_NAME]}…" is too long for a name; write at most {LONGEST_NAME} characters.'
            )


def _sorts_of_cards(sheet: s.Sheet) -> Iterator[Mistake]:
    for card in sheet.cards:
        if isinstance(sheet, s.Normals) and card.kind is not v.Kind.NORMAL:
            yield Mistake(card.at, f'"{card.name}" is a {card.kind}; a file of Normals holds Normals only.')
        if isinstance(sheet, s.Fighter) and card.kind is v.Kind.NORMAL:
            yield Mistake(
                card.at, f'"{card.name}" is a Normal; the edition brings its Normals, so leave it out of the fighter.'
            )


def _lines_where_they_belong(sheet: s.Sheet) -> Iterator[Mistake]:
    attack_lines = tuple([line for card in sheet.cards for line in card.lines])
    for line in _side_lines(sheet) + attack_lines:
        if _window(line) is v.Window.NOW:
            yield Mistake(line.at, '"now" belongs to boosts; an attack has "before", "hit", "after" and "cleanup".')
    for card in sheet.cards:
        if card.boost and card.boost.kind is v.BoostKind.INSTANT:
            for line in card.boost.lines:
                if _window(line) is not v.Window.NOW:
                    yield Mistake(line.at, 'an instant boost is done at once: begin its line with "now:".')
    yield from _lines_of_boosts(_side_lines(sheet) + attack_lines)
    instants = [card.boost.lines for card in sheet.cards if card.boost and card.boost.kind not in _STAYS]
    for part in walk((_side_lines(sheet), attack_lines, tuple(instants))):
        if isinstance(part, n.Line) and n.UNDER_THIS in walk(part.effect, n.Line):
            yield Mistake(part.at, '"under this" belongs to boosts that stay in play.')
    for line in _side_lines(sheet) + attack_lines:
        if _window(line) is v.Window.LEAVES:
            yield Mistake(line.at, '"when this leaves play" belongs to boosts, which stay in play until then.')
    exceeded = sheet.exceeded if isinstance(sheet, s.Fighter) else ()
    for part in walk(sheet):
        if isinstance(part, n.Line) and _window(part) is v.Window.OVERDRIVE and part not in exceeded:
            yield Mistake(part.at, '"overdrive" belongs to the exceeded side.')


def _lines_of_boosts(elsewhere: tuple[n.Line, ...]) -> Iterator[Mistake]:
    for line in elsewhere:
        if _window(line) is v.Window.NEXT_TURN_END:
            yield Mistake(line.at, '"end of your next turn" belongs to boosts, which come into play in some turn.')


_STAYS: Final = (v.BoostKind.CONTINUOUS, v.BoostKind.TRAP, v.BoostKind.TRANSFORMATION)

_STANDS: Final = (
    *(n.Modify, n.Raise, n.Cannot, n.Must, n.Become, n.Costs, n.Cheaper, n.Origin, n.SetAttack, n.SetBeside, n.Secret),
    *(n.Exchange, n.OtherPrice, n.FreeForce, n.Spare, n.Mill, n.Stride, n.NoHandLimit, n.BoostFrom, n.Repeat, n.SetX),
    n.Divert,
)
"""What can be true for as long as a text is in play; everything else happens at a moment."""


_LASTS: Final = (v.Simple.SKIP_DRAW,)
"""Instructions without a variable part that can be true in the same way."""


def _standing_lines_stand(sheet: s.Sheet) -> Iterator[Mistake]:
    """Refuses an instruction without a trigger, for it would never be done; only an attack has an X that changes."""
    attack_lines = [line for card in sheet.cards for line in card.lines]
    for line in walk(sheet):
        if isinstance(line, n.Line) and line.trigger is None:
            for part in _leaves(line.effect):
                stands = isinstance(part, _STANDS) or part in _LASTS or _is_always_seen(part)
                if not stands or (isinstance(part, n.SetX) and line not in attack_lines):
                    yield Mistake(
                        line.at,
                        'this happens at a moment, so its line needs a trigger; begin it with "hit:", for example.',
                    )


def _cards_lie_somewhere(sheet: s.Sheet) -> Iterator[Mistake]:
    """Refuses cards of no area: there are none of them, so that nothing would ever be done with them."""
    for line in walk(sheet):
        if isinstance(line, n.Line):
            for part in walk((line.trigger, line.guard, line.effect), n.Line):
                match part:
                    case (
                        n.Cards(_, n.Pile(where=()) as what)
                        | n.Holds(pile=n.Pile(where=()) as what)
                        | n.HoldsMore(pile=n.Pile(where=()) as what)
                        | n.ForEach(n.Pile(where=()) as what)
                        | n.Per(_, n.Pile(where=()) as what)
                        | n.Every(_, n.Pile(where=()) as what)
                    ):
                        words = pile(what, "from")
                        yield Mistake(
                            line.at,
                            f'"{words}" lies nowhere; write where it is: "{words} from your hand", for example.',
                        )


def _is_always_seen(part: n.Effect) -> bool:
    """Tells whether a player looks at the top of their own deck, which can last."""
    match part:
        case n.Show(n.Top(_, n.Pile((v.Noun.CARD,), (), None), n.Zone(v.Who.YOU, (v.ZoneName.DECK,)), False), True):
            return True
    return False


def _numbers_make_sense(sheet: s.Sheet) -> Iterator[Mistake]:
    if isinstance(sheet, s.Fighter):
        yield from _start_makes_sense(sheet)
    for card in sheet.cards:
        if not 1 <= card.copies <= MOST_COPIES:
            yield Mistake(card.at, f'"{card.name}" has {card.copies} copies; write 1 to {MOST_COPIES}.')
        if card.numbers.range is not None:
            low, high = card.numbers.range
            if isinstance(low, int) and isinstance(high, int) and low > high:
                yield Mistake(card.at, f'"{card.name}" has the range {low}-{high}, which is empty; write {high}-{low}.')


def _start_makes_sense(fighter: s.Fighter) -> Iterator[Mistake]:
    """Refuses what nobody could begin a game with."""
    own = sum([card.copies for card in fighter.cards])
    if own > HIGHEST:
        yield Mistake(n.At(1, 1), f"{own} cards of its own are too many for a fighter; write at most {HIGHEST}.")
    if fighter.starting_life == 0:
        yield Mistake(n.At(1, 1), "a starting life of 0 makes no game; write at least 1.")
    if fighter.hand_limit is not None and not 1 <= fighter.hand_limit <= LARGEST_HAND:
        yield Mistake(n.At(1, 1), f"a maximum hand of {fighter.hand_limit} makes no game; write 1 to {LARGEST_HAND}.")
    if fighter.more_starting_cards > MOST_MORE_CARDS:
        given = f"a starting hand of {fighter.more_starting_cards} more"
        yield Mistake(n.At(1, 1), f"{given} would empty the deck; write at most {MOST_MORE_CARDS}.")
    for token in fighter.tokens:
        most = HIGHEST if token.set_aside else MOST_COPIES
        if not 1 <= token.copies <= most:
            yield Mistake(token.at, f'the token "{token.name}" has {token.copies} copies; write 1 to {most}.')


def _leaves(effect: n.Effect) -> list[n.Effect]:
    match effect:
        case n.Sequence(steps) | n.Together(steps):
            return [leaf for step in steps for leaf in _leaves(step)]
        case n.By(inner) | n.May(inner) | n.ForEach(_, inner) | n.If(_, inner, None):
            return _leaves(inner)
    return [effect]


def _window(line: n.Line) -> v.Window | None:
    return line.trigger.window if isinstance(line.trigger, n.Trigger) else None


def _sealed_copies(fighter: s.Fighter) -> Iterator[Mistake]:
    """Refuses a start with sealed cards that the deck does not have."""
    for card in fighter.cards:
        copies = 0 if card.set_aside or card.kind is v.Kind.PRINTED else card.copies
        if card.sealed > copies:
            yield Mistake(card.at, f'the deck has {copies} copies of "{card.name}", and no more of them start sealed.')


def _deck_total(fighter: s.Fighter) -> Iterator[Mistake]:
    """Compares the number of cards with the file's own total."""
    if fighter.deck is None:
        return
    own = sum(
        [card.copies - card.sealed for card in fighter.cards if card.kind is not v.Kind.PRINTED and not card.set_aside]
    )
    found = own + NORMALS_IN_A_DECK
    if found != fighter.deck.cards:
        yield Mistake(
            fighter.deck.at,
            f"the deck is said to have {fighter.deck.cards} cards, but the file has {own} "
            f"and the Normals are {NORMALS_IN_A_DECK}, so {found}; mend the copies or the total.",
        )


def _names_known(sheet: s.Sheet, unread: str) -> Iterator[Mistake]:
    """Refuses a name that no heading has, be it one that could not be read."""
    own = sheet.tokens if isinstance(sheet, s.Fighter) else ()
    perhaps = [part.name for part in walk(sheet) if isinstance(part, n.Named) and part.name in unread]
    tokens = [token.name for token in own if not token.set_aside] + perhaps
    aside = [token.name for token in own if token.set_aside] + perhaps
    boosts = [card.boost.name for card in sheet.cards if card.boost] + perhaps
    cards = [card.name for card in sheet.cards] + perhaps
    for part in walk(sheet):
        match part:
            case n.Pile(nouns, _, n.Named() as name) if v.Noun.BOOST in nouns:
                yield from _known(name, "boost", boosts)
            case n.Pile(_, _, n.Named() as name):
                yield from _known(name, "card", cards)
            case n.Collect(_, name) | n.TokensHeld(name) | n.HoldsTokens(_, _, name):
                yield from _known(name, "token that is set aside", aside)
            case (
                n.Lies(n.Named() as name)
                | n.TokensAt(n.Named() as name)
                | n.AtRange(_, _, n.Named() as name)
                | n.Swap(n.Named() as name)
                | n.Remove(n.Named() as name)
                | n.Cannot(_, n.Named() as name)
                | n.PlaceOn(_, _, n.Named() as name)
                | n.PlaceOn(n.Named() as name, _, None)
                | n.Origin(n.Named() as name)
            ):
                yield from _known(name, "token", tokens)
            case n.Move(_, by, what, origin, stop):
                for token in (by, what, origin, stop):
                    if isinstance(token, n.Named):
                        yield from _known(token, "token", tokens)
            case (
                n.Put(n.Named() as name)
                | n.Strike(n.Named() as name)
                | n.SetAttack(n.Named() as name)
                | n.ExtraAttack(n.Named() as name)
                | n.Play(n.Named() as name)
                | n.Show(n.Named() as name)
                | n.Sustain(n.Named() as name)
            ):
                yield from _known(name, "card", cards)


def _known(name: n.Named, sort: str, known: Iterable[str]) -> Iterator[Mistake]:
    if name.name not in known:
        yield Mistake(name.at, f'no {sort} of this file is called "{name.name}".{nearest(name.name, known)}')


# --- Totals ---

_X: Final = "X"


def _x_is_set(card: s.Card, sides: tuple[n.Line, ...]) -> Iterator[Mistake]:
    """Refuses an attack or a boost that reads X when nothing sets it: a boost has an X of its own."""
    halves: list[tuple[s.Card | s.Boost, object, object]] = [(card, (card.numbers, card.lines), (card.lines, sides))]
    if card.boost:
        halves.append((card.boost, card.boost.lines, card.boost.lines))
    for half, reads, sets in halves:
        reads_x = any(part is v.Measure.X for part in walk(reads))
        if reads_x and not any(isinstance(part, n.SetX) or _is_printed(part) for part in walk(sets)):
            yield Mistake(
                half.at, f'"{half.name}" reads X, but no line says what X is; write "X is …" in a line of it.'
            )


def _is_printed(part: object) -> bool:
    """Tells whether a text gives a printed number, in whose place X may stand on the card."""
    return isinstance(part, n.Modify) and part.change is v.Change.PRINTED


def _no_circle(card: s.Card, sides: tuple[n.Line, ...], boosts: tuple[n.Line, ...]) -> Iterator[Mistake]:
    """Refuses totals of an attack that depend on themselves, by way of whatever may stand beside it."""
    reads = _reads(card, sides, boosts)
    told: set[str] = set()
    for start in list(reads):
        path = _way_back(reads, start, (start,))
        if path and told.isdisjoint(path):
            told.update(path)
            yield Mistake(
                card.at,
                f'the numbers of "{card.name}" read each other in a circle: {" reads ".join(path)}; '
                "let one of them be a plain number.",
            )


def _reads(card: s.Card, sides: tuple[n.Line, ...], boosts: tuple[n.Line, ...]) -> dict[str, set[str]]:
    """Returns which totals each total is computed from; the X of a boost is fixed, and another than the attack's."""
    reads: dict[str, set[str]] = {}
    bounds = card.numbers.range or ()
    reads[v.Stat.RANGE] = {str(bound) for bound in bounds if not isinstance(bound, int)}
    for stat, value in ((v.Stat.POWER, card.numbers.power), (v.Stat.SPEED, card.numbers.speed)):
        reads[stat] = {_X} if value is v.Measure.X else set()
    for line in card.lines + sides + boosts:
        other = {_X} if line in boosts else set()
        for part in walk(line.effect):
            if isinstance(part, n.SetX) and line in card.lines:
                reads.setdefault(_X, set()).update(_totals(part.amount))
            # A triggered bonus is fixed when it is given, so only standing ones are computed anew.
            elif isinstance(part, n.Modify) and line.trigger is None and part.change is not v.Change.REPLACE:
                reads.setdefault(part.stat, set()).update((_totals(part.amount) | _totals(line.guard)) - other)
            elif isinstance(part, n.Become) and part.quality is v.Quality.EX and line.trigger is None:
                for stat in (v.Stat.POWER, v.Stat.SPEED, v.Stat.ARMOR, v.Stat.GUARD):
                    reads.setdefault(stat, set()).update(_totals(line.guard))
    return _with_replaced(reads, card.lines + sides + boosts)


def _with_replaced(reads: dict[str, set[str]], lines: tuple[n.Line, ...]) -> dict[str, set[str]]:
    """Adds what replaced totals read: not each other, but what those are computed from before anything is replaced."""
    found = {stat: set(read) for stat, read in reads.items()}
    for line in lines:
        for part in walk(line.effect):
            if isinstance(part, n.Modify) and part.change is v.Change.REPLACE:
                below = [reads.get(stat, set()) for stat in _totals(part.amount)]
                found.setdefault(part.stat, set()).update(_totals(line.guard), *below)
    return found


def _totals(node: object) -> set[str]:
    found = {part.stat.value for part in walk(node) if isinstance(part, n.Total) and _own(part)}
    return found | ({_X} if node is v.Measure.X else set())


def _own(total: n.Total) -> bool:
    return total.owner is v.Who.YOU and not total.printed


def _way_back(reads: dict[str, set[str]], goal: str, path: tuple[str, ...]) -> tuple[str, ...]:
    for step in sorted(reads.get(path[-1], ())):
        if step == goal:
            return (*path, goal)
        if step not in path:
            found = _way_back(reads, goal, (*path, step))
            if found:
                return found
    return ()
