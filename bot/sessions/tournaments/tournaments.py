"""The tournaments: what users ask of them, and what they do by themselves when games end and time passes."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.base import Value
from bot.sessions.session import Person, Place, Session
from bot.sessions.tournaments.events import MakeThread, TournamentListener
from bot.tournaments.tournament import MOST_PLAYERS, Format, Tournament

ROUND_TIMES = (900, 3_600, 21_600, 86_400, 3 * 86_400, 7 * 86_400)
"""The seconds for a round that an organiser may choose from."""

ARENA_TIMES = (1_800, 3_600, 5_400, 7_200)
"""The seconds that an arena may last."""

MOST_LIVE = 5
"""The most tournaments that are on in a guild at the same time."""


@dataclass(frozen=True, kw_only=True)
class Terms:
    """What the organiser of a tournament chooses.

    name: sanitised, up to 60 characters. rounds: of a Swiss tournament, 0 for as many as its players need. clock:
    seconds for a move, None for the guild's. round_time: one of ROUND_TIMES, of an arena one of ARENA_TIMES, None for
    three days or an hour. starts_in: seconds until it starts by itself; 0: its organiser starts it.
    """

    name: str
    format: Format
    game: str
    options: Mapping[str, Value]
    rounds: int = 0
    clock: int | None = None
    round_time: int | None = None
    most_players: int = MOST_PLAYERS
    starts_in: int = 0


class Tournaments:
    """Creates, runs and ends tournaments. It is `Sessions.tournaments`.

    An action returns the tournament once it is durable. One that cannot be granted raises Refusal, the game's
    OptionError or StoreUnavailable, and then nothing has changed.
    """

    def listen(self, listener: TournamentListener) -> None:
        """Has the listener called after each durable change that this process makes, with what happened."""
        raise NotImplementedError

    def use_threads(self, make_thread: MakeThread) -> None:
        """Has the threads of tables made by this callback. Before it is set no table is opened."""
        raise NotImplementedError

    async def create(self, place: Place, organiser: Person, terms: Terms, *, moderator: bool) -> Tournament:
        """Creates a tournament in the channel `place`, open for registration; its organiser has not joined yet.

        moderator: whether the user may create one by Discord's permissions (manage events or the server).

        Refuses `tournament-not-allowed`, `tournament-no-server` (outside of guilds), `tournament-quota` (most),
        `unknown-game`, `tournament-not-for-two` (the options allow no two players), `clock-unknown`,
        `tournament-rounds` (most), `tournament-time`, `tournament-players` (least, most).
        """
        raise NotImplementedError

    async def find(self, tournament_id: str) -> Tournament | None:
        """Returns the tournament of this id as the store has it now, live or ended."""
        raise NotImplementedError

    async def in_guild(self, guild: int) -> tuple[Tournament, ...]:
        """Returns the live tournaments of a guild, the oldest first."""
        raise NotImplementedError

    async def ended_in(self, guild: int, most: int = 10) -> tuple[Tournament, ...]:
        """Returns the last ended tournaments of a guild, the newest first; not those that were cancelled."""
        raise NotImplementedError

    async def of_session(self, session: Session) -> Tournament | None:
        """Returns the tournament to which a session's game belongs; None for most."""
        raise NotImplementedError

    async def join(self, tournament_id: str, person: Person) -> Tournament:
        """Joins a tournament, or comes back to one (a Swiss tournament or an arena that is on).

        Refuses `tournament-unknown`, `tournament-over`, `tournament-started` (a round robin, or a new player of a Swiss
        tournament after its start), `tournament-joined` (already), `tournament-full` (most).
        """
        raise NotImplementedError

    async def withdraw(self, tournament_id: str, user: int) -> Tournament:
        """Withdraws: before the start the player is removed, later not paired any more.

        A game that is on is lost by it, as by resigning; in an arena it is played to its end. Refuses
        `tournament-unknown`, `tournament-over`, `tournament-not-joined`.
        """
        raise NotImplementedError

    async def remove_player(self, tournament_id: str, user: int, person: int, *, moderator: bool) -> Tournament:
        """Withdraws another player; the organiser or a moderator may. Refuses what `withdraw` and `start` do."""
        raise NotImplementedError

    async def start(self, tournament_id: str, user: int, *, moderator: bool) -> Tournament:
        """Starts it, and pairs its first round; the organiser or a moderator may.

        Refuses `tournament-unknown`, `tournament-over`, `tournament-started`, `tournament-not-yours` (organiser),
        `tournament-too-few` (least).
        """
        raise NotImplementedError

    async def cancel(self, tournament_id: str, user: int, *, moderator: bool) -> Tournament:
        """Ends it without a result; its games that are on go on as ordinary ones. Refuses what `start` does."""
        raise NotImplementedError

    async def set_message(self, tournament_id: str, message: int) -> Tournament:
        """Notes the tournament's message in its channel."""
        raise NotImplementedError
