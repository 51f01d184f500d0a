"""People's achievements: computed from finished games, each examined once, and stored.

A game is examined when its result is first shown. Games missed then, as by a crash, and games from before there were
achievements are examined when somebody asks for a player's list, or by `recompute`.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.achievements.examined_game import ExaminedGame, PlayedMove
from bot.achievements.rules import DAYS_IN_A_ROW, MANY_GAMES, earned_in
from bot.games import GAMES
from bot.games.base import Seat
from bot.players.base import Level
from bot.sessions.daily.days import begins_at, first_streak_of
from bot.sessions.persistence.replay import Unplayable, checked_session, replayed
from bot.sessions.session import Session, Status
from bot.sessions.states import states_of
from bot.store.achievements import AchievementChange, AchievementRecord
from bot.store.change import Change
from bot.store.errors import DamagedRecord
from bot.store.history import GameKey
from bot.store.interface import Store
from bot.store.sessions import SavedSession

__all__ = ["Achieved", "AchievementRecord", "Achievements", "examined_game"]

AT_ONCE = 50
"""The most games of a player that are examined for one list."""

MOVES_AT_ONCE = 150
"""The number of moves after which no further game is examined; each takes a quarter of a millisecond, so a list takes
some tens of milliseconds."""

READ_AT_ONCE = 10
"""How many games are read at the same time: that many usually reach MOVES_AT_ONCE."""

ALL_AT_ONCE = 500
"""How many games are read at a time when all are examined."""


@dataclass(frozen=True)
class Achieved:
    """A person's achievements.

    Attributes:
        at: when each was achieved, ms since the epoch, by the achievement's key.
        complete: whether all finished games of the person have been examined.
    """

    at: Mapping[str, int]
    complete: bool


class Achievements:
    """The achievements of all people. Every method raises StoreUnavailable."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def earned_in(self, session: Session) -> tuple[AchievementRecord, ...]:
        """Returns the achievements that the players of an ended game earned in it for the first time."""
        if session.status is not Status.FINISHED:
            return ()
        if await self._store.achievements.is_unexamined(session.id):
            counted = await self._store.achievements.players_to_count(session.id, MANY_GAMES, "hundred-games")
            await self._examine(session.id, session, counted)
        return await self._store.achievements.of_session(session.id)

    async def of(self, person: int) -> Achieved:
        """Returns a person's achievements, after examining games that were not examined yet.

        Examines at most AT_ONCE games, and no further one after MOVES_AT_ONCE moves.
        """
        missed = await self._store.achievements.unexamined(person, AT_ONCE)
        saved = await self._until_enough(missed)
        earned = await asyncio.to_thread(lambda: [one for game in saved for one in _earned_of(game)]) if saved else []
        # In one commit. Other players' achievements by number of games are found when their lists are asked for.
        await self._write(missed[: len(saved)], [*earned, *await self._counted([person])])
        found = await self._store.achievements.of_person(person)
        return Achieved({record.achievement: record.at for record in found}, len(saved) == len(missed) < AT_ONCE)

    async def examine_all(self, progress: Callable[[int], object]) -> int:
        """Examines all finished games again; returns how many there are.

        Args:
            progress: is called with the number of games done.
        """
        await self._store.commit(Change(of="achievements", achievements=AchievementChange(again=True)))
        done = 0
        while found := await self._store.achievements.unexamined(None, ALL_AT_ONCE):
            for session_id in found:
                saved = await self._find(session_id)
                session = await asyncio.to_thread(_loaded, saved)
                people = [] if session is None else [person.id for person in session.people if person.id > 0]
                await self._examine(session_id, session, people)
                done += 1
                progress(done)
        return done

    async def _until_enough(self, games: Sequence[str]) -> list[SavedSession | None]:
        """Returns the records of games until they have MOVES_AT_ONCE moves together."""
        saved, moves = list[SavedSession | None](), 0
        for first in range(0, len(games), READ_AT_ONCE):
            for game in await asyncio.gather(*map(self._find, games[first : first + READ_AT_ONCE])):
                saved.append(game)
                moves += 0 if game is None else len(game.moves)
                if moves >= MOVES_AT_ONCE:
                    return saved
        return saved

    async def _find(self, session_id: str) -> SavedSession | None:
        """Returns the records of a session; None if they are damaged."""
        try:
            return await self._store.sessions.find(session_id)
        except DamagedRecord:
            return None

    async def _examine(self, session_id: str, session: Session | None, counted: Iterable[int]) -> None:
        """Stores the achievements of a game's players, those of the `counted` by number of games or days, and that the
        game was examined.
        """
        earned = [] if session is None else await asyncio.to_thread(_earned, session)
        await self._write((session_id,), [*earned, *await self._counted(counted)])

    async def _write(self, examined: Sequence[str], earned: Iterable[AchievementRecord]) -> None:
        change = AchievementChange(tuple(examined), tuple(earned))
        if change != AchievementChange():
            await self._store.commit(Change(of=examined[0] if examined else "achievements", achievements=change))

    async def _counted(self, people: Iterable[int]) -> list[AchievementRecord]:
        """Returns these people's achievements by number of games or days that are not stored yet."""
        found = []
        for person in people:
            known = {record.achievement for record in await self._store.achievements.of_person(person)}
            if "hundred-games" not in known and (game := await self._store.achievements.nth_game(person, MANY_GAMES)):
                found.append(AchievementRecord(person, "hundred-games", game.session, game.at))
            if "every-game" not in known and (game := await self._last_of_first_games(person)):
                found.append(AchievementRecord(person, "every-game", game.session, game.at))
            if "week-of-dailies" not in known:
                day = first_streak_of(await self._store.dailies.days(person), DAYS_IN_A_ROW)
                if day is not None:
                    found.append(AchievementRecord(person, "week-of-dailies", "", begins_at(day)))
        return found

    async def _last_of_first_games(self, person: int) -> GameKey | None:
        """Returns the game with which a person had finished every kind of game; None if a kind is missing."""
        firsts = []
        for game in GAMES:
            first = await self._store.achievements.nth_game(person, 1, game)
            if first is None:
                return None
            firsts.append(first)
        return max(firsts)


def _loaded(saved: SavedSession | None) -> Session | None:
    """Returns an ended session; None if its record is damaged or today's rules cannot replay it."""
    try:
        return None if saved is None else replayed(checked_session(saved))
    except (DamagedRecord, Unplayable):
        return None


def _earned_of(saved: SavedSession | None) -> list[AchievementRecord]:
    session = _loaded(saved)
    return [] if session is None else _earned(session)


def _earned(session: Session) -> list[AchievementRecord]:
    """Returns the achievements of a game's players; none with hints, or if it cannot be replayed."""
    if session.consent.hints or session.state is None or session.result.outcome is None:
        return []
    at = session.result.ended_at or 0
    return [
        AchievementRecord(session.people[seat].id, key, session.id, at)
        for seat, keys in earned_in(examined_game(session)).items()
        for key in keys
    ]


def examined_game(session: Session) -> ExaminedGame:
    """Converts a game that ended with a result and can be replayed for the rules of achievements."""
    people = session.people
    masters = [seat for seat, one in enumerate(people) if one.computer and one.level is Level.MASTER]
    return ExaminedGame(
        game=session.game_key,
        seats=len(people),
        people=frozenset(seat for seat in session.humans if not people[seat].deleted),
        winners=frozenset(session.result.outcome.winners if session.result.outcome else ()),
        played_out=session.game.outcome(session.state) is not None,
        masters=frozenset(map(Seat, masters)),
        among_people=not any(one.computer for one in people),
        moves=_played_moves(session),
    )


def _played_moves(session: Session) -> tuple[PlayedMove, ...]:
    game, race = session.game, session.race
    states, seen_since = states_of(session), session.started_at or 0
    remaining, played = {*session.remaining_plies}, []
    for ply, move in enumerate(session.moves, start=1):
        if ply in remaining:
            view = game.view(states[ply], None)
            over = view.round_end.events if view.round_end else ()
            played.append(PlayedMove(move.seat, move.words, (*over, *view.events), move.at - seen_since))
        if race is None or race.changes_table(states[ply - 1], states[ply]):
            seen_since = move.at
    return tuple(played)
