"""Which reading of Discord's behaviour the sandbox follows where public sources leave it open."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Terms:
    """Which reading of Discord's behaviour the sandbox follows where public sources leave it open.

    A bot has to work under each of them. `World.terms` may be replaced while the sandbox runs.

    Attributes:
        update_keeps_files: whether an UPDATE_MESSAGE (type 7) without `attachments` keeps the message's files, as an
            edit over PATCH does. Otherwise it removes them (discord-api-docs issue 6277, serenity issue 3068).
    """

    update_keeps_files: bool = True
