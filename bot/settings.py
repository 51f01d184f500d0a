"""Typed settings, from the environment and from `.env` in the working directory. `.env.example` explains each."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from bot.environment import boolean, integer, matching, number, one_of, read_environment, setting, text

ENV_FILE = Path(".env")
"""The file with settings, in the working directory."""

IN_A_FILE = "sqlite:///"
"""How the URL of a database in a file begins."""


def _cores() -> int:
    """Returns the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings. Its values are checked where they are read: `read_settings`."""

    discord_token: str | None = setting(
        None, text, "The bot's token, from the Discord developer portal. Needed to run.", secret=True
    )
    discord_api_url: str | None = setting(
        None,
        matching(r"^https?://[^/]+$"),
        "The address of the Discord API, without a path; set by the sandbox, or for a rate-limit proxy.",
    )
    discord_requests_per_second: int = setting(
        48,
        integer(1),
        "The most requests with the bot's token that this process makes in a second. Discord takes 50 of all processes"
        " together.",
    )
    discord_public_key: str | None = setting(
        None,
        matching(r"^[0-9a-fA-F]{64}$"),
        "The application's public key, which signatures are checked by. Empty: Discord is asked for it.",
    )
    http_host: str = setting(
        "127.0.0.1", text, "The address of this machine on which interactions are received over HTTP."
    )
    http_port: int = setting(8000, integer(1, 65535), "The port on which they are received.")
    http_drain_seconds: float = setting(
        0.0,
        number(least=0, most=60),
        "Seconds for which a stop still takes interactions, while /readyz tells the load balancer of it.",
    )
    database_url: str = setting(
        "sqlite:///var/tavolino.db",
        matching(r"^(sqlite:///|postgres(ql)?://).+$"),
        "The database of tables and results: a file, whose missing folder is created, or for several processes"
        " postgresql://USER:PASSWORD@HOST/NAME.",
        secret=True,  # it may have a password
    )
    migrate: bool = setting(
        True,  # noqa: FBT003  a default
        boolean,
        "Whether a start brings the schema of a PostgreSQL database up to date: true, or false where"
        " `python -m bot migrate` does.",
    )
    backup_hours: float = setting(
        24.0, number(least=0), "Hours between two backups of the database; 0: none are taken."
    )
    backup_folder: str | None = setting(
        None, text, "The folder of the backups. Empty: the folder backups beside the database."
    )
    backups_kept: int = setting(7, integer(1), "The number of backups that are kept, the newest.")
    idle_days: float = setting(
        7.0, number(least=0), "Days without a move after which a game without a clock is closed; 0: never."
    )
    season_months: int = setting(
        3,
        integer(1, 12),
        "The months of a season, after which boards begin anew and ratings soften; 3: from January, April, July and"
        " October. After a change: `python -m bot recompute`.",
    )
    notice_seconds: float = setting(
        10.0, number(above=0), "Seconds after which a private refusal or confirmation is deleted by itself."
    )
    log_level: Literal["debug", "info", "warning", "error"] = setting(
        "info", one_of("debug", "info", "warning", "error"), "The least severe messages that are logged."
    )
    monitoring_port: int | None = setting(
        None,
        integer(1, 65535),
        "The port for metrics and health: /metrics, /healthz and /readyz. Empty: none is opened.",
    )
    monitoring_host: str = setting(
        "127.0.0.1",
        text,
        "The address of this machine on which that port is opened. The pages have no password.",
    )
    computer_workers: int | None = setting(
        None,
        integer(1),
        "The most processes in which computers choose moves at once. Empty: one less than the cores.",
    )
    computer_cpu_seconds: float = setting(
        60.0, number(above=0), "The CPU seconds a minute that computer players may use for one server."
    )
    log_format: Literal["text", "json"] = setting(
        "text", one_of("text", "json"), "The format of the log: text or json."
    )

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


def read_settings(env_file: Path | None = ENV_FILE) -> Settings:
    """Returns the settings of the environment and of the file. Raises InvalidSettings."""
    return read_environment(Settings, env_file)
