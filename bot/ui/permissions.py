"""What the bot has to be allowed in a channel to keep a table there."""

import discord

from bot.texts import Words

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


class LacksPermission(Exception):
    """The bot may not do here what a table needs. missing: names of discord.Permissions' flags, at least one."""

    def __init__(self, missing: tuple[str, ...]) -> None:
        super().__init__(*missing)
        self.missing = missing


def require(interaction: discord.Interaction[discord.Client]) -> None:
    """Raises LacksPermission unless the bot may keep a table where the interaction comes from."""
    if interaction.guild_id is None:
        return
    allowed = interaction.app_permissions
    thread = isinstance(interaction.channel, discord.Thread)
    needed = ["send_messages_in_threads" if thread and name == "send_messages" else name for name in NEEDED]
    missing = tuple(name for name in needed if not getattr(allowed, name))
    if missing:
        raise LacksPermission(missing)


def named(missing: tuple[str, ...], words: Words) -> str:
    """The missing permissions as Discord's own settings name them."""
    return ", ".join(f"**{words(f'permission-{name}')}**" for name in missing)
