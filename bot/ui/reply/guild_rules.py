"""Where a guild allows tables, who may open one there, and who sees an answer: everybody, or only its user."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Status
from bot.sessions.settings.guild_settings import GuildSettings
from bot.texts import Texts
from bot.ui.gateway.raw_interactions import member_roles
from bot.ui.reply.audience import own_theme, parent_of, public_texts
from bot.ui.reply.bot_permissions import by_user_install, require_visible_answers, visible_to_all
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.views.outgoing_message import AnyMessage


def require_can_open_table(interaction: Interaction, sessions: Sessions) -> None:
    """Refuses users who may not open a table here.

    Refuses `lobby-here`, `lobby-here-seated` or, outside of guilds, `lobby-here-direct` if there is a lobby already,
    and what `require_allowed` does.
    """
    waiting = sessions.tables.at(interaction.channel_id or 0)
    if waiting is not None and waiting.status is Status.LOBBY:
        seated = waiting.seat_of(interaction.user.id) is not None
        here = "lobby-here-seated" if seated else "lobby-here"
        raise Refusal("lobby-here-direct" if interaction.guild_id is None else here)
    require_allowed(interaction, sessions.guild_settings.of(interaction.guild_id))


def require_allowed(interaction: Interaction, settings: GuildSettings) -> None:
    """Refuses users whom the guild does not allow to open tables here.

    Refuses `no-outside-apps` where nobody else would see a user-installed bot's answers, and `channel-not-allowed` or
    `role-needed` with the channels or roles that are allowed.
    """
    require_visible_answers(interaction)
    if interaction.guild_id is None:
        return
    if not channel_allowed(interaction, settings):
        raise Refusal("channel-not-allowed", channels=_mentions("#", settings.channels))
    if not user_allowed(interaction, settings):
        raise Refusal("role-needed", roles=_mentions("@&", settings.roles))


def channel_allowed(interaction: Interaction, settings: GuildSettings) -> bool:
    """Returns whether tables are allowed in this channel; a thread follows its channel."""
    here = {interaction.channel_id, parent_of(interaction)}
    return not settings.channels or not settings.channels.isdisjoint(here)


def may_post(interaction: Interaction, sessions: Sessions) -> bool:
    """Returns whether a press may post to this channel: tables are allowed there, and its user may write there.

    Discord lets everybody who can read the channel press its buttons, and names no permissions outside of guilds. False
    also where Discord would show a user-installed bot's post only to this user, who would believe that all see it.
    """
    if interaction.guild_id is None:
        return True
    if by_user_install(interaction) and not visible_to_all(interaction):
        return False
    thread, permissions = parent_of(interaction) is not None, interaction.permissions
    writes = permissions.send_messages_in_threads if thread else permissions.send_messages
    return writes and channel_allowed(interaction, sessions.guild_settings.of(interaction.guild_id))


def user_allowed(interaction: Interaction, settings: GuildSettings) -> bool:
    """Returns whether the guild allows this user to open tables. The @everyone role has the guild's id."""
    roles = {interaction.guild_id, *member_roles(interaction)}
    return not settings.roles or not settings.roles.isdisjoint(roles)


def _mentions(sign: str, ids: Iterable[int]) -> str:
    return ", ".join(f"<{sign}{one}>" for one in sorted(ids))


def is_public(reply: Reply, sessions: Sessions) -> bool:
    """Returns whether everybody may see an answer here; if not, makes a deferred answer private."""
    public = channel_allowed(reply.interaction, sessions.guild_settings.of(reply.interaction.guild_id))
    if not public:
        reply.keep_private()
    return public


class Look(NamedTuple):
    """Whether everybody sees an answer, and its texts and theme: the guild's if so, else the user's own."""

    public: bool
    texts: Texts
    theme: str


def look_of(reply: Reply, sessions: Sessions, *, public: bool) -> Look:
    """Returns the look of an answer that everybody sees, or only its user."""
    if not public:
        return Look(public, reply.texts, own_theme(reply.interaction, sessions))
    settings = sessions.guild_settings
    return Look(public, public_texts(reply.interaction, settings), settings.of(reply.interaction.guild_id).theme)


def look_here(reply: Reply, sessions: Sessions) -> Look:
    """Returns the look of an answer that is public where the guild allows tables: see `is_public`."""
    return look_of(reply, sessions, public=is_public(reply, sessions))


def look_of_post(reply: Reply, sessions: Sessions) -> Look:
    """Returns the look of a post, or of a private answer where the press may not post: see `may_post`."""
    return look_of(reply, sessions, public=may_post(reply.interaction, sessions))


async def send(reply: Reply, message: AnyMessage, *, public: bool) -> None:
    """Answers publicly, or only to the user."""
    if public:
        await reply.send_public(message)
    else:
        await reply.send_private(message)
