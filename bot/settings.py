"""Typed settings, from the environment and from a file. `.env.example` explains each."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from dotenv import dotenv_values
from msgspec import Meta, ValidationError, convert

from bot.installation import state_folder

IN_A_FILE = "sqlite:///"
"""The beginning of the URL of a database in a file."""

BOOLEANS = {"yes": "true", "on": "true", "no": "false", "off": "false"}
"""Words that mean true or false but that msgspec does not accept."""

# A type's description ends the sentence about an invalid value: "HTTP_PORT: has to be ...".
# Floats have an upper limit since `inf` is one.
Count: TypeAlias = Annotated[int, Meta(ge=1, description="a whole number, at least 1")]
Port: TypeAlias = Annotated[int, Meta(ge=1, le=65535, description="a whole number from 1 to 65535")]
Months: TypeAlias = Annotated[int, Meta(ge=1, le=12, description="a whole number from 1 to 12")]
Positive: TypeAlias = Annotated[float, Meta(gt=0, le=1e6, description="a number greater than 0, at most 1,000,000")]
NotNegative: TypeAlias = Annotated[float, Meta(ge=0, le=1e6, description="a number from 0 to 1,000,000")]
UpToAMinute: TypeAlias = Annotated[float, Meta(ge=0, le=60, description="a number from 0 to 60")]
Boolean: TypeAlias = Annotated[bool, Meta(description="true or false")]
LogLevel: TypeAlias = Annotated[
    Literal["debug", "info", "warning", "error"], Meta(description="debug, info, warning or error")
]
LogFormat: TypeAlias = Annotated[Literal["text", "json"], Meta(description="text or json")]
Address: TypeAlias = Annotated[
    str, Meta(pattern=r"^https?://[^/]+$", description="http:// or https:// and a host, without a path")
]
PublicKey: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-fA-F]{64}$", description="64 hexadecimal digits")]
DatabaseUrl: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(sqlite:///|postgres(ql)?://).+$",
        description="sqlite:/// and a path, or postgresql://USER:PASSWORD@HOST/NAME",
    ),
]


class InvalidSettings(ValueError):
    """Settings have invalid values. The message has a line for each, without the values, since some are secret."""


def _cores() -> int:
    """Returns the number of CPU cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings. `read_settings` checks their values."""

    discord_token: str | None = field(default=None, repr=False)
    """The bot's token, from the Discord developer portal. Needed to run."""

    discord_api_url: Address | None = None
    """The address of the Discord API, without a path; set by the sandbox, or for a rate-limit proxy."""

    discord_requests_per_second: Count = 48
    """The most requests with the bot's token that this process makes in a second. Discord takes 50 of all processes
    together."""

    discord_public_key: PublicKey | None = None
    """The application's public key, which signatures are checked by. Empty: Discord is asked for it."""

    http_host: str = "127.0.0.1"
    """The address of this machine on which interactions are received over HTTP."""

    http_port: Port = 8000
    """The port on which they are received."""

    http_drain_seconds: UpToAMinute = 0.0
    """Seconds for which a stop still takes interactions, while /readyz tells the load balancer of it."""

    database_url: DatabaseUrl = field(  # not shown, since it may contain a password
        default_factory=lambda: f"{IN_A_FILE}{state_folder() / 'tavolino.db'}", repr=False
    )
    """The database of tables and results: a file, whose missing folder is created, or for several processes
    postgresql://USER:PASSWORD@HOST/NAME."""

    migrate: Boolean = True
    """Whether a start brings the schema of a PostgreSQL database up to date: true, or false where
    `python -m bot migrate` does."""

    backup_hours: NotNegative = 24.0
    """Hours between two backups of the database; 0: none are taken."""

    backup_folder: str | None = None
    """The folder of the backups. Empty: the folder backups beside the database."""

    backups_kept: Count = 7
    """The number of backups that are kept, the newest."""

    backup_command: str | None = None
    """A command that is run after each backup, with its path as the last argument: it brings it to another machine."""

    idle_days: NotNegative = 7.0
    """Days without a move after which a game without a clock is closed; 0: never."""

    season_months: Months = 3
    """The months of a season, after which leaderboards begin anew and ratings soften; 3: from January, April, July and
    October. After a change: `python -m bot recompute`."""

    key_emoji: Boolean = True
    """Whether keys show dice and cards as emoji of the application, which are uploaded once: true or false."""

    notice_seconds: Positive = 10.0
    """Seconds after which a private refusal or confirmation is deleted by itself."""

    log_level: LogLevel = "info"
    """The least severe messages that are logged."""

    monitoring_port: Port | None = None
    """The port for metrics and health: /metrics, /healthz and /readyz. Empty: none is opened."""

    monitoring_host: str = "127.0.0.1"
    """The address of this machine on which that port is opened. The pages have no password."""

    computer_workers: Count | None = None
    """The most processes in which computers choose moves at once. Empty: one less than the cores."""

    computer_cpu_seconds: Positive = 60.0
    """The CPU seconds a minute that computer players may use for one server."""

    log_format: LogFormat = "text"
    """The format of the log."""

    env_file: Path | None = field(default=None, compare=False)
    """The file from which settings were read, which the environment overrides; not a setting itself."""

    @property
    def idle_limit(self) -> int:
        """The milliseconds without a move after which a game without a clock is closed; 0: never."""
        return round(self.idle_days * 86_400_000)

    @property
    def database_path(self) -> Path | None:
        """The file of the database; None if it is on a server."""
        return Path(self.database_url.removeprefix(IN_A_FILE)) if self.database_url.startswith(IN_A_FILE) else None

    @property
    def database_name(self) -> str:
        """The path of the database, or its URL without the user's name and password."""
        if self.database_path is not None:
            return str(self.database_path)
        url = urlsplit(self.database_url)
        return f"{url.scheme}://{url.netloc.rpartition('@')[2]}{url.path}"

    @property
    def worker_count(self) -> int:
        """The most simultaneous worker processes."""
        return self.computer_workers or max(1, _cores() - 1)

    @property
    def backup_path(self) -> Path:
        """The folder for backups of a database in a file."""
        if self.backup_folder:
            return Path(self.backup_folder)
        return (self.database_path.parent if self.database_path else state_folder()) / "backups"


VARIABLES = {name.upper(): name for name in Settings.__dataclass_fields__ if name != "env_file"}
"""The environment variable of each setting, with the setting's name."""

OF_OTHERS = frozenset(
    {"SANDBOX_PORT", "SANDBOX_DATABASE", "SANDBOX_SECOND_GUILD", "SANDBOX_DOOR"}
    | {"DOMAIN", "NGINX_IMAGE", "POSTGRES_IMAGE", "POSTGRES_PASSWORD", "PYTHON_IMAGE", "TAVOLINO_IMAGE"}
)
"""Variables of the sandbox and the Compose files, which share the file of settings."""


def read_settings(env_file: Path | None) -> Settings:
    """Returns the settings from the environment, else from the file, else their defaults. Empty values count as unset.

    The variable of the field `http_port` is HTTP_PORT, in upper or lower case. Raises InvalidSettings.
    """
    in_file = dotenv_values(env_file, encoding="utf-8") if env_file is not None else {}
    variables = _given(in_file) | _given(os.environ)
    given = {variable: variables[variable] for variable in VARIABLES if variable in variables}
    problems = [problem for variable, value in given.items() if (problem := setting_problem(variable, value))]
    if problems:
        raise InvalidSettings("\n".join(problems))
    values: dict[str, Any] = {VARIABLES[name]: _parse(value, _types()[name]) for name, value in given.items()}
    return Settings(**values, env_file=env_file)


def setting_problem(variable: str, value: str) -> str | None:
    """Returns what a setting's value has to be; None if the value is valid. Does not show the value."""
    kind = _types()[variable]
    try:
        _parse(value, kind)
    except ValidationError:  # the error's message may show the value
        return f"{variable}: has to be {_requirement(kind)}"
    return None


@cache
def _types() -> dict[str, Any]:
    """Returns the annotated types of the settings by their variables."""
    types = get_type_hints(Settings, include_extras=True)
    return {variable: types[name] for variable, name in VARIABLES.items()}


def unknown_variables(env_file: Path | None) -> dict[str, str | None]:
    """Returns the variables that are no settings, each with the setting that was probably meant.

    From the file, all such variables; from the environment, those that differ from a setting by a letter or two.
    """
    in_file = dotenv_values(env_file, encoding="utf-8") if env_file is not None else {}
    meant = {name.upper(): _similar(name.upper()) for name in in_file}
    meant |= {name.upper(): setting for name in os.environ if (setting := _similar(name.upper()))}
    return {name: setting for name, setting in meant.items() if name not in VARIABLES.keys() | OF_OTHERS}


def _similar(name: str) -> str | None:
    """Returns the setting with nearly this name; None if there is none."""
    return next(iter(get_close_matches(name, VARIABLES, n=1, cutoff=0.85)), None)


def _given(variables: Mapping[str, str | None]) -> dict[str, str]:
    """Returns the variables that are not empty, with upper-case names and stripped values."""
    return {name.upper(): value.strip() for name, value in variables.items() if value and not value.isspace()}


def _parse(value: str, kind: Any) -> object:
    """Returns the value of a setting of this type. Raises ValidationError."""
    if kind == Boolean:
        value = BOOLEANS.get(value.lower(), value.lower())
    return convert(value, kind, strict=False)


def _requirement(kind: Any) -> str:
    """Returns the description of an annotated type, which may be optional."""
    return next(str(one.__metadata__[0].description) for one in (kind, *get_args(kind)) if get_origin(one) is Annotated)
