"""Routes each press of a button or select to what answers it."""

from collections.abc import Iterable, Mapping

import discord
import structlog

from bot.sessions.refusals import OutdatedRequest, Refusal
from bot.ui.reply.errors import answering
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.reply import Reply
from bot.ui.routing.button_context import ButtonContext, Handler
from bot.ui.views.custom_id import Action, Press

log = structlog.get_logger()


class Router:
    """One way for all presses: each family of them brings the actions that it answers."""

    def __init__(self, pressed: ButtonContext, families: Iterable[Mapping[Action, Handler]]) -> None:
        self._pressed = pressed
        self._handlers = {action: handler for family in families for action, handler in family.items()}

    async def route(self, interaction: Interaction) -> None:
        """Answers one press. Whatever is wrong with it is told to the presser alone."""
        async with answering(interaction) as reply:
            press = Press.read(reply.custom_id)
            if press is None or (_form(interaction) and not _expected(press, reply)):
                raise Refusal("unknown-button")
            try:
                await self._handlers[press.action](reply, press)
            except OutdatedRequest:
                await self._renew(reply, press)
                raise

    async def _renew(self, reply: Reply, press: Press) -> None:
        """Puts a message right that is behind its table; the refusal that showed it is told in any case."""
        session = await self._pressed.sessions.find(press.session)
        if session is None:
            return
        try:
            await self._pressed.messages.renew(reply, session)
        except discord.HTTPException as error:
            log.info("message not renewed", interaction=reply.interaction.id, status=error.status, code=error.code)


def _form(interaction: Interaction) -> bool:
    return interaction.type is discord.InteractionType.modal_submit


def _expected(press: Press, reply: Reply) -> bool:
    """Whether this is a form of ours: there is one alone, and it is opened from a table's message."""
    return press.action is Action.PICK and bool(press.words) and reply.message is not None
