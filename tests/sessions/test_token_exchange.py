"""The tokens that processes keep for each other are written, also where the database was away at that moment."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

from structlog.testing import capture_logs

from bot.sessions.coordination.shared.presence import KEPT_AFTER, StoredTokenExchange
from bot.sessions.timers.timers import FIRST_RETRY
from bot.store.errors import StoreUnavailable
from tests.sessions.harness import Clock, idle

LIFE = 900_000


class Tokens:
    """The tokens in the database, which is away for so many writes."""

    def __init__(self, away: int = 0) -> None:
        self.away = away
        self.kept: dict[str, str] = {}

    async def keep(self, tokens: Mapping[str, tuple[str, int]]) -> None:
        if self.away:
            self.away -= 1
            raise StoreUnavailable("away")
        self.kept |= {session: sealed for session, (sealed, _) in tokens.items()}


def exchange(tokens: Tokens, clock: Clock) -> StoredTokenExchange:
    return StoredTokenExchange(cast(Any, SimpleNamespace(tokens=tokens)), now=clock, schedule=clock.schedule)


async def pass_time(clock: Clock, milliseconds: int) -> None:
    """Lets time pass, and everything happen that is due."""
    clock.time += milliseconds
    while clock.fire_next():
        await idle()


async def test_what_could_not_be_written_is_written_once_the_database_is_back() -> None:
    clock, tokens = Clock(), Tokens(away=1)
    tested = exchange(tokens, clock)
    with capture_logs() as logged:
        tested.keep("first", "older", clock() + LIFE)
        await pass_time(clock, KEPT_AFTER)
        assert tokens.kept == {}
        tested.keep("first", "newer", clock() + LIFE)
        tested.keep("second", "other", clock() + LIFE)
        await pass_time(clock, FIRST_RETRY)
    assert tokens.kept == {"first": "newer", "second": "other"}
    assert [line["event"] for line in logged] == ["timer waits for the store"]


async def test_a_token_that_could_not_be_written_is_written_without_a_newer_one() -> None:
    clock, tokens = Clock(), Tokens(away=2)
    tested = exchange(tokens, clock)
    with capture_logs() as logged:
        tested.keep("first", "sealed", clock() + LIFE)
        for _ in range(4):
            await pass_time(clock, 2 * FIRST_RETRY)
    assert tokens.kept == {"first": "sealed"}
    assert {line["log_level"] for line in logged} == {"warning"}
