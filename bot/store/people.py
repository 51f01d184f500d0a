"""Where people and guilds are in the database, and the statements that read, rename and delete them there.

Only this list decides what is exported and deleted. A test compares it with the schema. Columns with the id of a
person, a guild or a session are called `person`, `guild` and `session`.

The statements are generated, so that a new column is exported and deleted without further code. Their names, by which
`bot.store.erasing` executes them, end with the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.store.generated_sql import (
    among,
    delete,
    either,
    emptied,
    equal,
    every,
    like,
    named,
    named_for_many,
    select,
    update,
    within,
)


class OnDeletion(StrEnum):
    """What happens to a row when its person's data are deleted."""

    RENAME = "rename"
    """The row stays, since it concerns others, too: a stand-in's id without a name replaces the person."""
    DELETE = "delete"


@dataclass(frozen=True)
class PersonColumn:
    """A column with a user's id.

    Attributes:
        by_session: the column with the session's id, in tables whose rows belong to sessions.
        emptied: the columns with names, which are emptied when a row is renamed.
        through: if the table has no index by person, a column that it shares with a table that has one, and that
            table, through which the rows are found.
    """

    table: str
    column: str
    on_deletion: OnDeletion
    by_session: str = ""
    emptied: tuple[str, ...] = ()
    through: tuple[str, str] | None = None


PERSON_COLUMNS = (
    PersonColumn("sessions", "host", OnDeletion.RENAME, "id"),
    PersonColumn("seats", "person", OnDeletion.RENAME, "session", ("name", "username")),
    PersonColumn("results", "person", OnDeletion.RENAME, "session", ("name", "username")),
    PersonColumn("ratings", "person", OnDeletion.DELETE),
    PersonColumn("rating_changes", "person", OnDeletion.DELETE),
    PersonColumn("best_scores", "person", OnDeletion.DELETE),
    PersonColumn("achievements", "person", OnDeletion.DELETE),
    PersonColumn("daily_moves", "person", OnDeletion.DELETE, through=("daily", "daily_attempts")),
    PersonColumn("daily_clips", "person", OnDeletion.DELETE, through=("daily", "daily_attempts")),
    PersonColumn("daily_attempts", "person", OnDeletion.DELETE),
    PersonColumn("duel_moves", "person", OnDeletion.DELETE, through=("duel", "duel_players")),
    PersonColumn("duel_players", "person", OnDeletion.DELETE),
    PersonColumn("tournaments", "person", OnDeletion.RENAME),
    PersonColumn("tournament_players", "person", OnDeletion.RENAME, emptied=("name", "username")),
    PersonColumn("practice_positions", "person", OnDeletion.DELETE),
    PersonColumn("practice_streaks", "person", OnDeletion.DELETE),
    PersonColumn("user_settings", "person", OnDeletion.DELETE),
    PersonColumn("presence", "person", OnDeletion.DELETE),
    PersonColumn("deletions", "person", OnDeletion.DELETE),
)
"""Every column with a user's id, in the order in which rows are deleted."""

STAND_INS = (("deletions", "stand_in"),)
"""Columns with the ids that take the place of people: they belong to nobody."""

PERSON_LISTS = (("sessions", "guests"), ("sessions", "freed"))
"""The columns with the ids of several users, as JSON. The person is removed from them."""

SESSION_TABLES = ("analyses", "clips", "practice_positions", "moves", "results", "seats")
"""The tables whose rows are deleted with their session, in the order that foreign keys need. Others keep its id."""

SESSION_IDS = (
    ("best_scores", "session"),
    ("achievements", "session"),
    ("tournament_pairings", "session"),
    ("dailies", "session"),
)
"""Columns that keep the id of a session that was deleted."""

GUILD_TABLES = ("servers", "daily_posts", "week_posts", "dailies", "duels", "tournaments", "removals")
"""The tables with rows of guilds, apart from `sessions` and its tables, GUILD_PEOPLE_TABLES, and `daily_attempts`."""

GUILD_PEOPLE_TABLES = ("ratings", "rating_changes", "best_scores")
"""The tables with rows of people in guilds. They are deleted person by person, by the primary key."""

EXPORTED_SESSION = (
    "id",
    "game",
    "options",
    "guild",
    "channel",
    "parent",
    "locale",
    "status",
    "reason",
    "clock",
    "hints",
    "opened_at",
    "started_at",
    "ended_at",
)
"""The columns of a session that its people may export. The others are secrets, or about the bot's messages."""


def erasing_statements() -> str:
    """Returns all these statements, in the format of a .sql file."""
    return "".join([*_sessions(), *_lists(), *_deletions(), *(text for one in PERSON_COLUMNS for text in _rows(one))])


def _sessions() -> Iterator[str]:
    """Yields the queries for what a person may know of sessions: by their seat, by id, and by host and lists."""
    seated = among("id", select(["session"], "seats", equal("person")))
    yield named("seated_sessions", select(EXPORTED_SESSION, "sessions", seated, order="id"))
    lists = [column for _, column in PERSON_LISTS]
    yield named("session_with_lists", select([*EXPORTED_SESSION, "host", *lists], "sessions", equal("id", "session")))
    mentioned = either([equal("host", "person"), *(like(column, "pattern") for column in lists)])
    part = within("id", "after", "last")
    yield named("mentions", select(["id", "host", *lists], "sessions", every([part, mentioned])))


def _lists() -> Iterator[str]:
    for table, column in PERSON_LISTS:
        yield named(f"{column}_in_{table}", select([column], table, equal("id", "session")))
        yield named_for_many(
            f"replace_{column}_in_{table}", update(table, [equal(column, "ids")], equal("id", "session"))
        )


def _deletions() -> Iterator[str]:
    for table in SESSION_TABLES:
        yield named_for_many(f"delete_session_from_{table}", delete(table, equal("session")))
    for table in GUILD_TABLES:
        yield named_for_many(f"delete_guild_from_{table}", delete(table, equal("guild")))
    for table in GUILD_PEOPLE_TABLES:
        of_both = every([equal("person"), equal("guild")])
        yield named_for_many(f"delete_person_of_guild_from_{table}", delete(table, of_both))


def _rows(one: PersonColumn) -> Iterator[str]:
    """Yields the statements that find a person's rows of a table, and delete or rename them."""
    here = found = equal(one.column, "person")
    if one.through is not None:
        column, table = one.through
        found = every([here, among(column, select([column], table, equal("person")))])
    yield named(f"person_in_{one.table}", select(["*"], one.table, found))
    if one.by_session == "session":
        yield named(f"sessions_of_person_in_{one.table}", select(["session"], one.table, here, most=":most"))
    if one.on_deletion is OnDeletion.DELETE:
        yield named_for_many(f"delete_person_from_{one.table}", delete(one.table, found))
    else:
        renamed = [equal(one.column, "stand_in"), *map(emptied, one.emptied)]
        of_session = [equal(one.by_session, "session")] if one.by_session else []
        yield named_for_many(f"rename_person_in_{one.table}", update(one.table, renamed, every([here, *of_session])))
