"""The permissions that the bot needs in a channel to keep a table there, or to move it to a thread."""

import discord

from bot.texts import Texts
from bot.ui.reply.user_install import by_user_install

TABLE_PERMISSIONS = ("view_channel", "send_messages", "attach_files", "read_message_history")

THREAD_PERMISSIONS = ("create_public_threads", "send_messages_in_threads")
"""To play in a thread of the channel; without them, tables stay in the channel itself."""


class MissingPermissions(Exception):
    """The bot lacks permissions here that a table needs. missing: names of discord.Permissions' flags, at least one."""

    def __init__(self, missing: tuple[str, ...]) -> None:
        super().__init__(*missing)
        self.missing = missing


def require_permissions(interaction: discord.Interaction[discord.Client]) -> None:
    """Raises MissingPermissions unless the bot can keep a table in the interaction's channel."""
    if missing := missing_permissions(interaction):
        raise MissingPermissions(missing)


def missing_permissions(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """Returns the permissions that a table needs in the interaction's channel and the bot lacks.

    A user-installed bot needs none.
    """
    if interaction.guild_id is None or by_user_install(interaction):
        return ()
    speaking = "send_messages_in_threads" if in_thread(interaction) else "send_messages"
    needed = [speaking if name == "send_messages" else name for name in TABLE_PERMISSIONS]
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))


def missing_thread_permissions(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """Returns the permissions that the bot lacks to create a thread here and to play in it."""
    return tuple(name for name in THREAD_PERMISSIONS if not getattr(interaction.app_permissions, name))


def in_thread(interaction: discord.Interaction[discord.Client]) -> bool:
    return isinstance(interaction.channel, discord.Thread)


def can_create_thread(interaction: discord.Interaction[discord.Client]) -> bool:
    """Returns whether a table in this channel can be moved to a thread of its own."""
    if by_user_install(interaction):
        return False
    return isinstance(interaction.channel, discord.TextChannel) and not missing_thread_permissions(interaction)


def permission_names(missing: tuple[str, ...], texts: Texts) -> str:
    """Returns the permissions as Discord's settings call them."""
    return ", ".join(f"**{texts(f'permission-{name}')}**" for name in missing)
