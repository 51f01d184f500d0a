"""Records and their tables have the same columns, and a row is replaced in all columns but the fixed ones."""

from dataclasses import replace
from pathlib import Path
from typing import get_type_hints

import pytest

from bot.store.change import Change
from bot.store.interface import RunningStore
from bot.store.mapping import TableMapping
from bot.store.results import (
    BEST_SCORES,
    RATING_CHANGES,
    RATINGS,
    RESULTS,
    BestScoreRecord,
    RatingChangeRecord,
    RatingRecord,
    ResultRecord,
)
from bot.store.sessions import MOVES, SEATS, SESSIONS, MoveRecord, SeatRecord, SessionRecord
from bot.store.settings import GUILD_SETTINGS, USER_SETTINGS, GuildSettingsRecord, UserSettingsRecord
from bot.store.sqlite.connection import open_to_read
from bot.store.sqlite.store import SqliteStore
from tests.store.rows import opening, row, stored_session


@pytest.mark.parametrize(
    ("table", "record"),
    [
        ("sessions", SessionRecord),
        ("seats", SeatRecord),
        ("moves", MoveRecord),
        ("results", ResultRecord),
        ("ratings", RatingRecord),
        ("rating_changes", RatingChangeRecord),
        ("best_scores", BestScoreRecord),
        ("servers", GuildSettingsRecord),
        ("user_settings", UserSettingsRecord),
    ],
)
async def test_the_fields_of_a_record_are_the_columns_of_its_table(
    path: Path, table: str, record: type[SessionRecord]
) -> None:
    await (await SqliteStore.open(path)).close()
    connection = await open_to_read(path)
    try:
        columns = await connection.execute_fetchall(f"PRAGMA table_info({table})")
        assert {column["name"] for column in columns} == {*get_type_hints(record)}
    finally:
        await connection.close()


@pytest.mark.parametrize(
    "mapping", [SESSIONS, SEATS, MOVES, RESULTS, RATINGS, RATING_CHANGES, BEST_SCORES, GUILD_SETTINGS, USER_SETTINGS]
)
def test_a_statement_names_each_column_as_a_parameter(mapping: TableMapping[object]) -> None:
    assert mapping.write.startswith("INSERT INTO ")
    insert, _, _ = mapping.write.partition(" ON ")
    columns, parameters = (part.strip("() ").split(", ") for part in insert.partition("(")[2].split("VALUES"))
    is_tuple = mapping in (RATINGS, RATING_CHANGES, BEST_SCORES)
    assert parameters == ["?" if is_tuple else f":{column}" for column in columns]


async def test_fixed_columns_are_never_replaced(store: RunningStore) -> None:
    await store.commit(opening("a"))
    changed = replace(row("a", status="finished"), seed="00" * 32, commitment="other", game="set", opened_at=5)
    await store.commit(Change(of="a", session=changed))
    saved = await stored_session(store, "a")
    assert saved.session == row("a", status="finished")
