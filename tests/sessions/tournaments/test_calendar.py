"""The events of tournaments follow them, are made once, and keep no tournament from going on."""

import asyncio
from typing import Any

import pytest

from bot.sessions.tournaments.events import EventRefused, TournamentEvent
from bot.tournaments.calendar import OFF_CALENDAR, CalendarEntry
from bot.tournaments.tournament import Format, Stage, Tournament
from tests.sessions.harness import Harness, idle
from tests.sessions.tournaments.cup import ORGANISER, Cup


class Calendar:
    """A server's calendar. failing: how often it raises before it does anything; refusing: whether Discord refuses."""

    def __init__(self) -> None:
        self.events: dict[str, int] = {}
        """The events by tournament, each found again."""
        self.shown: list[str] = []
        self.failing = 0
        self.refusing = False

    async def show(self, tournament: Tournament, entry: CalendarEntry) -> int:
        if self.refusing:
            raise EventRefused("no permission")
        if self.failing:
            self.failing -= 1
            raise ConnectionError
        self.shown.append(entry.status.value)
        return self.events.setdefault(tournament.id, 7_000 + len(self.events))


@pytest.fixture
def calendar(cup: Cup) -> Calendar:
    calendar = Calendar()
    cup.harness.sessions.tournaments.use_calendar(calendar.show)
    return calendar


async def announced(cup: Cup, players: int = 2, **terms: Any) -> Tournament:
    """Creates a tournament that starts in ten minutes, and posts its message."""
    created = await cup.create(players, starts_in=600, **terms)
    await idle()
    assert created.event is None, "its message comes first"
    await cup.harness.sessions.tournaments.set_message(cup.id, 900)
    await idle()
    return await cup.now()


async def test_an_event_follows_its_tournament_to_its_end(cup: Cup, harness: Harness, calendar: Calendar) -> None:
    assert (await announced(cup)).event == 7_000
    assert cup.events[-1] is TournamentEvent.SCHEDULED
    await harness.advance(600)
    assert calendar.shown == ["scheduled", "active"]
    ended = await cup.play_round()
    assert ended.status is Stage.FINISHED
    await idle()
    assert calendar.shown == ["scheduled", "active", "completed"]
    assert ((await cup.now()).event, (await cup.now()).event_shows) == (None, OFF_CALENDAR)


async def test_one_that_too_few_join_is_cancelled(cup: Cup, harness: Harness, calendar: Calendar) -> None:
    await announced(cup, players=1)
    await harness.advance(600)
    assert calendar.shown == ["scheduled", "cancelled"]
    assert (await cup.now()).event is None


async def test_the_end_moves_with_the_rounds_that_are_needed(cup: Cup, calendar: Calendar) -> None:
    await announced(cup, players=4, format_=Format.ROUND_ROBIN)
    assert calendar.shown == ["scheduled"]
    await cup.start()
    await cup.play_round()
    assert calendar.shown == ["scheduled", "active", "active"]


async def test_a_refusal_is_taken_once_and_nothing_else_changes(cup: Cup, harness: Harness, calendar: Calendar) -> None:
    calendar.refusing = True
    assert (await announced(cup)).event is None
    calendar.refusing = False
    await harness.advance(600)
    assert (await cup.now()).status is Stage.RUNNING
    assert calendar.shown == []


async def test_an_unreachable_discord_is_tried_again_and_delays_nothing(
    cup: Cup, harness: Harness, calendar: Calendar
) -> None:
    calendar.failing = 2
    assert (await announced(cup)).event is None
    await harness.advance(15)
    await harness.advance(15)
    assert (await cup.now()).event == 7_000
    calendar.failing = 100
    await harness.advance(570)
    assert (await cup.now()).status is Stage.RUNNING
    await cup.play_round()
    assert (await cup.now()).status is Stage.FINISHED
    calendar.failing = 0
    await harness.advance(15)
    assert (await cup.now()).event is None


async def test_what_a_process_leaves_that_dies_is_done_by_the_next(
    cup: Cup, harness: Harness, calendar: Calendar
) -> None:
    stuck = asyncio.Event()

    async def show(tournament: Tournament, entry: CalendarEntry) -> int:
        await calendar.show(tournament, entry)
        stuck.set()
        return await asyncio.Future()

    harness.sessions.tournaments.use_calendar(show)
    await cup.create(2, starts_in=600)
    await harness.sessions.tournaments.set_message(cup.id, 900)
    await stuck.wait()
    await kill(cup, calendar)
    assert calendar.shown == ["scheduled", "scheduled"]
    assert [*calendar.events.values()] == [(await cup.now()).event]
    stuck.clear()
    harness.sessions.tournaments.use_calendar(show)
    await harness.sessions.tournaments.cancel(cup.id, ORGANISER.id, moderator=False)
    await stuck.wait()
    assert (await cup.now()).event is not None
    await kill(cup, calendar)
    assert calendar.shown[-2:] == ["cancelled", "cancelled"]
    assert (await cup.now()).event is None


async def kill(cup: Cup, calendar: Calendar) -> None:
    """Ends the process in the middle of what it does, and starts another one."""
    await cup.harness.store.close()
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await asyncio.sleep(0)
    await cup.harness.open()
    cup.connect()
    cup.harness.sessions.tournaments.use_calendar(calendar.show)
    await idle()
