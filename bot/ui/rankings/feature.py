"""The rankings feature, as the client adds it."""

from bot.sessions.service import Sessions
from bot.ui.rankings.leaderboard_buttons import LeaderboardButtons
from bot.ui.rankings.leaderboard_commands import LeaderboardCommands
from bot.ui.rankings.leaderboard_messages import LeaderboardMessages
from bot.ui.rankings.profile import Profiles
from bot.ui.routing.context_menus import user_menu
from bot.ui.routing.feature import Feature
from renderers.pictures import Pictures


def rankings_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: leaderboards, profiles and achievements."""
    leaderboards = LeaderboardMessages(sessions, pictures)
    commands = LeaderboardCommands(sessions, leaderboards, Profiles(sessions, pictures))
    menus = [user_menu("menu-profile", commands.show_profile_of)]
    return Feature(commands.commands, LeaderboardButtons(leaderboards).handlers, menus=menus)
