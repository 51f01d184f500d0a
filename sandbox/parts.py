"""What the sandbox is made of, for those who work on several parts of it."""

from dataclasses import dataclass

from sandbox.commands import Commands
from sandbox.gateway.hub import Hub
from sandbox.interactions.desk import Desk
from sandbox.world.world import World


@dataclass(frozen=True)
class Parts:
    """The world, the bot's commands in it, the interactions with it, and its sessions at the gateway."""

    world: World
    commands: Commands
    desk: Desk
    hub: Hub
