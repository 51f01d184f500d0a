"""The schemas of Compose and of Kubernetes, from two packages that `make schemas` installs.

DEPLOY_SCHEMAS names their folder, if it is not the one that `make schemas` uses.
"""

import json
import os
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

FOLDER = Path(os.environ.get("DEPLOY_SCHEMAS") or Path(sys.prefix) / "schemas")

needs_schemas = pytest.mark.skipif(not FOLDER.is_dir(), reason="the schemas are not installed: make schemas")


@cache
def compose_schema() -> jsonschema_rs.Validator:
    """Returns the schema of compose files."""
    file = FOLDER / "check_jsonschema" / "builtin_schemas" / "vendor" / "compose-spec.json"
    return jsonschema_rs.validator_for(json.loads(file.read_text(encoding="utf-8")))


def kubernetes_errors(manifest: Mapping[str, Any], version: str) -> list[str]:
    """Returns the errors of a manifest, such as fields unknown to Kubernetes. version: of Kubernetes, such as 1.37."""
    (folder,) = (FOLDER / "kubernetes_validate" / "kubernetes-json-schema").glob(f"v{version}.*-local-strict")
    group, _, api = manifest["apiVersion"].rpartition("/")
    name = "-".join(filter(None, [manifest["kind"].lower(), group.partition(".")[0], api]))
    schema = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    validator = jsonschema_rs.validator_for(schema, registry=_definitions(folder), offline=True)
    return [f"{list(error.instance_path)}: {error.message}" for error in validator.iter_errors(manifest)]


@cache
def _definitions(folder: Path) -> jsonschema_rs.Registry:
    """Returns the definitions to which the schemas of this version refer."""
    definitions = json.loads((folder / "_definitions.json").read_text(encoding="utf-8"))
    return jsonschema_rs.Registry([(definitions["$id"], definitions)])
