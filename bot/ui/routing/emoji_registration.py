"""Uploads the pictures on keys as emoji of the application, while the rest of the start goes on."""

import asyncio
import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

import discord
import structlog

from bot.sessions.service import Sessions
from bot.ui.gateway.connection_errors import TEMPORARY, discord_retry
from bot.ui.gateway.request_limiter import background
from bot.ui.reply.interaction import ReplyingClient
from renderers.emoji import recorded_emoji

log = structlog.get_logger()

FIRST_RETRY, LONGEST_RETRY = 5.0, 600.0
"""Seconds before a failed attempt is repeated: the first delay, and the longest."""

_NAME = re.compile(r"(?P<name>[a-z_]+)_(?P<digest>[0-9a-f]{8})")


class Compared(NamedTuple):
    """The wanted pictures compared with Discord's emoji.

    Attributes:
        there: the emoji of each picture that Discord has.
        missing: the pictures that Discord lacks, by the names of their emoji.
        outdated: emoji of earlier versions that this one does not use.
    """

    there: Mapping[str, discord.Emoji]
    missing: Mapping[str, bytes]
    outdated: list[discord.Emoji]


def full_name(name: str, png: bytes) -> str:
    """Returns the name of a picture's emoji, which includes a digest: a changed picture is another emoji."""
    return f"{name}_{blake2b(png, digest_size=4).hexdigest()}"


async def compared(client: discord.Client, wanted: Mapping[str, bytes]) -> Compared:
    """Compares the pictures with Discord's emoji. Raises discord.HTTPException."""
    full = {full_name(name, png): name for name, png in wanted.items()}
    found = await client.fetch_application_emojis()
    there = {full[one.name]: one for one in found if one.name in full}
    ours = [one for one in found if (match := _NAME.fullmatch(one.name)) and match["name"] in wanted]
    missing = {name: wanted[key] for name, key in full.items() if key not in there}
    return Compared(there, missing, [one for one in ours if one.name not in full])


class EmojiRegistration:
    """Keeps the application's emoji as the renderers draw them. Until Discord has them, keys have labels.

    If several processes share the store, one of them uploads; the others wait and find the emoji there.

    Args:
        emoji: is filled with Discord's emoji, by the names of their pictures.
    """

    def __init__(self, client: ReplyingClient, sessions: Sessions, emoji: dict[str, discord.PartialEmoji]) -> None:
        self._client = client
        self._lock = sessions.lock
        self._emoji = emoji

    async def register(self, *, uploads: bool = True) -> None:
        """Reads the emoji, and uploads missing ones; retries until that succeeds. Raises nothing.

        Args:
            uploads: False for a process that leaves uploads to `sync`.
        """
        retry = discord_retry().with_delays(FIRST_RETRY, LONGEST_RETRY)
        try:
            await retry.call(lambda: self._bring_up_to_date(uploads=uploads), *TEMPORARY)
        except Exception:  # a defect of ours: keys keep their labels
            log.exception("emoji cannot be registered")

    async def sync(self) -> int:
        """Uploads missing emoji and deletes outdated ones. Returns how many there are.

        Raises discord.HTTPException.
        """
        found = await self._bring_up_to_date(uploads=True)
        for one in found.outdated:
            await one.delete()
        return len(found.there)

    async def _bring_up_to_date(self, *, uploads: bool) -> Compared:
        wanted = await asyncio.to_thread(recorded_emoji)
        found = await self._compared(wanted)
        if found.missing and uploads:
            async with self._lock(f"emoji of {self._client.application_id}"):
                found = await self._compared(wanted)
                for name, png in found.missing.items():
                    async with self._client.limiter.reserved(background):
                        await self._client.create_application_emoji(name=name, image=png)
                if found.missing:
                    log.info("emoji uploaded", count=len(found.missing))
                    found = await self._compared(wanted)
        self._emoji.clear()
        self._emoji |= {name: discord.PartialEmoji(name=one.name, id=one.id) for name, one in found.there.items()}
        return found

    async def _compared(self, wanted: Mapping[str, bytes]) -> Compared:
        async with self._client.limiter.reserved(background):
            return await compared(self._client, wanted)
