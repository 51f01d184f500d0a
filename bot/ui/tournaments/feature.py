"""The tournaments feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.routing.feature import Feature
from bot.ui.tournaments.buttons import TournamentButtons
from bot.ui.tournaments.commands import TournamentCommands
from bot.ui.tournaments.messages import TournamentMessages
from bot.ui.tournaments.organiser_buttons import OrganiserButtons
from renderers.pictures import Pictures


def tournaments_feature(sessions: Sessions, pictures: Pictures, messages: TournamentMessages) -> Feature:
    """Builds the feature: tournaments are created, joined, run and looked at."""
    handlers = {
        **TournamentButtons(sessions, pictures, messages).handlers,
        **OrganiserButtons(sessions, messages).handlers,
    }
    return Feature(TournamentCommands(sessions, messages).commands, handlers)
