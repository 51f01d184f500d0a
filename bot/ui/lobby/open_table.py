"""Opens a table, by `/play` or by a button."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.games.base import Options
from bot.players.base import Level
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.lobby.threads import drop_thread_if_impossible
from bot.ui.reply.audience import person, place
from bot.ui.reply.bot_permissions import require_permissions
from bot.ui.reply.guild_rules import require_can_open_table
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext
from bot.ui.table_message.channel_messages import message_url
from bot.ui.table_message.waiting_list import WaitingList


async def open_table(
    tables: TableContext,
    waiting_list: WaitingList,
    reply: Reply,
    game_key: str,
    options: Options,
    *,
    clock: int | None = None,
    auto_start: bool = True,
    level: Level | None = None,
    guests: tuple[int, ...] | None = None,
) -> Session:
    """Opens a lobby in the channel of an interaction and answers with its message. Returns the lobby.

    Raises what `require_can_open_table` and `require_permissions` raise, and what `Sessions.open` refuses.

    Args:
        clock: the seconds for a move, None for the guild's default.
        auto_start: whether a table for two starts once both seats are taken.
        level: of computers that are seated at once, as many as the game needs; None for no computers but those
            without whom nobody can play in direct messages.
        guests: the only users who may join; None for all.
    """
    interaction, sessions = reply.interaction, tables.sessions
    require_can_open_table(interaction, sessions)
    require_permissions(interaction)
    with linking_own_table(sessions, interaction):
        session = await sessions.lobbies.open(
            place(interaction), person(interaction), game_key, options, clock=clock, auto_start=auto_start
        )
    session = await drop_thread_if_impossible(sessions, interaction, session)
    if guests is not None:
        session = await sessions.lobbies.configure(session.id, session.host, guests=guests)
    if interaction.context.dm_channel or level is not None:
        await _add_computers(sessions, session, level)
    elif session.place.guild is not None and guests is None:
        waiting_list.ask(session)
    await tables.messages.post(reply, session)
    return await sessions.tables.find(session.id) or session


@contextmanager
def linking_own_table(sessions: Sessions, interaction: Interaction) -> Iterator[None]:
    """Refuses `quota-user-link` (most, link) in place of `quota-user`, with a table that the user has open already."""
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


async def _add_computers(sessions: Sessions, session: Session, level: Level | None) -> None:
    """Seats as many computers as the game needs, of a chosen level at least one; the host starts the game.

    Without a level nobody has asked for computers, but nobody else can join in direct messages.
    """
    seats = session.game.seats(session.options)
    wanted = seats.start if level is None else max(seats.start, min(2, seats[-1]))
    for _ in range(len(session.people), wanted):
        await sessions.lobbies.add_computer(session.id, session.host, level=level, starts=False)
