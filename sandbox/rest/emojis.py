"""The application's emoji, which it may use on buttons everywhere."""

import re
from base64 import b64decode
from binascii import Error

from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError
from sandbox.rest.call import NO_CONTENT, Call, Reply
from sandbox.rest.routing import Route
from sandbox.validation.form import Form, FormErrors
from sandbox.world.files import content_type, picture_size

MOST, MAX_BYTES, MAX_SIDE = 2000, 256 * 1024, 128
"""The most emoji of an application, and the largest picture in bytes and pixels."""

_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_DATA = re.compile(r"data:image/(png|gif|jpeg|webp);base64,(?P<content>[A-Za-z0-9+/=]+)")


def list_emojis(call: Call) -> Reply:
    """Returns all emoji."""
    _require_own(call)
    return Reply({"items": list(call.world.emojis.values())})


def create_emoji(call: Call) -> Reply:
    """Creates an emoji from a picture in the request."""
    _require_own(call)
    errors = FormErrors()
    form = Form(call.json, errors)
    name = _name(call, form)
    content = _picture(form)
    errors.raise_any()
    if len(call.world.emojis) >= MOST:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST})")
    id_ = call.world.snowflakes.next()
    url = f"{call.world.files.base}/cdn/emojis/{id_}.png"
    call.world.files.add({"url": url, "content_type": content_type("emoji.png", content)}, content)
    wire: Json = {
        "id": id_,
        "name": name,
        "roles": [],
        "user": call.world.bot.json(),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    call.world.emojis[id_] = wire
    return Reply(wire, 201)


def get_emoji(call: Call) -> Reply:
    """Returns one."""
    return Reply(_emoji(call))


def rename_emoji(call: Call) -> Reply:
    """Renames an emoji."""
    emoji, errors = _emoji(call), FormErrors()
    name = _name(call, Form(call.json, errors))
    errors.raise_any()
    emoji["name"] = name
    return Reply(emoji)


def delete_emoji(call: Call) -> Reply:
    """Deletes an emoji; messages with it then show its name."""
    del call.world.emojis[_emoji(call)["id"]]
    return NO_CONTENT


def _require_own(call: Call) -> None:
    if call.ids["application"] != call.world.application:
        raise ApiError(403, 20012, "You are not authorized to perform this action on this application")


def _emoji(call: Call) -> Json:
    _require_own(call)
    emoji = call.world.emojis.get(call.ids["emoji"])
    if emoji is None:
        raise ApiError(404, 10014, "Unknown Emoji")
    return emoji


def _name(call: Call, form: Form) -> str:
    name = form.text("name", 32, least=2, required=True) or ""
    if len(name) > 1 and not _NAME.fullmatch(name):
        form.error("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(one["name"] == name for one in call.world.emojis.values()):
        form.error("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name is already taken")
    return name


def _picture(form: Form) -> bytes:
    data = _DATA.fullmatch(form.text("image", 4 * MAX_BYTES, required=True) or "")
    try:
        content = b64decode(data["content"], validate=True) if data else b""
    except Error:
        content = b""
    if not content and form.has("image"):
        form.error("image", "IMAGE_INVALID", "Invalid image data")
    elif len(content) > MAX_BYTES:
        form.error("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    elif (size := picture_size(content)) is not None and max(size) > MAX_SIDE:
        form.error("image", "IMAGE_INVALID", "The sandbox does not resize pictures")
    return content


_ALL, _ONE = "/applications/{application}/emojis", "/applications/{application}/emojis/{emoji}"

ROUTES = (
    Route("GET", _ALL, list_emojis),
    Route("POST", _ALL, create_emoji),
    Route("GET", _ONE, get_emoji),
    Route("PATCH", _ONE, rename_emoji),
    Route("DELETE", _ONE, delete_emoji),
)
