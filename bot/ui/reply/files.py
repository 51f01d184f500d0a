"""The files of an edited message: those that are uploaded with the edit, and those that it keeps."""

from typing import TypeAlias

import discord

from bot.ui.gateway.kept_file import KeptFile

AnyFile: TypeAlias = discord.File | discord.Attachment
"""A file to upload, or one that an edited message keeps."""

INVALID_FORM = 50035
"""Discord's error code: it refuses the request, for example because a component shows a file that is not there."""


def kept_file(file: int) -> AnyFile:
    """Returns the file of this id, for the attachments of a message that keeps it."""
    return KeptFile(file)
