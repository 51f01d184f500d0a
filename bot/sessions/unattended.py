"""Changes of tables that no person requests: due work, computers' moves, and removals of people's deleted data."""

from bot.listeners import Listeners
from bot.players.choosing import Choice
from bot.sessions.leaving import Leaving
from bot.sessions.rules import consent, deletion, play
from bot.sessions.session import Session
from bot.sessions.tables.actions import Actions
from bot.sessions.timers.due import Due, DueKind, DueRecord
from bot.sessions.timers.outages import OUTAGE_PAUSE, Outages
from bot.sessions.timers.table_timers import TableTimers
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Rule, TableEvent, Transition


class UnattendedActions:
    """Changes tables without a person waiting for an answer, and tells listeners what happened.

    Attributes:
        listen: calls a listener after each durable change that was made here.
        notify: tells the listeners what happened at a table.
    """

    def __init__(
        self, actions: Actions, timers: TableTimers, leaving: Leaving, due: Due, outages: Outages, *, now: Now
    ) -> None:
        self._actions = actions
        self._timers = timers
        self._leaving = leaving
        self._outages = outages
        self._now = now
        listeners: Listeners[Session, TableEvent] = Listeners()
        self.listen, self.notify = listeners.add, listeners.notify
        due.on(DueKind.TIMER, self._timer_due)

    async def apply(self, session_id: str, rule: Rule) -> Session:
        """Applies a rule that no person asked for, and notifies the listeners."""
        return (await self._actions.apply(session_id, rule, on_event=self.notify)).session

    async def tick(self, session_id: str, ply: int) -> Session:
        """Applies what is due at the table by now, if it is still at this ply."""
        return await self.apply(session_id, lambda session: self._timers.apply_due(session, ply))

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
        """Removes a user whose data are deleted from a live session; the stand-in's id replaces theirs."""
        async with self._leaving.counting_hosts(session_id) as hosts:
            return await self.apply(
                session_id,
                lambda session: deletion.delete_person(
                    session, user, stand_in, self._now(), lambda lobby: self._leaving.leave(lobby, user, hosts)
                ),
            )

    async def _timer_due(self, session: Session, _: DueRecord) -> int | None:
        if session.place.guild in self._outages:
            return self._now() + OUTAGE_PAUSE
        return self._timers.next_due(await self.tick(session.id, session.ply))
