"""The arithmetic in docs/scaling.md is what docs/capacity.py computes."""

import subprocess
import sys

from tests.deploy.manifests import DEPLOY

DOCS = DEPLOY.parent / "docs"


def test_the_tables_of_the_document_are_those_that_are_computed() -> None:
    printed = subprocess.check_output([sys.executable, DOCS / "capacity.py"], text=True)  # noqa: S603  our own program
    tables = printed.strip().split("\n\n")
    assert len(tables) == 5
    document = (DOCS / "scaling.md").read_text(encoding="utf-8")
    assert [table for table in tables if table not in document] == []
