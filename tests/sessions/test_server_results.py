"""Standings and careers are read and computed once, for all who ask, until a server has another result."""

import asyncio
from collections import Counter
from typing import Any

import pytest

from bot.sessions.session import Person, Place
from tests.sessions.harness import ADA, BEA, CY, Harness


@pytest.fixture
def reads(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts the rows of results and the standings that are read from the store."""
    counted: Counter[str] = Counter()
    read_results, read_standings = harness.store.results, harness.store.standings

    async def results(*args: Any, **more: Any) -> Any:
        rows = await read_results(*args, **more)
        counted["questions"] += 1
        counted["results"] += len(rows)
        return rows

    async def standings(*args: Any) -> Any:
        counted["standings"] += 1
        return await read_standings(*args)

    monkeypatch.setattr(harness.store, "results", results)
    monkeypatch.setattr(harness.store, "standings", standings)
    return counted


async def test_equal_questions_at_the_same_time_are_answered_together(harness: Harness, reads: Counter[str]) -> None:
    await harness.finished_game(ADA, BEA)
    history = harness.sessions.history
    found = await asyncio.gather(*(history.careers(10, "nim") for _ in range(20)))
    await asyncio.gather(*(history.standings(10, "nim", 10) for _ in range(20)))
    assert len(set(map(id, found))) == 1
    assert reads == {"questions": 1, "results": 2, "standings": 1}


async def test_what_was_computed_is_kept_until_the_server_has_another_result(
    harness: Harness, reads: Counter[str]
) -> None:
    history = harness.sessions.history
    for number in range(1, 4):
        harness.clock.time += 1000
        await harness.finished_game(ADA, BEA)
        await harness.finished_game(ADA, CY, place=Place(20, 200))
        for _ in range(5):
            assert (await history.careers(10, "nim")).of(ADA.id).games == number
            assert (await history.standings(10, "nim", 10))[0].games == number
    assert reads["results"] == 6, "each result is read once"
    assert reads["questions"] == reads["standings"] == 3


async def test_careers_that_grow_are_those_that_are_computed_anew(harness: Harness) -> None:
    people = [Person(number, f"Player {number}") for number in range(1, 5)]
    for number in range(12):
        harness.clock.time += number % 3  # some end in the same millisecond
        await harness.finished_game(people[number % 4], people[(number + 1 + number // 4) % 4])
        await harness.sessions.history.careers(10, None)
    grown = await harness.sessions.history.careers(10, None)
    await harness.restart()
    anew = await harness.sessions.history.careers(10, None)
    assert anew is not grown
    assert [anew.of(person.id) for person in people] == [grown.of(person.id) for person in people]


async def test_a_game_that_ends_while_careers_are_read_is_not_missed(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.finished_game(ADA, BEA)
    read, reading, go_on = harness.store.results, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any, **more: Any) -> Any:
        rows = await read(*args, **more)
        reading.set()
        await go_on.wait()
        return rows

    monkeypatch.setattr(harness.store, "results", slow)
    early = asyncio.create_task(harness.sessions.history.careers(10, "nim"))
    await reading.wait()
    await harness.finished_game(ADA, CY)
    go_on.set()
    assert (await early).of(ADA.id).games == 1
    assert (await harness.sessions.history.careers(10, "nim")).of(ADA.id).games == 2


async def test_a_clock_that_is_set_back_leaves_no_result_out(harness: Harness) -> None:
    await harness.finished_game(ADA, BEA)
    assert (await harness.sessions.history.careers(10, "nim")).of(ADA.id).games == 1
    harness.clock.time -= 3_600_000
    await harness.finished_game(ADA, BEA)
    assert (await harness.sessions.history.careers(10, "nim")).of(ADA.id).games == 2
