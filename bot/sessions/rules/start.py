"""From lobby to game."""

from dataclasses import replace

from bot.games.chance import Chance
from bot.sessions.rules.deadlines import clocked
from bot.sessions.rules.endings import concluded
from bot.sessions.session import Session, Status


def begun(session: Session, now: int) -> Session:
    """The game's first state, with the luck of ply 0."""
    state = session.game.start(len(session.people), session.options, Chance(session.luck, 0))
    return concluded(clocked(replace(session, status=Status.PLAYING, state=state, started_at=now), now), now)


def gathered(session: Session, now: int) -> Session:
    """Starts a rematch, in the former order of seats, once exactly its former players are there.

    Where the host has chosen options since that are not for so many, it waits for the host.
    """
    if not session.invited or {person.id for person in session.people} != set(session.invited):
        return session
    if len(session.people) not in session.game.seats(session.options):
        return session
    in_order = sorted(session.people, key=lambda person: session.invited.index(person.id))
    return begun(replace(session, people=tuple(in_order)), now)
