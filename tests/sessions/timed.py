"""Games with a clock, and what their time brought."""

from bot.sessions.session import Person, Session
from bot.sessions.transition import TableEvent
from tests.sessions.harness import ADA, BEA, Harness


async def timed(harness: Harness, *people: Person, clock: int = 120, stones: int = 20) -> Session:
    """A game of these people, or of Ada and Bea, with a clock."""
    session = await harness.lobby(*(people or (ADA, BEA)), options={"stones": stones})
    await harness.sessions.configure(session.id, ADA.id, clock=clock)
    return await harness.sessions.start(session.id, ADA.id)


async def happened(harness: Harness, session: Session) -> list[TableEvent]:
    """What who listens has heard of; memory and store agree about it."""
    assert await harness.kept(session) == await harness.shown(session)
    return [table_event for table_event, _ in harness.heard]
