"""What was deleted is in no file of the database any more: neither in its rows, nor in unused parts of its pages."""

import os
from pathlib import Path
from struct import pack

import pytest

from bot.sessions.session import Person, Place
from bot.store.sqlite import store
from bot.store.sqlite.driver import WritingConnection
from tests.sessions.harness import HERE, Harness
from tests.soon import soon

ZOE = Person(738_465_920_174_635_281, "Zoelinde", "zoe.of.the.sea")
OTHERS = [Person(801_000_000_000_000_000 + number, f"Name {number}", f"user.{number}") for number in range(40)]
GAMES = 700 if "SLOW" in os.environ else 120

TRACES = (pack(">q", ZOE.id), str(ZOE.id).encode(), ZOE.name.encode(), ZOE.username.encode())
"""How SQLite's rows and indexes hold the id and the names, and how lists in JSON do."""


def files_with_traces(path: Path) -> dict[str, list[bytes]]:
    """Returns the files of a database in which somebody still is, with what of them."""
    found = {file.name: [trace for trace in TRACES if trace in file.read_bytes()] for file in path.parent.iterdir()}
    return {name: traces for name, traces in found.items() if traces}


async def play(harness: Harness) -> None:
    """Plays games of everybody, some of them with Zoe, who also joins lobbies and leaves them."""
    for number in range(GAMES):
        one, other = OTHERS[number % len(OTHERS)], OTHERS[(number * 7 + 1) % len(OTHERS)]
        people = (ZOE, other) if number % 4 == 0 else (one, other) if one != other else (one, ZOE)
        if number % 5 == 0:
            lobby = await harness.lobby(one, place=Place(HERE.guild, 5000))
            await harness.sessions.lobbies.join(lobby.id, ZOE)
            await harness.sessions.lobbies.leave(lobby.id, ZOE.id)
            await harness.sessions.lobbies.leave(lobby.id, one.id)
        await harness.finished_game(*people, place=Place(HERE.guild, 1000 + number % 30))


async def gone(harness: Harness) -> None:
    """Waits until what was deleted is gone from the files: when nothing else is written, on a busy machine late."""
    await soon(lambda: not harness.store._erased)


@pytest.mark.parametrize("most", [store.VACUUMED_BESIDE_PLAY, 0], ids=["beside play", "at the next start"])
async def test_a_person_who_was_deleted_is_in_no_file(
    harness: Harness, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("EARLIEST", "LATEST", "QUIET"):
        monkeypatch.setattr(store, pause, 0.05)
    monkeypatch.setattr(store, "VACUUMED_BESIDE_PLAY", most)
    await play(harness)
    await harness.restart()
    assert files_with_traces(harness.path)
    await harness.sessions.privacy.deletions.delete_now(ZOE.id)
    await gone(harness)
    if not most:
        await harness.restart()
    assert not files_with_traces(harness.path)


async def test_what_is_erased_while_the_file_is_vacuumed_has_it_vacuumed_once_more(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("EARLIEST", "LATEST", "QUIET", "RETRY"):
        monkeypatch.setattr(store, pause, 0.01)
    vacuums, vacuum = list[int](), WritingConnection.vacuum

    async def vacuumed(writing: WritingConnection) -> None:
        vacuums.append(len(vacuums))
        await vacuum(writing)
        if len(vacuums) == 1:
            await harness.store._erase([])

    monkeypatch.setattr(WritingConnection, "vacuum", vacuumed)
    await harness.restart()
    await harness.store._erase([])
    await gone(harness)
    assert vacuums == [0, 1]
