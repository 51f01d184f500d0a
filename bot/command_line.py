"""The command line: `python -m bot run`, `serve`, `sync`, `probe`, `backup`, `check`, `recompute` and others.

It uses argparse, since the libraries on top of it import rich, which takes 10 MB of an idle bot's memory.
"""

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import structlog

from bot.app.composition import NoToken
from bot.app.process import run
from bot.exit_status import ExitStatus, NotInstalled, exit_reason
from bot.logs import configure
from bot.sessions.shard import Shard, parse_shards
from bot.settings import Settings, read_settings

NOT_HELD = 1
"""The exit status of a probe that has found something on which the bot relies and which did not hold, and of `verify`
and `replay` for a record that is refused."""


def run_bot(settings: Settings, arguments: argparse.Namespace) -> int:
    """Connects to Discord and serves until it is stopped. Returns the exit status."""
    from bot.app.gateway_door import gateway_door  # noqa: PLC0415  only where it serves

    configure(settings)
    run(settings, gateway_door(arguments.shards))
    return 0


def run_http(settings: Settings, _arguments: argparse.Namespace) -> int:
    """Receives interactions over HTTP until it is stopped. Returns the exit status."""
    # Only here, since a bot at the gateway installs and loads none of it.
    try:
        from bot.app.http_door import HTTP  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise NotInstalled(error.name) from error

    configure(settings)
    run(settings, HTTP)
    return 0


def run_sync(settings: Settings, arguments: argparse.Namespace) -> int:
    """Registers the commands with Discord, and sets the URL for interactions. Returns the exit status."""
    from bot.app.sync import sync  # noqa: PLC0415  a bot that runs needs none of it

    configure(replace(settings, log_level="warning"))
    asyncio.run(sync(settings, lambda line: print(line, flush=True), endpoint=arguments.endpoint))  # noqa: T201  the output
    return 0


def run_probe(settings: Settings, arguments: argparse.Namespace) -> int:
    """Tries on Discord what the bot assumes of it. Returns the exit status."""
    # Only here, since a bot that runs needs none of it.
    from bot.probe.command_line import options_of  # noqa: PLC0415
    from bot.probe.run import run_probe as probe  # noqa: PLC0415

    if settings.discord_token is None:
        raise NoToken
    work = probe(
        settings.discord_token,
        settings.discord_api_url,
        options_of(arguments),
        lambda line: print(line, flush=True),  # noqa: T201  the command line's output
        json_file=arguments.json,
    )
    return NOT_HELD if asyncio.run(work) else 0


def run_maintenance(settings: Settings, arguments: argparse.Namespace) -> int:
    """Runs a command that needs no bot: a backup, a check, a migration. Returns the exit status."""
    # Only here, since a bot that runs needs none of it.
    from bot.maintenance import commands  # noqa: PLC0415
    from bot.maintenance.forget import forget  # noqa: PLC0415
    from bot.maintenance.move_store import move_store  # noqa: PLC0415
    from bot.maintenance.recompute import recompute  # noqa: PLC0415

    logging.disable()  # the lines that are printed say it all
    structlog.configure(logger_factory=structlog.ReturnLoggerFactory())
    work = {
        "backup": commands.back_up,
        "restore": commands.put_back,
        "migrate": commands.bring_up_to_date,
        "move-store": move_store,
        "forget": forget,
        "recompute": recompute,
        "check": commands.check,
    }[arguments.work]
    fine = work(settings, arguments, lambda line: print(line, flush=True))  # noqa: T201  the command line's output
    return 0 if fine else ExitStatus.MAINTENANCE_FAILED


def run_verify(_settings: Settings, arguments: argparse.Namespace) -> int:
    """Verifies a record. Returns the exit status."""
    # Only here, since a bot that runs loads it when it is asked to verify something.
    from bot.verification.command import verify_file  # noqa: PLC0415

    fine = verify_file(arguments.file, arguments.hash, lambda line: print(line, flush=True))  # noqa: T201  the output
    return 0 if fine else NOT_HELD


def run_replay(_settings: Settings, arguments: argparse.Namespace) -> int:
    """Prints a game move by move from its record, and draws it. Returns the exit status."""
    # Only here, since no other command loads it.
    from bot.record_replay.command import replay_file  # noqa: PLC0415

    fine = replay_file(arguments, lambda line: print(line, flush=True))  # noqa: T201  the command line's output
    return 0 if fine else NOT_HELD


class CommandParser(argparse.ArgumentParser):
    """The parser of one command.

    So what they name is imported by that command alone.

    Args:
        arguments: adds its arguments, once this command is the one that was typed.
    """

    def __init__(self, *, arguments: Callable[[argparse.ArgumentParser], None] | None = None, **options: Any) -> None:
        super().__init__(**options)
        self._add_arguments = arguments

    def parse_known_args(  # type: ignore[override]  # of its overloads, the one that a parser of commands calls
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        if self._add_arguments is not None:
            add, self._add_arguments = self._add_arguments, None
            add(self)
        return super().parse_known_args(args, namespace)


def _add_probe_arguments(parser: argparse.ArgumentParser) -> None:
    from bot.probe.command_line import add_arguments  # noqa: PLC0415  they name all assumptions

    add_arguments(parser)


def _add_replay_arguments(parser: argparse.ArgumentParser) -> None:
    from bot.record_replay.command_line import add_arguments  # noqa: PLC0415  only where it is used

    add_arguments(parser)


def _shards(text: str) -> tuple[Shard, ...]:
    try:
        return parse_shards(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _add_maintenance(commands: "argparse._SubParsersAction[CommandParser]") -> None:
    """Adds the commands that need no bot."""
    backup = commands.add_parser("backup", help="take a backup of the database, while the bot may be running")
    backup.set_defaults(command=run_maintenance, work="backup")
    backup.add_argument("file", nargs="?", type=Path, help="where to (a new file in BACKUP_FOLDER)")
    restore = commands.add_parser("restore", help="put a backup in the place of the database; stop the bot first")
    restore.set_defaults(command=run_maintenance, work="restore")
    restore.add_argument("file", type=Path, help="the backup")
    restore.add_argument("--replace", action="store_true", help="keep a database that is there under another name")
    migrate = commands.add_parser("migrate", help="bring the schema of the database up to date")
    migrate.set_defaults(command=run_maintenance, work="migrate")
    move = commands.add_parser("move-store", help="copy everything from a file to PostgreSQL; stop the bot first")
    move.set_defaults(command=run_maintenance, work="move-store")
    move.add_argument("source", help="sqlite:///FILE, which stays as it is")
    move.add_argument("target", nargs="?", help="postgresql://... (DATABASE_URL)")
    again = commands.add_parser("recompute", help="compute all ratings again from the results; stop the bot first")
    again.set_defaults(command=run_maintenance, work="recompute")
    check = commands.add_parser("check", help="say what is wrong with settings, database, backups, disk and Discord")
    check.set_defaults(command=run_maintenance, work="check")
    check.add_argument("--all", action="store_true", help="replay ended games, too")
    check.add_argument("--offline", action="store_true", help="ask Discord nothing")
    check.add_argument("--json", action="store_true", help="print an object for each line: check, fine, text")
    forgetting = commands.add_parser("forget", help="delete a user's data, or forget a server; stop the bot first")
    forgetting.set_defaults(command=run_maintenance, work="forget")
    who = forgetting.add_mutually_exclusive_group(required=True)
    who.add_argument("--user", type=int, metavar="ID", help="the user's id")
    who.add_argument("--guild", type=int, metavar="ID", help="the server's id")


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command of these words; None for those of the command line. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="tavolino", description="Board games in a Discord channel.")
    commands = parser.add_subparsers(title="commands", required=True, parser_class=CommandParser)
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
        status: int = arguments.command(read_settings(), arguments)
    except Exception as error:
        reason = exit_reason(error)
        if reason is None:
            raise
        status, sentence = reason
        print(sentence, file=sys.stderr)  # noqa: T201  the command line's output
    return status
