"""Public answers to presses: what happens to the pressed message's file, and deferred answers."""

from bot.probe.api import Json
from bot.probe.assumption import NotHeld, assumption
from bot.probe.assumptions.pictures import ALT, refused_or, require_kept, require_picture, require_replaced
from bot.probe.messages import V2, layout, naming, shown
from bot.probe.picture import OTHER_NAME, SECOND, picture
from bot.probe.probe import DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, Interaction, Probe, require

NEW_PICTURE = {OTHER_NAME: picture(SECOND)}


async def _pressed(probe: Probe) -> tuple[Json, Interaction]:
    return await probe.press_on("What becomes of a picture when its message is pressed?", alt=ALT)


@assumption("An answer that edits the pressed message (type 7) without `attachments` keeps its file")
async def press_keeps_file(probe: Probe) -> str:
    message, press = await _pressed(probe)
    refused_or(await probe.answer(press, UPDATE, layout("Answered", alt=ALT)))
    return await require_kept(probe, message, require_picture(message))


@assumption(
    "An answer (type 7) that names the file by its id in the pressed message's component keeps it",
    code="bot/ui/table_message/table_message.py",
    breaks="a press that does not change the picture is refused once, and then uploads it again",
)
async def press_keeps_named_file(probe: Probe) -> str:
    message, press = await _pressed(probe)
    known = require_picture(press.payload["message"])
    body = layout("Answered", alt=ALT) | {"attachments": [{"id": known.id}]}
    refused_or(await probe.answer(press, UPDATE, body))
    return await require_kept(probe, message, require_picture(message))


@assumption(
    "An answer (type 7) can replace the picture", code="bot/ui/reply/reply.py", breaks="moves by press are not drawn"
)
async def press_takes_upload(probe: Probe) -> str:
    message, press = await _pressed(probe)
    body = layout("Answered", alt=ALT, file=OTHER_NAME) | naming(OTHER_NAME)
    refused_or(await probe.answer(press, UPDATE, body, files=NEW_PICTURE))
    return await require_replaced(probe, require_picture(await probe.read(message)), require_picture(message))


@assumption(
    "A press carries its message with the picture as the component shows it",
    code="bot/ui/gateway/raw_interactions.py",
    breaks="the picture of a pressed message is not recognized, so that every answer uploads it again",
)
async def press_carries_picture(probe: Probe) -> str:
    message, press = await _pressed(probe)
    require(await probe.answer(press, DEFERRED_UPDATE))
    carried, posted = shown(press.payload["message"]), require_picture(message)
    if carried is None or not carried.named or carried.id != posted.id:
        raise NotHeld(f"it carries {carried or 'no picture'} instead of attachment {posted.id}")
    return f"attachment {carried.id}"


@assumption(
    "After a deferred press (type 6) the edit by its token can replace the picture, if `attachments` names it",
    code="bot/ui/reply/reply.py",
    breaks="moves whose answer takes longer than two seconds are not drawn",
)
async def deferred_press_takes_named_upload(probe: Probe) -> str:
    return await _deferred_upload(probe, naming(OTHER_NAME))


@assumption("After a deferred press (type 6) the edit by its token can replace the picture without naming it")
async def deferred_press_takes_unnamed_upload(probe: Probe) -> str:
    return await _deferred_upload(probe, {})


async def _deferred_upload(probe: Probe, attachments: Json) -> str:
    message, press = await _pressed(probe)
    require(await probe.answer(press, DEFERRED_UPDATE))
    body = layout("Answered", alt=ALT, file=OTHER_NAME) | attachments
    refused_or(await probe.edit_original(press, body, files=NEW_PICTURE))
    return await require_replaced(probe, require_picture(await probe.read(message)), require_picture(message))


@assumption(
    "A deferred answer (type 5) can become a Components V2 message with a picture",
    code="bot/ui/reply/reply.py",
    breaks="a table that takes longer than two seconds to draw is not posted",
)
async def deferred_answer_becomes_picture(probe: Probe) -> str:
    _, press = await probe.press_on("A deferred answer")
    require(await probe.answer(press, DEFERRED_MESSAGE))
    body = layout("Answered", alt=ALT, file=OTHER_NAME) | naming(OTHER_NAME)
    refused_or(await probe.edit_original(press, body, files=NEW_PICTURE))
    seen = require_picture(await probe.read_original(press))
    return f"attachment {seen.id}"


@assumption("A deferral (type 5) ignores every flag but EPHEMERAL: the edit has to say that it is Components V2")
async def deferral_ignores_flags(probe: Probe) -> str:
    _, press = await probe.press_on("A deferral with a flag")
    require(await probe.answer(press, DEFERRED_MESSAGE, {"flags": V2}))
    flags = (await probe.read_original(press))["flags"]
    require(await probe.edit_original(press, layout("Answered")))
    if flags & V2:
        raise NotHeld(f"the deferred message has the flags {flags}")
    return f"its flags are {flags}"
