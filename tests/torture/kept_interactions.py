"""A change of a watched bot: it keeps each answered interaction as a whole, not only its token."""

import sys
from typing import Any

from bot import command_line
from bot.ui.gateway.interaction_token import InteractionToken
from tests.torture import watched_bot

_of = InteractionToken.of
_kept: list[Any] = []


def _keep(interaction: Any, follow_up: int | None = None) -> InteractionToken:
    _kept.append(interaction)
    return _of(interaction, follow_up)


def make() -> None:
    """Makes the change in this process."""
    watched_bot.make()
    InteractionToken.of = _keep  # type: ignore[method-assign]  # which is the change


if __name__ == "__main__":
    make()
    sys.argv = ["bot", "run"]
    sys.exit(command_line.main())
