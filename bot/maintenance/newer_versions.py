"""Finds out whether there is a newer release: the tags of the repository that the checkout is from."""

import asyncio
import re
import shutil

from bot.installation import IN_CHECKOUT, ROOT
from bot.maintenance.report import Finding
from bot.settings import Settings
from bot.version import VERSION

RELEASE = re.compile(r"refs/tags/v(\d+)\.(\d+)\.(\d+)$", re.MULTILINE)
WITHIN = 10.0
"""Seconds within which the repository has to answer."""


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
