"""The puzzles of the day: the commands and the feature that the client adds."""

from collections.abc import Sequence

from bot.sessions.service import Sessions
from bot.ui.daily.attempt_moves import AttemptMoves
from bot.ui.daily.buttons import DailyButtons
from bot.ui.daily.clips import DailyClips
from bot.ui.daily.panels import DailyPanels
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import Feature
from bot.ui.routing.slash_command import Command, command
from bot.ui.views.custom_id import Surface
from renderers.pictures import Pictures


class DailyCommands:
    """Handles `/daily`, which works everywhere, in private."""

    def __init__(self, panels: DailyPanels) -> None:
        self._panels = panels

    @property
    def commands(self) -> Sequence[Command]:
        return [command("daily", self._daily)]

    async def _daily(self, reply: Reply) -> None:
        """`/daily`: shows the puzzles of the day."""
        message = await self._panels.home(reply)
        await reply.send_private(message.view, message.files)


def daily_feature(sessions: Sessions, pictures: Pictures) -> Feature:
    """Builds the feature: a puzzle a day in each game that has one."""
    panels = DailyPanels(sessions, pictures)
    moves = AttemptMoves(sessions.dailies, panels)
    handlers = {**DailyButtons(sessions, panels).handlers, **DailyClips(sessions, pictures).handlers}
    return Feature(DailyCommands(panels).commands, handlers, {Surface.DAILY: moves})
