"""The pages over HTTP: what a scrape, a supervisor and a load balancer read."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.monitoring import state
from bot.monitoring.health_check import healthy
from bot.monitoring.monitoring import monitoring
from bot.store.errors import StoreUnavailable
from sandbox.serving import listen
from tests.monitoring.conftest import LOOPBACK, Watched
from tests.sessions.harness import ADA
from tests.store.sqlite.test_failing_disk import no_room_after


async def test_a_scrape_counts_lobbies_and_games(watched: Watched) -> None:
    await watched.harness.lobby(ADA, game="tris_1")
    assert await watched.metric('tavolino_tables{status="lobby"}') == 1
    assert await watched.metric('tavolino_tables{status="playing"}') == 0


async def test_a_scrape_has_the_free_space_of_the_database_and_the_memory_of_the_process(watched: Watched) -> None:
    assert await watched.metric("tavolino_disk_free_bytes") > 0
    assert await watched.metric('tavolino_database_bytes{file="main"}') > 0
    assert await watched.metric("process_resident_memory_bytes") > 0


async def test_a_timer_that_nothing_has_acted_on_is_overdue(watched: Watched) -> None:
    await watched.harness.lobby(ADA, game="tris_1")
    assert await watched.metric("tavolino_overdue_timers") == 0
    watched.harness.clock.time += 24 * 3_600_000  # and no timer fires
    assert await watched.metric("tavolino_overdue_timers") == 1


async def test_a_scrape_has_all_but_the_tables_while_the_database_does_not_count_them(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(watched.harness.sessions, "table_counts", never)
    monkeypatch.setattr(state, "COUNTED_WITHIN", 0.01)
    status, text = await watched.get("/metrics")
    assert (status, "tavolino_ready" in text, "tavolino_tables" in text) == (200, True, False)


async def test_a_bot_that_serves_is_alive_and_ready(watched: Watched) -> None:
    assert await watched.get("/healthz") == (200, "alive\n")
    assert await watched.get("/readyz") == (200, "ready\n")
    assert await watched.metric("tavolino_ready") == 1


async def test_a_bot_without_the_gateway_is_alive_and_not_ready(watched: Watched) -> None:
    watched.harness.sessions.availability.connection_lost()
    assert await watched.get("/healthz") == (200, "alive\n")
    assert await watched.get("/readyz") == (503, "there is no connection to Discord's gateway\n")
    assert await watched.metric("tavolino_gateway_connected") == 0
    assert await watched.metric("tavolino_gateway_disconnects_total") == 1
    await watched.harness.sessions.availability.connection_resumed()
    assert await watched.get("/readyz") == (200, "ready\n")


async def test_a_bot_with_a_full_disk_is_not_ready_until_a_write_succeeds(watched: Watched) -> None:
    wal = watched.harness.path.with_name(f"{watched.harness.path.name}-wal")
    with no_room_after(wal.stat().st_size), pytest.raises(StoreUnavailable):
        await watched.harness.lobby(ADA, game="tris_1")
    status, reason = await watched.get("/readyz")
    assert (status, "the last write to the database failed" in reason) == (503, True)
    await watched.harness.lobby(ADA, game="tris_1")
    assert await watched.get("/readyz") == (200, "ready\n")


async def test_other_paths_and_methods_are_refused(watched: Watched) -> None:
    status, text = await watched.get("/")
    assert (status, "/metrics" in text) == (404, True)
    assert (await watched.get("/metrics", "POST"))[0] == 405


async def test_a_port_in_use_is_logged_and_the_bot_goes_on(watched: Watched) -> None:
    with listen(0) as other, capture_logs() as logs:
        other.listen()
        async with monitoring(watched.parts, LOOPBACK, other.getsockname()[1]) as port:
            assert port == 0
    assert [line["event"] for line in logs] == ["metrics not served"]


def test_the_health_check_says_that_nobody_answers() -> None:
    with listen(0) as unused:
        assert not healthy(LOOPBACK, unused.getsockname()[1], "/healthz")


async def test_the_health_check_finds_a_bot_that_listens_on_all_addresses(watched: Watched) -> None:
    assert await asyncio.to_thread(healthy, "0.0.0.0", watched.port, "/healthz")  # noqa: S104  asked, not opened
