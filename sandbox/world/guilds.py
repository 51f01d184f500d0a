"""Guilds with their roles and members."""

from dataclasses import dataclass, field

from sandbox.protocol.encoding import Json
from sandbox.protocol.permissions import ALL, Permission
from sandbox.world.scheduled_events import ScheduledEvent
from sandbox.world.users import Member, User


@dataclass(slots=True)
class Role:
    """A guild's role; @everyone has the guild's id. `bot` is the id of the bot to which a managed role belongs."""

    id: str
    name: str
    permissions: int
    position: int = 0
    colour: int = 0
    bot: str | None = None

    def json(self) -> Json:
        """Returns Discord's role object."""
        return {
            "id": self.id,
            "name": self.name,
            "permissions": str(self.permissions),
            "position": self.position,
            "color": self.colour,
            "colors": {"primary_color": self.colour, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": self.bot is not None,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        } | ({"tags": {"bot_id": self.bot}} if self.bot else {})


@dataclass(slots=True)
class Guild:
    """A Discord server.

    Attributes:
        owner: a user's id.
        locale: the preferred language.
        unavailable: whether Discord has an outage of this guild, during which nobody sees its events.
        arrival_delay: how many seconds after READY the gateway sends this guild to the bot.
        emojis: how many custom emojis it has.
    """

    id: str
    name: str
    owner: str
    locale: str = "en-US"
    unavailable: bool = False
    arrival_delay: float = 0.0
    emojis: int = 0
    roles: dict[str, Role] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)
    events: dict[str, ScheduledEvent] = field(default_factory=dict)
    """The scheduled events by id, including the ones that are over."""

    def role_named(self, name: str) -> Role | None:
        """Finds a role by name, ignoring case."""
        return next((role for role in self.roles.values() if role.name.casefold() == name.casefold()), None)

    def member_named(self, name: str) -> Member | None:
        """Finds a member by name, ignoring case."""
        named = (one for one in self.members.values() if one.user.name.casefold() == name.casefold())
        return next(named, None)

    @property
    def people(self) -> list[User]:
        """The members who are not bots, in the order in which they joined."""
        return [member.user for member in self.members.values() if not member.user.bot]

    def permissions(self, user: str) -> int:
        """Returns a user's permissions in the guild as bits, without channels' overwrites; 0 for non-members."""
        member = self.members.get(user)
        if member is None:
            return 0
        if user == self.owner:
            return ALL
        bits = self.roles[self.id].permissions
        for role in member.roles:
            bits |= self.roles[role].permissions
        return ALL if bits & Permission.ADMINISTRATOR else bits

    def json(self) -> Json:
        """Returns Discord's guild object."""
        return {
            "id": self.id,
            "name": self.name,
            "owner_id": self.owner,
            "preferred_locale": self.locale,
            "roles": [role.json() for role in self.roles.values()],
            **_CONSTANT_FIELDS,
            "emojis": [self._emoji_json(number) for number in range(self.emojis)],
        }

    def _emoji_json(self, number: int) -> Json:
        return {
            "id": str(int(self.id) + 10_000 + number),
            "name": f"emoji_{number}",
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }


_CONSTANT_FIELDS: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "features": [],
    "hub_type": None,
    "stickers": [],
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 25_000_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "premium_progress_bar_enabled": False,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "nsfw": False,
    "nsfw_level": 0,
    "incidents_data": None,
}
"""The fields of the guild object that are the same for all guilds here: none has any of Discord's extras."""
