"""The tournament of a press, and what its user may do there. Modified clients may send any id from anywhere."""

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.tournaments.tournament import Tournament
from bot.ui.reply.audience import parent_of
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.views.custom_id import Press


def may_organise(interaction: Interaction) -> bool:
    """Returns whether Discord's permissions let the user create tournaments here and run other people's."""
    if interaction.guild_id is None:
        return False
    return interaction.permissions.manage_events or interaction.permissions.manage_guild


def is_here(tournament: Tournament, interaction: Interaction) -> bool:
    """Returns whether a tournament belongs to the channel of an interaction, or to its thread's parent channel."""
    channels = (interaction.channel_id, parent_of(interaction))
    return tournament.guild == interaction.guild_id and tournament.channel in channels


async def pressed_tournament(sessions: Sessions, reply: Reply, press: Press) -> Tournament:
    """Returns the current state of a press's tournament.

    Refuses `tournament-unknown`, also for a tournament of another channel, which the user may not be able to see.
    """
    tournament = await sessions.tournaments.find(press.session)
    if tournament is None or not is_here(tournament, reply.interaction):
        raise Refusal("tournament-unknown")
    return tournament


def require_organiser(tournament: Tournament, reply: Reply) -> None:
    """Refuses `tournament-over`, and `tournament-not-yours` for everybody except the organiser and event managers."""
    if not tournament.status.live:
        raise Refusal("tournament-over")
    if reply.user != tournament.organiser and not may_organise(reply.interaction):
        raise Refusal("tournament-not-yours")
