"""`python -m bot setup`: asks for the token and the database, saves them, and says what to do next."""

import argparse
import asyncio
import sys
from dataclasses import replace
from getpass import getpass
from pathlib import Path
from typing import Any

from dotenv import set_key

from bot.installation import command, settings_file
from bot.maintenance import unit
from bot.maintenance.discord_api import Refused, TokenRefused, connected
from bot.maintenance.report import Print
from bot.maintenance.token import WHERE, bare_token, token_problem
from bot.settings import Settings, setting_problem
from bot.ui.reply.bot_permissions import invite_link

PORTAL = "https://discord.com/developers/applications"


def set_up(settings: Settings, _arguments: argparse.Namespace, print_line: Print) -> bool:
    """Asks for the settings that the bot cannot do without. Returns whether all of them are set."""
    file = settings.env_file or settings_file()
    if not sys.stdin.isatty():
        return _missing(settings, file, print_line)
    try:
        _ask(settings, file, print_line)
    except (EOFError, KeyboardInterrupt):
        print_line("\nNothing more was written.")
        return False
    return True


def _missing(settings: Settings, file: Path, print_line: Print) -> bool:
    """Prints which settings are missing or wrong, if there is no terminal to ask on. Returns whether none is."""
    if settings.discord_token is None:
        print_line(f"Nobody can be asked here. DISCORD_TOKEN is missing: write it into {file}, or set it. {WHERE}")
        return False
    if problem := token_problem(settings.discord_token):
        print_line(f"DISCORD_TOKEN: {problem}")
        return False
    print_line(f"Nothing is missing. Next: `{_with(file, 'run')}`")
    return True


def _ask(settings: Settings, file: Path, print_line: Print) -> None:
    """Asks for token and database, saves each, and offers to install the unit for systemd.

    Raises EOFError or KeyboardInterrupt if the user ends the input.
    """
    print_line(f"The token is Discord's password for the bot. On {PORTAL} create an application. {WHERE}")
    token, application = _token(settings, print_line)
    _write(file, "DISCORD_TOKEN", token)
    print_line(f"Written to {file}, which only you can read.")
    if application is not None:
        print_line(f"This link invites the bot to a server: {invite_link(int(application['id']))}")
    if (database := _database(settings, print_line)) is not None:
        _write(file, "DATABASE_URL", database)
    print_line(unit.offered(file, lambda question: input(question).strip().lower() in ("y", "yes")))
    print_line(
        f"Next: `{_with(file, 'check')}` looks at everything, `{_with(file, 'run')}` starts the bot; type /help."
    )


def _with(file: Path, word: str) -> str:
    """Returns the command line of a command that reads this file of settings."""
    return command(word if file == settings_file() else f"--env-file {file} {word}")


def _token(settings: Settings, print_line: Print) -> tuple[str, dict[str, Any] | None]:
    """Asks for a token until Discord accepts one.

    Returns the token and the application; None for the application if Discord cannot be reached.
    """
    while True:
        kept = " (Enter keeps the one that is there)" if settings.discord_token else ""
        typed = bare_token(getpass(f"Token, which is not shown{kept}: ")) or settings.discord_token or ""
        if problem := token_problem(typed):
            print_line(problem)
            continue
        try:
            return typed, asyncio.run(_application(replace(settings, discord_token=typed), print_line))
        except TokenRefused:
            print_line(f"Discord refuses this token: another one has taken its place, or a part is missing. {WHERE}")
        except Refused as why:
            print_line(f"{why}. The token is written down without being tried.")
            return typed, None


async def _application(settings: Settings, print_line: Print) -> dict[str, Any]:
    """Returns the application of the token. Raises Refused."""
    async with connected(settings) as api:
        user, application = await api.get("/users/@me"), await api.get("/applications/@me")
    print_line(f"Discord takes the token: it is that of {user['username']}.")
    return dict(application)


def _database(settings: Settings, print_line: Print) -> str | None:
    """Asks for the database until the answer is valid, and returns its URL; None for the default place."""
    while True:
        typed = input(f"Database (Enter: {settings.database_name}): ").strip()
        if not typed:
            return None
        url = typed if ":/" in typed else f"sqlite:///{Path(typed).absolute()}"
        if (problem := setting_problem("DATABASE_URL", url)) is None:
            return url
        print_line(problem)


def _write(file: Path, variable: str, value: str) -> None:
    """Writes a setting into the file, which only its owner can read; the file's other contents stay."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.chmod(0o600)
    set_key(file, variable, value, quote_mode="auto")
    file.chmod(0o600)
