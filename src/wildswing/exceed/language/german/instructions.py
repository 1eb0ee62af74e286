"""German instructions, each as a clause whose verb finds its place later."""

# ruff: noqa: PLR0911, PLR0912 (each function is one list of cases, a return for each)

from collections.abc import Callable
from typing import Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.german.amounts import at_end, bonuses_on, far, for_each, number, things
from wildswing.exceed.language.german.cards import (
    area,
    at_distance,
    into,
    out_of,
    place,
    quantity_of,
    quoted,
    selection,
    sort,
    span,
    spot,
)
from wildswing.exceed.language.german.clauses import Clause, Gain, Modal, Request, Statement, Verb
from wildswing.exceed.language.german.conditions import QUALITIES
from wildswing.exceed.language.german.nouns import (
    ACC,
    AREAS,
    ATTACK,
    CARD,
    DAT,
    GEN,
    IT,
    LIFE,
    NOM,
    RESOURCES,
    SORTS,
    SPACE,
    STATS,
    TURN,
    Case,
    Noun,
    one,
    owned,
)
from wildswing.exceed.language.german.persons import Voice

ADVANCE: Final = Verb("rück", "rückt", "rücken", "vor")
CLOSE: Final = Verb("geh", "geht", "gehen", "heran")
RETREAT: Final = Verb("weich", "weicht", "weichen", "zurück")
PUSH: Final = Verb("stoß", "stößt", "stoßen")
PULL: Final = Verb("zieh", "zieht", "ziehen", "heran")
GO: Final = Verb("geh", "geht", "gehen")
MOVE: Final = Verb("beweg", "bewegt", "bewegen")
SWAP: Final = Verb("tausch", "tauscht", "tauschen")
LAY: Final = Verb("leg", "legt", "legen")
STAND: Final = Verb("stell", "stellt", "stellen")
ATTACKS: Final = Verb("greif", "greift", "greifen", "an")
REMOVE: Final = Verb("entferne", "entfernt", "entfernen")
TAKE: Final = Verb("nimm", "nimmt", "nehmen")
TAKE_UP: Final = Verb("nimm", "nimmt", "nehmen", "ein")
LOSE: Final = Verb("verliere", "verliert", "verlieren")
IGNORE: Final = Verb("ignoriere", "ignoriert", "ignorieren")
GAIN: Final = Verb("erhalte", "erhält", "erhalten")
SPEND: Final = Verb("gib", "gibt", "geben", "aus")
GIVE: Final = Verb("gib", "gibt", "geben")
GIVE_BACK: Final = Verb("gib", "gibt", "geben", "zurück")
PAY: Final = Verb("zahl", "zahlt", "zahlen")
UNCOVER: Final = Verb("decke", "deckt", "decken", "auf")
REPEAT: Final = Verb("wiederhole", "wiederholt", "wiederholen")
STRIKE: Final = Verb("schlag", "schlägt", "schlagen", "zu")
SWING: Final = Verb("schlag", "schlägt", "schlagen")
DRAW: Final = Verb("zieh", "zieht", "ziehen")
DRAW_UP: Final = Verb("zieh", "zieht", "ziehen", "nach")
DISCARD: Final = Verb("leg", "legt", "legen", "ab")
SEAL: Final = Verb("versiegle", "versiegelt", "versiegeln")
SHUFFLE: Final = Verb("misch", "mischt", "mischen")
LOOK: Final = Verb("sieh", "sieht", "sehen", "an")
NAME: Final = Verb("nenn", "nennt", "nennen")
PLAY: Final = Verb("spiel", "spielt", "spielen")
SUSTAIN: Final = Verb("halte", "hält", "halten")
STOP: Final = Verb("halte", "hält", "halten", "an")
HOLD_UP: Final = Verb("halte", "hält", "halten", "auf")
DO: Final = Verb("tu", "tut", "tun")
TURN_BACK: Final = Verb("dreh", "dreht", "drehen", "zurück")
LEAVE_OUT: Final = Verb("lass", "lässt", "lassen", "aus")

STEPS: Final = {
    v.Verb.ADVANCE: ADVANCE,
    v.Verb.CLOSE: CLOSE,
    v.Verb.RETREAT: RETREAT,
    v.Verb.PUSH: PUSH,
    v.Verb.PULL: PULL,
    v.Verb.PULL_SHORT: PULL,
}

OTHERS: Final = (v.Verb.PUSH, v.Verb.PULL, v.Verb.PULL_SHORT)
"""Movements of who does not perform."""


def instruction(what: n.Effect, voice: Voice, text: Callable[[n.Line, Voice], str]) -> Clause:
    """Returns a single instruction; `text` prints a line that it grants."""
    for clause in (_movement, _numbers_change, _payment, _card_move, _rule):
        found = clause(what, voice)
        if found is not None:
            return found
    return _attack(what, voice, text)


# --- Movement ---


def _movement(what: n.Effect, voice: Voice) -> Clause | None:
    match what:
        case n.Move(v.Verb.MOVE, int() | n.Between() as amount, cards):
            spaces = things(amount, SPACE, voice)
            if cards is None:
                return Request(GO, spaces)
            return Request(MOVE, f"{selection(cards, ACC, voice)} um {spaces}")
        case n.Move(v.Verb.MOVE, v.SpaceName() | n.Named() | n.AtRange() as where, cards):
            moved = "" if cards is None else f"{selection(cards, ACC, voice)} "
            return Request(GO if cards is None else MOVE, f"{moved}{place(where, voice)}")
        case n.Move(verb, v.SpaceName() | n.Named() | n.AtRange() as where):
            aim = f"bis auf Abstand {span(where)}" if isinstance(where, n.AtRange) else f"bis {place(where, voice)}"
            return Request(STEPS[verb], f"{_moved(verb, voice)}{aim}")
        case n.Move(verb, amount) if not isinstance(amount, v.SpaceName | n.Named | n.AtRange):
            return _steps(what, verb, far(amount, voice), voice)
        case n.Swap(_, (first, second)):
            return Request(SWAP, f"{area(first, ACC, voice)} gegen {area(second, ACC, voice)}")
        case n.Swap(token):
            return Request(SWAP, f"den Platz mit {quoted(token.name) if token else voice.other.dative}")
        case n.PlaceOn(None, where):
            return Request(STAND, f"beide Kämpfer {place(where, voice)}")
        case n.PlaceOn(cards, where, token):
            assert cards is not None
            as_token = f" als {quoted(token.name)}" if token else ""
            return Request(LAY, f"{selection(cards, ACC, voice)}{as_token} {place(where, voice)}")
        case n.Origin(int(space)):
            return Request(ATTACKS, f"von Feld {space} aus")
        case n.Origin(cards) if not isinstance(cards, int):
            return Request(ATTACKS, f"von {selection(cards, DAT, voice)} aus")
        case n.Remove(token, quantity, where):
            some = "" if quantity == 1 else f"{quantity_of(quantity)} "
            return Request(REMOVE, f"{some}{quoted(token.name)}{f' {spot(where, voice)}' if where else ''}")
        case n.Occupy(spaces):
            return Request(TAKE_UP, things(spaces, SPACE, voice))
        case n.Stride(spaces):
            return Request(STOP, f"nach {spaces} {'Feld' if spaces == 1 else 'Feldern'}")
    return None


def _moved(verb: v.Verb, voice: Voice) -> str:
    return f"{voice.other.accusative} " if verb in OTHERS else ""


def _steps(what: n.Move, verb: v.Verb, how_far: str, voice: Voice) -> Clause:
    """Returns a movement by steps, which may be seen from a token or stop there."""
    towards = verb in (v.Verb.ADVANCE, v.Verb.CLOSE, v.Verb.PULL)
    seen = "" if what.origin is None else f" {'zu' if towards else 'von'} {quoted(what.origin.name)}"
    end = "" if what.stop is None else f", aber nicht an {quoted(what.stop.name)} vorbei"
    if verb is v.Verb.PULL_SHORT:
        end = f", aber nicht {voice.actor.at} vorbei"
    if verb in OTHERS:
        way = "" if what.origin is None or towards else " weg"
        by = how_far if how_far.startswith(("so ", "beliebig")) else f"um {how_far}"
        return Request(STEPS[verb], f"{voice.other.accusative} {by}{seen}{way}", end)
    if towards and what.origin is not None:
        return Request(GO, f"{how_far}{seen} hin", end)
    return Request(STEPS[verb], f"{how_far}{seen}", end)


# --- Numbers ---


def _numbers_change(what: n.Effect, voice: Voice) -> Clause | None:
    match what:
        case n.Modify(_, v.Change.ADD, (int(low), int(high))):
            return Gain(f"{low:+d}~{high} Reichweite")
        case n.Modify(stat, v.Change.ADD, int(amount)):
            return Gain(f"{amount:+d} {STATS[stat].singular}")
        case n.Modify(stat, v.Change.ADD):
            return Gain(f"+X {STATS[stat].singular}")
        case n.Modify(stat, v.Change.SUBTRACT):
            return Gain(f"-X {STATS[stat].singular}")
        case n.Modify(stat, v.Change.PRINTED | v.Change.REPLACE as change, amount) if not isinstance(amount, tuple):
            printed = "gedruckt" if change is v.Change.PRINTED else ""
            return Statement(owned(STATS[stat], voice.you, voice.actor, NOM, printed), "ist", number(amount, voice))
        case n.Modify(stat, v.Change.MULTIPLY | v.Change.MULTIPLY_POSITIVE as change, times):
            which = v.Bonuses.ALL if change is v.Change.MULTIPLY else v.Bonuses.POSITIVE
            return Request(TAKE, f"{bonuses_on(stat, which, voice, v.Who.YOU)} mal {times}")
        case n.Modify(stat, v.Change.LOSE):
            return Request(LOSE, _all_of(STATS[stat]))
        case n.Modify(stat):
            return Request(IGNORE, STATS[stat].singular)
        case n.Raise(more, efforts):
            return Gain(f"{more:+d} auf jedes {'/'.join([EFFORTS[effort] for effort in efforts])}")
        case n.SetX(amount, True):
            return Statement("X", "ist", f"um {number(amount, voice)} höher")
        case n.SetX(amount):
            return Statement("X", "ist", number(amount, voice))
        case n.Life(amount, True):
            return Statement(owned(LIFE, voice.actor, voice.actor, NOM), "ist", number(amount, voice))
        case n.Life(amount):
            return Request(GAIN, things(amount, LIFE, voice))
        case n.Damage(amount, nonlethal):
            harm = Noun(f"{'nicht tödlichen ' if nonlethal else ''}Schaden", "", CARD.gender)
            return Request(TAKE, things(amount, harm, voice))
        case n.Mill(cards):
            return Statement("Schaden", "legt", f"je {cards} Karten {area(DECK, GEN, voice)} ab")
        case n.Spare(life, left):
            return Statement(
                "Angriffe", *(("lassen", f"mindestens {life} Leben") if left else ("nehmen", f"höchstens {life} Leben"))
            )
        case n.NoHandLimit():
            return Gain("kein Handlimit", "hat", "haben")
    return None


DECK: Final = n.Zone(v.Who.YOU, (v.ZoneName.DECK,))


def _all_of(noun: Noun) -> str:
    return f"{'alles' if noun.gender is IT else 'alle'} {noun.singular}"


EFFORTS: Final = {
    v.Effort.ADVANCE: "Vorrücken",
    v.Effort.CLOSE: "Herangehen",
    v.Effort.RETREAT: "Zurückweichen",
    v.Effort.PUSH: "Stoßen",
    v.Effort.PULL: "Heranziehen",
    v.Effort.DRAW: "Kartenziehen",
    v.Effort.DISCARD: "Ablegen",
    v.Effort.PREPARE: "Vorbereiten",
}


def _payment(what: n.Effect, voice: Voice) -> Clause | None:
    match what:
        case n.Spend(None, resource):
            return Request(SPEND, _all_of(RESOURCES[resource]))
        case n.Spend(amount, resource):
            assert amount is not None
            return Request(SPEND, things(amount, RESOURCES[resource], voice))
        case n.Collect(amount, token, spends):
            often = "alle" if amount is None else number(amount, voice)
            if isinstance(amount, n.Per):
                often = f"{amount.each}"
                per = f" {for_each(amount.counted, voice)}{at_end(amount.at_most)}"
                return Request(SPEND if spends else GAIN, f"{often} {quoted(token.name)}{per}")
            return Request(SPEND if spends else GAIN, f"{often} {quoted(token.name)}")
        case n.OtherPrice(amount, resource):
            return Request(PAY, f"für diese Karte {things(amount, RESOURCES[resource], voice)}")
        case n.FreeForce(amount):
            return Request(SWAP, f"Karten mit {amount} Kraft mehr")
        case n.Exchange(amount, resource, instead, of):
            spent = things(amount, RESOURCES[resource], voice)
            return Request(SPEND, f"{spent} statt {instead} {RESOURCES[of].singular}")
        case n.Costs(amount, resource, less):
            rest = f"{amount} {RESOURCES[resource].singular}{' weniger' if less else ''}"
            return Statement("diese Karte", "kostet", rest)
        case n.Cheaper(resource, less):
            return Statement(f"Kosten in {RESOURCES[resource].singular}", "sind", f"um {less} geringer")
    return None


# --- Cards ---


def _card_move(what: n.Effect, voice: Voice) -> Clause | None:
    match what:
        case n.Draw(amount, to=True):
            return Request(DRAW_UP, f"bis auf {number(amount, voice)} Karten")
        case n.Draw(amount, bottom):
            return Request(DRAW, f"{things(amount, CARD, voice)}{' von unten' if bottom else ''}")
        case n.Put():
            return _put(what, voice)
        case n.Divert(what_sort):
            return Request(SEAL, f"abgelegte {sort(what_sort, ACC, voice, plural=True)}")
        case n.ShuffleDeck(zone):
            return Request(SHUFFLE, area(zone, ACC, voice))
        case n.Show(cards, True):
            return Request(LOOK, f"{voice.actor.agreeing('dir', 'sich')} {selection(cards, ACC, voice)}")
        case n.Show(cards):
            return Request(UNCOVER, selection(cards, ACC, voice))
        case n.NameOne(noun):
            return Request(NAME, one(STATS[noun] if isinstance(noun, v.Stat) else SORTS[noun], ACC))
        case n.Play(cards, free):
            return Request(PLAY, f"{selection(cards, ACC, voice)}{' kostenlos' if free else ''}")
        case n.BoostFrom(zone):
            return Request(PLAY, f"Schübe {out_of(zone, voice)}")
        case n.Sustain(cards):
            return Request(SUSTAIN, selection(cards, ACC, voice))
    return None


def _put(what: n.Put, voice: Voice) -> Clause:
    cards = selection(what.cards, ACC, voice) + (" verdeckt" if what.face_down else "")
    match what.zone:
        case n.DISCARD_PILE:
            return Request(DISCARD, cards)
        case n.SEALED_CARDS:
            return Request(SEAL, cards)
        case n.OWNERS_HAND:
            return Request(GIVE_BACK, f"{cards} auf die Hand des Besitzers")
        case n.UNDER_THIS:
            return Request(LAY, f"{cards} unter diese Karte")
    if what.place is not None:
        return Request(LAY, f"{cards} {place(what.place, voice)}")
    match what.side:
        case v.Side.SHUFFLED:
            return Request(SHUFFLE, f"{cards} {into(what.zone, voice)}")
        case v.Side.TOP:
            return Request(LAY, f"{cards} oben auf {area(what.zone, ACC, voice)}")
        case v.Side.BOTTOM:
            return Request(LAY, f"{cards} unter {area(what.zone, ACC, voice)}")
    if what.zone.names == (v.ZoneName.HAND,):
        own = what.zone.owner is voice.by
        return Request(TAKE if own else GIVE, f"{cards} {into(what.zone, voice)}")
    return Request(LAY, f"{cards} {into(what.zone, voice)}")


# --- Attacks ---


def _attack(what: n.Effect, voice: Voice, text: Callable[[n.Line, Voice], str]) -> Clause:
    match what:
        case n.Become(owner, quality):
            return _become(owner, quality, voice)
        case n.Borrow(owner, cards):
            source = selection(cards, GEN, voice) if isinstance(cards, v.Ref) else f"von {selection(cards, DAT, voice)}"
            return Statement(_attack_of(owner, voice), "erhält", f"die Wirkungen {source}")
        case n.Repeat(more, printed):
            own = owned(Noun("", "Wirkungen", CARD.counted(plural=True)), voice.actor, voice.actor, ACC)
            which = f"die gedruckten Wirkungen {owned(ATTACK, voice.you, voice.actor, GEN)}" if printed else own
            return Request(REPEAT, f"{which} {more}-mal")
        case n.Grant(line, _, v.Who() as owner):
            rest = f"[{text(line, voice.performed_by(v.Who.YOU))}]"
            return Statement(_attack_of(owner, voice), "erhält", rest, f"{_attack_of(owner, voice, DAT)} {rest} geben")
        case n.Grant(line, until):
            assert until is not None
            return Request(GAIN, f"{_until(until, voice)} [{text(line, voice.performed_by(v.Who.YOU))}]")
        case n.Strike(_, _, True):
            other = voice.other
            return Request(STRIKE, "", f", nachdem {other.nominative} gelegt {other.agreeing('hast', 'hat')}")
        case n.Strike(cards, face_up):
            weapon = "mit einem EX-Angriff" if what.ex else ""
            weapon = weapon if cards is None else f"mit {selection(cards, DAT, voice)}"
            return Request(STRIKE, " ".join([part for part in ("offen" if face_up else "", weapon) if part]))
        case n.ExtraAttack(cards, free, damage):
            most = "" if damage is None else f" für höchstens {damage} Schaden"
            return Request(ATTACKS, f"{'kostenlos ' if free else ''}mit {selection(cards, DAT, voice)}{most}")
        case n.SetAttack(v.Ref.THIS, n.Zone() as zone):
            return Request(LAY, f"diese Karte {out_of(zone, voice)} als Angriff")
        case n.SetAttack(cards, _, face_up):
            return Request(LAY, f"{selection(cards, ACC, voice)}{' offen' if face_up else ''} als Angriff")
        case n.Secret(zone):
            several = len(zone.names) > 1 or not AREAS[zone.names[0]].singular
            return Statement(area(zone, NOM, voice), "liegen" if several else "liegt", "verdeckt")
        case n.SetBeside(noun):
            return Request(LAY, f"diese Karte zu {one(SORTS[noun], DAT)}")
    raise AssertionError(f"no words for {what!r}")


def _attack_of(owner: v.Who, voice: Voice, case: Case = NOM) -> str:
    return owned(ATTACK, voice.person(owner), voice.actor, case)


def _become(owner: v.Who, quality: v.Quality, voice: Voice) -> Clause:
    attack = _attack_of(owner, voice)
    match quality:
        case v.Quality.FACE_UP:
            return Request(UNCOVER, _attack_of(owner, voice, ACC))
        case v.Quality.HITS:
            return Statement(attack, "trifft")
        case v.Quality.MISSES:
            return Statement(attack, "kann", "nicht treffen")
        case v.Quality.UNPAID:
            return Statement(attack, "darf", "unbezahlt bleiben", f"{_attack_of(owner, voice, ACC)} unbezahlt lassen")
    made = f"{_attack_of(owner, voice, ACC)} {QUALITIES[quality]} machen"
    return Statement(attack, "ist", QUALITIES[quality], made)


def _until(until: v.Until, voice: Voice) -> str:
    match until:
        case v.Until.NEXT_TURN:
            return f"bis zu {owned(TURN, voice.actor, voice.actor, DAT, 'nächst')}"
        case v.Until.NEXT_TURN_END:
            return f"bis zum Ende {owned(TURN, voice.actor, voice.actor, GEN, 'nächst')}"
    return UNTIL[until]


UNTIL: Final = {
    v.Until.STRIKE: "für diesen Schlag",
    v.Until.TURN: "für diesen Zug",
    v.Until.GAME: "für diese Partie",
}


# --- Rules ---


def _rule(what: n.Effect, voice: Voice) -> Clause | None:
    match what:
        case n.Cannot(v.Ban.REMOVED, n.Named(name)):
            return Statement(quoted(name), "kann", "nicht entfernt werden")
        case n.Cannot(v.Ban.DISCARDED):
            return Statement("diese Karte", "kann", "nicht abgelegt werden")
        case n.Cannot(v.Ban.PLAYED):
            return Statement("diese Karte", "kann", "nicht gespielt werden")
        case n.Cannot(v.Ban.PASS, token):
            past = f"an {quoted(token.name)}" if token else voice.other.at
            return Modal("kannst", "kann", f"nicht {past} vorbei")
        case n.Cannot(v.Ban.HIT, _, n.AtRange() as reach):
            return Modal("kannst", "kann", f"{_hit_at(reach, voice)} nicht getroffen werden")
        case n.Cannot(ban):
            return Modal("kannst", "kann", BANS[ban])
        case n.Must(v.Duty.WILD_SWING):
            return Modal("musst", "muss", "blind schlagen")
        case n.Must():
            return Modal("musst", "muss", "die genannte Karte legen")
        case v.Simple():
            return SIMPLE[what]
    return None


def _hit_at(reach: n.AtRange, voice: Voice) -> str:
    return at_distance(reach, voice, "" if reach.counted is None else f"({number(reach.counted, voice)})")


BANS: Final = {
    v.Ban.STUNNED: "nicht betäubt werden",
    v.Ban.MOVED: "nicht gestoßen oder gezogen werden",
    v.Ban.HIT: "nicht getroffen werden",
    v.Ban.MOVE: "nicht gehen",
    v.Ban.DRAW: "nicht ziehen",
    v.Ban.BOOST: "keinen Schub spielen",
    v.Ban.EXCEED: "nicht ins Exceed gehen",
}

SIMPLE: Final = {
    v.Simple.ADVANTAGE: Request(GAIN, "den Vorteil"),
    v.Simple.EXCEED: Request(GO, "ins Exceed"),
    v.Simple.EXCEED_PAID: Request(GO, "gegen Bezahlung ins Exceed"),
    v.Simple.REVERT: Request(TURN_BACK),
    v.Simple.STOP: Request(HOLD_UP, "ihn"),
    v.Simple.ANOTHER_ACTION: Request(DO, "noch eine Aktion"),
    v.Simple.ANOTHER_BUT_STRIKE: Request(DO, "noch eine Aktion außer Schlag"),
    v.Simple.SKIP_DRAW: Request(LEAVE_OUT, "das Ziehen für den Zug"),
    v.Simple.HIT_AGAIN: Request(DO, "noch eine deiner Wirkungen „Treffer“"),
    v.Simple.SWING: Request(SWING, "blind"),
}
