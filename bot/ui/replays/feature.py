"""The replays feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.replays.analysis import AnalysisPanels
from bot.ui.replays.buttons import ReplayButtons
from bot.ui.replays.commands import ReplayCommands
from bot.ui.replays.moment_buttons import MomentButtons
from bot.ui.replays.moments import Moments
from bot.ui.replays.replay import Replays
from bot.ui.replays.verify_command import VerifyCommand
from bot.ui.routing.feature import Feature
from renderers.pictures import Pictures


def replays_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: replays, analyses, and the verification of games."""
    replays, analyses = Replays(sessions, pictures), AnalysisPanels(sessions, pictures)
    commands = ReplayCommands(sessions, replays, analyses)
    verify = VerifyCommand(sessions, commands.suggest_games)
    handlers = {
        **ReplayButtons(sessions, replays, analyses).handlers,
        **MomentButtons(sessions, Moments(pictures)).handlers,
        **verify.handlers,
    }
    return Feature([*commands.commands, verify.command], handlers)
