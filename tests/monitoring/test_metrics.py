"""What is recorded while it happens is exported under its name."""

import asyncio
import logging
import time
from pathlib import Path

import discord
import pytest
from prometheus_client import CollectorRegistry

from bot.monitoring.metrics import ANSWER_KINDS, Metrics
from bot.monitoring.monitoring import counted_log_lines, measure_loop_lag
from bot.store.errors import Conflict
from bot.store.sqlite.store import SqliteStore
from renderers.pictures import Pictures
from tests.renderers.playing import played
from tests.store.rows import opening


class Recorded:
    """Metrics with a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.metrics = Metrics(self.registry)

    def value(self, name: str, **labels: str) -> float | None:
        return self.registry.get_sample_value(f"tavolino_{name}", labels)


@pytest.fixture
def recorded() -> Recorded:
    return Recorded()


def test_a_status_429_of_discord_is_counted(recorded: Recorded) -> None:
    assert recorded.value("discord_responses_total", status="429") == 0
    recorded.metrics.responded(429)
    assert recorded.value("discord_responses_total", status="429") == 1


def test_lines_of_the_log_are_counted_by_level(recorded: Recorded) -> None:
    with counted_log_lines(recorded.metrics.logged):
        logging.getLogger("library").error("one")
    logging.getLogger("library").error("not this one")
    assert recorded.value("log_lines_total", level="error") == 1


async def test_a_blocked_event_loop_is_measured() -> None:
    lags: list[float] = []
    measuring = asyncio.create_task(measure_loop_lag(lags.append, interval=0.01))
    await asyncio.sleep(0.005)
    time.sleep(0.05)  # noqa: ASYNC251  blocks the loop, which is what is measured
    await asyncio.sleep(0.03)
    measuring.cancel()
    assert max(lags) >= 0.03


def test_every_kind_of_interaction_that_is_answered_has_a_metric() -> None:
    kinds = {kind.name for kind in discord.InteractionType} - {"ping", "autocomplete"}
    assert kinds == set(ANSWER_KINDS)


async def test_commits_are_timed_and_counted_by_their_result(recorded: Recorded, tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "tavolino.db")
    store.listen_to_commits(recorded.metrics.committed)
    await store.commit(opening("a"))
    with pytest.raises(Conflict):
        await store.commit(opening("b"))  # in the same channel
    await store.close()
    assert recorded.value("commit_seconds_count") == 2
    assert recorded.value("commits_total", result="written") == 1
    assert recorded.value("commits_total", result="conflict") == 1
    assert recorded.value("commits_total", result="failed") == 0


async def test_pictures_are_timed_by_how_they_are_made(recorded: Recorded) -> None:
    pictures = Pictures(workers=1)
    pictures.listen(recorded.metrics.painted)
    view, caption = next(played("tris_1", {}))
    for _ in range(2):
        await pictures.board("tris_1", view, caption)
    await pictures.replay("key", "tris_1", lambda: [(view, caption)])
    pictures.close()
    assert recorded.value("picture_seconds_count", kind="drawn") == 1
    assert recorded.value("picture_seconds_count", kind="cached") == 1
    assert recorded.value("picture_seconds_count", kind="replay") == 1
