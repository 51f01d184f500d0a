"""What the sandbox is made of, for those who work on several parts of it."""

from dataclasses import dataclass

from sandbox.gateway.hub import Hub
from sandbox.interactions.command_registry import Commands
from sandbox.interactions.responses import Desk
from sandbox.world.world import World


@dataclass(frozen=True)
class Parts:
    """The world, the bot's commands in it, the interactions with it, and its sessions at the gateway."""

    world: World
    commands: Commands
    desk: Desk
    hub: Hub
