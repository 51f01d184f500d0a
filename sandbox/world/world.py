"""The world: one guild with its users and channels, an application with its bot, and all that was said."""

import base64
from collections.abc import Callable

from sandbox.clock import Clock
from sandbox.permissions import DIRECT, EVERYONE, TALK, Overwrite, in_channel
from sandbox.refusal import unknown
from sandbox.snowflakes import Snowflakes, founding
from sandbox.world.channels import Channel, ChannelKind, Thread
from sandbox.world.guild import Guild, Role
from sandbox.world.happenings import ChannelChanged, Happening, MemberJoined, UserChanged
from sandbox.world.shelf import Shelf
from sandbox.world.users import COLOURS, Member, User

FOUNDERS = (("Alice", "en-US"), ("Bruno", "it"), ("Claire", "fr"), ("Dieter", "de"))
CHANNELS = ("table-one", "table-two", "lounge")
APPLICATION = founding(1)


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

    The guild, its channels and first users have the same ids at each start, for a bot's database remembers them.
    """

    def __init__(self, clock: Clock, token: str, name: str = "Tavolino") -> None:
        self.clock = clock
        self.snowflakes = Snowflakes(clock)
        self.token = token
        self.application = application_of(token)
        self.shelf = Shelf()
        self.bot = User(self.application, name, colour="#5865f2", bot=True)
        self.users = {self.bot.id: self.bot}
        self.channels: dict[str, Channel] = {}
        self.listeners: list[Callable[[Happening], None]] = []
        self.guild = self._found_guild(name)

    def _found_guild(self, name: str) -> Guild:
        owner = founding(10)
        guild = Guild(founding(2), name, owner)
        own = Role(founding(3), name, TALK, position=1, bot=self.bot.id)
        guild.roles = {guild.id: Role(guild.id, "@everyone", EVERYONE), own.id: own}
        guild.members[self.bot.id] = Member(self.bot, [own.id])
        for number, (first_name, locale) in enumerate(FOUNDERS):
            user = User(founding(10 + number), first_name, locale, COLOURS[number])
            self.users[user.id] = user
            guild.members[user.id] = Member(user)
        for number, channel in enumerate(CHANNELS):
            made = Channel(founding(30 + number), channel, guild=guild.id, position=number)
            self.channels[made.id] = made
        return guild

    def tell(self, happening: Happening) -> None:
        """Let all listeners know, in the order they came."""
        for listener in self.listeners:
            listener(happening)

    @property
    def people(self) -> list[User]:
        """All users but the bot, oldest first."""
        return [user for user in self.users.values() if not user.bot]

    def user(self, who: str) -> User:
        """A user by id.

        Raises:
            Refusal: 10013 Unknown User.
        """
        if who not in self.users:
            raise unknown("User")
        return self.users[who]

    def person(self, name: str) -> User | None:
        """A user by name, whatever the case."""
        return next((user for user in self.people if user.name.casefold() == name.casefold()), None)

    def channel(self, which: str) -> Channel:
        """A channel by id.

        Raises:
            Refusal: 10003 Unknown Channel.
        """
        if which not in self.channels:
            raise unknown("Channel")
        return self.channels[which]

    def channel_named(self, name: str) -> Channel | None:
        """A guild's channel or thread by name or id."""
        named = (one for one in self.channels.values() if name in (one.id, one.name) and one.recipient is None)
        return next(named, None)

    def permissions(self, user: str, channel: Channel) -> int:
        """The bits of what `user` may do in `channel`; a thread's are its parent's."""
        if channel.recipient:
            return DIRECT if user in (self.bot.id, channel.recipient.id) else 0
        parent = self.channels.get(channel.parent or "", channel)
        member = self.guild.members.get(user)
        if member is None:
            return 0
        base = self.guild.permissions(user)
        return in_channel(base, self.guild.id, member.roles, user, parent.overwrites)

    def join(self, name: str, locale: str = "en-US") -> User:
        """A new user comes into the guild."""
        colour = COLOURS[len(self.people) % len(COLOURS)]
        user = User(self.snowflakes.next(), name, locale, colour)
        self.users[user.id] = user
        self.guild.members[user.id] = Member(user, joined=self.clock.now())
        self.tell(MemberJoined(self.guild.members[user.id]))
        return user

    def speak(self, user: User, locale: str) -> None:
        """A user sets their Discord to another language."""
        user.locale = locale
        self.tell(UserChanged(user))

    def open_channel(self, name: str) -> Channel:
        """A new text channel in the guild."""
        channel = Channel(self.snowflakes.next(), name, guild=self.guild.id, position=len(self.channels))
        return self._opened(channel)

    def open_thread(self, name: str, parent: Channel, owner: str, *, id_: str = "", private: bool = False) -> Channel:
        """A new thread; `id_` is that of the message it starts from, if any."""
        kind = ChannelKind.PRIVATE_THREAD if private else ChannelKind.PUBLIC_THREAD
        thread = Thread(owner, members=[owner])
        channel = Channel(
            id_ or self.snowflakes.next(), name, kind, guild=self.guild.id, parent=parent.id, thread=thread
        )
        return self._opened(channel)

    def direct(self, user: User) -> Channel:
        """The channel of the bot and this user alone; made when it is first asked for."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        return self._opened(Channel(self.snowflakes.next(), user.name, ChannelKind.DM, recipient=user))

    def _opened(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.tell(ChannelChanged("CREATE", channel))
        return channel

    def close(self, channel: Channel) -> None:
        """Delete a channel, its threads and all that was said in them."""
        for inner in [one for one in self.channels.values() if one.parent == channel.id]:
            self.close(inner)
        del self.channels[channel.id]
        self.tell(ChannelChanged("DELETE", channel))

    def permit(self, channel: Channel, who: str, allow: int = 0, deny: int = 0) -> None:
        """Set a channel's overwrite for a role (@everyone's id is the guild's) or a member; 0 and 0 take it away."""
        channel.overwrites.pop(who, None)
        if allow or deny:
            kind = 0 if who in self.guild.roles else 1
            channel.overwrites[who] = Overwrite(who, kind, allow, deny)
        self.tell(ChannelChanged("UPDATE", channel))
