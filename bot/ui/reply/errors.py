"""The one place where what went wrong becomes a private sentence."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
import structlog

from bot.games.base import RuleError
from bot.sessions.refusals import Refusal
from bot.sessions.service import StoreUnavailable
from bot.texts import Texts
from bot.ui.reply.audience import own_texts
from bot.ui.reply.interaction import Interaction
from bot.ui.reply.permissions import LacksPermission, named, require
from bot.ui.reply.reply import UNKNOWN_MESSAGE, Reply
from bot.ui.text.names import bold
from bot.ui.views.components import page

log = structlog.get_logger()

GONE = 10062
"""Unknown interaction: the three seconds are over, nobody can be answered any more."""


def sentence(error: BaseException, texts: Texts) -> str | None:
    """What to tell the person, or None for a defect of ours."""
    match error:
        case RuleError() | Refusal():
            return refused(error, texts)
        case LacksPermission():
            return texts("lacks-permission", permissions=named(error.missing, texts), count=len(error.missing))
        case StoreUnavailable():
            return texts("store-unavailable")
        case discord.NotFound(code=code) if code == UNKNOWN_MESSAGE:
            return texts("unknown-button")
        case _:
            return None


def refused(error: RuleError | Refusal, texts: Texts) -> str:
    """Why something cannot be done, and what to do instead."""
    return texts(error.key, **{name: _shown(name, value) for name, value in error.text_args.items()})


def _shown(name: str, value: str | int) -> str | int:
    """An argument of a refusal; people's names are bold and cannot format anything."""
    return bold(str(value)) if name in ("player", "host") else value


@asynccontextmanager
async def answering(interaction: Interaction, *, private: bool = True) -> AsyncIterator[Reply]:
    """The reply to an interaction: in time, exactly once, and with an explanation where the work inside fails."""
    async with Reply(interaction, private=private) as reply:
        try:
            yield reply
            await reply.acknowledge()
        except Exception as error:  # noqa: BLE001  every failure ends in an answer, and in the log if it is ours
            await explain(reply, error)


async def explain(reply: Reply, error: Exception) -> None:
    """Answers a failed interaction privately; what we did not preview is logged with its trace."""
    texts = own_texts(reply.interaction)
    if isinstance(error, discord.Forbidden):
        error = _forbidden(reply, error)
    told = sentence(error, texts)
    if told is None:
        if isinstance(error, discord.NotFound) and error.code == GONE:
            log.warning("interaction too late", interaction=reply.interaction.id)
            return
        log.error("interaction failed", interaction=reply.interaction.id, exc_info=error)
        told = texts("error-unexpected")
    try:
        await reply.send_private(page(told))
    except Exception as unanswered:  # noqa: BLE001  this was the answer to a failure: there is nobody left to tell
        log.warning("could not answer", interaction=reply.interaction.id, why=repr(unanswered))


def _forbidden(reply: Reply, error: discord.Forbidden) -> Exception:
    """Which permission it was, where Discord told us what we may do; else the refusal itself."""
    try:
        require(reply.interaction)
    except LacksPermission as lacking:
        return lacking
    return error
