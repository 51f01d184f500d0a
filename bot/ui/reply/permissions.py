"""What the bot has to be allowed in a channel to keep a table there, or to take it into a thread."""

import discord

from bot.texts import Texts
from bot.ui.reply.user_install import by_user_install

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")

FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""To play in a thread, which a channel without threads need not allow."""


class LacksPermission(Exception):
    """The bot may not do here what a table needs. missing: names of discord.Permissions' flags, at least one."""

    def __init__(self, missing: tuple[str, ...]) -> None:
        super().__init__(*missing)
        self.missing = missing


def require(interaction: discord.Interaction[discord.Client]) -> None:
    """Raises LacksPermission unless the bot may keep a table where the interaction comes from."""
    if missing := lacking(interaction):
        raise LacksPermission(missing)


def lacking(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """What a table needs and the bot may not do where the interaction comes from; a visitor needs nothing."""
    if interaction.guild_id is None or by_user_install(interaction):
        return ()
    speaking = "send_messages_in_threads" if in_thread(interaction) else "send_messages"
    needed = [speaking if name == "send_messages" else name for name in NEEDED]
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))


def lacking_for_threads(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """What the bot may not do that it needs to open a thread here and to play in it."""
    return tuple(name for name in FOR_THREADS if not getattr(interaction.app_permissions, name))


def in_thread(interaction: discord.Interaction[discord.Client]) -> bool:
    return isinstance(interaction.channel, discord.Thread)


def may_thread(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether a table that stands here can be taken into a thread of its own."""
    if by_user_install(interaction):
        return False
    return isinstance(interaction.channel, discord.TextChannel) and not lacking_for_threads(interaction)


def named(missing: tuple[str, ...], texts: Texts) -> str:
    """The missing permissions as Discord's own settings name them."""
    return ", ".join(f"**{texts(f'permission-{name}')}**" for name in missing)
