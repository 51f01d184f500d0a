"""The private answers to moves that are typed: the newest stands alone at the bottom of the channel."""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import structlog

from bot.games.base import RuleError
from bot.sessions.refusals import Refusal
from bot.ui.reply.interaction import Interaction

log = structlog.get_logger()

READERS_KEPT = 500
MOST = 5
"""Answers of one reader that stand at most; of more refusals the oldest are left where they are."""


class AnswerHistory:
    """Remembers each reader's answers at each table, and takes them away when the next one has come.

    Discord lets an answer be taken away for fifteen minutes; an older one stays until its reader dismisses it. What
    stands is kept in memory: after a restart the answers from before it stay.
    """

    def __init__(self) -> None:
        self._standing: OrderedDict[tuple[str, int], list[Interaction]] = OrderedDict()

    @asynccontextmanager
    async def succeeded(self, session_id: str, interaction: Interaction) -> AsyncIterator[None]:
        """Around the answer to a typed move: once it is out, those before it go.

        A refusal takes nothing away, for what stands above it shows what can be done; it goes with the next answer.
        """
        reader = (session_id, interaction.user.id)
        try:
            yield
        except (Refusal, RuleError):
            self._keep(reader, [*self._standing.pop(reader, []), interaction])
            raise
        earlier = self._standing.pop(reader, [])
        self._keep(reader, [interaction])
        for answer in earlier:
            await _taken_away(answer)

    def _keep(self, reader: tuple[str, int], answers: list[Interaction]) -> None:
        self._standing[reader] = answers[-MOST:]
        if len(self._standing) > READERS_KEPT:
            self._standing.popitem(last=False)


async def _taken_away(answer: Interaction) -> None:
    """Deletes the answer to this interaction, where its token is still good and the reader has not dismissed it."""
    if answer.is_expired():
        return
    try:
        await answer.delete_original_response()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("answer not taken away", interaction=answer.id, why=repr(error))
