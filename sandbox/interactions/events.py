"""Events of interactions, for the gateway, the people and tests."""

from dataclasses import dataclass

from sandbox.interactions.interaction import Interaction
from sandbox.protocol.encoding import Json
from sandbox.world.events import Happening


@dataclass(frozen=True)
class Asked(Happening):
    """A user has used a command, a component or a modal, and the bot is to be told."""

    interaction: Interaction


@dataclass(frozen=True)
class Settled(Happening):
    """How an interaction ended for its user: None, or what went wrong in words."""

    interaction: Interaction
    error: str | None = None


@dataclass(frozen=True)
class ModalShown(Happening):
    """The answer is a modal, to be shown to the interaction's user."""

    interaction: Interaction
    modal: Json


@dataclass(frozen=True)
class ChoicesOffered(Happening):
    """The answer to an autocomplete."""

    interaction: Interaction
    choices: list[Json]
