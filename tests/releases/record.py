"""`python -m tests.releases.record` plays games and keeps their database as the one of this version's release."""

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.games import GAMES
from bot.sessions.session import Person, Place, Session
from bot.version import VERSION
from tests.releases.database import FOLDER, record
from tests.sessions.harness import Harness

OPENING = 3
"""How many moves are made in each game that goes on."""


async def play(database: Path) -> None:
    """In a new database, starts a game of each kind, finishes one, and leaves one in the lobby."""
    async with Harness(database) as harness:
        for number, key in enumerate(sorted(GAMES)):
            session = await harness.game(*_people(number), game=key, place=Place(10, 100 + number))
            for _ in range(OPENING):
                session = await _move(harness, session)
        over = await harness.game(*_people(90), game="tris_1", place=Place(10, 190), options={"first": "first_seat"})
        for words in ("a1", "b1", "a2", "b2", "a3"):
            over = await harness.move(over, over.people[min(over.to_act)], words)
        await harness.lobby(*_people(91), game="tris_2", place=Place(10, 191))


def _people(number: int) -> tuple[Person, Person]:
    """Returns two people who sit only at one table, since the number of tables per person is limited."""
    return Person(1000 + 2 * number, "Ada"), Person(1001 + 2 * number, "Bea")


async def _move(harness: Harness, session: Session) -> Session:
    """Makes the first legal move of the first seat that is to act."""
    seat = min(session.to_act)
    words = next(iter(session.game.legal_moves(session.state, seat)))
    return await harness.move(session, session.people[seat], words)


if __name__ == "__main__":
    os.environ["PYTEST_CURRENT_TEST"] = f"release {VERSION} (call)"  # the harness draws its luck from it
    with TemporaryDirectory() as folder:
        database = Path(folder, "tavolino.db")
        asyncio.run(play(database))
        record(database, FOLDER / f"{VERSION}.json")
    sys.stdout.write(f"{FOLDER / f'{VERSION}.json'}\n")
