"""Games with a clock, and the events of their timers."""

from bot.sessions.session import Person, Place, Session
from bot.sessions.transition import TableEvent
from tests.sessions.harness import ADA, BEA, HERE, Harness


async def timed_game(
    harness: Harness, *people: Person, clock: int = 120, stones: int = 20, place: Place = HERE
) -> Session:
    """Starts a game of these people, or of Ada and Bea, with a clock."""
    return await harness.game(*(people or (ADA, BEA)), place=place, options={"stones": stones}, clock=clock)


async def events(harness: Harness, session: Session) -> list[TableEvent]:
    """Returns the events of which listeners were notified; asserts that memory and store agree on the session."""
    assert await harness.restored(session) == await harness.current(session)
    return [event for event, _ in harness.events]
