"""Measures the longest wait of the event loop while people send nonsense to the largest games there can be.

The games are 81 cards of SET on the table, 56 tiles of Tripple Domino and 4,000 moves of Tris 2, each in play and the
long one also finished. The nonsense is the forged presses, garbled words and odd values of the end-to-end tests.
"""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from bench.crowd import Crowd, Table
from bench.disk import disk_folder
from bench.figure import SHORT, Figure
from bot.games.base import Seat, Value
from bot.games.chance import Chance
from bot.games.replay import takeback
from bot.sessions.persistence.records import change_between
from bot.sessions.rules.endings import resign
from bot.sessions.rules.play import advance
from bot.sessions.service import Sessions
from bot.sessions.session import Move, Person, Place, Session
from bot.store.sqlite.store import SqliteStore
from sandbox.bot_process import Bot
from sandbox.client import Sandbox
from sandbox.protocol.errors import NotPossible
from sandbox.world.channels import Channel
from sandbox.world.users import User
from tests.e2e.nonsense import Nonsense, moves_of_all_games
from tests.e2e.test_fuzz import Storm
from tests.soon import soon

PLIES, CARDS = 4_000, 81
GOAL = 50.0
"""The longest wait allowed, in milliseconds."""
AT_ONCE = 8
LARGEST: Mapping[str, Mapping[str, Value]] = {"set": {}, "tripple_domino": {"tiles": 56}, "tris_2": {}}


def moves_to_the_largest(session: Session, plies: int) -> Iterator[tuple[Seat, str, Any]]:
    """Yields the moves that make a game as large as it can be, and the state after each.

    No move ends the game as long as there is another one.
    """
    dice, states = random.Random(1), [session.state]
    while len(states) <= plies and (able := sorted(session.game.to_act(states[-1]))):
        ply = len(states)
        if session.game_key == "tris_2" and ply > 10 and dice.random() < 0.3:
            seat, words, state = able[0], takeback(ply - 4), states[ply - 4]
        else:
            seat = dice.choice(able)
            legal = session.game.legal_moves(states[-1], seat)
            tried = ["more"] if session.game_key == "set" else dice.sample(legal, len(legal))
            after = ((one, session.game.play(states[-1], seat, one, Chance(session.luck_seed, ply))) for one in tried)
            going_on = next(((one, state) for one, state in after if session.game.outcome(state) is None), None)
            if going_on is None:
                return
            words, state = going_on
        states.append(state)
        yield seat, words, state
        if session.game_key == "set" and len(state.cards) == CARDS:
            return


async def fill(
    database: Path, guild: int, places: Mapping[str, Channel], people: tuple[User, User], plies: int
) -> None:
    """Writes the games to a new database, the long one both finished and in play."""
    seated = [Person(int(one.id), one.name) for one in people]
    store = await SqliteStore.open(database)
    for key, options in LARGEST.items():
        for ended in (True, False) if key == "tris_2" else (False,):
            sessions = Sessions(store)  # new ones, since the moves are written past them
            await sessions.restore()
            lobby = await sessions.lobbies.open(
                Place(guild, int(places[key].id)), seated[0], key, options, auto_start=False
            )
            if key == "tris_2":  # the others are for one: cards are taken without a call, 56 tiles are a solitaire
                await sessions.lobbies.join(lobby.id, seated[1])
            session = (await sessions.lobbies.start(lobby.id, seated[0].id)).session
            await sessions.close()
            large = session
            for seat, words, state in moves_to_the_largest(session, plies):
                large = advance(large, Move(seat, words, None, session.started_at or 0), state)
            if ended:
                large = resign(large, seated[1].id, large.started_at or 0).session
            await store.commit(change_between(session, large))
    await store.close()


async def longest_wait(count: int, plies: int) -> float:
    """Returns the longest wait in seconds of CPU time while `count` interactions are answered."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(disk_folder())
        sandbox = await stack.enter_async_context(Sandbox.serve())
        world, crowd = sandbox.world, Crowd(sandbox)
        people = world.create_user("Ada"), world.create_user("Bea")
        places = {key: world.create_channel(f"largest-{key.replace('_', '-')}") for key in LARGEST}
        await fill(folder / "tavolino.db", int(sandbox.guild.id), places, people, plies)
        found = folder / "longest"
        environment = {"LOG_LEVEL": "warning", "LONGEST_WAIT": str(found)}
        command = (sys.executable, "-m", "bench.timed_bot")
        bot = await stack.enter_async_context(Bot(sandbox, folder / "tavolino.db", env=environment, command=command))
        tables = [Table(crowd, place, people, key, {}, random.Random(key)) for key, place in places.items()]
        for table in tables:
            await crowd.command(people[0], table.channel, "table")
        os.kill(bot.pid, signal.SIGUSR1)
        storm = Storm(crowd, tables, people, Nonsense(random.Random("nonsense"), moves_of_all_games()))
        left = iter(range(count))

        async def send() -> None:
            for _ in left:
                with suppress(TimeoutError):  # an analysis of a game as long as this takes its time
                    while not await storm.drop():
                        pass

        await asyncio.gather(*(send() for _ in range(AT_ONCE)), *(costly(crowd, table) for table in tables))
        os.kill(bot.pid, signal.SIGUSR2)
        await soon(found.exists)
        return float(found.read_text(encoding="utf-8"))


async def costly(crowd: Crowd, table: Table) -> None:
    """Sends the costliest requests at a table: suggestions for long texts, the menu, words for the board, replays."""
    player, place = table.people[0], table.channel
    for typed in ("", "a " * 2900, "take a1 b", "1 2 3", "roll", "place"):
        await crowd.ask(player, "autocomplete", place, name="move", options={"words": typed}, focused="words")
    for words in ("take a1 b1", "a " * 50, "these three a1 b1", "roll a"):
        await crowd.command(player, place, "move", words=words)
    for name in ("board", "hand", "table", "takeback", "decline", "replay", "leaderboard", "profile", "help"):
        try:
            await crowd.answer(await crowd.command(player, place, name))
        except NotPossible:
            continue
    for button in table.message.buttons:
        if button.custom_id and not button.disabled:
            with suppress(NotPossible, TimeoutError):  # the storm has changed the message, or it takes its time
                await crowd.press(player, table.message, button.custom_id)


def figures() -> list[Figure]:
    count, plies = (20, PLIES // 40) if SHORT else (2000, PLIES)
    wait = asyncio.run(longest_wait(count, plies))
    name = f"event loop: longest wait under {count} nonsensical requests at the largest games"
    return [Figure(name=name, unit="ms", value=1000 * wait, goal=GOAL)]
