"""Typed settings, from the environment and from `.env` in the working directory. `.env.example` explains each."""

import os
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

IN_A_FILE = "sqlite:///"
"""How the URL of a database in a file begins."""


def _cores() -> int:
    """Returns the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Settings(BaseSettings):
    """All settings. Raises pydantic.ValidationError for an invalid value."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(
        default=None, description="The bot's token, from the Discord developer portal. Needed to run."
    )
    discord_api_url: str | None = Field(
        default=None,
        pattern=r"^https?://[^/]+$",
        description="The address of the Discord API, without a path; set by the sandbox, or for a rate-limit proxy.",
    )
    discord_requests_per_second: int = Field(
        default=48,
        ge=1,
        description="The most requests with the bot's token that this process makes in a second. Discord takes 50 of"
        " all processes together.",
    )
    discord_public_key: str | None = Field(
        default=None,
        pattern=r"^[0-9a-fA-F]{64}$",
        description="The application's public key, which signatures are checked by. Empty: Discord is asked for it.",
    )
    http_host: str = Field(
        default="127.0.0.1", description="The address of this machine on which interactions are received over HTTP."
    )
    http_port: int = Field(default=8000, ge=1, le=65535, description="The port on which they are received.")
    http_drain_seconds: float = Field(
        default=0.0,
        ge=0,
        le=60,
        description="Seconds for which a stop still takes interactions, while /readyz tells the load balancer of it.",
    )
    database_url: str = Field(
        default="sqlite:///var/tavolino.db",
        pattern=r"^(sqlite:///|postgres(ql)?://).+$",
        repr=False,  # it may have a password
        description="The database of tables and results: a file, whose missing folder is created, or for several"
        " processes postgresql://USER:PASSWORD@HOST/NAME.",
    )
    migrate: bool = Field(
        default=True,
        description="Whether a start brings the schema of a PostgreSQL database up to date: true, or false where"
        " `python -m bot migrate` does.",
    )
    backup_hours: float = Field(
        default=24.0, ge=0, description="Hours between two backups of the database; 0: none are taken."
    )
    backup_folder: str | None = Field(
        default=None, description="The folder of the backups. Empty: the folder backups beside the database."
    )
    backups_kept: int = Field(default=7, ge=1, description="The number of backups that are kept, the newest.")
    idle_days: float = Field(
        default=7.0, ge=0, description="Days without a move after which a game without a clock is closed; 0: never."
    )
    season_months: int = Field(
        default=3,
        ge=1,
        le=12,
        description="The months of a season, after which boards begin anew and ratings soften; 3: from January, April,"
        " July and October. After a change: `python -m bot recompute`.",
    )
    notice_seconds: float = Field(
        default=10.0, gt=0, description="Seconds after which a private refusal or confirmation is deleted by itself."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="The least severe messages that are logged."
    )
    monitoring_port: int | None = Field(
        default=None,
        ge=1,
        le=65535,
        description="The port for metrics and health: /metrics, /healthz and /readyz. Empty: none is opened.",
    )
    monitoring_host: str = Field(
        default="127.0.0.1",
        description="The address of this machine on which that port is opened. The pages have no password.",
    )
    computer_workers: int | None = Field(
        default=None,
        ge=1,
        description="The most processes in which computers choose moves at once. Empty: one less than the cores.",
    )
    computer_cpu_seconds: float = Field(
        default=60.0, gt=0, description="The CPU seconds a minute that computer players may use for one server."
    )
    log_format: Literal["text", "json"] = Field(default="text", description="The format of the log: text or json.")

    @property
    def idle_limit(self) -> int:
        """The milliseconds without a move after which a game without a clock is closed; 0: never."""
        return round(self.idle_days * 86_400_000)

    @property
    def database_path(self) -> Path | None:
        """The file of the database; None where it is a server's."""
        return Path(self.database_url.removeprefix(IN_A_FILE)) if self.database_url.startswith(IN_A_FILE) else None

    @property
    def database_name(self) -> str:
        """The database without the name and the password of its user."""
        if self.database_path is not None:
            return str(self.database_path)
        url = urlsplit(self.database_url)
        return f"{url.scheme}://{url.netloc.rpartition('@')[2]}{url.path}"

    @property
    def worker_count(self) -> int:
        """The most worker processes at once."""
        return self.computer_workers or max(1, _cores() - 1)

    @property
    def backup_path(self) -> Path:
        """The folder of the backups of a database in a file."""
        if self.backup_folder:
            return Path(self.backup_folder)
        return (self.database_path or Path("var", "tavolino.db")).parent / "backups"
