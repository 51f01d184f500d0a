"""The records feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.records.achievements import AchievementCommand
from bot.ui.records.analysis import AnalysisPanels
from bot.ui.records.buttons import RecordButtons
from bot.ui.records.commands import RecordCommands
from bot.ui.records.leaderboard_buttons import LeaderboardButtons
from bot.ui.records.leaderboard_commands import LeaderboardCommands
from bot.ui.records.leaderboard_messages import LeaderboardMessages
from bot.ui.records.moment_buttons import MomentButtons
from bot.ui.records.moments import Moments
from bot.ui.records.profile import Profiles
from bot.ui.records.replay import Replays
from bot.ui.records.verify_command import VerifyCommand
from bot.ui.routing.feature import Feature
from renderers.pictures import Pictures


def records_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: replays, analyses, leaderboards, profiles, achievements, and the verification of games."""
    replays, analyses = Replays(sessions, pictures), AnalysisPanels(sessions, pictures)
    commands = RecordCommands(sessions, replays, analyses)
    leaderboards = LeaderboardMessages(sessions, pictures)
    leaderboard_commands = LeaderboardCommands(sessions, leaderboards, Profiles(sessions, pictures))
    verify = VerifyCommand(sessions, commands.suggest_games)
    handlers = {
        **RecordButtons(sessions, replays, analyses).handlers,
        **LeaderboardButtons(leaderboards).handlers,
        **MomentButtons(sessions, Moments(pictures)).handlers,
        **verify.handlers,
    }
    return Feature(
        [*commands.commands, *leaderboard_commands.commands, AchievementCommand(sessions).command, verify.command],
        handlers,
    )
