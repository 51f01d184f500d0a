"""From lobby to game."""

from collections.abc import Iterable
from dataclasses import replace

from bot.games.chance import Chance
from bot.sessions.rules.deadlines import start_move_timer
from bot.sessions.rules.endings import finish_if_over
from bot.sessions.session import Lobby, Person, Session, Status
from bot.sessions.transition import TableEvent, Transition


def start_game(session: Session, now: int, by: int | None = None, interaction: int | None = None) -> Transition:
    """Starts the game, with the luck of ply 0.

    In a rematch with exactly the former players, they take their former seats.

    Args:
        by: the user whose action starts it.
        interaction: the id of that action.
    """
    luck = replace(session.luck, entropy=replace(session.luck.entropy, start=interaction))
    session = replace(session, people=_in_former_seats(session.people, session.lobby), luck=luck)
    state = session.game.start(len(session.people), session.options, Chance(session.luck_seed, 0))
    started = replace(
        session,
        status=Status.PLAYING,
        state=state,
        started_at=now,
        pinged=replace(session.pinged, started_by=by, start_pinged=len(session.humans) < 2),
    )
    timed = replace(started, clock=start_move_timer(started, now))
    return finish_if_over(Transition(timed, TableEvent.STARTED), now)


def start_if_complete(lobby: Transition, now: int, by: int, interaction: int | None = None) -> Transition:
    """Starts a lobby whose last player has just sat down: a rematch, or one that `starts_when_full`.

    A rematch starts once exactly its former players have joined. If the host has meanwhile chosen options that do not
    allow this number of players, it waits for the host.

    Args:
        by: the user whose action completes it.
        interaction: the id of that action.
    """
    session = lobby.session
    here = len(session.people)
    if session.lobby.invited and not session.lobby.freed:
        is_complete = _has_former_players(session.people, session.lobby) and here in session.game.seats(session.options)
    else:
        is_complete = lobby.event is TableEvent.JOINED and session.starts_when_full and here == 2
    return start_game(session, now, by, interaction) if is_complete else lobby


def _has_former_players(people: Iterable[Person], lobby: Lobby) -> bool:
    return {person.id for person in people} == set(lobby.invited)


def _in_former_seats(people: tuple[Person, ...], lobby: Lobby) -> tuple[Person, ...]:
    if not _has_former_players(people, lobby):
        return people
    return tuple(sorted(people, key=lambda person: lobby.invited.index(person.id)))
