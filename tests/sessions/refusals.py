"""Assertions about refusals."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.sessions.refusals import Refusal


@contextmanager
def refused(key: str, **args: str | int) -> Iterator[None]:
    """Asserts that the block raises a Refusal with this key and exactly these arguments."""
    with pytest.raises(Refusal) as caught:
        yield
    assert (caught.value.key, dict(caught.value.text_args)) == (key, args)
