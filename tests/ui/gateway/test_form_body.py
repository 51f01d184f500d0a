"""Forms with files are read by others as they were meant."""

from email import message_from_bytes
from io import BytesIO
from typing import Any

from bot.ui.gateway.interaction_token import form_body

PNG = bytes(range(256)) + b"\r\n--b--\r\n"
"""Bytes of all kinds, and lines that look like the end of a form with another boundary."""


def read(body: bytes, boundary: str) -> list[tuple[object, str | None, str, object]]:
    """Returns name, file name, type and value of each field, as Python's own parser of MIME messages reads them."""
    form = message_from_bytes(f"Content-Type: multipart/form-data; boundary={boundary}\r\n\r\n".encode() + body)
    parts = [part for part in form.walk() if part is not form]
    return [
        (
            part.get_param("name", header="content-disposition"),
            part.get_filename(),
            part.get_content_type(),
            part.get_payload(decode=True),
        )
        for part in parts
    ]


def test_a_form_has_its_texts_and_its_files_as_they_are() -> None:
    fields: list[dict[str, Any]] = [
        {"name": "payload_json", "value": '{"name": "Zoë"}'},
        {"name": "files[0]", "value": BytesIO(PNG), "filename": "a.png", "content_type": "application/octet-stream"},
    ]
    text, file = read(form_body(fields, "boundary"), "boundary")
    assert text == ("payload_json", None, "text/plain", '{"name": "Zoë"}'.encode())
    assert file == ("files[0]", "a.png", "application/octet-stream", PNG)


def test_a_file_name_ends_neither_its_field_nor_its_header() -> None:
    name = 'a"\r\nX: 1.png'
    fields = [{"name": "files[0]", "value": BytesIO(b"x"), "filename": name, "content_type": "image/png"}]
    ((_, filename, kind, value),) = read(form_body(fields, "boundary"), "boundary")
    assert (filename, kind, value) == ("a%22%0D%0AX: 1.png", "image/png", b"x")
