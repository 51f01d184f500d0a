"""The tables of tournaments: a tournament, not a person, opens and ends them, and reads the results of pairings."""

from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias

from bot.games.base import Seat
from bot.lru import LruCache
from bot.sessions.fairness import SEED_BYTES, SessionSeed
from bot.sessions.person import deleted_id
from bot.sessions.refusals import ChannelBusy, Refusal, SetAside
from bot.sessions.rules.deletion import delete_person
from bot.sessions.rules.tournament_games import (
    ADJUDICATED,
    NO_SHOW,
    TIME_OVER,
    adjudicate,
    forfeit,
    open_tournament_game,
)
from bot.sessions.session import Person, Place, Session, Status
from bot.sessions.settings.guild_settings import GuildSettingsCache
from bot.sessions.tables.actions import Actions
from bot.sessions.tables.tables import Tables
from bot.sessions.timers.timers import Now
from bot.sessions.transition import Rule, TableEvent, Transition
from bot.sessions.unattended import UnattendedActions
from bot.tournaments.tournament import Format, Pairing, Reason, Result, Tournament

POSTED_KEPT = 10_000

Results: TypeAlias = Mapping[int, tuple[Result, Reason]]
"""The results of pairings by their numbers."""


class TournamentTables:
    """Opens and ends the sessions of pairings. Raises StoreUnavailable.

    Args:
        unattended: applies rules that no person asked for, and tells listeners what happened at a table.
    """

    def __init__(
        self,
        tables: Tables,
        actions: Actions,
        guild_settings: GuildSettingsCache,
        unattended: UnattendedActions,
        *,
        now: Now,
        token_bytes: Callable[[int], bytes],
    ) -> None:
        self._tables = tables
        self._actions = actions
        self._guild_settings = guild_settings
        self._unattended = unattended
        self._now = now
        self._token_bytes = token_bytes
        self._posted: LruCache[str, bool] = LruCache(POSTED_KEPT)
        """The sessions whose message this process has requested."""

    async def look(self, tournament: Tournament) -> tuple[Results, Mapping[int, Session], tuple[int, ...]]:
        """Returns the results of newly ended pairings, the sessions of games in progress, and the absent players.

        Absent players are the numbers of arena players who were away when their game should have begun.

        In rounds, ends the games of players who have withdrawn; in an arena, marks their unopened pairings as not
        played.
        """
        forfeited = [one for one in tournament.in_round(tournament.round) if one.reason is Reason.WITHDRAWN]
        for number, session in (await self._find(forfeited)).items():
            if session is not None and session.status.live:
                for seat, player in enumerate(map(tournament.player, tournament.pairings[number - 1].players)):
                    if player.withdrawn:  # by seat: the person's id there may differ or be gone
                        await self._forfeit(session, Seat(seat))
        sessions = await self._find(tournament.open_pairings)
        ended = {number: _result(session, tournament.format) for number, session in sessions.items()}
        playing = {number: session for number, session in sessions.items() if session and session.status.live}
        results = {number: result for number, result in ended.items() if result is not None}
        for pairing in tournament.open_pairings:
            if pairing.number not in sessions and not all_active(tournament, pairing):
                results[pairing.number] = (Result.NEITHER, Reason.NOT_PLAYED)
        absent = [
            tournament.pairings[number - 1].players[away]
            for number, session in sessions.items()
            if tournament.format is Format.ARENA and session and (away := session.absent_seat) is not None
        ]
        return results, playing, tuple(absent)

    async def _find(self, pairings: Collection[Pairing]) -> dict[int, Session | None]:
        """Returns the newest session of each of these pairings whose table is open, by the pairing's number.

        None for a session whose record is damaged: it is not played on.
        """
        sessions = {pairing.number: pairing.session for pairing in pairings if pairing.session is not None}
        await self._tables.refresh([], [*sessions.values()])
        found = dict[int, Session | None]()
        for number, session_id in sessions.items():
            try:
                session = await self._tables.find(session_id)
            except SetAside:
                found[number] = None
            else:
                found |= {} if session is None else {number: session}
        return found

    async def open(self, tournament: Tournament, pairing: Pairing, channel: int) -> Session:
        """Opens a pairing's table in its thread. Refuses `channel-busy`, and as the game does."""
        if pairing.session is None or pairing.second is None:
            raise ValueError("a bye has no table")
        first, second = (tournament.player(number) for number in (pairing.first, pairing.second))
        place = Place(tournament.guild, channel, parent=tournament.channel, locale=tournament.locale)
        opened = open_tournament_game(
            SessionSeed(pairing.session, self._token_bytes(SEED_BYTES)),
            place,
            (Person(first.person, first.name, first.username), Person(second.person, second.name, second.username)),
            tournament=tournament.id,
            game_key=tournament.game,
            options=tournament.options,
            clock=tournament.clock,
            reminders=self._guild_settings.of(tournament.guild).reminders,
            now=self._now(),
        )
        try:
            return await self._actions.open(opened, lambda _others: None)
        except ChannelBusy:
            before = await self._tables.find(pairing.session)
            if before is None:
                raise
            return before

    def post(self, session: Session) -> None:
        """Requests the message of a table that has none. Each process tries once: if it dies, the next one tries."""
        if session.message is None and session.status.live and session.id not in self._posted:
            self._posted[session.id] = True
            self._unattended.notify(session, TableEvent.STARTED)

    async def adjudicate(self, session: Session, format_: Format) -> tuple[Result, Reason] | None:
        """Ends a game whose round is over, and returns its result."""
        return _result(await self._end(session, lambda session: adjudicate(session, self._now())), format_)

    async def _forfeit(self, session: Session, seat: Seat) -> None:
        """Makes the withdrawn player in this seat lose the game."""
        await self._end(session, lambda session: forfeit(session, seat, self._now()))

    async def delete_person(self, session: Session, person: int) -> Session:
        """Makes a person whose data were deleted while the game was opened lose it, and replaces them."""
        stand_in = deleted_id(self._token_bytes)
        return await self._end(
            session, lambda session: delete_person(session, person, stand_in, self._now(), _leave_lobby)
        )

    async def _end(self, session: Session, rule: Rule) -> Session:
        try:
            return await self._unattended.apply(session.id, rule)
        except Refusal:  # another process has ended it
            return session


def _leave_lobby(session: Session) -> Transition:
    """Returns the session unchanged: games of tournaments have no lobby."""
    return Transition(session, None)


def all_active(tournament: Tournament, pairing: Pairing) -> bool:
    """Returns whether nobody of a pairing has withdrawn."""
    return not any(tournament.player(number).withdrawn for number in pairing.players)


def _result(session: Session | None, format_: Format) -> tuple[Result, Reason] | None:
    """Returns the result of a pairing that is played in this session; None while the game is on.

    A game that ended without a result is a draw in rounds and has no winner in an arena, nor has an arena game whose
    player was away. A player who gave up before the first move has lost.

    Args:
        session: None if its record is damaged, which counts as a game without a result.
    """
    without_result = Result.NEITHER if format_ is Format.ARENA else Result.DRAW, Reason.NOT_PLAYED
    if session is None:
        return without_result
    if session.status.live:
        return None
    if format_ is Format.ARENA and session.absent_seat is not None:
        return Result.NEITHER, Reason.NO_SHOW
    if session.status is Status.FINISHED and session.result.outcome is not None:
        first, second = session.result.outcome.ranks
        result = Result.DRAW if first == second else Result.FIRST if first < second else Result.SECOND
        return result, _reason(session, result)
    if session.result.given_up:
        return Result.SECOND if session.result.given_up[0].seat == 0 else Result.FIRST, Reason.NO_SHOW
    if session.result.reason == TIME_OVER:
        return Result.NEITHER, Reason.NO_SHOW
    return without_result


def _reason(session: Session, result: Result) -> Reason:
    """Returns the reason of a finished game's result: a loser who gave up without a move counts as a no-show."""
    if session.result.reason == NO_SHOW:
        return Reason.NO_SHOW
    if session.result.reason in (ADJUDICATED, TIME_OVER):
        return Reason.ADJUDICATED
    loser = {Result.FIRST: 1, Result.SECOND: 0}.get(result)
    gave_up = any(given.seat == loser for given in session.result.given_up)
    return Reason.NO_SHOW if gave_up and all(move.seat != loser for move in session.moves) else Reason.PLAYED
