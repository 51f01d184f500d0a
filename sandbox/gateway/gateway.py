"""The bot's sessions at the gateway."""

from sandbox.gateway.guild_stream import GuildStream
from sandbox.gateway.intents import ALWAYS, Intent
from sandbox.gateway.opcodes import Opcode
from sandbox.gateway.session import RESUMABLE_SECONDS, Session
from sandbox.gateway.settings import GatewaySettings
from sandbox.protocol.encoding import Json, dumps
from sandbox.world.events import (
    BotConnectionChanged,
    BotMembershipChanged,
    GuildAvailabilityChanged,
    GuildChanged,
)
from sandbox.world.guilds import Guild
from sandbox.world.world import World


class Gateway:
    """All sessions of the bot, by id. `identified` counts how often a shard has identified itself."""

    def __init__(self, world: World, settings: GatewaySettings) -> None:
        self._world = world
        self._guilds = GuildStream(world)
        self._identified_at: dict[int, float] = {}
        self.settings = settings
        self.sessions: dict[str, Session] = {}
        self.identified = 0

    @property
    def online(self) -> bool:
        """Whether the bot has a live connection."""
        return any(session.send for session in self.sessions.values())

    @property
    def reads_content(self) -> bool:
        """Whether the bot receives the content of others' messages."""
        return bool(self.settings.granted & Intent.MESSAGE_CONTENT)

    def may_identify(self, shard: int) -> bool:
        """Whether this shard may identify itself now; if so, this counts as an identify."""
        key, now = shard % self.settings.max_concurrency, self._world.clock.now()
        if now - self._identified_at.get(key, 0.0) < self.settings.identify_gap:
            return False
        self._identified_at[key] = now
        return True

    def open(self, session: Session) -> None:
        """Starts the session of a shard that has identified itself: sends READY, then its guilds."""
        world = self._world
        self._forget_expired()
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
            self._guilds.begin(session, joined)
        world.emit(BotConnectionChanged(online=True))

    def resume(self, session: Session, sequence: int) -> None:
        """Resumes a session: sends the events it missed, then RESUMED."""
        session.lost = None
        session.replay(sequence)
        session.dispatch("RESUMED", {})
        self._world.emit(BotConnectionChanged(online=True))

    def lose(self, session: Session) -> None:
        """Marks a session as without a socket."""
        session.send = None
        session.lost = self._world.clock.now()
        if not self.online:
            self._world.emit(BotConnectionChanged(online=False))

    def reconnect(self) -> None:
        """Asks all shards to reconnect and resume, as Discord does from time to time."""
        self._send_to_all({"op": Opcode.RECONNECT, "d": None})

    def invalidate(self) -> None:
        """Invalidates all sessions: their shards have to identify themselves again."""
        self._send_to_all({"op": Opcode.INVALID_SESSION, "d": False})
        for session in list(self.sessions):
            self._forget(session)

    def drop(self, code: int) -> None:
        """Closes all sockets with a code."""
        for session in self.sessions.values():
            if session.send:
                session.close(code)

    def _send_to_all(self, frame: Json) -> None:
        for session in self.sessions.values():
            if session.send:
                session.send(dumps({"t": None, "s": None} | frame))

    def _forget_expired(self) -> None:
        now = self._world.clock.now()
        for session in list(self.sessions.values()):
            if session.lost is not None and now - session.lost > RESUMABLE_SECONDS:
                self._forget(session.id)

    def _forget(self, session: str) -> None:
        del self.sessions[session]
        self._guilds.end(session)

    def _is_for(self, session: Session, guild: Guild | None) -> bool:
        """Whether events of this guild, or of direct messages (None), go to the session's shard."""
        number, of = session.shard
        return (int(guild.id) >> 22) % of == number if guild else number == 0

    def _joined(self, session: Session) -> list[Guild]:
        """Returns the guilds of a session's shard that the bot is a member of."""
        guilds = self._world.guilds.values()
        return [guild for guild in guilds if self._world.bot.id in guild.members and self._is_for(session, guild)]

    def dispatch(self, guild: Guild | None, intent: int, event: str, payload: Json) -> None:
        """Sends an event of a guild, or of direct messages (None), to the sessions with this intent.

        Interactions are sent even if the session still waits for their guild.
        """
        for session in self.sessions.values():
            arrived = guild is None or self._guilds.has_arrived(session, guild) or intent == ALWAYS
            if self._is_for(session, guild) and session.wants(intent) and arrived:
                session.dispatch(event, payload)

    def dispatch_guild(self, event: GuildChanged | BotMembershipChanged | GuildAvailabilityChanged) -> None:
        """Sends that the bot has joined a guild, was removed from it, or can or can't reach it."""
        guild = event.guild
        for session in self.sessions.values():
            if not (self._is_for(session, guild) and session.wants(Intent.GUILDS)):
                continue
            match event:
                case GuildAvailabilityChanged():
                    self._guilds.send_availability(session, guild)
                case BotMembershipChanged(joined=False):
                    self._guilds.send_removed(session, guild)
                case _:
                    self._guilds.send_joined(session, guild)
