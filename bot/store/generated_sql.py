"""SQL whose tables and columns come from a list in Python, so that each of them is named once.

A field that is added to a record (`bot.store.mapping`) is written and read without a further word, and a table that is
added to `bot.store.people` is exported and deleted. All other statements lie in `sql/`. The names are those of the
program's own lists; every value is a parameter.
"""

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
        places: where its values come from, `?` or `:name`.
    """
    return f"VALUES ({', '.join(places)})"


def on_conflict(key: Iterable[str], assignments: Sequence[str]) -> str:
    """Returns the clause for a row whose key is there already: it is changed, or stays where nothing is assigned.

    >>> on_conflict(["person"], [replaced("theme")])
    ' ON CONFLICT (person) DO UPDATE SET theme = excluded.theme'
    """
    then = f"UPDATE SET {', '.join(assignments)}" if assignments else "NOTHING"
    return f" ON CONFLICT ({', '.join(key)}) DO {then}"


def replaced(column: str) -> str:
    """Returns the assignment of the new row's value."""
    return f"{column} = excluded.{column}"


def raised(table: str, column: str) -> str:
    """Returns the assignment of a number that is larger by one."""
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
    """Returns the condition that a value comes after one parameter, and not after another one."""
    return f"{column} > :{after} AND {column} <= :{last}"


def among(column: str, query: str) -> str:
    """Returns the condition that a value is one of those that a query finds."""
    return f"{column} IN ({query})"


def like(column: str, parameter: str) -> str:
    """Returns the condition that a text has a pattern."""
    return f"{column} LIKE :{parameter}"


def every(conditions: Iterable[str]) -> str:
    """Returns the condition that all of these hold."""
    return " AND ".join(conditions)


def either(conditions: Iterable[str]) -> str:
    """Returns the condition that at least one of these holds."""
    return f"({' OR '.join(conditions)})"


def named(name: str, statement: str) -> str:
    """Returns a query as it stands in the .sql files."""
    return f"-- name: {name}\n{statement};\n"


def named_for_many(name: str, statement: str) -> str:
    """Returns a statement as it stands in the .sql files, which is executed once for all its rows."""
    return f"-- name: {name}*!\n{statement};\n"


def pragma(name: str, value: str = "") -> str:
    """Returns the statement that reads a setting of SQLite or sets it, or does what it is named for."""
    return f"PRAGMA {name} = {value}" if value else f"PRAGMA {name}"


def temporary_table(name: str, like: str) -> str:
    """Returns the statement by which PostgreSQL makes a table with the columns of another one, for a transaction."""
    return f"CREATE TEMPORARY TABLE {name} (LIKE {like}) ON COMMIT DROP"


def json_rows(table: str) -> str:
    """Returns the source of rows that PostgreSQL reads from the parameter $1, JSON with the columns of a table."""
    return f"json_populate_recordset(CAST(NULL AS {table}), CAST($1 AS JSON))"


def update_by_json(table: str, key: str, columns: Mapping[str, str]) -> str:
    """Returns the statement by which PostgreSQL changes rows to those in the parameter $1, and raises their version.

    Args:
        columns: the columns in JSON, each with its type.
    """
    assignments = [*(f"{column} = new.{column}" for column in columns if column != key), raised(table, "version")]
    types = ", ".join(f"{column} {kind}" for column, kind in columns.items())
    rows = f"json_to_recordset(CAST($1 AS JSON)) AS new ({types})"
    return f"UPDATE {table} SET {', '.join(assignments)} FROM {rows} WHERE {table}.{key} = new.{key}"


def together(statements: Sequence[str]) -> str:
    """Returns one statement that executes these, each with a parameter of its own: one message to the server.

    They must not write the same rows, since none sees what another one has written. Foreign keys are checked after all.
    """
    if len(statements) == 1:
        return statements[0]
    parts = [f"part{number} AS ({_part(sql, number)})" for number, sql in enumerate(statements, 1)]
    return f"WITH {', '.join(parts)} SELECT"


def locked_and(lock: str, unchanged: str, locked: str, statements: Sequence[str]) -> str:
    """Returns one statement that locks rows, and executes these if the rows are as they should be.

    Args:
        lock, unchanged: the queries of the tables `locked` and `unchanged`, each with one parameter.
        locked: the query for what it returns.
        statements: have one parameter each, of JSON, behind the other two.
    """
    parts = [f"locked AS MATERIALIZED ({_part(lock, 1)})", f"unchanged AS MATERIALIZED ({_part(unchanged, 2)})"]
    for number, sql in enumerate(statements, start=3):
        if_unchanged = sql.replace("$1", f"(SELECT CAST(${number} AS TEXT) FROM unchanged)")
        parts.append(f"part{number} AS ({if_unchanged})")
    return f"WITH {', '.join(parts)} {locked}"


def _part(statement: str, number: int) -> str:
    """Returns a statement with its parameter under another number, as a part of another one."""
    return statement.rstrip(";").replace("$1", f"${number}")
