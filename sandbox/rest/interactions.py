"""Interactions over REST: the first answer, and after it the token as a webhook's."""

from sandbox.interactions.interaction import Interaction, ResponseType
from sandbox.messaging.posting import delete_message
from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import unknown
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.rate_limits import Bucket
from sandbox.rest.routing import Route
from sandbox.world.messages import Message, MessageFlag


def answered(call: Call) -> Reply:
    """The first answer to an interaction; with `with_response`, what became of it."""
    interaction = call.services.interactions.awaiting_response(call.ids["interaction"], call.ids["token"])
    call.services.responses.respond(interaction, call.json, call.uploads)
    return Reply(_outcome(interaction)) if call.flag("with_response") else NO_CONTENT


def _outcome(interaction: Interaction) -> Json:
    told: Json = {"id": interaction.id, "type": int(interaction.kind), "channel_id": interaction.channel.id}
    if interaction.channel.guild:
        told["guild_id"] = interaction.channel.guild
    outcome: Json = {"interaction": told}
    message = interaction.original
    if message:
        told["response_message_id"] = message.id
        told["response_message_loading"] = bool(message.flags & MessageFlag.LOADING)
        told["response_message_ephemeral"] = message.reader is not None
    if message and interaction.response in (ResponseType.MESSAGE, ResponseType.UPDATE):
        outcome["resource"] = {"type": int(interaction.response), "message": message.wire}
    return outcome


def _interaction(call: Call) -> Interaction:
    return call.services.interactions.by_token(call.ids["application"], call.ids["token"])


def _message(call: Call, interaction: Interaction) -> Message:
    """The message that a path means, `@original` too, if the token reaches it and it is still there."""
    message = interaction.original
    if "message" in call.ids:
        message = interaction.messages.get(call.ids["message"])
    if message is None or not _is_there(call, message):
        raise unknown("Message")
    return message


def _is_there(call: Call, message: Message) -> bool:
    channel = call.world.channels.get(message.channel)
    return channel is not None and channel.holds(message)


def followed_up(call: Call) -> Reply:
    """One more message. The first after a deferred answer takes its place, and its privacy."""
    interaction = _interaction(call)
    responses, waiting = call.services.responses, interaction.original
    if waiting and waiting.flags & MessageFlag.LOADING and _is_there(call, waiting):
        return Reply(responses.edit_message(interaction, waiting, call.json, call.uploads).wire)
    interaction.count_follow_up()
    return Reply(responses.create_message(interaction, call.json, call.uploads).wire)


def fetched(call: Call) -> Reply:
    """One of the interaction's messages."""
    return Reply(_message(call, _interaction(call)).wire)


def edited(call: Call) -> Reply:
    """Edit one of the interaction's messages."""
    interaction = _interaction(call)
    message = _message(call, interaction)
    return Reply(call.services.responses.edit_message(interaction, message, call.json, call.uploads).wire)


def deleted(call: Call) -> Reply:
    """Delete one of the interaction's messages."""
    delete_message(call.world, _message(call, _interaction(call)))
    return NO_CONTENT


_WEBHOOK = Bucket("webhook", 5, 2.0)
_HOOK = "/webhooks/{application}/{token}"

ROUTES = (
    Route("POST", "/interactions/{interaction}/{token}/callback", answered, bucket=None, bot=False),
    Route("POST", _HOOK, followed_up, _WEBHOOK, bot=False),
    *(
        Route(method, f"{_HOOK}/messages/{which}", endpoint, _WEBHOOK, bot=False)
        for which in ("@original", "{message}")
        for method, endpoint in (("GET", fetched), ("PATCH", edited), ("DELETE", deleted))
    ),
)
