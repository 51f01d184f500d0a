"""Encodes a message with its files as one body.

Of the same fields aiohttp makes an object for each, and writes the body in four pieces a field: of a press with a
picture that was a twentieth of the CPU time.
"""

from collections.abc import Iterable, Mapping
from typing import Any

_ESCAPED = str.maketrans({'"': "%22", "\r": "%0D", "\n": "%0A"})
"""How names in forms are escaped: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html."""


def form_body(fields: Iterable[Mapping[str, Any]], boundary: str) -> bytes:
    """Returns a `multipart/form-data` body.

    Args:
        boundary: occurs in none of the fields.
        fields: as discord.py gives them to `aiohttp.FormData.add_field`: each has a name, and a value that is a
            text or an open file; a file has a filename and a content type, too.
    """
    parts = list[bytes]()
    for field in fields:
        value = field["value"]
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_escaped(field["name"])}"'
        if "filename" in field:
            head += f'; filename="{_escaped(field["filename"])}"'
        if "content_type" in field:
            head += f"\r\nContent-Type: {field['content_type']}"
        body = value.encode() if isinstance(value, str) else value.read()
        parts += f"{head}\r\n\r\n".encode(), body, b"\r\n"
    return b"".join([*parts, f"--{boundary}--\r\n".encode()])


def _escaped(name: str) -> str:
    return name.translate(_ESCAPED)
