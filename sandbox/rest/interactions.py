"""Responses to interactions over REST: the first one, and later ones with the token as a webhook's token."""

from sandbox.interactions.interaction import Interaction, ResponseType
from sandbox.messaging.posting import delete_message
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import unknown
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.world.messages import Message, MessageFlag


def respond(call: Call) -> Reply:
    """Makes the first response to an interaction; returns the resulting message if `with_response` is set."""
    interaction = call.services.interactions.awaiting_response(call.ids["interaction"], call.ids["token"])
    call.services.responses.respond(interaction, call.json, call.uploads)
    return Reply(_callback(interaction)) if call.flag("with_response") else NO_CONTENT


def _callback(interaction: Interaction) -> Json:
    about: Json = {"id": interaction.id, "type": int(interaction.kind), "channel_id": interaction.channel.id}
    if interaction.channel.guild:
        about["guild_id"] = interaction.channel.guild
    callback: Json = {"interaction": about}
    message = interaction.original
    if message:
        about["response_message_id"] = message.id
        about["response_message_loading"] = bool(message.flags & MessageFlag.LOADING)
        about["response_message_ephemeral"] = message.reader is not None
    if message and interaction.response in (ResponseType.MESSAGE, ResponseType.UPDATE):
        callback["resource"] = {"type": int(interaction.response), "message": message.wire}
    return callback


def _interaction(call: Call) -> Interaction:
    return call.services.interactions.by_token(call.ids["application"], call.ids["token"])


def _message(call: Call, interaction: Interaction) -> Message:
    """Returns the message of a path, or the original response, if the token may use it and it still exists."""
    message = interaction.original
    if "message" in call.ids:
        message = interaction.messages.get(call.ids["message"])
    if message is None or not _exists(call, message):
        raise unknown("Message")
    return message


def _exists(call: Call, message: Message) -> bool:
    channel = call.world.channels.get(message.channel)
    if message.dismissed and call.world.terms.dismissed_is_unknown:
        return False
    return channel is not None and channel.holds(message)


def follow_up(call: Call) -> Reply:
    """Sends a follow-up message. The first one after a deferred response replaces it, and is ephemeral if it was."""
    interaction = _interaction(call)
    responses, waiting = call.services.responses, interaction.original
    if waiting and waiting.flags & MessageFlag.LOADING and _exists(call, waiting):
        return Reply(responses.edit_message(interaction, waiting, call.json, call.uploads).wire)
    interaction.count_follow_up()
    return Reply(responses.create_message(interaction, call.json, call.uploads).wire)


def get_message(call: Call) -> Reply:
    """Returns one of the interaction's messages."""
    return Reply(_message(call, _interaction(call)).wire)


def change_message(call: Call) -> Reply:
    """Edits one of the interaction's messages."""
    interaction = _interaction(call)
    message = _message(call, interaction)
    return Reply(call.services.responses.edit_message(interaction, message, call.json, call.uploads).wire)


def remove_message(call: Call) -> Reply:
    """Deletes one of the interaction's messages."""
    delete_message(call.world, _message(call, _interaction(call)))
    return NO_CONTENT


_WEBHOOK = Bucket("webhook", 5, 2.0)
_HOOK = "/webhooks/{application}/{token}"

ROUTES = (
    Route("POST", "/interactions/{interaction}/{token}/callback", respond, bucket=None, bot=False),
    Route("POST", _HOOK, follow_up, _WEBHOOK, bot=False),
    *(
        Route(method, f"{_HOOK}/messages/{which}", endpoint, _WEBHOOK, bot=False)
        for which in ("@original", "{message}")
        for method, endpoint in (("GET", get_message), ("PATCH", change_message), ("DELETE", remove_message))
    ),
)
