"""Generated results, written in bulk straight into a database: sessions, results, ratings, best scores.

They are spread over a year, over one large guild and many small ones, and over people, a few of whom play much. The
counts of ratings follow from the results; their points are made up, since only reading is measured.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import product
from random import Random
from typing import Protocol

import asyncpg

from bot.ratings.periods import Calendar, Period, month_of

LARGE_GUILD = 1
GAMES = ("tris_1", "tris_2", "tris_on_steroids", "tripple_domino", "triodomino", "set")
ALONE = ("tripple_domino", "set")
VARIANTS = 4
"""The variants of each game."""

BEGIN = int(datetime(2026, 1, 1, tzinfo=UTC).timestamp()) * 1000
YEAR = 365 * 86_400_000


@dataclass(frozen=True)
class Crowd:
    """How much is generated. results: one for each person in a game, so two for most games."""

    results: int

    @property
    def people(self) -> int:
        return max(1_000, self.results // 20)

    @property
    def large(self) -> int:
        """The games of the large guild."""
        return self.results // 5

    @property
    def guilds(self) -> int:
        """The small guilds."""
        return max(20, self.results // 1_000)

    @property
    def games(self) -> int:
        """The number of games; every tenth is for one person."""
        return self.results * 10 // 19

    def person(self, random: Random) -> int:
        """Returns a random person, weighted by how much they play: the busiest has `results / sqrt(people)` results."""
        return 1000 + int(self.people * random.random() ** 2)

    def other(self, random: Random, one: int) -> int:
        """Returns somebody else, in the same way."""
        while (other := self.person(random)) == one:
            pass
        return other

    def home(self, person: int) -> int:
        """Returns the small guild in which this person plays."""
        return 2 + person * 7919 % self.guilds


@dataclass(frozen=True)
class Game:
    """A finished game. people: one or two."""

    number: int
    session: str
    guild: int
    game: str
    variant: str
    at: int
    season: Period
    month: Period
    people: tuple[int, ...]
    winner: int
    score: int | None
    duration: int


def games(crowd: Crowd) -> Iterator[Game]:
    """Yields the games in the order in which they ended; every call yields the same ones."""
    random, calendar = Random(17), Calendar()
    large = crowd.large / crowd.games
    for number in range(crowd.games):
        at = BEGIN + YEAR * number // crowd.games
        one = crowd.person(random)
        alone = number % 10 == 9
        people = (one,) if alone else (one, crowd.other(random, one))
        game = random.choice(ALONE if alone else GAMES)
        yield Game(
            number=number + 1,
            session=f"{number:026d}",
            guild=LARGE_GUILD if random.random() < large else crowd.home(one),
            game=game,
            variant=f"{'solitaire' if alone else 'rules'}={random.randrange(VARIANTS)}",
            at=at,
            season=calendar.season_of(at),
            month=month_of(at),
            people=people,
            winner=random.randrange(3),
            score=random.randrange(200) if alone else None,
            duration=random.randrange(60_000, 3_600_000),
        )


SESSIONS = (
    "id", "game", "rules", "options", "guild", "channel", "host", "status", "seed", "commitment", "reason",
    "opened_at", "started_at", "ended_at",
)  # fmt: skip
SEATS = ("session", "seat", "person", "name")
RESULTS = (
    "session", "seat", "seats", "person", "name", "username", "guild", "game", "variant", "rank", "score", "outcome",
    "at", "duration", "counts", "number",
)  # fmt: skip
PLAYED = (
    "person",
    "guild",
    "game",
    "variant",
    "season",
    "month",
    "number",
    "at",
    "outcome",
    "score",
    "duration",
    "session",
)


def session_row(one: Game) -> tuple[object, ...]:
    start = one.at - one.duration
    return (
        one.session, one.game, 1, "{}", one.guild, one.guild * 1000 + one.number % 20, one.people[0], "finished",
        "5e" * 32, "c0" * 32, "", start, start, one.at,
    )  # fmt: skip


def seat_rows(one: Game) -> Iterator[tuple[object, ...]]:
    for seat, person in enumerate(one.people):
        yield one.session, seat, person, f"Player {person}"


def outcomes(one: Game) -> Iterator[tuple[int, str]]:
    """Yields the rank and the outcome of each seat."""
    for seat in range(len(one.people)):
        if one.winner == 2 and one.score is None:
            yield 1, "draw"
        else:
            won = one.score is not None or one.winner == seat
            yield (1, "win") if won else (2, "loss")


def result_rows(one: Game) -> Iterator[tuple[object, ...]]:
    for seat, (person, (rank, outcome)) in enumerate(zip(one.people, outcomes(one), strict=True)):
        yield (
            one.session, seat, len(one.people), person, f"Player {person}", f"player{person}", one.guild, one.game,
            one.variant, rank, one.score, outcome, one.at, one.duration, 1, one.number,
        )  # fmt: skip


def played_rows(one: Game) -> Iterator[tuple[object, ...]]:
    for person, (_, outcome) in zip(one.people, outcomes(one), strict=True):
        yield (
            person, one.guild, one.game, one.variant, one.season, one.month, one.number, one.at, outcome, one.score,
            one.duration, one.session,
        )  # fmt: skip


TEMPORARY = """
CREATE TEMPORARY TABLE played (
    person BIGINT, guild BIGINT, game TEXT, variant TEXT, season TEXT, month TEXT, number BIGINT, at BIGINT,
    outcome TEXT, score INTEGER, duration BIGINT, session TEXT
)
"""


def derived() -> Iterator[str]:
    """Yields the statements that make ratings, their changes and best scores from the table `played`."""
    whole = "CAST('' AS TEXT)"
    for guild, (game, variant), period in product(
        ("guild", "0"), ((whole, whole), ("game", whole), ("game", "variant")), (whole, "season", "month")
    ):
        key = ", ".join(f"{one} AS {name}" for one, name in zip((guild, game, variant, period), KEYS, strict=True))
        by = ", ".join(one for one in ("person", guild, game, variant, period) if one not in (whole, "0"))
        won, lost, drawn = (f"SUM(CASE WHEN outcome = '{one}' THEN 1 ELSE 0 END)" for one in ("win", "loss", "draw"))
        yield (
            "INSERT INTO ratings (person, guild, game, variant, period, mu, sigma, points, settled, games, wins,"  # noqa: S608 - texts of this module
            " losses, draws, streak, best_streak, peak, last_at)"
            f" SELECT person, {key}, 25.0, 2.5, 1500 + (person * 7919 + COUNT(*) * 31) % 800,"
            f" CASE WHEN COUNT(*) >= 10 THEN 1 ELSE 0 END, COUNT(*), {won}, {lost}, {drawn}, 1, 3, 2300, MAX(at)"
            f" FROM played WHERE score IS NULL GROUP BY {by}"
        )
    for guild, game in product(("guild", "0"), (whole, "game")):
        yield (
            "INSERT INTO rating_changes (person, guild, game, number, at, points, change, settled)"  # noqa: S608 - as above
            f" SELECT person, {guild}, {game}, number, at, 1500 + (person * 7919 + number * 31) % 800, 5, 1"
            " FROM played WHERE score IS NULL"
        )
    for guild, period in product(("guild", "0"), (whole, "season", "month")):
        by = ", ".join(one for one in ("person", guild, "game", "variant", period) if one not in (whole, "0"))
        yield (
            "INSERT INTO best_scores (person, guild, game, variant, period, score, duration, session, at)"  # noqa: S608 - as above
            f" SELECT person, {guild}, game, variant, {period}, MAX(score), MIN(duration), MIN(session), MAX(at)"
            f" FROM played WHERE score IS NOT NULL GROUP BY {by}"
        )


KEYS = ("guild", "game", "variant", "period")
INDEXES = (
    "results_of_person", "results_by_session", "seats_by_person", "games_by_end", "games_of_game_by_end",
    "results_by_number", "ratings_by_points", "best_scores_by_score",
)  # fmt: skip
"""Indexes that are dropped, and created again when everything is written, which is faster."""

CHUNK = 20_000
"""The games that are written at once."""


class Database(Protocol):
    """The database that generated rows are written to."""

    async def insert(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        """Inserts rows."""
        ...

    async def definition(self, index: str) -> str:
        """Returns the statement that creates an index."""
        ...

    async def execute(self, statement: str) -> None:
        """Executes a statement."""
        ...


async def fill(database: Database, crowd: Crowd) -> None:
    """Writes all generated rows into an empty database."""
    await database.execute(TEMPORARY)
    indexes = [await database.definition(index) for index in INDEXES]
    for index in INDEXES:
        await database.execute(f"DROP INDEX {index}")
    chunk: list[Game] = []

    async def write() -> None:
        await database.insert("sessions", SESSIONS, map(session_row, chunk))
        for table, columns, rows in (
            ("seats", SEATS, seat_rows),
            ("results", RESULTS, result_rows),
            ("played", PLAYED, played_rows),
        ):
            await database.insert(table, columns, (row for one in chunk for row in rows(one)))
        chunk.clear()

    for one in games(crowd):
        chunk.append(one)
        if len(chunk) == CHUNK:
            await write()
    await write()
    for statement in (*derived(), *indexes):
        await database.execute(statement)


class SqliteFile:
    """A SQLite file that is filled fast, without protection against crashes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def insert(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        with self._connection:
            self._connection.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", rows)  # noqa: S608 - names of this module

    async def definition(self, index: str) -> str:
        ((statement,),) = self._connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (index,))
        return str(statement)

    async def execute(self, statement: str) -> None:
        with self._connection:
            self._connection.execute(statement)


async def fill_sqlite(path: str, crowd: Crowd) -> None:
    """Fills a file that has the schema."""
    with closing(sqlite3.connect(path)) as connection:
        for pragma in ("synchronous = OFF", "cache_size = -200000", "temp_store = FILE"):
            connection.execute(f"PRAGMA {pragma}")
        await fill(SqliteFile(connection), crowd)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class PostgresConnection:
    """A connection to PostgreSQL through which a database is filled."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._connection = connection

    async def insert(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        await self._connection.copy_records_to_table(table, records=rows, columns=columns)

    async def definition(self, index: str) -> str:
        return str(await self._connection.fetchval("SELECT indexdef FROM pg_indexes WHERE indexname = $1", index))

    async def execute(self, statement: str) -> None:
        await self._connection.execute(statement, timeout=3600)


async def fill_postgres(url: str, crowd: Crowd) -> None:
    """Fills a database that has the schema, and updates the server's statistics, as autovacuum would later."""
    connection = await asyncpg.connect(url)
    try:
        database = PostgresConnection(connection)
        await database.execute("SET synchronous_commit = off")
        await fill(database, crowd)
        await database.execute("VACUUM ANALYZE")
    finally:
        await connection.close()
