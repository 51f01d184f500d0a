"""The state of the sandbox and the operations on it."""

import base64
from collections.abc import Callable, Collection, Iterable, Iterator

from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import unknown
from sandbox.protocol.locales import DEFAULT_LOCALE
from sandbox.protocol.permissions import (
    ALL,
    DIRECT_MESSAGES,
    EXTERNAL_APP,
    TIMED_OUT,
    Overwrite,
    Permission,
    channel_permissions,
    without_implied,
)
from sandbox.terms import Terms
from sandbox.world.channels import VOICE, Channel, ChannelType, Thread
from sandbox.world.clock import Clock
from sandbox.world.events import (
    ChannelChanged,
    Event,
    GuildChanged,
    MemberJoined,
    MemberUpdated,
    MessageUpdated,
    RoleChanged,
    UserChanged,
)
from sandbox.world.files import FileStore
from sandbox.world.guilds import Guild, Role
from sandbox.world.large_guild import CHANNELS as CHANNELS_OF_LARGE
from sandbox.world.large_guild import ROLES as ROLES_OF_LARGE
from sandbox.world.large_guild import large_guild
from sandbox.world.messages import MessageFlag
from sandbox.world.notifications import Notification
from sandbox.world.seed import CHANNELS, ROLES, seed_channels, seed_guild, seed_owner, seed_people
from sandbox.world.snowflakes import Snowflakes
from sandbox.world.users import COLOURS, Member, User


def token_of(application: str, number: int = 0) -> str:
    """Returns the `number`th bot token of an application in Discord's format: its id in base64, then a dot."""
    return base64.b64encode(application.encode()).decode().rstrip("=") + f".sandbox{number or ''}.not-a-secret"


def application_of(token: str) -> str:
    """Returns the application's id in a bot token.

    Raises:
        ValueError: this is not in the format of a bot token.
    """
    head = token.partition(".")[0]
    application = base64.b64decode(head + "=" * (-len(head) % 4), validate=True).decode("ascii")
    if not application.isdigit():
        raise ValueError(f"{token!r} doesn't begin with an application's id in base64")
    return application


class World:
    """The users, guilds, channels and the bot, by id, and the listeners for their changes.

    `terms` says how Discord behaves where public sources leave it open. `guild` is the first guild. `user_installs` are
    the ids of users who have installed the app for themselves, `closed_to_bot` of users who refuse its direct messages.
    `notifications` are all notifications so far, oldest first. `interactions_endpoint` is the application's
    Interactions Endpoint URL, None if the gateway sends interactions. Code that changes a record calls `emit` with the
    event.
    """

    def __init__(self, clock: Clock, token: str, name: str = "Tavolino", terms: Terms | None = None) -> None:
        self.clock = clock
        self.terms = terms or Terms()
        self.snowflakes = Snowflakes(clock)
        self.token = token
        self._token_resets = 0
        self.application = application_of(token)
        self.interactions_endpoint: str | None = None
        self.files = FileStore()
        self.bot = User(self.application, name, colour="#5865f2", bot=True)
        self.users = {self.bot.id: self.bot}
        self.user_installs: set[str] = set()
        self.install_settings: dict[str, Json] = {"0": {}, "1": {}}
        """Like `integration_types_config`: for a server and for a user, if such an installation is possible."""
        self.emojis: dict[str, Json] = {}
        """The application's emoji, as the API describes them, by id."""
        self.closed_to_bot: set[str] = set()
        self.notifications: list[Notification] = []
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self._by_guild: dict[str, dict[str, Channel]] = {}
        """The channels of each guild, by id; direct messages are under ""."""
        self.listeners: list[Callable[[Event], None]] = []
        self.guild = self.create_guild(name, CHANNELS)

    def create_guild(
        self, name: str, channels: Iterable[str], *, people: Iterable[User] = (), with_bot: bool = True
    ) -> Guild:
        """Creates a guild with these people, or with new users who have the seed's names if none are given."""
        number = len(self.guilds)
        people = [*people] or seed_people(number)
        guild = seed_guild(number, name, people, self.bot if with_bot else None, ROLES)
        return self._add_guild(number, guild, channels)

    def create_small_guilds(self, count: int) -> list[Guild]:
        """Creates guilds for measuring, each with the bot, one person, one channel and no further roles."""
        numbers = range(len(self.guilds), len(self.guilds) + count)
        guilds = [seed_guild(number, f"Guild {number}", [seed_owner(number)], self.bot, ()) for number in numbers]
        return [self._add_guild(number, guild, ["general"]) for number, guild in zip(numbers, guilds, strict=True)]

    def create_large_guilds(
        self, count: int, channels: int = CHANNELS_OF_LARGE, roles: int = ROLES_OF_LARGE
    ) -> list[Guild]:
        """Creates guilds for measuring, each with the bot, one person, and channels and roles of all kinds."""
        numbers = range(len(self.guilds), len(self.guilds) + count)
        return [self._add(*large_guild(number, self.bot, channels, roles)) for number in numbers]

    def _add_guild(self, number: int, guild: Guild, channels: Iterable[str]) -> Guild:
        return self._add(guild, seed_channels(number, channels, guild))

    def _add(self, guild: Guild, channels: Iterable[Channel]) -> Guild:
        self.users |= {user.id: user for user in guild.people}
        self.guilds[guild.id] = guild
        for channel in channels:
            self._keep(channel)
        self.emit(GuildChanged("CREATE", guild))
        return guild

    def _keep(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self._by_guild.setdefault(channel.guild or "", {})[channel.id] = channel

    def channels_of(self, guild: Guild) -> Collection[Channel]:
        """Returns a guild's channels and threads, in the order in which they were created."""
        return self._by_guild.get(guild.id, {}).values()

    def places_of(self, user: User) -> Iterator[Channel]:
        """Iterates over the channels and threads of a user's guilds, then over all direct messages."""
        for guild in self.guilds_with(user):
            yield from self.channels_of(guild)
        yield from self._by_guild.get("", {}).values()

    def emit(self, event: Event) -> None:
        """Calls all listeners with an event, in the order in which they were added."""
        for listener in self.listeners:
            listener(event)

    def user(self, who: str) -> User:
        """Returns a user by id.

        Raises:
            ApiError: 10013 Unknown User.
        """
        if who not in self.users:
            raise unknown("User")
        return self.users[who]

    def person(self, name: str) -> User | None:
        """Finds one of the first guild's people by name, ignoring case."""
        return next((user for user in self.guild.people if user.name.casefold() == name.casefold()), None)

    def channel(self, which: str) -> Channel:
        """Returns a channel by id.

        Raises:
            ApiError: 10003 Unknown Channel.
        """
        if which not in self.channels:
            raise unknown("Channel")
        return self.channels[which]

    def channel_named(self, name: str, guild: Guild) -> Channel | None:
        """Finds a guild's channel or thread by name."""
        return next((one for one in self.channels_of(guild) if one.name == name), None)

    def guilds_with(self, user: User) -> list[Guild]:
        """Returns the guilds that a user is a member of, oldest first."""
        return [guild for guild in self.guilds.values() if user.id in guild.members]

    def guild_of(self, channel: Channel) -> Guild | None:
        """Returns the guild that a channel belongs to; None for direct messages."""
        return self.guilds[channel.guild] if channel.guild else None

    def has_bot(self, channel: Channel) -> bool:
        """Whether the bot is a member of the channel's guild, or a participant in the direct messages."""
        guild = self.guild_of(channel)
        return self.bot.id in guild.members if guild else len(channel.recipients) == 1

    def permissions(self, user: str, channel: Channel) -> int:
        """Returns a user's permissions in a channel as bits, without those that depend on missing ones."""
        bits = self.computed_permissions(user, channel)
        if not channel.guild:
            return bits
        return without_implied(bits, thread=channel.thread is not None, voice=channel.kind in VOICE)

    def computed_permissions(self, user: str, channel: Channel) -> int:
        """Returns a user's permissions in a channel from roles and overwrites, as bits.

        A thread has its parent's permissions; a private one is visible only to its members and to thread moderators.
        """
        guild = self.guild_of(channel)
        if guild is None:
            here = {one.id for one in channel.recipients} | ({self.bot.id} if self.has_bot(channel) else set())
            return DIRECT_MESSAGES if user in here else 0
        member = guild.members.get(user)
        if member is None:
            return 0
        parent = self.channels.get(channel.parent or "", channel) if channel.thread else channel
        bits = channel_permissions(guild.permissions(user), guild.id, member.roles, user, parent.overwrites)
        if bits != ALL and member.timed_out and self.clock.now() < member.timed_out:
            bits &= TIMED_OUT
        private = channel.thread if channel.kind is ChannelType.PRIVATE_THREAD else None
        hidden = private and user not in private.members and not bits & Permission.MANAGE_THREADS
        return 0 if hidden else bits

    def response_permissions(self, user: str, channel: Channel) -> int:
        """Returns the permissions that limit the contents of the app's responses to `user` in `channel`, as bits.

        Where the bot is not a member, they come from the user's own permissions.
        """
        if self.has_bot(channel):
            return self.permissions(self.bot.id, channel)
        return self.permissions(user, channel) & EXTERNAL_APP

    def sent_permissions(self, user: str, channel: Channel) -> int:
        """Returns a user's permissions in a channel as interactions carry them, as bits."""
        return (self.permissions if self.terms.implied_permissions_sent else self.computed_permissions)(user, channel)

    def app_permissions(self, user: str, channel: Channel) -> int:
        """Returns the field `app_permissions` of an interaction of `user` in `channel`, as bits."""
        if self.has_bot(channel):
            return self.sent_permissions(self.bot.id, channel)
        return self.sent_permissions(user, channel) & EXTERNAL_APP

    def create_user(self, name: str, locale: str = "", guild: Guild | None = None) -> User:
        """Creates a user who joins `guild`; None means all guilds of the first guild's owner.

        locale: the language of their Discord client; empty if it is not chosen yet.
        """
        colour = COLOURS[len((guild or self.guild).people) % len(COLOURS)]
        user = User(self.snowflakes.next(), name, locale or DEFAULT_LOCALE, colour, locale_chosen=bool(locale))
        self.users[user.id] = user
        for joined in [guild] if guild else self.guilds_with(self.guild.people[0]):
            joined.members[user.id] = Member(user, joined=self.clock.now())
            self.emit(MemberJoined(joined, joined.members[user.id]))
        return user

    def reset_token(self) -> None:
        """Gives the bot a new token; the old one is refused from now on."""
        self._token_resets += 1
        self.token = token_of(self.application, self._token_resets)

    def set_user_locale(self, user: User, locale: str) -> None:
        """Sets the language that a user has chosen for their Discord client."""
        user.locale_chosen = True
        self._set_locale(user, locale)

    def set_browser_locale(self, user: User, locale: str) -> None:
        """Sets the language of a user's Discord client to their browser's, unless they have chosen another one."""
        if not user.locale_chosen:
            self._set_locale(user, locale)

    def _set_locale(self, user: User, locale: str) -> None:
        if locale != user.locale:
            user.locale = locale
            self.emit(UserChanged(user))

    def set_installed(self, user: User, *, installed: bool = True) -> None:
        """Installs the app for a user, or uninstalls it."""
        (self.user_installs.add if installed else self.user_installs.discard)(user.id)
        self.emit(UserChanged(user))

    def add_role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        """Creates a role below the others, or sets the permissions of the role of this name."""
        if role := guild.role_named(name):
            role.permissions = permissions
            self.emit(RoleChanged("UPDATE", guild, role))
            return role
        role = guild.roles.setdefault(id_ := self.snowflakes.next(), Role(id_, name, permissions, position=1))
        self.emit(RoleChanged("CREATE", guild, role))
        return role

    def grant(self, guild: Guild, user: User, role: Role, *, held: bool = True) -> None:
        """Gives a member a role, or takes it away."""
        member = guild.members[user.id]
        member.roles = [one for one in member.roles if one != role.id] + ([role.id] if held else [])
        self.emit(MemberUpdated(guild, member))

    def create_channel(
        self, name: str, guild: Guild | None = None, kind: ChannelType = ChannelType.GUILD_TEXT
    ) -> Channel:
        """Creates a channel, in the first guild if `guild` is None."""
        guild = guild or self.guild
        position = len(self.channels_of(guild))
        return self._add_channel(Channel(self.snowflakes.next(), name, kind, guild=guild.id, position=position))

    def create_thread(self, name: str, parent: Channel, owner: str, *, id_: str = "", private: bool = False) -> Channel:
        """Creates a thread; `id_` is the id of the message from which it starts, if any."""
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        if parent.kind is ChannelType.GUILD_ANNOUNCEMENT:
            kind = ChannelType.ANNOUNCEMENT_THREAD
        thread = Thread(owner, self.clock.now(), members={owner: self.clock.now()})
        channel = Channel(
            id_ or self.snowflakes.next(), name, kind, guild=parent.guild, parent=parent.id, thread=thread
        )
        return self._add_channel(channel)

    def direct_channel(self, *between: User) -> Channel:
        """Returns the direct message channel of a user and the bot, or of two users, created at the first call."""
        for channel in self._by_guild.get("", {}).values():
            if channel.kind is ChannelType.DM and {one.id for one in channel.recipients} == {one.id for one in between}:
                return channel
        name = " and ".join(user.name for user in between)
        return self._add_channel(Channel(self.snowflakes.next(), name, ChannelType.DM, recipients=between))

    def create_group(self, name: str, *users: User) -> Channel:
        """Creates the group conversation of some users; the first owns it."""
        return self._add_channel(Channel(self.snowflakes.next(), name, ChannelType.GROUP_DM, recipients=users))

    def time_out(self, guild: Guild, user: User, seconds: float) -> None:
        """Times a member out; 0 seconds ends the timeout."""
        member = guild.members[user.id]
        member.timed_out = self.clock.now() + seconds if seconds else None
        self.emit(MemberUpdated(guild, member))

    def _add_channel(self, channel: Channel) -> Channel:
        self._keep(channel)
        self.emit(ChannelChanged("CREATE", channel))
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Deletes a channel with its threads and messages; the channels of a category stay."""
        siblings = self._by_guild.get(channel.guild or "", {})
        for inner in [one for one in siblings.values() if one.parent == channel.id]:
            if inner.thread:
                self.delete_channel(inner)
            else:
                inner.parent = None
                self.emit(ChannelChanged("UPDATE", inner))
        del self.channels[channel.id]
        siblings.pop(channel.id, None)
        if channel.thread and channel.thread.timer:
            channel.thread.timer.cancel()
        self._unlink_thread(channel)
        self.emit(ChannelChanged("DELETE", channel))

    def _unlink_thread(self, thread: Channel) -> None:
        parent = self.channels.get(thread.parent or "")
        start = parent and parent.messages.get(thread.id)
        if start and start.wire.pop("thread", None):
            start.wire["flags"] &= ~MessageFlag.HAS_THREAD
            self.emit(MessageUpdated(start))

    def set_overwrite(self, channel: Channel, who: str, allow: int = 0, deny: int = 0) -> None:
        """Sets a channel's overwrite for a role (@everyone has the guild's id) or a member; 0 and 0 remove it."""
        channel.overwrites.pop(who, None)
        guild = self.guild_of(channel)
        if allow or deny:
            kind = 0 if guild and who in guild.roles else 1
            channel.overwrites[who] = Overwrite(who, kind, allow, deny)
        self.emit(ChannelChanged("UPDATE", channel))
