"""Users' actions without the bot: deleting messages, creating channels and threads, granting permissions."""

from collections.abc import Callable, Mapping

from sandbox.messaging.posting import delete_message
from sandbox.messaging.threads import start_thread
from sandbox.people.frames import Frame
from sandbox.protocol.errors import ApiError, NotPossible
from sandbox.protocol.permissions import Permission, permission_bits
from sandbox.world.channels import Channel
from sandbox.world.events import ChannelRead
from sandbox.world.guilds import Guild
from sandbox.world.users import User
from sandbox.world.world import World

_MAX_NAME_LENGTH = 100


class Actions:
    """Carries out requests if the user's permissions allow them. `handlers` are the methods by request."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.handlers: Mapping[str, Callable[[User, Frame], object]] = {
            "delete": self._delete,
            "open_channel": self._open_channel,
            "open_thread": self._open_thread,
            "close": self._close,
            "permit": self._permit,
            "grant": self._grant,
            "install": self._install,
            "open_dm": self._open_dm,
            "allow_dms": self._allow_dms,
            "read": self._read,
        }

    def channel(self, user: User, frame: Frame) -> Channel:
        """Returns the channel that a frame names.

        Raises:
            NotPossible: the user doesn't see the channel, or its server has an outage.
        """
        channel = self._world.channels.get(frame.text("channel"))
        if channel is None or not self._world.permissions(user.id, channel) & Permission.VIEW_CHANNEL:
            raise NotPossible("There is no such channel")
        if (guild := self._world.guild_of(channel)) and guild.unavailable:
            raise NotPossible("This server is unavailable")
        return channel

    def _check(self, user: User, channel: Channel, needed: Permission) -> None:
        if not self._world.permissions(user.id, channel) & needed:
            raise NotPossible(f"You lack the permission {needed.name}")

    def _guild(self, channel: Channel) -> Guild:
        guild = self._world.guild_of(channel)
        if guild is None:
            raise NotPossible("This is no server's channel")
        return guild

    def _named_guild(self, user: User, frame: Frame) -> Guild:
        """Returns the guild of the user that a frame names, or the user's first guild."""
        guilds = {guild.id: guild for guild in self._world.guilds_with(user)}
        guild = guilds.get(frame.text("guild", next(iter(guilds))))
        if guild is None:
            raise NotPossible("There is no such server")
        return guild

    def _name(self, frame: Frame) -> str:
        name = frame.text("name").strip()
        if not 1 <= len(name) <= _MAX_NAME_LENGTH:
            raise NotPossible(f"A name has 1 to {_MAX_NAME_LENGTH} characters")
        return name

    def _delete(self, user: User, frame: Frame) -> None:
        channel = self.channel(user, frame)
        message = channel.messages.get(frame.text("message"))
        if message is None:
            raise NotPossible("This message is no longer there")
        if message.author != user.id:
            self._check(user, channel, Permission.MANAGE_MESSAGES)
        delete_message(self._world, message)

    def _open_channel(self, user: User, frame: Frame) -> None:
        guild = self._named_guild(user, frame)
        if not guild.permissions(user.id) & Permission.MANAGE_CHANNELS:
            raise NotPossible("You lack the permission MANAGE_CHANNELS")
        self._world.create_channel(self._name(frame), guild)

    def _open_thread(self, user: User, frame: Frame) -> None:
        channel, name = self.channel(user, frame), self._name(frame)
        try:
            start_thread(
                self._world, user, channel, name, message=frame.text("message", ""), private=frame.boolean("private")
            )
        except ApiError as error:
            raise NotPossible(str(error.body["message"])) from None

    def _close(self, user: User, frame: Frame) -> None:
        channel = self.channel(user, frame)
        self._guild(channel)
        self._check(user, channel, Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS)
        self._world.delete_channel(channel)

    def _permit(self, user: User, frame: Frame) -> None:
        """Sets the permissions, by name, that a channel allows or denies a role or member."""
        channel, who = self.channel(user, frame), frame.text("who")
        guild = self._guild(channel)
        self._check(user, channel, Permission.MANAGE_ROLES)
        if who not in guild.roles and who not in guild.members:
            raise NotPossible("There is nobody like this")
        try:
            allow, deny = (permission_bits(*(frame.texts(key) or ())) for key in ("allow", "deny"))
        except KeyError as error:
            raise NotPossible(f"There is no permission {error}") from None
        self._world.set_overwrite(channel, who, allow, deny)

    def _grant(self, user: User, frame: Frame) -> None:
        """Gives a member a role, or takes it away."""
        guild = self._named_guild(user, frame)
        role, member = guild.roles.get(frame.text("role")), self._world.users.get(frame.text("user"))
        if role is None or member is None or role.id == guild.id or role.bot:
            raise NotPossible("There is nobody like this, or no such role to give")
        if not guild.permissions(user.id) & Permission.MANAGE_ROLES:
            raise NotPossible("You lack the permission MANAGE_ROLES")
        self._world.grant(guild, member, role, held=frame.boolean("held"))

    def _install(self, user: User, frame: Frame) -> None:
        installed = frame.boolean("installed")
        if installed and "1" not in self._world.install_settings:
            raise NotPossible("This app can't be installed by users for themselves")
        self._world.set_installed(user, installed=installed)

    def _allow_dms(self, user: User, frame: Frame) -> None:
        closed = self._world.closed_to_bot
        (closed.discard if frame.boolean("allowed") else closed.add)(user.id)

    def _read(self, user: User, frame: Frame) -> None:
        """Notes that the user has looked at a channel."""
        channel = self.channel(user, frame)
        last = next(channel.visible_to(user.id), None)
        if last is not None:
            channel.read[user.id] = last.id
            self._world.emit(ChannelRead(user, channel))

    def _open_dm(self, user: User, frame: Frame) -> None:
        """Opens direct messages with another user, or with the bot if none is named."""
        other = self._world.users.get(frame.text("user", self._world.bot.id))
        if other is None or other is user:
            raise NotPossible("There is nobody like this")
        self._world.direct_channel(user) if other.bot else self._world.direct_channel(
            *sorted((user, other), key=lambda one: one.id)
        )
