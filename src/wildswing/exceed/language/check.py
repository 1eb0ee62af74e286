"""Checks what a grammar cannot: names, counts, where lines may stand, totals that read each other in a circle."""

from collections.abc import Iterable
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import sheets as s
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.errors import Mistake, nearest
from wildswing.exceed.language.limits import refuse_what_cannot_be_done
from wildswing.exceed.language.walk import walk

HIGHEST: Final = 99
"""No number of a fighter is higher."""

NORMALS_IN_A_DECK: Final = 16
"""Every Normal of the edition is in the deck twice."""


def check(sheet: s.Sheet) -> None:
    """Raises a `Mistake` at the first thing that is wrong."""
    _once(sheet.cards, "write a card once and mark it with its copies")
    if isinstance(sheet, s.Fighter):
        _once(sheet.tokens, "give each token a name of its own")
        _deck_total(sheet)
    _sorts_of_cards(sheet)
    _lines_where_they_belong(sheet)
    _names_known(sheet)
    _standing_lines_stand(sheet)
    _numbers_make_sense(sheet)
    refuse_what_cannot_be_done(sheet)
    sides = _side_lines(sheet)
    for card in sheet.cards:
        _x_is_set(card, sides)
        _no_circle(card, sides, _boost_lines(sheet))


def _side_lines(sheet: s.Sheet) -> tuple[n.Line, ...]:
    return sheet.both_sides + sheet.basic + sheet.exceeded if isinstance(sheet, s.Fighter) else ()


def _boost_lines(sheet: s.Sheet) -> tuple[n.Line, ...]:
    return tuple([line for card in sheet.cards if card.boost for line in card.boost.lines])


def _once(things: Iterable[s.Card | s.Token], remedy: str) -> None:
    lines: dict[str, int] = {}
    for thing in things:
        if thing.name in lines:
            raise Mistake(thing.at, f'"{thing.name}" is already in line {lines[thing.name]}; {remedy}.')
        lines[thing.name] = thing.at.line


def _sorts_of_cards(sheet: s.Sheet) -> None:
    for card in sheet.cards:
        if isinstance(sheet, s.Normals) and card.kind is not v.Kind.NORMAL:
            raise Mistake(card.at, f'"{card.name}" is a {card.kind}; a file of Normals holds Normals only.')
        if isinstance(sheet, s.Fighter) and card.kind is v.Kind.NORMAL:
            raise Mistake(
                card.at, f'"{card.name}" is a Normal; the edition brings its Normals, so leave it out of the fighter.'
            )


def _lines_where_they_belong(sheet: s.Sheet) -> None:
    attack_lines = tuple([line for card in sheet.cards for line in card.lines])
    for line in _side_lines(sheet) + attack_lines:
        if _window(line) is v.Window.NOW:
            raise Mistake(line.at, '"now" belongs to boosts; an attack has "before", "hit", "after" and "cleanup".')
    for card in sheet.cards:
        if card.boost and card.boost.kind is v.BoostKind.INSTANT:
            for line in card.boost.lines:
                if _window(line) is not v.Window.NOW:
                    raise Mistake(line.at, 'an instant boost is done at once: begin its line with "now:".')
    for line in _side_lines(sheet) + attack_lines:
        if _window(line) is v.Window.LEAVES:
            raise Mistake(line.at, '"when this leaves play" belongs to boosts, which stay in play until then.')
    exceeded = sheet.exceeded if isinstance(sheet, s.Fighter) else ()
    for part in walk(sheet):
        if isinstance(part, n.Line) and _window(part) is v.Window.OVERDRIVE and part not in exceeded:
            raise Mistake(part.at, '"overdrive" belongs to the exceeded side.')


_STANDS: Final = (n.Modify, n.Raise, n.Cannot, n.Must, n.Become, n.Costs, n.Cheaper, n.Origin, n.SetAttack)
"""What can be true for as long as a text is in play; everything else happens at a moment."""


def _standing_lines_stand(sheet: s.Sheet) -> None:
    """Refuses an instruction without a trigger, for it would never be done."""
    for line in walk(sheet):
        if isinstance(line, n.Line) and line.trigger is None:
            for part in _leaves(line.effect):
                if not isinstance(part, _STANDS):
                    raise Mistake(
                        line.at,
                        'this happens at a moment, so its line needs a trigger; begin it with "hit:", for example.',
                    )


def _numbers_make_sense(sheet: s.Sheet) -> None:
    if isinstance(sheet, s.Fighter) and sheet.starting_life is not None and not 1 <= sheet.starting_life <= HIGHEST:
        raise Mistake(n.At(1, 1), f"a starting life of {sheet.starting_life} makes no game; write 1 to {HIGHEST}.")
    for card in sheet.cards:
        numbers = card.numbers
        if numbers.range is not None:
            low, high = numbers.range
            if isinstance(low, int) and isinstance(high, int) and low > high:
                raise Mistake(card.at, f'"{card.name}" has the range {low}-{high}, which is empty; write {high}-{low}.')
        for stat, value in (("power", numbers.power), ("speed", numbers.speed)):
            if isinstance(value, int) and value > HIGHEST:
                raise Mistake(card.at, f'"{card.name}" has {stat} {value}; write at most {HIGHEST}.')


def _leaves(effect: n.Effect) -> list[n.Effect]:
    match effect:
        case n.Sequence(steps) | n.Together(steps):
            return [leaf for step in steps for leaf in _leaves(step)]
        case n.By(inner) | n.May(inner) | n.ForEach(_, inner) | n.If(_, inner, None):
            return _leaves(inner)
    return [effect]


def _window(line: n.Line) -> v.Window | None:
    return line.trigger.window if isinstance(line.trigger, n.Trigger) else None


def _deck_total(fighter: s.Fighter) -> None:
    """Compares the number of cards with the file's own total."""
    if fighter.deck is None:
        return
    own = sum([card.copies for card in fighter.cards if card.kind is not v.Kind.PRINTED and not card.set_aside])
    found = own + NORMALS_IN_A_DECK
    if found != fighter.deck.cards:
        raise Mistake(
            fighter.deck.at,
            f"the deck is said to have {fighter.deck.cards} cards, but the file has {own} "
            f"and the Normals are {NORMALS_IN_A_DECK}, so {found}; mend the copies or the total.",
        )


def _names_known(sheet: s.Sheet) -> None:
    tokens = [token.name for token in sheet.tokens] if isinstance(sheet, s.Fighter) else []
    boosts = [card.boost.name for card in sheet.cards if card.boost]
    cards = [card.name for card in sheet.cards]
    for part in walk(sheet):
        match part:
            case n.Pile(nouns, _, n.Named() as name) if v.Noun.BOOST in nouns:
                _known(name, "boost", boosts)
            case n.Pile(_, _, n.Named() as name):
                _known(name, "card", cards)
            case (
                n.TokenIs(n.Named() as name)
                | n.TokenPast(n.Named() as name)
                | n.TokenWith(n.Named() as name)
                | n.Remove(n.Named() as name)
                | n.Cannot(_, n.Named() as name)
                | n.PlaceOn(n.Named() as name)
                | n.Move(_, n.Named() as name)
                | n.Move(_, _, _, n.Named() as name)
                | n.Origin(n.Named() as name)
            ):
                _known(name, "token", tokens)
            case (
                n.Put(n.Named() as name)
                | n.Strike(n.Named() as name)
                | n.ExtraAttack(n.Named() as name)
                | n.Play(n.Named() as name)
                | n.Show(n.Named() as name)
                | n.Sustain(n.Named() as name)
            ):
                _known(name, "card", cards)


def _known(name: n.Named, sort: str, known: Iterable[str]) -> None:
    if name.name not in known:
        raise Mistake(name.at, f'no {sort} of this file is called "{name.name}".{nearest(name.name, known)}')


# --- Totals ---

_X: Final = "X"


def _x_is_set(card: s.Card, sides: tuple[n.Line, ...]) -> None:
    """Refuses an attack or a boost that reads X when nothing sets it: a boost has an X of its own."""
    halves: list[tuple[s.Card | s.Boost, object, object]] = [(card, (card.numbers, card.lines), (card.lines, sides))]
    if card.boost:
        halves.append((card.boost, card.boost.lines, card.boost.lines))
    for half, reads, sets in halves:
        reads_x = any(part is v.Measure.X for part in walk(reads))
        if reads_x and not any(isinstance(part, n.SetX) for part in walk(sets)):
            raise Mistake(
                half.at, f'"{half.name}" reads X, but no line says what X is; write "X is …" in a line of it.'
            )


def _no_circle(card: s.Card, sides: tuple[n.Line, ...], boosts: tuple[n.Line, ...]) -> None:
    """Refuses totals of an attack that depend on themselves, by way of whatever may stand beside it."""
    reads = _reads(card, sides, boosts)
    for start in list(reads):
        path = _way_back(reads, start, (start,))
        if path:
            raise Mistake(
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
