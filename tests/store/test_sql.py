"""SQL lies in files; what is generated is put together in one module, of names that the program has itself."""

import ast
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.store.generated_sql import locked_and, together
from bot.store.people import erasing_statements
from bot.store.queries import FILES, MARKS, SQL

STORE = SQL.parent
BUILDER = STORE / "generated_sql.py"
STATEMENT = re.compile(
    r"\b(SELECT|INSERT INTO|UPDATE \S+ SET|DELETE FROM|ON CONFLICT|CREATE (TEMPORARY |INDEX|TABLE)|SET LOCAL)\b"
)
"""What a statement has that reads or writes rows. BEGIN, VACUUM and REINDEX are commands without names."""
WORD = re.compile(r"SELECT|INSERT|UPDATE|DELETE|CONFLICT|CREATE|LOCAL")
"""What the source of a module has that may have a statement; to parse all others takes a second."""
FRAGMENT = re.compile(
    r"\b(PRAGMA|FROM|JOIN|WHERE|AND|OR|AS|SET|IN|LIKE|ORDER BY|LIMIT|VALUES|NULL|RETURNING)\b"
    r"|[=<>] ?[?:$']"
)
"""What a part of a statement has: a word of SQL, or a comparison with a parameter or a text."""


def texts(tree: ast.AST) -> Iterator[str]:
    """Yields the texts of a module, those of f-strings with `{}` in place of values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]  # type: ignore[attr-defined]
    return tree


@pytest.mark.parametrize("folder", ["bot", "renderers"])
def test_no_module_but_the_builder_has_a_statement(folder: str) -> None:
    found = [
        f"{path}: {text}"
        for path in (STORE.parent.parent / folder).rglob("*.py")
        if path != BUILDER
        if WORD.search(source := path.read_text(encoding="utf-8"))
        for text in texts(without_docstrings(ast.parse(source)))
        if STATEMENT.search(text)
    ]
    assert not found, "write it into a file of bot/store/sql, or have bot/store/generated_sql.py put it together"


def test_no_module_of_the_store_but_the_builder_has_a_part_of_a_statement() -> None:
    found = [
        f"{path}: {text}"
        for path in STORE.rglob("*.py")
        if path != BUILDER
        for text in texts(without_docstrings(ast.parse(path.read_text(encoding="utf-8"))))
        if FRAGMENT.search(text)
    ]
    assert not found, "have bot/store/generated_sql.py put it together"


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_no_two_shared_queries_have_one_name(database: str) -> None:
    files = [(SQL / file).read_text(encoding="utf-8") for file in (*FILES, f"{database}/{MARKS}")]
    names = Counter(name for text in (*files, erasing_statements()) for name in re.findall(r"-- name: (\w+)", text))
    assert not [name for name, count in names.items() if count > 1]


@pytest.mark.parametrize("other", ["$2", "$10"])
def test_a_part_of_a_statement_has_no_other_parameter_than_the_first(other: str) -> None:
    """Else `$1` in `$10` would be renumbered, too."""
    part = "DELETE FROM seats WHERE session = $1"
    wrong = part.replace("$1", other)
    assert "session = $2" in together([part, part])
    with pytest.raises(ValueError, match=rf"not \{other}"):
        together([part, wrong])
    with pytest.raises(ValueError, match=rf"not \{other}"):
        locked_and(part, part, part, [wrong])
