"""What the calendar says of a tournament."""

from dataclasses import replace

import pytest

from bot.tournaments.calendar import OFF_CALENDAR, EventStatus, calendar_entry
from bot.tournaments.tournament import Format, Player, Stage
from tests.tournaments.played import NEW

HOUR = 3_600_000
OPEN = replace(
    NEW,
    format=Format.ROUND_ROBIN,
    starts_at=50 * HOUR,
    message=7,
    players=tuple(Player(number, number, f"P{number}") for number in range(1, 6)),
)


def entry(**changes: object) -> tuple[str, int, int] | None:
    """Returns status, start and end of the entry in hours."""
    found = calendar_entry(replace(OPEN, **changes))  # type: ignore[arg-type] # fields of a tournament
    return None if found is None else (found.status.value, found.starts_at // HOUR, found.ends_at // HOUR)


def test_a_registration_is_scheduled_from_its_start_to_the_end_of_its_last_round() -> None:
    assert entry() == ("scheduled", 50, 55)
    assert entry(players=()) == ("scheduled", 50, 51)
    assert entry(format=Format.SWISS) == ("scheduled", 50, 53)
    assert entry(format=Format.SWISS, rounds=7) == ("scheduled", 50, 57)
    assert entry(format=Format.ARENA) == ("scheduled", 50, 51)


def test_what_runs_ends_when_the_rounds_that_are_left_are_over() -> None:
    running = {"status": Stage.RUNNING, "event": 5, "started_at": 40 * HOUR, "starts_at": None, "rounds": 5}
    assert entry(**running, round=2, due_at=43 * HOUR) == ("active", 40, 46)
    assert entry(**running, format=Format.ARENA, due_at=41 * HOUR) == ("active", 40, 41)


@pytest.mark.parametrize(("status", "event"), [("finished", "completed"), ("cancelled", "cancelled")])
def test_an_event_ends_with_its_tournament(status: str, event: str) -> None:
    found = calendar_entry(replace(OPEN, status=Stage(status), event=5, event_shows="scheduled"))
    assert found is not None
    assert found.status is EventStatus(event)
    assert found.over
    assert found.note == OFF_CALENDAR


def test_nothing_is_to_be_said_without_a_time_or_a_message_nor_after_a_refusal_nor_twice() -> None:
    assert entry(starts_at=None) is None
    assert entry(message=None) is None
    assert entry(event_shows=OFF_CALENDAR) is None
    assert entry(status=Stage.RUNNING, started_at=HOUR, starts_at=None) is None
    shown = calendar_entry(OPEN)
    assert shown is not None
    assert entry(event=5, event_shows=shown.note) is None
    assert entry(event=5, event_shows=shown.note, message=8) == ("scheduled", 50, 55)
