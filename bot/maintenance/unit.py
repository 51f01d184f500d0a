"""The systemd unit that runs the bot, with the paths of this installation."""

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from bot.installation import IN_CHECKOUT, ROOT

TEMPLATE = ROOT / "deploy" / "tavolino.service"
UNITS = Path("/etc/systemd/system")
SYSTEMD_RUNS = Path("/run/systemd/system")
HOMES = ("/home", "/root", "/run/user")
"""The folders that the unit hides from the bot (`ProtectHome=`)."""


def program() -> tuple[str, ...]:
    """Returns the command that runs the bot, with absolute paths."""
    if IN_CHECKOUT:
        return (sys.executable, "-m", "bot", "run")
    return (str(Path(shutil.which(sys.argv[0]) or sys.argv[0]).absolute()), "run")


def unit(env_file: Path) -> str:
    """Returns the unit for this installation, with this file of settings."""
    text = TEMPLATE.read_text(encoding="utf-8")
    for name, value in (
        ("WorkingDirectory", str(ROOT) if IN_CHECKOUT else "/var/lib/tavolino"),
        ("EnvironmentFile", str(env_file.absolute())),
        ("ExecStart", " ".join(program())),
    ):
        text = re.sub(rf"^{name}=.*$", f"{name}={value}", text, count=1, flags=re.MULTILINE)
    return text


def offered(env_file: Path, agrees: Callable[[str], bool]) -> str:
    """Offers to install the unit if that is possible, and returns a text about the result.

    Args:
        agrees: asks the user a question.
    """
    if not SYSTEMD_RUNS.is_dir():
        return "There is no systemd here: docs/operating.md says what else can keep the bot running."
    hidden = [path for path in (program()[0], env_file.absolute()) if str(path).startswith(HOMES)]
    if hidden:
        return f"systemd can run it once it is outside of people's homes, such as in /opt: {hidden[0]} is in one."
    if os.geteuid() != 0 or not os.access(UNITS, os.W_OK):
        return "Run this as root to have systemd start the bot with the machine."
    if not agrees("Have systemd start the bot with the machine? [y/N] "):
        return "systemd was left alone."
    (UNITS / TEMPLATE.name).write_text(unit(env_file), encoding="utf-8")
    written = UNITS / TEMPLATE.name
    return (
        f"{written} is written. To start the bot: systemctl daemon-reload && systemctl enable --now tavolino\n"
        f"Its database is in /var/lib/tavolino, unless DATABASE_URL in {env_file} says otherwise; a file elsewhere"
        " needs a line ReadWritePaths= with its folder."
    )
