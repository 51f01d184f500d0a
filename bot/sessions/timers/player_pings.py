"""Pings, considering the preferences of users and guilds and the players' last presses: `bot.sessions.rules.pings`."""

from bot.listeners import Listeners
from bot.lru import LruCache
from bot.sessions.rules.pings import ActedAt, PreferenceOf, apply_due_ping, next_ping, recipients
from bot.sessions.session import Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache, PingPreference
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.sessions.timers.timers import Now
from bot.sessions.transition import TableEvent, Transition

AT_TABLE_FOR = 600_000
"""Milliseconds for which a person in a lobby counts as present after acting, so that they may become its host."""

CHANNELS_KEPT = 100_000
"""How many channels' actions are remembered; the channels without an action for longest are forgotten."""

PEOPLE_KEPT = 100
"""How many people are remembered in a channel; beyond that, people who have not acted for AT_TABLE_FOR are
forgotten."""


class PlayerPings:
    """Applies the rules of pings with the preferences of users and guilds and the players' last presses and commands.

    These actions are kept in memory by channel, whatever they were about: somebody who has just pressed Rematch, or
    looks at a profile in the channel, counts as present. After a restart, only moves tell when a player was last at the
    table. In a lobby, where nobody moves, a restart counts as an action by everybody.

    Attributes:
        listen: calls a listener with the channel and the user whenever a user acts in a channel, by this process.
    """

    def __init__(self, guild_settings: GuildSettingsCache, user_settings: UserSettingsCache, *, now: Now) -> None:
        self._guild_settings = guild_settings
        self._user_settings = user_settings
        self._now = now
        self._acted: LruCache[int, dict[int, int]] = LruCache(CHANNELS_KEPT)
        """By channel and user: when the user last pressed or typed something there, ms since the epoch."""
        listeners: Listeners[[int, int]] = Listeners()
        self.listen, self._notify = listeners.add, listeners.notify

    def acted(self, channel: int, user: int) -> None:
        """Notes that a user has pressed or typed something in a channel, and so needs no ping there for a while."""
        self.noted(channel, user, self._now())
        self._notify(channel, user)

    def noted(self, channel: int, user: int, at: int) -> None:
        """Notes an action of a user in a channel, ms since the epoch, even if another process has seen it."""
        times = self._acted.get_or_create(channel, lambda _: {})
        times[user] = max(at, times.get(user, 0))
        if len(times) > PEOPLE_KEPT:
            self._acted[channel] = {one: then for one, then in times.items() if then > at - AT_TABLE_FOR}

    def assume_presence(self, session: Session) -> None:
        """Assumes that everyone in a lobby that was not in memory is present, as after a restart."""
        if session.status is Status.LOBBY:
            for person in session.people:
                self.noted(session.place.channel, person.id, self._now())

    def acted_lately(self, session: Session, user: int) -> bool:
        """Returns whether a user has pressed or typed something in this table's channel within AT_TABLE_FOR."""
        return self._now() - self._acted_at(session)(user) <= AT_TABLE_FOR

    def next_due(self, session: Session) -> int | None:
        """Returns when the table's next ping is due, ms since the epoch; None if there is none."""
        ping = next_ping(session, self._preferences(session), self._acted_at(session))
        return None if ping is None else ping.at

    def apply_due(self, session: Session, ply: int) -> Transition:
        """Notes the ping that is due by now, if there is one and the table is still at this ply."""
        return apply_due_ping(session, ply, self._now(), self._preferences(session), self._acted_at(session))

    def recipients(self, session: Session, event: TableEvent) -> tuple[int, ...]:
        """Returns the users to ping because of this event.

        A guild's preference applies only to the start and to turns: reminders have a setting of their own.
        """
        preferences = self._preferences(session)
        if event in (TableEvent.REMINDER, TableEvent.OVERDUE, TableEvent.CLOSING, TableEvent.AWAY):
            preferences = self._preferences_or(PingPreference.AFTER_A_MINUTE)
        return recipients(session, event, preferences, self._acted_at(session))

    def wants_pings(self, session: Session, user: int) -> bool:
        """Returns whether the user wants to be notified at all at this table."""
        return self._preferences(session)(user) is not PingPreference.NEVER

    def wants_dm(self, user: int) -> bool:
        """Returns whether the user wants pings as direct messages."""
        return self._user_settings.of(user).pings is PingPreference.BY_DM

    def _preferences(self, session: Session) -> PreferenceOf:
        """Returns each user's own preference, or the guild's."""
        return self._preferences_or(self._guild_settings.of(session.place.guild).pings)

    def _preferences_or(self, default: PingPreference) -> PreferenceOf:
        return lambda user: self._user_settings.of(user).pings or default

    def _acted_at(self, session: Session) -> ActedAt:
        times = self._acted.get(session.place.channel) or {}
        return lambda user: times.get(user, 0)
