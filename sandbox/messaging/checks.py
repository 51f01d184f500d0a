"""Checks whether the bot may send or edit a message."""

from sandbox.messaging.archiving import check_not_archived, check_not_locked
from sandbox.protocol.errors import ApiError, guild_outage, missing_access, missing_permissions, rate_limited, unknown
from sandbox.protocol.permissions import Permission
from sandbox.validation.drafts import Draft
from sandbox.world.channels import WITHOUT_MESSAGES, Channel
from sandbox.world.messages import Message
from sandbox.world.users import User
from sandbox.world.world import World

OLD = 3600.0
"""Seconds after which a message counts as old for `OLD_EDITS`."""
OLD_EDITS, OLD_EDITS_PER = 3, 20.0
"""How many edits of old messages a channel accepts, and in how many seconds. Discord documents no numbers; users have
observed these."""


def check_reachable(world: World, channel: Channel) -> None:
    """Checks that the channel's guild has no outage.

    Raises:
        ApiError: 503.
    """
    if (guild := world.guild_of(channel)) and guild.unavailable:
        raise guild_outage()


def check_sending(world: World, channel: Channel) -> None:
    """Checks that the bot may send messages in a channel.

    Raises:
        ApiError: 50001 without VIEW_CHANNEL, 50013 without SEND_MESSAGES, 160005 in a locked thread. In direct
            messages 50007 if the recipient does not allow them, 50278 if the recipient shares no guild with the bot.
    """
    check_reachable(world, channel)
    if channel.kind in WITHOUT_MESSAGES:
        raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
    permissions = world.permissions(world.bot.id, channel)
    if not permissions & Permission.VIEW_CHANNEL:
        raise missing_access()
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    if not permissions & needed:
        raise missing_permissions()
    check_not_locked(world, world.bot.id, channel)
    for user in channel.recipients:
        _check_reachable(world, user)


def _check_reachable(world: World, user: User) -> None:
    if user.id in world.closed_to_bot:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    shared = any(world.bot.id in guild.members for guild in world.guilds_with(user))
    if not shared and user.id not in world.user_installs:
        raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def check_contents(draft: Draft, permissions: int) -> None:
    """Checks that these permissions allow the message: files need ATTACH_FILES, embeds EMBED_LINKS.

    Raises:
        ApiError: 50013.
    """
    if draft.files and not permissions & Permission.ATTACH_FILES:
        raise missing_permissions()
    if draft.fields["embeds"] and not permissions & Permission.EMBED_LINKS:
        raise missing_permissions()


def check_editing(world: World, message: Message) -> None:
    """Checks that the bot may edit a message over the channel's route.

    Raises:
        ApiError: 10008 for an ephemeral message, 50001 without VIEW_CHANNEL, 50005 for another's message, 50083 in an
            archived thread, 30046 for too many edits of messages older than an hour.
    """
    channel = world.channels[message.channel]
    if message.reader:
        raise unknown("Message")
    if not world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL:
        raise missing_access()
    if message.author != world.bot.id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    check_not_archived(channel)
    now = world.clock.now()
    if now - message.made <= OLD:
        return
    channel.old_edits = [time for time in channel.old_edits if now - time < OLD_EDITS_PER]
    if len(channel.old_edits) >= OLD_EDITS:
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        wait = OLD_EDITS_PER - (now - channel.old_edits[0])
        raise rate_limited(wait, {"X-RateLimit-Scope": "shared"}, 30046, text)
    channel.old_edits.append(now)
