"""`python -m bot check`: one line for each thing that the bot needs, and whether it is fine."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.maintenance.discord_checks import check_discord, check_monitoring, check_permissions
from bot.maintenance.installation_checks import check_computers, check_disk, check_settings, check_versions
from bot.maintenance.report import Finding
from bot.maintenance.store_checks import check_backups, check_sessions, check_store
from bot.settings import Settings

Check: TypeAlias = Callable[[Settings], Awaitable[Finding]]


@dataclass(frozen=True)
class NamedCheck:
    """A check and the word with which its line begins.

    Attributes:
        asks_discord: whether it sends requests to Discord.
    """

    name: str
    run: Check
    asks_discord: bool = False


CHECKS = (
    NamedCheck("settings", check_settings),
    NamedCheck("versions", check_versions),
    NamedCheck("computers", check_computers),
    NamedCheck("store", check_store),
    NamedCheck("sessions", check_sessions),
    NamedCheck("backups", check_backups),
    NamedCheck("disk", check_disk),
    NamedCheck("monitoring", check_monitoring),
    NamedCheck("discord", check_discord, asks_discord=True),
    NamedCheck("permissions", check_permissions, asks_discord=True),
)
"""All checks, in the order in which they are printed."""


async def run_checks(settings: Settings, checks: tuple[NamedCheck, ...] = CHECKS) -> AsyncIterator[tuple[bool, str]]:
    """Runs the checks one after the other; yields of each whether it is fine, and its line."""
    for check in checks:
        try:
            finding = await check.run(settings)
        except Exception as error:  # noqa: BLE001  one check that fails must not hide the others
            finding = Finding(fine=False, text=str(error) or type(error).__name__)
        yield finding.fine, f"{'ok   ' if finding.fine else 'WRONG'} {check.name}: {finding.text}"
