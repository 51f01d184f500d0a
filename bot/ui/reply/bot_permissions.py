"""What the bot may do where an interaction comes from: as a member with permissions, or by user install.

A table in a channel, or its move to a thread, needs permissions. By user install, in servers and group conversations
where the bot is only somebody's own app, it is no member and may not use the channel. It can edit a message with the
token of the interaction that posted it or was answered on it, and post one with the token of any answered interaction;
each token is valid for 15 minutes. So tables can be updated there only while their players press and type.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import discord

from bot.sessions.refusals import Refusal
from bot.texts import Texts
from bot.ui.gateway.raw_interactions import AnyInteraction

TABLE_PERMISSIONS = ("view_channel", "send_messages", "attach_files", "read_message_history")

VOICE = (discord.VoiceChannel, discord.StageChannel)
"""Channels whose messages can be read only by those who may connect to them."""

THREAD_PERMISSIONS = ("create_public_threads", "send_messages_in_threads")
"""The permissions for a table in a thread; without them, tables stay in the channel itself."""

INVITED_WITH = discord.Permissions(**dict.fromkeys((*TABLE_PERMISSIONS, *THREAD_PERMISSIONS, "connect"), True))
"""The permissions that the invite link asks for; Connect is for voice channels that not everybody may enter."""

SCOPES = ("bot", "applications.commands")


def by_user_install(interaction: AnyInteraction) -> bool:
    """Returns whether the bot is no member where the interaction comes from."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


def require_visible_answers(interaction: AnyInteraction) -> None:
    """Refuses `no-outside-apps` where Discord would show the bot's answers only to this person."""
    if by_user_install(interaction) and not visible_to_all(interaction):
        raise Refusal("no-outside-apps")


def visible_to_all(interaction: AnyInteraction) -> bool:
    return interaction.guild_id is None or interaction.permissions.use_external_apps


def invite_link(application_id: int) -> str:
    """Returns the link that invites the bot to a server."""
    return discord.utils.oauth_url(application_id, permissions=INVITED_WITH, scopes=SCOPES)


class MissingPermissions(Exception):
    """The bot lacks permissions here that a table needs.

    Args:
        missing: names of discord.Permissions' flags, at least one.
        key: the key of the text that says so.
    """

    def __init__(self, missing: tuple[str, ...], key: str = "lacks-permission") -> None:
        super().__init__(*missing)
        self.missing, self.key = missing, key


def require_permissions(interaction: discord.Interaction[discord.Client]) -> None:
    """Raises MissingPermissions unless the bot can keep a table in the interaction's channel."""
    if missing := missing_permissions(interaction):
        raise MissingPermissions(missing)


def require_shown_move(interaction: discord.Interaction[discord.Client]) -> None:
    """Raises MissingPermissions, `move-not-shown`, if the bot may not draw the table at which a move was made."""
    if missing := missing_to_draw(interaction):
        raise MissingPermissions(missing, "move-not-shown")


@contextmanager
def showing_move(interaction: discord.Interaction[discord.Client]) -> Iterator[None]:
    """Surrounds an answer that shows a completed move: if it is refused, raises as `require_shown_move` does."""
    try:
        yield
    except (discord.Forbidden, MissingPermissions):
        require_shown_move(interaction)
        raise


def missing_to_draw(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """Returns the missing permissions that drawing a table needs: all but the one to read the messages below it."""
    return tuple(name for name in missing_permissions(interaction) if name != "read_message_history")


def missing_permissions(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """Returns the permissions that a table needs in the interaction's channel and the bot lacks.

    A user-installed bot needs none. Permissions that Discord withdraws along with another one are not named: everything
    without View Channel, Attach Files without Send Messages.
    """
    if interaction.guild_id is None or by_user_install(interaction):
        return ()
    speaking = "send_messages_in_threads" if in_thread(interaction) else "send_messages"
    needed = [speaking if name == "send_messages" else name for name in TABLE_PERMISSIONS]
    if isinstance(interaction.channel, VOICE):
        needed.append("connect")
    missing = tuple(name for name in needed if not getattr(interaction.app_permissions, name))
    if "view_channel" in missing:
        return ("view_channel",)
    return tuple(name for name in missing if name != "attach_files") if speaking in missing else missing


def missing_in_guild(permissions: int) -> tuple[str, ...]:
    """Returns the permissions for tables and threads that the bot lacks in a guild, regardless of channel overrides.

    Args:
        permissions: the bits of the permissions that the bot has there.
    """
    granted = discord.Permissions(permissions)
    if granted.administrator:
        return ()
    return tuple(name for name in (*TABLE_PERMISSIONS, *THREAD_PERMISSIONS) if not getattr(granted, name))


def missing_thread_permissions(interaction: discord.Interaction[discord.Client]) -> tuple[str, ...]:
    """Returns the permissions that the bot lacks to create a thread here and to play in it."""
    return tuple(name for name in THREAD_PERMISSIONS if not getattr(interaction.app_permissions, name))


def in_thread(interaction: discord.Interaction[discord.Client]) -> bool:
    return isinstance(interaction.channel, discord.Thread)


def can_have_threads(interaction: discord.Interaction[discord.Client]) -> bool:
    """Returns whether the bot could create threads here if it had the permissions."""
    return isinstance(interaction.channel, discord.TextChannel) and not by_user_install(interaction)


def can_create_thread(interaction: discord.Interaction[discord.Client]) -> bool:
    """Returns whether a table in this channel can be moved to a thread of its own."""
    return can_have_threads(interaction) and not missing_thread_permissions(interaction)


def why_no_thread(interaction: discord.Interaction[discord.Client], texts: Texts) -> str | None:
    """Returns why a table in this channel cannot be moved to a thread of its own; None if it can.

    The reason is empty in a thread, outside of guilds and by user install, where nobody expects a thread.
    """
    if can_create_thread(interaction):
        return None
    if interaction.guild_id is None or by_user_install(interaction) or in_thread(interaction):
        return ""
    if not isinstance(interaction.channel, discord.TextChannel):
        return texts("no-threads-here")
    missing = missing_thread_permissions(interaction)
    return texts("canplay-lacks-threads", permissions=permission_names(missing, texts), count=len(missing))


def permission_names(missing: tuple[str, ...], texts: Texts) -> str:
    """Returns the permissions by their names in Discord's settings."""
    return ", ".join(f"**{texts(f'permission-{name}')}**" for name in missing)
