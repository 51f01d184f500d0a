"""PRIVACY.md names all that the database stores, and whoever is deleted is in none of it."""

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.store.interface import RunningStore
from bot.store.migration import versions
from bot.store.moving import copied_file
from bot.store.opening import open_store
from bot.store.people import (
    GUILD_PEOPLE_TABLES,
    GUILD_TABLES,
    PERSON_COLUMNS,
    PERSON_LISTS,
    SESSION_IDS,
    SESSION_TABLES,
    STAND_INS,
    OnDeletion,
)
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore
from tests.store.postgres import new_database

ROOT = Path(__file__).parent.parent
PRIVACY = (ROOT / "PRIVACY.md").read_text(encoding="utf-8")
USER, OTHER, STAND_IN = 123456789012345678, 223456789012345678, -(1 << 62)
CHOICES = {
    "status": "finished",
    "outcome": "win",
    "enders": "host",
    "only": 1,
    "guests": f"[{USER}, {OTHER}]",
    "freed": f"[{USER}]",
}
"""Values of columns that do not take any value, and of those that list users."""


NOBODY = frozenset(
    re.findall(
        r"\w+",
        """
        daily day drawn_at problem daily_channel daily_hour daily_locale
        week_channel week_hour week_zone week_locale
        achievement examined action alive_at application at auto_start best_streak change channel channels clock
        closing_noticed commands commitment confirms counts deadline declined detail digest door draws
        duration ended_at enders event event_shows expires_at game game_seal games given_up guild hidden
        hints holder id idle_since joined_with
        kind language last_at leased_until level locale losses luck_version message moves mu name number
        offer offer_agreed offer_ply offer_seat only open_at opened_at options outcome overdue parent
        peak period ping pinged_turn pings ply points puzzles rank reason rematch_id rematch_of rematch_seed seat_pings
        reminded reminders revision roles rules score sealed seat seats seed session set_aside settled shown
        sigma start_pinged started_at started_with starter state_hash status streak tables_per_server
        tables_per_user tells_moves text_first theme thinks_less threaded threads user_install username variant
        version wins words
        created_at due_at first_player format most_players round round_time rounds result second_player starts_at
        title tournament withdrawn
        added_at best step
        closes_at deal deals duel series
        credit first_shard last_shard redraw_every shards until weight seal begun topic process
        """,
    )
)
"""The columns that hold no id of a user, in whatever table. Names are emptied: see `bot.store.people`."""


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    """An empty database of the newest version, in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for version in versions():
        connection.executescript(version.sql_for("sqlite"))
    connection.execute("PRAGMA foreign_keys = ON")
    yield connection
    connection.close()


def columns(database: sqlite3.Connection) -> dict[str, set[str]]:
    """Returns the columns of each table."""
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {table: {name for _, name, *_ in database.execute(f"PRAGMA table_info({table})")} for table in tables}


def fill(database: sqlite3.Connection, table: str, **values: object) -> None:
    """Inserts a row with these values; the other columns that need one get some value."""
    for _, name, kind, required, default, _ in database.execute(f"PRAGMA table_info({table})"):
        if name in CHOICES or (required and default is None):
            values.setdefault(name, CHOICES.get(name, "text" if kind == "TEXT" else 1))
    names = ", ".join(values)
    statement = f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(values))})"  # noqa: S608 - the schema's names
    database.execute(statement, [*values.values()])


def test_the_privacy_policy_names_every_table_and_column(database: sqlite3.Connection) -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \| [^|]+ \|$", PRIVACY, re.MULTILINE)
    assert {table: set(re.findall(r"`(\w+)`", listed)) for table, listed in rows} == stored_columns(database)


def test_the_templates_say_what_the_operator_has_to_fill_in() -> None:
    for document in (PRIVACY, (ROOT / "TERMS.md").read_text(encoding="utf-8")):
        assert "> **To the operator**" in document
        assert len(re.findall(r"\[[^\]]+\](?!\()", document)) >= 5


def stored_columns(database: sqlite3.Connection) -> dict[str, set[str]]:
    """Returns the columns of each table, with those that PostgreSQL alone has."""
    stored = columns(database)
    more = "\n".join(version.sql for version in versions() if version.database == "postgres")
    for table, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", more):
        stored[table].add(column)
    for table, body in re.findall(r"CREATE (?:UNLOGGED )?TABLE (\w+) \((.*?)^\);", more, re.MULTILINE | re.DOTALL):
        stored[table] = set(re.findall(r"^ +([a-z]\w*) ", body, re.MULTILINE))
    return {table: names for table, names in stored.items() if table != "schema_versions"}


def test_the_list_of_where_people_are_has_every_column_that_may_hold_a_user(database: sqlite3.Connection) -> None:
    listed = {(one.table, one.column) for one in PERSON_COLUMNS} | {*PERSON_LISTS} | {*STAND_INS}
    found = {(table, name) for table, names in stored_columns(database).items() for name in names - NOBODY}
    assert found == listed, "say of a new column whether it holds users: in bot/store/people.py, or here in NOBODY"


def test_names_of_people_are_emptied_wherever_their_row_stays(database: sqlite3.Connection) -> None:
    emptied = {(one.table, name) for one in PERSON_COLUMNS for name in one.emptied}
    deleted = {one.table for one in PERSON_COLUMNS if one.on_deletion is OnDeletion.DELETE}
    stored = [(table, names & {"name", "username"}) for table, names in stored_columns(database).items()]
    assert {(table, name) for table, names in stored if table not in deleted for name in names} == emptied


def test_the_list_of_where_guilds_and_sessions_are_has_every_table(database: sqlite3.Connection) -> None:
    stored = stored_columns(database)
    guilds = {table for table, names in stored.items() if "guild" in names}
    assert guilds == {*GUILD_TABLES, *GUILD_PEOPLE_TABLES, "daily_attempts", "sessions", "results"}
    sessions = {table for table, names in stored.items() if "session" in names}
    cascading = {"due", "interaction_tokens"}
    assert sessions == {*SESSION_TABLES, *(table for table, _ in SESSION_IDS), *cascading}, "ON DELETE CASCADE"


def fill_all(database: sqlite3.Connection) -> None:
    """Stores sessions that the user played in, hosted and was invited to, and one row of each other person's table."""
    fill(database, "sessions", id="theirs", channel=1, host=OTHER)
    fill(database, "sessions", id="hosted", channel=2, host=USER)
    fill(database, "sessions", id="others", channel=3, host=OTHER, rematch_of="theirs")
    for session in ("theirs", "others"):
        fill(database, "seats", session=session, seat=0, person=OTHER)
        fill(database, "moves", session=session, ply=1, action=None)
        fill(database, "analyses", session=session)
        fill(database, "results", session=session, seat=0, person=OTHER)
    fill(database, "seats", session="theirs", seat=1, person=USER, name="Zoe", username="zoe")
    fill(database, "results", session="theirs", seat=1, person=USER, name="Zoe", username="zoe")
    fill(database, "dailies")
    fill(database, "duels", id="text")
    fill(database, "tournaments", id="organised", person=USER)
    fill(database, "tournaments", id="joined", person=OTHER)
    for number, person in enumerate((USER, OTHER), start=1):
        fill(database, "tournament_players", tournament="joined", number=number, person=person)
        fill(database, "duel_players", duel="text", number=number, person=person)
    for table, names in columns(database).items():
        if "person" in names and table not in ("seats", "results", "tournaments", "tournament_players", "duel_players"):
            fill(database, table, person=USER)
            fill(database, table, person=OTHER)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tavolino.db'}"
        return
    with new_database() as postgres:
        yield postgres


@pytest.fixture
async def filled_store(url: str, database: sqlite3.Connection, tmp_path: Path) -> AsyncIterator[RunningStore]:
    """A store of either kind with these rows."""
    fill_all(database)
    file = tmp_path / "tavolino.db"
    await (await open_store(f"sqlite:///{file}", None)).close()
    with closing(sqlite3.connect(file)) as copy:
        for table, names in columns(database).items():
            rows = database.execute(f"SELECT {', '.join(names)} FROM {table}").fetchall()  # noqa: S608 - the schema's names
            places = ", ".join("?" * len(names))
            copy.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})", rows)  # noqa: S608 - as above
        copy.commit()
    if not url.startswith("sqlite"):
        async with copied_file(file, url, (), tournament_kind="tournament", duel_kind="duel", doors=()):
            pass
    store = await open_store(url, None)
    yield store
    await store.close()


async def test_deleting_a_user_leaves_their_id_and_name_nowhere_and_the_rows_of_others_whole(
    filled_store: RunningStore, database: sqlite3.Connection
) -> None:
    store = filled_store.erasing
    sessions = {*await store.sessions_of_person(USER), *(await store.mentions(USER, "")).sessions}
    assert sessions == {"theirs", "hosted", "others"}
    await store.rename_person(USER, STAND_IN, sessions)
    await store.delete_person(USER, STAND_IN)
    for table in columns(database):
        rows = await rows_of(filled_store, table)
        before = [dict(zip(row.keys(), row, strict=True)) for row in all_rows(database, table)]
        assert not [row for row in rows if str(USER) in str(row) or "Zoe" in str(row)], table
        others = [row for row in before if str(USER) not in str(row)]
        assert [row for row in rows if row in others or {**row, "version": 0} in others] or not others, table
    theirs = await filled_store.sessions.find("theirs")
    assert theirs is not None
    assert [seat.person for seat in theirs.seats] == [OTHER, STAND_IN]
    assert theirs.session.guests == f"[{OTHER}]"


async def rows_of(store: RunningStore, table: str) -> list[dict[str, Any]]:
    """Returns all rows of a table of a store of either kind."""
    query = f"SELECT * FROM {table}"  # noqa: S608 - the schema's names
    if isinstance(store, PostgresStore):
        return [dict(row) for row in await store._rows.pool.fetch(query)]
    assert isinstance(store, SqliteStore)
    return [dict(row) for row in await store._writing.execute_fetchall(query)]


def all_rows(database: sqlite3.Connection, table: str) -> list[sqlite3.Row]:
    """Returns all rows of a table."""
    cursor = database.cursor()
    cursor.row_factory = sqlite3.Row
    return cursor.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - the schema's names


def test_the_bot_receives_no_messages_and_needs_no_privileged_intent() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py"))
    assert {*re.findall(r"discord\.Intents\((.*?)\)", source)} == {"guilds=True"}
    assert not re.search(r"message_content\s*=\s*True|Intents\.(all|default|privileged)|\.read_messages\(", source)
    chosen = discord.Intents(guilds=True)
    assert not any((chosen.message_content, chosen.members, chosen.presences, chosen.messages))
