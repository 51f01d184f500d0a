"""The examples in docstrings and documents do what they say."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for top in ("bot", "renderers", "bench")
    for path in (ROOT / top).rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)
PAGES = [path for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")] if ">>> " in path.read_text("utf-8")]


@pytest.mark.parametrize("module", MODULES)
def test_examples_of_a_module(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module))
    assert tried
    assert not failed


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_of_a_page(page: Path) -> None:
    text = page.read_text(encoding="utf-8").replace("```", "")  # else it would be expected as output
    examples = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    failed, tried = doctest.DocTestRunner().run(examples)
    assert tried
    assert not failed


def test_there_are_examples() -> None:
    assert len(MODULES) >= 5
    assert PAGES
