"""Routes each button press, selection and submitted modal to the feature that answers it."""

from collections.abc import Iterable
from contextlib import suppress

import discord
import structlog

from bot.sessions.refusals import OutdatedRequest, Refusal
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.lines import LineFull
from bot.ui.reply.reply import Reply
from bot.ui.routing.feature import Feature
from bot.ui.routing.press_origin import require_own_message
from bot.ui.routing.table_context import TableContext
from bot.ui.views.custom_id import Action, Press

MODALS = frozenset({Action.SELECT_WORDS, Action.SHOW_MOVES})
"""The actions of which a press may be a submitted modal."""

log = structlog.get_logger()


class Router:
    """Finds the handler of a press by the action in its custom id."""

    def __init__(self, tables: TableContext, features: Iterable[Feature]) -> None:
        self._tables = tables
        self.handlers = {action: handler for feature in features for action, handler in feature.handlers.items()}

    async def route(self, interaction: Interaction) -> None:
        """Answers a press. An error is explained privately to its user; a press beyond the user's limit is ignored."""
        with suppress(LineFull):
            await self._route(interaction)

    async def _route(self, interaction: Interaction) -> None:
        async with answering(interaction) as reply:
            press = Press.parse(reply.custom_id)
            if press is None or (_is_modal(interaction) and not _may_be_modal(press, reply)):
                raise Refusal("unknown-button")
            reply.is_about(press.session, press.ply)
            try:
                await require_own_message(self._tables.sessions, reply, press)
                self._tables.sessions.acted(press.session, reply.user)
                await self.handlers[press.action](reply, press)
            except OutdatedRequest:
                await self._renew(reply, press)
                raise

    async def _renew(self, reply: Reply, press: Press) -> None:
        """Brings the pressed message up to date; the refusal is explained whether that succeeds or not."""
        session = await self._tables.sessions.tables.find(press.session)
        if session is None:
            return
        try:
            await self._tables.messages.renew(reply, session)
        except discord.HTTPException as error:
            log.info("message not renewed", interaction=reply.interaction.id, status=error.status, code=error.code)


def _is_modal(interaction: Interaction) -> bool:
    return interaction.type is discord.InteractionType.modal_submit


def _may_be_modal(press: Press, reply: Reply) -> bool:
    """Returns whether this is the custom id of a modal. They are opened from a message of a table."""
    return press.action in MODALS and bool(press.argument) and reply.message is not None
