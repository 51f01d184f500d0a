"""What to do when a shared test fails: it stands below the failure."""

from collections.abc import Generator
from pathlib import Path

import pytest

STEPS = {
    "completeness": "Add the file that is missing, or the line that says where the rules are from (steps 1, 5 and 6).",
    "daily": "Mend DAILY: its options, or what tells the deals that are worth playing (step 11).",
    "declaration": "Mend GAME.info: key, seats and options, each with its default among its values (step 1).",
    "description": "Mend View.description: short lines without secrets, all of which have a text (steps 3 and 4).",
    "keys": "Mend View.keys or View.prompt: each legal move is reached by keys that never move (step 3).",
    "lesson": "Mend LESSON: each step asks for a move that is legal after those before it (step 10).",
    "noise": "Let play raise UnreadableMove for all words that are no move, and change nothing (step 1).",
    "preview": "Mend View.preview or View.standing: they are true, and say nothing that is secret (step 3).",
    "protocol": "Compare the method that is named with its docstring in bot/games/base.py (steps 1 and 2).",
    "rules_page": "Mend RULES_PAGE: its examples are legal moves, and show one or two positions (step 9).",
    "takeback": "Mend irreversible: it tells the moves that drew luck or revealed a secret (step 1).",
    "texts": "Write the texts that are named, or take them away, in data/locales/<language>/<key>.ftl (step 4)."
    " A refusal that no random game meets is met by `refused` in tests/games/<key>/facts.py (tests/contract/facts.py).",
    "variants_of_results": "Mend GAME.info.variants: which contest each set of options is (bot/games/base.py).",
}
"""By the module of the test. The steps are those of CONTRIBUTING, How to add a game."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("What to do (CONTRIBUTING.md)", STEPS[item.path.stem.removeprefix("test_")]))
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A shared test without such advice is not collected at all."""
    here = {item.path.stem.removeprefix("test_") for item in items if item.path.parent == Path(__file__).parent}
    if missing := here - set(STEPS):
        raise pytest.UsageError(f"{__file__} says nothing of {', '.join(sorted(missing))}")
