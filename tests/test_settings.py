"""`.env.example` and the README explain every setting, and no setting that does not exist."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings

ROOT = Path(__file__).parent.parent
SANDBOX = {"SANDBOX_PORT", "SANDBOX_SECOND_GUILD", "SANDBOX_DOOR"}


def explained() -> dict[str, str]:
    """The settings of `.env.example` with the values that it shows."""
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    return dict(re.findall(r"^# .+\n([A-Z_]+)=(.*)$", text, re.MULTILINE))


def test_the_example_explains_every_setting_and_no_other() -> None:
    assert set(explained()) == {name.upper() for name in Settings.model_fields} | SANDBOX


def test_the_readme_lists_every_setting() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in explained():
        assert f"`{name}`" in readme


def test_the_example_shows_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in explained():
        monkeypatch.delenv(name, raising=False)
    assert Settings(_env_file=ROOT / ".env.example") == Settings(_env_file=None)  # type: ignore[call-arg]


def test_no_port_is_opened_unless_it_is_set_and_then_on_loopback() -> None:
    defaults = {name: field.default for name, field in Settings.model_fields.items()}
    assert (defaults["monitoring_port"], defaults["monitoring_host"]) == (None, "127.0.0.1")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://x"),
        ("LOG_LEVEL", "loud"),
        ("DISCORD_API_URL", "http://x/api"),
        ("LOG_FORMAT", "xml"),
        ("MONITORING_PORT", "0"),
    ],
)
def test_an_invalid_value_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError):
        Settings(_env_file=None)  # type: ignore[call-arg]
