"""Opens a table, by `/play` or by a button."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.lobby.invitations import Invitations
from bot.ui.lobby.threads import create_thread, drop_thread_if_impossible, thread_place
from bot.ui.lobby.wanted_table import WantedTable
from bot.ui.reply.audience import person, place, public_texts
from bot.ui.reply.bot_permissions import can_create_thread, can_have_threads, require_permissions, why_no_thread
from bot.ui.reply.errors import BusyPlace
from bot.ui.reply.guild_rules import require_allowed, require_can_open_table
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.reply.visible_places import may_see
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.channel_messages import message_url
from bot.ui.table_message.table_links import table_line
from bot.ui.table_message.waiting_list import WaitingList
from bot.ui.views.components import page
from bot.ui.views.custom_id import MAX_LENGTH, Action, Press

BUSY = ("channel-busy", "lobby-here", "lobby-here-seated")
"""The refusals of a table because the channel already has one."""

MOST_LISTED = 5
"""The most tables of a channel that a refusal lists."""


class TableOpening:
    """Opens lobbies, in the channel of an interaction or in a thread of it."""

    def __init__(self, tables: TableContext, waiting_list: WaitingList, invitations: Invitations) -> None:
        self._tables = tables
        self._sessions = tables.sessions
        self._waiting_list = waiting_list
        self._invitations = invitations

    async def open(self, reply: Reply, wanted: WantedTable, *, in_thread: bool = False) -> None:
        """Opens a lobby and answers with its message, or with a link to its thread.

        Raises what `require_can_open_table` and `require_permissions` raise, and what `Lobbies.open` refuses.
        BusyPlace, which offers a thread if possible, replaces those of BUSY.
        """
        interaction = reply.interaction
        if in_thread:
            session = await self._opened_in_thread(reply, wanted)
        else:
            try:
                require_can_open_table(interaction, self._sessions)
                require_permissions(interaction)
                session = await self._opened(interaction, wanted, None)
            except Refusal as refusal:
                if interaction.guild_id is None or refusal.key not in BUSY:
                    raise
                raise await self._busy(reply, wanted, refusal) from refusal
        if wanted.guest is not None:
            session = await self._sessions.lobbies.configure(session.id, session.host, guests=(wanted.guest,))
        if interaction.context.dm_channel or wanted.level is not None:
            await self._add_computers(session, wanted)
        elif session.place.guild is not None and wanted.guest is None:
            self._waiting_list.ask(session)
        if in_thread:
            self._tables.messages.refresh(reply, session)
            await reply.send_private(page(reply.texts("table-in-thread", thread=f"<#{session.place.channel}>")))
        else:
            await self._tables.messages.post(reply, session)
        if wanted.guest is not None:
            lobby = await self._sessions.tables.find(session.id) or session
            texts = public_texts(interaction, self._sessions.guild_settings)
            self._invitations.send(interaction, lobby, texts)

    async def _opened(self, interaction: Interaction, wanted: WantedTable, thread: int | None) -> Session:
        with linking_own_table(self._sessions, interaction):
            session = await self._sessions.lobbies.open(
                place(interaction) if thread is None else thread_place(interaction, thread),
                person(interaction),
                wanted.game,
                wanted.options,
                clock=wanted.clock,
                auto_start=wanted.auto_start,
            )
        return await drop_thread_if_impossible(self._sessions, interaction, session)

    async def _opened_in_thread(self, reply: Reply, wanted: WantedTable) -> Session:
        """Opens the lobby in a new thread. Makes as many checks as possible before it creates the thread."""
        interaction = reply.interaction
        require_allowed(interaction, self._sessions.guild_settings.of(interaction.guild_id))
        require_permissions(interaction)
        if not can_have_threads(interaction):
            raise Refusal("no-threads-leave-out")
        if not can_create_thread(interaction):
            raise Refusal("no-thread-for-table", why=why_no_thread(interaction, reply.texts) or "")
        with linking_own_table(self._sessions, interaction):
            self._sessions.lobbies.check_may_open(
                place(interaction), person(interaction), wanted.game, wanted.options, clock=wanted.clock
            )
        texts = public_texts(interaction, self._sessions.guild_settings)
        thread = await create_thread(interaction, wanted.game, texts)
        return await self._opened(interaction, wanted, thread)

    async def _busy(self, reply: Reply, wanted: WantedTable, refusal: Refusal) -> BusyPlace:
        """Returns the refusal with the tables of this channel, and a button to play in a thread."""
        interaction, texts = reply.interaction, reply.texts
        await self._sessions.refresh_guilds([interaction.guild_id or 0])
        around = self._sessions.tables.around(interaction.guild_id or 0, {interaction.channel_id})
        tables = [one for one in around if one.message is not None]
        lines = [table_line(one, texts) for one in tables[:MOST_LISTED] if await may_see(interaction, one.place)]
        if not can_create_thread(interaction):
            return BusyPlace(refusal, [*lines, why_no_thread(interaction, texts) or ""], None)
        argument = wanted.argument
        fits = len(Press(Action.PLAY_IN_THREAD).custom_id) + len(argument) <= MAX_LENGTH
        return BusyPlace(refusal, lines, Press(Action.PLAY_IN_THREAD, argument=argument) if fits else None)

    async def _add_computers(self, session: Session, wanted: WantedTable) -> None:
        """Seats as many computers as the game needs, at least one if a level was chosen; the host starts the game.

        Without a chosen level this is for direct messages, where nobody else can join.
        """
        seats = session.game.seats(session.options)
        needed = seats.start if wanted.level is None else max(seats.start, min(2, seats[-1]))
        for _ in range(len(session.people), needed):
            await self._sessions.lobbies.add_computer(session.id, session.host, level=wanted.level, starts=False)


@contextmanager
def linking_own_table(sessions: Sessions, interaction: Interaction) -> Iterator[None]:
    """Refuses `quota-user-link` (most, link) in place of `quota-user`, with a link to a table of the user."""
    try:
        yield
    except Refusal as refusal:
        guild, user = interaction.guild_id, interaction.user.id
        own = [one for one in sessions.tables.in_guild(guild or 0) if one.host == user and one.message is not None]
        if refusal.key != "quota-user" or not own:
            raise
        newest = max(own, key=lambda one: one.opened_at)
        link = message_url(newest.place, newest.message or 0)
        raise Refusal("quota-user-link", **refusal.text_args, link=link) from refusal
