"""From lobby to game."""

from dataclasses import replace

from bot.games.chance import Chance
from bot.sessions.rules.deadlines import start_move_timer
from bot.sessions.rules.endings import finish_if_over
from bot.sessions.session import Session, Status
from bot.sessions.transition import TableEvent, Transition


def start_game(session: Session, now: int, by: int | None = None) -> Transition:
    """Starts the game, with the luck of ply 0. by: the user whose action starts it."""
    state = session.game.start(len(session.people), session.options, Chance(session.luck, 0))
    started = replace(
        session,
        status=Status.PLAYING,
        state=state,
        started_at=now,
        started_by=by,
        start_pinged=len(session.humans) < 2,
    )
    return finish_if_over(Transition(start_move_timer(started, now), TableEvent.STARTED), now)


def start_if_complete(lobby: Transition, now: int, by: int) -> Transition:
    """Starts a lobby whose last player has just sat down: a rematch, or one that `starts_when_full`.

    by: the user whose action completes it.
    """
    session = lobby.session
    if session.invited:
        return start_complete_rematch(lobby, now, by)
    if lobby.event is TableEvent.JOINED and session.starts_when_full and len(session.people) == 2:
        return start_game(session, now, by)
    return lobby


def start_complete_rematch(lobby: Transition, now: int, by: int) -> Transition:
    """Starts a rematch, in the former order of seats, once exactly its former players have joined.

    by: the user whose action completes it. Where the host has meanwhile chosen options that do not allow this number
    of players, it waits for the host.
    """
    session = lobby.session
    if {person.id for person in session.people} != set(session.invited):
        return lobby
    if len(session.people) not in session.game.seats(session.options):
        return lobby
    in_order = sorted(session.people, key=lambda person: session.invited.index(person.id))
    return start_game(replace(session, people=tuple(in_order)), now, by)
