"""Checks of the installation: settings, versions, fonts, disk."""

import platform
import shutil
import stat
import sys
from pathlib import Path

from bot.installation import command
from bot.maintenance.report import Finding, listed, size
from bot.maintenance.token import token_problem
from bot.monitoring.state import versions
from bot.settings import VARIABLES, Settings, unknown_variables
from bot.workers.worker import compiled_failure
from renderers.text.fallback_fonts import ARABIC, CJK, DEVANAGARI, HEEBO, THAI, installed
from renderers.text.shaping import can_shape

SAID = ("discord_token", "database_url", "backup_hours", "backup_folder", "backups_kept")
"""The settings that the check's line puts in words."""

SCRIPTS = {"Hebrew": HEEBO, "Arabic": ARABIC, "Devanagari": DEVANAGARI, "Thai": THAI, "Chinese, Japanese, Korean": CJK}
"""The scripts that have their own fonts."""

LEAST_FREE = 200_000_000
"""Bytes that should be free besides three times the database's size: it may grow, and a backup is as large."""


async def check_settings(settings: Settings) -> Finding:
    """Finds which database is used, when backups are taken, which other settings are not the defaults, and whether
    there is a token, but never shows it.
    """
    token = "DISCORD_TOKEN is set" if settings.discord_token is not None else "DISCORD_TOKEN is missing"
    own = settings.database_path is None
    backups = (
        "backups by PostgreSQL's own means"
        if own
        else f"a backup every {settings.backup_hours:g} hours into {settings.backup_path}, {settings.backups_kept} kept"
        if settings.backup_hours
        else "no backups (BACKUP_HOURS=0)"
    )
    return Finding(
        fine=settings.discord_token is not None,
        text="; ".join([token, f"database {settings.database_name}", backups, *_others(settings)]),
    )


def _others(settings: Settings) -> list[str]:
    """Returns the other settings that are not the defaults, as they are written in `.env`."""
    defaults = Settings()
    return [
        f"{variable}={value}"
        for variable, name in VARIABLES.items()
        if name not in SAID and (value := getattr(settings, name)) != getattr(defaults, name)
    ]


async def check_settings_file(settings: Settings) -> Finding:
    """Finds variables that are no settings, and whether others may read or write the file, which holds the token."""
    file, faults = settings.env_file, []
    for name, meant in unknown_variables(file).items():
        faults.append(f"{name} is no setting" + (f": {meant} is" if meant else ""))
    if file is None or not file.exists():
        return Finding(fine=not faults, text=listed(["none, the environment has the settings", *faults]))
    if sys.platform != "win32" and (others := stat.S_IMODE(file.stat().st_mode) & 0o077):
        verb = "write" if others & 0o022 else "read"
        faults.append(f"other users of the machine may {verb} it: chmod 600 {file}")
    return Finding(fine=not faults, text=listed([str(file.absolute()), *faults]))


async def check_token(settings: Settings) -> Finding:
    """Finds whether the token has the form of one, not of another text on the developer portal."""
    if settings.discord_token is None:
        return Finding(fine=False, text=f"DISCORD_TOKEN is missing: `{command('setup')}` asks for it")
    problem = token_problem(settings.discord_token)
    return Finding(fine=problem is None, text=problem or "has the form of one")


async def check_fonts(_: Settings) -> Finding:
    """Finds the scripts in which names can be drawn, besides Latin, Greek and Cyrillic."""
    missing = [script for script, font in SCRIPTS.items() if font not in installed()]
    drawn = [script for script in SCRIPTS if script not in missing]
    text = f"names are drawn in {', '.join(['Latin, Greek, Cyrillic', *drawn])}"
    why = "" if can_shape() else " (FriBiDi is not installed)"
    return Finding(fine=True, text=f"{text}; as usernames in {', '.join(missing)}{why}" if missing else text)


async def check_versions(_: Settings) -> Finding:
    """Finds the versions of the bot, of Python, SQLite and the libraries, and the system."""
    return Finding(fine=True, text=", ".join([*map(" ".join, versions().items()), platform.platform()]))


async def check_computers(settings: Settings) -> Finding:
    """Finds how many processes choose the moves of computer players, and whether these play at full strength."""
    failure = await compiled_failure()
    weaker = f"; they play weaker than their levels: {failure}" if failure else ""
    budget = f"{settings.computer_cpu_seconds:g} CPU seconds a minute for each server"
    return Finding(fine=not failure, text=f"{settings.worker_count} processes at most, {budget}{weaker}")


async def check_disk(settings: Settings) -> Finding:
    """Finds how much disk space is free for the database and the backups."""
    database = settings.database_path
    if database is None:
        return Finding(fine=True, text="nothing is stored on this machine")
    needed = LEAST_FREE + 3 * (database.stat().st_size if database.exists() else 0)
    free = {
        name: shutil.disk_usage(_existing(path)).free
        for name, path in (("database", database), ("backups", settings.backup_path))
    }
    text = ", ".join(f"{size(count)} free for the {name}" for name, count in free.items())
    fine = min(free.values()) >= needed
    return Finding(fine=fine, text=text if fine else f"{text}; {size(needed)} should be")


def _existing(path: Path) -> Path:
    """Returns the path or its nearest parent that is an existing folder."""
    return next(folder for folder in (path.absolute(), *path.absolute().parents) if folder.is_dir())
