"""Posts clips of finished games and of attempts at daily puzzles, each once, and remembers which were posted."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.sessions.refusals import Refusal
from bot.sessions.timers.timers import Lock, Now
from bot.store.change import Change
from bot.store.dailies import DailyChange, DailyClipRecord
from bot.store.interface import Store
from bot.store.sessions import ClipRecord


@dataclass(frozen=True)
class ClipKey:
    """Identifies a clip.

    Attributes:
        game: the id of the session or of the daily puzzle.
        person: whose attempt at the puzzle it shows; None for a game at a table.
    """

    game: str
    person: int | None = None


class ClipShared(Refusal):
    """The clip has already been posted, in this message."""

    def __init__(self, message: int) -> None:
        super().__init__("clip-shared")
        self.message = message


class Clips:
    """Posts each clip once, whoever presses and in whichever process."""

    def __init__(self, store: Store, *, now: Now, lock: Lock) -> None:
        self._store = store
        self._now = now
        self._lock = lock

    async def require_new(self, key: ClipKey) -> None:
        """Raises ClipShared if the clip is known to be posted, and StoreUnavailable."""
        kept = await self._kept(key)
        if kept is not None and kept.message is not None:
            raise ClipShared(kept.message)

    async def post(
        self, key: ClipKey, send: Callable[[], Awaitable[int]], find: Callable[[int], Awaitable[int | None]]
    ) -> None:
        """Posts a clip unless that is done. Raises as `require_new`, `send` and `find` do.

        Args:
            send: posts the clip, and returns the message's id.
            find: returns the message that an earlier attempt may have posted before its process died, given the time of
                that attempt (ms since the epoch).
        """
        async with self._lock(f"clip {key.game} {key.person}"):
            await self.require_new(key)
            before = await self._kept(key)
            if before is not None and (found := await find(before.at)) is not None:
                await self._note(key, before.at, found)
                raise ClipShared(found)
            at = self._now()
            await self._note(key, at, None)
            await self._note(key, at, await send())

    async def _kept(self, key: ClipKey) -> ClipRecord | DailyClipRecord | None:
        if key.person is None:
            return await self._store.sessions.clip(key.game)
        return await self._store.dailies.clip(key.game, key.person)

    async def _note(self, key: ClipKey, at: int, message: int | None) -> None:
        if key.person is None:
            change = Change(of=key.game, clip=ClipRecord(key.game, at, message))
        else:
            posted = DailyClipRecord(key.game, key.person, at, message)
            change = Change(of=f"{key.game} {key.person}", daily=DailyChange(clips=(posted,)))
        await self._store.commit(change)
