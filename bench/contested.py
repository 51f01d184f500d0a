"""Contested moves: people press for the same ply in several processes at the same time.

`python -m bench.contested --presses 1000000` starts a PostgreSQL server of its own, with fsync on, whose files are in
TMPDIR (which should be on a disk); `--url` uses another server's database, `--sqlite` a single process on SQLite. At
the end the store must have each acknowledged press exactly once, and no other moves.
"""

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from itertools import count
from multiprocessing.synchronize import Barrier
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog

from bot.sessions.refusals import Refusal
from bot.sessions.service import Sessions
from bot.sessions.session import Person, Place, Session, Status
from bot.store.errors import StoreUnavailable
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.store import SqliteStore

GAME = "tris_2"
PEOPLE = (Person(1, "Ada"), Person(2, "Bea"))
ACTIONS = 10**12
"""The most interactions of a process, so that an interaction's id tells which process has sent it."""

STARTED_WITHIN = 60.0
"""The seconds within which all processes have to start."""

SERVER_SETTINGS = {"listen_addresses": "", "max_connections": "100", "shared_buffers": "128MB"}


@dataclass(frozen=True)
class Run:
    """The work of each process: the number of presses and of tables, and the most seconds."""

    presses: int
    tables: int
    seconds: float = float("inf")


UNAVAILABLE = "unavailable"


@dataclass
class Tally:
    """The results of the presses of a process.

    Attributes:
        made: by session and ply, the interactions that were acknowledged.
        refused: the number of refusals, by their key or UNAVAILABLE.
    """

    presses: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    made: dict[str, dict[int, int]] = field(default_factory=dict)
    games: int = 0
    cpu: float = 0.0
    """The CPU seconds of this process."""


class Presser:
    """Presses for whoever is on turn, at one table after the other of each channel.

    It stops after `presses` presses or `seconds` seconds.
    """

    def __init__(self, sessions: Sessions, process: int, presses: int, seconds: float) -> None:
        self._sessions = sessions
        self._until = time.monotonic() + seconds
        self._actions = count(process * ACTIONS + 1)
        self._wanted = presses
        self.tally = Tally()

    async def play(self, channel: int) -> None:
        """Plays in a channel, where other tasks and processes press at the same time."""
        place = Place(None, channel)
        while self.tally.presses < self._wanted and time.monotonic() < self._until:
            await self._sessions.refresh(channels=[channel])
            session = self._sessions.tables.at(channel)
            try:
                if session is None:
                    await self._sessions.lobbies.open(place, PEOPLE[0], GAME, {})
                    self.tally.games += 1
                elif session.status is Status.LOBBY:
                    await self._sessions.lobbies.join(session.id, PEOPLE[1])
                else:
                    await self._press(session)
            except Refusal as refusal:
                self.tally.refused[refusal.key] += 1
            except StoreUnavailable:  # it has waited too long for a lock; people are told to try again
                self.tally.refused[UNAVAILABLE] += 1

    async def _press(self, session: Session) -> None:
        (seat,) = session.to_act
        legal, action = session.game.legal_moves(session.state, seat), next(self._actions)
        words = legal[action % len(legal)]
        self.tally.presses += 1
        after = await self._sessions.games.move(
            session.id, session.people[seat].id, words, ply=session.ply, action=action
        )
        ply = next(ply for ply, move in enumerate(after.moves, start=1) if move.action == action)
        self.tally.made.setdefault(session.id, {})[ply] = action


async def press(sessions: Sessions, process: int, run: Run, tasks: int) -> Tally:
    """Presses at the tables of a run, with this many tasks at each; returns the results."""
    presser = Presser(sessions, process, run.presses, run.seconds)
    before = time.process_time()
    await asyncio.gather(*(presser.play(channel) for channel in range(1, run.tables + 1) for _ in range(tasks)))
    presser.tally.cpu = time.process_time() - before
    return presser.tally


_met: list[Barrier] = []
"""In a process that presses: the barrier at which it waits for the others."""


def meet(meeting: Barrier | None = None) -> None:
    """Waits until all processes have started, since a single one has no contest.

    Args:
        meeting: the barrier, given once to each new process and kept for later calls.
    """
    _met.extend([meeting] if meeting else [])
    _met[0].wait(STARTED_WITHIN)


def work(url: str, process: int, run: Run) -> Tally:
    """Presses in a process of its own."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))

    async def serve() -> Tally:
        store = await PostgresStore.open(url)
        sessions = Sessions(store)
        await sessions.restore()
        await sessions.availability.start_timers()
        try:
            await asyncio.to_thread(meet)
            return await press(sessions, process, run, 1)
        finally:
            await sessions.close()
            await store.close()

    return asyncio.run(serve())


@dataclass(frozen=True)
class Result:
    """The result of a run.

    Attributes:
        moves: the moves in the store.
        lost: acknowledged moves that are not in the store.
        double: moves that were acknowledged twice.
        unknown: moves in the store that were acknowledged to nobody.
        unavailable: the refusals due to a store that could not be written, which change nothing.
        cpu: the CPU seconds of all processes.
    """

    seconds: float
    presses: int
    moves: int
    refused: int
    unavailable: int
    games: int
    lost: int
    double: int
    unknown: int
    cpu: float

    def __str__(self) -> str:
        return (
            f"{self.presses:,} presses in {self.seconds:.0f} s, {self.presses / self.seconds:,.0f} presses/s and "
            f"{self.moves / self.seconds:,.0f} moves/s; {self.moves:,} moves in {self.games} games, {self.refused:,} "
            f"refused ({self.unavailable:,} of them to be tried again); "
            f"{self.lost} lost, {self.double} double, {self.unknown} unknown; "
            f"{self.cpu / self.presses * 1000:.2f} ms of CPU time a press, without the database's"
        )


async def checked(store: PostgresStore | SqliteStore, tallies: Sequence[Tally], seconds: float) -> Result:
    """Compares the acknowledged moves with those in the store."""
    plies = [(session, ply) for tally in tallies for session, made in tally.made.items() for ply in made]
    sent = {
        (session, ply): action
        for tally in tallies
        for session, plies in tally.made.items()
        for ply, action in plies.items()
    }
    stored: dict[tuple[str, int], int | None] = {}
    for session_id in {session for tally in tallies for session in tally.made}:
        saved = await store.sessions.find(session_id)
        assert saved is not None
        stored.update({(session_id, move.ply): move.action for move in saved.moves})
    return Result(
        seconds,
        sum(tally.presses for tally in tallies),
        len(stored),
        sum(tally.refused.total() for tally in tallies),
        sum(tally.refused[UNAVAILABLE] for tally in tallies),
        sum(tally.games for tally in tallies),
        sum(stored.get(key) != action for key, action in sent.items()),
        len(plies) - len(sent),
        len(stored.keys() - sent.keys()),
        sum(tally.cpu for tally in tallies),
    )


async def contest(url: str, run: Run, processes: int) -> Result:
    """Lets several processes press at the same tables."""
    loop, context = asyncio.get_running_loop(), multiprocessing.get_context("spawn")
    meeting = context.Barrier(processes)
    with ProcessPoolExecutor(processes, mp_context=context, initializer=meet, initargs=(meeting,)) as pool:
        ready = [loop.run_in_executor(pool, os.getpid) for _ in range(processes)]
        await asyncio.gather(*ready)  # their imports are not measured
        since = time.perf_counter()
        works = [loop.run_in_executor(pool, work, url, number, run) for number in range(1, processes + 1)]
        tallies = await asyncio.gather(*works)
        seconds = time.perf_counter() - since
    store = await PostgresStore.open(url)
    try:
        return await checked(store, tallies, seconds)
    finally:
        await store.close()


async def contest_on_sqlite(run: Run, tasks: int) -> Result:
    """Lets several tasks of one process press at the same tables, on SQLite."""
    with TemporaryDirectory(prefix="tavolino-bench-") as folder:
        store = await SqliteStore.open(Path(folder) / "tavolino.db")
        sessions = Sessions(store)
        await sessions.restore()
        await sessions.availability.start_timers()
        try:
            since = time.perf_counter()
            tally = await press(sessions, 1, run, tasks)
            return await checked(store, [tally], time.perf_counter() - since)
        finally:
            await sessions.close()
            await store.close()


@contextmanager
def server() -> Iterator[str]:
    """Runs a server with a database; yields its URL."""
    from tests.store.postgres_server import own_server  # noqa: PLC0415  only where no other server is named

    with own_server(SERVER_SETTINGS) as database:
        yield database.url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presses", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="ends before all presses are made")
    parser.add_argument("--url")
    parser.add_argument("--sqlite", action="store_true")
    args = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    if args.sqlite:
        result = asyncio.run(contest_on_sqlite(Run(args.presses, args.tables, args.seconds), args.processes))
    else:
        run = Run(-(-args.presses // args.processes), args.tables, args.seconds)
        with server() if args.url is None else nullcontext(args.url) as url:
            result = asyncio.run(contest(url, run, args.processes))
    print(result)
    sys.exit(0 if (result.lost, result.double, result.unknown) == (0, 0, 0) else 1)


if __name__ == "__main__":
    main()
