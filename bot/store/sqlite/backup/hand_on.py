"""A backup is handed on to a command of the operator's, which brings it to another machine."""

import shlex
import subprocess
from pathlib import Path

from bot.store.sqlite.backup.take import BackupFailed

WITHIN = 3600.0
"""Seconds that the command may take."""


def hand_on(command: str, backup: Path) -> None:
    """Runs the command with the backup's path as its last argument; no shell reads it. Blocks.

    Raises:
        BackupFailed: the command cannot be run, fails, or takes too long. The backup itself is kept.
    """
    try:
        ended = subprocess.run(  # noqa: S603  what the operator has set
            [*shlex.split(command), str(backup.absolute())],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=WITHIN,
            check=False,
        )
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise BackupFailed(f"{backup} is taken, but BACKUP_COMMAND failed: {error}") from error
    if ended.returncode:
        last = (ended.stderr or ended.stdout).strip().splitlines()[-1:]
        why = ": ".join([f"status {ended.returncode}", *last])
        raise BackupFailed(f"{backup} is taken, but BACKUP_COMMAND failed: {why}")
