"""Pings: which players are notified that a game has started or that it is their turn, and when.

Edits of the table's message notify nobody, so a short message of its own does, for players who are not at the table: at
the start for all of them, and once a turn. A player is at the table for a while after acting in its channel. What is
due is noted in the session before it is sent, so that no restart sends it twice; a crash in between means that it is
not sent.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from bot.games.base import Seat
from bot.lru import LruCache
from bot.sessions.session import Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache, PingPreference
from bot.sessions.settings.user_settings import UserSettingsCache
from bot.sessions.transition import TableEvent, Transition

START_DELAY = 1_000
"""Milliseconds from the start of a game to its ping: who started it sees the board first."""

THREAD_DELAY = 15_000
"""The same while the table is about to move into a thread, or could not: the ping is to lead there."""

PRESENT_FOR = 60_000
"""Milliseconds for which a player is taken to be at the table after acting in its channel, or after the turn came."""

PreferenceOf: TypeAlias = Callable[[int], PingPreference]
"""Returns when a user wants to be pinged."""

ActedAt: TypeAlias = Callable[[int], int]
"""Returns when a user was last seen to act in the table's channel, ms since the epoch; 0 if that is not known."""


class DuePing(NamedTuple):
    """A ping that is to be sent at this time (ms since the epoch) unless the table changes before."""

    event: TableEvent
    at: int


def next_ping(session: Session, preference_of: PreferenceOf, acted_at: ActedAt) -> DuePing | None:
    """Returns the next ping of this table; None while it has no message to lead to, or where nobody is to be pinged."""
    if session.status is not Status.PLAYING or session.started_at is None or session.message is None:
        return None
    if session.clock.noticed:  # there is a ping already that says more
        return None
    if not session.pinged.start_pinged and players_to_ping_at_start(session):
        return DuePing(
            TableEvent.START_PING, session.started_at + (THREAD_DELAY if session.lobby.threaded else START_DELAY)
        )
    seat = seat_to_ping(session)
    if seat is None or session.turn_pinged:
        return None
    user = session.people[seat].id
    came, acted = _turn_came_at(session), max(_last_move_at(session, seat), acted_at(user))
    match preference_of(user):
        case PingPreference.NEVER:
            return None
        case PingPreference.AT_ONCE:
            return DuePing(TableEvent.TURN_PING, max(came, acted + PRESENT_FOR))
        case PingPreference.AFTER_A_MINUTE | PingPreference.BY_DM:
            return DuePing(TableEvent.TURN_PING, max(came, acted) + PRESENT_FOR)


def apply_due_ping(session: Session, ply: int, now: int, preference_of: PreferenceOf, acted_at: ActedAt) -> Transition:
    """Notes the ping that is due by now; the event says which. Nothing where none is due, or the ply has moved on."""
    due = next_ping(session, preference_of, acted_at)
    if due is None or now < due.at or session.ply != ply:
        return Transition(session, None)
    pinged = due.event is TableEvent.TURN_PING or seat_to_ping(session) in away_at_start(session, acted_at)
    turn = session.turn_start if pinged else session.pinged.pinged_turn
    return Transition(replace(session, pinged=replace(session.pinged, start_pinged=True, pinged_turn=turn)), due.event)


def recipients(session: Session, event: TableEvent, preference_of: PreferenceOf, acted_at: ActedAt) -> tuple[int, ...]:
    """Returns the users to ping because of this event: nobody for most events, and nobody who wants no pings."""
    match event:
        case TableEvent.START_PING:
            seats = away_at_start(session, acted_at)
        case TableEvent.TURN_PING | TableEvent.REMINDER:
            seats = session.to_act
        case TableEvent.OVERDUE:
            seats = frozenset(session.humans) - session.to_act
        case TableEvent.CLOSING:
            seats = session.to_act if session.clock.reminders else frozenset()
        case TableEvent.AWAY:
            users = (session.people[seat].id for seat in session.away[-1:])
            return tuple(user for user in users if preference_of(user) is not PingPreference.NEVER)
        case _:
            return ()
    users = (session.people[seat].id for seat in sorted(seats - session.computers))
    return tuple(user for user in users if preference_of(user) is not PingPreference.NEVER)


def players_to_ping_at_start(session: Session) -> frozenset[Seat]:
    """Returns the seats to ping at the start: all people's but those who started the game or have moved since."""
    moved = {move.seat for move in session.moves}
    return frozenset(
        seat for seat in session.humans if seat not in moved and session.people[seat].id != session.pinged.started_by
    )


def away_at_start(session: Session, acted_at: ActedAt) -> frozenset[Seat]:
    """Returns the seats to ping at the start whose players were not at the table when the game began."""
    since = (session.started_at or 0) - PRESENT_FOR
    seats = players_to_ping_at_start(session)
    return frozenset(seat for seat in seats if acted_at(session.people[seat].id) <= since)


def seat_to_ping(session: Session) -> Seat | None:
    """Returns the seat whose turn somebody else waits for.

    None in a race, in which nobody waits, for computers, and for somebody who plays with computers alone.
    """
    if session.game.info.race or len(session.humans) < 2 or len(session.to_act) != 1:
        return None
    (seat,) = session.to_act
    return None if seat in session.computers else seat


def _turn_came_at(session: Session) -> int:
    start = session.turn_start
    return session.moves[start - 1].at if start else session.started_at or 0


def _last_move_at(session: Session, seat: Seat) -> int:
    """Returns when the seat's player moved last, or started the game; 0 if neither."""
    moved = next((move.at for move in reversed(session.moves) if move.seat == seat), 0)
    started = session.started_at if session.people[seat].id == session.pinged.started_by else 0
    return max(moved, started or 0)


AT_TABLE_FOR = 600_000
"""Milliseconds for which a person in a lobby is taken to be there after acting, so that they may become its host."""

CHANNELS_KEPT = 100_000
"""The number of channels for which it is known who has acted when; those where nobody has for longest are forgotten."""

PEOPLE_KEPT = 100
"""The number of people in a channel for whom that is known; beyond it those who have not acted for AT_TABLE_FOR are
forgotten."""


class PlayerPings:
    """The rules of pings with the preferences of users and guilds, and with the players' last presses and commands.

    These are kept in memory by channel, whatever they were about: so somebody who has just pressed Rematch, or looks at
    a profile beside the table, is there. After a restart only moves tell when a player was last at the table. In a
    lobby, where nobody moves, a restart counts as an action of all.
    """

    def __init__(self, guild_settings: GuildSettingsCache, user_settings: UserSettingsCache) -> None:
        self._guild_settings = guild_settings
        self._user_settings = user_settings
        self._acted: LruCache[int, dict[int, int]] = LruCache(CHANNELS_KEPT)
        """By channel and user: when the user last pressed or typed something there, ms since the epoch."""
        self.on_acted: Callable[[int, int], None] = lambda _channel, _user: None
        """Is called with the channel and the user whenever a user acts in a channel, by this process."""

    def acted(self, channel: int, user: int, now: int) -> None:
        """Notes that a user has pressed or typed something in a channel."""
        self.noted(channel, user, now)
        self.on_acted(channel, user)

    def noted(self, channel: int, user: int, at: int) -> None:
        """Notes when a user has acted in a channel, ms since the epoch, as far as it is known from elsewhere."""
        times = self._acted.get_or_create(channel, lambda _: {})
        times[user] = max(at, times.get(user, 0))
        if len(times) > PEOPLE_KEPT:
            self._acted[channel] = {one: then for one, then in times.items() if then > at - AT_TABLE_FOR}

    def assume_presence(self, session: Session, now: int) -> None:
        """Assumes that everyone in a lobby that was not in memory is present, as after a restart."""
        if session.status is Status.LOBBY:
            for person in session.people:
                self.noted(session.place.channel, person.id, now)

    def acted_lately(self, session: Session, user: int, now: int) -> bool:
        """Returns whether a user has pressed or typed something in this table's channel within AT_TABLE_FOR."""
        return now - self._acted_at(session)(user) <= AT_TABLE_FOR

    def next_due(self, session: Session) -> int | None:
        """Returns when the table's next ping is due, ms since the epoch; None where there is none."""
        ping = next_ping(session, self._preferences(session), self._acted_at(session))
        return None if ping is None else ping.at

    def apply_due(self, session: Session, ply: int, now: int) -> Transition:
        """Notes the ping that is due by now, if there is one and the table is still at this ply."""
        return apply_due_ping(session, ply, now, self._preferences(session), self._acted_at(session))

    def recipients(self, session: Session, event: TableEvent) -> tuple[int, ...]:
        """Returns the users to ping because of this event.

        A guild's preference is about the start and turns alone: it has a setting of its own for reminders.
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
