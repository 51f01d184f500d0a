"""How a duel is opened: by `/duel`, where the friends are named there or chosen in a panel, which posts its message."""

from collections.abc import Sequence

from bot.games import DUELS
from bot.players.base import DEFAULT_LEVEL, Level
from bot.sessions.duels.service import DEALS
from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person
from bot.ui.duels.messages import DuelMessages
from bot.ui.reply.audience import person, place
from bot.ui.reply.bot_permissions import require_permissions
from bot.ui.reply.guild_rules import require_allowed
from bot.ui.reply.reply import Reply


class DuelOpening:
    """Opens duels for the user who asks for them."""

    def __init__(self, sessions: Sessions, messages: DuelMessages) -> None:
        self._sessions = sessions
        self._messages = messages

    def require(self, reply: Reply) -> None:
        """Refuses as `require_allowed` does; raises MissingPermissions."""
        require_allowed(reply.interaction, self._sessions.guild_settings.of(reply.interaction.guild_id))
        require_permissions(reply.interaction)

    async def open(self, reply: Reply, friends: Sequence[Person], game_key: str, level: str, deals: int) -> None:
        """Opens a duel with these friends, and posts its message, which pings them.

        Refuses what `require` and `Duels.open` do, and `unknown-button` for a game, a level or a number of deals that
        there is not.
        """
        self.require(reply)
        if game_key not in DUELS or level not in {*Level} or deals not in DEALS:
            raise Refusal("unknown-button")
        people = [person(reply.interaction), *(one for one in friends if one.id != reply.user)]
        series = await self._sessions.duels.open(place(reply.interaction), people, game_key, Level(level), deals)
        try:
            sent = await reply.send_public(self._messages.view_of(series), [], mentions=[one.id for one in people[1:]])
        except Exception:  # nobody would see it, and it would count for a week
            await self._sessions.duels.cancel(series.first.id, reply.user, moderated=None)
            raise
        await self._sessions.duels.note_message(series.first.id, sent)


DEFAULT = DEFAULT_LEVEL.value
"""The level of the computers where none is chosen."""
