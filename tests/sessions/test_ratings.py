"""The ratings that the service writes are those that recompute gives, whatever happens during the games."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.sessions.session import OfferKind, Person
from bot.store.sqlite.store import SqliteStore
from tests.sessions.harness import ADA, BEA, CY, DI, Harness
from tests.store.ratings import all_rows

PEOPLE = (ADA, BEA, CY, DI)
DAY = 86_400


def ignore(_done: int, _of: int) -> None:
    """Takes a progress."""


GAMES = st.lists(
    st.tuples(
        st.permutations(PEOPLE).flatmap(lambda people: st.integers(1, 3).map(lambda count: people[:count])),
        st.sampled_from(["won", "won after a takeback", "resigned", "resigned early", "ended without a result"]),
        st.sampled_from([0, 1, 40, 200]).map(lambda days: days * DAY),
        st.booleans(),
    ),
    min_size=1,
    max_size=5,
)
"""Who plays, how the game ends, the time before it, and whether the bot restarts in the middle of it."""


async def play(harness: Harness, people: list[Person], end: str, *, restarts: bool) -> None:
    """Plays a game of nim to this end."""
    session = await harness.game(*people, options={"stones": len(people) + 1})
    if restarts:
        await harness.restart()
    if end == "ended without a result":
        await harness.sessions.games.end(session.id, people[0].id, moderator=True)
    elif end == "resigned early":
        await harness.sessions.games.resign(session.id, people[-1].id)
        if (session := await harness.current(session)).status.live:
            await harness.sessions.games.end(session.id, people[0].id, moderator=True)
    elif end == "resigned":
        for person in people:
            session = await harness.move(session, person, "take 1")
        session = await harness.sessions.games.resign(session.id, people[0].id)
        if (session := await harness.current(session)).status.live:
            await harness.sessions.games.end(session.id, people[1].id, moderator=True)
    else:
        if end == "won after a takeback" and len(people) == 2:
            session = await harness.move(session, people[0], "take 1")
            await harness.sessions.offers.make(session.id, people[0].id, OfferKind.TAKEBACK)
            await harness.sessions.offers.agree(session.id, people[1].id)
        for person in (*people, people[0]):
            session = await harness.move(session, person, "take 1")


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games=GAMES)
def test_ratings_written_are_ratings_recomputed_after_takebacks_and_restarts(
    games: list[tuple[list[Person], str, int, bool]],
) -> None:
    async def scenario(database: Path) -> None:
        async with Harness(database) as harness:
            for people, end, pause, restarts in games:
                await harness.advance(pause)
                await play(harness, people, end, restarts=restarts)
            written = await all_rows(f"sqlite:///{database}")
            if any(len(people) > 1 and end.startswith("won") for people, end, _, _ in games):
                assert written["ratings"]
            assert isinstance(harness.store, SqliteStore)
            await harness.store.recompute_ratings(ignore)
            assert await all_rows(f"sqlite:///{database}") == written

    with TemporaryDirectory() as folder:
        asyncio.run(scenario(Path(folder, "tavolino.db")))
