"""Events of interactions, for the gateway, the people and tests."""

from dataclasses import dataclass

from sandbox.interactions.interaction import Interaction
from sandbox.protocol.encoding import Json
from sandbox.world.events import Event


@dataclass(frozen=True)
class InteractionCreated(Event):
    """A user has used a command, a component or a modal, and the bot is to be told."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionSettled(Event):
    """How an interaction ended for its user: None, or what went wrong in words."""

    interaction: Interaction
    error: str | None = None


@dataclass(frozen=True)
class ModalShown(Event):
    """The answer is a modal, to be shown to the interaction's user."""

    interaction: Interaction
    modal: Json


@dataclass(frozen=True)
class ChoicesOffered(Event):
    """The answer to an autocomplete."""

    interaction: Interaction
    choices: list[Json]
