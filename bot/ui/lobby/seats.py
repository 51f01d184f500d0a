"""Taking and leaving seats, starting the game, its luck, and rematches: by button and by command."""

import re
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.players.base import Level
from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.sessions.transition import TableEvent, Transition
from bot.texts import Texts
from bot.ui.lobby.fair_luck import show_luck
from bot.ui.lobby.open_table import linking_own_table
from bot.ui.lobby.threads import drop_thread_if_impossible, moved_to_thread
from bot.ui.panels.follow import Follow
from bot.ui.reply.audience import person
from bot.ui.reply.bot_permissions import require_permissions, require_visible_answers
from bot.ui.reply.guild_rules import require_can_open_table
from bot.ui.reply.reply import Reply
from bot.ui.routing import selected
from bot.ui.routing.feature import ButtonHandlers
from bot.ui.routing.slash_command import Command, command, level_choices
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.lobby_view import ADD, EVERY
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.text.names import bold, level_name
from bot.ui.text.narration import title
from bot.ui.views.components import question_panel
from bot.ui.views.custom_id import Action, Press
from bot.ui.views.outgoing_message import AnyMessage

COMPUTER = re.compile(r"-\d{1,3}", re.ASCII)
"""The id of a computer."""


async def rematch(tables: TableContext, reply: Reply, former_id: str) -> Transition:
    """Opens the lobby of a rematch, or takes a seat in it; returns the transition.

    The user who opens it has to be allowed to open a table here. Raises what `require_can_open_table` and
    `require_permissions` raise, and the refusals of `Sessions.rematch`; `unknown-button` for a game that was not played
    in this channel.
    """
    interaction, sessions = reply.interaction, tables.sessions
    former = await sessions.tables.find(former_id)
    if former is None:
        raise NoGame
    if former.place.channel != interaction.channel_id:
        raise Refusal("unknown-button")
    require_visible_answers(interaction)
    waiting = sessions.tables.at(former.place.channel)
    if waiting is None or waiting.lobby.rematch_of != former.id:
        require_can_open_table(interaction, sessions)
        require_permissions(interaction)
    with linking_own_table(sessions, interaction):
        session, event = await sessions.lobbies.rematch(former.id, person(interaction), interaction=interaction.id)
    if session.awaited:
        session = await drop_thread_if_impossible(sessions, interaction, session)
    return Transition(session, event)


async def ask_to_leave(sessions: Sessions, reply: Reply, session: Session) -> None:
    """Asks a person whose leaving closes the lobby for confirmation."""
    user, texts = reply.user, reply.texts

    def lay_out(newest: Session) -> AnyMessage | None:
        return leave_question(newest, user, texts) if sessions.lobbies.leaving.closes(newest, user) else None

    await reply.show_private(leave_question(session, user, texts), follow=Follow.of(session, lay_out))


def leave_question(session: Session, user: int, texts: Texts) -> discord.ui.LayoutView:
    """Lays out the question, which says why the lobby would close."""
    others = any(person.id != user and not person.computer for person in session.people)
    question = f"### {title(session, texts)}\n{texts('leave-question-no-host' if others else 'leave-question')}"
    confirm = Press(Action.CONFIRM_LEAVE, session.id)
    return question_panel(question, texts("button-confirm-leave"), texts("button-stay"), confirm)


def left_key(left: Transition) -> str:
    """Returns the key of the text that confirms that a user has left a lobby."""
    if left.event is not TableEvent.ENDED:
        return "leave-done"
    return "leave-closed-no-host" if left.session.people else "leave-closed"


class LobbyCommands:
    """Handles the commands about seats, starting the game, and rematches."""

    def __init__(self, tables: TableContext, waiting_list: WaitingList) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._lobbies = tables.sessions.lobbies
        self._waiting_list = waiting_list

    @property
    def commands(self) -> Sequence[Command]:
        computer = command("computer", self._computer)
        app_commands.choices(level=level_choices())(computer)
        return [
            command("join", self._join),
            command("leave", self._leave),
            command("start", self._start),
            computer,
            command("rematch", self._rematch, private=False),
        ]

    async def _join(self, reply: Reply) -> None:
        """`/join`: takes a seat, or takes back the user's own seat from a computer after a timeout.

        During a game, other users are put on the waiting list for the next one. After it, refuses `join-over`.
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
            joined = await self._lobbies.join(session.id, user, interaction=reply.interaction.id)
            await self._confirm_seat(reply, joined)

    async def _leave(self, reply: Reply) -> None:
        """`/leave`: gives up a seat in a lobby, declines one, or gives up a place on the waiting list."""
        session = self._tables.session_here(reply)
        if session.status is Status.PLAYING:
            if session.stays(reply.user):
                raise Refusal("leave-playing")
            self._waiting_list.remove(session.place, reply.user)
            await self._tables.confirm(reply, session, "next-game-forgotten")
        elif session.seat_of(reply.user) is None and self._waiting_list.decline(session, reply.user):
            await self._tables.confirm(reply, session, "next-game-forgotten")
        elif self._lobbies.leaving.closes(session, reply.user):
            await ask_to_leave(self._sessions, reply, session)
        else:
            left = await self._lobbies.leave(session.id, reply.user, interaction=reply.interaction.id)
            await self._tables.confirm(reply, left.session, left_key(left))

    async def _start(self, reply: Reply) -> None:
        """`/start`: starts the game."""
        session = self._tables.session_here(reply)
        started = await self._lobbies.start(session.id, reply.user, interaction=reply.interaction.id)
        await self._confirm_seat(reply, started)

    async def _computer(self, reply: Reply, remove: bool = False, level: str | None = None) -> None:
        """`/computer`: adds a computer of this level, or removes the last one."""
        session = self._tables.session_here(reply)
        if remove:
            session, _ = await self._lobbies.remove_computer(session.id, reply.user, interaction=reply.interaction.id)
            await self._tables.confirm(reply, session, "computer-removed")
        else:
            session, event = await self._lobbies.add_computer(
                session.id, reply.user, level=None if level is None else Level(level), interaction=reply.interaction.id
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

        Games of duels do not count, since nobody played together.
        """
        channel = reply.interaction.channel_id or 0
        last = await self._sessions.history.last_at_table(channel)
        if last is None:
            raise Refusal("rematch-none" if self._sessions.tables.at(channel) is None else "not-over")
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


class LobbyButtons:
    """Handles the buttons about seats, starting the game, its luck, and rematches."""

    def __init__(self, tables: TableContext) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._lobbies = tables.sessions.lobbies
        self._messages = tables.messages
        self.handlers: ButtonHandlers = {
            Action.JOIN: self._join,
            Action.LEAVE: self._leave,
            Action.CONFIRM_LEAVE: self._confirm_leave,
            Action.START: self._start,
            Action.LEVEL: self._level,
            Action.LUCK: self._luck,
            Action.REMATCH: self._rematch,
            Action.DECLINE_REMATCH: self._decline_rematch,
        }

    async def _join(self, reply: Reply, press: Press) -> None:
        user, interaction = person(reply.interaction), reply.interaction.id
        await self._show(reply, await self._lobbies.join(press.session, user, interaction=interaction))

    async def _leave(self, reply: Reply, press: Press) -> None:
        session = await self._tables.session_of(press)
        if self._lobbies.leaving.closes(session, reply.user):
            await ask_to_leave(self._sessions, reply, session)
        else:
            await self._confirm_leave(reply, press)

    async def _confirm_leave(self, reply: Reply, press: Press) -> None:
        left = await self._lobbies.leave(press.session, reply.user, interaction=reply.interaction.id)
        await self._tables.confirm(reply, left.session, left_key(left))

    async def _start(self, reply: Reply, press: Press) -> None:
        started = await self._lobbies.start(press.session, reply.user, interaction=reply.interaction.id)
        await self._show(reply, started)

    async def _level(self, reply: Reply, press: Press) -> None:
        """Adds a computer of a level, or changes the level of all computers, or of one, whose id precedes the level."""
        computer, _, level = selected.one(reply).partition(" ")
        if level not in [*Level] or not (computer in (ADD, EVERY) or COMPUTER.fullmatch(computer)):
            raise Refusal("unknown-button")
        if computer == ADD:
            added = await self._lobbies.add_computer(
                press.session, reply.user, level=Level(level), interaction=reply.interaction.id
            )
            await self._show(reply, added)
            return
        session = await self._lobbies.set_level(
            press.session, reply.user, None if computer == EVERY else int(computer), Level(level)
        )
        await self._messages.show(reply, session)

    async def _luck(self, reply: Reply, press: Press) -> None:
        await show_luck(reply, await self._tables.session_of(press))

    async def _rematch(self, reply: Reply, press: Press) -> None:
        await self._show(reply, await rematch(self._tables, reply, press.session))

    async def _decline_rematch(self, reply: Reply, press: Press) -> None:
        session = await self._lobbies.decline_rematch(press.session, person(reply.interaction))
        await self._messages.show(reply, session)

    async def _show(self, reply: Reply, transition: Transition) -> None:
        """Shows the table, in a thread if this started a game that is played in one.

        Joining can start a game, and so can leaving: a rematch starts once all who remain are its players.
        """
        if not await moved_to_thread(self._tables, reply, transition):
            await self._messages.show(reply, transition.session)
