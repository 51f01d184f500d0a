"""`python -m bot check`: one line for each thing that the bot needs, and whether it is fine."""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from bot.installation import IN_CHECKOUT, ROOT
from bot.maintenance.command_checks import check_commands
from bot.maintenance.discord_checks import (
    check_application,
    check_clock,
    check_discord,
    check_monitoring,
    check_permissions,
)
from bot.maintenance.installation_checks import (
    check_computers,
    check_disk,
    check_fonts,
    check_settings,
    check_settings_file,
    check_token,
    check_versions,
)
from bot.maintenance.report import Finding
from bot.maintenance.store_checks import check_backups, check_sessions, check_store
from bot.settings import Settings
from bot.version import VERSION

RELEASE = re.compile(r"refs/tags/v(\d+)\.(\d+)\.(\d+)$", re.MULTILINE)
WITHIN = 10.0
"""Seconds within which the repository has to answer."""

Check: TypeAlias = Callable[[Settings], Awaitable[Finding]]
"""Returns its finding, or raises an error, which becomes the finding."""


async def check_newer_versions(_: Settings) -> Finding:
    """Finds the newest release. A newer one is not a fault."""
    if not IN_CHECKOUT or shutil.which("git") is None:
        return Finding(fine=True, text=f"not looked for: {VERSION} was not installed from a repository")
    tags = await _tags()
    if tags is None:
        return Finding(fine=True, text="not known, since the repository cannot be reached")
    newest = max((tuple(map(int, found)) for found in RELEASE.findall(tags)), default=(0,))
    if newest <= tuple(map(int, VERSION.split("."))):
        return Finding(fine=True, text=f"none, {VERSION} is the newest")
    return Finding(fine=True, text=f"{'.'.join(map(str, newest))} is there, this is {VERSION}: see CHANGELOG.md")


async def _tags() -> str | None:
    """Returns the tags of the repository, as git lists them; None if it does not answer."""
    listing = await asyncio.create_subprocess_exec(
        *("git", "-C", str(ROOT), "ls-remote", "--tags", "--refs", "origin"),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={"PATH": "/usr/local/bin:/usr/bin:/bin", "GIT_TERMINAL_PROMPT": "0"},
    )
    try:
        async with asyncio.timeout(WITHIN):
            printed, _ = await listing.communicate()
    except TimeoutError:
        listing.kill()
        await listing.wait()
        return None
    return printed.decode() if listing.returncode == 0 else None


@dataclass(frozen=True)
class NamedCheck:
    """A check and the word that its line begins with. To add a check, add a function here and to CHECKS.

    Attributes:
        online: whether it sends requests, to Discord or for newer versions.
        thorough: the check that `check --all` runs instead, which reads the whole database.
    """

    name: str
    run: Check
    online: bool = False
    thorough: Check | None = None


CHECKS = (
    NamedCheck("settings", check_settings),
    NamedCheck("settings file", check_settings_file),
    NamedCheck("token", check_token),
    NamedCheck("versions", check_versions),
    NamedCheck("newer versions", check_newer_versions, online=True),
    NamedCheck("fonts", check_fonts),
    NamedCheck("computers", check_computers),
    NamedCheck("store", check_store, thorough=partial(check_store, thorough=True)),
    NamedCheck("sessions", check_sessions, thorough=partial(check_sessions, ended=True)),
    NamedCheck("backups", check_backups),
    NamedCheck("disk", check_disk),
    NamedCheck("monitoring", check_monitoring),
    NamedCheck("discord", check_discord, online=True),
    NamedCheck("clock", check_clock, online=True),
    NamedCheck("application", check_application, online=True),
    NamedCheck("commands", check_commands, online=True),
    NamedCheck("permissions", check_permissions, online=True),
)
"""All checks, in the order in which they are printed."""


@dataclass(frozen=True)
class Checked:
    """The finding of a check, with the check's name."""

    name: str
    finding: Finding

    @property
    def line(self) -> str:
        """The line for an operator."""
        return f"{'ok   ' if self.finding.fine else 'WRONG'} {self.name}: {self.finding.text}"

    @property
    def values(self) -> dict[str, Any]:
        """The same for a program, as JSON values."""
        return {"check": self.name, "fine": self.finding.fine, "text": self.finding.text}


async def run_checks(settings: Settings, checks: tuple[NamedCheck, ...] = CHECKS) -> AsyncIterator[Checked]:
    """Runs the checks one after the other and yields their findings."""
    for check in checks:
        try:
            finding = await check.run(settings)
        except Exception as error:  # noqa: BLE001  Discord refuses, or a check fails: that must not hide the others
            finding = Finding(fine=False, text=str(error) or type(error).__name__)
        yield Checked(check.name, finding)
