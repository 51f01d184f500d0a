"""Before the game: who sits down, what is played, and how."""

from collections.abc import Mapping
from dataclasses import replace
from types import EllipsisType

from bot.games import GAMES
from bot.games.base import AnyGame, Value
from bot.sessions.computers import newcomer
from bot.sessions.fairness import commitment
from bot.sessions.refusals import Refusal
from bot.sessions.rules.deadlines import idle
from bot.sessions.rules.endings import abandoned
from bot.sessions.rules.guards import hosting, in_lobby, seated
from bot.sessions.rules.start import begun, gathered
from bot.sessions.session import CLOCKS, Person, Place, Session, Status


def opened(
    session_id: str,
    seed: bytes,
    *,
    place: Place,
    host: Person,
    game_key: str,
    options: Mapping[str, Value],
    now: int,
    clock: int = 0,
    threaded: bool = False,
    reminders: bool = True,
) -> Session:
    """A lobby with its host seated. Raises OptionError where the game does not take the options."""
    game = GAMES[game_key]
    settled = game.info.full_options(options)
    game.seats(settled)
    lobby = Session(
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
        clock=offered_clock(game, clock),
        threaded=threaded,
        reminders=reminders,
        opened_at=now,
    )
    return idle(lobby, now)


def joined(session: Session, person: Person, now: int) -> Session:
    """The person takes the next free seat."""
    if session.status.live and session.seat_of(person.id) is not None:
        raise Refusal("already-seated")
    in_lobby(session)
    if session.guests is not None and person.id not in session.guests:
        raise Refusal("not-invited", host=session.host_name)
    free_seat(session, person.id)
    return seated_anew(session, (*session.people, person), now)


def free_seat(session: Session, user: int | None = None) -> None:
    """Refuses where there is none for this user, or (None) a computer: a rematch keeps them for those it waits for."""
    if session.awaited and user not in session.awaited:
        raise Refusal("seats-kept")
    most = session.game.seats(session.options)[-1]
    if len(session.people) >= most:
        raise Refusal("table-full", seats=most)


def seated_anew(session: Session, people: tuple[Person, ...], now: int) -> Session:
    """With these people at the table; if a rematch waited for just them, it begins."""
    return gathered(idle(replace(session, people=people), now), now)


def left(session: Session, user: int, now: int) -> Session:
    """The seat is free again and the later ones move up. The host's office passes on; the last one closes the lobby.

    Who was host may come back, also where guests only are welcome.
    """
    in_lobby(session)
    if user in session.awaited:
        raise Refusal("rematch-asked")
    remaining = others(session, seated(session, user))
    heir = next((person.id for person in remaining if not person.computer), None)
    if heir is None:
        return abandoned(replace(session, people=()), "deserted", now)
    if session.host == user:
        guests = None if session.guests is None else tuple(dict.fromkeys((*session.guests, user)))
        session = replace(session, host=heir, guests=guests)
    return seated_anew(session, remaining, now)


def others(session: Session, seat: int) -> tuple[Person, ...]:
    """All but the one in this seat."""
    return session.people[:seat] + session.people[seat + 1 :]


def computer_added(session: Session, user: int, now: int) -> Session:
    """A computer takes the next free seat, on the host's wish."""
    hosting(session, user)
    free_seat(session)
    return seated_anew(session, (*session.people, newcomer(session.people)), now)


def computer_removed(session: Session, user: int, now: int) -> Session:
    """The computer that sat down last leaves, on the host's wish."""
    hosting(session, user)
    seats = [seat for seat, person in enumerate(session.people) if person.computer]
    if not seats:
        raise Refusal("no-computer")
    return seated_anew(session, others(session, seats[-1]), now)


def configured(
    session: Session,
    user: int,
    now: int,
    *,
    options: Mapping[str, Value] | None,
    clock: int | None,
    threaded: bool | None,
    guests: tuple[int, ...] | EllipsisType | None,
) -> Session:
    """The host changes what is given. options: those to change; guests: None opens the table to all.

    Raises OptionError where the game does not take the options. Who sits already stays.
    """
    hosting(session, user)
    settled = session.game.info.full_options({**session.options, **(options or {})})
    most, here = session.game.seats(settled)[-1], len(session.people) + len(session.awaited)
    if here > most:
        raise Refusal("too-many-seated", seats=most, here=here)
    wanted = replace(
        session,
        options=settled,
        clock=session.clock if clock is None else offered_clock(session.game, clock),
        threaded=session.threaded if threaded is None else threaded,
        guests=session.guests if isinstance(guests, EllipsisType) else guests,
    )
    return idle(wanted, now)


def offered_clock(game: AnyGame, seconds: int) -> int:
    """One of CLOCKS, and none for a race, which nobody waits in; refuses others."""
    if seconds not in CLOCKS:
        raise Refusal("clock-unknown", clock=seconds)
    return 0 if game.info.race else seconds


def started(session: Session, user: int, now: int) -> Session:
    """The host begins the game with those who are there."""
    hosting(session, user)
    here = len(session.people)
    seats = session.game.seats(session.options)
    if here not in seats:
        enough = next(number for number in seats if number > here)
        raise Refusal("too-few-seats", seats=enough, missing=enough - here)
    return begun(session, now)
