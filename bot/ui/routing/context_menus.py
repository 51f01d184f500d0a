"""Commands in the menus of people and of messages, which Discord lists under "Apps"."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Session
from bot.ui.reply.errors import answer
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import ANYWHERE, BY_ALL
from bot.ui.text.command_texts import localized
from bot.ui.views.custom_id import Press

AnyUser: TypeAlias = discord.User | discord.Member


def user_menu(key: str, handler: Callable[[Reply, AnyUser], Awaitable[None]]) -> app_commands.ContextMenu:
    """Builds a command for the menu of a person. Its name is the text of this key."""

    async def run(interaction: Interaction, user: AnyUser) -> None:
        await answer(interaction, lambda reply: handler(reply, user))

    return _menu(key, run)


def table_menu(
    key: str, sessions: Sessions, handler: Callable[[Reply, Session], Awaitable[None]]
) -> app_commands.ContextMenu:
    """Builds a command for the menu of the message of an ended table. Its name is the text of this key.

    It refuses `not-over`, and `menu-no-table` on all messages but those of the bot that show a component of a table.
    """

    async def run(interaction: Interaction, message: discord.Message) -> None:
        async def show(reply: Reply) -> None:
            await handler(reply, await _table_of(reply, message, sessions))

        await answer(interaction, show)

    return _menu(key, run)


def _menu(key: str, run: Any) -> app_commands.ContextMenu:
    return app_commands.ContextMenu(
        name=localized(key), callback=run, allowed_contexts=ANYWHERE, allowed_installs=BY_ALL
    )


async def _table_of(reply: Reply, message: discord.Message, sessions: Sessions) -> Session:
    own = reply.interaction.client.user
    if own is not None and message.author.id == own.id:
        presses = map(Press.parse, reply.input.message_custom_ids)
        for session_id in sorted({press.session for press in presses if press is not None and press.names_session}):
            session = await sessions.tables.find(session_id)
            if session is not None:
                return await sessions.history.ended_game(session.id)
    raise Refusal("menu-no-table")
