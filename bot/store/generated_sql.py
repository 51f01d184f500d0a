"""SQL whose tables and columns come from a list in Python, so that each of them is named once.

A field that is added to a record (`bot.store.mapping`) is written and read without a further word, and a table that is
added to `bot.store.people` is exported and deleted. All other statements lie in `sql/`. The names are those of the
program's own lists; every value is a parameter.
"""

from collections.abc import Iterable


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
