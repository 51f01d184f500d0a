"""The records feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.records.achievements import AchievementCommand
from bot.ui.records.analysis import AnalysisPanels
from bot.ui.records.board_buttons import BoardButtons
from bot.ui.records.board_commands import BoardCommands
from bot.ui.records.buttons import RecordButtons
from bot.ui.records.commands import RecordCommands
from bot.ui.records.leaderboard import Leaderboards
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
    leaderboards = Leaderboards(sessions, pictures)
    boards = BoardCommands(sessions, leaderboards, Profiles(sessions, pictures))
    verify = VerifyCommand(sessions, commands.suggest_games)
    handlers = {
        **RecordButtons(sessions, replays, analyses).handlers,
        **BoardButtons(leaderboards).handlers,
        **MomentButtons(sessions, Moments(pictures)).handlers,
        **verify.handlers,
    }
    return Feature(
        [*commands.commands, *boards.commands, AchievementCommand(sessions).command, verify.command], handlers
    )
