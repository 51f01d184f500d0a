"""Files outside of a gallery: the thumbnail of a section, an animation, and a file to download."""

from bot.probe.api import Json
from bot.probe.assumption import NotHeld, assumption
from bot.probe.assumptions.pictures import refused_or
from bot.probe.messages import V2
from bot.probe.picture import NAME, picture
from bot.probe.probe import Probe, field_of, require

SECTION, TEXT, THUMBNAIL, GALLERY, FILE = 9, 10, 11, 12, 13
GIF = (
    b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x3b\x7d\xa5\xa5\x5d\x3b"
    + 2 * b"\x21\xf9\x04\x04\x32\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00"
    + b"\x3b"
)
"""An animation of two frames, of one pixel each."""


async def _posted(probe: Probe, component: Json, name: str, content: bytes) -> Json:
    body = {"flags": V2, "components": [component]}
    message: Json = refused_or(await probe.api("POST", probe.messages, body, files={name: content})).body
    probe.undo.append(lambda: probe.delete(f"{probe.messages}/{message['id']}", "message"))
    return message


async def _require_loads(probe: Probe, media: Json) -> None:
    if not await probe.api.loads(media["url"]):
        raise NotHeld("its file cannot be loaded")


@assumption(
    "The thumbnail of a section shows an uploaded file, which an edit keeps that names its id",
    code="bot/ui/views/outgoing_message.py",
    breaks="lobbies have no pictures, or upload them with each edit",
)
async def thumbnail_is_kept(probe: Probe) -> str:
    section = {
        "type": SECTION,
        "components": [{"type": TEXT, "content": "A thumbnail"}],
        "accessory": {"type": THUMBNAIL, "media": {"url": f"attachment://{NAME}"}},
    }
    message = await _posted(probe, section, NAME, picture())
    before = message["components"][0]["accessory"]["media"]
    if (id_ := field_of(before, "attachment_id")) is None:
        raise NotHeld("the thumbnail does not name its file")
    body = {"flags": V2, "components": [section], "attachments": [{"id": id_}]}
    edited = require(await probe.edit(message, body), "the edit was refused:")
    after = edited.body["components"][0]["accessory"]["media"]
    if after["attachment_id"] != id_:
        raise NotHeld(f"it shows attachment {after['attachment_id']}, no longer {id_}")
    await _require_loads(probe, after)
    return f"still attachment {id_}"


@assumption(
    "A gallery shows an animation", code="bot/ui/replays/replay.py", breaks="replays stand still, or are refused"
)
async def animation_is_shown(probe: Probe) -> str:
    gallery = {"type": GALLERY, "items": [{"media": {"url": "attachment://probe.gif"}}]}
    message = await _posted(probe, gallery, "probe.gif", GIF)
    media = message["components"][0]["items"][0]["media"]
    await _require_loads(probe, media)
    return f"as {media.get('content_type') or 'a file without a type'}"


@assumption(
    "A component offers an uploaded file for download",
    code="bot/ui/views/components.py",
    breaks="records of games, and what is stored of a person, cannot be downloaded",
)
async def file_is_offered(probe: Probe) -> str:
    message = await _posted(probe, {"type": FILE, "file": {"url": "attachment://probe.json"}}, "probe.json", b"{}")
    file = message["components"][0]
    await _require_loads(probe, file["file"])
    return f"as {file.get('name') or 'a file without a name'}"
