"""A rematch, by a button or a command."""

from bot.sessions.refusals import NoGame, Refusal
from bot.sessions.transition import Transition
from bot.ui.lobby.open_table import linking_own_table
from bot.ui.lobby.threads import drop_thread_if_impossible
from bot.ui.reply.audience import person
from bot.ui.reply.bot_permissions import require_permissions, require_visible_answers
from bot.ui.reply.guild_rules import require_can_open_table
from bot.ui.reply.reply import Reply
from bot.ui.routing.table_context import TableContext


async def rematch(tables: TableContext, reply: Reply, former_id: str) -> Transition:
    """Opens the lobby of a rematch, or takes a seat in it; returns what came of it.

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
