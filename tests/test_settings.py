"""`.env.example` and docs/settings.md explain every setting, and no setting that does not exist."""

import re
from pathlib import Path

import pytest

from bot.settings import VARIABLES, InvalidSettings, Settings, read_settings, unknown_variables

ROOT = Path(__file__).parent.parent
SANDBOX = {"SANDBOX_PORT", "SANDBOX_DATABASE", "SANDBOX_SECOND_GUILD", "SANDBOX_DOOR"}


def explained() -> dict[str, str]:
    """The settings of `.env.example` with the values that it shows."""
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    return dict(re.findall(r"^# .+\n([A-Z_]+)=(.*)$", text, re.MULTILINE))


def test_the_example_explains_every_setting_and_no_other() -> None:
    assert set(explained()) == VARIABLES.keys() | SANDBOX


def test_the_page_of_settings_lists_every_setting_with_its_default_and_no_other() -> None:
    """Where a default cannot be written as a value, such as a number that depends on the machine, it is in words."""
    page = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
    listed: dict[str, str] = {}
    for names, defaults in re.findall(r"^\| ((?:`[A-Z_]+`(?:, )?)+) \| ([^|]*?) ?\|", page, re.MULTILINE):
        listed |= zip(re.findall(r"[A-Z_]+", names), defaults.split(", "), strict=True)
    assert listed.keys() == explained().keys()
    values = {name: re.fullmatch(r"`(.+)`", default) for name, default in listed.items()}
    shown = {name: value for name, value in explained().items() if value}
    assert {name: value[1] for name, value in values.items() if value} == shown | {"SANDBOX_DOOR": "gateway"}


def test_the_example_shows_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in explained():
        monkeypatch.delenv(name, raising=False)
    assert read_settings(ROOT / ".env.example") == read_settings(None) == Settings()


def test_no_port_is_opened_unless_it_is_set_and_then_on_loopback() -> None:
    defaults = Settings()
    assert (defaults.monitoring_port, defaults.monitoring_host) == (None, "127.0.0.1")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://x"),
        ("LOG_LEVEL", "loud"),
        ("DISCORD_API_URL", "http://x/api"),
        ("LOG_FORMAT", "xml"),
        ("MONITORING_PORT", "0"),
        ("HTTP_PORT", "65536"),
        ("BACKUPS_KEPT", "many"),
        ("HTTP_DRAIN_SECONDS", "-1.5"),
        ("NOTICE_SECONDS", "0.0"),
        ("IDLE_DAYS", "nan"),
        ("BACKUP_HOURS", "inf"),
        ("SEASON_MONTHS", "13"),
        ("COMPUTER_WORKERS", "2.5"),
        ("DISCORD_PUBLIC_KEY", "fade"),
        ("MIGRATE", "perhaps"),
    ],
)
def test_an_invalid_value_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(InvalidSettings, match=f"^{name}: has to ") as refused:
        read_settings(None)
    assert value not in str(refused.value)


def test_every_invalid_value_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("HTTP_PORT", "0")
    monkeypatch.setenv("DATABASE_URL", "me:pass@host")
    with pytest.raises(InvalidSettings) as refused:
        read_settings(None)
    assert str(refused.value).splitlines() == [
        "HTTP_PORT: has to be a whole number from 1 to 65535",
        "DATABASE_URL: has to be sqlite:/// and a path, or postgresql://USER:PASSWORD@HOST/NAME",
        "LOG_LEVEL: has to be debug, info, warning or error",
    ]


def test_the_environment_comes_before_the_file_and_an_empty_value_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_text("HTTP_PORT=1\nMIGRATE=False\nIDLE_DAYS=2.5\nOTHER=x\nLOG_FORMAT=json\n", encoding="utf-8")
    monkeypatch.setenv("HTTP_PORT", "2")
    monkeypatch.setenv("LOG_FORMAT", "")
    settings = read_settings(file)
    assert (settings.http_port, settings.migrate, settings.idle_days, settings.log_format) == (2, False, 2.5, "json")


def test_a_variable_that_is_no_setting_is_found_with_the_one_that_it_is_meant_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKN=a\nCOLOUR=red\nSANDBOX_PORT=8081\nHTTP_PORT=1\n", encoding="utf-8")
    monkeypatch.setenv("LOG_LEVELS", "info")
    monkeypatch.setenv("EDITOR", "ed")
    assert unknown_variables(file) == {"DISCORD_TOKN": "DISCORD_TOKEN", "COLOUR": None, "LOG_LEVELS": "LOG_LEVEL"}


def test_names_in_small_letters_and_blanks_around_a_value_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_port", " 81\n")
    monkeypatch.setenv("MONITORING_PORT", " ")
    settings = read_settings(None)
    assert (settings.http_port, settings.monitoring_port) == (81, None)


@pytest.mark.parametrize(
    ("word", "value"),
    [(word, True) for word in ("true", "Yes", "ON", "1")] + [(word, False) for word in ("False", "no", "off", "0")],
)
def test_several_words_mean_true_and_false(monkeypatch: pytest.MonkeyPatch, word: str, *, value: bool) -> None:
    monkeypatch.setenv("MIGRATE", word)
    assert read_settings(None).migrate is value


def test_secrets_are_not_shown_with_the_settings() -> None:
    shown = repr(Settings(discord_token="abc.def", database_url="postgresql://me:pass@host/db"))
    assert "abc.def" not in shown
    assert "pass" not in shown
