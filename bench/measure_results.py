"""Measures pages such as leaderboards and profiles over generated results, in a SQLite file and in PostgreSQL.

For each kind of page: the 99th percentile of the time to the answer, and of its CPU time on the event loop. Goals: 50
ms and 5 ms. Questions come one after the other, from people weighted by how much they play.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from statistics import quantiles
from time import perf_counter, thread_time
from typing import TypeAlias

from bench.disk import disk_folder, running_server
from bench.figure import SHORT, Figure
from bench.generated_results import ALONE, BEGIN, GAMES, LARGE_GUILD, VARIANTS, YEAR, Crowd, fill_postgres, fill_sqlite
from bot.ratings.periods import ALL_TIME, Calendar, Period, month_of
from bot.ratings.scopes import EVERYWHERE, Scope
from bot.sessions.history import NEWEST, GameFilter, GameKey, History
from bot.sessions.leaderboards import Leaderboards
from bot.sessions.session import Session
from bot.store.interface import Store
from bot.store.opening import open_store

RESULTS, SHORT_RESULTS = 1_000_000, 500
QUESTIONS, SHORT_QUESTIONS = 500, 10
GRAPH = 200
"""The points of a rating's graph in a profile."""

P99, CPU = 50, 5
"""The goals, in milliseconds."""

Page: TypeAlias = Callable[[], Awaitable[object]]


class Pages:
    """Questions about results, drawn at random."""

    def __init__(self, store: Store, crowd: Crowd) -> None:
        self._history = History(store, no_session)
        self._leaderboards = Leaderboards(store)
        self._store = store
        self._crowd = crowd
        self._random = Random(4)

    @property
    def kinds(self) -> Mapping[str, Page]:
        return {
            "leaderboard": self.leaderboard,
            "leaderboard of best scores": self.scores,
            "profile": self.profile,
            "history": self.games,
            "result card": self.result_card,
        }

    async def leaderboard(self) -> None:
        """Reads any page of a leaderboard, with the reader's row and the choices of its menus."""
        choose, scope = self._random.choice, self._scope()
        page = self._random.randrange(self._crowd.people // 10) if self._random.random() < 0.5 else 0
        reader = self._crowd.person(self._random)
        await self._leaderboards.leaderboard(scope, choose(self._periods()), page, reader)
        await self._leaderboards.periods(scope)
        await self._leaderboards.variants(scope.guild, scope.game or GAMES[0])

    async def scores(self) -> None:
        """Reads any page of a leaderboard of best scores, with the reader's row and the choices of its menus."""
        scope = Scope(self._guild(), self._random.choice(ALONE), f"solitaire={self._random.randrange(VARIANTS)}")
        page, reader = self._random.randrange(200), self._crowd.person(self._random)
        await self._leaderboards.scores(scope, self._random.choice(self._periods()), page, reader)
        await self._leaderboards.periods(scope)
        await self._leaderboards.variants(scope.guild, scope.game)

    async def profile(self) -> None:
        """Reads a profile with its graph, and the games between its person and the reader."""
        scope, person = self._scope(), self._crowd.person(self._random)
        await self._leaderboards.profile(scope, person)
        await self._leaderboards.rating_graph(scope, person, GRAPH)
        await self._leaderboards.head_to_head(scope.guild, person, self._crowd.person(self._random))

    async def games(self) -> None:
        """Reads a page of a list of games, from the newest or from any time on."""
        choose = self._random.choice
        game, variant = choose([("", ""), (choose(GAMES), ""), (choose(GAMES), "rules=1")])
        person, against = self._crowd.person(self._random), self._crowd.person(self._random)
        who = choose([{}, {"person": person}, {"person": person, "against": against}])
        outcome = choose(["", "win", "draw"]) if who else ""
        chosen = GameFilter(guild=LARGE_GUILD, game=game, variant=variant, outcome=outcome, **who)
        place = GameKey(BEGIN + self._random.randrange(YEAR), "")
        await self._history.games(chosen, choose([NEWEST, place]))

    async def result_card(self) -> None:
        """Reads the rating changes and the earlier best score for the card of a finished game."""
        number = self._random.randrange(self._crowd.games)
        session = f"{number:026d}"
        await self._leaderboards.rating_changes(session, LARGE_GUILD, self._random.choice(GAMES))
        before = GameKey(BEGIN + YEAR * number // self._crowd.games, session)
        person, game = self._crowd.person(self._random), self._random.choice(ALONE)
        await self._store.results.best_result_before(person, LARGE_GUILD, game, "solitaire=1", before)

    def _guild(self) -> int:
        return self._random.choice((LARGE_GUILD, LARGE_GUILD, EVERYWHERE))

    def _scope(self) -> Scope:
        game = self._random.choice(GAMES)
        return self._random.choice(
            [Scope(self._guild()), Scope(self._guild(), game), Scope(self._guild(), game, "rules=1")]
        )

    def _periods(self) -> list[Period]:
        at = BEGIN + self._random.randrange(YEAR)
        return [ALL_TIME, Calendar().season_of(at), month_of(at)]


async def no_session(_: str) -> Session | None:
    return None


async def measured(page: Page, questions: int) -> tuple[list[float], list[float]]:
    """Returns the milliseconds of each answer, and the CPU milliseconds on this thread, the event loop's."""
    waits, cpu = [], []
    for _ in range(questions):
        begun, busy = perf_counter(), thread_time()
        await page()
        waits.append(1000 * (perf_counter() - begun))
        cpu.append(1000 * (thread_time() - busy))
    return waits, cpu


async def figures_of(url: str, database: str, crowd: Crowd, questions: int) -> list[Figure]:
    """Measures each kind of page in a filled database."""
    store, found = await open_store(url, None), []
    try:
        for kind, page in Pages(store, crowd).kinds.items():
            await measured(page, questions // 10)
            for what, goal, values in zip(
                ("", ", CPU on the loop"), (P99, CPU), await measured(page, questions), strict=True
            ):
                name = f"{kind} at {crowd.results:,} results in {database}, p99{what}"
                p99 = quantiles(values, n=100)[98]
                found.append(Figure(name=name, unit="ms", value=p99, goal=goal))
    finally:
        await store.close()
    return found


@asynccontextmanager
async def sqlite_file(crowd: Crowd) -> AsyncIterator[str]:
    """Fills a file, and yields its URL."""
    with disk_folder() as folder:
        url = f"sqlite:///{folder}/tavolino.db"
        await (await open_store(url, None)).close()
        await fill_sqlite(url.removeprefix("sqlite:///"), crowd)
        yield url


@asynccontextmanager
async def postgres_database(crowd: Crowd) -> AsyncIterator[str]:
    """Fills a database on a server of its own, and yields its URL."""
    with running_server() as server:
        await (await open_store(server.url, None)).close()
        await fill_postgres(server.url, crowd)
        yield server.url


async def both(crowd: Crowd, questions: int) -> list[Figure]:
    found: list[Figure] = []
    for database, filled in (("SQLite", sqlite_file), ("PostgreSQL", postgres_database)):
        if os.environ.get("BENCH_STORE", database) == database:
            async with filled(crowd) as url:
                found += await figures_of(url, database, crowd, questions)
    return found


def figures() -> Iterator[Figure]:
    """Measures both databases, one after the other; with BENCH_STORE=SQLite or =PostgreSQL only this one.

    BENCH_RESULTS sets another number of results.
    """
    results = int(os.environ.get("BENCH_RESULTS", SHORT_RESULTS if SHORT else RESULTS))
    yield from asyncio.run(both(Crowd(results), SHORT_QUESTIONS if SHORT else QUESTIONS))
