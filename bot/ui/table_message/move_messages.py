"""Short messages about each move for players who have asked for them, since edits notify nobody."""

import asyncio
from collections.abc import Sequence
from functools import partial
from weakref import WeakValueDictionary

from bot.lru import LruCache
from bot.sessions.service import Sessions
from bot.sessions.session import Session, Status
from bot.texts import Texts, clipped
from bot.ui.gateway.outbox import Outbox
from bot.ui.reply.message_nonce import message_nonce
from bot.ui.table_message.channel_messages import ChannelMessages
from bot.ui.text.move_labels import unbroken
from bot.ui.text.narration import ending, last_events, moves_since, prompt_line
from bot.ui.views.outgoing_message import mention_only

TABLES_KEPT = 5_000

FRESH = 10_000
"""Milliseconds after which a move is old: a redraw after a restart does not announce it."""

TOLD_LIMIT = 200
"""The most characters of a message's account of what happened."""


class MoveMessages:
    """Announces each move to the players of a table who want that, and deletes the previous message.

    The message mentions them, and tells only what everybody at the table may know. Computers' moves are announced when
    it is a person's turn again. While Discord is away the last move waits, and is dropped if another one is made.
    Nothing is stored, so the last message before a restart is never deleted.
    """

    def __init__(self, channels: ChannelMessages, sessions: Sessions, outbox: Outbox) -> None:
        self._channels = channels
        self._outbox = outbox
        self._sessions = sessions
        self._sent: LruCache[str, int] = LruCache(TABLES_KEPT)
        """By session: the ply up to which moves have been announced."""
        self._messages: LruCache[str, tuple[int, int]] = LruCache(TABLES_KEPT)
        """By session: the channel and id of its last message."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closed = False

    def changed(self, session: Session, texts: Texts) -> None:
        """Announces the moves that this process has not announced yet."""
        if self._closed or not session.moves or session.message is None or session.status is Status.ABANDONED:
            return
        sent, last = self._sent.get(session.id) or 0, session.moves[-1]
        thinking = session.status is Status.PLAYING and session.to_act <= session.computers
        if session.ply <= sent or thinking or last.at < self._sessions.now() - FRESH:
            return
        self._sent[session.id] = session.ply
        users = [
            session.people[seat].id
            for seat in session.humans
            if seat != last.seat and self._sessions.user_settings.of(session.people[seat].id).tells_moves
        ]
        if users and not self._channels.by_user_install(session.place):
            content = move_content(session, users, max(1, session.ply - sent), texts)
            self._outbox.send(f"move {session.id}", partial(self._send, session, users, content))

    def close(self) -> None:
        """Announces nothing from now on."""
        self._closed = True

    async def _send(self, session: Session, users: Sequence[int], content: str) -> None:
        """Announces a move, unless another one was made since. Raises NOT_SENT."""
        lock = self._locks.setdefault(session.id, asyncio.Lock())
        nonce = message_nonce(f"{session.id} {session.ply} told")
        async with lock:
            if self._sent.get(session.id) != session.ply:
                return
            message = await self._channels.ping(session, content, mention_only(users), nonce, {})
            before = self._messages.get(session.id)
            self._messages[session.id] = session.place.channel, message
        if before is not None:
            self._outbox.send(f"earlier-move {before[1]}", partial(self._channels.delete, *before))


def move_content(session: Session, users: Sequence[int], moves: int, texts: Texts) -> str:
    """Returns the text that tells these users the last moves, and whose turn it is or how the game ended.

    Args:
        moves: the most moves to tell, if each has its own line.
    """
    view = session.view(None)
    if session.tells_since_own_move:
        lines = moves_since(session, view, texts, None, moves)[:moves]
    else:
        lines = last_events(session, view, texts)
    now = prompt_line(session, texts) if session.status is Status.PLAYING else ending(session, texts)
    mentions = " ".join(f"<@{user}>" for user in users)
    return f"{mentions} {clipped(unbroken(' '.join(lines)), TOLD_LIMIT)}\n{now}"
