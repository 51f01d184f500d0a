"""A change of a bot: it locks no file, so that two bots may use the same database."""

from contextlib import nullcontext
from typing import Any

from bot.store.sqlite import ownership


class _Nothing(nullcontext[None]):
    def close(self) -> None:
        """Does nothing, since there is no lock to release."""


def _lock_nothing(*_: Any) -> Any:
    return _Nothing()


def make() -> None:
    """Makes the change in this process."""
    vars(ownership)["lock_file"] = vars(ownership)["locked_beside"] = _lock_nothing
