"""Floods: in each, one user keeps sending requests of one kind, faster than the bot can answer them."""

import asyncio
import itertools
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.crowd import Crowd, Table
from bot.games.base import Seat
from bot.games.chance import Chance
from bot.players.random_player import RandomPlayer
from bot.ratings.periods import Calendar
from bot.sessions.persistence.result_rater import ResultRater
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place
from bot.store.sqlite.store import SqliteStore
from sandbox.world.channels import Channel

IN_FLIGHT = 30
"""The most requests of a flood that wait for their answers; a client that sends more is throttled by Discord."""

PEOPLE = [Person(number, f"Player {number}") for number in range(1, 201)]


@dataclass
class Flood:
    """Requests of one user. send: sends the request of this number. rate: requests a second. sent: how many so far."""

    name: str
    send: Callable[[int], Coroutine[Any, Any, object]]
    rate: float
    sent: int = 0
    tasks: set["asyncio.Task[object]"] = field(default_factory=set)

    async def run(self, seconds: float) -> None:
        """Sends requests for this many seconds, except while IN_FLIGHT of them wait."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for number in itertools.count():
            due = begun + number / self.rate
            if due > begun + seconds:
                break
            await asyncio.sleep(max(0.0, due - loop.time()))
            if len(self.tasks) < IN_FLIGHT:
                self.sent += 1
                task = asyncio.create_task(self.send(number))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        """Gives up the requests that wait for their answers."""
        for task in self.tasks:
            task.cancel()


def floods(crowd: Crowd, replays: Channel, table: Table, rate: float) -> list[Flood]:
    """Returns four floods: leaderboards, suggestions of moves, replays, presses.

    replays: a channel with finished games. table: with a game in play that offers many moves.
    """
    world = crowd.discord.world
    board, replaying, pressing = (world.create_user(f"flood {number}") for number in range(3))
    games = ["tris_1", "tris_2", "triodomino", "tripple_domino", "set"]
    finished: list[str] = []

    async def leaderboard(number: int) -> object:
        return await crowd.command(board, replays, "leaderboard", game=games[number % len(games)])

    async def suggestions(number: int) -> object:
        typed = f"{'abc'[number % 3]} " * 40
        player = table.people[0]
        return await crowd.ask(
            player, "autocomplete", table.channel, name="move", options={"words": typed}, focused="words"
        )

    async def replay(number: int) -> object:
        if not finished:
            found = await crowd.ask(
                replaying, "autocomplete", replays, name="replay", options={"game": ""}, focused="game"
            )
            finished.extend(found.choices)
        return await crowd.command(replaying, replays, "replay", game=finished[number % len(finished)])

    async def press(number: int) -> object:
        message = table.message
        button = message.buttons[number % len(message.buttons)]
        return await crowd.press(pressing, message, str(button.custom_id))

    return [
        Flood("leaderboards", leaderboard, rate),
        Flood("suggestions", suggestions, rate),
        Flood("replays", replay, rate),
        Flood("presses", press, rate),
    ]


async def with_history(database: Path, guild: int, channel: int, *, results: int, games: int, plies: int = 150) -> None:
    """Fills a new database with a channel's finished games, to be replayed, and a guild's results and their ratings."""
    store = await SqliteStore.open(database)
    sessions = Sessions(store)
    await sessions.restore()
    for number in range(games):
        await _play(sessions, Place(guild, channel), number, plies)
    await sessions.close()
    await store.close()
    with sqlite3.connect(database) as connection:
        _add_results(connection, guild, results)
    connection.close()
    store = await SqliteStore.open(database, ResultRater(Calendar()))
    await store.recompute_ratings(lambda _done, _of: None)
    await store.close()


async def _play(sessions: Sessions, place: Place, number: int, plies: int) -> None:
    """Plays a game by random moves, until a player resigns or it ends."""
    key = ("tripple_domino", "triodomino", "tris_2")[number % 3]
    two = PEOPLE[:2]
    lobby = await sessions.lobbies.open(place, two[0], key, {"target": 1000} if key == "tripple_domino" else {})
    session = (await sessions.lobbies.join(lobby.id, two[1])).session
    if session.started_at is None:
        session = (await sessions.lobbies.start(lobby.id, two[0].id)).session
    for ply in range(plies):
        if not session.status.live:
            return
        seat = min(session.to_act)
        legal = session.game.legal_moves(session.state, seat)
        words = RandomPlayer().choose(session.view(seat), legal, Chance(bytes([number]) * 8, ply))
        session = await sessions.games.move(
            session.id, two[seat].id, words, ply=None, action=-(number * 1000 + ply + 1)
        )
    if session.status.live:
        await sessions.games.resign(session.id, two[Seat(0)].id)


def _add_results(connection: sqlite3.Connection, guild: int, results: int) -> None:
    """Adds results of two players each, whose sessions are copies of the first one without its moves."""
    (known,) = connection.execute("SELECT id FROM sessions LIMIT 1").fetchone()
    columns = [row[1] for row in connection.execute("PRAGMA table_info(sessions)")]
    copied = ", ".join("?1" if name == "id" else "?2" if name == "channel" else name for name in columns)
    for number in range(results // 2):
        session = f"copy{number:012d}"
        connection.execute(
            f"INSERT INTO sessions ({', '.join(columns)}) SELECT {copied} FROM sessions WHERE id = ?3",  # noqa: S608
            (session, 1, known),
        )
        game, at = ("tris_1", "set", "tris_2")[number % 3], 1_700_000_000_000 + number
        winner, loser = PEOPLE[number % 100], PEOPLE[100 + number * 7 % 100]
        for seat, (person, outcome) in enumerate(((winner, "win"), (loser, "loss"))):
            connection.execute(
                "INSERT INTO results (session, seat, seats, person, name, guild, game, rank, outcome, at, counts)"
                " VALUES (?, ?, 2, ?, ?, ?, ?, ?, ?, ?, 1)",
                (session, seat, person.id, person.name, guild, game, seat + 1, outcome, at),
            )
