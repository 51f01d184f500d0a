"""Events of interactions."""

from dataclasses import dataclass

from sandbox.interactions.interaction import Interaction
from sandbox.protocol.encoding import Json
from sandbox.world.events import Event


@dataclass(frozen=True)
class InteractionCreated(Event):
    """A user has used a command, a component or a modal; the gateway sends it to the bot."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionSettled(Event):
    """An interaction has ended for its user: the bot has responded, or `error` tells the user why it has not."""

    interaction: Interaction
    error: str | None = None


@dataclass(frozen=True)
class ModalShown(Event):
    """The bot has responded with a modal for the interaction's user."""

    interaction: Interaction
    modal: Json


@dataclass(frozen=True)
class ChoicesOffered(Event):
    """The bot has responded to an autocomplete."""

    interaction: Interaction
    choices: list[Json]
