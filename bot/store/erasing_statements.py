"""The statements that read, rename and delete what `bot.store.people` lists.

They are generated, since a column that is added there is to be exported and deleted without a further word. Each has a
name with its table, by which `bot.store.erasing` asks for it.
"""

from collections.abc import Iterator

from bot.store.generated_sql import among, delete, either, equal, every, like, named, named_for_many, select, update
from bot.store.people import (
    EXPORTED_SESSION,
    GUILD_LEFT_TABLES,
    GUILD_PEOPLE_TABLES,
    GUILD_TABLES,
    PERSON_COLUMNS,
    PERSON_LISTS,
    SESSION_TABLES,
    OnDeletion,
    PersonColumn,
)


def erasing_statements() -> str:
    """Returns all of them, as they would stand in a .sql file."""
    return "".join([*_sessions(), *_lists(), *_deletions(), *(text for one in PERSON_COLUMNS for text in _rows(one))])


def _sessions() -> Iterator[str]:
    """Yields what a person may know of the sessions in which they have a seat, and of one, with who is in its lists."""
    seated = "sessions JOIN seats ON seats.session = sessions.id"
    exported = [f"sessions.{column}" for column in EXPORTED_SESSION]
    yield named("seated_sessions", select(exported, seated, equal("seats.person", "person"), order="id"))
    lists = [column for _, column in PERSON_LISTS]
    yield named("session_with_lists", select([*EXPORTED_SESSION, "host", *lists], "sessions", equal("id", "session")))
    mentioned = either([equal("host", "person"), *(like(column, "pattern") for column in lists)])
    yield named(
        "mentions", select(["id", "host", *lists], "sessions", every(["id > :after", "id <= :last", mentioned]))
    )


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
    for table in GUILD_LEFT_TABLES:  # the name is the one that people had there, and the seal is a hash of both
        left = ["guild = NULL", "name = ''", "seal = NULL"]
        yield named_for_many(f"leave_guild_in_{table}", update(table, left, equal("guild")))


def _rows(one: PersonColumn) -> Iterator[str]:
    """Yields how a person's rows of a table are found, and deleted or given to another id without a name."""
    here = found = equal(one.column, "person")
    if one.through is not None:
        column, table = one.through
        found = every([here, among(column, select([column], table, equal("person")))])
    yield named(f"person_in_{one.table}", select(["*"], one.table, found))
    if one.by_session:
        sessions = select([f"{one.by_session} AS session"], one.table, here, most=":most")
        yield named(f"sessions_of_person_in_{one.table}", sessions)
    if one.on_deletion is OnDeletion.DELETE:
        yield named_for_many(f"delete_person_from_{one.table}", delete(one.table, found))
    else:
        renamed = [equal(one.column, "stand_in"), *(f"{column} = ''" for column in one.emptied)]
        of_session = [equal(one.by_session, "session")] if one.by_session else []
        yield named_for_many(f"rename_person_in_{one.table}", update(one.table, renamed, every([here, *of_session])))
