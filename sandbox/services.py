"""What the sandbox is made of, for those who work on several parts of it."""

from dataclasses import dataclass

from sandbox.gateway.hub import Gateway
from sandbox.interactions.command_registry import CommandRegistry
from sandbox.interactions.responses import Interactions
from sandbox.world.world import World


@dataclass(frozen=True)
class Services:
    """The world, the bot's commands in it, the interactions with it, and its sessions at the gateway."""

    world: World
    commands: CommandRegistry
    interactions: Interactions
    gateway: Gateway
