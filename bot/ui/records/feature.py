"""The records feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.records.analysis import AnalysisPanels
from bot.ui.records.buttons import RecordButtons
from bot.ui.records.commands import RecordCommands
from bot.ui.records.leaderboard import Leaderboards
from bot.ui.records.profile import Profiles
from bot.ui.records.replay import Replays
from bot.ui.routing.feature import Feature
from renderers.pictures import Pictures


def records_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: replays, analyses, leaderboards and profiles."""
    replays, leaderboards = Replays(sessions, pictures), Leaderboards(sessions, pictures)
    analyses = AnalysisPanels(sessions, pictures)
    commands = RecordCommands(sessions, replays, analyses, leaderboards, Profiles(sessions, pictures))
    return Feature(commands.commands, RecordButtons(sessions, replays, analyses, leaderboards).handlers)
