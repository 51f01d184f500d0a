"""Before the game: who takes a seat, what is played, and how."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypedDict

from bot.games import GAMES
from bot.games.base import AnyGame, Value
from bot.players.base import DEFAULT_LEVEL, Level
from bot.sessions.fairness import ENTROPY_LUCK, SessionSeed
from bot.sessions.refusals import Refusal
from bot.sessions.rules.deadlines import start_lobby_timer
from bot.sessions.rules.endings import abandon
from bot.sessions.rules.guards import require_host, require_host_or_player, require_lobby, require_seat
from bot.sessions.rules.start import start_game, start_if_complete
from bot.sessions.session import CLOCKS, Clock, Lobby, Luck, Person, Place, Session, Status
from bot.sessions.transition import TableEvent, Transition

NAMES = ("Ada", "Blaise", "Cleo", "Dante", "Elsa", "Fermat", "Gauss", "Hypatia")
"""The names of computers, beginning with id -1: as many as the largest table has seats, so that one is always free."""


def new_computer(people: Iterable[Person], level: Level | None = None) -> Person:
    """Returns the first computer whose name nobody among these people has.

    Args:
        level: None for that of the computer that was added last.
    """
    people = tuple(people)
    if level is None:
        level = next((person.level for person in reversed(people) if person.computer), DEFAULT_LEVEL)
    taken = {person.name.casefold() for person in people}
    free = ((number, name) for number, name in enumerate(NAMES, start=1) if name.casefold() not in taken)
    number, name = next(free)
    return Person(-number, name, level=level)


def open_lobby(
    drawn: SessionSeed,
    *,
    place: Place,
    host: Person,
    game_key: str,
    options: Mapping[str, Value],
    now: int,
    clock: int = 0,
    auto_start: bool = True,
    threaded: bool = False,
    reminders: bool = True,
) -> Session:
    """Returns a new lobby with its host seated. Raises OptionError if the game does not accept the options."""
    game = GAMES[game_key]
    chosen = game.info.full_options(options)
    game.seats(chosen)
    return Session(
        id=drawn.session,
        game_key=game_key,
        options=chosen,
        rules=game.info.rules,
        place=place,
        host=host.id,
        people=(host,),
        status=Status.LOBBY,
        opened_at=now,
        luck=Luck(commitment=drawn.commitment, seed=drawn.seed, luck_version=ENTROPY_LUCK),
        clock=start_lobby_timer(Clock(seconds=effective_clock(game, clock), reminders=reminders), now),
        lobby=Lobby(auto_start=auto_start, threaded=threaded),
    )


def join(session: Session, person: Person, now: int, *, interaction: int | None = None) -> Transition:
    """Gives the person the next free seat, which may start the game: see `start_if_complete`.

    Args:
        interaction: the id of the interaction with which the person asked for this seat.
    """
    if session.status.live and session.seat_of(person.id) is not None:
        raise Refusal("already-seated")
    require_lobby(session, person.id)
    if person.id in session.lobby.freed:
        raise Refusal("seat-freed", host=session.host_name)
    if session.lobby.guests is not None and person.id not in (*session.lobby.guests, *session.awaited):
        raise Refusal("not-invited", host=session.host_name)
    require_free_seat(session, person.id)
    session = replace(session, luck=session.luck.joined(person.id, interaction))
    joined = _reseat(session, (*session.people, person), TableEvent.JOINED, now)
    return start_if_complete(joined, now, person.id, interaction)


def require_free_seat(session: Session, user: int | None = None) -> None:
    """Refuses if no seat is free for this user, or (None) for a computer.

    The free seats of a rematch are kept for the players that it awaits.
    """
    if session.awaited and user not in session.awaited:
        raise Refusal("seats-kept")
    most = session.game.seats(session.options)[-1]
    if len(session.people) >= most:
        raise Refusal("table-full" if user else "no-seat-for-computer", seats=most)


def leave(
    session: Session, user: int, now: int, may_host: Callable[[int], bool], interaction: int | None = None
) -> Transition:
    """Frees the user's seat, and later seats move up. If the host leaves, the next person who may host takes over.

    A former host may come back, even if only guests may join.

    Args:
        may_host: whether a user is present and may host one more table, so that nobody becomes host unawares. If no
            such person is left, the lobby closes (`host-left`, `deserted`).
    """
    require_lobby(session, user)
    if user in session.awaited:
        raise Refusal("rematch-asked")
    remaining = _without(session.people, require_seat(session, user))
    session = replace(session, luck=session.luck.left(user))
    people = [person.id for person in remaining if not person.computer]
    if not people:
        return abandon(replace(session, people=()), "deserted", now)
    if session.host == user:
        heir = next(filter(may_host, people), None)
        if heir is None:
            return abandon(replace(session, people=remaining), "host-left", now)
        session = replace(session, host=heir, lobby=session.lobby.with_guests(user))
    return start_if_complete(_reseat(session, remaining, TableEvent.LEFT, now), now, user, interaction)


def free_seat(session: Session, user: int, person: int, now: int) -> Transition:
    """Lets the host free another person's seat, or one that a rematch keeps for a former player.

    The person may come back only if the host invites them (again). Until then a rematch does not start by itself.
    Refuses `seat-free` for a person without a seat here, and for the host.
    """
    require_host(session, user)
    if person == user or not (person in session.awaited or any(one.id == person > 0 for one in session.people)):
        raise Refusal("seat-free")
    seat = session.seat_of(person)
    freed = replace(
        session,
        people=session.people if seat is None else _without(session.people, seat),
        lobby=replace(session.lobby.without_guest(person), freed=session.lobby.freed | {person}),
        luck=session.luck.left(person),
        clock=start_lobby_timer(session.clock, now),
    )
    return Transition(freed, TableEvent.LEFT)


def add_computer(
    session: Session,
    user: int,
    now: int,
    *,
    level: Level | None = None,
    starts: bool = True,
    interaction: int | None = None,
) -> Transition:
    """Gives a computer the next free seat; any user whom `may_host` allows may.

    Args:
        starts: whether that may start the game.
        level: None for that of the computer that was added last.
    """
    require_host_or_player(session, user, now)
    require_free_seat(session)
    joined = _reseat(session, (*session.people, new_computer(session.people, level)), TableEvent.JOINED, now)
    return start_if_complete(joined, now, user, interaction) if starts else joined


def set_level(session: Session, user: int, computer: int | None, level: Level, now: int) -> Transition:
    """Changes how strong a computer in the lobby plays; any user whom `may_host` allows may.

    Refuses `no-computer`.

    Args:
        computer: its id, None for all of them.
    """
    require_host_or_player(session, user, now)
    meant = {person.id for person in session.people if person.computer and computer in (None, person.id)}
    if not meant:
        raise Refusal("no-computer")
    people = tuple(replace(person, level=level) if person.id in meant else person for person in session.people)
    if people == session.people:
        return Transition(session, None)
    return _reseat(session, people, TableEvent.CONFIGURED, now)


def remove_computer(session: Session, user: int, now: int, interaction: int | None = None) -> Transition:
    """Removes the computer that was added last; any user whom `may_host` allows may."""
    require_host_or_player(session, user, now)
    seats = [seat for seat, person in enumerate(session.people) if person.computer]
    if not seats:
        raise Refusal("no-computer")
    remaining = _reseat(session, _without(session.people, seats[-1]), TableEvent.LEFT, now)
    return start_if_complete(remaining, now, user, interaction)


class LobbySettings(TypedDict, total=False):
    """Changes to a lobby's settings: `options` has only the changed ones; `guests` None lets everybody join."""

    options: Mapping[str, Value]
    clock: int
    auto_start: bool
    threaded: bool
    guests: tuple[int, ...] | None


def configure(session: Session, user: int, now: int, changed: LobbySettings) -> Transition:
    """Changes a lobby's settings: any user whom `may_host` allows may, but only the host changes the guests.

    Nobody loses a seat, and no game starts.

    New guests whose seats were freed may join again; a rematch again keeps a seat for those who played the former game.
    Refuses `too-many-seated`; raises OptionError if the game does not accept the options.
    """
    require_host_or_player(session, user, now)
    if "guests" in changed:
        require_host(session, user)
        guests, freed = changed["guests"], session.lobby.freed.difference(changed["guests"] or ())
        session = replace(session, lobby=replace(session.lobby, guests=guests, freed=freed))
    lobby = session.lobby
    chosen = session.game.info.full_options({**session.options, **changed.get("options", {})})
    most, here = session.game.seats(chosen)[-1], len(session.people) + len(session.awaited)
    if here > most:
        raise Refusal("too-many-seated", seats=most, here=here)
    seconds = effective_clock(session.game, changed["clock"]) if "clock" in changed else session.clock.seconds
    configured = replace(
        session,
        options=chosen,
        clock=start_lobby_timer(replace(session.clock, seconds=seconds), now),
        lobby=replace(
            lobby,
            auto_start=changed.get("auto_start", lobby.auto_start),
            threaded=changed.get("threaded", lobby.threaded),
        ),
    )
    return Transition(configured, TableEvent.CONFIGURED)


def effective_clock(game: AnyGame, seconds: int) -> int:
    """Returns the clock, or 0 for a race, in which nobody waits. Refuses `clock-unknown` unless it is in CLOCKS."""
    if seconds not in CLOCKS:
        raise Refusal("clock-unknown", clock=seconds)
    return 0 if game.info.race else seconds


def start(session: Session, user: int, now: int, interaction: int | None = None) -> Transition:
    """Starts the game with the people who have joined; any user whom `may_host` allows may."""
    require_host_or_player(session, user, now)
    here = len(session.people)
    seats = session.game.seats(session.options)
    if here not in seats:
        enough = next(number for number in seats if number > here)
        raise Refusal("too-few-seats", seats=enough, missing=enough - here)
    return start_game(session, now, user, interaction)


def _reseat(session: Session, people: tuple[Person, ...], event: TableEvent, now: int) -> Transition:
    """Puts these people in the seats."""
    return Transition(replace(session, people=people, clock=start_lobby_timer(session.clock, now)), event)


def _without(people: tuple[Person, ...], seat: int) -> tuple[Person, ...]:
    """Returns the people without the one in this seat."""
    return people[:seat] + people[seat + 1 :]
