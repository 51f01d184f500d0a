"""Games with a clock, and the events of their timers."""

from bot.sessions.session import Person, Place, Session
from bot.sessions.transition import TableEvent
from tests.sessions.harness import ADA, BEA, HERE, Harness


async def timed_game(
    harness: Harness, *people: Person, clock: int = 120, stones: int = 20, place: Place = HERE
) -> Session:
    """Starts a game of these people, or of Ada and Bea, with a clock."""
    session = await harness.lobby(*(people or (ADA, BEA)), place=place, options={"stones": stones})
    await harness.sessions.lobbies.configure(session.id, ADA.id, clock=clock)
    return (await harness.sessions.lobbies.start(session.id, ADA.id)).session


async def events(harness: Harness, session: Session) -> list[TableEvent]:
    """Returns the events of which listeners were notified; asserts that memory and store agree on the session."""
    assert await harness.restored(session) == await harness.current(session)
    return [event for event, _ in harness.events]
