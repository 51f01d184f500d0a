"""A backup that is taken while games are played has all of them, each in the state in which it was."""

import asyncio
from itertools import count
from pathlib import Path
from random import Random

from bot.games import GAMES
from bot.games.base import Seat
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session
from bot.store.sqlite.backup.restore import restore_backup
from bot.store.sqlite.backup.take import take_backup
from bot.store.sqlite.store import SqliteStore

TABLES = 12

STARTED = 4
"""The ply after which a game is taken to be under way."""


async def test_every_live_session_of_a_backup_under_load_replays_to_the_state_that_it_had(disk: Path) -> None:
    store = await SqliteStore.open(disk / "tavolino.db")
    sessions, actions, stop = Sessions(store, token_bytes=Random(0).randbytes), count(1), asyncio.Event()
    under_way = [asyncio.Event() for _ in range(TABLES)]
    await sessions.restore()
    seen: dict[str, dict[int, Session]] = {}
    games = [key for key in sorted(GAMES) if not GAMES[key].info.race]

    async def play(table: int) -> None:
        people = [Person(2 * table + number, f"P{number}") for number in (1, 2)]
        session = await sessions.lobbies.open(
            Place(1, table), people[0], games[table % len(games)], {}, auto_start=False
        )
        session, _ = await sessions.lobbies.join(session.id, people[1])
        session = (await sessions.lobbies.start(session.id, people[0].id)).session
        seen[session.id] = {session.ply: session}
        while session.to_act and not stop.is_set():
            seat = min(session.to_act)
            moves = session.game.legal_moves(session.state, Seat(seat))
            words = moves[session.ply % len(moves)]
            session = await sessions.games.move(
                session.id, session.people[seat].id, words, ply=session.ply, action=next(actions)
            )
            seen[session.id][session.ply] = session
            if session.ply == STARTED or not session.to_act:
                under_way[table].set()

    playing = [asyncio.create_task(play(table)) for table in range(TABLES)]
    async with asyncio.timeout(20):
        for started in under_way:
            await started.wait()
    before = {session_id: max(plies) for session_id, plies in seen.items()}
    await asyncio.to_thread(take_backup, disk / "tavolino.db", disk / "backup.db")
    stop.set()
    await asyncio.gather(*playing)
    await sessions.close()
    await store.close()

    restore_backup(disk / "backup.db", disk / "fresh" / "tavolino.db", replace=False)
    store = await SqliteStore.open(disk / "fresh" / "tavolino.db")
    restored = Sessions(store)
    await restored.restore()
    assert not await store.sessions.set_aside()
    for session_id, ply in before.items():
        session = await restored.tables.find(session_id)
        assert session is not None
        assert session.ply >= ply
        assert session.state == seen[session_id][session.ply].state
        assert session.moves == seen[session_id][session.ply].moves
    await restored.close()
    await store.close()
