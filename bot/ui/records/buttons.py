"""The buttons under a finished game: see it again, and step through it."""

from collections.abc import Mapping

from bot.sessions.service import Sessions
from bot.ui.records.replay import Replays
from bot.ui.reply.audience import own_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import Handler
from bot.ui.views.custom_id import Action, Press


class RecordButtons:
    """Shows the presser alone; whoever wants all to see it uses `/replay`."""

    def __init__(self, sessions: Sessions, replays: Replays) -> None:
        self._sessions = sessions
        self._replays = replays

    @property
    def handlers(self) -> Mapping[Action, Handler]:
        return {Action.REPLAY: self._replay, Action.REPLAY_STEP: self._step}

    async def _replay(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.history.record(press.session)
        interaction = reply.interaction
        shown = await self._replays.moving(session, own_texts(interaction), self._theme(interaction))
        await reply.send_private(shown.view, shown.files)

    async def _step(self, reply: Reply, press: Press) -> None:
        session = await self._sessions.history.record(press.session)
        interaction = reply.interaction
        shown = await self._replays.step(session, press.ply, own_texts(interaction), self._theme(interaction))
        await reply.show_private(shown.view, shown.files)

    def _theme(self, interaction: Interaction) -> str:
        return self._sessions.user_settings.of(interaction.user.id).theme
