"""The attempts at puzzles, as the store has them."""

from bot.sessions.daily.attempt import moves_of, puzzle_of
from bot.sessions.session import Move
from bot.store.dailies import AttemptRecord, DailyReading
from bot.store.errors import DamagedRecord


async def saved_attempt(
    dailies: DailyReading, daily: str, person: int
) -> tuple[AttemptRecord, tuple[Move, ...]] | None:
    """Returns the attempt of a person at a puzzle, with its moves.

    Raises DamagedRecord for one that is not as it was written, and StoreUnavailable.
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
    """Returns which attempts are damaged, or their puzzles, each as a text. Raises StoreUnavailable.

    Args:
        ended: whether finished attempts are looked at, too.
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
