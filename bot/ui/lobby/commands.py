"""The slash commands of a lobby: what its buttons do, typed; and rematches."""

from collections.abc import Sequence

from bot.players.base import Level
from bot.sessions.refusals import Refusal
from bot.sessions.session import Status
from bot.sessions.transition import TableEvent, Transition
from bot.ui.lobby.leaving import ask_to_leave, left_key
from bot.ui.lobby.level_option import with_levels
from bot.ui.lobby.rematch import rematch
from bot.ui.lobby.threads import moved_to_thread
from bot.ui.reply.audience import person
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import Command, command
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.text.names import bold, level_name


class LobbyCommands:
    """Handles the commands about seats, starting the game, and rematches."""

    def __init__(self, tables: TableContext, waiting_list: WaitingList) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._waiting_list = waiting_list

    @property
    def commands(self) -> Sequence[Command]:
        return [
            command("join", self._join),
            command("leave", self._leave),
            command("start", self._start),
            with_levels(command("computer", self._computer), "level"),
            command("rematch", self._rematch, private=False),
        ]

    async def _join(self, reply: Reply) -> None:
        """`/join`: takes a seat, or takes back the user's own, which a computer plays since their time ran out.

        While a game is on, others are put on the waiting list for the next one. After it this is refused with
        `join-over`.
        """
        channel = reply.interaction.channel_id or 0
        if self._sessions.tables.at(channel) is None and await self._sessions.history.last_at_table(channel):
            raise Refusal("join-over")
        session, user = self._tables.session_here(reply), person(reply.interaction)
        if session.status is Status.PLAYING and session.seat_of(user.id) in session.away:
            session = await self._sessions.games.take_seat_back(session.id, user.id)
            await self._tables.confirm(reply, session, "seat-back")
        elif session.status is Status.PLAYING:
            self._waiting_list.add(session, user)
            await self._tables.confirm(reply, session, "next-game-listed")
        else:
            await self._confirm_seat(
                reply, await self._sessions.lobbies.join(session.id, user, interaction=reply.interaction.id)
            )

    async def _leave(self, reply: Reply) -> None:
        """`/leave`: gives up a seat in a lobby, declines one, or gives up a place on the waiting list."""
        session = self._tables.session_here(reply)
        if session.status is Status.PLAYING:
            if session.seat_of(reply.user) is not None:
                raise Refusal("leave-playing")
            self._waiting_list.remove(session.place, reply.user)
            await self._tables.confirm(reply, session, "next-game-forgotten")
        elif session.seat_of(reply.user) is None and self._waiting_list.decline(session, reply.user):
            await self._tables.confirm(reply, session, "next-game-forgotten")
        elif self._sessions.lobbies.leaving.closes(session, reply.user):
            await ask_to_leave(self._sessions, reply, session)
        else:
            left = await self._sessions.lobbies.leave(session.id, reply.user, interaction=reply.interaction.id)
            await self._tables.confirm(reply, left.session, left_key(left))

    async def _start(self, reply: Reply) -> None:
        """`/start`: starts the game."""
        await self._confirm_seat(
            reply,
            await self._sessions.lobbies.start(
                self._tables.session_here(reply).id, reply.user, interaction=reply.interaction.id
            ),
        )

    async def _computer(self, reply: Reply, remove: bool = False, level: str | None = None) -> None:
        """`/computer`: adds a computer of this level, or removes the last one."""
        session = self._tables.session_here(reply)
        if remove:
            session, _ = await self._sessions.lobbies.remove_computer(
                session.id, reply.user, interaction=reply.interaction.id
            )
            await self._tables.confirm(reply, session, "computer-removed")
        else:
            session, event = await self._sessions.lobbies.add_computer(
                session.id,
                reply.user,
                level=None if level is None else Level(level),
                interaction=reply.interaction.id,
            )
            if event is TableEvent.STARTED:
                await self._confirm_seat(reply, Transition(session, event))
            else:
                computer = session.people[-1]
                level_added = level_name(computer.level, reply.texts)
                name = bold(computer.name)
                await self._tables.confirm(reply, session, "computer-added", player=name, level=level_added)

    async def _rematch(self, reply: Reply) -> None:
        """`/rematch`: opens a lobby for the players of this channel's last game, or takes a seat in that lobby.

        Games of duels do not count: nobody sat there together.
        """
        last = await self._sessions.history.last_at_table(reply.interaction.channel_id or 0)
        if last is None:
            raise Refusal("rematch-none")
        transition = await rematch(self._tables, reply, last)
        if transition.session.message is None:
            await self._tables.messages.post(reply, transition.session)
        else:
            await self._confirm_seat(reply, transition)

    async def _confirm_seat(self, reply: Reply, transition: Transition) -> None:
        """Confirms that the user joined or started; the last player whom a table waits for starts it."""
        if not await moved_to_thread(self._tables, reply, transition):
            key = "start-done" if transition.event is TableEvent.STARTED else "join-done"
            await self._tables.confirm(reply, transition.session, key)
