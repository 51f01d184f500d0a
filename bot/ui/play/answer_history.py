"""The private answers to typed moves: an old one is deleted when the next one is sent."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

from bot.games.base import RuleError
from bot.lru import LruCache
from bot.sessions.refusals import Refusal
from bot.ui.board_message.channel_messages import NOT_SENT
from bot.ui.reply.interaction import Interaction

log = structlog.get_logger()

USERS_KEPT = 500
ANSWERS_KEPT = 5
"""Of a user at a table; of more refusals in a row the oldest are not deleted."""


class AnswerHistory:
    """Remembers each user's answers at each table, and deletes them when the next one has been sent.

    Discord lets an answer be deleted for fifteen minutes; an older one stays until its user dismisses it. The answers
    are remembered in memory: those from before a restart stay.
    """

    def __init__(self) -> None:
        self._answers: LruCache[tuple[str, int], list[Interaction]] = LruCache(USERS_KEPT)

    @asynccontextmanager
    async def replacing(self, session_id: str, interaction: Interaction) -> AsyncIterator[None]:
        """Surrounds the answer to a typed move: once it is sent, deletes the earlier ones.

        A refusal deletes nothing, since the answers above it show what can be done; it is deleted with the next answer.
        """
        user = (session_id, interaction.user.id)
        try:
            yield
        except (Refusal, RuleError):
            self._answers[user] = [*(self._answers.get(user) or []), interaction][-ANSWERS_KEPT:]
            raise
        earlier = self._answers.pop(user) or []
        self._answers[user] = [interaction]
        for answer in earlier:
            await _delete(answer)


async def _delete(answer: Interaction) -> None:
    """Deletes the answer to this interaction, if its token is still valid and the user has not dismissed it."""
    if answer.is_expired():
        return
    try:
        await answer.delete_original_response()
    except NOT_SENT as error:
        log.info("answer not deleted", interaction=answer.id, why=repr(error))
