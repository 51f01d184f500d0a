"""What the store holds of the tables, read when the bot has stopped, and played through again by the rules."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.sessions.persistence.records import session_without_state
from bot.sessions.persistence.replay import replayed
from bot.sessions.session import Session, Status
from bot.store.sqlite import SqliteStore
from bot.texts import texts_for
from bot.ui.text.narration import ending, score_lines


async def sessions_in(database: Path) -> list[Session]:
    """Every session of a stopped bot, the oldest first, with its state by replay.

    Raises bot.sessions.persistence.replay.Unplayable for one whose moves the rules do not bear.
    """
    with closing(sqlite3.connect(database)) as rows:
        ids = [str(row[0]) for row in rows.execute("SELECT id FROM sessions ORDER BY id")]
    store = await SqliteStore.open(database)
    try:
        saved = [await store.session(one) for one in ids]
    finally:
        await store.close()
    return [replayed(session_without_state(one)) for one in saved if one is not None]


def faults(session: Session) -> list[str]:
    """What does not fit together in a session: who moved, what the rules make of it, how it is said to have ended.

    The moves themselves are legal: they have been replayed.
    """
    found = []
    by_rules = None if session.state is None else session.game.outcome(session.state)
    if session.status is Status.FINISHED and by_rules is not None and by_rules != session.outcome:
        found.append(f"{session.outcome} is kept, the rules say {by_rules}")
    if session.status is Status.PLAYING and by_rules is not None:
        found.append(f"goes on though it is over: {by_rules}")
    if any(not 0 <= move.seat < len(session.people) for move in session.moves):
        found.append("somebody without a seat has moved")
    if (session.state is None) != (session.started_at is None):
        found.append("a state without a start, or a start without a state")
    return [f"{session.id} ({session.game_key}): {fault}" for fault in found]


def told(session: Session, locale: str = "en-US") -> list[str]:
    """How the table's message is to tell the end of the session: every one of these texts is in it."""
    texts = texts_for(locale)
    final = score_lines(session, texts)
    return [ending(session, texts), *([final] if final else [])]
