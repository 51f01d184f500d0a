"""What the store takes and returns of tournaments. Their fields are the columns of their tables; times: ms since the
epoch."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class TournamentRecord:
    """A tournament without its players and pairings.

    Attributes:
        person: its organiser.
        options: JSON.
        clock, round_time: seconds.
        event, event_shows: its event on the server's calendar, and a note of what that shows.
        version: counts its changes, from 1.
    """

    id: str
    guild: int
    channel: int
    person: int
    title: str
    format: str
    game: str
    options: str
    clock: int
    round_time: int
    rounds: int
    most_players: int
    locale: str | None
    status: str
    round: int
    starts_at: int | None
    due_at: int | None
    message: int | None
    event: int | None
    event_shows: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    version: int


REMOVED = 2
"""See `TournamentPlayerRecord.withdrawn`."""


@dataclass(frozen=True)
class TournamentPlayerRecord:
    """Somebody who has joined; numbers count from 1.

    Attributes:
        withdrawn: 0 for those who play, 1 for those who have withdrawn, REMOVED for those whom the organiser has.
    """

    tournament: str
    number: int
    person: int
    name: str
    username: str
    withdrawn: int


@dataclass(frozen=True, kw_only=True)
class TournamentPairingRecord:
    """A game of a tournament, or a bye.

    Attributes:
        number: counts from 1.
        first_player, second_player: the players' numbers.
    """

    tournament: str
    number: int
    round: int
    first_player: int
    second_player: int | None
    session: str | None
    channel: int | None
    result: str | None
    reason: str | None
    at: int | None


@dataclass(frozen=True, kw_only=True)
class TournamentChange:
    """What one action writes of a tournament.

    Where several processes share the store, a record whose version does not follow the stored one is a Conflict.

    Attributes:
        players: all of them, if any changed.
        pairings: those new or changed.
    """

    record: TournamentRecord
    players: tuple[TournamentPlayerRecord, ...] | None = None
    pairings: tuple[TournamentPairingRecord, ...] = ()


@dataclass(frozen=True)
class SavedTournament:
    """All that the store knows of a tournament."""

    record: TournamentRecord
    players: tuple[TournamentPlayerRecord, ...]
    pairings: tuple[TournamentPairingRecord, ...]
