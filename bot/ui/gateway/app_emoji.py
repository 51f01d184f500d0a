"""The emoji of the application over REST."""

import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

import discord

_NAME = re.compile(r"(?P<name>[a-z_]+)_(?P<digest>[0-9a-f]{8})")


class Compared(NamedTuple):
    """The pictures that are wanted, beside what Discord has.

    Attributes:
        there: the emoji of each picture that is there.
        missing: the pictures that are not, by the names that they are to have.
        outdated: what earlier versions have drawn, and this one does not use.
    """

    there: Mapping[str, discord.Emoji]
    missing: Mapping[str, bytes]
    outdated: list[discord.Emoji]


def full_name(name: str, png: bytes) -> str:
    """Returns the name of a picture's emoji, which tells its content: another picture is another emoji."""
    return f"{name}_{blake2b(png, digest_size=4).hexdigest()}"


async def compared(client: discord.Client, wanted: Mapping[str, bytes]) -> Compared:
    """Compares the pictures with the emoji that Discord has. Raises discord.HTTPException."""
    full = {full_name(name, png): name for name, png in wanted.items()}
    found = await client.fetch_application_emojis()
    there = {full[one.name]: one for one in found if one.name in full}
    ours = [one for one in found if (match := _NAME.fullmatch(one.name)) and match["name"] in wanted]
    missing = {name: wanted[key] for name, key in full.items() if key not in there}
    return Compared(there, missing, [one for one in ours if one.name not in full])
