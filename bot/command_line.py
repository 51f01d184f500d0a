"""The command line: `python -m bot run`, `serve`, `sync`, `probe`, `backup`, `check`, `recompute` and others.

It uses argparse, since the libraries on top of it import rich, which takes 10 MB of an idle bot's memory. Each command
imports only what it needs.
"""

import argparse
import asyncio
import os
import re
import runpy
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bot.installation import settings_file, state_folder
from bot.sessions.shard import Shard, parse_shards
from bot.settings import InvalidSettings, Settings, read_settings
from bot.version import VERSION

NOT_HELD = 1
"""The exit status of `probe` if an assumption does not hold, and of `verify` and `replay` for a refused game record."""


def print_line(line: str) -> None:
    """Prints a line of a command's output at once, even into a pipe. Escapes characters that the encoding lacks."""
    encoding = sys.stdout.encoding or "utf-8"
    print(line.encode(encoding, "backslashreplace").decode(encoding), flush=True)


def play(_settings: Settings, _arguments: argparse.Namespace) -> int:
    """Plays on this machine, in the browser, with an imitation of Discord. Returns the exit status."""
    if find_spec("starlette") is None:
        from bot.exit_status import NotInstalled

        raise NotInstalled("starlette", "sandbox")
    os.environ.setdefault("SANDBOX_DATABASE", str(state_folder() / "sandbox.db"))
    sys.argv = ["sandbox"]
    runpy.run_module("sandbox", run_name="__main__")  # a separate program, which the bot does not import
    return 0


def run_bot(settings: Settings, arguments: argparse.Namespace) -> int:
    """Connects to Discord and serves until it is stopped. Returns the exit status."""
    from bot.app.gateway_door import gateway_door
    from bot.app.process import run
    from bot.logs import configure

    configure(settings)
    run(settings, gateway_door(arguments.shards))
    return 0


def run_http(settings: Settings, _arguments: argparse.Namespace) -> int:
    """Receives interactions over HTTP until it is stopped. Returns the exit status."""
    from bot.app.process import run
    from bot.exit_status import NotInstalled
    from bot.logs import configure

    try:
        from bot.app.http_door import HTTP
    except ModuleNotFoundError as error:
        raise NotInstalled(error.name, "http") from error

    configure(settings)
    run(settings, HTTP)
    return 0


def run_sync(settings: Settings, arguments: argparse.Namespace) -> int:
    """Registers the commands with Discord, and sets the URL for interactions. Returns the exit status."""
    from bot.app.composition import NoToken
    from bot.logs import configure
    from bot.maintenance.command_checks import sync

    if settings.discord_token is None:
        raise NoToken
    configure(replace(settings, log_level="warning"))
    asyncio.run(sync(settings, settings.discord_token, print_line, endpoint=arguments.endpoint))
    return 0


def run_probe(settings: Settings, arguments: argparse.Namespace) -> int:
    """Tests the bot's assumptions about Discord. Returns the exit status."""
    from bot.app.composition import NoToken
    from bot.probe.command_line import options_of
    from bot.probe.run import run_probe as probe

    if settings.discord_token is None:
        raise NoToken
    work = probe(
        settings.discord_token, settings.discord_api_url, options_of(arguments), print_line, json_file=arguments.json
    )
    return NOT_HELD if asyncio.run(work) else 0


def run_maintenance(settings: Settings, arguments: argparse.Namespace) -> int:
    """Runs a command that needs no bot: a backup, a check, a migration. Returns the exit status."""
    from bot.exit_status import ExitStatus
    from bot.logs import be_silent
    from bot.maintenance import commands
    from bot.maintenance.move_store import move_store
    from bot.maintenance.setup import set_up

    be_silent()  # the printed lines are enough
    work = {
        "backup": commands.back_up,
        "restore": commands.put_back,
        "migrate": commands.bring_up_to_date,
        "move-store": move_store,
        "forget": commands.forget,
        "recompute": commands.recompute,
        "check": commands.check,
        "setup": set_up,
    }[arguments.work]
    return 0 if work(settings, arguments, print_line) else ExitStatus.MAINTENANCE_FAILED


def run_verify(_settings: Settings, arguments: argparse.Namespace) -> int:
    """Verifies a game record. Returns the exit status."""
    from bot.verification.command import verify_file

    return 0 if verify_file(arguments.file, arguments.hash, print_line) else NOT_HELD


def run_replay(_settings: Settings, arguments: argparse.Namespace) -> int:
    """Prints a game move by move from its game record, and draws it. Returns the exit status."""
    from bot.record_replay.command import replay_file

    return 0 if replay_file(arguments, print_line) else NOT_HELD


ENV_FILE_HELP = "the file of settings (.env here; of an installed program otherwise the user's)"


class CommandParser(argparse.ArgumentParser):
    """The parser of one command, which gets its arguments only if this command was typed.

    So only that command imports what its arguments need.

    Args:
        arguments: adds its arguments.
    """

    def __init__(self, *, arguments: Callable[[argparse.ArgumentParser], None] | None = None, **options: Any) -> None:
        super().__init__(**options)
        self._add_arguments = arguments
        self.add_argument("--env-file", type=Path, default=argparse.SUPPRESS, metavar="FILE", help=ENV_FILE_HELP)

    def parse_known_args(  # type: ignore[override]  # only the overload that is called for commands
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        if self._add_arguments is not None:
            add, self._add_arguments = self._add_arguments, None
            add(self)
        return super().parse_known_args(args, namespace)


def _add_probe_arguments(parser: argparse.ArgumentParser) -> None:
    from bot.probe.command_line import add_arguments

    add_arguments(parser)


def _add_replay_arguments(parser: argparse.ArgumentParser) -> None:
    from bot.record_replay.command_line import add_arguments

    add_arguments(parser)


def _id(text: str) -> int:
    """Returns a Discord id. Ids below 1 stand for computers and for people whose data were deleted."""
    if not (re.fullmatch(r"[0-9]{1,19}", text) and 0 < int(text) < 1 << 63):
        raise argparse.ArgumentTypeError(f"{text} is no id")
    return int(text)


def _shards(text: str) -> tuple[Shard, ...]:
    try:
        return parse_shards(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _add_maintenance(commands: "argparse._SubParsersAction[CommandParser]") -> None:
    """Adds the commands that need no bot."""
    setup = commands.add_parser("setup", help="ask for the token and the database, and print the link that invites")
    setup.set_defaults(command=run_maintenance, work="setup")
    backup = commands.add_parser("backup", help="take a backup of the database, while the bot may be running")
    backup.set_defaults(command=run_maintenance, work="backup")
    backup.add_argument("file", nargs="?", type=Path, help="where to (a new file in BACKUP_FOLDER)")
    backup.add_argument("--replace", action="store_true", help="overwrite a file that is there")
    restore = commands.add_parser("restore", help="put a backup in the place of the database; stop the bot first")
    restore.set_defaults(command=run_maintenance, work="restore")
    restore.add_argument("file", type=Path, help="the backup")
    restore.add_argument("--replace", action="store_true", help="keep a database that is there under another name")
    restore.add_argument("--dry-run", action="store_true", help="try it with a copy, and say what would come of it")
    migrate = commands.add_parser("migrate", help="bring the schema of the database up to date")
    migrate.set_defaults(command=run_maintenance, work="migrate")
    migrate.add_argument("--dry-run", action="store_true", help="try it with a copy, and say what would come of it")
    move = commands.add_parser("move-store", help="copy everything from a file to PostgreSQL; stop the bot first")
    move.set_defaults(command=run_maintenance, work="move-store")
    move.add_argument("source", help="sqlite:///FILE, which stays as it is")
    move.add_argument("target", nargs="?", help="postgresql://... (DATABASE_URL)")
    again = commands.add_parser("recompute", help="compute all ratings again from the results; stop the bot first")
    again.set_defaults(command=run_maintenance, work="recompute")
    check = commands.add_parser("check", help="say what is wrong with settings, database, backups, disk and Discord")
    check.set_defaults(command=run_maintenance, work="check")
    check.add_argument("--all", action="store_true", help="read the whole database: replay ended games, too")
    check.add_argument("--offline", action="store_true", help="ask Discord nothing")
    check.add_argument("--json", action="store_true", help="print an object for each line: check, fine, text")
    forgetting = commands.add_parser("forget", help="delete a user's data, or forget a server; stop the bot first")
    forgetting.set_defaults(command=run_maintenance, work="forget")
    who = forgetting.add_mutually_exclusive_group(required=True)
    who.add_argument("--user", type=_id, metavar="ID", help="the user's id")
    who.add_argument("--guild", type=_id, metavar="ID", help="the server's id")


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command of these words; None means the command line's. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="tavolino", description="Board games in a Discord channel.")
    parser.add_argument("--version", action="version", version=f"tavolino {VERSION}")
    parser.add_argument("--env-file", type=Path, default=argparse.SUPPRESS, metavar="FILE", help=ENV_FILE_HELP)
    commands = parser.add_subparsers(title="commands", required=True, parser_class=CommandParser)
    playing = commands.add_parser("play", help="play on this machine, in the browser, without a Discord account")
    playing.set_defaults(command=play)
    running = commands.add_parser("run", help="connect to Discord and serve until stopped")
    running.set_defaults(command=run_bot)
    running.add_argument(
        "--shards",
        type=_shards,
        default=(),
        metavar="0-15/64",
        help="the shards that this process serves (as many as Discord recommends)",
    )
    serving = commands.add_parser("serve", help="receive interactions over HTTP, behind a load balancer, until stopped")
    serving.set_defaults(command=run_http)
    syncing = commands.add_parser("sync", help="register the commands with Discord, which `run` does by itself")
    syncing.set_defaults(command=run_sync)
    where = syncing.add_mutually_exclusive_group()
    where.add_argument("--endpoint", metavar="URL", help="have Discord send interactions to this URL, of `serve`")
    where.add_argument(
        "--no-endpoint", dest="endpoint", action="store_const", const="", help="have Discord send them to the gateway"
    )
    probing = commands.add_parser(
        "probe", help="try on Discord what the bot assumes of it", arguments=_add_probe_arguments
    )
    probing.set_defaults(command=run_probe)
    _add_maintenance(commands)
    verify = commands.add_parser("verify", help="verify luck, moves and result of a game's record")
    verify.set_defaults(command=run_verify)
    verify.add_argument("file", type=Path, help="the record, as /verify gives it")
    verify.add_argument("hash", nargs="?", help="the record's hash, as the bot or another player shows it")
    watching = commands.add_parser(
        "replay", help="tell a finished game move by move from its record, and draw it", arguments=_add_replay_arguments
    )
    watching.set_defaults(command=run_replay)
    arguments = parser.parse_args(words)
    try:
        status: int = arguments.command(read_settings(_env_file(arguments)), arguments)
    except Exception as error:
        from bot.exit_status import exit_reason

        reason = exit_reason(error)
        if reason is None:
            raise
        status, sentence = reason
        print(sentence, file=sys.stderr)
    return status


def _env_file(arguments: argparse.Namespace) -> Path:
    """Returns the file of settings. Raises InvalidSettings if the named file does not exist."""
    named: Path | None = getattr(arguments, "env_file", None)
    if named is not None and not named.is_file():
        raise InvalidSettings(f"--env-file: there is no file {named}")
    return named or settings_file()
