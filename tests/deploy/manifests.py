"""Reads the files in deploy/ that Compose and Kubernetes use."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from bot.settings import VARIABLES

DEPLOY = Path(__file__).parents[2] / "deploy"

Manifest: TypeAlias = Mapping[str, Any]


@cache
def read_yaml(path: Path) -> list[Manifest]:
    """Returns the documents of a YAML file."""
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def applied(door: str) -> Iterator[Manifest]:
    """Yields what `kubectl apply --kustomize deploy/kubernetes/<door>` applies."""
    folder = DEPLOY / "kubernetes" / door
    (kustomization,) = read_yaml(folder / "kustomization.yaml")
    for resource in kustomization["resources"]:
        path = folder / resource
        yield from applied(str(path.resolve().relative_to(DEPLOY / "kubernetes"))) if path.is_dir() else read_yaml(path)


def unknown_settings(environment: Mapping[str, object]) -> set[str]:
    """Returns the names in an environment that are not settings of the bot."""
    return set(environment) - VARIABLES.keys()
