"""Log lines show where an error happened and never the values of variables."""

import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logs import configure
from bot.settings import Settings


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
    configure(Settings(_env_file=None))  # type: ignore[call-arg]  # pydantic-settings' own argument
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
    configure(Settings(_env_file=None))  # type: ignore[call-arg]  # pydantic-settings' own argument
    log = structlog.get_logger()
    log.debug("fine")
    log.info("plain")
    log.error("grave")
    output = capsys.readouterr().err
    assert [word for word in ("fine", "plain", "grave") if word in output] == logged
