"""Ephemeral messages with a picture, such as a hand."""

from bot.probe.assumption import NotHeld, assumption
from bot.probe.assumptions.pictures import ALT, refused_or, require_picture, require_replaced
from bot.probe.messages import EPHEMERAL, layout, naming
from bot.probe.picture import NAME, OTHER_NAME, SECOND, picture
from bot.probe.probe import DEFERRED_MESSAGE, MESSAGE, UPDATE, Interaction, Probe, require

AGAIN = "probe:private"


async def _private(probe: Probe, text: str, *buttons: tuple[str, str]) -> Interaction:
    """Sends an ephemeral message with a picture in answer to a press."""
    _, press = await probe.press_on("A message that only you see")
    body = layout(text, alt=ALT, buttons=buttons, flags=EPHEMERAL)
    refused_or(await probe.answer(press, MESSAGE, body | naming(NAME), files={NAME: picture()}))
    return press


@assumption(
    "An ephemeral message can be Components V2 with a picture",
    code="bot/ui/play/hand_view.py",
    breaks="hands cannot be shown",
)
async def private_message_has_picture(probe: Probe) -> str:
    press = await _private(probe, "Only you see this picture")
    message = await probe.read_original(press)
    if not message["flags"] & EPHEMERAL:
        raise NotHeld("the message is not ephemeral")
    return f"attachment {require_picture(message).id}"


@assumption(
    "A press on an ephemeral message can edit it and replace its picture, by the press's own token",
    code="bot/ui/reply/reply.py",
    breaks="hands cannot be changed after they were shown",
)
async def later_press_edits_private_message(probe: Probe) -> str:
    first = await _private(probe, "Please press **Again** here.", ("Again", AGAIN))
    before = require_picture(await probe.read_original(first))
    later = await probe.interaction(lambda payload: payload["data"].get("custom_id") == AGAIN)
    body = layout("Changed", alt=ALT, file=OTHER_NAME) | naming(OTHER_NAME)
    refused_or(await probe.answer(later, UPDATE, body, files={OTHER_NAME: picture(SECOND)}))
    return await require_replaced(probe, require_picture(await probe.read_original(later)), before)


@assumption(
    "A deferred private answer stays private when it becomes a message with a picture",
    code="bot/ui/reply/reply.py",
    breaks="a hand that takes longer than two seconds to draw is shown to all, or to nobody",
)
async def deferred_private_answer_has_picture(probe: Probe) -> str:
    _, press = await probe.press_on("A deferred answer that only you see")
    require(await probe.answer(press, DEFERRED_MESSAGE, {"flags": EPHEMERAL}))
    body = layout("Only you see this picture", alt=ALT) | naming(NAME)
    refused_or(await probe.edit_original(press, body, files={NAME: picture()}))
    message = await probe.read_original(press)
    if not message["flags"] & EPHEMERAL:
        raise NotHeld("the message is not ephemeral")
    return f"attachment {require_picture(message).id}"


@assumption(
    "An ephemeral message can be edited, its picture replaced, and be deleted without a press, by the token of its own",
    code="bot/ui/gateway/interaction_token.py",
    breaks="hands do not follow their tables, and refusals stay until they are dismissed",
)
async def private_message_follows_and_goes(probe: Probe) -> str:
    press = await _private(probe, "Only you see this message, which goes by itself")
    before = require_picture(await probe.read_original(press))
    body = layout("Changed", alt=ALT, file=OTHER_NAME) | naming(OTHER_NAME)
    refused_or(await probe.edit_original(press, body, files={OTHER_NAME: picture(SECOND)}))
    replaced = await require_replaced(probe, require_picture(await probe.read_original(press)), before)
    require(await probe.delete_original(press), "its deletion is answered")
    return replaced
