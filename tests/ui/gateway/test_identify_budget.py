"""Gateway sessions are begun only as often as Discord allows, with a clock of the test's own."""

from types import SimpleNamespace
from typing import Any

from structlog.testing import capture_logs

from bot.ui.gateway.identify_budget import GAP, LONGEST_WAIT, IdentifyBudget
from tests.ui.gateway.test_retry import Clock


def budget(clock: Clock, *limits: tuple[int, int]) -> IdentifyBudget:
    """A budget that is answered these: the remaining gateway sessions, and milliseconds until all are back."""
    answers = iter(limits)

    async def request(route: Any) -> Any:
        assert (route.method, route.path) == ("GET", "/gateway/bot")
        remaining, reset_after = next(answers)
        limit = {"total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1}
        return {"url": "wss://gateway.example", "shards": 1, "session_start_limit": limit}

    client: Any = SimpleNamespace(http=SimpleNamespace(request=request))
    return IdentifyBudget(client, clock.sleep, lambda: clock.now)


async def test_the_first_gateway_session_begins_at_once_at_the_address_that_discord_names() -> None:
    clock = Clock()
    assert str(await budget(clock, (1000, 0)).take()) == "wss://gateway.example"
    assert clock.now == 0.0


async def test_gateway_sessions_begin_five_seconds_apart() -> None:
    clock = Clock()
    several = budget(clock, (10, 0), (9, 0), (8, 0))
    await several.take()
    clock.now += 2.0
    await several.take()
    assert clock.now == GAP
    clock.now += 60.0
    await several.take()
    assert clock.now == GAP + 60.0


async def test_no_gateway_session_begins_while_none_is_left() -> None:
    clock = Clock()
    with capture_logs() as lines:
        await budget(clock, (0, 700_000), (0, 90_000), (1000, 0)).take()
    assert clock.slept[:2] == [LONGEST_WAIT, 91.0]
    assert [(line["event"], line["resets_in"]) for line in lines] == [
        ("no gateway sessions left", "0:11:40"),
        ("no gateway sessions left", "0:01:30"),
    ]
