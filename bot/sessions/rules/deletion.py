"""Removes a person whose data are deleted from a live session and from all of its fields."""

from collections.abc import Callable
from dataclasses import replace

from bot.sessions.fairness import USERS_LUCK
from bot.sessions.rules.endings import abandon, resign
from bot.sessions.session import Person, Session, Status
from bot.sessions.transition import TableEvent, Transition


def delete_person(
    session: Session, user: int, stand_in: int, now: int, leave: Callable[[Session], Transition]
) -> Transition:
    """Resigns a game for a user, or frees their seat in a lobby, and replaces their id with the stand-in.

    A computer plays the seat on, as after any resignation. A game whose luck follows from its players' ids is
    abandoned, since it cannot go on with another id.

    Args:
        leave: the rule by which the user leaves a lobby.
    """
    if not session.status.live or not _concerns(session, user):
        return Transition(session, None)
    after, event = session, None
    seat = session.seat_of(user)
    if session.status is Status.LOBBY and seat is not None:
        after, event = leave(session)
    elif seat in session.humans:
        after, event = resign(session, user, now)
    if after.status is Status.PLAYING and seat is not None and after.luck.luck_version == USERS_LUCK:
        after, event = abandon(after, "deserted", now)
    return Transition(_renamed(after, user, stand_in), event or TableEvent.CONFIGURED)


def _concerns(session: Session, user: int) -> bool:
    listed = (*session.lobby.invited, *(session.lobby.guests or ()), *session.lobby.freed, session.host)
    return user in listed or session.seat_of(user) is not None


def _renamed(session: Session, user: int, stand_in: int) -> Session:
    """Returns the session with the stand-in in place of the user. A game goes on with another person as its host."""

    def renamed(one: int) -> int:
        return stand_in if one == user else one

    others = [session.people[seat].id for seat in session.humans if session.people[seat].id != user]
    host = others[0] if session.host == user and others and session.status.live else renamed(session.host)
    lobby, joined = session.lobby.without_guest(user), session.luck.entropy.joined
    lobby = replace(lobby, freed=frozenset(map(renamed, lobby.freed)), invited=tuple(map(renamed, lobby.invited)))
    if session.status is Status.LOBBY and user in session.lobby.invited:
        lobby = replace(lobby, freed=lobby.freed | {stand_in})  # the rematch no longer waits for the user
    return replace(
        session,
        people=tuple(Person(stand_in, "") if person.id == user else person for person in session.people),
        host=host,
        lobby=lobby,
        luck=replace(
            session.luck, entropy=replace(session.luck.entropy, joined={renamed(one): by for one, by in joined.items()})
        ),
        pinged=replace(session.pinged, started_by=session.pinged.started_by and renamed(session.pinged.started_by)),
    )
