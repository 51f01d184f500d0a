"""What the client needs of a feature, so that all are added in the same way."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import Command
from bot.ui.views.custom_id import Action, Press

ButtonHandler: TypeAlias = Callable[[Reply, Press], Awaitable[None]]
"""Answers a button press, a selection or a submitted modal of one action.

It may raise Refusal, RuleError, MissingPermissions and StoreUnavailable: the router explains them to the user.
"""

ButtonHandlers: TypeAlias = Mapping[Action, ButtonHandler]


@dataclass(frozen=True)
class Feature:
    """A feature's slash commands, and the handlers of its buttons, selects and modals."""

    commands: Sequence[Command]
    handlers: ButtonHandlers
