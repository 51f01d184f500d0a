"""One request to the REST API, and the answer to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sandbox.protocol.encoding import Json
from sandbox.protocol.errors import ApiError
from sandbox.services import Services
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
        """The body, which has to be a JSON object.

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
