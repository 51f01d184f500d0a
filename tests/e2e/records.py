"""Reads the tables' records in the store, and replays them by the rules."""

import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.sessions.persistence.replay import checked_session, replayed
from bot.sessions.session import Session, Status
from bot.store.sqlite.store import SqliteStore
from bot.texts import texts_for
from bot.ui.text.narration import result_lines


async def sessions_in(database: Path, guild: str = "") -> list[Session]:
    """Returns the sessions in a copy of the database, of one guild if given, oldest first, with their states replayed.

    The bot may be running. Raises bot.sessions.persistence.replay.Unplayable for moves that break the rules.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            found = target.execute("SELECT id FROM sessions WHERE guild = ? OR ? = '' ORDER BY id", (guild, guild))
            ids = [str(row[0]) for row in found]
        store = await SqliteStore.open(copy)
        try:
            saved = [await store.sessions.find(one) for one in ids]
        finally:
            await store.close()
    return [replayed(checked_session(one)) for one in saved if one is not None]


def open_tables(database: Path, guild: str) -> list[str]:
    """Returns the channels of a guild in which a table is not over."""
    with closing(sqlite3.connect(database)) as rows:
        found = rows.execute(
            "SELECT channel FROM sessions WHERE guild = ? AND status IN ('lobby', 'playing')", (guild,)
        )
        return [str(row[0]) for row in found]


def faults(session: Session) -> list[str]:
    """Returns the inconsistencies of a session: who moved, the outcome by the rules, and the recorded ending.

    The moves themselves are legal, since they have been replayed.
    """
    found = []
    by_rules = None if session.state is None else session.game.outcome(session.state)
    if session.status is Status.FINISHED and by_rules is not None and by_rules != session.result.outcome:
        found.append(f"{session.result.outcome} is kept, the rules say {by_rules}")
    if session.status is Status.PLAYING and by_rules is not None:
        found.append(f"goes on though it is over: {by_rules}")
    if any(not 0 <= move.seat < len(session.people) for move in session.moves):
        found.append("somebody without a seat has moved")
    if (session.state is None) != (session.started_at is None):
        found.append("a state without a start, or a start without a state")
    return [f"{session.id} ({session.game_key}): {fault}" for fault in found]


def ending_texts(session: Session, locale: str = "en-US") -> list[str]:
    """Returns the texts in the table's message about the session's ending; rating changes may follow the result."""
    return result_lines(session, texts_for(locale), {})
