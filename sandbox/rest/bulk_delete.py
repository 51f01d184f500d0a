"""Deletion of several messages at once over REST."""

from sandbox.messaging.bulk_delete import delete_messages
from sandbox.protocol.errors import ApiError, missing_permissions
from sandbox.protocol.permissions import Permission
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.channels import visible_channel
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.validation.form import Form, FormErrors
from sandbox.world.snowflakes import created_at

LEAST, MOST = 2, 100
MAX_AGE = 14 * 86_400
"""Seconds after which a message can only be deleted on its own."""


def bulk_delete(call: Call) -> Reply:
    """Deletes 2 to 100 messages of a guild's channel; unknown ids count towards these limits, but are ignored.

    Raises:
        ApiError: 50003 in direct messages, 50013 without MANAGE_MESSAGES, 50016 for another number of ids, 50034 for a
            message older than two weeks, 50035 for an invalid or repeated id.
    """
    where = visible_channel(call)
    if where.recipients:
        raise ApiError(400, 50003, "Cannot execute action on a DM channel")
    if not call.world.permissions(call.world.bot.id, where) & Permission.MANAGE_MESSAGES:
        raise missing_permissions()
    errors = FormErrors()
    wanted = Form(call.json, errors).snowflakes("messages", 2 * MOST)
    errors.raise_any()
    if not LEAST <= len(wanted) <= MOST:
        text = "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages"
        raise ApiError(400, 50016, text)
    if any(call.world.clock.now() - created_at(one) > MAX_AGE for one in wanted):
        raise ApiError(400, 50034, "You can only bulk delete messages that are under 14 days old.")
    delete_messages(call.world, where, wanted)
    return NO_CONTENT


ROUTES = (Route("POST", "/channels/{channel}/messages/bulk-delete", bulk_delete, Bucket("bulk delete", 5, 5.0)),)
