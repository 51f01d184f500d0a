"""What the store keeps of achievements: its records, what is read of them, and what a change writes."""

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
    """Sessions that were looked through for achievements, and what people have earned.

    Of what somebody has earned before, the earlier time stays; nothing is written for people without results.

    Attributes:
        again: whether all finished games are to be looked through once more; then there is nothing else.
    """

    examined: tuple[str, ...] = ()
    earned: tuple[AchievementRecord, ...] = ()
    again: bool = False


ACHIEVEMENTS = TableMapping[AchievementRecord]("achievements", AchievementRecord)


class AchievementReading:
    """What is read of achievements. Methods raise StoreUnavailable."""

    def __init__(self, rows: DatabaseRows) -> None:
        self._rows = rows

    async def of_person(self, person: int) -> tuple[AchievementRecord, ...]:
        """Returns what a person has achieved, the first first."""
        return readable(ACHIEVEMENTS, await self._rows.rows("achievements_of", person=person))

    async def of_session(self, session: str) -> tuple[AchievementRecord, ...]:
        """Returns what people have achieved in a game for the first time."""
        return readable(ACHIEVEMENTS, await self._rows.rows("achievements_in", session=session))

    async def is_unexamined(self, session: str) -> bool:
        """Returns whether a game has results that were not looked through for achievements."""
        return bool(await self._rows.rows("unexamined_session", session=session))

    async def unexamined(self, person: int | None, limit: int) -> tuple[str, ...]:
        """Returns the first finished games of a person, or (None) of all, that are still to be looked through.

        Those of a person come in the order in which they ended.
        """
        if person is None:
            rows = await self._rows.rows("unexamined", most=limit)
        else:
            rows = await self._rows.rows("unexamined_of", person=person, most=limit)
        return tuple([row["session"] for row in rows])

    async def nth_game(self, person: int, number: int, game: str | None = None) -> GameKey | None:
        """Returns the end of the game that a person finished as the n-th, counted from 1; of one game or (None) all."""
        rows = await self._rows.rows("nth_game", person=person, game=game, skipped=number - 1)
        return GameKey(rows[0]["at"], rows[0]["session"]) if rows else None


def achievement_rows(changes: Sequence[AchievementChange]) -> Iterator[TableRows]:
    """Yields what these changes write, in the order that foreign keys need."""
    yield "earn", [vars(one) for change in changes for one in change.earned]
    yield "examined", [{"session": one} for one in sorted({one for change in changes for one in change.examined})]
