"""What tests/conftest.py says of single tests is about tests that are there."""

import ast

import pytest

from tests.conftest import TESTS, TIMED


@pytest.mark.parametrize("name", TIMED)
def test_a_test_that_may_be_repeated_is_there(name: str) -> None:
    path, _, function = name.partition("::")
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse((TESTS / path).read_text(encoding="utf-8"))
    assert function in [node.name for node in tree.body if isinstance(node, functions)]
