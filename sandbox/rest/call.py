"""One request to the REST API, and the answer to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request

from sandbox.protocol.encoding import Json, loads
from sandbox.protocol.errors import ApiError
from sandbox.services import Services
from sandbox.validation.form import is_natural
from sandbox.world.files import Upload
from sandbox.world.world import World

_TRUE = ("1", "true", "True")


@dataclass(frozen=True)
class Call:
    """A request. `ids` are the ids in its path by name; `body` is its JSON (`payload_json` in a form with files)."""

    services: Services
    ids: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    @property
    def world(self) -> World:
        """The state of the sandbox."""
        return self.services.world

    @property
    def json(self) -> Json:
        """The body, which has to be an object.

        Raises:
            ApiError: 50035.
        """
        if isinstance(self.body, dict):
            return self.body
        error = {"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used in a DictType"}
        raise ApiError(400, 50035, "Invalid Form Body", {"_errors": [error]})

    def flag(self, name: str) -> bool:
        """Whether a query parameter is true."""
        return self.query.get(name) in _TRUE


@dataclass(frozen=True)
class Reply:
    """An answer: JSON, or no body with status 204."""

    body: object = None
    status: int = 200


NO_CONTENT = Reply(status=204)


async def read_body(request: Request) -> tuple[Any, list[Upload]]:
    """Reads the request's JSON and files.

    Raises:
        ApiError: 50109 for invalid JSON, 50035 for another content type.
    """
    kind = request.headers.get("content-type", "").partition(";")[0]
    if kind == "multipart/form-data":
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


def _decoded(raw: str | bytes) -> Any:
    try:
        return loads(raw)
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error
