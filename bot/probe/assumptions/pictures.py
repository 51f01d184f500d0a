"""Pictures in a posted message, and after an edit of it by the bot itself (PATCH)."""

from bot.probe.api import Answer, Json
from bot.probe.assumption import NotHeld, assumption
from bot.probe.messages import Shown, layout, naming, shown
from bot.probe.picture import HEIGHT, NAME, OTHER_NAME, SECOND, WIDTH, picture
from bot.probe.probe import Probe, require

ALT = "A picture in one colour"
SIZE_TRIES = 5
"""The most times a message is read, one a second, until its picture has a size: Discord measures it later."""


async def _posted(probe: Probe) -> tuple[Json, Shown]:
    message = await probe.post(layout("A picture", alt=ALT), with_picture=True)
    return message, require_picture(message)


def require_picture(message: Json) -> Shown:
    """Returns the picture of a message. Raises NotHeld if it shows none."""
    if (picture_of := shown(message)) is None:
        raise NotHeld("the message shows no picture")
    return picture_of


async def require_kept(probe: Probe, message: Json, before: Shown) -> str:
    """Reads the message again; raises NotHeld if it does not show the same file as before."""
    after = require_picture(await probe.read(message))
    if after.id != before.id:
        raise NotHeld(f"the picture is attachment {after.id or 'without an id'}, no longer {before.id}")
    if not await probe.api.loads(after.url):
        raise NotHeld("the picture can no longer be loaded")
    return f"still attachment {after.id}"


async def require_replaced(probe: Probe, after: Shown, before: Shown) -> str:
    """Raises NotHeld if the picture is still the same file as before, or cannot be loaded."""
    if after.id == before.id:
        raise NotHeld("the message still shows the old picture")
    if not await probe.api.loads(after.url):
        raise NotHeld("the new picture cannot be loaded")
    return f"attachment {after.id} instead of {before.id}"


def refused_or(answer: Answer) -> Answer:
    """Returns a successful answer. Raises NotHeld for a refused one."""
    return require(answer, "the request was refused:")


@assumption(
    "Discord reports a picture's width and height, so that its place is reserved before it is loaded",
    breaks="nothing, but messages jump while their pictures load",
)
async def size_is_reported(probe: Probe) -> str:
    message, seen = await _posted(probe)
    for _ in range(SIZE_TRIES):
        if seen.size == (WIDTH, HEIGHT):
            return f"{WIDTH}x{HEIGHT}"
        await probe.sleep(1)
        seen = require_picture(await probe.read(message))
    raise NotHeld(f"a picture of {WIDTH}x{HEIGHT} is reported as {seen.size[0]}x{seen.size[1]}")


@assumption("A file that a component shows is not listed in the message's attachments")
async def shown_file_is_not_listed(probe: Probe) -> str:
    message, seen = await _posted(probe)
    listed = [one["id"] for one in message["attachments"]]
    if seen.id in listed:
        raise NotHeld("it is listed")
    return f"{len(listed)} listed"


@assumption(
    "A component names the file that it shows by `attachment_id`, and its address ends with the name of the upload",
    code="bot/ui/gateway/raw_interactions.py",
    breaks="the picture of a pressed message is not recognized, so that every answer uploads it again",
)
async def component_names_its_file(probe: Probe) -> str:
    _, seen = await _posted(probe)
    if not seen.named or not seen.url.partition("?")[0].endswith(f"/{NAME}"):
        raise NotHeld(f"it has {'an' if seen.named else 'no'} `attachment_id`, and the address {seen.url}")
    return f"attachment {seen.id}"


@assumption(
    "The alt text of a picture is kept, also by an edit that keeps the picture",
    code="bot/ui/text/captions.py",
    breaks="people who do not see the picture are told nothing of it",
)
async def alt_text_is_kept(probe: Probe) -> str:
    message, seen = await _posted(probe)
    refused_or(await probe.edit(message, layout("Edited", alt=ALT)))
    after = require_picture(await probe.read(message))
    if (seen.alt, after.alt) != (ALT, ALT):
        raise NotHeld(f"it is {seen.alt!r}, after an edit {after.alt!r}")
    return "posted and edited"


@assumption(
    "An edit (PATCH) without `attachments` keeps the file that it shows",
    code="bot/ui/table_message/layout.py",
    breaks="a table whose picture has not changed loses it when the bot edits it after a press by somebody else",
)
async def edit_keeps_file(probe: Probe) -> str:
    message, seen = await _posted(probe)
    refused_or(await probe.edit(message, layout("Edited", alt=ALT)))
    return await require_kept(probe, message, seen)


@assumption(
    "An edit (PATCH) that names the file by its id in `attachments` keeps it",
    code="bot/ui/views/outgoing_message.py",
    breaks="a table whose picture has not changed uploads it after each refused edit, or loses it",
)
async def edit_keeps_named_file(probe: Probe) -> str:
    message, seen = await _posted(probe)
    refused_or(await probe.edit(message, layout("Edited", alt=ALT) | {"attachments": [{"id": seen.id}]}))
    return await require_kept(probe, message, seen)


@assumption(
    "An edit (PATCH) can put a new file into a gallery, if `attachments` names it",
    code="bot/ui/table_message/table_message.py",
    breaks="a table is posted again for each redraw",
)
async def edit_takes_named_upload(probe: Probe) -> str:
    return await _edit_uploads(probe, naming(OTHER_NAME))


@assumption("An edit (PATCH) can put a new file into a gallery without naming it in `attachments`")
async def edit_takes_unnamed_upload(probe: Probe) -> str:
    return await _edit_uploads(probe, {})


async def _edit_uploads(probe: Probe, attachments: Json) -> str:
    message, seen = await _posted(probe)
    body = layout("Edited", alt=ALT, file=OTHER_NAME) | attachments
    refused_or(await probe.edit(message, body, files={OTHER_NAME: picture(SECOND)}))
    return await require_replaced(probe, require_picture(await probe.read(message)), seen)
