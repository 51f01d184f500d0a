"""What may happen at a table: pure steps from one session to the next. A step that cannot be raises Refusal.

The keys of all refusals at a table, with their arguments:

- `no-game`: there is no such table, or it has ended
- `not-started`: the game has not begun
- `already-started`: the lobby is closed, the game is on
- `already-seated`: the user has a seat here
- `not-joined`: the user has no seat in this lobby, where one may join
- `not-seated`: the user has no seat in this game
- `table-full` (seats): all seats are taken
- `too-few-seats` (seats, missing): this number of seats at least; so many are missing
- `not-host` (host): the name of the one who may
- `stale`: the press belongs to a moment that is past
- `not-your-turn` (player): the name of the one on turn
- `resign-needs-two`, `offer-needs-two`: only in games of two
- `offer-pending`: an offer waits for its answer
- `no-offer`: none waits, or no longer
- `own-offer`: one cannot agree to one's own offer
- `not-over`: a game that is on has no rematch yet

The service adds `channel-busy` and `unknown-game` (bot.sessions.service).
Why a session ended, beside the games' own reasons: `agreed-draw`, `resigned` (in a game for one: abandoned),
`deserted` (all left the lobby), `ended-by-moderator`, `place-gone` (its channel, thread or server is no more),
`rules-changed` (by an update that cannot replay it).
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.games import GAMES
from bot.games.base import Outcome, Seat, Value
from bot.games.chance import Chance
from bot.sessions.fairness import commitment
from bot.sessions.session import Asking, Move, Offer, Person, Place, Refusal, Session, Status


def opened(
    session_id: str,
    seed: bytes,
    *,
    place: Place,
    host: Person,
    game_key: str,
    options: Mapping[str, Value],
    now: int,
) -> Session:
    """A lobby with its host seated. Raises OptionError where the game does not take the options."""
    game = GAMES[game_key]
    settled = game.info.settle(options)
    game.seats(settled)
    return Session(
        id=session_id,
        game_key=game_key,
        options=settled,
        rules=game.info.rules,
        place=place,
        host=host.id,
        people=(host,),
        status=Status.LOBBY,
        commitment=commitment(session_id, seed),
        seed=seed,
        opened_at=now,
    )


def rematch(session_id: str, seed: bytes, former: Session, host: Person, now: int) -> Session:
    """A lobby for the players of an ended game; it starts by itself when the last of them is there."""
    if former.status.live:
        raise Refusal("not-over")
    seated(former, host.id)
    lobby = opened(
        session_id,
        seed,
        place=former.place,
        host=host,
        game_key=former.game_key,
        options=former.options,
        now=now,
    )
    invited = tuple(person.id for person in former.people)
    return gathered(replace(lobby, rematch_of=former.id, invited=invited), now)


def joined(session: Session, person: Person, now: int) -> Session:
    """The person takes the next free seat."""
    if session.status.live and session.seat_of(person.id) is not None:
        raise Refusal("already-seated")
    in_lobby(session)
    most = session.game.seats(session.options)[-1]
    if len(session.people) >= most:
        raise Refusal("table-full", seats=most)
    return gathered(replace(session, people=(*session.people, person)), now)


def gathered(session: Session, now: int) -> Session:
    """Starts a rematch, in the former order of seats, once exactly its former players are there."""
    if not session.invited or {person.id for person in session.people} != set(session.invited):
        return session
    in_order = sorted(session.people, key=lambda person: session.invited.index(person.id))
    return begun(replace(session, people=tuple(in_order)), now)


def left(session: Session, user: int, now: int) -> Session:
    """The seat is free again and the later ones move up. The host's office passes on; the last one closes the lobby."""
    in_lobby(session)
    seat = seated(session, user)
    people = session.people[:seat] + session.people[seat + 1 :]
    if not people:
        return abandoned(replace(session, people=()), "deserted", now)
    return replace(session, people=people, host=people[0].id if session.host == user else session.host)


def started(session: Session, user: int, now: int) -> Session:
    """The host begins the game with those who are there."""
    in_lobby(session)
    if session.host != user:
        raise Refusal("not-host", host=next(person.name for person in session.people if person.id == session.host))
    here = len(session.people)
    seats = session.game.seats(session.options)
    if here not in seats:
        enough = next(number for number in seats if number > here)
        raise Refusal("too-few-seats", seats=enough, missing=enough - here)
    return begun(session, now)


def begun(session: Session, now: int) -> Session:
    """The game's first state, with the luck of ply 0."""
    state = session.game.start(len(session.people), session.options, Chance(session.luck, 0))
    return concluded(replace(session, status=Status.PLAYING, state=state, started_at=now), now)


def moved(session: Session, user: int, words: str, *, ply: int | None, action: int | None, now: int) -> Session:
    """The move is made, with the luck of its ply; offers lapse. ply: the one the press was made for; None if typed.

    Raises the engine's UnreadableMove and IllegalMove. In a race, where all press at once, the engine alone says
    whether a press came too late: stale is then only the press of one who has moved himself since.
    """
    seat = playing(session, user)
    race = session.game.info.race
    if ply is not None and is_stale(session, seat, ply):
        raise Refusal("stale")
    if not race and seat not in session.to_act:
        raise Refusal("not-your-turn", player=on_turn(session))
    words = " ".join(words.lower().split())
    state = session.game.play(session.state, seat, words, Chance(session.luck, session.ply + 1))
    moves = (*session.moves, Move(seat, words, action, now))
    return concluded(replace(session, state=state, ply=len(moves), moves=moves, offer=None), now)


def is_stale(session: Session, seat: Seat, ply: int) -> bool:
    """Whether a press made for this ply is past: the ply has moved on, or in a race its presser has moved since."""
    if not session.game.info.race or ply > session.ply:
        return ply != session.ply
    return any(move.seat == seat for move in session.moves[ply:])


def resigned(session: Session, user: int, now: int) -> Session:
    """Of two, the other wins. A game for one is abandoned."""
    seat = playing(session, user)
    match len(session.people):
        case 1:
            return abandoned(session, "resigned", now)
        case 2:
            ranks = tuple(2 if other == seat else 1 for other in range(2))
            return finished(session, Outcome(ranks, None, "resigned"), now)
        case _:
            raise Refusal("resign-needs-two")


def offered(session: Session, user: int, kind: Asking) -> Session:
    """The player on turn asks the other one, before the move (RULES 001.12 D4)."""
    seat = playing(session, user)
    if len(session.people) != 2:
        raise Refusal("offer-needs-two")
    if session.offer is not None:
        raise Refusal("offer-pending")
    if seat not in session.to_act:
        raise Refusal("not-your-turn", player=on_turn(session))
    return replace(session, offer=Offer(kind, seat, session.ply))


def agreed(session: Session, user: int, ply: int | None, now: int) -> Session:
    """The other player accepts the offer, if it is still the one that was made at this ply (None: whichever)."""
    seat = playing(session, user)
    if pending(session, ply).by == seat:
        raise Refusal("own-offer")
    return finished(session, Outcome((1, 1), None, "agreed-draw"), now)


def declined(session: Session, user: int, ply: int | None) -> Session:
    """The offer is refused, or withdrawn by its maker; that costs nothing."""
    playing(session, user)
    pending(session, ply)
    return replace(session, offer=None)


def ended(session: Session, now: int) -> Session:
    """Somebody who may do so ends it for all."""
    if not session.status.live:
        raise Refusal("no-game")
    return abandoned(session, "ended-by-moderator", now)


def place_gone(session: Session, now: int) -> Session:
    """Where it stood is no more; what has ended before stays as it ended."""
    return abandoned(session, "place-gone", now) if session.status.live else session


def abandoned(session: Session, reason: str, now: int) -> Session:
    """It ends without a result."""
    return replace(session, status=Status.ABANDONED, offer=None, reason=reason, ended_at=now)


def concluded(session: Session, now: int) -> Session:
    """Finished, if the game says so."""
    outcome = session.game.outcome(session.state)
    return session if outcome is None else finished(session, outcome, now)


def finished(session: Session, outcome: Outcome, now: int) -> Session:
    """It ends with a result."""
    return replace(session, status=Status.FINISHED, outcome=outcome, offer=None, reason=outcome.reason, ended_at=now)


def in_lobby(session: Session) -> None:
    """Refuses where seats are settled."""
    if session.status is not Status.LOBBY:
        raise Refusal("already-started" if session.status.live else "no-game")


def seated(session: Session, user: int) -> Seat:
    """The user's seat; refuses a stranger."""
    seat = session.seat_of(user)
    if seat is None:
        raise Refusal("not-joined" if session.status is Status.LOBBY else "not-seated")
    return seat


def playing(session: Session, user: int) -> Seat:
    """The user's seat in a game that is on."""
    if not session.status.live:
        raise Refusal("no-game")
    seat = seated(session, user)
    if session.status is Status.LOBBY:
        raise Refusal("not-started")
    return seat


def on_turn(session: Session) -> str:
    """The name of the one to act; outside a race there is exactly one."""
    return session.people[min(session.to_act)].name


def pending(session: Session, ply: int | None) -> Offer:
    """The offer that waits, if it is the one made at this ply (None: whichever)."""
    if session.offer is None or ply not in (None, session.offer.ply):
        raise Refusal("no-offer")
    return session.offer
