"""Before an interaction is answered: loads what other processes have changed, and notes that its user is there."""

from bot.sessions.service import Sessions
from bot.ui.gateway.raw_interactions import UserInput
from bot.ui.reply.audience import parent_of
from bot.ui.reply.interaction import Interaction
from bot.ui.views.custom_id import Press


async def refresh(interaction: Interaction, sessions: Sessions) -> None:
    """Loads the live tables of the channel and of its parent, the pressed session, and the settings that apply.

    Notes that the user has acted in the channel, and so needs no ping there for a while.

    After it everything that answers an interaction may rely on what this process has in memory. Raises
    StoreUnavailable.
    """
    press = Press.parse(UserInput(interaction).custom_id)
    channels = {interaction.channel_id, parent_of(interaction)} - {None}
    await sessions.refresh(
        channels=[channel for channel in channels if channel is not None],
        sessions=[press.session] if press is not None and press.names_session else [],
        guild=interaction.guild_id,
        users=[interaction.user.id],
    )
    if interaction.channel_id is not None:
        sessions.acted(interaction.channel_id, interaction.user.id)
