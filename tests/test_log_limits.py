"""However often something fails, the log has few lines of it, and the metrics have all."""

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
import structlog
from prometheus_client import CollectorRegistry

from bot.log_limits import INTERVAL, LINES, LineLimits
from bot.logs import configure
from bot.monitoring.metrics import Metrics
from bot.monitoring.monitoring import counted_log_lines
from bot.sessions.service import StoreUnavailable
from bot.settings import read_settings

AWAY = [
    StoreUnavailable("connection refused"),
    discord.DiscordServerError(Mock(status=502, reason="Bad Gateway"), "<html>"),
    aiohttp.ServerDisconnectedError(),
]
BROKEN = RuntimeError("a mistake of the bot")


class Log:
    """The log as JSON, its clock, and the metrics of its lines."""

    def __init__(self, capsys: pytest.CaptureFixture[str], registry: CollectorRegistry) -> None:
        self.time = 0.0
        self._capsys, self._registry = capsys, registry
        (limits,) = (each for each in logging.getLogger().handlers[0].filters if isinstance(each, LineLimits))
        limits._clock = lambda: self.time  # the one clock that may not be set back

    def lines(self) -> list[dict[str, Any]]:
        """Returns what was logged since the last time."""
        return [json.loads(line) for line in self._capsys.readouterr().err.splitlines()]

    def count(self, name: str, **labels: str) -> float | None:
        return self._registry.get_sample_value(f"tavolino_{name}", labels)


@pytest.fixture
def begun(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Log]]:
    """Begins a log whose lines are counted, within a test. Restores the configuration after it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setenv("LOG_FORMAT", "json")
    with ExitStack() as stack:

        def begin() -> Log:
            configure(read_settings(None))  # closes the handlers of pytest, which it adds before each test
            registry = CollectorRegistry()
            stack.enter_context(counted_log_lines(Metrics(registry).logged))
            return Log(capsys, registry)

        yield begin
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


class CausedError(Exception):
    """An error that is raised because of another one."""


def caused_by(error: Exception) -> Exception:
    try:
        raise CausedError from error
    except CausedError as raised:
        return raised


def fail_everywhere(error: Exception) -> int:
    """Logs an error in the ways in which the bot and its libraries do; returns how many lines these would be."""
    ours, theirs = structlog.get_logger(), logging.getLogger("discord.client")
    ours.info("panel not edited", why=error)
    ours.error("interaction failed", exc_info=error)
    try:
        raise error
    except type(error):
        ours.exception("event failed", name="on_interaction")
        theirs.exception("Ignoring exception in %s", "on_interaction")
    theirs.warning("attempting a reconnect after %s", caused_by(error))
    theirs.error("100 % of it failed", exc_info=caused_by(error))
    return 6


@pytest.mark.parametrize("error", AWAY, ids=lambda error: type(error).__name__)
def test_an_outage_is_one_line_a_minute_without_a_traceback(begun: Callable[[], Log], error: Exception) -> None:
    log = begun()
    errors = sum(fail_everywhere(error) for _ in range(500))
    (line,) = log.lines()
    assert line["event"] == "panel not edited"
    assert repr(error)[:30] in line["why"]
    assert log.count("outage_errors_total", service=line["service"]) == errors
    assert log.count("log_lines_total", level="error") == 0
    log.time += INTERVAL
    fail_everywhere(error)
    (later,) = log.lines()
    assert later["left_out"] == errors - 1


def test_each_way_to_log_an_outage_leaves_its_traceback_out(begun: Callable[[], Log]) -> None:
    log = begun()
    for error in AWAY:
        for way in range(6):
            log.time += INTERVAL
            logging.getLogger("library").error("%s of it, %d %%", way, 100, exc_info=caused_by(error))
    lines = log.lines()
    assert len(lines) == 6 * len(AWAY)
    assert all("exception" not in line and "CausedError" in line["event"] for line in lines)


def test_two_services_that_are_away_have_a_line_each(begun: Callable[[], Log]) -> None:
    log = begun()
    for error in AWAY * 3:
        structlog.get_logger().info("not sent", why=error)
    assert [line["service"] for line in log.lines()] == ["the database", "Discord"]


def test_any_other_event_is_logged_ten_times_a_minute_with_its_traceback(begun: Callable[[], Log]) -> None:
    log = begun()
    for number in range(100):
        structlog.get_logger().error("interaction failed", exc_info=BROKEN, number=number)
        logging.getLogger("library").error("number %d", number)
    structlog.get_logger().info("another event")
    lines = log.lines()
    assert len(lines) == 2 * LINES + 1
    assert "a mistake of the bot" in lines[0]["exception"]
    assert lines[-1]["event"] == "another event"
    assert log.count("log_lines_total", level="error") == 200
    log.time += INTERVAL
    logging.getLogger("library").error("number %d", 100)
    assert [line["event"] for line in log.lines()] == [f"number 100 left_out={100 - LINES}"]
