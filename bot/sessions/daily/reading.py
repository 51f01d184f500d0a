"""Reads stored attempts at puzzles."""

from bot.sessions.daily.attempt import moves_of, puzzle_of
from bot.sessions.session import Move
from bot.store.dailies import AttemptRecord, DailyReading
from bot.store.errors import DamagedRecord


async def saved_attempt(
    dailies: DailyReading, daily: str, person: int
) -> tuple[AttemptRecord, tuple[Move, ...]] | None:
    """Returns a person's attempt at a puzzle, with its moves.

    Raises DamagedRecord if it differs from what was written, and StoreUnavailable.
    """
    record = await dailies.attempt(daily, person)
    if record is None:
        return None
    moves = await dailies.moves(daily, person)
    try:
        return record, moves_of(record, moves)
    except DamagedRecord:
        if await dailies.attempt(daily, person) is None:  # deleted meanwhile
            return None
        raise


async def attempt_faults(dailies: DailyReading, *, ended: bool) -> tuple[str, ...]:
    """Returns a line for each attempt that is damaged or whose puzzle is. Raises StoreUnavailable.

    Args:
        ended: whether to include finished attempts.
    """
    found = []
    for daily, person in await dailies.attempts(ended=ended):
        try:
            puzzle = await dailies.find(daily)
            if puzzle is None:
                raise DamagedRecord("its puzzle is missing")
            puzzle_of(puzzle)
            await saved_attempt(dailies, daily, person)
        except DamagedRecord as why:
            found.append(f"attempt of user {person} at puzzle {daily}: {why}")
    return tuple(found)
