"""The world: guilds with their users and channels, an application with its bot, and all that was said."""

import base64
from collections.abc import Callable, Iterable

from sandbox.protocol.errors import unknown
from sandbox.protocol.permissions import APART, DIRECT, Overwrite, Permission, in_channel
from sandbox.world.channels import Channel, ChannelKind, Thread
from sandbox.world.clock import Clock
from sandbox.world.events import (
    ChannelChanged,
    Edited,
    GuildChanged,
    Happening,
    MemberChanged,
    MemberJoined,
    RoleChanged,
    UserChanged,
)
from sandbox.world.files import Shelf
from sandbox.world.guilds import Guild, Role
from sandbox.world.messages import Flag
from sandbox.world.seed import CHANNELS, first_channels, founded, founders
from sandbox.world.snowflakes import Snowflakes
from sandbox.world.users import COLOURS, Member, User


def token_of(application: str) -> str:
    """A bot token in Discord's shape: the application's id in base64 before the first dot."""
    return base64.b64encode(application.encode()).decode().rstrip("=") + ".sandbox.not-a-secret"


def application_of(token: str) -> str:
    """The application's id out of a bot token.

    Raises:
        ValueError: this has not the shape of a token.
    """
    head = token.partition(".")[0]
    application = base64.b64decode(head + "=" * (-len(head) % 4), validate=True).decode("ascii")
    if not application.isdigit():
        raise ValueError(f"{token!r} doesn't begin with an application's id in base64")
    return application


class World:
    """The sandbox's state. Whoever changes it tells what happened, by `tell`.

    `guild` is the first guild, where the bot is. `installs` are the users who have added the app to themselves.
    """

    def __init__(self, clock: Clock, token: str, name: str = "Tavolino") -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.token = token
        self.application = application_of(token)
        self.shelf = Shelf()
        self.bot = User(self.application, name, colour="#5865f2", bot=True)
        self.users = {self.bot.id: self.bot}
        self.installs: set[str] = set()
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.listeners: list[Callable[[Happening], None]] = []
        self.guild = self.found(name, CHANNELS)

    def found(self, name: str, channels: Iterable[str], *, people: Iterable[User] = (), with_bot: bool = True) -> Guild:
        """A new guild of these people, or of new ones with the founders' names; with the bot if it has been invited."""
        number = len(self.guilds)
        people = [*people] or founders(number)
        self.users |= {user.id: user for user in people}
        guild = founded(number, name, people, self.bot if with_bot else None)
        self.guilds[guild.id] = guild
        self.channels |= {channel.id: channel for channel in first_channels(number, channels, guild)}
        self.tell(GuildChanged("CREATE", guild))
        return guild

    def tell(self, happening: Happening) -> None:
        """Let all listeners know, in the order they came."""
        for listener in self.listeners:
            listener(happening)

    def user(self, who: str) -> User:
        """A user by id.

        Raises:
            Refusal: 10013 Unknown User.
        """
        if who not in self.users:
            raise unknown("User")
        return self.users[who]

    def person(self, name: str) -> User | None:
        """One of the first guild's people by name, whatever the case."""
        return next((user for user in self.guild.people if user.name.casefold() == name.casefold()), None)

    def channel(self, which: str) -> Channel:
        """A channel by id.

        Raises:
            Refusal: 10003 Unknown Channel.
        """
        if which not in self.channels:
            raise unknown("Channel")
        return self.channels[which]

    def channel_named(self, name: str, guild: Guild) -> Channel | None:
        """A guild's channel or thread by name."""
        named = (one for one in self.channels.values() if one.name == name and one.guild == guild.id)
        return next(named, None)

    def guilds_with(self, user: User) -> list[Guild]:
        """The guilds that a user is in, the oldest first."""
        return [guild for guild in self.guilds.values() if user.id in guild.members]

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild that a channel is in; None for direct messages."""
        return self.guilds[channel.guild] if channel.guild else None

    def has_bot(self, channel: Channel) -> bool:
        """Whether the bot itself is there: in the guild, or as the other side of direct messages."""
        guild = self.guild_of(channel)
        return self.bot.id in guild.members if guild else len(channel.recipients) == 1

    def permissions(self, user: str, channel: Channel) -> int:
        """The bits of what `user` may do in `channel`; a thread's are its parent's, a private one's its members'."""
        guild = self.guild_of(channel)
        if guild is None:
            here = {one.id for one in channel.recipients} | ({self.bot.id} if self.has_bot(channel) else set())
            return DIRECT if user in here else 0
        member = guild.members.get(user)
        if member is None:
            return 0
        parent = self.channels.get(channel.parent or "", channel)
        bits = in_channel(guild.permissions(user), guild.id, member.roles, user, parent.overwrites)
        private = channel.thread if channel.kind is ChannelKind.PRIVATE_THREAD else None
        hidden = private and user not in private.members and not bits & Permission.MANAGE_THREADS
        return 0 if hidden else bits

    def app_permissions(self, user: str, channel: Channel) -> int:
        """What the app may put into its answers to `user` in `channel`; where the bot isn't, that is theirs to give."""
        if self.has_bot(channel):
            return self.permissions(self.bot.id, channel)
        return self.permissions(user, channel) & APART

    def join(self, name: str, locale: str = "en-US", guild: Guild | None = None) -> User:
        """A new user comes into a guild, or into all that the first guild's people are in."""
        colour = COLOURS[len((guild or self.guild).people) % len(COLOURS)]
        user = User(self.snowflakes.next(), name, locale, colour)
        self.users[user.id] = user
        for joined in [guild] if guild else self.guilds_with(self.guild.people[0]):
            joined.members[user.id] = Member(user, joined=self.clock.now())
            self.tell(MemberJoined(joined, joined.members[user.id]))
        return user

    def speak(self, user: User, locale: str) -> None:
        """A user sets their Discord to another language."""
        user.locale = locale
        self.tell(UserChanged(user))

    def install(self, user: User, *, installed: bool = True) -> None:
        """A user adds the app to themselves, or takes it away again."""
        (self.installs.add if installed else self.installs.discard)(user.id)
        self.tell(UserChanged(user))

    def add_role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        """A new role below the others, or what the role of this name gives from now on."""
        if role := guild.role_named(name):
            role.permissions = permissions
            self.tell(RoleChanged("UPDATE", guild, role))
            return role
        role = guild.roles.setdefault(id_ := self.snowflakes.next(), Role(id_, name, permissions, position=1))
        self.tell(RoleChanged("CREATE", guild, role))
        return role

    def grant(self, guild: Guild, user: User, role: Role, *, held: bool = True) -> None:
        """A member gets a role, or loses it."""
        member = guild.members[user.id]
        member.roles = [one for one in member.roles if one != role.id] + ([role.id] if held else [])
        self.tell(MemberChanged(guild, member))

    def open_channel(self, name: str, guild: Guild | None = None) -> Channel:
        """A new text channel, in the first guild if none is named."""
        where = (guild or self.guild).id
        return self._opened(Channel(self.snowflakes.next(), name, guild=where, position=len(self.channels)))

    def open_thread(self, name: str, parent: Channel, owner: str, *, id_: str = "", private: bool = False) -> Channel:
        """A new thread; `id_` is that of the message it starts from, if any."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        thread = Thread(owner, self.clock.now(), members=[owner])
        channel = Channel(
            id_ or self.snowflakes.next(), name, kind, guild=parent.guild, parent=parent.id, thread=thread
        )
        return self._opened(channel)

    def direct(self, *between: User) -> Channel:
        """The direct messages of a user and the bot, or of two users; made when they are first asked for."""
        for channel in self.channels.values():
            if channel.recipients and {one.id for one in channel.recipients} == {one.id for one in between}:
                return channel
        name = " and ".join(user.name for user in between)
        return self._opened(Channel(self.snowflakes.next(), name, ChannelKind.DM, recipients=between))

    def _opened(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.tell(ChannelChanged("CREATE", channel))
        return channel

    def close(self, channel: Channel) -> None:
        """Delete a channel, its threads and all that was said in them."""
        for inner in [one for one in self.channels.values() if one.parent == channel.id]:
            self.close(inner)
        del self.channels[channel.id]
        if channel.thread and channel.thread.alarm:
            channel.thread.alarm.cancel()
        self._forget_thread(channel)
        self.tell(ChannelChanged("DELETE", channel))

    def _forget_thread(self, thread: Channel) -> None:
        parent = self.channels.get(thread.parent or "")
        start = parent and parent.messages.get(thread.id)
        if start and start.wire.pop("thread", None):
            start.wire["flags"] &= ~Flag.HAS_THREAD
            self.tell(Edited(start))

    def permit(self, channel: Channel, who: str, allow: int = 0, deny: int = 0) -> None:
        """Set a channel's overwrite for a role (@everyone's id is the guild's) or a member; 0 and 0 take it away."""
        channel.overwrites.pop(who, None)
        guild = self.guild_of(channel)
        if allow or deny:
            kind = 0 if guild and who in guild.roles else 1
            channel.overwrites[who] = Overwrite(who, kind, allow, deny)
        self.tell(ChannelChanged("UPDATE", channel))
