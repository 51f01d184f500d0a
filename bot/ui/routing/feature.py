"""What the client needs of a feature, so that all are added in the same way."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from discord import app_commands

from bot.ui.reply.reply import Reply
from bot.ui.routing.move_chooser import MoveSurface
from bot.ui.routing.slash_command import Command
from bot.ui.views.custom_id import Action, Press, Surface

ButtonHandler: TypeAlias = Callable[[Reply, Press], Awaitable[None]]
"""Answers a button press, a selection or a submitted modal of one action.

It may raise Refusal, RuleError, MissingPermissions and StoreUnavailable: the router explains them to the user.
"""

ButtonHandlers: TypeAlias = Mapping[Action, ButtonHandler]


@dataclass(frozen=True)
class Feature:
    """A feature's commands, typed and in menus, the handlers of its components, and what moves are chosen on."""

    commands: Sequence[Command]
    handlers: ButtonHandlers
    surfaces: Mapping[Surface, MoveSurface[Any]] = field(default_factory=dict)
    menus: Sequence[app_commands.ContextMenu] = ()
