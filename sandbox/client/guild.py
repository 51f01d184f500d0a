"""A guild of a running sandbox, and how a test sets up its users, channels, permissions and roles."""

from sandbox.client.connection import NotThere
from sandbox.client.connections import Connections
from sandbox.client.message import Message
from sandbox.client.user import FIRST_CHANNEL, User
from sandbox.messaging.threads import start_post
from sandbox.protocol.permissions import permission_bits
from sandbox.validation.drafts import read_draft
from sandbox.world.channels import Channel, ChannelType
from sandbox.world.events import GuildChanged
from sandbox.world.guilds import Guild as WorldGuild
from sandbox.world.guilds import Role
from sandbox.world.membership import invite_bot, kick_bot, set_unavailable
from sandbox.world.scheduled_events import ScheduledEvent
from sandbox.world.users import User as Card
from sandbox.world.world import World


class Guild:
    """One guild. Names of users, channels and roles refer to this guild; threads count as channels."""

    def __init__(self, world: World, connections: Connections, guild: WorldGuild) -> None:
        self._world = world
        self._connections = connections
        self._guild = guild
        self.id = guild.id
        self.name = guild.name

    @property
    def people(self) -> list[Card]:
        """The guild's members who are not bots, oldest first."""
        return self._guild.people

    @property
    def url(self) -> str:
        """The address of the page on which to play as this guild's members."""
        return f"{self._world.files.base}/?guild={self.id}"

    async def user(self, name: str, locale: str = "") -> User:
        """Connects a member: Alice, Bruno, Claire, Dieter, or a new user; `locale` changes a member's language."""
        member = self._guild.member_named(name)
        card = member.user if member else self._world.create_user(name, locale, self._guild)
        return await self._connections.connect(card, locale)

    def channel(self, name: str) -> Channel:
        """Returns a channel by name or id; direct messages are channels too.

        Raises:
            NotThere: there is none.
        """
        channel = self._world.channels.get(name) or self._world.channel_named(name, self._guild)
        if channel is None:
            raise NotThere(f"There is no #{name}")
        return channel

    def new_channel(self, name: str, kind: ChannelType) -> Channel:
        """Creates a channel of any type."""
        return self._world.create_channel(name, self._guild, kind)

    def new_post(self, forum: str, name: str, by: str, content: str = "hello") -> Channel:
        """Starts a post in a forum as a member.

        Raises:
            NotThere: there is no such member or forum.
        """
        if (member := self._guild.member_named(by)) is None:
            raise NotThere(f"There is no {by}")
        parent = self.channel(forum)
        draft = read_draft({"content": content}, (), self._world, parent.id)
        return start_post(self._world, member.user, parent, name, draft)

    def time_out(self, who: str, seconds: float) -> None:
        """Times out a member, or the bot if `who` is `bot`; 0 seconds ends the timeout.

        Raises:
            NotThere: there is no such member.
        """
        if (member := self._guild.member_named(self._world.bot.name if who == "bot" else who)) is None:
            raise NotThere(f"There is no {who}")
        self._world.time_out(self._guild, member.user, seconds)

    def messages(self, channel: str = FIRST_CHANNEL) -> list[Message]:
        """Returns the messages of a channel that are not ephemeral, oldest first."""
        return [Message(message.wire, self._world.files) for message in self.channel(channel).messages.values()]

    def all_messages(self) -> list[Message]:
        """Returns the messages of all channels and threads, ephemeral ones too."""
        return [
            Message(message.wire, self._world.files)
            for channel in self._world.channels_of(self._guild)
            for message in (*channel.messages.values(), *channel.ephemerals.values())
        ]

    def permit(
        self, channel: str, who: str = "bot", *, allow: tuple[str, ...] = (), deny: tuple[str, ...] = ()
    ) -> None:
        """Sets a channel's overwrite for `bot`, `everyone`, a user or a role, by permissions' names; none removes it.

        Raises:
            NotThere: there is no such user or role.
        """
        member = self._guild.member_named(self._world.bot.name if who == "bot" else who)
        role = self._guild.roles[self._guild.id] if who == "everyone" else self._guild.role_named(who)
        if member:
            target = member.user.id
        elif role:
            target = role.id
        else:
            raise NotThere(f"There is no {who}")
        self._world.set_overwrite(self.channel(channel), target, permission_bits(*allow), permission_bits(*deny))

    def role(self, name: str, *permissions: str) -> Role:
        """Creates a role, or replaces the permissions of an existing one."""
        return self._world.add_role(self._guild, name, permission_bits(*permissions))

    def role_id(self, name: str) -> str:
        """Returns a role's id by its name.

        Raises:
            NotThere: there is none.
        """
        if (role := self._guild.role_named(name)) is None:
            raise NotThere(f"There is no role {name}")
        return role.id

    def grant(self, who: str, role: str, *, held: bool = True) -> None:
        """Gives a member, or `bot`, a role (Moderator, Regular or one that was created), or takes it away.

        Raises:
            NotThere: there is no such member or role.
        """
        member = self._guild.member_named(self._world.bot.name if who == "bot" else who)
        given = self._guild.role_named(role)
        if member is None or given is None:
            raise NotThere(f"There is no {who}, or no {role}")
        self._world.grant(self._guild, member.user, given, held=held)

    def set_locale(self, locale: str) -> None:
        """Sets the guild's language."""
        self._guild.locale = locale
        self._world.emit(GuildChanged("UPDATE", self._guild))

    def kick_bot(self) -> None:
        """Removes the bot from the guild."""
        kick_bot(self._world, self._guild)

    def invite_bot(self) -> None:
        """Adds the bot to the guild."""
        invite_bot(self._world, self._guild)

    def begin_outage(self) -> None:
        """Makes the guild unavailable: the bot is told so, and gets no events from the guild."""
        set_unavailable(self._world, self._guild)

    def end_outage(self) -> None:
        """Makes the guild available again."""
        set_unavailable(self._world, self._guild, unavailable=False)

    def arrive_after(self, seconds: float) -> None:
        """Makes the gateway send this guild `seconds` after READY to a bot that connects from now on."""
        self._guild.arrival_delay = seconds

    @property
    def events(self) -> list[ScheduledEvent]:
        """The guild's scheduled events that are not over, oldest first."""
        return [event for event in self._guild.events.values() if not event.over]

    async def close(self) -> None:
        """Disconnects the guild's users. The guild remains, and so does the bot in it."""
        await self._connections.close(*(user.id for user in self.people))
