"""Achievements in the store: their records, how they are read, and what a change writes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.store.history import GameKey
from bot.store.mapping import TableMapping, TableRows, readable
from bot.store.queries import DatabaseRows


@dataclass(frozen=True)
class AchievementRecord:
    """Something that a person has achieved.

    Attributes:
        session: the game; empty where no single game decides.
        at: ms.
    """

    person: int
    achievement: str
    session: str
    at: int


@dataclass(frozen=True)
class AchievementChange:
    """Sessions that were examined for achievements, and the achievements that people have earned.

    An achievement earned twice keeps its earlier time; nothing is written for people without results or attempts.

    Attributes:
        again: whether all finished games have to be examined again; the other fields are empty then.
    """

    examined: tuple[str, ...] = ()
    earned: tuple[AchievementRecord, ...] = ()
    again: bool = False


ACHIEVEMENTS = TableMapping[AchievementRecord]("achievements", AchievementRecord)


class AchievementReading:
    """Reads achievements. Methods raise StoreUnavailable."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def of_person(self, person: int) -> tuple[AchievementRecord, ...]:
        """Returns a person's achievements, oldest first."""
        return readable(ACHIEVEMENTS, await self._rows.rows("achievements_of", person=person))

    async def of_session(self, session: str) -> tuple[AchievementRecord, ...]:
        """Returns the achievements that people earned in this game."""
        return readable(ACHIEVEMENTS, await self._rows.rows("achievements_in", session=session))

    async def is_unexamined(self, session: str) -> bool:
        """Returns whether a game has results that have not been examined for achievements."""
        return bool(await self._rows.rows("unexamined_session", session=session))

    async def unexamined(self, person: int | None, limit: int) -> tuple[str, ...]:
        """Returns up to `limit` finished games of a person, or (None) of anybody, that have not been examined yet.

        A person's games are in the order in which they ended.
        """
        if person is None:
            rows = await self._rows.rows("unexamined", most=limit)
        else:
            rows = await self._rows.rows("unexamined_of", person=person, most=limit)
        return tuple([row["session"] for row in rows])

    async def players_to_count(self, session: str, number: int, achievement: str) -> tuple[int, ...]:
        """Returns the players of a finished game whose number of games may have earned them something by it.

        Those are the players who had finished no such game before, and those who have finished `number` games without
        having this achievement.
        """
        rows = await self._rows.rows("players_to_count", session=session, most=number, achievement=achievement)
        return tuple([row["person"] for row in rows])

    async def nth_game(self, person: int, number: int, game: str | None = None) -> GameKey | None:
        """Returns the key of the n-th session, counted from 1, that a person finished in one game or (None) in any."""
        rows = await self._rows.rows("nth_game", person=person, game=game, skipped=number - 1)
        return GameKey(rows[0]["at"], rows[0]["session"]) if rows else None


def achievement_rows(changes: Sequence[AchievementChange]) -> Iterator[TableRows]:
    """Yields the rows that these changes write, in the order that foreign keys need."""
    yield "examine_again", [{"examined": 1}] if any(change.again for change in changes) else []
    yield "earn", [vars(one) for change in changes for one in change.earned]
    yield "examined", [{"session": one} for one in sorted({one for change in changes for one in change.examined})]
