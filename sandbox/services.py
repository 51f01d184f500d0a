"""The services that both the REST API and the people's API use."""

from dataclasses import dataclass

from sandbox.gateway.gateway import Gateway
from sandbox.interactions.command_registry import CommandRegistry
from sandbox.interactions.interactions import Interactions
from sandbox.interactions.responses import Responses
from sandbox.world.world import World


@dataclass(frozen=True)
class Services:
    """The state, the bot's commands, interactions and the responses to them, and the bot's gateway sessions."""

    world: World
    commands: CommandRegistry
    interactions: Interactions
    responses: Responses
    gateway: Gateway
