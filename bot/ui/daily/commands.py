"""The slash command of daily puzzles."""

from collections.abc import Sequence

from bot.ui.daily.panels import DailyPanels
from bot.ui.reply.reply import Reply
from bot.ui.routing.slash_command import Command, command


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
