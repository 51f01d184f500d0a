"""What the user of an interaction has pressed, chosen or typed, and the message on which they pressed."""

from collections.abc import Mapping

from bot.ui.gateway import raw_interactions
from bot.ui.reply.interaction import Interaction


class UserInput:
    """What an interaction says, as Discord sent it. Nothing of it is to be trusted: `bot.ui.routing` checks it."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction

    @property
    def custom_id(self) -> str:
        """The custom id of the pressed component; empty for a command."""
        return raw_interactions.custom_id(self._interaction)

    @property
    def selected(self) -> list[str]:
        """The values chosen in the select, or the words typed into the modal."""
        return raw_interactions.selected_values(self._interaction)

    @property
    def resolved(self) -> frozenset[str]:
        """The ids of the chosen users, roles and channels that exist, according to Discord."""
        return raw_interactions.resolved_ids(self._interaction)

    @property
    def in_private(self) -> bool:
        """Whether the pressed component is in a private panel."""
        pressed = self._interaction.message
        return pressed is not None and pressed.flags.ephemeral

    @property
    def message_custom_ids(self) -> frozenset[str]:
        """The custom ids that the pressed message had when Discord sent the interaction."""
        return raw_interactions.message_custom_ids(self._interaction)

    @property
    def message_text(self) -> str:
        """The texts of the pressed message's components when Discord sent the interaction."""
        return raw_interactions.message_text(self._interaction)

    @property
    def is_genuine(self) -> bool:
        """Whether the pressed message has the component of this custom id: a modified client may forge one."""
        return self.custom_id in self.message_custom_ids

    @property
    def shown_files(self) -> Mapping[str, int]:
        """The ids of the files that the pressed message showed at the time of the press, by name."""
        return raw_interactions.shown_files(self._interaction)
