"""Checks REST requests and answers against Discord's OpenAPI description, which is not part of the project.

check = OpenApiCheck.from_environment()      # None if DISCORD_OPENAPI doesn't name the description's file
async with Sandbox.serve(observer=check) as discord:
    ...
assert not (check and check.violations)
"""

import copy
import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from sandbox.protocol.component_types import walk
from sandbox.rest.routing import Exchange

Json = dict[str, Any]
_METHODS_OF_FORMS = ("PUT", "POST", "PATCH")
_UNION = "oneOf", "anyOf"
_IDS = re.compile(r"\{\w+\}")
_REFERENCE = "#/components/schemas/"


class OpenApiCheck:
    """Checks every answer and every accepted request; collects the `violations`. `checked` counts the answers."""

    def __init__(self, description: Path) -> None:
        spec = _spec(description)
        self._schemas = spec["components"]["schemas"]
        self._responses = spec["components"]["responses"]
        self._paths = {_IDS.sub("{}", path): operations for path, operations in spec["paths"].items()}
        self._validators = _validators(description)
        self.violations: list[str] = []
        self.checked = 0

    @classmethod
    def from_environment(cls) -> "OpenApiCheck | None":
        """Returns a check against the description that DISCORD_OPENAPI names; None if the variable is not set."""
        named = os.environ.get("DISCORD_OPENAPI")
        return cls(Path(named)) if named else None

    def __call__(self, exchange: Exchange) -> None:
        """Checks one request and its answer."""
        self.checked += 1
        where = f"{exchange.method} {exchange.route}"
        operation = self._paths.get(_IDS.sub("{}", exchange.route), {}).get(exchange.method.lower())
        if operation is None:
            self.violations.append(f"{where}: Discord has no such route")
            return
        if exchange.status < 400 and exchange.method in _METHODS_OF_FORMS and exchange.body is not None:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            self._check(f"{where} request", schema, _as_described(exchange.body))
        if exchange.status < 500:
            self._check_answer(where, operation, exchange)

    def _check_answer(self, where: str, operation: Json, exchange: Exchange) -> None:
        status = str(exchange.status)
        described = operation["responses"].get(status) or operation["responses"].get(f"{status[0]}XX")
        if described is None:
            self.violations.append(f"{where}: {status} is no answer of this route")
            return
        if "$ref" in described:
            described = self._responses[described["$ref"].rpartition("/")[2]]
        content = described.get("content", {}).get("application/json")
        if content is None:
            if exchange.answer is not None:
                self.violations.append(f"{where} {status}: has a body where Discord sends none")
            return
        self._check(f"{where} {status}", content["schema"], exchange.answer)

    def _check(self, where: str, schema: Json, instance: object) -> None:
        validator = self._validators.get(where)
        if validator is None:
            whole = schema | {"components": {"schemas": self._schemas}}
            validator = self._validators[where] = jsonschema_rs.Draft202012Validator(whole, validate_formats=True)
        for error in validator.iter_errors(instance):
            place = "/".join(map(str, error.instance_path))
            self.violations.append(f"{where} at {place or 'the top'}: {error.message[:300]}")


def _as_described(body: object) -> object:
    """Converts values to the description's types where Discord's reference, and so libraries, allow others.

    Ids of attachments, recipients, mentions and default values may be numbers; a command's permissions may be text.
    """
    body = copy.deepcopy(body)
    parts = [one for one in (body if isinstance(body, list) else (body,)) if isinstance(one, dict)]
    parts += [one["data"] for one in parts if isinstance(one.get("data"), dict)]
    for part in parts:
        for attachment in part.get("attachments") or ():
            attachment["id"] = str(attachment["id"])
        mentions = part.get("allowed_mentions") or {}
        for named in ("users", "roles"):
            if named in mentions:
                mentions[named] = [str(one) for one in mentions[named]]
        for component in walk(part.get("components") or []):
            for chosen in component.get("default_values") or ():
                chosen["id"] = str(chosen["id"])
        if "recipient_id" in part:
            part["recipient_id"] = str(part["recipient_id"])
        if isinstance(part.get("default_member_permissions"), str):
            part["default_member_permissions"] = int(part["default_member_permissions"])
    return body


@cache
def _validators(_description: Path) -> dict[str, jsonschema_rs.Validator]:
    """Returns the validators by the part that they check. All checks share them, since each takes long to create."""
    return {}


@cache
def _spec(description: Path) -> Json:
    spec: Json = json.loads(description.read_text("utf-8"))
    schemas = spec["components"]["schemas"]
    schemas["InnerErrors"] = _INNER_ERRORS
    narrowed: Json = _narrow(spec, schemas)
    return narrowed


_INNER_ERRORS: Json = {
    "type": "object",
    "required": ["_errors"],
    "additionalProperties": False,
    "properties": {
        "_errors": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["code", "message"],
                "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
            },
        }
    },
}
"""The error codes of form fields are texts, as in Discord's reference; the description has numbers."""


def _narrow(node: Any, schemas: Json) -> Any:
    """Replaces unions of objects that differ in `type` with conditions, so that errors name the invalid field."""
    if isinstance(node, list):
        return [_narrow(one, schemas) for one in node]
    if not isinstance(node, dict):
        return node
    for union in _UNION:
        kinds = _kinds(node.get(union), schemas)
        if kinds:
            rest = {key: _narrow(value, schemas) for key, value in node.items() if key != union}
            return rest | _chain(kinds, nullable={"type": "null"} in node[union])
    return {key: _narrow(value, schemas) for key, value in node.items()}


def _kinds(branches: Any, schemas: Json) -> list[tuple[list[Any], Json]]:
    """Returns each branch of a union with its values of `type`; empty if `type` does not tell them apart."""
    kinds = []
    for branch in branches or ():
        if branch == {"type": "null"}:
            continue
        named = branch.get("$ref", "").removeprefix(_REFERENCE)
        values = schemas.get(named, {}).get("properties", {}).get("type", {}).get("enum")
        if not values:
            return []
        kinds.append((values, branch))
    return kinds if len(kinds) > 1 else []


def _chain(kinds: list[tuple[list[Any], Json]], *, nullable: bool) -> Json:
    known = [value for values, _ in kinds for value in values]
    of_type: Json = {"type": "object", "required": ["type"], "properties": {"type": {"enum": known}}}
    conditions = [
        {"if": {"type": "object", "properties": {"type": {"enum": values}}}, "then": branch} for values, branch in kinds
    ]
    if nullable:
        return {"if": {"not": {"type": "null"}}, "then": {**of_type, "allOf": conditions}}
    return {**of_type, "allOf": conditions}
