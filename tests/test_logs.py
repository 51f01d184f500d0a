"""What is logged, and what never is."""

import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logs import configure
from bot.settings import Settings


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Leaves logging as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


def fail_with_a_secret() -> None:
    token = "".join(["Bot ", "abc", ".def"])
    raise RuntimeError(f"nothing of {len(token)} letters")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_trace_shows_where_it_failed_and_no_variables(
    form: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_FORMAT", form)
    configure(Settings(_env_file=None))  # type: ignore[call-arg]  # pydantic-settings' own argument
    try:
        fail_with_a_secret()
    except RuntimeError:
        structlog.get_logger().exception("it failed")
    said = capsys.readouterr().err
    assert "fail_with_a_secret" in said
    assert "nothing of 11 letters" in said
    assert "abc.def" not in said


@pytest.mark.parametrize(("level", "heard"), [("debug", ["fine", "plain", "grave"]), ("warning", ["grave"])])
def test_the_level_decides_what_is_heard(
    level: str, heard: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", level)
    configure(Settings(_env_file=None))  # type: ignore[call-arg]  # pydantic-settings' own argument
    log = structlog.get_logger()
    log.debug("fine")
    log.info("plain")
    log.error("grave")
    said = capsys.readouterr().err
    assert [word for word in ("fine", "plain", "grave") if word in said] == heard
