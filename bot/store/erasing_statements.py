"""The statements that read, rename and delete what `people` lists.

They are generated, since a column that is added there is to be exported and deleted without a further word. The names
of tables and columns are those of the lists; all values are parameters.
"""
# ruff: noqa: S608 - see above: no value is part of a text

from bot.store.people import EXPORTED_SESSION, PERSON_LISTS, PersonColumn

_EXPORTED = ", ".join(f"sessions.{column}" for column in EXPORTED_SESSION)
_LISTS = ", ".join(column for _, column in PERSON_LISTS)
_IN_LISTS = " OR ".join(f"{column} LIKE ?" for _, column in PERSON_LISTS)

_SEATED = "JOIN seats ON seats.session = sessions.id WHERE seats.person = ?"
SESSIONS_OF_PERSON = f"SELECT {_EXPORTED} FROM sessions {_SEATED} ORDER BY id"
"""What a person who has a seat may know of a session."""

SESSION_WITH_LISTS = f"SELECT {_EXPORTED}, host, {_LISTS} FROM sessions WHERE id = ?"
"""The same of one session, with its host and the lists in which people may be."""

MENTIONS = f"SELECT id, host, {_LISTS} FROM sessions WHERE id > ? AND id <= ? AND (host = ? OR {_IN_LISTS})"
"""The sessions of a range of ids of which a user may be host or in a list."""


def rows_of_person(one: PersonColumn) -> str:
    """Returns the query for a person's rows; its only parameter is the person, as often as `times_person` says."""
    return f"SELECT * FROM {one.table} WHERE {_where(one)}"


def deletion_of_rows(one: PersonColumn) -> str:
    """Returns the statement that deletes a person's rows, with the same parameters."""
    return f"DELETE FROM {one.table} WHERE {_where(one)}"


def times_person(one: PersonColumn) -> int:
    """Returns how often the person is a parameter of the two above."""
    return 1 if one.through is None else 2


def sessions_with_person(one: PersonColumn) -> str:
    """Returns the query for some sessions to which rows of a person belong, at most as many as its last parameter."""
    return f"SELECT {one.by_session} AS session FROM {one.table} WHERE {one.column} = ? LIMIT ?"


def renaming(one: PersonColumn) -> str:
    """Returns the statement that gives a person's rows to another id, without a name: of one session, if they have one.

    Its parameters are the other id, the person, and the session.
    """
    emptied = "".join(f", {column} = ''" for column in one.emptied)
    of_session = f" AND {one.by_session} = ?" if one.by_session else ""
    return f"UPDATE {one.table} SET {one.column} = ?{emptied} WHERE {one.column} = ?{of_session}"


def list_of(table: str, column: str) -> str:
    """Returns the query for a list of users."""
    return f"SELECT {column} FROM {table} WHERE id = ?"


def replacing_list(table: str, column: str) -> str:
    """Returns the statement that replaces a list of users."""
    return f"UPDATE {table} SET {column} = ? WHERE id = ?"


def deletion_by(table: str, *columns: str) -> str:
    """Returns the statement that deletes the rows in which each of these columns has a value."""
    return f"DELETE FROM {table} WHERE {' AND '.join(f'{column} = ?' for column in columns)}"


def leaving_guild(table: str) -> str:
    """Returns the statement that takes a guild, and the name that people had there, from rows that stay."""
    return f"UPDATE {table} SET guild = NULL, name = '' WHERE guild = ?"


def _where(one: PersonColumn) -> str:
    if one.through is None:
        return f"{one.column} = ?"
    column, table = one.through
    return f"{one.column} = ? AND {column} IN (SELECT {column} FROM {table} WHERE person = ?)"
