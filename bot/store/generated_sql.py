"""SQL whose tables and columns come from a list in Python, so that each of them is named once.

A field that is added to a record (`bot.store.mapping`) is written and read without further code, and a table that is
added to `bot.store.people` is exported and deleted. All other statements are in `sql/`. Names come from the program's
own lists; every value is a parameter.
"""

import re
from collections.abc import Iterable, Mapping, Sequence


def select(columns: Iterable[str], source: str, where: str = "", *, order: str = "", most: str = "") -> str:
    """Returns the query for these columns.

    Args:
        source: a table, or several that are joined.
        most: the number of rows.

    >>> select(["id", "host"], "sessions", equal("guild"), order="id")
    'SELECT id, host FROM sessions WHERE guild = :guild ORDER BY id'
    """
    clauses = ("WHERE", where), ("ORDER BY", order), ("LIMIT", most)
    return " ".join(
        [f"SELECT {', '.join(columns)} FROM {source}", *(f"{word} {what}" for word, what in clauses if what)]
    )


def insert(table: str, columns: Iterable[str], source: str) -> str:
    """Returns the statement that adds rows.

    Args:
        source: `values`, or a query.
    """
    return f"INSERT INTO {table} ({', '.join(columns)}) {source}"


def values(places: Iterable[str]) -> str:
    """Returns the source of one row.

    Args:
        places: the placeholders of its values, `?` or `:name`.
    """
    return f"VALUES ({', '.join(places)})"


def on_conflict(key: Iterable[str], assignments: Sequence[str]) -> str:
    """Returns the clause for a row whose key exists already: the row gets the assignments, or stays if there are none.

    >>> on_conflict(["person"], [replaced("theme")])
    ' ON CONFLICT (person) DO UPDATE SET theme = excluded.theme'
    """
    then = f"UPDATE SET {', '.join(assignments)}" if assignments else "NOTHING"
    return f" ON CONFLICT ({', '.join(key)}) DO {then}"


def replaced(column: str) -> str:
    """Returns the assignment that replaces a column's value by the new row's."""
    return f"{column} = excluded.{column}"


def raised(table: str, column: str) -> str:
    """Returns the assignment that raises a number by one."""
    return f"{column} = {table}.{column} + 1"


def update(table: str, assignments: Iterable[str], where: str) -> str:
    """Returns the statement that changes rows."""
    return f"UPDATE {table} SET {', '.join(assignments)} WHERE {where}"


def delete(table: str, where: str) -> str:
    """Returns the statement that deletes rows."""
    return f"DELETE FROM {table} WHERE {where}"


def equal(column: str, parameter: str = "") -> str:
    """Returns `column = :parameter`, as a condition or an assignment; the parameter is called like the column.

    >>> equal("host", "person")
    'host = :person'
    """
    return f"{column} = :{parameter or column}"


def emptied(column: str) -> str:
    """Returns the assignment of an empty text."""
    return f"{column} = ''"


def within(column: str, after: str, last: str) -> str:
    """Returns the condition that a value is greater than the parameter `after`, and at most the parameter `last`."""
    return f"{column} > :{after} AND {column} <= :{last}"


def among(column: str, query: str) -> str:
    """Returns the condition that a value is among the results of a query."""
    return f"{column} IN ({query})"


def like(column: str, parameter: str) -> str:
    """Returns the condition that a text matches a pattern."""
    return f"{column} LIKE :{parameter}"


def every(conditions: Iterable[str]) -> str:
    """Returns the condition that all of these hold."""
    return " AND ".join(conditions)


def either(conditions: Iterable[str]) -> str:
    """Returns the condition that at least one of these holds."""
    return f"({' OR '.join(conditions)})"


def named(name: str, statement: str) -> str:
    """Returns a query in the format of the .sql files."""
    return f"-- name: {name}\n{statement};\n"


def named_for_many(name: str, statement: str) -> str:
    """Returns a statement in the format of the .sql files, which is executed once for all its rows."""
    return f"-- name: {name}*!\n{statement};\n"


def pragma(name: str, value: str = "") -> str:
    """Returns the statement that reads a setting of SQLite, sets it, or runs SQLite's command of this name."""
    return f"PRAGMA {name} = {value}" if value else f"PRAGMA {name}"


def temporary_table(name: str, like: str) -> str:
    """Returns PostgreSQL's statement that creates a table with another one's columns until the transaction ends."""
    return f"CREATE TEMPORARY TABLE {name} (LIKE {like}) ON COMMIT DROP"


def json_rows(table: str) -> str:
    """Returns PostgreSQL's source of the rows in the parameter $1, which is JSON with the columns of a table."""
    return f"json_populate_recordset(CAST(NULL AS {table}), CAST($1 AS JSON))"


def update_by_json(table: str, key: str, columns: Mapping[str, str]) -> str:
    """Returns PostgreSQL's statement that updates rows from the JSON in the parameter $1, and raises their version.

    Args:
        columns: the columns in JSON, each with its type.
    """
    assignments = [*(f"{column} = new.{column}" for column in columns if column != key), raised(table, "version")]
    types = ", ".join(f"{column} {kind}" for column, kind in columns.items())
    rows = f"json_to_recordset(CAST($1 AS JSON)) AS new ({types})"
    return f"UPDATE {table} SET {', '.join(assignments)} FROM {rows} WHERE {table}.{key} = new.{key}"


def together(statements: Sequence[str]) -> str:
    """Returns one statement, so one message to the server, that executes these, each with a parameter of its own.

    They must not write the same rows, since none sees what another one has written. Foreign keys are checked last.
    """
    if len(statements) == 1:
        return statements[0]
    parts = [f"part{number} AS ({_part(sql, number)})" for number, sql in enumerate(statements, 1)]
    return f"WITH {', '.join(parts)} SELECT"


def locked_and(lock: str, unchanged: str, locked: str, statements: Sequence[str]) -> str:
    """Returns one statement that locks rows, and executes the given statements if these rows are unchanged.

    Args:
        lock, unchanged: the queries of the tables `locked` and `unchanged`, each with one parameter.
        locked: the query for the statement's result.
        statements: each has one parameter, JSON; the parameters follow the other two.
    """
    parts = [f"locked AS MATERIALIZED ({_part(lock, 1)})", f"unchanged AS MATERIALIZED ({_part(unchanged, 2)})"]
    for number, sql in enumerate(statements, start=3):
        if_unchanged = f"(SELECT CAST(${number} AS TEXT) FROM unchanged)"
        parts.append(f"part{number} AS ({_with_parameter(sql, if_unchanged)})")
    return f"WITH {', '.join(parts)} {locked}"


def _part(statement: str, number: int) -> str:
    """Returns a statement with its parameter under another number, as a part of another statement."""
    return _with_parameter(statement.rstrip(";"), f"${number}")


def _with_parameter(statement: str, parameter: str) -> str:
    """Returns a statement with another text in place of its only parameter, $1. Raises ValueError if it has others."""
    if others := {*re.findall(r"\$\d+", statement)} - {"$1"}:
        raise ValueError(f"a part of a statement has only the parameter $1, not {', '.join(sorted(others))}")
    return statement.replace("$1", parameter)
