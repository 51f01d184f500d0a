"""The ratings that are written with each game are those that all results give once more, in both stores."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.ratings.periods import DAY, Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.store import erasing, recomputation
from bot.store.errors import StoreNotReady
from bot.store.interface import RunningStore
from bot.store.opening import open_store
from bot.store.rater import Ended, Known, Rated
from bot.store.tables import MAPPINGS
from tests.store.ratings import NOON, RATER, Game, all_rows, delete_rows, duel, finishing, opened

EXAMPLES = int(os.environ.get("RATING_EXAMPLES", "8"))
"""How many histories the store is given; one on PostgreSQL a quarter of them."""


def ignore(_done: int, _of: int) -> None:
    """Takes a progress."""


@asynccontextmanager
async def rated_store(url: str) -> AsyncIterator[RunningStore]:
    """Opens a store that rates games."""
    store = await open_store(url, RATER)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def store(url: str) -> AsyncIterator[RunningStore]:
    async with rated_store(url) as store:
        yield store


async def play(store: RunningStore, games: Sequence[Game], first: int = 0) -> None:
    """Writes games one after the other."""
    for number, game in enumerate(games, start=first):
        await store.commit(opened(f"g{number}", number))
        await store.commit(finishing(f"g{number}", game))


async def column(url: str, table: str, name: str, **where: Any) -> list[Any]:
    """Returns the values of a column of the rows in which others have these values, in the order of the first ones."""
    rows = (await all_rows(url, [table]))[table]
    (names,) = [mapping.types for mapping in MAPPINGS if mapping.table == table]
    found = [dict(zip(names, row, strict=True)) for row in rows]
    return [row[name] for row in found if all(row[key] == value for key, value in where.items())]


RESTART: list[Game] = []
"""Stands in a history for a restart."""

EVENTS = st.one_of(
    st.builds(
        lambda people, ranks, **fields: Game(tuple(zip(people, ranks, strict=False)), **fields),
        st.permutations(range(1, 6)).flatmap(lambda people: st.integers(2, 4).map(lambda seats: people[:seats])),
        st.lists(st.integers(1, 3), min_size=4, max_size=4),
        game=st.sampled_from(["tris_2", "triodomino"]),
        variant=st.sampled_from(["", "rule_of_4=yes"]),
        guild=st.sampled_from([10, 20, None]),
        at=st.integers(0, 400).map(lambda days: NOON + days * DAY // 3),
        counts=st.sampled_from([True, True, True, False]),
    ),
    st.builds(
        lambda person, **fields: Game(((person, 1),), game="tripple_domino", **fields),
        st.integers(1, 3),
        variant=st.sampled_from(["tiles=20", "tiles=30"]),
        guild=st.sampled_from([10, None]),
        at=st.integers(0, 400).map(lambda days: NOON + days * DAY // 3),
        score=st.integers(0, 5),
        duration=st.sampled_from([None, 5, 6]),
    ),
)
"""Games of several people and of one, on days of several seasons in any order."""


HISTORIES = st.lists(st.one_of(st.just(RESTART), st.lists(EVENTS, min_size=1, max_size=6)), min_size=1, max_size=8)
"""Games that end at the same time, and restarts, one after the other."""


@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(history=HISTORIES)
def test_ratings_written_are_ratings_recomputed(path: Path, history: list[list[Game]]) -> None:
    """In any order of games, concurrent ends and restarts."""
    asyncio.run(written_is_recomputed(f"sqlite:///{path}", history))


@settings(
    max_examples=max(2, EXAMPLES // 4), suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(history=HISTORIES)
def test_ratings_written_are_ratings_recomputed_in_postgresql(database: str, history: list[list[Game]]) -> None:
    """In any order of games, concurrent ends and restarts."""
    asyncio.run(written_is_recomputed(database, history))


async def written_is_recomputed(url: str, history: list[list[Game]]) -> None:
    """Ends games as in the history, and compares."""
    async with AsyncExitStack() as opened_stores:
        opened_stores.push_async_callback(delete_rows, url)
        store, number = await opened_stores.enter_async_context(rated_store(url)), 0
        for games in history:
            if games == RESTART:
                await store.close()
                store = await opened_stores.enter_async_context(rated_store(url))
                continue
            ids = range(number, number := number + len(games))
            for one in ids:
                await store.commit(opened(f"g{one}", one))
            await asyncio.gather(
                *(store.commit(finishing(f"g{one}", game)) for one, game in zip(ids, games, strict=True))
            )
        written = await all_rows(url)
        await store.recompute_ratings(ignore)
        assert await all_rows(url) == written
        with little_memory():
            await store.recompute_ratings(ignore)
        assert await all_rows(url) == written


@contextmanager
def little_memory() -> Iterator[None]:
    """Has ratings written and read again after a few games of a recompute."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(recomputation, "MOST_IN_SCOPES", 20)
        patch.setattr(recomputation, "MOST_PEOPLE", 2)
        for database in ("sqlite", "postgres"):
            patch.setattr(f"bot.store.{database}.results.AT_ONCE", 2)
        yield


@pytest.mark.parametrize("options", ["{", "[]", "null", '{"unknown": 1}'])
def test_a_game_with_options_that_are_damaged_or_unknown_has_no_variant(options: str) -> None:
    assert RATER.variant_of("tris_2", options, 2) == ""


async def test_a_game_changes_all_games_its_game_and_its_variant(url: str, store: RunningStore) -> None:
    await play(store, [duel(1, 2)])
    scopes = {(row[1], row[2], row[3], row[4]) for row in (await all_rows(url))["ratings"] if row[0] == 1}
    assert scopes == {
        (guild, *contest, period)
        for guild in (10, 0)
        for contest in (("", ""), ("tris_2", ""), ("tris_2", "rule_of_4=no"))
        for period in ("", "S2026-07", "M2026-09")
    }
    assert {(row[1], row[2]) for row in (await all_rows(url))["rating_changes"] if row[0] == 2} == {
        (guild, game) for guild in (10, 0) for game in ("", "tris_2")
    }


async def test_what_compares_nobody_changes_no_rating(url: str, store: RunningStore) -> None:
    await play(store, [duel(1, 2, counts=False), Game(((1, 1),), score=5, counts=False)])
    assert await all_rows(url) == {"ratings": [], "rating_changes": [], "best_scores": []}


async def test_a_game_that_conflicts_changes_no_rating(url: str, store: RunningStore) -> None:
    await play(store, [duel(1, 2)])
    before = await all_rows(url)
    outcome = await asyncio.gather(store.commit(finishing("g0", duel(2, 1))), return_exceptions=True)
    assert isinstance(outcome[0], Exception)
    assert await all_rows(url) == before


async def test_of_two_games_that_end_together_the_second_sees_the_first(url: str, store: RunningStore) -> None:
    for number in range(3):
        await store.commit(opened(f"g{number}", number))
    await asyncio.gather(*(store.commit(finishing(f"g{number}", duel(1, 2 + number))) for number in range(3)))
    assert await column(url, "ratings", "games", person=1, guild=0, game="", period="") == [3]
    numbers = await column(url, "rating_changes", "number", person=1, guild=0, game="")
    assert len(set(numbers)) == 3


async def test_the_best_score_is_the_highest_and_of_equal_ones_the_fastest(url: str, store: RunningStore) -> None:
    alone = Game(((1, 1),), game="tripple_domino", variant="tiles=20", score=40, duration=9_000)
    await play(store, [alone, replace(alone, score=39, duration=1), replace(alone, duration=8_000)])
    (found,) = await column(url, "best_scores", "session", person=1, guild=10, period="")
    assert found == "g2"
    await play(store, [replace(alone, score=41, duration=None, at=NOON + 200 * DAY)], first=3)
    assert await column(url, "best_scores", "session", person=1, guild=10, period="") == ["g3"]
    assert await column(url, "best_scores", "session", person=1, guild=10, period="S2026-07") == ["g2"]


async def test_set_alone_is_compared_by_points_since_who_takes_nothing_is_the_fastest(
    url: str, store: RunningStore
) -> None:
    alone = Game(((1, 1),), game="set", variant="beginners=no,solitaire=no", score=24, duration=9_000)
    await play(store, [alone, replace(alone, score=25, duration=9_500), replace(alone, score=22, duration=8_000)])
    assert await column(url, "best_scores", "session", person=1, guild=10, period="") == ["g1"]
    assert await column(url, "best_scores", "score", person=1, guild=10, period="") == [25]


async def test_ratings_are_not_recomputed_while_another_process_uses_the_database(
    url: str, store: RunningStore
) -> None:
    await play(store, [duel(1, 2)])
    with pytest.raises(StoreNotReady):
        async with rated_store(url) as other:
            await other.recompute_ratings(ignore)


async def test_a_deleted_person_has_no_ratings_and_those_of_the_others_stay_also_when_recomputed(
    store: RunningStore, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing, "ROWS_AT_ONCE", 3)
    stand_in, another = -(1 << 62), -(1 << 62) + 1
    three = Game(((1, 1), (2, 2), (3, 3)))
    games = [duel(1, 2), duel(2, 3), three, duel(3, 1), duel(2, 1, at=NOON + DAY), Game(((2, 1),), score=5)]
    await play(store, games)
    before = await all_rows(url)
    await store.erasing.rename_person(2, stand_in, [f"g{number}" for number in range(len(games))])
    await store.erasing.delete_person(2, stand_in)
    after = await all_rows(url)
    assert after == {table: [row for row in rows if row[0] != 2] for table, rows in before.items()}
    await play(store, [Game(((1, 1), (another, 3), (3, 2)), at=NOON + 2 * DAY)], first=len(games))
    written = await all_rows(url)
    assert {row[0] for rows in written.values() for row in rows} == {1, 3}
    await store.recompute_ratings(ignore)
    assert await all_rows(url) == written


class FailingRater(ResultRater):
    """Rates games of persons 1 and 2 by the rules, and fails at others."""

    def rate(self, ended: Ended, known: Known) -> Rated:
        if ended[0].person > 2:
            raise ArithmeticError("a test")
        return super().rate(ended, known)


async def test_a_game_whose_rating_fails_ends_without_it_and_asks_for_all_to_be_recomputed(url: str) -> None:
    store = await open_store(url, FailingRater(Calendar()))
    await store.recompute_ratings(ignore)
    for number in range(3):
        await store.commit(opened(f"g{number}", number))
    await asyncio.gather(
        store.commit(finishing("g0", duel(1, 2))),
        store.commit(finishing("g1", duel(3, 4))),
        store.commit(finishing("g2", duel(2, 1))),
    )
    for number in range(3):
        saved = await store.sessions.find(f"g{number}")
        assert saved is not None
        assert len(saved.results) == 2
    assert (await store.results.rating_state()).rules == ""
    await store.close()
    assert await column(url, "ratings", "games", person=1, guild=0, game="", period="") == [2]
    assert await column(url, "ratings", "games", person=3) == []


async def test_a_rating_that_cannot_be_read_ends_no_game_otherwise_and_all_are_to_be_recomputed(path: Path) -> None:
    """PostgreSQL keeps only values of the column's type."""
    url = f"sqlite:///{path}"
    async with rated_store(url) as store:
        await play(store, [duel(1, 2)])
        await store.recompute_ratings(ignore)
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE ratings SET points = 'many' WHERE person = 1")
        await store.commit(opened("g1", 1))
        await store.commit(finishing("g1", duel(2, 1)))
        assert (await store.results.rating_state()).rules == ""
    assert await column(url, "ratings", "games", person=2, guild=0, game="", period="") == [2]
