"""Loads the single-file verifier, docs/verify.py, as a module."""

import importlib.util
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent.parent.parent / "docs" / "verify.py"


def load() -> Any:
    """Returns the module."""
    spec = importlib.util.spec_from_file_location("one_file_verifier", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ONE_FILE = load()
