"""The privacy feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.privacy.buttons import PrivacyButtons
from bot.ui.routing.feature import Feature
from bot.ui.routing.slash_command import command


def privacy_feature(sessions: Sessions) -> Feature:
    """Builds the feature: `/privacy`, the export and the deletion of a user's data."""
    buttons = PrivacyButtons(sessions)
    return Feature([command("privacy", buttons.show)], buttons.handlers)
