"""What nobody asks for: what is due at a table, the moves of computers, and the removal of people whose data are
deleted."""

from bot.players.choosing import Choice
from bot.sessions.leaving import Leaving
from bot.sessions.rules import consent, deadlines, deletion, play, timeouts
from bot.sessions.session import Session
from bot.sessions.tables.actions import Actions, Listeners
from bot.sessions.timers.player_pings import PlayerPings
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Rule, TableEvent, Transition


class UnattendedActions:
    """Changes tables without a person who waits for an answer, and tells the listeners what happened.

    Attributes:
        listen: calls a listener after each durable change that was made here.
        notify: tells the listeners what happened at a table.

    Args:
        idle_limit: milliseconds without a move after which a game without a clock is closed; 0 for never.
    """

    def __init__(self, actions: Actions, pings: PlayerPings, leaving: Leaving, *, now: Now, idle_limit: int) -> None:
        self._actions = actions
        self._pings = pings
        self._leaving = leaving
        self._now = now
        self._idle_limit = idle_limit
        listeners: Listeners[Session, TableEvent] = Listeners()
        self.listen, self.notify = listeners.add, listeners.notify

    async def apply(self, session_id: str, rule: Rule) -> Session:
        """Applies a rule that no person asked for, and notifies the listeners."""
        return (await self._actions.apply(session_id, rule, on_event=self.notify)).session

    async def tick(self, session_id: str, ply: int) -> Session:
        """Does what is due at the table by now, if it is still at this ply. Starts timers that an old record lacks."""

        def rule(session: Session) -> Transition:
            done = timeouts.apply_due(session, ply, self._now())
            if done.event is None:
                done = timeouts.apply_idle_due(session, ply, self._now(), self._idle_limit)
            if done.event is None:
                done = self._pings.apply_due(session, ply, self._now())
            return done if done.event is not None else deadlines.start_missing_timers(session, self._now())

        return await self.apply(session_id, rule)

    async def make_computer_move(self, session_id: str, ply: int, choice: Choice) -> Session:
        """Makes a computer's move, or its offer of a draw, if the table is still as the computer saw it."""

        def rule(session: Session) -> Transition:
            if choice.rating is not None and choice.rating <= consent.STANDS_BETTER:
                return consent.offer_draw(session, choice.seat, ply)
            return play.make_computer_move(
                session, choice.seat, choice.words, ply=ply, now=self._now(), level=choice.level
            )

        return await self.apply(session_id, rule)

    async def delete_person(self, session_id: str, user: int, stand_in: int) -> Session:
        """Takes a user whose data are deleted out of a live session; another id takes their place."""
        async with self._leaving.counting_hosts(session_id) as hosts:
            return await self.apply(
                session_id,
                lambda session: deletion.delete_person(
                    session, user, stand_in, self._now(), lambda lobby: self._leaving.leave(lobby, user, hosts)
                ),
            )
