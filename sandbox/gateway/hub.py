"""The gateway's inner side: turns happenings into events, and events to the sessions they concern."""

from sandbox.gateway import intents
from sandbox.gateway.intents import Intent, as_read
from sandbox.gateway.ops import Op
from sandbox.gateway.session import RESUMABLE, Session
from sandbox.gateway.terms import Terms
from sandbox.permissions import Permission
from sandbox.wire import Json, dumps, iso
from sandbox.world.channels import Channel
from sandbox.world.happenings import (
    Asked,
    BotSeen,
    ChannelChanged,
    Edited,
    GuildChanged,
    Happening,
    MemberJoined,
    Posted,
    Removed,
    Typing,
)
from sandbox.world.world import World


class Hub:
    """All sessions of the bot, on these terms."""

    def __init__(self, world: World, terms: Terms) -> None:
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
        here = self._has_guild(session)
        ready: Json = {
            "v": 10,
            "user": world.bot.json() | {"verified": True, "mfa_enabled": True, "email": None},
            "guilds": [{"id": world.guild.id, "unavailable": True}] if here else [],
            "session_id": session.id,
            "resume_gateway_url": f"{world.shelf.base.replace('http', 'ws', 1)}/gateway",
            "shard": list(session.shard),
            "application": {"id": world.application, "flags": 0},
            "private_channels": [],
        }
        session.dispatch("READY", ready)
        if here and session.wants(Intent.GUILDS):
            session.dispatch("GUILD_CREATE", self._guild(session))
        world.tell(BotSeen(online=True))

    def resume(self, session: Session, sequence: int) -> None:
        """A shard is back: what it missed, then RESUMED."""
        session.lost = None
        session.replay(sequence)
        session.dispatch("RESUMED", {})
        self._world.tell(BotSeen(online=True))

    def lose(self, session: Session) -> None:
        """A session's socket is gone."""
        session.send = None
        session.lost = self._world.clock.now()
        if not self.online:
            self._world.tell(BotSeen(online=False))

    def reconnect(self) -> None:
        """Ask all shards to come back on a new socket, as Discord does now and then."""
        self._order({"op": Op.RECONNECT, "d": None})

    def invalidate(self) -> None:
        """Forget all sessions: their shards have to identify themselves anew."""
        self._order({"op": Op.INVALID_SESSION, "d": False})
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

    def _has_guild(self, session: Session) -> bool:
        number, of = session.shard
        return (int(self._world.guild.id) >> 22) % of == number

    def _dispatch(self, channel: Channel | None, intent: int, event: str, payload: Json) -> None:
        direct = channel is not None and channel.recipient is not None
        for session in self.sessions.values():
            here = session.shard[0] == 0 if direct else self._has_guild(session)
            if here and session.wants(intent):
                session.dispatch(event, payload)

    def hear(self, happening: Happening) -> None:
        """Pass on to the bot what concerns it."""
        world = self._world
        match happening:
            case Asked(interaction):
                self._dispatch(interaction.channel, intents.ALWAYS, "INTERACTION_CREATE", interaction.json(world))
            case Posted(message) | Edited(message) | Removed(message) if message.reader is None:
                self._hear_message(happening)
            case ChannelChanged(how, channel):
                kind = "THREAD" if channel.thread else "CHANNEL"
                self._dispatch(channel, Intent.GUILDS, f"{kind}_{how}", channel.json())
            case GuildChanged():
                self._dispatch(None, Intent.GUILDS, "GUILD_UPDATE", world.guild.json())
            case MemberJoined(member):
                joined = member.json() | {"guild_id": world.guild.id}
                self._dispatch(None, Intent.GUILD_MEMBERS, "GUILD_MEMBER_ADD", joined)
            case Typing(channel):
                typing = {"channel_id": channel.id, "user_id": world.bot.id, "timestamp": int(world.clock.now())}
                self._dispatch(channel, intents.of_typing(channel), "TYPING_START", typing)
            case _:
                pass

    def _hear_message(self, happening: Posted | Edited | Removed) -> None:
        world, message = self._world, happening.message
        channel = world.channels[message.channel]
        if not world.permissions(world.bot.id, channel) & Permission.VIEW_CHANNEL:
            return
        where = {"guild_id": channel.guild} if channel.guild else {}
        intent = intents.of_messages(channel)
        if isinstance(happening, Removed):
            self._dispatch(channel, intent, "MESSAGE_DELETE", {"id": message.id, "channel_id": channel.id, **where})
            return
        event = "MESSAGE_CREATE" if isinstance(happening, Posted) else "MESSAGE_UPDATE"
        payload = as_read(message, world, content=self.reads_content) | where
        if message.author in world.guild.members and channel.guild:
            payload["member"] = world.guild.members[message.author].partial()
        if event == "MESSAGE_CREATE" and message.nonce is not None:
            payload["nonce"] = message.nonce
        self._dispatch(channel, intent, event, payload)

    def _guild(self, session: Session) -> Json:
        world = self._world
        guild = world.guild
        known = guild.members.values() if session.wants(Intent.GUILD_MEMBERS) else (guild.members[world.bot.id],)
        inside = [channel for channel in world.channels.values() if channel.guild]
        return guild.json() | {
            "joined_at": iso(guild.members[world.bot.id].joined),
            "large": False,
            "unavailable": False,
            "member_count": len(guild.members),
            "voice_states": [],
            "members": [member.json() for member in known],
            "channels": [channel.json() for channel in inside if not channel.thread],
            "threads": [channel.json() for channel in inside if channel.thread and not channel.thread.archived],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
