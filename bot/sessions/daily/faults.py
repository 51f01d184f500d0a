"""Whether attempts at puzzles are as they were written."""

from bot.sessions.daily.attempt import moves_of, puzzle_of
from bot.store.daily_reading import DailyReading
from bot.store.records import DamagedRecord


async def attempt_faults(dailies: DailyReading, *, ended: bool) -> tuple[str, ...]:
    """Returns which attempts are damaged, or their puzzles, each as a text. Raises StoreUnavailable.

    Args:
        ended: whether finished attempts are looked at, too.
    """
    found = []
    for daily, person in await dailies.attempts(ended=ended):
        try:
            await _require_whole(dailies, daily, person)
        except DamagedRecord as why:
            found.append(f"attempt of user {person} at puzzle {daily}: {why}")
    return tuple(found)


async def _require_whole(dailies: DailyReading, daily: str, person: int) -> None:
    """Raises DamagedRecord for an attempt that is not as it was written."""
    puzzle = await dailies.find(daily)
    if puzzle is None:
        raise DamagedRecord("its puzzle is missing")
    puzzle_of(puzzle)
    attempt = await dailies.attempt(daily, person)
    if attempt is not None:
        moves = await dailies.moves(daily, person)
        if await dailies.attempt(daily, person) == attempt:  # else somebody plays or deletes it meanwhile
            moves_of(attempt, moves)
