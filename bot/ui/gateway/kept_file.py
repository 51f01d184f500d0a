"""Names a file that an edited message keeps by its id alone.

Relies on `Attachment.to_dict`, by which discord.py puts the attachments of an edit into its request.
"""

from typing import Any

import discord


class KeptFile(discord.Attachment):
    """A file of a message, known by its id alone: in the `attachments` of an edit it says that the file is kept.

    Discord does not list the files that components show among a message's attachments, so there is none to pass on.
    """

    def __init__(self, file: int) -> None:
        self.id = file

    def to_dict(self) -> Any:
        """Returns the part of the request."""
        return {"id": str(self.id)}
