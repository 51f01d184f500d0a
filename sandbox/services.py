"""The services that both the REST API and the people's API use."""

from dataclasses import dataclass

from sandbox.endpoint.endpoint import InteractionsEndpoint
from sandbox.gateway.gateway import Gateway
from sandbox.interactions.command_registry import CommandRegistry
from sandbox.interactions.interactions import Interactions
from sandbox.interactions.responses import Responses
from sandbox.messaging.nonces import UsedNonces
from sandbox.world.world import World


@dataclass(frozen=True)
class Services:
    """The parts that several other parts use.

    They are the state, the bot's commands, interactions and the responses to them, the two ways in which the bot gets
    interactions, and the nonces of its messages.
    """

    world: World
    commands: CommandRegistry
    interactions: Interactions
    responses: Responses
    gateway: Gateway
    endpoint: InteractionsEndpoint
    nonces: UsedNonces

    @property
    def online(self) -> bool:
        """Whether the bot is connected to the gateway or has an interactions endpoint."""
        return self.gateway.online or bool(self.endpoint.urls)
