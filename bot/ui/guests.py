"""Where the bot is only somebody's own app: in servers that have not added it, and in conversations of others.

There it may not touch a channel. A message can be changed with the leave of the interaction that made it or was last
answered on it, for as long as Discord lets that answer; so tables stand there by the presses of their players.
"""

from collections import OrderedDict

from bot.sessions.session import Refusal
from bot.ui.reply import Interaction

KEPT = 1000
"""Of so many messages, those used last, the leave is remembered."""


def as_guest(interaction: Interaction) -> bool:
    """Whether the bot is no member where the interaction comes from."""
    if interaction.guild_id is None:
        return interaction.context.private_channel
    return not interaction.is_guild_integration()


def let_in(interaction: Interaction) -> None:
    """Refuses `no-outside-apps` where a server lets its guest apps answer only those who ask, unseen by others."""
    if interaction.guild_id is not None and as_guest(interaction) and not interaction.permissions.use_external_apps:
        raise Refusal("no-outside-apps")


class Leaves:
    """The last interaction that gave leave to change a message."""

    def __init__(self) -> None:
        self._given: OrderedDict[int, Interaction] = OrderedDict()

    def note(self, message: int, interaction: Interaction) -> None:
        """The interaction has posted the message, or has been answered by changing it."""
        if not as_guest(interaction):
            return
        self._given[message] = interaction
        self._given.move_to_end(message)
        while len(self._given) > KEPT:
            self._given.popitem(last=False)

    def to_change(self, message: int) -> Interaction | None:
        """By which interaction the message can be changed; None where there is none, or its time is over."""
        interaction = self._given.get(message)
        return None if interaction is None or interaction.is_expired() else interaction
