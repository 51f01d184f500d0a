"""Reads the bodies of requests and of an interactions endpoint's answers: JSON, or a form with files."""

from typing import Any

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message

from sandbox.protocol.encoding import loads
from sandbox.protocol.errors import ApiError
from sandbox.validation.form import is_natural
from sandbox.world.files import Upload

FORM = "multipart/form-data"


async def read_body(request: Request) -> tuple[Any, list[Upload]]:
    """Reads the request's JSON and files.

    Raises:
        ApiError: 50109 for invalid JSON, 50035 for another content type.
    """
    kind = request.headers.get("content-type", "").partition(";")[0]
    if kind == FORM:
        return await _read_form(request)
    raw = await request.body()
    if not raw:
        return None, []
    if kind != "application/json":
        error = {"code": "CONTENT_TYPE_INVALID", "message": 'Expected "Content-Type" header to be application/json.'}
        raise ApiError(400, 50035, "Invalid Form Body", {"_errors": [error]})
    return _decoded(raw), []


async def _read_form(request: Request) -> tuple[Any, list[Upload]]:
    body, uploads = None, []
    async with request.form(max_files=25, max_part_size=25 * 1024 * 1024) as form:
        for name, value in form.multi_items():
            if name == "payload_json" and isinstance(value, str):
                body = _decoded(value)
            elif isinstance(value, UploadFile):
                number = name.removeprefix("files[").removesuffix("]")
                if not is_natural(number):
                    raise ApiError(400, 50035, "Invalid Form Body")
                uploads.append(Upload(int(number), value.filename or "unknown", await value.read()))
    return body if body is not None else {}, uploads


async def read_form(content_type: str, content: bytes) -> tuple[Any, list[Upload]]:
    """Reads the JSON and the files of a form outside a request.

    Raises:
        ApiError: 50109 for invalid JSON, 50035 for an invalid form.
    """

    async def receive() -> Message:
        return {"type": "http.request", "body": content, "more_body": False}

    headers = [(b"content-type", content_type.encode("latin-1"))]
    try:
        return await _read_form(Request({"type": "http", "method": "POST", "headers": headers}, receive))
    except HTTPException as error:
        raise ApiError(400, 50035, "Invalid Form Body") from error


def _decoded(raw: str | bytes) -> Any:
    try:
        return loads(raw)
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error
