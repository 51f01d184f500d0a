"""Tests and benchmarks use the public names of the project's modules: a name with an underscore may change at any time.

Private parts of other libraries that the project relies on have a test each (tests/ui/gateway/test_seams.py).
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
USERS = ("tests", "bench", "sandbox/tests")
OF_ANOTHER = re.compile(r"""(?<!\bself)[."']_[a-zA-Z]|import\b.*\W_[a-zA-Z]|^\s+_\w+( as \w+)?,$""", re.MULTILINE)
"""What the source of a file has that may use a private name of another one; to parse all others takes seconds."""


def is_ours(module: str) -> bool:
    """Returns whether this is a package or module of the project."""
    path = ROOT.joinpath(*module.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def private_names(tree: ast.Module) -> Iterator[str]:
    """Yields the private names of the project's modules that a file imports, reads or replaces."""
    modules = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and is_ours(node.module):
            for one in node.names:
                if is_private(one.name):
                    yield f"from {node.module} import {one.name}"
                if is_ours(f"{node.module}.{one.name}"):
                    modules.add(one.asname or one.name)
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id=module), attr=name):
                pass
            case ast.Subscript(value=ast.Call(args=[ast.Name(id=module)]), slice=ast.Constant(value=str(name))):
                pass
            case ast.Call(args=[ast.Name(id=module), ast.Constant(value=str(name)), *_]):
                pass
            case _:
                continue
        if module in modules and is_private(name):
            yield f"{module}.{name}"


def test_no_test_and_no_benchmark_uses_a_private_name_of_a_module() -> None:
    files = sorted(file for folder in USERS for file in (ROOT / folder).rglob("*.py"))
    found = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in files
        if OF_ANOTHER.search(source := file.read_text(encoding="utf-8"))
        for name in private_names(ast.parse(source))
    }
    assert not found, "give what is needed a public name, or ask for it through what has one"


@pytest.mark.parametrize(
    "use",
    [
        "from bot.retry import _a",
        "from bot.retry import (\n    _a,\n)",
        "from bot import retry\nretry._a",
        "from bot import retry\nvars(retry)['_a']",
        'from bot import retry\nsetattr(retry, "_a", 0)',
    ],
)
def test_private_names_are_found_however_they_are_used(use: str) -> None:
    assert OF_ANOTHER.search(use)
    assert [name[-2:] for name in private_names(ast.parse(use))] == ["_a"]
