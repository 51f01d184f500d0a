"""Changes that clients commit to a store concurrently, and the content that the store must have after some of them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeAlias

from bot.store.change import Change
from bot.store.interface import Store
from bot.store.sessions import MoveRecord, SavedSession
from tests.store.rows import moving, opening, result, row

Commit: TypeAlias = Callable[[Change], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Sent:
    """A change was given to the store."""

    change: Change


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """The store has returned from the commit of a change."""

    change: Change


def game(session: str, channel: int, plies: int, actions: Iterator[int]) -> Iterator[Change]:
    """Yields the changes of one game, from its lobby to its results."""
    yield opening(session, channel=channel, people=(1,), status="lobby")
    yield opening(session, channel=channel)
    for ply in range(1, plies + 1):
        action = next(actions)
        move = moving(session, ply, action)
        words = f"take {action % 97} " + "from the heap " * (action % 7)
        yield replace(move, moves=tuple(replace(one, words=words) for one in move.moves))
    last = moving(session, plies + 1, next(actions))
    results = [result(session, person, outcome).results[0] for person, outcome in ((1, "win"), (2, "loss"))]
    results = [replace(one, seat=seat) for seat, one in enumerate(results)]
    yield replace(last, session=row(session, channel=channel, status="finished"), results=tuple(results))


async def play(
    commit: Commit, names: Sequence[str], actions: Iterator[int], dice: Random, note: Callable[[Any], None]
) -> None:
    """Lets one client per name play a game, all at the same time.

    note: called with each change that is sent or acknowledged.
    """

    async def one(client: int, name: str) -> None:
        for change in game(name, 100 + client, dice.randrange(1, 12), actions):
            note(Sent(change))
            if await commit(change):
                note(Acknowledged(change))

    await asyncio.gather(*(one(client, name) for client, name in enumerate(names)))


@dataclass
class Expected:
    """A store's expected content: per session, the changes that were sent, and how many of them were acknowledged."""

    sent: dict[str, list[Change]]
    acknowledged: dict[str, int]

    @classmethod
    def nothing(cls) -> "Expected":
        return cls({}, {})

    def note(self, noted: Sent | Acknowledged) -> None:
        """Records a note from `play`."""
        of = noted.change.of
        if isinstance(noted, Sent):
            self.sent.setdefault(of, []).append(noted.change)
        else:
            self.acknowledged[of] = self.acknowledged.get(of, 0) + 1

    @property
    def total(self) -> int:
        """The number of acknowledged changes."""
        return sum(self.acknowledged.values())

    async def wrong(self, store: Store) -> list[str]:
        """Returns the sessions with lost or half-written changes.

        A session has to be in its state after the last acknowledged change, or after a change that was sent later.
        """
        found = []
        for session, changes in self.sent.items():
            saved = await store.sessions.find(session)
            acknowledged = self.acknowledged.get(session, 0)
            if not any(_holds(saved, changes[:number]) for number in range(acknowledged, len(changes) + 1)):
                moves = None if saved is None else len(saved.moves)
                found.append(
                    f"{session}: {acknowledged} of {len(changes)} changes acknowledged, but {moves} moves there"
                )
        return found


def _holds(saved: SavedSession | None, changes: Sequence[Change]) -> bool:
    """Returns whether the session is exactly the result of these changes, apart from the numbers of its results."""
    if saved is None or not changes:
        return saved is None and not changes
    last: Mapping[str, Any] = {
        name: next(value for change in reversed(changes) if (value := getattr(change, name)) is not None)
        for name in ("session", "seats")
    }
    moves: tuple[MoveRecord, ...] = tuple(move for change in changes for move in change.moves)
    results = tuple(one for change in changes for one in change.results)
    stored = tuple(replace(one, number=None) for one in saved.results)
    return (saved.session, saved.seats, saved.moves, stored) == (last["session"], last["seats"], moves, results)
