"""Registers the slash commands with Discord, while the rest of the start goes on."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord
import structlog
from discord import app_commands

from bot.retry import Backoff
from bot.sessions.persistence.registrations import Registration
from bot.sessions.service import Sessions, StoreUnavailable
from bot.ui.gateway.application import RefusedByDiscord
from bot.ui.gateway.connection_errors import TEMPORARY
from bot.ui.gateway.registered_commands import (
    Payload,
    payloads_of,
    refused_command,
    register_commands,
    registered_commands,
)
from bot.ui.gateway.request_limiter import background
from bot.ui.gateway.send_errors import has_refused
from bot.ui.reply.interaction import ReplyingClient
from bot.ui.routing.command_tree import CommandTree
from bot.ui.routing.slash_command import Command
from bot.ui.text.command_texts import CommandMentions, Translator

log = structlog.get_logger()

FIRST_RETRY, LONGEST_RETRY = 1.0, 300.0
"""Seconds before a failed registration is retried: the first delay, and the longest."""


class CommandRegistration:
    """Registers the commands of the tree if Discord has other ones.

    The commands are compared with the last registered ones, whose digest is in the store. These are compared with the
    ids and versions at Discord, in case somebody else has registered or deleted commands of this application since. If
    several processes share the store, one of them registers; the others wait and find it done.
    """

    def __init__(
        self, client: ReplyingClient, tree: CommandTree, sessions: Sessions, command_mentions: CommandMentions
    ) -> None:
        self._client = client
        self._tree = tree
        self._registrations = sessions.registrations
        self._lock = sessions.lock
        self._command_mentions = command_mentions
        self.refusal: str | None = None
        """Why Discord has refused the commands, in a sentence; None if it has not."""

    async def register(self) -> None:
        """Registers the commands; retries until that succeeds. Raises nothing.

        The client has to be logged in.
        """
        await self._persist(self._register)

    async def sync(self) -> int:
        """Registers the commands without comparing. Returns how many there are. Raises RefusedByDiscord."""
        payloads = await payloads_of(self._tree, Translator())
        try:
            return len(await register_commands(self._client, payloads))
        except discord.HTTPException as error:
            raise RefusedByDiscord(refusal_sentence(error, payloads)) from error

    async def look_up(self) -> None:
        """Looks up the registered commands, so that texts can mention them; retries as `register` does."""
        await self._persist(self._look_up)

    async def _persist(self, work: Callable[[], Awaitable[None]]) -> None:
        backoff = Backoff(FIRST_RETRY, LONGEST_RETRY)
        while True:
            try:
                await work()
            except (*TEMPORARY, StoreUnavailable) as error:
                pause = backoff.next()
                if has_refused(error):
                    self.refusal = refusal_sentence(error, await payloads_of(self._tree, Translator()))
                    pause = LONGEST_RETRY
                    log.error("commands refused", status=error.status, code=error.code, why=self.refusal)
                else:
                    log.warning("commands not registered yet", why=error, seconds=round(pause, 1))
            except Exception:  # a defect of ours: the bot serves with Discord's current commands
                log.exception("commands cannot be registered")
                return
            else:
                self.refusal = None
                return
            await asyncio.sleep(pause)

    async def _look_up(self) -> None:
        async with self._client.limiter.reserved(background):
            commands = await registered_commands(self._client)
        self._mention(commands)
        missing = sorted({one.name for one in self._tree.get_commands()} - commands.keys())
        if missing:
            log.error("commands are not registered", missing=missing, fix="sync")
        else:
            log.info("commands are registered", count=len(commands))

    async def _register(self) -> None:
        application = self._client.application_id or 0
        last = await self._registrations.of(application)
        if last is not None:
            self._mention(last.commands)
        payloads = await payloads_of(self._tree, Translator())
        digest = digest_of(payloads)
        if await self._is_registered(last, digest):
            return
        async with self._lock(f"commands of {application}"):
            newer = await self._registrations.of(application)
            if newer != last and await self._is_registered(newer, digest):
                return
            async with self._client.limiter.reserved(background):
                commands = await register_commands(self._client, payloads)
            self._mention(commands)
            await self._registrations.save(application, Registration(digest, commands))
        log.info("commands registered", count=len(commands))

    async def _is_registered(self, last: Registration | None, digest: str) -> bool:
        """Returns whether Discord still has the commands of this digest, unchanged since the last registration."""
        if last is None or last.digest != digest:
            return False
        async with self._client.limiter.reserved(background):
            if last.commands != await registered_commands(self._client):
                return False
        self._mention(last.commands)
        log.info("commands are registered", count=len(last.commands))
        return True

    def _mention(self, commands: Mapping[str, tuple[int, int]]) -> None:
        """Lets texts mention these commands. If a command has subcommands, only they can be mentioned."""
        ids = {
            name: commands[one.name][0]
            for one in self._tree.get_commands()
            if one.name in commands
            for name in _mentionable_names(one)
        }
        self._command_mentions.set_ids(ids)


def refusal_sentence(error: discord.HTTPException, payloads: Sequence[Payload]) -> str:
    """Returns why Discord refuses the commands, with the name of the refused one."""
    why, name = " ".join((error.text or str(error)).split()), refused_command(error, payloads)
    return f"Discord refuses the commands: {why}" if name is None else f"Discord refuses the command {name}: {why}"


def _mentionable_names(command: Command | app_commands.ContextMenu) -> list[str]:
    """Returns the names under which a command is typed: its own; for a group `settings me`; none for a menu command."""
    if isinstance(command, app_commands.ContextMenu):
        return []
    if isinstance(command, app_commands.Group):
        return [f"{command.name} {subcommand.name}" for subcommand in command.commands]
    return [command.name]


def digest_of(payloads: Sequence[Payload]) -> str:
    """Returns a hash that changes with anything in the commands."""
    return hashlib.blake2b(json.dumps(payloads, sort_keys=True).encode(), digest_size=16).hexdigest()
