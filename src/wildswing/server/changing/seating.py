"""Who takes which seat: in a new match by its wish, and later by an invitation."""

from collections.abc import Sequence

import msgspec

from wildswing.agents.registry import make_agent, opponent_names
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Match
from wildswing.server.basics.terms import Terms
from wildswing.server.basics.tokens import Tokens, hash_of, new_token, opens
from wildswing.server.people.person import Person
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import ANY, OPEN, GuestSeat, JoinWish, MatchWish, SeatToken, SeatWish
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room
from wildswing.texts import plural, say

LONGEST_THOUGHT = {"search": (2000, 5.0), "solver": (100, 0.0)}
"""How much an agent with a level may think of here, in plays or samples, or in seconds: all share the same workers."""


ANY_TOKENS = Tokens()


class ForeignSeat(WildswingError):
    """The token opens no seat of this match, or the invitation is none to it."""


class TakenSeat(WildswingError):
    """Somebody else was faster."""


class NotBrought(WildswingError):
    """Somebody brings what is not wanted at a seat."""


class NotAgreed(WildswingError):
    """Something of somebody's own making would be played by people who have not agreed to it."""


class Seating(msgspec.Struct, frozen=True):
    """Who has the seats of a new match, and what its caller gets."""

    keepers: tuple[Keeper, ...]
    guest: GuestSeat


def seat_all(
    match_id: str, match: Match | Undealt, wish: MatchWish, person: Person | None = None, tokens_of: Tokens = ANY_TOKENS
) -> Seating:
    """Gives the caller the seats that were wished for, and all others to agents or to whoever is invited.

    All that are taken at one screen belong to whoever is known there; the first has the name.
    """
    own, *shared = _own_seats(wish, match)
    tokens = {own: tokens_of.seat(match_id), **{seat: new_token() for seat in shared}}
    code = tokens_of.invitation(match_id)
    first, *others = [SeatToken(seat, token) for seat, token in tokens.items()]
    keepers = tuple(
        [
            taken(Keeper(), tokens[seat], person, is_named=seat == first.seat)
            if seat in tokens
            else _keeper(player, match, code)
            for seat, player in enumerate(_players(wish, match))
        ]
    )
    if isinstance(match, Undealt) and not wish.terms.bans:
        keepers = tuple([_bringing(keeper, seat in match.left_open) for seat, keeper in enumerate(keepers)])
    invitation = code if any(keeper.is_open for keeper in keepers) else ""
    return Seating(keepers, GuestSeat(match_id, first.seat, first.token, tuple(others), invitation))


def _bringing(keeper: Keeper, left_open: bool) -> Keeper:
    """Returns a seat to which what is drawn comes, unless it is settled or somebody who is invited says so."""
    return msgspec.structs.replace(keeper, brings=ANY) if left_open and not keeper.is_open else keeper


def seat_repeated(match_id: str, keepers: Sequence[Keeper], tokens_of: Tokens) -> GuestSeat | None:
    """Returns what the same request got before, if it got a seat in this match that is still its own."""
    if not tokens_of.is_keyed:
        return None
    token, code = tokens_of.seat(match_id), tokens_of.invitation(match_id)
    for seat, keeper in enumerate(keepers):
        if opens(token, keeper.token_hash):
            invites = any(one.is_open and opens(code, one.invitation_hash) for one in keepers)
            return GuestSeat(match_id, seat, token, invitation=code if invites else "")
    return None


def taken(seat: Keeper, token: str, person: Person | None, is_named: bool = True) -> Keeper:
    """Returns a seat that somebody has taken; it belongs to a person who is known."""
    held = msgspec.structs.replace(seat, token_hash=hash_of(token))
    if person is None:
        return held
    named = msgspec.structs.replace(held, name=person.name, is_guest=person.is_guest) if is_named else held
    return msgspec.structs.replace(named, person=person.id, bot=person.bot)


def bring(room: Room, seat: int, name: str) -> Keeper:
    """Returns a seat to which something is brought; whoever says nothing takes what comes."""
    keeper = room.keepers[seat]
    if room.is_drafting:
        return keeper
    if room.undealt is not None and seat in room.undealt.left_open:
        return msgspec.structs.replace(keeper, brings=name)
    settled = room.brings[seat] if room.brings else ""
    if name not in {"", ANY, settled}:
        raise NotBrought(
            say("Whoever started this match has chosen {name} for this seat; play that one.", name=settled)
        )
    return keeper


def check_agreement(room: Room, brings: str, agrees: bool) -> None:
    """Refuses things of somebody's own making that only one of those who play has agreed to."""
    if room.fan_made and not agrees:
        raise NotAgreed(
            say(
                "{names} is fan-made and not of the roster; say that you agree to that, or join another match.",
                names=", ".join(room.fan_made),
            )
        )
    if presenter_of(room.game).fan_made({}, [brings]) and not room.terms.fan_made:
        raise NotBrought(
            say("Fan-made fighters were not agreed on for this match; bring one of the roster, or ask its host.")
        )


def check_terms(match: Undealt, keepers: Sequence[Keeper], terms: Terms) -> None:
    """Refuses to invite people to what is fan-made on terms that do not say so, and to a series that is none."""
    if terms.best_of > 1 or terms.bans:
        _check_series(match, keepers, terms)
    brought = presenter_of(match.game).fan_made(match.setup, [keeper.brings for keeper in keepers])
    if brought and not terms.fan_made and any(keeper.is_open for keeper in keepers):
        raise NotAgreed(
            say(
                "{names} is fan-made and not of the roster; let the terms of the match say “fan_made”.",
                names=", ".join(brought),
            )
        )


def _check_series(match: Undealt, keepers: Sequence[Keeper], terms: Terms) -> None:
    """Refuses a series that is not one of two people, and bans where nobody brings anything."""
    if len(keepers) != 2 or not any(keeper.is_open for keeper in keepers) or any(keeper.agent for keeper in keepers):
        raise WildswingError(
            say("A series, and bans, are for two people who meet; leave “best_of” and “bans” out of these terms.")
        )
    if terms.bans and not presenter_of(match.game).bringable(match.game):
        raise WildswingError(
            say(
                "In {game} nobody brings anything, so there is nothing to ban; leave “bans” out.", game=match.game.title
            )
        )


def open_seat(keepers: Sequence[Keeper], wish: JoinWish) -> int:
    """Returns the open seat that somebody who is invited wants, or the first for whoever comes from the lobby."""
    if not isinstance(wish, SeatWish):
        return _first_open([seat for seat, keeper in enumerate(keepers) if keeper.is_open])
    invited = [seat for seat, keeper in enumerate(keepers) if opens(wish.invitation, keeper.invitation_hash)]
    if not invited:
        raise ForeignSeat(say("This invitation is not for this match; ask whoever started it for a new one."))
    if wish.seat is not None and wish.seat not in invited:
        raise ForeignSeat(
            say("This is no invitation to seat {seat}; it opens {seats}.", seat=wish.seat, seats=_listed(invited))
        )
    is_open = [seat for seat in invited if keepers[seat].is_open]
    if wish.seat is not None and wish.seat not in is_open:
        raise TakenSeat(
            say("Seat {seat} is already taken; ask whoever started the match for another one.", seat=wish.seat)
        )
    return _first_open(is_open) if wish.seat is None else wish.seat


def seat_returned(match_id: str, keepers: Sequence[Keeper], person: Person) -> Seating:
    """Gives somebody who is known all own seats anew; the tokens for them until now open nothing any more."""
    tokens = {seat: new_token() for seat, keeper in enumerate(keepers) if keeper.person == person.id}
    if not tokens:
        raise ForeignSeat(say("You have no seat in this match; start a match of your own."))
    anew = [
        msgspec.structs.replace(keeper, token_hash=hash_of(tokens[seat]), bot=person.bot) if seat in tokens else keeper
        for seat, keeper in enumerate(keepers)
    ]
    first, *others = [SeatToken(seat, token) for seat, token in tokens.items()]
    return Seating(tuple(anew), GuestSeat(match_id, first.seat, first.token, tuple(others)))


def unseat_bot(keepers: Sequence[Keeper], bot: str) -> list[Keeper]:
    """Returns the seats when a bot has none any more; they are still those of its person, who may come back to them."""
    return [
        msgspec.structs.replace(keeper, token_hash=hash_of(new_token()), bot="") if keeper.bot == bot else keeper
        for keeper in keepers
    ]


def _first_open(seats: Sequence[int]) -> int:
    if not seats:
        raise TakenSeat(say("All seats of this match are taken; start a match of your own."))
    return seats[0]


def _own_seats(wish: MatchWish, match: Match | Undealt) -> tuple[int, ...]:
    if wish.seat is not None and wish.seats is not None:
        raise WildswingError(say("Say which seat you take by “seat”, or which seats by “seats”, not by both."))
    own = wish.seats or (wish.seat or 0,)
    last = len(match.seat_names) - 1
    for seat in own:
        if seat > last:
            raise WildswingError(
                say(
                    "There is no seat {seat} in {game}; choose 0 to {last}.",
                    seat=seat,
                    game=match.game.title,
                    last=last,
                )
            )
    if len(set(own)) < len(own):
        raise WildswingError(say("A seat is named twice in {seats}; name each seat once.", seats=_listed(own)))
    return own


def _players(wish: MatchWish, match: Match | Undealt) -> tuple[str, ...]:
    """Returns who would have each seat if the caller did not take it."""
    count = len(match.seat_names)
    if isinstance(wish.opponent, tuple):
        if len(wish.opponent) != count:
            raise WildswingError(
                say(
                    "“opponent” lists {players} players, and {game} has {seats} seats; list one for each seat, or name "
                    "one for all.",
                    players=len(wish.opponent),
                    game=match.game.title,
                    seats=count,
                )
            )
        return wish.opponent
    return (wish.opponent or "",) * count


def _keeper(player: str, match: Match | Undealt, invitation: str) -> Keeper:
    if not player:
        agents = ", ".join(opponent_names(match.game))
        raise WildswingError(
            say(
                "The other seats are empty; name an “opponent”: {agents}, or {open} to invite people.",
                agents=agents,
                open=OPEN,
            )
        )
    if player == OPEN:
        return Keeper(invitation_hash=hash_of(invitation))
    agent = make_agent(player, match.game).name
    _check_pace(player)
    return Keeper(agent=agent)


def _check_pace(player: str) -> None:
    """Refuses an agent that would keep those of all others waiting."""
    name, _, level = player.partition(":")
    most, most_seconds = LONGEST_THOUGHT.get(name, (0, 0.0))
    if not level or not most:
        return
    is_slow = float(level[:-1]) > most_seconds if level.endswith("s") else int(level) > most
    if is_slow:
        raise WildswingError(
            say(
                "“{agent}” thinks too long for a table with others; choose at most {most}.",
                agent=player,
                most=f"{name}:{most}",
            )
        )


def _listed(seats: Sequence[int]) -> str:
    return plural(len(seats), "seat {seats}", "seats {seats}", seats=", ".join(map(str, seats)))
