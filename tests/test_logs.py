"""Log lines show where an error happened and never the values of variables."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from structlog.contextvars import bound_contextvars

from bot.logs import configure
from bot.sessions.timers.timers import Timers, event_loop_schedule, now_ms
from bot.settings import read_settings
from bot.ui.reply.reply import Reply
from tests.ui.interactions import FakeInteraction, interaction


@pytest.fixture(autouse=True)
def restore_logging() -> Iterator[None]:
    """Restores the logging configuration after the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


def fail_with_a_secret() -> None:
    token = "".join(["Bot ", "abc", ".def"])
    raise RuntimeError(f"nothing of {len(token)} letters")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_shows_functions_and_no_variables(
    form: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_FORMAT", form)
    configure(read_settings(None))
    try:
        fail_with_a_secret()
    except RuntimeError:
        structlog.get_logger().exception("it failed")
    output = capsys.readouterr().err
    assert "fail_with_a_secret" in output
    assert "nothing of 11 letters" in output
    assert "abc.def" not in output


@pytest.mark.parametrize(("level", "logged"), [("debug", ["fine", "plain", "grave"]), ("warning", ["grave"])])
def test_the_level_decides_which_lines_are_logged(
    level: str, logged: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", level)
    configure(read_settings(None))
    log = structlog.get_logger()
    log.debug("fine")
    log.info("plain")
    log.error("grave")
    output = capsys.readouterr().err
    assert [word for word in ("fine", "plain", "grave") if word in output] == logged


def log_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs JSON to standard error."""
    monkeypatch.setenv("LOG_FORMAT", "json")
    configure(read_settings(None))


async def test_lines_name_the_interaction_that_is_answered_its_session_and_its_ply(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log_json(monkeypatch)
    log, press = structlog.get_logger(), FakeInteraction()
    async with Reply(interaction(press)) as reply:
        reply.is_about("hazel", 12)
        log.info("inside")
        logging.getLogger("library").info("of a library")
    log.info("outside")
    inside, library, outside = map(json.loads, capsys.readouterr().err.splitlines())
    for line in (inside, library):
        assert (line["interaction"], line["session"], line["ply"]) == (press.id, "hazel", 12)
    assert outside.keys() == {"event", "level", "timestamp"}


async def test_a_timer_does_not_name_the_interaction_that_set_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log_json(monkeypatch)
    timers = Timers(now_ms, event_loop_schedule(now_ms))

    async def fire() -> None:
        structlog.get_logger().info("fired")

    with bound_contextvars(interaction=1):
        timers.start("table", fire)
    await timers.close()
    assert "interaction" not in json.loads(capsys.readouterr().err)
