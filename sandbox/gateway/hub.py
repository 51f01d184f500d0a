"""The gateway's inner side: turns happenings into events, and events to the sessions they concern."""

from sandbox.gateway import intents
from sandbox.gateway.intents import Intent, as_read
from sandbox.gateway.opcodes import Opcode
from sandbox.gateway.session import RESUMABLE, Session
from sandbox.gateway.settings import GatewaySettings
from sandbox.interactions.events import InteractionCreated
from sandbox.protocol.encoding import Json, dumps, iso
from sandbox.protocol.permissions import Permission
from sandbox.world.channels import Channel
from sandbox.world.events import (
    BotConnectionChanged,
    ChannelChanged,
    Event,
    GuildChanged,
    MemberJoined,
    MemberUpdated,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    RoleChanged,
    TypingStarted,
)
from sandbox.world.guilds import Guild
from sandbox.world.world import World


class Gateway:
    """All sessions of the bot, on these terms."""

    def __init__(self, world: World, terms: GatewaySettings) -> None:
        self._world = world
        self._identified_at: dict[int, float] = {}
        self.terms = terms
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        world.listeners.append(self.hear)

    @property
    def online(self) -> bool:
        """Whether the bot has a live connection."""
        return any(session.send for session in self.sessions.values())

    @property
    def reads_content(self) -> bool:
        """Whether the bot is shown what others write."""
        return bool(self.terms.granted & Intent.MESSAGE_CONTENT)

    def admits(self, shard: int) -> bool:
        """Whether this shard may identify itself now; counted as having done so if it may."""
        key, now = shard % self.terms.max_concurrency, self._world.clock.now()
        if now - self._identified_at.get(key, 0.0) < self.terms.identify_gap:
            return False
        self._identified_at[key] = now
        return True

    def open(self, session: Session) -> None:
        """A shard has identified itself: READY, then its guilds."""
        world = self._world
        self._forget_dead()
        self.sessions[session.id] = session
        self.identified += 1
        joined = self._joined(session)
        ready: Json = {
            "v": 10,
            "user": world.bot.json() | {"verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": guild.id, "unavailable": True} for guild in joined],
            "session_id": session.id,
            "resume_gateway_url": f"{world.files.base.replace('http', 'ws', 1)}/gateway",
            "shard": list(session.shard),
            "application": {"id": world.application, "flags": 0},
            "private_channels": [],
        }
        session.dispatch("READY", ready)
        if session.wants(Intent.GUILDS):
            for guild in joined:
                session.dispatch("GUILD_CREATE", self._guild(session, guild))
        world.emit(BotConnectionChanged(online=True))

    def resume(self, session: Session, sequence: int) -> None:
        """A shard is back: what it missed, then RESUMED."""
        session.lost = None
        session.replay(sequence)
        session.dispatch("RESUMED", {})
        self._world.emit(BotConnectionChanged(online=True))

    def lose(self, session: Session) -> None:
        """A session's socket is gone."""
        session.send = None
        session.lost = self._world.clock.now()
        if not self.online:
            self._world.emit(BotConnectionChanged(online=False))

    def reconnect(self) -> None:
        """Ask all shards to come back on a new socket, as Discord does now and then."""
        self._order({"op": Opcode.RECONNECT, "d": None})

    def invalidate(self) -> None:
        """Forget all sessions: their shards have to identify themselves anew."""
        self._order({"op": Opcode.INVALID_SESSION, "d": False})
        self.sessions.clear()

    def drop(self, code: int) -> None:
        """Close all sockets with a code, without a word."""
        for session in self.sessions.values():
            if session.send:
                session.close(code)

    def _order(self, frame: Json) -> None:
        for session in self.sessions.values():
            if session.send:
                session.send(dumps({"t": None, "s": None} | frame))

    def _forget_dead(self) -> None:
        now = self._world.clock.now()
        dead = [one.id for one in self.sessions.values() if one.lost is not None and now - one.lost > RESUMABLE]
        for id_ in dead:
            del self.sessions[id_]

    def _here(self, session: Session, guild: Guild | None) -> bool:
        """Whether a session hears of this guild, or of direct messages (None), by its shard."""
        number, of = session.shard
        return (int(guild.id) >> 22) % of == number if guild else number == 0

    def _joined(self, session: Session) -> list[Guild]:
        """The guilds of a session that the bot is in."""
        guilds = self._world.guilds.values()
        return [guild for guild in guilds if self._world.bot.id in guild.members and self._here(session, guild)]

    def _dispatch(self, guild: Guild | None, intent: int, event: str, payload: Json) -> None:
        for session in self.sessions.values():
            if self._here(session, guild) and session.wants(intent):
                session.dispatch(event, payload)

    def hear(self, happening: Event) -> None:
        """Pass on to the bot what concerns it."""
        world = self._world
        match happening:
            case InteractionCreated(interaction):
                guild = world.guild_of(interaction.channel)
                self._dispatch(guild, intents.ALWAYS, "INTERACTION_CREATE", interaction.json(world))
            case MessageCreated(message) | MessageUpdated(message) | MessageDeleted(message) if message.reader is None:
                self._hear_message(happening)
            case ChannelChanged(how, channel):
                self._hear_channel(how, channel)
            case TypingStarted(channel):
                typing = {"channel_id": channel.id, "user_id": world.bot.id, "timestamp": int(world.clock.now())}
                self._dispatch(world.guild_of(channel), intents.of_typing(channel), "TYPING_START", typing)
            case _:
                self._hear_guild(happening)

    def _hear_guild(self, happening: Event) -> None:
        """Of guilds that the bot is in alone."""
        match happening:
            case GuildChanged() | RoleChanged() | MemberJoined() | MemberUpdated():
                guild = happening.guild
            case _:
                return
        if self._world.bot.id not in guild.members:
            return
        match happening:
            case GuildChanged("CREATE"):
                for session in self.sessions.values():
                    if self._here(session, guild) and session.wants(Intent.GUILDS):
                        session.dispatch("GUILD_CREATE", self._guild(session, guild))
            case GuildChanged():
                self._dispatch(guild, Intent.GUILDS, "GUILD_UPDATE", guild.json())
            case RoleChanged(how, _, role):
                about: Json = {"role_id": role.id} if how == "DELETE" else {"role": role.json()}
                self._dispatch(guild, Intent.GUILDS, f"GUILD_ROLE_{how}", about | {"guild_id": guild.id})
            case MemberJoined(_, member) | MemberUpdated(_, member):
                event = "GUILD_MEMBER_ADD" if isinstance(happening, MemberJoined) else "GUILD_MEMBER_UPDATE"
                self._dispatch(guild, Intent.GUILD_MEMBERS, event, member.json() | {"guild_id": guild.id})

    def _hear_channel(self, how: str, channel: Channel) -> None:
        """Of channels where the bot is, and of threads that it sees."""
        world = self._world
        sees = world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL
        if not world.has_bot(channel) or (channel.thread and not sees):
            return
        payload = channel.json()
        if channel.thread and how == "CREATE":
            payload["newly_created"] = True
        if channel.thread and how == "DELETE":
            payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
        kind = "THREAD" if channel.thread else "CHANNEL"
        self._dispatch(world.guild_of(channel), Intent.GUILDS, f"{kind}_{how}", payload)

    def _hear_message(self, happening: MessageCreated | MessageUpdated | MessageDeleted) -> None:
        world, message = self._world, happening.message
        channel = world.channels[message.channel]
        if not world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL:
            return
        guild = world.guild_of(channel)
        where = {"guild_id": guild.id} if guild else {}
        intent = intents.of_messages(channel)
        if isinstance(happening, MessageDeleted):
            self._dispatch(guild, intent, "MESSAGE_DELETE", {"id": message.id, "channel_id": channel.id, **where})
            return
        event = "MESSAGE_CREATE" if isinstance(happening, MessageCreated) else "MESSAGE_UPDATE"
        payload = as_read(message, world, content=self.reads_content) | where
        if guild and message.author in guild.members:
            payload["member"] = guild.members[message.author].partial()
        if event == "MESSAGE_CREATE" and message.nonce is not None:
            payload["nonce"] = message.nonce
        self._dispatch(guild, intent, event, payload)

    def _guild(self, session: Session, guild: Guild) -> Json:
        world = self._world
        known = guild.members.values() if session.wants(Intent.GUILD_MEMBERS) else (guild.members[world.bot.id],)
        inside = [channel for channel in world.channels.values() if channel.guild == guild.id]
        threads = [
            channel
            for channel in inside
            if channel.thread
            and not channel.thread.archived
            and world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL
        ]
        return guild.json() | {
            "joined_at": iso(guild.members[world.bot.id].joined),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "voice_states": [],
            "members": [member.json() for member in known],
            "channels": [channel.json() for channel in inside if not channel.thread],
            "threads": [channel.json() for channel in threads],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
