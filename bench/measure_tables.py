"""What a table costs in memory: its session, its moves, its timer, for each game at its fullest."""

import asyncio
import gc
import tracemalloc
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figure import Figure
from bot.games import GAMES
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place
from bot.store.sqlite import SqliteStore

MOVES = 40
"""So far each table is played, if its game goes on as long."""


async def play(sessions: Sessions, game_key: str, channel: int) -> None:
    """At a table with a clock, and as many people as the game takes."""
    game = GAMES[game_key]
    seats = game.seats(game.info.settle({}))[-1]
    people = [Person(channel * 100 + seat, f"Player {seat} of {channel}") for seat in range(seats)]
    session = await sessions.open(Place(None, channel), people[0], game_key, {}, clock=600)
    for person in people[1:]:
        session = await sessions.join(session.id, person)
    session = await sessions.start(session.id, people[0].id)
    for number in range(MOVES):
        if session.status.live:
            seat = min(session.to_act)
            legal = game.legal_moves(session.state, seat)
            words = legal[(number + channel) % len(legal)]
            session = await sessions.move(session.id, people[seat].id, words, ply=None, action=channel * MOVES + number)


async def kilobytes(game_key: str, tables: int) -> float:
    """Per table, of what Python has allocated for so many of them; those whose games are over are still at hand."""
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tavolino.db")
        sessions = Sessions(store)
        await play(sessions, game_key, 1)  # what is made once is not a table's
        gc.collect()
        tracemalloc.start()
        for channel in range(2, tables + 2):
            await play(sessions, game_key, channel)
        gc.collect()
        allocated, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        await sessions.close()
        await store.close()
    return allocated / tables / 1000


def figures(*, short: bool) -> list[Figure]:
    """The game whose tables are the largest sets the figure."""
    each = {game_key: asyncio.run(kilobytes(game_key, 20 if short else 50)) for game_key in GAMES}
    largest = max(each, key=lambda game_key: each[game_key])
    return [Figure(name=f"memory of a table ({largest})", unit="kB", value=each[largest], goal=40, at_least=False)]
