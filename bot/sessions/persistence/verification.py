"""Whether saved sessions replay to the states that they had."""

from collections.abc import AsyncIterator, Iterable

from bot.sessions.persistence.replay import Unplayable, checked_session, replayed
from bot.store.errors import DamagedRecord
from bot.store.reading import Reading


async def faults(store: Reading, ids: Iterable[str]) -> AsyncIterator[str]:
    """Replays these sessions, and yields each that does not replay as a text: its id, the ply if it is known, and why.

    A game whose rules have changed since does not replay either. Raises StoreUnavailable.
    """
    for session_id in ids:
        try:
            saved = await store.sessions.find(session_id)
            if saved is not None:
                replayed(checked_session(saved))
        except (DamagedRecord, Unplayable) as why:
            yield f"{session_id}: {why}"
