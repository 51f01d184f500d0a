"""The errors that sending, editing or deleting a message may raise."""

from typing import TypeGuard

import aiohttp
import discord

NOT_SENT = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors of sending or editing a message when Discord refuses it or can't be reached."""

SERVER_ERROR = 500
"""The lowest status of an answer which says that Discord itself has failed."""

TOO_MANY_REQUESTS = 429
"""The status of an answer which says that the same request may be made later."""

UNKNOWN_CHANNEL = 10003
"""Discord's error code: the channel or thread was deleted."""

UNKNOWN_MESSAGE = 10008
"""Discord's error code: the message was deleted. A user who has pressed a button of it still waits for an answer."""

INVALID_FORM = 50035
"""Discord's error code: it refuses the request, for example because a component shows a file that is not there."""

UNKNOWN_INTERACTION, ALREADY_ANSWERED = 10062, 40060
"""Discord's error codes: the three seconds to answer the interaction are over; it has a response, by this process or by
another one to which a load balancer had sent it before."""

UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN = 10015, 50027
"""Discord's error codes for an interaction's token: it has no response yet or is gone; its fifteen minutes are over."""

TOO_MANY_FOLLOW_UPS = 40094
"""Discord's error code: an interaction that only a user install authorizes may have five follow-ups."""

INTERACTION_OVER = frozenset({UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN})
"""Discord's error codes after which nothing more can be said by this interaction."""


def has_refused(error: Exception) -> TypeGuard[discord.HTTPException]:
    """Returns whether Discord has refused a request: the same one would be refused again.

    False if Discord can't be reached, has failed itself, or has had too many requests for now.
    """
    return (
        isinstance(error, discord.HTTPException) and error.status < SERVER_ERROR and error.status != TOO_MANY_REQUESTS
    )
