"""Games with a clock, and what their time brought."""

from bot.sessions.session import Person, Session
from bot.sessions.transition import TableEvent
from tests.sessions.house import ADA, BEA, House


async def timed(house: House, *people: Person, clock: int = 120, stones: int = 20) -> Session:
    """A game of these people, or of Ada and Bea, with a clock."""
    session = await house.lobby(*(people or (ADA, BEA)), options={"stones": stones})
    await house.sessions.configure(session.id, ADA.id, clock=clock)
    return await house.sessions.start(session.id, ADA.id)


async def happened(house: House, session: Session) -> list[TableEvent]:
    """What who listens has heard of; memory and store agree about it."""
    assert await house.kept(session) == await house.shown(session)
    return [table_event for table_event, _ in house.heard]
